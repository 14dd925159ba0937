/* Fortran procedures that C calls without an argument that identifies them: reduction operations and error handlers (R107-R112).
 *
 * A wrapper takes a trampoline, a C function that calls the Fortran procedure, passes it to C's routine, and binds it to the new
 * handle. trampoline_pool.h says when a trampoline is free again. BND_MAX_OPS operations, as many large-count ones, and BND_MAX_ERRHANDLERS
 * error handlers of each callback_class of object can be alive. One more takes its procedure as state, where the MPI has routines that pass one
 * (MPICH's MPIX_Op_create_x and its like): the handle is made as always, so that tools see the call, and replaced. Elsewhere it is
 * MPI_ERR_NO_MEM, and nothing is made.
 *
 * All dialects have one machine interface: a TYPE(C_PTR), VALUE dummy of mpi_f08 receives the address that a dummy by reference
 * of mpif.h and mpi receives (the probe `callback_pointer`), and a handle of mpi_f08 is its integer. */
#ifndef BND_TRAMPOLINES_H
#define BND_TRAMPOLINES_H

#include "callbacks/limits.h"
#include "calls.h"
#include "handles/handles.h"

#ifdef __cplusplus
extern "C" {
#endif

struct bnd_trampolines; /* all trampolines for one type of procedure */
extern struct bnd_trampolines bnd_trampolines_user_function;
extern struct bnd_trampolines bnd_trampolines_user_function_c;
extern struct bnd_trampolines bnd_trampolines_comm_errhandler_function;
extern struct bnd_trampolines bnd_trampolines_file_errhandler_function;
extern struct bnd_trampolines bnd_trampolines_session_errhandler_function;
extern struct bnd_trampolines bnd_trampolines_win_errhandler_function;
/* The type of MPI-1, for communicators. */
#define bnd_trampolines_handler_function bnd_trampolines_comm_errhandler_function

struct bnd_trampoline {
    struct bnd_trampolines *of;
    int slot;
    bnd_procedure *function;  /* for C */
    bnd_procedure *procedure; /* Fortran's */
    bnd_integer previous;     /* what the variable of the new handle held */
};

/* Returns 0 where none is free. What was taken must be bound, or given back. */
int bnd_trampoline_acquire(struct bnd_trampolines *of, bnd_procedure *procedure, bnd_integer previous,
                           struct bnd_trampoline *taken);

/* Binds it to the Fortran integer of the handle that was made with it. Returns 0 where too many are alive: it must be given back. */
int bnd_trampoline_bind(const struct bnd_trampoline *taken, int number);
void bnd_trampoline_release(const struct bnd_trampoline *taken);

/* Replaces a new handle, given by its address, by one whose function gets the procedure as its state. Returns whether the MPI could. */
int bnd_trampoline_as_state(const struct bnd_trampoline *taken, void *handle);

/* Writes to stderr, once, which limit is reached: the MPI's own message is about memory. Then it raises MPI_ERR_NO_MEM on MPI_COMM_SELF
 * or, where there is none yet, ends the program. Gives the code to return. */
int bnd_no_trampoline(struct bnd_trampolines *of);

#ifdef __cplusplus
}
#endif

#define BND_TRAMPOLINE_ACQUIRE(trampoline, trampolines, procedure, fortran, ierror)       \
    do {                                                                                  \
        if (!bnd_trampoline_acquire(&(trampolines), procedure, *(fortran), trampoline)) { \
            BND_STORE_IERROR(ierror, bnd_no_trampoline(&(trampolines)));                  \
            return;                                                                       \
        }                                                                                 \
    } while (0)

/* After the call. A handle beyond the limit is freed again, and the caller's variable is as it was before. */
#define BND_TRAMPOLINE_BIND(trampoline, handle, local, fortran, result, ierror)    \
    do {                                                                           \
        if (result != MPI_SUCCESS) {                                               \
            bnd_trampoline_release(trampoline);                                    \
        } else if (!bnd_trampoline_bind(trampoline, bnd_c2f_##handle(*(local))) && \
                   !bnd_trampoline_as_state(trampoline, local)) {                  \
            PMPI_##handle##_free(local);                                           \
            *(fortran) = (trampoline)->previous;                                   \
            bnd_trampoline_release(trampoline);                                    \
            BND_STORE_IERROR(ierror, bnd_no_trampoline((trampoline)->of));         \
            return;                                                                \
        }                                                                          \
    } while (0)

#endif
