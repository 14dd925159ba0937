#include "waits.hpp"

#include "threads.hpp"

#include <bindery/detail/enter.hpp>

#include <algorithm>

BND_TOOL_REFERENCE(PMPI_Test_cancelled)

namespace profile {

namespace {

// The call that starts an operation, or waits for it.
struct place {
    int routine = -1, site = -1;  // rows
    std::int64_t begin = 0;       // 0: it does not wait, or is not recorded
};

constinit bindery::detail::no_destructor<bindery::pending<operations>> pending_operations;

// A new row, or -1.
int add_operation(const operation &started, const place &at, std::int64_t post)
{
    const std::lock_guard lock(data_lock);
    const number row = data->dropped_operations ? -1 : add_row(operation_table);
    if (row < 0) {
        ++data->dropped_operations;
        return -1;
    }
    rows<operation_row>(operation_table)[row] = {started.kind,
                                                 started.comm,
                                                 started.peer,
                                                 started.tag,
                                                 std::int32_t(thread_id()),
                                                 is_open,
                                                 at.routine,
                                                 at.site,
                                                 -1,
                                                 -1,
                                                 post,
                                                 0,
                                                 0};
    return int(row);
}

// It is complete. status: of a message that was received.
void end_operation(int row, const operation &started, const MPI_Status *status, const place &at, std::int64_t end,
                   bool is_request, bool is_any)
{
    if (status && status->MPI_ERROR != MPI_SUCCESS)
        distrust(started.comm);
    if (row < 0)
        return;
    int cancelled = 0, peer = started.peer, tag = started.tag;
    if (status && (started.kind == received || started.kind == probed)) {
        if (is_request)
            BND_TOOL_CALL(Test_cancelled)(status, &cancelled);  // a blocking call need not say it
        if (!cancelled) {
            peer = peer == any_source ? int(world_rank(*started.on, status->MPI_SOURCE)) : peer;
            tag = status->MPI_TAG;
        }
    }
    auto &done = rows<operation_row>(operation_table)[row];
    const std::lock_guard lock(data_lock);
    done.peer = peer;
    done.tag = tag;
    done.flags = (cancelled ? is_cancelled : 0) | (is_any ? waits_for_any : 0);
    done.wait_routine = at.routine;
    done.wait_site = at.site;
    done.begin = at.begin;
    done.end = end;
}

operation_kind collective_kind(const seen_call &seen, int rank)
{
    const routine_facts routine = seen.done.routine;
    if (rank < 0 || routine.is(is_neighborly))
        return not_known;
    if (routine.is(needs_all))
        return for_all;
    if (!routine.is(has_root))
        return for_lower;
    if (seen.done.received == 0)
        return for_nobody;
    return seen.root == rank ? for_others : for_root;
}

// The operations of a call that succeeded.
operations operations_of(const seen_call &seen)
{
    operations found;
    const routine_facts routine = seen.done.routine;
    const bindery::identity *const on = seen.on();
    if (!on)
        return found;
    const int row = row_of(*on);
    const auto rank_of = [&](int rank) { return int(world_rank(*on, rank)); };
    if (routine.is(moves_message)) {
        if (routine.is(has_send_peer) && seen.to != MPI_PROC_NULL)
            found.add({sent, row, rank_of(seen.to), seen.send_tag});
        if ((routine.is(has_receive_peer) || !routine.is(has_send_peer)) && seen.from != MPI_PROC_NULL)
            found.add({routine.is(probes) && !routine.is(extracts_message) ? probed : received, row,
                       seen.from == MPI_ANY_SOURCE ? any_source : rank_of(seen.from),
                       seen.receive_tag == MPI_ANY_TAG ? any_tag : seen.receive_tag,
                       bindery::detail::identities<>.find(seen.kind, seen.handle)});
    } else if (routine.is(needs_nobody)) {
        found.add({alone, -1});
    } else if (routine.is(is_together)) {
        found.add({collective_kind(seen, rank_in(row)), row, routine.is(has_root) ? rank_of(seen.root) : outside});
    } else {
        const int peer = routine.is(has_send_peer) ? seen.to : seen.from;
        if (peer != MPI_PROC_NULL)
            found.add({not_known, row});
    }
    return found;
}

place place_of(const seen_call &seen)
{
    const bool waits = seen.done.routine.is(waits_for_others) && seen.done.row >= 0;
    return {seen.done.row, seen.done.site, waits ? seen.done.begin : 0};
}

// By its identity alone: whether the handle is right is not known.
void distrust_object(const seen_call &seen)
{
    const auto on = bindery::detail::identities<>.seen(seen.kind, seen.handle);
    distrust(on ? row_of(*on) : -1);
}

void start(const seen_call &seen, const place &at)
{
    auto &pending = pending_operations.value;
    for (int r = 0; r < seen.request_count; ++r)
        if (auto found = pending.take(seen.requests[r])) {
            for (int i = 0; i < found->count; ++i)
                if (seen.result == MPI_SUCCESS)
                    found->rows[i] = add_operation(found->all[i], at, seen.done.begin);
                else
                    distrust(found->all[i].comm);
            pending.replace(seen.requests[r], *found);
        }
}

void post(const seen_call &seen, const place &at)
{
    if (seen.result != MPI_SUCCESS) {
        distrust_object(seen);
        return;
    }
    if (seen.flag && (!seen.done.routine.is(extracts_message) || !*seen.flag))
        return;
    operations found = operations_of(seen);
    if (found.count == 0)
        return;
    if (seen.requests) {
        found.is_persistent = seen.done.routine.is(is_persistent);
        for (int i = 0; !found.is_persistent && i < found.count; ++i)
            found.rows[i] = add_operation(found.all[i], at, seen.done.begin);
        if (found.is_persistent)
            pending_operations.value.replace(seen.requests[0], found);
        else
            pending_operations.value.put(seen.requests[0], found);
        return;
    }
    if (seen.status)
        seen.status->MPI_ERROR = MPI_SUCCESS;
    for (int i = 0; i < found.count; ++i) {
        const int row = add_operation(found.all[i], at, seen.done.begin);
        end_operation(row, found.all[i], seen.status, at, seen.done.end, false, false);
    }
}

}  // namespace

followed_requests::followed_requests(bindery::array<const MPI_Request> requests)
    : held_(pending_operations.value, requests)
{
}

followed_requests::~followed_requests() = default;

void followed_requests::complete(bindery::array<const bindery::completed_operation> done, const seen_call &seen,
                                 bool is_any)
{
    for (const bindery::completed_operation &operation : done) {
        auto found = held_.of(operation);
        if (!found)
            continue;
        for (int i = 0; i < found->count; ++i)
            end_operation(found->rows[i], found->all[i], &operation.status, place_of(seen), seen.done.end, true,
                          is_any);
        if (found->is_persistent) {
            found->rows[0] = found->rows[1] = -1;
            pending_operations.value.replace(operation.request, *found);
        }
    }
}

void follow(const seen_call &seen)
{
    if (seen.done.routine.is(starts_persistent))
        start(seen, place_of(seen));
    else if (seen.done.routine.is(moves_message | is_together | has_partitions | needs_nobody))
        post(seen, place_of(seen));
}

void miss(const seen_call &seen)
{
    if (seen.done.routine.is(moves_message | is_together))
        distrust_object(seen);
}

void forget_operation(MPI_Request request) { pending_operations.value.take(request); }

void cancel_operation(MPI_Request request)
{
    if (const auto found = pending_operations.value.get(request))
        for (int i = 0; i < found->count; ++i)
            if (found->all[i].kind == sent)
                distrust(found->all[i].comm);
}

}  // namespace profile
