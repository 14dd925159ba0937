// How a message leaves (MPI 5.0, 3.4). A receive that waits gets the data at once; else a standard send copies up to eager_size
// bytes, and what is longer stays with the sender until a receive takes it.
#ifndef SOLO_REQUESTS_SEND_H
#define SOLO_REQUESTS_SEND_H

#include "messages/match_queues.h"
#include "requests/receive.h"

#include <algorithm>

namespace solo {

enum class mode { standard, synchronous, ready, buffered };

// The arguments of a send to this process, checked. The caller's, except for the datatype, whose lifetime the holder cares for.
struct send_args {
    const void *buffer;
    MPI_Count count;
    Datatype *datatype;
    MPI_Count bytes;
    int tag;
    mode how;
};

inline send_args check_send(const void *buffer, MPI_Count count, Datatype &datatype, int dest, int tag, mode how,
                            const char *buffer_name = "buf", const char *datatype_name = "datatype",
                            const char *tag_name = "tag")
{
    if (dest != comm_rank) [[unlikely]]
        check_rank(dest, "dest");
    if (tag < 0) [[unlikely]]
        refuse_tag(tag_name);
    return {buffer, count, &datatype, check_data(buffer, count, datatype, buffer_name, datatype_name), tag, how};
}

// A send whose data stays with the user until a receive takes it, or a persistent one.
struct Send_request final : Request {
    Send_request(Comm *on, const send_args &arguments) : Request(on), sent(arguments), datatype(arguments.datatype) {}
    static void *operator new(std::size_t bytes);
    static void operator delete(void *memory) noexcept;
    void start(locked_section &) override;
    void cancel(locked_section &) override;

    send_args sent;
    ref<Datatype> datatype;
    unexpected_message *waiting = nullptr;  // while no receive has taken it
    Receive_request *partner = nullptr;     // the other half of MPI_Isendrecv
    bool is_proc_null = false;              // to MPI_PROC_NULL
};

// Bytes up to which a send on the communicator is copied when no receive waits.
std::size_t eager_size(const Comm &comm);

inline void defer_message_event(locked_section &section, event_kind what, Comm &comm, int tag, MPI_Count bytes)
{
    if (is_instrumented()) {
        if (what == event_kind::message_arrived)
            measure.messages.fetch_add(1, std::memory_order_relaxed);
        section.deferred.add(what, reinterpret_cast<void *>(comm.handle_bits()), comm_rank, tag, bytes);
    }
}

// Give the data to a receive that has waited.
void defer_arrival_and_match(locked_section &section, Comm &comm,
                             const send_args &sent);  // that the message has arrived, and has been matched
template <typename Section>
void complete_truncated(Section &section, Receive_request &receive);
template <typename Section>
SOLO_HOT void copy_to_receive(Section &section, Comm &comm, const send_args &sent, Receive_request &receive)
{
    if constexpr (std::is_same_v<Section, locked_section>)
        if (Section::is_instrumented())
            defer_arrival_and_match(section, comm, sent);
    const recv_buffer &into = receive.into;
    const MPI_Count moved = std::min(sent.bytes, into.bytes);
    try {
        move_all<Section>(sent.buffer, sent.count, *sent.datatype, moved, into.buffer, into.count, *into.datatype);
    } catch (...) {
        comm.queues->put_back(receive);
        throw;
    }
    receive.arrived = {comm_rank, sent.tag, moved, false};
    if (moved < sent.bytes) [[unlikely]]
        return complete_truncated(section, receive);
    complete_part(section, receive);
}

// Under the lock. Hand the message over, or copy it; false: neither, the sender has to keep the data (post_send).
// Ready mode without a receive and buffered mode without buffer space are refused. Of a standard send for whose copy there is no memory,
// a sender that may keep the data does.
owned_message copy_of(Comm &comm, const send_args &sent, bool may_keep);                   // null: to be kept
bool try_copy(locked_section &section, Comm &comm, const send_args &sent, bool may_keep);  // when no receive waits
inline bool try_send(locked_section &section, Comm &comm, const send_args &sent, bool may_keep)
{
    posted_receive *const waiting = comm.queues->take_matching(sent.tag);
    if (waiting == nullptr) [[unlikely]]
        return try_copy(section, comm, sent, may_keep);
    copy_to_receive(section, comm, sent, static_cast<Receive_request &>(*waiting));
    return true;
}
void post_send(locked_section &section, Comm &comm, Send_request &request);        // nothing has changed if this throws
unexpected_message &put(locked_section &section, Comm &comm, owned_message sent);  // nor here
// A receive has taken the data.
void complete_send(locked_section &section, Send_request &request);
// Take back what no receive has taken.
void retract(unexpected_message &waiting) noexcept;

}  // namespace solo

#endif
