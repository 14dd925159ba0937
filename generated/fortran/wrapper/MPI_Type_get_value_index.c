/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_value_index] through templates/fortran/wrapper.c.j2. */
/* Find the predefined pair type for a given value type and index type. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_get_value_index)
BND_WRAPPER void BND_NAME(mpi_type_get_value_index, MPI_TYPE_GET_VALUE_INDEX)(const bnd_integer *value_type,
        const bnd_integer *index_type, bnd_integer *pair_type, bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_type_get_value_index)(const bnd_integer *value_type,
        const bnd_integer *index_type, bnd_integer *pair_type, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_get_value_index, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_pair_type, pair_type, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_get_value_index)(bnd_f2c_Type(*value_type), bnd_f2c_Type(*index_type),
            c_pair_type);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_pair_type, pair_type, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_type_get_value_index, MPI_TYPE_GET_VALUE_INDEX)(const bnd_integer *value_type,
        const bnd_integer *index_type, bnd_integer *pair_type, bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_get_value_index) && bnd_is_inline_f2c_Type(*value_type) &&
            bnd_is_inline_f2c_Type(*index_type), BND_SLOW_PATH(mpi_type_get_value_index)(value_type, index_type,
            pair_type, ierror));
    BND_HANDLE_UNSET(MPI_DATATYPE, MPI_Datatype, c_pair_type, pair_type);
    const int result = BND_C(MPI_Type_get_value_index)(bnd_inline_f2c_Type(*value_type),
            bnd_inline_f2c_Type(*index_type), c_pair_type);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_pair_type, pair_type, result);
}
#endif
