// Statuses on their way between C and Fortran, and C's variables for Fortran's MPI_STATUS_IGNORE (R103, R104).
#include "abi.h"

namespace {

// No status lies there.
bool is_ignored(const void *status)
{
    const auto address = static_cast<const char *>(status);
    return !status || address == BND_COMMON(bnd_status_ignore) || address == BND_COMMON(bnd_statuses_ignore) ||
        address == BND_COMMON(bnd_f08_status_ignore) || address == BND_COMMON(bnd_f08_statuses_ignore);
}

// At a time when no error handler can be called, the code says it alone.
int wrong_argument()
{
    bnd_raise(MPI_ERR_ARG);
    return MPI_ERR_ARG;
}

} // namespace

int bnd::copy_status(const void *from, void *to)
{
    if (is_ignored(from) || is_ignored(to)) return wrong_argument();
    memmove(to, from, sizeof(MPI_Status)); // `from` may be `to`
    return MPI_SUCCESS;
}

extern "C" {

// C programs may read them before any constructor has run: the linker fills them in.
#define BND_AT(type, cell) reinterpret_cast<type *>(const_cast<char *>(BND_COMMON(cell)))
MPI_Fint *MPI_F_STATUS_IGNORE = BND_AT(MPI_Fint, bnd_status_ignore);
MPI_Fint *MPI_F_STATUSES_IGNORE = BND_AT(MPI_Fint, bnd_statuses_ignore);
MPI_F08_status *MPI_F08_STATUS_IGNORE = BND_AT(MPI_F08_status, bnd_f08_status_ignore);
MPI_F08_status *MPI_F08_STATUSES_IGNORE = BND_AT(MPI_F08_status, bnd_f08_statuses_ignore);

} // extern "C"
