// A minimal MPI library for one process: eleven routines that a small program needs, and two hooks.
//
// bnd_implementation.h declares the function behind each entry point, with the prefix of this build (BND_PREFIX=tiny_).
// For missing routines, UNSUPPORTED of bindery_add_mpi() adds a tiny_X that raises MPI_ERR_UNSUPPORTED_OPERATION.
#include "bnd_conversion.h"
#include "bnd_implementation.h"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <vector>

// An implementation defines what a handle points to: here a receive, which Wait executes when the message has arrived.
struct MPI_ABI_Request {
    void *buf;
    int count;
    MPI_Datatype datatype;
    int source, tag;
    MPI_Comm comm;
};

namespace {

enum class Phase { before, active, after };

struct Message {
    int tag;
    std::vector<char> bytes;
};

std::atomic<Phase> phase{Phase::before};
std::deque<Message> messages;  // sent and not yet received

int fail(int error_class, const char *routine, const char *argument, MPI_Comm comm)
{
    const bnd_error error = {error_class, routine, argument, BND_ON_COMM, comm};
    return tiny_raise(&error);
}

int size_of(MPI_Datatype datatype)
{
    if (datatype == MPI_CHAR || datatype == MPI_BYTE)
        return 1;
    if (datatype == MPI_INT)
        return sizeof(int);
    return datatype == MPI_DOUBLE ? sizeof(double) : 0;
}

std::deque<Message>::iterator find(int tag)
{
    auto message = messages.begin();
    while (message != messages.end() && tag != MPI_ANY_TAG && message->tag != tag)
        ++message;
    return message;
}

}  // namespace

extern "C" {

// ---- the hooks of the entry points (bnd_entry.h) ----

int tiny_is_active(void) { return phase == Phase::active; }

int tiny_raise(const bnd_error *error)
{
    const char *const missing =
        error->error_class == MPI_ERR_UNSUPPORTED_OPERATION ? "not in this MPI" : "MPI is not initialised";
    std::fprintf(stderr, "%s: error class %d, %s\n", error->routine, error->error_class,
                 error->argument ? error->argument : missing);
    std::abort();
}

// ---- the routines ----

int tiny_Init(int *, char ***)
{
    phase = Phase::active;
    return MPI_SUCCESS;
}

int tiny_Initialized(int *flag)
{
    *flag = phase != Phase::before;
    return MPI_SUCCESS;
}

int tiny_Finalize(void)
{
    phase = Phase::after;
    return MPI_SUCCESS;
}

int tiny_Comm_rank(MPI_Comm, int *rank)
{
    *rank = 0;
    return MPI_SUCCESS;
}

int tiny_Comm_size(MPI_Comm, int *size)
{
    *size = 1;
    return MPI_SUCCESS;
}

int tiny_Type_size(MPI_Datatype datatype, int *size)
{
    *size = size_of(datatype);
    return *size ? MPI_SUCCESS : fail(MPI_ERR_TYPE, "MPI_Type_size", "datatype", MPI_COMM_SELF);
}

double tiny_Wtime(void)
{
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

int tiny_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    if (dest == MPI_PROC_NULL)
        return MPI_SUCCESS;
    if (dest != 0)
        return fail(MPI_ERR_RANK, "MPI_Send", "dest", comm);
    const int size = size_of(datatype);
    if (!size)
        return fail(MPI_ERR_TYPE, "MPI_Send", "datatype", comm);
    const char *first = static_cast<const char *>(buf);
    messages.push_back({tag, {first, first + static_cast<size_t>(count) * size}});
    return MPI_SUCCESS;
}

int tiny_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    if (source != 0 && source != MPI_ANY_SOURCE)
        return fail(MPI_ERR_RANK, "MPI_Recv", "source", comm);
    const auto message = find(tag);
    // No other process can send it: this would block for ever.
    if (message == messages.end())
        return fail(MPI_ERR_OTHER, "MPI_Recv", "tag", comm);
    const size_t capacity = static_cast<size_t>(count) * size_of(datatype);
    if (message->bytes.size() > capacity)
        return fail(MPI_ERR_TRUNCATE, "MPI_Recv", "count", comm);
    std::memcpy(buf, message->bytes.data(), message->bytes.size());
    if (status != MPI_STATUS_IGNORE)
        *status = {0, message->tag, MPI_SUCCESS, {}};
    messages.erase(message);
    return MPI_SUCCESS;
}

int tiny_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)
{
    *request = new MPI_ABI_Request{buf, count, datatype, source, tag, comm};
    return MPI_SUCCESS;
}

int tiny_Wait(MPI_Request *request, MPI_Status *status)
{
    if (*request == MPI_REQUEST_NULL)
        return MPI_SUCCESS;
    const MPI_ABI_Request receive = **request;
    bnd_handle_forget(BND_REQUEST, *request);  // should MPI_Request_c2f have numbered it
    delete *request;
    *request = MPI_REQUEST_NULL;
    return tiny_Recv(receive.buf, receive.count, receive.datatype, receive.source, receive.tag, receive.comm, status);
}

}  // extern "C"
