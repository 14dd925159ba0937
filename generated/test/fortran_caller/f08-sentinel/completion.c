/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/test/fortran_caller/special.c.j2. */
/* The callers with special arguments of the chapter "completion", for the program that compares. */
#include "recorder.h"
#include "bnd_has.h"

#if REC_HAS_MPI_Request_get_status && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_request_get_status_3_status_ignore(int profiled);
#else
static void rec_mpi_request_get_status_3_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Request_get_status_all && defined(BND_HAS_MPI_STATUSES_IGNORE)
void rec_mpi_request_get_status_all_4_statuses_ignore(int profiled);
#else
static void rec_mpi_request_get_status_all_4_statuses_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Request_get_status_any && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_request_get_status_any_5_status_ignore(int profiled);
#else
static void rec_mpi_request_get_status_any_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Request_get_status_some && defined(BND_HAS_MPI_STATUSES_IGNORE)
void rec_mpi_request_get_status_some_5_statuses_ignore(int profiled);
#else
static void rec_mpi_request_get_status_some_5_statuses_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Test && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_test_3_status_ignore(int profiled);
#else
static void rec_mpi_test_3_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Testall && defined(BND_HAS_MPI_STATUSES_IGNORE)
void rec_mpi_testall_4_statuses_ignore(int profiled);
#else
static void rec_mpi_testall_4_statuses_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Testany && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_testany_5_status_ignore(int profiled);
#else
static void rec_mpi_testany_5_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Testsome && defined(BND_HAS_MPI_STATUSES_IGNORE)
void rec_mpi_testsome_5_statuses_ignore(int profiled);
#else
static void rec_mpi_testsome_5_statuses_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Wait && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_wait_2_status_ignore(int profiled);
#else
static void rec_mpi_wait_2_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Waitall && defined(BND_HAS_MPI_STATUSES_IGNORE)
void rec_mpi_waitall_3_statuses_ignore(int profiled);
#else
static void rec_mpi_waitall_3_statuses_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Waitany && defined(BND_HAS_MPI_STATUS_IGNORE)
void rec_mpi_waitany_4_status_ignore(int profiled);
#else
static void rec_mpi_waitany_4_status_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif
#if REC_HAS_MPI_Waitsome && defined(BND_HAS_MPI_STATUSES_IGNORE)
void rec_mpi_waitsome_5_statuses_ignore(int profiled);
#else
static void rec_mpi_waitsome_5_statuses_ignore(int profiled) { (void)profiled; rec_missing(); }
#endif

const struct rec_caller rec_callers_completion[] = {
    {"MPI_Request_get_status/status/MPI_STATUS_IGNORE", rec_mpi_request_get_status_3_status_ignore, 0},
    {"MPI_Request_get_status_all/array_of_statuses/MPI_STATUSES_IGNORE",
            rec_mpi_request_get_status_all_4_statuses_ignore, 0},
    {"MPI_Request_get_status_any/status/MPI_STATUS_IGNORE", rec_mpi_request_get_status_any_5_status_ignore, 0},
    {"MPI_Request_get_status_some/array_of_statuses/MPI_STATUSES_IGNORE",
            rec_mpi_request_get_status_some_5_statuses_ignore, 0},
    {"MPI_Test/status/MPI_STATUS_IGNORE", rec_mpi_test_3_status_ignore, 0},
    {"MPI_Testall/array_of_statuses/MPI_STATUSES_IGNORE", rec_mpi_testall_4_statuses_ignore, 0},
    {"MPI_Testany/status/MPI_STATUS_IGNORE", rec_mpi_testany_5_status_ignore, 0},
    {"MPI_Testsome/array_of_statuses/MPI_STATUSES_IGNORE", rec_mpi_testsome_5_statuses_ignore, 0},
    {"MPI_Wait/status/MPI_STATUS_IGNORE", rec_mpi_wait_2_status_ignore, 0},
    {"MPI_Waitall/array_of_statuses/MPI_STATUSES_IGNORE", rec_mpi_waitall_3_statuses_ignore, 0},
    {"MPI_Waitany/status/MPI_STATUS_IGNORE", rec_mpi_waitany_4_status_ignore, 0},
    {"MPI_Waitsome/array_of_statuses/MPI_STATUSES_IGNORE", rec_mpi_waitsome_5_statuses_ignore, 0},
    {0, 0, 0}
};
