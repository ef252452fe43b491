"""A match: hand after hand of one game, its totals, and the players' decisions. No Qt, no files, no clock."""

from changpai_desktop.match.config import MatchConfig, MatchError, PlayerSpec
from changpai_desktop.match.session import MatchSession, Recorder

__all__ = ["MatchConfig", "MatchError", "MatchSession", "PlayerSpec", "Recorder"]
