"""The compiled build against the checkout: the same answers, and how much quicker.

usage: python benchmarks/compiled.py [HANDS] [SECONDS]
(needs a C compiler and `pip install "setuptools>=77" mypy rlcard`)

Builds a wheel with CHANGPAI_COMPILED=1 from a copy of the sources, installs it into a temporary folder and asks both
for their answers (`tests/system/answers.py`: every rule case, HANDS random hands of every game, transcripts, perft).
Then random full hands of 四川麻将 a second, by its default preset: compiled, as it stands and RLCard's mahjong in turn,
five rounds of SECONDS each by processor time. The exit code is 1 if an answer differs.
"""

import importlib.util
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("changpai_desktop", "packaging", "resources", "translations", "LICENSES")
FILES = ("pyproject.toml", "setup.py", "README.md", "LICENSE")
ROUNDS = 5
RATE = """
import sys
import xuezhan
peer, seconds = sys.argv[1], float(sys.argv[2])
run = xuezhan.rlcard if peer == "rlcard" else xuezhan.ours("xuezhan")
run(seconds)
for _ in sys.stdin:
    print(run(seconds), flush=True)
"""
"""A child that plays as often as it is asked, so that all rounds but the first are warm."""


def install(folder: Path) -> Path:
    """The compiled package, built and installed below `folder`."""
    source, wheels, target = folder / "source", folder / "wheels", folder / "installed"
    for name in FOLDERS:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy(ROOT / name, source / name)
    pip = [sys.executable, "-m", "pip", "-q"]
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", str(wheels), str(source)]
    subprocess.run(build, check=True, env={**os.environ, "CHANGPAI_COMPILED": "1"})
    (wheel,) = wheels.glob("*.whl")
    print(f"built {wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB")
    subprocess.run([*pip, "install", "--no-deps", "--target", str(target), str(wheel)], check=True)
    return target


def child(package: Path, *command: str) -> subprocess.Popen[str]:
    """A child that takes the package from this folder, and tests and benchmarks from the checkout."""
    paths = os.pathsep.join(map(str, (package, ROOT, ROOT / "benchmarks")))
    return subprocess.Popen(
        [sys.executable, "-W", "ignore", *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        cwd=package,
        env={**os.environ, "PYTHONPATH": paths},
    )


def answers(package: Path, hands: int) -> list[str]:
    """The answers of a package, line by line."""
    asked = child(package, "-m", "tests.system.answers", str(hands))
    lines = asked.communicate()[0].splitlines()
    if asked.returncode:
        raise SystemExit("the answers broke off")
    return lines


def compare(installed: Path, hands: int) -> bool:
    """Whether both give the same answers; prints them, and what differs."""
    compiled, plain = answers(installed, hands), answers(ROOT, hands)
    if (compiled.pop(0), plain.pop(0)) != ("compiled", "as it stands"):
        raise SystemExit("the compiled modules were not taken")
    for a, b in zip(compiled, plain, strict=True):
        print(f"equal      {a}" if a == b else f"NOT EQUAL  {a}, as it stands {b}")
    return compiled == plain


def measure(installed: Path, seconds: float) -> None:
    """Hands a second: compiled, as it stands, RLCard."""
    peers = {"compiled": installed, "as it stands": ROOT}
    if importlib.util.find_spec("rlcard"):
        peers["rlcard"] = ROOT
    children = {name: child(package, "-c", RATE, name, str(seconds)) for name, package in peers.items()}
    rates: dict[str, list[float]] = {name: [] for name in peers}
    for _ in range(ROUNDS):
        for name, playing in children.items():
            assert playing.stdin is not None and playing.stdout is not None
            print(file=playing.stdin, flush=True)
            rates[name].append(float(playing.stdout.readline()))
    for playing in children.values():
        playing.communicate()
    for name, found in rates.items():
        ratios = sorted(a / b for a, b in zip(rates["compiled"], found, strict=True))
        print(
            f"{name}: {statistics.median(found):.0f} hands/s, compiled against it {statistics.median(ratios):.2f} "
            f"(min {ratios[0]:.2f}, max {ratios[-1]:.2f})"
        )


def main() -> int:
    """Builds, compares, measures."""
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
    with tempfile.TemporaryDirectory() as folder:
        installed = install(Path(folder))
        same = compare(installed, hands)
        print("all answers are equal" if same else "the answers are NOT equal")
        measure(installed, seconds)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
