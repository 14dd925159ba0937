/* Windows whose memory overlaps, and locks beside fences. */
// together
#include "cases.h"

static int a[16], b[16];
static int memory[16];

static void make(int first, int count, MPI_Win *window)
{
    MPI_Win_create(memory + first, count * (MPI_Aint)sizeof(int), sizeof(int), MPI_INFO_NULL, WORLD, window);
}

static void put(int target, MPI_Aint place, MPI_Win window)
{
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, target, 0, window);
    MPI_Put(a, 1, MPI_INT, target, place, 1, MPI_INT, window);
    MPI_Win_unlock(target, window);
}

static void get(int target, MPI_Aint place, MPI_Win window)
{
    MPI_Win_lock(MPI_LOCK_SHARED, target, 0, window);
    MPI_Get(b, 1, MPI_INT, target, place, 1, MPI_INT, window);
    MPI_Win_unlock(target, window);
}

// ---- windows that overlap ----

CASE(windows_read_alone, 3)
{
    MPI_Win whole, part;
    make(0, 16, &whole);
    make(8, 8, &part);
    if (rank == 1)
        get(0, 9, whole);
    if (rank == 2)
        get(0, 1, part);
    MPI_Win_free(&part);
    MPI_Win_free(&whole);
}

CASE(windows_written_apart, 3)
{
    MPI_Win whole, part;
    make(0, 16, &whole);
    make(8, 8, &part);
    if (rank == 1)
        put(0, 7, whole);
    if (rank == 2)
        put(0, 0, part);
    MPI_Win_free(&part);
    MPI_Win_free(&whole);
}

CASE(windows_written_in_turn, 3)
{
    MPI_Win whole, part;
    make(0, 16, &whole);
    make(8, 8, &part);
    if (rank == 1)
        put(0, 9, whole);
    MPI_Barrier(WORLD);
    if (rank == 2)
        put(0, 1, part);
    MPI_Win_free(&part);
    MPI_Win_free(&whole);
}

CASE(windows_of_other_processes_overlap, 3)
{
    MPI_Win whole, part;
    make(0, 16, &whole);
    make(8, rank == 0 ? 0 : 8, &part);
    if (rank == 1)
        put(0, 9, whole);
    if (rank == 2)
        put(1, 1, part);
    MPI_Win_free(&part);
    MPI_Win_free(&whole);
}

CASE(window_after_window, 3)
{
    MPI_Win window;
    for (int i = 0; i < 4; ++i) {
        make(0, 8, &window);
        if (rank == 1 + i % 2)
            put(0, 0, window);
        MPI_Win_free(&window);
    }
}

CASE(windows_in_phases, 3)
{
    MPI_Win first, second;
    make(0, 8, &first);
    make(0, 8, &second);
    for (int i = 0; i < 3; ++i) {
        MPI_Win_fence(0, first);
        if (rank == 1)
            MPI_Put(a, 1, MPI_INT, 0, 0, 1, MPI_INT, first);
        MPI_Win_fence(0, first);
        MPI_Win_fence(0, second);
        if (rank == 2)
            MPI_Put(a, 1, MPI_INT, 0, 0, 1, MPI_INT, second);
        MPI_Win_fence(0, second);
    }
    MPI_Win_free(&second);
    MPI_Win_free(&first);
}

CASE(windows_of_one_process_in_turn, 2)
{
    MPI_Win whole, part;
    make(0, 16, &whole);
    make(8, 8, &part);
    if (rank == 1) {
        put(0, 9, whole);
        put(0, 1, part);
        get(0, 9, whole);
    }
    MPI_Win_free(&part);
    MPI_Win_free(&whole);
}

CASE(windows_with_a_message_between, 3)
{
    MPI_Win whole, part;
    make(0, 16, &whole);
    make(8, 8, &part);
    if (rank == 1) {
        put(0, 9, whole);
        MPI_Send(b, 0, MPI_INT, 2, 0, WORLD);
    } else if (rank == 2) {
        MPI_Recv(b, 0, MPI_INT, 1, 0, WORLD, IGNORE);
        get(0, 1, part);
    }
    MPI_Win_free(&part);
    MPI_Win_free(&whole);
}

// quick
CASE(windows_conflict, 3)
{
    MPI_Win whole, part;
    make(0, 16, &whole);
    make(8, 8, &part);
    if (rank == 1) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, whole);
        MPI_Put(a, 1, MPI_INT, 0, 9, 1, MPI_INT, whole);  // either: rma
        MPI_Win_unlock(0, whole);
    } else if (rank == 2) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, part);
        MPI_Put(a, 1, MPI_INT, 0, 1, 1, MPI_INT, part);  // either: rma
        MPI_Win_unlock(0, part);
    }
    MPI_Win_free(&part);
    MPI_Win_free(&whole);
}

CASE(windows_conflict_between_fences, 3)
{
    MPI_Win first, second;
    make(0, 8, &first);
    make(0, 8, &second);
    MPI_Win_fence(0, first);
    MPI_Win_fence(0, second);
    if (rank == 1)
        MPI_Put(a, 1, MPI_INT, 0, 2, 1, MPI_INT, first);  // either: rma
    if (rank == 2)
        MPI_Get(b, 1, MPI_INT, 0, 2, 1, MPI_INT, second);  // either: rma
    MPI_Win_fence(0, second);
    MPI_Win_fence(0, first);
    MPI_Win_free(&second);
    MPI_Win_free(&first);
}

CASE(windows_of_one_process_conflict, 2)
{
    MPI_Win whole, part;
    make(0, 16, &whole);
    make(8, 8, &part);
    if (rank == 1) {
        MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, whole);
        MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, part);
        MPI_Put(a, 1, MPI_INT, 0, 9, 1, MPI_INT, whole);     // either: rma
        MPI_Put(a + 1, 1, MPI_INT, 0, 1, 1, MPI_INT, part);  // either: rma
        MPI_Win_unlock(0, part);
        MPI_Win_unlock(0, whole);
    }
    MPI_Win_free(&part);
    MPI_Win_free(&whole);
}

// ---- locks beside fences ----

CASE(fences_and_then_locks, 3)
{
    MPI_Win window;
    make(0, 16, &window);
    MPI_Win_fence(0, window);
    if (rank == 1)
        MPI_Put(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, window);
    if (rank == 2)
        put(0, 0, window);
    MPI_Barrier(WORLD);
    MPI_Win_fence(0, window);
    if (rank == 1)
        MPI_Put(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

// The fence serves as a barrier.
CASE(one_fence_and_locks, 3)
{
    MPI_Win window;
    make(0, 16, &window);
    MPI_Win_fence(0, window);
    for (int i = 0; i < 3; ++i)
        put(0, rank, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(locks_of_another_window, 3)
{
    MPI_Win window, other;
    make(0, 8, &window);
    make(8, 8, &other);
    MPI_Win_fence(0, window);
    if (rank == 1)
        MPI_Put(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
    if (rank == 2)
        put(0, 0, other);
    MPI_Win_fence(0, window);
    MPI_Win_free(&other);
    MPI_Win_free(&window);
}

CASE(locks_and_then_fences, 3)
{
    MPI_Win window;
    make(0, 16, &window);
    MPI_Win_lock_all(0, window);
    MPI_Put(a, 1, MPI_INT, 0, rank, 1, MPI_INT, window);
    MPI_Win_unlock_all(window);
    MPI_Win_fence(0, window);
    MPI_Put(a, 1, MPI_INT, 0, rank, 1, MPI_INT, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(locked_by_another_while_fenced, 3)
{
    MPI_Win window;
    make(0, 16, &window);
    MPI_Win_fence(0, window);
    if (rank == 1)
        MPI_Put(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);  // either: rma
    if (rank == 2) {
        MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, window);  // either: rma
        MPI_Get(b, 1, MPI_INT, 0, 4, 1, MPI_INT, window);
        MPI_Win_unlock(0, window);
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(locked_before_an_access_by_fence, 2)
{
    MPI_Win window;
    make(0, 16, &window);
    MPI_Win_fence(0, window);
    if (rank == 1) {
        MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, window);  // either: rma
        MPI_Get(b, 1, MPI_INT, 1, 4, 1, MPI_INT, window);
        MPI_Win_unlock(1, window);
        MPI_Put(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);  // either: rma
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}
