! Small programs as people write them; all are right.
module cases
    use mpi_f08
    use support
    implicit none
    integer, parameter :: dp = kind(1d0)
contains
    ! Heat on blocks of a plane, with sections as halos.
    subroutine heat ! processes: 4
        integer, parameter :: n = 8
        real(dp), asynchronous :: u(0:n + 1, 0:n + 1), v(n, n)
        type(MPI_Comm) :: grid
        type(MPI_Request) :: requests(8)
        integer :: dims(2), left, right, down, up, step
        real(dp) :: before, after
        dims = 0
        call MPI_Dims_create(size_of_world, 2, dims)
        call MPI_Cart_create(MPI_COMM_WORLD, 2, dims, [.true., .true.], .true., grid)
        call MPI_Cart_shift(grid, 0, 1, left, right)
        call MPI_Cart_shift(grid, 1, 1, down, up)
        u = 0
        u(1:n, 1:n) = rank
        call MPI_Allreduce(sum(u), before, 1, MPI_DOUBLE_PRECISION, MPI_SUM, grid)
        do step = 1, 4
            call MPI_Irecv(u(0, 1:n), n, MPI_DOUBLE_PRECISION, left, 1, grid, requests(1))
            call MPI_Irecv(u(n + 1, 1:n), n, MPI_DOUBLE_PRECISION, right, 2, grid, requests(2))
            call MPI_Irecv(u(1:n, 0), n, MPI_DOUBLE_PRECISION, down, 3, grid, requests(3))
            call MPI_Irecv(u(1:n, n + 1), n, MPI_DOUBLE_PRECISION, up, 4, grid, requests(4))
            call MPI_Isend(u(n, 1:n), n, MPI_DOUBLE_PRECISION, right, 1, grid, requests(5))
            call MPI_Isend(u(1, 1:n), n, MPI_DOUBLE_PRECISION, left, 2, grid, requests(6))
            call MPI_Isend(u(1:n, n), n, MPI_DOUBLE_PRECISION, up, 3, grid, requests(7))
            call MPI_Isend(u(1:n, 1), n, MPI_DOUBLE_PRECISION, down, 4, grid, requests(8))
            call MPI_Waitall(8, requests, MPI_STATUSES_IGNORE)
            v = (u(0:n - 1, 1:n) + u(2:n + 1, 1:n) + u(1:n, 0:n - 1) + u(1:n, 2:n + 1)) / 4
            u(1:n, 1:n) = v
        end do
        call MPI_Allreduce(sum(u(1:n, 1:n)), after, 1, MPI_DOUBLE_PRECISION, MPI_SUM, grid)
        call expect('heat', abs(after - before) < 1e-9_dp)
        call MPI_Comm_free(grid)
    end subroutine

    subroutine workers ! processes: 4
        integer, parameter :: items = 12, work = 1, finish = 2
        type(MPI_Status) :: status
        integer :: next, item, i
        real(dp) :: total, one
        if (rank == 0) then
            total = 0
            next = 0
            do i = 1, items + size_of_world - 1
                call MPI_Recv(one, 1, MPI_DOUBLE_PRECISION, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, status)
                total = total + one
                if (next < items) next = next + 1
                item = next
                if (i <= items) then
                    call MPI_Send(item, 1, MPI_INTEGER, status%MPI_SOURCE, work, MPI_COMM_WORLD)
                else
                    call MPI_Send(item, 0, MPI_INTEGER, status%MPI_SOURCE, finish, MPI_COMM_WORLD)
                end if
            end do
            call expect('total', abs(total - items * (items + 1) / 2) < 1e-9_dp)
        else
            one = 0
            do
                call MPI_Send(one, 1, MPI_DOUBLE_PRECISION, 0, 0, MPI_COMM_WORLD)
                call MPI_Recv(item, 1, MPI_INTEGER, 0, MPI_ANY_TAG, MPI_COMM_WORLD, status)
                if (status%MPI_TAG == finish) exit
                one = item
            end do
        end if
    end subroutine

    subroutine conjugate_gradients ! processes: 4
        integer, parameter :: n = 10
        real(dp) :: x(n), r(n), q(n), rr, next, alpha
        real(dp) :: p(0:n + 1)
        real(dp), asynchronous :: part, whole
        type(MPI_Request) :: request
        integer :: up, down, step
        up = merge(rank + 1, MPI_PROC_NULL, rank + 1 < size_of_world)
        down = merge(rank - 1, MPI_PROC_NULL, rank > 0)
        x = 0
        r = 1
        p = 0
        p(1:n) = r
        rr = sum(r**2)
        call MPI_Allreduce(MPI_IN_PLACE, rr, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
        do step = 1, 60
            if (rr < 1e-20_dp) exit
            call MPI_Sendrecv(p(1), 1, MPI_DOUBLE_PRECISION, down, 0, p(n + 1), 1, MPI_DOUBLE_PRECISION, up, 0, &
                MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            call MPI_Sendrecv(p(n), 1, MPI_DOUBLE_PRECISION, up, 1, p(0), 1, MPI_DOUBLE_PRECISION, down, 1, &
                MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            q = 3 * p(1:n) - p(0:n - 1) - p(2:n + 1)
            part = dot_product(p(1:n), q)
            call MPI_Iallreduce(part, whole, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, request)
            call MPI_Wait(request, MPI_STATUS_IGNORE)
            alpha = rr / whole
            x = x + alpha * p(1:n)
            r = r - alpha * q
            next = sum(r**2)
            call MPI_Allreduce(MPI_IN_PLACE, next, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
            p(1:n) = r + next / rr * p(1:n)
            rr = next
        end do
        call expect('residual', rr < 1e-20_dp)
    end subroutine

    ! Columns of one array become rows of another.
    subroutine transpose_of_blocks ! processes: 4
        integer, parameter :: n = 8, m = n / 4
        real(dp) :: a(n, m), b(n, m)
        type(MPI_Datatype) :: block, turned, column
        integer :: i, j, counts(4), out(4), in(4)
        do j = 1, m
            a(:, j) = [(real(i + n * (rank * m + j), dp), i = 1, n)]
        end do
        call MPI_Type_vector(m, m, n, MPI_DOUBLE_PRECISION, block)
        call MPI_Type_commit(block)
        call MPI_Type_vector(m, 1, n, MPI_DOUBLE_PRECISION, column)
        call MPI_Type_create_hvector(m, 1, 8_MPI_ADDRESS_KIND, column, turned)
        call MPI_Type_commit(turned)
        call MPI_Type_free(column)
        counts = 1
        out = [(8 * m * i, i = 0, 3)]
        in = out
        call MPI_Alltoallw(a, counts, out, [(block, i = 1, 4)], b, counts, in, [(turned, i = 1, 4)], MPI_COMM_WORLD)
        do j = 1, m
            do i = 1, n
                call expect('transposed', nint(b(i, j)) == (rank * m + j) + n * i)
            end do
        end do
        call MPI_Type_free(block)
        call MPI_Type_free(turned)
    end subroutine

    subroutine histogram ! processes: 4
        integer, asynchronous :: bins(4), one
        type(MPI_Win) :: window
        integer :: i, bin, total
        bins = 0
        one = 1
        call MPI_Win_create(bins, 16_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window)
        call MPI_Win_fence(0, window)
        do i = 1, 20
            bin = mod(7 * i + rank, 16)
            call MPI_Accumulate(one, 1, MPI_INTEGER, bin / 4, int(mod(bin, 4), MPI_ADDRESS_KIND), 1, MPI_INTEGER, MPI_SUM, window)
        end do
        call MPI_Win_fence(0, window)
        call MPI_Reduce(sum(bins), total, 1, MPI_INTEGER, MPI_SUM, 0, MPI_COMM_WORLD)
        if (rank == 0) call expect('total', total == 80)
        call MPI_Win_free(window)
    end subroutine

    subroutine file_of_columns ! processes: 4
        type(MPI_File) :: file
        type(MPI_Datatype) :: part
        type(MPI_Status) :: status
        integer :: own(2, 3), seen(2, 3), count
        own = rank
        call MPI_Type_create_subarray(2, [8, 3], [2, 3], [2 * rank, 0], MPI_ORDER_FORTRAN, MPI_INTEGER, part)
        call MPI_Type_commit(part)
        call MPI_File_open(MPI_COMM_WORLD, 'columns.bin', MPI_MODE_CREATE + MPI_MODE_RDWR + MPI_MODE_DELETE_ON_CLOSE, &
            MPI_INFO_NULL, file)
        call MPI_File_set_view(file, 0_MPI_OFFSET_KIND, MPI_INTEGER, part, 'native', MPI_INFO_NULL)
        call MPI_File_write_all(file, own, 6, MPI_INTEGER, status)
        call MPI_Get_count(status, MPI_INTEGER, count)
        call MPI_File_seek(file, 0_MPI_OFFSET_KIND, MPI_SEEK_SET)
        call MPI_File_read_all(file, seen, 6, MPI_INTEGER, MPI_STATUS_IGNORE)
        call expect('file', count == 6 .and. all(seen == rank))
        call MPI_File_close(file)
        call MPI_Type_free(part)
    end subroutine

    subroutine pipeline ! processes: 4
        type(MPI_Request) :: request
        integer, asynchronous :: out
        integer :: value, i, previous, next
        previous = merge(rank - 1, MPI_PROC_NULL, rank > 0)
        next = merge(rank + 1, MPI_PROC_NULL, rank < size_of_world - 1)
        request = MPI_REQUEST_NULL
        do i = 1, 8
            value = i
            call MPI_Recv(value, 1, MPI_INTEGER, previous, i, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
            call MPI_Wait(request, MPI_STATUS_IGNORE)
            out = value + 1
            call MPI_Isend(out, 1, MPI_INTEGER, next, i, MPI_COMM_WORLD, request)
        end do
        call MPI_Wait(request, MPI_STATUS_IGNORE)
        call expect('last', out == 8 + rank + 1)
    end subroutine

    subroutine lengths_then_data ! processes: 4
        integer :: mine(4), theirs(4), out_at(4), in_at(4), i, p
        real(dp), allocatable :: out(:), in(:)
        mine = [(mod(rank + p, 3), p = 0, 3)]
        out_at = [(sum(mine(:p - 1)), p = 1, 4)]
        allocate(out(sum(mine)), source=real(rank, dp))
        call MPI_Alltoall(mine, 1, MPI_INTEGER, theirs, 1, MPI_INTEGER, MPI_COMM_WORLD)
        in_at = [(sum(theirs(:p - 1)), p = 1, 4)]
        allocate(in(sum(theirs)))
        call MPI_Alltoallv(out, mine, out_at, MPI_DOUBLE_PRECISION, in, theirs, in_at, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD)
        do p = 1, 4
            call expect('sender', all(nint(in(in_at(p) + 1:in_at(p) + theirs(p))) == p - 1))
        end do
    end subroutine

    ! Parameters of a run: read by one process, packed and broadcast.
    subroutine namelist ! processes: 4
        character :: packed(200)
        character(16) :: name
        integer :: steps, position
        real(dp) :: width
        logical :: is_periodic
        position = 0
        if (rank == 0) then
            name = 'channel'
            steps = 100
            width = 0.5_dp
            is_periodic = .true.
            call MPI_Pack(name, 16, MPI_CHARACTER, packed, 200, position, MPI_COMM_WORLD)
            call MPI_Pack(steps, 1, MPI_INTEGER, packed, 200, position, MPI_COMM_WORLD)
            call MPI_Pack(width, 1, MPI_DOUBLE_PRECISION, packed, 200, position, MPI_COMM_WORLD)
            call MPI_Pack(is_periodic, 1, MPI_LOGICAL, packed, 200, position, MPI_COMM_WORLD)
        end if
        call MPI_Bcast(packed, 200, MPI_PACKED, 0, MPI_COMM_WORLD)
        position = 0
        call MPI_Unpack(packed, 200, position, name, 16, MPI_CHARACTER, MPI_COMM_WORLD)
        call MPI_Unpack(packed, 200, position, steps, 1, MPI_INTEGER, MPI_COMM_WORLD)
        call MPI_Unpack(packed, 200, position, width, 1, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD)
        call MPI_Unpack(packed, 200, position, is_periodic, 1, MPI_LOGICAL, MPI_COMM_WORLD)
        call expect('parameters', name == 'channel' .and. steps == 100 .and. is_periodic)
    end subroutine

    subroutine persistent_halo ! processes: 4
        real(dp), asynchronous :: u(0:5)
        type(MPI_Request) :: requests(4)
        integer :: up, down, step, i
        up = mod(rank + 1, size_of_world)
        down = mod(rank + size_of_world - 1, size_of_world)
        call MPI_Recv_init(u(0:0), 1, MPI_DOUBLE_PRECISION, down, 0, MPI_COMM_WORLD, requests(1))
        call MPI_Recv_init(u(5:5), 1, MPI_DOUBLE_PRECISION, up, 1, MPI_COMM_WORLD, requests(2))
        call MPI_Send_init(u(4:4), 1, MPI_DOUBLE_PRECISION, up, 0, MPI_COMM_WORLD, requests(3))
        call MPI_Send_init(u(1:1), 1, MPI_DOUBLE_PRECISION, down, 1, MPI_COMM_WORLD, requests(4))
        do step = 1, 3
            u(1:4) = rank + step
            call MPI_Startall(4, requests)
            call MPI_Waitall(4, requests, MPI_STATUSES_IGNORE)
            call expect('halo', nint(u(0)) == down + step .and. nint(u(5)) == up + step)
        end do
        do i = 1, 4
            call MPI_Request_free(requests(i))
        end do
    end subroutine

    subroutine ensemble ! processes: 4
        type(MPI_Comm) :: member, inter
        integer :: colour, own_rank, total, of_others
        colour = mod(rank, 2)
        call MPI_Comm_split(MPI_COMM_WORLD, colour, rank, member)
        call MPI_Comm_rank(member, own_rank)
        call MPI_Allreduce(rank, total, 1, MPI_INTEGER, MPI_SUM, member)
        call MPI_Intercomm_create(member, 0, MPI_COMM_WORLD, 1 - colour, 11, inter)
        call MPI_Allreduce(total, of_others, 1, MPI_INTEGER, MPI_MAX, inter)
        call expect('other ensemble', of_others == merge(4, 2, colour == 0))
        call MPI_Comm_free(inter)
        call MPI_Comm_free(member)
    end subroutine
end module
