/* Do not edit: `bindery generate` writes this from specs/ through templates/abi/bnd_native.h.j2. */
/* What the other MPI has: its functions, and the values of its predefined handles, addresses and procedures. */
#ifndef BND_NATIVE_H
#define BND_NATIVE_H

#include <mpi.h>

#include "bnd_abi.h"
#include "bnd_native_has.h"

/* Values of predefined handles are below the first; handles that programs make are no less than the second. */
#define BND_PREDEFINED_HANDLES 768
#define BND_LEAST_MADE_HANDLE 4096

/* The persistent collectives that the MPI has, of them all. */
#define BND_PERSISTENT (0 \
    + BND_HAS_MPI_Allgather_init \
    + BND_HAS_MPI_Allgatherv_init \
    + BND_HAS_MPI_Allreduce_init \
    + BND_HAS_MPI_Alltoall_init \
    + BND_HAS_MPI_Alltoallv_init \
    + BND_HAS_MPI_Alltoallw_init \
    + BND_HAS_MPI_Barrier_init \
    + BND_HAS_MPI_Bcast_init \
    + BND_HAS_MPI_Exscan_init \
    + BND_HAS_MPI_Gather_init \
    + BND_HAS_MPI_Gatherv_init \
    + BND_HAS_MPI_Neighbor_allgather_init \
    + BND_HAS_MPI_Neighbor_allgatherv_init \
    + BND_HAS_MPI_Neighbor_alltoall_init \
    + BND_HAS_MPI_Neighbor_alltoallv_init \
    + BND_HAS_MPI_Neighbor_alltoallw_init \
    + BND_HAS_MPI_Reduce_init \
    + BND_HAS_MPI_Reduce_scatter_block_init \
    + BND_HAS_MPI_Reduce_scatter_init \
    + BND_HAS_MPI_Scan_init \
    + BND_HAS_MPI_Scatter_init \
    + BND_HAS_MPI_Scatterv_init \
)
#define BND_LACKS_PERSISTENT (BND_PERSISTENT < 22)
#define BND_MOST_PARAMETERS 11

/* BND_NATIVE_CALLS(row), of bnd_native_has.h, has a row for each function that mpi.h declares. */
#define BND_NATIVE_MEMBER(name, member) __typeof__(&name) member;

struct bnd_native {
    BND_NATIVE_CALLS(BND_NATIVE_MEMBER)
    void *address_IN_PLACE;
    void *address_BUFFER_AUTOMATIC;
    void *address_UNWEIGHTED;
    void *address_WEIGHTS_EMPTY;
#if BND_HAS_MPI_COMM_DUP_FN
    MPI_Comm_copy_attr_function *predefined_COMM_DUP_FN;
#endif
#if BND_HAS_MPI_COMM_NULL_COPY_FN
    MPI_Comm_copy_attr_function *predefined_COMM_NULL_COPY_FN;
#endif
#if BND_HAS_MPI_COMM_NULL_DELETE_FN
    MPI_Comm_delete_attr_function *predefined_COMM_NULL_DELETE_FN;
#endif
#if BND_HAS_MPI_CONVERSION_FN_NULL
    MPI_Datarep_conversion_function *predefined_CONVERSION_FN_NULL;
#endif
#if BND_HAS_MPI_CONVERSION_FN_NULL_C
    MPI_Datarep_conversion_function_c *predefined_CONVERSION_FN_NULL_C;
#endif
#if BND_HAS_MPI_DUP_FN
    MPI_Copy_function *predefined_DUP_FN;
#endif
#if BND_HAS_MPI_NULL_COPY_FN
    MPI_Copy_function *predefined_NULL_COPY_FN;
#endif
#if BND_HAS_MPI_NULL_DELETE_FN
    MPI_Delete_function *predefined_NULL_DELETE_FN;
#endif
#if BND_HAS_MPI_TYPE_DUP_FN
    MPI_Type_copy_attr_function *predefined_TYPE_DUP_FN;
#endif
#if BND_HAS_MPI_TYPE_NULL_COPY_FN
    MPI_Type_copy_attr_function *predefined_TYPE_NULL_COPY_FN;
#endif
#if BND_HAS_MPI_TYPE_NULL_DELETE_FN
    MPI_Type_delete_attr_function *predefined_TYPE_NULL_DELETE_FN;
#endif
#if BND_HAS_MPI_WIN_DUP_FN
    MPI_Win_copy_attr_function *predefined_WIN_DUP_FN;
#endif
#if BND_HAS_MPI_WIN_NULL_COPY_FN
    MPI_Win_copy_attr_function *predefined_WIN_NULL_COPY_FN;
#endif
#if BND_HAS_MPI_WIN_NULL_DELETE_FN
    MPI_Win_delete_attr_function *predefined_WIN_NULL_DELETE_FN;
#endif
#if BND_HAS_MPI_Comm
    MPI_Comm of_Comm[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_Datatype
    MPI_Datatype of_Type[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_Errhandler
    MPI_Errhandler of_Errhandler[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_File
    MPI_File of_File[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_Group
    MPI_Group of_Group[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_Info
    MPI_Info of_Info[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_Message
    MPI_Message of_Message[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_Op
    MPI_Op of_Op[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_Request
    MPI_Request of_Request[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_Session
    MPI_Session of_Session[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_Win
    MPI_Win of_Win[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_T_enum
    MPI_T_enum of_T_enum[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes, where there is no such handle */
#endif
#if BND_HAS_MPI_T_cvar_handle
    MPI_T_cvar_handle of_T_cvar_handle[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes,
            where there is no such handle */
#endif
#if BND_HAS_MPI_T_pvar_handle
    MPI_T_pvar_handle of_T_pvar_handle[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes,
            where there is no such handle */
#endif
#if BND_HAS_MPI_T_pvar_session
    MPI_T_pvar_session of_T_pvar_session[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes,
            where there is no such handle */
#endif
#if BND_HAS_MPI_T_event_registration
    MPI_T_event_registration of_T_event_registration[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes,
            where there is no such handle */
#endif
#if BND_HAS_MPI_T_event_instance
    MPI_T_event_instance of_T_event_instance[BND_LEAST_MADE_HANDLE]; /* 0, which no MPI takes,
            where there is no such handle */
#endif
};

#endif
