#include "watchpoints.hpp"

#include "current.hpp"
#include "region.hpp"

#include <algorithm>
#include <bit>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#if defined(__x86_64__) && defined(__linux__) && __has_include(<linux/perf_event.h>)
#include <dlfcn.h>
#include <elf.h>
#include <linux/hw_breakpoint.h>
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <ucontext.h>
#include <unistd.h>
#endif
#if defined(PERF_ATTR_SIZE_VER7)

namespace check {

namespace {

constexpr int register_count = 4, window_register = 2, store_counter = 3;
constexpr int most_at_once = 3, most_hits = 20'000;
constexpr std::size_t most_bytes = 8;
constexpr int code_of_watchpoint = 6;  // TRAP_PERF

struct watchpoint {
    int file = -1;
    std::atomic<const char *> begin = nullptr;  // null: free
    int bytes = 0;
    bool is_receive = false, is_store_only = false, is_paused = false;
    bindery::routine routine{0};
    std::uint32_t site = 0;
    std::uint32_t operation = 0;  // 0: of the window
};

struct hit {
    int which;
    bool is_store;
    const void *next;  // instruction
};

watchpoint registers[register_count];
hit hits[register_count * most_at_once];
constinit bool is_prepared = false;
constinit int all_hits = 0;
constinit long long stores = 0;  // that the counter had
alignas(most_bytes) constinit char nothing[most_bytes] = {};

struct {
    std::uintptr_t window = 0;  // 0: none is watched
    std::uint32_t number = 0;
    int rank = -1;
    const char *base = nullptr;
} watched_window;

perf_event_attr attributes(const void *address, int bytes, bool is_write_only, bool is_counter)
{
    perf_event_attr how = {};
    how.size = sizeof how;
    how.type = PERF_TYPE_BREAKPOINT;
    how.bp_type = is_write_only ? HW_BREAKPOINT_W : HW_BREAKPOINT_RW;
    how.bp_addr = reinterpret_cast<std::uintptr_t>(address);
    how.bp_len = std::uint64_t(bytes);
    how.sample_period = !is_counter;
    how.sigtrap = !is_counter;
    how.remove_on_exec = 1;
    how.exclude_kernel = how.exclude_hv = 1;
    how.disabled = address == nothing;
    return how;
}

int open_register(const void *address, int bytes, bool is_write_only, bool is_counter)
{
    perf_event_attr how = attributes(address, bytes, is_write_only, is_counter);
    return int(syscall(SYS_perf_event_open, &how, 0, -1, -1, PERF_FLAG_FD_CLOEXEC));
}

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

// The longest aligned part at the beginning that a register can watch.
int watchable(const range &bytes)
{
    const auto alignment = std::size_t(1)
                           << std::countr_zero(reinterpret_cast<std::uintptr_t>(bytes.begin) | most_bytes);
    return int(std::min(alignment, std::bit_floor(std::min(bytes.size, most_bytes))));
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
        std::signal(SIGTRAP, SIG_DFL);
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

// Kernels before 5.19 end a process that blocks the signal.
bool is_kernel_new_enough()
{
    utsname is;
    int major = 0, minor = 0;
    return uname(&is) == 0 && std::sscanf(is.release, "%d.%d", &major, &minor) == 2 &&
           (major > 5 || (major == 5 && minor >= 19));
}

bool is_signal_free()
{
    struct sigaction is = {};
    return sigaction(SIGTRAP, nullptr, &is) == 0 && !(is.sa_flags & SA_SIGINFO) && is.sa_handler == SIG_DFL;
}

// Compilers that optimize load what the program does not: for a vector, or before a condition is known (they do not store so). Their
// debug information has lists of locations; a file without debug information, or that cannot be read, may be optimized.
bool is_unoptimized(const char *file)
{
    std::ifstream in(file, std::ios::binary);
    Elf64_Ehdr header = {};
    if (!in.read(reinterpret_cast<char *>(&header), sizeof header) ||
        std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_shentsize != sizeof(Elf64_Shdr))
        return false;
    std::vector<Elf64_Shdr> sections(header.e_shnum);
    in.seekg(std::streamoff(header.e_shoff));
    in.read(reinterpret_cast<char *>(sections.data()), std::streamsize(sections.size() * sizeof(Elf64_Shdr)));
    if (!in || header.e_shstrndx >= sections.size())
        return false;
    std::string names(sections[header.e_shstrndx].sh_size, '\0');
    in.seekg(std::streamoff(sections[header.e_shstrndx].sh_offset));
    if (!in.read(names.data(), std::streamsize(names.size())))
        return false;
    bool has_lines = false;
    for (const Elf64_Shdr &section : sections) {
        const std::string_view name = section.sh_name < names.size() ? names.c_str() + section.sh_name : "";
        has_lines |= name == ".debug_line";
        if (name == ".debug_loc" || name == ".debug_loclists" || name.starts_with(".zdebug"))
            return false;
    }
    return has_lines;
}

bool are_loads_of_program()
{
    static const void *known = nullptr;
    static bool answer = false;
    Dl_info program = {};
    if (!dladdr(current_caller(), &program) || !program.dli_fname)
        return false;
    if (std::exchange(known, program.dli_fbase) != program.dli_fbase)
        answer = is_unoptimized(program.dli_fname) ||
                 (!std::strchr(program.dli_fname, '/') && is_unoptimized("/proc/self/exe"));
    return answer;
}

// The program may take SIGTRAP for itself.
bool is_handler_ours()
{
    struct sigaction is = {};
    return sigaction(SIGTRAP, nullptr, &is) == 0 && (is.sa_flags & SA_SIGINFO) && is.sa_sigaction == take_trap;
}

bool is_debugged()
{
    std::ifstream in("/proc/self/status");
    for (std::string word; in >> word;)
        if (word == "TracerPid:")
            return in >> word && word != "0";
    return false;
}

void report_access(const watchpoint &where, std::uint32_t site)
{
    report({"buffer", where.routine, where.site, where.is_receive ? "receive buffer" : "send buffer", site},
           where.is_store_only ? "is written at {related}, while the operation is pending"
                               : "is read or written at {related}, while the operation is pending");
}

void add_access(const hit &one, const watchpoint &where, std::uint32_t site)
{
    event made = {};
    made.time = current_begin();
    made.what = kind::local;
    made.site = site;
    made.object = watched_window.number;
    made.peer = watched_window.rank;
    made.count = where.bytes;
    made.receive_count = one.is_store ? 2 : 1;
    made.extra = where.begin.load(std::memory_order_relaxed) - watched_window.base;
    add(made);
}

}  // namespace

void prepare_watchpoints()
{
    const char *const wanted = std::getenv("BINDERY_CHECK_WATCHPOINTS");
    if (other_threads_may_call() || (wanted && std::strcmp(wanted, "0") == 0) || !is_kernel_new_enough() ||
        !is_signal_free() || is_debugged())
        return;
    for (watchpoint &one : registers) {
        one.file = open_register(nothing, most_bytes, false, false);
        if (one.file < 0)
            return;
    }
    struct sigaction action = {};
    action.sa_sigaction = take_trap;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART;
    is_prepared = sigaction(SIGTRAP, &action, nullptr) == 0;
}

void watch_buffer(const operation &one)
{
    const range &bytes = one.received.size ? one.received : one.sent;
    if (!is_prepared || one.is_from_bindings || !bytes.size || all_hits > most_hits || !is_handler_ours())
        return;
    const std::lock_guard hold(lock);
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
    free->operation = one.number;
    free->begin.store(bytes.begin, std::memory_order_relaxed);
}

void watch_no_more(const operation &one)
{
    if (!is_prepared)
        return;
    for (watchpoint &w : registers)
        if (w.operation == one.number && w.begin.load(std::memory_order_relaxed))
            release(w);
}

void watch_window(std::uintptr_t window, std::uint32_t number, int rank, range memory)
{
    if (!is_prepared || watched_window.window || !memory.begin || all_hits > most_hits || !is_handler_ours())
        return;
    const std::lock_guard hold(lock);
    watchpoint &accesses = registers[window_register], &counter = registers[store_counter];
    if (accesses.begin.load() || counter.begin.load())
        return;
    const int length = watchable(memory);
    watched_window = {window, number, rank, memory.begin};
    reopen(counter, memory.begin, length, true, true);
    stores = 0;
    accesses.operation = 0;
    accesses.bytes = length;
    accesses.begin.store(memory.begin, std::memory_order_relaxed);
    set(accesses, memory.begin, length, false);
}

void watch_window_no_more(std::uintptr_t window)
{
    if (!is_prepared || !window || watched_window.window != window)
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

#else

namespace check {

void prepare_watchpoints() {}
void watch_buffer(const operation &) {}
void watch_no_more(const operation &) {}
void watch_window(std::uintptr_t, std::uint32_t, int, range) {}
void watch_window_no_more(std::uintptr_t) {}
void report_accesses_of_program() {}

}  // namespace check

#endif
