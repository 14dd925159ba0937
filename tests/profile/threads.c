/* Four threads in each of two processes exchange messages, each on a communicator of its own. */
#include <mpi.h>

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

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

static void *wait_for_nothing(void *unused)
{
    int received;
    MPI_Recv(&received, 1, MPI_INT, 0, 99, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    return unused;
}

/* One thread waits for ever while another one goes on with short calls. */
static void hang(void)
{
    pthread_t id;
    pthread_create(&id, NULL, wait_for_nothing, NULL);
    for (int i = 0, flag; i < 20; ++i) {
        usleep(10000);
        MPI_Iprobe(0, 5, MPI_COMM_SELF, &flag, MPI_STATUS_IGNORE);
    }
    raise(SIGKILL);
}

/* Rank 1 hangs if there is an argument, and is killed. */
int main(int argc, char **argv)
{
    int provided;
    pthread_t ids[threads];
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    if (provided != MPI_THREAD_MULTIPLE)
        return 3;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    for (long i = 0; i < threads; ++i)
        MPI_Comm_dup(MPI_COMM_WORLD, &comms[i]);
    for (long i = 0; i < threads; ++i)
        pthread_create(&ids[i], NULL, work, (void *)i);
    for (int i = 0; i < threads; ++i)
        pthread_join(ids[i], NULL);
    if (argc > 1 && rank == 1)
        hang();
    MPI_Finalize();
    return 0;
}
