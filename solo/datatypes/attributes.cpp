// Attributes of datatypes (MPI 5.0, 7.7.4).
#include "attributes.h"

#include "attributes/routines.h"
#include "datatypes/datatype.h"

namespace solo {

void Type_create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn,
                        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state)
{
    attribute::create(BND_DATATYPE, type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state,
                      "type_delete_attr_fn");
}

void Type_free_keyval(int *type_keyval) { attribute::release(BND_DATATYPE, type_keyval, "type_keyval"); }

void Type_set_attr(Datatype &datatype, int type_keyval, void *attribute_val)
{
    attribute::set(datatype, type_keyval, attribute_val, "type_keyval");
}

void Type_delete_attr(Datatype &datatype, int type_keyval) { attribute::remove(datatype, type_keyval, "type_keyval"); }

void Type_get_attr(Datatype &datatype, int type_keyval, void *attribute_val, int *flag)
{
    attribute::get(datatype, type_keyval, attribute_val, flag, "type_keyval");
}

}  // namespace solo
