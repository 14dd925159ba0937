/* Do not edit: `bindery generate` writes this from specs/routines/info.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "info" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Info_create_0(void)
{
    int returned = (MPI_Info_create)(0);
    rec_expect_refusal("MPI_Info_create", "info", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_create_env_0(void)
{
    int argc = 3;
    int returned = (MPI_Info_create_env)(argc, rec_words, 0);
    rec_expect_refusal("MPI_Info_create_env", "info", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_delete_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    info = MPI_INFO_NULL;
    int returned = (MPI_Info_delete)(info, "key 102");
    rec_expect_refusal("MPI_Info_delete", "info", MPI_ERR_INFO, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_delete_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = (MPI_Info_delete)(info, 0);
    rec_expect_refusal("MPI_Info_delete", "key", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_dup_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    MPI_Info newinfo = REC_NEW(MPI_Info, 0);
    info = MPI_INFO_NULL;
    int returned = (MPI_Info_dup)(info, &newinfo);
    rec_expect_refusal("MPI_Info_dup", "info", MPI_ERR_INFO, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_dup_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = (MPI_Info_dup)(info, 0);
    rec_expect_refusal("MPI_Info_dup", "newinfo", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_free_0(void)
{
    int returned = (MPI_Info_free)(0);
    rec_expect_refusal("MPI_Info_free", "info", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_free_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    info = MPI_INFO_NULL;
    int returned = (MPI_Info_free)(&info);
    rec_expect_refusal("MPI_Info_free", "info", MPI_ERR_INFO, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)3;
    char value[REC_STRING] = "";
    int flag = (int)0;
    info = MPI_INFO_NULL;
    int returned = (MPI_Info_get)(info, "key 102", valuelen, value, &flag);
    rec_expect_refusal("MPI_Info_get", "info", MPI_ERR_INFO, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)3;
    char value[REC_STRING] = "";
    int flag = (int)0;
    int returned = (MPI_Info_get)(info, 0, valuelen, value, &flag);
    rec_expect_refusal("MPI_Info_get", "key", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_2(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)3;
    char value[REC_STRING] = "";
    int flag = (int)0;
    valuelen = -77;
    int returned = (MPI_Info_get)(info, "key 102", valuelen, value, &flag);
    rec_expect_refusal("MPI_Info_get", "valuelen", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_3(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)3;
    int flag = (int)0;
    int returned = (MPI_Info_get)(info, "key 102", valuelen, 0, &flag);
    rec_expect_refusal("MPI_Info_get", "value", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_4(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)3;
    char value[REC_STRING] = "";
    int returned = (MPI_Info_get)(info, "key 102", valuelen, value, 0);
    rec_expect_refusal("MPI_Info_get", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_nkeys_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int nkeys = (int)0;
    info = MPI_INFO_NULL;
    int returned = (MPI_Info_get_nkeys)(info, &nkeys);
    rec_expect_refusal("MPI_Info_get_nkeys", "info", MPI_ERR_INFO, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_nkeys_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = (MPI_Info_get_nkeys)(info, 0);
    rec_expect_refusal("MPI_Info_get_nkeys", "nkeys", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_nthkey_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int n = (int)102;
    char key[REC_STRING] = "";
    info = MPI_INFO_NULL;
    int returned = (MPI_Info_get_nthkey)(info, n, key);
    rec_expect_refusal("MPI_Info_get_nthkey", "info", MPI_ERR_INFO, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_nthkey_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int n = (int)102;
    char key[REC_STRING] = "";
    n = -77;
    int returned = (MPI_Info_get_nthkey)(info, n, key);
    rec_expect_refusal("MPI_Info_get_nthkey", "n", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_nthkey_2(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int n = (int)102;
    int returned = (MPI_Info_get_nthkey)(info, n, 0);
    rec_expect_refusal("MPI_Info_get_nthkey", "key", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_string_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int buflen = (int)103;
    char value[REC_STRING] = "";
    int flag = (int)0;
    info = MPI_INFO_NULL;
    int returned = (MPI_Info_get_string)(info, "key 102", &buflen, value, &flag);
    rec_expect_refusal("MPI_Info_get_string", "info", MPI_ERR_INFO, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_string_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int buflen = (int)103;
    char value[REC_STRING] = "";
    int flag = (int)0;
    int returned = (MPI_Info_get_string)(info, 0, &buflen, value, &flag);
    rec_expect_refusal("MPI_Info_get_string", "key", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_string_2(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    char value[REC_STRING] = "";
    int flag = (int)0;
    int returned = (MPI_Info_get_string)(info, "key 102", 0, value, &flag);
    rec_expect_refusal("MPI_Info_get_string", "buflen", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_string_3(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int buflen = (int)103;
    char value[REC_STRING] = "";
    int returned = (MPI_Info_get_string)(info, "key 102", &buflen, value, 0);
    rec_expect_refusal("MPI_Info_get_string", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_valuelen_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)0;
    int flag = (int)0;
    info = MPI_INFO_NULL;
    int returned = (MPI_Info_get_valuelen)(info, "key 102", &valuelen, &flag);
    rec_expect_refusal("MPI_Info_get_valuelen", "info", MPI_ERR_INFO, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_valuelen_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)0;
    int flag = (int)0;
    int returned = (MPI_Info_get_valuelen)(info, 0, &valuelen, &flag);
    rec_expect_refusal("MPI_Info_get_valuelen", "key", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_valuelen_2(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int flag = (int)0;
    int returned = (MPI_Info_get_valuelen)(info, "key 102", 0, &flag);
    rec_expect_refusal("MPI_Info_get_valuelen", "valuelen", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_get_valuelen_3(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int valuelen = (int)0;
    int returned = (MPI_Info_get_valuelen)(info, "key 102", &valuelen, 0);
    rec_expect_refusal("MPI_Info_get_valuelen", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_set_0(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    info = MPI_INFO_NULL;
    int returned = (MPI_Info_set)(info, "key 102", "value 103");
    rec_expect_refusal("MPI_Info_set", "info", MPI_ERR_INFO, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_set_1(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = (MPI_Info_set)(info, 0, "value 103");
    rec_expect_refusal("MPI_Info_set", "key", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Info_set_2(void)
{
    MPI_Info info = REC_NEW(MPI_Info, 1001);
    int returned = (MPI_Info_set)(info, "key 102", 0);
    rec_expect_refusal("MPI_Info_set", "value", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

const struct rec_refusal rec_refusals_info[] = {
    {"MPI_Info_create", refuse_MPI_Info_create_0},
    {"MPI_Info_create_env", refuse_MPI_Info_create_env_0},
    {"MPI_Info_delete", refuse_MPI_Info_delete_0},
    {"MPI_Info_delete", refuse_MPI_Info_delete_1},
    {"MPI_Info_dup", refuse_MPI_Info_dup_0},
    {"MPI_Info_dup", refuse_MPI_Info_dup_1},
    {"MPI_Info_free", refuse_MPI_Info_free_0},
    {"MPI_Info_free", refuse_MPI_Info_free_1},
    {"MPI_Info_get", refuse_MPI_Info_get_0},
    {"MPI_Info_get", refuse_MPI_Info_get_1},
    {"MPI_Info_get", refuse_MPI_Info_get_2},
    {"MPI_Info_get", refuse_MPI_Info_get_3},
    {"MPI_Info_get", refuse_MPI_Info_get_4},
    {"MPI_Info_get_nkeys", refuse_MPI_Info_get_nkeys_0},
    {"MPI_Info_get_nkeys", refuse_MPI_Info_get_nkeys_1},
    {"MPI_Info_get_nthkey", refuse_MPI_Info_get_nthkey_0},
    {"MPI_Info_get_nthkey", refuse_MPI_Info_get_nthkey_1},
    {"MPI_Info_get_nthkey", refuse_MPI_Info_get_nthkey_2},
    {"MPI_Info_get_string", refuse_MPI_Info_get_string_0},
    {"MPI_Info_get_string", refuse_MPI_Info_get_string_1},
    {"MPI_Info_get_string", refuse_MPI_Info_get_string_2},
    {"MPI_Info_get_string", refuse_MPI_Info_get_string_3},
    {"MPI_Info_get_valuelen", refuse_MPI_Info_get_valuelen_0},
    {"MPI_Info_get_valuelen", refuse_MPI_Info_get_valuelen_1},
    {"MPI_Info_get_valuelen", refuse_MPI_Info_get_valuelen_2},
    {"MPI_Info_get_valuelen", refuse_MPI_Info_get_valuelen_3},
    {"MPI_Info_set", refuse_MPI_Info_set_0},
    {"MPI_Info_set", refuse_MPI_Info_set_1},
    {"MPI_Info_set", refuse_MPI_Info_set_2},
    {0, 0}
};
