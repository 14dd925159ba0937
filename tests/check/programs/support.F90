! The programs in Fortran have this in common.
module support
    implicit none
    integer :: rank = 0, size_of_world = 0, failures = 0
contains
    subroutine expect(what, is)
        character(*), intent(in) :: what
        logical, intent(in) :: is
        if (is) return
        print '(a, i0, 2a)', 'rank ', rank, ': not ', what
        failures = failures + 1
    end subroutine
end module
