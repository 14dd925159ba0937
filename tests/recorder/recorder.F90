! How Fortran callers tell the recorder what they saw.
module recorder
    use, intrinsic :: iso_c_binding
    implicit none
    character(kind=c_char), target, bind(C, name="rec_slots") :: rec_slots(64, 32)
    integer(c_int), bind(C, name="rec_topology") :: rec_topology
    integer(c_int), bind(C, name="rec_rank") :: rec_rank

    interface
        subroutine rec_observe_number(name, value) bind(C)
            import :: c_char, c_long_long
            character(kind=c_char), intent(in) :: name(*)
            integer(c_long_long), value :: value
        end subroutine
        subroutine rec_observe_real(name, value) bind(C)
            import :: c_char, c_double
            character(kind=c_char), intent(in) :: name(*)
            real(c_double), value :: value
        end subroutine
        subroutine rec_observe_pointer(name, address) bind(C)
            import :: c_char, c_intptr_t
            character(kind=c_char), intent(in) :: name(*)
            integer(c_intptr_t), value :: address
        end subroutine
        subroutine rec_observe_low_part(name, part) bind(C)
            import :: c_char
            character(kind=c_char), intent(in) :: name(*)
            integer, intent(in) :: part
        end subroutine
        subroutine rec_observe_string(name, text) bind(C)
            import :: c_char
            character(kind=c_char), intent(in) :: name(*), text(*)
        end subroutine
        subroutine rec_arrow() bind(C)
        end subroutine
        subroutine rec_handle(name, number) bind(C)
            import :: c_char, c_long_long
            character(kind=c_char), intent(in) :: name(*)
            integer(c_long_long), value :: number
        end subroutine
        subroutine rec_open(name, bracket) bind(C)
            import :: c_char
            character(kind=c_char), intent(in) :: name(*)
            character(kind=c_char), value :: bracket
        end subroutine
        subroutine rec_item(number) bind(C)
            import :: c_long_long
            integer(c_long_long), value :: number
        end subroutine
        subroutine rec_handle_item(number) bind(C)
            import :: c_long_long
            integer(c_long_long), value :: number
        end subroutine
        subroutine rec_close(bracket) bind(C)
            import :: c_char
            character(kind=c_char), value :: bracket
        end subroutine
        subroutine rec_observe_raised(returned, expected) bind(C)
            integer, value :: returned, expected
        end subroutine
        ! A status is an INTEGER array or a TYPE(MPI_Status).
        subroutine rec_fill_native_status(status, first) bind(C)
            type(*) :: status(*)
            integer, value :: first
        end subroutine
        subroutine rec_observe_native_status(name, status, number) bind(C)
            import :: c_char
            character(kind=c_char), intent(in) :: name(*)
            type(*) :: status(*)
            integer, value :: number
        end subroutine
    end interface

contains

    ! A LOGICAL where a slot is.
    function logical_at(slot) result(found)
        character(kind=c_char), target, intent(in) :: slot(*)
        logical, pointer :: found
        call c_f_pointer(c_loc(slot), found)
    end function

    subroutine observe_number(name, value)
        character(len=*), intent(in) :: name
        integer(8), intent(in) :: value
        call rec_observe_number(name // c_null_char, value)
    end subroutine

    subroutine observe_real(name, value)
        character(len=*), intent(in) :: name
        double precision, intent(in) :: value
        call rec_observe_real(name // c_null_char, value)
    end subroutine

    subroutine observe_address(name, value)
        character(len=*), intent(in) :: name
        integer(8), intent(in) :: value
        call rec_observe_pointer(name // c_null_char, value)
    end subroutine

    subroutine observe_numbers(name, values)
        character(len=*), intent(in) :: name
        integer(8), intent(in) :: values(:)
        integer :: i
        call rec_arrow()
        call rec_open(name // c_null_char, "[")
        do i = 1, size(values)
            call rec_item(values(i))
        end do
        call rec_close("]")
    end subroutine

    subroutine observe_handle(name, value)
        character(len=*), intent(in) :: name
        integer, intent(in) :: value
        call rec_arrow()
        call rec_handle(name // c_null_char, int(value, 8))
    end subroutine

    subroutine observe_handles(name, values)
        character(len=*), intent(in) :: name
        integer, intent(in) :: values(:)
        integer :: i
        call rec_arrow()
        call rec_open(name // c_null_char, "[")
        do i = 1, size(values)
            call rec_handle_item(int(values(i), 8))
        end do
        call rec_close("]")
    end subroutine

    ! A CHARACTER must be filled with blanks to its end, so a NUL left in it is shown.
    subroutine observe_text(name, value)
        character(len=*), intent(in) :: name, value
        if (index(value, c_null_char) > 0) then
            call rec_observe_string(name // c_null_char, "a NUL" // c_null_char)
        else
            call rec_observe_string(name // c_null_char, trim(value) // c_null_char)
        end if
    end subroutine

end module

! Callers pass these for the procedure at each place of an argument list; nobody calls them.
subroutine rec_procedure_1()
end subroutine

subroutine rec_procedure_2()
end subroutine

subroutine rec_procedure_3()
end subroutine

subroutine rec_procedure_4()
end subroutine
