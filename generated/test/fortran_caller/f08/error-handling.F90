! Do not edit: `bindery generate` writes this from specs/routines/error-handling.toml through templates/test/fortran_caller/caller.F90.j2.
! Calls of the wrappers of the chapter "error-handling".
#include "rec_has.h"
module rec_error_handling
    use mpi_f08
    use recorder
    use procedures
    use, intrinsic :: iso_c_binding, only: c_null_ptr, c_ptr
    implicit none
contains

#if REC_HAS_MPI_Add_error_class
subroutine rec_f08_mpi_add_error_class() bind(C)
    integer :: i
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    call MPI_Add_error_class(&
        errorclass, &
        returned)
    call observe_number('errorclass', int(errorclass, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Add_error_class
subroutine rec_f08_pmpi_add_error_class() bind(C)
    integer :: i
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Add_error_class(&
        errorclass, &
        returned)
    call observe_number('errorclass', int(errorclass, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Add_error_code
subroutine rec_f08_mpi_add_error_code() bind(C)
    integer :: i
    integer :: errorclass
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorclass = 101
    call MPI_Add_error_code(&
        errorclass, &
        errorcode, &
        returned)
    call observe_number('errorcode', int(errorcode, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Add_error_code
subroutine rec_f08_pmpi_add_error_code() bind(C)
    integer :: i
    integer :: errorclass
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorclass = 101
    call PMPI_Add_error_code(&
        errorclass, &
        errorcode, &
        returned)
    call observe_number('errorcode', int(errorcode, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Add_error_string
subroutine rec_f08_mpi_add_error_string() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call MPI_Add_error_string(&
        errorcode, &
        '  string 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Add_error_string
subroutine rec_f08_pmpi_add_error_string() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call PMPI_Add_error_string(&
        errorcode, &
        '  string 102  ', &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_call_errhandler
subroutine rec_f08_mpi_comm_call_errhandler() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    errorcode = 102
    call MPI_Comm_call_errhandler(&
        comm, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_call_errhandler
subroutine rec_f08_pmpi_comm_call_errhandler() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    errorcode = 102
    call PMPI_Comm_call_errhandler(&
        comm, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_errhandler
subroutine rec_f08_mpi_comm_create_errhandler() bind(C)
    integer :: i
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call MPI_Comm_create_errhandler(&
        rec_comm_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_create_errhandler
subroutine rec_f08_pmpi_comm_create_errhandler() bind(C)
    integer :: i
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Comm_create_errhandler(&
        rec_comm_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_errhandler
subroutine rec_f08_mpi_comm_get_errhandler() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call MPI_Comm_get_errhandler(&
        comm, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_get_errhandler
subroutine rec_f08_pmpi_comm_get_errhandler() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    call PMPI_Comm_get_errhandler(&
        comm, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_errhandler
subroutine rec_f08_mpi_comm_set_errhandler() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    errhandler%MPI_VAL = 1002
    call MPI_Comm_set_errhandler(&
        comm, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Comm_set_errhandler
subroutine rec_f08_pmpi_comm_set_errhandler() bind(C)
    integer :: i
    type(MPI_Comm) :: comm
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    comm%MPI_VAL = 1001
    errhandler%MPI_VAL = 1002
    call PMPI_Comm_set_errhandler(&
        comm, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Errhandler_free
subroutine rec_f08_mpi_errhandler_free() bind(C)
    integer :: i
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    errhandler%MPI_VAL = 1001
    call MPI_Errhandler_free(&
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Errhandler_free
subroutine rec_f08_pmpi_errhandler_free() bind(C)
    integer :: i
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    errhandler%MPI_VAL = 1001
    call PMPI_Errhandler_free(&
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Error_class
subroutine rec_f08_mpi_error_class() bind(C)
    integer :: i
    integer :: errorcode
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call MPI_Error_class(&
        errorcode, &
        errorclass, &
        returned)
    call observe_number('errorclass', int(errorclass, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Error_class
subroutine rec_f08_pmpi_error_class() bind(C)
    integer :: i
    integer :: errorcode
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call PMPI_Error_class(&
        errorcode, &
        errorclass, &
        returned)
    call observe_number('errorclass', int(errorclass, 8))
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Error_string
subroutine rec_f08_mpi_error_string() bind(C)
    integer :: i
    integer :: errorcode
    character(len=8192) :: string
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call MPI_Error_string(&
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
subroutine rec_f08_pmpi_error_string() bind(C)
    integer :: i
    integer :: errorcode
    character(len=8192) :: string
    integer :: resultlen
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call PMPI_Error_string(&
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
subroutine rec_f08_mpi_file_call_errhandler() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    errorcode = 102
    call MPI_File_call_errhandler(&
        fh, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_call_errhandler
subroutine rec_f08_pmpi_file_call_errhandler() bind(C)
    integer :: i
    type(MPI_File) :: fh
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    fh%MPI_VAL = 1001
    errorcode = 102
    call PMPI_File_call_errhandler(&
        fh, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_create_errhandler
subroutine rec_f08_mpi_file_create_errhandler() bind(C)
    integer :: i
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call MPI_File_create_errhandler(&
        rec_file_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_create_errhandler
subroutine rec_f08_pmpi_file_create_errhandler() bind(C)
    integer :: i
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call PMPI_File_create_errhandler(&
        rec_file_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_errhandler
subroutine rec_f08_mpi_file_get_errhandler() bind(C)
    integer :: i
    type(MPI_File) :: file
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    file%MPI_VAL = 1001
    call MPI_File_get_errhandler(&
        file, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_get_errhandler
subroutine rec_f08_pmpi_file_get_errhandler() bind(C)
    integer :: i
    type(MPI_File) :: file
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    file%MPI_VAL = 1001
    call PMPI_File_get_errhandler(&
        file, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_errhandler
subroutine rec_f08_mpi_file_set_errhandler() bind(C)
    integer :: i
    type(MPI_File) :: file
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    file%MPI_VAL = 1001
    errhandler%MPI_VAL = 1002
    call MPI_File_set_errhandler(&
        file, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_File_set_errhandler
subroutine rec_f08_pmpi_file_set_errhandler() bind(C)
    integer :: i
    type(MPI_File) :: file
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    file%MPI_VAL = 1001
    errhandler%MPI_VAL = 1002
    call PMPI_File_set_errhandler(&
        file, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_class
subroutine rec_f08_mpi_remove_error_class() bind(C)
    integer :: i
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    errorclass = 101
    call MPI_Remove_error_class(&
        errorclass, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_class
subroutine rec_f08_pmpi_remove_error_class() bind(C)
    integer :: i
    integer :: errorclass
    integer :: returned
    i = 0
    returned = 0
    errorclass = 101
    call PMPI_Remove_error_class(&
        errorclass, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_code
subroutine rec_f08_mpi_remove_error_code() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call MPI_Remove_error_code(&
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_code
subroutine rec_f08_pmpi_remove_error_code() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call PMPI_Remove_error_code(&
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_string
subroutine rec_f08_mpi_remove_error_string() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call MPI_Remove_error_string(&
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Remove_error_string
subroutine rec_f08_pmpi_remove_error_string() bind(C)
    integer :: i
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    errorcode = 101
    call PMPI_Remove_error_string(&
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_call_errhandler
subroutine rec_f08_mpi_session_call_errhandler() bind(C)
    integer :: i
    type(MPI_Session) :: session
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    errorcode = 102
    call MPI_Session_call_errhandler(&
        session, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_call_errhandler
subroutine rec_f08_pmpi_session_call_errhandler() bind(C)
    integer :: i
    type(MPI_Session) :: session
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    errorcode = 102
    call PMPI_Session_call_errhandler(&
        session, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_create_errhandler
subroutine rec_f08_mpi_session_create_errhandler() bind(C)
    integer :: i
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call MPI_Session_create_errhandler(&
        rec_session_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_create_errhandler
subroutine rec_f08_pmpi_session_create_errhandler() bind(C)
    integer :: i
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Session_create_errhandler(&
        rec_session_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_errhandler
subroutine rec_f08_mpi_session_get_errhandler() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call MPI_Session_get_errhandler(&
        session, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_get_errhandler
subroutine rec_f08_pmpi_session_get_errhandler() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    call PMPI_Session_get_errhandler(&
        session, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_set_errhandler
subroutine rec_f08_mpi_session_set_errhandler() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    errhandler%MPI_VAL = 1002
    call MPI_Session_set_errhandler(&
        session, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Session_set_errhandler
subroutine rec_f08_pmpi_session_set_errhandler() bind(C)
    integer :: i
    type(MPI_Session) :: session
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    session%MPI_VAL = 1001
    errhandler%MPI_VAL = 1002
    call PMPI_Session_set_errhandler(&
        session, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_call_errhandler
subroutine rec_f08_mpi_win_call_errhandler() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    errorcode = 102
    call MPI_Win_call_errhandler(&
        win, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_call_errhandler
subroutine rec_f08_pmpi_win_call_errhandler() bind(C)
    integer :: i
    type(MPI_Win) :: win
    integer :: errorcode
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    errorcode = 102
    call PMPI_Win_call_errhandler(&
        win, &
        errorcode, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_errhandler
subroutine rec_f08_mpi_win_create_errhandler() bind(C)
    integer :: i
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call MPI_Win_create_errhandler(&
        rec_win_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_create_errhandler
subroutine rec_f08_pmpi_win_create_errhandler() bind(C)
    integer :: i
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    call PMPI_Win_create_errhandler(&
        rec_win_errhandler_function, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_errhandler
subroutine rec_f08_mpi_win_get_errhandler() bind(C)
    integer :: i
    type(MPI_Win) :: win
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call MPI_Win_get_errhandler(&
        win, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_get_errhandler
subroutine rec_f08_pmpi_win_get_errhandler() bind(C)
    integer :: i
    type(MPI_Win) :: win
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    call PMPI_Win_get_errhandler(&
        win, &
        errhandler, &
        returned)
    call observe_handle('errhandler', errhandler%MPI_VAL)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_errhandler
subroutine rec_f08_mpi_win_set_errhandler() bind(C)
    integer :: i
    type(MPI_Win) :: win
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    errhandler%MPI_VAL = 1002
    call MPI_Win_set_errhandler(&
        win, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

#if REC_HAS_MPI_Win_set_errhandler
subroutine rec_f08_pmpi_win_set_errhandler() bind(C)
    integer :: i
    type(MPI_Win) :: win
    type(MPI_Errhandler) :: errhandler
    integer :: returned
    i = 0
    returned = 0
    win%MPI_VAL = 1001
    errhandler%MPI_VAL = 1002
    call PMPI_Win_set_errhandler(&
        win, &
        errhandler, &
        returned)
    call observe_number('returned', int(returned, 8))
end subroutine
#endif

end module
