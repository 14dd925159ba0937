/* Choice buffers of mpi_f08: what a descriptor says becomes what C gets. */
#ifndef BND_CHOICE_H
#define BND_CHOICE_H

#include "bnd_fortran.h"
#include "sections/section.h"

/* How much a call lets a section be spread: ANY may have a datatype made for it; FLAT passes the caller's datatype on, so that the
 * part in use must be in one piece; so does PARTS, whose blocks are partitions that go and come one by one. The others are ANY where
 * the MPI gets such calls right with derived datatypes, else FLAT (quirks.h): operations that hold datatypes for later, exchanges
 * that replace the buffer, accumulates that fetch, files. */
enum bnd_section_use {
    BND_MAY_USE_DATATYPE,
    BND_CONTIGUOUS_ONLY,
    BND_PARTITIONED,
    BND_MAY_USE_DATATYPE_IN_SCHEDULE,
    BND_MAY_USE_DATATYPE_IN_REPLACE,
    BND_MAY_USE_DATATYPE_IN_FETCH,
    BND_MAY_USE_DATATYPE_IN_FILE
};

/* Whether a copy may stand in for a section that no datatype says: never for memory that MPI is lent (windows, attached buffers);
 * what is only read is not written back. Where it is read before the call returns, a copy may stand in for any section: up to some
 * size that is faster than what MPIs make of datatypes. */
enum bnd_bounce_use { BND_BOUNCE_NEVER, BND_BOUNCE_IN, BND_BOUNCE_PREFER, BND_BOUNCE_INOUT };

struct bnd_choice { /* what C gets */
    void *address;
    MPI_Count count;
    MPI_Datatype datatype;
};

/* Where the blocks of a v or w collective lie: counts and displacements of either width; displacements in extents of the one
 * datatype, or in bytes where each block has its own. */
struct bnd_counts_displs {
    MPI_Count number;
    const void *counts;
    size_t count_bytes;
    const void *displacements;
    size_t displacement_bytes;
    const MPI_Fint *datatypes;
    bool each_datatype;
};

#if BND_FORTRAN_DESCRIPTOR_IS_CFI
#define bnd_contiguous_vector bnd_contiguous_vector_cfi
#define bnd_contiguous_array bnd_contiguous_array_cfi
#define bnd_section_read bnd_section_from_cfi
#elif BND_FORTRAN_DESCRIPTOR_IS_GFORTRAN
#define bnd_contiguous_vector bnd_contiguous_vector_gfortran
#define bnd_contiguous_array bnd_contiguous_array_gfortran
#define bnd_section_read bnd_section_from_gfortran
#else
/* Descriptors that are not known, or none: mpi_f08 passes buffers by reference (write.cmake), each in one piece of unknown length. */
#define bnd_base(buffer) ((void *)(buffer))
#define bnd_contiguous_vector(buffer) true
#define bnd_contiguous_array(buffer) true
#define bnd_describe_any bnd_describe_cfi_any
#define bnd_section_read bnd_section_from_cfi
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* A buffer of `blocks` times `count` elements, of which a receive writes `blocks` times `covered`. Whatever is made is the record's,
 * which is made if it is null. Returns what section.h says of errors; the record is the caller's to drop then. */
int bnd_choice_single_count(struct bnd_choice *choice, const void *descriptor, struct bnd_pending **pending,
                            enum bnd_section_use how, enum bnd_bounce_use copies, enum bnd_raised_on on,
                            MPI_Fint object, MPI_Count blocks, MPI_Count count, MPI_Count covered,
                            MPI_Datatype datatype);

/* The same for a buffer whose blocks have places of their own. */
int bnd_choice_counts_displs(struct bnd_choice *choice, const void *descriptor, struct bnd_pending **pending,
                             enum bnd_bounce_use copies, enum bnd_raised_on on, MPI_Fint object,
                             const struct bnd_counts_displs *places);

/* Of counts of either width: their sum, and that of the calling process. */
MPI_Count bnd_sum(const void *counts, size_t bytes, int number);
MPI_Count bnd_own(const void *counts, size_t bytes, MPI_Comm comm);

#ifdef __cplusplus
}
#endif

/* Whether the buffer's address is all that C wants: scalars, vectors in one piece, and the addresses with a meaning of their own. */
static inline bool bnd_choice_by_address(struct bnd_choice *choice, const void *descriptor, MPI_Count count,
                                         MPI_Datatype datatype)
{
    void *const base = bnd_base(descriptor);
    choice->address = bnd_buffer(base);
    choice->count = count;
    choice->datatype = datatype;
    return choice->address != base || bnd_contiguous_vector(descriptor);
}

/* Whether a buffer is memory in one piece, which C gets by its address. */
static inline bool bnd_is_contiguous_buffer(const void *descriptor)
{
    return bnd_is_not_sentinel(bnd_base(descriptor)) && bnd_contiguous_vector(descriptor);
}

#define BND_COUNTS_DISPLS(number, counts, displacements, datatypes, each)                         \
    &(const struct bnd_counts_displs)                                                             \
    {                                                                                             \
        number, counts, sizeof *(counts), displacements, sizeof *(displacements), datatypes, each \
    }

/* `spread` is evaluated for the other buffers alone, and only where this process's buffer is looked at; `made` is what it fills, so
 * that the rest of the wrapper keeps its own in registers. An error returns from the wrapper: `give_up` raises it, unless MPI has, and
 * nothing was transferred. */
#define BND_CHOICE_IN(name, count, type, significant, spread, give_up)             \
    do {                                                                           \
        if (bnd_choice_by_address(&d_##name, name, count, type) || !(significant)) \
            break;                                                                 \
        struct bnd_choice made = d_##name;                                         \
        const int code = (spread);                                                 \
        d_##name = made;                                                           \
        if (code != MPI_SUCCESS) {                                                 \
            give_up;                                                               \
            bnd_pending_release(pending);                                          \
            BND_STORE_IERROR(ierror, bnd_error_code(code));                        \
            return;                                                                \
        }                                                                          \
    } while (0)

#endif
