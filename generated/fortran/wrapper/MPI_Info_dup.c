/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_dup] through templates/fortran/wrapper.c.j2. */
/* Create a copy of an info object with the same keys, values and order. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_dup)
void BND_NAME(info_dup, INFO_DUP)(const MPI_Fint *info, MPI_Fint *newinfo, MPI_Fint *ierror);

void BND_NAME(info_dup, INFO_DUP)(const MPI_Fint *info, MPI_Fint *newinfo, MPI_Fint *ierror)
{
    MPI_Info c_newinfo = MPI_INFO_NULL;
    const int result = BND_C(Info_dup)(PMPI_Info_f2c(*info), &c_newinfo);
    if (result == MPI_SUCCESS) *newinfo = PMPI_Info_c2f(c_newinfo);
    BND_RETURN(ierror, result);
}
#endif
