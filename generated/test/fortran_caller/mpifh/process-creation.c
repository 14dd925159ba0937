/* Do not edit: `bindery generate` writes this from specs/routines/process-creation.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "process-creation", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Close_port
void rec_mpifh_mpi_close_port(void);
void rec_mpifh_pmpi_close_port(void);
#endif
static void call_MPI_Close_port(int profiled)
{
#if REC_HAS_MPI_Close_port
    if (profiled) rec_mpifh_pmpi_close_port();
    else rec_mpifh_mpi_close_port();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_accept
void rec_mpifh_mpi_comm_accept(void);
void rec_mpifh_pmpi_comm_accept(void);
#endif
static void call_MPI_Comm_accept(int profiled)
{
#if REC_HAS_MPI_Comm_accept
    if (profiled) rec_mpifh_pmpi_comm_accept();
    else rec_mpifh_mpi_comm_accept();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_connect
void rec_mpifh_mpi_comm_connect(void);
void rec_mpifh_pmpi_comm_connect(void);
#endif
static void call_MPI_Comm_connect(int profiled)
{
#if REC_HAS_MPI_Comm_connect
    if (profiled) rec_mpifh_pmpi_comm_connect();
    else rec_mpifh_mpi_comm_connect();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_disconnect
void rec_mpifh_mpi_comm_disconnect(void);
void rec_mpifh_pmpi_comm_disconnect(void);
#endif
static void call_MPI_Comm_disconnect(int profiled)
{
#if REC_HAS_MPI_Comm_disconnect
    if (profiled) rec_mpifh_pmpi_comm_disconnect();
    else rec_mpifh_mpi_comm_disconnect();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_get_parent
void rec_mpifh_mpi_comm_get_parent(void);
void rec_mpifh_pmpi_comm_get_parent(void);
#endif
static void call_MPI_Comm_get_parent(int profiled)
{
#if REC_HAS_MPI_Comm_get_parent
    if (profiled) rec_mpifh_pmpi_comm_get_parent();
    else rec_mpifh_mpi_comm_get_parent();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_join
void rec_mpifh_mpi_comm_join(void);
void rec_mpifh_pmpi_comm_join(void);
#endif
static void call_MPI_Comm_join(int profiled)
{
#if REC_HAS_MPI_Comm_join
    if (profiled) rec_mpifh_pmpi_comm_join();
    else rec_mpifh_mpi_comm_join();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_spawn
void rec_mpifh_mpi_comm_spawn(void);
void rec_mpifh_pmpi_comm_spawn(void);
#endif
static void call_MPI_Comm_spawn(int profiled)
{
#if REC_HAS_MPI_Comm_spawn
    if (profiled) rec_mpifh_pmpi_comm_spawn();
    else rec_mpifh_mpi_comm_spawn();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_spawn_multiple
void rec_mpifh_mpi_comm_spawn_multiple(void);
void rec_mpifh_pmpi_comm_spawn_multiple(void);
#endif
static void call_MPI_Comm_spawn_multiple(int profiled)
{
#if REC_HAS_MPI_Comm_spawn_multiple
    if (profiled) rec_mpifh_pmpi_comm_spawn_multiple();
    else rec_mpifh_mpi_comm_spawn_multiple();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Lookup_name
void rec_mpifh_mpi_lookup_name(void);
void rec_mpifh_pmpi_lookup_name(void);
#endif
static void call_MPI_Lookup_name(int profiled)
{
#if REC_HAS_MPI_Lookup_name
    if (profiled) rec_mpifh_pmpi_lookup_name();
    else rec_mpifh_mpi_lookup_name();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Open_port
void rec_mpifh_mpi_open_port(void);
void rec_mpifh_pmpi_open_port(void);
#endif
static void call_MPI_Open_port(int profiled)
{
#if REC_HAS_MPI_Open_port
    if (profiled) rec_mpifh_pmpi_open_port();
    else rec_mpifh_mpi_open_port();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Publish_name
void rec_mpifh_mpi_publish_name(void);
void rec_mpifh_pmpi_publish_name(void);
#endif
static void call_MPI_Publish_name(int profiled)
{
#if REC_HAS_MPI_Publish_name
    if (profiled) rec_mpifh_pmpi_publish_name();
    else rec_mpifh_mpi_publish_name();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Unpublish_name
void rec_mpifh_mpi_unpublish_name(void);
void rec_mpifh_pmpi_unpublish_name(void);
#endif
static void call_MPI_Unpublish_name(int profiled)
{
#if REC_HAS_MPI_Unpublish_name
    if (profiled) rec_mpifh_pmpi_unpublish_name();
    else rec_mpifh_mpi_unpublish_name();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_process_creation[] = {
    {"MPI_Close_port", call_MPI_Close_port, 0},
    {"MPI_Comm_accept", call_MPI_Comm_accept, 0},
    {"MPI_Comm_connect", call_MPI_Comm_connect, 0},
    {"MPI_Comm_disconnect", call_MPI_Comm_disconnect, 0},
    {"MPI_Comm_get_parent", call_MPI_Comm_get_parent, 0},
    {"MPI_Comm_join", call_MPI_Comm_join, 0},
    {"MPI_Comm_spawn", call_MPI_Comm_spawn, 0},
    {"MPI_Comm_spawn_multiple", call_MPI_Comm_spawn_multiple, 0},
    {"MPI_Lookup_name", call_MPI_Lookup_name, 0},
    {"MPI_Open_port", call_MPI_Open_port, 0},
    {"MPI_Publish_name", call_MPI_Publish_name, 0},
    {"MPI_Unpublish_name", call_MPI_Unpublish_name, 0},
    {0, 0, 0}
};
