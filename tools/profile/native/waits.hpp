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
    std::shared_ptr<const process_set> processes = {};  // which the program may free before the operation is complete
};

// The operations that a call does, or starts, or prepares: at most a send and a receive.
struct operations {
    operation all[2];
    int rows[2] = {-1, -1};
    int count = 0;
    bool is_persistent = false;

    void add(operation added) { all[count++] = added; }
};

// Give a communicator that this process has made an identity that all of its processes find. It is not trusted if several threads make
// communicators of the same processes.
void identify(MPI_Comm comm);
void forget_identity(MPI_Comm comm);
// The row of a communicator; -1: not known, as that of a nonblocking call.
int identity_of(MPI_Comm comm);
// The own rank in it; -1: not known, or an intercommunicator.
int rank_in(int comm);
// Nothing is known of the messages on a communicator any more.
void distrust(int comm);

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
