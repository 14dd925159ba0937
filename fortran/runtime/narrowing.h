/* Numbers whose type in Fortran is not that of the C procedure that is called: a wrapper of MPI_Send_c over MPI_Send (R29, R69), or
 * of MPI_Address, whose INTEGER cannot hold every address (MPI 2.2, 15.1). A value either fits or is an error: never cut.
 *
 * `raise` calls the error handler of the call's object with `code`. All but BND_NARROW_OUT stand before anything is made or called.
 */
#ifndef BND_FIT_H
#define BND_FIT_H

#ifdef __cplusplus
extern "C"
#endif
    /* The bytes of `count` elements, or the greatest MPI_Count if they are more; 0 where the datatype is not valid, for then the call
 * itself says so. */
    MPI_Count
    bnd_bytes(MPI_Count count, MPI_Datatype datatype);

#define BND_IS_REPRESENTABLE(type, value) ((type)(value) == (value))

#define BND_NARROW_REFUSE(error, raise) \
    do {                                \
        const int code = (error);       \
        raise;                          \
        BND_STORE_IERROR(ierror, code); \
        return;                         \
    } while (0)

/* A number that C does not look at in this process may have any value. */
#define BND_NARROW_CHECK(type, value, looked_at, error, raise) \
    do {                                                       \
        if (!BND_IS_REPRESENTABLE(type, value) && (looked_at)) \
            BND_NARROW_REFUSE(error, raise);                   \
    } while (0)

/* All n_NAME elements of an array; there are none where C does not look at it. */
#define BND_NARROW_CHECK_ARRAY(type, name, error, raise) \
    do {                                                 \
        for (long i = 0; i < n_##name; i++)              \
            if (!BND_IS_REPRESENTABLE(type, (name)[i]))  \
                BND_NARROW_REFUSE(error, raise);         \
    } while (0)

/* Declares c_NAME, the elements in C's type: a few on the stack, many on the heap, for BND_ARRAY_FREE. */
#define BND_NARROW_ARRAY(type, name, undo)                                                             \
    type few_##name[BND_STACK_ELEMENTS];                                                               \
    type *const c_##name =                                                                             \
        n_##name <= BND_STACK_ELEMENTS ? few_##name : (type *)malloc((size_t)n_##name * sizeof(type)); \
    BND_NARROW_COPY(type, name, undo)

/* The same in memory that the wrapper's `pending` owns, since C looks at it until the operation completes. */
#define BND_NARROW_PENDING_ARRAY(type, name, undo)                                                  \
    type *const c_##name = (type *)bnd_pending_allocate(&pending, (size_t)n_##name * sizeof(type)); \
    BND_NARROW_COPY(type, name, undo)

#define BND_NARROW_COPY(type, name, undo)                  \
    do {                                                   \
        if (!c_##name) {                                   \
            undo;                                          \
            BND_STORE_IERROR(ierror, bnd_no_memory());     \
            return;                                        \
        }                                                  \
        BND_EACH(n_##name, c_##name[i] = (type)(name)[i]); \
    } while (0)

/* What came out of a call that succeeded; where it does not fit the call fails after all, and the caller's variable stays. */
#define BND_NARROW_OUT(type, name, value, error, raise)                 \
    do {                                                                \
        if (result == MPI_SUCCESS && BND_IS_REPRESENTABLE(type, value)) \
            *(name) = (type)(value);                                    \
        else if (result == MPI_SUCCESS) {                               \
            const int code = (error);                                   \
            raise;                                                      \
            result = code;                                              \
        }                                                               \
    } while (0)

#endif
