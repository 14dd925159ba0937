/* Numbers whose type in Fortran is not the one that the called C procedure has: MPI_Send_c over MPI_Send (R29, R69), or MPI_Address,
 * whose INTEGER cannot hold every address (MPI 2.2, 15.1). A value that C's type cannot represent is an error, never cut. */
#ifndef BND_NARROWING_H
#define BND_NARROWING_H

#include "arrays.h"
#include "errors.h"

#define BND_IS_REPRESENTABLE(type, value) ((type)(value) == (value))

/* No MPI uses it for a handle. In the standard ABI, Open MPI takes other numbers for addresses. */
#if BND_C_TARGET_IS_ABI
#define BND_INTEGER_OF_NO_HANDLE 0
#else
#define BND_INTEGER_OF_NO_HANDLE (-1)
#endif

/* A high half of 0 is what C leaves that writes an int, and MPICH's handles are negative. */
static inline bnd_integer bnd_integer_handle(bnd_default_integer handle)
{
    return BND_IS_REPRESENTABLE(bnd_integer, handle) || BND_IS_REPRESENTABLE(uint32_t, handle)
               ? (bnd_integer)handle
               : BND_INTEGER_OF_NO_HANDLE;
}

/* The checks come before anything is allocated or called. `significant`: C reads the argument in this process. */
#define BND_NARROW_CHECK(type, value, significant, error, ierror, raised_on, object) \
    do {                                                                             \
        if (!BND_IS_REPRESENTABLE(type, value) && (significant)) {                   \
            BND_STORE_IERROR(ierror, bnd_raise_on(raised_on, object, error));        \
            return;                                                                  \
        }                                                                            \
    } while (0)

#define BND_NARROW_CHECK_ARRAY(type, values, count, significant, error, ierror, raised_on, object)  \
    do {                                                                                            \
        for (long bnd_i = 0; bnd_i < (count); bnd_i++)                                              \
            BND_NARROW_CHECK(type, (values)[bnd_i], significant, error, ierror, raised_on, object); \
    } while (0)

/* After the check: what does not fit is not significant, but C may look at it. */
#define BND_NARROWED(type, value) (BND_IS_REPRESENTABLE(type, value) ? (type)(value) : 0)

/* Declare an array of C's type, of array##_count elements, with their values: the wrapper's own, or the pending operation's. */
#define BND_NARROW_ARRAY(type, array, from, release, ierror) \
    BND_ARRAY(type, array, array##_count);                   \
    BND_NARROW_COPY(type, array, from, release, ierror)
#define BND_NARROW_PENDING_ARRAY(type, array, from, pending, release, ierror) \
    BND_PENDING_ARRAY(type, array, array##_count, pending);                   \
    BND_NARROW_COPY(type, array, from, release, ierror)
#define BND_NARROW_COPY(type, to, from, release, ierror)  \
    do {                                                  \
        BND_CHECK_MEMORY(to, release, ierror);            \
        for (long bnd_i = 0; bnd_i < to##_count; bnd_i++) \
            (to)[bnd_i] = (type)(from)[bnd_i];            \
    } while (0)

/* An output of a call that succeeded. Where Fortran's type cannot hold it the call fails after all, and the variable stays. */
#define BND_NARROW_OUT(type, variable, value, error, result, raised_on, object) \
    do {                                                                        \
        if (result == MPI_SUCCESS && BND_IS_REPRESENTABLE(type, value))         \
            *(variable) = (type)(value);                                        \
        else if (result == MPI_SUCCESS)                                         \
            result = bnd_raise_on(raised_on, object, error);                    \
    } while (0)

#endif
