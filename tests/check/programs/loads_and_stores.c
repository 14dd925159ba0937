/* The program itself reads and writes memory, beside operations that are not complete. */
#include "cases.h"

#include <unistd.h>

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

// ---- buffers of pending operations ----

// quick
CASE(received_read_before_wait, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Irecv(b, 1, MPI_INT, 1, 0, WORLD, &request);  // wrong: buffer
        if (b[0] == 12345)
            puts("read too early");
        MPI_Wait(&request, IGNORE);
    } else if (rank == 1) {
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
    }
}

CASE(received_read_after_wait, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Irecv(b, 1, MPI_INT, 1, 0, WORLD, &request);
        b[4] = b[1];
        MPI_Wait(&request, IGNORE);
        EXPECT(b[0] == 7);
    } else if (rank == 1) {
        a[0] = 7;
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
    }
}

CASE(received_same_value_written, 2)
{
    MPI_Request request;
    if (rank == 0) {
        b[0] = 3;
        MPI_Irecv(b, 1, MPI_INT, 1, 0, WORLD, &request);  // wrong: buffer
        b[0] = 3;
        MPI_Wait(&request, IGNORE);
    } else if (rank == 1) {
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
    }
}

CASE(sent_read_before_wait, 2)
{
    MPI_Request request;
    if (rank == 0) {
        a[0] = 5;
        MPI_Isend(a, 1, MPI_INT, 1, 0, WORLD, &request);
        EXPECT(a[0] == 5);
        MPI_Wait(&request, IGNORE);
        a[0] = 6;
    } else if (rank == 1) {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
        EXPECT(b[0] == 5);
    }
}

CASE(sent_changed_and_restored, 2)
{
    MPI_Request request;
    if (rank == 0) {
        a[0] = 5;
        MPI_Isend(a, 1, MPI_INT, 1, 0, WORLD, &request);  // wrong: buffer
        a[0] = 6;
        a[0] = 5;
        MPI_Wait(&request, IGNORE);
    } else if (rank == 1) {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
}

CASE(freed_before_wait, 2)
{
    MPI_Request request;
    if (rank == 0) {
        int *memory = malloc(64);
        MPI_Irecv(memory, 1, MPI_INT, 1, 0, WORLD, &request);  // wrong: buffer
        free(memory);
        MPI_Barrier(WORLD);
        MPI_Wait(&request, IGNORE);
    } else if (rank == 1) {
        MPI_Barrier(WORLD);
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
    }
}

CASE(reduction_read_before_wait, 2)
{
    MPI_Request request;
    a[0] = rank;
    MPI_Iallreduce(a, b, 1, MPI_INT, MPI_SUM, WORLD, &request);  // wrong: buffer
    if (b[0] == 12345)
        puts("read too early");
    MPI_Wait(&request, IGNORE);
}

CASE(reduction_read_after_wait, 2)
{
    MPI_Request request;
    a[0] = rank;
    MPI_Iallreduce(a, b, 1, MPI_INT, MPI_SUM, WORLD, &request);
    EXPECT(a[0] == rank);
    MPI_Wait(&request, IGNORE);
    EXPECT(b[0] == 1);
}

CASE(broadcast_written_before_wait, 2)
{
    MPI_Request request;
    MPI_Ibcast(b, 1, MPI_INT, 0, WORLD, &request);  // wrong: buffer
    if (rank == 1)
        b[0] = 4;
    MPI_Wait(&request, IGNORE);
}

CASE(persistent_read_before_wait, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Recv_init(b, 1, MPI_INT, 1, 0, WORLD, &request);  // wrong: buffer
        b[0] = 1;
        MPI_Start(&request);
        if (b[0] == 12345)
            puts("read too early");
        MPI_Wait(&request, IGNORE);
        MPI_Request_free(&request);
    } else if (rank == 1) {
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
    }
}

CASE(persistent_used_between, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Recv_init(b, 1, MPI_INT, 1, 0, WORLD, &request);
        for (int i = 0; i < 3; ++i) {
            b[0] = -1;
            MPI_Start(&request);
            MPI_Wait(&request, IGNORE);
            EXPECT(b[0] == i);
        }
        MPI_Request_free(&request);
    } else if (rank == 1) {
        MPI_Send_init(a, 1, MPI_INT, 0, 0, WORLD, &request);
        for (int i = 0; i < 3; ++i) {
            a[0] = i;
            MPI_Start(&request);
            EXPECT(a[0] == i);
            MPI_Wait(&request, IGNORE);
        }
        MPI_Request_free(&request);
    }
}

CASE(polled_with_test, 2)
{
    MPI_Request request;
    if (rank == 0) {
        int flag = 0;
        MPI_Irecv(b, 1, MPI_INT, 1, 0, WORLD, &request);
        while (!flag)
            MPI_Test(&request, &flag, IGNORE);
        EXPECT(b[0] == 9);
        b[0] = 0;
    } else if (rank == 1) {
        a[0] = 9;
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
    }
}

// ---- memory of windows ----

// quick
CASE(stored_beside_put, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: rma
    else
        memory[0] = 5;  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(loaded_beside_put, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: rma
    else if (memory[0] == 77)                              // either: rma
        puts("read too early");
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(stored_beside_get, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Get(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: rma
    else
        memory[0] = 5;  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(loaded_beside_get, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Get(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
    else
        EXPECT(memory[0] == 0);
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(stored_beside_accumulate, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Accumulate(a, 1, MPI_INT, 1, 0, 1, MPI_INT, MPI_SUM, window);  // either: rma
    else
        memory[0] = 5;  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(stored_between_fences_apart, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    memory[0] = 1;
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Put(a, 1, MPI_INT, 1, 1, 1, MPI_INT, window);
    else
        memory[0] = 5;
    MPI_Win_fence(0, window);
    EXPECT(memory[0] == (rank == 0 ? 1 : 5));
    memory[0] = 2;
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Get(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
    MPI_Win_fence(0, window);
    EXPECT(rank != 0 || a[0] == 2);
    a[0] = 0;
    memory[0] = 3;
    MPI_Win_free(&window);
}

// missed: a load in an epoch of locks may wait for the change
CASE(loaded_under_no_lock, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: rma
        MPI_Win_unlock(1, window);
    } else {
        if (memory[0] == 77)  // either: rma
            puts("read too early");
    }
    MPI_Barrier(WORLD);
    MPI_Win_free(&window);
}

CASE(loaded_under_lock, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    if (rank == 0) {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
        MPI_Win_unlock(1, window);
    } else {
        MPI_Win_lock(MPI_LOCK_EXCLUSIVE, 1, 0, window);
        EXPECT(memory[0] == 0);
        memory[0] = 0;
        MPI_Win_unlock(1, window);
    }
    MPI_Barrier(WORLD);
    MPI_Win_free(&window);
}

CASE(loaded_after_barrier, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    a[0] = 6;
    MPI_Win_lock_all(0, window);
    if (rank == 0) {
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
        MPI_Win_flush(1, window);
    }
    MPI_Barrier(WORLD);
    if (rank == 1)
        EXPECT(memory[0] == 6);
    MPI_Win_unlock_all(window);
    MPI_Barrier(WORLD);
    memory[0] = 1;
    MPI_Win_free(&window);
    a[0] = 0;
}

// missed: a load in an epoch of locks may wait for the change
CASE(loaded_before_flush, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 0)
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: rma
    MPI_Barrier(WORLD);
    if (rank == 1 && memory[0] == 77)  // either: rma
        puts("read too early");
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

CASE(stored_while_posted, 2)
{
    MPI_Win window;
    MPI_Group world, other;
    const int peer = 1 - rank;
    int *memory = window_of(4, &window);
    MPI_Comm_group(WORLD, &world);
    MPI_Group_incl(world, 1, &peer, &other);
    if (rank == 0) {
        MPI_Win_start(other, 0, window);
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // either: rma
        MPI_Win_complete(window);
    } else {
        MPI_Win_post(other, 0, window);
        memory[0] = 5;  // either: rma
        MPI_Win_wait(window);
    }
    MPI_Win_free(&window);
    MPI_Group_free(&world);
    MPI_Group_free(&other);
}

CASE(stored_before_post, 2)
{
    MPI_Win window;
    MPI_Group world, other;
    const int peer = 1 - rank;
    int *memory = window_of(4, &window);
    MPI_Comm_group(WORLD, &world);
    MPI_Group_incl(world, 1, &peer, &other);
    a[0] = 8;
    if (rank == 0) {
        MPI_Win_start(other, 0, window);
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
        MPI_Win_complete(window);
    } else {
        memory[0] = 5;
        MPI_Win_post(other, 0, window);
        MPI_Win_wait(window);
        EXPECT(memory[0] == 8);
    }
    MPI_Win_free(&window);
    MPI_Group_free(&world);
    MPI_Group_free(&other);
}

// missed: of a window only the first byte is watched
CASE(created_window_stored_beside_put, 2)
{
    MPI_Win window;
    int memory[4] = {0};
    MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, WORLD, &window);
    MPI_Win_fence(0, window);
    if (rank == 0)
        MPI_Put(a, 2, MPI_INT, 1, 0, 2, MPI_INT, window);  // either: rma
    else
        memory[1] = 5;  // either: rma
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(beside_put_of_another_element, 2)
{
    MPI_Win window;
    int memory[4] = {0};
    MPI_Win_create(memory, sizeof memory, sizeof(int), MPI_INFO_NULL, WORLD, &window);
    MPI_Win_fence(0, window);
    MPI_Put(a, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);
    EXPECT(memory[1] == 0);
    MPI_Win_fence(0, window);
    MPI_Get(a, 1, MPI_INT, 1 - rank, 0, 1, MPI_INT, window);
    memory[1] = 5;
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(origin_of_put_changed, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // wrong: buffer
        a[0] = 4;
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
    a[0] = 0;
}

CASE(result_of_get_read, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Get(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);  // wrong: buffer
        if (a[0] == 77)
            puts("read too early");
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(result_of_rget_read_after_wait, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Request request;
    MPI_Win_lock_all(0, window);
    if (rank == 0) {
        MPI_Rget(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window, &request);
        MPI_Wait(&request, IGNORE);
        EXPECT(a[0] == 0);
        MPI_Rput(b, 1, MPI_INT, 1, 1, 1, MPI_INT, window, &request);
        MPI_Wait(&request, IGNORE);
        b[0] = 3;
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
    b[0] = 0;
}

CASE(origin_of_rput_changed, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Request request;
    MPI_Win_lock_all(0, window);
    if (rank == 0) {
        MPI_Rput(b, 1, MPI_INT, 1, 1, 1, MPI_INT, window, &request);  // wrong: buffer
        b[0] = 3;
        MPI_Wait(&request, IGNORE);
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
    b[0] = 0;
}

CASE(result_of_fetch_read, 2)
{
    MPI_Win window;
    int one = 1;
    window_of(4, &window);
    MPI_Win_lock_all(0, window);
    MPI_Fetch_and_op(&one, a, MPI_INT, 0, 0, MPI_SUM, window);  // wrong: buffer
    if (a[0] == 77)
        puts("read too early");
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

CASE(results_of_fetches, 2)
{
    MPI_Win window;
    int one = 1, two = 2;
    window_of(4, &window);
    MPI_Win_lock_all(0, window);
    MPI_Fetch_and_op(&one, a, MPI_INT, 0, 0, MPI_SUM, window);
    MPI_Win_flush(0, window);
    EXPECT(a[0] == 0 || a[0] == 1);
    MPI_Compare_and_swap(&two, &one, a, MPI_INT, 0, 1, window);
    MPI_Win_flush_local(0, window);
    two = a[0];
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
}

CASE(flag_waited_for, 2)
{
    MPI_Win window;
    volatile int *memory = window_of(4, &window);
    a[0] = 1;
    MPI_Win_lock_all(0, window);
    if (rank == 0) {
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
        MPI_Win_flush(1, window);
    } else {
        int flag;
        usleep(100000); /* the first look may find it */
        while (memory[0] == 0)
            MPI_Iprobe(MPI_ANY_SOURCE, 9, WORLD, &flag, IGNORE);
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
    a[0] = 0;
}

CASE(progress_looked_at, 2)
{
    MPI_Win window;
    volatile int *memory = window_of(4, &window);
    MPI_Win_lock_all(0, window);
    if (rank == 0) {
        MPI_Get(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
        MPI_Win_flush(1, window);
        EXPECT(a[0] >= 0 && a[0] <= 2);
    } else {
        memory[0] = 1;
        memory[0] = 2;
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
    a[0] = 0;
}

CASE(stored_after_message, 2)
{
    MPI_Win window;
    int *memory = window_of(4, &window);
    a[0] = 4;
    MPI_Win_lock_all(0, window);
    if (rank == 0) {
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
        MPI_Win_flush(1, window);
        MPI_Send(b, 0, MPI_INT, 1, 0, WORLD);
        MPI_Recv(b, 0, MPI_INT, 1, 0, WORLD, IGNORE);
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
        MPI_Win_flush(1, window);
    } else {
        MPI_Recv(b, 0, MPI_INT, 0, 0, WORLD, IGNORE);
        MPI_Win_sync(window);
        memory[0] = 5;
        MPI_Win_sync(window);
        MPI_Send(b, 0, MPI_INT, 0, 0, WORLD);
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&window);
    a[0] = 0;
}

CASE(origin_read_before_flush, 2)
{
    MPI_Win window;
    window_of(4, &window);
    MPI_Win_fence(0, window);
    if (rank == 0) {
        MPI_Put(a, 1, MPI_INT, 1, 0, 1, MPI_INT, window);
        MPI_Accumulate(a, 1, MPI_INT, 1, 1, 1, MPI_INT, MPI_SUM, window);
        EXPECT(a[0] == 0);
    }
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}

CASE(beside_received, 2)
{
    struct {
        int before[3], received, after[3];
    } all = {{1, 2, 3}, 0, {4, 5, 6}};
    MPI_Request request;
    if (rank == 0) {
        MPI_Irecv(&all.received, 1, MPI_INT, 1, 0, WORLD, &request);
        all.before[2] += all.after[0];
        memcpy(all.after, all.before, sizeof all.after);
        MPI_Wait(&request, IGNORE);
        EXPECT(all.received == 0 && all.after[2] == 7);
    } else if (rank == 1) {
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
    }
}

CASE(received_from_nobody, 2)
{
    MPI_Request request;
    b[0] = 2;
    MPI_Irecv(b, 1, MPI_INT, MPI_PROC_NULL, 0, WORLD, &request);
    EXPECT(b[0] == 2);
    MPI_Wait(&request, IGNORE);
    b[0] = 0;
}
