! Calls that are right, without a finding, and calls with the finding that the checked wrappers have to report for their line. No message
! is longer than its receive buffer: what is wrong is harmless here, so that the program goes on. flang cannot compile the procedure with an
! argument of assumed rank.
module things
    use mpi_f08
    implicit none
    type :: particle
        real(8) :: place(3)
        integer :: kind
    end type
contains
    subroutine assumed(size_one, shape_one, any)
        real, intent(inout) :: size_one(*), shape_one(:)
        class(*), intent(inout) :: any(:)
        call MPI_Bcast(size_one, 10, MPI_REAL, 0, MPI_COMM_SELF)
        call MPI_Bcast(size_one, 10, MPI_INTEGER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is a REAL(4) array of 1 dimension, and MPI_INTEGER is of INTEGER(4)
        call MPI_Bcast(shape_one, size(shape_one), MPI_REAL, 0, MPI_COMM_SELF)
        call MPI_Bcast(shape_one, size(shape_one) / 2, MPI_DOUBLE_PRECISION, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is a REAL(4) array of 1 dimension, and MPI_DOUBLE_PRECISION is of REAL(8)
        call MPI_Bcast(any, 10, MPI_REAL, 0, MPI_COMM_SELF)
    end subroutine

#ifndef __flang__
    subroutine forwarded(buffer, count, datatype)
        type(*) :: buffer(..)
        integer, intent(in) :: count
        type(MPI_Datatype), intent(in) :: datatype
        call MPI_Bcast(buffer, count, datatype, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is an INTEGER(4) array of 1 dimension, and MPI_REAL is of REAL(4)
    end subroutine
#endif

    ! Displacements in bytes may lead from one component to another, and absolute ones anywhere.
    subroutine structures
        type(particle) :: all(4)
        type(MPI_Datatype) :: pair, whole, absolute
        integer(MPI_ADDRESS_KIND) :: places(2), first, next
        call MPI_Get_address(all(1)%place, places(1))
        call MPI_Get_address(all(1)%kind, places(2))
        call MPI_Type_create_struct(2, [3, 1], places - places(1), [MPI_REAL8, MPI_INTEGER], pair)
        call MPI_Type_create_struct(2, [3, 1], places, [MPI_REAL8, MPI_INTEGER], absolute)
        call MPI_Get_address(all(1), first)
        call MPI_Get_address(all(2), next)
        call MPI_Type_create_resized(pair, 0_MPI_ADDRESS_KIND, next - first, whole)
        call MPI_Type_commit(pair)
        call MPI_Type_commit(whole)
        call MPI_Type_commit(absolute)
        call MPI_Bcast(all, 4, whole, 0, MPI_COMM_SELF)
        call MPI_Bcast(all(2:3), 2, whole, 0, MPI_COMM_SELF)
        call MPI_Bcast(all(1)%place, 1, pair, 0, MPI_COMM_SELF)
        call MPI_Bcast(MPI_BOTTOM, 1, absolute, 0, MPI_COMM_SELF)
        call MPI_Bcast(all(1:2), 3, whole, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer has 64 bytes, and 3 of the datatype end at byte 92
        call MPI_Bcast(all%kind, 4, MPI_INTEGER, 0, MPI_COMM_SELF)
        call MPI_Bcast(all%kind, 4, MPI_REAL, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is an INTEGER(4) array of 1 dimension, and MPI_REAL is of REAL(4)
        call MPI_Type_free(pair)
        call MPI_Type_free(whole)
        call MPI_Type_free(absolute)
    end subroutine

    subroutine datatypes
        real :: grid(6, 5)
        type(MPI_Datatype) :: rows, inner, wide
        call MPI_Type_vector(5, 2, 6, MPI_REAL, rows)
        call MPI_Type_create_subarray(2, [6, 5], [4, 3], [1, 1], MPI_ORDER_FORTRAN, MPI_REAL, inner)
        call MPI_Type_create_hvector(2, 3, 240_MPI_ADDRESS_KIND, MPI_REAL, wide)
        call MPI_Type_commit(rows)
        call MPI_Type_commit(inner)
        call MPI_Type_commit(wide)
        grid = 1
        call MPI_Bcast(grid, 1, rows, 0, MPI_COMM_SELF)
        call MPI_Bcast(grid(5, 1), 1, rows, 0, MPI_COMM_SELF)
        call MPI_Bcast(grid, 1, inner, 0, MPI_COMM_SELF)
        call MPI_Bcast(grid, 2, inner, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer has 120 bytes, and 2 of the datatype end at byte 212
        call MPI_Bcast(grid, 2, rows, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer has 120 bytes, and 2 of the datatype end at byte 208
        call MPI_Type_free(rows)
        call MPI_Type_free(inner)
        call MPI_Type_free(wide)
    end subroutine
end module

program checked
    use things
    implicit none
    real :: r4(50), table(4, 5)
    real(8) :: r8(20)
    integer :: n(10), counts(1), displacements(1)
    integer(8) :: long(10)
    integer(1) :: bytes(80)
    logical :: flags(4)
    complex(8) :: z(5)
    character(len=8) :: words(3)
    character :: letters(80)
    real, allocatable :: none(:), some(:)
    type(MPI_Request) :: request
    r4 = 1
    table = 1
    r8 = 1
    n = 1
    long = 1
    bytes = 1
    flags = .true.
    z = 1
    words = ''
    letters = ''
    allocate(some(0:9), source=1.0)
    call MPI_Init()

    ! types
    call MPI_Bcast(r8, 20, MPI_DOUBLE_PRECISION, 0, MPI_COMM_SELF)
    call MPI_Bcast(r8, 20, MPI_REAL8, 0, MPI_COMM_SELF)
    call MPI_Bcast(r8, 20, MPI_DOUBLE, 0, MPI_COMM_SELF)
    call MPI_Bcast(r8, 160, MPI_BYTE, 0, MPI_COMM_SELF)
    call MPI_Bcast(r8, 20, MPI_REAL, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is a REAL(8) array of 1 dimension, and MPI_REAL is of REAL(4)
    call MPI_Bcast(table, 10, MPI_DOUBLE_PRECISION, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is a REAL(4) array of 2 dimensions, and MPI_DOUBLE_PRECISION is of REAL(8)
    call MPI_Bcast(r4(1), 20, MPI_INTEGER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is a REAL(4), and MPI_INTEGER is of INTEGER(4)
    call MPI_Bcast(r4(50:1:-2), 25, MPI_REAL, 0, MPI_COMM_SELF)
    call MPI_Bcast(long, 10, MPI_INTEGER8, 0, MPI_COMM_SELF)
    call MPI_Bcast(long, 10, MPI_AINT, 0, MPI_COMM_SELF)
    call MPI_Bcast(long, 10, MPI_INTEGER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is an INTEGER(8) array of 1 dimension, and MPI_INTEGER is of INTEGER(4)
    call MPI_Bcast(long(1:9:2), 10, MPI_INTEGER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is an INTEGER(8) array of 1 dimension, and MPI_INTEGER is of INTEGER(4)
    call MPI_Bcast(flags, 4, MPI_LOGICAL, 0, MPI_COMM_SELF)
    call MPI_Bcast(flags, 4, MPI_INTEGER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is a LOGICAL(4) array of 1 dimension, and MPI_INTEGER is of INTEGER(4)
    call MPI_Bcast(z, 5, MPI_DOUBLE_COMPLEX, 0, MPI_COMM_SELF)
    call MPI_Bcast(z, 10, MPI_DOUBLE_PRECISION, 0, MPI_COMM_SELF)
    call MPI_Bcast(z, 5, MPI_COMPLEX, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is a COMPLEX(8) array of 1 dimension, and MPI_COMPLEX is of COMPLEX(4)
    call MPI_Bcast(words, 24, MPI_CHARACTER, 0, MPI_COMM_SELF)
    call MPI_Bcast(words, 3, MPI_INTEGER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is a CHARACTER(8) array of 1 dimension, and MPI_INTEGER is of INTEGER(4)
    call MPI_Bcast(words(2)(3:5), 3, MPI_CHARACTER, 0, MPI_COMM_SELF)
    call MPI_Bcast(n, 4, MPI_CHARACTER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is an INTEGER(4) array of 1 dimension, and MPI_CHARACTER is of CHARACTER(1)
    call MPI_Bcast(n, 5, MPI_2INTEGER, 0, MPI_COMM_SELF)
    call MPI_Bcast(r4, 5, MPI_2INTEGER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer is a REAL(4) array of 1 dimension, and MPI_2INTEGER is of INTEGER(4)
    ! memory for anything
    call MPI_Bcast(bytes, 10, MPI_DOUBLE_PRECISION, 0, MPI_COMM_SELF)
    call MPI_Bcast(letters, 20, MPI_INTEGER, 0, MPI_COMM_SELF)
    call assumed(r4, table(1, :), some)
#ifndef __flang__
    call forwarded(r4, 50, MPI_REAL)
    call forwarded(n, 10, MPI_REAL)
#endif

    ! lengths
    call MPI_Bcast(n, 11, MPI_INTEGER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer has 40 bytes, and 11 of MPI_INTEGER end at byte 44
    call MPI_Bcast(n(9), 2, MPI_INTEGER, 0, MPI_COMM_SELF)
    call MPI_Bcast(n(4:6), 4, MPI_INTEGER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer has 12 bytes, and 4 of MPI_INTEGER end at byte 16
    call MPI_Bcast(table(:, 2:3), 8, MPI_REAL, 0, MPI_COMM_SELF)
    call MPI_Bcast(words, 25, MPI_CHARACTER, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer has 24 bytes, and 25 of MPI_CHARACTER end at byte 25
    call MPI_Bcast(some, 11, MPI_REAL, 0, MPI_COMM_SELF) ! MPI_Bcast: buffer has 40 bytes, and 11 of MPI_REAL end at byte 44
    call MPI_Bcast(none, 0, MPI_REAL, 0, MPI_COMM_SELF)
    call MPI_Bcast(n, 0, MPI_REAL, 0, MPI_COMM_SELF)

    ! what a call does not touch
    call MPI_Send(n, 100, MPI_REAL, MPI_PROC_NULL, 0, MPI_COMM_SELF)
    call MPI_Recv(n, 100, MPI_REAL, MPI_PROC_NULL, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE)
    call MPI_Allreduce(MPI_IN_PLACE, r4, 50, MPI_REAL, MPI_SUM, MPI_COMM_SELF)
    call MPI_Exscan(r4, n, 50, MPI_REAL, MPI_SUM, MPI_COMM_SELF)

    ! other classes of calls
    call MPI_Sendrecv(r8, 20, MPI_REAL8, 0, 0, r4, 20, MPI_REAL8, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE) ! MPI_Sendrecv: recvbuf is a REAL(4) array of 1 dimension, and MPI_REAL8 is of REAL(8)
    call MPI_Isend(n, 10, MPI_INTEGER, 0, 0, MPI_COMM_SELF, request)
    call MPI_Recv(r4, 10, MPI_INTEGER, 0, 0, MPI_COMM_SELF, MPI_STATUS_IGNORE) ! MPI_Recv: buf is a REAL(4) array of 1 dimension, and MPI_INTEGER is of INTEGER(4)
    call MPI_Wait(request, MPI_STATUS_IGNORE)
    call MPI_Irecv(n(1:4), 5, MPI_INTEGER, 0, 0, MPI_COMM_SELF, request) ! MPI_Irecv: buf has 16 bytes, and 5 of MPI_INTEGER end at byte 20
    call MPI_Send(n(5), 4, MPI_INTEGER, 0, 0, MPI_COMM_SELF)
    call MPI_Wait(request, MPI_STATUS_IGNORE)
    call MPI_Allreduce(r8, r4, 20, MPI_REAL8, MPI_SUM, MPI_COMM_SELF) ! MPI_Allreduce: recvbuf is a REAL(4) array of 1 dimension, and MPI_REAL8 is of REAL(8)
    call MPI_Iallreduce(r8, r4, 20, MPI_REAL, MPI_SUM, MPI_COMM_SELF, request) ! MPI_Iallreduce: sendbuf is a REAL(8) array of 1 dimension, and MPI_REAL is of REAL(4)
    call MPI_Wait(request, MPI_STATUS_IGNORE)
    call MPI_Gather(n, 10, MPI_INTEGER, long, 10, MPI_INTEGER, 0, MPI_COMM_SELF) ! MPI_Gather: recvbuf is an INTEGER(8) array of 1 dimension, and MPI_INTEGER is of INTEGER(4)
    counts = 6
    displacements = 4
    call MPI_Allgatherv(bytes, 6, MPI_BYTE, n, counts, displacements, MPI_BYTE, MPI_COMM_SELF)
    displacements = 5
    counts = 5
    call MPI_Allgatherv(n, 5, MPI_INTEGER, n(6:), counts, displacements - 5, MPI_INTEGER, MPI_COMM_SELF)
    call MPI_Allgatherv(n, 5, MPI_INTEGER, r4, counts, displacements, MPI_INTEGER, MPI_COMM_SELF) ! MPI_Allgatherv: recvbuf is a REAL(4) array of 1 dimension, and MPI_INTEGER is of INTEGER(4)
    call structures
    call datatypes
    call MPI_Finalize()
    print '(a)', 'ended'
end program
