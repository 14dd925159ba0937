/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_hindexed] through templates/fortran/wrapper.c.j2. */
/* Make a type of varying blocks at byte displacements (old MPI-1 form). */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_hindexed) || BND_HAS(MPI_Type_create_hindexed)
BND_WRAPPER void BND_NAME(mpi_type_hindexed, MPI_TYPE_HINDEXED)(const bnd_integer *count,
        bnd_integer *array_of_blocklengths, const bnd_default_integer *array_of_displacements,
        const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Type_hindexed)
static BND_NOINLINE void BND_FALLBACK(mpi_type_hindexed)(const bnd_integer *count, bnd_integer *array_of_blocklengths,
        const bnd_default_integer *array_of_displacements, const bnd_integer *oldtype, bnd_integer *newtype,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Type_create_hindexed, ierror, BND_ON_SELF, 0);
    const long c_array_of_displacements_count = *count;
    BND_NARROW_CHECK_ARRAY(MPI_Aint, array_of_displacements, c_array_of_displacements_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_NARROW_ARRAY(MPI_Aint, c_array_of_displacements, array_of_displacements, (void)0, ierror);
    const int result = BND_C(MPI_Type_create_hindexed)(*count, array_of_blocklengths, c_array_of_displacements,
            bnd_f2c_Type(*oldtype), c_newtype);
    BND_ARRAY_FREE(c_array_of_displacements);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
}
#endif

BND_WRAPPER void BND_NAME(mpi_type_hindexed, MPI_TYPE_HINDEXED)(const bnd_integer *count,
        bnd_integer *array_of_blocklengths, const bnd_default_integer *array_of_displacements,
        const bnd_integer *oldtype, bnd_integer *newtype, bnd_integer *ierror)
{
#if BND_HAS(MPI_Type_hindexed)
    BND_IF_UNAVAILABLE(MPI_Type_hindexed, BND_FALLBACK(mpi_type_hindexed)(count, array_of_blocklengths,
            array_of_displacements, oldtype, newtype, ierror); return);
    const long c_array_of_displacements_count = *count;
    BND_NARROW_CHECK_ARRAY(MPI_Aint, array_of_displacements, c_array_of_displacements_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_NARROW_ARRAY(MPI_Aint, c_array_of_displacements, array_of_displacements, (void)0, ierror);
    const int result = BND_C(MPI_Type_hindexed)(*count, array_of_blocklengths, c_array_of_displacements,
            bnd_f2c_Type(*oldtype), c_newtype);
    BND_ARRAY_FREE(c_array_of_displacements);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Type_create_hindexed, ierror, BND_ON_SELF, 0);
    const long c_array_of_displacements_count = *count;
    BND_NARROW_CHECK_ARRAY(MPI_Aint, array_of_displacements, c_array_of_displacements_count, 1, MPI_ERR_ARG, ierror,
            BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, c_newtype, newtype, MPI_DATATYPE_NULL);
    BND_NARROW_ARRAY(MPI_Aint, c_array_of_displacements, array_of_displacements, (void)0, ierror);
    const int result = BND_C(MPI_Type_create_hindexed)(*count, array_of_blocklengths, c_array_of_displacements,
            bnd_f2c_Type(*oldtype), c_newtype);
    BND_ARRAY_FREE(c_array_of_displacements);
    BND_HANDLE_CREATED(MPI_DATATYPE, Type, c_newtype, newtype, result);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
