program outside
    use inside, only: ranks, is_first
    implicit none
    integer :: sum
    sum = ranks()
    if (is_first()) print '(i0)', sum
end program
