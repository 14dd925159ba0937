// Do not edit: `bindery generate` writes this from specs/ through templates/modern/results.hpp.j2.
// What functions return that have several outputs, under the standard's names.
#pragma once

#include <bindery/mpi/support.hpp>

namespace bindery::mpi {

#if BND_HAS_MPI_Abi_get_version
struct abi_get_version_result {
    int abi_major;
    int abi_minor;
};
#endif

#if BND_HAS_MPI_Attr_get
struct attr_get_result {
    void *attribute_val;
    bool flag;
};
#endif

#if BND_HAS_MPI_Buffer_detach
struct buffer_detach_result {
    void *buffer_addr;
    int size;
};
#endif

#if BND_HAS_MPI_Buffer_detach_c
struct buffer_detach_c_result {
    void *buffer_addr;
    MPI_Count size;
};
#endif

#if BND_HAS_MPI_Cart_shift
struct cart_shift_result {
    int rank_source;
    int rank_dest;
};
#endif

#if BND_HAS_MPI_Comm_detach_buffer
struct comm_detach_buffer_result {
    void *buffer_addr;
    int size;
};
#endif

#if BND_HAS_MPI_Comm_detach_buffer_c
struct comm_detach_buffer_c_result {
    void *buffer_addr;
    MPI_Count size;
};
#endif

#if BND_HAS_MPI_Comm_get_attr
struct comm_get_attr_result {
    void *attribute_val;
    bool flag;
};
#endif

#if BND_HAS_MPI_Comm_idup
struct comm_idup_result {
    mpi::comm newcomm{detail::uninitialized()};
    mpi::request request{detail::uninitialized()};
};
#endif

#if BND_HAS_MPI_Comm_idup_with_info
struct comm_idup_with_info_result {
    mpi::comm newcomm{detail::uninitialized()};
    mpi::request request{detail::uninitialized()};
};
#endif

#if BND_HAS_MPI_Dist_graph_neighbors_count
struct dist_graph_neighbors_count_result {
    int indegree;
    int outdegree;
    bool weighted;
};
#endif

#if BND_HAS_MPI_File_get_view
struct file_get_view_result {
    MPI_Offset disp;
    mpi::datatype etype{detail::uninitialized()};
    mpi::datatype filetype{detail::uninitialized()};
    mpi::string<MPI_MAX_DATAREP_STRING> datarep;
};
#endif

#if BND_HAS_MPI_Get_version
struct get_version_result {
    int version;
    int subversion;
};
#endif

#if BND_HAS_MPI_Graphdims_get
struct graphdims_get_result {
    int nnodes;
    int nedges;
};
#endif

#if BND_HAS_MPI_Improbe
struct improbe_result {
    bool flag;
    mpi::message message{detail::uninitialized()};
};
#endif

#if BND_HAS_MPI_Info_get_string
struct info_get_string_result {
    int buflen;
    bool flag;
};
#endif

#if BND_HAS_MPI_Info_get_valuelen
struct info_get_valuelen_result {
    int valuelen;
    bool flag;
};
#endif

#if BND_HAS_MPI_Request_get_status_any
struct request_get_status_any_result {
    int index;
    bool flag;
};
#endif

#if BND_HAS_MPI_Session_detach_buffer
struct session_detach_buffer_result {
    void *buffer_addr;
    int size;
};
#endif

#if BND_HAS_MPI_Session_detach_buffer_c
struct session_detach_buffer_c_result {
    void *buffer_addr;
    MPI_Count size;
};
#endif

#if BND_HAS_MPI_T_category_get_info
struct t_category_get_info_result {
    int name_len;
    int desc_len;
    int num_cvars;
    int num_pvars;
    int num_categories;
};
#endif

#if BND_HAS_MPI_T_cvar_get_info
struct t_cvar_get_info_result {
    int name_len;
    int verbosity;
    mpi::datatype datatype;
    mpi::t_enum enumtype;
    int desc_len;
    int bind;
    int scope;
};
#endif

#if BND_HAS_MPI_T_cvar_handle_alloc
struct t_cvar_handle_alloc_result {
    mpi::t_cvar_handle handle{detail::uninitialized()};
    int count;
};
#endif

#if BND_HAS_MPI_T_enum_get_info
struct t_enum_get_info_result {
    int num;
    int name_len;
};
#endif

#if BND_HAS_MPI_T_enum_get_item
struct t_enum_get_item_result {
    int value;
    int name_len;
};
#endif

#if BND_HAS_MPI_T_event_get_info
struct t_event_get_info_result {
    int name_len;
    int verbosity;
    int num_elements;
    mpi::t_enum enumtype;
    mpi::info info;
    int desc_len;
    int bind;
};
#endif

#if BND_HAS_MPI_T_pvar_get_info
struct t_pvar_get_info_result {
    int name_len;
    int verbosity;
    int var_class;
    mpi::datatype datatype;
    mpi::t_enum enumtype;
    int desc_len;
    int bind;
    int readonly;
    int continuous;
    int atomic;
};
#endif

#if BND_HAS_MPI_T_pvar_handle_alloc
struct t_pvar_handle_alloc_result {
    mpi::t_pvar_handle handle{detail::uninitialized()};
    int count;
};
#endif

#if BND_HAS_MPI_T_source_get_info
struct t_source_get_info_result {
    int name_len;
    int desc_len;
    MPI_T_source_order ordering;
    MPI_Count ticks_per_second;
    MPI_Count max_ticks;
    mpi::info info;
};
#endif

#if BND_HAS_MPI_Testany
struct testany_result {
    int index;
    bool flag;
};
#endif

#if BND_HAS_MPI_Type_get_attr
struct type_get_attr_result {
    void *attribute_val;
    bool flag;
};
#endif

#if BND_HAS_MPI_Type_get_envelope
struct type_get_envelope_result {
    int num_integers;
    int num_addresses;
    int num_datatypes;
    int combiner;
};
#endif

#if BND_HAS_MPI_Type_get_envelope_c
struct type_get_envelope_c_result {
    MPI_Count num_integers;
    MPI_Count num_addresses;
    MPI_Count num_large_counts;
    MPI_Count num_datatypes;
    int combiner;
};
#endif

#if BND_HAS_MPI_Type_get_extent
struct type_get_extent_result {
    MPI_Aint lb;
    MPI_Aint extent;
};
#endif

#if BND_HAS_MPI_Type_get_extent_c
struct type_get_extent_c_result {
    MPI_Count lb;
    MPI_Count extent;
};
#endif

#if BND_HAS_MPI_Type_get_extent_x
struct type_get_extent_x_result {
    MPI_Count lb;
    MPI_Count extent;
};
#endif

#if BND_HAS_MPI_Type_get_true_extent
struct type_get_true_extent_result {
    MPI_Aint true_lb;
    MPI_Aint true_extent;
};
#endif

#if BND_HAS_MPI_Type_get_true_extent_c
struct type_get_true_extent_c_result {
    MPI_Count true_lb;
    MPI_Count true_extent;
};
#endif

#if BND_HAS_MPI_Type_get_true_extent_x
struct type_get_true_extent_x_result {
    MPI_Count true_lb;
    MPI_Count true_extent;
};
#endif

#if BND_HAS_MPI_Win_allocate
struct win_allocate_result {
    void *baseptr;
    mpi::win win{detail::uninitialized()};
};
#endif

#if BND_HAS_MPI_Win_allocate_c
struct win_allocate_c_result {
    void *baseptr;
    mpi::win win{detail::uninitialized()};
};
#endif

#if BND_HAS_MPI_Win_allocate_shared
struct win_allocate_shared_result {
    void *baseptr;
    mpi::win win{detail::uninitialized()};
};
#endif

#if BND_HAS_MPI_Win_allocate_shared_c
struct win_allocate_shared_c_result {
    void *baseptr;
    mpi::win win{detail::uninitialized()};
};
#endif

#if BND_HAS_MPI_Win_get_attr
struct win_get_attr_result {
    void *attribute_val;
    bool flag;
};
#endif

#if BND_HAS_MPI_Win_shared_query
struct win_shared_query_result {
    MPI_Aint size;
    int disp_unit;
    void *baseptr;
};
#endif

#if BND_HAS_MPI_Win_shared_query_c
struct win_shared_query_c_result {
    MPI_Aint size;
    MPI_Aint disp_unit;
    void *baseptr;
};
#endif

}  // namespace bindery::mpi
