/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_create_env] through templates/fortran/wrapper.c.j2. */
/* Create an info object that describes how the program was started. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_create_env)
BND_WRAPPER void BND_NAME(mpi_info_create_env, MPI_INFO_CREATE_ENV)(bnd_integer *info, bnd_integer *ierror);

BND_WRAPPER void BND_NAME(mpi_info_create_env, MPI_INFO_CREATE_ENV)(bnd_integer *info, bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Info_create_env, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, c_info, info, MPI_INFO_NULL);
    const int result = BND_C(MPI_Info_create_env)(0, 0, c_info);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_info, info, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
