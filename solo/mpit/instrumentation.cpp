#include "mpit/instrumentation.h"

#include "bnd_entry.h"
#include "core/errhandler.h"
#include "core/state.h"

#include <mutex>

namespace solo::mpit {

std::atomic<bool> is_offered{true};

namespace {

struct routine {
    std::atomic<unsigned long long> calls;
    std::atomic<unsigned long long> nanoseconds;
};
routine routines[BND_NUMBER_COUNT];
std::atomic<unsigned long long> outer_nanoseconds{0};
std::atomic<unsigned long long> calls{0};
thread_local int depth = 0;  // nesting of instrumented calls in this thread

std::atomic<unsigned long long> errors{0};
std::mutex &error_lock()
{
    static std::mutex instance;
    return instance;
}
std::string &last_message()
{
    static auto &instance = *new std::string;
    return instance;
}

}  // namespace

void enable_instrumentation() { change_instrumentation(1); }
void disable_instrumentation() { change_instrumentation(-1); }

unsigned long long calls_of(int number) { return routines[number].calls.load(std::memory_order_relaxed); }
unsigned long long nanoseconds_in(int number) { return routines[number].nanoseconds.load(std::memory_order_relaxed); }
unsigned long long all_calls() { return calls.load(std::memory_order_relaxed); }
unsigned long long all_nanoseconds() { return outer_nanoseconds.load(std::memory_order_relaxed); }

unsigned long long all_errors() { return errors.load(std::memory_order_relaxed); }

std::string last_error()
{
    const std::lock_guard held(error_lock());
    return last_message();
}

void count_error(int code)
{
    std::string message = raised_message(code, nullptr);
    const std::lock_guard held(error_lock());
    last_message() = std::move(message);
    errors.fetch_add(1, std::memory_order_relaxed);
}

}  // namespace solo::mpit

using namespace solo::mpit;

extern "C" long long solo_enter(int number)
{
    routines[number].calls.fetch_add(1, std::memory_order_relaxed);
    calls.fetch_add(1, std::memory_order_relaxed);
    ++depth;
    return solo::event_time();
}

extern "C" void solo_leave(int number, long long entered)
{
    const auto nanoseconds = static_cast<unsigned long long>(solo::event_time() - entered);
    routines[number].nanoseconds.fetch_add(nanoseconds, std::memory_order_relaxed);
    if (--depth == 0)
        outer_nanoseconds.fetch_add(nanoseconds, std::memory_order_relaxed);
}
