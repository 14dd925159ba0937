/* Statuses: Fortran's storage has the layout of C's, or bnd_fortran.h refuses the MPI. */
#ifndef BND_STATUSES_H
#define BND_STATUSES_H

#include "sentinels/sentinels.h"

#include <string.h>

/* The constants of mpi_f08 are of its own type TYPE(MPI_Status), so they have addresses of their own (R91). */
#if defined(BND_F08) || defined(BND_F08TS)
#define BND_STATUS_IGNORE_POINTER BND_SENTINEL_POINTER(bnd_f08_status_ignore)
#define BND_STATUSES_IGNORE_POINTER BND_SENTINEL_POINTER(bnd_f08_statuses_ignore)
#else
#define BND_STATUS_IGNORE_POINTER BND_SENTINEL_POINTER(bnd_status_ignore)
#define BND_STATUSES_IGNORE_POINTER BND_SENTINEL_POINTER(bnd_statuses_ignore)
#endif

/* Fortran aligns a status as an INTEGER, C perhaps more: Open MPI's has a size_t. The MPI then accesses it at odd multiples of four
 * bytes, which most machines support. */
#ifndef BND_UNALIGNED_ACCESS
#if defined(__x86_64__) || defined(__i386__) || defined(__aarch64__) || defined(__ARM_FEATURE_UNALIGNED) || \
    defined(__powerpc__) || defined(__s390x__) || defined(__riscv) || defined(__loongarch__)
#define BND_UNALIGNED_ACCESS 1
#else
#define BND_UNALIGNED_ACCESS 0
#endif
#endif
#if !BND_UNALIGNED_ACCESS
struct bnd_aligned_status {
    char before;
    MPI_Status status;
};
typedef char
    bnd_status_is_aligned_as_integer[offsetof(struct bnd_aligned_status, status) <= sizeof(bnd_integer) ? 1 : -1];
#endif

static inline MPI_Status *bnd_status(bnd_integer *status)
{
    return (const char *)status == BND_STATUS_IGNORE_POINTER ? MPI_STATUS_IGNORE : (MPI_Status *)status;
}

static inline MPI_Status *bnd_statuses(bnd_integer *statuses)
{
    return (const char *)statuses == BND_STATUSES_IGNORE_POINTER ? MPI_STATUSES_IGNORE : (MPI_Status *)statuses;
}

#define BND_STATUS_IN(status) ((MPI_Status *)(status))
/* Between two forms of Fortran's statuses, with all hidden members (R103). */
#define BND_STATUS_COPY(from, to) memcpy(to, from, sizeof(MPI_Status))

#endif
