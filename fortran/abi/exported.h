/* A function for C that the standard ABI leaves out: BND_EXPORTED(type, Comm_c2f, (MPI_Comm comm)) { … } is PMPI_Comm_c2f, and
 * MPI_Comm_c2f is a weak name of it (R13). A libmpi_abi that has them too does no harm: one wins, and both say the same (R137). */
#ifndef BND_EXPORTED_H
#define BND_EXPORTED_H

#include "bnd_fortran.h"

#define BND_TEXT_OF(name) #name
#define BND_TEXT(name) BND_TEXT_OF(name)
#define BND_EXPORTED_EXPANDED(type, stem, dummies)                                             \
    extern "C" [[gnu::weak, gnu::alias(BND_TEXT(PMPI_##stem))]] type MPI_##stem dummies;       \
    extern "C" type PMPI_##stem dummies
#define BND_EXPORTED(type, stem, dummies) BND_EXPORTED_EXPANDED(type, stem, dummies)

#endif
