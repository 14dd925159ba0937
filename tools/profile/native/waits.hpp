// Who waits for whom: the operations of this process in their order, with the times at which they began and were waited for. The messages
// of all processes are matched after the run (tools/profile/report/waits.py): nothing is sent for it while the program runs.
#pragma once

#include "seen_call.hpp"

#include <bindery/pending.hpp>

namespace profile {

// One process's part in an operation. The rows of a communicator that is not known, and of kinds after `lower`, have no match.
struct operation {
    operation_kind kind;
    int comm = -1;  // a row
    int peer = outside, tag = any_tag;
    bindery::identity_pointer on = {};  // of a receive: the program may free it before the operation is complete
};

// The operations that a call does, or starts, or prepares: at most a send and a receive.
struct operations {
    operation all[2];
    int rows[2] = {-1, -1};
    int count = 0;
    bool is_persistent = false;

    void add(operation added) { all[count++] = added; }
};

// The operations of requests that a call may complete, out of reach of other threads.
class followed_requests {
public:
    explicit followed_requests(bindery::array<const MPI_Request> requests);
    followed_requests(const followed_requests &) = delete;
    ~followed_requests();

    // is_any: the call waits for the first of them.
    void complete(bindery::array<const bindery::completed_operation> done, const seen_call &seen, bool is_any);

private:
    bindery::pending<operations>::held held_;
};

// Records what a call starts, makes, or does, after it.
void follow(const seen_call &seen);
// A call inside of another one, as from a callback: it is not recorded, so that the order of its messages is not known.
void miss(const seen_call &seen);
// Before a request is freed, and before MPI_Cancel.
void forget_operation(MPI_Request request);
void cancel_operation(MPI_Request request);

}  // namespace profile
