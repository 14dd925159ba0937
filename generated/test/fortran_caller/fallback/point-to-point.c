/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "point-to-point", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Bsend && !REC_HAS_MPI_Bsend_c
void rec_f08_mpi_bsend_c(void);
void rec_f08_pmpi_bsend_c(void);
#endif
static void call_MPI_Bsend_c(int profiled)
{
#if REC_HAS_MPI_Bsend && !REC_HAS_MPI_Bsend_c
    if (profiled) rec_f08_pmpi_bsend_c();
    else rec_f08_mpi_bsend_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Bsend && !REC_HAS_MPI_Bsend_c
void rec_f08_mpi_bsend_c_refused(void);
void rec_f08_pmpi_bsend_c_refused(void);
#endif
static void call_MPI_Bsend_c_refused(int profiled)
{
#if REC_HAS_MPI_Bsend && !REC_HAS_MPI_Bsend_c
    if (profiled) rec_f08_pmpi_bsend_c_refused();
    else rec_f08_mpi_bsend_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Bsend_init && !REC_HAS_MPI_Bsend_init_c
void rec_f08_mpi_bsend_init_c(void);
void rec_f08_pmpi_bsend_init_c(void);
#endif
static void call_MPI_Bsend_init_c(int profiled)
{
#if REC_HAS_MPI_Bsend_init && !REC_HAS_MPI_Bsend_init_c
    if (profiled) rec_f08_pmpi_bsend_init_c();
    else rec_f08_mpi_bsend_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Bsend_init && !REC_HAS_MPI_Bsend_init_c
void rec_f08_mpi_bsend_init_c_refused(void);
void rec_f08_pmpi_bsend_init_c_refused(void);
#endif
static void call_MPI_Bsend_init_c_refused(int profiled)
{
#if REC_HAS_MPI_Bsend_init && !REC_HAS_MPI_Bsend_init_c
    if (profiled) rec_f08_pmpi_bsend_init_c_refused();
    else rec_f08_mpi_bsend_init_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Buffer_attach && !REC_HAS_MPI_Buffer_attach_c
void rec_f08_mpi_buffer_attach_c(void);
void rec_f08_pmpi_buffer_attach_c(void);
#endif
static void call_MPI_Buffer_attach_c(int profiled)
{
#if REC_HAS_MPI_Buffer_attach && !REC_HAS_MPI_Buffer_attach_c
    if (profiled) rec_f08_pmpi_buffer_attach_c();
    else rec_f08_mpi_buffer_attach_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Buffer_attach && !REC_HAS_MPI_Buffer_attach_c
void rec_f08_mpi_buffer_attach_c_refused(void);
void rec_f08_pmpi_buffer_attach_c_refused(void);
#endif
static void call_MPI_Buffer_attach_c_refused(int profiled)
{
#if REC_HAS_MPI_Buffer_attach && !REC_HAS_MPI_Buffer_attach_c
    if (profiled) rec_f08_pmpi_buffer_attach_c_refused();
    else rec_f08_mpi_buffer_attach_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Buffer_detach && !REC_HAS_MPI_Buffer_detach_c
void rec_f08_mpi_buffer_detach_c(void);
void rec_f08_pmpi_buffer_detach_c(void);
#endif
static void call_MPI_Buffer_detach_c(int profiled)
{
#if REC_HAS_MPI_Buffer_detach && !REC_HAS_MPI_Buffer_detach_c
    if (profiled) rec_f08_pmpi_buffer_detach_c();
    else rec_f08_mpi_buffer_detach_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ibsend && !REC_HAS_MPI_Ibsend_c
void rec_f08_mpi_ibsend_c(void);
void rec_f08_pmpi_ibsend_c(void);
#endif
static void call_MPI_Ibsend_c(int profiled)
{
#if REC_HAS_MPI_Ibsend && !REC_HAS_MPI_Ibsend_c
    if (profiled) rec_f08_pmpi_ibsend_c();
    else rec_f08_mpi_ibsend_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ibsend && !REC_HAS_MPI_Ibsend_c
void rec_f08_mpi_ibsend_c_refused(void);
void rec_f08_pmpi_ibsend_c_refused(void);
#endif
static void call_MPI_Ibsend_c_refused(int profiled)
{
#if REC_HAS_MPI_Ibsend && !REC_HAS_MPI_Ibsend_c
    if (profiled) rec_f08_pmpi_ibsend_c_refused();
    else rec_f08_mpi_ibsend_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Imrecv && !REC_HAS_MPI_Imrecv_c
void rec_f08_mpi_imrecv_c(void);
void rec_f08_pmpi_imrecv_c(void);
#endif
static void call_MPI_Imrecv_c(int profiled)
{
#if REC_HAS_MPI_Imrecv && !REC_HAS_MPI_Imrecv_c
    if (profiled) rec_f08_pmpi_imrecv_c();
    else rec_f08_mpi_imrecv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Imrecv && !REC_HAS_MPI_Imrecv_c
void rec_f08_mpi_imrecv_c_refused(void);
void rec_f08_pmpi_imrecv_c_refused(void);
#endif
static void call_MPI_Imrecv_c_refused(int profiled)
{
#if REC_HAS_MPI_Imrecv && !REC_HAS_MPI_Imrecv_c
    if (profiled) rec_f08_pmpi_imrecv_c_refused();
    else rec_f08_mpi_imrecv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Irecv && !REC_HAS_MPI_Irecv_c
void rec_f08_mpi_irecv_c(void);
void rec_f08_pmpi_irecv_c(void);
#endif
static void call_MPI_Irecv_c(int profiled)
{
#if REC_HAS_MPI_Irecv && !REC_HAS_MPI_Irecv_c
    if (profiled) rec_f08_pmpi_irecv_c();
    else rec_f08_mpi_irecv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Irecv && !REC_HAS_MPI_Irecv_c
void rec_f08_mpi_irecv_c_refused(void);
void rec_f08_pmpi_irecv_c_refused(void);
#endif
static void call_MPI_Irecv_c_refused(int profiled)
{
#if REC_HAS_MPI_Irecv && !REC_HAS_MPI_Irecv_c
    if (profiled) rec_f08_pmpi_irecv_c_refused();
    else rec_f08_mpi_irecv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Irsend && !REC_HAS_MPI_Irsend_c
void rec_f08_mpi_irsend_c(void);
void rec_f08_pmpi_irsend_c(void);
#endif
static void call_MPI_Irsend_c(int profiled)
{
#if REC_HAS_MPI_Irsend && !REC_HAS_MPI_Irsend_c
    if (profiled) rec_f08_pmpi_irsend_c();
    else rec_f08_mpi_irsend_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Irsend && !REC_HAS_MPI_Irsend_c
void rec_f08_mpi_irsend_c_refused(void);
void rec_f08_pmpi_irsend_c_refused(void);
#endif
static void call_MPI_Irsend_c_refused(int profiled)
{
#if REC_HAS_MPI_Irsend && !REC_HAS_MPI_Irsend_c
    if (profiled) rec_f08_pmpi_irsend_c_refused();
    else rec_f08_mpi_irsend_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Isend && !REC_HAS_MPI_Isend_c
void rec_f08_mpi_isend_c(void);
void rec_f08_pmpi_isend_c(void);
#endif
static void call_MPI_Isend_c(int profiled)
{
#if REC_HAS_MPI_Isend && !REC_HAS_MPI_Isend_c
    if (profiled) rec_f08_pmpi_isend_c();
    else rec_f08_mpi_isend_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Isend && !REC_HAS_MPI_Isend_c
void rec_f08_mpi_isend_c_refused(void);
void rec_f08_pmpi_isend_c_refused(void);
#endif
static void call_MPI_Isend_c_refused(int profiled)
{
#if REC_HAS_MPI_Isend && !REC_HAS_MPI_Isend_c
    if (profiled) rec_f08_pmpi_isend_c_refused();
    else rec_f08_mpi_isend_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Issend && !REC_HAS_MPI_Issend_c
void rec_f08_mpi_issend_c(void);
void rec_f08_pmpi_issend_c(void);
#endif
static void call_MPI_Issend_c(int profiled)
{
#if REC_HAS_MPI_Issend && !REC_HAS_MPI_Issend_c
    if (profiled) rec_f08_pmpi_issend_c();
    else rec_f08_mpi_issend_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Issend && !REC_HAS_MPI_Issend_c
void rec_f08_mpi_issend_c_refused(void);
void rec_f08_pmpi_issend_c_refused(void);
#endif
static void call_MPI_Issend_c_refused(int profiled)
{
#if REC_HAS_MPI_Issend && !REC_HAS_MPI_Issend_c
    if (profiled) rec_f08_pmpi_issend_c_refused();
    else rec_f08_mpi_issend_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Mrecv && !REC_HAS_MPI_Mrecv_c
void rec_f08_mpi_mrecv_c(void);
void rec_f08_pmpi_mrecv_c(void);
#endif
static void call_MPI_Mrecv_c(int profiled)
{
#if REC_HAS_MPI_Mrecv && !REC_HAS_MPI_Mrecv_c
    if (profiled) rec_f08_pmpi_mrecv_c();
    else rec_f08_mpi_mrecv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Mrecv && !REC_HAS_MPI_Mrecv_c
void rec_f08_mpi_mrecv_c_refused(void);
void rec_f08_pmpi_mrecv_c_refused(void);
#endif
static void call_MPI_Mrecv_c_refused(int profiled)
{
#if REC_HAS_MPI_Mrecv && !REC_HAS_MPI_Mrecv_c
    if (profiled) rec_f08_pmpi_mrecv_c_refused();
    else rec_f08_mpi_mrecv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Recv && !REC_HAS_MPI_Recv_c
void rec_f08_mpi_recv_c(void);
void rec_f08_pmpi_recv_c(void);
#endif
static void call_MPI_Recv_c(int profiled)
{
#if REC_HAS_MPI_Recv && !REC_HAS_MPI_Recv_c
    if (profiled) rec_f08_pmpi_recv_c();
    else rec_f08_mpi_recv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Recv && !REC_HAS_MPI_Recv_c
void rec_f08_mpi_recv_c_refused(void);
void rec_f08_pmpi_recv_c_refused(void);
#endif
static void call_MPI_Recv_c_refused(int profiled)
{
#if REC_HAS_MPI_Recv && !REC_HAS_MPI_Recv_c
    if (profiled) rec_f08_pmpi_recv_c_refused();
    else rec_f08_mpi_recv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Recv_init && !REC_HAS_MPI_Recv_init_c
void rec_f08_mpi_recv_init_c(void);
void rec_f08_pmpi_recv_init_c(void);
#endif
static void call_MPI_Recv_init_c(int profiled)
{
#if REC_HAS_MPI_Recv_init && !REC_HAS_MPI_Recv_init_c
    if (profiled) rec_f08_pmpi_recv_init_c();
    else rec_f08_mpi_recv_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Recv_init && !REC_HAS_MPI_Recv_init_c
void rec_f08_mpi_recv_init_c_refused(void);
void rec_f08_pmpi_recv_init_c_refused(void);
#endif
static void call_MPI_Recv_init_c_refused(int profiled)
{
#if REC_HAS_MPI_Recv_init && !REC_HAS_MPI_Recv_init_c
    if (profiled) rec_f08_pmpi_recv_init_c_refused();
    else rec_f08_mpi_recv_init_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rsend && !REC_HAS_MPI_Rsend_c
void rec_f08_mpi_rsend_c(void);
void rec_f08_pmpi_rsend_c(void);
#endif
static void call_MPI_Rsend_c(int profiled)
{
#if REC_HAS_MPI_Rsend && !REC_HAS_MPI_Rsend_c
    if (profiled) rec_f08_pmpi_rsend_c();
    else rec_f08_mpi_rsend_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rsend && !REC_HAS_MPI_Rsend_c
void rec_f08_mpi_rsend_c_refused(void);
void rec_f08_pmpi_rsend_c_refused(void);
#endif
static void call_MPI_Rsend_c_refused(int profiled)
{
#if REC_HAS_MPI_Rsend && !REC_HAS_MPI_Rsend_c
    if (profiled) rec_f08_pmpi_rsend_c_refused();
    else rec_f08_mpi_rsend_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rsend_init && !REC_HAS_MPI_Rsend_init_c
void rec_f08_mpi_rsend_init_c(void);
void rec_f08_pmpi_rsend_init_c(void);
#endif
static void call_MPI_Rsend_init_c(int profiled)
{
#if REC_HAS_MPI_Rsend_init && !REC_HAS_MPI_Rsend_init_c
    if (profiled) rec_f08_pmpi_rsend_init_c();
    else rec_f08_mpi_rsend_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Rsend_init && !REC_HAS_MPI_Rsend_init_c
void rec_f08_mpi_rsend_init_c_refused(void);
void rec_f08_pmpi_rsend_init_c_refused(void);
#endif
static void call_MPI_Rsend_init_c_refused(int profiled)
{
#if REC_HAS_MPI_Rsend_init && !REC_HAS_MPI_Rsend_init_c
    if (profiled) rec_f08_pmpi_rsend_init_c_refused();
    else rec_f08_mpi_rsend_init_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Send && !REC_HAS_MPI_Send_c
void rec_f08_mpi_send_c(void);
void rec_f08_pmpi_send_c(void);
#endif
static void call_MPI_Send_c(int profiled)
{
#if REC_HAS_MPI_Send && !REC_HAS_MPI_Send_c
    if (profiled) rec_f08_pmpi_send_c();
    else rec_f08_mpi_send_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Send && !REC_HAS_MPI_Send_c
void rec_f08_mpi_send_c_refused(void);
void rec_f08_pmpi_send_c_refused(void);
#endif
static void call_MPI_Send_c_refused(int profiled)
{
#if REC_HAS_MPI_Send && !REC_HAS_MPI_Send_c
    if (profiled) rec_f08_pmpi_send_c_refused();
    else rec_f08_mpi_send_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Send_init && !REC_HAS_MPI_Send_init_c
void rec_f08_mpi_send_init_c(void);
void rec_f08_pmpi_send_init_c(void);
#endif
static void call_MPI_Send_init_c(int profiled)
{
#if REC_HAS_MPI_Send_init && !REC_HAS_MPI_Send_init_c
    if (profiled) rec_f08_pmpi_send_init_c();
    else rec_f08_mpi_send_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Send_init && !REC_HAS_MPI_Send_init_c
void rec_f08_mpi_send_init_c_refused(void);
void rec_f08_pmpi_send_init_c_refused(void);
#endif
static void call_MPI_Send_init_c_refused(int profiled)
{
#if REC_HAS_MPI_Send_init && !REC_HAS_MPI_Send_init_c
    if (profiled) rec_f08_pmpi_send_init_c_refused();
    else rec_f08_mpi_send_init_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Sendrecv && !REC_HAS_MPI_Sendrecv_c
void rec_f08_mpi_sendrecv_c(void);
void rec_f08_pmpi_sendrecv_c(void);
#endif
static void call_MPI_Sendrecv_c(int profiled)
{
#if REC_HAS_MPI_Sendrecv && !REC_HAS_MPI_Sendrecv_c
    if (profiled) rec_f08_pmpi_sendrecv_c();
    else rec_f08_mpi_sendrecv_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Sendrecv && !REC_HAS_MPI_Sendrecv_c
void rec_f08_mpi_sendrecv_c_refused(void);
void rec_f08_pmpi_sendrecv_c_refused(void);
#endif
static void call_MPI_Sendrecv_c_refused(int profiled)
{
#if REC_HAS_MPI_Sendrecv && !REC_HAS_MPI_Sendrecv_c
    if (profiled) rec_f08_pmpi_sendrecv_c_refused();
    else rec_f08_mpi_sendrecv_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Sendrecv_replace && !REC_HAS_MPI_Sendrecv_replace_c
void rec_f08_mpi_sendrecv_replace_c(void);
void rec_f08_pmpi_sendrecv_replace_c(void);
#endif
static void call_MPI_Sendrecv_replace_c(int profiled)
{
#if REC_HAS_MPI_Sendrecv_replace && !REC_HAS_MPI_Sendrecv_replace_c
    if (profiled) rec_f08_pmpi_sendrecv_replace_c();
    else rec_f08_mpi_sendrecv_replace_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Sendrecv_replace && !REC_HAS_MPI_Sendrecv_replace_c
void rec_f08_mpi_sendrecv_replace_c_refused(void);
void rec_f08_pmpi_sendrecv_replace_c_refused(void);
#endif
static void call_MPI_Sendrecv_replace_c_refused(int profiled)
{
#if REC_HAS_MPI_Sendrecv_replace && !REC_HAS_MPI_Sendrecv_replace_c
    if (profiled) rec_f08_pmpi_sendrecv_replace_c_refused();
    else rec_f08_mpi_sendrecv_replace_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ssend && !REC_HAS_MPI_Ssend_c
void rec_f08_mpi_ssend_c(void);
void rec_f08_pmpi_ssend_c(void);
#endif
static void call_MPI_Ssend_c(int profiled)
{
#if REC_HAS_MPI_Ssend && !REC_HAS_MPI_Ssend_c
    if (profiled) rec_f08_pmpi_ssend_c();
    else rec_f08_mpi_ssend_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ssend && !REC_HAS_MPI_Ssend_c
void rec_f08_mpi_ssend_c_refused(void);
void rec_f08_pmpi_ssend_c_refused(void);
#endif
static void call_MPI_Ssend_c_refused(int profiled)
{
#if REC_HAS_MPI_Ssend && !REC_HAS_MPI_Ssend_c
    if (profiled) rec_f08_pmpi_ssend_c_refused();
    else rec_f08_mpi_ssend_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ssend_init && !REC_HAS_MPI_Ssend_init_c
void rec_f08_mpi_ssend_init_c(void);
void rec_f08_pmpi_ssend_init_c(void);
#endif
static void call_MPI_Ssend_init_c(int profiled)
{
#if REC_HAS_MPI_Ssend_init && !REC_HAS_MPI_Ssend_init_c
    if (profiled) rec_f08_pmpi_ssend_init_c();
    else rec_f08_mpi_ssend_init_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Ssend_init && !REC_HAS_MPI_Ssend_init_c
void rec_f08_mpi_ssend_init_c_refused(void);
void rec_f08_pmpi_ssend_init_c_refused(void);
#endif
static void call_MPI_Ssend_init_c_refused(int profiled)
{
#if REC_HAS_MPI_Ssend_init && !REC_HAS_MPI_Ssend_init_c
    if (profiled) rec_f08_pmpi_ssend_init_c_refused();
    else rec_f08_mpi_ssend_init_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_point_to_point[] = {
    {"MPI_Bsend for MPI_Bsend_c", call_MPI_Bsend_c, 0},
    {"MPI_Bsend refused to MPI_Bsend_c", call_MPI_Bsend_c_refused, 0},
    {"MPI_Bsend_init for MPI_Bsend_init_c", call_MPI_Bsend_init_c, 0},
    {"MPI_Bsend_init refused to MPI_Bsend_init_c", call_MPI_Bsend_init_c_refused, 0},
    {"MPI_Buffer_attach for MPI_Buffer_attach_c", call_MPI_Buffer_attach_c, 0},
    {"MPI_Buffer_attach refused to MPI_Buffer_attach_c", call_MPI_Buffer_attach_c_refused, 0},
    {"MPI_Buffer_detach for MPI_Buffer_detach_c", call_MPI_Buffer_detach_c, 0},
    {"MPI_Ibsend for MPI_Ibsend_c", call_MPI_Ibsend_c, 0},
    {"MPI_Ibsend refused to MPI_Ibsend_c", call_MPI_Ibsend_c_refused, 0},
    {"MPI_Imrecv for MPI_Imrecv_c", call_MPI_Imrecv_c, 0},
    {"MPI_Imrecv refused to MPI_Imrecv_c", call_MPI_Imrecv_c_refused, 0},
    {"MPI_Irecv for MPI_Irecv_c", call_MPI_Irecv_c, 0},
    {"MPI_Irecv refused to MPI_Irecv_c", call_MPI_Irecv_c_refused, 0},
    {"MPI_Irsend for MPI_Irsend_c", call_MPI_Irsend_c, 0},
    {"MPI_Irsend refused to MPI_Irsend_c", call_MPI_Irsend_c_refused, 0},
    {"MPI_Isend for MPI_Isend_c", call_MPI_Isend_c, 0},
    {"MPI_Isend refused to MPI_Isend_c", call_MPI_Isend_c_refused, 0},
    {"MPI_Issend for MPI_Issend_c", call_MPI_Issend_c, 0},
    {"MPI_Issend refused to MPI_Issend_c", call_MPI_Issend_c_refused, 0},
    {"MPI_Mrecv for MPI_Mrecv_c", call_MPI_Mrecv_c, 0},
    {"MPI_Mrecv refused to MPI_Mrecv_c", call_MPI_Mrecv_c_refused, 0},
    {"MPI_Recv for MPI_Recv_c", call_MPI_Recv_c, 0},
    {"MPI_Recv refused to MPI_Recv_c", call_MPI_Recv_c_refused, 0},
    {"MPI_Recv_init for MPI_Recv_init_c", call_MPI_Recv_init_c, 0},
    {"MPI_Recv_init refused to MPI_Recv_init_c", call_MPI_Recv_init_c_refused, 0},
    {"MPI_Rsend for MPI_Rsend_c", call_MPI_Rsend_c, 0},
    {"MPI_Rsend refused to MPI_Rsend_c", call_MPI_Rsend_c_refused, 0},
    {"MPI_Rsend_init for MPI_Rsend_init_c", call_MPI_Rsend_init_c, 0},
    {"MPI_Rsend_init refused to MPI_Rsend_init_c", call_MPI_Rsend_init_c_refused, 0},
    {"MPI_Send for MPI_Send_c", call_MPI_Send_c, 0},
    {"MPI_Send refused to MPI_Send_c", call_MPI_Send_c_refused, 0},
    {"MPI_Send_init for MPI_Send_init_c", call_MPI_Send_init_c, 0},
    {"MPI_Send_init refused to MPI_Send_init_c", call_MPI_Send_init_c_refused, 0},
    {"MPI_Sendrecv for MPI_Sendrecv_c", call_MPI_Sendrecv_c, 0},
    {"MPI_Sendrecv refused to MPI_Sendrecv_c", call_MPI_Sendrecv_c_refused, 0},
    {"MPI_Sendrecv_replace for MPI_Sendrecv_replace_c", call_MPI_Sendrecv_replace_c, 0},
    {"MPI_Sendrecv_replace refused to MPI_Sendrecv_replace_c", call_MPI_Sendrecv_replace_c_refused, 0},
    {"MPI_Ssend for MPI_Ssend_c", call_MPI_Ssend_c, 0},
    {"MPI_Ssend refused to MPI_Ssend_c", call_MPI_Ssend_c_refused, 0},
    {"MPI_Ssend_init for MPI_Ssend_init_c", call_MPI_Ssend_init_c, 0},
    {"MPI_Ssend_init refused to MPI_Ssend_init_c", call_MPI_Ssend_init_c_refused, 0},
    {0, 0, 0}
};
