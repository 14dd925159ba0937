/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_f90_real] through templates/c/entry.c.j2. */
/* Return a predefined type for Fortran reals of given precision and range. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_f90_real)(int p, int r, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_create_f90_real, int, (int p, int r, MPI_Datatype *newtype), (p, r, newtype))

BND_WEAK(MPI_Type_create_f90_real, PMPI_Type_create_f90_real)

int BND_ENTRY(MPI_Type_create_f90_real)(int p, int r, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_create_f90_real");
    BND_REFUSE_IF("MPI_Type_create_f90_real", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_create_f90_real, (p, r, newtype));
}
