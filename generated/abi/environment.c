/* Do not edit: `bindery generate` writes this from specs/routines/environment.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Get_library_version
#if BND_HAS_MPI_Get_library_version
int BND_IMPLEMENTATION(Get_library_version)(char *version, int *resultlen)
{
    return BND_RETURNED(BND_NATIVE(Get_library_version)(version, (void *)resultlen), "MPI_Get_library_version",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Get_library_version)(char *version, int *resultlen)
{
    (void)version, (void)resultlen;
    return BND_UNSUPPORTED("MPI_Get_library_version", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_processor_name
#if BND_HAS_MPI_Get_processor_name
int BND_IMPLEMENTATION(Get_processor_name)(char *name, int *resultlen)
{
    return BND_RETURNED(BND_NATIVE(Get_processor_name)(name, (void *)resultlen), "MPI_Get_processor_name",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Get_processor_name)(char *name, int *resultlen)
{
    (void)name, (void)resultlen;
    return BND_UNSUPPORTED("MPI_Get_processor_name", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Get_version
#if BND_HAS_MPI_Get_version
int BND_IMPLEMENTATION(Get_version)(int *version, int *subversion)
{
    return BND_RETURNED(BND_NATIVE(Get_version)((void *)version, (void *)subversion), "MPI_Get_version",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Get_version)(int *version, int *subversion)
{
    (void)version, (void)subversion;
    return BND_UNSUPPORTED("MPI_Get_version", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Wtick
#if BND_HAS_MPI_Wtick
double BND_IMPLEMENTATION(Wtick)(void)
{
    return BND_NATIVE(Wtick)();
}
#else
double BND_IMPLEMENTATION(Wtick)(void)
{
    return 0;
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Wtime
#if BND_HAS_MPI_Wtime
double BND_IMPLEMENTATION(Wtime)(void)
{
    return BND_NATIVE(Wtime)();
}
#else
double BND_IMPLEMENTATION(Wtime)(void)
{
    return 0;
}
#endif
#endif

