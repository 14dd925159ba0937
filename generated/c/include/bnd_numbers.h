/* Do not edit: `bindery generate` writes this from specs/ through templates/c/bnd_numbers.h.j2. */
/* A number for each entry point, for an implementation that counts calls. The numbers change with every version. */
#ifndef BND_NUMBERS_H
#define BND_NUMBERS_H

enum {
    BND_NUMBER_Abi_get_fortran_booleans,
    BND_NUMBER_Abi_get_fortran_info,
    BND_NUMBER_Abi_get_info,
    BND_NUMBER_Abi_get_version,
    BND_NUMBER_Abi_set_fortran_booleans,
    BND_NUMBER_Abi_set_fortran_info,
    BND_NUMBER_Abort,
    BND_NUMBER_Accumulate,
    BND_NUMBER_Accumulate_c,
    BND_NUMBER_Add_error_class,
    BND_NUMBER_Add_error_code,
    BND_NUMBER_Add_error_string,
    BND_NUMBER_Address,
    BND_NUMBER_Aint_add,
    BND_NUMBER_Aint_diff,
    BND_NUMBER_Allgather,
    BND_NUMBER_Allgather_c,
    BND_NUMBER_Allgather_init,
    BND_NUMBER_Allgather_init_c,
    BND_NUMBER_Allgatherv,
    BND_NUMBER_Allgatherv_c,
    BND_NUMBER_Allgatherv_init,
    BND_NUMBER_Allgatherv_init_c,
    BND_NUMBER_Alloc_mem,
    BND_NUMBER_Allreduce,
    BND_NUMBER_Allreduce_c,
    BND_NUMBER_Allreduce_init,
    BND_NUMBER_Allreduce_init_c,
    BND_NUMBER_Alltoall,
    BND_NUMBER_Alltoall_c,
    BND_NUMBER_Alltoall_init,
    BND_NUMBER_Alltoall_init_c,
    BND_NUMBER_Alltoallv,
    BND_NUMBER_Alltoallv_c,
    BND_NUMBER_Alltoallv_init,
    BND_NUMBER_Alltoallv_init_c,
    BND_NUMBER_Alltoallw,
    BND_NUMBER_Alltoallw_c,
    BND_NUMBER_Alltoallw_init,
    BND_NUMBER_Alltoallw_init_c,
    BND_NUMBER_Attr_delete,
    BND_NUMBER_Attr_get,
    BND_NUMBER_Attr_put,
    BND_NUMBER_Barrier,
    BND_NUMBER_Barrier_init,
    BND_NUMBER_Bcast,
    BND_NUMBER_Bcast_c,
    BND_NUMBER_Bcast_init,
    BND_NUMBER_Bcast_init_c,
    BND_NUMBER_Bsend,
    BND_NUMBER_Bsend_c,
    BND_NUMBER_Bsend_init,
    BND_NUMBER_Bsend_init_c,
    BND_NUMBER_Buffer_attach,
    BND_NUMBER_Buffer_attach_c,
    BND_NUMBER_Buffer_detach,
    BND_NUMBER_Buffer_detach_c,
    BND_NUMBER_Buffer_flush,
    BND_NUMBER_Buffer_iflush,
    BND_NUMBER_Cancel,
    BND_NUMBER_Cart_coords,
    BND_NUMBER_Cart_create,
    BND_NUMBER_Cart_get,
    BND_NUMBER_Cart_map,
    BND_NUMBER_Cart_rank,
    BND_NUMBER_Cart_shift,
    BND_NUMBER_Cart_sub,
    BND_NUMBER_Cartdim_get,
    BND_NUMBER_Close_port,
    BND_NUMBER_Comm_accept,
    BND_NUMBER_Comm_attach_buffer,
    BND_NUMBER_Comm_attach_buffer_c,
    BND_NUMBER_Comm_c2f,
    BND_NUMBER_Comm_call_errhandler,
    BND_NUMBER_Comm_compare,
    BND_NUMBER_Comm_connect,
    BND_NUMBER_Comm_create,
    BND_NUMBER_Comm_create_errhandler,
    BND_NUMBER_Comm_create_from_group,
    BND_NUMBER_Comm_create_group,
    BND_NUMBER_Comm_create_keyval,
    BND_NUMBER_Comm_delete_attr,
    BND_NUMBER_Comm_detach_buffer,
    BND_NUMBER_Comm_detach_buffer_c,
    BND_NUMBER_Comm_disconnect,
    BND_NUMBER_Comm_dup,
    BND_NUMBER_Comm_dup_with_info,
    BND_NUMBER_Comm_f2c,
    BND_NUMBER_Comm_flush_buffer,
    BND_NUMBER_Comm_free,
    BND_NUMBER_Comm_free_keyval,
    BND_NUMBER_Comm_fromint,
    BND_NUMBER_Comm_get_attr,
    BND_NUMBER_Comm_get_errhandler,
    BND_NUMBER_Comm_get_info,
    BND_NUMBER_Comm_get_name,
    BND_NUMBER_Comm_get_parent,
    BND_NUMBER_Comm_group,
    BND_NUMBER_Comm_idup,
    BND_NUMBER_Comm_idup_with_info,
    BND_NUMBER_Comm_iflush_buffer,
    BND_NUMBER_Comm_join,
    BND_NUMBER_Comm_rank,
    BND_NUMBER_Comm_remote_group,
    BND_NUMBER_Comm_remote_size,
    BND_NUMBER_Comm_set_attr,
    BND_NUMBER_Comm_set_errhandler,
    BND_NUMBER_Comm_set_info,
    BND_NUMBER_Comm_set_name,
    BND_NUMBER_Comm_size,
    BND_NUMBER_Comm_spawn,
    BND_NUMBER_Comm_spawn_multiple,
    BND_NUMBER_Comm_split,
    BND_NUMBER_Comm_split_type,
    BND_NUMBER_Comm_test_inter,
    BND_NUMBER_Comm_toint,
    BND_NUMBER_Compare_and_swap,
    BND_NUMBER_Dims_create,
    BND_NUMBER_Dist_graph_create,
    BND_NUMBER_Dist_graph_create_adjacent,
    BND_NUMBER_Dist_graph_neighbors,
    BND_NUMBER_Dist_graph_neighbors_count,
    BND_NUMBER_Errhandler_c2f,
    BND_NUMBER_Errhandler_create,
    BND_NUMBER_Errhandler_f2c,
    BND_NUMBER_Errhandler_free,
    BND_NUMBER_Errhandler_fromint,
    BND_NUMBER_Errhandler_get,
    BND_NUMBER_Errhandler_set,
    BND_NUMBER_Errhandler_toint,
    BND_NUMBER_Error_class,
    BND_NUMBER_Error_string,
    BND_NUMBER_Exscan,
    BND_NUMBER_Exscan_c,
    BND_NUMBER_Exscan_init,
    BND_NUMBER_Exscan_init_c,
    BND_NUMBER_Fetch_and_op,
    BND_NUMBER_File_c2f,
    BND_NUMBER_File_call_errhandler,
    BND_NUMBER_File_close,
    BND_NUMBER_File_create_errhandler,
    BND_NUMBER_File_delete,
    BND_NUMBER_File_f2c,
    BND_NUMBER_File_fromint,
    BND_NUMBER_File_get_amode,
    BND_NUMBER_File_get_atomicity,
    BND_NUMBER_File_get_byte_offset,
    BND_NUMBER_File_get_errhandler,
    BND_NUMBER_File_get_group,
    BND_NUMBER_File_get_info,
    BND_NUMBER_File_get_position,
    BND_NUMBER_File_get_position_shared,
    BND_NUMBER_File_get_size,
    BND_NUMBER_File_get_type_extent,
    BND_NUMBER_File_get_type_extent_c,
    BND_NUMBER_File_get_view,
    BND_NUMBER_File_iread,
    BND_NUMBER_File_iread_all,
    BND_NUMBER_File_iread_all_c,
    BND_NUMBER_File_iread_at,
    BND_NUMBER_File_iread_at_all,
    BND_NUMBER_File_iread_at_all_c,
    BND_NUMBER_File_iread_at_c,
    BND_NUMBER_File_iread_c,
    BND_NUMBER_File_iread_shared,
    BND_NUMBER_File_iread_shared_c,
    BND_NUMBER_File_iwrite,
    BND_NUMBER_File_iwrite_all,
    BND_NUMBER_File_iwrite_all_c,
    BND_NUMBER_File_iwrite_at,
    BND_NUMBER_File_iwrite_at_all,
    BND_NUMBER_File_iwrite_at_all_c,
    BND_NUMBER_File_iwrite_at_c,
    BND_NUMBER_File_iwrite_c,
    BND_NUMBER_File_iwrite_shared,
    BND_NUMBER_File_iwrite_shared_c,
    BND_NUMBER_File_open,
    BND_NUMBER_File_preallocate,
    BND_NUMBER_File_read,
    BND_NUMBER_File_read_all,
    BND_NUMBER_File_read_all_begin,
    BND_NUMBER_File_read_all_begin_c,
    BND_NUMBER_File_read_all_c,
    BND_NUMBER_File_read_all_end,
    BND_NUMBER_File_read_at,
    BND_NUMBER_File_read_at_all,
    BND_NUMBER_File_read_at_all_begin,
    BND_NUMBER_File_read_at_all_begin_c,
    BND_NUMBER_File_read_at_all_c,
    BND_NUMBER_File_read_at_all_end,
    BND_NUMBER_File_read_at_c,
    BND_NUMBER_File_read_c,
    BND_NUMBER_File_read_ordered,
    BND_NUMBER_File_read_ordered_begin,
    BND_NUMBER_File_read_ordered_begin_c,
    BND_NUMBER_File_read_ordered_c,
    BND_NUMBER_File_read_ordered_end,
    BND_NUMBER_File_read_shared,
    BND_NUMBER_File_read_shared_c,
    BND_NUMBER_File_seek,
    BND_NUMBER_File_seek_shared,
    BND_NUMBER_File_set_atomicity,
    BND_NUMBER_File_set_errhandler,
    BND_NUMBER_File_set_info,
    BND_NUMBER_File_set_size,
    BND_NUMBER_File_set_view,
    BND_NUMBER_File_sync,
    BND_NUMBER_File_toint,
    BND_NUMBER_File_write,
    BND_NUMBER_File_write_all,
    BND_NUMBER_File_write_all_begin,
    BND_NUMBER_File_write_all_begin_c,
    BND_NUMBER_File_write_all_c,
    BND_NUMBER_File_write_all_end,
    BND_NUMBER_File_write_at,
    BND_NUMBER_File_write_at_all,
    BND_NUMBER_File_write_at_all_begin,
    BND_NUMBER_File_write_at_all_begin_c,
    BND_NUMBER_File_write_at_all_c,
    BND_NUMBER_File_write_at_all_end,
    BND_NUMBER_File_write_at_c,
    BND_NUMBER_File_write_c,
    BND_NUMBER_File_write_ordered,
    BND_NUMBER_File_write_ordered_begin,
    BND_NUMBER_File_write_ordered_begin_c,
    BND_NUMBER_File_write_ordered_c,
    BND_NUMBER_File_write_ordered_end,
    BND_NUMBER_File_write_shared,
    BND_NUMBER_File_write_shared_c,
    BND_NUMBER_Finalize,
    BND_NUMBER_Finalized,
    BND_NUMBER_Free_mem,
    BND_NUMBER_Gather,
    BND_NUMBER_Gather_c,
    BND_NUMBER_Gather_init,
    BND_NUMBER_Gather_init_c,
    BND_NUMBER_Gatherv,
    BND_NUMBER_Gatherv_c,
    BND_NUMBER_Gatherv_init,
    BND_NUMBER_Gatherv_init_c,
    BND_NUMBER_Get,
    BND_NUMBER_Get_accumulate,
    BND_NUMBER_Get_accumulate_c,
    BND_NUMBER_Get_address,
    BND_NUMBER_Get_c,
    BND_NUMBER_Get_count,
    BND_NUMBER_Get_count_c,
    BND_NUMBER_Get_elements,
    BND_NUMBER_Get_elements_c,
    BND_NUMBER_Get_elements_x,
    BND_NUMBER_Get_hw_resource_info,
    BND_NUMBER_Get_library_version,
    BND_NUMBER_Get_processor_name,
    BND_NUMBER_Get_version,
    BND_NUMBER_Graph_create,
    BND_NUMBER_Graph_get,
    BND_NUMBER_Graph_map,
    BND_NUMBER_Graph_neighbors,
    BND_NUMBER_Graph_neighbors_count,
    BND_NUMBER_Graphdims_get,
    BND_NUMBER_Grequest_complete,
    BND_NUMBER_Grequest_start,
    BND_NUMBER_Group_c2f,
    BND_NUMBER_Group_compare,
    BND_NUMBER_Group_difference,
    BND_NUMBER_Group_excl,
    BND_NUMBER_Group_f2c,
    BND_NUMBER_Group_free,
    BND_NUMBER_Group_from_session_pset,
    BND_NUMBER_Group_fromint,
    BND_NUMBER_Group_incl,
    BND_NUMBER_Group_intersection,
    BND_NUMBER_Group_range_excl,
    BND_NUMBER_Group_range_incl,
    BND_NUMBER_Group_rank,
    BND_NUMBER_Group_size,
    BND_NUMBER_Group_toint,
    BND_NUMBER_Group_translate_ranks,
    BND_NUMBER_Group_union,
    BND_NUMBER_Iallgather,
    BND_NUMBER_Iallgather_c,
    BND_NUMBER_Iallgatherv,
    BND_NUMBER_Iallgatherv_c,
    BND_NUMBER_Iallreduce,
    BND_NUMBER_Iallreduce_c,
    BND_NUMBER_Ialltoall,
    BND_NUMBER_Ialltoall_c,
    BND_NUMBER_Ialltoallv,
    BND_NUMBER_Ialltoallv_c,
    BND_NUMBER_Ialltoallw,
    BND_NUMBER_Ialltoallw_c,
    BND_NUMBER_Ibarrier,
    BND_NUMBER_Ibcast,
    BND_NUMBER_Ibcast_c,
    BND_NUMBER_Ibsend,
    BND_NUMBER_Ibsend_c,
    BND_NUMBER_Iexscan,
    BND_NUMBER_Iexscan_c,
    BND_NUMBER_Igather,
    BND_NUMBER_Igather_c,
    BND_NUMBER_Igatherv,
    BND_NUMBER_Igatherv_c,
    BND_NUMBER_Improbe,
    BND_NUMBER_Imrecv,
    BND_NUMBER_Imrecv_c,
    BND_NUMBER_Ineighbor_allgather,
    BND_NUMBER_Ineighbor_allgather_c,
    BND_NUMBER_Ineighbor_allgatherv,
    BND_NUMBER_Ineighbor_allgatherv_c,
    BND_NUMBER_Ineighbor_alltoall,
    BND_NUMBER_Ineighbor_alltoall_c,
    BND_NUMBER_Ineighbor_alltoallv,
    BND_NUMBER_Ineighbor_alltoallv_c,
    BND_NUMBER_Ineighbor_alltoallw,
    BND_NUMBER_Ineighbor_alltoallw_c,
    BND_NUMBER_Info_c2f,
    BND_NUMBER_Info_create,
    BND_NUMBER_Info_create_env,
    BND_NUMBER_Info_delete,
    BND_NUMBER_Info_dup,
    BND_NUMBER_Info_f2c,
    BND_NUMBER_Info_free,
    BND_NUMBER_Info_fromint,
    BND_NUMBER_Info_get,
    BND_NUMBER_Info_get_nkeys,
    BND_NUMBER_Info_get_nthkey,
    BND_NUMBER_Info_get_string,
    BND_NUMBER_Info_get_valuelen,
    BND_NUMBER_Info_set,
    BND_NUMBER_Info_toint,
    BND_NUMBER_Init,
    BND_NUMBER_Init_thread,
    BND_NUMBER_Initialized,
    BND_NUMBER_Intercomm_create,
    BND_NUMBER_Intercomm_create_from_groups,
    BND_NUMBER_Intercomm_merge,
    BND_NUMBER_Iprobe,
    BND_NUMBER_Irecv,
    BND_NUMBER_Irecv_c,
    BND_NUMBER_Ireduce,
    BND_NUMBER_Ireduce_c,
    BND_NUMBER_Ireduce_scatter,
    BND_NUMBER_Ireduce_scatter_block,
    BND_NUMBER_Ireduce_scatter_block_c,
    BND_NUMBER_Ireduce_scatter_c,
    BND_NUMBER_Irsend,
    BND_NUMBER_Irsend_c,
    BND_NUMBER_Is_thread_main,
    BND_NUMBER_Iscan,
    BND_NUMBER_Iscan_c,
    BND_NUMBER_Iscatter,
    BND_NUMBER_Iscatter_c,
    BND_NUMBER_Iscatterv,
    BND_NUMBER_Iscatterv_c,
    BND_NUMBER_Isend,
    BND_NUMBER_Isend_c,
    BND_NUMBER_Isendrecv,
    BND_NUMBER_Isendrecv_c,
    BND_NUMBER_Isendrecv_replace,
    BND_NUMBER_Isendrecv_replace_c,
    BND_NUMBER_Issend,
    BND_NUMBER_Issend_c,
    BND_NUMBER_Keyval_create,
    BND_NUMBER_Keyval_free,
    BND_NUMBER_Lookup_name,
    BND_NUMBER_Message_c2f,
    BND_NUMBER_Message_f2c,
    BND_NUMBER_Message_fromint,
    BND_NUMBER_Message_toint,
    BND_NUMBER_Mprobe,
    BND_NUMBER_Mrecv,
    BND_NUMBER_Mrecv_c,
    BND_NUMBER_Neighbor_allgather,
    BND_NUMBER_Neighbor_allgather_c,
    BND_NUMBER_Neighbor_allgather_init,
    BND_NUMBER_Neighbor_allgather_init_c,
    BND_NUMBER_Neighbor_allgatherv,
    BND_NUMBER_Neighbor_allgatherv_c,
    BND_NUMBER_Neighbor_allgatherv_init,
    BND_NUMBER_Neighbor_allgatherv_init_c,
    BND_NUMBER_Neighbor_alltoall,
    BND_NUMBER_Neighbor_alltoall_c,
    BND_NUMBER_Neighbor_alltoall_init,
    BND_NUMBER_Neighbor_alltoall_init_c,
    BND_NUMBER_Neighbor_alltoallv,
    BND_NUMBER_Neighbor_alltoallv_c,
    BND_NUMBER_Neighbor_alltoallv_init,
    BND_NUMBER_Neighbor_alltoallv_init_c,
    BND_NUMBER_Neighbor_alltoallw,
    BND_NUMBER_Neighbor_alltoallw_c,
    BND_NUMBER_Neighbor_alltoallw_init,
    BND_NUMBER_Neighbor_alltoallw_init_c,
    BND_NUMBER_Op_c2f,
    BND_NUMBER_Op_commutative,
    BND_NUMBER_Op_create,
    BND_NUMBER_Op_create_c,
    BND_NUMBER_Op_f2c,
    BND_NUMBER_Op_free,
    BND_NUMBER_Op_fromint,
    BND_NUMBER_Op_toint,
    BND_NUMBER_Open_port,
    BND_NUMBER_Pack,
    BND_NUMBER_Pack_c,
    BND_NUMBER_Pack_external,
    BND_NUMBER_Pack_external_c,
    BND_NUMBER_Pack_external_size,
    BND_NUMBER_Pack_external_size_c,
    BND_NUMBER_Pack_size,
    BND_NUMBER_Pack_size_c,
    BND_NUMBER_Parrived,
    BND_NUMBER_Pcontrol,
    BND_NUMBER_Pready,
    BND_NUMBER_Pready_list,
    BND_NUMBER_Pready_range,
    BND_NUMBER_Precv_init,
    BND_NUMBER_Probe,
    BND_NUMBER_Psend_init,
    BND_NUMBER_Publish_name,
    BND_NUMBER_Put,
    BND_NUMBER_Put_c,
    BND_NUMBER_Query_thread,
    BND_NUMBER_Raccumulate,
    BND_NUMBER_Raccumulate_c,
    BND_NUMBER_Recv,
    BND_NUMBER_Recv_c,
    BND_NUMBER_Recv_init,
    BND_NUMBER_Recv_init_c,
    BND_NUMBER_Reduce,
    BND_NUMBER_Reduce_c,
    BND_NUMBER_Reduce_init,
    BND_NUMBER_Reduce_init_c,
    BND_NUMBER_Reduce_local,
    BND_NUMBER_Reduce_local_c,
    BND_NUMBER_Reduce_scatter,
    BND_NUMBER_Reduce_scatter_block,
    BND_NUMBER_Reduce_scatter_block_c,
    BND_NUMBER_Reduce_scatter_block_init,
    BND_NUMBER_Reduce_scatter_block_init_c,
    BND_NUMBER_Reduce_scatter_c,
    BND_NUMBER_Reduce_scatter_init,
    BND_NUMBER_Reduce_scatter_init_c,
    BND_NUMBER_Register_datarep,
    BND_NUMBER_Register_datarep_c,
    BND_NUMBER_Remove_error_class,
    BND_NUMBER_Remove_error_code,
    BND_NUMBER_Remove_error_string,
    BND_NUMBER_Request_c2f,
    BND_NUMBER_Request_f2c,
    BND_NUMBER_Request_free,
    BND_NUMBER_Request_fromint,
    BND_NUMBER_Request_get_status,
    BND_NUMBER_Request_get_status_all,
    BND_NUMBER_Request_get_status_any,
    BND_NUMBER_Request_get_status_some,
    BND_NUMBER_Request_toint,
    BND_NUMBER_Rget,
    BND_NUMBER_Rget_accumulate,
    BND_NUMBER_Rget_accumulate_c,
    BND_NUMBER_Rget_c,
    BND_NUMBER_Rput,
    BND_NUMBER_Rput_c,
    BND_NUMBER_Rsend,
    BND_NUMBER_Rsend_c,
    BND_NUMBER_Rsend_init,
    BND_NUMBER_Rsend_init_c,
    BND_NUMBER_Scan,
    BND_NUMBER_Scan_c,
    BND_NUMBER_Scan_init,
    BND_NUMBER_Scan_init_c,
    BND_NUMBER_Scatter,
    BND_NUMBER_Scatter_c,
    BND_NUMBER_Scatter_init,
    BND_NUMBER_Scatter_init_c,
    BND_NUMBER_Scatterv,
    BND_NUMBER_Scatterv_c,
    BND_NUMBER_Scatterv_init,
    BND_NUMBER_Scatterv_init_c,
    BND_NUMBER_Send,
    BND_NUMBER_Send_c,
    BND_NUMBER_Send_init,
    BND_NUMBER_Send_init_c,
    BND_NUMBER_Sendrecv,
    BND_NUMBER_Sendrecv_c,
    BND_NUMBER_Sendrecv_replace,
    BND_NUMBER_Sendrecv_replace_c,
    BND_NUMBER_Session_attach_buffer,
    BND_NUMBER_Session_attach_buffer_c,
    BND_NUMBER_Session_c2f,
    BND_NUMBER_Session_call_errhandler,
    BND_NUMBER_Session_create_errhandler,
    BND_NUMBER_Session_detach_buffer,
    BND_NUMBER_Session_detach_buffer_c,
    BND_NUMBER_Session_f2c,
    BND_NUMBER_Session_finalize,
    BND_NUMBER_Session_flush_buffer,
    BND_NUMBER_Session_fromint,
    BND_NUMBER_Session_get_errhandler,
    BND_NUMBER_Session_get_info,
    BND_NUMBER_Session_get_nth_pset,
    BND_NUMBER_Session_get_num_psets,
    BND_NUMBER_Session_get_pset_info,
    BND_NUMBER_Session_iflush_buffer,
    BND_NUMBER_Session_init,
    BND_NUMBER_Session_set_errhandler,
    BND_NUMBER_Session_toint,
    BND_NUMBER_Ssend,
    BND_NUMBER_Ssend_c,
    BND_NUMBER_Ssend_init,
    BND_NUMBER_Ssend_init_c,
    BND_NUMBER_Start,
    BND_NUMBER_Startall,
    BND_NUMBER_Status_c2f,
    BND_NUMBER_Status_c2f08,
    BND_NUMBER_Status_f082c,
    BND_NUMBER_Status_f082f,
    BND_NUMBER_Status_f2c,
    BND_NUMBER_Status_f2f08,
    BND_NUMBER_Status_get_error,
    BND_NUMBER_Status_get_source,
    BND_NUMBER_Status_get_tag,
    BND_NUMBER_Status_set_cancelled,
    BND_NUMBER_Status_set_elements,
    BND_NUMBER_Status_set_elements_c,
    BND_NUMBER_Status_set_elements_x,
    BND_NUMBER_Status_set_error,
    BND_NUMBER_Status_set_source,
    BND_NUMBER_Status_set_tag,
    BND_NUMBER_T_category_changed,
    BND_NUMBER_T_category_get_categories,
    BND_NUMBER_T_category_get_cvars,
    BND_NUMBER_T_category_get_events,
    BND_NUMBER_T_category_get_index,
    BND_NUMBER_T_category_get_info,
    BND_NUMBER_T_category_get_num,
    BND_NUMBER_T_category_get_num_events,
    BND_NUMBER_T_category_get_pvars,
    BND_NUMBER_T_cvar_get_index,
    BND_NUMBER_T_cvar_get_info,
    BND_NUMBER_T_cvar_get_num,
    BND_NUMBER_T_cvar_handle_alloc,
    BND_NUMBER_T_cvar_handle_free,
    BND_NUMBER_T_cvar_read,
    BND_NUMBER_T_cvar_write,
    BND_NUMBER_T_enum_get_info,
    BND_NUMBER_T_enum_get_item,
    BND_NUMBER_T_event_callback_get_info,
    BND_NUMBER_T_event_callback_set_info,
    BND_NUMBER_T_event_copy,
    BND_NUMBER_T_event_get_index,
    BND_NUMBER_T_event_get_info,
    BND_NUMBER_T_event_get_num,
    BND_NUMBER_T_event_get_source,
    BND_NUMBER_T_event_get_timestamp,
    BND_NUMBER_T_event_handle_alloc,
    BND_NUMBER_T_event_handle_free,
    BND_NUMBER_T_event_handle_get_info,
    BND_NUMBER_T_event_handle_set_info,
    BND_NUMBER_T_event_read,
    BND_NUMBER_T_event_register_callback,
    BND_NUMBER_T_event_set_dropped_handler,
    BND_NUMBER_T_finalize,
    BND_NUMBER_T_init_thread,
    BND_NUMBER_T_pvar_get_index,
    BND_NUMBER_T_pvar_get_info,
    BND_NUMBER_T_pvar_get_num,
    BND_NUMBER_T_pvar_handle_alloc,
    BND_NUMBER_T_pvar_handle_free,
    BND_NUMBER_T_pvar_read,
    BND_NUMBER_T_pvar_readreset,
    BND_NUMBER_T_pvar_reset,
    BND_NUMBER_T_pvar_session_create,
    BND_NUMBER_T_pvar_session_free,
    BND_NUMBER_T_pvar_start,
    BND_NUMBER_T_pvar_stop,
    BND_NUMBER_T_pvar_write,
    BND_NUMBER_T_source_get_info,
    BND_NUMBER_T_source_get_num,
    BND_NUMBER_T_source_get_timestamp,
    BND_NUMBER_Test,
    BND_NUMBER_Test_cancelled,
    BND_NUMBER_Testall,
    BND_NUMBER_Testany,
    BND_NUMBER_Testsome,
    BND_NUMBER_Topo_test,
    BND_NUMBER_Type_c2f,
    BND_NUMBER_Type_commit,
    BND_NUMBER_Type_contiguous,
    BND_NUMBER_Type_contiguous_c,
    BND_NUMBER_Type_create_darray,
    BND_NUMBER_Type_create_darray_c,
    BND_NUMBER_Type_create_f90_complex,
    BND_NUMBER_Type_create_f90_integer,
    BND_NUMBER_Type_create_f90_real,
    BND_NUMBER_Type_create_hindexed,
    BND_NUMBER_Type_create_hindexed_block,
    BND_NUMBER_Type_create_hindexed_block_c,
    BND_NUMBER_Type_create_hindexed_c,
    BND_NUMBER_Type_create_hvector,
    BND_NUMBER_Type_create_hvector_c,
    BND_NUMBER_Type_create_indexed_block,
    BND_NUMBER_Type_create_indexed_block_c,
    BND_NUMBER_Type_create_keyval,
    BND_NUMBER_Type_create_resized,
    BND_NUMBER_Type_create_resized_c,
    BND_NUMBER_Type_create_struct,
    BND_NUMBER_Type_create_struct_c,
    BND_NUMBER_Type_create_subarray,
    BND_NUMBER_Type_create_subarray_c,
    BND_NUMBER_Type_delete_attr,
    BND_NUMBER_Type_dup,
    BND_NUMBER_Type_extent,
    BND_NUMBER_Type_f2c,
    BND_NUMBER_Type_free,
    BND_NUMBER_Type_free_keyval,
    BND_NUMBER_Type_fromint,
    BND_NUMBER_Type_get_attr,
    BND_NUMBER_Type_get_contents,
    BND_NUMBER_Type_get_contents_c,
    BND_NUMBER_Type_get_envelope,
    BND_NUMBER_Type_get_envelope_c,
    BND_NUMBER_Type_get_extent,
    BND_NUMBER_Type_get_extent_c,
    BND_NUMBER_Type_get_extent_x,
    BND_NUMBER_Type_get_name,
    BND_NUMBER_Type_get_true_extent,
    BND_NUMBER_Type_get_true_extent_c,
    BND_NUMBER_Type_get_true_extent_x,
    BND_NUMBER_Type_get_value_index,
    BND_NUMBER_Type_hindexed,
    BND_NUMBER_Type_hvector,
    BND_NUMBER_Type_indexed,
    BND_NUMBER_Type_indexed_c,
    BND_NUMBER_Type_lb,
    BND_NUMBER_Type_match_size,
    BND_NUMBER_Type_set_attr,
    BND_NUMBER_Type_set_name,
    BND_NUMBER_Type_size,
    BND_NUMBER_Type_size_c,
    BND_NUMBER_Type_size_x,
    BND_NUMBER_Type_struct,
    BND_NUMBER_Type_toint,
    BND_NUMBER_Type_ub,
    BND_NUMBER_Type_vector,
    BND_NUMBER_Type_vector_c,
    BND_NUMBER_Unpack,
    BND_NUMBER_Unpack_c,
    BND_NUMBER_Unpack_external,
    BND_NUMBER_Unpack_external_c,
    BND_NUMBER_Unpublish_name,
    BND_NUMBER_Wait,
    BND_NUMBER_Waitall,
    BND_NUMBER_Waitany,
    BND_NUMBER_Waitsome,
    BND_NUMBER_Win_allocate,
    BND_NUMBER_Win_allocate_c,
    BND_NUMBER_Win_allocate_shared,
    BND_NUMBER_Win_allocate_shared_c,
    BND_NUMBER_Win_attach,
    BND_NUMBER_Win_c2f,
    BND_NUMBER_Win_call_errhandler,
    BND_NUMBER_Win_complete,
    BND_NUMBER_Win_create,
    BND_NUMBER_Win_create_c,
    BND_NUMBER_Win_create_dynamic,
    BND_NUMBER_Win_create_errhandler,
    BND_NUMBER_Win_create_keyval,
    BND_NUMBER_Win_delete_attr,
    BND_NUMBER_Win_detach,
    BND_NUMBER_Win_f2c,
    BND_NUMBER_Win_fence,
    BND_NUMBER_Win_flush,
    BND_NUMBER_Win_flush_all,
    BND_NUMBER_Win_flush_local,
    BND_NUMBER_Win_flush_local_all,
    BND_NUMBER_Win_free,
    BND_NUMBER_Win_free_keyval,
    BND_NUMBER_Win_fromint,
    BND_NUMBER_Win_get_attr,
    BND_NUMBER_Win_get_errhandler,
    BND_NUMBER_Win_get_group,
    BND_NUMBER_Win_get_info,
    BND_NUMBER_Win_get_name,
    BND_NUMBER_Win_lock,
    BND_NUMBER_Win_lock_all,
    BND_NUMBER_Win_post,
    BND_NUMBER_Win_set_attr,
    BND_NUMBER_Win_set_errhandler,
    BND_NUMBER_Win_set_info,
    BND_NUMBER_Win_set_name,
    BND_NUMBER_Win_shared_query,
    BND_NUMBER_Win_shared_query_c,
    BND_NUMBER_Win_start,
    BND_NUMBER_Win_sync,
    BND_NUMBER_Win_test,
    BND_NUMBER_Win_toint,
    BND_NUMBER_Win_unlock,
    BND_NUMBER_Win_unlock_all,
    BND_NUMBER_Win_wait,
    BND_NUMBER_Wtick,
    BND_NUMBER_Wtime,
    BND_NUMBER_COUNT
};

/* X(MPI_Send) for every entry point, in the order of the numbers. */
#define BND_EACH_ENTRY(X) \
    X(MPI_Abi_get_fortran_booleans) \
    X(MPI_Abi_get_fortran_info) \
    X(MPI_Abi_get_info) \
    X(MPI_Abi_get_version) \
    X(MPI_Abi_set_fortran_booleans) \
    X(MPI_Abi_set_fortran_info) \
    X(MPI_Abort) \
    X(MPI_Accumulate) \
    X(MPI_Accumulate_c) \
    X(MPI_Add_error_class) \
    X(MPI_Add_error_code) \
    X(MPI_Add_error_string) \
    X(MPI_Address) \
    X(MPI_Aint_add) \
    X(MPI_Aint_diff) \
    X(MPI_Allgather) \
    X(MPI_Allgather_c) \
    X(MPI_Allgather_init) \
    X(MPI_Allgather_init_c) \
    X(MPI_Allgatherv) \
    X(MPI_Allgatherv_c) \
    X(MPI_Allgatherv_init) \
    X(MPI_Allgatherv_init_c) \
    X(MPI_Alloc_mem) \
    X(MPI_Allreduce) \
    X(MPI_Allreduce_c) \
    X(MPI_Allreduce_init) \
    X(MPI_Allreduce_init_c) \
    X(MPI_Alltoall) \
    X(MPI_Alltoall_c) \
    X(MPI_Alltoall_init) \
    X(MPI_Alltoall_init_c) \
    X(MPI_Alltoallv) \
    X(MPI_Alltoallv_c) \
    X(MPI_Alltoallv_init) \
    X(MPI_Alltoallv_init_c) \
    X(MPI_Alltoallw) \
    X(MPI_Alltoallw_c) \
    X(MPI_Alltoallw_init) \
    X(MPI_Alltoallw_init_c) \
    X(MPI_Attr_delete) \
    X(MPI_Attr_get) \
    X(MPI_Attr_put) \
    X(MPI_Barrier) \
    X(MPI_Barrier_init) \
    X(MPI_Bcast) \
    X(MPI_Bcast_c) \
    X(MPI_Bcast_init) \
    X(MPI_Bcast_init_c) \
    X(MPI_Bsend) \
    X(MPI_Bsend_c) \
    X(MPI_Bsend_init) \
    X(MPI_Bsend_init_c) \
    X(MPI_Buffer_attach) \
    X(MPI_Buffer_attach_c) \
    X(MPI_Buffer_detach) \
    X(MPI_Buffer_detach_c) \
    X(MPI_Buffer_flush) \
    X(MPI_Buffer_iflush) \
    X(MPI_Cancel) \
    X(MPI_Cart_coords) \
    X(MPI_Cart_create) \
    X(MPI_Cart_get) \
    X(MPI_Cart_map) \
    X(MPI_Cart_rank) \
    X(MPI_Cart_shift) \
    X(MPI_Cart_sub) \
    X(MPI_Cartdim_get) \
    X(MPI_Close_port) \
    X(MPI_Comm_accept) \
    X(MPI_Comm_attach_buffer) \
    X(MPI_Comm_attach_buffer_c) \
    X(MPI_Comm_c2f) \
    X(MPI_Comm_call_errhandler) \
    X(MPI_Comm_compare) \
    X(MPI_Comm_connect) \
    X(MPI_Comm_create) \
    X(MPI_Comm_create_errhandler) \
    X(MPI_Comm_create_from_group) \
    X(MPI_Comm_create_group) \
    X(MPI_Comm_create_keyval) \
    X(MPI_Comm_delete_attr) \
    X(MPI_Comm_detach_buffer) \
    X(MPI_Comm_detach_buffer_c) \
    X(MPI_Comm_disconnect) \
    X(MPI_Comm_dup) \
    X(MPI_Comm_dup_with_info) \
    X(MPI_Comm_f2c) \
    X(MPI_Comm_flush_buffer) \
    X(MPI_Comm_free) \
    X(MPI_Comm_free_keyval) \
    X(MPI_Comm_fromint) \
    X(MPI_Comm_get_attr) \
    X(MPI_Comm_get_errhandler) \
    X(MPI_Comm_get_info) \
    X(MPI_Comm_get_name) \
    X(MPI_Comm_get_parent) \
    X(MPI_Comm_group) \
    X(MPI_Comm_idup) \
    X(MPI_Comm_idup_with_info) \
    X(MPI_Comm_iflush_buffer) \
    X(MPI_Comm_join) \
    X(MPI_Comm_rank) \
    X(MPI_Comm_remote_group) \
    X(MPI_Comm_remote_size) \
    X(MPI_Comm_set_attr) \
    X(MPI_Comm_set_errhandler) \
    X(MPI_Comm_set_info) \
    X(MPI_Comm_set_name) \
    X(MPI_Comm_size) \
    X(MPI_Comm_spawn) \
    X(MPI_Comm_spawn_multiple) \
    X(MPI_Comm_split) \
    X(MPI_Comm_split_type) \
    X(MPI_Comm_test_inter) \
    X(MPI_Comm_toint) \
    X(MPI_Compare_and_swap) \
    X(MPI_Dims_create) \
    X(MPI_Dist_graph_create) \
    X(MPI_Dist_graph_create_adjacent) \
    X(MPI_Dist_graph_neighbors) \
    X(MPI_Dist_graph_neighbors_count) \
    X(MPI_Errhandler_c2f) \
    X(MPI_Errhandler_create) \
    X(MPI_Errhandler_f2c) \
    X(MPI_Errhandler_free) \
    X(MPI_Errhandler_fromint) \
    X(MPI_Errhandler_get) \
    X(MPI_Errhandler_set) \
    X(MPI_Errhandler_toint) \
    X(MPI_Error_class) \
    X(MPI_Error_string) \
    X(MPI_Exscan) \
    X(MPI_Exscan_c) \
    X(MPI_Exscan_init) \
    X(MPI_Exscan_init_c) \
    X(MPI_Fetch_and_op) \
    X(MPI_File_c2f) \
    X(MPI_File_call_errhandler) \
    X(MPI_File_close) \
    X(MPI_File_create_errhandler) \
    X(MPI_File_delete) \
    X(MPI_File_f2c) \
    X(MPI_File_fromint) \
    X(MPI_File_get_amode) \
    X(MPI_File_get_atomicity) \
    X(MPI_File_get_byte_offset) \
    X(MPI_File_get_errhandler) \
    X(MPI_File_get_group) \
    X(MPI_File_get_info) \
    X(MPI_File_get_position) \
    X(MPI_File_get_position_shared) \
    X(MPI_File_get_size) \
    X(MPI_File_get_type_extent) \
    X(MPI_File_get_type_extent_c) \
    X(MPI_File_get_view) \
    X(MPI_File_iread) \
    X(MPI_File_iread_all) \
    X(MPI_File_iread_all_c) \
    X(MPI_File_iread_at) \
    X(MPI_File_iread_at_all) \
    X(MPI_File_iread_at_all_c) \
    X(MPI_File_iread_at_c) \
    X(MPI_File_iread_c) \
    X(MPI_File_iread_shared) \
    X(MPI_File_iread_shared_c) \
    X(MPI_File_iwrite) \
    X(MPI_File_iwrite_all) \
    X(MPI_File_iwrite_all_c) \
    X(MPI_File_iwrite_at) \
    X(MPI_File_iwrite_at_all) \
    X(MPI_File_iwrite_at_all_c) \
    X(MPI_File_iwrite_at_c) \
    X(MPI_File_iwrite_c) \
    X(MPI_File_iwrite_shared) \
    X(MPI_File_iwrite_shared_c) \
    X(MPI_File_open) \
    X(MPI_File_preallocate) \
    X(MPI_File_read) \
    X(MPI_File_read_all) \
    X(MPI_File_read_all_begin) \
    X(MPI_File_read_all_begin_c) \
    X(MPI_File_read_all_c) \
    X(MPI_File_read_all_end) \
    X(MPI_File_read_at) \
    X(MPI_File_read_at_all) \
    X(MPI_File_read_at_all_begin) \
    X(MPI_File_read_at_all_begin_c) \
    X(MPI_File_read_at_all_c) \
    X(MPI_File_read_at_all_end) \
    X(MPI_File_read_at_c) \
    X(MPI_File_read_c) \
    X(MPI_File_read_ordered) \
    X(MPI_File_read_ordered_begin) \
    X(MPI_File_read_ordered_begin_c) \
    X(MPI_File_read_ordered_c) \
    X(MPI_File_read_ordered_end) \
    X(MPI_File_read_shared) \
    X(MPI_File_read_shared_c) \
    X(MPI_File_seek) \
    X(MPI_File_seek_shared) \
    X(MPI_File_set_atomicity) \
    X(MPI_File_set_errhandler) \
    X(MPI_File_set_info) \
    X(MPI_File_set_size) \
    X(MPI_File_set_view) \
    X(MPI_File_sync) \
    X(MPI_File_toint) \
    X(MPI_File_write) \
    X(MPI_File_write_all) \
    X(MPI_File_write_all_begin) \
    X(MPI_File_write_all_begin_c) \
    X(MPI_File_write_all_c) \
    X(MPI_File_write_all_end) \
    X(MPI_File_write_at) \
    X(MPI_File_write_at_all) \
    X(MPI_File_write_at_all_begin) \
    X(MPI_File_write_at_all_begin_c) \
    X(MPI_File_write_at_all_c) \
    X(MPI_File_write_at_all_end) \
    X(MPI_File_write_at_c) \
    X(MPI_File_write_c) \
    X(MPI_File_write_ordered) \
    X(MPI_File_write_ordered_begin) \
    X(MPI_File_write_ordered_begin_c) \
    X(MPI_File_write_ordered_c) \
    X(MPI_File_write_ordered_end) \
    X(MPI_File_write_shared) \
    X(MPI_File_write_shared_c) \
    X(MPI_Finalize) \
    X(MPI_Finalized) \
    X(MPI_Free_mem) \
    X(MPI_Gather) \
    X(MPI_Gather_c) \
    X(MPI_Gather_init) \
    X(MPI_Gather_init_c) \
    X(MPI_Gatherv) \
    X(MPI_Gatherv_c) \
    X(MPI_Gatherv_init) \
    X(MPI_Gatherv_init_c) \
    X(MPI_Get) \
    X(MPI_Get_accumulate) \
    X(MPI_Get_accumulate_c) \
    X(MPI_Get_address) \
    X(MPI_Get_c) \
    X(MPI_Get_count) \
    X(MPI_Get_count_c) \
    X(MPI_Get_elements) \
    X(MPI_Get_elements_c) \
    X(MPI_Get_elements_x) \
    X(MPI_Get_hw_resource_info) \
    X(MPI_Get_library_version) \
    X(MPI_Get_processor_name) \
    X(MPI_Get_version) \
    X(MPI_Graph_create) \
    X(MPI_Graph_get) \
    X(MPI_Graph_map) \
    X(MPI_Graph_neighbors) \
    X(MPI_Graph_neighbors_count) \
    X(MPI_Graphdims_get) \
    X(MPI_Grequest_complete) \
    X(MPI_Grequest_start) \
    X(MPI_Group_c2f) \
    X(MPI_Group_compare) \
    X(MPI_Group_difference) \
    X(MPI_Group_excl) \
    X(MPI_Group_f2c) \
    X(MPI_Group_free) \
    X(MPI_Group_from_session_pset) \
    X(MPI_Group_fromint) \
    X(MPI_Group_incl) \
    X(MPI_Group_intersection) \
    X(MPI_Group_range_excl) \
    X(MPI_Group_range_incl) \
    X(MPI_Group_rank) \
    X(MPI_Group_size) \
    X(MPI_Group_toint) \
    X(MPI_Group_translate_ranks) \
    X(MPI_Group_union) \
    X(MPI_Iallgather) \
    X(MPI_Iallgather_c) \
    X(MPI_Iallgatherv) \
    X(MPI_Iallgatherv_c) \
    X(MPI_Iallreduce) \
    X(MPI_Iallreduce_c) \
    X(MPI_Ialltoall) \
    X(MPI_Ialltoall_c) \
    X(MPI_Ialltoallv) \
    X(MPI_Ialltoallv_c) \
    X(MPI_Ialltoallw) \
    X(MPI_Ialltoallw_c) \
    X(MPI_Ibarrier) \
    X(MPI_Ibcast) \
    X(MPI_Ibcast_c) \
    X(MPI_Ibsend) \
    X(MPI_Ibsend_c) \
    X(MPI_Iexscan) \
    X(MPI_Iexscan_c) \
    X(MPI_Igather) \
    X(MPI_Igather_c) \
    X(MPI_Igatherv) \
    X(MPI_Igatherv_c) \
    X(MPI_Improbe) \
    X(MPI_Imrecv) \
    X(MPI_Imrecv_c) \
    X(MPI_Ineighbor_allgather) \
    X(MPI_Ineighbor_allgather_c) \
    X(MPI_Ineighbor_allgatherv) \
    X(MPI_Ineighbor_allgatherv_c) \
    X(MPI_Ineighbor_alltoall) \
    X(MPI_Ineighbor_alltoall_c) \
    X(MPI_Ineighbor_alltoallv) \
    X(MPI_Ineighbor_alltoallv_c) \
    X(MPI_Ineighbor_alltoallw) \
    X(MPI_Ineighbor_alltoallw_c) \
    X(MPI_Info_c2f) \
    X(MPI_Info_create) \
    X(MPI_Info_create_env) \
    X(MPI_Info_delete) \
    X(MPI_Info_dup) \
    X(MPI_Info_f2c) \
    X(MPI_Info_free) \
    X(MPI_Info_fromint) \
    X(MPI_Info_get) \
    X(MPI_Info_get_nkeys) \
    X(MPI_Info_get_nthkey) \
    X(MPI_Info_get_string) \
    X(MPI_Info_get_valuelen) \
    X(MPI_Info_set) \
    X(MPI_Info_toint) \
    X(MPI_Init) \
    X(MPI_Init_thread) \
    X(MPI_Initialized) \
    X(MPI_Intercomm_create) \
    X(MPI_Intercomm_create_from_groups) \
    X(MPI_Intercomm_merge) \
    X(MPI_Iprobe) \
    X(MPI_Irecv) \
    X(MPI_Irecv_c) \
    X(MPI_Ireduce) \
    X(MPI_Ireduce_c) \
    X(MPI_Ireduce_scatter) \
    X(MPI_Ireduce_scatter_block) \
    X(MPI_Ireduce_scatter_block_c) \
    X(MPI_Ireduce_scatter_c) \
    X(MPI_Irsend) \
    X(MPI_Irsend_c) \
    X(MPI_Is_thread_main) \
    X(MPI_Iscan) \
    X(MPI_Iscan_c) \
    X(MPI_Iscatter) \
    X(MPI_Iscatter_c) \
    X(MPI_Iscatterv) \
    X(MPI_Iscatterv_c) \
    X(MPI_Isend) \
    X(MPI_Isend_c) \
    X(MPI_Isendrecv) \
    X(MPI_Isendrecv_c) \
    X(MPI_Isendrecv_replace) \
    X(MPI_Isendrecv_replace_c) \
    X(MPI_Issend) \
    X(MPI_Issend_c) \
    X(MPI_Keyval_create) \
    X(MPI_Keyval_free) \
    X(MPI_Lookup_name) \
    X(MPI_Message_c2f) \
    X(MPI_Message_f2c) \
    X(MPI_Message_fromint) \
    X(MPI_Message_toint) \
    X(MPI_Mprobe) \
    X(MPI_Mrecv) \
    X(MPI_Mrecv_c) \
    X(MPI_Neighbor_allgather) \
    X(MPI_Neighbor_allgather_c) \
    X(MPI_Neighbor_allgather_init) \
    X(MPI_Neighbor_allgather_init_c) \
    X(MPI_Neighbor_allgatherv) \
    X(MPI_Neighbor_allgatherv_c) \
    X(MPI_Neighbor_allgatherv_init) \
    X(MPI_Neighbor_allgatherv_init_c) \
    X(MPI_Neighbor_alltoall) \
    X(MPI_Neighbor_alltoall_c) \
    X(MPI_Neighbor_alltoall_init) \
    X(MPI_Neighbor_alltoall_init_c) \
    X(MPI_Neighbor_alltoallv) \
    X(MPI_Neighbor_alltoallv_c) \
    X(MPI_Neighbor_alltoallv_init) \
    X(MPI_Neighbor_alltoallv_init_c) \
    X(MPI_Neighbor_alltoallw) \
    X(MPI_Neighbor_alltoallw_c) \
    X(MPI_Neighbor_alltoallw_init) \
    X(MPI_Neighbor_alltoallw_init_c) \
    X(MPI_Op_c2f) \
    X(MPI_Op_commutative) \
    X(MPI_Op_create) \
    X(MPI_Op_create_c) \
    X(MPI_Op_f2c) \
    X(MPI_Op_free) \
    X(MPI_Op_fromint) \
    X(MPI_Op_toint) \
    X(MPI_Open_port) \
    X(MPI_Pack) \
    X(MPI_Pack_c) \
    X(MPI_Pack_external) \
    X(MPI_Pack_external_c) \
    X(MPI_Pack_external_size) \
    X(MPI_Pack_external_size_c) \
    X(MPI_Pack_size) \
    X(MPI_Pack_size_c) \
    X(MPI_Parrived) \
    X(MPI_Pcontrol) \
    X(MPI_Pready) \
    X(MPI_Pready_list) \
    X(MPI_Pready_range) \
    X(MPI_Precv_init) \
    X(MPI_Probe) \
    X(MPI_Psend_init) \
    X(MPI_Publish_name) \
    X(MPI_Put) \
    X(MPI_Put_c) \
    X(MPI_Query_thread) \
    X(MPI_Raccumulate) \
    X(MPI_Raccumulate_c) \
    X(MPI_Recv) \
    X(MPI_Recv_c) \
    X(MPI_Recv_init) \
    X(MPI_Recv_init_c) \
    X(MPI_Reduce) \
    X(MPI_Reduce_c) \
    X(MPI_Reduce_init) \
    X(MPI_Reduce_init_c) \
    X(MPI_Reduce_local) \
    X(MPI_Reduce_local_c) \
    X(MPI_Reduce_scatter) \
    X(MPI_Reduce_scatter_block) \
    X(MPI_Reduce_scatter_block_c) \
    X(MPI_Reduce_scatter_block_init) \
    X(MPI_Reduce_scatter_block_init_c) \
    X(MPI_Reduce_scatter_c) \
    X(MPI_Reduce_scatter_init) \
    X(MPI_Reduce_scatter_init_c) \
    X(MPI_Register_datarep) \
    X(MPI_Register_datarep_c) \
    X(MPI_Remove_error_class) \
    X(MPI_Remove_error_code) \
    X(MPI_Remove_error_string) \
    X(MPI_Request_c2f) \
    X(MPI_Request_f2c) \
    X(MPI_Request_free) \
    X(MPI_Request_fromint) \
    X(MPI_Request_get_status) \
    X(MPI_Request_get_status_all) \
    X(MPI_Request_get_status_any) \
    X(MPI_Request_get_status_some) \
    X(MPI_Request_toint) \
    X(MPI_Rget) \
    X(MPI_Rget_accumulate) \
    X(MPI_Rget_accumulate_c) \
    X(MPI_Rget_c) \
    X(MPI_Rput) \
    X(MPI_Rput_c) \
    X(MPI_Rsend) \
    X(MPI_Rsend_c) \
    X(MPI_Rsend_init) \
    X(MPI_Rsend_init_c) \
    X(MPI_Scan) \
    X(MPI_Scan_c) \
    X(MPI_Scan_init) \
    X(MPI_Scan_init_c) \
    X(MPI_Scatter) \
    X(MPI_Scatter_c) \
    X(MPI_Scatter_init) \
    X(MPI_Scatter_init_c) \
    X(MPI_Scatterv) \
    X(MPI_Scatterv_c) \
    X(MPI_Scatterv_init) \
    X(MPI_Scatterv_init_c) \
    X(MPI_Send) \
    X(MPI_Send_c) \
    X(MPI_Send_init) \
    X(MPI_Send_init_c) \
    X(MPI_Sendrecv) \
    X(MPI_Sendrecv_c) \
    X(MPI_Sendrecv_replace) \
    X(MPI_Sendrecv_replace_c) \
    X(MPI_Session_attach_buffer) \
    X(MPI_Session_attach_buffer_c) \
    X(MPI_Session_c2f) \
    X(MPI_Session_call_errhandler) \
    X(MPI_Session_create_errhandler) \
    X(MPI_Session_detach_buffer) \
    X(MPI_Session_detach_buffer_c) \
    X(MPI_Session_f2c) \
    X(MPI_Session_finalize) \
    X(MPI_Session_flush_buffer) \
    X(MPI_Session_fromint) \
    X(MPI_Session_get_errhandler) \
    X(MPI_Session_get_info) \
    X(MPI_Session_get_nth_pset) \
    X(MPI_Session_get_num_psets) \
    X(MPI_Session_get_pset_info) \
    X(MPI_Session_iflush_buffer) \
    X(MPI_Session_init) \
    X(MPI_Session_set_errhandler) \
    X(MPI_Session_toint) \
    X(MPI_Ssend) \
    X(MPI_Ssend_c) \
    X(MPI_Ssend_init) \
    X(MPI_Ssend_init_c) \
    X(MPI_Start) \
    X(MPI_Startall) \
    X(MPI_Status_c2f) \
    X(MPI_Status_c2f08) \
    X(MPI_Status_f082c) \
    X(MPI_Status_f082f) \
    X(MPI_Status_f2c) \
    X(MPI_Status_f2f08) \
    X(MPI_Status_get_error) \
    X(MPI_Status_get_source) \
    X(MPI_Status_get_tag) \
    X(MPI_Status_set_cancelled) \
    X(MPI_Status_set_elements) \
    X(MPI_Status_set_elements_c) \
    X(MPI_Status_set_elements_x) \
    X(MPI_Status_set_error) \
    X(MPI_Status_set_source) \
    X(MPI_Status_set_tag) \
    X(MPI_T_category_changed) \
    X(MPI_T_category_get_categories) \
    X(MPI_T_category_get_cvars) \
    X(MPI_T_category_get_events) \
    X(MPI_T_category_get_index) \
    X(MPI_T_category_get_info) \
    X(MPI_T_category_get_num) \
    X(MPI_T_category_get_num_events) \
    X(MPI_T_category_get_pvars) \
    X(MPI_T_cvar_get_index) \
    X(MPI_T_cvar_get_info) \
    X(MPI_T_cvar_get_num) \
    X(MPI_T_cvar_handle_alloc) \
    X(MPI_T_cvar_handle_free) \
    X(MPI_T_cvar_read) \
    X(MPI_T_cvar_write) \
    X(MPI_T_enum_get_info) \
    X(MPI_T_enum_get_item) \
    X(MPI_T_event_callback_get_info) \
    X(MPI_T_event_callback_set_info) \
    X(MPI_T_event_copy) \
    X(MPI_T_event_get_index) \
    X(MPI_T_event_get_info) \
    X(MPI_T_event_get_num) \
    X(MPI_T_event_get_source) \
    X(MPI_T_event_get_timestamp) \
    X(MPI_T_event_handle_alloc) \
    X(MPI_T_event_handle_free) \
    X(MPI_T_event_handle_get_info) \
    X(MPI_T_event_handle_set_info) \
    X(MPI_T_event_read) \
    X(MPI_T_event_register_callback) \
    X(MPI_T_event_set_dropped_handler) \
    X(MPI_T_finalize) \
    X(MPI_T_init_thread) \
    X(MPI_T_pvar_get_index) \
    X(MPI_T_pvar_get_info) \
    X(MPI_T_pvar_get_num) \
    X(MPI_T_pvar_handle_alloc) \
    X(MPI_T_pvar_handle_free) \
    X(MPI_T_pvar_read) \
    X(MPI_T_pvar_readreset) \
    X(MPI_T_pvar_reset) \
    X(MPI_T_pvar_session_create) \
    X(MPI_T_pvar_session_free) \
    X(MPI_T_pvar_start) \
    X(MPI_T_pvar_stop) \
    X(MPI_T_pvar_write) \
    X(MPI_T_source_get_info) \
    X(MPI_T_source_get_num) \
    X(MPI_T_source_get_timestamp) \
    X(MPI_Test) \
    X(MPI_Test_cancelled) \
    X(MPI_Testall) \
    X(MPI_Testany) \
    X(MPI_Testsome) \
    X(MPI_Topo_test) \
    X(MPI_Type_c2f) \
    X(MPI_Type_commit) \
    X(MPI_Type_contiguous) \
    X(MPI_Type_contiguous_c) \
    X(MPI_Type_create_darray) \
    X(MPI_Type_create_darray_c) \
    X(MPI_Type_create_f90_complex) \
    X(MPI_Type_create_f90_integer) \
    X(MPI_Type_create_f90_real) \
    X(MPI_Type_create_hindexed) \
    X(MPI_Type_create_hindexed_block) \
    X(MPI_Type_create_hindexed_block_c) \
    X(MPI_Type_create_hindexed_c) \
    X(MPI_Type_create_hvector) \
    X(MPI_Type_create_hvector_c) \
    X(MPI_Type_create_indexed_block) \
    X(MPI_Type_create_indexed_block_c) \
    X(MPI_Type_create_keyval) \
    X(MPI_Type_create_resized) \
    X(MPI_Type_create_resized_c) \
    X(MPI_Type_create_struct) \
    X(MPI_Type_create_struct_c) \
    X(MPI_Type_create_subarray) \
    X(MPI_Type_create_subarray_c) \
    X(MPI_Type_delete_attr) \
    X(MPI_Type_dup) \
    X(MPI_Type_extent) \
    X(MPI_Type_f2c) \
    X(MPI_Type_free) \
    X(MPI_Type_free_keyval) \
    X(MPI_Type_fromint) \
    X(MPI_Type_get_attr) \
    X(MPI_Type_get_contents) \
    X(MPI_Type_get_contents_c) \
    X(MPI_Type_get_envelope) \
    X(MPI_Type_get_envelope_c) \
    X(MPI_Type_get_extent) \
    X(MPI_Type_get_extent_c) \
    X(MPI_Type_get_extent_x) \
    X(MPI_Type_get_name) \
    X(MPI_Type_get_true_extent) \
    X(MPI_Type_get_true_extent_c) \
    X(MPI_Type_get_true_extent_x) \
    X(MPI_Type_get_value_index) \
    X(MPI_Type_hindexed) \
    X(MPI_Type_hvector) \
    X(MPI_Type_indexed) \
    X(MPI_Type_indexed_c) \
    X(MPI_Type_lb) \
    X(MPI_Type_match_size) \
    X(MPI_Type_set_attr) \
    X(MPI_Type_set_name) \
    X(MPI_Type_size) \
    X(MPI_Type_size_c) \
    X(MPI_Type_size_x) \
    X(MPI_Type_struct) \
    X(MPI_Type_toint) \
    X(MPI_Type_ub) \
    X(MPI_Type_vector) \
    X(MPI_Type_vector_c) \
    X(MPI_Unpack) \
    X(MPI_Unpack_c) \
    X(MPI_Unpack_external) \
    X(MPI_Unpack_external_c) \
    X(MPI_Unpublish_name) \
    X(MPI_Wait) \
    X(MPI_Waitall) \
    X(MPI_Waitany) \
    X(MPI_Waitsome) \
    X(MPI_Win_allocate) \
    X(MPI_Win_allocate_c) \
    X(MPI_Win_allocate_shared) \
    X(MPI_Win_allocate_shared_c) \
    X(MPI_Win_attach) \
    X(MPI_Win_c2f) \
    X(MPI_Win_call_errhandler) \
    X(MPI_Win_complete) \
    X(MPI_Win_create) \
    X(MPI_Win_create_c) \
    X(MPI_Win_create_dynamic) \
    X(MPI_Win_create_errhandler) \
    X(MPI_Win_create_keyval) \
    X(MPI_Win_delete_attr) \
    X(MPI_Win_detach) \
    X(MPI_Win_f2c) \
    X(MPI_Win_fence) \
    X(MPI_Win_flush) \
    X(MPI_Win_flush_all) \
    X(MPI_Win_flush_local) \
    X(MPI_Win_flush_local_all) \
    X(MPI_Win_free) \
    X(MPI_Win_free_keyval) \
    X(MPI_Win_fromint) \
    X(MPI_Win_get_attr) \
    X(MPI_Win_get_errhandler) \
    X(MPI_Win_get_group) \
    X(MPI_Win_get_info) \
    X(MPI_Win_get_name) \
    X(MPI_Win_lock) \
    X(MPI_Win_lock_all) \
    X(MPI_Win_post) \
    X(MPI_Win_set_attr) \
    X(MPI_Win_set_errhandler) \
    X(MPI_Win_set_info) \
    X(MPI_Win_set_name) \
    X(MPI_Win_shared_query) \
    X(MPI_Win_shared_query_c) \
    X(MPI_Win_start) \
    X(MPI_Win_sync) \
    X(MPI_Win_test) \
    X(MPI_Win_toint) \
    X(MPI_Win_unlock) \
    X(MPI_Win_unlock_all) \
    X(MPI_Win_wait) \
    X(MPI_Wtick) \
    X(MPI_Wtime)

#endif
