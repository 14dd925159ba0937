/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" int solo_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    try {
        Bsend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Bsend", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    try {
        Bsend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Bsend_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Bsend_init(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Bsend_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        Bsend_init(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Bsend_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Buffer_attach(void *buffer, int size)
{
    try {
        Buffer_attach(buffer, size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Buffer_attach", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Buffer_attach_c(void *buffer, MPI_Count size)
{
    try {
        Buffer_attach(buffer, size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Buffer_attach_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Buffer_detach(void *buffer_addr, int *size)
{
    try {
        Buffer_detach(buffer_addr, result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Buffer_detach", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Buffer_detach_c(void *buffer_addr, MPI_Count *size)
{
    try {
        Buffer_detach(buffer_addr, result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Buffer_detach_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Buffer_flush(void)
{
    try {
        Buffer_flush();
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Buffer_flush", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Buffer_iflush(MPI_Request *request)
{
    try {
        Buffer_iflush(request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Buffer_iflush", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size)
{
    try {
        Comm_attach_buffer(find<Comm>(comm, "comm"), buffer, size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_attach_buffer", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_attach_buffer_c(MPI_Comm comm, void *buffer, MPI_Count size)
{
    try {
        Comm_attach_buffer(find<Comm>(comm, "comm"), buffer, size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_attach_buffer_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size)
{
    try {
        Comm_detach_buffer(find<Comm>(comm, "comm"), buffer_addr, result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_detach_buffer", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_detach_buffer_c(MPI_Comm comm, void *buffer_addr, MPI_Count *size)
{
    try {
        Comm_detach_buffer(find<Comm>(comm, "comm"), buffer_addr, result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_detach_buffer_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_flush_buffer(MPI_Comm comm)
{
    try {
        Comm_flush_buffer(find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_flush_buffer", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request)
{
    try {
        Comm_iflush_buffer(find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Comm_iflush_buffer", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Ibsend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ibsend", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Ibsend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ibsend_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    try {
        Improbe(source, tag, find<Comm>(comm, "comm"), flag, message, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Improbe", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    try {
        Imrecv(buf, count, find<Datatype>(datatype, "datatype"), message, request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Imrecv", BND_ON_MESSAGE, *message);
    }
}

extern "C" int solo_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request)
{
    try {
        Imrecv(buf, count, find<Datatype>(datatype, "datatype"), message, request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Imrecv_c", BND_ON_MESSAGE, *message);
    }
}

extern "C" int solo_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
{
    try {
        Iprobe(source, tag, find<Comm>(comm, "comm"), flag, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Iprobe", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Irecv(buf, count, find<Datatype>(datatype, "datatype"), source, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Irecv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Irecv(buf, count, find<Datatype>(datatype, "datatype"), source, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Irecv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Irsend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Irsend", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Irsend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Irsend_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Isend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Isend", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Isend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Isend_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Isendrecv(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), dest, sendtag, recvbuf, recvcount,
                find<Datatype>(recvtype, "recvtype"), source, recvtag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Isendrecv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Isendrecv(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), dest, sendtag, recvbuf, recvcount,
                find<Datatype>(recvtype, "recvtype"), source, recvtag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Isendrecv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Request *request)
{
    try {
        Isendrecv_replace(buf, count, find<Datatype>(datatype, "datatype"), dest, sendtag, source, recvtag,
                find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Isendrecv_replace", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Request *request)
{
    try {
        Isendrecv_replace(buf, count, find<Datatype>(datatype, "datatype"), dest, sendtag, source, recvtag,
                find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Isendrecv_replace_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Issend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Issend", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Issend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Issend_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    try {
        Mprobe(source, tag, find<Comm>(comm, "comm"), message, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Mprobe", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    try {
        Mrecv(buf, count, find<Datatype>(datatype, "datatype"), message, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Mrecv", BND_ON_MESSAGE, *message);
    }
}

extern "C" int solo_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Status *status)
{
    try {
        Mrecv(buf, count, find<Datatype>(datatype, "datatype"), message, status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Mrecv_c", BND_ON_MESSAGE, *message);
    }
}

extern "C" int solo_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    try {
        Probe(source, tag, find<Comm>(comm, "comm"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Probe", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status)
{
    try {
        Recv(buf, count, find<Datatype>(datatype, "datatype"), source, tag, find<Comm>(comm, "comm"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Recv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status)
{
    try {
        Recv(buf, count, find<Datatype>(datatype, "datatype"), source, tag, find<Comm>(comm, "comm"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Recv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Recv_init(buf, count, find<Datatype>(datatype, "datatype"), source, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Recv_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Recv_init(buf, count, find<Datatype>(datatype, "datatype"), source, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Recv_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    try {
        Rsend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rsend", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    try {
        Rsend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rsend_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Rsend_init(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rsend_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        Rsend_init(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Rsend_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    try {
        Send(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Send", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    try {
        Send(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Send_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Send_init(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Send_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        Send_init(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Send_init_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status)
{
    try {
        Sendrecv(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), dest, sendtag, recvbuf, recvcount,
                find<Datatype>(recvtype, "recvtype"), source, recvtag, find<Comm>(comm, "comm"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Sendrecv", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status)
{
    try {
        Sendrecv(sendbuf, sendcount, find<Datatype>(sendtype, "sendtype"), dest, sendtag, recvbuf, recvcount,
                find<Datatype>(recvtype, "recvtype"), source, recvtag, find<Comm>(comm, "comm"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Sendrecv_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Status *status)
{
    try {
        Sendrecv_replace(buf, count, find<Datatype>(datatype, "datatype"), dest, sendtag, source, recvtag,
                find<Comm>(comm, "comm"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Sendrecv_replace", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    try {
        Sendrecv_replace(buf, count, find<Datatype>(datatype, "datatype"), dest, sendtag, source, recvtag,
                find<Comm>(comm, "comm"), status);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Sendrecv_replace_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Session_attach_buffer(MPI_Session session, void *buffer, int size)
{
    try {
        Session_attach_buffer(find<Session>(session, "session"), buffer, size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_attach_buffer", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_attach_buffer_c(MPI_Session session, void *buffer, MPI_Count size)
{
    try {
        Session_attach_buffer(find<Session>(session, "session"), buffer, size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_attach_buffer_c", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size)
{
    try {
        Session_detach_buffer(find<Session>(session, "session"), buffer_addr, result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_detach_buffer", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_detach_buffer_c(MPI_Session session, void *buffer_addr, MPI_Count *size)
{
    try {
        Session_detach_buffer(find<Session>(session, "session"), buffer_addr, result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_detach_buffer_c", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_flush_buffer(MPI_Session session)
{
    try {
        Session_flush_buffer(find<Session>(session, "session"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_flush_buffer", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Session_iflush_buffer(MPI_Session session, MPI_Request *request)
{
    try {
        Session_iflush_buffer(find<Session>(session, "session"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Session_iflush_buffer", BND_ON_SESSION, session);
    }
}

extern "C" int solo_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    try {
        Ssend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ssend", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    try {
        Ssend(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ssend_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    try {
        Ssend_init(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ssend_init", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request)
{
    try {
        Ssend_init(buf, count, find<Datatype>(datatype, "datatype"), dest, tag, find<Comm>(comm, "comm"), request);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Ssend_init_c", BND_ON_COMM, comm);
    }
}

