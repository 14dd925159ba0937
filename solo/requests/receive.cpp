#include "requests/receive.h"

#include "requests/pool.h"
#include "requests/send.h"

namespace solo {
namespace {

constinit pool<sizeof(Receive_request)> receives;

}  // namespace

const failure too_long{MPI_ERR_TRUNCATE, nullptr, "a message is longer than the buffer of the receive that it matches"};

void *Receive_request::operator new(std::size_t) { return receives.take(); }

void Receive_request::operator delete(void *memory) noexcept { receives.give(memory); }

posted_receive *resting_receives;

Receive_request &make_receive(Comm &comm, const incoming &wanted)
{
    auto made = std::make_unique<Receive_request>(&comm, wanted);
    made->rests = true;
    publish(*made);
    return *made.release();
}

bool take_in(work &now, Comm *comm, message &taken, const room &wanted, delivery &what)
{
    const MPI_Count moved = std::min(taken.bytes, wanted.bytes);
    if (taken.datatype == nullptr)
        unpack_all(taken.data, moved, wanted.buffer, wanted.count, *wanted.datatype);
    else
        move_all(taken.data, taken.count, *taken.datatype, moved, wanted.buffer, wanted.count, *wanted.datatype);
    what = {comm_rank, taken.tag, moved, false};
    if (comm != nullptr) {
        comm->box->remove(taken);
        announce(now, event_kind::message_matched, *comm, taken.tag, taken.bytes);
    }
    const bool fits = taken.bytes == moved;
    Send_request *const sender = taken.sender;
    discard(taken);
    if (sender != nullptr)
        sent_at_last(now, *sender);
    return fits;
}

void receive(work &now, Comm &comm, Receive_request &request, message &found)
{
    const bool fits = take_in(now, &comm, found, request.wanted, request.arrived);
    count_as_pending();
    if (!fits)
        request.failed = too_long;
    part_done(now, request);
}

void Receive_request::start(work &now)
{
    is_complete = false;
    parts = 1;
    failed.reset();
    arrived = from_null();
    if (comes_from_nowhere) {
        count_as_pending();
        complete(now, *this);
    } else {
        arrived = delivery();
        receive_or_post(now, *comm, *this);
    }
}

void Receive_request::cancel(work &now)
{
    if (is_exchange)
        fail(MPI_ERR_REQUEST, "request", "is of MPI_Isendrecv, which cannot be cancelled");
    if (!is_posted)
        return;
    comm->box->remove(*this);
    arrived = delivery();
    arrived.is_cancelled = true;
    part_done(now, *this);
}

}  // namespace solo
