#include "requests/send.h"

#include "core/slab.h"
#include "messages/send_buffer.h"

namespace solo {
namespace {

constinit slab<Send_request, 64> sends;

}  // namespace

void *Send_request::operator new(std::size_t) { return sends.allocate(); }

void Send_request::operator delete(void *memory) noexcept { sends.deallocate(memory); }

std::size_t eager_size(const Comm &comm)
{
    const long long own = comm.eager_size.load(std::memory_order_relaxed);
    return own < 0 ? setting.eager_size.load(std::memory_order_relaxed) : static_cast<std::size_t>(own);
}

// A freed receive has nobody to report truncation to; report it to the sender.
template <typename Section>
void complete_truncated(Section &section, Receive_request &receive)
{
    const bool nobody_is_told = receive.is_freed;
    if (!nobody_is_told)
        receive.failed = truncated;
    complete_part(section, receive);
    if (nobody_is_told)
        throw failure(truncated);
}

template void complete_truncated(locked_section &, Receive_request &);
template void complete_truncated(unlocked_section &, Receive_request &);

void defer_arrival_and_match(locked_section &section, Comm &comm, const send_args &sent)
{
    defer_message_event(section, event_kind::message_arrived, comm, sent.tag, sent.bytes);
    defer_message_event(section, event_kind::message_matched, comm, sent.tag, sent.bytes);
}

unexpected_message &put(locked_section &section, Comm &comm, owned_message sent)
{
    comm.queues->add(*sent);
    defer_message_event(section, event_kind::message_arrived, comm, sent->tag, sent->bytes);
    guard::notify();
    return *sent.release();
}

// In the buffer that the communicator uses: its own, that of its session, or that of the process.
static owned_message buffered_message(Comm &comm, const send_args &sent)
{
    std::shared_ptr<send_buffer> used = comm.buffer;
    if (!used && comm.session)
        used = comm.session->buffer;
    if (!used)
        used = buffer_of_process();
    if (!used)
        fail_call(MPI_ERR_BUFFER, "no buffer is attached; call MPI_Buffer_attach first");
    owned_message message(new unexpected_message);
    message->tag = sent.tag;
    message->bytes = sent.bytes;
    used->reserve(*message, sent.buffer, sent.count, *sent.datatype);
    message->buffer = std::move(used);
    return message;
}

owned_message copy_of(Comm &comm, const send_args &sent, bool may_keep)
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

bool try_copy(locked_section &section, Comm &comm, const send_args &sent, bool may_keep)
{
    owned_message copy = copy_of(comm, sent, may_keep);
    if (!copy)
        return false;
    put(section, comm, std::move(copy));
    return true;
}

void post_send(locked_section &section, Comm &comm, Send_request &request)
{
    owned_message message(new unexpected_message);
    const send_args &sent = request.sent;
    message->tag = sent.tag;
    message->bytes = sent.bytes;
    message->sender = &request;
    message->datatype = sent.datatype;
    message->data = sent.buffer;
    message->count = sent.count;
    request.waiting = &put(section, comm, std::move(message));
    count_pending();
}

void complete_send(locked_section &section, Send_request &request)
{
    request.waiting = nullptr;
    Receive_request *const partner = std::exchange(request.partner, nullptr);
    complete(section, request);
    if (partner != nullptr)
        complete_part(section, *partner);
}

void retract(unexpected_message &waiting) noexcept
{
    waiting.queues->remove(waiting);
    discard(waiting);
}

void Send_request::start(locked_section &section)
{
    is_complete = false;
    failed.reset();
    arrived = completion_info();
    if (is_proc_null || try_send(section, *comm, sent, true)) {
        count_pending();
        complete(section, *this);
    } else {
        post_send(section, *comm, *this);
    }
}

// A message taken by a matched probe is no longer queued: too late to cancel.
void Send_request::cancel(locked_section &section)
{
    if (waiting == nullptr || waiting->queues == nullptr)
        return;
    retract(*waiting);
    arrived.is_cancelled = true;
    complete_send(section, *this);
}

}  // namespace solo
