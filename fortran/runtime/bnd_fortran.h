/* Under every generated Fortran wrapper: its name, the C routine it calls, and the small conversions of its arguments.
 *
 * What a build chooses, with -D:
 *   BND_F08              the wrapper is mpi_x_f08_; without it mpi_x_
 *   BND_CPTR, BND_FTS    it is mpi_x_cptr_ (R37), or mpi_x_fts_ (R43)
 *   BND_PROFILED         the wrapper is pmpi_x_ and calls PMPI_X; without it mpi_x_, which calls MPI_X
 *   BND_LAYERING_PMPI    mpi_x_ calls PMPI_X too, for tools that wrap Fortran
 * bnd_probe.h says what the compiler and the MPI decide. Helper calls are PMPI_ in every case, so that no tool sees them.
 */
#ifndef BND_FORTRAN_H
#define BND_FORTRAN_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "bnd_mpi.h"

#include "../../generated/fortran/bnd_sentinels.h"
#include "logical.h"
#include "requests/pending.h"

#if !BND_C_STATUS_COPIES_RAW
#error "This MPI's statuses have another layout in Fortran than in C; the wrappers do not convert them yet"
#endif

/* ---- names ---- */

#define BND_JOIN_EXPANDED(a, b) a##b
#define BND_JOIN(a, b) BND_JOIN_EXPANDED(a, b)

#ifdef BND_PROFILED
#define BND_PREFIXED(lower) p##lower
#define BND_PREFIXED_UPPER(upper) P##upper
#else
#define BND_PREFIXED(lower) lower
#define BND_PREFIXED_UPPER(upper) upper
#endif
/* _f08 and _f08ts are the same word in both cases of letters but for the letters. A procedure that takes no descriptors is _f08. */
#define BND_READS_DESCRIPTORS (BND_FORTRAN_DESCRIPTOR_IS_CFI || BND_FORTRAN_DESCRIPTOR_IS_GFORTRAN)
#if defined(BND_F08TS) && BND_READS_DESCRIPTORS
#define BND_SPECIFIC(lower) BND_JOIN(BND_PREFIXED(lower), _f08ts)
#define BND_SPECIFIC_UPPER(upper) BND_JOIN(BND_PREFIXED_UPPER(upper), _F08TS)
#elif defined(BND_CPTR)
#define BND_SPECIFIC(lower) BND_JOIN(BND_PREFIXED(lower), _cptr)
#define BND_SPECIFIC_UPPER(upper) BND_JOIN(BND_PREFIXED_UPPER(upper), _CPTR)
#elif defined(BND_FTS)
#define BND_SPECIFIC(lower) BND_JOIN(BND_PREFIXED(lower), _fts)
#define BND_SPECIFIC_UPPER(upper) BND_JOIN(BND_PREFIXED_UPPER(upper), _FTS)
#elif defined(BND_F08) || defined(BND_F08TS)
#define BND_SPECIFIC(lower) BND_JOIN(BND_PREFIXED(lower), _f08)
#define BND_SPECIFIC_UPPER(upper) BND_JOIN(BND_PREFIXED_UPPER(upper), _F08)
#else
#define BND_SPECIFIC(lower) BND_PREFIXED(lower)
#define BND_SPECIFIC_UPPER(upper) BND_PREFIXED_UPPER(upper)
#endif
/* What the compiler makes of the name; it has an underscore of its own in it. */
#define BND_LINKED(lower, upper) BND_FORTRAN_SYMBOL_WITH_UNDERSCORE(lower, upper)
/* What a wrapper does when its arguments are not all ordinary: static, and still one name for each, since sources may be one file. */
#define BND_SLOW_PATH(lower) BND_JOIN(bnd_otherwise_, BND_SPECIFIC(lower))
/* What it does where the library of the run lacks the C routine. */
#define BND_FALLBACK(lower) BND_JOIN(bnd_fallback_, BND_SPECIFIC(lower))
#define BND_NAME(lower, upper) BND_LINKED(BND_SPECIFIC(lower), BND_SPECIFIC_UPPER(upper))

/* The same wrapper under the name that the MPI's own mpi_f08 gives it. */
#define BND_ALSO(large, LARGE, lower, upper, suffix, SUFFIX)                                          \
    extern __typeof__(BND_NAME(large, LARGE)) BND_LINKED(BND_JOIN(BND_SPECIFIC(lower), suffix),       \
                                                         BND_JOIN(BND_SPECIFIC_UPPER(upper), SUFFIX)) \
        __attribute__((alias(BND_TEXT(BND_NAME(large, LARGE)))));

#if !defined(BND_PROFILED) && !defined(BND_LAYERING_PMPI)
#define BND_C(name) name
#elif BND_C_TARGET_IS_ABI
/* The library of the run may have the one name only. */
#define BND_C(name) (P##name ? P##name : name)
#else
#define BND_C(name) P##name
#endif

/* A routine is wrapped if it can be linked and if mpi.h says how to call it. */
#define BND_HAS(name) (BND_HAS_##name && BND_DECLARES_##name)

/* Over the standard ABI the library of the run need not have what that of the build had: all references are weak. */
#if BND_C_TARGET_IS_ABI
#define BND_AVAILABLE(name) (BND_C(name) != NULL)
#define BND_IF_UNAVAILABLE(name, statement)       \
    do {                                          \
        if (BND_UNLIKELY(!BND_AVAILABLE(name))) { \
            statement;                            \
        }                                         \
    } while (0)
#define BND_REQUIRE(name, raise)                  \
    do {                                          \
        if (BND_UNLIKELY(!BND_AVAILABLE(name))) { \
            const int code = bnd_missing(#name);  \
            raise;                                \
            BND_STORE_IERROR(ierror, code);       \
            return;                               \
        }                                         \
    } while (0)
#else
#define BND_AVAILABLE(name) 1
#define BND_IF_UNAVAILABLE(name, statement) ((void)0)
#define BND_REQUIRE(name, raise) ((void)0)
#endif

/* ---- what passes straight through ---- */

typedef char bnd_integer_is_int[sizeof(MPI_Fint) == sizeof(int) ? 1 : -1];

#if BND_FORTRAN_STRING_LENGTH_BYTES == 4
typedef int32_t bnd_length; /* of a CHARACTER, behind all other arguments */
#else
typedef int64_t bnd_length;
#endif
typedef MPI_Fint bnd_logical;

/* ierror is absent where the caller of mpi_f08 left it out (R48); elsewhere it may not be left out. */
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

/* What hardly ever happens; it stands out of the way of what does. */
#if defined(__GNUC__) && (__GNUC__ >= 9 || defined(__clang__))
#define BND_UNLIKELY(condition) __builtin_expect_with_probability(!!(condition), 0, 0.999)
#else
#define BND_UNLIKELY(condition) (condition)
#endif

/* The straight way ends here for what is not ordinary: a procedure of the same arguments takes over. It is called, not jumped to, since
 * a jump would have the arguments on the stack read and written again on every way. */
#define BND_SLOW_PATH_UNLESS(ordinary, otherwise) \
    do {                                          \
        if (BND_UNLIKELY(!(ordinary))) {          \
            otherwise;                            \
            BND_NO_JUMP;                          \
            return;                               \
        }                                         \
    } while (0)
#if defined(__GNUC__)
#define BND_NOINLINE __attribute__((noinline, noclone, unused))
#define BND_NO_JUMP __asm__ volatile("")
#else
#define BND_NOINLINE
#define BND_NO_JUMP ((void)0)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- the addresses that Fortran knows by where they are (R89-R91): in COMMON blocks and variables of the MPI's own bindings,
 * where it has any, so that objects compiled with those agree with ours ---- */

/* The names are for the linker alone: an mpi.h may declare them with types of its own. */
#define BND_TEXT_EXPANDED(text) #text
#define BND_TEXT(text) BND_TEXT_EXPANDED(text)
#define BND_DECLARE_SYMBOL(symbol, bytes, whose) \
    extern char bnd_symbol_##symbol[] __asm__(BND_TEXT(BND_SYMBOL_##symbol));
BND_SYMBOLS(BND_DECLARE_SYMBOL)

/* The address of a cell: the linker knows it. Wrappers compare with a word that holds it, which is one instruction whatever the
 * offset in its block. */
#define BND_SENTINEL_ADDRESS(cell) BND_ADDRESS_OF_##cell
#define BND_SENTINEL_WORD(cell) cell##_at
#if defined(__GNUC__)
#define BND_DECLARE_WORD(cell, symbol, offset, constant) \
    extern const char *const BND_SENTINEL_WORD(cell) __attribute__((visibility("hidden")));
#else
#define BND_DECLARE_WORD(cell, symbol, offset, constant) extern const char *const BND_SENTINEL_WORD(cell);
#endif
BND_SENTINELS(BND_DECLARE_WORD)

/* The bits in which all addresses of buffers with a meaning agree: few others have them all. No bits until they are known. */
extern struct bnd_sentinel_filter {
    uintptr_t bits, mask;
} bnd_sentinel_filter
#if defined(__GNUC__)
    __attribute__((visibility("hidden")))
#endif
    ;

/* Ends the process, and says why, if a loaded object has cells of its own. */
void bnd_check_addresses(void);

/* After a routine that starts MPI: a library of the standard ABI is told what Fortran's types are. */
#if BND_C_TARGET_IS_ABI
void bnd_mpi_started(int result);
/* MPI_ERR_UNSUPPORTED_OPERATION; the first time also a line that names the routine. */
int bnd_missing(const char *routine);
#else
static inline void bnd_mpi_started(int result) { (void)result; }
#endif

#ifdef __cplusplus
}
#endif

/* Whether an address is one of those that mean a constant. */
#define BND_OR_EQUALS(cell) || address == BND_SENTINEL_WORD(cell)
#define BND_IS_SENTINEL(cell) (0 BND_SENTINELS_OF_##cell(BND_OR_EQUALS))

static inline int bnd_is_in_place(const void *buffer)
{
    const char *const address = (const char *)buffer;
    return BND_IS_SENTINEL(bnd_in_place);
}

/* Whether an address has a meaning of its own. */
static inline int bnd_is_sentinel(const void *buffer)
{
    const char *const address = (const char *)buffer;
#ifdef MPI_BUFFER_AUTOMATIC
    if (BND_UNLIKELY(BND_IS_SENTINEL(bnd_buffer_automatic)))
        return 1;
#endif
    if (BND_UNLIKELY(BND_IS_SENTINEL(bnd_bottom)))
        return 1;
    return BND_UNLIKELY(BND_IS_SENTINEL(bnd_in_place)) ? 1 : 0;
}

/* Whether it has none; false also for a few others. With more than two such addresses, comparing with each takes more instructions
 * than the filter. */
static inline int bnd_is_not_sentinel(const void *buffer)
{
#if BND_C_SENTINELS_IS_MPICH || defined(MPI_BUFFER_AUTOMATIC)
#if defined(__GNUC__)
    __asm__(
        ""
        : "+m"(
            bnd_sentinel_filter
                .bits)); /* else a second buffer's test keeps both words in registers, which takes an instruction more */
#endif
    return !BND_UNLIKELY(((uintptr_t)buffer & bnd_sentinel_filter.mask) == bnd_sentinel_filter.bits);
#else
    return !bnd_is_sentinel(buffer);
#endif
}

/* A choice buffer as C wants it. */
static inline void *bnd_buffer(const void *buffer)
{
    const char *const address = (const char *)buffer;
    if (BND_UNLIKELY(BND_IS_SENTINEL(bnd_bottom)))
        return MPI_BOTTOM;
    if (BND_UNLIKELY(BND_IS_SENTINEL(bnd_in_place)))
        return MPI_IN_PLACE;
#ifdef MPI_BUFFER_AUTOMATIC
    if (BND_UNLIKELY(BND_IS_SENTINEL(bnd_buffer_automatic)))
        return MPI_BUFFER_AUTOMATIC;
#endif
    return (void *)buffer;
}

/* A detached buffer goes back by the address that Fortran knows (R92); mpif.h and mpi have no type for it and leave it (R86). */
#ifdef BND_F08
#define BND_DETACHED(name, address, written)                       \
    do {                                                           \
        if (written)                                               \
            *(const void **)(name) = bnd_fortran_address(address); \
    } while (0)
#else
#define BND_DETACHED(name, address, written) ((void)(name), (void)(address))
#endif

static inline const void *bnd_fortran_address(const void *address)
{
#ifdef MPI_BUFFER_AUTOMATIC
    if (address == MPI_BUFFER_AUTOMATIC)
        return BND_SENTINEL_ADDRESS(bnd_buffer_automatic);
#endif
    return address;
}

/* The constants of mpi_f08 are statuses of its own type, so they lie elsewhere (R91). */
#if defined(BND_F08) || defined(BND_F08TS)
#define BND_STATUS_IGNORED BND_SENTINEL_WORD(bnd_f08_status_ignore)
#define BND_STATUSES_IGNORED BND_SENTINEL_WORD(bnd_f08_statuses_ignore)
#else
#define BND_STATUS_IGNORED BND_SENTINEL_WORD(bnd_status_ignore)
#define BND_STATUSES_IGNORED BND_SENTINEL_WORD(bnd_statuses_ignore)
#endif

/* Fortran aligns a status as an INTEGER, C perhaps more: Open MPI's has a size_t. The MPI then reads and writes it at odd multiples of
 * four bytes, which most machines do like any other access. */
#ifndef BND_UNALIGNED_ACCESS
#if defined(__x86_64__) || defined(__i386__) || defined(__aarch64__) || defined(__ARM_FEATURE_UNALIGNED) || \
    defined(__powerpc__) || defined(__s390x__) || defined(__riscv) || defined(__loongarch__)
#define BND_UNALIGNED_ACCESS 1
#else
#define BND_UNALIGNED_ACCESS 0
#endif
#endif
#if !BND_UNALIGNED_ACCESS
struct bnd_aligned_status {
    char before;
    MPI_Status status;
};
/* Else this machine would trap in the MPI. */
typedef char bnd_status_is_aligned_as_integer[offsetof(struct bnd_aligned_status, status) <= sizeof(MPI_Fint) ? 1 : -1];
#endif

/* A status that comes out: the caller's storage has C's layout, or bnd_probe.h would have said so. */
static inline MPI_Status *bnd_status(MPI_Fint *status)
{
    return (const char *)status == BND_STATUS_IGNORED ? MPI_STATUS_IGNORE : (MPI_Status *)status;
}

static inline MPI_Status *bnd_statuses(MPI_Fint *statuses)
{
    return (const char *)statuses == BND_STATUSES_IGNORED ? MPI_STATUSES_IGNORE : (MPI_Status *)statuses;
}

#define BND_STATUS_IN(status) ((MPI_Status *)(status))
/* From one form of Fortran's statuses to another, with all that is hidden in it (R103). */
#define BND_STATUS_COPY(from, to) memcpy(to, from, sizeof(MPI_Status))

/* Weights and error codes, which may be left out. */
static inline int *bnd_sentinel_array(MPI_Fint *array)
{
    const char *const address = (const char *)array;
    if (BND_IS_SENTINEL(bnd_unweighted))
        return MPI_UNWEIGHTED;
    if (BND_IS_SENTINEL(bnd_weights_empty))
        return MPI_WEIGHTS_EMPTY;
    if (BND_IS_SENTINEL(bnd_errcodes_ignore))
        return MPI_ERRCODES_IGNORE;
    return array;
}

/* Indices that C counts from 0; MPI_UNDEFINED, as an index or as their number, stays (R84). */
static inline void bnd_indices_from_one(MPI_Fint *indices, MPI_Fint count)
{
    for (MPI_Fint i = 0; i < count; i++)
        if (indices[i] != MPI_UNDEFINED)
            indices[i]++;
}

static inline int bnd_min(int a, int b) { return a < b ? a : b; }

/* ---- handles by reference: where they are integers of C, C has the caller's own ---- */

/* The probe defines BND_C_HANDLE_…_IS_INTEGER as 1, or not at all: only then a second argument comes before the others. */
#define BND_BEFORE_1 0,
#define BND_SECOND_EXPANDED(first, second, ...) second
#define BND_SECOND(...) BND_SECOND_EXPANDED(__VA_ARGS__)
#define BND_IF_INTEGER(type, own, converted) \
    BND_SECOND(BND_JOIN(BND_BEFORE_, BND_C_HANDLE_##type##_IS_INTEGER) own, converted, )

#if BND_C_TARGET_IS_ABI
#include "handles/abi_handles.h"
#else
#include "handles/native_handles.h"
#endif

#define BND_HANDLE_LOCAL(upper, type, name, value) \
    BND_IF_INTEGER(upper, type *const c_##name = (type *)(name), type c_##name = (value))
#define BND_HANDLE_UNSET(upper, type, name) BND_IF_INTEGER(upper, type *const c_##name = (type *)(name), type c_##name)
#define BND_HANDLE_ADDRESS(upper, name) BND_IF_INTEGER(upper, c_##name, &c_##name)
#define BND_HANDLE_VALUE(upper, name) BND_IF_INTEGER(upper, *c_##name, c_##name)
#define BND_HANDLE_COPY_OUT(upper, handle, name) BND_IF_INTEGER(upper, (void)0, *(name) = bnd_c2f_##handle(c_##name))
#define BND_HANDLE_CREATED(upper, handle, name) \
    BND_IF_INTEGER(upper, (void)0, if (result == MPI_SUCCESS) * (name) = bnd_new_c2f_##handle(c_##name))

/* ---- arrays that are converted: a few elements on the stack, many on the heap ---- */

#define BND_STACK_ELEMENTS 64

/* Declares c_NAME with room for count elements; the pointer is null where there is no memory. */
#define BND_ARRAY(type, name, count)     \
    const long n_##name = (count);       \
    type few_##name[BND_STACK_ELEMENTS]; \
    type *const c_##name = n_##name <= BND_STACK_ELEMENTS ? few_##name : (type *)malloc((size_t)n_##name * sizeof(type))

/* Nothing is called without the memory that the call needs; the error goes to MPI_COMM_SELF's handler. */
#define BND_ARRAY_CHECK(name)                          \
    do {                                               \
        if (!c_##name) {                               \
            BND_STORE_IERROR(ierror, bnd_no_memory()); \
            return;                                    \
        }                                              \
    } while (0)

/* The same, after freeing what was made before. */
#define BND_UNLESS_MEMORY(made, undo)                  \
    do {                                               \
        if (!(made)) {                                 \
            undo;                                      \
            BND_STORE_IERROR(ierror, bnd_no_memory()); \
            return;                                    \
        }                                              \
    } while (0)

#define BND_ARRAY_FREE(name)               \
    do {                                   \
        if (n_##name > BND_STACK_ELEMENTS) \
            free(c_##name);                \
    } while (0)

#define BND_EACH(count, statement)         \
    do {                                   \
        for (long i = 0; i < (count); i++) \
            statement;                     \
    } while (0)

#define BND_LOGICALS_IN(name, count)                            \
    do {                                                        \
        BND_ARRAY_CHECK(name);                                  \
        BND_EACH(n_##name, c_##name[i] = BND_IS_TRUE(name[i])); \
    } while (0)

#define BND_LOGICALS_OUT(name, count)                        \
    do {                                                     \
        BND_EACH(count, name[i] = BND_LOGICAL(c_##name[i])); \
        BND_ARRAY_FREE(name);                                \
    } while (0)

/* Of the kinds that come in arrays, all are integers of C, or none. */
#if BND_C_HANDLE_MPI_REQUEST_IS_INTEGER && BND_C_HANDLE_MPI_DATATYPE_IS_INTEGER && BND_C_HANDLE_MPI_INFO_IS_INTEGER
/* The caller's integers are C's handles. */
#define BND_HANDLE_ARRAY(type, name, count) type *const c_##name = (type *)(name)
#define BND_HANDLE_ARRAY_CHECK(name) ((void)0)
#define BND_HANDLE_ARRAY_IN(handle, name) ((void)0)
#define BND_HANDLE_ARRAY_OUT(handle, name, count) ((void)0)
#define BND_HANDLE_ARRAY_FREE(name) ((void)0)
#define BND_ROOT_HANDLE_ARRAY_IN(handle, type, name, count, undo) (c_##name = (type *)(name))
#define BND_ROOT_HANDLE_ARRAY_FREE(name) ((void)0)
#else
#define BND_HANDLE_ARRAY(type, name, count) BND_ARRAY(type, name, count)
#define BND_HANDLE_ARRAY_CHECK(name) BND_ARRAY_CHECK(name)
#define BND_HANDLE_ARRAY_IN(handle, name)                            \
    do {                                                             \
        BND_ARRAY_CHECK(name);                                       \
        BND_EACH(n_##name, c_##name[i] = bnd_f2c_##handle(name[i])); \
    } while (0)
#define BND_HANDLE_ARRAY_OUT(handle, name, count)                 \
    do {                                                          \
        BND_EACH(count, name[i] = bnd_c2f_##handle(c_##name[i])); \
        BND_ARRAY_FREE(name);                                     \
    } while (0)
#define BND_HANDLE_ARRAY_FREE(name) BND_ARRAY_FREE(name)
/* Null away from the root. */
#define BND_ROOT_HANDLE_ARRAY_IN(handle, type, name, count, undo)              \
    do {                                                                       \
        if (!at_root)                                                          \
            break;                                                             \
        c_##name = (type *)malloc(((count) > 0 ? (count) : 1) * sizeof(type)); \
        BND_UNLESS_MEMORY(c_##name, undo);                                     \
        BND_EACH(count, c_##name[i] = bnd_f2c_##handle(name[i]));              \
    } while (0)
#define BND_ROOT_HANDLE_ARRAY_FREE(name) free(c_##name)
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Raises MPI_ERR_NO_MEM on MPI_COMM_SELF and gives the code to return. */
int bnd_no_memory(void);

/* ---- lengths that depend on an object; 0 where it is not valid, for then the call itself says so ---- */

int bnd_size(MPI_Comm comm);
int bnd_peers(MPI_Comm comm); /* the remote group of an intercommunicator, else the group */
int bnd_in_degree(MPI_Comm comm);
int bnd_out_degree(MPI_Comm comm);
int bnd_dims(MPI_Comm comm);
int bnd_datatypes(MPI_Datatype datatype); /* that went into its making */

/* Whether this process is the root of a collective on comm. */
int bnd_is_root(MPI_Comm comm, int root);

#ifdef __cplusplus
}
#endif

typedef void(bnd_procedure)(void); /* a Fortran procedure of any interface */

#include "callbacks/extra_state.h"
#include "callbacks/trampolines.h"
#include "narrowing.h"
#include "requests/request_arguments.h"
#include "strings/character.h"

#endif
