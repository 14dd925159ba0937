! A program whose INTEGER has 8 bytes, in each dialect, on one process or more: what the recorder's callers leave out,
! and values beyond an int.
#if defined(DIALECT_f08)
#define HANDLE_Comm type(MPI_Comm)
#define HANDLE_Group type(MPI_Group)
#define HANDLE_Datatype type(MPI_Datatype)
#define HANDLE_Op type(MPI_Op)
#define HANDLE_Errhandler type(MPI_Errhandler)
#define HANDLE_Request type(MPI_Request)
#else
#define HANDLE_Comm integer
#define HANDLE_Group integer
#define HANDLE_Datatype integer
#define HANDLE_Op integer
#define HANDLE_Errhandler integer
#define HANDLE_Request integer
#endif
module ilp64_callbacks
#if defined(DIALECT_f08)
    use mpi_f08
#elif defined(DIALECT_mpi)
    use mpi
#endif
    use, intrinsic :: iso_c_binding
    implicit none
#if defined(DIALECT_mpifh)
    include 'mpif.h'
#endif
    integer, save :: failures = 0, calls = 0
    integer, parameter :: large = 2_8**40
contains
#include "failures.inc"

#if defined(DIALECT_f08)
    subroutine add(invec, inoutvec, len, datatype)
        type(c_ptr), value :: invec, inoutvec
        integer :: len
        type(MPI_Datatype) :: datatype
        integer, pointer :: a(:), b(:)
        call c_f_pointer(invec, a, [len])
        call c_f_pointer(inoutvec, b, [len])
#else
    subroutine add(a, b, len, datatype)
        integer :: len, datatype
        integer :: a(len), b(len)
#endif
        call check(datatype == MPI_INTEGER, 'the datatype of an operation')
        b = a + b
    end subroutine

    subroutine copied(object, key, state, value_in, value_out, flag, ierror)
        HANDLE_Comm :: object
        integer :: key, ierror
        integer(kind=MPI_ADDRESS_KIND) :: state, value_in, value_out
        logical :: flag
        call check(state == large + 1, 'extra_state of a copy')
        value_out = value_in + 1
        flag = .true.
        ierror = MPI_SUCCESS
    end subroutine

    subroutine deleted(object, key, value, state, ierror)
        HANDLE_Comm :: object
        integer :: key, ierror
        integer(kind=MPI_ADDRESS_KIND) :: value, state
        call check(state == large + 1, 'extra_state of a deletion')
        calls = calls + 1
        ierror = MPI_SUCCESS
    end subroutine

    subroutine handled(object, code)
        HANDLE_Comm :: object
        integer :: code
        integer :: class, ierror
        call MPI_Error_class(code, class, ierror)
        call check(class == MPI_ERR_TAG, 'the class that a handler sees')
        calls = calls + 1
    end subroutine

    subroutine queried(state, status, ierror)
        integer(kind=MPI_ADDRESS_KIND) :: state
#if defined(DIALECT_f08)
        type(MPI_Status) :: status
#else
        integer :: status(MPI_STATUS_SIZE)
#endif
        integer :: ierror
        call MPI_Status_set_elements(status, MPI_BYTE, 7, ierror)
        call MPI_Status_set_cancelled(status, .false., ierror)
#if defined(DIALECT_f08)
        status%MPI_SOURCE = 5
        status%MPI_TAG = 6
#else
        status(MPI_SOURCE) = 5
        status(MPI_TAG) = 6
#endif
        ierror = MPI_SUCCESS
    end subroutine

    subroutine freed(state, ierror)
        integer(kind=MPI_ADDRESS_KIND) :: state
        integer :: ierror
        calls = calls + 1
        ierror = MPI_SUCCESS
    end subroutine

    subroutine cancelled(state, complete, ierror)
        integer(kind=MPI_ADDRESS_KIND) :: state
        logical :: complete
        integer :: ierror
        ierror = MPI_SUCCESS
    end subroutine
end module

program ilp64
    use ilp64_callbacks
    implicit none
    integer :: ierror, rank, size, i, class, number, length
    integer :: numbers(8), others(8), lists(8), ranges(3, 1)
    integer, allocatable :: types_counts(:), displacements(:)
    logical :: flag, flags(2), given(2)
    integer(kind=MPI_ADDRESS_KIND) :: value, extent, lower
    character(len=MPI_MAX_OBJECT_NAME) :: name
    HANDLE_Comm :: comm, half
    HANDLE_Group :: group, part
    HANDLE_Datatype :: datatype, half_type
    HANDLE_Op :: op
    HANDLE_Errhandler :: errhandler
    HANDLE_Request :: request, requests(2)
#if defined(DIALECT_f08)
    type(MPI_Datatype), allocatable :: types(:)
    type(MPI_Status) :: status, statuses(2)
#else
    integer, allocatable :: types(:)
    integer :: status(MPI_STATUS_SIZE), statuses(MPI_STATUS_SIZE, 2)
#endif

    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_size(MPI_COMM_WORLD, size, ierror)

    ! Whole INTEGERs and LOGICALs.
    numbers = large + rank
    call MPI_Allreduce(numbers, others, 8, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
    call check(all(others == size * large + size * (size - 1) / 2), 'MPI_Allreduce of MPI_INTEGER')
    given = [logical :: rank /= 0, .true.]
    call MPI_Allreduce(given, flags, 2, MPI_LOGICAL, MPI_LAND, MPI_COMM_WORLD, ierror)
    call check(.not. flags(1) .and. flags(2), 'MPI_LAND of MPI_LOGICAL')
    call MPI_Type_size(MPI_INTEGER, number, ierror)
    call check(number == 8, 'the size of MPI_INTEGER')
    call MPI_Type_match_size(MPI_TYPECLASS_INTEGER, 8, datatype, ierror)
    call check(datatype == MPI_INTEGER, 'MPI_Type_match_size')

    ! Statuses, requests, arrays that last.
    call MPI_Irecv(others, 8, MPI_INTEGER, mod(rank + size - 1, size), 7, MPI_COMM_WORLD, requests(1), ierror)
    call MPI_Isend(numbers, 3, MPI_INTEGER, mod(rank + 1, size), 7, MPI_COMM_WORLD, requests(2), ierror)
    call MPI_Waitall(2, requests, statuses, ierror)
    call check(requests(1) == MPI_REQUEST_NULL .and. requests(2) == MPI_REQUEST_NULL, 'requests')
#if defined(DIALECT_f08)
    status = statuses(1)
    call check(status%MPI_TAG == 7 .and. status%MPI_SOURCE == mod(rank + size - 1, size), 'a status')
#else
    status = statuses(:, 1)
    call check(status(MPI_TAG) == 7 .and. status(MPI_SOURCE) == mod(rank + size - 1, size), 'a status')
#endif
    call MPI_Get_count(status, MPI_INTEGER, number, ierror)
    call check(number == 3, 'MPI_Get_count')
    call MPI_Get_elements(status, MPI_INTEGER, number, ierror)
    call check(number == 3, 'MPI_Get_elements')
    allocate (types(size), types_counts(size), displacements(size))
    types = MPI_INTEGER
    types_counts = 0
    types_counts(1) = 1
    displacements = 0
    lists = -1
    call MPI_Ialltoallw(numbers, types_counts, displacements, types, lists, merge(1, 0, [(rank == 0, i=1, size)]), &
        [(8 * i, i=0, size - 1)], types, MPI_COMM_WORLD, request, ierror)
    types = MPI_DATATYPE_NULL
    call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
    if (rank == 0) call check(all(lists(:size) == [(large + i, i=0, size - 1)]), 'MPI_Ialltoallw')

    ! Arrays.
    call MPI_Comm_group(MPI_COMM_WORLD, group, ierror)
    ranges(:, 1) = [0, size - 1, 1]
    call MPI_Group_range_incl(group, 1, ranges, part, ierror)
    call MPI_Group_size(part, number, ierror)
    call check(number == size, 'MPI_Group_range_incl')
    numbers(:2) = [size - 1, 0]
    length = min(size, 2)
    call MPI_Group_incl(group, length, numbers, part, ierror)
    call MPI_Group_translate_ranks(part, length, [0, 1], group, others, ierror)
    call check(all(others(:length) == numbers(:length)), 'MPI_Group_translate_ranks')
    numbers(:2) = 0
    call MPI_Dims_create(size, 2, numbers, ierror)
    call check(numbers(1) * numbers(2) == size, 'MPI_Dims_create')
    call MPI_Cart_create(MPI_COMM_WORLD, 1, [size], [.true.], .false., comm, ierror)
    call MPI_Cart_get(comm, 1, numbers, flags, others, ierror)
    call check(numbers(1) == size .and. flags(1) .and. others(1) == rank, 'MPI_Cart_get')
    call MPI_Cart_rank(comm, [rank + size], number, ierror)
    call check(number == rank, 'MPI_Cart_rank')
    call MPI_Comm_free(comm, ierror)
    if (size > 1) call MPI_Graph_create(MPI_COMM_WORLD, 2, [1, 2], [1, 0], .false., comm, ierror)
    if (size > 1 .and. rank < 2) then
        call MPI_Graph_get(comm, 2, 2, numbers, others, ierror)
        call check(all(numbers(:2) == [1, 2]) .and. all(others(:2) == [1, 0]), 'MPI_Graph_get')
        call MPI_Comm_free(comm, ierror)
    else
        call check(comm == MPI_COMM_NULL, 'MPI_Graph_create')
    end if
    call MPI_Dist_graph_create(MPI_COMM_WORLD, 1, [rank], [1], [mod(rank + 1, size)], [9], MPI_INFO_NULL, .false., comm, ierror)
    call MPI_Dist_graph_neighbors(comm, 1, numbers, numbers(2:2), 1, others, others(2:2), ierror)
    call check(numbers(1) == mod(rank + size - 1, size) .and. numbers(2) == 9, 'sources of a graph')
    call check(others(1) == mod(rank + 1, size) .and. others(2) == 9, 'destinations of a graph')
    call MPI_Comm_free(comm, ierror)
    call MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, [0], MPI_UNWEIGHTED, 1, [0], MPI_UNWEIGHTED, MPI_INFO_NULL, .false., &
        comm, ierror)
    call MPI_Dist_graph_neighbors_count(comm, number, length, flag, ierror)
    call check(.not. flag, 'MPI_UNWEIGHTED')
    call MPI_Comm_free(comm, ierror)

    call pairs
    call representations
    call some
    call unwritten
    call addresses

    ! Datatypes; large counts where the MPI has them.
    call MPI_Type_create_struct(2, [1, 2], [0_MPI_ADDRESS_KIND, 16_MPI_ADDRESS_KIND], [MPI_INTEGER, MPI_REAL], datatype, ierror)
    call MPI_Type_get_extent(datatype, lower, extent, ierror)
    call check(extent == 24, 'the extent of a structure')
    call MPI_Type_commit(datatype, ierror)
    call MPI_Type_free(datatype, ierror)
    call check(datatype == MPI_DATATYPE_NULL, 'MPI_Type_free')
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call MPI_Type_contiguous(3 * 2_8**30, MPI_BYTE, datatype, ierror)
#ifdef LARGE
    call check(ierror == MPI_SUCCESS, 'a datatype of 3 GiB')
    call MPI_Type_size(datatype, number, ierror)
    call check(number == 3 * 2_8**30, 'its size')
    call MPI_Type_free(datatype, ierror)
#elif !defined(ANY_LIBRARY)
    call MPI_Error_class(ierror, class, i)
    call check(class == MPI_ERR_COUNT .or. class == MPI_ERR_ARG, 'a count that the MPI cannot have')
#endif

    ! A number that an int does not hold is refused, with nothing sent.
    call MPI_Send(numbers, 1, MPI_INTEGER, rank, 2_8**32 + 5, MPI_COMM_WORLD, ierror)
    call MPI_Error_class(ierror, class, i)
    call check(class == MPI_ERR_TAG, 'a tag of 33 bits')
    call MPI_Send(numbers, 1, MPI_INTEGER, 2_8**32 + rank, 5, MPI_COMM_WORLD, ierror)
    call MPI_Error_class(ierror, class, i)
    call check(class == MPI_ERR_RANK, 'a rank of 33 bits')
    call MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, flag, status, ierror)
    call check(.not. flag, 'something was sent')

    ! An insignificant argument may have any value; C code that writes an int leaves half of a handle.
    call MPI_Comm_split(MPI_COMM_WORLD, MPI_UNDEFINED, large, comm, ierror)
    call check(ierror == MPI_SUCCESS .and. comm == MPI_COMM_NULL, 'a key beside MPI_UNDEFINED')
    call MPI_Comm_split_type(MPI_COMM_WORLD, MPI_UNDEFINED, large, MPI_INFO_NULL, comm, ierror)
    call check(ierror == MPI_SUCCESS .and. comm == MPI_COMM_NULL, 'a key beside MPI_UNDEFINED in MPI_Comm_split_type')
    call MPI_Comm_split(MPI_COMM_WORLD, 0, large, comm, ierror)
    call MPI_Error_class(ierror, class, ierror)
    call check(class == MPI_ERR_ARG, 'a key of 41 bits')
    call MPI_Comm_dup(MPI_COMM_WORLD, comm, ierror)
#if defined(DIALECT_f08)
    half = comm
    half%MPI_VAL = iand(half%MPI_VAL, 2_8**32 - 1)
#else
    half = iand(comm, 2_8**32 - 1)
#endif
    call MPI_Comm_size(half, number, ierror)
    call check(ierror == MPI_SUCCESS .and. number == size, 'the low half of a handle')
#if defined(DIALECT_f08)
    half%MPI_VAL = half%MPI_VAL + large
#else
    half = half + large
#endif
    call MPI_Comm_size(half, number, ierror)
    call MPI_Error_class(ierror, class, ierror)
    call check(class == MPI_ERR_COMM, 'a handle of 41 bits')
    call MPI_Comm_free(comm, ierror)
    call MPI_Type_contiguous(3, MPI_INTEGER, datatype, ierror)
#if defined(DIALECT_f08)
    half_type%MPI_VAL = iand(datatype%MPI_VAL, 2_8**32 - 1)
#else
    half_type = iand(datatype, 2_8**32 - 1)
#endif
    call MPI_Type_size(half_type, number, ierror)
    call check(ierror == MPI_SUCCESS .and. number == 24, 'the low half of a datatype')
    call MPI_Type_free(datatype, ierror)

    ! Strings.
    call MPI_Comm_set_name(MPI_COMM_SELF, 'myself', ierror)
    call MPI_Comm_get_name(MPI_COMM_SELF, name, length, ierror)
    call check(name == 'myself' .and. length == 6, 'MPI_Comm_get_name')

    ! Callbacks and attributes.
    call MPI_Op_create(add, .true., op, ierror)
    numbers = large
    call MPI_Allreduce(numbers, others, 8, MPI_INTEGER, op, MPI_COMM_WORLD, ierror)
    call check(all(others == size * large), 'an operation')
    call MPI_Op_free(op, ierror)
    call MPI_Comm_create_keyval(copied, deleted, number, large + 1_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_set_attr(MPI_COMM_SELF, number, large + 2_MPI_ADDRESS_KIND, ierror)
    call MPI_Comm_dup(MPI_COMM_SELF, comm, ierror)
    call MPI_Comm_get_attr(comm, number, value, flag, ierror)
    call check(flag .and. value == large + 3, 'a copied attribute')
    call MPI_Comm_free(comm, ierror)
    call check(calls == 1, 'the callback of a deletion')
    call MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, value, flag, ierror)
    call check(flag .and. value >= 32767, 'MPI_TAG_UB')
    call MPI_Comm_create_errhandler(handled, errhandler, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, errhandler, ierror)
    call MPI_Send(numbers, 1, MPI_INTEGER, rank, -5, MPI_COMM_WORLD, ierror)
    call check(calls == 2, 'an error handler')
    call MPI_Grequest_start(queried, freed, cancelled, 0_MPI_ADDRESS_KIND, request, ierror)
    call MPI_Grequest_complete(request, ierror)
    call MPI_Wait(request, status, ierror)
    call MPI_Get_count(status, MPI_BYTE, number, ierror)
    call check(calls == 3 .and. number == 7, 'a generalized request')
#if defined(DIALECT_f08)
    call check(status%MPI_SOURCE == 5 .and. status%MPI_TAG == 6, 'its status')
#else
    call check(status(MPI_SOURCE) == 5 .and. status(MPI_TAG) == 6, 'its status')
#endif
#if !defined(DIALECT_mpifh)
    call MPI_Sizeof(numbers, number, ierror)
    call check(number == 8, 'MPI_Sizeof')
#endif
#if !defined(DIALECT_f08)
    call MPI_Attr_put(MPI_COMM_SELF, number_of_key(), large + 5, ierror)
    call MPI_Attr_get(MPI_COMM_SELF, number_of_key(), number, flag, ierror)
    call check(flag .and. number == large + 5, 'an attribute of MPI-1')
#endif

    call MPI_Allreduce(failures, number, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
    if (rank == 0) print '(a, i0)', 'failures: ', number
    call MPI_Finalize(ierror)

contains

    ! Pairs of INTEGERs, of which the second tells equal values apart.
    subroutine pairs
        integer, allocatable :: found(:, :)
        integer :: mine(2, 2), wanted(2, 2), combiner
        integer(kind=MPI_ADDRESS_KIND) :: places(2)
        HANDLE_Datatype :: made, constituents(1)
#if defined(DIALECT_f08)
        type(MPI_Win) :: win
#else
        integer :: win
#endif
        ! Allocated memory is aligned to 16 bytes: MPICH 4.0.2 writes to a wrong address in a window that is not.
        allocate(found(2, 2))
        mine(:, 1) = [large - rank, large + rank]
        mine(:, 2) = [-large, large - rank]
        wanted(:, 1) = [large, large]
        wanted(:, 2) = [-large, large - size + 1]
        call MPI_Type_size(MPI_2INTEGER, number, ierror)
        call check(number == 16, 'the size of MPI_2INTEGER')
        call MPI_Type_get_name(MPI_2INTEGER, name, length, ierror)
        call check(name == 'MPI_2INTEGER', 'the name of MPI_2INTEGER')
        call MPI_Allreduce(mine, found, 2, MPI_2INTEGER, MPI_MAXLOC, MPI_COMM_WORLD, ierror)
        call check(all(found == wanted), 'MPI_MAXLOC of MPI_2INTEGER')
        call MPI_Iallreduce(mine, found, 2, MPI_2INTEGER, MPI_MINLOC, MPI_COMM_WORLD, request, ierror)
        call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
        call check(all(found(:, 1) == [large - size + 1, large + size - 1]), 'MPI_MINLOC of MPI_2INTEGER')
        found = mine
        call MPI_Reduce_local(mine(:, 2:), found, 1, MPI_2INTEGER, MPI_MINLOC, ierror)
        call check(all(found(:, 1) == mine(:, 2)), 'MPI_Reduce_local of MPI_2INTEGER')
        found = mine
        call MPI_Scan(MPI_IN_PLACE, found, 2, MPI_2INTEGER, MPI_MAXLOC, MPI_COMM_WORLD, ierror)
        call check(all(found(:, 1) == wanted(:, 1)) .and. all(found(:, 2) == mine(:, 2)), 'MPI_Scan of MPI_2INTEGER')
#ifdef LARGE
        call MPI_Allreduce_init(mine, found, 2, MPI_2INTEGER, MPI_MAXLOC, MPI_COMM_WORLD, MPI_INFO_NULL, request, ierror)
        do i = 1, 2
            found = 0
            call MPI_Start(request, ierror)
            call MPI_Wait(request, MPI_STATUS_IGNORE, ierror)
            call check(all(found == wanted), 'a persistent reduction of MPI_2INTEGER')
        end do
        call MPI_Request_free(request, ierror)
#endif
        call MPI_Sendrecv(mine, 2, MPI_2INTEGER, mod(rank + 1, size), 8, found, 4, MPI_INTEGER, mod(rank + size - 1, size), 8, &
            MPI_COMM_WORLD, status, ierror)
        i = mod(rank + size - 1, size)
        call check(all(found(:, 1) == [large - i, large + i]), 'a message of MPI_2INTEGER')
        call MPI_Get_count(status, MPI_2INTEGER, number, ierror)
        call check(number == 2, 'MPI_Get_count of MPI_2INTEGER')

        ! It is a predefined datatype, in others too.
        call MPI_Type_get_envelope(MPI_2INTEGER, number, length, i, combiner, ierror)
        call check(combiner == MPI_COMBINER_NAMED .and. number == 0 .and. i == 0, 'the envelope of MPI_2INTEGER')
        call MPI_Type_dup(MPI_2INTEGER, made, ierror)
        call MPI_Type_get_contents(made, 0, 0, 1, others, places, constituents, ierror)
#ifdef COPIES
        call MPI_Type_size(constituents(1), number, ierror)
        call check(number == 16, 'contents with a copy of MPI_2INTEGER')
        if (constituents(1) /= MPI_2INTEGER) call MPI_Type_free(constituents(1), ierror)
#else
        call check(constituents(1) == MPI_2INTEGER, 'contents with MPI_2INTEGER')
#endif
        call MPI_Type_free(made, ierror)
        call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
        call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
        made = MPI_2INTEGER
        call MPI_Type_free(made, ierror)
        call check(ierror /= MPI_SUCCESS .and. made == MPI_2INTEGER, 'MPI_2INTEGER was freed')
        call MPI_Allreduce(mine, found, 2, MPI_2INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
        call MPI_Error_class(ierror, class, i)
        call check(class == MPI_ERR_OP, 'a sum of MPI_2INTEGER')

#ifndef WITHOUT_WINDOWS
        ! One-sided operations are the MPI's own, which has no such pairs: refused, with nothing written.
        found = 0
        call MPI_Win_create(found, 32_MPI_ADDRESS_KIND, 8, MPI_INFO_NULL, MPI_COMM_WORLD, win, ierror)
        call MPI_Win_set_errhandler(win, MPI_ERRORS_RETURN, ierror)
        call MPI_Win_fence(0, win, ierror)
        call MPI_Accumulate(mine, 2, MPI_2INTEGER, rank, 0_MPI_ADDRESS_KIND, 2, MPI_2INTEGER, MPI_MAXLOC, win, ierror)
        call MPI_Error_class(ierror, class, i)
        call check(class == MPI_ERR_OP, 'MPI_MAXLOC of MPI_2INTEGER in a window')
        call MPI_Win_fence(0, win, ierror)
        call check(all(found == 0), 'a refused MPI_Accumulate wrote')
        call MPI_Accumulate(mine, 2, MPI_2INTEGER, rank, 0_MPI_ADDRESS_KIND, 2, MPI_2INTEGER, MPI_REPLACE, win, ierror)
        call MPI_Win_fence(0, win, ierror)
        call check(all(found == mine), 'MPI_REPLACE of MPI_2INTEGER')
        call MPI_Win_free(win, ierror)
#endif
    end subroutine

    ! Datatypes by digits and by size, and the portable representation of an INTEGER.
    subroutine representations
        character :: packed(32)
        integer(kind=MPI_ADDRESS_KIND) :: position, bytes
        HANDLE_Datatype :: by_digits
        call MPI_Type_create_f90_integer(range(number), by_digits, ierror)
        call MPI_Type_size(by_digits, number, ierror)
        call check(number == 8, 'the size of MPI_Type_create_f90_integer')
        numbers(:2) = [large + 1, -2]
        call MPI_Sendrecv(numbers, 2, by_digits, rank, 9, others, 2, by_digits, rank, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call check(all(others(:2) == numbers(:2)), 'a message of MPI_Type_create_f90_integer')
        call MPI_Type_match_size(MPI_TYPECLASS_REAL, storage_size(1.) / 8, by_digits, ierror)
        call MPI_Type_size(by_digits, number, ierror)
        call check(number == storage_size(1.) / 8, 'MPI_Type_match_size of a REAL')
        call MPI_Pack_external_size('external32', 2, MPI_INTEGER, bytes, ierror)
        call check(bytes == 16, 'MPI_Pack_external_size of MPI_INTEGER')
        position = 0
        call MPI_Pack_external('external32', numbers, 2, MPI_INTEGER, packed, 32_MPI_ADDRESS_KIND, position, ierror)
        call check(position == 16, 'the size of a packed MPI_INTEGER')
        call check(all(ichar(packed(:16)) == [0, 0, 1, 0, 0, 0, 0, 1, [(255, i=1, 7)], 254]), 'MPI_Pack_external of MPI_INTEGER')
        position = 0
        others = 0
        call MPI_Unpack_external('external32', packed, 16_MPI_ADDRESS_KIND, position, others, 2, MPI_INTEGER, ierror)
        call check(position == 16 .and. all(others(:2) == numbers(:2)), 'MPI_Unpack_external of MPI_INTEGER')
    end subroutine

    ! Arrays need no more elements than the call finds requests complete; what lies behind them stays.
    subroutine some
#if defined(DIALECT_f08)
        type frame
            type(MPI_Status) :: statuses(1)
            integer :: behind(100)
        end type
#define STATUSES x%statuses
#define TAG x%statuses(1)%MPI_TAG
#else
        type frame
            integer :: statuses(MPI_STATUS_SIZE), behind(100)
        end type
#define STATUSES x%statuses
#define TAG x%statuses(MPI_TAG)
#endif
        type(frame) :: x
        HANDLE_Request :: several(4)
        integer :: outcount, indices(1), round
        do round = 1, 3
            several = MPI_REQUEST_NULL
            call MPI_Irecv(others, 1, MPI_INTEGER, rank, 7, MPI_COMM_WORLD, several(3), ierror)
            x%behind = [(large + i, i=1, 100)]
            if (round == 3) then
                call MPI_Testsome(4, several, outcount, indices, STATUSES, ierror)
                call check(outcount == 0, 'MPI_Testsome of what has not begun')
            end if
            call MPI_Send(numbers, 1, MPI_INTEGER, rank, 7, MPI_COMM_WORLD, ierror)
            outcount = 0
            if (round == 1) call MPI_Waitsome(4, several, outcount, indices, STATUSES, ierror)
            do while (outcount == 0)
                call MPI_Testsome(4, several, outcount, indices, STATUSES, ierror)
            end do
            call check(outcount == 1 .and. indices(1) == 3 .and. TAG == 7, 'what is complete of several')
            call check(all(x%behind == [(large + i, i=1, 100)]), 'what lies behind a status')
        end do
    end subroutine

    ! A status that a call does not write stays, whatever it is; an input status may be a constant.
    subroutine unwritten
#if defined(DIALECT_f08)
        call MPI_Irecv(others, 1, MPI_INTEGER, rank, 7, MPI_COMM_WORLD, request, ierror)
        status%MPI_TAG = large
        call MPI_Test(request, flag, status, ierror)
        call check(.not. flag .and. status%MPI_TAG == large, 'the status of a request under way')
        call MPI_Send(numbers, 1, MPI_INTEGER, rank, 7, MPI_COMM_WORLD, ierror)
        status%MPI_ERROR = large
        call MPI_Wait(request, status, ierror)
        call check(status%MPI_TAG == 7 .and. status%MPI_ERROR == large, 'the status of one request')
#else
        integer, parameter :: constant(MPI_STATUS_SIZE) = 0
        call MPI_Irecv(others, 1, MPI_INTEGER, rank, 7, MPI_COMM_WORLD, request, ierror)
        status = large
        call MPI_Test(request, flag, status, ierror)
        call check(.not. flag .and. all(status == large), 'the status of a request under way')
        call MPI_Send(numbers, 1, MPI_INTEGER, rank, 7, MPI_COMM_WORLD, ierror)
        call MPI_Wait(request, status, ierror)
        call check(status(MPI_TAG) == 7 .and. status(MPI_ERROR) == large, 'the status of one request')
        call MPI_Test_cancelled(constant, flag, ierror)
        call check(.not. flag, 'a constant status')
#endif
    end subroutine

    ! A sentinel but MPI_BOTTOM is a place in memory.
    subroutine addresses
        integer(kind=MPI_ADDRESS_KIND) :: address
        call MPI_Get_address(MPI_BOTTOM, address, ierror)
        call check(address == 0, 'the address of MPI_BOTTOM')
        call MPI_Get_address(MPI_IN_PLACE, address, ierror)
        call check(address == loc(MPI_IN_PLACE), 'the address of MPI_IN_PLACE')
#if !defined(DIALECT_f08)
        call MPI_Address(MPI_BOTTOM, i, ierror)
        call check(i == 0, 'the address of MPI_BOTTOM as in MPI-1')
        call MPI_Address(MPI_IN_PLACE, i, ierror)
        call check(i == loc(MPI_IN_PLACE), 'the address of MPI_IN_PLACE as in MPI-1')
#endif
    end subroutine

    integer function number_of_key()
        integer, save :: key = MPI_KEYVAL_INVALID
        if (key == MPI_KEYVAL_INVALID) call MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, key, &
            0_MPI_ADDRESS_KIND, ierror)
        number_of_key = key
    end function
end program
