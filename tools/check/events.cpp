#include "events.hpp"

#include "call_site.hpp"
#include "current.hpp"
#include "region.hpp"

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/completion.hpp>
#include <bindery/detail/link.hpp>

#include <mutex>
#include <unordered_map>

BND_TOOL_REFERENCE(PMPI_Test_cancelled)

namespace check {

namespace {

struct taken_message {
    std::uint32_t number, comm;
};

// Never destroyed: calls may come until the process ends.
std::unordered_map<std::uintptr_t, taken_message> &messages = *new std::unordered_map<std::uintptr_t, taken_message>;

}  // namespace

bool is_usable(MPI_Datatype datatype)
{
    return datatype != MPI_DATATYPE_NULL && !is_freed({"MPI_Datatype", value_of(datatype)});
}

std::int32_t rank_in_events(int rank)
{
    return rank == MPI_ANY_SOURCE ? any_source : rank == MPI_PROC_NULL ? proc_null : rank;
}

std::int32_t root_in_events(int root)
{
    return root == MPI_ROOT ? this_root : root == MPI_PROC_NULL ? proc_null : root;
}

std::int32_t tag_in_events(int tag) { return tag == MPI_ANY_TAG ? any_tag : tag; }

side side_of(const void *buffer, MPI_Count count, MPI_Datatype datatype)
{
    if (buffer == MPI_IN_PLACE || !is_usable(datatype) || count < 0)
        return {};
    const datatype_facts facts = facts_of(datatype);
    side result = {{}, facts.number, count};
    if (facts.is_dense && buffer != MPI_BOTTOM)
        result.bytes = {static_cast<const char *>(buffer) + facts.low, std::size_t(count * facts.size)};
    return result;
}

void check_datatype(MPI_Datatype datatype, const operation &call, std::int32_t peer)
{
    if (peer != proc_null && is_freed({"MPI_Datatype", value_of(datatype)}) &&
        !call_site::is_from_bindings(current_caller()))
        report({"argument", call.routine, call.site, "datatype"}, "was freed");
}

std::int64_t dense_bytes(MPI_Count count, MPI_Datatype datatype)
{
    if (!is_usable(datatype))
        return 0;
    const datatype_facts facts = facts_of(datatype);
    return facts.is_dense && facts.low == 0 ? std::int64_t(count * facts.size) : 0;
}

event event_of(kind what, const operation &call)
{
    event one = {};
    one.time = current_begin();
    one.what = what;
    one.routine = call.routine.number;
    one.site = call.site;
    one.object = call.comm;
    one.operation = call.number;
    return one;
}

std::uint64_t add_send(const operation &call)
{
    event one = event_of(kind::send, call);
    one.peer = call.send_peer;
    one.tag = call.send_tag;
    one.datatype = call.datatype;
    one.count = call.count;
    one.extra = call.is_synchronous;
    return add(one);
}

std::uint64_t add_receive(const operation &call)
{
    event one = event_of(kind::receive, call);
    one.peer = call.receive_peer;
    one.tag = call.receive_tag;
    one.datatype = call.receive_datatype;
    one.count = call.receive_count;
    return add(one);
}

void add_received(const operation &call, const MPI_Status &status)
{
    int cancelled = 0;
    if (call.is_active)
        BND_TOOL_CALL(Test_cancelled)(&status, &cancelled);
    event one = event_of(kind::received, call);
    one.peer = rank_in_events(status.MPI_SOURCE);
    one.tag = tag_in_events(status.MPI_TAG);
    one.count = bindery::detail::received_bytes(status);
    one.extra = cancelled;
    add(one);
}

void add_matched(MPI_Message message, const operation &call, const MPI_Status &status)
{
    {
        const std::lock_guard hold(lock);
        messages[value_of(message)] = {call.number, call.comm};
    }
    event one = event_of(kind::matched, call);
    one.peer = rank_in_events(status.MPI_SOURCE);
    one.tag = tag_in_events(status.MPI_TAG);
    add(one);
}

void receives(MPI_Message message, operation &call)
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
