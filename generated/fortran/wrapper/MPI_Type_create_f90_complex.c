/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_f90_complex] through templates/fortran/wrapper.c.j2. */
/* Return a predefined type for Fortran complex of given precision and range. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_f90_complex)
BND_WRAPPER void BND_NAME(mpi_type_create_f90_complex, MPI_TYPE_CREATE_F90_COMPLEX)(const bnd_integer *p,
        const bnd_integer *r, bnd_integer *newtype, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_type_create_f90_complex, MPI_TYPE_CREATE_F90_COMPLEX)(const bnd_integer *p,
        const bnd_integer *r, bnd_integer *newtype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_create_f90_complex, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_create_f90_complex)(*p, *r, c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
