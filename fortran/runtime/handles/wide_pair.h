/* MPI_2INTEGER of a program whose INTEGER has 8 bytes: no MPI has such a datatype, so the runtime makes one at its first use, with
 * operations, since MPI has MPI_MAXLOC and MPI_MINLOC for its own pairs alone. The handle is beyond int, where only the conversions
 * of bnd_ilp64.h see it: 2^32 more than the MPI's own MPI_2INTEGER. */
#ifndef BND_WIDE_PAIR_H
#define BND_WIDE_PAIR_H

#include "bnd_mpi.h"

#if BND_HAS_MPI_2INTEGER
#define BND_WIDE_2INTEGER ((INT64_C(1) << 32) | (uint32_t)BND_FINT_MPI_2INTEGER)
#else
#define BND_WIDE_2INTEGER INT64_MIN /* no handle */
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* Integers of handles; null handles where the MPI could not make them. Wrappers that a tool takes out of the archive use the library's. */
struct bnd_wide_pair {
    int is_made;
    bnd_integer datatype, maximum, minimum;
};
extern struct bnd_wide_pair bnd_wide_pair;

void bnd_make_wide_pair(void);

/* Frees a handle that a call returned if it is the datatype's, for a program frees no predefined one. Returns whether it is. */
int bnd_free_if_wide_pair(bnd_integer datatype);

#ifdef __cplusplus
}
#endif

#endif
