/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_extent] through templates/fortran/wrapper.c.j2. */
/* Return only the extent of a datatype through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_extent)
void BND_NAME(type_extent, TYPE_EXTENT)(const MPI_Fint *datatype, MPI_Aint *extent, MPI_Fint *ierror);

void BND_NAME(type_extent, TYPE_EXTENT)(const MPI_Fint *datatype, MPI_Aint *extent, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Type_extent)(PMPI_Type_f2c(*datatype), extent));
}
#endif
