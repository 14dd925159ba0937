// The runtime under the methods of the C++ bindings: what generated sources call. They include mpi.h with the bindings before it.
//
//     int MPI::Comm::Create_keyval(Copy_attr_function *copy, Delete_attr_function *remove, void *extra_state)
//     {
//         int keyval = MPI_KEYVAL_INVALID;
//         const int code = bnd_cxx::comm_create_keyval(BND_C(MPI_Comm_create_keyval), copy, remove, extra_state, &keyval);
//         BND_CXX_CHECK(code);
//         return keyval;
//     }
#ifndef BND_CXX_H
#define BND_CXX_H

#include <mpi.h>

#include "bnd_has.h"

#include "callbacks/callbacks.h"
#include "errhandlers.h"

namespace bnd_cxx {

// An exception, or the code of an error, that a callback left for the method under which it ran.
struct pending_exception;
[[gnu::tls_model("initial-exec")]] extern constinit thread_local pending_exception *pending;

// Frees it, and reports a lost exception.
void drop_pending();

// Throws what callbacks left for the calling method; comes back if they left nothing. The method must not call it as its last act: the
// frame of its caller identifies the call.
void raise(int code);

// The same for a method of `object` that duplicates it: frees the duplicate before it throws.
void raise_created(int code, const MPI::Comm &object, MPI_Comm *created);
void raise_created(int code, const PMPI::Comm &object, MPI_Comm *created);
void raise_created(int code, const MPI::Datatype &object, MPI_Datatype *created);
void raise_created(int code, const PMPI::Datatype &object, MPI_Datatype *created);

}  // namespace bnd_cxx

// No tail call to raise().
#define BND_CXX_KEEP_FRAME __asm__ volatile("")

// After the call to C of every method that returns. Some MPIs, as MPICH 5, return MPI_SUCCESS after an error handler that returned.
#ifdef BND_CXX_HANDLED_ERROR_IS_SUCCESS
#define BND_CXX_CHECK(code) BND_CXX_CHECK_CALLBACKS(code)
#else
#define BND_CXX_CHECK(code)                               \
    do {                                                  \
        if (__builtin_expect((code) != MPI_SUCCESS, 0)) { \
            bnd_cxx::raise(code);                         \
            BND_CXX_KEEP_FRAME;                           \
        }                                                 \
    } while (0)
#endif

// The same for a routine that can succeed although a callback of the program threw: user functions of reductions return nothing, and
// under a fatal error handler no callback reports an error to MPI. These are:
//     - with an operation: reductions, Accumulate and Get_accumulate; Op::Reduce_local
//     - that complete or free requests: Wait, Test, Waitall …, Request::Free, Cancel and Get_status, Grequest::Complete
//     - that copy or delete attributes: Set_attr, Delete_attr, Free, Disconnect of communicators, windows and datatypes, Finalize
//     - with a conversion of data: reads and writes of files
//     - Call_errhandler, which succeeds whatever the handler does
#define BND_CXX_CHECK_CALLBACKS(code)                                                    \
    do {                                                                                 \
        if (__builtin_expect((code) != MPI_SUCCESS || bnd_cxx::pending != nullptr, 0)) { \
            bnd_cxx::raise(code);                                                        \
            BND_CXX_KEEP_FRAME;                                                          \
        }                                                                                \
    } while (0)

// The same for Dup and Clone, whose result is `created`, a handle of C.
#define BND_CXX_CHECK_CREATED(code, created)                                             \
    do {                                                                                 \
        if (__builtin_expect((code) != MPI_SUCCESS || bnd_cxx::pending != nullptr, 0)) { \
            bnd_cxx::raise_created(code, *this, &(created));                             \
            BND_CXX_KEEP_FRAME;                                                          \
        }                                                                                \
    } while (0)

#endif
