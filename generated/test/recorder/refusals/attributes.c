/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/test/recorder/refusals.c.j2. */
/* Calls of the chapter "attributes" with one invalid argument each, and the error that each must raise. */
#include "recorder.h"
#include "bnd_entry.h"

static void refuse_MPI_Attr_delete_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Attr_delete)(comm, keyval);
    rec_expect_refusal("MPI_Attr_delete", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Attr_get_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Attr_get)(comm, keyval, &attribute_val, &flag);
    rec_expect_refusal("MPI_Attr_get", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Attr_get_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    int flag = (int)0;
    int returned = (MPI_Attr_get)(comm, keyval, 0, &flag);
    rec_expect_refusal("MPI_Attr_get", "attribute_val", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Attr_get_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    void *attribute_val = 0;
    int returned = (MPI_Attr_get)(comm, keyval, &attribute_val, 0);
    rec_expect_refusal("MPI_Attr_get", "flag", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Attr_put_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Attr_put)(comm, keyval, rec_slot(3));
    rec_expect_refusal("MPI_Attr_put", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_create_keyval_0(void)
{
    int returned = (MPI_Comm_create_keyval)((MPI_Comm_copy_attr_function *)rec_function(1),
            (MPI_Comm_delete_attr_function *)rec_function(2), 0, rec_slot(4));
    rec_expect_refusal("MPI_Comm_create_keyval", "comm_keyval", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Comm_delete_attr_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_delete_attr)(comm, comm_keyval);
    rec_expect_refusal("MPI_Comm_delete_attr", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_free_keyval_0(void)
{
    int returned = (MPI_Comm_free_keyval)(0);
    rec_expect_refusal("MPI_Comm_free_keyval", "comm_keyval", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Comm_get_attr_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_get_attr)(comm, comm_keyval, &attribute_val, &flag);
    rec_expect_refusal("MPI_Comm_get_attr", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_get_attr_1(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    int flag = (int)0;
    int returned = (MPI_Comm_get_attr)(comm, comm_keyval, 0, &flag);
    rec_expect_refusal("MPI_Comm_get_attr", "attribute_val", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_get_attr_2(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    void *attribute_val = 0;
    int returned = (MPI_Comm_get_attr)(comm, comm_keyval, &attribute_val, 0);
    rec_expect_refusal("MPI_Comm_get_attr", "flag", MPI_ERR_ARG, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Comm_set_attr_0(void)
{
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    comm = MPI_COMM_NULL;
    int returned = (MPI_Comm_set_attr)(comm, comm_keyval, rec_slot(3));
    rec_expect_refusal("MPI_Comm_set_attr", "comm", MPI_ERR_COMM, BND_ON_COMM, (void *)comm, returned);
}

static void refuse_MPI_Keyval_create_0(void)
{
    int returned = (MPI_Keyval_create)((MPI_Copy_function *)rec_function(1), (MPI_Delete_function *)rec_function(2), 0,
            rec_slot(4));
    rec_expect_refusal("MPI_Keyval_create", "keyval", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Keyval_free_0(void)
{
    int returned = (MPI_Keyval_free)(0);
    rec_expect_refusal("MPI_Keyval_free", "keyval", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_create_keyval_0(void)
{
    int returned = (MPI_Type_create_keyval)((MPI_Type_copy_attr_function *)rec_function(1),
            (MPI_Type_delete_attr_function *)rec_function(2), 0, rec_slot(4));
    rec_expect_refusal("MPI_Type_create_keyval", "type_keyval", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_delete_attr_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_delete_attr)(datatype, type_keyval);
    rec_expect_refusal("MPI_Type_delete_attr", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_free_keyval_0(void)
{
    int returned = (MPI_Type_free_keyval)(0);
    rec_expect_refusal("MPI_Type_free_keyval", "type_keyval", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_attr_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_get_attr)(datatype, type_keyval, &attribute_val, &flag);
    rec_expect_refusal("MPI_Type_get_attr", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_attr_1(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    int flag = (int)0;
    int returned = (MPI_Type_get_attr)(datatype, type_keyval, 0, &flag);
    rec_expect_refusal("MPI_Type_get_attr", "attribute_val", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_get_attr_2(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    void *attribute_val = 0;
    int returned = (MPI_Type_get_attr)(datatype, type_keyval, &attribute_val, 0);
    rec_expect_refusal("MPI_Type_get_attr", "flag", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Type_set_attr_0(void)
{
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    datatype = MPI_DATATYPE_NULL;
    int returned = (MPI_Type_set_attr)(datatype, type_keyval, rec_slot(3));
    rec_expect_refusal("MPI_Type_set_attr", "datatype", MPI_ERR_TYPE, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Win_create_keyval_0(void)
{
    int returned = (MPI_Win_create_keyval)((MPI_Win_copy_attr_function *)rec_function(1),
            (MPI_Win_delete_attr_function *)rec_function(2), 0, rec_slot(4));
    rec_expect_refusal("MPI_Win_create_keyval", "win_keyval", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Win_delete_attr_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_delete_attr)(win, win_keyval);
    rec_expect_refusal("MPI_Win_delete_attr", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_free_keyval_0(void)
{
    int returned = (MPI_Win_free_keyval)(0);
    rec_expect_refusal("MPI_Win_free_keyval", "win_keyval", MPI_ERR_ARG, BND_ON_NOTHING, (void *)0, returned);
}

static void refuse_MPI_Win_get_attr_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_get_attr)(win, win_keyval, &attribute_val, &flag);
    rec_expect_refusal("MPI_Win_get_attr", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_get_attr_1(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    int flag = (int)0;
    int returned = (MPI_Win_get_attr)(win, win_keyval, 0, &flag);
    rec_expect_refusal("MPI_Win_get_attr", "attribute_val", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_get_attr_2(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    void *attribute_val = 0;
    int returned = (MPI_Win_get_attr)(win, win_keyval, &attribute_val, 0);
    rec_expect_refusal("MPI_Win_get_attr", "flag", MPI_ERR_ARG, BND_ON_WIN, (void *)win, returned);
}

static void refuse_MPI_Win_set_attr_0(void)
{
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    win = MPI_WIN_NULL;
    int returned = (MPI_Win_set_attr)(win, win_keyval, rec_slot(3));
    rec_expect_refusal("MPI_Win_set_attr", "win", MPI_ERR_WIN, BND_ON_WIN, (void *)win, returned);
}

const struct rec_refusal rec_refusals_attributes[] = {
    {"MPI_Attr_delete", refuse_MPI_Attr_delete_0},
    {"MPI_Attr_get", refuse_MPI_Attr_get_0},
    {"MPI_Attr_get", refuse_MPI_Attr_get_1},
    {"MPI_Attr_get", refuse_MPI_Attr_get_2},
    {"MPI_Attr_put", refuse_MPI_Attr_put_0},
    {"MPI_Comm_create_keyval", refuse_MPI_Comm_create_keyval_0},
    {"MPI_Comm_delete_attr", refuse_MPI_Comm_delete_attr_0},
    {"MPI_Comm_free_keyval", refuse_MPI_Comm_free_keyval_0},
    {"MPI_Comm_get_attr", refuse_MPI_Comm_get_attr_0},
    {"MPI_Comm_get_attr", refuse_MPI_Comm_get_attr_1},
    {"MPI_Comm_get_attr", refuse_MPI_Comm_get_attr_2},
    {"MPI_Comm_set_attr", refuse_MPI_Comm_set_attr_0},
    {"MPI_Keyval_create", refuse_MPI_Keyval_create_0},
    {"MPI_Keyval_free", refuse_MPI_Keyval_free_0},
    {"MPI_Type_create_keyval", refuse_MPI_Type_create_keyval_0},
    {"MPI_Type_delete_attr", refuse_MPI_Type_delete_attr_0},
    {"MPI_Type_free_keyval", refuse_MPI_Type_free_keyval_0},
    {"MPI_Type_get_attr", refuse_MPI_Type_get_attr_0},
    {"MPI_Type_get_attr", refuse_MPI_Type_get_attr_1},
    {"MPI_Type_get_attr", refuse_MPI_Type_get_attr_2},
    {"MPI_Type_set_attr", refuse_MPI_Type_set_attr_0},
    {"MPI_Win_create_keyval", refuse_MPI_Win_create_keyval_0},
    {"MPI_Win_delete_attr", refuse_MPI_Win_delete_attr_0},
    {"MPI_Win_free_keyval", refuse_MPI_Win_free_keyval_0},
    {"MPI_Win_get_attr", refuse_MPI_Win_get_attr_0},
    {"MPI_Win_get_attr", refuse_MPI_Win_get_attr_1},
    {"MPI_Win_get_attr", refuse_MPI_Win_get_attr_2},
    {"MPI_Win_set_attr", refuse_MPI_Win_set_attr_0},
    {0, 0}
};
