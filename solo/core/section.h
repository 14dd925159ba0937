// Library lock; queued tool events are delivered after unlock.
#ifndef SOLO_CORE_SECTION_H
#define SOLO_CORE_SECTION_H

#include "core/state.h"

#include <memory>
#include <vector>

namespace solo {

// Tool events, delivered later: no callback runs under the lock.
class deferred_events {
public:
    deferred_events() = default;
    deferred_events(const deferred_events &) = delete;
    deferred_events &operator=(const deferred_events &) = delete;
    ~deferred_events()
    {
        if (list_) [[unlikely]]
            dispatch_all();
    }
    void add(event_kind what, void *handle, int first, int second, MPI_Count bytes)
    {
        if (is_instrumented())
            defer({what, handle, first, second, bytes, event_time()});
    }
    bool is_empty() const { return list_ == nullptr; }
    void dispatch_all() noexcept;

private:
    struct event {
        event_kind what;
        void *handle;
        int first, second;
        MPI_Count bytes;
        MPI_Count when;
    };
    void defer(const event &happening) noexcept;
    std::unique_ptr<std::vector<event>> list_;  // null while no tool listens
};

// Members are destroyed in reverse order: the lock is released before events are delivered.
struct locked_section {
    deferred_events deferred;
    guard held;
    static bool is_instrumented() { return solo::is_instrumented(); }
    static void notify() { guard::notify(); }
    // As guard::wait_until; delivers queued events before waiting.
    template <typename Condition>
    void wait_until(Condition &&is_true, const char *reason)
    {
        if (!deferred.is_empty() && !is_true() && can_block()) [[unlikely]]
            held.unlocked([this] { deferred.dispatch_all(); });
        held.wait_until(is_true, reason);
    }
};

// The fast path without locks and tools. Functions that take either section are templates, so that this instance has no
// overhead.
struct unlocked_section {
    static bool is_possible() { return fast_path_ok.load(std::memory_order_relaxed); }
    static constexpr bool is_instrumented() { return false; }
    static constexpr void notify() {}
};

}  // namespace solo

#endif
