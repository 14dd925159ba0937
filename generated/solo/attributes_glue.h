/* Do not edit: `bindery generate` writes this from specs/routines/attributes.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Attr_delete(MPI_Comm comm, int keyval)
{
    try {
        Attr_delete(find<Comm>(comm, "comm"), keyval);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Attr_delete", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Attr_get(MPI_Comm comm, int keyval, void *attribute_val, int *flag)
{
    try {
        Attr_get(find<Comm>(comm, "comm"), keyval, attribute_val, flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Attr_get", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Attr_put(MPI_Comm comm, int keyval, void *attribute_val)
{
    try {
        Attr_put(find<Comm>(comm, "comm"), keyval, attribute_val);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Attr_put", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    try {
        Comm_create_keyval(comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_create_keyval", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Comm_delete_attr(MPI_Comm comm, int comm_keyval)
{
    try {
        Comm_delete_attr(find<Comm>(comm, "comm"), comm_keyval);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_delete_attr", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_free_keyval(int *comm_keyval)
{
    try {
        Comm_free_keyval(comm_keyval);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_free_keyval", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Comm_get_attr(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)
{
    try {
        Comm_get_attr(find<Comm>(comm, "comm"), comm_keyval, attribute_val, flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_get_attr", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val)
{
    try {
        Comm_set_attr(find<Comm>(comm, "comm"), comm_keyval, attribute_val);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_set_attr", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval,
        void *extra_state)
{
    try {
        Keyval_create(copy_fn, delete_fn, keyval, extra_state);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Keyval_create", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Keyval_free(int *keyval)
{
    try {
        Keyval_free(keyval);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Keyval_free", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    try {
        Type_create_keyval(type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_keyval", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_delete_attr(MPI_Datatype datatype, int type_keyval)
{
    try {
        Type_delete_attr(find<Datatype>(datatype, "datatype"), type_keyval);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_delete_attr", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_free_keyval(int *type_keyval)
{
    try {
        Type_free_keyval(type_keyval);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_free_keyval", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag)
{
    try {
        Type_get_attr(find<Datatype>(datatype, "datatype"), type_keyval, attribute_val, flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_attr", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_set_attr(MPI_Datatype datatype, int type_keyval, void *attribute_val)
{
    try {
        Type_set_attr(find<Datatype>(datatype, "datatype"), type_keyval, attribute_val);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_set_attr", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn,
        MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)
{
    try {
        Win_create_keyval(win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_create_keyval", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Win_delete_attr(MPI_Win win, int win_keyval)
{
    try {
        Win_delete_attr(find<Win>(win, "win"), win_keyval);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_delete_attr", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_free_keyval(int *win_keyval)
{
    try {
        Win_free_keyval(win_keyval);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_free_keyval", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Win_get_attr(MPI_Win win, int win_keyval, void *attribute_val, int *flag)
{
    try {
        Win_get_attr(find<Win>(win, "win"), win_keyval, attribute_val, flag);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_get_attr", BND_ON_WIN, win);
    }
}

extern "C" int solo_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val)
{
    try {
        Win_set_attr(find<Win>(win, "win"), win_keyval, attribute_val);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Win_set_attr", BND_ON_WIN, win);
    }
}

