"""`bindery abi`: a library that is right, and one for each sort of fault, which is named in one line."""

from __future__ import annotations

import json
import subprocess
import unittest

from judged import DOCUMENT, Judged, block, code, sources


class Libraries(Judged):
    def test_right(self) -> None:
        self.is_right(self.built({}))

    def test_missing(self) -> None:
        self.names(
            self.built({"mpi_barrier_f08_": ""}),
            "library.so: mpi_barrier_f08_ is missing: MPI_Barrier in mpi_f08; define and export it",
        )

    def test_extra(self) -> None:
        """Names of another version, and those that are not MPI's, are the library's own affair."""
        wrong = (
            "mpi_wave_ is exported, and the document does not have it; make it local, or give it a version of its own"
        )
        self.names(self.built({"mpi_wave_": code("mpi_wave_")}), f"library.so: {wrong}")

    def test_mangling(self) -> None:
        for spelled in ("mpi_send__", "mpi_send", "MPI_SEND"):
            with self.subTest(spelled):
                self.names(
                    self.built({"mpi_send_": code(spelled)}),
                    f"library.so: {spelled} is there in place of mpi_send_; "
                    "export mpi_send_, with the arguments that the document has",
                )

    def test_other_convention(self) -> None:
        """A name of Table 19.1 that says that buffers are passed otherwise."""
        self.names(
            self.built({"mpi_send_f08ts_": code("mpi_send_f08_")}),
            "library.so: mpi_send_f08_ is there in place of mpi_send_f08ts_; "
            "export mpi_send_f08ts_, with the arguments that the document has",
        )

    def test_common_size(self) -> None:
        self.names(
            self.built({"bnd_bottom_": block("bnd_bottom_", 8)}),
            "library.so: COMMON block bnd_bottom_ has 8 bytes, not 4; declare MPI_BOTTOM as the document has it",
        )

    def test_common_alignment(self) -> None:
        odd = "struct { char first; char block[4]; } __attribute__((packed, aligned(4))) bnd_start;\n"
        name = 'asm(".globl bnd_in_place_; .type bnd_in_place_, @object; .size bnd_in_place_, 4; bnd_in_place_ = bnd_start + 1");\n'
        self.names(
            self.built({"bnd_in_place_": odd + name}),
            "library.so: COMMON block bnd_in_place_ is aligned to 1 of 4 bytes; align it to 4 bytes",
        )

    def test_common_name(self) -> None:
        self.names(
            self.built({"bnd_bottom_": "int mpipriv1_[10];\n"}),
            "library.so: MPI_BOTTOM is in mpipriv1_, as MPICH has it, not in bnd_bottom_; define bnd_bottom_ with 4 bytes",
        )

    def test_common_is_missing(self) -> None:
        self.names(
            self.built({"bnd_unweighted_": ""}),
            "library.so: COMMON block bnd_unweighted_ is missing: MPI_UNWEIGHTED in mpif.h, mpi, mpi_f08; "
            "define bnd_unweighted_ with 4 bytes",
        )

    def test_soname(self) -> None:
        for soname, said in {"libmpifort.so.40": "libmpifort.so.40", "": "missing"}.items():
            wanted = f"library.so: its SONAME is {said}; link with -soname libmpifort_abi.so.1"
            self.names(self.built({}, soname=soname), wanted)

    def test_needed(self) -> None:
        absent = "library.so: does not need libmpi_abi.so.1, so that each program must; link with -lmpi_abi"
        other = "library.so: needs libmpi.so.12, a library of one MPI; link with libmpi_abi.so.1 in its place"
        self.names(self.built({}, needs=""), absent)
        self.names(self.built({}, needs="mpi"), absent, other)

    def test_version(self) -> None:
        count = len(DOCUMENT.names) - 1
        self.names(
            self.built({"no version": ""}),
            f"library.so: bnd_argv_null_ and {count} more have no version, not MPIFORT_ABI_1.0; "
            "link with a version script that gives it MPIFORT_ABI_1.0",
        )

    def test_profiling_name(self) -> None:
        self.names(
            self.built({"pmpi_send_": ""}),
            "library.so: mpi_send_ is there, pmpi_send_ is not; define pmpi_send_ as well",
        )

    def test_foreign_name(self) -> None:
        calls = "void MPI_Comm_f2c(void), PMPI_Barrier(void), MPIX_Soon(void) __attribute__((weak));\n"
        body = "void mpi_send_(void) { MPI_Comm_f2c(); PMPI_Barrier(); MPIX_Soon(); }\n"
        self.names(
            self.built({"mpi_send_": calls + body}),
            "library.so: refers to MPI_Comm_f2c, which no library of the standard ABI must have; "
            "define it here, or refer to it weakly",
        )

    def test_sorts_of_names(self) -> None:
        changed = {"mpi_send_": "int mpi_send_;\n", "bnd_bottom_": code("bnd_bottom_")}
        self.names(
            self.built(changed),
            "library.so: bnd_bottom_ is a procedure, not a COMMON block; rename the procedure",
            "library.so: mpi_send_ is data, not a procedure; define it as a procedure",
        )

    def test_archive(self) -> None:
        self.is_right(self.packed())
        placed = 'asm(".comm bnd_status_ignore_, 32, 2");\n'
        self.names(
            self.packed(bnd_status_ignore_=placed),
            "library.a: COMMON block bnd_status_ignore_ is aligned to 2 of 4 bytes; align it to 4 bytes",
        )
        self.packed(bnd_status_ignore_=block("bnd_status_ignore_"))
        self.names(
            self.packed(mpi_send_=code("mpi_send_") + code("mpi_barrier_"), mpi_barrier_=""),
            "library.a: member mpi_send_.o has 2 routines: MPI_Barrier, MPI_Send; "
            "compile each routine into an object of its own",
        )
        self.names(
            self.packed(mpi_send_=code("mpi_send_") + code("pmpi_send_"), pmpi_send_=""),
            "library.a: member mpi_send_.o has mpi_send_ beside pmpi_send_; "
            "make mpi_send_ weak, or give it an object of its own",
        )

    def test_defined_twice(self) -> None:
        """Data that is given a value, and procedures; a COMMON block may be in any number of members."""
        self.names(
            self.packed(**(sources() | {"mpi_send_f08ts_": code("mpi_send_f08ts_") + code("mpi_barrier_f08_")})),
            "library.a: member mpi_send_f08ts_.o has 2 routines: MPI_Barrier, MPI_Send; "
            "compile each routine into an object of its own",
            "library.a: members mpi_barrier_f08_.o and mpi_send_f08ts_.o have mpi_barrier_f08_; define it once, or weakly",
        )

    def test_linker_script(self) -> None:
        self.built({})
        self.is_right(self.write("libmpifort_abi.so", "/* GNU ld script */\nINPUT(library.so)\n"))

    def test_json(self) -> None:
        status, said = self.judge(self.built({"mpi_send_": ""}), json=True)
        found = json.loads(said)
        self.assertEqual((status, found["status"], found["judged"][0]["file"]), (1, 1, "DIR/library.so"))
        self.assertEqual([f["sort"] for f in found["judged"][0]["findings"]], ["missing"])
        self.assertLessEqual({f["sort"] for f in found["judged"][0]["findings"]}, found["sorts"].keys())


class Vendors(Judged):
    """Debian's MPICH 4.0.2 and Open MPI 4.1.4, which have no standard ABI: what nm and objdump say of them."""

    def vendor(self, name: str, *wanted: str) -> None:
        asked = ["gcc", f"-print-file-name={name}"]
        path = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
        self.assertIn("/", path, f"there is no {name}; install libmpich-dev and libopenmpi-dev")
        status, said, errors = self.command(path)
        self.assertEqual((status, errors), (1, ""))
        self.assertEqual([line for line in wanted if f"{name}: {line}" not in said], [], said[-300:])

    def test_mpich(self) -> None:
        self.vendor(
            "libmpichfort.so",
            "its SONAME is libmpichfort.so.12; link with -soname libmpifort_abi.so.1",
            "needs libmpich.so.12, a library of one MPI; link with libmpi_abi.so.1 in its place",
            "MPI_UNWEIGHTED is in mpifcmb5_, as MPICH has it, not in bnd_unweighted_; define bnd_unweighted_ with 4 bytes",
            "mpi_send_f08ts_large_ is there in place of mpi_send_c_f08ts_; export mpi_send_c_f08ts_, with",
            "pmpir_send_f08ts_ is there in place of pmpi_send_f08ts_; export pmpi_send_f08ts_, with",
            "pmpir_send_f08ts_large_ is there in place of pmpi_send_c_f08ts_; export pmpi_send_c_f08ts_, with",
            "refers to MPIX_Comm_agree, which no library of the standard ABI must have;",
        )

    def test_open_mpi(self) -> None:
        self.vendor(
            "libmpi_usempif08.so",
            "MPI_BOTTOM is in mpi_fortran_bottom_, as Open MPI has it, not in bnd_bottom_; define bnd_bottom_ with 4 bytes",
            "mpi_send_f08_ is there in place of mpi_send_f08ts_; export mpi_send_f08ts_, with",
            "mpi_send_ is missing: MPI_Send in mpif.h, mpi; define and export it",
            "refers to ompi_send_f, which no library of the standard ABI must have;",
        )


if __name__ == "__main__":
    unittest.main()
