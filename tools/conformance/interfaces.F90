! Calls and declarations that must compile.
!# interfaces_there
subroutine interfaces_there
    use seen
    USES
    implicit none
    HEADER
    integer :: size, ierror
    call MPI_Comm_size(MPI_COMM_SELF, size, ierror)
    call expect('size:', 1, size)
end subroutine
!# interfaces_keywords
subroutine interfaces_keywords
    use seen
    USES
    implicit none
    HANDLE(MPI_Comm) :: copy
    integer :: rank, ierror
    logical :: flag
    call MPI_Comm_split(comm=MPI_COMM_SELF, color=1, key=2, newcomm=copy, ierror=ierror)
    call MPI_Comm_test_inter(comm=copy, flag=flag, ierror=ierror)
    call MPI_Comm_rank(comm=copy, rank=rank, ierror=ierror)
    call expect('rank:', 0, rank)
    call expect('it is an intercommunicator:', .false., flag)
    call MPI_Comm_free(comm=copy, ierror=ierror)
end subroutine
!# interfaces_keywords_buffers
subroutine interfaces_keywords_buffers
    use seen
    USES
    implicit none
    HANDLE(MPI_Request) :: request
    integer :: got, given, ierror
    given = 7
    call MPI_Irecv(buf=got, count=1, datatype=MPI_INTEGER, source=0, tag=1, comm=MPI_COMM_SELF, request=request, ierror=ierror)
    call MPI_Send(buf=given, count=1, datatype=MPI_INTEGER, dest=0, tag=1, comm=MPI_COMM_SELF, ierror=ierror)
    call MPI_Wait(request=request, status=MPI_STATUS_IGNORE, ierror=ierror)
    call expect('it got', 7, got)
end subroutine
!# interfaces_keywords_profiled
subroutine interfaces_keywords_profiled
    use seen
    USES
    implicit none
    integer :: rank, ierror
    call PMPI_Comm_rank(comm=MPI_COMM_SELF, rank=rank, ierror=ierror)
    call expect('rank:', 0, rank)
end subroutine
!# interfaces_no_error
subroutine interfaces_no_error
    use seen
    USES
    implicit none
    HANDLE(MPI_Comm) :: copy
    integer :: got(2), rank
    call MPI_Comm_dup(MPI_COMM_SELF, copy)
    call MPI_Comm_rank(copy, rank)
    call MPI_Sendrecv([1, 2], 2, MPI_INTEGER, 0, 1, got, 2, MPI_INTEGER, 0, 1, copy, MPI_STATUS_IGNORE)
    call MPI_Barrier(copy)
    call MPI_Comm_free(copy)
    call expect('it got', [1, 2], got)
end subroutine
!# interfaces_handles
subroutine interfaces_handles
    use seen
    USES
    implicit none
    type(MPI_Comm) :: a, b
    type(MPI_Datatype) :: c, d
    a%MPI_VAL = 17
    b%MPI_VAL = 17
    c%MPI_VAL = 17
    d%MPI_VAL = 18
    call expect('equal:', .true., a == b)
    call expect('unlike:', .true., c /= d)
end subroutine
!# interfaces_status
subroutine interfaces_status
    use seen
    USES
    implicit none
    type(MPI_Status) :: status
    status%MPI_SOURCE = 1
    status%MPI_TAG = 2
    status%MPI_ERROR = 3
    call expect('sum:', 6, status%MPI_SOURCE + status%MPI_TAG + status%MPI_ERROR)
end subroutine
!# interfaces_status_converted
subroutine interfaces_status_converted
    use seen
    USES
    implicit none
    STATUS :: status
    type(MPI_Status) :: new
    integer :: old(MPI_STATUS_SIZE), got(2), ierror
    call MPI_Sendrecv([1, 2], 2, MPI_INTEGER, 0, 5, got, 2, MPI_INTEGER, 0, 5, MPI_COMM_SELF, status, ierror)
#ifdef DIALECT_f08
    call MPI_Status_f082f(status, old, ierror)
    call MPI_Status_f2f08(old, new, ierror)
#else
    call MPI_Status_f2f08(status, new, ierror)
    call MPI_Status_f082f(new, old, ierror)
#endif
    call expect('tag of the old form:', 5, old(MPI_TAG))
    call expect('tag of the new form:', 5, new%MPI_TAG)
end subroutine
!# interfaces_parameters
subroutine interfaces_parameters
    use seen
    USES
    implicit none
    integer, parameter :: tag = MPI_ANY_TAG, lengths(2) = [MPI_STATUS_SIZE, MPI_MAX_ERROR_STRING]
    HANDLE(MPI_Comm), parameter :: world = MPI_COMM_WORLD
    HANDLE(MPI_Datatype), parameter :: types(2) = [MPI_INTEGER, MPI_REAL]
    call expect('the same:', .true., world == MPI_COMM_WORLD .and. types(2) == MPI_REAL)
    call expect('tag:', MPI_ANY_TAG, tag)
    call expect('length:', MPI_STATUS_SIZE, lengths(1))
end subroutine
!# interfaces_subarrays
subroutine interfaces_subarrays
    use seen
    USES
    implicit none
    HEADER
    logical, parameter :: both(2) = [MPI_SUBARRAYS_SUPPORTED, MPI_ASYNC_PROTECTS_NONBLOCKING]
    call expect('two constants:', 2, size(both))
end subroutine
!# interfaces_pointer
subroutine interfaces_pointer
    use, intrinsic :: iso_c_binding, only: c_ptr, c_f_pointer
    use seen
    USES
    implicit none
    type(c_ptr) :: memory
    integer, pointer :: numbers(:)
    integer :: ierror
    call MPI_Alloc_mem(40_MPI_ADDRESS_KIND, MPI_INFO_NULL, memory, ierror)
    call c_f_pointer(memory, numbers, [10])
    numbers = 3
    call expect('sum:', 30, sum(numbers))
    call MPI_Free_mem(numbers, ierror)
end subroutine
!# interfaces_sizes
subroutine interfaces_sizes
    use seen
    USES
    implicit none
    double precision :: scalar, array(2, 3)
    integer :: size, ierror
    scalar = 0
    array = 0
    call MPI_Sizeof(scalar, size, ierror)
    call expect('a scalar has', 8, size)
    call MPI_Sizeof(array, size, ierror)
    call expect('an element has', 8, size)
end subroutine
!# interfaces_addresses
subroutine interfaces_addresses
    use seen
    USES
    implicit none
    integer(kind=MPI_ADDRESS_KIND) :: address, more
    integer :: numbers(4), ierror
    call MPI_Get_address(numbers, address, ierror)
    more = MPI_Aint_add(address, 8_MPI_ADDRESS_KIND)
    call expect('difference:', 8, int(MPI_Aint_diff(more, address)))
end subroutine
!# interfaces_times
subroutine interfaces_times
    use seen
    USES
    implicit none
    HEADER
    double precision :: first
    first = MPI_Wtime()
    call expect('time goes on:', .true., MPI_Wtime() >= first)
    call expect('the resolution is positive:', .true., MPI_Wtick() > 0)
    call expect('kind:', kind(first), kind(MPI_Wtime()))
end subroutine
!# interfaces_abstract
subroutine interfaces_abstract
    use seen
    USES
    implicit none
    procedure(MPI_Comm_copy_attr_function), pointer :: copies
    procedure(MPI_User_function), pointer :: adds
    procedure(MPI_Comm_errhandler_function), pointer :: handles
    nullify (copies, adds, handles)
    call expect('declared:', .false., associated(adds))
end subroutine
!# interfaces_large
subroutine interfaces_large
    use seen
    USES
    implicit none
    integer(kind=MPI_COUNT_KIND) :: two = 2
    type(MPI_Status) :: status
    integer(kind=MPI_COUNT_KIND) :: count
    integer :: got(2)
    call MPI_Sendrecv([1, 2], two, MPI_INTEGER, 0, 1, got, two, MPI_INTEGER, 0, 1, MPI_COMM_SELF, status)
    call MPI_Get_count(status, MPI_INTEGER, count)
    call expect('it got', [1, 2], got)
    call expect('count:', 2, int(count))
end subroutine
!# interfaces_counts
subroutine interfaces_counts
    use seen
    USES
    implicit none
    integer(kind=MPI_COUNT_KIND) :: size
    integer :: ierror
    call MPI_Type_size_x(MPI_INTEGER, size, ierror)
    call expect('size:', 4, int(size))
end subroutine
!# interfaces_any_type
subroutine interfaces_any_type
    use seen
    USES
    implicit none
    type pair
        sequence
        integer :: a, b
    end type
    type(pair) :: given, got
    character(len=4) :: word
    integer, allocatable :: numbers(:)
    real, target :: target_of(2, 2)
    integer :: ierror
    given = pair(3, 4)
    allocate (numbers(2))
    call MPI_Sendrecv(given, 2, MPI_INTEGER, 0, 1, got, 2, MPI_INTEGER, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call expect('a derived type:', 4, got%b)
    call MPI_Sendrecv('word', 4, MPI_CHARACTER, 0, 1, word, 4, MPI_CHARACTER, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call expect('a string:', 'word', word)
    call MPI_Sendrecv([5, 6], 2, MPI_INTEGER, 0, 1, numbers, 2, MPI_INTEGER, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call expect('an allocatable array:', [5, 6], numbers)
    call MPI_Sendrecv([1., 2., 3., 4.], 4, MPI_REAL, 0, 1, target_of, 4, MPI_REAL, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE, ierror)
    call expect('two dimensions:', 4, int(target_of(2, 2)))
end subroutine
!# interfaces_register
subroutine interfaces_register
    use seen
    USES
    implicit none
    integer :: number
    number = 5
    call MPI_F_sync_reg(number)
    call expect('the number:', 5, number)
end subroutine
