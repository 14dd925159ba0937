/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/recorder/caller.c.j2. */
/* Calls of every routine of the chapter "point-to-point", each argument with a value of its own. */
#include "recorder.h"

static void call_MPI_Bsend(int profiled)
{
#if REC_HAS(MPI_Bsend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Bsend)(rec_slot(1), count, datatype, dest, tag, comm) : (MPI_Bsend)(rec_slot(1),
            count, datatype, dest, tag, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Bsend_c(int profiled)
{
#if REC_HAS(MPI_Bsend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Bsend_c)(rec_slot(1), count, datatype, dest, tag,
            comm) : (MPI_Bsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Bsend_init(int profiled)
{
#if REC_HAS(MPI_Bsend_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Bsend_init)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Bsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Bsend_init_c(int profiled)
{
#if REC_HAS(MPI_Bsend_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Bsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Bsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_attach(int profiled)
{
#if REC_HAS(MPI_Buffer_attach)
    int size = (int)102;
    int returned = profiled ? (PMPI_Buffer_attach)(rec_slot(1), size) : (MPI_Buffer_attach)(rec_slot(1), size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_attach_c(int profiled)
{
#if REC_HAS(MPI_Buffer_attach_c)
    MPI_Count size = (MPI_Count)5000000002;
    int returned = profiled ? (PMPI_Buffer_attach_c)(rec_slot(1), size) : (MPI_Buffer_attach_c)(rec_slot(1), size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_detach(int profiled)
{
#if REC_HAS(MPI_Buffer_detach)
    void *buffer_addr = 0;
    int size = (int)0;
    int returned = profiled ? (PMPI_Buffer_detach)(&buffer_addr, &size) : (MPI_Buffer_detach)(&buffer_addr, &size);
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_detach_c(int profiled)
{
#if REC_HAS(MPI_Buffer_detach_c)
    void *buffer_addr = 0;
    MPI_Count size = (MPI_Count)0;
    int returned = profiled ? (PMPI_Buffer_detach_c)(&buffer_addr, &size) : (MPI_Buffer_detach_c)(&buffer_addr, &size);
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_flush(int profiled)
{
#if REC_HAS(MPI_Buffer_flush)
    int returned = profiled ? (PMPI_Buffer_flush)() : (MPI_Buffer_flush)();
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Buffer_iflush(int profiled)
{
#if REC_HAS(MPI_Buffer_iflush)
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Buffer_iflush)(&request) : (MPI_Buffer_iflush)(&request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_attach_buffer(int profiled)
{
#if REC_HAS(MPI_Comm_attach_buffer)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int size = (int)103;
    int returned = profiled ? (PMPI_Comm_attach_buffer)(comm, rec_slot(2), size) : (MPI_Comm_attach_buffer)(comm,
            rec_slot(2), size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_attach_buffer_c(int profiled)
{
#if REC_HAS(MPI_Comm_attach_buffer_c)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Count size = (MPI_Count)5000000003;
    int returned = profiled ? (PMPI_Comm_attach_buffer_c)(comm, rec_slot(2), size) : (MPI_Comm_attach_buffer_c)(comm,
            rec_slot(2), size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_detach_buffer(int profiled)
{
#if REC_HAS(MPI_Comm_detach_buffer)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    void *buffer_addr = 0;
    int size = (int)0;
    int returned = profiled ? (PMPI_Comm_detach_buffer)(comm, &buffer_addr, &size) : (MPI_Comm_detach_buffer)(comm,
            &buffer_addr, &size);
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_detach_buffer_c(int profiled)
{
#if REC_HAS(MPI_Comm_detach_buffer_c)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    void *buffer_addr = 0;
    MPI_Count size = (MPI_Count)0;
    int returned = profiled ? (PMPI_Comm_detach_buffer_c)(comm, &buffer_addr, &size) : (MPI_Comm_detach_buffer_c)(comm,
            &buffer_addr, &size);
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_flush_buffer(int profiled)
{
#if REC_HAS(MPI_Comm_flush_buffer)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    int returned = profiled ? (PMPI_Comm_flush_buffer)(comm) : (MPI_Comm_flush_buffer)(comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Comm_iflush_buffer(int profiled)
{
#if REC_HAS(MPI_Comm_iflush_buffer)
    MPI_Comm comm = REC_NEW(MPI_Comm, 1001);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Comm_iflush_buffer)(comm, &request) : (MPI_Comm_iflush_buffer)(comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ibsend(int profiled)
{
#if REC_HAS(MPI_Ibsend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ibsend)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Ibsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ibsend_c(int profiled)
{
#if REC_HAS(MPI_Ibsend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ibsend_c)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Ibsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Improbe(int profiled)
{
#if REC_HAS(MPI_Improbe)
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Improbe)(source, tag, comm, &flag, &message, &status) : (MPI_Improbe)(source, tag,
            comm, &flag, &message, &status);
    rec_observe_number("flag", flag);
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Imrecv(int profiled)
{
#if REC_HAS(MPI_Imrecv)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Imrecv)(rec_slot(1), count, datatype, &message,
            &request) : (MPI_Imrecv)(rec_slot(1), count, datatype, &message, &request);
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Imrecv_c(int profiled)
{
#if REC_HAS(MPI_Imrecv_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Imrecv_c)(rec_slot(1), count, datatype, &message,
            &request) : (MPI_Imrecv_c)(rec_slot(1), count, datatype, &message, &request);
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Iprobe(int profiled)
{
#if REC_HAS(MPI_Iprobe)
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    int flag = (int)0;
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Iprobe)(source, tag, comm, &flag, &status) : (MPI_Iprobe)(source, tag, comm, &flag,
            &status);
    rec_observe_number("flag", flag);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Irecv(int profiled)
{
#if REC_HAS(MPI_Irecv)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Irecv)(rec_slot(1), count, datatype, source, tag, comm,
            &request) : (MPI_Irecv)(rec_slot(1), count, datatype, source, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Irecv_c(int profiled)
{
#if REC_HAS(MPI_Irecv_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Irecv_c)(rec_slot(1), count, datatype, source, tag, comm,
            &request) : (MPI_Irecv_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Irsend(int profiled)
{
#if REC_HAS(MPI_Irsend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Irsend)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Irsend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Irsend_c(int profiled)
{
#if REC_HAS(MPI_Irsend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Irsend_c)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Irsend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isend(int profiled)
{
#if REC_HAS(MPI_Isend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Isend)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Isend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isend_c(int profiled)
{
#if REC_HAS(MPI_Isend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Isend_c)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Isend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isendrecv(int profiled)
{
#if REC_HAS(MPI_Isendrecv)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount,
            recvtype, source, recvtag, comm, &request) : (MPI_Isendrecv)(rec_slot(1), sendcount, sendtype, dest,
            sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isendrecv_c(int profiled)
{
#if REC_HAS(MPI_Isendrecv_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6),
            recvcount, recvtype, source, recvtag, comm, &request) : (MPI_Isendrecv_c)(rec_slot(1), sendcount, sendtype,
            dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isendrecv_replace(int profiled)
{
#if REC_HAS(MPI_Isendrecv_replace)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Isendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag,
            comm, &request) : (MPI_Isendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag,
            comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Isendrecv_replace_c(int profiled)
{
#if REC_HAS(MPI_Isendrecv_replace_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Isendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag,
            comm, &request) : (MPI_Isendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag,
            comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Issend(int profiled)
{
#if REC_HAS(MPI_Issend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Issend)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Issend)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Issend_c(int profiled)
{
#if REC_HAS(MPI_Issend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Issend_c)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Issend_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Mprobe(int profiled)
{
#if REC_HAS(MPI_Mprobe)
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 0);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Mprobe)(source, tag, comm, &message, &status) : (MPI_Mprobe)(source, tag, comm,
            &message, &status);
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Mrecv(int profiled)
{
#if REC_HAS(MPI_Mrecv)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Mrecv)(rec_slot(1), count, datatype, &message, &status) : (MPI_Mrecv)(rec_slot(1),
            count, datatype, &message, &status);
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Mrecv_c(int profiled)
{
#if REC_HAS(MPI_Mrecv_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    MPI_Message message = REC_NEW(MPI_Message, 1004);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Mrecv_c)(rec_slot(1), count, datatype, &message,
            &status) : (MPI_Mrecv_c)(rec_slot(1), count, datatype, &message, &status);
    REC_OBSERVE_HANDLE("message", message);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Probe(int profiled)
{
#if REC_HAS(MPI_Probe)
    int source = (int)101;
    int tag = (int)102;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1003);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Probe)(source, tag, comm, &status) : (MPI_Probe)(source, tag, comm, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Recv(int profiled)
{
#if REC_HAS(MPI_Recv)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Recv)(rec_slot(1), count, datatype, source, tag, comm,
            &status) : (MPI_Recv)(rec_slot(1), count, datatype, source, tag, comm, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Recv_c(int profiled)
{
#if REC_HAS(MPI_Recv_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Recv_c)(rec_slot(1), count, datatype, source, tag, comm,
            &status) : (MPI_Recv_c)(rec_slot(1), count, datatype, source, tag, comm, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Recv_init(int profiled)
{
#if REC_HAS(MPI_Recv_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Recv_init)(rec_slot(1), count, datatype, source, tag, comm,
            &request) : (MPI_Recv_init)(rec_slot(1), count, datatype, source, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Recv_init_c(int profiled)
{
#if REC_HAS(MPI_Recv_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int source = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Recv_init_c)(rec_slot(1), count, datatype, source, tag, comm,
            &request) : (MPI_Recv_init_c)(rec_slot(1), count, datatype, source, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rsend(int profiled)
{
#if REC_HAS(MPI_Rsend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Rsend)(rec_slot(1), count, datatype, dest, tag, comm) : (MPI_Rsend)(rec_slot(1),
            count, datatype, dest, tag, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rsend_c(int profiled)
{
#if REC_HAS(MPI_Rsend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Rsend_c)(rec_slot(1), count, datatype, dest, tag,
            comm) : (MPI_Rsend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rsend_init(int profiled)
{
#if REC_HAS(MPI_Rsend_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Rsend_init)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Rsend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Rsend_init_c(int profiled)
{
#if REC_HAS(MPI_Rsend_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Rsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Rsend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Send(int profiled)
{
#if REC_HAS(MPI_Send)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Send)(rec_slot(1), count, datatype, dest, tag, comm) : (MPI_Send)(rec_slot(1),
            count, datatype, dest, tag, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Send_c(int profiled)
{
#if REC_HAS(MPI_Send_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Send_c)(rec_slot(1), count, datatype, dest, tag, comm) : (MPI_Send_c)(rec_slot(1),
            count, datatype, dest, tag, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Send_init(int profiled)
{
#if REC_HAS(MPI_Send_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Send_init)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Send_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Send_init_c(int profiled)
{
#if REC_HAS(MPI_Send_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Send_init_c)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Send_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Sendrecv(int profiled)
{
#if REC_HAS(MPI_Sendrecv)
    int sendcount = (int)102;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int recvcount = (int)107;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6), recvcount,
            recvtype, source, recvtag, comm, &status) : (MPI_Sendrecv)(rec_slot(1), sendcount, sendtype, dest, sendtag,
            rec_slot(6), recvcount, recvtype, source, recvtag, comm, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Sendrecv_c(int profiled)
{
#if REC_HAS(MPI_Sendrecv_c)
    MPI_Count sendcount = (MPI_Count)5000000002;
    MPI_Datatype sendtype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    MPI_Count recvcount = (MPI_Count)5000000007;
    MPI_Datatype recvtype = REC_NEW(MPI_Datatype, 1008);
    int source = (int)109;
    int recvtag = (int)110;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1011);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype, dest, sendtag, rec_slot(6),
            recvcount, recvtype, source, recvtag, comm, &status) : (MPI_Sendrecv_c)(rec_slot(1), sendcount, sendtype,
            dest, sendtag, rec_slot(6), recvcount, recvtype, source, recvtag, comm, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Sendrecv_replace(int profiled)
{
#if REC_HAS(MPI_Sendrecv_replace)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Sendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag,
            comm, &status) : (MPI_Sendrecv_replace)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag, comm,
            &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Sendrecv_replace_c(int profiled)
{
#if REC_HAS(MPI_Sendrecv_replace_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int sendtag = (int)105;
    int source = (int)106;
    int recvtag = (int)107;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1008);
    MPI_Status status = REC_STATUS_ZERO;
    int returned = profiled ? (PMPI_Sendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag,
            comm, &status) : (MPI_Sendrecv_replace_c)(rec_slot(1), count, datatype, dest, sendtag, source, recvtag,
            comm, &status);
    REC_OBSERVE_STATUS("status", status);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_attach_buffer(int profiled)
{
#if REC_HAS(MPI_Session_attach_buffer)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int size = (int)103;
    int returned = profiled ? (PMPI_Session_attach_buffer)(session, rec_slot(2),
            size) : (MPI_Session_attach_buffer)(session, rec_slot(2), size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_attach_buffer_c(int profiled)
{
#if REC_HAS(MPI_Session_attach_buffer_c)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Count size = (MPI_Count)5000000003;
    int returned = profiled ? (PMPI_Session_attach_buffer_c)(session, rec_slot(2),
            size) : (MPI_Session_attach_buffer_c)(session, rec_slot(2), size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_detach_buffer(int profiled)
{
#if REC_HAS(MPI_Session_detach_buffer)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    void *buffer_addr = 0;
    int size = (int)0;
    int returned = profiled ? (PMPI_Session_detach_buffer)(session, &buffer_addr,
            &size) : (MPI_Session_detach_buffer)(session, &buffer_addr, &size);
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_detach_buffer_c(int profiled)
{
#if REC_HAS(MPI_Session_detach_buffer_c)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    void *buffer_addr = 0;
    MPI_Count size = (MPI_Count)0;
    int returned = profiled ? (PMPI_Session_detach_buffer_c)(session, &buffer_addr,
            &size) : (MPI_Session_detach_buffer_c)(session, &buffer_addr, &size);
    rec_observe_pointer("buffer_addr", buffer_addr);
    rec_observe_number("size", size);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_flush_buffer(int profiled)
{
#if REC_HAS(MPI_Session_flush_buffer)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    int returned = profiled ? (PMPI_Session_flush_buffer)(session) : (MPI_Session_flush_buffer)(session);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Session_iflush_buffer(int profiled)
{
#if REC_HAS(MPI_Session_iflush_buffer)
    MPI_Session session = REC_NEW(MPI_Session, 1001);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Session_iflush_buffer)(session, &request) : (MPI_Session_iflush_buffer)(session,
            &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ssend(int profiled)
{
#if REC_HAS(MPI_Ssend)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Ssend)(rec_slot(1), count, datatype, dest, tag, comm) : (MPI_Ssend)(rec_slot(1),
            count, datatype, dest, tag, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ssend_c(int profiled)
{
#if REC_HAS(MPI_Ssend_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    int returned = profiled ? (PMPI_Ssend_c)(rec_slot(1), count, datatype, dest, tag,
            comm) : (MPI_Ssend_c)(rec_slot(1), count, datatype, dest, tag, comm);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ssend_init(int profiled)
{
#if REC_HAS(MPI_Ssend_init)
    int count = (int)102;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ssend_init)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Ssend_init)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

static void call_MPI_Ssend_init_c(int profiled)
{
#if REC_HAS(MPI_Ssend_init_c)
    MPI_Count count = (MPI_Count)5000000002;
    MPI_Datatype datatype = REC_NEW(MPI_Datatype, 1003);
    int dest = (int)104;
    int tag = (int)105;
    MPI_Comm comm = REC_NEW(MPI_Comm, 1006);
    MPI_Request request = REC_NEW(MPI_Request, 0);
    int returned = profiled ? (PMPI_Ssend_init_c)(rec_slot(1), count, datatype, dest, tag, comm,
            &request) : (MPI_Ssend_init_c)(rec_slot(1), count, datatype, dest, tag, comm, &request);
    REC_OBSERVE_HANDLE("request", request);
    rec_observe_number("returned", returned);
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_point_to_point[] = {
    {"MPI_Bsend", call_MPI_Bsend, 1},
    {"MPI_Bsend_c", call_MPI_Bsend_c, 1},
    {"MPI_Bsend_init", call_MPI_Bsend_init, 1},
    {"MPI_Bsend_init_c", call_MPI_Bsend_init_c, 1},
    {"MPI_Buffer_attach", call_MPI_Buffer_attach, 1},
    {"MPI_Buffer_attach_c", call_MPI_Buffer_attach_c, 1},
    {"MPI_Buffer_detach", call_MPI_Buffer_detach, 1},
    {"MPI_Buffer_detach_c", call_MPI_Buffer_detach_c, 1},
    {"MPI_Buffer_flush", call_MPI_Buffer_flush, 1},
    {"MPI_Buffer_iflush", call_MPI_Buffer_iflush, 1},
    {"MPI_Comm_attach_buffer", call_MPI_Comm_attach_buffer, 1},
    {"MPI_Comm_attach_buffer_c", call_MPI_Comm_attach_buffer_c, 1},
    {"MPI_Comm_detach_buffer", call_MPI_Comm_detach_buffer, 1},
    {"MPI_Comm_detach_buffer_c", call_MPI_Comm_detach_buffer_c, 1},
    {"MPI_Comm_flush_buffer", call_MPI_Comm_flush_buffer, 1},
    {"MPI_Comm_iflush_buffer", call_MPI_Comm_iflush_buffer, 1},
    {"MPI_Ibsend", call_MPI_Ibsend, 1},
    {"MPI_Ibsend_c", call_MPI_Ibsend_c, 1},
    {"MPI_Improbe", call_MPI_Improbe, 1},
    {"MPI_Imrecv", call_MPI_Imrecv, 1},
    {"MPI_Imrecv_c", call_MPI_Imrecv_c, 1},
    {"MPI_Iprobe", call_MPI_Iprobe, 1},
    {"MPI_Irecv", call_MPI_Irecv, 1},
    {"MPI_Irecv_c", call_MPI_Irecv_c, 1},
    {"MPI_Irsend", call_MPI_Irsend, 1},
    {"MPI_Irsend_c", call_MPI_Irsend_c, 1},
    {"MPI_Isend", call_MPI_Isend, 1},
    {"MPI_Isend_c", call_MPI_Isend_c, 1},
    {"MPI_Isendrecv", call_MPI_Isendrecv, 1},
    {"MPI_Isendrecv_c", call_MPI_Isendrecv_c, 1},
    {"MPI_Isendrecv_replace", call_MPI_Isendrecv_replace, 1},
    {"MPI_Isendrecv_replace_c", call_MPI_Isendrecv_replace_c, 1},
    {"MPI_Issend", call_MPI_Issend, 1},
    {"MPI_Issend_c", call_MPI_Issend_c, 1},
    {"MPI_Mprobe", call_MPI_Mprobe, 1},
    {"MPI_Mrecv", call_MPI_Mrecv, 1},
    {"MPI_Mrecv_c", call_MPI_Mrecv_c, 1},
    {"MPI_Probe", call_MPI_Probe, 1},
    {"MPI_Recv", call_MPI_Recv, 1},
    {"MPI_Recv_c", call_MPI_Recv_c, 1},
    {"MPI_Recv_init", call_MPI_Recv_init, 1},
    {"MPI_Recv_init_c", call_MPI_Recv_init_c, 1},
    {"MPI_Rsend", call_MPI_Rsend, 1},
    {"MPI_Rsend_c", call_MPI_Rsend_c, 1},
    {"MPI_Rsend_init", call_MPI_Rsend_init, 1},
    {"MPI_Rsend_init_c", call_MPI_Rsend_init_c, 1},
    {"MPI_Send", call_MPI_Send, 1},
    {"MPI_Send_c", call_MPI_Send_c, 1},
    {"MPI_Send_init", call_MPI_Send_init, 1},
    {"MPI_Send_init_c", call_MPI_Send_init_c, 1},
    {"MPI_Sendrecv", call_MPI_Sendrecv, 1},
    {"MPI_Sendrecv_c", call_MPI_Sendrecv_c, 1},
    {"MPI_Sendrecv_replace", call_MPI_Sendrecv_replace, 1},
    {"MPI_Sendrecv_replace_c", call_MPI_Sendrecv_replace_c, 1},
    {"MPI_Session_attach_buffer", call_MPI_Session_attach_buffer, 1},
    {"MPI_Session_attach_buffer_c", call_MPI_Session_attach_buffer_c, 1},
    {"MPI_Session_detach_buffer", call_MPI_Session_detach_buffer, 1},
    {"MPI_Session_detach_buffer_c", call_MPI_Session_detach_buffer_c, 1},
    {"MPI_Session_flush_buffer", call_MPI_Session_flush_buffer, 1},
    {"MPI_Session_iflush_buffer", call_MPI_Session_iflush_buffer, 1},
    {"MPI_Ssend", call_MPI_Ssend, 1},
    {"MPI_Ssend_c", call_MPI_Ssend_c, 1},
    {"MPI_Ssend_init", call_MPI_Ssend_init, 1},
    {"MPI_Ssend_init_c", call_MPI_Ssend_init_c, 1},
    {0, 0, 0}
};
