// A stretch of work under the lock, and what is to be told of it when the lock is free again.
#ifndef SOLO_REQUESTS_WORK_H
#define SOLO_REQUESTS_WORK_H

#include "core/state.h"

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
        if (!list_.empty()) [[unlikely]]
            tell_all();
    }
    void add(event_kind what, void *handle, int first, int second, MPI_Count bytes)
    {
        if (is_watched())
            list_.push_back({what, handle, first, second, bytes});
    }

private:
    struct event {
        event_kind what;
        void *handle;
        int first, second;
        MPI_Count bytes;
    };
    void tell_all() noexcept;
    std::vector<event> list_;
};

// The lock is given back before the announcements are made.
struct work {
    announcements told;
    guard held;
};

}  // namespace solo

#endif
