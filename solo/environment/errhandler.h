// Error handlers (MPI 5.0, 9.3).
#ifndef SOLO_ENVIRONMENT_ERRHANDLER_H
#define SOLO_ENVIRONMENT_ERRHANDLER_H

#include "core/object.h"

namespace solo {

struct Errhandler : Object {
    Errhandler() : Object(BND_ERRHANDLER) {}
    enum sort { fatal, abort, returns, comm_user, win_user, file_user, session_user } does = returns;
    union {
        MPI_Comm_errhandler_function *comm;
        MPI_Win_errhandler_function *win;
        MPI_File_errhandler_function *file;
        MPI_Session_errhandler_function *session;
    } function = {};
};

// Predefined ones: MPI_ERRORS_ARE_FATAL, MPI_ERRORS_ABORT, MPI_ERRORS_RETURN.
Errhandler &errors_are_fatal();
Errhandler &errors_abort();
Errhandler &errors_return();
// What MPI_COMM_WORLD and MPI_COMM_SELF begin with (R152).
Errhandler &initial_errhandler();

}  // namespace solo

#endif
