"""Processes that can never go on, and those that can, by logs that tests write (check_logs.py)."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from bindery.check import data
from bindery.check.data import Finding
from bindery.check.deadlock import Watch, at_the_end
from check_logs import ANY, NULL, Run

STUCK, RUNNING = [], []


def running(program):
    RUNNING.append(pytest.param(program, id=program.__name__))
    return program


def stuck(*expected: tuple[int, str, str]):
    """Rank, routine, and a part of the text of each finding."""

    def add(program):
        STUCK.append(pytest.param(program, expected, id=program.__name__))
        return program

    return add


def look(run: Run, folder: Path) -> list[Finding]:
    run.write(folder)
    return Watch(folder, 0.0).look()


# ---- nobody can go on ----


@stuck(
    (0, "MPI_Recv", "waits for a message of rank 1 with tag 5; rank 1 waits in MPI_Recv at {related}"),
    (1, "MPI_Recv", "waits for a message of rank 2 with tag 5; rank 2 waits in MPI_Recv"),
    (2, "MPI_Recv", "waits for a message of rank 0 with tag 5; rank 0 waits in MPI_Recv"),
)
def everyone_receives_first():
    run = Run(3)
    for process in run:
        process.start((process.rank + 1) % 3, 5, routine="MPI_Recv")
        process.blocks()
    return run


@stuck((0, "MPI_Ssend", "waits for rank 1 to receive its message with tag 1"), (1, "MPI_Send", "waits for rank 0 to"))
def everyone_sends_first():
    run = Run(2)
    run[0].send(1, 1, routine="MPI_Ssend")
    run[1].send(0, 1)
    for process in run:
        process.blocks()
    return run


@stuck((0, "MPI_Recv", "waits for a message of rank 1 with tag 4; rank 1 makes no more calls"))
def message_with_another_tag():
    run = Run(2)
    run[0].start(1, 4, routine="MPI_Recv")
    run[0].blocks()
    run[1].send(0, 3)
    run[1].state = "finalizing"
    return run


@stuck((0, "MPI_Recv", "waits for a message, which no rank has sent"))
def message_of_anybody_when_all_have_ended():
    run = Run(3)
    run[1].send(0, 3)
    run[0].receive(ANY, ANY, came=(1, 3))
    run[0].start(ANY, ANY, routine="MPI_Recv")
    run[0].blocks()
    run.finalize(1, 2)
    return run


@stuck(
    (0, "MPI_Recv", "waits for a message of rank 1 with tag 2"),
    (1, "MPI_Barrier", "waits for rank 0 in MPI_COMM_WORLD; rank 0 waits in MPI_Recv"),
)
def earlier_receive_takes_the_only_message():
    run = Run(2)
    run[0].start(1, 2)
    run[1].send(0, 2)
    run[0].start(1, 2, routine="MPI_Recv")
    run[0].blocks()
    run[1].barrier()
    run[1].blocks()
    return run


@stuck((0, "MPI_Send", "waits for rank 1 to receive"), (1, "MPI_Barrier", "waits for rank 0"))
def earlier_send_takes_the_only_receive():
    run = Run(2)
    run[1].start(0, 2)
    run[0].send(1, 2)
    run[0].send(1, 2)
    run[0].blocks()
    run[1].barrier()
    run[1].blocks()
    return run


@stuck(
    (0, "MPI_Waitall", "waits for a message of rank 1 with tag 2"), (1, "MPI_Probe", "waits for a message of rank 0")
)
def wait_for_two_of_which_one_never_comes():
    run = Run(2)
    first, second = run[0].start(1, 1), run[0].start(1, 2)
    run[1].send(0, 1)
    run[1].probe(0, ANY)
    run[1].blocks()
    run[0].wait(first, second)
    return run


@stuck(
    (0, "MPI_Waitany", "waits for a message of rank 1 with tag 1"),
    (1, "MPI_Wait", "waits for rank 0 in MPI_COMM_WORLD"),
)
def wait_for_any_of_which_none_comes():
    run = Run(2)
    run[0].wait(run[0].start(1, 1), run[0].start(1, 2), routine="MPI_Waitany", is_any=True)
    run[1].wait(run[1].collective("MPI_Ibarrier"), routine="MPI_Wait")
    return run


@stuck(
    (0, "MPI_Bcast", "waits for rank 1 in MPI_COMM_WORLD"), (1, "MPI_Recv", "waits for a message of rank 0 with tag 0")
)
def collective_call_before_a_receive():
    run = Run(2)
    run[0].broadcast()
    run[1].start(0, 0, routine="MPI_Recv")
    for process in run:
        process.blocks()
    return run


@stuck(
    (0, "MPI_Barrier", "waits for rank 1 in a communicator of ranks 0 and 1; rank 1 waits in MPI_Barrier"),
    (1, "MPI_Barrier", "waits for rank 2 in a communicator of ranks 1 and 2"),
    (2, "MPI_Barrier", "waits for rank 0 in a communicator of ranks 2 and 0"),
)
def communicators_in_a_circle():
    run = Run(3)
    comms = [run.communicator(rank, (rank + 1) % 3) for rank in range(3)]
    for process in run:
        process.barrier(comms[process.rank])
        process.blocks()
    return run


@stuck(
    *[
        (rank, name, "waits in MPI_COMM_WORLD, whose processes make different calls")
        for rank, name in enumerate(["MPI_Barrier", "MPI_Allreduce"])
    ]
)
def different_collective_calls():
    run = Run(2)
    run[0].barrier()
    run[1].reduce()
    for process in run:
        process.blocks()
    return run


@stuck(
    (0, "MPI_Win_fence", "waits for rank 1 in a window of ranks 0 and 1; rank 1 waits in MPI_Barrier"),
    (1, "MPI_Barrier", "waits for rank 0 in MPI_COMM_WORLD; rank 0 waits in MPI_Win_fence"),
)
def fence_that_one_process_leaves_out():
    run = Run(2)
    window = run.window()
    for process in run:
        process.fence(window)
    run[0].fence(window)
    run[1].barrier()
    for process in run:
        process.blocks()
    return run


@stuck((0, "MPI_Recv", "waits for a message of rank 0 with tag 0, which is itself"))
def message_of_itself():
    run = Run(1)
    run[0].start(0, 0, routine="MPI_Recv")
    run[0].blocks()
    return run


@stuck(
    (0, "MPI_Sendrecv", "waits for a message of rank 1 with tag 2"),
    (1, "MPI_Recv", "waits for a message of rank 0 with tag 7"),
)
def half_of_an_exchange():
    run = Run(2)
    operation = run[0].send(1, 1, routine="MPI_Sendrecv")
    run[0].event("receive", "MPI_Sendrecv", 0, 1, 2, given=(1, "MPI_INT"), operation=operation)
    run[0].position += 1
    run[1].receive(0, 1)
    run[1].start(0, 7, routine="MPI_Recv")
    for process in run:
        process.blocks()
    return run


@stuck((0, "MPI_Recv", "tag 1"), (0, "MPI_Recv", "tag 2"), (1, "MPI_Barrier", "waits for rank 0"))
def two_threads_that_wait():
    run = Run(2)
    for tag in (1, 2):
        run[0].start(1, tag, routine="MPI_Recv")
        run[0].blocks()
    run[1].barrier()
    run[1].blocks()
    return run


@pytest.mark.parametrize(("program", "expected"), STUCK)
def test_a_deadlock_is_found(program, expected, tmp_path: Path):
    found = look(program(), tmp_path)
    assert [(finding.check, finding.rank, finding.routine) for finding in found] == [
        ("deadlock", *row[:2]) for row in expected
    ]
    for one, row in zip(found, expected, strict=True):
        assert row[2] in one.text and (one.related is not None) == ("{related}" in one.text)


# ---- somebody can go on, or may ----


def waiting_pair() -> Run:
    """Both wait for each other, but for what a test changes."""
    run = Run(2)
    for process in run:
        process.start(1 - process.rank, 5, routine="MPI_Recv")
    return run


@running
def one_computes():
    run = waiting_pair()
    run[0].blocks()
    run[1].computes()
    return run


@running
def one_thread_computes():
    run = waiting_pair()
    run[0].blocks()
    run[1].blocks()
    run[1].computes()
    return run


@running
def one_is_in_a_call_that_may_end_by_itself():
    run = waiting_pair()
    run[0].blocks()
    run[1].thread(run[1].position, is_blocked=0)
    return run


@running
def one_process_is_not_there_yet():
    run = Run(3)
    run.processes = waiting_pair().processes
    for process in run:
        process.size = 3
        process.blocks()
    return run


@running
def one_process_is_gone():
    run = waiting_pair()
    for process in run:
        process.blocks()
    child = subprocess.Popen(["true"])
    child.wait()
    run[1].pid = child.pid
    return run


@running
def the_message_is_on_its_way():
    run = Run(2)
    run[1].send(0, 5)
    run[0].start(1, 5, routine="MPI_Recv")
    run[1].start(0, 5, routine="MPI_Recv")
    for process in run:
        process.blocks()
    return run


@running
def a_wildcard_receives_it():
    run = Run(3)
    run[2].send(0, 8)
    run[0].start(ANY, ANY, routine="MPI_Recv")
    for process in run:
        if process.rank:
            process.start(0, 5, routine="MPI_Recv")
        process.blocks()
    return run


@running
def an_earlier_wildcard_may_have_taken_another_message():
    run = Run(3)
    run[0].start(ANY, 8)
    run[1].send(0, 8)
    run[2].send(0, 8)
    run[0].start(1, 8, routine="MPI_Recv")
    for process in run:
        if process.rank:
            process.start(0, 5, routine="MPI_Recv")
        process.blocks()
    return run


@running
def the_receive_is_there():
    run = Run(2)
    request = run[1].start(0, 5)
    run[0].send(1, 5)
    run[0].blocks()
    run[1].start(0, 6, routine="MPI_Recv")
    run[1].blocks()
    assert request
    return run


@running
def the_message_was_received():
    run = Run(2)
    run[0].send(1, 5)
    run[0].blocks()
    run[1].receive(0, 5)
    run[1].start(0, 6, routine="MPI_Recv")
    run[1].blocks()
    return run


@running
def the_probe_sees_a_message():
    run = Run(2)
    run[0].send(1, 5)
    run[0].blocks()
    run[1].probe(ANY, 5)
    run[1].blocks()
    return run


@running
def all_have_come_to_the_barrier():
    run = Run(3)
    for process in run:
        process.barrier()
        process.blocks()
    return run


@running
def all_have_come_to_the_fence():
    run = Run(2)
    window = run.window()
    for process in run:
        process.fence(window)
        process.synchronize(window, "lock")
        process.fence(window)
        process.blocks()
    return run


@running
def a_started_collective_call_counts():
    run = Run(2)
    run[1].collective("MPI_Ibarrier")
    run[0].wait(run[0].collective("MPI_Ibarrier"), routine="MPI_Wait")
    run[1].start(0, 5, routine="MPI_Recv")
    run[1].blocks()
    return run


@running
def any_of_two_can_end():
    run = Run(2)
    operations = run[0].start(1, 1), run[0].start(1, 2)
    run[1].send(0, 2)
    run[0].wait(*operations, routine="MPI_Waitany", is_any=True)
    run[1].start(0, 1, routine="MPI_Recv")
    run[1].blocks()
    return run


@running
def any_of_two_is_not_known():
    run = Run(2)
    run[0].wait(run[0].start(1, 1), run[0].begin(), routine="MPI_Waitany", is_any=True)
    run[1].start(0, 1, routine="MPI_Recv")
    run[1].blocks()
    return run


@running
def an_intercommunicator():
    run = Run(1)
    run[0].start(0, 1, comm=data.UNKNOWN, routine="MPI_Recv")
    run[0].blocks()
    return run


@running
def a_process_elsewhere():
    run = Run(2)
    merged = run.communicator(0, 1, -1)
    run[0].start(2, 1, comm=merged, routine="MPI_Recv")
    run[1].barrier(merged)
    for process in run:
        process.blocks()
    return run


@running
def no_process_is_named():
    run = Run(1)
    run[0].start(NULL, 1, routine="MPI_Recv")
    run[0].blocks()
    return run


@running
def dropped_events():
    run = waiting_pair()
    run[1].dropped = 1
    for process in run:
        process.blocks()
    return run


@running
def a_receive_that_was_refused_takes_nothing():
    run = Run(2)
    run[0].start(1, 5)
    (line,) = run[0].sites
    run[0].say("finding", check="argument", site=line, routine="MPI_Irecv", argument="", text="", related=0)
    run[1].send(0, 5)
    run[0].start(1, 5, routine="MPI_Recv")
    run[1].start(0, 5, routine="MPI_Recv")
    for process in run:
        process.blocks()
    return run


@running
def all_have_ended():
    run = Run(2)
    run[0].state = "finalizing"
    run.finalize(1)
    return run


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
    for process in run:
        process.blocks()
    run.write(tmp_path)
    assert Watch(tmp_path, 1000.0).look() == []


def test_a_change_begins_the_time_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    now = [100.0]
    monkeypatch.setattr("bindery.check.deadlock.time.monotonic", lambda: now[0])
    run = waiting_pair()
    for process in run:
        process.blocks()
    watch = Watch(tmp_path, 10.0)
    for moment, calls, expected in ((100, 1, 0), (108, 2, 0), (112, 2, 0), (119, 2, 2), (121, 2, 0)):
        now[0] = float(moment)
        run[0].operation = calls
        run.write(tmp_path)
        assert len(watch.look()) == expected, moment  # once


def test_threads_that_have_not_called_mpi_may_go_on(tmp_path: Path):
    """Of a process of 0 threads at MPI_Init, where several may call: this one has at least one now."""
    for threads, expected in ((0, 2), (-2, 0), (1000, 2)):
        run = waiting_pair()
        for process in run:
            process.blocks()
            process.begun_threads = threads
        assert len(look(run, tmp_path)) == expected
