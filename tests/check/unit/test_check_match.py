"""Processes together show these mistakes after a run, by logs that tests write (check_logs.py)."""

from __future__ import annotations

from pathlib import Path

import pytest
from bindery_mpi.check import data
from bindery_mpi.check.match import find
from bindery_mpi.records import check as records
from check_logs import ANY, DATATYPES, NULL, PROGRAM, Run, program

ROOT = Path(__file__).resolve().parents[3]
RIGHT, WRONG = [], []


def right(size: int, finalizes: bool = True):
    """A program of so many processes, all of which call MPI_Finalize in the end."""
    return lambda body: RIGHT.append(pytest.param(program(size, body, finalizes), id=body.__name__))


def wrong(size: int, *expected: tuple[str, int, str, str], finalizes: bool = True):
    """Check, rank, routine, and a part of the argument and text of each finding."""
    return lambda body: WRONG.append(pytest.param(program(size, body, finalizes), expected, id=body.__name__))


# ---- right programs ----


def ints(*counts: int) -> list[tuple[int, str]]:
    return [(count, "MPI_INT") for count in counts]


@right(4)
def ring(run):
    for _ in range(3):
        for process in run:
            process.send((process.rank + 1) % 4, 7)
        for process in run:
            process.receive((process.rank - 1) % 4, 7)


@right(3)
def halo_with_ends(run):
    for process in run:
        left, right_ = (process.rank - 1 if process.rank else NULL), (process.rank + 1 if process.rank < 2 else NULL)
        receives = [(process.start(peer, tag), peer, tag) for peer, tag in ((left, 1), (right_, 2))]
        process.send(left, 2)
        process.send(right_, 1)
        for operation, peer, tag in reversed(receives):
            process.end(operation, peer, tag)


@right(2)
def exchanges_of_which_some_have_no_status(run):
    for process in run:
        process.exchange(1 - process.rank, ANY, came=(1 - process.rank, 2), tag=2)
        process.exchange(1 - process.rank, 1 - process.rank, came=(0, 0), tag=3, is_blocking=False)
        process.exchange(1 - process.rank, ANY, came=(0, 0), tag=4, is_blocking=False)
    run[0].send(1, 3, (1, "MPI_DOUBLE"))
    run[1].receive(0, 3, (1, "MPI_DOUBLE"))


@right(3)
def wildcards_take_messages_of_two_types(run):
    run[1].send(0, 1, (2, "MPI_INT"))
    run[2].send(0, 1, (3, "MPI_DOUBLE"))
    run[0].receive(ANY, ANY, (3, "MPI_DOUBLE"), came=(2, 1))
    run[0].receive(ANY, 1, (2, "MPI_INT"), came=(1, 1))


@right(2)
def receives_complete_in_another_order_than_they_began(run):
    run[0].send(1, 1, (1, "MPI_INT"))
    run[0].send(1, 1, (1, "MPI_DOUBLE"))
    first, second = run[1].start(0, 1, (1, "MPI_INT")), run[1].start(0, 1, (1, "MPI_DOUBLE"))
    run[1].end(second, 0, 1)
    run[1].end(first, 0, 1)


@right(2)
def matched_probe_takes_the_first_message(run):
    run[0].send(1, 1, (1, "MPI_INT"))
    run[0].send(1, 1, (1, "MPI_DOUBLE"))
    operation = run[1].match(0, 1)
    run[1].receive(0, 1, (1, "MPI_DOUBLE"))
    run[1].receive_matched(operation, 0, 1, (1, "MPI_INT"))


@right(2)
def a_probe_takes_nothing(run):
    run[0].send(1, 3)
    run[1].probe(ANY, ANY)
    run[1].receive(0, 3)


@right(2)
def cancelled_receive_takes_nothing(run):
    run[0].send(1, 1, (1, "MPI_DOUBLE"))
    cancelled = run[1].start(0, 1, (1, "MPI_INT"))
    run[1].end(cancelled, 0, 1, cancelled=1)
    run[1].receive(0, 1, (1, "MPI_DOUBLE"))


@right(2)
def a_freed_receive_may_have_taken_any_message(run):
    run[1].start(0, ANY, (1, "MPI_DOUBLE"))
    run[0].send(1, 1, (1, "MPI_DOUBLE"))
    run[0].send(1, 1, (1, "MPI_INT"))
    run[1].receive(0, 1, (1, "MPI_INT"))
    run[0].send(1, 2)


@right(2)
def a_cancelled_send_is_never_received(run):
    run[0].send(1, 1, routine="MPI_Isend")
    run[0]._routine("MPI_Cancel")


@right(1)
def message_to_itself(run):
    operation = run[0].start(0, 4)
    run[0].send(0, 4)
    run[0].end(operation, 0, 4)
    run[0].send(0, 4, comm=1)
    run[0].receive(0, 4, comm=1)


@right(2)
def intercommunicator_is_not_compared(run):
    for process in run:
        process.send(0, 1, comm=records.UNKNOWN_OBJECT)
        process.collective(f"MPI_Barrier{process.rank}", records.UNKNOWN_OBJECT)
    run[0].send(5, 1)  # no such rank: MPI says so


@right(4)
def split_in_two_that_do_different_things(run):
    for process in run:
        process.collective("MPI_Comm_split")
    even, odd = run.communicator(0, 2, index=0), run.communicator(3, 1, index=0)
    for rank in (0, 2):
        run[rank].broadcast(1, (2, "MPI_INT"), even)
    for rank in (1, 3):
        run[rank].barrier(odd)
    run[3].send(1, 1, (1, "MPI_INT"), odd)
    run[1].receive(0, 1, (1, "MPI_INT"), comm=odd)
    nested = run.communicator(2, 0, index=0, parent=even)
    for rank in (0, 2):
        run[rank].barrier(nested)


@right(2)
def communicators_with_processes_elsewhere(run):
    merged = run.communicator(0, 1, -1)
    run[0].barrier(merged)
    run[0].send(2, 1, comm=merged)
    run[1].send(0, 1, comm=merged)
    run[0].receive(1, 1, comm=merged)


@right(2)
def small_and_large_counts_fit(run):
    run[0].broadcast()
    run[1].broadcast(routine="MPI_Bcast_c")


@right(3)
def other_datatypes_of_the_same_elements(run):
    run[0].broadcast(0, (10, "MPI_INT"))
    run[1].broadcast(0, (2, "row"))
    run[2].broadcast(0, (40, "MPI_BYTE"))
    run[0].send(1, 1, (2, "pair"))
    run[1].receive(0, 1, (5, "pair"))
    run[0].send(1, 1, (2, "mixed"))
    run[1].receive(0, 1, (2, "MPI_DOUBLE"))
    run[0].send(2, 1, (3, "MPI_INT"))
    run[2].receive(0, 1, (40, "MPI_BYTE"))


@right(3)
def rooted_calls_with_arguments_of_the_root_alone(run):
    for process in run:
        is_root = process.rank == 1
        process.gather(1, (-1, "") if is_root else (5, "MPI_INT"), (1, "row") if is_root else (-1, ""))
        process.gather(1, (process.rank, "MPI_INT"), routine="MPI_Gatherv")
        process.scatter(1, (4, "MPI_INT") if is_root else (-1, ""), (-1, "") if is_root else (4, "MPI_INT"))
        process.reduce((1, "MPI_DOUBLE") if not is_root else (-1, ""), taken=(1, "MPI_DOUBLE") if is_root else (-1, ""))


@right(2)
def everyone_to_everyone_with_other_counts_on_each_side(run):
    for process in run:
        process.alltoall((5, "MPI_INT"), (1, "row"))
        process.alltoall((process.rank + 1, "MPI_INT"), (-1, ""), "MPI_Allgatherv")


@right(3, finalizes=False)
def a_process_that_crashed_ends_its_calls(run):
    run[0].barrier()
    run[0].send(1, 1)
    run[2].barrier()
    run.finalize(0, 2)


@right(2)
def dropped_events_hide_receives_and_calls(run):
    run[0].send(1, 1)
    run[0].barrier()
    run[1].dropped = 5


@right(2)
def a_refused_send_is_none(run):
    for tag, kind in ((1, "MPI_DOUBLE"), (1, "MPI_INT")):
        run[0].send(1, tag, (1, kind))
    for line in run[0].sites:
        run[0].say("finding", check="argument", site=line, routine="MPI_Send", argument="", text="", related=0)
    run[1].receive(0, 1, (1, "MPI_INT"))
    run[0].barrier()
    run[1].barrier()


@right(2)
def two_runs_in_one_folder_are_not_compared(run):
    run[0].barrier()
    run[1].rank = 0
    run[1].broadcast()
    run[1].pid += 1


@right(3)
def accesses_that_do_not_conflict(run):
    window = run.window(unit=8)
    for process in run:
        process.fence(window)
        process.access(window, 0, 2 * process.rank, 16, 2)  # side by side
        process.access(window, 1, 0, 8, 6, op=2)  # the same operation
        process.access(window, 1, 0, 8, 6, op=records.Reduction.NO_OP)
        process.access(window, 2, 0, 8, 1)  # reads
        process.access(window, 2, 0, 0, 2)  # a range that is not known
        process.fence(window)
        if process.rank == 2:
            process.access(window, 0, 0, 16, 2)  # in another epoch than those above
        process.synchronize(window, "free")


@right(2)
def vectors_of_different_blocks(run):
    amounts = ((5, 1), (2, 3))
    for process in run:
        here, there = amounts[process.rank], [row[process.rank] for row in amounts]
        process.vector("MPI_Alltoallv", {"given": ints(*here), "taken": ints(*there)})


@right(3)
def puts_under_exclusive_locks(run):
    window = run.window()
    for process in run:
        process.put(window, 0, exclusive=process.rank > 0)


@right(2)
def puts_that_a_barrier_orders(run):
    window = run.window()
    for process in run:
        process.synchronize(window, "lock")
    for turn in range(2):
        run[turn].access(window, 0, 0, 4, 2)
        run[turn].synchronize(window, "flush", 0)
        for process in run:
            process.barrier()
    for process in run:
        process.synchronize(window, "unlock")


@right(2)
def puts_that_a_message_orders(run):
    window = run.window()
    run[1].put(window, 0)
    run[1].send(0)
    run[0].receive(1)
    run[0].put(window, 0)


@right(2)
def puts_that_a_synchronous_send_orders(run):
    """The message goes the other way: the send waits for the receive."""
    window = run.window()
    run[1].put(window, 0)
    run[1].receive(0)
    run[0].send(1, routine="MPI_Ssend")
    run[0].put(window, 0)


@right(3)
def exposure_epochs_in_turn(run):
    window = run.window()
    for origin in (1, 2):
        run[0].synchronize(window, "post", origin)
        run[origin].synchronize(window, "start", 0)
        run[origin].access(window, 0, 0, 4, 2)
        run[origin].synchronize(window, "complete")
        run[0].synchronize(window, "wait")


@right(2)
def a_get_that_its_request_completes(run):
    window = run.window()
    for process in run:
        process.synchronize(window, "lock")
    run[0].access(window, 0, 0, 4, 9)
    for process in run:
        process.barrier()
    run[1].access(window, 0, 0, 4, 2)
    for process in run:
        process.synchronize(window, "unlock")


@right(2)
def processes_that_wait_for_a_value_in_a_window(run):
    window = run.window()
    run[1].put(window, 0)
    run[1].access(window, 1, 4, 4, 22)
    for _ in range(3):
        run[0].access(window, 1, 4, 4, 1)
    run[0].put(window, 0)


@pytest.mark.parametrize("program", RIGHT)
def test_nothing_is_found_in_a_right_program(program, tmp_path: Path):
    assert find(program().logs(tmp_path)) == []


# ---- wrong programs ----


@wrong(
    3,
    (
        "collective",
        2,
        "MPI_Barrier",
        "is the 2nd collective call on MPI_COMM_WORLD of rank 2; rank 0 calls MPI_Bcast there",
    ),
)
def different_routines(run):
    for process in run:
        process.barrier()
    for process in run:
        if process.rank == 2:
            process.barrier()
        else:
            process.broadcast()
    for process in run:
        process.broadcast(process.rank)  # what follows is not reported


@wrong(2, ("collective", 1, "MPI_Ibcast", "rank 0 calls MPI_Bcast there"), finalizes=False)
def nonblocking_with_blocking(run):
    run[0].broadcast()
    run[1].broadcast(routine="MPI_Ibcast")


@wrong(3, ("collective", 1, "MPI_Bcast", "root is 1, and 0 in rank 0"), finalizes=False)
def different_roots(run):
    for process in run:
        process.broadcast(int(process.rank == 1))


@wrong(3, ("collective", 0, "MPI_Allreduce", "op is not that of rank 1"))
def different_operations(run):
    for process in run:
        process.reduce(op=int(process.rank == 0))


@wrong(
    3,
    *[("collective", rank, "MPI_Bcast", "has 5 of MPI_INT, and rank 0 has 6 of MPI_INT") for rank in (1, 2)],
    finalizes=False,
)
def different_counts_of_a_broadcast(run):
    for process in run:
        process.broadcast(0, (5 if process.rank else 6, "MPI_INT"))


@wrong(2, ("collective", 1, "MPI_Allreduce", "has 1 of MPI_FLOAT, and rank 0 has 1 of MPI_INT"), finalizes=False)
def different_types_of_a_reduction(run):
    run[0].reduce((1, "MPI_INT"))
    run[1].reduce((-1, ""), taken=(1, "MPI_FLOAT"))


@wrong(
    3,
    ("collective", 0, "MPI_Gather", "gives 6 of MPI_INT, and rank 1 takes 1 of a datatype of 20 bytes"),
    finalizes=False,
)
def gather_of_more_than_the_root_takes(run):
    for process in run:
        process.gather(1, (6 if process.rank == 0 else 5, "MPI_INT"), (1, "row") if process.rank == 1 else (-1, ""))


@wrong(3, ("collective", 2, "MPI_Scatter", "takes 2 of MPI_FLOAT, and rank 0 gives 2 of MPI_INT"), finalizes=False)
def scatter_of_another_type(run):
    for process in run:
        kind = "MPI_FLOAT" if process.rank == 2 else "MPI_INT"
        process.scatter(0, (-1, "") if process.rank else (2, "MPI_INT"), (2, kind))


@wrong(3, ("collective", 2, "MPI_Alltoall", "gives 8 of MPI_BYTE, and rank 0 takes 1 of MPI_INT"), finalizes=False)
def alltoall_with_one_that_gives_more(run):
    for process in run:
        process.alltoall((8, "MPI_BYTE") if process.rank == 2 else (1, "MPI_INT"), (1, "MPI_INT"))


@wrong(
    4,
    *[
        (
            "collective",
            rank,
            "MPI_Barrier",
            "is the 1st collective call on a communicator of ranks 3, 1 and 0, which rank 1 never makes",
        )
        for rank in (3, 0)
    ],
)
def call_that_one_process_never_makes(run):
    comm = run.communicator(3, 1, 0)
    run[3].barrier(comm)
    run[0].barrier(comm)


@wrong(
    2,
    (
        "collective",
        1,
        "MPI_Win_free",
        "is the 2nd collective call on a window of ranks 0 and 1 of rank 1; rank 0 calls MPI_Win_fence",
    ),
    finalizes=False,
)
def window_that_one_process_frees_early(run):
    window = run.window()
    for process in run:
        process.fence(window)
    run[0].fence(window)
    run[1].synchronize(window, "free")


@wrong(2, ("message", 1, "MPI_Recv", "receives 4 of MPI_FLOAT, and rank 0 sends 4 of MPI_INT"))
def message_of_another_type(run):
    for _ in range(3):
        run[0].send(1, 9, (4, "MPI_INT"))
        run[1].receive(ANY, ANY, (4, "MPI_FLOAT"), came=(0, 9))


@wrong(2, ("message", 1, "MPI_Recv", "receives 1 of MPI_FLOAT"))
def message_after_an_exchange(run):
    for process in run:
        process.exchange(1 - process.rank, ANY, came=(1 - process.rank, 9), tag=9)
        process.exchange(1 - process.rank, 1 - process.rank, came=(0, 0), tag=9, is_blocking=False)
    run[0].send(1, 9)
    run[1].receive(0, 9, (1, "MPI_FLOAT"))


@wrong(2, ("message", 1, "MPI_Recv", "receives 9 of MPI_DOUBLE, and rank 0 sends 3 of a datatype of 12 bytes"))
def message_of_pairs_for_numbers(run):
    run[0].send(1, 9, (3, "pair"))
    run[1].receive(0, 9, (9, "MPI_DOUBLE"))


@wrong(2, ("message", 0, "MPI_Mrecv", "receives 1 of MPI_INT, and rank 1 sends 1 of MPI_FLOAT"))
def matched_message_of_another_type(run):
    run[1].send(0, 2, (1, "MPI_FLOAT"))
    run[0].receive_matched(run[0].match(1, 2), 1, 2, (1, "MPI_INT"))


@wrong(2, ("message", 1, "MPI_Recv", "receives 2 of MPI_INT, and rank 0 sends 3 of MPI_INT"), finalizes=False)
def message_that_is_too_long_ends_the_run(run):
    run[0].send(1, 1, (1, "MPI_INT"))
    run[0].send(1, 1, (3, "MPI_INT"))
    run[1].receive(0, 1, (1, "MPI_INT"))
    run[1].start(0, 1, (2, "MPI_INT"), routine="MPI_Recv")
    run[1].refused()


@wrong(2, ("message", 0, "MPI_Send", "sends a message to rank 1 with tag 2, which is never received"))
def message_that_nobody_receives(run):
    for tag in (1, 2, 2):
        run[0].send(1, tag)
    run[1].receive(0, 1)
    run[1].receive(0, 2)


@wrong(2, ("message", 1, "MPI_Mprobe", "takes a message of rank 0 with tag 3, which is never received"))
def matched_message_that_is_never_received(run):
    run[0].send(1, 3)
    run[1].match(0, 3)


@wrong(3, ("message", 2, "MPI_Isend", "sends a message to rank 0 with tag 0, which is never received"))
def message_in_another_communicator(run):
    comm = run.communicator(2, 0)
    run[2].send(1, 0, comm=comm, routine="MPI_Isend")
    run[0].receive(2, 0)
    run[2].send(0, 0)


@wrong(3, ("rma", 2, "MPI_Put", "writes bytes 4 to 7 of the window of rank 0, which rank 1 writes"), finalizes=False)
def two_that_write(run):
    window = run.window(unit=4)
    for process in run:
        process.fence(window)
    run[1].access(window, 0, 0, 8, 2)
    run[2].access(window, 0, 1, 4, 2)


@wrong(2, ("rma", 1, "MPI_Get", "reads bytes 8 to 15 of the window of rank 1, which rank 0 writes"))
def one_that_reads_what_another_writes(run):
    window = run.window(unit=8)
    for process in run:
        process.fence(window)
    run[1].access(window, 1, 1, 8, 1)
    run[0].access(window, 1, 0, 80, 2)
    for process in run:
        process.fence(window)


@wrong(2, ("rma", 1, "MPI_Put", "accesses bytes 792 to 807 of the window of rank 0, which has 800"), finalizes=False)
def access_beyond_the_window(run):
    window = run.window(unit=8)
    run[1].synchronize(window, "lock", 0)
    for first in (98, 99, 100):
        run[1].access(window, 0, first, 16, 2)


@wrong(
    2,
    (
        "rma",
        1,
        "MPI_Accumulate",
        "accumulates into bytes 0 to 3 of the window of rank 0, which rank 0 accumulates into",
    ),
    finalizes=False,
)
def accumulates_with_different_operations(run):
    window = run.window()
    for process in run:
        process.fence(window)
        process.access(window, 0, 0, 4, 6, op=1 + process.rank)


@wrong(2, ("collective", 0, "MPI_Gatherv", "takes 2 of MPI_INT from rank 1, which gives it 3 of MPI_INT"))
def gather_of_other_amounts(run):
    run[0].vector("MPI_Gatherv", {"taken": ints(1, 2)}, 0, given=(1, "MPI_INT"))
    run[1].vector("MPI_Gatherv", {}, 0, given=(3, "MPI_INT"))


@wrong(3, ("collective", 1, "MPI_Alltoallv", "takes 2 of MPI_INT from rank 0, which gives it 4 of MPI_INT"))
def one_block_of_many_that_differs(run):
    for process in run:
        sent = ints(2, 4, 2) if process.rank == 0 else ints(2, 2, 2)
        process.vector("MPI_Alltoallv", {"given": sent, "taken": ints(2, 2, 2)})


@wrong(3, ("collective", 2, "MPI_Reduce_scatter", "recvcounts are not those of rank 0"))
def blocks_of_a_reduction_that_differ(run):
    for process in run:
        counts = ints(1, 2, 3) if process.rank < 2 else ints(1, 3, 2)
        process.vector("MPI_Reduce_scatter", {"same": counts}, given=(6, "MPI_INT"))


UNORDERED = ("rma", 1, "MPI_Put", "writes bytes 0 to 3 of the window of rank 0, which rank 0 writes")


@wrong(2, UNORDERED)
def puts_under_shared_locks(run):
    window = run.window()
    for process in run:
        process.barrier()
    for process in run:
        process.put(window, 0)
    for process in run:
        process.barrier()


@wrong(2, UNORDERED)
def put_after_a_barrier_without_a_flush(run):
    window = run.window()
    for process in run:
        process.synchronize(window, "lock")
    run[1].access(window, 0, 0, 4, 2)
    for process in run:
        process.barrier()
    run[0].access(window, 0, 0, 4, 2)
    for process in run:
        process.synchronize(window, "unlock")


@wrong(2, UNORDERED)
def puts_that_a_message_does_not_order(run):
    window = run.window()
    run[1].send(0)
    run[1].put(window, 0)
    run[0].receive(1)
    run[0].put(window, 0)


@wrong(3, ("rma", 2, "MPI_Put", "writes bytes 0 to 3 of the window of rank 0, which rank 1 writes"))
def puts_in_one_exposure_epoch(run):
    window = run.window()
    run[0].synchronize(window, "post", 1, 2)
    for origin in (1, 2):
        run[origin].synchronize(window, "start", 0)
        run[origin].access(window, 0, 0, 4, 2)
        run[origin].synchronize(window, "complete")
    run[0].synchronize(window, "wait")


@pytest.mark.parametrize(("program", "expected"), WRONG)
def test_a_wrong_program_is_reported(program, expected, tmp_path: Path):
    found = find(program().logs(tmp_path))
    assert [(finding.check, finding.rank, finding.routine) for finding in found] == [row[:3] for row in expected]
    for one, row in zip(found, expected, strict=True):
        sentence = " ".join(filter(None, (one.argument, one.text)))
        assert row[3] in sentence
        assert one.place and one.place.module == PROGRAM
        assert (one.related is not None) == ("{related}" in one.text)


def test_a_finding_tells_both_places(tmp_path: Path):
    run = Run(2)
    run[0].send(1, 9, (4, "MPI_INT"))
    send = max(run[0].sites)
    run[1].receive(0, 9, (4, "MPI_FLOAT"))
    receive = max(run[1].sites)
    (found,) = find(run.logs(tmp_path))
    assert found.place == data.Place(PROGRAM, receive) and found.related == data.Place(PROGRAM, send)
    assert receive == send + 2 and "at {related}" in found.text


# ---- the files ----


def test_processes_that_end_without_finalizing(tmp_path: Path):
    run = Run(3)
    run.finalize(0)
    for rank, code in ((1, 0), (2, 3)):
        run[rank].state = "exited"
        run[rank].say("end", state="exited", code=code)
    found = [finding for log in run.logs(tmp_path) for finding in log.findings()]
    assert [(finding.check, finding.rank, finding.routine) for finding in found] == [("initialization", 1, "MPI_Init")]


def test_files_that_a_crash_cut_off(tmp_path: Path):
    run = Run(2)
    run[0].barrier()
    run[0].send(1, 1)
    run[1].barrier()
    run.write(tmp_path)
    events, lines = sorted(tmp_path.glob("host-1000.*"))
    events.write_bytes(events.read_bytes()[:-30])
    lines.write_text(lines.read_text()[:-20])
    (tmp_path / "host-7.events").write_bytes(b"")
    (tmp_path / "host-8.events").write_bytes(records.MAGIC)
    logs = data.read_folder(tmp_path)
    assert [len(list(log.occurrences())) for log in logs] == [1, 1]
    assert find(logs) == [] and len(logs[0].datatypes) == len(DATATYPES)


def test_findings_of_a_process(tmp_path: Path):
    run = Run(1)
    run[0].refused()
    run[0].refused()
    run[0].say("repeated", finding=1, times=3)
    (log,) = run.logs(tmp_path)
    first, second = log.findings()
    assert (first.check, first.rank, first.times, second.times) == ("argument", 0, 1, 3)
    assert second.place and second.place.offset == first.place.offset + 1 and second.related is None
