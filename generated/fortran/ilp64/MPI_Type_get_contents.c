/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_contents] through templates/fortran/ilp64.c.j2. */
/* Return the arguments that were used to construct a datatype. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Type_get_contents.c"

#if BND_HAS(MPI_Type_get_contents)
void BND_WIDE_NAME(mpi_type_get_contents, MPI_TYPE_GET_CONTENTS)(const bnd_default_integer *datatype,
        const bnd_default_integer *max_integers, const bnd_default_integer *max_addresses,
        const bnd_default_integer *max_datatypes, bnd_default_integer *array_of_integers, MPI_Aint *array_of_addresses,
        bnd_default_integer *array_of_datatypes, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_type_get_contents, MPI_TYPE_GET_CONTENTS)(const bnd_default_integer *datatype,
        const bnd_default_integer *max_integers, const bnd_default_integer *max_addresses,
        const bnd_default_integer *max_datatypes, bnd_default_integer *array_of_integers, MPI_Aint *array_of_addresses,
        bnd_default_integer *array_of_datatypes, bnd_default_integer *ierror)
{
    const long int_array_of_integers_count = *max_integers;
    const long int_array_of_datatypes_count = *max_datatypes;
    BND_NARROW_CHECK(bnd_integer, *max_integers, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *max_addresses, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(bnd_integer, *max_datatypes, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    const bnd_integer int_datatype = bnd_integer_own_type(*datatype);
    const bnd_integer int_max_integers = BND_NARROWED(bnd_integer, *max_integers);
    const bnd_integer int_max_addresses = BND_NARROWED(bnd_integer, *max_addresses);
    const bnd_integer int_max_datatypes = BND_NARROWED(bnd_integer, *max_datatypes);
    BND_INTEGERS(bnd_integers_unset, int_array_of_integers, array_of_integers, (void)0, ierror);
    BND_INTEGERS(bnd_integers_unset, int_array_of_datatypes, array_of_datatypes, BND_ARRAY_FREE(int_array_of_integers),
            ierror);
    bnd_integer int_ierror;
    BND_INNER(mpi_type_get_contents)(&int_datatype, &int_max_integers, &int_max_addresses, &int_max_datatypes,
            int_array_of_integers, array_of_addresses, int_array_of_datatypes, &int_ierror);
    bnd_integers_out(array_of_integers, int_array_of_integers, int_array_of_integers_count);
    BND_ARRAY_FREE(int_array_of_integers);
    bnd_integers_types_out(array_of_datatypes, int_array_of_datatypes, int_array_of_datatypes_count);
    BND_ARRAY_FREE(int_array_of_datatypes);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
