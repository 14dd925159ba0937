! Sections of arrays as buffers, on two processes: what arrives is compared with what Fortran makes of the same section.
! A nonblocking call's buffers may not be kept in registers: settle is what the standard calls DD.
subroutine settle(buffer)
    implicit none
    integer, intent(inout) :: buffer(*)
    if (buffer(1) == -huge(0)) buffer(1) = 0
end subroutine
!# sections_strided
subroutine sections_strided
    use seen
    USES
    implicit none
    HEADER
    integer :: a(20), b(20), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [(i, i=1, 20)]
    b = 0
    if (rank == 0) then
        call MPI_Send(a(1:20:3), 7, MPI_INTEGER, 1, 1, MPI_COMM_WORLD, ierror)
        call MPI_Send(a(1:7), 7, MPI_INTEGER, 1, 2, MPI_COMM_WORLD, ierror)
    else
        call MPI_Recv(b(1:7), 7, MPI_INTEGER, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call expect('sent from a(1:20:3):', a(1:20:3), b(1:7))
        b = 0
        call MPI_Recv(b(2:20:3), 7, MPI_INTEGER, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call expect('received into b(2:20:3):', a(1:7), b(2:20:3))
        call expect('sum of b:', 28, sum(b))
    end if
end subroutine
!# sections_inner
subroutine sections_inner
    use seen
    USES
    implicit none
    HEADER
    integer :: a(6, 4), b(6, 4), flat(12), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = reshape([(i, i=1, 24)], [6, 4])
    if (rank == 0) then
        call MPI_Send(a(1:6:2, :), 12, MPI_INTEGER, 1, 1, MPI_COMM_WORLD, ierror)
        flat = [(i, i=1, 12)]
        call MPI_Send(flat, 12, MPI_INTEGER, 1, 2, MPI_COMM_WORLD, ierror)
    else
        flat = 0
        call MPI_Recv(flat, 12, MPI_INTEGER, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call expect('sent from a(1:6:2,:):', reshape(a(1:6:2, :), [12]), flat)
        b = 0
        call MPI_Recv(b(2:6:2, :), 12, MPI_INTEGER, 0, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call expect('received into b(2:6:2,:):', [(i, i=1, 12)], reshape(b(2:6:2, :), [12]))
        call expect('sum of b:', 78, sum(b))
    end if
end subroutine
!# sections_count
subroutine sections_count
    use seen
    USES
    implicit none
    HEADER
    integer :: a(5, 5), flat(5), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = reshape([(i, i=1, 25)], [5, 5])
    if (rank == 0) then
        call MPI_Send(a(2:4, 2:4), 5, MPI_INTEGER, 1, 1, MPI_COMM_WORLD, ierror)
    else
        flat = 0
        call MPI_Recv(flat, 5, MPI_INTEGER, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call expect('5 elements of a(2:4,2:4):', [7, 8, 9, 12, 13], flat)
    end if
end subroutine
!# sections_backwards
subroutine sections_backwards
    use seen
    USES
    implicit none
    HEADER
    integer :: a(8), flat(4), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [(i, i=1, 8)]
    if (rank == 0) then
        call MPI_Send(a(8:1:-2), 4, MPI_INTEGER, 1, 1, MPI_COMM_WORLD, ierror)
    else
        flat = 0
        call MPI_Recv(flat, 4, MPI_INTEGER, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call expect('sent from a(8:1:-2):', a(8:1:-2), flat)
    end if
end subroutine
!# sections_derived
subroutine sections_derived
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Datatype) :: pairs
    integer :: a(24), flat(4), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [(i, i=1, 24)]
    ! Elements 1, 2, 5 and 6 of the packed section, which are 1, 4, 13 and 16 of the array.
    call MPI_Type_vector(2, 2, 4, MPI_INTEGER, pairs, ierror)
    call MPI_Type_commit(pairs, ierror)
    if (rank == 0) then
        call MPI_Send(a(1:24:3), 1, pairs, 1, 1, MPI_COMM_WORLD, ierror)
    else
        flat = 0
        call MPI_Recv(flat, 4, MPI_INTEGER, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call expect('of a(1:24:3):', [1, 4, 13, 16], flat)
    end if
    call MPI_Type_free(pairs, ierror)
end subroutine
!# sections_characters
subroutine sections_characters
    use seen
    USES
    implicit none
    HEADER
    character(len=3) :: a(6), b(6)
    integer :: rank, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = ['one', 'two', 'thr', 'fou', 'fiv', 'six']
    b = '---'
    if (rank == 0) then
        call MPI_Send(a(1:6:2), 9, MPI_CHARACTER, 1, 1, MPI_COMM_WORLD, ierror)
    else
        call MPI_Recv(b(2:6:2), 9, MPI_CHARACTER, 0, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call expect('b(2:6:2) is', 'onethrfiv', b(2)//b(4)//b(6))
        call expect('b(1:5:2) is', '---------', b(1)//b(3)//b(5))
    end if
end subroutine
!# sections_sendrecv
subroutine sections_sendrecv
    use seen
    USES
    implicit none
    HEADER
    integer :: a(12), b(12), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [(100*rank + i, i=1, 12)]
    b = 0
    call MPI_Sendrecv(a(1:12:3), 4, MPI_INTEGER, 1 - rank, 1, b(2:8:2), 4, MPI_INTEGER, 1 - rank, 1, MPI_COMM_WORLD, &
                      MPI_STATUS_IGNORE, ierror)
    call expect('b(2:8:2):', [(100*(1 - rank) + i, i=1, 10, 3)], b(2:8:2))
    call expect('other elements of b:', 0, sum(b) - sum(b(2:8:2)))
end subroutine
!# sections_bcast
subroutine sections_bcast
    use seen
    USES
    implicit none
    HEADER
    integer :: a(4, 6), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = 0
    if (rank == 0) a = reshape([(i, i=1, 24)], [4, 6])
    call MPI_Bcast(a(1:4:2, 1:6:2), 6, MPI_INTEGER, 0, MPI_COMM_WORLD, ierror)
    call expect('a(1:4:2,1:6:2):', [1, 3, 9, 11, 17, 19], reshape(a(1:4:2, 1:6:2), [6]))
end subroutine
!# sections_gather
subroutine sections_gather
    use seen
    USES
    implicit none
    HEADER
    integer :: a(3), b(12), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [(10*rank + i, i=1, 3)]
    b = 0
    call MPI_Gather(a, 3, MPI_INTEGER, b(1:12:2), 3, MPI_INTEGER, 0, MPI_COMM_WORLD, ierror)
    if (rank == 0) call expect('b:', [1, 0, 2, 0, 3, 0, 11, 0, 12, 0, 13, 0], b)
end subroutine
!# sections_scatter
subroutine sections_scatter
    use seen
    USES
    implicit none
    HEADER
    integer :: a(12), b(3), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [(i, i=1, 12)]
    b = 0
    call MPI_Scatter(a(1:12:2), 3, MPI_INTEGER, b, 3, MPI_INTEGER, 0, MPI_COMM_WORLD, ierror)
    call expect('b:', merge([1, 3, 5], [7, 9, 11], rank == 0), b)
end subroutine
!# sections_allgather
subroutine sections_allgather
    use seen
    USES
    implicit none
    HEADER
    integer :: a(2), b(3, 4), rank, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [10*rank + 1, 10*rank + 2]
    b = 0
    call MPI_Allgather(a, 2, MPI_INTEGER, b(2, :), 2, MPI_INTEGER, MPI_COMM_WORLD, ierror)
    call expect('b(2,:):', [1, 2, 11, 12], b(2, :))
    call expect('other elements of b:', 0, sum(b) - sum(b(2, :)))
end subroutine
!# sections_alltoall
subroutine sections_alltoall
    use seen
    USES
    implicit none
    HEADER
    integer :: a(8), b(8), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [(10*rank + i, i=1, 8)]
    b = 0
    call MPI_Alltoall(a(1:8:2), 2, MPI_INTEGER, b(2:8:2), 2, MPI_INTEGER, MPI_COMM_WORLD, ierror)
    if (rank == 0) call expect('b(2:8:2):', [1, 3, 11, 13], b(2:8:2))
    if (rank == 1) call expect('b(2:8:2):', [5, 7, 15, 17], b(2:8:2))
end subroutine
!# sections_gatherv
subroutine sections_gatherv
    use seen
    USES
    implicit none
    HEADER
    integer :: a(2), b(12), rank, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [10*rank + 1, 10*rank + 2]
    b = 0
    call MPI_Gatherv(a, 2, MPI_INTEGER, b(1:12:2), [2, 2], [0, 3], MPI_INTEGER, 0, MPI_COMM_WORLD, ierror)
    if (rank == 0) call expect('b:', [1, 0, 2, 0, 0, 0, 11, 0, 12, 0, 0, 0], b)
end subroutine
!# sections_allreduce
subroutine sections_allreduce
    use seen
    USES
    implicit none
    HEADER
    integer :: a(8), b(12), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [(10*rank + i, i=1, 8)]
    b = 0
    call MPI_Allreduce(a(1:8:2), b(2:12:3), 4, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
    call expect('b(2:12:3):', [12, 16, 20, 24], b(2:12:3))
    call expect('other elements of b:', 0, sum(b) - sum(b(2:12:3)))
end subroutine
!# sections_in_place
subroutine sections_in_place
    use seen
    USES
    implicit none
    HEADER
    integer :: b(8), rank, i, ierror
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    b = [(10*rank + i, i=1, 8)]
    call MPI_Allreduce(MPI_IN_PLACE, b(1:8:2), 4, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
    call expect('b(1:8:2):', [12, 16, 20, 24], b(1:8:2))
    call expect('b(2:8:2):', [(10*rank + i, i=2, 8, 2)], b(2:8:2))
end subroutine
!# sections_pack
subroutine sections_pack
    use seen
    USES
    implicit none
    HEADER
    integer :: a(4, 4), b(4, 4), packed(100), position, i, ierror
    a = reshape([(i, i=1, 16)], [4, 4])
    b = 0
    position = 0
    call MPI_Pack(a(1:4:2, 2:3), 4, MPI_INTEGER, packed, 400, position, MPI_COMM_WORLD, ierror)
    position = 0
    call MPI_Unpack(packed, 400, position, b(2:4:2, 1:2), 4, MPI_INTEGER, MPI_COMM_WORLD, ierror)
    call expect('b(2:4:2,1:2):', [5, 7, 9, 11], reshape(b(2:4:2, 1:2), [4]))
    call expect('sum of b:', 32, sum(b))
end subroutine
!# sections_file
subroutine sections_file
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_File) :: file
    integer :: a(12), b(12), flat(4), rank, i, ierror
    character(len=24) :: name
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    write (name, '(a,i0)') 'bindery-conformance-', rank
    call MPI_File_open(MPI_COMM_SELF, trim(name), ior(ior(MPI_MODE_CREATE, MPI_MODE_RDWR), MPI_MODE_DELETE_ON_CLOSE), MPI_INFO_NULL, &
                       file, ierror)
    if (ierror /= MPI_SUCCESS) then
        call skip('MPI_File_open fails here')
        return
    end if
    a = [(i, i=1, 12)]
    b = 0
    call MPI_File_write_at(file, 0_MPI_OFFSET_KIND, a(1:12:3), 4, MPI_INTEGER, MPI_STATUS_IGNORE, ierror)
    call MPI_File_read_at(file, 0_MPI_OFFSET_KIND, flat, 4, MPI_INTEGER, MPI_STATUS_IGNORE, ierror)
    call expect('written from a(1:12:3):', [1, 4, 7, 10], flat)
    call MPI_File_read_at(file, 0_MPI_OFFSET_KIND, b(2:12:3), 4, MPI_INTEGER, MPI_STATUS_IGNORE, ierror)
    call expect('read into b(2:12:3):', flat, b(2:12:3))
    call MPI_File_close(file, ierror)
end subroutine
!# sections_isend
subroutine sections_isend
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(2)
    integer :: a(6, 4), b(6, 4)
    integer :: rank, i, ierror
    if (.not. MPI_SUBARRAYS_SUPPORTED) then
        call skip('MPI_SUBARRAYS_SUPPORTED is .FALSE.')
        return
    end if
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = reshape([(100*rank + i, i=1, 24)], [6, 4])
    b = 0
    call MPI_Irecv(b(2:6:2, 1:4:2), 6, MPI_INTEGER, 1 - rank, 1, MPI_COMM_WORLD, requests(1), ierror)
    call MPI_Isend(a(1:6:2, 2:4:2), 6, MPI_INTEGER, 1 - rank, 1, MPI_COMM_WORLD, requests(2), ierror)
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierror)
    call settle(b)
    call expect('b(2:6:2,1:4:2):', [7, 9, 11, 19, 21, 23] + 100*(1 - rank), reshape(b(2:6:2, 1:4:2), [6]))
    call expect('other elements of b:', 0, sum(b) - sum(b(2:6:2, 1:4:2)))
end subroutine
!# sections_icollective
subroutine sections_icollective
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: request
    integer :: a(8), b(8)
    integer :: rank, i, ierror
    if (.not. MPI_SUBARRAYS_SUPPORTED) then
        call skip('MPI_SUBARRAYS_SUPPORTED is .FALSE.')
        return
    end if
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [(10*rank + i, i=1, 8)]
    b = 0
    call MPI_Iallgather(a(1:4:2), 2, MPI_INTEGER, b(1:8:2), 2, MPI_INTEGER, MPI_COMM_WORLD, request, ierror)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    call settle(b)
    call expect('b after an allgather:', [1, 0, 3, 0, 11, 0, 13, 0], b)
    b = 0
    call MPI_Iallreduce(a(1:8:2), b(2:8:2), 4, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, request, ierror)
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    call settle(b)
    call expect('b after an allreduce:', [0, 12, 0, 16, 0, 20, 0, 24], b)
end subroutine
!# sections_persistent
subroutine sections_persistent
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Request) :: requests(2)
    integer :: a(8), b(8)
    integer :: rank, i, round, ierror
    if (.not. MPI_SUBARRAYS_SUPPORTED) then
        call skip('MPI_SUBARRAYS_SUPPORTED is .FALSE.')
        return
    end if
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Send_init(a(1:8:2), 4, MPI_INTEGER, 1 - rank, 1, MPI_COMM_WORLD, requests(1), ierror)
    call MPI_Recv_init(b(2:8:2), 4, MPI_INTEGER, 1 - rank, 1, MPI_COMM_WORLD, requests(2), ierror)
    do round = 1, 2
        a = [(10*round + i, i=1, 8)]
        b = 0
        call settle(a)
        call settle(b)
        call MPI_Startall(2, requests, ierror)
        call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierror)
        call settle(b)
        call expect('b(2:8:2):', [1, 3, 5, 7] + 10*round, b(2:8:2))
    end do
    call MPI_Request_free(requests(1), ierror)
    call MPI_Request_free(requests(2), ierror)
end subroutine
!# sections_put
subroutine sections_put
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Win) :: window
    integer :: a(8), b(4)
    integer :: rank, i, ierror
    if (.not. MPI_SUBARRAYS_SUPPORTED) then
        call skip('MPI_SUBARRAYS_SUPPORTED is .FALSE.')
        return
    end if
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    a = [(10*rank + i, i=1, 8)]
    b = 0
    call MPI_Win_create(b, 16_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window, ierror)
    call MPI_Win_fence(0, window, ierror)
    call MPI_Put(a(1:8:2), 4, MPI_INTEGER, 1 - rank, 0_MPI_ADDRESS_KIND, 4, MPI_INTEGER, window, ierror)
    call MPI_Win_fence(0, window, ierror)
    call settle(b)
    call expect('b:', [1, 3, 5, 7] + 10*(1 - rank), b)
    call MPI_Win_free(window, ierror)
end subroutine
