// Small MPI: communicators, and messages of a process to itself.
#include "small.h"

#include <deque>

// A receive that takes place when the program asks for it, or a send that is done. The program may free the datatype before.
struct MPI_ABI_Request {
    bool is_receive;
    void *buf;
    int count;
    std::shared_ptr<const small::Layout> layout;
    int source, tag;
    MPI_Comm comm;
    MPI_Status status;  // once it has taken place
};

using namespace small;

namespace {

struct Message {
    int tag;
    std::vector<char> bytes;
};

std::deque<Message> messages;  // sent and not yet received

// How many bytes were received, in one of the fields that a status has for the implementation.
void set_status(MPI_Status *status, int source, int tag, std::size_t bytes)
{
    if (status == MPI_STATUS_IGNORE)
        return;
    *status = {source, tag, MPI_SUCCESS, {}};
    status->MPI_internal[0] = static_cast<int>(bytes);
}

std::deque<Message>::iterator find(int tag)
{
    auto message = messages.begin();
    while (message != messages.end() && tag != MPI_ANY_TAG && message->tag != tag)
        ++message;
    return message;
}

int receive(const char *routine, void *buf, int count, const std::shared_ptr<const Layout> &layout, int source, int tag,
            MPI_Comm comm, MPI_Status *status)
{
    if (!layout)
        return fail(MPI_ERR_TYPE, routine, "datatype", comm);
    if (source == MPI_PROC_NULL) {
        set_status(status, MPI_PROC_NULL, MPI_ANY_TAG, 0);
        return MPI_SUCCESS;
    }
    if (source != 0 && source != MPI_ANY_SOURCE)
        return fail(MPI_ERR_RANK, routine, "source", comm);
    const auto message = find(tag);
    if (message == messages.end())
        return fail(MPI_ERR_OTHER, routine, "no other process can send this message", comm);
    if (message->bytes.size() > count * size_of(*layout))
        return fail(MPI_ERR_TRUNCATE, routine, "count", comm);
    unpack(message->bytes, buf, count, *layout);
    set_status(status, 0, message->tag, message->bytes.size());
    messages.erase(message);
    return MPI_SUCCESS;
}

int complete(const char *routine, MPI_ABI_Request &request)
{
    if (!request.is_receive)
        return MPI_SUCCESS;
    request.is_receive = false;
    return receive(routine, request.buf, request.count, request.layout, request.source, request.tag, request.comm,
                   &request.status);
}

}  // namespace

extern "C" {

int small_Comm_rank(MPI_Comm, int *rank)
{
    *rank = 0;
    return MPI_SUCCESS;
}

int small_Comm_size(MPI_Comm, int *size)
{
    *size = 1;
    return MPI_SUCCESS;
}

int small_Comm_test_inter(MPI_Comm, int *flag)
{
    *flag = 0;
    return MPI_SUCCESS;
}

int small_Topo_test(MPI_Comm, int *status)
{
    *status = MPI_UNDEFINED;
    return MPI_SUCCESS;
}

int small_Comm_get_attr(MPI_Comm, int keyval, void *attribute_val, int *flag)
{
    static const struct {
        int keyval, value;
    } predefined[] = {{MPI_TAG_UB, 32767},
                      {MPI_HOST, MPI_PROC_NULL},
                      {MPI_IO, MPI_PROC_NULL},
                      {MPI_WTIME_IS_GLOBAL, 1},
                      {MPI_LASTUSEDCODE, MPI_ERR_LASTCODE}};
    *flag = 0;
    for (const auto &attribute : predefined)
        if (attribute.keyval == keyval) {
            *flag = 1;
            *static_cast<const int **>(attribute_val) = &attribute.value;
        }
    return MPI_SUCCESS;
}

// ---- messages ----

int small_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (dest == MPI_PROC_NULL)
        return MPI_SUCCESS;
    if (dest != 0)
        return fail(MPI_ERR_RANK, "MPI_Send", "dest", comm);
    const auto layout = layout_of(datatype);
    if (!layout)
        return fail(MPI_ERR_TYPE, "MPI_Send", "datatype", comm);
    messages.push_back({tag, pack(buf, count, *layout)});
    return MPI_SUCCESS;
}

int small_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    return receive("MPI_Recv", buf, count, layout_of(datatype), source, tag, comm, status);
}

int small_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
                   int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    const int code = small_Send(sendbuf, sendcount, sendtype, dest, sendtag, comm);
    return code ? code
                : receive("MPI_Sendrecv", recvbuf, recvcount, layout_of(recvtype), source, recvtag, comm, status);
}

int small_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
                MPI_Request *request)
{
    *request = new MPI_ABI_Request{};
    set_status(&(*request)->status, MPI_ANY_SOURCE, MPI_ANY_TAG, 0);
    return small_Send(buf, count, datatype, dest, tag, comm);
}

int small_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    *request = new MPI_ABI_Request{true, buf, count, layout_of(datatype), source, tag, comm, {}};
    return MPI_SUCCESS;
}

int small_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)
{
    *flag = 1;
    set_status(status, MPI_ANY_SOURCE, MPI_ANY_TAG, 0);
    if (request == MPI_REQUEST_NULL)
        return MPI_SUCCESS;
    *flag = !request->is_receive || request->source == MPI_PROC_NULL || find(request->tag) != messages.end();
    if (!*flag)
        return MPI_SUCCESS;
    const int code = complete("MPI_Request_get_status", *request);
    if (status != MPI_STATUS_IGNORE)
        *status = request->status;
    return code;
}

int small_Wait(MPI_Request *request, MPI_Status *status)
{
    set_status(status, MPI_ANY_SOURCE, MPI_ANY_TAG, 0);
    if (*request == MPI_REQUEST_NULL)
        return MPI_SUCCESS;
    const int code = complete("MPI_Wait", **request);
    if (status != MPI_STATUS_IGNORE)
        *status = (*request)->status;
    bnd_handle_forget(BND_REQUEST, *request);  // before another request can have the address
    delete *request;
    *request = MPI_REQUEST_NULL;
    return code;
}

int small_Waitall(int count, MPI_Request requests[], MPI_Status statuses[])
{
    for (int n = 0; n < count; ++n)
        if (const int code =
                small_Wait(&requests[n], statuses == MPI_STATUSES_IGNORE ? MPI_STATUS_IGNORE : &statuses[n]))
            return code;
    return MPI_SUCCESS;
}

int small_Get_count(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    const auto layout = layout_of(datatype);
    if (!layout)
        return fail(MPI_ERR_TYPE, "MPI_Get_count", "datatype");
    const std::size_t size = size_of(*layout), bytes = status->MPI_internal[0];
    *count = !size ? 0 : bytes % size ? MPI_UNDEFINED : static_cast<int>(bytes / size);
    return MPI_SUCCESS;
}

int small_Pack_size(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)
{
    const auto layout = layout_of(datatype);
    if (!layout)
        return fail(MPI_ERR_TYPE, "MPI_Pack_size", "datatype", comm);
    *size = static_cast<int>(incount * size_of(*layout));
    return MPI_SUCCESS;
}

}  // extern "C"
