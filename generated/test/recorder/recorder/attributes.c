/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "attributes": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Attr_delete) && !REC_OWN_MPI_Attr_delete
int REC_NAME(Attr_delete)(MPI_Comm comm, int keyval) REC_LABEL(Attr_delete);
int REC_NAME(Attr_delete)(MPI_Comm comm, int keyval)
{
    rec_enter("Attr_delete", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("keyval", keyval);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Attr_get) && !REC_OWN_MPI_Attr_get
int REC_NAME(Attr_get)(MPI_Comm comm, int keyval, void *attribute_val, int *flag) REC_LABEL(Attr_get);
int REC_NAME(Attr_get)(MPI_Comm comm, int keyval, void *attribute_val, int *flag)
{
    rec_enter("Attr_get", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("keyval", keyval);
    *(void **)attribute_val = rec_slot(3);
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Attr_put) && !REC_OWN_MPI_Attr_put
int REC_NAME(Attr_put)(MPI_Comm comm, int keyval, void *attribute_val) REC_LABEL(Attr_put);
int REC_NAME(Attr_put)(MPI_Comm comm, int keyval, void *attribute_val)
{
    rec_enter("Attr_put", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("keyval", keyval);
    rec_pointer_to("attribute_val", attribute_val, sizeof(int));
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_create_keyval) && !REC_OWN_MPI_Comm_create_keyval
int REC_NAME(Comm_create_keyval)(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval,
        void *extra_state) REC_LABEL(Comm_create_keyval);
int REC_NAME(Comm_create_keyval)(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    rec_enter("Comm_create_keyval", REC_SHIFT);
    rec_procedure("comm_copy_attr_fn", (rec_procedure_type *)comm_copy_attr_fn);
    rec_procedure("comm_delete_attr_fn", (rec_procedure_type *)comm_delete_attr_fn);
    rec_pointer_to("extra_state", extra_state, sizeof(MPI_Aint));
    *comm_keyval = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_delete_attr) && !REC_OWN_MPI_Comm_delete_attr
int REC_NAME(Comm_delete_attr)(MPI_Comm comm, int comm_keyval) REC_LABEL(Comm_delete_attr);
int REC_NAME(Comm_delete_attr)(MPI_Comm comm, int comm_keyval)
{
    rec_enter("Comm_delete_attr", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("comm_keyval", comm_keyval);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_free_keyval) && !REC_OWN_MPI_Comm_free_keyval
int REC_NAME(Comm_free_keyval)(int *comm_keyval) REC_LABEL(Comm_free_keyval);
int REC_NAME(Comm_free_keyval)(int *comm_keyval)
{
    rec_enter("Comm_free_keyval", REC_SHIFT);
    rec_number("comm_keyval", *comm_keyval);
    *comm_keyval = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_get_attr) && !REC_OWN_MPI_Comm_get_attr
int REC_NAME(Comm_get_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag) REC_LABEL(Comm_get_attr);
int REC_NAME(Comm_get_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)
{
    rec_enter("Comm_get_attr", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("comm_keyval", comm_keyval);
    *(void **)attribute_val = rec_slot(3);
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_set_attr) && !REC_OWN_MPI_Comm_set_attr
int REC_NAME(Comm_set_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val) REC_LABEL(Comm_set_attr);
int REC_NAME(Comm_set_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val)
{
    rec_enter("Comm_set_attr", REC_SHIFT);
    REC_HANDLE("comm", comm);
    rec_number("comm_keyval", comm_keyval);
    rec_pointer_to("attribute_val", attribute_val, sizeof(MPI_Aint));
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Keyval_create) && !REC_OWN_MPI_Keyval_create
int REC_NAME(Keyval_create)(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval,
        void *extra_state) REC_LABEL(Keyval_create);
int REC_NAME(Keyval_create)(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)
{
    rec_enter("Keyval_create", REC_SHIFT);
    rec_procedure("copy_fn", (rec_procedure_type *)copy_fn);
    rec_procedure("delete_fn", (rec_procedure_type *)delete_fn);
    rec_pointer_to("extra_state", extra_state, sizeof(MPI_Aint));
    *keyval = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Keyval_free) && !REC_OWN_MPI_Keyval_free
int REC_NAME(Keyval_free)(int *keyval) REC_LABEL(Keyval_free);
int REC_NAME(Keyval_free)(int *keyval)
{
    rec_enter("Keyval_free", REC_SHIFT);
    rec_number("keyval", *keyval);
    *keyval = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_create_keyval) && !REC_OWN_MPI_Type_create_keyval
int REC_NAME(Type_create_keyval)(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval,
        void *extra_state) REC_LABEL(Type_create_keyval);
int REC_NAME(Type_create_keyval)(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    rec_enter("Type_create_keyval", REC_SHIFT);
    rec_procedure("type_copy_attr_fn", (rec_procedure_type *)type_copy_attr_fn);
    rec_procedure("type_delete_attr_fn", (rec_procedure_type *)type_delete_attr_fn);
    rec_pointer_to("extra_state", extra_state, sizeof(MPI_Aint));
    *type_keyval = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_delete_attr) && !REC_OWN_MPI_Type_delete_attr
int REC_NAME(Type_delete_attr)(MPI_Datatype datatype, int type_keyval) REC_LABEL(Type_delete_attr);
int REC_NAME(Type_delete_attr)(MPI_Datatype datatype, int type_keyval)
{
    rec_enter("Type_delete_attr", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    rec_number("type_keyval", type_keyval);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_free_keyval) && !REC_OWN_MPI_Type_free_keyval
int REC_NAME(Type_free_keyval)(int *type_keyval) REC_LABEL(Type_free_keyval);
int REC_NAME(Type_free_keyval)(int *type_keyval)
{
    rec_enter("Type_free_keyval", REC_SHIFT);
    rec_number("type_keyval", *type_keyval);
    *type_keyval = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_get_attr) && !REC_OWN_MPI_Type_get_attr
int REC_NAME(Type_get_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val,
        int *flag) REC_LABEL(Type_get_attr);
int REC_NAME(Type_get_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag)
{
    rec_enter("Type_get_attr", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    rec_number("type_keyval", type_keyval);
    *(void **)attribute_val = rec_slot(3);
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Type_set_attr) && !REC_OWN_MPI_Type_set_attr
int REC_NAME(Type_set_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val) REC_LABEL(Type_set_attr);
int REC_NAME(Type_set_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val)
{
    rec_enter("Type_set_attr", REC_SHIFT);
    REC_HANDLE("datatype", datatype);
    rec_number("type_keyval", type_keyval);
    rec_pointer_to("attribute_val", attribute_val, sizeof(MPI_Aint));
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_create_keyval) && !REC_OWN_MPI_Win_create_keyval
int REC_NAME(Win_create_keyval)(MPI_Win_copy_attr_function *win_copy_attr_fn,
        MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval,
        void *extra_state) REC_LABEL(Win_create_keyval);
int REC_NAME(Win_create_keyval)(MPI_Win_copy_attr_function *win_copy_attr_fn,
        MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)
{
    rec_enter("Win_create_keyval", REC_SHIFT);
    rec_procedure("win_copy_attr_fn", (rec_procedure_type *)win_copy_attr_fn);
    rec_procedure("win_delete_attr_fn", (rec_procedure_type *)win_delete_attr_fn);
    rec_pointer_to("extra_state", extra_state, sizeof(MPI_Aint));
    *win_keyval = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_delete_attr) && !REC_OWN_MPI_Win_delete_attr
int REC_NAME(Win_delete_attr)(MPI_Win win, int win_keyval) REC_LABEL(Win_delete_attr);
int REC_NAME(Win_delete_attr)(MPI_Win win, int win_keyval)
{
    rec_enter("Win_delete_attr", REC_SHIFT);
    REC_HANDLE("win", win);
    rec_number("win_keyval", win_keyval);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_free_keyval) && !REC_OWN_MPI_Win_free_keyval
int REC_NAME(Win_free_keyval)(int *win_keyval) REC_LABEL(Win_free_keyval);
int REC_NAME(Win_free_keyval)(int *win_keyval)
{
    rec_enter("Win_free_keyval", REC_SHIFT);
    rec_number("win_keyval", *win_keyval);
    *win_keyval = 201;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_get_attr) && !REC_OWN_MPI_Win_get_attr
int REC_NAME(Win_get_attr)(MPI_Win win, int win_keyval, void *attribute_val, int *flag) REC_LABEL(Win_get_attr);
int REC_NAME(Win_get_attr)(MPI_Win win, int win_keyval, void *attribute_val, int *flag)
{
    rec_enter("Win_get_attr", REC_SHIFT);
    REC_HANDLE("win", win);
    rec_number("win_keyval", win_keyval);
    *(void **)attribute_val = rec_slot(3);
    *flag = 1;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Win_set_attr) && !REC_OWN_MPI_Win_set_attr
int REC_NAME(Win_set_attr)(MPI_Win win, int win_keyval, void *attribute_val) REC_LABEL(Win_set_attr);
int REC_NAME(Win_set_attr)(MPI_Win win, int win_keyval, void *attribute_val)
{
    rec_enter("Win_set_attr", REC_SHIFT);
    REC_HANDLE("win", win);
    rec_number("win_keyval", win_keyval);
    rec_pointer_to("attribute_val", attribute_val, sizeof(MPI_Aint));
    return rec_reply();
}
#endif

