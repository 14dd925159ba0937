#include "observed_call.hpp"

#include "call_site.hpp"
#include "recorder.hpp"
#include "threads.hpp"
#include "waits.hpp"

#include <bindery/detail/enter.hpp>
#include <bindery/pending.hpp>

namespace profile {

namespace {

[[gnu::tls_model("initial-exec")]] thread_local constinit int depth = 0;
[[gnu::tls_model("initial-exec")]] thread_local constinit bool is_known_thread = false;

// The message that a persistent send sends at each start.
struct persistent_send {
    int rank;
    number bytes;
};

constinit bindery::detail::no_destructor<bindery::pending<persistent_send>> persistent;

}  // namespace

bool is_recording()
{
    if (!data) [[unlikely]]
        open_region();
    if (!activity.load(std::memory_order_relaxed))
        return false;
    if (!is_known_thread) [[unlikely]] {
        is_known_thread = true;
        enter_thread();
    }
    return true;
}

inside_call::inside_call() : is_outermost_(depth++ == 0) {}
inside_call::~inside_call() { --depth; }

bool observed_call::begin(const void *const *caller)
{
    if (depth > 0 || !is_recording()) [[unlikely]] {
        if (follows_waits)
            miss(*this);
        return false;
    }
    ++depth;
    is_inside_ = true;
    if (!is_world_known.load(std::memory_order_relaxed) && !(done.routine.flags & startup))
        find_world();
    if (is_paused()) [[unlikely]] {
        is_paused_ = true;
        done.begin = bindery::now();
        return true;
    }
    done.site = call_site::find_at(caller);
    done.row = row_of_call(done.routine);
    done.path = path_of_call();
    done.begin = bindery::now();
    enter_call(done.row + 1, done.site, done.begin, partners);
    return true;
}

bool observed_call::returned(int given)
{
    done.end = bindery::now();
    result = given;
    leave();
    return given == MPI_SUCCESS && (!is_paused_ || follows_waits) && activity.load(std::memory_order_relaxed);
}

void observed_call::leave()
{
    --depth;
    is_inside_ = false;
    leave_call();
}

// The messages of a call that succeeded.
[[gnu::always_inline]] inline void observed_call::deliver(const bindery::identity &on) const
{
    const routine_facts routine = done.routine;
    if (routine.is(has_send_peer) && !routine.is(is_persistent) && to != MPI_PROC_NULL)
        record(delivery{int(world_rank(on, to)), routine.is(is_remote_access) ? put : message, 1, done.sent});
    if (routine.is(has_receive_peer) && routine.is(is_remote_access) && from != MPI_PROC_NULL)
        record(delivery{int(world_rank(on, from)), get, 1, done.received});
}

void observed_call::end()
{
    if (follows_waits) [[unlikely]]
        follow(*this);
    // Not what comes after the end of the run, as the end of the last session, nor what begins or ends in a pause.
    const auto now = activity.load(std::memory_order_relaxed);
    if (now == inactive || is_paused_ || is_paused() || load(&header::finalize_time)) [[unlikely]]
        return;
    const bindery::identity *const object = result == MPI_SUCCESS ? on() : nullptr;
    if (now == tracing) [[unlikely]]
        trace(object);
    done.is_transfer = done.routine.flags & is_transfer;
    if (result != MPI_SUCCESS || !done.is_transfer)
        done.sent = done.received = 0;
    if (object) {
        done.comm_class = size_class(*object);
        if (done.routine.is(has_send_peer | has_receive_peer))
            deliver(*object);
    }
    if (done.routine.is(starts_persistent) && result == MPI_SUCCESS)
        deliver_started();
    record(done);
}

void observed_call::deliver_started()
{
    for (int i = 0; i < request_count; ++i)
        if (const auto send = persistent.value.get(requests[i])) {
            record(delivery{send->rank, message, 1, send->bytes});
            done.sent += send->bytes;
            done.is_transfer = true;
        }
}

void observed_call::trace(const bindery::identity *on) const
{
    trace_row row = {thread_id(), done.row, done.site, done.begin, done.end};
    if (result == MPI_SUCCESS && (done.routine.flags & is_transfer)) {
        row.sent = done.sent;
        row.received = done.received;
    }
    if (on && done.routine.is(has_send_peer))
        row.to = world_rank(*on, to);
    if (on && done.routine.is(has_receive_peer))
        row.source = world_rank(*on, done.routine.is(has_send_peer) ? from : source);
    record(row);
}

void forget_request(MPI_Request request)
{
    persistent.value.take(request);
    if (follows_waits) [[unlikely]]
        forget_operation(request);
}

void remember_persistent(const seen_call &seen, number bytes)
{
    if (const bindery::identity *const on = seen.on(); on && seen.to != MPI_PROC_NULL)
        persistent.value.replace(seen.requests[0], {int(world_rank(*on, seen.to)), bytes});
}

}  // namespace profile
