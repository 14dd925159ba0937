! Each process writes its own part of one file, and reads the other's.
program files
    use mpi_f08
    implicit none
    integer :: rank, value
    integer(MPI_OFFSET_KIND) :: size
    type(MPI_File) :: fh

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_File_open(MPI_COMM_WORLD, 'example.data', ior(MPI_MODE_CREATE, ior(MPI_MODE_RDWR, MPI_MODE_DELETE_ON_CLOSE)), &
                       MPI_INFO_NULL, fh)
    call MPI_File_set_view(fh, 0_MPI_OFFSET_KIND, MPI_INTEGER, MPI_INTEGER, 'native', MPI_INFO_NULL)
    call MPI_File_write_at_all(fh, int(rank, MPI_OFFSET_KIND), rank + 100, 1, MPI_INTEGER, MPI_STATUS_IGNORE)
    call MPI_File_sync(fh)
    call MPI_Barrier(MPI_COMM_WORLD)
    call MPI_File_sync(fh)
    call MPI_File_read_at_all(fh, int(1 - rank, MPI_OFFSET_KIND), value, 1, MPI_INTEGER, MPI_STATUS_IGNORE)
    call MPI_File_get_size(fh, size)
    if (rank == 0) print '(a, i0, a, i0, a)', 'read ', value, ' in a file of ', size / (storage_size(rank) / 8), ' integers'
    call MPI_File_close(fh)
    call MPI_Finalize()
end program
! It prints: read 101 in a file of 2 integers
