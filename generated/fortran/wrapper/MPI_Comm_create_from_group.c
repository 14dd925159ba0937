/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Comm_create_from_group] through templates/fortran/wrapper.c.j2. */
/* Build an intracommunicator directly from a group, without a parent communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_create_from_group)
void BND_NAME(mpi_comm_create_from_group, MPI_COMM_CREATE_FROM_GROUP)(const MPI_Fint *group, const char *stringtag,
        const MPI_Fint *info, const MPI_Fint *errhandler, MPI_Fint *newcomm, MPI_Fint *ierror,
        bnd_length stringtag_len);

void BND_NAME(mpi_comm_create_from_group, MPI_COMM_CREATE_FROM_GROUP)(const MPI_Fint *group, const char *stringtag,
        const MPI_Fint *info, const MPI_Fint *errhandler, MPI_Fint *newcomm, MPI_Fint *ierror,
        bnd_length stringtag_len)
{
    BND_REQUIRE(MPI_Comm_create_from_group, bnd_raise(code));
    struct bnd_string c_stringtag;
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, newcomm, MPI_COMM_NULL);
    BND_STRING_IN(stringtag, BND_TRIM_TRAILING, stringtag_len, (void)0);
    const int result = BND_C(MPI_Comm_create_from_group)(bnd_f2c_Group(*group), c_stringtag.text, bnd_f2c_Info(*info),
            bnd_f2c_Errhandler(*errhandler), BND_HANDLE_ADDRESS(MPI_COMM, newcomm));
    bnd_string_free(&c_stringtag);
    BND_HANDLE_MADE(MPI_COMM, Comm, newcomm);
    BND_STORE_IERROR(ierror, result);
}
#endif
