/* Do not edit: `bindery generate` writes this from specs/routines/collectives.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Barrier(MPI_Comm comm)
{
    try {
        Barrier(find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Barrier", BND_ON_COMM, comm);
    }
}

