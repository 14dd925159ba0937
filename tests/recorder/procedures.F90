! Procedures that the Fortran callers pass, in the form that their dialect asks for: each tells the recorder what it received.
! -DREC_F08 gives the forms of mpi_f08.
module procedures
    use, intrinsic :: iso_c_binding
#ifdef REC_F08
    use mpi_f08
#endif
    implicit none
    private
    public :: rec_user_function, rec_comm_errhandler_function, rec_file_errhandler_function
    public :: rec_session_errhandler_function, rec_win_errhandler_function
#ifdef REC_F08
    public :: rec_user_function_c
#else
    public :: rec_handler_function
#endif

    interface
        subroutine rec_ran_operation(invec, inoutvec, len, datatype) bind(C)
            import :: c_long_long, c_ptr
            type(c_ptr), value :: invec, inoutvec
            integer(c_long_long), value :: len
            integer, value :: datatype
        end subroutine
        ! Changes both, as a handler may.
        subroutine rec_ran_handler(object, error_code) bind(C)
            integer :: object, error_code
        end subroutine
    end interface

contains

#ifdef REC_F08
    subroutine rec_user_function(invec, inoutvec, len, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer :: len
        type(MPI_Datatype) :: datatype
        call rec_ran_operation(invec, inoutvec, int(len, c_long_long), datatype%MPI_VAL)
    end subroutine

    subroutine rec_user_function_c(invec, inoutvec, len, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer(kind=MPI_COUNT_KIND) :: len
        type(MPI_Datatype) :: datatype
        call rec_ran_operation(invec, inoutvec, int(len, c_long_long), datatype%MPI_VAL)
    end subroutine

    subroutine rec_comm_errhandler_function(comm, error_code)
        type(MPI_Comm) :: comm
        integer :: error_code
        call rec_ran_handler(comm%MPI_VAL, error_code)
    end subroutine

    subroutine rec_file_errhandler_function(file, error_code)
        type(MPI_File) :: file
        integer :: error_code
        call rec_ran_handler(file%MPI_VAL, error_code)
    end subroutine

    subroutine rec_session_errhandler_function(session, error_code)
        type(MPI_Session) :: session
        integer :: error_code
        call rec_ran_handler(session%MPI_VAL, error_code)
    end subroutine

    subroutine rec_win_errhandler_function(win, error_code)
        type(MPI_Win) :: win
        integer :: error_code
        call rec_ran_handler(win%MPI_VAL, error_code)
    end subroutine
#else
    subroutine rec_user_function(invec, inoutvec, len, datatype)
        integer, target :: invec(*), inoutvec(*)
        integer :: len, datatype
        call rec_ran_operation(c_loc(invec), c_loc(inoutvec), int(len, c_long_long), datatype)
    end subroutine

    subroutine rec_comm_errhandler_function(comm, error_code)
        integer :: comm, error_code
        call rec_ran_handler(comm, error_code)
    end subroutine

    subroutine rec_file_errhandler_function(file, error_code)
        integer :: file, error_code
        call rec_ran_handler(file, error_code)
    end subroutine

    subroutine rec_handler_function(comm, error_code)
        integer :: comm, error_code
        call rec_ran_handler(comm, error_code)
    end subroutine

    subroutine rec_session_errhandler_function(session, error_code)
        integer :: session, error_code
        call rec_ran_handler(session, error_code)
    end subroutine

    subroutine rec_win_errhandler_function(win, error_code)
        integer :: win, error_code
        call rec_ran_handler(win, error_code)
    end subroutine
#endif

end module
