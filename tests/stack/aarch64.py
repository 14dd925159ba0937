"""The preloaded library compiles and links for AArch64, and defines there what it has to.

Usage: aarch64.py FOLDER"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "install"))

from support import ROOT, must, need

OPTIONS = [
    "-std=c++20",
    "-O2",
    "-Werror",
    "-Wall",
    "-Wextra",
    "-fPIC",
    "-fvisibility=hidden",
    "-fno-exceptions",
    "-fno-rtti",
]
DEFINED = {"dlopen", "dlsym", "dlvsym", "__gmon_start__", "bnd_stack_locked"}


def main() -> None:
    need("aarch64-linux-gnu-g++")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    sources = [
        path for path in sorted((ROOT / "tools" / "stack").glob("*.cpp")) if path.stem not in ("launcher", "elf_file")
    ]
    library = folder / "libbindery_stack.so"
    link = ["-shared", "-nodefaultlibs", "-Wl,--no-undefined", "-fno-threadsafe-statics", "-lc", "-o", library]
    must("the library does not link for AArch64", "aarch64-linux-gnu-g++", *OPTIONS, *sources, *link)
    symbols = must("nm", "aarch64-linux-gnu-nm", "-D", "--defined-only", library)
    found = {line.split()[-1] for line in symbols.splitlines()}
    if found != DEFINED:
        sys.exit(f"defines {sorted(found)}, not {sorted(DEFINED)}")


main()
