/* Errors that the bindings themselves find. */
#ifndef BND_ERRORS_H
#define BND_ERRORS_H

#include "bnd_mpi.h"
#include "hidden.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The object whose error handler an error calls. BND_ON_SELF: a call without one. BND_ON_NO_FILE: a call that makes a file. */
enum bnd_raised_on { BND_ON_SELF, BND_ON_COMM, BND_ON_WIN, BND_ON_FILE, BND_ON_SESSION, BND_ON_NO_FILE };

/* Calls the error handler of an object, given by its Fortran integer; returns the code. */
int bnd_raise_on(enum bnd_raised_on raised_on, MPI_Fint object, int code);

/* The same for an error without an object: on MPI_COMM_SELF; without the World Model, on the initial error handler (MPI 5.0 §9.3). */
void bnd_raise(int code);

/* Raises MPI_ERR_NO_MEM without an object; returns it. */
int bnd_no_memory(void);

/* Whether MPI_COMM_WORLD and MPI_COMM_SELF can be used now. */
int bnd_world_model_is_up(void);

/* Whether the statuses of a call that completes requests say which are complete: the call succeeded, or failed with
 * MPI_ERR_IN_STATUS. */
int bnd_has_statuses(int result);

/* Ends the process after a line that says why, which is the last one: a compiler's runtime has more to say of SIGABRT. */
BND_HIDDEN __attribute__((__noreturn__)) void bnd_end_process(void);

/* MPI_ERR_UNSUPPORTED_OPERATION; the first time also a line that names the routine. */
int bnd_missing(const char *routine);

#ifdef __cplusplus
}
#endif

#endif
