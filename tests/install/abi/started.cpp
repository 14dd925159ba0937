// MPI is started and ended by C++; Fortran is called between.
#include <mpi.h>

#include <cstdio>

extern "C" int fortran_wrong();

int main(int argc, char **argv)
{
    int rank = -1;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    const int wrong = fortran_wrong();
    if (!rank || wrong)
        std::printf("%d checks, %d wrong\n", 2, wrong);
    MPI_Finalize();
}
