#include "requests/receive.h"

#include "requests/pool.h"
#include "requests/send.h"

namespace solo {
namespace {

pool<sizeof(Receive_request)> receives;

}  // namespace

const failure too_long{MPI_ERR_TRUNCATE, nullptr, "a message is longer than the buffer of the receive that it matches"};

void *Receive_request::operator new(std::size_t) { return receives.take(); }

void Receive_request::operator delete(void *memory) noexcept { receives.give(memory); }

incoming check_receive(void *buffer, MPI_Count count, Datatype &datatype, int source, int tag, const char *buffer_name,
                       const char *datatype_name, const char *tag_name)
{
    if (source != comm_rank && source != MPI_ANY_SOURCE) [[unlikely]]
        check_source(source, "source");
    if (tag < 0 && tag != MPI_ANY_TAG) [[unlikely]]
        refuse_tag(tag_name);
    return {buffer, count, &datatype, check_data(buffer, count, datatype, buffer_name, datatype_name), tag};
}

bool take_in(work &now, message &taken, const incoming &wanted, delivery &what)
{
    const MPI_Count moved = std::min(taken.bytes, wanted.bytes);
    if (taken.datatype == nullptr)
        unpack_all(taken.data, moved, wanted.buffer, wanted.count, *wanted.datatype);
    else
        move_all(taken.data, taken.count, *taken.datatype, moved, wanted.buffer, wanted.count, *wanted.datatype);
    what = {comm_rank, taken.tag, moved, false};
    const bool fits = taken.bytes == moved;
    Send_request *const sender = taken.sender;
    discard(taken);
    if (sender != nullptr)
        sent_at_last(now, *sender);
    return fits;
}

void part_done(work &now, Receive_request &request)
{
    if (--request.parts == 0)
        complete(now, request);
}

void receive_or_post(work &now, Comm &comm, Receive_request &request)
{
    count_as_pending();
    message *const found = comm.box->find(request.wanted.tag);
    if (found == nullptr) {
        comm.box->post(request);
        return;
    }
    comm.box->remove(*found);
    announce(now, event_kind::message_matched, comm, found->tag, found->bytes);
    if (!take_in(now, *found, request.wanted, request.arrived))
        request.failed = std::make_unique<failure>(too_long);
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
    arrived.is_cancelled = true;
    part_done(now, *this);
}

}  // namespace solo
