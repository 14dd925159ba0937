! A wrapper converts these, checked from Fortran: constants known by address, strings, LOGICALs, statuses, attributes, callbacks. Run on two
! processes, with the MPI's own bindings and through the intercept library. It prints the number of checks and of wrong ones.
#if defined(DIALECT_f08)
#define USES use mpi_f08
#define HANDLE(name) type(name)
#define STATUS type(MPI_Status)
#elif defined(DIALECT_mpi)
#define USES use mpi
#define HANDLE(name) integer
#define STATUS integer, dimension(MPI_STATUS_SIZE)
#else
#define USES
#define HANDLE(name) integer
#define STATUS integer, dimension(MPI_STATUS_SIZE)
#endif
#if defined(DIALECT_mpifh)
#define HEADER include 'mpif.h'
#else
#define HEADER
#endif
module checked
    implicit none
    integer :: checks = 0, wrong = 0, copies = 0, deletions = 0, errors = 0
contains
    subroutine check(what, right)
        character(len=*), intent(in) :: what
        logical, intent(in) :: right
        checks = checks + 1
        if (right) return
        wrong = wrong + 1
        print '(2a)', 'wrong: ', what
    end subroutine
end module

module callbacks
    use checked
    USES
    implicit none
contains
#if defined(DIALECT_f08)
    subroutine larger(in, inout, length, datatype)
        use, intrinsic :: iso_c_binding
        type(c_ptr), value :: in, inout
        integer :: length
        type(MPI_Datatype) :: datatype
        integer, pointer :: a(:), b(:)
        call c_f_pointer(in, a, [length])
        call c_f_pointer(inout, b, [length])
        if (datatype /= MPI_INTEGER) errors = errors + 100
        b = max(a, b)
    end subroutine
#else
    subroutine larger(a, b, length, datatype)
        HEADER
        integer :: length, datatype
        integer :: a(length), b(length)
        if (datatype /= MPI_INTEGER) errors = errors + 100
        b = max(a, b)
    end subroutine
#endif
    subroutine copy_value(comm, key, extra_state, in, out, flag, ierror)
        HEADER
        HANDLE(MPI_Comm) :: comm
        integer :: key, ierror
        integer(MPI_ADDRESS_KIND) :: extra_state, in, out
        logical :: flag
        copies = copies + 1
        out = in + extra_state
        flag = .true.
        ierror = MPI_SUCCESS
    end subroutine
    subroutine delete_value(comm, key, value, extra_state, ierror)
        HEADER
        HANDLE(MPI_Comm) :: comm
        integer :: key, ierror
        integer(MPI_ADDRESS_KIND) :: value, extra_state
        deletions = deletions + 1
        ierror = MPI_SUCCESS
    end subroutine
    subroutine count_error(comm, code)
        HEADER
        HANDLE(MPI_Comm) :: comm
        integer :: code
        errors = errors + 1
    end subroutine
    subroutine extent(datatype, bytes, extra_state, ierror)
        HEADER
        HANDLE(MPI_Datatype) :: datatype
        integer(MPI_ADDRESS_KIND) :: bytes, extra_state
        integer :: ierror
        bytes = 4
        ierror = MPI_SUCCESS
    end subroutine
end module

program main
    use checked
    use callbacks
    USES
    implicit none
    HEADER
#if defined(LACKS_CONVERSION)
    external :: MPI_CONVERSION_FN_NULL
#endif
    HANDLE(MPI_Comm) :: world, copy
    HANDLE(MPI_Datatype) :: datatype
    HANDLE(MPI_Op) :: op
    HANDLE(MPI_Request) :: requests(2)
    HANDLE(MPI_Info) :: info
    HANDLE(MPI_Errhandler) :: handler
    STATUS :: received
    integer :: rank, other, ierror, numbers(4), length, key, class, lengths(1), dims(1), at(1)
    integer, volatile :: there(2), later ! written through MPI_BOTTOM, and while a receive is pending
    integer(MPI_ADDRESS_KIND) :: value, places(1)
    character(len=MPI_MAX_OBJECT_NAME) :: name
    character(len=8) :: text
    logical :: flag, periods(1)

    call MPI_Init(ierror)
    call PMPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_dup(MPI_COMM_WORLD, world, ierror)
    other = 1 - rank

    numbers = rank + [1, 2, 3, 4]
    call MPI_Allreduce(MPI_IN_PLACE, numbers, 4, MPI_INTEGER, MPI_SUM, world, ierror)
    call check('a sum in place', all(numbers == [3, 5, 7, 9]))
    numbers = rank + 1
    if (rank == 0) then
        call MPI_Gather(MPI_IN_PLACE, 2, MPI_INTEGER, numbers, 2, MPI_INTEGER, 0, world, ierror)
        call check('a gather in place', all(numbers == [1, 1, 2, 2]))
    else
        call MPI_Gather(numbers, 2, MPI_INTEGER, numbers, 2, MPI_INTEGER, 0, world, ierror)
    end if

    call MPI_Get_address(there, places(1), ierror)
    lengths = 2
    call MPI_Type_create_hindexed(1, lengths, places, MPI_INTEGER, datatype, ierror)
    call MPI_Type_commit(datatype, ierror)
    numbers = 10 * rank + [1, 2, 3, 4]
    call MPI_Isend(numbers, 2, MPI_INTEGER, other, 7, world, requests(1), ierror)
    call MPI_Recv(MPI_BOTTOM, 1, datatype, other, 7, world, MPI_STATUS_IGNORE, ierror)
    call MPI_Wait(requests(1), MPI_STATUS_IGNORE, ierror)
    call check('a receive through MPI_BOTTOM', there(1) == 10 * other + 1 .and. there(2) == 10 * other + 2)
    call check('a null request', requests(1) == MPI_REQUEST_NULL)
    call MPI_Type_free(datatype, ierror)

    call MPI_Irecv(later, 1, MPI_INTEGER, MPI_ANY_SOURCE, 8, world, requests(1), ierror)
    call MPI_Isend(numbers(1), 1, MPI_INTEGER, other, 8, world, requests(2), ierror)
    call MPI_Waitall(2, requests, MPI_STATUSES_IGNORE, ierror)
    call check('a receive', later == 10 * other + 1)
    call MPI_Isend(numbers, 3, MPI_INTEGER, other, 9, world, requests(1), ierror)
    call MPI_Recv(numbers, 4, MPI_INTEGER, MPI_ANY_SOURCE, MPI_ANY_TAG, world, received, ierror)
    call MPI_Get_count(received, MPI_INTEGER, length, ierror)
#if defined(DIALECT_f08)
    call check('a status', received%MPI_SOURCE == other .and. received%MPI_TAG == 9 .and. length == 3)
#else
    call check('a status', received(MPI_SOURCE) == other .and. received(MPI_TAG) == 9 .and. length == 3)
#endif
    flag = .false.
    do while (.not. flag)
        call MPI_Test(requests(1), flag, MPI_STATUS_IGNORE, ierror)
    end do
    call MPI_Test_cancelled(received, flag, ierror)
    call check('not cancelled', .not. flag)

    call MPI_Comm_set_name(world, 'a name  ', ierror)
    call MPI_Comm_get_name(world, name, length, ierror)
    call check('a name', name == 'a name' .and. length == 6)
    call MPI_Info_create(info, ierror)
    call MPI_Info_set(info, 'key', 'value', ierror)
    text = 'unset'
    call MPI_Info_get(info, 'key', 5, text, flag, ierror)
    call check('an info', flag .and. text == 'value')
    call MPI_Info_free(info, ierror)

    dims = 2
    periods = .true.
    call MPI_Cart_create(world, 1, dims, periods, .false., copy, ierror)
    periods = .false.
    call MPI_Cart_get(copy, 1, dims, periods, at, ierror)
    call check('a topology', periods(1) .and. dims(1) == 2)
    call MPI_Comm_free(copy, ierror)

    call MPI_Op_create(larger, .true., op, ierror)
    numbers = [rank, 1 - rank, 5, rank]
    call MPI_Allreduce(MPI_IN_PLACE, numbers, 4, MPI_INTEGER, op, world, ierror)
    call check('a reduction by a procedure', all(numbers == [1, 1, 5, 1]) .and. errors == 0)
    call MPI_Op_free(op, ierror)

    call MPI_Comm_create_keyval(copy_value, delete_value, key, 5_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_set_attr(world, key, 20_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_dup(world, copy, ierror)
    call MPI_Comm_get_attr(copy, key, value, flag, ierror)
    call check('an attribute that a procedure copied', flag .and. value == 25 .and. copies == 1)
    call MPI_Comm_free(copy, ierror)
    call check('an attribute that a procedure deleted', deletions == 1)
    call MPI_Comm_delete_attr(world, key, ierror)
    call MPI_Comm_free_keyval(key, ierror)
    call MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, key, 0_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_set_attr(world, key, 21_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_dup(world, copy, ierror)
    call MPI_Comm_get_attr(copy, key, value, flag, ierror)
    call check('an attribute that is copied', flag .and. value == 21)
    call MPI_Comm_free(copy, ierror)
    call MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, value, flag, ierror)
    call check('a predefined attribute', flag .and. value >= 32767 .and. value <= huge(0))

    call MPI_Comm_create_errhandler(count_error, handler, ierror)
    call MPI_Comm_set_errhandler(world, handler, ierror)
    call MPI_Send(numbers, 1, MPI_INTEGER, 99, 0, world, ierror)
    call MPI_Error_class(ierror, class, ierror)
    call check('an error handler', errors == 1 .and. class == MPI_ERR_RANK)
    call MPI_Errhandler_free(handler, ierror)
    ! Open MPI takes no data representation; the tool sees the call.
    call MPI_Register_datarep('bindery', MPI_CONVERSION_FN_NULL, MPI_CONVERSION_FN_NULL, extent, 0_MPI_ADDRESS_KIND, ierror)
    call check('the time', MPI_Wtime() >= 0 .and. MPI_Wtick() > 0)
    call MPI_Barrier(world, ierror)
    if (rank == 0) print '(i0, a, i0, a)', checks, ' checks, ', wrong, ' wrong'
    call MPI_Finalize(ierror)
end program
