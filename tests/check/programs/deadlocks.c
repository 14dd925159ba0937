/* Programs that wait for ever, and those that only look so. */
#include "cases.h"

static int a[1 << 18], b[1 << 18];

// quick
CASE(receive_receive, 2)
{
    MPI_Recv(b, 1, MPI_INT, 1 - rank, 0, WORLD, IGNORE);  // wrong: deadlock
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, WORLD);
}

CASE(receive_cycle_of_three, 3)
{
    MPI_Recv(b, 1, MPI_INT, (rank + 2) % 3, 0, WORLD, IGNORE);  // wrong: deadlock
    MPI_Send(a, 1, MPI_INT, (rank + 1) % 3, 0, WORLD);
}

CASE(ring_that_begins, 3)
{
    if (rank == 0) {
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
        MPI_Recv(b, 1, MPI_INT, 2, 0, WORLD, IGNORE);
    } else {
        MPI_Recv(b, 1, MPI_INT, rank - 1, 0, WORLD, IGNORE);
        MPI_Send(a, 1, MPI_INT, (rank + 1) % 3, 0, WORLD);
    }
}

// quick
CASE(synchronous_sends, 2)
{
    MPI_Ssend(a, 1, MPI_INT, 1 - rank, 0, WORLD);  // wrong: deadlock
    MPI_Recv(b, 1, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
}

CASE(long_sends, 2)
{
    MPI_Send(a, 1 << 18, MPI_INT, 1 - rank, 0, WORLD);  // wrong: deadlock
    MPI_Recv(b, 1 << 18, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
}

CASE(long_exchange, 2)
{
    MPI_Sendrecv(a, 1 << 18, MPI_INT, 1 - rank, 0, b, 1 << 18, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
}

// Short sends that only work where the MPI buffers them.
// quick
// synchronous
CASE(short_sends_rely_on_buffers, 2)
{
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, WORLD);  // wrong: deadlock
    MPI_Recv(b, 1, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
}

// synchronous
CASE(short_send_of_each_in_a_ring, 3)
{
    MPI_Request request;
    MPI_Isend(a, 1, MPI_INT, (rank + 1) % 3, 0, WORLD, &request);
    MPI_Wait(&request, IGNORE);  // wrong: deadlock
    MPI_Recv(b, 1, MPI_INT, (rank + 2) % 3, 0, WORLD, IGNORE);
}

// synchronous
CASE(persistent_short_sends_rely_on_buffers, 2)
{
    MPI_Request request;
    MPI_Send_init(a, 1, MPI_INT, 1 - rank, 0, WORLD, &request);
    MPI_Start(&request);
    MPI_Wait(&request, IGNORE);  // wrong: deadlock
    MPI_Recv(b, 1, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    MPI_Request_free(&request);
}

// synchronous
CASE(short_send_to_itself, 1)
{
    MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);  // wrong: deadlock
    MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
}

// synchronous
CASE(short_sends_with_posted_receives, 2)
{
    MPI_Request requests[2];
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 0, WORLD, &requests[0]);
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, WORLD);
    MPI_Wait(&requests[0], IGNORE);
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 1, WORLD, &requests[0]);
    MPI_Isend(a, 1, MPI_INT, 1 - rank, 1, WORLD, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
}

// synchronous
CASE(short_sends_that_need_no_buffers, 2)
{
    static char space[1000];
    MPI_Sendrecv(a, 1, MPI_INT, 1 - rank, 0, b, 1, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    MPI_Buffer_attach(space, sizeof space);
    MPI_Bsend(a, 1, MPI_INT, 1 - rank, 0, WORLD);
    MPI_Recv(b, 1, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    void *end;
    int size;
    MPI_Buffer_detach(&end, &size);
    if (rank == 0)
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
    MPI_Recv(b, rank, MPI_INT, rank ? 0 : MPI_PROC_NULL, 0, WORLD, IGNORE);
}

// Collective calls that only work where they do not wait for all.
// quick
// synchronous
CASE(broadcast_before_a_message_that_others_wait_for, 2)
{
    if (rank == 1) {
        MPI_Bcast(a, 1, MPI_INT, 1, WORLD);  // wrong: deadlock
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
    } else {
        MPI_Recv(b, 1, MPI_INT, 1, 0, WORLD, IGNORE);  // wrong: deadlock
        MPI_Bcast(a, 1, MPI_INT, 1, WORLD);
    }
}

// synchronous
CASE(reduction_before_a_message_that_the_root_waits_for, 2)
{
    if (rank == 1) {
        MPI_Reduce(a, b, 1, MPI_INT, MPI_SUM, 0, WORLD);  // wrong: deadlock
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
    } else {
        MPI_Recv(b, 1, MPI_INT, 1, 0, WORLD, IGNORE);  // wrong: deadlock
        MPI_Reduce(a, b, 1, MPI_INT, MPI_SUM, 0, WORLD);
    }
}

// synchronous
CASE(broadcasts_of_two_communicators_in_other_order, 2)
{
    MPI_Comm other;
    MPI_Comm_dup(WORLD, &other);
    if (rank == 0) {
        MPI_Bcast(a, 1, MPI_INT, 0, WORLD);  // wrong: deadlock
        MPI_Bcast(a, 1, MPI_INT, 1, other);
    } else {
        MPI_Bcast(a, 1, MPI_INT, 1, other);  // wrong: deadlock
        MPI_Bcast(a, 1, MPI_INT, 0, WORLD);
    }
    MPI_Comm_free(&other);
}

// synchronous
CASE(prefix_sums_before_a_message, 2)
{
    if (rank == 0) {
        MPI_Scan(a, b, 1, MPI_INT, MPI_SUM, WORLD);  // wrong: deadlock
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);  // wrong: deadlock
        MPI_Scan(a, b, 1, MPI_INT, MPI_SUM, WORLD);
    }
}

// synchronous
CASE(rooted_calls_in_one_order, 2)
{
    for (int root = 0; root < 2; ++root) {
        MPI_Bcast(a, 1, MPI_INT, root, WORLD);
        MPI_Scatter(a, 1, MPI_INT, b, 1, MPI_INT, root, WORLD);
        MPI_Gather(b, 1, MPI_INT, a, 1, MPI_INT, root, WORLD);
        MPI_Reduce(a, b, 1, MPI_INT, MPI_SUM, root, WORLD);
        MPI_Scan(a, b, 1, MPI_INT, MPI_SUM, WORLD);
        MPI_Exscan(a, b, 1, MPI_INT, MPI_SUM, WORLD);
    }
}

// synchronous
CASE(nonblocking_broadcast_around_a_message, 2)
{
    MPI_Request request;
    MPI_Ibcast(a, 1, MPI_INT, 1, WORLD, &request);
    if (rank == 1)
        MPI_Send(a + 1, 1, MPI_INT, 0, 0, WORLD);
    else
        MPI_Recv(b, 1, MPI_INT, 1, 0, WORLD, IGNORE);
    MPI_Wait(&request, IGNORE);
}

// synchronous
CASE(receive_posted_before_a_broadcast, 2)
{
    MPI_Request request = MPI_REQUEST_NULL;
    if (rank == 0)
        MPI_Irecv(b, 1, MPI_INT, 1, 0, WORLD, &request);
    else
        MPI_Isend(a + 1, 1, MPI_INT, 0, 0, WORLD, &request);
    MPI_Bcast(a, 1, MPI_INT, 1, WORLD);
    MPI_Wait(&request, IGNORE);
}

// synchronous
CASE(broadcasts_of_single_processes, 2)
{
    if (rank == 0)
        MPI_Bcast(a, 1, MPI_INT, 0, MPI_COMM_SELF);
    MPI_Sendrecv(a, 1, MPI_INT, 1 - rank, 0, b, 1, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    if (rank == 1)
        MPI_Reduce(a, b, 1, MPI_INT, MPI_SUM, 0, MPI_COMM_SELF);
}

// synchronous
CASE(broadcast_in_half_of_the_processes, 4)
{
    MPI_Comm half;
    MPI_Comm_split(WORLD, rank % 2, rank, &half);
    if (rank % 2)
        MPI_Send(a, 1, MPI_INT, rank - 1, 0, WORLD);
    MPI_Bcast(a, 1, MPI_INT, 0, half);
    if (rank % 2 == 0)
        MPI_Recv(b, 1, MPI_INT, rank + 1, 0, WORLD, IGNORE);
    MPI_Comm_free(&half);
}

// synchronous
CASE(broadcast_between_groups, 4)
{
    MPI_Comm half, both;
    MPI_Comm_split(WORLD, rank % 2, rank, &half);
    MPI_Intercomm_create(half, 0, WORLD, 1 - rank % 2, 0, &both);
    MPI_Bcast(a, 1, MPI_INT, rank == 0 ? MPI_ROOT : rank == 2 ? MPI_PROC_NULL : 0, both);
    if (rank == 2)
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
    if (rank == 1)
        MPI_Recv(b, 1, MPI_INT, 2, 0, WORLD, IGNORE);
    MPI_Comm_free(&both);
    MPI_Comm_free(&half);
}

CASE(synchronous_send_with_posted_receive, 2)
{
    MPI_Request request;
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 0, WORLD, &request);
    MPI_Ssend(a, 1, MPI_INT, 1 - rank, 0, WORLD);
    MPI_Wait(&request, IGNORE);
}

// quick
CASE(tag_differs, 2)
{
    if (rank == 0)
        MPI_Send(a, 1, MPI_INT, 1, 1, WORLD);  // may: message
    else
        MPI_Recv(b, 1, MPI_INT, 0, 2, WORLD, IGNORE);  // wrong: deadlock
}

CASE(send_missing, 2)
{
    if (rank == 1)
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);  // wrong: deadlock
}

CASE(send_missing_any_source, 3)
{
    if (rank == 0)
        for (int i = 0; i < 3; ++i)
            MPI_Recv(b, 1, MPI_INT, MPI_ANY_SOURCE, 0, WORLD, IGNORE);  // wrong: deadlock
    else
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
}

// may: collective|deadlock|message
CASE(barrier_and_receive, 2)
{
    if (rank == 0) {
        MPI_Barrier(WORLD);  // either: deadlock
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);  // either: deadlock
        MPI_Barrier(WORLD);
    }
}

CASE(barrier_after_receive, 2)
{
    MPI_Request request;
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 0, WORLD, &request);
    MPI_Barrier(WORLD);
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, WORLD);
    MPI_Wait(&request, IGNORE);
}

// may: deadlock|leak|request
CASE(waitall_without_sender, 2)
{
    MPI_Request requests[2];
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 0, WORLD, &requests[0]);
    MPI_Irecv(b + 1, 1, MPI_INT, 1 - rank, 1, WORLD, &requests[1]);
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, WORLD);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);  // wrong: deadlock
}

CASE(waitany_of_which_one_comes, 2)
{
    MPI_Request requests[2];
    int index;
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 0, WORLD, &requests[0]);
    MPI_Irecv(b + 1, 1, MPI_INT, 1 - rank, 1, WORLD, &requests[1]);
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, WORLD);
    MPI_Waitany(2, requests, &index, IGNORE);
    EXPECT(index == 0);
    MPI_Cancel(&requests[1]);
    MPI_Wait(&requests[1], IGNORE);
}

CASE(wait_before_send, 2)
{
    MPI_Request request;
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 0, WORLD, &request);
    MPI_Wait(&request, IGNORE);  // wrong: deadlock
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, WORLD);
}

CASE(probe_without_sender, 2)
{
    if (rank == 0)
        MPI_Probe(1, 0, WORLD, IGNORE);  // wrong: deadlock
}

CASE(exclusive_locks_of_own_memory, 2)
{
    MPI_Win window;
    int *memory;
    MPI_Win_allocate(4, 4, MPI_INFO_NULL, WORLD, &memory, &window);
    MPI_Win_lock(MPI_LOCK_EXCLUSIVE, rank, 0, window);
    MPI_Put(a, 1, MPI_INT, rank, 0, 1, MPI_INT, window);
    MPI_Barrier(WORLD);
    MPI_Win_unlock(rank, window);
    MPI_Win_free(&window);
}

CASE(send_to_itself, 2)
{
    MPI_Ssend(a, 1, MPI_INT, rank, 0, WORLD);  // wrong: deadlock
    MPI_Recv(b, 1, MPI_INT, rank, 0, WORLD, IGNORE);
}

// One process computes long while the others wait.
CASE(slow_process, 2)
{
    if (rank == 0) {
        double begin = MPI_Wtime();
        while (MPI_Wtime() - begin < 3.0)
            ;
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
}

CASE(polling_for_message_that_comes, 2)
{
    int flag = 0;
    if (rank == 0) {
        double begin = MPI_Wtime();
        while (MPI_Wtime() - begin < 1.0)
            ;
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
    } else {
        while (!flag)
            MPI_Iprobe(0, 0, WORLD, &flag, IGNORE);
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
}

CASE(persistent_cycle, 2)
{
    MPI_Request request;
    MPI_Recv_init(b, 1, MPI_INT, 1 - rank, 0, WORLD, &request);
    MPI_Start(&request);
    MPI_Wait(&request, IGNORE);  // wrong: deadlock
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, WORLD);
    MPI_Request_free(&request);
}

// may: deadlock
CASE(bcast_against_receive, 2)
{
    if (rank == 0)
        MPI_Bcast(a, 1, MPI_INT, 0, WORLD);  // may: collective
    else
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);  // wrong: deadlock
}
