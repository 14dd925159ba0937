// Do not edit: `bindery generate` writes this from specs/ through templates/mpicxx/mpi.h.j2.
// The classes of MPI::, which hold their PMPI:: object.
namespace MPI {
inline namespace bindery {

typedef MPI_Aint Aint;
typedef MPI_Offset Offset;
typedef MPI_Count Count;
#ifdef BND_CXX_FINT
typedef BND_CXX_FINT Fint;  // the standard ABI's mpi.h has no MPI_Fint
#else
typedef MPI_Fint Fint;
#endif
typedef bnd_cxx::Datarep_conversion_function Datarep_conversion_function;
typedef bnd_cxx::Datarep_extent_function Datarep_extent_function;
typedef bnd_cxx::User_function User_function;
typedef bnd_cxx::Datarep_conversion_function_c Datarep_conversion_function_c;
typedef bnd_cxx::User_function_c User_function_c;

class Exception {
public:
    Exception(int error_code);
    int Get_error_code() const;
    int Get_error_class() const;
    operator int() const { return error_code_; }
    const char *Get_error_string() const;

private:
    int error_code_;
    int error_class_;
    char error_string_[MPI_MAX_ERROR_STRING];
};

class Datatype {
public:
    typedef bnd_cxx::Datatype_Copy_attr_function Copy_attr_function;
    typedef bnd_cxx::Datatype_Delete_attr_function Delete_attr_function;
    Datatype() {}
    BND_CXX_CONSTEXPR Datatype(MPI_Datatype handle) : pmpi_datatype(handle) {}
    operator MPI_Datatype() const { return pmpi_datatype; }
    bool operator==(const Datatype &other) const { return pmpi_datatype == other.pmpi_datatype; }
    bool operator!=(const Datatype &other) const { return pmpi_datatype != other.pmpi_datatype; }
    bool operator==(MPI_Datatype handle) const { return static_cast<MPI_Datatype>(pmpi_datatype) == handle; }
    bool operator!=(MPI_Datatype handle) const { return !(*this == handle); }
    bool operator==(const PMPI::Datatype &other) const { return pmpi_datatype == other; }
    bool operator!=(const PMPI::Datatype &other) const { return pmpi_datatype != other; }
    Datatype(const PMPI::Datatype &other) : pmpi_datatype(other) {}
    static Copy_attr_function DUP_FN;
    static Copy_attr_function NULL_COPY_FN;
    static Delete_attr_function NULL_DELETE_FN;
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
    friend class PMPI::Datatype;
    PMPI::Datatype pmpi_datatype;
};

class Group {
public:
    Group() {}
    BND_CXX_CONSTEXPR Group(MPI_Group handle) : pmpi_group(handle) {}
    operator MPI_Group() const { return pmpi_group; }
    bool operator==(const Group &other) const { return pmpi_group == other.pmpi_group; }
    bool operator!=(const Group &other) const { return pmpi_group != other.pmpi_group; }
    bool operator==(MPI_Group handle) const { return static_cast<MPI_Group>(pmpi_group) == handle; }
    bool operator!=(MPI_Group handle) const { return !(*this == handle); }
    bool operator==(const PMPI::Group &other) const { return pmpi_group == other; }
    bool operator!=(const PMPI::Group &other) const { return pmpi_group != other; }
    Group(const PMPI::Group &other) : pmpi_group(other) {}
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
    friend class PMPI::Group;
    PMPI::Group pmpi_group;
};

class Op {
public:
    Op() {}
    BND_CXX_CONSTEXPR Op(MPI_Op handle) : pmpi_op(handle) {}
    operator MPI_Op() const { return pmpi_op; }
    bool operator==(const Op &other) const { return pmpi_op == other.pmpi_op; }
    bool operator!=(const Op &other) const { return pmpi_op != other.pmpi_op; }
    bool operator==(MPI_Op handle) const { return static_cast<MPI_Op>(pmpi_op) == handle; }
    bool operator!=(MPI_Op handle) const { return !(*this == handle); }
    bool operator==(const PMPI::Op &other) const { return pmpi_op == other; }
    bool operator!=(const PMPI::Op &other) const { return pmpi_op != other; }
    Op(const PMPI::Op &other) : pmpi_op(other) {}
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
    friend class PMPI::Op;
    PMPI::Op pmpi_op;
};

class Info {
public:
    Info() {}
    BND_CXX_CONSTEXPR Info(MPI_Info handle) : pmpi_info(handle) {}
    operator MPI_Info() const { return pmpi_info; }
    bool operator==(const Info &other) const { return pmpi_info == other.pmpi_info; }
    bool operator!=(const Info &other) const { return pmpi_info != other.pmpi_info; }
    bool operator==(MPI_Info handle) const { return static_cast<MPI_Info>(pmpi_info) == handle; }
    bool operator!=(MPI_Info handle) const { return !(*this == handle); }
    bool operator==(const PMPI::Info &other) const { return pmpi_info == other; }
    bool operator!=(const PMPI::Info &other) const { return pmpi_info != other; }
    Info(const PMPI::Info &other) : pmpi_info(other) {}
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
    friend class PMPI::Info;
    PMPI::Info pmpi_info;
};

class Errhandler {
public:
    Errhandler() {}
    BND_CXX_CONSTEXPR Errhandler(MPI_Errhandler handle) : pmpi_errhandler(handle) {}
    operator MPI_Errhandler() const { return pmpi_errhandler; }
    bool operator==(const Errhandler &other) const { return pmpi_errhandler == other.pmpi_errhandler; }
    bool operator!=(const Errhandler &other) const { return pmpi_errhandler != other.pmpi_errhandler; }
    bool operator==(MPI_Errhandler handle) const { return static_cast<MPI_Errhandler>(pmpi_errhandler) == handle; }
    bool operator!=(MPI_Errhandler handle) const { return !(*this == handle); }
    bool operator==(const PMPI::Errhandler &other) const { return pmpi_errhandler == other; }
    bool operator!=(const PMPI::Errhandler &other) const { return pmpi_errhandler != other; }
    Errhandler(const PMPI::Errhandler &other) : pmpi_errhandler(other) {}
    void Free();

protected:
    friend struct bnd_cxx::access;
    friend class PMPI::Errhandler;
    PMPI::Errhandler pmpi_errhandler;
};

class Status {
public:
    Status() {}
    Status(const MPI_Status &value) : pmpi_status(value) {}
    operator MPI_Status() const { return pmpi_status; }
    Status(const PMPI::Status &other) : pmpi_status(other) {}
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
    friend class PMPI::Status;
    PMPI::Status pmpi_status;
};

class Request {
public:
    Request() {}
    BND_CXX_CONSTEXPR Request(MPI_Request handle) : pmpi_request(handle) {}
    operator MPI_Request() const { return pmpi_request; }
    bool operator==(const Request &other) const { return pmpi_request == other.pmpi_request; }
    bool operator!=(const Request &other) const { return pmpi_request != other.pmpi_request; }
    bool operator==(MPI_Request handle) const { return static_cast<MPI_Request>(pmpi_request) == handle; }
    bool operator!=(MPI_Request handle) const { return !(*this == handle); }
    bool operator==(const PMPI::Request &other) const { return pmpi_request == other; }
    bool operator!=(const PMPI::Request &other) const { return pmpi_request != other; }
    Request(const PMPI::Request &other) : pmpi_request(other) {}
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
    friend class PMPI::Request;
    PMPI::Request pmpi_request;
};

class Prequest : public Request {
public:
    Prequest() {}
    BND_CXX_CONSTEXPR Prequest(MPI_Request handle) : Request(handle) {}
    Prequest(const PMPI::Request &other) : Request(other) {}
    Prequest(const Request &other) : Request(other) {}
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
    Grequest(const PMPI::Request &other) : Request(other) {}
    Grequest(const Request &other) : Request(other) {}
    void Complete();
    static Grequest Start(Grequest::Query_function *query_fn, Grequest::Free_function *free_fn,
            Grequest::Cancel_function *cancel_fn, void *extra_state);
};

class Message {
public:
    Message() {}
    BND_CXX_CONSTEXPR Message(MPI_Message handle) : pmpi_message(handle) {}
    operator MPI_Message() const { return pmpi_message; }
    bool operator==(const Message &other) const { return pmpi_message == other.pmpi_message; }
    bool operator!=(const Message &other) const { return pmpi_message != other.pmpi_message; }
    bool operator==(MPI_Message handle) const { return static_cast<MPI_Message>(pmpi_message) == handle; }
    bool operator!=(MPI_Message handle) const { return !(*this == handle); }
    bool operator==(const PMPI::Message &other) const { return pmpi_message == other; }
    bool operator!=(const PMPI::Message &other) const { return pmpi_message != other; }
    Message(const PMPI::Message &other) : pmpi_message(other) {}
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
    friend class PMPI::Message;
    PMPI::Message pmpi_message;
};

#if defined(MPI_SESSION_NULL)
class Session {
public:
    typedef bnd_cxx::Session_Errhandler_function Errhandler_function;
    Session() {}
    BND_CXX_CONSTEXPR Session(MPI_Session handle) : pmpi_session(handle) {}
    operator MPI_Session() const { return pmpi_session; }
    bool operator==(const Session &other) const { return pmpi_session == other.pmpi_session; }
    bool operator!=(const Session &other) const { return pmpi_session != other.pmpi_session; }
    bool operator==(MPI_Session handle) const { return static_cast<MPI_Session>(pmpi_session) == handle; }
    bool operator!=(MPI_Session handle) const { return !(*this == handle); }
    bool operator==(const PMPI::Session &other) const { return pmpi_session == other; }
    bool operator!=(const PMPI::Session &other) const { return pmpi_session != other; }
    Session(const PMPI::Session &other) : pmpi_session(other) {}
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
    friend class PMPI::Session;
    PMPI::Session pmpi_session;
};
#endif

class Comm {
public:
    typedef bnd_cxx::Comm_Copy_attr_function Copy_attr_function;
    typedef bnd_cxx::Comm_Delete_attr_function Delete_attr_function;
    typedef bnd_cxx::Comm_Errhandler_function Errhandler_function;
    typedef bnd_cxx::Comm_Errhandler_fn Errhandler_fn;
    BND_CXX_DESTRUCTOR(Comm)
    Comm(const Comm &) = default;
    Comm &operator=(const Comm &) = default;
    Comm() {}
    BND_CXX_CONSTEXPR Comm(MPI_Comm handle) : pmpi_comm(handle) {}
    operator MPI_Comm() const { return pmpi_comm; }
    bool operator==(const Comm &other) const { return pmpi_comm == other.pmpi_comm; }
    bool operator!=(const Comm &other) const { return pmpi_comm != other.pmpi_comm; }
    bool operator==(MPI_Comm handle) const { return static_cast<MPI_Comm>(pmpi_comm) == handle; }
    bool operator!=(MPI_Comm handle) const { return !(*this == handle); }
    bool operator==(const PMPI::Comm &other) const { return pmpi_comm == other; }
    bool operator!=(const PMPI::Comm &other) const { return pmpi_comm != other; }
    Comm(const PMPI::Comm &other) : pmpi_comm(other) {}
    virtual Comm &Clone() const = 0;
    static Copy_attr_function DUP_FN;
    static Copy_attr_function NULL_COPY_FN;
    static Delete_attr_function NULL_DELETE_FN;
    virtual void Abort(int errorcode) const;
    virtual void Allgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
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
    virtual void Allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
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
    virtual void Allreduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
            const Op &op) const;
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
    virtual void Alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
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
    virtual void Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype,
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
    virtual void Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[],
            const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
            const Datatype recvtypes[]) const;
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
    virtual void Barrier() const;
    #if BND_HAS_MPI_Barrier_init
    Prequest Barrier_init(const Info &info) const;
    #endif
    virtual void Bcast(void *buffer, int count, const Datatype &datatype, int root) const;
    #if BND_HAS_MPI_Bcast_c
    void Bcast_c(void *buffer, Count count, const Datatype &datatype, int root) const;
    #endif
    #if BND_HAS_MPI_Bcast_init
    Prequest Bcast_init(void *buffer, int count, const Datatype &datatype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Bcast_init_c
    Prequest Bcast_init_c(void *buffer, Count count, const Datatype &datatype, int root, const Info &info) const;
    #endif
    virtual void Bsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Bsend_c
    void Bsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    virtual Prequest Bsend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Bsend_init_c
    Prequest Bsend_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Comm_attach_buffer
    void Attach_buffer(void *buffer, int size);
    #endif
    #if BND_HAS_MPI_Comm_attach_buffer_c
    void Attach_buffer_c(void *buffer, Count size);
    #endif
    virtual void Call_errhandler(int errorcode) const;
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
    virtual void Delete_attr(int comm_keyval);
    #if BND_HAS_MPI_Comm_detach_buffer
    int Detach_buffer(void *&buffer_addr);
    #endif
    #if BND_HAS_MPI_Comm_detach_buffer_c
    Count Detach_buffer_c(void *&buffer_addr);
    #endif
    virtual void Disconnect();
    #if BND_HAS_MPI_Comm_flush_buffer
    void Flush_buffer() const;
    #endif
    virtual void Free();
    static void Free_keyval(int &comm_keyval);
    virtual bool Get_attr(int comm_keyval, void *attribute_val) const;
    virtual Errhandler Get_errhandler() const;
    #if BND_HAS_MPI_Comm_get_info
    Info Get_info() const;
    #endif
    virtual void Get_name(char *comm_name, int &resultlen) const;
    static Intercomm Get_parent();
    virtual Group Get_group() const;
    #if BND_HAS_MPI_Comm_iflush_buffer
    Request Iflush_buffer() const;
    #endif
    static Intercomm Join(int fd);
    virtual int Get_rank() const;
    virtual void Set_attr(int comm_keyval, const void *attribute_val) const;
    virtual void Set_errhandler(const Errhandler &errhandler);
    #if BND_HAS_MPI_Comm_set_info
    void Set_info(const Info &info);
    #endif
    virtual void Set_name(const char *comm_name);
    virtual int Get_size() const;
    virtual bool Is_inter() const;
    virtual void Gather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
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
    virtual void Gatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype, int root) const;
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
    virtual Request Ibsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
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
    virtual bool Iprobe(int source, int tag, Status &status) const;
    virtual bool Iprobe(int source, int tag) const;
    virtual Request Irecv(void *buf, int count, const Datatype &datatype, int source, int tag) const;
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
    virtual Request Irsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
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
    virtual Request Isend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
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
    virtual Request Issend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
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
    virtual void Probe(int source, int tag, Status &status) const;
    virtual void Probe(int source, int tag) const;
    #if BND_HAS_MPI_Psend_init
    Prequest Psend_init(const void *buf, int partitions, Count count, const Datatype &datatype, int dest, int tag,
            const Info &info) const;
    #endif
    virtual void Recv(void *buf, int count, const Datatype &datatype, int source, int tag, Status &status) const;
    virtual void Recv(void *buf, int count, const Datatype &datatype, int source, int tag) const;
    #if BND_HAS_MPI_Recv_c
    void Recv_c(void *buf, Count count, const Datatype &datatype, int source, int tag, Status &status) const;
    void Recv_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const;
    #endif
    virtual Prequest Recv_init(void *buf, int count, const Datatype &datatype, int source, int tag) const;
    #if BND_HAS_MPI_Recv_init_c
    Prequest Recv_init_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const;
    #endif
    virtual void Reduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            int root) const;
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
    virtual void Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], const Datatype &datatype,
            const Op &op) const;
    virtual void Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, const Datatype &datatype,
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
    virtual void Rsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Rsend_c
    void Rsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    virtual Prequest Rsend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Rsend_init_c
    Prequest Rsend_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    virtual void Scatter(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
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
    virtual void Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], const Datatype &sendtype,
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
    virtual void Send(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Send_c
    void Send_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    virtual Prequest Send_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Send_init_c
    Prequest Send_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    virtual void Sendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, int recvcount, const Datatype &recvtype, int source, int recvtag, Status &status) const;
    virtual void Sendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, int recvcount, const Datatype &recvtype, int source, int recvtag) const;
    #if BND_HAS_MPI_Sendrecv_c
    void Sendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag, Status &status) const;
    void Sendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag) const;
    #endif
    virtual void Sendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag, Status &status) const;
    virtual void Sendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag) const;
    #if BND_HAS_MPI_Sendrecv_replace_c
    void Sendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag, Status &status) const;
    void Sendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag) const;
    #endif
    virtual void Ssend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Ssend_c
    void Ssend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    virtual Prequest Ssend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Ssend_init_c
    Prequest Ssend_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    virtual int Get_topology() const;

protected:
    friend struct bnd_cxx::access;
    friend class PMPI::Comm;
    PMPI::Comm pmpi_comm;
};

class Nullcomm : public Comm {
public:
    BND_CXX_DESTRUCTOR(Nullcomm)
    Nullcomm(const Nullcomm &) = default;
    Nullcomm &operator=(const Nullcomm &) = default;
    Nullcomm() {}
    BND_CXX_CONSTEXPR Nullcomm(MPI_Comm handle) : Comm(handle) {}
    Nullcomm(const PMPI::Comm &other) : Comm(other) {}
    virtual Nullcomm &Clone() const;
};
typedef Nullcomm Comm_Null;

class Intracomm : public Comm {
public:
    BND_CXX_DESTRUCTOR(Intracomm)
    Intracomm(const Intracomm &) = default;
    Intracomm &operator=(const Intracomm &) = default;
    Intracomm() {}
    BND_CXX_CONSTEXPR Intracomm(MPI_Comm handle) : Comm(handle) {}
    Intracomm(const PMPI::Comm &other) : Comm(other) {}
    Intracomm(const Nullcomm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    Intracomm(const Comm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    virtual Cartcomm Create_cart(int ndims, const int dims[], const bool periods[], bool reorder) const;
    virtual Intercomm Accept(const char *port_name, const Info &info, int root) const;
    virtual Intercomm Connect(const char *port_name, const Info &info, int root) const;
    virtual Intracomm Create(const Group &group) const;
    #if BND_HAS_MPI_Comm_create_from_group
    static Intracomm Create_from_group(const Group &group, const char *stringtag, const Info &info,
            const Errhandler &errhandler);
    #endif
    #if BND_HAS_MPI_Comm_create_group
    Intracomm Create_group(const Group &group, int tag) const;
    #endif
    Intracomm Dup() const;
    virtual Intracomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    Intracomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    Request Idup(Intracomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    Request Idup_with_info(const Info &info, Intracomm &newcomm) const;
    #endif
    virtual Intercomm Spawn(const char *command, const char *argv[], int maxprocs, const Info &info, int root,
            int array_of_errcodes[]) const;
    virtual Intercomm Spawn(const char *command, const char *argv[], int maxprocs, const Info &info, int root) const;
    virtual Intercomm Spawn_multiple(int count, const char *array_of_commands[], const char **array_of_argv[],
            const int array_of_maxprocs[], const Info array_of_info[], int root, int array_of_errcodes[]);
    virtual Intercomm Spawn_multiple(int count, const char *array_of_commands[], const char **array_of_argv[],
            const int array_of_maxprocs[], const Info array_of_info[], int root);
    virtual Intracomm Split(int color, int key) const;
    #if BND_HAS_MPI_Comm_split_type
    Intracomm Split_type(int split_type, int key, const Info &info) const;
    #endif
    virtual Distgraphcomm Dist_graph_create(int n, const int sources[], const int degrees[], const int destinations[],
            const int weights[], const Info &info, bool reorder) const;
    virtual Distgraphcomm Dist_graph_create(int n, const int sources[], const int degrees[], const int destinations[],
            const Info &info, bool reorder) const;
    virtual Distgraphcomm Dist_graph_create_adjacent(int indegree, const int sources[], const int sourceweights[],
            int outdegree, const int destinations[], const int destweights[], const Info &info, bool reorder) const;
    virtual Distgraphcomm Dist_graph_create_adjacent(int indegree, const int sources[], int outdegree,
            const int destinations[], const Info &info, bool reorder) const;
    virtual void Exscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
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
    virtual Graphcomm Create_graph(int nnodes, const int index[], const int edges[], bool reorder) const;
    #if BND_HAS_MPI_Iexscan
    Request Iexscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Iexscan_c
    Request Iexscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    virtual Intercomm Create_intercomm(int local_leader, const Comm &peer_comm, int remote_leader, int tag) const;
    #if BND_HAS_MPI_Iscan
    Request Iscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Iscan_c
    Request Iscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    virtual void Scan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
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
    BND_CXX_DESTRUCTOR(Intercomm)
    Intercomm(const Intercomm &) = default;
    Intercomm &operator=(const Intercomm &) = default;
    Intercomm() {}
    BND_CXX_CONSTEXPR Intercomm(MPI_Comm handle) : Comm(handle) {}
    Intercomm(const PMPI::Comm &other) : Comm(other) {}
    Intercomm(const Nullcomm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    Intercomm(const Comm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    virtual Intercomm Create(const Group &group) const;
    Intercomm Dup() const;
    virtual Intercomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    Intercomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    Request Idup(Intercomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    Request Idup_with_info(const Info &info, Intercomm &newcomm) const;
    #endif
    virtual Group Get_remote_group() const;
    virtual int Get_remote_size() const;
    virtual Intercomm Split(int color, int key) const;
    #if BND_HAS_MPI_Comm_split_type
    Intercomm Split_type(int split_type, int key, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Intercomm_create_from_groups
    static Intercomm Create_from_groups(const Group &local_group, int local_leader, const Group &remote_group,
            int remote_leader, const char *stringtag, const Info &info, const Errhandler &errhandler);
    #endif
    virtual Intracomm Merge(bool high) const;
};

class Cartcomm : public Intracomm {
public:
    BND_CXX_DESTRUCTOR(Cartcomm)
    Cartcomm(const Cartcomm &) = default;
    Cartcomm &operator=(const Cartcomm &) = default;
    Cartcomm() {}
    BND_CXX_CONSTEXPR Cartcomm(MPI_Comm handle) : Intracomm(handle) {}
    Cartcomm(const PMPI::Comm &other) : Intracomm(other) {}
    Cartcomm(const Nullcomm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Cartcomm(const Comm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    virtual void Get_coords(int rank, int maxdims, int coords[]) const;
    virtual void Get_topo(int maxdims, int dims[], bool periods[], int coords[]) const;
    virtual int Map(int ndims, const int dims[], const bool periods[]) const;
    virtual int Get_cart_rank(const int coords[]) const;
    virtual void Shift(int direction, int disp, int &rank_source, int &rank_dest) const;
    virtual Cartcomm Sub(const bool remain_dims[]) const;
    virtual int Get_dim() const;
    Cartcomm Dup() const;
    virtual Cartcomm &Clone() const;
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
    BND_CXX_DESTRUCTOR(Graphcomm)
    Graphcomm(const Graphcomm &) = default;
    Graphcomm &operator=(const Graphcomm &) = default;
    Graphcomm() {}
    BND_CXX_CONSTEXPR Graphcomm(MPI_Comm handle) : Intracomm(handle) {}
    Graphcomm(const PMPI::Comm &other) : Intracomm(other) {}
    Graphcomm(const Nullcomm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Graphcomm(const Comm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Graphcomm Dup() const;
    virtual Graphcomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    Graphcomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    Request Idup(Graphcomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    Request Idup_with_info(const Info &info, Graphcomm &newcomm) const;
    #endif
    virtual void Get_topo(int maxindex, int maxedges, int index[], int edges[]) const;
    virtual int Map(int nnodes, const int index[], const int edges[]) const;
    virtual void Get_neighbors(int rank, int maxneighbors, int neighbors[]) const;
    virtual int Get_neighbors_count(int rank) const;
    virtual void Get_dims(int nnodes[], int nedges[]) const;
};

class Distgraphcomm : public Intracomm {
public:
    BND_CXX_DESTRUCTOR(Distgraphcomm)
    Distgraphcomm(const Distgraphcomm &) = default;
    Distgraphcomm &operator=(const Distgraphcomm &) = default;
    Distgraphcomm() {}
    BND_CXX_CONSTEXPR Distgraphcomm(MPI_Comm handle) : Intracomm(handle) {}
    Distgraphcomm(const PMPI::Comm &other) : Intracomm(other) {}
    Distgraphcomm(const Nullcomm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Distgraphcomm(const Comm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Distgraphcomm Dup() const;
    virtual Distgraphcomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    Distgraphcomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    Request Idup(Distgraphcomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    Request Idup_with_info(const Info &info, Distgraphcomm &newcomm) const;
    #endif
    virtual void Get_dist_neighbors(int maxindegree, int sources[], int sourceweights[], int maxoutdegree,
            int destinations[], int destweights[]) const;
    virtual void Get_dist_neighbors_count(int &indegree, int &outdegree, bool &weighted) const;
};

class Win {
public:
    typedef bnd_cxx::Win_Copy_attr_function Copy_attr_function;
    typedef bnd_cxx::Win_Delete_attr_function Delete_attr_function;
    typedef bnd_cxx::Win_Errhandler_function Errhandler_function;
    typedef bnd_cxx::Win_Errhandler_fn Errhandler_fn;
    BND_CXX_DESTRUCTOR(Win)
    Win(const Win &) = default;
    Win &operator=(const Win &) = default;
    Win() {}
    BND_CXX_CONSTEXPR Win(MPI_Win handle) : pmpi_win(handle) {}
    operator MPI_Win() const { return pmpi_win; }
    bool operator==(const Win &other) const { return pmpi_win == other.pmpi_win; }
    bool operator!=(const Win &other) const { return pmpi_win != other.pmpi_win; }
    bool operator==(MPI_Win handle) const { return static_cast<MPI_Win>(pmpi_win) == handle; }
    bool operator!=(MPI_Win handle) const { return !(*this == handle); }
    bool operator==(const PMPI::Win &other) const { return pmpi_win == other; }
    bool operator!=(const PMPI::Win &other) const { return pmpi_win != other; }
    Win(const PMPI::Win &other) : pmpi_win(other) {}
    static Copy_attr_function DUP_FN;
    static Copy_attr_function NULL_COPY_FN;
    static Delete_attr_function NULL_DELETE_FN;
    virtual void Accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype,
            int target_rank, Aint target_disp, int target_count, const Datatype &target_datatype, const Op &op) const;
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
    virtual void Get(void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype) const;
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
    virtual void Put(const void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
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
    virtual void Call_errhandler(int errorcode) const;
    virtual void Complete() const;
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
    virtual void Delete_attr(int win_keyval);
    #if BND_HAS_MPI_Win_detach
    void Detach(const void *base) const;
    #endif
    virtual void Fence(int assert) const;
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
    virtual void Free();
    static void Free_keyval(int &win_keyval);
    virtual bool Get_attr(int win_keyval, void *attribute_val) const;
    virtual Errhandler Get_errhandler() const;
    virtual Group Get_group() const;
    #if BND_HAS_MPI_Win_get_info
    Info Get_info() const;
    #endif
    virtual void Get_name(char *win_name, int &resultlen) const;
    virtual void Lock(int lock_type, int rank, int assert) const;
    #if BND_HAS_MPI_Win_lock_all
    void Lock_all(int assert) const;
    #endif
    virtual void Post(const Group &group, int assert) const;
    virtual void Set_attr(int win_keyval, const void *attribute_val);
    virtual void Set_errhandler(const Errhandler &errhandler);
    #if BND_HAS_MPI_Win_set_info
    void Set_info(const Info &info);
    #endif
    virtual void Set_name(const char *win_name);
    #if BND_HAS_MPI_Win_shared_query
    void *Shared_query(int rank, Aint &size, int &disp_unit) const;
    #endif
    #if BND_HAS_MPI_Win_shared_query_c
    void *Shared_query_c(int rank, Aint &size, Aint &disp_unit) const;
    #endif
    virtual void Start(const Group &group, int assert) const;
    #if BND_HAS_MPI_Win_sync
    void Sync() const;
    #endif
    virtual bool Test() const;
    virtual void Unlock(int rank) const;
    #if BND_HAS_MPI_Win_unlock_all
    void Unlock_all() const;
    #endif
    virtual void Wait() const;

protected:
    friend struct bnd_cxx::access;
    friend class PMPI::Win;
    PMPI::Win pmpi_win;
};

class File {
public:
    typedef bnd_cxx::File_Errhandler_function Errhandler_function;
    typedef bnd_cxx::File_Errhandler_fn Errhandler_fn;
    BND_CXX_DESTRUCTOR(File)
    File(const File &) = default;
    File &operator=(const File &) = default;
    File() {}
    BND_CXX_CONSTEXPR File(MPI_File handle) : pmpi_file(handle) {}
    operator MPI_File() const { return pmpi_file; }
    bool operator==(const File &other) const { return pmpi_file == other.pmpi_file; }
    bool operator!=(const File &other) const { return pmpi_file != other.pmpi_file; }
    bool operator==(MPI_File handle) const { return static_cast<MPI_File>(pmpi_file) == handle; }
    bool operator!=(MPI_File handle) const { return !(*this == handle); }
    bool operator==(const PMPI::File &other) const { return pmpi_file == other; }
    bool operator!=(const PMPI::File &other) const { return pmpi_file != other; }
    File(const PMPI::File &other) : pmpi_file(other) {}
    virtual void Call_errhandler(int errorcode) const;
    virtual void Close();
    static Errhandler Create_errhandler(File::Errhandler_function *file_errhandler_fn);
    static void Delete(const char *filename, const Info &info);
    virtual int Get_amode() const;
    virtual bool Get_atomicity() const;
    virtual Offset Get_byte_offset(Offset offset) const;
    virtual Errhandler Get_errhandler() const;
    virtual Group Get_group() const;
    virtual Info Get_info() const;
    virtual Offset Get_position() const;
    virtual Offset Get_position_shared() const;
    virtual Offset Get_size() const;
    virtual Aint Get_type_extent(const Datatype &datatype) const;
    #if BND_HAS_MPI_File_get_type_extent_c
    Count Get_type_extent_c(const Datatype &datatype) const;
    #endif
    virtual void Get_view(Offset &disp, Datatype &etype, Datatype &filetype, char *datarep) const;
    virtual Request Iread(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iread_all
    Request Iread_all(void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iread_all_c
    Request Iread_all_c(void *buf, Count count, const Datatype &datatype);
    #endif
    virtual Request Iread_at(Offset offset, void *buf, int count, const Datatype &datatype);
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
    virtual Request Iread_shared(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iread_shared_c
    Request Iread_shared_c(void *buf, Count count, const Datatype &datatype);
    #endif
    virtual Request Iwrite(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iwrite_all
    Request Iwrite_all(const void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iwrite_all_c
    Request Iwrite_all_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    virtual Request Iwrite_at(Offset offset, const void *buf, int count, const Datatype &datatype);
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
    virtual Request Iwrite_shared(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iwrite_shared_c
    Request Iwrite_shared_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    static File Open(const Intracomm &comm, const char *filename, int amode, const Info &info);
    virtual void Preallocate(Offset size);
    virtual void Read(void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Read(void *buf, int count, const Datatype &datatype);
    virtual void Read_all(void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Read_all(void *buf, int count, const Datatype &datatype);
    virtual void Read_all_begin(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_all_begin_c
    void Read_all_begin_c(void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_all_c
    void Read_all_c(void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_all_c(void *buf, Count count, const Datatype &datatype);
    #endif
    virtual void Read_all_end(void *buf, Status &status);
    virtual void Read_all_end(void *buf);
    virtual void Read_at(Offset offset, void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Read_at(Offset offset, void *buf, int count, const Datatype &datatype);
    virtual void Read_at_all(Offset offset, void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Read_at_all(Offset offset, void *buf, int count, const Datatype &datatype);
    virtual void Read_at_all_begin(Offset offset, void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_at_all_begin_c
    void Read_at_all_begin_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_at_all_c
    void Read_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    virtual void Read_at_all_end(void *buf, Status &status);
    virtual void Read_at_all_end(void *buf);
    #if BND_HAS_MPI_File_read_at_c
    void Read_at_c(Offset offset, void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_at_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_c
    void Read_c(void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_c(void *buf, Count count, const Datatype &datatype);
    #endif
    virtual void Read_ordered(void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Read_ordered(void *buf, int count, const Datatype &datatype);
    virtual void Read_ordered_begin(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_ordered_begin_c
    void Read_ordered_begin_c(void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_ordered_c
    void Read_ordered_c(void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_ordered_c(void *buf, Count count, const Datatype &datatype);
    #endif
    virtual void Read_ordered_end(void *buf, Status &status);
    virtual void Read_ordered_end(void *buf);
    virtual void Read_shared(void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Read_shared(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_shared_c
    void Read_shared_c(void *buf, Count count, const Datatype &datatype, Status &status);
    void Read_shared_c(void *buf, Count count, const Datatype &datatype);
    #endif
    virtual void Seek(Offset offset, int whence);
    virtual void Seek_shared(Offset offset, int whence);
    virtual void Set_atomicity(bool flag);
    virtual void Set_errhandler(const Errhandler &errhandler);
    virtual void Set_info(const Info &info);
    virtual void Set_size(Offset size);
    virtual void Set_view(Offset disp, const Datatype &etype, const Datatype &filetype, const char *datarep,
            const Info &info);
    virtual void Sync();
    virtual void Write(const void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Write(const void *buf, int count, const Datatype &datatype);
    virtual void Write_all(const void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Write_all(const void *buf, int count, const Datatype &datatype);
    virtual void Write_all_begin(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_all_begin_c
    void Write_all_begin_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_all_c
    void Write_all_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_all_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    virtual void Write_all_end(const void *buf, Status &status);
    virtual void Write_all_end(const void *buf);
    virtual void Write_at(Offset offset, const void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Write_at(Offset offset, const void *buf, int count, const Datatype &datatype);
    virtual void Write_at_all(Offset offset, const void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Write_at_all(Offset offset, const void *buf, int count, const Datatype &datatype);
    virtual void Write_at_all_begin(Offset offset, const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_at_all_begin_c
    void Write_at_all_begin_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_at_all_c
    void Write_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    virtual void Write_at_all_end(const void *buf, Status &status);
    virtual void Write_at_all_end(const void *buf);
    #if BND_HAS_MPI_File_write_at_c
    void Write_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_c
    void Write_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    virtual void Write_ordered(const void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Write_ordered(const void *buf, int count, const Datatype &datatype);
    virtual void Write_ordered_begin(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_ordered_begin_c
    void Write_ordered_begin_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_ordered_c
    void Write_ordered_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_ordered_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    virtual void Write_ordered_end(const void *buf, Status &status);
    virtual void Write_ordered_end(const void *buf);
    virtual void Write_shared(const void *buf, int count, const Datatype &datatype, Status &status);
    virtual void Write_shared(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_shared_c
    void Write_shared_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    void Write_shared_c(const void *buf, Count count, const Datatype &datatype);
    #endif

protected:
    friend struct bnd_cxx::access;
    friend class PMPI::File;
    PMPI::File pmpi_file;
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
}  // namespace MPI

namespace PMPI {
inline namespace bindery {
inline Datatype::Datatype(const MPI::Datatype &other) : mpi_datatype(other.pmpi_datatype.mpi_datatype) {}
inline Group::Group(const MPI::Group &other) : mpi_group(other.pmpi_group.mpi_group) {}
inline Op::Op(const MPI::Op &other) : mpi_op(other.pmpi_op.mpi_op) {}
inline Info::Info(const MPI::Info &other) : mpi_info(other.pmpi_info.mpi_info) {}
inline Errhandler::Errhandler(const MPI::Errhandler &other) : mpi_errhandler(other.pmpi_errhandler.mpi_errhandler) {}
inline Status::Status(const MPI::Status &other) : mpi_status(other.pmpi_status.mpi_status) {}
inline Request::Request(const MPI::Request &other) : mpi_request(other.pmpi_request.mpi_request) {}
inline Prequest::Prequest(const MPI::Request &other) : Request(other) {}
inline Grequest::Grequest(const MPI::Request &other) : Request(other) {}
inline Message::Message(const MPI::Message &other) : mpi_message(other.pmpi_message.mpi_message) {}
#if defined(MPI_SESSION_NULL)
inline Session::Session(const MPI::Session &other) : mpi_session(other.pmpi_session.mpi_session) {}
#endif
inline Comm::Comm(const MPI::Comm &other) : mpi_comm(other.pmpi_comm.mpi_comm) {}
inline Nullcomm::Nullcomm(const MPI::Comm &other) : Comm(other) {}
inline Intracomm::Intracomm(const MPI::Comm &other) : Comm(other) {}
inline Intercomm::Intercomm(const MPI::Comm &other) : Comm(other) {}
inline Cartcomm::Cartcomm(const MPI::Comm &other) : Intracomm(other) {}
inline Graphcomm::Graphcomm(const MPI::Comm &other) : Intracomm(other) {}
inline Distgraphcomm::Distgraphcomm(const MPI::Comm &other) : Intracomm(other) {}
inline Win::Win(const MPI::Win &other) : mpi_win(other.pmpi_win.mpi_win) {}
inline File::File(const MPI::File &other) : mpi_file(other.pmpi_file.mpi_file) {}
}  // namespace bindery
}  // namespace PMPI
