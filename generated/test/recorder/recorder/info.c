/* Do not edit: `bindery generate` writes this from specs/routines/info.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "info": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Info_create) && !REC_OWN_MPI_Info_create
int REC_NAME(Info_create)(MPI_Info *info) REC_LABEL(Info_create);
int REC_NAME(Info_create)(MPI_Info *info)
{
    rec_enter("Info_create", REC_SHIFT);
    *info = REC_NEW(MPI_Info, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Info_create_env) && !REC_OWN_MPI_Info_create_env
int REC_NAME(Info_create_env)(int argc, char *argv[], MPI_Info *info) REC_LABEL(Info_create_env);
int REC_NAME(Info_create_env)(int argc, char *argv[], MPI_Info *info)
{
    rec_enter("Info_create_env", REC_SHIFT);
    rec_number("argc", argc);
    rec_strings("argv", argv);
    *info = REC_NEW(MPI_Info, 2003);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Info_delete) && !REC_OWN_MPI_Info_delete
int REC_NAME(Info_delete)(MPI_Info info, const char *key) REC_LABEL(Info_delete);
int REC_NAME(Info_delete)(MPI_Info info, const char *key)
{
    rec_enter("Info_delete", REC_SHIFT);
    REC_HANDLE("info", info);
    rec_string("key", key);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Info_dup) && !REC_OWN_MPI_Info_dup
int REC_NAME(Info_dup)(MPI_Info info, MPI_Info *newinfo) REC_LABEL(Info_dup);
int REC_NAME(Info_dup)(MPI_Info info, MPI_Info *newinfo)
{
    rec_enter("Info_dup", REC_SHIFT);
    REC_HANDLE("info", info);
    *newinfo = REC_NEW(MPI_Info, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Info_free) && !REC_OWN_MPI_Info_free
int REC_NAME(Info_free)(MPI_Info *info) REC_LABEL(Info_free);
int REC_NAME(Info_free)(MPI_Info *info)
{
    rec_enter("Info_free", REC_SHIFT);
    REC_HANDLE("info", *info);
    *info = REC_NEW(MPI_Info, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Info_get) && !REC_OWN_MPI_Info_get
int REC_NAME(Info_get)(MPI_Info info, const char *key, int valuelen, char *value, int *flag) REC_LABEL(Info_get);
int REC_NAME(Info_get)(MPI_Info info, const char *key, int valuelen, char *value, int *flag)
{
    rec_enter("Info_get", REC_SHIFT);
    REC_HANDLE("info", info);
    rec_string("key", key);
    rec_number("valuelen", valuelen);
    rec_reply_string(value, 4);
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Info_get_nkeys) && !REC_OWN_MPI_Info_get_nkeys
int REC_NAME(Info_get_nkeys)(MPI_Info info, int *nkeys) REC_LABEL(Info_get_nkeys);
int REC_NAME(Info_get_nkeys)(MPI_Info info, int *nkeys)
{
    rec_enter("Info_get_nkeys", REC_SHIFT);
    REC_HANDLE("info", info);
    *nkeys = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Info_get_nthkey) && !REC_OWN_MPI_Info_get_nthkey
int REC_NAME(Info_get_nthkey)(MPI_Info info, int n, char *key) REC_LABEL(Info_get_nthkey);
int REC_NAME(Info_get_nthkey)(MPI_Info info, int n, char *key)
{
    rec_enter("Info_get_nthkey", REC_SHIFT);
    REC_HANDLE("info", info);
    rec_number("n", n);
    rec_reply_string(key, 3);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Info_get_string) && !REC_OWN_MPI_Info_get_string
int REC_NAME(Info_get_string)(MPI_Info info, const char *key, int *buflen, char *value,
        int *flag) REC_LABEL(Info_get_string);
int REC_NAME(Info_get_string)(MPI_Info info, const char *key, int *buflen, char *value, int *flag)
{
    rec_enter("Info_get_string", REC_SHIFT);
    REC_HANDLE("info", info);
    rec_string("key", key);
    rec_number("buflen", *buflen);
    *buflen = 203;
    rec_reply_string(value, 4);
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Info_get_valuelen) && !REC_OWN_MPI_Info_get_valuelen
int REC_NAME(Info_get_valuelen)(MPI_Info info, const char *key, int *valuelen, int *flag) REC_LABEL(Info_get_valuelen);
int REC_NAME(Info_get_valuelen)(MPI_Info info, const char *key, int *valuelen, int *flag)
{
    rec_enter("Info_get_valuelen", REC_SHIFT);
    REC_HANDLE("info", info);
    rec_string("key", key);
    *valuelen = 203;
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Info_set) && !REC_OWN_MPI_Info_set
int REC_NAME(Info_set)(MPI_Info info, const char *key, const char *value) REC_LABEL(Info_set);
int REC_NAME(Info_set)(MPI_Info info, const char *key, const char *value)
{
    rec_enter("Info_set", REC_SHIFT);
    REC_HANDLE("info", info);
    rec_string("key", key);
    rec_string("value", value);
    return rec_reply();
}
#endif

