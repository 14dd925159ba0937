"""The hand-written files of the repository, for tests that read all of them."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Written by the generator: the output, and the golden files of tests/examples.
_GENERATED = ("generated/", "tests/examples/")
_SKIPPED = ("build", ".")


def _paths() -> Iterator[Path]:
    """Tracked and new files; where git is missing or refuses, every file outside build folders."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    if (ROOT / ".git").exists() and shutil.which("git"):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1000, check=False)
        if done.returncode == 0:
            yield from (ROOT / name for name in done.stdout.split("\0") if name)
            return
    for top in sorted(ROOT.iterdir()):
        if not top.name.startswith(_SKIPPED):
            yield from sorted(top.rglob("*")) if top.is_dir() else [top]


def handwritten_files() -> Iterator[tuple[str, str]]:
    """Path below the root, and text, of every hand-written text file."""
    for path in _paths():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(_GENERATED) or "__pycache__" in name or not path.is_file():
            continue
        try:
            yield name, path.read_text()
        except UnicodeDecodeError:
            continue
