! Do not edit: `bindery generate` writes this from specs/ through templates/fortran/bnd_types.F90.j2.
! Shared by the modules mpi and mpi_f08: integer constants, types, and their comparison.
module bnd_types
    implicit none
    public

    include "bnd_constants.inc"

    type, bind(C) :: MPI_Comm
        integer :: MPI_VAL
    end type
    type, bind(C) :: MPI_Datatype
        integer :: MPI_VAL
    end type
    type, bind(C) :: MPI_Errhandler
        integer :: MPI_VAL
    end type
    type, bind(C) :: MPI_File
        integer :: MPI_VAL
    end type
    type, bind(C) :: MPI_Group
        integer :: MPI_VAL
    end type
    type, bind(C) :: MPI_Info
        integer :: MPI_VAL
    end type
    type, bind(C) :: MPI_Message
        integer :: MPI_VAL
    end type
    type, bind(C) :: MPI_Op
        integer :: MPI_VAL
    end type
    type, bind(C) :: MPI_Request
        integer :: MPI_VAL
    end type
    type, bind(C) :: MPI_Session
        integer :: MPI_VAL
    end type
    type, bind(C) :: MPI_Win
        integer :: MPI_VAL
    end type
    include "bnd_status.inc"

    interface operator(==)
        elemental logical function bnd_eq_MPI_Comm(a, b)
            import :: MPI_Comm
            type(MPI_Comm), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_Datatype(a, b)
            import :: MPI_Datatype
            type(MPI_Datatype), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_Errhandler(a, b)
            import :: MPI_Errhandler
            type(MPI_Errhandler), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_File(a, b)
            import :: MPI_File
            type(MPI_File), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_Group(a, b)
            import :: MPI_Group
            type(MPI_Group), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_Info(a, b)
            import :: MPI_Info
            type(MPI_Info), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_Message(a, b)
            import :: MPI_Message
            type(MPI_Message), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_Op(a, b)
            import :: MPI_Op
            type(MPI_Op), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_Request(a, b)
            import :: MPI_Request
            type(MPI_Request), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_Session(a, b)
            import :: MPI_Session
            type(MPI_Session), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_Win(a, b)
            import :: MPI_Win
            type(MPI_Win), intent(in) :: a, b
        end function
    end interface

    interface operator(/=)
        elemental logical function bnd_ne_MPI_Comm(a, b)
            import :: MPI_Comm
            type(MPI_Comm), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_Datatype(a, b)
            import :: MPI_Datatype
            type(MPI_Datatype), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_Errhandler(a, b)
            import :: MPI_Errhandler
            type(MPI_Errhandler), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_File(a, b)
            import :: MPI_File
            type(MPI_File), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_Group(a, b)
            import :: MPI_Group
            type(MPI_Group), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_Info(a, b)
            import :: MPI_Info
            type(MPI_Info), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_Message(a, b)
            import :: MPI_Message
            type(MPI_Message), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_Op(a, b)
            import :: MPI_Op
            type(MPI_Op), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_Request(a, b)
            import :: MPI_Request
            type(MPI_Request), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_Session(a, b)
            import :: MPI_Session
            type(MPI_Session), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_Win(a, b)
            import :: MPI_Win
            type(MPI_Win), intent(in) :: a, b
        end function
    end interface

    private :: bnd_eq_MPI_Comm, bnd_ne_MPI_Comm
    private :: bnd_eq_MPI_Datatype, bnd_ne_MPI_Datatype
    private :: bnd_eq_MPI_Errhandler, bnd_ne_MPI_Errhandler
    private :: bnd_eq_MPI_File, bnd_ne_MPI_File
    private :: bnd_eq_MPI_Group, bnd_ne_MPI_Group
    private :: bnd_eq_MPI_Info, bnd_ne_MPI_Info
    private :: bnd_eq_MPI_Message, bnd_ne_MPI_Message
    private :: bnd_eq_MPI_Op, bnd_ne_MPI_Op
    private :: bnd_eq_MPI_Request, bnd_ne_MPI_Request
    private :: bnd_eq_MPI_Session, bnd_ne_MPI_Session
    private :: bnd_eq_MPI_Win, bnd_ne_MPI_Win
end module
