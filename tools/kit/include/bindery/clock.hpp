// Clocks for tools, without a call of MPI: now() in nanoseconds since some moment, never going back, and ticks() for what happens often.
#pragma once

#include <cstdint>

#include <time.h>

namespace bindery {

inline std::int64_t now()
{
    timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return std::int64_t(time.tv_sec) * 1'000'000'000 + time.tv_nsec;
}

// The processor's counter, in ticks of its own since some moment: a third of the time of now(). It runs evenly on processors with a constant
// counter, which all of the last ten years have; counters of several hosts have nothing to do with each other. Elsewhere it is now().
inline std::uint64_t ticks()
{
#if defined(__x86_64__)
    return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
    std::uint64_t count;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(count));
    return count;
#else
    return std::uint64_t(now());
#endif
}

namespace detail {

struct clock_reading {
    std::int64_t nanoseconds = now();
    std::uint64_t count = ticks();
};

// When the tool was loaded.
[[gnu::visibility("hidden")]] inline const clock_reading first_reading;

}  // namespace detail

// A difference of ticks() in nanoseconds, by how both clocks went on since the tool was loaded: exact to 0.1 % when that is a millisecond ago,
// which it waits for. Add ticks up and ask once.
inline std::int64_t nanoseconds_of(std::uint64_t difference)
{
    const detail::clock_reading &first = detail::first_reading;
    for (;;) {
        const detail::clock_reading last;
        const std::int64_t passed = last.nanoseconds - first.nanoseconds;
        if (passed >= 1'000'000)
            return std::int64_t(double(difference) * double(passed) / double(last.count - first.count));
    }
}

}  // namespace bindery
