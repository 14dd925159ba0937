/* One-sided communication: inside epochs and outside. */
#include "cases.h"

static int a[16];

static int *window_of(int count, MPI_Win *window)
{
    int *memory;
    MPI_Win_allocate(count * (MPI_Aint)sizeof(int), sizeof(int), MPI_INFO_NULL, WORLD, &memory, window);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, *window);
    memset(memory, 0, count * sizeof(int));
    MPI_Win_unlock(rank, *window);
    MPI_Barrier(WORLD);
    return memory;
}

// quick
CASE(put_without_epoch, 2)
{
    MPI_Win window;
    window_of(4, &window);
    if (rank == 0)
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // wrong: epoch|argument|rma
    MPI_Win_free(&window);
}

CASE(fences, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    MPI_Win_fence(MPI_MODE_NOPRECEDE, window);
    MPI_Put(&rank, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, window);
    EXPECT(memory[0] == 1 - rank);
    MPI_Win_free(&window);
}

CASE(datatype_freed_after_put, 2)
{
    MPI_Win window;
    MPI_Datatype row;
    window_of(4, &window);
    MPI_Type_contiguous(4, MPI_INT, &row);
    MPI_Type_commit(&row);
    MPI_Win_fence(0, window);
    MPI_Put(a, 1, row, 1 - rank, 0, 1, row, window);
    MPI_Type_free(&row);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

// MPI_NO_OP ignores what the origin has.
CASE(datatype_freed_and_ignored, 2)
{
    MPI_Win window;
    MPI_Datatype row, alias;
    window_of(4, &window);
    MPI_Type_contiguous(4, MPI_INT, &row);
    MPI_Type_commit(&row);
    alias = row;
    MPI_Type_free(&row);
    MPI_Win_fence(0, window);
    MPI_Get_accumulate(NULL, 0, alias, a, 4, MPI_INT, 1 - rank, 0, 4, MPI_INT, MPI_NO_OP, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(fence_missing_at_end, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Put(&rank, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);
    MPI_Win_free(&window);  // wrong: epoch|argument|rma
}

CASE(put_after_closing_fence, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(MPI_MODE_NOPRECEDE, window);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, window);
    MPI_Put(&rank, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);  // wrong: epoch|argument|rma
    MPI_Win_free(&window);
}

CASE(unlock_without_lock, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_unlock(1 - rank, window);  // wrong: epoch|argument|rma
    MPI_Win_free(&window);
}

// quick
CASE(lock_twice, 2)
{
    MPI_Win window;
    window_of(4, &window);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, window);
        MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, window);  // wrong: epoch|argument|rma
        MPI_Win_unlock(1, window);
    }
    MPI_Win_free(&window);
}

CASE(locks_of_two_targets, 3)
{
    MPI_Win window;
    window_of(4, &window);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
        MPI_Win_lock(MPI_LOCK_SHARED, 2, 0, window);
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
        MPI_Get(a + 1, 1, MPI_INT, 2, 0, 1, MPI_INT, window);
        MPI_Win_unlock(2, window);
        MPI_Win_unlock(1, window);
    }
    MPI_Win_free(&window);
}

CASE(put_to_other_target_than_locked, 3)
{
    MPI_Win window;
    window_of(4, &window);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
        MPI_Put(a, 1, MPI_INT, 2, 0, 1, MPI_INT, window);  // wrong: epoch|argument|rma
        MPI_Win_unlock(1, window);
    }
    MPI_Win_free(&window);
}

CASE(lock_never_unlocked, 2)
{
    MPI_Win window;
    window_of(4, &window);
    if (rank == 0)
        MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, window);
    MPI_Win_free(&window);  // wrong: epoch|argument|rma
}

CASE(lock_all_flush, 3)
{
    MPI_Win window;
    int sum = 0, one = 1;
    window_of(4, &window);
    MPI_Win_lock_all(0, window);
    MPI_Fetch_and_op(&one, &sum, MPI_INT, 0, 1, MPI_SUM, window);
    MPI_Win_flush(0, window);
    EXPECT(sum >= 0 && sum < size);
    MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, window);
    MPI_Win_flush_local(0, window);
    one = 2;
    MPI_Win_flush_all(window);
    MPI_Barrier(WORLD);
    MPI_Get(&sum, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
    MPI_Win_flush(0, window);
    EXPECT(sum == size);
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

CASE(flush_without_lock, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_flush(1 - rank, window);  // wrong: epoch|argument|rma
    MPI_Win_free(&window);
}

CASE(lock_inside_fence, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Put(&rank, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);
    MPI_Win_lock(MPI_LOCK_SHARED, 1 - rank, 0, window);  // wrong: epoch|argument|rma
    MPI_Win_unlock(1 - rank, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

// A fence may end an epoch, and nothing need begin after the last one.
CASE(fence_then_locks, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Put(&rank, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);
    MPI_Win_fence(MPI_MODE_NOSUCCEED, window);
    MPI_Win_lock(MPI_LOCK_SHARED, 1 - rank, 0, window);
    MPI_Get(a, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);
    MPI_Win_unlock(1 - rank, window);
    MPI_Win_free(&window);
}

CASE(complete_without_start, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_complete(window);  // wrong: epoch|argument|rma
    MPI_Win_free(&window);
}

CASE(wait_without_post, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_wait(window);  // wrong: epoch|argument|rma
    MPI_Win_free(&window);
}

CASE(post_start_complete_wait, 2)
{
    MPI_Win window;
    MPI_Group world, other;
    int *memory = window_of(4, &window), one = 1;
    MPI_Comm_group(WORLD, &world);
    MPI_Group_excl(world, 1, &rank, &other);
    for (int i = 0; i < 2; ++i) {
        MPI_Win_post(other, 0, window);
        MPI_Win_start(other, 0, window);
        MPI_Accumulate(&one, 1, MPI_INT, 1 - rank, 2, 1, MPI_INT, MPI_SUM, window);
        MPI_Win_complete(window);
        if (i == 0) {
            MPI_Win_wait(window);
        } else {
            int flag = 0;
            while (!flag)
                MPI_Win_test(window, &flag);
        }
    }
    EXPECT(memory[2] == 2);
    MPI_Group_free(&other);
    MPI_Group_free(&world);
    MPI_Win_free(&window);
}

// The target is not in the group of the access epoch.
CASE(put_outside_started_group, 3)
{
    MPI_Win window;
    MPI_Group world, first;
    int ranks[1] = {0};
    window_of(4, &window);
    MPI_Comm_group(WORLD, &world);
    MPI_Group_incl(world, 1, ranks, &first);
    if (rank == 1) {
        MPI_Win_start(first, 0, window);
        MPI_Put(a, 1, MPI_INT, 2, 0, 1, MPI_INT, window);  // wrong: epoch|argument|rma
        MPI_Win_complete(window);
    } else if (rank == 0) {
        MPI_Group middle;
        ranks[0] = 1;
        MPI_Group_incl(world, 1, ranks, &middle);
        MPI_Win_post(middle, 0, window);
        MPI_Win_wait(window);
        MPI_Group_free(&middle);
    }
    MPI_Group_free(&first);
    MPI_Group_free(&world);
    MPI_Win_free(&window);
}

CASE(request_based, 2)
{
    MPI_Win window;
    MPI_Request requests[2];
    window_of(8, &window);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1 - rank, 0, window);
    MPI_Rput(&rank, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window, &requests[0]);
    MPI_Rget(a, 1, MPI_INT, 1 - rank, 4, 1, MPI_INT, window, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Win_unlock(1 - rank, window);
    MPI_Win_free(&window);
}

// A buffer is the program's again after the synchronization; its request is completed later.
CASE(request_based_and_flushed, 2)
{
    MPI_Win window;
    MPI_Request requests[3];
    const int other = 1 - rank;
    int put = 7, got = -1, more = 1;
    window_of(8, &window);
    for (int how = 0; how < 6; ++how) {
        if (how < 5)
            MPI_Win_lock_all(0, window);
        else
            MPI_Win_lock(MPI_LOCK_SHARED, other, 0, window);
        MPI_Rput(&put, 1, MPI_INT, other, 0, 1, MPI_INT, window, &requests[0]);
        MPI_Rget(&got, 1, MPI_INT, other, 1, 1, MPI_INT, window, &requests[1]);
        MPI_Raccumulate(&more, 1, MPI_INT, other, 2, 1, MPI_INT, MPI_SUM, window, &requests[2]);
        if (how == 0)
            MPI_Win_flush(other, window);
        else if (how == 1)
            MPI_Win_flush_all(window);
        else if (how == 2)
            MPI_Win_flush_local(other, window);
        else if (how == 3)
            MPI_Win_flush_local_all(window);
        else if (how == 4)
            MPI_Win_unlock_all(window);
        else
            MPI_Win_unlock(other, window);
        EXPECT(got == 0);
        MPI_Allreduce(MPI_IN_PLACE, &got, 1, MPI_INT, MPI_SUM, WORLD);
        put = how;
        more += got;
        MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
        if (how < 4)
            MPI_Win_unlock_all(window);
        MPI_Barrier(WORLD);
    }
    MPI_Win_free(&window);
}

// A flush of another target completes nothing.
CASE(request_based_and_flushed_elsewhere, 3)
{
    MPI_Win window;
    MPI_Request request;
    window_of(8, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 0) {
        MPI_Rget(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window, &request);  // wrong: buffer
        MPI_Win_flush(2, window);
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);  // wrong: buffer
        MPI_Wait(&request, IGNORE);
    } else if (rank == 1) {
        MPI_Recv(a + 8, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

// A process has what it has read, also by MPI_Win_flush_local.
CASE(got_before_the_next_put, 3)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 1) {
        MPI_Get(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
        MPI_Win_flush_local(0, window);
    }
    MPI_Barrier(WORLD);
    if (rank == 2)
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

CASE(request_based_never_completed, 2)
{
    MPI_Win window;
    MPI_Request request;
    window_of(8, &window);
    MPI_Win_lock(MPI_LOCK_SHARED, 1 - rank, 0, window);
    MPI_Rget(a, 1, MPI_INT, 1 - rank, 4, 1, MPI_INT, window, &request);  // wrong: leak|request
    MPI_Win_unlock(1 - rank, window);
    MPI_Win_free(&window);
}

CASE(request_based_in_fence, 2)
{
    MPI_Win window;
    MPI_Request request;
    window_of(8, &window);
    MPI_Win_fence(0, window);
    MPI_Rput(&rank, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window, &request);  // wrong: epoch|argument|rma
    MPI_Wait(&request, IGNORE);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(beyond_window, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Put(a, 2, MPI_INT, 1, 3, 2, MPI_INT, window);  // wrong: epoch|argument|rma|buffer
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(target_negative, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Put(a, 1, MPI_INT, -9, 0, 1, MPI_INT, window);  // wrong: argument target_rank
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(proc_null_target, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Put(a, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, window);
    MPI_Get(a, 1, MPI_INT, MPI_PROC_NULL, 0, 1, MPI_INT, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

// Two processes put into one place in one epoch.
CASE(puts_conflict, 3)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank > 0)
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);  // wrong: rma|epoch
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(put_and_get_conflict, 3)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 1)
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);  // either: rma|epoch
    if (rank == 2)
        MPI_Get(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);  // either: rma|epoch
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(puts_side_by_side, 3)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Put(&rank, 1, MPI_INT, 0, rank, 1, MPI_INT, window);
    MPI_Win_fence(0, window);
    EXPECT(rank != 0 || memory[2] == 2);
    MPI_Win_free(&window);
}

CASE(puts_in_turn, 3)
{
    MPI_Win window;
    window_of(4, &window);
    for (int turn = 0; turn < size; ++turn) {
        MPI_Win_fence(0, window);
        if (rank == turn)
            MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
    }
    MPI_Win_fence(0, window);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, window);
    MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
    MPI_Win_unlock(0, window);
    MPI_Win_free(&window);
}

CASE(accumulates_of_one_operation, 3)
{
    MPI_Win window;
    int *memory = window_of(4, &window), one = 1;
    MPI_Win_fence(0, window);
    MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, window);
    MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, window);
    MPI_Win_fence(0, window);
    EXPECT(rank != 0 || memory[0] == 2 * size);
    MPI_Win_free(&window);
}

// Accumulates of one process come in its order (MPI 5.0, 12.7.2).
CASE(accumulates_in_order, 2)
{
    MPI_Win window;
    struct pair {
        int value, place;
    } high = {9, 1}, low = {3, 0};
    int *memory = window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Accumulate(&high, 1, MPI_2INT, 1, 0, 1, MPI_2INT, MPI_MAXLOC, window);
        MPI_Accumulate(&low, 1, MPI_2INT, 1, 0, 1, MPI_2INT, MPI_REPLACE, window);
    }
    MPI_Win_fence(0, window);
    EXPECT(rank == 0 || memory[0] == 3);
    MPI_Win_free(&window);
}

CASE(accumulates_of_other_operations, 2)
{
    MPI_Win window;
    int one = 1;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_SUM, window);  // either: rma
    else
        MPI_Accumulate(&one, 1, MPI_INT, 0, 0, 1, MPI_INT, MPI_MAX, window);  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

// The origin buffer of a Get is used before the epoch ends.
CASE(get_into_buffer_in_use, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Get(a, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);
    MPI_Get(a, 1, MPI_INT, 1 - rank, 1, 1, MPI_INT, window);  // wrong: buffer|rma|epoch
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(dynamic_window, 2)
{
    MPI_Win window;
    static int memory[4];
    MPI_Aint mine, theirs;
    MPI_Win_create_dynamic(MPI_INFO_NULL, WORLD, &window);
    MPI_Win_attach(window, memory, sizeof memory);
    MPI_Get_address(memory, &mine);
    MPI_Sendrecv(&mine, 1, MPI_AINT, 1 - rank, 0, &theirs, 1, MPI_AINT, 1 - rank, 0, WORLD, IGNORE);
    MPI_Win_lock_all(0, window);
    MPI_Put(&rank, 1, MPI_INT, 1 - rank, theirs, 1, MPI_INT, window);
    MPI_Win_unlock_all(window);
    MPI_Barrier(WORLD);
    EXPECT(memory[0] == 1 - rank);
    MPI_Win_detach(window, memory);
    MPI_Win_free(&window);
}

CASE(shared_window, 2)
{
    MPI_Win window;
    int *mine, *first, unit;
    MPI_Aint bytes;
    MPI_Win_allocate_shared(sizeof(int), sizeof(int), MPI_INFO_NULL, WORLD, &mine, &window);
    MPI_Win_shared_query(window, 0, &bytes, &unit, &first);
    MPI_Win_lock_all(MPI_MODE_NOCHECK, window);
    if (rank == 0)
        *mine = 5;
    MPI_Win_sync(window);
    MPI_Barrier(WORLD);
    MPI_Win_sync(window);
    EXPECT(*first == 5);
    MPI_Barrier(WORLD);
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

// Two processes hold a shared lock and put into one place.
CASE(puts_under_shared_locks, 3)
{
    MPI_Win window;
    window_of(4, &window);
    if (rank > 0) {
        MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, window);
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);  // wrong: rma|epoch
        MPI_Win_unlock(0, window);
    }
    MPI_Win_free(&window);
}

CASE(puts_under_exclusive_locks, 3)
{
    MPI_Win window;
    window_of(4, &window);
    if (rank > 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 0, 0, window);
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
        MPI_Win_unlock(0, window);
    }
    MPI_Win_free(&window);
}

CASE(put_then_get_without_flush_between, 3)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 1)
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);  // either: rma|epoch
    MPI_Barrier(WORLD);
    if (rank == 2)
        MPI_Get(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);  // either: rma|epoch
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

CASE(put_then_get_with_flush_between, 3)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 1) {
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
        MPI_Win_flush(0, window);
    }
    MPI_Barrier(WORLD);
    if (rank == 2) {
        MPI_Get(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
        MPI_Win_flush(0, window);
        EXPECT(a[0] == 1);
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

// A value that the ring passes on orders the puts.
CASE(puts_in_a_ring, 3)
{
    MPI_Win window;
    int token = 0;
    window_of(4, &window);
    if (rank > 0)
        MPI_Recv(&token, 1, MPI_INT, rank - 1, 1, WORLD, IGNORE);
    MPI_Win_lock(MPI_LOCK_SHARED, 0, 0, window);
    MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
    MPI_Win_unlock(0, window);
    if (rank < size - 1)
        MPI_Send(&token, 1, MPI_INT, rank + 1, 1, WORLD);
    MPI_Win_free(&window);
}

// A process may not get what it puts in the same epoch.
CASE(put_and_get_of_one_process, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1 - rank, 0, window);
    MPI_Put(&rank, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);  // either: rma|epoch
    MPI_Get(a, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);      // either: rma|epoch
    MPI_Win_unlock(1 - rank, window);
    MPI_Win_free(&window);
}

static void expose_to(int first, int number, MPI_Win window)
{
    MPI_Group world, others;
    int ranks[2] = {first, first + 1};
    MPI_Comm_group(WORLD, &world);
    MPI_Group_incl(world, number, ranks, &others);
    MPI_Win_post(others, 0, window);
    MPI_Win_wait(window);
    MPI_Group_free(&others);
    MPI_Group_free(&world);
}

static void start_with_first(MPI_Win window)
{
    MPI_Group world, first;
    int zero = 0;
    MPI_Comm_group(WORLD, &world);
    MPI_Group_incl(world, 1, &zero, &first);
    MPI_Win_start(first, 0, window);
    MPI_Group_free(&first);
    MPI_Group_free(&world);
}

CASE(puts_in_one_exposure_epoch, 3)
{
    MPI_Win window;
    window_of(4, &window);
    if (rank == 0) {
        expose_to(1, 2, window);
    } else {
        start_with_first(window);
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);  // wrong: rma|epoch
        MPI_Win_complete(window);
    }
    MPI_Win_free(&window);
}

CASE(puts_in_two_exposure_epochs, 3)
{
    MPI_Win window;
    window_of(4, &window);
    if (rank == 0) {
        expose_to(1, 1, window);
        expose_to(2, 1, window);
    } else {
        start_with_first(window);
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
        MPI_Win_complete(window);
    }
    MPI_Win_free(&window);
}

// The lock is a counter in the window, which the checker does not understand: it is silent.
CASE(puts_under_a_lock_of_the_program, 3)
{
    MPI_Win window;
    int free = 0, taken = 1, was = 1;
    window_of(4, &window);
    MPI_Win_lock_all(0, window);
    while (was) {
        MPI_Compare_and_swap(&taken, &free, &was, MPI_INT, 0, 1, window);
        MPI_Win_flush(0, window);
    }
    MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
    MPI_Win_flush(0, window);
    MPI_Accumulate(&free, 1, MPI_INT, 0, 1, 1, MPI_INT, MPI_REPLACE, window);
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

CASE(buffer_of_get_written, 2)
{
    MPI_Win window;
    static int got = 3;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Get(&got, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);  // wrong: buffer|rma|epoch
    got = 8;
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(flush_of_another_target, 3)
{
    MPI_Win window;
    static int sent;
    window_of(4, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 0) {
        MPI_Get(&sent, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
        MPI_Win_flush(2, window);
        MPI_Get(&sent, 1, MPI_INT, 2, 0, 1, MPI_INT, window);  // wrong: buffer|rma|epoch
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

// MPI_MODE_NOPRECEDE says that no access comes before.
CASE(noprecede_after_put, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
    MPI_Win_fence(MPI_MODE_NOPRECEDE, window);  // wrong: epoch|argument|rma
    MPI_Win_free(&window);
}

// MPICH does not look at it, and may go on for ever.
CASE(operation_not_for_type, 2)
{
    MPI_Win window;
    double value = 1;
    window_of(8, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Accumulate(&value, 1, MPI_DOUBLE, 1, 0, 1, MPI_DOUBLE, MPI_BAND, window);  // wrong: argument op
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(window_used_after_free, 2)
{
    MPI_Win window, alias;
    window_of(4, &window);
    alias = window;
    MPI_Win_free(&window);
    MPI_Win_fence(0, alias);  // wrong: argument|rma
}

// MPICH over UCX ends in MPI_Finalize.
// missed: the process ends in MPI_Finalize before objects that are left are listed
CASE(window_kept, 2)
{
    static int memory;
    MPI_Win window;
    MPI_Win_create(&memory, sizeof memory, 1, MPI_INFO_NULL, WORLD, &window);  // wrong: leak
}

// Start and post name one peer of two processes.
static MPI_Win pair_of(MPI_Group *other)
{
    MPI_Win window;
    MPI_Group world;
    window_of(4, &window);
    MPI_Comm_group(WORLD, &world);
    MPI_Group_excl(world, 1, &rank, other);
    MPI_Group_free(&world);
    return window;
}

CASE(start_without_post, 2)
{
    MPI_Group other;
    MPI_Win window = pair_of(&other);
    if (rank == 0) {
        MPI_Win_start(other, 0, window);                   // either: deadlock
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: deadlock
        MPI_Win_complete(window);                          // either: deadlock
    }
    MPI_Group_free(&other);
    MPI_Win_free(&window);  // may: deadlock
}

CASE(post_without_complete, 2)
{
    MPI_Group other;
    MPI_Win window = pair_of(&other);
    if (rank == 0) {
        MPI_Win_post(other, 0, window);
        MPI_Win_wait(window);  // wrong: deadlock
    } else {
        MPI_Win_start(other, 0, window);
        MPI_Put(a, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
        MPI_Barrier(WORLD);  // may: deadlock
    }
    MPI_Group_free(&other);
    MPI_Win_free(&window);
}

CASE(post_start_in_turn, 2)
{
    MPI_Group other;
    MPI_Win window = pair_of(&other);
    for (int i = 0; i < 3; ++i) {
        MPI_Win_post(other, 0, window);
        MPI_Win_start(other, 0, window);
        MPI_Put(a, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);
        MPI_Win_complete(window);
        MPI_Win_wait(window);
    }
    MPI_Group_free(&other);
    MPI_Win_free(&window);
}

CASE(unlock_of_another_target, 3)
{
    MPI_Win window;
    window_of(4, &window);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_SHARED, 1, 0, window);
        MPI_Win_unlock(2, window);  // wrong: rma|argument
        MPI_Win_unlock(1, window);
    }
    MPI_Win_free(&window);
}

CASE(puts_of_one_process_conflict, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);      // either: rma
        MPI_Put(a + 1, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: rma
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(put_of_other_elements, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Put(a, 1, MPI_INT, 1 - rank, 0, 1, MPI_FLOAT, window);  // wrong: argument target_datatype
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(put_that_does_not_fit, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Put(a, 2, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);  // wrong: argument target_count
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(get_that_does_not_fit, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    MPI_Get(a, 1, MPI_INT, 1 - rank, 0, 2, MPI_INT, window);  // wrong: argument origin_count
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(put_of_a_vector, 2)
{
    MPI_Win window;
    MPI_Datatype column;
    window_of(4, &window);
    MPI_Type_vector(2, 1, 2, MPI_INT, &column);
    MPI_Type_commit(&column);
    MPI_Win_fence(0, window);
    MPI_Put(a, 2, MPI_INT, 1 - rank, 0, 1, column, window);
    MPI_Win_fence(0, window);
    MPI_Get(a, 8, MPI_BYTE, 1 - rank, 0, 8, MPI_BYTE, window);
    MPI_Win_fence(0, window);
    MPI_Type_free(&column);
    MPI_Win_free(&window);
}

CASE(put_of_a_freed_datatype, 2)
{
    MPI_Win window;
    MPI_Datatype type, copy;
    window_of(4, &window);
    MPI_Type_contiguous(1, MPI_INT, &type);
    MPI_Type_commit(&type);
    copy = type;
    MPI_Type_free(&type);
    MPI_Win_fence(0, window);
    MPI_Put(a, 1, copy, 1 - rank, rank, 1, copy, window);  // wrong: argument
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}
