/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_create_hindexed] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of blocks with varying lengths at byte displacements. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_create_hindexed_c) || BND_HAS(MPI_Type_create_hindexed)
BND_WRAPPER void BND_NAME(mpi_type_create_hindexed_c, MPI_TYPE_CREATE_HINDEXED_C)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_integer *oldtype,
        bnd_integer *newtype, bnd_integer *ierror);

#if BND_HAS(MPI_Type_create_hindexed_c)
static BND_NOINLINE void BND_SLOW_PATH(mpi_type_create_hindexed_c)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_integer *oldtype,
        bnd_integer *newtype, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_create_hindexed_c, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(MPI_Type_create_hindexed_c)(*count, array_of_blocklengths, array_of_displacements,
            bnd_f2c_Type(*oldtype), c_newtype);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_create_hindexed_c, MPI_TYPE_CREATE_HINDEXED_C)(const MPI_Count *count,
        MPI_Count *array_of_blocklengths, MPI_Count *array_of_displacements, const bnd_integer *oldtype,
        bnd_integer *newtype, bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_create_hindexed_c)
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Type_create_hindexed_c) && bnd_is_inline_f2c_Type(*oldtype),
            BND_SLOW_PATH(mpi_type_create_hindexed_c)(count, array_of_blocklengths, array_of_displacements, oldtype,
            newtype, ierror));
    BND_HANDLE_UNSET(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype);
    const int result = BND_C(MPI_Type_create_hindexed_c)(*count, array_of_blocklengths, array_of_displacements,
            bnd_inline_f2c_Type(*oldtype), c_newtype);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
#else
    BND_REQUIRE(MPI_Type_create_hindexed, ierror, BND_ON_SELF, 0);
    const long c_array_of_blocklengths_count = *count;
    const long c_array_of_displacements_count = *count;
    BND_NARROW_CHECK(int, *count, 1, MPI_ERR_COUNT, ierror, BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(int, array_of_blocklengths, c_array_of_blocklengths_count, 1, MPI_ERR_COUNT, ierror,
            BND_ON_SELF, 0);
    BND_NARROW_CHECK_ARRAY(MPI_Aint, array_of_displacements, c_array_of_displacements_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_NARROW_ARRAY(int, c_array_of_blocklengths, array_of_blocklengths, (void)0, ierror);
    BND_NARROW_ARRAY(MPI_Aint, c_array_of_displacements, array_of_displacements, (void)0, ierror);
    const int result = BND_C(MPI_Type_create_hindexed)(BND_NARROWED(int, *count), c_array_of_blocklengths,
            c_array_of_displacements, bnd_f2c_Type(*oldtype), c_newtype);
    BND_ARRAY_FREE(c_array_of_blocklengths);
    BND_ARRAY_FREE(c_array_of_displacements);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
