#include "watchpoints.hpp"

#include "current.hpp"
#include "debug_registers.hpp"
#include "events.hpp"
#include "findings.hpp"
#include "optimization.hpp"
#include "region.hpp"

#if defined(BND_CHECK_DEBUG_REGISTERS)
#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <mutex>
#include <utility>

#include <sys/ioctl.h>
#include <ucontext.h>
#include <unistd.h>

namespace check {

namespace {

constexpr int register_count = 4, window_register = 2, store_counter = 3;
constexpr int most_at_once = 3, most_hits = 20'000;
constexpr int code_of_watchpoint = 6;  // TRAP_PERF

struct watchpoint {
    int file = -1;
    std::atomic<const char *> begin = nullptr;  // null: free
    int bytes = 0;
    bool is_receive = false, is_store_only = false, is_paused = false;
    bindery::routine routine{0};
    std::uint32_t site = 0;
    stack_place stack;
    std::uint32_t operation = 0;  // 0: of the window
};

struct hit {
    int which;
    bool is_store;
    const void *next;  // instruction
};

watchpoint registers[register_count];
hit hits[register_count * most_at_once];
constinit bool has_handler = false;
struct sigaction before = {};  // whose traps are not ours
constinit int all_hits = 0;
constinit long long stores = 0;  // that the counter had

struct {
    std::uintptr_t window = 0;  // 0: none is watched
    std::uint32_t number = 0;
    int rank = -1;
    const char *base = nullptr;
} watched_window;

bool set(const watchpoint &one, const void *address, int bytes, bool is_write_only)
{
    perf_event_attr how = attributes(address, bytes, is_write_only, false);
    return ioctl(one.file, PERF_EVENT_IOC_MODIFY_ATTRIBUTES, &how) == 0;
}

void reopen(watchpoint &one, const void *address, int bytes, bool is_write_only, bool is_counter)
{
    close(one.file);
    one.file = open_register(address, bytes, is_write_only, is_counter);
}

bool is_store_counted()
{
    long long now = 0;
    if (read(registers[store_counter].file, &now, sizeof now) != sizeof now)
        return false;
    return std::exchange(stores, now) != now;
}

// In the middle of the program.
void take_trap(int, siginfo_t *info, void *context)
{
    if (info->si_code != code_of_watchpoint) {
        sigaction(SIGTRAP, &before, nullptr);
        return;  // the instruction traps again
    }
    const auto found = std::ranges::find_if(registers, [&](const watchpoint &one) {
        return info->si_addr && one.begin.load(std::memory_order_relaxed) == info->si_addr;
    });
    if (found == std::end(registers))
        return;
    const bool is_store = found->operation == 0 && is_store_counted();
    const int place = access_count.load(std::memory_order_relaxed);
    if (is_inside_call() || is_own_call() || found->is_paused)
        return;
    const int which = int(found - registers);
    const auto *const at = static_cast<ucontext_t *>(context);
    hits[place] = {which, is_store, reinterpret_cast<const void *>(at->uc_mcontext.gregs[REG_RIP])};
    access_count.store(place + 1, std::memory_order_relaxed);
    if (++all_hits > most_hits ||
        std::count_if(hits, hits + place + 1, [&](const hit &one) { return one.which == which; }) == most_at_once) {
        found->is_paused = true;
        ioctl(found->file, PERF_EVENT_IOC_DISABLE, 0);
    }
}

// Under the lock.
void release(watchpoint &one)
{
    ioctl(one.file, PERF_EVENT_IOC_DISABLE, 0);
    one.begin.store(nullptr, std::memory_order_relaxed);
    one.is_paused = false;
    one.operation = 0;
}

// The program may take SIGTRAP for itself.
bool is_handler_ours()
{
    struct sigaction is = {};
    return sigaction(SIGTRAP, nullptr, &is) == 0 && (is.sa_flags & SA_SIGINFO) && is.sa_sigaction == take_trap;
}

void report_access(const watchpoint &where, std::uint32_t site)
{
    report({sort::buffer, where.routine, where.site, where.is_receive ? "receive buffer" : "send buffer", site},
           is_left({where.begin.load(std::memory_order_relaxed), 1}, where.stack) ? out_of_scope
           : where.is_store_only ? "is written at {related}, while the operation is pending"
                                 : "is read or written at {related}, while the operation is pending");
}

void add_access(const hit &one, const watchpoint &where, std::uint32_t site)
{
    local_event made;
    made.site = site;
    made.object = watched_window.number;
    made.rank = watched_window.rank;
    made.access = one.is_store ? accesses::writes : accesses::reads;
    made.first = where.begin.load(std::memory_order_relaxed) - watched_window.base;
    made.bytes = where.bytes;
    add(stored(made), current_begin(), 0);
}

}  // namespace

void prepare_watchpoints()
{
    const char *const wanted = std::getenv("BINDERY_CHECK_WATCHPOINTS");
    if (other_threads_may_call() || (wanted && std::strcmp(wanted, "0") == 0) || !can_take_traps())
        return;
    for (watchpoint &one : registers) {
        one.file = open_register(nothing, most_bytes, false, false);
        if (one.file < 0)
            return;
    }
    struct sigaction action = {};
    action.sa_sigaction = take_trap;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
    has_handler = sigaction(SIGTRAP, &action, &before) == 0;
}

void watch_buffer(const communication &one)
{
    const range &bytes = one.received.size ? one.received : one.sent;
    if (!has_handler || one.has_copies || !bytes.size || all_hits > most_hits)
        return;
    const std::lock_guard hold(lock);
    if (!is_turn_of(one.site) || !is_handler_ours())
        return;
    const auto last = watched_window.window ? registers + window_register : std::end(registers);
    const auto free =
        std::find_if(registers, last, [](const watchpoint &w) { return !w.begin.load(std::memory_order_relaxed); });
    const int length = watchable(bytes);
    const bool is_store_only = !one.received.size || !are_loads_of_program();
    if (free == last || !set(*free, bytes.begin, length, is_store_only))
        return;
    free->bytes = length;
    free->is_receive = one.received.size > 0;
    free->is_store_only = is_store_only;
    free->routine = one.routine;
    free->site = one.site;
    free->stack = one.stack;
    free->operation = one.number;
    free->begin.store(bytes.begin, std::memory_order_relaxed);
}

void watch_no_more(std::uint32_t number)
{
    for (watchpoint &w : registers)
        if (has_handler && w.operation == number && w.begin.load(std::memory_order_relaxed))
            release(w);
}

void watch_window(std::uintptr_t window, std::uint32_t number, int rank, range memory)
{
    if (!has_handler || watched_window.window || !memory.begin || all_hits > most_hits || !is_handler_ours())
        return;
    const std::lock_guard hold(lock);
    watchpoint &accesses = registers[window_register], &counter = registers[store_counter];
    if (accesses.begin.load() || counter.begin.load())
        return;
    constexpr int length = 1;  // of more bytes, it would not be known which the program accessed
    watched_window = {window, number, rank, memory.begin};
    reopen(counter, memory.begin, length, true, true);
    stores = 0;
    accesses.bytes = length;
    accesses.begin.store(memory.begin, std::memory_order_relaxed);
    set(accesses, memory.begin, length, false);
}

void watch_window_no_more(std::uintptr_t window)
{
    if (!has_handler || !window || watched_window.window != window)
        return;
    const std::lock_guard hold(lock);
    release(registers[window_register]);
    reopen(registers[store_counter], nothing, most_bytes, false, false);
    watched_window = {};
}

void report_accesses_of_program()
{
    const int number = access_count.load(std::memory_order_relaxed);
    for (int i = 0; i < number; ++i) {
        watchpoint &where = registers[hits[i].which];
        const std::uint32_t site = site_of_program(hits[i].next);
        if (!site || !where.begin.load(std::memory_order_relaxed))
            continue;
        if (where.operation)
            report_access(where, site);
        else if (hits[i].is_store || are_loads_of_program())
            add_access(hits[i], where, site);
    }
    access_count.store(0, std::memory_order_relaxed);
    for (watchpoint &one : registers)
        if (one.is_paused && all_hits <= most_hits) {
            one.is_paused = false;
            if (!one.operation)
                is_store_counted();
            ioctl(one.file, PERF_EVENT_IOC_ENABLE, 0);
        }
}

}  // namespace check

#endif
