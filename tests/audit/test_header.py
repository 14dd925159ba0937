"""Headers against the spec: one small header for each sort of finding, and one of a kind never seen before."""

from __future__ import annotations

import unittest

from support import PROTOTYPES, TYPES, AuditTest, profiled

CLEAN = """\
DIR/mpi.h
  header            DIR/mpi.h
  claims            MPI 4.0
  standard ABI      no
  measured against  MPI 5.0

Routines newer than the target claims to be                                                             1 note
  MPI_Remove_error_class          since MPI 4.1

Deprecated, removed, or left out of the standard ABI: not there                                         1 note
  MPI_Address                     removed in MPI 3.0

Constants missing that are newer, or of unknown age                                                    2 notes
  MPI_ABI_SUBVERSION              in MPI 5.0; the spec does not say since when
  MPI_ABI_VERSION                 since MPI 5.0

DIR/mpi.h: nothing to complain of, 4 notes
"""


class Headers(AuditTest):
    def changed(self, old: str, new: str, types: str = TYPES) -> list[str]:
        """The findings in the clean header after one change, in both MPI_ and PMPI_ prototypes or in the types."""
        text = types + profiled(PROTOTYPES)
        self.assertIn(old, text)
        return self.found(self.header(text.replace(old, new)))

    def test_nothing_to_complain_of(self) -> None:
        status, out, err = self.run_audit(self.header(TYPES + profiled(PROTOTYPES)))
        self.assertEqual((status, err), (0, ""))
        self.assertEqual(out.splitlines(), CLEAN.splitlines())

    def test_parameter_of_another_type(self) -> None:
        self.assertEqual(
            self.changed("buf, int count", "buf, long count"),
            ["prototype: MPI_Send: parameter 2 (count): long here, int in MPI 5.0"],
        )

    def test_only_the_profiling_form_differs(self) -> None:
        text = TYPES + profiled(PROTOTYPES).replace("int PMPI_Barrier(MPI_Comm", "int PMPI_Barrier(MPI_Comm *")
        self.assertEqual(
            self.found(self.header(text)),
            ["prototype: PMPI_Barrier: parameter 1 (comm): MPI_Comm * here, MPI_Comm in MPI 5.0"],
        )

    def test_const_that_is_missing(self) -> None:
        self.assertEqual(
            self.changed("const void *buf, int", "void *buf, int"),
            ["prototype: MPI_Send: parameter 1 (buf): void * here, const void * in MPI 5.0"],
        )

    def test_result_of_another_type(self) -> None:
        text = TYPES + profiled(PROTOTYPES.replace("double MPI_Wtime", "float MPI_Wtime"))
        self.assertEqual(self.found(self.header(text)), ["prototype: MPI_Wtime: result: float here, double in MPI 5.0"])

    def test_number_of_parameters(self) -> None:
        self.assertEqual(
            self.changed("Barrier(MPI_Comm comm)", "Barrier(MPI_Comm comm, int how)"),
            ["prototype: MPI_Barrier: number of parameters: 2 here, 1 in MPI 5.0"],
        )

    def test_variable_arguments(self) -> None:
        self.assertEqual(
            self.changed("(const int level, ...)", "(const int level)"),
            ["prototype: MPI_Pcontrol: ...: none here, variable arguments in MPI 5.0"],
        )

    def test_no_parameters_stated(self) -> None:
        self.assertEqual(
            self.changed("Wtime(void)", "Wtime()"),
            ["prototype: MPI_Wtime: parameters: none stated here, void in MPI 5.0"],
        )

    def test_array_of_another_width(self) -> None:
        self.assertEqual(
            self.changed("ranges[][3]", "ranges[][4]"),
            ["prototype: MPI_Group_range_incl: parameter 3 (ranges): int (*)[4] here, int (*)[3] in MPI 5.0"],
        )

    def test_another_name_for_the_same_machine_type_is_a_note(self) -> None:
        self.assertEqual(self.changed("MPI_Aint disp", "intptr_t disp"), [])
        self.assertIn("type-name: MPI_Aint_add: parameter 2 (disp): long here, MPI_Aint in MPI 5.0", self.noted)

    def test_routine_missing_by_its_own_version(self) -> None:
        self.assertEqual(
            self.changed("#define MPI_SUBVERSION 0", "#define MPI_SUBVERSION 1"),
            ["missing: MPI_Remove_error_class: since MPI 4.1; MPI 4.1 is claimed"],
        )

    def test_another_version_to_measure_against(self) -> None:
        header = self.header(TYPES + profiled(PROTOTYPES))
        self.assertEqual(
            self.found(header, since="4.1"), ["missing: MPI_Remove_error_class: since MPI 4.1; MPI 4.1 is claimed"]
        )

    def test_large_form_is_not_expected_before_4_0(self) -> None:
        large = next(line for line in PROTOTYPES.splitlines() if "MPI_Send_c" in line)
        text = TYPES.replace("MPI_VERSION 4", "MPI_VERSION 3") + profiled(PROTOTYPES.replace(large + "\n", ""))
        self.assertEqual(self.found(self.header(text)), [])
        self.assertIn("newer: MPI_Send_c: since MPI 4.0", self.noted)

    def test_unknown_routine_and_extension(self) -> None:
        text = TYPES + profiled(PROTOTYPES + "int MPI_Sned(int x);\nint MPIX_Wave(int x);\n")
        self.assertEqual(self.found(self.header(text)), ["extra: MPI_Sned: not a routine of the standard"])
        self.assertIn("extension: MPIX_Wave: an extension", self.noted)

    def test_profiling_form_not_declared(self) -> None:
        text = TYPES + profiled(PROTOTYPES).replace("int PMPI_Barrier(MPI_Comm comm);\n", "")
        self.assertEqual(
            self.found(self.header(text)), ["pmpi: MPI_Barrier: MPI_Barrier is declared, PMPI_Barrier is not"]
        )

    def test_macro_in_place_of_a_function(self) -> None:
        text = TYPES + profiled(PROTOTYPES.replace("MPI_Fint MPI_Comm_c2f(MPI_Comm comm);\n", ""))
        text += "#define MPI_Comm_c2f(c) ((MPI_Fint)(intptr_t)(c))\n#define PMPI_Comm_c2f MPI_Comm_c2f\n"
        self.assertEqual(
            self.found(self.header(text)),
            [
                "macro: MPI_Comm_c2f: a macro with arguments, and no function is declared; allowed before MPI 4.1",
                "macro: PMPI_Comm_c2f: a macro, and no function is declared; allowed before MPI 4.1",
            ],
        )

    def test_macro_over_a_function(self) -> None:
        text = TYPES + profiled(PROTOTYPES) + "#define MPI_Barrier(c) PMPI_Barrier(c)\n"
        self.assertEqual(
            self.found(self.header(text)), ["macro: MPI_Barrier: a macro with arguments, with a function under it"]
        )

    def test_macro_taken_back(self) -> None:
        text = TYPES + profiled(PROTOTYPES) + "#define MPI_Barrier(c) PMPI_Barrier(c)\n#undef MPI_Barrier\n"
        self.assertEqual(self.found(self.header(text)), [])

    def test_macro_that_the_standard_allows(self) -> None:
        text = TYPES + profiled(PROTOTYPES) + "#define MPI_Aint_add(a, b) ((a) + (b))\n"
        self.assertEqual(self.found(self.header(text)), [])

    def test_static_function(self) -> None:
        self.assertEqual(
            self.changed("int MPI_Barrier(MPI_Comm comm);", "static int MPI_Barrier(MPI_Comm comm) { return 0; }"),
            ["macro: MPI_Barrier: a static function of the header"],
        )

    def test_macro_for_a_removed_routine_is_a_note(self) -> None:
        text = TYPES + profiled(PROTOTYPES) + "#define MPI_Address(...) gone\n"
        self.assertEqual(self.found(self.header(text)), [])
        self.assertIn("retired-macro: MPI_Address: a macro with arguments; removed in MPI 3.0", self.noted)

    def test_callback_type_that_is_a_pointer(self) -> None:
        old = "typedef void (MPI_Comm_errhandler_function)"
        text = TYPES.replace(old, "typedef void (*MPI_Comm_errhandler_function)")
        text += profiled(PROTOTYPES.replace("MPI_Comm_errhandler_function *fn", "MPI_Comm_errhandler_function fn"))
        self.assertEqual(
            self.found(self.header(text)),
            ["callback: MPI_Comm_errhandler_function: a pointer to a function here, a function in MPI 5.0"],
        )

    def test_callback_type_that_differs(self) -> None:
        self.assertEqual(
            self.changed("(void *, void *, int *, MPI_Datatype *)", "(void *, void *, int, MPI_Datatype *)"),
            ["callback: MPI_User_function: parameter 3 (len): int here, int * in MPI 5.0"],
        )


class Constants(AuditTest):
    def constants(self, old: str, new: str) -> list[str]:
        self.assertIn(old, TYPES)
        return self.found(self.header(TYPES.replace(old, new) + profiled(PROTOTYPES)))

    def test_success_is_zero(self) -> None:
        self.assertEqual(
            self.constants("{ MPI_SUCCESS,", "{ MPI_SUCCESS = 1,"),
            ["constant-value: MPI_SUCCESS: 1 here, 0 in every ABI"],
        )

    def test_error_codes_differ(self) -> None:
        self.assertEqual(
            self.constants("MPI_ERR_COUNT,", "MPI_ERR_COUNT = 1,"),
            ["constant-value: MPI_ERR_COUNT: 1, which is MPI_ERR_BUFFER too"],
        )

    def test_last_code_is_the_largest(self) -> None:
        self.assertEqual(
            self.constants("MPI_ERR_LASTCODE = 99", "MPI_ERR_LASTCODE = 1"),
            ["constant-value: MPI_ERR_COUNT: 2, beyond MPI_ERR_LASTCODE, which is 1"],
        )

    def test_version_of_the_standard(self) -> None:
        self.assertEqual(
            self.constants("MPI_SUBVERSION 0", "MPI_SUBVERSION 7")[0],
            "missing: MPI_Remove_error_class: since MPI 4.1; MPI 4.7 is claimed",
        )
        self.assertEqual(
            self.constants("MPI_SUBVERSION 0", "MPI_SUBVERSION 7")[1],
            "constant-value: MPI_VERSION: 4.7 is no version of the standard",
        )

    def test_constant_missing_from_the_version_of_the_spec(self) -> None:
        text = TYPES.replace("MPI_VERSION 4", "MPI_VERSION 5").replace("#define MPI_COMM_SELF (&vendor_self)\n", "")
        found = self.found(self.header(text + profiled(PROTOTYPES)))
        self.assertIn("constant-missing: MPI_COMM_SELF: in MPI 5.0, which is claimed", found)

    def test_standard_abi_fixes_every_value(self) -> None:
        text = TYPES.replace("MPI_VERSION 4", "MPI_VERSION 5").replace("typedef int MPI_Fint;\n", "")
        for name, value in (("null", "0x100"), ("world", "0x101"), ("self", "0x102")):
            text = text.replace(f"(&vendor_{name})", f"((MPI_Comm){value})")
        text += "#define MPI_ABI_VERSION 1\n#define MPI_ABI_SUBVERSION 0\n"
        text += profiled(
            PROTOTYPES.replace("MPI_Fint MPI_Comm_c2f(MPI_Comm comm);\n", "int MPI_Remove_error_class(int c);\n")
        )
        self.assertEqual(
            self.found(self.header(text)), ["constant-value: MPI_ERR_LASTCODE: 99 here, 16383 in the ABI of MPI 5.0"]
        )
        self.assertIn("retired: MPI_Comm_c2f: left out of the standard ABI", self.noted)
        self.assertEqual(self.facts["standard ABI"], "yes")


NEVER_SEEN = """\
#ifndef ACME_MPI_H
#define ACME_MPI_H
#include <stddef.h>
#include <stdint.h>
#include "acme_types.h"
#define ACME_API(type) extern __attribute__((visibility("default"))) type
enum acme_version { MPI_VERSION = 4, MPI_SUBVERSION = 0 };
#define MPI_COMM_NULL  ((MPI_Comm)0)
#define MPI_COMM_WORLD ((MPI_Comm)(1 << 4 | 1))
static const MPI_Comm MPI_COMM_SELF = 18;
enum { MPI_SUCCESS = 0, MPI_ERR_BUFFER = 0x10, MPI_ERR_COUNT = 1 << 5, MPI_ERR_LASTCODE = 1 << 20 };
ACME_API(int) MPI_Send(const void *restrict, acme_int, const MPI_Datatype, int const, int, MPI_Comm);
ACME_API(int) PMPI_Send(void const *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm);
ACME_API(int) MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype type, int dest, int tag, MPI_Comm comm),
              PMPI_Send_c(const void *buf, acme_wide count, MPI_Datatype type, int dest, int tag, MPI_Comm comm);
typedef int acme_on_comm(MPI_Comm);
acme_on_comm MPI_Barrier, PMPI_Barrier;
double MPI_Wtime(void), PMPI_Wtime(void);
ACME_API(int) (MPI_Pcontrol)(const int, ...);
ACME_API(int) (PMPI_Pcontrol)(int, ...);
MPI_Fint MPI_Comm_c2f(MPI_Comm), PMPI_Comm_c2f(MPI_Comm);
MPI_Aint MPI_Aint_add(MPI_Aint, MPI_Aint), PMPI_Aint_add(MPI_Aint, MPI_Aint);
int MPI_Group_range_incl(MPI_Group, int, acme_range *, MPI_Group *),
    PMPI_Group_range_incl(MPI_Group, int, int (*)[3], MPI_Group[]);
int MPI_Comm_create_errhandler(MPI_Comm_errhandler_fn fn, MPI_Errhandler *e);
int PMPI_Comm_create_errhandler(void (*fn)(MPI_Comm *, int *, ...), MPI_Errhandler *e);
#endif
"""
ACME_TYPES = """\
typedef int acme_int;
typedef long long acme_wide;
typedef acme_wide MPI_Count;
typedef ptrdiff_t MPI_Aint;
typedef int_least32_t acme_handle, MPI_Comm;
typedef acme_handle MPI_Group;
typedef struct acme_type { int id; } MPI_Datatype;
#define MPI_Errhandler acme_handle
#define MPI_Fint acme_int
typedef int acme_range[3];
typedef void MPI_Comm_errhandler_function(MPI_Comm *, int *, ...);
typedef MPI_Comm_errhandler_function MPI_Comm_errhandler_fn;
"""


class NeverSeen(AuditTest):
    """C99 with typedefs of every sort: names that differ, and types that do not."""

    def test_typedef_tricks(self) -> None:
        self.write("acme_types.h", ACME_TYPES)
        self.assertEqual(self.found(self.header(NEVER_SEEN)), [])
        self.assertEqual(
            [n for n in self.noted if n.startswith("type-name")],
            ["type-name: PMPI_Send_c: parameter 2 (count): long long here, MPI_Count in MPI 5.0"],
        )
        self.assertEqual(self.facts["claims"], "MPI 4.0")

    def test_a_difference_under_typedefs(self) -> None:
        self.write("acme_types.h", ACME_TYPES.replace("typedef int acme_int", "typedef short acme_int"))
        self.assertEqual(
            [f for f in self.found(self.header(NEVER_SEEN)) if f.startswith("prototype")],
            ["prototype: MPI_Send: parameter 2 (count): short here, int in MPI 5.0"],
        )

    def test_type_that_the_header_lacks(self) -> None:
        self.write("acme_types.h", ACME_TYPES.replace("#define MPI_Errhandler acme_handle\n", ""))
        header = self.header(NEVER_SEEN.replace("MPI_Errhandler *e", "void *e"))
        self.assertEqual(
            self.found(header),
            [
                "prototype: MPI_Comm_create_errhandler: parameter 2 (errhandler): void * here, MPI_Errhandler * in MPI 5.0"
            ],
        )

    def test_folder_of_another_header(self) -> None:
        (self.folder / "deep").mkdir()
        self.write("deep/acme_types.h", ACME_TYPES)
        self.assertEqual(self.found(self.header(NEVER_SEEN), include=[str(self.folder / "deep")]), [])


class Refusals(AuditTest):
    def refused(self, *targets: str, **options: str) -> str:
        status, out, err = self.run_audit(*targets, **options)
        self.assertEqual((status, out), (2, ""))
        return err

    def test_header_that_lacks_a_header(self) -> None:
        self.assertEqual(
            self.refused(self.header(NEVER_SEEN)),
            "bindery audit: DIR/mpi.h: mpi.h:5: 'acme_types.h' file not found; "
            "add the folder of a missing header with --include\n",
        )

    def test_header_of_something_else(self) -> None:
        self.assertEqual(
            self.refused(self.header("int open(const char *);\n")),
            "bindery audit: DIR/mpi.h: mpi.h declares no routine of MPI; name the vendor's mpi.h\n",
        )

    def test_file_that_is_not_there(self) -> None:
        self.assertEqual(
            self.refused(str(self.folder / "mpi.h")),
            "bindery audit: DIR/mpi.h: there is no file DIR/mpi.h; check the path\n",
        )

    def test_version_that_is_none(self) -> None:
        self.assertEqual(
            self.refused(self.header(TYPES), since="four"),
            "bindery audit: DIR/mpi.h: 'four' is no version; write one such as 4.0\n",
        )

    def test_other_targets_are_audited_all_the_same(self) -> None:
        status, out, err = self.run_audit("no-such-mpicc", self.header(TYPES + profiled(PROTOTYPES)))
        self.assertEqual(status, 2)
        self.assertEqual(out.splitlines(), CLEAN.splitlines())
        self.assertEqual(
            err,
            "bindery audit: no-such-mpicc: neither a command, nor a header (.h), nor a library (.so, .a); "
            "name an mpicc, an mpi.h or a library\n",
        )


if __name__ == "__main__":
    unittest.main()
