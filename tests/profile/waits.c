/* Ranks that wait for others, on four processes. A comment names each call; waits.py knows which of them belong together. */
#include <mpi.h>

#include <unistd.h>

static int rank, data[4];

/* Some ranks are late. */
static void late(int which)
{
    MPI_Barrier(MPI_COMM_WORLD);
    usleep(rank == which ? 40000 : 0);
}

static void send(int to, int tag, MPI_Comm comm) { MPI_Send(data, 1, MPI_INT, to, tag, comm); /* send */ }

/* From any source, with any tag; the second message has no receiver that waits. */
static void wildcards(void)
{
    late(0);
    if (rank == 1) {
        MPI_Recv(data, 1, MPI_INT, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* wildcard */
        usleep(20000);
        MPI_Recv(data, 1, MPI_INT, 0, MPI_ANY_TAG, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* second */
    }
    if (rank == 0) {
        MPI_Send(data, 1, MPI_INT, 1, 5, MPI_COMM_WORLD); /* first send */
        MPI_Send(data, 1, MPI_INT, 1, 5, MPI_COMM_WORLD); /* second send */
    }
}

static void synchronous(void)
{
    late(1);
    if (rank == 0)
        MPI_Ssend(data, 1, MPI_INT, 1, 2, MPI_COMM_WORLD); /* ssend */
    if (rank == 1)
        MPI_Recv(data, 1, MPI_INT, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* late receive */
}

/* One of two is late. A receive in between is cancelled. */
static void nonblocking(void)
{
    MPI_Request requests[3];
    if (rank == 1) {
        MPI_Irecv(&data[0], 1, MPI_INT, MPI_ANY_SOURCE, 3, MPI_COMM_WORLD, &requests[0]);
        MPI_Irecv(&data[1], 1, MPI_INT, MPI_ANY_SOURCE, 99, MPI_COMM_WORLD, &requests[2]);
        MPI_Irecv(&data[1], 1, MPI_INT, 2, MPI_ANY_TAG, MPI_COMM_WORLD, &requests[1]);
    }
    late(2);
    if (rank == 0)
        send(1, 3, MPI_COMM_WORLD);
    if (rank == 2)
        MPI_Send(data, 1, MPI_INT, 1, 4, MPI_COMM_WORLD); /* late send */
    if (rank == 1) {
        MPI_Cancel(&requests[2]);
        MPI_Wait(&requests[2], MPI_STATUS_IGNORE);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE); /* waitall */
    }
}

/* The message that a receive did not get since it was cancelled. */
static void cancelled(void)
{
    MPI_Request request;
    if (rank == 1) {
        MPI_Irecv(data, 1, MPI_INT, 0, 6, MPI_COMM_WORLD, &request);
        MPI_Cancel(&request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    }
    late(0);
    if (rank == 0)
        MPI_Send(data, 1, MPI_INT, 1, 6, MPI_COMM_WORLD); /* after cancel */
    if (rank == 1)
        MPI_Recv(data, 1, MPI_INT, 0, 6, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* not cancelled */
}

static void probes(void)
{
    MPI_Message message;
    late(0);
    if (rank == 0) {
        MPI_Send(data, 1, MPI_INT, 1, 7, MPI_COMM_WORLD); /* probed send */
        usleep(40000);
        MPI_Send(data, 1, MPI_INT, 1, 7, MPI_COMM_WORLD); /* extracted send */
        usleep(40000);
        MPI_Send(data, 1, MPI_INT, 1, 7, MPI_COMM_WORLD); /* last send */
    }
    if (rank == 1) {
        MPI_Probe(MPI_ANY_SOURCE, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);         /* probe */
        MPI_Recv(data, 1, MPI_INT, 0, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE);     /* probed */
        MPI_Mprobe(0, MPI_ANY_TAG, MPI_COMM_WORLD, &message, MPI_STATUS_IGNORE); /* mprobe */
        MPI_Mrecv(data, 1, MPI_INT, &message, MPI_STATUS_IGNORE);
        MPI_Recv(data, 1, MPI_INT, 0, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* last */
    }
}

static void persistent(void)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Send_init(data, 1, MPI_INT, 1, 8, MPI_COMM_WORLD, &request);
    else if (rank == 1)
        MPI_Recv_init(data, 1, MPI_INT, MPI_ANY_SOURCE, 8, MPI_COMM_WORLD, &request);
    else
        MPI_Recv_init(data, 1, MPI_INT, MPI_PROC_NULL, 8, MPI_COMM_WORLD, &request);
    for (int i = 0; i < 2; ++i) {
        late(0);
        MPI_Start(&request);                   /* start */
        MPI_Wait(&request, MPI_STATUS_IGNORE); /* persistent wait */
    }
    MPI_Request_free(&request);
}

/* Messages with the same tag on three communicators, in another order than they are sent. */
static void communicators(void)
{
    MPI_Comm copy, part, inter;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &part);
    MPI_Intercomm_create(part, 0, MPI_COMM_WORLD, rank % 2 ? 2 : 3, 9, &inter);
    late(0);
    if (rank == 0) {
        send(1, 9, MPI_COMM_WORLD);
        usleep(20000);
        MPI_Send(data, 1, MPI_INT, 1, 9, inter); /* inter send */
        MPI_Send(data, 1, MPI_INT, 1, 9, copy);  /* copy send */
    }
    if (rank == 1) {
        MPI_Recv(data, 1, MPI_INT, 1, 9, inter, MPI_STATUS_IGNORE);          /* inter */
        MPI_Recv(data, 1, MPI_INT, 0, 9, copy, MPI_STATUS_IGNORE);           /* copy */
        MPI_Recv(data, 1, MPI_INT, 0, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* world */
    }
    MPI_Comm_free(&inter);
    MPI_Comm_free(&part);
    MPI_Comm_free(&copy);
}

static void collectives(void)
{
    MPI_Request request;
    late(3);
    MPI_Allreduce(MPI_IN_PLACE, data, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD); /* allreduce */
    late(2);
    MPI_Bcast(data, 1, MPI_INT, 2, MPI_COMM_WORLD); /* bcast */
    late(1);
    MPI_Reduce(data, &data[1], 1, MPI_INT, MPI_SUM, 0, MPI_COMM_WORLD); /* reduce */
    late(1);
    MPI_Scan(data, &data[1], 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD); /* scan */
    late(3);
    MPI_Ibarrier(MPI_COMM_WORLD, &request); /* ibarrier */
    MPI_Wait(&request, MPI_STATUS_IGNORE);  /* barrier wait */
}

/* A receive whose request is freed: which message it got is not known, nor that of the next one. */
static void unknown(void)
{
    MPI_Comm copy;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    if (rank == 0) {
        send(1, 1, copy);
        send(1, 1, copy);
    }
    if (rank == 1) {
        MPI_Request request;
        MPI_Irecv(data, 1, MPI_INT, MPI_ANY_SOURCE, 1, copy, &request);
        MPI_Request_free(&request);
        MPI_Recv(&data[1], 1, MPI_INT, 0, 1, copy, MPI_STATUS_IGNORE); /* unknown */
    }
    MPI_Barrier(copy);
    MPI_Comm_free(&copy);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    wildcards();
    synchronous();
    nonblocking();
    cancelled();
    probes();
    persistent();
    communicators();
    collectives();
    unknown();
    MPI_Finalize();
    return 0;
}
