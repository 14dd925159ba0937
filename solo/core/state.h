// Shared state: the lock, settings, statistics, and hooks for tools.
#ifndef SOLO_CORE_STATE_H
#define SOLO_CORE_STATE_H

#include "mpi.h"

#include <atomic>
#include <cstddef>
#include <mutex>
#include <pthread.h>

// Inline into every caller: used by the glue of one chapter only.
#define SOLO_HOT [[gnu::always_inline]] inline

namespace solo {

// ---- one lock for everything that threads share ----
//
// Routines hold a `guard` while they use queues, attributes or requests. It does nothing until MPI_THREAD_MULTIPLE is provided.
// No user callback runs under it, and nothing throws while shared state is inconsistent.

// MPI_THREAD_MULTIPLE was provided, by MPI or the tool information interface. Neither ever becomes false again.
[[gnu::visibility("hidden")]] extern std::atomic<bool> locking_on;
// MPI itself provided it, so another thread may complete an operation.
[[gnu::visibility("hidden")]] extern std::atomic<bool> multiple_provided;
// True if neither locking_on nor instrumented: the fast path. Recompute when either changes.
[[gnu::visibility("hidden")]] extern std::atomic<bool> fast_path_ok;
void enable_locking();
// One more tool that listens, or one less: calls are instrumented while there is any.
void change_instrumentation(int by);
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

    // Wait until `is_true`; other threads change it under the lock and call `notify`. A single thread would wait for ever:
    // MPI_ERR_OTHER with the reason.
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

    // Wake waiting threads.
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
    std::atomic<int> error_verbosity{1};  // 0: codes are classes; 1: codes with a message; 2: also on standard error
    std::atomic<int> allocator{0};  // of MPI_Alloc_mem: 0 malloc, 1 aligned to pages and zeroed, 2 so with huge pages
    std::atomic<int> wtime_source{0};  // 0: monotonic clock, 1: real-time clock, 2: processor time
    std::atomic<int> thread_limit{
        MPI_THREAD_MULTIPLE};             // the highest level that MPI_Init_thread and MPI_Session_init provide
    std::atomic<int> finalize_report{0};  // MPI_Finalize reports what was left
    std::atomic<int> lenient{0};          // habits that serial stubs of MPI tolerate are no errors
};
[[gnu::visibility("hidden")]] extern settings setting;

// ---- statistics that performance variables read; counted while instrumented ----

struct measures {
    std::atomic<unsigned long long> bytes_copied{0};
    std::atomic<unsigned long long> messages{0};
    std::atomic<long long> requests{0};  // in flight; always counted
    std::atomic<long long> memory{0};    // bytes in use, see memory.h; always counted
};
[[gnu::visibility("hidden")]] extern measures measure;

// Levels followed by watermarks. Call on every change if is_instrumented(), also under the lock. The object is the match_queues
// for queue lengths, else null.
enum class watermark_kind { memory, requests, unexpected, posted };

// Events for tools. The arguments are those of the event type of the same name.
enum class event_kind {
    message_arrived,
    message_matched,
    request_completed,
    comm_created,
    comm_freed,
    error_raised,
    count
};

// The tool information interface handles them by these functions. Call only while instrumented.
struct mpit_hooks {
    void (*update_watermark)(watermark_kind what, const void *object, unsigned long long level);
    void (*dispatch_event)(event_kind what, void *handle, int first, int second, MPI_Count bytes, MPI_Count when);
    void (*count_dropped_event)(event_kind what, void *handle) noexcept;  // lost for want of memory
};
[[gnu::visibility("hidden")]] extern mpit_hooks hooks;
inline void update_watermark(watermark_kind what, const void *object, unsigned long long level)
{
    hooks.update_watermark(what, object, level);
}
// Time stamps: nanoseconds of a clock that never goes back.
MPI_Count event_time() noexcept;

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

// Count copied message bytes, if instrumented.
inline void count_copied(MPI_Count bytes)
{
    if (is_instrumented())
        measure.bytes_copied.fetch_add(static_cast<unsigned long long>(bytes), std::memory_order_relaxed);
}

// Emit an event if a tool listens. Call without the lock, or if the lock cannot be held.
inline void emit_event(event_kind what, void *handle, int first, int second, MPI_Count bytes)
{
    if (is_instrumented())
        hooks.dispatch_event(what, handle, first, second, bytes, event_time());
}

}  // namespace solo

#endif
