/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_envelope] through templates/fortran/wrapper.c.j2. */
/* Tell which constructor made a datatype and how many arguments it took. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_get_envelope_c) || BND_HAS(MPI_Type_get_envelope)
BND_WRAPPER void BND_NAME(mpi_type_get_envelope_c, MPI_TYPE_GET_ENVELOPE_C)(const bnd_integer *datatype,
        MPI_Count *num_integers, MPI_Count *num_addresses, MPI_Count *num_large_counts, MPI_Count *num_datatypes,
        bnd_integer *combiner, bnd_integer *ierror);

#if BND_HAS(MPI_Type_get_envelope_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_type_get_envelope_c)(const bnd_integer *datatype, MPI_Count *num_integers,
        MPI_Count *num_addresses, MPI_Count *num_large_counts, MPI_Count *num_datatypes, bnd_integer *combiner,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_get_envelope_c, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_get_envelope_c)(bnd_f2c_Type(*datatype), num_integers, num_addresses,
            num_large_counts, num_datatypes, combiner));
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_get_envelope_c, MPI_TYPE_GET_ENVELOPE_C)(const bnd_integer *datatype,
        MPI_Count *num_integers, MPI_Count *num_addresses, MPI_Count *num_large_counts, MPI_Count *num_datatypes,
        bnd_integer *combiner, bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_get_envelope_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_get_envelope_c) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_type_get_envelope_c)(datatype, num_integers, num_addresses, num_large_counts,
            num_datatypes, combiner, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_get_envelope_c)(bnd_inline_f2c_Type(*datatype), num_integers,
            num_addresses, num_large_counts, num_datatypes, combiner));
#else
    BND_REQUIRE(MPI_Type_get_envelope, ierror, BND_ON_SELF, 0);
    int c_num_integers = 0;
    int c_num_addresses = 0;
    int c_num_datatypes = 0;
    int result = BND_C(MPI_Type_get_envelope)(bnd_f2c_Type(*datatype), &c_num_integers, &c_num_addresses,
            &c_num_datatypes, combiner);
    BND_NARROW_OUT(MPI_Count, num_integers, c_num_integers, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_NARROW_OUT(MPI_Count, num_addresses, c_num_addresses, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_NARROW_OUT(MPI_Count, num_large_counts, 0, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_NARROW_OUT(MPI_Count, num_datatypes, c_num_datatypes, MPI_ERR_ARG, result, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
