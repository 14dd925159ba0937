// From one call to the tables.
#pragma once

#include "region.hpp"

#include <string_view>

namespace profile {

// A call that is over.
struct event {
    unsigned short routine;  // its number
    time_class time;
    std::uint8_t flags;  // of routine_flag
    std::string_view name;
    int site;
    std::int64_t begin, end;
    number sent = 0, received = 0;
    int comm_class = 0;
    int path = -1;
};

// A message that this call sent to one process, or the start of several equal
// ones.
struct delivery {
    int rank;  // of MPI_COMM_WORLD, or outside, or unknown
    peer_kind kind;
    number messages, bytes;
};

// The row + 1 of a routine, before its first call is over; 0 if the table is
// full.
number row_of_call(unsigned short routine, std::string_view name, time_class time, std::uint8_t flags);

// The row of the call path of the calling thread; -1 if the option is not set.
int find_path_of_call();
inline int path_of_call() { return path_depth ? find_path_of_call() : -1; }

void record(const event &e);
void record(const delivery &d);
void record(const trace_row &row);

// MPI_Pcontrol: 0 pauses, 1 continues, more continues in the phase of that
// number.
void set_level(int level, std::int64_t time);

// At the end of the run: the time since the last change belongs to the current
// phase, or to the pause.
void close_times(std::int64_t time);

inline bool is_paused() { return load(pause_begin) != 0; }

}  // namespace profile
