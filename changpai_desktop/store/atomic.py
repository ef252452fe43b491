"""Writing a file so that at every moment either the old or the new one is there, whole."""

import errno
import os
import tempfile
from pathlib import Path


def make_folder(folder: Path) -> None:
    """Makes a folder and those above it. Raises OSError with the real reason.

    `mkdir` says "File exists" where a file stands in a folder's place, which reads as if the wanted file were there.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), str(folder)) from error


def write_atomic(path: Path, data: bytes) -> None:
    """Writes under a temporary name, syncs, and replaces. Raises OSError; then the old file is untouched."""
    make_folder(path.parent)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Makes the new name itself durable, where the system can (not on Windows)."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        pass  # some network file systems cannot sync a folder; the file itself is synced
    finally:
        os.close(handle)
