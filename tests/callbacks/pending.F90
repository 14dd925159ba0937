! An operation that was freed lives on in a reduction under way: thousands made meanwhile do not take its place.
program pending
    use procedures
    implicit none
    integer, parameter :: others = 2000
    type(MPI_Comm) :: aside
    type(MPI_Op) :: op
    type(MPI_Request) :: request
    integer :: rank, size, mine(1000), total(1000), i
    call MPI_Init()
    call MPI_Comm_dup(MPI_COMM_WORLD, aside)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, size)
    mine = [(rank + i, i = 1, 1000)]
    total = 0
    ! The first process comes last, so that nobody can be done before.
    if (rank == 0) call MPI_Barrier(aside)
    call MPI_Op_create(add, .true., op)
    call MPI_Iallreduce(mine, total, 1000, MPI_INTEGER, op, MPI_COMM_WORLD, request)
    call MPI_Op_free(op)
    do i = 1, others
        call MPI_Op_create(multiply, .true., op)
        call MPI_Op_free(op)
    end do
    if (rank /= 0) call MPI_Barrier(aside)
    call MPI_Wait(request, MPI_STATUS_IGNORE)
    call check(all(total == [(size * i + size * (size - 1) / 2, i = 1, 1000)]), 'the sum')
    call MPI_Comm_free(aside)
    call MPI_Finalize()
    if (rank == 0) print '(a)', 'right'
end program
