! Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "error-handling".
#include "rec_has.h"
module rec_error_handling
    use rec_dialect
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Add_error_class
subroutine rec_mpifh_mpi_add_error_class() bind(C)
    integer :: i
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    call mpi_add_error_class(&
        errorclass, &
        returned)
    call observe_number('errorclass', int(errorclass, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Add_error_class
subroutine rec_mpifh_pmpi_add_error_class() bind(C)
    integer :: i
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    call pmpi_add_error_class(&
        errorclass, &
        returned)
    call observe_number('errorclass', int(errorclass, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Add_error_code
subroutine rec_mpifh_mpi_add_error_code() bind(C)
    integer :: i
    integer :: errorclass
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorclass = 101
    call mpi_add_error_code(&
        errorclass, &
        errorcode, &
        returned)
    call observe_number('errorcode', int(errorcode, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Add_error_code
subroutine rec_mpifh_pmpi_add_error_code() bind(C)
    integer :: i
    integer :: errorclass
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorclass = 101
    call pmpi_add_error_code(&
        errorclass, &
        errorcode, &
        returned)
    call observe_number('errorcode', int(errorcode, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Add_error_string
subroutine rec_mpifh_mpi_add_error_string() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call mpi_add_error_string(&
        errorcode, &
        '  string 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Add_error_string
subroutine rec_mpifh_pmpi_add_error_string() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call pmpi_add_error_string(&
        errorcode, &
        '  string 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_call_errhandler
subroutine rec_mpifh_mpi_comm_call_errhandler() bind(C)
    integer :: i
    integer :: comm
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    errorcode = 102
    call mpi_comm_call_errhandler(&
        comm, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_call_errhandler
subroutine rec_mpifh_pmpi_comm_call_errhandler() bind(C)
    integer :: i
    integer :: comm
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    errorcode = 102
    call pmpi_comm_call_errhandler(&
        comm, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_errhandler
subroutine rec_mpifh_mpi_comm_create_errhandler() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call mpi_comm_create_errhandler(&
        rec_comm_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_errhandler
subroutine rec_mpifh_pmpi_comm_create_errhandler() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call pmpi_comm_create_errhandler(&
        rec_comm_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_errhandler
subroutine rec_mpifh_mpi_comm_get_errhandler() bind(C)
    integer :: i
    integer :: comm
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call mpi_comm_get_errhandler(&
        comm, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_errhandler
subroutine rec_mpifh_pmpi_comm_get_errhandler() bind(C)
    integer :: i
    integer :: comm
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    call pmpi_comm_get_errhandler(&
        comm, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_errhandler
subroutine rec_mpifh_mpi_comm_set_errhandler() bind(C)
    integer :: i
    integer :: comm
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    errhandler = 1002
    call mpi_comm_set_errhandler(&
        comm, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_errhandler
subroutine rec_mpifh_pmpi_comm_set_errhandler() bind(C)
    integer :: i
    integer :: comm
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm = 1001
    errhandler = 1002
    call pmpi_comm_set_errhandler(&
        comm, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Errhandler_free
subroutine rec_mpifh_mpi_errhandler_free() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    errhandler = 1001
    call mpi_errhandler_free(&
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Errhandler_free
subroutine rec_mpifh_pmpi_errhandler_free() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    errhandler = 1001
    call pmpi_errhandler_free(&
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Error_class
subroutine rec_mpifh_mpi_error_class() bind(C)
    integer :: i
    integer :: errorcode
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call mpi_error_class(&
        errorcode, &
        errorclass, &
        returned)
    call observe_number('errorclass', int(errorclass, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Error_class
subroutine rec_mpifh_pmpi_error_class() bind(C)
    integer :: i
    integer :: errorcode
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call pmpi_error_class(&
        errorcode, &
        errorclass, &
        returned)
    call observe_number('errorclass', int(errorclass, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Error_string
subroutine rec_mpifh_mpi_error_string() bind(C)
    integer :: i
    integer :: errorcode
    character(len=8192) :: string
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call mpi_error_string(&
        errorcode, &
        string, &
        resultlen, &
        returned)
    call observe_text('string', string)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Error_string
subroutine rec_mpifh_pmpi_error_string() bind(C)
    integer :: i
    integer :: errorcode
    character(len=8192) :: string
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call pmpi_error_string(&
        errorcode, &
        string, &
        resultlen, &
        returned)
    call observe_text('string', string)
    call observe_number('resultlen', int(resultlen, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_call_errhandler
subroutine rec_mpifh_mpi_file_call_errhandler() bind(C)
    integer :: i
    integer :: fh
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    errorcode = 102
    call mpi_file_call_errhandler(&
        fh, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_call_errhandler
subroutine rec_mpifh_pmpi_file_call_errhandler() bind(C)
    integer :: i
    integer :: fh
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    fh = 1001
    errorcode = 102
    call pmpi_file_call_errhandler(&
        fh, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_create_errhandler
subroutine rec_mpifh_mpi_file_create_errhandler() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call mpi_file_create_errhandler(&
        rec_file_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_create_errhandler
subroutine rec_mpifh_pmpi_file_create_errhandler() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call pmpi_file_create_errhandler(&
        rec_file_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_errhandler
subroutine rec_mpifh_mpi_file_get_errhandler() bind(C)
    integer :: i
    integer :: file
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    file = 1001
    call mpi_file_get_errhandler(&
        file, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_errhandler
subroutine rec_mpifh_pmpi_file_get_errhandler() bind(C)
    integer :: i
    integer :: file
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    file = 1001
    call pmpi_file_get_errhandler(&
        file, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_errhandler
subroutine rec_mpifh_mpi_file_set_errhandler() bind(C)
    integer :: i
    integer :: file
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    file = 1001
    errhandler = 1002
    call mpi_file_set_errhandler(&
        file, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_errhandler
subroutine rec_mpifh_pmpi_file_set_errhandler() bind(C)
    integer :: i
    integer :: file
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    file = 1001
    errhandler = 1002
    call pmpi_file_set_errhandler(&
        file, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_class
subroutine rec_mpifh_mpi_remove_error_class() bind(C)
    integer :: i
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    errorclass = 101
    call mpi_remove_error_class(&
        errorclass, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_class
subroutine rec_mpifh_pmpi_remove_error_class() bind(C)
    integer :: i
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    errorclass = 101
    call pmpi_remove_error_class(&
        errorclass, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_code
subroutine rec_mpifh_mpi_remove_error_code() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call mpi_remove_error_code(&
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_code
subroutine rec_mpifh_pmpi_remove_error_code() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call pmpi_remove_error_code(&
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_string
subroutine rec_mpifh_mpi_remove_error_string() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call mpi_remove_error_string(&
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_string
subroutine rec_mpifh_pmpi_remove_error_string() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call pmpi_remove_error_string(&
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_call_errhandler
subroutine rec_mpifh_mpi_session_call_errhandler() bind(C)
    integer :: i
    integer :: session
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    errorcode = 102
    call mpi_session_call_errhandler(&
        session, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_call_errhandler
subroutine rec_mpifh_pmpi_session_call_errhandler() bind(C)
    integer :: i
    integer :: session
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    errorcode = 102
    call pmpi_session_call_errhandler(&
        session, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_create_errhandler
subroutine rec_mpifh_mpi_session_create_errhandler() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call mpi_session_create_errhandler(&
        rec_session_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_create_errhandler
subroutine rec_mpifh_pmpi_session_create_errhandler() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call pmpi_session_create_errhandler(&
        rec_session_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_errhandler
subroutine rec_mpifh_mpi_session_get_errhandler() bind(C)
    integer :: i
    integer :: session
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    call mpi_session_get_errhandler(&
        session, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_errhandler
subroutine rec_mpifh_pmpi_session_get_errhandler() bind(C)
    integer :: i
    integer :: session
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    call pmpi_session_get_errhandler(&
        session, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_set_errhandler
subroutine rec_mpifh_mpi_session_set_errhandler() bind(C)
    integer :: i
    integer :: session
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    errhandler = 1002
    call mpi_session_set_errhandler(&
        session, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_set_errhandler
subroutine rec_mpifh_pmpi_session_set_errhandler() bind(C)
    integer :: i
    integer :: session
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    session = 1001
    errhandler = 1002
    call pmpi_session_set_errhandler(&
        session, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_call_errhandler
subroutine rec_mpifh_mpi_win_call_errhandler() bind(C)
    integer :: i
    integer :: win
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    errorcode = 102
    call mpi_win_call_errhandler(&
        win, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_call_errhandler
subroutine rec_mpifh_pmpi_win_call_errhandler() bind(C)
    integer :: i
    integer :: win
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    errorcode = 102
    call pmpi_win_call_errhandler(&
        win, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_errhandler
subroutine rec_mpifh_mpi_win_create_errhandler() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call mpi_win_create_errhandler(&
        rec_win_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_errhandler
subroutine rec_mpifh_pmpi_win_create_errhandler() bind(C)
    integer :: i
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call pmpi_win_create_errhandler(&
        rec_win_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_errhandler
subroutine rec_mpifh_mpi_win_get_errhandler() bind(C)
    integer :: i
    integer :: win
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call mpi_win_get_errhandler(&
        win, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_errhandler
subroutine rec_mpifh_pmpi_win_get_errhandler() bind(C)
    integer :: i
    integer :: win
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    call pmpi_win_get_errhandler(&
        win, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_errhandler
subroutine rec_mpifh_mpi_win_set_errhandler() bind(C)
    integer :: i
    integer :: win
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    errhandler = 1002
    call mpi_win_set_errhandler(&
        win, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_errhandler
subroutine rec_mpifh_pmpi_win_set_errhandler() bind(C)
    integer :: i
    integer :: win
    integer :: errhandler
    integer :: returned
    i = 0
    returned = 0
    win = 1001
    errhandler = 1002
    call pmpi_win_set_errhandler(&
        win, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
