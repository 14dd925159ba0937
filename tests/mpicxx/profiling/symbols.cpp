// Two functions: what else does a static program draw in?
#include <mpi.h>

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    const int rank = MPI::COMM_WORLD.Get_rank();
    MPI::COMM_WORLD.Send(&rank, 1, MPI::INT, MPI::PROC_NULL, 0);
    MPI::Finalize();
}
