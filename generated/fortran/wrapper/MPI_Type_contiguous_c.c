/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_contiguous] through templates/fortran/wrapper.c.j2. */
/* Make a datatype of several copies of a type placed end to end. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_contiguous_c) || BND_HAS(MPI_Type_contiguous)
void BND_NAME(type_contiguous_c, TYPE_CONTIGUOUS_C)(const MPI_Count *count, const MPI_Fint *oldtype, MPI_Fint *newtype,
        MPI_Fint *ierror);

#if BND_HAS(MPI_Type_contiguous_c)
static BND_APART void BND_OTHERWISE(type_contiguous_c)(const MPI_Count *count, const MPI_Fint *oldtype,
        MPI_Fint *newtype, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(Type_contiguous_c)(*count, bnd_f2c_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE,
            newtype));
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_RETURN(ierror, result);
}
#endif

void BND_NAME(type_contiguous_c, TYPE_CONTIGUOUS_C)(const MPI_Count *count, const MPI_Fint *oldtype, MPI_Fint *newtype,
        MPI_Fint *ierror)
{
#if BND_HAS(MPI_Type_contiguous_c)
    BND_UNLESS(bnd_is_known_Type(*oldtype), BND_OTHERWISE(type_contiguous_c)(count, oldtype, newtype, ierror));
    BND_HANDLE_ROOM(MPI_DATATYPE, MPI_Datatype, newtype);
    const int result = BND_C(Type_contiguous_c)(*count, bnd_known_as_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE,
            newtype));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
#else
    BND_FIT_IN(int, *count, 1, MPI_ERR_COUNT, PMPI_Comm_call_errhandler(MPI_COMM_SELF, code));
    BND_HANDLE_LOCAL(MPI_DATATYPE, MPI_Datatype, newtype, MPI_DATATYPE_NULL);
    const int result = BND_C(Type_contiguous)((int)*count, bnd_f2c_Type(*oldtype), BND_HANDLE_ADDRESS(MPI_DATATYPE,
            newtype));
    BND_HANDLE_MADE(MPI_DATATYPE, Type, newtype);
    BND_RETURN(ierror, result);
#endif
}
#endif
