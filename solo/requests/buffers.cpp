// Attaching memory for buffered sends to the process, to a communicator, to a session (MPI 5.0, 3.6).
#include "messages/send_buffer.h"
#include "point-to-point.h"
#include "requests/request.h"

namespace solo {
namespace {

using place = std::shared_ptr<send_buffer>;

// Detaching when no buffer is attached returns a null buffer of size 0; attaching that is legal and does nothing.
void attach(place &where, void *buffer, MPI_Count size)
{
    const guard held;
    if (where)
        fail_call(MPI_ERR_BUFFER, "a buffer is attached already");
    if (buffer == nullptr && size == 0)
        return;
    if (reinterpret_cast<std::uintptr_t>(buffer) < 4096 && buffer != MPI_BUFFER_AUTOMATIC)
        fail(MPI_ERR_BUFFER, "buffer", "is no address of memory");
    where = std::make_shared<send_buffer>(buffer, buffer == MPI_BUFFER_AUTOMATIC ? 0 : size);
}

// Waiting messages move to memory of the library, so neither detach nor flush blocks.
void detach(place &where, void *buffer_addr, const result &size)
{
    if (buffer_addr == nullptr)
        fail(MPI_ERR_ARG, "buffer_addr", "is a null pointer");
    const guard held;
    free_discarded();
    if (where)
        where->move_out();
    size.set_or_undefined(where ? where->size : 0);
    *static_cast<void **>(buffer_addr) = where ? where->begin : nullptr;
    where.reset();
}

void flush(const place &where)
{
    const guard held;
    free_discarded();
    if (where)
        where->move_out();
}

MPI_Request iflush(const place &where)
{
    flush(where);
    return completed_request();
}

}  // namespace

void Buffer_attach(void *buffer, MPI_Count size) { attach(buffer_of_process(), buffer, size); }
void Buffer_detach(void *buffer_addr, const result &size) { detach(buffer_of_process(), buffer_addr, size); }
void Buffer_flush() { flush(buffer_of_process()); }
void Buffer_iflush(MPI_Request *request) { *request = iflush(buffer_of_process()); }

void Comm_attach_buffer(Comm &comm, void *buffer, MPI_Count size) { attach(comm.buffer, buffer, size); }
void Comm_detach_buffer(Comm &comm, void *buffer_addr, const result &size) { detach(comm.buffer, buffer_addr, size); }
void Comm_flush_buffer(Comm &comm) { flush(comm.buffer); }
void Comm_iflush_buffer(Comm &comm, MPI_Request *request) { *request = iflush(comm.buffer); }

void Session_attach_buffer(Session &session, void *buffer, MPI_Count size) { attach(session.buffer, buffer, size); }
void Session_detach_buffer(Session &session, void *buffer_addr, const result &size)
{
    detach(session.buffer, buffer_addr, size);
}
void Session_flush_buffer(Session &session) { flush(session.buffer); }
void Session_iflush_buffer(Session &session, MPI_Request *request) { *request = iflush(session.buffer); }

}  // namespace solo
