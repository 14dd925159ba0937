/* Wrappers for programs whose INTEGER has 8 bytes: each calls the wrapper for INTEGERs of int's width, which the same source defines
 * as a static function, so that the compiler makes one of both. Choice buffers come by descriptor where BND_F08TS is defined. */
#ifndef BND_ILP64_H
#define BND_ILP64_H

#ifndef BND_F08TS
#define BND_BUFFERS_BY_ADDRESS
#endif
#include "bnd_choice.h"

#undef BND_WRAPPER
#undef BND_NAME
#define BND_WRAPPER static inline __attribute__((always_inline))
#define BND_NAME(lower, upper) BND_INNER(lower)
#define BND_INNER(lower) BND_JOIN(bnd_inner_, BND_SPECIFIC(lower))
#define BND_WIDE_NAME(lower, upper) BND_LINKED(BND_SPECIFIC(lower), BND_SPECIFIC_UPPER(upper))

/* What C never gives: where an output still has it, nothing was written. */
#define BND_INTEGER_UNSET (-2147483647 - 1)

static inline void bnd_integer_out(bnd_default_integer *to, bnd_integer value)
{
    if (value != BND_INTEGER_UNSET)
        *to = value;
}

/* `given`: what the call got. */
static inline void bnd_integer_inout(bnd_default_integer *to, bnd_integer value, bnd_integer given)
{
    if (value != given)
        *to = value;
}

/* Declares an array of array##_count integers, which fill(array, from, count) fills. */
#define BND_INTEGERS(fill, array, from, release, ierror) \
    BND_ARRAY(bnd_integer, array, array##_count);        \
    BND_CHECK_MEMORY(array, release, ierror);            \
    fill(array, from, array##_count)

/* What does not fit becomes an integer that is no handle of any MPI. */
static inline bnd_integer bnd_integer_handle(bnd_default_integer handle)
{
    return BND_IS_REPRESENTABLE(bnd_integer, handle) ? (bnd_integer)handle : -1;
}

static inline void bnd_integers_handles(bnd_integer *to, const bnd_default_integer *from, long count)
{
    for (long i = 0; i < count; i++)
        to[i] = bnd_integer_handle(from[i]);
}

static inline void bnd_integers_handles_out(bnd_default_integer *to, const bnd_integer *from, long count)
{
    for (long i = 0; i < count; i++)
        bnd_integer_inout(&to[i], from[i], bnd_integer_handle(to[i]));
}

static inline void bnd_integers_unset(bnd_integer *to, const bnd_default_integer *from, long count)
{
    (void)from;
    for (long i = 0; i < count; i++)
        to[i] = BND_INTEGER_UNSET;
}

static inline void bnd_integers_out(bnd_default_integer *to, const bnd_integer *from, long count)
{
    for (long i = 0; i < count; i++)
        bnd_integer_out(&to[i], from[i]);
}

static inline int bnd_is_sentinel_array(const void *array)
{
    return BND_IS_SENTINEL(array, bnd_unweighted) || BND_IS_SENTINEL(array, bnd_weights_empty) ||
           BND_IS_SENTINEL(array, bnd_errcodes_ignore);
}

/* ---- statuses: a C status is so many ints, each of which is an INTEGER in Fortran ---- */

#define BND_STATUS_INTEGERS ((long)(sizeof(MPI_Status) / sizeof(bnd_integer)))

static inline int bnd_is_status_ignore(const void *status) { return (const char *)status == BND_STATUS_IGNORE_POINTER; }

static inline int bnd_is_statuses_ignore(const void *statuses)
{
    return (const char *)statuses == BND_STATUSES_IGNORE_POINTER;
}

static inline void bnd_integers_cut(bnd_integer *to, const bnd_default_integer *from, long count)
{
    for (long i = 0; i < count; i++)
        to[i] = (bnd_integer)from[i];
}

static inline void bnd_integers_widen(bnd_default_integer *to, const bnd_integer *from, long count)
{
    for (long i = 0; i < count; i++)
        to[i] = from[i];
}

static inline void bnd_integers_status(bnd_integer *to, const bnd_default_integer *from)
{
    if (!bnd_is_status_ignore(from))
        bnd_integers_cut(to, from, BND_STATUS_INTEGERS);
}

static inline void bnd_integers_status_out(bnd_default_integer *to, const bnd_integer *from)
{
    if (!bnd_is_status_ignore(to))
        bnd_integers_widen(to, from, BND_STATUS_INTEGERS);
}

#endif
