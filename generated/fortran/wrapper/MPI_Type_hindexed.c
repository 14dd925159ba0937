/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_hindexed] through templates/fortran/wrapper.c.j2. */
/* Make a type of varying blocks at byte displacements (old MPI-1 form). */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_hindexed) || BND_HAS(MPI_Type_create_hindexed)
void BND_NAME(type_hindexed, TYPE_HINDEXED)(const MPI_Fint *count, MPI_Fint *array_of_blocklengths,
        const MPI_Fint *array_of_displacements, const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror);

void BND_NAME(type_hindexed, TYPE_HINDEXED)(const MPI_Fint *count, MPI_Fint *array_of_blocklengths,
        const MPI_Fint *array_of_displacements, const MPI_Fint *oldtype, MPI_Fint *newtype, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Type_hindexed)
    const long n_array_of_displacements = *count;
    BND_FIT_ALL(MPI_Aint, array_of_displacements, MPI_ERR_ARG, PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    BND_FIT_ROOM(MPI_Aint, array_of_displacements, (void)0);
    const int result = BND_C(Type_hindexed)(*count, array_of_blocklengths, c_array_of_displacements,
            bnd_f2c_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_ROOM_FREE(array_of_displacements);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_RETURN(ierror, result);
#else
    const long n_array_of_displacements = *count;
    BND_FIT_ALL(MPI_Aint, array_of_displacements, MPI_ERR_ARG, PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    BND_FIT_ROOM(MPI_Aint, array_of_displacements, (void)0);
    const int result = BND_C(Type_create_hindexed)(*count, array_of_blocklengths, c_array_of_displacements,
            bnd_f2c_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE, newtype));
    BND_ROOM_FREE(array_of_displacements);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_RETURN(ierror, result);
#endif
}
#endif
