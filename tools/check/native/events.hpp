// The events of an operation.
#pragma once

#include "current.hpp"
#include "format.hpp"
#include "objects.hpp"
#include "operation.hpp"
#include "region.hpp"

#include <bindery/detail/has.hpp>

#include <bit>
#include <cstdint>

namespace check {

inline std::int32_t rank_in_events(int rank)
{
    return rank == MPI_ANY_SOURCE ? any_source : rank == MPI_PROC_NULL ? proc_null : rank;
}

inline std::int32_t root_in_events(int root)
{
    return root == MPI_ROOT ? this_root : root == MPI_PROC_NULL ? proc_null : root;
}

inline std::int32_t tag_in_events(int tag) { return tag == MPI_ANY_TAG ? any_tag : tag; }

inline bool is_usable(MPI_Datatype datatype)  // neither null nor freed
{
    return last_datatype.is_for(value_of(datatype)) ||
           (datatype != MPI_DATATYPE_NULL && !is_freed({"MPI_Datatype", value_of(datatype)}));
}

// An operation's part of one direction; of an argument that is not significant, nothing.
struct side {
    range bytes = {};
    std::uint32_t datatype = unknown_datatype;
    std::int64_t count = -1;
};

inline side side_of(const void *buffer, MPI_Count count, MPI_Datatype datatype)
{
    const bool is_last = last_datatype.is_for(value_of(datatype));
    if (buffer == MPI_IN_PLACE || !(is_last || is_usable(datatype)) || count < 0)
        return {};
    const datatype_facts &facts = is_last ? last_datatype.fact : find_facts(datatype);
    side result = {{}, facts.number, count};
    if (facts.is_dense && buffer != MPI_BOTTOM)
        result.bytes = {static_cast<const char *>(buffer) + facts.low, std::size_t(count * facts.size)};
    return result;
}

// A finding if a datatype of a message was freed. Bindings use datatypes of their own, which may have its handle.
void report_freed(const communication &call);
inline void check_datatype(MPI_Datatype datatype, const communication &call, std::int32_t peer)
{
    if (peer != proc_null && !is_usable(datatype) && datatype != MPI_DATATYPE_NULL)
        report_freed(call);
}

// One direction of a call: a finding if its datatype was freed. `peer`: of a message; any_source: of a collective call; proc_null: nobody looks.
side read_side(const communication &call, const void *buffer, MPI_Count count, MPI_Datatype datatype,
               std::int32_t peer);

// Bytes from the beginning of a buffer on; 0 if they have gaps.
std::int64_t dense_bytes(MPI_Count count, MPI_Datatype datatype);

template <class Event>
Event event_of(const communication &call)
{
    Event one;
    one.routine = call.routine.number;
    one.site = call.site;
    one.object = call.comm;
    return one;
}

template <class Event>
stored_event stored(Event one)
{
    one.kind = Event::is;
    return std::bit_cast<stored_event>(one);
}

// An event of the call that this thread is in. They return its position + 1.
template <class Event>
std::uint64_t add(const Event &one, std::uint32_t operation)
{
    return add(stored(one), current_begin(), operation);
}
std::uint64_t add_send(const communication &call);
std::uint64_t add_receive(const communication &call);
std::uint64_t add_group(const communication &one, MPI_Comm comm, MPI_Group group);  // of MPI_Comm_create
std::uint64_t add_messages(const communication &one);
void add_received(const communication &call, const MPI_Status &status);
// Completes the event of a blocking call.
void complete_receive(std::uint64_t position, const communication &call, const MPI_Status &status);

// A message that MPI_Mprobe or MPI_Improbe took: the receive that follows has the number and the communicator of that call.
void add_matched(MPI_Message message, const communication &call, const MPI_Status &status);
void receives(MPI_Message message, communication &call);

}  // namespace check
