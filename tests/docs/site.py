"""scripts/site makes a site in which every routine has a page, every link leads to a page and to an anchor there, nothing comes
from elsewhere, and the search is small. Usage: site.py FOLDER"""

import os
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

from bindery_mpi.spec.load import load
from tree import ROOT

MOST = {"search": 5_000_000, "": 30_000_000}  # bytes of a folder
LOADED = {"img": "src", "link": "href", "script": "src", "source": "src"}  # what a browser fetches by itself


class Page(HTMLParser):
    """The links and the anchors of a page."""

    def __init__(self, file: Path):
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = {""}
        self.feed(file.read_text())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        of = dict(attrs)
        self.anchors |= {of[name] or "" for name in ("id", "name") if name in of}
        if tag == "a" and of.get("href"):
            self.links.append(of["href"] or "")
        if of.get(LOADED.get(tag, "")):
            self.loaded.append(of[LOADED[tag]] or "")


page = cache(Page)


def problems(site: Path) -> list[str]:
    found = []
    for file in sorted(site.rglob("*.html")):
        where = file.relative_to(site)
        if where.name == "404.html":  # its links begin at the root of a server
            continue
        for link in (*page(file).links, *page(file).loaded):
            path, anchor = urldefrag(link)
            if link.startswith(("http://", "https://")):
                if link in page(file).loaded:
                    found.append(f"{where}: loads {link}")
                continue
            target = (file.parent / unquote(path)).resolve() if path else file
            if not target.is_file():
                found.append(f"{where}: {link}: no such file")
            elif (
                target.suffix == ".html" and not anchor.startswith("__") and unquote(anchor) not in page(target).anchors
            ):
                found.append(f"{where}: {link}: no such anchor")
    return found


def main() -> None:
    site = Path(sys.argv[1]).resolve()
    environment = os.environ | {"BINDERY_SITE_BUILD": str(site)}
    done = subprocess.run(
        [ROOT / "scripts/site"], env=environment, capture_output=True, text=True, timeout=1000, check=False
    )
    if done.returncode:
        sys.exit(f"scripts/site: {done.stdout}{done.stderr}")
    html = site / "html"
    found = problems(html)
    names = sorted(load(ROOT / "specs").routines)
    found += [f"{name} has no page" for name in names if not (html / f"routines/{name}.html").is_file()]
    for folder, most in MOST.items():
        size = sum(file.stat().st_size for file in (html / folder).rglob("*") if file.is_file())
        found += [f"{folder or 'the site'} has {size} bytes, more than {most}"] if size > most else []
    if found or len(names) < 500:
        sys.exit("\n".join(found[:50]) or f"only {len(names)} routines")
    print(f"{len(names)} routines, {len(list(html.rglob('*.html')))} pages")


main()
