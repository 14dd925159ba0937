#include "messages/message.h"

#include "core/slab.h"
#include "messages/send_buffer.h"

#include <atomic>

namespace solo {
namespace {

constinit slab<unexpected_message, 64> messages;
std::atomic<unexpected_message *> dropped;  // chained by `next`

}  // namespace

void *unexpected_message::operator new(std::size_t)
{
    if (dropped.load(std::memory_order_relaxed) != nullptr) [[unlikely]]
        free_discarded();
    return messages.allocate();
}

void unexpected_message::operator delete(void *memory) noexcept { messages.deallocate(memory); }

void discard(unexpected_message &done) noexcept
{
    if (done.buffer)  // else it has no place there
        done.buffer->release(done);
    delete &done;
}

void drop(unexpected_message &done) noexcept
{
    if (!locking_on.load(std::memory_order_relaxed))
        return discard(done);
    done.next = dropped.load(std::memory_order_relaxed);
    while (!dropped.compare_exchange_weak(done.next, &done, std::memory_order_release, std::memory_order_relaxed)) {}
}

void free_discarded() noexcept
{
    unexpected_message *first = dropped.exchange(nullptr, std::memory_order_acquire);
    while (first != nullptr) {
        unexpected_message *const next = first->next;
        discard(*first);
        first = next;
    }
}

owned_message copied_message(const void *data, MPI_Count count, const Datatype &datatype, int tag, MPI_Count bytes)
{
    owned_message message(new unexpected_message);
    message->tag = tag;
    message->bytes = bytes;
    char *place = message->payload;
    if (bytes > unexpected_message::room_for) {
        message->memory = storage(static_cast<std::size_t>(bytes));
        place = message->memory.data();
    }
    pack_all(data, count, datatype, bytes, place);
    message->data = place;
    return message;
}

owned_message packed_message(storage packed, MPI_Count bytes, int tag)
{
    owned_message message(new unexpected_message);
    message->tag = tag;
    message->bytes = bytes;
    message->memory = std::move(packed);
    message->data = message->memory.data();
    return message;
}

}  // namespace solo
