/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_indexed_block] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of equal-length blocks at displacements in old-type extents. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_indexed_block)
BND_WRAPPER void BND_NAME(mpi_type_create_indexed_block, MPI_TYPE_CREATE_INDEXED_BLOCK)(const bnd_integer *count,
        const bnd_integer *blocklength, bnd_integer *array_of_displacements, const bnd_integer *oldtype,
        bnd_integer *newtype, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_type_create_indexed_block)(const bnd_integer *count,
        const bnd_integer *blocklength, bnd_integer *array_of_displacements, const bnd_integer *oldtype,
        bnd_integer *newtype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_create_indexed_block, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_create_indexed_block)(*count, *blocklength, array_of_displacements,
            bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_type_create_indexed_block, MPI_TYPE_CREATE_INDEXED_BLOCK)(const bnd_integer *count,
        const bnd_integer *blocklength, bnd_integer *array_of_displacements, const bnd_integer *oldtype,
        bnd_integer *newtype, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_create_indexed_block) && bnd_is_inline_f2c_Type(*oldtype),
            BND_SLOW_PATH(mpi_type_create_indexed_block)(count, blocklength, array_of_displacements, oldtype, newtype,
            ierror));
    BND_HANDLE_UNSET(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype);
    const int result = BND_C(MPI_Type_create_indexed_block)(*count, *blocklength, array_of_displacements,
            bnd_inline_f2c_Type(*oldtype), c_newtype);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
}
#endif
