"""The linker names that a compiled module refers to: what gfortran and flang write into .mod files."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from bindery_mpi.audit.findings import AuditError
from bindery_mpi.spec.names import link_name

_GZIP = b"\x1f\x8b"
_GFORTRAN, _FLANG = "GFORTRAN module", "!mod$"
# A symbol of gfortran's: 'name' 'module' 'binding label' namespace ((FLAVOUR attributes
_SYMBOL = re.compile(r"\d+ '([^']+)' '(\w+)' '([^']*)' 1 \(\((PROCEDURE|VARIABLE) ([^()]*)\)")
_BLOCK = re.compile(r"\('(\w+)' \d+ \d \d '(\w*)'\)")
_NOT_THERE = {"ABSTRACT", "DUMMY", "PROC_POINTER", "INTRINSIC", "IN_COMMON", "VTAB", "ARTIFICIAL"}

# Lines of flang's, which are Fortran.
_USE = re.compile(r"use(?:,(intrinsic)::| )(\w+)")
_HEAD = re.compile(r"(?:[\w(),=*]+ )*(?:subroutine|function) (\w+)\(?.*?(?:bind\(c(?:, *name=\"(\w+)\")?\))?$")
_DECLARED = re.compile(r"procedure\([^)]*\)(?P<attributes>[^:]*)::(?P<names>\w+)")
_VARIABLE = re.compile(r"(?:integer|real|logical|complex|character|type|class)\b(?P<attributes>.*?)::(?P<names>\w+)")
_COMMON = re.compile(r"common ?/(\w+)/")
_LABEL = re.compile(r'name="(\w+)"')


def references(path: Path) -> dict[str, str]:
    """Each linker name that a module refers to, and what it is: "procedure", "COMMON block", "module procedure" or
    "module variable"."""
    text = _text(path)
    if text.startswith(_GFORTRAN):
        return dict(_gfortran(" ".join(text.split()).replace("( ", "(")))
    found: dict[str, str] = {}
    seen, waiting = {path.stem}, [(path, text)]
    while waiting:
        here, text = waiting.pop()
        found |= _flang(here.stem, text.splitlines())
        for used in _uses(text):
            beside = here.with_name(f"{used}.mod")
            if used not in seen and beside.is_file():
                seen.add(used)
                waiting.append((beside, _text(beside)))
    return found


def _text(path: Path) -> str:
    contents = path.read_bytes()
    try:
        contents = gzip.decompress(contents) if contents.startswith(_GZIP) else contents
    except (OSError, EOFError):
        raise AuditError(str(path), "a broken file", "compile the module anew") from None
    text = contents.decode("utf-8-sig", "replace")
    if not text.startswith((_GFORTRAN, _FLANG)):
        raise AuditError(str(path), "neither gfortran nor flang has written it", "compile the module with one of them")
    return text


def _gfortran(text: str) -> Iterator[tuple[str, str]]:
    """A module has all that it uses from others."""
    for name, label in _BLOCK.findall(text):
        yield label or link_name(name), "COMMON block"
    for name, module, label, flavour, written in _SYMBOL.findall(text):
        words = set(written.split())
        if words & _NOT_THERE or module.startswith("__") or name.startswith("__"):
            continue
        if flavour == "VARIABLE":
            yield label or f"__{module}_MOD_{name}", "module variable"
        elif "EXTERNAL" in words:
            yield label or link_name(name), "procedure"
        elif {"MODULE-PROC", "DECL"} <= words:
            yield label or f"__{module}_MOD_{name}", "module procedure"


def _uses(text: str) -> set[str]:
    return {used[2] for used in map(_USE.match, text.splitlines()) if used and not used[1]}


def _flang(module: str, lines: Iterable[str]) -> dict[str, str]:
    """The procedures that a module itself declares. Inside of an interface, the body of a procedure ends with `end`."""
    found: dict[str, str] = {}
    blocks: dict[str, set[str]] = {}
    place = ""  # "interface", "abstract", "type": within one
    is_body, contains = False, False
    for line in lines:
        if is_body:
            is_body = line != "end"
        elif line.startswith("end "):
            place = ""
        elif line.startswith(("interface", "abstract interface")):
            place = line.partition(" ")[0]
        elif line.startswith(("type::", "type,")):
            place = "type"
        elif place == "type":
            continue
        elif line == "contains":
            contains = True
        elif head := _HEAD.match(line):
            is_body = True
            if contains:
                found[head[2] or f"_QM{module}P{head[1]}"] = "module procedure"
            elif place == "interface":
                found[head[2] or link_name(head[1])] = "procedure"
        elif not place:
            found |= _declared(module, line)
            blocks |= {block: set() for block in _COMMON.findall(line)}
            if common := _COMMON.match(line):
                blocks[common[1]] = set(line[common.end() :].split(","))
    placed = {f"_QM{module}E{name.partition('(')[0]}" for names in blocks.values() for name in names}
    return {k: v for k, v in found.items() if k not in placed} | {link_name(b): "COMMON block" for b in blocks}


def _declared(module: str, line: str) -> dict[str, str]:
    """The procedure or the variable that a line declares; a constant has no name for the linker."""
    if found := _DECLARED.match(line):
        return {} if "pointer" in found["attributes"] else {link_name(found["names"]): "procedure"}
    found = _VARIABLE.match(line)
    if not found or "parameter" in found["attributes"]:
        return {}
    label = _LABEL.search(found["attributes"])
    return {label[1] if label else f"_QM{module}E{found['names']}": "module variable"}
