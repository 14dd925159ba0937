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
};

// A message that this call sent to one process, or the start of several equal ones.
struct delivery {
    int rank;  // of MPI_COMM_WORLD, or outside
    peer_kind kind;
    number messages, bytes;
};

// Before the call: the routine that the process is in, if it never returns.
void enter_call(unsigned short routine, std::string_view name, time_class time, std::uint8_t flags, int site,
                std::int64_t begin);

void record(const event &e);
void record(const delivery &d);

// MPI_Pcontrol: 0 pauses, 1 continues, more continues in the phase of that number.
void set_level(int level, std::int64_t time);

// The time since the last change of phase belongs to the current one.
void close_phase(std::int64_t time);

bool is_paused();

}  // namespace profile
