/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/abi/calls.c.j2. */
/* What stands under entry points of the standard ABI: every argument is converted, the other MPI's function is called. */
#include "bnd_native_calls.h"

#ifndef BND_EMULATES_MPI_Attr_delete
#if BND_HAS_MPI_Attr_delete
int BND_IMPLEMENTATION(Attr_delete)(abi_Comm comm, int keyval)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Attr_delete", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Attr_delete)(bnd_to_Comm(comm), bnd_to_attribute_keys(keyval)), "MPI_Attr_delete",
            BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Attr_delete)(abi_Comm comm, int keyval)
{
    (void)comm, (void)keyval;
    return BND_UNSUPPORTED("MPI_Attr_delete", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Attr_get
#if BND_HAS_MPI_Attr_get
int BND_IMPLEMENTATION(Attr_get)(abi_Comm comm, int keyval, void *attribute_val, int *flag)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Attr_get", BND_ON_COMM, comm);
    const int bnd_result = BND_NATIVE(Attr_get)(bnd_to_Comm(comm), bnd_to_attribute_keys(keyval), attribute_val,
            (void *)flag);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (*flag) bnd_abi_from_attribute(keyval, (void **)attribute_val);
    }
    return BND_RETURNED(bnd_result, "MPI_Attr_get", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Attr_get)(abi_Comm comm, int keyval, void *attribute_val, int *flag)
{
    (void)comm, (void)keyval, (void)attribute_val, (void)flag;
    return BND_UNSUPPORTED("MPI_Attr_get", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Attr_put
#if BND_HAS_MPI_Attr_put
int BND_IMPLEMENTATION(Attr_put)(abi_Comm comm, int keyval, void *attribute_val)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Attr_put", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Attr_put)(bnd_to_Comm(comm), bnd_to_attribute_keys(keyval), attribute_val),
            "MPI_Attr_put", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Attr_put)(abi_Comm comm, int keyval, void *attribute_val)
{
    (void)comm, (void)keyval, (void)attribute_val;
    return BND_UNSUPPORTED("MPI_Attr_put", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_create_keyval
#if BND_HAS_MPI_Comm_create_keyval
int BND_IMPLEMENTATION(Comm_create_keyval)(abi_Comm_copy_attr_function *comm_copy_attr_fn,
        abi_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    BND_ABI_OWNED struct bnd_abi_callbacks *c_extra_state = bnd_abi_callbacks_new(extra_state,
            (bnd_procedure *)comm_copy_attr_fn, (bnd_procedure *)comm_delete_attr_fn, 0);
    BND_ABI_NEED(c_extra_state, c_extra_state);
    const int bnd_result = BND_NATIVE(Comm_create_keyval)(comm_copy_attr_fn == ABI_COMM_DUP_FN ? BND_PREDEFINED(COMM_DUP_FN) : comm_copy_attr_fn == ABI_COMM_NULL_COPY_FN ? BND_PREDEFINED(COMM_NULL_COPY_FN) : bnd_abi_call_comm_copy_attr_function, comm_delete_attr_fn == ABI_COMM_NULL_DELETE_FN ? BND_PREDEFINED(COMM_NULL_DELETE_FN) : bnd_abi_call_comm_delete_attr_function, (void *)comm_keyval, c_extra_state);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *comm_keyval = bnd_from_attribute_keys(*comm_keyval);
        bnd_abi_callbacks_last(bnd_abi_released(&c_extra_state), *comm_keyval);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_create_keyval", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Comm_create_keyval)(abi_Comm_copy_attr_function *comm_copy_attr_fn,
        abi_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    (void)comm_copy_attr_fn, (void)comm_delete_attr_fn, (void)comm_keyval, (void)extra_state;
    return BND_UNSUPPORTED("MPI_Comm_create_keyval", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_delete_attr
#if BND_HAS_MPI_Comm_delete_attr
int BND_IMPLEMENTATION(Comm_delete_attr)(abi_Comm comm, int comm_keyval)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_delete_attr", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_delete_attr)(bnd_to_Comm(comm), bnd_to_attribute_keys(comm_keyval)),
            "MPI_Comm_delete_attr", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_delete_attr)(abi_Comm comm, int comm_keyval)
{
    (void)comm, (void)comm_keyval;
    return BND_UNSUPPORTED("MPI_Comm_delete_attr", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_free_keyval
#if BND_HAS_MPI_Comm_free_keyval
int BND_IMPLEMENTATION(Comm_free_keyval)(int *comm_keyval)
{
    int c_comm_keyval = bnd_to_attribute_keys(*comm_keyval);
    const int bnd_result = BND_NATIVE(Comm_free_keyval)(&c_comm_keyval);
    *comm_keyval = bnd_from_attribute_keys(c_comm_keyval);
    return BND_RETURNED(bnd_result, "MPI_Comm_free_keyval", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Comm_free_keyval)(int *comm_keyval)
{
    (void)comm_keyval;
    return BND_UNSUPPORTED("MPI_Comm_free_keyval", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_get_attr
#if BND_HAS_MPI_Comm_get_attr
int BND_IMPLEMENTATION(Comm_get_attr)(abi_Comm comm, int comm_keyval, void *attribute_val, int *flag)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_get_attr", BND_ON_COMM, comm);
    const int bnd_result = BND_NATIVE(Comm_get_attr)(bnd_to_Comm(comm), bnd_to_attribute_keys(comm_keyval),
            attribute_val, (void *)flag);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (*flag) bnd_abi_from_attribute(comm_keyval, (void **)attribute_val);
    }
    return BND_RETURNED(bnd_result, "MPI_Comm_get_attr", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_get_attr)(abi_Comm comm, int comm_keyval, void *attribute_val, int *flag)
{
    (void)comm, (void)comm_keyval, (void)attribute_val, (void)flag;
    return BND_UNSUPPORTED("MPI_Comm_get_attr", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Comm_set_attr
#if BND_HAS_MPI_Comm_set_attr
int BND_IMPLEMENTATION(Comm_set_attr)(abi_Comm comm, int comm_keyval, void *attribute_val)
{
    BND_ABI_REFUSE_WRONG(Comm, comm, 1, ABI_ERR_COMM, "MPI_Comm_set_attr", BND_ON_COMM, comm);
    return BND_RETURNED(BND_NATIVE(Comm_set_attr)(bnd_to_Comm(comm), bnd_to_attribute_keys(comm_keyval),
            attribute_val), "MPI_Comm_set_attr", BND_ON_COMM, comm);
}
#else
int BND_IMPLEMENTATION(Comm_set_attr)(abi_Comm comm, int comm_keyval, void *attribute_val)
{
    (void)comm, (void)comm_keyval, (void)attribute_val;
    return BND_UNSUPPORTED("MPI_Comm_set_attr", BND_ON_COMM, comm);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Keyval_create
#if BND_HAS_MPI_Keyval_create
int BND_IMPLEMENTATION(Keyval_create)(abi_Copy_function *copy_fn, abi_Delete_function *delete_fn, int *keyval,
        void *extra_state)
{
    BND_ABI_OWNED struct bnd_abi_callbacks *c_extra_state = bnd_abi_callbacks_new(extra_state,
            (bnd_procedure *)copy_fn, (bnd_procedure *)delete_fn, 0);
    BND_ABI_NEED(c_extra_state, c_extra_state);
    const int bnd_result = BND_NATIVE(Keyval_create)(copy_fn == ABI_DUP_FN ? BND_PREDEFINED(DUP_FN) : copy_fn == ABI_NULL_COPY_FN ? BND_PREDEFINED(NULL_COPY_FN) : bnd_abi_call_copy_function, delete_fn == ABI_NULL_DELETE_FN ? BND_PREDEFINED(NULL_DELETE_FN) : bnd_abi_call_delete_function, (void *)keyval, c_extra_state);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *keyval = bnd_from_attribute_keys(*keyval);
        bnd_abi_callbacks_last(bnd_abi_released(&c_extra_state), *keyval);
    }
    return BND_RETURNED(bnd_result, "MPI_Keyval_create", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Keyval_create)(abi_Copy_function *copy_fn, abi_Delete_function *delete_fn, int *keyval,
        void *extra_state)
{
    (void)copy_fn, (void)delete_fn, (void)keyval, (void)extra_state;
    return BND_UNSUPPORTED("MPI_Keyval_create", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Keyval_free
#if BND_HAS_MPI_Keyval_free
int BND_IMPLEMENTATION(Keyval_free)(int *keyval)
{
    int c_keyval = bnd_to_attribute_keys(*keyval);
    const int bnd_result = BND_NATIVE(Keyval_free)(&c_keyval);
    *keyval = bnd_from_attribute_keys(c_keyval);
    return BND_RETURNED(bnd_result, "MPI_Keyval_free", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Keyval_free)(int *keyval)
{
    (void)keyval;
    return BND_UNSUPPORTED("MPI_Keyval_free", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_create_keyval
#if BND_HAS_MPI_Type_create_keyval
int BND_IMPLEMENTATION(Type_create_keyval)(abi_Type_copy_attr_function *type_copy_attr_fn,
        abi_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    BND_ABI_OWNED struct bnd_abi_callbacks *c_extra_state = bnd_abi_callbacks_new(extra_state,
            (bnd_procedure *)type_copy_attr_fn, (bnd_procedure *)type_delete_attr_fn, 0);
    BND_ABI_NEED(c_extra_state, c_extra_state);
    const int bnd_result = BND_NATIVE(Type_create_keyval)(type_copy_attr_fn == ABI_TYPE_DUP_FN ? BND_PREDEFINED(TYPE_DUP_FN) : type_copy_attr_fn == ABI_TYPE_NULL_COPY_FN ? BND_PREDEFINED(TYPE_NULL_COPY_FN) : bnd_abi_call_type_copy_attr_function, type_delete_attr_fn == ABI_TYPE_NULL_DELETE_FN ? BND_PREDEFINED(TYPE_NULL_DELETE_FN) : bnd_abi_call_type_delete_attr_function, (void *)type_keyval, c_extra_state);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *type_keyval = bnd_from_attribute_keys(*type_keyval);
        bnd_abi_callbacks_last(bnd_abi_released(&c_extra_state), *type_keyval);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_create_keyval", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_create_keyval)(abi_Type_copy_attr_function *type_copy_attr_fn,
        abi_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    (void)type_copy_attr_fn, (void)type_delete_attr_fn, (void)type_keyval, (void)extra_state;
    return BND_UNSUPPORTED("MPI_Type_create_keyval", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_delete_attr
#if BND_HAS_MPI_Type_delete_attr
int BND_IMPLEMENTATION(Type_delete_attr)(abi_Datatype datatype, int type_keyval)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_delete_attr", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_delete_attr)(bnd_to_Type(datatype), bnd_to_attribute_keys(type_keyval)),
            "MPI_Type_delete_attr", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_delete_attr)(abi_Datatype datatype, int type_keyval)
{
    (void)datatype, (void)type_keyval;
    return BND_UNSUPPORTED("MPI_Type_delete_attr", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_free_keyval
#if BND_HAS_MPI_Type_free_keyval
int BND_IMPLEMENTATION(Type_free_keyval)(int *type_keyval)
{
    int c_type_keyval = bnd_to_attribute_keys(*type_keyval);
    const int bnd_result = BND_NATIVE(Type_free_keyval)(&c_type_keyval);
    *type_keyval = bnd_from_attribute_keys(c_type_keyval);
    return BND_RETURNED(bnd_result, "MPI_Type_free_keyval", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_free_keyval)(int *type_keyval)
{
    (void)type_keyval;
    return BND_UNSUPPORTED("MPI_Type_free_keyval", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_get_attr
#if BND_HAS_MPI_Type_get_attr
int BND_IMPLEMENTATION(Type_get_attr)(abi_Datatype datatype, int type_keyval, void *attribute_val, int *flag)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_get_attr", BND_ON_NOTHING, 0);
    const int bnd_result = BND_NATIVE(Type_get_attr)(bnd_to_Type(datatype), bnd_to_attribute_keys(type_keyval),
            attribute_val, (void *)flag);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (*flag) bnd_abi_from_attribute(type_keyval, (void **)attribute_val);
    }
    return BND_RETURNED(bnd_result, "MPI_Type_get_attr", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_get_attr)(abi_Datatype datatype, int type_keyval, void *attribute_val, int *flag)
{
    (void)datatype, (void)type_keyval, (void)attribute_val, (void)flag;
    return BND_UNSUPPORTED("MPI_Type_get_attr", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Type_set_attr
#if BND_HAS_MPI_Type_set_attr
int BND_IMPLEMENTATION(Type_set_attr)(abi_Datatype datatype, int type_keyval, void *attribute_val)
{
    BND_ABI_REFUSE_WRONG(Type, datatype, 1, ABI_ERR_TYPE, "MPI_Type_set_attr", BND_ON_NOTHING, 0);
    return BND_RETURNED(BND_NATIVE(Type_set_attr)(bnd_to_Type(datatype), bnd_to_attribute_keys(type_keyval),
            attribute_val), "MPI_Type_set_attr", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Type_set_attr)(abi_Datatype datatype, int type_keyval, void *attribute_val)
{
    (void)datatype, (void)type_keyval, (void)attribute_val;
    return BND_UNSUPPORTED("MPI_Type_set_attr", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_create_keyval
#if BND_HAS_MPI_Win_create_keyval
int BND_IMPLEMENTATION(Win_create_keyval)(abi_Win_copy_attr_function *win_copy_attr_fn,
        abi_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)
{
    BND_ABI_OWNED struct bnd_abi_callbacks *c_extra_state = bnd_abi_callbacks_new(extra_state,
            (bnd_procedure *)win_copy_attr_fn, (bnd_procedure *)win_delete_attr_fn, 0);
    BND_ABI_NEED(c_extra_state, c_extra_state);
    const int bnd_result = BND_NATIVE(Win_create_keyval)(win_copy_attr_fn == ABI_WIN_DUP_FN ? BND_PREDEFINED(WIN_DUP_FN) : win_copy_attr_fn == ABI_WIN_NULL_COPY_FN ? BND_PREDEFINED(WIN_NULL_COPY_FN) : bnd_abi_call_win_copy_attr_function, win_delete_attr_fn == ABI_WIN_NULL_DELETE_FN ? BND_PREDEFINED(WIN_NULL_DELETE_FN) : bnd_abi_call_win_delete_attr_function, (void *)win_keyval, c_extra_state);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        *win_keyval = bnd_from_attribute_keys(*win_keyval);
        bnd_abi_callbacks_last(bnd_abi_released(&c_extra_state), *win_keyval);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_create_keyval", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Win_create_keyval)(abi_Win_copy_attr_function *win_copy_attr_fn,
        abi_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)
{
    (void)win_copy_attr_fn, (void)win_delete_attr_fn, (void)win_keyval, (void)extra_state;
    return BND_UNSUPPORTED("MPI_Win_create_keyval", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_delete_attr
#if BND_HAS_MPI_Win_delete_attr
int BND_IMPLEMENTATION(Win_delete_attr)(abi_Win win, int win_keyval)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_delete_attr", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_delete_attr)(bnd_to_Win(win), bnd_to_attribute_keys(win_keyval)),
            "MPI_Win_delete_attr", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_delete_attr)(abi_Win win, int win_keyval)
{
    (void)win, (void)win_keyval;
    return BND_UNSUPPORTED("MPI_Win_delete_attr", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_free_keyval
#if BND_HAS_MPI_Win_free_keyval
int BND_IMPLEMENTATION(Win_free_keyval)(int *win_keyval)
{
    int c_win_keyval = bnd_to_attribute_keys(*win_keyval);
    const int bnd_result = BND_NATIVE(Win_free_keyval)(&c_win_keyval);
    *win_keyval = bnd_from_attribute_keys(c_win_keyval);
    return BND_RETURNED(bnd_result, "MPI_Win_free_keyval", BND_ON_NOTHING, 0);
}
#else
int BND_IMPLEMENTATION(Win_free_keyval)(int *win_keyval)
{
    (void)win_keyval;
    return BND_UNSUPPORTED("MPI_Win_free_keyval", BND_ON_NOTHING, 0);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_get_attr
#if BND_HAS_MPI_Win_get_attr
int BND_IMPLEMENTATION(Win_get_attr)(abi_Win win, int win_keyval, void *attribute_val, int *flag)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_get_attr", BND_ON_WIN, win);
    const int bnd_result = BND_NATIVE(Win_get_attr)(bnd_to_Win(win), bnd_to_attribute_keys(win_keyval), attribute_val,
            (void *)flag);
    if (BND_LIKELY(bnd_result == MPI_SUCCESS)) {
        if (*flag) bnd_abi_from_attribute(win_keyval, (void **)attribute_val);
    }
    return BND_RETURNED(bnd_result, "MPI_Win_get_attr", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_get_attr)(abi_Win win, int win_keyval, void *attribute_val, int *flag)
{
    (void)win, (void)win_keyval, (void)attribute_val, (void)flag;
    return BND_UNSUPPORTED("MPI_Win_get_attr", BND_ON_WIN, win);
}
#endif
#endif

#ifndef BND_EMULATES_MPI_Win_set_attr
#if BND_HAS_MPI_Win_set_attr
int BND_IMPLEMENTATION(Win_set_attr)(abi_Win win, int win_keyval, void *attribute_val)
{
    BND_ABI_REFUSE_WRONG(Win, win, 1, ABI_ERR_WIN, "MPI_Win_set_attr", BND_ON_WIN, win);
    return BND_RETURNED(BND_NATIVE(Win_set_attr)(bnd_to_Win(win), bnd_to_attribute_keys(win_keyval), attribute_val),
            "MPI_Win_set_attr", BND_ON_WIN, win);
}
#else
int BND_IMPLEMENTATION(Win_set_attr)(abi_Win win, int win_keyval, void *attribute_val)
{
    (void)win, (void)win_keyval, (void)attribute_val;
    return BND_UNSUPPORTED("MPI_Win_set_attr", BND_ON_WIN, win);
}
#endif
#endif

