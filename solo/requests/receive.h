// How a message is received.
#ifndef SOLO_REQUESTS_RECEIVE_H
#define SOLO_REQUESTS_RECEIVE_H

#include "requests/mailbox.h"

namespace solo {

// The arguments of a receive from this process, checked.
struct incoming {
    void *buffer;
    MPI_Count count;
    Datatype *datatype;
    MPI_Count bytes;        // that fit into the buffer
    int tag;                // or MPI_ANY_TAG
};

incoming check_receive(void *buffer, MPI_Count count, Datatype &datatype, int source, int tag, const char *buffer_name = "buf",
                       const char *datatype_name = "datatype", const char *tag_name = "tag");

// A receive that waits, or that has a status to give; or a persistent one.
struct Receive_request final : Request, posted_receive {
    Receive_request(Comm *on, const incoming &arguments) : Request(on), wanted(arguments), datatype(arguments.datatype)
    {
        tag = arguments.tag;
    }
    static void *operator new(std::size_t bytes);
    static void operator delete(void *memory) noexcept;
    void start(work &) override;
    void cancel(work &) override;

    incoming wanted;
    kept<Datatype> datatype;
    int parts = 1;                  // that have to be done before it is complete: 2 for MPI_Isendrecv while its send waits
    bool is_exchange = false;       // it is MPI_Isendrecv's
    bool comes_from_nowhere = false;  // from MPI_PROC_NULL
};

extern const failure too_long;      // MPI_ERR_TRUNCATE

// Under the lock. Move a message, which is in no mailbox any more, to where it is wanted and free it; its sender goes on. False:
// it was too long, and the rest of it is lost.
bool take_in(work &now, message &taken, const incoming &wanted, delivery &what);
// Receive what has arrived, or wait for it.
void receive_or_post(work &now, Comm &comm, Receive_request &request);
// One of the parts is done.
void part_done(work &now, Receive_request &request);

}  // namespace solo

#endif
