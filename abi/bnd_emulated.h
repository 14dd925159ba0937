/* The functions that are written by hand in place of generated ones: always, or where mpi.h declares no such function. */
#ifndef BND_EMULATED_H
#define BND_EMULATED_H

#include "bnd_native_has.h"

#define BND_EMULATES_MPI_Abi_get_version
#define BND_EMULATES_MPI_Abi_get_info
#define BND_EMULATES_MPI_Abi_get_fortran_info
#define BND_EMULATES_MPI_Abi_set_fortran_info
#define BND_EMULATES_MPI_Abi_get_fortran_booleans
#define BND_EMULATES_MPI_Abi_set_fortran_booleans
/* A status is the ABI's own: nobody is asked. */
#define BND_EMULATES_MPI_Status_get_error
#define BND_EMULATES_MPI_Status_get_source
#define BND_EMULATES_MPI_Status_get_tag
#define BND_EMULATES_MPI_Status_set_error
#define BND_EMULATES_MPI_Status_set_source
#define BND_EMULATES_MPI_Status_set_tag
/* Events of the tool information interface: docs/limitations.md. */
#define BND_EMULATES_MPI_T_event_register_callback
#define BND_EMULATES_MPI_T_event_handle_free
#define BND_EMULATES_MPI_T_event_set_dropped_handler

/* The small routine takes procedures of large counts, too: what C calls makes its counts large (callbacks.cpp). */
#if BND_HAS_MPI_Op_create_c
#define BND_OP_LENGTH MPI_Count
#else
#undef BND_HAS_MPI_Op_create_c
#define BND_HAS_MPI_Op_create_c 1
#define BND_OP_LENGTH int
#define call_Op_create_c call_Op_create
#define MPI_User_function_c MPI_User_function
#endif
#if BND_HAS_MPI_Register_datarep_c
#define BND_DATAREP_COUNT MPI_Count
#else
#undef BND_HAS_MPI_Register_datarep_c
#define BND_HAS_MPI_Register_datarep_c 1
#define BND_DATAREP_COUNT int
#define call_Register_datarep_c call_Register_datarep
#define MPI_Datarep_conversion_function_c MPI_Datarep_conversion_function
#define predefined_CONVERSION_FN_NULL_C predefined_CONVERSION_FN_NULL
#endif

#if !BND_HAS_MPI_Session
#define BND_EMULATES_MPI_Session_init
#define BND_EMULATES_MPI_Session_finalize
#define BND_EMULATES_MPI_Session_get_num_psets
#define BND_EMULATES_MPI_Session_get_nth_pset
#define BND_EMULATES_MPI_Session_get_pset_info
#define BND_EMULATES_MPI_Session_get_info
#define BND_EMULATES_MPI_Session_create_errhandler
#define BND_EMULATES_MPI_Session_set_errhandler
#define BND_EMULATES_MPI_Session_get_errhandler
#define BND_EMULATES_MPI_Session_call_errhandler
#define BND_EMULATES_MPI_Group_from_session_pset
#define BND_EMULATES_MPI_Comm_create_from_group
#define BND_EMULATES_MPI_Intercomm_create_from_groups
#endif
/* MPICH's lose datatypes of programs (docs/limitations.md). */
#if !BND_HAS_MPI_Isendrecv || !BND_HAS_MPI_Isendrecv_replace || defined(MPICH_VERSION)
#define BND_EMULATES_MPI_Isendrecv
#define BND_EMULATES_MPI_Isendrecv_replace
#endif
#if !BND_HAS_MPI_Remove_error_class
#define BND_EMULATES_MPI_Add_error_class
#define BND_EMULATES_MPI_Add_error_code
#define BND_EMULATES_MPI_Add_error_string
#define BND_EMULATES_MPI_Remove_error_class
#define BND_EMULATES_MPI_Remove_error_code
#define BND_EMULATES_MPI_Remove_error_string
#endif
#if !BND_HAS_MPI_Get_hw_resource_info
#define BND_EMULATES_MPI_Get_hw_resource_info
#endif
#if !BND_HAS_MPI_Info_create_env
#define BND_EMULATES_MPI_Info_create_env
#endif
#if !BND_HAS_MPI_Type_get_value_index
#define BND_EMULATES_MPI_Type_get_value_index
#endif
#if !BND_HAS_MPI_Info_get_string
#define BND_EMULATES_MPI_Info_get_string
#endif
#if !BND_HAS_MPI_Comm_idup_with_info && BND_HAS_MPI_Comm_idup
#define BND_EMULATES_MPI_Comm_idup_with_info
#endif
#if !BND_HAS_MPI_Request_get_status_any
#define BND_EMULATES_MPI_Request_get_status_any
#endif
#if !BND_HAS_MPI_Request_get_status_all
#define BND_EMULATES_MPI_Request_get_status_all
#endif
#if !BND_HAS_MPI_Request_get_status_some
#define BND_EMULATES_MPI_Request_get_status_some
#endif

#endif
