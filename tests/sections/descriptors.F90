! Real sections, passed as a wrapper gets them; the arguments after each say what Fortran knows of it.
! COMPONENTS: sections of components arrive as they are (flang); gfortran packs them first.
module sections
    use, intrinsic :: iso_c_binding, only: c_intptr_t, c_loc, c_ptr
    implicit none

    interface
        subroutine start()
        end subroutine start
        subroutine finish()
        end subroutine finish
        ! origin: the address, 0 if the compiler may pass a copy; strides: in bytes; expected: all bytes in element order
        subroutine check_section(section, number, rank, extents, origin, strides, bytes, expected)
            import :: c_intptr_t
            type(*), dimension(..), intent(in) :: section
            integer, intent(in) :: number, rank, bytes
            integer(c_intptr_t), intent(in) :: extents(*), origin, strides(*)
            integer(1), intent(in) :: expected(*)
        end subroutine check_section
    end interface

    integer, parameter :: ip = c_intptr_t
    integer(ip), parameter :: none(1) = 0
    integer(1), parameter :: no_bytes(0) = 0_1

    type :: point
        integer :: id
        real(8) :: x
        character(3) :: tag
    end type point
    type, extends(point) :: point_in_space
        integer :: more(4)
    end type point_in_space

contains

    integer(ip) function address(place)
        type(c_ptr), intent(in) :: place
        address = transfer(place, address)
    end function address

    subroutine assumed_size(a)
        integer, intent(in), target :: a(4, *)
        call check_section(a, 50, 2, [4_ip, -1_ip], address(c_loc(a)), [4_ip, 16_ip], 48, transfer(a(:, 1:3), no_bytes))
    end subroutine assumed_size

    ! The lower bound of the last dimension may be anything.
    subroutine from_zero(a)
        integer, intent(in), target :: a(4, 0:*)
        call check_section(a, 51, 2, [4_ip, -1_ip], address(c_loc(a)), [4_ip, 16_ip], 48, transfer(a(:, 0:2), no_bytes))
    end subroutine from_zero

    subroutine from_two(a)
        integer, intent(in), target :: a(0:3, 2:*)
        call check_section(a, 52, 2, [4_ip, -1_ip], address(c_loc(a)), [4_ip, 16_ip], 48, transfer(a(:, 2:4), no_bytes))
    end subroutine from_two

    subroutine from_minus_one(a)
        integer, intent(in), target :: a(2, 2, -1:*)
        call check_section(a, 53, 3, [2_ip, 2_ip, -1_ip], address(c_loc(a)), [4_ip, 8_ip, 16_ip], 48, &
            transfer(a(:, :, -1:1), no_bytes))
    end subroutine from_minus_one

    subroutine vector_from_zero(a)
        integer, intent(in), target :: a(0:*)
        call check_section(a, 54, 1, [-1_ip], address(c_loc(a)), [4_ip], 48, transfer(a(0:11), no_bytes))
    end subroutine vector_from_zero

    subroutine vector_from_minus_five(a)
        integer, intent(in), target :: a(-5:*)
        call check_section(a, 55, 1, [-1_ip], address(c_loc(a)), [4_ip], 48, transfer(a(-5:6), no_bytes))
    end subroutine vector_from_minus_five

    subroutine any_vector(a, number, element_bytes, stride, bytes, expected)
        class(*), intent(in) :: a(:)
        integer, intent(in) :: number, bytes
        integer(ip), intent(in) :: element_bytes, stride
        integer(1), intent(in) :: expected(*)
        call check_section(a, number, 1, shape(a, ip), 0_ip, [element_bytes*stride], bytes, expected)
    end subroutine any_vector

    subroutine any_point(a, number, stride, bytes, expected)
        class(point), intent(in) :: a(:)
        integer, intent(in) :: number, bytes
        integer(ip), intent(in) :: stride
        integer(1), intent(in) :: expected(*)
        call check_section(a, number, 1, shape(a, ip), 0_ip, [stride], bytes, expected)
    end subroutine any_point

    subroutine numbers()
        integer, target :: a(10, 12)
        real(8), target :: z(4, 5, 6)
        complex(8), target :: c(9)
        integer, pointer :: p(:)
        integer, allocatable, target :: h(:, :)
        integer :: i
        integer(ip) :: row, column
        a = reshape([(i, i = 1, size(a))], shape(a))
        z = reshape([(i/7d0, i = 1, size(z))], shape(z))
        c = [(cmplx(i, -i, 8), i = 1, 9)]
        row = address(c_loc(a(2, 1))) - address(c_loc(a(1, 1)))
        column = address(c_loc(a(1, 2))) - address(c_loc(a(1, 1)))
        call check_section(a, 1, 2, shape(a, ip), address(c_loc(a)), [row, column], 480, transfer(a, no_bytes))
        call check_section(a(1:10:2, 1:12:3), 2, 2, [5_ip, 4_ip], address(c_loc(a)), [2*row, 3*column], 80, &
            transfer(a(1:10:2, 1:12:3), no_bytes))
        call check_section(a(10:1:-1, 3), 3, 1, [10_ip], address(c_loc(a(10, 3))), [-row], 40, transfer(a(10:1:-1, 3), no_bytes))
        call check_section(a(3, 12:1:-4), 4, 1, [3_ip], address(c_loc(a(3, 12))), [-4*column], 12, &
            transfer(a(3, 12:1:-4), no_bytes))
        call check_section(a(5, 7), 5, 0, none, address(c_loc(a(5, 7))), none, 4, transfer(a(5, 7), no_bytes))
        call check_section(z(4:1:-2, :, 2:6:3), 6, 3, [2_ip, 5_ip, 2_ip], address(c_loc(z(4, 1, 2))), &
            [-16_ip, 32_ip, 480_ip], 160, transfer(z(4:1:-2, :, 2:6:3), no_bytes))
        call check_section(c(2:9:3), 7, 1, [3_ip], address(c_loc(c(2))), [48_ip], 48, transfer(c(2:9:3), no_bytes))
        p => a(2:10:4, 6)
        call check_section(p, 8, 1, [3_ip], address(c_loc(a(2, 6))), [4*row], 12, transfer(a(2:10:4, 6), no_bytes))
        allocate(h(0:3, -2:2))
        h = a(1:4, 1:5)
        call check_section(h, 9, 2, [4_ip, 5_ip], address(c_loc(h)), [4_ip, 16_ip], 80, transfer(h, no_bytes))
        call check_section(h(1:2, :), 10, 2, [2_ip, 5_ip], address(c_loc(h(1, -2))), [4_ip, 16_ip], 40, &
            transfer(h(1:2, :), no_bytes))
        call assumed_size(a)
        call from_zero(a)
        call from_two(a)
        call from_minus_one(a)
        call vector_from_zero(a)
        call vector_from_minus_five(a)
        call any_vector(a(:, 4), 60, 4_ip, 1_ip, 40, transfer(a(:, 4), no_bytes))
        call any_vector(a(1:10:3, 4), 61, 4_ip, 3_ip, 16, transfer(a(1:10:3, 4), no_bytes))
        call any_vector(c(9:1:-4), 62, 16_ip, -4_ip, 48, transfer(c(9:1:-4), no_bytes))
    end subroutine numbers

    subroutine empty(from, to)
        integer, intent(in) :: from, to  ! 5, 3: gfortran does not know before
        integer, target :: a(10, 12)
        integer, allocatable :: absent(:)
        integer, pointer :: nowhere(:, :)
        a = 0
        nullify(nowhere)
        call check_section(a(5:4, :), 20, -1, none, 0_ip, none, 0, no_bytes)
        call check_section(a(from:to, :), 21, -1, none, 0_ip, none, 0, no_bytes)
        call check_section(a(1:3, from:to), 22, -1, none, 0_ip, none, 0, no_bytes)
        call check_section(a(from:to, 1), 23, -1, none, 0_ip, none, 0, no_bytes)
        call check_section(absent, 24, -2, none, 0_ip, none, 0, no_bytes)
        call check_section(nowhere, 25, -2, none, 0_ip, none, 0, no_bytes)
    end subroutine empty

    subroutine others()
        type(point), target :: x(6)
        type(point_in_space) :: s(5)
        character(5), target :: words(7)
        real(8) :: xs(6)
        integer :: ids(3), i
        character(2) :: middles(7)
        do i = 1, 6
            x(i) = point(i, 1/real(i, 8), achar(64 + i)//'bc')
        end do
        do i = 1, 5
            s(i) = point_in_space(point=x(i), more=[i, -i, 7*i, 0])
        end do
        do i = 1, 7
            words(i) = repeat(achar(96 + i), 4)//'!'
        end do
        call check_section(x(6:1:-2), 30, 1, [3_ip], address(c_loc(x(6))), [-2*storage_size(x, ip)/8], 72, &
            transfer(x(6:1:-2), no_bytes))
        call any_point(x(1:6:2), 31, 48_ip, 72, transfer(x(1:6:2), no_bytes))
        call any_point(s(1:5:2), 32, 2*storage_size(s, ip)/8, 3*storage_size(s)/8, transfer(s(1:5:2), no_bytes))
        call check_section(words(1:7:3), 33, 1, [3_ip], address(c_loc(words)), [15_ip], 15, transfer(words(1:7:3), no_bytes))
        call check_section(words(2), 34, 0, none, address(c_loc(words(2))), none, 5, transfer(words(2), no_bytes))
        middles = words(:)(2:3)
        xs = x%x
        ids = x(2:6:2)%id
        call check_section(words(:)(2:3), 35, 1, [7_ip], 0_ip, none, 14, transfer(middles, no_bytes))
        call check_section(x%x, 36, 1, [6_ip], 0_ip, none, 48, transfer(xs, no_bytes))
        call check_section(x(2:6:2)%id, 37, 1, [3_ip], 0_ip, none, 12, transfer(ids, no_bytes))
#ifdef COMPONENTS
        call check_section(words(:)(2:3), 38, 1, [7_ip], address(c_loc(words)) + 1, [5_ip], 14, transfer(middles, no_bytes))
        call check_section(x(2:6:2)%id, 39, 1, [3_ip], address(c_loc(x(2)%id)), [48_ip], 12, transfer(ids, no_bytes))
#endif
    end subroutine others

end module sections

program descriptors
    use sections, only: start, finish, numbers, empty, others
    implicit none
    call start()
    call numbers()
    call empty(5, 3)
    call others()
    call finish()
end program descriptors
