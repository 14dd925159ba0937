"""Who waits for whom, by rows that no MPI made: threads, several hosts, order that is not known."""

from __future__ import annotations

from types import SimpleNamespace

from bindery_mpi.launch.symbols import Site
from bindery_mpi.profile.waits import waits
from bindery_mpi.records.profile import CommunicatorRow, OperationKind, OperationRow

SENT, RECEIVED, FOR_ALL = OperationKind.SENT, OperationKind.RECEIVED, OperationKind.FOR_ALL
WORLD = CommunicatorRow(7, 1, 2, 0, 0)


def row(kind: int, peer: int, begin: int, end: int, **other: int) -> OperationRow:
    """A blocking call: its line is its routine's row."""
    values = {"comm": 0, "tag": 1, "thread": 1, "flags": 0, "site": kind, "post": begin} | other
    return OperationRow(
        kind=kind, peer=peer, routine=kind, wait_routine=kind, wait_site=values["site"], begin=begin, end=end, **values
    )


def result(*operations: list[OperationRow], comm: CommunicatorRow = WORLD, hosts: str = "aa", offset: int = 0) -> dict:
    """Return the waits of two processes; the clock of the second is ahead by `offset`."""
    processes = []
    for rank, rows in enumerate(operations):
        header = SimpleNamespace(
            world_rank=rank,
            operation_limit=100,
            dropped_operations=0,
            clock_offset=rank * offset,
            clock_error=5,
            host=hosts[rank],
        )
        data = SimpleNamespace(
            operations=lambda rows=rows: rows,
            communicators=(comm._replace(rank=rank),),
            routines=[SimpleNamespace(name=kind.name.lower()) for kind in OperationKind],
        )
        site = lambda line: Site(file="a.c", line=line + 1)  # noqa: E731
        processes.append(SimpleNamespace(index=rank, world=0, header=header, data=data, site=site))
    found = waits(processes)  # type: ignore[arg-type]
    assert found
    return found


def figures(found: dict) -> tuple[int, int, int]:
    return round(found["late_sender"] * 1e9), round(found["late_receiver"] * 1e9), found["unknown_calls"]


def test_a_late_sender():
    found = result([row(SENT, 1, 100, 110)], [row(RECEIVED, 0, 40, 120)])
    assert figures(found) == (60, 0, 0)
    assert [(c["rank"], c["line"], c["waits_in"]["line"], c["waiting_ranks"]) for c in found["causes"]] == [
        (0, 1, 2, [1])
    ]


def test_a_late_receiver_is_one_for_which_the_send_lasts():
    assert figures(result([row(SENT, 1, 10, 110)], [row(RECEIVED, 0, 100, 120)])) == (0, 90, 0)
    assert figures(result([row(SENT, 1, 10, 20)], [row(RECEIVED, 0, 100, 120)])) == (0, 0, 0)


def test_the_clock_of_another_host_is_corrected():
    operations = [row(SENT, 1, 100, 110)], [row(RECEIVED, 0, 1040, 1120)]
    found = result(*operations, hosts="ab", offset=1000)
    assert figures(found) == (60, 0, 0) and found["clock_error"] == 5e-9


def test_a_message_that_arrives_before_it_is_sent_is_loud():
    found = result([row(SENT, 1, 100, 110)], [row(RECEIVED, 0, 40, 60)])
    assert figures(found) == (0, 0, 2) and found["impossible"] == 1


def test_threads_of_one_channel_have_no_order():
    receives = [row(RECEIVED, 0, 40, 120), row(RECEIVED, 0, 41, 121, thread=2)]
    assert figures(result([row(SENT, 1, 100, 110), row(SENT, 1, 110, 115)], receives)) == (0, 0, 4)
    other = [row(RECEIVED, 0, 40, 120), row(RECEIVED, 0, 41, 121, thread=2, tag=2)]
    assert figures(result([row(SENT, 1, 100, 110), row(SENT, 1, 110, 115, tag=2)], other)) == (129, 0, 0)


def test_receives_that_are_started_at_once_have_no_order():
    receives = [row(RECEIVED, 0, 40, 120), row(RECEIVED, 0, 40, 120)]
    found = result([row(SENT, 1, 100, 110), row(SENT, 1, 110, 115)], receives)
    assert found["late_sender"] == 0 and found["unknown_calls"] > 0


def test_an_open_receive_from_any_source_hides_what_follows():
    open_one = row(RECEIVED, -3, 0, 0, flags=1)
    receives = [row(RECEIVED, 0, 40, 105), open_one, row(RECEIVED, 0, 106, 150)]
    found = result([row(SENT, 1, 100, 101), row(SENT, 1, 120, 121)], receives)
    assert figures(found) == (60, 0, 2)


def test_an_open_receive_from_a_process_takes_its_message():
    receives = [row(RECEIVED, 0, 0, 0, flags=1), row(RECEIVED, 0, 50, 150)]
    assert figures(result([row(SENT, 1, 20, 30), row(SENT, 1, 120, 121)], receives))[0] == 70


def test_a_communicator_that_one_process_distrusts_is_not_known():
    found = result([row(SENT, 1, 100, 110)], [row(RECEIVED, 0, 40, 120)], comm=WORLD._replace(is_known=0))
    assert figures(found) == (0, 0, 2)


def test_of_a_call_with_a_send_and_a_receive_the_receiver_is_not_known():
    both = [row(SENT, 1, 10, 130, site=9), row(RECEIVED, 1, 10, 130, site=9)]
    other = [row(RECEIVED, 0, 100, 131), row(SENT, 0, 60, 61)]
    found = result(both, other)
    assert round(found["late_sender"] * 1e9) == 50 and found["late_receiver"] == 0 and found["unknown_calls"] == 1


def test_a_collective_operation_waits_for_the_last():
    found = result([row(FOR_ALL, -1, 10, 105)], [row(FOR_ALL, -1, 100, 106)])
    assert round(found["late_process"] * 1e9) == 90 and found["unknown_calls"] == 0
    left = result([row(FOR_ALL, -1, 10, 20)], [row(FOR_ALL, -1, 100, 106)])
    assert left["late_process"] == 0 and left["unknown_calls"] == 1  # as without data


def test_a_process_that_is_late_since_it_waits_itself_is_not_the_origin():
    late, behind = [row(SENT, 1, 100, 110)], [row(RECEIVED, 0, 20, 112), row(FOR_ALL, -1, 115, 130)]
    found = result([*late, row(FOR_ALL, -1, 111, 131)], behind)
    assert [(c["kind"], c["rank"], round(c["seconds"] * 1e9)) for c in found["origins"]] == [
        ("late_sender", 0, 80),
        ("late_process", 1, 4),
    ]
    early = [row(FOR_ALL, -1, 30, 131, thread=2), *late]
    found = result(early, behind)
    assert [(c["kind"], c["rank"], round(c["seconds"] * 1e9)) for c in found["causes"]] == [
        ("late_process", 1, 85),
        ("late_sender", 0, 80),
    ]
    assert [(c["rank"], round(c["seconds"] * 1e9)) for c in found["origins"]] == [(0, 80), (0, 70), (1, 15)]
    assert round(found["passed_on"] * 1e9) == 70


def test_without_the_rows_of_all_a_collective_operation_is_not_known():
    assert result([row(FOR_ALL, -1, 10, 105)], [])["unknown_calls"] == 1
