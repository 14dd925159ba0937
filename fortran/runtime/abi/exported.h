/* A function for C that the MPI's C library lacks: BND_EXPORTED(type, Comm_c2f, (MPI_Comm comm)) { … } is PMPI_Comm_c2f, and MPI_Comm_c2f
 * is a weak name of it (R13). The source has another name, since mpi.h may declare this one with other types. A library that has them too
 * does no harm: one wins, and both say the same (R137). */
#ifndef BND_EXPORTED_H
#define BND_EXPORTED_H

#include "bnd_fortran.h"

#define BND_EXPORTED_EXPANDED(type, stem, dummies)                                                                   \
    extern "C"                                                                                                       \
        [[gnu::visibility("default")]] type bnd_exported_##stem dummies __asm__(BND_TEXT(BND_JOIN(PMPI_, stem)));    \
    extern "C" [[gnu::weak, gnu::visibility("default"),                                                              \
                 gnu::alias(BND_TEXT(                                                                                \
                     BND_JOIN(PMPI_, stem)))]] type bnd_weak_##stem dummies __asm__(BND_TEXT(BND_JOIN(MPI_, stem))); \
    type bnd_exported_##stem dummies
#define BND_EXPORTED(type, stem, dummies) BND_EXPORTED_EXPANDED(type, stem, dummies)

#endif
