/* Do not edit: `bindery generate` writes this from specs/routines/point-to-point.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "point-to-point", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Bsend
void rec_mpi_bsend_dest(int profiled);
#else
static void rec_mpi_bsend_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Bsend_c
void rec_mpi_bsend_c_dest(int profiled);
#else
static void rec_mpi_bsend_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Bsend_init
void rec_mpi_bsend_init_dest(int profiled);
#else
static void rec_mpi_bsend_init_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Bsend_init_c
void rec_mpi_bsend_init_c_dest(int profiled);
#else
static void rec_mpi_bsend_init_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ibsend
void rec_mpi_ibsend_dest(int profiled);
#else
static void rec_mpi_ibsend_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ibsend_c
void rec_mpi_ibsend_c_dest(int profiled);
#else
static void rec_mpi_ibsend_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Imrecv
void rec_mpi_imrecv_message(int profiled);
#else
static void rec_mpi_imrecv_message(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Imrecv_c
void rec_mpi_imrecv_c_message(int profiled);
#else
static void rec_mpi_imrecv_c_message(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Irecv
void rec_mpi_irecv_source(int profiled);
#else
static void rec_mpi_irecv_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Irecv_c
void rec_mpi_irecv_c_source(int profiled);
#else
static void rec_mpi_irecv_c_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Irsend
void rec_mpi_irsend_dest(int profiled);
#else
static void rec_mpi_irsend_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Irsend_c
void rec_mpi_irsend_c_dest(int profiled);
#else
static void rec_mpi_irsend_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isend
void rec_mpi_isend_dest(int profiled);
#else
static void rec_mpi_isend_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isend_c
void rec_mpi_isend_c_dest(int profiled);
#else
static void rec_mpi_isend_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isendrecv
void rec_mpi_isendrecv_dest(int profiled);
#else
static void rec_mpi_isendrecv_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isendrecv
void rec_mpi_isendrecv_source(int profiled);
#else
static void rec_mpi_isendrecv_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isendrecv_c
void rec_mpi_isendrecv_c_dest(int profiled);
#else
static void rec_mpi_isendrecv_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isendrecv_c
void rec_mpi_isendrecv_c_source(int profiled);
#else
static void rec_mpi_isendrecv_c_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isendrecv_replace
void rec_mpi_isendrecv_replace_dest_source(int profiled);
#else
static void rec_mpi_isendrecv_replace_dest_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Isendrecv_replace_c
void rec_mpi_isendrecv_replace_c_dest_source(int profiled);
#else
static void rec_mpi_isendrecv_replace_c_dest_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Issend
void rec_mpi_issend_dest(int profiled);
#else
static void rec_mpi_issend_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Issend_c
void rec_mpi_issend_c_dest(int profiled);
#else
static void rec_mpi_issend_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Mrecv
void rec_mpi_mrecv_message(int profiled);
#else
static void rec_mpi_mrecv_message(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Mrecv_c
void rec_mpi_mrecv_c_message(int profiled);
#else
static void rec_mpi_mrecv_c_message(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Recv
void rec_mpi_recv_source(int profiled);
#else
static void rec_mpi_recv_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Recv_c
void rec_mpi_recv_c_source(int profiled);
#else
static void rec_mpi_recv_c_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Recv_init
void rec_mpi_recv_init_source(int profiled);
#else
static void rec_mpi_recv_init_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Recv_init_c
void rec_mpi_recv_init_c_source(int profiled);
#else
static void rec_mpi_recv_init_c_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rsend
void rec_mpi_rsend_dest(int profiled);
#else
static void rec_mpi_rsend_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rsend_c
void rec_mpi_rsend_c_dest(int profiled);
#else
static void rec_mpi_rsend_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rsend_init
void rec_mpi_rsend_init_dest(int profiled);
#else
static void rec_mpi_rsend_init_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rsend_init_c
void rec_mpi_rsend_init_c_dest(int profiled);
#else
static void rec_mpi_rsend_init_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Send
void rec_mpi_send_dest(int profiled);
#else
static void rec_mpi_send_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Send_c
void rec_mpi_send_c_dest(int profiled);
#else
static void rec_mpi_send_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Send_init
void rec_mpi_send_init_dest(int profiled);
#else
static void rec_mpi_send_init_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Send_init_c
void rec_mpi_send_init_c_dest(int profiled);
#else
static void rec_mpi_send_init_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv
void rec_mpi_sendrecv_dest(int profiled);
#else
static void rec_mpi_sendrecv_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv
void rec_mpi_sendrecv_source(int profiled);
#else
static void rec_mpi_sendrecv_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv_c
void rec_mpi_sendrecv_c_dest(int profiled);
#else
static void rec_mpi_sendrecv_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv_c
void rec_mpi_sendrecv_c_source(int profiled);
#else
static void rec_mpi_sendrecv_c_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv_replace
void rec_mpi_sendrecv_replace_dest_source(int profiled);
#else
static void rec_mpi_sendrecv_replace_dest_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Sendrecv_replace_c
void rec_mpi_sendrecv_replace_c_dest_source(int profiled);
#else
static void rec_mpi_sendrecv_replace_c_dest_source(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ssend
void rec_mpi_ssend_dest(int profiled);
#else
static void rec_mpi_ssend_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ssend_c
void rec_mpi_ssend_c_dest(int profiled);
#else
static void rec_mpi_ssend_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ssend_init
void rec_mpi_ssend_init_dest(int profiled);
#else
static void rec_mpi_ssend_init_dest(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Ssend_init_c
void rec_mpi_ssend_init_c_dest(int profiled);
#else
static void rec_mpi_ssend_init_c_dest(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_point_to_point[] = {
    {"MPI_Bsend/insignificant/dest", rec_mpi_bsend_dest, 0},
    {"MPI_Bsend_c/insignificant/dest", rec_mpi_bsend_c_dest, 0},
    {"MPI_Bsend_init/insignificant/dest", rec_mpi_bsend_init_dest, 0},
    {"MPI_Bsend_init_c/insignificant/dest", rec_mpi_bsend_init_c_dest, 0},
    {"MPI_Ibsend/insignificant/dest", rec_mpi_ibsend_dest, 0},
    {"MPI_Ibsend_c/insignificant/dest", rec_mpi_ibsend_c_dest, 0},
    {"MPI_Imrecv/insignificant/message", rec_mpi_imrecv_message, 0},
    {"MPI_Imrecv_c/insignificant/message", rec_mpi_imrecv_c_message, 0},
    {"MPI_Irecv/insignificant/source", rec_mpi_irecv_source, 0},
    {"MPI_Irecv_c/insignificant/source", rec_mpi_irecv_c_source, 0},
    {"MPI_Irsend/insignificant/dest", rec_mpi_irsend_dest, 0},
    {"MPI_Irsend_c/insignificant/dest", rec_mpi_irsend_c_dest, 0},
    {"MPI_Isend/insignificant/dest", rec_mpi_isend_dest, 0},
    {"MPI_Isend_c/insignificant/dest", rec_mpi_isend_c_dest, 0},
    {"MPI_Isendrecv/insignificant/dest", rec_mpi_isendrecv_dest, 0},
    {"MPI_Isendrecv/insignificant/source", rec_mpi_isendrecv_source, 0},
    {"MPI_Isendrecv_c/insignificant/dest", rec_mpi_isendrecv_c_dest, 0},
    {"MPI_Isendrecv_c/insignificant/source", rec_mpi_isendrecv_c_source, 0},
    {"MPI_Isendrecv_replace/insignificant/dest_source", rec_mpi_isendrecv_replace_dest_source, 0},
    {"MPI_Isendrecv_replace_c/insignificant/dest_source", rec_mpi_isendrecv_replace_c_dest_source, 0},
    {"MPI_Issend/insignificant/dest", rec_mpi_issend_dest, 0},
    {"MPI_Issend_c/insignificant/dest", rec_mpi_issend_c_dest, 0},
    {"MPI_Mrecv/insignificant/message", rec_mpi_mrecv_message, 0},
    {"MPI_Mrecv_c/insignificant/message", rec_mpi_mrecv_c_message, 0},
    {"MPI_Recv/insignificant/source", rec_mpi_recv_source, 0},
    {"MPI_Recv_c/insignificant/source", rec_mpi_recv_c_source, 0},
    {"MPI_Recv_init/insignificant/source", rec_mpi_recv_init_source, 0},
    {"MPI_Recv_init_c/insignificant/source", rec_mpi_recv_init_c_source, 0},
    {"MPI_Rsend/insignificant/dest", rec_mpi_rsend_dest, 0},
    {"MPI_Rsend_c/insignificant/dest", rec_mpi_rsend_c_dest, 0},
    {"MPI_Rsend_init/insignificant/dest", rec_mpi_rsend_init_dest, 0},
    {"MPI_Rsend_init_c/insignificant/dest", rec_mpi_rsend_init_c_dest, 0},
    {"MPI_Send/insignificant/dest", rec_mpi_send_dest, 0},
    {"MPI_Send_c/insignificant/dest", rec_mpi_send_c_dest, 0},
    {"MPI_Send_init/insignificant/dest", rec_mpi_send_init_dest, 0},
    {"MPI_Send_init_c/insignificant/dest", rec_mpi_send_init_c_dest, 0},
    {"MPI_Sendrecv/insignificant/dest", rec_mpi_sendrecv_dest, 0},
    {"MPI_Sendrecv/insignificant/source", rec_mpi_sendrecv_source, 0},
    {"MPI_Sendrecv_c/insignificant/dest", rec_mpi_sendrecv_c_dest, 0},
    {"MPI_Sendrecv_c/insignificant/source", rec_mpi_sendrecv_c_source, 0},
    {"MPI_Sendrecv_replace/insignificant/dest_source", rec_mpi_sendrecv_replace_dest_source, 0},
    {"MPI_Sendrecv_replace_c/insignificant/dest_source", rec_mpi_sendrecv_replace_c_dest_source, 0},
    {"MPI_Ssend/insignificant/dest", rec_mpi_ssend_dest, 0},
    {"MPI_Ssend_c/insignificant/dest", rec_mpi_ssend_c_dest, 0},
    {"MPI_Ssend_init/insignificant/dest", rec_mpi_ssend_init_dest, 0},
    {"MPI_Ssend_init_c/insignificant/dest", rec_mpi_ssend_init_c_dest, 0},
    {0, 0, 0}
};
