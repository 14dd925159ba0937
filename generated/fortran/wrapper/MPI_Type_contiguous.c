/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_contiguous] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of several copies of a type placed end to end. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_contiguous)
BND_WRAPPER void BND_NAME(mpi_type_contiguous, MPI_TYPE_CONTIGUOUS)(const bnd_integer *count,
        const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_type_contiguous)(const bnd_integer *count, const bnd_integer *oldtype,
        bnd_integer *newtype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_contiguous, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_contiguous)(*count, bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_type_contiguous, MPI_TYPE_CONTIGUOUS)(const bnd_integer *count,
        const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_contiguous) && bnd_is_inline_f2c_Type(*oldtype),
            BND_SLOW_PATH(mpi_type_contiguous)(count, oldtype, newtype, ierror));
    BND_HANDLE_UNSET(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype);
    const int result = BND_C(MPI_Type_contiguous)(*count, bnd_inline_f2c_Type(*oldtype), c_newtype);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
}
#endif
