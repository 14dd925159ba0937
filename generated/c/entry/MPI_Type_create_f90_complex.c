/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_f90_complex] through templates/c/entry.c.j2. */
/* Return a predefined type for Fortran complex of given precision and range. */
#include "bnd_entry.h"

int BND_IMPLEMENTATION(Type_create_f90_complex)(int p, int r, MPI_Datatype *newtype);
BND_INSTRUMENTED_CALL(Type_create_f90_complex, int, (int p, int r, MPI_Datatype *newtype), (p, r, newtype))

BND_WEAK(MPI_Type_create_f90_complex, PMPI_Type_create_f90_complex)

int BND_ENTRY(MPI_Type_create_f90_complex)(int p, int r, MPI_Datatype *newtype)
{
    BND_REFUSE_UNLESS_ACTIVE("MPI_Type_create_f90_complex");
    BND_REFUSE_IF("MPI_Type_create_f90_complex", !newtype, MPI_ERR_ARG, "newtype", BND_ON_NOTHING, 0);
    BND_FORWARD(Type_create_f90_complex, (p, r, newtype));
}
