/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_f90_integer] through templates/fortran/ilp64.c.j2. */
/* Return a predefined type for Fortran integers of a given decimal range. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_f90_integer.c"

#if BND_HAS(MPI_Type_create_f90_integer)
void BND_WIDE_NAME(mpi_type_create_f90_integer, MPI_TYPE_CREATE_F90_INTEGER)(const bnd_default_integer *r,
        bnd_default_integer *newtype, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_create_f90_integer, MPI_TYPE_CREATE_F90_INTEGER)(const bnd_default_integer *r,
        bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *r, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_r = BND_NARROWED(bnd_integer, *r);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_f90_integer)(&int_r, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
