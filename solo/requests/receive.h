// How a message is received.
#ifndef SOLO_REQUESTS_RECEIVE_H
#define SOLO_REQUESTS_RECEIVE_H

#include "requests/arguments.h"
#include "requests/mailbox.h"

namespace solo {

// Where data is to go.
struct room {
    void *buffer;
    MPI_Count count;
    Datatype *datatype;
    MPI_Count bytes;  // that fit into the buffer
};

// The arguments of a receive from this process, checked.
struct incoming : room {
    int tag;  // or MPI_ANY_TAG
};

inline incoming check_receive(void *buffer, MPI_Count count, Datatype &datatype, int source, int tag,
                              const char *buffer_name = "buf", const char *datatype_name = "datatype",
                              const char *tag_name = "tag")
{
    if (source != comm_rank && source != MPI_ANY_SOURCE) [[unlikely]]
        check_source(source, "source");
    if (tag < 0 && tag != MPI_ANY_TAG) [[unlikely]]
        refuse_tag(tag_name);
    return {{buffer, count, &datatype, check_data(buffer, count, datatype, buffer_name, datatype_name)}, tag};
}

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

    room wanted;
    kept<Datatype> datatype;
    int parts = 1;             // that have to be done before it is complete: 2 for MPI_Isendrecv while its send waits
    bool is_exchange = false;  // it is MPI_Isendrecv's
    bool comes_from_nowhere = false;  // from MPI_PROC_NULL
};

extern const failure too_long;  // MPI_ERR_TRUNCATE

// Under the lock. Move a message to where it is wanted and free it; its sender goes on. False: it was too long, and the rest of it is
// lost. The communicator is that of a message in a mailbox; null: a probe has taken it out. Nothing has changed if this throws.
bool take_in(work &now, Comm *comm, message &taken, const room &wanted, delivery &what);
// Receive what has arrived, or wait for it.
void receive(work &now, Comm &comm, Receive_request &request, message &found);
template <typename Work>
void post(Comm &comm, Receive_request &request)
{
    comm.box->post(request);
    count_as_pending<Work>();
    if (Work::is_watched())
        tell_level(level_kind::posted, comm.box.get(), comm.box->posted);
}
inline void receive_or_post(work &now, Comm &comm, Receive_request &request)
{
    message *const found = comm.box->find(request.tag);
    if (found == nullptr)
        return post<work>(comm, request);
    receive(now, comm, request, *found);
}
// One of the parts is done.
template <typename Work>
void part_done(Work &now, Receive_request &request)
{
    if (--request.parts == 0)
        complete(now, request);
}

// Under the lock. MPI_Irecv's requests are not made anew each time: one that has ended rests, without a valid handle, until the next.
[[gnu::visibility("hidden")]] extern posted_receive *resting_receives;  // chained by `next`
Receive_request &make_receive(Comm &comm, const incoming &wanted);
inline bool has_rested() { return resting_receives != nullptr; }
inline Receive_request &take_rested(Comm &comm, const incoming &wanted)
{
    auto &taken = static_cast<Receive_request &>(*resting_receives);
    resting_receives = taken.next;
    taken.comm.hold(comm);
    taken.datatype.hold(*wanted.datatype);
    taken.wanted.buffer = wanted.buffer;  // one by one they need not go through memory
    taken.wanted.count = wanted.count;
    taken.wanted.datatype = wanted.datatype;
    taken.wanted.bytes = wanted.bytes;
    taken.tag = wanted.tag;
    taken.parts = 1;
    taken.is_complete = false;
    resume(taken);
    return taken;
}
inline void rest(Receive_request &ended) noexcept
{
    suspend(ended);
    ended.comm.drop();
    ended.datatype.drop();
    ended.next = resting_receives;
    resting_receives = &ended;
}

}  // namespace solo

#endif
