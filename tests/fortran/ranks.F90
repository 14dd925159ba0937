! Each process keeps its own: sections that arrive later, operations, attributes, error handlers, constants. Right where processes are
! simulated in one, too.
module ranks_callbacks
    use mpi_f08
    use, intrinsic :: iso_c_binding
    implicit none
    integer :: rank, size, handled = 0
contains
    subroutine add(invec, inoutvec, length, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer :: length
        type(MPI_Datatype) :: datatype
        integer, pointer :: in(:), inout(:)
        call c_f_pointer(invec, in, [length])
        call c_f_pointer(inoutvec, inout, [length])
        inout = in + inout
        if (datatype /= MPI_INTEGER) inout = -1
    end subroutine
    subroutine copy(oldcomm, keyval, extra_state, value_in, value_out, flag, ierror)
        type(MPI_Comm) :: oldcomm
        integer :: keyval, ierror
        integer(MPI_ADDRESS_KIND) :: extra_state, value_in, value_out
        logical :: flag
        value_out = value_in + extra_state
        flag = oldcomm == MPI_COMM_WORLD .and. keyval /= MPI_KEYVAL_INVALID
        ierror = MPI_SUCCESS
    end subroutine
    subroutine delete(comm, keyval, value, extra_state, ierror)
        type(MPI_Comm) :: comm
        integer :: keyval, ierror
        integer(MPI_ADDRESS_KIND) :: value, extra_state
        ierror = MPI_SUCCESS
        if (comm == MPI_COMM_NULL .or. keyval == MPI_KEYVAL_INVALID .or. value < extra_state) ierror = MPI_ERR_OTHER
    end subroutine
    subroutine handle(comm, code)
        type(MPI_Comm) :: comm
        integer :: code
        if (comm /= MPI_COMM_WORLD .and. code /= MPI_SUCCESS) handled = handled + 1
    end subroutine
    logical function exchanges()
        type(MPI_Request) :: requests(2)
        integer :: received(3, 4), sent(4, 3)
        received = -1
        sent = rank
        call MPI_Irecv(received(2, ::2), 2, MPI_INTEGER, modulo(rank - 1, size), 1, MPI_COMM_WORLD, requests(1))
        call MPI_Isend(sent(2:3, 2), 2, MPI_INTEGER, modulo(rank + 1, size), 1, MPI_COMM_WORLD, requests(2))
        call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE)
        exchanges = all(received(2, ::2) == modulo(rank - 1, size)) .and. count(received == -1) == 10
    end function
    logical function calls_back()
        type(MPI_Comm) :: comm
        type(MPI_Errhandler) :: handler
        type(MPI_Op) :: op
        integer :: keyval, total(2), code
        integer(MPI_ADDRESS_KIND) :: value
        logical :: flag
        call MPI_Op_create(add, .true., op)
        total = [1, rank]
        call MPI_Allreduce(MPI_IN_PLACE, total, 2, MPI_INTEGER, op, MPI_COMM_WORLD)
        call MPI_Comm_create_keyval(copy, delete, keyval, int(rank, MPI_ADDRESS_KIND))
        call MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, 41_MPI_ADDRESS_KIND)
        call MPI_Comm_dup(MPI_COMM_WORLD, comm)
        call MPI_Comm_get_attr(comm, keyval, value, flag)
        call MPI_Comm_create_errhandler(handle, handler)
        call MPI_Comm_set_errhandler(comm, handler)
        call MPI_Send(total, 1, MPI_INTEGER, size + 5, 0, comm, code)
        calls_back = all(total == [size, size * (size - 1) / 2]) .and. flag .and. value == 41 + rank .and. handled == 1
    end function
end module
program ranks
    use ranks_callbacks
    implicit none
    logical :: is_right
    integer :: old
    call MPI_Init()
    call MPI_Comm_rank(MPI_COMM_WORLD, rank)
    call MPI_Comm_size(MPI_COMM_WORLD, size)
    is_right = exchanges()
    is_right = calls_back() .and. is_right
    call MPI_Comm_rank(MPI_COMM_SELF, old)
    is_right = is_right .and. old == 0
    call old_style(old)
    is_right = is_right .and. old == size
    call MPI_Allreduce(MPI_IN_PLACE, is_right, 1, MPI_LOGICAL, MPI_LAND, MPI_COMM_WORLD)
    if (rank == 0) print '(a)', trim(merge("right", "wrong", is_right))
    call MPI_Finalize()
end program
subroutine old_style(total)
    implicit none
    include 'mpif.h'
    integer :: total, ierror
    total = 1
    call MPI_Allreduce(MPI_IN_PLACE, total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
end subroutine
