! Runs the cases that the arguments name, one after another.
#include "dialect.inc"
program start
    USES
    use support
    use cases
    implicit none
    HEADER
    character(100) :: name
    integer :: argument, ierror
    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_size(MPI_COMM_WORLD, size_of_world, ierror)
#ifdef ERRORS_RETURN
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
#endif
    do argument = 1, command_argument_count()
        call get_command_argument(argument, name)
        select case (name)
#include "cases.inc"
        case default
            print '(2a)', 'no case ', trim(name)
            stop 2
        end select
        if (command_argument_count() > 1) call MPI_Barrier(MPI_COMM_WORLD, ierror)
    end do
    call MPI_Finalize(ierror)
    if (failures > 0) stop 1
end program
