// The attributes of an object. The list changes under the lock; callbacks run without it, so that after each of them everything
// about the list is looked up again.
#include "attributes/attribute_list.h"
#include "attributes/keyvals.h"

#include <algorithm>

namespace solo {

// A thread that runs callbacks, or waits for another thread to finish its callbacks.
struct Attributes::caller {
    const Attributes *awaited = nullptr;
    static thread_local caller me;
};
thread_local Attributes::caller Attributes::caller::me;

// Exclusive right to run callbacks of these attributes: copy callbacks never see deleted values, and calls are serialised
// (11.6.1). Created and destroyed under the lock.
class Attributes::turn {
public:
    turn(guard &held, Attributes &of) : of_(of), is_inner_(of.runs_ == &caller::me)
    {
        if (!is_inner_ && of.runs_ != nullptr)
            wait(held);
        of.runs_ = &caller::me;
    }
    ~turn()
    {
        if (is_inner_)
            return;
        of_.runs_ = nullptr;
        guard::notify();
    }
    turn(const turn &) = delete;
    turn &operator=(const turn &) = delete;

private:
    void wait(guard &held) const;
    Attributes &of_;
    const bool is_inner_;  // of a callback that this thread runs already
};

void Attributes::turn::wait(guard &held) const
{
    constexpr const char *never_ends = "callbacks of attributes would wait for each other for ever";
    for (const caller *c = of_.runs_; c != nullptr; c = c->awaited != nullptr ? c->awaited->runs_ : nullptr)
        if (c == &caller::me)
            fail_call(MPI_ERR_OTHER, never_ends);
    const struct mark {
        explicit mark(const Attributes &awaited) { caller::me.awaited = &awaited; }
        ~mark() { caller::me.awaited = nullptr; }
    } waiting(of_);
    held.wait_until([this] { return of_.runs_ == nullptr; }, never_ends);
}

std::vector<Attributes::entry>::iterator Attributes::find_entry(int keyval)
{
    return std::find_if(list_.begin(), list_.end(), [=](const entry &e) { return e.keyval->number == keyval; });
}

std::vector<Attributes::entry>::iterator Attributes::find_entry(const Keyval &keyval)
{
    return std::find_if(list_.begin(), list_.end(), [&](const entry &e) { return e.keyval.get() == &keyval; });
}

// Call the delete callback of an attribute and take it out; or throw what the callback returns, and leave it.
void Attributes::delete_entry(guard &held, entry &old, std::uintptr_t handle, const char *argument)
{
    if (old.is_leaving)
        fail(MPI_ERR_KEYVAL, argument, "is the key of an attribute whose delete callback is running");
    old.is_leaving = true;
    const entry deleted = old;
    int code = MPI_SUCCESS;
    held.unlocked([&] { code = deleted.keyval->call_delete(handle, deleted.value); });
    const auto position = find_entry(*deleted.keyval);
    if (code != MPI_SUCCESS) {
        position->is_leaving = false;
        fail_code(code);
    }
    list_.erase(position);
}

// Whether it is there is asked again when the turn has come.
void Attributes::delete_if_present(guard &held, const Keyval &keyval, std::uintptr_t handle, const char *argument)
{
    if (find_entry(keyval) == list_.end())
        return;
    const turn mine(held, *this);
    if (const auto old = find_entry(keyval); old != list_.end())
        delete_entry(held, *old, handle, argument);
}

bool Attributes::get(bnd_handle_kind kind, int keyval, void *&value, const char *argument)
{
    const guard held;
    if (const auto position = find_entry(keyval); position != list_.end() && position->keyval->kind == kind) {
        value = position->value;
        return true;
    }
    if (!is_predefined_keyval(kind, keyval))
        find_keyval_in_use(kind, keyval, argument);
    return false;
}

void Attributes::set(bnd_handle_kind kind, std::uintptr_t handle, int keyval, void *value, const char *argument)
{
    guard held;
    std::shared_ptr<Keyval> key = find_keyval(kind, keyval, argument);
    list_.reserve(list_.size() + 1);
    delete_if_present(held, *key, handle, argument);
    list_.push_back({std::move(key), value});
}

void Attributes::remove(bnd_handle_kind kind, std::uintptr_t handle, int keyval, const char *argument)
{
    guard held;
    const std::shared_ptr<Keyval> key = find_keyval_in_use(kind, keyval, argument);
    delete_if_present(held, *key, handle, argument);
}

void Attributes::copy_to(Attributes &to, std::uintptr_t old_handle, std::uintptr_t new_handle)
{
    guard held;
    if (list_.empty())
        return;
    const turn mine(held, *this);
    const std::vector<entry> old = list_;
    std::vector<entry> copies;
    copies.reserve(old.size());  // what has been copied is not lost for want of memory
    int code = MPI_SUCCESS;
    held.unlocked([&] {
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
            for (const entry &e : copies)  // delete the copies; the first error is reported
                (void)e.keyval->call_delete(new_handle, e.value);
    });
    if (code != MPI_SUCCESS)
        fail_code(code);
    to.list_ = std::move(copies);
}

void Attributes::delete_all(std::uintptr_t handle)
{
    guard held;
    if (list_.empty())
        return;
    const turn mine(held, *this);
    while (!list_.empty()) {
        if (list_.back().is_leaving)
            fail_call(MPI_ERR_KEYVAL, "the delete callback of an attribute of the object is running");
        delete_entry(held, list_.back(), handle, nullptr);
    }
}

}  // namespace solo
