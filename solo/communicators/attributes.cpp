// Attributes of communicators, and their MPI-1 forms (MPI 5.0, 7.7 and 16.1).
#include "attributes.h"

#include "attributes/routines.h"
#include "communicators/comm.h"
#include "communicators/predefined_attributes.h"

namespace solo {

// ---- communicators ----

void Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
                        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)
{
    attribute::create(BND_COMM, comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state,
                      "comm_delete_attr_fn");
}

void Comm_free_keyval(int *comm_keyval) { attribute::release(BND_COMM, comm_keyval, "comm_keyval"); }

void Comm_set_attr(Comm &comm, int comm_keyval, void *attribute_val)
{
    attribute::set(comm, comm_keyval, attribute_val, "comm_keyval");
}

void Comm_delete_attr(Comm &comm, int comm_keyval) { attribute::remove(comm, comm_keyval, "comm_keyval"); }

void Comm_get_attr(Comm &comm, int comm_keyval, void *attribute_val, int *flag)
{
    if (int *const address = predefined_attribute(comm, comm_keyval)) {
        *static_cast<void **>(attribute_val) = address;
        *flag = 1;
        return;
    }
    attribute::get(comm, comm_keyval, attribute_val, flag, "comm_keyval");
}

// ---- the forms of MPI-1 ----

void Keyval_create(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state)
{
    attribute::create(BND_COMM, copy_fn, delete_fn, keyval, extra_state, "delete_fn");
}

void Keyval_free(int *keyval) { attribute::release(BND_COMM, keyval, "keyval"); }

void Attr_put(Comm &comm, int keyval, void *attribute_val) { attribute::set(comm, keyval, attribute_val, "keyval"); }

void Attr_delete(Comm &comm, int keyval) { attribute::remove(comm, keyval, "keyval"); }

void Attr_get(Comm &comm, int keyval, void *attribute_val, int *flag)
{
    Comm_get_attr(comm, keyval, attribute_val, flag);
}

}  // namespace solo
