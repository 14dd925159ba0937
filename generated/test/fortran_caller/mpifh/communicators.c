/* Do not edit: `bindery generate` writes this from specs/routines/communicators.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "communicators", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Comm_compare
void rec_mpifh_mpi_comm_compare(void);
void rec_mpifh_pmpi_comm_compare(void);
#endif
static void call_MPI_Comm_compare(int profiled)
{
#if REC_HAS_MPI_Comm_compare
    if (profiled) rec_mpifh_pmpi_comm_compare();
    else rec_mpifh_mpi_comm_compare();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_create
void rec_mpifh_mpi_comm_create(void);
void rec_mpifh_pmpi_comm_create(void);
#endif
static void call_MPI_Comm_create(int profiled)
{
#if REC_HAS_MPI_Comm_create
    if (profiled) rec_mpifh_pmpi_comm_create();
    else rec_mpifh_mpi_comm_create();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_create_group
void rec_mpifh_mpi_comm_create_group(void);
void rec_mpifh_pmpi_comm_create_group(void);
#endif
static void call_MPI_Comm_create_group(int profiled)
{
#if REC_HAS_MPI_Comm_create_group
    if (profiled) rec_mpifh_pmpi_comm_create_group();
    else rec_mpifh_mpi_comm_create_group();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_dup
void rec_mpifh_mpi_comm_dup(void);
void rec_mpifh_pmpi_comm_dup(void);
#endif
static void call_MPI_Comm_dup(int profiled)
{
#if REC_HAS_MPI_Comm_dup
    if (profiled) rec_mpifh_pmpi_comm_dup();
    else rec_mpifh_mpi_comm_dup();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_dup_with_info
void rec_mpifh_mpi_comm_dup_with_info(void);
void rec_mpifh_pmpi_comm_dup_with_info(void);
#endif
static void call_MPI_Comm_dup_with_info(int profiled)
{
#if REC_HAS_MPI_Comm_dup_with_info
    if (profiled) rec_mpifh_pmpi_comm_dup_with_info();
    else rec_mpifh_mpi_comm_dup_with_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_free
void rec_mpifh_mpi_comm_free(void);
void rec_mpifh_pmpi_comm_free(void);
#endif
static void call_MPI_Comm_free(int profiled)
{
#if REC_HAS_MPI_Comm_free
    if (profiled) rec_mpifh_pmpi_comm_free();
    else rec_mpifh_mpi_comm_free();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_get_info
void rec_mpifh_mpi_comm_get_info(void);
void rec_mpifh_pmpi_comm_get_info(void);
#endif
static void call_MPI_Comm_get_info(int profiled)
{
#if REC_HAS_MPI_Comm_get_info
    if (profiled) rec_mpifh_pmpi_comm_get_info();
    else rec_mpifh_mpi_comm_get_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_get_name
void rec_mpifh_mpi_comm_get_name(void);
void rec_mpifh_pmpi_comm_get_name(void);
#endif
static void call_MPI_Comm_get_name(int profiled)
{
#if REC_HAS_MPI_Comm_get_name
    if (profiled) rec_mpifh_pmpi_comm_get_name();
    else rec_mpifh_mpi_comm_get_name();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_group
void rec_mpifh_mpi_comm_group(void);
void rec_mpifh_pmpi_comm_group(void);
#endif
static void call_MPI_Comm_group(int profiled)
{
#if REC_HAS_MPI_Comm_group
    if (profiled) rec_mpifh_pmpi_comm_group();
    else rec_mpifh_mpi_comm_group();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_idup
void rec_mpifh_mpi_comm_idup(void);
void rec_mpifh_pmpi_comm_idup(void);
#endif
static void call_MPI_Comm_idup(int profiled)
{
#if REC_HAS_MPI_Comm_idup
    if (profiled) rec_mpifh_pmpi_comm_idup();
    else rec_mpifh_mpi_comm_idup();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_idup_with_info
void rec_mpifh_mpi_comm_idup_with_info(void);
void rec_mpifh_pmpi_comm_idup_with_info(void);
#endif
static void call_MPI_Comm_idup_with_info(int profiled)
{
#if REC_HAS_MPI_Comm_idup_with_info
    if (profiled) rec_mpifh_pmpi_comm_idup_with_info();
    else rec_mpifh_mpi_comm_idup_with_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_rank
void rec_mpifh_mpi_comm_rank(void);
void rec_mpifh_pmpi_comm_rank(void);
#endif
static void call_MPI_Comm_rank(int profiled)
{
#if REC_HAS_MPI_Comm_rank
    if (profiled) rec_mpifh_pmpi_comm_rank();
    else rec_mpifh_mpi_comm_rank();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_remote_group
void rec_mpifh_mpi_comm_remote_group(void);
void rec_mpifh_pmpi_comm_remote_group(void);
#endif
static void call_MPI_Comm_remote_group(int profiled)
{
#if REC_HAS_MPI_Comm_remote_group
    if (profiled) rec_mpifh_pmpi_comm_remote_group();
    else rec_mpifh_mpi_comm_remote_group();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_remote_size
void rec_mpifh_mpi_comm_remote_size(void);
void rec_mpifh_pmpi_comm_remote_size(void);
#endif
static void call_MPI_Comm_remote_size(int profiled)
{
#if REC_HAS_MPI_Comm_remote_size
    if (profiled) rec_mpifh_pmpi_comm_remote_size();
    else rec_mpifh_mpi_comm_remote_size();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_set_info
void rec_mpifh_mpi_comm_set_info(void);
void rec_mpifh_pmpi_comm_set_info(void);
#endif
static void call_MPI_Comm_set_info(int profiled)
{
#if REC_HAS_MPI_Comm_set_info
    if (profiled) rec_mpifh_pmpi_comm_set_info();
    else rec_mpifh_mpi_comm_set_info();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_set_name
void rec_mpifh_mpi_comm_set_name(void);
void rec_mpifh_pmpi_comm_set_name(void);
#endif
static void call_MPI_Comm_set_name(int profiled)
{
#if REC_HAS_MPI_Comm_set_name
    if (profiled) rec_mpifh_pmpi_comm_set_name();
    else rec_mpifh_mpi_comm_set_name();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_size
void rec_mpifh_mpi_comm_size(void);
void rec_mpifh_pmpi_comm_size(void);
#endif
static void call_MPI_Comm_size(int profiled)
{
#if REC_HAS_MPI_Comm_size
    if (profiled) rec_mpifh_pmpi_comm_size();
    else rec_mpifh_mpi_comm_size();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_split
void rec_mpifh_mpi_comm_split(void);
void rec_mpifh_pmpi_comm_split(void);
#endif
static void call_MPI_Comm_split(int profiled)
{
#if REC_HAS_MPI_Comm_split
    if (profiled) rec_mpifh_pmpi_comm_split();
    else rec_mpifh_mpi_comm_split();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_split_type
void rec_mpifh_mpi_comm_split_type(void);
void rec_mpifh_pmpi_comm_split_type(void);
#endif
static void call_MPI_Comm_split_type(int profiled)
{
#if REC_HAS_MPI_Comm_split_type
    if (profiled) rec_mpifh_pmpi_comm_split_type();
    else rec_mpifh_mpi_comm_split_type();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_test_inter
void rec_mpifh_mpi_comm_test_inter(void);
void rec_mpifh_pmpi_comm_test_inter(void);
#endif
static void call_MPI_Comm_test_inter(int profiled)
{
#if REC_HAS_MPI_Comm_test_inter
    if (profiled) rec_mpifh_pmpi_comm_test_inter();
    else rec_mpifh_mpi_comm_test_inter();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Intercomm_create
void rec_mpifh_mpi_intercomm_create(void);
void rec_mpifh_pmpi_intercomm_create(void);
#endif
static void call_MPI_Intercomm_create(int profiled)
{
#if REC_HAS_MPI_Intercomm_create
    if (profiled) rec_mpifh_pmpi_intercomm_create();
    else rec_mpifh_mpi_intercomm_create();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Intercomm_create_from_groups
void rec_mpifh_mpi_intercomm_create_from_groups(void);
void rec_mpifh_pmpi_intercomm_create_from_groups(void);
#endif
static void call_MPI_Intercomm_create_from_groups(int profiled)
{
#if REC_HAS_MPI_Intercomm_create_from_groups
    if (profiled) rec_mpifh_pmpi_intercomm_create_from_groups();
    else rec_mpifh_mpi_intercomm_create_from_groups();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Intercomm_merge
void rec_mpifh_mpi_intercomm_merge(void);
void rec_mpifh_pmpi_intercomm_merge(void);
#endif
static void call_MPI_Intercomm_merge(int profiled)
{
#if REC_HAS_MPI_Intercomm_merge
    if (profiled) rec_mpifh_pmpi_intercomm_merge();
    else rec_mpifh_mpi_intercomm_merge();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_communicators[] = {
    {"MPI_Comm_compare", call_MPI_Comm_compare, 0},
    {"MPI_Comm_create", call_MPI_Comm_create, 0},
    {"MPI_Comm_create_group", call_MPI_Comm_create_group, 0},
    {"MPI_Comm_dup", call_MPI_Comm_dup, 0},
    {"MPI_Comm_dup_with_info", call_MPI_Comm_dup_with_info, 0},
    {"MPI_Comm_free", call_MPI_Comm_free, 0},
    {"MPI_Comm_get_info", call_MPI_Comm_get_info, 0},
    {"MPI_Comm_get_name", call_MPI_Comm_get_name, 0},
    {"MPI_Comm_group", call_MPI_Comm_group, 0},
    {"MPI_Comm_idup", call_MPI_Comm_idup, 0},
    {"MPI_Comm_idup_with_info", call_MPI_Comm_idup_with_info, 0},
    {"MPI_Comm_rank", call_MPI_Comm_rank, 0},
    {"MPI_Comm_remote_group", call_MPI_Comm_remote_group, 0},
    {"MPI_Comm_remote_size", call_MPI_Comm_remote_size, 0},
    {"MPI_Comm_set_info", call_MPI_Comm_set_info, 0},
    {"MPI_Comm_set_name", call_MPI_Comm_set_name, 0},
    {"MPI_Comm_size", call_MPI_Comm_size, 0},
    {"MPI_Comm_split", call_MPI_Comm_split, 0},
    {"MPI_Comm_split_type", call_MPI_Comm_split_type, 0},
    {"MPI_Comm_test_inter", call_MPI_Comm_test_inter, 0},
    {"MPI_Intercomm_create", call_MPI_Intercomm_create, 0},
    {"MPI_Intercomm_create_from_groups", call_MPI_Intercomm_create_from_groups, 0},
    {"MPI_Intercomm_merge", call_MPI_Intercomm_merge, 0},
    {0, 0, 0}
};
