// Counters of the instrumentation, and switching it on and off.
#ifndef SOLO_TOOLS_INSTRUMENTATION_H
#define SOLO_TOOLS_INSTRUMENTATION_H

#include <atomic>
#include <string>

namespace solo::mpit {

// The interface may be switched off when the library is loaded; then it cannot be initialised.
extern std::atomic<bool> is_offered;

// Nested; entry points read solo_is_instrumented only.
void enable_instrumentation();
void disable_instrumentation();

// Calls of an entry point and nanoseconds in it, while instrumented.
unsigned long long calls_of(int number);
unsigned long long nanoseconds_in(int number);
unsigned long long all_calls();
unsigned long long all_nanoseconds();  // calls inside calls (of callbacks) count once
// Errors raised while instrumented, and the message of the last.
unsigned long long all_errors();
std::string last_error();
void count_error(int code);

}  // namespace solo::mpit

#endif
