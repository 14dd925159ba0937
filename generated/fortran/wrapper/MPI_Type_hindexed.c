/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_hindexed] through templates/fortran/wrapper.c.j2. */
/* Make a type of varying blocks at byte displacements (old MPI-1 form). */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_hindexed) || BND_HAS(MPI_Type_create_hindexed)
void BND_NAME(mpi_type_hindexed, MPI_TYPE_HINDEXED)(const MPI_Fint *count, MPI_Fint *array_of_blocklengths,
        const MPI_Fint *array_of_displacements, const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror);

#if BND_C_TARGET_IS_ABI && BND_HAS(MPI_Type_hindexed)
static BND_NOINLINE void BND_FALLBACK(mpi_type_hindexed)(const MPI_Fint *count, MPI_Fint *array_of_blocklengths,
        const MPI_Fint *array_of_displacements, const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Type_create_hindexed, bnd_raise(code));
    const long n_array_of_displacements = *count;
    BND_FIT_ALL(MPI_Aint, array_of_displacements, MPI_ERR_ARG, bnd_raise(code));
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    BND_FIT_ROOM(MPI_Aint, array_of_displacements, (void)0);
    const int result = BND_C(MPI_Type_create_hindexed)(*count, array_of_blocklengths, c_array_of_displacements,
            bnd_f2c_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_ROOM_FREE(array_of_displacements);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_STORE_IERROR(ierror, result);
}
#endif

void BND_NAME(mpi_type_hindexed, MPI_TYPE_HINDEXED)(const MPI_Fint *count, MPI_Fint *array_of_blocklengths,
        const MPI_Fint *array_of_displacements, const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Type_hindexed)
    BND_IF_UNAVAILABLE(MPI_Type_hindexed, BND_FALLBACK(mpi_type_hindexed)(count, array_of_blocklengths,
            array_of_displacements, oldtype, newtype, ierror); return);
    const long n_array_of_displacements = *count;
    BND_FIT_ALL(MPI_Aint, array_of_displacements, MPI_ERR_ARG, bnd_raise(code));
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    BND_FIT_ROOM(MPI_Aint, array_of_displacements, (void)0);
    const int result = BND_C(MPI_Type_hindexed)(*count, array_of_blocklengths, c_array_of_displacements,
            bnd_f2c_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_ROOM_FREE(array_of_displacements);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_STORE_IERROR(ierror, result);
#else
    BND_REQUIRE(MPI_Type_create_hindexed, bnd_raise(code));
    const long n_array_of_displacements = *count;
    BND_FIT_ALL(MPI_Aint, array_of_displacements, MPI_ERR_ARG, bnd_raise(code));
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    BND_FIT_ROOM(MPI_Aint, array_of_displacements, (void)0);
    const int result = BND_C(MPI_Type_create_hindexed)(*count, array_of_blocklengths, c_array_of_displacements,
            bnd_f2c_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_ROOM_FREE(array_of_displacements);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_STORE_IERROR(ierror, result);
#endif
}
#endif
