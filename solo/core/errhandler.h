// Error handlers (MPI 5.0, 9.3).
#ifndef SOLO_CORE_ERRHANDLER_H
#define SOLO_CORE_ERRHANDLER_H

#include "core/object.h"

#include <atomic>
#include <mutex>
#include <string>

namespace solo {

struct Errhandler : Concurrent_object {
    Errhandler() : Concurrent_object(BND_ERRHANDLER) {}
    enum action { fatal, abort, returns, comm_user, win_user, file_user, session_user } does = returns;
    union procedure {
        MPI_Comm_errhandler_function *comm;
        MPI_Win_errhandler_function *win;
        MPI_File_errhandler_function *file;
        MPI_Session_errhandler_function *session;
    } function = {};
    int handles = 0;  // how often the handle of a user's handler was given and has not been freed (R153)

    // The object to which a call that fails to create one applies the handler; null: no call creates objects of this kind. It lives
    // until the next such error in the thread.
    virtual Object *placeholder() { return nullptr; }
};

// Any thread may create, free and invoke handlers at any time (R166), so `guard` does not suffice. Attaching a handler takes
// both locks, the library's first; reading needs either. This lock guards handle counts.
extern std::mutex errhandlers_lock;

// The initial handler of MPI_COMM_WORLD and MPI_COMM_SELF (R152), set by BINDERY_SOLO_INITIAL_ERRHANDLER.
Errhandler &initial_errhandler();
// A predefined one by the name that the launch key mpi_initial_errhandler has for it, "mpi_errors_return"; null if there is none.
Errhandler *errhandler_named(const char *name);
// Refuse a handler that a user made for objects of another kind; `sort` is that of users' handlers for the right one.
void check_errhandler(const Errhandler &handler, Errhandler::action sort, const char *argument);

// Files cannot be made yet; MPI_FILE_NULL's error handler is there all the same (R152).
struct File : Object {
    File() : Object(BND_FILE) {}
    const Object *raises_on() const override { return this; }
    const Errhandler *attached_errhandler() const override { return errhandler.get(); }
    std::string description() const override { return "a file"; }
    ref<Errhandler> errhandler;
};
File &null_file();

// The object of errors that belong to no other (R151): MPI_COMM_SELF, or MPI_COMM_WORLD where the program has set the handler of
// that one alone. Null while there is none.
extern std::atomic<const Object *> default_object;

// The message of a raised code ("error code 16390" if it has none), preceded by the routine once.
std::string raised_message(int code, const char *routine);

}  // namespace solo

#endif
