/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_match_size] through templates/fortran/wrapper.c.j2. */
/* Find the predefined type of a given class and size in bytes. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_match_size)
BND_WRAPPER void BND_NAME(mpi_type_match_size, MPI_TYPE_MATCH_SIZE)(const bnd_integer *typeclass,
        const bnd_integer *size, bnd_integer *datatype, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_type_match_size, MPI_TYPE_MATCH_SIZE)(const bnd_integer *typeclass,
        const bnd_integer *size, bnd_integer *datatype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_match_size, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_datatype, datatype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_match_size)(*typeclass, *size, c_datatype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_datatype, datatype, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
