// Memory that pending operations use.
#pragma once

#include "operation.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace check {

struct use {
    const char *begin, *end;
    bool is_write;
    bindery::routine routine;
    std::uint32_t site;
    std::uint32_t operation;
    std::uintptr_t request;  // of an operation from bindings; else 0
    bool is_copy;            // perhaps, of the bindings
};

inline constinit std::atomic<std::size_t> use_count = 0;  // and of windows with memory
void count_windows(int more);                             // under the lock

// The bounds of all memory that was in use, also of windows: free() looks at what is between them alone.
inline constinit std::atomic<std::uintptr_t> lowest = ~std::uintptr_t(0), highest = 0;
void memory_in_use(const range &bytes);
inline bool may_be_in_use(const void *begin, std::size_t size)
{
    const auto first = reinterpret_cast<std::uintptr_t>(begin);
    return first < highest.load(std::memory_order_relaxed) && first + size > lowest.load(std::memory_order_relaxed);
}

void add_use(const range &bytes, bool is_write, const operation &by);
bool remove_use(const range &bytes, bool is_write, std::uint32_t number);  // under the lock; false: it is not there
std::optional<use> conflict(const range &bytes, bool is_write);
std::optional<use> use_of_program(const range &bytes);  // of memory that is not a copy; under the lock

}  // namespace check
