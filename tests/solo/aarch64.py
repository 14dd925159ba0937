"""solo's sources that use _Float16 compile for AArch64, whose GCC 12 tells of its range in C++ but has no such type.

Usage: aarch64.py"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "install"))

from support import ROOT, must, need

SOLO = ROOT / "solo"
WORDS = [
    "-std=c++20",
    "-fsyntax-only",
    "-Werror",
    "-DBND_PREFIX=solo_",
    "-DBND_INSTRUMENTED",
    *(f"-I{ROOT / folder}" for folder in ("solo", "generated/solo", "generated/c/include", "c/include")),
]


def main() -> int:
    need("aarch64-linux-gnu-g++")
    sources = [
        path
        for path in sorted(SOLO.rglob("*.cpp"))
        if any(word in path.read_text(encoding="utf-8") for word in ("SOLO_HALF", "element_types.h"))
    ]
    if len(sources) < 3:
        sys.exit(f"only {sources} ask whether there is a _Float16")
    for source in sources:
        must(f"{source} does not compile for AArch64", "aarch64-linux-gnu-g++", *WORDS, source)
    stray = [
        path
        for path in SOLO.rglob("*.*")
        if "__FLT16" in path.read_text(encoding="utf-8") and path.name != "optional_types.h"
    ]
    if stray:
        sys.exit(f"{stray}: __FLT16_MAX__ does not tell; ask core/optional_types.h")
    print("right")
    return 0


if __name__ == "__main__":
    sys.exit(main())
