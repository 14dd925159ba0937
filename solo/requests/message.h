#ifndef SOLO_REQUESTS_MESSAGE_H
#define SOLO_REQUESTS_MESSAGE_H

#include "communicators/comm.h"
#include "messages/match_queues.h"

namespace solo {

// A message that MPI_Mprobe or MPI_Improbe has matched.
struct Message : Object {
    Message(Comm *on, unexpected_message *what) : Object(BND_MESSAGE), comm(on), matched(what) {}
    ~Message() override;
    const Object *raises_on() const override { return comm.get(); }
    ref<Comm> comm;               // null for MPI_MESSAGE_NO_PROC
    unexpected_message *matched;  // owned; null for MPI_MESSAGE_NO_PROC
};

Message &no_proc_message();

}  // namespace solo

#endif
