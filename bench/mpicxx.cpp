// The same calls in C and with MPI::, in a loop: instructions of what C++ adds. -DUSE_C is C.
#include <mpi.h>

#include <cstdlib>

#ifdef USE_C
#define EITHER(c, cxx) c
#else
#define EITHER(c, cxx) cxx
#endif

extern "C" __attribute__((noinline)) void calls_(int times)
{
    double x[4] = {};
    for (int i = 0; i < times; i++) {
#if defined(KIND_Get_rank)
        int rank;
        EITHER(MPI_Comm_rank(MPI_COMM_WORLD, &rank), rank = MPI::COMM_WORLD.Get_rank());
        __asm__ volatile("" : : "r"(rank));
#elif defined(KIND_Send)
        EITHER(MPI_Send(x, 4, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD),
               MPI::COMM_WORLD.Send(x, 4, MPI::DOUBLE, MPI_PROC_NULL, 0));
#elif defined(KIND_Allreduce)
        double y[4];
        EITHER(MPI_Allreduce(x, y, 4, MPI_DOUBLE, MPI_SUM, MPI_COMM_SELF),
               MPI::COMM_SELF.Allreduce(x, y, 4, MPI::DOUBLE, MPI::SUM));
#elif defined(USE_C)
        MPI_Request request;
        MPI_Isend(x, 4, MPI_DOUBLE, MPI_PROC_NULL, 0, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
#else
        MPI::Request request = MPI::COMM_WORLD.Isend(x, 4, MPI::DOUBLE, MPI_PROC_NULL, 0);
        request.Wait();
#endif
    }
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    calls_(std::atoi(argv[1]));
    MPI_Finalize();
}
