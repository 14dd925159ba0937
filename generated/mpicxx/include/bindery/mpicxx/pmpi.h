// Do not edit: `bindery generate` writes this from specs/ through templates/mpicxx/pmpi.h.j2.
// The classes of PMPI::, which hold a handle of C and nothing else.
namespace PMPI {
inline namespace bindery {

typedef MPI_Aint Aint;
typedef MPI_Offset Offset;
typedef MPI_Count Count;
#ifdef BND_CXX_FINT
typedef BND_CXX_FINT Fint;  // the standard ABI's mpi.h has no MPI_Fint
#else
typedef MPI_Fint Fint;
#endif
using MPI::Exception;
typedef bnd_cxx::Datarep_conversion_function Datarep_conversion_function;
typedef bnd_cxx::Datarep_extent_function Datarep_extent_function;
typedef bnd_cxx::User_function User_function;
typedef bnd_cxx::Datarep_conversion_function_c Datarep_conversion_function_c;
typedef bnd_cxx::User_function_c User_function_c;
class Datatype;
class Group;
class Op;
class Info;
class Errhandler;
class Status;
class Request;
class Prequest;
class Grequest;
class Message;
class Session;
class Comm;
class Nullcomm;
class Intracomm;
class Intercomm;
class Cartcomm;
class Graphcomm;
class Distgraphcomm;
class Win;
class File;

class Datatype {
public:
    typedef bnd_cxx::Datatype_Copy_attr_function Copy_attr_function;
    typedef bnd_cxx::Datatype_Delete_attr_function Delete_attr_function;
    Datatype() : mpi_datatype(MPI_DATATYPE_NULL) {}
    BND_CXX_CONSTEXPR Datatype(MPI_Datatype handle) : mpi_datatype(handle) {}
    operator MPI_Datatype() const { return mpi_datatype; }
    bool operator==(const Datatype &other) const { return mpi_datatype == other.mpi_datatype; }
    bool operator!=(const Datatype &other) const { return mpi_datatype != other.mpi_datatype; }
    Datatype(const MPI::Datatype &other);
    void Pack(const void *inbuf, int incount, void *outbuf, int outsize, int &position, const Comm &comm) const;
    #if BND_HAS_MPI_Pack_c
    void Pack_c(const void *inbuf, Count incount, void *outbuf, Count outsize, Count &position,
            const Comm &comm) const;
    #endif
    void Pack_external(const char *datarep, const void *inbuf, int incount, void *outbuf, Aint outsize,
            Aint &position) const;
    #if BND_HAS_MPI_Pack_external_c
    void Pack_external_c(const char *datarep, const void *inbuf, Count incount, void *outbuf, Count outsize,
            Count &position) const;
    #endif
    Aint Pack_external_size(const char *datarep, int incount) const;
    #if BND_HAS_MPI_Pack_external_size_c
    Count Pack_external_size_c(const char *datarep, Count incount) const;
    #endif
    int Pack_size(int incount, const Comm &comm) const;
    #if BND_HAS_MPI_Pack_size_c
    Count Pack_size_c(Count incount, const Comm &comm) const;
    #endif
    void Commit();
    Datatype Create_contiguous(int count) const;
    #if BND_HAS_MPI_Type_contiguous_c
    Datatype Create_contiguous_c(Count count) const;
    #endif
    Datatype Create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[],
            const int array_of_dargs[], const int array_of_psizes[], int order) const;
    #if BND_HAS_MPI_Type_create_darray_c
    Datatype Create_darray_c(int size, int rank, int ndims, const Count array_of_gsizes[],
            const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order) const;
    #endif
    static Datatype Create_f90_complex(int p, int r);
    static Datatype Create_f90_integer(int r);
    static Datatype Create_f90_real(int p, int r);
    Datatype Create_hindexed(int count, const int array_of_blocklengths[], const Aint array_of_displacements[]) const;
    #if BND_HAS_MPI_Type_create_hindexed_block
    Datatype Create_hindexed_block(int count, int blocklength, const Aint array_of_displacements[]) const;
    #endif
    #if BND_HAS_MPI_Type_create_hindexed_block_c
    Datatype Create_hindexed_block_c(Count count, Count blocklength, const Count array_of_displacements[]) const;
    #endif
    #if BND_HAS_MPI_Type_create_hindexed_c
    Datatype Create_hindexed_c(Count count, const Count array_of_blocklengths[],
            const Count array_of_displacements[]) const;
    #endif
    Datatype Create_hvector(int count, int blocklength, Aint stride) const;
    #if BND_HAS_MPI_Type_create_hvector_c
    Datatype Create_hvector_c(Count count, Count blocklength, Count stride) const;
    #endif
    Datatype Create_indexed_block(int count, int blocklength, const int array_of_displacements[]) const;
    #if BND_HAS_MPI_Type_create_indexed_block_c
    Datatype Create_indexed_block_c(Count count, Count blocklength, const Count array_of_displacements[]) const;
    #endif
    static int Create_keyval(Datatype::Copy_attr_function *type_copy_attr_fn,
            Datatype::Delete_attr_function *type_delete_attr_fn, void *extra_state);
    static int Create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn,
            Datatype::Delete_attr_function *type_delete_attr_fn, void *extra_state);
    static int Create_keyval(Datatype::Copy_attr_function *type_copy_attr_fn,
            MPI_Type_delete_attr_function *type_delete_attr_fn, void *extra_state);
    static int Create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn,
            MPI_Type_delete_attr_function *type_delete_attr_fn, void *extra_state);
    Datatype Create_resized(Aint lb, Aint extent) const;
    #if BND_HAS_MPI_Type_create_resized_c
    Datatype Create_resized_c(Count lb, Count extent) const;
    #endif
    static Datatype Create_struct(int count, const int array_of_blocklengths[], const Aint array_of_displacements[],
            const Datatype array_of_types[]);
    #if BND_HAS_MPI_Type_create_struct_c
    static Datatype Create_struct_c(Count count, const Count array_of_blocklengths[],
            const Count array_of_displacements[], const Datatype array_of_types[]);
    #endif
    Datatype Create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
            const int array_of_starts[], int order) const;
    #if BND_HAS_MPI_Type_create_subarray_c
    Datatype Create_subarray_c(int ndims, const Count array_of_sizes[], const Count array_of_subsizes[],
            const Count array_of_starts[], int order) const;
    #endif
    void Delete_attr(int type_keyval);
    Datatype Dup() const;
    void Free();
    static void Free_keyval(int &type_keyval);
    bool Get_attr(int type_keyval, void *attribute_val) const;
    void Get_contents(int max_integers, int max_addresses, int max_datatypes, int array_of_integers[],
            Aint array_of_addresses[], Datatype array_of_datatypes[]) const;
    #if BND_HAS_MPI_Type_get_contents_c
    void Get_contents_c(Count max_integers, Count max_addresses, Count max_large_counts, Count max_datatypes,
            int array_of_integers[], Aint array_of_addresses[], Count array_of_large_counts[],
            Datatype array_of_datatypes[]) const;
    #endif
    void Get_envelope(int &num_integers, int &num_addresses, int &num_datatypes, int &combiner) const;
    #if BND_HAS_MPI_Type_get_envelope_c
    void Get_envelope_c(Count &num_integers, Count &num_addresses, Count &num_large_counts, Count &num_datatypes,
            int &combiner) const;
    #endif
    void Get_extent(Aint &lb, Aint &extent) const;
    #if BND_HAS_MPI_Type_get_extent_c
    void Get_extent_c(Count &lb, Count &extent) const;
    #endif
    #if BND_HAS_MPI_Type_get_extent_x
    void Get_extent_x(Count &lb, Count &extent) const;
    #endif
    void Get_name(char *type_name, int &resultlen) const;
    void Get_true_extent(Aint &true_lb, Aint &true_extent) const;
    #if BND_HAS_MPI_Type_get_true_extent_c
    void Get_true_extent_c(Count &true_lb, Count &true_extent) const;
    #endif
    #if BND_HAS_MPI_Type_get_true_extent_x
    void Get_true_extent_x(Count &true_lb, Count &true_extent) const;
    #endif
    #if BND_HAS_MPI_Type_get_value_index
    static Datatype Get_value_index(const Datatype &value_type, const Datatype &index_type);
    #endif
    Datatype Create_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[]) const;
    #if BND_HAS_MPI_Type_indexed_c
    Datatype Create_indexed_c(Count count, const Count array_of_blocklengths[],
            const Count array_of_displacements[]) const;
    #endif
    static Datatype Match_size(int typeclass, int size);
    void Set_attr(int type_keyval, const void *attribute_val);
    void Set_name(const char *type_name);
    int Get_size() const;
    #if BND_HAS_MPI_Type_size_c
    Count Get_size_c() const;
    #endif
    #if BND_HAS_MPI_Type_size_x
    Count Get_size_x() const;
    #endif
    Datatype Create_vector(int count, int blocklength, int stride) const;
    #if BND_HAS_MPI_Type_vector_c
    Datatype Create_vector_c(Count count, Count blocklength, Count stride) const;
    #endif
    void Unpack(const void *inbuf, int insize, void *outbuf, int outcount, int &position, const Comm &comm) const;
    #if BND_HAS_MPI_Unpack_c
    void Unpack_c(const void *inbuf, Count insize, void *outbuf, Count outcount, Count &position,
            const Comm &comm) const;
    #endif
    void Unpack_external(const char *datarep, const void *inbuf, Aint insize, Aint &position, void *outbuf,
            int outcount) const;
    #if BND_HAS_MPI_Unpack_external_c
    void Unpack_external_c(const char *datarep, const void *inbuf, Count insize, Count &position, void *outbuf,
            Count outcount) const;
    #endif
    static int Create_keyval(bnd_cxx::Datatype_Copy_attr_function_also *type_copy_attr_fn,
            Datatype::Delete_attr_function *type_delete_attr_fn,
            void *extra_state) { return Create_keyval(reinterpret_cast<Datatype::Copy_attr_function *>(type_copy_attr_fn), type_delete_attr_fn, extra_state); }

protected:
    friend struct bnd_cxx::access;
    MPI_Datatype mpi_datatype;
};

class Group {
public:
    Group() : mpi_group(MPI_GROUP_NULL) {}
    BND_CXX_CONSTEXPR Group(MPI_Group handle) : mpi_group(handle) {}
    operator MPI_Group() const { return mpi_group; }
    bool operator==(const Group &other) const { return mpi_group == other.mpi_group; }
    bool operator!=(const Group &other) const { return mpi_group != other.mpi_group; }
    Group(const MPI::Group &other);
    static int Compare(const Group &group1, const Group &group2);
    static Group Difference(const Group &group1, const Group &group2);
    Group Excl(int n, const int ranks[]) const;
    void Free();
    Group Incl(int n, const int ranks[]) const;
    static Group Intersect(const Group &group1, const Group &group2);
    Group Range_excl(int n, const int ranges[][3]) const;
    Group Range_incl(int n, const int ranges[][3]) const;
    int Get_rank() const;
    int Get_size() const;
    static void Translate_ranks(const Group &group1, int n, const int ranks1[], const Group &group2, int ranks2[]);
    static Group Union(const Group &group1, const Group &group2);

protected:
    friend struct bnd_cxx::access;
    MPI_Group mpi_group;
};

class Op {
public:
    Op() : mpi_op(MPI_OP_NULL) {}
    BND_CXX_CONSTEXPR Op(MPI_Op handle) : mpi_op(handle) {}
    operator MPI_Op() const { return mpi_op; }
    bool operator==(const Op &other) const { return mpi_op == other.mpi_op; }
    bool operator!=(const Op &other) const { return mpi_op != other.mpi_op; }
    Op(const MPI::Op &other);
    bool Is_commutative() const;
    void Init(User_function *user_fn, bool commute);
    #if BND_HAS_MPI_Op_create_c
    void Init_c(User_function_c *user_fn, bool commute);
    #endif
    void Free();
    void Reduce_local(const void *inbuf, void *inoutbuf, int count, const Datatype &datatype) const;
    #if BND_HAS_MPI_Reduce_local_c
    void Reduce_local_c(const void *inbuf, void *inoutbuf, Count count, const Datatype &datatype) const;
    #endif

protected:
    friend struct bnd_cxx::access;
    MPI_Op mpi_op;
};

class Info {
public:
    Info() : mpi_info(MPI_INFO_NULL) {}
    BND_CXX_CONSTEXPR Info(MPI_Info handle) : mpi_info(handle) {}
    operator MPI_Info() const { return mpi_info; }
    bool operator==(const Info &other) const { return mpi_info == other.mpi_info; }
    bool operator!=(const Info &other) const { return mpi_info != other.mpi_info; }
    Info(const MPI::Info &other);
    static Info Create();
    #if BND_HAS_MPI_Info_create_env
    static Info Create_env(int argc, char *argv[]);
    #endif
    void Delete(const char *key);
    Info Dup() const;
    void Free();
    bool Get(const char *key, int valuelen, char *value) const;
    int Get_nkeys() const;
    void Get_nthkey(int n, char *key) const;
    #if BND_HAS_MPI_Info_get_string
    bool Get_string(const char *key, int &buflen, char *value) const;
    #endif
    bool Get_valuelen(const char *key, int &valuelen) const;
    void Set(const char *key, const char *value);

protected:
    friend struct bnd_cxx::access;
    MPI_Info mpi_info;
};

class Errhandler {
public:
    Errhandler() : mpi_errhandler(MPI_ERRHANDLER_NULL) {}
    BND_CXX_CONSTEXPR Errhandler(MPI_Errhandler handle) : mpi_errhandler(handle) {}
    operator MPI_Errhandler() const { return mpi_errhandler; }
    bool operator==(const Errhandler &other) const { return mpi_errhandler == other.mpi_errhandler; }
    bool operator!=(const Errhandler &other) const { return mpi_errhandler != other.mpi_errhandler; }
    Errhandler(const MPI::Errhandler &other);
    void Free();

protected:
    friend struct bnd_cxx::access;
    MPI_Errhandler mpi_errhandler;
};

class Status {
public:
    Status() : mpi_status() {}
    Status(const MPI_Status &value) : mpi_status(value) {}
    operator MPI_Status() const { return mpi_status; }
    Status(const MPI::Status &other);
    int Get_count(const Datatype &datatype) const;
    #if BND_HAS_MPI_Get_count_c
    Count Get_count_c(const Datatype &datatype) const;
    #endif
    int Get_elements(const Datatype &datatype) const;
    #if BND_HAS_MPI_Get_elements_c
    Count Get_elements_c(const Datatype &datatype) const;
    #endif
    #if BND_HAS_MPI_Get_elements_x
    Count Get_elements_x(const Datatype &datatype) const;
    #endif
    int Get_error() const;
    int Get_source() const;
    int Get_tag() const;
    void Set_cancelled(bool flag);
    void Set_elements(const Datatype &datatype, int count);
    #if BND_HAS_MPI_Status_set_elements_c
    void Set_elements_c(const Datatype &datatype, Count count);
    #endif
    #if BND_HAS_MPI_Status_set_elements_x
    void Set_elements_x(const Datatype &datatype, Count count);
    #endif
    void Set_error(int err);
    void Set_source(int source);
    void Set_tag(int tag);
    bool Is_cancelled() const;

protected:
    friend struct bnd_cxx::access;
    MPI_Status mpi_status;
};

class Request {
public:
    Request() : mpi_request(MPI_REQUEST_NULL) {}
    BND_CXX_CONSTEXPR Request(MPI_Request handle) : mpi_request(handle) {}
    operator MPI_Request() const { return mpi_request; }
    bool operator==(const Request &other) const { return mpi_request == other.mpi_request; }
    bool operator!=(const Request &other) const { return mpi_request != other.mpi_request; }
    Request(const MPI::Request &other);
    void Cancel() const;
    void Free();
    bool Get_status(Status &status) const;
    bool Get_status() const;
    #if BND_HAS_MPI_Request_get_status_all
    static bool Get_status_all(int count, const Request array_of_requests[], Status array_of_statuses[]);
    static bool Get_status_all(int count, const Request array_of_requests[]);
    #endif
    #if BND_HAS_MPI_Request_get_status_any
    static bool Get_status_any(int count, const Request array_of_requests[], int &index, Status &status);
    static bool Get_status_any(int count, const Request array_of_requests[], int &index);
    #endif
    #if BND_HAS_MPI_Request_get_status_some
    static int Get_status_some(int incount, const Request array_of_requests[], int array_of_indices[],
            Status array_of_statuses[]);
    static int Get_status_some(int incount, const Request array_of_requests[], int array_of_indices[]);
    #endif
    bool Test(Status &status);
    bool Test();
    static bool Testall(int count, Request array_of_requests[], Status array_of_statuses[]);
    static bool Testall(int count, Request array_of_requests[]);
    static bool Testany(int count, Request array_of_requests[], int &index, Status &status);
    static bool Testany(int count, Request array_of_requests[], int &index);
    static int Testsome(int incount, Request array_of_requests[], int array_of_indices[], Status array_of_statuses[]);
    static int Testsome(int incount, Request array_of_requests[], int array_of_indices[]);
    void Wait(Status &status);
    void Wait();
    static void Waitall(int count, Request array_of_requests[], Status array_of_statuses[]);
    static void Waitall(int count, Request array_of_requests[]);
    static int Waitany(int count, Request array_of_requests[], Status &status);
    static int Waitany(int count, Request array_of_requests[]);
    static int Waitsome(int incount, Request array_of_requests[], int array_of_indices[], Status array_of_statuses[]);
    static int Waitsome(int incount, Request array_of_requests[], int array_of_indices[]);

protected:
    friend struct bnd_cxx::access;
    MPI_Request mpi_request;
};

class Prequest : public Request {
public:
    Prequest() {}
    BND_CXX_CONSTEXPR Prequest(MPI_Request handle) : Request(handle) {}
    explicit Prequest(const Request &other) : Request(static_cast<MPI_Request>(other)) {}
    Prequest(const MPI::Request &other);
    #if BND_HAS_MPI_Parrived
    bool Parrived(int partition) const;
    #endif
    #if BND_HAS_MPI_Pready
    void Pready(int partition) const;
    #endif
    #if BND_HAS_MPI_Pready_list
    void Pready_list(int length, const int array_of_partitions[]) const;
    #endif
    #if BND_HAS_MPI_Pready_range
    void Pready_range(int partition_low, int partition_high) const;
    #endif
    void Start();
    static void Startall(int count, Prequest array_of_requests[]);
};

class Grequest : public Request {
public:
    typedef bnd_cxx::Grequest_Cancel_function Cancel_function;
    typedef bnd_cxx::Grequest_Free_function Free_function;
    typedef bnd_cxx::Grequest_Query_function Query_function;
    Grequest() {}
    BND_CXX_CONSTEXPR Grequest(MPI_Request handle) : Request(handle) {}
    explicit Grequest(const Request &other) : Request(static_cast<MPI_Request>(other)) {}
    Grequest(const MPI::Request &other);
    void Complete();
    static Grequest Start(Grequest::Query_function *query_fn, Grequest::Free_function *free_fn,
            Grequest::Cancel_function *cancel_fn, void *extra_state);
};

class Message {
public:
    Message() : mpi_message(MPI_MESSAGE_NULL) {}
    BND_CXX_CONSTEXPR Message(MPI_Message handle) : mpi_message(handle) {}
    operator MPI_Message() const { return mpi_message; }
    bool operator==(const Message &other) const { return mpi_message == other.mpi_message; }
    bool operator!=(const Message &other) const { return mpi_message != other.mpi_message; }
    Message(const MPI::Message &other);
    #if BND_HAS_MPI_Imrecv
    Request Imrecv(void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_Imrecv_c
    Request Imrecv_c(void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_Mrecv
    void Mrecv(void *buf, int count, const Datatype &datatype, Status &status);
    void Mrecv(void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_Mrecv_c
    void Mrecv_c(void *buf, Count count, const Datatype &datatype, Status &status);
    void Mrecv_c(void *buf, Count count, const Datatype &datatype);
    #endif

protected:
    friend struct bnd_cxx::access;
    MPI_Message mpi_message;
};

#if defined(MPI_SESSION_NULL)
class Session {
public:
    typedef bnd_cxx::Session_Errhandler_function Errhandler_function;
    Session() : mpi_session(MPI_SESSION_NULL) {}
    BND_CXX_CONSTEXPR Session(MPI_Session handle) : mpi_session(handle) {}
    operator MPI_Session() const { return mpi_session; }
    bool operator==(const Session &other) const { return mpi_session == other.mpi_session; }
    bool operator!=(const Session &other) const { return mpi_session != other.mpi_session; }
    Session(const MPI::Session &other);
    #if BND_HAS_MPI_Group_from_session_pset
    Group Create_group(const char *pset_name) const;
    #endif
    #if BND_HAS_MPI_Session_attach_buffer
    void Attach_buffer(void *buffer, int size);
    #endif
    #if BND_HAS_MPI_Session_attach_buffer_c
    void Attach_buffer_c(void *buffer, Count size);
    #endif
    #if BND_HAS_MPI_Session_call_errhandler
    void Call_errhandler(int errorcode) const;
    #endif
    #if BND_HAS_MPI_Session_create_errhandler
    static Errhandler Create_errhandler(Session::Errhandler_function *session_errhandler_fn);
    #endif
    #if BND_HAS_MPI_Session_detach_buffer
    int Detach_buffer(void *&buffer_addr);
    #endif
    #if BND_HAS_MPI_Session_detach_buffer_c
    Count Detach_buffer_c(void *&buffer_addr);
    #endif
    #if BND_HAS_MPI_Session_finalize
    void Finalize();
    #endif
    #if BND_HAS_MPI_Session_flush_buffer
    void Flush_buffer() const;
    #endif
    #if BND_HAS_MPI_Session_get_errhandler
    Errhandler Get_errhandler() const;
    #endif
    #if BND_HAS_MPI_Session_get_info
    Info Get_info() const;
    #endif
    #if BND_HAS_MPI_Session_get_nth_pset
    void Get_nth_pset(const Info &info, int n, int &pset_len, char *pset_name) const;
    #endif
    #if BND_HAS_MPI_Session_get_num_psets
    int Get_num_psets(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Session_get_pset_info
    Info Get_pset_info(const char *pset_name) const;
    #endif
    #if BND_HAS_MPI_Session_iflush_buffer
    Request Iflush_buffer() const;
    #endif
    #if BND_HAS_MPI_Session_init
    static Session Init(const Info &info, const Errhandler &errhandler);
    #endif
    #if BND_HAS_MPI_Session_set_errhandler
    void Set_errhandler(const Errhandler &errhandler);
    #endif

protected:
    friend struct bnd_cxx::access;
    MPI_Session mpi_session;
};
#endif

class Comm {
public:
    typedef bnd_cxx::Comm_Copy_attr_function Copy_attr_function;
    typedef bnd_cxx::Comm_Delete_attr_function Delete_attr_function;
    typedef bnd_cxx::Comm_Errhandler_function Errhandler_function;
    typedef bnd_cxx::Comm_Errhandler_fn Errhandler_fn;
    Comm() : mpi_comm(MPI_COMM_NULL) {}
    BND_CXX_CONSTEXPR Comm(MPI_Comm handle) : mpi_comm(handle) {}
    operator MPI_Comm() const { return mpi_comm; }
    bool operator==(const Comm &other) const { return mpi_comm == other.mpi_comm; }
    bool operator!=(const Comm &other) const { return mpi_comm != other.mpi_comm; }
    Comm(const MPI::Comm &other);
    void Abort(int errorcode) const;
    void Allgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #if BND_HAS_MPI_Allgather_c
    void Allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Allgather_init
    Prequest Allgather_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Allgather_init_c
    Prequest Allgather_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    void Allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype) const;
    #if BND_HAS_MPI_Allgatherv_c
    void Allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Allgatherv_init
    Prequest Allgatherv_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Allgatherv_init_c
    Prequest Allgatherv_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype, const Info &info) const;
    #endif
    void Allreduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #if BND_HAS_MPI_Allreduce_c
    void Allreduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Allreduce_init
    Prequest Allreduce_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
    #if BND_HAS_MPI_Allreduce_init_c
    Prequest Allreduce_init_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
    void Alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #if BND_HAS_MPI_Alltoall_c
    void Alltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Alltoall_init
    Prequest Alltoall_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Alltoall_init_c
    Prequest Alltoall_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    void Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype,
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype) const;
    #if BND_HAS_MPI_Alltoallv_c
    void Alltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[], const Datatype &sendtype,
            void *recvbuf, const Count recvcounts[], const Aint rdispls[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Alltoallv_init
    Prequest Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype,
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype,
            const Info &info) const;
    #endif
    #if BND_HAS_MPI_Alltoallv_init_c
    Prequest Alltoallv_init_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype &recvtype, const Info &info) const;
    #endif
    void Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype sendtypes[],
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype recvtypes[]) const;
    #if BND_HAS_MPI_Alltoallw_c
    void Alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[], const Datatype sendtypes[],
            void *recvbuf, const Count recvcounts[], const Aint rdispls[], const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Alltoallw_init
    Prequest Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
            const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
            const Datatype recvtypes[], const Info &info) const;
    #endif
    #if BND_HAS_MPI_Alltoallw_init_c
    Prequest Alltoallw_init_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[], const Info &info) const;
    #endif
    void Barrier() const;
    #if BND_HAS_MPI_Barrier_init
    Prequest Barrier_init(const Info &info) const;
    #endif
    void Bcast(void *buffer, int count, const Datatype &datatype, int root) const;
    #if BND_HAS_MPI_Bcast_c
    void Bcast_c(void *buffer, Count count, const Datatype &datatype, int root) const;
    #endif
    #if BND_HAS_MPI_Bcast_init
    Prequest Bcast_init(void *buffer, int count, const Datatype &datatype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Bcast_init_c
    Prequest Bcast_init_c(void *buffer, Count count, const Datatype &datatype, int root, const Info &info) const;
    #endif
    void Bsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Bsend_c
    void Bsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    Prequest Bsend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Bsend_init_c
    Prequest Bsend_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Comm_attach_buffer
    void Attach_buffer(void *buffer, int size);
    #endif
    #if BND_HAS_MPI_Comm_attach_buffer_c
    void Attach_buffer_c(void *buffer, Count size);
    #endif
    void Call_errhandler(int errorcode) const;
    static int Compare(const Comm &comm1, const Comm &comm2);
    static Errhandler Create_errhandler(Comm::Errhandler_function *comm_errhandler_fn);
    static int Create_keyval(Comm::Copy_attr_function *comm_copy_attr_fn,
            Comm::Delete_attr_function *comm_delete_attr_fn, void *extra_state);
    static int Create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
            Comm::Delete_attr_function *comm_delete_attr_fn, void *extra_state);
    static int Create_keyval(Comm::Copy_attr_function *comm_copy_attr_fn,
            MPI_Comm_delete_attr_function *comm_delete_attr_fn, void *extra_state);
    static int Create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
            MPI_Comm_delete_attr_function *comm_delete_attr_fn, void *extra_state);
    void Delete_attr(int comm_keyval);
    #if BND_HAS_MPI_Comm_detach_buffer
    int Detach_buffer(void *&buffer_addr);
    #endif
    #if BND_HAS_MPI_Comm_detach_buffer_c
    Count Detach_buffer_c(void *&buffer_addr);
    #endif
    void Disconnect();
    #if BND_HAS_MPI_Comm_flush_buffer
    void Flush_buffer() const;
    #endif
    void Free();
    static void Free_keyval(int &comm_keyval);
    bool Get_attr(int comm_keyval, void *attribute_val) const;
    Errhandler Get_errhandler() const;
    #if BND_HAS_MPI_Comm_get_info
    Info Get_info() const;
    #endif
    void Get_name(char *comm_name, int &resultlen) const;
    static Intercomm Get_parent();
    Group Get_group() const;
    #if BND_HAS_MPI_Comm_iflush_buffer
    Request Iflush_buffer() const;
    #endif
    static Intercomm Join(int fd);
    int Get_rank() const;
    void Set_attr(int comm_keyval, const void *attribute_val) const;
    void Set_errhandler(const Errhandler &errhandler);
    #if BND_HAS_MPI_Comm_set_info
    void Set_info(const Info &info);
    #endif
    void Set_name(const char *comm_name);
    int Get_size() const;
    bool Is_inter() const;
    void Gather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root) const;
    #if BND_HAS_MPI_Gather_c
    void Gather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Gather_init
    Prequest Gather_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Gather_init_c
    Prequest Gather_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, int root, const Info &info) const;
    #endif
    void Gatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, const int recvcounts[],
            const int displs[], const Datatype &recvtype, int root) const;
    #if BND_HAS_MPI_Gatherv_c
    void Gatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Gatherv_init
    Prequest Gatherv_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Gatherv_init_c
    Prequest Gatherv_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Iallgather
    Request Iallgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Iallgather_c
    Request Iallgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Iallgatherv
    Request Iallgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Iallgatherv_c
    Request Iallgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Iallreduce
    Request Iallreduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Iallreduce_c
    Request Iallreduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Ialltoall
    Request Ialltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ialltoall_c
    Request Ialltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ialltoallv
    Request Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype,
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ialltoallv_c
    Request Ialltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[], const Datatype &sendtype,
            void *recvbuf, const Count recvcounts[], const Aint rdispls[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ialltoallw
    Request Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype sendtypes[],
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Ialltoallw_c
    Request Ialltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Ibarrier
    Request Ibarrier() const;
    #endif
    #if BND_HAS_MPI_Ibcast
    Request Ibcast(void *buffer, int count, const Datatype &datatype, int root) const;
    #endif
    #if BND_HAS_MPI_Ibcast_c
    Request Ibcast_c(void *buffer, Count count, const Datatype &datatype, int root) const;
    #endif
    Request Ibsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Ibsend_c
    Request Ibsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Igather
    Request Igather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Igather_c
    Request Igather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Igatherv
    Request Igatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Igatherv_c
    Request Igatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Improbe
    bool Improbe(int source, int tag, Message &message, Status &status) const;
    bool Improbe(int source, int tag, Message &message) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_allgather
    Request Ineighbor_allgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            int recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_allgather_c
    Request Ineighbor_allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_allgatherv
    Request Ineighbor_allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_allgatherv_c
    Request Ineighbor_allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoall
    Request Ineighbor_alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            int recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoall_c
    Request Ineighbor_alltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoallv
    Request Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[],
            const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[],
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoallv_c
    Request Ineighbor_alltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoallw
    Request Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoallw_c
    Request Ineighbor_alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[]) const;
    #endif
    bool Iprobe(int source, int tag, Status &status) const;
    bool Iprobe(int source, int tag) const;
    Request Irecv(void *buf, int count, const Datatype &datatype, int source, int tag) const;
    #if BND_HAS_MPI_Irecv_c
    Request Irecv_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const;
    #endif
    #if BND_HAS_MPI_Ireduce
    Request Ireduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            int root) const;
    #endif
    #if BND_HAS_MPI_Ireduce_c
    Request Ireduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            int root) const;
    #endif
    #if BND_HAS_MPI_Ireduce_scatter
    Request Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Ireduce_scatter_block
    Request Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Ireduce_scatter_block_c
    Request Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, Count recvcount, const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Ireduce_scatter_c
    Request Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const Count recvcounts[], const Datatype &datatype,
            const Op &op) const;
    #endif
    Request Irsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Irsend_c
    Request Irsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Iscatter
    Request Iscatter(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Iscatter_c
    Request Iscatter_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Iscatterv
    Request Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], const Datatype &sendtype,
            void *recvbuf, int recvcount, const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Iscatterv_c
    Request Iscatterv_c(const void *sendbuf, const Count sendcounts[], const Aint displs[], const Datatype &sendtype,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int root) const;
    #endif
    Request Isend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Isend_c
    Request Isend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Isendrecv
    Request Isendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, int recvcount, const Datatype &recvtype, int source, int recvtag) const;
    #endif
    #if BND_HAS_MPI_Isendrecv_c
    Request Isendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag) const;
    #endif
    #if BND_HAS_MPI_Isendrecv_replace
    Request Isendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag) const;
    #endif
    #if BND_HAS_MPI_Isendrecv_replace_c
    Request Isendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag) const;
    #endif
    Request Issend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Issend_c
    Request Issend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Mprobe
    Message Mprobe(int source, int tag, Status &status) const;
    Message Mprobe(int source, int tag) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgather
    void Neighbor_allgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgather_c
    void Neighbor_allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgather_init
    Prequest Neighbor_allgather_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            int recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgather_init_c
    Prequest Neighbor_allgather_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgatherv
    void Neighbor_allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgatherv_c
    void Neighbor_allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgatherv_init
    Prequest Neighbor_allgatherv_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgatherv_init_c
    Prequest Neighbor_allgatherv_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoall
    void Neighbor_alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoall_c
    void Neighbor_alltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoall_init
    Prequest Neighbor_alltoall_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            int recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoall_init_c
    Prequest Neighbor_alltoall_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallv
    void Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype,
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallv_c
    void Neighbor_alltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallv_init
    Prequest Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
            const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[],
            const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallv_init_c
    Prequest Neighbor_alltoallv_init_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallw
    void Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallw_c
    void Neighbor_alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallw_init
    Prequest Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[], const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallw_init_c
    Prequest Neighbor_alltoallw_init_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[], const Info &info) const;
    #endif
    #if BND_HAS_MPI_Precv_init
    Prequest Precv_init(void *buf, int partitions, Count count, const Datatype &datatype, int source, int tag,
            const Info &info) const;
    #endif
    void Probe(int source, int tag, Status &status) const;
    void Probe(int source, int tag) const;
    #if BND_HAS_MPI_Psend_init
    Prequest Psend_init(const void *buf, int partitions, Count count, const Datatype &datatype, int dest, int tag,
            const Info &info) const;
    #endif
    void Recv(void *buf, int count, const Datatype &datatype, int source, int tag, Status &status) const;
    void Recv(void *buf, int count, const Datatype &datatype, int source, int tag) const;
    #if BND_HAS_MPI_Recv_c
    void Recv_c(void *buf, Count count, const Datatype &datatype, int source, int tag, Status &status) const;
    void Recv_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const;
    #endif
    Prequest Recv_init(void *buf, int count, const Datatype &datatype, int source, int tag) const;
    #if BND_HAS_MPI_Recv_init_c
    Prequest Recv_init_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const;
    #endif
    void Reduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op, int root) const;
    #if BND_HAS_MPI_Reduce_c
    void Reduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            int root) const;
    #endif
    #if BND_HAS_MPI_Reduce_init
    Prequest Reduce_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Reduce_init_c
    Prequest Reduce_init_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            int root, const Info &info) const;
    #endif
    void Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], const Datatype &datatype,
            const Op &op) const;
    void Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, const Datatype &datatype,
            const Op &op) const;
    #if BND_HAS_MPI_Reduce_scatter_block_c
    void Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, Count recvcount, const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Reduce_scatter_block_init
    Prequest Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, const Datatype &datatype,
            const Op &op, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Reduce_scatter_block_init_c
    Prequest Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, Count recvcount, const Datatype &datatype,
            const Op &op, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Reduce_scatter_c
    void Reduce_scatter_c(const void *sendbuf, void *recvbuf, const Count recvcounts[], const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Reduce_scatter_init
    Prequest Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], const Datatype &datatype,
            const Op &op, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Reduce_scatter_init_c
    Prequest Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const Count recvcounts[],
            const Datatype &datatype, const Op &op, const Info &info) const;
    #endif
    void Rsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Rsend_c
    void Rsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    Prequest Rsend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Rsend_init_c
    Prequest Rsend_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    void Scatter(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root) const;
    #if BND_HAS_MPI_Scatter_c
    void Scatter_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Scatter_init
    Prequest Scatter_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Scatter_init_c
    Prequest Scatter_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, int root, const Info &info) const;
    #endif
    void Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], const Datatype &sendtype,
            void *recvbuf, int recvcount, const Datatype &recvtype, int root) const;
    #if BND_HAS_MPI_Scatterv_c
    void Scatterv_c(const void *sendbuf, const Count sendcounts[], const Aint displs[], const Datatype &sendtype,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Scatterv_init
    Prequest Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], const Datatype &sendtype,
            void *recvbuf, int recvcount, const Datatype &recvtype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Scatterv_init_c
    Prequest Scatterv_init_c(const void *sendbuf, const Count sendcounts[], const Aint displs[],
            const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype, int root,
            const Info &info) const;
    #endif
    void Send(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Send_c
    void Send_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    Prequest Send_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Send_init_c
    Prequest Send_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    void Sendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest, int sendtag, void *recvbuf,
            int recvcount, const Datatype &recvtype, int source, int recvtag, Status &status) const;
    void Sendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest, int sendtag, void *recvbuf,
            int recvcount, const Datatype &recvtype, int source, int recvtag) const;
    #if BND_HAS_MPI_Sendrecv_c
    void Sendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag, Status &status) const;
    void Sendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag) const;
    #endif
    void Sendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag, Status &status) const;
    void Sendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag) const;
    #if BND_HAS_MPI_Sendrecv_replace_c
    void Sendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag, Status &status) const;
    void Sendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag) const;
    #endif
    void Ssend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Ssend_c
    void Ssend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    Prequest Ssend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Ssend_init_c
    Prequest Ssend_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    int Get_topology() const;

protected:
    friend struct bnd_cxx::access;
    MPI_Comm mpi_comm;
};

class Nullcomm : public Comm {
public:
    Nullcomm() {}
    BND_CXX_CONSTEXPR Nullcomm(MPI_Comm handle) : Comm(handle) {}
    explicit Nullcomm(const Comm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    Nullcomm(const MPI::Comm &other);
    Nullcomm &Clone() const;
};

class Intracomm : public Comm {
public:
    Intracomm() {}
    BND_CXX_CONSTEXPR Intracomm(MPI_Comm handle) : Comm(handle) {}
    explicit Intracomm(const Comm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    Intracomm(const MPI::Comm &other);
    Intracomm(const Nullcomm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    Cartcomm Create_cart(int ndims, const int dims[], const bool periods[], bool reorder) const;
    Intercomm Accept(const char *port_name, const Info &info, int root) const;
    Intercomm Connect(const char *port_name, const Info &info, int root) const;
    Intracomm Create(const Group &group) const;
    #if BND_HAS_MPI_Comm_create_from_group
    static Intracomm Create_from_group(const Group &group, const char *stringtag, const Info &info,
            const Errhandler &errhandler);
    #endif
    #if BND_HAS_MPI_Comm_create_group
    Intracomm Create_group(const Group &group, int tag) const;
    #endif
    Intracomm Dup() const;
    Intracomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    Intracomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    Request Idup(Intracomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    Request Idup_with_info(const Info &info, Intracomm &newcomm) const;
    #endif
    Intercomm Spawn(const char *command, const char *argv[], int maxprocs, const Info &info, int root,
            int array_of_errcodes[]) const;
    Intercomm Spawn(const char *command, const char *argv[], int maxprocs, const Info &info, int root) const;
    Intercomm Spawn_multiple(int count, const char *array_of_commands[], const char **array_of_argv[],
            const int array_of_maxprocs[], const Info array_of_info[], int root, int array_of_errcodes[]);
    Intercomm Spawn_multiple(int count, const char *array_of_commands[], const char **array_of_argv[],
            const int array_of_maxprocs[], const Info array_of_info[], int root);
    Intracomm Split(int color, int key) const;
    #if BND_HAS_MPI_Comm_split_type
    Intracomm Split_type(int split_type, int key, const Info &info) const;
    #endif
    Distgraphcomm Dist_graph_create(int n, const int sources[], const int degrees[], const int destinations[],
            const int weights[], const Info &info, bool reorder) const;
    Distgraphcomm Dist_graph_create(int n, const int sources[], const int degrees[], const int destinations[],
            const Info &info, bool reorder) const;
    Distgraphcomm Dist_graph_create_adjacent(int indegree, const int sources[], const int sourceweights[],
            int outdegree, const int destinations[], const int destweights[], const Info &info, bool reorder) const;
    Distgraphcomm Dist_graph_create_adjacent(int indegree, const int sources[], int outdegree,
            const int destinations[], const Info &info, bool reorder) const;
    void Exscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #if BND_HAS_MPI_Exscan_c
    void Exscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Exscan_init
    Prequest Exscan_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
    #if BND_HAS_MPI_Exscan_init_c
    Prequest Exscan_init_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
    Graphcomm Create_graph(int nnodes, const int index[], const int edges[], bool reorder) const;
    #if BND_HAS_MPI_Iexscan
    Request Iexscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Iexscan_c
    Request Iexscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    Intercomm Create_intercomm(int local_leader, const Comm &peer_comm, int remote_leader, int tag) const;
    #if BND_HAS_MPI_Iscan
    Request Iscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Iscan_c
    Request Iscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    void Scan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #if BND_HAS_MPI_Scan_c
    void Scan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Scan_init
    Prequest Scan_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
    #if BND_HAS_MPI_Scan_init_c
    Prequest Scan_init_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
};

class Intercomm : public Comm {
public:
    Intercomm() {}
    BND_CXX_CONSTEXPR Intercomm(MPI_Comm handle) : Comm(handle) {}
    explicit Intercomm(const Comm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    Intercomm(const MPI::Comm &other);
    Intercomm(const Nullcomm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    Intercomm Create(const Group &group) const;
    Intercomm Dup() const;
    Intercomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    Intercomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    Request Idup(Intercomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    Request Idup_with_info(const Info &info, Intercomm &newcomm) const;
    #endif
    Group Get_remote_group() const;
    int Get_remote_size() const;
    Intercomm Split(int color, int key) const;
    #if BND_HAS_MPI_Comm_split_type
    Intercomm Split_type(int split_type, int key, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Intercomm_create_from_groups
    static Intercomm Create_from_groups(const Group &local_group, int local_leader, const Group &remote_group,
            int remote_leader, const char *stringtag, const Info &info, const Errhandler &errhandler);
    #endif
    Intracomm Merge(bool high) const;
};

class Cartcomm : public Intracomm {
public:
    Cartcomm() {}
    BND_CXX_CONSTEXPR Cartcomm(MPI_Comm handle) : Intracomm(handle) {}
    explicit Cartcomm(const Comm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Cartcomm(const MPI::Comm &other);
    Cartcomm(const Nullcomm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    void Get_coords(int rank, int maxdims, int coords[]) const;
    void Get_topo(int maxdims, int dims[], bool periods[], int coords[]) const;
    int Map(int ndims, const int dims[], const bool periods[]) const;
    int Get_cart_rank(const int coords[]) const;
    void Shift(int direction, int disp, int &rank_source, int &rank_dest) const;
    Cartcomm Sub(const bool remain_dims[]) const;
    int Get_dim() const;
    Cartcomm Dup() const;
    Cartcomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    Cartcomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    Request Idup(Cartcomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    Request Idup_with_info(const Info &info, Cartcomm &newcomm) const;
    #endif
};

class Graphcomm : public Intracomm {
public:
    Graphcomm() {}
    BND_CXX_CONSTEXPR Graphcomm(MPI_Comm handle) : Intracomm(handle) {}
    explicit Graphcomm(const Comm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Graphcomm(const MPI::Comm &other);
    Graphcomm(const Nullcomm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Graphcomm Dup() const;
    Graphcomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    Graphcomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    Request Idup(Graphcomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    Request Idup_with_info(const Info &info, Graphcomm &newcomm) const;
    #endif
    void Get_topo(int maxindex, int maxedges, int index[], int edges[]) const;
    int Map(int nnodes, const int index[], const int edges[]) const;
    void Get_neighbors(int rank, int maxneighbors, int neighbors[]) const;
    int Get_neighbors_count(int rank) const;
    void Get_dims(int nnodes[], int nedges[]) const;
};

class Distgraphcomm : public Intracomm {
public:
    Distgraphcomm() {}
    BND_CXX_CONSTEXPR Distgraphcomm(MPI_Comm handle) : Intracomm(handle) {}
    explicit Distgraphcomm(const Comm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Distgraphcomm(const MPI::Comm &other);
    Distgraphcomm(const Nullcomm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Distgraphcomm Dup() const;
    Distgraphcomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    Distgraphcomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    Request Idup(Distgraphcomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    Request Idup_with_info(const Info &info, Distgraphcomm &newcomm) const;
    #endif
    void Get_dist_neighbors(int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[],
            int destweights[]) const;
    void Get_dist_neighbors_count(int &indegree, int &outdegree, bool &weighted) const;
};

class Win {
public:
    typedef bnd_cxx::Win_Copy_attr_function Copy_attr_function;
    typedef bnd_cxx::Win_Delete_attr_function Delete_attr_function;
    typedef bnd_cxx::Win_Errhandler_function Errhandler_function;
    typedef bnd_cxx::Win_Errhandler_fn Errhandler_fn;
    Win() : mpi_win(MPI_WIN_NULL) {}
    BND_CXX_CONSTEXPR Win(MPI_Win handle) : mpi_win(handle) {}
    operator MPI_Win() const { return mpi_win; }
    bool operator==(const Win &other) const { return mpi_win == other.mpi_win; }
    bool operator!=(const Win &other) const { return mpi_win != other.mpi_win; }
    Win(const MPI::Win &other);
    void Accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype, const Op &op) const;
    #if BND_HAS_MPI_Accumulate_c
    void Accumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, Count target_count, const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Compare_and_swap
    void Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr,
            const Datatype &datatype, int target_rank, Aint target_disp) const;
    #endif
    #if BND_HAS_MPI_Fetch_and_op
    void Fetch_and_op(const void *origin_addr, void *result_addr, const Datatype &datatype, int target_rank,
            Aint target_disp, const Op &op) const;
    #endif
    void Get(void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank, Aint target_disp,
            int target_count, const Datatype &target_datatype) const;
    #if BND_HAS_MPI_Get_accumulate
    void Get_accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype, void *result_addr,
            int result_count, const Datatype &result_datatype, int target_rank, Aint target_disp, int target_count,
            const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Get_accumulate_c
    void Get_accumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
            void *result_addr, Count result_count, const Datatype &result_datatype, int target_rank, Aint target_disp,
            Count target_count, const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Get_c
    void Get_c(void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, Count target_count, const Datatype &target_datatype) const;
    #endif
    void Put(const void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype) const;
    #if BND_HAS_MPI_Put_c
    void Put_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, Count target_count, const Datatype &target_datatype) const;
    #endif
    #if BND_HAS_MPI_Raccumulate
    Request Raccumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Raccumulate_c
    Request Raccumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
            int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Rget
    Request Rget(void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype) const;
    #endif
    #if BND_HAS_MPI_Rget_accumulate
    Request Rget_accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype,
            void *result_addr, int result_count, const Datatype &result_datatype, int target_rank, Aint target_disp,
            int target_count, const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Rget_accumulate_c
    Request Rget_accumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
            void *result_addr, Count result_count, const Datatype &result_datatype, int target_rank, Aint target_disp,
            Count target_count, const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Rget_c
    Request Rget_c(void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, Count target_count, const Datatype &target_datatype) const;
    #endif
    #if BND_HAS_MPI_Rput
    Request Rput(const void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype) const;
    #endif
    #if BND_HAS_MPI_Rput_c
    Request Rput_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, Count target_count, const Datatype &target_datatype) const;
    #endif
    #if BND_HAS_MPI_Win_allocate
    static Win Allocate(Aint size, int disp_unit, const Info &info, const Intracomm &comm, void *&baseptr);
    #endif
    #if BND_HAS_MPI_Win_allocate_c
    static Win Allocate_c(Aint size, Aint disp_unit, const Info &info, const Intracomm &comm, void *&baseptr);
    #endif
    #if BND_HAS_MPI_Win_allocate_shared
    static Win Allocate_shared(Aint size, int disp_unit, const Info &info, const Intracomm &comm, void *&baseptr);
    #endif
    #if BND_HAS_MPI_Win_allocate_shared_c
    static Win Allocate_shared_c(Aint size, Aint disp_unit, const Info &info, const Intracomm &comm, void *&baseptr);
    #endif
    #if BND_HAS_MPI_Win_attach
    void Attach(void *base, Aint size) const;
    #endif
    void Call_errhandler(int errorcode) const;
    void Complete() const;
    static Win Create(const void *base, Aint size, int disp_unit, const Info &info, const Intracomm &comm);
    #if BND_HAS_MPI_Win_create_c
    static Win Create_c(const void *base, Aint size, Aint disp_unit, const Info &info, const Intracomm &comm);
    #endif
    #if BND_HAS_MPI_Win_create_dynamic
    static Win Create_dynamic(const Info &info, const Intracomm &comm);
    #endif
    static Errhandler Create_errhandler(Win::Errhandler_function *win_errhandler_fn);
    static int Create_keyval(Win::Copy_attr_function *win_copy_attr_fn, Win::Delete_attr_function *win_delete_attr_fn,
            void *extra_state);
    static int Create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn,
            Win::Delete_attr_function *win_delete_attr_fn, void *extra_state);
    static int Create_keyval(Win::Copy_attr_function *win_copy_attr_fn,
            MPI_Win_delete_attr_function *win_delete_attr_fn, void *extra_state);
    static int Create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn,
            MPI_Win_delete_attr_function *win_delete_attr_fn, void *extra_state);
    void Delete_attr(int win_keyval);
    #if BND_HAS_MPI_Win_detach
    void Detach(const void *base) const;
    #endif
    void Fence(int assert) const;
    #if BND_HAS_MPI_Win_flush
    void Flush(int rank) const;
    #endif
    #if BND_HAS_MPI_Win_flush_all
    void Flush_all() const;
    #endif
    #if BND_HAS_MPI_Win_flush_local
    void Flush_local(int rank) const;
    #endif
    #if BND_HAS_MPI_Win_flush_local_all
    void Flush_local_all() const;
    #endif
    void Free();
    static void Free_keyval(int &win_keyval);
    bool Get_attr(int win_keyval, void *attribute_val) const;
    Errhandler Get_errhandler() const;
    Group Get_group() const;
    #if BND_HAS_MPI_Win_get_info
    Info Get_info() const;
    #endif
    void Get_name(char *win_name, int &resultlen) const;
    void Lock(int lock_type, int rank, int assert) const;
    #if BND_HAS_MPI_Win_lock_all
    void Lock_all(int assert) const;
    #endif
    void Post(const Group &group, int assert) const;
    void Set_attr(int win_keyval, const void *attribute_val);
    void Set_errhandler(const Errhandler &errhandler);
    #if BND_HAS_MPI_Win_set_info
    void Set_info(const Info &info);
    #endif
    void Set_name(const char *win_name);
    #if BND_HAS_MPI_Win_shared_query
    void *Shared_query(int rank, Aint &size, int &disp_unit) const;
    #endif
    #if BND_HAS_MPI_Win_shared_query_c
    void *Shared_query_c(int rank, Aint &size, Aint &disp_unit) const;
    #endif
    void Start(const Group &group, int assert) const;
    #if BND_HAS_MPI_Win_sync
    void Sync() const;
    #endif
    bool Test() const;
    void Unlock(int rank) const;
    #if BND_HAS_MPI_Win_unlock_all
    void Unlock_all() const;
    #endif
    void Wait() const;

protected:
    friend struct bnd_cxx::access;
    MPI_Win mpi_win;
};

class File {
public:
    typedef bnd_cxx::File_Errhandler_function Errhandler_function;
    typedef bnd_cxx::File_Errhandler_fn Errhandler_fn;
    File() : mpi_file(MPI_FILE_NULL) {}
    BND_CXX_CONSTEXPR File(MPI_File handle) : mpi_file(handle) {}
    operator MPI_File() const { return mpi_file; }
    bool operator==(const File &other) const { return mpi_file == other.mpi_file; }
    bool operator!=(const File &other) const { return mpi_file != other.mpi_file; }
    File(const MPI::File &other);
    void Call_errhandler(int errorcode) const;
    void Close();
    static Errhandler Create_errhandler(File::Errhandler_function *file_errhandler_fn);
    static void Delete(const char *filename, const Info &info);
    int Get_amode() const;
    bool Get_atomicity() const;
    Offset Get_byte_offset(Offset offset) const;
    Errhandler Get_errhandler() const;
    Group Get_group() const;
    Info Get_info() const;
    Offset Get_position() const;
    Offset Get_position_shared() const;
    Offset Get_size() const;
    Aint Get_type_extent(const Datatype &datatype) const;
    #if BND_HAS_MPI_File_get_type_extent_c
    Count Get_type_extent_c(const Datatype &datatype) const;
    #endif
    void Get_view(Offset &disp, Datatype &etype, Datatype &filetype, char *datarep) const;
    Request Iread(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iread_all
    Request Iread_all(void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iread_all_c
    Request Iread_all_c(void *buf, Count count, const Datatype &datatype);
    #endif
    Request Iread_at(Offset offset, void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iread_at_all
    Request Iread_at_all(Offset offset, void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iread_at_all_c
    Request Iread_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iread_at_c
    Request Iread_at_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iread_c
    Request Iread_c(void *buf, Count count, const Datatype &datatype);
    #endif
    Request Iread_shared(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iread_shared_c
    Request Iread_shared_c(void *buf, Count count, const Datatype &datatype);
    #endif
    Request Iwrite(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iwrite_all
    Request Iwrite_all(const void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iwrite_all_c
    Request Iwrite_all_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    Request Iwrite_at(Offset offset, const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iwrite_at_all
    Request Iwrite_at_all(Offset offset, const void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iwrite_at_all_c
    Request Iwrite_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iwrite_at_c
    Request Iwrite_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iwrite_c
    Request Iwrite_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    Request Iwrite_shared(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iwrite_shared_c
    Request Iwrite_shared_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    static File Open(const Intracomm &comm, const char *filename, int amode, const Info &info);
    void Preallocate(Offset size);
    void Read(void *buf, int count, const Datatype &datatype, Status &status);
    void Read(void *buf, int count, const Datatype &datatype);
    void Read_all(void *buf, int count, const Datatype &datatype, Status &status);
    void Read_all(void *buf, int count, const Datatype &datatype);
    void Read_all_begin(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_all_begin_c
    void Read_all_begin_c(void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_all_c
    void Read_all_c(void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_all_c(void *buf, Count count, const Datatype &datatype);
    #endif
    void Read_all_end(void *buf, Status &status);
    void Read_all_end(void *buf);
    void Read_at(Offset offset, void *buf, int count, const Datatype &datatype, Status &status);
    void Read_at(Offset offset, void *buf, int count, const Datatype &datatype);
    void Read_at_all(Offset offset, void *buf, int count, const Datatype &datatype, Status &status);
    void Read_at_all(Offset offset, void *buf, int count, const Datatype &datatype);
    void Read_at_all_begin(Offset offset, void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_at_all_begin_c
    void Read_at_all_begin_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_at_all_c
    void Read_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    void Read_at_all_end(void *buf, Status &status);
    void Read_at_all_end(void *buf);
    #if BND_HAS_MPI_File_read_at_c
    void Read_at_c(Offset offset, void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_at_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_c
    void Read_c(void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_c(void *buf, Count count, const Datatype &datatype);
    #endif
    void Read_ordered(void *buf, int count, const Datatype &datatype, Status &status);
    void Read_ordered(void *buf, int count, const Datatype &datatype);
    void Read_ordered_begin(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_ordered_begin_c
    void Read_ordered_begin_c(void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_ordered_c
    void Read_ordered_c(void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_ordered_c(void *buf, Count count, const Datatype &datatype);
    #endif
    void Read_ordered_end(void *buf, Status &status);
    void Read_ordered_end(void *buf);
    void Read_shared(void *buf, int count, const Datatype &datatype, Status &status);
    void Read_shared(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_shared_c
    void Read_shared_c(void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_shared_c(void *buf, Count count, const Datatype &datatype);
    #endif
    void Seek(Offset offset, int whence);
    void Seek_shared(Offset offset, int whence);
    void Set_atomicity(bool flag);
    void Set_errhandler(const Errhandler &errhandler);
    void Set_info(const Info &info);
    void Set_size(Offset size);
    void Set_view(Offset disp, const Datatype &etype, const Datatype &filetype, const char *datarep, const Info &info);
    void Sync();
    void Write(const void *buf, int count, const Datatype &datatype, Status &status);
    void Write(const void *buf, int count, const Datatype &datatype);
    void Write_all(const void *buf, int count, const Datatype &datatype, Status &status);
    void Write_all(const void *buf, int count, const Datatype &datatype);
    void Write_all_begin(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_all_begin_c
    void Write_all_begin_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_all_c
    void Write_all_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_all_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    void Write_all_end(const void *buf, Status &status);
    void Write_all_end(const void *buf);
    void Write_at(Offset offset, const void *buf, int count, const Datatype &datatype, Status &status);
    void Write_at(Offset offset, const void *buf, int count, const Datatype &datatype);
    void Write_at_all(Offset offset, const void *buf, int count, const Datatype &datatype, Status &status);
    void Write_at_all(Offset offset, const void *buf, int count, const Datatype &datatype);
    void Write_at_all_begin(Offset offset, const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_at_all_begin_c
    void Write_at_all_begin_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_at_all_c
    void Write_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    void Write_at_all_end(const void *buf, Status &status);
    void Write_at_all_end(const void *buf);
    #if BND_HAS_MPI_File_write_at_c
    void Write_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_c
    void Write_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    void Write_ordered(const void *buf, int count, const Datatype &datatype, Status &status);
    void Write_ordered(const void *buf, int count, const Datatype &datatype);
    void Write_ordered_begin(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_ordered_begin_c
    void Write_ordered_begin_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_ordered_c
    void Write_ordered_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_ordered_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    void Write_ordered_end(const void *buf, Status &status);
    void Write_ordered_end(const void *buf);
    void Write_shared(const void *buf, int count, const Datatype &datatype, Status &status);
    void Write_shared(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_shared_c
    void Write_shared_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_shared_c(const void *buf, Count count, const Datatype &datatype);
    #endif

protected:
    friend struct bnd_cxx::access;
    MPI_File mpi_file;
};

#if BND_HAS_MPI_Abi_get_fortran_info
Info Get_abi_fortran_info();
#endif
#if BND_HAS_MPI_Abi_get_info
Info Get_abi_info();
#endif
#if BND_HAS_MPI_Abi_get_version
void Get_abi_version(int &abi_major, int &abi_minor);
#endif
int Add_error_class();
int Add_error_code(int errorclass);
void Add_error_string(int errorcode, const char *string);
#if BND_HAS_MPI_Aint_add
Aint Aint_add(Aint base, Aint disp);
#endif
#if BND_HAS_MPI_Aint_diff
Aint Aint_diff(Aint addr1, Aint addr2);
#endif
void *Alloc_mem(Aint size, const Info &info);
void Attach_buffer(void *buffer, int size);
#if BND_HAS_MPI_Buffer_attach_c
void Attach_buffer_c(void *buffer, Count size);
#endif
int Detach_buffer(void *&buffer_addr);
#if BND_HAS_MPI_Buffer_detach_c
Count Detach_buffer_c(void *&buffer_addr);
#endif
#if BND_HAS_MPI_Buffer_flush
void Flush_buffer();
#endif
#if BND_HAS_MPI_Buffer_iflush
Request Iflush_buffer();
#endif
void Close_port(const char *port_name);
void Compute_dims(int nnodes, int ndims, int dims[]);
int Get_error_class(int errorcode);
void Get_error_string(int errorcode, char *string, int &resultlen);
void Finalize();
bool Is_finalized();
void Free_mem(void *base);
Aint Get_address(const void *location);
#if BND_HAS_MPI_Get_hw_resource_info
Info Get_hw_resource_info();
#endif
#if BND_HAS_MPI_Get_library_version
void Get_library_version(char *version, int &resultlen);
#endif
void Get_processor_name(char *name, int &resultlen);
void Get_version(int &version, int &subversion);
void Init(int &argc, char **&argv);
void Init();
int Init_thread(int &argc, char **&argv, int required);
int Init_thread(int required);
bool Is_initialized();
bool Is_thread_main();
void Lookup_name(const char *service_name, const Info &info, char *port_name);
void Open_port(const Info &info, char *port_name);
void Pcontrol(int level, ...);
void Publish_name(const char *service_name, const Info &info, const char *port_name);
int Query_thread();
void Register_datarep(const char *datarep, Datarep_conversion_function *read_conversion_fn,
        Datarep_conversion_function *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
void Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        Datarep_conversion_function *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
void Register_datarep(const char *datarep, Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
void Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
#if BND_HAS_MPI_Register_datarep_c
void Register_datarep_c(const char *datarep, Datarep_conversion_function_c *read_conversion_fn,
        Datarep_conversion_function_c *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
void Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        Datarep_conversion_function_c *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
void Register_datarep_c(const char *datarep, Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
void Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
#endif
#if BND_HAS_MPI_Remove_error_class
void Remove_error_class(int errorclass);
#endif
#if BND_HAS_MPI_Remove_error_code
void Remove_error_code(int errorcode);
#endif
#if BND_HAS_MPI_Remove_error_string
void Remove_error_string(int errorcode);
#endif
void Unpublish_name(const char *service_name, const Info &info, const char *port_name);
double Wtick();
double Wtime();

}  // namespace bindery
}  // namespace PMPI
