"""`changpai --selftest`: draws a card, loads zh_CN, plays a hand with the window's engine; exit code 0 if well."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from changpai_desktop.desktop.app import House, make_application
from changpai_desktop.desktop.demo import config_of, places_in, play_one
from changpai_desktop.desktop.i18n import language, tr, word
from changpai_desktop.games.registry import GAME_IDS, game


def card_drawn(house: House) -> str:
    """What is wrong with drawing a card; empty if nothing."""
    played = game(GAME_IDS[0])
    picture = house.settings.look.faces.card(played.sign.emblem[0], 100).toImage()
    colours = {picture.pixel(x, y) for x in range(0, picture.width(), 3) for y in range(0, picture.height(), 3)}
    return "" if len(colours) > 3 else "the card is blank"


def chinese_loaded() -> str:
    """What is wrong with the translation; empty if nothing."""
    language().set("zh_CN")
    name = word(game(GAME_IDS[0]).name)
    wrong = name == game(GAME_IDS[0]).name.source or tr("Shell", "Settings") == "Settings"
    return "zh_CN is not there" if wrong or language().catalog.problems else ""


def hand_played(house: House) -> str:
    """What is wrong with playing; empty if nothing."""
    played = play_one(house, config_of(GAME_IDS[0]))
    if played.facts is None:
        return played.trouble
    if not played.facts.path.exists() or sum(played.facts.totals) != 0:
        return "the hand was played, but not recorded rightly"
    return ""


def main() -> int:
    """Prints a line for each check; 0 if all are well."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_application(sys.argv[:1])
    with tempfile.TemporaryDirectory(prefix="changpai-selftest-") as folder:
        where = places_in(Path(folder))
        where.make()
        house = House(where)
        house.settings.values.speed = 0
        results = {"card": card_drawn(house), "zh_CN": chinese_loaded(), "hand": hand_played(house)}
        house.close()
        house.window.deleteLater()
    for name, trouble in results.items():
        print(f"{name}: {trouble or 'ok'}")
    return 1 if any(results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
