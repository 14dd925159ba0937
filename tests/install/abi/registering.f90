! A library of Fortran does this with MPI that C has started, and a program of Fortran alone.
module registering
    implicit none
contains
    subroutine say(text)
        use, intrinsic :: iso_fortran_env, only: error_unit
        character(len=*), intent(in) :: text
        write (error_unit, '(a)') text
    end subroutine

    subroutine asks() bind(C)
        use mpi_f08
        integer :: rank
        call MPI_Comm_rank(MPI_COMM_WORLD, rank)
        call say('Fortran has asked for its rank')
    end subroutine

    subroutine sums() bind(C)
        use mpi_f08
        complex :: mine, sum
        mine = (1, -2)
        call MPI_Allreduce(mine, sum, 1, MPI_COMPLEX, MPI_SUM, MPI_COMM_WORLD)
        if (sum == mine) call say('Fortran has summed')
    end subroutine

    subroutine starts() bind(C)
        use mpi_f08
        type(MPI_Session) :: session
        call MPI_Init()
        call say('Fortran has started MPI')
        call sums()
        call MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, session)
        call MPI_Session_finalize(session)
        call say('and a session')
        call MPI_Finalize()
    end subroutine

    subroutine opens() bind(C)
        use mpi_f08
        type(MPI_Session) :: session
        call MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, session)
        call say('Fortran has a session')
        call MPI_Session_finalize(session)
    end subroutine
end module
