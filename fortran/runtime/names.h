/* Symbols: what a wrapper is called, which C procedure it calls, and whether that is there. */
#ifndef BND_NAMES_H
#define BND_NAMES_H

#include "../../generated/fortran/bnd_emulated.h"
#include "bnd_mpi.h"

#define BND_JOIN_EXPANDED(a, b) a##b
#define BND_JOIN(a, b) BND_JOIN_EXPANDED(a, b)
#define BND_TEXT_EXPANDED(text) #text
#define BND_TEXT(text) BND_TEXT_EXPANDED(text)

/* ---- the wrapper's own name ---- */

#define BND_WRAPPER /* bnd_ilp64.h has another */

#ifdef BND_PROFILED
#define BND_PREFIXED(lower) p##lower
#define BND_PREFIXED_UPPER(upper) P##upper
#else
#define BND_PREFIXED(lower) lower
#define BND_PREFIXED_UPPER(upper) upper
#endif
/* A procedure of mpi_f08 is _f08ts if it takes descriptors, else _f08. */
#define BND_READS_DESCRIPTORS \
    (BND_FORTRAN_DESCRIPTOR_IS_CFI || BND_FORTRAN_DESCRIPTOR_IS_GFORTRAN || BND_FORTRAN_DESCRIPTOR_IS_SHIM)
#if defined(BND_F08TS) && BND_READS_DESCRIPTORS
#define BND_WITH_SUFFIX(lower) BND_JOIN(lower, _f08ts)
#define BND_WITH_SUFFIX_UPPER(upper) BND_JOIN(upper, _F08TS)
#elif defined(BND_CPTR)
#define BND_WITH_SUFFIX(lower) BND_JOIN(lower, _cptr)
#define BND_WITH_SUFFIX_UPPER(upper) BND_JOIN(upper, _CPTR)
#elif defined(BND_FTS)
#define BND_WITH_SUFFIX(lower) BND_JOIN(lower, _fts)
#define BND_WITH_SUFFIX_UPPER(upper) BND_JOIN(upper, _FTS)
#elif defined(BND_F08) || defined(BND_F08TS)
#define BND_WITH_SUFFIX(lower) BND_JOIN(lower, _f08)
#define BND_WITH_SUFFIX_UPPER(upper) BND_JOIN(upper, _F08)
#else
#define BND_WITH_SUFFIX(lower) lower
#define BND_WITH_SUFFIX_UPPER(upper) upper
#endif
#define BND_SPECIFIC(lower) BND_WITH_SUFFIX(BND_PREFIXED(lower))
#define BND_SPECIFIC_UPPER(upper) BND_WITH_SUFFIX_UPPER(BND_PREFIXED_UPPER(upper))
/* As the compiler spells it in symbols; the name has an underscore of its own. BND_BEHIND_SHIM: a Fortran procedure of that name calls
 * the wrapper as a BIND(C) procedure (modules/shims.cmake). */
#ifdef BND_BEHIND_SHIM
#define BND_LINKED(lower, upper) BND_JOIN(bnd_shim_, lower)
#else
#define BND_LINKED(lower, upper) BND_FORTRAN_SYMBOL_WITH_UNDERSCORE(lower, upper)
#endif
#define BND_NAME(lower, upper) BND_LINKED(BND_SPECIFIC(lower), BND_SPECIFIC_UPPER(upper))
/* Static procedures of a wrapper; each has a name of its own, since unity builds put many wrappers into one file. */
#define BND_SLOW_PATH(lower) BND_JOIN(bnd_slow_path_, BND_SPECIFIC(lower))
#define BND_FALLBACK(lower) BND_JOIN(bnd_fallback_, BND_SPECIFIC(lower))

/* The same wrapper under the name that the MPI's own mpi_f08 gives it: `lower`, _f08 or _f08ts, `suffix`. */
#define BND_ALSO(routine, ROUTINE, lower, upper, suffix, SUFFIX)                                             \
    extern __typeof__(BND_NAME(routine, ROUTINE)) BND_LINKED(BND_JOIN(BND_WITH_SUFFIX(lower), suffix),       \
                                                             BND_JOIN(BND_WITH_SUFFIX_UPPER(upper), SUFFIX)) \
        __attribute__((alias(BND_TEXT(BND_NAME(routine, ROUTINE)))));

/* The same wrapper as other compilers, or options of the same one, spell its name. */
#ifdef __cplusplus
#define BND_EXTERN_C extern "C"
#else
#define BND_EXTERN_C extern
#endif
#ifdef __ELF__
#define BND_SPELLED(spelling, name, lower, upper) \
    BND_EXTERN_C __typeof__(name) BND_SPELLING_##spelling(lower, upper) __attribute__((weak, alias(BND_TEXT(name))));
#else
#define BND_SPELLED(spelling, name, lower, upper)
#endif
#define BND_ALSO_SPELLED(spelling, lower, upper)                                                           \
    BND_SPELLED(spelling, BND_LINKED(BND_SPECIFIC(lower), BND_SPECIFIC_UPPER(upper)), BND_SPECIFIC(lower), \
                BND_SPECIFIC_UPPER(upper))
#define BND_SPELLING_LOWER(lower, upper) lower
#define BND_SPELLING_LOWER_1(lower, upper) BND_JOIN(lower, _)
#define BND_SPELLING_LOWER_2(lower, upper) BND_JOIN(lower, __)
#define BND_SPELLING_UPPER(lower, upper) upper

/* A predefined callback (BND_CALLBACK) as a module procedure of the MPI's own mpi_f08. */
#define BND_ALSO_IN_MODULE(module, lower) \
    extern __typeof__(BND_CALLBACK) BND_MODULE_SYMBOL(module, lower) __attribute__((alias(BND_TEXT(BND_CALLBACK))));

/* ---- the C procedure ---- */

#if !defined(BND_PROFILED) && !defined(BND_LAYERING_PMPI)
#define BND_C(name) name
#elif BND_C_TARGET_IS_ABI
/* The library of the run may have the one name only. */
#define BND_C(name) (P##name ? P##name : name)
#else
#define BND_C(name) P##name
#endif

/* A routine is wrapped if it can be linked and if mpi.h says how to call it; a stub, which would end the program, is never called. */
#define BND_HAS(name) ((BND_HAS_##name || BND_STUB_##name) && BND_DECLARES_##name)

/* Over the standard ABI the library of the run may lack what the library of the build had: all references are weak. */
#if BND_C_TARGET_IS_ABI
#define BND_AVAILABLE(name) (BND_C(name) != NULL)
#define BND_IF_UNAVAILABLE(name, statement)       \
    do {                                          \
        if (BND_UNLIKELY(!BND_AVAILABLE(name))) { \
            statement;                            \
        }                                         \
    } while (0)
#else
#define BND_AVAILABLE(name) (!BND_STUB_##name)
#define BND_IF_UNAVAILABLE(name, statement) ((void)0)
#endif
/* Else raises an error on the call's object and returns. */
#define BND_REQUIRE(name, ierror, raised_on, object)                                       \
    do {                                                                                   \
        if (BND_UNLIKELY(!BND_AVAILABLE(name))) {                                          \
            BND_STORE_IERROR(ierror, bnd_raise_on(raised_on, object, bnd_missing(#name))); \
            return;                                                                        \
        }                                                                                  \
    } while (0)
/* The same without an error handler. */
#define BND_REQUIRE_QUIETLY(name, ierror)                 \
    do {                                                  \
        if (BND_UNLIKELY(!BND_AVAILABLE(name))) {         \
            BND_STORE_IERROR(ierror, bnd_missing(#name)); \
            return;                                       \
        }                                                 \
    } while (0)

#endif
