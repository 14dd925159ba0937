/* Do not edit: `bindery generate` writes this from specs/ through templates/fortran/bnd_emulated.h.j2. */
/* Routines that the MPI lacks and that are made of others (runtime/emulated/): wrappers call them under its names. */
#ifndef BND_EMULATED_H
#define BND_EMULATED_H

#include "bnd_mpi.h"

#ifdef __cplusplus
extern "C" {
#endif

#ifdef BND_EMULATES_MPI_Comm_idup_with_info
int bnd_emulated_MPI_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request);
#define MPI_Comm_idup_with_info bnd_emulated_MPI_Comm_idup_with_info
#define BND_STUB_bnd_emulated_MPI_Comm_idup_with_info 0
int bnd_emulated_PMPI_Comm_idup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request);
#define PMPI_Comm_idup_with_info bnd_emulated_PMPI_Comm_idup_with_info
#define BND_STUB_bnd_emulated_PMPI_Comm_idup_with_info 0
#endif
#ifdef BND_EMULATES_MPI_Get_hw_resource_info
int bnd_emulated_MPI_Get_hw_resource_info(MPI_Info *hw_info);
#define MPI_Get_hw_resource_info bnd_emulated_MPI_Get_hw_resource_info
#define BND_STUB_bnd_emulated_MPI_Get_hw_resource_info 0
int bnd_emulated_PMPI_Get_hw_resource_info(MPI_Info *hw_info);
#define PMPI_Get_hw_resource_info bnd_emulated_PMPI_Get_hw_resource_info
#define BND_STUB_bnd_emulated_PMPI_Get_hw_resource_info 0
#endif
#ifdef BND_EMULATES_MPI_Info_create_env
int bnd_emulated_MPI_Info_create_env(int argc, char *argv[], MPI_Info *info);
#define MPI_Info_create_env bnd_emulated_MPI_Info_create_env
#define BND_STUB_bnd_emulated_MPI_Info_create_env 0
int bnd_emulated_PMPI_Info_create_env(int argc, char *argv[], MPI_Info *info);
#define PMPI_Info_create_env bnd_emulated_PMPI_Info_create_env
#define BND_STUB_bnd_emulated_PMPI_Info_create_env 0
#endif
#ifdef BND_EMULATES_MPI_Info_get_string
int bnd_emulated_MPI_Info_get_string(MPI_Info info, const char *key, int *buflen, char *value, int *flag);
#define MPI_Info_get_string bnd_emulated_MPI_Info_get_string
#define BND_STUB_bnd_emulated_MPI_Info_get_string 0
int bnd_emulated_PMPI_Info_get_string(MPI_Info info, const char *key, int *buflen, char *value, int *flag);
#define PMPI_Info_get_string bnd_emulated_PMPI_Info_get_string
#define BND_STUB_bnd_emulated_PMPI_Info_get_string 0
#endif
#ifdef BND_EMULATES_MPI_Request_get_status_all
int bnd_emulated_MPI_Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]);
#define MPI_Request_get_status_all bnd_emulated_MPI_Request_get_status_all
#define BND_STUB_bnd_emulated_MPI_Request_get_status_all 0
int bnd_emulated_PMPI_Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]);
#define PMPI_Request_get_status_all bnd_emulated_PMPI_Request_get_status_all
#define BND_STUB_bnd_emulated_PMPI_Request_get_status_all 0
#endif
#ifdef BND_EMULATES_MPI_Request_get_status_any
int bnd_emulated_MPI_Request_get_status_any(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status);
#define MPI_Request_get_status_any bnd_emulated_MPI_Request_get_status_any
#define BND_STUB_bnd_emulated_MPI_Request_get_status_any 0
int bnd_emulated_PMPI_Request_get_status_any(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status);
#define PMPI_Request_get_status_any bnd_emulated_PMPI_Request_get_status_any
#define BND_STUB_bnd_emulated_PMPI_Request_get_status_any 0
#endif
#ifdef BND_EMULATES_MPI_Request_get_status_some
int bnd_emulated_MPI_Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]);
#define MPI_Request_get_status_some bnd_emulated_MPI_Request_get_status_some
#define BND_STUB_bnd_emulated_MPI_Request_get_status_some 0
int bnd_emulated_PMPI_Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]);
#define PMPI_Request_get_status_some bnd_emulated_PMPI_Request_get_status_some
#define BND_STUB_bnd_emulated_PMPI_Request_get_status_some 0
#endif
#ifdef BND_EMULATES_MPI_Type_get_value_index
int bnd_emulated_MPI_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type);
#define MPI_Type_get_value_index bnd_emulated_MPI_Type_get_value_index
#define BND_STUB_bnd_emulated_MPI_Type_get_value_index 0
int bnd_emulated_PMPI_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type);
#define PMPI_Type_get_value_index bnd_emulated_PMPI_Type_get_value_index
#define BND_STUB_bnd_emulated_PMPI_Type_get_value_index 0
#endif

#ifdef __cplusplus
}
#endif

#endif
