/* Operations that fail when they complete, and persistent requests that are not active; one process. */
#include <mpi.h>

static int from[64], to[64];

static MPI_Request receive(int count, int tag)
{
    MPI_Request request;
    MPI_Irecv(to, count, MPI_INT, 0, tag, MPI_COMM_SELF, &request);
    return request;
}

static void send(int count, int tag) { MPI_Send(from, count, MPI_INT, 0, tag, MPI_COMM_SELF); }

/* The first of two stays pending, the second is too short. */
static void pair(MPI_Request *requests)
{
    requests[0] = receive(1, 1);
    requests[1] = receive(1, 2);
    send(9, 2);
}

static void failures(void)
{
    MPI_Request requests[2];
    MPI_Status statuses[2];
    int index, indices[2], flag = 0;
    requests[0] = receive(1, 1);
    send(9, 1);
    MPI_Wait(requests, MPI_STATUS_IGNORE);
    requests[0] = receive(1, 1);
    send(9, 1);
    while (!flag && MPI_Test(requests, &flag, MPI_STATUS_IGNORE) == MPI_SUCCESS)
        ;
    pair(requests);
    MPI_Waitany(2, requests, &index, MPI_STATUS_IGNORE);
    requests[1] = receive(1, 2);
    send(9, 2);
    MPI_Waitsome(2, requests, &index, indices, MPI_STATUSES_IGNORE);
    requests[1] = receive(1, 2);
    send(9, 2);
    send(1, 1);
    MPI_Waitall(2, requests, statuses);
}

/* One is started, one is not, and one has no peer. */
static void persistent(void)
{
    MPI_Request requests[3];
    int flag;
    MPI_Recv_init(to, 1, MPI_INT, 0, 1, MPI_COMM_SELF, &requests[0]);
    MPI_Recv_init(to, 1, MPI_INT, 0, 2, MPI_COMM_SELF, &requests[1]);
    MPI_Recv_init(to, 1, MPI_INT, MPI_PROC_NULL, 3, MPI_COMM_SELF, &requests[2]);
    MPI_Start(&requests[0]);
    MPI_Start(&requests[2]);
    send(1, 1);
    MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
    MPI_Testall(3, requests, &flag, MPI_STATUSES_IGNORE);
    MPI_Startall(2, requests);
    send(9, 1);
    send(1, 2);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    MPI_Wait(&requests[0], MPI_STATUS_IGNORE);
    MPI_Wait(&requests[1], MPI_STATUS_IGNORE);
    for (int i = 0; i < 3; ++i)
        MPI_Request_free(&requests[i]);
}

int main(int argc, char **argv)
{
    int flag, count, indices[4];
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    failures();
    persistent();
    MPI_Request requests[4] = {receive(1, 1), MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    for (int i = 0; i < 2000; ++i) {
        MPI_Test(requests, &flag, MPI_STATUS_IGNORE);
        MPI_Testsome(4, requests, &count, indices, MPI_STATUSES_IGNORE);
    }
    send(1, 1);
    MPI_Wait(requests, MPI_STATUS_IGNORE);
    MPI_Finalize();
    return 0;
}
