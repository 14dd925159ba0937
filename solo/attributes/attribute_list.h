// Attributes that are cached on communicators, datatypes and windows (MPI 5.0, 7.7).
#ifndef SOLO_ATTRIBUTES_ATTRIBUTE_LIST_H
#define SOLO_ATTRIBUTES_ATTRIBUTE_LIST_H

#include "core/object.h"

#include <memory>
#include <vector>

namespace solo {

struct Keyval;  // keyvals.h

// The attributes of one object in the order of MPI_X_set_attr. Callbacks run without a lock and may use attributes; callers hold
// a reference to the object. Only one thread at a time runs callbacks of an object, others wait; a deadlock between callbacks is
// MPI_ERR_OTHER.
class Attributes {
public:
    struct entry {
        std::shared_ptr<Keyval> keyval;
        void *value;
        bool is_leaving = false;  // its delete callback is running
    };

    // The value under a keyval of this kind of object; false if there is none. A keyval that is not valid: MPI_ERR_KEYVAL.
    bool get(bnd_handle_kind kind, int keyval, void *&value, const char *argument);
    // Delete the old value, if there is one, and set the new one. Predefined keyvals: MPI_ERR_KEYVAL.
    void set(bnd_handle_kind kind, std::uintptr_t handle, int keyval, void *value, const char *argument);
    // Call the delete callback; when it succeeds the attribute is gone. Nothing happens if there is none. An attribute whose
    // delete callback is running cannot be set or deleted: MPI_ERR_KEYVAL.
    void remove(bnd_handle_kind kind, std::uintptr_t handle, int keyval, const char *argument);

    // Call every copy callback, oldest first, and store the copies in `to`. If one fails its code is thrown (fail_code) and `to`
    // stays empty.
    void copy_to(Attributes &to, std::uintptr_t old_handle, std::uintptr_t new_handle);
    // Call every delete callback, newest first (R172 requires that order for MPI_COMM_SELF), and empty the list. The code of the
    // first failing callback is thrown; its attribute and older ones remain.
    void delete_all(std::uintptr_t handle);
    bool is_empty() const { return list_.empty(); }

    std::vector<entry> list_;

private:
    class turn;
    struct caller;
    std::vector<entry>::iterator find_entry(int keyval);
    std::vector<entry>::iterator find_entry(const Keyval &keyval);
    void delete_entry(guard &held, entry &old, std::uintptr_t handle, const char *argument);
    void delete_if_present(guard &held, const Keyval &keyval, std::uintptr_t handle, const char *argument);

    caller *runs_ = nullptr;  // the thread that calls callbacks
};

}  // namespace solo

#endif
