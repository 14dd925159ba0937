// A C++ program over the C MPI: it compiles, links, starts, and finds the library that it was linked with.
#define MPICH_SKIP_MPICXX 1
#define OMPI_SKIP_MPICXX 1
#define MPI_NO_CPPBIND 1
#include <mpi.h>

#include <cstdio>

int main()
{
    int size = 0;
    if (MPI_Init(nullptr, nullptr) != MPI_SUCCESS)
        return 1;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Finalize();
    std::printf("ranks %d\n", size);
}
