#include <mpi.h>

extern "C" void class_total(int *total)
{
    int one = 1;
    MPI::COMM_WORLD.Allreduce(&one, total, 1, MPI::INT, MPI::SUM);
}
