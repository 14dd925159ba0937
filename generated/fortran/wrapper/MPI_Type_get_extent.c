/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml [MPI_Type_get_extent] through templates/fortran/wrapper.c.j2. */
/* Return the lower bound and extent of a datatype. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_get_extent)
void BND_NAME(type_get_extent, TYPE_GET_EXTENT)(const MPI_Fint *datatype, MPI_Aint *lb, MPI_Aint *extent,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(type_get_extent)(const MPI_Fint *datatype, MPI_Aint *lb, MPI_Aint *extent,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Type_get_extent)(bnd_f2c_Type(*datatype), lb, extent));
}

void BND_NAME(type_get_extent, TYPE_GET_EXTENT)(const MPI_Fint *datatype, MPI_Aint *lb, MPI_Aint *extent,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Type(*datatype), BND_OTHERWISE(type_get_extent)(datatype, lb, extent, ierror));
    BND_RETURN(ierror, BND_C(Type_get_extent)(bnd_known_as_Type(*datatype), lb, extent));
}
#endif
