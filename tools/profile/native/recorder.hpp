// From one call to the tables.
#pragma once

#include "region.hpp"

#include <bindery/regions.hpp>
#include <bindery/routines.hpp>

namespace profile {

struct routine_facts {
    unsigned short number;
    time_class time;
    std::uint8_t flags;    // of routine_flag
    std::uint32_t traits;  // seen_call.hpp

    bool is(std::uint32_t any) const { return (traits & any) != 0; }
};

// A call that is over.
struct event {
    routine_facts routine;
    int row = -1, site = -1, path = -1;  // -1: none, or the table is full
    int comm_class = 0;
    bool is_transfer = false;
    std::int64_t begin = 0, end = 0;
    number sent = 0, received = 0;
};

// A message that this call sent to one process, or the start of several equal
// ones.
struct delivery {
    int rank;  // of MPI_COMM_WORLD, or outside, or unknown
    peer_kind kind;
    number messages, bytes;
};

// Row + 1; 0: none yet.
inline constinit std::atomic<short> routine_rows[bindery::routine_numbers] = {};

// The row of a routine, before its first call is over; -1 if the table is full.
int add_routine(routine_facts routine);
inline int row_of_call(routine_facts routine)
{
    const int known = routine_rows[routine.number].load(std::memory_order_relaxed);
    return known ? known - 1 : add_routine(routine);
}

// The row of the call path of the calling thread; -1 if the option is not set.
int find_path_of_call();
inline int path_of_call() { return path_depth ? find_path_of_call() : -1; }

// Under the lock: the call counts for the region that its thread is in.
void add_to_named_region(const event &e, const bindery::region &where);
// At the end of the run: how long each region has lasted.
void update_named_regions();

void record(const event &e);
void record(const delivery &d);
void record(const trace_row &row);

// MPI_Pcontrol: 0 pauses, 1 continues, more continues in the phase of that
// number.
void set_level(int level, std::int64_t time);

// At the end of the run: the time since the last change belongs to the current
// phase, or to the pause.
void close_times(std::int64_t time);

inline bool is_paused() { return load(&header::pause_begin) != 0; }

}  // namespace profile
