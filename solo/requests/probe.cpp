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

// The message that a handle stands for; null: of MPI_PROC_NULL. The handle is freed, the communicator kept.
message *taken_by(MPI_Message *handle, kept<Comm> &comm)
{
    Message &matched = find<Message>(*handle, "message");
    *handle = MPI_MESSAGE_NULL;
    if (&matched == &message_of_no_process())
        return nullptr;
    message *const taken = std::exchange(matched.taken, nullptr);
    comm = std::move(matched.comm);
    close(matched);
    return taken;
}

}  // namespace

void Probe(int source, int tag, Comm &comm, MPI_Status *status)
{
    if (!check_probe(source, tag))
        return fill(status, from_null());
    work now;
    message *found = nullptr;
    now.held.wait_until([&] { return (found = comm.box->find(tag)) != nullptr; }, nobody_sends);
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
    now.held.wait_until([&] { return (found = comm.box->find(tag)) != nullptr; }, nobody_sends);
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
    kept<Comm> comm;
    work now;
    struct message *const taken = taken_by(message, comm);
    if (taken == nullptr)
        return fill(status, from_null());
    delivery what;
    const bool fits = take_in(now, *taken, wanted, what);
    fill(status, what);
    if (!fits)
        throw raised_on(too_long, comm.get());
}

void Imrecv(void *buf, MPI_Count count, Datatype &datatype, MPI_Message *message, MPI_Request *request)
{
    const incoming wanted = check_receive(buf, count, datatype, comm_rank, 0);
    kept<Comm> comm;
    work now;
    struct message *const taken = taken_by(message, comm);
    if (taken == nullptr) {
        *request = completed_receive_from_null();
        return;
    }
    auto made = std::make_unique<Receive_request>(comm.get(), wanted);
    Receive_request &receive = *made;
    *request = hand_out(std::move(made));
    count_as_pending();
    if (!take_in(now, *taken, wanted, receive.arrived))
        receive.failed = std::make_unique<failure>(too_long);
    part_done(now, receive);
}

}  // namespace solo
