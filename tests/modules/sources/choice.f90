! R61, R75: what may stand where a buffer is wanted, in mpi_f08 and in mpi.
module things
    implicit none
    type plain
        integer :: i
        real :: x
    end type
    type row
        sequence
        integer :: i(3)
    end type
    type, bind(C) :: pair
        integer :: a, b
    end type
end module

subroutine with_mpi_f08(shaped, sized, n, any)
    use mpi_f08
    use things
    implicit none
    integer, intent(in) :: n
    real, intent(inout) :: shaped(:, :), sized(*)
    class(*), intent(inout) :: any
    real, allocatable :: scalar, array(:)
    real, pointer :: aimed(:)
    type(plain) :: p(3)
    type(row) :: r
    type(pair) :: b
    character(len=n) :: text
    character(len=4) :: texts(5)
    complex(kind=kind(1.d0)) :: z
    logical :: l(2)
    type(MPI_Request) :: request
    allocate (scalar, array(n), aimed(n))
    call MPI_Bcast(shaped, n, MPI_REAL, 0, MPI_COMM_WORLD)
    call MPI_Bcast(shaped(1:n:2, ::3), n, MPI_REAL, 0, MPI_COMM_WORLD)
    call MPI_Bcast(sized, n, MPI_REAL, 0, MPI_COMM_WORLD)
    call MPI_Bcast(sized(1:n), n, MPI_REAL, 0, MPI_COMM_WORLD)
    call MPI_Bcast(scalar, 1, MPI_REAL, 0, MPI_COMM_WORLD)
    call MPI_Bcast(array, n, MPI_REAL, 0, MPI_COMM_WORLD)
    call MPI_Bcast(aimed(::2), n, MPI_REAL, 0, MPI_COMM_WORLD)
    call MPI_Bcast(p, 3, MPI_2INTEGER, 0, MPI_COMM_WORLD)
    call MPI_Bcast(p(2)%x, 1, MPI_REAL, 0, MPI_COMM_WORLD)
    call MPI_Bcast(r, 3, MPI_INTEGER, 0, MPI_COMM_WORLD)
    call MPI_Bcast(b, 2, MPI_INTEGER, 0, MPI_COMM_WORLD)
    call MPI_Bcast(text, n, MPI_CHARACTER, 0, MPI_COMM_WORLD)
    call MPI_Bcast(texts(::2), 8, MPI_CHARACTER, 0, MPI_COMM_WORLD)
    call MPI_Bcast(z, 1, MPI_DOUBLE_COMPLEX, 0, MPI_COMM_WORLD)
    call MPI_Bcast(l, 2, MPI_LOGICAL, 0, MPI_COMM_WORLD)
    call MPI_Bcast(any, 1, MPI_REAL, 0, MPI_COMM_WORLD)
    call MPI_Send(1, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD)
    call MPI_Send([1, 2], 2, MPI_INTEGER, 0, 0, MPI_COMM_WORLD)
    call MPI_Isend(MPI_BOTTOM, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, request)
    call MPI_Allreduce(MPI_IN_PLACE, shaped, n, MPI_REAL, MPI_SUM, MPI_COMM_WORLD)
    call MPI_F_sync_reg(p)
end subroutine

subroutine with_mpi(shaped, sized, n)
    use mpi
    use things
    implicit none
    integer, intent(in) :: n
    real, intent(inout) :: shaped(:, :), sized(*)
    real, allocatable :: scalar, array(:)
    type(plain) :: p(3)
    type(row) :: r
    type(pair) :: b
    character(len=n) :: text
    character(len=4) :: texts(5)
    complex(kind=kind(1.d0)) :: z
    logical :: l(2)
    integer :: ierror, request
    allocate (scalar, array(n))
    call MPI_BCAST(shaped, n, MPI_REAL, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(shaped(1, 1), n, MPI_REAL, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(sized, n, MPI_REAL, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(scalar, 1, MPI_REAL, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(array, n, MPI_REAL, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(p, 3, MPI_2INTEGER, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(p(2)%x, 1, MPI_REAL, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(r, 3, MPI_INTEGER, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(b, 2, MPI_INTEGER, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(text, n, MPI_CHARACTER, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(texts, 20, MPI_CHARACTER, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(z, 1, MPI_DOUBLE_COMPLEX, 0, MPI_COMM_WORLD, ierror)
    call MPI_BCAST(l, 2, MPI_LOGICAL, 0, MPI_COMM_WORLD, ierror)
    call MPI_SEND(1, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, ierror)
    call MPI_IRECV(0, 0, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, request, ierror)
    call MPI_ISEND(MPI_BOTTOM, 1, MPI_INTEGER, 0, 0, MPI_COMM_WORLD, request, ierror)
    call MPI_ALLREDUCE(MPI_IN_PLACE, shaped, n, MPI_REAL, MPI_SUM, MPI_COMM_WORLD, ierror)
    call MPI_F_SYNC_REG(p)
end subroutine
