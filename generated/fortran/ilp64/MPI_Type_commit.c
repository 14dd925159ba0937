/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_commit] through templates/fortran/ilp64.c.j2. */
/* Make a derived datatype ready for use in communication. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_commit.c"

#if BND_HAS(MPI_Type_commit)
void BND_WIDE_NAME(mpi_type_commit, MPI_TYPE_COMMIT)(bnd_default_integer *datatype, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_commit, MPI_TYPE_COMMIT)(bnd_default_integer *datatype, bnd_default_integer *ierror)
{
    bnd_integer int_datatype = bnd_integer_own_type(*datatype);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_commit)(&int_datatype, &int_ierror);
    bnd_integer_inout(datatype, int_datatype, bnd_integer_own_type(*datatype));
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
