// The symbols of sentinels such as MPI_BOTTOM and MPI_IN_PLACE (R89-R91). Not zeroes, so that a linker binds COMMON blocks of other objects to
// them; no constants, since MPI_Init of Intel MPI writes a blank to MPI_ARGV_NULL. The C library of the MPI may define some of them as
// well, statically: libbindery_mpifort_last.a has those and comes behind it. COMMON blocks are not weak, for to a linker those of other
// objects are more than weak symbols. Variables of the MPI's own modules are, in the intercept library's archive: there the MPI's own
// Fortran library, which has them, comes behind.
#include "bnd_fortran.h"

// In bytes of an INTEGER; a CHARACTER is one.
#define BND_BYTES(bytes) ((bytes) == 1 ? 1 : (bytes) * (sizeof(bnd_default_integer) / sizeof(MPI_Fint)))
// Sizes and alignments serve every compiler's COMMON; fortran/modules/README.md has the table.
#define BND_DEFINE(symbol, bytes) alignas(64) char bnd_symbol_##symbol[BND_BYTES(bytes)] = {' '};
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
