/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Get_library_version(char *version, int *resultlen)
{
    try {
        Get_library_version(version, resultlen);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_library_version", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Get_processor_name(char *name, int *resultlen)
{
    try {
        Get_processor_name(name, resultlen);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_processor_name", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Get_version(int *version, int *subversion)
{
    try {
        Get_version(version, subversion);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_version", BND_ON_NOTHING, 0);
    }
}

extern "C" double solo_Wtick(void)
{
    return Wtick();
}

extern "C" double solo_Wtime(void)
{
    return Wtime();
}

