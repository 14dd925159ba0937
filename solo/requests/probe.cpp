// Probes, and receives of what a probe has matched (MPI 5.0, 3.8).
#include "point-to-point.h"
#include "requests/receive.h"
#include "requests/send.h"

namespace solo {
namespace {

constexpr const char *nobody_sends = "no message has been sent that matches, so the call would never return";

// False: from MPI_PROC_NULL, whose message is always there.
bool check_probe(int source, int tag)
{
    if (source != comm_rank && source != MPI_ANY_SOURCE)
        check_source(source, "source");
    if (tag < 0 && tag != MPI_ANY_TAG)
        refuse_tag("tag");
    return source != MPI_PROC_NULL;
}

completion_info described(const unexpected_message &found) { return {comm_rank, found.tag, found.bytes, false}; }

// Take a message out of its match_queues, for the user to receive by a handle.
MPI_Message take(locked_section &section, Comm &comm, unexpected_message &found)
{
    auto made = std::make_unique<Message>(&comm, nullptr);
    assign_handle(*made);
    comm.queues->remove(found);
    defer_message_event(section, event_kind::message_matched, comm, found.tag, found.bytes);
    made->taken = &found;
    return handle_to<Message>(*made.release());
}

// What a handle stands for; null: a message of MPI_PROC_NULL, and the handle is freed.
Message *matched_by(MPI_Message *handle)
{
    Message &matched = find<Message>(*handle, "message");
    if (&matched != &no_proc_message())
        return &matched;
    *handle = MPI_MESSAGE_NULL;
    return nullptr;
}

// The message has been received, so its handle is freed.
void end_matched(Message &matched, MPI_Message *handle)
{
    matched.taken = nullptr;
    *handle = MPI_MESSAGE_NULL;
    release_handle(matched);
}

}  // namespace

void Probe(int source, int tag, Comm &comm, MPI_Status *status)
{
    if (!check_probe(source, tag))
        return set_status(status, proc_null_info());
    locked_section section;
    unexpected_message *found = nullptr;
    section.wait_until([&] { return (found = comm.queues->find(tag)) != nullptr; }, nobody_sends);
    set_status(status, described(*found));
}

void Iprobe(int source, int tag, Comm &comm, int *flag, MPI_Status *status)
{
    *flag = true;
    if (!check_probe(source, tag))
        return set_status(status, proc_null_info());
    const locked_section section;
    const unexpected_message *const found = comm.queues->find(tag);
    *flag = found != nullptr;
    if (found != nullptr)
        set_status(status, described(*found));
}

void Mprobe(int source, int tag, Comm &comm, MPI_Message *message, MPI_Status *status)
{
    if (!check_probe(source, tag)) {
        *message = MPI_MESSAGE_NO_PROC;
        return set_status(status, proc_null_info());
    }
    locked_section section;
    struct unexpected_message *found = nullptr;
    section.wait_until([&] { return (found = comm.queues->find(tag)) != nullptr; }, nobody_sends);
    *message = take(section, comm, *found);
    set_status(status, described(*found));
}

void Improbe(int source, int tag, Comm &comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    if (!check_probe(source, tag)) {
        *flag = true;
        *message = MPI_MESSAGE_NO_PROC;
        return set_status(status, proc_null_info());
    }
    locked_section section;
    struct unexpected_message *const found = comm.queues->find(tag);
    *flag = found != nullptr;
    if (found == nullptr)
        return;
    *message = take(section, comm, *found);
    set_status(status, described(*found));
}

void Mrecv(void *buf, MPI_Count count, Datatype &datatype, MPI_Message *message, MPI_Status *status)
{
    const receive_args wanted = check_receive(buf, count, datatype, comm_rank, 0);
    locked_section section;
    Message *const matched = matched_by(message);
    if (matched == nullptr)
        return set_status(status, proc_null_info());
    completion_info what;
    const bool fits = receive_message(section, nullptr, *matched->taken, wanted, what);
    const kept<Comm> comm = std::move(matched->comm);
    end_matched(*matched, message);
    set_status(status, what);
    if (!fits)
        throw raised_on(truncated, comm.get());
}

void Imrecv(void *buf, MPI_Count count, Datatype &datatype, MPI_Message *message, MPI_Request *request)
{
    const receive_args wanted = check_receive(buf, count, datatype, comm_rank, 0);
    locked_section section;
    Message *const matched = matched_by(message);
    if (matched == nullptr) {
        *request = completed_proc_null_receive();
        return;
    }
    new_request receive(std::make_unique<Receive_request>(matched->comm.get(), wanted));
    const bool fits = receive_message(section, nullptr, *matched->taken, wanted, receive->arrived);
    end_matched(*matched, message);
    count_pending();
    if (!fits)
        receive->failed = truncated;
    complete_part(section, *receive);
    *request = receive.commit();
}

}  // namespace solo
