/* Handles through Fortran's integers and back, as codes do that know of no mpi_fortran.h. */
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    MPI_Comm comm;
    MPI_Fint number;
    int result = MPI_UNEQUAL;
    MPI_Init(&argc, &argv);
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    number = MPI_Comm_c2f(comm);
    MPI_Comm_compare(MPI_Comm_f2c(number), comm, &result);
    if (result == MPI_IDENT && MPI_Type_f2c(MPI_Type_c2f(MPI_INT)) == MPI_INT)
        puts("handles are kept");
    MPI_Comm_free(&comm);
    return MPI_Finalize();
}
