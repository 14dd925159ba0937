// A stretch of work under the lock, and what is to be told of it when the lock is free again.
#ifndef SOLO_REQUESTS_WORK_H
#define SOLO_REQUESTS_WORK_H

#include "core/state.h"

#include <memory>
#include <vector>

namespace solo {

// Events that tools are told of later, since no callback runs under the lock.
class announcements {
public:
    announcements() = default;
    announcements(const announcements &) = delete;
    announcements &operator=(const announcements &) = delete;
    ~announcements()
    {
        if (list_) [[unlikely]]
            tell_all();
    }
    void add(event_kind what, void *handle, int first, int second, MPI_Count bytes)
    {
        if (is_watched())
            note({what, handle, first, second, bytes, event_time()});
    }
    bool is_empty() const { return list_ == nullptr; }
    void tell_all() noexcept;

private:
    struct event {
        event_kind what;
        void *handle;
        int first, second;
        MPI_Count bytes;
        MPI_Count when;
    };
    void note(const event &happening) noexcept;
    std::unique_ptr<std::vector<event>> list_;  // null as long as nobody watches
};

// The lock is given back before the announcements are made.
struct work {
    announcements told;
    guard held;
    static bool is_watched() { return solo::is_watched(); }
    static void tell() { guard::tell(); }
    // As guard::wait_until; what has happened so far is told of before others act on it.
    template <typename Condition>
    void wait_until(Condition &&is_true, const char *reason)
    {
        if (!told.is_empty() && !is_true() && can_block()) [[unlikely]]
            held.without([this] { told.tell_all(); });
        held.wait_until(is_true, reason);
    }
};

// The same for one thread that nobody watches: there is no lock to hold and nobody to tell. What takes a work or this is a template,
// so that the calls that matter most are short.
struct alone {
    static bool is_possible() { return is_quiet.load(std::memory_order_relaxed); }
    static constexpr bool is_watched() { return false; }
    static constexpr void tell() {}
};

}  // namespace solo

#endif
