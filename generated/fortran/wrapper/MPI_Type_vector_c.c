/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_vector] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of equal blocks spaced by a stride in old-type extents. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_vector_c) || BND_HAS(MPI_Type_vector)
BND_WRAPPER void BND_NAME(mpi_type_vector_c, MPI_TYPE_VECTOR_C)(const MPI_Count *count, const MPI_Count *blocklength,
        const MPI_Count *stride, const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror);

#if BND_HAS(MPI_Type_vector_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_type_vector_c)(const MPI_Count *count, const MPI_Count *blocklength,
        const MPI_Count *stride, const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_vector_c, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_vector_c)(*count, *blocklength, *stride, bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_vector_c, MPI_TYPE_VECTOR_C)(const MPI_Count *count, const MPI_Count *blocklength,
        const MPI_Count *stride, const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_vector_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_vector_c) && bnd_is_inline_f2c_Type(*oldtype),
            BND_SLOW_PATH(mpi_type_vector_c)(count, blocklength, stride, oldtype, newtype, ierror));
    BND_HANDLE_UNSET(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype);
    const int result = BND_C(MPI_Type_vector_c)(*count, *blocklength, *stride, bnd_inline_f2c_Type(*oldtype),
            c_newtype);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
#else
    BND_REQUIRE(MPI_Type_vector, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(int, *count, 1, MPI_ERR_COUNT, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(int, *blocklength, 1, MPI_ERR_COUNT, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(int, *stride, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_vector)(BND_NARROWED(int, *count), BND_NARROWED(int, *blocklength),
            BND_NARROWED(int, *stride), bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
