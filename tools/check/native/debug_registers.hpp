// Debug registers of the processor, as Linux lends them to a thread (perf_event_open).
#pragma once

#include "format.hpp"
#include "operation.hpp"

#include <cstddef>
#include <cstdint>

#if defined(__x86_64__) && defined(__linux__) && __has_include(<linux/perf_event.h>)
#include <linux/hw_breakpoint.h>
#include <linux/perf_event.h>
#endif
#if defined(PERF_ATTR_SIZE_VER7)
#define BND_CHECK_DEBUG_REGISTERS 1

namespace check {

inline constexpr std::size_t most_bytes = 8;
alignas(most_bytes) inline constinit char nothing[most_bytes] = {};  // what a register watches that is not in use

perf_event_attr attributes(const void *address, int bytes, bool is_write_only, bool is_counter);
int open_register(const void *address, int bytes, bool is_write_only, bool is_counter);  // a file; -1: there is none
int watchable(const range &bytes);    // the longest aligned part at the beginning that a register can watch
bool is_turn_of(std::uint32_t site);  // a register costs as much as many short messages; under the lock
bool can_take_traps();                // on this system, as long as the program and a debugger do not

}  // namespace check

#endif
