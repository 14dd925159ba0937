/* Conversions between the handles and statuses of the MPI 5.0 standard ABI and their integer forms.
 *
 * These functions stand under MPI_X_toint, MPI_X_fromint, MPI_X_c2f, MPI_X_f2c and MPI_Status_{f2c,c2f,f082c,c2f08,f2f08,f082f}.
 * The header needs no mpi.h, so it goes with any: a handle is a void *, a status is 8 ints.
 *
 * They may be called at any time, from any thread, before MPI_Init and after MPI_Finalize too; not from a signal handler.
 *
 * c/handles.cpp numbers handles that are plain pointers. An implementation whose handles are numbered already links its own
 * bnd_handle_to_integer and bnd_handle_from_integer instead of c/handles.cpp; it then needs no bnd_handle_forget.
 */
#ifndef BND_CONVERSION_H
#define BND_CONVERSION_H

#ifdef __cplusplus
extern "C" {
#endif

/* Each kind has numbers of its own: the same integer may stand for a group and for a window. */
enum bnd_handle_kind {
    BND_COMM,
    BND_DATATYPE,
    BND_ERRHANDLER,
    BND_FILE,
    BND_GROUP,
    BND_INFO,
    BND_MESSAGE,
    BND_OP,
    BND_REQUEST,
    BND_SESSION,
    BND_WIN,
    BND_HANDLE_KINDS /* how many there are; not a kind */
};

/* The integer of a handle.
 *
 * A predefined handle (1 to 4095, MPI_COMM_NULL and other null handles among them) gives that value, and the zero handle gives 0. Any other
 * gives a number from 4096 up: the same one at every call, until the handle is forgotten. The handle is not looked into, so a
 * wrong one is numbered as well and comes back as it was. Out of memory: 0, which is never valid.
 */
int bnd_handle_to_integer(enum bnd_handle_kind kind, void *handle);

/* The handle of an integer; never takes a lock and never waits.
 *
 * 0 to 4095 give the handle of that value. A number that stands for no handle gives NULL, which is never valid: this is no error
 * here, the routine that gets the handle finds it. Using a number while another thread forgets its handle is the caller's error,
 * as using any freed handle is.
 */
void *bnd_handle_from_integer(enum bnd_handle_kind kind, int integer);

/* Release the number of a handle; the next new handle of this kind may get it.
 *
 * An implementation calls this when it frees a handle, before the address can become that of another handle (before free()).
 * A handle that is predefined, or that nobody ever converted, is fine: nothing happens.
 */
void bnd_handle_forget(enum bnd_handle_kind kind, void *handle);

/* Copy a status, all 8 ints of it, from any of its forms to any other; they differ in name only. `from` may be `to`.
 *
 * Returns 0 (MPI_SUCCESS), or 13 (MPI_ERR_ARG) if either is a null pointer, as MPI_STATUS_IGNORE is; then nothing is written.
 * Not for Fortran compiled with 8-byte integers (-i8): its status is twice as long.
 */
int bnd_status_copy(const void *from, void *to);

#ifdef __cplusplus
}
#endif

#endif
