! Hints: keys and values that a call may look at.
program info_object
    use mpi_f08
    implicit none
    integer :: rank, length
    logical :: is_set
    character(20) :: value
    type(MPI_Info) :: info

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Info_create(info)
    call MPI_Info_set(info, 'access_style', 'sequential')
    length = len(value)
    call MPI_Info_get_string(info, 'access_style', length, value, is_set)
    if (rank == 0) print '(3a, l1)', 'access_style is ', trim(value), ', set: ', is_set
    call MPI_Info_free(info)
    call MPI_Finalize()
end program
! It prints: access_style is sequential, set: T
