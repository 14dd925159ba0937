"""The folders of solo include each other in the order of docs/explanation/solo.md. Headers form no circle, nor do the sources of some folders.

Usage: layers.py REPOSITORY
"""

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from circles import circles


def documented_order(page: str) -> list[str]:
    rows = [line for line in page.splitlines() if line.startswith("| `solo/")]
    return [folder for row in rows for folder in re.findall(r"`solo/(\w+)`", row.split("|")[1])]


def included(source: Path) -> list[str]:
    return re.findall(r'^#include "(\w+/[\w-]+\.h)"', source.read_text(), re.M)


WITHOUT_CIRCLE = ("core", "mpit")  # counting a source with its header


def node(path: str) -> str:
    return path.rsplit(".", 1)[0] if path.startswith(WITHOUT_CIRCLE) else path


def mistakes(root: Path) -> list[str]:
    order = documented_order((root / "docs/explanation/solo.md").read_text())
    folders = sorted(p.name for p in (root / "solo").iterdir() if p.is_dir())
    if sorted(order) != folders:
        return [f"docs/explanation/solo.md lists the folders {sorted(order)}, but solo has {folders}"]
    found, graph = [], {}
    for source in sorted((root / "solo").glob("*/*")):
        name = f"{source.parent.name}/{source.name}"
        above = [h for h in included(source) if order.index(h.split("/")[0]) > order.index(source.parent.name)]
        found += [f"solo/{name} includes {header}, of a folder above it" for header in above]
        own = [node(h) for h in included(source) if node(h) != node(name)]
        graph.setdefault(node(name), []).extend(own)
    return found + ["these include each other: " + " > ".join(circle) for circle in circles(graph)]


def main() -> int:
    found = mistakes(Path(sys.argv[1]))
    print("\n".join(found) or "no folder includes one above it, and there is no circle")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
