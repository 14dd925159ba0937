// A clock for tools: nanoseconds since some moment, never going back, without a call of MPI.
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

}  // namespace bindery
