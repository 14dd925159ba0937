/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml [MPI_Win_get_group] through templates/fortran/wrapper.c.j2. */
/* Return a copy of the group of processes that created a window. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Win_get_group)
BND_WRAPPER void BND_NAME(mpi_win_get_group, MPI_WIN_GET_GROUP)(const bnd_integer *win, bnd_integer *group,
        bnd_integer *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_win_get_group)(const bnd_integer *win, bnd_integer *group,
        bnd_integer *ierror)
{
    BND_REQUIRE(MPI_Win_get_group, ierror, BND_ON_WIN, *win);
    BND_HANDLE_LOCAL(MPI_GROUP, MPI_Group, c_group, group, MPI_GROUP_NULL);
    const int result = BND_C(MPI_Win_get_group)(bnd_f2c_Win(*win), c_group);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_group, group, result);
    BND_STORE_IERROR(ierror, result);
}

BND_WRAPPER void BND_NAME(mpi_win_get_group, MPI_WIN_GET_GROUP)(const bnd_integer *win, bnd_integer *group,
        bnd_integer *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_Win_get_group) && bnd_is_inline_f2c_Win(*win),
            BND_SLOW_PATH(mpi_win_get_group)(win, group, ierror));
    BND_HANDLE_UNSET(MPI_GROUP, MPI_Group, c_group, group);
    const int result = BND_C(MPI_Win_get_group)(bnd_inline_f2c_Win(*win), c_group);
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_CREATED(MPI_GROUP, Group, c_group, group, result);
}
#endif
