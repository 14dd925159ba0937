// The values of attributes, between C's pointers and Fortran's integers (R116, R117).
//
// A number that Fortran sets stands in a cell of ours, whose address is C's value. The table of living cells tells Fortran's
// readers which pointers are ours; no other is ever read through, but for the predefined attributes.
#include "callbacks/attributes.h"
#include "hash_map.h"

namespace {

struct cell {
    union {
        MPI_Aint address_sized;
        int integer;
    };
    size_t bytes;
};

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
bnd::map cells;  // by their addresses

uintptr_t key_of(const void *attribute) { return reinterpret_cast<uintptr_t>(attribute); }

MPI_Aint value_of(const cell &cell) { return cell.bytes == sizeof(int) ? cell.integer : cell.address_sized; }

enum points_to { nothing_known, to_int, to_MPI_Aint };

points_to predefined(bnd_object object, int keyval)
{
#define BND_ATTRIBUTE_KEY(of, key, type) \
    if (object == of && keyval == key)   \
        return to_##type;
#include "bnd_attribute_keys.inc"
#undef BND_ATTRIBUTE_KEY
    return nothing_known;
}

}  // namespace

extern "C" {

void *bnd_attribute_new(MPI_Aint value, size_t bytes)
{
    const auto made = static_cast<cell *>(malloc(sizeof(cell)));
    if (!made)
        return nullptr;
    made->bytes = bytes;
    if (bytes == sizeof(int))
        made->integer = static_cast<int>(value);
    else
        made->address_sized = value;
    const bnd::locked guard(mutex);
    if (cells.put(key_of(made), made))
        return made;
    free(made);
    return nullptr;
}

void bnd_attribute_settle(void *attribute, int result)
{
    if (result != MPI_SUCCESS)
        bnd_attribute_forget(attribute);
}

void bnd_attribute_forget(const void *attribute)
{
    const bnd::locked guard(mutex);
    free(cells.take(key_of(attribute)));
}

bnd_attribute bnd_attribute_look(const void *attribute)
{
    const bnd::locked guard(mutex);
    const auto found = static_cast<const cell *>(cells.find(key_of(attribute)));
    if (!found)
        return {reinterpret_cast<MPI_Aint>(attribute), 0};
    return {value_of(*found), found->bytes};
}

MPI_Aint bnd_attribute_value(bnd_object object, int keyval, const void *attribute)
{
    switch (attribute ? predefined(object, keyval) : nothing_known) {
    case to_int:
        return *static_cast<const int *>(attribute);
    case to_MPI_Aint:
        return *static_cast<const MPI_Aint *>(attribute);
    case nothing_known:
        break;
    }
    return bnd_attribute_look(attribute).value;
}

}  // extern "C"
