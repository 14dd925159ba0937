! The statuses that Fortran ignores, and whether C knows them by their addresses: ignored_in_c.c.
!# ignored_by_c
module ignored_in_c
    use, intrinsic :: iso_c_binding, only: c_loc, c_ptr
    implicit none
    interface
        integer function is_status_ignore_in_c(status) bind(C)
            import :: c_ptr
            type(c_ptr), value :: status
        end function
    end interface
contains
#ifdef DIALECT_f08
    integer function known(status)
        use mpi_f08
        type(MPI_Status), target :: status
        known = is_status_ignore_in_c(c_loc(status))
    end function
#else
    integer function known(status)
        integer, target :: status(*)
        known = is_status_ignore_in_c(c_loc(status))
    end function
#endif
end module
subroutine ignored_by_c
    use seen
    use ignored_in_c
    USES
    implicit none
    HEADER
    call expect('C knows it:', 1, known(MPI_STATUS_IGNORE))
end subroutine
