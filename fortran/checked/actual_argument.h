/* The library of checked wrappers compares each buffer of mpi_f08 with the count and the datatype of the call. A mismatch is reported
 * (finding.cpp), and the call goes on, or the wrapper raises an error in its place. bnd_choice.h calls these functions for every buffer
 * that a call reads or writes. */
#ifndef BND_ACTUAL_ARGUMENT_H
#define BND_ACTUAL_ARGUMENT_H

#include "bnd_mpi.h"
#include "errors.h"
#include "sections/section.h"

#ifdef __cplusplus
extern "C" {
#endif

struct bnd_choice;
struct bnd_pending;
struct bnd_single_count;
struct bnd_counts_displs;

struct bnd_actual {
    const char *file; /* of the wrapper, which has the routine's name */
    const char *name; /* of the argument */
    const void *descriptor;
};

/* The type of the elements against that of the datatype, and the length of the array against the count (MPI 5.0, 3.3.1, 3.2.4); else as
 * bnd_choice_single_count and bnd_choice_counts_displs. */
int bnd_checked_single_count(const struct bnd_actual *actual, struct bnd_choice *choice,
                             const struct bnd_single_count *elements, struct bnd_pending **pending,
                             enum bnd_raised_on on, MPI_Fint object);
int bnd_checked_counts_displs(const struct bnd_actual *actual, struct bnd_choice *choice,
                              const struct bnd_counts_displs *blocks, struct bnd_pending **pending,
                              enum bnd_raised_on on, MPI_Fint object);

#ifdef __cplusplus
}
#endif

#endif
