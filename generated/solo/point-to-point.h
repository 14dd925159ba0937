/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_POINT_TO_POINT
#define SOLO_CHAPTER_POINT_TO_POINT

#include "core/glue.h"

namespace solo {

void Bsend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm);
void Bsend_init(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
        MPI_Request *request);
void Buffer_attach(void *buffer, MPI_Count size);
void Buffer_detach(void *buffer_addr, const result &size);
void Buffer_flush();
void Buffer_iflush(MPI_Request *request);
void Comm_attach_buffer(Comm &comm, void *buffer, MPI_Count size);
void Comm_detach_buffer(Comm &comm, void *buffer_addr, const result &size);
void Comm_flush_buffer(Comm &comm);
void Comm_iflush_buffer(Comm &comm, MPI_Request *request);
void Ibsend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm, MPI_Request *request);
void Improbe(int source, int tag, Comm &comm, int *flag, MPI_Message *message, MPI_Status *status);
void Imrecv(void *buf, MPI_Count count, Datatype &datatype, MPI_Message *message, MPI_Request *request);
void Iprobe(int source, int tag, Comm &comm, int *flag, MPI_Status *status);
void Irecv(void *buf, MPI_Count count, Datatype &datatype, int source, int tag, Comm &comm, MPI_Request *request);
void Irsend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm, MPI_Request *request);
void Isend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm, MPI_Request *request);
void Isendrecv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, int dest, int sendtag, void *recvbuf,
        MPI_Count recvcount, Datatype &recvtype, int source, int recvtag, Comm &comm, MPI_Request *request);
void Isendrecv_replace(void *buf, MPI_Count count, Datatype &datatype, int dest, int sendtag, int source, int recvtag,
        Comm &comm, MPI_Request *request);
void Issend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm, MPI_Request *request);
void Mprobe(int source, int tag, Comm &comm, MPI_Message *message, MPI_Status *status);
void Mrecv(void *buf, MPI_Count count, Datatype &datatype, MPI_Message *message, MPI_Status *status);
void Probe(int source, int tag, Comm &comm, MPI_Status *status);
void Recv(void *buf, MPI_Count count, Datatype &datatype, int source, int tag, Comm &comm, MPI_Status *status);
void Recv_init(void *buf, MPI_Count count, Datatype &datatype, int source, int tag, Comm &comm, MPI_Request *request);
void Rsend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm);
void Rsend_init(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
        MPI_Request *request);
void Send(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm);
void Send_init(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
        MPI_Request *request);
void Sendrecv(const void *sendbuf, MPI_Count sendcount, Datatype &sendtype, int dest, int sendtag, void *recvbuf,
        MPI_Count recvcount, Datatype &recvtype, int source, int recvtag, Comm &comm, MPI_Status *status);
void Sendrecv_replace(void *buf, MPI_Count count, Datatype &datatype, int dest, int sendtag, int source, int recvtag,
        Comm &comm, MPI_Status *status);
void Session_attach_buffer(Session &session, void *buffer, MPI_Count size);
void Session_detach_buffer(Session &session, void *buffer_addr, const result &size);
void Session_flush_buffer(Session &session);
void Session_iflush_buffer(Session &session, MPI_Request *request);
void Ssend(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm);
void Ssend_init(const void *buf, MPI_Count count, Datatype &datatype, int dest, int tag, Comm &comm,
        MPI_Request *request);

}  // namespace solo

#endif
