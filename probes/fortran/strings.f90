! Passes strings, one of them of a length that only 64 bits can hold; nobody touches what is in it.
program main
    implicit none
    integer, parameter :: wide = selected_int_kind(18)
    external bndtwo
    character(len=8) :: text
    call bndtwo(text(1:3), 7, text(1:5))
    call pass(text, 4294967299_wide)
contains
    subroutine pass(string, length)
        integer(wide), intent(in) :: length
        character(len=length), intent(in) :: string
        external bndhuge
        call bndhuge(string, 7)
    end subroutine
end program
