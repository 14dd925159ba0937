/* Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/test/fortran_caller/table.c.j2. */
/* The Fortran callers of the chapter "error-handling", for the program that compares. */
#include "recorder.h"

#if REC_HAS_MPI_Add_error_class
void rec_f08_mpi_add_error_class(void);
void rec_f08_pmpi_add_error_class(void);
#endif
static void call_MPI_Add_error_class(int profiled)
{
#if REC_HAS_MPI_Add_error_class
    if (profiled) rec_f08_pmpi_add_error_class();
    else rec_f08_mpi_add_error_class();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Add_error_code
void rec_f08_mpi_add_error_code(void);
void rec_f08_pmpi_add_error_code(void);
#endif
static void call_MPI_Add_error_code(int profiled)
{
#if REC_HAS_MPI_Add_error_code
    if (profiled) rec_f08_pmpi_add_error_code();
    else rec_f08_mpi_add_error_code();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Add_error_string
void rec_f08_mpi_add_error_string(void);
void rec_f08_pmpi_add_error_string(void);
#endif
static void call_MPI_Add_error_string(int profiled)
{
#if REC_HAS_MPI_Add_error_string
    if (profiled) rec_f08_pmpi_add_error_string();
    else rec_f08_mpi_add_error_string();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_call_errhandler
void rec_f08_mpi_comm_call_errhandler(void);
void rec_f08_pmpi_comm_call_errhandler(void);
#endif
static void call_MPI_Comm_call_errhandler(int profiled)
{
#if REC_HAS_MPI_Comm_call_errhandler
    if (profiled) rec_f08_pmpi_comm_call_errhandler();
    else rec_f08_mpi_comm_call_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_create_errhandler
void rec_f08_mpi_comm_create_errhandler(void);
void rec_f08_pmpi_comm_create_errhandler(void);
#endif
static void call_MPI_Comm_create_errhandler(int profiled)
{
#if REC_HAS_MPI_Comm_create_errhandler
    if (profiled) rec_f08_pmpi_comm_create_errhandler();
    else rec_f08_mpi_comm_create_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_get_errhandler
void rec_f08_mpi_comm_get_errhandler(void);
void rec_f08_pmpi_comm_get_errhandler(void);
#endif
static void call_MPI_Comm_get_errhandler(int profiled)
{
#if REC_HAS_MPI_Comm_get_errhandler
    if (profiled) rec_f08_pmpi_comm_get_errhandler();
    else rec_f08_mpi_comm_get_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Comm_set_errhandler
void rec_f08_mpi_comm_set_errhandler(void);
void rec_f08_pmpi_comm_set_errhandler(void);
#endif
static void call_MPI_Comm_set_errhandler(int profiled)
{
#if REC_HAS_MPI_Comm_set_errhandler
    if (profiled) rec_f08_pmpi_comm_set_errhandler();
    else rec_f08_mpi_comm_set_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Errhandler_free
void rec_f08_mpi_errhandler_free(void);
void rec_f08_pmpi_errhandler_free(void);
#endif
static void call_MPI_Errhandler_free(int profiled)
{
#if REC_HAS_MPI_Errhandler_free
    if (profiled) rec_f08_pmpi_errhandler_free();
    else rec_f08_mpi_errhandler_free();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Error_class
void rec_f08_mpi_error_class(void);
void rec_f08_pmpi_error_class(void);
#endif
static void call_MPI_Error_class(int profiled)
{
#if REC_HAS_MPI_Error_class
    if (profiled) rec_f08_pmpi_error_class();
    else rec_f08_mpi_error_class();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Error_string
void rec_f08_mpi_error_string(void);
void rec_f08_pmpi_error_string(void);
#endif
static void call_MPI_Error_string(int profiled)
{
#if REC_HAS_MPI_Error_string
    if (profiled) rec_f08_pmpi_error_string();
    else rec_f08_mpi_error_string();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_call_errhandler
void rec_f08_mpi_file_call_errhandler(void);
void rec_f08_pmpi_file_call_errhandler(void);
#endif
static void call_MPI_File_call_errhandler(int profiled)
{
#if REC_HAS_MPI_File_call_errhandler
    if (profiled) rec_f08_pmpi_file_call_errhandler();
    else rec_f08_mpi_file_call_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_create_errhandler
void rec_f08_mpi_file_create_errhandler(void);
void rec_f08_pmpi_file_create_errhandler(void);
#endif
static void call_MPI_File_create_errhandler(int profiled)
{
#if REC_HAS_MPI_File_create_errhandler
    if (profiled) rec_f08_pmpi_file_create_errhandler();
    else rec_f08_mpi_file_create_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_get_errhandler
void rec_f08_mpi_file_get_errhandler(void);
void rec_f08_pmpi_file_get_errhandler(void);
#endif
static void call_MPI_File_get_errhandler(int profiled)
{
#if REC_HAS_MPI_File_get_errhandler
    if (profiled) rec_f08_pmpi_file_get_errhandler();
    else rec_f08_mpi_file_get_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_File_set_errhandler
void rec_f08_mpi_file_set_errhandler(void);
void rec_f08_pmpi_file_set_errhandler(void);
#endif
static void call_MPI_File_set_errhandler(int profiled)
{
#if REC_HAS_MPI_File_set_errhandler
    if (profiled) rec_f08_pmpi_file_set_errhandler();
    else rec_f08_mpi_file_set_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Remove_error_class
void rec_f08_mpi_remove_error_class(void);
void rec_f08_pmpi_remove_error_class(void);
#endif
static void call_MPI_Remove_error_class(int profiled)
{
#if REC_HAS_MPI_Remove_error_class
    if (profiled) rec_f08_pmpi_remove_error_class();
    else rec_f08_mpi_remove_error_class();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Remove_error_code
void rec_f08_mpi_remove_error_code(void);
void rec_f08_pmpi_remove_error_code(void);
#endif
static void call_MPI_Remove_error_code(int profiled)
{
#if REC_HAS_MPI_Remove_error_code
    if (profiled) rec_f08_pmpi_remove_error_code();
    else rec_f08_mpi_remove_error_code();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Remove_error_string
void rec_f08_mpi_remove_error_string(void);
void rec_f08_pmpi_remove_error_string(void);
#endif
static void call_MPI_Remove_error_string(int profiled)
{
#if REC_HAS_MPI_Remove_error_string
    if (profiled) rec_f08_pmpi_remove_error_string();
    else rec_f08_mpi_remove_error_string();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_call_errhandler
void rec_f08_mpi_session_call_errhandler(void);
void rec_f08_pmpi_session_call_errhandler(void);
#endif
static void call_MPI_Session_call_errhandler(int profiled)
{
#if REC_HAS_MPI_Session_call_errhandler
    if (profiled) rec_f08_pmpi_session_call_errhandler();
    else rec_f08_mpi_session_call_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_create_errhandler
void rec_f08_mpi_session_create_errhandler(void);
void rec_f08_pmpi_session_create_errhandler(void);
#endif
static void call_MPI_Session_create_errhandler(int profiled)
{
#if REC_HAS_MPI_Session_create_errhandler
    if (profiled) rec_f08_pmpi_session_create_errhandler();
    else rec_f08_mpi_session_create_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_get_errhandler
void rec_f08_mpi_session_get_errhandler(void);
void rec_f08_pmpi_session_get_errhandler(void);
#endif
static void call_MPI_Session_get_errhandler(int profiled)
{
#if REC_HAS_MPI_Session_get_errhandler
    if (profiled) rec_f08_pmpi_session_get_errhandler();
    else rec_f08_mpi_session_get_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Session_set_errhandler
void rec_f08_mpi_session_set_errhandler(void);
void rec_f08_pmpi_session_set_errhandler(void);
#endif
static void call_MPI_Session_set_errhandler(int profiled)
{
#if REC_HAS_MPI_Session_set_errhandler
    if (profiled) rec_f08_pmpi_session_set_errhandler();
    else rec_f08_mpi_session_set_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_call_errhandler
void rec_f08_mpi_win_call_errhandler(void);
void rec_f08_pmpi_win_call_errhandler(void);
#endif
static void call_MPI_Win_call_errhandler(int profiled)
{
#if REC_HAS_MPI_Win_call_errhandler
    if (profiled) rec_f08_pmpi_win_call_errhandler();
    else rec_f08_mpi_win_call_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_create_errhandler
void rec_f08_mpi_win_create_errhandler(void);
void rec_f08_pmpi_win_create_errhandler(void);
#endif
static void call_MPI_Win_create_errhandler(int profiled)
{
#if REC_HAS_MPI_Win_create_errhandler
    if (profiled) rec_f08_pmpi_win_create_errhandler();
    else rec_f08_mpi_win_create_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_get_errhandler
void rec_f08_mpi_win_get_errhandler(void);
void rec_f08_pmpi_win_get_errhandler(void);
#endif
static void call_MPI_Win_get_errhandler(int profiled)
{
#if REC_HAS_MPI_Win_get_errhandler
    if (profiled) rec_f08_pmpi_win_get_errhandler();
    else rec_f08_mpi_win_get_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

#if REC_HAS_MPI_Win_set_errhandler
void rec_f08_mpi_win_set_errhandler(void);
void rec_f08_pmpi_win_set_errhandler(void);
#endif
static void call_MPI_Win_set_errhandler(int profiled)
{
#if REC_HAS_MPI_Win_set_errhandler
    if (profiled) rec_f08_pmpi_win_set_errhandler();
    else rec_f08_mpi_win_set_errhandler();
#else
    (void)profiled;
    rec_missing();
#endif
}

const struct rec_caller rec_callers_error_handling[] = {
    {"MPI_Add_error_class", call_MPI_Add_error_class, 0},
    {"MPI_Add_error_code", call_MPI_Add_error_code, 0},
    {"MPI_Add_error_string", call_MPI_Add_error_string, 0},
    {"MPI_Comm_call_errhandler", call_MPI_Comm_call_errhandler, 0},
    {"MPI_Comm_create_errhandler", call_MPI_Comm_create_errhandler, 0},
    {"MPI_Comm_get_errhandler", call_MPI_Comm_get_errhandler, 0},
    {"MPI_Comm_set_errhandler", call_MPI_Comm_set_errhandler, 0},
    {"MPI_Errhandler_free", call_MPI_Errhandler_free, 0},
    {"MPI_Error_class", call_MPI_Error_class, 0},
    {"MPI_Error_string", call_MPI_Error_string, 0},
    {"MPI_File_call_errhandler", call_MPI_File_call_errhandler, 0},
    {"MPI_File_create_errhandler", call_MPI_File_create_errhandler, 0},
    {"MPI_File_get_errhandler", call_MPI_File_get_errhandler, 0},
    {"MPI_File_set_errhandler", call_MPI_File_set_errhandler, 0},
    {"MPI_Remove_error_class", call_MPI_Remove_error_class, 0},
    {"MPI_Remove_error_code", call_MPI_Remove_error_code, 0},
    {"MPI_Remove_error_string", call_MPI_Remove_error_string, 0},
    {"MPI_Session_call_errhandler", call_MPI_Session_call_errhandler, 0},
    {"MPI_Session_create_errhandler", call_MPI_Session_create_errhandler, 0},
    {"MPI_Session_get_errhandler", call_MPI_Session_get_errhandler, 0},
    {"MPI_Session_set_errhandler", call_MPI_Session_set_errhandler, 0},
    {"MPI_Win_call_errhandler", call_MPI_Win_call_errhandler, 0},
    {"MPI_Win_create_errhandler", call_MPI_Win_create_errhandler, 0},
    {"MPI_Win_get_errhandler", call_MPI_Win_get_errhandler, 0},
    {"MPI_Win_set_errhandler", call_MPI_Win_set_errhandler, 0},
    {0, 0, 0}
};
