/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "attributes", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Attr_delete(int profiled)
{
#if REC_HAS(MPI_Attr_delete)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    int returned = profiled ? (PMPI_Attr_delete)(comm, keyval) : (MPI_Attr_delete)(comm, keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Attr_get(int profiled)
{
#if REC_HAS(MPI_Attr_get)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    int returned = profiled ? (PMPI_Attr_get)(comm, keyval, &attribute_val, &flag) : (MPI_Attr_get)(comm, keyval,
            &attribute_val, &flag);
    rec_observe_pointer("attribute_val", attribute_val);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Attr_put(int profiled)
{
#if REC_HAS(MPI_Attr_put)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int keyval = (int)102;
    int returned = profiled ? (PMPI_Attr_put)(comm, keyval, rec_slot(3)) : (MPI_Attr_put)(comm, keyval, rec_slot(3));
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_create_keyval(int profiled)
{
#if REC_HAS(MPI_Comm_create_keyval)
    int comm_keyval = (int)0;
    int returned = profiled ? (PMPI_Comm_create_keyval)((MPI_Comm_copy_attr_function *)rec_function(1),
            (MPI_Comm_delete_attr_function *)rec_function(2), &comm_keyval,
            rec_slot(4)) : (MPI_Comm_create_keyval)((MPI_Comm_copy_attr_function *)rec_function(1),
            (MPI_Comm_delete_attr_function *)rec_function(2), &comm_keyval, rec_slot(4));
    rec_observe_number("comm_keyval", comm_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_delete_attr(int profiled)
{
#if REC_HAS(MPI_Comm_delete_attr)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    int returned = profiled ? (PMPI_Comm_delete_attr)(comm, comm_keyval) : (MPI_Comm_delete_attr)(comm, comm_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_free_keyval(int profiled)
{
#if REC_HAS(MPI_Comm_free_keyval)
    int comm_keyval = (int)101;
    int returned = profiled ? (PMPI_Comm_free_keyval)(&comm_keyval) : (MPI_Comm_free_keyval)(&comm_keyval);
    rec_observe_number("comm_keyval", comm_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_get_attr(int profiled)
{
#if REC_HAS(MPI_Comm_get_attr)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    int returned = profiled ? (PMPI_Comm_get_attr)(comm, comm_keyval, &attribute_val,
            &flag) : (MPI_Comm_get_attr)(comm, comm_keyval, &attribute_val, &flag);
    rec_observe_pointer("attribute_val", attribute_val);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_set_attr(int profiled)
{
#if REC_HAS(MPI_Comm_set_attr)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int comm_keyval = (int)102;
    int returned = profiled ? (PMPI_Comm_set_attr)(comm, comm_keyval, rec_slot(3)) : (MPI_Comm_set_attr)(comm,
            comm_keyval, rec_slot(3));
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Keyval_create(int profiled)
{
#if REC_HAS(MPI_Keyval_create)
    int keyval = (int)0;
    int returned = profiled ? (PMPI_Keyval_create)((MPI_Copy_function *)rec_function(1),
            (MPI_Delete_function *)rec_function(2), &keyval,
            rec_slot(4)) : (MPI_Keyval_create)((MPI_Copy_function *)rec_function(1),
            (MPI_Delete_function *)rec_function(2), &keyval, rec_slot(4));
    rec_observe_number("keyval", keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Keyval_free(int profiled)
{
#if REC_HAS(MPI_Keyval_free)
    int keyval = (int)101;
    int returned = profiled ? (PMPI_Keyval_free)(&keyval) : (MPI_Keyval_free)(&keyval);
    rec_observe_number("keyval", keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_create_keyval(int profiled)
{
#if REC_HAS(MPI_Type_create_keyval)
    int type_keyval = (int)0;
    int returned = profiled ? (PMPI_Type_create_keyval)((MPI_Type_copy_attr_function *)rec_function(1),
            (MPI_Type_delete_attr_function *)rec_function(2), &type_keyval,
            rec_slot(4)) : (MPI_Type_create_keyval)((MPI_Type_copy_attr_function *)rec_function(1),
            (MPI_Type_delete_attr_function *)rec_function(2), &type_keyval, rec_slot(4));
    rec_observe_number("type_keyval", type_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_delete_attr(int profiled)
{
#if REC_HAS(MPI_Type_delete_attr)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    int returned = profiled ? (PMPI_Type_delete_attr)(datatype, type_keyval) : (MPI_Type_delete_attr)(datatype,
            type_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_free_keyval(int profiled)
{
#if REC_HAS(MPI_Type_free_keyval)
    int type_keyval = (int)101;
    int returned = profiled ? (PMPI_Type_free_keyval)(&type_keyval) : (MPI_Type_free_keyval)(&type_keyval);
    rec_observe_number("type_keyval", type_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_get_attr(int profiled)
{
#if REC_HAS(MPI_Type_get_attr)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    int returned = profiled ? (PMPI_Type_get_attr)(datatype, type_keyval, &attribute_val,
            &flag) : (MPI_Type_get_attr)(datatype, type_keyval, &attribute_val, &flag);
    rec_observe_pointer("attribute_val", attribute_val);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Type_set_attr(int profiled)
{
#if REC_HAS(MPI_Type_set_attr)
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1001);
    int type_keyval = (int)102;
    int returned = profiled ? (PMPI_Type_set_attr)(datatype, type_keyval, rec_slot(3)) : (MPI_Type_set_attr)(datatype,
            type_keyval, rec_slot(3));
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_create_keyval(int profiled)
{
#if REC_HAS(MPI_Win_create_keyval)
    int win_keyval = (int)0;
    int returned = profiled ? (PMPI_Win_create_keyval)((MPI_Win_copy_attr_function *)rec_function(1),
            (MPI_Win_delete_attr_function *)rec_function(2), &win_keyval,
            rec_slot(4)) : (MPI_Win_create_keyval)((MPI_Win_copy_attr_function *)rec_function(1),
            (MPI_Win_delete_attr_function *)rec_function(2), &win_keyval, rec_slot(4));
    rec_observe_number("win_keyval", win_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_delete_attr(int profiled)
{
#if REC_HAS(MPI_Win_delete_attr)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    int returned = profiled ? (PMPI_Win_delete_attr)(win, win_keyval) : (MPI_Win_delete_attr)(win, win_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_free_keyval(int profiled)
{
#if REC_HAS(MPI_Win_free_keyval)
    int win_keyval = (int)101;
    int returned = profiled ? (PMPI_Win_free_keyval)(&win_keyval) : (MPI_Win_free_keyval)(&win_keyval);
    rec_observe_number("win_keyval", win_keyval);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_get_attr(int profiled)
{
#if REC_HAS(MPI_Win_get_attr)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    void *attribute_val = 0;
    int flag = (int)0;
    int returned = profiled ? (PMPI_Win_get_attr)(win, win_keyval, &attribute_val, &flag) : (MPI_Win_get_attr)(win,
            win_keyval, &attribute_val, &flag);
    rec_observe_pointer("attribute_val", attribute_val);
    rec_observe_number("flag", flag);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Win_set_attr(int profiled)
{
#if REC_HAS(MPI_Win_set_attr)
    MPI_Win win = REC_NEW(MPI_Win, 1001);
    int win_keyval = (int)102;
    int returned = profiled ? (PMPI_Win_set_attr)(win, win_keyval, rec_slot(3)) : (MPI_Win_set_attr)(win, win_keyval,
            rec_slot(3));
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_attributes[] = {
    {"MPI_Attr_delete", call_MPI_Attr_delete, 1},
    {"MPI_Attr_get", call_MPI_Attr_get, 1},
    {"MPI_Attr_put", call_MPI_Attr_put, 1},
    {"MPI_Comm_create_keyval", call_MPI_Comm_create_keyval, 1},
    {"MPI_Comm_delete_attr", call_MPI_Comm_delete_attr, 1},
    {"MPI_Comm_free_keyval", call_MPI_Comm_free_keyval, 1},
    {"MPI_Comm_get_attr", call_MPI_Comm_get_attr, 1},
    {"MPI_Comm_set_attr", call_MPI_Comm_set_attr, 1},
    {"MPI_Keyval_create", call_MPI_Keyval_create, 1},
    {"MPI_Keyval_free", call_MPI_Keyval_free, 1},
    {"MPI_Type_create_keyval", call_MPI_Type_create_keyval, 1},
    {"MPI_Type_delete_attr", call_MPI_Type_delete_attr, 1},
    {"MPI_Type_free_keyval", call_MPI_Type_free_keyval, 1},
    {"MPI_Type_get_attr", call_MPI_Type_get_attr, 1},
    {"MPI_Type_set_attr", call_MPI_Type_set_attr, 1},
    {"MPI_Win_create_keyval", call_MPI_Win_create_keyval, 1},
    {"MPI_Win_delete_attr", call_MPI_Win_delete_attr, 1},
    {"MPI_Win_free_keyval", call_MPI_Win_free_keyval, 1},
    {"MPI_Win_get_attr", call_MPI_Win_get_attr, 1},
    {"MPI_Win_set_attr", call_MPI_Win_set_attr, 1},
    {0, 0, 0}
};
