! Do not edit: `bindery generate` writes this from specs/ through templates/fortran/bnd_types.F90.j2.
! Shared by the modules mpi and mpi_f08: integer constants, types, and their comparison.
module bnd_types
    implicit none
    public

    include "bnd_constants.inc"

    type, bind(C) :: MPI_Comm
        integer :: MPI_VAL
    end type
    include "bnd_status.inc"

    interface operator(==)
        elemental logical function bnd_eq_MPI_Comm(a, b)
            import :: MPI_Comm
            type(MPI_Comm), intent(in) :: a, b
        end function
    end interface

    interface operator(/=)
        elemental logical function bnd_ne_MPI_Comm(a, b)
            import :: MPI_Comm
            type(MPI_Comm), intent(in) :: a, b
        end function
    end interface

    private :: bnd_eq_MPI_Comm, bnd_ne_MPI_Comm
end module
