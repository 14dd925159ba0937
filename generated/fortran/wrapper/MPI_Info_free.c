/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_free] through templates/fortran/wrapper.c.j2. */
/* Free an info object and set its handle to null. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_free)
BND_WRAPPER void BND_NAME(mpi_info_free, MPI_INFO_FREE)(bnd_integer *info, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_info_free, MPI_INFO_FREE)(bnd_integer *info, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Info_free, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, c_info, info, bnd_f2c_Info(*info));
    const int result = BND_C(MPI_Info_free)(c_info);
    BND_HANDLE_COPY_OUT(MPI_INFO, Info, c_info, info);
    BND_STORE_IERROR(ierror, result);
}
#endif
