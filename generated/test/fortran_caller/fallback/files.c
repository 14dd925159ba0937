/* Do not edit: `bindery generate` writes this from specs/routines/files.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "files", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_File_iread_all && !REC_HAS_MPI_File_iread_all_c
void rec_f08_mpi_file_iread_all_c(void);
void rec_f08_pmpi_file_iread_all_c(void);
#endif
static void call_MPI_File_iread_all_c(int profiled)
{
#if REC_HAS_MPI_File_iread_all && !REC_HAS_MPI_File_iread_all_c
    if (profiled) rec_f08_pmpi_file_iread_all_c();
    else rec_f08_mpi_file_iread_all_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_all && !REC_HAS_MPI_File_iread_all_c
void rec_f08_mpi_file_iread_all_c_refused(void);
void rec_f08_pmpi_file_iread_all_c_refused(void);
#endif
static void call_MPI_File_iread_all_c_refused(int profiled)
{
#if REC_HAS_MPI_File_iread_all && !REC_HAS_MPI_File_iread_all_c
    if (profiled) rec_f08_pmpi_file_iread_all_c_refused();
    else rec_f08_mpi_file_iread_all_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_at_all && !REC_HAS_MPI_File_iread_at_all_c
void rec_f08_mpi_file_iread_at_all_c(void);
void rec_f08_pmpi_file_iread_at_all_c(void);
#endif
static void call_MPI_File_iread_at_all_c(int profiled)
{
#if REC_HAS_MPI_File_iread_at_all && !REC_HAS_MPI_File_iread_at_all_c
    if (profiled) rec_f08_pmpi_file_iread_at_all_c();
    else rec_f08_mpi_file_iread_at_all_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_at_all && !REC_HAS_MPI_File_iread_at_all_c
void rec_f08_mpi_file_iread_at_all_c_refused(void);
void rec_f08_pmpi_file_iread_at_all_c_refused(void);
#endif
static void call_MPI_File_iread_at_all_c_refused(int profiled)
{
#if REC_HAS_MPI_File_iread_at_all && !REC_HAS_MPI_File_iread_at_all_c
    if (profiled) rec_f08_pmpi_file_iread_at_all_c_refused();
    else rec_f08_mpi_file_iread_at_all_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_at && !REC_HAS_MPI_File_iread_at_c
void rec_f08_mpi_file_iread_at_c(void);
void rec_f08_pmpi_file_iread_at_c(void);
#endif
static void call_MPI_File_iread_at_c(int profiled)
{
#if REC_HAS_MPI_File_iread_at && !REC_HAS_MPI_File_iread_at_c
    if (profiled) rec_f08_pmpi_file_iread_at_c();
    else rec_f08_mpi_file_iread_at_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_at && !REC_HAS_MPI_File_iread_at_c
void rec_f08_mpi_file_iread_at_c_refused(void);
void rec_f08_pmpi_file_iread_at_c_refused(void);
#endif
static void call_MPI_File_iread_at_c_refused(int profiled)
{
#if REC_HAS_MPI_File_iread_at && !REC_HAS_MPI_File_iread_at_c
    if (profiled) rec_f08_pmpi_file_iread_at_c_refused();
    else rec_f08_mpi_file_iread_at_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread && !REC_HAS_MPI_File_iread_c
void rec_f08_mpi_file_iread_c(void);
void rec_f08_pmpi_file_iread_c(void);
#endif
static void call_MPI_File_iread_c(int profiled)
{
#if REC_HAS_MPI_File_iread && !REC_HAS_MPI_File_iread_c
    if (profiled) rec_f08_pmpi_file_iread_c();
    else rec_f08_mpi_file_iread_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread && !REC_HAS_MPI_File_iread_c
void rec_f08_mpi_file_iread_c_refused(void);
void rec_f08_pmpi_file_iread_c_refused(void);
#endif
static void call_MPI_File_iread_c_refused(int profiled)
{
#if REC_HAS_MPI_File_iread && !REC_HAS_MPI_File_iread_c
    if (profiled) rec_f08_pmpi_file_iread_c_refused();
    else rec_f08_mpi_file_iread_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_shared && !REC_HAS_MPI_File_iread_shared_c
void rec_f08_mpi_file_iread_shared_c(void);
void rec_f08_pmpi_file_iread_shared_c(void);
#endif
static void call_MPI_File_iread_shared_c(int profiled)
{
#if REC_HAS_MPI_File_iread_shared && !REC_HAS_MPI_File_iread_shared_c
    if (profiled) rec_f08_pmpi_file_iread_shared_c();
    else rec_f08_mpi_file_iread_shared_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iread_shared && !REC_HAS_MPI_File_iread_shared_c
void rec_f08_mpi_file_iread_shared_c_refused(void);
void rec_f08_pmpi_file_iread_shared_c_refused(void);
#endif
static void call_MPI_File_iread_shared_c_refused(int profiled)
{
#if REC_HAS_MPI_File_iread_shared && !REC_HAS_MPI_File_iread_shared_c
    if (profiled) rec_f08_pmpi_file_iread_shared_c_refused();
    else rec_f08_mpi_file_iread_shared_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_all && !REC_HAS_MPI_File_iwrite_all_c
void rec_f08_mpi_file_iwrite_all_c(void);
void rec_f08_pmpi_file_iwrite_all_c(void);
#endif
static void call_MPI_File_iwrite_all_c(int profiled)
{
#if REC_HAS_MPI_File_iwrite_all && !REC_HAS_MPI_File_iwrite_all_c
    if (profiled) rec_f08_pmpi_file_iwrite_all_c();
    else rec_f08_mpi_file_iwrite_all_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_all && !REC_HAS_MPI_File_iwrite_all_c
void rec_f08_mpi_file_iwrite_all_c_refused(void);
void rec_f08_pmpi_file_iwrite_all_c_refused(void);
#endif
static void call_MPI_File_iwrite_all_c_refused(int profiled)
{
#if REC_HAS_MPI_File_iwrite_all && !REC_HAS_MPI_File_iwrite_all_c
    if (profiled) rec_f08_pmpi_file_iwrite_all_c_refused();
    else rec_f08_mpi_file_iwrite_all_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_at_all && !REC_HAS_MPI_File_iwrite_at_all_c
void rec_f08_mpi_file_iwrite_at_all_c(void);
void rec_f08_pmpi_file_iwrite_at_all_c(void);
#endif
static void call_MPI_File_iwrite_at_all_c(int profiled)
{
#if REC_HAS_MPI_File_iwrite_at_all && !REC_HAS_MPI_File_iwrite_at_all_c
    if (profiled) rec_f08_pmpi_file_iwrite_at_all_c();
    else rec_f08_mpi_file_iwrite_at_all_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_at_all && !REC_HAS_MPI_File_iwrite_at_all_c
void rec_f08_mpi_file_iwrite_at_all_c_refused(void);
void rec_f08_pmpi_file_iwrite_at_all_c_refused(void);
#endif
static void call_MPI_File_iwrite_at_all_c_refused(int profiled)
{
#if REC_HAS_MPI_File_iwrite_at_all && !REC_HAS_MPI_File_iwrite_at_all_c
    if (profiled) rec_f08_pmpi_file_iwrite_at_all_c_refused();
    else rec_f08_mpi_file_iwrite_at_all_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_at && !REC_HAS_MPI_File_iwrite_at_c
void rec_f08_mpi_file_iwrite_at_c(void);
void rec_f08_pmpi_file_iwrite_at_c(void);
#endif
static void call_MPI_File_iwrite_at_c(int profiled)
{
#if REC_HAS_MPI_File_iwrite_at && !REC_HAS_MPI_File_iwrite_at_c
    if (profiled) rec_f08_pmpi_file_iwrite_at_c();
    else rec_f08_mpi_file_iwrite_at_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_at && !REC_HAS_MPI_File_iwrite_at_c
void rec_f08_mpi_file_iwrite_at_c_refused(void);
void rec_f08_pmpi_file_iwrite_at_c_refused(void);
#endif
static void call_MPI_File_iwrite_at_c_refused(int profiled)
{
#if REC_HAS_MPI_File_iwrite_at && !REC_HAS_MPI_File_iwrite_at_c
    if (profiled) rec_f08_pmpi_file_iwrite_at_c_refused();
    else rec_f08_mpi_file_iwrite_at_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite && !REC_HAS_MPI_File_iwrite_c
void rec_f08_mpi_file_iwrite_c(void);
void rec_f08_pmpi_file_iwrite_c(void);
#endif
static void call_MPI_File_iwrite_c(int profiled)
{
#if REC_HAS_MPI_File_iwrite && !REC_HAS_MPI_File_iwrite_c
    if (profiled) rec_f08_pmpi_file_iwrite_c();
    else rec_f08_mpi_file_iwrite_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite && !REC_HAS_MPI_File_iwrite_c
void rec_f08_mpi_file_iwrite_c_refused(void);
void rec_f08_pmpi_file_iwrite_c_refused(void);
#endif
static void call_MPI_File_iwrite_c_refused(int profiled)
{
#if REC_HAS_MPI_File_iwrite && !REC_HAS_MPI_File_iwrite_c
    if (profiled) rec_f08_pmpi_file_iwrite_c_refused();
    else rec_f08_mpi_file_iwrite_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_shared && !REC_HAS_MPI_File_iwrite_shared_c
void rec_f08_mpi_file_iwrite_shared_c(void);
void rec_f08_pmpi_file_iwrite_shared_c(void);
#endif
static void call_MPI_File_iwrite_shared_c(int profiled)
{
#if REC_HAS_MPI_File_iwrite_shared && !REC_HAS_MPI_File_iwrite_shared_c
    if (profiled) rec_f08_pmpi_file_iwrite_shared_c();
    else rec_f08_mpi_file_iwrite_shared_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_iwrite_shared && !REC_HAS_MPI_File_iwrite_shared_c
void rec_f08_mpi_file_iwrite_shared_c_refused(void);
void rec_f08_pmpi_file_iwrite_shared_c_refused(void);
#endif
static void call_MPI_File_iwrite_shared_c_refused(int profiled)
{
#if REC_HAS_MPI_File_iwrite_shared && !REC_HAS_MPI_File_iwrite_shared_c
    if (profiled) rec_f08_pmpi_file_iwrite_shared_c_refused();
    else rec_f08_mpi_file_iwrite_shared_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_all_begin && !REC_HAS_MPI_File_read_all_begin_c
void rec_f08_mpi_file_read_all_begin_c(void);
void rec_f08_pmpi_file_read_all_begin_c(void);
#endif
static void call_MPI_File_read_all_begin_c(int profiled)
{
#if REC_HAS_MPI_File_read_all_begin && !REC_HAS_MPI_File_read_all_begin_c
    if (profiled) rec_f08_pmpi_file_read_all_begin_c();
    else rec_f08_mpi_file_read_all_begin_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_all_begin && !REC_HAS_MPI_File_read_all_begin_c
void rec_f08_mpi_file_read_all_begin_c_refused(void);
void rec_f08_pmpi_file_read_all_begin_c_refused(void);
#endif
static void call_MPI_File_read_all_begin_c_refused(int profiled)
{
#if REC_HAS_MPI_File_read_all_begin && !REC_HAS_MPI_File_read_all_begin_c
    if (profiled) rec_f08_pmpi_file_read_all_begin_c_refused();
    else rec_f08_mpi_file_read_all_begin_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_all && !REC_HAS_MPI_File_read_all_c
void rec_f08_mpi_file_read_all_c(void);
void rec_f08_pmpi_file_read_all_c(void);
#endif
static void call_MPI_File_read_all_c(int profiled)
{
#if REC_HAS_MPI_File_read_all && !REC_HAS_MPI_File_read_all_c
    if (profiled) rec_f08_pmpi_file_read_all_c();
    else rec_f08_mpi_file_read_all_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_all && !REC_HAS_MPI_File_read_all_c
void rec_f08_mpi_file_read_all_c_refused(void);
void rec_f08_pmpi_file_read_all_c_refused(void);
#endif
static void call_MPI_File_read_all_c_refused(int profiled)
{
#if REC_HAS_MPI_File_read_all && !REC_HAS_MPI_File_read_all_c
    if (profiled) rec_f08_pmpi_file_read_all_c_refused();
    else rec_f08_mpi_file_read_all_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_at_all_begin && !REC_HAS_MPI_File_read_at_all_begin_c
void rec_f08_mpi_file_read_at_all_begin_c(void);
void rec_f08_pmpi_file_read_at_all_begin_c(void);
#endif
static void call_MPI_File_read_at_all_begin_c(int profiled)
{
#if REC_HAS_MPI_File_read_at_all_begin && !REC_HAS_MPI_File_read_at_all_begin_c
    if (profiled) rec_f08_pmpi_file_read_at_all_begin_c();
    else rec_f08_mpi_file_read_at_all_begin_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_at_all_begin && !REC_HAS_MPI_File_read_at_all_begin_c
void rec_f08_mpi_file_read_at_all_begin_c_refused(void);
void rec_f08_pmpi_file_read_at_all_begin_c_refused(void);
#endif
static void call_MPI_File_read_at_all_begin_c_refused(int profiled)
{
#if REC_HAS_MPI_File_read_at_all_begin && !REC_HAS_MPI_File_read_at_all_begin_c
    if (profiled) rec_f08_pmpi_file_read_at_all_begin_c_refused();
    else rec_f08_mpi_file_read_at_all_begin_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_at_all && !REC_HAS_MPI_File_read_at_all_c
void rec_f08_mpi_file_read_at_all_c(void);
void rec_f08_pmpi_file_read_at_all_c(void);
#endif
static void call_MPI_File_read_at_all_c(int profiled)
{
#if REC_HAS_MPI_File_read_at_all && !REC_HAS_MPI_File_read_at_all_c
    if (profiled) rec_f08_pmpi_file_read_at_all_c();
    else rec_f08_mpi_file_read_at_all_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_at_all && !REC_HAS_MPI_File_read_at_all_c
void rec_f08_mpi_file_read_at_all_c_refused(void);
void rec_f08_pmpi_file_read_at_all_c_refused(void);
#endif
static void call_MPI_File_read_at_all_c_refused(int profiled)
{
#if REC_HAS_MPI_File_read_at_all && !REC_HAS_MPI_File_read_at_all_c
    if (profiled) rec_f08_pmpi_file_read_at_all_c_refused();
    else rec_f08_mpi_file_read_at_all_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_at && !REC_HAS_MPI_File_read_at_c
void rec_f08_mpi_file_read_at_c(void);
void rec_f08_pmpi_file_read_at_c(void);
#endif
static void call_MPI_File_read_at_c(int profiled)
{
#if REC_HAS_MPI_File_read_at && !REC_HAS_MPI_File_read_at_c
    if (profiled) rec_f08_pmpi_file_read_at_c();
    else rec_f08_mpi_file_read_at_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_at && !REC_HAS_MPI_File_read_at_c
void rec_f08_mpi_file_read_at_c_refused(void);
void rec_f08_pmpi_file_read_at_c_refused(void);
#endif
static void call_MPI_File_read_at_c_refused(int profiled)
{
#if REC_HAS_MPI_File_read_at && !REC_HAS_MPI_File_read_at_c
    if (profiled) rec_f08_pmpi_file_read_at_c_refused();
    else rec_f08_mpi_file_read_at_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read && !REC_HAS_MPI_File_read_c
void rec_f08_mpi_file_read_c(void);
void rec_f08_pmpi_file_read_c(void);
#endif
static void call_MPI_File_read_c(int profiled)
{
#if REC_HAS_MPI_File_read && !REC_HAS_MPI_File_read_c
    if (profiled) rec_f08_pmpi_file_read_c();
    else rec_f08_mpi_file_read_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read && !REC_HAS_MPI_File_read_c
void rec_f08_mpi_file_read_c_refused(void);
void rec_f08_pmpi_file_read_c_refused(void);
#endif
static void call_MPI_File_read_c_refused(int profiled)
{
#if REC_HAS_MPI_File_read && !REC_HAS_MPI_File_read_c
    if (profiled) rec_f08_pmpi_file_read_c_refused();
    else rec_f08_mpi_file_read_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_ordered_begin && !REC_HAS_MPI_File_read_ordered_begin_c
void rec_f08_mpi_file_read_ordered_begin_c(void);
void rec_f08_pmpi_file_read_ordered_begin_c(void);
#endif
static void call_MPI_File_read_ordered_begin_c(int profiled)
{
#if REC_HAS_MPI_File_read_ordered_begin && !REC_HAS_MPI_File_read_ordered_begin_c
    if (profiled) rec_f08_pmpi_file_read_ordered_begin_c();
    else rec_f08_mpi_file_read_ordered_begin_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_ordered_begin && !REC_HAS_MPI_File_read_ordered_begin_c
void rec_f08_mpi_file_read_ordered_begin_c_refused(void);
void rec_f08_pmpi_file_read_ordered_begin_c_refused(void);
#endif
static void call_MPI_File_read_ordered_begin_c_refused(int profiled)
{
#if REC_HAS_MPI_File_read_ordered_begin && !REC_HAS_MPI_File_read_ordered_begin_c
    if (profiled) rec_f08_pmpi_file_read_ordered_begin_c_refused();
    else rec_f08_mpi_file_read_ordered_begin_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_ordered && !REC_HAS_MPI_File_read_ordered_c
void rec_f08_mpi_file_read_ordered_c(void);
void rec_f08_pmpi_file_read_ordered_c(void);
#endif
static void call_MPI_File_read_ordered_c(int profiled)
{
#if REC_HAS_MPI_File_read_ordered && !REC_HAS_MPI_File_read_ordered_c
    if (profiled) rec_f08_pmpi_file_read_ordered_c();
    else rec_f08_mpi_file_read_ordered_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_ordered && !REC_HAS_MPI_File_read_ordered_c
void rec_f08_mpi_file_read_ordered_c_refused(void);
void rec_f08_pmpi_file_read_ordered_c_refused(void);
#endif
static void call_MPI_File_read_ordered_c_refused(int profiled)
{
#if REC_HAS_MPI_File_read_ordered && !REC_HAS_MPI_File_read_ordered_c
    if (profiled) rec_f08_pmpi_file_read_ordered_c_refused();
    else rec_f08_mpi_file_read_ordered_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_shared && !REC_HAS_MPI_File_read_shared_c
void rec_f08_mpi_file_read_shared_c(void);
void rec_f08_pmpi_file_read_shared_c(void);
#endif
static void call_MPI_File_read_shared_c(int profiled)
{
#if REC_HAS_MPI_File_read_shared && !REC_HAS_MPI_File_read_shared_c
    if (profiled) rec_f08_pmpi_file_read_shared_c();
    else rec_f08_mpi_file_read_shared_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_read_shared && !REC_HAS_MPI_File_read_shared_c
void rec_f08_mpi_file_read_shared_c_refused(void);
void rec_f08_pmpi_file_read_shared_c_refused(void);
#endif
static void call_MPI_File_read_shared_c_refused(int profiled)
{
#if REC_HAS_MPI_File_read_shared && !REC_HAS_MPI_File_read_shared_c
    if (profiled) rec_f08_pmpi_file_read_shared_c_refused();
    else rec_f08_mpi_file_read_shared_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_all_begin && !REC_HAS_MPI_File_write_all_begin_c
void rec_f08_mpi_file_write_all_begin_c(void);
void rec_f08_pmpi_file_write_all_begin_c(void);
#endif
static void call_MPI_File_write_all_begin_c(int profiled)
{
#if REC_HAS_MPI_File_write_all_begin && !REC_HAS_MPI_File_write_all_begin_c
    if (profiled) rec_f08_pmpi_file_write_all_begin_c();
    else rec_f08_mpi_file_write_all_begin_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_all_begin && !REC_HAS_MPI_File_write_all_begin_c
void rec_f08_mpi_file_write_all_begin_c_refused(void);
void rec_f08_pmpi_file_write_all_begin_c_refused(void);
#endif
static void call_MPI_File_write_all_begin_c_refused(int profiled)
{
#if REC_HAS_MPI_File_write_all_begin && !REC_HAS_MPI_File_write_all_begin_c
    if (profiled) rec_f08_pmpi_file_write_all_begin_c_refused();
    else rec_f08_mpi_file_write_all_begin_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_all && !REC_HAS_MPI_File_write_all_c
void rec_f08_mpi_file_write_all_c(void);
void rec_f08_pmpi_file_write_all_c(void);
#endif
static void call_MPI_File_write_all_c(int profiled)
{
#if REC_HAS_MPI_File_write_all && !REC_HAS_MPI_File_write_all_c
    if (profiled) rec_f08_pmpi_file_write_all_c();
    else rec_f08_mpi_file_write_all_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_all && !REC_HAS_MPI_File_write_all_c
void rec_f08_mpi_file_write_all_c_refused(void);
void rec_f08_pmpi_file_write_all_c_refused(void);
#endif
static void call_MPI_File_write_all_c_refused(int profiled)
{
#if REC_HAS_MPI_File_write_all && !REC_HAS_MPI_File_write_all_c
    if (profiled) rec_f08_pmpi_file_write_all_c_refused();
    else rec_f08_mpi_file_write_all_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_at_all_begin && !REC_HAS_MPI_File_write_at_all_begin_c
void rec_f08_mpi_file_write_at_all_begin_c(void);
void rec_f08_pmpi_file_write_at_all_begin_c(void);
#endif
static void call_MPI_File_write_at_all_begin_c(int profiled)
{
#if REC_HAS_MPI_File_write_at_all_begin && !REC_HAS_MPI_File_write_at_all_begin_c
    if (profiled) rec_f08_pmpi_file_write_at_all_begin_c();
    else rec_f08_mpi_file_write_at_all_begin_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_at_all_begin && !REC_HAS_MPI_File_write_at_all_begin_c
void rec_f08_mpi_file_write_at_all_begin_c_refused(void);
void rec_f08_pmpi_file_write_at_all_begin_c_refused(void);
#endif
static void call_MPI_File_write_at_all_begin_c_refused(int profiled)
{
#if REC_HAS_MPI_File_write_at_all_begin && !REC_HAS_MPI_File_write_at_all_begin_c
    if (profiled) rec_f08_pmpi_file_write_at_all_begin_c_refused();
    else rec_f08_mpi_file_write_at_all_begin_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_at_all && !REC_HAS_MPI_File_write_at_all_c
void rec_f08_mpi_file_write_at_all_c(void);
void rec_f08_pmpi_file_write_at_all_c(void);
#endif
static void call_MPI_File_write_at_all_c(int profiled)
{
#if REC_HAS_MPI_File_write_at_all && !REC_HAS_MPI_File_write_at_all_c
    if (profiled) rec_f08_pmpi_file_write_at_all_c();
    else rec_f08_mpi_file_write_at_all_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_at_all && !REC_HAS_MPI_File_write_at_all_c
void rec_f08_mpi_file_write_at_all_c_refused(void);
void rec_f08_pmpi_file_write_at_all_c_refused(void);
#endif
static void call_MPI_File_write_at_all_c_refused(int profiled)
{
#if REC_HAS_MPI_File_write_at_all && !REC_HAS_MPI_File_write_at_all_c
    if (profiled) rec_f08_pmpi_file_write_at_all_c_refused();
    else rec_f08_mpi_file_write_at_all_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_at && !REC_HAS_MPI_File_write_at_c
void rec_f08_mpi_file_write_at_c(void);
void rec_f08_pmpi_file_write_at_c(void);
#endif
static void call_MPI_File_write_at_c(int profiled)
{
#if REC_HAS_MPI_File_write_at && !REC_HAS_MPI_File_write_at_c
    if (profiled) rec_f08_pmpi_file_write_at_c();
    else rec_f08_mpi_file_write_at_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_at && !REC_HAS_MPI_File_write_at_c
void rec_f08_mpi_file_write_at_c_refused(void);
void rec_f08_pmpi_file_write_at_c_refused(void);
#endif
static void call_MPI_File_write_at_c_refused(int profiled)
{
#if REC_HAS_MPI_File_write_at && !REC_HAS_MPI_File_write_at_c
    if (profiled) rec_f08_pmpi_file_write_at_c_refused();
    else rec_f08_mpi_file_write_at_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write && !REC_HAS_MPI_File_write_c
void rec_f08_mpi_file_write_c(void);
void rec_f08_pmpi_file_write_c(void);
#endif
static void call_MPI_File_write_c(int profiled)
{
#if REC_HAS_MPI_File_write && !REC_HAS_MPI_File_write_c
    if (profiled) rec_f08_pmpi_file_write_c();
    else rec_f08_mpi_file_write_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write && !REC_HAS_MPI_File_write_c
void rec_f08_mpi_file_write_c_refused(void);
void rec_f08_pmpi_file_write_c_refused(void);
#endif
static void call_MPI_File_write_c_refused(int profiled)
{
#if REC_HAS_MPI_File_write && !REC_HAS_MPI_File_write_c
    if (profiled) rec_f08_pmpi_file_write_c_refused();
    else rec_f08_mpi_file_write_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_ordered_begin && !REC_HAS_MPI_File_write_ordered_begin_c
void rec_f08_mpi_file_write_ordered_begin_c(void);
void rec_f08_pmpi_file_write_ordered_begin_c(void);
#endif
static void call_MPI_File_write_ordered_begin_c(int profiled)
{
#if REC_HAS_MPI_File_write_ordered_begin && !REC_HAS_MPI_File_write_ordered_begin_c
    if (profiled) rec_f08_pmpi_file_write_ordered_begin_c();
    else rec_f08_mpi_file_write_ordered_begin_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_ordered_begin && !REC_HAS_MPI_File_write_ordered_begin_c
void rec_f08_mpi_file_write_ordered_begin_c_refused(void);
void rec_f08_pmpi_file_write_ordered_begin_c_refused(void);
#endif
static void call_MPI_File_write_ordered_begin_c_refused(int profiled)
{
#if REC_HAS_MPI_File_write_ordered_begin && !REC_HAS_MPI_File_write_ordered_begin_c
    if (profiled) rec_f08_pmpi_file_write_ordered_begin_c_refused();
    else rec_f08_mpi_file_write_ordered_begin_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_ordered && !REC_HAS_MPI_File_write_ordered_c
void rec_f08_mpi_file_write_ordered_c(void);
void rec_f08_pmpi_file_write_ordered_c(void);
#endif
static void call_MPI_File_write_ordered_c(int profiled)
{
#if REC_HAS_MPI_File_write_ordered && !REC_HAS_MPI_File_write_ordered_c
    if (profiled) rec_f08_pmpi_file_write_ordered_c();
    else rec_f08_mpi_file_write_ordered_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_ordered && !REC_HAS_MPI_File_write_ordered_c
void rec_f08_mpi_file_write_ordered_c_refused(void);
void rec_f08_pmpi_file_write_ordered_c_refused(void);
#endif
static void call_MPI_File_write_ordered_c_refused(int profiled)
{
#if REC_HAS_MPI_File_write_ordered && !REC_HAS_MPI_File_write_ordered_c
    if (profiled) rec_f08_pmpi_file_write_ordered_c_refused();
    else rec_f08_mpi_file_write_ordered_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_shared && !REC_HAS_MPI_File_write_shared_c
void rec_f08_mpi_file_write_shared_c(void);
void rec_f08_pmpi_file_write_shared_c(void);
#endif
static void call_MPI_File_write_shared_c(int profiled)
{
#if REC_HAS_MPI_File_write_shared && !REC_HAS_MPI_File_write_shared_c
    if (profiled) rec_f08_pmpi_file_write_shared_c();
    else rec_f08_mpi_file_write_shared_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_write_shared && !REC_HAS_MPI_File_write_shared_c
void rec_f08_mpi_file_write_shared_c_refused(void);
void rec_f08_pmpi_file_write_shared_c_refused(void);
#endif
static void call_MPI_File_write_shared_c_refused(int profiled)
{
#if REC_HAS_MPI_File_write_shared && !REC_HAS_MPI_File_write_shared_c
    if (profiled) rec_f08_pmpi_file_write_shared_c_refused();
    else rec_f08_mpi_file_write_shared_c_refused();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Register_datarep && !REC_HAS_MPI_Register_datarep_c
void rec_f08_mpi_register_datarep_c(void);
void rec_f08_pmpi_register_datarep_c(void);
#endif
static void call_MPI_Register_datarep_c(int profiled)
{
#if REC_HAS_MPI_Register_datarep && !REC_HAS_MPI_Register_datarep_c
    if (profiled) rec_f08_pmpi_register_datarep_c();
    else rec_f08_mpi_register_datarep_c();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_files[] = {
    {"MPI_File_iread_all for MPI_File_iread_all_c", call_MPI_File_iread_all_c, 0},
    {"MPI_File_iread_all refused to MPI_File_iread_all_c", call_MPI_File_iread_all_c_refused, 0},
    {"MPI_File_iread_at_all for MPI_File_iread_at_all_c", call_MPI_File_iread_at_all_c, 0},
    {"MPI_File_iread_at_all refused to MPI_File_iread_at_all_c", call_MPI_File_iread_at_all_c_refused, 0},
    {"MPI_File_iread_at for MPI_File_iread_at_c", call_MPI_File_iread_at_c, 0},
    {"MPI_File_iread_at refused to MPI_File_iread_at_c", call_MPI_File_iread_at_c_refused, 0},
    {"MPI_File_iread for MPI_File_iread_c", call_MPI_File_iread_c, 0},
    {"MPI_File_iread refused to MPI_File_iread_c", call_MPI_File_iread_c_refused, 0},
    {"MPI_File_iread_shared for MPI_File_iread_shared_c", call_MPI_File_iread_shared_c, 0},
    {"MPI_File_iread_shared refused to MPI_File_iread_shared_c", call_MPI_File_iread_shared_c_refused, 0},
    {"MPI_File_iwrite_all for MPI_File_iwrite_all_c", call_MPI_File_iwrite_all_c, 0},
    {"MPI_File_iwrite_all refused to MPI_File_iwrite_all_c", call_MPI_File_iwrite_all_c_refused, 0},
    {"MPI_File_iwrite_at_all for MPI_File_iwrite_at_all_c", call_MPI_File_iwrite_at_all_c, 0},
    {"MPI_File_iwrite_at_all refused to MPI_File_iwrite_at_all_c", call_MPI_File_iwrite_at_all_c_refused, 0},
    {"MPI_File_iwrite_at for MPI_File_iwrite_at_c", call_MPI_File_iwrite_at_c, 0},
    {"MPI_File_iwrite_at refused to MPI_File_iwrite_at_c", call_MPI_File_iwrite_at_c_refused, 0},
    {"MPI_File_iwrite for MPI_File_iwrite_c", call_MPI_File_iwrite_c, 0},
    {"MPI_File_iwrite refused to MPI_File_iwrite_c", call_MPI_File_iwrite_c_refused, 0},
    {"MPI_File_iwrite_shared for MPI_File_iwrite_shared_c", call_MPI_File_iwrite_shared_c, 0},
    {"MPI_File_iwrite_shared refused to MPI_File_iwrite_shared_c", call_MPI_File_iwrite_shared_c_refused, 0},
    {"MPI_File_read_all_begin for MPI_File_read_all_begin_c", call_MPI_File_read_all_begin_c, 0},
    {"MPI_File_read_all_begin refused to MPI_File_read_all_begin_c", call_MPI_File_read_all_begin_c_refused, 0},
    {"MPI_File_read_all for MPI_File_read_all_c", call_MPI_File_read_all_c, 0},
    {"MPI_File_read_all refused to MPI_File_read_all_c", call_MPI_File_read_all_c_refused, 0},
    {"MPI_File_read_at_all_begin for MPI_File_read_at_all_begin_c", call_MPI_File_read_at_all_begin_c, 0},
    {"MPI_File_read_at_all_begin refused to MPI_File_read_at_all_begin_c", call_MPI_File_read_at_all_begin_c_refused,
            0},
    {"MPI_File_read_at_all for MPI_File_read_at_all_c", call_MPI_File_read_at_all_c, 0},
    {"MPI_File_read_at_all refused to MPI_File_read_at_all_c", call_MPI_File_read_at_all_c_refused, 0},
    {"MPI_File_read_at for MPI_File_read_at_c", call_MPI_File_read_at_c, 0},
    {"MPI_File_read_at refused to MPI_File_read_at_c", call_MPI_File_read_at_c_refused, 0},
    {"MPI_File_read for MPI_File_read_c", call_MPI_File_read_c, 0},
    {"MPI_File_read refused to MPI_File_read_c", call_MPI_File_read_c_refused, 0},
    {"MPI_File_read_ordered_begin for MPI_File_read_ordered_begin_c", call_MPI_File_read_ordered_begin_c, 0},
    {"MPI_File_read_ordered_begin refused to MPI_File_read_ordered_begin_c",
            call_MPI_File_read_ordered_begin_c_refused, 0},
    {"MPI_File_read_ordered for MPI_File_read_ordered_c", call_MPI_File_read_ordered_c, 0},
    {"MPI_File_read_ordered refused to MPI_File_read_ordered_c", call_MPI_File_read_ordered_c_refused, 0},
    {"MPI_File_read_shared for MPI_File_read_shared_c", call_MPI_File_read_shared_c, 0},
    {"MPI_File_read_shared refused to MPI_File_read_shared_c", call_MPI_File_read_shared_c_refused, 0},
    {"MPI_File_write_all_begin for MPI_File_write_all_begin_c", call_MPI_File_write_all_begin_c, 0},
    {"MPI_File_write_all_begin refused to MPI_File_write_all_begin_c", call_MPI_File_write_all_begin_c_refused, 0},
    {"MPI_File_write_all for MPI_File_write_all_c", call_MPI_File_write_all_c, 0},
    {"MPI_File_write_all refused to MPI_File_write_all_c", call_MPI_File_write_all_c_refused, 0},
    {"MPI_File_write_at_all_begin for MPI_File_write_at_all_begin_c", call_MPI_File_write_at_all_begin_c, 0},
    {"MPI_File_write_at_all_begin refused to MPI_File_write_at_all_begin_c",
            call_MPI_File_write_at_all_begin_c_refused, 0},
    {"MPI_File_write_at_all for MPI_File_write_at_all_c", call_MPI_File_write_at_all_c, 0},
    {"MPI_File_write_at_all refused to MPI_File_write_at_all_c", call_MPI_File_write_at_all_c_refused, 0},
    {"MPI_File_write_at for MPI_File_write_at_c", call_MPI_File_write_at_c, 0},
    {"MPI_File_write_at refused to MPI_File_write_at_c", call_MPI_File_write_at_c_refused, 0},
    {"MPI_File_write for MPI_File_write_c", call_MPI_File_write_c, 0},
    {"MPI_File_write refused to MPI_File_write_c", call_MPI_File_write_c_refused, 0},
    {"MPI_File_write_ordered_begin for MPI_File_write_ordered_begin_c", call_MPI_File_write_ordered_begin_c, 0},
    {"MPI_File_write_ordered_begin refused to MPI_File_write_ordered_begin_c",
            call_MPI_File_write_ordered_begin_c_refused, 0},
    {"MPI_File_write_ordered for MPI_File_write_ordered_c", call_MPI_File_write_ordered_c, 0},
    {"MPI_File_write_ordered refused to MPI_File_write_ordered_c", call_MPI_File_write_ordered_c_refused, 0},
    {"MPI_File_write_shared for MPI_File_write_shared_c", call_MPI_File_write_shared_c, 0},
    {"MPI_File_write_shared refused to MPI_File_write_shared_c", call_MPI_File_write_shared_c_refused, 0},
    {"MPI_Register_datarep for MPI_Register_datarep_c", call_MPI_Register_datarep_c, 0},
    {0, 0, 0}
};
