// Operations from their start to their completion, in whichever way the program writes them.
//
//     bindery::operations all;
//     template <class Call> auto operator()(Call &call) { return all.follow(call, [&](const bindery::operation &done) { … }); }
//     BINDERY_TOOL(tool, bindery::operation_calls)
#pragma once

#include <bindery/call_site.hpp>
#include <bindery/clock.hpp>
#include <bindery/identity.hpp>
#include <bindery/pending.hpp>
#include <bindery/selection.hpp>

#include <cstdint>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

namespace bindery::inline BND_TOOL_NAMESPACE {

// A call with one of these attributes, for a function of a tool: template <bindery::call_that<bindery::waits> Call> …
template <class Call, attributes wanted>
concept call_that = Call::is(wanted);

struct operation {
    bindery::routine is;  // which says what moves: of a persistent operation the routine that makes its request
    call_site site;       // of the call that starts it
    int peer = MPI_PROC_NULL;
    // The object that it is on; the others are null.
    handle<object::communicator> communicator = MPI_COMM_NULL;
    handle<object::window> window = MPI_WIN_NULL;
    handle<object::file> file = MPI_FILE_NULL;
    MPI_Offset offset = -1;              // where an access to the file begins, as file_offset() has it
    MPI_Count sent = 0;                  // bytes
    MPI_Count received = 0;              // known when it is complete
    std::int64_t begin = 0;              // of the call that starts it, in nanoseconds of bindery::now()
    std::int64_t end = 0;                // of the call that completes it; 0: it is not complete
    const MPI_Status *status = nullptr;  // of an operation that a request completes, during the visit
    // For operations_with_peers alone.
    identity_pointer on;  // who its communicator, window or file is, also if the program frees it meanwhile
    std::vector<peer_transfer> peers;  // as for_each_peer() has them
};

// The calls that follow() needs.
inline constexpr auto operation_calls = moves_data | synchronizes | starts_operation | persistent | split_end |
                                        completes_requests | named("MPI_Request_free");

template <bool with_peers>
class basic_operations {
    struct entry {
        operation prepared;  // of a persistent request
        std::optional<operation> started;
        bool is_persistent = false;
    };

public:
    // In place of call.next(): visits each operation that the call completes, after next(). Not those that fail, nor one-sided operations
    // without a request, of which no call tells when they are complete. Returns what next() returned.
    template <class Call, class Visit>
    auto follow(Call &call, Visit visit)
    {
        if constexpr (Call::is(attributes::completes_requests))
            return complete(call, visit);
        else if constexpr (Call::is(attributes::split_begin | attributes::split_end))
            return split(call, visit);
        else if constexpr (Call::is(attributes::starts_requests))
            return start(call);
        else if constexpr (Call::has_requests && Call::is(attributes::starts_operation | attributes::persistent))
            return make(call);
        else if constexpr (Call::has_requests && Call::is(attributes::frees_handle)) {
            for (const MPI_Request request : call.requests())
                live_.take(request);
            return call.next();
        } else if constexpr (Call::is(attributes::blocking) &&
                             Call::is(attributes::moves_data | attributes::synchronizes)) {
            operation done = of(call);
            const auto result = call.next();
            if (result == MPI_SUCCESS)
                finish(call, done, visit);
            return result;
        } else {
            return call.next();
        }
    }

    // Visits operations that were started and are not complete, as for_each() of pending<T>, without split ones.
    template <class Visit>
    void for_each(Visit visit)
    {
        live_.for_each([&](MPI_Request, const entry &one) {
            if (one.started)
                visit(*one.started);
        });
    }

private:
    template <class Call>
    static operation of(Call &call)
    {
        operation found;
        found.is = Call::routine;
        found.site = call.site();
        if constexpr (Call::has_communicator)
            found.communicator = call.communicator();
        if constexpr (Call::has_window)
            found.window = call.window();
        if constexpr (Call::has_file_handle) {
            found.file = call.file_handle();
            found.offset = call.file_offset();
        }
        if constexpr (with_peers && (Call::has_communicator || Call::has_window || Call::has_file_handle))
            found.on = identity_of(call);
        found.begin = now();
        return found;
    }

    template <class Call, class Visit>
    static void finish(Call &call, operation &done, Visit &visit)
    {
        done.end = now();
        done.peer = call.peer();
        done.sent = call.bytes_sent();
        done.received = call.bytes_received();
        add_peers(call, done);
        visit(std::as_const(done));
    }

    template <class Call>
    static void add_peers(Call &call, operation &to)
    {
        if constexpr (with_peers) {
            const auto add = [&to](const peer_transfer &one) { to.peers.push_back(one); };
            if constexpr (Call::is(attributes::persistent))
                call.for_each_peer_by_start(add);
            else
                call.for_each_peer(add);
        }
    }

    template <class Call>
    auto make(Call &call)
    {
        entry made{of(call), std::nullopt, Call::is(attributes::persistent)};
        const auto result = call.next();
        if (result != MPI_SUCCESS)
            return result;
        made.prepared.peer = call.peer();
        made.prepared.sent = made.is_persistent ? call.bytes_sent_by_start() : call.bytes_sent();
        made.prepared.received = made.is_persistent ? call.bytes_received_by_start() : call.bytes_received();
        add_peers(call, made.prepared);
        if (made.is_persistent) {
            live_.replace(call.requests()[0], made);
        } else {
            made.started = made.prepared;
            live_.put(call.requests()[0], made);
        }
        return result;
    }

    template <class Call>
    auto start(Call &call)
    {
        const operation here = of(call);
        const auto result = call.next();
        if (result == MPI_SUCCESS)
            for (const MPI_Request request : call.requests())
                if (auto found = live_.take(request)) {
                    found->started = found->prepared;
                    found->started->site = here.site;
                    found->started->begin = here.begin;
                    live_.replace(request, *found);
                }
        return result;
    }

    template <class Call, class Visit>
    auto complete(Call &call, Visit &visit)
    {
        call.keep();
        auto held = live_.hold(call.requests());
        const auto result = call.next();
        for (const completed_operation &one : call.completed()) {
            auto found = held.of(one);
            if (!found || !found->started)
                continue;
            operation done = *found->started;
            if (found->is_persistent) {
                found->started.reset();
                live_.replace(one.request, *found);
            }
            if (one.status.MPI_ERROR != MPI_SUCCESS)
                continue;
            done.end = now();
            done.status = &one.status;
            if (done.peer == MPI_ANY_SOURCE)
                done.peer = one.status.MPI_SOURCE;
            if (one.is_receive)
                done.received = one.bytes_received();
            if (with_peers && one.has_message())
                done.peers.push_back(one.transfer());
            visit(std::as_const(done));
        }
        return result;
    }

    // A file has one split operation at a time.
    template <class Call, class Visit>
    auto split(Call &call, Visit &visit)
    {
        const MPI_File file = call.file_handle();
        if constexpr (Call::is(attributes::split_begin)) {
            operation begun = of(call);
            const auto result = call.next();
            if (result != MPI_SUCCESS)
                return result;
            begun.sent = call.bytes_sent();
            const std::lock_guard lock(split_lock_);
            split_.emplace_back(file, begun);
            return result;
        } else {
            std::optional<operation> found;
            {
                const std::lock_guard lock(split_lock_);
                for (auto one = split_.begin(); one != split_.end(); ++one)
                    if (one->first == file) {
                        found = one->second;
                        split_.erase(one);
                        break;
                    }
            }
            const auto result = call.next();
            if (found && result == MPI_SUCCESS) {
                found->end = now();
                found->received = call.bytes_received();
                visit(std::as_const(*found));
            }
            return result;
        }
    }

    pending<entry> live_;
    std::mutex split_lock_;
    std::vector<std::pair<MPI_File, operation>> split_;
};

using operations = basic_operations<false>;
using operations_with_peers = basic_operations<true>;  // for a tool with identities

}  // namespace bindery::inline BND_TOOL_NAMESPACE
