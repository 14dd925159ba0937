/* Choice buffers of mpi_f08: what a descriptor says becomes what C gets. */
#ifndef BND_CHOICE_H
#define BND_CHOICE_H

#include "bnd_fortran.h"
#include "section.h"

#include <limits.h>

/* How much a call lets a section be spread: ANY may have a datatype made for it; FLAT passes the caller's datatype on, so that the
 * part in use must be in one piece; WHOLE does not know which part is in use, so that all must be; BASE is an address alone. */
enum bnd_how { BND_ANY, BND_FLAT, BND_WHOLE, BND_BASE };

/* A copy must live as long as the operation, so only a blocking call can have one here; what is only read is not written back. */
enum bnd_copies { BND_NO_COPY, BND_COPY_IN, BND_COPY_BACK };

struct bnd_choice {
    struct bnd_described to;
    void *scratch; /* null: no copy was made */
    /* For the way back from a copy: */
    enum bnd_copies copies;
    struct bnd_section section;
    MPI_Count blocks, count;
    MPI_Datatype datatype;
};

#if BND_FORTRAN_DESCRIPTOR_IS_CFI
#define bnd_describe bnd_describe_cfi
#define bnd_section_read bnd_section_from_cfi
#elif BND_FORTRAN_DESCRIPTOR_IS_GFORTRAN
#define bnd_describe bnd_describe_gfortran
#define bnd_section_read bnd_section_from_gfortran
#else
#error "The Fortran compiler passes descriptors that are not known; see bindery-probe.toml"
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* All that is not in one piece, and all that must be. Returns an MPI error code; nothing was made then. */
int bnd_choice_spread(struct bnd_choice *choice, const void *descriptor, enum bnd_how how, enum bnd_copies copies, MPI_Count blocks,
                      MPI_Count count, MPI_Datatype datatype);

/* Copy back, free the copy and the datatype. */
void bnd_choice_done(struct bnd_choice *choice, int result);

#ifdef __cplusplus
}
#endif

/* Both compilers' descriptors begin with the base address. */
static inline void *bnd_base(const void *descriptor)
{
    return *(void *const *)descriptor;
}

static inline int bnd_choice_in(struct bnd_choice *choice, const void *descriptor, enum bnd_how how, enum bnd_copies copies,
                                int significant, MPI_Count blocks, MPI_Count count, MPI_Datatype datatype)
{
    void *const base = bnd_base(descriptor);
    choice->scratch = NULL;
    choice->to.address = bnd_buffer(base);
    choice->to.count = count;
    choice->to.datatype = datatype;
    choice->to.own = false;
    if (choice->to.address != base || how == BND_BASE || !significant) return MPI_SUCCESS;
    if (how != BND_ANY) return bnd_choice_spread(choice, descriptor, how, copies, blocks, count, datatype);
    const int code = bnd_describe(descriptor, blocks, count, datatype, &choice->to);
    return code == BND_NEEDS_COPY ? bnd_choice_spread(choice, descriptor, how, copies, blocks, count, datatype) : code;
}

static inline void bnd_choice_out(struct bnd_choice *choice, int result)
{
    if (choice->scratch || choice->to.own) bnd_choice_done(choice, result);
}

/* Returns from the wrapper with an error that `give_up` has raised, and nothing transferred. A count that C's int cannot hold is
 * such an error; only a datatype made for the call can bring one about. */
#define BND_CHOICE_IN(name, kind, copied, read, times, elements, type, most, give_up)                                        \
    do {                                                                                                                     \
        int code = bnd_choice_in(&d_##name, name, kind, copied, read, times, elements, type);                                \
        if (code == MPI_SUCCESS && d_##name.to.own && d_##name.to.count > (most)) {                                          \
            code = MPI_ERR_COUNT;                                                                                            \
            bnd_choice_out(&d_##name, code);                                                                                 \
        }                                                                                                                    \
        if (code != MPI_SUCCESS) {                                                                                           \
            give_up;                                                                                                         \
            BND_RETURN(ierror, code);                                                                                        \
            return;                                                                                                          \
        }                                                                                                                    \
    } while (0)

#endif
