/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_value_index] through templates/fortran/ilp64.c.j2. */
/* Find the predefined pair type for a given value type and index type. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_get_value_index.c"

#if BND_HAS(MPI_Type_get_value_index)
void BND_WIDE_NAME(mpi_type_get_value_index, MPI_TYPE_GET_VALUE_INDEX)(const bnd_default_integer *value_type,
        const bnd_default_integer *index_type, bnd_default_integer *pair_type, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_type_get_value_index)(const bnd_integer *value_type,
        const bnd_integer *index_type, bnd_integer *pair_type, bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Type_get_value_index) && bnd_is_inline_f2c_Type(*value_type) &&
            bnd_is_inline_f2c_Type(*index_type)))) return 0;
    BND_HANDLE_UNSET(MPI_DATATYPE, MPI_Datatype, c_pair_type, pair_type);
    const int result = BND_C(MPI_Type_get_value_index)(bnd_inline_f2c_Type(*value_type),
            bnd_inline_f2c_Type(*index_type), c_pair_type);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_pair_type, pair_type, result);
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_type_get_value_index)(const bnd_default_integer *value_type,
        const bnd_default_integer *index_type, bnd_default_integer *pair_type, bnd_default_integer *ierror)
{
    bnd_know_type(*value_type);
    bnd_know_type(*index_type);
    const bnd_integer int_value_type = bnd_integer_type(*value_type);
    const bnd_integer int_index_type = bnd_integer_type(*index_type);
    bnd_integer int_pair_type = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_get_value_index)(&int_value_type, &int_index_type, &int_pair_type, &int_ierror);
    bnd_integer_out(pair_type, int_pair_type);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_get_value_index, MPI_TYPE_GET_VALUE_INDEX)(const bnd_default_integer *value_type,
        const bnd_default_integer *index_type, bnd_default_integer *pair_type, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(value_type) | bnd_high_half(index_type),
            bnd_fits(value_type) && bnd_fits(index_type)), BND_WIDE_SLOW_PATH(mpi_type_get_value_index)(value_type,
            index_type, pair_type, ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_type_get_value_index)(bnd_low_half(value_type), bnd_low_half(index_type),
            (bnd_integer *)bnd_low_half(pair_type), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_type_get_value_index)(value_type, index_type, pair_type, ierror));
    bnd_widen(pair_type);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
