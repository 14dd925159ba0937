// A tool in C that has an MPI's small forms alone, under a program whose calls are those of large counts.
#include "bnd_fortran.h"
#include "sentinels/loaded_objects.h"

#include <stdio.h>
#include <string.h>

#if BND_IS_ILP64

namespace {

// The wrappers call `large`, MPI_Send_c for example; a tool of which only MPI_Send is known misses these calls.
bool is_missed(const char *large, const char *)
{
    char profiled[128];
    const int length = snprintf(profiled, sizeof profiled, "P%s", large) - 2;
    if (length <= 0 || strcmp(large + length - 1, "_c"))
        return false;
    const char *const own = bnd::object_of(bnd::address_of(profiled));
    profiled[length] = '\0';
    const char *const small = profiled + 1;
    const char *const tool = bnd::object_of(bnd::address_of(small));
    const char *const found = bnd::object_of(bnd::address_of(large));
    if (!own || !tool || !found || strcmp(found, own) || !strcmp(tool, own))
        return false;
    fprintf(stderr,
            "Bindery: %s: has %s alone, and not %s, which programs of 8-byte INTEGERs call: it misses these calls\n",
            bnd::called(tool), small, large);
    return true;
}

}  // namespace

extern "C" void bnd_report_missed_calls(void)
{
    int is_there = 0, rank = 0;
    if (PMPI_Initialized(&is_there) == MPI_SUCCESS && is_there)
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 0)
        bnd::calls_prefix(bnd::object_of(reinterpret_cast<const void *>(&bnd_report_missed_calls)), "MPI_", is_missed);
}

#endif
