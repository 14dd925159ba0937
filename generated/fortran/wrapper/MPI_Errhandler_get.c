/* Do not edit: `bindery generate` writes this from specs/routines/removed.toml [MPI_Errhandler_get] through templates/fortran/wrapper.c.j2. */
/* Return the error handler of a communicator through the old MPI-1 call. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Errhandler_get) || BND_HAS(MPI_Comm_get_errhandler)
void BND_NAME(errhandler_get, ERRHANDLER_GET)(const MPI_Fint *comm, MPI_Fint *errhandler, MPI_Fint *ierror);

#if BND_HAS(MPI_Errhandler_get)
static BND_APART void BND_OTHERWISE(errhandler_get)(const MPI_Fint *comm, MPI_Fint *errhandler, MPI_Fint *ierror)
{
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, errhandler, MPI_ERRHANDLER_NULL);
    const int result = BND_C(Errhandler_get)(bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_ERRHANDLER, errhandler));
    BND_HANDLE_MADE(MPI_ERRHANDLER, Errhandler, errhandler);
    BND_RETURN(ierror, result);
}
#endif

void BND_NAME(errhandler_get, ERRHANDLER_GET)(const MPI_Fint *comm, MPI_Fint *errhandler, MPI_Fint *ierror)
{
#if BND_HAS(MPI_Errhandler_get)
    BND_UNLESS(bnd_is_known_Comm(*comm), BND_OTHERWISE(errhandler_get)(comm, errhandler, ierror));
    BND_HANDLE_ROOM(MPI_ERRHANDLER, MPI_Errhandler, errhandler);
    const int result = BND_C(Errhandler_get)(bnd_known_as_Comm(*comm), BND_HANDLE_ADDRESS(MPI_ERRHANDLER, errhandler));
    BND_RETURN(ierror, result);
    BND_HANDLE_MADE(MPI_ERRHANDLER, Errhandler, errhandler);
#else
    BND_HANDLE_LOCAL(MPI_ERRHANDLER, MPI_Errhandler, errhandler, MPI_ERRHANDLER_NULL);
    const int result = BND_C(Comm_get_errhandler)(bnd_f2c_Comm(*comm), BND_HANDLE_ADDRESS(MPI_ERRHANDLER, errhandler));
    BND_HANDLE_MADE(MPI_ERRHANDLER, Errhandler, errhandler);
    BND_RETURN(ierror, result);
#endif
}
#endif
