/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_f90_integer] through templates/c/entry.c.j2. */
/* Return a predefined type for Fortran integers of a given decimal range. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_f90_integer)(int r, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_create_f90_integer, int, (int r, MPI_Datatype *newtype), (r, newtype))

BND_WEAK(MPI_Type_create_f90_integer, PMPI_Type_create_f90_integer)

int BND_ENTRY(MPI_Type_create_f90_integer)(int r, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_create_f90_integer");
    BND_REFUSE_IF("MPI_Type_create_f90_integer", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_create_f90_integer, (r, newtype));
}
