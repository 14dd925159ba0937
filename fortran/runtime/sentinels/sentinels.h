/* Arguments that are constants by their addresses: MPI_BOTTOM, MPI_IN_PLACE, MPI_ARGV_NULL and others (R89-R91). They are COMMON
 * blocks and variables, those of the MPI's own Fortran bindings where it has any, so that objects compiled with those agree. */
#ifndef BND_SENTINEL_ADDRESSES_H
#define BND_SENTINEL_ADDRESSES_H

#include "calls.h"
#include "hidden.h"
#include "names.h"

#include "../../../generated/fortran/bnd_sentinels.h"

#ifdef __cplusplus
extern "C" {
#endif

/* C names for the linker's symbols, since an mpi.h may declare those with types of its own. */
#define BND_DECLARE_SYMBOL(symbol, bytes, whose) \
    extern char bnd_symbol_##symbol[] __asm__(BND_TEXT(BND_SYMBOL_##symbol));
BND_SYMBOLS(BND_DECLARE_SYMBOL)

/* The linker knows the address of a sentinel. Wrappers compare with a pointer that holds it: one instruction, whatever the offset in
 * its block. */
#define BND_SENTINEL_ADDRESS(sentinel) BND_ADDRESS_OF_##sentinel
#define BND_SENTINEL_POINTER(sentinel) sentinel##_at
#define BND_DECLARE_POINTER(sentinel, symbol, offset, constant) \
    extern const char *const BND_SENTINEL_POINTER(sentinel) BND_HIDDEN;
BND_SENTINELS(BND_DECLARE_POINTER)

/* The bits in which all sentinels of buffers agree; few other addresses have them all. No bits until they are known. */
extern struct bnd_sentinel_filter {
    uintptr_t bits, mask;
} bnd_sentinel_filter BND_HIDDEN;

/* Ends the process, with a message, if a loaded object has sentinels at other addresses. */
void bnd_check_addresses(void);

/* Not if BINDERY_CHECK_ADDRESSES is 0. */
int bnd_is_check_wanted(void);

/* The bytes of an INTEGER of the wrappers that get this object's calls: another object's may replace both. */
extern const volatile int bnd_integer_bytes;

#ifdef __cplusplus
}
#endif

/* Whether an address is any sentinel of a constant. */
#define BND_IS_SENTINEL(address, sentinel) sentinel##_is(address)
#define BND_OR_EQUALS(sentinel) || address == BND_SENTINEL_POINTER(sentinel)
#define BND_DEFINE_IS(sentinel)                              \
    static inline int sentinel##_is(const void *argument)    \
    {                                                        \
        const char *const address = (const char *)argument;  \
        return 0 BND_SENTINELS_OF_##sentinel(BND_OR_EQUALS); \
    }
BND_DEFINE_IS(bnd_bottom)
BND_DEFINE_IS(bnd_in_place)
BND_DEFINE_IS(bnd_buffer_automatic)
BND_DEFINE_IS(bnd_argv_null)
BND_DEFINE_IS(bnd_argvs_null)
BND_DEFINE_IS(bnd_errcodes_ignore)
BND_DEFINE_IS(bnd_unweighted)
BND_DEFINE_IS(bnd_weights_empty)

/* ---- choice buffers ---- */

static inline int bnd_is_in_place(const void *buffer) { return BND_IS_SENTINEL(buffer, bnd_in_place); }

static inline int bnd_is_sentinel(const void *buffer)
{
#ifdef MPI_BUFFER_AUTOMATIC
    if (BND_UNLIKELY(BND_IS_SENTINEL(buffer, bnd_buffer_automatic)))
        return 1;
#endif
    if (BND_UNLIKELY(BND_IS_SENTINEL(buffer, bnd_bottom)))
        return 1;
    return BND_UNLIKELY(BND_IS_SENTINEL(buffer, bnd_in_place)) ? 1 : 0;
}

/* Whether it is certainly none. With more than two sentinels the filter takes fewer instructions than a comparison with each. */
static inline int bnd_is_not_sentinel(const void *buffer)
{
#if BND_C_SENTINELS_IS_MPICH || defined(MPI_BUFFER_AUTOMATIC)
#if defined(__GNUC__)
    /* Else the test of a second buffer keeps both words in registers, which takes an instruction more. */
    __asm__("" : "+m"(bnd_sentinel_filter.bits));
#endif
    return !BND_UNLIKELY(((uintptr_t)buffer & bnd_sentinel_filter.mask) == bnd_sentinel_filter.bits);
#else
    return !bnd_is_sentinel(buffer);
#endif
}

/* A choice buffer for C. */
static inline void *bnd_buffer(const void *buffer)
{
    if (BND_UNLIKELY(BND_IS_SENTINEL(buffer, bnd_bottom)))
        return MPI_BOTTOM;
    if (BND_UNLIKELY(BND_IS_SENTINEL(buffer, bnd_in_place)))
        return MPI_IN_PLACE;
#ifdef MPI_BUFFER_AUTOMATIC
    if (BND_UNLIKELY(BND_IS_SENTINEL(buffer, bnd_buffer_automatic)))
        return MPI_BUFFER_AUTOMATIC;
#endif
    return (void *)buffer;
}

/* An address for C: those of `which` that it may be become C's constants. Any other is a place in memory, as of a program that asks where
 * MPI_IN_PLACE is. */
enum { BND_MPI_BOTTOM = 1 };

static inline void *bnd_address(const void *address, int which)
{
    return which & BND_MPI_BOTTOM && BND_IS_SENTINEL(address, bnd_bottom) ? MPI_BOTTOM : (void *)address;
}

/* The address of a detached buffer for Fortran (R92). mpif.h and mpi have no type for it: there the argument is untouched (R86). */
static inline void bnd_detached_to_fortran(void *to, const void *address)
{
#ifdef BND_F08
#ifdef MPI_BUFFER_AUTOMATIC
    if (address == MPI_BUFFER_AUTOMATIC)
        address = BND_SENTINEL_ADDRESS(bnd_f08_buffer_automatic);
#endif
    *(const void **)to = address;
#else
    (void)to, (void)address;
#endif
}

/* ---- optional arrays of numbers: weights and error codes ---- */

static inline int *bnd_sentinel_array(bnd_integer *array)
{
    if (BND_IS_SENTINEL(array, bnd_unweighted))
        return MPI_UNWEIGHTED;
    if (BND_IS_SENTINEL(array, bnd_weights_empty))
        return MPI_WEIGHTS_EMPTY;
    if (BND_IS_SENTINEL(array, bnd_errcodes_ignore))
        return MPI_ERRCODES_IGNORE;
    return array;
}

#endif
