"""What `pyproject.toml` cannot say: resources/ and translations/ go into a wheel, and hot modules may be compiled."""

import shutil
from pathlib import Path

from builder import extensions  # the build backend's folder is on the path while it builds
from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent


class BuildWithData(build_py):
    """A checkout uses the top-level folders; only a real build copies them."""

    def run(self) -> None:
        """Build, then copy the data folders."""
        super().run()
        if getattr(self, "editable_mode", False):
            return
        for name in ("resources", "translations"):
            target = Path(self.build_lib) / "changpai_desktop" / name
            shutil.copytree(ROOT / name, target, dirs_exist_ok=True)


setup(cmdclass={"build_py": BuildWithData}, ext_modules=extensions())
