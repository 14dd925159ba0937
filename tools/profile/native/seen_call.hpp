// One call, as far as it is known.
#pragma once

#include "objects.hpp"
#include "recorder.hpp"

#include <bindery/detail/has.hpp>

namespace profile {

enum trait : std::uint32_t {
    has_object = 1 << 0,  // a communicator, window or file
    frees_object = 1 << 1,
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
    needs_nobody = 1 << 16,  // an access to a file by one process
};

struct seen_call {
    explicit seen_call(routine_facts routine) : done{routine} {}

    event done;  // row and site are -1 also in a pause
    int result = 0;

    // These are the arguments that the routine has. Ranks and tags as the program gives them.
    int to, from, source, send_tag, receive_tag, root;
    bindery::object kind;  // of what the call is on
    std::uint64_t handle;
    number partners = 0;  // as in thread_row
    const MPI_Request *requests = nullptr;
    int request_count = 0;
    const int *flag = nullptr;     // of a probe: whether there is a message
    MPI_Status *status = nullptr;  // of a message, if it is followed who waits for whom

    // The object that a call that succeeded is on; null: none, or it is not known what it has freed.
    const bindery::identity *on() const
    {
        using namespace bindery::detail;
        if (!done.routine.is(has_object))
            return nullptr;
        return done.routine.is(frees_object) ? leaving->get() : &identities<>.find_again(kind, handle);
    }
};

}  // namespace profile
