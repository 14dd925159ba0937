! Runs the cases that the arguments name, one after another. What it needs of MPI is that of their module, in its dialect.
program start
    use support
    use cases
    implicit none
    character(100) :: name
    integer :: argument, error_code
    call MPI_Init(error_code)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, error_code)
    call MPI_Comm_size(MPI_COMM_WORLD, size_of_world, error_code)
#ifdef ERRORS_RETURN
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, error_code)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, error_code)
#endif
    do argument = 1, command_argument_count()
        call get_command_argument(argument, name)
        select case (name)
#include "cases.inc"
        case default
            print '(2a)', 'no case ', trim(name)
            stop 2
        end select
        if (command_argument_count() > 1) call MPI_Barrier(MPI_COMM_WORLD, error_code)
    end do
    call MPI_Finalize(error_code)
    if (failures > 0) stop 1
end program
