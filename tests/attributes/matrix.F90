! The values of attributes, by who set them and who reads them, on communicators, datatypes and windows (R116, R117, R107).
#include "dialect.inc"
module keys
    USES
    use checks
    implicit none
#include "declared.inc"
    integer, parameter :: of_comm = 0, of_datatype = 1, of_win = 2
    integer(long), parameter :: values(9) = [0_long, 1_long, -1_long, -5_long, 2147483648_long, -2147483649_long, 5000000000_long, &
        -5000000000_long, huge(0_long)]

contains

    subroutine copy_comm(object, keyval, state, value_in, value_out, flag, ierror)
        COMM :: object
#include "copy.inc"
    end subroutine

    subroutine delete_comm(object, keyval, value, state, ierror)
        COMM :: object
#include "delete.inc"
    end subroutine

    subroutine copy_datatype(object, keyval, state, value_in, value_out, flag, ierror)
        DATATYPE :: object
#include "copy.inc"
    end subroutine

    subroutine delete_datatype(object, keyval, value, state, ierror)
        DATATYPE :: object
#include "delete.inc"
    end subroutine

    subroutine copy_win(object, keyval, state, value_in, value_out, flag, ierror)
        WIN :: object
#include "copy.inc"
    end subroutine

    subroutine delete_win(object, keyval, value, state, ierror)
        WIN :: object
#include "delete.inc"
    end subroutine
end module

module matrix
    use keys
    implicit none

contains

#define MATRIX matrix_of_comm
#define OBJECT COMM
#define OF of_comm
#define SET MPI_Comm_set_attr
#define GET MPI_Comm_get_attr
#define REMOVE MPI_Comm_delete_attr
#include "matrix.inc"
#undef MATRIX
#undef OBJECT
#undef OF
#undef SET
#undef GET
#undef REMOVE
#define MATRIX matrix_of_datatype
#define OBJECT DATATYPE
#define OF of_datatype
#define SET MPI_Type_set_attr
#define GET MPI_Type_get_attr
#define REMOVE MPI_Type_delete_attr
#include "matrix.inc"
#undef MATRIX
#undef OBJECT
#undef OF
#undef SET
#undef GET
#undef REMOVE
#define MATRIX matrix_of_win
#define OBJECT WIN
#define OF of_win
#define SET MPI_Win_set_attr
#define GET MPI_Win_get_attr
#define REMOVE MPI_Win_delete_attr
#include "matrix.inc"

    ! The routines of MPI-1, among one another, beside the newer ones, and with C.
    subroutine matrix_of_mpi1(object, keyval)
        COMM, intent(in) :: object
        integer, intent(in) :: keyval
        integer :: i, ierror, narrow
        integer(MPI_ADDRESS_KIND) :: wide
        integer(long) :: pointer
        logical :: flag
        do i = 1, size(values)
            call MPI_Comm_set_attr(object, keyval, values(i), ierror)
            call read_mpi1('set by Comm_set_attr', low_part(values(i)))
            call c_attr_put(NUMBER(object), keyval, values(i))
            call read_mpi1('set by C', low_part(values(i)))
            call MPI_Comm_get_attr(object, keyval, wide, flag, ierror)
            call expect('Comm_get_attr of what C put', wide, values(i))
            call MPI_Attr_put(NUMBER(object), keyval, low_part(values(i)), ierror)
            call expect('Attr_put', ierror, MPI_SUCCESS)
            call read_mpi1('set by Attr_put', low_part(values(i)))
            call MPI_Comm_get_attr(object, keyval, wide, flag, ierror)
            call expect('Comm_get_attr of what Attr_put set', wide, int(low_part(values(i)), long))
            pointer = c_get(of_comm, NUMBER(object), keyval)
            call expect('C, of what Attr_put set', c_integer_at(pointer), low_part(values(i)))
            call expect('C again', c_get(of_comm, NUMBER(object), keyval), pointer)
            call MPI_Attr_delete(NUMBER(object), keyval, ierror)
            narrow = 77
            call MPI_Attr_get(NUMBER(object), keyval, narrow, flag, ierror)
            call expect('a flag of nothing', flag, .false.)
            call expect('a value of nothing', narrow, 77)
        end do
    contains
        subroutine read_mpi1(what, want)
            character(len=*), intent(in) :: what
            integer, intent(in) :: want
            narrow = 77
            flag = .false.
            call MPI_Attr_get(NUMBER(object), keyval, narrow, flag, ierror)
            call expect(what // ', the flag', flag, .true.)
            call expect(what // ', by Attr_get', narrow, want)
        end subroutine
    end subroutine

    ! C's pointer points to the value.
    subroutine predefined_of_comm(key, name)
        integer, intent(in) :: key
        character(len=*), intent(in) :: name
        integer :: ierror, narrow
        integer(MPI_ADDRESS_KIND) :: wide
        logical :: flag
        call MPI_Comm_get_attr(MPI_COMM_WORLD, key, wide, flag, ierror)
        call expect(name // ', is it there', flag, logical(c_has(of_comm, NUMBER(MPI_COMM_WORLD), key) /= 0))
        if (.not. flag) return
        call expect(name, wide, int(c_int_at(c_get(of_comm, NUMBER(MPI_COMM_WORLD), key)), long))
        call MPI_Attr_get(NUMBER(MPI_COMM_WORLD), key, narrow, flag, ierror)
        call expect(name // ' by Attr_get', narrow, int(wide))
    end subroutine

    subroutine predefined_of_win(window, key, name, want)
        WIN, intent(in) :: window
        integer, intent(in) :: key
        character(len=*), intent(in) :: name
        integer(long), intent(in) :: want
        integer :: ierror
        integer(MPI_ADDRESS_KIND) :: wide
        logical :: flag
        call MPI_Win_get_attr(window, key, wide, flag, ierror)
        call expect(name // ', is it there', flag, .true.)
        call expect(name, wide, want)
    end subroutine
end module

program attribute_values
    use matrix
    implicit none
    integer, target :: memory(100)
    integer :: keyval, ierror
    COMM :: comm
    DATATYPE :: datatype
    WIN :: window
    call MPI_Init(ierror)
    call MPI_Comm_dup(MPI_COMM_WORLD, comm, ierror)
    call MPI_Type_contiguous(3, MPI_INTEGER, datatype, ierror)
    call MPI_Win_create(memory, 400_MPI_ADDRESS_KIND, 4, MPI_INFO_NULL, MPI_COMM_WORLD, window, ierror)

    call MPI_Comm_create_keyval(copy_comm, delete_comm, keyval, 0_MPI_ADDRESS_KIND, ierror)
    call matrix_of_comm(comm, keyval)
    call matrix_of_mpi1(comm, keyval)
    call MPI_Comm_free_keyval(keyval, ierror)
    call matrix_of_comm(comm, c_keyval(of_comm))
    call matrix_of_mpi1(comm, c_keyval(of_comm))
    call MPI_Type_create_keyval(copy_datatype, delete_datatype, keyval, 0_MPI_ADDRESS_KIND, ierror)
    call matrix_of_datatype(datatype, keyval)
    call matrix_of_datatype(datatype, c_keyval(of_datatype))
    call MPI_Win_create_keyval(copy_win, delete_win, keyval, 0_MPI_ADDRESS_KIND, ierror)
    call matrix_of_win(window, keyval)
    call matrix_of_win(window, c_keyval(of_win))

    call predefined_of_comm(MPI_TAG_UB, 'MPI_TAG_UB')
    call predefined_of_comm(MPI_IO, 'MPI_IO')
    call predefined_of_comm(MPI_HOST, 'MPI_HOST')
    call predefined_of_comm(MPI_WTIME_IS_GLOBAL, 'MPI_WTIME_IS_GLOBAL')
    call predefined_of_comm(MPI_APPNUM, 'MPI_APPNUM')
    call predefined_of_comm(MPI_UNIVERSE_SIZE, 'MPI_UNIVERSE_SIZE')
    call predefined_of_comm(MPI_LASTUSEDCODE, 'MPI_LASTUSEDCODE')
    call predefined_of_win(window, MPI_WIN_BASE, 'MPI_WIN_BASE', transfer(c_loc(memory), 0_long))
    call predefined_of_win(window, MPI_WIN_SIZE, 'MPI_WIN_SIZE', 400_long)
    call predefined_of_win(window, MPI_WIN_DISP_UNIT, 'MPI_WIN_DISP_UNIT', 4_long)
    call predefined_of_win(window, MPI_WIN_CREATE_FLAVOR, 'MPI_WIN_CREATE_FLAVOR', int(MPI_WIN_FLAVOR_CREATE, long))
    call predefined_of_win(window, MPI_WIN_MODEL, 'MPI_WIN_MODEL', &
        int(c_int_at(c_get(of_win, NUMBER(window), MPI_WIN_MODEL)), long))

    call MPI_Win_free(window, ierror)
    call MPI_Type_free(datatype, ierror)
    call MPI_Comm_free(comm, ierror)
    call MPI_Finalize(ierror)
    call conclude(700)
end program
