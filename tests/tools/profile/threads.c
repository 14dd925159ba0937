/* Four threads in each of two processes exchange messages, each on a communicator of its own. */
#include <mpi.h>

#include <pthread.h>
#include <stdlib.h>

enum { threads = 4, repeats = 1000 };

static int rank;
static MPI_Comm comms[threads];

static void *work(void *number)
{
    MPI_Comm comm = comms[(long)number];
    for (int i = 0; i < repeats; ++i) {
        int sent = i, received = -1;
        MPI_Sendrecv(&sent, 1, MPI_INT, 1 - rank, 0, &received, 1, MPI_INT, 1 - rank, 0, comm, MPI_STATUS_IGNORE);
        if (received != i)
            abort();
    }
    return NULL;
}

int main(void)
{
    int provided;
    pthread_t ids[threads];
    MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &provided);
    if (provided != MPI_THREAD_MULTIPLE)
        return 3;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (long i = 0; i < threads; ++i)
        MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
    for (long i = 0; i < threads; ++i)
        pthread_create(&ids[i], NULL, work, (void *)i);
    for (int i = 0; i < threads; ++i)
        pthread_join(ids[i], NULL);
    MPI_Finalize();
    return 0;
}
