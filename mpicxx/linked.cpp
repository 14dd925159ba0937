// Takes methods, constants and callbacks from the libraries: it must link, and is never run.
#include <mpi.h>

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    MPI::COMM_WORLD.Send(argv, argc, MPI::INT, MPI::COMM_WORLD.Get_rank(), 0);
    MPI::Finalize();
}
