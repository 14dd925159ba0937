/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_create_env] through templates/fortran/ilp64.c.j2. */
/* Create an info object that describes how the program was started. */
#include "bnd_ilp64.h"
#include "../wrapper/MPI_Info_create_env.c"

#if BND_HAS(MPI_Info_create_env)
void BND_WIDE_NAME(mpi_info_create_env, MPI_INFO_CREATE_ENV)(bnd_default_integer *info, bnd_default_integer *ierror);

void BND_WIDE_NAME(mpi_info_create_env, MPI_INFO_CREATE_ENV)(bnd_default_integer *info, bnd_default_integer *ierror)
{
    bnd_integer int_info = BND_INTEGER_UNSET;
    bnd_integer int_ierror;
    BND_INNER(mpi_info_create_env)(&int_info, &int_ierror);
    bnd_integer_out(info, int_info);
    BND_STORE_IERROR(ierror, int_ierror);
}
#endif
