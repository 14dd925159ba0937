! R51, R107, R108, R109: what one language or dialect makes is used by each of them, and the maker's own procedure runs.
module inside
    use, intrinsic :: iso_c_binding, only: c_ptr, c_f_pointer
    use mpi_f08
    implicit none

contains

    ! A procedure inside another sees the other's variables; PMPI_ from Fortran is not a tool's business.
    integer function weighted_sum(weight, a, b)
        integer, intent(in) :: weight, a, b
        type(MPI_Op) :: op
        integer :: x(1), y(1)
        call PMPI_Op_create(weighted, .true., op)
        x = a
        y = b
        call MPI_Reduce_local(x, y, 1, MPI_INTEGER, op)
        call MPI_Op_free(op)
        weighted_sum = y(1)
    contains
        subroutine weighted(invec, inoutvec, len, datatype)
            type(c_ptr), value :: invec, inoutvec
            integer :: len
            type(MPI_Datatype) :: datatype
            integer, pointer :: from(:), to(:)
            call c_f_pointer(invec, from, [len])
            call c_f_pointer(inoutvec, to, [len])
            if (datatype == MPI_INTEGER) to = weight * from + to
        end subroutine
    end function

end module

program pairs
    use, intrinsic :: iso_c_binding, only: c_int
    use mpi_f08
    use in_mpifh, only: make_mpifh => make_operation, use_mpifh => use_operation, run_mpifh => times_run
    use in_mpi, only: make_mpi => make_operation, use_mpi => use_operation, run_mpi => times_run
    use in_f08, only: make_f08 => make_operation, make_large_operation, use_f08 => use_operation, run_f08 => times_run
    use inside, only: weighted_sum
    implicit none
    integer :: maker, user, operation, before
    type(MPI_Op) :: made

    interface
        integer(c_int) function make_c() bind(C)
            import :: c_int
        end function
        subroutine use_c(operation) bind(C)
            import :: c_int
            integer(c_int), value :: operation
        end subroutine
        integer(c_int) function run_c() bind(C)
            import :: c_int
        end function
        integer(c_int) function seen_by_tool() bind(C)
            import :: c_int
        end function
    end interface

    call MPI_Init()
    do maker = 1, 5
        operation = make(maker)
        do user = 1, 4
            before = times_run(maker)
            select case (user)
            case (1)
                call use_mpifh(operation)
            case (2)
                call use_mpi(operation)
            case (3)
                call use_f08(operation)
            case (4)
                call use_c(int(operation, c_int))
            end select
            ! Reducing locally alone is once.
            call check(times_run(maker) > before, 'the procedure did not run')
        end do
        made%MPI_VAL = operation
        call MPI_Op_free(made)
        call check(made == MPI_OP_NULL, 'the handle is not null')
    end do
#if defined(HAS_LARGE)
    before = merge(3, 0, storage_size(0) == 32) ! with 8-byte INTEGERs they are made by MPI_Op_create_c
#else
    before = 4 ! it stands in for MPI_Op_create_c
#endif
    call check(seen_by_tool() == before, 'the tool of C did not see each MPI_Op_create of Fortran')
    call check(weighted_sum(10, 1, 3) == 13 .and. weighted_sum(20, 1, 3) == 23, 'an internal procedure')
    call check(seen_by_tool() == before, 'the tool of C saw PMPI_Op_create')
    call large()
    call MPI_Finalize()
    print '(a)', 'right'

contains

    integer function make(maker)
        integer, intent(in) :: maker
        select case (maker)
        case (1)
            make = make_mpifh()
        case (2)
            make = make_mpi()
        case (3)
            make = make_f08()
        case (5)
            make = make_large_operation()
        case default
            make = make_c()
        end select
    end function

    integer function times_run(maker)
        integer, intent(in) :: maker
        select case (maker)
        case (1)
            times_run = run_mpifh
        case (2)
            times_run = run_mpi
        case (3, 5)
            times_run = run_f08
        case default
            times_run = run_c()
        end select
    end function

    ! R110: a small operation serves large reductions, and a large one small reductions.
    subroutine large()
        type(MPI_Op) :: op
        integer :: a(2), b(2)
        call MPI_Op_create_c(added, .true., op)
        a = [1, 2]
        b = [3, 4]
        call MPI_Reduce_local(a, b, 2, MPI_INTEGER, op)
        call MPI_Reduce_local(a, b, 2_MPI_COUNT_KIND, MPI_INTEGER, op)
        call MPI_Op_free(op)
        call check(all(b == [5, 8]), 'an operation of MPI_Op_create_c')
        op%MPI_VAL = make_f08()
        a = [9, 9]
        call MPI_Reduce_local(a, b, 2_MPI_COUNT_KIND, MPI_INTEGER, op)
        call MPI_Op_free(op)
        call check(all(b == [9, 9]), 'a small operation in a large reduction')
    end subroutine

    subroutine added(invec, inoutvec, len, datatype)
        use, intrinsic :: iso_c_binding
        type(c_ptr), value :: invec, inoutvec
        integer(kind=MPI_COUNT_KIND) :: len
        type(MPI_Datatype) :: datatype
        integer, pointer :: x(:), y(:)
        call c_f_pointer(invec, x, [len])
        call c_f_pointer(inoutvec, y, [len])
        if (datatype == MPI_INTEGER) y = x + y
    end subroutine

    subroutine check(right, what)
        logical, intent(in) :: right
        character(len=*), intent(in) :: what
        if (right) return
        print *, 'wrong: ', what, ' (maker ', maker, ', user ', user, ')'
        error stop
    end subroutine

end program
