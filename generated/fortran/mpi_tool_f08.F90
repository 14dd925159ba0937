! Do not edit: `bindery generate` writes this from specs/ through templates/fortran/mpi_tool_f08.F90.j2.
! The tool information interface, which the standard has for C alone. A handle holds C's pointer, or what stands for a null handle.
#include "bnd_has.h"
module mpi_tool_f08
    use bnd_types
    use, intrinsic :: iso_c_binding, only: C_DOUBLE
    implicit none
    public
    private :: C_DOUBLE

    include "bnd_mpit_constants.inc"

    type, bind(C) :: MPI_T_enum
        integer(MPI_ADDRESS_KIND) :: MPI_VAL = 0
        integer(MPI_ADDRESS_KIND), private :: bnd_data = 0
    end type
    type, bind(C) :: MPI_T_cvar_handle
        integer(MPI_ADDRESS_KIND) :: MPI_VAL = 0
        integer(MPI_ADDRESS_KIND), private :: bnd_data = 0
    end type
    type, bind(C) :: MPI_T_pvar_handle
        integer(MPI_ADDRESS_KIND) :: MPI_VAL = 0
        integer(MPI_ADDRESS_KIND), private :: bnd_data = 0
    end type
    type, bind(C) :: MPI_T_pvar_session
        integer(MPI_ADDRESS_KIND) :: MPI_VAL = 0
        integer(MPI_ADDRESS_KIND), private :: bnd_data = 0
    end type
    type, bind(C) :: MPI_T_event_registration
        integer(MPI_ADDRESS_KIND) :: MPI_VAL = 0
        integer(MPI_ADDRESS_KIND), private :: bnd_data = 0
    end type
    type, bind(C) :: MPI_T_event_instance
        integer(MPI_ADDRESS_KIND) :: MPI_VAL = 0
        integer(MPI_ADDRESS_KIND), private :: bnd_data = 0
    end type

    type(MPI_T_enum), parameter :: MPI_T_ENUM_NULL = MPI_T_enum(0_MPI_ADDRESS_KIND, 0_MPI_ADDRESS_KIND)
    type(MPI_T_cvar_handle), parameter :: MPI_T_CVAR_HANDLE_NULL = MPI_T_cvar_handle(0_MPI_ADDRESS_KIND, 0_MPI_ADDRESS_KIND)
    type(MPI_T_pvar_session), parameter :: MPI_T_PVAR_SESSION_NULL = MPI_T_pvar_session(0_MPI_ADDRESS_KIND, 0_MPI_ADDRESS_KIND)
    type(MPI_T_pvar_handle), parameter :: MPI_T_PVAR_HANDLE_NULL = MPI_T_pvar_handle(0_MPI_ADDRESS_KIND, 0_MPI_ADDRESS_KIND)
    type(MPI_T_pvar_handle), parameter :: MPI_T_PVAR_ALL_HANDLES = MPI_T_pvar_handle(1_MPI_ADDRESS_KIND, 0_MPI_ADDRESS_KIND)

    interface operator(==)
        elemental logical function bnd_eq_MPI_T_enum(a, b)
            import :: MPI_T_enum
            type(MPI_T_enum), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_T_cvar_handle(a, b)
            import :: MPI_T_cvar_handle
            type(MPI_T_cvar_handle), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_T_pvar_handle(a, b)
            import :: MPI_T_pvar_handle
            type(MPI_T_pvar_handle), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_T_pvar_session(a, b)
            import :: MPI_T_pvar_session
            type(MPI_T_pvar_session), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_T_event_registration(a, b)
            import :: MPI_T_event_registration
            type(MPI_T_event_registration), intent(in) :: a, b
        end function
        elemental logical function bnd_eq_MPI_T_event_instance(a, b)
            import :: MPI_T_event_instance
            type(MPI_T_event_instance), intent(in) :: a, b
        end function
    end interface

    interface operator(/=)
        elemental logical function bnd_ne_MPI_T_enum(a, b)
            import :: MPI_T_enum
            type(MPI_T_enum), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_T_cvar_handle(a, b)
            import :: MPI_T_cvar_handle
            type(MPI_T_cvar_handle), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_T_pvar_handle(a, b)
            import :: MPI_T_pvar_handle
            type(MPI_T_pvar_handle), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_T_pvar_session(a, b)
            import :: MPI_T_pvar_session
            type(MPI_T_pvar_session), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_T_event_registration(a, b)
            import :: MPI_T_event_registration
            type(MPI_T_event_registration), intent(in) :: a, b
        end function
        elemental logical function bnd_ne_MPI_T_event_instance(a, b)
            import :: MPI_T_event_instance
            type(MPI_T_event_instance), intent(in) :: a, b
        end function
    end interface

    private :: bnd_eq_MPI_T_enum, bnd_ne_MPI_T_enum
    private :: bnd_eq_MPI_T_cvar_handle, bnd_ne_MPI_T_cvar_handle
    private :: bnd_eq_MPI_T_pvar_handle, bnd_ne_MPI_T_pvar_handle
    private :: bnd_eq_MPI_T_pvar_session, bnd_ne_MPI_T_pvar_session
    private :: bnd_eq_MPI_T_event_registration, bnd_ne_MPI_T_event_registration
    private :: bnd_eq_MPI_T_event_instance, bnd_ne_MPI_T_event_instance

    ABSTRACT INTERFACE
        SUBROUTINE MPI_T_event_cb_function(event_instance, event_registration, cb_safety, user_data)
            IMPORT
            TYPE(MPI_T_event_instance) :: event_instance
            TYPE(MPI_T_event_registration) :: event_registration
            INTEGER :: cb_safety
            INTEGER(KIND=MPI_ADDRESS_KIND) :: user_data
        END SUBROUTINE
        SUBROUTINE MPI_T_event_dropped_cb_function(count, event_registration, source_index, cb_safety, user_data)
            IMPORT
            INTEGER(KIND=MPI_COUNT_KIND) :: count
            TYPE(MPI_T_event_registration) :: event_registration
            INTEGER :: source_index
            INTEGER :: cb_safety
            INTEGER(KIND=MPI_ADDRESS_KIND) :: user_data
        END SUBROUTINE
        SUBROUTINE MPI_T_event_free_cb_function(event_registration, cb_safety, user_data)
            IMPORT
            TYPE(MPI_T_event_registration) :: event_registration
            INTEGER :: cb_safety
            INTEGER(KIND=MPI_ADDRESS_KIND) :: user_data
        END SUBROUTINE
    END INTERFACE
#include "mpit/tool-information.inc"
end module
