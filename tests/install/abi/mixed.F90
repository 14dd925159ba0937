! Handles and statuses on their way between Fortran and C++ (R102-R104, R137); mixed.cpp is the other side.
#include "dialect.inc"
program mixed
    USES
    use tally
    implicit none
    HEADER
    interface
        integer function c_checks(comm, group, datatype, op, info, errhandler) bind(c)
            integer, value :: comm, group, datatype, op, info, errhandler
        end function
        integer function c_dup(comm) bind(c)
            integer, value :: comm
        end function
        integer function c_wait(request, status, status_f08, from, bytes) bind(c)
            integer, value :: from, bytes
            integer :: request, status(*), status_f08(*)
        end function
        integer function c_refuses(status) bind(c)
            integer :: status(*)
        end function
        integer function c_predefined(comm, datatype, op, request) bind(c)
            integer, value :: comm, datatype, op, request
        end function
    end interface
    integer :: ierror, rank, ranks, next, previous
    call MPI_Init(ierror)
    call MPI_Comm_rank(MPI_COMM_WORLD, rank, ierror)
    call MPI_Comm_size(MPI_COMM_WORLD, ranks, ierror)
    next = modulo(rank + 1, ranks)
    previous = modulo(rank - 1, ranks)
    call check('predefined handles', c_predefined(NUMBER(MPI_COMM_WORLD), NUMBER(MPI_DOUBLE), NUMBER(MPI_SUM), NUMBER(MPI_REQUEST_NULL)) == 0)
    call objects()
    call communicators()
    call requests()
    call print_tally(rank)
    call MPI_Finalize(ierror)

contains

    ! C turns each into its own handle and back, and asks the object something that Fortran has set.
    subroutine objects()
        external :: nothing
        HANDLE(MPI_Comm) :: comm
        HANDLE(MPI_Group) :: group
        HANDLE(MPI_Datatype) :: datatype
        HANDLE(MPI_Op) :: op
        HANDLE(MPI_Info) :: info
        HANDLE(MPI_Errhandler) :: errhandler
        call MPI_Comm_dup(MPI_COMM_WORLD, comm, ierror)
        call MPI_Comm_group(comm, group, ierror)
        call MPI_Type_contiguous(3, MPI_DOUBLE_PRECISION, datatype, ierror)
        call MPI_Op_create(nothing, .false., op, ierror)
        call MPI_Info_create(info, ierror)
        call MPI_Info_set(info, 'made_by', 'Fortran', ierror)
        call MPI_Comm_create_errhandler(nothing, errhandler, ierror)
        call check('objects', c_checks(NUMBER(comm), NUMBER(group), NUMBER(datatype), NUMBER(op), NUMBER(info), NUMBER(errhandler)) == 0)
        call MPI_Errhandler_free(errhandler, ierror)
        call MPI_Info_free(info, ierror)
        call MPI_Op_free(op, ierror)
        call MPI_Type_free(datatype, ierror)
        call MPI_Group_free(group, ierror)
        call MPI_Comm_free(comm, ierror)
    end subroutine

    subroutine communicators()
        HANDLE(MPI_Comm) :: comm
        integer :: comparison, sum
        NUMBER(comm) = c_dup(NUMBER(MPI_COMM_WORLD))
        call MPI_Comm_compare(MPI_COMM_WORLD, comm, comparison, ierror)
        call check('a communicator made by C', comparison == MPI_CONGRUENT)
        call MPI_Allreduce(1, sum, 1, MPI_INTEGER, MPI_SUM, comm, ierror)
        call check('a sum over it', sum == ranks)
        call MPI_Comm_free(comm, ierror)
    end subroutine

    ! C waits for what Fortran has started, and gives its status back in both of Fortran's forms.
    subroutine requests()
        HANDLE(MPI_Request) :: request
        STATUS :: status, status_f08
        double precision :: cells(4)
#if !defined(DIALECT_mpifh)
        asynchronous :: cells
#endif
        double precision :: own(4)
        integer :: numbers(MPI_STATUS_SIZE), numbers_f08(MPI_STATUS_SIZE), count, number
        own = rank
        call MPI_Irecv(cells, 4, MPI_DOUBLE_PRECISION, previous, 5, MPI_COMM_WORLD, request, ierror)
        call MPI_Send(own, 3, MPI_DOUBLE_PRECISION, next, 5, MPI_COMM_WORLD, ierror)
        number = NUMBER(request)
        call check('a request', c_wait(number, numbers, numbers_f08, previous, 24) == 0)
        call check('the null request', number == NUMBER(MPI_REQUEST_NULL))
        call check('the cells', all(cells(:3) == previous))
        status = transfer(numbers, status)
        status_f08 = transfer(numbers_f08, status_f08)
        call MPI_Get_count(status, MPI_DOUBLE_PRECISION, count, ierror)
        call check('the count of C''s status', count == 3 .and. STATUS_OF(status, MPI_SOURCE) == previous)
        call MPI_Get_count(status_f08, MPI_DOUBLE_PRECISION, count, ierror)
        call check('the count by way of mpi_f08''s', count == 3 .and. STATUS_OF(status_f08, MPI_TAG) == 5)
        call check('statuses that are none', c_refuses(numbers) == 0)
    end subroutine
end program

subroutine nothing()
end subroutine
