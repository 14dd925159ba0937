/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_get_nkeys] through templates/fortran/wrapper.c.j2. */
/* Count the keys currently defined in an info object. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_get_nkeys)
BND_WRAPPER void BND_NAME(mpi_info_get_nkeys, MPI_INFO_GET_NKEYS)(const bnd_integer *info, bnd_integer *nkeys,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_info_get_nkeys)(const bnd_integer *info, bnd_integer *nkeys,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Info_get_nkeys, ierror, BND_ON_SELF, 0);
    BND_STORE_IERROR(ierror, BND_C(MPI_Info_get_nkeys)(bnd_f2c_Info(*info), nkeys));
}

BND_WRAPPER void BND_NAME(mpi_info_get_nkeys, MPI_INFO_GET_NKEYS)(const bnd_integer *info, bnd_integer *nkeys,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Info_get_nkeys) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_info_get_nkeys)(info, nkeys, ierror));
    BND_STORE_IERROR(ierror, BND_C(MPI_Info_get_nkeys)(bnd_inline_f2c_Info(*info), nkeys));
}
#endif
