! Constants of Fortran beside those of C.
#if defined(DIALECT_f08)
#define NUMBER(handle) handle%MPI_VAL
#else
#define NUMBER(handle) handle
#endif
module constants_in_c
    implicit none
    interface
        integer function value_in_c(number) bind(C)
            integer, value :: number
        end function
        integer function length_in_c(number) bind(C)
            integer, value :: number
        end function
        integer function handle_in_c(number) bind(C)
            integer, value :: number
        end function
        integer function size_in_c(number) bind(C)
            integer, value :: number
        end function
        subroutine status_in_c(status, tag, count) bind(C)
            integer, intent(in) :: status(*)
            integer, intent(out) :: tag, count
        end subroutine
    end interface
end module
!# constants_equal
subroutine constants_equal
    use seen
    use constants_in_c
    USES
    implicit none
    HEADER
    integer :: i
    integer, parameter :: values(18) = [MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_PROC_NULL, MPI_UNDEFINED, MPI_ROOT, MPI_ERR_TRUNCATE, &
        MPI_ERR_OTHER, MPI_ERR_IN_STATUS, MPI_ERR_LASTCODE, MPI_THREAD_MULTIPLE, MPI_MODE_CREATE, MPI_MODE_RDWR, MPI_LOCK_SHARED, &
        MPI_IDENT, MPI_CONGRUENT, MPI_CART, MPI_COMBINER_VECTOR, MPI_ORDER_FORTRAN]
    call expect('values', [(value_in_c(i), i=1, 18)], values)
end subroutine
!# constants_keys
subroutine constants_keys
    use seen
    use constants_in_c
    USES
    implicit none
    HEADER
    call expect('MPI_TAG_UB:', value_in_c(19), MPI_TAG_UB)
end subroutine
!# constants_lengths
subroutine constants_lengths
    use seen
    use constants_in_c
    USES
    implicit none
    HEADER
    integer :: i
    integer, parameter :: lengths(8) = [MPI_MAX_PROCESSOR_NAME, MPI_MAX_ERROR_STRING, MPI_MAX_OBJECT_NAME, MPI_MAX_INFO_KEY, &
        MPI_MAX_INFO_VAL, MPI_MAX_PORT_NAME, MPI_MAX_DATAREP_STRING, MPI_MAX_LIBRARY_VERSION_STRING]
    call expect('lengths', [(length_in_c(i) - 1, i=1, 8)], lengths)
end subroutine
!# constants_handles
subroutine constants_handles
    use seen
    use constants_in_c
    USES
    implicit none
    HEADER
    integer :: i, found(8)
    found = [NUMBER(MPI_COMM_WORLD), NUMBER(MPI_COMM_NULL), NUMBER(MPI_INTEGER), NUMBER(MPI_DOUBLE_PRECISION), NUMBER(MPI_SUM), &
             NUMBER(MPI_REQUEST_NULL), NUMBER(MPI_INFO_NULL), NUMBER(MPI_ERRORS_RETURN)]
    call expect('handles', [(handle_in_c(i), i=1, 8)], found)
end subroutine
!# constants_kinds
subroutine constants_kinds
    use seen
    use constants_in_c
    USES
    implicit none
    HEADER
    integer :: i
    call expect('bytes of an address, an offset, a count, an integer:', [(size_in_c(i), i=1, 4)], &
                [MPI_ADDRESS_KIND, MPI_OFFSET_KIND, MPI_COUNT_KIND, kind(1)])
end subroutine
!# constants_status
subroutine constants_status
    use seen
    use constants_in_c
    USES
    implicit none
    HEADER
    STATUS :: status
    integer :: plain(MPI_STATUS_SIZE), got(3), tag, count, ierror
    call MPI_Sendrecv([1, 2, 3], 3, MPI_INTEGER, 0, 15, got, 3, MPI_INTEGER, 0, 15, MPI_COMM_SELF, status, ierror)
#ifdef DIALECT_f08
    call MPI_Status_f082f(status, plain, ierror)
#else
    plain = status
#endif
    call status_in_c(plain, tag, count)
    call expect('tag in C:', 15, tag)
    call expect('count in C:', 3, count)
end subroutine
!# constants_bottom
subroutine constants_bottom
    use seen
    USES
    implicit none
    HEADER
    HANDLE(MPI_Datatype) :: where
    integer(kind=MPI_ADDRESS_KIND) :: addresses(2)
    integer, save :: a, b
    integer :: got(2), ierror
    a = 11
    b = 12
    call MPI_Get_address(a, addresses(1), ierror)
    call MPI_Get_address(b, addresses(2), ierror)
    call MPI_Type_create_hindexed(2, [1, 1], addresses, MPI_INTEGER, where, ierror)
    call MPI_Type_commit(where, ierror)
    call MPI_Sendrecv(MPI_BOTTOM, 1, where, 0, 1, got, 2, MPI_INTEGER, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call expect('it got', [11, 12], got)
    call MPI_Type_free(where, ierror)
end subroutine
!# constants_version
subroutine constants_version
    use seen
    use constants_in_c
    USES
    implicit none
    HEADER
    integer :: version, subversion, ierror
    call MPI_Get_version(version, subversion, ierror)
    call expect('the library says', [MPI_VERSION, MPI_SUBVERSION], [version, subversion])
    call expect('C has', [MPI_VERSION, MPI_SUBVERSION], [value_in_c(20), value_in_c(21)])
end subroutine
