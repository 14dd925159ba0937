"""The modules and mpif.h of one target with one compiler: test_modules.py COMPILER FOLDER CASE.

The folder has what target.py wrote.

Nothing is linked to an MPI: what the objects leave undefined says which procedures a program would call."""

from __future__ import annotations

import json
import re
import shutil
import sys
import unittest
from functools import partial
from itertools import chain
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(ROOT / "generator")]

from bindery_mpi.spec.load import load  # noqa: E402
from bindery_mpi.spec.model import F08, MPI, MPIT, Dialect  # noqa: E402
from callers import Callers, ToolCallers, expected, guarded  # noqa: E402
from processes import attempt  # noqa: E402

COMPILER = sys.argv[1]
TARGET = Path(sys.argv[2])
PLACE = TARGET / "objects"
PACKAGES = {"gfortran": "gfortran", "flang-new-19": "flang-19"}
# A handle's component is a plain INTEGER by the standard's word, which gfortran would rather have as c_int.
STRICT = {
    "gfortran": ["-Wall", "-Wextra", "-Werror", "-fimplicit-none", "-Wno-c-binding-type"],
    "flang-new-19": ["-Werror", "-pedantic"],
}[COMPILER]
IS_GFORTRAN = COMPILER == "gfortran"
SPEC = load(ROOT / "specs")
HAS = guarded((TARGET / "bnd_has.h").read_text())
run = partial(attempt, cwd=PLACE)
MODULES = ("bnd_types", "bnd_callbacks", "mpi_f08_types", "mpi_f08", "mpi", "mpi_tool_f08")


def compile(source: Path, *options: object) -> tuple[bool, str]:
    """Make an object beside the modules; whether that went well, and what the compiler said."""
    done = run(COMPILER, *options, "-c", f"-I{PLACE}", f"-I{TARGET}", source, "-o", PLACE / f"{source.stem}.o")
    return done.returncode == 0, done.stdout + done.stderr


def symbols(name: str, letters: str) -> set[str]:
    """The symbols of an object whose sort is one of `letters`, as nm writes it."""
    lines = run("nm", f"{name}.o").stdout.splitlines()
    return {line.split()[-1] for line in lines if line.split()[-2] in letters}


def called(name: str) -> set[str]:
    """The MPI procedures, and those of our own, that an object calls."""
    return {s for s in symbols(name, "U") if re.match(r"p?mpi_|bnd_", s)}


class Case(unittest.TestCase):
    maxDiff = None

    @classmethod
    def setUpClass(cls) -> None:
        if not shutil.which(COMPILER):
            raise AssertionError(f"{COMPILER} is missing: install Debian's {PACKAGES[COMPILER]}")
        PLACE.mkdir(parents=True, exist_ok=True)

    def compiles(self, source: Path, *options: object) -> None:
        good, said = compile(source, *options)
        self.assertTrue(good, f"{source.name}: {said[:4000]}")

    def compiles_text(self, name: str, text: str, *options: object) -> None:
        path = PLACE / name
        path.write_text(text)
        self.compiles(path, *options)


class Build(Case):
    def test_modules_compile_without_a_warning(self) -> None:
        for name in MODULES:
            source = ROOT / "generated" / "fortran" / f"{name}.F90"
            self.compiles(source, *STRICT, f"-I{source.parent}", f"-I{ROOT / 'fortran' / 'modules'}")

    def test_no_procedure_is_compiled(self) -> None:
        """All procedures are external (R32): gfortran's objects hold no more code than how to copy each type."""
        self.test_modules_compile_without_a_warning()
        for name in MODULES:
            code = {s for s in symbols(name, "Tt") if "___copy_" not in s}
            self.assertEqual(code | called(name), set(), name)


class KeywordCalls(Case):
    """R5, R20-R31, R37, R41, R58, R66: every procedure is called by its keywords, and the call goes to the procedure it
    should."""

    def check(self, dialect: Dialect) -> None:
        callers = Callers(SPEC, dialect, HAS)
        self.assertGreater(len(callers.procedures), 300)
        self.compiles_text(f"keywords_{dialect.name}.f90", callers.source())
        manifest = json.loads((ROOT / "generated" / "manifest.json").read_text())
        self.assertEqual(called(f"keywords_{dialect.name}"), expected(manifest, dialect, HAS))

    def test_mpi_f08(self) -> None:
        self.check(F08)

    def test_mpi(self) -> None:
        self.check(MPI)

    def test_mpi_tool_f08(self) -> None:
        """The same for the tool information interface, whose optional arguments are all there, or all absent."""
        callers = ToolCallers(SPEC, MPIT, HAS)
        self.assertGreater(len(callers.procedures), 25)
        self.compiles_text("keywords_tool.f90", callers.source())
        self.assertEqual(called("keywords_tool"), callers.link_names)
        manifest = json.loads((ROOT / "generated" / "manifest.json").read_text())
        self.assertLessEqual(callers.link_names, expected(manifest, MPIT, HAS))

    @unittest.skipUnless(TARGET.name.endswith("-abi"), "the target lacks routines")
    def test_everything_is_there(self) -> None:
        """Where everything is, nothing is missing but the large forms that differ in nothing: four (R29)."""
        missing = {p.name for p in SPEC.procedures if set(p.routine.dialects) != {"c"}} - HAS
        self.assertEqual(len(missing), 4, missing)
        self.assertTrue(all(name.endswith(("_extent_c", "_resized_c")) for name in missing), missing)


class Constants(Case):
    """R52, R89, R95-R99: constants are PARAMETERs, equal in the three methods and to what the probe found; without any
    MPI."""

    def test_equal_everywhere(self) -> None:
        names, handles = self.names("bnd_constants.inc"), self.names("bnd_handles.inc") - SUPPORT
        self.assertGreater(len(names), 140)
        of_one_mpi = {c.name for c in SPEC.constants.values() if c.only == "openmpi"} & names
        self.assertEqual(bool(of_one_mpi), TARGET.name.endswith("-openmpi"), of_one_mpi)
        self.compiles_text("constants.f90", self.program(sorted(names), sorted(handles)))
        done = run(COMPILER, "constants.o", "-o", "constants")
        self.assertEqual(done.returncode, 0, done.stderr)
        done = run(PLACE / "constants")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        printed = dict(line.split() for line in done.stdout.splitlines())
        self.assertEqual(set(printed), names | handles)
        probed = dict(re.findall(r"^(O?MPI_\w+) = (-?\d+)$", (TARGET / "bindery-probe.toml").read_text(), re.MULTILINE))
        for name in printed.keys() & probed.keys():
            less = SPEC.constants[name].fortran_less
            self.assertEqual(int(printed[name]), int(probed[name]) - less, name)

    @staticmethod
    def names(file: str) -> set[str]:
        return set(re.findall(r"PARAMETER (?::: |\()(O?MPI_\w+)=", (TARGET / file).read_text()))

    def program(self, names: list[str], handles: list[str]) -> str:
        """A value in a PARAMETER is a constant: the three methods define them all anew, and main compares the
        values."""
        units = []
        for unit, intro, member in (("f08", "use mpi_f08", "%MPI_VAL"), ("mpi", "use mpi", ""), ("old", "", "")):
            include = '        include "mpif.h"\n' if not intro else ""
            values = [*names, *(name + member for name in handles)]
            lines = [f"    integer(kind=8), parameter :: c{i} = {value}" for i, value in enumerate(values)]
            stores = [f"    values({i + 1}) = c{i}" for i in range(len(values))]
            units.append(
                "\n".join(
                    [
                        f"subroutine of_{unit}(values)",
                        intro,
                        "implicit none",
                        include,
                        "    integer(kind=8) :: values(*)",
                        *lines,
                        *stores,
                        "end subroutine",
                    ]
                )
            )
        count = len(names) + len(handles)
        prints = [f'print "(A, I0)", "{name} ", a({i + 1})' for i, name in enumerate([*names, *handles])]
        main = [
            "program main",
            "implicit none",
            f"integer(kind=8) :: a({count}), b({count}), c({count})",
            "call of_f08(a)",
            "call of_mpi(b)",
            "call of_old(c)",
            "if (any(a /= b) .or. any(a /= c)) stop 1",
            *prints,
            "end program",
        ]
        return "\n".join([*units, *main]) + "\n"

    def test_kinds_and_support(self) -> None:
        self.compiles(HERE / "sources" / "kinds.f90")


SUPPORT = {"MPI_SUBARRAYS_SUPPORTED", "MPI_ASYNC_PROTECTS_NONBLOCKING"}


class Headers(Case):
    """R80-R83: mpif.h in fixed form, in free form and with long lines; its text keeps to columns 7 to 72."""

    FIXED = {"gfortran": ["-ffixed-form"], "flang-new-19": ["-ffixed-form"]}[COMPILER]
    FREE = {"gfortran": ["-ffree-form"], "flang-new-19": ["-ffree-form"]}[COMPILER]
    UNIT = (
        "      subroutine all(v)",
        "      implicit none",
        "      include 'mpif.h'",
        "      integer v(9), ierror, status(MPI_STATUS_SIZE)",
        "      double precision t",
        "      integer(kind=MPI_ADDRESS_KIND) a",
        "      a = 1",
        "      t = MPI_WTIME() + PMPI_WTICK()",
        "      a = MPI_AINT_ADD(a, a) + PMPI_AINT_DIFF(a, a)",
        "      call MPI_PROBE(MPI_ANY_SOURCE, 1, MPI_COMM_WORLD,status,ierror)",
        "      call MPI_ALLREDUCE(MPI_IN_PLACE,v,1,MPI_INTEGER,MPI_SUM,",
        "     &     MPI_COMM_WORLD, ierror)",
        "      call MPI_COMM_CREATE_KEYVAL(MPI_COMM_DUP_FN,",
        "     &     MPI_COMM_NULL_DELETE_FN, v(1), a, ierror)",
        "      v(2) = status(MPI_SOURCE) + int(t)",
        "      end",
    )
    CALLS = frozenset(
        {
            "mpi_wtime_",
            "pmpi_wtick_",
            "mpi_aint_add_",
            "pmpi_aint_diff_",
            "mpi_probe_",
            "mpi_allreduce_",
            "mpi_comm_create_keyval_",
            "mpi_comm_dup_fn_",
            "mpi_comm_null_delete_fn_",
        }
    )

    def check(self, name: str, text: str, *options: str) -> None:
        self.compiles_text(name, text, *options)
        self.assertEqual(called(Path(name).stem), self.CALLS)

    def test_fixed_form(self) -> None:
        self.check("fixed.f", "\n".join(self.UNIT) + "\n", *self.FIXED)

    def test_long_lines(self) -> None:
        self.check(
            "fixed132.f",
            "\n".join(self.UNIT) + "\n",
            *self.FIXED,
            "-ffixed-line-length-132" if IS_GFORTRAN else "-ffixed-line-length=132",
        )

    def test_free_form(self) -> None:
        lines = "\n".join(self.UNIT).replace("\n     &", " &\n     &")
        self.check("free.f90", lines + "\n", *self.FREE)

    def test_without_warnings(self) -> None:
        """Programs of Fortran 2008 get no warning from mpif.h; those of 2018 one for each COMMON block, which there is no
        way around."""
        strict = ["-std=f2008", "-Wall", "-Werror"] if IS_GFORTRAN else ["-Werror", "-pedantic"]
        text = "\n".join(self.UNIT) + "\n"
        self.check("strict.f", text, *self.FIXED, *strict)
        self.check("strict_free.f90", text.replace("\n     &", " &\n     &"), *self.FREE, *strict)

    def test_columns(self) -> None:
        for line in (TARGET / "mpif.h").read_text().splitlines():
            self.assertRegex(line, r"^(!.*|      \S.{0,65})$")
            self.assertNotIn("&", line)

    def test_what_is_not_for_mpifh(self) -> None:
        text = (TARGET / "mpif.h").read_text().upper()
        for word in ("F2F08", "F082F", "TYPE(", "USE ", "CONTAINS"):
            self.assertNotIn(word, text)


class Refused(Case):
    def test_every_mistake(self) -> None:
        """Each program of refused/ has one mistake, which the compiler must call an error."""
        sources = sorted((HERE / "refused").glob("*.f90"))
        self.assertGreater(len(sources), 9)
        for source in sources:
            with self.subTest(source.stem):
                good, said = compile(source)
                self.assertFalse(good, f"{source.name} compiles")
                self.assertIn(source.name, said)
                self.assertNotIn("internal compiler error", said)


class Sources(Case):
    def test_programs_compile(self) -> None:
        for source in sorted((HERE / "sources").glob("*.f90")):
            if source.stem == "tool_choice" and not IS_GFORTRAN:
                continue  # flang 19 compiles no body that has an assumed-rank dummy.
            if not set(re.findall(r"^! needs (\w+)", source.read_text(), re.MULTILINE)) <= HAS:
                continue
            with self.subTest(source.stem):
                self.compiles(source)

    def test_tool_takes_the_place(self) -> None:
        """R33: the tool defines the MPI_ names and calls the PMPI_ ones."""
        self.compiles(HERE / "sources" / "tool.f90")
        self.assertEqual(symbols("tool", "T"), {"mpi_comm_rank_f08_", "mpi_comm_size_"})
        self.assertEqual(called("tool"), {"pmpi_comm_rank_f08_", "pmpi_comm_size_"})
        if IS_GFORTRAN:
            self.compiles(HERE / "sources" / "tool_choice.f90")
            self.assertEqual(symbols("tool_choice", "T"), {"mpi_isend_f08ts_"})
            self.assertEqual(called("tool_choice"), {"pmpi_isend_f08ts_"})

    def test_callbacks_have_names_of_their_own(self) -> None:
        """R36: the predefined callbacks of mpi_f08 and those of mpi are different procedures."""
        self.compiles(HERE / "sources" / "callbacks.f90")
        found = {name for name in called("callbacks") if name.endswith("_fn_")}
        self.assertLessEqual(
            {"bnd_f08_comm_dup_fn_", "bnd_f08_win_null_delete_fn_", "mpi_comm_dup_fn_", "mpi_dup_fn_"}, found
        )


class Blocks(Case):
    """The blocks of the sentinels, with the sizes and alignments that the runtime counts on: ours as in
    fortran/modules/README.md, and over an MPI with bindings of its own those that the spec says."""

    def test_blocks(self) -> None:
        text = "subroutine a\nuse mpi_f08\nend\nsubroutine b\nuse mpi\nend\nsubroutine c\ninclude 'mpif.h'\nend\n"
        self.compiles_text("blocks.f90", text)
        found = re.findall(
            r"([0-9a-f]+)\s+(\d+) OBJECT\s+GLOBAL\s+DEFAULT\s+COM (\S+)", run("readelf", "-sW", "blocks.o").stdout
        )
        self.assertEqual({symbol: int(bytes) for _, bytes, symbol in found}, self.wanted())
        self.assertLessEqual({int(alignment, 16) for alignment, _, _ in found}, {1, 4, 8, 16, 32, 64})

    def wanted(self) -> dict[str, int]:
        """The size of each block that is there, by its symbol."""
        table = re.findall(
            r"^\| `(bnd_\w+)` \| (\d+|status) \| `(\w+)` \|",
            (ROOT / "fortran/modules/README.md").read_text(),
            re.MULTILINE,
        )
        self.assertEqual({constant for _, _, constant in table}, {c.name for c in SPEC.constants.values() if c.shape})
        rows = [row for row in table if row[2] != "MPI_BUFFER_AUTOMATIC" or "MPI_BUFFER_AUTOMATIC" in HAS]
        status = 4 * int(re.search(r"MPI_STATUS_SIZE=(\d+)", (TARGET / "bnd_constants.inc").read_text())[1])
        size = {constant: status if bytes == "status" else int(bytes) for _, bytes, constant in rows}
        kind = SPEC.sentinels.get(TARGET.name.rpartition("-")[2])
        if not kind:
            return {f"{block}_": size[constant] for block, _, constant in rows}
        blocks = {
            name: [constant for constant in constants if constant in size] for name, constants in kind.blocks.items()
        }
        self.assertEqual(sorted(chain.from_iterable(blocks.values())), sorted(size), "every constant is in one block")
        sizes = {
            f"{name.lower()}_": sum(size[constant] for constant in inside) for name, inside in blocks.items() if inside
        }
        # mpi_f08 has the symbols of the MPI's own where that has some, and ours where a block holds more than the one.
        symbol = "__{}_MOD_{}" if IS_GFORTRAN else "_QM{}E{}"
        own = {name: symbol.format(kind.f08_module, name.lower()) for name in kind.f08_variables} | kind.f08
        together = {constant for inside in kind.blocks.values() if len(inside) > 1 for constant in inside}
        return sizes | {
            own.get(constant, f"bnd_f08_{constant[4:].lower()}_"): size[constant]
            for constant in size
            if constant in together or constant in own
        }


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], sys.argv[3]])
