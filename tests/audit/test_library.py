"""Libraries made on the spot: one for each sort of finding, with what nm and objdump say of them."""

from __future__ import annotations

import json
import os
import sys
import unittest
from unittest import mock

from support import PROTOTYPES, TYPES, AuditTest, profiled

WEAK = 'int P{0}(void) {{ return 0; }}\nint {0}(void) __attribute__((weak, alias("P{0}")));\n'
STRONG = "int {0}(void) {{ return 0; }}\n"
CALLS = "int {1}(void); int {0}(void) {{ return {1}(); }}\n"
TWO_CALLS = "int {1}(void), {2}(void); int {0}(void) {{ return {1}() + {2}(); }}\n"
C_ROUTINES = (
    "MPI_Send",
    "MPI_Send_c",
    "MPI_Barrier",
    "MPI_Wtime",
    "MPI_Pcontrol",
    "MPI_Comm_c2f",
    "MPI_Aint_add",
    "MPI_Group_range_incl",
    "MPI_Comm_create_errhandler",
)


def weak(*names: str) -> str:
    """MPI_X as a weak name of PMPI_X, as most libraries have it."""
    return "".join(WEAK.format(name) for name in names)


def wrappers(**calls: str) -> dict[str, str]:
    """One member for each Fortran name: `mpi_barrier_="MPI_Barrier"`, or two C names with a blank."""
    return {
        name: (TWO_CALLS if " " in called else CALLS).format(name, *called.split()) for name, called in calls.items()
    }


class CLibraries(AuditTest):
    def test_archive_with_one_routine_in_a_member(self) -> None:
        path = self.archive("libmpi.a", send=weak("MPI_Send"), barrier=weak("MPI_Barrier"))
        self.assertEqual(self.found(path), [])
        self.assertEqual(self.facts["weak symbols"], {"archives": "2 of 2 MPI_, 0 of 2 PMPI_"})
        self.assertIn("unversioned: MPI_Wtime: since MPI 1.0 [libmpi.a]", self.noted)

    def test_version_that_the_caller_states(self) -> None:
        path = self.archive("libmpi.a", **{name: weak(name) for name in C_ROUTINES if name != "MPI_Wtime"})
        self.assertEqual(
            self.found(path, since="4.0"), ["missing: MPI_Wtime: since MPI 1.0; MPI 4.0 is claimed [libmpi.a]"]
        )

    def test_one_of_a_pair_is_missing(self) -> None:
        lone = {"barrier": STRONG.format("MPI_Barrier"), "time": STRONG.format("PMPI_Wtime")}
        path = self.archive("libmpi.a", send=weak("MPI_Send"), **lone)
        self.assertEqual(
            self.found(path),
            [
                "pmpi: MPI_Barrier: MPI_Barrier is exported, PMPI_Barrier is not [libmpi.a]",
                "pmpi: MPI_Wtime: PMPI_Wtime is exported, MPI_Wtime is not [libmpi.a]",
            ],
        )

    def test_pair_in_two_members(self) -> None:
        """The standard's other scheme: the source compiled twice."""
        path = self.archive("libmpi.a", send=STRONG.format("MPI_Send"), psend=STRONG.format("PMPI_Send"))
        self.assertEqual(self.found(path), [])
        self.assertEqual(self.facts["weak symbols"], {"archives": "0 of 1 MPI_, 0 of 1 PMPI_"})

    def test_member_with_two_routines(self) -> None:
        path = self.archive("libmpi.a", both=weak("MPI_Send", "MPI_Barrier"), time=weak("MPI_Wtime"))
        self.assertEqual(self.found(path), ["member: both.o: 2 routines: MPI_Barrier, MPI_Send [libmpi.a]"])

    def test_member_with_both_forms_is_a_note(self) -> None:
        path = self.archive("libmpi.a", send=weak("MPI_Send", "MPI_Send_c"))
        self.assertEqual(self.found(path), [])
        self.assertIn("member-forms: send.o: both forms of one routine: MPI_Send, MPI_Send_c [libmpi.a]", self.noted)

    def test_linker_script(self) -> None:
        self.shared("libmpi_real.so", weak("MPI_Send"))
        self.assertEqual(self.found(self.write("libmpi.so", "/* GNU ld script */ INPUT(libmpi_real.so)\n")), [])
        self.assertEqual(self.facts["weak symbols"], {"shared": "1 of 1 MPI_, 0 of 1 PMPI_"})

    def test_unknown_routine(self) -> None:
        path = self.shared("libmpi.so", weak("MPI_Send", "MPI_Sned") + STRONG.format("MPIX_Wave"))
        self.assertEqual(self.found(path), ["extra: MPI_Sned: not a routine of the standard [libmpi.so]"])


class FortranLibraries(AuditTest):
    def found_in(self, c_routines: tuple[str, ...], **members: str) -> list[str]:
        """The findings in a C archive and a Fortran archive that are used together."""
        c = self.archive("libmpi.a", **{name: weak(name) for name in c_routines})
        return self.found(self.archive("libmpifort.a", **members), libraries=[c])

    def rows(self) -> dict[str, tuple[int, ...]]:
        kinds = ("count", "MPI_", "PMPI_", "mixed", "neither")
        return {row["wrappers"]: tuple(row[kind] for kind in kinds) for row in self.facts["layering"]["libmpifort.a"]}

    def test_straight_layering(self) -> None:
        members = wrappers(
            mpi_send_="MPI_Send PMPI_Comm_c2f",
            pmpi_send_="PMPI_Send",
            mpi_barrier_="MPI_Barrier",
            pmpi_barrier_="PMPI_Barrier",
            mpi_send_f08ts_="MPI_Send",
            pmpi_send_f08ts_="PMPI_Send",
            mpi_barrier_f08_="MPI_Barrier",
            pmpi_barrier_f08_="PMPI_Barrier",
        )
        self.assertEqual(self.found_in(("MPI_Send", "MPI_Barrier", "MPI_Comm_c2f"), **members), [])
        self.assertEqual(
            self.rows(),
            {
                "mpi_x_ (mpif.h, mpi)": (2, 2, 0, 0, 0),
                "pmpi_x_ (mpif.h, mpi)": (2, 0, 2, 0, 0),
                "mpi_x_f08*_ (mpi_f08)": (2, 2, 0, 0, 0),
                "pmpi_x_f08*_ (mpi_f08)": (2, 0, 2, 0, 0),
            },
        )

    def test_wrapper_that_mixes(self) -> None:
        members = wrappers(mpi_send_="MPI_Send PMPI_Send", pmpi_send_="PMPI_Send")
        self.assertEqual(
            self.found_in(("MPI_Send",), **members),
            ["layering: mpi_send_: calls MPI_Send and PMPI_Send [libmpifort.a]"],
        )
        self.assertEqual(self.rows()["mpi_x_ (mpif.h, mpi)"], (1, 0, 0, 1, 0))

    def test_dialect_that_mixes(self) -> None:
        members = wrappers(
            mpi_send_="MPI_Send", pmpi_send_="PMPI_Send", mpi_barrier_="PMPI_Barrier", pmpi_barrier_="PMPI_Barrier"
        )
        self.assertEqual(
            self.found_in(("MPI_Send", "MPI_Barrier"), **members),
            [
                "layering: mpi_x_ (mpif.h, mpi): 1 call MPI_ (mpi_send_ -> MPI_Send), "
                "1 call PMPI_ (mpi_barrier_ -> PMPI_Barrier) [libmpifort.a]"
            ],
        )

    def test_profiling_form_that_tools_see(self) -> None:
        members = wrappers(mpi_send_="MPI_Send", pmpi_send_="MPI_Send")
        self.assertEqual(
            self.found_in(("MPI_Send",), **members),
            [
                "layering: pmpi_x_ (mpif.h, mpi): 1 call MPI_, so that a tool sees the P form "
                "(pmpi_send_ -> MPI_Send) [libmpifort.a]"
            ],
        )

    def test_helper_call_that_tools_see(self) -> None:
        members = wrappers(mpi_send_="MPI_Send MPI_Comm_c2f", pmpi_send_="PMPI_Send PMPI_Comm_c2f")
        self.assertEqual(
            self.found_in(("MPI_Send", "MPI_Comm_c2f"), **members),
            [
                "layering: mpi_x_ (mpif.h, mpi): 1 call another routine by its MPI_ name (mpi_send_ -> MPI_Comm_c2f) [libmpifort.a]"
            ],
        )

    def test_call_through_a_function_beside_it(self) -> None:
        members = wrappers(mpi_send_="vendor_send", pmpi_send_="PMPI_Send", vendor_send="MPI_Send")
        self.assertEqual(self.found_in(("MPI_Send",), **members), [])
        self.assertEqual(self.rows()["mpi_x_ (mpif.h, mpi)"], (1, 1, 0, 0, 0))

    def test_wrapper_over_something_else(self) -> None:
        members = wrappers(mpi_send_="vendor_inner", pmpi_send_="vendor_inner")
        self.assertEqual(self.found_in(("MPI_Send",), **members), [])
        self.assertEqual(self.rows()["mpi_x_ (mpif.h, mpi)"], (1, 0, 0, 0, 1))

    def test_wrappers_in_one_member_are_told_apart(self) -> None:
        source = "".join(
            CALLS.format(*pair)
            for pair in (
                ("mpi_send_", "MPI_Send"),
                ("pmpi_send_", "PMPI_Send"),
                ("mpi_barrier_", "PMPI_Barrier"),
                ("pmpi_barrier_", "PMPI_Barrier"),
            )
        )
        self.assertEqual(
            self.found_in(("MPI_Send", "MPI_Barrier"), all=source),
            [
                "member: all.o: 2 routines: MPI_Barrier, MPI_Send [libmpifort.a]",
                "layering: mpi_x_ (mpif.h, mpi): 1 call MPI_ (mpi_send_ -> MPI_Send), "
                "1 call PMPI_ (mpi_barrier_ -> PMPI_Barrier) [libmpifort.a]",
            ],
        )

    def test_names_of_one_procedure_are_one_routine(self) -> None:
        source = CALLS.format("pmpi_send_", "PMPI_Send") + CALLS.format("mpi_send_", "MPI_Send")
        for name in ("mpi_send", "mpi_send__", "MPI_SEND"):
            source += f'int {name}(void) __attribute__((weak, alias("mpi_send_")));\n'
        self.assertEqual(self.found_in(("MPI_Send",), send=source), [])
        self.assertEqual(self.rows()["mpi_x_ (mpif.h, mpi)"], (1, 1, 0, 0, 0))

    def test_fortran_name_missing(self) -> None:
        members = wrappers(
            mpi_send_="MPI_Send",
            pmpi_send_="PMPI_Send",
            mpi_send_f08ts_="MPI_Send",
            pmpi_send_f08ts_="PMPI_Send",
            mpi_send_f08ts_large_="MPI_Send_c",
            pmpi_send_f08ts_large_="PMPI_Send_c",
        )
        self.assertEqual(
            self.found_in(("MPI_Send", "MPI_Send_c", "MPI_Barrier"), **members),
            [
                "fortran-missing: MPI_Barrier: mpi_barrier_ is missing [libmpifort.a]",
                "fortran-missing: MPI_Barrier: mpi_barrier_f08_ is missing [libmpifort.a]",
                "fortran-missing: MPI_Send_c: mpi_send_c_f08ts_ is missing; mpi_send_f08ts_large_ is there [libmpifort.a]",
            ],
        )

    def test_pmpi_name_missing(self) -> None:
        members = wrappers(mpi_send_="MPI_Send", mpi_send_f08_="MPI_Send", pmpir_send_f08_="PMPI_Send")
        self.assertEqual(
            self.found_in(("MPI_Send",), **members),
            ["fortran-pmpi: MPI_Send: mpi_send_ is there, pmpi_send_ is not [libmpifort.a]"],
        )
        self.assertIn("fortran-pmpi-other: MPI_Send: pmpi_send_f08_ is pmpir_send_f08_ here [libmpifort.a]", self.noted)

    def test_fortran_archive_alone(self) -> None:
        """Functions that its wrappers call stand for the C library; the C routines are not missed."""
        path = self.archive(
            "libmpifort.a", **wrappers(mpi_send_="MPI_Send", pmpi_send_="PMPI_Send", other="MPI_Barrier")
        )
        self.assertEqual(
            self.found(path, since="4.0"), ["fortran-missing: MPI_Barrier: mpi_barrier_ is missing [libmpifort.a]"]
        )
        self.assertEqual(self.noted, [])

    def test_shared_library_tells_no_more_than_sums(self) -> None:
        calls = (("mpi_send_", "MPI_Send"), ("pmpi_send_", "PMPI_Send"), ("other", "PMPI_Wtime"))
        source = "".join(CALLS.format(*pair) for pair in calls)
        self.found(self.shared("libmpifort.so", source))
        self.assertEqual(
            self.facts["refers to"],
            {"libmpifort.so": "1 MPI_ and 2 PMPI_ names; by which wrapper is not visible in a shared library"},
        )


class Wrappers(AuditTest):
    def mpicc(self, libraries: str, name: str = "mpicc") -> str:
        """A compiler wrapper as vendors write them: a shell script that adds an include folder and libraries."""
        flags = f"-I{self.folder} -L{self.folder} {libraries}"
        path = self.write(
            name, f'#!/bin/sh\nif [ "$1" = -show ]; then echo "cc {flags}"; else exec cc "$@" {flags}; fi\n'
        )
        os.chmod(path, 0o755)
        return path

    def test_header_against_library(self) -> None:
        self.header(TYPES + profiled(PROTOTYPES))
        hidden, shown = "MPI_Barrier", "MPI_Remove_error_class"
        self.shared("libmpi.so", weak(*(name for name in C_ROUTINES if name != hidden), shown))
        self.assertEqual(
            self.found(self.mpicc("-lmpi")),
            [
                "unexported: MPI_Barrier: declared, but not exported [libmpi.so]",
                "unexported: PMPI_Barrier: declared, but not exported [libmpi.so]",
                "undeclared: MPI_Remove_error_class: exported, but not declared [libmpi.so]",
                "undeclared: PMPI_Remove_error_class: exported, but not declared [libmpi.so]",
            ],
        )

    def test_fortran_libraries_and_archives_are_found(self) -> None:
        self.header(TYPES + profiled(PROTOTYPES))
        self.shared("libmpi.so", weak(*C_ROUTINES))
        self.archive("libmpi.a", **{name: weak(name) for name in C_ROUTINES})
        self.shared("libmpifort.so", CALLS.format("mpi_send_", "MPI_Send"))
        self.mpicc("-lmpifort -lmpi", "mpifort")
        self.assertIn(
            "fortran-pmpi: MPI_Send: mpi_send_ is there, pmpi_send_ is not [libmpifort.so]",
            self.found(self.mpicc("-lmpi -lm")),
        )
        self.assertEqual(
            [os.path.basename(path) for path in self.facts["libraries"]], ["libmpi.so", "libmpifort.so", "libmpi.a"]
        )

    def test_same_finding_in_two_libraries_is_told_once(self) -> None:
        self.header(TYPES + profiled(PROTOTYPES))
        broken = {name: weak(name) for name in C_ROUTINES} | {"MPI_Barrier": STRONG.format("MPI_Barrier")}
        self.shared("libmpi.so", "".join(broken.values()))
        self.archive("libmpi.a", **broken)
        self.assertEqual(
            self.found(self.mpicc("-lmpi")),
            [
                "pmpi: MPI_Barrier: MPI_Barrier is exported, PMPI_Barrier is not [libmpi.so, libmpi.a]",
                "unexported: PMPI_Barrier: declared, but not exported [libmpi.so, libmpi.a]",
            ],
        )

    def test_no_library_found(self) -> None:
        self.header(TYPES + profiled(PROTOTYPES))
        self.assertEqual(self.found(self.mpicc("-lmpi_nowhere")), [])
        self.assertEqual(self.facts["libraries"], "none found; name them with --library")


class Reports(AuditTest):
    def test_long_lists_are_shortened_for_people(self) -> None:
        members = {
            f"pair{number}": weak("MPI_Send" if number % 2 else "MPI_Barrier", "MPI_Wtime") for number in range(15)
        }
        status, out, _ = self.run_audit(self.archive("libmpi.a", **members), since="1.0")
        self.assertEqual(status, 1)
        section = out[out.index("Archive members") :].split("\n\n")[0]
        self.assertEqual(
            section.splitlines(),
            [
                f"{'Archive members that hold more than one routine (R9)':<96}   15 findings",
                "  in libmpi.a:",
                "  8 x 2 routines: MPI_Barrier, MPI_Wtime",
                "    pair0.o, pair10.o, pair12.o, pair14.o, pair2.o, pair4.o, pair6.o, pair8.o",
                "  7 x 2 routines: MPI_Send, MPI_Wtime",
                "    pair1.o, pair11.o, pair13.o, pair3.o, pair5.o, pair7.o, pair9.o",
            ],
        )

    def test_json_has_keys_that_stay(self) -> None:
        path = self.archive("libmpi.a", barrier=STRONG.format("MPI_Barrier"))
        status, out, _ = self.run_audit(path, as_json=True)
        said = json.loads(out)
        self.assertEqual((status, said["status"], sorted(said)), (1, 1, ["groups", "status", "targets"]))
        target = said["targets"][0]
        self.assertEqual(sorted(target), ["counts", "facts", "findings", "kind", "notes", "status", "target"])
        self.assertEqual(target["counts"]["pmpi"], 1)
        self.assertEqual(
            target["findings"],
            [
                {
                    "group": "pmpi",
                    "name": "MPI_Barrier",
                    "where": ["libmpi.a"],
                    "text": "MPI_Barrier is exported, PMPI_Barrier is not",
                }
            ],
        )


class Refusals(AuditTest):
    def refused(self, *targets: str) -> str:
        status, out, err = self.run_audit(*targets)
        self.assertEqual((status, out), (2, ""))
        return err

    def test_file_that_is_no_library(self) -> None:
        self.assertEqual(
            self.refused(self.write("libmpi.so", "GROUP ( libreal.so )\n")),
            "bindery audit: DIR/libmpi.so: nm cannot read libmpi.so: file format not recognized; "
            "name a library for this machine (.so, .a or .o)\n",
        )

    def test_library_of_something_else(self) -> None:
        self.assertEqual(
            self.refused(self.shared("libother.so", STRONG.format("other"))),
            "bindery audit: DIR/libother.so: libother.so has no name of MPI; name a library of MPI\n",
        )

    def test_no_nm(self) -> None:
        path = self.archive("libmpi.a", send=weak("MPI_Send"))
        with mock.patch.dict(os.environ, {"PATH": str(self.folder)}):
            self.assertEqual(
                self.refused(path), "bindery audit: DIR/libmpi.a: no `nm` to read libraries with; install binutils\n"
            )

    def test_no_libclang(self) -> None:
        header = self.header(TYPES)
        with mock.patch.dict(sys.modules, {"clang": None}):
            self.assertEqual(
                self.refused(header),
                "bindery audit: DIR/mpi.h: no Python module clang.cindex to read the header with; "
                "install python3-clang-19 and use the system's python3, or `pip install libclang`\n",
            )

    def test_compiler_that_is_no_wrapper(self) -> None:
        self.assertEqual(
            self.refused("cc"),
            "bindery audit: cc: it does not answer -show, --showme, -compile-info, -link-info; "
            "name the header and the libraries instead\n",
        )


if __name__ == "__main__":
    unittest.main()
