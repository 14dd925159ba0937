/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_create] through templates/fortran/wrapper.c.j2. */
/* Create an info object that holds no keys yet. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_create)
void BND_NAME(mpi_info_create, MPI_INFO_CREATE)(MPI_Fint *info, MPI_Fint *ierror);

void BND_NAME(mpi_info_create, MPI_INFO_CREATE)(MPI_Fint *info, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Info_create, bnd_raise(code));
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, info, MPI_INFO_NULL);
    const int result = BND_C(MPI_Info_create)(BND_HANDLE_ADDRESS(MPI_INFO, info));
    BND_HANDLE_MADE(MPI_INFO, Info, info);
    BND_STORE_IERROR(ierror, result);
}
#endif
