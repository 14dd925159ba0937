// Attributes that are cached on communicators, datatypes and windows (MPI 5.0, 7.7).
#ifndef SOLO_COMMUNICATORS_ATTRIBUTES_H
#define SOLO_COMMUNICATORS_ATTRIBUTES_H

#include "core/object.h"

#include <memory>
#include <vector>

namespace solo {

struct Keyval;  // attributes.cpp

// The attributes of one object, in the order in which they were set.
class Attributes {
public:
    struct entry {
        std::shared_ptr<Keyval> keyval;
        void *value;
    };
    Attributes();
    ~Attributes();

    // Call every copy callback, oldest first, and set what they say on `to`. A callback that fails: its code is thrown
    // (fail_code), nothing is left on `to`.
    void copy_to(Attributes &to, std::uintptr_t old_handle, std::uintptr_t new_handle) const;
    // Call every delete callback and empty the list; newest first (R172 asks this of MPI_COMM_SELF, elsewhere any order will do).
    // The code of the first callback that fails is thrown, with its attribute and the later ones left in place.
    void delete_all(std::uintptr_t handle);
    bool is_empty() const { return list_.empty(); }

    std::vector<entry> list_;
};

}  // namespace solo

#endif
