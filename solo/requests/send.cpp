#include "requests/send.h"

#include "requests/pool.h"
#include "requests/send_buffer.h"

namespace solo {
namespace {

pool<sizeof(Send_request)> sends;

void put(work &now, Comm &comm, message &sent)
{
    comm.box->add(sent);
    announce(now, event_kind::message_arrived, comm, sent.tag, sent.bytes);
    guard::tell();
}

}  // namespace

void *Send_request::operator new(std::size_t) { return sends.take(); }

void Send_request::operator delete(void *memory) noexcept { sends.give(memory); }

std::size_t eager_size(const Comm &comm)
{
    const long long own = comm.eager_size.load(std::memory_order_relaxed);
    return own < 0 ? setting.eager_size.load(std::memory_order_relaxed) : static_cast<std::size_t>(own);
}

// An error of a receive whose request the user has freed cannot be told to him in any other way than through the sender.
template <typename Work>
void end_too_long(Work &now, Receive_request &receive)
{
    const bool nobody_is_told = receive.is_freed;
    if (!nobody_is_told)
        receive.failed = std::make_unique<failure>(too_long);
    part_done(now, receive);
    if (nobody_is_told)
        throw failure(too_long);
}

template void end_too_long(work &, Receive_request &);
template void end_too_long(alone &, Receive_request &);

void announce_both(work &now, Comm &comm, const outgoing &sent)
{
    announce(now, event_kind::message_arrived, comm, sent.tag, sent.bytes);
    announce(now, event_kind::message_matched, comm, sent.tag, sent.bytes);
}

bool copy_now(work &now, Comm &comm, const outgoing &sent)
{
    message *copy = nullptr;
    if (sent.how == mode::standard && static_cast<std::size_t>(sent.bytes) <= eager_size(comm))
        copy = copied_message(sent.buffer, sent.count, *sent.datatype, sent.tag, sent.bytes);
    else if (sent.how == mode::buffered)
        copy = buffered_message(comm, sent);
    else if (sent.how == mode::ready)
        fail_call(MPI_ERR_OTHER, "no matching receive is posted, which the ready mode demands");
    else
        return false;
    put(now, comm, *copy);
    return true;
}

void send_later(work &now, Comm &comm, Send_request &request)
{
    auto *const made = new message;
    const outgoing &sent = request.sent;
    made->tag = sent.tag;
    made->bytes = sent.bytes;
    made->sender = &request;
    made->datatype = sent.datatype;
    made->data = sent.buffer;
    made->count = sent.count;
    request.waiting = made;
    count_as_pending();
    put(now, comm, *made);
}

void send_packed(work &now, Comm &comm, storage packed, MPI_Count bytes, int tag)
{
    if (posted_receive *const waiting = comm.box->take_receive(tag)) {
        Datatype &byte = *look_up<Datatype>(MPI_BYTE);
        hand_over(now, comm, {packed.data(), bytes, &byte, bytes, tag, mode::standard}, static_cast<Receive_request &>(*waiting));
    } else {
        put(now, comm, *packed_message(std::move(packed), bytes, tag));
    }
}

void sent_at_last(work &now, Send_request &request)
{
    request.waiting = nullptr;
    Receive_request *const partner = std::exchange(request.partner, nullptr);
    complete(now, request);
    if (partner != nullptr)
        part_done(now, *partner);
}

void withdraw(message &waiting) noexcept
{
    waiting.box->remove(waiting);
    discard(waiting);
}

void Send_request::start(work &now)
{
    is_complete = false;
    failed.reset();
    arrived = delivery();
    if (goes_nowhere || send_now(now, *comm, sent)) {
        count_as_pending();
        complete(now, *this);
    } else {
        send_later(now, *comm, *this);
    }
}

// A message that a matched probe has taken is no longer in a mailbox: it is too late.
void Send_request::cancel(work &now)
{
    if (waiting == nullptr || waiting->box == nullptr)
        return;
    withdraw(*waiting);
    arrived.is_cancelled = true;
    sent_at_last(now, *this);
}

}  // namespace solo
