// MPI_Isendrecv over an MPI that has none, or no right one: the data are copied and sent, and the request is the receive's.
#include "bnd_native_calls.h"

#ifdef BND_EMULATES_MPI_Isendrecv
#include "hash_table.h"

#include <limits.h>

namespace {

// A copy on its way. Those that have gone are freed when there are twice as many as were left then.
struct Copy {
    Copy *next;
    MPI_Request request;
    // the data
};

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
Copy *copies;
decltype(bnd_native.call_Finalize) native_finalize;

int copy_count = 0, most_copies = 16;

void free_sent(bool all)
{
    for (Copy **link = &copies; *link != nullptr;) {
        Copy *const copy = *link;
        int is_sent = 1;
        if (all)
            BND_NATIVE(Wait)(&copy->request, MPI_STATUS_IGNORE);
        else
            BND_NATIVE(Test)(&copy->request, &is_sent, MPI_STATUS_IGNORE);
        if (!is_sent) {
            link = &copy->next;
            continue;
        }
        *link = copy->next;
        copy_count--;
        free(copy);
    }
}

int finalize()
{
    {
        const bnd::locked lock(mutex);
        free_sent(true);
    }
    return native_finalize();
}

struct Message {
    const void *buffer;
    int count;
    MPI_Datatype type;
    int rank, tag;
};

// Starts both halves; after an error the receive is cancelled.
int exchange(const char *routine, const Message &out, const Message &in, abi_Comm abi_comm, abi_Request *request)
{
    const MPI_Comm comm = bnd_to_Comm(abi_comm);
    MPI_Count type_size = 0;
    int size = 0, position = 0;
    MPI_Request receive = bnd_null_Request;
    int result = BND_NATIVE(Type_size_x)(out.type, &type_size);
    if (result == MPI_SUCCESS && type_size > 0 && out.count > (INT_MAX - 4096) / type_size)
        return bnd_abi_raise(routine, ABI_ERR_COUNT, "sendcount", BND_ON_COMM, abi_comm);
    if (result == MPI_SUCCESS)
        result = BND_NATIVE(Pack_size)(out.count, out.type, comm, &size);
    if (result != MPI_SUCCESS)
        return bnd_abi_failed(result, routine, BND_ON_COMM, abi_comm);
    auto *const copy = static_cast<Copy *>(malloc(sizeof(Copy) + static_cast<size_t>(size)));
    if (copy == nullptr)
        return bnd_abi_raise(routine, ABI_ERR_NO_MEM, "sendbuf", BND_ON_COMM, abi_comm);
    if (out.rank != MPI_PROC_NULL)
        result = BND_NATIVE(Pack)(out.buffer, out.count, out.type, copy + 1, size, &position, comm);
    if (result == MPI_SUCCESS)
        result = BND_NATIVE(Irecv)(const_cast<void *>(in.buffer), in.count, in.type, in.rank, in.tag, comm, &receive);
    if (result == MPI_SUCCESS)
        result =
            BND_NATIVE(Isend)(copy + 1, position, bnd_to_Type(ABI_PACKED), out.rank, out.tag, comm, &copy->request);
    if (result != MPI_SUCCESS) {
        free(copy);
        if (receive != bnd_null_Request) {
            BND_NATIVE(Cancel)(&receive);
            BND_NATIVE(Wait)(&receive, MPI_STATUS_IGNORE);
        }
        return bnd_abi_failed(result, routine, BND_ON_COMM, abi_comm);
    }
    *request = bnd_from_Request(receive);
    const bnd::locked lock(mutex);
    if (native_finalize == nullptr) {
        native_finalize = bnd_native.call_Finalize;
        bnd_native.call_Finalize = finalize;
    }
    copy->next = copies;
    copies = copy;
    if (++copy_count > most_copies) {
        free_sent(false);
        most_copies = 2 * copy_count + 16;
    }
    return ABI_SUCCESS;
}

}  // namespace

extern "C" {

int BND_IMPLEMENTATION(Isendrecv)(const void *sendbuf, int sendcount, abi_Datatype sendtype, int dest, int sendtag,
                                  void *recvbuf, int recvcount, abi_Datatype recvtype, int source, int recvtag,
                                  abi_Comm comm, abi_Request *request)
{
    const Message out = {sendbuf, sendcount, bnd_to_Type(sendtype), bnd_to_ranks(dest), bnd_to_tags(sendtag)};
    const Message in = {recvbuf, recvcount, bnd_to_Type(recvtype), bnd_to_ranks(source), bnd_to_tags(recvtag)};
    return exchange("MPI_Isendrecv", out, in, comm, request);
}

int BND_IMPLEMENTATION(Isendrecv_replace)(void *buf, int count, abi_Datatype datatype, int dest, int sendtag,
                                          int source, int recvtag, abi_Comm comm, abi_Request *request)
{
    const MPI_Datatype type = bnd_to_Type(datatype);
    const Message out = {buf, count, type, bnd_to_ranks(dest), bnd_to_tags(sendtag)};
    const Message in = {buf, count, type, bnd_to_ranks(source), bnd_to_tags(recvtag)};
    return exchange("MPI_Isendrecv_replace", out, in, comm, request);
}

}  // extern "C"
#endif
