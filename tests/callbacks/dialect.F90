! One dialect does this with operations and error handlers; compiled once for each, with -DWHERE=<module> -DDIALECT_<name>.
! Handles go between the dialects as their integers.
#if defined(DIALECT_f08)
#define COMM type(MPI_Comm)
#define DATATYPE type(MPI_Datatype)
#define ERRHANDLER type(MPI_Errhandler)
#define FILE_HANDLE type(MPI_File)
#define OP type(MPI_Op)
#define REQUEST type(MPI_Request)
#define SESSION type(MPI_Session)
#define WIN type(MPI_Win)
#define VAL(handle) handle%MPI_VAL
#else
#define COMM integer
#define DATATYPE integer
#define ERRHANDLER integer
#define FILE_HANDLE integer
#define OP integer
#define REQUEST integer
#define SESSION integer
#define WIN integer
#define VAL(handle) handle
#endif
module WHERE
    use, intrinsic :: iso_c_binding, only: c_ptr, c_f_pointer
#if defined(DIALECT_f08)
    use mpi_f08
#elif defined(DIALECT_mpi)
    use mpi
#endif
    implicit none
#if defined(DIALECT_mpifh)
    include 'mpif.h'
#endif
    private
    public :: make_operation, use_operation, times_run, make_handlers, raise_errors, seen_object, seen_code, times_handled
#if defined(DIALECT_f08)
    public :: make_large_operation
#else
    public :: make_old_handler
#endif

    integer :: times_run = 0, times_handled = 0, seen_object = 0, seen_code = 0

contains

    ! The operation keeps the larger of two numbers, for MPI_INTEGER alone.
#if defined(DIALECT_f08)
    subroutine larger(invec, inoutvec, len, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer :: len
        type(MPI_Datatype) :: datatype
        integer, pointer :: a(:), b(:)
        call c_f_pointer(invec, a, [len])
        call c_f_pointer(inoutvec, b, [len])
#else
    subroutine larger(a, b, len, datatype)
        integer :: len, datatype, a(len), b(len)
#endif
        times_run = times_run + 1
        if (datatype == MPI_INTEGER) b = max(a, b)
    end subroutine

    integer function make_operation()
        OP :: made
        integer :: ierror
        call MPI_Op_create(larger, .true., made, ierror)
        call check(ierror == MPI_SUCCESS, 'MPI_Op_create')
        make_operation = VAL(made)
    end function

#if defined(DIALECT_f08)
    ! The same by a procedure that takes a large count.
    subroutine larger_c(invec, inoutvec, len, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer(kind=MPI_COUNT_KIND) :: len
        type(MPI_Datatype) :: datatype
        integer, pointer :: a(:), b(:)
        call c_f_pointer(invec, a, [len])
        call c_f_pointer(inoutvec, b, [len])
        times_run = times_run + 1
        if (datatype == MPI_INTEGER) b = max(a, b)
    end subroutine

    integer function make_large_operation()
        type(MPI_Op) :: made
        integer :: ierror
        call MPI_Op_create_c(larger_c, .true., made, ierror)
        call check(ierror == MPI_SUCCESS, 'MPI_Op_create_c')
        make_large_operation = made%MPI_VAL
    end function
#endif

    ! Every sort of reduction with somebody's operation.
    subroutine use_operation(operation)
        integer, intent(in) :: operation
        OP :: given
        REQUEST :: request
        integer :: mine(3), theirs(3), rank, size, ierror
        VAL(given) = operation
        call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
        call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)
        mine = [rank, -rank, 7]

        theirs = 0
        call MPI_Reduce(mine, theirs, 3, MPI_INTEGER, given, 0, MPI_COMM_WORLD, ierror)
        if (rank == 0) call check(all(theirs == [size - 1, 0, 7]), 'MPI_Reduce')

        theirs = [-5, 5, 5]
        call MPI_Reduce_local(mine, theirs, 3, MPI_INTEGER, given, ierror)
        call check(all(theirs == [rank, 5, 7]), 'MPI_Reduce_local')

        theirs = 0
        call MPI_Iallreduce(mine, theirs, 3, MPI_INTEGER, given, MPI_COMM_WORLD, request, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
        call check(all(theirs == [size - 1, 0, 7]), 'MPI_Iallreduce')

        theirs = 0
        call MPI_Scan(mine, theirs, 3, MPI_INTEGER, given, MPI_COMM_WORLD, ierror)
        call check(all(theirs == [rank, 0, 7]), 'MPI_Scan')
    end subroutine

    subroutine saw(object, error_code)
        integer, intent(in) :: object, error_code
        times_handled = times_handled + 1
        seen_object = object
        seen_code = error_code
    end subroutine

    subroutine on_comm(object, error_code)
        COMM :: object
        integer :: error_code
        call saw(VAL(object), error_code)
    end subroutine

    subroutine on_win(object, error_code)
        WIN :: object
        integer :: error_code
        call saw(VAL(object), error_code)
    end subroutine

    subroutine on_file(object, error_code)
        FILE_HANDLE :: object
        integer :: error_code
        call saw(VAL(object), error_code)
    end subroutine

    ! An error handler for each object, whose own handles are let go of at once.
    subroutine make_handlers(of_comm, of_win, of_file, of_session)
        integer, intent(in) :: of_comm, of_win, of_file, of_session
        COMM :: comm
        WIN :: win
        FILE_HANDLE :: file
        ERRHANDLER :: handler
        integer :: ierror
        VAL(comm) = of_comm
        VAL(win) = of_win
        VAL(file) = of_file
        call MPI_Comm_create_errhandler(on_comm, handler, ierror)
        call MPI_Comm_set_errhandler(comm, handler, ierror)
        call MPI_Errhandler_free(handler, ierror)
        call MPI_Win_create_errhandler(on_win, handler, ierror)
        call MPI_Win_set_errhandler(win, handler, ierror)
        call MPI_Errhandler_free(handler, ierror)
        call MPI_File_create_errhandler(on_file, handler, ierror)
        call MPI_File_set_errhandler(file, handler, ierror)
        call MPI_Errhandler_free(handler, ierror)
        call check(VAL(handler) == VAL(MPI_ERRHANDLER_NULL), 'MPI_Errhandler_free')
        call make_session_handler(of_session)
    end subroutine

#if !defined(DIALECT_f08)
    ! As MPI-1 made an error handler for a communicator.
    subroutine make_old_handler(of_comm)
        integer, intent(in) :: of_comm
        integer :: handler, ierror
        call MPI_Errhandler_create(on_comm, handler, ierror)
        call check(ierror == MPI_SUCCESS, 'MPI_Errhandler_create')
        call MPI_Errhandler_set(of_comm, handler, ierror)
        call MPI_Errhandler_free(handler, ierror)
    end subroutine
#endif

    ! Errors of the program's own on each object, then one of MPI's.
    subroutine raise_errors(on, of_comm, of_win, of_file, of_session)
        integer, intent(in) :: on, of_comm, of_win, of_file, of_session
        COMM :: comm
        WIN :: win
        FILE_HANDLE :: file
        integer :: ierror, nothing(1)
        VAL(comm) = of_comm
        VAL(win) = of_win
        VAL(file) = of_file
        nothing = 0
        select case (on)
        case (1)
            call MPI_Comm_call_errhandler(comm, MPI_ERR_OTHER, ierror)
        case (2)
            call MPI_Win_call_errhandler(win, MPI_ERR_OTHER, ierror)
        case (3)
            call MPI_File_call_errhandler(file, MPI_ERR_OTHER, ierror)
        case (4)
            call MPI_Send(nothing, 1, MPI_INTEGER, 1000000, 0, comm, ierror)
        case (5)
            call raise_on_session(of_session)
        end select
    end subroutine

#if defined(HAS_SESSIONS)
    subroutine on_session(object, error_code)
        SESSION :: object
        integer :: error_code
        call saw(VAL(object), error_code)
    end subroutine

    subroutine make_session_handler(of_session)
        integer, intent(in) :: of_session
        SESSION :: session
        ERRHANDLER :: handler
        integer :: ierror
        VAL(session) = of_session
        call MPI_Session_create_errhandler(on_session, handler, ierror)
        call MPI_Session_set_errhandler(session, handler, ierror)
        call MPI_Errhandler_free(handler, ierror)
    end subroutine

    subroutine raise_on_session(of_session)
        integer, intent(in) :: of_session
        SESSION :: session
        integer :: ierror
        VAL(session) = of_session
        call MPI_Session_call_errhandler(session, MPI_ERR_OTHER, ierror)
    end subroutine
#else
    subroutine make_session_handler(of_session)
        integer, intent(in) :: of_session
        call check(of_session == 0, 'no sessions')
    end subroutine

    subroutine raise_on_session(of_session)
        integer, intent(in) :: of_session
        call make_session_handler(of_session)
    end subroutine
#endif

    subroutine check(right, what)
        logical, intent(in) :: right
        character(len=*), intent(in) :: what
        if (right) return
        print *, 'wrong: ', what
        error stop
    end subroutine

end module
