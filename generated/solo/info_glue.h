/* Do not edit: `bindery generate` writes this from specs/routines/info.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Info_create(MPI_Info *info)
{
    try {
        Info_create(info);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_create", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Info_create_env(int argc, char *argv[], MPI_Info *info)
{
    try {
        Info_create_env(argc, argv, info);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_create_env", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Info_delete(MPI_Info info, const char *key)
{
    try {
        Info_delete(find<Info>(info, "info"), key);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_delete", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Info_dup(MPI_Info info, MPI_Info *newinfo)
{
    try {
        Info_dup(find<Info>(info, "info"), newinfo);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_dup", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Info_free(MPI_Info *info)
{
    try {
        Info_free(info);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_free", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Info_get(MPI_Info info, const char *key, int valuelen, char *value, int *flag)
{
    try {
        Info_get(find<Info>(info, "info"), key, valuelen, value, flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_get", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Info_get_nkeys(MPI_Info info, int *nkeys)
{
    try {
        Info_get_nkeys(find<Info>(info, "info"), nkeys);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_get_nkeys", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Info_get_nthkey(MPI_Info info, int n, char *key)
{
    try {
        Info_get_nthkey(find<Info>(info, "info"), n, key);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_get_nthkey", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Info_get_string(MPI_Info info, const char *key, int *buflen, char *value, int *flag)
{
    try {
        Info_get_string(find<Info>(info, "info"), key, buflen, value, flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_get_string", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Info_get_valuelen(MPI_Info info, const char *key, int *valuelen, int *flag)
{
    try {
        Info_get_valuelen(find<Info>(info, "info"), key, valuelen, flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_get_valuelen", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Info_set(MPI_Info info, const char *key, const char *value)
{
    try {
        Info_set(find<Info>(info, "info"), key, value);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Info_set", BND_ON_NOTHING, 0);
    }
}

