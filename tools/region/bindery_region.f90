! Names for parts of a program, as in bindery/region.h: call bindery_region_begin("assemble"), call bindery_region_end("assemble").
! Compile region.c along.
module bindery_region
  use, intrinsic :: iso_c_binding, only: c_char, c_size_t
  implicit none
  private
  public :: bindery_region_begin, bindery_region_end

  interface
    subroutine begin_of_c(name, length) bind(C, name="bnd_region_begin_of_fortran")
      import
      character(kind=c_char), intent(in) :: name(*)
      integer(c_size_t), value :: length
    end subroutine begin_of_c

    subroutine end_of_c(name, length) bind(C, name="bnd_region_end_of_fortran")
      import
      character(kind=c_char), intent(in) :: name(*)
      integer(c_size_t), value :: length
    end subroutine end_of_c
  end interface

contains

  subroutine bindery_region_begin(name)
    character(len=*), intent(in) :: name

    call begin_of_c(name, len_trim(name, kind=c_size_t))
  end subroutine bindery_region_begin

  subroutine bindery_region_end(name)
    character(len=*), intent(in) :: name

    call end_of_c(name, len_trim(name, kind=c_size_t))
  end subroutine bindery_region_end
end module bindery_region
