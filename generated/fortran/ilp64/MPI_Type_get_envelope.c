/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_envelope] through templates/fortran/ilp64.c.j2. */
/* Tell which constructor made a datatype and how many arguments it took. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_get_envelope.c"

#if BND_HAS(MPI_Type_get_envelope)
void BND_WIDE_NAME(mpi_type_get_envelope, MPI_TYPE_GET_ENVELOPE)(const bnd_default_integer *datatype,
        bnd_default_integer *num_integers, bnd_default_integer *num_addresses, bnd_default_integer *num_datatypes,
        bnd_default_integer *combiner, bnd_default_integer *ierror);

static inline __attribute__((always_inline)) int BND_FAST_PATH(mpi_type_get_envelope)(const bnd_integer *datatype,
        bnd_integer *num_integers, bnd_integer *num_addresses, bnd_integer *num_datatypes, bnd_integer *combiner,
        bnd_integer *ierror)
{
    if (BND_UNLIKELY(!(BND_AVAILABLE(MPI_Type_get_envelope) && bnd_is_inline_f2c_Type(*datatype)))) return 0;
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_get_envelope)(bnd_inline_f2c_Type(*datatype), num_integers, num_addresses,
            num_datatypes, combiner));
    return 1;
}

static BND_NOINLINE void BND_WIDE_SLOW_PATH(mpi_type_get_envelope)(const bnd_default_integer *datatype,
        bnd_default_integer *num_integers, bnd_default_integer *num_addresses, bnd_default_integer *num_datatypes,
        bnd_default_integer *combiner, bnd_default_integer *ierror)
{
    const bnd_integer int_datatype = bnd_integer_own_type(*datatype);
    bnd_integer int_num_integers = BND_INTEGER_UNSET;
    bnd_integer int_num_addresses = BND_INTEGER_UNSET;
    bnd_integer int_num_datatypes = BND_INTEGER_UNSET;
    bnd_integer int_combiner = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_type_get_envelope)(&int_datatype, &int_num_integers, &int_num_addresses, &int_num_datatypes,
            &int_combiner, &int_ierror);
    bnd_integer_out(num_integers, int_num_integers);
    bnd_integer_out(num_addresses, int_num_addresses);
    bnd_integer_out(num_datatypes, int_num_datatypes);
    bnd_integer_out(combiner, int_combiner);
    BND_STORE_IERROR(ierror, int_ierror);
}

void BND_WIDE_NAME(mpi_type_get_envelope, MPI_TYPE_GET_ENVELOPE)(const bnd_default_integer *datatype,
        bnd_default_integer *num_integers, bnd_default_integer *num_addresses, bnd_default_integer *num_datatypes,
        bnd_default_integer *combiner, bnd_default_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_FIT(bnd_high_half(datatype), bnd_fits(datatype)),
            BND_WIDE_SLOW_PATH(mpi_type_get_envelope)(datatype, num_integers, num_addresses, num_datatypes, combiner,
            ierror));
    bnd_integer int_ierror;
    BND_SLOW_PATH_UNLESS(BND_FAST_PATH(mpi_type_get_envelope)(bnd_low_half(datatype),
            (bnd_integer *)bnd_low_half(num_integers), (bnd_integer *)bnd_low_half(num_addresses),
            (bnd_integer *)bnd_low_half(num_datatypes), (bnd_integer *)bnd_low_half(combiner), &int_ierror),
            BND_WIDE_SLOW_PATH(mpi_type_get_envelope)(datatype, num_integers, num_addresses, num_datatypes, combiner,
            ierror));
    bnd_widen(num_integers);
    bnd_widen(num_addresses);
    bnd_widen(num_datatypes);
    bnd_widen(combiner);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
