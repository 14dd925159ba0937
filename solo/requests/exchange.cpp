// Send and receive in one (MPI 5.0, 3.11). The receive is begun first, so that a message to oneself needs no room in between.
#include "point-to-point.h"
#include "requests/receive.h"
#include "requests/send.h"

#include <optional>

namespace solo {
namespace {

constexpr const char *never_ends =
    "the message that is sent, or the one that is received, has no counterpart, so the call would never return";

struct both {
    outgoing sent;
    incoming wanted;
    bool is_sent, is_received;  // not to or from MPI_PROC_NULL
};

both check_both(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, int dest, int sendtag, void *recvbuf,
                MPI_Count recvcount, Datatype &recvtype, int source, int recvtag)
{
    const both checked{
        check_send(sendbuf, sendcount, sendtype, dest, sendtag, mode::standard, "sendbuf", "sendtype", "sendtag"),
        check_receive(recvbuf, recvcount, recvtype, source, recvtag, "recvbuf", "recvtype", "recvtag"),
        dest != MPI_PROC_NULL,
        source != MPI_PROC_NULL,
    };
    const bool is_same = reinterpret_cast<std::intptr_t>(sendbuf) + sendtype.true_lower
        == reinterpret_cast<std::intptr_t>(recvbuf) + recvtype.true_lower;
    if (is_same && checked.sent.bytes != 0 && checked.wanted.bytes != 0)
        fail(MPI_ERR_BUFFER, "recvbuf", "is the same as sendbuf; call MPI_Sendrecv_replace for that");
    return checked;
}

both check_replace(void *buf, MPI_Count count, Datatype &datatype, int dest, int sendtag, int source, int recvtag)
{
    return {
        check_send(buf, count, datatype, dest, sendtag, mode::standard, "buf", "datatype", "sendtag"),
        check_receive(buf, count, datatype, source, recvtag, "buf", "datatype", "recvtag"),
        dest != MPI_PROC_NULL,
        source != MPI_PROC_NULL,
    };
}

storage packed_data(const outgoing &sent)
{
    storage packed(static_cast<std::size_t>(sent.bytes));
    pack_all(sent.buffer, sent.count, *sent.datatype, sent.bytes, packed.data());
    return packed;
}

void begin_receive(work &now, Comm &comm, Receive_request &receive, bool is_received)
{
    if (is_received) {
        receive_or_post(now, comm, receive);
    } else {
        count_as_pending();
        receive.arrived = from_null();
        part_done(now, receive);
    }
}

// `begin_send` sends, or makes a request that waits to be received.
template <typename Begin>
void exchange(work &now, Comm &comm, const both &what, MPI_Status *status, Begin &&begin_send)
{
    Receive_request receive(&comm, what.wanted);
    std::optional<Send_request> send;
    try {
        begin_receive(now, comm, receive, what.is_received);
        if (what.is_sent)
            begin_send(send);
        now.held.wait_until([&] { return receive.is_complete && (!send || send->is_complete); }, never_ends);
    } catch (...) {
        receive.cancel(now);
        if (send)
            send->cancel(now);
        throw;
    }
    fill(status, receive.arrived);
    if (receive.failed)
        throw failure(*receive.failed);
}

// The same without waiting: the receive's request is complete when the message has been received, too.
template <typename Begin>
void begin_exchange(work &now, Comm &comm, const both &what, MPI_Request *request, Begin &&begin_send)
{
    auto made = std::make_unique<Receive_request>(&comm, what.wanted);
    Receive_request &receive = *made;
    receive.is_exchange = true;
    receive.parts = 2;
    const MPI_Request handle = hand_out(std::move(made));
    begin_receive(now, comm, receive, what.is_received);
    if (!what.is_sent || begin_send(receive))
        part_done(now, receive);
    *request = handle;
}

}  // namespace

void Sendrecv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, int dest, int sendtag, void *recvbuf,
              MPI_Count recvcount, Datatype &recvtype, int source, int recvtag, Comm &comm, MPI_Status *status)
{
    const both what = check_both(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag);
    work now;
    exchange(now, comm, what, status, [&](std::optional<Send_request> &waiting) {
        if (!send_now(now, comm, what.sent))
            send_later(now, comm, waiting.emplace(&comm, what.sent));
    });
}

void Sendrecv_replace(void *buf, MPI_Count count, Datatype &datatype, int dest, int sendtag, int source, int recvtag, Comm &comm,
                      MPI_Status *status)
{
    const both what = check_replace(buf, count, datatype, dest, sendtag, source, recvtag);
    storage packed = what.is_sent ? packed_data(what.sent) : storage();
    work now;
    exchange(now, comm, what, status, [&](std::optional<Send_request> &) {
        send_packed(now, comm, std::move(packed), what.sent.bytes, sendtag);
    });
}

void Isendrecv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, int dest, int sendtag, void *recvbuf,
               MPI_Count recvcount, Datatype &recvtype, int source, int recvtag, Comm &comm, MPI_Request *request)
{
    const both what = check_both(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag);
    work now;
    begin_exchange(now, comm, what, request, [&](Receive_request &receive) {
        if (send_now(now, comm, what.sent))
            return true;
        auto *const waiting = new Send_request(&comm, what.sent);
        waiting->partner = &receive;
        waiting->is_freed = true;   // nobody else has it
        send_later(now, comm, *waiting);
        return false;
    });
}

void Isendrecv_replace(void *buf, MPI_Count count, Datatype &datatype, int dest, int sendtag, int source, int recvtag, Comm &comm,
                       MPI_Request *request)
{
    const both what = check_replace(buf, count, datatype, dest, sendtag, source, recvtag);
    storage packed = what.is_sent ? packed_data(what.sent) : storage();
    work now;
    begin_exchange(now, comm, what, request, [&](Receive_request &) {
        send_packed(now, comm, std::move(packed), what.sent.bytes, sendtag);
        return true;
    });
}

}  // namespace solo
