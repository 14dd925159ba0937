// Sends and receives (MPI 5.0, 3.2, 3.4, 3.7, 3.9).
#include "point-to-point.h"

#include "requests/receive.h"
#include "requests/send.h"

namespace solo {
namespace {

constexpr const char *nobody_receives = "no receive is posted for this message, so the call would never return; post "
                                        "the receive first, or use a nonblocking send";
constexpr const char *too_large_to_copy =
    "no receive is posted for this message, which is too large to be copied; post the receive first, use MPI_Isend, "
    "or raise BINDERY_SOLO_EAGER_SIZE";

// Wait until a receive has taken the message. Only several threads can wait; one alone is refused, and nothing is left behind.
[[gnu::noinline]] void send_and_wait(locked_section &section, Comm &comm, const send_args &sent)
{
    Send_request pending(&comm, sent);
    post_send(section, comm, pending);
    try {
        section.wait_until([&] { return pending.is_complete; },
                           sent.how == mode::standard ? too_large_to_copy : nobody_receives);
    } catch (...) {
        pending.cancel(section);
        throw;
    }
}

// The shortest way: one process, one thread, and a receive that waits. False: nothing was done.
SOLO_HOT bool hand_over_alone(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
                              mode how)
{
    if (dest != comm_rank || !unlocked_section::is_possible()) [[unlikely]]
        return false;
    const send_args sent = check_send(buf, count, datatype, dest, tag, how);
    posted_receive *const pending = comm.queues->take_matching(tag);
    if (pending == nullptr) [[unlikely]]
        return false;
    unlocked_section section;
    copy_to_receive(section, comm, sent, static_cast<Receive_request &>(*pending));
    return true;
}

[[gnu::noinline]] void send_slow_path(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag,
                                      Comm &comm, mode how)
{
    const send_args sent = check_send(buf, count, datatype, dest, tag, how);
    if (dest == MPI_PROC_NULL)
        return;
    locked_section section;
    if (!try_send(section, comm, sent, false))
        send_and_wait(section, comm, sent);
}

SOLO_HOT void send(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm, mode how)
{
    if (!hand_over_alone(buf, count, datatype, dest, tag, comm, how)) [[unlikely]]
        send_slow_path(buf, count, datatype, dest, tag, comm, how);
}

[[gnu::noinline]] MPI_Request isend_slow_path(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag,
                                              Comm &comm, mode how)
{
    const send_args sent = check_send(buf, count, datatype, dest, tag, how);
    if (dest == MPI_PROC_NULL)
        return completed_request();
    locked_section section;
    if (try_send(section, comm, sent, true)) {
        const MPI_Request complete = completed_request();
        section.deferred.add(event_kind::request_completed, complete, MPI_ANY_SOURCE, MPI_ANY_TAG, 0);
        return complete;
    }
    new_request pending(std::make_unique<Send_request>(&comm, sent));
    post_send(section, comm, *pending);
    return pending.commit();
}

SOLO_HOT void isend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm, mode how,
                    MPI_Request *request)
{
    if (hand_over_alone(buf, count, datatype, dest, tag, comm, how)) [[likely]]
        *request = completed_request();
    else
        *request = isend_slow_path(buf, count, datatype, dest, tag, comm, how);
}

void send_init(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm, mode how,
               MPI_Request *request)
{
    const guard held;
    auto created = std::make_unique<Send_request>(&comm, check_send(buf, count, datatype, dest, tag, how));
    created->is_persistent = true;
    created->is_active = false;
    created->is_proc_null = dest == MPI_PROC_NULL;
    *request = to_handle(std::move(created));
}

[[gnu::noinline]] void wait_and_receive(locked_section &section, Comm &comm, const receive_args &args,
                                        MPI_Status *status)
{
    Receive_request pending(&comm, args);
    receive_or_post(section, comm, pending);
    try {
        section.wait_until([&] { return pending.is_complete; }, nobody_sends);
    } catch (...) {
        pending.cancel(section);
        throw;
    }
    set_status(status, pending.arrived);
    if (pending.failed)
        throw failure(*pending.failed);
}

[[gnu::noinline]] MPI_Request irecv_slow_path(void *buf, MPI_Count count, Datatype &datatype, int source, int tag,
                                              Comm &comm)
{
    const receive_args args = check_receive(buf, count, datatype, source, tag);
    if (source == MPI_PROC_NULL)
        return completed_proc_null_receive();
    locked_section section;
    Receive_request &pending = can_reuse_receive() ? reuse_receive(comm, args) : new_receive(comm, args);
    try {
        receive_or_post(section, comm, pending);
    } catch (...) {
        recycle(pending);
        throw;
    }
    return handle_to<Request>(pending);
}

}  // namespace

SOLO_HOT void Send(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm)
{
    send(buf, count, datatype, dest, tag, comm, mode::standard);
}

void Ssend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm)
{
    send(buf, count, datatype, dest, tag, comm, mode::synchronous);
}

void Rsend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm)
{
    send(buf, count, datatype, dest, tag, comm, mode::ready);
}

void Bsend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm)
{
    send(buf, count, datatype, dest, tag, comm, mode::buffered);
}

SOLO_HOT void Isend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
                    MPI_Request *request)
{
    isend(buf, count, datatype, dest, tag, comm, mode::standard, request);
}

void Issend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm, MPI_Request *request)
{
    isend(buf, count, datatype, dest, tag, comm, mode::synchronous, request);
}

void Irsend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm, MPI_Request *request)
{
    isend(buf, count, datatype, dest, tag, comm, mode::ready, request);
}

void Ibsend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm, MPI_Request *request)
{
    isend(buf, count, datatype, dest, tag, comm, mode::buffered, request);
}

void Send_init(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
               MPI_Request *request)
{
    send_init(buf, count, datatype, dest, tag, comm, mode::standard, request);
}

void Ssend_init(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
                MPI_Request *request)
{
    send_init(buf, count, datatype, dest, tag, comm, mode::synchronous, request);
}

void Rsend_init(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
                MPI_Request *request)
{
    send_init(buf, count, datatype, dest, tag, comm, mode::ready, request);
}

void Bsend_init(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
                MPI_Request *request)
{
    send_init(buf, count, datatype, dest, tag, comm, mode::buffered, request);
}

SOLO_HOT void Recv(void *buf, MPI_Count count, Datatype &datatype, int source, int tag, Comm &comm, MPI_Status *status)
{
    const receive_args args = check_receive(buf, count, datatype, source, tag);
    if (source == MPI_PROC_NULL) [[unlikely]]
        return set_status(status, proc_null_info());
    locked_section section;
    unexpected_message *const message = comm.queues->find(tag);
    if (message == nullptr) [[unlikely]]
        return wait_and_receive(section, comm, args, status);
    completion_info info;
    const bool fits = receive_message(section, &comm, *message, args, info);
    set_status(status, info);
    if (!fits) [[unlikely]]
        throw failure(truncated);
}

SOLO_HOT void Irecv(void *buf, MPI_Count count, Datatype &datatype, int source, int tag, Comm &comm,
                    MPI_Request *request)
{
    const bool is_from_somewhere = source == comm_rank || source == MPI_ANY_SOURCE;
    if (is_from_somewhere && unlocked_section::is_possible() && can_reuse_receive() &&
        comm.queues->find(tag) == nullptr) [[likely]] {
        const receive_args args = check_receive(buf, count, datatype, comm_rank, tag);
        Receive_request &pending = reuse_receive(comm, args);
        try {
            post<unlocked_section>(comm, pending);
        } catch (...) {
            recycle(pending);
            throw;
        }
        *request = handle_to<Request>(pending);
        return;
    }
    *request = irecv_slow_path(buf, count, datatype, source, tag, comm);
}

void Recv_init(void *buf, MPI_Count count, Datatype &datatype, int source, int tag, Comm &comm, MPI_Request *request)
{
    const guard held;
    auto created = std::make_unique<Receive_request>(&comm, check_receive(buf, count, datatype, source, tag));
    created->is_persistent = true;
    created->is_active = false;
    created->is_proc_null = source == MPI_PROC_NULL;
    *request = to_handle(std::move(created));
}

}  // namespace solo

#include "point-to-point_glue.h"
