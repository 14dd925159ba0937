#include <mpi.h>

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    MPI::COMM_WORLD.Get_size();
    MPI::COMM_WORLD.Barrier();
    MPI::Finalize();
}
