// MPI answers the tool of every.cpp so, in place of the recorder: sizes of datatypes and the processes of a communicator.
// movement.py has the same processes.
#pragma once

namespace answers {

enum class topology { none, cart, graph, dist_graph };

// A process of a group of 3. An intercommunicator has a remote group of 2.
struct world {
    int rank = 1;
    bool inter = false;
    topology kind = topology::none;
};

// Answer by this world from now on; null: let calls reach the recorder.
void by(const world *given);

}  // namespace answers
