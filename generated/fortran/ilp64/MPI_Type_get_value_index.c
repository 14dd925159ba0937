/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_value_index] through templates/fortran/ilp64.c.j2. */
/* Find the predefined pair type for a given value type and index type. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_get_value_index.c"

#if BND_HAS(MPI_Type_get_value_index)
void BND_WIDE_NAME(mpi_type_get_value_index, MPI_TYPE_GET_VALUE_INDEX)(const bnd_default_integer *value_type,
        const bnd_default_integer *index_type, bnd_default_integer *pair_type, bnd_default_integer *ierror);

static BND_NOINLINE void BND_FIRST_USE(mpi_type_get_value_index)(const bnd_default_integer *value_type,
        const bnd_default_integer *index_type, bnd_default_integer *pair_type, bnd_default_integer *ierror)
{
    bnd_make_wide_pair();
    BND_WIDE_NAME(mpi_type_get_value_index, MPI_TYPE_GET_VALUE_INDEX)(value_type, index_type, pair_type, ierror);
}

void BND_WIDE_NAME(mpi_type_get_value_index, MPI_TYPE_GET_VALUE_INDEX)(const bnd_default_integer *value_type,
        const bnd_default_integer *index_type, bnd_default_integer *pair_type, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(bnd_is_known_type(*value_type) && bnd_is_known_type(*index_type),
            BND_FIRST_USE(mpi_type_get_value_index)(value_type, index_type, pair_type, ierror));
    const bnd_integer int_value_type = bnd_integer_type(*value_type);
    const bnd_integer int_index_type = bnd_integer_type(*index_type);
    bnd_integer int_pair_type = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_get_value_index)(&int_value_type, &int_index_type, &int_pair_type, &int_ierror);
    bnd_integer_out(pair_type, int_pair_type);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
