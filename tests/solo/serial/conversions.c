/* C beside Fortran: an mpi.h that has MPI_Fint and the conversions, as other MPIs' have. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    const MPI_Fint integer = MPI_Comm_c2f(MPI_COMM_WORLD);
    int size = 0;
    MPI_Comm_size(MPI_Comm_f2c(integer), &size);
    MPI_Finalize();
    puts(size == 1 ? "right" : "wrong");
}
