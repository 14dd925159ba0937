/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml [MPI_Comm_create_from_group] through templates/fortran/wrapper.c.j2. */
/* Build an intracommunicator directly from a group, without a parent communicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Comm_create_from_group)
BND_WRAPPER void BND_NAME(mpi_comm_create_from_group, MPI_COMM_CREATE_FROM_GROUP)(const bnd_integer *group,
        const char *stringtag, const bnd_integer *info, const bnd_integer *errhandler, bnd_integer *newcomm,
        bnd_integer *ierror, bnd_length stringtag_len);

BND_WRAPPER void BND_NAME(mpi_comm_create_from_group, MPI_COMM_CREATE_FROM_GROUP)(const bnd_integer *group,
        const char *stringtag, const bnd_integer *info, const bnd_integer *errhandler, bnd_integer *newcomm,
        bnd_integer *ierror, bnd_length stringtag_len)
{
    BND_REQUIRE(MPI_Comm_create_from_group, ierror, BND_ON_SELF, 0);
    struct bnd_string c_stringtag;
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, c_newcomm, newcomm, MPI_COMM_NULL);
    BND_CHECK_MEMORY(bnd_string_from_fortran(&c_stringtag, stringtag, stringtag_len, BND_TRIM_TRAILING), (void)0,
            ierror);
    const int result = BND_C(MPI_Comm_create_from_group)(bnd_f2c_Group(*group), c_stringtag.text, bnd_f2c_Info(*info),
            bnd_f2c_Errhandler(*errhandler), c_newcomm);
    bnd_string_free(&c_stringtag);
    BND_HANDLE_CREATED(MPI_COMM, Comm, c_newcomm, newcomm, result);
    BND_STORE_IERROR(ierror, result);
}
#endif
