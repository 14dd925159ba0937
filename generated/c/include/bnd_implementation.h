/* Do not edit: `bindery generate` writes this from specs/ through templates/c/bnd_implementation.h.j2. */
/* The functions of an implementation, one for each entry point, under its own prefix (-DBND_PREFIX=solo_ gives solo_Send),
 * and the two hooks of bnd_entry.h. */
#ifndef BND_IMPLEMENTATION_H
#define BND_IMPLEMENTATION_H

#include "bnd_entry.h"
#include "mpi_removed.h"

#ifdef __cplusplus
extern "C" {
#endif

int BND_IMPLEMENTATION(Abi_get_fortran_booleans)(int logical_size, void *logical_true, void *logical_false,
        int *is_set);
int BND_IMPLEMENTATION(Abi_get_fortran_info)(MPI_Info *info);
int BND_IMPLEMENTATION(Abi_get_info)(MPI_Info *info);
int BND_IMPLEMENTATION(Abi_get_version)(int *abi_major, int *abi_minor);
int BND_IMPLEMENTATION(Abi_set_fortran_booleans)(int logical_size, void *logical_true, void *logical_false);
int BND_IMPLEMENTATION(Abi_set_fortran_info)(MPI_Info info);
int BND_IMPLEMENTATION(Abort)(MPI_Comm comm, int errorcode);
int BND_IMPLEMENTATION(Accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
int BND_IMPLEMENTATION(Accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win);
int BND_IMPLEMENTATION(Add_error_class)(int *errorclass);
int BND_IMPLEMENTATION(Add_error_code)(int errorclass, int *errorcode);
int BND_IMPLEMENTATION(Add_error_string)(int errorcode, const char *string);
int BND_IMPLEMENTATION(Address)(void *location, MPI_Aint *address);
MPI_Aint BND_IMPLEMENTATION(Aint_add)(MPI_Aint base, MPI_Aint disp);
MPI_Aint BND_IMPLEMENTATION(Aint_diff)(MPI_Aint addr1, MPI_Aint addr2);
int BND_IMPLEMENTATION(Allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Allgather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Allgather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Allgatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
int BND_IMPLEMENTATION(Allgatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Alloc_mem)(MPI_Aint size, MPI_Info info, void *baseptr);
int BND_IMPLEMENTATION(Allreduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Allreduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm);
int BND_IMPLEMENTATION(Allreduce_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Allreduce_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Alltoall_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Alltoall_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Alltoallv_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Alltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
int BND_IMPLEMENTATION(Alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
int BND_IMPLEMENTATION(Alltoallw_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Alltoallw_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Attr_delete)(MPI_Comm comm, int keyval);
int BND_IMPLEMENTATION(Attr_get)(MPI_Comm comm, int keyval, void *attribute_val, int *flag);
int BND_IMPLEMENTATION(Attr_put)(MPI_Comm comm, int keyval, void *attribute_val);
int BND_IMPLEMENTATION(Barrier)(MPI_Comm comm);
int BND_IMPLEMENTATION(Barrier_init)(MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Bcast)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Bcast_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Bcast_init)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Bcast_init_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Bsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int BND_IMPLEMENTATION(Bsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Bsend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Bsend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Buffer_attach)(void *buffer, int size);
int BND_IMPLEMENTATION(Buffer_attach_c)(void *buffer, MPI_Count size);
int BND_IMPLEMENTATION(Buffer_detach)(void *buffer_addr, int *size);
int BND_IMPLEMENTATION(Buffer_detach_c)(void *buffer_addr, MPI_Count *size);
int BND_IMPLEMENTATION(Buffer_flush)(void);
int BND_IMPLEMENTATION(Buffer_iflush)(MPI_Request *request);
int BND_IMPLEMENTATION(Cancel)(MPI_Request *request);
int BND_IMPLEMENTATION(Cart_coords)(MPI_Comm comm, int rank, int maxdims, int coords[]);
int BND_IMPLEMENTATION(Cart_create)(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder,
        MPI_Comm *comm_cart);
int BND_IMPLEMENTATION(Cart_get)(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[]);
int BND_IMPLEMENTATION(Cart_map)(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank);
int BND_IMPLEMENTATION(Cart_rank)(MPI_Comm comm, const int coords[], int *rank);
int BND_IMPLEMENTATION(Cart_shift)(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest);
int BND_IMPLEMENTATION(Cart_sub)(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm);
int BND_IMPLEMENTATION(Cartdim_get)(MPI_Comm comm, int *ndims);
int BND_IMPLEMENTATION(Close_port)(const char *port_name);
int BND_IMPLEMENTATION(Comm_accept)(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm);
int BND_IMPLEMENTATION(Comm_attach_buffer)(MPI_Comm comm, void *buffer, int size);
int BND_IMPLEMENTATION(Comm_attach_buffer_c)(MPI_Comm comm, void *buffer, MPI_Count size);
int BND_IMPLEMENTATION(Comm_call_errhandler)(MPI_Comm comm, int errorcode);
int BND_IMPLEMENTATION(Comm_compare)(MPI_Comm comm1, MPI_Comm comm2, int *result);
int BND_IMPLEMENTATION(Comm_connect)(const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm);
int BND_IMPLEMENTATION(Comm_create)(MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm);
int BND_IMPLEMENTATION(Comm_create_errhandler)(MPI_Comm_errhandler_function *comm_errhandler_fn,
        MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(Comm_create_from_group)(MPI_Group group, const char *stringtag, MPI_Info info,
        MPI_Errhandler errhandler, MPI_Comm *newcomm);
int BND_IMPLEMENTATION(Comm_create_group)(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm);
int BND_IMPLEMENTATION(Comm_create_keyval)(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
        MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state);
int BND_IMPLEMENTATION(Comm_delete_attr)(MPI_Comm comm, int comm_keyval);
int BND_IMPLEMENTATION(Comm_detach_buffer)(MPI_Comm comm, void *buffer_addr, int *size);
int BND_IMPLEMENTATION(Comm_detach_buffer_c)(MPI_Comm comm, void *buffer_addr, MPI_Count *size);
int BND_IMPLEMENTATION(Comm_disconnect)(MPI_Comm *comm);
int BND_IMPLEMENTATION(Comm_dup)(MPI_Comm comm, MPI_Comm *newcomm);
int BND_IMPLEMENTATION(Comm_dup_with_info)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm);
int BND_IMPLEMENTATION(Comm_flush_buffer)(MPI_Comm comm);
int BND_IMPLEMENTATION(Comm_free)(MPI_Comm *comm);
int BND_IMPLEMENTATION(Comm_free_keyval)(int *comm_keyval);
int BND_IMPLEMENTATION(Comm_get_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag);
int BND_IMPLEMENTATION(Comm_get_errhandler)(MPI_Comm comm, MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(Comm_get_info)(MPI_Comm comm, MPI_Info *info_used);
int BND_IMPLEMENTATION(Comm_get_name)(MPI_Comm comm, char *comm_name, int *resultlen);
int BND_IMPLEMENTATION(Comm_get_parent)(MPI_Comm *parent);
int BND_IMPLEMENTATION(Comm_group)(MPI_Comm comm, MPI_Group *group);
int BND_IMPLEMENTATION(Comm_idup)(MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request);
int BND_IMPLEMENTATION(Comm_idup_with_info)(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request);
int BND_IMPLEMENTATION(Comm_iflush_buffer)(MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Comm_join)(int fd, MPI_Comm *intercomm);
int BND_IMPLEMENTATION(Comm_rank)(MPI_Comm comm, int *rank);
int BND_IMPLEMENTATION(Comm_remote_group)(MPI_Comm comm, MPI_Group *group);
int BND_IMPLEMENTATION(Comm_remote_size)(MPI_Comm comm, int *size);
int BND_IMPLEMENTATION(Comm_set_attr)(MPI_Comm comm, int comm_keyval, void *attribute_val);
int BND_IMPLEMENTATION(Comm_set_errhandler)(MPI_Comm comm, MPI_Errhandler errhandler);
int BND_IMPLEMENTATION(Comm_set_info)(MPI_Comm comm, MPI_Info info);
int BND_IMPLEMENTATION(Comm_set_name)(MPI_Comm comm, const char *comm_name);
int BND_IMPLEMENTATION(Comm_size)(MPI_Comm comm, int *size);
int BND_IMPLEMENTATION(Comm_spawn)(const char *command, char *argv[], int maxprocs, MPI_Info info, int root,
        MPI_Comm comm, MPI_Comm *intercomm, int array_of_errcodes[]);
int BND_IMPLEMENTATION(Comm_spawn_multiple)(int count, char *array_of_commands[], char **array_of_argv[],
        const int array_of_maxprocs[], const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
        int array_of_errcodes[]);
int BND_IMPLEMENTATION(Comm_split)(MPI_Comm comm, int color, int key, MPI_Comm *newcomm);
int BND_IMPLEMENTATION(Comm_split_type)(MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm);
int BND_IMPLEMENTATION(Comm_test_inter)(MPI_Comm comm, int *flag);
int BND_IMPLEMENTATION(Compare_and_swap)(const void *origin_addr, const void *compare_addr, void *result_addr,
        MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win);
int BND_IMPLEMENTATION(Dims_create)(int nnodes, int ndims, int dims[]);
int BND_IMPLEMENTATION(Dist_graph_create)(MPI_Comm comm_old, int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph);
int BND_IMPLEMENTATION(Dist_graph_create_adjacent)(MPI_Comm comm_old, int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info,
        int reorder, MPI_Comm *comm_dist_graph);
int BND_IMPLEMENTATION(Dist_graph_neighbors)(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[]);
int BND_IMPLEMENTATION(Dist_graph_neighbors_count)(MPI_Comm comm, int *indegree, int *outdegree, int *weighted);
int BND_IMPLEMENTATION(Errhandler_create)(MPI_Handler_function *function, MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(Errhandler_free)(MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(Errhandler_get)(MPI_Comm comm, MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(Errhandler_set)(MPI_Comm comm, MPI_Errhandler errhandler);
int BND_IMPLEMENTATION(Error_class)(int errorcode, int *errorclass);
int BND_IMPLEMENTATION(Error_string)(int errorcode, char *string, int *resultlen);
int BND_IMPLEMENTATION(Exscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Exscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Exscan_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Exscan_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Fetch_and_op)(const void *origin_addr, void *result_addr, MPI_Datatype datatype,
        int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win);
int BND_IMPLEMENTATION(File_call_errhandler)(MPI_File fh, int errorcode);
int BND_IMPLEMENTATION(File_close)(MPI_File *fh);
int BND_IMPLEMENTATION(File_create_errhandler)(MPI_File_errhandler_function *file_errhandler_fn,
        MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(File_delete)(const char *filename, MPI_Info info);
int BND_IMPLEMENTATION(File_get_amode)(MPI_File fh, int *amode);
int BND_IMPLEMENTATION(File_get_atomicity)(MPI_File fh, int *flag);
int BND_IMPLEMENTATION(File_get_byte_offset)(MPI_File fh, MPI_Offset offset, MPI_Offset *disp);
int BND_IMPLEMENTATION(File_get_errhandler)(MPI_File file, MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(File_get_group)(MPI_File fh, MPI_Group *group);
int BND_IMPLEMENTATION(File_get_info)(MPI_File fh, MPI_Info *info_used);
int BND_IMPLEMENTATION(File_get_position)(MPI_File fh, MPI_Offset *offset);
int BND_IMPLEMENTATION(File_get_position_shared)(MPI_File fh, MPI_Offset *offset);
int BND_IMPLEMENTATION(File_get_size)(MPI_File fh, MPI_Offset *size);
int BND_IMPLEMENTATION(File_get_type_extent)(MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent);
int BND_IMPLEMENTATION(File_get_type_extent_c)(MPI_File fh, MPI_Datatype datatype, MPI_Count *extent);
int BND_IMPLEMENTATION(File_get_view)(MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype,
        char *datarep);
int BND_IMPLEMENTATION(File_iread)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
int BND_IMPLEMENTATION(File_iread_all)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request);
int BND_IMPLEMENTATION(File_iread_all_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iread_at)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iread_at_all)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iread_at_all_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request);
int BND_IMPLEMENTATION(File_iread_at_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request);
int BND_IMPLEMENTATION(File_iread_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iread_shared)(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iread_shared_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iwrite)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iwrite_all)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iwrite_all_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iwrite_at)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Request *request);
int BND_IMPLEMENTATION(File_iwrite_at_all)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Request *request);
int BND_IMPLEMENTATION(File_iwrite_at_all_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request);
int BND_IMPLEMENTATION(File_iwrite_at_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Request *request);
int BND_IMPLEMENTATION(File_iwrite_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iwrite_shared)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_iwrite_shared_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Request *request);
int BND_IMPLEMENTATION(File_open)(MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh);
int BND_IMPLEMENTATION(File_preallocate)(MPI_File fh, MPI_Offset size);
int BND_IMPLEMENTATION(File_read)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int BND_IMPLEMENTATION(File_read_all)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int BND_IMPLEMENTATION(File_read_all_begin)(MPI_File fh, void *buf, int count, MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_read_all_begin_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_read_all_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_read_all_end)(MPI_File fh, void *buf, MPI_Status *status);
int BND_IMPLEMENTATION(File_read_at)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_read_at_all)(MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_read_at_all_begin)(MPI_File fh, MPI_Offset offset, void *buf, int count,
        MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_read_at_all_begin_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_read_at_all_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status);
int BND_IMPLEMENTATION(File_read_at_all_end)(MPI_File fh, void *buf, MPI_Status *status);
int BND_IMPLEMENTATION(File_read_at_c)(MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status);
int BND_IMPLEMENTATION(File_read_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_read_ordered)(MPI_File fh, void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_read_ordered_begin)(MPI_File fh, void *buf, int count, MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_read_ordered_begin_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_read_ordered_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_read_ordered_end)(MPI_File fh, void *buf, MPI_Status *status);
int BND_IMPLEMENTATION(File_read_shared)(MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int BND_IMPLEMENTATION(File_read_shared_c)(MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_seek)(MPI_File fh, MPI_Offset offset, int whence);
int BND_IMPLEMENTATION(File_seek_shared)(MPI_File fh, MPI_Offset offset, int whence);
int BND_IMPLEMENTATION(File_set_atomicity)(MPI_File fh, int flag);
int BND_IMPLEMENTATION(File_set_errhandler)(MPI_File file, MPI_Errhandler errhandler);
int BND_IMPLEMENTATION(File_set_info)(MPI_File fh, MPI_Info info);
int BND_IMPLEMENTATION(File_set_size)(MPI_File fh, MPI_Offset size);
int BND_IMPLEMENTATION(File_set_view)(MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype,
        const char *datarep, MPI_Info info);
int BND_IMPLEMENTATION(File_sync)(MPI_File fh);
int BND_IMPLEMENTATION(File_write)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status);
int BND_IMPLEMENTATION(File_write_all)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_write_all_begin)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_write_all_begin_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_write_all_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_write_all_end)(MPI_File fh, const void *buf, MPI_Status *status);
int BND_IMPLEMENTATION(File_write_at)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Status *status);
int BND_IMPLEMENTATION(File_write_at_all)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype, MPI_Status *status);
int BND_IMPLEMENTATION(File_write_at_all_begin)(MPI_File fh, MPI_Offset offset, const void *buf, int count,
        MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_write_at_all_begin_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_write_at_all_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status);
int BND_IMPLEMENTATION(File_write_at_all_end)(MPI_File fh, const void *buf, MPI_Status *status);
int BND_IMPLEMENTATION(File_write_at_c)(MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count,
        MPI_Datatype datatype, MPI_Status *status);
int BND_IMPLEMENTATION(File_write_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_write_ordered)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_write_ordered_begin)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_write_ordered_begin_c)(MPI_File fh, const void *buf, MPI_Count count,
        MPI_Datatype datatype);
int BND_IMPLEMENTATION(File_write_ordered_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_write_ordered_end)(MPI_File fh, const void *buf, MPI_Status *status);
int BND_IMPLEMENTATION(File_write_shared)(MPI_File fh, const void *buf, int count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(File_write_shared_c)(MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype,
        MPI_Status *status);
int BND_IMPLEMENTATION(Finalize)(void);
int BND_IMPLEMENTATION(Finalized)(int *flag);
int BND_IMPLEMENTATION(Free_mem)(void *base);
int BND_IMPLEMENTATION(Gather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount,
        MPI_Datatype recvtype, int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Gather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Gather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Gather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Gatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Gatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Gatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
int BND_IMPLEMENTATION(Gatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Get)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win);
int BND_IMPLEMENTATION(Get_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
int BND_IMPLEMENTATION(Get_accumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win);
int BND_IMPLEMENTATION(Get_address)(const void *location, MPI_Aint *address);
int BND_IMPLEMENTATION(Get_c)(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win);
int BND_IMPLEMENTATION(Get_count)(const MPI_Status *status, MPI_Datatype datatype, int *count);
int BND_IMPLEMENTATION(Get_count_c)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
int BND_IMPLEMENTATION(Get_elements)(const MPI_Status *status, MPI_Datatype datatype, int *count);
int BND_IMPLEMENTATION(Get_elements_c)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
int BND_IMPLEMENTATION(Get_elements_x)(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count);
int BND_IMPLEMENTATION(Get_hw_resource_info)(MPI_Info *hw_info);
int BND_IMPLEMENTATION(Get_library_version)(char *version, int *resultlen);
int BND_IMPLEMENTATION(Get_processor_name)(char *name, int *resultlen);
int BND_IMPLEMENTATION(Get_version)(int *version, int *subversion);
int BND_IMPLEMENTATION(Graph_create)(MPI_Comm comm_old, int nnodes, const int index[], const int edges[], int reorder,
        MPI_Comm *comm_graph);
int BND_IMPLEMENTATION(Graph_get)(MPI_Comm comm, int maxindex, int maxedges, int index[], int edges[]);
int BND_IMPLEMENTATION(Graph_map)(MPI_Comm comm, int nnodes, const int index[], const int edges[], int *newrank);
int BND_IMPLEMENTATION(Graph_neighbors)(MPI_Comm comm, int rank, int maxneighbors, int neighbors[]);
int BND_IMPLEMENTATION(Graph_neighbors_count)(MPI_Comm comm, int rank, int *nneighbors);
int BND_IMPLEMENTATION(Graphdims_get)(MPI_Comm comm, int *nnodes, int *nedges);
int BND_IMPLEMENTATION(Grequest_complete)(MPI_Request request);
int BND_IMPLEMENTATION(Grequest_start)(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn,
        MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request);
int BND_IMPLEMENTATION(Group_compare)(MPI_Group group1, MPI_Group group2, int *result);
int BND_IMPLEMENTATION(Group_difference)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
int BND_IMPLEMENTATION(Group_excl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup);
int BND_IMPLEMENTATION(Group_free)(MPI_Group *group);
int BND_IMPLEMENTATION(Group_from_session_pset)(MPI_Session session, const char *pset_name, MPI_Group *newgroup);
int BND_IMPLEMENTATION(Group_incl)(MPI_Group group, int n, const int ranks[], MPI_Group *newgroup);
int BND_IMPLEMENTATION(Group_intersection)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
int BND_IMPLEMENTATION(Group_range_excl)(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup);
int BND_IMPLEMENTATION(Group_range_incl)(MPI_Group group, int n, int ranges[][3], MPI_Group *newgroup);
int BND_IMPLEMENTATION(Group_rank)(MPI_Group group, int *rank);
int BND_IMPLEMENTATION(Group_size)(MPI_Group group, int *size);
int BND_IMPLEMENTATION(Group_translate_ranks)(MPI_Group group1, int n, const int ranks1[], MPI_Group group2,
        int ranks2[]);
int BND_IMPLEMENTATION(Group_union)(MPI_Group group1, MPI_Group group2, MPI_Group *newgroup);
int BND_IMPLEMENTATION(Iallgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Iallgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Iallgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Iallgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Iallreduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Iallreduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ialltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ialltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ialltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ialltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ialltoallw)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ialltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ibarrier)(MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ibcast)(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Ibcast_c)(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Ibsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Ibsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Iexscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Iexscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Igather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Igather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Igatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Igatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Improbe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message,
        MPI_Status *status);
int BND_IMPLEMENTATION(Imrecv)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request);
int BND_IMPLEMENTATION(Imrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Request *request);
int BND_IMPLEMENTATION(Ineighbor_allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ineighbor_allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ineighbor_allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ineighbor_allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Ineighbor_alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ineighbor_alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ineighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ineighbor_alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ineighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ineighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Info_create)(MPI_Info *info);
int BND_IMPLEMENTATION(Info_create_env)(int argc, char *argv[], MPI_Info *info);
int BND_IMPLEMENTATION(Info_delete)(MPI_Info info, const char *key);
int BND_IMPLEMENTATION(Info_dup)(MPI_Info info, MPI_Info *newinfo);
int BND_IMPLEMENTATION(Info_free)(MPI_Info *info);
int BND_IMPLEMENTATION(Info_get)(MPI_Info info, const char *key, int valuelen, char *value, int *flag);
int BND_IMPLEMENTATION(Info_get_nkeys)(MPI_Info info, int *nkeys);
int BND_IMPLEMENTATION(Info_get_nthkey)(MPI_Info info, int n, char *key);
int BND_IMPLEMENTATION(Info_get_string)(MPI_Info info, const char *key, int *buflen, char *value, int *flag);
int BND_IMPLEMENTATION(Info_get_valuelen)(MPI_Info info, const char *key, int *valuelen, int *flag);
int BND_IMPLEMENTATION(Info_set)(MPI_Info info, const char *key, const char *value);
int BND_IMPLEMENTATION(Init)(int *argc, char ***argv);
int BND_IMPLEMENTATION(Init_thread)(int *argc, char ***argv, int required, int *provided);
int BND_IMPLEMENTATION(Initialized)(int *flag);
int BND_IMPLEMENTATION(Intercomm_create)(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader,
        int tag, MPI_Comm *newintercomm);
int BND_IMPLEMENTATION(Intercomm_create_from_groups)(MPI_Group local_group, int local_leader, MPI_Group remote_group,
        int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm);
int BND_IMPLEMENTATION(Intercomm_merge)(MPI_Comm intercomm, int high, MPI_Comm *newintracomm);
int BND_IMPLEMENTATION(Iprobe)(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status);
int BND_IMPLEMENTATION(Irecv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Irecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Ireduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ireduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, int root, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ireduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ireduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ireduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Ireduce_scatter_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Irsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Irsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Is_thread_main)(int *flag);
int BND_IMPLEMENTATION(Iscan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Iscan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Iscatter)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Iscatter_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Iscatterv)(const void *sendbuf, const int sendcounts[], const int displs[],
        MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Iscatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Isend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Isend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Isendrecv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Isendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Isendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Isendrecv_replace_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Issend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Issend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Keyval_create)(MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval,
        void *extra_state);
int BND_IMPLEMENTATION(Keyval_free)(int *keyval);
int BND_IMPLEMENTATION(Lookup_name)(const char *service_name, MPI_Info info, char *port_name);
int BND_IMPLEMENTATION(Mprobe)(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status);
int BND_IMPLEMENTATION(Mrecv)(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status);
int BND_IMPLEMENTATION(Mrecv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message,
        MPI_Status *status);
int BND_IMPLEMENTATION(Neighbor_allgather)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Neighbor_allgather_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Neighbor_allgather_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Neighbor_allgather_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Neighbor_allgatherv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Neighbor_allgatherv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Neighbor_allgatherv_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype,
        void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info,
        MPI_Request *request);
int BND_IMPLEMENTATION(Neighbor_allgatherv_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Neighbor_alltoall)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Neighbor_alltoall_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Neighbor_alltoall_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Neighbor_alltoall_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype,
        void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Neighbor_alltoallv)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Neighbor_alltoallv_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm);
int BND_IMPLEMENTATION(Neighbor_alltoallv_init)(const void *sendbuf, const int sendcounts[], const int sdispls[],
        MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Neighbor_alltoallv_init_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Neighbor_alltoallw)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm);
int BND_IMPLEMENTATION(Neighbor_alltoallw_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm);
int BND_IMPLEMENTATION(Neighbor_alltoallw_init)(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[],
        const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[],
        const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Neighbor_alltoallw_init_c)(const void *sendbuf, const MPI_Count sendcounts[],
        const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[],
        const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Op_commutative)(MPI_Op op, int *commute);
int BND_IMPLEMENTATION(Op_create)(MPI_User_function *user_fn, int commute, MPI_Op *op);
int BND_IMPLEMENTATION(Op_create_c)(MPI_User_function_c *user_fn, int commute, MPI_Op *op);
int BND_IMPLEMENTATION(Op_free)(MPI_Op *op);
int BND_IMPLEMENTATION(Open_port)(MPI_Info info, char *port_name);
int BND_IMPLEMENTATION(Pack)(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize,
        int *position, MPI_Comm comm);
int BND_IMPLEMENTATION(Pack_c)(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
        MPI_Count outsize, MPI_Count *position, MPI_Comm comm);
int BND_IMPLEMENTATION(Pack_external)(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype,
        void *outbuf, MPI_Aint outsize, MPI_Aint *position);
int BND_IMPLEMENTATION(Pack_external_c)(const char *datarep, const void *inbuf, MPI_Count incount,
        MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position);
int BND_IMPLEMENTATION(Pack_external_size)(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size);
int BND_IMPLEMENTATION(Pack_external_size_c)(const char *datarep, MPI_Count incount, MPI_Datatype datatype,
        MPI_Count *size);
int BND_IMPLEMENTATION(Pack_size)(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size);
int BND_IMPLEMENTATION(Pack_size_c)(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size);
int BND_IMPLEMENTATION(Parrived)(MPI_Request request, int partition, int *flag);
int BND_IMPLEMENTATION(Pready)(int partition, MPI_Request request);
int BND_IMPLEMENTATION(Pready_list)(int length, const int array_of_partitions[], MPI_Request request);
int BND_IMPLEMENTATION(Pready_range)(int partition_low, int partition_high, MPI_Request request);
int BND_IMPLEMENTATION(Precv_init)(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Probe)(int source, int tag, MPI_Comm comm, MPI_Status *status);
int BND_IMPLEMENTATION(Psend_init)(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest,
        int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Publish_name)(const char *service_name, MPI_Info info, const char *port_name);
int BND_IMPLEMENTATION(Put)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win);
int BND_IMPLEMENTATION(Put_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win);
int BND_IMPLEMENTATION(Query_thread)(int *provided);
int BND_IMPLEMENTATION(Raccumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win,
        MPI_Request *request);
int BND_IMPLEMENTATION(Raccumulate_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win, MPI_Request *request);
int BND_IMPLEMENTATION(Recv)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status);
int BND_IMPLEMENTATION(Recv_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Status *status);
int BND_IMPLEMENTATION(Recv_init)(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Recv_init_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Reduce)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Reduce_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Reduce_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Reduce_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Reduce_local)(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op);
int BND_IMPLEMENTATION(Reduce_local_c)(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op);
int BND_IMPLEMENTATION(Reduce_scatter)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
int BND_IMPLEMENTATION(Reduce_scatter_block)(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm);
int BND_IMPLEMENTATION(Reduce_scatter_block_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
int BND_IMPLEMENTATION(Reduce_scatter_block_init)(const void *sendbuf, void *recvbuf, int recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Reduce_scatter_block_init_c)(const void *sendbuf, void *recvbuf, MPI_Count recvcount,
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Reduce_scatter_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm);
int BND_IMPLEMENTATION(Reduce_scatter_init)(const void *sendbuf, void *recvbuf, const int recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Reduce_scatter_init_c)(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[],
        MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Register_datarep)(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
int BND_IMPLEMENTATION(Register_datarep_c)(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
int BND_IMPLEMENTATION(Remove_error_class)(int errorclass);
int BND_IMPLEMENTATION(Remove_error_code)(int errorcode);
int BND_IMPLEMENTATION(Remove_error_string)(int errorcode);
int BND_IMPLEMENTATION(Request_free)(MPI_Request *request);
int BND_IMPLEMENTATION(Request_get_status)(MPI_Request request, int *flag, MPI_Status *status);
int BND_IMPLEMENTATION(Request_get_status_all)(int count, const MPI_Request array_of_requests[], int *flag,
        MPI_Status array_of_statuses[]);
int BND_IMPLEMENTATION(Request_get_status_any)(int count, const MPI_Request array_of_requests[], int *index, int *flag,
        MPI_Status *status);
int BND_IMPLEMENTATION(Request_get_status_some)(int incount, const MPI_Request array_of_requests[], int *outcount,
        int array_of_indices[], MPI_Status array_of_statuses[]);
int BND_IMPLEMENTATION(Rget)(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
int BND_IMPLEMENTATION(Rget_accumulate)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype,
        void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp,
        int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request);
int BND_IMPLEMENTATION(Rget_accumulate_c)(const void *origin_addr, MPI_Count origin_count,
        MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op,
        MPI_Win win, MPI_Request *request);
int BND_IMPLEMENTATION(Rget_c)(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request);
int BND_IMPLEMENTATION(Rput)(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank,
        MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request);
int BND_IMPLEMENTATION(Rput_c)(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype,
        int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win,
        MPI_Request *request);
int BND_IMPLEMENTATION(Rsend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int BND_IMPLEMENTATION(Rsend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Rsend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Rsend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Scan)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Scan_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Scan_init)(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op,
        MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Scan_init_c)(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype,
        MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Scatter)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Scatter_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Scatter_init)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf,
        int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Scatter_init_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf,
        MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Scatterv)(const void *sendbuf, const int sendcounts[], const int displs[],
        MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Scatterv_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm);
int BND_IMPLEMENTATION(Scatterv_init)(const void *sendbuf, const int sendcounts[], const int displs[],
        MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Scatterv_init_c)(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[],
        MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm,
        MPI_Info info, MPI_Request *request);
int BND_IMPLEMENTATION(Send)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int BND_IMPLEMENTATION(Send_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Send_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Send_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Sendrecv)(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status);
int BND_IMPLEMENTATION(Sendrecv_c)(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest,
        int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm,
        MPI_Status *status);
int BND_IMPLEMENTATION(Sendrecv_replace)(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Status *status);
int BND_IMPLEMENTATION(Sendrecv_replace_c)(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag,
        int source, int recvtag, MPI_Comm comm, MPI_Status *status);
int BND_IMPLEMENTATION(Session_attach_buffer)(MPI_Session session, void *buffer, int size);
int BND_IMPLEMENTATION(Session_attach_buffer_c)(MPI_Session session, void *buffer, MPI_Count size);
int BND_IMPLEMENTATION(Session_call_errhandler)(MPI_Session session, int errorcode);
int BND_IMPLEMENTATION(Session_create_errhandler)(MPI_Session_errhandler_function *session_errhandler_fn,
        MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(Session_detach_buffer)(MPI_Session session, void *buffer_addr, int *size);
int BND_IMPLEMENTATION(Session_detach_buffer_c)(MPI_Session session, void *buffer_addr, MPI_Count *size);
int BND_IMPLEMENTATION(Session_finalize)(MPI_Session *session);
int BND_IMPLEMENTATION(Session_flush_buffer)(MPI_Session session);
int BND_IMPLEMENTATION(Session_get_errhandler)(MPI_Session session, MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(Session_get_info)(MPI_Session session, MPI_Info *info_used);
int BND_IMPLEMENTATION(Session_get_nth_pset)(MPI_Session session, MPI_Info info, int n, int *pset_len,
        char *pset_name);
int BND_IMPLEMENTATION(Session_get_num_psets)(MPI_Session session, MPI_Info info, int *npset_names);
int BND_IMPLEMENTATION(Session_get_pset_info)(MPI_Session session, const char *pset_name, MPI_Info *info);
int BND_IMPLEMENTATION(Session_iflush_buffer)(MPI_Session session, MPI_Request *request);
int BND_IMPLEMENTATION(Session_init)(MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session);
int BND_IMPLEMENTATION(Session_set_errhandler)(MPI_Session session, MPI_Errhandler errhandler);
int BND_IMPLEMENTATION(Ssend)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm);
int BND_IMPLEMENTATION(Ssend_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm);
int BND_IMPLEMENTATION(Ssend_init)(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm,
        MPI_Request *request);
int BND_IMPLEMENTATION(Ssend_init_c)(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag,
        MPI_Comm comm, MPI_Request *request);
int BND_IMPLEMENTATION(Start)(MPI_Request *request);
int BND_IMPLEMENTATION(Startall)(int count, MPI_Request array_of_requests[]);
int BND_IMPLEMENTATION(Status_get_error)(const MPI_Status *status, int *err);
int BND_IMPLEMENTATION(Status_get_source)(const MPI_Status *status, int *source);
int BND_IMPLEMENTATION(Status_get_tag)(const MPI_Status *status, int *tag);
int BND_IMPLEMENTATION(Status_set_cancelled)(MPI_Status *status, int flag);
int BND_IMPLEMENTATION(Status_set_elements)(MPI_Status *status, MPI_Datatype datatype, int count);
int BND_IMPLEMENTATION(Status_set_elements_c)(MPI_Status *status, MPI_Datatype datatype, MPI_Count count);
int BND_IMPLEMENTATION(Status_set_elements_x)(MPI_Status *status, MPI_Datatype datatype, MPI_Count count);
int BND_IMPLEMENTATION(Status_set_error)(MPI_Status *status, int err);
int BND_IMPLEMENTATION(Status_set_source)(MPI_Status *status, int source);
int BND_IMPLEMENTATION(Status_set_tag)(MPI_Status *status, int tag);
int BND_IMPLEMENTATION(T_category_changed)(int *update_number);
int BND_IMPLEMENTATION(T_category_get_categories)(int cat_index, int len, int indices[]);
int BND_IMPLEMENTATION(T_category_get_cvars)(int cat_index, int len, int indices[]);
int BND_IMPLEMENTATION(T_category_get_events)(int cat_index, int len, int indices[]);
int BND_IMPLEMENTATION(T_category_get_index)(const char *name, int *cat_index);
int BND_IMPLEMENTATION(T_category_get_info)(int cat_index, char *name, int *name_len, char *desc, int *desc_len,
        int *num_cvars, int *num_pvars, int *num_categories);
int BND_IMPLEMENTATION(T_category_get_num)(int *num_cat);
int BND_IMPLEMENTATION(T_category_get_num_events)(int cat_index, int *num_events);
int BND_IMPLEMENTATION(T_category_get_pvars)(int cat_index, int len, int indices[]);
int BND_IMPLEMENTATION(T_cvar_get_index)(const char *name, int *cvar_index);
int BND_IMPLEMENTATION(T_cvar_get_info)(int cvar_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope);
int BND_IMPLEMENTATION(T_cvar_get_num)(int *num_cvar);
int BND_IMPLEMENTATION(T_cvar_handle_alloc)(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count);
int BND_IMPLEMENTATION(T_cvar_handle_free)(MPI_T_cvar_handle *handle);
int BND_IMPLEMENTATION(T_cvar_read)(MPI_T_cvar_handle handle, void *buf);
int BND_IMPLEMENTATION(T_cvar_write)(MPI_T_cvar_handle handle, const void *buf);
int BND_IMPLEMENTATION(T_enum_get_info)(MPI_T_enum enumtype, int *num, char *name, int *name_len);
int BND_IMPLEMENTATION(T_enum_get_item)(MPI_T_enum enumtype, int index, int *value, char *name, int *name_len);
int BND_IMPLEMENTATION(T_event_callback_get_info)(MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info *info_used);
int BND_IMPLEMENTATION(T_event_callback_set_info)(MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info info);
int BND_IMPLEMENTATION(T_event_copy)(MPI_T_event_instance event_instance, void *buffer);
int BND_IMPLEMENTATION(T_event_get_index)(const char *name, int *event_index);
int BND_IMPLEMENTATION(T_event_get_info)(int event_index, char *name, int *name_len, int *verbosity,
        MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype,
        MPI_Info *info, char *desc, int *desc_len, int *bind);
int BND_IMPLEMENTATION(T_event_get_num)(int *num_events);
int BND_IMPLEMENTATION(T_event_get_source)(MPI_T_event_instance event_instance, int *source_index);
int BND_IMPLEMENTATION(T_event_get_timestamp)(MPI_T_event_instance event_instance, MPI_Count *event_timestamp);
int BND_IMPLEMENTATION(T_event_handle_alloc)(int event_index, void *obj_handle, MPI_Info info,
        MPI_T_event_registration *event_registration);
int BND_IMPLEMENTATION(T_event_handle_free)(MPI_T_event_registration event_registration, void *user_data,
        MPI_T_event_free_cb_function *free_cb_function);
int BND_IMPLEMENTATION(T_event_handle_get_info)(MPI_T_event_registration event_registration, MPI_Info *info_used);
int BND_IMPLEMENTATION(T_event_handle_set_info)(MPI_T_event_registration event_registration, MPI_Info info);
int BND_IMPLEMENTATION(T_event_read)(MPI_T_event_instance event_instance, int element_index, void *buffer);
int BND_IMPLEMENTATION(T_event_register_callback)(MPI_T_event_registration event_registration,
        MPI_T_cb_safety cb_safety, MPI_Info info, void *user_data, MPI_T_event_cb_function *event_cb_function);
int BND_IMPLEMENTATION(T_event_set_dropped_handler)(MPI_T_event_registration event_registration,
        MPI_T_event_dropped_cb_function *dropped_cb_function);
int BND_IMPLEMENTATION(T_finalize)(void);
int BND_IMPLEMENTATION(T_init_thread)(int required, int *provided);
int BND_IMPLEMENTATION(T_pvar_get_index)(const char *name, int var_class, int *pvar_index);
int BND_IMPLEMENTATION(T_pvar_get_info)(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class,
        MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly,
        int *continuous, int *atomic);
int BND_IMPLEMENTATION(T_pvar_get_num)(int *num_pvar);
int BND_IMPLEMENTATION(T_pvar_handle_alloc)(MPI_T_pvar_session session, int pvar_index, void *obj_handle,
        MPI_T_pvar_handle *handle, int *count);
int BND_IMPLEMENTATION(T_pvar_handle_free)(MPI_T_pvar_session session, MPI_T_pvar_handle *handle);
int BND_IMPLEMENTATION(T_pvar_read)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf);
int BND_IMPLEMENTATION(T_pvar_readreset)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf);
int BND_IMPLEMENTATION(T_pvar_reset)(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
int BND_IMPLEMENTATION(T_pvar_session_create)(MPI_T_pvar_session *session);
int BND_IMPLEMENTATION(T_pvar_session_free)(MPI_T_pvar_session *session);
int BND_IMPLEMENTATION(T_pvar_start)(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
int BND_IMPLEMENTATION(T_pvar_stop)(MPI_T_pvar_session session, MPI_T_pvar_handle handle);
int BND_IMPLEMENTATION(T_pvar_write)(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf);
int BND_IMPLEMENTATION(T_source_get_info)(int source_index, char *name, int *name_len, char *desc, int *desc_len,
        MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info);
int BND_IMPLEMENTATION(T_source_get_num)(int *num_sources);
int BND_IMPLEMENTATION(T_source_get_timestamp)(int source_index, MPI_Count *timestamp);
int BND_IMPLEMENTATION(Test)(MPI_Request *request, int *flag, MPI_Status *status);
int BND_IMPLEMENTATION(Test_cancelled)(const MPI_Status *status, int *flag);
int BND_IMPLEMENTATION(Testall)(int count, MPI_Request array_of_requests[], int *flag, MPI_Status array_of_statuses[]);
int BND_IMPLEMENTATION(Testany)(int count, MPI_Request array_of_requests[], int *index, int *flag, MPI_Status *status);
int BND_IMPLEMENTATION(Testsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);
int BND_IMPLEMENTATION(Topo_test)(MPI_Comm comm, int *status);
int BND_IMPLEMENTATION(Type_commit)(MPI_Datatype *datatype);
int BND_IMPLEMENTATION(Type_contiguous)(int count, MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_contiguous_c)(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_darray)(int size, int rank, int ndims, const int array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_darray_c)(int size, int rank, int ndims, const MPI_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_f90_complex)(int p, int r, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_f90_integer)(int r, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_f90_real)(int p, int r, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_hindexed)(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_hindexed_block)(int count, int blocklength, const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_hindexed_block_c)(MPI_Count count, MPI_Count blocklength,
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_hindexed_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_hvector)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_hvector_c)(MPI_Count count, MPI_Count blocklength, MPI_Count stride,
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_indexed_block)(int count, int blocklength, const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_indexed_block_c)(MPI_Count count, MPI_Count blocklength,
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_keyval)(MPI_Type_copy_attr_function *type_copy_attr_fn,
        MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state);
int BND_IMPLEMENTATION(Type_create_resized)(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_resized_c)(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent,
        MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_struct)(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_struct_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_subarray)(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_create_subarray_c)(int ndims, const MPI_Count array_of_sizes[],
        const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_delete_attr)(MPI_Datatype datatype, int type_keyval);
int BND_IMPLEMENTATION(Type_dup)(MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_extent)(MPI_Datatype datatype, MPI_Aint *extent);
int BND_IMPLEMENTATION(Type_free)(MPI_Datatype *datatype);
int BND_IMPLEMENTATION(Type_free_keyval)(int *type_keyval);
int BND_IMPLEMENTATION(Type_get_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag);
int BND_IMPLEMENTATION(Type_get_contents)(MPI_Datatype datatype, int max_integers, int max_addresses,
        int max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[]);
int BND_IMPLEMENTATION(Type_get_contents_c)(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
        MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[]);
int BND_IMPLEMENTATION(Type_get_envelope)(MPI_Datatype datatype, int *num_integers, int *num_addresses,
        int *num_datatypes, int *combiner);
int BND_IMPLEMENTATION(Type_get_envelope_c)(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner);
int BND_IMPLEMENTATION(Type_get_extent)(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent);
int BND_IMPLEMENTATION(Type_get_extent_c)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent);
int BND_IMPLEMENTATION(Type_get_extent_x)(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent);
int BND_IMPLEMENTATION(Type_get_name)(MPI_Datatype datatype, char *type_name, int *resultlen);
int BND_IMPLEMENTATION(Type_get_true_extent)(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent);
int BND_IMPLEMENTATION(Type_get_true_extent_c)(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent);
int BND_IMPLEMENTATION(Type_get_true_extent_x)(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent);
int BND_IMPLEMENTATION(Type_get_value_index)(MPI_Datatype value_type, MPI_Datatype index_type,
        MPI_Datatype *pair_type);
int BND_IMPLEMENTATION(Type_hindexed)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_hvector)(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_indexed)(int count, const int array_of_blocklengths[], const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_indexed_c)(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_lb)(MPI_Datatype datatype, MPI_Aint *displacement);
int BND_IMPLEMENTATION(Type_match_size)(int typeclass, int size, MPI_Datatype *datatype);
int BND_IMPLEMENTATION(Type_set_attr)(MPI_Datatype datatype, int type_keyval, void *attribute_val);
int BND_IMPLEMENTATION(Type_set_name)(MPI_Datatype datatype, const char *type_name);
int BND_IMPLEMENTATION(Type_size)(MPI_Datatype datatype, int *size);
int BND_IMPLEMENTATION(Type_size_c)(MPI_Datatype datatype, MPI_Count *size);
int BND_IMPLEMENTATION(Type_size_x)(MPI_Datatype datatype, MPI_Count *size);
int BND_IMPLEMENTATION(Type_struct)(int count, int array_of_blocklengths[], MPI_Aint array_of_displacements[],
        MPI_Datatype array_of_types[], MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_ub)(MPI_Datatype datatype, MPI_Aint *displacement);
int BND_IMPLEMENTATION(Type_vector)(int count, int blocklength, int stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Type_vector_c)(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype);
int BND_IMPLEMENTATION(Unpack)(const void *inbuf, int insize, int *position, void *outbuf, int outcount,
        MPI_Datatype datatype, MPI_Comm comm);
int BND_IMPLEMENTATION(Unpack_c)(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
        MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm);
int BND_IMPLEMENTATION(Unpack_external)(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position,
        void *outbuf, int outcount, MPI_Datatype datatype);
int BND_IMPLEMENTATION(Unpack_external_c)(const char *datarep, const void *inbuf, MPI_Count insize,
        MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype);
int BND_IMPLEMENTATION(Unpublish_name)(const char *service_name, MPI_Info info, const char *port_name);
int BND_IMPLEMENTATION(Wait)(MPI_Request *request, MPI_Status *status);
int BND_IMPLEMENTATION(Waitall)(int count, MPI_Request array_of_requests[], MPI_Status array_of_statuses[]);
int BND_IMPLEMENTATION(Waitany)(int count, MPI_Request array_of_requests[], int *index, MPI_Status *status);
int BND_IMPLEMENTATION(Waitsome)(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[],
        MPI_Status array_of_statuses[]);
int BND_IMPLEMENTATION(Win_allocate)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win);
int BND_IMPLEMENTATION(Win_allocate_c)(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win);
int BND_IMPLEMENTATION(Win_allocate_shared)(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr,
        MPI_Win *win);
int BND_IMPLEMENTATION(Win_allocate_shared_c)(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        void *baseptr, MPI_Win *win);
int BND_IMPLEMENTATION(Win_attach)(MPI_Win win, void *base, MPI_Aint size);
int BND_IMPLEMENTATION(Win_call_errhandler)(MPI_Win win, int errorcode);
int BND_IMPLEMENTATION(Win_complete)(MPI_Win win);
int BND_IMPLEMENTATION(Win_create)(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win);
int BND_IMPLEMENTATION(Win_create_c)(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm,
        MPI_Win *win);
int BND_IMPLEMENTATION(Win_create_dynamic)(MPI_Info info, MPI_Comm comm, MPI_Win *win);
int BND_IMPLEMENTATION(Win_create_errhandler)(MPI_Win_errhandler_function *win_errhandler_fn,
        MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(Win_create_keyval)(MPI_Win_copy_attr_function *win_copy_attr_fn,
        MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state);
int BND_IMPLEMENTATION(Win_delete_attr)(MPI_Win win, int win_keyval);
int BND_IMPLEMENTATION(Win_detach)(MPI_Win win, const void *base);
int BND_IMPLEMENTATION(Win_fence)(int assert, MPI_Win win);
int BND_IMPLEMENTATION(Win_flush)(int rank, MPI_Win win);
int BND_IMPLEMENTATION(Win_flush_all)(MPI_Win win);
int BND_IMPLEMENTATION(Win_flush_local)(int rank, MPI_Win win);
int BND_IMPLEMENTATION(Win_flush_local_all)(MPI_Win win);
int BND_IMPLEMENTATION(Win_free)(MPI_Win *win);
int BND_IMPLEMENTATION(Win_free_keyval)(int *win_keyval);
int BND_IMPLEMENTATION(Win_get_attr)(MPI_Win win, int win_keyval, void *attribute_val, int *flag);
int BND_IMPLEMENTATION(Win_get_errhandler)(MPI_Win win, MPI_Errhandler *errhandler);
int BND_IMPLEMENTATION(Win_get_group)(MPI_Win win, MPI_Group *group);
int BND_IMPLEMENTATION(Win_get_info)(MPI_Win win, MPI_Info *info_used);
int BND_IMPLEMENTATION(Win_get_name)(MPI_Win win, char *win_name, int *resultlen);
int BND_IMPLEMENTATION(Win_lock)(int lock_type, int rank, int assert, MPI_Win win);
int BND_IMPLEMENTATION(Win_lock_all)(int assert, MPI_Win win);
int BND_IMPLEMENTATION(Win_post)(MPI_Group group, int assert, MPI_Win win);
int BND_IMPLEMENTATION(Win_set_attr)(MPI_Win win, int win_keyval, void *attribute_val);
int BND_IMPLEMENTATION(Win_set_errhandler)(MPI_Win win, MPI_Errhandler errhandler);
int BND_IMPLEMENTATION(Win_set_info)(MPI_Win win, MPI_Info info);
int BND_IMPLEMENTATION(Win_set_name)(MPI_Win win, const char *win_name);
int BND_IMPLEMENTATION(Win_shared_query)(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr);
int BND_IMPLEMENTATION(Win_shared_query_c)(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr);
int BND_IMPLEMENTATION(Win_start)(MPI_Group group, int assert, MPI_Win win);
int BND_IMPLEMENTATION(Win_sync)(MPI_Win win);
int BND_IMPLEMENTATION(Win_test)(MPI_Win win, int *flag);
int BND_IMPLEMENTATION(Win_unlock)(int rank, MPI_Win win);
int BND_IMPLEMENTATION(Win_unlock_all)(MPI_Win win);
int BND_IMPLEMENTATION(Win_wait)(MPI_Win win);
double BND_IMPLEMENTATION(Wtick)(void);
double BND_IMPLEMENTATION(Wtime)(void);

#ifdef __cplusplus
}
#endif

#endif
