// Who waits for whom: the operations of this process in their order, with the
// times at which they began and were waited for. The messages of all processes
// are matched after the run (generator/bindery/profile/waits.py): nothing is
// sent for it while the program runs.
#pragma once

#include "calls.hpp"
#include "ranks.hpp"
#include "region.hpp"
#include "threads.hpp"

#include <bindery/pending.hpp>

#include <optional>

namespace profile {

// What a process does in an operation. The rows of a communicator that is not
// known, and of kinds after `lower`, have no match.
struct operation {
    operation_kind kind;
    int comm = -1;  // a row
    int peer = outside, tag = any_tag;
    std::shared_ptr<const process_set> processes = {};  // which the program may free before the operation is complete
};

// The call that starts an operation, or waits for it.
struct place {
    int routine = -1, site = -1;  // rows
    std::int64_t begin = 0;       // 0: it does not wait, or is not recorded
};

// Give a communicator that this process has made an identity that all of its
// processes find. It is not trusted if several threads make communicators of
// the same processes.
void identify(MPI_Comm comm);
void forget_identity(MPI_Comm comm);
// The row of a communicator; -1: not known, as that of a nonblocking call.
int identity_of(MPI_Comm comm);
// The own rank in it; -1: not known, or an intercommunicator.
int rank_in(int comm);
// Nothing is known of the messages on a communicator any more.
void distrust(int comm);

// A new row, or -1.
int add_operation(const operation &started, const place &at, std::int64_t post);
// It is complete. status: of a message that was received.
void end_operation(int row, const operation &started, const MPI_Status *status, const place &at, std::int64_t end,
                   bool is_request, bool is_any);

// ---- from calls ----

template <class Call>
constexpr bool is_message = Call::is(attributes::point_to_point) && Call::has_communicator && Call::has_peer;

// Probes that find a message: MPI_Probe and those that extract it, which
// receive it in the order of messages.
template <class Call>
constexpr bool is_probe = is_message<Call> && !Call::has_send_peer && !Call::has_receive_peer;

template <class Call>
constexpr bool is_collective = Call::is(attributes::collective | attributes::neighborhood) && Call::has_communicator;

template <class Call>
constexpr bool is_partitioned = Call::is(attributes::partitioned) && Call::has_communicator;

// Neither completes, starts nor frees requests, nor asks for their statuses.
template <class Call>
constexpr bool cancels =
    Call::is(attributes::completion) && Call::has_requests && !Call::has_statuses &&
    !Call::is(attributes::completes_requests | attributes::starts_requests | attributes::frees_handle);

// What a call does, or starts, or prepares: at most a send and a receive.
struct operations {
    operation all[2];
    int rows[2] = {-1, -1};
    int count = 0;
    bool is_persistent = false;

    void add(operation added) { all[count++] = added; }
};

template <class Call>
operation_kind collective_kind(Call &call, [[maybe_unused]] int rank)
{
    if constexpr (!Call::is(attributes::collective)) {
        return not_known;
    } else if constexpr (Call::is(attributes::synchronizes)) {
        return for_all;
    } else if constexpr (Call::has_root_rank) {
        const MPI_Count bytes =
            Call::is(attributes::persistent) ? call.bytes_received_by_start() : call.bytes_received();
        if (bytes == 0)
            return for_nobody;
        return call.root_rank() == rank ? for_others : for_root;
    } else {
        return for_lower;
    }
}

// Of a call that succeeded.
template <class Call>
operations operations_of(Call &call)
{
    operations found;
    if constexpr (is_message<Call> || is_collective<Call> || is_partitioned<Call>) {
        const MPI_Comm comm = call.communicator();
        const process_set *const set = processes_of_communicator(comm);
        if (!set)
            return found;
        const int row = identity_of(comm);
        if constexpr (is_message<Call> && Call::has_send_peer)
            if (call.send_peer() != MPI_PROC_NULL)
                found.add({sent, row, set->world_rank(call.send_peer()), call.send_tag()});
        if constexpr (is_message<Call> && !(Call::has_send_peer && !Call::has_receive_peer)) {
            int peer, tag;
            if constexpr (is_probe<Call>)
                peer = call.source, tag = call.tag;
            else
                peer = call.receive_peer(), tag = call.receive_tag();
            const bool is_any = peer == MPI_ANY_SOURCE;
            if (peer != MPI_PROC_NULL)
                found.add({is_probe<Call> && !Call::has_new_handle ? probed : received, row,
                           is_any ? any_source : set->world_rank(peer), tag == MPI_ANY_TAG ? any_tag : tag,
                           set->shared_from_this()});
        }
        if constexpr (is_collective<Call>) {
            int root = outside;
            if constexpr (Call::has_root_rank)
                root = set->world_rank(call.root_rank());
            const int rank = rank_in(row);
            found.add({rank < 0 ? not_known : collective_kind(call, rank), row, root});
        }
        if constexpr (is_partitioned<Call>)
            if (call.peer() != MPI_PROC_NULL)
                found.add({not_known, row});
    }
    return found;
}

// A process's requests, and what belongs to them.
class wait_recorder {
public:
    // Around next(): what must be done before, and after it.
    template <class Call>
    class observer {
    public:
        observer(wait_recorder &all, Call &call) : all_(all), call_(call), is_on_(follows_waits)
        {
            if (is_on_) [[unlikely]]
                begin();
        }
        observer(const observer &) = delete;

        // routine: its row; -1 in a pause.
        void end(int result, int routine, int site, std::int64_t begin, std::int64_t end)
        {
            if (is_on_) [[unlikely]]
                end_followed(result, routine, site, begin, end);
        }

    private:
        [[gnu::noinline, gnu::cold]] void begin()
        {
            if constexpr (is_message<Call> && requires { call_.status; })
                if (call_.status == MPI_STATUS_IGNORE)
                    call_.status = &own_;
            if constexpr (Call::is(attributes::completes_requests)) {
                call_.keep();
                held_.emplace(all_.pending_, call_.requests());
            }
            if constexpr (cancels<Call>)
                all_.cancel(call_.requests()[0]);
            if constexpr (Call::is(attributes::frees_handle) && Call::has_requests)
                all_.pending_.take(call_.requests()[0]);
        }

        [[gnu::noinline, gnu::cold]] void end_followed(int result, int routine, int site, std::int64_t begin,
                                                       std::int64_t end)
        {
            const place at = {routine, site, Call::is(attributes::waits) && routine >= 0 ? begin : 0};
            if constexpr (Call::is(attributes::completes_requests))
                complete(at, end);
            else if constexpr (Call::is(attributes::starts_requests))
                start(result, at, begin);
            else if constexpr (is_message<Call> || is_collective<Call> || is_partitioned<Call>)
                post(result, at, begin, end);
        }

        void complete(const place &at, std::int64_t end)
        {
            constexpr bool is_any = requires { call_.outcount; };
            for (const bindery::completed_operation &done : call_.completed()) {
                auto found = held_->of(done);
                if (!found)
                    continue;
                for (int i = 0; i < found->count; ++i)
                    end_operation(found->rows[i], found->all[i], &done.status, at, end, true, is_any);
                if (found->is_persistent) {
                    found->rows[0] = found->rows[1] = -1;
                    all_.pending_.put(done.request, *found);
                }
            }
        }

        void start(int result, const place &at, std::int64_t begin)
        {
            for (const MPI_Request request : call_.requests())
                if (auto found = all_.pending_.take(request)) {
                    for (int i = 0; i < found->count; ++i)
                        if (result == MPI_SUCCESS)
                            found->rows[i] = add_operation(found->all[i], at, begin);
                        else
                            distrust(found->all[i].comm);
                    all_.pending_.put(request, *found);
                }
        }

        void post(int result, const place &at, std::int64_t begin, std::int64_t end)
        {
            if constexpr (is_probe<Call> && requires { call_.flag; })
                if (result == MPI_SUCCESS && (!Call::has_new_handle || !*call_.flag))
                    return;
            if (result != MPI_SUCCESS) {
                distrust(identity_of(call_.communicator()));
                return;
            }
            operations found = operations_of(call_);
            if (found.count == 0)
                return;
            if constexpr (Call::has_requests) {
                found.is_persistent = Call::is(attributes::persistent);
                for (int i = 0; !found.is_persistent && i < found.count; ++i)
                    found.rows[i] = add_operation(found.all[i], at, begin);
                all_.pending_.put(call_.requests()[0], found);
            } else {
                for (int i = 0; i < found.count; ++i) {
                    const MPI_Status *status = nullptr;
                    if constexpr (is_message<Call> && requires { call_.status; }) {
                        call_.status->MPI_ERROR = MPI_SUCCESS;
                        status = call_.status;
                    }
                    const int row = add_operation(found.all[i], at, begin);
                    end_operation(row, found.all[i], status, at, end, false, false);
                }
            }
        }

        wait_recorder &all_;
        Call &call_;
        const bool is_on_;
        std::conditional_t<is_message<Call>, MPI_Status, char> own_;
        struct none {};
        std::conditional_t<Call::is(attributes::completes_requests), std::optional<bindery::pending<operations>::held>,
                           none>
            held_;
    };

    // A call inside of another one, as from a callback: it is not recorded, so
    // that the order of its messages is not known.
    template <class Call>
    static void miss(Call &call)
    {
        if constexpr (is_message<Call> || is_collective<Call>)
            if (follows_waits)
                distrust(identity_of(call.communicator()));
    }

private:
    void cancel(MPI_Request request)
    {
        if (const auto found = pending_.get(request))
            for (int i = 0; i < found->count; ++i)
                if (found->all[i].kind == sent)
                    distrust(found->all[i].comm);
    }

    bindery::pending<operations> pending_;
};

}  // namespace profile
