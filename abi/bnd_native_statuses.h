/* Statuses of the ABI and of another MPI. */
#ifndef BND_NATIVE_STATUSES_H
#define BND_NATIVE_STATUSES_H

#ifdef __cplusplus
extern "C" {
#endif

/* The private members of C's lie in MPI_internal. */

#define BND_ABI_BEFORE offsetof(MPI_Status, MPI_SOURCE)
#define BND_ABI_AFTER (offsetof(MPI_Status, MPI_ERROR) + sizeof(int))
typedef char bnd_abi_status_fits[sizeof(MPI_Status) - BND_ABI_AFTER + BND_ABI_BEFORE <= 5 * sizeof(int) ? 1 : -1];
typedef char bnd_abi_status_is_known[offsetof(MPI_Status, MPI_ERROR) == BND_ABI_BEFORE + 2 * sizeof(int) ? 1 : -1];

static inline MPI_Status bnd_to_status(const abi_Status *from)
{
    MPI_Status to;
    memcpy(&to, from->internal, BND_ABI_BEFORE);
    memcpy((char *)&to + BND_ABI_AFTER, (const char *)from->internal + BND_ABI_BEFORE, sizeof to - BND_ABI_AFTER);
    to.MPI_SOURCE = bnd_to_ranks(from->source);
    to.MPI_TAG = bnd_to_tags(from->tag);
    to.MPI_ERROR = bnd_to_error_classes(from->error);
    return to;
}

/* MPI_ERROR is kept, as a call for one operation does. */
static inline void bnd_from_status(abi_Status *to, const MPI_Status *from)
{
    memcpy(to->internal, from, BND_ABI_BEFORE);
    memcpy((char *)to->internal + BND_ABI_BEFORE, (const char *)from + BND_ABI_AFTER, sizeof *from - BND_ABI_AFTER);
    to->source = bnd_from_ranks(from->MPI_SOURCE);
    to->tag = bnd_from_tags(from->MPI_TAG);
}

enum { BND_ABI_FEW_STATUSES = 8 };
struct bnd_abi_statuses {
    MPI_Status *native; /* 0: memory is short */
    MPI_Status few[BND_ABI_FEW_STATUSES];
};

static inline void bnd_abi_statuses_in(struct bnd_abi_statuses *made, const abi_Status *list, long long length)
{
    if (list == ABI_STATUSES_IGNORE)
        made->native = MPI_STATUSES_IGNORE;
    else if (length <= BND_ABI_FEW_STATUSES)
        made->native = made->few;
    else
        made->native = (MPI_Status *)malloc((size_t)length * sizeof(MPI_Status));
}

void bnd_abi_statuses_out(struct bnd_abi_statuses *made, abi_Status *list, long long length, int result);

#ifdef __cplusplus
}
#endif

#endif
