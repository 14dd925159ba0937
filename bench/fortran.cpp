// The same calls as fortran.F90, in C: what every wrapper is measured against.
#include <mpi.h>

#include <cstdlib>

int main(int argc, char **argv)
{
    double x[4] = {};
    MPI_Init(&argc, &argv);
    for (long left = std::atol(argv[1]); left; left--) {
#if defined(KIND_Comm_rank)
        int rank;
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
#elif defined(KIND_Send)
        MPI_Send(x, 4, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD);
#elif defined(KIND_Recv)
        MPI_Recv(x, 4, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
#else
        MPI_Request request;
        MPI_Isend(x, 4, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
#endif
    }
    MPI_Finalize();
}
