#include <mpi.h>
#include <stdio.h>

void part_total(int *total);
void class_total(int *total);

int main(int argc, char **argv)
{
    int one = 1, c = 0, cxx = 0, fortran = 0;
    MPI_Init(&argc, &argv);
    MPI_Allreduce(&one, &c, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    class_total(&cxx);
    part_total(&fortran);
    printf("totals %d %d %d\n", c, cxx, fortran);
    return MPI_Finalize();
}
