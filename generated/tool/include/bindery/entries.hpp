// Do not edit: `bindery generate` writes this from specs/ through templates/tool/entries.hpp.j2.
// BND_TOOL_CALLS(X): X(stem) for every procedure of C that the MPI has. BND_TOOL_ENTRIES: their entry points.
#pragma once

#if BND_HAS_MPI_Abi_get_fortran_booleans
#define BND_TOOL_IF_MPI_Abi_get_fortran_booleans(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Abi_get_fortran_booleans(...)
#endif
#if BND_HAS_MPI_Abi_get_fortran_info
#define BND_TOOL_IF_MPI_Abi_get_fortran_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Abi_get_fortran_info(...)
#endif
#if BND_HAS_MPI_Abi_get_info
#define BND_TOOL_IF_MPI_Abi_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Abi_get_info(...)
#endif
#if BND_HAS_MPI_Abi_get_version
#define BND_TOOL_IF_MPI_Abi_get_version(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Abi_get_version(...)
#endif
#if BND_HAS_MPI_Abi_set_fortran_booleans
#define BND_TOOL_IF_MPI_Abi_set_fortran_booleans(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Abi_set_fortran_booleans(...)
#endif
#if BND_HAS_MPI_Abi_set_fortran_info
#define BND_TOOL_IF_MPI_Abi_set_fortran_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Abi_set_fortran_info(...)
#endif
#if BND_HAS_MPI_Abort
#define BND_TOOL_IF_MPI_Abort(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Abort(...)
#endif
#if BND_HAS_MPI_Accumulate
#define BND_TOOL_IF_MPI_Accumulate(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Accumulate(...)
#endif
#if BND_HAS_MPI_Accumulate_c
#define BND_TOOL_IF_MPI_Accumulate_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Accumulate_c(...)
#endif
#if BND_HAS_MPI_Add_error_class
#define BND_TOOL_IF_MPI_Add_error_class(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Add_error_class(...)
#endif
#if BND_HAS_MPI_Add_error_code
#define BND_TOOL_IF_MPI_Add_error_code(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Add_error_code(...)
#endif
#if BND_HAS_MPI_Add_error_string
#define BND_TOOL_IF_MPI_Add_error_string(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Add_error_string(...)
#endif
#if BND_HAS_MPI_Address
#define BND_TOOL_IF_MPI_Address(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Address(...)
#endif
#if BND_HAS_MPI_Aint_add
#define BND_TOOL_IF_MPI_Aint_add(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Aint_add(...)
#endif
#if BND_HAS_MPI_Aint_diff
#define BND_TOOL_IF_MPI_Aint_diff(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Aint_diff(...)
#endif
#if BND_HAS_MPI_Allgather
#define BND_TOOL_IF_MPI_Allgather(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allgather(...)
#endif
#if BND_HAS_MPI_Allgather_c
#define BND_TOOL_IF_MPI_Allgather_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allgather_c(...)
#endif
#if BND_HAS_MPI_Allgather_init
#define BND_TOOL_IF_MPI_Allgather_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allgather_init(...)
#endif
#if BND_HAS_MPI_Allgather_init_c
#define BND_TOOL_IF_MPI_Allgather_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allgather_init_c(...)
#endif
#if BND_HAS_MPI_Allgatherv
#define BND_TOOL_IF_MPI_Allgatherv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allgatherv(...)
#endif
#if BND_HAS_MPI_Allgatherv_c
#define BND_TOOL_IF_MPI_Allgatherv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allgatherv_c(...)
#endif
#if BND_HAS_MPI_Allgatherv_init
#define BND_TOOL_IF_MPI_Allgatherv_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allgatherv_init(...)
#endif
#if BND_HAS_MPI_Allgatherv_init_c
#define BND_TOOL_IF_MPI_Allgatherv_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allgatherv_init_c(...)
#endif
#if BND_HAS_MPI_Alloc_mem
#define BND_TOOL_IF_MPI_Alloc_mem(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alloc_mem(...)
#endif
#if BND_HAS_MPI_Allreduce
#define BND_TOOL_IF_MPI_Allreduce(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allreduce(...)
#endif
#if BND_HAS_MPI_Allreduce_c
#define BND_TOOL_IF_MPI_Allreduce_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allreduce_c(...)
#endif
#if BND_HAS_MPI_Allreduce_init
#define BND_TOOL_IF_MPI_Allreduce_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allreduce_init(...)
#endif
#if BND_HAS_MPI_Allreduce_init_c
#define BND_TOOL_IF_MPI_Allreduce_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Allreduce_init_c(...)
#endif
#if BND_HAS_MPI_Alltoall
#define BND_TOOL_IF_MPI_Alltoall(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoall(...)
#endif
#if BND_HAS_MPI_Alltoall_c
#define BND_TOOL_IF_MPI_Alltoall_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoall_c(...)
#endif
#if BND_HAS_MPI_Alltoall_init
#define BND_TOOL_IF_MPI_Alltoall_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoall_init(...)
#endif
#if BND_HAS_MPI_Alltoall_init_c
#define BND_TOOL_IF_MPI_Alltoall_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoall_init_c(...)
#endif
#if BND_HAS_MPI_Alltoallv
#define BND_TOOL_IF_MPI_Alltoallv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoallv(...)
#endif
#if BND_HAS_MPI_Alltoallv_c
#define BND_TOOL_IF_MPI_Alltoallv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoallv_c(...)
#endif
#if BND_HAS_MPI_Alltoallv_init
#define BND_TOOL_IF_MPI_Alltoallv_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoallv_init(...)
#endif
#if BND_HAS_MPI_Alltoallv_init_c
#define BND_TOOL_IF_MPI_Alltoallv_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoallv_init_c(...)
#endif
#if BND_HAS_MPI_Alltoallw
#define BND_TOOL_IF_MPI_Alltoallw(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoallw(...)
#endif
#if BND_HAS_MPI_Alltoallw_c
#define BND_TOOL_IF_MPI_Alltoallw_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoallw_c(...)
#endif
#if BND_HAS_MPI_Alltoallw_init
#define BND_TOOL_IF_MPI_Alltoallw_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoallw_init(...)
#endif
#if BND_HAS_MPI_Alltoallw_init_c
#define BND_TOOL_IF_MPI_Alltoallw_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Alltoallw_init_c(...)
#endif
#if BND_HAS_MPI_Attr_delete
#define BND_TOOL_IF_MPI_Attr_delete(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Attr_delete(...)
#endif
#if BND_HAS_MPI_Attr_get
#define BND_TOOL_IF_MPI_Attr_get(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Attr_get(...)
#endif
#if BND_HAS_MPI_Attr_put
#define BND_TOOL_IF_MPI_Attr_put(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Attr_put(...)
#endif
#if BND_HAS_MPI_Barrier
#define BND_TOOL_IF_MPI_Barrier(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Barrier(...)
#endif
#if BND_HAS_MPI_Barrier_init
#define BND_TOOL_IF_MPI_Barrier_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Barrier_init(...)
#endif
#if BND_HAS_MPI_Bcast
#define BND_TOOL_IF_MPI_Bcast(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Bcast(...)
#endif
#if BND_HAS_MPI_Bcast_c
#define BND_TOOL_IF_MPI_Bcast_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Bcast_c(...)
#endif
#if BND_HAS_MPI_Bcast_init
#define BND_TOOL_IF_MPI_Bcast_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Bcast_init(...)
#endif
#if BND_HAS_MPI_Bcast_init_c
#define BND_TOOL_IF_MPI_Bcast_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Bcast_init_c(...)
#endif
#if BND_HAS_MPI_Bsend
#define BND_TOOL_IF_MPI_Bsend(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Bsend(...)
#endif
#if BND_HAS_MPI_Bsend_c
#define BND_TOOL_IF_MPI_Bsend_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Bsend_c(...)
#endif
#if BND_HAS_MPI_Bsend_init
#define BND_TOOL_IF_MPI_Bsend_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Bsend_init(...)
#endif
#if BND_HAS_MPI_Bsend_init_c
#define BND_TOOL_IF_MPI_Bsend_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Bsend_init_c(...)
#endif
#if BND_HAS_MPI_Buffer_attach
#define BND_TOOL_IF_MPI_Buffer_attach(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Buffer_attach(...)
#endif
#if BND_HAS_MPI_Buffer_attach_c
#define BND_TOOL_IF_MPI_Buffer_attach_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Buffer_attach_c(...)
#endif
#if BND_HAS_MPI_Buffer_detach
#define BND_TOOL_IF_MPI_Buffer_detach(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Buffer_detach(...)
#endif
#if BND_HAS_MPI_Buffer_detach_c
#define BND_TOOL_IF_MPI_Buffer_detach_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Buffer_detach_c(...)
#endif
#if BND_HAS_MPI_Buffer_flush
#define BND_TOOL_IF_MPI_Buffer_flush(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Buffer_flush(...)
#endif
#if BND_HAS_MPI_Buffer_iflush
#define BND_TOOL_IF_MPI_Buffer_iflush(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Buffer_iflush(...)
#endif
#if BND_HAS_MPI_Cancel
#define BND_TOOL_IF_MPI_Cancel(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Cancel(...)
#endif
#if BND_HAS_MPI_Cart_coords
#define BND_TOOL_IF_MPI_Cart_coords(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Cart_coords(...)
#endif
#if BND_HAS_MPI_Cart_create
#define BND_TOOL_IF_MPI_Cart_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Cart_create(...)
#endif
#if BND_HAS_MPI_Cart_get
#define BND_TOOL_IF_MPI_Cart_get(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Cart_get(...)
#endif
#if BND_HAS_MPI_Cart_map
#define BND_TOOL_IF_MPI_Cart_map(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Cart_map(...)
#endif
#if BND_HAS_MPI_Cart_rank
#define BND_TOOL_IF_MPI_Cart_rank(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Cart_rank(...)
#endif
#if BND_HAS_MPI_Cart_shift
#define BND_TOOL_IF_MPI_Cart_shift(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Cart_shift(...)
#endif
#if BND_HAS_MPI_Cart_sub
#define BND_TOOL_IF_MPI_Cart_sub(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Cart_sub(...)
#endif
#if BND_HAS_MPI_Cartdim_get
#define BND_TOOL_IF_MPI_Cartdim_get(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Cartdim_get(...)
#endif
#if BND_HAS_MPI_Close_port
#define BND_TOOL_IF_MPI_Close_port(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Close_port(...)
#endif
#if BND_HAS_MPI_Comm_accept
#define BND_TOOL_IF_MPI_Comm_accept(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_accept(...)
#endif
#if BND_HAS_MPI_Comm_attach_buffer
#define BND_TOOL_IF_MPI_Comm_attach_buffer(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_attach_buffer(...)
#endif
#if BND_HAS_MPI_Comm_attach_buffer_c
#define BND_TOOL_IF_MPI_Comm_attach_buffer_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_attach_buffer_c(...)
#endif
#if BND_HAS_MPI_Comm_c2f
#define BND_TOOL_IF_MPI_Comm_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_c2f(...)
#endif
#if BND_HAS_MPI_Comm_call_errhandler
#define BND_TOOL_IF_MPI_Comm_call_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_call_errhandler(...)
#endif
#if BND_HAS_MPI_Comm_compare
#define BND_TOOL_IF_MPI_Comm_compare(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_compare(...)
#endif
#if BND_HAS_MPI_Comm_connect
#define BND_TOOL_IF_MPI_Comm_connect(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_connect(...)
#endif
#if BND_HAS_MPI_Comm_create
#define BND_TOOL_IF_MPI_Comm_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_create(...)
#endif
#if BND_HAS_MPI_Comm_create_errhandler
#define BND_TOOL_IF_MPI_Comm_create_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_create_errhandler(...)
#endif
#if BND_HAS_MPI_Comm_create_from_group
#define BND_TOOL_IF_MPI_Comm_create_from_group(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_create_from_group(...)
#endif
#if BND_HAS_MPI_Comm_create_group
#define BND_TOOL_IF_MPI_Comm_create_group(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_create_group(...)
#endif
#if BND_HAS_MPI_Comm_create_keyval
#define BND_TOOL_IF_MPI_Comm_create_keyval(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_create_keyval(...)
#endif
#if BND_HAS_MPI_Comm_delete_attr
#define BND_TOOL_IF_MPI_Comm_delete_attr(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_delete_attr(...)
#endif
#if BND_HAS_MPI_Comm_detach_buffer
#define BND_TOOL_IF_MPI_Comm_detach_buffer(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_detach_buffer(...)
#endif
#if BND_HAS_MPI_Comm_detach_buffer_c
#define BND_TOOL_IF_MPI_Comm_detach_buffer_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_detach_buffer_c(...)
#endif
#if BND_HAS_MPI_Comm_disconnect
#define BND_TOOL_IF_MPI_Comm_disconnect(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_disconnect(...)
#endif
#if BND_HAS_MPI_Comm_dup
#define BND_TOOL_IF_MPI_Comm_dup(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_dup(...)
#endif
#if BND_HAS_MPI_Comm_dup_with_info
#define BND_TOOL_IF_MPI_Comm_dup_with_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_dup_with_info(...)
#endif
#if BND_HAS_MPI_Comm_f2c
#define BND_TOOL_IF_MPI_Comm_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_f2c(...)
#endif
#if BND_HAS_MPI_Comm_flush_buffer
#define BND_TOOL_IF_MPI_Comm_flush_buffer(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_flush_buffer(...)
#endif
#if BND_HAS_MPI_Comm_free
#define BND_TOOL_IF_MPI_Comm_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_free(...)
#endif
#if BND_HAS_MPI_Comm_free_keyval
#define BND_TOOL_IF_MPI_Comm_free_keyval(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_free_keyval(...)
#endif
#if BND_HAS_MPI_Comm_fromint
#define BND_TOOL_IF_MPI_Comm_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_fromint(...)
#endif
#if BND_HAS_MPI_Comm_get_attr
#define BND_TOOL_IF_MPI_Comm_get_attr(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_get_attr(...)
#endif
#if BND_HAS_MPI_Comm_get_errhandler
#define BND_TOOL_IF_MPI_Comm_get_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_get_errhandler(...)
#endif
#if BND_HAS_MPI_Comm_get_info
#define BND_TOOL_IF_MPI_Comm_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_get_info(...)
#endif
#if BND_HAS_MPI_Comm_get_name
#define BND_TOOL_IF_MPI_Comm_get_name(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_get_name(...)
#endif
#if BND_HAS_MPI_Comm_get_parent
#define BND_TOOL_IF_MPI_Comm_get_parent(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_get_parent(...)
#endif
#if BND_HAS_MPI_Comm_group
#define BND_TOOL_IF_MPI_Comm_group(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_group(...)
#endif
#if BND_HAS_MPI_Comm_idup
#define BND_TOOL_IF_MPI_Comm_idup(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_idup(...)
#endif
#if BND_HAS_MPI_Comm_idup_with_info
#define BND_TOOL_IF_MPI_Comm_idup_with_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_idup_with_info(...)
#endif
#if BND_HAS_MPI_Comm_iflush_buffer
#define BND_TOOL_IF_MPI_Comm_iflush_buffer(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_iflush_buffer(...)
#endif
#if BND_HAS_MPI_Comm_join
#define BND_TOOL_IF_MPI_Comm_join(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_join(...)
#endif
#if BND_HAS_MPI_Comm_rank
#define BND_TOOL_IF_MPI_Comm_rank(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_rank(...)
#endif
#if BND_HAS_MPI_Comm_remote_group
#define BND_TOOL_IF_MPI_Comm_remote_group(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_remote_group(...)
#endif
#if BND_HAS_MPI_Comm_remote_size
#define BND_TOOL_IF_MPI_Comm_remote_size(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_remote_size(...)
#endif
#if BND_HAS_MPI_Comm_set_attr
#define BND_TOOL_IF_MPI_Comm_set_attr(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_set_attr(...)
#endif
#if BND_HAS_MPI_Comm_set_errhandler
#define BND_TOOL_IF_MPI_Comm_set_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_set_errhandler(...)
#endif
#if BND_HAS_MPI_Comm_set_info
#define BND_TOOL_IF_MPI_Comm_set_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_set_info(...)
#endif
#if BND_HAS_MPI_Comm_set_name
#define BND_TOOL_IF_MPI_Comm_set_name(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_set_name(...)
#endif
#if BND_HAS_MPI_Comm_size
#define BND_TOOL_IF_MPI_Comm_size(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_size(...)
#endif
#if BND_HAS_MPI_Comm_spawn
#define BND_TOOL_IF_MPI_Comm_spawn(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_spawn(...)
#endif
#if BND_HAS_MPI_Comm_spawn_multiple
#define BND_TOOL_IF_MPI_Comm_spawn_multiple(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_spawn_multiple(...)
#endif
#if BND_HAS_MPI_Comm_split
#define BND_TOOL_IF_MPI_Comm_split(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_split(...)
#endif
#if BND_HAS_MPI_Comm_split_type
#define BND_TOOL_IF_MPI_Comm_split_type(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_split_type(...)
#endif
#if BND_HAS_MPI_Comm_test_inter
#define BND_TOOL_IF_MPI_Comm_test_inter(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_test_inter(...)
#endif
#if BND_HAS_MPI_Comm_toint
#define BND_TOOL_IF_MPI_Comm_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Comm_toint(...)
#endif
#if BND_HAS_MPI_Compare_and_swap
#define BND_TOOL_IF_MPI_Compare_and_swap(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Compare_and_swap(...)
#endif
#if BND_HAS_MPI_Dims_create
#define BND_TOOL_IF_MPI_Dims_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Dims_create(...)
#endif
#if BND_HAS_MPI_Dist_graph_create
#define BND_TOOL_IF_MPI_Dist_graph_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Dist_graph_create(...)
#endif
#if BND_HAS_MPI_Dist_graph_create_adjacent
#define BND_TOOL_IF_MPI_Dist_graph_create_adjacent(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Dist_graph_create_adjacent(...)
#endif
#if BND_HAS_MPI_Dist_graph_neighbors
#define BND_TOOL_IF_MPI_Dist_graph_neighbors(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Dist_graph_neighbors(...)
#endif
#if BND_HAS_MPI_Dist_graph_neighbors_count
#define BND_TOOL_IF_MPI_Dist_graph_neighbors_count(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Dist_graph_neighbors_count(...)
#endif
#if BND_HAS_MPI_Errhandler_c2f
#define BND_TOOL_IF_MPI_Errhandler_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Errhandler_c2f(...)
#endif
#if BND_HAS_MPI_Errhandler_create
#define BND_TOOL_IF_MPI_Errhandler_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Errhandler_create(...)
#endif
#if BND_HAS_MPI_Errhandler_f2c
#define BND_TOOL_IF_MPI_Errhandler_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Errhandler_f2c(...)
#endif
#if BND_HAS_MPI_Errhandler_free
#define BND_TOOL_IF_MPI_Errhandler_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Errhandler_free(...)
#endif
#if BND_HAS_MPI_Errhandler_fromint
#define BND_TOOL_IF_MPI_Errhandler_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Errhandler_fromint(...)
#endif
#if BND_HAS_MPI_Errhandler_get
#define BND_TOOL_IF_MPI_Errhandler_get(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Errhandler_get(...)
#endif
#if BND_HAS_MPI_Errhandler_set
#define BND_TOOL_IF_MPI_Errhandler_set(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Errhandler_set(...)
#endif
#if BND_HAS_MPI_Errhandler_toint
#define BND_TOOL_IF_MPI_Errhandler_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Errhandler_toint(...)
#endif
#if BND_HAS_MPI_Error_class
#define BND_TOOL_IF_MPI_Error_class(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Error_class(...)
#endif
#if BND_HAS_MPI_Error_string
#define BND_TOOL_IF_MPI_Error_string(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Error_string(...)
#endif
#if BND_HAS_MPI_Exscan
#define BND_TOOL_IF_MPI_Exscan(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Exscan(...)
#endif
#if BND_HAS_MPI_Exscan_c
#define BND_TOOL_IF_MPI_Exscan_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Exscan_c(...)
#endif
#if BND_HAS_MPI_Exscan_init
#define BND_TOOL_IF_MPI_Exscan_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Exscan_init(...)
#endif
#if BND_HAS_MPI_Exscan_init_c
#define BND_TOOL_IF_MPI_Exscan_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Exscan_init_c(...)
#endif
#if BND_HAS_MPI_Fetch_and_op
#define BND_TOOL_IF_MPI_Fetch_and_op(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Fetch_and_op(...)
#endif
#if BND_HAS_MPI_File_c2f
#define BND_TOOL_IF_MPI_File_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_c2f(...)
#endif
#if BND_HAS_MPI_File_call_errhandler
#define BND_TOOL_IF_MPI_File_call_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_call_errhandler(...)
#endif
#if BND_HAS_MPI_File_close
#define BND_TOOL_IF_MPI_File_close(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_close(...)
#endif
#if BND_HAS_MPI_File_create_errhandler
#define BND_TOOL_IF_MPI_File_create_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_create_errhandler(...)
#endif
#if BND_HAS_MPI_File_delete
#define BND_TOOL_IF_MPI_File_delete(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_delete(...)
#endif
#if BND_HAS_MPI_File_f2c
#define BND_TOOL_IF_MPI_File_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_f2c(...)
#endif
#if BND_HAS_MPI_File_fromint
#define BND_TOOL_IF_MPI_File_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_fromint(...)
#endif
#if BND_HAS_MPI_File_get_amode
#define BND_TOOL_IF_MPI_File_get_amode(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_amode(...)
#endif
#if BND_HAS_MPI_File_get_atomicity
#define BND_TOOL_IF_MPI_File_get_atomicity(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_atomicity(...)
#endif
#if BND_HAS_MPI_File_get_byte_offset
#define BND_TOOL_IF_MPI_File_get_byte_offset(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_byte_offset(...)
#endif
#if BND_HAS_MPI_File_get_errhandler
#define BND_TOOL_IF_MPI_File_get_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_errhandler(...)
#endif
#if BND_HAS_MPI_File_get_group
#define BND_TOOL_IF_MPI_File_get_group(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_group(...)
#endif
#if BND_HAS_MPI_File_get_info
#define BND_TOOL_IF_MPI_File_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_info(...)
#endif
#if BND_HAS_MPI_File_get_position
#define BND_TOOL_IF_MPI_File_get_position(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_position(...)
#endif
#if BND_HAS_MPI_File_get_position_shared
#define BND_TOOL_IF_MPI_File_get_position_shared(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_position_shared(...)
#endif
#if BND_HAS_MPI_File_get_size
#define BND_TOOL_IF_MPI_File_get_size(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_size(...)
#endif
#if BND_HAS_MPI_File_get_type_extent
#define BND_TOOL_IF_MPI_File_get_type_extent(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_type_extent(...)
#endif
#if BND_HAS_MPI_File_get_type_extent_c
#define BND_TOOL_IF_MPI_File_get_type_extent_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_type_extent_c(...)
#endif
#if BND_HAS_MPI_File_get_view
#define BND_TOOL_IF_MPI_File_get_view(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_get_view(...)
#endif
#if BND_HAS_MPI_File_iread
#define BND_TOOL_IF_MPI_File_iread(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iread(...)
#endif
#if BND_HAS_MPI_File_iread_all
#define BND_TOOL_IF_MPI_File_iread_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iread_all(...)
#endif
#if BND_HAS_MPI_File_iread_all_c
#define BND_TOOL_IF_MPI_File_iread_all_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iread_all_c(...)
#endif
#if BND_HAS_MPI_File_iread_at
#define BND_TOOL_IF_MPI_File_iread_at(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iread_at(...)
#endif
#if BND_HAS_MPI_File_iread_at_all
#define BND_TOOL_IF_MPI_File_iread_at_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iread_at_all(...)
#endif
#if BND_HAS_MPI_File_iread_at_all_c
#define BND_TOOL_IF_MPI_File_iread_at_all_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iread_at_all_c(...)
#endif
#if BND_HAS_MPI_File_iread_at_c
#define BND_TOOL_IF_MPI_File_iread_at_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iread_at_c(...)
#endif
#if BND_HAS_MPI_File_iread_c
#define BND_TOOL_IF_MPI_File_iread_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iread_c(...)
#endif
#if BND_HAS_MPI_File_iread_shared
#define BND_TOOL_IF_MPI_File_iread_shared(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iread_shared(...)
#endif
#if BND_HAS_MPI_File_iread_shared_c
#define BND_TOOL_IF_MPI_File_iread_shared_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iread_shared_c(...)
#endif
#if BND_HAS_MPI_File_iwrite
#define BND_TOOL_IF_MPI_File_iwrite(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iwrite(...)
#endif
#if BND_HAS_MPI_File_iwrite_all
#define BND_TOOL_IF_MPI_File_iwrite_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iwrite_all(...)
#endif
#if BND_HAS_MPI_File_iwrite_all_c
#define BND_TOOL_IF_MPI_File_iwrite_all_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iwrite_all_c(...)
#endif
#if BND_HAS_MPI_File_iwrite_at
#define BND_TOOL_IF_MPI_File_iwrite_at(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iwrite_at(...)
#endif
#if BND_HAS_MPI_File_iwrite_at_all
#define BND_TOOL_IF_MPI_File_iwrite_at_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iwrite_at_all(...)
#endif
#if BND_HAS_MPI_File_iwrite_at_all_c
#define BND_TOOL_IF_MPI_File_iwrite_at_all_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iwrite_at_all_c(...)
#endif
#if BND_HAS_MPI_File_iwrite_at_c
#define BND_TOOL_IF_MPI_File_iwrite_at_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iwrite_at_c(...)
#endif
#if BND_HAS_MPI_File_iwrite_c
#define BND_TOOL_IF_MPI_File_iwrite_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iwrite_c(...)
#endif
#if BND_HAS_MPI_File_iwrite_shared
#define BND_TOOL_IF_MPI_File_iwrite_shared(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iwrite_shared(...)
#endif
#if BND_HAS_MPI_File_iwrite_shared_c
#define BND_TOOL_IF_MPI_File_iwrite_shared_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_iwrite_shared_c(...)
#endif
#if BND_HAS_MPI_File_open
#define BND_TOOL_IF_MPI_File_open(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_open(...)
#endif
#if BND_HAS_MPI_File_preallocate
#define BND_TOOL_IF_MPI_File_preallocate(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_preallocate(...)
#endif
#if BND_HAS_MPI_File_read
#define BND_TOOL_IF_MPI_File_read(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read(...)
#endif
#if BND_HAS_MPI_File_read_all
#define BND_TOOL_IF_MPI_File_read_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_all(...)
#endif
#if BND_HAS_MPI_File_read_all_begin
#define BND_TOOL_IF_MPI_File_read_all_begin(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_all_begin(...)
#endif
#if BND_HAS_MPI_File_read_all_begin_c
#define BND_TOOL_IF_MPI_File_read_all_begin_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_all_begin_c(...)
#endif
#if BND_HAS_MPI_File_read_all_c
#define BND_TOOL_IF_MPI_File_read_all_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_all_c(...)
#endif
#if BND_HAS_MPI_File_read_all_end
#define BND_TOOL_IF_MPI_File_read_all_end(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_all_end(...)
#endif
#if BND_HAS_MPI_File_read_at
#define BND_TOOL_IF_MPI_File_read_at(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_at(...)
#endif
#if BND_HAS_MPI_File_read_at_all
#define BND_TOOL_IF_MPI_File_read_at_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_at_all(...)
#endif
#if BND_HAS_MPI_File_read_at_all_begin
#define BND_TOOL_IF_MPI_File_read_at_all_begin(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_at_all_begin(...)
#endif
#if BND_HAS_MPI_File_read_at_all_begin_c
#define BND_TOOL_IF_MPI_File_read_at_all_begin_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_at_all_begin_c(...)
#endif
#if BND_HAS_MPI_File_read_at_all_c
#define BND_TOOL_IF_MPI_File_read_at_all_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_at_all_c(...)
#endif
#if BND_HAS_MPI_File_read_at_all_end
#define BND_TOOL_IF_MPI_File_read_at_all_end(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_at_all_end(...)
#endif
#if BND_HAS_MPI_File_read_at_c
#define BND_TOOL_IF_MPI_File_read_at_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_at_c(...)
#endif
#if BND_HAS_MPI_File_read_c
#define BND_TOOL_IF_MPI_File_read_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_c(...)
#endif
#if BND_HAS_MPI_File_read_ordered
#define BND_TOOL_IF_MPI_File_read_ordered(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_ordered(...)
#endif
#if BND_HAS_MPI_File_read_ordered_begin
#define BND_TOOL_IF_MPI_File_read_ordered_begin(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_ordered_begin(...)
#endif
#if BND_HAS_MPI_File_read_ordered_begin_c
#define BND_TOOL_IF_MPI_File_read_ordered_begin_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_ordered_begin_c(...)
#endif
#if BND_HAS_MPI_File_read_ordered_c
#define BND_TOOL_IF_MPI_File_read_ordered_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_ordered_c(...)
#endif
#if BND_HAS_MPI_File_read_ordered_end
#define BND_TOOL_IF_MPI_File_read_ordered_end(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_ordered_end(...)
#endif
#if BND_HAS_MPI_File_read_shared
#define BND_TOOL_IF_MPI_File_read_shared(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_shared(...)
#endif
#if BND_HAS_MPI_File_read_shared_c
#define BND_TOOL_IF_MPI_File_read_shared_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_read_shared_c(...)
#endif
#if BND_HAS_MPI_File_seek
#define BND_TOOL_IF_MPI_File_seek(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_seek(...)
#endif
#if BND_HAS_MPI_File_seek_shared
#define BND_TOOL_IF_MPI_File_seek_shared(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_seek_shared(...)
#endif
#if BND_HAS_MPI_File_set_atomicity
#define BND_TOOL_IF_MPI_File_set_atomicity(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_set_atomicity(...)
#endif
#if BND_HAS_MPI_File_set_errhandler
#define BND_TOOL_IF_MPI_File_set_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_set_errhandler(...)
#endif
#if BND_HAS_MPI_File_set_info
#define BND_TOOL_IF_MPI_File_set_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_set_info(...)
#endif
#if BND_HAS_MPI_File_set_size
#define BND_TOOL_IF_MPI_File_set_size(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_set_size(...)
#endif
#if BND_HAS_MPI_File_set_view
#define BND_TOOL_IF_MPI_File_set_view(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_set_view(...)
#endif
#if BND_HAS_MPI_File_sync
#define BND_TOOL_IF_MPI_File_sync(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_sync(...)
#endif
#if BND_HAS_MPI_File_toint
#define BND_TOOL_IF_MPI_File_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_toint(...)
#endif
#if BND_HAS_MPI_File_write
#define BND_TOOL_IF_MPI_File_write(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write(...)
#endif
#if BND_HAS_MPI_File_write_all
#define BND_TOOL_IF_MPI_File_write_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_all(...)
#endif
#if BND_HAS_MPI_File_write_all_begin
#define BND_TOOL_IF_MPI_File_write_all_begin(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_all_begin(...)
#endif
#if BND_HAS_MPI_File_write_all_begin_c
#define BND_TOOL_IF_MPI_File_write_all_begin_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_all_begin_c(...)
#endif
#if BND_HAS_MPI_File_write_all_c
#define BND_TOOL_IF_MPI_File_write_all_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_all_c(...)
#endif
#if BND_HAS_MPI_File_write_all_end
#define BND_TOOL_IF_MPI_File_write_all_end(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_all_end(...)
#endif
#if BND_HAS_MPI_File_write_at
#define BND_TOOL_IF_MPI_File_write_at(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_at(...)
#endif
#if BND_HAS_MPI_File_write_at_all
#define BND_TOOL_IF_MPI_File_write_at_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_at_all(...)
#endif
#if BND_HAS_MPI_File_write_at_all_begin
#define BND_TOOL_IF_MPI_File_write_at_all_begin(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_at_all_begin(...)
#endif
#if BND_HAS_MPI_File_write_at_all_begin_c
#define BND_TOOL_IF_MPI_File_write_at_all_begin_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_at_all_begin_c(...)
#endif
#if BND_HAS_MPI_File_write_at_all_c
#define BND_TOOL_IF_MPI_File_write_at_all_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_at_all_c(...)
#endif
#if BND_HAS_MPI_File_write_at_all_end
#define BND_TOOL_IF_MPI_File_write_at_all_end(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_at_all_end(...)
#endif
#if BND_HAS_MPI_File_write_at_c
#define BND_TOOL_IF_MPI_File_write_at_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_at_c(...)
#endif
#if BND_HAS_MPI_File_write_c
#define BND_TOOL_IF_MPI_File_write_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_c(...)
#endif
#if BND_HAS_MPI_File_write_ordered
#define BND_TOOL_IF_MPI_File_write_ordered(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_ordered(...)
#endif
#if BND_HAS_MPI_File_write_ordered_begin
#define BND_TOOL_IF_MPI_File_write_ordered_begin(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_ordered_begin(...)
#endif
#if BND_HAS_MPI_File_write_ordered_begin_c
#define BND_TOOL_IF_MPI_File_write_ordered_begin_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_ordered_begin_c(...)
#endif
#if BND_HAS_MPI_File_write_ordered_c
#define BND_TOOL_IF_MPI_File_write_ordered_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_ordered_c(...)
#endif
#if BND_HAS_MPI_File_write_ordered_end
#define BND_TOOL_IF_MPI_File_write_ordered_end(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_ordered_end(...)
#endif
#if BND_HAS_MPI_File_write_shared
#define BND_TOOL_IF_MPI_File_write_shared(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_shared(...)
#endif
#if BND_HAS_MPI_File_write_shared_c
#define BND_TOOL_IF_MPI_File_write_shared_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_File_write_shared_c(...)
#endif
#if BND_HAS_MPI_Finalize
#define BND_TOOL_IF_MPI_Finalize(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Finalize(...)
#endif
#if BND_HAS_MPI_Finalized
#define BND_TOOL_IF_MPI_Finalized(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Finalized(...)
#endif
#if BND_HAS_MPI_Free_mem
#define BND_TOOL_IF_MPI_Free_mem(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Free_mem(...)
#endif
#if BND_HAS_MPI_Gather
#define BND_TOOL_IF_MPI_Gather(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Gather(...)
#endif
#if BND_HAS_MPI_Gather_c
#define BND_TOOL_IF_MPI_Gather_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Gather_c(...)
#endif
#if BND_HAS_MPI_Gather_init
#define BND_TOOL_IF_MPI_Gather_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Gather_init(...)
#endif
#if BND_HAS_MPI_Gather_init_c
#define BND_TOOL_IF_MPI_Gather_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Gather_init_c(...)
#endif
#if BND_HAS_MPI_Gatherv
#define BND_TOOL_IF_MPI_Gatherv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Gatherv(...)
#endif
#if BND_HAS_MPI_Gatherv_c
#define BND_TOOL_IF_MPI_Gatherv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Gatherv_c(...)
#endif
#if BND_HAS_MPI_Gatherv_init
#define BND_TOOL_IF_MPI_Gatherv_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Gatherv_init(...)
#endif
#if BND_HAS_MPI_Gatherv_init_c
#define BND_TOOL_IF_MPI_Gatherv_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Gatherv_init_c(...)
#endif
#if BND_HAS_MPI_Get
#define BND_TOOL_IF_MPI_Get(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get(...)
#endif
#if BND_HAS_MPI_Get_accumulate
#define BND_TOOL_IF_MPI_Get_accumulate(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_accumulate(...)
#endif
#if BND_HAS_MPI_Get_accumulate_c
#define BND_TOOL_IF_MPI_Get_accumulate_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_accumulate_c(...)
#endif
#if BND_HAS_MPI_Get_address
#define BND_TOOL_IF_MPI_Get_address(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_address(...)
#endif
#if BND_HAS_MPI_Get_c
#define BND_TOOL_IF_MPI_Get_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_c(...)
#endif
#if BND_HAS_MPI_Get_count
#define BND_TOOL_IF_MPI_Get_count(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_count(...)
#endif
#if BND_HAS_MPI_Get_count_c
#define BND_TOOL_IF_MPI_Get_count_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_count_c(...)
#endif
#if BND_HAS_MPI_Get_elements
#define BND_TOOL_IF_MPI_Get_elements(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_elements(...)
#endif
#if BND_HAS_MPI_Get_elements_c
#define BND_TOOL_IF_MPI_Get_elements_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_elements_c(...)
#endif
#if BND_HAS_MPI_Get_elements_x
#define BND_TOOL_IF_MPI_Get_elements_x(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_elements_x(...)
#endif
#if BND_HAS_MPI_Get_hw_resource_info
#define BND_TOOL_IF_MPI_Get_hw_resource_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_hw_resource_info(...)
#endif
#if BND_HAS_MPI_Get_library_version
#define BND_TOOL_IF_MPI_Get_library_version(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_library_version(...)
#endif
#if BND_HAS_MPI_Get_processor_name
#define BND_TOOL_IF_MPI_Get_processor_name(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_processor_name(...)
#endif
#if BND_HAS_MPI_Get_version
#define BND_TOOL_IF_MPI_Get_version(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Get_version(...)
#endif
#if BND_HAS_MPI_Graph_create
#define BND_TOOL_IF_MPI_Graph_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Graph_create(...)
#endif
#if BND_HAS_MPI_Graph_get
#define BND_TOOL_IF_MPI_Graph_get(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Graph_get(...)
#endif
#if BND_HAS_MPI_Graph_map
#define BND_TOOL_IF_MPI_Graph_map(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Graph_map(...)
#endif
#if BND_HAS_MPI_Graph_neighbors
#define BND_TOOL_IF_MPI_Graph_neighbors(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Graph_neighbors(...)
#endif
#if BND_HAS_MPI_Graph_neighbors_count
#define BND_TOOL_IF_MPI_Graph_neighbors_count(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Graph_neighbors_count(...)
#endif
#if BND_HAS_MPI_Graphdims_get
#define BND_TOOL_IF_MPI_Graphdims_get(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Graphdims_get(...)
#endif
#if BND_HAS_MPI_Grequest_complete
#define BND_TOOL_IF_MPI_Grequest_complete(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Grequest_complete(...)
#endif
#if BND_HAS_MPI_Grequest_start
#define BND_TOOL_IF_MPI_Grequest_start(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Grequest_start(...)
#endif
#if BND_HAS_MPI_Group_c2f
#define BND_TOOL_IF_MPI_Group_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_c2f(...)
#endif
#if BND_HAS_MPI_Group_compare
#define BND_TOOL_IF_MPI_Group_compare(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_compare(...)
#endif
#if BND_HAS_MPI_Group_difference
#define BND_TOOL_IF_MPI_Group_difference(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_difference(...)
#endif
#if BND_HAS_MPI_Group_excl
#define BND_TOOL_IF_MPI_Group_excl(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_excl(...)
#endif
#if BND_HAS_MPI_Group_f2c
#define BND_TOOL_IF_MPI_Group_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_f2c(...)
#endif
#if BND_HAS_MPI_Group_free
#define BND_TOOL_IF_MPI_Group_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_free(...)
#endif
#if BND_HAS_MPI_Group_from_session_pset
#define BND_TOOL_IF_MPI_Group_from_session_pset(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_from_session_pset(...)
#endif
#if BND_HAS_MPI_Group_fromint
#define BND_TOOL_IF_MPI_Group_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_fromint(...)
#endif
#if BND_HAS_MPI_Group_incl
#define BND_TOOL_IF_MPI_Group_incl(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_incl(...)
#endif
#if BND_HAS_MPI_Group_intersection
#define BND_TOOL_IF_MPI_Group_intersection(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_intersection(...)
#endif
#if BND_HAS_MPI_Group_range_excl
#define BND_TOOL_IF_MPI_Group_range_excl(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_range_excl(...)
#endif
#if BND_HAS_MPI_Group_range_incl
#define BND_TOOL_IF_MPI_Group_range_incl(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_range_incl(...)
#endif
#if BND_HAS_MPI_Group_rank
#define BND_TOOL_IF_MPI_Group_rank(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_rank(...)
#endif
#if BND_HAS_MPI_Group_size
#define BND_TOOL_IF_MPI_Group_size(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_size(...)
#endif
#if BND_HAS_MPI_Group_toint
#define BND_TOOL_IF_MPI_Group_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_toint(...)
#endif
#if BND_HAS_MPI_Group_translate_ranks
#define BND_TOOL_IF_MPI_Group_translate_ranks(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_translate_ranks(...)
#endif
#if BND_HAS_MPI_Group_union
#define BND_TOOL_IF_MPI_Group_union(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Group_union(...)
#endif
#if BND_HAS_MPI_Iallgather
#define BND_TOOL_IF_MPI_Iallgather(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iallgather(...)
#endif
#if BND_HAS_MPI_Iallgather_c
#define BND_TOOL_IF_MPI_Iallgather_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iallgather_c(...)
#endif
#if BND_HAS_MPI_Iallgatherv
#define BND_TOOL_IF_MPI_Iallgatherv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iallgatherv(...)
#endif
#if BND_HAS_MPI_Iallgatherv_c
#define BND_TOOL_IF_MPI_Iallgatherv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iallgatherv_c(...)
#endif
#if BND_HAS_MPI_Iallreduce
#define BND_TOOL_IF_MPI_Iallreduce(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iallreduce(...)
#endif
#if BND_HAS_MPI_Iallreduce_c
#define BND_TOOL_IF_MPI_Iallreduce_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iallreduce_c(...)
#endif
#if BND_HAS_MPI_Ialltoall
#define BND_TOOL_IF_MPI_Ialltoall(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ialltoall(...)
#endif
#if BND_HAS_MPI_Ialltoall_c
#define BND_TOOL_IF_MPI_Ialltoall_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ialltoall_c(...)
#endif
#if BND_HAS_MPI_Ialltoallv
#define BND_TOOL_IF_MPI_Ialltoallv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ialltoallv(...)
#endif
#if BND_HAS_MPI_Ialltoallv_c
#define BND_TOOL_IF_MPI_Ialltoallv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ialltoallv_c(...)
#endif
#if BND_HAS_MPI_Ialltoallw
#define BND_TOOL_IF_MPI_Ialltoallw(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ialltoallw(...)
#endif
#if BND_HAS_MPI_Ialltoallw_c
#define BND_TOOL_IF_MPI_Ialltoallw_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ialltoallw_c(...)
#endif
#if BND_HAS_MPI_Ibarrier
#define BND_TOOL_IF_MPI_Ibarrier(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ibarrier(...)
#endif
#if BND_HAS_MPI_Ibcast
#define BND_TOOL_IF_MPI_Ibcast(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ibcast(...)
#endif
#if BND_HAS_MPI_Ibcast_c
#define BND_TOOL_IF_MPI_Ibcast_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ibcast_c(...)
#endif
#if BND_HAS_MPI_Ibsend
#define BND_TOOL_IF_MPI_Ibsend(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ibsend(...)
#endif
#if BND_HAS_MPI_Ibsend_c
#define BND_TOOL_IF_MPI_Ibsend_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ibsend_c(...)
#endif
#if BND_HAS_MPI_Iexscan
#define BND_TOOL_IF_MPI_Iexscan(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iexscan(...)
#endif
#if BND_HAS_MPI_Iexscan_c
#define BND_TOOL_IF_MPI_Iexscan_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iexscan_c(...)
#endif
#if BND_HAS_MPI_Igather
#define BND_TOOL_IF_MPI_Igather(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Igather(...)
#endif
#if BND_HAS_MPI_Igather_c
#define BND_TOOL_IF_MPI_Igather_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Igather_c(...)
#endif
#if BND_HAS_MPI_Igatherv
#define BND_TOOL_IF_MPI_Igatherv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Igatherv(...)
#endif
#if BND_HAS_MPI_Igatherv_c
#define BND_TOOL_IF_MPI_Igatherv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Igatherv_c(...)
#endif
#if BND_HAS_MPI_Improbe
#define BND_TOOL_IF_MPI_Improbe(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Improbe(...)
#endif
#if BND_HAS_MPI_Imrecv
#define BND_TOOL_IF_MPI_Imrecv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Imrecv(...)
#endif
#if BND_HAS_MPI_Imrecv_c
#define BND_TOOL_IF_MPI_Imrecv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Imrecv_c(...)
#endif
#if BND_HAS_MPI_Ineighbor_allgather
#define BND_TOOL_IF_MPI_Ineighbor_allgather(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ineighbor_allgather(...)
#endif
#if BND_HAS_MPI_Ineighbor_allgather_c
#define BND_TOOL_IF_MPI_Ineighbor_allgather_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ineighbor_allgather_c(...)
#endif
#if BND_HAS_MPI_Ineighbor_allgatherv
#define BND_TOOL_IF_MPI_Ineighbor_allgatherv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ineighbor_allgatherv(...)
#endif
#if BND_HAS_MPI_Ineighbor_allgatherv_c
#define BND_TOOL_IF_MPI_Ineighbor_allgatherv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ineighbor_allgatherv_c(...)
#endif
#if BND_HAS_MPI_Ineighbor_alltoall
#define BND_TOOL_IF_MPI_Ineighbor_alltoall(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ineighbor_alltoall(...)
#endif
#if BND_HAS_MPI_Ineighbor_alltoall_c
#define BND_TOOL_IF_MPI_Ineighbor_alltoall_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ineighbor_alltoall_c(...)
#endif
#if BND_HAS_MPI_Ineighbor_alltoallv
#define BND_TOOL_IF_MPI_Ineighbor_alltoallv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ineighbor_alltoallv(...)
#endif
#if BND_HAS_MPI_Ineighbor_alltoallv_c
#define BND_TOOL_IF_MPI_Ineighbor_alltoallv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ineighbor_alltoallv_c(...)
#endif
#if BND_HAS_MPI_Ineighbor_alltoallw
#define BND_TOOL_IF_MPI_Ineighbor_alltoallw(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ineighbor_alltoallw(...)
#endif
#if BND_HAS_MPI_Ineighbor_alltoallw_c
#define BND_TOOL_IF_MPI_Ineighbor_alltoallw_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ineighbor_alltoallw_c(...)
#endif
#if BND_HAS_MPI_Info_c2f
#define BND_TOOL_IF_MPI_Info_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_c2f(...)
#endif
#if BND_HAS_MPI_Info_create
#define BND_TOOL_IF_MPI_Info_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_create(...)
#endif
#if BND_HAS_MPI_Info_create_env
#define BND_TOOL_IF_MPI_Info_create_env(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_create_env(...)
#endif
#if BND_HAS_MPI_Info_delete
#define BND_TOOL_IF_MPI_Info_delete(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_delete(...)
#endif
#if BND_HAS_MPI_Info_dup
#define BND_TOOL_IF_MPI_Info_dup(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_dup(...)
#endif
#if BND_HAS_MPI_Info_f2c
#define BND_TOOL_IF_MPI_Info_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_f2c(...)
#endif
#if BND_HAS_MPI_Info_free
#define BND_TOOL_IF_MPI_Info_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_free(...)
#endif
#if BND_HAS_MPI_Info_fromint
#define BND_TOOL_IF_MPI_Info_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_fromint(...)
#endif
#if BND_HAS_MPI_Info_get
#define BND_TOOL_IF_MPI_Info_get(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_get(...)
#endif
#if BND_HAS_MPI_Info_get_nkeys
#define BND_TOOL_IF_MPI_Info_get_nkeys(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_get_nkeys(...)
#endif
#if BND_HAS_MPI_Info_get_nthkey
#define BND_TOOL_IF_MPI_Info_get_nthkey(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_get_nthkey(...)
#endif
#if BND_HAS_MPI_Info_get_string
#define BND_TOOL_IF_MPI_Info_get_string(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_get_string(...)
#endif
#if BND_HAS_MPI_Info_get_valuelen
#define BND_TOOL_IF_MPI_Info_get_valuelen(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_get_valuelen(...)
#endif
#if BND_HAS_MPI_Info_set
#define BND_TOOL_IF_MPI_Info_set(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_set(...)
#endif
#if BND_HAS_MPI_Info_toint
#define BND_TOOL_IF_MPI_Info_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Info_toint(...)
#endif
#if BND_HAS_MPI_Init
#define BND_TOOL_IF_MPI_Init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Init(...)
#endif
#if BND_HAS_MPI_Init_thread
#define BND_TOOL_IF_MPI_Init_thread(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Init_thread(...)
#endif
#if BND_HAS_MPI_Initialized
#define BND_TOOL_IF_MPI_Initialized(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Initialized(...)
#endif
#if BND_HAS_MPI_Intercomm_create
#define BND_TOOL_IF_MPI_Intercomm_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Intercomm_create(...)
#endif
#if BND_HAS_MPI_Intercomm_create_from_groups
#define BND_TOOL_IF_MPI_Intercomm_create_from_groups(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Intercomm_create_from_groups(...)
#endif
#if BND_HAS_MPI_Intercomm_merge
#define BND_TOOL_IF_MPI_Intercomm_merge(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Intercomm_merge(...)
#endif
#if BND_HAS_MPI_Iprobe
#define BND_TOOL_IF_MPI_Iprobe(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iprobe(...)
#endif
#if BND_HAS_MPI_Irecv
#define BND_TOOL_IF_MPI_Irecv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Irecv(...)
#endif
#if BND_HAS_MPI_Irecv_c
#define BND_TOOL_IF_MPI_Irecv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Irecv_c(...)
#endif
#if BND_HAS_MPI_Ireduce
#define BND_TOOL_IF_MPI_Ireduce(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ireduce(...)
#endif
#if BND_HAS_MPI_Ireduce_c
#define BND_TOOL_IF_MPI_Ireduce_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ireduce_c(...)
#endif
#if BND_HAS_MPI_Ireduce_scatter
#define BND_TOOL_IF_MPI_Ireduce_scatter(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ireduce_scatter(...)
#endif
#if BND_HAS_MPI_Ireduce_scatter_block
#define BND_TOOL_IF_MPI_Ireduce_scatter_block(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ireduce_scatter_block(...)
#endif
#if BND_HAS_MPI_Ireduce_scatter_block_c
#define BND_TOOL_IF_MPI_Ireduce_scatter_block_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ireduce_scatter_block_c(...)
#endif
#if BND_HAS_MPI_Ireduce_scatter_c
#define BND_TOOL_IF_MPI_Ireduce_scatter_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ireduce_scatter_c(...)
#endif
#if BND_HAS_MPI_Irsend
#define BND_TOOL_IF_MPI_Irsend(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Irsend(...)
#endif
#if BND_HAS_MPI_Irsend_c
#define BND_TOOL_IF_MPI_Irsend_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Irsend_c(...)
#endif
#if BND_HAS_MPI_Is_thread_main
#define BND_TOOL_IF_MPI_Is_thread_main(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Is_thread_main(...)
#endif
#if BND_HAS_MPI_Iscan
#define BND_TOOL_IF_MPI_Iscan(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iscan(...)
#endif
#if BND_HAS_MPI_Iscan_c
#define BND_TOOL_IF_MPI_Iscan_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iscan_c(...)
#endif
#if BND_HAS_MPI_Iscatter
#define BND_TOOL_IF_MPI_Iscatter(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iscatter(...)
#endif
#if BND_HAS_MPI_Iscatter_c
#define BND_TOOL_IF_MPI_Iscatter_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iscatter_c(...)
#endif
#if BND_HAS_MPI_Iscatterv
#define BND_TOOL_IF_MPI_Iscatterv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iscatterv(...)
#endif
#if BND_HAS_MPI_Iscatterv_c
#define BND_TOOL_IF_MPI_Iscatterv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Iscatterv_c(...)
#endif
#if BND_HAS_MPI_Isend
#define BND_TOOL_IF_MPI_Isend(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Isend(...)
#endif
#if BND_HAS_MPI_Isend_c
#define BND_TOOL_IF_MPI_Isend_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Isend_c(...)
#endif
#if BND_HAS_MPI_Isendrecv
#define BND_TOOL_IF_MPI_Isendrecv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Isendrecv(...)
#endif
#if BND_HAS_MPI_Isendrecv_c
#define BND_TOOL_IF_MPI_Isendrecv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Isendrecv_c(...)
#endif
#if BND_HAS_MPI_Isendrecv_replace
#define BND_TOOL_IF_MPI_Isendrecv_replace(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Isendrecv_replace(...)
#endif
#if BND_HAS_MPI_Isendrecv_replace_c
#define BND_TOOL_IF_MPI_Isendrecv_replace_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Isendrecv_replace_c(...)
#endif
#if BND_HAS_MPI_Issend
#define BND_TOOL_IF_MPI_Issend(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Issend(...)
#endif
#if BND_HAS_MPI_Issend_c
#define BND_TOOL_IF_MPI_Issend_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Issend_c(...)
#endif
#if BND_HAS_MPI_Keyval_create
#define BND_TOOL_IF_MPI_Keyval_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Keyval_create(...)
#endif
#if BND_HAS_MPI_Keyval_free
#define BND_TOOL_IF_MPI_Keyval_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Keyval_free(...)
#endif
#if BND_HAS_MPI_Lookup_name
#define BND_TOOL_IF_MPI_Lookup_name(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Lookup_name(...)
#endif
#if BND_HAS_MPI_Message_c2f
#define BND_TOOL_IF_MPI_Message_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Message_c2f(...)
#endif
#if BND_HAS_MPI_Message_f2c
#define BND_TOOL_IF_MPI_Message_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Message_f2c(...)
#endif
#if BND_HAS_MPI_Message_fromint
#define BND_TOOL_IF_MPI_Message_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Message_fromint(...)
#endif
#if BND_HAS_MPI_Message_toint
#define BND_TOOL_IF_MPI_Message_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Message_toint(...)
#endif
#if BND_HAS_MPI_Mprobe
#define BND_TOOL_IF_MPI_Mprobe(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Mprobe(...)
#endif
#if BND_HAS_MPI_Mrecv
#define BND_TOOL_IF_MPI_Mrecv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Mrecv(...)
#endif
#if BND_HAS_MPI_Mrecv_c
#define BND_TOOL_IF_MPI_Mrecv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Mrecv_c(...)
#endif
#if BND_HAS_MPI_Neighbor_allgather
#define BND_TOOL_IF_MPI_Neighbor_allgather(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_allgather(...)
#endif
#if BND_HAS_MPI_Neighbor_allgather_c
#define BND_TOOL_IF_MPI_Neighbor_allgather_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_allgather_c(...)
#endif
#if BND_HAS_MPI_Neighbor_allgather_init
#define BND_TOOL_IF_MPI_Neighbor_allgather_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_allgather_init(...)
#endif
#if BND_HAS_MPI_Neighbor_allgather_init_c
#define BND_TOOL_IF_MPI_Neighbor_allgather_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_allgather_init_c(...)
#endif
#if BND_HAS_MPI_Neighbor_allgatherv
#define BND_TOOL_IF_MPI_Neighbor_allgatherv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_allgatherv(...)
#endif
#if BND_HAS_MPI_Neighbor_allgatherv_c
#define BND_TOOL_IF_MPI_Neighbor_allgatherv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_allgatherv_c(...)
#endif
#if BND_HAS_MPI_Neighbor_allgatherv_init
#define BND_TOOL_IF_MPI_Neighbor_allgatherv_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_allgatherv_init(...)
#endif
#if BND_HAS_MPI_Neighbor_allgatherv_init_c
#define BND_TOOL_IF_MPI_Neighbor_allgatherv_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_allgatherv_init_c(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoall
#define BND_TOOL_IF_MPI_Neighbor_alltoall(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoall(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoall_c
#define BND_TOOL_IF_MPI_Neighbor_alltoall_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoall_c(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoall_init
#define BND_TOOL_IF_MPI_Neighbor_alltoall_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoall_init(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoall_init_c
#define BND_TOOL_IF_MPI_Neighbor_alltoall_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoall_init_c(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoallv
#define BND_TOOL_IF_MPI_Neighbor_alltoallv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoallv(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoallv_c
#define BND_TOOL_IF_MPI_Neighbor_alltoallv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoallv_c(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoallv_init
#define BND_TOOL_IF_MPI_Neighbor_alltoallv_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoallv_init(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoallv_init_c
#define BND_TOOL_IF_MPI_Neighbor_alltoallv_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoallv_init_c(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoallw
#define BND_TOOL_IF_MPI_Neighbor_alltoallw(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoallw(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoallw_c
#define BND_TOOL_IF_MPI_Neighbor_alltoallw_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoallw_c(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoallw_init
#define BND_TOOL_IF_MPI_Neighbor_alltoallw_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoallw_init(...)
#endif
#if BND_HAS_MPI_Neighbor_alltoallw_init_c
#define BND_TOOL_IF_MPI_Neighbor_alltoallw_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Neighbor_alltoallw_init_c(...)
#endif
#if BND_HAS_MPI_Op_c2f
#define BND_TOOL_IF_MPI_Op_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Op_c2f(...)
#endif
#if BND_HAS_MPI_Op_commutative
#define BND_TOOL_IF_MPI_Op_commutative(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Op_commutative(...)
#endif
#if BND_HAS_MPI_Op_create
#define BND_TOOL_IF_MPI_Op_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Op_create(...)
#endif
#if BND_HAS_MPI_Op_create_c
#define BND_TOOL_IF_MPI_Op_create_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Op_create_c(...)
#endif
#if BND_HAS_MPI_Op_f2c
#define BND_TOOL_IF_MPI_Op_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Op_f2c(...)
#endif
#if BND_HAS_MPI_Op_free
#define BND_TOOL_IF_MPI_Op_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Op_free(...)
#endif
#if BND_HAS_MPI_Op_fromint
#define BND_TOOL_IF_MPI_Op_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Op_fromint(...)
#endif
#if BND_HAS_MPI_Op_toint
#define BND_TOOL_IF_MPI_Op_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Op_toint(...)
#endif
#if BND_HAS_MPI_Open_port
#define BND_TOOL_IF_MPI_Open_port(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Open_port(...)
#endif
#if BND_HAS_MPI_Pack
#define BND_TOOL_IF_MPI_Pack(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pack(...)
#endif
#if BND_HAS_MPI_Pack_c
#define BND_TOOL_IF_MPI_Pack_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pack_c(...)
#endif
#if BND_HAS_MPI_Pack_external
#define BND_TOOL_IF_MPI_Pack_external(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pack_external(...)
#endif
#if BND_HAS_MPI_Pack_external_c
#define BND_TOOL_IF_MPI_Pack_external_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pack_external_c(...)
#endif
#if BND_HAS_MPI_Pack_external_size
#define BND_TOOL_IF_MPI_Pack_external_size(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pack_external_size(...)
#endif
#if BND_HAS_MPI_Pack_external_size_c
#define BND_TOOL_IF_MPI_Pack_external_size_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pack_external_size_c(...)
#endif
#if BND_HAS_MPI_Pack_size
#define BND_TOOL_IF_MPI_Pack_size(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pack_size(...)
#endif
#if BND_HAS_MPI_Pack_size_c
#define BND_TOOL_IF_MPI_Pack_size_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pack_size_c(...)
#endif
#if BND_HAS_MPI_Parrived
#define BND_TOOL_IF_MPI_Parrived(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Parrived(...)
#endif
#if BND_HAS_MPI_Pcontrol
#define BND_TOOL_IF_MPI_Pcontrol(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pcontrol(...)
#endif
#if BND_HAS_MPI_Pready
#define BND_TOOL_IF_MPI_Pready(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pready(...)
#endif
#if BND_HAS_MPI_Pready_list
#define BND_TOOL_IF_MPI_Pready_list(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pready_list(...)
#endif
#if BND_HAS_MPI_Pready_range
#define BND_TOOL_IF_MPI_Pready_range(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Pready_range(...)
#endif
#if BND_HAS_MPI_Precv_init
#define BND_TOOL_IF_MPI_Precv_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Precv_init(...)
#endif
#if BND_HAS_MPI_Probe
#define BND_TOOL_IF_MPI_Probe(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Probe(...)
#endif
#if BND_HAS_MPI_Psend_init
#define BND_TOOL_IF_MPI_Psend_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Psend_init(...)
#endif
#if BND_HAS_MPI_Publish_name
#define BND_TOOL_IF_MPI_Publish_name(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Publish_name(...)
#endif
#if BND_HAS_MPI_Put
#define BND_TOOL_IF_MPI_Put(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Put(...)
#endif
#if BND_HAS_MPI_Put_c
#define BND_TOOL_IF_MPI_Put_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Put_c(...)
#endif
#if BND_HAS_MPI_Query_thread
#define BND_TOOL_IF_MPI_Query_thread(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Query_thread(...)
#endif
#if BND_HAS_MPI_Raccumulate
#define BND_TOOL_IF_MPI_Raccumulate(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Raccumulate(...)
#endif
#if BND_HAS_MPI_Raccumulate_c
#define BND_TOOL_IF_MPI_Raccumulate_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Raccumulate_c(...)
#endif
#if BND_HAS_MPI_Recv
#define BND_TOOL_IF_MPI_Recv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Recv(...)
#endif
#if BND_HAS_MPI_Recv_c
#define BND_TOOL_IF_MPI_Recv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Recv_c(...)
#endif
#if BND_HAS_MPI_Recv_init
#define BND_TOOL_IF_MPI_Recv_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Recv_init(...)
#endif
#if BND_HAS_MPI_Recv_init_c
#define BND_TOOL_IF_MPI_Recv_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Recv_init_c(...)
#endif
#if BND_HAS_MPI_Reduce
#define BND_TOOL_IF_MPI_Reduce(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce(...)
#endif
#if BND_HAS_MPI_Reduce_c
#define BND_TOOL_IF_MPI_Reduce_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_c(...)
#endif
#if BND_HAS_MPI_Reduce_init
#define BND_TOOL_IF_MPI_Reduce_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_init(...)
#endif
#if BND_HAS_MPI_Reduce_init_c
#define BND_TOOL_IF_MPI_Reduce_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_init_c(...)
#endif
#if BND_HAS_MPI_Reduce_local
#define BND_TOOL_IF_MPI_Reduce_local(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_local(...)
#endif
#if BND_HAS_MPI_Reduce_local_c
#define BND_TOOL_IF_MPI_Reduce_local_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_local_c(...)
#endif
#if BND_HAS_MPI_Reduce_scatter
#define BND_TOOL_IF_MPI_Reduce_scatter(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_scatter(...)
#endif
#if BND_HAS_MPI_Reduce_scatter_block
#define BND_TOOL_IF_MPI_Reduce_scatter_block(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_scatter_block(...)
#endif
#if BND_HAS_MPI_Reduce_scatter_block_c
#define BND_TOOL_IF_MPI_Reduce_scatter_block_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_scatter_block_c(...)
#endif
#if BND_HAS_MPI_Reduce_scatter_block_init
#define BND_TOOL_IF_MPI_Reduce_scatter_block_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_scatter_block_init(...)
#endif
#if BND_HAS_MPI_Reduce_scatter_block_init_c
#define BND_TOOL_IF_MPI_Reduce_scatter_block_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_scatter_block_init_c(...)
#endif
#if BND_HAS_MPI_Reduce_scatter_c
#define BND_TOOL_IF_MPI_Reduce_scatter_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_scatter_c(...)
#endif
#if BND_HAS_MPI_Reduce_scatter_init
#define BND_TOOL_IF_MPI_Reduce_scatter_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_scatter_init(...)
#endif
#if BND_HAS_MPI_Reduce_scatter_init_c
#define BND_TOOL_IF_MPI_Reduce_scatter_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Reduce_scatter_init_c(...)
#endif
#if BND_HAS_MPI_Register_datarep
#define BND_TOOL_IF_MPI_Register_datarep(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Register_datarep(...)
#endif
#if BND_HAS_MPI_Register_datarep_c
#define BND_TOOL_IF_MPI_Register_datarep_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Register_datarep_c(...)
#endif
#if BND_HAS_MPI_Remove_error_class
#define BND_TOOL_IF_MPI_Remove_error_class(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Remove_error_class(...)
#endif
#if BND_HAS_MPI_Remove_error_code
#define BND_TOOL_IF_MPI_Remove_error_code(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Remove_error_code(...)
#endif
#if BND_HAS_MPI_Remove_error_string
#define BND_TOOL_IF_MPI_Remove_error_string(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Remove_error_string(...)
#endif
#if BND_HAS_MPI_Request_c2f
#define BND_TOOL_IF_MPI_Request_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Request_c2f(...)
#endif
#if BND_HAS_MPI_Request_f2c
#define BND_TOOL_IF_MPI_Request_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Request_f2c(...)
#endif
#if BND_HAS_MPI_Request_free
#define BND_TOOL_IF_MPI_Request_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Request_free(...)
#endif
#if BND_HAS_MPI_Request_fromint
#define BND_TOOL_IF_MPI_Request_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Request_fromint(...)
#endif
#if BND_HAS_MPI_Request_get_status
#define BND_TOOL_IF_MPI_Request_get_status(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Request_get_status(...)
#endif
#if BND_HAS_MPI_Request_get_status_all
#define BND_TOOL_IF_MPI_Request_get_status_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Request_get_status_all(...)
#endif
#if BND_HAS_MPI_Request_get_status_any
#define BND_TOOL_IF_MPI_Request_get_status_any(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Request_get_status_any(...)
#endif
#if BND_HAS_MPI_Request_get_status_some
#define BND_TOOL_IF_MPI_Request_get_status_some(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Request_get_status_some(...)
#endif
#if BND_HAS_MPI_Request_toint
#define BND_TOOL_IF_MPI_Request_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Request_toint(...)
#endif
#if BND_HAS_MPI_Rget
#define BND_TOOL_IF_MPI_Rget(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Rget(...)
#endif
#if BND_HAS_MPI_Rget_accumulate
#define BND_TOOL_IF_MPI_Rget_accumulate(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Rget_accumulate(...)
#endif
#if BND_HAS_MPI_Rget_accumulate_c
#define BND_TOOL_IF_MPI_Rget_accumulate_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Rget_accumulate_c(...)
#endif
#if BND_HAS_MPI_Rget_c
#define BND_TOOL_IF_MPI_Rget_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Rget_c(...)
#endif
#if BND_HAS_MPI_Rput
#define BND_TOOL_IF_MPI_Rput(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Rput(...)
#endif
#if BND_HAS_MPI_Rput_c
#define BND_TOOL_IF_MPI_Rput_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Rput_c(...)
#endif
#if BND_HAS_MPI_Rsend
#define BND_TOOL_IF_MPI_Rsend(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Rsend(...)
#endif
#if BND_HAS_MPI_Rsend_c
#define BND_TOOL_IF_MPI_Rsend_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Rsend_c(...)
#endif
#if BND_HAS_MPI_Rsend_init
#define BND_TOOL_IF_MPI_Rsend_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Rsend_init(...)
#endif
#if BND_HAS_MPI_Rsend_init_c
#define BND_TOOL_IF_MPI_Rsend_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Rsend_init_c(...)
#endif
#if BND_HAS_MPI_Scan
#define BND_TOOL_IF_MPI_Scan(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scan(...)
#endif
#if BND_HAS_MPI_Scan_c
#define BND_TOOL_IF_MPI_Scan_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scan_c(...)
#endif
#if BND_HAS_MPI_Scan_init
#define BND_TOOL_IF_MPI_Scan_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scan_init(...)
#endif
#if BND_HAS_MPI_Scan_init_c
#define BND_TOOL_IF_MPI_Scan_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scan_init_c(...)
#endif
#if BND_HAS_MPI_Scatter
#define BND_TOOL_IF_MPI_Scatter(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scatter(...)
#endif
#if BND_HAS_MPI_Scatter_c
#define BND_TOOL_IF_MPI_Scatter_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scatter_c(...)
#endif
#if BND_HAS_MPI_Scatter_init
#define BND_TOOL_IF_MPI_Scatter_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scatter_init(...)
#endif
#if BND_HAS_MPI_Scatter_init_c
#define BND_TOOL_IF_MPI_Scatter_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scatter_init_c(...)
#endif
#if BND_HAS_MPI_Scatterv
#define BND_TOOL_IF_MPI_Scatterv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scatterv(...)
#endif
#if BND_HAS_MPI_Scatterv_c
#define BND_TOOL_IF_MPI_Scatterv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scatterv_c(...)
#endif
#if BND_HAS_MPI_Scatterv_init
#define BND_TOOL_IF_MPI_Scatterv_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scatterv_init(...)
#endif
#if BND_HAS_MPI_Scatterv_init_c
#define BND_TOOL_IF_MPI_Scatterv_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Scatterv_init_c(...)
#endif
#if BND_HAS_MPI_Send
#define BND_TOOL_IF_MPI_Send(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Send(...)
#endif
#if BND_HAS_MPI_Send_c
#define BND_TOOL_IF_MPI_Send_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Send_c(...)
#endif
#if BND_HAS_MPI_Send_init
#define BND_TOOL_IF_MPI_Send_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Send_init(...)
#endif
#if BND_HAS_MPI_Send_init_c
#define BND_TOOL_IF_MPI_Send_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Send_init_c(...)
#endif
#if BND_HAS_MPI_Sendrecv
#define BND_TOOL_IF_MPI_Sendrecv(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Sendrecv(...)
#endif
#if BND_HAS_MPI_Sendrecv_c
#define BND_TOOL_IF_MPI_Sendrecv_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Sendrecv_c(...)
#endif
#if BND_HAS_MPI_Sendrecv_replace
#define BND_TOOL_IF_MPI_Sendrecv_replace(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Sendrecv_replace(...)
#endif
#if BND_HAS_MPI_Sendrecv_replace_c
#define BND_TOOL_IF_MPI_Sendrecv_replace_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Sendrecv_replace_c(...)
#endif
#if BND_HAS_MPI_Session_attach_buffer
#define BND_TOOL_IF_MPI_Session_attach_buffer(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_attach_buffer(...)
#endif
#if BND_HAS_MPI_Session_attach_buffer_c
#define BND_TOOL_IF_MPI_Session_attach_buffer_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_attach_buffer_c(...)
#endif
#if BND_HAS_MPI_Session_c2f
#define BND_TOOL_IF_MPI_Session_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_c2f(...)
#endif
#if BND_HAS_MPI_Session_call_errhandler
#define BND_TOOL_IF_MPI_Session_call_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_call_errhandler(...)
#endif
#if BND_HAS_MPI_Session_create_errhandler
#define BND_TOOL_IF_MPI_Session_create_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_create_errhandler(...)
#endif
#if BND_HAS_MPI_Session_detach_buffer
#define BND_TOOL_IF_MPI_Session_detach_buffer(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_detach_buffer(...)
#endif
#if BND_HAS_MPI_Session_detach_buffer_c
#define BND_TOOL_IF_MPI_Session_detach_buffer_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_detach_buffer_c(...)
#endif
#if BND_HAS_MPI_Session_f2c
#define BND_TOOL_IF_MPI_Session_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_f2c(...)
#endif
#if BND_HAS_MPI_Session_finalize
#define BND_TOOL_IF_MPI_Session_finalize(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_finalize(...)
#endif
#if BND_HAS_MPI_Session_flush_buffer
#define BND_TOOL_IF_MPI_Session_flush_buffer(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_flush_buffer(...)
#endif
#if BND_HAS_MPI_Session_fromint
#define BND_TOOL_IF_MPI_Session_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_fromint(...)
#endif
#if BND_HAS_MPI_Session_get_errhandler
#define BND_TOOL_IF_MPI_Session_get_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_get_errhandler(...)
#endif
#if BND_HAS_MPI_Session_get_info
#define BND_TOOL_IF_MPI_Session_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_get_info(...)
#endif
#if BND_HAS_MPI_Session_get_nth_pset
#define BND_TOOL_IF_MPI_Session_get_nth_pset(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_get_nth_pset(...)
#endif
#if BND_HAS_MPI_Session_get_num_psets
#define BND_TOOL_IF_MPI_Session_get_num_psets(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_get_num_psets(...)
#endif
#if BND_HAS_MPI_Session_get_pset_info
#define BND_TOOL_IF_MPI_Session_get_pset_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_get_pset_info(...)
#endif
#if BND_HAS_MPI_Session_iflush_buffer
#define BND_TOOL_IF_MPI_Session_iflush_buffer(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_iflush_buffer(...)
#endif
#if BND_HAS_MPI_Session_init
#define BND_TOOL_IF_MPI_Session_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_init(...)
#endif
#if BND_HAS_MPI_Session_set_errhandler
#define BND_TOOL_IF_MPI_Session_set_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_set_errhandler(...)
#endif
#if BND_HAS_MPI_Session_toint
#define BND_TOOL_IF_MPI_Session_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Session_toint(...)
#endif
#if BND_HAS_MPI_Ssend
#define BND_TOOL_IF_MPI_Ssend(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ssend(...)
#endif
#if BND_HAS_MPI_Ssend_c
#define BND_TOOL_IF_MPI_Ssend_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ssend_c(...)
#endif
#if BND_HAS_MPI_Ssend_init
#define BND_TOOL_IF_MPI_Ssend_init(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ssend_init(...)
#endif
#if BND_HAS_MPI_Ssend_init_c
#define BND_TOOL_IF_MPI_Ssend_init_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Ssend_init_c(...)
#endif
#if BND_HAS_MPI_Start
#define BND_TOOL_IF_MPI_Start(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Start(...)
#endif
#if BND_HAS_MPI_Startall
#define BND_TOOL_IF_MPI_Startall(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Startall(...)
#endif
#if BND_HAS_MPI_Status_c2f
#define BND_TOOL_IF_MPI_Status_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_c2f(...)
#endif
#if BND_HAS_MPI_Status_c2f08
#define BND_TOOL_IF_MPI_Status_c2f08(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_c2f08(...)
#endif
#if BND_HAS_MPI_Status_f082c
#define BND_TOOL_IF_MPI_Status_f082c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_f082c(...)
#endif
#if BND_HAS_MPI_Status_f082f
#define BND_TOOL_IF_MPI_Status_f082f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_f082f(...)
#endif
#if BND_HAS_MPI_Status_f2c
#define BND_TOOL_IF_MPI_Status_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_f2c(...)
#endif
#if BND_HAS_MPI_Status_f2f08
#define BND_TOOL_IF_MPI_Status_f2f08(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_f2f08(...)
#endif
#if BND_HAS_MPI_Status_get_error
#define BND_TOOL_IF_MPI_Status_get_error(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_get_error(...)
#endif
#if BND_HAS_MPI_Status_get_source
#define BND_TOOL_IF_MPI_Status_get_source(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_get_source(...)
#endif
#if BND_HAS_MPI_Status_get_tag
#define BND_TOOL_IF_MPI_Status_get_tag(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_get_tag(...)
#endif
#if BND_HAS_MPI_Status_set_cancelled
#define BND_TOOL_IF_MPI_Status_set_cancelled(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_set_cancelled(...)
#endif
#if BND_HAS_MPI_Status_set_elements
#define BND_TOOL_IF_MPI_Status_set_elements(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_set_elements(...)
#endif
#if BND_HAS_MPI_Status_set_elements_c
#define BND_TOOL_IF_MPI_Status_set_elements_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_set_elements_c(...)
#endif
#if BND_HAS_MPI_Status_set_elements_x
#define BND_TOOL_IF_MPI_Status_set_elements_x(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_set_elements_x(...)
#endif
#if BND_HAS_MPI_Status_set_error
#define BND_TOOL_IF_MPI_Status_set_error(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_set_error(...)
#endif
#if BND_HAS_MPI_Status_set_source
#define BND_TOOL_IF_MPI_Status_set_source(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_set_source(...)
#endif
#if BND_HAS_MPI_Status_set_tag
#define BND_TOOL_IF_MPI_Status_set_tag(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Status_set_tag(...)
#endif
#if BND_HAS_MPI_T_category_changed
#define BND_TOOL_IF_MPI_T_category_changed(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_category_changed(...)
#endif
#if BND_HAS_MPI_T_category_get_categories
#define BND_TOOL_IF_MPI_T_category_get_categories(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_category_get_categories(...)
#endif
#if BND_HAS_MPI_T_category_get_cvars
#define BND_TOOL_IF_MPI_T_category_get_cvars(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_category_get_cvars(...)
#endif
#if BND_HAS_MPI_T_category_get_events
#define BND_TOOL_IF_MPI_T_category_get_events(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_category_get_events(...)
#endif
#if BND_HAS_MPI_T_category_get_index
#define BND_TOOL_IF_MPI_T_category_get_index(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_category_get_index(...)
#endif
#if BND_HAS_MPI_T_category_get_info
#define BND_TOOL_IF_MPI_T_category_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_category_get_info(...)
#endif
#if BND_HAS_MPI_T_category_get_num
#define BND_TOOL_IF_MPI_T_category_get_num(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_category_get_num(...)
#endif
#if BND_HAS_MPI_T_category_get_num_events
#define BND_TOOL_IF_MPI_T_category_get_num_events(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_category_get_num_events(...)
#endif
#if BND_HAS_MPI_T_category_get_pvars
#define BND_TOOL_IF_MPI_T_category_get_pvars(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_category_get_pvars(...)
#endif
#if BND_HAS_MPI_T_cvar_get_index
#define BND_TOOL_IF_MPI_T_cvar_get_index(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_cvar_get_index(...)
#endif
#if BND_HAS_MPI_T_cvar_get_info
#define BND_TOOL_IF_MPI_T_cvar_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_cvar_get_info(...)
#endif
#if BND_HAS_MPI_T_cvar_get_num
#define BND_TOOL_IF_MPI_T_cvar_get_num(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_cvar_get_num(...)
#endif
#if BND_HAS_MPI_T_cvar_handle_alloc
#define BND_TOOL_IF_MPI_T_cvar_handle_alloc(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_cvar_handle_alloc(...)
#endif
#if BND_HAS_MPI_T_cvar_handle_free
#define BND_TOOL_IF_MPI_T_cvar_handle_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_cvar_handle_free(...)
#endif
#if BND_HAS_MPI_T_cvar_read
#define BND_TOOL_IF_MPI_T_cvar_read(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_cvar_read(...)
#endif
#if BND_HAS_MPI_T_cvar_write
#define BND_TOOL_IF_MPI_T_cvar_write(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_cvar_write(...)
#endif
#if BND_HAS_MPI_T_enum_get_info
#define BND_TOOL_IF_MPI_T_enum_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_enum_get_info(...)
#endif
#if BND_HAS_MPI_T_enum_get_item
#define BND_TOOL_IF_MPI_T_enum_get_item(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_enum_get_item(...)
#endif
#if BND_HAS_MPI_T_event_callback_get_info
#define BND_TOOL_IF_MPI_T_event_callback_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_callback_get_info(...)
#endif
#if BND_HAS_MPI_T_event_callback_set_info
#define BND_TOOL_IF_MPI_T_event_callback_set_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_callback_set_info(...)
#endif
#if BND_HAS_MPI_T_event_copy
#define BND_TOOL_IF_MPI_T_event_copy(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_copy(...)
#endif
#if BND_HAS_MPI_T_event_get_index
#define BND_TOOL_IF_MPI_T_event_get_index(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_get_index(...)
#endif
#if BND_HAS_MPI_T_event_get_info
#define BND_TOOL_IF_MPI_T_event_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_get_info(...)
#endif
#if BND_HAS_MPI_T_event_get_num
#define BND_TOOL_IF_MPI_T_event_get_num(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_get_num(...)
#endif
#if BND_HAS_MPI_T_event_get_source
#define BND_TOOL_IF_MPI_T_event_get_source(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_get_source(...)
#endif
#if BND_HAS_MPI_T_event_get_timestamp
#define BND_TOOL_IF_MPI_T_event_get_timestamp(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_get_timestamp(...)
#endif
#if BND_HAS_MPI_T_event_handle_alloc
#define BND_TOOL_IF_MPI_T_event_handle_alloc(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_handle_alloc(...)
#endif
#if BND_HAS_MPI_T_event_handle_free
#define BND_TOOL_IF_MPI_T_event_handle_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_handle_free(...)
#endif
#if BND_HAS_MPI_T_event_handle_get_info
#define BND_TOOL_IF_MPI_T_event_handle_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_handle_get_info(...)
#endif
#if BND_HAS_MPI_T_event_handle_set_info
#define BND_TOOL_IF_MPI_T_event_handle_set_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_handle_set_info(...)
#endif
#if BND_HAS_MPI_T_event_read
#define BND_TOOL_IF_MPI_T_event_read(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_read(...)
#endif
#if BND_HAS_MPI_T_event_register_callback
#define BND_TOOL_IF_MPI_T_event_register_callback(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_register_callback(...)
#endif
#if BND_HAS_MPI_T_event_set_dropped_handler
#define BND_TOOL_IF_MPI_T_event_set_dropped_handler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_event_set_dropped_handler(...)
#endif
#if BND_HAS_MPI_T_finalize
#define BND_TOOL_IF_MPI_T_finalize(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_finalize(...)
#endif
#if BND_HAS_MPI_T_init_thread
#define BND_TOOL_IF_MPI_T_init_thread(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_init_thread(...)
#endif
#if BND_HAS_MPI_T_pvar_get_index
#define BND_TOOL_IF_MPI_T_pvar_get_index(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_get_index(...)
#endif
#if BND_HAS_MPI_T_pvar_get_info
#define BND_TOOL_IF_MPI_T_pvar_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_get_info(...)
#endif
#if BND_HAS_MPI_T_pvar_get_num
#define BND_TOOL_IF_MPI_T_pvar_get_num(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_get_num(...)
#endif
#if BND_HAS_MPI_T_pvar_handle_alloc
#define BND_TOOL_IF_MPI_T_pvar_handle_alloc(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_handle_alloc(...)
#endif
#if BND_HAS_MPI_T_pvar_handle_free
#define BND_TOOL_IF_MPI_T_pvar_handle_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_handle_free(...)
#endif
#if BND_HAS_MPI_T_pvar_read
#define BND_TOOL_IF_MPI_T_pvar_read(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_read(...)
#endif
#if BND_HAS_MPI_T_pvar_readreset
#define BND_TOOL_IF_MPI_T_pvar_readreset(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_readreset(...)
#endif
#if BND_HAS_MPI_T_pvar_reset
#define BND_TOOL_IF_MPI_T_pvar_reset(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_reset(...)
#endif
#if BND_HAS_MPI_T_pvar_session_create
#define BND_TOOL_IF_MPI_T_pvar_session_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_session_create(...)
#endif
#if BND_HAS_MPI_T_pvar_session_free
#define BND_TOOL_IF_MPI_T_pvar_session_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_session_free(...)
#endif
#if BND_HAS_MPI_T_pvar_start
#define BND_TOOL_IF_MPI_T_pvar_start(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_start(...)
#endif
#if BND_HAS_MPI_T_pvar_stop
#define BND_TOOL_IF_MPI_T_pvar_stop(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_stop(...)
#endif
#if BND_HAS_MPI_T_pvar_write
#define BND_TOOL_IF_MPI_T_pvar_write(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_pvar_write(...)
#endif
#if BND_HAS_MPI_T_source_get_info
#define BND_TOOL_IF_MPI_T_source_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_source_get_info(...)
#endif
#if BND_HAS_MPI_T_source_get_num
#define BND_TOOL_IF_MPI_T_source_get_num(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_source_get_num(...)
#endif
#if BND_HAS_MPI_T_source_get_timestamp
#define BND_TOOL_IF_MPI_T_source_get_timestamp(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_T_source_get_timestamp(...)
#endif
#if BND_HAS_MPI_Test
#define BND_TOOL_IF_MPI_Test(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Test(...)
#endif
#if BND_HAS_MPI_Test_cancelled
#define BND_TOOL_IF_MPI_Test_cancelled(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Test_cancelled(...)
#endif
#if BND_HAS_MPI_Testall
#define BND_TOOL_IF_MPI_Testall(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Testall(...)
#endif
#if BND_HAS_MPI_Testany
#define BND_TOOL_IF_MPI_Testany(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Testany(...)
#endif
#if BND_HAS_MPI_Testsome
#define BND_TOOL_IF_MPI_Testsome(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Testsome(...)
#endif
#if BND_HAS_MPI_Topo_test
#define BND_TOOL_IF_MPI_Topo_test(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Topo_test(...)
#endif
#if BND_HAS_MPI_Type_c2f
#define BND_TOOL_IF_MPI_Type_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_c2f(...)
#endif
#if BND_HAS_MPI_Type_commit
#define BND_TOOL_IF_MPI_Type_commit(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_commit(...)
#endif
#if BND_HAS_MPI_Type_contiguous
#define BND_TOOL_IF_MPI_Type_contiguous(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_contiguous(...)
#endif
#if BND_HAS_MPI_Type_contiguous_c
#define BND_TOOL_IF_MPI_Type_contiguous_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_contiguous_c(...)
#endif
#if BND_HAS_MPI_Type_create_darray
#define BND_TOOL_IF_MPI_Type_create_darray(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_darray(...)
#endif
#if BND_HAS_MPI_Type_create_darray_c
#define BND_TOOL_IF_MPI_Type_create_darray_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_darray_c(...)
#endif
#if BND_HAS_MPI_Type_create_f90_complex
#define BND_TOOL_IF_MPI_Type_create_f90_complex(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_f90_complex(...)
#endif
#if BND_HAS_MPI_Type_create_f90_integer
#define BND_TOOL_IF_MPI_Type_create_f90_integer(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_f90_integer(...)
#endif
#if BND_HAS_MPI_Type_create_f90_real
#define BND_TOOL_IF_MPI_Type_create_f90_real(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_f90_real(...)
#endif
#if BND_HAS_MPI_Type_create_hindexed
#define BND_TOOL_IF_MPI_Type_create_hindexed(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_hindexed(...)
#endif
#if BND_HAS_MPI_Type_create_hindexed_block
#define BND_TOOL_IF_MPI_Type_create_hindexed_block(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_hindexed_block(...)
#endif
#if BND_HAS_MPI_Type_create_hindexed_block_c
#define BND_TOOL_IF_MPI_Type_create_hindexed_block_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_hindexed_block_c(...)
#endif
#if BND_HAS_MPI_Type_create_hindexed_c
#define BND_TOOL_IF_MPI_Type_create_hindexed_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_hindexed_c(...)
#endif
#if BND_HAS_MPI_Type_create_hvector
#define BND_TOOL_IF_MPI_Type_create_hvector(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_hvector(...)
#endif
#if BND_HAS_MPI_Type_create_hvector_c
#define BND_TOOL_IF_MPI_Type_create_hvector_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_hvector_c(...)
#endif
#if BND_HAS_MPI_Type_create_indexed_block
#define BND_TOOL_IF_MPI_Type_create_indexed_block(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_indexed_block(...)
#endif
#if BND_HAS_MPI_Type_create_indexed_block_c
#define BND_TOOL_IF_MPI_Type_create_indexed_block_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_indexed_block_c(...)
#endif
#if BND_HAS_MPI_Type_create_keyval
#define BND_TOOL_IF_MPI_Type_create_keyval(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_keyval(...)
#endif
#if BND_HAS_MPI_Type_create_resized
#define BND_TOOL_IF_MPI_Type_create_resized(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_resized(...)
#endif
#if BND_HAS_MPI_Type_create_resized_c
#define BND_TOOL_IF_MPI_Type_create_resized_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_resized_c(...)
#endif
#if BND_HAS_MPI_Type_create_struct
#define BND_TOOL_IF_MPI_Type_create_struct(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_struct(...)
#endif
#if BND_HAS_MPI_Type_create_struct_c
#define BND_TOOL_IF_MPI_Type_create_struct_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_struct_c(...)
#endif
#if BND_HAS_MPI_Type_create_subarray
#define BND_TOOL_IF_MPI_Type_create_subarray(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_subarray(...)
#endif
#if BND_HAS_MPI_Type_create_subarray_c
#define BND_TOOL_IF_MPI_Type_create_subarray_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_create_subarray_c(...)
#endif
#if BND_HAS_MPI_Type_delete_attr
#define BND_TOOL_IF_MPI_Type_delete_attr(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_delete_attr(...)
#endif
#if BND_HAS_MPI_Type_dup
#define BND_TOOL_IF_MPI_Type_dup(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_dup(...)
#endif
#if BND_HAS_MPI_Type_extent
#define BND_TOOL_IF_MPI_Type_extent(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_extent(...)
#endif
#if BND_HAS_MPI_Type_f2c
#define BND_TOOL_IF_MPI_Type_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_f2c(...)
#endif
#if BND_HAS_MPI_Type_free
#define BND_TOOL_IF_MPI_Type_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_free(...)
#endif
#if BND_HAS_MPI_Type_free_keyval
#define BND_TOOL_IF_MPI_Type_free_keyval(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_free_keyval(...)
#endif
#if BND_HAS_MPI_Type_fromint
#define BND_TOOL_IF_MPI_Type_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_fromint(...)
#endif
#if BND_HAS_MPI_Type_get_attr
#define BND_TOOL_IF_MPI_Type_get_attr(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_attr(...)
#endif
#if BND_HAS_MPI_Type_get_contents
#define BND_TOOL_IF_MPI_Type_get_contents(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_contents(...)
#endif
#if BND_HAS_MPI_Type_get_contents_c
#define BND_TOOL_IF_MPI_Type_get_contents_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_contents_c(...)
#endif
#if BND_HAS_MPI_Type_get_envelope
#define BND_TOOL_IF_MPI_Type_get_envelope(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_envelope(...)
#endif
#if BND_HAS_MPI_Type_get_envelope_c
#define BND_TOOL_IF_MPI_Type_get_envelope_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_envelope_c(...)
#endif
#if BND_HAS_MPI_Type_get_extent
#define BND_TOOL_IF_MPI_Type_get_extent(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_extent(...)
#endif
#if BND_HAS_MPI_Type_get_extent_c
#define BND_TOOL_IF_MPI_Type_get_extent_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_extent_c(...)
#endif
#if BND_HAS_MPI_Type_get_extent_x
#define BND_TOOL_IF_MPI_Type_get_extent_x(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_extent_x(...)
#endif
#if BND_HAS_MPI_Type_get_name
#define BND_TOOL_IF_MPI_Type_get_name(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_name(...)
#endif
#if BND_HAS_MPI_Type_get_true_extent
#define BND_TOOL_IF_MPI_Type_get_true_extent(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_true_extent(...)
#endif
#if BND_HAS_MPI_Type_get_true_extent_c
#define BND_TOOL_IF_MPI_Type_get_true_extent_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_true_extent_c(...)
#endif
#if BND_HAS_MPI_Type_get_true_extent_x
#define BND_TOOL_IF_MPI_Type_get_true_extent_x(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_true_extent_x(...)
#endif
#if BND_HAS_MPI_Type_get_value_index
#define BND_TOOL_IF_MPI_Type_get_value_index(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_get_value_index(...)
#endif
#if BND_HAS_MPI_Type_hindexed
#define BND_TOOL_IF_MPI_Type_hindexed(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_hindexed(...)
#endif
#if BND_HAS_MPI_Type_hvector
#define BND_TOOL_IF_MPI_Type_hvector(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_hvector(...)
#endif
#if BND_HAS_MPI_Type_indexed
#define BND_TOOL_IF_MPI_Type_indexed(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_indexed(...)
#endif
#if BND_HAS_MPI_Type_indexed_c
#define BND_TOOL_IF_MPI_Type_indexed_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_indexed_c(...)
#endif
#if BND_HAS_MPI_Type_lb
#define BND_TOOL_IF_MPI_Type_lb(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_lb(...)
#endif
#if BND_HAS_MPI_Type_match_size
#define BND_TOOL_IF_MPI_Type_match_size(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_match_size(...)
#endif
#if BND_HAS_MPI_Type_set_attr
#define BND_TOOL_IF_MPI_Type_set_attr(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_set_attr(...)
#endif
#if BND_HAS_MPI_Type_set_name
#define BND_TOOL_IF_MPI_Type_set_name(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_set_name(...)
#endif
#if BND_HAS_MPI_Type_size
#define BND_TOOL_IF_MPI_Type_size(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_size(...)
#endif
#if BND_HAS_MPI_Type_size_c
#define BND_TOOL_IF_MPI_Type_size_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_size_c(...)
#endif
#if BND_HAS_MPI_Type_size_x
#define BND_TOOL_IF_MPI_Type_size_x(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_size_x(...)
#endif
#if BND_HAS_MPI_Type_struct
#define BND_TOOL_IF_MPI_Type_struct(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_struct(...)
#endif
#if BND_HAS_MPI_Type_toint
#define BND_TOOL_IF_MPI_Type_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_toint(...)
#endif
#if BND_HAS_MPI_Type_ub
#define BND_TOOL_IF_MPI_Type_ub(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_ub(...)
#endif
#if BND_HAS_MPI_Type_vector
#define BND_TOOL_IF_MPI_Type_vector(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_vector(...)
#endif
#if BND_HAS_MPI_Type_vector_c
#define BND_TOOL_IF_MPI_Type_vector_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Type_vector_c(...)
#endif
#if BND_HAS_MPI_Unpack
#define BND_TOOL_IF_MPI_Unpack(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Unpack(...)
#endif
#if BND_HAS_MPI_Unpack_c
#define BND_TOOL_IF_MPI_Unpack_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Unpack_c(...)
#endif
#if BND_HAS_MPI_Unpack_external
#define BND_TOOL_IF_MPI_Unpack_external(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Unpack_external(...)
#endif
#if BND_HAS_MPI_Unpack_external_c
#define BND_TOOL_IF_MPI_Unpack_external_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Unpack_external_c(...)
#endif
#if BND_HAS_MPI_Unpublish_name
#define BND_TOOL_IF_MPI_Unpublish_name(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Unpublish_name(...)
#endif
#if BND_HAS_MPI_Wait
#define BND_TOOL_IF_MPI_Wait(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Wait(...)
#endif
#if BND_HAS_MPI_Waitall
#define BND_TOOL_IF_MPI_Waitall(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Waitall(...)
#endif
#if BND_HAS_MPI_Waitany
#define BND_TOOL_IF_MPI_Waitany(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Waitany(...)
#endif
#if BND_HAS_MPI_Waitsome
#define BND_TOOL_IF_MPI_Waitsome(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Waitsome(...)
#endif
#if BND_HAS_MPI_Win_allocate
#define BND_TOOL_IF_MPI_Win_allocate(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_allocate(...)
#endif
#if BND_HAS_MPI_Win_allocate_c
#define BND_TOOL_IF_MPI_Win_allocate_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_allocate_c(...)
#endif
#if BND_HAS_MPI_Win_allocate_shared
#define BND_TOOL_IF_MPI_Win_allocate_shared(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_allocate_shared(...)
#endif
#if BND_HAS_MPI_Win_allocate_shared_c
#define BND_TOOL_IF_MPI_Win_allocate_shared_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_allocate_shared_c(...)
#endif
#if BND_HAS_MPI_Win_attach
#define BND_TOOL_IF_MPI_Win_attach(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_attach(...)
#endif
#if BND_HAS_MPI_Win_c2f
#define BND_TOOL_IF_MPI_Win_c2f(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_c2f(...)
#endif
#if BND_HAS_MPI_Win_call_errhandler
#define BND_TOOL_IF_MPI_Win_call_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_call_errhandler(...)
#endif
#if BND_HAS_MPI_Win_complete
#define BND_TOOL_IF_MPI_Win_complete(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_complete(...)
#endif
#if BND_HAS_MPI_Win_create
#define BND_TOOL_IF_MPI_Win_create(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_create(...)
#endif
#if BND_HAS_MPI_Win_create_c
#define BND_TOOL_IF_MPI_Win_create_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_create_c(...)
#endif
#if BND_HAS_MPI_Win_create_dynamic
#define BND_TOOL_IF_MPI_Win_create_dynamic(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_create_dynamic(...)
#endif
#if BND_HAS_MPI_Win_create_errhandler
#define BND_TOOL_IF_MPI_Win_create_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_create_errhandler(...)
#endif
#if BND_HAS_MPI_Win_create_keyval
#define BND_TOOL_IF_MPI_Win_create_keyval(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_create_keyval(...)
#endif
#if BND_HAS_MPI_Win_delete_attr
#define BND_TOOL_IF_MPI_Win_delete_attr(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_delete_attr(...)
#endif
#if BND_HAS_MPI_Win_detach
#define BND_TOOL_IF_MPI_Win_detach(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_detach(...)
#endif
#if BND_HAS_MPI_Win_f2c
#define BND_TOOL_IF_MPI_Win_f2c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_f2c(...)
#endif
#if BND_HAS_MPI_Win_fence
#define BND_TOOL_IF_MPI_Win_fence(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_fence(...)
#endif
#if BND_HAS_MPI_Win_flush
#define BND_TOOL_IF_MPI_Win_flush(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_flush(...)
#endif
#if BND_HAS_MPI_Win_flush_all
#define BND_TOOL_IF_MPI_Win_flush_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_flush_all(...)
#endif
#if BND_HAS_MPI_Win_flush_local
#define BND_TOOL_IF_MPI_Win_flush_local(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_flush_local(...)
#endif
#if BND_HAS_MPI_Win_flush_local_all
#define BND_TOOL_IF_MPI_Win_flush_local_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_flush_local_all(...)
#endif
#if BND_HAS_MPI_Win_free
#define BND_TOOL_IF_MPI_Win_free(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_free(...)
#endif
#if BND_HAS_MPI_Win_free_keyval
#define BND_TOOL_IF_MPI_Win_free_keyval(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_free_keyval(...)
#endif
#if BND_HAS_MPI_Win_fromint
#define BND_TOOL_IF_MPI_Win_fromint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_fromint(...)
#endif
#if BND_HAS_MPI_Win_get_attr
#define BND_TOOL_IF_MPI_Win_get_attr(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_get_attr(...)
#endif
#if BND_HAS_MPI_Win_get_errhandler
#define BND_TOOL_IF_MPI_Win_get_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_get_errhandler(...)
#endif
#if BND_HAS_MPI_Win_get_group
#define BND_TOOL_IF_MPI_Win_get_group(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_get_group(...)
#endif
#if BND_HAS_MPI_Win_get_info
#define BND_TOOL_IF_MPI_Win_get_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_get_info(...)
#endif
#if BND_HAS_MPI_Win_get_name
#define BND_TOOL_IF_MPI_Win_get_name(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_get_name(...)
#endif
#if BND_HAS_MPI_Win_lock
#define BND_TOOL_IF_MPI_Win_lock(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_lock(...)
#endif
#if BND_HAS_MPI_Win_lock_all
#define BND_TOOL_IF_MPI_Win_lock_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_lock_all(...)
#endif
#if BND_HAS_MPI_Win_post
#define BND_TOOL_IF_MPI_Win_post(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_post(...)
#endif
#if BND_HAS_MPI_Win_set_attr
#define BND_TOOL_IF_MPI_Win_set_attr(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_set_attr(...)
#endif
#if BND_HAS_MPI_Win_set_errhandler
#define BND_TOOL_IF_MPI_Win_set_errhandler(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_set_errhandler(...)
#endif
#if BND_HAS_MPI_Win_set_info
#define BND_TOOL_IF_MPI_Win_set_info(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_set_info(...)
#endif
#if BND_HAS_MPI_Win_set_name
#define BND_TOOL_IF_MPI_Win_set_name(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_set_name(...)
#endif
#if BND_HAS_MPI_Win_shared_query
#define BND_TOOL_IF_MPI_Win_shared_query(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_shared_query(...)
#endif
#if BND_HAS_MPI_Win_shared_query_c
#define BND_TOOL_IF_MPI_Win_shared_query_c(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_shared_query_c(...)
#endif
#if BND_HAS_MPI_Win_start
#define BND_TOOL_IF_MPI_Win_start(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_start(...)
#endif
#if BND_HAS_MPI_Win_sync
#define BND_TOOL_IF_MPI_Win_sync(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_sync(...)
#endif
#if BND_HAS_MPI_Win_test
#define BND_TOOL_IF_MPI_Win_test(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_test(...)
#endif
#if BND_HAS_MPI_Win_toint
#define BND_TOOL_IF_MPI_Win_toint(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_toint(...)
#endif
#if BND_HAS_MPI_Win_unlock
#define BND_TOOL_IF_MPI_Win_unlock(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_unlock(...)
#endif
#if BND_HAS_MPI_Win_unlock_all
#define BND_TOOL_IF_MPI_Win_unlock_all(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_unlock_all(...)
#endif
#if BND_HAS_MPI_Win_wait
#define BND_TOOL_IF_MPI_Win_wait(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Win_wait(...)
#endif
#if BND_HAS_MPI_Wtick
#define BND_TOOL_IF_MPI_Wtick(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Wtick(...)
#endif
#if BND_HAS_MPI_Wtime
#define BND_TOOL_IF_MPI_Wtime(...) __VA_ARGS__
#else
#define BND_TOOL_IF_MPI_Wtime(...)
#endif

#define BND_TOOL_CALLS(X) \
    BND_TOOL_IF_MPI_Abi_get_fortran_booleans(X(Abi_get_fortran_booleans)) \
    BND_TOOL_IF_MPI_Abi_get_fortran_info(X(Abi_get_fortran_info)) \
    BND_TOOL_IF_MPI_Abi_get_info(X(Abi_get_info)) \
    BND_TOOL_IF_MPI_Abi_get_version(X(Abi_get_version)) \
    BND_TOOL_IF_MPI_Abi_set_fortran_booleans(X(Abi_set_fortran_booleans)) \
    BND_TOOL_IF_MPI_Abi_set_fortran_info(X(Abi_set_fortran_info)) \
    BND_TOOL_IF_MPI_Abort(X(Abort)) \
    BND_TOOL_IF_MPI_Accumulate(X(Accumulate)) \
    BND_TOOL_IF_MPI_Accumulate_c(X(Accumulate_c)) \
    BND_TOOL_IF_MPI_Add_error_class(X(Add_error_class)) \
    BND_TOOL_IF_MPI_Add_error_code(X(Add_error_code)) \
    BND_TOOL_IF_MPI_Add_error_string(X(Add_error_string)) \
    BND_TOOL_IF_MPI_Address(X(Address)) \
    BND_TOOL_IF_MPI_Aint_add(X(Aint_add)) \
    BND_TOOL_IF_MPI_Aint_diff(X(Aint_diff)) \
    BND_TOOL_IF_MPI_Allgather(X(Allgather)) \
    BND_TOOL_IF_MPI_Allgather_c(X(Allgather_c)) \
    BND_TOOL_IF_MPI_Allgather_init(X(Allgather_init)) \
    BND_TOOL_IF_MPI_Allgather_init_c(X(Allgather_init_c)) \
    BND_TOOL_IF_MPI_Allgatherv(X(Allgatherv)) \
    BND_TOOL_IF_MPI_Allgatherv_c(X(Allgatherv_c)) \
    BND_TOOL_IF_MPI_Allgatherv_init(X(Allgatherv_init)) \
    BND_TOOL_IF_MPI_Allgatherv_init_c(X(Allgatherv_init_c)) \
    BND_TOOL_IF_MPI_Alloc_mem(X(Alloc_mem)) \
    BND_TOOL_IF_MPI_Allreduce(X(Allreduce)) \
    BND_TOOL_IF_MPI_Allreduce_c(X(Allreduce_c)) \
    BND_TOOL_IF_MPI_Allreduce_init(X(Allreduce_init)) \
    BND_TOOL_IF_MPI_Allreduce_init_c(X(Allreduce_init_c)) \
    BND_TOOL_IF_MPI_Alltoall(X(Alltoall)) \
    BND_TOOL_IF_MPI_Alltoall_c(X(Alltoall_c)) \
    BND_TOOL_IF_MPI_Alltoall_init(X(Alltoall_init)) \
    BND_TOOL_IF_MPI_Alltoall_init_c(X(Alltoall_init_c)) \
    BND_TOOL_IF_MPI_Alltoallv(X(Alltoallv)) \
    BND_TOOL_IF_MPI_Alltoallv_c(X(Alltoallv_c)) \
    BND_TOOL_IF_MPI_Alltoallv_init(X(Alltoallv_init)) \
    BND_TOOL_IF_MPI_Alltoallv_init_c(X(Alltoallv_init_c)) \
    BND_TOOL_IF_MPI_Alltoallw(X(Alltoallw)) \
    BND_TOOL_IF_MPI_Alltoallw_c(X(Alltoallw_c)) \
    BND_TOOL_IF_MPI_Alltoallw_init(X(Alltoallw_init)) \
    BND_TOOL_IF_MPI_Alltoallw_init_c(X(Alltoallw_init_c)) \
    BND_TOOL_IF_MPI_Attr_delete(X(Attr_delete)) \
    BND_TOOL_IF_MPI_Attr_get(X(Attr_get)) \
    BND_TOOL_IF_MPI_Attr_put(X(Attr_put)) \
    BND_TOOL_IF_MPI_Barrier(X(Barrier)) \
    BND_TOOL_IF_MPI_Barrier_init(X(Barrier_init)) \
    BND_TOOL_IF_MPI_Bcast(X(Bcast)) \
    BND_TOOL_IF_MPI_Bcast_c(X(Bcast_c)) \
    BND_TOOL_IF_MPI_Bcast_init(X(Bcast_init)) \
    BND_TOOL_IF_MPI_Bcast_init_c(X(Bcast_init_c)) \
    BND_TOOL_IF_MPI_Bsend(X(Bsend)) \
    BND_TOOL_IF_MPI_Bsend_c(X(Bsend_c)) \
    BND_TOOL_IF_MPI_Bsend_init(X(Bsend_init)) \
    BND_TOOL_IF_MPI_Bsend_init_c(X(Bsend_init_c)) \
    BND_TOOL_IF_MPI_Buffer_attach(X(Buffer_attach)) \
    BND_TOOL_IF_MPI_Buffer_attach_c(X(Buffer_attach_c)) \
    BND_TOOL_IF_MPI_Buffer_detach(X(Buffer_detach)) \
    BND_TOOL_IF_MPI_Buffer_detach_c(X(Buffer_detach_c)) \
    BND_TOOL_IF_MPI_Buffer_flush(X(Buffer_flush)) \
    BND_TOOL_IF_MPI_Buffer_iflush(X(Buffer_iflush)) \
    BND_TOOL_IF_MPI_Cancel(X(Cancel)) \
    BND_TOOL_IF_MPI_Cart_coords(X(Cart_coords)) \
    BND_TOOL_IF_MPI_Cart_create(X(Cart_create)) \
    BND_TOOL_IF_MPI_Cart_get(X(Cart_get)) \
    BND_TOOL_IF_MPI_Cart_map(X(Cart_map)) \
    BND_TOOL_IF_MPI_Cart_rank(X(Cart_rank)) \
    BND_TOOL_IF_MPI_Cart_shift(X(Cart_shift)) \
    BND_TOOL_IF_MPI_Cart_sub(X(Cart_sub)) \
    BND_TOOL_IF_MPI_Cartdim_get(X(Cartdim_get)) \
    BND_TOOL_IF_MPI_Close_port(X(Close_port)) \
    BND_TOOL_IF_MPI_Comm_accept(X(Comm_accept)) \
    BND_TOOL_IF_MPI_Comm_attach_buffer(X(Comm_attach_buffer)) \
    BND_TOOL_IF_MPI_Comm_attach_buffer_c(X(Comm_attach_buffer_c)) \
    BND_TOOL_IF_MPI_Comm_c2f(X(Comm_c2f)) \
    BND_TOOL_IF_MPI_Comm_call_errhandler(X(Comm_call_errhandler)) \
    BND_TOOL_IF_MPI_Comm_compare(X(Comm_compare)) \
    BND_TOOL_IF_MPI_Comm_connect(X(Comm_connect)) \
    BND_TOOL_IF_MPI_Comm_create(X(Comm_create)) \
    BND_TOOL_IF_MPI_Comm_create_errhandler(X(Comm_create_errhandler)) \
    BND_TOOL_IF_MPI_Comm_create_from_group(X(Comm_create_from_group)) \
    BND_TOOL_IF_MPI_Comm_create_group(X(Comm_create_group)) \
    BND_TOOL_IF_MPI_Comm_create_keyval(X(Comm_create_keyval)) \
    BND_TOOL_IF_MPI_Comm_delete_attr(X(Comm_delete_attr)) \
    BND_TOOL_IF_MPI_Comm_detach_buffer(X(Comm_detach_buffer)) \
    BND_TOOL_IF_MPI_Comm_detach_buffer_c(X(Comm_detach_buffer_c)) \
    BND_TOOL_IF_MPI_Comm_disconnect(X(Comm_disconnect)) \
    BND_TOOL_IF_MPI_Comm_dup(X(Comm_dup)) \
    BND_TOOL_IF_MPI_Comm_dup_with_info(X(Comm_dup_with_info)) \
    BND_TOOL_IF_MPI_Comm_f2c(X(Comm_f2c)) \
    BND_TOOL_IF_MPI_Comm_flush_buffer(X(Comm_flush_buffer)) \
    BND_TOOL_IF_MPI_Comm_free(X(Comm_free)) \
    BND_TOOL_IF_MPI_Comm_free_keyval(X(Comm_free_keyval)) \
    BND_TOOL_IF_MPI_Comm_fromint(X(Comm_fromint)) \
    BND_TOOL_IF_MPI_Comm_get_attr(X(Comm_get_attr)) \
    BND_TOOL_IF_MPI_Comm_get_errhandler(X(Comm_get_errhandler)) \
    BND_TOOL_IF_MPI_Comm_get_info(X(Comm_get_info)) \
    BND_TOOL_IF_MPI_Comm_get_name(X(Comm_get_name)) \
    BND_TOOL_IF_MPI_Comm_get_parent(X(Comm_get_parent)) \
    BND_TOOL_IF_MPI_Comm_group(X(Comm_group)) \
    BND_TOOL_IF_MPI_Comm_idup(X(Comm_idup)) \
    BND_TOOL_IF_MPI_Comm_idup_with_info(X(Comm_idup_with_info)) \
    BND_TOOL_IF_MPI_Comm_iflush_buffer(X(Comm_iflush_buffer)) \
    BND_TOOL_IF_MPI_Comm_join(X(Comm_join)) \
    BND_TOOL_IF_MPI_Comm_rank(X(Comm_rank)) \
    BND_TOOL_IF_MPI_Comm_remote_group(X(Comm_remote_group)) \
    BND_TOOL_IF_MPI_Comm_remote_size(X(Comm_remote_size)) \
    BND_TOOL_IF_MPI_Comm_set_attr(X(Comm_set_attr)) \
    BND_TOOL_IF_MPI_Comm_set_errhandler(X(Comm_set_errhandler)) \
    BND_TOOL_IF_MPI_Comm_set_info(X(Comm_set_info)) \
    BND_TOOL_IF_MPI_Comm_set_name(X(Comm_set_name)) \
    BND_TOOL_IF_MPI_Comm_size(X(Comm_size)) \
    BND_TOOL_IF_MPI_Comm_spawn(X(Comm_spawn)) \
    BND_TOOL_IF_MPI_Comm_spawn_multiple(X(Comm_spawn_multiple)) \
    BND_TOOL_IF_MPI_Comm_split(X(Comm_split)) \
    BND_TOOL_IF_MPI_Comm_split_type(X(Comm_split_type)) \
    BND_TOOL_IF_MPI_Comm_test_inter(X(Comm_test_inter)) \
    BND_TOOL_IF_MPI_Comm_toint(X(Comm_toint)) \
    BND_TOOL_IF_MPI_Compare_and_swap(X(Compare_and_swap)) \
    BND_TOOL_IF_MPI_Dims_create(X(Dims_create)) \
    BND_TOOL_IF_MPI_Dist_graph_create(X(Dist_graph_create)) \
    BND_TOOL_IF_MPI_Dist_graph_create_adjacent(X(Dist_graph_create_adjacent)) \
    BND_TOOL_IF_MPI_Dist_graph_neighbors(X(Dist_graph_neighbors)) \
    BND_TOOL_IF_MPI_Dist_graph_neighbors_count(X(Dist_graph_neighbors_count)) \
    BND_TOOL_IF_MPI_Errhandler_c2f(X(Errhandler_c2f)) \
    BND_TOOL_IF_MPI_Errhandler_create(X(Errhandler_create)) \
    BND_TOOL_IF_MPI_Errhandler_f2c(X(Errhandler_f2c)) \
    BND_TOOL_IF_MPI_Errhandler_free(X(Errhandler_free)) \
    BND_TOOL_IF_MPI_Errhandler_fromint(X(Errhandler_fromint)) \
    BND_TOOL_IF_MPI_Errhandler_get(X(Errhandler_get)) \
    BND_TOOL_IF_MPI_Errhandler_set(X(Errhandler_set)) \
    BND_TOOL_IF_MPI_Errhandler_toint(X(Errhandler_toint)) \
    BND_TOOL_IF_MPI_Error_class(X(Error_class)) \
    BND_TOOL_IF_MPI_Error_string(X(Error_string)) \
    BND_TOOL_IF_MPI_Exscan(X(Exscan)) \
    BND_TOOL_IF_MPI_Exscan_c(X(Exscan_c)) \
    BND_TOOL_IF_MPI_Exscan_init(X(Exscan_init)) \
    BND_TOOL_IF_MPI_Exscan_init_c(X(Exscan_init_c)) \
    BND_TOOL_IF_MPI_Fetch_and_op(X(Fetch_and_op)) \
    BND_TOOL_IF_MPI_File_c2f(X(File_c2f)) \
    BND_TOOL_IF_MPI_File_call_errhandler(X(File_call_errhandler)) \
    BND_TOOL_IF_MPI_File_close(X(File_close)) \
    BND_TOOL_IF_MPI_File_create_errhandler(X(File_create_errhandler)) \
    BND_TOOL_IF_MPI_File_delete(X(File_delete)) \
    BND_TOOL_IF_MPI_File_f2c(X(File_f2c)) \
    BND_TOOL_IF_MPI_File_fromint(X(File_fromint)) \
    BND_TOOL_IF_MPI_File_get_amode(X(File_get_amode)) \
    BND_TOOL_IF_MPI_File_get_atomicity(X(File_get_atomicity)) \
    BND_TOOL_IF_MPI_File_get_byte_offset(X(File_get_byte_offset)) \
    BND_TOOL_IF_MPI_File_get_errhandler(X(File_get_errhandler)) \
    BND_TOOL_IF_MPI_File_get_group(X(File_get_group)) \
    BND_TOOL_IF_MPI_File_get_info(X(File_get_info)) \
    BND_TOOL_IF_MPI_File_get_position(X(File_get_position)) \
    BND_TOOL_IF_MPI_File_get_position_shared(X(File_get_position_shared)) \
    BND_TOOL_IF_MPI_File_get_size(X(File_get_size)) \
    BND_TOOL_IF_MPI_File_get_type_extent(X(File_get_type_extent)) \
    BND_TOOL_IF_MPI_File_get_type_extent_c(X(File_get_type_extent_c)) \
    BND_TOOL_IF_MPI_File_get_view(X(File_get_view)) \
    BND_TOOL_IF_MPI_File_iread(X(File_iread)) \
    BND_TOOL_IF_MPI_File_iread_all(X(File_iread_all)) \
    BND_TOOL_IF_MPI_File_iread_all_c(X(File_iread_all_c)) \
    BND_TOOL_IF_MPI_File_iread_at(X(File_iread_at)) \
    BND_TOOL_IF_MPI_File_iread_at_all(X(File_iread_at_all)) \
    BND_TOOL_IF_MPI_File_iread_at_all_c(X(File_iread_at_all_c)) \
    BND_TOOL_IF_MPI_File_iread_at_c(X(File_iread_at_c)) \
    BND_TOOL_IF_MPI_File_iread_c(X(File_iread_c)) \
    BND_TOOL_IF_MPI_File_iread_shared(X(File_iread_shared)) \
    BND_TOOL_IF_MPI_File_iread_shared_c(X(File_iread_shared_c)) \
    BND_TOOL_IF_MPI_File_iwrite(X(File_iwrite)) \
    BND_TOOL_IF_MPI_File_iwrite_all(X(File_iwrite_all)) \
    BND_TOOL_IF_MPI_File_iwrite_all_c(X(File_iwrite_all_c)) \
    BND_TOOL_IF_MPI_File_iwrite_at(X(File_iwrite_at)) \
    BND_TOOL_IF_MPI_File_iwrite_at_all(X(File_iwrite_at_all)) \
    BND_TOOL_IF_MPI_File_iwrite_at_all_c(X(File_iwrite_at_all_c)) \
    BND_TOOL_IF_MPI_File_iwrite_at_c(X(File_iwrite_at_c)) \
    BND_TOOL_IF_MPI_File_iwrite_c(X(File_iwrite_c)) \
    BND_TOOL_IF_MPI_File_iwrite_shared(X(File_iwrite_shared)) \
    BND_TOOL_IF_MPI_File_iwrite_shared_c(X(File_iwrite_shared_c)) \
    BND_TOOL_IF_MPI_File_open(X(File_open)) \
    BND_TOOL_IF_MPI_File_preallocate(X(File_preallocate)) \
    BND_TOOL_IF_MPI_File_read(X(File_read)) \
    BND_TOOL_IF_MPI_File_read_all(X(File_read_all)) \
    BND_TOOL_IF_MPI_File_read_all_begin(X(File_read_all_begin)) \
    BND_TOOL_IF_MPI_File_read_all_begin_c(X(File_read_all_begin_c)) \
    BND_TOOL_IF_MPI_File_read_all_c(X(File_read_all_c)) \
    BND_TOOL_IF_MPI_File_read_all_end(X(File_read_all_end)) \
    BND_TOOL_IF_MPI_File_read_at(X(File_read_at)) \
    BND_TOOL_IF_MPI_File_read_at_all(X(File_read_at_all)) \
    BND_TOOL_IF_MPI_File_read_at_all_begin(X(File_read_at_all_begin)) \
    BND_TOOL_IF_MPI_File_read_at_all_begin_c(X(File_read_at_all_begin_c)) \
    BND_TOOL_IF_MPI_File_read_at_all_c(X(File_read_at_all_c)) \
    BND_TOOL_IF_MPI_File_read_at_all_end(X(File_read_at_all_end)) \
    BND_TOOL_IF_MPI_File_read_at_c(X(File_read_at_c)) \
    BND_TOOL_IF_MPI_File_read_c(X(File_read_c)) \
    BND_TOOL_IF_MPI_File_read_ordered(X(File_read_ordered)) \
    BND_TOOL_IF_MPI_File_read_ordered_begin(X(File_read_ordered_begin)) \
    BND_TOOL_IF_MPI_File_read_ordered_begin_c(X(File_read_ordered_begin_c)) \
    BND_TOOL_IF_MPI_File_read_ordered_c(X(File_read_ordered_c)) \
    BND_TOOL_IF_MPI_File_read_ordered_end(X(File_read_ordered_end)) \
    BND_TOOL_IF_MPI_File_read_shared(X(File_read_shared)) \
    BND_TOOL_IF_MPI_File_read_shared_c(X(File_read_shared_c)) \
    BND_TOOL_IF_MPI_File_seek(X(File_seek)) \
    BND_TOOL_IF_MPI_File_seek_shared(X(File_seek_shared)) \
    BND_TOOL_IF_MPI_File_set_atomicity(X(File_set_atomicity)) \
    BND_TOOL_IF_MPI_File_set_errhandler(X(File_set_errhandler)) \
    BND_TOOL_IF_MPI_File_set_info(X(File_set_info)) \
    BND_TOOL_IF_MPI_File_set_size(X(File_set_size)) \
    BND_TOOL_IF_MPI_File_set_view(X(File_set_view)) \
    BND_TOOL_IF_MPI_File_sync(X(File_sync)) \
    BND_TOOL_IF_MPI_File_toint(X(File_toint)) \
    BND_TOOL_IF_MPI_File_write(X(File_write)) \
    BND_TOOL_IF_MPI_File_write_all(X(File_write_all)) \
    BND_TOOL_IF_MPI_File_write_all_begin(X(File_write_all_begin)) \
    BND_TOOL_IF_MPI_File_write_all_begin_c(X(File_write_all_begin_c)) \
    BND_TOOL_IF_MPI_File_write_all_c(X(File_write_all_c)) \
    BND_TOOL_IF_MPI_File_write_all_end(X(File_write_all_end)) \
    BND_TOOL_IF_MPI_File_write_at(X(File_write_at)) \
    BND_TOOL_IF_MPI_File_write_at_all(X(File_write_at_all)) \
    BND_TOOL_IF_MPI_File_write_at_all_begin(X(File_write_at_all_begin)) \
    BND_TOOL_IF_MPI_File_write_at_all_begin_c(X(File_write_at_all_begin_c)) \
    BND_TOOL_IF_MPI_File_write_at_all_c(X(File_write_at_all_c)) \
    BND_TOOL_IF_MPI_File_write_at_all_end(X(File_write_at_all_end)) \
    BND_TOOL_IF_MPI_File_write_at_c(X(File_write_at_c)) \
    BND_TOOL_IF_MPI_File_write_c(X(File_write_c)) \
    BND_TOOL_IF_MPI_File_write_ordered(X(File_write_ordered)) \
    BND_TOOL_IF_MPI_File_write_ordered_begin(X(File_write_ordered_begin)) \
    BND_TOOL_IF_MPI_File_write_ordered_begin_c(X(File_write_ordered_begin_c)) \
    BND_TOOL_IF_MPI_File_write_ordered_c(X(File_write_ordered_c)) \
    BND_TOOL_IF_MPI_File_write_ordered_end(X(File_write_ordered_end)) \
    BND_TOOL_IF_MPI_File_write_shared(X(File_write_shared)) \
    BND_TOOL_IF_MPI_File_write_shared_c(X(File_write_shared_c)) \
    BND_TOOL_IF_MPI_Finalize(X(Finalize)) \
    BND_TOOL_IF_MPI_Finalized(X(Finalized)) \
    BND_TOOL_IF_MPI_Free_mem(X(Free_mem)) \
    BND_TOOL_IF_MPI_Gather(X(Gather)) \
    BND_TOOL_IF_MPI_Gather_c(X(Gather_c)) \
    BND_TOOL_IF_MPI_Gather_init(X(Gather_init)) \
    BND_TOOL_IF_MPI_Gather_init_c(X(Gather_init_c)) \
    BND_TOOL_IF_MPI_Gatherv(X(Gatherv)) \
    BND_TOOL_IF_MPI_Gatherv_c(X(Gatherv_c)) \
    BND_TOOL_IF_MPI_Gatherv_init(X(Gatherv_init)) \
    BND_TOOL_IF_MPI_Gatherv_init_c(X(Gatherv_init_c)) \
    BND_TOOL_IF_MPI_Get(X(Get)) \
    BND_TOOL_IF_MPI_Get_accumulate(X(Get_accumulate)) \
    BND_TOOL_IF_MPI_Get_accumulate_c(X(Get_accumulate_c)) \
    BND_TOOL_IF_MPI_Get_address(X(Get_address)) \
    BND_TOOL_IF_MPI_Get_c(X(Get_c)) \
    BND_TOOL_IF_MPI_Get_count(X(Get_count)) \
    BND_TOOL_IF_MPI_Get_count_c(X(Get_count_c)) \
    BND_TOOL_IF_MPI_Get_elements(X(Get_elements)) \
    BND_TOOL_IF_MPI_Get_elements_c(X(Get_elements_c)) \
    BND_TOOL_IF_MPI_Get_elements_x(X(Get_elements_x)) \
    BND_TOOL_IF_MPI_Get_hw_resource_info(X(Get_hw_resource_info)) \
    BND_TOOL_IF_MPI_Get_library_version(X(Get_library_version)) \
    BND_TOOL_IF_MPI_Get_processor_name(X(Get_processor_name)) \
    BND_TOOL_IF_MPI_Get_version(X(Get_version)) \
    BND_TOOL_IF_MPI_Graph_create(X(Graph_create)) \
    BND_TOOL_IF_MPI_Graph_get(X(Graph_get)) \
    BND_TOOL_IF_MPI_Graph_map(X(Graph_map)) \
    BND_TOOL_IF_MPI_Graph_neighbors(X(Graph_neighbors)) \
    BND_TOOL_IF_MPI_Graph_neighbors_count(X(Graph_neighbors_count)) \
    BND_TOOL_IF_MPI_Graphdims_get(X(Graphdims_get)) \
    BND_TOOL_IF_MPI_Grequest_complete(X(Grequest_complete)) \
    BND_TOOL_IF_MPI_Grequest_start(X(Grequest_start)) \
    BND_TOOL_IF_MPI_Group_c2f(X(Group_c2f)) \
    BND_TOOL_IF_MPI_Group_compare(X(Group_compare)) \
    BND_TOOL_IF_MPI_Group_difference(X(Group_difference)) \
    BND_TOOL_IF_MPI_Group_excl(X(Group_excl)) \
    BND_TOOL_IF_MPI_Group_f2c(X(Group_f2c)) \
    BND_TOOL_IF_MPI_Group_free(X(Group_free)) \
    BND_TOOL_IF_MPI_Group_from_session_pset(X(Group_from_session_pset)) \
    BND_TOOL_IF_MPI_Group_fromint(X(Group_fromint)) \
    BND_TOOL_IF_MPI_Group_incl(X(Group_incl)) \
    BND_TOOL_IF_MPI_Group_intersection(X(Group_intersection)) \
    BND_TOOL_IF_MPI_Group_range_excl(X(Group_range_excl)) \
    BND_TOOL_IF_MPI_Group_range_incl(X(Group_range_incl)) \
    BND_TOOL_IF_MPI_Group_rank(X(Group_rank)) \
    BND_TOOL_IF_MPI_Group_size(X(Group_size)) \
    BND_TOOL_IF_MPI_Group_toint(X(Group_toint)) \
    BND_TOOL_IF_MPI_Group_translate_ranks(X(Group_translate_ranks)) \
    BND_TOOL_IF_MPI_Group_union(X(Group_union)) \
    BND_TOOL_IF_MPI_Iallgather(X(Iallgather)) \
    BND_TOOL_IF_MPI_Iallgather_c(X(Iallgather_c)) \
    BND_TOOL_IF_MPI_Iallgatherv(X(Iallgatherv)) \
    BND_TOOL_IF_MPI_Iallgatherv_c(X(Iallgatherv_c)) \
    BND_TOOL_IF_MPI_Iallreduce(X(Iallreduce)) \
    BND_TOOL_IF_MPI_Iallreduce_c(X(Iallreduce_c)) \
    BND_TOOL_IF_MPI_Ialltoall(X(Ialltoall)) \
    BND_TOOL_IF_MPI_Ialltoall_c(X(Ialltoall_c)) \
    BND_TOOL_IF_MPI_Ialltoallv(X(Ialltoallv)) \
    BND_TOOL_IF_MPI_Ialltoallv_c(X(Ialltoallv_c)) \
    BND_TOOL_IF_MPI_Ialltoallw(X(Ialltoallw)) \
    BND_TOOL_IF_MPI_Ialltoallw_c(X(Ialltoallw_c)) \
    BND_TOOL_IF_MPI_Ibarrier(X(Ibarrier)) \
    BND_TOOL_IF_MPI_Ibcast(X(Ibcast)) \
    BND_TOOL_IF_MPI_Ibcast_c(X(Ibcast_c)) \
    BND_TOOL_IF_MPI_Ibsend(X(Ibsend)) \
    BND_TOOL_IF_MPI_Ibsend_c(X(Ibsend_c)) \
    BND_TOOL_IF_MPI_Iexscan(X(Iexscan)) \
    BND_TOOL_IF_MPI_Iexscan_c(X(Iexscan_c)) \
    BND_TOOL_IF_MPI_Igather(X(Igather)) \
    BND_TOOL_IF_MPI_Igather_c(X(Igather_c)) \
    BND_TOOL_IF_MPI_Igatherv(X(Igatherv)) \
    BND_TOOL_IF_MPI_Igatherv_c(X(Igatherv_c)) \
    BND_TOOL_IF_MPI_Improbe(X(Improbe)) \
    BND_TOOL_IF_MPI_Imrecv(X(Imrecv)) \
    BND_TOOL_IF_MPI_Imrecv_c(X(Imrecv_c)) \
    BND_TOOL_IF_MPI_Ineighbor_allgather(X(Ineighbor_allgather)) \
    BND_TOOL_IF_MPI_Ineighbor_allgather_c(X(Ineighbor_allgather_c)) \
    BND_TOOL_IF_MPI_Ineighbor_allgatherv(X(Ineighbor_allgatherv)) \
    BND_TOOL_IF_MPI_Ineighbor_allgatherv_c(X(Ineighbor_allgatherv_c)) \
    BND_TOOL_IF_MPI_Ineighbor_alltoall(X(Ineighbor_alltoall)) \
    BND_TOOL_IF_MPI_Ineighbor_alltoall_c(X(Ineighbor_alltoall_c)) \
    BND_TOOL_IF_MPI_Ineighbor_alltoallv(X(Ineighbor_alltoallv)) \
    BND_TOOL_IF_MPI_Ineighbor_alltoallv_c(X(Ineighbor_alltoallv_c)) \
    BND_TOOL_IF_MPI_Ineighbor_alltoallw(X(Ineighbor_alltoallw)) \
    BND_TOOL_IF_MPI_Ineighbor_alltoallw_c(X(Ineighbor_alltoallw_c)) \
    BND_TOOL_IF_MPI_Info_c2f(X(Info_c2f)) \
    BND_TOOL_IF_MPI_Info_create(X(Info_create)) \
    BND_TOOL_IF_MPI_Info_create_env(X(Info_create_env)) \
    BND_TOOL_IF_MPI_Info_delete(X(Info_delete)) \
    BND_TOOL_IF_MPI_Info_dup(X(Info_dup)) \
    BND_TOOL_IF_MPI_Info_f2c(X(Info_f2c)) \
    BND_TOOL_IF_MPI_Info_free(X(Info_free)) \
    BND_TOOL_IF_MPI_Info_fromint(X(Info_fromint)) \
    BND_TOOL_IF_MPI_Info_get(X(Info_get)) \
    BND_TOOL_IF_MPI_Info_get_nkeys(X(Info_get_nkeys)) \
    BND_TOOL_IF_MPI_Info_get_nthkey(X(Info_get_nthkey)) \
    BND_TOOL_IF_MPI_Info_get_string(X(Info_get_string)) \
    BND_TOOL_IF_MPI_Info_get_valuelen(X(Info_get_valuelen)) \
    BND_TOOL_IF_MPI_Info_set(X(Info_set)) \
    BND_TOOL_IF_MPI_Info_toint(X(Info_toint)) \
    BND_TOOL_IF_MPI_Init(X(Init)) \
    BND_TOOL_IF_MPI_Init_thread(X(Init_thread)) \
    BND_TOOL_IF_MPI_Initialized(X(Initialized)) \
    BND_TOOL_IF_MPI_Intercomm_create(X(Intercomm_create)) \
    BND_TOOL_IF_MPI_Intercomm_create_from_groups(X(Intercomm_create_from_groups)) \
    BND_TOOL_IF_MPI_Intercomm_merge(X(Intercomm_merge)) \
    BND_TOOL_IF_MPI_Iprobe(X(Iprobe)) \
    BND_TOOL_IF_MPI_Irecv(X(Irecv)) \
    BND_TOOL_IF_MPI_Irecv_c(X(Irecv_c)) \
    BND_TOOL_IF_MPI_Ireduce(X(Ireduce)) \
    BND_TOOL_IF_MPI_Ireduce_c(X(Ireduce_c)) \
    BND_TOOL_IF_MPI_Ireduce_scatter(X(Ireduce_scatter)) \
    BND_TOOL_IF_MPI_Ireduce_scatter_block(X(Ireduce_scatter_block)) \
    BND_TOOL_IF_MPI_Ireduce_scatter_block_c(X(Ireduce_scatter_block_c)) \
    BND_TOOL_IF_MPI_Ireduce_scatter_c(X(Ireduce_scatter_c)) \
    BND_TOOL_IF_MPI_Irsend(X(Irsend)) \
    BND_TOOL_IF_MPI_Irsend_c(X(Irsend_c)) \
    BND_TOOL_IF_MPI_Is_thread_main(X(Is_thread_main)) \
    BND_TOOL_IF_MPI_Iscan(X(Iscan)) \
    BND_TOOL_IF_MPI_Iscan_c(X(Iscan_c)) \
    BND_TOOL_IF_MPI_Iscatter(X(Iscatter)) \
    BND_TOOL_IF_MPI_Iscatter_c(X(Iscatter_c)) \
    BND_TOOL_IF_MPI_Iscatterv(X(Iscatterv)) \
    BND_TOOL_IF_MPI_Iscatterv_c(X(Iscatterv_c)) \
    BND_TOOL_IF_MPI_Isend(X(Isend)) \
    BND_TOOL_IF_MPI_Isend_c(X(Isend_c)) \
    BND_TOOL_IF_MPI_Isendrecv(X(Isendrecv)) \
    BND_TOOL_IF_MPI_Isendrecv_c(X(Isendrecv_c)) \
    BND_TOOL_IF_MPI_Isendrecv_replace(X(Isendrecv_replace)) \
    BND_TOOL_IF_MPI_Isendrecv_replace_c(X(Isendrecv_replace_c)) \
    BND_TOOL_IF_MPI_Issend(X(Issend)) \
    BND_TOOL_IF_MPI_Issend_c(X(Issend_c)) \
    BND_TOOL_IF_MPI_Keyval_create(X(Keyval_create)) \
    BND_TOOL_IF_MPI_Keyval_free(X(Keyval_free)) \
    BND_TOOL_IF_MPI_Lookup_name(X(Lookup_name)) \
    BND_TOOL_IF_MPI_Message_c2f(X(Message_c2f)) \
    BND_TOOL_IF_MPI_Message_f2c(X(Message_f2c)) \
    BND_TOOL_IF_MPI_Message_fromint(X(Message_fromint)) \
    BND_TOOL_IF_MPI_Message_toint(X(Message_toint)) \
    BND_TOOL_IF_MPI_Mprobe(X(Mprobe)) \
    BND_TOOL_IF_MPI_Mrecv(X(Mrecv)) \
    BND_TOOL_IF_MPI_Mrecv_c(X(Mrecv_c)) \
    BND_TOOL_IF_MPI_Neighbor_allgather(X(Neighbor_allgather)) \
    BND_TOOL_IF_MPI_Neighbor_allgather_c(X(Neighbor_allgather_c)) \
    BND_TOOL_IF_MPI_Neighbor_allgather_init(X(Neighbor_allgather_init)) \
    BND_TOOL_IF_MPI_Neighbor_allgather_init_c(X(Neighbor_allgather_init_c)) \
    BND_TOOL_IF_MPI_Neighbor_allgatherv(X(Neighbor_allgatherv)) \
    BND_TOOL_IF_MPI_Neighbor_allgatherv_c(X(Neighbor_allgatherv_c)) \
    BND_TOOL_IF_MPI_Neighbor_allgatherv_init(X(Neighbor_allgatherv_init)) \
    BND_TOOL_IF_MPI_Neighbor_allgatherv_init_c(X(Neighbor_allgatherv_init_c)) \
    BND_TOOL_IF_MPI_Neighbor_alltoall(X(Neighbor_alltoall)) \
    BND_TOOL_IF_MPI_Neighbor_alltoall_c(X(Neighbor_alltoall_c)) \
    BND_TOOL_IF_MPI_Neighbor_alltoall_init(X(Neighbor_alltoall_init)) \
    BND_TOOL_IF_MPI_Neighbor_alltoall_init_c(X(Neighbor_alltoall_init_c)) \
    BND_TOOL_IF_MPI_Neighbor_alltoallv(X(Neighbor_alltoallv)) \
    BND_TOOL_IF_MPI_Neighbor_alltoallv_c(X(Neighbor_alltoallv_c)) \
    BND_TOOL_IF_MPI_Neighbor_alltoallv_init(X(Neighbor_alltoallv_init)) \
    BND_TOOL_IF_MPI_Neighbor_alltoallv_init_c(X(Neighbor_alltoallv_init_c)) \
    BND_TOOL_IF_MPI_Neighbor_alltoallw(X(Neighbor_alltoallw)) \
    BND_TOOL_IF_MPI_Neighbor_alltoallw_c(X(Neighbor_alltoallw_c)) \
    BND_TOOL_IF_MPI_Neighbor_alltoallw_init(X(Neighbor_alltoallw_init)) \
    BND_TOOL_IF_MPI_Neighbor_alltoallw_init_c(X(Neighbor_alltoallw_init_c)) \
    BND_TOOL_IF_MPI_Op_c2f(X(Op_c2f)) \
    BND_TOOL_IF_MPI_Op_commutative(X(Op_commutative)) \
    BND_TOOL_IF_MPI_Op_create(X(Op_create)) \
    BND_TOOL_IF_MPI_Op_create_c(X(Op_create_c)) \
    BND_TOOL_IF_MPI_Op_f2c(X(Op_f2c)) \
    BND_TOOL_IF_MPI_Op_free(X(Op_free)) \
    BND_TOOL_IF_MPI_Op_fromint(X(Op_fromint)) \
    BND_TOOL_IF_MPI_Op_toint(X(Op_toint)) \
    BND_TOOL_IF_MPI_Open_port(X(Open_port)) \
    BND_TOOL_IF_MPI_Pack(X(Pack)) \
    BND_TOOL_IF_MPI_Pack_c(X(Pack_c)) \
    BND_TOOL_IF_MPI_Pack_external(X(Pack_external)) \
    BND_TOOL_IF_MPI_Pack_external_c(X(Pack_external_c)) \
    BND_TOOL_IF_MPI_Pack_external_size(X(Pack_external_size)) \
    BND_TOOL_IF_MPI_Pack_external_size_c(X(Pack_external_size_c)) \
    BND_TOOL_IF_MPI_Pack_size(X(Pack_size)) \
    BND_TOOL_IF_MPI_Pack_size_c(X(Pack_size_c)) \
    BND_TOOL_IF_MPI_Parrived(X(Parrived)) \
    BND_TOOL_IF_MPI_Pcontrol(X(Pcontrol)) \
    BND_TOOL_IF_MPI_Pready(X(Pready)) \
    BND_TOOL_IF_MPI_Pready_list(X(Pready_list)) \
    BND_TOOL_IF_MPI_Pready_range(X(Pready_range)) \
    BND_TOOL_IF_MPI_Precv_init(X(Precv_init)) \
    BND_TOOL_IF_MPI_Probe(X(Probe)) \
    BND_TOOL_IF_MPI_Psend_init(X(Psend_init)) \
    BND_TOOL_IF_MPI_Publish_name(X(Publish_name)) \
    BND_TOOL_IF_MPI_Put(X(Put)) \
    BND_TOOL_IF_MPI_Put_c(X(Put_c)) \
    BND_TOOL_IF_MPI_Query_thread(X(Query_thread)) \
    BND_TOOL_IF_MPI_Raccumulate(X(Raccumulate)) \
    BND_TOOL_IF_MPI_Raccumulate_c(X(Raccumulate_c)) \
    BND_TOOL_IF_MPI_Recv(X(Recv)) \
    BND_TOOL_IF_MPI_Recv_c(X(Recv_c)) \
    BND_TOOL_IF_MPI_Recv_init(X(Recv_init)) \
    BND_TOOL_IF_MPI_Recv_init_c(X(Recv_init_c)) \
    BND_TOOL_IF_MPI_Reduce(X(Reduce)) \
    BND_TOOL_IF_MPI_Reduce_c(X(Reduce_c)) \
    BND_TOOL_IF_MPI_Reduce_init(X(Reduce_init)) \
    BND_TOOL_IF_MPI_Reduce_init_c(X(Reduce_init_c)) \
    BND_TOOL_IF_MPI_Reduce_local(X(Reduce_local)) \
    BND_TOOL_IF_MPI_Reduce_local_c(X(Reduce_local_c)) \
    BND_TOOL_IF_MPI_Reduce_scatter(X(Reduce_scatter)) \
    BND_TOOL_IF_MPI_Reduce_scatter_block(X(Reduce_scatter_block)) \
    BND_TOOL_IF_MPI_Reduce_scatter_block_c(X(Reduce_scatter_block_c)) \
    BND_TOOL_IF_MPI_Reduce_scatter_block_init(X(Reduce_scatter_block_init)) \
    BND_TOOL_IF_MPI_Reduce_scatter_block_init_c(X(Reduce_scatter_block_init_c)) \
    BND_TOOL_IF_MPI_Reduce_scatter_c(X(Reduce_scatter_c)) \
    BND_TOOL_IF_MPI_Reduce_scatter_init(X(Reduce_scatter_init)) \
    BND_TOOL_IF_MPI_Reduce_scatter_init_c(X(Reduce_scatter_init_c)) \
    BND_TOOL_IF_MPI_Register_datarep(X(Register_datarep)) \
    BND_TOOL_IF_MPI_Register_datarep_c(X(Register_datarep_c)) \
    BND_TOOL_IF_MPI_Remove_error_class(X(Remove_error_class)) \
    BND_TOOL_IF_MPI_Remove_error_code(X(Remove_error_code)) \
    BND_TOOL_IF_MPI_Remove_error_string(X(Remove_error_string)) \
    BND_TOOL_IF_MPI_Request_c2f(X(Request_c2f)) \
    BND_TOOL_IF_MPI_Request_f2c(X(Request_f2c)) \
    BND_TOOL_IF_MPI_Request_free(X(Request_free)) \
    BND_TOOL_IF_MPI_Request_fromint(X(Request_fromint)) \
    BND_TOOL_IF_MPI_Request_get_status(X(Request_get_status)) \
    BND_TOOL_IF_MPI_Request_get_status_all(X(Request_get_status_all)) \
    BND_TOOL_IF_MPI_Request_get_status_any(X(Request_get_status_any)) \
    BND_TOOL_IF_MPI_Request_get_status_some(X(Request_get_status_some)) \
    BND_TOOL_IF_MPI_Request_toint(X(Request_toint)) \
    BND_TOOL_IF_MPI_Rget(X(Rget)) \
    BND_TOOL_IF_MPI_Rget_accumulate(X(Rget_accumulate)) \
    BND_TOOL_IF_MPI_Rget_accumulate_c(X(Rget_accumulate_c)) \
    BND_TOOL_IF_MPI_Rget_c(X(Rget_c)) \
    BND_TOOL_IF_MPI_Rput(X(Rput)) \
    BND_TOOL_IF_MPI_Rput_c(X(Rput_c)) \
    BND_TOOL_IF_MPI_Rsend(X(Rsend)) \
    BND_TOOL_IF_MPI_Rsend_c(X(Rsend_c)) \
    BND_TOOL_IF_MPI_Rsend_init(X(Rsend_init)) \
    BND_TOOL_IF_MPI_Rsend_init_c(X(Rsend_init_c)) \
    BND_TOOL_IF_MPI_Scan(X(Scan)) \
    BND_TOOL_IF_MPI_Scan_c(X(Scan_c)) \
    BND_TOOL_IF_MPI_Scan_init(X(Scan_init)) \
    BND_TOOL_IF_MPI_Scan_init_c(X(Scan_init_c)) \
    BND_TOOL_IF_MPI_Scatter(X(Scatter)) \
    BND_TOOL_IF_MPI_Scatter_c(X(Scatter_c)) \
    BND_TOOL_IF_MPI_Scatter_init(X(Scatter_init)) \
    BND_TOOL_IF_MPI_Scatter_init_c(X(Scatter_init_c)) \
    BND_TOOL_IF_MPI_Scatterv(X(Scatterv)) \
    BND_TOOL_IF_MPI_Scatterv_c(X(Scatterv_c)) \
    BND_TOOL_IF_MPI_Scatterv_init(X(Scatterv_init)) \
    BND_TOOL_IF_MPI_Scatterv_init_c(X(Scatterv_init_c)) \
    BND_TOOL_IF_MPI_Send(X(Send)) \
    BND_TOOL_IF_MPI_Send_c(X(Send_c)) \
    BND_TOOL_IF_MPI_Send_init(X(Send_init)) \
    BND_TOOL_IF_MPI_Send_init_c(X(Send_init_c)) \
    BND_TOOL_IF_MPI_Sendrecv(X(Sendrecv)) \
    BND_TOOL_IF_MPI_Sendrecv_c(X(Sendrecv_c)) \
    BND_TOOL_IF_MPI_Sendrecv_replace(X(Sendrecv_replace)) \
    BND_TOOL_IF_MPI_Sendrecv_replace_c(X(Sendrecv_replace_c)) \
    BND_TOOL_IF_MPI_Session_attach_buffer(X(Session_attach_buffer)) \
    BND_TOOL_IF_MPI_Session_attach_buffer_c(X(Session_attach_buffer_c)) \
    BND_TOOL_IF_MPI_Session_c2f(X(Session_c2f)) \
    BND_TOOL_IF_MPI_Session_call_errhandler(X(Session_call_errhandler)) \
    BND_TOOL_IF_MPI_Session_create_errhandler(X(Session_create_errhandler)) \
    BND_TOOL_IF_MPI_Session_detach_buffer(X(Session_detach_buffer)) \
    BND_TOOL_IF_MPI_Session_detach_buffer_c(X(Session_detach_buffer_c)) \
    BND_TOOL_IF_MPI_Session_f2c(X(Session_f2c)) \
    BND_TOOL_IF_MPI_Session_finalize(X(Session_finalize)) \
    BND_TOOL_IF_MPI_Session_flush_buffer(X(Session_flush_buffer)) \
    BND_TOOL_IF_MPI_Session_fromint(X(Session_fromint)) \
    BND_TOOL_IF_MPI_Session_get_errhandler(X(Session_get_errhandler)) \
    BND_TOOL_IF_MPI_Session_get_info(X(Session_get_info)) \
    BND_TOOL_IF_MPI_Session_get_nth_pset(X(Session_get_nth_pset)) \
    BND_TOOL_IF_MPI_Session_get_num_psets(X(Session_get_num_psets)) \
    BND_TOOL_IF_MPI_Session_get_pset_info(X(Session_get_pset_info)) \
    BND_TOOL_IF_MPI_Session_iflush_buffer(X(Session_iflush_buffer)) \
    BND_TOOL_IF_MPI_Session_init(X(Session_init)) \
    BND_TOOL_IF_MPI_Session_set_errhandler(X(Session_set_errhandler)) \
    BND_TOOL_IF_MPI_Session_toint(X(Session_toint)) \
    BND_TOOL_IF_MPI_Ssend(X(Ssend)) \
    BND_TOOL_IF_MPI_Ssend_c(X(Ssend_c)) \
    BND_TOOL_IF_MPI_Ssend_init(X(Ssend_init)) \
    BND_TOOL_IF_MPI_Ssend_init_c(X(Ssend_init_c)) \
    BND_TOOL_IF_MPI_Start(X(Start)) \
    BND_TOOL_IF_MPI_Startall(X(Startall)) \
    BND_TOOL_IF_MPI_Status_c2f(X(Status_c2f)) \
    BND_TOOL_IF_MPI_Status_c2f08(X(Status_c2f08)) \
    BND_TOOL_IF_MPI_Status_f082c(X(Status_f082c)) \
    BND_TOOL_IF_MPI_Status_f082f(X(Status_f082f)) \
    BND_TOOL_IF_MPI_Status_f2c(X(Status_f2c)) \
    BND_TOOL_IF_MPI_Status_f2f08(X(Status_f2f08)) \
    BND_TOOL_IF_MPI_Status_get_error(X(Status_get_error)) \
    BND_TOOL_IF_MPI_Status_get_source(X(Status_get_source)) \
    BND_TOOL_IF_MPI_Status_get_tag(X(Status_get_tag)) \
    BND_TOOL_IF_MPI_Status_set_cancelled(X(Status_set_cancelled)) \
    BND_TOOL_IF_MPI_Status_set_elements(X(Status_set_elements)) \
    BND_TOOL_IF_MPI_Status_set_elements_c(X(Status_set_elements_c)) \
    BND_TOOL_IF_MPI_Status_set_elements_x(X(Status_set_elements_x)) \
    BND_TOOL_IF_MPI_Status_set_error(X(Status_set_error)) \
    BND_TOOL_IF_MPI_Status_set_source(X(Status_set_source)) \
    BND_TOOL_IF_MPI_Status_set_tag(X(Status_set_tag)) \
    BND_TOOL_IF_MPI_T_category_changed(X(T_category_changed)) \
    BND_TOOL_IF_MPI_T_category_get_categories(X(T_category_get_categories)) \
    BND_TOOL_IF_MPI_T_category_get_cvars(X(T_category_get_cvars)) \
    BND_TOOL_IF_MPI_T_category_get_events(X(T_category_get_events)) \
    BND_TOOL_IF_MPI_T_category_get_index(X(T_category_get_index)) \
    BND_TOOL_IF_MPI_T_category_get_info(X(T_category_get_info)) \
    BND_TOOL_IF_MPI_T_category_get_num(X(T_category_get_num)) \
    BND_TOOL_IF_MPI_T_category_get_num_events(X(T_category_get_num_events)) \
    BND_TOOL_IF_MPI_T_category_get_pvars(X(T_category_get_pvars)) \
    BND_TOOL_IF_MPI_T_cvar_get_index(X(T_cvar_get_index)) \
    BND_TOOL_IF_MPI_T_cvar_get_info(X(T_cvar_get_info)) \
    BND_TOOL_IF_MPI_T_cvar_get_num(X(T_cvar_get_num)) \
    BND_TOOL_IF_MPI_T_cvar_handle_alloc(X(T_cvar_handle_alloc)) \
    BND_TOOL_IF_MPI_T_cvar_handle_free(X(T_cvar_handle_free)) \
    BND_TOOL_IF_MPI_T_cvar_read(X(T_cvar_read)) \
    BND_TOOL_IF_MPI_T_cvar_write(X(T_cvar_write)) \
    BND_TOOL_IF_MPI_T_enum_get_info(X(T_enum_get_info)) \
    BND_TOOL_IF_MPI_T_enum_get_item(X(T_enum_get_item)) \
    BND_TOOL_IF_MPI_T_event_callback_get_info(X(T_event_callback_get_info)) \
    BND_TOOL_IF_MPI_T_event_callback_set_info(X(T_event_callback_set_info)) \
    BND_TOOL_IF_MPI_T_event_copy(X(T_event_copy)) \
    BND_TOOL_IF_MPI_T_event_get_index(X(T_event_get_index)) \
    BND_TOOL_IF_MPI_T_event_get_info(X(T_event_get_info)) \
    BND_TOOL_IF_MPI_T_event_get_num(X(T_event_get_num)) \
    BND_TOOL_IF_MPI_T_event_get_source(X(T_event_get_source)) \
    BND_TOOL_IF_MPI_T_event_get_timestamp(X(T_event_get_timestamp)) \
    BND_TOOL_IF_MPI_T_event_handle_alloc(X(T_event_handle_alloc)) \
    BND_TOOL_IF_MPI_T_event_handle_free(X(T_event_handle_free)) \
    BND_TOOL_IF_MPI_T_event_handle_get_info(X(T_event_handle_get_info)) \
    BND_TOOL_IF_MPI_T_event_handle_set_info(X(T_event_handle_set_info)) \
    BND_TOOL_IF_MPI_T_event_read(X(T_event_read)) \
    BND_TOOL_IF_MPI_T_event_register_callback(X(T_event_register_callback)) \
    BND_TOOL_IF_MPI_T_event_set_dropped_handler(X(T_event_set_dropped_handler)) \
    BND_TOOL_IF_MPI_T_finalize(X(T_finalize)) \
    BND_TOOL_IF_MPI_T_init_thread(X(T_init_thread)) \
    BND_TOOL_IF_MPI_T_pvar_get_index(X(T_pvar_get_index)) \
    BND_TOOL_IF_MPI_T_pvar_get_info(X(T_pvar_get_info)) \
    BND_TOOL_IF_MPI_T_pvar_get_num(X(T_pvar_get_num)) \
    BND_TOOL_IF_MPI_T_pvar_handle_alloc(X(T_pvar_handle_alloc)) \
    BND_TOOL_IF_MPI_T_pvar_handle_free(X(T_pvar_handle_free)) \
    BND_TOOL_IF_MPI_T_pvar_read(X(T_pvar_read)) \
    BND_TOOL_IF_MPI_T_pvar_readreset(X(T_pvar_readreset)) \
    BND_TOOL_IF_MPI_T_pvar_reset(X(T_pvar_reset)) \
    BND_TOOL_IF_MPI_T_pvar_session_create(X(T_pvar_session_create)) \
    BND_TOOL_IF_MPI_T_pvar_session_free(X(T_pvar_session_free)) \
    BND_TOOL_IF_MPI_T_pvar_start(X(T_pvar_start)) \
    BND_TOOL_IF_MPI_T_pvar_stop(X(T_pvar_stop)) \
    BND_TOOL_IF_MPI_T_pvar_write(X(T_pvar_write)) \
    BND_TOOL_IF_MPI_T_source_get_info(X(T_source_get_info)) \
    BND_TOOL_IF_MPI_T_source_get_num(X(T_source_get_num)) \
    BND_TOOL_IF_MPI_T_source_get_timestamp(X(T_source_get_timestamp)) \
    BND_TOOL_IF_MPI_Test(X(Test)) \
    BND_TOOL_IF_MPI_Test_cancelled(X(Test_cancelled)) \
    BND_TOOL_IF_MPI_Testall(X(Testall)) \
    BND_TOOL_IF_MPI_Testany(X(Testany)) \
    BND_TOOL_IF_MPI_Testsome(X(Testsome)) \
    BND_TOOL_IF_MPI_Topo_test(X(Topo_test)) \
    BND_TOOL_IF_MPI_Type_c2f(X(Type_c2f)) \
    BND_TOOL_IF_MPI_Type_commit(X(Type_commit)) \
    BND_TOOL_IF_MPI_Type_contiguous(X(Type_contiguous)) \
    BND_TOOL_IF_MPI_Type_contiguous_c(X(Type_contiguous_c)) \
    BND_TOOL_IF_MPI_Type_create_darray(X(Type_create_darray)) \
    BND_TOOL_IF_MPI_Type_create_darray_c(X(Type_create_darray_c)) \
    BND_TOOL_IF_MPI_Type_create_f90_complex(X(Type_create_f90_complex)) \
    BND_TOOL_IF_MPI_Type_create_f90_integer(X(Type_create_f90_integer)) \
    BND_TOOL_IF_MPI_Type_create_f90_real(X(Type_create_f90_real)) \
    BND_TOOL_IF_MPI_Type_create_hindexed(X(Type_create_hindexed)) \
    BND_TOOL_IF_MPI_Type_create_hindexed_block(X(Type_create_hindexed_block)) \
    BND_TOOL_IF_MPI_Type_create_hindexed_block_c(X(Type_create_hindexed_block_c)) \
    BND_TOOL_IF_MPI_Type_create_hindexed_c(X(Type_create_hindexed_c)) \
    BND_TOOL_IF_MPI_Type_create_hvector(X(Type_create_hvector)) \
    BND_TOOL_IF_MPI_Type_create_hvector_c(X(Type_create_hvector_c)) \
    BND_TOOL_IF_MPI_Type_create_indexed_block(X(Type_create_indexed_block)) \
    BND_TOOL_IF_MPI_Type_create_indexed_block_c(X(Type_create_indexed_block_c)) \
    BND_TOOL_IF_MPI_Type_create_keyval(X(Type_create_keyval)) \
    BND_TOOL_IF_MPI_Type_create_resized(X(Type_create_resized)) \
    BND_TOOL_IF_MPI_Type_create_resized_c(X(Type_create_resized_c)) \
    BND_TOOL_IF_MPI_Type_create_struct(X(Type_create_struct)) \
    BND_TOOL_IF_MPI_Type_create_struct_c(X(Type_create_struct_c)) \
    BND_TOOL_IF_MPI_Type_create_subarray(X(Type_create_subarray)) \
    BND_TOOL_IF_MPI_Type_create_subarray_c(X(Type_create_subarray_c)) \
    BND_TOOL_IF_MPI_Type_delete_attr(X(Type_delete_attr)) \
    BND_TOOL_IF_MPI_Type_dup(X(Type_dup)) \
    BND_TOOL_IF_MPI_Type_extent(X(Type_extent)) \
    BND_TOOL_IF_MPI_Type_f2c(X(Type_f2c)) \
    BND_TOOL_IF_MPI_Type_free(X(Type_free)) \
    BND_TOOL_IF_MPI_Type_free_keyval(X(Type_free_keyval)) \
    BND_TOOL_IF_MPI_Type_fromint(X(Type_fromint)) \
    BND_TOOL_IF_MPI_Type_get_attr(X(Type_get_attr)) \
    BND_TOOL_IF_MPI_Type_get_contents(X(Type_get_contents)) \
    BND_TOOL_IF_MPI_Type_get_contents_c(X(Type_get_contents_c)) \
    BND_TOOL_IF_MPI_Type_get_envelope(X(Type_get_envelope)) \
    BND_TOOL_IF_MPI_Type_get_envelope_c(X(Type_get_envelope_c)) \
    BND_TOOL_IF_MPI_Type_get_extent(X(Type_get_extent)) \
    BND_TOOL_IF_MPI_Type_get_extent_c(X(Type_get_extent_c)) \
    BND_TOOL_IF_MPI_Type_get_extent_x(X(Type_get_extent_x)) \
    BND_TOOL_IF_MPI_Type_get_name(X(Type_get_name)) \
    BND_TOOL_IF_MPI_Type_get_true_extent(X(Type_get_true_extent)) \
    BND_TOOL_IF_MPI_Type_get_true_extent_c(X(Type_get_true_extent_c)) \
    BND_TOOL_IF_MPI_Type_get_true_extent_x(X(Type_get_true_extent_x)) \
    BND_TOOL_IF_MPI_Type_get_value_index(X(Type_get_value_index)) \
    BND_TOOL_IF_MPI_Type_hindexed(X(Type_hindexed)) \
    BND_TOOL_IF_MPI_Type_hvector(X(Type_hvector)) \
    BND_TOOL_IF_MPI_Type_indexed(X(Type_indexed)) \
    BND_TOOL_IF_MPI_Type_indexed_c(X(Type_indexed_c)) \
    BND_TOOL_IF_MPI_Type_lb(X(Type_lb)) \
    BND_TOOL_IF_MPI_Type_match_size(X(Type_match_size)) \
    BND_TOOL_IF_MPI_Type_set_attr(X(Type_set_attr)) \
    BND_TOOL_IF_MPI_Type_set_name(X(Type_set_name)) \
    BND_TOOL_IF_MPI_Type_size(X(Type_size)) \
    BND_TOOL_IF_MPI_Type_size_c(X(Type_size_c)) \
    BND_TOOL_IF_MPI_Type_size_x(X(Type_size_x)) \
    BND_TOOL_IF_MPI_Type_struct(X(Type_struct)) \
    BND_TOOL_IF_MPI_Type_toint(X(Type_toint)) \
    BND_TOOL_IF_MPI_Type_ub(X(Type_ub)) \
    BND_TOOL_IF_MPI_Type_vector(X(Type_vector)) \
    BND_TOOL_IF_MPI_Type_vector_c(X(Type_vector_c)) \
    BND_TOOL_IF_MPI_Unpack(X(Unpack)) \
    BND_TOOL_IF_MPI_Unpack_c(X(Unpack_c)) \
    BND_TOOL_IF_MPI_Unpack_external(X(Unpack_external)) \
    BND_TOOL_IF_MPI_Unpack_external_c(X(Unpack_external_c)) \
    BND_TOOL_IF_MPI_Unpublish_name(X(Unpublish_name)) \
    BND_TOOL_IF_MPI_Wait(X(Wait)) \
    BND_TOOL_IF_MPI_Waitall(X(Waitall)) \
    BND_TOOL_IF_MPI_Waitany(X(Waitany)) \
    BND_TOOL_IF_MPI_Waitsome(X(Waitsome)) \
    BND_TOOL_IF_MPI_Win_allocate(X(Win_allocate)) \
    BND_TOOL_IF_MPI_Win_allocate_c(X(Win_allocate_c)) \
    BND_TOOL_IF_MPI_Win_allocate_shared(X(Win_allocate_shared)) \
    BND_TOOL_IF_MPI_Win_allocate_shared_c(X(Win_allocate_shared_c)) \
    BND_TOOL_IF_MPI_Win_attach(X(Win_attach)) \
    BND_TOOL_IF_MPI_Win_c2f(X(Win_c2f)) \
    BND_TOOL_IF_MPI_Win_call_errhandler(X(Win_call_errhandler)) \
    BND_TOOL_IF_MPI_Win_complete(X(Win_complete)) \
    BND_TOOL_IF_MPI_Win_create(X(Win_create)) \
    BND_TOOL_IF_MPI_Win_create_c(X(Win_create_c)) \
    BND_TOOL_IF_MPI_Win_create_dynamic(X(Win_create_dynamic)) \
    BND_TOOL_IF_MPI_Win_create_errhandler(X(Win_create_errhandler)) \
    BND_TOOL_IF_MPI_Win_create_keyval(X(Win_create_keyval)) \
    BND_TOOL_IF_MPI_Win_delete_attr(X(Win_delete_attr)) \
    BND_TOOL_IF_MPI_Win_detach(X(Win_detach)) \
    BND_TOOL_IF_MPI_Win_f2c(X(Win_f2c)) \
    BND_TOOL_IF_MPI_Win_fence(X(Win_fence)) \
    BND_TOOL_IF_MPI_Win_flush(X(Win_flush)) \
    BND_TOOL_IF_MPI_Win_flush_all(X(Win_flush_all)) \
    BND_TOOL_IF_MPI_Win_flush_local(X(Win_flush_local)) \
    BND_TOOL_IF_MPI_Win_flush_local_all(X(Win_flush_local_all)) \
    BND_TOOL_IF_MPI_Win_free(X(Win_free)) \
    BND_TOOL_IF_MPI_Win_free_keyval(X(Win_free_keyval)) \
    BND_TOOL_IF_MPI_Win_fromint(X(Win_fromint)) \
    BND_TOOL_IF_MPI_Win_get_attr(X(Win_get_attr)) \
    BND_TOOL_IF_MPI_Win_get_errhandler(X(Win_get_errhandler)) \
    BND_TOOL_IF_MPI_Win_get_group(X(Win_get_group)) \
    BND_TOOL_IF_MPI_Win_get_info(X(Win_get_info)) \
    BND_TOOL_IF_MPI_Win_get_name(X(Win_get_name)) \
    BND_TOOL_IF_MPI_Win_lock(X(Win_lock)) \
    BND_TOOL_IF_MPI_Win_lock_all(X(Win_lock_all)) \
    BND_TOOL_IF_MPI_Win_post(X(Win_post)) \
    BND_TOOL_IF_MPI_Win_set_attr(X(Win_set_attr)) \
    BND_TOOL_IF_MPI_Win_set_errhandler(X(Win_set_errhandler)) \
    BND_TOOL_IF_MPI_Win_set_info(X(Win_set_info)) \
    BND_TOOL_IF_MPI_Win_set_name(X(Win_set_name)) \
    BND_TOOL_IF_MPI_Win_shared_query(X(Win_shared_query)) \
    BND_TOOL_IF_MPI_Win_shared_query_c(X(Win_shared_query_c)) \
    BND_TOOL_IF_MPI_Win_start(X(Win_start)) \
    BND_TOOL_IF_MPI_Win_sync(X(Win_sync)) \
    BND_TOOL_IF_MPI_Win_test(X(Win_test)) \
    BND_TOOL_IF_MPI_Win_toint(X(Win_toint)) \
    BND_TOOL_IF_MPI_Win_unlock(X(Win_unlock)) \
    BND_TOOL_IF_MPI_Win_unlock_all(X(Win_unlock_all)) \
    BND_TOOL_IF_MPI_Win_wait(X(Win_wait)) \
    BND_TOOL_IF_MPI_Wtick(X(Wtick)) \
    BND_TOOL_IF_MPI_Wtime(X(Wtime))

#define BND_TOOL_ENTRIES \
    BND_TOOL_IF_MPI_Abi_get_fortran_booleans(BND_TOOL_ENTRY(MPI_Abi_get_fortran_booleans, Abi_get_fortran_booleans, (passed<int> logical_size, void *logical_true, void *logical_false, int *is_set), (logical_size, logical_true, logical_false, is_set))) \
    BND_TOOL_IF_MPI_Abi_get_fortran_info(BND_TOOL_ENTRY(MPI_Abi_get_fortran_info, Abi_get_fortran_info, (MPI_Info *info), (info))) \
    BND_TOOL_IF_MPI_Abi_get_info(BND_TOOL_ENTRY(MPI_Abi_get_info, Abi_get_info, (MPI_Info *info), (info))) \
    BND_TOOL_IF_MPI_Abi_get_version(BND_TOOL_ENTRY(MPI_Abi_get_version, Abi_get_version, (int *abi_major, int *abi_minor), (abi_major, abi_minor))) \
    BND_TOOL_IF_MPI_Abi_set_fortran_booleans(BND_TOOL_ENTRY(MPI_Abi_set_fortran_booleans, Abi_set_fortran_booleans, (passed<int> logical_size, void *logical_true, void *logical_false), (logical_size, logical_true, logical_false))) \
    BND_TOOL_IF_MPI_Abi_set_fortran_info(BND_TOOL_ENTRY(MPI_Abi_set_fortran_info, Abi_set_fortran_info, (passed<MPI_Info> info), (info))) \
    BND_TOOL_IF_MPI_Abort(BND_TOOL_ENTRY(MPI_Abort, Abort, (passed<MPI_Comm> comm, passed<int> errorcode), (comm, errorcode))) \
    BND_TOOL_IF_MPI_Accumulate(BND_TOOL_ENTRY(MPI_Accumulate, Accumulate, (const void *origin_addr, passed<int> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<int> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Op> op, passed<MPI_Win> win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win))) \
    BND_TOOL_IF_MPI_Accumulate_c(BND_TOOL_ENTRY(MPI_Accumulate_c, Accumulate_c, (const void *origin_addr, passed<MPI_Count> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<MPI_Count> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Op> op, passed<MPI_Win> win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win))) \
    BND_TOOL_IF_MPI_Add_error_class(BND_TOOL_ENTRY(MPI_Add_error_class, Add_error_class, (int *errorclass), (errorclass))) \
    BND_TOOL_IF_MPI_Add_error_code(BND_TOOL_ENTRY(MPI_Add_error_code, Add_error_code, (passed<int> errorclass, int *errorcode), (errorclass, errorcode))) \
    BND_TOOL_IF_MPI_Add_error_string(BND_TOOL_ENTRY(MPI_Add_error_string, Add_error_string, (passed<int> errorcode, const char *string), (errorcode, string))) \
    BND_TOOL_IF_MPI_Address(BND_TOOL_ENTRY(MPI_Address, Address, (void *location, MPI_Aint *address), (location, address))) \
    BND_TOOL_IF_MPI_Aint_add(BND_TOOL_ENTRY(MPI_Aint_add, Aint_add, (passed<MPI_Aint> base, passed<MPI_Aint> disp), (base, disp))) \
    BND_TOOL_IF_MPI_Aint_diff(BND_TOOL_ENTRY(MPI_Aint_diff, Aint_diff, (passed<MPI_Aint> addr1, passed<MPI_Aint> addr2), (addr1, addr2))) \
    BND_TOOL_IF_MPI_Allgather(BND_TOOL_ENTRY(MPI_Allgather, Allgather, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm))) \
    BND_TOOL_IF_MPI_Allgather_c(BND_TOOL_ENTRY(MPI_Allgather_c, Allgather_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm))) \
    BND_TOOL_IF_MPI_Allgather_init(BND_TOOL_ENTRY(MPI_Allgather_init, Allgather_init, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Allgather_init_c(BND_TOOL_ENTRY(MPI_Allgather_init_c, Allgather_init_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Allgatherv(BND_TOOL_ENTRY(MPI_Allgatherv, Allgatherv, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm))) \
    BND_TOOL_IF_MPI_Allgatherv_c(BND_TOOL_ENTRY(MPI_Allgatherv_c, Allgatherv_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm))) \
    BND_TOOL_IF_MPI_Allgatherv_init(BND_TOOL_ENTRY(MPI_Allgatherv_init, Allgatherv_init, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Allgatherv_init_c(BND_TOOL_ENTRY(MPI_Allgatherv_init_c, Allgatherv_init_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Alloc_mem(BND_TOOL_ENTRY(MPI_Alloc_mem, Alloc_mem, (passed<MPI_Aint> size, passed<MPI_Info> info, void *baseptr), (size, info, baseptr))) \
    BND_TOOL_IF_MPI_Allreduce(BND_TOOL_ENTRY(MPI_Allreduce, Allreduce, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm), (sendbuf, recvbuf, count, datatype, op, comm))) \
    BND_TOOL_IF_MPI_Allreduce_c(BND_TOOL_ENTRY(MPI_Allreduce_c, Allreduce_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm), (sendbuf, recvbuf, count, datatype, op, comm))) \
    BND_TOOL_IF_MPI_Allreduce_init(BND_TOOL_ENTRY(MPI_Allreduce_init, Allreduce_init, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request))) \
    BND_TOOL_IF_MPI_Allreduce_init_c(BND_TOOL_ENTRY(MPI_Allreduce_init_c, Allreduce_init_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request))) \
    BND_TOOL_IF_MPI_Alltoall(BND_TOOL_ENTRY(MPI_Alltoall, Alltoall, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm))) \
    BND_TOOL_IF_MPI_Alltoall_c(BND_TOOL_ENTRY(MPI_Alltoall_c, Alltoall_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm))) \
    BND_TOOL_IF_MPI_Alltoall_init(BND_TOOL_ENTRY(MPI_Alltoall_init, Alltoall_init, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Alltoall_init_c(BND_TOOL_ENTRY(MPI_Alltoall_init_c, Alltoall_init_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Alltoallv(BND_TOOL_ENTRY(MPI_Alltoallv, Alltoallv, (const void *sendbuf, const int *sendcounts, const int *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm))) \
    BND_TOOL_IF_MPI_Alltoallv_c(BND_TOOL_ENTRY(MPI_Alltoallv_c, Alltoallv_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm))) \
    BND_TOOL_IF_MPI_Alltoallv_init(BND_TOOL_ENTRY(MPI_Alltoallv_init, Alltoallv_init, (const void *sendbuf, const int *sendcounts, const int *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Alltoallv_init_c(BND_TOOL_ENTRY(MPI_Alltoallv_init_c, Alltoallv_init_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Alltoallw(BND_TOOL_ENTRY(MPI_Alltoallw, Alltoallw, (const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm))) \
    BND_TOOL_IF_MPI_Alltoallw_c(BND_TOOL_ENTRY(MPI_Alltoallw_c, Alltoallw_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm))) \
    BND_TOOL_IF_MPI_Alltoallw_init(BND_TOOL_ENTRY(MPI_Alltoallw_init, Alltoallw_init, (const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request))) \
    BND_TOOL_IF_MPI_Alltoallw_init_c(BND_TOOL_ENTRY(MPI_Alltoallw_init_c, Alltoallw_init_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request))) \
    BND_TOOL_IF_MPI_Attr_delete(BND_TOOL_ENTRY(MPI_Attr_delete, Attr_delete, (passed<MPI_Comm> comm, passed<int> keyval), (comm, keyval))) \
    BND_TOOL_IF_MPI_Attr_get(BND_TOOL_ENTRY(MPI_Attr_get, Attr_get, (passed<MPI_Comm> comm, passed<int> keyval, void *attribute_val, int *flag), (comm, keyval, attribute_val, flag))) \
    BND_TOOL_IF_MPI_Attr_put(BND_TOOL_ENTRY(MPI_Attr_put, Attr_put, (passed<MPI_Comm> comm, passed<int> keyval, void *attribute_val), (comm, keyval, attribute_val))) \
    BND_TOOL_IF_MPI_Barrier(BND_TOOL_ENTRY(MPI_Barrier, Barrier, (passed<MPI_Comm> comm), (comm))) \
    BND_TOOL_IF_MPI_Barrier_init(BND_TOOL_ENTRY(MPI_Barrier_init, Barrier_init, (passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (comm, info, request))) \
    BND_TOOL_IF_MPI_Bcast(BND_TOOL_ENTRY(MPI_Bcast, Bcast, (void *buffer, passed<int> count, passed<MPI_Datatype> datatype, passed<int> root, passed<MPI_Comm> comm), (buffer, count, datatype, root, comm))) \
    BND_TOOL_IF_MPI_Bcast_c(BND_TOOL_ENTRY(MPI_Bcast_c, Bcast_c, (void *buffer, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> root, passed<MPI_Comm> comm), (buffer, count, datatype, root, comm))) \
    BND_TOOL_IF_MPI_Bcast_init(BND_TOOL_ENTRY(MPI_Bcast_init, Bcast_init, (void *buffer, passed<int> count, passed<MPI_Datatype> datatype, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (buffer, count, datatype, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Bcast_init_c(BND_TOOL_ENTRY(MPI_Bcast_init_c, Bcast_init_c, (void *buffer, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (buffer, count, datatype, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Bsend(BND_TOOL_ENTRY(MPI_Bsend, Bsend, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm), (buf, count, datatype, dest, tag, comm))) \
    BND_TOOL_IF_MPI_Bsend_c(BND_TOOL_ENTRY(MPI_Bsend_c, Bsend_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm), (buf, count, datatype, dest, tag, comm))) \
    BND_TOOL_IF_MPI_Bsend_init(BND_TOOL_ENTRY(MPI_Bsend_init, Bsend_init, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Bsend_init_c(BND_TOOL_ENTRY(MPI_Bsend_init_c, Bsend_init_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Buffer_attach(BND_TOOL_ENTRY(MPI_Buffer_attach, Buffer_attach, (void *buffer, passed<int> size), (buffer, size))) \
    BND_TOOL_IF_MPI_Buffer_attach_c(BND_TOOL_ENTRY(MPI_Buffer_attach_c, Buffer_attach_c, (void *buffer, passed<MPI_Count> size), (buffer, size))) \
    BND_TOOL_IF_MPI_Buffer_detach(BND_TOOL_ENTRY(MPI_Buffer_detach, Buffer_detach, (void *buffer_addr, int *size), (buffer_addr, size))) \
    BND_TOOL_IF_MPI_Buffer_detach_c(BND_TOOL_ENTRY(MPI_Buffer_detach_c, Buffer_detach_c, (void *buffer_addr, MPI_Count *size), (buffer_addr, size))) \
    BND_TOOL_IF_MPI_Buffer_flush(BND_TOOL_ENTRY(MPI_Buffer_flush, Buffer_flush, (), ())) \
    BND_TOOL_IF_MPI_Buffer_iflush(BND_TOOL_ENTRY(MPI_Buffer_iflush, Buffer_iflush, (MPI_Request *request), (request))) \
    BND_TOOL_IF_MPI_Cancel(BND_TOOL_ENTRY(MPI_Cancel, Cancel, (MPI_Request *request), (request))) \
    BND_TOOL_IF_MPI_Cart_coords(BND_TOOL_ENTRY(MPI_Cart_coords, Cart_coords, (passed<MPI_Comm> comm, passed<int> rank, passed<int> maxdims, int *coords), (comm, rank, maxdims, coords))) \
    BND_TOOL_IF_MPI_Cart_create(BND_TOOL_ENTRY(MPI_Cart_create, Cart_create, (passed<MPI_Comm> comm_old, passed<int> ndims, const int *dims, const int *periods, passed<int> reorder, MPI_Comm *comm_cart), (comm_old, ndims, dims, periods, reorder, comm_cart))) \
    BND_TOOL_IF_MPI_Cart_get(BND_TOOL_ENTRY(MPI_Cart_get, Cart_get, (passed<MPI_Comm> comm, passed<int> maxdims, int *dims, int *periods, int *coords), (comm, maxdims, dims, periods, coords))) \
    BND_TOOL_IF_MPI_Cart_map(BND_TOOL_ENTRY(MPI_Cart_map, Cart_map, (passed<MPI_Comm> comm, passed<int> ndims, const int *dims, const int *periods, int *newrank), (comm, ndims, dims, periods, newrank))) \
    BND_TOOL_IF_MPI_Cart_rank(BND_TOOL_ENTRY(MPI_Cart_rank, Cart_rank, (passed<MPI_Comm> comm, const int *coords, int *rank), (comm, coords, rank))) \
    BND_TOOL_IF_MPI_Cart_shift(BND_TOOL_ENTRY(MPI_Cart_shift, Cart_shift, (passed<MPI_Comm> comm, passed<int> direction, passed<int> disp, int *rank_source, int *rank_dest), (comm, direction, disp, rank_source, rank_dest))) \
    BND_TOOL_IF_MPI_Cart_sub(BND_TOOL_ENTRY(MPI_Cart_sub, Cart_sub, (passed<MPI_Comm> comm, const int *remain_dims, MPI_Comm *newcomm), (comm, remain_dims, newcomm))) \
    BND_TOOL_IF_MPI_Cartdim_get(BND_TOOL_ENTRY(MPI_Cartdim_get, Cartdim_get, (passed<MPI_Comm> comm, int *ndims), (comm, ndims))) \
    BND_TOOL_IF_MPI_Close_port(BND_TOOL_ENTRY(MPI_Close_port, Close_port, (const char *port_name), (port_name))) \
    BND_TOOL_IF_MPI_Comm_accept(BND_TOOL_ENTRY(MPI_Comm_accept, Comm_accept, (const char *port_name, passed<MPI_Info> info, passed<int> root, passed<MPI_Comm> comm, MPI_Comm *newcomm), (port_name, info, root, comm, newcomm))) \
    BND_TOOL_IF_MPI_Comm_attach_buffer(BND_TOOL_ENTRY(MPI_Comm_attach_buffer, Comm_attach_buffer, (passed<MPI_Comm> comm, void *buffer, passed<int> size), (comm, buffer, size))) \
    BND_TOOL_IF_MPI_Comm_attach_buffer_c(BND_TOOL_ENTRY(MPI_Comm_attach_buffer_c, Comm_attach_buffer_c, (passed<MPI_Comm> comm, void *buffer, passed<MPI_Count> size), (comm, buffer, size))) \
    BND_TOOL_IF_MPI_Comm_c2f(BND_TOOL_ENTRY(MPI_Comm_c2f, Comm_c2f, (passed<MPI_Comm> comm), (comm))) \
    BND_TOOL_IF_MPI_Comm_call_errhandler(BND_TOOL_ENTRY(MPI_Comm_call_errhandler, Comm_call_errhandler, (passed<MPI_Comm> comm, passed<int> errorcode), (comm, errorcode))) \
    BND_TOOL_IF_MPI_Comm_compare(BND_TOOL_ENTRY(MPI_Comm_compare, Comm_compare, (passed<MPI_Comm> comm1, passed<MPI_Comm> comm2, int *result), (comm1, comm2, result))) \
    BND_TOOL_IF_MPI_Comm_connect(BND_TOOL_ENTRY(MPI_Comm_connect, Comm_connect, (const char *port_name, passed<MPI_Info> info, passed<int> root, passed<MPI_Comm> comm, MPI_Comm *newcomm), (port_name, info, root, comm, newcomm))) \
    BND_TOOL_IF_MPI_Comm_create(BND_TOOL_ENTRY(MPI_Comm_create, Comm_create, (passed<MPI_Comm> comm, passed<MPI_Group> group, MPI_Comm *newcomm), (comm, group, newcomm))) \
    BND_TOOL_IF_MPI_Comm_create_errhandler(BND_TOOL_ENTRY(MPI_Comm_create_errhandler, Comm_create_errhandler, (MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler), (comm_errhandler_fn, errhandler))) \
    BND_TOOL_IF_MPI_Comm_create_from_group(BND_TOOL_ENTRY(MPI_Comm_create_from_group, Comm_create_from_group, (passed<MPI_Group> group, const char *stringtag, passed<MPI_Info> info, passed<MPI_Errhandler> errhandler, MPI_Comm *newcomm), (group, stringtag, info, errhandler, newcomm))) \
    BND_TOOL_IF_MPI_Comm_create_group(BND_TOOL_ENTRY(MPI_Comm_create_group, Comm_create_group, (passed<MPI_Comm> comm, passed<MPI_Group> group, passed<int> tag, MPI_Comm *newcomm), (comm, group, tag, newcomm))) \
    BND_TOOL_IF_MPI_Comm_create_keyval(BND_TOOL_ENTRY(MPI_Comm_create_keyval, Comm_create_keyval, (MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state), (comm_copy_attr_fn, comm_delete_attr_fn, comm_keyval, extra_state))) \
    BND_TOOL_IF_MPI_Comm_delete_attr(BND_TOOL_ENTRY(MPI_Comm_delete_attr, Comm_delete_attr, (passed<MPI_Comm> comm, passed<int> comm_keyval), (comm, comm_keyval))) \
    BND_TOOL_IF_MPI_Comm_detach_buffer(BND_TOOL_ENTRY(MPI_Comm_detach_buffer, Comm_detach_buffer, (passed<MPI_Comm> comm, void *buffer_addr, int *size), (comm, buffer_addr, size))) \
    BND_TOOL_IF_MPI_Comm_detach_buffer_c(BND_TOOL_ENTRY(MPI_Comm_detach_buffer_c, Comm_detach_buffer_c, (passed<MPI_Comm> comm, void *buffer_addr, MPI_Count *size), (comm, buffer_addr, size))) \
    BND_TOOL_IF_MPI_Comm_disconnect(BND_TOOL_ENTRY(MPI_Comm_disconnect, Comm_disconnect, (MPI_Comm *comm), (comm))) \
    BND_TOOL_IF_MPI_Comm_dup(BND_TOOL_ENTRY(MPI_Comm_dup, Comm_dup, (passed<MPI_Comm> comm, MPI_Comm *newcomm), (comm, newcomm))) \
    BND_TOOL_IF_MPI_Comm_dup_with_info(BND_TOOL_ENTRY(MPI_Comm_dup_with_info, Comm_dup_with_info, (passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Comm *newcomm), (comm, info, newcomm))) \
    BND_TOOL_IF_MPI_Comm_f2c(BND_TOOL_ENTRY(MPI_Comm_f2c, Comm_f2c, (passed<MPI_Fint> comm), (comm))) \
    BND_TOOL_IF_MPI_Comm_flush_buffer(BND_TOOL_ENTRY(MPI_Comm_flush_buffer, Comm_flush_buffer, (passed<MPI_Comm> comm), (comm))) \
    BND_TOOL_IF_MPI_Comm_free(BND_TOOL_ENTRY(MPI_Comm_free, Comm_free, (MPI_Comm *comm), (comm))) \
    BND_TOOL_IF_MPI_Comm_free_keyval(BND_TOOL_ENTRY(MPI_Comm_free_keyval, Comm_free_keyval, (int *comm_keyval), (comm_keyval))) \
    BND_TOOL_IF_MPI_Comm_fromint(BND_TOOL_ENTRY(MPI_Comm_fromint, Comm_fromint, (passed<int> comm), (comm))) \
    BND_TOOL_IF_MPI_Comm_get_attr(BND_TOOL_ENTRY(MPI_Comm_get_attr, Comm_get_attr, (passed<MPI_Comm> comm, passed<int> comm_keyval, void *attribute_val, int *flag), (comm, comm_keyval, attribute_val, flag))) \
    BND_TOOL_IF_MPI_Comm_get_errhandler(BND_TOOL_ENTRY(MPI_Comm_get_errhandler, Comm_get_errhandler, (passed<MPI_Comm> comm, MPI_Errhandler *errhandler), (comm, errhandler))) \
    BND_TOOL_IF_MPI_Comm_get_info(BND_TOOL_ENTRY(MPI_Comm_get_info, Comm_get_info, (passed<MPI_Comm> comm, MPI_Info *info_used), (comm, info_used))) \
    BND_TOOL_IF_MPI_Comm_get_name(BND_TOOL_ENTRY(MPI_Comm_get_name, Comm_get_name, (passed<MPI_Comm> comm, char *comm_name, int *resultlen), (comm, comm_name, resultlen))) \
    BND_TOOL_IF_MPI_Comm_get_parent(BND_TOOL_ENTRY(MPI_Comm_get_parent, Comm_get_parent, (MPI_Comm *parent), (parent))) \
    BND_TOOL_IF_MPI_Comm_group(BND_TOOL_ENTRY(MPI_Comm_group, Comm_group, (passed<MPI_Comm> comm, MPI_Group *group), (comm, group))) \
    BND_TOOL_IF_MPI_Comm_idup(BND_TOOL_ENTRY(MPI_Comm_idup, Comm_idup, (passed<MPI_Comm> comm, MPI_Comm *newcomm, MPI_Request *request), (comm, newcomm, request))) \
    BND_TOOL_IF_MPI_Comm_idup_with_info(BND_TOOL_ENTRY(MPI_Comm_idup_with_info, Comm_idup_with_info, (passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Comm *newcomm, MPI_Request *request), (comm, info, newcomm, request))) \
    BND_TOOL_IF_MPI_Comm_iflush_buffer(BND_TOOL_ENTRY(MPI_Comm_iflush_buffer, Comm_iflush_buffer, (passed<MPI_Comm> comm, MPI_Request *request), (comm, request))) \
    BND_TOOL_IF_MPI_Comm_join(BND_TOOL_ENTRY(MPI_Comm_join, Comm_join, (passed<int> fd, MPI_Comm *intercomm), (fd, intercomm))) \
    BND_TOOL_IF_MPI_Comm_rank(BND_TOOL_ENTRY(MPI_Comm_rank, Comm_rank, (passed<MPI_Comm> comm, int *rank), (comm, rank))) \
    BND_TOOL_IF_MPI_Comm_remote_group(BND_TOOL_ENTRY(MPI_Comm_remote_group, Comm_remote_group, (passed<MPI_Comm> comm, MPI_Group *group), (comm, group))) \
    BND_TOOL_IF_MPI_Comm_remote_size(BND_TOOL_ENTRY(MPI_Comm_remote_size, Comm_remote_size, (passed<MPI_Comm> comm, int *size), (comm, size))) \
    BND_TOOL_IF_MPI_Comm_set_attr(BND_TOOL_ENTRY(MPI_Comm_set_attr, Comm_set_attr, (passed<MPI_Comm> comm, passed<int> comm_keyval, void *attribute_val), (comm, comm_keyval, attribute_val))) \
    BND_TOOL_IF_MPI_Comm_set_errhandler(BND_TOOL_ENTRY(MPI_Comm_set_errhandler, Comm_set_errhandler, (passed<MPI_Comm> comm, passed<MPI_Errhandler> errhandler), (comm, errhandler))) \
    BND_TOOL_IF_MPI_Comm_set_info(BND_TOOL_ENTRY(MPI_Comm_set_info, Comm_set_info, (passed<MPI_Comm> comm, passed<MPI_Info> info), (comm, info))) \
    BND_TOOL_IF_MPI_Comm_set_name(BND_TOOL_ENTRY(MPI_Comm_set_name, Comm_set_name, (passed<MPI_Comm> comm, const char *comm_name), (comm, comm_name))) \
    BND_TOOL_IF_MPI_Comm_size(BND_TOOL_ENTRY(MPI_Comm_size, Comm_size, (passed<MPI_Comm> comm, int *size), (comm, size))) \
    BND_TOOL_IF_MPI_Comm_spawn(BND_TOOL_ENTRY(MPI_Comm_spawn, Comm_spawn, (const char *command, char **argv, passed<int> maxprocs, passed<MPI_Info> info, passed<int> root, passed<MPI_Comm> comm, MPI_Comm *intercomm, int *array_of_errcodes), (command, argv, maxprocs, info, root, comm, intercomm, array_of_errcodes))) \
    BND_TOOL_IF_MPI_Comm_spawn_multiple(BND_TOOL_ENTRY(MPI_Comm_spawn_multiple, Comm_spawn_multiple, (passed<int> count, char **array_of_commands, char ***array_of_argv, const int *array_of_maxprocs, const MPI_Info *array_of_info, passed<int> root, passed<MPI_Comm> comm, MPI_Comm *intercomm, int *array_of_errcodes), (count, array_of_commands, array_of_argv, array_of_maxprocs, array_of_info, root, comm, intercomm, array_of_errcodes))) \
    BND_TOOL_IF_MPI_Comm_split(BND_TOOL_ENTRY(MPI_Comm_split, Comm_split, (passed<MPI_Comm> comm, passed<int> color, passed<int> key, MPI_Comm *newcomm), (comm, color, key, newcomm))) \
    BND_TOOL_IF_MPI_Comm_split_type(BND_TOOL_ENTRY(MPI_Comm_split_type, Comm_split_type, (passed<MPI_Comm> comm, passed<int> split_type, passed<int> key, passed<MPI_Info> info, MPI_Comm *newcomm), (comm, split_type, key, info, newcomm))) \
    BND_TOOL_IF_MPI_Comm_test_inter(BND_TOOL_ENTRY(MPI_Comm_test_inter, Comm_test_inter, (passed<MPI_Comm> comm, int *flag), (comm, flag))) \
    BND_TOOL_IF_MPI_Comm_toint(BND_TOOL_ENTRY(MPI_Comm_toint, Comm_toint, (passed<MPI_Comm> comm), (comm))) \
    BND_TOOL_IF_MPI_Compare_and_swap(BND_TOOL_ENTRY(MPI_Compare_and_swap, Compare_and_swap, (const void *origin_addr, const void *compare_addr, void *result_addr, passed<MPI_Datatype> datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<MPI_Win> win), (origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win))) \
    BND_TOOL_IF_MPI_Dims_create(BND_TOOL_ENTRY(MPI_Dims_create, Dims_create, (passed<int> nnodes, passed<int> ndims, int *dims), (nnodes, ndims, dims))) \
    BND_TOOL_IF_MPI_Dist_graph_create(BND_TOOL_ENTRY(MPI_Dist_graph_create, Dist_graph_create, (passed<MPI_Comm> comm_old, passed<int> n, const int *sources, const int *degrees, const int *destinations, const int *weights, passed<MPI_Info> info, passed<int> reorder, MPI_Comm *comm_dist_graph), (comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph))) \
    BND_TOOL_IF_MPI_Dist_graph_create_adjacent(BND_TOOL_ENTRY(MPI_Dist_graph_create_adjacent, Dist_graph_create_adjacent, (passed<MPI_Comm> comm_old, passed<int> indegree, const int *sources, const int *sourceweights, passed<int> outdegree, const int *destinations, const int *destweights, passed<MPI_Info> info, passed<int> reorder, MPI_Comm *comm_dist_graph), (comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph))) \
    BND_TOOL_IF_MPI_Dist_graph_neighbors(BND_TOOL_ENTRY(MPI_Dist_graph_neighbors, Dist_graph_neighbors, (passed<MPI_Comm> comm, passed<int> maxindegree, int *sources, int *sourceweights, passed<int> maxoutdegree, int *destinations, int *destweights), (comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights))) \
    BND_TOOL_IF_MPI_Dist_graph_neighbors_count(BND_TOOL_ENTRY(MPI_Dist_graph_neighbors_count, Dist_graph_neighbors_count, (passed<MPI_Comm> comm, int *indegree, int *outdegree, int *weighted), (comm, indegree, outdegree, weighted))) \
    BND_TOOL_IF_MPI_Errhandler_c2f(BND_TOOL_ENTRY(MPI_Errhandler_c2f, Errhandler_c2f, (passed<MPI_Errhandler> errhandler), (errhandler))) \
    BND_TOOL_IF_MPI_Errhandler_create(BND_TOOL_ENTRY(MPI_Errhandler_create, Errhandler_create, (MPI_Handler_function *function, MPI_Errhandler *errhandler), (function, errhandler))) \
    BND_TOOL_IF_MPI_Errhandler_f2c(BND_TOOL_ENTRY(MPI_Errhandler_f2c, Errhandler_f2c, (passed<MPI_Fint> errhandler), (errhandler))) \
    BND_TOOL_IF_MPI_Errhandler_free(BND_TOOL_ENTRY(MPI_Errhandler_free, Errhandler_free, (MPI_Errhandler *errhandler), (errhandler))) \
    BND_TOOL_IF_MPI_Errhandler_fromint(BND_TOOL_ENTRY(MPI_Errhandler_fromint, Errhandler_fromint, (passed<int> errhandler), (errhandler))) \
    BND_TOOL_IF_MPI_Errhandler_get(BND_TOOL_ENTRY(MPI_Errhandler_get, Errhandler_get, (passed<MPI_Comm> comm, MPI_Errhandler *errhandler), (comm, errhandler))) \
    BND_TOOL_IF_MPI_Errhandler_set(BND_TOOL_ENTRY(MPI_Errhandler_set, Errhandler_set, (passed<MPI_Comm> comm, passed<MPI_Errhandler> errhandler), (comm, errhandler))) \
    BND_TOOL_IF_MPI_Errhandler_toint(BND_TOOL_ENTRY(MPI_Errhandler_toint, Errhandler_toint, (passed<MPI_Errhandler> errhandler), (errhandler))) \
    BND_TOOL_IF_MPI_Error_class(BND_TOOL_ENTRY(MPI_Error_class, Error_class, (passed<int> errorcode, int *errorclass), (errorcode, errorclass))) \
    BND_TOOL_IF_MPI_Error_string(BND_TOOL_ENTRY(MPI_Error_string, Error_string, (passed<int> errorcode, char *string, int *resultlen), (errorcode, string, resultlen))) \
    BND_TOOL_IF_MPI_Exscan(BND_TOOL_ENTRY(MPI_Exscan, Exscan, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm), (sendbuf, recvbuf, count, datatype, op, comm))) \
    BND_TOOL_IF_MPI_Exscan_c(BND_TOOL_ENTRY(MPI_Exscan_c, Exscan_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm), (sendbuf, recvbuf, count, datatype, op, comm))) \
    BND_TOOL_IF_MPI_Exscan_init(BND_TOOL_ENTRY(MPI_Exscan_init, Exscan_init, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request))) \
    BND_TOOL_IF_MPI_Exscan_init_c(BND_TOOL_ENTRY(MPI_Exscan_init_c, Exscan_init_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request))) \
    BND_TOOL_IF_MPI_Fetch_and_op(BND_TOOL_ENTRY(MPI_Fetch_and_op, Fetch_and_op, (const void *origin_addr, void *result_addr, passed<MPI_Datatype> datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<MPI_Op> op, passed<MPI_Win> win), (origin_addr, result_addr, datatype, target_rank, target_disp, op, win))) \
    BND_TOOL_IF_MPI_File_c2f(BND_TOOL_ENTRY(MPI_File_c2f, File_c2f, (passed<MPI_File> file), (file))) \
    BND_TOOL_IF_MPI_File_call_errhandler(BND_TOOL_ENTRY(MPI_File_call_errhandler, File_call_errhandler, (passed<MPI_File> fh, passed<int> errorcode), (fh, errorcode))) \
    BND_TOOL_IF_MPI_File_close(BND_TOOL_ENTRY(MPI_File_close, File_close, (MPI_File *fh), (fh))) \
    BND_TOOL_IF_MPI_File_create_errhandler(BND_TOOL_ENTRY(MPI_File_create_errhandler, File_create_errhandler, (MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler), (file_errhandler_fn, errhandler))) \
    BND_TOOL_IF_MPI_File_delete(BND_TOOL_ENTRY(MPI_File_delete, File_delete, (const char *filename, passed<MPI_Info> info), (filename, info))) \
    BND_TOOL_IF_MPI_File_f2c(BND_TOOL_ENTRY(MPI_File_f2c, File_f2c, (passed<MPI_Fint> file), (file))) \
    BND_TOOL_IF_MPI_File_fromint(BND_TOOL_ENTRY(MPI_File_fromint, File_fromint, (passed<int> file), (file))) \
    BND_TOOL_IF_MPI_File_get_amode(BND_TOOL_ENTRY(MPI_File_get_amode, File_get_amode, (passed<MPI_File> fh, int *amode), (fh, amode))) \
    BND_TOOL_IF_MPI_File_get_atomicity(BND_TOOL_ENTRY(MPI_File_get_atomicity, File_get_atomicity, (passed<MPI_File> fh, int *flag), (fh, flag))) \
    BND_TOOL_IF_MPI_File_get_byte_offset(BND_TOOL_ENTRY(MPI_File_get_byte_offset, File_get_byte_offset, (passed<MPI_File> fh, passed<MPI_Offset> offset, MPI_Offset *disp), (fh, offset, disp))) \
    BND_TOOL_IF_MPI_File_get_errhandler(BND_TOOL_ENTRY(MPI_File_get_errhandler, File_get_errhandler, (passed<MPI_File> file, MPI_Errhandler *errhandler), (file, errhandler))) \
    BND_TOOL_IF_MPI_File_get_group(BND_TOOL_ENTRY(MPI_File_get_group, File_get_group, (passed<MPI_File> fh, MPI_Group *group), (fh, group))) \
    BND_TOOL_IF_MPI_File_get_info(BND_TOOL_ENTRY(MPI_File_get_info, File_get_info, (passed<MPI_File> fh, MPI_Info *info_used), (fh, info_used))) \
    BND_TOOL_IF_MPI_File_get_position(BND_TOOL_ENTRY(MPI_File_get_position, File_get_position, (passed<MPI_File> fh, MPI_Offset *offset), (fh, offset))) \
    BND_TOOL_IF_MPI_File_get_position_shared(BND_TOOL_ENTRY(MPI_File_get_position_shared, File_get_position_shared, (passed<MPI_File> fh, MPI_Offset *offset), (fh, offset))) \
    BND_TOOL_IF_MPI_File_get_size(BND_TOOL_ENTRY(MPI_File_get_size, File_get_size, (passed<MPI_File> fh, MPI_Offset *size), (fh, size))) \
    BND_TOOL_IF_MPI_File_get_type_extent(BND_TOOL_ENTRY(MPI_File_get_type_extent, File_get_type_extent, (passed<MPI_File> fh, passed<MPI_Datatype> datatype, MPI_Aint *extent), (fh, datatype, extent))) \
    BND_TOOL_IF_MPI_File_get_type_extent_c(BND_TOOL_ENTRY(MPI_File_get_type_extent_c, File_get_type_extent_c, (passed<MPI_File> fh, passed<MPI_Datatype> datatype, MPI_Count *extent), (fh, datatype, extent))) \
    BND_TOOL_IF_MPI_File_get_view(BND_TOOL_ENTRY(MPI_File_get_view, File_get_view, (passed<MPI_File> fh, MPI_Offset *disp, MPI_Datatype *etype, MPI_Datatype *filetype, char *datarep), (fh, disp, etype, filetype, datarep))) \
    BND_TOOL_IF_MPI_File_iread(BND_TOOL_ENTRY(MPI_File_iread, File_iread, (passed<MPI_File> fh, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iread_all(BND_TOOL_ENTRY(MPI_File_iread_all, File_iread_all, (passed<MPI_File> fh, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iread_all_c(BND_TOOL_ENTRY(MPI_File_iread_all_c, File_iread_all_c, (passed<MPI_File> fh, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iread_at(BND_TOOL_ENTRY(MPI_File_iread_at, File_iread_at, (passed<MPI_File> fh, passed<MPI_Offset> offset, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iread_at_all(BND_TOOL_ENTRY(MPI_File_iread_at_all, File_iread_at_all, (passed<MPI_File> fh, passed<MPI_Offset> offset, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iread_at_all_c(BND_TOOL_ENTRY(MPI_File_iread_at_all_c, File_iread_at_all_c, (passed<MPI_File> fh, passed<MPI_Offset> offset, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iread_at_c(BND_TOOL_ENTRY(MPI_File_iread_at_c, File_iread_at_c, (passed<MPI_File> fh, passed<MPI_Offset> offset, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iread_c(BND_TOOL_ENTRY(MPI_File_iread_c, File_iread_c, (passed<MPI_File> fh, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iread_shared(BND_TOOL_ENTRY(MPI_File_iread_shared, File_iread_shared, (passed<MPI_File> fh, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iread_shared_c(BND_TOOL_ENTRY(MPI_File_iread_shared_c, File_iread_shared_c, (passed<MPI_File> fh, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iwrite(BND_TOOL_ENTRY(MPI_File_iwrite, File_iwrite, (passed<MPI_File> fh, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iwrite_all(BND_TOOL_ENTRY(MPI_File_iwrite_all, File_iwrite_all, (passed<MPI_File> fh, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iwrite_all_c(BND_TOOL_ENTRY(MPI_File_iwrite_all_c, File_iwrite_all_c, (passed<MPI_File> fh, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iwrite_at(BND_TOOL_ENTRY(MPI_File_iwrite_at, File_iwrite_at, (passed<MPI_File> fh, passed<MPI_Offset> offset, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iwrite_at_all(BND_TOOL_ENTRY(MPI_File_iwrite_at_all, File_iwrite_at_all, (passed<MPI_File> fh, passed<MPI_Offset> offset, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iwrite_at_all_c(BND_TOOL_ENTRY(MPI_File_iwrite_at_all_c, File_iwrite_at_all_c, (passed<MPI_File> fh, passed<MPI_Offset> offset, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iwrite_at_c(BND_TOOL_ENTRY(MPI_File_iwrite_at_c, File_iwrite_at_c, (passed<MPI_File> fh, passed<MPI_Offset> offset, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, offset, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iwrite_c(BND_TOOL_ENTRY(MPI_File_iwrite_c, File_iwrite_c, (passed<MPI_File> fh, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iwrite_shared(BND_TOOL_ENTRY(MPI_File_iwrite_shared, File_iwrite_shared, (passed<MPI_File> fh, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_iwrite_shared_c(BND_TOOL_ENTRY(MPI_File_iwrite_shared_c, File_iwrite_shared_c, (passed<MPI_File> fh, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Request *request), (fh, buf, count, datatype, request))) \
    BND_TOOL_IF_MPI_File_open(BND_TOOL_ENTRY(MPI_File_open, File_open, (passed<MPI_Comm> comm, const char *filename, passed<int> amode, passed<MPI_Info> info, MPI_File *fh), (comm, filename, amode, info, fh))) \
    BND_TOOL_IF_MPI_File_preallocate(BND_TOOL_ENTRY(MPI_File_preallocate, File_preallocate, (passed<MPI_File> fh, passed<MPI_Offset> size), (fh, size))) \
    BND_TOOL_IF_MPI_File_read(BND_TOOL_ENTRY(MPI_File_read, File_read, (passed<MPI_File> fh, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_all(BND_TOOL_ENTRY(MPI_File_read_all, File_read_all, (passed<MPI_File> fh, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_all_begin(BND_TOOL_ENTRY(MPI_File_read_all_begin, File_read_all_begin, (passed<MPI_File> fh, void *buf, passed<int> count, passed<MPI_Datatype> datatype), (fh, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_read_all_begin_c(BND_TOOL_ENTRY(MPI_File_read_all_begin_c, File_read_all_begin_c, (passed<MPI_File> fh, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype), (fh, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_read_all_c(BND_TOOL_ENTRY(MPI_File_read_all_c, File_read_all_c, (passed<MPI_File> fh, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_all_end(BND_TOOL_ENTRY(MPI_File_read_all_end, File_read_all_end, (passed<MPI_File> fh, void *buf, MPI_Status *status), (fh, buf, status))) \
    BND_TOOL_IF_MPI_File_read_at(BND_TOOL_ENTRY(MPI_File_read_at, File_read_at, (passed<MPI_File> fh, passed<MPI_Offset> offset, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_at_all(BND_TOOL_ENTRY(MPI_File_read_at_all, File_read_at_all, (passed<MPI_File> fh, passed<MPI_Offset> offset, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_at_all_begin(BND_TOOL_ENTRY(MPI_File_read_at_all_begin, File_read_at_all_begin, (passed<MPI_File> fh, passed<MPI_Offset> offset, void *buf, passed<int> count, passed<MPI_Datatype> datatype), (fh, offset, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_read_at_all_begin_c(BND_TOOL_ENTRY(MPI_File_read_at_all_begin_c, File_read_at_all_begin_c, (passed<MPI_File> fh, passed<MPI_Offset> offset, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype), (fh, offset, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_read_at_all_c(BND_TOOL_ENTRY(MPI_File_read_at_all_c, File_read_at_all_c, (passed<MPI_File> fh, passed<MPI_Offset> offset, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_at_all_end(BND_TOOL_ENTRY(MPI_File_read_at_all_end, File_read_at_all_end, (passed<MPI_File> fh, void *buf, MPI_Status *status), (fh, buf, status))) \
    BND_TOOL_IF_MPI_File_read_at_c(BND_TOOL_ENTRY(MPI_File_read_at_c, File_read_at_c, (passed<MPI_File> fh, passed<MPI_Offset> offset, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_c(BND_TOOL_ENTRY(MPI_File_read_c, File_read_c, (passed<MPI_File> fh, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_ordered(BND_TOOL_ENTRY(MPI_File_read_ordered, File_read_ordered, (passed<MPI_File> fh, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_ordered_begin(BND_TOOL_ENTRY(MPI_File_read_ordered_begin, File_read_ordered_begin, (passed<MPI_File> fh, void *buf, passed<int> count, passed<MPI_Datatype> datatype), (fh, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_read_ordered_begin_c(BND_TOOL_ENTRY(MPI_File_read_ordered_begin_c, File_read_ordered_begin_c, (passed<MPI_File> fh, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype), (fh, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_read_ordered_c(BND_TOOL_ENTRY(MPI_File_read_ordered_c, File_read_ordered_c, (passed<MPI_File> fh, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_ordered_end(BND_TOOL_ENTRY(MPI_File_read_ordered_end, File_read_ordered_end, (passed<MPI_File> fh, void *buf, MPI_Status *status), (fh, buf, status))) \
    BND_TOOL_IF_MPI_File_read_shared(BND_TOOL_ENTRY(MPI_File_read_shared, File_read_shared, (passed<MPI_File> fh, void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_read_shared_c(BND_TOOL_ENTRY(MPI_File_read_shared_c, File_read_shared_c, (passed<MPI_File> fh, void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_seek(BND_TOOL_ENTRY(MPI_File_seek, File_seek, (passed<MPI_File> fh, passed<MPI_Offset> offset, passed<int> whence), (fh, offset, whence))) \
    BND_TOOL_IF_MPI_File_seek_shared(BND_TOOL_ENTRY(MPI_File_seek_shared, File_seek_shared, (passed<MPI_File> fh, passed<MPI_Offset> offset, passed<int> whence), (fh, offset, whence))) \
    BND_TOOL_IF_MPI_File_set_atomicity(BND_TOOL_ENTRY(MPI_File_set_atomicity, File_set_atomicity, (passed<MPI_File> fh, passed<int> flag), (fh, flag))) \
    BND_TOOL_IF_MPI_File_set_errhandler(BND_TOOL_ENTRY(MPI_File_set_errhandler, File_set_errhandler, (passed<MPI_File> file, passed<MPI_Errhandler> errhandler), (file, errhandler))) \
    BND_TOOL_IF_MPI_File_set_info(BND_TOOL_ENTRY(MPI_File_set_info, File_set_info, (passed<MPI_File> fh, passed<MPI_Info> info), (fh, info))) \
    BND_TOOL_IF_MPI_File_set_size(BND_TOOL_ENTRY(MPI_File_set_size, File_set_size, (passed<MPI_File> fh, passed<MPI_Offset> size), (fh, size))) \
    BND_TOOL_IF_MPI_File_set_view(BND_TOOL_ENTRY(MPI_File_set_view, File_set_view, (passed<MPI_File> fh, passed<MPI_Offset> disp, passed<MPI_Datatype> etype, passed<MPI_Datatype> filetype, const char *datarep, passed<MPI_Info> info), (fh, disp, etype, filetype, datarep, info))) \
    BND_TOOL_IF_MPI_File_sync(BND_TOOL_ENTRY(MPI_File_sync, File_sync, (passed<MPI_File> fh), (fh))) \
    BND_TOOL_IF_MPI_File_toint(BND_TOOL_ENTRY(MPI_File_toint, File_toint, (passed<MPI_File> file), (file))) \
    BND_TOOL_IF_MPI_File_write(BND_TOOL_ENTRY(MPI_File_write, File_write, (passed<MPI_File> fh, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_all(BND_TOOL_ENTRY(MPI_File_write_all, File_write_all, (passed<MPI_File> fh, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_all_begin(BND_TOOL_ENTRY(MPI_File_write_all_begin, File_write_all_begin, (passed<MPI_File> fh, const void *buf, passed<int> count, passed<MPI_Datatype> datatype), (fh, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_write_all_begin_c(BND_TOOL_ENTRY(MPI_File_write_all_begin_c, File_write_all_begin_c, (passed<MPI_File> fh, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype), (fh, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_write_all_c(BND_TOOL_ENTRY(MPI_File_write_all_c, File_write_all_c, (passed<MPI_File> fh, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_all_end(BND_TOOL_ENTRY(MPI_File_write_all_end, File_write_all_end, (passed<MPI_File> fh, const void *buf, MPI_Status *status), (fh, buf, status))) \
    BND_TOOL_IF_MPI_File_write_at(BND_TOOL_ENTRY(MPI_File_write_at, File_write_at, (passed<MPI_File> fh, passed<MPI_Offset> offset, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_at_all(BND_TOOL_ENTRY(MPI_File_write_at_all, File_write_at_all, (passed<MPI_File> fh, passed<MPI_Offset> offset, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_at_all_begin(BND_TOOL_ENTRY(MPI_File_write_at_all_begin, File_write_at_all_begin, (passed<MPI_File> fh, passed<MPI_Offset> offset, const void *buf, passed<int> count, passed<MPI_Datatype> datatype), (fh, offset, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_write_at_all_begin_c(BND_TOOL_ENTRY(MPI_File_write_at_all_begin_c, File_write_at_all_begin_c, (passed<MPI_File> fh, passed<MPI_Offset> offset, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype), (fh, offset, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_write_at_all_c(BND_TOOL_ENTRY(MPI_File_write_at_all_c, File_write_at_all_c, (passed<MPI_File> fh, passed<MPI_Offset> offset, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_at_all_end(BND_TOOL_ENTRY(MPI_File_write_at_all_end, File_write_at_all_end, (passed<MPI_File> fh, const void *buf, MPI_Status *status), (fh, buf, status))) \
    BND_TOOL_IF_MPI_File_write_at_c(BND_TOOL_ENTRY(MPI_File_write_at_c, File_write_at_c, (passed<MPI_File> fh, passed<MPI_Offset> offset, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, offset, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_c(BND_TOOL_ENTRY(MPI_File_write_c, File_write_c, (passed<MPI_File> fh, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_ordered(BND_TOOL_ENTRY(MPI_File_write_ordered, File_write_ordered, (passed<MPI_File> fh, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_ordered_begin(BND_TOOL_ENTRY(MPI_File_write_ordered_begin, File_write_ordered_begin, (passed<MPI_File> fh, const void *buf, passed<int> count, passed<MPI_Datatype> datatype), (fh, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_write_ordered_begin_c(BND_TOOL_ENTRY(MPI_File_write_ordered_begin_c, File_write_ordered_begin_c, (passed<MPI_File> fh, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype), (fh, buf, count, datatype))) \
    BND_TOOL_IF_MPI_File_write_ordered_c(BND_TOOL_ENTRY(MPI_File_write_ordered_c, File_write_ordered_c, (passed<MPI_File> fh, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_ordered_end(BND_TOOL_ENTRY(MPI_File_write_ordered_end, File_write_ordered_end, (passed<MPI_File> fh, const void *buf, MPI_Status *status), (fh, buf, status))) \
    BND_TOOL_IF_MPI_File_write_shared(BND_TOOL_ENTRY(MPI_File_write_shared, File_write_shared, (passed<MPI_File> fh, const void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_File_write_shared_c(BND_TOOL_ENTRY(MPI_File_write_shared_c, File_write_shared_c, (passed<MPI_File> fh, const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Status *status), (fh, buf, count, datatype, status))) \
    BND_TOOL_IF_MPI_Finalize(BND_TOOL_ENTRY(MPI_Finalize, Finalize, (), ())) \
    BND_TOOL_IF_MPI_Finalized(BND_TOOL_ENTRY(MPI_Finalized, Finalized, (int *flag), (flag))) \
    BND_TOOL_IF_MPI_Free_mem(BND_TOOL_ENTRY(MPI_Free_mem, Free_mem, (void *base), (base))) \
    BND_TOOL_IF_MPI_Gather(BND_TOOL_ENTRY(MPI_Gather, Gather, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm))) \
    BND_TOOL_IF_MPI_Gather_c(BND_TOOL_ENTRY(MPI_Gather_c, Gather_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm))) \
    BND_TOOL_IF_MPI_Gather_init(BND_TOOL_ENTRY(MPI_Gather_init, Gather_init, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Gather_init_c(BND_TOOL_ENTRY(MPI_Gather_init_c, Gather_init_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Gatherv(BND_TOOL_ENTRY(MPI_Gatherv, Gatherv, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm))) \
    BND_TOOL_IF_MPI_Gatherv_c(BND_TOOL_ENTRY(MPI_Gatherv_c, Gatherv_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm))) \
    BND_TOOL_IF_MPI_Gatherv_init(BND_TOOL_ENTRY(MPI_Gatherv_init, Gatherv_init, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Gatherv_init_c(BND_TOOL_ENTRY(MPI_Gatherv_init_c, Gatherv_init_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Get(BND_TOOL_ENTRY(MPI_Get, Get, (void *origin_addr, passed<int> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<int> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Win> win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win))) \
    BND_TOOL_IF_MPI_Get_accumulate(BND_TOOL_ENTRY(MPI_Get_accumulate, Get_accumulate, (const void *origin_addr, passed<int> origin_count, passed<MPI_Datatype> origin_datatype, void *result_addr, passed<int> result_count, passed<MPI_Datatype> result_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<int> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Op> op, passed<MPI_Win> win), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win))) \
    BND_TOOL_IF_MPI_Get_accumulate_c(BND_TOOL_ENTRY(MPI_Get_accumulate_c, Get_accumulate_c, (const void *origin_addr, passed<MPI_Count> origin_count, passed<MPI_Datatype> origin_datatype, void *result_addr, passed<MPI_Count> result_count, passed<MPI_Datatype> result_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<MPI_Count> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Op> op, passed<MPI_Win> win), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win))) \
    BND_TOOL_IF_MPI_Get_address(BND_TOOL_ENTRY(MPI_Get_address, Get_address, (const void *location, MPI_Aint *address), (location, address))) \
    BND_TOOL_IF_MPI_Get_c(BND_TOOL_ENTRY(MPI_Get_c, Get_c, (void *origin_addr, passed<MPI_Count> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<MPI_Count> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Win> win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win))) \
    BND_TOOL_IF_MPI_Get_count(BND_TOOL_ENTRY(MPI_Get_count, Get_count, (const MPI_Status *status, passed<MPI_Datatype> datatype, int *count), (status, datatype, count))) \
    BND_TOOL_IF_MPI_Get_count_c(BND_TOOL_ENTRY(MPI_Get_count_c, Get_count_c, (const MPI_Status *status, passed<MPI_Datatype> datatype, MPI_Count *count), (status, datatype, count))) \
    BND_TOOL_IF_MPI_Get_elements(BND_TOOL_ENTRY(MPI_Get_elements, Get_elements, (const MPI_Status *status, passed<MPI_Datatype> datatype, int *count), (status, datatype, count))) \
    BND_TOOL_IF_MPI_Get_elements_c(BND_TOOL_ENTRY(MPI_Get_elements_c, Get_elements_c, (const MPI_Status *status, passed<MPI_Datatype> datatype, MPI_Count *count), (status, datatype, count))) \
    BND_TOOL_IF_MPI_Get_elements_x(BND_TOOL_ENTRY(MPI_Get_elements_x, Get_elements_x, (const MPI_Status *status, passed<MPI_Datatype> datatype, MPI_Count *count), (status, datatype, count))) \
    BND_TOOL_IF_MPI_Get_hw_resource_info(BND_TOOL_ENTRY(MPI_Get_hw_resource_info, Get_hw_resource_info, (MPI_Info *hw_info), (hw_info))) \
    BND_TOOL_IF_MPI_Get_library_version(BND_TOOL_ENTRY(MPI_Get_library_version, Get_library_version, (char *version, int *resultlen), (version, resultlen))) \
    BND_TOOL_IF_MPI_Get_processor_name(BND_TOOL_ENTRY(MPI_Get_processor_name, Get_processor_name, (char *name, int *resultlen), (name, resultlen))) \
    BND_TOOL_IF_MPI_Get_version(BND_TOOL_ENTRY(MPI_Get_version, Get_version, (int *version, int *subversion), (version, subversion))) \
    BND_TOOL_IF_MPI_Graph_create(BND_TOOL_ENTRY(MPI_Graph_create, Graph_create, (passed<MPI_Comm> comm_old, passed<int> nnodes, const int *index, const int *edges, passed<int> reorder, MPI_Comm *comm_graph), (comm_old, nnodes, index, edges, reorder, comm_graph))) \
    BND_TOOL_IF_MPI_Graph_get(BND_TOOL_ENTRY(MPI_Graph_get, Graph_get, (passed<MPI_Comm> comm, passed<int> maxindex, passed<int> maxedges, int *index, int *edges), (comm, maxindex, maxedges, index, edges))) \
    BND_TOOL_IF_MPI_Graph_map(BND_TOOL_ENTRY(MPI_Graph_map, Graph_map, (passed<MPI_Comm> comm, passed<int> nnodes, const int *index, const int *edges, int *newrank), (comm, nnodes, index, edges, newrank))) \
    BND_TOOL_IF_MPI_Graph_neighbors(BND_TOOL_ENTRY(MPI_Graph_neighbors, Graph_neighbors, (passed<MPI_Comm> comm, passed<int> rank, passed<int> maxneighbors, int *neighbors), (comm, rank, maxneighbors, neighbors))) \
    BND_TOOL_IF_MPI_Graph_neighbors_count(BND_TOOL_ENTRY(MPI_Graph_neighbors_count, Graph_neighbors_count, (passed<MPI_Comm> comm, passed<int> rank, int *nneighbors), (comm, rank, nneighbors))) \
    BND_TOOL_IF_MPI_Graphdims_get(BND_TOOL_ENTRY(MPI_Graphdims_get, Graphdims_get, (passed<MPI_Comm> comm, int *nnodes, int *nedges), (comm, nnodes, nedges))) \
    BND_TOOL_IF_MPI_Grequest_complete(BND_TOOL_ENTRY(MPI_Grequest_complete, Grequest_complete, (passed<MPI_Request> request), (request))) \
    BND_TOOL_IF_MPI_Grequest_start(BND_TOOL_ENTRY(MPI_Grequest_start, Grequest_start, (MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request), (query_fn, free_fn, cancel_fn, extra_state, request))) \
    BND_TOOL_IF_MPI_Group_c2f(BND_TOOL_ENTRY(MPI_Group_c2f, Group_c2f, (passed<MPI_Group> group), (group))) \
    BND_TOOL_IF_MPI_Group_compare(BND_TOOL_ENTRY(MPI_Group_compare, Group_compare, (passed<MPI_Group> group1, passed<MPI_Group> group2, int *result), (group1, group2, result))) \
    BND_TOOL_IF_MPI_Group_difference(BND_TOOL_ENTRY(MPI_Group_difference, Group_difference, (passed<MPI_Group> group1, passed<MPI_Group> group2, MPI_Group *newgroup), (group1, group2, newgroup))) \
    BND_TOOL_IF_MPI_Group_excl(BND_TOOL_ENTRY(MPI_Group_excl, Group_excl, (passed<MPI_Group> group, passed<int> n, const int *ranks, MPI_Group *newgroup), (group, n, ranks, newgroup))) \
    BND_TOOL_IF_MPI_Group_f2c(BND_TOOL_ENTRY(MPI_Group_f2c, Group_f2c, (passed<MPI_Fint> group), (group))) \
    BND_TOOL_IF_MPI_Group_free(BND_TOOL_ENTRY(MPI_Group_free, Group_free, (MPI_Group *group), (group))) \
    BND_TOOL_IF_MPI_Group_from_session_pset(BND_TOOL_ENTRY(MPI_Group_from_session_pset, Group_from_session_pset, (passed<MPI_Session> session, const char *pset_name, MPI_Group *newgroup), (session, pset_name, newgroup))) \
    BND_TOOL_IF_MPI_Group_fromint(BND_TOOL_ENTRY(MPI_Group_fromint, Group_fromint, (passed<int> group), (group))) \
    BND_TOOL_IF_MPI_Group_incl(BND_TOOL_ENTRY(MPI_Group_incl, Group_incl, (passed<MPI_Group> group, passed<int> n, const int *ranks, MPI_Group *newgroup), (group, n, ranks, newgroup))) \
    BND_TOOL_IF_MPI_Group_intersection(BND_TOOL_ENTRY(MPI_Group_intersection, Group_intersection, (passed<MPI_Group> group1, passed<MPI_Group> group2, MPI_Group *newgroup), (group1, group2, newgroup))) \
    BND_TOOL_IF_MPI_Group_range_excl(BND_TOOL_ENTRY(MPI_Group_range_excl, Group_range_excl, (passed<MPI_Group> group, passed<int> n, int (*ranges)[3], MPI_Group *newgroup), (group, n, ranges, newgroup))) \
    BND_TOOL_IF_MPI_Group_range_incl(BND_TOOL_ENTRY(MPI_Group_range_incl, Group_range_incl, (passed<MPI_Group> group, passed<int> n, int (*ranges)[3], MPI_Group *newgroup), (group, n, ranges, newgroup))) \
    BND_TOOL_IF_MPI_Group_rank(BND_TOOL_ENTRY(MPI_Group_rank, Group_rank, (passed<MPI_Group> group, int *rank), (group, rank))) \
    BND_TOOL_IF_MPI_Group_size(BND_TOOL_ENTRY(MPI_Group_size, Group_size, (passed<MPI_Group> group, int *size), (group, size))) \
    BND_TOOL_IF_MPI_Group_toint(BND_TOOL_ENTRY(MPI_Group_toint, Group_toint, (passed<MPI_Group> group), (group))) \
    BND_TOOL_IF_MPI_Group_translate_ranks(BND_TOOL_ENTRY(MPI_Group_translate_ranks, Group_translate_ranks, (passed<MPI_Group> group1, passed<int> n, const int *ranks1, passed<MPI_Group> group2, int *ranks2), (group1, n, ranks1, group2, ranks2))) \
    BND_TOOL_IF_MPI_Group_union(BND_TOOL_ENTRY(MPI_Group_union, Group_union, (passed<MPI_Group> group1, passed<MPI_Group> group2, MPI_Group *newgroup), (group1, group2, newgroup))) \
    BND_TOOL_IF_MPI_Iallgather(BND_TOOL_ENTRY(MPI_Iallgather, Iallgather, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Iallgather_c(BND_TOOL_ENTRY(MPI_Iallgather_c, Iallgather_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Iallgatherv(BND_TOOL_ENTRY(MPI_Iallgatherv, Iallgatherv, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Iallgatherv_c(BND_TOOL_ENTRY(MPI_Iallgatherv_c, Iallgatherv_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Iallreduce(BND_TOOL_ENTRY(MPI_Iallreduce, Iallreduce, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request))) \
    BND_TOOL_IF_MPI_Iallreduce_c(BND_TOOL_ENTRY(MPI_Iallreduce_c, Iallreduce_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request))) \
    BND_TOOL_IF_MPI_Ialltoall(BND_TOOL_ENTRY(MPI_Ialltoall, Ialltoall, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ialltoall_c(BND_TOOL_ENTRY(MPI_Ialltoall_c, Ialltoall_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ialltoallv(BND_TOOL_ENTRY(MPI_Ialltoallv, Ialltoallv, (const void *sendbuf, const int *sendcounts, const int *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ialltoallv_c(BND_TOOL_ENTRY(MPI_Ialltoallv_c, Ialltoallv_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ialltoallw(BND_TOOL_ENTRY(MPI_Ialltoallw, Ialltoallw, (const void *sendbuf, const int *sendcounts, const int *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const int *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request))) \
    BND_TOOL_IF_MPI_Ialltoallw_c(BND_TOOL_ENTRY(MPI_Ialltoallw_c, Ialltoallw_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request))) \
    BND_TOOL_IF_MPI_Ibarrier(BND_TOOL_ENTRY(MPI_Ibarrier, Ibarrier, (passed<MPI_Comm> comm, MPI_Request *request), (comm, request))) \
    BND_TOOL_IF_MPI_Ibcast(BND_TOOL_ENTRY(MPI_Ibcast, Ibcast, (void *buffer, passed<int> count, passed<MPI_Datatype> datatype, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (buffer, count, datatype, root, comm, request))) \
    BND_TOOL_IF_MPI_Ibcast_c(BND_TOOL_ENTRY(MPI_Ibcast_c, Ibcast_c, (void *buffer, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (buffer, count, datatype, root, comm, request))) \
    BND_TOOL_IF_MPI_Ibsend(BND_TOOL_ENTRY(MPI_Ibsend, Ibsend, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Ibsend_c(BND_TOOL_ENTRY(MPI_Ibsend_c, Ibsend_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Iexscan(BND_TOOL_ENTRY(MPI_Iexscan, Iexscan, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request))) \
    BND_TOOL_IF_MPI_Iexscan_c(BND_TOOL_ENTRY(MPI_Iexscan_c, Iexscan_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request))) \
    BND_TOOL_IF_MPI_Igather(BND_TOOL_ENTRY(MPI_Igather, Igather, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request))) \
    BND_TOOL_IF_MPI_Igather_c(BND_TOOL_ENTRY(MPI_Igather_c, Igather_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request))) \
    BND_TOOL_IF_MPI_Igatherv(BND_TOOL_ENTRY(MPI_Igatherv, Igatherv, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request))) \
    BND_TOOL_IF_MPI_Igatherv_c(BND_TOOL_ENTRY(MPI_Igatherv_c, Igatherv_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request))) \
    BND_TOOL_IF_MPI_Improbe(BND_TOOL_ENTRY(MPI_Improbe, Improbe, (passed<int> source, passed<int> tag, passed<MPI_Comm> comm, int *flag, MPI_Message *message, MPI_Status *status), (source, tag, comm, flag, message, status))) \
    BND_TOOL_IF_MPI_Imrecv(BND_TOOL_ENTRY(MPI_Imrecv, Imrecv, (void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Message *message, MPI_Request *request), (buf, count, datatype, message, request))) \
    BND_TOOL_IF_MPI_Imrecv_c(BND_TOOL_ENTRY(MPI_Imrecv_c, Imrecv_c, (void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Message *message, MPI_Request *request), (buf, count, datatype, message, request))) \
    BND_TOOL_IF_MPI_Ineighbor_allgather(BND_TOOL_ENTRY(MPI_Ineighbor_allgather, Ineighbor_allgather, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ineighbor_allgather_c(BND_TOOL_ENTRY(MPI_Ineighbor_allgather_c, Ineighbor_allgather_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ineighbor_allgatherv(BND_TOOL_ENTRY(MPI_Ineighbor_allgatherv, Ineighbor_allgatherv, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ineighbor_allgatherv_c(BND_TOOL_ENTRY(MPI_Ineighbor_allgatherv_c, Ineighbor_allgatherv_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ineighbor_alltoall(BND_TOOL_ENTRY(MPI_Ineighbor_alltoall, Ineighbor_alltoall, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ineighbor_alltoall_c(BND_TOOL_ENTRY(MPI_Ineighbor_alltoall_c, Ineighbor_alltoall_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ineighbor_alltoallv(BND_TOOL_ENTRY(MPI_Ineighbor_alltoallv, Ineighbor_alltoallv, (const void *sendbuf, const int *sendcounts, const int *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ineighbor_alltoallv_c(BND_TOOL_ENTRY(MPI_Ineighbor_alltoallv_c, Ineighbor_alltoallv_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request))) \
    BND_TOOL_IF_MPI_Ineighbor_alltoallw(BND_TOOL_ENTRY(MPI_Ineighbor_alltoallw, Ineighbor_alltoallw, (const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request))) \
    BND_TOOL_IF_MPI_Ineighbor_alltoallw_c(BND_TOOL_ENTRY(MPI_Ineighbor_alltoallw_c, Ineighbor_alltoallw_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request))) \
    BND_TOOL_IF_MPI_Info_c2f(BND_TOOL_ENTRY(MPI_Info_c2f, Info_c2f, (passed<MPI_Info> info), (info))) \
    BND_TOOL_IF_MPI_Info_create(BND_TOOL_ENTRY(MPI_Info_create, Info_create, (MPI_Info *info), (info))) \
    BND_TOOL_IF_MPI_Info_create_env(BND_TOOL_ENTRY(MPI_Info_create_env, Info_create_env, (passed<int> argc, char **argv, MPI_Info *info), (argc, argv, info))) \
    BND_TOOL_IF_MPI_Info_delete(BND_TOOL_ENTRY(MPI_Info_delete, Info_delete, (passed<MPI_Info> info, const char *key), (info, key))) \
    BND_TOOL_IF_MPI_Info_dup(BND_TOOL_ENTRY(MPI_Info_dup, Info_dup, (passed<MPI_Info> info, MPI_Info *newinfo), (info, newinfo))) \
    BND_TOOL_IF_MPI_Info_f2c(BND_TOOL_ENTRY(MPI_Info_f2c, Info_f2c, (passed<MPI_Fint> info), (info))) \
    BND_TOOL_IF_MPI_Info_free(BND_TOOL_ENTRY(MPI_Info_free, Info_free, (MPI_Info *info), (info))) \
    BND_TOOL_IF_MPI_Info_fromint(BND_TOOL_ENTRY(MPI_Info_fromint, Info_fromint, (passed<int> info), (info))) \
    BND_TOOL_IF_MPI_Info_get(BND_TOOL_ENTRY(MPI_Info_get, Info_get, (passed<MPI_Info> info, const char *key, passed<int> valuelen, char *value, int *flag), (info, key, valuelen, value, flag))) \
    BND_TOOL_IF_MPI_Info_get_nkeys(BND_TOOL_ENTRY(MPI_Info_get_nkeys, Info_get_nkeys, (passed<MPI_Info> info, int *nkeys), (info, nkeys))) \
    BND_TOOL_IF_MPI_Info_get_nthkey(BND_TOOL_ENTRY(MPI_Info_get_nthkey, Info_get_nthkey, (passed<MPI_Info> info, passed<int> n, char *key), (info, n, key))) \
    BND_TOOL_IF_MPI_Info_get_string(BND_TOOL_ENTRY(MPI_Info_get_string, Info_get_string, (passed<MPI_Info> info, const char *key, int *buflen, char *value, int *flag), (info, key, buflen, value, flag))) \
    BND_TOOL_IF_MPI_Info_get_valuelen(BND_TOOL_ENTRY(MPI_Info_get_valuelen, Info_get_valuelen, (passed<MPI_Info> info, const char *key, int *valuelen, int *flag), (info, key, valuelen, flag))) \
    BND_TOOL_IF_MPI_Info_set(BND_TOOL_ENTRY(MPI_Info_set, Info_set, (passed<MPI_Info> info, const char *key, const char *value), (info, key, value))) \
    BND_TOOL_IF_MPI_Info_toint(BND_TOOL_ENTRY(MPI_Info_toint, Info_toint, (passed<MPI_Info> info), (info))) \
    BND_TOOL_IF_MPI_Init(BND_TOOL_ENTRY(MPI_Init, Init, (int *argc, char ***argv), (argc, argv))) \
    BND_TOOL_IF_MPI_Init_thread(BND_TOOL_ENTRY(MPI_Init_thread, Init_thread, (int *argc, char ***argv, passed<int> required, int *provided), (argc, argv, required, provided))) \
    BND_TOOL_IF_MPI_Initialized(BND_TOOL_ENTRY(MPI_Initialized, Initialized, (int *flag), (flag))) \
    BND_TOOL_IF_MPI_Intercomm_create(BND_TOOL_ENTRY(MPI_Intercomm_create, Intercomm_create, (passed<MPI_Comm> local_comm, passed<int> local_leader, passed<MPI_Comm> peer_comm, passed<int> remote_leader, passed<int> tag, MPI_Comm *newintercomm), (local_comm, local_leader, peer_comm, remote_leader, tag, newintercomm))) \
    BND_TOOL_IF_MPI_Intercomm_create_from_groups(BND_TOOL_ENTRY(MPI_Intercomm_create_from_groups, Intercomm_create_from_groups, (passed<MPI_Group> local_group, passed<int> local_leader, passed<MPI_Group> remote_group, passed<int> remote_leader, const char *stringtag, passed<MPI_Info> info, passed<MPI_Errhandler> errhandler, MPI_Comm *newintercomm), (local_group, local_leader, remote_group, remote_leader, stringtag, info, errhandler, newintercomm))) \
    BND_TOOL_IF_MPI_Intercomm_merge(BND_TOOL_ENTRY(MPI_Intercomm_merge, Intercomm_merge, (passed<MPI_Comm> intercomm, passed<int> high, MPI_Comm *newintracomm), (intercomm, high, newintracomm))) \
    BND_TOOL_IF_MPI_Iprobe(BND_TOOL_ENTRY(MPI_Iprobe, Iprobe, (passed<int> source, passed<int> tag, passed<MPI_Comm> comm, int *flag, MPI_Status *status), (source, tag, comm, flag, status))) \
    BND_TOOL_IF_MPI_Irecv(BND_TOOL_ENTRY(MPI_Irecv, Irecv, (void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> source, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, source, tag, comm, request))) \
    BND_TOOL_IF_MPI_Irecv_c(BND_TOOL_ENTRY(MPI_Irecv_c, Irecv_c, (void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> source, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, source, tag, comm, request))) \
    BND_TOOL_IF_MPI_Ireduce(BND_TOOL_ENTRY(MPI_Ireduce, Ireduce, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, root, comm, request))) \
    BND_TOOL_IF_MPI_Ireduce_c(BND_TOOL_ENTRY(MPI_Ireduce_c, Ireduce_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, root, comm, request))) \
    BND_TOOL_IF_MPI_Ireduce_scatter(BND_TOOL_ENTRY(MPI_Ireduce_scatter, Ireduce_scatter, (const void *sendbuf, void *recvbuf, const int *recvcounts, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, request))) \
    BND_TOOL_IF_MPI_Ireduce_scatter_block(BND_TOOL_ENTRY(MPI_Ireduce_scatter_block, Ireduce_scatter_block, (const void *sendbuf, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, recvcount, datatype, op, comm, request))) \
    BND_TOOL_IF_MPI_Ireduce_scatter_block_c(BND_TOOL_ENTRY(MPI_Ireduce_scatter_block_c, Ireduce_scatter_block_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, recvcount, datatype, op, comm, request))) \
    BND_TOOL_IF_MPI_Ireduce_scatter_c(BND_TOOL_ENTRY(MPI_Ireduce_scatter_c, Ireduce_scatter_c, (const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, request))) \
    BND_TOOL_IF_MPI_Irsend(BND_TOOL_ENTRY(MPI_Irsend, Irsend, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Irsend_c(BND_TOOL_ENTRY(MPI_Irsend_c, Irsend_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Is_thread_main(BND_TOOL_ENTRY(MPI_Is_thread_main, Is_thread_main, (int *flag), (flag))) \
    BND_TOOL_IF_MPI_Iscan(BND_TOOL_ENTRY(MPI_Iscan, Iscan, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request))) \
    BND_TOOL_IF_MPI_Iscan_c(BND_TOOL_ENTRY(MPI_Iscan_c, Iscan_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, request))) \
    BND_TOOL_IF_MPI_Iscatter(BND_TOOL_ENTRY(MPI_Iscatter, Iscatter, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request))) \
    BND_TOOL_IF_MPI_Iscatter_c(BND_TOOL_ENTRY(MPI_Iscatter_c, Iscatter_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request))) \
    BND_TOOL_IF_MPI_Iscatterv(BND_TOOL_ENTRY(MPI_Iscatterv, Iscatterv, (const void *sendbuf, const int *sendcounts, const int *displs, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request))) \
    BND_TOOL_IF_MPI_Iscatterv_c(BND_TOOL_ENTRY(MPI_Iscatterv_c, Iscatterv_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request))) \
    BND_TOOL_IF_MPI_Isend(BND_TOOL_ENTRY(MPI_Isend, Isend, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Isend_c(BND_TOOL_ENTRY(MPI_Isend_c, Isend_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Isendrecv(BND_TOOL_ENTRY(MPI_Isendrecv, Isendrecv, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, passed<int> dest, passed<int> sendtag, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> source, passed<int> recvtag, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request))) \
    BND_TOOL_IF_MPI_Isendrecv_c(BND_TOOL_ENTRY(MPI_Isendrecv_c, Isendrecv_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, passed<int> dest, passed<int> sendtag, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> source, passed<int> recvtag, passed<MPI_Comm> comm, MPI_Request *request), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request))) \
    BND_TOOL_IF_MPI_Isendrecv_replace(BND_TOOL_ENTRY(MPI_Isendrecv_replace, Isendrecv_replace, (void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> sendtag, passed<int> source, passed<int> recvtag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, sendtag, source, recvtag, comm, request))) \
    BND_TOOL_IF_MPI_Isendrecv_replace_c(BND_TOOL_ENTRY(MPI_Isendrecv_replace_c, Isendrecv_replace_c, (void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> sendtag, passed<int> source, passed<int> recvtag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, sendtag, source, recvtag, comm, request))) \
    BND_TOOL_IF_MPI_Issend(BND_TOOL_ENTRY(MPI_Issend, Issend, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Issend_c(BND_TOOL_ENTRY(MPI_Issend_c, Issend_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Keyval_create(BND_TOOL_ENTRY(MPI_Keyval_create, Keyval_create, (MPI_Copy_function *copy_fn, MPI_Delete_function *delete_fn, int *keyval, void *extra_state), (copy_fn, delete_fn, keyval, extra_state))) \
    BND_TOOL_IF_MPI_Keyval_free(BND_TOOL_ENTRY(MPI_Keyval_free, Keyval_free, (int *keyval), (keyval))) \
    BND_TOOL_IF_MPI_Lookup_name(BND_TOOL_ENTRY(MPI_Lookup_name, Lookup_name, (const char *service_name, passed<MPI_Info> info, char *port_name), (service_name, info, port_name))) \
    BND_TOOL_IF_MPI_Message_c2f(BND_TOOL_ENTRY(MPI_Message_c2f, Message_c2f, (passed<MPI_Message> message), (message))) \
    BND_TOOL_IF_MPI_Message_f2c(BND_TOOL_ENTRY(MPI_Message_f2c, Message_f2c, (passed<MPI_Fint> message), (message))) \
    BND_TOOL_IF_MPI_Message_fromint(BND_TOOL_ENTRY(MPI_Message_fromint, Message_fromint, (passed<int> message), (message))) \
    BND_TOOL_IF_MPI_Message_toint(BND_TOOL_ENTRY(MPI_Message_toint, Message_toint, (passed<MPI_Message> message), (message))) \
    BND_TOOL_IF_MPI_Mprobe(BND_TOOL_ENTRY(MPI_Mprobe, Mprobe, (passed<int> source, passed<int> tag, passed<MPI_Comm> comm, MPI_Message *message, MPI_Status *status), (source, tag, comm, message, status))) \
    BND_TOOL_IF_MPI_Mrecv(BND_TOOL_ENTRY(MPI_Mrecv, Mrecv, (void *buf, passed<int> count, passed<MPI_Datatype> datatype, MPI_Message *message, MPI_Status *status), (buf, count, datatype, message, status))) \
    BND_TOOL_IF_MPI_Mrecv_c(BND_TOOL_ENTRY(MPI_Mrecv_c, Mrecv_c, (void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, MPI_Message *message, MPI_Status *status), (buf, count, datatype, message, status))) \
    BND_TOOL_IF_MPI_Neighbor_allgather(BND_TOOL_ENTRY(MPI_Neighbor_allgather, Neighbor_allgather, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm))) \
    BND_TOOL_IF_MPI_Neighbor_allgather_c(BND_TOOL_ENTRY(MPI_Neighbor_allgather_c, Neighbor_allgather_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm))) \
    BND_TOOL_IF_MPI_Neighbor_allgather_init(BND_TOOL_ENTRY(MPI_Neighbor_allgather_init, Neighbor_allgather_init, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Neighbor_allgather_init_c(BND_TOOL_ENTRY(MPI_Neighbor_allgather_init_c, Neighbor_allgather_init_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Neighbor_allgatherv(BND_TOOL_ENTRY(MPI_Neighbor_allgatherv, Neighbor_allgatherv, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm))) \
    BND_TOOL_IF_MPI_Neighbor_allgatherv_c(BND_TOOL_ENTRY(MPI_Neighbor_allgatherv_c, Neighbor_allgatherv_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm))) \
    BND_TOOL_IF_MPI_Neighbor_allgatherv_init(BND_TOOL_ENTRY(MPI_Neighbor_allgatherv_init, Neighbor_allgatherv_init, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Neighbor_allgatherv_init_c(BND_TOOL_ENTRY(MPI_Neighbor_allgatherv_init_c, Neighbor_allgatherv_init_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *displs, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Neighbor_alltoall(BND_TOOL_ENTRY(MPI_Neighbor_alltoall, Neighbor_alltoall, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm))) \
    BND_TOOL_IF_MPI_Neighbor_alltoall_c(BND_TOOL_ENTRY(MPI_Neighbor_alltoall_c, Neighbor_alltoall_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm))) \
    BND_TOOL_IF_MPI_Neighbor_alltoall_init(BND_TOOL_ENTRY(MPI_Neighbor_alltoall_init, Neighbor_alltoall_init, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Neighbor_alltoall_init_c(BND_TOOL_ENTRY(MPI_Neighbor_alltoall_init_c, Neighbor_alltoall_init_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Neighbor_alltoallv(BND_TOOL_ENTRY(MPI_Neighbor_alltoallv, Neighbor_alltoallv, (const void *sendbuf, const int *sendcounts, const int *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm))) \
    BND_TOOL_IF_MPI_Neighbor_alltoallv_c(BND_TOOL_ENTRY(MPI_Neighbor_alltoallv_c, Neighbor_alltoallv_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm))) \
    BND_TOOL_IF_MPI_Neighbor_alltoallv_init(BND_TOOL_ENTRY(MPI_Neighbor_alltoallv_init, Neighbor_alltoallv_init, (const void *sendbuf, const int *sendcounts, const int *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const int *recvcounts, const int *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Neighbor_alltoallv_init_c(BND_TOOL_ENTRY(MPI_Neighbor_alltoallv_init_c, Neighbor_alltoallv_init_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, passed<MPI_Datatype> sendtype, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, passed<MPI_Datatype> recvtype, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request))) \
    BND_TOOL_IF_MPI_Neighbor_alltoallw(BND_TOOL_ENTRY(MPI_Neighbor_alltoallw, Neighbor_alltoallw, (const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm))) \
    BND_TOOL_IF_MPI_Neighbor_alltoallw_c(BND_TOOL_ENTRY(MPI_Neighbor_alltoallw_c, Neighbor_alltoallw_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm))) \
    BND_TOOL_IF_MPI_Neighbor_alltoallw_init(BND_TOOL_ENTRY(MPI_Neighbor_alltoallw_init, Neighbor_alltoallw_init, (const void *sendbuf, const int *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const int *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request))) \
    BND_TOOL_IF_MPI_Neighbor_alltoallw_init_c(BND_TOOL_ENTRY(MPI_Neighbor_alltoallw_init_c, Neighbor_alltoallw_init_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *sdispls, const MPI_Datatype *sendtypes, void *recvbuf, const MPI_Count *recvcounts, const MPI_Aint *rdispls, const MPI_Datatype *recvtypes, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request))) \
    BND_TOOL_IF_MPI_Op_c2f(BND_TOOL_ENTRY(MPI_Op_c2f, Op_c2f, (passed<MPI_Op> op), (op))) \
    BND_TOOL_IF_MPI_Op_commutative(BND_TOOL_ENTRY(MPI_Op_commutative, Op_commutative, (passed<MPI_Op> op, int *commute), (op, commute))) \
    BND_TOOL_IF_MPI_Op_create(BND_TOOL_ENTRY(MPI_Op_create, Op_create, (MPI_User_function *user_fn, passed<int> commute, MPI_Op *op), (user_fn, commute, op))) \
    BND_TOOL_IF_MPI_Op_create_c(BND_TOOL_ENTRY(MPI_Op_create_c, Op_create_c, (MPI_User_function_c *user_fn, passed<int> commute, MPI_Op *op), (user_fn, commute, op))) \
    BND_TOOL_IF_MPI_Op_f2c(BND_TOOL_ENTRY(MPI_Op_f2c, Op_f2c, (passed<MPI_Fint> op), (op))) \
    BND_TOOL_IF_MPI_Op_free(BND_TOOL_ENTRY(MPI_Op_free, Op_free, (MPI_Op *op), (op))) \
    BND_TOOL_IF_MPI_Op_fromint(BND_TOOL_ENTRY(MPI_Op_fromint, Op_fromint, (passed<int> op), (op))) \
    BND_TOOL_IF_MPI_Op_toint(BND_TOOL_ENTRY(MPI_Op_toint, Op_toint, (passed<MPI_Op> op), (op))) \
    BND_TOOL_IF_MPI_Open_port(BND_TOOL_ENTRY(MPI_Open_port, Open_port, (passed<MPI_Info> info, char *port_name), (info, port_name))) \
    BND_TOOL_IF_MPI_Pack(BND_TOOL_ENTRY(MPI_Pack, Pack, (const void *inbuf, passed<int> incount, passed<MPI_Datatype> datatype, void *outbuf, passed<int> outsize, int *position, passed<MPI_Comm> comm), (inbuf, incount, datatype, outbuf, outsize, position, comm))) \
    BND_TOOL_IF_MPI_Pack_c(BND_TOOL_ENTRY(MPI_Pack_c, Pack_c, (const void *inbuf, passed<MPI_Count> incount, passed<MPI_Datatype> datatype, void *outbuf, passed<MPI_Count> outsize, MPI_Count *position, passed<MPI_Comm> comm), (inbuf, incount, datatype, outbuf, outsize, position, comm))) \
    BND_TOOL_IF_MPI_Pack_external(BND_TOOL_ENTRY(MPI_Pack_external, Pack_external, (const char *datarep, const void *inbuf, passed<int> incount, passed<MPI_Datatype> datatype, void *outbuf, passed<MPI_Aint> outsize, MPI_Aint *position), (datarep, inbuf, incount, datatype, outbuf, outsize, position))) \
    BND_TOOL_IF_MPI_Pack_external_c(BND_TOOL_ENTRY(MPI_Pack_external_c, Pack_external_c, (const char *datarep, const void *inbuf, passed<MPI_Count> incount, passed<MPI_Datatype> datatype, void *outbuf, passed<MPI_Count> outsize, MPI_Count *position), (datarep, inbuf, incount, datatype, outbuf, outsize, position))) \
    BND_TOOL_IF_MPI_Pack_external_size(BND_TOOL_ENTRY(MPI_Pack_external_size, Pack_external_size, (const char *datarep, passed<int> incount, passed<MPI_Datatype> datatype, MPI_Aint *size), (datarep, incount, datatype, size))) \
    BND_TOOL_IF_MPI_Pack_external_size_c(BND_TOOL_ENTRY(MPI_Pack_external_size_c, Pack_external_size_c, (const char *datarep, passed<MPI_Count> incount, passed<MPI_Datatype> datatype, MPI_Count *size), (datarep, incount, datatype, size))) \
    BND_TOOL_IF_MPI_Pack_size(BND_TOOL_ENTRY(MPI_Pack_size, Pack_size, (passed<int> incount, passed<MPI_Datatype> datatype, passed<MPI_Comm> comm, int *size), (incount, datatype, comm, size))) \
    BND_TOOL_IF_MPI_Pack_size_c(BND_TOOL_ENTRY(MPI_Pack_size_c, Pack_size_c, (passed<MPI_Count> incount, passed<MPI_Datatype> datatype, passed<MPI_Comm> comm, MPI_Count *size), (incount, datatype, comm, size))) \
    BND_TOOL_IF_MPI_Parrived(BND_TOOL_ENTRY(MPI_Parrived, Parrived, (passed<MPI_Request> request, passed<int> partition, int *flag), (request, partition, flag))) \
    BND_TOOL_IF_MPI_Pcontrol(BND_TOOL_ENTRY_WITH_VARARGS(MPI_Pcontrol, Pcontrol, (passed<const int> level), (level), level)) \
    BND_TOOL_IF_MPI_Pready(BND_TOOL_ENTRY(MPI_Pready, Pready, (passed<int> partition, passed<MPI_Request> request), (partition, request))) \
    BND_TOOL_IF_MPI_Pready_list(BND_TOOL_ENTRY(MPI_Pready_list, Pready_list, (passed<int> length, const int *array_of_partitions, passed<MPI_Request> request), (length, array_of_partitions, request))) \
    BND_TOOL_IF_MPI_Pready_range(BND_TOOL_ENTRY(MPI_Pready_range, Pready_range, (passed<int> partition_low, passed<int> partition_high, passed<MPI_Request> request), (partition_low, partition_high, request))) \
    BND_TOOL_IF_MPI_Precv_init(BND_TOOL_ENTRY(MPI_Precv_init, Precv_init, (void *buf, passed<int> partitions, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> source, passed<int> tag, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (buf, partitions, count, datatype, source, tag, comm, info, request))) \
    BND_TOOL_IF_MPI_Probe(BND_TOOL_ENTRY(MPI_Probe, Probe, (passed<int> source, passed<int> tag, passed<MPI_Comm> comm, MPI_Status *status), (source, tag, comm, status))) \
    BND_TOOL_IF_MPI_Psend_init(BND_TOOL_ENTRY(MPI_Psend_init, Psend_init, (const void *buf, passed<int> partitions, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (buf, partitions, count, datatype, dest, tag, comm, info, request))) \
    BND_TOOL_IF_MPI_Publish_name(BND_TOOL_ENTRY(MPI_Publish_name, Publish_name, (const char *service_name, passed<MPI_Info> info, const char *port_name), (service_name, info, port_name))) \
    BND_TOOL_IF_MPI_Put(BND_TOOL_ENTRY(MPI_Put, Put, (const void *origin_addr, passed<int> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<int> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Win> win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win))) \
    BND_TOOL_IF_MPI_Put_c(BND_TOOL_ENTRY(MPI_Put_c, Put_c, (const void *origin_addr, passed<MPI_Count> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<MPI_Count> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Win> win), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win))) \
    BND_TOOL_IF_MPI_Query_thread(BND_TOOL_ENTRY(MPI_Query_thread, Query_thread, (int *provided), (provided))) \
    BND_TOOL_IF_MPI_Raccumulate(BND_TOOL_ENTRY(MPI_Raccumulate, Raccumulate, (const void *origin_addr, passed<int> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<int> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Op> op, passed<MPI_Win> win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request))) \
    BND_TOOL_IF_MPI_Raccumulate_c(BND_TOOL_ENTRY(MPI_Raccumulate_c, Raccumulate_c, (const void *origin_addr, passed<MPI_Count> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<MPI_Count> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Op> op, passed<MPI_Win> win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request))) \
    BND_TOOL_IF_MPI_Recv(BND_TOOL_ENTRY(MPI_Recv, Recv, (void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> source, passed<int> tag, passed<MPI_Comm> comm, MPI_Status *status), (buf, count, datatype, source, tag, comm, status))) \
    BND_TOOL_IF_MPI_Recv_c(BND_TOOL_ENTRY(MPI_Recv_c, Recv_c, (void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> source, passed<int> tag, passed<MPI_Comm> comm, MPI_Status *status), (buf, count, datatype, source, tag, comm, status))) \
    BND_TOOL_IF_MPI_Recv_init(BND_TOOL_ENTRY(MPI_Recv_init, Recv_init, (void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> source, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, source, tag, comm, request))) \
    BND_TOOL_IF_MPI_Recv_init_c(BND_TOOL_ENTRY(MPI_Recv_init_c, Recv_init_c, (void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> source, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, source, tag, comm, request))) \
    BND_TOOL_IF_MPI_Reduce(BND_TOOL_ENTRY(MPI_Reduce, Reduce, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<int> root, passed<MPI_Comm> comm), (sendbuf, recvbuf, count, datatype, op, root, comm))) \
    BND_TOOL_IF_MPI_Reduce_c(BND_TOOL_ENTRY(MPI_Reduce_c, Reduce_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<int> root, passed<MPI_Comm> comm), (sendbuf, recvbuf, count, datatype, op, root, comm))) \
    BND_TOOL_IF_MPI_Reduce_init(BND_TOOL_ENTRY(MPI_Reduce_init, Reduce_init, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Reduce_init_c(BND_TOOL_ENTRY(MPI_Reduce_init_c, Reduce_init_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Reduce_local(BND_TOOL_ENTRY(MPI_Reduce_local, Reduce_local, (const void *inbuf, void *inoutbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op), (inbuf, inoutbuf, count, datatype, op))) \
    BND_TOOL_IF_MPI_Reduce_local_c(BND_TOOL_ENTRY(MPI_Reduce_local_c, Reduce_local_c, (const void *inbuf, void *inoutbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op), (inbuf, inoutbuf, count, datatype, op))) \
    BND_TOOL_IF_MPI_Reduce_scatter(BND_TOOL_ENTRY(MPI_Reduce_scatter, Reduce_scatter, (const void *sendbuf, void *recvbuf, const int *recvcounts, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm), (sendbuf, recvbuf, recvcounts, datatype, op, comm))) \
    BND_TOOL_IF_MPI_Reduce_scatter_block(BND_TOOL_ENTRY(MPI_Reduce_scatter_block, Reduce_scatter_block, (const void *sendbuf, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm), (sendbuf, recvbuf, recvcount, datatype, op, comm))) \
    BND_TOOL_IF_MPI_Reduce_scatter_block_c(BND_TOOL_ENTRY(MPI_Reduce_scatter_block_c, Reduce_scatter_block_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm), (sendbuf, recvbuf, recvcount, datatype, op, comm))) \
    BND_TOOL_IF_MPI_Reduce_scatter_block_init(BND_TOOL_ENTRY(MPI_Reduce_scatter_block_init, Reduce_scatter_block_init, (const void *sendbuf, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, recvcount, datatype, op, comm, info, request))) \
    BND_TOOL_IF_MPI_Reduce_scatter_block_init_c(BND_TOOL_ENTRY(MPI_Reduce_scatter_block_init_c, Reduce_scatter_block_init_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, recvcount, datatype, op, comm, info, request))) \
    BND_TOOL_IF_MPI_Reduce_scatter_c(BND_TOOL_ENTRY(MPI_Reduce_scatter_c, Reduce_scatter_c, (const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm), (sendbuf, recvbuf, recvcounts, datatype, op, comm))) \
    BND_TOOL_IF_MPI_Reduce_scatter_init(BND_TOOL_ENTRY(MPI_Reduce_scatter_init, Reduce_scatter_init, (const void *sendbuf, void *recvbuf, const int *recvcounts, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request))) \
    BND_TOOL_IF_MPI_Reduce_scatter_init_c(BND_TOOL_ENTRY(MPI_Reduce_scatter_init_c, Reduce_scatter_init_c, (const void *sendbuf, void *recvbuf, const MPI_Count *recvcounts, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request))) \
    BND_TOOL_IF_MPI_Register_datarep(BND_TOOL_ENTRY(MPI_Register_datarep, Register_datarep, (const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn, MPI_Datarep_conversion_function *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state), (datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state))) \
    BND_TOOL_IF_MPI_Register_datarep_c(BND_TOOL_ENTRY(MPI_Register_datarep_c, Register_datarep_c, (const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn, MPI_Datarep_conversion_function_c *write_conversion_fn, MPI_Datarep_extent_function *dtype_file_extent_fn, void *extra_state), (datarep, read_conversion_fn, write_conversion_fn, dtype_file_extent_fn, extra_state))) \
    BND_TOOL_IF_MPI_Remove_error_class(BND_TOOL_ENTRY(MPI_Remove_error_class, Remove_error_class, (passed<int> errorclass), (errorclass))) \
    BND_TOOL_IF_MPI_Remove_error_code(BND_TOOL_ENTRY(MPI_Remove_error_code, Remove_error_code, (passed<int> errorcode), (errorcode))) \
    BND_TOOL_IF_MPI_Remove_error_string(BND_TOOL_ENTRY(MPI_Remove_error_string, Remove_error_string, (passed<int> errorcode), (errorcode))) \
    BND_TOOL_IF_MPI_Request_c2f(BND_TOOL_ENTRY(MPI_Request_c2f, Request_c2f, (passed<MPI_Request> request), (request))) \
    BND_TOOL_IF_MPI_Request_f2c(BND_TOOL_ENTRY(MPI_Request_f2c, Request_f2c, (passed<MPI_Fint> request), (request))) \
    BND_TOOL_IF_MPI_Request_free(BND_TOOL_ENTRY(MPI_Request_free, Request_free, (MPI_Request *request), (request))) \
    BND_TOOL_IF_MPI_Request_fromint(BND_TOOL_ENTRY(MPI_Request_fromint, Request_fromint, (passed<int> request), (request))) \
    BND_TOOL_IF_MPI_Request_get_status(BND_TOOL_ENTRY(MPI_Request_get_status, Request_get_status, (passed<MPI_Request> request, int *flag, MPI_Status *status), (request, flag, status))) \
    BND_TOOL_IF_MPI_Request_get_status_all(BND_TOOL_ENTRY(MPI_Request_get_status_all, Request_get_status_all, (passed<int> count, const MPI_Request *array_of_requests, int *flag, MPI_Status *array_of_statuses), (count, array_of_requests, flag, array_of_statuses))) \
    BND_TOOL_IF_MPI_Request_get_status_any(BND_TOOL_ENTRY(MPI_Request_get_status_any, Request_get_status_any, (passed<int> count, const MPI_Request *array_of_requests, int *index, int *flag, MPI_Status *status), (count, array_of_requests, index, flag, status))) \
    BND_TOOL_IF_MPI_Request_get_status_some(BND_TOOL_ENTRY(MPI_Request_get_status_some, Request_get_status_some, (passed<int> incount, const MPI_Request *array_of_requests, int *outcount, int *array_of_indices, MPI_Status *array_of_statuses), (incount, array_of_requests, outcount, array_of_indices, array_of_statuses))) \
    BND_TOOL_IF_MPI_Request_toint(BND_TOOL_ENTRY(MPI_Request_toint, Request_toint, (passed<MPI_Request> request), (request))) \
    BND_TOOL_IF_MPI_Rget(BND_TOOL_ENTRY(MPI_Rget, Rget, (void *origin_addr, passed<int> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<int> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Win> win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request))) \
    BND_TOOL_IF_MPI_Rget_accumulate(BND_TOOL_ENTRY(MPI_Rget_accumulate, Rget_accumulate, (const void *origin_addr, passed<int> origin_count, passed<MPI_Datatype> origin_datatype, void *result_addr, passed<int> result_count, passed<MPI_Datatype> result_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<int> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Op> op, passed<MPI_Win> win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request))) \
    BND_TOOL_IF_MPI_Rget_accumulate_c(BND_TOOL_ENTRY(MPI_Rget_accumulate_c, Rget_accumulate_c, (const void *origin_addr, passed<MPI_Count> origin_count, passed<MPI_Datatype> origin_datatype, void *result_addr, passed<MPI_Count> result_count, passed<MPI_Datatype> result_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<MPI_Count> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Op> op, passed<MPI_Win> win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request))) \
    BND_TOOL_IF_MPI_Rget_c(BND_TOOL_ENTRY(MPI_Rget_c, Rget_c, (void *origin_addr, passed<MPI_Count> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<MPI_Count> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Win> win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request))) \
    BND_TOOL_IF_MPI_Rput(BND_TOOL_ENTRY(MPI_Rput, Rput, (const void *origin_addr, passed<int> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<int> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Win> win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request))) \
    BND_TOOL_IF_MPI_Rput_c(BND_TOOL_ENTRY(MPI_Rput_c, Rput_c, (const void *origin_addr, passed<MPI_Count> origin_count, passed<MPI_Datatype> origin_datatype, passed<int> target_rank, passed<MPI_Aint> target_disp, passed<MPI_Count> target_count, passed<MPI_Datatype> target_datatype, passed<MPI_Win> win, MPI_Request *request), (origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request))) \
    BND_TOOL_IF_MPI_Rsend(BND_TOOL_ENTRY(MPI_Rsend, Rsend, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm), (buf, count, datatype, dest, tag, comm))) \
    BND_TOOL_IF_MPI_Rsend_c(BND_TOOL_ENTRY(MPI_Rsend_c, Rsend_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm), (buf, count, datatype, dest, tag, comm))) \
    BND_TOOL_IF_MPI_Rsend_init(BND_TOOL_ENTRY(MPI_Rsend_init, Rsend_init, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Rsend_init_c(BND_TOOL_ENTRY(MPI_Rsend_init_c, Rsend_init_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Scan(BND_TOOL_ENTRY(MPI_Scan, Scan, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm), (sendbuf, recvbuf, count, datatype, op, comm))) \
    BND_TOOL_IF_MPI_Scan_c(BND_TOOL_ENTRY(MPI_Scan_c, Scan_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm), (sendbuf, recvbuf, count, datatype, op, comm))) \
    BND_TOOL_IF_MPI_Scan_init(BND_TOOL_ENTRY(MPI_Scan_init, Scan_init, (const void *sendbuf, void *recvbuf, passed<int> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request))) \
    BND_TOOL_IF_MPI_Scan_init_c(BND_TOOL_ENTRY(MPI_Scan_init_c, Scan_init_c, (const void *sendbuf, void *recvbuf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<MPI_Op> op, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, recvbuf, count, datatype, op, comm, info, request))) \
    BND_TOOL_IF_MPI_Scatter(BND_TOOL_ENTRY(MPI_Scatter, Scatter, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm))) \
    BND_TOOL_IF_MPI_Scatter_c(BND_TOOL_ENTRY(MPI_Scatter_c, Scatter_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm))) \
    BND_TOOL_IF_MPI_Scatter_init(BND_TOOL_ENTRY(MPI_Scatter_init, Scatter_init, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Scatter_init_c(BND_TOOL_ENTRY(MPI_Scatter_init_c, Scatter_init_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Scatterv(BND_TOOL_ENTRY(MPI_Scatterv, Scatterv, (const void *sendbuf, const int *sendcounts, const int *displs, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm))) \
    BND_TOOL_IF_MPI_Scatterv_c(BND_TOOL_ENTRY(MPI_Scatterv_c, Scatterv_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm))) \
    BND_TOOL_IF_MPI_Scatterv_init(BND_TOOL_ENTRY(MPI_Scatterv_init, Scatterv_init, (const void *sendbuf, const int *sendcounts, const int *displs, passed<MPI_Datatype> sendtype, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Scatterv_init_c(BND_TOOL_ENTRY(MPI_Scatterv_init_c, Scatterv_init_c, (const void *sendbuf, const MPI_Count *sendcounts, const MPI_Aint *displs, passed<MPI_Datatype> sendtype, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> root, passed<MPI_Comm> comm, passed<MPI_Info> info, MPI_Request *request), (sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request))) \
    BND_TOOL_IF_MPI_Send(BND_TOOL_ENTRY(MPI_Send, Send, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm), (buf, count, datatype, dest, tag, comm))) \
    BND_TOOL_IF_MPI_Send_c(BND_TOOL_ENTRY(MPI_Send_c, Send_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm), (buf, count, datatype, dest, tag, comm))) \
    BND_TOOL_IF_MPI_Send_init(BND_TOOL_ENTRY(MPI_Send_init, Send_init, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Send_init_c(BND_TOOL_ENTRY(MPI_Send_init_c, Send_init_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Sendrecv(BND_TOOL_ENTRY(MPI_Sendrecv, Sendrecv, (const void *sendbuf, passed<int> sendcount, passed<MPI_Datatype> sendtype, passed<int> dest, passed<int> sendtag, void *recvbuf, passed<int> recvcount, passed<MPI_Datatype> recvtype, passed<int> source, passed<int> recvtag, passed<MPI_Comm> comm, MPI_Status *status), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status))) \
    BND_TOOL_IF_MPI_Sendrecv_c(BND_TOOL_ENTRY(MPI_Sendrecv_c, Sendrecv_c, (const void *sendbuf, passed<MPI_Count> sendcount, passed<MPI_Datatype> sendtype, passed<int> dest, passed<int> sendtag, void *recvbuf, passed<MPI_Count> recvcount, passed<MPI_Datatype> recvtype, passed<int> source, passed<int> recvtag, passed<MPI_Comm> comm, MPI_Status *status), (sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status))) \
    BND_TOOL_IF_MPI_Sendrecv_replace(BND_TOOL_ENTRY(MPI_Sendrecv_replace, Sendrecv_replace, (void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> sendtag, passed<int> source, passed<int> recvtag, passed<MPI_Comm> comm, MPI_Status *status), (buf, count, datatype, dest, sendtag, source, recvtag, comm, status))) \
    BND_TOOL_IF_MPI_Sendrecv_replace_c(BND_TOOL_ENTRY(MPI_Sendrecv_replace_c, Sendrecv_replace_c, (void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> sendtag, passed<int> source, passed<int> recvtag, passed<MPI_Comm> comm, MPI_Status *status), (buf, count, datatype, dest, sendtag, source, recvtag, comm, status))) \
    BND_TOOL_IF_MPI_Session_attach_buffer(BND_TOOL_ENTRY(MPI_Session_attach_buffer, Session_attach_buffer, (passed<MPI_Session> session, void *buffer, passed<int> size), (session, buffer, size))) \
    BND_TOOL_IF_MPI_Session_attach_buffer_c(BND_TOOL_ENTRY(MPI_Session_attach_buffer_c, Session_attach_buffer_c, (passed<MPI_Session> session, void *buffer, passed<MPI_Count> size), (session, buffer, size))) \
    BND_TOOL_IF_MPI_Session_c2f(BND_TOOL_ENTRY(MPI_Session_c2f, Session_c2f, (passed<MPI_Session> session), (session))) \
    BND_TOOL_IF_MPI_Session_call_errhandler(BND_TOOL_ENTRY(MPI_Session_call_errhandler, Session_call_errhandler, (passed<MPI_Session> session, passed<int> errorcode), (session, errorcode))) \
    BND_TOOL_IF_MPI_Session_create_errhandler(BND_TOOL_ENTRY(MPI_Session_create_errhandler, Session_create_errhandler, (MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler), (session_errhandler_fn, errhandler))) \
    BND_TOOL_IF_MPI_Session_detach_buffer(BND_TOOL_ENTRY(MPI_Session_detach_buffer, Session_detach_buffer, (passed<MPI_Session> session, void *buffer_addr, int *size), (session, buffer_addr, size))) \
    BND_TOOL_IF_MPI_Session_detach_buffer_c(BND_TOOL_ENTRY(MPI_Session_detach_buffer_c, Session_detach_buffer_c, (passed<MPI_Session> session, void *buffer_addr, MPI_Count *size), (session, buffer_addr, size))) \
    BND_TOOL_IF_MPI_Session_f2c(BND_TOOL_ENTRY(MPI_Session_f2c, Session_f2c, (passed<MPI_Fint> session), (session))) \
    BND_TOOL_IF_MPI_Session_finalize(BND_TOOL_ENTRY(MPI_Session_finalize, Session_finalize, (MPI_Session *session), (session))) \
    BND_TOOL_IF_MPI_Session_flush_buffer(BND_TOOL_ENTRY(MPI_Session_flush_buffer, Session_flush_buffer, (passed<MPI_Session> session), (session))) \
    BND_TOOL_IF_MPI_Session_fromint(BND_TOOL_ENTRY(MPI_Session_fromint, Session_fromint, (passed<int> session), (session))) \
    BND_TOOL_IF_MPI_Session_get_errhandler(BND_TOOL_ENTRY(MPI_Session_get_errhandler, Session_get_errhandler, (passed<MPI_Session> session, MPI_Errhandler *errhandler), (session, errhandler))) \
    BND_TOOL_IF_MPI_Session_get_info(BND_TOOL_ENTRY(MPI_Session_get_info, Session_get_info, (passed<MPI_Session> session, MPI_Info *info_used), (session, info_used))) \
    BND_TOOL_IF_MPI_Session_get_nth_pset(BND_TOOL_ENTRY(MPI_Session_get_nth_pset, Session_get_nth_pset, (passed<MPI_Session> session, passed<MPI_Info> info, passed<int> n, int *pset_len, char *pset_name), (session, info, n, pset_len, pset_name))) \
    BND_TOOL_IF_MPI_Session_get_num_psets(BND_TOOL_ENTRY(MPI_Session_get_num_psets, Session_get_num_psets, (passed<MPI_Session> session, passed<MPI_Info> info, int *npset_names), (session, info, npset_names))) \
    BND_TOOL_IF_MPI_Session_get_pset_info(BND_TOOL_ENTRY(MPI_Session_get_pset_info, Session_get_pset_info, (passed<MPI_Session> session, const char *pset_name, MPI_Info *info), (session, pset_name, info))) \
    BND_TOOL_IF_MPI_Session_iflush_buffer(BND_TOOL_ENTRY(MPI_Session_iflush_buffer, Session_iflush_buffer, (passed<MPI_Session> session, MPI_Request *request), (session, request))) \
    BND_TOOL_IF_MPI_Session_init(BND_TOOL_ENTRY(MPI_Session_init, Session_init, (passed<MPI_Info> info, passed<MPI_Errhandler> errhandler, MPI_Session *session), (info, errhandler, session))) \
    BND_TOOL_IF_MPI_Session_set_errhandler(BND_TOOL_ENTRY(MPI_Session_set_errhandler, Session_set_errhandler, (passed<MPI_Session> session, passed<MPI_Errhandler> errhandler), (session, errhandler))) \
    BND_TOOL_IF_MPI_Session_toint(BND_TOOL_ENTRY(MPI_Session_toint, Session_toint, (passed<MPI_Session> session), (session))) \
    BND_TOOL_IF_MPI_Ssend(BND_TOOL_ENTRY(MPI_Ssend, Ssend, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm), (buf, count, datatype, dest, tag, comm))) \
    BND_TOOL_IF_MPI_Ssend_c(BND_TOOL_ENTRY(MPI_Ssend_c, Ssend_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm), (buf, count, datatype, dest, tag, comm))) \
    BND_TOOL_IF_MPI_Ssend_init(BND_TOOL_ENTRY(MPI_Ssend_init, Ssend_init, (const void *buf, passed<int> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Ssend_init_c(BND_TOOL_ENTRY(MPI_Ssend_init_c, Ssend_init_c, (const void *buf, passed<MPI_Count> count, passed<MPI_Datatype> datatype, passed<int> dest, passed<int> tag, passed<MPI_Comm> comm, MPI_Request *request), (buf, count, datatype, dest, tag, comm, request))) \
    BND_TOOL_IF_MPI_Start(BND_TOOL_ENTRY(MPI_Start, Start, (MPI_Request *request), (request))) \
    BND_TOOL_IF_MPI_Startall(BND_TOOL_ENTRY(MPI_Startall, Startall, (passed<int> count, MPI_Request *array_of_requests), (count, array_of_requests))) \
    BND_TOOL_IF_MPI_Status_c2f(BND_TOOL_ENTRY(MPI_Status_c2f, Status_c2f, (const MPI_Status *c_status, MPI_Fint *f_status), (c_status, f_status))) \
    BND_TOOL_IF_MPI_Status_c2f08(BND_TOOL_ENTRY(MPI_Status_c2f08, Status_c2f08, (const MPI_Status *c_status, MPI_F08_status *f08_status), (c_status, f08_status))) \
    BND_TOOL_IF_MPI_Status_f082c(BND_TOOL_ENTRY(MPI_Status_f082c, Status_f082c, (const MPI_F08_status *f08_status, MPI_Status *c_status), (f08_status, c_status))) \
    BND_TOOL_IF_MPI_Status_f082f(BND_TOOL_ENTRY(MPI_Status_f082f, Status_f082f, (const MPI_F08_status *f08_status, MPI_Fint *f_status), (f08_status, f_status))) \
    BND_TOOL_IF_MPI_Status_f2c(BND_TOOL_ENTRY(MPI_Status_f2c, Status_f2c, (const MPI_Fint *f_status, MPI_Status *c_status), (f_status, c_status))) \
    BND_TOOL_IF_MPI_Status_f2f08(BND_TOOL_ENTRY(MPI_Status_f2f08, Status_f2f08, (const MPI_Fint *f_status, MPI_F08_status *f08_status), (f_status, f08_status))) \
    BND_TOOL_IF_MPI_Status_get_error(BND_TOOL_ENTRY(MPI_Status_get_error, Status_get_error, (const MPI_Status *status, int *err), (status, err))) \
    BND_TOOL_IF_MPI_Status_get_source(BND_TOOL_ENTRY(MPI_Status_get_source, Status_get_source, (const MPI_Status *status, int *source), (status, source))) \
    BND_TOOL_IF_MPI_Status_get_tag(BND_TOOL_ENTRY(MPI_Status_get_tag, Status_get_tag, (const MPI_Status *status, int *tag), (status, tag))) \
    BND_TOOL_IF_MPI_Status_set_cancelled(BND_TOOL_ENTRY(MPI_Status_set_cancelled, Status_set_cancelled, (MPI_Status *status, passed<int> flag), (status, flag))) \
    BND_TOOL_IF_MPI_Status_set_elements(BND_TOOL_ENTRY(MPI_Status_set_elements, Status_set_elements, (MPI_Status *status, passed<MPI_Datatype> datatype, passed<int> count), (status, datatype, count))) \
    BND_TOOL_IF_MPI_Status_set_elements_c(BND_TOOL_ENTRY(MPI_Status_set_elements_c, Status_set_elements_c, (MPI_Status *status, passed<MPI_Datatype> datatype, passed<MPI_Count> count), (status, datatype, count))) \
    BND_TOOL_IF_MPI_Status_set_elements_x(BND_TOOL_ENTRY(MPI_Status_set_elements_x, Status_set_elements_x, (MPI_Status *status, passed<MPI_Datatype> datatype, passed<MPI_Count> count), (status, datatype, count))) \
    BND_TOOL_IF_MPI_Status_set_error(BND_TOOL_ENTRY(MPI_Status_set_error, Status_set_error, (MPI_Status *status, passed<int> err), (status, err))) \
    BND_TOOL_IF_MPI_Status_set_source(BND_TOOL_ENTRY(MPI_Status_set_source, Status_set_source, (MPI_Status *status, passed<int> source), (status, source))) \
    BND_TOOL_IF_MPI_Status_set_tag(BND_TOOL_ENTRY(MPI_Status_set_tag, Status_set_tag, (MPI_Status *status, passed<int> tag), (status, tag))) \
    BND_TOOL_IF_MPI_T_category_changed(BND_TOOL_ENTRY(MPI_T_category_changed, T_category_changed, (int *update_number), (update_number))) \
    BND_TOOL_IF_MPI_T_category_get_categories(BND_TOOL_ENTRY(MPI_T_category_get_categories, T_category_get_categories, (passed<int> cat_index, passed<int> len, int *indices), (cat_index, len, indices))) \
    BND_TOOL_IF_MPI_T_category_get_cvars(BND_TOOL_ENTRY(MPI_T_category_get_cvars, T_category_get_cvars, (passed<int> cat_index, passed<int> len, int *indices), (cat_index, len, indices))) \
    BND_TOOL_IF_MPI_T_category_get_events(BND_TOOL_ENTRY(MPI_T_category_get_events, T_category_get_events, (passed<int> cat_index, passed<int> len, int *indices), (cat_index, len, indices))) \
    BND_TOOL_IF_MPI_T_category_get_index(BND_TOOL_ENTRY(MPI_T_category_get_index, T_category_get_index, (const char *name, int *cat_index), (name, cat_index))) \
    BND_TOOL_IF_MPI_T_category_get_info(BND_TOOL_ENTRY(MPI_T_category_get_info, T_category_get_info, (passed<int> cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars, int *num_pvars, int *num_categories), (cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories))) \
    BND_TOOL_IF_MPI_T_category_get_num(BND_TOOL_ENTRY(MPI_T_category_get_num, T_category_get_num, (int *num_cat), (num_cat))) \
    BND_TOOL_IF_MPI_T_category_get_num_events(BND_TOOL_ENTRY(MPI_T_category_get_num_events, T_category_get_num_events, (passed<int> cat_index, int *num_events), (cat_index, num_events))) \
    BND_TOOL_IF_MPI_T_category_get_pvars(BND_TOOL_ENTRY(MPI_T_category_get_pvars, T_category_get_pvars, (passed<int> cat_index, passed<int> len, int *indices), (cat_index, len, indices))) \
    BND_TOOL_IF_MPI_T_cvar_get_index(BND_TOOL_ENTRY(MPI_T_cvar_get_index, T_cvar_get_index, (const char *name, int *cvar_index), (name, cvar_index))) \
    BND_TOOL_IF_MPI_T_cvar_get_info(BND_TOOL_ENTRY(MPI_T_cvar_get_info, T_cvar_get_info, (passed<int> cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope), (cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope))) \
    BND_TOOL_IF_MPI_T_cvar_get_num(BND_TOOL_ENTRY(MPI_T_cvar_get_num, T_cvar_get_num, (int *num_cvar), (num_cvar))) \
    BND_TOOL_IF_MPI_T_cvar_handle_alloc(BND_TOOL_ENTRY(MPI_T_cvar_handle_alloc, T_cvar_handle_alloc, (passed<int> cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count), (cvar_index, obj_handle, handle, count))) \
    BND_TOOL_IF_MPI_T_cvar_handle_free(BND_TOOL_ENTRY(MPI_T_cvar_handle_free, T_cvar_handle_free, (MPI_T_cvar_handle *handle), (handle))) \
    BND_TOOL_IF_MPI_T_cvar_read(BND_TOOL_ENTRY(MPI_T_cvar_read, T_cvar_read, (passed<MPI_T_cvar_handle> handle, void *buf), (handle, buf))) \
    BND_TOOL_IF_MPI_T_cvar_write(BND_TOOL_ENTRY(MPI_T_cvar_write, T_cvar_write, (passed<MPI_T_cvar_handle> handle, const void *buf), (handle, buf))) \
    BND_TOOL_IF_MPI_T_enum_get_info(BND_TOOL_ENTRY(MPI_T_enum_get_info, T_enum_get_info, (passed<MPI_T_enum> enumtype, int *num, char *name, int *name_len), (enumtype, num, name, name_len))) \
    BND_TOOL_IF_MPI_T_enum_get_item(BND_TOOL_ENTRY(MPI_T_enum_get_item, T_enum_get_item, (passed<MPI_T_enum> enumtype, passed<int> index, int *value, char *name, int *name_len), (enumtype, index, value, name, name_len))) \
    BND_TOOL_IF_MPI_T_event_callback_get_info(BND_TOOL_ENTRY(MPI_T_event_callback_get_info, T_event_callback_get_info, (passed<MPI_T_event_registration> event_registration, passed<MPI_T_cb_safety> cb_safety, MPI_Info *info_used), (event_registration, cb_safety, info_used))) \
    BND_TOOL_IF_MPI_T_event_callback_set_info(BND_TOOL_ENTRY(MPI_T_event_callback_set_info, T_event_callback_set_info, (passed<MPI_T_event_registration> event_registration, passed<MPI_T_cb_safety> cb_safety, passed<MPI_Info> info), (event_registration, cb_safety, info))) \
    BND_TOOL_IF_MPI_T_event_copy(BND_TOOL_ENTRY(MPI_T_event_copy, T_event_copy, (passed<MPI_T_event_instance> event_instance, void *buffer), (event_instance, buffer))) \
    BND_TOOL_IF_MPI_T_event_get_index(BND_TOOL_ENTRY(MPI_T_event_get_index, T_event_get_index, (const char *name, int *event_index), (name, event_index))) \
    BND_TOOL_IF_MPI_T_event_get_info(BND_TOOL_ENTRY(MPI_T_event_get_info, T_event_get_info, (passed<int> event_index, char *name, int *name_len, int *verbosity, MPI_Datatype *array_of_datatypes, MPI_Aint *array_of_displacements, int *num_elements, MPI_T_enum *enumtype, MPI_Info *info, char *desc, int *desc_len, int *bind), (event_index, name, name_len, verbosity, array_of_datatypes, array_of_displacements, num_elements, enumtype, info, desc, desc_len, bind))) \
    BND_TOOL_IF_MPI_T_event_get_num(BND_TOOL_ENTRY(MPI_T_event_get_num, T_event_get_num, (int *num_events), (num_events))) \
    BND_TOOL_IF_MPI_T_event_get_source(BND_TOOL_ENTRY(MPI_T_event_get_source, T_event_get_source, (passed<MPI_T_event_instance> event_instance, int *source_index), (event_instance, source_index))) \
    BND_TOOL_IF_MPI_T_event_get_timestamp(BND_TOOL_ENTRY(MPI_T_event_get_timestamp, T_event_get_timestamp, (passed<MPI_T_event_instance> event_instance, MPI_Count *event_timestamp), (event_instance, event_timestamp))) \
    BND_TOOL_IF_MPI_T_event_handle_alloc(BND_TOOL_ENTRY(MPI_T_event_handle_alloc, T_event_handle_alloc, (passed<int> event_index, void *obj_handle, passed<MPI_Info> info, MPI_T_event_registration *event_registration), (event_index, obj_handle, info, event_registration))) \
    BND_TOOL_IF_MPI_T_event_handle_free(BND_TOOL_ENTRY(MPI_T_event_handle_free, T_event_handle_free, (passed<MPI_T_event_registration> event_registration, void *user_data, MPI_T_event_free_cb_function *free_cb_function), (event_registration, user_data, free_cb_function))) \
    BND_TOOL_IF_MPI_T_event_handle_get_info(BND_TOOL_ENTRY(MPI_T_event_handle_get_info, T_event_handle_get_info, (passed<MPI_T_event_registration> event_registration, MPI_Info *info_used), (event_registration, info_used))) \
    BND_TOOL_IF_MPI_T_event_handle_set_info(BND_TOOL_ENTRY(MPI_T_event_handle_set_info, T_event_handle_set_info, (passed<MPI_T_event_registration> event_registration, passed<MPI_Info> info), (event_registration, info))) \
    BND_TOOL_IF_MPI_T_event_read(BND_TOOL_ENTRY(MPI_T_event_read, T_event_read, (passed<MPI_T_event_instance> event_instance, passed<int> element_index, void *buffer), (event_instance, element_index, buffer))) \
    BND_TOOL_IF_MPI_T_event_register_callback(BND_TOOL_ENTRY(MPI_T_event_register_callback, T_event_register_callback, (passed<MPI_T_event_registration> event_registration, passed<MPI_T_cb_safety> cb_safety, passed<MPI_Info> info, void *user_data, MPI_T_event_cb_function *event_cb_function), (event_registration, cb_safety, info, user_data, event_cb_function))) \
    BND_TOOL_IF_MPI_T_event_set_dropped_handler(BND_TOOL_ENTRY(MPI_T_event_set_dropped_handler, T_event_set_dropped_handler, (passed<MPI_T_event_registration> event_registration, MPI_T_event_dropped_cb_function *dropped_cb_function), (event_registration, dropped_cb_function))) \
    BND_TOOL_IF_MPI_T_finalize(BND_TOOL_ENTRY(MPI_T_finalize, T_finalize, (), ())) \
    BND_TOOL_IF_MPI_T_init_thread(BND_TOOL_ENTRY(MPI_T_init_thread, T_init_thread, (passed<int> required, int *provided), (required, provided))) \
    BND_TOOL_IF_MPI_T_pvar_get_index(BND_TOOL_ENTRY(MPI_T_pvar_get_index, T_pvar_get_index, (const char *name, passed<int> var_class, int *pvar_index), (name, var_class, pvar_index))) \
    BND_TOOL_IF_MPI_T_pvar_get_info(BND_TOOL_ENTRY(MPI_T_pvar_get_info, T_pvar_get_info, (passed<int> pvar_index, char *name, int *name_len, int *verbosity, int *var_class, MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly, int *continuous, int *atomic), (pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len, bind, readonly, continuous, atomic))) \
    BND_TOOL_IF_MPI_T_pvar_get_num(BND_TOOL_ENTRY(MPI_T_pvar_get_num, T_pvar_get_num, (int *num_pvar), (num_pvar))) \
    BND_TOOL_IF_MPI_T_pvar_handle_alloc(BND_TOOL_ENTRY(MPI_T_pvar_handle_alloc, T_pvar_handle_alloc, (passed<MPI_T_pvar_session> session, passed<int> pvar_index, void *obj_handle, MPI_T_pvar_handle *handle, int *count), (session, pvar_index, obj_handle, handle, count))) \
    BND_TOOL_IF_MPI_T_pvar_handle_free(BND_TOOL_ENTRY(MPI_T_pvar_handle_free, T_pvar_handle_free, (passed<MPI_T_pvar_session> session, MPI_T_pvar_handle *handle), (session, handle))) \
    BND_TOOL_IF_MPI_T_pvar_read(BND_TOOL_ENTRY(MPI_T_pvar_read, T_pvar_read, (passed<MPI_T_pvar_session> session, passed<MPI_T_pvar_handle> handle, void *buf), (session, handle, buf))) \
    BND_TOOL_IF_MPI_T_pvar_readreset(BND_TOOL_ENTRY(MPI_T_pvar_readreset, T_pvar_readreset, (passed<MPI_T_pvar_session> session, passed<MPI_T_pvar_handle> handle, void *buf), (session, handle, buf))) \
    BND_TOOL_IF_MPI_T_pvar_reset(BND_TOOL_ENTRY(MPI_T_pvar_reset, T_pvar_reset, (passed<MPI_T_pvar_session> session, passed<MPI_T_pvar_handle> handle), (session, handle))) \
    BND_TOOL_IF_MPI_T_pvar_session_create(BND_TOOL_ENTRY(MPI_T_pvar_session_create, T_pvar_session_create, (MPI_T_pvar_session *session), (session))) \
    BND_TOOL_IF_MPI_T_pvar_session_free(BND_TOOL_ENTRY(MPI_T_pvar_session_free, T_pvar_session_free, (MPI_T_pvar_session *session), (session))) \
    BND_TOOL_IF_MPI_T_pvar_start(BND_TOOL_ENTRY(MPI_T_pvar_start, T_pvar_start, (passed<MPI_T_pvar_session> session, passed<MPI_T_pvar_handle> handle), (session, handle))) \
    BND_TOOL_IF_MPI_T_pvar_stop(BND_TOOL_ENTRY(MPI_T_pvar_stop, T_pvar_stop, (passed<MPI_T_pvar_session> session, passed<MPI_T_pvar_handle> handle), (session, handle))) \
    BND_TOOL_IF_MPI_T_pvar_write(BND_TOOL_ENTRY(MPI_T_pvar_write, T_pvar_write, (passed<MPI_T_pvar_session> session, passed<MPI_T_pvar_handle> handle, const void *buf), (session, handle, buf))) \
    BND_TOOL_IF_MPI_T_source_get_info(BND_TOOL_ENTRY(MPI_T_source_get_info, T_source_get_info, (passed<int> source_index, char *name, int *name_len, char *desc, int *desc_len, MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info), (source_index, name, name_len, desc, desc_len, ordering, ticks_per_second, max_ticks, info))) \
    BND_TOOL_IF_MPI_T_source_get_num(BND_TOOL_ENTRY(MPI_T_source_get_num, T_source_get_num, (int *num_sources), (num_sources))) \
    BND_TOOL_IF_MPI_T_source_get_timestamp(BND_TOOL_ENTRY(MPI_T_source_get_timestamp, T_source_get_timestamp, (passed<int> source_index, MPI_Count *timestamp), (source_index, timestamp))) \
    BND_TOOL_IF_MPI_Test(BND_TOOL_ENTRY(MPI_Test, Test, (MPI_Request *request, int *flag, MPI_Status *status), (request, flag, status))) \
    BND_TOOL_IF_MPI_Test_cancelled(BND_TOOL_ENTRY(MPI_Test_cancelled, Test_cancelled, (const MPI_Status *status, int *flag), (status, flag))) \
    BND_TOOL_IF_MPI_Testall(BND_TOOL_ENTRY(MPI_Testall, Testall, (passed<int> count, MPI_Request *array_of_requests, int *flag, MPI_Status *array_of_statuses), (count, array_of_requests, flag, array_of_statuses))) \
    BND_TOOL_IF_MPI_Testany(BND_TOOL_ENTRY(MPI_Testany, Testany, (passed<int> count, MPI_Request *array_of_requests, int *index, int *flag, MPI_Status *status), (count, array_of_requests, index, flag, status))) \
    BND_TOOL_IF_MPI_Testsome(BND_TOOL_ENTRY(MPI_Testsome, Testsome, (passed<int> incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices, MPI_Status *array_of_statuses), (incount, array_of_requests, outcount, array_of_indices, array_of_statuses))) \
    BND_TOOL_IF_MPI_Topo_test(BND_TOOL_ENTRY(MPI_Topo_test, Topo_test, (passed<MPI_Comm> comm, int *status), (comm, status))) \
    BND_TOOL_IF_MPI_Type_c2f(BND_TOOL_ENTRY(MPI_Type_c2f, Type_c2f, (passed<MPI_Datatype> datatype), (datatype))) \
    BND_TOOL_IF_MPI_Type_commit(BND_TOOL_ENTRY(MPI_Type_commit, Type_commit, (MPI_Datatype *datatype), (datatype))) \
    BND_TOOL_IF_MPI_Type_contiguous(BND_TOOL_ENTRY(MPI_Type_contiguous, Type_contiguous, (passed<int> count, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_contiguous_c(BND_TOOL_ENTRY(MPI_Type_contiguous_c, Type_contiguous_c, (passed<MPI_Count> count, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_darray(BND_TOOL_ENTRY(MPI_Type_create_darray, Type_create_darray, (passed<int> size, passed<int> rank, passed<int> ndims, const int *array_of_gsizes, const int *array_of_distribs, const int *array_of_dargs, const int *array_of_psizes, passed<int> order, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_darray_c(BND_TOOL_ENTRY(MPI_Type_create_darray_c, Type_create_darray_c, (passed<int> size, passed<int> rank, passed<int> ndims, const MPI_Count *array_of_gsizes, const int *array_of_distribs, const int *array_of_dargs, const int *array_of_psizes, passed<int> order, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (size, rank, ndims, array_of_gsizes, array_of_distribs, array_of_dargs, array_of_psizes, order, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_f90_complex(BND_TOOL_ENTRY(MPI_Type_create_f90_complex, Type_create_f90_complex, (passed<int> p, passed<int> r, MPI_Datatype *newtype), (p, r, newtype))) \
    BND_TOOL_IF_MPI_Type_create_f90_integer(BND_TOOL_ENTRY(MPI_Type_create_f90_integer, Type_create_f90_integer, (passed<int> r, MPI_Datatype *newtype), (r, newtype))) \
    BND_TOOL_IF_MPI_Type_create_f90_real(BND_TOOL_ENTRY(MPI_Type_create_f90_real, Type_create_f90_real, (passed<int> p, passed<int> r, MPI_Datatype *newtype), (p, r, newtype))) \
    BND_TOOL_IF_MPI_Type_create_hindexed(BND_TOOL_ENTRY(MPI_Type_create_hindexed, Type_create_hindexed, (passed<int> count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_hindexed_block(BND_TOOL_ENTRY(MPI_Type_create_hindexed_block, Type_create_hindexed_block, (passed<int> count, passed<int> blocklength, const MPI_Aint *array_of_displacements, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, blocklength, array_of_displacements, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_hindexed_block_c(BND_TOOL_ENTRY(MPI_Type_create_hindexed_block_c, Type_create_hindexed_block_c, (passed<MPI_Count> count, passed<MPI_Count> blocklength, const MPI_Count *array_of_displacements, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, blocklength, array_of_displacements, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_hindexed_c(BND_TOOL_ENTRY(MPI_Type_create_hindexed_c, Type_create_hindexed_c, (passed<MPI_Count> count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_hvector(BND_TOOL_ENTRY(MPI_Type_create_hvector, Type_create_hvector, (passed<int> count, passed<int> blocklength, passed<MPI_Aint> stride, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_hvector_c(BND_TOOL_ENTRY(MPI_Type_create_hvector_c, Type_create_hvector_c, (passed<MPI_Count> count, passed<MPI_Count> blocklength, passed<MPI_Count> stride, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_indexed_block(BND_TOOL_ENTRY(MPI_Type_create_indexed_block, Type_create_indexed_block, (passed<int> count, passed<int> blocklength, const int *array_of_displacements, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, blocklength, array_of_displacements, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_indexed_block_c(BND_TOOL_ENTRY(MPI_Type_create_indexed_block_c, Type_create_indexed_block_c, (passed<MPI_Count> count, passed<MPI_Count> blocklength, const MPI_Count *array_of_displacements, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, blocklength, array_of_displacements, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_keyval(BND_TOOL_ENTRY(MPI_Type_create_keyval, Type_create_keyval, (MPI_Type_copy_attr_function *type_copy_attr_fn, MPI_Type_delete_attr_function *type_delete_attr_fn, int *type_keyval, void *extra_state), (type_copy_attr_fn, type_delete_attr_fn, type_keyval, extra_state))) \
    BND_TOOL_IF_MPI_Type_create_resized(BND_TOOL_ENTRY(MPI_Type_create_resized, Type_create_resized, (passed<MPI_Datatype> oldtype, passed<MPI_Aint> lb, passed<MPI_Aint> extent, MPI_Datatype *newtype), (oldtype, lb, extent, newtype))) \
    BND_TOOL_IF_MPI_Type_create_resized_c(BND_TOOL_ENTRY(MPI_Type_create_resized_c, Type_create_resized_c, (passed<MPI_Datatype> oldtype, passed<MPI_Count> lb, passed<MPI_Count> extent, MPI_Datatype *newtype), (oldtype, lb, extent, newtype))) \
    BND_TOOL_IF_MPI_Type_create_struct(BND_TOOL_ENTRY(MPI_Type_create_struct, Type_create_struct, (passed<int> count, const int *array_of_blocklengths, const MPI_Aint *array_of_displacements, const MPI_Datatype *array_of_types, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype))) \
    BND_TOOL_IF_MPI_Type_create_struct_c(BND_TOOL_ENTRY(MPI_Type_create_struct_c, Type_create_struct_c, (passed<MPI_Count> count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements, const MPI_Datatype *array_of_types, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype))) \
    BND_TOOL_IF_MPI_Type_create_subarray(BND_TOOL_ENTRY(MPI_Type_create_subarray, Type_create_subarray, (passed<int> ndims, const int *array_of_sizes, const int *array_of_subsizes, const int *array_of_starts, passed<int> order, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_create_subarray_c(BND_TOOL_ENTRY(MPI_Type_create_subarray_c, Type_create_subarray_c, (passed<int> ndims, const MPI_Count *array_of_sizes, const MPI_Count *array_of_subsizes, const MPI_Count *array_of_starts, passed<int> order, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (ndims, array_of_sizes, array_of_subsizes, array_of_starts, order, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_delete_attr(BND_TOOL_ENTRY(MPI_Type_delete_attr, Type_delete_attr, (passed<MPI_Datatype> datatype, passed<int> type_keyval), (datatype, type_keyval))) \
    BND_TOOL_IF_MPI_Type_dup(BND_TOOL_ENTRY(MPI_Type_dup, Type_dup, (passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_extent(BND_TOOL_ENTRY(MPI_Type_extent, Type_extent, (passed<MPI_Datatype> datatype, MPI_Aint *extent), (datatype, extent))) \
    BND_TOOL_IF_MPI_Type_f2c(BND_TOOL_ENTRY(MPI_Type_f2c, Type_f2c, (passed<MPI_Fint> datatype), (datatype))) \
    BND_TOOL_IF_MPI_Type_free(BND_TOOL_ENTRY(MPI_Type_free, Type_free, (MPI_Datatype *datatype), (datatype))) \
    BND_TOOL_IF_MPI_Type_free_keyval(BND_TOOL_ENTRY(MPI_Type_free_keyval, Type_free_keyval, (int *type_keyval), (type_keyval))) \
    BND_TOOL_IF_MPI_Type_fromint(BND_TOOL_ENTRY(MPI_Type_fromint, Type_fromint, (passed<int> datatype), (datatype))) \
    BND_TOOL_IF_MPI_Type_get_attr(BND_TOOL_ENTRY(MPI_Type_get_attr, Type_get_attr, (passed<MPI_Datatype> datatype, passed<int> type_keyval, void *attribute_val, int *flag), (datatype, type_keyval, attribute_val, flag))) \
    BND_TOOL_IF_MPI_Type_get_contents(BND_TOOL_ENTRY(MPI_Type_get_contents, Type_get_contents, (passed<MPI_Datatype> datatype, passed<int> max_integers, passed<int> max_addresses, passed<int> max_datatypes, int *array_of_integers, MPI_Aint *array_of_addresses, MPI_Datatype *array_of_datatypes), (datatype, max_integers, max_addresses, max_datatypes, array_of_integers, array_of_addresses, array_of_datatypes))) \
    BND_TOOL_IF_MPI_Type_get_contents_c(BND_TOOL_ENTRY(MPI_Type_get_contents_c, Type_get_contents_c, (passed<MPI_Datatype> datatype, passed<MPI_Count> max_integers, passed<MPI_Count> max_addresses, passed<MPI_Count> max_large_counts, passed<MPI_Count> max_datatypes, int *array_of_integers, MPI_Aint *array_of_addresses, MPI_Count *array_of_large_counts, MPI_Datatype *array_of_datatypes), (datatype, max_integers, max_addresses, max_large_counts, max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes))) \
    BND_TOOL_IF_MPI_Type_get_envelope(BND_TOOL_ENTRY(MPI_Type_get_envelope, Type_get_envelope, (passed<MPI_Datatype> datatype, int *num_integers, int *num_addresses, int *num_datatypes, int *combiner), (datatype, num_integers, num_addresses, num_datatypes, combiner))) \
    BND_TOOL_IF_MPI_Type_get_envelope_c(BND_TOOL_ENTRY(MPI_Type_get_envelope_c, Type_get_envelope_c, (passed<MPI_Datatype> datatype, MPI_Count *num_integers, MPI_Count *num_addresses, MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner), (datatype, num_integers, num_addresses, num_large_counts, num_datatypes, combiner))) \
    BND_TOOL_IF_MPI_Type_get_extent(BND_TOOL_ENTRY(MPI_Type_get_extent, Type_get_extent, (passed<MPI_Datatype> datatype, MPI_Aint *lb, MPI_Aint *extent), (datatype, lb, extent))) \
    BND_TOOL_IF_MPI_Type_get_extent_c(BND_TOOL_ENTRY(MPI_Type_get_extent_c, Type_get_extent_c, (passed<MPI_Datatype> datatype, MPI_Count *lb, MPI_Count *extent), (datatype, lb, extent))) \
    BND_TOOL_IF_MPI_Type_get_extent_x(BND_TOOL_ENTRY(MPI_Type_get_extent_x, Type_get_extent_x, (passed<MPI_Datatype> datatype, MPI_Count *lb, MPI_Count *extent), (datatype, lb, extent))) \
    BND_TOOL_IF_MPI_Type_get_name(BND_TOOL_ENTRY(MPI_Type_get_name, Type_get_name, (passed<MPI_Datatype> datatype, char *type_name, int *resultlen), (datatype, type_name, resultlen))) \
    BND_TOOL_IF_MPI_Type_get_true_extent(BND_TOOL_ENTRY(MPI_Type_get_true_extent, Type_get_true_extent, (passed<MPI_Datatype> datatype, MPI_Aint *true_lb, MPI_Aint *true_extent), (datatype, true_lb, true_extent))) \
    BND_TOOL_IF_MPI_Type_get_true_extent_c(BND_TOOL_ENTRY(MPI_Type_get_true_extent_c, Type_get_true_extent_c, (passed<MPI_Datatype> datatype, MPI_Count *true_lb, MPI_Count *true_extent), (datatype, true_lb, true_extent))) \
    BND_TOOL_IF_MPI_Type_get_true_extent_x(BND_TOOL_ENTRY(MPI_Type_get_true_extent_x, Type_get_true_extent_x, (passed<MPI_Datatype> datatype, MPI_Count *true_lb, MPI_Count *true_extent), (datatype, true_lb, true_extent))) \
    BND_TOOL_IF_MPI_Type_get_value_index(BND_TOOL_ENTRY(MPI_Type_get_value_index, Type_get_value_index, (passed<MPI_Datatype> value_type, passed<MPI_Datatype> index_type, MPI_Datatype *pair_type), (value_type, index_type, pair_type))) \
    BND_TOOL_IF_MPI_Type_hindexed(BND_TOOL_ENTRY(MPI_Type_hindexed, Type_hindexed, (passed<int> count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_hvector(BND_TOOL_ENTRY(MPI_Type_hvector, Type_hvector, (passed<int> count, passed<int> blocklength, passed<MPI_Aint> stride, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_indexed(BND_TOOL_ENTRY(MPI_Type_indexed, Type_indexed, (passed<int> count, const int *array_of_blocklengths, const int *array_of_displacements, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_indexed_c(BND_TOOL_ENTRY(MPI_Type_indexed_c, Type_indexed_c, (passed<MPI_Count> count, const MPI_Count *array_of_blocklengths, const MPI_Count *array_of_displacements, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_lb(BND_TOOL_ENTRY(MPI_Type_lb, Type_lb, (passed<MPI_Datatype> datatype, MPI_Aint *displacement), (datatype, displacement))) \
    BND_TOOL_IF_MPI_Type_match_size(BND_TOOL_ENTRY(MPI_Type_match_size, Type_match_size, (passed<int> typeclass, passed<int> size, MPI_Datatype *datatype), (typeclass, size, datatype))) \
    BND_TOOL_IF_MPI_Type_set_attr(BND_TOOL_ENTRY(MPI_Type_set_attr, Type_set_attr, (passed<MPI_Datatype> datatype, passed<int> type_keyval, void *attribute_val), (datatype, type_keyval, attribute_val))) \
    BND_TOOL_IF_MPI_Type_set_name(BND_TOOL_ENTRY(MPI_Type_set_name, Type_set_name, (passed<MPI_Datatype> datatype, const char *type_name), (datatype, type_name))) \
    BND_TOOL_IF_MPI_Type_size(BND_TOOL_ENTRY(MPI_Type_size, Type_size, (passed<MPI_Datatype> datatype, int *size), (datatype, size))) \
    BND_TOOL_IF_MPI_Type_size_c(BND_TOOL_ENTRY(MPI_Type_size_c, Type_size_c, (passed<MPI_Datatype> datatype, MPI_Count *size), (datatype, size))) \
    BND_TOOL_IF_MPI_Type_size_x(BND_TOOL_ENTRY(MPI_Type_size_x, Type_size_x, (passed<MPI_Datatype> datatype, MPI_Count *size), (datatype, size))) \
    BND_TOOL_IF_MPI_Type_struct(BND_TOOL_ENTRY(MPI_Type_struct, Type_struct, (passed<int> count, int *array_of_blocklengths, MPI_Aint *array_of_displacements, MPI_Datatype *array_of_types, MPI_Datatype *newtype), (count, array_of_blocklengths, array_of_displacements, array_of_types, newtype))) \
    BND_TOOL_IF_MPI_Type_toint(BND_TOOL_ENTRY(MPI_Type_toint, Type_toint, (passed<MPI_Datatype> datatype), (datatype))) \
    BND_TOOL_IF_MPI_Type_ub(BND_TOOL_ENTRY(MPI_Type_ub, Type_ub, (passed<MPI_Datatype> datatype, MPI_Aint *displacement), (datatype, displacement))) \
    BND_TOOL_IF_MPI_Type_vector(BND_TOOL_ENTRY(MPI_Type_vector, Type_vector, (passed<int> count, passed<int> blocklength, passed<int> stride, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Type_vector_c(BND_TOOL_ENTRY(MPI_Type_vector_c, Type_vector_c, (passed<MPI_Count> count, passed<MPI_Count> blocklength, passed<MPI_Count> stride, passed<MPI_Datatype> oldtype, MPI_Datatype *newtype), (count, blocklength, stride, oldtype, newtype))) \
    BND_TOOL_IF_MPI_Unpack(BND_TOOL_ENTRY(MPI_Unpack, Unpack, (const void *inbuf, passed<int> insize, int *position, void *outbuf, passed<int> outcount, passed<MPI_Datatype> datatype, passed<MPI_Comm> comm), (inbuf, insize, position, outbuf, outcount, datatype, comm))) \
    BND_TOOL_IF_MPI_Unpack_c(BND_TOOL_ENTRY(MPI_Unpack_c, Unpack_c, (const void *inbuf, passed<MPI_Count> insize, MPI_Count *position, void *outbuf, passed<MPI_Count> outcount, passed<MPI_Datatype> datatype, passed<MPI_Comm> comm), (inbuf, insize, position, outbuf, outcount, datatype, comm))) \
    BND_TOOL_IF_MPI_Unpack_external(BND_TOOL_ENTRY(MPI_Unpack_external, Unpack_external, (const char *datarep, const void *inbuf, passed<MPI_Aint> insize, MPI_Aint *position, void *outbuf, passed<int> outcount, passed<MPI_Datatype> datatype), (datarep, inbuf, insize, position, outbuf, outcount, datatype))) \
    BND_TOOL_IF_MPI_Unpack_external_c(BND_TOOL_ENTRY(MPI_Unpack_external_c, Unpack_external_c, (const char *datarep, const void *inbuf, passed<MPI_Count> insize, MPI_Count *position, void *outbuf, passed<MPI_Count> outcount, passed<MPI_Datatype> datatype), (datarep, inbuf, insize, position, outbuf, outcount, datatype))) \
    BND_TOOL_IF_MPI_Unpublish_name(BND_TOOL_ENTRY(MPI_Unpublish_name, Unpublish_name, (const char *service_name, passed<MPI_Info> info, const char *port_name), (service_name, info, port_name))) \
    BND_TOOL_IF_MPI_Wait(BND_TOOL_ENTRY(MPI_Wait, Wait, (MPI_Request *request, MPI_Status *status), (request, status))) \
    BND_TOOL_IF_MPI_Waitall(BND_TOOL_ENTRY(MPI_Waitall, Waitall, (passed<int> count, MPI_Request *array_of_requests, MPI_Status *array_of_statuses), (count, array_of_requests, array_of_statuses))) \
    BND_TOOL_IF_MPI_Waitany(BND_TOOL_ENTRY(MPI_Waitany, Waitany, (passed<int> count, MPI_Request *array_of_requests, int *index, MPI_Status *status), (count, array_of_requests, index, status))) \
    BND_TOOL_IF_MPI_Waitsome(BND_TOOL_ENTRY(MPI_Waitsome, Waitsome, (passed<int> incount, MPI_Request *array_of_requests, int *outcount, int *array_of_indices, MPI_Status *array_of_statuses), (incount, array_of_requests, outcount, array_of_indices, array_of_statuses))) \
    BND_TOOL_IF_MPI_Win_allocate(BND_TOOL_ENTRY(MPI_Win_allocate, Win_allocate, (passed<MPI_Aint> size, passed<int> disp_unit, passed<MPI_Info> info, passed<MPI_Comm> comm, void *baseptr, MPI_Win *win), (size, disp_unit, info, comm, baseptr, win))) \
    BND_TOOL_IF_MPI_Win_allocate_c(BND_TOOL_ENTRY(MPI_Win_allocate_c, Win_allocate_c, (passed<MPI_Aint> size, passed<MPI_Aint> disp_unit, passed<MPI_Info> info, passed<MPI_Comm> comm, void *baseptr, MPI_Win *win), (size, disp_unit, info, comm, baseptr, win))) \
    BND_TOOL_IF_MPI_Win_allocate_shared(BND_TOOL_ENTRY(MPI_Win_allocate_shared, Win_allocate_shared, (passed<MPI_Aint> size, passed<int> disp_unit, passed<MPI_Info> info, passed<MPI_Comm> comm, void *baseptr, MPI_Win *win), (size, disp_unit, info, comm, baseptr, win))) \
    BND_TOOL_IF_MPI_Win_allocate_shared_c(BND_TOOL_ENTRY(MPI_Win_allocate_shared_c, Win_allocate_shared_c, (passed<MPI_Aint> size, passed<MPI_Aint> disp_unit, passed<MPI_Info> info, passed<MPI_Comm> comm, void *baseptr, MPI_Win *win), (size, disp_unit, info, comm, baseptr, win))) \
    BND_TOOL_IF_MPI_Win_attach(BND_TOOL_ENTRY(MPI_Win_attach, Win_attach, (passed<MPI_Win> win, void *base, passed<MPI_Aint> size), (win, base, size))) \
    BND_TOOL_IF_MPI_Win_c2f(BND_TOOL_ENTRY(MPI_Win_c2f, Win_c2f, (passed<MPI_Win> win), (win))) \
    BND_TOOL_IF_MPI_Win_call_errhandler(BND_TOOL_ENTRY(MPI_Win_call_errhandler, Win_call_errhandler, (passed<MPI_Win> win, passed<int> errorcode), (win, errorcode))) \
    BND_TOOL_IF_MPI_Win_complete(BND_TOOL_ENTRY(MPI_Win_complete, Win_complete, (passed<MPI_Win> win), (win))) \
    BND_TOOL_IF_MPI_Win_create(BND_TOOL_ENTRY(MPI_Win_create, Win_create, (void *base, passed<MPI_Aint> size, passed<int> disp_unit, passed<MPI_Info> info, passed<MPI_Comm> comm, MPI_Win *win), (base, size, disp_unit, info, comm, win))) \
    BND_TOOL_IF_MPI_Win_create_c(BND_TOOL_ENTRY(MPI_Win_create_c, Win_create_c, (void *base, passed<MPI_Aint> size, passed<MPI_Aint> disp_unit, passed<MPI_Info> info, passed<MPI_Comm> comm, MPI_Win *win), (base, size, disp_unit, info, comm, win))) \
    BND_TOOL_IF_MPI_Win_create_dynamic(BND_TOOL_ENTRY(MPI_Win_create_dynamic, Win_create_dynamic, (passed<MPI_Info> info, passed<MPI_Comm> comm, MPI_Win *win), (info, comm, win))) \
    BND_TOOL_IF_MPI_Win_create_errhandler(BND_TOOL_ENTRY(MPI_Win_create_errhandler, Win_create_errhandler, (MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler), (win_errhandler_fn, errhandler))) \
    BND_TOOL_IF_MPI_Win_create_keyval(BND_TOOL_ENTRY(MPI_Win_create_keyval, Win_create_keyval, (MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state), (win_copy_attr_fn, win_delete_attr_fn, win_keyval, extra_state))) \
    BND_TOOL_IF_MPI_Win_delete_attr(BND_TOOL_ENTRY(MPI_Win_delete_attr, Win_delete_attr, (passed<MPI_Win> win, passed<int> win_keyval), (win, win_keyval))) \
    BND_TOOL_IF_MPI_Win_detach(BND_TOOL_ENTRY(MPI_Win_detach, Win_detach, (passed<MPI_Win> win, const void *base), (win, base))) \
    BND_TOOL_IF_MPI_Win_f2c(BND_TOOL_ENTRY(MPI_Win_f2c, Win_f2c, (passed<MPI_Fint> win), (win))) \
    BND_TOOL_IF_MPI_Win_fence(BND_TOOL_ENTRY(MPI_Win_fence, Win_fence, (passed<int> assert, passed<MPI_Win> win), (assert, win))) \
    BND_TOOL_IF_MPI_Win_flush(BND_TOOL_ENTRY(MPI_Win_flush, Win_flush, (passed<int> rank, passed<MPI_Win> win), (rank, win))) \
    BND_TOOL_IF_MPI_Win_flush_all(BND_TOOL_ENTRY(MPI_Win_flush_all, Win_flush_all, (passed<MPI_Win> win), (win))) \
    BND_TOOL_IF_MPI_Win_flush_local(BND_TOOL_ENTRY(MPI_Win_flush_local, Win_flush_local, (passed<int> rank, passed<MPI_Win> win), (rank, win))) \
    BND_TOOL_IF_MPI_Win_flush_local_all(BND_TOOL_ENTRY(MPI_Win_flush_local_all, Win_flush_local_all, (passed<MPI_Win> win), (win))) \
    BND_TOOL_IF_MPI_Win_free(BND_TOOL_ENTRY(MPI_Win_free, Win_free, (MPI_Win *win), (win))) \
    BND_TOOL_IF_MPI_Win_free_keyval(BND_TOOL_ENTRY(MPI_Win_free_keyval, Win_free_keyval, (int *win_keyval), (win_keyval))) \
    BND_TOOL_IF_MPI_Win_fromint(BND_TOOL_ENTRY(MPI_Win_fromint, Win_fromint, (passed<int> win), (win))) \
    BND_TOOL_IF_MPI_Win_get_attr(BND_TOOL_ENTRY(MPI_Win_get_attr, Win_get_attr, (passed<MPI_Win> win, passed<int> win_keyval, void *attribute_val, int *flag), (win, win_keyval, attribute_val, flag))) \
    BND_TOOL_IF_MPI_Win_get_errhandler(BND_TOOL_ENTRY(MPI_Win_get_errhandler, Win_get_errhandler, (passed<MPI_Win> win, MPI_Errhandler *errhandler), (win, errhandler))) \
    BND_TOOL_IF_MPI_Win_get_group(BND_TOOL_ENTRY(MPI_Win_get_group, Win_get_group, (passed<MPI_Win> win, MPI_Group *group), (win, group))) \
    BND_TOOL_IF_MPI_Win_get_info(BND_TOOL_ENTRY(MPI_Win_get_info, Win_get_info, (passed<MPI_Win> win, MPI_Info *info_used), (win, info_used))) \
    BND_TOOL_IF_MPI_Win_get_name(BND_TOOL_ENTRY(MPI_Win_get_name, Win_get_name, (passed<MPI_Win> win, char *win_name, int *resultlen), (win, win_name, resultlen))) \
    BND_TOOL_IF_MPI_Win_lock(BND_TOOL_ENTRY(MPI_Win_lock, Win_lock, (passed<int> lock_type, passed<int> rank, passed<int> assert, passed<MPI_Win> win), (lock_type, rank, assert, win))) \
    BND_TOOL_IF_MPI_Win_lock_all(BND_TOOL_ENTRY(MPI_Win_lock_all, Win_lock_all, (passed<int> assert, passed<MPI_Win> win), (assert, win))) \
    BND_TOOL_IF_MPI_Win_post(BND_TOOL_ENTRY(MPI_Win_post, Win_post, (passed<MPI_Group> group, passed<int> assert, passed<MPI_Win> win), (group, assert, win))) \
    BND_TOOL_IF_MPI_Win_set_attr(BND_TOOL_ENTRY(MPI_Win_set_attr, Win_set_attr, (passed<MPI_Win> win, passed<int> win_keyval, void *attribute_val), (win, win_keyval, attribute_val))) \
    BND_TOOL_IF_MPI_Win_set_errhandler(BND_TOOL_ENTRY(MPI_Win_set_errhandler, Win_set_errhandler, (passed<MPI_Win> win, passed<MPI_Errhandler> errhandler), (win, errhandler))) \
    BND_TOOL_IF_MPI_Win_set_info(BND_TOOL_ENTRY(MPI_Win_set_info, Win_set_info, (passed<MPI_Win> win, passed<MPI_Info> info), (win, info))) \
    BND_TOOL_IF_MPI_Win_set_name(BND_TOOL_ENTRY(MPI_Win_set_name, Win_set_name, (passed<MPI_Win> win, const char *win_name), (win, win_name))) \
    BND_TOOL_IF_MPI_Win_shared_query(BND_TOOL_ENTRY(MPI_Win_shared_query, Win_shared_query, (passed<MPI_Win> win, passed<int> rank, MPI_Aint *size, int *disp_unit, void *baseptr), (win, rank, size, disp_unit, baseptr))) \
    BND_TOOL_IF_MPI_Win_shared_query_c(BND_TOOL_ENTRY(MPI_Win_shared_query_c, Win_shared_query_c, (passed<MPI_Win> win, passed<int> rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr), (win, rank, size, disp_unit, baseptr))) \
    BND_TOOL_IF_MPI_Win_start(BND_TOOL_ENTRY(MPI_Win_start, Win_start, (passed<MPI_Group> group, passed<int> assert, passed<MPI_Win> win), (group, assert, win))) \
    BND_TOOL_IF_MPI_Win_sync(BND_TOOL_ENTRY(MPI_Win_sync, Win_sync, (passed<MPI_Win> win), (win))) \
    BND_TOOL_IF_MPI_Win_test(BND_TOOL_ENTRY(MPI_Win_test, Win_test, (passed<MPI_Win> win, int *flag), (win, flag))) \
    BND_TOOL_IF_MPI_Win_toint(BND_TOOL_ENTRY(MPI_Win_toint, Win_toint, (passed<MPI_Win> win), (win))) \
    BND_TOOL_IF_MPI_Win_unlock(BND_TOOL_ENTRY(MPI_Win_unlock, Win_unlock, (passed<int> rank, passed<MPI_Win> win), (rank, win))) \
    BND_TOOL_IF_MPI_Win_unlock_all(BND_TOOL_ENTRY(MPI_Win_unlock_all, Win_unlock_all, (passed<MPI_Win> win), (win))) \
    BND_TOOL_IF_MPI_Win_wait(BND_TOOL_ENTRY(MPI_Win_wait, Win_wait, (passed<MPI_Win> win), (win))) \
    BND_TOOL_IF_MPI_Wtick(BND_TOOL_ENTRY(MPI_Wtick, Wtick, (), ())) \
    BND_TOOL_IF_MPI_Wtime(BND_TOOL_ENTRY(MPI_Wtime, Wtime, (), ()))
