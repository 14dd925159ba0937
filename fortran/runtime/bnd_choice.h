/* Choice buffers of mpi_f08, which come by descriptor. */
#ifndef BND_CHOICE_H
#define BND_CHOICE_H

#include "bnd_fortran.h"
#include "sections/section.h"
#ifdef BND_CHECKED
#include "actual_argument.h"
#define BND_IS_CHECKED 1
#else
#define BND_IS_CHECKED 0
#endif

/* How a call may pass a section. The last five may use a datatype unless the library gets such calls wrong with derived datatypes
 * (sections/quirks.h). */
enum bnd_section_use {
    BND_MAY_USE_DATATYPE, /* a datatype made for the section replaces the caller's */
    BND_CONTIGUOUS_ONLY,  /* the caller's datatype stays, so the part in use must be contiguous */
    BND_PARTITIONED,      /* the same, and blocks are partitions, which are copied one by one */
    BND_MAY_USE_DATATYPE_IN_SCHEDULE,
    BND_MAY_USE_DATATYPE_IN_REPLACE,
    BND_MAY_USE_DATATYPE_IN_FETCH,
    BND_MAY_USE_DATATYPE_IN_FILE,
    BND_MAY_USE_DATATYPE_IN_GET
};

/* Whether a bounce buffer may take the place of a section. */
enum bnd_bounce_use {
    BND_BOUNCE_NEVER,  /* memory that MPI keeps: windows, attached buffers */
    BND_BOUNCE_IN,     /* copied in, where no datatype describes the section */
    BND_BOUNCE_PREFER, /* copied in; up to some size faster than what MPIs make of datatypes */
    BND_BOUNCE_INOUT   /* copied in and out, where no datatype describes the section */
};

/* `blocks` times `count` elements, of which a receive writes `blocks` times `covered`. `remote` and
 * `target`: of what is read from a window. */
struct bnd_single_count {
    enum bnd_section_use use;
    enum bnd_bounce_use bounce;
    MPI_Count blocks, count, covered;
    MPI_Datatype datatype, remote;
    int target;
};

/* The blocks of a v or w collective: counts and displacements of either width; displacements in extents of the one datatype, or in
 * bytes where each block has its own. */
struct bnd_counts_displs {
    enum bnd_bounce_use bounce;
    MPI_Count number;
    const void *counts;
    size_t count_bytes;
    const void *displacements;
    size_t displacement_bytes;
    const bnd_integer *datatypes;
    bool each_datatype;
};

#if (BND_FORTRAN_DESCRIPTOR_IS_CFI || BND_FORTRAN_DESCRIPTOR_IS_SHIM) && !defined(BND_BUFFERS_BY_ADDRESS)
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

/* Describe a section for C. What is allocated belongs to *pending, which is made if it is null. An error is
 * raised on the call's object, unless MPI has raised it (R151), and nothing is pending any more. */
int bnd_describe_single_count(struct bnd_choice *choice, const void *descriptor,
                              const struct bnd_single_count *elements, struct bnd_pending **pending,
                              enum bnd_raised_on on, MPI_Fint object);
int bnd_describe_counts_displs(struct bnd_choice *choice, const void *descriptor,
                               const struct bnd_counts_displs *blocks, struct bnd_pending **pending,
                               enum bnd_raised_on on, MPI_Fint object);

/* These read counts of either width: their sum, that of the calling process, and the last. */
MPI_Count bnd_sum(const void *counts, size_t bytes, int number);
MPI_Count bnd_own(const void *counts, size_t bytes, MPI_Comm comm);
MPI_Count bnd_last(const void *counts, size_t bytes, int number); /* 0 without any */

#ifdef __cplusplus
}
#endif

/* True for a scalar and for an array of any rank without gaps; false for a null pointer. */
static inline bool bnd_is_contiguous(const void *descriptor)
{
    return bnd_contiguous_vector(descriptor) || bnd_contiguous_array(descriptor);
}

/* Whether C needs more than an address: not for scalars, contiguous arrays, sentinels, and what the call does not touch. There C may look
 * for a null pointer all the same, which an unallocated array is. Checked bindings look at everything but sentinels. */
BND_INLINE bool bnd_choice_is_section(struct bnd_choice *choice, const void *descriptor, MPI_Count count,
                                      MPI_Datatype datatype, bool significant)
{
    void *const base = bnd_base(descriptor), *const address = bnd_buffer(base);
    const bool is_address = address != base || bnd_is_contiguous(descriptor);
    choice->address = is_address || address != NULL ? address : bnd_empty_buffer;
    choice->count = count;
    choice->datatype = datatype;
    return (BND_IS_CHECKED ? address == base : !is_address) && significant;
}

/* Describe a section; in a copy, so that the compiler can keep `choice` in registers. */
BND_INLINE int bnd_choice_single_count(struct bnd_choice *choice, const void *descriptor,
                                       const struct bnd_single_count *elements, struct bnd_pending **pending,
                                       enum bnd_raised_on on, MPI_Fint object)
{
    struct bnd_choice filled = *choice;
    const int error = bnd_describe_single_count(&filled, descriptor, elements, pending, on, object);
    *choice = filled;
    return error;
}

BND_INLINE int bnd_choice_counts_displs(struct bnd_choice *choice, const void *descriptor,
                                        const struct bnd_counts_displs *blocks, struct bnd_pending **pending,
                                        enum bnd_raised_on on, MPI_Fint object)
{
    struct bnd_choice filled = *choice;
    const int error = bnd_describe_counts_displs(&filled, descriptor, blocks, pending, on, object);
    *choice = filled;
    return error;
}

#if BND_IS_CHECKED && !defined(__cplusplus)
/* A wrapper takes its slow path, and describes each buffer that the call touches; one without gaps is checked and then passed on. */
#define bnd_is_contiguous_buffer(descriptor) false
#define bnd_is_passed_on(descriptor) false
#define BND_ACTUAL(descriptor) (&(const struct bnd_actual){__FILE__, #descriptor, descriptor})
#define bnd_choice_single_count(choice, descriptor, ...) \
    bnd_checked_single_count(BND_ACTUAL(descriptor), choice, __VA_ARGS__)
#define bnd_choice_counts_displs(choice, descriptor, ...) \
    bnd_checked_counts_displs(BND_ACTUAL(descriptor), choice, __VA_ARGS__)
#else
/* Whether C gets the address alone: a scalar or a contiguous vector, and no sentinel. */
static inline bool bnd_is_contiguous_buffer(const void *descriptor)
{
    return bnd_is_not_sentinel(bnd_base(descriptor)) && bnd_contiguous_vector(descriptor);
}

/* The same for arrays of any rank. */
static inline bool bnd_is_passed_on(const void *descriptor)
{
    return bnd_is_contiguous_buffer(descriptor) || bnd_contiguous_array(descriptor);
}
#endif

#define BND_SINGLE_COUNT(...) (&(const struct bnd_single_count){__VA_ARGS__})
#define BND_COUNTS_DISPLS(bounce, number, counts, displacements, datatypes, each)               \
    (&(const struct bnd_counts_displs){bounce, number, counts, sizeof *(counts), displacements, \
                                       sizeof *(displacements), datatypes, each})

#endif
