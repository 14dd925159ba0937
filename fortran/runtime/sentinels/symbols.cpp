// The symbols of sentinels such as MPI_BOTTOM and MPI_IN_PLACE (R89-R91). In an archive they are not zeroes, so that a linker binds COMMON
// blocks of other objects to them. In the shared library they are: to GNU ld a block in its .bss is a COMMON block as well, so that a program
// whose modules have the block, and which reaches this library through another one alone, links. They are no constants, since MPI_Init of
// Intel MPI writes a blank to MPI_ARGV_NULL. The C library of the MPI may define some of them as well, statically: libbindery_mpifort_last.a
// has those and comes behind it. COMMON blocks are not weak, for to a linker those of other objects are more than weak symbols. Variables of
// the MPI's own modules are, in the intercept library's archive: there the MPI's own Fortran library, which has them, comes behind.
#include "bnd_fortran.h"

#if defined(BND_SYMBOLS_FIRST) || defined(BND_SYMBOLS_LAST)
#define BND_INITIAL_VALUE {' '}
#else
#define BND_INITIAL_VALUE \
    {                     \
    }
#endif
// In bytes of an INTEGER; a CHARACTER is one.
#define BND_IS_CHARACTER(bytes) ((bytes) < sizeof(MPI_Fint))
#define BND_BYTES(bytes) \
    (BND_IS_CHARACTER(bytes) ? (bytes) : (bytes) * (sizeof(bnd_default_integer) / sizeof(MPI_Fint)))
// Sizes and alignments serve every compiler's COMMON; fortran/modules/README.md has the table.
#define BND_DEFINE(symbol, bytes) alignas(64) char bnd_symbol_##symbol[BND_BYTES(bytes)] = BND_INITIAL_VALUE;
#define BND_DEFINE_WEAK(symbol, bytes) [[gnu::weak]] BND_DEFINE(symbol, bytes)
#define BND_LEAVE(symbol, bytes)
#if defined(BND_SYMBOLS_FIRST)
#define BND_DEFINE_OURS BND_DEFINE
#define BND_DEFINE_SHARED BND_LEAVE
#if defined(BND_BEFORE_MODULES)
#define BND_DEFINE_MODULE BND_DEFINE_WEAK
#else
#define BND_DEFINE_MODULE BND_DEFINE
#endif
#elif defined(BND_SYMBOLS_LAST)
#define BND_DEFINE_OURS BND_LEAVE
#define BND_DEFINE_SHARED BND_DEFINE
#define BND_DEFINE_MODULE BND_LEAVE
#else
#define BND_DEFINE_OURS BND_DEFINE
#define BND_DEFINE_SHARED BND_DEFINE
#define BND_DEFINE_MODULE BND_DEFINE
#endif
#define BND_DEFINE_SYMBOL(symbol, bytes, whose) BND_DEFINE_##whose(symbol, bytes)

extern "C" {

BND_SYMBOLS(BND_DEFINE_SYMBOL)

}  // extern "C"

#if !defined(BND_SYMBOLS_FIRST) && !defined(BND_SYMBOLS_LAST)
// MPI_ARGV_NULL and MPI_ARGVS_NULL are blank to a program that looks. Clang makes an initial value, in .data, of what is not volatile.
[[gnu::constructor]] static void bnd_write_blanks()
{
#define BND_WRITE_BLANKS(symbol, bytes, whose)          \
    if (BND_IS_CHARACTER(bytes))                        \
        for (volatile char &byte : bnd_symbol_##symbol) \
            byte = ' ';
    BND_SYMBOLS(BND_WRITE_BLANKS)
}
#endif
