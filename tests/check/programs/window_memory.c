/* Buffers of calls in memory of windows, which other processes access. */
// together
#include "cases.h"

static int a[16], b[16];

static int *window_of(int count, MPI_Win *window)
{
    int *memory;
    MPI_Win_allocate(count * (MPI_Aint)sizeof(int), sizeof(int), MPI_INFO_NULL, WORLD, &memory, window);
    for (int i = 0; i < count; ++i)
        memory[i] = 0;
    MPI_Barrier(WORLD);
    return memory;
}

// ---- between fences ----

CASE(received_before_the_epoch, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    MPI_Sendrecv(a, 4, MPI_INT, 1 - rank, 0, memory, 4, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    MPI_Win_fence(0, window);
    MPI_Put(a, 4, MPI_INT, 1 - rank, 0, 4, MPI_INT, window);
    MPI_Win_fence(0, window);
    MPI_Bcast(memory, 4, MPI_INT, 0, WORLD);
    MPI_Win_free(&window);
}

CASE(received_beside_the_put, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    MPI_Put(a, 4, MPI_INT, 1 - rank, 0, 4, MPI_INT, window);
    MPI_Sendrecv(a, 4, MPI_INT, 1 - rank, 0, memory + 4, 4, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

// Room for four, of which a message fills two.
CASE(received_less_than_there_is_room_for, 2)
{
    MPI_Win window;
    MPI_Request request;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    MPI_Put(a, 2, MPI_INT, 1 - rank, 2, 2, MPI_INT, window);
    MPI_Sendrecv(a, 2, MPI_INT, 1 - rank, 0, memory, 4, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    MPI_Win_fence(0, window);
    MPI_Put(a, 2, MPI_INT, 1 - rank, 2, 2, MPI_INT, window);
    MPI_Irecv(memory, 4, MPI_INT, 1 - rank, 1, WORLD, &request);
    MPI_Send(a, 2, MPI_INT, 1 - rank, 1, WORLD);
    MPI_Wait(&request, IGNORE);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(received_and_then_told, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
        MPI_Recv(b, 0, MPI_INT, 1, 1, WORLD, IGNORE);
        MPI_Get(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
    } else {
        MPI_Recv(memory, 1, MPI_INT, 0, 0, WORLD, IGNORE);
        MPI_Send(b, 0, MPI_INT, 0, 1, WORLD);
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(sent_beside_a_get, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    MPI_Get(a, 4, MPI_INT, 1 - rank, 0, 4, MPI_INT, window);
    MPI_Sendrecv(memory, 4, MPI_INT, 1 - rank, 0, b, 4, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

// Each process gets the others' inner elements into its own outer ones.
CASE(halo_in_a_window, 2)
{
    MPI_Win window;
    int *memory = window_of(6, &window);
    for (int i = 0; i < 3; ++i) {
        MPI_Win_fence(0, window);
        MPI_Get(memory, 1, MPI_INT, 1 - rank, 4, 1, MPI_INT, window);
        MPI_Get(memory + 5, 1, MPI_INT, 1 - rank, 1, 1, MPI_INT, window);
        MPI_Win_fence(0, window);
        memory[1] += memory[0];
        memory[4] += memory[5];
    }
    MPI_Win_free(&window);
}

CASE(put_from_a_window, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    MPI_Put(memory, 4, MPI_INT, 1 - rank, 4, 4, MPI_INT, window);
    MPI_Win_fence(0, window);
    MPI_Accumulate(memory, 4, MPI_INT, 1 - rank, 4, 4, MPI_INT, MPI_SUM, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(received_from_nobody_beside_a_put, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    MPI_Put(a, 4, MPI_INT, 1 - rank, 0, 4, MPI_INT, window);
    MPI_Recv(memory, 4, MPI_INT, MPI_PROC_NULL, 0, WORLD, IGNORE);
    MPI_Recv(memory, 0, MPI_INT, MPI_PROC_NULL, 0, WORLD, IGNORE);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(received_in_another_window, 2)
{
    MPI_Win window, other;
    window_of(8, &window);
    int *memory = window_of(8, &other);
    MPI_Win_fence(0, window);
    MPI_Win_fence(0, other);
    MPI_Put(a, 4, MPI_INT, 1 - rank, 0, 4, MPI_INT, window);
    MPI_Sendrecv(a, 4, MPI_INT, 1 - rank, 0, memory, 4, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    MPI_Win_fence(0, other);
    MPI_Win_fence(0, window);
    MPI_Win_free(&other);
    MPI_Win_free(&window);
}

CASE(posted_and_completed_before_the_epoch, 2)
{
    MPI_Win window;
    MPI_Request request;
    int *memory = window_of(8, &window);
    MPI_Irecv(memory, 4, MPI_INT, 1 - rank, 0, WORLD, &request);
    MPI_Send(a, 4, MPI_INT, 1 - rank, 0, WORLD);
    MPI_Wait(&request, IGNORE);
    MPI_Recv_init(memory, 4, MPI_INT, 1 - rank, 1, WORLD, &request);
    MPI_Start(&request);
    MPI_Send(a, 4, MPI_INT, 1 - rank, 1, WORLD);
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
    MPI_Win_fence(0, window);
    MPI_Get(a, 4, MPI_INT, 1 - rank, 0, 4, MPI_INT, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(collective_results_between_epochs, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    for (int i = 0; i < 3; ++i) {
        MPI_Win_fence(0, window);
        MPI_Accumulate(&rank, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, MPI_SUM, window);
        MPI_Win_fence(MPI_MODE_NOSUCCEED, window);
        MPI_Allreduce(MPI_IN_PLACE, memory, 1, MPI_INT, MPI_SUM, WORLD);
        MPI_Allgather(memory, 1, MPI_INT, memory + 2, 1, MPI_INT, WORLD);
    }
    MPI_Win_free(&window);
}

CASE(received_after_the_window, 2)
{
    MPI_Win window;
    static int memory[8];
    MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, WORLD, &window);
    MPI_Win_fence(0, window);
    MPI_Put(a, 4, MPI_INT, 1 - rank, 0, 4, MPI_INT, window);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
    MPI_Sendrecv(a, 4, MPI_INT, 1 - rank, 0, memory, 4, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
}

// quick
CASE(received_into_what_is_put, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Put(a, 4, MPI_INT, 1, 0, 4, MPI_INT, window);  // either: rma
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Recv(memory, 4, MPI_INT, 0, 0, WORLD, IGNORE);  // either: rma
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(received_into_what_is_got, 2)
{
    MPI_Win window;
    MPI_Request request;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Get(b, 4, MPI_INT, 1, 0, 4, MPI_INT, window);  // either: rma
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Irecv(memory, 4, MPI_INT, 0, 0, WORLD, &request);  // either: rma
        MPI_Wait(&request, IGNORE);
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(broadcast_into_what_is_put, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: rma
    MPI_Bcast(memory, 1, MPI_INT, 0, WORLD);               // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(got_into_what_is_put, 2)
{
    MPI_Win window, other;
    int *memory = window_of(8, &window);
    window_of(8, &other);
    MPI_Win_fence(0, window);
    MPI_Win_fence(0, other);
    if (rank == 0)
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: rma
    else
        MPI_Get(memory, 1, MPI_INT, 0, 0, 1, MPI_INT, other);  // either: rma
    MPI_Win_fence(0, other);
    MPI_Win_fence(0, window);
    MPI_Win_free(&other);
    MPI_Win_free(&window);
}

CASE(sent_while_put, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Put(a, 4, MPI_INT, 1, 0, 4, MPI_INT, window);  // either: rma
        MPI_Recv(b, 4, MPI_INT, 1, 0, WORLD, IGNORE);
    } else {
        MPI_Send(memory, 4, MPI_INT, 0, 0, WORLD);  // either: rma
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

// ---- beside locks ----

static void put_under_lock(int *from, MPI_Win window)
{
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
    MPI_Put(from, 4, MPI_INT, 1, 0, 4, MPI_INT, window);
    MPI_Win_unlock(1, window);
}

CASE(received_before_what_is_put_later, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    if (rank == 0) {
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
        MPI_Recv(b, 0, MPI_INT, 1, 1, WORLD, IGNORE);
        put_under_lock(a, window);
    } else {
        MPI_Recv(memory, 4, MPI_INT, 0, 0, WORLD, IGNORE);
        MPI_Send(b, 0, MPI_INT, 0, 1, WORLD);
    }
    MPI_Win_free(&window);
}

CASE(received_after_what_was_put_before, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    if (rank == 0) {
        put_under_lock(a, window);
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Recv(memory, 4, MPI_INT, 0, 0, WORLD, IGNORE);
    }
    MPI_Win_free(&window);
}

CASE(received_under_a_lock_of_its_own, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    if (rank == 0) {
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
        put_under_lock(a, window);
    } else {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
        MPI_Recv(memory, 4, MPI_INT, 0, 0, WORLD, IGNORE);
        MPI_Win_unlock(1, window);
    }
    MPI_Win_free(&window);
}

CASE(received_before_a_barrier, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    MPI_Win_lock_all(0, window);
    for (int i = 0; i < 3; ++i) {
        MPI_Sendrecv(a, 4, MPI_INT, 1 - rank, 0, memory, 4, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
        MPI_Win_sync(window);
        MPI_Barrier(WORLD);
        MPI_Get(b, 4, MPI_INT, 1 - rank, 0, 4, MPI_INT, window);
        MPI_Win_flush_all(window);
        MPI_Barrier(WORLD);
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

CASE(received_before_it_is_posted, 2)
{
    MPI_Win window;
    MPI_Group world, other;
    int *memory = window_of(8, &window);
    MPI_Comm_group(WORLD, &world);
    MPI_Group_excl(world, 1, &rank, &other);
    if (rank == 0) {
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
        MPI_Win_start(other, 0, window);
        MPI_Put(a, 4, MPI_INT, 1, 0, 4, MPI_INT, window);
        MPI_Win_complete(window);
    } else {
        MPI_Recv(memory, 4, MPI_INT, 0, 0, WORLD, IGNORE);
        MPI_Win_post(other, 0, window);
        MPI_Win_wait(window);
        MPI_Bcast(memory, 4, MPI_INT, 0, MPI_COMM_SELF);
    }
    MPI_Group_free(&other);
    MPI_Group_free(&world);
    MPI_Win_free(&window);
}

CASE(received_beside_a_put_under_lock, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    if (rank == 0) {
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
        MPI_Put(a, 4, MPI_INT, 1, 0, 4, MPI_INT, window);  // either: rma
        MPI_Win_unlock(1, window);
    } else {
        MPI_Recv(memory, 4, MPI_INT, 0, 0, WORLD, IGNORE);  // either: rma
    }
    MPI_Win_free(&window);
}

CASE(received_beside_a_get_under_lock, 2)
{
    MPI_Win window;
    int *memory = window_of(8, &window);
    if (rank == 0) {
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
        MPI_Get(b, 4, MPI_INT, 1, 0, 4, MPI_INT, window);  // either: rma
        MPI_Win_unlock(1, window);
    } else {
        MPI_Recv(memory, 4, MPI_INT, 0, 0, WORLD, IGNORE);  // either: rma
    }
    MPI_Win_free(&window);
}

CASE(received_while_posted, 2)
{
    MPI_Win window;
    MPI_Group world, other;
    int *memory = window_of(8, &window);
    MPI_Comm_group(WORLD, &world);
    MPI_Group_excl(world, 1, &rank, &other);
    if (rank == 0) {
        MPI_Win_start(other, 0, window);
        MPI_Put(a, 4, MPI_INT, 1, 0, 4, MPI_INT, window);  // either: rma
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);
        MPI_Win_complete(window);
    } else {
        MPI_Win_post(other, 0, window);
        MPI_Recv(memory, 4, MPI_INT, 0, 0, WORLD, IGNORE);  // either: rma
        MPI_Win_wait(window);
    }
    MPI_Group_free(&other);
    MPI_Group_free(&world);
    MPI_Win_free(&window);
}
