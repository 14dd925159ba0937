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

delivery described(const message &found) { return {comm_rank, found.tag, found.bytes, false}; }

// Take a message out of its mailbox, for the user to receive by a handle.
MPI_Message take(work &now, Comm &comm, message &found)
{
    auto made = std::make_unique<Message>(&comm, nullptr);
    publish(*made);
    comm.box->remove(found);
    announce(now, event_kind::message_matched, comm, found.tag, found.bytes);
    made->taken = &found;
    return handle_to<Message>(*made.release());
}

// What a handle stands for; null: a message of MPI_PROC_NULL, and the handle is freed.
Message *matched_by(MPI_Message *handle)
{
    Message &matched = find<Message>(*handle, "message");
    if (&matched != &message_of_no_process())
        return &matched;
    *handle = MPI_MESSAGE_NULL;
    return nullptr;
}

// The message has been received, so its handle is freed.
void end_matched(Message &matched, MPI_Message *handle)
{
    matched.taken = nullptr;
    *handle = MPI_MESSAGE_NULL;
    close(matched);
}

}  // namespace

void Probe(int source, int tag, Comm &comm, MPI_Status *status)
{
    if (!check_probe(source, tag))
        return fill(status, from_null());
    work now;
    message *found = nullptr;
    now.wait_until([&] { return (found = comm.box->find(tag)) != nullptr; }, nobody_sends);
    fill(status, described(*found));
}

void Iprobe(int source, int tag, Comm &comm, int *flag, MPI_Status *status)
{
    *flag = true;
    if (!check_probe(source, tag))
        return fill(status, from_null());
    const work now;
    const message *const found = comm.box->find(tag);
    *flag = found != nullptr;
    if (found != nullptr)
        fill(status, described(*found));
}

void Mprobe(int source, int tag, Comm &comm, MPI_Message *message, MPI_Status *status)
{
    if (!check_probe(source, tag)) {
        *message = MPI_MESSAGE_NO_PROC;
        return fill(status, from_null());
    }
    work now;
    struct message *found = nullptr;
    now.wait_until([&] { return (found = comm.box->find(tag)) != nullptr; }, nobody_sends);
    *message = take(now, comm, *found);
    fill(status, described(*found));
}

void Improbe(int source, int tag, Comm &comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    if (!check_probe(source, tag)) {
        *flag = true;
        *message = MPI_MESSAGE_NO_PROC;
        return fill(status, from_null());
    }
    work now;
    struct message *const found = comm.box->find(tag);
    *flag = found != nullptr;
    if (found == nullptr)
        return;
    *message = take(now, comm, *found);
    fill(status, described(*found));
}

void Mrecv(void *buf, MPI_Count count, Datatype &datatype, MPI_Message *message, MPI_Status *status)
{
    const incoming wanted = check_receive(buf, count, datatype, comm_rank, 0);
    work now;
    Message *const matched = matched_by(message);
    if (matched == nullptr)
        return fill(status, from_null());
    delivery what;
    const bool fits = take_in(now, nullptr, *matched->taken, wanted, what);
    const kept<Comm> comm = std::move(matched->comm);
    end_matched(*matched, message);
    fill(status, what);
    if (!fits)
        throw raised_on(too_long, comm.get());
}

void Imrecv(void *buf, MPI_Count count, Datatype &datatype, MPI_Message *message, MPI_Request *request)
{
    const incoming wanted = check_receive(buf, count, datatype, comm_rank, 0);
    work now;
    Message *const matched = matched_by(message);
    if (matched == nullptr) {
        *request = completed_receive_from_null();
        return;
    }
    new_request receive(std::make_unique<Receive_request>(matched->comm.get(), wanted));
    const bool fits = take_in(now, nullptr, *matched->taken, wanted, receive->arrived);
    end_matched(*matched, message);
    count_as_pending();
    if (!fits)
        receive->failed = too_long;
    part_done(now, *receive);
    *request = receive.begun();
}

}  // namespace solo
