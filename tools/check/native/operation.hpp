// A call that communicates, and the operation that it may start.
#pragma once

#include "format.hpp"
#include "stack.hpp"

#include <bindery/detail/has.hpp>

#include <bindery/routines.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace check {

// The arguments of one call, as its events have them.
struct communication {
    bindery::routine routine;
    std::uint32_t site = 0;
    std::uint32_t number = 0;  // in events; 0 is none
    std::uint32_t comm = unknown_object;
    range sent = {}, received = {};
    stack_place stack = {};
    bool is_collective = false;
    bool is_persistent = false;
    bool is_active = false;
    bool is_in_window = false;  // what it receives, into memory that other processes access
    bool has_copies =
        false;  // its buffers may be copies of the bindings, which free them as soon as the operation is complete
    bool has_send = false, has_receive = false;  // of point-to-point communication
    bool is_synchronous = false;

    // These are in its events, also in those of each start.
    std::int32_t send_peer = 0, receive_peer = 0, send_tag = 0, receive_tag = 0;
    std::uint32_t datatype = unknown_datatype, receive_datatype = unknown_datatype;
    std::int64_t count = -1, receive_count = -1;
};

// An operation whose call returns before its communication is complete.
struct operation : communication {
    bool is_from_bindings = false;
    const void *variable = nullptr;  // where the program had the request
    bool was_started = false;        // of a persistent one, or it was said that it was not
    bool is_cancelled = false;       // it may be freed while it is active (MPI 5.0, 3.8.4)
    std::uintptr_t request = 0;
    std::uint64_t checksum = 0;      // of what is sent; 0: none
    std::vector<range> arrays = {};  // counts and displacements, which belong to it until it is complete
    std::uint64_t arrays_checksum = 0;
    std::uintptr_t window = 0;  // an RMA operation: what completes it on this window at this rank ends it
    int target = 0;
    std::vector<bool> ready = {};  // partitions; empty: it has none
    range partition = {};          // the first of them
    bool is_partitioned_send = false;
    const MPI_Comm *new_comm = nullptr;   // of MPI_Comm_idup
    MPI_Comm given_comm = MPI_COMM_NULL;  // by it to bindings, whose variable is gone before it is complete
    int new_index = -1;                   // as next_index()
    MPI_Comm parent = MPI_COMM_NULL;
};

// A number. Each thread takes many of them at once.
inline std::uint32_t next_operation()
{
    constexpr std::uint32_t many = 1024;
    static constinit std::atomic<std::uint32_t> taken = 1;
    [[gnu::tls_model("initial-exec")]] static thread_local constinit std::uint32_t next = 0;
    if (next % many == 0)
        next = taken.fetch_add(many, std::memory_order_relaxed);
    return next++;
}

}  // namespace check
