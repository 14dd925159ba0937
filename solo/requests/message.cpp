#include "requests/message.h"

#include "requests/pool.h"
#include "requests/send_buffer.h"

#include <atomic>

namespace solo {
namespace {

constinit pool<sizeof(message)> messages;
std::atomic<message *> dropped;  // chained by `next`
Message *no_process;

}  // namespace

void *message::operator new(std::size_t)
{
    if (dropped.load(std::memory_order_relaxed) != nullptr) [[unlikely]]
        free_dropped();
    return messages.take();
}

void message::operator delete(void *memory) noexcept { messages.give(memory); }

void discard(message &done) noexcept
{
    if (done.buffer)  // else it has no place there
        done.buffer->free_place(done);
    delete &done;
}

void drop(message &done) noexcept
{
    if (!is_multiple.load(std::memory_order_relaxed))
        return discard(done);
    done.next = dropped.load(std::memory_order_relaxed);
    while (!dropped.compare_exchange_weak(done.next, &done, std::memory_order_release, std::memory_order_relaxed)) {}
}

void free_dropped() noexcept
{
    message *first = dropped.exchange(nullptr, std::memory_order_acquire);
    while (first != nullptr) {
        message *const next = first->next;
        discard(*first);
        first = next;
    }
}

owned_message copied_message(const void *data, MPI_Count count, const Datatype &datatype, int tag, MPI_Count bytes)
{
    owned_message made(new message);
    made->tag = tag;
    made->bytes = bytes;
    char *place = made->room;
    if (bytes > message::room_for) {
        made->memory = storage(static_cast<std::size_t>(bytes));
        place = made->memory.data();
    }
    pack_all(data, count, datatype, bytes, place);
    made->data = place;
    return made;
}

owned_message packed_message(storage packed, MPI_Count bytes, int tag)
{
    owned_message made(new message);
    made->tag = tag;
    made->bytes = bytes;
    made->memory = std::move(packed);
    made->data = made->memory.data();
    return made;
}

Message::~Message()
{
    if (taken != nullptr)
        discard(*taken);
}

void set_up_messages()
{
    no_process = new Message(nullptr, nullptr);
    publish_as(*no_process, reinterpret_cast<std::uintptr_t>(MPI_MESSAGE_NO_PROC));
}

Message &message_of_no_process() { return *no_process; }

}  // namespace solo
