// The routines for attributes and keyvals, for every kind of object.
#ifndef SOLO_ATTRIBUTES_ROUTINES_H
#define SOLO_ATTRIBUTES_ROUTINES_H

#include "attributes/attribute_list.h"
#include "attributes/keyvals.h"

namespace solo::attribute {

template <typename Handle>
void create(bnd_handle_kind kind, copy_function<Handle> *copy, delete_function<Handle> *remove, int *keyval,
            void *extra_state, const char *argument)
{
    if (reinterpret_cast<std::uintptr_t>(remove) == 1)
        fail(MPI_ERR_ARG, argument, "is the predefined function that copies an attribute");
    *keyval = add_keyval({kind, extra_state, copy, remove});
}

// Callbacks may free the object, whose attributes must stay until they are done with.
template <typename T>
void set(T &object, int keyval, void *value, const char *argument)
{
    const ref<T> reference(object);
    object.attributes.set(object.kind, object.handle_bits(), keyval, value, argument);
}

template <typename T>
void remove(T &object, int keyval, const char *argument)
{
    const ref<T> reference(object);
    object.attributes.remove(object.kind, object.handle_bits(), keyval, argument);
}

template <typename T>
void get(T &object, int keyval, void *attribute_val, int *flag, const char *argument)
{
    void *value = nullptr;
    *flag = object.attributes.get(object.kind, keyval, value, argument);
    if (*flag)
        *static_cast<void **>(attribute_val) = value;
}

inline void release(bnd_handle_kind kind, int *keyval, const char *argument)
{
    free_keyval(kind, *keyval, argument);
    *keyval = MPI_KEYVAL_INVALID;
}

}  // namespace solo::attribute

#endif
