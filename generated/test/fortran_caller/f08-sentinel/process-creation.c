/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "process-creation", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Comm_spawn && defined(BND_HAS_MPI_ARGV_NULL)
void rec_mpi_comm_spawn_2_argv_null(int profiled);
#else
static void rec_mpi_comm_spawn_2_argv_null(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Comm_spawn && defined(BND_HAS_MPI_ERRCODES_IGNORE)
void rec_mpi_comm_spawn_8_errcodes_ignore(int profiled);
#else
static void rec_mpi_comm_spawn_8_errcodes_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Comm_spawn_multiple && defined(BND_HAS_MPI_ARGVS_NULL)
void rec_mpi_comm_spawn_multiple_3_argvs_null(int profiled);
#else
static void rec_mpi_comm_spawn_multiple_3_argvs_null(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Comm_spawn_multiple && defined(BND_HAS_MPI_ERRCODES_IGNORE)
void rec_mpi_comm_spawn_multiple_9_errcodes_ignore(int profiled);
#else
static void rec_mpi_comm_spawn_multiple_9_errcodes_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_process_creation[] = {
    {"MPI_Comm_spawn/argv/MPI_ARGV_NULL", rec_mpi_comm_spawn_2_argv_null, 0},
    {"MPI_Comm_spawn/array_of_errcodes/MPI_ERRCODES_IGNORE", rec_mpi_comm_spawn_8_errcodes_ignore, 0},
    {"MPI_Comm_spawn_multiple/array_of_argv/MPI_ARGVS_NULL", rec_mpi_comm_spawn_multiple_3_argvs_null, 0},
    {"MPI_Comm_spawn_multiple/array_of_errcodes/MPI_ERRCODES_IGNORE", rec_mpi_comm_spawn_multiple_9_errcodes_ignore,
            0},
    {0, 0, 0}
};
