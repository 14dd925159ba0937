! Routines that a libmpi_abi may lack: MPI-1's attributes have successors, one has only its name MPI_X, the others are errors on the object
! of the call, once, with nothing transferred. Prints `right`, over a library that has them as well.
module lacking_parts
#ifdef DIALECT_f08
    use mpi_f08
#define HANDLE(kind) type(kind)
#else
    use mpi
#define HANDLE(kind) integer
#endif
    implicit none
    integer :: times_handled = 0, handled = MPI_SUCCESS, copied = 0, deleted = 0, wrong = 0
    HANDLE(MPI_Comm) :: own, handled_comm
contains
    subroutine on_error(comm, code)
        HANDLE(MPI_Comm) :: comm
        integer :: code
        times_handled = times_handled + 1
        handled = code
        handled_comm = comm
    end subroutine

    subroutine check(what, holds)
        character(*), intent(in) :: what
        logical, intent(in) :: holds
        if (holds) return
        print '(2a)', 'wrong: ', what
        wrong = wrong + 1
    end subroutine

    ! The library has it, or its absence was one error on `own`.
    subroutine is_served_or_an_error(what, code, was_done)
        character(*), intent(in) :: what
        integer, intent(in) :: code
        logical, intent(in) :: was_done
        integer :: class, ierror
        if (code == MPI_SUCCESS) then
            call check(what // ' is done', was_done .and. times_handled == 0)
        else
            call MPI_Error_class(code, class, ierror)
            call check(what // ' is unsupported', class == MPI_ERR_UNSUPPORTED_OPERATION .and. .not. was_done)
            call check(what // ' is one error on its object', times_handled == 1 .and. handled == code .and. handled_comm == own)
        end if
        times_handled = 0
    end subroutine
end module

#ifndef DIALECT_f08
subroutine copy_value(comm, key, state, value_in, value_out, flag, ierror)
    use lacking_parts, only: copied
    integer :: comm, key, state, value_in, value_out, ierror
    logical :: flag
    copied = copied + state
    value_out = value_in + 1
    flag = .true.
    ierror = 0
end subroutine

subroutine delete_value(comm, key, value, state, ierror)
    use lacking_parts, only: deleted
    integer :: comm, key, value, state, ierror
    deleted = deleted + value
    ierror = 0
end subroutine

subroutine attributes
    use lacking_parts
    external :: copy_value, delete_value
    integer :: key, value, other, ierror
    logical :: flag
    call MPI_Keyval_create(copy_value, delete_value, key, 5, ierror)
    call check('a key is made', ierror == MPI_SUCCESS)
    call MPI_Attr_put(own, key, 77, ierror)
    call check('a value is put', ierror == MPI_SUCCESS)
    call MPI_Attr_get(own, key, value, flag, ierror)
    call check('a value is got', ierror == MPI_SUCCESS .and. flag .and. value == 77)
    call MPI_Comm_dup(own, other, ierror)
    call MPI_Attr_get(other, key, value, flag, ierror)
    call check('a value is copied', flag .and. value == 78 .and. copied == 5)
    call MPI_Attr_delete(own, key, ierror)
    call check('a value is deleted', ierror == MPI_SUCCESS .and. deleted == 77)
    call MPI_Comm_free(other, ierror)
    call check('a copy is deleted', deleted == 77 + 78)
    call MPI_Keyval_free(key, ierror)
    call check('a key is freed', ierror == MPI_SUCCESS .and. key == MPI_KEYVAL_INVALID)
    call MPI_Attr_get(MPI_COMM_WORLD, MPI_TAG_UB, value, flag, ierror)
    call check('a predefined value', flag .and. value >= 32767)
end subroutine
#endif

program lacking
    use lacking_parts
    implicit none
    HANDLE(MPI_Errhandler) :: handler
    HANDLE(MPI_Info) :: info
    HANDLE(MPI_File) :: file
    HANDLE(MPI_Request) :: request
    integer :: code, ierror, class, from(2) = [1, 2], to(2) = -1

    call MPI_Init(ierror)
    call MPI_Comm_dup(MPI_COMM_SELF, own, ierror)
    call MPI_Comm_create_errhandler(on_error, handler, ierror)
    call MPI_Comm_set_errhandler(own, handler, ierror)
#ifndef DIALECT_f08
    call attributes
#endif
    ! The wrapper of the profiling name calls PMPI_X, or MPI_X where that is all there is.
    call MPI_File_open(MPI_COMM_SELF, 'lacking.tmp', MPI_MODE_CREATE + MPI_MODE_WRONLY + MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &
        file, code)
    call MPI_Error_class(code, class, ierror)
    call check('a file is opened', class == MPI_SUCCESS .or. class == MPI_ERR_UNSUPPORTED_OPERATION) ! solo has no files
    if (class == MPI_SUCCESS) then
        call PMPI_File_close(file, ierror)
        call check('a file is closed', ierror == MPI_SUCCESS .and. file == MPI_FILE_NULL)
    end if

    call MPI_Info_create(info, ierror)
    call MPI_Comm_set_info(own, info, ierror)
    call is_served_or_an_error('MPI_Comm_set_info', ierror, ierror == MPI_SUCCESS)
    request = MPI_REQUEST_NULL
    call MPI_Isendrecv(from, 2, MPI_INTEGER, 0, 1, to, 2, MPI_INTEGER, 0, 1, own, request, ierror)
    if (ierror == MPI_SUCCESS) then
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
        call is_served_or_an_error('MPI_Isendrecv', MPI_SUCCESS, all(to == from))
    else
        call is_served_or_an_error('MPI_Isendrecv', ierror, request /= MPI_REQUEST_NULL .or. any(to /= -1))
    end if
    ! Errors without an object are those of MPI_COMM_SELF.
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call MPI_Info_create_env(info, code)
    call MPI_Error_class(code, class, ierror)
    call check('MPI_Info_create_env', class == MPI_SUCCESS .or. class == MPI_ERR_UNSUPPORTED_OPERATION)
    call MPI_Comm_free(own, ierror)
    call MPI_Finalize(ierror)
    if (wrong == 0) print '(a)', 'right'
end program
