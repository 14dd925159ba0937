#include "requests/receive.h"

#include "core/slab.h"
#include "requests/send.h"

namespace solo {
namespace {

constinit slab<Receive_request, 64> receives;

}  // namespace

const failure truncated{MPI_ERR_TRUNCATE, nullptr,
                        "a message is longer than the buffer of the receive that it matches"};

void *Receive_request::operator new(std::size_t) { return receives.allocate(); }

void Receive_request::operator delete(void *memory) noexcept { receives.deallocate(memory); }

posted_receive *recycled_receives;

Receive_request &new_receive(Comm &comm, const receive_args &args)
{
    auto request = std::make_unique<Receive_request>(&comm, args);
    request->is_recycled = true;
    assign_handle(*request);
    return *request.release();
}

bool receive_message(locked_section &section, Comm *comm, unexpected_message &message, const recv_buffer &into,
                     completion_info &info)
{
    const MPI_Count moved = std::min(message.bytes, into.bytes);
    if (message.datatype == nullptr)
        unpack_all(message.data, moved, into.buffer, into.count, *into.datatype);
    else
        move_all(message.data, message.count, *message.datatype, moved, into.buffer, into.count, *into.datatype);
    info = {comm_rank, message.tag, moved, false};
    if (comm != nullptr) {
        comm->queues->remove(message);
        defer_message_event(section, event_kind::message_matched, *comm, message.tag, message.bytes);
    }
    const bool fits = message.bytes == moved;
    Send_request *const sender = message.sender;
    discard(message);
    if (sender != nullptr)
        complete_send(section, *sender);
    return fits;
}

void receive(locked_section &section, Comm &comm, Receive_request &request, unexpected_message &message)
{
    const bool fits = receive_message(section, &comm, message, request.into, request.arrived);
    count_pending();
    if (!fits)
        request.failed = truncated;
    complete_part(section, request);
}

void Receive_request::start(locked_section &section)
{
    is_complete = false;
    parts = 1;
    failed.reset();
    arrived = proc_null_info();
    if (is_proc_null) {
        count_pending();
        complete(section, *this);
    } else {
        arrived = completion_info();
        receive_or_post(section, *comm, *this);
    }
}

void Receive_request::cancel(locked_section &section)
{
    if (is_exchange)
        fail(MPI_ERR_REQUEST, "request", "is of MPI_Isendrecv, which cannot be cancelled");
    if (!is_posted)
        return;
    comm->queues->remove(*this);
    arrived = completion_info();
    arrived.is_cancelled = true;
    complete_part(section, *this);
}

}  // namespace solo
