/* Do not edit: `bindery generate` writes this from specs/routines/files.toml [MPI_File_get_group] through templates/fortran/wrapper.c.j2. */
/* Return a copy of the group of processes that opened a file. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_File_get_group)
void BND_NAME(mpi_file_get_group, MPI_FILE_GET_GROUP)(const MPI_Fint *fh, MPI_Fint *group, MPI_Fint *ierror);

static BND_NOINLINE void BND_SLOW_PATH(mpi_file_get_group)(const MPI_Fint *fh, MPI_Fint *group, MPI_Fint *ierror)
{
    BND_REQUIRE(MPI_File_get_group, PMPI_File_call_errhandler(bnd_f2c_File(*fh), code));
    BND_HANDLE_LOCAL(MPI_GROUP, MPI_Group, group, MPI_GROUP_NULL);
    const int result = BND_C(MPI_File_get_group)(bnd_f2c_File(*fh), BND_HANDLE_ADDRESS(MPI_GROUP, group));
    BND_HANDLE_MADE(MPI_GROUP, Group, group);
    BND_STORE_IERROR(ierror, result);
}

void BND_NAME(mpi_file_get_group, MPI_FILE_GET_GROUP)(const MPI_Fint *fh, MPI_Fint *group, MPI_Fint *ierror)
{
    BND_SLOW_PATH_UNLESS(BND_AVAILABLE(MPI_File_get_group) && bnd_is_known_File(*fh),
            BND_SLOW_PATH(mpi_file_get_group)(fh, group, ierror));
    BND_HANDLE_ROOM(MPI_GROUP, MPI_Group, group);
    const int result = BND_C(MPI_File_get_group)(bnd_known_as_File(*fh), BND_HANDLE_ADDRESS(MPI_GROUP, group));
    BND_STORE_IERROR(ierror, result);
    BND_HANDLE_MADE(MPI_GROUP, Group, group);
}
#endif
