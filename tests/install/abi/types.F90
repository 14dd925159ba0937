! Fortran's datatypes in transfers, reductions and constructors, on any number of processes, also where a library knows none of them:
! then C's types of the same size stand for them (R138, R141, R142).
#include "dialect.inc"
program types
    USES
    use tally
    implicit none
    HEADER
    integer :: ierror, rank, ranks, next, previous
    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierror)
    next = modulo(rank + 1, ranks)
    previous = modulo(rank - 1, ranks)
    call transfers()
    call sums()
    call logicals()
    call pairs()
    call own_operations()
    call constructors()
    call special()
    call print_tally(rank)
    call MPI_Finalize(ierror)

contains

    subroutine transfers()
        double precision :: twice(3), twices(3)
        complex :: parts(2), partss(2)
        complex(kind(0d0)) :: wide(2), wides(2)
        character(len=5) :: text, texts
        logical :: flags(3), flagss(3)
        integer(selected_int_kind(18)) :: long, longs
        STATUS :: status
        integer :: count
        twice = [1d0, 2d0, 3d0] * (rank + 1)
        call MPI_Sendrecv(twice, 3, MPI_DOUBLE_PRECISION, next, 1, twices, 3, MPI_DOUBLE_PRECISION, previous, 1, MPI_COMM_WORLD, status, ierror)
        call check('MPI_DOUBLE_PRECISION', all(twices == [1d0, 2d0, 3d0] * (previous + 1)))
        call check('its status', STATUS_OF(status, MPI_SOURCE) == previous .and. STATUS_OF(status, MPI_TAG) == 1)
        call MPI_Get_count(status, MPI_DOUBLE_PRECISION, count, ierror)
        call check('its count', count == 3)
        parts = cmplx(rank, [1, 2])
        call MPI_Sendrecv(parts, 2, MPI_COMPLEX, next, 2, partss, 2, MPI_COMPLEX, previous, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call check('MPI_COMPLEX', all(partss == cmplx(previous, [1, 2])))
        wide = cmplx(rank, [1, 2], kind(0d0))
        call MPI_Sendrecv(wide, 2, MPI_DOUBLE_COMPLEX, next, 3, wides, 2, MPI_DOUBLE_COMPLEX, previous, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call check('MPI_DOUBLE_COMPLEX', all(wides == cmplx(previous, [1, 2], kind(0d0))))
        text = repeat(achar(iachar('a') + rank), 5)
        call MPI_Sendrecv(text, 5, MPI_CHARACTER, next, 4, texts, 5, MPI_CHARACTER, previous, 4, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call check('MPI_CHARACTER', texts == repeat(achar(iachar('a') + previous), 5))
        flags = [.true., .false., rank == 0]
        call MPI_Sendrecv(flags, 3, MPI_LOGICAL, next, 5, flagss, 3, MPI_LOGICAL, previous, 5, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call check('MPI_LOGICAL', all(flagss .eqv. [.true., .false., previous == 0]))
        long = 2_8**40 + rank
        call MPI_Sendrecv(long, 1, MPI_INTEGER8, next, 6, longs, 1, MPI_INTEGER8, previous, 6, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call check('MPI_INTEGER8', longs == 2_8**40 + previous)
    end subroutine

    subroutine sums()
        integer :: whole, wholes
        real :: short, shorts
        double precision :: twice, twices
        complex :: part, parts
        complex(kind(0d0)) :: wide, wides, product
        integer :: total
        total = ranks * (ranks + 1) / 2
        whole = rank + 1
        call MPI_Allreduce(whole, wholes, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, ierror)
        call check('sum of MPI_INTEGER', wholes == total)
        short = rank + 1
        call MPI_Allreduce(short, shorts, 1, MPI_REAL, MPI_SUM, MPI_COMM_WORLD, ierror)
        call check('sum of MPI_REAL', shorts == total)
        call MPI_Allreduce(short, shorts, 1, MPI_REAL4, MPI_MAX, MPI_COMM_WORLD, ierror)
        call check('greatest of MPI_REAL4', shorts == ranks)
        twice = rank + 1
        call MPI_Allreduce(twice, twices, 1, MPI_DOUBLE_PRECISION, MPI_SUM, MPI_COMM_WORLD, ierror)
        call check('sum of MPI_DOUBLE_PRECISION', twices == total)
        part = cmplx(rank + 1, -1)
        call MPI_Allreduce(part, parts, 1, MPI_COMPLEX, MPI_SUM, MPI_COMM_WORLD, ierror)
        call check('sum of MPI_COMPLEX', parts == cmplx(total, -ranks))
        call MPI_Allreduce(part, parts, 1, MPI_COMPLEX8, MPI_SUM, MPI_COMM_WORLD, ierror)
        call check('sum of MPI_COMPLEX8', parts == cmplx(total, -ranks))
        wide = (0d0, 1d0)
        product = wide**ranks
        call MPI_Allreduce(wide, wides, 1, MPI_DOUBLE_COMPLEX, MPI_PROD, MPI_COMM_WORLD, ierror)
        call check('product of MPI_DOUBLE_COMPLEX', wides == product)
    end subroutine

    subroutine logicals()
        logical :: mine, ours
        mine = rank == 0
        call MPI_Allreduce(mine, ours, 1, MPI_LOGICAL, MPI_LOR, MPI_COMM_WORLD, ierror)
        call check('or of MPI_LOGICAL', ours)
        call MPI_Allreduce(mine, ours, 1, MPI_LOGICAL, MPI_LAND, MPI_COMM_WORLD, ierror)
        call check('and of MPI_LOGICAL', ours .eqv. ranks == 1)
    end subroutine

    ! Pairs of reals have no equal in C: a library may do without them.
    subroutine pairs()
        integer :: whole(2), wholes(2)
        call MPI_Allreduce([-rank, rank], wholes, 1, MPI_2INTEGER, MPI_MINLOC, MPI_COMM_WORLD, ierror)
        call check('least of MPI_2INTEGER', all(wholes == [1 - ranks, ranks - 1]))
        whole = [rank, rank]
        call MPI_Allreduce(MPI_IN_PLACE, whole, 1, MPI_2INTEGER, MPI_MAXLOC, MPI_COMM_WORLD, ierror)
        call check('greatest of MPI_2INTEGER in place', all(whole == ranks - 1))
#if !defined(WITHOUT_FORTRAN)
        call pairs_of_reals()
#endif
    end subroutine

    subroutine pairs_of_reals()
        real :: short(2)
        double precision :: twice(2)
        call MPI_Allreduce(real([-rank, rank]), short, 1, MPI_2REAL, MPI_MINLOC, MPI_COMM_WORLD, ierror)
        call check('least of MPI_2REAL', all(short == [1 - ranks, ranks - 1]))
        call MPI_Allreduce(dble([-rank, rank]), twice, 1, MPI_2DOUBLE_PRECISION, MPI_MAXLOC, MPI_COMM_WORLD, ierror)
        call check('greatest of MPI_2DOUBLE_PRECISION', all(twice == 0))
    end subroutine

    ! A procedure is shown the datatype that the caller named (R109).
    subroutine own_operations()
        external :: adds
        HANDLE(MPI_Op) :: op
        call MPI_Op_create(adds, .true., op, ierror)
        call own(op, MPI_DOUBLE_PRECISION, [1d0, 2d0])
        call own(op, MPI_COMPLEX, [1d0, 2d0])
        call own(op, MPI_INTEGER, [1d0, 2d0])
        call own(op, MPI_LOGICAL, [1d0, 2d0])
        call own(op, MPI_CHARACTER, [1d0, 2d0])
        call MPI_Op_free(op, ierror)
    end subroutine

    ! Two elements, so that a library of one process has to do it too.
    subroutine own(op, datatype, values)
        HANDLE(MPI_Op), intent(in) :: op
        HANDLE(MPI_Datatype), intent(in) :: datatype
        double precision, intent(in) :: values(2)
        double precision :: mine(2), sums(2)
        integer :: wanted
        common /shown/ wanted
        mine = values
        sums = values
        wanted = NUMBER(datatype)
        call MPI_Reduce_local(mine, sums, 1, datatype, op, ierror)
        call check('the datatype of an operation', wanted == 0)
    end subroutine

    subroutine constructors()
        HANDLE(MPI_Datatype) :: made, parts(1)
        integer :: integers(1), combiner, counts(3), bytes
        integer(MPI_ADDRESS_KIND) :: addresses(1), lower, extent
        complex :: line(6), lines(6)
        call MPI_Type_vector(3, 1, 2, MPI_COMPLEX, made, ierror)
        call MPI_Type_commit(made, ierror)
        call MPI_Type_size(made, bytes, ierror)
        call check('size of a vector of MPI_COMPLEX', bytes == 24)
        call MPI_Type_get_extent(made, lower, extent, ierror)
        call check('its extent', extent == 40)
        line = cmplx(rank, [1, 2, 3, 4, 5, 6])
        lines = 0
        call MPI_Sendrecv(line, 1, made, next, 7, lines, 1, made, previous, 7, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call check('a vector of MPI_COMPLEX', all(lines(1:5:2) == cmplx(previous, [1, 3, 5])) .and. all(lines(2:6:2) == 0))
        call MPI_Type_free(made, ierror)
        call MPI_Type_contiguous(2, MPI_CHARACTER, made, ierror)
        call MPI_Type_get_envelope(made, counts(1), counts(2), counts(3), combiner, ierror)
        call check('envelope', combiner == MPI_COMBINER_CONTIGUOUS .and. all(counts == [1, 0, 1]))
        call MPI_Type_get_contents(made, 1, 1, 1, integers, addresses, parts, ierror)
        call check('contents', integers(1) == 2 .and. parts(1) == MPI_CHARACTER)
        call MPI_Type_free(made, ierror)
    end subroutine

    ! C knows these by addresses of its own (R132).
    subroutine special()
        HANDLE(MPI_Datatype) :: made
        HANDLE(MPI_Comm) :: graph
        integer :: sources, destinations, cells(2)
        integer(MPI_ADDRESS_KIND) :: places(1)
        logical :: weighted
        cells = [rank, -1]
        call MPI_Get_address(cells(1), places(1), ierror)
        call MPI_Type_create_hindexed(1, [1], places, MPI_INTEGER, made, ierror)
        call MPI_Type_commit(made, ierror)
        call MPI_Sendrecv(MPI_BOTTOM, 1, made, next, 8, cells(2), 1, MPI_INTEGER, previous, 8, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call check('MPI_BOTTOM', cells(2) == previous)
        call MPI_Type_free(made, ierror)
        call MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, 1, [previous], MPI_UNWEIGHTED, 1, [next], MPI_UNWEIGHTED, MPI_INFO_NULL, &
                                            .false., graph, ierror)
        call MPI_Dist_graph_neighbors_count(graph, sources, destinations, weighted, ierror)
        call check('MPI_UNWEIGHTED', sources == 1 .and. destinations == 1 .and. .not. weighted)
        call MPI_Comm_free(graph, ierror)
        call MPI_Buffer_attach(MPI_BUFFER_AUTOMATIC, 0, ierror)
        call MPI_Bsend(rank, 1, MPI_INTEGER, next, 9, MPI_COMM_WORLD, ierror)
        call MPI_Recv(cells, 1, MPI_INTEGER, previous, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE, ierror)
        call check('MPI_BUFFER_AUTOMATIC', cells(1) == previous)
    end subroutine
end program

! Tells by a 0 that it was shown the datatype that was wanted.
subroutine adds(invec, inoutvec, length, datatype)
    USES
    use, intrinsic :: iso_c_binding, only: c_ptr
    implicit none
    HEADER
#if defined(DIALECT_f08)
    type(c_ptr), value :: invec, inoutvec
#else
    integer :: invec(*), inoutvec(*)
#endif
    integer :: length
    HANDLE(MPI_Datatype) :: datatype
    integer :: wanted
    common /shown/ wanted
    if (NUMBER(datatype) == wanted .and. length == 1) wanted = 0
end subroutine
