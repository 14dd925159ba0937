#include "debug_registers.hpp"

#include "wrappers.hpp"

#if defined(BND_CHECK_DEBUG_REGISTERS)
#include <algorithm>
#include <bit>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>

#include <dlfcn.h>
#include <sys/syscall.h>
#include <sys/utsname.h>
#include <unistd.h>

namespace check {

namespace {

// Kernels before 5.19 end a process that blocks the signal.
bool is_kernel_new_enough()
{
    utsname is;
    int major = 0, minor = 0;
    return uname(&is) == 0 && std::sscanf(is.release, "%d.%d", &major, &minor) == 2 &&
           (major > 5 || (major == 5 && minor >= 19));
}

// gfortran's programs print where they were, for this signal as for others.
bool is_of_gfortran(void (*handler)(int))
{
    const auto place = reinterpret_cast<std::uintptr_t>(handler);
    Dl_info where = {};
    if (!dladdr(reinterpret_cast<void *>(handler), &where) || !where.dli_fname)
        return false;
    return std::strstr(where.dli_fname, "libgfortran") ||
           call_site::function_at(where.dli_fname, place - reinterpret_cast<std::uintptr_t>(where.dli_fbase)) ==
               "_gfortrani_backtrace_handler";
}

bool is_signal_free()
{
    struct sigaction is = {};
    return sigaction(SIGTRAP, nullptr, &is) == 0 && !(is.sa_flags & SA_SIGINFO) &&
           (is.sa_handler == SIG_DFL || (is.sa_handler != SIG_IGN && is_of_gfortran(is.sa_handler)));
}

bool is_debugged()
{
    std::ifstream in("/proc/self/status");
    for (std::string word; in >> word;)
        if (word == "TracerPid:")
            return in >> word && word != "0";
    return false;
}

}  // namespace

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

int watchable(const range &bytes)
{
    const auto alignment = std::size_t(1)
                           << std::countr_zero(reinterpret_cast<std::uintptr_t>(bytes.begin) | most_bytes);
    return int(std::min(alignment, std::bit_floor(std::min(bytes.size, most_bytes))));
}

bool is_turn_of(std::uint32_t site)
{
    constexpr unsigned always = 64, one_of = 64;  // at first, and later
    static constinit unsigned times[1024] = {};   // sites may share one
    const unsigned before = times[site % std::size(times)]++;
    return before < always || before % one_of == 0;
}

bool can_take_traps() { return is_kernel_new_enough() && is_signal_free() && !is_debugged(); }

}  // namespace check

#endif
