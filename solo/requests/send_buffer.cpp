#include "requests/send_buffer.h"

namespace solo {
namespace {

// Offset of a gap of so many bytes between the pieces, the first that is large enough; -1: none.
MPI_Count gap_of(const send_buffer &buffer, MPI_Count bytes)
{
    MPI_Count offset = 0;
    for (const auto &[begin, length] : buffer.pieces) {
        if (begin - offset >= bytes)
            return offset;
        offset = begin + length;
    }
    return buffer.size - offset >= bytes ? offset : -1;
}

}  // namespace

std::shared_ptr<send_buffer> &buffer_of_process()
{
    static auto &attached = *new std::shared_ptr<send_buffer>;  // never destroyed: threads may send until the very end
    return attached;
}

void send_buffer::take_place(message &made, const outgoing &sent)
{
    MPI_Count needed;
    if (__builtin_add_overflow(sent.bytes, MPI_Count{MPI_BSEND_OVERHEAD}, &needed) || (!is_automatic() && size - used < needed))
        fail_call(MPI_ERR_BUFFER, "the buffer that is attached has no room for another message of this size");
    const MPI_Count offset = is_automatic() ? -1 : gap_of(*this, needed);
    char *place = nullptr;
    if (offset >= 0) {
        place = begin + offset;
    } else {
        made.memory = storage(static_cast<std::size_t>(sent.bytes));
        place = made.memory.data();
    }
    pack_all(sent.buffer, sent.count, *sent.datatype, sent.bytes, place);
    made.data = place;
    if (offset >= 0)
        pieces.emplace(offset, needed);
    made.place_in_buffer = offset;
    made.reserved = needed;
    made.number_in_buffer = next_number++;
    used += needed;
    ++waiting;
}

void send_buffer::free_place(const message &done) noexcept
{
    if (done.place_in_buffer >= 0)
        pieces.erase(done.place_in_buffer);
    used -= done.reserved;
    if (--waiting == 0)
        guard::tell();  // MPI_Buffer_detach may wait for it
    std::erase_if(flushes, [&done](flush &f) {
        if (done.number_in_buffer >= f.bound || --f.waiting != 0)
            return false;
        complete_quietly(*f.request);
        return true;
    });
}

void send_buffer::tell_when_empty(Request &request)
{
    count_as_pending();
    if (waiting == 0)
        complete_quietly(request);
    else
        flushes.push_back({next_number, waiting, &request});
}

void send_buffer::forget(const Request &request) noexcept
{
    std::erase_if(flushes, [&request](const flush &f) { return f.request == &request; });
    uncount_pending();
}

message *buffered_message(Comm &comm, const outgoing &sent)
{
    std::shared_ptr<send_buffer> used = comm.buffer;
    if (!used && comm.session)
        used = comm.session->buffer;
    if (!used)
        used = buffer_of_process();
    if (!used)
        fail_call(MPI_ERR_BUFFER, "no buffer is attached; call MPI_Buffer_attach first");
    std::unique_ptr<message> made(new message);
    made->tag = sent.tag;
    made->bytes = sent.bytes;
    used->take_place(*made, sent);
    made->buffer = std::move(used);
    return made.release();
}

}  // namespace solo
