"""The audit's tests share a small spec, headers and libraries made on the spot, and one way to run an audit."""

from __future__ import annotations

import contextlib
import dataclasses
import io
import json
import re
import subprocess
import sys
import tempfile
import unittest
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi import audit  # noqa: E402
from bindery_mpi.spec.load import load  # noqa: E402
from bindery_mpi.spec.model import Constant, Spec  # noqa: E402

FULL = load(ROOT / "specs")

ROUTINES = (
    "MPI_Send",
    "MPI_Barrier",
    "MPI_Wtime",
    "MPI_Pcontrol",
    "MPI_Comm_c2f",
    "MPI_Aint_add",
    "MPI_Address",
    "MPI_Group_range_incl",
    "MPI_Comm_create_errhandler",
    "MPI_Remove_error_class",
)
SECTIONS = ("version", "communicators")
ERRORS = ("MPI_SUCCESS", "MPI_ERR_BUFFER", "MPI_ERR_COUNT", "MPI_ERR_LASTCODE")
CALLBACKS = ("MPI_Comm_errhandler_function", "MPI_User_function")

TYPES = """\
#include <stdint.h>
#define MPI_VERSION 4
#define MPI_SUBVERSION 0
typedef struct vendor_comm *MPI_Comm;
typedef struct vendor_group *MPI_Group;
typedef struct vendor_type *MPI_Datatype;
typedef struct vendor_errhandler *MPI_Errhandler;
typedef intptr_t MPI_Aint;
typedef int64_t MPI_Count;
typedef int MPI_Fint;
typedef void (MPI_Comm_errhandler_function)(MPI_Comm *, int *, ...);
typedef void (MPI_User_function)(void *, void *, int *, MPI_Datatype *);
typedef void (MPI_User_function_c)(void *, void *, MPI_Count *, MPI_Datatype *);
extern struct vendor_comm vendor_null, vendor_world, vendor_self;
#define MPI_COMM_NULL (&vendor_null)
#define MPI_COMM_WORLD (&vendor_world)
#define MPI_COMM_SELF (&vendor_self)
enum { MPI_SUCCESS, MPI_ERR_BUFFER, MPI_ERR_COUNT, MPI_ERR_LASTCODE = 99 };
"""
PROTOTYPES = """\
int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int MPI_Barrier(MPI_Comm comm);
double MPI_Wtime(void);
int MPI_Pcontrol(const int level, ...);
MPI_Fint MPI_Comm_c2f(MPI_Comm comm);
MPI_Aint MPI_Aint_add(MPI_Aint base, MPI_Aint disp);
int MPI_Group_range_incl(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup);
int MPI_Comm_create_errhandler(MPI_Comm_errhandler_function *fn, MPI_Errhandler *errhandler);
"""


def small() -> Spec:
    """A few routines, callbacks and constants of the real spec."""
    errors = FULL.sections["error-classes"]
    errors = dataclasses.replace(errors, constants=tuple(c for c in errors.constants if c.name in ERRORS))
    sections = {name: FULL.sections[name] for name in SECTIONS} | {"error-classes": errors}
    sections = {name: dataclasses.replace(s, constants=tuple(map(_aged, s.constants))) for name, s in sections.items()}
    return dataclasses.replace(
        FULL,
        routines={name: FULL.routines[name] for name in ROUTINES},
        sections=sections,
        predefined={},
        callbacks={name: FULL.callbacks[name] for name in CALLBACKS},
    )


def _aged(constant: Constant) -> Constant:
    """One constant of known age; the others have none, whatever the spec comes to say of them."""
    return dataclasses.replace(constant, since="5.0" if constant.name == "MPI_ABI_VERSION" else "")


def profiled(prototypes: str) -> str:
    """Prototypes, and once more with PMPI_: the name is the last word before the parenthesis."""
    return prototypes + re.sub(r"(?m)^([^(]*?\**)(MPI_\w+)\(", r"\1P\2(", prototypes)


class AuditTest(unittest.TestCase):
    """Runs audits of files in a folder of its own."""

    maxDiff = None

    def setUp(self) -> None:
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)
        self.spec = small()

    def write(self, name: str, text: str) -> str:
        path = self.folder / name
        path.write_text(text, encoding="utf-8")
        return str(path)

    def header(self, text: str) -> str:
        return self.write("mpi.h", text)

    def compile(self, name: str, source: str) -> str:
        """An object `name`.o."""
        self.write(f"{name}.c", source)
        subprocess.run(["cc", "-c", "-w", "-fPIC", f"{name}.c", "-o", f"{name}.o"], cwd=self.folder, check=True)
        return str(self.folder / f"{name}.o")

    def archive(self, name: str, **sources: str) -> str:
        objects = [self.compile(member, source) for member, source in sources.items()]
        subprocess.run(["ar", "rc", name, *objects], cwd=self.folder, check=True)
        return str(self.folder / name)

    def shared(self, name: str, source: str) -> str:
        path = self.compile(name.split(".", maxsplit=1)[0], source)
        subprocess.run(["cc", "-shared", path, "-o", name], cwd=self.folder, check=True)
        return str(self.folder / name)

    def run_audit(self, *targets: str, as_json: bool = False, **options: Any) -> tuple[int, str, str]:
        """Status, output and errors of one run; the folder is written as DIR."""
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            status = audit.run(self.spec, list(targets), as_json, **options)
        said, errors = (text.getvalue().replace(str(self.folder), "DIR") for text in (out, err))
        return status, said, errors

    def found(self, *targets: str, **options: Sequence[str] | str) -> list[str]:
        """Every finding as `group: name: text [where]`; notes are in `noted`."""
        status, out, err = self.run_audit(*targets, as_json=True, **options)
        self.assertEqual(err, "")
        said = json.loads(out)["targets"][0]
        self.facts = said["facts"]
        self.noted = [_line(f) for f in said["notes"]]
        self.assertEqual(status, 1 if said["findings"] else 0)
        return [_line(f) for f in said["findings"]]


def _line(f: dict) -> str:
    place = f" [{', '.join(f['where'])}]" if f["where"] else ""
    return f"{f['group']}: {f['name']}: {f['text']}{place}"
