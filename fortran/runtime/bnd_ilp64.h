/* Wrappers for programs whose INTEGER has 8 bytes. Each includes and calls the wrapper for INTEGERs of int's width, which is static
 * here, and which the compiler inlines. Choice buffers come by descriptor where BND_F08TS is defined. */
#ifndef BND_ILP64_H
#define BND_ILP64_H

#ifndef BND_F08TS
#define BND_BUFFERS_BY_ADDRESS
#endif
#include "bnd_choice.h"
#include "handles/wide_pair.h"

#include <stddef.h>

#undef BND_WRAPPER
#undef BND_NAME
#define BND_WRAPPER static inline __attribute__((always_inline))
#define BND_NAME(lower, upper) BND_INNER(lower)
#define BND_INNER(lower) BND_JOIN(bnd_inner_, BND_SPECIFIC(lower))
#define BND_FAST_PATH(lower) BND_JOIN(bnd_fast_path_, BND_SPECIFIC(lower))
#define BND_WIDE_SLOW_PATH(lower) BND_JOIN(bnd_wide_slow_path_, BND_SPECIFIC(lower))
#define BND_SMALL(lower) BND_JOIN(bnd_small_, BND_SPECIFIC(lower))
#define BND_WIDE_NAME(lower, upper) BND_LINKED(BND_SPECIFIC(lower), BND_SPECIFIC_UPPER(upper))

/* ---- the fast path reads the halves of an INTEGER: of the low one it passes the address on ---- */

typedef bnd_integer __attribute__((may_alias)) bnd_half;
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define BND_LOW_HALF 1
#else
#define BND_LOW_HALF 0
#endif

static inline const bnd_integer *bnd_low_half(const bnd_default_integer *value)
{
    return (const bnd_integer *)value + BND_LOW_HALF;
}

static inline bnd_integer bnd_high_half(const bnd_default_integer *value)
{
    return ((const bnd_half *)value)[1 - BND_LOW_HALF];
}

static inline int bnd_fits(const bnd_default_integer *value)
{
    return ((const bnd_half *)value)[BND_LOW_HALF] == *value;
}

/* After C wrote an int into the low half. */
static inline void bnd_widen(bnd_default_integer *value) { *value = ((const bnd_half *)value)[BND_LOW_HALF]; }

/* `high` is an OR of high halves; `each` is for values below zero. */
#define BND_FIT(high, each) (__builtin_expect(!(high), 1) || (each))

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

/* ---- MPI_2INTEGER: what the runtime has made for it; a wrapper makes that before all else ---- */

static inline void bnd_know_type(bnd_default_integer handle)
{
    if (BND_UNLIKELY(!BND_IS_REPRESENTABLE(bnd_integer, handle)) && !bnd_wide_pair.is_made)
        bnd_make_wide_pair();
}

static inline bnd_integer bnd_integer_type(bnd_default_integer handle)
{
    if (BND_UNLIKELY(!BND_IS_REPRESENTABLE(bnd_integer, handle)))
        return handle == BND_WIDE_2INTEGER ? bnd_wide_pair.datatype : bnd_integer_handle(handle);
    return (bnd_integer)handle;
}

static inline bnd_integer bnd_integer_own_type(bnd_default_integer handle)
{
    return handle == BND_WIDE_2INTEGER ? (bnd_integer)handle : bnd_integer_handle(handle);
}

static inline bnd_integer bnd_integer_op(bnd_default_integer op, bnd_default_integer datatype)
{
    if (BND_UNLIKELY(!BND_IS_REPRESENTABLE(bnd_integer, datatype)) && datatype == BND_WIDE_2INTEGER) {
        if (op == BND_FINT_MPI_MAXLOC)
            return bnd_wide_pair.maximum;
        if (op == BND_FINT_MPI_MINLOC)
            return bnd_wide_pair.minimum;
    }
    return bnd_integer_handle(op);
}

static inline void bnd_integers_types(bnd_integer *to, const bnd_default_integer *from, long count)
{
    for (long i = 0; i < count; i++) {
        bnd_know_type(from[i]);
        to[i] = bnd_integer_type(from[i]);
    }
}

static inline void bnd_integers_types_out(bnd_default_integer *to, const bnd_integer *from, long count)
{
    for (long i = 0; i < count; i++) {
        bnd_integer_out(&to[i], from[i]);
        if (bnd_free_if_wide_pair(from[i]))
            to[i] = BND_WIDE_2INTEGER;
    }
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

static inline int bnd_is_sentinel_array(const bnd_default_integer *array)
{
    bnd_integer *const address = (bnd_integer *)array;
    return bnd_sentinel_array(address) != address;
}

/* ---- error codes: the MPI writes ints into the caller's array, which may be longer than the root says ---- */

static inline int bnd_count_of_root(long *count, bnd_default_integer root, bnd_default_integer comm)
{
    return PMPI_Bcast(count, 1, MPI_LONG, (int)root, bnd_f2c_Comm(bnd_integer_handle(comm)));
}

static inline void bnd_error_codes_unset(bnd_default_integer *codes, bnd_default_integer *before, long count)
{
    const bnd_integer unset = BND_INTEGER_UNSET;
    memcpy(before, codes, (size_t)count * sizeof *codes);
    for (long i = 0; i < count; i++)
        memcpy((bnd_integer *)codes + i, &unset, sizeof unset);
}

/* From behind: an INTEGER takes the place of two ints. */
static inline void bnd_error_codes_widen(bnd_default_integer *codes, const bnd_default_integer *before, long count)
{
    for (long i = count - 1; i >= 0; i--) {
        bnd_integer code;
        memcpy(&code, (bnd_integer *)codes + i, sizeof code);
        bnd_default_integer wide = before[i];
        bnd_integer_out(&wide, code);
        memcpy(codes + i, &wide, sizeof wide);
    }
}

/* ---- statuses: a C status is so many ints, each of which is an INTEGER in Fortran ---- */

#define BND_STATUS_INTEGERS ((long)(sizeof(MPI_Status) / sizeof(bnd_integer)))

static inline int bnd_is_status_ignore(const bnd_default_integer *status)
{
    return bnd_status((bnd_integer *)status) == MPI_STATUS_IGNORE;
}

static inline int bnd_is_statuses_ignore(const bnd_default_integer *statuses)
{
    return bnd_statuses((bnd_integer *)statuses) == MPI_STATUSES_IGNORE;
}

static inline int bnd_integers_are_representable(const bnd_default_integer *from, long count)
{
    for (long i = 0; i < count; i++)
        if (!BND_IS_REPRESENTABLE(bnd_integer, from[i]))
            return 0;
    return 1;
}

static inline void bnd_integers_cut(bnd_integer *to, const bnd_default_integer *from, long count)
{
    for (long i = 0; i < count; i++)
        to[i] = (bnd_integer)from[i];
}

/* The integers of output statuses. What a call did not write stays: other statuses than those it found, MPI_ERROR where one status is
 * returned. An integer of its own may have any value, and is written with MPI_SOURCE. */
static inline void bnd_statuses_out(bnd_default_integer *to, const bnd_integer *from, long integers)
{
    const long source = offsetof(MPI_Status, MPI_SOURCE) / sizeof *from,
               error = offsetof(MPI_Status, MPI_ERROR) / sizeof *from;
    for (long i = 0; i < integers; i++) {
        const long member = i % BND_STATUS_INTEGERS;
        if (from[i] != BND_INTEGER_UNSET || (member != error && from[i - member + source] != BND_INTEGER_UNSET))
            to[i] = from[i];
    }
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
