"""The manual pages of all routines are cut from the texts of the chapters as they were written: each has one, that of a form with
large counts leads to it, and man prints them without a warning if it is here. Usage: manual.py FOLDER"""

import shutil
import subprocess
import sys
from pathlib import Path

from bindery_mpi.reference import cards
from bindery_mpi.reference.roff import SECTION, names_of, pages
from bindery_mpi.spec.load import load
from tree import ROOT

SAMPLES = 8  # of which man prints one in so many


def main() -> None:
    folder = Path(sys.argv[1]).resolve() / "man3"
    shutil.rmtree(folder, ignore_errors=True)
    script = ROOT / "cmake/routine-pages.cmake"
    subprocess.run(
        ["cmake", f"-DSOURCE={ROOT}/generated/man", f"-DFOLDER={folder}", "-P", script], check=True, timeout=1000
    )
    every, found = cards(load(ROOT / "specs")), []
    for card in every:
        name, *others = names_of(card)
        page = folder / f"{name}.{SECTION}"
        wanted = pages([card]).partition("\n")[2].strip() + "\n"
        if not page.is_file() or page.read_text() != wanted:
            found.append(f"{page.name}: is not there, or not what `bindery generate` would write")
        found += [f"{o}: does not lead to {name}" for o in others if f"/{name}.{SECTION}" not in text(folder, o)]
    surplus = {path.name.partition(".")[0] for path in folder.iterdir()} - {n for card in every for n in names_of(card)}
    found += [f"{name}: no routine" for name in sorted(surplus)]
    if shutil.which("man"):
        printed = [folder / f"{card.name}.{SECTION}" for card in every[:: len(every) // SAMPLES]]
        done = subprocess.run(
            ["man", "--warnings", "-l", *printed], capture_output=True, text=True, timeout=1000, check=False
        )
        found += [done.stderr] if done.stderr or "SYNOPSIS" not in done.stdout else []
    if found:
        sys.exit("\n".join(found[:50]))


def text(folder: Path, name: str) -> str:
    page = folder / f"{name}.{SECTION}"
    return page.read_text() if page.is_file() else ""


main()
