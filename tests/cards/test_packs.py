"""The five packs as data (rules changpai 0.1, FORMAT of the rule cases)."""

import pytest

from changpai_desktop.cards import PACKS, CardError

DOMINO = PACKS["domino"]


def test_domino_kinds_are_the_throws_of_two_dice() -> None:
    """0.1: 21 kinds, each unordered throw once, with the pip counts of the table."""
    throws = {tuple(sorted(k.token)) for k in DOMINO.kinds}
    assert len(throws) == 21
    by_pips = {p: sum(k.pips == p for k in DOMINO.kinds) for p in range(2, 13)}
    assert by_pips == {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 2, 10: 2, 11: 1, 12: 1}


def test_red_and_black_domino_kinds() -> None:
    """0.1: twelve kinds show a red pip, nine none; 地 人 幺四 are wholly red; 6-6 is half red."""
    red = {k.token for k in DOMINO.kinds if k.red_pips}
    assert red == {"11", "21", "31", "41", "51", "61", "42", "43", "44", "54", "64", "66"}
    assert {k.token for k in DOMINO.kinds if k.red_pips == k.pips} == {"11", "41", "44"}
    assert DOMINO.kind("66").red_pips == 6


@pytest.mark.parametrize(
    ("pack", "kinds"), [("domino", 21), ("zipai", 20), ("shangdaren", 25), ("qianhong", 31), ("mahjong", 27)]
)
def test_sizes_and_unique_names(pack: str, kinds: int) -> None:
    """Every kind of a pack has its own token and its own name in each language."""
    found = PACKS[pack].kinds
    assert len(found) == kinds
    for language in ("zh_CN", "zh_TW", "en"):
        assert len({k.name(language) for k in found}) == kinds


def test_text_kinds_exist_but_are_not_played() -> None:
    """0.1: 听用 and 财神 are printed (23 kinds) and are no part of a deal."""
    assert [k.zh_cn for k in DOMINO.text_kinds] == ["听用", "财神"]
    assert DOMINO.kind("听").zh_cn == "听用"
    with pytest.raises(CardError):
        DOMINO.parse("听")


def test_hunjiang_is_the_last_kind_of_its_pack_and_is_played() -> None:
    """4.1: eight lines of three characters, and 混江, which is a card of the stock."""
    pack = PACKS["shangdaren"]
    *lines, jiang = pack.kinds
    assert [(k.suit, k.pips) for k in lines] == [(str(n), place) for n in range(1, 9) for place in (1, 2, 3)]
    assert (jiang.token, jiang.zh_cn, jiang.suit, jiang.pips) == ("混", "混江", "jiang", 0)
    assert pack.text_kinds == () and pack.index["混"] == 24
    assert pack.parse("可知礼混") == ("可", "知", "礼", "混")


@pytest.mark.parametrize(
    ("pack", "text", "tokens"),
    [
        ("domino", "66 66 11", ("66", "66", "11")),
        ("zipai", "一二三 壹", ("一", "二", "三", "壹")),
        ("shangdaren", "上大人", ("上", "大", "人")),
        ("mahjong", "123m456p", ("1m", "2m", "3m", "4p", "5p", "6p")),
        ("qianhong", "1m 千 红白", ("1m", "千", "红", "白")),
        ("mahjong", "", ()),
    ],
)
def test_parse_and_print_are_inverse(pack: str, text: str, tokens: tuple[str, ...]) -> None:
    found = PACKS[pack].parse(text)
    assert found == tokens
    assert PACKS[pack].parse(PACKS[pack].print(found)) == found


@pytest.mark.parametrize(
    ("pack", "text"),
    [
        ("domino", "77"),
        ("domino", "6 6"),
        ("domino", "12"),
        ("mahjong", "12"),
        ("zipai", "66"),
        ("mahjong", "1m2"),
    ],
)
def test_a_card_that_does_not_exist_is_named(pack: str, text: str) -> None:
    with pytest.raises(CardError, match=text.split()[0][:1]):
        PACKS[pack].parse(text)


def test_a_sixth_heaven_is_refused() -> None:
    with pytest.raises(CardError, match="6 cards 66"):
        DOMINO.counts(["66"] * 6, 5)
