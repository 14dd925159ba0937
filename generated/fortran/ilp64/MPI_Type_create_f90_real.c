/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_f90_real] through templates/fortran/ilp64.c.j2. */
/* Return a predefined type for Fortran reals of given precision and range. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_create_f90_real.c"

#if BND_HAS(MPI_Type_create_f90_real)
void BND_WIDE_NAME(mpi_type_create_f90_real, MPI_TYPE_CREATE_F90_REAL)(const bnd_default_integer *p,
        const bnd_default_integer *r, bnd_default_integer *newtype, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_create_f90_real, MPI_TYPE_CREATE_F90_REAL)(const bnd_default_integer *p,
        const bnd_default_integer *r, bnd_default_integer *newtype, bnd_default_integer *ierror)
{
    BND_NARROW_CHECK(bnd_integer, *p, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *r, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_p = BND_NARROWED(bnd_integer, *p);
    const bnd_integer int_r = BND_NARROWED(bnd_integer, *r);
    bnd_integer int_newtype = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_create_f90_real)(&int_p, &int_r, &int_newtype, &int_ierror);
    bnd_integer_out(newtype, int_newtype);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
