! A process writes into the memory of the other one, between two fences.
program one_sided
    use mpi_f08
    use, intrinsic :: iso_c_binding, only: c_f_pointer, c_ptr
    implicit none
    integer :: rank, bytes
    integer, pointer, asynchronous :: memory(:)
    type(c_ptr) :: address
    type(MPI_Win) :: win

    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    bytes = storage_size(rank) / 8
    call MPI_Win_allocate(int(2 * bytes, MPI_ADDRESS_KIND), bytes, MPI_INFO_NULL, MPI_COMM_WORLD, address, win)
    call c_f_pointer(address, memory, [2])
    memory = 0
    call MPI_Win_fence(0, win)
    call MPI_Put(rank + 10, 1, MPI_INTEGER, 1 - rank, 1_MPI_ADDRESS_KIND, 1, MPI_INTEGER, win)
    call MPI_Win_fence(0, win)
    if (rank == 0) print '(a, 2(1x, i0))', 'the memory of 0:', memory
    call MPI_Win_free(win)
    call MPI_Finalize()
end program
! It prints: the memory of 0: 0 11
