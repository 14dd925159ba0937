// A status in its C, mpif.h and mpi_f08 forms is the same 8 ints (MPI 5.0, 20.3.1 and 20.4.3), so one copy serves all six conversions.
#include "bnd_conversion.h"

#include <string.h>

namespace {

constexpr int mpi_success = 0;
constexpr int mpi_err_arg = 13;
constexpr size_t status_bytes = 8 * sizeof(int);

}  // namespace

int bnd_status_copy(const void *from, void *to)
{
    if (from == nullptr || to == nullptr)
        return mpi_err_arg;
    memmove(to, from, status_bytes);  // not memcpy: `from` may be `to`
    return mpi_success;
}
