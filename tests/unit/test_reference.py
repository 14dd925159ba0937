"""Cards tell what is true of a routine: one with counts, a collective with displacements, a one-sided one, one of files, one
of tools; and no routine lacks a sentence."""

import unittest
from functools import cache
from pathlib import Path

from bindery_mpi.reference import Argument, Card, card_of, cards, markdown, roff
from bindery_mpi.reference.text import text
from bindery_mpi.spec.load import load

ROOT = Path(__file__).resolve().parents[2]
SPEC = load(ROOT / "specs")


@cache
def card(name: str) -> Card:
    return card_of(SPEC, SPEC.routines[name])


@cache
def every() -> tuple[Card, ...]:
    return cards(SPEC)


def argument(routine: str, name: str) -> Argument:
    return next(a for a in card(routine).arguments if a.name == name)


def head(routine: str, title: str, large: bool = False) -> str:
    return next(i.head for i in card(routine).interfaces if i.title == title and i.large == large)


class Reference(unittest.TestCase):
    def test_a_routine_with_counts(self) -> None:
        send = card("MPI_Send")
        self.assertEqual((send.since, send.large_since), ("1.0", "4.0"))
        self.assertIn("MPI_Count count", head("MPI_Send", "C", large=True))
        both = next(i for i in send.interfaces if i.title == "mpif.h, module mpi")
        self.assertEqual(both.declarations[0], "<type> BUF(*)")
        self.assertEqual(argument("MPI_Send", "count").c_large, "MPI_Count count")
        self.assertEqual(argument("MPI_Send", "buf").ignored, ("if dest is MPI_PROC_NULL",))
        self.assertEqual(argument("MPI_Send", "buf").holds, "count elements of datatype")
        self.assertIn("It may wait for other processes.", send.facts)
        self.assertEqual(send.errors, "Errors are raised on comm.")
        f08 = next(row for row in send.linked if row.symbols == ("mpi_send_f08ts_",))
        self.assertEqual((f08.calls, f08.others), (("MPI_Send",), {"Open MPI": ("mpi_send_f08_",)}))

    def test_installed_mpis(self) -> None:
        small, large = card("MPI_Send").presence
        self.assertIn("Open MPI 4.1.4", small.partition("not in")[0])
        self.assertIn("Open MPI 4.1.4", large.partition("not in")[2])
        self.assertIn("MPI_Send_c: Open MPI 4.1.4", card("MPI_Send").missing)
        self.assertEqual(card("MPI_Type_create_f90_real").presence[1:], ())  # no large form
        self.assertEqual(card("MPI_Sizeof").presence, ())  # Fortran alone has it

    def test_variants_share_sentences_but_for_what_differs(self) -> None:
        self.assertEqual(argument("MPI_Isend", "dest").brief, argument("MPI_Send", "dest").brief)
        self.assertNotEqual(argument("MPI_Scan", "recvbuf").brief, argument("MPI_Allreduce", "recvbuf").brief)
        self.assertIn("MPI_Start", argument("MPI_Send_init", "request").brief)
        self.assertIn("MPI_Wait", argument("MPI_Isend", "request").brief)
        self.assertIn("in use until the operation completes", argument("MPI_Isend", "buf").remarks)
        self.assertIn("MPI_Isend", card("MPI_Send").related)

    def test_a_collective_with_displacements(self) -> None:
        displs = argument("MPI_Gatherv", "displs")
        self.assertEqual((displs.passed_by, displs.formula), ("the root", "remote_size(comm)"))
        self.assertEqual(argument("MPI_Gatherv", "sendcount").ignored, ("at the root if sendbuf is MPI_IN_PLACE",))
        self.assertEqual(
            argument("MPI_Gatherv", "root").special, ("MPI_ROOT or MPI_PROC_NULL in an intercommunicator",)
        )
        self.assertIn("It is collective: all processes of comm call it.", card("MPI_Gatherv").facts)
        self.assertIn("Intel MPI", {defect.mpi for defect in card("MPI_Gatherv").defects})

    def test_a_one_sided_routine(self) -> None:
        self.assertEqual(card("MPI_Get_accumulate").errors, "Errors are raised on win.")
        self.assertIn("if op is MPI_NO_OP", argument("MPI_Get_accumulate", "origin_addr").ignored)
        self.assertEqual([defect.mpi for defect in card("MPI_Rget").defects], ["MPICH", "Intel MPI"])
        self.assertFalse([fact for fact in card("MPI_Put").facts if "local" in fact])  # it may wait for a post

    def test_a_routine_of_files(self) -> None:
        self.assertEqual(card("MPI_File_read_all").errors, "Errors are raised on fh.")
        self.assertEqual(card("MPI_File_open").errors, "Errors are raised on MPI_FILE_NULL.")
        self.assertEqual(argument("MPI_File_close", "fh").on_return, "MPI_FILE_NULL on return")
        self.assertIn("It is collective: all processes of fh call it.", card("MPI_File_read_all").facts)

    def test_a_routine_of_tools(self) -> None:
        read = card("MPI_T_cvar_read")
        self.assertEqual(read.errors, "Errors are returned, and no error handler is called.")
        titles = {interface.title for interface in read.interfaces}
        self.assertLessEqual({"C", "module mpi_tool_f08"}, titles)
        self.assertFalse({"mpif.h", "module mpi_f08"} & titles)
        self.assertEqual(argument("MPI_T_cvar_get_info", "scope").null, "a null pointer in C")

    def test_errors_of_requests_belong_to_what_is_behind_them(self) -> None:
        self.assertEqual(argument("MPI_Wait", "request").null, "MPI_REQUEST_NULL")
        self.assertEqual(card("MPI_Wait").errors, "Errors are raised on the object behind request.")
        self.assertEqual(card("MPI_Waitall").errors, "Errors are raised on the object behind array_of_requests.")

    def test_what_an_error_does_and_is(self) -> None:
        self.assertEqual(card("MPI_Send").by_default, "By default, they end the program.")
        self.assertEqual(card("MPI_File_open").by_default, "By default, the call returns their code.")
        self.assertEqual(card("MPI_File_read").by_default, "By default, the call returns their code.")
        for name in ("MPI_Wait", "MPI_Session_finalize", "MPI_T_cvar_read", "MPI_Wtime"):  # the object does not tell
            self.assertEqual(card(name).by_default, "", name)
        classes = ("MPI_ERR_COUNT", "MPI_ERR_TYPE", "MPI_ERR_ROOT", "MPI_ERR_COMM")
        self.assertEqual(card("MPI_Bcast").classes, classes)
        self.assertEqual(card("MPI_Wtime").classes, ())

    def test_which_threads_call(self) -> None:
        several = "With MPI_THREAD_MULTIPLE, several threads may call it at once"
        for name, end in (
            ("MPI_Send", "."),
            ("MPI_Bcast", ", but not on the same comm."),
            ("MPI_File_close", ", but not on the same fh."),
            ("MPI_Wait", ", but not with the same request."),
            ("MPI_Startall", ", but not with the same request of array_of_requests."),
            ("MPI_T_cvar_read", "; the level is that of the tool information interface."),
        ):
            self.assertEqual(card(name).threads, several + end)
        self.assertEqual(card("MPI_Init").threads, "One thread calls it, which is the main thread from then on.")
        self.assertEqual(card("MPI_Session_init").threads, "Any thread may call it at any time.")

    def test_values_that_are_legal_here(self) -> None:
        self.assertEqual(argument("MPI_Win_lock", "assert").values, ("MPI_MODE_NOCHECK",))
        self.assertNotIn("MPI_MODE_NOCHECK", argument("MPI_Win_fence", "assert").values)
        self.assertIn("MPI_MODE_NOSTORE", argument("MPI_Win_post", "assert").values)  # which is like MPI_Win_start
        copy = argument("MPI_Comm_create_keyval", "comm_copy_attr_fn")
        self.assertEqual((copy.null, copy.special), ("", ("MPI_COMM_DUP_FN", "MPI_COMM_NULL_COPY_FN")))

    def test_every_argument_has_a_sentence_of_its_own(self) -> None:
        kinds = {kind.brief for kind in SPEC.kinds.values()}
        lacking = [f"{c.name} {a.name}" for c in every() for a in c.arguments if a.brief in kinds]
        self.assertEqual(lacking, [])

    def test_a_card_is_short(self) -> None:
        long = [c.name for c in every() if len(text(c).splitlines()) > 25]
        self.assertLess(len(long), len(SPEC.routines) // 5)
        self.assertLessEqual(max(len(line) for c in every() for line in text(c).splitlines()), 120)

    def test_signs_of_roff_and_of_tables_are_text(self) -> None:
        page = roff.pages([card("MPI_Send")])
        self.assertTrue(page.startswith('.\\" Page MPI_Send MPI_Send_c\n.TH "MPI_SEND" 3bindery'))
        self.assertFalse([line for line in page.splitlines() if line.startswith("'")])
        for c in every():
            rows = [line for line in markdown.page(c, str).splitlines() if line.startswith("| `")]
            self.assertEqual({row.replace("\\|", "").count("|") for row in rows} - {4, 5}, set(), c.name)


if __name__ == "__main__":
    unittest.main()
