! The module of types and constants, as codes use it: beside mpi_f08, whose names are the same entities, and beside mpi.
module with_mpi_f08
    use mpi_f08_types
    use mpi_f08
    implicit none
contains
    logical function is_world(comm)
        type(MPI_Comm), intent(in) :: comm
        type(MPI_Status) :: status
        is_world = comm == MPI_COMM_WORLD
        call MPI_Probe(MPI_ANY_SOURCE, 1, comm, status)
        call MPI_Probe(MPI_ANY_SOURCE, 1, comm, MPI_STATUS_IGNORE)
    end function
end module

subroutine with_mpi(comm)
    use mpi_f08_types, only: MPI_Comm
    use mpi
    implicit none
    type(MPI_Comm), intent(in) :: comm
    integer :: ierror
    call MPI_BARRIER(comm%MPI_VAL, ierror)
end subroutine

program types
    use mpi_f08_types, only: MPI_Comm, MPI_COMM_SELF
    use with_mpi_f08, only: is_world
    implicit none
    type(MPI_Comm) :: comm
    comm = MPI_COMM_SELF
    print *, is_world(comm)
end program
