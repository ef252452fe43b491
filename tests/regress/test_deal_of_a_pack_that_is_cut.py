"""`changpai deal leshan` showed empty hands: the pack is cut before the deal. A resting seat was an empty line."""

import json

import pytest

from changpai_desktop.cli.main import main
from changpai_desktop.games.registry import GAME_IDS, game


@pytest.mark.parametrize(("name", "seats"), [(i, n) for i in GAME_IDS for n in game(i).seats])
def test_cards_are_dealt(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", name, "8K3F-Q2TM", "--seats", str(seats), "--json"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert sum(bool(cards) for cards in made["seats"]) >= min(seats, 3)
    pack = list(made["pack"])
    for card in [card for cards in made["seats"] for card in cards]:
        pack.remove(card)  # each from the pack, none twice
    assert main(["deal", name, "8K3F-Q2TM", "--seats", str(seats)]) == 0
    for line in capsys.readouterr().out.splitlines():
        assert line == line.rstrip()


def test_the_cut_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "leshan", "8K3F-Q2TM", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["first"] == [{"seat": 2, "do": "cut 8"}]
    assert main(["deal", "leshan", "8K3F-Q2TM"]) == 0
    assert "seat 2 first: cut 8\n" in capsys.readouterr().out
    assert main(["deal", "hunan", "8K3F-Q2TM"]) == 0
    assert " first: " not in capsys.readouterr().out
