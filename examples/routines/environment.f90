! Which standard and which library the program runs with, and how long something takes.
program environment
    use mpi_f08
    implicit none
    integer :: rank, version, subversion, length
    character(MPI_MAX_LIBRARY_VERSION_STRING) :: library
    double precision :: start

    call MPI_Get_version(version, subversion)
    call MPI_Get_library_version(library, length)
    call MPI_Init()
    start = MPI_Wtime()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    if (rank == 0) print '(a, 3(1x, l1))', 'known:', version >= 3, length > 0, MPI_Wtime() >= start
    call MPI_Finalize()
end program
! It prints: known: T T T
