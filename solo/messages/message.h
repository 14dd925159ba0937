// Messages that have been sent and not yet received.
#ifndef SOLO_MESSAGES_MESSAGE_H
#define SOLO_MESSAGES_MESSAGE_H

#include "core/memory.h"
#include "core/section.h"
#include "core/state.h"
#include "datatypes/datatype.h"

#include <cstring>
#include <memory>

namespace solo {

struct match_queues;
struct send_buffer;
struct Send_request;

// The data is in the message itself, in memory of the library or in an attached buffer, packed; or still with the waiting
// sender.
struct unexpected_message {
    unexpected_message *previous = nullptr;  // of the same tag
    unexpected_message *next = nullptr;
    unexpected_message *older = nullptr;  // of the same match_queues
    unexpected_message *newer = nullptr;
    match_queues *queues = nullptr;      // in which it is; null: a matched probe has taken it
    Send_request *sender = nullptr;      // who waits for it to be received
    const Datatype *datatype = nullptr;  // of data still with the sender; null: packed
    const void *data = nullptr;
    MPI_Count count = 0;  // of the datatype
    MPI_Count bytes = 0;
    int tag = 0;
    MPI_Count reserved = 0;               // bytes of the buffer below
    MPI_Count buffer_offset = -1;         // where in the user's memory; -1: in ours
    std::uint64_t epoch = 0;              // of that buffer, when the place was taken
    std::shared_ptr<send_buffer> buffer;  // attached by the user
    storage memory;
    static constexpr MPI_Count room_for = 64;
    char payload[room_for];

    unexpected_message() {}  // the payload is not initialised
    static void *operator new(std::size_t bytes);
    static void operator delete(void *memory) noexcept;
};

// Free a message that is not queued, and its space in an attached buffer.
void discard(unexpected_message &done) noexcept;
// As discard(), without the lock: freed at the next allocation.
void drop(unexpected_message &done) noexcept;
void free_discarded() noexcept;  // under the lock

struct discarding {
    void operator()(unexpected_message *done) const noexcept { discard(*done); }
};
using owned_message = std::unique_ptr<unexpected_message, discarding>;

// A message with a packed copy of the data, not yet queued.
owned_message copied_message(const void *data, MPI_Count count, const Datatype &datatype, int tag, MPI_Count bytes);
// One that owns data that is packed already.
owned_message packed_message(storage packed, MPI_Count bytes, int tag);

// Put the packed data of a user's elements at `packed`, or the other way round; bytes from the beginning.
inline void pack_all(const void *data, MPI_Count count, const Datatype &datatype, MPI_Count bytes, void *packed)
{
    if (!datatype.is_contiguous)
        return pack_bytes(data, count, datatype, 0, bytes, packed);
    if (bytes != 0)
        std::memcpy(packed, static_cast<const char *>(data) + datatype.true_lower, static_cast<std::size_t>(bytes));
    count_copied(bytes);
}

template <typename Section = locked_section>
inline void unpack_all(const void *packed, MPI_Count bytes, void *data, MPI_Count count, const Datatype &datatype)
{
    if (!datatype.is_contiguous)
        return unpack_bytes(packed, bytes, 0, data, count, datatype);
    if (bytes != 0)
        std::memcpy(static_cast<char *>(data) + datatype.true_lower, packed, static_cast<std::size_t>(bytes));
    if (Section::is_instrumented())
        count_copied(bytes);
}

// Move data from a sender's elements to a receiver's; as much as both have.
template <typename Section = locked_section>
inline void move_all(const void *from, MPI_Count from_count, const Datatype &from_type, MPI_Count bytes, void *to,
                     MPI_Count to_count, const Datatype &to_type)
{
    if (from_type.is_contiguous)
        unpack_all<Section>(static_cast<const char *>(from) + from_type.true_lower, bytes, to, to_count, to_type);
    else
        transfer(from, from_count, from_type, to, to_count, to_type);
}

}  // namespace solo

#endif
