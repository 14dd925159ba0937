// One call from its begin to its end: all that does not depend on the types of its arguments.
#pragma once

#include "ranks.hpp"
#include "recorder.hpp"

#include <bindery/detail/has.hpp>

namespace profile {

enum trait : std::uint32_t {
    has_processes = 1 << 0,    // that its ranks mean
    of_communicator = 1 << 1,  // else of a window
    has_send_peer = 1 << 2,
    has_receive_peer = 1 << 3,
    is_remote_access = 1 << 4,
    is_persistent = 1 << 5,
    waits_for_others = 1 << 6,
    starts_persistent = 1 << 7,
    moves_message = 1 << 8,
    probes = 1 << 9,
    extracts_message = 1 << 10,  // a probe that receives it in the order of messages
    is_together = 1 << 11,       // a collective operation, also of neighbors
    is_neighborly = 1 << 12,
    needs_all = 1 << 13,
    has_root = 1 << 14,
    has_partitions = 1 << 15,
};

// Calls of MPI inside of MPI, as from callbacks, are part of the outer call.
class inside_call {
public:
    inside_call();
    inside_call(const inside_call &) = delete;
    ~inside_call();
    bool is_outermost() const { return is_outermost_; }

private:
    bool is_outermost_;
};

class observed_call {
public:
    explicit observed_call(routine_facts routine) : done{routine} {}
    observed_call(const observed_call &) = delete;
    ~observed_call()
    {
        if (is_inside_) [[unlikely]]
            leave();
    }

    // False if it is not recorded at all; in a pause it is true.
    bool begin(const void *caller);
    // Right after the call. Whether sent, received and source are asked for.
    bool returned(int result);
    void end();

    event done;  // row and site are -1 also in a pause
    int result = 0;

    // Of the arguments, what the routine has. Ranks and tags as the program gives them.
    int to, from, source, send_tag, receive_tag, root;
    MPI_Comm comm;
    MPI_Win window;
    number partners = 0;  // as in thread_row
    const MPI_Request *requests = nullptr;
    int request_count = 0;
    const int *flag = nullptr;     // of a probe: whether there is a message
    MPI_Status *status = nullptr;  // of a message, if it is followed who waits for whom

private:
    const process_set *processes() const;
    void trace(const process_set *set) const;
    void deliver(const process_set &set) const;
    void deliver_started();
    void leave();

    bool is_inside_ = false, is_paused_ = false;
};

// Whether calls of this thread are recorded now.
bool is_recording();

// Before a request is freed, and after a call has made a persistent send.
void forget_request(MPI_Request request);
void remember_persistent(const observed_call &seen, number bytes);

}  // namespace profile
