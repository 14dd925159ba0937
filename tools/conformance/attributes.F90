! Attributes that Fortran sets and gets, and what C sees of them.
#if defined(DIALECT_f08)
#define NUMBER(handle) handle%MPI_VAL
#else
#define NUMBER(handle) handle
#endif
module in_c
    implicit none
    integer, parameter :: long = selected_int_kind(18)
    interface
        integer(kind=selected_int_kind(18)) function attribute_in_c(comm, keyval) bind(C)
            integer, intent(in) :: comm, keyval
        end function
        integer function small_attribute_in_c(comm, keyval) bind(C)
            integer, intent(in) :: comm, keyval
        end function
        integer(kind=selected_int_kind(18)) function type_attribute_in_c(datatype, keyval) bind(C)
            integer, intent(in) :: datatype, keyval
        end function
        subroutine set_attribute_in_c(comm, keyval, value) bind(C)
            integer, intent(in) :: comm, keyval
            integer(kind=selected_int_kind(18)), intent(in) :: value
        end subroutine
        integer function tag_ub_in_c() bind(C)
        end function
    end interface
end module
!# attributes_own
subroutine attributes_own
    use seen
    use in_c
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm
    integer(kind=MPI_ADDRESS_KIND) :: value
    integer :: keyval, ierror
    logical :: flag
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, keyval, 0_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_set_attr(comm, keyval, 1234567890123_MPI_ADDRESS_KIND, ierror)
    value = 0
    call MPI_Comm_get_attr(comm, keyval, value, flag, ierror)
    call expect('it is set:', .true., flag)
    call expect('the value is', 1234567890123_long, int(value, long))
    call MPI_Comm_free(comm, ierror)
end subroutine
!# attributes_to_c
subroutine attributes_to_c
    use seen
    use in_c
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm
    integer :: keyval, ierror
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, keyval, 0_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_set_attr(comm, keyval, 1234567890123_MPI_ADDRESS_KIND, ierror)
    call expect('the value in C is', 1234567890123_long, attribute_in_c(NUMBER(comm), keyval))
    call MPI_Comm_free(comm, ierror)
end subroutine
!# attributes_to_c_stays
subroutine attributes_to_c_stays
    use seen
    use in_c
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comms(2)
    integer :: keyval, ierror, i
    call MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, keyval, 0_MPI_ADDRESS_KIND, ierror)
    do i = 1, 2
        call MPI_Comm_dup(MPI_COMM_SELF, comms(i), ierror)
        call MPI_Comm_set_attr(comms(i), keyval, int(1000*i, MPI_ADDRESS_KIND), ierror)
    end do
    do i = 1, 2
        call expect('the value in C is', int(1000*i, long), attribute_in_c(NUMBER(comms(i)), keyval))
    end do
    call expect('the first value again is', 1000_long, attribute_in_c(NUMBER(comms(1)), keyval))
    call MPI_Comm_free(comms(1), ierror)
    call MPI_Comm_free(comms(2), ierror)
end subroutine
!# attributes_from_c
subroutine attributes_from_c
    use seen
    use in_c
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm
    integer(kind=MPI_ADDRESS_KIND) :: value
    integer :: keyval, ierror
    logical :: flag
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, keyval, 0_MPI_ADDRESS_KIND, ierror)
    call set_attribute_in_c(NUMBER(comm), keyval, 1234567890123_long)
    value = 0
    call MPI_Comm_get_attr(comm, keyval, value, flag, ierror)
    call expect('it is set:', .true., flag)
    call expect('the value is', 1234567890123_long, int(value, long))
    call MPI_Comm_free(comm, ierror)
end subroutine
!# attributes_small
subroutine attributes_small
    use seen
    use in_c
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm
    integer(kind=MPI_ADDRESS_KIND) :: value
    integer :: keyval, small, ierror
    logical :: flag
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Keyval_create(MPI_NULL_COPY_FN, MPI_NULL_DELETE_FN, keyval, 0, ierror)
    call MPI_Attr_put(comm, keyval, -77, ierror)
    call MPI_Attr_get(comm, keyval, small, flag, ierror)
    call expect('the value is', -77, small)
    call expect('the value in C is', -77, small_attribute_in_c(NUMBER(comm), keyval))
    value = 0
    call MPI_Comm_get_attr(comm, keyval, value, flag, ierror)
    call expect('the value of the newer call is', -77_long, int(value, long))
    call MPI_Comm_free(comm, ierror)
end subroutine
!# attributes_small_from_c
subroutine attributes_small_from_c
    use seen
    use in_c
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm
    integer :: keyval, small, ierror
    logical :: flag
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Keyval_create(MPI_NULL_COPY_FN, MPI_NULL_DELETE_FN, keyval, 0, ierror)
    call set_attribute_in_c(NUMBER(comm), keyval, 4711_long)
    call MPI_Attr_get(comm, keyval, small, flag, ierror)
    call expect('the value is', 4711, small)
    call MPI_Comm_free(comm, ierror)
end subroutine
!# attributes_tag_ub
subroutine attributes_tag_ub
    use seen
    use in_c
    USES
    implicit none
    HEADER
    integer(kind=MPI_ADDRESS_KIND) :: value
    integer :: ierror
    logical :: flag
    value = 0
    call MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, value, flag, ierror)
    call expect('it is at least 32767:', .true., flag .and. value >= 32767)
    call expect('the value is', int(tag_ub_in_c(), long), int(value, long))
end subroutine
!# attributes_absent
subroutine attributes_absent
    use seen
    USES
    implicit none
    HEADER
    integer(kind=MPI_ADDRESS_KIND) :: value
    integer :: keyval, ierror
    logical :: flag
    call MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, keyval, 0_MPI_ADDRESS_KIND, ierror)
    flag = .true.
    call MPI_Comm_get_attr(MPI_COMM_SELF, keyval, value, flag, ierror)
    call expect('it is set:', .false., flag)
    call expect('the call returns', MPI_SUCCESS, ierror)
end subroutine
!# attributes_freed
subroutine attributes_freed
    use seen
    use in_c
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: comm
    integer(kind=MPI_ADDRESS_KIND) :: value
    integer :: keyval, kept, ierror
    logical :: flag
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, keyval, 0_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_set_attr(comm, keyval, 31_MPI_ADDRESS_KIND, ierror)
    kept = keyval
    call MPI_Comm_free_keyval(keyval, ierror)
    call expect('the key is', MPI_KEYVAL_INVALID, keyval)
    call MPI_Comm_get_attr(comm, kept, value, flag, ierror)
    call expect('it is set:', .true., flag)
    call MPI_Comm_free(comm, ierror)
end subroutine
!# attributes_window
subroutine attributes_window
    use seen
    use in_c
    USES
    implicit none
    HEADER
    HANDLE(MPI_Win) :: window
    integer(kind=MPI_ADDRESS_KIND) :: value, where
    integer, save :: memory(8)
    integer :: ierror, ignored
    logical :: flag
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call MPI_Win_create(memory, 32_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_SELF, window, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL, ignored)
    if (ierror /= MPI_SUCCESS) then
        call skip('MPI_Win_create fails on MPI_COMM_SELF here')
        return
    end if
    call MPI_Get_address(memory, where, ierror)
    call MPI_Win_get_attr(window, MPI_WIN_BASE, value, flag, ierror)
    call expect('the base is its address:', .true., value == where)
    call MPI_Win_get_attr(window, MPI_WIN_SIZE, value, flag, ierror)
    call expect('the size is', 32_long, int(value, long))
    call MPI_Win_get_attr(window, MPI_WIN_DISP_UNIT, value, flag, ierror)
    call expect('the unit is', 4_long, int(value, long))
    call MPI_Win_free(window, ierror)
end subroutine
!# attributes_type
subroutine attributes_type
    use seen
    use in_c
    USES
    implicit none
    HEADER
    HANDLE(MPI_Datatype) :: pair
    integer :: keyval, ierror
    call MPI_Type_contiguous(2, MPI_INTEGER, pair, ierror)
    call MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, keyval, 0_MPI_ADDRESS_KIND, ierror)
    call MPI_Type_set_attr(pair, keyval, 1234567890123_MPI_ADDRESS_KIND, ierror)
    call expect('the value in C is', 1234567890123_long, type_attribute_in_c(NUMBER(pair), keyval))
    call MPI_Type_free(pair, ierror)
end subroutine
