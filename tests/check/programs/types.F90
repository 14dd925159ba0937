! Buffers and their datatypes: kinds, lengths, sections, derived types; what real codes got wrong, and what they may do.
! Arrays that are too short are parts of others, so that nothing is overwritten.
! together
module cases
    use mpi_f08
    implicit none
    integer, parameter :: sp = kind(1.0), dp = kind(1d0), wp = dp, i8 = selected_int_kind(18)
    type :: particle
        real(dp) :: place(3) = 0
        integer :: kind = 0
        logical :: is_alive = .true.
    end type
contains
    ! The kind of reals is a parameter of the code; the datatype is not.
    ! quick
    subroutine working_precision_fixed_datatype ! processes: 2
        integer, parameter :: working = sp
        real(working) :: field(10)
        field = 1
        call MPI_Bcast(field, 5, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine working_precision_own_datatype ! processes: 2
        integer, parameter :: working = sp
        type(MPI_Datatype) :: mpi_working
        real(working) :: field(10), total(10)
        mpi_working = merge(MPI_DOUBLE_PRECISION, MPI_REAL, working == dp)
        field = 1
        call MPI_Bcast(field, 10, mpi_working, 0, MPI_COMM_WORLD)
        call MPI_Allreduce(field, total, 10, mpi_working, MPI_SUM, MPI_COMM_WORLD)
    end subroutine

    ! The denominator of every flux correction.
    subroutine denominator_of_other_kind ! processes: 2
        real(sp) :: part, whole
        part = 2
        whole = 1
        call MPI_Allreduce(part, whole, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD) ! wrong: type
    end subroutine

    subroutine single_sum_of_doubles ! processes: 2
        real(dp) :: part(4), whole(4)
        part = 2
        whole = 0
        call MPI_Allreduce(part, whole, 4, MPI_REAL, MPI_SUM, MPI_COMM_WORLD) ! wrong: type
    end subroutine

    subroutine double_sum_of_doubles ! processes: 2
        real(dp) :: part(4), whole(4)
        part = 2
        call MPI_Allreduce(part, whole, 4, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD)
        call MPI_Allreduce(MPI_IN_PLACE, part, 4, MPI_REAL8, MPI_MAX, MPI_COMM_WORLD)
    end subroutine

    ! Only one of both arrays has become REAL(8).
    subroutine receive_of_other_kind ! processes: 2
        real(sp) :: part(8)
        real(dp) :: whole(8)
        part = 1
        call MPI_Reduce(part, whole, 8, MPI_REAL, MPI_SUM, 0, MPI_COMM_WORLD) ! wrong: type recvbuf
    end subroutine

    ! quick
    subroutine long_integers_as_integers ! processes: 2
        integer(i8) :: cells(6)
        cells = 1
        call MPI_Bcast(cells, 6, MPI_INTEGER, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine long_integers ! processes: 2
        integer(i8) :: cells(6), most
        cells = 1
        call MPI_Bcast(cells, 6, MPI_INTEGER8, 0, MPI_COMM_WORLD)
        call MPI_Allreduce(cells(1), most, 1, MPI_INTEGER8, MPI_MAX, MPI_COMM_WORLD)
        call MPI_Bcast(cells, 6, MPI_OFFSET, 0, MPI_COMM_WORLD)
        call MPI_Bcast(cells, 6, MPI_COUNT, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine integers_as_long_ones ! processes: 2
        integer :: cells(6)
        cells = 1
        call MPI_Bcast(cells, 3, MPI_INTEGER8, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    ! MPI_LONG is of C.
    subroutine c_long_for_integers ! processes: 2
        integer :: sizes(4)
        sizes = 1
        call MPI_Bcast(sizes, 2, MPI_LONG, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine c_types_of_same_size ! processes: 2
        use, intrinsic :: iso_c_binding
        integer(c_long) :: n(2)
        real(c_double) :: x(2)
        n = 1
        x = 1
        call MPI_Bcast(n, 2, MPI_LONG, 0, MPI_COMM_WORLD)
        call MPI_Bcast(x, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD)
        call MPI_Bcast(n, 2, MPI_INT64_T, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine default_real_after_option ! processes: 2
        real :: x(4)
        double precision :: y(4)
        x = 1
        y = 1
        call MPI_Bcast(x, 4, MPI_REAL, 0, MPI_COMM_WORLD)
        call MPI_Bcast(y, 4, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine logicals_as_integers ! processes: 2
        logical :: is_wet(4)
        is_wet = .true.
        call MPI_Bcast(is_wet, 4, MPI_INTEGER, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine logicals ! processes: 2
        logical :: is_wet(4), is_any
        is_wet = .true.
        call MPI_Bcast(is_wet, 4, MPI_LOGICAL, 0, MPI_COMM_WORLD)
        call MPI_Allreduce(is_wet(1), is_any, 1, MPI_LOGICAL, MPI_LOR, MPI_COMM_WORLD)
    end subroutine

    subroutine complex_of_other_kind ! processes: 2
        complex(dp) :: spectrum(4)
        spectrum = 1
        call MPI_Bcast(spectrum, 4, MPI_COMPLEX, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine complex_numbers ! processes: 2
        complex(dp) :: spectrum(4)
        complex(sp) :: short(4)
        spectrum = 1
        short = 1
        call MPI_Bcast(spectrum, 4, MPI_DOUBLE_COMPLEX, 0, MPI_COMM_WORLD)
        call MPI_Bcast(spectrum, 8, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        call MPI_Bcast(short, 4, MPI_COMPLEX, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine reals_as_complex_of_other_kind ! processes: 2
        real(dp) :: x(8)
        x = 1
        call MPI_Bcast(x, 8, MPI_COMPLEX, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine string_as_integers ! processes: 2
        character(8) :: name
        name = 'abc'
        call MPI_Bcast(name, 2, MPI_INTEGER, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine strings ! processes: 2
        character(8) :: name, names(3)
        character(:), allocatable :: text
        name = 'abc'
        names = 'abc'
        text = 'longer'
        call MPI_Bcast(name, len(name), MPI_CHARACTER, 0, MPI_COMM_WORLD)
        call MPI_Bcast(names, 24, MPI_CHARACTER, 0, MPI_COMM_WORLD)
        call MPI_Bcast(names(2), 8, MPI_CHARACTER, 0, MPI_COMM_WORLD)
        call MPI_Bcast(name(2:4), 3, MPI_CHARACTER, 0, MPI_COMM_WORLD)
        call MPI_Bcast(text, len(text), MPI_CHARACTER, 0, MPI_COMM_WORLD)
    end subroutine

    ! The number of strings, not of characters: nothing is wrong, though little is sent. One more than there are is.
    subroutine string_too_long ! processes: 2
        character(8) :: names(4)
        names = ''
        call MPI_Bcast(names(1:3), 25, MPI_CHARACTER, 0, MPI_COMM_WORLD) ! wrong: length buffer
    end subroutine

    ! quick
    subroutine count_of_other_array ! processes: 2
        real(dp) :: part(10), all(10)
        part = 1
        all = 1
        call MPI_Bcast(part(:4), size(all), MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD) ! wrong: length buffer
    end subroutine

    subroutine count_in_bytes ! processes: 2
        integer :: n(16)
        n = 1
        call MPI_Bcast(n(1:4), storage_size(n) / 8 * 4, MPI_INTEGER, 0, MPI_COMM_WORLD) ! wrong: length buffer
    end subroutine

    subroutine bytes ! processes: 2
        integer :: n(4)
        n = 1
        call MPI_Bcast(n, storage_size(n) / 8 * size(n), MPI_BYTE, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine count_shorter ! processes: 2
        real(dp) :: x(10)
        x = 1
        call MPI_Bcast(x, 3, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        call MPI_Bcast(x(8:), 3, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine section_too_short ! processes: 2
        real(dp) :: x(11)
        x = 1
        call MPI_Bcast(x(8:10), 4, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD) ! wrong: length buffer
    end subroutine

    ! An element as an actual argument passes the array from there on; the descriptor does not say how long it is.
    subroutine from_an_element ! processes: 2
        real(dp) :: x(10), table(4, 5)
        x = 1
        table = 1
        call MPI_Bcast(x(3), 8, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        call MPI_Bcast(table(1, 2), 8, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine element_of_other_kind ! processes: 2
        real(dp) :: x(10)
        x = 1
        call MPI_Bcast(x(3), 8, MPI_REAL, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine strided_sections ! processes: 2
        real(dp) :: table(6, 6)
        table = 1
        call MPI_Bcast(table(2, :), 6, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        call MPI_Bcast(table(1:6:2, 2:5), 12, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        call MPI_Bcast(table(6:1:-1, 1), 6, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine strided_section_of_other_kind ! processes: 2
        integer :: table(6, 6)
        table = 1
        call MPI_Bcast(table(2, :), 6, MPI_REAL, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine vector_datatype ! processes: 2
        real(dp) :: table(6, 6)
        type(MPI_Datatype) :: row
        table = 1
        call MPI_Type_vector(6, 1, 6, MPI_DOUBLE_PRECISION, row)
        call MPI_Type_commit(row)
        call MPI_Bcast(table(3, 1), 1, row, 0, MPI_COMM_WORLD)
        call MPI_Bcast(table, 1, row, 0, MPI_COMM_WORLD)
        call MPI_Type_free(row)
    end subroutine

    ! quick
    subroutine vector_of_other_kind ! processes: 2
        real(dp) :: table(6, 6)
        type(MPI_Datatype) :: row
        table = 1
        call MPI_Type_vector(6, 1, 6, MPI_REAL, row)
        call MPI_Type_commit(row)
        call MPI_Bcast(table, 1, row, 0, MPI_COMM_WORLD) ! wrong: type buffer
        call MPI_Type_free(row)
    end subroutine

    subroutine vector_too_long ! processes: 2
        real(dp) :: table(6, 6)
        type(MPI_Datatype) :: row
        table = 1
        call MPI_Type_vector(6, 1, 6, MPI_DOUBLE_PRECISION, row)
        call MPI_Type_commit(row)
        call MPI_Bcast(table(:, 1:5), 1, row, 0, MPI_COMM_WORLD) ! wrong: length buffer
        call MPI_Type_free(row)
    end subroutine

    subroutine subarray ! processes: 2
        real(dp) :: field(0:5, 0:5)
        type(MPI_Datatype) :: inner
        field = 1
        call MPI_Type_create_subarray(2, [6, 6], [4, 4], [1, 1], MPI_ORDER_FORTRAN, MPI_DOUBLE_PRECISION, inner)
        call MPI_Type_commit(inner)
        call MPI_Bcast(field, 1, inner, 0, MPI_COMM_WORLD)
        call MPI_Type_free(inner)
    end subroutine

    subroutine subarray_of_larger_array ! processes: 2
        real(dp) :: field(0:5, 0:5)
        type(MPI_Datatype) :: inner
        field = 1
        call MPI_Type_create_subarray(2, [6, 6], [4, 4], [1, 1], MPI_ORDER_FORTRAN, MPI_DOUBLE_PRECISION, inner)
        call MPI_Type_commit(inner)
        call MPI_Bcast(field(:, 0:3), 1, inner, 0, MPI_COMM_WORLD) ! wrong: length buffer
        call MPI_Type_free(inner)
    end subroutine

    subroutine create_particle(datatype)
        type(MPI_Datatype), intent(out) :: datatype
        type(particle) :: all(2)
        type(MPI_Datatype) :: members
        integer(MPI_ADDRESS_KIND) :: base, next, places(3)
        call MPI_Get_address(all(1), base)
        call MPI_Get_address(all(2), next)
        call MPI_Get_address(all(1)%place, places(1))
        call MPI_Get_address(all(1)%kind, places(2))
        call MPI_Get_address(all(1)%is_alive, places(3))
        call MPI_Type_create_struct(3, [3, 1, 1], places - base, [MPI_DOUBLE_PRECISION, MPI_INTEGER, MPI_LOGICAL], members)
        call MPI_Type_create_resized(members, 0_MPI_ADDRESS_KIND, next - base, datatype)
        call MPI_Type_free(members)
        call MPI_Type_commit(datatype)
    end subroutine

    subroutine derived_type ! processes: 2
        type(particle) :: swarm(5)
        type(MPI_Datatype) :: datatype
        call create_particle(datatype)
        call MPI_Bcast(swarm, 5, datatype, 0, MPI_COMM_WORLD)
        call MPI_Bcast(swarm(2), 1, datatype, 0, MPI_COMM_WORLD)
        call MPI_Bcast(swarm(2:3), 2, datatype, 0, MPI_COMM_WORLD)
        call MPI_Type_free(datatype)
    end subroutine

    subroutine derived_type_too_many ! processes: 2
        type(particle) :: swarm(6)
        type(MPI_Datatype) :: datatype
        call create_particle(datatype)
        call MPI_Bcast(swarm(1:5), 6, datatype, 0, MPI_COMM_WORLD) ! wrong: length buffer
        call MPI_Type_free(datatype)
    end subroutine

    subroutine components ! processes: 2
        type(particle) :: swarm(5)
        call MPI_Bcast(swarm%kind, 5, MPI_INTEGER, 0, MPI_COMM_WORLD)
        call MPI_Bcast(swarm(1)%place, 3, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        call MPI_Bcast(swarm%place(2), 5, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine component_of_other_kind ! processes: 2
        type(particle) :: swarm(5)
        call MPI_Bcast(swarm%kind, 5, MPI_REAL, 0, MPI_COMM_WORLD) ! wrong: type buffer
        call MPI_Bcast(swarm(1)%place, 3, MPI_REAL, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine halo_as_section ! processes: 2
        real(dp) :: field(0:5, 0:5)
        integer :: other, rank
        call MPI_Comm_rank(MPI_COMM_WORLD, rank)
        other = 1 - rank
        field = rank
        call MPI_Sendrecv(field(1, 1:4), 4, MPI_DOUBLE_PRECISION, other, 0, field(0, 1:4), 4, MPI_DOUBLE_PRECISION, other, 0, &
            MPI_COMM_WORLD, MPI_STATUS_IGNORE)
    end subroutine

    subroutine halo_of_other_kind ! processes: 2
        real(dp) :: field(0:5, 0:5)
        real(sp) :: short(4)
        integer :: other, rank
        call MPI_Comm_rank(MPI_COMM_WORLD, rank)
        other = 1 - rank
        field = rank
        call MPI_Sendrecv(field(1:4, 1), 4, MPI_REAL, other, 0, short, 4, MPI_REAL, other, 0, MPI_COMM_WORLD, & ! wrong: type sendbuf
            MPI_STATUS_IGNORE)
    end subroutine

    ! The last block ends behind the array.
    ! may: collective
    subroutine gatherv_beyond_end ! processes: 2
        integer :: own(3), all(6), rank
        call MPI_Comm_rank(MPI_COMM_WORLD, rank)
        own = rank
        if (rank == 0) call MPI_Gatherv(MPI_IN_PLACE, 0, MPI_INTEGER, all(1:5), [0, 3], [0, 3], MPI_INTEGER, 0, MPI_COMM_WORLD) ! wrong: length recvbuf
        if (rank == 1) call MPI_Gatherv(own, 2, MPI_INTEGER, all, [0], [0], MPI_INTEGER, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine gatherv ! processes: 2
        integer :: own(3), all(6), none(0), rank
        call MPI_Comm_rank(MPI_COMM_WORLD, rank)
        own = rank
        if (rank == 0) then
            call MPI_Gatherv(own, 3, MPI_INTEGER, all, [3, 3], [3, 0], MPI_INTEGER, 0, MPI_COMM_WORLD)
        else
            call MPI_Gatherv(own, 3, MPI_INTEGER, none, none, none, MPI_REAL, 0, MPI_COMM_WORLD)
        end if
    end subroutine

    subroutine gather_of_other_kind ! processes: 2
        integer :: own(2)
        real(sp) :: all(4)
        own = 1
        call MPI_Gather(own, 2, MPI_INTEGER, all, 2, MPI_INTEGER, 0, MPI_COMM_WORLD) ! wrong: type recvbuf
    end subroutine

    subroutine allgather_too_short ! processes: 2
        integer :: own(2), all(3)
        own = 1
        call MPI_Allgather(own, 1, MPI_INTEGER, all(1:1), 1, MPI_INTEGER, MPI_COMM_WORLD) ! wrong: length recvbuf
    end subroutine

    subroutine not_significant ! processes: 2
        integer :: own(2), all(4), nothing(0)
        real(dp) :: x(1)
        integer :: rank
        call MPI_Comm_rank(MPI_COMM_WORLD, rank)
        own = 1
        if (rank == 0) call MPI_Gather(own, 2, MPI_INTEGER, all, 2, MPI_INTEGER, 0, MPI_COMM_WORLD)
        if (rank == 1) call MPI_Gather(own, 2, MPI_INTEGER, x, 2, MPI_INTEGER, 0, MPI_COMM_WORLD)
        call MPI_Send(x, 100, MPI_INTEGER, MPI_PROC_NULL, 0, MPI_COMM_WORLD)
        call MPI_Recv(nothing, 100, MPI_INTEGER, MPI_PROC_NULL, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE)
        call MPI_Bcast(x, 0, MPI_INTEGER, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine work_space_of_any_type ! processes: 2
        integer(1) :: work(64)
        character :: letters(64)
        work = 1
        letters = ''
        call MPI_Bcast(work, 8, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        call MPI_Bcast(letters, 16, MPI_INTEGER, 0, MPI_COMM_WORLD)
        call MPI_Bcast(work, 64, MPI_PACKED, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine assumed_size_buffer(n, x)
        integer, intent(in) :: n
        real(dp), intent(inout) :: x(*)
        call MPI_Bcast(x, n, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine assumed_size ! processes: 2
        real(dp) :: x(10)
        x = 1
        call assumed_size_buffer(10, x)
    end subroutine

    subroutine assumed_shape_of_other_kind ! processes: 2
        real(sp) :: x(10)
        x = 1
        call nested
    contains
        subroutine nested
            call MPI_Bcast(x(1:9:2), 2, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD) ! wrong: type buffer
        end subroutine
    end subroutine

    subroutine allocatable_and_pointer ! processes: 2
        real(dp), allocatable :: x(:)
        real(dp), pointer :: y(:, :), part(:)
        allocate(x(0:9), y(3, 4))
        x = 1
        y = 1
        part => y(2, :)
        call MPI_Bcast(x, 10, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        call MPI_Bcast(y, 12, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        call MPI_Bcast(part, 4, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        deallocate(y)
    end subroutine

    subroutine allocatable_too_short ! processes: 2
        real(dp), allocatable :: x(:)
        allocate(x(-1:4))
        x = 1
        call MPI_Bcast(x(-1:3), 6, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD) ! wrong: length buffer
    end subroutine

    subroutine nothing_allocated ! processes: 2
        real(dp), allocatable :: x(:)
        call MPI_Bcast(x, 0, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
        allocate(x(0))
        call MPI_Bcast(x, 0, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine nonblocking_of_other_kind ! processes: 2
        real(sp), asynchronous :: x(8)
        type(MPI_Request) :: request
        x = 1
        call MPI_Ibcast(x, 4, MPI_DOUBLE_PRECISION, 0, MPI_COMM_WORLD, request) ! wrong: type buffer
        call MPI_Wait(request, MPI_STATUS_IGNORE)
    end subroutine

    subroutine reduction_in_place_of_other_kind ! processes: 2
        real(dp) :: x(4)
        x = 1
        call MPI_Allreduce(MPI_IN_PLACE, x, 4, MPI_REAL, MPI_SUM, MPI_COMM_WORLD) ! wrong: type recvbuf
    end subroutine

    subroutine location_pairs ! processes: 2
        real(dp) :: pair(2), most(2)
        integer :: numbers(2), least(2)
        pair = 1
        numbers = 1
        call MPI_Allreduce(pair, most, 1, MPI_2DOUBLE_PRECISION, MPI_MAXLOC, MPI_COMM_WORLD)
        call MPI_Allreduce(numbers, least, 1, MPI_2INTEGER, MPI_MINLOC, MPI_COMM_WORLD)
    end subroutine

    subroutine location_pair_of_other_kind ! processes: 2
        real(sp) :: pair(4), most(4)
        pair = 1
        most = 1
        call MPI_Allreduce(pair, most, 1, MPI_2DOUBLE_PRECISION, MPI_MAXLOC, MPI_COMM_WORLD) ! wrong: type
    end subroutine

    subroutine kind_by_number ! processes: 2
        type(MPI_Datatype) :: datatype
        real(dp) :: x(3)
        x = 1
        call MPI_Type_match_size(MPI_TYPECLASS_REAL, storage_size(x) / 8, datatype)
        call MPI_Bcast(x, 3, datatype, 0, MPI_COMM_WORLD)
        call MPI_Type_create_f90_real(precision(x), range(x), datatype)
        call MPI_Bcast(x, 3, datatype, 0, MPI_COMM_WORLD)
    end subroutine

    subroutine kind_by_number_of_other_array ! processes: 2
        type(MPI_Datatype) :: datatype
        real(dp) :: x(3)
        real(sp) :: y(6)
        x = 1
        y = 1
        call MPI_Type_match_size(MPI_TYPECLASS_REAL, storage_size(x) / 8, datatype)
        call MPI_Bcast(y, 3, datatype, 0, MPI_COMM_WORLD) ! wrong: type buffer
    end subroutine

    subroutine window_access_of_other_kind ! processes: 2
        real(sp) :: x(4)
        type(MPI_Win) :: window
        integer :: rank
        call MPI_Comm_rank(MPI_COMM_WORLD, rank)
        x = 1
        call MPI_Win_create(x, 16_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window)
        call MPI_Win_fence(0, window)
        if (rank == 0) call MPI_Get(x, 1, MPI_DOUBLE_PRECISION, 1, 2_MPI_ADDRESS_KIND, 1, MPI_DOUBLE_PRECISION, window) ! wrong: type
        call MPI_Win_fence(0, window)
        call MPI_Win_free(window)
    end subroutine

    subroutine pack_of_other_kind ! processes: 2
        character :: packed(100)
        real(dp) :: x(3)
        integer :: position
        x = 1
        position = 0
        call MPI_Pack(x, 3, MPI_REAL, packed, 100, position, MPI_COMM_WORLD) ! wrong: type inbuf
    end subroutine

    subroutine pack_and_unpack ! processes: 2
        character :: packed(100)
        real(dp) :: x(3), y(3)
        integer :: position
        x = 1
        position = 0
        call MPI_Pack(x, 3, MPI_DOUBLE_PRECISION, packed, 100, position, MPI_COMM_WORLD)
        position = 0
        call MPI_Unpack(packed, 100, position, y, 3, MPI_DOUBLE_PRECISION, MPI_COMM_WORLD)
    end subroutine

    subroutine file_of_other_kind ! processes: 2
        type(MPI_File) :: file
        integer(i8) :: n(2)
        n = 1
        call MPI_File_open(MPI_COMM_WORLD, 'kinds.bin', MPI_MODE_CREATE + MPI_MODE_RDWR + MPI_MODE_DELETE_ON_CLOSE, &
            MPI_INFO_NULL, file)
        call MPI_File_write_at_all(file, 0_MPI_OFFSET_KIND, n, 2, MPI_INTEGER, MPI_STATUS_IGNORE) ! wrong: type buf
        call MPI_File_close(file)
    end subroutine
end module
