! Routines of MPI-1 that were removed in MPI-3.0, as old programs call them: INTEGER addresses, which are an error where they do not
! fit and never cut; and MPI-1's attributes. mpif.h, or a module, as -DDIALECT_… says. mpi_f08 gives those that were removed implicit
! interfaces, as the MPIs' own do: programs pass handles of its types, or with -DINTEGERS integers.
#ifdef DIALECT_f08
#define HANDLE(name) type(name)
#else
#define HANDLE(name) integer
#endif
#ifdef INTEGERS
#define OLD(handle) handle%MPI_VAL
#else
#define OLD(handle) handle
#endif
program removed
#if defined(DIALECT_f08)
    use mpi_f08
#elif defined(DIALECT_mpi)
    use mpi
#endif
    implicit none
#ifdef DIALECT_mpifh
    include 'mpif.h'
#endif
    integer, parameter :: SENTINEL = -77
    integer :: ierror, ignored, address, extent, lower, upper, class, integers(4)
    HANDLE(MPI_Errhandler) :: errhandler, before
    HANDLE(MPI_Datatype) :: vector, indexed, struct, wide, resized, bounded, types(3)
    integer(kind=MPI_ADDRESS_KIND) :: addresses(3)
    logical :: is_lost
    integer(kind=MPI_ADDRESS_KIND) :: true_address
    integer :: cell, times_handled = 0, handled_code = 0, keyval, value
    HANDLE(MPI_Comm) :: handled_comm, copy
    logical :: found

    call MPI_INIT(ierror)
    call MPI_ERRHANDLER_GET(OLD(MPI_COMM_SELF), OLD(before), ierror)
    call check('the handler is the one that MPI starts with', before == MPI_ERRORS_ARE_FATAL)
    call MPI_ERRHANDLER_SET(OLD(MPI_COMM_SELF), OLD(MPI_ERRORS_RETURN), ierror)
    call MPI_ERRHANDLER_GET(OLD(MPI_COMM_SELF), OLD(errhandler), ierror)
    call check('the handler is the one that was set', errhandler == MPI_ERRORS_RETURN .and. ierror == MPI_SUCCESS)

    call MPI_TYPE_HVECTOR(3, 1, 8, OLD(MPI_INTEGER), OLD(vector), ierror)
    call MPI_TYPE_EXTENT(OLD(vector), extent, ierror)
    call check('extent of a vector', extent == 20 .and. ierror == MPI_SUCCESS)
    call MPI_TYPE_HINDEXED(2, [1, 2], [12, -4], OLD(MPI_INTEGER), OLD(indexed), ierror)
    call MPI_TYPE_LB(OLD(indexed), lower, ierror)
    call MPI_TYPE_UB(OLD(indexed), upper, ierror)
    call check('bounds of an indexed type', lower == -4 .and. upper == 16)
    call MPI_TYPE_STRUCT(2, [1, 1], [0, 16], [OLD(MPI_INTEGER), OLD(MPI_DOUBLE_PRECISION)], &
        OLD(struct), ierror)
    call MPI_TYPE_UB(OLD(struct), upper, ierror)
    call check('upper bound of a structure', upper == 24)
#ifndef ABI
    ! Constants that Open MPI hides from C; the standard ABI has none of them.
    call MPI_TYPE_STRUCT(3, [1, 1, 1], [-4, 0, 20], [OLD(MPI_LB), OLD(MPI_INTEGER), OLD(MPI_UB)], &
        OLD(bounded), ierror)
    call MPI_TYPE_LB(OLD(bounded), lower, ierror)
    call MPI_TYPE_UB(OLD(bounded), upper, ierror)
    call check('bounds by markers', lower == -4 .and. upper == 20)
    call MPI_TYPE_GET_CONTENTS(bounded, 4, 3, 3, integers, addresses, types, ierror)
    call check('markers that come back', types(1) == MPI_LB .and. types(3) == MPI_UB)
    call check('constants of MPI-1', MPI_COMBINER_HVECTOR_INTEGER /= MPI_COMBINER_HVECTOR .and. &
        MPI_COMBINER_HINDEXED_INTEGER /= MPI_COMBINER_HINDEXED .and. MPI_COMBINER_STRUCT_INTEGER /= MPI_COMBINER_STRUCT)
#endif
    call MPI_TYPE_CREATE_RESIZED(MPI_INTEGER, 100_MPI_ADDRESS_KIND, 50_MPI_ADDRESS_KIND, resized, ierror)
    call MPI_TYPE_UB(OLD(resized), upper, ierror)
    call MPI_TYPE_LB(OLD(resized), lower, ierror)
    call check('bounds that were set', lower == 100 .and. upper == 150)

    call MPI_TYPE_HVECTOR(3, 1, 2**30, OLD(MPI_INTEGER), OLD(wide), ierror)
    extent = SENTINEL
    call MPI_TYPE_EXTENT(OLD(wide), extent, ierror)
    call MPI_ERROR_CLASS(ierror, class, ignored)
    call check('an extent beyond INTEGER is an error', class == MPI_ERR_ARG .and. extent == SENTINEL)

    address = SENTINEL
    call MPI_GET_ADDRESS(cell, true_address, ierror)
    call MPI_ADDRESS(cell, address, ierror)
    if (abs(true_address) <= huge(address)) then
        call check('an address', address == true_address .and. ierror == MPI_SUCCESS)
    else
        call MPI_ERROR_CLASS(ierror, class, ignored)
        call check('an address beyond INTEGER is an error', class == MPI_ERR_ARG .and. address == SENTINEL)
    end if

    ! Over the standard ABI of MPICH 5.0.2 a call succeeds when a handler has returned, in C too.
    call MPI_COMM_CREATE_ERRHANDLER(on_comm, errhandler, ierror)
    call MPI_COMM_SET_ERRHANDLER(MPI_COMM_SELF, errhandler, ierror)
    call MPI_ERRHANDLER_FREE(errhandler, ierror)
    call MPI_SEND(cell, 1, MPI_INTEGER, 1000000, 0, MPI_COMM_SELF, ierror)
    is_lost = ierror == MPI_SUCCESS
    times_handled = 0

    call MPI_ERRHANDLER_CREATE(on_comm, OLD(errhandler), ierror)
    call check('a handler is made', ierror == MPI_SUCCESS .and. errhandler /= MPI_ERRHANDLER_NULL)
    call MPI_ERRHANDLER_SET(OLD(MPI_COMM_SELF), OLD(errhandler), ierror)
    call MPI_ERRHANDLER_FREE(errhandler, ierror)
    call MPI_SEND(cell, 1, MPI_INTEGER, 1000000, 0, MPI_COMM_SELF, ierror)
    call MPI_ERROR_CLASS(handled_code, class, ignored)
    call check('the handler runs', times_handled == 1 .and. handled_comm == MPI_COMM_SELF)
    call check('with the code of the error', class == MPI_ERR_RANK)
    call check('which the call returns, as with a handler of today', ierror == merge(MPI_SUCCESS, handled_code, is_lost))

    call MPI_KEYVAL_CREATE(twice_as_much, MPI_NULL_DELETE_FN, keyval, 7, ierror)
    call MPI_ATTR_PUT(OLD(MPI_COMM_SELF), keyval, -21, ierror)
    call MPI_COMM_DUP(MPI_COMM_SELF, copy, ierror)
    call MPI_ATTR_GET(OLD(copy), keyval, value, found, ierror)
    call check('a copied attribute', found .and. value == -42)
    call MPI_ATTR_DELETE(OLD(copy), keyval, ierror)
    call MPI_ATTR_GET(OLD(copy), keyval, value, found, ierror)
    call check('a deleted attribute', .not. found)
    call MPI_KEYVAL_FREE(keyval, ierror)
    call check('a freed key', keyval == MPI_KEYVAL_INVALID)
    call MPI_KEYVAL_CREATE(MPI_DUP_FN, MPI_NULL_DELETE_FN, keyval, 0, ierror)
    call MPI_ATTR_PUT(OLD(copy), keyval, 5, ierror)
    call MPI_ATTR_GET(OLD(copy), keyval, value, found, ierror)
    call check('an attribute with predefined callbacks', found .and. value == 5)
    call MPI_COMM_FREE(copy, ierror)
    print '(A)', 'done'
    call MPI_FINALIZE(ierror)

contains

    subroutine twice_as_much(comm, keyval, extra_state, value_in, value_out, flag, ierror)
        HANDLE(MPI_Comm) :: comm
        integer :: keyval, extra_state, value_in, value_out, ierror
        logical :: flag
        value_out = 2 * value_in
        flag = extra_state == 7 .and. comm == MPI_COMM_SELF
        ierror = MPI_SUCCESS
    end subroutine

    subroutine on_comm(comm, code)
        HANDLE(MPI_Comm) :: comm
        integer :: code
        times_handled = times_handled + 1
        handled_comm = comm
        handled_code = code
    end subroutine

    subroutine check(what, good)
        character(len=*), intent(in) :: what
        logical, intent(in) :: good
        if (.not. good) print '(A)', 'wrong: ' // what
    end subroutine

end program
