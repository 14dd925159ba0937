// The same calls as fortran.F90, in C: what every wrapper is measured against.
#include <mpi.h>

#include <cstdlib>

#ifdef LARGE
#define MPI_Send MPI_Send_c
#define MPI_Recv MPI_Recv_c
#define MPI_Isend MPI_Isend_c
#define MPI_Sendrecv MPI_Sendrecv_c
#define MPI_Allreduce MPI_Allreduce_c
#endif

extern "C" __attribute__((noinline)) void calls_(int times)
{
    double x[4] = {};
    for (int i = 1; i <= times; i++) {
#if defined(KIND_Comm_rank)
        int rank;
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
#elif defined(KIND_Send)
        MPI_Send(x, 4, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
#elif defined(KIND_Recv)
        MPI_Recv(x, 4, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
#elif defined(KIND_Waitall)
        MPI_Request requests[64];
        for (MPI_Request &request : requests)
            request = MPI_REQUEST_NULL;
        MPI_Waitall(64, requests, MPI_STATUSES_IGNORE);
#elif defined(KIND_Allreduce)
        double y[4];
        MPI_Allreduce(x, y, 4, MPI_DOUBLE, MPI_SUM, MPI_COMM_SELF);
#elif defined(KIND_Halo)
        double y[4];
        MPI_Sendrecv(x, 100, MPI_DOUBLE, MPI_PROC_NULL, 0, y, 100, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD,
                     MPI_STATUS_IGNORE);
#elif defined(KIND_Comm_set_name)
        MPI_Comm_set_name(MPI_COMM_SELF, "the name of a communicator");
#else
        MPI_Request request;
        MPI_Isend(x, 4, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
#endif
    }
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    calls_(std::atoi(argv[1]));
    MPI_Finalize();
}
