"""Processes that can never go on, and those that can, by logs that tests write (check_logs.py)."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from bindery_mpi.check.data import Finding
from bindery_mpi.check.deadlock import Watch, at_the_end
from bindery_mpi.records import check as records
from check_logs import ANY, NULL, Run, program

STUCK, RUNNING = [], []


def running(size: int):
    """A program of so many processes."""

    def add(body):
        made = program(size, body)
        RUNNING.append(pytest.param(made, id=body.__name__))
        return made

    return add


def stuck(size: int, *expected: tuple[int, str, str]):
    """Rank, routine, and a part of the text of each finding."""
    return lambda body: STUCK.append(pytest.param(program(size, body), expected, id=body.__name__))


def look(run: Run, folder: Path) -> list[Finding]:
    run.write(folder)
    return Watch(folder, 0.0).look()


# ---- nobody can go on ----


@stuck(
    3,
    (0, "MPI_Recv", "waits for a message of rank 1 with tag 5; rank 1 waits in MPI_Recv at {related}"),
    (1, "MPI_Recv", "waits for a message of rank 2 with tag 5; rank 2 waits in MPI_Recv"),
    (2, "MPI_Recv", "waits for a message of rank 0 with tag 5; rank 0 waits in MPI_Recv"),
)
def everyone_receives_first(run):
    for process in run:
        process.start((process.rank + 1) % 3, 5, routine="MPI_Recv")
        process.blocks()


@stuck(
    2,
    (0, "MPI_Win_complete", "waits for rank 1 to call MPI_Win_post; rank 1 waits in MPI_Barrier at {related}"),
    (1, "MPI_Barrier", "waits for rank 0 in MPI_COMM_WORLD; rank 0 waits in MPI_Win_complete"),
)
def second_start_without_post(run):
    window = run.window()
    run[1].synchronize(window, "post", 0)
    run[0].synchronize(window, "start", 1)
    run[0].synchronize(window, "complete")
    run[1].synchronize(window, "waiting")
    run[1].synchronize(window, "wait")
    run[0].synchronize(window, "start", 1)
    run[0].synchronize(window, "complete")
    run[1].barrier()
    run.blocks()


@stuck(
    2,
    (0, "MPI_Win_waiting", "waits for rank 1 to call MPI_Win_complete; rank 1 waits in MPI_Barrier"),
    (1, "MPI_Barrier", "waits for rank 0"),
)
def post_without_complete(run):
    window = run.window()
    run[0].synchronize(window, "post", 1)
    run[1].synchronize(window, "start", 0)
    run[0].synchronize(window, "waiting")
    run[1].barrier()
    run.blocks()


@stuck(
    2, (0, "MPI_Ssend", "waits for rank 1 to receive its message with tag 1"), (1, "MPI_Send", "waits for rank 0 to")
)
def everyone_sends_first(run):
    run[0].send(1, 1, routine="MPI_Ssend")
    run[1].send(0, 1)
    run.blocks()


@stuck(2, (0, "MPI_Recv", "waits for a message of rank 1 with tag 4; rank 1 has sent it one with tag 3 at {related}"))
def message_with_another_tag(run):
    run[0].waits_for(1, 4)
    run[1].send(0, 3)
    run[1].state = "finalizing"


@stuck(3, (0, "MPI_Recv", "waits for a message, which no rank has sent"))
def message_of_anybody_when_all_have_ended(run):
    run[1].send(0, 3)
    run[0].receive(ANY, ANY, came=(1, 3))
    run[0].waits_for(ANY, ANY)
    run.finalize(1, 2)


@stuck(
    2,
    (0, "MPI_Recv", "waits for a message of rank 1 with tag 2"),
    (1, "MPI_Barrier", "waits for rank 0 in MPI_COMM_WORLD; rank 0 waits in MPI_Recv"),
)
def earlier_receive_takes_the_only_message(run):
    run[0].start(1, 2)
    run[1].send(0, 2)
    run[0].waits_for(1, 2)
    run[1].barrier()
    run[1].blocks()


@stuck(2, (0, "MPI_Send", "waits for rank 1 to receive"), (1, "MPI_Barrier", "waits for rank 0"))
def earlier_send_takes_the_only_receive(run):
    run[1].start(0, 2)
    run[0].send(1, 2)
    run[0].send(1, 2)
    run[0].blocks()
    run[1].barrier()
    run[1].blocks()


@stuck(
    2, (0, "MPI_Waitall", "waits for a message of rank 1 with tag 2"), (1, "MPI_Probe", "waits for a message of rank 0")
)
def wait_for_two_of_which_one_never_comes(run):
    first, second = run[0].start(1, 1), run[0].start(1, 2)
    run[1].send(0, 1)
    run[1].probe(0, ANY)
    run[1].blocks()
    run[0].wait(first, second)


@stuck(
    2,
    (0, "MPI_Waitany", "waits for a message of rank 1 with tag 1"),
    (1, "MPI_Wait", "waits for rank 0 in MPI_COMM_WORLD"),
)
def wait_for_any_of_which_none_comes(run):
    run[0].wait(run[0].start(1, 1), run[0].start(1, 2), routine="MPI_Waitany", is_any=True)
    run[1].wait(run[1].collective("MPI_Ibarrier"), routine="MPI_Wait")


@stuck(
    2,
    (0, "MPI_Bcast", "waits for rank 1 in MPI_COMM_WORLD"),
    (1, "MPI_Recv", "waits for a message of rank 0 with tag 0"),
)
def collective_call_before_a_receive(run):
    run[0].broadcast()
    run[1].start(0, 0, routine="MPI_Recv")
    run.blocks()


@stuck(
    3,
    (0, "MPI_Barrier", "waits for rank 1 in a communicator of ranks 0 and 1; rank 1 waits in MPI_Barrier"),
    (1, "MPI_Barrier", "waits for rank 2 in a communicator of ranks 1 and 2"),
    (2, "MPI_Barrier", "waits for rank 0 in a communicator of ranks 2 and 0"),
)
def communicators_in_a_circle(run):
    comms = [run.communicator(rank, (rank + 1) % 3) for rank in range(3)]
    for process in run:
        process.barrier(comms[process.rank])
        process.blocks()


@stuck(
    2,
    *[
        (rank, name, "waits in MPI_COMM_WORLD, whose processes make different calls")
        for rank, name in enumerate(["MPI_Barrier", "MPI_Allreduce"])
    ],
)
def different_collective_calls(run):
    run[0].barrier()
    run[1].reduce()
    run.blocks()


@stuck(
    2,
    (0, "MPI_Win_fence", "waits for rank 1 in a window of ranks 0 and 1; rank 1 waits in MPI_Barrier"),
    (1, "MPI_Barrier", "waits for rank 0 in MPI_COMM_WORLD; rank 0 waits in MPI_Win_fence"),
)
def fence_that_one_process_leaves_out(run):
    window = run.window()
    for process in run:
        process.fence(window)
    run[0].fence(window)
    run[1].barrier()
    run.blocks()


@stuck(1, (0, "MPI_Recv", "waits for a message of itself with tag 0"))
def message_of_itself(run):
    run[0].waits_for(0, 0)


@stuck(
    2,
    (0, "MPI_Sendrecv", "waits for a message of rank 1 with tag 2"),
    (1, "MPI_Recv", "waits for a message of rank 0 with tag 7"),
)
def half_of_an_exchange(run):
    operation = run[0].send(1, 1, routine="MPI_Sendrecv")
    run[0].post("MPI_Sendrecv", 0, 1, 2, (1, "MPI_INT"), operation=operation)
    run[0].position += 1
    run[1].receive(0, 1)
    run[1].start(0, 7, routine="MPI_Recv")
    run.blocks()


@stuck(2, (0, "MPI_Recv", "tag 1"), (0, "MPI_Recv", "tag 2"), (1, "MPI_Barrier", "waits for rank 0"))
def two_threads_that_wait(run):
    for tag in (1, 2):
        run[0].start(1, tag, routine="MPI_Recv")
        run[0].blocks()
    run[1].barrier()
    run[1].blocks()


@pytest.mark.parametrize(("program", "expected"), STUCK)
def test_a_deadlock_is_found(program, expected, tmp_path: Path):
    found = look(program(), tmp_path)
    assert [(finding.check, finding.rank, finding.routine) for finding in found] == [
        ("deadlock", *row[:2]) for row in expected
    ]
    for one, row in zip(found, expected, strict=True):
        assert row[2] in one.text and (one.related is not None) == ("{related}" in one.text)


# ---- somebody can go on, or may ----


def wait_for_each_other(run: Run) -> None:
    for process in run:
        process.start(1 - process.rank, 5, routine="MPI_Recv")


def waiting_pair() -> Run:
    run = Run(2)
    wait_for_each_other(run)
    run.blocks()
    return run


@running(2)
def waits_for_an_epoch_that_ends(run):
    window = run.window()
    run[0].synchronize(window, "post", 1)
    run[1].synchronize(window, "start", 0)
    run[1].synchronize(window, "complete")
    run[0].synchronize(window, "waiting")
    run[1].barrier()
    run.blocks()


@running(2)
def one_computes(run):
    wait_for_each_other(run)
    run[0].blocks()
    run[1].computes()


@running(2)
def one_thread_computes(run):
    wait_for_each_other(run)
    run[0].blocks()
    run[1].blocks()
    run[1].computes()


@running(2)
def one_is_in_a_call_that_may_end_by_itself(run):
    wait_for_each_other(run)
    run[0].blocks()
    run[1].thread(run[1].position, is_blocked=0)


@running(3)
def one_process_is_not_there_yet(run):
    run.processes.pop()
    wait_for_each_other(run)
    run.blocks()


@running(2)
def one_process_is_gone(run):
    wait_for_each_other(run)
    run.blocks()
    child = subprocess.Popen(["true"])
    child.wait()
    run[1].pid = child.pid


@running(2)
def the_message_is_on_its_way(run):
    run[1].send(0, 5)
    run[0].start(1, 5, routine="MPI_Recv")
    run[1].start(0, 5, routine="MPI_Recv")
    run.blocks()


@running(3)
def a_wildcard_receives_it(run):
    run[2].send(0, 8)
    run[0].start(ANY, ANY, routine="MPI_Recv")
    for process in run:
        if process.rank:
            process.start(0, 5, routine="MPI_Recv")
        process.blocks()


@running(3)
def an_earlier_wildcard_may_have_taken_another_message(run):
    run[0].start(ANY, 8)
    run[1].send(0, 8)
    run[2].send(0, 8)
    run[0].start(1, 8, routine="MPI_Recv")
    for process in run:
        if process.rank:
            process.start(0, 5, routine="MPI_Recv")
        process.blocks()


@running(2)
def the_receive_is_there(run):
    request = run[1].start(0, 5)
    run[0].send(1, 5)
    run[0].blocks()
    run[1].waits_for(0, 6)
    assert request


@running(2)
def the_message_was_received(run):
    run[0].send(1, 5)
    run[0].blocks()
    run[1].receive(0, 5)
    run[1].waits_for(0, 6)


@running(2)
def the_probe_sees_a_message(run):
    run[0].send(1, 5)
    run[0].blocks()
    run[1].probe(ANY, 5)
    run[1].blocks()


@running(3)
def all_have_come_to_the_barrier(run):
    for process in run:
        process.barrier()
        process.blocks()


@running(2)
def all_have_come_to_the_fence(run):
    window = run.window()
    for process in run:
        process.fence(window)
        process.synchronize(window, "lock")
        process.fence(window)
        process.blocks()


@running(2)
def a_started_collective_call_counts(run):
    run[1].collective("MPI_Ibarrier")
    run[0].wait(run[0].collective("MPI_Ibarrier"), routine="MPI_Wait")
    run[1].waits_for(0, 5)


@running(2)
def any_of_two_can_end(run):
    operations = run[0].start(1, 1), run[0].start(1, 2)
    run[1].send(0, 2)
    run[0].wait(*operations, routine="MPI_Waitany", is_any=True)
    run[1].waits_for(0, 1)


@running(2)
def any_of_two_is_not_known(run):
    run[0].wait(run[0].start(1, 1), run[0].begin(), routine="MPI_Waitany", is_any=True)
    run[1].waits_for(0, 1)


@running(1)
def an_intercommunicator(run):
    run[0].waits_for(0, 1, comm=records.UNKNOWN_OBJECT)


@running(2)
def a_process_elsewhere(run):
    merged = run.communicator(0, 1, -1)
    run[0].start(2, 1, comm=merged, routine="MPI_Recv")
    run[1].barrier(merged)
    run.blocks()


@running(1)
def no_process_is_named(run):
    run[0].waits_for(NULL, 1)


@running(2)
def dropped_events(run):
    wait_for_each_other(run)
    run[1].dropped = 1
    run.blocks()


@running(2)
def a_receive_that_was_refused_takes_nothing(run):
    run[0].start(1, 5)
    (line,) = run[0].sites
    run[0].say("finding", check="argument", site=line, routine="MPI_Irecv", argument="", text="", related=0)
    run[1].send(0, 5)
    run[0].start(1, 5, routine="MPI_Recv")
    run[1].start(0, 5, routine="MPI_Recv")
    run.blocks()


@running(2)
def all_have_ended(run):
    run[0].state = "finalizing"
    run.finalize(1)


@pytest.mark.parametrize(("program", "expected"), STUCK)
def test_a_deadlock_is_found_after_a_run_that_was_ended(program, expected, tmp_path: Path):
    run = program()
    for process in run:
        process.pid = 0  # gone
    logs = run.logs(tmp_path)
    assert [(finding.rank, finding.routine) for finding in at_the_end(logs)] == [row[:2] for row in expected]
    run[0].state = "aborted"
    assert at_the_end(run.logs(tmp_path)) == []


@pytest.mark.parametrize("program", RUNNING)
def test_a_run_that_was_ended_had_no_deadlock(program, tmp_path: Path):
    run = program()
    if program is not one_process_is_gone:
        assert at_the_end(run.logs(tmp_path)) == []


@pytest.mark.parametrize("program", RUNNING)
def test_no_deadlock_is_found(program, tmp_path: Path):
    assert look(program(), tmp_path) == []


def test_nothing_is_said_before_the_time_is_over(tmp_path: Path):
    run = waiting_pair()
    run.write(tmp_path)
    assert Watch(tmp_path, 1000.0).look() == []


def test_a_change_begins_the_time_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    now = [100.0]
    monkeypatch.setattr("bindery_mpi.check.deadlock.time.monotonic", lambda: now[0])
    run = waiting_pair()
    watch = Watch(tmp_path, 10.0)
    for moment, calls, expected in ((100, 1, 0), (108, 2, 0), (112, 2, 0), (119, 2, 2), (121, 2, 0)):
        now[0] = float(moment)
        run[0].operation = calls
        run.write(tmp_path)
        assert len(watch.look()) == expected, moment  # once


def test_threads_that_have_not_called_mpi_may_go_on(tmp_path: Path):
    """A process said 0 threads at MPI_Init, where several may call: this one has at least one now."""
    for threads, expected in ((0, 2), (-2, 0), (1000, 2)):
        run = waiting_pair()
        for process in run:
            process.begun_threads = threads
        assert len(look(run, tmp_path)) == expected
