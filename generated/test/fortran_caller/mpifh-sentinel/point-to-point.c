/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "point-to-point", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Bsend && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_bsend_1_bottom(int profiled);
#else
static void rec_mpi_bsend_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Bsend_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_bsend_init_1_bottom(int profiled);
#else
static void rec_mpi_bsend_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Buffer_attach && defined(BND_HAS_MPI_BUFFER_AUTOMATIC)
void rec_mpi_buffer_attach_1_buffer_automatic(int profiled);
#else
static void rec_mpi_buffer_attach_1_buffer_automatic(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Buffer_attach && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_buffer_attach_1_bottom(int profiled);
#else
static void rec_mpi_buffer_attach_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Comm_attach_buffer && defined(BND_HAS_MPI_BUFFER_AUTOMATIC)
void rec_mpi_comm_attach_buffer_2_buffer_automatic(int profiled);
#else
static void rec_mpi_comm_attach_buffer_2_buffer_automatic(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Comm_attach_buffer && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_comm_attach_buffer_2_bottom(int profiled);
#else
static void rec_mpi_comm_attach_buffer_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ibsend && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ibsend_1_bottom(int profiled);
#else
static void rec_mpi_ibsend_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Improbe && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_improbe_6_status_ignore(int profiled);
#else
static void rec_mpi_improbe_6_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Imrecv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_imrecv_1_bottom(int profiled);
#else
static void rec_mpi_imrecv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Iprobe && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_iprobe_5_status_ignore(int profiled);
#else
static void rec_mpi_iprobe_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Irecv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_irecv_1_bottom(int profiled);
#else
static void rec_mpi_irecv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Irsend && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_irsend_1_bottom(int profiled);
#else
static void rec_mpi_irsend_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isend && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_isend_1_bottom(int profiled);
#else
static void rec_mpi_isend_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isendrecv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_isendrecv_1_bottom(int profiled);
#else
static void rec_mpi_isendrecv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isendrecv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_isendrecv_6_bottom(int profiled);
#else
static void rec_mpi_isendrecv_6_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isendrecv_replace && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_isendrecv_replace_1_bottom(int profiled);
#else
static void rec_mpi_isendrecv_replace_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Issend && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_issend_1_bottom(int profiled);
#else
static void rec_mpi_issend_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Mprobe && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_mprobe_5_status_ignore(int profiled);
#else
static void rec_mpi_mprobe_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Mrecv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_mrecv_1_bottom(int profiled);
#else
static void rec_mpi_mrecv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Mrecv && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_mrecv_5_status_ignore(int profiled);
#else
static void rec_mpi_mrecv_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Probe && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_probe_4_status_ignore(int profiled);
#else
static void rec_mpi_probe_4_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Recv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_recv_1_bottom(int profiled);
#else
static void rec_mpi_recv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Recv && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_recv_7_status_ignore(int profiled);
#else
static void rec_mpi_recv_7_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Recv_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_recv_init_1_bottom(int profiled);
#else
static void rec_mpi_recv_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rsend && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_rsend_1_bottom(int profiled);
#else
static void rec_mpi_rsend_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rsend_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_rsend_init_1_bottom(int profiled);
#else
static void rec_mpi_rsend_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Send && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_send_1_bottom(int profiled);
#else
static void rec_mpi_send_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Send_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_send_init_1_bottom(int profiled);
#else
static void rec_mpi_send_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_sendrecv_1_bottom(int profiled);
#else
static void rec_mpi_sendrecv_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_sendrecv_6_bottom(int profiled);
#else
static void rec_mpi_sendrecv_6_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_sendrecv_12_status_ignore(int profiled);
#else
static void rec_mpi_sendrecv_12_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv_replace && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_sendrecv_replace_1_bottom(int profiled);
#else
static void rec_mpi_sendrecv_replace_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv_replace && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_sendrecv_replace_9_status_ignore(int profiled);
#else
static void rec_mpi_sendrecv_replace_9_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Session_attach_buffer && defined(BND_HAS_MPI_BUFFER_AUTOMATIC)
void rec_mpi_session_attach_buffer_2_buffer_automatic(int profiled);
#else
static void rec_mpi_session_attach_buffer_2_buffer_automatic(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Session_attach_buffer && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_session_attach_buffer_2_bottom(int profiled);
#else
static void rec_mpi_session_attach_buffer_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ssend && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ssend_1_bottom(int profiled);
#else
static void rec_mpi_ssend_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ssend_init && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_ssend_init_1_bottom(int profiled);
#else
static void rec_mpi_ssend_init_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_point_to_point[] = {
    {"MPI_Bsend/buf/MPI_BOTTOM", rec_mpi_bsend_1_bottom, 0},
    {"MPI_Bsend_init/buf/MPI_BOTTOM", rec_mpi_bsend_init_1_bottom, 0},
    {"MPI_Buffer_attach/buffer/MPI_BUFFER_AUTOMATIC", rec_mpi_buffer_attach_1_buffer_automatic, 0},
    {"MPI_Buffer_attach/buffer/MPI_BOTTOM", rec_mpi_buffer_attach_1_bottom, 0},
    {"MPI_Comm_attach_buffer/buffer/MPI_BUFFER_AUTOMATIC", rec_mpi_comm_attach_buffer_2_buffer_automatic, 0},
    {"MPI_Comm_attach_buffer/buffer/MPI_BOTTOM", rec_mpi_comm_attach_buffer_2_bottom, 0},
    {"MPI_Ibsend/buf/MPI_BOTTOM", rec_mpi_ibsend_1_bottom, 0},
    {"MPI_Improbe/status/MPI_STATUS_IGNORE", rec_mpi_improbe_6_status_ignore, 0},
    {"MPI_Imrecv/buf/MPI_BOTTOM", rec_mpi_imrecv_1_bottom, 0},
    {"MPI_Iprobe/status/MPI_STATUS_IGNORE", rec_mpi_iprobe_5_status_ignore, 0},
    {"MPI_Irecv/buf/MPI_BOTTOM", rec_mpi_irecv_1_bottom, 0},
    {"MPI_Irsend/buf/MPI_BOTTOM", rec_mpi_irsend_1_bottom, 0},
    {"MPI_Isend/buf/MPI_BOTTOM", rec_mpi_isend_1_bottom, 0},
    {"MPI_Isendrecv/sendbuf/MPI_BOTTOM", rec_mpi_isendrecv_1_bottom, 0},
    {"MPI_Isendrecv/recvbuf/MPI_BOTTOM", rec_mpi_isendrecv_6_bottom, 0},
    {"MPI_Isendrecv_replace/buf/MPI_BOTTOM", rec_mpi_isendrecv_replace_1_bottom, 0},
    {"MPI_Issend/buf/MPI_BOTTOM", rec_mpi_issend_1_bottom, 0},
    {"MPI_Mprobe/status/MPI_STATUS_IGNORE", rec_mpi_mprobe_5_status_ignore, 0},
    {"MPI_Mrecv/buf/MPI_BOTTOM", rec_mpi_mrecv_1_bottom, 0},
    {"MPI_Mrecv/status/MPI_STATUS_IGNORE", rec_mpi_mrecv_5_status_ignore, 0},
    {"MPI_Probe/status/MPI_STATUS_IGNORE", rec_mpi_probe_4_status_ignore, 0},
    {"MPI_Recv/buf/MPI_BOTTOM", rec_mpi_recv_1_bottom, 0},
    {"MPI_Recv/status/MPI_STATUS_IGNORE", rec_mpi_recv_7_status_ignore, 0},
    {"MPI_Recv_init/buf/MPI_BOTTOM", rec_mpi_recv_init_1_bottom, 0},
    {"MPI_Rsend/buf/MPI_BOTTOM", rec_mpi_rsend_1_bottom, 0},
    {"MPI_Rsend_init/buf/MPI_BOTTOM", rec_mpi_rsend_init_1_bottom, 0},
    {"MPI_Send/buf/MPI_BOTTOM", rec_mpi_send_1_bottom, 0},
    {"MPI_Send_init/buf/MPI_BOTTOM", rec_mpi_send_init_1_bottom, 0},
    {"MPI_Sendrecv/sendbuf/MPI_BOTTOM", rec_mpi_sendrecv_1_bottom, 0},
    {"MPI_Sendrecv/recvbuf/MPI_BOTTOM", rec_mpi_sendrecv_6_bottom, 0},
    {"MPI_Sendrecv/status/MPI_STATUS_IGNORE", rec_mpi_sendrecv_12_status_ignore, 0},
    {"MPI_Sendrecv_replace/buf/MPI_BOTTOM", rec_mpi_sendrecv_replace_1_bottom, 0},
    {"MPI_Sendrecv_replace/status/MPI_STATUS_IGNORE", rec_mpi_sendrecv_replace_9_status_ignore, 0},
    {"MPI_Session_attach_buffer/buffer/MPI_BUFFER_AUTOMATIC", rec_mpi_session_attach_buffer_2_buffer_automatic, 0},
    {"MPI_Session_attach_buffer/buffer/MPI_BOTTOM", rec_mpi_session_attach_buffer_2_bottom, 0},
    {"MPI_Ssend/buf/MPI_BOTTOM", rec_mpi_ssend_1_bottom, 0},
    {"MPI_Ssend_init/buf/MPI_BOTTOM", rec_mpi_ssend_init_1_bottom, 0},
    {0, 0, 0}
};
