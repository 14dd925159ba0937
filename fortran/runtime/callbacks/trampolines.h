/* Procedures of the user's that C calls without anything that says which: reduction operations and error handlers (R107-R112).
 *
 * A wrapper takes a thunk, a C function that calls the Fortran procedure, passes it to C's routine, and binds it to the new
 * handle. thunk_pool.h says when a thunk is free again. BND_MOST_OPS operations, as many large-count ones, and BND_MOST_HANDLERS
 * error handlers of each sort of object can be alive; one more is MPI_ERR_NO_MEM, and nothing is made.
 *
 * All dialects have one machine interface: a TYPE(C_PTR), VALUE dummy of mpi_f08 receives the address that a dummy by reference
 * of mpif.h and mpi receives (the probe `callback_pointer`), and a handle of mpi_f08 is its integer. */
#ifndef BND_THUNKS_H
#define BND_THUNKS_H

#define BND_MOST_OPS 1024
#define BND_MOST_HANDLERS 512

#ifdef __cplusplus
extern "C" {
#endif

struct bnd_thunks; /* all thunks for one type of procedure */
extern struct bnd_thunks bnd_thunks_user_function;
extern struct bnd_thunks bnd_thunks_user_function_c;
extern struct bnd_thunks bnd_thunks_comm_errhandler_function;
extern struct bnd_thunks bnd_thunks_file_errhandler_function;
extern struct bnd_thunks bnd_thunks_session_errhandler_function;
extern struct bnd_thunks bnd_thunks_win_errhandler_function;
/* The type of MPI-1, for communicators. */
#define bnd_thunks_handler_function bnd_thunks_comm_errhandler_function

struct bnd_thunk {
    struct bnd_thunks *of;
    int slot;
    bnd_procedure *function; /* for C */
};

/* Returns 0 where none is free. What was taken must be bound, or given back. */
int bnd_thunk_take(struct bnd_thunks *of, bnd_procedure *procedure, struct bnd_thunk *taken);

/* Binds it to the Fortran integer of the handle that was made with it. Returns 0 where too many are alive: it must be given back. */
int bnd_thunk_bind(const struct bnd_thunk *taken, int number);
void bnd_thunk_give_back(const struct bnd_thunk *taken);

/* Says on stderr, once, which limit is reached, for an MPI's own text tells of memory. Then it raises MPI_ERR_NO_MEM on MPI_COMM_SELF
 * or, where there is none yet, ends the program. Gives the code to return. */
int bnd_no_thunk(struct bnd_thunks *of);

#define BND_THUNK_TAKE(callback, name, made)                                \
    const MPI_Fint was_##made = *(made);                                    \
    do {                                                                    \
        if (!bnd_thunk_take(&bnd_thunks_##callback, name, &t_##name)) {     \
            BND_STORE_IERROR(ierror, bnd_no_thunk(&bnd_thunks_##callback)); \
            return;                                                         \
        }                                                                   \
    } while (0)

/* After the call. A handle beyond the limit is freed again; the caller's own is as it was. */
#define BND_THUNK_BIND(name, handle, upper, made)                                                 \
    do {                                                                                          \
        if (result != MPI_SUCCESS) {                                                              \
            bnd_thunk_give_back(&t_##name);                                                       \
        } else if (!bnd_thunk_bind(&t_##name, bnd_c2f_##handle(BND_HANDLE_VALUE(upper, made)))) { \
            PMPI_##handle##_free(BND_HANDLE_ADDRESS(upper, made));                                \
            *(made) = was_##made;                                                                 \
            bnd_thunk_give_back(&t_##name);                                                       \
            BND_STORE_IERROR(ierror, bnd_no_thunk(t_##name.of));                                  \
            return;                                                                               \
        }                                                                                         \
    } while (0)

#ifdef __cplusplus
}
#endif

#endif
