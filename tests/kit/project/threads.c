/* Four threads send themselves messages at once. With sessions, each thread has one of its own, and there is no MPI_Init. */
#include <mpi.h>

#include <pthread.h>
#include <stdlib.h>

enum { threads = 4, repeats = 500 };

static pthread_barrier_t all_threads;

static void exchange(MPI_Comm comm, int thread)
{
    for (int i = 0; i < repeats; ++i) {
        int rank, flag, received = -1, tag = thread * repeats + i;
        MPI_Request requests[2];
        MPI_Comm_rank(comm, &rank);
        MPI_Irecv(&received, 1, MPI_INT, 0, tag, comm, &requests[0]);
        if (comm == MPI_COMM_SELF) /* MPI_Test of MPICH 4.0 ends programs without MPI_Init */
            MPI_Test(&requests[0], &flag, MPI_STATUS_IGNORE);
        MPI_Isend(&tag, 1, MPI_INT, 0, tag, comm, &requests[1]);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        if (received != tag)
            abort();
    }
}

static void *world(void *number)
{
    exchange(MPI_COMM_SELF, (int)(long)number);
    return NULL;
}

#if MPI_VERSION >= 4
static void *session(void *number)
{
    MPI_Session own;
    MPI_Info info;
    MPI_Group group;
    MPI_Comm comm;
    MPI_Info_create(&info);
    MPI_Info_set(info, "thread_level", "MPI_THREAD_MULTIPLE");
    MPI_Session_init(info, MPI_ERRORS_ARE_FATAL, &own);
    MPI_Info_free(&info);
    pthread_barrier_wait(&all_threads);
    if (number == NULL) {
        MPI_Group_from_session_pset(own, "mpi://SELF", &group);
        MPI_Comm_create_from_group(group, "tag", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
        MPI_Group_free(&group);
        exchange(comm, 0);
        MPI_Comm_free(&comm);
    }
    pthread_barrier_wait(&all_threads);
    MPI_Session_finalize(&own);
    return NULL;
}
#else
#define session world
#endif

static void start(void *(*work)(void *))
{
    pthread_t ids[threads];
    pthread_barrier_init(&all_threads, NULL, threads);
    for (long i = 0; i < threads; ++i)
        pthread_create(&ids[i], NULL, work, (void *)i);
    for (int i = 0; i < threads; ++i)
        pthread_join(ids[i], NULL);
}

int main(int argc, char **argv)
{
    int provided;
    if (argc > 1) {
        start(session);
        return 0;
    }
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    if (provided != MPI_THREAD_MULTIPLE)
        return 3;
    start(world);
    MPI_Finalize();
    return 0;
}
