! Calls from Fortran, and which of them a tool in C sees: twelve_seen.c.
module tool_in_c
    implicit none
    interface
        subroutine forget_calls() bind(C)
        end subroutine
        integer function times_seen(call) bind(C)
            integer, value :: call
        end function
        integer function seen_in_all() bind(C)
        end function
    end interface
end module
!# profiling_fortran_seen
subroutine profiling_fortran_seen
    use seen
    use tool_in_c
    USES
    implicit none
    HEADER
    HANDLE(MPI_Comm) :: copy
    HANDLE(MPI_Request) :: requests(1)
    HANDLE(MPI_Datatype) :: pair
    integer :: rank, size, got(2), total, ierror, i
    character(len=16), parameter :: names(0:11) = [character(len=16) :: 'Comm_rank', 'Comm_size', 'Comm_dup', 'Barrier', 'Bcast', &
        'Allreduce', 'Send', 'Irecv', 'Waitall', 'Sendrecv', 'Type_contiguous', 'Comm_set_name']
    character(len=200) :: others
    character(len=4) :: number
    call forget_calls()
    call MPI_Comm_rank(MPI_COMM_SELF, rank, ierror)
    call MPI_Comm_size(MPI_COMM_SELF, size, ierror)
    call MPI_Comm_dup(MPI_COMM_SELF, copy, ierror)
    call MPI_Comm_set_name(copy, 'a copy', ierror)
    call MPI_Type_contiguous(2, MPI_INTEGER, pair, ierror)
    call MPI_Irecv(got, 2, MPI_INTEGER, 0, 0, copy, requests(1), ierror)
    call MPI_Send([1, 2], 2, MPI_INTEGER, 0, 0, copy, ierror)
    call MPI_Waitall(1, requests, MPI_STATUSES_IGNORE, ierror)
    call MPI_Sendrecv([1, 2], 2, MPI_INTEGER, 0, 1, got, 2, MPI_INTEGER, 0, 1, copy, MPI_STATUS_IGNORE, ierror)
    call MPI_Allreduce(got(1), total, 1, MPI_INTEGER, MPI_SUM, copy, ierror)
    call MPI_Bcast(total, 1, MPI_INTEGER, 0, copy, ierror)
    call MPI_Barrier(copy, ierror)
    others = ''
    do i = 0, 11
        if (times_seen(i) /= 1) others = trim(others)//' '//trim(names(i))
    end do
    if (others == '') then
        call expect_text('all twelve')
    else
        write (number, '(i0)') count([(times_seen(i) == 1, i=0, 11)])
        call expect_text(trim(number)//', not'//trim(others))
    end if
contains
    subroutine expect_text(found)
        character(len=*), intent(in) :: found
        call expect('seen once:', 'all twelve', found)
    end subroutine
end subroutine
!# profiling_fortran_alone
subroutine profiling_fortran_alone
    use seen
    use tool_in_c
    USES
    implicit none
    HEADER
    integer :: got(2), total, ierror
    call forget_calls()
    call MPI_Sendrecv([1, 2], 2, MPI_INTEGER, 0, 1, got, 2, MPI_INTEGER, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call MPI_Allreduce(got(1), total, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_SELF, ierror)
    call MPI_Barrier(MPI_COMM_SELF, ierror)
    call expect('more than 3 calls are seen:', .false., seen_in_all() > 3)
end subroutine
!# profiling_fortran_profiled
subroutine profiling_fortran_profiled
    use seen
    USES
    implicit none
    HEADER
    integer :: rank, got(2), ierror
    call PMPI_Comm_rank(MPI_COMM_SELF, rank, ierror)
    call PMPI_Sendrecv([1, 2], 2, MPI_INTEGER, 0, 1, got, 2, MPI_INTEGER, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call PMPI_Barrier(MPI_COMM_SELF, ierror)
    call expect('it got', [1, 2], got)
end subroutine
!# profiling_fortran_shifted
subroutine profiling_fortran_shifted
    use seen
    use tool_in_c
    USES
    implicit none
    HEADER
    integer :: rank, got(2), ierror
    call forget_calls()
    call PMPI_Comm_rank(MPI_COMM_SELF, rank, ierror)
    call PMPI_Sendrecv([1, 2], 2, MPI_INTEGER, 0, 1, got, 2, MPI_INTEGER, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call PMPI_Barrier(MPI_COMM_SELF, ierror)
    call expect('calls that the tool sees:', 0, seen_in_all())
end subroutine
!# profiling_fortran_tool
#ifdef DIALECT_f08
subroutine MPI_Topo_test_f08(comm, status, ierror)
    use :: mpi_f08, replaced => MPI_Topo_test_f08
    implicit none
    type(MPI_Comm), intent(in) :: comm
    integer, intent(out) :: status
    integer, optional, intent(out) :: ierror
    integer :: given
#else
subroutine MPI_Topo_test(comm, status, ierror)
    implicit none
    integer :: comm, status, ierror, given
    external :: PMPI_Topo_test
#endif
    integer :: times
    common /tool_calls/ times
    times = times + 1
    call PMPI_Topo_test(comm, status, given)
#ifdef DIALECT_f08
    if (present(ierror)) ierror = given
#else
    ierror = given
#endif
end subroutine
subroutine profiling_fortran_tool
    use seen
    USES
    implicit none
    HEADER
    integer :: ierror, kind_seen
    integer :: times
    common /tool_calls/ times
    times = 0
    call MPI_Topo_test(MPI_COMM_SELF, kind_seen, ierror)
    call expect('calls that the tool sees:', 1, times)
    call expect('the topology is', MPI_UNDEFINED, kind_seen)
    call expect('the call returns', MPI_SUCCESS, ierror)
end subroutine
!# profiling_fortran_pcontrol
subroutine profiling_fortran_pcontrol
    use seen
    USES
    implicit none
    HEADER
    integer :: level
    do level = 0, 3
        call MPI_Pcontrol(level)
    end do
    call expect('it returns:', .true., level == 4)
end subroutine
