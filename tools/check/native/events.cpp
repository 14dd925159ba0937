#include "events.hpp"

#include "call_site.hpp"
#include "current.hpp"
#include "findings.hpp"
#include "groups.hpp"
#include "region.hpp"

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/completion.hpp>
#include <bindery/detail/link.hpp>

#include <algorithm>
#include <mutex>
#include <unordered_map>
#include <vector>

BND_TOOL_REFERENCE(PMPI_Comm_group)
BND_TOOL_REFERENCE(PMPI_Group_free)
BND_TOOL_REFERENCE(PMPI_Test_cancelled)

namespace check {

namespace {

struct taken_message {
    std::uint32_t number, comm;
};

// Never destroyed: calls may come until the process ends.
std::unordered_map<std::uintptr_t, taken_message> &messages = *new std::unordered_map<std::uintptr_t, taken_message>;

}  // namespace

void report_freed(const communication &call)
{
    if (!call_site::is_from_bindings(current_caller()))
        report({sort::argument, call.routine, call.site, "datatype"}, "was freed");
}

side read_side(const communication &call, const void *buffer, MPI_Count count, MPI_Datatype datatype, std::int32_t peer)
{
    if (!call.is_collective || (buffer != MPI_IN_PLACE && count > 0))
        check_datatype(datatype, call, peer);
    return side_of(buffer, count, datatype);
}

std::int64_t dense_bytes(MPI_Count count, MPI_Datatype datatype)
{
    if (!is_usable(datatype))
        return 0;
    const datatype_facts facts = facts_of(datatype);
    return facts.is_dense && facts.low == 0 ? std::int64_t(count * facts.size) : 0;
}

static receive_event receive_of(const communication &call)
{
    auto one = event_of<receive_event>(call);
    one.source = call.receive_peer;
    one.tag = call.receive_tag;
    one.datatype = call.receive_datatype;
    one.elements = call.receive_count;
    return one;
}

std::uint64_t add_send(const communication &call)
{
    auto one = event_of<send_event>(call);
    one.target = call.send_peer;
    one.tag = call.send_tag;
    one.datatype = call.datatype;
    one.elements = call.count;
    one.is_synchronous = call.is_synchronous;
    return add(one, call.number);
}

std::uint64_t add_receive(const communication &call) { return add(receive_of(call), call.number); }

std::uint64_t add_group(const communication &one, MPI_Comm comm, MPI_Group group)
{
    MPI_Group all = MPI_GROUP_NULL;
    BND_TOOL_CALL(Comm_group)(comm, &all);
    const std::vector<int> ranks = ranks_in(group, all);
    if (all != MPI_GROUP_NULL)
        BND_TOOL_CALL(Group_free)(&all);
    auto made = event_of<group_event>(one);
    for (const int rank : ranks)
        made.digest = made.digest * 31 + std::uint32_t(rank);
    const auto [least, greatest] = std::minmax_element(ranks.begin(), ranks.end());
    made.least = ranks.empty() ? -1 : *least;
    made.greatest = ranks.empty() ? -1 : *greatest;
    return add(made, one.number);
}

std::uint64_t add_messages(const communication &one)
{
    std::uint64_t position = 0;
    if (!one.is_persistent && one.has_send)
        position = add_send(one);
    if (!one.is_persistent && one.has_receive)
        position = add_receive(one);
    return position;
}

void add_received(const communication &call, const MPI_Status &status)
{
    int cancelled = 0;
    if (call.is_active)
        BND_TOOL_CALL(Test_cancelled)(&status, &cancelled);
    auto one = event_of<received_event>(call);
    one.source = rank_in_events(status.MPI_SOURCE);
    one.tag = tag_in_events(status.MPI_TAG);
    one.is_cancelled = cancelled;
    add(one, call.number);
}

void complete_receive(std::uint64_t position, const communication &call, const MPI_Status &status)
{
    receive_event one = receive_of(call);
    one.is_complete = true;
    one.actual_source = rank_in_events(status.MPI_SOURCE);
    one.actual_tag = tag_in_events(status.MPI_TAG);
    replace(position, stored(one));
}

void add_matched(MPI_Message message, const communication &call, const MPI_Status &status)
{
    {
        const std::lock_guard hold(lock);
        messages[value_of(message)] = {call.number, call.comm};
    }
    auto one = event_of<matched_event>(call);
    one.source = rank_in_events(status.MPI_SOURCE);
    one.tag = tag_in_events(status.MPI_TAG);
    add(one, call.number);
}

void receives(MPI_Message message, communication &call)
{
    const std::lock_guard hold(lock);
    const auto found = messages.find(value_of(message));
    if (found == messages.end())
        return;
    call.number = found->second.number;
    call.comm = found->second.comm;
    messages.erase(found);
}

}  // namespace check
