! Sections whose datatypes the bindings look into: in place, and where they copy.
program small_counts
    use mpi_f08
    implicit none
    type(MPI_Request) :: requests(2)
    type(MPI_Datatype) :: pair
    integer :: a(4, 6), b(4, 6), i

    call MPI_Init()
    a = reshape([(i, i = 1, 24)], [4, 6])
    b = 0
    call MPI_Irecv(b(1:2, :), 12, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(1))
    call MPI_Isend(a(3:4, :), 12, MPI_INTEGER, 0, 1, MPI_COMM_SELF, requests(2))
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
    if (any(b(1:2, :) /= a(3:4, :)) .or. any(b(3:4, :) /= 0)) error stop 1

    ! The first and the third of three elements, whatever lies between the elements in memory.
    call MPI_Type_vector(2, 1, 2, MPI_INTEGER, pair)
    call MPI_Type_commit(pair)
    b = 0
    call MPI_Irecv(b(1, ::2), 1, pair, 0, 1, MPI_COMM_SELF, requests(1))
    call MPI_Isend(a(2, ::2), 1, pair, 0, 1, MPI_COMM_SELF, requests(2))
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
    if (any(b(1, ::2) /= [a(2, 1), 0, a(2, 5)])) error stop 2
    b = 0
    call MPI_Allgather(a(2, ::2), 3, MPI_INTEGER, b(1, ::2), 3, MPI_INTEGER, MPI_COMM_SELF)
    if (any(b(1, ::2) /= a(2, ::2))) error stop 3
    call MPI_Type_free(pair)
    call MPI_Finalize()
    print '(a)', 'right'
end program
