// Attributes (MPI 5.0, 7.7, and the MPI-1 forms of 16.1).
#include "attributes.h"

#include "communicators/comm.h"
#include "communicators/keyvals.h"
#include "communicators/predefined_attributes.h"
#include "datatypes/datatype.h"
#include "environment/errhandler.h"

namespace solo {
namespace {

template <typename Delete>
void check_delete_function(Delete *function, const char *argument)
{
    if (reinterpret_cast<std::uintptr_t>(function) == 1)
        fail(MPI_ERR_ARG, argument, "is the predefined function that copies an attribute");
}

// Callbacks may free the object, whose attributes must stay until they are done with.
template <typename Object>
void set(Object &object, int keyval, void *value, const char *argument)
{
    const ref<Object> reference(object);
    object.attributes.set(object.kind, object.handle_bits(), keyval, value, argument);
}

template <typename Object>
void remove(Object &object, int keyval, const char *argument)
{
    const ref<Object> reference(object);
    object.attributes.remove(object.kind, object.handle_bits(), keyval, argument);
}

template <typename Object>
void get(Object &object, int keyval, void *attribute_val, int *flag, const char *argument)
{
    void *value = nullptr;
    *flag = object.attributes.get(object.kind, keyval, value, argument);
    if (*flag)
        *static_cast<void **>(attribute_val) = value;
}

void release(bnd_handle_kind kind, int *keyval, const char *argument)
{
    free_keyval(kind, *keyval, argument);
    *keyval = MPI_KEYVAL_INVALID;
}

}  // namespace

// ---- communicators ----

void Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
                        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    check_delete_function(comm_delete_attr_fn, "comm_delete_attr_fn");
    Keyval key{BND_COMM, extra_state};
    key.copy.comm = comm_copy_attr_fn;
    key.remove.comm = comm_delete_attr_fn;
    *comm_keyval = add_keyval(key);
}

void Comm_free_keyval(int *comm_keyval) { release(BND_COMM, comm_keyval, "comm_keyval"); }

void Comm_set_attr(Comm &comm, int comm_keyval, void *attribute_val)
{
    set(comm, comm_keyval, attribute_val, "comm_keyval");
}

void Comm_delete_attr(Comm &comm, int comm_keyval) { remove(comm, comm_keyval, "comm_keyval"); }

void Comm_get_attr(Comm &comm, int comm_keyval, void *attribute_val, int *flag)
{
    if (int *const address = predefined_attribute(comm, comm_keyval)) {
        *static_cast<void **>(attribute_val) = address;
        *flag = 1;
        return;
    }
    get(comm, comm_keyval, attribute_val, flag, "comm_keyval");
}

// ---- the forms of MPI-1 ----

void Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)
{
    check_delete_function(delete_fn, "delete_fn");
    Keyval key{BND_COMM, extra_state};
    key.copy.comm = copy_fn;
    key.remove.comm = delete_fn;
    *keyval = add_keyval(key);
}

void Keyval_free(int *keyval) { release(BND_COMM, keyval, "keyval"); }

void Attr_put(Comm &comm, int keyval, void *attribute_val) { set(comm, keyval, attribute_val, "keyval"); }

void Attr_delete(Comm &comm, int keyval) { remove(comm, keyval, "keyval"); }

void Attr_get(Comm &comm, int keyval, void *attribute_val, int *flag)
{
    Comm_get_attr(comm, keyval, attribute_val, flag);
}

// ---- datatypes ----

void Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn,
                        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    check_delete_function(type_delete_attr_fn, "type_delete_attr_fn");
    Keyval key{BND_DATATYPE, extra_state};
    key.copy.type = type_copy_attr_fn;
    key.remove.type = type_delete_attr_fn;
    *type_keyval = add_keyval(key);
}

void Type_free_keyval(int *type_keyval) { release(BND_DATATYPE, type_keyval, "type_keyval"); }

void Type_set_attr(Datatype &datatype, int type_keyval, void *attribute_val)
{
    set(datatype, type_keyval, attribute_val, "type_keyval");
}

void Type_delete_attr(Datatype &datatype, int type_keyval) { remove(datatype, type_keyval, "type_keyval"); }

void Type_get_attr(Datatype &datatype, int type_keyval, void *attribute_val, int *flag)
{
    get(datatype, type_keyval, attribute_val, flag, "type_keyval");
}

// ---- windows ----

void Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn,
                       int *win_keyval, void *extra_state)
{
    check_delete_function(win_delete_attr_fn, "win_delete_attr_fn");
    Keyval key{BND_WIN, extra_state};
    key.copy.win = win_copy_attr_fn;
    key.remove.win = win_delete_attr_fn;
    *win_keyval = add_keyval(key);
}

void Win_free_keyval(int *win_keyval) { release(BND_WIN, win_keyval, "win_keyval"); }

void Win_set_attr(Win &win, int win_keyval, void *attribute_val) { set(win, win_keyval, attribute_val, "win_keyval"); }

void Win_delete_attr(Win &win, int win_keyval) { remove(win, win_keyval, "win_keyval"); }

void Win_get_attr(Win &win, int win_keyval, void *attribute_val, int *flag)
{
    get(win, win_keyval, attribute_val, flag, "win_keyval");
}

}  // namespace solo

#include "attributes_glue.h"
