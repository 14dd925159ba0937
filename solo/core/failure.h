// Exceptions that become MPI error codes.
#ifndef SOLO_CORE_FAILURE_H
#define SOLO_CORE_FAILURE_H

#include "bnd_entry.h"

namespace solo {

struct Object;

// Thrown by functions under the glue. Strings have static storage.
struct failure {
    int error_class;         // MPI_ERR_RANK
    const char *argument;    // "dest"; null: no single one
    const char *reason;      // "is not a rank of the communicator"; null: the message of the class
    int code = 0;            // an error code to return as it is, of a callback for instance; 0: make one
    bool overrides = false;  // raise on the object below instead of that of the call
    bnd_error_object on = BND_ON_NOTHING;
    void *object = nullptr;  // its handle
};

// Refuse an argument: "MPI_Send: dest is not a rank of the communicator".
[[noreturn]] void fail(int error_class, const char *argument, const char *reason = nullptr);
// Refuse a call as a whole: "MPI_Finalize: …". The reason completes a message.
[[noreturn]] void fail_call(int error_class, const char *reason);
// Return the error code that a callback returned, through the handler of the object of the call.
[[noreturn]] void fail_code(int code);
// MPI_ERR_UNSUPPORTED_OPERATION for a routine that solo does not have.
[[noreturn]] void unsupported();

// An error code with a message: its class, and "routine: argument reason". The same four give the same code.
int code_of(const failure &what, const char *routine) noexcept;
// In a catch (...) of the glue: make a code for the exception, invoke the object's error handler, return the code. Exceptions of
// user callbacks propagate.
int caught(const char *routine, bnd_error_object on, const void *object);
// The same failure, raised on what the object raises errors on instead of on the object of the call.
failure raised_on(failure what, const Object *object);
// Invoke the error handler of an object for an error of a routine (R151). If the handler returns: the code to return, which it may
// have changed (R276).
int invoke_errhandler(bnd_error_object on, void *object, int code, const char *routine);

}  // namespace solo

#endif
