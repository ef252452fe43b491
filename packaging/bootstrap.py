"""From a bare checkout to a running program: `python3 packaging/bootstrap.py run|setup|test`.

Standard library only. In go the lock files, out comes `.venv` in the project folder.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = sys.platform == "win32"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
PYTHON = BIN / ("python.exe" if WINDOWS else "python")
LOCKS = {False: "requirements.lock", True: "requirements-dev.lock"}
# Debian package -> the library it brings; names found by starting Qt on a minimal bookworm.
LIBRARIES = {
    "libglib2.0-0": "libglib-2.0.so.0",
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libdbus-1-3": "libdbus-1.so.3",
    "libfontconfig1": "libfontconfig.so.1",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
}


def say(chinese: str, english: str) -> None:
    """One line in each language."""
    print(chinese, english, sep="\n", flush=True)


def present(library: str) -> bool:
    """Whether the loader really finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_packages() -> list[str]:
    """Debian packages this system still needs (empty off Linux)."""
    if not sys.platform.startswith("linux"):
        return []
    wanted = [package for package, library in LIBRARIES.items() if not present(library)]
    if not can_make_environments():
        wanted.append("python3-venv")
    return wanted


def can_make_environments() -> bool:
    """Whether `venv` can bring pip along: Debian leaves ensurepip, or the wheels it unpacks, out of python3.

    Asked of a fresh interpreter, so that the answer is still true after an installation.
    """
    code = "import venv, ensurepip; ensurepip.version()"
    return subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def root_prefix() -> list[str] | None:
    """What to put before apt-get, or None when we may not install."""
    if os.name != "posix" or shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n"]
    return None


def system() -> None:
    """Install missing system packages, or say how and exit with 2."""
    wanted = missing_packages()
    if not wanted:
        return
    prefix = root_prefix()
    if prefix is not None:
        say("正在安装系统库：" + " ".join(wanted), "Installing system libraries.")
        environment = ["env", "DEBIAN_FRONTEND=noninteractive"]
        subprocess.run([*prefix, "apt-get", "update", "-q"], check=False)
        command = [*prefix, *environment, "apt-get", "install", "-y", "-q", "--no-install-recommends", *wanted]
        subprocess.run(command, check=False)
        wanted = missing_packages()
        if not wanted:
            return
    line = "sudo apt-get update && sudo apt-get install -y --no-install-recommends " + " ".join(wanted)
    say("缺少系统库，请先运行：", "System libraries are missing; please run first:")
    print("  " + line)
    raise SystemExit(2)


def stamp_text(dev: bool) -> str:
    """What the environment depends on, as one hash."""
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "packaging" / "builder.py"]
    files += [ROOT / "packaging" / name for flag, name in LOCKS.items() if dev or not flag]
    digest = hashlib.sha256(f"{sys.version}|{ROOT}".encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def setup(dev: bool = False) -> None:
    """Make `.venv` with the locked versions; does nothing when it is already so."""
    system()
    stamp = VENV / ("stamp-dev" if dev else "stamp")
    if PYTHON.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == stamp_text(dev):
        return
    say("正在准备运行环境……", "Preparing the environment ...")
    subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    pip = [str(PYTHON), "-m", "pip", "install", "-q"]
    subprocess.run([*pip, "-r", str(ROOT / "packaging" / LOCKS[dev])], check=True)
    subprocess.run([*pip, "--no-deps", "-e", str(ROOT)], check=True)
    stamp.write_text(stamp_text(dev), encoding="utf-8")
    say("环境已就绪。", "Ready.")


def run(extra: list[str]) -> int:
    """Start the window; without a display play one hand offscreen."""
    setup()
    environment = dict(os.environ)
    blind = sys.platform.startswith("linux") and not (os.getenv("DISPLAY") or os.getenv("WAYLAND_DISPLAY"))
    if blind or os.getenv("QT_QPA_PLATFORM") == "offscreen":
        say("没有显示器：离屏演示一局。", "No display: playing one hand offscreen.")
        environment["QT_QPA_PLATFORM"] = "offscreen"
        command = [str(PYTHON), "-m", "changpai_desktop.desktop.demo", *extra]
    else:
        command = [str(PYTHON), "-m", "changpai_desktop", *extra]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def test(extra: list[str]) -> int:
    """Run the whole suite offscreen."""
    setup(dev=True)
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1", "QT_FONT_DPI": "96"}
    return subprocess.run([str(PYTHON), "-m", "pytest", *extra], cwd=ROOT, env=environment, check=False).returncode


def main(arguments: list[str]) -> int:
    """Dispatch the one word given."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    if sys.version_info < (3, 11):  # noqa: UP036  (the sentence is for those who have an older one)
        say("需要 Python 3.11 或更高版本。", "Python 3.11 or newer is needed.")
        return 2
    word = arguments[0] if arguments else ""
    try:
        if word == "run":
            return run(arguments[1:])
        if word == "test":
            return test(arguments[1:])
        if word == "setup":
            setup()
            return 0
    except subprocess.CalledProcessError as problem:
        say("安装失败，见上文。", f"Setup failed (exit code {problem.returncode}); see above.")
        return 1
    say("用法：python3 packaging/bootstrap.py run|setup|test", "Usage: python3 packaging/bootstrap.py run|setup|test")
    return 2


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
