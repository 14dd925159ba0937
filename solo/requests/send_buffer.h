// Memory that users attach for buffered sends (MPI 5.0, 3.6).
#ifndef SOLO_REQUESTS_SEND_BUFFER_H
#define SOLO_REQUESTS_SEND_BUFFER_H

#include "requests/request.h"
#include "requests/send.h"

#include <map>

namespace solo {

// A buffer that is attached to the process, a communicator or a session. A message in it takes its packed bytes, and nothing of
// MPI_BSEND_OVERHEAD. It lies in the user's memory where it finds a gap there; where the room would do but no gap does, it
// lies in memory of ours, since the user was promised the room. All of it is used under the lock.
struct send_buffer {
    send_buffer(void *memory, MPI_Count bytes) : begin(static_cast<char *>(memory)), size(bytes) {}
    bool is_automatic() const { return begin == MPI_BUFFER_AUTOMATIC; }

    // Reserve room for a message and copy the data there; MPI_ERR_BUFFER is thrown if there is none.
    void reserve(unexpected_message &made, const send_args &sent);
    void release(const unexpected_message &done) noexcept;
    // Move the messages that wait here to memory of ours, so that nothing is in use any more. If there is none, nothing changes.
    void move_out();

    char *const begin;
    const MPI_Count size;
    MPI_Count used = 0;                     // bytes reserved
    std::map<MPI_Count, unexpected_message *> pieces;  // by offset: what lies in the user's memory
    std::uint64_t epoch = 0;                // places of earlier ones have been given back
};

// What is attached to the process.
std::shared_ptr<send_buffer> &buffer_of_process();

// The message in the buffer that the communicator uses: its own, that of its session, or that of the process.
owned_message buffered_message(Comm &comm, const send_args &sent);

}  // namespace solo

#endif
