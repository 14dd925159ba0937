/* Do not edit: `bindery generate` writes this from specs/routines/info.toml [MPI_Info_dup] through templates/fortran/wrapper.c.j2. */
/* Create a copy of an info object with the same keys, values and order. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Info_dup)
void BND_NAME(mpi_info_dup, MPI_INFO_DUP)(const MPI_Fint *info, MPI_Fint *newinfo, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_info_dup)(const MPI_Fint *info, MPI_Fint *newinfo, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_Info_dup, bnd_raise(code));
    BND_HANDLE_LOCAL(MPI_INFO, MPI_Info, newinfo, MPI_INFO_NULL);
    const int result = BND_C(MPI_Info_dup)(bnd_f2c_Info(*info), BND_HANDLE_ADDRESS(MPI_INFO, newinfo));
    BND_HANDLE_MADE(MPI_INFO, Info, newinfo);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_info_dup, MPI_INFO_DUP)(const MPI_Fint *info, MPI_Fint *newinfo, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Info_dup) && bnd_is_known_Info(*info), BND_SLOW_PATH(mpi_info_dup)(info,
            newinfo, ierror));
    BND_HANDLE_ROOM(MPI_INFO, MPI_Info, newinfo);
    const int result = BND_C(MPI_Info_dup)(bnd_known_as_Info(*info), BND_HANDLE_ADDRESS(MPI_INFO, newinfo));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_MADE(MPI_INFO, Info, newinfo);
}
#endif
