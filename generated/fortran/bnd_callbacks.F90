! Do not edit: `bindery generate` writes this from specs/ through templates/fortran/bnd_callbacks.F90.j2.
! Types of callbacks, and the predefined callbacks.
module bnd_callbacks
    use bnd_types
    use, intrinsic :: iso_c_binding, only: C_PTR
    implicit none
    public
    private :: C_PTR

    ABSTRACT INTERFACE
        SUBROUTINE MPI_Comm_copy_attr_function(oldcomm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag, &
                ierror)
            IMPORT
            TYPE(MPI_Comm) :: oldcomm
            INTEGER :: comm_keyval
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            INTEGER(KIND=MPI_ADDRESS_KIND) :: attribute_val_in
            INTEGER(KIND=MPI_ADDRESS_KIND) :: attribute_val_out
            LOGICAL :: flag
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_Comm_delete_attr_function(comm, comm_keyval, attribute_val, extra_state, ierror)
            IMPORT
            TYPE(MPI_Comm) :: comm
            INTEGER :: comm_keyval
            INTEGER(KIND=MPI_ADDRESS_KIND) :: attribute_val
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_Comm_errhandler_function(comm, error_code)
            IMPORT
            TYPE(MPI_Comm) :: comm
            INTEGER :: error_code
        END SUBROUTINE
        SUBROUTINE MPI_Datarep_conversion_function(userbuf, datatype, count, filebuf, position, extra_state, ierror)
            IMPORT
            TYPE(C_PTR), VALUE :: userbuf
            TYPE(MPI_Datatype) :: datatype
            INTEGER :: count
            TYPE(C_PTR), VALUE :: filebuf
            INTEGER(KIND=MPI_OFFSET_KIND) :: position
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_Datarep_conversion_function_c(userbuf, datatype, count, filebuf, position, extra_state, ierror)
            IMPORT
            TYPE(C_PTR), VALUE :: userbuf
            TYPE(MPI_Datatype) :: datatype
            INTEGER(KIND=MPI_COUNT_KIND) :: count
            TYPE(C_PTR), VALUE :: filebuf
            INTEGER(KIND=MPI_OFFSET_KIND) :: position
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_Datarep_extent_function(datatype, extent, extra_state, ierror)
            IMPORT
            TYPE(MPI_Datatype) :: datatype
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extent
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_File_errhandler_function(file, error_code)
            IMPORT
            TYPE(MPI_File) :: file
            INTEGER :: error_code
        END SUBROUTINE
        SUBROUTINE MPI_Grequest_cancel_function(extra_state, complete, ierror)
            IMPORT
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            LOGICAL :: complete
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_Grequest_free_function(extra_state, ierror)
            IMPORT
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_Grequest_query_function(extra_state, status, ierror)
            IMPORT
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            TYPE(MPI_Status) :: status
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_Session_errhandler_function(session, error_code)
            IMPORT
            TYPE(MPI_Session) :: session
            INTEGER :: error_code
        END SUBROUTINE
        SUBROUTINE MPI_Type_copy_attr_function(oldtype, type_keyval, extra_state, attribute_val_in, attribute_val_out, flag, &
                ierror)
            IMPORT
            TYPE(MPI_Datatype) :: oldtype
            INTEGER :: type_keyval
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            INTEGER(KIND=MPI_ADDRESS_KIND) :: attribute_val_in
            INTEGER(KIND=MPI_ADDRESS_KIND) :: attribute_val_out
            LOGICAL :: flag
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_Type_delete_attr_function(datatype, type_keyval, attribute_val, extra_state, ierror)
            IMPORT
            TYPE(MPI_Datatype) :: datatype
            INTEGER :: type_keyval
            INTEGER(KIND=MPI_ADDRESS_KIND) :: attribute_val
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_User_function(invec, inoutvec, len, datatype)
            IMPORT
            TYPE(C_PTR), VALUE :: invec
            TYPE(C_PTR), VALUE :: inoutvec
            INTEGER :: len
            TYPE(MPI_Datatype) :: datatype
        END SUBROUTINE
        SUBROUTINE MPI_User_function_c(invec, inoutvec, len, datatype)
            IMPORT
            TYPE(C_PTR), VALUE :: invec
            TYPE(C_PTR), VALUE :: inoutvec
            INTEGER(KIND=MPI_COUNT_KIND) :: len
            TYPE(MPI_Datatype) :: datatype
        END SUBROUTINE
        SUBROUTINE MPI_Win_copy_attr_function(oldwin, win_keyval, extra_state, attribute_val_in, attribute_val_out, flag, &
                ierror)
            IMPORT
            TYPE(MPI_Win) :: oldwin
            INTEGER :: win_keyval
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            INTEGER(KIND=MPI_ADDRESS_KIND) :: attribute_val_in
            INTEGER(KIND=MPI_ADDRESS_KIND) :: attribute_val_out
            LOGICAL :: flag
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_Win_delete_attr_function(win, win_keyval, attribute_val, extra_state, ierror)
            IMPORT
            TYPE(MPI_Win) :: win
            INTEGER :: win_keyval
            INTEGER(KIND=MPI_ADDRESS_KIND) :: attribute_val
            INTEGER(KIND=MPI_ADDRESS_KIND) :: extra_state
            INTEGER :: ierror
        END SUBROUTINE
        SUBROUTINE MPI_Win_errhandler_function(win, error_code)
            IMPORT
            TYPE(MPI_Win) :: win
            INTEGER :: error_code
        END SUBROUTINE
    END INTERFACE

    PROCEDURE(MPI_Comm_copy_attr_function) :: bnd_f08_comm_dup_fn
    PROCEDURE(MPI_Comm_copy_attr_function) :: bnd_f08_comm_null_copy_fn
    PROCEDURE(MPI_Comm_delete_attr_function) :: bnd_f08_comm_null_delete_fn
    PROCEDURE(MPI_Datarep_conversion_function) :: bnd_f08_conversion_fn_null
    PROCEDURE(MPI_Datarep_conversion_function_c) :: bnd_f08_conversion_fn_null_c
    PROCEDURE(MPI_Type_copy_attr_function) :: bnd_f08_type_dup_fn
    PROCEDURE(MPI_Type_copy_attr_function) :: bnd_f08_type_null_copy_fn
    PROCEDURE(MPI_Type_delete_attr_function) :: bnd_f08_type_null_delete_fn
    PROCEDURE(MPI_Win_copy_attr_function) :: bnd_f08_win_dup_fn
    PROCEDURE(MPI_Win_copy_attr_function) :: bnd_f08_win_null_copy_fn
    PROCEDURE(MPI_Win_delete_attr_function) :: bnd_f08_win_null_delete_fn
end module
