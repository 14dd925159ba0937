// Do not edit: `bindery generate` writes this from specs/ through templates/tool/entries.hpp.j2.
// BND_TOOL_ENTRIES(X): every procedure of C that the MPI has.
#pragma once

#if BND_HAS_MPI_Abi_get_fortran_booleans
#define BND_TOOL_ENTRY_MPI_Abi_get_fortran_booleans(X) X(MPI_Abi_get_fortran_booleans, Abi_get_fortran_booleans, int, (int logical_size, void *logical_true, void *logical_false, int *is_set), (logical_size, logical_true, logical_false, is_set), (logical_size, logical_true, logical_false, is_set), (::bindery::detail::passed<int> logical_size, void *logical_true, void *logical_false, int *is_set), , )
#else
#define BND_TOOL_ENTRY_MPI_Abi_get_fortran_booleans(X)
#endif
#if BND_HAS_MPI_Abi_get_fortran_info
#define BND_TOOL_ENTRY_MPI_Abi_get_fortran_info(X) X(MPI_Abi_get_fortran_info, Abi_get_fortran_info, int, (MPI_Info *info), (info), (info), (MPI_Info *info), , )
#else
#define BND_TOOL_ENTRY_MPI_Abi_get_fortran_info(X)
#endif
#if BND_HAS_MPI_Abi_get_info
#define BND_TOOL_ENTRY_MPI_Abi_get_info(X) X(MPI_Abi_get_info, Abi_get_info, int, (MPI_Info *info), (info), (info), (MPI_Info *info), , )
#else
#define BND_TOOL_ENTRY_MPI_Abi_get_info(X)
#endif
#if BND_HAS_MPI_Abi_get_version
#define BND_TOOL_ENTRY_MPI_Abi_get_version(X) X(MPI_Abi_get_version, Abi_get_version, int, (int *abi_major, int *abi_minor), (abi_major, abi_minor), (abi_major, abi_minor), (int *abi_major, int *abi_minor), , )
#else
#define BND_TOOL_ENTRY_MPI_Abi_get_version(X)
#endif
#if BND_HAS_MPI_Abi_set_fortran_booleans
#define BND_TOOL_ENTRY_MPI_Abi_set_fortran_booleans(X) X(MPI_Abi_set_fortran_booleans, Abi_set_fortran_booleans, int, (int logical_size, void *logical_true, void *logical_false), (logical_size, logical_true, logical_false), (logical_size, logical_true, logical_false), (::bindery::detail::passed<int> logical_size, void *logical_true, void *logical_false), , )
#else
#define BND_TOOL_ENTRY_MPI_Abi_set_fortran_booleans(X)
#endif
#if BND_HAS_MPI_Abi_set_fortran_info
#define BND_TOOL_ENTRY_MPI_Abi_set_fortran_info(X) X(MPI_Abi_set_fortran_info, Abi_set_fortran_info, int, (MPI_Info info), (info), (info), (::bindery::detail::passed<MPI_Info> info), , )
#else
#define BND_TOOL_ENTRY_MPI_Abi_set_fortran_info(X)
#endif
#if BND_HAS_MPI_Abort
#define BND_TOOL_ENTRY_MPI_Abort(X) X(MPI_Abort, Abort, int, (MPI_Comm comm, int errorcode), (comm, errorcode), (comm, errorcode), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> errorcode), , )
#else
#define BND_TOOL_ENTRY_MPI_Abort(X)
#endif
#if BND_HAS_MPI_Accumulate
#define BND_TOOL_ENTRY_MPI_Accumulate(X) X(MPI_Accumulate, Accumulate, int, (const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win), (const void *origin_addr, ::bindery::detail::passed<int> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<int> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Accumulate(X)
#endif
#if BND_HAS_MPI_Accumulate_c
#define BND_TOOL_ENTRY_MPI_Accumulate_c(X) X(MPI_Accumulate_c, Accumulate_c, int, (const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win), (const void *origin_addr, ::bindery::detail::passed<MPI_Count> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<MPI_Count> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Accumulate_c(X)
#endif
#if BND_HAS_MPI_Add_error_class
#define BND_TOOL_ENTRY_MPI_Add_error_class(X) X(MPI_Add_error_class, Add_error_class, int, (int *errorclass), (errorclass), (errorclass), (int *errorclass), , )
#else
#define BND_TOOL_ENTRY_MPI_Add_error_class(X)
#endif
#if BND_HAS_MPI_Add_error_code
#define BND_TOOL_ENTRY_MPI_Add_error_code(X) X(MPI_Add_error_code, Add_error_code, int, (int errorclass, int *errorcode), (errorclass, errorcode), (errorclass, errorcode), (::bindery::detail::passed<int> errorclass, int *errorcode), , )
#else
#define BND_TOOL_ENTRY_MPI_Add_error_code(X)
#endif
#if BND_HAS_MPI_Add_error_string
#define BND_TOOL_ENTRY_MPI_Add_error_string(X) X(MPI_Add_error_string, Add_error_string, int, (int errorcode, const char *string), (errorcode, string), (errorcode, string), (::bindery::detail::passed<int> errorcode, const char *string), , )
#else
#define BND_TOOL_ENTRY_MPI_Add_error_string(X)
#endif
#if BND_HAS_MPI_Address
#define BND_TOOL_ENTRY_MPI_Address(X) X(MPI_Address, Address, int, (void *location, MPI_Aint *address), (location, address), (location, address), (void *location, MPI_Aint *address), , )
#else
#define BND_TOOL_ENTRY_MPI_Address(X)
#endif
#if BND_HAS_MPI_Aint_add
#define BND_TOOL_ENTRY_MPI_Aint_add(X) X(MPI_Aint_add, Aint_add, MPI_Aint, (MPI_Aint base, MPI_Aint disp), (base, disp), (base, disp), (::bindery::detail::passed<MPI_Aint> base, ::bindery::detail::passed<MPI_Aint> disp), , )
#else
#define BND_TOOL_ENTRY_MPI_Aint_add(X)
#endif
#if BND_HAS_MPI_Aint_diff
#define BND_TOOL_ENTRY_MPI_Aint_diff(X) X(MPI_Aint_diff, Aint_diff, MPI_Aint, (MPI_Aint addr1, MPI_Aint addr2), (addr1, addr2), (addr1, addr2), (::bindery::detail::passed<MPI_Aint> addr1, ::bindery::detail::passed<MPI_Aint> addr2), , )
#else
#define BND_TOOL_ENTRY_MPI_Aint_diff(X)
#endif
#if BND_HAS_MPI_Allgather
#define BND_TOOL_ENTRY_MPI_Allgather(X) X(MPI_Allgather, Allgather, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Allgather(X)
#endif
#if BND_HAS_MPI_Allgather_c
#define BND_TOOL_ENTRY_MPI_Allgather_c(X) X(MPI_Allgather_c, Allgather_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Allgather_c(X)
#endif
#if BND_HAS_MPI_Allgather_init
#define BND_TOOL_ENTRY_MPI_Allgather_init(X) X(MPI_Allgather_init, Allgather_init, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Allgather_init(X)
#endif
#if BND_HAS_MPI_Allgather_init_c
#define BND_TOOL_ENTRY_MPI_Allgather_init_c(X) X(MPI_Allgather_init_c, Allgather_init_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Allgather_init_c(X)
#endif
#if BND_HAS_MPI_Allgatherv
#define BND_TOOL_ENTRY_MPI_Allgatherv(X) X(MPI_Allgatherv, Allgatherv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *displs, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Allgatherv(X)
#endif
#if BND_HAS_MPI_Allgatherv_c
#define BND_TOOL_ENTRY_MPI_Allgatherv_c(X) X(MPI_Allgatherv_c, Allgatherv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Allgatherv_c(X)
#endif
#if BND_HAS_MPI_Allgatherv_init
#define BND_TOOL_ENTRY_MPI_Allgatherv_init(X) X(MPI_Allgatherv_init, Allgatherv_init, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Allgatherv_init(X)
#endif
#if BND_HAS_MPI_Allgatherv_init_c
#define BND_TOOL_ENTRY_MPI_Allgatherv_init_c(X) X(MPI_Allgatherv_init_c, Allgatherv_init_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Allgatherv_init_c(X)
#endif
#if BND_HAS_MPI_Alloc_mem
#define BND_TOOL_ENTRY_MPI_Alloc_mem(X) X(MPI_Alloc_mem, Alloc_mem, int, (MPI_Aint size, MPI_Info info, void *baseptr), (size, info, baseptr), (size, info, baseptr), (::bindery::detail::passed<MPI_Aint> size, ::bindery::detail::passed<MPI_Info> info, void *baseptr), , )
#else
#define BND_TOOL_ENTRY_MPI_Alloc_mem(X)
#endif
#if BND_HAS_MPI_Allreduce
#define BND_TOOL_ENTRY_MPI_Allreduce(X) X(MPI_Allreduce, Allreduce, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, comm), (sendbuf, recvbuf, count, datatype, op, comm), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Allreduce(X)
#endif
#if BND_HAS_MPI_Allreduce_c
#define BND_TOOL_ENTRY_MPI_Allreduce_c(X) X(MPI_Allreduce_c, Allreduce_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, comm), (sendbuf, recvbuf, count, datatype, op, comm), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Allreduce_c(X)
#endif
#if BND_HAS_MPI_Allreduce_init
#define BND_TOOL_ENTRY_MPI_Allreduce_init(X) X(MPI_Allreduce_init, Allreduce_init, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Allreduce_init(X)
#endif
#if BND_HAS_MPI_Allreduce_init_c
#define BND_TOOL_ENTRY_MPI_Allreduce_init_c(X) X(MPI_Allreduce_init_c, Allreduce_init_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Allreduce_init_c(X)
#endif
#if BND_HAS_MPI_Alltoall
#define BND_TOOL_ENTRY_MPI_Alltoall(X) X(MPI_Alltoall, Alltoall, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoall(X)
#endif
#if BND_HAS_MPI_Alltoall_c
#define BND_TOOL_ENTRY_MPI_Alltoall_c(X) X(MPI_Alltoall_c, Alltoall_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoall_c(X)
#endif
#if BND_HAS_MPI_Alltoall_init
#define BND_TOOL_ENTRY_MPI_Alltoall_init(X) X(MPI_Alltoall_init, Alltoall_init, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoall_init(X)
#endif
#if BND_HAS_MPI_Alltoall_init_c
#define BND_TOOL_ENTRY_MPI_Alltoall_init_c(X) X(MPI_Alltoall_init_c, Alltoall_init_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoall_init_c(X)
#endif
#if BND_HAS_MPI_Alltoallv
#define BND_TOOL_ENTRY_MPI_Alltoallv(X) X(MPI_Alltoallv, Alltoallv, int, (const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), (const void *sendbuf, const int *sendcounts, const int *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoallv(X)
#endif
#if BND_HAS_MPI_Alltoallv_c
#define BND_TOOL_ENTRY_MPI_Alltoallv_c(X) X(MPI_Alltoallv_c, Alltoallv_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoallv_c(X)
#endif
#if BND_HAS_MPI_Alltoallv_init
#define BND_TOOL_ENTRY_MPI_Alltoallv_init(X) X(MPI_Alltoallv_init, Alltoallv_init, int, (const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), (const void *sendbuf, const int *sendcounts, const int *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoallv_init(X)
#endif
#if BND_HAS_MPI_Alltoallv_init_c
#define BND_TOOL_ENTRY_MPI_Alltoallv_init_c(X) X(MPI_Alltoallv_init_c, Alltoallv_init_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoallv_init_c(X)
#endif
#if BND_HAS_MPI_Alltoallw
#define BND_TOOL_ENTRY_MPI_Alltoallw(X) X(MPI_Alltoallw, Alltoallw, int, (const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), (const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoallw(X)
#endif
#if BND_HAS_MPI_Alltoallw_c
#define BND_TOOL_ENTRY_MPI_Alltoallw_c(X) X(MPI_Alltoallw_c, Alltoallw_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoallw_c(X)
#endif
#if BND_HAS_MPI_Alltoallw_init
#define BND_TOOL_ENTRY_MPI_Alltoallw_init(X) X(MPI_Alltoallw_init, Alltoallw_init, int, (const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), (const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoallw_init(X)
#endif
#if BND_HAS_MPI_Alltoallw_init_c
#define BND_TOOL_ENTRY_MPI_Alltoallw_init_c(X) X(MPI_Alltoallw_init_c, Alltoallw_init_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Alltoallw_init_c(X)
#endif
#if BND_HAS_MPI_Attr_delete
#define BND_TOOL_ENTRY_MPI_Attr_delete(X) X(MPI_Attr_delete, Attr_delete, int, (MPI_Comm comm, int keyval), (comm, keyval), (comm, keyval), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> keyval), , )
#else
#define BND_TOOL_ENTRY_MPI_Attr_delete(X)
#endif
#if BND_HAS_MPI_Attr_get
#define BND_TOOL_ENTRY_MPI_Attr_get(X) X(MPI_Attr_get, Attr_get, int, (MPI_Comm comm, int keyval, void *attribute_val, int *flag), (comm, keyval, attribute_val, flag), (comm, keyval, attribute_val, flag), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> keyval, void *attribute_val, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Attr_get(X)
#endif
#if BND_HAS_MPI_Attr_put
#define BND_TOOL_ENTRY_MPI_Attr_put(X) X(MPI_Attr_put, Attr_put, int, (MPI_Comm comm, int keyval, void *attribute_val), (comm, keyval, attribute_val), (comm, keyval, attribute_val), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> keyval, void *attribute_val), , )
#else
#define BND_TOOL_ENTRY_MPI_Attr_put(X)
#endif
#if BND_HAS_MPI_Barrier
#define BND_TOOL_ENTRY_MPI_Barrier(X) X(MPI_Barrier, Barrier, int, (MPI_Comm comm), (comm), (comm), (::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Barrier(X)
#endif
#if BND_HAS_MPI_Barrier_init
#define BND_TOOL_ENTRY_MPI_Barrier_init(X) X(MPI_Barrier_init, Barrier_init, int, (MPI_Comm comm, MPI_Info info, MPI_Request *request), (comm, info, request), (comm, info, request), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Barrier_init(X)
#endif
#if BND_HAS_MPI_Bcast
#define BND_TOOL_ENTRY_MPI_Bcast(X) X(MPI_Bcast, Bcast, int, (void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm), (buffer, count, datatype, root, comm), (buffer, count, datatype, root, comm), (void *buffer, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Bcast(X)
#endif
#if BND_HAS_MPI_Bcast_c
#define BND_TOOL_ENTRY_MPI_Bcast_c(X) X(MPI_Bcast_c, Bcast_c, int, (void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm), (buffer, count, datatype, root, comm), (buffer, count, datatype, root, comm), (void *buffer, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Bcast_c(X)
#endif
#if BND_HAS_MPI_Bcast_init
#define BND_TOOL_ENTRY_MPI_Bcast_init(X) X(MPI_Bcast_init, Bcast_init, int, (void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (buffer, count, datatype, root, comm, info, request), (buffer, count, datatype, root, comm, info, request), (void *buffer, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Bcast_init(X)
#endif
#if BND_HAS_MPI_Bcast_init_c
#define BND_TOOL_ENTRY_MPI_Bcast_init_c(X) X(MPI_Bcast_init_c, Bcast_init_c, int, (void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (buffer, count, datatype, root, comm, info, request), (buffer, count, datatype, root, comm, info, request), (void *buffer, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Bcast_init_c(X)
#endif
#if BND_HAS_MPI_Bsend
#define BND_TOOL_ENTRY_MPI_Bsend(X) X(MPI_Bsend, Bsend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm), (buf, count, datatype, dest, tag, comm), (buf, count, datatype, dest, tag, comm), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Bsend(X)
#endif
#if BND_HAS_MPI_Bsend_c
#define BND_TOOL_ENTRY_MPI_Bsend_c(X) X(MPI_Bsend_c, Bsend_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm), (buf, count, datatype, dest, tag, comm), (buf, count, datatype, dest, tag, comm), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Bsend_c(X)
#endif
#if BND_HAS_MPI_Bsend_init
#define BND_TOOL_ENTRY_MPI_Bsend_init(X) X(MPI_Bsend_init, Bsend_init, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Bsend_init(X)
#endif
#if BND_HAS_MPI_Bsend_init_c
#define BND_TOOL_ENTRY_MPI_Bsend_init_c(X) X(MPI_Bsend_init_c, Bsend_init_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Bsend_init_c(X)
#endif
#if BND_HAS_MPI_Buffer_attach
#define BND_TOOL_ENTRY_MPI_Buffer_attach(X) X(MPI_Buffer_attach, Buffer_attach, int, (void *buffer, int size), (buffer, size), (buffer, size), (void *buffer, ::bindery::detail::passed<int> size), , )
#else
#define BND_TOOL_ENTRY_MPI_Buffer_attach(X)
#endif
#if BND_HAS_MPI_Buffer_attach_c
#define BND_TOOL_ENTRY_MPI_Buffer_attach_c(X) X(MPI_Buffer_attach_c, Buffer_attach_c, int, (void *buffer, MPI_Count size), (buffer, size), (buffer, size), (void *buffer, ::bindery::detail::passed<MPI_Count> size), , )
#else
#define BND_TOOL_ENTRY_MPI_Buffer_attach_c(X)
#endif
#if BND_HAS_MPI_Buffer_detach
#define BND_TOOL_ENTRY_MPI_Buffer_detach(X) X(MPI_Buffer_detach, Buffer_detach, int, (void *buffer_addr, int *size), (buffer_addr, size), (buffer_addr, size), (void *buffer_addr, int *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Buffer_detach(X)
#endif
#if BND_HAS_MPI_Buffer_detach_c
#define BND_TOOL_ENTRY_MPI_Buffer_detach_c(X) X(MPI_Buffer_detach_c, Buffer_detach_c, int, (void *buffer_addr, MPI_Count *size), (buffer_addr, size), (buffer_addr, size), (void *buffer_addr, MPI_Count *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Buffer_detach_c(X)
#endif
#if BND_HAS_MPI_Buffer_flush
#define BND_TOOL_ENTRY_MPI_Buffer_flush(X) X(MPI_Buffer_flush, Buffer_flush, int, (), (), (), (), , )
#else
#define BND_TOOL_ENTRY_MPI_Buffer_flush(X)
#endif
#if BND_HAS_MPI_Buffer_iflush
#define BND_TOOL_ENTRY_MPI_Buffer_iflush(X) X(MPI_Buffer_iflush, Buffer_iflush, int, (MPI_Request *request), (request), (request), (MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Buffer_iflush(X)
#endif
#if BND_HAS_MPI_Cancel
#define BND_TOOL_ENTRY_MPI_Cancel(X) X(MPI_Cancel, Cancel, int, (MPI_Request *request), (request), (request), (MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Cancel(X)
#endif
#if BND_HAS_MPI_Cart_coords
#define BND_TOOL_ENTRY_MPI_Cart_coords(X) X(MPI_Cart_coords, Cart_coords, int, (MPI_Comm comm, int rank, int maxdims, int *coords), (comm, rank, maxdims, coords), (comm, rank, maxdims, coords), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> rank, ::bindery::detail::passed<int> maxdims, int *coords), , )
#else
#define BND_TOOL_ENTRY_MPI_Cart_coords(X)
#endif
#if BND_HAS_MPI_Cart_create
#define BND_TOOL_ENTRY_MPI_Cart_create(X) X(MPI_Cart_create, Cart_create, int, (MPI_Comm comm_old, int ndims, const int *dims, const int *periods, int reorder, MPI_Comm *comm_cart), (comm_old, ndims, dims, periods, reorder, comm_cart), (comm_old, ndims, dims, periods, reorder, comm_cart), (::bindery::detail::passed<MPI_Comm> comm_old, ::bindery::detail::passed<int> ndims, const int *dims, const int *periods, ::bindery::detail::passed<int> reorder, MPI_Comm *comm_cart), , )
#else
#define BND_TOOL_ENTRY_MPI_Cart_create(X)
#endif
#if BND_HAS_MPI_Cart_get
#define BND_TOOL_ENTRY_MPI_Cart_get(X) X(MPI_Cart_get, Cart_get, int, (MPI_Comm comm, int maxdims, int *dims, int *periods, int *coords), (comm, maxdims, dims, periods, coords), (comm, maxdims, dims, periods, coords), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> maxdims, int *dims, int *periods, int *coords), , )
#else
#define BND_TOOL_ENTRY_MPI_Cart_get(X)
#endif
#if BND_HAS_MPI_Cart_map
#define BND_TOOL_ENTRY_MPI_Cart_map(X) X(MPI_Cart_map, Cart_map, int, (MPI_Comm comm, int ndims, const int *dims, const int *periods, int *newrank), (comm, ndims, dims, periods, newrank), (comm, ndims, dims, periods, newrank), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> ndims, const int *dims, const int *periods, int *newrank), , )
#else
#define BND_TOOL_ENTRY_MPI_Cart_map(X)
#endif
#if BND_HAS_MPI_Cart_rank
#define BND_TOOL_ENTRY_MPI_Cart_rank(X) X(MPI_Cart_rank, Cart_rank, int, (MPI_Comm comm, const int *coords, int *rank), (comm, coords, rank), (comm, coords, rank), (::bindery::detail::passed<MPI_Comm> comm, const int *coords, int *rank), , )
#else
#define BND_TOOL_ENTRY_MPI_Cart_rank(X)
#endif
#if BND_HAS_MPI_Cart_shift
#define BND_TOOL_ENTRY_MPI_Cart_shift(X) X(MPI_Cart_shift, Cart_shift, int, (MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest), (comm, direction, disp, rank_source, rank_dest), (comm, direction, disp, rank_source, rank_dest), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> direction, ::bindery::detail::passed<int> disp, int *rank_source, int *rank_dest), , )
#else
#define BND_TOOL_ENTRY_MPI_Cart_shift(X)
#endif
#if BND_HAS_MPI_Cart_sub
#define BND_TOOL_ENTRY_MPI_Cart_sub(X) X(MPI_Cart_sub, Cart_sub, int, (MPI_Comm comm, const int *remain_dims, MPI_Comm *newcomm), (comm, remain_dims, newcomm), (comm, remain_dims, newcomm), (::bindery::detail::passed<MPI_Comm> comm, const int *remain_dims, MPI_Comm *newcomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Cart_sub(X)
#endif
#if BND_HAS_MPI_Cartdim_get
#define BND_TOOL_ENTRY_MPI_Cartdim_get(X) X(MPI_Cartdim_get, Cartdim_get, int, (MPI_Comm comm, int *ndims), (comm, ndims), (comm, ndims), (::bindery::detail::passed<MPI_Comm> comm, int *ndims), , )
#else
#define BND_TOOL_ENTRY_MPI_Cartdim_get(X)
#endif
#if BND_HAS_MPI_Close_port
#define BND_TOOL_ENTRY_MPI_Close_port(X) X(MPI_Close_port, Close_port, int, (const char *port_name), (port_name), (port_name), (const char *port_name), , )
#else
#define BND_TOOL_ENTRY_MPI_Close_port(X)
#endif
#if BND_HAS_MPI_Comm_accept
#define BND_TOOL_ENTRY_MPI_Comm_accept(X) X(MPI_Comm_accept, Comm_accept, int, (const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm), (port_name, info, root, comm, newcomm), (port_name, info, root, comm, newcomm), (const char *port_name, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Comm *newcomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_accept(X)
#endif
#if BND_HAS_MPI_Comm_attach_buffer
#define BND_TOOL_ENTRY_MPI_Comm_attach_buffer(X) X(MPI_Comm_attach_buffer, Comm_attach_buffer, int, (MPI_Comm comm, void *buffer, int size), (comm, buffer, size), (comm, buffer, size), (::bindery::detail::passed<MPI_Comm> comm, void *buffer, ::bindery::detail::passed<int> size), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_attach_buffer(X)
#endif
#if BND_HAS_MPI_Comm_attach_buffer_c
#define BND_TOOL_ENTRY_MPI_Comm_attach_buffer_c(X) X(MPI_Comm_attach_buffer_c, Comm_attach_buffer_c, int, (MPI_Comm comm, void *buffer, MPI_Count size), (comm, buffer, size), (comm, buffer, size), (::bindery::detail::passed<MPI_Comm> comm, void *buffer, ::bindery::detail::passed<MPI_Count> size), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_attach_buffer_c(X)
#endif
#if BND_HAS_MPI_Comm_c2f
#define BND_TOOL_ENTRY_MPI_Comm_c2f(X) X(MPI_Comm_c2f, Comm_c2f, MPI_Fint, (MPI_Comm comm), (comm), (comm), (::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_c2f(X)
#endif
#if BND_HAS_MPI_Comm_call_errhandler
#define BND_TOOL_ENTRY_MPI_Comm_call_errhandler(X) X(MPI_Comm_call_errhandler, Comm_call_errhandler, int, (MPI_Comm comm, int errorcode), (comm, errorcode), (comm, errorcode), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> errorcode), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_call_errhandler(X)
#endif
#if BND_HAS_MPI_Comm_compare
#define BND_TOOL_ENTRY_MPI_Comm_compare(X) X(MPI_Comm_compare, Comm_compare, int, (MPI_Comm comm1, MPI_Comm comm2, int *result), (comm1, comm2, result), (comm1, comm2, result), (::bindery::detail::passed<MPI_Comm> comm1, ::bindery::detail::passed<MPI_Comm> comm2, int *result), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_compare(X)
#endif
#if BND_HAS_MPI_Comm_connect
#define BND_TOOL_ENTRY_MPI_Comm_connect(X) X(MPI_Comm_connect, Comm_connect, int, (const char *port_name, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *newcomm), (port_name, info, root, comm, newcomm), (port_name, info, root, comm, newcomm), (const char *port_name, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Comm *newcomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_connect(X)
#endif
#if BND_HAS_MPI_Comm_create
#define BND_TOOL_ENTRY_MPI_Comm_create(X) X(MPI_Comm_create, Comm_create, int, (MPI_Comm comm, MPI_Group group, MPI_Comm *newcomm), (comm, group, newcomm), (comm, group, newcomm), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Group> group, MPI_Comm *newcomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_create(X)
#endif
#if BND_HAS_MPI_Comm_create_errhandler
#define BND_TOOL_ENTRY_MPI_Comm_create_errhandler(X) X(MPI_Comm_create_errhandler, Comm_create_errhandler, int, (MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler), (comm_errhandler_fn, errhandler), (comm_errhandler_fn, errhandler), (MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_create_errhandler(X)
#endif
#if BND_HAS_MPI_Comm_create_from_group
#define BND_TOOL_ENTRY_MPI_Comm_create_from_group(X) X(MPI_Comm_create_from_group, Comm_create_from_group, int, (MPI_Group group, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newcomm), (group, stringtag, info, errhandler, newcomm), (group, stringtag, info, errhandler, newcomm), (::bindery::detail::passed<MPI_Group> group, const char *stringtag, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<MPI_Errhandler> errhandler, MPI_Comm *newcomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_create_from_group(X)
#endif
#if BND_HAS_MPI_Comm_create_group
#define BND_TOOL_ENTRY_MPI_Comm_create_group(X) X(MPI_Comm_create_group, Comm_create_group, int, (MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *newcomm), (comm, group, tag, newcomm), (comm, group, tag, newcomm), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Group> group, ::bindery::detail::passed<int> tag, MPI_Comm *newcomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_create_group(X)
#endif
#if BND_HAS_MPI_Comm_create_keyval
#define BND_TOOL_ENTRY_MPI_Comm_create_keyval(X) X(MPI_Comm_create_keyval, Comm_create_keyval, int, (MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state), (comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state), (comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state), (MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_create_keyval(X)
#endif
#if BND_HAS_MPI_Comm_delete_attr
#define BND_TOOL_ENTRY_MPI_Comm_delete_attr(X) X(MPI_Comm_delete_attr, Comm_delete_attr, int, (MPI_Comm comm, int comm_keyval), (comm, comm_keyval), (comm, comm_keyval), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> comm_keyval), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_delete_attr(X)
#endif
#if BND_HAS_MPI_Comm_detach_buffer
#define BND_TOOL_ENTRY_MPI_Comm_detach_buffer(X) X(MPI_Comm_detach_buffer, Comm_detach_buffer, int, (MPI_Comm comm, void *buffer_addr, int *size), (comm, buffer_addr, size), (comm, buffer_addr, size), (::bindery::detail::passed<MPI_Comm> comm, void *buffer_addr, int *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_detach_buffer(X)
#endif
#if BND_HAS_MPI_Comm_detach_buffer_c
#define BND_TOOL_ENTRY_MPI_Comm_detach_buffer_c(X) X(MPI_Comm_detach_buffer_c, Comm_detach_buffer_c, int, (MPI_Comm comm, void *buffer_addr, MPI_Count *size), (comm, buffer_addr, size), (comm, buffer_addr, size), (::bindery::detail::passed<MPI_Comm> comm, void *buffer_addr, MPI_Count *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_detach_buffer_c(X)
#endif
#if BND_HAS_MPI_Comm_disconnect
#define BND_TOOL_ENTRY_MPI_Comm_disconnect(X) X(MPI_Comm_disconnect, Comm_disconnect, int, (MPI_Comm *comm), (comm), (comm), (MPI_Comm *comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_disconnect(X)
#endif
#if BND_HAS_MPI_Comm_dup
#define BND_TOOL_ENTRY_MPI_Comm_dup(X) X(MPI_Comm_dup, Comm_dup, int, (MPI_Comm comm, MPI_Comm *newcomm), (comm, newcomm), (comm, newcomm), (::bindery::detail::passed<MPI_Comm> comm, MPI_Comm *newcomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_dup(X)
#endif
#if BND_HAS_MPI_Comm_dup_with_info
#define BND_TOOL_ENTRY_MPI_Comm_dup_with_info(X) X(MPI_Comm_dup_with_info, Comm_dup_with_info, int, (MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm), (comm, info, newcomm), (comm, info, newcomm), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Comm *newcomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_dup_with_info(X)
#endif
#if BND_HAS_MPI_Comm_f2c
#define BND_TOOL_ENTRY_MPI_Comm_f2c(X) X(MPI_Comm_f2c, Comm_f2c, MPI_Comm, (MPI_Fint comm), (comm), (comm), (::bindery::detail::passed<MPI_Fint> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_f2c(X)
#endif
#if BND_HAS_MPI_Comm_flush_buffer
#define BND_TOOL_ENTRY_MPI_Comm_flush_buffer(X) X(MPI_Comm_flush_buffer, Comm_flush_buffer, int, (MPI_Comm comm), (comm), (comm), (::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_flush_buffer(X)
#endif
#if BND_HAS_MPI_Comm_free
#define BND_TOOL_ENTRY_MPI_Comm_free(X) X(MPI_Comm_free, Comm_free, int, (MPI_Comm *comm), (comm), (comm), (MPI_Comm *comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_free(X)
#endif
#if BND_HAS_MPI_Comm_free_keyval
#define BND_TOOL_ENTRY_MPI_Comm_free_keyval(X) X(MPI_Comm_free_keyval, Comm_free_keyval, int, (int *comm_keyval), (comm_keyval), (comm_keyval), (int *comm_keyval), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_free_keyval(X)
#endif
#if BND_HAS_MPI_Comm_fromint
#define BND_TOOL_ENTRY_MPI_Comm_fromint(X) X(MPI_Comm_fromint, Comm_fromint, MPI_Comm, (int comm), (comm), (comm), (::bindery::detail::passed<int> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_fromint(X)
#endif
#if BND_HAS_MPI_Comm_get_attr
#define BND_TOOL_ENTRY_MPI_Comm_get_attr(X) X(MPI_Comm_get_attr, Comm_get_attr, int, (MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag), (comm, comm_keyval, attribute_val, flag), (comm, comm_keyval, attribute_val, flag), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> comm_keyval, void *attribute_val, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_get_attr(X)
#endif
#if BND_HAS_MPI_Comm_get_errhandler
#define BND_TOOL_ENTRY_MPI_Comm_get_errhandler(X) X(MPI_Comm_get_errhandler, Comm_get_errhandler, int, (MPI_Comm comm, MPI_Errhandler *errhandler), (comm, errhandler), (comm, errhandler), (::bindery::detail::passed<MPI_Comm> comm, MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_get_errhandler(X)
#endif
#if BND_HAS_MPI_Comm_get_info
#define BND_TOOL_ENTRY_MPI_Comm_get_info(X) X(MPI_Comm_get_info, Comm_get_info, int, (MPI_Comm comm, MPI_Info *info_used), (comm, info_used), (comm, info_used), (::bindery::detail::passed<MPI_Comm> comm, MPI_Info *info_used), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_get_info(X)
#endif
#if BND_HAS_MPI_Comm_get_name
#define BND_TOOL_ENTRY_MPI_Comm_get_name(X) X(MPI_Comm_get_name, Comm_get_name, int, (MPI_Comm comm, char *comm_name, int *resultlen), (comm, comm_name, resultlen), (comm, comm_name, resultlen), (::bindery::detail::passed<MPI_Comm> comm, char *comm_name, int *resultlen), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_get_name(X)
#endif
#if BND_HAS_MPI_Comm_get_parent
#define BND_TOOL_ENTRY_MPI_Comm_get_parent(X) X(MPI_Comm_get_parent, Comm_get_parent, int, (MPI_Comm *parent), (parent), (parent), (MPI_Comm *parent), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_get_parent(X)
#endif
#if BND_HAS_MPI_Comm_group
#define BND_TOOL_ENTRY_MPI_Comm_group(X) X(MPI_Comm_group, Comm_group, int, (MPI_Comm comm, MPI_Group *group), (comm, group), (comm, group), (::bindery::detail::passed<MPI_Comm> comm, MPI_Group *group), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_group(X)
#endif
#if BND_HAS_MPI_Comm_idup
#define BND_TOOL_ENTRY_MPI_Comm_idup(X) X(MPI_Comm_idup, Comm_idup, int, (MPI_Comm comm, MPI_Comm *newcomm, MPI_Request *request), (comm, newcomm, request), (comm, newcomm, request), (::bindery::detail::passed<MPI_Comm> comm, MPI_Comm *newcomm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_idup(X)
#endif
#if BND_HAS_MPI_Comm_idup_with_info
#define BND_TOOL_ENTRY_MPI_Comm_idup_with_info(X) X(MPI_Comm_idup_with_info, Comm_idup_with_info, int, (MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm, MPI_Request *request), (comm, info, newcomm, request), (comm, info, newcomm, request), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Comm *newcomm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_idup_with_info(X)
#endif
#if BND_HAS_MPI_Comm_iflush_buffer
#define BND_TOOL_ENTRY_MPI_Comm_iflush_buffer(X) X(MPI_Comm_iflush_buffer, Comm_iflush_buffer, int, (MPI_Comm comm, MPI_Request *request), (comm, request), (comm, request), (::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_iflush_buffer(X)
#endif
#if BND_HAS_MPI_Comm_join
#define BND_TOOL_ENTRY_MPI_Comm_join(X) X(MPI_Comm_join, Comm_join, int, (int fd, MPI_Comm *intercomm), (fd, intercomm), (fd, intercomm), (::bindery::detail::passed<int> fd, MPI_Comm *intercomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_join(X)
#endif
#if BND_HAS_MPI_Comm_rank
#define BND_TOOL_ENTRY_MPI_Comm_rank(X) X(MPI_Comm_rank, Comm_rank, int, (MPI_Comm comm, int *rank), (comm, rank), (comm, rank), (::bindery::detail::passed<MPI_Comm> comm, int *rank), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_rank(X)
#endif
#if BND_HAS_MPI_Comm_remote_group
#define BND_TOOL_ENTRY_MPI_Comm_remote_group(X) X(MPI_Comm_remote_group, Comm_remote_group, int, (MPI_Comm comm, MPI_Group *group), (comm, group), (comm, group), (::bindery::detail::passed<MPI_Comm> comm, MPI_Group *group), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_remote_group(X)
#endif
#if BND_HAS_MPI_Comm_remote_size
#define BND_TOOL_ENTRY_MPI_Comm_remote_size(X) X(MPI_Comm_remote_size, Comm_remote_size, int, (MPI_Comm comm, int *size), (comm, size), (comm, size), (::bindery::detail::passed<MPI_Comm> comm, int *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_remote_size(X)
#endif
#if BND_HAS_MPI_Comm_set_attr
#define BND_TOOL_ENTRY_MPI_Comm_set_attr(X) X(MPI_Comm_set_attr, Comm_set_attr, int, (MPI_Comm comm, int comm_keyval, void *attribute_val), (comm, comm_keyval, attribute_val), (comm, comm_keyval, attribute_val), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> comm_keyval, void *attribute_val), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_set_attr(X)
#endif
#if BND_HAS_MPI_Comm_set_errhandler
#define BND_TOOL_ENTRY_MPI_Comm_set_errhandler(X) X(MPI_Comm_set_errhandler, Comm_set_errhandler, int, (MPI_Comm comm, MPI_Errhandler errhandler), (comm, errhandler), (comm, errhandler), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Errhandler> errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_set_errhandler(X)
#endif
#if BND_HAS_MPI_Comm_set_info
#define BND_TOOL_ENTRY_MPI_Comm_set_info(X) X(MPI_Comm_set_info, Comm_set_info, int, (MPI_Comm comm, MPI_Info info), (comm, info), (comm, info), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_set_info(X)
#endif
#if BND_HAS_MPI_Comm_set_name
#define BND_TOOL_ENTRY_MPI_Comm_set_name(X) X(MPI_Comm_set_name, Comm_set_name, int, (MPI_Comm comm, const char *comm_name), (comm, comm_name), (comm, comm_name), (::bindery::detail::passed<MPI_Comm> comm, const char *comm_name), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_set_name(X)
#endif
#if BND_HAS_MPI_Comm_size
#define BND_TOOL_ENTRY_MPI_Comm_size(X) X(MPI_Comm_size, Comm_size, int, (MPI_Comm comm, int *size), (comm, size), (comm, size), (::bindery::detail::passed<MPI_Comm> comm, int *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_size(X)
#endif
#if BND_HAS_MPI_Comm_spawn
#define BND_TOOL_ENTRY_MPI_Comm_spawn(X) X(MPI_Comm_spawn, Comm_spawn, int, (const char *command, char **argv, int maxprocs, MPI_Info info, int root, MPI_Comm comm, MPI_Comm *intercomm, int *array_of_errcodes), (command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes), (command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes), (const char *command, char **argv, ::bindery::detail::passed<int> maxprocs, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Comm *intercomm, int *array_of_errcodes), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_spawn(X)
#endif
#if BND_HAS_MPI_Comm_spawn_multiple
#define BND_TOOL_ENTRY_MPI_Comm_spawn_multiple(X) X(MPI_Comm_spawn_multiple, Comm_spawn_multiple, int, (int count, char **array_of_commands, char ***array_of_argv, const int *array_of_maxprocs, const MPI_Info *array_of_info, int root, MPI_Comm comm, MPI_Comm *intercomm, int *array_of_errcodes), (count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes), (count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes), (::bindery::detail::passed<int> count, char **array_of_commands, char ***array_of_argv, const int *array_of_maxprocs, const MPI_Info *array_of_info, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Comm *intercomm, int *array_of_errcodes), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_spawn_multiple(X)
#endif
#if BND_HAS_MPI_Comm_split
#define BND_TOOL_ENTRY_MPI_Comm_split(X) X(MPI_Comm_split, Comm_split, int, (MPI_Comm comm, int color, int key, MPI_Comm *newcomm), (comm, color, key, newcomm), (comm, color, key, newcomm), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> color, ::bindery::detail::passed<int> key, MPI_Comm *newcomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_split(X)
#endif
#if BND_HAS_MPI_Comm_split_type
#define BND_TOOL_ENTRY_MPI_Comm_split_type(X) X(MPI_Comm_split_type, Comm_split_type, int, (MPI_Comm comm, int split_type, int key, MPI_Info info, MPI_Comm *newcomm), (comm, split_type, key, info, newcomm), (comm, split_type, key, info, newcomm), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> split_type, ::bindery::detail::passed<int> key, ::bindery::detail::passed<MPI_Info> info, MPI_Comm *newcomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_split_type(X)
#endif
#if BND_HAS_MPI_Comm_test_inter
#define BND_TOOL_ENTRY_MPI_Comm_test_inter(X) X(MPI_Comm_test_inter, Comm_test_inter, int, (MPI_Comm comm, int *flag), (comm, flag), (comm, flag), (::bindery::detail::passed<MPI_Comm> comm, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_test_inter(X)
#endif
#if BND_HAS_MPI_Comm_toint
#define BND_TOOL_ENTRY_MPI_Comm_toint(X) X(MPI_Comm_toint, Comm_toint, int, (MPI_Comm comm), (comm), (comm), (::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Comm_toint(X)
#endif
#if BND_HAS_MPI_Compare_and_swap
#define BND_TOOL_ENTRY_MPI_Compare_and_swap(X) X(MPI_Compare_and_swap, Compare_and_swap, int, (const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win), (origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win), (origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win), (const void *origin_addr, const void *compare_addr, void *result_addr, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Compare_and_swap(X)
#endif
#if BND_HAS_MPI_Dims_create
#define BND_TOOL_ENTRY_MPI_Dims_create(X) X(MPI_Dims_create, Dims_create, int, (int nnodes, int ndims, int *dims), (nnodes, ndims, dims), (nnodes, ndims, dims), (::bindery::detail::passed<int> nnodes, ::bindery::detail::passed<int> ndims, int *dims), , )
#else
#define BND_TOOL_ENTRY_MPI_Dims_create(X)
#endif
#if BND_HAS_MPI_Dist_graph_create
#define BND_TOOL_ENTRY_MPI_Dist_graph_create(X) X(MPI_Dist_graph_create, Dist_graph_create, int, (MPI_Comm comm_old, int n, const int *sources, const int *degrees, const int *destinations, const int *weights, MPI_Info info, int reorder, MPI_Comm *comm_dist_graph), (comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph), (comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph), (::bindery::detail::passed<MPI_Comm> comm_old, ::bindery::detail::passed<int> n, const int *sources, const int *degrees, const int *destinations, const int *weights, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<int> reorder, MPI_Comm *comm_dist_graph), , )
#else
#define BND_TOOL_ENTRY_MPI_Dist_graph_create(X)
#endif
#if BND_HAS_MPI_Dist_graph_create_adjacent
#define BND_TOOL_ENTRY_MPI_Dist_graph_create_adjacent(X) X(MPI_Dist_graph_create_adjacent, Dist_graph_create_adjacent, int, (MPI_Comm comm_old, int indegree, const int *sources, const int *sourceweights, int outdegree, const int *destinations, const int *destweights, MPI_Info info, int reorder, MPI_Comm *comm_dist_graph), (comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph), (comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph), (::bindery::detail::passed<MPI_Comm> comm_old, ::bindery::detail::passed<int> indegree, const int *sources, const int *sourceweights, ::bindery::detail::passed<int> outdegree, const int *destinations, const int *destweights, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<int> reorder, MPI_Comm *comm_dist_graph), , )
#else
#define BND_TOOL_ENTRY_MPI_Dist_graph_create_adjacent(X)
#endif
#if BND_HAS_MPI_Dist_graph_neighbors
#define BND_TOOL_ENTRY_MPI_Dist_graph_neighbors(X) X(MPI_Dist_graph_neighbors, Dist_graph_neighbors, int, (MPI_Comm comm, int maxindegree, int *sources, int *sourceweights, int maxoutdegree, int *destinations, int *destweights), (comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights), (comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> maxindegree, int *sources, int *sourceweights, ::bindery::detail::passed<int> maxoutdegree, int *destinations, int *destweights), , )
#else
#define BND_TOOL_ENTRY_MPI_Dist_graph_neighbors(X)
#endif
#if BND_HAS_MPI_Dist_graph_neighbors_count
#define BND_TOOL_ENTRY_MPI_Dist_graph_neighbors_count(X) X(MPI_Dist_graph_neighbors_count, Dist_graph_neighbors_count, int, (MPI_Comm comm, int *indegree, int *outdegree, int *weighted), (comm, indegree, outdegree, weighted), (comm, indegree, outdegree, weighted), (::bindery::detail::passed<MPI_Comm> comm, int *indegree, int *outdegree, int *weighted), , )
#else
#define BND_TOOL_ENTRY_MPI_Dist_graph_neighbors_count(X)
#endif
#if BND_HAS_MPI_Errhandler_c2f
#define BND_TOOL_ENTRY_MPI_Errhandler_c2f(X) X(MPI_Errhandler_c2f, Errhandler_c2f, MPI_Fint, (MPI_Errhandler errhandler), (errhandler), (errhandler), (::bindery::detail::passed<MPI_Errhandler> errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Errhandler_c2f(X)
#endif
#if BND_HAS_MPI_Errhandler_create
#define BND_TOOL_ENTRY_MPI_Errhandler_create(X) X(MPI_Errhandler_create, Errhandler_create, int, (MPI_Handler_function *function, MPI_Errhandler *errhandler), (function, errhandler), (function, errhandler), (MPI_Handler_function *function, MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Errhandler_create(X)
#endif
#if BND_HAS_MPI_Errhandler_f2c
#define BND_TOOL_ENTRY_MPI_Errhandler_f2c(X) X(MPI_Errhandler_f2c, Errhandler_f2c, MPI_Errhandler, (MPI_Fint errhandler), (errhandler), (errhandler), (::bindery::detail::passed<MPI_Fint> errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Errhandler_f2c(X)
#endif
#if BND_HAS_MPI_Errhandler_free
#define BND_TOOL_ENTRY_MPI_Errhandler_free(X) X(MPI_Errhandler_free, Errhandler_free, int, (MPI_Errhandler *errhandler), (errhandler), (errhandler), (MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Errhandler_free(X)
#endif
#if BND_HAS_MPI_Errhandler_fromint
#define BND_TOOL_ENTRY_MPI_Errhandler_fromint(X) X(MPI_Errhandler_fromint, Errhandler_fromint, MPI_Errhandler, (int errhandler), (errhandler), (errhandler), (::bindery::detail::passed<int> errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Errhandler_fromint(X)
#endif
#if BND_HAS_MPI_Errhandler_get
#define BND_TOOL_ENTRY_MPI_Errhandler_get(X) X(MPI_Errhandler_get, Errhandler_get, int, (MPI_Comm comm, MPI_Errhandler *errhandler), (comm, errhandler), (comm, errhandler), (::bindery::detail::passed<MPI_Comm> comm, MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Errhandler_get(X)
#endif
#if BND_HAS_MPI_Errhandler_set
#define BND_TOOL_ENTRY_MPI_Errhandler_set(X) X(MPI_Errhandler_set, Errhandler_set, int, (MPI_Comm comm, MPI_Errhandler errhandler), (comm, errhandler), (comm, errhandler), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Errhandler> errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Errhandler_set(X)
#endif
#if BND_HAS_MPI_Errhandler_toint
#define BND_TOOL_ENTRY_MPI_Errhandler_toint(X) X(MPI_Errhandler_toint, Errhandler_toint, int, (MPI_Errhandler errhandler), (errhandler), (errhandler), (::bindery::detail::passed<MPI_Errhandler> errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Errhandler_toint(X)
#endif
#if BND_HAS_MPI_Error_class
#define BND_TOOL_ENTRY_MPI_Error_class(X) X(MPI_Error_class, Error_class, int, (int errorcode, int *errorclass), (errorcode, errorclass), (errorcode, errorclass), (::bindery::detail::passed<int> errorcode, int *errorclass), , )
#else
#define BND_TOOL_ENTRY_MPI_Error_class(X)
#endif
#if BND_HAS_MPI_Error_string
#define BND_TOOL_ENTRY_MPI_Error_string(X) X(MPI_Error_string, Error_string, int, (int errorcode, char *string, int *resultlen), (errorcode, string, resultlen), (errorcode, string, resultlen), (::bindery::detail::passed<int> errorcode, char *string, int *resultlen), , )
#else
#define BND_TOOL_ENTRY_MPI_Error_string(X)
#endif
#if BND_HAS_MPI_Exscan
#define BND_TOOL_ENTRY_MPI_Exscan(X) X(MPI_Exscan, Exscan, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, comm), (sendbuf, recvbuf, count, datatype, op, comm), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Exscan(X)
#endif
#if BND_HAS_MPI_Exscan_c
#define BND_TOOL_ENTRY_MPI_Exscan_c(X) X(MPI_Exscan_c, Exscan_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, comm), (sendbuf, recvbuf, count, datatype, op, comm), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Exscan_c(X)
#endif
#if BND_HAS_MPI_Exscan_init
#define BND_TOOL_ENTRY_MPI_Exscan_init(X) X(MPI_Exscan_init, Exscan_init, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Exscan_init(X)
#endif
#if BND_HAS_MPI_Exscan_init_c
#define BND_TOOL_ENTRY_MPI_Exscan_init_c(X) X(MPI_Exscan_init_c, Exscan_init_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Exscan_init_c(X)
#endif
#if BND_HAS_MPI_Fetch_and_op
#define BND_TOOL_ENTRY_MPI_Fetch_and_op(X) X(MPI_Fetch_and_op, Fetch_and_op, int, (const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win), (origin_addr, result_addr, datatype, target_rank, target_disp, op, win), (origin_addr, result_addr, datatype, target_rank, target_disp, op, win), (const void *origin_addr, void *result_addr, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Fetch_and_op(X)
#endif
#if BND_HAS_MPI_File_c2f
#define BND_TOOL_ENTRY_MPI_File_c2f(X) X(MPI_File_c2f, File_c2f, MPI_Fint, (MPI_File file), (file), (file), (::bindery::detail::passed<MPI_File> file), , )
#else
#define BND_TOOL_ENTRY_MPI_File_c2f(X)
#endif
#if BND_HAS_MPI_File_call_errhandler
#define BND_TOOL_ENTRY_MPI_File_call_errhandler(X) X(MPI_File_call_errhandler, File_call_errhandler, int, (MPI_File fh, int errorcode), (fh, errorcode), (fh, errorcode), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<int> errorcode), , )
#else
#define BND_TOOL_ENTRY_MPI_File_call_errhandler(X)
#endif
#if BND_HAS_MPI_File_close
#define BND_TOOL_ENTRY_MPI_File_close(X) X(MPI_File_close, File_close, int, (MPI_File *fh), (fh), (fh), (MPI_File *fh), , )
#else
#define BND_TOOL_ENTRY_MPI_File_close(X)
#endif
#if BND_HAS_MPI_File_create_errhandler
#define BND_TOOL_ENTRY_MPI_File_create_errhandler(X) X(MPI_File_create_errhandler, File_create_errhandler, int, (MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler), (file_errhandler_fn, errhandler), (file_errhandler_fn, errhandler), (MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_File_create_errhandler(X)
#endif
#if BND_HAS_MPI_File_delete
#define BND_TOOL_ENTRY_MPI_File_delete(X) X(MPI_File_delete, File_delete, int, (const char *filename, MPI_Info info), (filename, info), (filename, info), (const char *filename, ::bindery::detail::passed<MPI_Info> info), , )
#else
#define BND_TOOL_ENTRY_MPI_File_delete(X)
#endif
#if BND_HAS_MPI_File_f2c
#define BND_TOOL_ENTRY_MPI_File_f2c(X) X(MPI_File_f2c, File_f2c, MPI_File, (MPI_Fint file), (file), (file), (::bindery::detail::passed<MPI_Fint> file), , )
#else
#define BND_TOOL_ENTRY_MPI_File_f2c(X)
#endif
#if BND_HAS_MPI_File_fromint
#define BND_TOOL_ENTRY_MPI_File_fromint(X) X(MPI_File_fromint, File_fromint, MPI_File, (int file), (file), (file), (::bindery::detail::passed<int> file), , )
#else
#define BND_TOOL_ENTRY_MPI_File_fromint(X)
#endif
#if BND_HAS_MPI_File_get_amode
#define BND_TOOL_ENTRY_MPI_File_get_amode(X) X(MPI_File_get_amode, File_get_amode, int, (MPI_File fh, int *amode), (fh, amode), (fh, amode), (::bindery::detail::passed<MPI_File> fh, int *amode), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_amode(X)
#endif
#if BND_HAS_MPI_File_get_atomicity
#define BND_TOOL_ENTRY_MPI_File_get_atomicity(X) X(MPI_File_get_atomicity, File_get_atomicity, int, (MPI_File fh, int *flag), (fh, flag), (fh, flag), (::bindery::detail::passed<MPI_File> fh, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_atomicity(X)
#endif
#if BND_HAS_MPI_File_get_byte_offset
#define BND_TOOL_ENTRY_MPI_File_get_byte_offset(X) X(MPI_File_get_byte_offset, File_get_byte_offset, int, (MPI_File fh, MPI_Offset offset, MPI_Offset *disp), (fh, offset, disp), (fh, offset, disp), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, MPI_Offset *disp), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_byte_offset(X)
#endif
#if BND_HAS_MPI_File_get_errhandler
#define BND_TOOL_ENTRY_MPI_File_get_errhandler(X) X(MPI_File_get_errhandler, File_get_errhandler, int, (MPI_File file, MPI_Errhandler *errhandler), (file, errhandler), (file, errhandler), (::bindery::detail::passed<MPI_File> file, MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_errhandler(X)
#endif
#if BND_HAS_MPI_File_get_group
#define BND_TOOL_ENTRY_MPI_File_get_group(X) X(MPI_File_get_group, File_get_group, int, (MPI_File fh, MPI_Group *group), (fh, group), (fh, group), (::bindery::detail::passed<MPI_File> fh, MPI_Group *group), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_group(X)
#endif
#if BND_HAS_MPI_File_get_info
#define BND_TOOL_ENTRY_MPI_File_get_info(X) X(MPI_File_get_info, File_get_info, int, (MPI_File fh, MPI_Info *info_used), (fh, info_used), (fh, info_used), (::bindery::detail::passed<MPI_File> fh, MPI_Info *info_used), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_info(X)
#endif
#if BND_HAS_MPI_File_get_position
#define BND_TOOL_ENTRY_MPI_File_get_position(X) X(MPI_File_get_position, File_get_position, int, (MPI_File fh, MPI_Offset *offset), (fh, offset), (fh, offset), (::bindery::detail::passed<MPI_File> fh, MPI_Offset *offset), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_position(X)
#endif
#if BND_HAS_MPI_File_get_position_shared
#define BND_TOOL_ENTRY_MPI_File_get_position_shared(X) X(MPI_File_get_position_shared, File_get_position_shared, int, (MPI_File fh, MPI_Offset *offset), (fh, offset), (fh, offset), (::bindery::detail::passed<MPI_File> fh, MPI_Offset *offset), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_position_shared(X)
#endif
#if BND_HAS_MPI_File_get_size
#define BND_TOOL_ENTRY_MPI_File_get_size(X) X(MPI_File_get_size, File_get_size, int, (MPI_File fh, MPI_Offset *size), (fh, size), (fh, size), (::bindery::detail::passed<MPI_File> fh, MPI_Offset *size), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_size(X)
#endif
#if BND_HAS_MPI_File_get_type_extent
#define BND_TOOL_ENTRY_MPI_File_get_type_extent(X) X(MPI_File_get_type_extent, File_get_type_extent, int, (MPI_File fh, MPI_Datatype datatype, MPI_Aint *extent), (fh, datatype, extent), (fh, datatype, extent), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Aint *extent), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_type_extent(X)
#endif
#if BND_HAS_MPI_File_get_type_extent_c
#define BND_TOOL_ENTRY_MPI_File_get_type_extent_c(X) X(MPI_File_get_type_extent_c, File_get_type_extent_c, int, (MPI_File fh, MPI_Datatype datatype, MPI_Count *extent), (fh, datatype, extent), (fh, datatype, extent), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *extent), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_type_extent_c(X)
#endif
#if BND_HAS_MPI_File_get_view
#define BND_TOOL_ENTRY_MPI_File_get_view(X) X(MPI_File_get_view, File_get_view, int, (MPI_File fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep), (fh, disp, etype, filetype, datarep), (fh, disp, etype, filetype, datarep), (::bindery::detail::passed<MPI_File> fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep), , )
#else
#define BND_TOOL_ENTRY_MPI_File_get_view(X)
#endif
#if BND_HAS_MPI_File_iread
#define BND_TOOL_ENTRY_MPI_File_iread(X) X(MPI_File_iread, File_iread, int, (MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iread(X)
#endif
#if BND_HAS_MPI_File_iread_all
#define BND_TOOL_ENTRY_MPI_File_iread_all(X) X(MPI_File_iread_all, File_iread_all, int, (MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iread_all(X)
#endif
#if BND_HAS_MPI_File_iread_all_c
#define BND_TOOL_ENTRY_MPI_File_iread_all_c(X) X(MPI_File_iread_all_c, File_iread_all_c, int, (MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iread_all_c(X)
#endif
#if BND_HAS_MPI_File_iread_at
#define BND_TOOL_ENTRY_MPI_File_iread_at(X) X(MPI_File_iread_at, File_iread_at, int, (MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request), (fh, offset, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iread_at(X)
#endif
#if BND_HAS_MPI_File_iread_at_all
#define BND_TOOL_ENTRY_MPI_File_iread_at_all(X) X(MPI_File_iread_at_all, File_iread_at_all, int, (MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request), (fh, offset, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iread_at_all(X)
#endif
#if BND_HAS_MPI_File_iread_at_all_c
#define BND_TOOL_ENTRY_MPI_File_iread_at_all_c(X) X(MPI_File_iread_at_all_c, File_iread_at_all_c, int, (MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request), (fh, offset, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iread_at_all_c(X)
#endif
#if BND_HAS_MPI_File_iread_at_c
#define BND_TOOL_ENTRY_MPI_File_iread_at_c(X) X(MPI_File_iread_at_c, File_iread_at_c, int, (MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request), (fh, offset, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iread_at_c(X)
#endif
#if BND_HAS_MPI_File_iread_c
#define BND_TOOL_ENTRY_MPI_File_iread_c(X) X(MPI_File_iread_c, File_iread_c, int, (MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iread_c(X)
#endif
#if BND_HAS_MPI_File_iread_shared
#define BND_TOOL_ENTRY_MPI_File_iread_shared(X) X(MPI_File_iread_shared, File_iread_shared, int, (MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iread_shared(X)
#endif
#if BND_HAS_MPI_File_iread_shared_c
#define BND_TOOL_ENTRY_MPI_File_iread_shared_c(X) X(MPI_File_iread_shared_c, File_iread_shared_c, int, (MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iread_shared_c(X)
#endif
#if BND_HAS_MPI_File_iwrite
#define BND_TOOL_ENTRY_MPI_File_iwrite(X) X(MPI_File_iwrite, File_iwrite, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iwrite(X)
#endif
#if BND_HAS_MPI_File_iwrite_all
#define BND_TOOL_ENTRY_MPI_File_iwrite_all(X) X(MPI_File_iwrite_all, File_iwrite_all, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iwrite_all(X)
#endif
#if BND_HAS_MPI_File_iwrite_all_c
#define BND_TOOL_ENTRY_MPI_File_iwrite_all_c(X) X(MPI_File_iwrite_all_c, File_iwrite_all_c, int, (MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iwrite_all_c(X)
#endif
#if BND_HAS_MPI_File_iwrite_at
#define BND_TOOL_ENTRY_MPI_File_iwrite_at(X) X(MPI_File_iwrite_at, File_iwrite_at, int, (MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request), (fh, offset, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iwrite_at(X)
#endif
#if BND_HAS_MPI_File_iwrite_at_all
#define BND_TOOL_ENTRY_MPI_File_iwrite_at_all(X) X(MPI_File_iwrite_at_all, File_iwrite_at_all, int, (MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request), (fh, offset, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iwrite_at_all(X)
#endif
#if BND_HAS_MPI_File_iwrite_at_all_c
#define BND_TOOL_ENTRY_MPI_File_iwrite_at_all_c(X) X(MPI_File_iwrite_at_all_c, File_iwrite_at_all_c, int, (MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request), (fh, offset, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iwrite_at_all_c(X)
#endif
#if BND_HAS_MPI_File_iwrite_at_c
#define BND_TOOL_ENTRY_MPI_File_iwrite_at_c(X) X(MPI_File_iwrite_at_c, File_iwrite_at_c, int, (MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request), (fh, offset, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iwrite_at_c(X)
#endif
#if BND_HAS_MPI_File_iwrite_c
#define BND_TOOL_ENTRY_MPI_File_iwrite_c(X) X(MPI_File_iwrite_c, File_iwrite_c, int, (MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iwrite_c(X)
#endif
#if BND_HAS_MPI_File_iwrite_shared
#define BND_TOOL_ENTRY_MPI_File_iwrite_shared(X) X(MPI_File_iwrite_shared, File_iwrite_shared, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iwrite_shared(X)
#endif
#if BND_HAS_MPI_File_iwrite_shared_c
#define BND_TOOL_ENTRY_MPI_File_iwrite_shared_c(X) X(MPI_File_iwrite_shared_c, File_iwrite_shared_c, int, (MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Request *request), (fh, buf, count, datatype, request), (fh, buf, count, datatype, request), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_File_iwrite_shared_c(X)
#endif
#if BND_HAS_MPI_File_open
#define BND_TOOL_ENTRY_MPI_File_open(X) X(MPI_File_open, File_open, int, (MPI_Comm comm, const char *filename, int amode, MPI_Info info, MPI_File *fh), (comm, filename, amode, info, fh), (comm, filename, amode, info, fh), (::bindery::detail::passed<MPI_Comm> comm, const char *filename, ::bindery::detail::passed<int> amode, ::bindery::detail::passed<MPI_Info> info, MPI_File *fh), , )
#else
#define BND_TOOL_ENTRY_MPI_File_open(X)
#endif
#if BND_HAS_MPI_File_preallocate
#define BND_TOOL_ENTRY_MPI_File_preallocate(X) X(MPI_File_preallocate, File_preallocate, int, (MPI_File fh, MPI_Offset size), (fh, size), (fh, size), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> size), , )
#else
#define BND_TOOL_ENTRY_MPI_File_preallocate(X)
#endif
#if BND_HAS_MPI_File_read
#define BND_TOOL_ENTRY_MPI_File_read(X) X(MPI_File_read, File_read, int, (MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read(X)
#endif
#if BND_HAS_MPI_File_read_all
#define BND_TOOL_ENTRY_MPI_File_read_all(X) X(MPI_File_read_all, File_read_all, int, (MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_all(X)
#endif
#if BND_HAS_MPI_File_read_all_begin
#define BND_TOOL_ENTRY_MPI_File_read_all_begin(X) X(MPI_File_read_all_begin, File_read_all_begin, int, (MPI_File fh, void *buf, int count, MPI_Datatype datatype), (fh, buf, count, datatype), (fh, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_all_begin(X)
#endif
#if BND_HAS_MPI_File_read_all_begin_c
#define BND_TOOL_ENTRY_MPI_File_read_all_begin_c(X) X(MPI_File_read_all_begin_c, File_read_all_begin_c, int, (MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype), (fh, buf, count, datatype), (fh, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_all_begin_c(X)
#endif
#if BND_HAS_MPI_File_read_all_c
#define BND_TOOL_ENTRY_MPI_File_read_all_c(X) X(MPI_File_read_all_c, File_read_all_c, int, (MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_all_c(X)
#endif
#if BND_HAS_MPI_File_read_all_end
#define BND_TOOL_ENTRY_MPI_File_read_all_end(X) X(MPI_File_read_all_end, File_read_all_end, int, (MPI_File fh, void *buf, MPI_Status *status), (fh, buf, status), (fh, buf, status), (::bindery::detail::passed<MPI_File> fh, void *buf, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_all_end(X)
#endif
#if BND_HAS_MPI_File_read_at
#define BND_TOOL_ENTRY_MPI_File_read_at(X) X(MPI_File_read_at, File_read_at, int, (MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status), (fh, offset, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_at(X)
#endif
#if BND_HAS_MPI_File_read_at_all
#define BND_TOOL_ENTRY_MPI_File_read_at_all(X) X(MPI_File_read_at_all, File_read_at_all, int, (MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status), (fh, offset, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_at_all(X)
#endif
#if BND_HAS_MPI_File_read_at_all_begin
#define BND_TOOL_ENTRY_MPI_File_read_at_all_begin(X) X(MPI_File_read_at_all_begin, File_read_at_all_begin, int, (MPI_File fh, MPI_Offset offset, void *buf, int count, MPI_Datatype datatype), (fh, offset, buf, count, datatype), (fh, offset, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_at_all_begin(X)
#endif
#if BND_HAS_MPI_File_read_at_all_begin_c
#define BND_TOOL_ENTRY_MPI_File_read_at_all_begin_c(X) X(MPI_File_read_at_all_begin_c, File_read_at_all_begin_c, int, (MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype), (fh, offset, buf, count, datatype), (fh, offset, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_at_all_begin_c(X)
#endif
#if BND_HAS_MPI_File_read_at_all_c
#define BND_TOOL_ENTRY_MPI_File_read_at_all_c(X) X(MPI_File_read_at_all_c, File_read_at_all_c, int, (MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status), (fh, offset, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_at_all_c(X)
#endif
#if BND_HAS_MPI_File_read_at_all_end
#define BND_TOOL_ENTRY_MPI_File_read_at_all_end(X) X(MPI_File_read_at_all_end, File_read_at_all_end, int, (MPI_File fh, void *buf, MPI_Status *status), (fh, buf, status), (fh, buf, status), (::bindery::detail::passed<MPI_File> fh, void *buf, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_at_all_end(X)
#endif
#if BND_HAS_MPI_File_read_at_c
#define BND_TOOL_ENTRY_MPI_File_read_at_c(X) X(MPI_File_read_at_c, File_read_at_c, int, (MPI_File fh, MPI_Offset offset, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status), (fh, offset, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_at_c(X)
#endif
#if BND_HAS_MPI_File_read_c
#define BND_TOOL_ENTRY_MPI_File_read_c(X) X(MPI_File_read_c, File_read_c, int, (MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_c(X)
#endif
#if BND_HAS_MPI_File_read_ordered
#define BND_TOOL_ENTRY_MPI_File_read_ordered(X) X(MPI_File_read_ordered, File_read_ordered, int, (MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_ordered(X)
#endif
#if BND_HAS_MPI_File_read_ordered_begin
#define BND_TOOL_ENTRY_MPI_File_read_ordered_begin(X) X(MPI_File_read_ordered_begin, File_read_ordered_begin, int, (MPI_File fh, void *buf, int count, MPI_Datatype datatype), (fh, buf, count, datatype), (fh, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_ordered_begin(X)
#endif
#if BND_HAS_MPI_File_read_ordered_begin_c
#define BND_TOOL_ENTRY_MPI_File_read_ordered_begin_c(X) X(MPI_File_read_ordered_begin_c, File_read_ordered_begin_c, int, (MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype), (fh, buf, count, datatype), (fh, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_ordered_begin_c(X)
#endif
#if BND_HAS_MPI_File_read_ordered_c
#define BND_TOOL_ENTRY_MPI_File_read_ordered_c(X) X(MPI_File_read_ordered_c, File_read_ordered_c, int, (MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_ordered_c(X)
#endif
#if BND_HAS_MPI_File_read_ordered_end
#define BND_TOOL_ENTRY_MPI_File_read_ordered_end(X) X(MPI_File_read_ordered_end, File_read_ordered_end, int, (MPI_File fh, void *buf, MPI_Status *status), (fh, buf, status), (fh, buf, status), (::bindery::detail::passed<MPI_File> fh, void *buf, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_ordered_end(X)
#endif
#if BND_HAS_MPI_File_read_shared
#define BND_TOOL_ENTRY_MPI_File_read_shared(X) X(MPI_File_read_shared, File_read_shared, int, (MPI_File fh, void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_shared(X)
#endif
#if BND_HAS_MPI_File_read_shared_c
#define BND_TOOL_ENTRY_MPI_File_read_shared_c(X) X(MPI_File_read_shared_c, File_read_shared_c, int, (MPI_File fh, void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_read_shared_c(X)
#endif
#if BND_HAS_MPI_File_seek
#define BND_TOOL_ENTRY_MPI_File_seek(X) X(MPI_File_seek, File_seek, int, (MPI_File fh, MPI_Offset offset, int whence), (fh, offset, whence), (fh, offset, whence), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, ::bindery::detail::passed<int> whence), , )
#else
#define BND_TOOL_ENTRY_MPI_File_seek(X)
#endif
#if BND_HAS_MPI_File_seek_shared
#define BND_TOOL_ENTRY_MPI_File_seek_shared(X) X(MPI_File_seek_shared, File_seek_shared, int, (MPI_File fh, MPI_Offset offset, int whence), (fh, offset, whence), (fh, offset, whence), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, ::bindery::detail::passed<int> whence), , )
#else
#define BND_TOOL_ENTRY_MPI_File_seek_shared(X)
#endif
#if BND_HAS_MPI_File_set_atomicity
#define BND_TOOL_ENTRY_MPI_File_set_atomicity(X) X(MPI_File_set_atomicity, File_set_atomicity, int, (MPI_File fh, int flag), (fh, flag), (fh, flag), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<int> flag), , )
#else
#define BND_TOOL_ENTRY_MPI_File_set_atomicity(X)
#endif
#if BND_HAS_MPI_File_set_errhandler
#define BND_TOOL_ENTRY_MPI_File_set_errhandler(X) X(MPI_File_set_errhandler, File_set_errhandler, int, (MPI_File file, MPI_Errhandler errhandler), (file, errhandler), (file, errhandler), (::bindery::detail::passed<MPI_File> file, ::bindery::detail::passed<MPI_Errhandler> errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_File_set_errhandler(X)
#endif
#if BND_HAS_MPI_File_set_info
#define BND_TOOL_ENTRY_MPI_File_set_info(X) X(MPI_File_set_info, File_set_info, int, (MPI_File fh, MPI_Info info), (fh, info), (fh, info), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Info> info), , )
#else
#define BND_TOOL_ENTRY_MPI_File_set_info(X)
#endif
#if BND_HAS_MPI_File_set_size
#define BND_TOOL_ENTRY_MPI_File_set_size(X) X(MPI_File_set_size, File_set_size, int, (MPI_File fh, MPI_Offset size), (fh, size), (fh, size), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> size), , )
#else
#define BND_TOOL_ENTRY_MPI_File_set_size(X)
#endif
#if BND_HAS_MPI_File_set_view
#define BND_TOOL_ENTRY_MPI_File_set_view(X) X(MPI_File_set_view, File_set_view, int, (MPI_File fh, MPI_Offset disp, MPI_Datatype etype, MPI_Datatype filetype, const char *datarep, MPI_Info info), (fh, disp, etype, filetype, datarep, info), (fh, disp, etype, filetype, datarep, info), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> disp, ::bindery::detail::passed<MPI_Datatype> etype, ::bindery::detail::passed<MPI_Datatype> filetype, const char *datarep, ::bindery::detail::passed<MPI_Info> info), , )
#else
#define BND_TOOL_ENTRY_MPI_File_set_view(X)
#endif
#if BND_HAS_MPI_File_sync
#define BND_TOOL_ENTRY_MPI_File_sync(X) X(MPI_File_sync, File_sync, int, (MPI_File fh), (fh), (fh), (::bindery::detail::passed<MPI_File> fh), , )
#else
#define BND_TOOL_ENTRY_MPI_File_sync(X)
#endif
#if BND_HAS_MPI_File_toint
#define BND_TOOL_ENTRY_MPI_File_toint(X) X(MPI_File_toint, File_toint, int, (MPI_File file), (file), (file), (::bindery::detail::passed<MPI_File> file), , )
#else
#define BND_TOOL_ENTRY_MPI_File_toint(X)
#endif
#if BND_HAS_MPI_File_write
#define BND_TOOL_ENTRY_MPI_File_write(X) X(MPI_File_write, File_write, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write(X)
#endif
#if BND_HAS_MPI_File_write_all
#define BND_TOOL_ENTRY_MPI_File_write_all(X) X(MPI_File_write_all, File_write_all, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_all(X)
#endif
#if BND_HAS_MPI_File_write_all_begin
#define BND_TOOL_ENTRY_MPI_File_write_all_begin(X) X(MPI_File_write_all_begin, File_write_all_begin, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype), (fh, buf, count, datatype), (fh, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_all_begin(X)
#endif
#if BND_HAS_MPI_File_write_all_begin_c
#define BND_TOOL_ENTRY_MPI_File_write_all_begin_c(X) X(MPI_File_write_all_begin_c, File_write_all_begin_c, int, (MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype), (fh, buf, count, datatype), (fh, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_all_begin_c(X)
#endif
#if BND_HAS_MPI_File_write_all_c
#define BND_TOOL_ENTRY_MPI_File_write_all_c(X) X(MPI_File_write_all_c, File_write_all_c, int, (MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_all_c(X)
#endif
#if BND_HAS_MPI_File_write_all_end
#define BND_TOOL_ENTRY_MPI_File_write_all_end(X) X(MPI_File_write_all_end, File_write_all_end, int, (MPI_File fh, const void *buf, MPI_Status *status), (fh, buf, status), (fh, buf, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_all_end(X)
#endif
#if BND_HAS_MPI_File_write_at
#define BND_TOOL_ENTRY_MPI_File_write_at(X) X(MPI_File_write_at, File_write_at, int, (MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status), (fh, offset, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_at(X)
#endif
#if BND_HAS_MPI_File_write_at_all
#define BND_TOOL_ENTRY_MPI_File_write_at_all(X) X(MPI_File_write_at_all, File_write_at_all, int, (MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status), (fh, offset, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_at_all(X)
#endif
#if BND_HAS_MPI_File_write_at_all_begin
#define BND_TOOL_ENTRY_MPI_File_write_at_all_begin(X) X(MPI_File_write_at_all_begin, File_write_at_all_begin, int, (MPI_File fh, MPI_Offset offset, const void *buf, int count, MPI_Datatype datatype), (fh, offset, buf, count, datatype), (fh, offset, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_at_all_begin(X)
#endif
#if BND_HAS_MPI_File_write_at_all_begin_c
#define BND_TOOL_ENTRY_MPI_File_write_at_all_begin_c(X) X(MPI_File_write_at_all_begin_c, File_write_at_all_begin_c, int, (MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype), (fh, offset, buf, count, datatype), (fh, offset, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_at_all_begin_c(X)
#endif
#if BND_HAS_MPI_File_write_at_all_c
#define BND_TOOL_ENTRY_MPI_File_write_at_all_c(X) X(MPI_File_write_at_all_c, File_write_at_all_c, int, (MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status), (fh, offset, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_at_all_c(X)
#endif
#if BND_HAS_MPI_File_write_at_all_end
#define BND_TOOL_ENTRY_MPI_File_write_at_all_end(X) X(MPI_File_write_at_all_end, File_write_at_all_end, int, (MPI_File fh, const void *buf, MPI_Status *status), (fh, buf, status), (fh, buf, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_at_all_end(X)
#endif
#if BND_HAS_MPI_File_write_at_c
#define BND_TOOL_ENTRY_MPI_File_write_at_c(X) X(MPI_File_write_at_c, File_write_at_c, int, (MPI_File fh, MPI_Offset offset, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status), (fh, offset, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, ::bindery::detail::passed<MPI_Offset> offset, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_at_c(X)
#endif
#if BND_HAS_MPI_File_write_c
#define BND_TOOL_ENTRY_MPI_File_write_c(X) X(MPI_File_write_c, File_write_c, int, (MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_c(X)
#endif
#if BND_HAS_MPI_File_write_ordered
#define BND_TOOL_ENTRY_MPI_File_write_ordered(X) X(MPI_File_write_ordered, File_write_ordered, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_ordered(X)
#endif
#if BND_HAS_MPI_File_write_ordered_begin
#define BND_TOOL_ENTRY_MPI_File_write_ordered_begin(X) X(MPI_File_write_ordered_begin, File_write_ordered_begin, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype), (fh, buf, count, datatype), (fh, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_ordered_begin(X)
#endif
#if BND_HAS_MPI_File_write_ordered_begin_c
#define BND_TOOL_ENTRY_MPI_File_write_ordered_begin_c(X) X(MPI_File_write_ordered_begin_c, File_write_ordered_begin_c, int, (MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype), (fh, buf, count, datatype), (fh, buf, count, datatype), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_ordered_begin_c(X)
#endif
#if BND_HAS_MPI_File_write_ordered_c
#define BND_TOOL_ENTRY_MPI_File_write_ordered_c(X) X(MPI_File_write_ordered_c, File_write_ordered_c, int, (MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_ordered_c(X)
#endif
#if BND_HAS_MPI_File_write_ordered_end
#define BND_TOOL_ENTRY_MPI_File_write_ordered_end(X) X(MPI_File_write_ordered_end, File_write_ordered_end, int, (MPI_File fh, const void *buf, MPI_Status *status), (fh, buf, status), (fh, buf, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_ordered_end(X)
#endif
#if BND_HAS_MPI_File_write_shared
#define BND_TOOL_ENTRY_MPI_File_write_shared(X) X(MPI_File_write_shared, File_write_shared, int, (MPI_File fh, const void *buf, int count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_shared(X)
#endif
#if BND_HAS_MPI_File_write_shared_c
#define BND_TOOL_ENTRY_MPI_File_write_shared_c(X) X(MPI_File_write_shared_c, File_write_shared_c, int, (MPI_File fh, const void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Status *status), (fh, buf, count, datatype, status), (fh, buf, count, datatype, status), (::bindery::detail::passed<MPI_File> fh, const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_File_write_shared_c(X)
#endif
#if BND_HAS_MPI_Finalize
#define BND_TOOL_ENTRY_MPI_Finalize(X) X(MPI_Finalize, Finalize, int, (), (), (), (), , )
#else
#define BND_TOOL_ENTRY_MPI_Finalize(X)
#endif
#if BND_HAS_MPI_Finalized
#define BND_TOOL_ENTRY_MPI_Finalized(X) X(MPI_Finalized, Finalized, int, (int *flag), (flag), (flag), (int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Finalized(X)
#endif
#if BND_HAS_MPI_Free_mem
#define BND_TOOL_ENTRY_MPI_Free_mem(X) X(MPI_Free_mem, Free_mem, int, (void *base), (base), (base), (void *base), , )
#else
#define BND_TOOL_ENTRY_MPI_Free_mem(X)
#endif
#if BND_HAS_MPI_Gather
#define BND_TOOL_ENTRY_MPI_Gather(X) X(MPI_Gather, Gather, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Gather(X)
#endif
#if BND_HAS_MPI_Gather_c
#define BND_TOOL_ENTRY_MPI_Gather_c(X) X(MPI_Gather_c, Gather_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Gather_c(X)
#endif
#if BND_HAS_MPI_Gather_init
#define BND_TOOL_ENTRY_MPI_Gather_init(X) X(MPI_Gather_init, Gather_init, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Gather_init(X)
#endif
#if BND_HAS_MPI_Gather_init_c
#define BND_TOOL_ENTRY_MPI_Gather_init_c(X) X(MPI_Gather_init_c, Gather_init_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Gather_init_c(X)
#endif
#if BND_HAS_MPI_Gatherv
#define BND_TOOL_ENTRY_MPI_Gatherv(X) X(MPI_Gatherv, Gatherv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Gatherv(X)
#endif
#if BND_HAS_MPI_Gatherv_c
#define BND_TOOL_ENTRY_MPI_Gatherv_c(X) X(MPI_Gatherv_c, Gatherv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Gatherv_c(X)
#endif
#if BND_HAS_MPI_Gatherv_init
#define BND_TOOL_ENTRY_MPI_Gatherv_init(X) X(MPI_Gatherv_init, Gatherv_init, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Gatherv_init(X)
#endif
#if BND_HAS_MPI_Gatherv_init_c
#define BND_TOOL_ENTRY_MPI_Gatherv_init_c(X) X(MPI_Gatherv_init_c, Gatherv_init_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Gatherv_init_c(X)
#endif
#if BND_HAS_MPI_Get
#define BND_TOOL_ENTRY_MPI_Get(X) X(MPI_Get, Get, int, (void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), (void *origin_addr, ::bindery::detail::passed<int> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<int> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Get(X)
#endif
#if BND_HAS_MPI_Get_accumulate
#define BND_TOOL_ENTRY_MPI_Get_accumulate(X) X(MPI_Get_accumulate, Get_accumulate, int, (const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win), (const void *origin_addr, ::bindery::detail::passed<int> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, void *result_addr, ::bindery::detail::passed<int> result_count, ::bindery::detail::passed<MPI_Datatype> result_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<int> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_accumulate(X)
#endif
#if BND_HAS_MPI_Get_accumulate_c
#define BND_TOOL_ENTRY_MPI_Get_accumulate_c(X) X(MPI_Get_accumulate_c, Get_accumulate_c, int, (const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win), (const void *origin_addr, ::bindery::detail::passed<MPI_Count> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, void *result_addr, ::bindery::detail::passed<MPI_Count> result_count, ::bindery::detail::passed<MPI_Datatype> result_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<MPI_Count> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_accumulate_c(X)
#endif
#if BND_HAS_MPI_Get_address
#define BND_TOOL_ENTRY_MPI_Get_address(X) X(MPI_Get_address, Get_address, int, (const void *location, MPI_Aint *address), (location, address), (location, address), (const void *location, MPI_Aint *address), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_address(X)
#endif
#if BND_HAS_MPI_Get_c
#define BND_TOOL_ENTRY_MPI_Get_c(X) X(MPI_Get_c, Get_c, int, (void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), (void *origin_addr, ::bindery::detail::passed<MPI_Count> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<MPI_Count> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_c(X)
#endif
#if BND_HAS_MPI_Get_count
#define BND_TOOL_ENTRY_MPI_Get_count(X) X(MPI_Get_count, Get_count, int, (const MPI_Status *status, MPI_Datatype datatype, int *count), (status, datatype, count), (status, datatype, count), (const MPI_Status *status, ::bindery::detail::passed<MPI_Datatype> datatype, int *count), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_count(X)
#endif
#if BND_HAS_MPI_Get_count_c
#define BND_TOOL_ENTRY_MPI_Get_count_c(X) X(MPI_Get_count_c, Get_count_c, int, (const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count), (status, datatype, count), (status, datatype, count), (const MPI_Status *status, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *count), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_count_c(X)
#endif
#if BND_HAS_MPI_Get_elements
#define BND_TOOL_ENTRY_MPI_Get_elements(X) X(MPI_Get_elements, Get_elements, int, (const MPI_Status *status, MPI_Datatype datatype, int *count), (status, datatype, count), (status, datatype, count), (const MPI_Status *status, ::bindery::detail::passed<MPI_Datatype> datatype, int *count), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_elements(X)
#endif
#if BND_HAS_MPI_Get_elements_c
#define BND_TOOL_ENTRY_MPI_Get_elements_c(X) X(MPI_Get_elements_c, Get_elements_c, int, (const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count), (status, datatype, count), (status, datatype, count), (const MPI_Status *status, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *count), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_elements_c(X)
#endif
#if BND_HAS_MPI_Get_elements_x
#define BND_TOOL_ENTRY_MPI_Get_elements_x(X) X(MPI_Get_elements_x, Get_elements_x, int, (const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count), (status, datatype, count), (status, datatype, count), (const MPI_Status *status, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *count), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_elements_x(X)
#endif
#if BND_HAS_MPI_Get_hw_resource_info
#define BND_TOOL_ENTRY_MPI_Get_hw_resource_info(X) X(MPI_Get_hw_resource_info, Get_hw_resource_info, int, (MPI_Info *hw_info), (hw_info), (hw_info), (MPI_Info *hw_info), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_hw_resource_info(X)
#endif
#if BND_HAS_MPI_Get_library_version
#define BND_TOOL_ENTRY_MPI_Get_library_version(X) X(MPI_Get_library_version, Get_library_version, int, (char *version, int *resultlen), (version, resultlen), (version, resultlen), (char *version, int *resultlen), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_library_version(X)
#endif
#if BND_HAS_MPI_Get_processor_name
#define BND_TOOL_ENTRY_MPI_Get_processor_name(X) X(MPI_Get_processor_name, Get_processor_name, int, (char *name, int *resultlen), (name, resultlen), (name, resultlen), (char *name, int *resultlen), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_processor_name(X)
#endif
#if BND_HAS_MPI_Get_version
#define BND_TOOL_ENTRY_MPI_Get_version(X) X(MPI_Get_version, Get_version, int, (int *version, int *subversion), (version, subversion), (version, subversion), (int *version, int *subversion), , )
#else
#define BND_TOOL_ENTRY_MPI_Get_version(X)
#endif
#if BND_HAS_MPI_Graph_create
#define BND_TOOL_ENTRY_MPI_Graph_create(X) X(MPI_Graph_create, Graph_create, int, (MPI_Comm comm_old, int nnodes, const int *index, const int *edges, int reorder, MPI_Comm *comm_graph), (comm_old, nnodes, index, edges, reorder, comm_graph), (comm_old, nnodes, index, edges, reorder, comm_graph), (::bindery::detail::passed<MPI_Comm> comm_old, ::bindery::detail::passed<int> nnodes, const int *index, const int *edges, ::bindery::detail::passed<int> reorder, MPI_Comm *comm_graph), , )
#else
#define BND_TOOL_ENTRY_MPI_Graph_create(X)
#endif
#if BND_HAS_MPI_Graph_get
#define BND_TOOL_ENTRY_MPI_Graph_get(X) X(MPI_Graph_get, Graph_get, int, (MPI_Comm comm, int maxindex, int maxedges, int *index, int *edges), (comm, maxindex, maxedges, index, edges), (comm, maxindex, maxedges, index, edges), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> maxindex, ::bindery::detail::passed<int> maxedges, int *index, int *edges), , )
#else
#define BND_TOOL_ENTRY_MPI_Graph_get(X)
#endif
#if BND_HAS_MPI_Graph_map
#define BND_TOOL_ENTRY_MPI_Graph_map(X) X(MPI_Graph_map, Graph_map, int, (MPI_Comm comm, int nnodes, const int *index, const int *edges, int *newrank), (comm, nnodes, index, edges, newrank), (comm, nnodes, index, edges, newrank), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> nnodes, const int *index, const int *edges, int *newrank), , )
#else
#define BND_TOOL_ENTRY_MPI_Graph_map(X)
#endif
#if BND_HAS_MPI_Graph_neighbors
#define BND_TOOL_ENTRY_MPI_Graph_neighbors(X) X(MPI_Graph_neighbors, Graph_neighbors, int, (MPI_Comm comm, int rank, int maxneighbors, int *neighbors), (comm, rank, maxneighbors, neighbors), (comm, rank, maxneighbors, neighbors), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> rank, ::bindery::detail::passed<int> maxneighbors, int *neighbors), , )
#else
#define BND_TOOL_ENTRY_MPI_Graph_neighbors(X)
#endif
#if BND_HAS_MPI_Graph_neighbors_count
#define BND_TOOL_ENTRY_MPI_Graph_neighbors_count(X) X(MPI_Graph_neighbors_count, Graph_neighbors_count, int, (MPI_Comm comm, int rank, int *nneighbors), (comm, rank, nneighbors), (comm, rank, nneighbors), (::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<int> rank, int *nneighbors), , )
#else
#define BND_TOOL_ENTRY_MPI_Graph_neighbors_count(X)
#endif
#if BND_HAS_MPI_Graphdims_get
#define BND_TOOL_ENTRY_MPI_Graphdims_get(X) X(MPI_Graphdims_get, Graphdims_get, int, (MPI_Comm comm, int *nnodes, int *nedges), (comm, nnodes, nedges), (comm, nnodes, nedges), (::bindery::detail::passed<MPI_Comm> comm, int *nnodes, int *nedges), , )
#else
#define BND_TOOL_ENTRY_MPI_Graphdims_get(X)
#endif
#if BND_HAS_MPI_Grequest_complete
#define BND_TOOL_ENTRY_MPI_Grequest_complete(X) X(MPI_Grequest_complete, Grequest_complete, int, (MPI_Request request), (request), (request), (::bindery::detail::passed<MPI_Request> request), , )
#else
#define BND_TOOL_ENTRY_MPI_Grequest_complete(X)
#endif
#if BND_HAS_MPI_Grequest_start
#define BND_TOOL_ENTRY_MPI_Grequest_start(X) X(MPI_Grequest_start, Grequest_start, int, (MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request), (query_fn, free_fn, cancel_fn, extra_state, request), (query_fn, free_fn, cancel_fn, extra_state, request), (MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Grequest_start(X)
#endif
#if BND_HAS_MPI_Group_c2f
#define BND_TOOL_ENTRY_MPI_Group_c2f(X) X(MPI_Group_c2f, Group_c2f, MPI_Fint, (MPI_Group group), (group), (group), (::bindery::detail::passed<MPI_Group> group), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_c2f(X)
#endif
#if BND_HAS_MPI_Group_compare
#define BND_TOOL_ENTRY_MPI_Group_compare(X) X(MPI_Group_compare, Group_compare, int, (MPI_Group group1, MPI_Group group2, int *result), (group1, group2, result), (group1, group2, result), (::bindery::detail::passed<MPI_Group> group1, ::bindery::detail::passed<MPI_Group> group2, int *result), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_compare(X)
#endif
#if BND_HAS_MPI_Group_difference
#define BND_TOOL_ENTRY_MPI_Group_difference(X) X(MPI_Group_difference, Group_difference, int, (MPI_Group group1, MPI_Group group2, MPI_Group *newgroup), (group1, group2, newgroup), (group1, group2, newgroup), (::bindery::detail::passed<MPI_Group> group1, ::bindery::detail::passed<MPI_Group> group2, MPI_Group *newgroup), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_difference(X)
#endif
#if BND_HAS_MPI_Group_excl
#define BND_TOOL_ENTRY_MPI_Group_excl(X) X(MPI_Group_excl, Group_excl, int, (MPI_Group group, int n, const int *ranks, MPI_Group *newgroup), (group, n, ranks, newgroup), (group, n, ranks, newgroup), (::bindery::detail::passed<MPI_Group> group, ::bindery::detail::passed<int> n, const int *ranks, MPI_Group *newgroup), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_excl(X)
#endif
#if BND_HAS_MPI_Group_f2c
#define BND_TOOL_ENTRY_MPI_Group_f2c(X) X(MPI_Group_f2c, Group_f2c, MPI_Group, (MPI_Fint group), (group), (group), (::bindery::detail::passed<MPI_Fint> group), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_f2c(X)
#endif
#if BND_HAS_MPI_Group_free
#define BND_TOOL_ENTRY_MPI_Group_free(X) X(MPI_Group_free, Group_free, int, (MPI_Group *group), (group), (group), (MPI_Group *group), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_free(X)
#endif
#if BND_HAS_MPI_Group_from_session_pset
#define BND_TOOL_ENTRY_MPI_Group_from_session_pset(X) X(MPI_Group_from_session_pset, Group_from_session_pset, int, (MPI_Session session, const char *pset_name, MPI_Group *newgroup), (session, pset_name, newgroup), (session, pset_name, newgroup), (::bindery::detail::passed<MPI_Session> session, const char *pset_name, MPI_Group *newgroup), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_from_session_pset(X)
#endif
#if BND_HAS_MPI_Group_fromint
#define BND_TOOL_ENTRY_MPI_Group_fromint(X) X(MPI_Group_fromint, Group_fromint, MPI_Group, (int group), (group), (group), (::bindery::detail::passed<int> group), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_fromint(X)
#endif
#if BND_HAS_MPI_Group_incl
#define BND_TOOL_ENTRY_MPI_Group_incl(X) X(MPI_Group_incl, Group_incl, int, (MPI_Group group, int n, const int *ranks, MPI_Group *newgroup), (group, n, ranks, newgroup), (group, n, ranks, newgroup), (::bindery::detail::passed<MPI_Group> group, ::bindery::detail::passed<int> n, const int *ranks, MPI_Group *newgroup), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_incl(X)
#endif
#if BND_HAS_MPI_Group_intersection
#define BND_TOOL_ENTRY_MPI_Group_intersection(X) X(MPI_Group_intersection, Group_intersection, int, (MPI_Group group1, MPI_Group group2, MPI_Group *newgroup), (group1, group2, newgroup), (group1, group2, newgroup), (::bindery::detail::passed<MPI_Group> group1, ::bindery::detail::passed<MPI_Group> group2, MPI_Group *newgroup), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_intersection(X)
#endif
#if BND_HAS_MPI_Group_range_excl
#define BND_TOOL_ENTRY_MPI_Group_range_excl(X) X(MPI_Group_range_excl, Group_range_excl, int, (MPI_Group group, int n, int (*ranges)[3], MPI_Group *newgroup), (group, n, ranges, newgroup), (group, n, ranges, newgroup), (::bindery::detail::passed<MPI_Group> group, ::bindery::detail::passed<int> n, int (*ranges)[3], MPI_Group *newgroup), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_range_excl(X)
#endif
#if BND_HAS_MPI_Group_range_incl
#define BND_TOOL_ENTRY_MPI_Group_range_incl(X) X(MPI_Group_range_incl, Group_range_incl, int, (MPI_Group group, int n, int (*ranges)[3], MPI_Group *newgroup), (group, n, ranges, newgroup), (group, n, ranges, newgroup), (::bindery::detail::passed<MPI_Group> group, ::bindery::detail::passed<int> n, int (*ranges)[3], MPI_Group *newgroup), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_range_incl(X)
#endif
#if BND_HAS_MPI_Group_rank
#define BND_TOOL_ENTRY_MPI_Group_rank(X) X(MPI_Group_rank, Group_rank, int, (MPI_Group group, int *rank), (group, rank), (group, rank), (::bindery::detail::passed<MPI_Group> group, int *rank), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_rank(X)
#endif
#if BND_HAS_MPI_Group_size
#define BND_TOOL_ENTRY_MPI_Group_size(X) X(MPI_Group_size, Group_size, int, (MPI_Group group, int *size), (group, size), (group, size), (::bindery::detail::passed<MPI_Group> group, int *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_size(X)
#endif
#if BND_HAS_MPI_Group_toint
#define BND_TOOL_ENTRY_MPI_Group_toint(X) X(MPI_Group_toint, Group_toint, int, (MPI_Group group), (group), (group), (::bindery::detail::passed<MPI_Group> group), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_toint(X)
#endif
#if BND_HAS_MPI_Group_translate_ranks
#define BND_TOOL_ENTRY_MPI_Group_translate_ranks(X) X(MPI_Group_translate_ranks, Group_translate_ranks, int, (MPI_Group group1, int n, const int *ranks1, MPI_Group group2, int *ranks2), (group1, n, ranks1, group2, ranks2), (group1, n, ranks1, group2, ranks2), (::bindery::detail::passed<MPI_Group> group1, ::bindery::detail::passed<int> n, const int *ranks1, ::bindery::detail::passed<MPI_Group> group2, int *ranks2), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_translate_ranks(X)
#endif
#if BND_HAS_MPI_Group_union
#define BND_TOOL_ENTRY_MPI_Group_union(X) X(MPI_Group_union, Group_union, int, (MPI_Group group1, MPI_Group group2, MPI_Group *newgroup), (group1, group2, newgroup), (group1, group2, newgroup), (::bindery::detail::passed<MPI_Group> group1, ::bindery::detail::passed<MPI_Group> group2, MPI_Group *newgroup), , )
#else
#define BND_TOOL_ENTRY_MPI_Group_union(X)
#endif
#if BND_HAS_MPI_Iallgather
#define BND_TOOL_ENTRY_MPI_Iallgather(X) X(MPI_Iallgather, Iallgather, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iallgather(X)
#endif
#if BND_HAS_MPI_Iallgather_c
#define BND_TOOL_ENTRY_MPI_Iallgather_c(X) X(MPI_Iallgather_c, Iallgather_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iallgather_c(X)
#endif
#if BND_HAS_MPI_Iallgatherv
#define BND_TOOL_ENTRY_MPI_Iallgatherv(X) X(MPI_Iallgatherv, Iallgatherv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iallgatherv(X)
#endif
#if BND_HAS_MPI_Iallgatherv_c
#define BND_TOOL_ENTRY_MPI_Iallgatherv_c(X) X(MPI_Iallgatherv_c, Iallgatherv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iallgatherv_c(X)
#endif
#if BND_HAS_MPI_Iallreduce
#define BND_TOOL_ENTRY_MPI_Iallreduce(X) X(MPI_Iallreduce, Iallreduce, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request), (sendbuf, recvbuf, count, datatype, op, comm, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iallreduce(X)
#endif
#if BND_HAS_MPI_Iallreduce_c
#define BND_TOOL_ENTRY_MPI_Iallreduce_c(X) X(MPI_Iallreduce_c, Iallreduce_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request), (sendbuf, recvbuf, count, datatype, op, comm, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iallreduce_c(X)
#endif
#if BND_HAS_MPI_Ialltoall
#define BND_TOOL_ENTRY_MPI_Ialltoall(X) X(MPI_Ialltoall, Ialltoall, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ialltoall(X)
#endif
#if BND_HAS_MPI_Ialltoall_c
#define BND_TOOL_ENTRY_MPI_Ialltoall_c(X) X(MPI_Ialltoall_c, Ialltoall_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ialltoall_c(X)
#endif
#if BND_HAS_MPI_Ialltoallv
#define BND_TOOL_ENTRY_MPI_Ialltoallv(X) X(MPI_Ialltoallv, Ialltoallv, int, (const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), (const void *sendbuf, const int *sendcounts, const int *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ialltoallv(X)
#endif
#if BND_HAS_MPI_Ialltoallv_c
#define BND_TOOL_ENTRY_MPI_Ialltoallv_c(X) X(MPI_Ialltoallv_c, Ialltoallv_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ialltoallv_c(X)
#endif
#if BND_HAS_MPI_Ialltoallw
#define BND_TOOL_ENTRY_MPI_Ialltoallw(X) X(MPI_Ialltoallw, Ialltoallw, int, (const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), (const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ialltoallw(X)
#endif
#if BND_HAS_MPI_Ialltoallw_c
#define BND_TOOL_ENTRY_MPI_Ialltoallw_c(X) X(MPI_Ialltoallw_c, Ialltoallw_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ialltoallw_c(X)
#endif
#if BND_HAS_MPI_Ibarrier
#define BND_TOOL_ENTRY_MPI_Ibarrier(X) X(MPI_Ibarrier, Ibarrier, int, (MPI_Comm comm, MPI_Request *request), (comm, request), (comm, request), (::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ibarrier(X)
#endif
#if BND_HAS_MPI_Ibcast
#define BND_TOOL_ENTRY_MPI_Ibcast(X) X(MPI_Ibcast, Ibcast, int, (void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request), (buffer, count, datatype, root, comm, request), (buffer, count, datatype, root, comm, request), (void *buffer, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ibcast(X)
#endif
#if BND_HAS_MPI_Ibcast_c
#define BND_TOOL_ENTRY_MPI_Ibcast_c(X) X(MPI_Ibcast_c, Ibcast_c, int, (void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request), (buffer, count, datatype, root, comm, request), (buffer, count, datatype, root, comm, request), (void *buffer, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ibcast_c(X)
#endif
#if BND_HAS_MPI_Ibsend
#define BND_TOOL_ENTRY_MPI_Ibsend(X) X(MPI_Ibsend, Ibsend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ibsend(X)
#endif
#if BND_HAS_MPI_Ibsend_c
#define BND_TOOL_ENTRY_MPI_Ibsend_c(X) X(MPI_Ibsend_c, Ibsend_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ibsend_c(X)
#endif
#if BND_HAS_MPI_Iexscan
#define BND_TOOL_ENTRY_MPI_Iexscan(X) X(MPI_Iexscan, Iexscan, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request), (sendbuf, recvbuf, count, datatype, op, comm, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iexscan(X)
#endif
#if BND_HAS_MPI_Iexscan_c
#define BND_TOOL_ENTRY_MPI_Iexscan_c(X) X(MPI_Iexscan_c, Iexscan_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request), (sendbuf, recvbuf, count, datatype, op, comm, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iexscan_c(X)
#endif
#if BND_HAS_MPI_Igather
#define BND_TOOL_ENTRY_MPI_Igather(X) X(MPI_Igather, Igather, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Igather(X)
#endif
#if BND_HAS_MPI_Igather_c
#define BND_TOOL_ENTRY_MPI_Igather_c(X) X(MPI_Igather_c, Igather_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Igather_c(X)
#endif
#if BND_HAS_MPI_Igatherv
#define BND_TOOL_ENTRY_MPI_Igatherv(X) X(MPI_Igatherv, Igatherv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *displs, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Igatherv(X)
#endif
#if BND_HAS_MPI_Igatherv_c
#define BND_TOOL_ENTRY_MPI_Igatherv_c(X) X(MPI_Igatherv_c, Igatherv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Igatherv_c(X)
#endif
#if BND_HAS_MPI_Improbe
#define BND_TOOL_ENTRY_MPI_Improbe(X) X(MPI_Improbe, Improbe, int, (int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status), (source, tag, comm, flag, message, status), (source, tag, comm, flag, message, status), (::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, int *flag, MPI_Message *message, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Improbe(X)
#endif
#if BND_HAS_MPI_Imrecv
#define BND_TOOL_ENTRY_MPI_Imrecv(X) X(MPI_Imrecv, Imrecv, int, (void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request), (buf, count, datatype, message, request), (buf, count, datatype, message, request), (void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Message *message, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Imrecv(X)
#endif
#if BND_HAS_MPI_Imrecv_c
#define BND_TOOL_ENTRY_MPI_Imrecv_c(X) X(MPI_Imrecv_c, Imrecv_c, int, (void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request), (buf, count, datatype, message, request), (buf, count, datatype, message, request), (void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Message *message, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Imrecv_c(X)
#endif
#if BND_HAS_MPI_Ineighbor_allgather
#define BND_TOOL_ENTRY_MPI_Ineighbor_allgather(X) X(MPI_Ineighbor_allgather, Ineighbor_allgather, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ineighbor_allgather(X)
#endif
#if BND_HAS_MPI_Ineighbor_allgather_c
#define BND_TOOL_ENTRY_MPI_Ineighbor_allgather_c(X) X(MPI_Ineighbor_allgather_c, Ineighbor_allgather_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ineighbor_allgather_c(X)
#endif
#if BND_HAS_MPI_Ineighbor_allgatherv
#define BND_TOOL_ENTRY_MPI_Ineighbor_allgatherv(X) X(MPI_Ineighbor_allgatherv, Ineighbor_allgatherv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ineighbor_allgatherv(X)
#endif
#if BND_HAS_MPI_Ineighbor_allgatherv_c
#define BND_TOOL_ENTRY_MPI_Ineighbor_allgatherv_c(X) X(MPI_Ineighbor_allgatherv_c, Ineighbor_allgatherv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ineighbor_allgatherv_c(X)
#endif
#if BND_HAS_MPI_Ineighbor_alltoall
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoall(X) X(MPI_Ineighbor_alltoall, Ineighbor_alltoall, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoall(X)
#endif
#if BND_HAS_MPI_Ineighbor_alltoall_c
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoall_c(X) X(MPI_Ineighbor_alltoall_c, Ineighbor_alltoall_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoall_c(X)
#endif
#if BND_HAS_MPI_Ineighbor_alltoallv
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoallv(X) X(MPI_Ineighbor_alltoallv, Ineighbor_alltoallv, int, (const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), (const void *sendbuf, const int *sendcounts, const int *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoallv(X)
#endif
#if BND_HAS_MPI_Ineighbor_alltoallv_c
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoallv_c(X) X(MPI_Ineighbor_alltoallv_c, Ineighbor_alltoallv_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoallv_c(X)
#endif
#if BND_HAS_MPI_Ineighbor_alltoallw
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoallw(X) X(MPI_Ineighbor_alltoallw, Ineighbor_alltoallw, int, (const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), (const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoallw(X)
#endif
#if BND_HAS_MPI_Ineighbor_alltoallw_c
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoallw_c(X) X(MPI_Ineighbor_alltoallw_c, Ineighbor_alltoallw_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ineighbor_alltoallw_c(X)
#endif
#if BND_HAS_MPI_Info_c2f
#define BND_TOOL_ENTRY_MPI_Info_c2f(X) X(MPI_Info_c2f, Info_c2f, MPI_Fint, (MPI_Info info), (info), (info), (::bindery::detail::passed<MPI_Info> info), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_c2f(X)
#endif
#if BND_HAS_MPI_Info_create
#define BND_TOOL_ENTRY_MPI_Info_create(X) X(MPI_Info_create, Info_create, int, (MPI_Info *info), (info), (info), (MPI_Info *info), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_create(X)
#endif
#if BND_HAS_MPI_Info_create_env
#define BND_TOOL_ENTRY_MPI_Info_create_env(X) X(MPI_Info_create_env, Info_create_env, int, (int argc, char **argv, MPI_Info *info), (argc, argv, info), (argc, argv, info), (::bindery::detail::passed<int> argc, char **argv, MPI_Info *info), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_create_env(X)
#endif
#if BND_HAS_MPI_Info_delete
#define BND_TOOL_ENTRY_MPI_Info_delete(X) X(MPI_Info_delete, Info_delete, int, (MPI_Info info, const char *key), (info, key), (info, key), (::bindery::detail::passed<MPI_Info> info, const char *key), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_delete(X)
#endif
#if BND_HAS_MPI_Info_dup
#define BND_TOOL_ENTRY_MPI_Info_dup(X) X(MPI_Info_dup, Info_dup, int, (MPI_Info info, MPI_Info *newinfo), (info, newinfo), (info, newinfo), (::bindery::detail::passed<MPI_Info> info, MPI_Info *newinfo), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_dup(X)
#endif
#if BND_HAS_MPI_Info_f2c
#define BND_TOOL_ENTRY_MPI_Info_f2c(X) X(MPI_Info_f2c, Info_f2c, MPI_Info, (MPI_Fint info), (info), (info), (::bindery::detail::passed<MPI_Fint> info), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_f2c(X)
#endif
#if BND_HAS_MPI_Info_free
#define BND_TOOL_ENTRY_MPI_Info_free(X) X(MPI_Info_free, Info_free, int, (MPI_Info *info), (info), (info), (MPI_Info *info), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_free(X)
#endif
#if BND_HAS_MPI_Info_fromint
#define BND_TOOL_ENTRY_MPI_Info_fromint(X) X(MPI_Info_fromint, Info_fromint, MPI_Info, (int info), (info), (info), (::bindery::detail::passed<int> info), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_fromint(X)
#endif
#if BND_HAS_MPI_Info_get
#define BND_TOOL_ENTRY_MPI_Info_get(X) X(MPI_Info_get, Info_get, int, (MPI_Info info, const char *key, int valuelen, char *value, int *flag), (info, key, valuelen, value, flag), (info, key, valuelen, value, flag), (::bindery::detail::passed<MPI_Info> info, const char *key, ::bindery::detail::passed<int> valuelen, char *value, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_get(X)
#endif
#if BND_HAS_MPI_Info_get_nkeys
#define BND_TOOL_ENTRY_MPI_Info_get_nkeys(X) X(MPI_Info_get_nkeys, Info_get_nkeys, int, (MPI_Info info, int *nkeys), (info, nkeys), (info, nkeys), (::bindery::detail::passed<MPI_Info> info, int *nkeys), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_get_nkeys(X)
#endif
#if BND_HAS_MPI_Info_get_nthkey
#define BND_TOOL_ENTRY_MPI_Info_get_nthkey(X) X(MPI_Info_get_nthkey, Info_get_nthkey, int, (MPI_Info info, int n, char *key), (info, n, key), (info, n, key), (::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<int> n, char *key), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_get_nthkey(X)
#endif
#if BND_HAS_MPI_Info_get_string
#define BND_TOOL_ENTRY_MPI_Info_get_string(X) X(MPI_Info_get_string, Info_get_string, int, (MPI_Info info, const char *key, int *buflen, char *value, int *flag), (info, key, buflen, value, flag), (info, key, buflen, value, flag), (::bindery::detail::passed<MPI_Info> info, const char *key, int *buflen, char *value, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_get_string(X)
#endif
#if BND_HAS_MPI_Info_get_valuelen
#define BND_TOOL_ENTRY_MPI_Info_get_valuelen(X) X(MPI_Info_get_valuelen, Info_get_valuelen, int, (MPI_Info info, const char *key, int *valuelen, int *flag), (info, key, valuelen, flag), (info, key, valuelen, flag), (::bindery::detail::passed<MPI_Info> info, const char *key, int *valuelen, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_get_valuelen(X)
#endif
#if BND_HAS_MPI_Info_set
#define BND_TOOL_ENTRY_MPI_Info_set(X) X(MPI_Info_set, Info_set, int, (MPI_Info info, const char *key, const char *value), (info, key, value), (info, key, value), (::bindery::detail::passed<MPI_Info> info, const char *key, const char *value), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_set(X)
#endif
#if BND_HAS_MPI_Info_toint
#define BND_TOOL_ENTRY_MPI_Info_toint(X) X(MPI_Info_toint, Info_toint, int, (MPI_Info info), (info), (info), (::bindery::detail::passed<MPI_Info> info), , )
#else
#define BND_TOOL_ENTRY_MPI_Info_toint(X)
#endif
#if BND_HAS_MPI_Init
#define BND_TOOL_ENTRY_MPI_Init(X) X(MPI_Init, Init, int, (int *argc, char ***argv), (argc, argv), (argc, argv), (int *argc, char ***argv), , )
#else
#define BND_TOOL_ENTRY_MPI_Init(X)
#endif
#if BND_HAS_MPI_Init_thread
#define BND_TOOL_ENTRY_MPI_Init_thread(X) X(MPI_Init_thread, Init_thread, int, (int *argc, char ***argv, int required, int *provided), (argc, argv, required, provided), (argc, argv, required, provided), (int *argc, char ***argv, ::bindery::detail::passed<int> required, int *provided), , )
#else
#define BND_TOOL_ENTRY_MPI_Init_thread(X)
#endif
#if BND_HAS_MPI_Initialized
#define BND_TOOL_ENTRY_MPI_Initialized(X) X(MPI_Initialized, Initialized, int, (int *flag), (flag), (flag), (int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Initialized(X)
#endif
#if BND_HAS_MPI_Intercomm_create
#define BND_TOOL_ENTRY_MPI_Intercomm_create(X) X(MPI_Intercomm_create, Intercomm_create, int, (MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag, MPI_Comm *newintercomm), (local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm), (local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm), (::bindery::detail::passed<MPI_Comm> local_comm, ::bindery::detail::passed<int> local_leader, ::bindery::detail::passed<MPI_Comm> peer_comm, ::bindery::detail::passed<int> remote_leader, ::bindery::detail::passed<int> tag, MPI_Comm *newintercomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Intercomm_create(X)
#endif
#if BND_HAS_MPI_Intercomm_create_from_groups
#define BND_TOOL_ENTRY_MPI_Intercomm_create_from_groups(X) X(MPI_Intercomm_create_from_groups, Intercomm_create_from_groups, int, (MPI_Group local_group, int local_leader, MPI_Group remote_group, int remote_leader, const char *stringtag, MPI_Info info, MPI_Errhandler errhandler, MPI_Comm *newintercomm), (local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm), (local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm), (::bindery::detail::passed<MPI_Group> local_group, ::bindery::detail::passed<int> local_leader, ::bindery::detail::passed<MPI_Group> remote_group, ::bindery::detail::passed<int> remote_leader, const char *stringtag, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<MPI_Errhandler> errhandler, MPI_Comm *newintercomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Intercomm_create_from_groups(X)
#endif
#if BND_HAS_MPI_Intercomm_merge
#define BND_TOOL_ENTRY_MPI_Intercomm_merge(X) X(MPI_Intercomm_merge, Intercomm_merge, int, (MPI_Comm intercomm, int high, MPI_Comm *newintracomm), (intercomm, high, newintracomm), (intercomm, high, newintracomm), (::bindery::detail::passed<MPI_Comm> intercomm, ::bindery::detail::passed<int> high, MPI_Comm *newintracomm), , )
#else
#define BND_TOOL_ENTRY_MPI_Intercomm_merge(X)
#endif
#if BND_HAS_MPI_Iprobe
#define BND_TOOL_ENTRY_MPI_Iprobe(X) X(MPI_Iprobe, Iprobe, int, (int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status), (source, tag, comm, flag, status), (source, tag, comm, flag, status), (::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, int *flag, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Iprobe(X)
#endif
#if BND_HAS_MPI_Irecv
#define BND_TOOL_ENTRY_MPI_Irecv(X) X(MPI_Irecv, Irecv, int, (void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, source, tag, comm, request), (buf, count, datatype, source, tag, comm, request), (void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Irecv(X)
#endif
#if BND_HAS_MPI_Irecv_c
#define BND_TOOL_ENTRY_MPI_Irecv_c(X) X(MPI_Irecv_c, Irecv_c, int, (void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, source, tag, comm, request), (buf, count, datatype, source, tag, comm, request), (void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Irecv_c(X)
#endif
#if BND_HAS_MPI_Ireduce
#define BND_TOOL_ENTRY_MPI_Ireduce(X) X(MPI_Ireduce, Ireduce, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, root, comm, request), (sendbuf, recvbuf, count, datatype, op, root, comm, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ireduce(X)
#endif
#if BND_HAS_MPI_Ireduce_c
#define BND_TOOL_ENTRY_MPI_Ireduce_c(X) X(MPI_Ireduce_c, Ireduce_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, root, comm, request), (sendbuf, recvbuf, count, datatype, op, root, comm, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ireduce_c(X)
#endif
#if BND_HAS_MPI_Ireduce_scatter
#define BND_TOOL_ENTRY_MPI_Ireduce_scatter(X) X(MPI_Ireduce_scatter, Ireduce_scatter, int, (const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, request), (const void *sendbuf, void *recvbuf, const int *recvcounts, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ireduce_scatter(X)
#endif
#if BND_HAS_MPI_Ireduce_scatter_block
#define BND_TOOL_ENTRY_MPI_Ireduce_scatter_block(X) X(MPI_Ireduce_scatter_block, Ireduce_scatter_block, int, (const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, recvcount, datatype, op, comm, request), (sendbuf, recvbuf, recvcount, datatype, op, comm, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ireduce_scatter_block(X)
#endif
#if BND_HAS_MPI_Ireduce_scatter_block_c
#define BND_TOOL_ENTRY_MPI_Ireduce_scatter_block_c(X) X(MPI_Ireduce_scatter_block_c, Ireduce_scatter_block_c, int, (const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, recvcount, datatype, op, comm, request), (sendbuf, recvbuf, recvcount, datatype, op, comm, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ireduce_scatter_block_c(X)
#endif
#if BND_HAS_MPI_Ireduce_scatter_c
#define BND_TOOL_ENTRY_MPI_Ireduce_scatter_c(X) X(MPI_Ireduce_scatter_c, Ireduce_scatter_c, int, (const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, request), (const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ireduce_scatter_c(X)
#endif
#if BND_HAS_MPI_Irsend
#define BND_TOOL_ENTRY_MPI_Irsend(X) X(MPI_Irsend, Irsend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Irsend(X)
#endif
#if BND_HAS_MPI_Irsend_c
#define BND_TOOL_ENTRY_MPI_Irsend_c(X) X(MPI_Irsend_c, Irsend_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Irsend_c(X)
#endif
#if BND_HAS_MPI_Is_thread_main
#define BND_TOOL_ENTRY_MPI_Is_thread_main(X) X(MPI_Is_thread_main, Is_thread_main, int, (int *flag), (flag), (flag), (int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Is_thread_main(X)
#endif
#if BND_HAS_MPI_Iscan
#define BND_TOOL_ENTRY_MPI_Iscan(X) X(MPI_Iscan, Iscan, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request), (sendbuf, recvbuf, count, datatype, op, comm, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iscan(X)
#endif
#if BND_HAS_MPI_Iscan_c
#define BND_TOOL_ENTRY_MPI_Iscan_c(X) X(MPI_Iscan_c, Iscan_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request), (sendbuf, recvbuf, count, datatype, op, comm, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iscan_c(X)
#endif
#if BND_HAS_MPI_Iscatter
#define BND_TOOL_ENTRY_MPI_Iscatter(X) X(MPI_Iscatter, Iscatter, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iscatter(X)
#endif
#if BND_HAS_MPI_Iscatter_c
#define BND_TOOL_ENTRY_MPI_Iscatter_c(X) X(MPI_Iscatter_c, Iscatter_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iscatter_c(X)
#endif
#if BND_HAS_MPI_Iscatterv
#define BND_TOOL_ENTRY_MPI_Iscatterv(X) X(MPI_Iscatterv, Iscatterv, int, (const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (const void *sendbuf, const int *sendcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iscatterv(X)
#endif
#if BND_HAS_MPI_Iscatterv_c
#define BND_TOOL_ENTRY_MPI_Iscatterv_c(X) X(MPI_Iscatterv_c, Iscatterv_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Iscatterv_c(X)
#endif
#if BND_HAS_MPI_Isend
#define BND_TOOL_ENTRY_MPI_Isend(X) X(MPI_Isend, Isend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Isend(X)
#endif
#if BND_HAS_MPI_Isend_c
#define BND_TOOL_ENTRY_MPI_Isend_c(X) X(MPI_Isend_c, Isend_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Isend_c(X)
#endif
#if BND_HAS_MPI_Isendrecv
#define BND_TOOL_ENTRY_MPI_Isendrecv(X) X(MPI_Isendrecv, Isendrecv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> sendtag, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> recvtag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Isendrecv(X)
#endif
#if BND_HAS_MPI_Isendrecv_c
#define BND_TOOL_ENTRY_MPI_Isendrecv_c(X) X(MPI_Isendrecv_c, Isendrecv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> sendtag, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> recvtag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Isendrecv_c(X)
#endif
#if BND_HAS_MPI_Isendrecv_replace
#define BND_TOOL_ENTRY_MPI_Isendrecv_replace(X) X(MPI_Isendrecv_replace, Isendrecv_replace, int, (void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, sendtag, source, recvtag, comm, request), (buf, count, datatype, dest, sendtag, source, recvtag, comm, request), (void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> sendtag, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> recvtag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Isendrecv_replace(X)
#endif
#if BND_HAS_MPI_Isendrecv_replace_c
#define BND_TOOL_ENTRY_MPI_Isendrecv_replace_c(X) X(MPI_Isendrecv_replace_c, Isendrecv_replace_c, int, (void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, sendtag, source, recvtag, comm, request), (buf, count, datatype, dest, sendtag, source, recvtag, comm, request), (void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> sendtag, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> recvtag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Isendrecv_replace_c(X)
#endif
#if BND_HAS_MPI_Issend
#define BND_TOOL_ENTRY_MPI_Issend(X) X(MPI_Issend, Issend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Issend(X)
#endif
#if BND_HAS_MPI_Issend_c
#define BND_TOOL_ENTRY_MPI_Issend_c(X) X(MPI_Issend_c, Issend_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Issend_c(X)
#endif
#if BND_HAS_MPI_Keyval_create
#define BND_TOOL_ENTRY_MPI_Keyval_create(X) X(MPI_Keyval_create, Keyval_create, int, (MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state), (copy_fn, delete_fn, keyval, extra_state), (copy_fn, delete_fn, keyval, extra_state), (MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state), , )
#else
#define BND_TOOL_ENTRY_MPI_Keyval_create(X)
#endif
#if BND_HAS_MPI_Keyval_free
#define BND_TOOL_ENTRY_MPI_Keyval_free(X) X(MPI_Keyval_free, Keyval_free, int, (int *keyval), (keyval), (keyval), (int *keyval), , )
#else
#define BND_TOOL_ENTRY_MPI_Keyval_free(X)
#endif
#if BND_HAS_MPI_Lookup_name
#define BND_TOOL_ENTRY_MPI_Lookup_name(X) X(MPI_Lookup_name, Lookup_name, int, (const char *service_name, MPI_Info info, char *port_name), (service_name, info, port_name), (service_name, info, port_name), (const char *service_name, ::bindery::detail::passed<MPI_Info> info, char *port_name), , )
#else
#define BND_TOOL_ENTRY_MPI_Lookup_name(X)
#endif
#if BND_HAS_MPI_Message_c2f
#define BND_TOOL_ENTRY_MPI_Message_c2f(X) X(MPI_Message_c2f, Message_c2f, MPI_Fint, (MPI_Message message), (message), (message), (::bindery::detail::passed<MPI_Message> message), , )
#else
#define BND_TOOL_ENTRY_MPI_Message_c2f(X)
#endif
#if BND_HAS_MPI_Message_f2c
#define BND_TOOL_ENTRY_MPI_Message_f2c(X) X(MPI_Message_f2c, Message_f2c, MPI_Message, (MPI_Fint message), (message), (message), (::bindery::detail::passed<MPI_Fint> message), , )
#else
#define BND_TOOL_ENTRY_MPI_Message_f2c(X)
#endif
#if BND_HAS_MPI_Message_fromint
#define BND_TOOL_ENTRY_MPI_Message_fromint(X) X(MPI_Message_fromint, Message_fromint, MPI_Message, (int message), (message), (message), (::bindery::detail::passed<int> message), , )
#else
#define BND_TOOL_ENTRY_MPI_Message_fromint(X)
#endif
#if BND_HAS_MPI_Message_toint
#define BND_TOOL_ENTRY_MPI_Message_toint(X) X(MPI_Message_toint, Message_toint, int, (MPI_Message message), (message), (message), (::bindery::detail::passed<MPI_Message> message), , )
#else
#define BND_TOOL_ENTRY_MPI_Message_toint(X)
#endif
#if BND_HAS_MPI_Mprobe
#define BND_TOOL_ENTRY_MPI_Mprobe(X) X(MPI_Mprobe, Mprobe, int, (int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status), (source, tag, comm, message, status), (source, tag, comm, message, status), (::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Message *message, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Mprobe(X)
#endif
#if BND_HAS_MPI_Mrecv
#define BND_TOOL_ENTRY_MPI_Mrecv(X) X(MPI_Mrecv, Mrecv, int, (void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status), (buf, count, datatype, message, status), (buf, count, datatype, message, status), (void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Message *message, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Mrecv(X)
#endif
#if BND_HAS_MPI_Mrecv_c
#define BND_TOOL_ENTRY_MPI_Mrecv_c(X) X(MPI_Mrecv_c, Mrecv_c, int, (void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status), (buf, count, datatype, message, status), (buf, count, datatype, message, status), (void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Message *message, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Mrecv_c(X)
#endif
#if BND_HAS_MPI_Neighbor_allgather
#define BND_TOOL_ENTRY_MPI_Neighbor_allgather(X) X(MPI_Neighbor_allgather, Neighbor_allgather, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_allgather(X)
#endif
#if BND_HAS_MPI_Neighbor_allgather_c
#define BND_TOOL_ENTRY_MPI_Neighbor_allgather_c(X) X(MPI_Neighbor_allgather_c, Neighbor_allgather_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_allgather_c(X)
#endif
#if BND_HAS_MPI_Neighbor_allgather_init
#define BND_TOOL_ENTRY_MPI_Neighbor_allgather_init(X) X(MPI_Neighbor_allgather_init, Neighbor_allgather_init, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_allgather_init(X)
#endif
#if BND_HAS_MPI_Neighbor_allgather_init_c
#define BND_TOOL_ENTRY_MPI_Neighbor_allgather_init_c(X) X(MPI_Neighbor_allgather_init_c, Neighbor_allgather_init_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_allgather_init_c(X)
#endif
#if BND_HAS_MPI_Neighbor_allgatherv
#define BND_TOOL_ENTRY_MPI_Neighbor_allgatherv(X) X(MPI_Neighbor_allgatherv, Neighbor_allgatherv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *displs, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_allgatherv(X)
#endif
#if BND_HAS_MPI_Neighbor_allgatherv_c
#define BND_TOOL_ENTRY_MPI_Neighbor_allgatherv_c(X) X(MPI_Neighbor_allgatherv_c, Neighbor_allgatherv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_allgatherv_c(X)
#endif
#if BND_HAS_MPI_Neighbor_allgatherv_init
#define BND_TOOL_ENTRY_MPI_Neighbor_allgatherv_init(X) X(MPI_Neighbor_allgatherv_init, Neighbor_allgatherv_init, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_allgatherv_init(X)
#endif
#if BND_HAS_MPI_Neighbor_allgatherv_init_c
#define BND_TOOL_ENTRY_MPI_Neighbor_allgatherv_init_c(X) X(MPI_Neighbor_allgatherv_init_c, Neighbor_allgatherv_init_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_allgatherv_init_c(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoall
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoall(X) X(MPI_Neighbor_alltoall, Neighbor_alltoall, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoall(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoall_c
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoall_c(X) X(MPI_Neighbor_alltoall_c, Neighbor_alltoall_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoall_c(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoall_init
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoall_init(X) X(MPI_Neighbor_alltoall_init, Neighbor_alltoall_init, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoall_init(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoall_init_c
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoall_init_c(X) X(MPI_Neighbor_alltoall_init_c, Neighbor_alltoall_init_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoall_init_c(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoallv
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallv(X) X(MPI_Neighbor_alltoallv, Neighbor_alltoallv, int, (const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), (const void *sendbuf, const int *sendcounts, const int *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallv(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoallv_c
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallv_c(X) X(MPI_Neighbor_alltoallv_c, Neighbor_alltoallv_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallv_c(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoallv_init
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallv_init(X) X(MPI_Neighbor_alltoallv_init, Neighbor_alltoallv_init, int, (const void *sendbuf, const int *sendcounts, const int *sdispls, MPI_Datatype sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), (const void *sendbuf, const int *sendcounts, const int *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallv_init(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoallv_init_c
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallv_init_c(X) X(MPI_Neighbor_alltoallv_init_c, Neighbor_alltoallv_init_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, MPI_Datatype sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallv_init_c(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoallw
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallw(X) X(MPI_Neighbor_alltoallw, Neighbor_alltoallw, int, (const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), (const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallw(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoallw_c
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallw_c(X) X(MPI_Neighbor_alltoallw_c, Neighbor_alltoallw_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallw_c(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoallw_init
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallw_init(X) X(MPI_Neighbor_alltoallw_init, Neighbor_alltoallw_init, int, (const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), (const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallw_init(X)
#endif
#if BND_HAS_MPI_Neighbor_alltoallw_init_c
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallw_init_c(X) X(MPI_Neighbor_alltoallw_init_c, Neighbor_alltoallw_init_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Neighbor_alltoallw_init_c(X)
#endif
#if BND_HAS_MPI_Op_c2f
#define BND_TOOL_ENTRY_MPI_Op_c2f(X) X(MPI_Op_c2f, Op_c2f, MPI_Fint, (MPI_Op op), (op), (op), (::bindery::detail::passed<MPI_Op> op), , )
#else
#define BND_TOOL_ENTRY_MPI_Op_c2f(X)
#endif
#if BND_HAS_MPI_Op_commutative
#define BND_TOOL_ENTRY_MPI_Op_commutative(X) X(MPI_Op_commutative, Op_commutative, int, (MPI_Op op, int *commute), (op, commute), (op, commute), (::bindery::detail::passed<MPI_Op> op, int *commute), , )
#else
#define BND_TOOL_ENTRY_MPI_Op_commutative(X)
#endif
#if BND_HAS_MPI_Op_create
#define BND_TOOL_ENTRY_MPI_Op_create(X) X(MPI_Op_create, Op_create, int, (MPI_User_function *user_fn, int commute, MPI_Op *op), (user_fn, commute, op), (user_fn, commute, op), (MPI_User_function *user_fn, ::bindery::detail::passed<int> commute, MPI_Op *op), , )
#else
#define BND_TOOL_ENTRY_MPI_Op_create(X)
#endif
#if BND_HAS_MPI_Op_create_c
#define BND_TOOL_ENTRY_MPI_Op_create_c(X) X(MPI_Op_create_c, Op_create_c, int, (MPI_User_function_c *user_fn, int commute, MPI_Op *op), (user_fn, commute, op), (user_fn, commute, op), (MPI_User_function_c *user_fn, ::bindery::detail::passed<int> commute, MPI_Op *op), , )
#else
#define BND_TOOL_ENTRY_MPI_Op_create_c(X)
#endif
#if BND_HAS_MPI_Op_f2c
#define BND_TOOL_ENTRY_MPI_Op_f2c(X) X(MPI_Op_f2c, Op_f2c, MPI_Op, (MPI_Fint op), (op), (op), (::bindery::detail::passed<MPI_Fint> op), , )
#else
#define BND_TOOL_ENTRY_MPI_Op_f2c(X)
#endif
#if BND_HAS_MPI_Op_free
#define BND_TOOL_ENTRY_MPI_Op_free(X) X(MPI_Op_free, Op_free, int, (MPI_Op *op), (op), (op), (MPI_Op *op), , )
#else
#define BND_TOOL_ENTRY_MPI_Op_free(X)
#endif
#if BND_HAS_MPI_Op_fromint
#define BND_TOOL_ENTRY_MPI_Op_fromint(X) X(MPI_Op_fromint, Op_fromint, MPI_Op, (int op), (op), (op), (::bindery::detail::passed<int> op), , )
#else
#define BND_TOOL_ENTRY_MPI_Op_fromint(X)
#endif
#if BND_HAS_MPI_Op_toint
#define BND_TOOL_ENTRY_MPI_Op_toint(X) X(MPI_Op_toint, Op_toint, int, (MPI_Op op), (op), (op), (::bindery::detail::passed<MPI_Op> op), , )
#else
#define BND_TOOL_ENTRY_MPI_Op_toint(X)
#endif
#if BND_HAS_MPI_Open_port
#define BND_TOOL_ENTRY_MPI_Open_port(X) X(MPI_Open_port, Open_port, int, (MPI_Info info, char *port_name), (info, port_name), (info, port_name), (::bindery::detail::passed<MPI_Info> info, char *port_name), , )
#else
#define BND_TOOL_ENTRY_MPI_Open_port(X)
#endif
#if BND_HAS_MPI_Pack
#define BND_TOOL_ENTRY_MPI_Pack(X) X(MPI_Pack, Pack, int, (const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm), (inbuf, incount, datatype, outbuf, outsize, position, comm), (inbuf, incount, datatype, outbuf, outsize, position, comm), (const void *inbuf, ::bindery::detail::passed<int> incount, ::bindery::detail::passed<MPI_Datatype> datatype, void *outbuf, ::bindery::detail::passed<int> outsize, int *position, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Pack(X)
#endif
#if BND_HAS_MPI_Pack_c
#define BND_TOOL_ENTRY_MPI_Pack_c(X) X(MPI_Pack_c, Pack_c, int, (const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position, MPI_Comm comm), (inbuf, incount, datatype, outbuf, outsize, position, comm), (inbuf, incount, datatype, outbuf, outsize, position, comm), (const void *inbuf, ::bindery::detail::passed<MPI_Count> incount, ::bindery::detail::passed<MPI_Datatype> datatype, void *outbuf, ::bindery::detail::passed<MPI_Count> outsize, MPI_Count *position, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Pack_c(X)
#endif
#if BND_HAS_MPI_Pack_external
#define BND_TOOL_ENTRY_MPI_Pack_external(X) X(MPI_Pack_external, Pack_external, int, (const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, MPI_Aint outsize, MPI_Aint *position), (datarep, inbuf, incount, datatype, outbuf, outsize, position), (datarep, inbuf, incount, datatype, outbuf, outsize, position), (const char *datarep, const void *inbuf, ::bindery::detail::passed<int> incount, ::bindery::detail::passed<MPI_Datatype> datatype, void *outbuf, ::bindery::detail::passed<MPI_Aint> outsize, MPI_Aint *position), , )
#else
#define BND_TOOL_ENTRY_MPI_Pack_external(X)
#endif
#if BND_HAS_MPI_Pack_external_c
#define BND_TOOL_ENTRY_MPI_Pack_external_c(X) X(MPI_Pack_external_c, Pack_external_c, int, (const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position), (datarep, inbuf, incount, datatype, outbuf, outsize, position), (datarep, inbuf, incount, datatype, outbuf, outsize, position), (const char *datarep, const void *inbuf, ::bindery::detail::passed<MPI_Count> incount, ::bindery::detail::passed<MPI_Datatype> datatype, void *outbuf, ::bindery::detail::passed<MPI_Count> outsize, MPI_Count *position), , )
#else
#define BND_TOOL_ENTRY_MPI_Pack_external_c(X)
#endif
#if BND_HAS_MPI_Pack_external_size
#define BND_TOOL_ENTRY_MPI_Pack_external_size(X) X(MPI_Pack_external_size, Pack_external_size, int, (const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size), (datarep, incount, datatype, size), (datarep, incount, datatype, size), (const char *datarep, ::bindery::detail::passed<int> incount, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Aint *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Pack_external_size(X)
#endif
#if BND_HAS_MPI_Pack_external_size_c
#define BND_TOOL_ENTRY_MPI_Pack_external_size_c(X) X(MPI_Pack_external_size_c, Pack_external_size_c, int, (const char *datarep, MPI_Count incount, MPI_Datatype datatype, MPI_Count *size), (datarep, incount, datatype, size), (datarep, incount, datatype, size), (const char *datarep, ::bindery::detail::passed<MPI_Count> incount, ::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Pack_external_size_c(X)
#endif
#if BND_HAS_MPI_Pack_size
#define BND_TOOL_ENTRY_MPI_Pack_size(X) X(MPI_Pack_size, Pack_size, int, (int incount, MPI_Datatype datatype, MPI_Comm comm, int *size), (incount, datatype, comm, size), (incount, datatype, comm, size), (::bindery::detail::passed<int> incount, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Comm> comm, int *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Pack_size(X)
#endif
#if BND_HAS_MPI_Pack_size_c
#define BND_TOOL_ENTRY_MPI_Pack_size_c(X) X(MPI_Pack_size_c, Pack_size_c, int, (MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size), (incount, datatype, comm, size), (incount, datatype, comm, size), (::bindery::detail::passed<MPI_Count> incount, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Comm> comm, MPI_Count *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Pack_size_c(X)
#endif
#if BND_HAS_MPI_Parrived
#define BND_TOOL_ENTRY_MPI_Parrived(X) X(MPI_Parrived, Parrived, int, (MPI_Request request, int partition, int *flag), (request, partition, flag), (request, partition, flag), (::bindery::detail::passed<MPI_Request> request, ::bindery::detail::passed<int> partition, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Parrived(X)
#endif
#if BND_HAS_MPI_Pcontrol
#define BND_TOOL_ENTRY_MPI_Pcontrol(X) X(MPI_Pcontrol, Pcontrol, int, (const int level, va_list *arguments), (level, arguments), (level, &arguments_), (::bindery::detail::passed<const int> level, ...), va_list arguments_; va_start(arguments_, level);, va_end(arguments_);)
#else
#define BND_TOOL_ENTRY_MPI_Pcontrol(X)
#endif
#if BND_HAS_MPI_Pready
#define BND_TOOL_ENTRY_MPI_Pready(X) X(MPI_Pready, Pready, int, (int partition, MPI_Request request), (partition, request), (partition, request), (::bindery::detail::passed<int> partition, ::bindery::detail::passed<MPI_Request> request), , )
#else
#define BND_TOOL_ENTRY_MPI_Pready(X)
#endif
#if BND_HAS_MPI_Pready_list
#define BND_TOOL_ENTRY_MPI_Pready_list(X) X(MPI_Pready_list, Pready_list, int, (int length, const int *array_of_partitions, MPI_Request request), (length, array_of_partitions, request), (length, array_of_partitions, request), (::bindery::detail::passed<int> length, const int *array_of_partitions, ::bindery::detail::passed<MPI_Request> request), , )
#else
#define BND_TOOL_ENTRY_MPI_Pready_list(X)
#endif
#if BND_HAS_MPI_Pready_range
#define BND_TOOL_ENTRY_MPI_Pready_range(X) X(MPI_Pready_range, Pready_range, int, (int partition_low, int partition_high, MPI_Request request), (partition_low, partition_high, request), (partition_low, partition_high, request), (::bindery::detail::passed<int> partition_low, ::bindery::detail::passed<int> partition_high, ::bindery::detail::passed<MPI_Request> request), , )
#else
#define BND_TOOL_ENTRY_MPI_Pready_range(X)
#endif
#if BND_HAS_MPI_Precv_init
#define BND_TOOL_ENTRY_MPI_Precv_init(X) X(MPI_Precv_init, Precv_init, int, (void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request), (buf, partitions, count, datatype, source, tag, comm, info, request), (buf, partitions, count, datatype, source, tag, comm, info, request), (void *buf, ::bindery::detail::passed<int> partitions, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Precv_init(X)
#endif
#if BND_HAS_MPI_Probe
#define BND_TOOL_ENTRY_MPI_Probe(X) X(MPI_Probe, Probe, int, (int source, int tag, MPI_Comm comm, MPI_Status *status), (source, tag, comm, status), (source, tag, comm, status), (::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Probe(X)
#endif
#if BND_HAS_MPI_Psend_init
#define BND_TOOL_ENTRY_MPI_Psend_init(X) X(MPI_Psend_init, Psend_init, int, (const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request), (buf, partitions, count, datatype, dest, tag, comm, info, request), (buf, partitions, count, datatype, dest, tag, comm, info, request), (const void *buf, ::bindery::detail::passed<int> partitions, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Psend_init(X)
#endif
#if BND_HAS_MPI_Publish_name
#define BND_TOOL_ENTRY_MPI_Publish_name(X) X(MPI_Publish_name, Publish_name, int, (const char *service_name, MPI_Info info, const char *port_name), (service_name, info, port_name), (service_name, info, port_name), (const char *service_name, ::bindery::detail::passed<MPI_Info> info, const char *port_name), , )
#else
#define BND_TOOL_ENTRY_MPI_Publish_name(X)
#endif
#if BND_HAS_MPI_Put
#define BND_TOOL_ENTRY_MPI_Put(X) X(MPI_Put, Put, int, (const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), (const void *origin_addr, ::bindery::detail::passed<int> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<int> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Put(X)
#endif
#if BND_HAS_MPI_Put_c
#define BND_TOOL_ENTRY_MPI_Put_c(X) X(MPI_Put_c, Put_c, int, (const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win), (const void *origin_addr, ::bindery::detail::passed<MPI_Count> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<MPI_Count> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Put_c(X)
#endif
#if BND_HAS_MPI_Query_thread
#define BND_TOOL_ENTRY_MPI_Query_thread(X) X(MPI_Query_thread, Query_thread, int, (int *provided), (provided), (provided), (int *provided), , )
#else
#define BND_TOOL_ENTRY_MPI_Query_thread(X)
#endif
#if BND_HAS_MPI_Raccumulate
#define BND_TOOL_ENTRY_MPI_Raccumulate(X) X(MPI_Raccumulate, Raccumulate, int, (const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), (const void *origin_addr, ::bindery::detail::passed<int> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<int> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Win> win, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Raccumulate(X)
#endif
#if BND_HAS_MPI_Raccumulate_c
#define BND_TOOL_ENTRY_MPI_Raccumulate_c(X) X(MPI_Raccumulate_c, Raccumulate_c, int, (const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), (const void *origin_addr, ::bindery::detail::passed<MPI_Count> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<MPI_Count> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Win> win, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Raccumulate_c(X)
#endif
#if BND_HAS_MPI_Recv
#define BND_TOOL_ENTRY_MPI_Recv(X) X(MPI_Recv, Recv, int, (void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status), (buf, count, datatype, source, tag, comm, status), (buf, count, datatype, source, tag, comm, status), (void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Recv(X)
#endif
#if BND_HAS_MPI_Recv_c
#define BND_TOOL_ENTRY_MPI_Recv_c(X) X(MPI_Recv_c, Recv_c, int, (void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status), (buf, count, datatype, source, tag, comm, status), (buf, count, datatype, source, tag, comm, status), (void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Recv_c(X)
#endif
#if BND_HAS_MPI_Recv_init
#define BND_TOOL_ENTRY_MPI_Recv_init(X) X(MPI_Recv_init, Recv_init, int, (void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, source, tag, comm, request), (buf, count, datatype, source, tag, comm, request), (void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Recv_init(X)
#endif
#if BND_HAS_MPI_Recv_init_c
#define BND_TOOL_ENTRY_MPI_Recv_init_c(X) X(MPI_Recv_init_c, Recv_init_c, int, (void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, source, tag, comm, request), (buf, count, datatype, source, tag, comm, request), (void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Recv_init_c(X)
#endif
#if BND_HAS_MPI_Reduce
#define BND_TOOL_ENTRY_MPI_Reduce(X) X(MPI_Reduce, Reduce, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, root, comm), (sendbuf, recvbuf, count, datatype, op, root, comm), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce(X)
#endif
#if BND_HAS_MPI_Reduce_c
#define BND_TOOL_ENTRY_MPI_Reduce_c(X) X(MPI_Reduce_c, Reduce_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, root, comm), (sendbuf, recvbuf, count, datatype, op, root, comm), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_c(X)
#endif
#if BND_HAS_MPI_Reduce_init
#define BND_TOOL_ENTRY_MPI_Reduce_init(X) X(MPI_Reduce_init, Reduce_init, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, root, comm, info, request), (sendbuf, recvbuf, count, datatype, op, root, comm, info, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_init(X)
#endif
#if BND_HAS_MPI_Reduce_init_c
#define BND_TOOL_ENTRY_MPI_Reduce_init_c(X) X(MPI_Reduce_init_c, Reduce_init_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, root, comm, info, request), (sendbuf, recvbuf, count, datatype, op, root, comm, info, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_init_c(X)
#endif
#if BND_HAS_MPI_Reduce_local
#define BND_TOOL_ENTRY_MPI_Reduce_local(X) X(MPI_Reduce_local, Reduce_local, int, (const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op), (inbuf, inoutbuf, count, datatype, op), (inbuf, inoutbuf, count, datatype, op), (const void *inbuf, void *inoutbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_local(X)
#endif
#if BND_HAS_MPI_Reduce_local_c
#define BND_TOOL_ENTRY_MPI_Reduce_local_c(X) X(MPI_Reduce_local_c, Reduce_local_c, int, (const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op), (inbuf, inoutbuf, count, datatype, op), (inbuf, inoutbuf, count, datatype, op), (const void *inbuf, void *inoutbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_local_c(X)
#endif
#if BND_HAS_MPI_Reduce_scatter
#define BND_TOOL_ENTRY_MPI_Reduce_scatter(X) X(MPI_Reduce_scatter, Reduce_scatter, int, (const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, recvcounts, datatype, op, comm), (sendbuf, recvbuf, recvcounts, datatype, op, comm), (const void *sendbuf, void *recvbuf, const int *recvcounts, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_scatter(X)
#endif
#if BND_HAS_MPI_Reduce_scatter_block
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_block(X) X(MPI_Reduce_scatter_block, Reduce_scatter_block, int, (const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, recvcount, datatype, op, comm), (sendbuf, recvbuf, recvcount, datatype, op, comm), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_block(X)
#endif
#if BND_HAS_MPI_Reduce_scatter_block_c
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_block_c(X) X(MPI_Reduce_scatter_block_c, Reduce_scatter_block_c, int, (const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, recvcount, datatype, op, comm), (sendbuf, recvbuf, recvcount, datatype, op, comm), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_block_c(X)
#endif
#if BND_HAS_MPI_Reduce_scatter_block_init
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_block_init(X) X(MPI_Reduce_scatter_block_init, Reduce_scatter_block_init, int, (const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, recvcount, datatype, op, comm, info, request), (sendbuf, recvbuf, recvcount, datatype, op, comm, info, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_block_init(X)
#endif
#if BND_HAS_MPI_Reduce_scatter_block_init_c
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_block_init_c(X) X(MPI_Reduce_scatter_block_init_c, Reduce_scatter_block_init_c, int, (const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, recvcount, datatype, op, comm, info, request), (sendbuf, recvbuf, recvcount, datatype, op, comm, info, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_block_init_c(X)
#endif
#if BND_HAS_MPI_Reduce_scatter_c
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_c(X) X(MPI_Reduce_scatter_c, Reduce_scatter_c, int, (const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, recvcounts, datatype, op, comm), (sendbuf, recvbuf, recvcounts, datatype, op, comm), (const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_c(X)
#endif
#if BND_HAS_MPI_Reduce_scatter_init
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_init(X) X(MPI_Reduce_scatter_init, Reduce_scatter_init, int, (const void *sendbuf, void *recvbuf, const int *recvcounts, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request), (const void *sendbuf, void *recvbuf, const int *recvcounts, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_init(X)
#endif
#if BND_HAS_MPI_Reduce_scatter_init_c
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_init_c(X) X(MPI_Reduce_scatter_init_c, Reduce_scatter_init_c, int, (const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request), (const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Reduce_scatter_init_c(X)
#endif
#if BND_HAS_MPI_Register_datarep
#define BND_TOOL_ENTRY_MPI_Register_datarep(X) X(MPI_Register_datarep, Register_datarep, int, (const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn, MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state), (datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state), (datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state), (const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn, MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state), , )
#else
#define BND_TOOL_ENTRY_MPI_Register_datarep(X)
#endif
#if BND_HAS_MPI_Register_datarep_c
#define BND_TOOL_ENTRY_MPI_Register_datarep_c(X) X(MPI_Register_datarep_c, Register_datarep_c, int, (const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn, MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state), (datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state), (datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state), (const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn, MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state), , )
#else
#define BND_TOOL_ENTRY_MPI_Register_datarep_c(X)
#endif
#if BND_HAS_MPI_Remove_error_class
#define BND_TOOL_ENTRY_MPI_Remove_error_class(X) X(MPI_Remove_error_class, Remove_error_class, int, (int errorclass), (errorclass), (errorclass), (::bindery::detail::passed<int> errorclass), , )
#else
#define BND_TOOL_ENTRY_MPI_Remove_error_class(X)
#endif
#if BND_HAS_MPI_Remove_error_code
#define BND_TOOL_ENTRY_MPI_Remove_error_code(X) X(MPI_Remove_error_code, Remove_error_code, int, (int errorcode), (errorcode), (errorcode), (::bindery::detail::passed<int> errorcode), , )
#else
#define BND_TOOL_ENTRY_MPI_Remove_error_code(X)
#endif
#if BND_HAS_MPI_Remove_error_string
#define BND_TOOL_ENTRY_MPI_Remove_error_string(X) X(MPI_Remove_error_string, Remove_error_string, int, (int errorcode), (errorcode), (errorcode), (::bindery::detail::passed<int> errorcode), , )
#else
#define BND_TOOL_ENTRY_MPI_Remove_error_string(X)
#endif
#if BND_HAS_MPI_Request_c2f
#define BND_TOOL_ENTRY_MPI_Request_c2f(X) X(MPI_Request_c2f, Request_c2f, MPI_Fint, (MPI_Request request), (request), (request), (::bindery::detail::passed<MPI_Request> request), , )
#else
#define BND_TOOL_ENTRY_MPI_Request_c2f(X)
#endif
#if BND_HAS_MPI_Request_f2c
#define BND_TOOL_ENTRY_MPI_Request_f2c(X) X(MPI_Request_f2c, Request_f2c, MPI_Request, (MPI_Fint request), (request), (request), (::bindery::detail::passed<MPI_Fint> request), , )
#else
#define BND_TOOL_ENTRY_MPI_Request_f2c(X)
#endif
#if BND_HAS_MPI_Request_free
#define BND_TOOL_ENTRY_MPI_Request_free(X) X(MPI_Request_free, Request_free, int, (MPI_Request *request), (request), (request), (MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Request_free(X)
#endif
#if BND_HAS_MPI_Request_fromint
#define BND_TOOL_ENTRY_MPI_Request_fromint(X) X(MPI_Request_fromint, Request_fromint, MPI_Request, (int request), (request), (request), (::bindery::detail::passed<int> request), , )
#else
#define BND_TOOL_ENTRY_MPI_Request_fromint(X)
#endif
#if BND_HAS_MPI_Request_get_status
#define BND_TOOL_ENTRY_MPI_Request_get_status(X) X(MPI_Request_get_status, Request_get_status, int, (MPI_Request request, int *flag, MPI_Status *status), (request, flag, status), (request, flag, status), (::bindery::detail::passed<MPI_Request> request, int *flag, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Request_get_status(X)
#endif
#if BND_HAS_MPI_Request_get_status_all
#define BND_TOOL_ENTRY_MPI_Request_get_status_all(X) X(MPI_Request_get_status_all, Request_get_status_all, int, (int count, const MPI_Request *array_of_requests, int *flag, MPI_Status *array_of_statuses), (count, array_of_requests, flag, array_of_statuses), (count, array_of_requests, flag, array_of_statuses), (::bindery::detail::passed<int> count, const MPI_Request *array_of_requests, int *flag, MPI_Status *array_of_statuses), , )
#else
#define BND_TOOL_ENTRY_MPI_Request_get_status_all(X)
#endif
#if BND_HAS_MPI_Request_get_status_any
#define BND_TOOL_ENTRY_MPI_Request_get_status_any(X) X(MPI_Request_get_status_any, Request_get_status_any, int, (int count, const MPI_Request *array_of_requests, int *index, int *flag, MPI_Status *status), (count, array_of_requests, index, flag, status), (count, array_of_requests, index, flag, status), (::bindery::detail::passed<int> count, const MPI_Request *array_of_requests, int *index, int *flag, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Request_get_status_any(X)
#endif
#if BND_HAS_MPI_Request_get_status_some
#define BND_TOOL_ENTRY_MPI_Request_get_status_some(X) X(MPI_Request_get_status_some, Request_get_status_some, int, (int incount, const MPI_Request *array_of_requests, int *outcount, int *array_of_indices, MPI_Status *array_of_statuses), (incount, array_of_requests, outcount, array_of_indices, array_of_statuses), (incount, array_of_requests, outcount, array_of_indices, array_of_statuses), (::bindery::detail::passed<int> incount, const MPI_Request *array_of_requests, int *outcount, int *array_of_indices, MPI_Status *array_of_statuses), , )
#else
#define BND_TOOL_ENTRY_MPI_Request_get_status_some(X)
#endif
#if BND_HAS_MPI_Request_toint
#define BND_TOOL_ENTRY_MPI_Request_toint(X) X(MPI_Request_toint, Request_toint, int, (MPI_Request request), (request), (request), (::bindery::detail::passed<MPI_Request> request), , )
#else
#define BND_TOOL_ENTRY_MPI_Request_toint(X)
#endif
#if BND_HAS_MPI_Rget
#define BND_TOOL_ENTRY_MPI_Rget(X) X(MPI_Rget, Rget, int, (void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), (void *origin_addr, ::bindery::detail::passed<int> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<int> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Win> win, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Rget(X)
#endif
#if BND_HAS_MPI_Rget_accumulate
#define BND_TOOL_ENTRY_MPI_Rget_accumulate(X) X(MPI_Rget_accumulate, Rget_accumulate, int, (const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), (const void *origin_addr, ::bindery::detail::passed<int> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, void *result_addr, ::bindery::detail::passed<int> result_count, ::bindery::detail::passed<MPI_Datatype> result_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<int> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Win> win, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Rget_accumulate(X)
#endif
#if BND_HAS_MPI_Rget_accumulate_c
#define BND_TOOL_ENTRY_MPI_Rget_accumulate_c(X) X(MPI_Rget_accumulate_c, Rget_accumulate_c, int, (const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request), (const void *origin_addr, ::bindery::detail::passed<MPI_Count> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, void *result_addr, ::bindery::detail::passed<MPI_Count> result_count, ::bindery::detail::passed<MPI_Datatype> result_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<MPI_Count> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Win> win, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Rget_accumulate_c(X)
#endif
#if BND_HAS_MPI_Rget_c
#define BND_TOOL_ENTRY_MPI_Rget_c(X) X(MPI_Rget_c, Rget_c, int, (void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), (void *origin_addr, ::bindery::detail::passed<MPI_Count> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<MPI_Count> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Win> win, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Rget_c(X)
#endif
#if BND_HAS_MPI_Rput
#define BND_TOOL_ENTRY_MPI_Rput(X) X(MPI_Rput, Rput, int, (const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), (const void *origin_addr, ::bindery::detail::passed<int> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<int> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Win> win, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Rput(X)
#endif
#if BND_HAS_MPI_Rput_c
#define BND_TOOL_ENTRY_MPI_Rput_c(X) X(MPI_Rput_c, Rput_c, int, (const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request), (const void *origin_addr, ::bindery::detail::passed<MPI_Count> origin_count, ::bindery::detail::passed<MPI_Datatype> origin_datatype, ::bindery::detail::passed<int> target_rank, ::bindery::detail::passed<MPI_Aint> target_disp, ::bindery::detail::passed<MPI_Count> target_count, ::bindery::detail::passed<MPI_Datatype> target_datatype, ::bindery::detail::passed<MPI_Win> win, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Rput_c(X)
#endif
#if BND_HAS_MPI_Rsend
#define BND_TOOL_ENTRY_MPI_Rsend(X) X(MPI_Rsend, Rsend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm), (buf, count, datatype, dest, tag, comm), (buf, count, datatype, dest, tag, comm), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Rsend(X)
#endif
#if BND_HAS_MPI_Rsend_c
#define BND_TOOL_ENTRY_MPI_Rsend_c(X) X(MPI_Rsend_c, Rsend_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm), (buf, count, datatype, dest, tag, comm), (buf, count, datatype, dest, tag, comm), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Rsend_c(X)
#endif
#if BND_HAS_MPI_Rsend_init
#define BND_TOOL_ENTRY_MPI_Rsend_init(X) X(MPI_Rsend_init, Rsend_init, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Rsend_init(X)
#endif
#if BND_HAS_MPI_Rsend_init_c
#define BND_TOOL_ENTRY_MPI_Rsend_init_c(X) X(MPI_Rsend_init_c, Rsend_init_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Rsend_init_c(X)
#endif
#if BND_HAS_MPI_Scan
#define BND_TOOL_ENTRY_MPI_Scan(X) X(MPI_Scan, Scan, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, comm), (sendbuf, recvbuf, count, datatype, op, comm), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Scan(X)
#endif
#if BND_HAS_MPI_Scan_c
#define BND_TOOL_ENTRY_MPI_Scan_c(X) X(MPI_Scan_c, Scan_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm), (sendbuf, recvbuf, count, datatype, op, comm), (sendbuf, recvbuf, count, datatype, op, comm), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Scan_c(X)
#endif
#if BND_HAS_MPI_Scan_init
#define BND_TOOL_ENTRY_MPI_Scan_init(X) X(MPI_Scan_init, Scan_init, int, (const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Scan_init(X)
#endif
#if BND_HAS_MPI_Scan_init_c
#define BND_TOOL_ENTRY_MPI_Scan_init_c(X) X(MPI_Scan_init_c, Scan_init_c, int, (const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (sendbuf, recvbuf, count, datatype, op, comm, info, request), (const void *sendbuf, void *recvbuf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Op> op, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Scan_init_c(X)
#endif
#if BND_HAS_MPI_Scatter
#define BND_TOOL_ENTRY_MPI_Scatter(X) X(MPI_Scatter, Scatter, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Scatter(X)
#endif
#if BND_HAS_MPI_Scatter_c
#define BND_TOOL_ENTRY_MPI_Scatter_c(X) X(MPI_Scatter_c, Scatter_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Scatter_c(X)
#endif
#if BND_HAS_MPI_Scatter_init
#define BND_TOOL_ENTRY_MPI_Scatter_init(X) X(MPI_Scatter_init, Scatter_init, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Scatter_init(X)
#endif
#if BND_HAS_MPI_Scatter_init_c
#define BND_TOOL_ENTRY_MPI_Scatter_init_c(X) X(MPI_Scatter_init_c, Scatter_init_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Scatter_init_c(X)
#endif
#if BND_HAS_MPI_Scatterv
#define BND_TOOL_ENTRY_MPI_Scatterv(X) X(MPI_Scatterv, Scatterv, int, (const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm), (const void *sendbuf, const int *sendcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Scatterv(X)
#endif
#if BND_HAS_MPI_Scatterv_c
#define BND_TOOL_ENTRY_MPI_Scatterv_c(X) X(MPI_Scatterv_c, Scatterv_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Scatterv_c(X)
#endif
#if BND_HAS_MPI_Scatterv_init
#define BND_TOOL_ENTRY_MPI_Scatterv_init(X) X(MPI_Scatterv_init, Scatterv_init, int, (const void *sendbuf, const int *sendcounts, const int *displs, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (const void *sendbuf, const int *sendcounts, const int *displs, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Scatterv_init(X)
#endif
#if BND_HAS_MPI_Scatterv_init_c
#define BND_TOOL_ENTRY_MPI_Scatterv_init_c(X) X(MPI_Scatterv_init_c, Scatterv_init_c, int, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request), (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, ::bindery::detail::passed<MPI_Datatype> sendtype, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> root, ::bindery::detail::passed<MPI_Comm> comm, ::bindery::detail::passed<MPI_Info> info, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Scatterv_init_c(X)
#endif
#if BND_HAS_MPI_Send
#define BND_TOOL_ENTRY_MPI_Send(X) X(MPI_Send, Send, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm), (buf, count, datatype, dest, tag, comm), (buf, count, datatype, dest, tag, comm), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Send(X)
#endif
#if BND_HAS_MPI_Send_c
#define BND_TOOL_ENTRY_MPI_Send_c(X) X(MPI_Send_c, Send_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm), (buf, count, datatype, dest, tag, comm), (buf, count, datatype, dest, tag, comm), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Send_c(X)
#endif
#if BND_HAS_MPI_Send_init
#define BND_TOOL_ENTRY_MPI_Send_init(X) X(MPI_Send_init, Send_init, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Send_init(X)
#endif
#if BND_HAS_MPI_Send_init_c
#define BND_TOOL_ENTRY_MPI_Send_init_c(X) X(MPI_Send_init_c, Send_init_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Send_init_c(X)
#endif
#if BND_HAS_MPI_Sendrecv
#define BND_TOOL_ENTRY_MPI_Sendrecv(X) X(MPI_Sendrecv, Sendrecv, int, (const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status), (const void *sendbuf, ::bindery::detail::passed<int> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> sendtag, void *recvbuf, ::bindery::detail::passed<int> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> recvtag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Sendrecv(X)
#endif
#if BND_HAS_MPI_Sendrecv_c
#define BND_TOOL_ENTRY_MPI_Sendrecv_c(X) X(MPI_Sendrecv_c, Sendrecv_c, int, (const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status), (const void *sendbuf, ::bindery::detail::passed<MPI_Count> sendcount, ::bindery::detail::passed<MPI_Datatype> sendtype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> sendtag, void *recvbuf, ::bindery::detail::passed<MPI_Count> recvcount, ::bindery::detail::passed<MPI_Datatype> recvtype, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> recvtag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Sendrecv_c(X)
#endif
#if BND_HAS_MPI_Sendrecv_replace
#define BND_TOOL_ENTRY_MPI_Sendrecv_replace(X) X(MPI_Sendrecv_replace, Sendrecv_replace, int, (void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status), (buf, count, datatype, dest, sendtag, source, recvtag, comm, status), (buf, count, datatype, dest, sendtag, source, recvtag, comm, status), (void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> sendtag, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> recvtag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Sendrecv_replace(X)
#endif
#if BND_HAS_MPI_Sendrecv_replace_c
#define BND_TOOL_ENTRY_MPI_Sendrecv_replace_c(X) X(MPI_Sendrecv_replace_c, Sendrecv_replace_c, int, (void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status), (buf, count, datatype, dest, sendtag, source, recvtag, comm, status), (buf, count, datatype, dest, sendtag, source, recvtag, comm, status), (void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> sendtag, ::bindery::detail::passed<int> source, ::bindery::detail::passed<int> recvtag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Sendrecv_replace_c(X)
#endif
#if BND_HAS_MPI_Session_attach_buffer
#define BND_TOOL_ENTRY_MPI_Session_attach_buffer(X) X(MPI_Session_attach_buffer, Session_attach_buffer, int, (MPI_Session session, void *buffer, int size), (session, buffer, size), (session, buffer, size), (::bindery::detail::passed<MPI_Session> session, void *buffer, ::bindery::detail::passed<int> size), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_attach_buffer(X)
#endif
#if BND_HAS_MPI_Session_attach_buffer_c
#define BND_TOOL_ENTRY_MPI_Session_attach_buffer_c(X) X(MPI_Session_attach_buffer_c, Session_attach_buffer_c, int, (MPI_Session session, void *buffer, MPI_Count size), (session, buffer, size), (session, buffer, size), (::bindery::detail::passed<MPI_Session> session, void *buffer, ::bindery::detail::passed<MPI_Count> size), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_attach_buffer_c(X)
#endif
#if BND_HAS_MPI_Session_c2f
#define BND_TOOL_ENTRY_MPI_Session_c2f(X) X(MPI_Session_c2f, Session_c2f, MPI_Fint, (MPI_Session session), (session), (session), (::bindery::detail::passed<MPI_Session> session), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_c2f(X)
#endif
#if BND_HAS_MPI_Session_call_errhandler
#define BND_TOOL_ENTRY_MPI_Session_call_errhandler(X) X(MPI_Session_call_errhandler, Session_call_errhandler, int, (MPI_Session session, int errorcode), (session, errorcode), (session, errorcode), (::bindery::detail::passed<MPI_Session> session, ::bindery::detail::passed<int> errorcode), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_call_errhandler(X)
#endif
#if BND_HAS_MPI_Session_create_errhandler
#define BND_TOOL_ENTRY_MPI_Session_create_errhandler(X) X(MPI_Session_create_errhandler, Session_create_errhandler, int, (MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler), (session_errhandler_fn, errhandler), (session_errhandler_fn, errhandler), (MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_create_errhandler(X)
#endif
#if BND_HAS_MPI_Session_detach_buffer
#define BND_TOOL_ENTRY_MPI_Session_detach_buffer(X) X(MPI_Session_detach_buffer, Session_detach_buffer, int, (MPI_Session session, void *buffer_addr, int *size), (session, buffer_addr, size), (session, buffer_addr, size), (::bindery::detail::passed<MPI_Session> session, void *buffer_addr, int *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_detach_buffer(X)
#endif
#if BND_HAS_MPI_Session_detach_buffer_c
#define BND_TOOL_ENTRY_MPI_Session_detach_buffer_c(X) X(MPI_Session_detach_buffer_c, Session_detach_buffer_c, int, (MPI_Session session, void *buffer_addr, MPI_Count *size), (session, buffer_addr, size), (session, buffer_addr, size), (::bindery::detail::passed<MPI_Session> session, void *buffer_addr, MPI_Count *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_detach_buffer_c(X)
#endif
#if BND_HAS_MPI_Session_f2c
#define BND_TOOL_ENTRY_MPI_Session_f2c(X) X(MPI_Session_f2c, Session_f2c, MPI_Session, (MPI_Fint session), (session), (session), (::bindery::detail::passed<MPI_Fint> session), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_f2c(X)
#endif
#if BND_HAS_MPI_Session_finalize
#define BND_TOOL_ENTRY_MPI_Session_finalize(X) X(MPI_Session_finalize, Session_finalize, int, (MPI_Session *session), (session), (session), (MPI_Session *session), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_finalize(X)
#endif
#if BND_HAS_MPI_Session_flush_buffer
#define BND_TOOL_ENTRY_MPI_Session_flush_buffer(X) X(MPI_Session_flush_buffer, Session_flush_buffer, int, (MPI_Session session), (session), (session), (::bindery::detail::passed<MPI_Session> session), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_flush_buffer(X)
#endif
#if BND_HAS_MPI_Session_fromint
#define BND_TOOL_ENTRY_MPI_Session_fromint(X) X(MPI_Session_fromint, Session_fromint, MPI_Session, (int session), (session), (session), (::bindery::detail::passed<int> session), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_fromint(X)
#endif
#if BND_HAS_MPI_Session_get_errhandler
#define BND_TOOL_ENTRY_MPI_Session_get_errhandler(X) X(MPI_Session_get_errhandler, Session_get_errhandler, int, (MPI_Session session, MPI_Errhandler *errhandler), (session, errhandler), (session, errhandler), (::bindery::detail::passed<MPI_Session> session, MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_get_errhandler(X)
#endif
#if BND_HAS_MPI_Session_get_info
#define BND_TOOL_ENTRY_MPI_Session_get_info(X) X(MPI_Session_get_info, Session_get_info, int, (MPI_Session session, MPI_Info *info_used), (session, info_used), (session, info_used), (::bindery::detail::passed<MPI_Session> session, MPI_Info *info_used), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_get_info(X)
#endif
#if BND_HAS_MPI_Session_get_nth_pset
#define BND_TOOL_ENTRY_MPI_Session_get_nth_pset(X) X(MPI_Session_get_nth_pset, Session_get_nth_pset, int, (MPI_Session session, MPI_Info info, int n, int *pset_len, char *pset_name), (session, info, n, pset_len, pset_name), (session, info, n, pset_len, pset_name), (::bindery::detail::passed<MPI_Session> session, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<int> n, int *pset_len, char *pset_name), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_get_nth_pset(X)
#endif
#if BND_HAS_MPI_Session_get_num_psets
#define BND_TOOL_ENTRY_MPI_Session_get_num_psets(X) X(MPI_Session_get_num_psets, Session_get_num_psets, int, (MPI_Session session, MPI_Info info, int *npset_names), (session, info, npset_names), (session, info, npset_names), (::bindery::detail::passed<MPI_Session> session, ::bindery::detail::passed<MPI_Info> info, int *npset_names), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_get_num_psets(X)
#endif
#if BND_HAS_MPI_Session_get_pset_info
#define BND_TOOL_ENTRY_MPI_Session_get_pset_info(X) X(MPI_Session_get_pset_info, Session_get_pset_info, int, (MPI_Session session, const char *pset_name, MPI_Info *info), (session, pset_name, info), (session, pset_name, info), (::bindery::detail::passed<MPI_Session> session, const char *pset_name, MPI_Info *info), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_get_pset_info(X)
#endif
#if BND_HAS_MPI_Session_iflush_buffer
#define BND_TOOL_ENTRY_MPI_Session_iflush_buffer(X) X(MPI_Session_iflush_buffer, Session_iflush_buffer, int, (MPI_Session session, MPI_Request *request), (session, request), (session, request), (::bindery::detail::passed<MPI_Session> session, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_iflush_buffer(X)
#endif
#if BND_HAS_MPI_Session_init
#define BND_TOOL_ENTRY_MPI_Session_init(X) X(MPI_Session_init, Session_init, int, (MPI_Info info, MPI_Errhandler errhandler, MPI_Session *session), (info, errhandler, session), (info, errhandler, session), (::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<MPI_Errhandler> errhandler, MPI_Session *session), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_init(X)
#endif
#if BND_HAS_MPI_Session_set_errhandler
#define BND_TOOL_ENTRY_MPI_Session_set_errhandler(X) X(MPI_Session_set_errhandler, Session_set_errhandler, int, (MPI_Session session, MPI_Errhandler errhandler), (session, errhandler), (session, errhandler), (::bindery::detail::passed<MPI_Session> session, ::bindery::detail::passed<MPI_Errhandler> errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_set_errhandler(X)
#endif
#if BND_HAS_MPI_Session_toint
#define BND_TOOL_ENTRY_MPI_Session_toint(X) X(MPI_Session_toint, Session_toint, int, (MPI_Session session), (session), (session), (::bindery::detail::passed<MPI_Session> session), , )
#else
#define BND_TOOL_ENTRY_MPI_Session_toint(X)
#endif
#if BND_HAS_MPI_Ssend
#define BND_TOOL_ENTRY_MPI_Ssend(X) X(MPI_Ssend, Ssend, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm), (buf, count, datatype, dest, tag, comm), (buf, count, datatype, dest, tag, comm), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Ssend(X)
#endif
#if BND_HAS_MPI_Ssend_c
#define BND_TOOL_ENTRY_MPI_Ssend_c(X) X(MPI_Ssend_c, Ssend_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm), (buf, count, datatype, dest, tag, comm), (buf, count, datatype, dest, tag, comm), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Ssend_c(X)
#endif
#if BND_HAS_MPI_Ssend_init
#define BND_TOOL_ENTRY_MPI_Ssend_init(X) X(MPI_Ssend_init, Ssend_init, int, (const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ssend_init(X)
#endif
#if BND_HAS_MPI_Ssend_init_c
#define BND_TOOL_ENTRY_MPI_Ssend_init_c(X) X(MPI_Ssend_init_c, Ssend_init_c, int, (const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request), (buf, count, datatype, dest, tag, comm, request), (const void *buf, ::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> dest, ::bindery::detail::passed<int> tag, ::bindery::detail::passed<MPI_Comm> comm, MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Ssend_init_c(X)
#endif
#if BND_HAS_MPI_Start
#define BND_TOOL_ENTRY_MPI_Start(X) X(MPI_Start, Start, int, (MPI_Request *request), (request), (request), (MPI_Request *request), , )
#else
#define BND_TOOL_ENTRY_MPI_Start(X)
#endif
#if BND_HAS_MPI_Startall
#define BND_TOOL_ENTRY_MPI_Startall(X) X(MPI_Startall, Startall, int, (int count, MPI_Request *array_of_requests), (count, array_of_requests), (count, array_of_requests), (::bindery::detail::passed<int> count, MPI_Request *array_of_requests), , )
#else
#define BND_TOOL_ENTRY_MPI_Startall(X)
#endif
#if BND_HAS_MPI_Status_c2f
#define BND_TOOL_ENTRY_MPI_Status_c2f(X) X(MPI_Status_c2f, Status_c2f, int, (const MPI_Status *c_status, MPI_Fint *f_status), (c_status, f_status), (c_status, f_status), (const MPI_Status *c_status, MPI_Fint *f_status), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_c2f(X)
#endif
#if BND_HAS_MPI_Status_c2f08
#define BND_TOOL_ENTRY_MPI_Status_c2f08(X) X(MPI_Status_c2f08, Status_c2f08, int, (const MPI_Status *c_status, MPI_F08_status *f08_status), (c_status, f08_status), (c_status, f08_status), (const MPI_Status *c_status, MPI_F08_status *f08_status), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_c2f08(X)
#endif
#if BND_HAS_MPI_Status_f082c
#define BND_TOOL_ENTRY_MPI_Status_f082c(X) X(MPI_Status_f082c, Status_f082c, int, (const MPI_F08_status *f08_status, MPI_Status *c_status), (f08_status, c_status), (f08_status, c_status), (const MPI_F08_status *f08_status, MPI_Status *c_status), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_f082c(X)
#endif
#if BND_HAS_MPI_Status_f082f
#define BND_TOOL_ENTRY_MPI_Status_f082f(X) X(MPI_Status_f082f, Status_f082f, int, (const MPI_F08_status *f08_status, MPI_Fint *f_status), (f08_status, f_status), (f08_status, f_status), (const MPI_F08_status *f08_status, MPI_Fint *f_status), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_f082f(X)
#endif
#if BND_HAS_MPI_Status_f2c
#define BND_TOOL_ENTRY_MPI_Status_f2c(X) X(MPI_Status_f2c, Status_f2c, int, (const MPI_Fint *f_status, MPI_Status *c_status), (f_status, c_status), (f_status, c_status), (const MPI_Fint *f_status, MPI_Status *c_status), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_f2c(X)
#endif
#if BND_HAS_MPI_Status_f2f08
#define BND_TOOL_ENTRY_MPI_Status_f2f08(X) X(MPI_Status_f2f08, Status_f2f08, int, (const MPI_Fint *f_status, MPI_F08_status *f08_status), (f_status, f08_status), (f_status, f08_status), (const MPI_Fint *f_status, MPI_F08_status *f08_status), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_f2f08(X)
#endif
#if BND_HAS_MPI_Status_get_error
#define BND_TOOL_ENTRY_MPI_Status_get_error(X) X(MPI_Status_get_error, Status_get_error, int, (const MPI_Status *status, int *err), (status, err), (status, err), (const MPI_Status *status, int *err), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_get_error(X)
#endif
#if BND_HAS_MPI_Status_get_source
#define BND_TOOL_ENTRY_MPI_Status_get_source(X) X(MPI_Status_get_source, Status_get_source, int, (const MPI_Status *status, int *source), (status, source), (status, source), (const MPI_Status *status, int *source), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_get_source(X)
#endif
#if BND_HAS_MPI_Status_get_tag
#define BND_TOOL_ENTRY_MPI_Status_get_tag(X) X(MPI_Status_get_tag, Status_get_tag, int, (const MPI_Status *status, int *tag), (status, tag), (status, tag), (const MPI_Status *status, int *tag), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_get_tag(X)
#endif
#if BND_HAS_MPI_Status_set_cancelled
#define BND_TOOL_ENTRY_MPI_Status_set_cancelled(X) X(MPI_Status_set_cancelled, Status_set_cancelled, int, (MPI_Status *status, int flag), (status, flag), (status, flag), (MPI_Status *status, ::bindery::detail::passed<int> flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_set_cancelled(X)
#endif
#if BND_HAS_MPI_Status_set_elements
#define BND_TOOL_ENTRY_MPI_Status_set_elements(X) X(MPI_Status_set_elements, Status_set_elements, int, (MPI_Status *status, MPI_Datatype datatype, int count), (status, datatype, count), (status, datatype, count), (MPI_Status *status, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> count), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_set_elements(X)
#endif
#if BND_HAS_MPI_Status_set_elements_c
#define BND_TOOL_ENTRY_MPI_Status_set_elements_c(X) X(MPI_Status_set_elements_c, Status_set_elements_c, int, (MPI_Status *status, MPI_Datatype datatype, MPI_Count count), (status, datatype, count), (status, datatype, count), (MPI_Status *status, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Count> count), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_set_elements_c(X)
#endif
#if BND_HAS_MPI_Status_set_elements_x
#define BND_TOOL_ENTRY_MPI_Status_set_elements_x(X) X(MPI_Status_set_elements_x, Status_set_elements_x, int, (MPI_Status *status, MPI_Datatype datatype, MPI_Count count), (status, datatype, count), (status, datatype, count), (MPI_Status *status, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Count> count), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_set_elements_x(X)
#endif
#if BND_HAS_MPI_Status_set_error
#define BND_TOOL_ENTRY_MPI_Status_set_error(X) X(MPI_Status_set_error, Status_set_error, int, (MPI_Status *status, int err), (status, err), (status, err), (MPI_Status *status, ::bindery::detail::passed<int> err), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_set_error(X)
#endif
#if BND_HAS_MPI_Status_set_source
#define BND_TOOL_ENTRY_MPI_Status_set_source(X) X(MPI_Status_set_source, Status_set_source, int, (MPI_Status *status, int source), (status, source), (status, source), (MPI_Status *status, ::bindery::detail::passed<int> source), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_set_source(X)
#endif
#if BND_HAS_MPI_Status_set_tag
#define BND_TOOL_ENTRY_MPI_Status_set_tag(X) X(MPI_Status_set_tag, Status_set_tag, int, (MPI_Status *status, int tag), (status, tag), (status, tag), (MPI_Status *status, ::bindery::detail::passed<int> tag), , )
#else
#define BND_TOOL_ENTRY_MPI_Status_set_tag(X)
#endif
#if BND_HAS_MPI_T_category_changed
#define BND_TOOL_ENTRY_MPI_T_category_changed(X) X(MPI_T_category_changed, T_category_changed, int, (int *update_number), (update_number), (update_number), (int *update_number), , )
#else
#define BND_TOOL_ENTRY_MPI_T_category_changed(X)
#endif
#if BND_HAS_MPI_T_category_get_categories
#define BND_TOOL_ENTRY_MPI_T_category_get_categories(X) X(MPI_T_category_get_categories, T_category_get_categories, int, (int cat_index, int len, int *indices), (cat_index, len, indices), (cat_index, len, indices), (::bindery::detail::passed<int> cat_index, ::bindery::detail::passed<int> len, int *indices), , )
#else
#define BND_TOOL_ENTRY_MPI_T_category_get_categories(X)
#endif
#if BND_HAS_MPI_T_category_get_cvars
#define BND_TOOL_ENTRY_MPI_T_category_get_cvars(X) X(MPI_T_category_get_cvars, T_category_get_cvars, int, (int cat_index, int len, int *indices), (cat_index, len, indices), (cat_index, len, indices), (::bindery::detail::passed<int> cat_index, ::bindery::detail::passed<int> len, int *indices), , )
#else
#define BND_TOOL_ENTRY_MPI_T_category_get_cvars(X)
#endif
#if BND_HAS_MPI_T_category_get_events
#define BND_TOOL_ENTRY_MPI_T_category_get_events(X) X(MPI_T_category_get_events, T_category_get_events, int, (int cat_index, int len, int *indices), (cat_index, len, indices), (cat_index, len, indices), (::bindery::detail::passed<int> cat_index, ::bindery::detail::passed<int> len, int *indices), , )
#else
#define BND_TOOL_ENTRY_MPI_T_category_get_events(X)
#endif
#if BND_HAS_MPI_T_category_get_index
#define BND_TOOL_ENTRY_MPI_T_category_get_index(X) X(MPI_T_category_get_index, T_category_get_index, int, (const char *name, int *cat_index), (name, cat_index), (name, cat_index), (const char *name, int *cat_index), , )
#else
#define BND_TOOL_ENTRY_MPI_T_category_get_index(X)
#endif
#if BND_HAS_MPI_T_category_get_info
#define BND_TOOL_ENTRY_MPI_T_category_get_info(X) X(MPI_T_category_get_info, T_category_get_info, int, (int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars, int *num_pvars, int *num_categories), (cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories), (cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories), (::bindery::detail::passed<int> cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars, int *num_pvars, int *num_categories), , )
#else
#define BND_TOOL_ENTRY_MPI_T_category_get_info(X)
#endif
#if BND_HAS_MPI_T_category_get_num
#define BND_TOOL_ENTRY_MPI_T_category_get_num(X) X(MPI_T_category_get_num, T_category_get_num, int, (int *num_cat), (num_cat), (num_cat), (int *num_cat), , )
#else
#define BND_TOOL_ENTRY_MPI_T_category_get_num(X)
#endif
#if BND_HAS_MPI_T_category_get_num_events
#define BND_TOOL_ENTRY_MPI_T_category_get_num_events(X) X(MPI_T_category_get_num_events, T_category_get_num_events, int, (int cat_index, int *num_events), (cat_index, num_events), (cat_index, num_events), (::bindery::detail::passed<int> cat_index, int *num_events), , )
#else
#define BND_TOOL_ENTRY_MPI_T_category_get_num_events(X)
#endif
#if BND_HAS_MPI_T_category_get_pvars
#define BND_TOOL_ENTRY_MPI_T_category_get_pvars(X) X(MPI_T_category_get_pvars, T_category_get_pvars, int, (int cat_index, int len, int *indices), (cat_index, len, indices), (cat_index, len, indices), (::bindery::detail::passed<int> cat_index, ::bindery::detail::passed<int> len, int *indices), , )
#else
#define BND_TOOL_ENTRY_MPI_T_category_get_pvars(X)
#endif
#if BND_HAS_MPI_T_cvar_get_index
#define BND_TOOL_ENTRY_MPI_T_cvar_get_index(X) X(MPI_T_cvar_get_index, T_cvar_get_index, int, (const char *name, int *cvar_index), (name, cvar_index), (name, cvar_index), (const char *name, int *cvar_index), , )
#else
#define BND_TOOL_ENTRY_MPI_T_cvar_get_index(X)
#endif
#if BND_HAS_MPI_T_cvar_get_info
#define BND_TOOL_ENTRY_MPI_T_cvar_get_info(X) X(MPI_T_cvar_get_info, T_cvar_get_info, int, (int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope), (cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope), (cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope), (::bindery::detail::passed<int> cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope), , )
#else
#define BND_TOOL_ENTRY_MPI_T_cvar_get_info(X)
#endif
#if BND_HAS_MPI_T_cvar_get_num
#define BND_TOOL_ENTRY_MPI_T_cvar_get_num(X) X(MPI_T_cvar_get_num, T_cvar_get_num, int, (int *num_cvar), (num_cvar), (num_cvar), (int *num_cvar), , )
#else
#define BND_TOOL_ENTRY_MPI_T_cvar_get_num(X)
#endif
#if BND_HAS_MPI_T_cvar_handle_alloc
#define BND_TOOL_ENTRY_MPI_T_cvar_handle_alloc(X) X(MPI_T_cvar_handle_alloc, T_cvar_handle_alloc, int, (int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count), (cvar_index, obj_handle, handle, count), (cvar_index, obj_handle, handle, count), (::bindery::detail::passed<int> cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count), , )
#else
#define BND_TOOL_ENTRY_MPI_T_cvar_handle_alloc(X)
#endif
#if BND_HAS_MPI_T_cvar_handle_free
#define BND_TOOL_ENTRY_MPI_T_cvar_handle_free(X) X(MPI_T_cvar_handle_free, T_cvar_handle_free, int, (MPI_T_cvar_handle *handle), (handle), (handle), (MPI_T_cvar_handle *handle), , )
#else
#define BND_TOOL_ENTRY_MPI_T_cvar_handle_free(X)
#endif
#if BND_HAS_MPI_T_cvar_read
#define BND_TOOL_ENTRY_MPI_T_cvar_read(X) X(MPI_T_cvar_read, T_cvar_read, int, (MPI_T_cvar_handle handle, void *buf), (handle, buf), (handle, buf), (::bindery::detail::passed<MPI_T_cvar_handle> handle, void *buf), , )
#else
#define BND_TOOL_ENTRY_MPI_T_cvar_read(X)
#endif
#if BND_HAS_MPI_T_cvar_write
#define BND_TOOL_ENTRY_MPI_T_cvar_write(X) X(MPI_T_cvar_write, T_cvar_write, int, (MPI_T_cvar_handle handle, const void *buf), (handle, buf), (handle, buf), (::bindery::detail::passed<MPI_T_cvar_handle> handle, const void *buf), , )
#else
#define BND_TOOL_ENTRY_MPI_T_cvar_write(X)
#endif
#if BND_HAS_MPI_T_enum_get_info
#define BND_TOOL_ENTRY_MPI_T_enum_get_info(X) X(MPI_T_enum_get_info, T_enum_get_info, int, (MPI_T_enum enumtype, int *num, char *name, int *name_len), (enumtype, num, name, name_len), (enumtype, num, name, name_len), (::bindery::detail::passed<MPI_T_enum> enumtype, int *num, char *name, int *name_len), , )
#else
#define BND_TOOL_ENTRY_MPI_T_enum_get_info(X)
#endif
#if BND_HAS_MPI_T_enum_get_item
#define BND_TOOL_ENTRY_MPI_T_enum_get_item(X) X(MPI_T_enum_get_item, T_enum_get_item, int, (MPI_T_enum enumtype, int index, int *value, char *name, int *name_len), (enumtype, index, value, name, name_len), (enumtype, index, value, name, name_len), (::bindery::detail::passed<MPI_T_enum> enumtype, ::bindery::detail::passed<int> index, int *value, char *name, int *name_len), , )
#else
#define BND_TOOL_ENTRY_MPI_T_enum_get_item(X)
#endif
#if BND_HAS_MPI_T_event_callback_get_info
#define BND_TOOL_ENTRY_MPI_T_event_callback_get_info(X) X(MPI_T_event_callback_get_info, T_event_callback_get_info, int, (MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info *info_used), (event_registration, cb_safety, info_used), (event_registration, cb_safety, info_used), (::bindery::detail::passed<MPI_T_event_registration> event_registration, ::bindery::detail::passed<MPI_T_cb_safety> cb_safety, MPI_Info *info_used), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_callback_get_info(X)
#endif
#if BND_HAS_MPI_T_event_callback_set_info
#define BND_TOOL_ENTRY_MPI_T_event_callback_set_info(X) X(MPI_T_event_callback_set_info, T_event_callback_set_info, int, (MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info), (event_registration, cb_safety, info), (event_registration, cb_safety, info), (::bindery::detail::passed<MPI_T_event_registration> event_registration, ::bindery::detail::passed<MPI_T_cb_safety> cb_safety, ::bindery::detail::passed<MPI_Info> info), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_callback_set_info(X)
#endif
#if BND_HAS_MPI_T_event_copy
#define BND_TOOL_ENTRY_MPI_T_event_copy(X) X(MPI_T_event_copy, T_event_copy, int, (MPI_T_event_instance event_instance, void *buffer), (event_instance, buffer), (event_instance, buffer), (::bindery::detail::passed<MPI_T_event_instance> event_instance, void *buffer), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_copy(X)
#endif
#if BND_HAS_MPI_T_event_get_index
#define BND_TOOL_ENTRY_MPI_T_event_get_index(X) X(MPI_T_event_get_index, T_event_get_index, int, (const char *name, int *event_index), (name, event_index), (name, event_index), (const char *name, int *event_index), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_get_index(X)
#endif
#if BND_HAS_MPI_T_event_get_info
#define BND_TOOL_ENTRY_MPI_T_event_get_info(X) X(MPI_T_event_get_info, T_event_get_info, int, (int event_index, char *name, int *name_len, int *verbosity, MPI_Datatype *array_of_datatypes, MPI_Aint *array_of_displacements, int *num_elements, MPI_T_enum *enumtype, MPI_Info *info, char *desc, int *desc_len, int *bind), (event_index, name, name_len, verbosity, array_of_datatypes, array_of_displacements, num_elements, enumtype, info, desc, desc_len, bind), (event_index, name, name_len, verbosity, array_of_datatypes, array_of_displacements, num_elements, enumtype, info, desc, desc_len, bind), (::bindery::detail::passed<int> event_index, char *name, int *name_len, int *verbosity, MPI_Datatype *array_of_datatypes, MPI_Aint *array_of_displacements, int *num_elements, MPI_T_enum *enumtype, MPI_Info *info, char *desc, int *desc_len, int *bind), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_get_info(X)
#endif
#if BND_HAS_MPI_T_event_get_num
#define BND_TOOL_ENTRY_MPI_T_event_get_num(X) X(MPI_T_event_get_num, T_event_get_num, int, (int *num_events), (num_events), (num_events), (int *num_events), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_get_num(X)
#endif
#if BND_HAS_MPI_T_event_get_source
#define BND_TOOL_ENTRY_MPI_T_event_get_source(X) X(MPI_T_event_get_source, T_event_get_source, int, (MPI_T_event_instance event_instance, int *source_index), (event_instance, source_index), (event_instance, source_index), (::bindery::detail::passed<MPI_T_event_instance> event_instance, int *source_index), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_get_source(X)
#endif
#if BND_HAS_MPI_T_event_get_timestamp
#define BND_TOOL_ENTRY_MPI_T_event_get_timestamp(X) X(MPI_T_event_get_timestamp, T_event_get_timestamp, int, (MPI_T_event_instance event_instance, MPI_Count *event_timestamp), (event_instance, event_timestamp), (event_instance, event_timestamp), (::bindery::detail::passed<MPI_T_event_instance> event_instance, MPI_Count *event_timestamp), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_get_timestamp(X)
#endif
#if BND_HAS_MPI_T_event_handle_alloc
#define BND_TOOL_ENTRY_MPI_T_event_handle_alloc(X) X(MPI_T_event_handle_alloc, T_event_handle_alloc, int, (int event_index, void *obj_handle, MPI_Info info, MPI_T_event_registration *event_registration), (event_index, obj_handle, info, event_registration), (event_index, obj_handle, info, event_registration), (::bindery::detail::passed<int> event_index, void *obj_handle, ::bindery::detail::passed<MPI_Info> info, MPI_T_event_registration *event_registration), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_handle_alloc(X)
#endif
#if BND_HAS_MPI_T_event_handle_free
#define BND_TOOL_ENTRY_MPI_T_event_handle_free(X) X(MPI_T_event_handle_free, T_event_handle_free, int, (MPI_T_event_registration event_registration, void *user_data, MPI_T_event_free_cb_function *free_cb_function), (event_registration, user_data, free_cb_function), (event_registration, user_data, free_cb_function), (::bindery::detail::passed<MPI_T_event_registration> event_registration, void *user_data, MPI_T_event_free_cb_function *free_cb_function), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_handle_free(X)
#endif
#if BND_HAS_MPI_T_event_handle_get_info
#define BND_TOOL_ENTRY_MPI_T_event_handle_get_info(X) X(MPI_T_event_handle_get_info, T_event_handle_get_info, int, (MPI_T_event_registration event_registration, MPI_Info *info_used), (event_registration, info_used), (event_registration, info_used), (::bindery::detail::passed<MPI_T_event_registration> event_registration, MPI_Info *info_used), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_handle_get_info(X)
#endif
#if BND_HAS_MPI_T_event_handle_set_info
#define BND_TOOL_ENTRY_MPI_T_event_handle_set_info(X) X(MPI_T_event_handle_set_info, T_event_handle_set_info, int, (MPI_T_event_registration event_registration, MPI_Info info), (event_registration, info), (event_registration, info), (::bindery::detail::passed<MPI_T_event_registration> event_registration, ::bindery::detail::passed<MPI_Info> info), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_handle_set_info(X)
#endif
#if BND_HAS_MPI_T_event_read
#define BND_TOOL_ENTRY_MPI_T_event_read(X) X(MPI_T_event_read, T_event_read, int, (MPI_T_event_instance event_instance, int element_index, void *buffer), (event_instance, element_index, buffer), (event_instance, element_index, buffer), (::bindery::detail::passed<MPI_T_event_instance> event_instance, ::bindery::detail::passed<int> element_index, void *buffer), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_read(X)
#endif
#if BND_HAS_MPI_T_event_register_callback
#define BND_TOOL_ENTRY_MPI_T_event_register_callback(X) X(MPI_T_event_register_callback, T_event_register_callback, int, (MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info, void *user_data, MPI_T_event_cb_function *event_cb_function), (event_registration, cb_safety, info, user_data, event_cb_function), (event_registration, cb_safety, info, user_data, event_cb_function), (::bindery::detail::passed<MPI_T_event_registration> event_registration, ::bindery::detail::passed<MPI_T_cb_safety> cb_safety, ::bindery::detail::passed<MPI_Info> info, void *user_data, MPI_T_event_cb_function *event_cb_function), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_register_callback(X)
#endif
#if BND_HAS_MPI_T_event_set_dropped_handler
#define BND_TOOL_ENTRY_MPI_T_event_set_dropped_handler(X) X(MPI_T_event_set_dropped_handler, T_event_set_dropped_handler, int, (MPI_T_event_registration event_registration, MPI_T_event_dropped_cb_function *dropped_cb_function), (event_registration, dropped_cb_function), (event_registration, dropped_cb_function), (::bindery::detail::passed<MPI_T_event_registration> event_registration, MPI_T_event_dropped_cb_function *dropped_cb_function), , )
#else
#define BND_TOOL_ENTRY_MPI_T_event_set_dropped_handler(X)
#endif
#if BND_HAS_MPI_T_finalize
#define BND_TOOL_ENTRY_MPI_T_finalize(X) X(MPI_T_finalize, T_finalize, int, (), (), (), (), , )
#else
#define BND_TOOL_ENTRY_MPI_T_finalize(X)
#endif
#if BND_HAS_MPI_T_init_thread
#define BND_TOOL_ENTRY_MPI_T_init_thread(X) X(MPI_T_init_thread, T_init_thread, int, (int required, int *provided), (required, provided), (required, provided), (::bindery::detail::passed<int> required, int *provided), , )
#else
#define BND_TOOL_ENTRY_MPI_T_init_thread(X)
#endif
#if BND_HAS_MPI_T_pvar_get_index
#define BND_TOOL_ENTRY_MPI_T_pvar_get_index(X) X(MPI_T_pvar_get_index, T_pvar_get_index, int, (const char *name, int var_class, int *pvar_index), (name, var_class, pvar_index), (name, var_class, pvar_index), (const char *name, ::bindery::detail::passed<int> var_class, int *pvar_index), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_get_index(X)
#endif
#if BND_HAS_MPI_T_pvar_get_info
#define BND_TOOL_ENTRY_MPI_T_pvar_get_info(X) X(MPI_T_pvar_get_info, T_pvar_get_info, int, (int pvar_index, char *name, int *name_len, int *verbosity, int *var_class, MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly, int *continuous, int *atomic), (pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len, bind, readonly, continuous, atomic), (pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len, bind, readonly, continuous, atomic), (::bindery::detail::passed<int> pvar_index, char *name, int *name_len, int *verbosity, int *var_class, MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly, int *continuous, int *atomic), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_get_info(X)
#endif
#if BND_HAS_MPI_T_pvar_get_num
#define BND_TOOL_ENTRY_MPI_T_pvar_get_num(X) X(MPI_T_pvar_get_num, T_pvar_get_num, int, (int *num_pvar), (num_pvar), (num_pvar), (int *num_pvar), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_get_num(X)
#endif
#if BND_HAS_MPI_T_pvar_handle_alloc
#define BND_TOOL_ENTRY_MPI_T_pvar_handle_alloc(X) X(MPI_T_pvar_handle_alloc, T_pvar_handle_alloc, int, (MPI_T_pvar_session session, int pvar_index, void *obj_handle, MPI_T_pvar_handle *handle, int *count), (session, pvar_index, obj_handle, handle, count), (session, pvar_index, obj_handle, handle, count), (::bindery::detail::passed<MPI_T_pvar_session> session, ::bindery::detail::passed<int> pvar_index, void *obj_handle, MPI_T_pvar_handle *handle, int *count), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_handle_alloc(X)
#endif
#if BND_HAS_MPI_T_pvar_handle_free
#define BND_TOOL_ENTRY_MPI_T_pvar_handle_free(X) X(MPI_T_pvar_handle_free, T_pvar_handle_free, int, (MPI_T_pvar_session session, MPI_T_pvar_handle *handle), (session, handle), (session, handle), (::bindery::detail::passed<MPI_T_pvar_session> session, MPI_T_pvar_handle *handle), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_handle_free(X)
#endif
#if BND_HAS_MPI_T_pvar_read
#define BND_TOOL_ENTRY_MPI_T_pvar_read(X) X(MPI_T_pvar_read, T_pvar_read, int, (MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf), (session, handle, buf), (session, handle, buf), (::bindery::detail::passed<MPI_T_pvar_session> session, ::bindery::detail::passed<MPI_T_pvar_handle> handle, void *buf), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_read(X)
#endif
#if BND_HAS_MPI_T_pvar_readreset
#define BND_TOOL_ENTRY_MPI_T_pvar_readreset(X) X(MPI_T_pvar_readreset, T_pvar_readreset, int, (MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf), (session, handle, buf), (session, handle, buf), (::bindery::detail::passed<MPI_T_pvar_session> session, ::bindery::detail::passed<MPI_T_pvar_handle> handle, void *buf), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_readreset(X)
#endif
#if BND_HAS_MPI_T_pvar_reset
#define BND_TOOL_ENTRY_MPI_T_pvar_reset(X) X(MPI_T_pvar_reset, T_pvar_reset, int, (MPI_T_pvar_session session, MPI_T_pvar_handle handle), (session, handle), (session, handle), (::bindery::detail::passed<MPI_T_pvar_session> session, ::bindery::detail::passed<MPI_T_pvar_handle> handle), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_reset(X)
#endif
#if BND_HAS_MPI_T_pvar_session_create
#define BND_TOOL_ENTRY_MPI_T_pvar_session_create(X) X(MPI_T_pvar_session_create, T_pvar_session_create, int, (MPI_T_pvar_session *session), (session), (session), (MPI_T_pvar_session *session), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_session_create(X)
#endif
#if BND_HAS_MPI_T_pvar_session_free
#define BND_TOOL_ENTRY_MPI_T_pvar_session_free(X) X(MPI_T_pvar_session_free, T_pvar_session_free, int, (MPI_T_pvar_session *session), (session), (session), (MPI_T_pvar_session *session), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_session_free(X)
#endif
#if BND_HAS_MPI_T_pvar_start
#define BND_TOOL_ENTRY_MPI_T_pvar_start(X) X(MPI_T_pvar_start, T_pvar_start, int, (MPI_T_pvar_session session, MPI_T_pvar_handle handle), (session, handle), (session, handle), (::bindery::detail::passed<MPI_T_pvar_session> session, ::bindery::detail::passed<MPI_T_pvar_handle> handle), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_start(X)
#endif
#if BND_HAS_MPI_T_pvar_stop
#define BND_TOOL_ENTRY_MPI_T_pvar_stop(X) X(MPI_T_pvar_stop, T_pvar_stop, int, (MPI_T_pvar_session session, MPI_T_pvar_handle handle), (session, handle), (session, handle), (::bindery::detail::passed<MPI_T_pvar_session> session, ::bindery::detail::passed<MPI_T_pvar_handle> handle), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_stop(X)
#endif
#if BND_HAS_MPI_T_pvar_write
#define BND_TOOL_ENTRY_MPI_T_pvar_write(X) X(MPI_T_pvar_write, T_pvar_write, int, (MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf), (session, handle, buf), (session, handle, buf), (::bindery::detail::passed<MPI_T_pvar_session> session, ::bindery::detail::passed<MPI_T_pvar_handle> handle, const void *buf), , )
#else
#define BND_TOOL_ENTRY_MPI_T_pvar_write(X)
#endif
#if BND_HAS_MPI_T_source_get_info
#define BND_TOOL_ENTRY_MPI_T_source_get_info(X) X(MPI_T_source_get_info, T_source_get_info, int, (int source_index, char *name, int *name_len, char *desc, int *desc_len, MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info), (source_index, name, name_len, desc, desc_len, ordering, ticks_per_second, max_ticks, info), (source_index, name, name_len, desc, desc_len, ordering, ticks_per_second, max_ticks, info), (::bindery::detail::passed<int> source_index, char *name, int *name_len, char *desc, int *desc_len, MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info), , )
#else
#define BND_TOOL_ENTRY_MPI_T_source_get_info(X)
#endif
#if BND_HAS_MPI_T_source_get_num
#define BND_TOOL_ENTRY_MPI_T_source_get_num(X) X(MPI_T_source_get_num, T_source_get_num, int, (int *num_sources), (num_sources), (num_sources), (int *num_sources), , )
#else
#define BND_TOOL_ENTRY_MPI_T_source_get_num(X)
#endif
#if BND_HAS_MPI_T_source_get_timestamp
#define BND_TOOL_ENTRY_MPI_T_source_get_timestamp(X) X(MPI_T_source_get_timestamp, T_source_get_timestamp, int, (int source_index, MPI_Count *timestamp), (source_index, timestamp), (source_index, timestamp), (::bindery::detail::passed<int> source_index, MPI_Count *timestamp), , )
#else
#define BND_TOOL_ENTRY_MPI_T_source_get_timestamp(X)
#endif
#if BND_HAS_MPI_Test
#define BND_TOOL_ENTRY_MPI_Test(X) X(MPI_Test, Test, int, (MPI_Request *request, int *flag, MPI_Status *status), (request, flag, status), (request, flag, status), (MPI_Request *request, int *flag, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Test(X)
#endif
#if BND_HAS_MPI_Test_cancelled
#define BND_TOOL_ENTRY_MPI_Test_cancelled(X) X(MPI_Test_cancelled, Test_cancelled, int, (const MPI_Status *status, int *flag), (status, flag), (status, flag), (const MPI_Status *status, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Test_cancelled(X)
#endif
#if BND_HAS_MPI_Testall
#define BND_TOOL_ENTRY_MPI_Testall(X) X(MPI_Testall, Testall, int, (int count, MPI_Request *array_of_requests, int *flag, MPI_Status *array_of_statuses), (count, array_of_requests, flag, array_of_statuses), (count, array_of_requests, flag, array_of_statuses), (::bindery::detail::passed<int> count, MPI_Request *array_of_requests, int *flag, MPI_Status *array_of_statuses), , )
#else
#define BND_TOOL_ENTRY_MPI_Testall(X)
#endif
#if BND_HAS_MPI_Testany
#define BND_TOOL_ENTRY_MPI_Testany(X) X(MPI_Testany, Testany, int, (int count, MPI_Request *array_of_requests, int *index, int *flag, MPI_Status *status), (count, array_of_requests, index, flag, status), (count, array_of_requests, index, flag, status), (::bindery::detail::passed<int> count, MPI_Request *array_of_requests, int *index, int *flag, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Testany(X)
#endif
#if BND_HAS_MPI_Testsome
#define BND_TOOL_ENTRY_MPI_Testsome(X) X(MPI_Testsome, Testsome, int, (int incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices, MPI_Status *array_of_statuses), (incount, array_of_requests, outcount, array_of_indices, array_of_statuses), (incount, array_of_requests, outcount, array_of_indices, array_of_statuses), (::bindery::detail::passed<int> incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices, MPI_Status *array_of_statuses), , )
#else
#define BND_TOOL_ENTRY_MPI_Testsome(X)
#endif
#if BND_HAS_MPI_Topo_test
#define BND_TOOL_ENTRY_MPI_Topo_test(X) X(MPI_Topo_test, Topo_test, int, (MPI_Comm comm, int *status), (comm, status), (comm, status), (::bindery::detail::passed<MPI_Comm> comm, int *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Topo_test(X)
#endif
#if BND_HAS_MPI_Type_c2f
#define BND_TOOL_ENTRY_MPI_Type_c2f(X) X(MPI_Type_c2f, Type_c2f, MPI_Fint, (MPI_Datatype datatype), (datatype), (datatype), (::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_c2f(X)
#endif
#if BND_HAS_MPI_Type_commit
#define BND_TOOL_ENTRY_MPI_Type_commit(X) X(MPI_Type_commit, Type_commit, int, (MPI_Datatype *datatype), (datatype), (datatype), (MPI_Datatype *datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_commit(X)
#endif
#if BND_HAS_MPI_Type_contiguous
#define BND_TOOL_ENTRY_MPI_Type_contiguous(X) X(MPI_Type_contiguous, Type_contiguous, int, (int count, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, oldtype, newtype), (count, oldtype, newtype), (::bindery::detail::passed<int> count, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_contiguous(X)
#endif
#if BND_HAS_MPI_Type_contiguous_c
#define BND_TOOL_ENTRY_MPI_Type_contiguous_c(X) X(MPI_Type_contiguous_c, Type_contiguous_c, int, (MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, oldtype, newtype), (count, oldtype, newtype), (::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_contiguous_c(X)
#endif
#if BND_HAS_MPI_Type_create_darray
#define BND_TOOL_ENTRY_MPI_Type_create_darray(X) X(MPI_Type_create_darray, Type_create_darray, int, (int size, int rank, int ndims, const int *array_of_gsizes, const int *array_of_distribs, const int *array_of_dargs, const int *array_of_psizes, int order, MPI_Datatype oldtype, MPI_Datatype *newtype), (size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype), (size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype), (::bindery::detail::passed<int> size, ::bindery::detail::passed<int> rank, ::bindery::detail::passed<int> ndims, const int *array_of_gsizes, const int *array_of_distribs, const int *array_of_dargs, const int *array_of_psizes, ::bindery::detail::passed<int> order, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_darray(X)
#endif
#if BND_HAS_MPI_Type_create_darray_c
#define BND_TOOL_ENTRY_MPI_Type_create_darray_c(X) X(MPI_Type_create_darray_c, Type_create_darray_c, int, (int size, int rank, int ndims, const MPI_Count *array_of_gsizes, const int *array_of_distribs, const int *array_of_dargs, const int *array_of_psizes, int order, MPI_Datatype oldtype, MPI_Datatype *newtype), (size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype), (size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype), (::bindery::detail::passed<int> size, ::bindery::detail::passed<int> rank, ::bindery::detail::passed<int> ndims, const MPI_Count *array_of_gsizes, const int *array_of_distribs, const int *array_of_dargs, const int *array_of_psizes, ::bindery::detail::passed<int> order, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_darray_c(X)
#endif
#if BND_HAS_MPI_Type_create_f90_complex
#define BND_TOOL_ENTRY_MPI_Type_create_f90_complex(X) X(MPI_Type_create_f90_complex, Type_create_f90_complex, int, (int p, int r, MPI_Datatype *newtype), (p, r, newtype), (p, r, newtype), (::bindery::detail::passed<int> p, ::bindery::detail::passed<int> r, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_f90_complex(X)
#endif
#if BND_HAS_MPI_Type_create_f90_integer
#define BND_TOOL_ENTRY_MPI_Type_create_f90_integer(X) X(MPI_Type_create_f90_integer, Type_create_f90_integer, int, (int r, MPI_Datatype *newtype), (r, newtype), (r, newtype), (::bindery::detail::passed<int> r, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_f90_integer(X)
#endif
#if BND_HAS_MPI_Type_create_f90_real
#define BND_TOOL_ENTRY_MPI_Type_create_f90_real(X) X(MPI_Type_create_f90_real, Type_create_f90_real, int, (int p, int r, MPI_Datatype *newtype), (p, r, newtype), (p, r, newtype), (::bindery::detail::passed<int> p, ::bindery::detail::passed<int> r, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_f90_real(X)
#endif
#if BND_HAS_MPI_Type_create_hindexed
#define BND_TOOL_ENTRY_MPI_Type_create_hindexed(X) X(MPI_Type_create_hindexed, Type_create_hindexed, int, (int count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype), (::bindery::detail::passed<int> count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_hindexed(X)
#endif
#if BND_HAS_MPI_Type_create_hindexed_block
#define BND_TOOL_ENTRY_MPI_Type_create_hindexed_block(X) X(MPI_Type_create_hindexed_block, Type_create_hindexed_block, int, (int count, int blocklength, const MPI_Aint *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, blocklength, array_of_displacements, oldtype, newtype), (count, blocklength, array_of_displacements, oldtype, newtype), (::bindery::detail::passed<int> count, ::bindery::detail::passed<int> blocklength, const MPI_Aint *array_of_displacements, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_hindexed_block(X)
#endif
#if BND_HAS_MPI_Type_create_hindexed_block_c
#define BND_TOOL_ENTRY_MPI_Type_create_hindexed_block_c(X) X(MPI_Type_create_hindexed_block_c, Type_create_hindexed_block_c, int, (MPI_Count count, MPI_Count blocklength, const MPI_Count *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, blocklength, array_of_displacements, oldtype, newtype), (count, blocklength, array_of_displacements, oldtype, newtype), (::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Count> blocklength, const MPI_Count *array_of_displacements, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_hindexed_block_c(X)
#endif
#if BND_HAS_MPI_Type_create_hindexed_c
#define BND_TOOL_ENTRY_MPI_Type_create_hindexed_c(X) X(MPI_Type_create_hindexed_c, Type_create_hindexed_c, int, (MPI_Count count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype), (::bindery::detail::passed<MPI_Count> count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_hindexed_c(X)
#endif
#if BND_HAS_MPI_Type_create_hvector
#define BND_TOOL_ENTRY_MPI_Type_create_hvector(X) X(MPI_Type_create_hvector, Type_create_hvector, int, (int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype), (count, blocklength, stride, oldtype, newtype), (::bindery::detail::passed<int> count, ::bindery::detail::passed<int> blocklength, ::bindery::detail::passed<MPI_Aint> stride, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_hvector(X)
#endif
#if BND_HAS_MPI_Type_create_hvector_c
#define BND_TOOL_ENTRY_MPI_Type_create_hvector_c(X) X(MPI_Type_create_hvector_c, Type_create_hvector_c, int, (MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype), (count, blocklength, stride, oldtype, newtype), (::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Count> blocklength, ::bindery::detail::passed<MPI_Count> stride, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_hvector_c(X)
#endif
#if BND_HAS_MPI_Type_create_indexed_block
#define BND_TOOL_ENTRY_MPI_Type_create_indexed_block(X) X(MPI_Type_create_indexed_block, Type_create_indexed_block, int, (int count, int blocklength, const int *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, blocklength, array_of_displacements, oldtype, newtype), (count, blocklength, array_of_displacements, oldtype, newtype), (::bindery::detail::passed<int> count, ::bindery::detail::passed<int> blocklength, const int *array_of_displacements, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_indexed_block(X)
#endif
#if BND_HAS_MPI_Type_create_indexed_block_c
#define BND_TOOL_ENTRY_MPI_Type_create_indexed_block_c(X) X(MPI_Type_create_indexed_block_c, Type_create_indexed_block_c, int, (MPI_Count count, MPI_Count blocklength, const MPI_Count *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, blocklength, array_of_displacements, oldtype, newtype), (count, blocklength, array_of_displacements, oldtype, newtype), (::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Count> blocklength, const MPI_Count *array_of_displacements, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_indexed_block_c(X)
#endif
#if BND_HAS_MPI_Type_create_keyval
#define BND_TOOL_ENTRY_MPI_Type_create_keyval(X) X(MPI_Type_create_keyval, Type_create_keyval, int, (MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state), (type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state), (type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state), (MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_keyval(X)
#endif
#if BND_HAS_MPI_Type_create_resized
#define BND_TOOL_ENTRY_MPI_Type_create_resized(X) X(MPI_Type_create_resized, Type_create_resized, int, (MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype), (oldtype, lb, extent, newtype), (oldtype, lb, extent, newtype), (::bindery::detail::passed<MPI_Datatype> oldtype, ::bindery::detail::passed<MPI_Aint> lb, ::bindery::detail::passed<MPI_Aint> extent, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_resized(X)
#endif
#if BND_HAS_MPI_Type_create_resized_c
#define BND_TOOL_ENTRY_MPI_Type_create_resized_c(X) X(MPI_Type_create_resized_c, Type_create_resized_c, int, (MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype), (oldtype, lb, extent, newtype), (oldtype, lb, extent, newtype), (::bindery::detail::passed<MPI_Datatype> oldtype, ::bindery::detail::passed<MPI_Count> lb, ::bindery::detail::passed<MPI_Count> extent, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_resized_c(X)
#endif
#if BND_HAS_MPI_Type_create_struct
#define BND_TOOL_ENTRY_MPI_Type_create_struct(X) X(MPI_Type_create_struct, Type_create_struct, int, (int count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements, const MPI_Datatype *array_of_types, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype), (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype), (::bindery::detail::passed<int> count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements, const MPI_Datatype *array_of_types, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_struct(X)
#endif
#if BND_HAS_MPI_Type_create_struct_c
#define BND_TOOL_ENTRY_MPI_Type_create_struct_c(X) X(MPI_Type_create_struct_c, Type_create_struct_c, int, (MPI_Count count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements, const MPI_Datatype *array_of_types, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype), (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype), (::bindery::detail::passed<MPI_Count> count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements, const MPI_Datatype *array_of_types, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_struct_c(X)
#endif
#if BND_HAS_MPI_Type_create_subarray
#define BND_TOOL_ENTRY_MPI_Type_create_subarray(X) X(MPI_Type_create_subarray, Type_create_subarray, int, (int ndims, const int *array_of_sizes, const int *array_of_subsizes, const int *array_of_starts, int order, MPI_Datatype oldtype, MPI_Datatype *newtype), (ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype), (ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype), (::bindery::detail::passed<int> ndims, const int *array_of_sizes, const int *array_of_subsizes, const int *array_of_starts, ::bindery::detail::passed<int> order, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_subarray(X)
#endif
#if BND_HAS_MPI_Type_create_subarray_c
#define BND_TOOL_ENTRY_MPI_Type_create_subarray_c(X) X(MPI_Type_create_subarray_c, Type_create_subarray_c, int, (int ndims, const MPI_Count *array_of_sizes, const MPI_Count *array_of_subsizes, const MPI_Count *array_of_starts, int order, MPI_Datatype oldtype, MPI_Datatype *newtype), (ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype), (ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype), (::bindery::detail::passed<int> ndims, const MPI_Count *array_of_sizes, const MPI_Count *array_of_subsizes, const MPI_Count *array_of_starts, ::bindery::detail::passed<int> order, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_create_subarray_c(X)
#endif
#if BND_HAS_MPI_Type_delete_attr
#define BND_TOOL_ENTRY_MPI_Type_delete_attr(X) X(MPI_Type_delete_attr, Type_delete_attr, int, (MPI_Datatype datatype, int type_keyval), (datatype, type_keyval), (datatype, type_keyval), (::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> type_keyval), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_delete_attr(X)
#endif
#if BND_HAS_MPI_Type_dup
#define BND_TOOL_ENTRY_MPI_Type_dup(X) X(MPI_Type_dup, Type_dup, int, (MPI_Datatype oldtype, MPI_Datatype *newtype), (oldtype, newtype), (oldtype, newtype), (::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_dup(X)
#endif
#if BND_HAS_MPI_Type_extent
#define BND_TOOL_ENTRY_MPI_Type_extent(X) X(MPI_Type_extent, Type_extent, int, (MPI_Datatype datatype, MPI_Aint *extent), (datatype, extent), (datatype, extent), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Aint *extent), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_extent(X)
#endif
#if BND_HAS_MPI_Type_f2c
#define BND_TOOL_ENTRY_MPI_Type_f2c(X) X(MPI_Type_f2c, Type_f2c, MPI_Datatype, (MPI_Fint datatype), (datatype), (datatype), (::bindery::detail::passed<MPI_Fint> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_f2c(X)
#endif
#if BND_HAS_MPI_Type_free
#define BND_TOOL_ENTRY_MPI_Type_free(X) X(MPI_Type_free, Type_free, int, (MPI_Datatype *datatype), (datatype), (datatype), (MPI_Datatype *datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_free(X)
#endif
#if BND_HAS_MPI_Type_free_keyval
#define BND_TOOL_ENTRY_MPI_Type_free_keyval(X) X(MPI_Type_free_keyval, Type_free_keyval, int, (int *type_keyval), (type_keyval), (type_keyval), (int *type_keyval), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_free_keyval(X)
#endif
#if BND_HAS_MPI_Type_fromint
#define BND_TOOL_ENTRY_MPI_Type_fromint(X) X(MPI_Type_fromint, Type_fromint, MPI_Datatype, (int datatype), (datatype), (datatype), (::bindery::detail::passed<int> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_fromint(X)
#endif
#if BND_HAS_MPI_Type_get_attr
#define BND_TOOL_ENTRY_MPI_Type_get_attr(X) X(MPI_Type_get_attr, Type_get_attr, int, (MPI_Datatype datatype, int type_keyval, void *attribute_val, int *flag), (datatype, type_keyval, attribute_val, flag), (datatype, type_keyval, attribute_val, flag), (::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> type_keyval, void *attribute_val, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_attr(X)
#endif
#if BND_HAS_MPI_Type_get_contents
#define BND_TOOL_ENTRY_MPI_Type_get_contents(X) X(MPI_Type_get_contents, Type_get_contents, int, (MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes, int *array_of_integers, MPI_Aint *array_of_addresses, MPI_Datatype *array_of_datatypes), (datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes), (datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes), (::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> max_integers, ::bindery::detail::passed<int> max_addresses, ::bindery::detail::passed<int> max_datatypes, int *array_of_integers, MPI_Aint *array_of_addresses, MPI_Datatype *array_of_datatypes), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_contents(X)
#endif
#if BND_HAS_MPI_Type_get_contents_c
#define BND_TOOL_ENTRY_MPI_Type_get_contents_c(X) X(MPI_Type_get_contents_c, Type_get_contents_c, int, (MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts, MPI_Count max_datatypes, int *array_of_integers, MPI_Aint *array_of_addresses, MPI_Count *array_of_large_counts, MPI_Datatype *array_of_datatypes), (datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes), (datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes), (::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Count> max_integers, ::bindery::detail::passed<MPI_Count> max_addresses, ::bindery::detail::passed<MPI_Count> max_large_counts, ::bindery::detail::passed<MPI_Count> max_datatypes, int *array_of_integers, MPI_Aint *array_of_addresses, MPI_Count *array_of_large_counts, MPI_Datatype *array_of_datatypes), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_contents_c(X)
#endif
#if BND_HAS_MPI_Type_get_envelope
#define BND_TOOL_ENTRY_MPI_Type_get_envelope(X) X(MPI_Type_get_envelope, Type_get_envelope, int, (MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes, int *combiner), (datatype, num_integers, num_addresses, num_datatypes, combiner), (datatype, num_integers, num_addresses, num_datatypes, combiner), (::bindery::detail::passed<MPI_Datatype> datatype, int *num_integers, int *num_addresses, int *num_datatypes, int *combiner), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_envelope(X)
#endif
#if BND_HAS_MPI_Type_get_envelope_c
#define BND_TOOL_ENTRY_MPI_Type_get_envelope_c(X) X(MPI_Type_get_envelope_c, Type_get_envelope_c, int, (MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses, MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner), (datatype, num_integers, num_addresses, num_large_counts, num_datatypes, combiner), (datatype, num_integers, num_addresses, num_large_counts, num_datatypes, combiner), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *num_integers, MPI_Count *num_addresses, MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_envelope_c(X)
#endif
#if BND_HAS_MPI_Type_get_extent
#define BND_TOOL_ENTRY_MPI_Type_get_extent(X) X(MPI_Type_get_extent, Type_get_extent, int, (MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent), (datatype, lb, extent), (datatype, lb, extent), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Aint *lb, MPI_Aint *extent), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_extent(X)
#endif
#if BND_HAS_MPI_Type_get_extent_c
#define BND_TOOL_ENTRY_MPI_Type_get_extent_c(X) X(MPI_Type_get_extent_c, Type_get_extent_c, int, (MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent), (datatype, lb, extent), (datatype, lb, extent), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *lb, MPI_Count *extent), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_extent_c(X)
#endif
#if BND_HAS_MPI_Type_get_extent_x
#define BND_TOOL_ENTRY_MPI_Type_get_extent_x(X) X(MPI_Type_get_extent_x, Type_get_extent_x, int, (MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent), (datatype, lb, extent), (datatype, lb, extent), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *lb, MPI_Count *extent), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_extent_x(X)
#endif
#if BND_HAS_MPI_Type_get_name
#define BND_TOOL_ENTRY_MPI_Type_get_name(X) X(MPI_Type_get_name, Type_get_name, int, (MPI_Datatype datatype, char *type_name, int *resultlen), (datatype, type_name, resultlen), (datatype, type_name, resultlen), (::bindery::detail::passed<MPI_Datatype> datatype, char *type_name, int *resultlen), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_name(X)
#endif
#if BND_HAS_MPI_Type_get_true_extent
#define BND_TOOL_ENTRY_MPI_Type_get_true_extent(X) X(MPI_Type_get_true_extent, Type_get_true_extent, int, (MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent), (datatype, true_lb, true_extent), (datatype, true_lb, true_extent), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Aint *true_lb, MPI_Aint *true_extent), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_true_extent(X)
#endif
#if BND_HAS_MPI_Type_get_true_extent_c
#define BND_TOOL_ENTRY_MPI_Type_get_true_extent_c(X) X(MPI_Type_get_true_extent_c, Type_get_true_extent_c, int, (MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent), (datatype, true_lb, true_extent), (datatype, true_lb, true_extent), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *true_lb, MPI_Count *true_extent), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_true_extent_c(X)
#endif
#if BND_HAS_MPI_Type_get_true_extent_x
#define BND_TOOL_ENTRY_MPI_Type_get_true_extent_x(X) X(MPI_Type_get_true_extent_x, Type_get_true_extent_x, int, (MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent), (datatype, true_lb, true_extent), (datatype, true_lb, true_extent), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *true_lb, MPI_Count *true_extent), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_true_extent_x(X)
#endif
#if BND_HAS_MPI_Type_get_value_index
#define BND_TOOL_ENTRY_MPI_Type_get_value_index(X) X(MPI_Type_get_value_index, Type_get_value_index, int, (MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type), (value_type, index_type, pair_type), (value_type, index_type, pair_type), (::bindery::detail::passed<MPI_Datatype> value_type, ::bindery::detail::passed<MPI_Datatype> index_type, MPI_Datatype *pair_type), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_get_value_index(X)
#endif
#if BND_HAS_MPI_Type_hindexed
#define BND_TOOL_ENTRY_MPI_Type_hindexed(X) X(MPI_Type_hindexed, Type_hindexed, int, (int count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype), (::bindery::detail::passed<int> count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_hindexed(X)
#endif
#if BND_HAS_MPI_Type_hvector
#define BND_TOOL_ENTRY_MPI_Type_hvector(X) X(MPI_Type_hvector, Type_hvector, int, (int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype), (count, blocklength, stride, oldtype, newtype), (::bindery::detail::passed<int> count, ::bindery::detail::passed<int> blocklength, ::bindery::detail::passed<MPI_Aint> stride, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_hvector(X)
#endif
#if BND_HAS_MPI_Type_indexed
#define BND_TOOL_ENTRY_MPI_Type_indexed(X) X(MPI_Type_indexed, Type_indexed, int, (int count, const int *array_of_blocklengths, const int *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype), (::bindery::detail::passed<int> count, const int *array_of_blocklengths, const int *array_of_displacements, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_indexed(X)
#endif
#if BND_HAS_MPI_Type_indexed_c
#define BND_TOOL_ENTRY_MPI_Type_indexed_c(X) X(MPI_Type_indexed_c, Type_indexed_c, int, (MPI_Count count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype), (::bindery::detail::passed<MPI_Count> count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_indexed_c(X)
#endif
#if BND_HAS_MPI_Type_lb
#define BND_TOOL_ENTRY_MPI_Type_lb(X) X(MPI_Type_lb, Type_lb, int, (MPI_Datatype datatype, MPI_Aint *displacement), (datatype, displacement), (datatype, displacement), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Aint *displacement), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_lb(X)
#endif
#if BND_HAS_MPI_Type_match_size
#define BND_TOOL_ENTRY_MPI_Type_match_size(X) X(MPI_Type_match_size, Type_match_size, int, (int typeclass, int size, MPI_Datatype *datatype), (typeclass, size, datatype), (typeclass, size, datatype), (::bindery::detail::passed<int> typeclass, ::bindery::detail::passed<int> size, MPI_Datatype *datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_match_size(X)
#endif
#if BND_HAS_MPI_Type_set_attr
#define BND_TOOL_ENTRY_MPI_Type_set_attr(X) X(MPI_Type_set_attr, Type_set_attr, int, (MPI_Datatype datatype, int type_keyval, void *attribute_val), (datatype, type_keyval, attribute_val), (datatype, type_keyval, attribute_val), (::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<int> type_keyval, void *attribute_val), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_set_attr(X)
#endif
#if BND_HAS_MPI_Type_set_name
#define BND_TOOL_ENTRY_MPI_Type_set_name(X) X(MPI_Type_set_name, Type_set_name, int, (MPI_Datatype datatype, const char *type_name), (datatype, type_name), (datatype, type_name), (::bindery::detail::passed<MPI_Datatype> datatype, const char *type_name), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_set_name(X)
#endif
#if BND_HAS_MPI_Type_size
#define BND_TOOL_ENTRY_MPI_Type_size(X) X(MPI_Type_size, Type_size, int, (MPI_Datatype datatype, int *size), (datatype, size), (datatype, size), (::bindery::detail::passed<MPI_Datatype> datatype, int *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_size(X)
#endif
#if BND_HAS_MPI_Type_size_c
#define BND_TOOL_ENTRY_MPI_Type_size_c(X) X(MPI_Type_size_c, Type_size_c, int, (MPI_Datatype datatype, MPI_Count *size), (datatype, size), (datatype, size), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_size_c(X)
#endif
#if BND_HAS_MPI_Type_size_x
#define BND_TOOL_ENTRY_MPI_Type_size_x(X) X(MPI_Type_size_x, Type_size_x, int, (MPI_Datatype datatype, MPI_Count *size), (datatype, size), (datatype, size), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Count *size), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_size_x(X)
#endif
#if BND_HAS_MPI_Type_struct
#define BND_TOOL_ENTRY_MPI_Type_struct(X) X(MPI_Type_struct, Type_struct, int, (int count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, MPI_Datatype *array_of_types, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype), (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype), (::bindery::detail::passed<int> count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, MPI_Datatype *array_of_types, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_struct(X)
#endif
#if BND_HAS_MPI_Type_toint
#define BND_TOOL_ENTRY_MPI_Type_toint(X) X(MPI_Type_toint, Type_toint, int, (MPI_Datatype datatype), (datatype), (datatype), (::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_toint(X)
#endif
#if BND_HAS_MPI_Type_ub
#define BND_TOOL_ENTRY_MPI_Type_ub(X) X(MPI_Type_ub, Type_ub, int, (MPI_Datatype datatype, MPI_Aint *displacement), (datatype, displacement), (datatype, displacement), (::bindery::detail::passed<MPI_Datatype> datatype, MPI_Aint *displacement), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_ub(X)
#endif
#if BND_HAS_MPI_Type_vector
#define BND_TOOL_ENTRY_MPI_Type_vector(X) X(MPI_Type_vector, Type_vector, int, (int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype), (count, blocklength, stride, oldtype, newtype), (::bindery::detail::passed<int> count, ::bindery::detail::passed<int> blocklength, ::bindery::detail::passed<int> stride, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_vector(X)
#endif
#if BND_HAS_MPI_Type_vector_c
#define BND_TOOL_ENTRY_MPI_Type_vector_c(X) X(MPI_Type_vector_c, Type_vector_c, int, (MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype, MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype), (count, blocklength, stride, oldtype, newtype), (::bindery::detail::passed<MPI_Count> count, ::bindery::detail::passed<MPI_Count> blocklength, ::bindery::detail::passed<MPI_Count> stride, ::bindery::detail::passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), , )
#else
#define BND_TOOL_ENTRY_MPI_Type_vector_c(X)
#endif
#if BND_HAS_MPI_Unpack
#define BND_TOOL_ENTRY_MPI_Unpack(X) X(MPI_Unpack, Unpack, int, (const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype, MPI_Comm comm), (inbuf, insize, position, outbuf, outcount, datatype, comm), (inbuf, insize, position, outbuf, outcount, datatype, comm), (const void *inbuf, ::bindery::detail::passed<int> insize, int *position, void *outbuf, ::bindery::detail::passed<int> outcount, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Unpack(X)
#endif
#if BND_HAS_MPI_Unpack_c
#define BND_TOOL_ENTRY_MPI_Unpack_c(X) X(MPI_Unpack_c, Unpack_c, int, (const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm), (inbuf, insize, position, outbuf, outcount, datatype, comm), (inbuf, insize, position, outbuf, outcount, datatype, comm), (const void *inbuf, ::bindery::detail::passed<MPI_Count> insize, MPI_Count *position, void *outbuf, ::bindery::detail::passed<MPI_Count> outcount, ::bindery::detail::passed<MPI_Datatype> datatype, ::bindery::detail::passed<MPI_Comm> comm), , )
#else
#define BND_TOOL_ENTRY_MPI_Unpack_c(X)
#endif
#if BND_HAS_MPI_Unpack_external
#define BND_TOOL_ENTRY_MPI_Unpack_external(X) X(MPI_Unpack_external, Unpack_external, int, (const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position, void *outbuf, int outcount, MPI_Datatype datatype), (datarep, inbuf, insize, position, outbuf, outcount, datatype), (datarep, inbuf, insize, position, outbuf, outcount, datatype), (const char *datarep, const void *inbuf, ::bindery::detail::passed<MPI_Aint> insize, MPI_Aint *position, void *outbuf, ::bindery::detail::passed<int> outcount, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_Unpack_external(X)
#endif
#if BND_HAS_MPI_Unpack_external_c
#define BND_TOOL_ENTRY_MPI_Unpack_external_c(X) X(MPI_Unpack_external_c, Unpack_external_c, int, (const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype), (datarep, inbuf, insize, position, outbuf, outcount, datatype), (datarep, inbuf, insize, position, outbuf, outcount, datatype), (const char *datarep, const void *inbuf, ::bindery::detail::passed<MPI_Count> insize, MPI_Count *position, void *outbuf, ::bindery::detail::passed<MPI_Count> outcount, ::bindery::detail::passed<MPI_Datatype> datatype), , )
#else
#define BND_TOOL_ENTRY_MPI_Unpack_external_c(X)
#endif
#if BND_HAS_MPI_Unpublish_name
#define BND_TOOL_ENTRY_MPI_Unpublish_name(X) X(MPI_Unpublish_name, Unpublish_name, int, (const char *service_name, MPI_Info info, const char *port_name), (service_name, info, port_name), (service_name, info, port_name), (const char *service_name, ::bindery::detail::passed<MPI_Info> info, const char *port_name), , )
#else
#define BND_TOOL_ENTRY_MPI_Unpublish_name(X)
#endif
#if BND_HAS_MPI_Wait
#define BND_TOOL_ENTRY_MPI_Wait(X) X(MPI_Wait, Wait, int, (MPI_Request *request, MPI_Status *status), (request, status), (request, status), (MPI_Request *request, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Wait(X)
#endif
#if BND_HAS_MPI_Waitall
#define BND_TOOL_ENTRY_MPI_Waitall(X) X(MPI_Waitall, Waitall, int, (int count, MPI_Request *array_of_requests, MPI_Status *array_of_statuses), (count, array_of_requests, array_of_statuses), (count, array_of_requests, array_of_statuses), (::bindery::detail::passed<int> count, MPI_Request *array_of_requests, MPI_Status *array_of_statuses), , )
#else
#define BND_TOOL_ENTRY_MPI_Waitall(X)
#endif
#if BND_HAS_MPI_Waitany
#define BND_TOOL_ENTRY_MPI_Waitany(X) X(MPI_Waitany, Waitany, int, (int count, MPI_Request *array_of_requests, int *index, MPI_Status *status), (count, array_of_requests, index, status), (count, array_of_requests, index, status), (::bindery::detail::passed<int> count, MPI_Request *array_of_requests, int *index, MPI_Status *status), , )
#else
#define BND_TOOL_ENTRY_MPI_Waitany(X)
#endif
#if BND_HAS_MPI_Waitsome
#define BND_TOOL_ENTRY_MPI_Waitsome(X) X(MPI_Waitsome, Waitsome, int, (int incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices, MPI_Status *array_of_statuses), (incount, array_of_requests, outcount, array_of_indices, array_of_statuses), (incount, array_of_requests, outcount, array_of_indices, array_of_statuses), (::bindery::detail::passed<int> incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices, MPI_Status *array_of_statuses), , )
#else
#define BND_TOOL_ENTRY_MPI_Waitsome(X)
#endif
#if BND_HAS_MPI_Win_allocate
#define BND_TOOL_ENTRY_MPI_Win_allocate(X) X(MPI_Win_allocate, Win_allocate, int, (MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win), (size, disp_unit, info, comm, baseptr, win), (size, disp_unit, info, comm, baseptr, win), (::bindery::detail::passed<MPI_Aint> size, ::bindery::detail::passed<int> disp_unit, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<MPI_Comm> comm, void *baseptr, MPI_Win *win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_allocate(X)
#endif
#if BND_HAS_MPI_Win_allocate_c
#define BND_TOOL_ENTRY_MPI_Win_allocate_c(X) X(MPI_Win_allocate_c, Win_allocate_c, int, (MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win), (size, disp_unit, info, comm, baseptr, win), (size, disp_unit, info, comm, baseptr, win), (::bindery::detail::passed<MPI_Aint> size, ::bindery::detail::passed<MPI_Aint> disp_unit, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<MPI_Comm> comm, void *baseptr, MPI_Win *win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_allocate_c(X)
#endif
#if BND_HAS_MPI_Win_allocate_shared
#define BND_TOOL_ENTRY_MPI_Win_allocate_shared(X) X(MPI_Win_allocate_shared, Win_allocate_shared, int, (MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win), (size, disp_unit, info, comm, baseptr, win), (size, disp_unit, info, comm, baseptr, win), (::bindery::detail::passed<MPI_Aint> size, ::bindery::detail::passed<int> disp_unit, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<MPI_Comm> comm, void *baseptr, MPI_Win *win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_allocate_shared(X)
#endif
#if BND_HAS_MPI_Win_allocate_shared_c
#define BND_TOOL_ENTRY_MPI_Win_allocate_shared_c(X) X(MPI_Win_allocate_shared_c, Win_allocate_shared_c, int, (MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win), (size, disp_unit, info, comm, baseptr, win), (size, disp_unit, info, comm, baseptr, win), (::bindery::detail::passed<MPI_Aint> size, ::bindery::detail::passed<MPI_Aint> disp_unit, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<MPI_Comm> comm, void *baseptr, MPI_Win *win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_allocate_shared_c(X)
#endif
#if BND_HAS_MPI_Win_attach
#define BND_TOOL_ENTRY_MPI_Win_attach(X) X(MPI_Win_attach, Win_attach, int, (MPI_Win win, void *base, MPI_Aint size), (win, base, size), (win, base, size), (::bindery::detail::passed<MPI_Win> win, void *base, ::bindery::detail::passed<MPI_Aint> size), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_attach(X)
#endif
#if BND_HAS_MPI_Win_c2f
#define BND_TOOL_ENTRY_MPI_Win_c2f(X) X(MPI_Win_c2f, Win_c2f, MPI_Fint, (MPI_Win win), (win), (win), (::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_c2f(X)
#endif
#if BND_HAS_MPI_Win_call_errhandler
#define BND_TOOL_ENTRY_MPI_Win_call_errhandler(X) X(MPI_Win_call_errhandler, Win_call_errhandler, int, (MPI_Win win, int errorcode), (win, errorcode), (win, errorcode), (::bindery::detail::passed<MPI_Win> win, ::bindery::detail::passed<int> errorcode), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_call_errhandler(X)
#endif
#if BND_HAS_MPI_Win_complete
#define BND_TOOL_ENTRY_MPI_Win_complete(X) X(MPI_Win_complete, Win_complete, int, (MPI_Win win), (win), (win), (::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_complete(X)
#endif
#if BND_HAS_MPI_Win_create
#define BND_TOOL_ENTRY_MPI_Win_create(X) X(MPI_Win_create, Win_create, int, (void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win), (base, size, disp_unit, info, comm, win), (base, size, disp_unit, info, comm, win), (void *base, ::bindery::detail::passed<MPI_Aint> size, ::bindery::detail::passed<int> disp_unit, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<MPI_Comm> comm, MPI_Win *win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_create(X)
#endif
#if BND_HAS_MPI_Win_create_c
#define BND_TOOL_ENTRY_MPI_Win_create_c(X) X(MPI_Win_create_c, Win_create_c, int, (void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win), (base, size, disp_unit, info, comm, win), (base, size, disp_unit, info, comm, win), (void *base, ::bindery::detail::passed<MPI_Aint> size, ::bindery::detail::passed<MPI_Aint> disp_unit, ::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<MPI_Comm> comm, MPI_Win *win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_create_c(X)
#endif
#if BND_HAS_MPI_Win_create_dynamic
#define BND_TOOL_ENTRY_MPI_Win_create_dynamic(X) X(MPI_Win_create_dynamic, Win_create_dynamic, int, (MPI_Info info, MPI_Comm comm, MPI_Win *win), (info, comm, win), (info, comm, win), (::bindery::detail::passed<MPI_Info> info, ::bindery::detail::passed<MPI_Comm> comm, MPI_Win *win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_create_dynamic(X)
#endif
#if BND_HAS_MPI_Win_create_errhandler
#define BND_TOOL_ENTRY_MPI_Win_create_errhandler(X) X(MPI_Win_create_errhandler, Win_create_errhandler, int, (MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler), (win_errhandler_fn, errhandler), (win_errhandler_fn, errhandler), (MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_create_errhandler(X)
#endif
#if BND_HAS_MPI_Win_create_keyval
#define BND_TOOL_ENTRY_MPI_Win_create_keyval(X) X(MPI_Win_create_keyval, Win_create_keyval, int, (MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state), (win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state), (win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state), (MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_create_keyval(X)
#endif
#if BND_HAS_MPI_Win_delete_attr
#define BND_TOOL_ENTRY_MPI_Win_delete_attr(X) X(MPI_Win_delete_attr, Win_delete_attr, int, (MPI_Win win, int win_keyval), (win, win_keyval), (win, win_keyval), (::bindery::detail::passed<MPI_Win> win, ::bindery::detail::passed<int> win_keyval), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_delete_attr(X)
#endif
#if BND_HAS_MPI_Win_detach
#define BND_TOOL_ENTRY_MPI_Win_detach(X) X(MPI_Win_detach, Win_detach, int, (MPI_Win win, const void *base), (win, base), (win, base), (::bindery::detail::passed<MPI_Win> win, const void *base), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_detach(X)
#endif
#if BND_HAS_MPI_Win_f2c
#define BND_TOOL_ENTRY_MPI_Win_f2c(X) X(MPI_Win_f2c, Win_f2c, MPI_Win, (MPI_Fint win), (win), (win), (::bindery::detail::passed<MPI_Fint> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_f2c(X)
#endif
#if BND_HAS_MPI_Win_fence
#define BND_TOOL_ENTRY_MPI_Win_fence(X) X(MPI_Win_fence, Win_fence, int, (int assert, MPI_Win win), (assert, win), (assert, win), (::bindery::detail::passed<int> assert, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_fence(X)
#endif
#if BND_HAS_MPI_Win_flush
#define BND_TOOL_ENTRY_MPI_Win_flush(X) X(MPI_Win_flush, Win_flush, int, (int rank, MPI_Win win), (rank, win), (rank, win), (::bindery::detail::passed<int> rank, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_flush(X)
#endif
#if BND_HAS_MPI_Win_flush_all
#define BND_TOOL_ENTRY_MPI_Win_flush_all(X) X(MPI_Win_flush_all, Win_flush_all, int, (MPI_Win win), (win), (win), (::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_flush_all(X)
#endif
#if BND_HAS_MPI_Win_flush_local
#define BND_TOOL_ENTRY_MPI_Win_flush_local(X) X(MPI_Win_flush_local, Win_flush_local, int, (int rank, MPI_Win win), (rank, win), (rank, win), (::bindery::detail::passed<int> rank, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_flush_local(X)
#endif
#if BND_HAS_MPI_Win_flush_local_all
#define BND_TOOL_ENTRY_MPI_Win_flush_local_all(X) X(MPI_Win_flush_local_all, Win_flush_local_all, int, (MPI_Win win), (win), (win), (::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_flush_local_all(X)
#endif
#if BND_HAS_MPI_Win_free
#define BND_TOOL_ENTRY_MPI_Win_free(X) X(MPI_Win_free, Win_free, int, (MPI_Win *win), (win), (win), (MPI_Win *win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_free(X)
#endif
#if BND_HAS_MPI_Win_free_keyval
#define BND_TOOL_ENTRY_MPI_Win_free_keyval(X) X(MPI_Win_free_keyval, Win_free_keyval, int, (int *win_keyval), (win_keyval), (win_keyval), (int *win_keyval), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_free_keyval(X)
#endif
#if BND_HAS_MPI_Win_fromint
#define BND_TOOL_ENTRY_MPI_Win_fromint(X) X(MPI_Win_fromint, Win_fromint, MPI_Win, (int win), (win), (win), (::bindery::detail::passed<int> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_fromint(X)
#endif
#if BND_HAS_MPI_Win_get_attr
#define BND_TOOL_ENTRY_MPI_Win_get_attr(X) X(MPI_Win_get_attr, Win_get_attr, int, (MPI_Win win, int win_keyval, void *attribute_val, int *flag), (win, win_keyval, attribute_val, flag), (win, win_keyval, attribute_val, flag), (::bindery::detail::passed<MPI_Win> win, ::bindery::detail::passed<int> win_keyval, void *attribute_val, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_get_attr(X)
#endif
#if BND_HAS_MPI_Win_get_errhandler
#define BND_TOOL_ENTRY_MPI_Win_get_errhandler(X) X(MPI_Win_get_errhandler, Win_get_errhandler, int, (MPI_Win win, MPI_Errhandler *errhandler), (win, errhandler), (win, errhandler), (::bindery::detail::passed<MPI_Win> win, MPI_Errhandler *errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_get_errhandler(X)
#endif
#if BND_HAS_MPI_Win_get_group
#define BND_TOOL_ENTRY_MPI_Win_get_group(X) X(MPI_Win_get_group, Win_get_group, int, (MPI_Win win, MPI_Group *group), (win, group), (win, group), (::bindery::detail::passed<MPI_Win> win, MPI_Group *group), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_get_group(X)
#endif
#if BND_HAS_MPI_Win_get_info
#define BND_TOOL_ENTRY_MPI_Win_get_info(X) X(MPI_Win_get_info, Win_get_info, int, (MPI_Win win, MPI_Info *info_used), (win, info_used), (win, info_used), (::bindery::detail::passed<MPI_Win> win, MPI_Info *info_used), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_get_info(X)
#endif
#if BND_HAS_MPI_Win_get_name
#define BND_TOOL_ENTRY_MPI_Win_get_name(X) X(MPI_Win_get_name, Win_get_name, int, (MPI_Win win, char *win_name, int *resultlen), (win, win_name, resultlen), (win, win_name, resultlen), (::bindery::detail::passed<MPI_Win> win, char *win_name, int *resultlen), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_get_name(X)
#endif
#if BND_HAS_MPI_Win_lock
#define BND_TOOL_ENTRY_MPI_Win_lock(X) X(MPI_Win_lock, Win_lock, int, (int lock_type, int rank, int assert, MPI_Win win), (lock_type, rank, assert, win), (lock_type, rank, assert, win), (::bindery::detail::passed<int> lock_type, ::bindery::detail::passed<int> rank, ::bindery::detail::passed<int> assert, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_lock(X)
#endif
#if BND_HAS_MPI_Win_lock_all
#define BND_TOOL_ENTRY_MPI_Win_lock_all(X) X(MPI_Win_lock_all, Win_lock_all, int, (int assert, MPI_Win win), (assert, win), (assert, win), (::bindery::detail::passed<int> assert, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_lock_all(X)
#endif
#if BND_HAS_MPI_Win_post
#define BND_TOOL_ENTRY_MPI_Win_post(X) X(MPI_Win_post, Win_post, int, (MPI_Group group, int assert, MPI_Win win), (group, assert, win), (group, assert, win), (::bindery::detail::passed<MPI_Group> group, ::bindery::detail::passed<int> assert, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_post(X)
#endif
#if BND_HAS_MPI_Win_set_attr
#define BND_TOOL_ENTRY_MPI_Win_set_attr(X) X(MPI_Win_set_attr, Win_set_attr, int, (MPI_Win win, int win_keyval, void *attribute_val), (win, win_keyval, attribute_val), (win, win_keyval, attribute_val), (::bindery::detail::passed<MPI_Win> win, ::bindery::detail::passed<int> win_keyval, void *attribute_val), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_set_attr(X)
#endif
#if BND_HAS_MPI_Win_set_errhandler
#define BND_TOOL_ENTRY_MPI_Win_set_errhandler(X) X(MPI_Win_set_errhandler, Win_set_errhandler, int, (MPI_Win win, MPI_Errhandler errhandler), (win, errhandler), (win, errhandler), (::bindery::detail::passed<MPI_Win> win, ::bindery::detail::passed<MPI_Errhandler> errhandler), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_set_errhandler(X)
#endif
#if BND_HAS_MPI_Win_set_info
#define BND_TOOL_ENTRY_MPI_Win_set_info(X) X(MPI_Win_set_info, Win_set_info, int, (MPI_Win win, MPI_Info info), (win, info), (win, info), (::bindery::detail::passed<MPI_Win> win, ::bindery::detail::passed<MPI_Info> info), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_set_info(X)
#endif
#if BND_HAS_MPI_Win_set_name
#define BND_TOOL_ENTRY_MPI_Win_set_name(X) X(MPI_Win_set_name, Win_set_name, int, (MPI_Win win, const char *win_name), (win, win_name), (win, win_name), (::bindery::detail::passed<MPI_Win> win, const char *win_name), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_set_name(X)
#endif
#if BND_HAS_MPI_Win_shared_query
#define BND_TOOL_ENTRY_MPI_Win_shared_query(X) X(MPI_Win_shared_query, Win_shared_query, int, (MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr), (win, rank, size, disp_unit, baseptr), (win, rank, size, disp_unit, baseptr), (::bindery::detail::passed<MPI_Win> win, ::bindery::detail::passed<int> rank, MPI_Aint *size, int *disp_unit, void *baseptr), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_shared_query(X)
#endif
#if BND_HAS_MPI_Win_shared_query_c
#define BND_TOOL_ENTRY_MPI_Win_shared_query_c(X) X(MPI_Win_shared_query_c, Win_shared_query_c, int, (MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr), (win, rank, size, disp_unit, baseptr), (win, rank, size, disp_unit, baseptr), (::bindery::detail::passed<MPI_Win> win, ::bindery::detail::passed<int> rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_shared_query_c(X)
#endif
#if BND_HAS_MPI_Win_start
#define BND_TOOL_ENTRY_MPI_Win_start(X) X(MPI_Win_start, Win_start, int, (MPI_Group group, int assert, MPI_Win win), (group, assert, win), (group, assert, win), (::bindery::detail::passed<MPI_Group> group, ::bindery::detail::passed<int> assert, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_start(X)
#endif
#if BND_HAS_MPI_Win_sync
#define BND_TOOL_ENTRY_MPI_Win_sync(X) X(MPI_Win_sync, Win_sync, int, (MPI_Win win), (win), (win), (::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_sync(X)
#endif
#if BND_HAS_MPI_Win_test
#define BND_TOOL_ENTRY_MPI_Win_test(X) X(MPI_Win_test, Win_test, int, (MPI_Win win, int *flag), (win, flag), (win, flag), (::bindery::detail::passed<MPI_Win> win, int *flag), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_test(X)
#endif
#if BND_HAS_MPI_Win_toint
#define BND_TOOL_ENTRY_MPI_Win_toint(X) X(MPI_Win_toint, Win_toint, int, (MPI_Win win), (win), (win), (::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_toint(X)
#endif
#if BND_HAS_MPI_Win_unlock
#define BND_TOOL_ENTRY_MPI_Win_unlock(X) X(MPI_Win_unlock, Win_unlock, int, (int rank, MPI_Win win), (rank, win), (rank, win), (::bindery::detail::passed<int> rank, ::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_unlock(X)
#endif
#if BND_HAS_MPI_Win_unlock_all
#define BND_TOOL_ENTRY_MPI_Win_unlock_all(X) X(MPI_Win_unlock_all, Win_unlock_all, int, (MPI_Win win), (win), (win), (::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_unlock_all(X)
#endif
#if BND_HAS_MPI_Win_wait
#define BND_TOOL_ENTRY_MPI_Win_wait(X) X(MPI_Win_wait, Win_wait, int, (MPI_Win win), (win), (win), (::bindery::detail::passed<MPI_Win> win), , )
#else
#define BND_TOOL_ENTRY_MPI_Win_wait(X)
#endif
#if BND_HAS_MPI_Wtick
#define BND_TOOL_ENTRY_MPI_Wtick(X) X(MPI_Wtick, Wtick, double, (), (), (), (), , )
#else
#define BND_TOOL_ENTRY_MPI_Wtick(X)
#endif
#if BND_HAS_MPI_Wtime
#define BND_TOOL_ENTRY_MPI_Wtime(X) X(MPI_Wtime, Wtime, double, (), (), (), (), , )
#else
#define BND_TOOL_ENTRY_MPI_Wtime(X)
#endif

#define BND_TOOL_ENTRIES(X) \
    BND_TOOL_ENTRY_MPI_Abi_get_fortran_booleans(X) \
    BND_TOOL_ENTRY_MPI_Abi_get_fortran_info(X) \
    BND_TOOL_ENTRY_MPI_Abi_get_info(X) \
    BND_TOOL_ENTRY_MPI_Abi_get_version(X) \
    BND_TOOL_ENTRY_MPI_Abi_set_fortran_booleans(X) \
    BND_TOOL_ENTRY_MPI_Abi_set_fortran_info(X) \
    BND_TOOL_ENTRY_MPI_Abort(X) \
    BND_TOOL_ENTRY_MPI_Accumulate(X) \
    BND_TOOL_ENTRY_MPI_Accumulate_c(X) \
    BND_TOOL_ENTRY_MPI_Add_error_class(X) \
    BND_TOOL_ENTRY_MPI_Add_error_code(X) \
    BND_TOOL_ENTRY_MPI_Add_error_string(X) \
    BND_TOOL_ENTRY_MPI_Address(X) \
    BND_TOOL_ENTRY_MPI_Aint_add(X) \
    BND_TOOL_ENTRY_MPI_Aint_diff(X) \
    BND_TOOL_ENTRY_MPI_Allgather(X) \
    BND_TOOL_ENTRY_MPI_Allgather_c(X) \
    BND_TOOL_ENTRY_MPI_Allgather_init(X) \
    BND_TOOL_ENTRY_MPI_Allgather_init_c(X) \
    BND_TOOL_ENTRY_MPI_Allgatherv(X) \
    BND_TOOL_ENTRY_MPI_Allgatherv_c(X) \
    BND_TOOL_ENTRY_MPI_Allgatherv_init(X) \
    BND_TOOL_ENTRY_MPI_Allgatherv_init_c(X) \
    BND_TOOL_ENTRY_MPI_Alloc_mem(X) \
    BND_TOOL_ENTRY_MPI_Allreduce(X) \
    BND_TOOL_ENTRY_MPI_Allreduce_c(X) \
    BND_TOOL_ENTRY_MPI_Allreduce_init(X) \
    BND_TOOL_ENTRY_MPI_Allreduce_init_c(X) \
    BND_TOOL_ENTRY_MPI_Alltoall(X) \
    BND_TOOL_ENTRY_MPI_Alltoall_c(X) \
    BND_TOOL_ENTRY_MPI_Alltoall_init(X) \
    BND_TOOL_ENTRY_MPI_Alltoall_init_c(X) \
    BND_TOOL_ENTRY_MPI_Alltoallv(X) \
    BND_TOOL_ENTRY_MPI_Alltoallv_c(X) \
    BND_TOOL_ENTRY_MPI_Alltoallv_init(X) \
    BND_TOOL_ENTRY_MPI_Alltoallv_init_c(X) \
    BND_TOOL_ENTRY_MPI_Alltoallw(X) \
    BND_TOOL_ENTRY_MPI_Alltoallw_c(X) \
    BND_TOOL_ENTRY_MPI_Alltoallw_init(X) \
    BND_TOOL_ENTRY_MPI_Alltoallw_init_c(X) \
    BND_TOOL_ENTRY_MPI_Attr_delete(X) \
    BND_TOOL_ENTRY_MPI_Attr_get(X) \
    BND_TOOL_ENTRY_MPI_Attr_put(X) \
    BND_TOOL_ENTRY_MPI_Barrier(X) \
    BND_TOOL_ENTRY_MPI_Barrier_init(X) \
    BND_TOOL_ENTRY_MPI_Bcast(X) \
    BND_TOOL_ENTRY_MPI_Bcast_c(X) \
    BND_TOOL_ENTRY_MPI_Bcast_init(X) \
    BND_TOOL_ENTRY_MPI_Bcast_init_c(X) \
    BND_TOOL_ENTRY_MPI_Bsend(X) \
    BND_TOOL_ENTRY_MPI_Bsend_c(X) \
    BND_TOOL_ENTRY_MPI_Bsend_init(X) \
    BND_TOOL_ENTRY_MPI_Bsend_init_c(X) \
    BND_TOOL_ENTRY_MPI_Buffer_attach(X) \
    BND_TOOL_ENTRY_MPI_Buffer_attach_c(X) \
    BND_TOOL_ENTRY_MPI_Buffer_detach(X) \
    BND_TOOL_ENTRY_MPI_Buffer_detach_c(X) \
    BND_TOOL_ENTRY_MPI_Buffer_flush(X) \
    BND_TOOL_ENTRY_MPI_Buffer_iflush(X) \
    BND_TOOL_ENTRY_MPI_Cancel(X) \
    BND_TOOL_ENTRY_MPI_Cart_coords(X) \
    BND_TOOL_ENTRY_MPI_Cart_create(X) \
    BND_TOOL_ENTRY_MPI_Cart_get(X) \
    BND_TOOL_ENTRY_MPI_Cart_map(X) \
    BND_TOOL_ENTRY_MPI_Cart_rank(X) \
    BND_TOOL_ENTRY_MPI_Cart_shift(X) \
    BND_TOOL_ENTRY_MPI_Cart_sub(X) \
    BND_TOOL_ENTRY_MPI_Cartdim_get(X) \
    BND_TOOL_ENTRY_MPI_Close_port(X) \
    BND_TOOL_ENTRY_MPI_Comm_accept(X) \
    BND_TOOL_ENTRY_MPI_Comm_attach_buffer(X) \
    BND_TOOL_ENTRY_MPI_Comm_attach_buffer_c(X) \
    BND_TOOL_ENTRY_MPI_Comm_c2f(X) \
    BND_TOOL_ENTRY_MPI_Comm_call_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Comm_compare(X) \
    BND_TOOL_ENTRY_MPI_Comm_connect(X) \
    BND_TOOL_ENTRY_MPI_Comm_create(X) \
    BND_TOOL_ENTRY_MPI_Comm_create_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Comm_create_from_group(X) \
    BND_TOOL_ENTRY_MPI_Comm_create_group(X) \
    BND_TOOL_ENTRY_MPI_Comm_create_keyval(X) \
    BND_TOOL_ENTRY_MPI_Comm_delete_attr(X) \
    BND_TOOL_ENTRY_MPI_Comm_detach_buffer(X) \
    BND_TOOL_ENTRY_MPI_Comm_detach_buffer_c(X) \
    BND_TOOL_ENTRY_MPI_Comm_disconnect(X) \
    BND_TOOL_ENTRY_MPI_Comm_dup(X) \
    BND_TOOL_ENTRY_MPI_Comm_dup_with_info(X) \
    BND_TOOL_ENTRY_MPI_Comm_f2c(X) \
    BND_TOOL_ENTRY_MPI_Comm_flush_buffer(X) \
    BND_TOOL_ENTRY_MPI_Comm_free(X) \
    BND_TOOL_ENTRY_MPI_Comm_free_keyval(X) \
    BND_TOOL_ENTRY_MPI_Comm_fromint(X) \
    BND_TOOL_ENTRY_MPI_Comm_get_attr(X) \
    BND_TOOL_ENTRY_MPI_Comm_get_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Comm_get_info(X) \
    BND_TOOL_ENTRY_MPI_Comm_get_name(X) \
    BND_TOOL_ENTRY_MPI_Comm_get_parent(X) \
    BND_TOOL_ENTRY_MPI_Comm_group(X) \
    BND_TOOL_ENTRY_MPI_Comm_idup(X) \
    BND_TOOL_ENTRY_MPI_Comm_idup_with_info(X) \
    BND_TOOL_ENTRY_MPI_Comm_iflush_buffer(X) \
    BND_TOOL_ENTRY_MPI_Comm_join(X) \
    BND_TOOL_ENTRY_MPI_Comm_rank(X) \
    BND_TOOL_ENTRY_MPI_Comm_remote_group(X) \
    BND_TOOL_ENTRY_MPI_Comm_remote_size(X) \
    BND_TOOL_ENTRY_MPI_Comm_set_attr(X) \
    BND_TOOL_ENTRY_MPI_Comm_set_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Comm_set_info(X) \
    BND_TOOL_ENTRY_MPI_Comm_set_name(X) \
    BND_TOOL_ENTRY_MPI_Comm_size(X) \
    BND_TOOL_ENTRY_MPI_Comm_spawn(X) \
    BND_TOOL_ENTRY_MPI_Comm_spawn_multiple(X) \
    BND_TOOL_ENTRY_MPI_Comm_split(X) \
    BND_TOOL_ENTRY_MPI_Comm_split_type(X) \
    BND_TOOL_ENTRY_MPI_Comm_test_inter(X) \
    BND_TOOL_ENTRY_MPI_Comm_toint(X) \
    BND_TOOL_ENTRY_MPI_Compare_and_swap(X) \
    BND_TOOL_ENTRY_MPI_Dims_create(X) \
    BND_TOOL_ENTRY_MPI_Dist_graph_create(X) \
    BND_TOOL_ENTRY_MPI_Dist_graph_create_adjacent(X) \
    BND_TOOL_ENTRY_MPI_Dist_graph_neighbors(X) \
    BND_TOOL_ENTRY_MPI_Dist_graph_neighbors_count(X) \
    BND_TOOL_ENTRY_MPI_Errhandler_c2f(X) \
    BND_TOOL_ENTRY_MPI_Errhandler_create(X) \
    BND_TOOL_ENTRY_MPI_Errhandler_f2c(X) \
    BND_TOOL_ENTRY_MPI_Errhandler_free(X) \
    BND_TOOL_ENTRY_MPI_Errhandler_fromint(X) \
    BND_TOOL_ENTRY_MPI_Errhandler_get(X) \
    BND_TOOL_ENTRY_MPI_Errhandler_set(X) \
    BND_TOOL_ENTRY_MPI_Errhandler_toint(X) \
    BND_TOOL_ENTRY_MPI_Error_class(X) \
    BND_TOOL_ENTRY_MPI_Error_string(X) \
    BND_TOOL_ENTRY_MPI_Exscan(X) \
    BND_TOOL_ENTRY_MPI_Exscan_c(X) \
    BND_TOOL_ENTRY_MPI_Exscan_init(X) \
    BND_TOOL_ENTRY_MPI_Exscan_init_c(X) \
    BND_TOOL_ENTRY_MPI_Fetch_and_op(X) \
    BND_TOOL_ENTRY_MPI_File_c2f(X) \
    BND_TOOL_ENTRY_MPI_File_call_errhandler(X) \
    BND_TOOL_ENTRY_MPI_File_close(X) \
    BND_TOOL_ENTRY_MPI_File_create_errhandler(X) \
    BND_TOOL_ENTRY_MPI_File_delete(X) \
    BND_TOOL_ENTRY_MPI_File_f2c(X) \
    BND_TOOL_ENTRY_MPI_File_fromint(X) \
    BND_TOOL_ENTRY_MPI_File_get_amode(X) \
    BND_TOOL_ENTRY_MPI_File_get_atomicity(X) \
    BND_TOOL_ENTRY_MPI_File_get_byte_offset(X) \
    BND_TOOL_ENTRY_MPI_File_get_errhandler(X) \
    BND_TOOL_ENTRY_MPI_File_get_group(X) \
    BND_TOOL_ENTRY_MPI_File_get_info(X) \
    BND_TOOL_ENTRY_MPI_File_get_position(X) \
    BND_TOOL_ENTRY_MPI_File_get_position_shared(X) \
    BND_TOOL_ENTRY_MPI_File_get_size(X) \
    BND_TOOL_ENTRY_MPI_File_get_type_extent(X) \
    BND_TOOL_ENTRY_MPI_File_get_type_extent_c(X) \
    BND_TOOL_ENTRY_MPI_File_get_view(X) \
    BND_TOOL_ENTRY_MPI_File_iread(X) \
    BND_TOOL_ENTRY_MPI_File_iread_all(X) \
    BND_TOOL_ENTRY_MPI_File_iread_all_c(X) \
    BND_TOOL_ENTRY_MPI_File_iread_at(X) \
    BND_TOOL_ENTRY_MPI_File_iread_at_all(X) \
    BND_TOOL_ENTRY_MPI_File_iread_at_all_c(X) \
    BND_TOOL_ENTRY_MPI_File_iread_at_c(X) \
    BND_TOOL_ENTRY_MPI_File_iread_c(X) \
    BND_TOOL_ENTRY_MPI_File_iread_shared(X) \
    BND_TOOL_ENTRY_MPI_File_iread_shared_c(X) \
    BND_TOOL_ENTRY_MPI_File_iwrite(X) \
    BND_TOOL_ENTRY_MPI_File_iwrite_all(X) \
    BND_TOOL_ENTRY_MPI_File_iwrite_all_c(X) \
    BND_TOOL_ENTRY_MPI_File_iwrite_at(X) \
    BND_TOOL_ENTRY_MPI_File_iwrite_at_all(X) \
    BND_TOOL_ENTRY_MPI_File_iwrite_at_all_c(X) \
    BND_TOOL_ENTRY_MPI_File_iwrite_at_c(X) \
    BND_TOOL_ENTRY_MPI_File_iwrite_c(X) \
    BND_TOOL_ENTRY_MPI_File_iwrite_shared(X) \
    BND_TOOL_ENTRY_MPI_File_iwrite_shared_c(X) \
    BND_TOOL_ENTRY_MPI_File_open(X) \
    BND_TOOL_ENTRY_MPI_File_preallocate(X) \
    BND_TOOL_ENTRY_MPI_File_read(X) \
    BND_TOOL_ENTRY_MPI_File_read_all(X) \
    BND_TOOL_ENTRY_MPI_File_read_all_begin(X) \
    BND_TOOL_ENTRY_MPI_File_read_all_begin_c(X) \
    BND_TOOL_ENTRY_MPI_File_read_all_c(X) \
    BND_TOOL_ENTRY_MPI_File_read_all_end(X) \
    BND_TOOL_ENTRY_MPI_File_read_at(X) \
    BND_TOOL_ENTRY_MPI_File_read_at_all(X) \
    BND_TOOL_ENTRY_MPI_File_read_at_all_begin(X) \
    BND_TOOL_ENTRY_MPI_File_read_at_all_begin_c(X) \
    BND_TOOL_ENTRY_MPI_File_read_at_all_c(X) \
    BND_TOOL_ENTRY_MPI_File_read_at_all_end(X) \
    BND_TOOL_ENTRY_MPI_File_read_at_c(X) \
    BND_TOOL_ENTRY_MPI_File_read_c(X) \
    BND_TOOL_ENTRY_MPI_File_read_ordered(X) \
    BND_TOOL_ENTRY_MPI_File_read_ordered_begin(X) \
    BND_TOOL_ENTRY_MPI_File_read_ordered_begin_c(X) \
    BND_TOOL_ENTRY_MPI_File_read_ordered_c(X) \
    BND_TOOL_ENTRY_MPI_File_read_ordered_end(X) \
    BND_TOOL_ENTRY_MPI_File_read_shared(X) \
    BND_TOOL_ENTRY_MPI_File_read_shared_c(X) \
    BND_TOOL_ENTRY_MPI_File_seek(X) \
    BND_TOOL_ENTRY_MPI_File_seek_shared(X) \
    BND_TOOL_ENTRY_MPI_File_set_atomicity(X) \
    BND_TOOL_ENTRY_MPI_File_set_errhandler(X) \
    BND_TOOL_ENTRY_MPI_File_set_info(X) \
    BND_TOOL_ENTRY_MPI_File_set_size(X) \
    BND_TOOL_ENTRY_MPI_File_set_view(X) \
    BND_TOOL_ENTRY_MPI_File_sync(X) \
    BND_TOOL_ENTRY_MPI_File_toint(X) \
    BND_TOOL_ENTRY_MPI_File_write(X) \
    BND_TOOL_ENTRY_MPI_File_write_all(X) \
    BND_TOOL_ENTRY_MPI_File_write_all_begin(X) \
    BND_TOOL_ENTRY_MPI_File_write_all_begin_c(X) \
    BND_TOOL_ENTRY_MPI_File_write_all_c(X) \
    BND_TOOL_ENTRY_MPI_File_write_all_end(X) \
    BND_TOOL_ENTRY_MPI_File_write_at(X) \
    BND_TOOL_ENTRY_MPI_File_write_at_all(X) \
    BND_TOOL_ENTRY_MPI_File_write_at_all_begin(X) \
    BND_TOOL_ENTRY_MPI_File_write_at_all_begin_c(X) \
    BND_TOOL_ENTRY_MPI_File_write_at_all_c(X) \
    BND_TOOL_ENTRY_MPI_File_write_at_all_end(X) \
    BND_TOOL_ENTRY_MPI_File_write_at_c(X) \
    BND_TOOL_ENTRY_MPI_File_write_c(X) \
    BND_TOOL_ENTRY_MPI_File_write_ordered(X) \
    BND_TOOL_ENTRY_MPI_File_write_ordered_begin(X) \
    BND_TOOL_ENTRY_MPI_File_write_ordered_begin_c(X) \
    BND_TOOL_ENTRY_MPI_File_write_ordered_c(X) \
    BND_TOOL_ENTRY_MPI_File_write_ordered_end(X) \
    BND_TOOL_ENTRY_MPI_File_write_shared(X) \
    BND_TOOL_ENTRY_MPI_File_write_shared_c(X) \
    BND_TOOL_ENTRY_MPI_Finalize(X) \
    BND_TOOL_ENTRY_MPI_Finalized(X) \
    BND_TOOL_ENTRY_MPI_Free_mem(X) \
    BND_TOOL_ENTRY_MPI_Gather(X) \
    BND_TOOL_ENTRY_MPI_Gather_c(X) \
    BND_TOOL_ENTRY_MPI_Gather_init(X) \
    BND_TOOL_ENTRY_MPI_Gather_init_c(X) \
    BND_TOOL_ENTRY_MPI_Gatherv(X) \
    BND_TOOL_ENTRY_MPI_Gatherv_c(X) \
    BND_TOOL_ENTRY_MPI_Gatherv_init(X) \
    BND_TOOL_ENTRY_MPI_Gatherv_init_c(X) \
    BND_TOOL_ENTRY_MPI_Get(X) \
    BND_TOOL_ENTRY_MPI_Get_accumulate(X) \
    BND_TOOL_ENTRY_MPI_Get_accumulate_c(X) \
    BND_TOOL_ENTRY_MPI_Get_address(X) \
    BND_TOOL_ENTRY_MPI_Get_c(X) \
    BND_TOOL_ENTRY_MPI_Get_count(X) \
    BND_TOOL_ENTRY_MPI_Get_count_c(X) \
    BND_TOOL_ENTRY_MPI_Get_elements(X) \
    BND_TOOL_ENTRY_MPI_Get_elements_c(X) \
    BND_TOOL_ENTRY_MPI_Get_elements_x(X) \
    BND_TOOL_ENTRY_MPI_Get_hw_resource_info(X) \
    BND_TOOL_ENTRY_MPI_Get_library_version(X) \
    BND_TOOL_ENTRY_MPI_Get_processor_name(X) \
    BND_TOOL_ENTRY_MPI_Get_version(X) \
    BND_TOOL_ENTRY_MPI_Graph_create(X) \
    BND_TOOL_ENTRY_MPI_Graph_get(X) \
    BND_TOOL_ENTRY_MPI_Graph_map(X) \
    BND_TOOL_ENTRY_MPI_Graph_neighbors(X) \
    BND_TOOL_ENTRY_MPI_Graph_neighbors_count(X) \
    BND_TOOL_ENTRY_MPI_Graphdims_get(X) \
    BND_TOOL_ENTRY_MPI_Grequest_complete(X) \
    BND_TOOL_ENTRY_MPI_Grequest_start(X) \
    BND_TOOL_ENTRY_MPI_Group_c2f(X) \
    BND_TOOL_ENTRY_MPI_Group_compare(X) \
    BND_TOOL_ENTRY_MPI_Group_difference(X) \
    BND_TOOL_ENTRY_MPI_Group_excl(X) \
    BND_TOOL_ENTRY_MPI_Group_f2c(X) \
    BND_TOOL_ENTRY_MPI_Group_free(X) \
    BND_TOOL_ENTRY_MPI_Group_from_session_pset(X) \
    BND_TOOL_ENTRY_MPI_Group_fromint(X) \
    BND_TOOL_ENTRY_MPI_Group_incl(X) \
    BND_TOOL_ENTRY_MPI_Group_intersection(X) \
    BND_TOOL_ENTRY_MPI_Group_range_excl(X) \
    BND_TOOL_ENTRY_MPI_Group_range_incl(X) \
    BND_TOOL_ENTRY_MPI_Group_rank(X) \
    BND_TOOL_ENTRY_MPI_Group_size(X) \
    BND_TOOL_ENTRY_MPI_Group_toint(X) \
    BND_TOOL_ENTRY_MPI_Group_translate_ranks(X) \
    BND_TOOL_ENTRY_MPI_Group_union(X) \
    BND_TOOL_ENTRY_MPI_Iallgather(X) \
    BND_TOOL_ENTRY_MPI_Iallgather_c(X) \
    BND_TOOL_ENTRY_MPI_Iallgatherv(X) \
    BND_TOOL_ENTRY_MPI_Iallgatherv_c(X) \
    BND_TOOL_ENTRY_MPI_Iallreduce(X) \
    BND_TOOL_ENTRY_MPI_Iallreduce_c(X) \
    BND_TOOL_ENTRY_MPI_Ialltoall(X) \
    BND_TOOL_ENTRY_MPI_Ialltoall_c(X) \
    BND_TOOL_ENTRY_MPI_Ialltoallv(X) \
    BND_TOOL_ENTRY_MPI_Ialltoallv_c(X) \
    BND_TOOL_ENTRY_MPI_Ialltoallw(X) \
    BND_TOOL_ENTRY_MPI_Ialltoallw_c(X) \
    BND_TOOL_ENTRY_MPI_Ibarrier(X) \
    BND_TOOL_ENTRY_MPI_Ibcast(X) \
    BND_TOOL_ENTRY_MPI_Ibcast_c(X) \
    BND_TOOL_ENTRY_MPI_Ibsend(X) \
    BND_TOOL_ENTRY_MPI_Ibsend_c(X) \
    BND_TOOL_ENTRY_MPI_Iexscan(X) \
    BND_TOOL_ENTRY_MPI_Iexscan_c(X) \
    BND_TOOL_ENTRY_MPI_Igather(X) \
    BND_TOOL_ENTRY_MPI_Igather_c(X) \
    BND_TOOL_ENTRY_MPI_Igatherv(X) \
    BND_TOOL_ENTRY_MPI_Igatherv_c(X) \
    BND_TOOL_ENTRY_MPI_Improbe(X) \
    BND_TOOL_ENTRY_MPI_Imrecv(X) \
    BND_TOOL_ENTRY_MPI_Imrecv_c(X) \
    BND_TOOL_ENTRY_MPI_Ineighbor_allgather(X) \
    BND_TOOL_ENTRY_MPI_Ineighbor_allgather_c(X) \
    BND_TOOL_ENTRY_MPI_Ineighbor_allgatherv(X) \
    BND_TOOL_ENTRY_MPI_Ineighbor_allgatherv_c(X) \
    BND_TOOL_ENTRY_MPI_Ineighbor_alltoall(X) \
    BND_TOOL_ENTRY_MPI_Ineighbor_alltoall_c(X) \
    BND_TOOL_ENTRY_MPI_Ineighbor_alltoallv(X) \
    BND_TOOL_ENTRY_MPI_Ineighbor_alltoallv_c(X) \
    BND_TOOL_ENTRY_MPI_Ineighbor_alltoallw(X) \
    BND_TOOL_ENTRY_MPI_Ineighbor_alltoallw_c(X) \
    BND_TOOL_ENTRY_MPI_Info_c2f(X) \
    BND_TOOL_ENTRY_MPI_Info_create(X) \
    BND_TOOL_ENTRY_MPI_Info_create_env(X) \
    BND_TOOL_ENTRY_MPI_Info_delete(X) \
    BND_TOOL_ENTRY_MPI_Info_dup(X) \
    BND_TOOL_ENTRY_MPI_Info_f2c(X) \
    BND_TOOL_ENTRY_MPI_Info_free(X) \
    BND_TOOL_ENTRY_MPI_Info_fromint(X) \
    BND_TOOL_ENTRY_MPI_Info_get(X) \
    BND_TOOL_ENTRY_MPI_Info_get_nkeys(X) \
    BND_TOOL_ENTRY_MPI_Info_get_nthkey(X) \
    BND_TOOL_ENTRY_MPI_Info_get_string(X) \
    BND_TOOL_ENTRY_MPI_Info_get_valuelen(X) \
    BND_TOOL_ENTRY_MPI_Info_set(X) \
    BND_TOOL_ENTRY_MPI_Info_toint(X) \
    BND_TOOL_ENTRY_MPI_Init(X) \
    BND_TOOL_ENTRY_MPI_Init_thread(X) \
    BND_TOOL_ENTRY_MPI_Initialized(X) \
    BND_TOOL_ENTRY_MPI_Intercomm_create(X) \
    BND_TOOL_ENTRY_MPI_Intercomm_create_from_groups(X) \
    BND_TOOL_ENTRY_MPI_Intercomm_merge(X) \
    BND_TOOL_ENTRY_MPI_Iprobe(X) \
    BND_TOOL_ENTRY_MPI_Irecv(X) \
    BND_TOOL_ENTRY_MPI_Irecv_c(X) \
    BND_TOOL_ENTRY_MPI_Ireduce(X) \
    BND_TOOL_ENTRY_MPI_Ireduce_c(X) \
    BND_TOOL_ENTRY_MPI_Ireduce_scatter(X) \
    BND_TOOL_ENTRY_MPI_Ireduce_scatter_block(X) \
    BND_TOOL_ENTRY_MPI_Ireduce_scatter_block_c(X) \
    BND_TOOL_ENTRY_MPI_Ireduce_scatter_c(X) \
    BND_TOOL_ENTRY_MPI_Irsend(X) \
    BND_TOOL_ENTRY_MPI_Irsend_c(X) \
    BND_TOOL_ENTRY_MPI_Is_thread_main(X) \
    BND_TOOL_ENTRY_MPI_Iscan(X) \
    BND_TOOL_ENTRY_MPI_Iscan_c(X) \
    BND_TOOL_ENTRY_MPI_Iscatter(X) \
    BND_TOOL_ENTRY_MPI_Iscatter_c(X) \
    BND_TOOL_ENTRY_MPI_Iscatterv(X) \
    BND_TOOL_ENTRY_MPI_Iscatterv_c(X) \
    BND_TOOL_ENTRY_MPI_Isend(X) \
    BND_TOOL_ENTRY_MPI_Isend_c(X) \
    BND_TOOL_ENTRY_MPI_Isendrecv(X) \
    BND_TOOL_ENTRY_MPI_Isendrecv_c(X) \
    BND_TOOL_ENTRY_MPI_Isendrecv_replace(X) \
    BND_TOOL_ENTRY_MPI_Isendrecv_replace_c(X) \
    BND_TOOL_ENTRY_MPI_Issend(X) \
    BND_TOOL_ENTRY_MPI_Issend_c(X) \
    BND_TOOL_ENTRY_MPI_Keyval_create(X) \
    BND_TOOL_ENTRY_MPI_Keyval_free(X) \
    BND_TOOL_ENTRY_MPI_Lookup_name(X) \
    BND_TOOL_ENTRY_MPI_Message_c2f(X) \
    BND_TOOL_ENTRY_MPI_Message_f2c(X) \
    BND_TOOL_ENTRY_MPI_Message_fromint(X) \
    BND_TOOL_ENTRY_MPI_Message_toint(X) \
    BND_TOOL_ENTRY_MPI_Mprobe(X) \
    BND_TOOL_ENTRY_MPI_Mrecv(X) \
    BND_TOOL_ENTRY_MPI_Mrecv_c(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_allgather(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_allgather_c(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_allgather_init(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_allgather_init_c(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_allgatherv(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_allgatherv_c(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_allgatherv_init(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_allgatherv_init_c(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoall(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoall_c(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoall_init(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoall_init_c(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoallv(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoallv_c(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoallv_init(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoallv_init_c(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoallw(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoallw_c(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoallw_init(X) \
    BND_TOOL_ENTRY_MPI_Neighbor_alltoallw_init_c(X) \
    BND_TOOL_ENTRY_MPI_Op_c2f(X) \
    BND_TOOL_ENTRY_MPI_Op_commutative(X) \
    BND_TOOL_ENTRY_MPI_Op_create(X) \
    BND_TOOL_ENTRY_MPI_Op_create_c(X) \
    BND_TOOL_ENTRY_MPI_Op_f2c(X) \
    BND_TOOL_ENTRY_MPI_Op_free(X) \
    BND_TOOL_ENTRY_MPI_Op_fromint(X) \
    BND_TOOL_ENTRY_MPI_Op_toint(X) \
    BND_TOOL_ENTRY_MPI_Open_port(X) \
    BND_TOOL_ENTRY_MPI_Pack(X) \
    BND_TOOL_ENTRY_MPI_Pack_c(X) \
    BND_TOOL_ENTRY_MPI_Pack_external(X) \
    BND_TOOL_ENTRY_MPI_Pack_external_c(X) \
    BND_TOOL_ENTRY_MPI_Pack_external_size(X) \
    BND_TOOL_ENTRY_MPI_Pack_external_size_c(X) \
    BND_TOOL_ENTRY_MPI_Pack_size(X) \
    BND_TOOL_ENTRY_MPI_Pack_size_c(X) \
    BND_TOOL_ENTRY_MPI_Parrived(X) \
    BND_TOOL_ENTRY_MPI_Pcontrol(X) \
    BND_TOOL_ENTRY_MPI_Pready(X) \
    BND_TOOL_ENTRY_MPI_Pready_list(X) \
    BND_TOOL_ENTRY_MPI_Pready_range(X) \
    BND_TOOL_ENTRY_MPI_Precv_init(X) \
    BND_TOOL_ENTRY_MPI_Probe(X) \
    BND_TOOL_ENTRY_MPI_Psend_init(X) \
    BND_TOOL_ENTRY_MPI_Publish_name(X) \
    BND_TOOL_ENTRY_MPI_Put(X) \
    BND_TOOL_ENTRY_MPI_Put_c(X) \
    BND_TOOL_ENTRY_MPI_Query_thread(X) \
    BND_TOOL_ENTRY_MPI_Raccumulate(X) \
    BND_TOOL_ENTRY_MPI_Raccumulate_c(X) \
    BND_TOOL_ENTRY_MPI_Recv(X) \
    BND_TOOL_ENTRY_MPI_Recv_c(X) \
    BND_TOOL_ENTRY_MPI_Recv_init(X) \
    BND_TOOL_ENTRY_MPI_Recv_init_c(X) \
    BND_TOOL_ENTRY_MPI_Reduce(X) \
    BND_TOOL_ENTRY_MPI_Reduce_c(X) \
    BND_TOOL_ENTRY_MPI_Reduce_init(X) \
    BND_TOOL_ENTRY_MPI_Reduce_init_c(X) \
    BND_TOOL_ENTRY_MPI_Reduce_local(X) \
    BND_TOOL_ENTRY_MPI_Reduce_local_c(X) \
    BND_TOOL_ENTRY_MPI_Reduce_scatter(X) \
    BND_TOOL_ENTRY_MPI_Reduce_scatter_block(X) \
    BND_TOOL_ENTRY_MPI_Reduce_scatter_block_c(X) \
    BND_TOOL_ENTRY_MPI_Reduce_scatter_block_init(X) \
    BND_TOOL_ENTRY_MPI_Reduce_scatter_block_init_c(X) \
    BND_TOOL_ENTRY_MPI_Reduce_scatter_c(X) \
    BND_TOOL_ENTRY_MPI_Reduce_scatter_init(X) \
    BND_TOOL_ENTRY_MPI_Reduce_scatter_init_c(X) \
    BND_TOOL_ENTRY_MPI_Register_datarep(X) \
    BND_TOOL_ENTRY_MPI_Register_datarep_c(X) \
    BND_TOOL_ENTRY_MPI_Remove_error_class(X) \
    BND_TOOL_ENTRY_MPI_Remove_error_code(X) \
    BND_TOOL_ENTRY_MPI_Remove_error_string(X) \
    BND_TOOL_ENTRY_MPI_Request_c2f(X) \
    BND_TOOL_ENTRY_MPI_Request_f2c(X) \
    BND_TOOL_ENTRY_MPI_Request_free(X) \
    BND_TOOL_ENTRY_MPI_Request_fromint(X) \
    BND_TOOL_ENTRY_MPI_Request_get_status(X) \
    BND_TOOL_ENTRY_MPI_Request_get_status_all(X) \
    BND_TOOL_ENTRY_MPI_Request_get_status_any(X) \
    BND_TOOL_ENTRY_MPI_Request_get_status_some(X) \
    BND_TOOL_ENTRY_MPI_Request_toint(X) \
    BND_TOOL_ENTRY_MPI_Rget(X) \
    BND_TOOL_ENTRY_MPI_Rget_accumulate(X) \
    BND_TOOL_ENTRY_MPI_Rget_accumulate_c(X) \
    BND_TOOL_ENTRY_MPI_Rget_c(X) \
    BND_TOOL_ENTRY_MPI_Rput(X) \
    BND_TOOL_ENTRY_MPI_Rput_c(X) \
    BND_TOOL_ENTRY_MPI_Rsend(X) \
    BND_TOOL_ENTRY_MPI_Rsend_c(X) \
    BND_TOOL_ENTRY_MPI_Rsend_init(X) \
    BND_TOOL_ENTRY_MPI_Rsend_init_c(X) \
    BND_TOOL_ENTRY_MPI_Scan(X) \
    BND_TOOL_ENTRY_MPI_Scan_c(X) \
    BND_TOOL_ENTRY_MPI_Scan_init(X) \
    BND_TOOL_ENTRY_MPI_Scan_init_c(X) \
    BND_TOOL_ENTRY_MPI_Scatter(X) \
    BND_TOOL_ENTRY_MPI_Scatter_c(X) \
    BND_TOOL_ENTRY_MPI_Scatter_init(X) \
    BND_TOOL_ENTRY_MPI_Scatter_init_c(X) \
    BND_TOOL_ENTRY_MPI_Scatterv(X) \
    BND_TOOL_ENTRY_MPI_Scatterv_c(X) \
    BND_TOOL_ENTRY_MPI_Scatterv_init(X) \
    BND_TOOL_ENTRY_MPI_Scatterv_init_c(X) \
    BND_TOOL_ENTRY_MPI_Send(X) \
    BND_TOOL_ENTRY_MPI_Send_c(X) \
    BND_TOOL_ENTRY_MPI_Send_init(X) \
    BND_TOOL_ENTRY_MPI_Send_init_c(X) \
    BND_TOOL_ENTRY_MPI_Sendrecv(X) \
    BND_TOOL_ENTRY_MPI_Sendrecv_c(X) \
    BND_TOOL_ENTRY_MPI_Sendrecv_replace(X) \
    BND_TOOL_ENTRY_MPI_Sendrecv_replace_c(X) \
    BND_TOOL_ENTRY_MPI_Session_attach_buffer(X) \
    BND_TOOL_ENTRY_MPI_Session_attach_buffer_c(X) \
    BND_TOOL_ENTRY_MPI_Session_c2f(X) \
    BND_TOOL_ENTRY_MPI_Session_call_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Session_create_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Session_detach_buffer(X) \
    BND_TOOL_ENTRY_MPI_Session_detach_buffer_c(X) \
    BND_TOOL_ENTRY_MPI_Session_f2c(X) \
    BND_TOOL_ENTRY_MPI_Session_finalize(X) \
    BND_TOOL_ENTRY_MPI_Session_flush_buffer(X) \
    BND_TOOL_ENTRY_MPI_Session_fromint(X) \
    BND_TOOL_ENTRY_MPI_Session_get_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Session_get_info(X) \
    BND_TOOL_ENTRY_MPI_Session_get_nth_pset(X) \
    BND_TOOL_ENTRY_MPI_Session_get_num_psets(X) \
    BND_TOOL_ENTRY_MPI_Session_get_pset_info(X) \
    BND_TOOL_ENTRY_MPI_Session_iflush_buffer(X) \
    BND_TOOL_ENTRY_MPI_Session_init(X) \
    BND_TOOL_ENTRY_MPI_Session_set_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Session_toint(X) \
    BND_TOOL_ENTRY_MPI_Ssend(X) \
    BND_TOOL_ENTRY_MPI_Ssend_c(X) \
    BND_TOOL_ENTRY_MPI_Ssend_init(X) \
    BND_TOOL_ENTRY_MPI_Ssend_init_c(X) \
    BND_TOOL_ENTRY_MPI_Start(X) \
    BND_TOOL_ENTRY_MPI_Startall(X) \
    BND_TOOL_ENTRY_MPI_Status_c2f(X) \
    BND_TOOL_ENTRY_MPI_Status_c2f08(X) \
    BND_TOOL_ENTRY_MPI_Status_f082c(X) \
    BND_TOOL_ENTRY_MPI_Status_f082f(X) \
    BND_TOOL_ENTRY_MPI_Status_f2c(X) \
    BND_TOOL_ENTRY_MPI_Status_f2f08(X) \
    BND_TOOL_ENTRY_MPI_Status_get_error(X) \
    BND_TOOL_ENTRY_MPI_Status_get_source(X) \
    BND_TOOL_ENTRY_MPI_Status_get_tag(X) \
    BND_TOOL_ENTRY_MPI_Status_set_cancelled(X) \
    BND_TOOL_ENTRY_MPI_Status_set_elements(X) \
    BND_TOOL_ENTRY_MPI_Status_set_elements_c(X) \
    BND_TOOL_ENTRY_MPI_Status_set_elements_x(X) \
    BND_TOOL_ENTRY_MPI_Status_set_error(X) \
    BND_TOOL_ENTRY_MPI_Status_set_source(X) \
    BND_TOOL_ENTRY_MPI_Status_set_tag(X) \
    BND_TOOL_ENTRY_MPI_T_category_changed(X) \
    BND_TOOL_ENTRY_MPI_T_category_get_categories(X) \
    BND_TOOL_ENTRY_MPI_T_category_get_cvars(X) \
    BND_TOOL_ENTRY_MPI_T_category_get_events(X) \
    BND_TOOL_ENTRY_MPI_T_category_get_index(X) \
    BND_TOOL_ENTRY_MPI_T_category_get_info(X) \
    BND_TOOL_ENTRY_MPI_T_category_get_num(X) \
    BND_TOOL_ENTRY_MPI_T_category_get_num_events(X) \
    BND_TOOL_ENTRY_MPI_T_category_get_pvars(X) \
    BND_TOOL_ENTRY_MPI_T_cvar_get_index(X) \
    BND_TOOL_ENTRY_MPI_T_cvar_get_info(X) \
    BND_TOOL_ENTRY_MPI_T_cvar_get_num(X) \
    BND_TOOL_ENTRY_MPI_T_cvar_handle_alloc(X) \
    BND_TOOL_ENTRY_MPI_T_cvar_handle_free(X) \
    BND_TOOL_ENTRY_MPI_T_cvar_read(X) \
    BND_TOOL_ENTRY_MPI_T_cvar_write(X) \
    BND_TOOL_ENTRY_MPI_T_enum_get_info(X) \
    BND_TOOL_ENTRY_MPI_T_enum_get_item(X) \
    BND_TOOL_ENTRY_MPI_T_event_callback_get_info(X) \
    BND_TOOL_ENTRY_MPI_T_event_callback_set_info(X) \
    BND_TOOL_ENTRY_MPI_T_event_copy(X) \
    BND_TOOL_ENTRY_MPI_T_event_get_index(X) \
    BND_TOOL_ENTRY_MPI_T_event_get_info(X) \
    BND_TOOL_ENTRY_MPI_T_event_get_num(X) \
    BND_TOOL_ENTRY_MPI_T_event_get_source(X) \
    BND_TOOL_ENTRY_MPI_T_event_get_timestamp(X) \
    BND_TOOL_ENTRY_MPI_T_event_handle_alloc(X) \
    BND_TOOL_ENTRY_MPI_T_event_handle_free(X) \
    BND_TOOL_ENTRY_MPI_T_event_handle_get_info(X) \
    BND_TOOL_ENTRY_MPI_T_event_handle_set_info(X) \
    BND_TOOL_ENTRY_MPI_T_event_read(X) \
    BND_TOOL_ENTRY_MPI_T_event_register_callback(X) \
    BND_TOOL_ENTRY_MPI_T_event_set_dropped_handler(X) \
    BND_TOOL_ENTRY_MPI_T_finalize(X) \
    BND_TOOL_ENTRY_MPI_T_init_thread(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_get_index(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_get_info(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_get_num(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_handle_alloc(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_handle_free(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_read(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_readreset(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_reset(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_session_create(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_session_free(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_start(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_stop(X) \
    BND_TOOL_ENTRY_MPI_T_pvar_write(X) \
    BND_TOOL_ENTRY_MPI_T_source_get_info(X) \
    BND_TOOL_ENTRY_MPI_T_source_get_num(X) \
    BND_TOOL_ENTRY_MPI_T_source_get_timestamp(X) \
    BND_TOOL_ENTRY_MPI_Test(X) \
    BND_TOOL_ENTRY_MPI_Test_cancelled(X) \
    BND_TOOL_ENTRY_MPI_Testall(X) \
    BND_TOOL_ENTRY_MPI_Testany(X) \
    BND_TOOL_ENTRY_MPI_Testsome(X) \
    BND_TOOL_ENTRY_MPI_Topo_test(X) \
    BND_TOOL_ENTRY_MPI_Type_c2f(X) \
    BND_TOOL_ENTRY_MPI_Type_commit(X) \
    BND_TOOL_ENTRY_MPI_Type_contiguous(X) \
    BND_TOOL_ENTRY_MPI_Type_contiguous_c(X) \
    BND_TOOL_ENTRY_MPI_Type_create_darray(X) \
    BND_TOOL_ENTRY_MPI_Type_create_darray_c(X) \
    BND_TOOL_ENTRY_MPI_Type_create_f90_complex(X) \
    BND_TOOL_ENTRY_MPI_Type_create_f90_integer(X) \
    BND_TOOL_ENTRY_MPI_Type_create_f90_real(X) \
    BND_TOOL_ENTRY_MPI_Type_create_hindexed(X) \
    BND_TOOL_ENTRY_MPI_Type_create_hindexed_block(X) \
    BND_TOOL_ENTRY_MPI_Type_create_hindexed_block_c(X) \
    BND_TOOL_ENTRY_MPI_Type_create_hindexed_c(X) \
    BND_TOOL_ENTRY_MPI_Type_create_hvector(X) \
    BND_TOOL_ENTRY_MPI_Type_create_hvector_c(X) \
    BND_TOOL_ENTRY_MPI_Type_create_indexed_block(X) \
    BND_TOOL_ENTRY_MPI_Type_create_indexed_block_c(X) \
    BND_TOOL_ENTRY_MPI_Type_create_keyval(X) \
    BND_TOOL_ENTRY_MPI_Type_create_resized(X) \
    BND_TOOL_ENTRY_MPI_Type_create_resized_c(X) \
    BND_TOOL_ENTRY_MPI_Type_create_struct(X) \
    BND_TOOL_ENTRY_MPI_Type_create_struct_c(X) \
    BND_TOOL_ENTRY_MPI_Type_create_subarray(X) \
    BND_TOOL_ENTRY_MPI_Type_create_subarray_c(X) \
    BND_TOOL_ENTRY_MPI_Type_delete_attr(X) \
    BND_TOOL_ENTRY_MPI_Type_dup(X) \
    BND_TOOL_ENTRY_MPI_Type_extent(X) \
    BND_TOOL_ENTRY_MPI_Type_f2c(X) \
    BND_TOOL_ENTRY_MPI_Type_free(X) \
    BND_TOOL_ENTRY_MPI_Type_free_keyval(X) \
    BND_TOOL_ENTRY_MPI_Type_fromint(X) \
    BND_TOOL_ENTRY_MPI_Type_get_attr(X) \
    BND_TOOL_ENTRY_MPI_Type_get_contents(X) \
    BND_TOOL_ENTRY_MPI_Type_get_contents_c(X) \
    BND_TOOL_ENTRY_MPI_Type_get_envelope(X) \
    BND_TOOL_ENTRY_MPI_Type_get_envelope_c(X) \
    BND_TOOL_ENTRY_MPI_Type_get_extent(X) \
    BND_TOOL_ENTRY_MPI_Type_get_extent_c(X) \
    BND_TOOL_ENTRY_MPI_Type_get_extent_x(X) \
    BND_TOOL_ENTRY_MPI_Type_get_name(X) \
    BND_TOOL_ENTRY_MPI_Type_get_true_extent(X) \
    BND_TOOL_ENTRY_MPI_Type_get_true_extent_c(X) \
    BND_TOOL_ENTRY_MPI_Type_get_true_extent_x(X) \
    BND_TOOL_ENTRY_MPI_Type_get_value_index(X) \
    BND_TOOL_ENTRY_MPI_Type_hindexed(X) \
    BND_TOOL_ENTRY_MPI_Type_hvector(X) \
    BND_TOOL_ENTRY_MPI_Type_indexed(X) \
    BND_TOOL_ENTRY_MPI_Type_indexed_c(X) \
    BND_TOOL_ENTRY_MPI_Type_lb(X) \
    BND_TOOL_ENTRY_MPI_Type_match_size(X) \
    BND_TOOL_ENTRY_MPI_Type_set_attr(X) \
    BND_TOOL_ENTRY_MPI_Type_set_name(X) \
    BND_TOOL_ENTRY_MPI_Type_size(X) \
    BND_TOOL_ENTRY_MPI_Type_size_c(X) \
    BND_TOOL_ENTRY_MPI_Type_size_x(X) \
    BND_TOOL_ENTRY_MPI_Type_struct(X) \
    BND_TOOL_ENTRY_MPI_Type_toint(X) \
    BND_TOOL_ENTRY_MPI_Type_ub(X) \
    BND_TOOL_ENTRY_MPI_Type_vector(X) \
    BND_TOOL_ENTRY_MPI_Type_vector_c(X) \
    BND_TOOL_ENTRY_MPI_Unpack(X) \
    BND_TOOL_ENTRY_MPI_Unpack_c(X) \
    BND_TOOL_ENTRY_MPI_Unpack_external(X) \
    BND_TOOL_ENTRY_MPI_Unpack_external_c(X) \
    BND_TOOL_ENTRY_MPI_Unpublish_name(X) \
    BND_TOOL_ENTRY_MPI_Wait(X) \
    BND_TOOL_ENTRY_MPI_Waitall(X) \
    BND_TOOL_ENTRY_MPI_Waitany(X) \
    BND_TOOL_ENTRY_MPI_Waitsome(X) \
    BND_TOOL_ENTRY_MPI_Win_allocate(X) \
    BND_TOOL_ENTRY_MPI_Win_allocate_c(X) \
    BND_TOOL_ENTRY_MPI_Win_allocate_shared(X) \
    BND_TOOL_ENTRY_MPI_Win_allocate_shared_c(X) \
    BND_TOOL_ENTRY_MPI_Win_attach(X) \
    BND_TOOL_ENTRY_MPI_Win_c2f(X) \
    BND_TOOL_ENTRY_MPI_Win_call_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Win_complete(X) \
    BND_TOOL_ENTRY_MPI_Win_create(X) \
    BND_TOOL_ENTRY_MPI_Win_create_c(X) \
    BND_TOOL_ENTRY_MPI_Win_create_dynamic(X) \
    BND_TOOL_ENTRY_MPI_Win_create_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Win_create_keyval(X) \
    BND_TOOL_ENTRY_MPI_Win_delete_attr(X) \
    BND_TOOL_ENTRY_MPI_Win_detach(X) \
    BND_TOOL_ENTRY_MPI_Win_f2c(X) \
    BND_TOOL_ENTRY_MPI_Win_fence(X) \
    BND_TOOL_ENTRY_MPI_Win_flush(X) \
    BND_TOOL_ENTRY_MPI_Win_flush_all(X) \
    BND_TOOL_ENTRY_MPI_Win_flush_local(X) \
    BND_TOOL_ENTRY_MPI_Win_flush_local_all(X) \
    BND_TOOL_ENTRY_MPI_Win_free(X) \
    BND_TOOL_ENTRY_MPI_Win_free_keyval(X) \
    BND_TOOL_ENTRY_MPI_Win_fromint(X) \
    BND_TOOL_ENTRY_MPI_Win_get_attr(X) \
    BND_TOOL_ENTRY_MPI_Win_get_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Win_get_group(X) \
    BND_TOOL_ENTRY_MPI_Win_get_info(X) \
    BND_TOOL_ENTRY_MPI_Win_get_name(X) \
    BND_TOOL_ENTRY_MPI_Win_lock(X) \
    BND_TOOL_ENTRY_MPI_Win_lock_all(X) \
    BND_TOOL_ENTRY_MPI_Win_post(X) \
    BND_TOOL_ENTRY_MPI_Win_set_attr(X) \
    BND_TOOL_ENTRY_MPI_Win_set_errhandler(X) \
    BND_TOOL_ENTRY_MPI_Win_set_info(X) \
    BND_TOOL_ENTRY_MPI_Win_set_name(X) \
    BND_TOOL_ENTRY_MPI_Win_shared_query(X) \
    BND_TOOL_ENTRY_MPI_Win_shared_query_c(X) \
    BND_TOOL_ENTRY_MPI_Win_start(X) \
    BND_TOOL_ENTRY_MPI_Win_sync(X) \
    BND_TOOL_ENTRY_MPI_Win_test(X) \
    BND_TOOL_ENTRY_MPI_Win_toint(X) \
    BND_TOOL_ENTRY_MPI_Win_unlock(X) \
    BND_TOOL_ENTRY_MPI_Win_unlock_all(X) \
    BND_TOOL_ENTRY_MPI_Win_wait(X) \
    BND_TOOL_ENTRY_MPI_Wtick(X) \
    BND_TOOL_ENTRY_MPI_Wtime(X)
