/* Under every generated entry point: its name in each layout, the implementation behind it, and the refusal of bad arguments.
 *
 * What a build chooses, with -D:
 *   BND_PREFIX=solo_     the implementation's functions are solo_Send, solo_T_init_thread, solo_X_Grid_map for MPIX_Grid_map, …
 *   BND_LAYOUT_PMPI      only PMPI_X is defined (for libpmpi.a)
 *   BND_LAYOUT_MPI       only MPI_X is defined (for libmpi.a, the same source compiled again)
 *   (neither)            PMPI_X is defined and MPI_X is a weak name of it (one library)
 *   BND_CHECKED          arguments are checked where that is cheap; without it an entry point is a jump
 *   BND_HANDLES_KNOWN    the implementation itself refuses every handle that is not valid, so null ones are not looked for
 *   BND_INSTRUMENTED          the implementation has three variables, which say whether MPI is active, and whether calls are watched or
 *                        go unchecked; a call then costs one load and one test more
 */
#ifndef BND_ENTRY_H
#define BND_ENTRY_H

#include <mpi.h>

#define BND_MPI_FORTRAN_DECLARES /* what entry points define is declared, not inline */

#ifndef BND_PREFIX
#define BND_PREFIX bnd_impl_
#endif

#define BND_PASTE_EXPANDED(prefix, stem) prefix##stem
#define BND_PASTE(prefix, stem) BND_PASTE_EXPANDED(prefix, stem)
#define BND_IMPLEMENTATION(stem) BND_PASTE(BND_PREFIX, stem)

#ifdef BND_LAYOUT_MPI
#define BND_ENTRY(name) name
#else
#define BND_ENTRY(name) P##name
#endif

#if defined(BND_LAYOUT_MPI) || defined(BND_LAYOUT_PMPI)
#define BND_WEAK(name, profiling_name)
#else
#define BND_PRAGMA(text) _Pragma(#text)
#define BND_WEAK(name, profiling_name) BND_PRAGMA(weak name = profiling_name)
#endif

/* The sort of object whose handle is in a bnd_error. */
enum bnd_error_object {
    BND_ON_NOTHING, /* no object: MPI_COMM_SELF's handler in the World Model, else the initial one */
    BND_ON_COMM,
    BND_ON_WIN,
    BND_ON_FILE, /* MPI_FILE_NULL: the handler of files that are not open */
    BND_ON_SESSION,
    BND_ON_REQUEST, /* the object that the request was started on */
    BND_ON_MESSAGE,
    BND_ON_GROUP,     /* the session of the group */
    BND_ON_ERRHANDLER /* no object yet: an error handler that is given to the call for the one that it makes */
};

/* A refused call. The strings live for ever; the object may be a null handle, which has no handler of its own (R151). */
typedef struct bnd_error {
    int error_class;     /* MPI_ERR_COUNT */
    const char *routine; /* "MPI_Send" */
    const char *
        argument; /* "count"; NULL: the call itself, MPI not being initialised, or the implementation lacking the routine
                             (MPI_ERR_UNSUPPORTED_OPERATION) */
    enum bnd_error_object on;
    void *object; /* the handle, as `on` says */
} bnd_error;

#ifdef __cplusplus
extern "C" {
#endif

/* The error hook of the implementation: invokes the object's error handler and, should that return, gives the code to return. */
int BND_IMPLEMENTATION(raise)(const bnd_error *error);

/* The implementation defines this: not 0 between MPI_Init and MPI_Finalize, and while a session is open. Any thread may ask. */
int BND_IMPLEMENTATION(is_active)(void);

#ifdef __cplusplus
}
#endif

#if defined(__GNUC__)
#define BND_COLD __attribute__((cold, noinline, unused))
#else
#define BND_COLD
#endif

#ifdef BND_INSTRUMENTED
#include "bnd_numbers.h"
/* The implementation and the entry points are in one library, so a variable is reached without a detour. */
#if defined(__GNUC__) && defined(__ELF__)
#define BND_WITHIN __attribute__((visibility("hidden")))
#else
#define BND_WITHIN
#endif
/* The implementation defines these: not 0 while calls are to be told of. Then enter comes before a call and leave after it; leave gets what
 * enter returned. Numbers are those of bnd_numbers.h. is_instrumented is read by every call, without a lock. */
#ifdef __cplusplus
extern "C" {
#endif
extern BND_WITHIN int BND_IMPLEMENTATION(is_instrumented);
/* The implementation defines these: what is_active() would say, and whether cheap checks are left out. */
extern BND_WITHIN int BND_IMPLEMENTATION(active);
extern BND_WITHIN int BND_IMPLEMENTATION(unchecked);
long long BND_IMPLEMENTATION(enter)(int number);
void BND_IMPLEMENTATION(leave)(int number, long long entered);
#ifdef __cplusplus
}
#endif
#define BND_IS_ACTIVE __builtin_expect(__atomic_load_n(&BND_IMPLEMENTATION(active), __ATOMIC_RELAXED), 1)
#define BND_IS_CHECKING (!__atomic_load_n(&BND_IMPLEMENTATION(unchecked), __ATOMIC_RELAXED))
/* A call that is watched: apart from the entry point, which then needs no stack of its own. */
#define BND_INSTRUMENTED_CALL(stem, type, parameters, arguments)                    \
    static BND_COLD type bnd_instrumented_##stem parameters                         \
    {                                                                               \
        const long long bnd_entered = BND_IMPLEMENTATION(enter)(BND_NUMBER_##stem); \
        const type bnd_result = BND_IMPLEMENTATION(stem) arguments;                 \
        BND_IMPLEMENTATION(leave)(BND_NUMBER_##stem, bnd_entered);                  \
        return bnd_result;                                                          \
    }
#define BND_FORWARD(stem, arguments)                                                                      \
    do {                                                                                                  \
        if (__builtin_expect(__atomic_load_n(&BND_IMPLEMENTATION(is_instrumented), __ATOMIC_RELAXED), 0)) \
            return bnd_instrumented_##stem arguments;                                                     \
        return BND_IMPLEMENTATION(stem) arguments;                                                        \
    } while (0)
#else
#define BND_IS_ACTIVE BND_IMPLEMENTATION(is_active)()
#define BND_IS_CHECKING 1
#define BND_INSTRUMENTED_CALL(stem, type, parameters, arguments)
#define BND_FORWARD(stem, arguments) return BND_IMPLEMENTATION(stem) arguments
#endif

#ifdef BND_HANDLES_KNOWN
#define BND_IS_NULL(handle, null) 0
#else
#define BND_IS_NULL(handle, null) ((handle) == (null) || !(handle))
#endif

#ifdef BND_CHECKED
/* Apart from the entry point, which then needs no stack of its own. */
static BND_COLD int bnd_refuse(const char *routine, int error_class, const char *argument, enum bnd_error_object on,
                               void *object)
{
    const bnd_error refused = {error_class, routine, argument, on, object};
    return BND_IMPLEMENTATION(raise)(&refused);
}
#define BND_RAISE(routine, error_class, argument, on, object) \
    return bnd_refuse(routine, error_class, argument, on, (void *)(object))
#define BND_REFUSE_IF(routine, condition, error_class, argument, on, object) \
    do {                                                                     \
        if ((condition) && BND_IS_CHECKING)                                  \
            BND_RAISE(routine, error_class, argument, on, object);           \
    } while (0)
#define BND_REFUSE_UNLESS_ACTIVE(routine)                            \
    do {                                                             \
        if (!BND_IS_ACTIVE)                                          \
            BND_RAISE(routine, MPI_ERR_OTHER, 0, BND_ON_NOTHING, 0); \
    } while (0)
/* The tool information interface never calls an error handler (R175). */
#define BND_RETURN_IF(condition, error)     \
    do {                                    \
        if ((condition) && BND_IS_CHECKING) \
            return error;                   \
    } while (0)
#else
#define BND_REFUSE_IF(routine, condition, error_class, argument, on, object) ((void)0)
#define BND_REFUSE_UNLESS_ACTIVE(routine) ((void)0)
#define BND_RETURN_IF(condition, error) ((void)0)
#endif

#endif
