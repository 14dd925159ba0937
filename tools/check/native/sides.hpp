// The data that a call sends and receives.
#pragma once

#include "call_facts.hpp"
#include "current.hpp"
#include "events.hpp"
#include "operations.hpp"
#include "significance.hpp"
#include "synchronous.hpp"

namespace check {

template <class Call>
bool is_valid(Call &call)
{
    if constexpr (Call::has_communicator)
        return call.communicator() != MPI_COMM_NULL;
    else
        return true;
}

template <class Call>
int source_of(Call &call)
{
    if constexpr (requires { call.source; })
        return call.source;
    else
        return MPI_ANY_SOURCE;
}

template <class Call>
int receive_tag_of(Call &call)
{
    if constexpr (requires { call.recvtag; })
        return call.recvtag;
    else if constexpr (requires { call.tag; })
        return call.tag;
    else
        return MPI_ANY_TAG;
}

// Whether the call takes data from the send buffer of this process.
template <class Call>
bool is_sent(Call &call)
{
    if constexpr (Call::has_send_peer)
        return call.send_peer() != MPI_PROC_NULL;
    else
        return (Call::is(bindery::persistent) ? call.bytes_sent_by_start() : call.bytes_sent()) > 0;
}

// Whether it puts data into the receive buffer.
template <class Call>
bool is_received(Call &call)
{
    if constexpr (Call::has_receive_peer)
        return call.receive_peer() != MPI_PROC_NULL;
    else if constexpr (Call::is(bindery::point_to_point))
        return source_of(call) != MPI_PROC_NULL;
    else
        return (Call::is(bindery::persistent) ? call.bytes_received_by_start() : call.bytes_received()) > 0;
}

// The call replaces the data that it sends by those that it receives.
template <class Call>
constexpr bool has_one_buffer = Call::has_send_peer && Call::has_receive_peer && requires(Call &call) { call.buf; };

template <class Call>
void read_send(Call &call, communication &one)
{
    if constexpr (Call::has_send_peer) {
        one.send_peer = rank_in_events(call.send_peer());
        one.has_send = is_message<Call>;
        one.is_synchronous = is_synchronous<Call> || (is_standard_send<Call> && sends_wait());
    }
    if constexpr (Call::has_send_tag)
        one.send_tag = tag_in_events(call.send_tag());
    if constexpr (Call::has_send_buffer && Call::has_send_count && Call::has_send_datatype) {
        if (!is_valid(call) || !is_significant(call, rooted::sends))
            return;
        const std::int32_t peer = is_message<Call> ? one.send_peer : is_collective<Call> ? any_source : proc_null;
        const side is = read_side(one, call.send_buffer(), call.send_count(), call.send_datatype(), peer);
        one.datatype = is.datatype;
        one.count = is.count;
        if (is.bytes.size && is_sent(call) && !has_one_buffer<Call>)
            one.sent = is.bytes;
    }
}

template <class Call>
void read_receive(Call &call, communication &one)
{
    if constexpr (Call::is(bindery::point_to_point) && Call::has_receive_buffer) {
        one.has_receive = true;
        one.receive_peer = rank_in_events(source_of(call));
        one.receive_tag = tag_in_events(receive_tag_of(call));
    }
    if constexpr (Call::has_receive_buffer && Call::has_receive_count && Call::has_receive_datatype) {
        if (!is_valid(call) || !is_significant(call, rooted::receives))
            return;
        const std::int32_t peer = is_message<Call> && !has_one_buffer<Call> ? one.receive_peer
                                  : is_collective<Call>                     ? any_source
                                                                            : proc_null;
        const side is = read_side(one, call.receive_buffer(), call.receive_count(), call.receive_datatype(), peer);
        one.receive_datatype = is.datatype;
        one.receive_count = is.count;
        if (is.bytes.size && is_received(call))
            one.received = is.bytes;
    }
}

template <class Call>
MPI_File file_of(Call &call)
{
    if constexpr (requires { *call.fh; } && Call::is(bindery::frees_handle))
        return *call.fh;  // with_operations() has seen that it is there
    else
        return call.fh;
}

template <class Call>
communication communication_of(Call &call, std::uint32_t site)
{
    const own_calls mark;
    communication one = {};
    one.routine = Call::routine;
    one.site = site;
    one.number = next_operation();
    one.is_persistent = Call::is(bindery::persistent);
    one.is_collective = is_collective<Call>;
    if constexpr (Call::has_communicator)
        one.comm = call.communicator() == MPI_COMM_NULL ? unknown_object : number_of_comm(call.communicator());
    else if constexpr (is_collective_of_file<Call>)
        one.comm = number_of_file(file_of(call));
    read_send(call, one);
    read_receive(call, one);
    if constexpr (Call::is(bindery::partitioned))
        one.sent = one.received = {};  // the program fills and reads parts of them
    return one;
}

}  // namespace check
