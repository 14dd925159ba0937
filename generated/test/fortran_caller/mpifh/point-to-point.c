/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "point-to-point", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Bsend
void rec_mpifh_mpi_bsend(void);
void rec_mpifh_pmpi_bsend(void);
#endif
static void call_MPI_Bsend(int profiled)
{
#if REC_HAS_MPI_Bsend
    if (profiled) rec_mpifh_pmpi_bsend();
    else rec_mpifh_mpi_bsend();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Bsend_init
void rec_mpifh_mpi_bsend_init(void);
void rec_mpifh_pmpi_bsend_init(void);
#endif
static void call_MPI_Bsend_init(int profiled)
{
#if REC_HAS_MPI_Bsend_init
    if (profiled) rec_mpifh_pmpi_bsend_init();
    else rec_mpifh_mpi_bsend_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Buffer_attach
void rec_mpifh_mpi_buffer_attach(void);
void rec_mpifh_pmpi_buffer_attach(void);
#endif
static void call_MPI_Buffer_attach(int profiled)
{
#if REC_HAS_MPI_Buffer_attach
    if (profiled) rec_mpifh_pmpi_buffer_attach();
    else rec_mpifh_mpi_buffer_attach();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Buffer_detach
void rec_mpifh_mpi_buffer_detach(void);
void rec_mpifh_pmpi_buffer_detach(void);
#endif
static void call_MPI_Buffer_detach(int profiled)
{
#if REC_HAS_MPI_Buffer_detach
    if (profiled) rec_mpifh_pmpi_buffer_detach();
    else rec_mpifh_mpi_buffer_detach();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Buffer_flush
void rec_mpifh_mpi_buffer_flush(void);
void rec_mpifh_pmpi_buffer_flush(void);
#endif
static void call_MPI_Buffer_flush(int profiled)
{
#if REC_HAS_MPI_Buffer_flush
    if (profiled) rec_mpifh_pmpi_buffer_flush();
    else rec_mpifh_mpi_buffer_flush();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Buffer_iflush
void rec_mpifh_mpi_buffer_iflush(void);
void rec_mpifh_pmpi_buffer_iflush(void);
#endif
static void call_MPI_Buffer_iflush(int profiled)
{
#if REC_HAS_MPI_Buffer_iflush
    if (profiled) rec_mpifh_pmpi_buffer_iflush();
    else rec_mpifh_mpi_buffer_iflush();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_attach_buffer
void rec_mpifh_mpi_comm_attach_buffer(void);
void rec_mpifh_pmpi_comm_attach_buffer(void);
#endif
static void call_MPI_Comm_attach_buffer(int profiled)
{
#if REC_HAS_MPI_Comm_attach_buffer
    if (profiled) rec_mpifh_pmpi_comm_attach_buffer();
    else rec_mpifh_mpi_comm_attach_buffer();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_detach_buffer
void rec_mpifh_mpi_comm_detach_buffer(void);
void rec_mpifh_pmpi_comm_detach_buffer(void);
#endif
static void call_MPI_Comm_detach_buffer(int profiled)
{
#if REC_HAS_MPI_Comm_detach_buffer
    if (profiled) rec_mpifh_pmpi_comm_detach_buffer();
    else rec_mpifh_mpi_comm_detach_buffer();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_flush_buffer
void rec_mpifh_mpi_comm_flush_buffer(void);
void rec_mpifh_pmpi_comm_flush_buffer(void);
#endif
static void call_MPI_Comm_flush_buffer(int profiled)
{
#if REC_HAS_MPI_Comm_flush_buffer
    if (profiled) rec_mpifh_pmpi_comm_flush_buffer();
    else rec_mpifh_mpi_comm_flush_buffer();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_iflush_buffer
void rec_mpifh_mpi_comm_iflush_buffer(void);
void rec_mpifh_pmpi_comm_iflush_buffer(void);
#endif
static void call_MPI_Comm_iflush_buffer(int profiled)
{
#if REC_HAS_MPI_Comm_iflush_buffer
    if (profiled) rec_mpifh_pmpi_comm_iflush_buffer();
    else rec_mpifh_mpi_comm_iflush_buffer();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ibsend
void rec_mpifh_mpi_ibsend(void);
void rec_mpifh_pmpi_ibsend(void);
#endif
static void call_MPI_Ibsend(int profiled)
{
#if REC_HAS_MPI_Ibsend
    if (profiled) rec_mpifh_pmpi_ibsend();
    else rec_mpifh_mpi_ibsend();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Improbe
void rec_mpifh_mpi_improbe(void);
void rec_mpifh_pmpi_improbe(void);
#endif
static void call_MPI_Improbe(int profiled)
{
#if REC_HAS_MPI_Improbe
    if (profiled) rec_mpifh_pmpi_improbe();
    else rec_mpifh_mpi_improbe();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Imrecv
void rec_mpifh_mpi_imrecv(void);
void rec_mpifh_pmpi_imrecv(void);
#endif
static void call_MPI_Imrecv(int profiled)
{
#if REC_HAS_MPI_Imrecv
    if (profiled) rec_mpifh_pmpi_imrecv();
    else rec_mpifh_mpi_imrecv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Iprobe
void rec_mpifh_mpi_iprobe(void);
void rec_mpifh_pmpi_iprobe(void);
#endif
static void call_MPI_Iprobe(int profiled)
{
#if REC_HAS_MPI_Iprobe
    if (profiled) rec_mpifh_pmpi_iprobe();
    else rec_mpifh_mpi_iprobe();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Irecv
void rec_mpifh_mpi_irecv(void);
void rec_mpifh_pmpi_irecv(void);
#endif
static void call_MPI_Irecv(int profiled)
{
#if REC_HAS_MPI_Irecv
    if (profiled) rec_mpifh_pmpi_irecv();
    else rec_mpifh_mpi_irecv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Irsend
void rec_mpifh_mpi_irsend(void);
void rec_mpifh_pmpi_irsend(void);
#endif
static void call_MPI_Irsend(int profiled)
{
#if REC_HAS_MPI_Irsend
    if (profiled) rec_mpifh_pmpi_irsend();
    else rec_mpifh_mpi_irsend();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Isend
void rec_mpifh_mpi_isend(void);
void rec_mpifh_pmpi_isend(void);
#endif
static void call_MPI_Isend(int profiled)
{
#if REC_HAS_MPI_Isend
    if (profiled) rec_mpifh_pmpi_isend();
    else rec_mpifh_mpi_isend();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Isendrecv
void rec_mpifh_mpi_isendrecv(void);
void rec_mpifh_pmpi_isendrecv(void);
#endif
static void call_MPI_Isendrecv(int profiled)
{
#if REC_HAS_MPI_Isendrecv
    if (profiled) rec_mpifh_pmpi_isendrecv();
    else rec_mpifh_mpi_isendrecv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Isendrecv_replace
void rec_mpifh_mpi_isendrecv_replace(void);
void rec_mpifh_pmpi_isendrecv_replace(void);
#endif
static void call_MPI_Isendrecv_replace(int profiled)
{
#if REC_HAS_MPI_Isendrecv_replace
    if (profiled) rec_mpifh_pmpi_isendrecv_replace();
    else rec_mpifh_mpi_isendrecv_replace();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Issend
void rec_mpifh_mpi_issend(void);
void rec_mpifh_pmpi_issend(void);
#endif
static void call_MPI_Issend(int profiled)
{
#if REC_HAS_MPI_Issend
    if (profiled) rec_mpifh_pmpi_issend();
    else rec_mpifh_mpi_issend();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Mprobe
void rec_mpifh_mpi_mprobe(void);
void rec_mpifh_pmpi_mprobe(void);
#endif
static void call_MPI_Mprobe(int profiled)
{
#if REC_HAS_MPI_Mprobe
    if (profiled) rec_mpifh_pmpi_mprobe();
    else rec_mpifh_mpi_mprobe();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Mrecv
void rec_mpifh_mpi_mrecv(void);
void rec_mpifh_pmpi_mrecv(void);
#endif
static void call_MPI_Mrecv(int profiled)
{
#if REC_HAS_MPI_Mrecv
    if (profiled) rec_mpifh_pmpi_mrecv();
    else rec_mpifh_mpi_mrecv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Probe
void rec_mpifh_mpi_probe(void);
void rec_mpifh_pmpi_probe(void);
#endif
static void call_MPI_Probe(int profiled)
{
#if REC_HAS_MPI_Probe
    if (profiled) rec_mpifh_pmpi_probe();
    else rec_mpifh_mpi_probe();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Recv
void rec_mpifh_mpi_recv(void);
void rec_mpifh_pmpi_recv(void);
#endif
static void call_MPI_Recv(int profiled)
{
#if REC_HAS_MPI_Recv
    if (profiled) rec_mpifh_pmpi_recv();
    else rec_mpifh_mpi_recv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Recv_init
void rec_mpifh_mpi_recv_init(void);
void rec_mpifh_pmpi_recv_init(void);
#endif
static void call_MPI_Recv_init(int profiled)
{
#if REC_HAS_MPI_Recv_init
    if (profiled) rec_mpifh_pmpi_recv_init();
    else rec_mpifh_mpi_recv_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rsend
void rec_mpifh_mpi_rsend(void);
void rec_mpifh_pmpi_rsend(void);
#endif
static void call_MPI_Rsend(int profiled)
{
#if REC_HAS_MPI_Rsend
    if (profiled) rec_mpifh_pmpi_rsend();
    else rec_mpifh_mpi_rsend();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rsend_init
void rec_mpifh_mpi_rsend_init(void);
void rec_mpifh_pmpi_rsend_init(void);
#endif
static void call_MPI_Rsend_init(int profiled)
{
#if REC_HAS_MPI_Rsend_init
    if (profiled) rec_mpifh_pmpi_rsend_init();
    else rec_mpifh_mpi_rsend_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Send
void rec_mpifh_mpi_send(void);
void rec_mpifh_pmpi_send(void);
#endif
static void call_MPI_Send(int profiled)
{
#if REC_HAS_MPI_Send
    if (profiled) rec_mpifh_pmpi_send();
    else rec_mpifh_mpi_send();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Send_init
void rec_mpifh_mpi_send_init(void);
void rec_mpifh_pmpi_send_init(void);
#endif
static void call_MPI_Send_init(int profiled)
{
#if REC_HAS_MPI_Send_init
    if (profiled) rec_mpifh_pmpi_send_init();
    else rec_mpifh_mpi_send_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Sendrecv
void rec_mpifh_mpi_sendrecv(void);
void rec_mpifh_pmpi_sendrecv(void);
#endif
static void call_MPI_Sendrecv(int profiled)
{
#if REC_HAS_MPI_Sendrecv
    if (profiled) rec_mpifh_pmpi_sendrecv();
    else rec_mpifh_mpi_sendrecv();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Sendrecv_replace
void rec_mpifh_mpi_sendrecv_replace(void);
void rec_mpifh_pmpi_sendrecv_replace(void);
#endif
static void call_MPI_Sendrecv_replace(int profiled)
{
#if REC_HAS_MPI_Sendrecv_replace
    if (profiled) rec_mpifh_pmpi_sendrecv_replace();
    else rec_mpifh_mpi_sendrecv_replace();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_attach_buffer
void rec_mpifh_mpi_session_attach_buffer(void);
void rec_mpifh_pmpi_session_attach_buffer(void);
#endif
static void call_MPI_Session_attach_buffer(int profiled)
{
#if REC_HAS_MPI_Session_attach_buffer
    if (profiled) rec_mpifh_pmpi_session_attach_buffer();
    else rec_mpifh_mpi_session_attach_buffer();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_detach_buffer
void rec_mpifh_mpi_session_detach_buffer(void);
void rec_mpifh_pmpi_session_detach_buffer(void);
#endif
static void call_MPI_Session_detach_buffer(int profiled)
{
#if REC_HAS_MPI_Session_detach_buffer
    if (profiled) rec_mpifh_pmpi_session_detach_buffer();
    else rec_mpifh_mpi_session_detach_buffer();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_flush_buffer
void rec_mpifh_mpi_session_flush_buffer(void);
void rec_mpifh_pmpi_session_flush_buffer(void);
#endif
static void call_MPI_Session_flush_buffer(int profiled)
{
#if REC_HAS_MPI_Session_flush_buffer
    if (profiled) rec_mpifh_pmpi_session_flush_buffer();
    else rec_mpifh_mpi_session_flush_buffer();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_iflush_buffer
void rec_mpifh_mpi_session_iflush_buffer(void);
void rec_mpifh_pmpi_session_iflush_buffer(void);
#endif
static void call_MPI_Session_iflush_buffer(int profiled)
{
#if REC_HAS_MPI_Session_iflush_buffer
    if (profiled) rec_mpifh_pmpi_session_iflush_buffer();
    else rec_mpifh_mpi_session_iflush_buffer();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ssend
void rec_mpifh_mpi_ssend(void);
void rec_mpifh_pmpi_ssend(void);
#endif
static void call_MPI_Ssend(int profiled)
{
#if REC_HAS_MPI_Ssend
    if (profiled) rec_mpifh_pmpi_ssend();
    else rec_mpifh_mpi_ssend();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ssend_init
void rec_mpifh_mpi_ssend_init(void);
void rec_mpifh_pmpi_ssend_init(void);
#endif
static void call_MPI_Ssend_init(int profiled)
{
#if REC_HAS_MPI_Ssend_init
    if (profiled) rec_mpifh_pmpi_ssend_init();
    else rec_mpifh_mpi_ssend_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_point_to_point[] = {
    {"MPI_Bsend", call_MPI_Bsend, 0},
    {"MPI_Bsend_init", call_MPI_Bsend_init, 0},
    {"MPI_Buffer_attach", call_MPI_Buffer_attach, 0},
    {"MPI_Buffer_detach", call_MPI_Buffer_detach, 0},
    {"MPI_Buffer_flush", call_MPI_Buffer_flush, 0},
    {"MPI_Buffer_iflush", call_MPI_Buffer_iflush, 0},
    {"MPI_Comm_attach_buffer", call_MPI_Comm_attach_buffer, 0},
    {"MPI_Comm_detach_buffer", call_MPI_Comm_detach_buffer, 0},
    {"MPI_Comm_flush_buffer", call_MPI_Comm_flush_buffer, 0},
    {"MPI_Comm_iflush_buffer", call_MPI_Comm_iflush_buffer, 0},
    {"MPI_Ibsend", call_MPI_Ibsend, 0},
    {"MPI_Improbe", call_MPI_Improbe, 0},
    {"MPI_Imrecv", call_MPI_Imrecv, 0},
    {"MPI_Iprobe", call_MPI_Iprobe, 0},
    {"MPI_Irecv", call_MPI_Irecv, 0},
    {"MPI_Irsend", call_MPI_Irsend, 0},
    {"MPI_Isend", call_MPI_Isend, 0},
    {"MPI_Isendrecv", call_MPI_Isendrecv, 0},
    {"MPI_Isendrecv_replace", call_MPI_Isendrecv_replace, 0},
    {"MPI_Issend", call_MPI_Issend, 0},
    {"MPI_Mprobe", call_MPI_Mprobe, 0},
    {"MPI_Mrecv", call_MPI_Mrecv, 0},
    {"MPI_Probe", call_MPI_Probe, 0},
    {"MPI_Recv", call_MPI_Recv, 0},
    {"MPI_Recv_init", call_MPI_Recv_init, 0},
    {"MPI_Rsend", call_MPI_Rsend, 0},
    {"MPI_Rsend_init", call_MPI_Rsend_init, 0},
    {"MPI_Send", call_MPI_Send, 0},
    {"MPI_Send_init", call_MPI_Send_init, 0},
    {"MPI_Sendrecv", call_MPI_Sendrecv, 0},
    {"MPI_Sendrecv_replace", call_MPI_Sendrecv_replace, 0},
    {"MPI_Session_attach_buffer", call_MPI_Session_attach_buffer, 0},
    {"MPI_Session_detach_buffer", call_MPI_Session_detach_buffer, 0},
    {"MPI_Session_flush_buffer", call_MPI_Session_flush_buffer, 0},
    {"MPI_Session_iflush_buffer", call_MPI_Session_iflush_buffer, 0},
    {"MPI_Ssend", call_MPI_Ssend, 0},
    {"MPI_Ssend_init", call_MPI_Ssend_init, 0},
    {0, 0, 0}
};
