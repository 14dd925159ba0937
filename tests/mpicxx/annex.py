"""Every function, type and constant of an installed MPI's own C++ bindings is in Bindery's too, with parameters that accept the same
arguments and the same result: both headers are parsed, and declarations compared. What differs is a row of EXCEPTIONS.

    annex.py MPICC GENERATED     mpicc.mpich generated
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import clang.cindex as clang

KINDS = clang.CursorKind
FUNCTIONS = (KINDS.FUNCTION_DECL, KINDS.CXX_METHOD)
CONTAINERS = (KINDS.LINKAGE_SPEC, KINDS.UNEXPOSED_DECL, KINDS.NAMESPACE)
SKIP = "#define MPICH_SKIP_MPICXX 1\n#define OMPI_SKIP_MPICXX 1\n"
LEAST = 300  # functions of MPI-2 that each MPI declares

# A name, or a class, of theirs that Bindery's classes lack or have otherwise; why.
EXCEPTIONS = {
    r"MPIR_\w+|\w*::do_create_keyval|InitializeIntercepts|Real_init|Intracomm::convert_info_to_mpi_info|Group::mpi": "internal to the MPI",
    r"\w+::operator.*": "constructors and conversions are tested by programs",
    r"Win::Get_attr\(Win,int,void\*\)": "a slip of Open MPI: the window is the object",
    r"Datatype::Copy_attr_function": "`void *` as in MPICH; Open MPI's `const void *` is accepted",
    r"Datarep_extent_function": "returns nothing as in MPI-2.2; MPICH has int",
    r"Datarep_conversion_function": "returns nothing as in MPI-2.2; MPICH has int",
    r"Grequest::Start": "static as in MPI-2.2; MPICH needs an object",
    r"Register_datarep.*": "see Datarep_conversion_function",
    r"ompi_libcxx_version_string|mpi_errno|\w+::cxx_extra_states_lock": "internal to the MPI",
    r"(Win|File)::Set_errhandler\(Errhandler\)": "the object changes, as in MPI-2.2; const in Open MPI",
    r"Win::Get\(void\*,.*": "the buffer is written, as in MPI-2.2; const in Open MPI",
    r"DISPLACEMENT_CURRENT": "an Offset as in MPI-2.2; int in Open MPI",
    r"(INTEGER16|REAL16|COMPLEX32|REAL2|COMPLEX4)": "where the MPI's C has them",
    r"Exception::.*": "written by hand; tested by programs",
}


@dataclass(frozen=True)
class Function:
    name: str  # "Comm::Send"
    parameters: tuple[str, ...]
    result: str
    is_const: bool
    is_static: bool

    @property
    def key(self) -> str:
        return f"{self.name}({','.join(plain(p) for p in self.parameters)})"


@dataclass
class Declared:
    functions: dict[str, list[Function]]
    bases: dict[str, str]
    others: dict[str, str]  # constants and types: name -> type


def flags(mpicc: str) -> list[str]:
    """Where the MPI's headers and the compiler's are."""
    words = shlex.split(subprocess.run([mpicc, "-show"], capture_output=True, text=True, check=True).stdout)
    own = [word for word in words if word.startswith(("-I", "-D"))]
    own += [f"{word}/openmpi" for word in own if word.startswith("-I") and (Path(word[2:]) / "openmpi").is_dir()]
    verbose = subprocess.run(["c++", "-E", "-x", "c++", "-v", "/dev/null"], capture_output=True, text=True, check=True)
    system = re.findall(r"^ (/\S+)$", verbose.stderr, re.MULTILINE)
    return [*own, *(f"-isystem{folder}" for folder in system)]


def parse(text: str, arguments: list[str]) -> Declared:
    unit = clang.Index.create().parse("annex.cpp", ["-x", "c++", "-std=c++17", "-w", *arguments], [("annex.cpp", text)])
    errors = [d.spelling for d in unit.diagnostics if d.severity >= clang.Diagnostic.Error]
    assert not errors, errors
    found = Declared({}, {}, {})
    for cursor in inside(unit.cursor):
        collect(found, cursor, "")
    return found


def inside(top: Any) -> Iterator[Any]:
    """The declarations of namespace MPI."""
    for cursor in top.get_children():
        if cursor.kind == KINDS.NAMESPACE and cursor.spelling == "MPI":
            yield from flat(cursor)
        elif cursor.kind in (KINDS.LINKAGE_SPEC, KINDS.UNEXPOSED_DECL):
            yield from inside(cursor)


def flat(top: Any) -> Iterator[Any]:
    for cursor in top.get_children():
        if cursor.kind in CONTAINERS:
            yield from flat(cursor)
        else:
            yield cursor


def collect(found: Declared, cursor: Any, scope: str) -> None:
    name = scope + cursor.spelling
    if cursor.kind in FUNCTIONS and cursor.spelling:
        parameters = tuple(canonical(p.type) for p in cursor.get_arguments())
        is_static = cursor.is_static_method()
        function = Function(name, parameters, canonical(cursor.result_type), cursor.is_const_method(), is_static)
        found.functions.setdefault(name, []).append(function)
    elif cursor.kind == KINDS.CLASS_DECL and cursor.is_definition():
        for child in cursor.get_children():
            if child.kind == KINDS.CXX_BASE_SPECIFIER:
                found.bases[cursor.spelling] = canonical(child.type)
            elif child.access_specifier == clang.AccessSpecifier.PUBLIC:
                collect(found, child, f"{cursor.spelling}::")
    elif cursor.kind == KINDS.TYPEDEF_DECL:
        found.others[name] = canonical(cursor.underlying_typedef_type)
    elif cursor.kind == KINDS.VAR_DECL:
        found.others[name] = canonical(cursor.type)


def canonical(kind: Any) -> str:
    text = (
        kind.get_canonical()
        .spelling.replace("MPI::bindery::", "")
        .replace("MPI::", "")
        .replace("Comm_Null", "Nullcomm")
    )
    text = re.sub(r"\((\*)?\)(?=\[)", "(*)", text)
    return re.sub(r"\[\]$|\[\](?=\[)", "*", text).replace(" *", "*").replace(" &", "&")


def plain(c_type: str) -> str:
    """Without const and references: arguments of one accept those of the other."""
    return re.sub(r"\bconst\b|&|\(\*\)| |\[\d*\]", "", c_type).replace("[", "*").replace("]", "")


def accepts(ours: str, theirs: str) -> bool:
    """Whether a parameter of Bindery takes what the MPI's takes: the same, or const where theirs is not."""
    if ours in (theirs, f"const {theirs}"):
        return True
    return plain(ours) == plain(theirs) and not (
        theirs.startswith("const ") and not ours.startswith("const ") and "*" in ours
    )


def same(ours: Function, theirs: Function) -> bool:
    return (
        len(ours.parameters) == len(theirs.parameters)
        and all(map(accepts, ours.parameters, theirs.parameters))
        and ours.result == theirs.result
        and (ours.is_const or ours.is_static or not theirs.is_const)
        and (ours.is_static or not theirs.is_static)
    )


def candidates(ours: Declared, name: str) -> list[Function]:
    """Functions of the class, or else of the class from which it derives."""
    scope, _, stem = name.rpartition("::")
    if name in ours.functions or scope not in ours.bases:
        return ours.functions.get(name, [])
    return candidates(ours, f"{ours.bases[scope]}::{stem}")


def is_excepted(*names: str) -> bool:
    return any(re.fullmatch(pattern, name) for pattern in EXCEPTIONS for name in names)


def compare(ours: Declared, theirs: Declared) -> Iterator[str]:
    for functions in theirs.functions.values():
        for function in functions:
            name = function.name.replace("Comm_Null::", "Nullcomm::")
            if is_excepted(name, function.key) or any(same(f, function) for f in candidates(ours, name)):
                continue
            have = [f.key for f in candidates(ours, name)] or "none"
            yield f"{function.key} -> {function.result}{' const' if function.is_const else ''}: Bindery has {have}"
    for name, c_type in theirs.others.items():
        if name not in ours.others and not is_excepted(name):
            yield f"{name}: Bindery lacks it"
        elif plain(ours.others.get(name, c_type)) != plain(c_type) and not is_excepted(name):
            yield f"{name}: {c_type}, in Bindery {ours.others[name]}"


def main() -> int:
    mpicc, generated = sys.argv[1], Path(sys.argv[2]).resolve()
    known = flags(mpicc)
    with tempfile.TemporaryDirectory() as folder:
        own = Path(folder) / "bindery/mpicxx"
        own.mkdir(parents=True)
        conditions = re.findall(r"^    (MPI\w+)$", (generated / "mpicxx/sources.cmake").read_text(), re.MULTILINE)
        hidden = {name: re.fullmatch(r"MPI_(UB|LB|COMBINER_\w+_INTEGER)", name) is not None for name in conditions}
        lines = (f"#define BND_HAS_{name} {int(has)}\n#define BND_CXX_{name} 0\n" for name, has in hidden.items())
        (own / "has.h").write_text("".join(lines))
        headers = [generated / "mpicxx/include", generated.parent / "mpicxx/headers"]
        includes = [f"-I{folder}", *(f"-iquote{header}" for header in headers), *(f"-idirafter{h}" for h in headers)]
        ours = parse(f"{SKIP}#include <mpi.h>\n#include <bindery/mpicxx/mpicxx.h>\n", [*known, *includes])
    theirs = parse("#include <mpi.h>\n", known)
    found = sum(len(functions) for functions in theirs.functions.values())
    assert found > LEAST, f"{mpicc} declares {found} functions in namespace MPI: not with its C++ bindings?"
    differences = list(compare(ours, theirs))
    print("\n".join(differences))
    print(f"{mpicc}: {found} functions, {len(theirs.others)} constants and types, {len(differences)} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
