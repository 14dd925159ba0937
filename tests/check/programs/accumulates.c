/* Accumulates of several processes to the same bytes, and what is beside them. */
// together
#include "cases.h"

static int a[16], b[16];
static double d[4];
static float f[4];

static char *window_of(int unit, MPI_Win *window)
{
    char *memory;
    MPI_Win_allocate(64, unit, MPI_INFO_NULL, WORLD, &memory, window);
    for (int i = 0; i < 64; ++i)
        memory[i] = 0;
    MPI_Barrier(WORLD);
    return memory;
}

static void add(const void *from, int count, MPI_Datatype datatype, MPI_Aint place, MPI_Win window)
{
    MPI_Accumulate(from, count, datatype, 0, place, count, datatype, MPI_SUM, window);
}

// ---- elements ----

CASE(same_elements, 3)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    add(a, 4, MPI_INT, 0, window);
    add(a, 2, MPI_INT, 1, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

// The checker takes elements of equal size and class for the same.
CASE(same_elements_by_other_names, 2)
{
    MPI_Win window;
    long long wide = 1;
    window_of(8, &window);
    MPI_Win_fence(0, window);
    add(&wide, 1, rank ? MPI_LONG : MPI_LONG_LONG, 0, window);
    add(&wide, 1, rank ? MPI_INT64_T : MPI_AINT, 1, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(elements_in_a_datatype, 2)
{
    MPI_Win window;
    MPI_Datatype pair;
    window_of(4, &window);
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Accumulate(a, 4, MPI_INT, 0, 0, 2, pair, MPI_SUM, window);
    else
        add(a, 3, MPI_INT, 1, window);
    MPI_Win_fence(0, window);
    MPI_Type_free(&pair);
    MPI_Win_free(&window);
}

CASE(other_elements_side_by_side, 2)
{
    MPI_Win window;
    window_of(1, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        add(a, 2, MPI_INT, 0, window);
    else
        add(d, 2, MPI_DOUBLE, 8, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(other_elements_in_another_epoch, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        add(a, 2, MPI_INT, 0, window);
    MPI_Win_fence(0, window);
    if (rank == 1)
        add(f, 2, MPI_FLOAT, 0, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(other_elements_under_exclusive_locks, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, window);
    if (rank == 0)
        add(a, 2, MPI_INT, 0, window);
    else
        add(f, 2, MPI_FLOAT, 0, window);
    MPI_Win_unlock(0, window);
    MPI_Win_free(&window);
}

CASE(other_elements_after_a_barrier, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 0) {
        add(a, 2, MPI_INT, 0, window);
        MPI_Win_flush(0, window);
    }
    MPI_Barrier(WORLD);
    if (rank == 1)
        add(f, 2, MPI_FLOAT, 0, window);
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

CASE(pairs, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Accumulate(a, 2, MPI_2INT, 0, 0, 2, MPI_2INT, MPI_MAXLOC, window);
    MPI_Accumulate(a, 1, MPI_2INT, 0, 2, 1, MPI_2INT, MPI_MAXLOC, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(columns, 2)
{
    MPI_Win window;
    MPI_Datatype column;
    window_of(4, &window);
    MPI_Type_vector(2, 1, 2, MPI_INT, &column);
    MPI_Type_commit(&column);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Accumulate(a, 2, MPI_INT, 0, 0, 1, column, MPI_SUM, window);
    else
        add(f, 1, MPI_FLOAT, 1, window);
    MPI_Win_fence(0, window);
    MPI_Type_free(&column);
    MPI_Win_free(&window);
}

// quick
CASE(other_elements, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Accumulate(a, 2, MPI_INT, 0, 0, 2, MPI_INT, MPI_SUM, window);  // either: rma
    else
        MPI_Accumulate(f, 2, MPI_FLOAT, 0, 1, 2, MPI_FLOAT, MPI_SUM, window);  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(elements_of_another_size, 2)
{
    MPI_Win window;
    long wide = 1;
    window_of(8, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Accumulate(a, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, window);  // either: rma
    else
        MPI_Accumulate(&wide, 1, MPI_LONG, 0, 0, 1, MPI_LONG, MPI_SUM, window);  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(elements_at_other_places, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Accumulate(d, 2, MPI_DOUBLE, 0, 0, 2, MPI_DOUBLE, MPI_SUM, window);  // either: rma
    else
        MPI_Accumulate(d, 2, MPI_DOUBLE, 0, 1, 2, MPI_DOUBLE, MPI_SUM, window);  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(other_elements_under_shared_locks, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, window);
    if (rank == 0)
        MPI_Accumulate(a, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_REPLACE, window);  // either: rma
    else
        MPI_Accumulate(f, 1, MPI_FLOAT, 0, 0, 1, MPI_FLOAT, MPI_REPLACE, window);  // either: rma
    MPI_Win_unlock(0, window);
    MPI_Win_free(&window);
}

// ---- calls that fetch ----

static void fetch(int is_counted, MPI_Win window)
{
    static int one = 1, was;
    MPI_Fetch_and_op(&one, &was, MPI_INT, 1, 0, is_counted ? MPI_SUM : MPI_NO_OP, window);
}

CASE(fetched_by_all, 3)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    fetch(1, window);
    MPI_Win_fence(0, window);
    fetch(rank, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(stored_and_then_fetched, 2)
{
    MPI_Win window;
    int *memory = (int *)window_of(4, &window);
    MPI_Win_fence(0, window);
    memory[0] = 7;
    MPI_Win_fence(0, window);
    if (rank == 0)
        fetch(1, window);
    MPI_Win_fence(0, window);
    EXPECT(rank == 0 || memory[0] == 8);
    memory[0] = 9;
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(stored_beside_the_fetched, 2)
{
    MPI_Win window;
    int *memory = (int *)window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Fetch_and_op(a, b, MPI_INT, 1, 1, MPI_SUM, window);
    else
        memory[0] = 4;
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(loaded_beside_an_atomic_read, 2)
{
    MPI_Win window;
    int *memory = (int *)window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        fetch(0, window);
    else
        EXPECT(memory[0] == 0);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(stored_before_a_message_to_who_fetches, 2)
{
    MPI_Win window;
    int *memory = (int *)window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Recv(b, 0, MPI_INT, 1, 0, WORLD, IGNORE);
        fetch(1, window);
    } else {
        memory[0] = 4;
        MPI_Send(b, 0, MPI_INT, 0, 0, WORLD);
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

// Two processes count in one place, and swap in another.
CASE(swapped_and_counted, 2)
{
    MPI_Win window;
    int zero = 0, one = 1, was;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Compare_and_swap(&one, &zero, &was, MPI_INT, 0, 0, window);
    MPI_Fetch_and_op(&one, a, MPI_INT, 0, 1, MPI_SUM, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(stored_beside_a_fetch, 2)
{
    MPI_Win window;
    int *memory = (int *)window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Fetch_and_op(a, b, MPI_INT, 1, 0, MPI_SUM, window);  // either: rma
    else
        memory[0] = 4;  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(stored_beside_a_fetch_of_several, 2)
{
    MPI_Win window;
    int *memory = (int *)window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Get_accumulate(a, 2, MPI_INT, b, 2, MPI_INT, 1, 0, 2, MPI_INT, MPI_SUM, window);  // either: rma
    else
        memory[0] = 4;  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(stored_beside_a_swap, 2)
{
    MPI_Win window;
    int *memory = (int *)window_of(4, &window), zero = 0, one = 1;
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Compare_and_swap(&one, &zero, b, MPI_INT, 1, 0, window);  // either: rma
    else
        memory[0] = 4;  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(put_beside_a_fetch, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: rma
    else
        MPI_Fetch_and_op(a, b, MPI_INT, 1, 0, MPI_SUM, window);  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(received_beside_a_fetch, 2)
{
    MPI_Win window;
    char *memory = window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Fetch_and_op(a, b, MPI_INT, 1, 0, MPI_SUM, window);  // either: rma
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Recv(memory, 1, MPI_INT, 0, 0, WORLD, IGNORE);  // either: rma
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(added_beside_a_put_of_another, 3)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 1)
        MPI_Accumulate(a, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, window);  // either: rma
    if (rank == 2)
        MPI_Put(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}
