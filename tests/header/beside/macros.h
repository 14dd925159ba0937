/* As the Forum's header of the same name has it: macros, and nothing for mpi_f08. */
#ifndef MPI_FORTRAN_H_ABI
#define MPI_FORTRAN_H_ABI
typedef int MPI_Fint;
static inline int status_of_c(const MPI_Status *from, MPI_Fint *to)
{
    to[0] = from->MPI_SOURCE;
    to[1] = from->MPI_TAG;
    to[2] = from->MPI_ERROR;
    for (int i = 0; i < 5; i++)
        to[3 + i] = from->MPI_internal[i];
    return MPI_SUCCESS;
}
#define MPI_Comm_c2f MPI_Comm_toint
#define PMPI_Comm_c2f PMPI_Comm_toint
#define MPI_Comm_f2c MPI_Comm_fromint
#define MPI_Type_c2f MPI_Type_toint
#define MPI_Status_c2f status_of_c
#endif
