// Stands where a tool stands, and takes what the wrappers of MPI_Register_datarep give to C; then does what MPI would do with it.
#include <mpi.h>

#include <cstdint>

#include "../fortran/integer.h"
#include "bnd_probe.h"

namespace {

bool passing_on = false, is_large = false;
MPI_Datarep_conversion_function *conversions[3];  // from 1: read, write
MPI_Datarep_extent_function *extent_function;
void *state;

#if BND_HAS_MPI_Register_datarep_c && BND_DECLARES_MPI_Register_datarep_c
MPI_Datarep_conversion_function_c *large_conversions[3];

int convert_large(INTEGER place, INTEGER *to, INTEGER *from, MPI_Count count, MPI_Offset position)
{
    return large_conversions[place](to, MPI_BYTE, count, from, position, state);
}

int is_none_large(INTEGER place) { return large_conversions[place] == MPI_CONVERSION_FN_NULL_C; }
#else
int convert_large(INTEGER, INTEGER *, INTEGER *, MPI_Count, MPI_Offset) { return MPI_ERR_OTHER; }
int is_none_large(INTEGER) { return 0; }
#endif

}  // namespace

extern "C" {

int MPI_Register_datarep(const char *name, MPI_Datarep_conversion_function *read,
                         MPI_Datarep_conversion_function *write, MPI_Datarep_extent_function *extent, void *extra_state)
{
    is_large = false;
    conversions[1] = read;
    conversions[2] = write;
    extent_function = extent;
    state = extra_state;
    if (!passing_on)
        return MPI_SUCCESS;
    PMPI_Register_datarep(name, read, write, extent, extra_state);  // whatever comes of it
    return MPI_SUCCESS;
}

#if BND_HAS_MPI_Register_datarep_c && BND_DECLARES_MPI_Register_datarep_c
int MPI_Register_datarep_c(const char *, MPI_Datarep_conversion_function_c *read,
                           MPI_Datarep_conversion_function_c *write, MPI_Datarep_extent_function *extent,
                           void *extra_state)
{
    is_large = true;
    large_conversions[1] = read;
    large_conversions[2] = write;
    extent_function = extent;
    state = extra_state;
    return MPI_SUCCESS;
}
#endif

void c_expect_registration(INTEGER pass_on) { passing_on = pass_on; }

INTEGER c_registered(INTEGER place)
{
    if (is_large)
        return is_none_large(place) ? 1 : 2;
    return conversions[place] == MPI_CONVERSION_FN_NULL ? 1 : 2;
}

INTEGER c_convert(INTEGER place, INTEGER *to, INTEGER *from, int64_t count, int64_t position)
{
    if (is_large)
        return convert_large(place, to, from, count, position);
    return conversions[place](to, MPI_BYTE, static_cast<int>(count), from, position, state);
}

INTEGER c_extent(MPI_Aint *extent) { return extent_function(MPI_BYTE, extent, state); }

// Until the libraries bring them.
#define BND_STAND_IN(lower, upper) \
    __attribute__((weak)) void BND_FORTRAN_SYMBOL_WITH_UNDERSCORE(lower, upper)(void) {}
BND_STAND_IN(mpi_conversion_fn_null, MPI_CONVERSION_FN_NULL)
BND_STAND_IN(bnd_f08_conversion_fn_null, BND_F08_CONVERSION_FN_NULL)
BND_STAND_IN(bnd_f08_conversion_fn_null_c, BND_F08_CONVERSION_FN_NULL_C)

}  // extern "C"
