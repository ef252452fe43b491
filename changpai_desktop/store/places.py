"""Where the program keeps its files. What flows through: the environment in, paths out; nothing is written.

`CHANGPAI_HOME` puts everything under one folder, for a program carried on a stick and for tests.
"""

import os
from pathlib import Path

from changpai_desktop.cards.record import record

_APP = "changpai-desktop"


@record
class Places:
    """All folders and files of one user."""

    settings: Path
    """The settings file (TOML)."""
    replays: Path
    """The folder of match records."""
    history: Path
    """The database of finished hands."""
    logs: Path
    """The folder of log files."""
    state: Path
    """The folder of the lock file and other things that need not be kept."""

    def make(self) -> None:
        """Creates the folders. Raises OSError if that is not possible."""
        for folder in (self.settings.parent, self.replays, self.history.parent, self.logs, self.state):
            folder.mkdir(parents=True, exist_ok=True)


def places() -> Places:
    """Where this user's files are now."""
    home = os.environ.get("CHANGPAI_HOME", "")
    if home:
        root = Path(home).expanduser()
        return Places(
            settings=root / "settings.toml",
            replays=root / "replays",
            history=root / "history.sqlite",
            logs=root / "logs",
            state=root / "state",
        )
    # Not imported for a program on a stick, and it takes its time.
    import platformdirs

    dirs = platformdirs.PlatformDirs(_APP, appauthor=False, roaming=True)
    data = Path(dirs.user_data_dir)
    return Places(
        settings=Path(dirs.user_config_dir) / "settings.toml",
        replays=data / "replays",
        history=data / "history.sqlite",
        logs=Path(dirs.user_log_dir),
        state=Path(dirs.user_state_dir),
    )
