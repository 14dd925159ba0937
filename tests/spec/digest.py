"""The oracle: what independent lists of the MPI API say, as one-way digests.

The lists themselves are not ours to ship. `digest.py FACTS` reads a folder of them and writes oracle.txt beside this
file: a line for each fact, with its sort, its name and a digest for each of its parts (the result and the arguments of
a procedure). The test facts.py makes the same texts from the spec, and compares digests: it can tell that a part
differs, not what the list says."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ORACLE = Path(__file__).resolve().parent / "oracle.txt"
DIGITS = 12

Facts = dict[str, list[str]]  # "f08 MPI_Send" -> a text for each part

_PROTOTYPE = re.compile(r"(?P<result>.+?)\(?(?P<name>MPI_\w+)\)?\((?P<arguments>.*)\)")
_DECLARATION = re.compile(r"(?P<type>.*?)(?P<name>\b\w+)?(?P<array>(\[\w*\])*)")
_CAST = re.compile(r"\(\((\w+)\*\)0x([0-9a-f]+)\)")
_BARE = ("int", "char", "void", "double", "long")


# ---- the texts, made the same way from the lists and from the spec ---------------------------------------------------


def c_type(declaration: str) -> str:
    """`const int ranges[][3]` -> `const int(*)[3]`: what the compiler sees, without the name."""
    match = _DECLARATION.fullmatch(declaration.strip())
    if not match:
        raise ValueError(f"not a declaration: {declaration}")
    kind, name = match["type"], match["name"] or ""
    if not kind.strip() or name in _BARE:
        kind, name = f"{kind} {name}", ""
    kind = " ".join(kind.replace("*", " * ").split()).replace(" *", "*")
    if kind.endswith("_function"):
        kind += "*"  # a function as an argument is a pointer to it
    sizes = re.findall(r"\[\w*\]", match["array"])
    if len(sizes) > 1:
        return f"{kind}(*){''.join(sizes[1:])}"
    return kind + ("*" if sizes else "")


def c_prototype(text: str) -> tuple[str, list[str]]:
    """The name of a prototype or of a function typedef, then the types of its result and arguments."""
    match = _PROTOTYPE.fullmatch(text.removeprefix("typedef ").rstrip(";").strip())
    if not match:
        raise ValueError(f"not a prototype: {text}")
    arguments = [a for a in match["arguments"].split(",") if a.strip() != "void"]
    return match["name"], [match["result"].strip(), *(a.strip() if "..." in a else c_type(a) for a in arguments)]


def fortran_dummy(name: str, kind: str, shape: str, asynchronous: bool = False) -> str:
    """`buf: TYPE(*),DIMENSION(..), ASYNCHRONOUS`; a shape says nothing of a <type> or of an address by value."""
    shapeless = kind.startswith("<") or kind.endswith("VALUE")
    words = kind.replace(" ", "").upper() + ("" if shapeless else shape.replace(" ", "").upper())
    return f"{name.lower()}: {words}{', ASYNCHRONOUS' if asynchronous else ''}"


def constant(value: int | str, kind: str, macro: bool) -> list[str]:
    """The lists do not say of which enumeration an enumerator is."""
    return [str(value), "macro of type " + kind.replace(" ", "") if macro else "enumerator"]


def direction(name: str, intent: str) -> str:
    return f"{name} {intent.lower()}"


# ---- from the lists --------------------------------------------------------------------------------------------------


def _read(folder: Path, name: str) -> Any:
    return json.loads((folder / name).read_text(encoding="utf-8"))


class Lists:
    """The facts of a folder."""

    def __init__(self, folder: Path):
        data = _read(folder, "mpi50-routines.json")
        self.routines: dict[str, Any] = data["routines"]
        self.only_abi: dict[str, str] = data["abi_only_prototypes"]
        self.removed: dict[str, str] = data["removed_in_3_0"]
        self.kinds: dict[str, dict[str, str | None]] = _read(folder, "mpi50-kinds.json")
        abi = _read(folder, "mpi50-abi-constants.json")
        self.constants: dict[str, dict[str, Any]] = abi["constants"]
        self.typedefs: list[str] = abi["typedefs"]

    def facts(self) -> Facts:
        result: Facts = {}
        for maker in (self._c, self._typedefs, self._fortran, self._directions, self._constants, self._predefined):
            for name, parts in maker():
                result[name] = parts
        return result

    def _c(self) -> Iterator[tuple[str, list[str]]]:
        texts = [*self.only_abi.values(), *self.removed.values()]
        for name, routine in self.routines.items():
            texts += [routine[key] for key in ("c_abi_prototype", "c_abi_prototype_large") if key in routine]
            if "c_abi_prototype" not in routine and self._is_conversion(routine):
                yield f"c {name}", self._conversion(routine)
        for text in texts:
            name, parts = c_prototype(text)
            yield f"c {name}", parts

    def _is_conversion(self, routine: dict[str, Any]) -> bool:
        is_procedure = not routine.get("callback") and not routine.get("predefined_function")
        return is_procedure and routine.get("c_expressible") is not False

    def _conversion(self, routine: dict[str, Any]) -> list[str]:
        """The conversions to and from Fortran, which the ABI has no prototypes for."""
        parts = [self.kinds[routine["return"]]["c"] or ""]
        for p in routine["params"]:
            pointer = p["direction"] != "in" or "STATUS" in p["kind"]
            parts.append(
                ("const " if p.get("constant") else "") + (self.kinds[p["kind"]]["c"] or "") + ("*" if pointer else "")
            )
        return parts

    def _typedefs(self) -> Iterator[tuple[str, list[str]]]:
        for text in self.typedefs:
            if re.search(r"\(MPI_\w+\)\(", text):
                name, parts = c_prototype(text)
                yield f"typedef {name}", parts
            elif alias := re.fullmatch(r"typedef (MPI_\w+_function) (\w+);", text):
                yield f"typedef {alias[2]}", [alias[1]]

    def _fortran(self) -> Iterator[tuple[str, list[str]]]:
        for name, routine in self.routines.items():
            if routine.get("predefined_function"):
                continue
            if routine.get("f90_expressible") is not False:
                yield f"mpi {name}", [self._dummy(p, "mpi", False) for p in self._dummies(routine, False)]
            if routine.get("f08_expressible") is not False:
                for large in (False, True) if routine.get("large_count") else (False,):
                    suffix = "_c" if large else ""
                    yield (
                        f"f08 {name}{suffix}",
                        [self._dummy(p, "mpi_f08", large) for p in self._dummies(routine, large)],
                    )

    def _dummies(self, routine: dict[str, Any], large: bool) -> list[dict[str, Any]]:
        return [
            p
            for p in routine["params"]
            if (large or not p.get("large_only"))
            and self.kinds[p["kind"]]["mpi"] is not None
            and p["name"] not in ("ierror", "ierr")
        ]

    def _dummy(self, p: dict[str, Any], dialect: str, large: bool) -> str:
        kind = self.kinds[p["kind"]]["mpi_f08_large" if large else dialect] or ""
        if p["kind"] == "STRING" and dialect == "mpi_f08":
            return fortran_dummy(p["name"], f"{kind}(LEN={p.get('length') or '*'})", "")
        if "func_type" in p and dialect == "mpi_f08":
            grows = large and p["kind"].startswith("POLY")
            kind += f"({p['func_type']}{'_c' if grows else ''})"
        asynchronous = dialect == "mpi_f08" and bool(p.get("asynchronous"))
        return fortran_dummy(p["name"], kind.replace("<TYPE>", "<type>"), self._shape(p, dialect), asynchronous)

    def _shape(self, p: dict[str, Any], dialect: str) -> str:
        length = p.get("length")
        if p["kind"] in ("STRING", "STRING_ARRAY", "STRING_2DARRAY"):
            return {"STRING": "", "STRING_ARRAY": "(*)", "STRING_2DARRAY": f"({length},*)"}[p["kind"]]
        known = [item.strip() for item in (length or "").strip("[]").split(",") if item.strip()]
        sizes = ["*"] if known and (dialect == "mpi" or p.get("array_type")) else known[:1]
        sizes = known[:0:-1] + sizes
        if p["kind"] == "F90_STATUS" or (p["kind"] == "STATUS" and dialect == "mpi"):
            sizes = ["MPI_STATUS_SIZE", *sizes]
        return f"({','.join(sizes)})" if sizes else ""

    def _directions(self) -> Iterator[tuple[str, list[str]]]:
        """Of routines alone: of callbacks the lists say this now one way, now another."""
        for name, routine in self.routines.items():
            if not routine.get("predefined_function") and not routine.get("callback"):
                yield f"intent {name}", [direction(p["name"], p["direction"]) for p in routine["params"]]
        for name, text in self.only_abi.items():
            yield f"intent {name}", [direction(re.findall(r"\w+", text)[-1], "in")]

    def _constants(self) -> Iterator[tuple[str, list[str]]]:
        for name, fields in self.constants.items():
            is_macro, text = fields["form"] == "macro", fields.get("text", "")
            if "value" in fields:
                yield f"constant {name}", constant(fields["value"], fields.get("type", "int"), is_macro)
            elif cast := _CAST.fullmatch(text):
                yield f"constant {name}", constant(int(cast[2], 16), cast[1] + "*", is_macro)
            elif "value" in self.constants.get(text, {}):
                yield f"constant {name}", constant(text, "same", is_macro)

    def _predefined(self) -> Iterator[tuple[str, list[str]]]:
        for name, routine in self.routines.items():
            if "predefined_function" in routine:
                yield f"predefined {name}", [routine["predefined_function"]]
        for name, fields in self.constants.items():
            cast = _CAST.fullmatch(fields.get("text", ""))
            if cast and name not in self.routines:
                yield f"predefined {name}", [cast[1]]


# ---- the file --------------------------------------------------------------------------------------------------------


def digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8")).hexdigest()[:DIGITS]


def digests(facts: Facts) -> Facts:
    """A digest for each part; each depends on the fact's name, so that equal parts do not look equal."""
    return {
        name: [digest(f"{name} {number} {part}") for number, part in enumerate(parts)] for name, parts in facts.items()
    }


def oracle_text(facts: Facts) -> str:
    lines = [" ".join([name, *parts]) for name, parts in digests(facts).items()]
    return "# Written by digest.py, which says what this is.\n" + "\n".join(sorted(lines)) + "\n"


def read_oracle() -> Facts:
    lines = [line.split() for line in ORACLE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {" ".join(words[:2]): words[2:] for words in lines}


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: digest.py FACTS")
    ORACLE.write_text(oracle_text(Lists(Path(sys.argv[1])).facts()), encoding="utf-8", newline="\n")
