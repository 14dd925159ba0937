// Memory that pending operations use.
#pragma once

#include "operation.hpp"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace check {

struct use {
    const char *end;
    bool is_write;
    bindery::routine routine;
    std::uint32_t site;
    std::uint32_t operation;
    std::uintptr_t request;  // of an operation from bindings; else 0
};

inline constinit std::atomic<std::size_t> use_count = 0;

void add_use(const range &bytes, bool is_write, const operation &by);
void remove_use(const range &bytes, bool is_write, std::uint32_t number);  // under the lock
std::optional<use> conflict(const range &bytes, bool is_write);

}  // namespace check
