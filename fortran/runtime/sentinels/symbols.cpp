// The symbols of MPI_BOTTOM, MPI_IN_PLACE and their like (R89-R91). Not zeroes, so that a linker binds COMMON blocks of other
// objects to them; no constants, since MPI_Init of Intel MPI writes a blank to MPI_ARGV_NULL. A static library of the MPI defines the C names among them as well: there ours give way.
#include "../bnd_fortran.h"

#define BND_STRONG
#ifdef BND_IN_ARCHIVE
#define BND_WEAK_IN_ARCHIVE __attribute__((weak))
#else
#define BND_WEAK_IN_ARCHIVE
#endif

extern "C" {

// Sizes and alignments serve every compiler's COMMON; fortran/modules/README.md has the table.
#define BND_DEFINE_SYMBOL(symbol, bytes, attribute) alignas(64) attribute char bnd_symbol_##symbol[bytes] = {' '};
BND_SYMBOLS(BND_DEFINE_SYMBOL)

} // extern "C"
