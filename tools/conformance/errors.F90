! Errors that an MPI must find, and handlers.
module error_handlers
    USES
    implicit none
    integer, save :: calls = 0, last = 0
    logical, save :: same = .false.
    HANDLE(MPI_Comm), save :: wanted_comm
    HANDLE(MPI_File), save :: wanted_file
    HANDLE(MPI_Win), save :: wanted_win
contains
    subroutine on_comm(comm, code)
        HANDLE(MPI_Comm) :: comm
        integer :: code
        calls = calls + 1
        last = code
        same = comm == wanted_comm
    end subroutine
    subroutine on_file(file, code)
        HANDLE(MPI_File) :: file
        integer :: code
        calls = calls + 1
        last = code
        same = file == wanted_file
    end subroutine
    subroutine on_win(win, code)
        HANDLE(MPI_Win) :: win
        integer :: code
        calls = calls + 1
        last = code
        same = win == wanted_win
    end subroutine
    subroutine copy_fails(comm, keyval, extra, value_in, value_out, flag, ierror)
        HANDLE(MPI_Comm) :: comm
        integer :: keyval, ierror
        integer(kind=selected_int_kind(18)) :: extra, value_in, value_out
        logical :: flag
        flag = .false.
        ierror = 15
    end subroutine
end module
!# errors_call
subroutine errors_call
    use seen
    use error_handlers
    USES
    implicit none
    HEADER
    HANDLE(MPI_Errhandler) :: handler
    integer :: ierror
    call MPI_Comm_dup(MPI_COMM_SELF, wanted_comm, ierror)
    call MPI_Comm_create_errhandler(on_comm, handler, ierror)
    call MPI_Comm_set_errhandler(wanted_comm, handler, ierror)
    calls = 0
    call MPI_Comm_call_errhandler(wanted_comm, MPI_ERR_OTHER, ierror)
    call expect('calls:', 1, calls)
    call expect('the code is', MPI_ERR_OTHER, last)
    call expect('the communicator is the same:', .true., same)
    call expect('it returns', MPI_SUCCESS, ierror)
    call MPI_Comm_free(wanted_comm, ierror)
    call MPI_Errhandler_free(handler, ierror)
end subroutine
!# errors_raised
subroutine errors_raised
    use seen
    use error_handlers
    USES
    implicit none
    HEADER
    HANDLE(MPI_Errhandler) :: handler
    HANDLE(MPI_Request) :: request
    integer :: ierror, class, got, ignored
    call MPI_Comm_dup(MPI_COMM_SELF, wanted_comm, ierror)
    call MPI_Comm_create_errhandler(on_comm, handler, ierror)
    call MPI_Comm_set_errhandler(wanted_comm, handler, ierror)
    calls = 0
    call MPI_Isend([1, 2], 2, MPI_INTEGER, 0, 1, wanted_comm, request, ierror)
    call MPI_Recv(got, 1, MPI_INTEGER, 0, 1, wanted_comm, MPI_STATUS_IGNORE, ierror)
    call expect('calls:', 1, calls)
    call expect('the communicator is the same:', .true., same)
    call MPI_Error_class(last, class, ignored)
    call expect('the class in the handler is', MPI_ERR_TRUNCATE, class)
    call MPI_Error_class(ierror, class, ignored)
    call expect('the class that is returned is', MPI_ERR_TRUNCATE, class)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
end subroutine
!# errors_return
subroutine errors_return
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm
    HANDLE(MPI_Request) :: request
    integer :: ierror, class, got, ignored
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN, ierror)
    call MPI_Isend([1, 2], 2, MPI_INTEGER, 0, 1, comm, request, ierror)
    call MPI_Recv(got, 1, MPI_INTEGER, 0, 1, comm, MPI_STATUS_IGNORE, ierror)
    call MPI_Error_class(ierror, class, ignored)
    call expect('the class is', MPI_ERR_TRUNCATE, class)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
end subroutine
!# errors_inherited
subroutine errors_inherited
    use seen
    use error_handlers
    USES
    implicit none
    HEADER
    HANDLE(MPI_Errhandler) :: handler
    HANDLE(MPI_Comm) :: comm
    integer :: ierror
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_create_errhandler(on_comm, handler, ierror)
    call MPI_Comm_set_errhandler(comm, handler, ierror)
    call MPI_Comm_dup(comm, wanted_comm, ierror)
    calls = 0
    call MPI_Comm_call_errhandler(wanted_comm, MPI_ERR_OTHER, ierror)
    call expect('calls:', 1, calls)
    call expect('the communicator is the duplicate:', .true., same)
    call MPI_Comm_free(comm, ierror)
    call MPI_Comm_free(wanted_comm, ierror)
    call MPI_Errhandler_free(handler, ierror)
end subroutine
!# errors_got
subroutine errors_got
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Errhandler) :: handler
    HANDLE(MPI_Comm) :: comm
    integer :: ierror
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_get_errhandler(comm, handler, ierror)
    call expect('it is MPI_ERRORS_RETURN:', .true., handler == MPI_ERRORS_RETURN)
    call MPI_Comm_free(comm, ierror)
end subroutine
!# errors_freed
subroutine errors_freed
    use seen
    use error_handlers
    USES
    implicit none
    HEADER
    HANDLE(MPI_Errhandler) :: handler
    integer :: ierror
    call MPI_Comm_dup(MPI_COMM_SELF, wanted_comm, ierror)
    call MPI_Comm_create_errhandler(on_comm, handler, ierror)
    call MPI_Comm_set_errhandler(wanted_comm, handler, ierror)
    call MPI_Errhandler_free(handler, ierror)
    call expect('the handle is null:', .true., handler == MPI_ERRHANDLER_NULL)
    calls = 0
    call MPI_Comm_call_errhandler(wanted_comm, MPI_ERR_OTHER, ierror)
    call expect('calls:', 1, calls)
    call MPI_Comm_free(wanted_comm, ierror)
end subroutine
!# errors_file
subroutine errors_file
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_File) :: file
    integer :: ierror, class, ignored
    call MPI_File_open(MPI_COMM_SELF, 'bindery-conformance-absent', MPI_MODE_RDONLY, MPI_INFO_NULL, file, ierror)
    call MPI_Error_class(ierror, class, ignored)
    call expect('the class is', MPI_ERR_NO_SUCH_FILE, class)
end subroutine
!# errors_file_null
subroutine errors_file_null
    use seen
    use error_handlers
    USES
    implicit none
    HEADER
    HANDLE(MPI_Errhandler) :: handler
    HANDLE(MPI_File) :: file
    integer :: ierror
    call MPI_File_create_errhandler(on_file, handler, ierror)
    call MPI_File_set_errhandler(MPI_FILE_NULL, handler, ierror)
    wanted_file = MPI_FILE_NULL
    calls = 0
    call MPI_File_open(MPI_COMM_SELF, 'bindery-conformance-absent', MPI_MODE_RDONLY, MPI_INFO_NULL, file, ierror)
    call expect('calls:', 1, calls)
    call expect('the file is MPI_FILE_NULL:', .true., same)
    call MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN, ierror)
    call MPI_Errhandler_free(handler, ierror)
end subroutine
!# errors_window
subroutine errors_window
    use seen
    use error_handlers
    USES
    implicit none
    HEADER
    HANDLE(MPI_Errhandler) :: handler
    integer, save :: memory(4)
    integer :: ierror, given
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call MPI_Win_create(memory, 16_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_SELF, wanted_win, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL, given)
    if (ierror /= MPI_SUCCESS) then
        call skip('MPI_Win_create fails on MPI_COMM_SELF here')
        return
    end if
    call MPI_Win_create_errhandler(on_win, handler, ierror)
    call MPI_Win_set_errhandler(wanted_win, handler, ierror)
    calls = 0
    call MPI_Win_call_errhandler(wanted_win, MPI_ERR_OTHER, ierror)
    call expect('calls:', 1, calls)
    call expect('the code is', MPI_ERR_OTHER, last)
    call expect('the window is the same:', .true., same)
    call MPI_Win_free(wanted_win, ierror)
    call MPI_Errhandler_free(handler, ierror)
end subroutine
!# errors_class
subroutine errors_class
    use seen
    USES
    implicit none
    HEADER
    integer :: ierror, class
    call MPI_Error_class(MPI_ERR_TOPOLOGY, class, ierror)
    call expect('the class is', MPI_ERR_TOPOLOGY, class)
    call expect('it is no success:', .true., class > MPI_SUCCESS .and. class <= MPI_ERR_LASTCODE)
end subroutine
!# errors_added
subroutine errors_added
    use seen
    USES
    implicit none
    HEADER
    character(len=MPI_MAX_ERROR_STRING) :: text
    integer :: ierror, class, code, found, length
    call MPI_Add_error_class(class, ierror)
    call MPI_Add_error_code(class, code, ierror)
    call MPI_Add_error_string(code, 'of our own', ierror)
    call expect('it is above MPI_ERR_LASTCODE:', .true., class > MPI_ERR_LASTCODE)
    call MPI_Error_class(code, found, ierror)
    call expect('the class is', class, found)
    call MPI_Error_string(code, text, length, ierror)
    call expect('the text is', 'of our own', trim(text))
end subroutine
!# errors_copy
subroutine errors_copy
    use seen
    use error_handlers
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm, copy
    integer :: ierror, keyval
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_create_keyval(copy_fails, MPI_COMM_NULL_DELETE_FN, keyval, 0_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_set_attr(comm, keyval, 1_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_dup(comm, copy, ierror)
    call expect('duplicating succeeds:', .false., ierror == MPI_SUCCESS)
end subroutine
