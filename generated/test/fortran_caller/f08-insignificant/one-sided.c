/* Do not edit: `bindery generate` writes this from specs/routines/one-sided.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "one-sided", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Accumulate
void rec_mpi_accumulate_target_rank(int profiled);
#else
static void rec_mpi_accumulate_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Accumulate_c
void rec_mpi_accumulate_c_target_rank(int profiled);
#else
static void rec_mpi_accumulate_c_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Compare_and_swap
void rec_mpi_compare_and_swap_target_rank(int profiled);
#else
static void rec_mpi_compare_and_swap_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Fetch_and_op
void rec_mpi_fetch_and_op_target_rank(int profiled);
#else
static void rec_mpi_fetch_and_op_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Fetch_and_op
void rec_mpi_fetch_and_op_op(int profiled);
#else
static void rec_mpi_fetch_and_op_op(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Get
void rec_mpi_get_target_rank(int profiled);
#else
static void rec_mpi_get_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Get_accumulate
void rec_mpi_get_accumulate_target_rank(int profiled);
#else
static void rec_mpi_get_accumulate_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Get_accumulate
void rec_mpi_get_accumulate_op(int profiled);
#else
static void rec_mpi_get_accumulate_op(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Get_accumulate_c
void rec_mpi_get_accumulate_c_target_rank(int profiled);
#else
static void rec_mpi_get_accumulate_c_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Get_accumulate_c
void rec_mpi_get_accumulate_c_op(int profiled);
#else
static void rec_mpi_get_accumulate_c_op(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Get_c
void rec_mpi_get_c_target_rank(int profiled);
#else
static void rec_mpi_get_c_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Put
void rec_mpi_put_target_rank(int profiled);
#else
static void rec_mpi_put_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Put_c
void rec_mpi_put_c_target_rank(int profiled);
#else
static void rec_mpi_put_c_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Raccumulate
void rec_mpi_raccumulate_target_rank(int profiled);
#else
static void rec_mpi_raccumulate_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Raccumulate_c
void rec_mpi_raccumulate_c_target_rank(int profiled);
#else
static void rec_mpi_raccumulate_c_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rget
void rec_mpi_rget_target_rank(int profiled);
#else
static void rec_mpi_rget_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rget_accumulate
void rec_mpi_rget_accumulate_target_rank(int profiled);
#else
static void rec_mpi_rget_accumulate_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rget_accumulate
void rec_mpi_rget_accumulate_op(int profiled);
#else
static void rec_mpi_rget_accumulate_op(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rget_accumulate_c
void rec_mpi_rget_accumulate_c_target_rank(int profiled);
#else
static void rec_mpi_rget_accumulate_c_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rget_accumulate_c
void rec_mpi_rget_accumulate_c_op(int profiled);
#else
static void rec_mpi_rget_accumulate_c_op(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rget_c
void rec_mpi_rget_c_target_rank(int profiled);
#else
static void rec_mpi_rget_c_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rput
void rec_mpi_rput_target_rank(int profiled);
#else
static void rec_mpi_rput_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Rput_c
void rec_mpi_rput_c_target_rank(int profiled);
#else
static void rec_mpi_rput_c_target_rank(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_one_sided[] = {
    {"MPI_Accumulate/insignificant/target_rank", rec_mpi_accumulate_target_rank, 0},
    {"MPI_Accumulate_c/insignificant/target_rank", rec_mpi_accumulate_c_target_rank, 0},
    {"MPI_Compare_and_swap/insignificant/target_rank", rec_mpi_compare_and_swap_target_rank, 0},
    {"MPI_Fetch_and_op/insignificant/target_rank", rec_mpi_fetch_and_op_target_rank, 0},
    {"MPI_Fetch_and_op/insignificant/op", rec_mpi_fetch_and_op_op, 0},
    {"MPI_Get/insignificant/target_rank", rec_mpi_get_target_rank, 0},
    {"MPI_Get_accumulate/insignificant/target_rank", rec_mpi_get_accumulate_target_rank, 0},
    {"MPI_Get_accumulate/insignificant/op", rec_mpi_get_accumulate_op, 0},
    {"MPI_Get_accumulate_c/insignificant/target_rank", rec_mpi_get_accumulate_c_target_rank, 0},
    {"MPI_Get_accumulate_c/insignificant/op", rec_mpi_get_accumulate_c_op, 0},
    {"MPI_Get_c/insignificant/target_rank", rec_mpi_get_c_target_rank, 0},
    {"MPI_Put/insignificant/target_rank", rec_mpi_put_target_rank, 0},
    {"MPI_Put_c/insignificant/target_rank", rec_mpi_put_c_target_rank, 0},
    {"MPI_Raccumulate/insignificant/target_rank", rec_mpi_raccumulate_target_rank, 0},
    {"MPI_Raccumulate_c/insignificant/target_rank", rec_mpi_raccumulate_c_target_rank, 0},
    {"MPI_Rget/insignificant/target_rank", rec_mpi_rget_target_rank, 0},
    {"MPI_Rget_accumulate/insignificant/target_rank", rec_mpi_rget_accumulate_target_rank, 0},
    {"MPI_Rget_accumulate/insignificant/op", rec_mpi_rget_accumulate_op, 0},
    {"MPI_Rget_accumulate_c/insignificant/target_rank", rec_mpi_rget_accumulate_c_target_rank, 0},
    {"MPI_Rget_accumulate_c/insignificant/op", rec_mpi_rget_accumulate_c_op, 0},
    {"MPI_Rget_c/insignificant/target_rank", rec_mpi_rget_c_target_rank, 0},
    {"MPI_Rput/insignificant/target_rank", rec_mpi_rput_target_rank, 0},
    {"MPI_Rput_c/insignificant/target_rank", rec_mpi_rput_c_target_rank, 0},
    {0, 0, 0}
};
