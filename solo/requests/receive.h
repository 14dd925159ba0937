// How a message is received.
#ifndef SOLO_REQUESTS_RECEIVE_H
#define SOLO_REQUESTS_RECEIVE_H

#include "datatypes/buffer.h"
#include "messages/match_queues.h"
#include "requests/request.h"

namespace solo {

// Where data is to go.
struct recv_buffer {
    void *buffer;
    MPI_Count count;
    Datatype *datatype;
    MPI_Count bytes;  // that fit into the buffer
};

// The arguments of a receive from this process, checked.
struct receive_args : recv_buffer {
    int tag;  // or MPI_ANY_TAG
};

inline receive_args check_receive(void *buffer, MPI_Count count, Datatype &datatype, int source, int tag,
                                  const char *buffer_name = "buf", const char *datatype_name = "datatype",
                                  const char *tag_name = "tag")
{
    if (source != comm_rank && source != MPI_ANY_SOURCE) [[unlikely]]
        check_source(source, "source");
    if (tag < 0 && tag != MPI_ANY_TAG) [[unlikely]]
        refuse_tag(tag_name);
    return {{buffer, count, &datatype, check_data(buffer, count, datatype, buffer_name, datatype_name)}, tag};
}

// A posted receive, a completed without a wait, or a persistent one.
struct Receive_request final : Request, posted_receive {
    Receive_request(Comm *on, const receive_args &arguments)
        : Request(on)
        , into(arguments)
        , datatype(arguments.datatype)
    {
        tag = arguments.tag;
    }
    static void *operator new(std::size_t bytes);
    static void operator delete(void *memory) noexcept;
    void start(locked_section &) override;
    void cancel(locked_section &) override;

    recv_buffer into;
    ref<Datatype> datatype;
    int parts = 1;              // that have to be done before it is complete: 2 for MPI_Isendrecv while its send waits
    bool is_exchange = false;   // it is MPI_Isendrecv's
    bool is_proc_null = false;  // from MPI_PROC_NULL
};

inline constexpr const char *nobody_sends = "no message has been sent that matches, so the call would never return";
extern const failure truncated;  // MPI_ERR_TRUNCATE

// Under the lock. Copy a message to its receive buffer and free it; its sender completes. False: truncated. `comm` is that of a
// queued message, null for one taken by a matched probe. Nothing has changed if this throws.
bool receive_message(locked_section &section, Comm *comm, unexpected_message &message, const recv_buffer &into,
                     completion_info &info);
// Receive a message that has arrived, or post the receive.
void receive(locked_section &section, Comm &comm, Receive_request &request, unexpected_message &message);
template <typename Section>
void post(Comm &comm, Receive_request &request)
{
    comm.queues->post(request);
    count_pending<Section>();
    if (Section::is_instrumented())
        update_watermark(watermark_kind::posted, comm.queues.get(), comm.queues->posted);
}
inline void receive_or_post(locked_section &section, Comm &comm, Receive_request &request)
{
    unexpected_message *const message = comm.queues->find(request.tag);
    if (message == nullptr)
        return post<locked_section>(comm, request);
    receive(section, comm, request, *message);
}
// One of the parts is done.
template <typename Section>
void complete_part(Section &section, Receive_request &request)
{
    if (--request.parts == 0)
        complete(section, request);
}

// Completed MPI_Irecv requests are cached for reuse, without a valid handle. Under the lock.
[[gnu::visibility("hidden")]] extern posted_receive *recycled_receives;  // chained by `next`
Receive_request &new_receive(Comm &comm, const receive_args &args);
inline bool can_reuse_receive() { return recycled_receives != nullptr; }
inline Receive_request &reuse_receive(Comm &comm, const receive_args &args)
{
    auto &request = static_cast<Receive_request &>(*recycled_receives);
    recycled_receives = request.next;
    request.comm.hold(comm);
    request.datatype.hold(*args.datatype);
    request.into.buffer = args.buffer;  // one by one they need not go through memory
    request.into.count = args.count;
    request.into.datatype = args.datatype;
    request.into.bytes = args.bytes;
    request.tag = args.tag;
    request.parts = 1;
    request.is_complete = false;
    unpark(request);
    return request;
}
inline void recycle(Receive_request &request) noexcept
{
    park(request);
    request.comm.drop();
    request.datatype.drop();
    request.next = recycled_receives;
    recycled_receives = &request;
}

}  // namespace solo

#endif
