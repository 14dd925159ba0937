#include <mpi.h>
#include <stdio.h>

void class_total(int *total);
void f08_total(int *total);
void mpi_total(int *total);
void mpif_total(int *total);

int main(int argc, char **argv)
{
    int one = 1, c = 0, cxx = 0, f08 = 0, mpi = 0, mpif = 0;
    MPI_Init(&argc, &argv);
    MPI_Allreduce(&one, &c, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    class_total(&cxx);
    f08_total(&f08);
    mpi_total(&mpi);
    mpif_total(&mpif);
    printf("totals %d %d %d %d %d\n", c, cxx, f08, mpi, mpif);
    return MPI_Finalize();
}
