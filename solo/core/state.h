// What the whole library shares: its lock, its settings, and the hooks by which tools watch it.
#ifndef SOLO_CORE_STATE_H
#define SOLO_CORE_STATE_H

#include "mpi.h"

#include <atomic>
#include <cstddef>
#include <mutex>
#include <pthread.h>

// A function of which each call is worth a copy of its own. One of a routine can be called by the glue of its chapter alone.
#define SOLO_HOT [[gnu::always_inline]] inline

namespace solo {

// ---- one lock for everything that threads share ----
//
// A routine that reads or changes queues, attributes, requests or the like holds a `guard`. It is free until MPI_THREAD_MULTIPLE
// is provided. No callback of the user's runs under it, nor does anything throw out of a place where the state is half changed.

// MPI_THREAD_MULTIPLE was provided, by MPI or the tool information interface. Neither ever becomes false again.
[[gnu::visibility("hidden")]] extern std::atomic<bool> locking_on;
// MPI provided it: another thread may do what one waits for.
[[gnu::visibility("hidden")]] extern std::atomic<bool> multiple_provided;
// Neither locking_on nor watched, in one word for the shortest calls. To be reckoned again when one of them has changed.
[[gnu::visibility("hidden")]] extern std::atomic<bool> fast_path_ok;
void update_fast_path();
inline void enable_locking()
{
    locking_on.store(true);
    update_fast_path();
}
[[gnu::visibility("hidden")]] extern std::mutex lock;
// Whether waiting has a point: MPI provided MPI_THREAD_MULTIPLE, and the process has other threads.
bool can_block() noexcept;
extern pthread_cond_t changed;  // never destroyed: a program may end while threads wait

class guard {
public:
    guard() : is_held_(locking_on.load(std::memory_order_relaxed))
    {
        if (is_held_) [[unlikely]]
            lock.lock();
    }
    ~guard()
    {
        if (is_held_) [[unlikely]]
            lock.unlock();
    }
    guard(const guard &) = delete;
    guard &operator=(const guard &) = delete;

    // Run something, a callback for instance, without the lock.
    template <typename Action>
    void unlocked(Action &&action)
    {
        if (!is_held_)
            return action();
        lock.unlock();
        const struct relock {
            ~relock() { lock.lock(); }
        } again;
        action();
    }

    // Wait until `is_true`, which other threads change under the lock; they call `tell`. The only thread of a process would wait for
    // ever: then MPI_ERR_OTHER is thrown, with the reason.
    template <typename Condition>
    void wait_until(Condition &&is_true, const char *reason)
    {
        if (is_true())
            return;
        if (!is_held_ || !can_block())
            refuse_to_wait(reason);
        do
            pthread_cond_wait(&changed, lock.native_handle());
        while (!is_true());
    }

    // What others may wait for has changed.
    static void notify()
    {
        if (locking_on.load(std::memory_order_relaxed))
            pthread_cond_broadcast(&changed);
    }

private:
    [[noreturn]] static void refuse_to_wait(const char *reason);
    const bool is_held_;
};

// ---- settings: each is a control variable of the tool information interface, and a variable of the environment ----

struct settings {
    std::atomic<bool> check_arguments{true};   // BINDERY_SOLO_CHECK_ARGUMENTS
    std::atomic<std::size_t> memory_limit{0};  // bytes of our own memory at once; 0: no limit
    std::atomic<std::size_t> eager_size{
        1U << 20};                        // bytes up to which a standard send is copied when no receive is posted
    std::atomic<int> error_verbosity{1};  // 0: codes are classes; 1: codes with a sentence; 2: also on standard error
    std::atomic<int> allocator{0};  // of MPI_Alloc_mem: 0 malloc, 1 aligned to pages and zeroed, 2 so with huge pages
    std::atomic<int> wtime_source{0};  // 0: monotonic clock, 1: real-time clock, 2: processor time
    std::atomic<int> thread_limit{
        MPI_THREAD_MULTIPLE};  // the highest level that MPI_Init_thread and MPI_Session_init provide
};
[[gnu::visibility("hidden")]] extern settings setting;

// ---- measures: what performance variables read. They count only while somebody watches. ----

struct measures {
    std::atomic<unsigned long long> bytes_copied{0};
    std::atomic<unsigned long long> messages{0};
    std::atomic<long long> requests{0};  // in flight; always counted
    std::atomic<long long> memory{0};    // bytes in use, see memory.h; always counted
};
[[gnu::visibility("hidden")]] extern measures measure;

// A level that watermarks follow. Call, if is_instrumented(), whenever it changes; the library's lock may be held. The object is the
// match_queues for the lengths of its queues, else null.
enum class watermark_kind { memory, requests, unexpected, posted };
void update_watermark(watermark_kind what, const void *object, unsigned long long now);

// Something that tools may have asked to be told of. The arguments are those of the event type of the same name.
enum class event_kind {
    message_arrived,
    message_matched,
    request_completed,
    comm_created,
    comm_freed,
    error_raised,
    count
};
void dispatch_event(event_kind what, void *handle, int first, int second, MPI_Count bytes, MPI_Count when);
// When an event happens now; and an event that nobody can be told of, for want of memory.
MPI_Count event_time() noexcept;
void count_dropped_event(event_kind what, void *handle) noexcept;

}  // namespace solo

// Read by every entry point without a lock; see bnd_entry.h.
extern "C" {
[[gnu::visibility("hidden")]] extern int solo_is_instrumented;
[[gnu::visibility("hidden")]] extern int solo_active;
[[gnu::visibility("hidden")]] extern int solo_unchecked;
}

namespace solo {

inline bool is_instrumented() { return __builtin_expect(__atomic_load_n(&solo_is_instrumented, __ATOMIC_RELAXED), 0); }
inline bool is_active() { return __atomic_load_n(&solo_active, __ATOMIC_RELAXED); }

// Bytes of messages that were copied; nothing where nobody watches.
inline void count_copied(MPI_Count bytes)
{
    if (is_instrumented())
        measure.bytes_copied.fetch_add(static_cast<unsigned long long>(bytes), std::memory_order_relaxed);
}

// Report an event if anybody watches; costs a load and a test otherwise. Call without the lock, or with it if nothing can be.
inline void emit_event(event_kind what, void *handle, int first, int second, MPI_Count bytes)
{
    if (is_instrumented())
        dispatch_event(what, handle, first, second, bytes, event_time());
}

}  // namespace solo

#endif
