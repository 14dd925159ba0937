/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_dup] through templates/fortran/wrapper.c.j2. */
/* Create a copy of an info object with the same keys, values and order. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_dup)
BND_WRAPPER void BND_NAME(mpi_info_dup, MPI_INFO_DUP)(const bnd_integer *info, bnd_integer *newinfo,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_info_dup)(const bnd_integer *info, bnd_integer *newinfo,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Info_dup, ierror, BND_ON_SELF, 0);
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, c_newinfo, newinfo, MPI_INFO_NULL);
    const int result = BND_C(MPI_Info_dup)(bnd_f2c_Info(*info), c_newinfo);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_newinfo, newinfo, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_info_dup, MPI_INFO_DUP)(const bnd_integer *info, bnd_integer *newinfo,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Info_dup) && bnd_is_inline_f2c_Info(*info),
            BND_SLOW_PATH(mpi_info_dup)(info, newinfo, ierror));
    BND_HANDLE_UNSET(MPI_INFO, MPI_Info, c_newinfo, newinfo);
    const int result = BND_C(MPI_Info_dup)(bnd_inline_f2c_Info(*info), c_newinfo);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_INFO, Info, c_newinfo, newinfo, result);
}
#endif
