#include "requests/send.h"

#include "requests/pool.h"
#include "requests/send_buffer.h"

namespace solo {
namespace {

constinit pool<sizeof(Send_request)> sends;

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
        receive.failed = too_long;
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

message &put(work &now, Comm &comm, owned_message sent)
{
    comm.box->add(*sent);
    announce(now, event_kind::message_arrived, comm, sent->tag, sent->bytes);
    guard::tell();
    return *sent.release();
}

owned_message copy_of(Comm &comm, const outgoing &sent, bool may_keep)
{
    if (sent.how == mode::buffered)
        return buffered_message(comm, sent);
    if (sent.how == mode::ready)
        fail_call(MPI_ERR_OTHER, "no matching receive is posted, which the ready mode demands");
    if (sent.how == mode::synchronous || static_cast<std::size_t>(sent.bytes) > eager_size(comm))
        return nullptr;
    try {
        return copied_message(sent.buffer, sent.count, *sent.datatype, sent.tag, sent.bytes);
    } catch (...) {
        if (!may_keep)
            throw;
        return nullptr;
    }
}

bool copy_now(work &now, Comm &comm, const outgoing &sent, bool may_keep)
{
    owned_message copy = copy_of(comm, sent, may_keep);
    if (!copy)
        return false;
    put(now, comm, std::move(copy));
    return true;
}

void send_later(work &now, Comm &comm, Send_request &request)
{
    owned_message made(new message);
    const outgoing &sent = request.sent;
    made->tag = sent.tag;
    made->bytes = sent.bytes;
    made->sender = &request;
    made->datatype = sent.datatype;
    made->data = sent.buffer;
    made->count = sent.count;
    request.waiting = &put(now, comm, std::move(made));
    count_as_pending();
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
    if (goes_nowhere || send_now(now, *comm, sent, true)) {
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
