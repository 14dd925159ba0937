// Keyvals: the keys of attributes, with their callbacks (MPI 5.0, 7.7.2 to 7.7.4).
#ifndef SOLO_ATTRIBUTES_KEYVALS_H
#define SOLO_ATTRIBUTES_KEYVALS_H

#include "core/object.h"

#include <memory>
#include <variant>

namespace solo {

template <typename Handle>
using copy_function = int(Handle, int, void *, void *, void *, int *);
template <typename Handle>
using delete_function = int(Handle, int, void *, void *);

// A null copy function copies nothing, the value 1 copies the attribute as it is; a null delete function does nothing (R131).
struct Keyval {
    bnd_handle_kind kind;  // BND_COMM, BND_DATATYPE or BND_WIN
    void *extra_state;
    std::variant<copy_function<MPI_Comm> *, copy_function<MPI_Datatype> *, copy_function<MPI_Win> *> copy;
    std::variant<delete_function<MPI_Comm> *, delete_function<MPI_Datatype> *, delete_function<MPI_Win> *> remove;
    int number = MPI_KEYVAL_INVALID;

    // Call the callbacks through their true types; return their codes.
    int call_copy(std::uintptr_t handle, void *value, void **copied, int *flag) const;
    int call_delete(std::uintptr_t handle, void *value) const;
};

// A number that no keyval has, above those that the ABI reserves; the keyval is known by it until it is freed and no attribute has it.
int add_keyval(const Keyval &keyval);
// No attribute can be set under the keyval from now on. Freeing it once more, while attributes have it, changes nothing.
// MPI_ERR_KEYVAL: it is not a keyval of this kind, or a predefined one.
void free_keyval(bnd_handle_kind kind, int number, const char *argument);
// The lock is held. MPI_ERR_KEYVAL as above.
std::shared_ptr<Keyval> find_keyval(bnd_handle_kind kind, int number, const char *argument);
// The same for a freed keyval that attributes still use (MPI 5.0, 7.7.2).
std::shared_ptr<Keyval> find_keyval_in_use(bnd_handle_kind kind, int number, const char *argument);
// MPI_TAG_UB and the like, whose attributes the user may read only.
bool is_predefined_keyval(bnd_handle_kind kind, int number);

}  // namespace solo

#endif
