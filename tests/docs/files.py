"""Comments and documents name files of the repository: `section.h`, `sections/section.h`, `fortran/runtime/sections/section.h`.

CONTRIBUTING.md has files that its recipes make (contributing.recipes); ELSEWHERE are files that builds, users, MPIs and systems have."""

import io
import re
import sys
import tokenize
from collections.abc import Iterator

from tree import ROOT, handwritten_files

NAMED = re.compile(
    r"(?<![\w./$<>*:@{}~…-])(?:[\w-]+/)*[\w-]+\.(?:cpp|hpp|cc|h|inc|c\.j2|py|F90|cmake)(?![\w*{<(…/-]|\.\w)"
)
COMMENTS = (
    (("cpp", "hpp", "c", "h", "j2"), re.compile(r"//(.*)|/\*(.*?)\*/|\{#(.*?)#\}", re.DOTALL)),
    (("cmake", "txt", "toml", "sh"), re.compile(r"^\s*#(.*)", re.MULTILINE)),
    (("F90", "f90"), re.compile(r"!(.*)")),
)
ELSEWHERE = re.compile(
    r"(?:.*/)?(?:mpif(?:-ext)?\.h|mpi_abi_fort\.h|ISO_Fortran_binding\.h|wrap\.py|\w+Config\.cmake|(?:\w+_)?has\.h|bnd_probe\.h"
    r"|bindery-probe\.cmake|bnd_(?:\w*constants|handles|handles_f08|sentinels|status)\.inc|hidden_names\.inc|links\.inc"
    r"|routine_names\.h|mpi_for_editors\.F90|qmpi_types\.h|empty_tool\.cpp|acme_types\.h|mtest_mpix\.h|name\.h)|[A-Z]+(?:/.*|\.F90)|include/solo/.*"
)


def of_python(text: str) -> Iterator[str]:
    """Comments and docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
            yield token.string


def prose_of(name: str, text: str) -> Iterator[str]:
    if name.endswith(".md"):
        yield re.sub(r"^( *```).*?^ *```|^    .*?$", "", text, flags=re.MULTILINE | re.DOTALL)
    if name.endswith(".py"):
        yield from of_python(text)
    for endings, pattern in COMMENTS:
        if name.rpartition(".")[2] in endings:
            yield from ("".join(filter(None, match.groups())) for match in pattern.finditer(text))


def main() -> None:
    texts = dict(handwritten_files())
    generated = ((ROOT / "generated").rglob("*"), (ROOT / "tests" / "examples").rglob("*"))
    templates = (path.removesuffix(".j2") for path in texts if path.endswith(".j2"))  # named as what tests render
    paths = [*texts, *templates, *(path.relative_to(ROOT).as_posix() for paths in generated for path in paths)]
    known = {"/".join(parts[at:]) for parts in (path.split("/") for path in paths) for at in range(len(parts))}
    found = [
        (name, named)
        for name, text in texts.items()
        if name != "CONTRIBUTING.md"
        for prose in prose_of(name, text)
        for named in NAMED.findall(prose)
    ]
    gone = {(name, named) for name, named in found if named not in known and not ELSEWHERE.fullmatch(named)}
    if gone or len(found) < 200:
        print("\n".join(f"{name}: {named}: no such file" for name, named in sorted(gone)))
        sys.exit(f"{len(gone)} of {len(found)} files that are named are gone")


main()
