// The values of attributes, between C's pointers and Fortran's integers (R116, R117).
//
// A number that Fortran sets is stored in a box, whose address is C's value. A pointer is dereferenced only if the table of boxes has it, or
// if the attribute is predefined.
#include "callbacks/attributes.h"
#include "hash_table.h"
#include "sentinels/shared_data.h"

namespace bnd {

struct box {
    union {
        MPI_Aint address_sized;
        int integer;
    };
    size_t bytes;
    uintptr_t key;
    box *next;
};

struct box_table {
    pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    hash_table<box, 12> boxes;  // by their addresses
};

}  // namespace bnd

// One in a process (exports.map.in): who reads an attribute may have other INTEGERs than who set it. Weak, since another library's may
// replace it.
extern "C" {
BND_REPLACEABLE constinit bnd::box_table bnd_shared_boxes = {};
}

namespace {

using bnd::box;
bnd::box_table *all = &bnd_shared_boxes;

[[gnu::constructor]] void share() { all = bnd::shared("bnd_shared_boxes", all); }

uintptr_t key_of(const void *attribute) { return reinterpret_cast<uintptr_t>(attribute); }

MPI_Aint value_of(const box &box) { return box.bytes == sizeof(int) ? box.integer : box.address_sized; }

enum points_to { not_predefined, to_nothing, to_int, to_MPI_Aint };

points_to predefined(bnd_attribute_owner object, int keyval)
{
#define BND_ATTRIBUTE_KEY(of, key, type) \
    if (object == of && keyval == key)   \
        return to_##type;
#include "bnd_attribute_keys.inc"
#undef BND_ATTRIBUTE_KEY
    return not_predefined;
}

}  // namespace

extern "C" {

int bnd_key_from_fortran(bnd_attribute_owner object, int keyval)
{
    const int in_c = keyval - BND_ATTRIBUTE_KEY_OFFSET;
    return predefined(object, in_c) == not_predefined ? keyval : in_c;
}

void *bnd_attribute_new(MPI_Aint value, size_t bytes)
{
    const auto created = static_cast<box *>(malloc(sizeof(box)));
    if (!created)
        return nullptr;
    created->bytes = bytes;
    if (bytes == sizeof(int))
        created->integer = static_cast<int>(value);
    else
        created->address_sized = value;
    created->key = key_of(created);
    const bnd::locked guard(all->mutex);
    all->boxes.insert(created);
    return created;
}

void bnd_attribute_release_on_error(void *attribute, int result)
{
    if (result != MPI_SUCCESS)
        bnd_attribute_free(attribute);
}

void bnd_attribute_free(const void *attribute)
{
    const bnd::locked guard(all->mutex);
    free(all->boxes.take(key_of(attribute)));
}

bnd_attribute bnd_attribute_lookup(const void *attribute)
{
    const bnd::locked guard(all->mutex);
    const box *const found = all->boxes.find(key_of(attribute));
    if (!found)
        return {reinterpret_cast<MPI_Aint>(attribute), 0};
    return {value_of(*found), found->bytes};
}

MPI_Aint bnd_attribute_value(bnd_attribute_owner object, int keyval, const void *attribute)
{
    switch (attribute ? predefined(object, bnd_key_from_fortran(object, keyval)) : to_nothing) {
    case to_int:
        return *static_cast<const int *>(attribute);
    case to_MPI_Aint:
        return *static_cast<const MPI_Aint *>(attribute);
    case to_nothing:
    case not_predefined:
        break;
    }
    return bnd_attribute_lookup(attribute).value;
}

}  // extern "C"
