! Routines of MPI-1 that were removed in MPI-3.0, as old programs call them: INTEGER addresses, which are an error where they do not
! fit and never cut. mpif.h, or with -DDIALECT_mpi the module.
program removed
#ifdef DIALECT_mpi
    use mpi
#endif
    implicit none
#ifndef DIALECT_mpi
    include 'mpif.h'
#endif
    integer, parameter :: SENTINEL = -77
    integer :: ierror, errhandler, before, address, extent, lower, upper, class
    integer :: vector, indexed, struct, wide, resized, bounded, integers(4), types(3)
    integer(kind=MPI_ADDRESS_KIND) :: addresses(3)
    logical :: is_lost
    integer(kind=MPI_ADDRESS_KIND) :: true_address
    integer :: cell, times_handled = 0, handled_comm = 0, handled_code = 0

    call MPI_INIT(ierror)
    call MPI_ERRHANDLER_GET(MPI_COMM_SELF, before, ierror)
    call check('the handler is the one that MPI starts with', before == MPI_ERRORS_ARE_FATAL)
    call MPI_ERRHANDLER_SET(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call MPI_ERRHANDLER_GET(MPI_COMM_SELF, errhandler, ierror)
    call check('the handler is the one that was set', errhandler == MPI_ERRORS_RETURN .and. ierror == MPI_SUCCESS)

    call MPI_TYPE_HVECTOR(3, 1, 8, MPI_INTEGER, vector, ierror)
    call MPI_TYPE_EXTENT(vector, extent, ierror)
    call check('extent of a vector', extent == 20 .and. ierror == MPI_SUCCESS)
    call MPI_TYPE_HINDEXED(2, [1, 2], [12, -4], MPI_INTEGER, indexed, ierror)
    call MPI_TYPE_LB(indexed, lower, ierror)
    call MPI_TYPE_UB(indexed, upper, ierror)
    call check('bounds of an indexed type', lower == -4 .and. upper == 16)
    call MPI_TYPE_STRUCT(2, [1, 1], [0, 16], [MPI_INTEGER, MPI_DOUBLE_PRECISION], struct, ierror)
    call MPI_TYPE_UB(struct, upper, ierror)
    call check('upper bound of a structure', upper == 24)
#ifndef ABI
    ! Constants that Open MPI hides from C; the standard ABI has none of them.
    call MPI_TYPE_STRUCT(3, [1, 1, 1], [-4, 0, 20], [MPI_LB, MPI_INTEGER, MPI_UB], bounded, ierror)
    call MPI_TYPE_LB(bounded, lower, ierror)
    call MPI_TYPE_UB(bounded, upper, ierror)
    call check('bounds by markers', lower == -4 .and. upper == 20)
    call MPI_TYPE_GET_CONTENTS(bounded, 4, 3, 3, integers, addresses, types, ierror)
    call check('markers that come back', types(1) == MPI_LB .and. types(3) == MPI_UB)
    call check('constants of MPI-1', MPI_COMBINER_HVECTOR_INTEGER /= MPI_COMBINER_HVECTOR .and. &
        MPI_COMBINER_HINDEXED_INTEGER /= MPI_COMBINER_HINDEXED .and. MPI_COMBINER_STRUCT_INTEGER /= MPI_COMBINER_STRUCT)
#endif
    call MPI_TYPE_CREATE_RESIZED(MPI_INTEGER, 100_MPI_ADDRESS_KIND, 50_MPI_ADDRESS_KIND, resized, ierror)
    call MPI_TYPE_UB(resized, upper, ierror)
    call MPI_TYPE_LB(resized, lower, ierror)
    call check('bounds that were set', lower == 100 .and. upper == 150)

    call MPI_TYPE_HVECTOR(3, 1, 2**30, MPI_INTEGER, wide, ierror)
    extent = SENTINEL
    call MPI_TYPE_EXTENT(wide, extent, ierror)
    call MPI_ERROR_CLASS(ierror, class, before)
    call check('an extent beyond INTEGER is an error', class == MPI_ERR_ARG .and. extent == SENTINEL)

    address = SENTINEL
    call MPI_GET_ADDRESS(cell, true_address, ierror)
    call MPI_ADDRESS(cell, address, ierror)
    if (abs(true_address) <= huge(address)) then
        call check('an address', address == true_address .and. ierror == MPI_SUCCESS)
    else
        call MPI_ERROR_CLASS(ierror, class, before)
        call check('an address beyond INTEGER is an error', class == MPI_ERR_ARG .and. address == SENTINEL)
    end if

    ! Over the standard ABI of MPICH 5.0.2 a call succeeds when a handler has returned, in C too.
    call MPI_COMM_CREATE_ERRHANDLER(on_comm, errhandler, ierror)
    call MPI_COMM_SET_ERRHANDLER(MPI_COMM_SELF, errhandler, ierror)
    call MPI_ERRHANDLER_FREE(errhandler, ierror)
    call MPI_SEND(cell, 1, MPI_INTEGER, 1000000, 0, MPI_COMM_SELF, ierror)
    is_lost = ierror == MPI_SUCCESS
    times_handled = 0

    call MPI_ERRHANDLER_CREATE(on_comm, errhandler, ierror)
    call check('a handler is made', ierror == MPI_SUCCESS .and. errhandler /= MPI_ERRHANDLER_NULL)
    call MPI_ERRHANDLER_SET(MPI_COMM_SELF, errhandler, ierror)
    call MPI_ERRHANDLER_FREE(errhandler, ierror)
    call MPI_SEND(cell, 1, MPI_INTEGER, 1000000, 0, MPI_COMM_SELF, ierror)
    call MPI_ERROR_CLASS(handled_code, class, before)
    call check('the handler runs', times_handled == 1 .and. handled_comm == MPI_COMM_SELF)
    call check('with the code of the error', class == MPI_ERR_RANK)
    call check('which the call returns, as with a handler of today', ierror == merge(MPI_SUCCESS, handled_code, is_lost))
    print '(A)', 'done'
    call MPI_FINALIZE(ierror)

contains

    subroutine on_comm(comm, code)
        integer :: comm, code
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
