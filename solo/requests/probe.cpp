// Probes, and receives of what a probe has matched (MPI 5.0, 3.8).
#include "point-to-point.h"
#include "requests/message.h"
#include "requests/receive.h"
#include "requests/send.h"

namespace solo {
namespace {

// False: MPI_PROC_NULL, from which a message is always available.
bool check_probe(int source, int tag)
{
    if (source != comm_rank && source != MPI_ANY_SOURCE)
        check_source(source, "source");
    if (tag < 0 && tag != MPI_ANY_TAG)
        refuse_tag("tag");
    return source != MPI_PROC_NULL;
}

completion_info info_of(const unexpected_message &arrived) { return {comm_rank, arrived.tag, arrived.bytes, false}; }

// Take a message out of the queues and give it a handle.
MPI_Message take_matched(locked_section &section, Comm &comm, unexpected_message &arrived)
{
    auto object = std::make_unique<Message>(&comm, nullptr);
    assign_handle(*object);
    comm.queues->remove(arrived);
    defer_message_event(section, event_kind::message_matched, comm, arrived.tag, arrived.bytes);
    object->matched = &arrived;
    return handle_to<Message>(*object.release());
}

// The message of a handle; null for MPI_MESSAGE_NO_PROC, whose handle is set to null.
Message *find_matched(MPI_Message *handle)
{
    Message &matched = find<Message>(*handle, "message");
    if (&matched != &no_proc_message())
        return &matched;
    *handle = MPI_MESSAGE_NULL;
    return nullptr;
}

// The message has been received, so its handle is freed.
void free_matched(Message &matched, MPI_Message *handle)
{
    matched.matched = nullptr;
    *handle = MPI_MESSAGE_NULL;
    release_handle(matched);
}

}  // namespace

void Probe(int source, int tag, Comm &comm, MPI_Status *status)
{
    if (!check_probe(source, tag))
        return set_status(status, proc_null_info());
    locked_section section;
    unexpected_message *arrived = nullptr;
    section.wait_until([&] { return (arrived = comm.queues->find(tag)) != nullptr; }, nobody_sends);
    set_status(status, info_of(*arrived));
}

void Iprobe(int source, int tag, Comm &comm, int *flag, MPI_Status *status)
{
    *flag = true;
    if (!check_probe(source, tag))
        return set_status(status, proc_null_info());
    const locked_section section;
    const unexpected_message *const arrived = comm.queues->find(tag);
    *flag = arrived != nullptr;
    if (arrived != nullptr)
        set_status(status, info_of(*arrived));
}

void Mprobe(int source, int tag, Comm &comm, MPI_Message *message, MPI_Status *status)
{
    if (!check_probe(source, tag)) {
        *message = MPI_MESSAGE_NO_PROC;
        return set_status(status, proc_null_info());
    }
    locked_section section;
    struct unexpected_message *arrived = nullptr;
    section.wait_until([&] { return (arrived = comm.queues->find(tag)) != nullptr; }, nobody_sends);
    *message = take_matched(section, comm, *arrived);
    set_status(status, info_of(*arrived));
}

void Improbe(int source, int tag, Comm &comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    if (!check_probe(source, tag)) {
        *flag = true;
        *message = MPI_MESSAGE_NO_PROC;
        return set_status(status, proc_null_info());
    }
    locked_section section;
    struct unexpected_message *const arrived = comm.queues->find(tag);
    *flag = arrived != nullptr;
    if (arrived == nullptr)
        return;
    *message = take_matched(section, comm, *arrived);
    set_status(status, info_of(*arrived));
}

void Mrecv(void *buf, MPI_Count count, Datatype &datatype, MPI_Message *message, MPI_Status *status)
{
    const receive_args args = check_receive(buf, count, datatype, comm_rank, 0);
    locked_section section;
    Message *const matched = find_matched(message);
    if (matched == nullptr)
        return set_status(status, proc_null_info());
    completion_info info;
    const bool fits = receive_message(section, nullptr, *matched->matched, args, info);
    const ref<Comm> comm = std::move(matched->comm);
    free_matched(*matched, message);
    set_status(status, info);
    if (!fits)
        throw raised_on(truncated, comm.get());
}

void Imrecv(void *buf, MPI_Count count, Datatype &datatype, MPI_Message *message, MPI_Request *request)
{
    const receive_args args = check_receive(buf, count, datatype, comm_rank, 0);
    locked_section section;
    Message *const matched = find_matched(message);
    if (matched == nullptr) {
        *request = completed_proc_null_receive();
        return;
    }
    new_request receive(std::make_unique<Receive_request>(matched->comm.get(), args));
    const bool fits = receive_message(section, nullptr, *matched->matched, args, receive->arrived);
    free_matched(*matched, message);
    count_pending();
    if (!fits)
        receive->failed = truncated;
    complete_part(section, *receive);
    *request = receive.commit();
}

}  // namespace solo
