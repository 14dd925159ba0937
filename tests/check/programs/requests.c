/* The life of requests: begun, completed, started again, freed. */
#include "cases.h"

static int a[64], b[64];

// quick
CASE(send_never_completed, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Isend(a, 1, MPI_INT, 1, 0, WORLD, &request);  // wrong: leak|request
    else
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
}

CASE(receive_never_completed, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
    else
        MPI_Irecv(b, 1, MPI_INT, 0, 0, WORLD, &request);  // wrong: leak|request
    MPI_Barrier(WORLD);
}

// A handle for two operations: the first one is lost.
// quick
CASE(handle_overwritten, 3)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Isend(a, 1, MPI_INT, 1, 0, WORLD, &request);  // either: leak|request
        MPI_Isend(a, 1, MPI_INT, 2, 0, WORLD, &request);  // either: leak|request
        MPI_Wait(&request, IGNORE);
    } else {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
}

CASE(handle_used_again, 3)
{
    MPI_Request request;
    if (rank == 0) {
        for (int to = 1; to < size; ++to) {
            MPI_Isend(a, 1, MPI_INT, to, 0, WORLD, &request);
            MPI_Wait(&request, IGNORE);
        }
    } else {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
}

// All but the last of an array are completed.
CASE(waitall_one_too_few, 3)
{
    MPI_Request requests[2];
    if (rank == 0) {
        for (int to = 1; to < size; ++to)
            MPI_Isend(&a[to], 1, MPI_INT, to, 0, WORLD, &requests[to - 1]);  // wrong: leak|request
        MPI_Waitall(1, requests, MPI_STATUSES_IGNORE);
    } else {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
}

CASE(waited_twice, 2)
{
    MPI_Request request;
    MPI_Status status;
    if (rank == 0)
        MPI_Isend(a, 1, MPI_INT, 1, 0, WORLD, &request);
    else
        MPI_Irecv(b, 1, MPI_INT, 0, 0, WORLD, &request);
    MPI_Wait(&request, IGNORE);
    MPI_Wait(&request, &status);
    EXPECT(request == MPI_REQUEST_NULL && status.MPI_SOURCE == MPI_ANY_SOURCE);
}

// Copies of a handle name the same operation, which one of them completes.
CASE(copied_handle_waited, 2)
{
    MPI_Request request, copy;
    if (rank == 0)
        MPI_Isend(a, 1, MPI_INT, 1, 0, WORLD, &request);
    else
        MPI_Irecv(b, 1, MPI_INT, 0, 0, WORLD, &request);
    copy = request;
    MPI_Wait(&copy, IGNORE);
}

// missed: the MPI accepts a handle whose operation is complete
CASE(copied_handle_waited_twice, 2)
{
    MPI_Request request, copy;
    if (rank == 0)
        MPI_Isend(a, 1, MPI_INT, 1, 0, WORLD, &request);
    else
        MPI_Irecv(b, 1, MPI_INT, 0, 0, WORLD, &request);
    copy = request;
    MPI_Wait(&request, IGNORE);
    MPI_Wait(&copy, IGNORE);  // wrong: request|argument
}

CASE(freed_active_send, 2)
{
    static int lasting = 3;
    MPI_Request request;
    if (rank == 0) {
        MPI_Isend(&lasting, 1, MPI_INT, 1, 0, WORLD, &request);
        MPI_Request_free(&request);
    } else {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
    MPI_Barrier(WORLD);
}

// Nobody can know when what it receives has arrived.
CASE(freed_active_receive, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Irecv(b, 1, MPI_INT, 0, 0, WORLD, &request);
        MPI_Request_free(&request);  // wrong: request
    }
    MPI_Barrier(WORLD);
}

CASE(persistent, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Send_init(a, 1, MPI_INT, 1, 0, WORLD, &request);
    else
        MPI_Recv_init(b, 1, MPI_INT, 0, 0, WORLD, &request);
    for (int i = 0; i < 3; ++i) {
        a[0] = i;
        MPI_Start(&request);
        MPI_Wait(&request, IGNORE);
        EXPECT(rank == 0 || b[0] == i);
    }
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

// quick
CASE(persistent_never_freed, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Send_init(a, 1, MPI_INT, 1, 0, WORLD, &request);  // wrong: leak|request
    else
        MPI_Irecv(b, 1, MPI_INT, 0, 0, WORLD, &request);
    if (rank == 0)
        MPI_Start(&request);
    MPI_Wait(&request, IGNORE);
}

// quick
CASE(persistent_started_twice, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Send_init(a, 1, MPI_INT, 1, 0, WORLD, &request);
        MPI_Start(&request);
        MPI_Start(&request);  // wrong: request|argument
        MPI_Wait(&request, IGNORE);
        MPI_Request_free(&request);
    } else {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
}

CASE(persistent_freed_active, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Recv_init(b, 1, MPI_INT, 0, 0, WORLD, &request);
        MPI_Start(&request);
        MPI_Request_free(&request);  // wrong: request
    }
    MPI_Barrier(WORLD);
}

CASE(start_of_nonpersistent, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Isend(a, 1, MPI_INT, 1, 0, WORLD, &request);
        MPI_Start(&request);  // wrong: request|argument
        MPI_Wait(&request, IGNORE);
    } else {
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
}

// An inactive persistent request completes at once and can be freed.
CASE(persistent_inactive, 2)
{
    MPI_Request requests[2];
    int flag;
    MPI_Send_init(a, 1, MPI_INT, 1 - rank, 0, WORLD, &requests[0]);
    MPI_Recv_init(b, 1, MPI_INT, 1 - rank, 0, WORLD, &requests[1]);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Test(&requests[0], &flag, IGNORE);
    EXPECT(flag);
    MPI_Startall(2, requests);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

CASE(persistent_buffer_changed_while_active, 2)
{
    MPI_Request request;
    if (rank == 0) {
        MPI_Ssend_init(a, 1, MPI_INT, 1, 0, WORLD, &request);  // either: buffer
        MPI_Start(&request);                                   // either: buffer
        a[0] = 9;
        MPI_Barrier(WORLD);
        MPI_Wait(&request, IGNORE);  // either: buffer
        MPI_Request_free(&request);
    } else {
        MPI_Barrier(WORLD);
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
}

CASE(testany_loop, 4)
{
    if (rank == 0) {
        MPI_Request requests[3];
        int seen = 0, left = 3;
        for (int from = 1; from < 4; ++from)
            MPI_Irecv(&b[from], 1, MPI_INT, from, 0, WORLD, &requests[from - 1]);
        while (left) {
            int index, flag;
            MPI_Testany(3, requests, &index, &flag, IGNORE);
            if (flag && index != MPI_UNDEFINED) {
                seen += b[index + 1];
                --left;
            }
        }
        EXPECT(seen == 6);
    } else {
        MPI_Send(&rank, 1, MPI_INT, 0, 0, WORLD);
    }
}

CASE(waitsome_loop, 4)
{
    if (rank == 0) {
        MPI_Request requests[3];
        int seen = 0, done = 0, indices[3];
        for (int from = 1; from < 4; ++from)
            MPI_Irecv(&b[from], 1, MPI_INT, from, 0, WORLD, &requests[from - 1]);
        while (seen < 3) {
            MPI_Waitsome(3, requests, &done, indices, MPI_STATUSES_IGNORE);
            seen += done;
        }
        MPI_Waitsome(3, requests, &done, indices, MPI_STATUSES_IGNORE);
        EXPECT(done == MPI_UNDEFINED);
    } else {
        MPI_Send(&rank, 1, MPI_INT, 0, 0, WORLD);
    }
}

// Receives are posted again and again; at the end the one that is left is cancelled.
CASE(receive_cancelled, 3)
{
    MPI_Request request;
    MPI_Status status;
    int value, flag = 0;
    if (rank == 0) {
        MPI_Irecv(&value, 1, MPI_INT, MPI_ANY_SOURCE, 0, WORLD, &request);
        for (int i = 1; i < size; ++i) {
            MPI_Wait(&request, IGNORE);
            MPI_Irecv(&value, 1, MPI_INT, MPI_ANY_SOURCE, 0, WORLD, &request);
        }
        MPI_Cancel(&request);
        MPI_Wait(&request, &status);
        MPI_Test_cancelled(&status, &flag);
        EXPECT(flag);
    } else {
        MPI_Send(&rank, 1, MPI_INT, 0, 0, WORLD);
    }
}

// MPI 5.0, 3.8.4: to free the request of an operation that is cancelled is a way to complete it.
// quick
CASE(cancelled_and_freed, 2)
{
    MPI_Request request;
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 0, WORLD, &request);
    MPI_Cancel(&request);
    MPI_Request_free(&request);
    MPI_Recv_init(a, 1, MPI_INT, 1 - rank, 1, WORLD, &request);
    MPI_Start(&request);
    MPI_Cancel(&request);
    MPI_Request_free(&request);
}

// A request that is started again is not cancelled.
CASE(cancelled_once, 2)
{
    MPI_Request request;
    MPI_Recv_init(b, 1, MPI_INT, 1 - rank, 0, WORLD, &request);
    MPI_Start(&request);
    MPI_Cancel(&request);
    MPI_Wait(&request, IGNORE);
    MPI_Start(&request);
    MPI_Request_free(&request);  // wrong: request|leak
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, WORLD);
}

CASE(cancelled_never_completed, 2)
{
    MPI_Request request;
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 0, WORLD, &request);  // wrong: leak|request
    MPI_Cancel(&request);
}

static int query(void *state, MPI_Status *status)
{
    (void)state;
    MPI_Status_set_elements(status, MPI_INT, 1);
    MPI_Status_set_cancelled(status, 0);
    status->MPI_SOURCE = status->MPI_TAG = 0;
    return MPI_SUCCESS;
}
static int released;
static int release(void *state) { return (void)state, ++released, MPI_SUCCESS; }
static int cancel(void *state, int complete) { return (void)state, (void)complete, MPI_SUCCESS; }

CASE(generalized, 2)
{
    MPI_Request request;
    MPI_Grequest_start(query, release, cancel, NULL, &request);
    MPI_Grequest_complete(request);
    MPI_Wait(&request, IGNORE);
    EXPECT(released == 1);
}

CASE(get_status_then_wait, 2)
{
    MPI_Request request;
    int flag = 0;
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 0, WORLD, &request);
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, WORLD);
    while (!flag)
        MPI_Request_get_status(request, &flag, IGNORE);
    MPI_Wait(&request, IGNORE);
}

CASE(nonblocking_barrier_lost, 2)
{
    MPI_Request request;
    MPI_Ibarrier(WORLD, &request);  // wrong: leak|request
}

CASE(nonblocking_barrier, 2)
{
    MPI_Request request;
    int flag = 0;
    MPI_Ibarrier(WORLD, &request);
    while (!flag)
        MPI_Test(&request, &flag, IGNORE);
}

// An uninitialised handle.
CASE(handle_never_set, 2)
{
    MPI_Request request;
    memset(&request, 0x5a, sizeof request);
    MPI_Wait(&request, IGNORE);  // wrong: request|argument
}

// Completed by MPI_Testall although earlier tests say no.
CASE(testall_after_testany, 2)
{
    MPI_Request requests[2];
    int flag = 0, index;
    MPI_Irecv(b, 1, MPI_INT, 1 - rank, 1, WORLD, &requests[0]);
    MPI_Isend(a, 1, MPI_INT, 1 - rank, 1, WORLD, &requests[1]);
    MPI_Testany(2, requests, &index, &flag, IGNORE);
    for (flag = 0; !flag;)
        MPI_Testall(2, requests, &flag, MPI_STATUSES_IGNORE);
}
