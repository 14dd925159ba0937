/* Do not edit: `bindery generate` writes this from specs/routines/info.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Info_create
#if BND_HAS_MPI_Info_create
int BND_IMPLEMENTATION(Info_create)(abi_Info *info)
{
    MPI_Info c_info = bnd_null_Info;
    const int bnd_result = BND_NATIVE(Info_create)(&c_info);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *info = bnd_from_Info(c_info);
    }
    return BND_RETURNED(bnd_result, "MPI_Info_create", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Info_create)(abi_Info *info)
{
    (void)info;
    return BND_UNSUPPORTED("MPI_Info_create", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Info_create_env
#if BND_HAS_MPI_Info_create_env
int BND_IMPLEMENTATION(Info_create_env)(int argc, char *argv[], abi_Info *info)
{
    MPI_Info c_info = bnd_null_Info;
    const int bnd_result = BND_NATIVE(Info_create_env)(argc, argv, &c_info);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *info = bnd_from_Info(c_info);
    }
    return BND_RETURNED(bnd_result, "MPI_Info_create_env", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Info_create_env)(int argc, char *argv[], abi_Info *info)
{
    (void)argc, (void)argv, (void)info;
    return BND_UNSUPPORTED("MPI_Info_create_env", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Info_delete
#if BND_HAS_MPI_Info_delete
int BND_IMPLEMENTATION(Info_delete)(abi_Info info, const char *key)
{
    BND_ABI_REFUSE_WRONG(Info, info, 1, ABI_ERR_INFO, "MPI_Info_delete", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Info_delete)(bnd_to_Info(info), key), "MPI_Info_delete", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Info_delete)(abi_Info info, const char *key)
{
    (void)info, (void)key;
    return BND_UNSUPPORTED("MPI_Info_delete", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Info_dup
#if BND_HAS_MPI_Info_dup
int BND_IMPLEMENTATION(Info_dup)(abi_Info info, abi_Info *newinfo)
{
    BND_ABI_REFUSE_WRONG(Info, info, 1, ABI_ERR_INFO, "MPI_Info_dup", BND_ON_NOTHING, 0);
    MPI_Info c_newinfo = bnd_null_Info;
    const int bnd_result = BND_NATIVE(Info_dup)(bnd_to_Info(info), &c_newinfo);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *newinfo = bnd_from_Info(c_newinfo);
    }
    return BND_RETURNED(bnd_result, "MPI_Info_dup", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Info_dup)(abi_Info info, abi_Info *newinfo)
{
    (void)info, (void)newinfo;
    return BND_UNSUPPORTED("MPI_Info_dup", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Info_free
#if BND_HAS_MPI_Info_free
int BND_IMPLEMENTATION(Info_free)(abi_Info *info)
{
    BND_ABI_REFUSE_WRONG(Info, *info, 1, ABI_ERR_INFO, "MPI_Info_free", BND_ON_NOTHING, 0);
    MPI_Info c_info = bnd_to_Info(*info);
    const int bnd_result = BND_NATIVE(Info_free)(&c_info);
    *info = bnd_from_Info(c_info);
    return BND_RETURNED(bnd_result, "MPI_Info_free", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Info_free)(abi_Info *info)
{
    (void)info;
    return BND_UNSUPPORTED("MPI_Info_free", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Info_get
#if BND_HAS_MPI_Info_get
int BND_IMPLEMENTATION(Info_get)(abi_Info info, const char *key, int valuelen, char *value, int *flag)
{
    BND_ABI_REFUSE_WRONG(Info, info, 1, ABI_ERR_INFO, "MPI_Info_get", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Info_get)(bnd_to_Info(info), key, valuelen, value, (void *)flag), "MPI_Info_get",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Info_get)(abi_Info info, const char *key, int valuelen, char *value, int *flag)
{
    (void)info, (void)key, (void)valuelen, (void)value, (void)flag;
    return BND_UNSUPPORTED("MPI_Info_get", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Info_get_nkeys
#if BND_HAS_MPI_Info_get_nkeys
int BND_IMPLEMENTATION(Info_get_nkeys)(abi_Info info, int *nkeys)
{
    BND_ABI_REFUSE_WRONG(Info, info, 1, ABI_ERR_INFO, "MPI_Info_get_nkeys", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Info_get_nkeys)(bnd_to_Info(info), (void *)nkeys), "MPI_Info_get_nkeys",
            BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Info_get_nkeys)(abi_Info info, int *nkeys)
{
    (void)info, (void)nkeys;
    return BND_UNSUPPORTED("MPI_Info_get_nkeys", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Info_get_nthkey
#if BND_HAS_MPI_Info_get_nthkey
int BND_IMPLEMENTATION(Info_get_nthkey)(abi_Info info, int n, char *key)
{
    BND_ABI_REFUSE_WRONG(Info, info, 1, ABI_ERR_INFO, "MPI_Info_get_nthkey", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Info_get_nthkey)(bnd_to_Info(info), n, key), "MPI_Info_get_nthkey", BND_ON_NOTHING,
            0);
}
#else
int BND_IMPLEMENTATION(Info_get_nthkey)(abi_Info info, int n, char *key)
{
    (void)info, (void)n, (void)key;
    return BND_UNSUPPORTED("MPI_Info_get_nthkey", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Info_get_string
#if BND_HAS_MPI_Info_get_string
int BND_IMPLEMENTATION(Info_get_string)(abi_Info info, const char *key, int *buflen, char *value, int *flag)
{
    BND_ABI_REFUSE_WRONG(Info, info, 1, ABI_ERR_INFO, "MPI_Info_get_string", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Info_get_string)(bnd_to_Info(info), key, (void *)buflen, value, (void *)flag),
            "MPI_Info_get_string", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Info_get_string)(abi_Info info, const char *key, int *buflen, char *value, int *flag)
{
    (void)info, (void)key, (void)buflen, (void)value, (void)flag;
    return BND_UNSUPPORTED("MPI_Info_get_string", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Info_get_valuelen
#if BND_HAS_MPI_Info_get_valuelen
int BND_IMPLEMENTATION(Info_get_valuelen)(abi_Info info, const char *key, int *valuelen, int *flag)
{
    BND_ABI_REFUSE_WRONG(Info, info, 1, ABI_ERR_INFO, "MPI_Info_get_valuelen", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Info_get_valuelen)(bnd_to_Info(info), key, (void *)valuelen, (void *)flag),
            "MPI_Info_get_valuelen", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Info_get_valuelen)(abi_Info info, const char *key, int *valuelen, int *flag)
{
    (void)info, (void)key, (void)valuelen, (void)flag;
    return BND_UNSUPPORTED("MPI_Info_get_valuelen", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Info_set
#if BND_HAS_MPI_Info_set
int BND_IMPLEMENTATION(Info_set)(abi_Info info, const char *key, const char *value)
{
    BND_ABI_REFUSE_WRONG(Info, info, 1, ABI_ERR_INFO, "MPI_Info_set", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Info_set)(bnd_to_Info(info), key, value), "MPI_Info_set", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Info_set)(abi_Info info, const char *key, const char *value)
{
    (void)info, (void)key, (void)value;
    return BND_UNSUPPORTED("MPI_Info_set", BND_ON_NOTHING, 0);
}
#endif
#endif

