// C beside Fortran: the copy under conversions of statuses, and C's variables for Fortran's MPI_STATUS_IGNORE (MPI 5.0 §19.3.5).
#include "sentinels/status_ignore.h"

#include "sentinels/loaded_objects.h"

namespace {

// Whether it is the address of a constant, not of a status.
bool is_ignored(const void *status)
{
    const auto address = static_cast<const char *>(status);
    return address == BND_SENTINEL_ADDRESS(bnd_status_ignore) || address == BND_SENTINEL_ADDRESS(bnd_statuses_ignore) ||
           address == BND_SENTINEL_ADDRESS(bnd_f08_status_ignore) ||
           address == BND_SENTINEL_ADDRESS(bnd_f08_statuses_ignore) ||
           address == reinterpret_cast<const char *>(MPI_STATUS_IGNORE) ||
           address == reinterpret_cast<const char *>(MPI_STATUSES_IGNORE);
}

// Without the World Model no error handler is called.
int refuse_argument()
{
    if (bnd_world_model_is_up())
        bnd_raise(MPI_ERR_ARG);
    return MPI_ERR_ARG;
}

}  // namespace

extern "C" {

int bnd_refuse_status(const void *from, const void *to)
{
    return !from || !to || is_ignored(from) || is_ignored(to) ? refuse_argument() : MPI_SUCCESS;
}

// Weak, since most MPIs have them; under other names, since their types in mpi.h differ. C programs may read them before any
// constructor has run: the linker fills them in.
#define BND_VARIABLE(name, sentinel)                 \
    extern const void *bnd_at_##name __asm__(#name); \
    [[gnu::weak, gnu::visibility("default")]] const void *bnd_at_##name = BND_SENTINEL_ADDRESS(sentinel)
BND_VARIABLE(MPI_F_STATUS_IGNORE, bnd_status_ignore);
BND_VARIABLE(MPI_F_STATUSES_IGNORE, bnd_statuses_ignore);
BND_VARIABLE(MPI_F08_STATUS_IGNORE, bnd_f08_status_ignore);
BND_VARIABLE(MPI_F08_STATUSES_IGNORE, bnd_f08_statuses_ignore);

// C's statuses for Fortran consist of MPI_Fint: in a process with INTEGERs of both sizes the variables are for those of 4 bytes.
void bnd_set_status_variables(void)
{
    if (BND_IS_ILP64 && bnd::object_with_version(BND_OTHER_SYMBOL_VERSION))
        return;
#define BND_SET(name, sentinel) \
    __atomic_store_n(&bnd_at_##name, static_cast<const void *>(BND_SENTINEL_ADDRESS(sentinel)), __ATOMIC_RELAXED)
    BND_SET(MPI_F_STATUS_IGNORE, bnd_status_ignore);
    BND_SET(MPI_F_STATUSES_IGNORE, bnd_statuses_ignore);
    BND_SET(MPI_F08_STATUS_IGNORE, bnd_f08_status_ignore);
    BND_SET(MPI_F08_STATUSES_IGNORE, bnd_f08_statuses_ignore);
}

}  // extern "C"
