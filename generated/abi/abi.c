/* Do not edit: `bindery generate` writes this from specs/routines/abi.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Abi_get_fortran_booleans
#if BND_HAS_MPI_Abi_get_fortran_booleans
int BND_IMPLEMENTATION(Abi_get_fortran_booleans)(int logical_size, void *logical_true, void *logical_false,
        int *is_set)
{
    return BND_RETURNED(BND_NATIVE(Abi_get_fortran_booleans)(logical_size, logical_true, logical_false,
            (void *)is_set), "MPI_Abi_get_fortran_booleans", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Abi_get_fortran_booleans)(int logical_size, void *logical_true, void *logical_false,
        int *is_set)
{
    (void)logical_size, (void)logical_true, (void)logical_false, (void)is_set;
    return BND_UNSUPPORTED("MPI_Abi_get_fortran_booleans", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Abi_get_fortran_info
#if BND_HAS_MPI_Abi_get_fortran_info
int BND_IMPLEMENTATION(Abi_get_fortran_info)(abi_Info *info)
{
    MPI_Info c_info = bnd_null_Info;
    const int bnd_result = BND_NATIVE(Abi_get_fortran_info)(&c_info);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *info = bnd_from_Info(c_info);
    }
    return BND_RETURNED(bnd_result, "MPI_Abi_get_fortran_info", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Abi_get_fortran_info)(abi_Info *info)
{
    (void)info;
    return BND_UNSUPPORTED("MPI_Abi_get_fortran_info", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Abi_get_info
#if BND_HAS_MPI_Abi_get_info
int BND_IMPLEMENTATION(Abi_get_info)(abi_Info *info)
{
    MPI_Info c_info = bnd_null_Info;
    const int bnd_result = BND_NATIVE(Abi_get_info)(&c_info);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *info = bnd_from_Info(c_info);
    }
    return BND_RETURNED(bnd_result, "MPI_Abi_get_info", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Abi_get_info)(abi_Info *info)
{
    (void)info;
    return BND_UNSUPPORTED("MPI_Abi_get_info", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Abi_get_version
#if BND_HAS_MPI_Abi_get_version
int BND_IMPLEMENTATION(Abi_get_version)(int *abi_major, int *abi_minor)
{
    return BND_RETURNED(BND_NATIVE(Abi_get_version)((void *)abi_major, (void *)abi_minor), "MPI_Abi_get_version",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Abi_get_version)(int *abi_major, int *abi_minor)
{
    (void)abi_major, (void)abi_minor;
    return BND_UNSUPPORTED("MPI_Abi_get_version", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Abi_set_fortran_booleans
#if BND_HAS_MPI_Abi_set_fortran_booleans
int BND_IMPLEMENTATION(Abi_set_fortran_booleans)(int logical_size, void *logical_true, void *logical_false)
{
    return BND_RETURNED(BND_NATIVE(Abi_set_fortran_booleans)(logical_size, logical_true, logical_false),
            "MPI_Abi_set_fortran_booleans", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Abi_set_fortran_booleans)(int logical_size, void *logical_true, void *logical_false)
{
    (void)logical_size, (void)logical_true, (void)logical_false;
    return BND_UNSUPPORTED("MPI_Abi_set_fortran_booleans", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Abi_set_fortran_info
#if BND_HAS_MPI_Abi_set_fortran_info
int BND_IMPLEMENTATION(Abi_set_fortran_info)(abi_Info info)
{
    BND_ABI_REFUSE_WRONG(null_or_Info, info, 1, ABI_ERR_INFO, "MPI_Abi_set_fortran_info", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Abi_set_fortran_info)(bnd_to_Info(info)), "MPI_Abi_set_fortran_info",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Abi_set_fortran_info)(abi_Info info)
{
    (void)info;
    return BND_UNSUPPORTED("MPI_Abi_set_fortran_info", BND_ON_NOTHING, 0);
}
#endif
#endif

