// The attributes of an object. The list changes under the lock; callbacks run without it, so that after each of them everything
// about the list is looked up again.
#include "communicators/attributes.h"
#include "communicators/keyvals.h"

#include <algorithm>

namespace solo {

const Attributes::entry *Attributes::find_entry(int keyval) const
{
    for (const entry &e : list_)
        if (e.keyval->number == keyval && !e.keyval->is_freed)
            return &e;
    return nullptr;
}

void Attributes::erase(const Keyval &keyval)
{
    const auto found = std::find_if(list_.begin(), list_.end(), [&](const entry &e) { return e.keyval.get() == &keyval; });
    if (found != list_.end())
        list_.erase(found);
}

bool Attributes::get(bnd_handle_kind kind, int keyval, void *&value, const char *argument) const
{
    const guard held;
    if (const entry *const found = find_entry(keyval)) {
        value = found->value;
        return true;
    }
    if (!is_predefined_keyval(kind, keyval))
        find_keyval(kind, keyval, argument);
    return false;
}

void Attributes::set(bnd_handle_kind kind, std::uintptr_t handle, int keyval, void *value, const char *argument)
{
    guard held;
    const std::shared_ptr<Keyval> key = find_keyval(kind, keyval, argument);
    if (const entry *const old = find_entry(keyval)) {
        void *const old_value = old->value;
        int code = MPI_SUCCESS;
        held.without([&] { code = key->call_delete(handle, old_value); });
        if (code != MPI_SUCCESS)
            fail_code(code);
        erase(*key);
    }
    list_.push_back({key, value});
}

void Attributes::remove(bnd_handle_kind kind, std::uintptr_t handle, int keyval, const char *argument)
{
    guard held;
    const std::shared_ptr<Keyval> key = find_keyval(kind, keyval, argument);
    const entry *const old = find_entry(keyval);
    if (old == nullptr)
        return;
    void *const old_value = old->value;
    int code = MPI_SUCCESS;
    held.without([&] { code = key->call_delete(handle, old_value); });
    if (code != MPI_SUCCESS)
        fail_code(code);
    erase(*key);
}

void Attributes::copy_to(Attributes &to, std::uintptr_t old_handle, std::uintptr_t new_handle) const
{
    if (list_.empty())
        return;
    guard held;
    const std::vector<entry> old = list_;
    std::vector<entry> copies;
    int code = MPI_SUCCESS;
    held.without([&] {
        for (const entry &e : old) {
            void *copied = nullptr;
            int flag = 0;
            code = e.keyval->call_copy(old_handle, e.value, &copied, &flag);
            if (code != MPI_SUCCESS)
                break;
            if (flag)
                copies.push_back({e.keyval, copied});
        }
        if (code != MPI_SUCCESS)
            for (const entry &e : copies)  // what the copies hold is given back; the first error is the one that counts
                (void)e.keyval->call_delete(new_handle, e.value);
    });
    if (code != MPI_SUCCESS)
        fail_code(code);
    to.list_ = std::move(copies);
}

void Attributes::delete_all(std::uintptr_t handle)
{
    if (list_.empty())
        return;
    guard held;
    while (!list_.empty()) {
        const entry last = list_.back();
        int code = MPI_SUCCESS;
        held.without([&] { code = last.keyval->call_delete(handle, last.value); });
        if (code != MPI_SUCCESS)
            fail_code(code);
        erase(*last.keyval);
    }
}

}  // namespace solo
