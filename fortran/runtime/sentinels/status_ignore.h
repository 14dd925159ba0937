// C beside Fortran: what mpi.h or the MPI's C library may lack of the conversions of statuses.
#ifndef BND_STATUS_IGNORE_H
#define BND_STATUS_IGNORE_H

#include "bnd_fortran.h"

// The versions of the libraries' symbols (exports.map.in), and how the name of this one begins.
#if BND_C_TARGET_IS_ABI && BND_IS_ILP64
#define BND_SYMBOL_VERSION "MPIFORT_ABI_ILP64_1.0"
#define BND_OTHER_SYMBOL_VERSION "MPIFORT_ABI_1.0"
#define BND_LIBRARY "libmpifort_abi-ilp64.so"
#elif BND_C_TARGET_IS_ABI
#define BND_SYMBOL_VERSION "MPIFORT_ABI_1.0"
#define BND_OTHER_SYMBOL_VERSION "MPIFORT_ABI_ILP64_1.0"
#define BND_LIBRARY "libmpifort_abi.so"
#elif BND_IS_ILP64
#define BND_SYMBOL_VERSION "BINDERY_ILP64"
#define BND_OTHER_SYMBOL_VERSION "BINDERY_LP64"
#define BND_LIBRARY "libbindery_mpifort-ilp64.so"
#else
#define BND_SYMBOL_VERSION "BINDERY_LP64"
#define BND_OTHER_SYMBOL_VERSION "BINDERY_ILP64"
#define BND_LIBRARY "libbindery_mpifort.so"
#endif
#if defined(BND_FAMILY_VERSION)  // of another compiler's library beside it: CMakeLists.txt
#undef BND_SYMBOL_VERSION
#define BND_SYMBOL_VERSION BND_FAMILY_VERSION
#endif

extern "C" {

// MPI_ERR_ARG, raised on MPI_COMM_SELF, where either is no status; the conversions that mpi_fortran.h inlines ask it.
[[gnu::visibility("default")]] int bnd_refuse_status(const void *from, const void *to);

// Sets MPI_F_STATUS_IGNORE and MPI_F_STATUSES_IGNORE, wherever they are defined: at load, and when MPI is initialized.
[[gnu::visibility("hidden")]] void bnd_set_status_variables(void);

}  // extern "C"

namespace bnd {

// Copies a status from any form to any other. MPI_ERR_ARG, on MPI_COMM_SELF, where either is none: null, or an ignored one.
inline int copy_status(const void *from, void *to)
{
    const int refused = bnd_refuse_status(from, to);
    if (refused == MPI_SUCCESS)
        memmove(to, from, sizeof(MPI_Status));  // `from` may be `to`
    return refused;
}

}  // namespace bnd

#endif
