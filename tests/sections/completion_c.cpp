// C completes the requests of completion.F90.
#include <mpi.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

extern "C" {

int exchange(int thread);

void c_completes(MPI_Fint *request)
{
    MPI_Request c = MPI_Request_f2c(*request);
    MPI_Wait(&c, MPI_STATUS_IGNORE);
    *request = MPI_Request_c2f(c);
}

void c_receives(int persistent, int tag, MPI_Fint *request)
{
    static long long buffer;
    static MPI_Comm comm = MPI_COMM_NULL;
    if (comm == MPI_COMM_NULL)
        MPI_Comm_dup(MPI_COMM_SELF, &comm);
    MPI_Request c;
    if (persistent)
        MPI_Recv_init(&buffer, 1, MPI_LONG_LONG, MPI_PROC_NULL, tag, comm, &c), MPI_Start(&c);
    else
        MPI_Irecv(&buffer, 1, MPI_LONG_LONG, MPI_PROC_NULL, tag, comm, &c);
    *request = MPI_Request_c2f(c);
}

void c_ends(MPI_Fint file, void *buffer) { MPI_File_read_at_all_end(MPI_File_f2c(file), buffer, MPI_STATUS_IGNORE); }

static void *run(void *wrong)
{
    *static_cast<int *>(wrong) = exchange(*static_cast<int *>(wrong));
    return nullptr;
}

void run_two(void)
{
    pthread_t other;
    int wrong[] = {0, 1};
    pthread_create(&other, nullptr, run, &wrong[1]);
    run(&wrong[0]);
    pthread_join(other, nullptr);
    if (wrong[0] || wrong[1])
        printf("wrong: %d and %d exchanges of two threads\n", wrong[0], wrong[1]), exit(1);
}

}  // extern "C"
