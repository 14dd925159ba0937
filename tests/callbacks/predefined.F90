! R36, R120: the predefined callbacks of each dialect, called as MPI would call them; each lies in our library.
module calling
    use, intrinsic :: iso_c_binding, only: c_intptr_t
    implicit none

contains

    ! A handle of mpi_f08 is its integer, so one call serves every dialect.
    subroutine copies(callback, flagged, what)
        external :: callback
        logical, intent(in) :: flagged
        character(len=*), intent(in) :: what
        integer(c_intptr_t) :: state, value_in, value_out
        integer :: handle, keyval, ierror
        logical :: flag
        handle = 3
        keyval = 4
        state = 5
        value_in = 5000000000_c_intptr_t
        value_out = -1
        flag = .not. flagged
        ierror = -1
        call callback(handle, keyval, state, value_in, value_out, flag, ierror)
        call check(ierror == 0 .and. (flag .eqv. flagged), what)
        call check(value_out == merge(value_in, -1_c_intptr_t, flagged), what)
        call check_place(callback, what)
    end subroutine

    ! The functions of MPI-1 have values of an INTEGER's size.
    subroutine copies_integer(callback, flagged, what)
        external :: callback
        logical, intent(in) :: flagged
        character(len=*), intent(in) :: what
        integer :: handle, keyval, ierror, state, value_in, values_out(2)
        logical :: flag
        handle = 3
        keyval = 4
        state = 5
        value_in = -6
        values_out = 9
        flag = .not. flagged
        ierror = -1
        call callback(handle, keyval, state, value_in, values_out, flag, ierror)
        call check(ierror == 0 .and. (flag .eqv. flagged), what)
        call check(all(values_out == [merge(-6, 9, flagged), 9]), what)
        call check_place(callback, what)
    end subroutine

    subroutine deletes(callback, what)
        external :: callback
        character(len=*), intent(in) :: what
        integer(c_intptr_t) :: state, value
        integer :: handle, keyval, ierror
        handle = 3
        keyval = 4
        state = 5
        value = 6
        ierror = -1
        call callback(handle, keyval, value, state, ierror)
        call check(ierror == 0, what)
        call check_place(callback, what)
    end subroutine

    ! It stands for a conversion that is not needed; to call it is an error.
    subroutine refuses(callback, what)
        external :: callback
        character(len=*), intent(in) :: what
        integer(c_intptr_t) :: state, position, count
        integer :: datatype, ierror, buffer(2)
        buffer = 1
        datatype = 2
        count = 3
        position = 4
        state = 5
        ierror = 0
        call callback(buffer(1), datatype, count, buffer(2), position, state, ierror)
        call check(ierror /= 0 .and. all(buffer == 1), what)
        call check_place(callback, what)
    end subroutine

    ! place.cpp knows where a procedure lies; an installed MPI may have one of the same name.
    subroutine check_place(callback, what)
        external :: callback
        character(len=*), intent(in) :: what
        integer, external :: bindery_has
        call check(bindery_has(callback) == 1, what // ' is not ours')
    end subroutine

    subroutine check(right, what)
        logical, intent(in) :: right
        character(len=*), intent(in) :: what
        if (right) return
        print *, 'wrong: ', what
        error stop
    end subroutine

end module

subroutine by_mpifh()
    use calling
    implicit none
    include 'mpif.h'
    call copies(MPI_COMM_DUP_FN, .true., 'MPI_COMM_DUP_FN')
    call copies(MPI_TYPE_DUP_FN, .true., 'MPI_TYPE_DUP_FN')
    call copies(MPI_WIN_DUP_FN, .true., 'MPI_WIN_DUP_FN')
    call copies(MPI_COMM_NULL_COPY_FN, .false., 'MPI_COMM_NULL_COPY_FN')
    call copies(MPI_TYPE_NULL_COPY_FN, .false., 'MPI_TYPE_NULL_COPY_FN')
    call copies(MPI_WIN_NULL_COPY_FN, .false., 'MPI_WIN_NULL_COPY_FN')
    call deletes(MPI_COMM_NULL_DELETE_FN, 'MPI_COMM_NULL_DELETE_FN')
    call deletes(MPI_TYPE_NULL_DELETE_FN, 'MPI_TYPE_NULL_DELETE_FN')
    call deletes(MPI_WIN_NULL_DELETE_FN, 'MPI_WIN_NULL_DELETE_FN')
    call copies_integer(MPI_DUP_FN, .true., 'MPI_DUP_FN')
    call copies_integer(MPI_NULL_COPY_FN, .false., 'MPI_NULL_COPY_FN')
    call deletes(MPI_NULL_DELETE_FN, 'MPI_NULL_DELETE_FN')
    call refuses(MPI_CONVERSION_FN_NULL, 'MPI_CONVERSION_FN_NULL')
end subroutine

subroutine by_mpi()
    use calling
    use mpi
    implicit none
    call copies(MPI_COMM_DUP_FN, .true., 'mpi, MPI_COMM_DUP_FN')
    call copies(MPI_TYPE_NULL_COPY_FN, .false., 'mpi, MPI_TYPE_NULL_COPY_FN')
    call deletes(MPI_WIN_NULL_DELETE_FN, 'mpi, MPI_WIN_NULL_DELETE_FN')
    call copies_integer(MPI_DUP_FN, .true., 'mpi, MPI_DUP_FN')
    call refuses(MPI_CONVERSION_FN_NULL, 'mpi, MPI_CONVERSION_FN_NULL')
end subroutine

subroutine by_f08()
    use calling
    use mpi_f08
    implicit none
    call copies(MPI_COMM_DUP_FN, .true., 'mpi_f08, MPI_COMM_DUP_FN')
    call copies(MPI_TYPE_DUP_FN, .true., 'mpi_f08, MPI_TYPE_DUP_FN')
    call copies(MPI_WIN_DUP_FN, .true., 'mpi_f08, MPI_WIN_DUP_FN')
    call copies(MPI_COMM_NULL_COPY_FN, .false., 'mpi_f08, MPI_COMM_NULL_COPY_FN')
    call copies(MPI_TYPE_NULL_COPY_FN, .false., 'mpi_f08, MPI_TYPE_NULL_COPY_FN')
    call copies(MPI_WIN_NULL_COPY_FN, .false., 'mpi_f08, MPI_WIN_NULL_COPY_FN')
    call deletes(MPI_COMM_NULL_DELETE_FN, 'mpi_f08, MPI_COMM_NULL_DELETE_FN')
    call deletes(MPI_TYPE_NULL_DELETE_FN, 'mpi_f08, MPI_TYPE_NULL_DELETE_FN')
    call deletes(MPI_WIN_NULL_DELETE_FN, 'mpi_f08, MPI_WIN_NULL_DELETE_FN')
    call refuses(MPI_CONVERSION_FN_NULL, 'mpi_f08, MPI_CONVERSION_FN_NULL')
    call refuses(MPI_CONVERSION_FN_NULL_C, 'mpi_f08, MPI_CONVERSION_FN_NULL_C')
end subroutine

program predefined
    implicit none
    call by_mpifh()
    call by_mpi()
    call by_f08()
    print '(a)', 'right'
end program
