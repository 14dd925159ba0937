/* Every wrapper: the types of its arguments, the error code, and the fast path. */
#ifndef BND_CALLS_H
#define BND_CALLS_H

#include "bnd_mpi.h"

#if BND_FORTRAN_STRING_LENGTH_BYTES == 4
typedef int32_t bnd_length; /* of a CHARACTER, behind all other arguments */
#else
typedef int64_t bnd_length;
#endif
typedef void(bnd_procedure)(void); /* a Fortran procedure of any interface */

/* ---- the error code: ierror is optional in mpi_f08 alone (R48) ---- */

#if defined(BND_F08) || defined(BND_F08TS)
#define BND_IS_PRESENT(ierror) ((ierror) != NULL)
#else
#define BND_IS_PRESENT(ierror) 1
#endif
#define BND_STORE_IERROR(ierror, code) \
    do {                               \
        const int bnd_code = (code);   \
        if (BND_IS_PRESENT(ierror))    \
            *(ierror) = bnd_code;      \
    } while (0)

/* Returns from the wrapper with an error; `release` frees what was allocated before. */
#define BND_RETURN_ON_ERROR(code, release, ierror) \
    do {                                           \
        const int bnd_error = (code);              \
        if (bnd_error != MPI_SUCCESS) {            \
            release;                               \
            BND_STORE_IERROR(ierror, bnd_error);   \
            return;                                \
        }                                          \
    } while (0)

/* The same where `allocated` is false. */
#define BND_CHECK_MEMORY(allocated, release, ierror)   \
    do {                                               \
        if (!(allocated)) {                            \
            release;                                   \
            BND_STORE_IERROR(ierror, bnd_no_memory()); \
            return;                                    \
        }                                              \
    } while (0)

/* ---- the fast path ---- */

/* Branch hint: cold path. */
#if defined(__GNUC__) && (__GNUC__ >= 9 || defined(__clang__))
#define BND_UNLIKELY(condition) __builtin_expect_with_probability(!!(condition), 0, 0.999)
#else
#define BND_UNLIKELY(condition) (condition)
#endif

/* Leave the fast path: call the out-of-line slow path with the same arguments. No tail call, for which the compiler would copy the
 * stack arguments on every path. */
#define BND_SLOW_PATH_UNLESS(is_fast, slow_path) \
    do {                                         \
        if (BND_UNLIKELY(!(is_fast))) {          \
            slow_path;                           \
            BND_NO_TAIL_CALL;                    \
            return;                              \
        }                                        \
    } while (0)
#if defined(__GNUC__)
#define BND_NOINLINE __attribute__((noinline, noclone, unused))
#define BND_NO_TAIL_CALL __asm__ volatile("")
#else
#define BND_NOINLINE
#define BND_NO_TAIL_CALL ((void)0)
#endif

#endif
