#include "messages/send_buffer.h"

#include <cstring>
#include <vector>

namespace solo {
namespace {

// Offset of a gap of so many bytes between the pieces, the first that is large enough; -1: none.
MPI_Count find_gap(const send_buffer &buffer, MPI_Count bytes)
{
    MPI_Count offset = 0;
    for (const auto &[begin, piece] : buffer.pieces) {
        if (begin - offset >= bytes)
            return offset;
        offset = begin + piece->bytes;
    }
    return buffer.size - offset >= bytes ? offset : -1;
}

}  // namespace

std::shared_ptr<send_buffer> &buffer_of_process()
{
    static auto &attached = *new std::shared_ptr<send_buffer>;  // never destroyed: threads may send until the very end
    return attached;
}

void send_buffer::reserve(unexpected_message &message, const void *data, MPI_Count count, const Datatype &datatype)
{
    const MPI_Count bytes = message.bytes;
    if (!is_automatic() && size - used < bytes)
        fail_call(MPI_ERR_BUFFER, "the buffer that is attached has no space for another message of this size");
    const MPI_Count offset = is_automatic() || bytes == 0 ? -1 : find_gap(*this, bytes);
    char *place = nullptr;
    if (offset >= 0) {
        place = begin + offset;
    } else {
        message.memory = storage(static_cast<std::size_t>(bytes));
        place = message.memory.data();
    }
    pack_all(data, count, datatype, bytes, place);
    message.data = place;
    if (offset >= 0)
        pieces.emplace(offset, &message);
    message.buffer_offset = offset;
    message.reserved = bytes;
    message.epoch = epoch;
    used += bytes;
}

void send_buffer::release(const unexpected_message &done) noexcept
{
    if (done.epoch != epoch)
        return;
    if (done.buffer_offset >= 0)
        pieces.erase(done.buffer_offset);
    used -= done.reserved;
}

void send_buffer::move_out()
{
    std::vector<storage> copies;
    copies.reserve(pieces.size());
    for (const auto &[offset, piece] : pieces)
        std::memcpy(copies.emplace_back(static_cast<std::size_t>(piece->bytes)).data(), piece->data,
                    static_cast<std::size_t>(piece->bytes));
    auto copy = copies.begin();
    for (const auto &[offset, piece] : pieces) {
        piece->memory = std::move(*copy++);
        piece->data = piece->memory.data();
    }
    pieces.clear();
    used = 0;
    ++epoch;
}

}  // namespace solo
