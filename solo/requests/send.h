// How a message leaves (MPI 5.0, 3.4). A receive that waits gets the data at once; else a standard send copies up to eager_size
// bytes, and what is longer stays with the sender until a receive takes it.
#ifndef SOLO_REQUESTS_SEND_H
#define SOLO_REQUESTS_SEND_H

#include "requests/arguments.h"
#include "requests/mailbox.h"
#include "requests/receive.h"

#include <algorithm>

namespace solo {

enum class mode { standard, synchronous, ready, buffered };

// The arguments of a send to this process, checked. The caller's, but for the datatype, whose lifetime the holder cares for.
struct outgoing {
    const void *buffer;
    MPI_Count count;
    Datatype *datatype;
    MPI_Count bytes;
    int tag;
    mode how;
};

inline outgoing check_send(const void *buffer, MPI_Count count, Datatype &datatype, int dest, int tag, mode how,
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
    Send_request(Comm *on, const outgoing &arguments) : Request(on), sent(arguments), datatype(arguments.datatype) {}
    static void *operator new(std::size_t bytes);
    static void operator delete(void *memory) noexcept;
    void start(work &) override;
    void cancel(work &) override;

    outgoing sent;
    kept<Datatype> datatype;
    message *waiting = nullptr;          // while no receive has taken it
    Receive_request *partner = nullptr;  // the other half of MPI_Isendrecv
    bool goes_nowhere = false;           // to MPI_PROC_NULL
};

// Bytes up to which a send on the communicator is copied when no receive waits.
std::size_t eager_size(const Comm &comm);

inline void announce(work &now, event_kind what, Comm &comm, int tag, MPI_Count bytes)
{
    if (is_watched()) {
        if (what == event_kind::message_arrived)
            measure.messages.fetch_add(1, std::memory_order_relaxed);
        now.told.add(what, reinterpret_cast<void *>(comm.handle_bits()), comm_rank, tag, bytes);
    }
}

// Give the data to a receive that has waited.
void announce_both(work &now, Comm &comm, const outgoing &sent);  // that the message has arrived, and has been matched
template <typename Work>
void end_too_long(Work &now, Receive_request &receive);
template <typename Work>
SOLO_HOT void hand_over(Work &now, Comm &comm, const outgoing &sent, Receive_request &receive)
{
    if constexpr (std::is_same_v<Work, work>)
        if (Work::is_watched())
            announce_both(now, comm, sent);
    const room &wanted = receive.wanted;
    const MPI_Count moved = std::min(sent.bytes, wanted.bytes);
    try {
        move_all<Work>(sent.buffer, sent.count, *sent.datatype, moved, wanted.buffer, wanted.count, *wanted.datatype);
    } catch (...) {
        comm.box->put_back(receive);
        throw;
    }
    receive.arrived = {comm_rank, sent.tag, moved, false};
    if (moved < sent.bytes) [[unlikely]]
        return end_too_long(now, receive);
    part_done(now, receive);
}

// Under the lock. Hand the message over, or copy it; false: neither, the sender has to keep the data (send_later).
// Ready mode without a receive and buffered mode without room are refused. Of a standard send for whose copy there is no memory,
// a sender that may keep the data does.
owned_message copy_of(Comm &comm, const outgoing &sent, bool may_keep);     // null: to be kept
bool copy_now(work &now, Comm &comm, const outgoing &sent, bool may_keep);  // when no receive waits
inline bool send_now(work &now, Comm &comm, const outgoing &sent, bool may_keep)
{
    posted_receive *const waiting = comm.box->take_receive(sent.tag);
    if (waiting == nullptr) [[unlikely]]
        return copy_now(now, comm, sent, may_keep);
    hand_over(now, comm, sent, static_cast<Receive_request &>(*waiting));
    return true;
}
void send_later(work &now, Comm &comm, Send_request &request);  // nothing has changed if this throws
message &put(work &now, Comm &comm, owned_message sent);        // nor here
// A receive has taken the data.
void sent_at_last(work &now, Send_request &request);
// Take back what no receive has taken.
void withdraw(message &waiting) noexcept;

}  // namespace solo

#endif
