// Prints the number of processes as their sum, by the C++ bindings, by C beside them, and by a virtual function.
#include <mpi.h>

#include <cstdio>

static int total(MPI::Comm &comm)
{
    const int one = 1;
    int sum = 0;
    comm.Allreduce(&one, &sum, 1, MPI::INT, MPI::SUM);
    return sum;
}

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    int size = 0;
    MPI_Comm_size(MPI::COMM_WORLD, &size);
    if (MPI::COMM_WORLD.Get_rank() == 0 && size == MPI::COMM_WORLD.Get_size())
        std::printf("total %d\n", total(MPI::COMM_WORLD));
    MPI::Finalize();
}
