// What an operation says in events.
#pragma once

#include "format.hpp"
#include "operations.hpp"

#include <bindery/detail/has.hpp>

#include <cstdint>

namespace check {

std::int32_t rank_in_events(int rank);
std::int32_t tag_in_events(int tag);
std::int32_t root_in_events(int root);

bool is_usable(MPI_Datatype datatype);  // neither null nor freed

// An operation's part of one direction; of an argument that is not significant, nothing.
struct side {
    range bytes = {};
    std::uint32_t datatype = unknown_datatype;
    std::int64_t count = -1;
};

side side_of(const void *buffer, MPI_Count count, MPI_Datatype datatype);

// A finding if a datatype of a message was freed. Bindings use datatypes of their own, which may have its handle.
void check_datatype(MPI_Datatype datatype, const operation &call, std::int32_t peer);

// Bytes from the beginning of a buffer on; 0 if they have gaps.
std::int64_t dense_bytes(MPI_Count count, MPI_Datatype datatype);

event event_of(kind what, const operation &call);

// They return the position of the event + 1.
std::uint64_t add_send(const operation &call);
std::uint64_t add_receive(const operation &call);
void add_received(const operation &call, const MPI_Status &status);

// A message that MPI_Mprobe or MPI_Improbe took: the receive that follows has the number and the communicator of that call.
void add_matched(MPI_Message message, const operation &call, const MPI_Status &status);
void receives(MPI_Message message, operation &call);

}  // namespace check
