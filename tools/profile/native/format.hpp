// The data of a process: specs/records/profile.toml says what is in them.
#pragma once

#include <bindery/records/profile.hpp>

#include <cstdint>
#include <iterator>

namespace profile {

using number = std::int64_t;

static_assert(std::size(header{}.tables) == table_id_count && std::size(header{}.class_time) == time_class_count);

// The environment says how many rows the trace and operations have.
inline constexpr number capacities[table_id_count] = {160, 2048, 1024, 64, 2048, 128, 16, 128, 0, 1024, 4096, 0, 256};
inline constexpr number row_sizes[table_id_count] = {
    sizeof(routine_row), sizeof(entry_row),     sizeof(site_row),   sizeof(module_row), sizeof(peer_row),
    sizeof(bin_row),     sizeof(phase_row),     sizeof(thread_row), sizeof(trace_row),  sizeof(communicator_row),
    sizeof(path_row),    sizeof(operation_row), sizeof(region_row)};

}  // namespace profile
