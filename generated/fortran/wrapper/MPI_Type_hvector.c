/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_hvector] through templates/fortran/wrapper.c.j2. */
/* Make a type of equal blocks with a byte stride (old MPI-1 form). */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_hvector) || BND_HAS(MPI_Type_create_hvector)
BND_WRAPPER void BND_NAME(mpi_type_hvector, MPI_TYPE_HVECTOR)(const bnd_integer *count, const bnd_integer *blocklength,
        const bnd_default_integer *stride, const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Type_hvector)
static BND_NOINLINE void BND_FALLBACK(mpi_type_hvector)(const bnd_integer *count, const bnd_integer *blocklength,
        const bnd_default_integer *stride, const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_create_hvector, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(MPI_Aint, *stride, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_create_hvector)(*count, *blocklength, BND_NARROWED(MPI_Aint, *stride),
            bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_hvector, MPI_TYPE_HVECTOR)(const bnd_integer *count, const bnd_integer *blocklength,
        const bnd_default_integer *stride, const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_hvector)
    BND_IF_UNAVAILABLE(MPI_Type_hvector, BND_FALLBACK(mpi_type_hvector)(count, blocklength, stride, oldtype, newtype,
            ierror); return);
    BND_NARROW_CHECK(MPI_Aint, *stride, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_hvector)(*count, *blocklength, BND_NARROWED(MPI_Aint, *stride),
            bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Type_create_hvector, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(MPI_Aint, *stride, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_create_hvector)(*count, *blocklength, BND_NARROWED(MPI_Aint, *stride),
            bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
