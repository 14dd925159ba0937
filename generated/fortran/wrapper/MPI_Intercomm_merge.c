/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml [MPI_Intercomm_merge] through templates/fortran/wrapper.c.j2. */
/* Merge both sides of an intercommunicator into one intracommunicator. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Intercomm_merge)
void BND_NAME(intercomm_merge, INTERCOMM_MERGE)(const MPI_Fint *intercomm, const bnd_logical *high,
        MPI_Fint *newintracomm, MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(intercomm_merge)(const MPI_Fint *intercomm, const bnd_logical *high,
        MPI_Fint *newintracomm, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_COMM, MPI_Comm, newintracomm, MPI_COMM_NULL);
    const int result = BND_C(Intercomm_merge)(bnd_f2c_Comm(*intercomm), BND_IS_TRUE(*high),
            BND_HANDLE_ADDRESS(MPI_COMM, newintracomm));
    BND_HANDLE_MADE(MPI_COMM, Comm, newintracomm);
    BND_RETURN(ierror, result);
}

void BND_NAME(intercomm_merge, INTERCOMM_MERGE)(const MPI_Fint *intercomm, const bnd_logical *high,
        MPI_Fint *newintracomm, MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Comm(*intercomm), BND_OTHERWISE(intercomm_merge)(intercomm, high, newintracomm, ierror));
    BND_HANDLE_ROOM(MPI_COMM, MPI_Comm, newintracomm);
    const int result = BND_C(Intercomm_merge)(bnd_known_as_Comm(*intercomm), BND_IS_TRUE(*high),
            BND_HANDLE_ADDRESS(MPI_COMM, newintracomm));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_COMM, Comm, newintracomm);
}
#endif
