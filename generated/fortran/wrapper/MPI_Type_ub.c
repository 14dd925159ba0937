/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Type_ub] through templates/fortran/wrapper.c.j2. */
/* Return the upper bound of a datatype through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Type_ub)
void BND_NAME(type_ub, TYPE_UB)(const MPI_Fint *datatype, MPI_Aint *displacement, MPI_Fint *ierror);

void BND_NAME(type_ub, TYPE_UB)(const MPI_Fint *datatype, MPI_Aint *displacement, MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Type_ub)(PMPI_Type_f2c(*datatype), displacement));
}
#endif
