/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/recorder/recorder.c.j2. */
/* The recorder's half of the chapter "point-to-point": every routine writes down its arguments and replies with known values. */
#include "recorder.h"

#if REC_HAS(MPI_Bsend) && !REC_OWN_MPI_Bsend
int REC_NAME(Bsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) REC_LABEL(Bsend);
int REC_NAME(Bsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    rec_enter("Bsend", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Bsend_c) && !REC_OWN_MPI_Bsend_c
int REC_NAME(Bsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) REC_LABEL(Bsend_c);
int REC_NAME(Bsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    rec_enter("Bsend_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Bsend_init) && !REC_OWN_MPI_Bsend_init
int REC_NAME(Bsend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Bsend_init);
int REC_NAME(Bsend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Bsend_init", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Bsend_init_c) && !REC_OWN_MPI_Bsend_init_c
int REC_NAME(Bsend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Bsend_init_c);
int REC_NAME(Bsend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Bsend_init_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Buffer_attach) && !REC_OWN_MPI_Buffer_attach
int REC_NAME(Buffer_attach)(void *buffer, int size) REC_LABEL(Buffer_attach);
int REC_NAME(Buffer_attach)(void *buffer, int size)
{
    rec_enter("Buffer_attach", REC_SHIFT);
    #if REC_SINCE(4, 1)
    REC_SPECIAL(buffer, MPI_BUFFER_AUTOMATIC);
    #endif
    REC_SPECIAL(buffer, MPI_BOTTOM);
    rec_pointer("buffer", buffer);
    rec_number("size", size);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Buffer_attach_c) && !REC_OWN_MPI_Buffer_attach_c
int REC_NAME(Buffer_attach_c)(void *buffer, MPI_Count size) REC_LABEL(Buffer_attach_c);
int REC_NAME(Buffer_attach_c)(void *buffer, MPI_Count size)
{
    rec_enter("Buffer_attach_c", REC_SHIFT);
    #if REC_SINCE(4, 1)
    REC_SPECIAL(buffer, MPI_BUFFER_AUTOMATIC);
    #endif
    REC_SPECIAL(buffer, MPI_BOTTOM);
    rec_pointer("buffer", buffer);
    rec_number("size", size);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Buffer_detach) && !REC_OWN_MPI_Buffer_detach
int REC_NAME(Buffer_detach)(void *buffer_addr, int *size) REC_LABEL(Buffer_detach);
int REC_NAME(Buffer_detach)(void *buffer_addr, int *size)
{
    rec_enter("Buffer_detach", REC_SHIFT);
    *(void **)buffer_addr = rec_slot(1);
    *size = 202;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Buffer_detach_c) && !REC_OWN_MPI_Buffer_detach_c
int REC_NAME(Buffer_detach_c)(void *buffer_addr, MPI_Count *size) REC_LABEL(Buffer_detach_c);
int REC_NAME(Buffer_detach_c)(void *buffer_addr, MPI_Count *size)
{
    rec_enter("Buffer_detach_c", REC_SHIFT);
    *(void **)buffer_addr = rec_slot(1);
    *size = 5000000102;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Buffer_flush) && !REC_OWN_MPI_Buffer_flush
int REC_NAME(Buffer_flush)(void) REC_LABEL(Buffer_flush);
int REC_NAME(Buffer_flush)(void)
{
    rec_enter("Buffer_flush", REC_SHIFT);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Buffer_iflush) && !REC_OWN_MPI_Buffer_iflush
int REC_NAME(Buffer_iflush)(MPI_Request *request) REC_LABEL(Buffer_iflush);
int REC_NAME(Buffer_iflush)(MPI_Request *request)
{
    rec_enter("Buffer_iflush", REC_SHIFT);
    *request = REC_NEW(MPI_Request, 2001);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_attach_buffer) && !REC_OWN_MPI_Comm_attach_buffer
int REC_NAME(Comm_attach_buffer)(MPI_Comm comm, void *buffer, int size) REC_LABEL(Comm_attach_buffer);
int REC_NAME(Comm_attach_buffer)(MPI_Comm comm, void *buffer, int size)
{
    rec_enter("Comm_attach_buffer", REC_SHIFT);
    #if REC_SINCE(4, 1)
    REC_SPECIAL(buffer, MPI_BUFFER_AUTOMATIC);
    #endif
    REC_SPECIAL(buffer, MPI_BOTTOM);
    REC_HANDLE("comm", comm);
    rec_pointer("buffer", buffer);
    rec_number("size", size);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_attach_buffer_c) && !REC_OWN_MPI_Comm_attach_buffer_c
int REC_NAME(Comm_attach_buffer_c)(MPI_Comm comm, void *buffer, MPI_Count size) REC_LABEL(Comm_attach_buffer_c);
int REC_NAME(Comm_attach_buffer_c)(MPI_Comm comm, void *buffer, MPI_Count size)
{
    rec_enter("Comm_attach_buffer_c", REC_SHIFT);
    #if REC_SINCE(4, 1)
    REC_SPECIAL(buffer, MPI_BUFFER_AUTOMATIC);
    #endif
    REC_SPECIAL(buffer, MPI_BOTTOM);
    REC_HANDLE("comm", comm);
    rec_pointer("buffer", buffer);
    rec_number("size", size);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_detach_buffer) && !REC_OWN_MPI_Comm_detach_buffer
int REC_NAME(Comm_detach_buffer)(MPI_Comm comm, void *buffer_addr, int *size) REC_LABEL(Comm_detach_buffer);
int REC_NAME(Comm_detach_buffer)(MPI_Comm comm, void *buffer_addr, int *size)
{
    rec_enter("Comm_detach_buffer", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *(void **)buffer_addr = rec_slot(2);
    *size = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_detach_buffer_c) && !REC_OWN_MPI_Comm_detach_buffer_c
int REC_NAME(Comm_detach_buffer_c)(MPI_Comm comm, void *buffer_addr, MPI_Count *size) REC_LABEL(Comm_detach_buffer_c);
int REC_NAME(Comm_detach_buffer_c)(MPI_Comm comm, void *buffer_addr, MPI_Count *size)
{
    rec_enter("Comm_detach_buffer_c", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *(void **)buffer_addr = rec_slot(2);
    *size = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_flush_buffer) && !REC_OWN_MPI_Comm_flush_buffer
int REC_NAME(Comm_flush_buffer)(MPI_Comm comm) REC_LABEL(Comm_flush_buffer);
int REC_NAME(Comm_flush_buffer)(MPI_Comm comm)
{
    rec_enter("Comm_flush_buffer", REC_SHIFT);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Comm_iflush_buffer) && !REC_OWN_MPI_Comm_iflush_buffer
int REC_NAME(Comm_iflush_buffer)(MPI_Comm comm, MPI_Request *request) REC_LABEL(Comm_iflush_buffer);
int REC_NAME(Comm_iflush_buffer)(MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Comm_iflush_buffer", REC_SHIFT);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ibsend) && !REC_OWN_MPI_Ibsend
int REC_NAME(Ibsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ibsend);
int REC_NAME(Ibsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Ibsend", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ibsend_c) && !REC_OWN_MPI_Ibsend_c
int REC_NAME(Ibsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ibsend_c);
int REC_NAME(Ibsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Ibsend_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Improbe) && !REC_OWN_MPI_Improbe
int REC_NAME(Improbe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message,
        MPI_Status *status) REC_LABEL(Improbe);
int REC_NAME(Improbe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)
{
    rec_enter("Improbe", REC_SHIFT);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *flag = 1;
    *message = REC_NEW(MPI_Message, 2005);
    REC_FILL_STATUS(*status, 206);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Imrecv) && !REC_OWN_MPI_Imrecv
int REC_NAME(Imrecv)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request) REC_LABEL(Imrecv);
int REC_NAME(Imrecv)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    rec_enter("Imrecv", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("message", *message);
    *message = REC_NEW(MPI_Message, 2004);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Imrecv_c) && !REC_OWN_MPI_Imrecv_c
int REC_NAME(Imrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request) REC_LABEL(Imrecv_c);
int REC_NAME(Imrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)
{
    rec_enter("Imrecv_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("message", *message);
    *message = REC_NEW(MPI_Message, 2004);
    *request = REC_NEW(MPI_Request, 2005);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Iprobe) && !REC_OWN_MPI_Iprobe
int REC_NAME(Iprobe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status) REC_LABEL(Iprobe);
int REC_NAME(Iprobe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)
{
    rec_enter("Iprobe", REC_SHIFT);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *flag = 1;
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Irecv) && !REC_OWN_MPI_Irecv
int REC_NAME(Irecv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Irecv);
int REC_NAME(Irecv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Irecv", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Irecv_c) && !REC_OWN_MPI_Irecv_c
int REC_NAME(Irecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Irecv_c);
int REC_NAME(Irecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Irecv_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Irsend) && !REC_OWN_MPI_Irsend
int REC_NAME(Irsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Irsend);
int REC_NAME(Irsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Irsend", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Irsend_c) && !REC_OWN_MPI_Irsend_c
int REC_NAME(Irsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Irsend_c);
int REC_NAME(Irsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Irsend_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Isend) && !REC_OWN_MPI_Isend
int REC_NAME(Isend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Isend);
int REC_NAME(Isend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Isend", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Isend_c) && !REC_OWN_MPI_Isend_c
int REC_NAME(Isend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Isend_c);
int REC_NAME(Isend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Isend_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Isendrecv) && !REC_OWN_MPI_Isendrecv
int REC_NAME(Isendrecv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Isendrecv);
int REC_NAME(Isendrecv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Isendrecv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_number("dest", dest);
    rec_number("sendtag", sendtag);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("source", source);
    rec_number("recvtag", recvtag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2012);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Isendrecv_c) && !REC_OWN_MPI_Isendrecv_c
int REC_NAME(Isendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Isendrecv_c);
int REC_NAME(Isendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Isendrecv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_number("dest", dest);
    rec_number("sendtag", sendtag);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("source", source);
    rec_number("recvtag", recvtag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2012);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Isendrecv_replace) && !REC_OWN_MPI_Isendrecv_replace
int REC_NAME(Isendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Request *request) REC_LABEL(Isendrecv_replace);
int REC_NAME(Isendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Isendrecv_replace", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("sendtag", sendtag);
    rec_number("source", source);
    rec_number("recvtag", recvtag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Isendrecv_replace_c) && !REC_OWN_MPI_Isendrecv_replace_c
int REC_NAME(Isendrecv_replace_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Request *request) REC_LABEL(Isendrecv_replace_c);
int REC_NAME(Isendrecv_replace_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Request *request)
{
    rec_enter("Isendrecv_replace_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("sendtag", sendtag);
    rec_number("source", source);
    rec_number("recvtag", recvtag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2009);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Issend) && !REC_OWN_MPI_Issend
int REC_NAME(Issend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Issend);
int REC_NAME(Issend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Issend", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Issend_c) && !REC_OWN_MPI_Issend_c
int REC_NAME(Issend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Issend_c);
int REC_NAME(Issend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Issend_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Mprobe) && !REC_OWN_MPI_Mprobe
int REC_NAME(Mprobe)(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status) REC_LABEL(Mprobe);
int REC_NAME(Mprobe)(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    rec_enter("Mprobe", REC_SHIFT);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *message = REC_NEW(MPI_Message, 2004);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Mrecv) && !REC_OWN_MPI_Mrecv
int REC_NAME(Mrecv)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Status *status) REC_LABEL(Mrecv);
int REC_NAME(Mrecv)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    rec_enter("Mrecv", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("message", *message);
    *message = REC_NEW(MPI_Message, 2004);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Mrecv_c) && !REC_OWN_MPI_Mrecv_c
int REC_NAME(Mrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Status *status) REC_LABEL(Mrecv_c);
int REC_NAME(Mrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)
{
    rec_enter("Mrecv_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    REC_HANDLE("message", *message);
    *message = REC_NEW(MPI_Message, 2004);
    REC_FILL_STATUS(*status, 205);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Probe) && !REC_OWN_MPI_Probe
int REC_NAME(Probe)(int source, int tag, MPI_Comm comm, MPI_Status *status) REC_LABEL(Probe);
int REC_NAME(Probe)(int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    rec_enter("Probe", REC_SHIFT);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    REC_FILL_STATUS(*status, 204);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Recv) && !REC_OWN_MPI_Recv
int REC_NAME(Recv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status) REC_LABEL(Recv);
int REC_NAME(Recv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)
{
    rec_enter("Recv", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    REC_FILL_STATUS(*status, 207);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Recv_c) && !REC_OWN_MPI_Recv_c
int REC_NAME(Recv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status) REC_LABEL(Recv_c);
int REC_NAME(Recv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status)
{
    rec_enter("Recv_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    REC_FILL_STATUS(*status, 207);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Recv_init) && !REC_OWN_MPI_Recv_init
int REC_NAME(Recv_init)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Recv_init);
int REC_NAME(Recv_init)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Recv_init", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Recv_init_c) && !REC_OWN_MPI_Recv_init_c
int REC_NAME(Recv_init_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Recv_init_c);
int REC_NAME(Recv_init_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Recv_init_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("source", source);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Rsend) && !REC_OWN_MPI_Rsend
int REC_NAME(Rsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) REC_LABEL(Rsend);
int REC_NAME(Rsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    rec_enter("Rsend", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Rsend_c) && !REC_OWN_MPI_Rsend_c
int REC_NAME(Rsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) REC_LABEL(Rsend_c);
int REC_NAME(Rsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    rec_enter("Rsend_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Rsend_init) && !REC_OWN_MPI_Rsend_init
int REC_NAME(Rsend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Rsend_init);
int REC_NAME(Rsend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Rsend_init", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Rsend_init_c) && !REC_OWN_MPI_Rsend_init_c
int REC_NAME(Rsend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Rsend_init_c);
int REC_NAME(Rsend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Rsend_init_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Send) && !REC_OWN_MPI_Send
int REC_NAME(Send)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) REC_LABEL(Send);
int REC_NAME(Send)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    rec_enter("Send", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Send_c) && !REC_OWN_MPI_Send_c
int REC_NAME(Send_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) REC_LABEL(Send_c);
int REC_NAME(Send_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    rec_enter("Send_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Send_init) && !REC_OWN_MPI_Send_init
int REC_NAME(Send_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Send_init);
int REC_NAME(Send_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Send_init", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Send_init_c) && !REC_OWN_MPI_Send_init_c
int REC_NAME(Send_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Send_init_c);
int REC_NAME(Send_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Send_init_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Sendrecv) && !REC_OWN_MPI_Sendrecv
int REC_NAME(Sendrecv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status) REC_LABEL(Sendrecv);
int REC_NAME(Sendrecv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)
{
    rec_enter("Sendrecv", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_number("dest", dest);
    rec_number("sendtag", sendtag);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("source", source);
    rec_number("recvtag", recvtag);
    REC_HANDLE("comm", comm);
    REC_FILL_STATUS(*status, 212);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Sendrecv_c) && !REC_OWN_MPI_Sendrecv_c
int REC_NAME(Sendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status) REC_LABEL(Sendrecv_c);
int REC_NAME(Sendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status)
{
    rec_enter("Sendrecv_c", REC_SHIFT);
    REC_SPECIAL(sendbuf, MPI_BOTTOM);
    REC_SPECIAL(recvbuf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_pointer("sendbuf", sendbuf);
    rec_number("sendcount", sendcount);
    REC_HANDLE("sendtype", sendtype);
    rec_number("dest", dest);
    rec_number("sendtag", sendtag);
    rec_pointer("recvbuf", recvbuf);
    rec_number("recvcount", recvcount);
    REC_HANDLE("recvtype", recvtype);
    rec_number("source", source);
    rec_number("recvtag", recvtag);
    REC_HANDLE("comm", comm);
    REC_FILL_STATUS(*status, 212);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Sendrecv_replace) && !REC_OWN_MPI_Sendrecv_replace
int REC_NAME(Sendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Status *status) REC_LABEL(Sendrecv_replace);
int REC_NAME(Sendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Status *status)
{
    rec_enter("Sendrecv_replace", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("sendtag", sendtag);
    rec_number("source", source);
    rec_number("recvtag", recvtag);
    REC_HANDLE("comm", comm);
    REC_FILL_STATUS(*status, 209);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Sendrecv_replace_c) && !REC_OWN_MPI_Sendrecv_replace_c
int REC_NAME(Sendrecv_replace_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Status *status) REC_LABEL(Sendrecv_replace_c);
int REC_NAME(Sendrecv_replace_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source,
        int recvtag, MPI_Comm comm, MPI_Status *status)
{
    rec_enter("Sendrecv_replace_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    REC_SPECIAL(status, MPI_STATUS_IGNORE);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("sendtag", sendtag);
    rec_number("source", source);
    rec_number("recvtag", recvtag);
    REC_HANDLE("comm", comm);
    REC_FILL_STATUS(*status, 209);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_attach_buffer) && !REC_OWN_MPI_Session_attach_buffer
int REC_NAME(Session_attach_buffer)(MPI_Session session, void *buffer, int size) REC_LABEL(Session_attach_buffer);
int REC_NAME(Session_attach_buffer)(MPI_Session session, void *buffer, int size)
{
    rec_enter("Session_attach_buffer", REC_SHIFT);
    #if REC_SINCE(4, 1)
    REC_SPECIAL(buffer, MPI_BUFFER_AUTOMATIC);
    #endif
    REC_SPECIAL(buffer, MPI_BOTTOM);
    REC_HANDLE("session", session);
    rec_pointer("buffer", buffer);
    rec_number("size", size);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_attach_buffer_c) && !REC_OWN_MPI_Session_attach_buffer_c
int REC_NAME(Session_attach_buffer_c)(MPI_Session session, void *buffer,
        MPI_Count size) REC_LABEL(Session_attach_buffer_c);
int REC_NAME(Session_attach_buffer_c)(MPI_Session session, void *buffer, MPI_Count size)
{
    rec_enter("Session_attach_buffer_c", REC_SHIFT);
    #if REC_SINCE(4, 1)
    REC_SPECIAL(buffer, MPI_BUFFER_AUTOMATIC);
    #endif
    REC_SPECIAL(buffer, MPI_BOTTOM);
    REC_HANDLE("session", session);
    rec_pointer("buffer", buffer);
    rec_number("size", size);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_detach_buffer) && !REC_OWN_MPI_Session_detach_buffer
int REC_NAME(Session_detach_buffer)(MPI_Session session, void *buffer_addr,
        int *size) REC_LABEL(Session_detach_buffer);
int REC_NAME(Session_detach_buffer)(MPI_Session session, void *buffer_addr, int *size)
{
    rec_enter("Session_detach_buffer", REC_SHIFT);
    REC_HANDLE("session", session);
    *(void **)buffer_addr = rec_slot(2);
    *size = 203;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_detach_buffer_c) && !REC_OWN_MPI_Session_detach_buffer_c
int REC_NAME(Session_detach_buffer_c)(MPI_Session session, void *buffer_addr,
        MPI_Count *size) REC_LABEL(Session_detach_buffer_c);
int REC_NAME(Session_detach_buffer_c)(MPI_Session session, void *buffer_addr, MPI_Count *size)
{
    rec_enter("Session_detach_buffer_c", REC_SHIFT);
    REC_HANDLE("session", session);
    *(void **)buffer_addr = rec_slot(2);
    *size = 5000000103;
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_flush_buffer) && !REC_OWN_MPI_Session_flush_buffer
int REC_NAME(Session_flush_buffer)(MPI_Session session) REC_LABEL(Session_flush_buffer);
int REC_NAME(Session_flush_buffer)(MPI_Session session)
{
    rec_enter("Session_flush_buffer", REC_SHIFT);
    REC_HANDLE("session", session);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Session_iflush_buffer) && !REC_OWN_MPI_Session_iflush_buffer
int REC_NAME(Session_iflush_buffer)(MPI_Session session, MPI_Request *request) REC_LABEL(Session_iflush_buffer);
int REC_NAME(Session_iflush_buffer)(MPI_Session session, MPI_Request *request)
{
    rec_enter("Session_iflush_buffer", REC_SHIFT);
    REC_HANDLE("session", session);
    *request = REC_NEW(MPI_Request, 2002);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ssend) && !REC_OWN_MPI_Ssend
int REC_NAME(Ssend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) REC_LABEL(Ssend);
int REC_NAME(Ssend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    rec_enter("Ssend", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ssend_c) && !REC_OWN_MPI_Ssend_c
int REC_NAME(Ssend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm) REC_LABEL(Ssend_c);
int REC_NAME(Ssend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)
{
    rec_enter("Ssend_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ssend_init) && !REC_OWN_MPI_Ssend_init
int REC_NAME(Ssend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ssend_init);
int REC_NAME(Ssend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Ssend_init", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

#if REC_HAS(MPI_Ssend_init_c) && !REC_OWN_MPI_Ssend_init_c
int REC_NAME(Ssend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request) REC_LABEL(Ssend_init_c);
int REC_NAME(Ssend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request)
{
    rec_enter("Ssend_init_c", REC_SHIFT);
    REC_SPECIAL(buf, MPI_BOTTOM);
    rec_pointer("buf", buf);
    rec_number("count", count);
    REC_HANDLE("datatype", datatype);
    rec_number("dest", dest);
    rec_number("tag", tag);
    REC_HANDLE("comm", comm);
    *request = REC_NEW(MPI_Request, 2007);
    return rec_reply();
}
#endif

