/* Do not edit: `bindery generate` writes this from specs/routines/processes.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "processes", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Abort
void rec_f08_mpi_abort(void);
void rec_f08_pmpi_abort(void);
#endif
static void call_MPI_Abort(int profiled)
{
#if REC_HAS_MPI_Abort
    if (profiled) rec_f08_pmpi_abort();
    else rec_f08_mpi_abort();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_create_from_group
void rec_f08_mpi_comm_create_from_group(void);
void rec_f08_pmpi_comm_create_from_group(void);
#endif
static void call_MPI_Comm_create_from_group(int profiled)
{
#if REC_HAS_MPI_Comm_create_from_group
    if (profiled) rec_f08_pmpi_comm_create_from_group();
    else rec_f08_mpi_comm_create_from_group();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Finalize
void rec_f08_mpi_finalize(void);
void rec_f08_pmpi_finalize(void);
#endif
static void call_MPI_Finalize(int profiled)
{
#if REC_HAS_MPI_Finalize
    if (profiled) rec_f08_pmpi_finalize();
    else rec_f08_mpi_finalize();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Finalized
void rec_f08_mpi_finalized(void);
void rec_f08_pmpi_finalized(void);
#endif
static void call_MPI_Finalized(int profiled)
{
#if REC_HAS_MPI_Finalized
    if (profiled) rec_f08_pmpi_finalized();
    else rec_f08_mpi_finalized();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Group_from_session_pset
void rec_f08_mpi_group_from_session_pset(void);
void rec_f08_pmpi_group_from_session_pset(void);
#endif
static void call_MPI_Group_from_session_pset(int profiled)
{
#if REC_HAS_MPI_Group_from_session_pset
    if (profiled) rec_f08_pmpi_group_from_session_pset();
    else rec_f08_mpi_group_from_session_pset();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Init
void rec_f08_mpi_init(void);
void rec_f08_pmpi_init(void);
#endif
static void call_MPI_Init(int profiled)
{
#if REC_HAS_MPI_Init
    if (profiled) rec_f08_pmpi_init();
    else rec_f08_mpi_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Init_thread
void rec_f08_mpi_init_thread(void);
void rec_f08_pmpi_init_thread(void);
#endif
static void call_MPI_Init_thread(int profiled)
{
#if REC_HAS_MPI_Init_thread
    if (profiled) rec_f08_pmpi_init_thread();
    else rec_f08_mpi_init_thread();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Initialized
void rec_f08_mpi_initialized(void);
void rec_f08_pmpi_initialized(void);
#endif
static void call_MPI_Initialized(int profiled)
{
#if REC_HAS_MPI_Initialized
    if (profiled) rec_f08_pmpi_initialized();
    else rec_f08_mpi_initialized();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Is_thread_main
void rec_f08_mpi_is_thread_main(void);
void rec_f08_pmpi_is_thread_main(void);
#endif
static void call_MPI_Is_thread_main(int profiled)
{
#if REC_HAS_MPI_Is_thread_main
    if (profiled) rec_f08_pmpi_is_thread_main();
    else rec_f08_mpi_is_thread_main();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Query_thread
void rec_f08_mpi_query_thread(void);
void rec_f08_pmpi_query_thread(void);
#endif
static void call_MPI_Query_thread(int profiled)
{
#if REC_HAS_MPI_Query_thread
    if (profiled) rec_f08_pmpi_query_thread();
    else rec_f08_mpi_query_thread();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_finalize
void rec_f08_mpi_session_finalize(void);
void rec_f08_pmpi_session_finalize(void);
#endif
static void call_MPI_Session_finalize(int profiled)
{
#if REC_HAS_MPI_Session_finalize
    if (profiled) rec_f08_pmpi_session_finalize();
    else rec_f08_mpi_session_finalize();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_get_info
void rec_f08_mpi_session_get_info(void);
void rec_f08_pmpi_session_get_info(void);
#endif
static void call_MPI_Session_get_info(int profiled)
{
#if REC_HAS_MPI_Session_get_info
    if (profiled) rec_f08_pmpi_session_get_info();
    else rec_f08_mpi_session_get_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_get_nth_pset
void rec_f08_mpi_session_get_nth_pset(void);
void rec_f08_pmpi_session_get_nth_pset(void);
#endif
static void call_MPI_Session_get_nth_pset(int profiled)
{
#if REC_HAS_MPI_Session_get_nth_pset
    if (profiled) rec_f08_pmpi_session_get_nth_pset();
    else rec_f08_mpi_session_get_nth_pset();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_get_num_psets
void rec_f08_mpi_session_get_num_psets(void);
void rec_f08_pmpi_session_get_num_psets(void);
#endif
static void call_MPI_Session_get_num_psets(int profiled)
{
#if REC_HAS_MPI_Session_get_num_psets
    if (profiled) rec_f08_pmpi_session_get_num_psets();
    else rec_f08_mpi_session_get_num_psets();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_get_pset_info
void rec_f08_mpi_session_get_pset_info(void);
void rec_f08_pmpi_session_get_pset_info(void);
#endif
static void call_MPI_Session_get_pset_info(int profiled)
{
#if REC_HAS_MPI_Session_get_pset_info
    if (profiled) rec_f08_pmpi_session_get_pset_info();
    else rec_f08_mpi_session_get_pset_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_init
void rec_f08_mpi_session_init(void);
void rec_f08_pmpi_session_init(void);
#endif
static void call_MPI_Session_init(int profiled)
{
#if REC_HAS_MPI_Session_init
    if (profiled) rec_f08_pmpi_session_init();
    else rec_f08_mpi_session_init();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_processes[] = {
    {"MPI_Abort", call_MPI_Abort, 0},
    {"MPI_Comm_create_from_group", call_MPI_Comm_create_from_group, 0},
    {"MPI_Finalize", call_MPI_Finalize, 0},
    {"MPI_Finalized", call_MPI_Finalized, 0},
    {"MPI_Group_from_session_pset", call_MPI_Group_from_session_pset, 0},
    {"MPI_Init", call_MPI_Init, 0},
    {"MPI_Init_thread", call_MPI_Init_thread, 0},
    {"MPI_Initialized", call_MPI_Initialized, 0},
    {"MPI_Is_thread_main", call_MPI_Is_thread_main, 0},
    {"MPI_Query_thread", call_MPI_Query_thread, 0},
    {"MPI_Session_finalize", call_MPI_Session_finalize, 0},
    {"MPI_Session_get_info", call_MPI_Session_get_info, 0},
    {"MPI_Session_get_nth_pset", call_MPI_Session_get_nth_pset, 0},
    {"MPI_Session_get_num_psets", call_MPI_Session_get_num_psets, 0},
    {"MPI_Session_get_pset_info", call_MPI_Session_get_pset_info, 0},
    {"MPI_Session_init", call_MPI_Session_init, 0},
    {0, 0, 0}
};
