// MPI:: and bindery::mpi in one file.
#include <bindery/mpi.hpp>
#include <mpi.h>

#include <cstdio>

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    const MPI_Comm world = MPI::COMM_WORLD;
    std::printf("total %d\n", bindery::mpi::comm_size(world));
    MPI::Finalize();
}
