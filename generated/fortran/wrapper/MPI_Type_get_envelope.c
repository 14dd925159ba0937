/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_envelope] through templates/fortran/wrapper.c.j2. */
/* Tell which constructor made a datatype and how many arguments it took. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_get_envelope)
BND_WRAPPER void BND_NAME(mpi_type_get_envelope, MPI_TYPE_GET_ENVELOPE)(const bnd_integer *datatype,
        bnd_integer *num_integers, bnd_integer *num_addresses, bnd_integer *num_datatypes, bnd_integer *combiner,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_type_get_envelope)(const bnd_integer *datatype, bnd_integer *num_integers,
        bnd_integer *num_addresses, bnd_integer *num_datatypes, bnd_integer *combiner, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_get_envelope, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_get_envelope)(bnd_f2c_Type(*datatype), num_integers, num_addresses,
            num_datatypes, combiner));
}

BND_WRAPPER void BND_NAME(mpi_type_get_envelope, MPI_TYPE_GET_ENVELOPE)(const bnd_integer *datatype,
        bnd_integer *num_integers, bnd_integer *num_addresses, bnd_integer *num_datatypes, bnd_integer *combiner,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_get_envelope) && bnd_is_inline_f2c_Type(*datatype),
            BND_SLOW_PATH(mpi_type_get_envelope)(datatype, num_integers, num_addresses, num_datatypes, combiner,
            ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Type_get_envelope)(bnd_inline_f2c_Type(*datatype), num_integers, num_addresses,
            num_datatypes, combiner));
}
#endif
