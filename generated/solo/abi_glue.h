/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Abi_get_fortran_booleans(int logical_size, void *logical_true, void *logical_false, int *is_set)
{
    try {
        Abi_get_fortran_booleans(logical_size, logical_true, logical_false, is_set);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Abi_get_fortran_booleans", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Abi_get_fortran_info(MPI_Info *info)
{
    try {
        Abi_get_fortran_info(info);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Abi_get_fortran_info", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Abi_get_info(MPI_Info *info)
{
    try {
        Abi_get_info(info);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Abi_get_info", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Abi_get_version(int *abi_major, int *abi_minor)
{
    try {
        Abi_get_version(abi_major, abi_minor);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Abi_get_version", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Abi_set_fortran_booleans(int logical_size, void *logical_true, void *logical_false)
{
    try {
        Abi_set_fortran_booleans(logical_size, logical_true, logical_false);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Abi_set_fortran_booleans", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Abi_set_fortran_info(MPI_Info info)
{
    try {
        Abi_set_fortran_info(find_or_null<Info>(info, MPI_INFO_NULL, "info"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Abi_set_fortran_info", BND_ON_NOTHING, 0);
    }
}

