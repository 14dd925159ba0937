// The two files of this process, and what it says in them.
#pragma once

#include "call_site.hpp"
#include "format.hpp"
#include "spin_lock.hpp"

#include <bindery/detail/json.hpp>
#include <bindery/routines.hpp>

#include <array>
#include <atomic>
#include <string>
#include <string_view>
#include <vector>

namespace check {

inline constinit spin_lock lock;  // of all that follows; held for a short time, and never while MPI is called
inline constinit header *data = nullptr;
inline constinit current_call *threads = nullptr;
inline constinit std::atomic<bool> is_active = false;  // false: nothing is recorded, as in children of fork

// Opens the files at the first call of MPI; false if there is no folder for them.
bool open_once();
inline bool begin() { return is_active.load(std::memory_order_relaxed) || open_once(); }

// Says that a process ends which has not opened them: HOST-PID.idle, with the path of its program.
void leave_idle();

// Appends an event; its position + 1, or 0 if there was no room.
using stored_event = std::array<std::uint64_t, event_size / sizeof(std::uint64_t)>;
std::uint64_t add(const stored_event &one, std::uint64_t time, std::uint32_t operation);
void replace(std::uint64_t position, const stored_event &one);  // of the event that add() returned this for

// The number of a call site, for events and findings; 0: unknown.
inline std::uint32_t site_of(const void *caller) { return std::uint32_t(call_site::find(caller) + 1); }
// The same by where on the stack this return address is, or null.
inline std::uint32_t site_at(const void *const *place) { return std::uint32_t(call_site::find_at(place) + 1); }

// Whether two sites are known to be in one file, and its path: that one for the thread that calls MPI.
bool are_in_one_file(std::uint32_t site, std::uint32_t other);
const std::string &file_of(std::uint32_t site);

// Writes a line of the second file: an object of JSON whose first member is its kind.
using bindery::detail::json;
void say(std::string_view kind, std::vector<json::member> members);

// Says the name of a routine, once.
void name_first(bindery::routine routine);
inline constinit bool is_named[bindery::routine_numbers] = {};
inline void name(bindery::routine routine)
{
    if (!std::atomic_ref(is_named[routine.number]).load(std::memory_order_relaxed)) [[unlikely]]
        name_first(routine);
}
bindery::routine routine_of(std::string_view name);  // also mpi_send; else 0

}  // namespace check
