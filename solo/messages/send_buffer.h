// Memory that users attach for buffered sends (MPI 5.0, 3.6).
#ifndef SOLO_MESSAGES_SEND_BUFFER_H
#define SOLO_MESSAGES_SEND_BUFFER_H

#include "messages/message.h"

#include <map>

namespace solo {

// A buffer attached to the process, a communicator or a session. A message takes its packed bytes and nothing of
// MPI_BSEND_OVERHEAD. It is placed in the attached memory if a gap is large enough, otherwise in memory of the library: the
// total size was promised. Used under the lock.
struct send_buffer {
    send_buffer(void *memory, MPI_Count bytes) : begin(static_cast<char *>(memory)), size(bytes) {}
    bool is_automatic() const { return begin == MPI_BUFFER_AUTOMATIC; }

    // Reserve space for a message with tag and bytes, and copy the data there; MPI_ERR_BUFFER is thrown if there is none.
    void reserve(unexpected_message &message, const void *data, MPI_Count count, const Datatype &datatype);
    void release(const unexpected_message &done) noexcept;
    // Move waiting messages to memory of the library. Without enough memory nothing changes.
    void move_out();

    char *const begin;
    const MPI_Count size;
    MPI_Count used = 0;                                // bytes reserved
    std::map<MPI_Count, unexpected_message *> pieces;  // messages in the attached memory, by offset
    std::uint64_t epoch = 0;                           // space reserved in earlier epochs has been released
};

// The buffer attached to the process.
std::shared_ptr<send_buffer> &buffer_of_process();

}  // namespace solo

#endif
