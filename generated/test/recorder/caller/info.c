/* Do not edit: `bindery generate` writes this from specs/routines/info.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "info", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Info_create(int profiled)
{
#if REC_HAS(MPI_Info_create)
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = profiled ? (PMPI_Info_create)(&info) : (MPI_Info_create)(&info);
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_create_env(int profiled)
{
#if REC_HAS(MPI_Info_create_env)
    int argc = 3;
    MPI_Info info = REC_NEW(MPI_Info, 0);
    int returned = profiled ? (PMPI_Info_create_env)(argc, rec_words, &info) : (MPI_Info_create_env)(argc, rec_words,
            &info);
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_delete(int profiled)
{
#if REC_HAS(MPI_Info_delete)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = profiled ? (PMPI_Info_delete)(info, "key 102") : (MPI_Info_delete)(info, "key 102");
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_dup(int profiled)
{
#if REC_HAS(MPI_Info_dup)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    MPI_Info newinfo = REC_NEW(MPI_Info, 0);
    int returned = profiled ? (PMPI_Info_dup)(info, &newinfo) : (MPI_Info_dup)(info, &newinfo);
    REC_OBSERVE_HANDLE("newinfo", newinfo);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_free(int profiled)
{
#if REC_HAS(MPI_Info_free)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = profiled ? (PMPI_Info_free)(&info) : (MPI_Info_free)(&info);
    REC_OBSERVE_HANDLE("info", info);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_get(int profiled)
{
#if REC_HAS(MPI_Info_get)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)3;
    char value[REC_STRING] = "";
    int flag = (int)0;
    int returned = profiled ? (PMPI_Info_get)(info, "key 102", valuelen, value, &flag) : (MPI_Info_get)(info,
            "key 102", valuelen, value, &flag);
    rec_observe_string("value", value);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_get_nkeys(int profiled)
{
#if REC_HAS(MPI_Info_get_nkeys)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int nkeys = (int)0;
    int returned = profiled ? (PMPI_Info_get_nkeys)(info, &nkeys) : (MPI_Info_get_nkeys)(info, &nkeys);
    rec_observe_number("nkeys", nkeys);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_get_nthkey(int profiled)
{
#if REC_HAS(MPI_Info_get_nthkey)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int n = (int)102;
    char key[REC_STRING] = "";
    int returned = profiled ? (PMPI_Info_get_nthkey)(info, n, key) : (MPI_Info_get_nthkey)(info, n, key);
    rec_observe_string("key", key);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_get_string(int profiled)
{
#if REC_HAS(MPI_Info_get_string)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int buflen = (int)103;
    char value[REC_STRING] = "";
    int flag = (int)0;
    int returned = profiled ? (PMPI_Info_get_string)(info, "key 102", &buflen, value,
            &flag) : (MPI_Info_get_string)(info, "key 102", &buflen, value, &flag);
    rec_observe_number("buflen", buflen);
    rec_observe_string("value", value);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_get_valuelen(int profiled)
{
#if REC_HAS(MPI_Info_get_valuelen)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)0;
    int flag = (int)0;
    int returned = profiled ? (PMPI_Info_get_valuelen)(info, "key 102", &valuelen,
            &flag) : (MPI_Info_get_valuelen)(info, "key 102", &valuelen, &flag);
    rec_observe_number("valuelen", valuelen);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Info_set(int profiled)
{
#if REC_HAS(MPI_Info_set)
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = profiled ? (PMPI_Info_set)(info, "key 102", "value 103") : (MPI_Info_set)(info, "key 102",
            "value 103");
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_info[] = {
    {"MPI_Info_create", call_MPI_Info_create, 0},
    {"MPI_Info_create_env", call_MPI_Info_create_env, 0},
    {"MPI_Info_delete", call_MPI_Info_delete, 0},
    {"MPI_Info_dup", call_MPI_Info_dup, 0},
    {"MPI_Info_free", call_MPI_Info_free, 0},
    {"MPI_Info_get", call_MPI_Info_get, 0},
    {"MPI_Info_get_nkeys", call_MPI_Info_get_nkeys, 0},
    {"MPI_Info_get_nthkey", call_MPI_Info_get_nthkey, 0},
    {"MPI_Info_get_string", call_MPI_Info_get_string, 0},
    {"MPI_Info_get_valuelen", call_MPI_Info_get_valuelen, 0},
    {"MPI_Info_set", call_MPI_Info_set, 0},
    {0, 0, 0}
};
