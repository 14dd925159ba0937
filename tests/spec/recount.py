"""The numbers of MPI 5.0, counted again from the spec's routines of that version and before. Each test says which rule it
follows and how its number is composed."""

from __future__ import annotations

import hashlib
import re
import sys
import unittest
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "generator"))

from bindery_mpi.spec.load import load  # noqa: E402
from bindery_mpi.spec.model import FORTRAN, MPIFH, MPIT, Parameter, Procedure, Routine, version  # noqa: E402
from bindery_mpi.spec.names import differs_when_large, fts_specific, has_cptr, in_f08, is_plain_in_f08, profiling  # noqa: E402
from bindery_mpi.spec.prototypes import Prototypes  # noqa: E402

WHOLE = load(ROOT / "specs")
SPEC = replace(WHOLE, routines={n: r for n, r in WHOLE.routines.items() if version(r.since) <= (5, 0)})
PROTOTYPES = Prototypes(SPEC)
CURRENT = [r for r in SPEC.routines.values() if not r.removed]
C_CURRENT = [p for p in SPEC.c_procedures if not p.routine.removed]
F08_SMALL = [
    r.procedures[0] for r in CURRENT if "f08" in r.dialects and not is_plain_in_f08(r)
]  # what has a form of its own there
F08_LARGE = [r for r in CURRENT if "f08" in r.dialects and r.large_count]
CONVERSIONS = ("handle-to-integer", "handle-from-integer", "status-copy")


def hash_of(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def names(entries: Iterable[Routine | Procedure | Parameter]) -> set[str]:
    return {entry.name for entry in entries}


def having(entries: Iterable[Procedure], test: Callable[[Parameter], bool]) -> list[Procedure]:
    """The procedures of which some argument passes the test."""
    return [e for e in entries if any(test(p) for p in e.parameters)]


def predefined_in(dialect: str) -> list[str]:
    return [p.name for p in SPEC.predefined.values() if dialect in p.dialects]


class Inventory(unittest.TestCase):
    """The counts at the head of the rules."""

    def test_callable_c_names(self) -> None:
        """Inventory: 690 names that C can call in MPI 5.0; with the 14 predefined callbacks, 704."""
        self.assertEqual(len(C_CURRENT), 690)
        self.assertEqual(len(C_CURRENT) + len(SPEC.predefined), 704)

    def test_numbers(self) -> None:
        """Each procedure of C has a number in specs/numbers.toml; the first 700 are those of the first release."""
        self.assertEqual(sorted(WHOLE.numbers), sorted(p.name for p in WHOLE.c_procedures))
        first = [name for name, number in sorted(SPEC.numbers.items(), key=lambda row: row[1]) if number <= 700]
        self.assertEqual(hash_of(first), "57896dc65d503493")

    def test_removed(self) -> None:
        """K: ten routines removed in 3.0, each once in C; none in mpi_f08 (R204)."""
        removed = [p for p in SPEC.c_procedures if p.routine.removed]
        self.assertEqual([p.routine.removed for p in removed], ["3.0"] * 10)
        self.assertFalse([p.name for p in removed if "f08" in p.routine.dialects])

    def test_large_c_names(self) -> None:
        """Inventory: 159 of the 690 end in _c, and these are the large forms."""
        self.assertEqual(sum(p.large for p in C_CURRENT), 159)
        self.assertEqual(names(p for p in C_CURRENT if p.large), {p.name for p in C_CURRENT if p.name.endswith("_c")})

    def test_tool_names(self) -> None:
        """Inventory: 51 of the 690 are MPI_T_; C alone has them in the standard (R45); no error
        handler is called (R175)."""
        tool = [p for p in C_CURRENT if p.name.startswith("MPI_T_")]
        self.assertEqual(len(tool), 51)
        kinds = {(p.routine.category, p.routine.dialects, p.routine.errors_on) for p in tool}
        self.assertEqual(kinds, {("tool", ("c", "mpit"), "none")})

    def test_conversions(self) -> None:
        """Inventory: 50 of the 690 convert: 11 kinds of handle to and from MPI_Fint, and to and from int; 6 convert
        statuses."""
        conversions = [p for p in C_CURRENT if p.routine.body in CONVERSIONS]
        self.assertEqual(len(conversions), 50)
        endings = [re.sub(r".*_(c2f|f2c|toint|fromint)$", r"\1", p.name) for p in conversions]
        self.assertEqual([endings.count(e) for e in ("c2f", "f2c", "toint", "fromint")], [12, 12, 11, 11])
        self.assertEqual(sum(p.routine.body == "status-copy" for p in conversions), 6)

    def test_predefined_callbacks(self) -> None:
        """Inventory: 14 predefined callbacks; three of MPI-1 are not in mpi_f08, the large one is not in mpi."""
        self.assertEqual(len(predefined_in("c")), 14)
        self.assertEqual(len(predefined_in("f08")), 11)
        self.assertEqual(len(predefined_in("mpi")), 13)

    def test_f08_names(self) -> None:
        """Inventory: 442 f08 names = 429 routines + 11 predefined callbacks + 2 large generics of their own (R41)."""
        own = [r for r in F08_LARGE if r.large_generic]
        self.assertEqual((len(F08_SMALL), len(predefined_in("f08")), len(own)), (429, 11, 2))
        self.assertEqual(len(F08_SMALL) + len(predefined_in("f08")) + len(own), 442)

    def test_overloaded(self) -> None:
        """Inventory: 157 f08 names are overloaded with a large specific: the 159 large forms without R41's two."""
        self.assertEqual(len([r for r in F08_LARGE if not r.large_generic]), 157)

    def test_further_large_names(self) -> None:
        """Inventory, R41: 3 further _c names in mpi_f08 are not overloads: two routines and one predefined callback."""
        own = {r.name + "_c" for r in F08_LARGE if r.large_generic}
        own |= {name for name in predefined_in("f08") if name.endswith("_C")}
        self.assertEqual(own, {"MPI_Op_create_c", "MPI_Register_datarep_c", "MPI_CONVERSION_FN_NULL_C"})

    def test_f90_names(self) -> None:
        """Inventory: 447 f90 names = 434 routines of the mpi module + 13 predefined callbacks. mpif.h lacks two of them
        (R44)."""
        mpi = [r for r in CURRENT if "mpi" in r.dialects]
        self.assertEqual(len(mpi) + len(predefined_in("mpi")), 447)
        self.assertEqual(len([r for r in mpi if "mpifh" in r.dialects]) + len(predefined_in("mpifh")), 445)

    def test_choice(self) -> None:
        """Inventory: 145 f08 names have choice dummies: 143 that C has too, and the two of Fortran alone (R42, R43)."""
        choice = [p.routine for p in F08_SMALL if p.routine.has_choice]
        self.assertEqual(len(choice), 145)
        self.assertEqual(names(r for r in choice if "c" not in r.dialects), {"MPI_Sizeof", "MPI_F_sync_reg"})

    def test_callback_types(self) -> None:
        """A.1.3: 21 callback types = 19 with the three of MPI_T + 2 large forms. Besides, 2 deprecated and 1
        removed."""
        types = [procedure for c in SPEC.callbacks.values() if not c.deprecated for procedure in c.procedures]
        self.assertEqual((len(types), sum(p.large for p in types)), (21, 2))
        old = [c for c in SPEC.callbacks.values() if c.deprecated]
        self.assertEqual({c.name for c in old if not c.removed}, {"MPI_Copy_function", "MPI_Delete_function"})
        self.assertEqual({c.name for c in old if c.removed}, {"MPI_Handler_function"})


class Profiling(unittest.TestCase):
    """Rules of section A."""

    def test_profiling_names(self) -> None:
        """R1, R13: every routine has a second name, and none of them is taken."""
        twins = {profiling(p.name) for p in SPEC.procedures}
        self.assertEqual(len(twins), len(SPEC.procedures))
        self.assertFalse(twins & names(SPEC.procedures))

    def test_macros(self) -> None:
        """R2: four names may be macros of C: two routines and their twins."""
        self.assertEqual(names(r for r in CURRENT if r.may_be_macro), {"MPI_Aint_add", "MPI_Aint_diff"})

    def test_variable_arguments(self) -> None:
        """R11: one routine of C has a variable number of arguments."""
        self.assertEqual(names(having(C_CURRENT, lambda p: p.kind.form == "varargs")), {"MPI_Pcontrol"})


class FortranNames(unittest.TestCase):
    """Rules of section B."""

    def test_r25(self) -> None:
        """R25: three names end in _F in mpif.h."""
        short = names(r for r in CURRENT if fts_specific(r, MPIFH).endswith("_F"))
        self.assertEqual(short, {f"MPI_Neighbor_{x}_init" for x in ("allgatherv", "alltoallv", "alltoallw")})

    def test_r26(self) -> None:
        """R26: five routines, deprecated in 2.0 and not removed, keep the old form everywhere, and are in mpi_f08
        too."""
        plain = {"MPI_Attr_delete", "MPI_Attr_get", "MPI_Attr_put", "MPI_Keyval_create", "MPI_Keyval_free"}
        self.assertEqual(names(r for r in SPEC.routines.values() if is_plain_in_f08(r)), plain)
        self.assertEqual(names(r for r in SPEC.routines.values() if is_plain_in_f08(r) and "f08" in r.dialects), plain)

    def test_r29(self) -> None:
        """R29: four large specifics have the types of the small ones, and are left out of mpi_f08."""
        same = names(r for r in F08_LARGE if not r.large_generic and not differs_when_large(r))
        self.assertEqual(
            same,
            {"MPI_Type_create_resized", "MPI_Type_get_extent", "MPI_Type_get_true_extent", "MPI_File_get_type_extent"},
        )

    def test_r30(self) -> None:
        """R30: were INTEGER as wide as a count, 155 of the 157 pairs would be the same; two differ in the number of
        arguments."""
        pairs = [r.procedures for r in F08_LARGE if not r.large_generic]
        differ = [small.name for small, large in pairs if len(small.parameters) != len(large.parameters)]
        self.assertEqual(set(differ), {"MPI_Type_get_envelope", "MPI_Type_get_contents"})
        self.assertEqual(len(pairs) - len(differ), 155)

    def test_r29_r41_specifics(self) -> None:
        """R29, R41: mpi_f08 has 584 specific procedures = 429 small + 157 overloads - 4 left out + 2 generics of their
        own."""
        self.assertEqual(
            len([p for p in SPEC.procedures if in_f08(p) and not is_plain_in_f08(p.routine)]), 429 + 157 - 4 + 2
        )

    def test_r31(self) -> None:
        """R31: the longest specific name has 38 characters."""
        longest = max((profiling(p.name) + "_f08ts" for p in SPEC.procedures if p.routine.has_choice), key=len)
        self.assertEqual(len(longest), 38)

    def test_r37(self) -> None:
        """R37: four routines have a second specific for TYPE(C_PTR) in mpi."""
        self.assertEqual(
            names(r for r in CURRENT if has_cptr(r)),
            {"MPI_Alloc_mem", "MPI_Win_allocate", "MPI_Win_allocate_shared", "MPI_Win_shared_query"},
        )

    def test_r38_r39(self) -> None:
        """R38, R39: four functions of Fortran have a result."""
        functions = {r.name: r.returns for r in CURRENT if r.returns != "error_code" and "f08" in r.dialects}
        self.assertEqual(
            functions,
            {"MPI_Wtime": "seconds", "MPI_Wtick": "seconds", "MPI_Aint_add": "address", "MPI_Aint_diff": "address"},
        )

    def test_r40(self) -> None:
        """R40: six routines of Fortran have no ierror."""
        without = names(r for r in CURRENT if not r.ierror and any(d.has(r) for d in FORTRAN))
        self.assertEqual(
            without, {"MPI_Wtime", "MPI_Wtick", "MPI_Aint_add", "MPI_Aint_diff", "MPI_Pcontrol", "MPI_F_sync_reg"}
        )

    def test_r44_r45(self) -> None:
        """R44, R45: 99 routines are C's alone (51 of MPI_T, 48 conversions); two conversions are not in mpif.h only."""
        c_only = [r for r in CURRENT if set(r.dialects) <= {"c", MPIT.name}]
        self.assertEqual((len(c_only), len([r for r in c_only if r.category == "tool"])), (99, 51))
        self.assertEqual(
            names(r for r in CURRENT if "mpi" in r.dialects and "mpifh" not in r.dialects),
            {"MPI_Status_f2f08", "MPI_Status_f082f"},
        )

    def test_r46(self) -> None:
        """R46: two routines have a large count and no large form."""
        partitioned = [r for r in CURRENT if r.category == "partitioned" and r.has_choice]
        self.assertEqual(names(partitioned), {"MPI_Psend_init", "MPI_Precv_init"})
        for routine in partitioned:
            self.assertFalse(routine.large_count)
            self.assertEqual({p.name: p.kind.c for p in routine.parameters}["count"], "MPI_Count")

    def test_r47(self) -> None:
        """R47: seven routines use MPI_COUNT_KIND in mpif.h and mpi."""
        small = [r.procedures[0] for r in CURRENT if "mpifh" in r.dialects]
        wide = having(small, lambda p: p.kind.mpi.kind == "MPI_COUNT_KIND")
        self.assertEqual(
            names(wide),
            {
                "MPI_Psend_init",
                "MPI_Precv_init",
                "MPI_Get_elements_x",
                "MPI_Status_set_elements_x",
                "MPI_Type_size_x",
                "MPI_Type_get_extent_x",
                "MPI_Type_get_true_extent_x",
            },
        )


class Module(unittest.TestCase):
    """Rules of section C."""

    def test_r53(self) -> None:
        """R53: eleven kinds of handle have a type in Fortran, each with a null handle."""
        handles = [k for k in SPEC.kinds.values() if k.form == "handle" and k.mpi]
        self.assertEqual(len(handles), 11)
        for kind in handles:
            self.assertEqual((str(kind.f08), str(kind.mpi), bool(kind.null)), (f"TYPE({kind.c})", "INTEGER", True))

    def test_r59(self) -> None:
        """R59: 38 names have a status, or several, as output, without INTENT."""
        status = having(F08_SMALL, lambda p: p.kind.name == "status" and p.intent == "out")
        self.assertEqual(len(status), 38)
        self.assertFalse(
            [p.name for s in status for p in s.parameters if p.kind.name == "status" and PROTOTYPES.f08_intent(p)]
        )

    def test_r59_overrides(self) -> None:
        """R59, R60: no INTENT either for array_of_errcodes, output weights, and the location whose address is
        asked."""
        without = {(s.name, p.name) for s in F08_SMALL for p in s.parameters if p.f08_intent == ""}
        self.assertEqual(
            without,
            {
                ("MPI_Comm_spawn", "array_of_errcodes"),
                ("MPI_Comm_spawn_multiple", "array_of_errcodes"),
                ("MPI_Dist_graph_neighbors", "sourceweights"),
                ("MPI_Dist_graph_neighbors", "destweights"),
                ("MPI_Get_address", "location"),
                ("MPI_Win_detach", "base"),
            },
        )

    def test_r60(self) -> None:
        """R60: intents that were wrong at some time."""
        expected = {
            ("MPI_Status_set_cancelled", "flag"): "in",
            ("MPI_Comm_set_info", "comm"): "in",
            ("MPI_Grequest_complete", "request"): "in",
            ("MPI_Cancel", "request"): "in",
            ("MPI_Improbe", "flag"): "out",
        }
        for (routine, name), intent in expected.items():
            self.assertEqual(SPEC.routines[routine].procedures[0].parameter(name).intent, intent)

    def test_r64_r65a(self) -> None:
        """R64, R65a: what is started with a choice buffer, and ends later, has ASYNCHRONOUS on each of them."""
        late = [r for r in CURRENT if r.completion != "blocking" and r.has_choice]
        self.assertFalse({r.name for r in late for p in r.parameters if p.kind.form == "choice" and not p.asynchronous})

    def test_r65(self) -> None:
        """R65: 20 routines have ASYNCHRONOUS on other arguments too."""
        other = having(F08_SMALL, lambda p: p.asynchronous and p.kind.form != "choice")
        self.assertEqual(len(other), 20)
        self.assertLessEqual({"MPI_Ialltoallw", "MPI_Comm_idup", "MPI_Comm_idup_with_info"}, names(other))

    def test_r67(self) -> None:
        """R67: procedures are arguments of 12 routines: 10 generics, and the 2 large ones."""
        forms = F08_SMALL + [r.procedures[1] for r in F08_LARGE if r.large_generic]
        expected = {f"MPI_{x}_create_keyval" for x in ("Comm", "Type", "Win")}
        expected |= {f"MPI_{x}_create_errhandler" for x in ("Comm", "Win", "File", "Session")}
        expected |= {
            "MPI_Op_create",
            "MPI_Op_create_c",
            "MPI_Grequest_start",
            "MPI_Register_datarep",
            "MPI_Register_datarep_c",
        }
        self.assertEqual(names(having(forms, lambda p: p.kind.form == "callback")), expected)

    def test_r73(self) -> None:
        """R73: 44 f08 names have a LOGICAL: 37 routines (with the representations of the ABI), the large Op_create, and
        the six predefined callbacks that copy an attribute or skip it."""
        logical = having(F08_SMALL, lambda p: str(p.kind.mpi) == "LOGICAL")
        large = having([r.procedures[1] for r in F08_LARGE if r.large_generic], lambda p: str(p.kind.mpi) == "LOGICAL")
        callbacks = [
            p
            for p in SPEC.predefined.values()
            if "f08" in p.dialects
            and p.type in SPEC.callbacks
            and any(str(q.kind.mpi) == "LOGICAL" for q in SPEC.callbacks[p.type].parameters)
        ]
        self.assertEqual((len(logical), len(large), len(callbacks)), (37, 1, 6))
        self.assertEqual(len(logical) + len(large) + len(callbacks), 44)


class Arguments(unittest.TestCase):
    """Rules of sections D, F and H about single arguments."""

    def test_r84(self) -> None:
        """R84: the output indices of completion count from 1 in Fortran: six routines."""
        self.assertEqual(
            names(having(F08_SMALL, lambda p: p.base == 1)),
            {
                "MPI_Waitany",
                "MPI_Testany",
                "MPI_Waitsome",
                "MPI_Testsome",
                "MPI_Request_get_status_any",
                "MPI_Request_get_status_some",
            },
        )

    def test_r86(self) -> None:
        """R86: three routines return the address of a buffer, mistyped in mpif.h and mpi."""
        self.assertEqual(
            names(having(F08_SMALL, lambda p: p.kind.name == "detached_buffer")),
            {f"MPI_{x}_detach{y}" for x, y in (("Buffer", ""), ("Comm", "_buffer"), ("Session", "_buffer"))},
        )

    def test_displacements(self) -> None:
        """A buffer with a count for each block says where the blocks are."""
        for procedure in C_CURRENT:
            for p in procedure.parameters:
                if str(p.count) in names(procedure.parameters) and procedure.parameter(str(p.count)).is_array:
                    self.assertTrue(p.displacements, f"{procedure.name} {p.name}")

    def test_r174(self) -> None:
        """R174: every kind of handle that has a null handle, but messages, is freed by some routine; and so are
        keys."""
        freed = {p.kind.name for r in CURRENT for p in r.parameters if p.freed}
        handles = {k.name for k in SPEC.kinds.values() if k.form == "handle" and k.null and k.mpi}
        self.assertEqual(handles - freed, {"message"})
        self.assertIn("keyval", freed)


class Constants(unittest.TestCase):
    """Rules of section E."""

    def test_r89(self) -> None:
        """R89: ten constants of Fortran are known by their address."""
        addresses = {c.name for c in SPEC.constants.values() if "f08" in c.dialects and c.type.endswith("*")}
        self.assertEqual(
            addresses,
            {
                "MPI_BOTTOM",
                "MPI_BUFFER_AUTOMATIC",
                "MPI_STATUS_IGNORE",
                "MPI_STATUSES_IGNORE",
                "MPI_ERRCODES_IGNORE",
                "MPI_IN_PLACE",
                "MPI_ARGV_NULL",
                "MPI_ARGVS_NULL",
                "MPI_UNWEIGHTED",
                "MPI_WEIGHTS_EMPTY",
            },
        )

    def test_r94(self) -> None:
        """R94: a status may be ignored only as an output, and there always, but in callbacks and conversions."""
        ignorable = {"MPI_STATUS_IGNORE", "MPI_STATUSES_IGNORE"}
        for procedure in F08_SMALL:
            for p in procedure.parameters:
                if p.kind.name == "status":
                    may = bool(ignorable & set(p.special))
                    self.assertEqual(may, p.intent == "out", f"{procedure.name} {p.name}")

    def test_r96(self) -> None:
        """R96: ten lengths of strings are smaller by one in Fortran."""
        shorter = {c.name for c in SPEC.constants.values() if c.fortran_less}
        self.assertEqual(len(shorter), 10)
        self.assertEqual(
            shorter,
            {
                name
                for name in SPEC.constants
                if re.match(
                    r"MPI_MAX_\w+_(STRING|NAME|KEY|VAL|LEN)$|"
                    r"MPI_MAX_\w+_NAME_LEN$|MPI_MAX_INFO_\w+$",
                    name,
                )
            },
        )

    def test_r100(self) -> None:
        """R100: Fortran counts the members of a status from 1, C from 0; five datatypes for LOGICAL are new."""
        for member in ("SOURCE", "TAG", "ERROR"):
            in_c, in_fortran = (SPEC.constants[prefix + member].value or 0 for prefix in ("MPI_F_", "MPI_"))
            self.assertEqual(in_c, in_fortran - 1)
        self.assertLessEqual({f"MPI_LOGICAL{size}" for size in (1, 2, 4, 8, 16)}, SPEC.constants.keys())

    def test_deprecated(self) -> None:
        """K: of what MPI 5.0 still has, 5 routines are deprecated since 2.0, 3 since 4.0, 5 since 4.1."""
        since = [r.deprecated for r in CURRENT if r.deprecated]
        self.assertEqual({version: since.count(version) for version in since}, {"2.0": 5, "4.0": 3, "4.1": 5})


if __name__ == "__main__":
    unittest.main()
