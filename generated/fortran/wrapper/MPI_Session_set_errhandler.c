/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml [MPI_Session_set_errhandler] through templates/fortran/wrapper.c.j2. */
/* Attach a new error handler to an open session. */
#include "bnd_fortran.h"

#if BND_HAS(MPI_Session_set_errhandler)
void BND_NAME(session_set_errhandler, SESSION_SET_ERRHANDLER)(const MPI_Fint *session, const MPI_Fint *errhandler,
        MPI_Fint *ierror);

static BND_APART void BND_OTHERWISE(session_set_errhandler)(const MPI_Fint *session, const MPI_Fint *errhandler,
        MPI_Fint *ierror)
{
    BND_RETURN(ierror, BND_C(Session_set_errhandler)(bnd_f2c_Session(*session), bnd_f2c_Errhandler(*errhandler)));
}

void BND_NAME(session_set_errhandler, SESSION_SET_ERRHANDLER)(const MPI_Fint *session, const MPI_Fint *errhandler,
        MPI_Fint *ierror)
{
    BND_UNLESS(bnd_is_known_Session(*session) && bnd_is_known_Errhandler(*errhandler),
            BND_OTHERWISE(session_set_errhandler)(session, errhandler, ierror));
    BND_RETURN(ierror, BND_C(Session_set_errhandler)(bnd_known_as_Session(*session),
            bnd_known_as_Errhandler(*errhandler)));
}
#endif
