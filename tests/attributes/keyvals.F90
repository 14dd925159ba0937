! Keys, attributes and generalized requests by the hundred thousand, in flat memory: what belongs to a dead one is freed.
#include "dialect.inc"
module procedures
    USES
    use checks
    implicit none
#include "declared.inc"

contains

    subroutine copy_attr(comm, keyval, state, value_in, value_out, flag, ierror)
        COMM :: comm
        integer :: keyval, ierror
        integer(MPI_ADDRESS_KIND) :: state, value_in, value_out
        logical :: flag
        value_out = value_in
        flag = .true.
        ierror = MPI_SUCCESS
    end subroutine

    subroutine delete_attr(comm, keyval, value, state, ierror)
        COMM :: comm
        integer :: keyval, ierror
        integer(MPI_ADDRESS_KIND) :: value, state
        ierror = MPI_SUCCESS
    end subroutine

    subroutine query(state, status, ierror)
        integer(MPI_ADDRESS_KIND) :: state
        STATUS :: status
        integer :: ierror
        call MPI_Status_set_elements(status, MPI_INTEGER, 0, ierror)
        call MPI_Status_set_cancelled(status, .false., ierror)
    end subroutine

    subroutine free_state(state, ierror)
        integer(MPI_ADDRESS_KIND) :: state
        integer :: ierror
        ierror = MPI_SUCCESS
    end subroutine

    subroutine cancel(state, complete, ierror)
        integer(MPI_ADDRESS_KIND) :: state
        logical :: complete
        integer :: ierror
        ierror = MPI_SUCCESS
    end subroutine

    subroutine keys(count)
        integer, intent(in) :: count
        integer :: i, keyval, ierror
        do i = 1, count
            call MPI_Comm_create_keyval(copy_attr, delete_attr, keyval, int(i, MPI_ADDRESS_KIND), ierror)
            call MPI_Comm_free_keyval(keyval, ierror)
        end do
    end subroutine

    ! Set, set over, and deleted.
    subroutine attributes(count)
        integer, intent(in) :: count
        integer :: i, keyval, ierror
        call MPI_Comm_create_keyval(copy_attr, delete_attr, keyval, 1_MPI_ADDRESS_KIND, ierror)
        do i = 1, count
            call MPI_Comm_set_attr(MPI_COMM_SELF, keyval, int(i, MPI_ADDRESS_KIND), ierror)
            if (mod(i, 3) == 0) call MPI_Comm_delete_attr(MPI_COMM_SELF, keyval, ierror)
        end do
        call MPI_Comm_free_keyval(keyval, ierror)
    end subroutine

    ! A key that dies with its last attribute, long after it was freed.
    subroutine copies(count)
        integer, intent(in) :: count
        integer :: i, keyval, ierror
        COMM :: made, again
        do i = 1, count
            call MPI_Comm_create_keyval(copy_attr, delete_attr, keyval, int(i, MPI_ADDRESS_KIND), ierror)
            call MPI_Comm_dup(MPI_COMM_SELF, made, ierror)
            call MPI_Comm_set_attr(made, keyval, int(i, MPI_ADDRESS_KIND), ierror)
            call MPI_Comm_free_keyval(keyval, ierror)
            call MPI_Comm_dup(made, again, ierror)
            call MPI_Comm_free(made, ierror)
            call MPI_Comm_free(again, ierror)
        end do
    end subroutine

    subroutine requests(count)
        integer, intent(in) :: count
        integer :: i, ierror
        REQUEST :: made
        do i = 1, count
            call MPI_Grequest_start(query, free_state, cancel, int(i, MPI_ADDRESS_KIND), made, ierror)
            call MPI_Grequest_complete(made, ierror)
            call MPI_Wait(made, MPI_STATUS_IGNORE, ierror)
        end do
    end subroutine

    ! The first part may fill what MPI and the compiler keep for later. 32 bytes for each would be 3 MiB for every 100,000.
    subroutine expect_flat(what, work, first, rest, most)
        character(len=*), intent(in) :: what
        integer, intent(in) :: first, rest, most
        interface
            subroutine work(count)
                integer, intent(in) :: count
            end subroutine
        end interface
        integer(c_long) :: before, grown
        call work(first)
        before = c_memory()
        call work(rest)
        grown = c_memory() - before
        if (grown > most) print '(2A, I0, A, I0, A)', what, ': ', grown, ' KiB more, at most ', most, ' expected'
        call expect(what, logical(grown <= most), .true.)
    end subroutine
end module

program flat_memory
    use procedures
    implicit none
    integer :: ierror
    call MPI_Init(ierror)
    call expect_flat('keys', keys, 100000, 900000, 2048)
    call expect_flat('attributes', attributes, 100000, 900000, 2048)
    call expect_flat('copies', copies, 10000, 40000, 1024)
    call expect_flat('generalized requests', requests, 100000, 300000, 2048)
    call MPI_Finalize(ierror)
    call conclude(4)
end program
