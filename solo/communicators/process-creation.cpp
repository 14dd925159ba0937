// Process creation (MPI 5.0, chapter 11): the routines that work without creating processes.
#include "process-creation.h"

#include "communicators.h"
#include "communicators/comm.h"
#include "info/info.h"
#include "messages/match_queues.h"

namespace solo {

void Comm_get_parent(MPI_Comm *parent) { *parent = MPI_COMM_NULL; }

namespace {

// No receive waits for a message, no sender for a receive.
bool is_idle(match_queues &queues)
{
    if (queues.posted != 0)
        return false;
    for (const unexpected_message *m = queues.find(MPI_ANY_TAG); m != nullptr; m = m->newer)
        if (m->sender != nullptr)
            return false;
    return true;
}

}  // namespace

// Unlike MPI_Comm_free, waits for pending operations (11.10.4).
void Comm_disconnect(MPI_Comm *comm)
{
    {
        const ref<Comm> old(find<Comm>(*comm, "comm"));
        guard held;
        held.wait_until([&] { return is_idle(*old->queues); },
                        "operations are pending on the communicator, and no other thread can complete them");
    }
    Comm_free(comm);
}

}  // namespace solo

#include "process-creation_glue.h"
