// A tool for every routine, under the recorder's callers. It logs a line for each call that it sees: the caller, the routine, the
// value of each role, and the bytes, by this process and by others of other communicators. run.py compares them with the spec.
#include <mpi.h>
#ifndef REC_NATIVE
#define BND_MPI_FORTRAN_DECLARES
#include "mpi_fortran.h"
#include "mpi_removed.h"
#endif

#include "answers.h"
#include "line.h"

#include <bindery/tool.hpp>

#include <concepts>

namespace {

// ---- the value of each role ------------------------------------------------------------------------------------------
// Few templates, and of few types: 700 calls are compiled.

void show(const char *role, const void *address) { line::address(role, address); }
void show(const char *role, long long number) { line::number(role, number); }

// Every array of a caller has three elements at least.
template <class Element>
void show_array(const char *role, const Element *elements, int count = 3)
{
    line::open(role);
    for (int i = 0; i < count; ++i)
        line::item((long long)(std::intptr_t)elements[i]);
    line::close();
}

// A handle is a number or a pointer.
template <class Handle>
void show_handle(const char *role, Handle handle)
{
    line::number(role, (long long)(std::intptr_t)handle);
}

void show_requests(const char *role, bindery::array<const MPI_Request> requests)
{
    show_array(role, requests.data(), requests.size());
}

// How many, and what the last one has: the callers look at that alone.
void show_statuses(const char *role, bindery::array<const MPI_Status> statuses)
{
    line::open(role);
    line::item(statuses.size());
    if (!statuses.empty()) {
        const MPI_Status &last = statuses[statuses.size() - 1];
        line::item(last.MPI_SOURCE);
        line::item(last.MPI_TAG);
        line::item(last.MPI_ERROR);
    }
    line::close();
}

// The index and the request of each, and the bytes of the last one.
void show_completed(bindery::array<const bindery::completed_operation> completed)
{
    line::open("completed");
    for (const auto &operation : completed) {
        line::item(operation.index);
        line::item((long long)(std::intptr_t)operation.request);
    }
    if (!completed.empty())
        line::item(completed[completed.size() - 1].bytes_received());
    line::close();
}

template <class Call>
void show_before(Call &call)
{
#define ROLE(role, function)        \
    if constexpr (Call::has_##role) \
        function(#role, call.role());
    ROLE(send_buffer, show)
    ROLE(receive_buffer, show)
    ROLE(send_count, show)
    ROLE(receive_count, show)
    ROLE(send_counts, show_array)
    ROLE(receive_counts, show_array)
    ROLE(send_datatype, show_handle)
    ROLE(receive_datatype, show_handle)
    ROLE(send_datatypes, show_array)
    ROLE(receive_datatypes, show_array)
    ROLE(send_displacements, show_array)
    ROLE(receive_displacements, show_array)
    ROLE(peer, show)
    ROLE(send_peer, show)
    ROLE(receive_peer, show)
    ROLE(message_tag, show)
    ROLE(send_tag, show)
    ROLE(receive_tag, show)
    ROLE(communicator, show_handle)
    ROLE(window, show_handle)
    ROLE(file_handle, show_handle)
    ROLE(operation, show_handle)
    ROLE(root_rank, show)
    ROLE(requests, show_requests)
}

template <class Call>
void show_after(Call &call)
{
    ROLE(new_handle, show_handle)
    ROLE(statuses, show_statuses)
#undef ROLE
    if constexpr (Call::has_requests)
        show_requests("requests_after", call.requests());
    if constexpr (Call::is(bindery::completes_requests))
        show_completed(call.completed());
}

// ---- the bytes -------------------------------------------------------------------------------------------------------

struct variant {
    const char *name;
    answers::world world;
    int root = 1;
    // Arguments that are replaced.
    bool no_peer = false, any_source = false, no_operation = false, send_in_place = false, receive_in_place = false;
};

constexpr auto dist_graph = answers::topology::dist_graph;

// Neighbourhood collectives alone get the topology, and others alone the rest.
const variant variants[] = {
    {.name = "own", .world = {.kind = dist_graph}},
    {.name = "leaf", .world = {.rank = 0, .kind = answers::topology::cart}},
    {.name = "inter_root", .world = {.inter = true, .kind = answers::topology::graph}, .root = MPI_ROOT},
    {.name = "inter_leaf", .world = {.inter = true}},
    {.name = "inter_idle", .world = {.inter = true}, .root = MPI_PROC_NULL},
    {.name = "no_peer", .world = {.kind = dist_graph}, .no_peer = true},
    {.name = "any_source", .world = {.kind = dist_graph}, .any_source = true},
    {.name = "no_operation", .world = {.kind = dist_graph}, .no_operation = true},
    {.name = "send_in_place", .world = {.kind = dist_graph}, .send_in_place = true},
    {.name = "receive_in_place", .world = {.kind = dist_graph}, .receive_in_place = true},
};

template <class Member>
void set(Member &member, Member value, bool wanted)
{
    if (wanted)
        member = value;
}

// By the standard's names of the arguments; an output may have one of these names, too.
template <class Call>
void replace(Call &call, const variant &v)
{
#define REPLACE(name, type, value, wanted)                                        \
    if constexpr (requires { requires std::same_as<decltype(call.name), type>; }) \
        set<type>(call.name, value, wanted);
    REPLACE(root, int, v.root, true)
    REPLACE(dest, int, MPI_PROC_NULL, v.no_peer)
    REPLACE(source, int, MPI_PROC_NULL, v.no_peer)
    REPLACE(source, int, MPI_ANY_SOURCE, v.any_source)
    REPLACE(target_rank, int, MPI_PROC_NULL, v.no_peer)
    REPLACE(op, MPI_Op, MPI_NO_OP, v.no_operation)
    REPLACE(sendbuf, const void *, MPI_IN_PLACE, v.send_in_place)
    REPLACE(recvbuf, void *, MPI_IN_PLACE, v.receive_in_place)
#undef REPLACE
}

// Each process that the data go to or come from: its rank, what is sent, what is received.
void show_peer(const bindery::peer_transfer &peer)
{
    line::item(peer.rank);
    line::item(peer.sent);
    line::item(peer.received);
}

template <class Call>
void show_peers(const char *name, const Call &call)
{
    line::open(name, ".now");
    call.for_each_peer(&show_peer);
    line::close();
    line::open(name, ".start");
    call.for_each_peer_by_start(&show_peer);
    line::close();
}

template <class Call>
void show_bytes(const Call &original)
{
    for (const variant &v : variants) {
        answers::by(&v.world);
        Call call = original;
        replace(call, v);
        line::bytes(v.name, call.bytes_sent(), call.bytes_received(), call.bytes_sent_by_start(),
                    call.bytes_received_by_start(), call.peer());
        show_peers(v.name, call);
    }
}

}  // namespace

struct every {
    template <class Call>
    auto operator()(Call &call)
    {
        static_assert(Call::routine && Call::routine.name().starts_with("MPI"));
        line::begin(Call::routine.name().data());
        answers::by(&variants[0].world);
        show_before(call);
        answers::by(nullptr);
        if constexpr (Call::is(bindery::completes_requests))
            call.keep();
        const auto result = call.next();
        answers::by(&variants[0].world);
        show_after(call);
        if constexpr (std::is_copy_constructible_v<Call>)  // MPI_Pcontrol is not
            show_bytes(call);
        answers::by(nullptr);
        line::end();
        return result;
    }
};

BINDERY_TOOL(every, bindery::all)
