/* 500 calls in each of two threads, 100 barriers, and 2000 calls that are shorter than what the tool does at one. */
#include <mpi.h>

#include <pthread.h>
#include <stddef.h>

static void *ask(void *unused)
{
    int rank;
    for (int i = 0; i < 500; ++i)
        MPI_Comm_rank(MPI_COMM_SELF, &rank);
    return unused;
}

int main(void)
{
    pthread_t thread;
    int provided, size;
    MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &provided);
    pthread_create(&thread, NULL, ask, NULL);
    ask(NULL);
    pthread_join(thread, NULL);
    for (int i = 0; i < 100; ++i)
        MPI_Barrier(MPI_COMM_SELF);
    for (int i = 0; i < 2000; ++i)
        MPI_Comm_size(MPI_COMM_SELF, &size);
    MPI_Finalize();
    return 0;
}
