! Data representations that Fortran registers: what MPI is given, called as MPI would call it (R68, R69, R108, R119, R120).
#include "dialect.inc"
#include "bnd_has.h"
module procedures
    USES
    use checks
    implicit none
#include "declared.inc"
    integer :: reads = 0, writes = 0, last_datatype = 0, answer = 0
    integer(long) :: last_state = 0, last_position = 0, last_count = 0

    interface
        ! datarep.cpp
        subroutine c_expect_registration(pass_on) bind(C)
            integer, value :: pass_on
        end subroutine
        ! 1: MPI's procedure that stands for none, 2: another.
        integer function c_registered(place) bind(C)
            integer, value :: place
        end function
        integer function c_convert(place, to, from, count, position) bind(C)
            import :: c_int64_t
            integer, value :: place
            integer :: to(*), from(*)
            integer(c_int64_t), value :: count, position
        end function
        integer function c_extent(extent) bind(C)
            import :: c_intptr_t
            integer(c_intptr_t) :: extent
        end function
    end interface

contains

#define COUNT_KIND kind(0)
    subroutine read_conversion(userbuf, datatype, count, filebuf, position, state, ierror)
#include "conversion.inc"
        reads = reads + 1
        do i = 1, int(count)
            user(i) = file(int(position) + i) + 1000
        end do
    end subroutine

    subroutine write_conversion(userbuf, datatype, count, filebuf, position, state, ierror)
#include "conversion.inc"
        writes = writes + 1
        do i = 1, int(count)
            file(int(position) + i) = user(i) - 1000
        end do
    end subroutine
#undef COUNT_KIND

#if defined(DIALECT_f08) && defined(BND_HAS_MPI_Register_datarep_c)
#define COUNT_KIND MPI_COUNT_KIND
    subroutine read_conversion_c(userbuf, datatype, count, filebuf, position, state, ierror)
#include "conversion.inc"
        reads = reads + 1
        do i = 1, int(count)
            user(i) = file(int(position) + i) + 1000
        end do
    end subroutine

    subroutine write_conversion_c(userbuf, datatype, count, filebuf, position, state, ierror)
#include "conversion.inc"
        writes = writes + 1
        do i = 1, int(count)
            file(int(position) + i) = user(i) - 1000
        end do
    end subroutine
#endif

    subroutine extent_of(datatype, extent, state, ierror)
        DATATYPE :: datatype
        integer(MPI_ADDRESS_KIND) :: extent, state
        integer :: ierror
        last_datatype = NUMBER(datatype)
        last_state = state
        extent = 5000000000_MPI_ADDRESS_KIND
        ierror = answer
    end subroutine

    ! Both conversions and the extent, called by C; `state` is what was registered.
    subroutine use_it(what, state)
        character(len=*), intent(in) :: what
        integer(long), intent(in) :: state
        integer :: to(8), from(8)
        integer(c_intptr_t) :: extent
        integer :: i
        reads = 0
        writes = 0
        from = [(10 * i, i = 1, 8)]
        to = 0
        call expect(what // ', read', c_convert(1, to, from, 3_8, 2_8), MPI_SUCCESS)
        call expect(what // ', reads', reads, 1)
        call expect(what // ', no writes', writes, 0)
        call expect(what // ', the state', last_state, state)
        call expect(what // ', the datatype', last_datatype, NUMBER(MPI_BYTE))
        call expect(what // ', the position', last_position, 2_long)
        call expect(what // ', the count', last_count, 3_long)
        call expect(what // ', what was read', logical(all(to(1:4) == [1030, 1040, 1050, 0])), .true.)
        from = 0
        call expect(what // ', write', c_convert(2, to, from, 3_8, 1_8), MPI_SUCCESS)
        call expect(what // ', writes', writes, 1)
        call expect(what // ', what was written', logical(all(from(1:5) == [0, 30, 40, 50, 0])), .true.)
        last_state = -1
        extent = 0
        call expect(what // ', extent', c_extent(extent), MPI_SUCCESS)
        call expect(what // ', the extent', extent, 5000000000_long)
        call expect(what // ', the state of the extent', last_state, state)
        answer = MPI_ERR_OTHER
        call expect(what // ', an extent that fails', c_extent(extent), MPI_ERR_OTHER)
        call expect(what // ', a conversion that fails', c_convert(1, to, from, 1_8, 0_8), MPI_ERR_OTHER)
        answer = MPI_SUCCESS
    end subroutine
end module

program data_representations
    use procedures
    implicit none
    integer :: ierror
    integer(MPI_ADDRESS_KIND) :: state
    call MPI_Init(ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN, ierror)
    call MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN, ierror)
    call MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN, ierror)
    call c_expect_registration(0)
    state = 6000000000_MPI_ADDRESS_KIND
    call MPI_Register_datarep('bindery', read_conversion, write_conversion, extent_of, state, ierror)
    state = -1
    call expect('register_datarep', ierror, MPI_SUCCESS)
    call use_it('small', 6000000000_long)
    call MPI_Register_datarep('no writing', read_conversion, MPI_CONVERSION_FN_NULL, extent_of, 1_MPI_ADDRESS_KIND, ierror)
    call expect('a conversion', c_registered(1), 2)
    call expect('none', c_registered(2), 1)
    call MPI_Register_datarep('no reading', MPI_CONVERSION_FN_NULL, write_conversion, extent_of, 1_MPI_ADDRESS_KIND, ierror)
    call expect('none to read', c_registered(1), 1)
    call expect('a conversion to write', c_registered(2), 2)
#if defined(DIALECT_f08) && defined(BND_HAS_MPI_Register_datarep_c)
    call MPI_Register_datarep_c('large', read_conversion_c, write_conversion_c, extent_of, 7000000000_MPI_ADDRESS_KIND, ierror)
    call use_it('large', 7000000000_long)
    call MPI_Register_datarep_c('none', MPI_CONVERSION_FN_NULL_C, MPI_CONVERSION_FN_NULL_C, extent_of, 1_MPI_ADDRESS_KIND, ierror)
    call expect('none to read, large', c_registered(1), 1)
    call expect('none to write, large', c_registered(2), 1)
#endif
    ! MPI may refuse it, by an error of its own.
    call c_expect_registration(1)
    call MPI_Register_datarep('really', MPI_CONVERSION_FN_NULL, MPI_CONVERSION_FN_NULL, extent_of, 1_MPI_ADDRESS_KIND, ierror)
    call expect('none to read, really', c_registered(1), 1)
    call MPI_Finalize(ierror)
    call conclude(20)
end program
