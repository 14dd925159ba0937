/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "one-sided", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Accumulate && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_accumulate_1_bottom(int profiled);
#else
static void rec_mpi_accumulate_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Compare_and_swap && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_compare_and_swap_1_bottom(int profiled);
#else
static void rec_mpi_compare_and_swap_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Compare_and_swap && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_compare_and_swap_2_bottom(int profiled);
#else
static void rec_mpi_compare_and_swap_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Compare_and_swap && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_compare_and_swap_3_bottom(int profiled);
#else
static void rec_mpi_compare_and_swap_3_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Fetch_and_op && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_fetch_and_op_1_bottom(int profiled);
#else
static void rec_mpi_fetch_and_op_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Fetch_and_op && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_fetch_and_op_2_bottom(int profiled);
#else
static void rec_mpi_fetch_and_op_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Get && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_get_1_bottom(int profiled);
#else
static void rec_mpi_get_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Get_accumulate && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_get_accumulate_1_bottom(int profiled);
#else
static void rec_mpi_get_accumulate_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Get_accumulate && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_get_accumulate_4_bottom(int profiled);
#else
static void rec_mpi_get_accumulate_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Put && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_put_1_bottom(int profiled);
#else
static void rec_mpi_put_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Raccumulate && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_raccumulate_1_bottom(int profiled);
#else
static void rec_mpi_raccumulate_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rget && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_rget_1_bottom(int profiled);
#else
static void rec_mpi_rget_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rget_accumulate && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_rget_accumulate_1_bottom(int profiled);
#else
static void rec_mpi_rget_accumulate_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rget_accumulate && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_rget_accumulate_4_bottom(int profiled);
#else
static void rec_mpi_rget_accumulate_4_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rput && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_rput_1_bottom(int profiled);
#else
static void rec_mpi_rput_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Win_attach && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_win_attach_2_bottom(int profiled);
#else
static void rec_mpi_win_attach_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Win_create && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_win_create_1_bottom(int profiled);
#else
static void rec_mpi_win_create_1_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Win_detach && defined(BND_HAS_MPI_BOTTOM)
void rec_mpi_win_detach_2_bottom(int profiled);
#else
static void rec_mpi_win_detach_2_bottom(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_one_sided[] = {
    {"MPI_Accumulate/origin_addr/MPI_BOTTOM", rec_mpi_accumulate_1_bottom, 0},
    {"MPI_Compare_and_swap/origin_addr/MPI_BOTTOM", rec_mpi_compare_and_swap_1_bottom, 0},
    {"MPI_Compare_and_swap/compare_addr/MPI_BOTTOM", rec_mpi_compare_and_swap_2_bottom, 0},
    {"MPI_Compare_and_swap/result_addr/MPI_BOTTOM", rec_mpi_compare_and_swap_3_bottom, 0},
    {"MPI_Fetch_and_op/origin_addr/MPI_BOTTOM", rec_mpi_fetch_and_op_1_bottom, 0},
    {"MPI_Fetch_and_op/result_addr/MPI_BOTTOM", rec_mpi_fetch_and_op_2_bottom, 0},
    {"MPI_Get/origin_addr/MPI_BOTTOM", rec_mpi_get_1_bottom, 0},
    {"MPI_Get_accumulate/origin_addr/MPI_BOTTOM", rec_mpi_get_accumulate_1_bottom, 0},
    {"MPI_Get_accumulate/result_addr/MPI_BOTTOM", rec_mpi_get_accumulate_4_bottom, 0},
    {"MPI_Put/origin_addr/MPI_BOTTOM", rec_mpi_put_1_bottom, 0},
    {"MPI_Raccumulate/origin_addr/MPI_BOTTOM", rec_mpi_raccumulate_1_bottom, 0},
    {"MPI_Rget/origin_addr/MPI_BOTTOM", rec_mpi_rget_1_bottom, 0},
    {"MPI_Rget_accumulate/origin_addr/MPI_BOTTOM", rec_mpi_rget_accumulate_1_bottom, 0},
    {"MPI_Rget_accumulate/result_addr/MPI_BOTTOM", rec_mpi_rget_accumulate_4_bottom, 0},
    {"MPI_Rput/origin_addr/MPI_BOTTOM", rec_mpi_rput_1_bottom, 0},
    {"MPI_Win_attach/base/MPI_BOTTOM", rec_mpi_win_attach_2_bottom, 0},
    {"MPI_Win_create/base/MPI_BOTTOM", rec_mpi_win_create_1_bottom, 0},
    {"MPI_Win_detach/base/MPI_BOTTOM", rec_mpi_win_detach_2_bottom, 0},
    {0, 0, 0}
};
