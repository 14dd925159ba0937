// Memory that users attach for buffered sends (MPI 5.0, 3.6).
#ifndef SOLO_REQUESTS_SEND_BUFFER_H
#define SOLO_REQUESTS_SEND_BUFFER_H

#include "requests/request.h"
#include "requests/send.h"

#include <map>
#include <vector>

namespace solo {

// A buffer that is attached to the process, a communicator or a session. A message in it takes its packed bytes and
// MPI_BSEND_OVERHEAD. It lies in the user's memory where it finds a gap there; where the room would do but no gap does, it
// lies in memory of ours, since the user was promised the room. All of it is used under the lock.
struct send_buffer {
    send_buffer(void *memory, MPI_Count bytes) : begin(static_cast<char *>(memory)), size(bytes) {}
    bool is_automatic() const { return begin == MPI_BUFFER_AUTOMATIC; }

    // Reserve room for a message and copy the data there; MPI_ERR_BUFFER is thrown if there is none.
    void take_place(message &made, const outgoing &sent);
    void free_place(const message &done) noexcept;
    // Complete a request when every message that is here now is gone; at once if none is.
    void tell_when_empty(Request &request);
    void forget(const Request &request) noexcept;

    char *const begin;
    const MPI_Count size;
    MPI_Count used = 0;                         // bytes reserved
    std::map<MPI_Count, MPI_Count> pieces;      // offset and bytes of what lies in the user's memory
    std::size_t waiting = 0;                    // messages
    std::uint64_t next_number = 0;              // of a message
    // Those who wait until so many messages, whose numbers are below the bound, are gone.
    struct flush {
        std::uint64_t bound;
        std::size_t waiting;
        Request *request;
    };
    std::vector<flush> flushes;
};

// What is attached to the process.
std::shared_ptr<send_buffer> &buffer_of_process();

// The message in the buffer that the communicator uses: its own, that of its session, or that of the process.
message *buffered_message(Comm &comm, const outgoing &sent);

}  // namespace solo

#endif
