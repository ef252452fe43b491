"""Packs and kinds, cards as text, shuffling and deal codes. Depends on nothing."""

from changpai_desktop.cards.packs import PACKS, Kind, Pack
from changpai_desktop.cards.shuffle import DealCode, Pcg32, shuffled
from changpai_desktop.cards.text import CardError

__all__ = ["PACKS", "CardError", "DealCode", "Kind", "Pack", "Pcg32", "shuffled"]
