/* Defects of MPI libraries that decide how a section is passed. The library of the running program is asked, not mpi.h: a program may
 * be linked with one and run with another, and the mpi.h of the standard ABI names none. */
#ifndef BND_QUIRKS_H
#define BND_QUIRKS_H

#include <stdbool.h>

#include "hidden.h"

enum bnd_quirk {
    /* Persistent collectives and nonblocking exchanges are schedules in MPICH. They release datatypes once for each start, or without
     * having held them, and soon find them gone. */
    BND_QUIRK_SCHEDULES_LOSE_DATATYPES,
    /* MPICH's nonblocking exchange that replaces its buffer is wrong for a datatype with gaps. */
    BND_QUIRK_REPLACES_WRONG,
    /* Fetching accumulates of Open MPI give wrong results for derived datatypes. */
    BND_QUIRK_FETCHES_WRONG,
    /* Files of MPICH take a datatype for another one. */
    BND_QUIRK_FILES_CONFUSE_DATATYPES,
    /* Open MPI takes a stride of -1 byte for "the extent of the type". */
    BND_QUIRK_STRIDE_OF_MINUS_ONE,
    /* Open MPI packs wrong bytes where elements lie at distances that are no multiples of their size, as in hvector(3, 1, 12,
     * MPI_COMPLEX). */
    BND_QUIRK_ODD_DISTANCES,
    /* Collectives of Intel MPI read wrong data where a datatype has a negative lower bound. */
    BND_QUIRK_NEGATIVE_LOWER_BOUNDS,
    BND_QUIRKS
};

#ifdef __cplusplus
extern "C" {
#endif

/* Safe from any thread, and before MPI_Init. A library that is not known has every quirk: what avoids them is right everywhere. */
BND_HIDDEN bool bnd_has_quirk(enum bnd_quirk quirk);

/* The quirks of the library that says this of itself in MPI_Get_library_version, one bit each. */
BND_HIDDEN unsigned bnd_quirks_of(const char *library_version);

#ifdef __cplusplus
}
#endif

#endif
