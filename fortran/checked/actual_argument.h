/* The library of checked wrappers compares each buffer of mpi_f08 with the count and the datatype of the call. Nothing is changed, and the
 * call goes on; a mismatch is reported (finding.cpp). The macros of bnd_choice.h call these functions for every buffer that a call reads
 * or writes. */
#ifndef BND_ACTUAL_ARGUMENT_H
#define BND_ACTUAL_ARGUMENT_H

#include "bnd_mpi.h"
#include "sections/section.h"

#ifdef __cplusplus
extern "C" {
#endif

struct bnd_single_count;
struct bnd_counts_displs;

struct bnd_actual {
    const char *file; /* of the wrapper, which has the routine's name */
    const char *name; /* of the argument */
    const void *descriptor;
};

/* The type of the elements against that of the datatype, and the length of the array against the count (MPI 5.0, 3.3.1, 3.2.4). */
void bnd_check_single_count(const struct bnd_actual *actual, const struct bnd_single_count *elements);
void bnd_check_counts_displs(const struct bnd_actual *actual, const struct bnd_counts_displs *blocks);

#ifdef __cplusplus
}
#endif

#endif
