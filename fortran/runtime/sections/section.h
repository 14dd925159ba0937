/* From a Fortran array section to the address, count and datatype of a C MPI call.
 *
 * A section is seen as a virtual contiguous buffer: its elements one after another, in array element order, to which count and
 * datatype refer (MPI 5.0, 19.1.12). The result moves the same bytes from or to their real addresses.
 *
 * A wrapper passes contiguous vectors on (bnd_contiguous_vector_…); bnd_choice.h has what it calls for the rest. A function that
 * describes a section returns
 *
 *     MPI_SUCCESS      use *out; if out->own, free the datatype once the call is started.
 *     BND_NEEDS_BOUNCE   no datatype says it: a bounce buffer does (bounce_buffer.h).
 *     above 0          an error class; nothing was created. Raise it on the call's object.
 *     below            an error that MPI has raised already; bnd_error_code gives its code. Do not raise it again.
 *
 * Describe a buffer only where the call reads it: not for sentinels such as MPI_BOTTOM, and root-only buffers only at
 * the root. Compiled against the mpi.h of the MPI below; calls PMPI_ routines only. Safe from any thread.
 */
#ifndef BND_SECTION_H
#define BND_SECTION_H

#include <mpi.h>
#if __has_include("bnd_probe.h")
#include "bnd_probe.h" /* which references are weak */
#endif
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define BND_MAX_RANK 15
#define BND_NEEDS_BOUNCE (-1) /* no MPI error is negative */

/* One error is raised once (MPI 5.0, 9.3): what MPI returned to us was raised by it, and is marked as such. */
static inline int bnd_raised(int code) { return code == MPI_SUCCESS ? code : -1 - code; }

static inline int bnd_error_code(int code) { return code < BND_NEEDS_BOUNCE ? -1 - code : code; }

struct bnd_dimension {
    ptrdiff_t extent;       /* 0 or more */
    ptrdiff_t stride_bytes; /* from one element to the next; may be negative */
};

struct bnd_section {
    void *base; /* of the first element; null: unallocated, disassociated or absent, and nothing else counts */
    int rank;   /* 0: a scalar, or a sequence of unknown length that starts here */
    ptrdiff_t element_bytes;
    bool assumed_size; /* contiguous, of unknown length */
    struct bnd_dimension dim[BND_MAX_RANK];
};

/* The arguments that C gets for a choice buffer. */
struct bnd_choice {
    void *address;
    MPI_Count count;
    MPI_Datatype datatype;
    bool own; /* the datatype was made for this call */
};

/* ---- descriptors ---- */

/* gfortran's own, since GCC 9. */
struct bnd_gfortran_descriptor {
    void *base;
    size_t offset;
    size_t element_bytes; /* wrong for CLASS, see descriptor.cpp */
    int version;
    signed char rank;
    signed char type;
    short attribute;
    ptrdiff_t span; /* the unit of the strides, in bytes */
    struct {
        ptrdiff_t stride, lower, upper;
    } dim[BND_MAX_RANK];
};

/* CFI_cdesc_t of ISO_Fortran_binding.h: the order of the small fields after the rank differs between compilers. */
struct bnd_cfi_descriptor {
    void *base;
    size_t element_bytes;
    int version;
    signed char rank;
    signed char other[3];
    struct {
        ptrdiff_t lower, extent, stride_bytes;
    } dim[BND_MAX_RANK];
};

/* Read a descriptor. MPI_ERR_BUFFER: it does not say what the section is (CLASS(*) over strided CHARACTER in gfortran). */
int bnd_section_from_gfortran(const void *descriptor, struct bnd_section *section);
int bnd_section_from_cfi(const void *descriptor, struct bnd_section *section);

/* Whether it is an array contiguous, of any rank, and not empty: the most frequent buffers, found without reading the rest. */
bool bnd_contiguous_array_gfortran(const void *descriptor);
bool bnd_contiguous_array_cfi(const void *descriptor);

/* Whether all of the section is contiguous; also true if its length is unknown or zero. False for a null base. */
bool bnd_section_contiguous(const struct bnd_section *section);

/* Whether an extent is zero. */
bool bnd_section_empty(const struct bnd_section *section);

/* The address of a buffer of which nothing is read or written: a null pointer could be taken for MPI_BOTTOM (R93). */
extern char bnd_empty_buffer[1];

/* ---- datatypes ---- */

/* Describe `blocks` blocks, one after another, each `count` times `datatype`: 1 block for a send, one per process for the receive
 * buffer of a gather. The resulting count is that of one block.
 *
 * A section that is contiguous, or whose used part is, passes through unchanged. If all of it is contiguous its end is not checked:
 * that costs more than all the rest, see bnd_section_check. If not, or if it is empty, MPI_ERR_COUNT says that it is too short.
 */
int bnd_section_describe(const struct bnd_section *section, MPI_Count blocks, MPI_Count count, MPI_Datatype datatype,
                         struct bnd_choice *out);

/* The same, but never makes a datatype: BND_NEEDS_BOUNCE if the used part is not contiguous. For reductions, whose operations take
 * predefined datatypes only. */
int bnd_section_describe_contiguous(const struct bnd_section *section, MPI_Count blocks, MPI_Count count,
                                    MPI_Datatype datatype, struct bnd_choice *out);

/* Whether `count` times `datatype`, from byte `start` of the virtual buffer on, lies within the section: MPI_SUCCESS or
 * MPI_ERR_COUNT; MPI_ERR_BUFFER if it starts before, or if there is no buffer. A section of unknown length is always long enough. */
int bnd_section_check(const struct bnd_section *section, MPI_Count start, MPI_Count count, MPI_Datatype datatype);

/* ---- what wrappers call: scalars and contiguous vectors without a call ---- */

#if defined(__GNUC__) && (__GNUC__ >= 9 || defined(__clang__))
#define BND_INLINE static inline __attribute__((always_inline))
#define BND_MOSTLY(condition) __builtin_expect_with_probability(!!(condition), 1, 0.9)
#else
#define BND_INLINE static inline
#define BND_MOSTLY(condition) (condition)
#endif

BND_INLINE bool bnd_contiguous_vector_gfortran(const void *descriptor)
{
    const struct bnd_gfortran_descriptor *const d = (const struct bnd_gfortran_descriptor *)descriptor;
    if (d->base == NULL)
        return false;
    if (BND_MOSTLY(d->rank == 1))
        return d->dim[0].stride == 1 && (size_t)d->span == d->element_bytes;
    return d->rank == 0;
}

BND_INLINE bool bnd_contiguous_vector_cfi(const void *descriptor)
{
    const struct bnd_cfi_descriptor *const d = (const struct bnd_cfi_descriptor *)descriptor;
    if (d->base == NULL)
        return false;
    if (BND_MOSTLY(d->rank == 1))
        return (size_t)d->dim[0].stride_bytes == d->element_bytes;
    return d->rank == 0;
}

/* Both kinds of descriptor begin with the base address. */
static inline void *bnd_base(const void *descriptor) { return *(void *const *)descriptor; }

#ifdef __cplusplus
}
#endif

#endif
