/* Do not edit: `bindery generate` writes this from specs/routines/completion.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "completion", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Cancel
void rec_mpifh_mpi_cancel(void);
void rec_mpifh_pmpi_cancel(void);
#endif
static void call_MPI_Cancel(int profiled)
{
#if REC_HAS_MPI_Cancel
    if (profiled) rec_mpifh_pmpi_cancel();
    else rec_mpifh_mpi_cancel();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Grequest_complete
void rec_mpifh_mpi_grequest_complete(void);
void rec_mpifh_pmpi_grequest_complete(void);
#endif
static void call_MPI_Grequest_complete(int profiled)
{
#if REC_HAS_MPI_Grequest_complete
    if (profiled) rec_mpifh_pmpi_grequest_complete();
    else rec_mpifh_mpi_grequest_complete();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Grequest_start
void rec_mpifh_mpi_grequest_start(void);
void rec_mpifh_pmpi_grequest_start(void);
#endif
static void call_MPI_Grequest_start(int profiled)
{
#if REC_HAS_MPI_Grequest_start
    if (profiled) rec_mpifh_pmpi_grequest_start();
    else rec_mpifh_mpi_grequest_start();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Request_free
void rec_mpifh_mpi_request_free(void);
void rec_mpifh_pmpi_request_free(void);
#endif
static void call_MPI_Request_free(int profiled)
{
#if REC_HAS_MPI_Request_free
    if (profiled) rec_mpifh_pmpi_request_free();
    else rec_mpifh_mpi_request_free();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Request_get_status
void rec_mpifh_mpi_request_get_status(void);
void rec_mpifh_pmpi_request_get_status(void);
#endif
static void call_MPI_Request_get_status(int profiled)
{
#if REC_HAS_MPI_Request_get_status
    if (profiled) rec_mpifh_pmpi_request_get_status();
    else rec_mpifh_mpi_request_get_status();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Request_get_status_all
void rec_mpifh_mpi_request_get_status_all(void);
void rec_mpifh_pmpi_request_get_status_all(void);
#endif
static void call_MPI_Request_get_status_all(int profiled)
{
#if REC_HAS_MPI_Request_get_status_all
    if (profiled) rec_mpifh_pmpi_request_get_status_all();
    else rec_mpifh_mpi_request_get_status_all();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Request_get_status_any
void rec_mpifh_mpi_request_get_status_any(void);
void rec_mpifh_pmpi_request_get_status_any(void);
#endif
static void call_MPI_Request_get_status_any(int profiled)
{
#if REC_HAS_MPI_Request_get_status_any
    if (profiled) rec_mpifh_pmpi_request_get_status_any();
    else rec_mpifh_mpi_request_get_status_any();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Request_get_status_some
void rec_mpifh_mpi_request_get_status_some(void);
void rec_mpifh_pmpi_request_get_status_some(void);
#endif
static void call_MPI_Request_get_status_some(int profiled)
{
#if REC_HAS_MPI_Request_get_status_some
    if (profiled) rec_mpifh_pmpi_request_get_status_some();
    else rec_mpifh_mpi_request_get_status_some();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Start
void rec_mpifh_mpi_start(void);
void rec_mpifh_pmpi_start(void);
#endif
static void call_MPI_Start(int profiled)
{
#if REC_HAS_MPI_Start
    if (profiled) rec_mpifh_pmpi_start();
    else rec_mpifh_mpi_start();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Startall
void rec_mpifh_mpi_startall(void);
void rec_mpifh_pmpi_startall(void);
#endif
static void call_MPI_Startall(int profiled)
{
#if REC_HAS_MPI_Startall
    if (profiled) rec_mpifh_pmpi_startall();
    else rec_mpifh_mpi_startall();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_get_error
void rec_mpifh_mpi_status_get_error(void);
void rec_mpifh_pmpi_status_get_error(void);
#endif
static void call_MPI_Status_get_error(int profiled)
{
#if REC_HAS_MPI_Status_get_error
    if (profiled) rec_mpifh_pmpi_status_get_error();
    else rec_mpifh_mpi_status_get_error();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_get_source
void rec_mpifh_mpi_status_get_source(void);
void rec_mpifh_pmpi_status_get_source(void);
#endif
static void call_MPI_Status_get_source(int profiled)
{
#if REC_HAS_MPI_Status_get_source
    if (profiled) rec_mpifh_pmpi_status_get_source();
    else rec_mpifh_mpi_status_get_source();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_get_tag
void rec_mpifh_mpi_status_get_tag(void);
void rec_mpifh_pmpi_status_get_tag(void);
#endif
static void call_MPI_Status_get_tag(int profiled)
{
#if REC_HAS_MPI_Status_get_tag
    if (profiled) rec_mpifh_pmpi_status_get_tag();
    else rec_mpifh_mpi_status_get_tag();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_set_cancelled
void rec_mpifh_mpi_status_set_cancelled(void);
void rec_mpifh_pmpi_status_set_cancelled(void);
#endif
static void call_MPI_Status_set_cancelled(int profiled)
{
#if REC_HAS_MPI_Status_set_cancelled
    if (profiled) rec_mpifh_pmpi_status_set_cancelled();
    else rec_mpifh_mpi_status_set_cancelled();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_set_error
void rec_mpifh_mpi_status_set_error(void);
void rec_mpifh_pmpi_status_set_error(void);
#endif
static void call_MPI_Status_set_error(int profiled)
{
#if REC_HAS_MPI_Status_set_error
    if (profiled) rec_mpifh_pmpi_status_set_error();
    else rec_mpifh_mpi_status_set_error();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_set_source
void rec_mpifh_mpi_status_set_source(void);
void rec_mpifh_pmpi_status_set_source(void);
#endif
static void call_MPI_Status_set_source(int profiled)
{
#if REC_HAS_MPI_Status_set_source
    if (profiled) rec_mpifh_pmpi_status_set_source();
    else rec_mpifh_mpi_status_set_source();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Status_set_tag
void rec_mpifh_mpi_status_set_tag(void);
void rec_mpifh_pmpi_status_set_tag(void);
#endif
static void call_MPI_Status_set_tag(int profiled)
{
#if REC_HAS_MPI_Status_set_tag
    if (profiled) rec_mpifh_pmpi_status_set_tag();
    else rec_mpifh_mpi_status_set_tag();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Test
void rec_mpifh_mpi_test(void);
void rec_mpifh_pmpi_test(void);
#endif
static void call_MPI_Test(int profiled)
{
#if REC_HAS_MPI_Test
    if (profiled) rec_mpifh_pmpi_test();
    else rec_mpifh_mpi_test();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Test_cancelled
void rec_mpifh_mpi_test_cancelled(void);
void rec_mpifh_pmpi_test_cancelled(void);
#endif
static void call_MPI_Test_cancelled(int profiled)
{
#if REC_HAS_MPI_Test_cancelled
    if (profiled) rec_mpifh_pmpi_test_cancelled();
    else rec_mpifh_mpi_test_cancelled();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Testall
void rec_mpifh_mpi_testall(void);
void rec_mpifh_pmpi_testall(void);
#endif
static void call_MPI_Testall(int profiled)
{
#if REC_HAS_MPI_Testall
    if (profiled) rec_mpifh_pmpi_testall();
    else rec_mpifh_mpi_testall();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Testany
void rec_mpifh_mpi_testany(void);
void rec_mpifh_pmpi_testany(void);
#endif
static void call_MPI_Testany(int profiled)
{
#if REC_HAS_MPI_Testany
    if (profiled) rec_mpifh_pmpi_testany();
    else rec_mpifh_mpi_testany();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Testsome
void rec_mpifh_mpi_testsome(void);
void rec_mpifh_pmpi_testsome(void);
#endif
static void call_MPI_Testsome(int profiled)
{
#if REC_HAS_MPI_Testsome
    if (profiled) rec_mpifh_pmpi_testsome();
    else rec_mpifh_mpi_testsome();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Wait
void rec_mpifh_mpi_wait(void);
void rec_mpifh_pmpi_wait(void);
#endif
static void call_MPI_Wait(int profiled)
{
#if REC_HAS_MPI_Wait
    if (profiled) rec_mpifh_pmpi_wait();
    else rec_mpifh_mpi_wait();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Waitall
void rec_mpifh_mpi_waitall(void);
void rec_mpifh_pmpi_waitall(void);
#endif
static void call_MPI_Waitall(int profiled)
{
#if REC_HAS_MPI_Waitall
    if (profiled) rec_mpifh_pmpi_waitall();
    else rec_mpifh_mpi_waitall();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Waitany
void rec_mpifh_mpi_waitany(void);
void rec_mpifh_pmpi_waitany(void);
#endif
static void call_MPI_Waitany(int profiled)
{
#if REC_HAS_MPI_Waitany
    if (profiled) rec_mpifh_pmpi_waitany();
    else rec_mpifh_mpi_waitany();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Waitsome
void rec_mpifh_mpi_waitsome(void);
void rec_mpifh_pmpi_waitsome(void);
#endif
static void call_MPI_Waitsome(int profiled)
{
#if REC_HAS_MPI_Waitsome
    if (profiled) rec_mpifh_pmpi_waitsome();
    else rec_mpifh_mpi_waitsome();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_completion[] = {
    {"MPI_Cancel", call_MPI_Cancel, 0},
    {"MPI_Grequest_complete", call_MPI_Grequest_complete, 0},
    {"MPI_Grequest_start", call_MPI_Grequest_start, 0},
    {"MPI_Request_free", call_MPI_Request_free, 0},
    {"MPI_Request_get_status", call_MPI_Request_get_status, 0},
    {"MPI_Request_get_status_all", call_MPI_Request_get_status_all, 0},
    {"MPI_Request_get_status_any", call_MPI_Request_get_status_any, 0},
    {"MPI_Request_get_status_some", call_MPI_Request_get_status_some, 0},
    {"MPI_Start", call_MPI_Start, 0},
    {"MPI_Startall", call_MPI_Startall, 0},
    {"MPI_Status_get_error", call_MPI_Status_get_error, 0},
    {"MPI_Status_get_source", call_MPI_Status_get_source, 0},
    {"MPI_Status_get_tag", call_MPI_Status_get_tag, 0},
    {"MPI_Status_set_cancelled", call_MPI_Status_set_cancelled, 0},
    {"MPI_Status_set_error", call_MPI_Status_set_error, 0},
    {"MPI_Status_set_source", call_MPI_Status_set_source, 0},
    {"MPI_Status_set_tag", call_MPI_Status_set_tag, 0},
    {"MPI_Test", call_MPI_Test, 0},
    {"MPI_Test_cancelled", call_MPI_Test_cancelled, 0},
    {"MPI_Testall", call_MPI_Testall, 0},
    {"MPI_Testany", call_MPI_Testany, 0},
    {"MPI_Testsome", call_MPI_Testsome, 0},
    {"MPI_Wait", call_MPI_Wait, 0},
    {"MPI_Waitall", call_MPI_Waitall, 0},
    {"MPI_Waitany", call_MPI_Waitany, 0},
    {"MPI_Waitsome", call_MPI_Waitsome, 0},
    {0, 0, 0}
};
