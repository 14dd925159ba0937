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

inline constinit std::atomic<std::size_t> use_count = 0;

void add_use(const range &bytes, bool is_write, const operation &by);
bool remove_use(const range &bytes, bool is_write, std::uint32_t number);  // under the lock; false: it is not there
std::optional<use> conflict(const range &bytes, bool is_write);
std::optional<use> use_of_program(const range &bytes);  // of memory that is not a copy; under the lock

}  // namespace check
