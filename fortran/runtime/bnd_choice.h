/* Choice buffers of mpi_f08, which come by descriptor. */
#ifndef BND_CHOICE_H
#define BND_CHOICE_H

#include "bnd_fortran.h"
#include "sections/section.h"

/* How a call may pass a section. The last four may use a datatype unless the library gets such calls wrong with derived datatypes
 * (sections/quirks.h). */
enum bnd_section_use {
    BND_MAY_USE_DATATYPE, /* a datatype made for the section replaces the caller's */
    BND_CONTIGUOUS_ONLY,  /* the caller's datatype stays, so the part in use must be contiguous */
    BND_PARTITIONED,      /* the same, and blocks are partitions, which are copied one by one */
    BND_MAY_USE_DATATYPE_IN_SCHEDULE,
    BND_MAY_USE_DATATYPE_IN_REPLACE,
    BND_MAY_USE_DATATYPE_IN_FETCH,
    BND_MAY_USE_DATATYPE_IN_FILE
};

/* Whether a bounce buffer may take the place of a section. */
enum bnd_bounce_use {
    BND_BOUNCE_NEVER,  /* memory that MPI keeps: windows, attached buffers */
    BND_BOUNCE_IN,     /* copied in, where no datatype describes the section */
    BND_BOUNCE_PREFER, /* copied in; up to some size faster than what MPIs make of datatypes */
    BND_BOUNCE_INOUT   /* copied in and out, where no datatype describes the section */
};

struct bnd_choice { /* what C gets */
    void *address;
    MPI_Count count;
    MPI_Datatype datatype;
};

/* The blocks of a v or w collective: counts and displacements of either width; displacements in extents of the one datatype, or in
 * bytes where each block has its own. */
struct bnd_counts_displs {
    MPI_Count number;
    const void *counts;
    size_t count_bytes;
    const void *displacements;
    size_t displacement_bytes;
    const MPI_Fint *datatypes;
    bool each_datatype;
};

#if BND_FORTRAN_DESCRIPTOR_IS_CFI && !defined(BND_BUFFERS_BY_ADDRESS)
#define bnd_contiguous_vector bnd_contiguous_vector_cfi
#define bnd_contiguous_array bnd_contiguous_array_cfi
#define bnd_section_read bnd_section_from_cfi
#elif BND_FORTRAN_DESCRIPTOR_IS_GFORTRAN && !defined(BND_BUFFERS_BY_ADDRESS)
#define bnd_contiguous_vector bnd_contiguous_vector_gfortran
#define bnd_contiguous_array bnd_contiguous_array_gfortran
#define bnd_section_read bnd_section_from_gfortran
#else
/* Unknown descriptors, or none: mpi_f08 passes buffers by reference (write.cmake), contiguous and of unknown length. */
#define bnd_base(buffer) ((void *)(buffer))
#define bnd_contiguous_vector(buffer) true
#define bnd_contiguous_array(buffer) true
#define bnd_section_read bnd_section_from_cfi
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* A buffer of `blocks` times `count` elements, of which a receive writes `blocks` times `covered`. What is allocated belongs to
 * *pending, which is made if it is null. Errors are those of sections/section.h; the caller releases *pending then. */
int bnd_choice_single_count(struct bnd_choice *choice, const void *descriptor, struct bnd_pending **pending,
                            enum bnd_raised_on on, MPI_Fint object, enum bnd_section_use use,
                            enum bnd_bounce_use bounce, MPI_Count blocks, MPI_Count count, MPI_Count covered,
                            MPI_Datatype datatype);

/* The same for a buffer whose blocks have counts and displacements. */
int bnd_choice_counts_displs(struct bnd_choice *choice, const void *descriptor, struct bnd_pending **pending,
                             enum bnd_raised_on on, MPI_Fint object, enum bnd_bounce_use bounce,
                             const struct bnd_counts_displs *blocks);

/* Raises an error of these two on the call's object, unless MPI has raised it (R151); returns its code. */
int bnd_raise_choice(enum bnd_raised_on on, MPI_Fint object, int error);

/* Of counts of either width: their sum, that of the calling process, and the last. */
MPI_Count bnd_sum(const void *counts, size_t bytes, int number);
MPI_Count bnd_own(const void *counts, size_t bytes, MPI_Comm comm);
MPI_Count bnd_last(const void *counts, size_t bytes, int number); /* 0 without any */

#ifdef __cplusplus
}
#endif

/* Whether C gets the buffer by its address alone: scalars, contiguous vectors and sentinels. */
static inline bool bnd_choice_by_address(struct bnd_choice *choice, const void *descriptor, MPI_Count count,
                                         MPI_Datatype datatype)
{
    void *const base = bnd_base(descriptor);
    choice->address = bnd_buffer(base);
    choice->count = count;
    choice->datatype = datatype;
    return choice->address != base || bnd_contiguous_vector(descriptor);
}

/* A buffer that the call does not touch: C may look for a null pointer all the same, which an unallocated array is. */
static inline void bnd_choice_insignificant(struct bnd_choice *choice)
{
    if (choice->address == NULL)
        choice->address = bnd_empty_buffer;
}

/* The same, but for sentinels. */
static inline bool bnd_is_contiguous_buffer(const void *descriptor)
{
    return bnd_is_not_sentinel(bnd_base(descriptor)) && bnd_contiguous_vector(descriptor);
}

/* Whether C gets its address whatever else there is to know, for arrays of any rank. */
static inline bool bnd_is_passed_on(const void *descriptor)
{
    return bnd_is_contiguous_buffer(descriptor) || bnd_contiguous_array(descriptor);
}

#define BND_COUNTS_DISPLS(number, counts, displacements, datatypes, each)                         \
    &(const struct bnd_counts_displs)                                                             \
    {                                                                                             \
        number, counts, sizeof *(counts), displacements, sizeof *(displacements), datatypes, each \
    }

/* Fills `choice`. `describe` is called with its last arguments for sections alone, and only where this process's buffer is
 * significant; it fills a copy, so that the compiler can keep `choice` in registers. After an error nothing was transferred, and the
 * wrapper returns. */
#define BND_CHOICE_IN(choice, descriptor, count, type, significant, pending, release, ierror, raised_on, object, \
                      describe, ...)                                                                             \
    do {                                                                                                         \
        if (bnd_choice_by_address(&choice, descriptor, count, type) || bnd_contiguous_array(descriptor))         \
            break;                                                                                               \
        if (!(significant)) {                                                                                    \
            bnd_choice_insignificant(&choice);                                                                   \
            break;                                                                                               \
        }                                                                                                        \
        struct bnd_choice bnd_filled = choice;                                                                   \
        const int bnd_error = describe(&bnd_filled, descriptor, &pending, raised_on, object, __VA_ARGS__);       \
        choice = bnd_filled;                                                                                     \
        if (bnd_error != MPI_SUCCESS) {                                                                          \
            release;                                                                                             \
            bnd_pending_release(pending);                                                                        \
            BND_STORE_IERROR(ierror, bnd_raise_choice(raised_on, object, bnd_error));                            \
            return;                                                                                              \
        }                                                                                                        \
    } while (0)

#endif
