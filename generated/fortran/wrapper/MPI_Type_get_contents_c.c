/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_contents] through templates/fortran/wrapper.c.j2. */
/* Return the arguments that were used to construct a datatype. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_get_contents_c) || BND_HAS(MPI_Type_get_contents)
BND_WRAPPER void BND_NAME(mpi_type_get_contents_c, MPI_TYPE_GET_CONTENTS_C)(const bnd_integer *datatype,
        const MPI_Count *max_integers, const MPI_Count *max_addresses, const MPI_Count *max_large_counts,
        const MPI_Count *max_datatypes, bnd_integer *array_of_integers, MPI_Aint *array_of_addresses,
        MPI_Count *array_of_large_counts, bnd_integer *array_of_datatypes, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_type_get_contents_c, MPI_TYPE_GET_CONTENTS_C)(const bnd_integer *datatype,
        const MPI_Count *max_integers, const MPI_Count *max_addresses, const MPI_Count *max_large_counts,
        const MPI_Count *max_datatypes, bnd_integer *array_of_integers, MPI_Aint *array_of_addresses,
        MPI_Count *array_of_large_counts, bnd_integer *array_of_datatypes, bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_get_contents_c)
    BND_REQUIRE(MPI_Type_get_contents_c, ierror, BND_ON_SELF, 0);
    BND_QUERY(int, datatypes_datatype, BND_CONVERTS_HANDLES, bnd_datatypes(bnd_f2c_Type(*datatype)));
    BND_HANDLE_ARRAY(MPI_Datatype, c_array_of_datatypes, array_of_datatypes, *max_datatypes);
    BND_HANDLE_ARRAY_CHECK(c_array_of_datatypes, ierror);
    const int result = BND_C(MPI_Type_get_contents_c)(bnd_f2c_Type(*datatype), *max_integers, *max_addresses,
            *max_large_counts, *max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts,
            c_array_of_datatypes);
    BND_HANDLE_ARRAY_OUT(Type, c_array_of_datatypes, array_of_datatypes,
            result == MPI_SUCCESS ? bnd_min(*max_datatypes, datatypes_datatype) : 0);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Type_get_contents, ierror, BND_ON_SELF, 0);
    BND_QUERY(int, datatypes_datatype, BND_CONVERTS_HANDLES, bnd_datatypes(bnd_f2c_Type(*datatype)));
    BND_NARROW_CHECK(int, *max_integers, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(int, *max_addresses, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK(int, *max_datatypes, 1, MPI_ERR_ARG, ierror, BND_ON_SELF, 0);
    BND_HANDLE_ARRAY(MPI_Datatype, c_array_of_datatypes, array_of_datatypes, *max_datatypes);
    BND_HANDLE_ARRAY_CHECK(c_array_of_datatypes, ierror);
    int result = BND_C(MPI_Type_get_contents)(bnd_f2c_Type(*datatype), BND_NARROWED(int, *max_integers),
            BND_NARROWED(int, *max_addresses), BND_NARROWED(int, *max_datatypes), array_of_integers,
            array_of_addresses, c_array_of_datatypes);
    BND_HANDLE_ARRAY_OUT(Type, c_array_of_datatypes, array_of_datatypes,
            result == MPI_SUCCESS ? bnd_min(*max_datatypes, datatypes_datatype) : 0);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
