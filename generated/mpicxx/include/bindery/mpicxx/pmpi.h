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
    /// Append typed data to a contiguous packed buffer in native form (MPI_Pack).
    void Pack(const void *inbuf, int incount, void *outbuf, int outsize, int &position, const Comm &comm) const;
    #if BND_HAS_MPI_Pack_c
    /// Append typed data to a contiguous packed buffer in native form (MPI_Pack_c).
    void Pack_c(const void *inbuf, Count incount, void *outbuf, Count outsize, Count &position,
            const Comm &comm) const;
    #endif
    /// Append typed data to a packed buffer in a portable representation (MPI_Pack_external).
    void Pack_external(const char *datarep, const void *inbuf, int incount, void *outbuf, Aint outsize,
            Aint &position) const;
    #if BND_HAS_MPI_Pack_external_c
    /// Append typed data to a packed buffer in a portable representation (MPI_Pack_external_c).
    void Pack_external_c(const char *datarep, const void *inbuf, Count incount, void *outbuf, Count outsize,
            Count &position) const;
    #endif
    /// Compute the space that data needs when packed in a portable representation (MPI_Pack_external_size).
    Aint Pack_external_size(const char *datarep, int incount) const;
    #if BND_HAS_MPI_Pack_external_size_c
    /// Compute the space that data needs when packed in a portable representation (MPI_Pack_external_size_c).
    Count Pack_external_size_c(const char *datarep, Count incount) const;
    #endif
    /// Compute an upper bound on the space that native packing of data needs (MPI_Pack_size).
    int Pack_size(int incount, const Comm &comm) const;
    #if BND_HAS_MPI_Pack_size_c
    /// Compute an upper bound on the space that native packing of data needs (MPI_Pack_size_c).
    Count Pack_size_c(Count incount, const Comm &comm) const;
    #endif
    /// Make a derived datatype ready for use in communication (MPI_Type_commit).
    void Commit();
    /// Make a datatype of several copies of a type placed end to end (MPI_Type_contiguous).
    Datatype Create_contiguous(int count) const;
    #if BND_HAS_MPI_Type_contiguous_c
    /// Make a datatype of several copies of a type placed end to end (MPI_Type_contiguous_c).
    Datatype Create_contiguous_c(Count count) const;
    #endif
    /// Make a datatype for the local part of a distributed global array (MPI_Type_create_darray).
    Datatype Create_darray(int size, int rank, int ndims, const int array_of_gsizes[], const int array_of_distribs[],
            const int array_of_dargs[], const int array_of_psizes[], int order) const;
    #if BND_HAS_MPI_Type_create_darray_c
    /// Make a datatype for the local part of a distributed global array (MPI_Type_create_darray_c).
    Datatype Create_darray_c(int size, int rank, int ndims, const Count array_of_gsizes[],
            const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order) const;
    #endif
    /// Return a predefined type for Fortran complex of given precision and range (MPI_Type_create_f90_complex).
    static Datatype Create_f90_complex(int p, int r);
    /// Return a predefined type for Fortran integers of a given decimal range (MPI_Type_create_f90_integer).
    static Datatype Create_f90_integer(int r);
    /// Return a predefined type for Fortran reals of given precision and range (MPI_Type_create_f90_real).
    static Datatype Create_f90_real(int p, int r);
    /// Make a datatype of blocks with varying lengths at byte displacements (MPI_Type_create_hindexed).
    Datatype Create_hindexed(int count, const int array_of_blocklengths[], const Aint array_of_displacements[]) const;
    #if BND_HAS_MPI_Type_create_hindexed_block
    /// Make a datatype of equal-length blocks at byte displacements (MPI_Type_create_hindexed_block).
    Datatype Create_hindexed_block(int count, int blocklength, const Aint array_of_displacements[]) const;
    #endif
    #if BND_HAS_MPI_Type_create_hindexed_block_c
    /// Make a datatype of equal-length blocks at byte displacements (MPI_Type_create_hindexed_block_c).
    Datatype Create_hindexed_block_c(Count count, Count blocklength, const Count array_of_displacements[]) const;
    #endif
    #if BND_HAS_MPI_Type_create_hindexed_c
    /// Make a datatype of blocks with varying lengths at byte displacements (MPI_Type_create_hindexed_c).
    Datatype Create_hindexed_c(Count count, const Count array_of_blocklengths[],
            const Count array_of_displacements[]) const;
    #endif
    /// Make a datatype of equal blocks spaced by a stride in bytes (MPI_Type_create_hvector).
    Datatype Create_hvector(int count, int blocklength, Aint stride) const;
    #if BND_HAS_MPI_Type_create_hvector_c
    /// Make a datatype of equal blocks spaced by a stride in bytes (MPI_Type_create_hvector_c).
    Datatype Create_hvector_c(Count count, Count blocklength, Count stride) const;
    #endif
    /// Make a datatype of equal-length blocks at displacements in old-type extents (MPI_Type_create_indexed_block).
    Datatype Create_indexed_block(int count, int blocklength, const int array_of_displacements[]) const;
    #if BND_HAS_MPI_Type_create_indexed_block_c
    /// Make a datatype of equal-length blocks at displacements in old-type extents (MPI_Type_create_indexed_block_c).
    Datatype Create_indexed_block_c(Count count, Count blocklength, const Count array_of_displacements[]) const;
    #endif
    /// Create an attribute key for datatypes with its copy and delete callbacks (MPI_Type_create_keyval).
    static int Create_keyval(Datatype::Copy_attr_function *type_copy_attr_fn,
            Datatype::Delete_attr_function *type_delete_attr_fn, void *extra_state);
    /// Create an attribute key for datatypes with its copy and delete callbacks (MPI_Type_create_keyval).
    static int Create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn,
            Datatype::Delete_attr_function *type_delete_attr_fn, void *extra_state);
    /// Create an attribute key for datatypes with its copy and delete callbacks (MPI_Type_create_keyval).
    static int Create_keyval(Datatype::Copy_attr_function *type_copy_attr_fn,
            MPI_Type_delete_attr_function *type_delete_attr_fn, void *extra_state);
    /// Create an attribute key for datatypes with its copy and delete callbacks (MPI_Type_create_keyval).
    static int Create_keyval(MPI_Type_copy_attr_function *type_copy_attr_fn,
            MPI_Type_delete_attr_function *type_delete_attr_fn, void *extra_state);
    /// Make a copy of a datatype with a new lower bound and extent (MPI_Type_create_resized).
    Datatype Create_resized(Aint lb, Aint extent) const;
    #if BND_HAS_MPI_Type_create_resized_c
    /// Make a copy of a datatype with a new lower bound and extent (MPI_Type_create_resized_c).
    Datatype Create_resized_c(Count lb, Count extent) const;
    #endif
    /// Make a datatype of blocks that may differ in type, length and byte displacement (MPI_Type_create_struct).
    static Datatype Create_struct(int count, const int array_of_blocklengths[], const Aint array_of_displacements[],
            const Datatype array_of_types[]);
    #if BND_HAS_MPI_Type_create_struct_c
    /// Make a datatype of blocks that may differ in type, length and byte displacement (MPI_Type_create_struct_c).
    static Datatype Create_struct_c(Count count, const Count array_of_blocklengths[],
            const Count array_of_displacements[], const Datatype array_of_types[]);
    #endif
    /// Make a datatype that selects a rectangular part of a larger array (MPI_Type_create_subarray).
    Datatype Create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
            const int array_of_starts[], int order) const;
    #if BND_HAS_MPI_Type_create_subarray_c
    /// Make a datatype that selects a rectangular part of a larger array (MPI_Type_create_subarray_c).
    Datatype Create_subarray_c(int ndims, const Count array_of_sizes[], const Count array_of_subsizes[],
            const Count array_of_starts[], int order) const;
    #endif
    /// Delete the attribute stored under a key on a datatype (MPI_Type_delete_attr).
    void Delete_attr(int type_keyval);
    /// Duplicate a datatype together with its cached attributes (MPI_Type_dup).
    Datatype Dup() const;
    /// Mark a datatype for deallocation and set its handle to null (MPI_Type_free).
    void Free();
    /// Free an attribute key that was made for datatypes (MPI_Type_free_keyval).
    static void Free_keyval(int &type_keyval);
    /// Look up the attribute stored under a key on a datatype (MPI_Type_get_attr).
    bool Get_attr(int type_keyval, void *attribute_val) const;
    /// Return the arguments that were used to construct a datatype (MPI_Type_get_contents).
    void Get_contents(int max_integers, int max_addresses, int max_datatypes, int array_of_integers[],
            Aint array_of_addresses[], Datatype array_of_datatypes[]) const;
    #if BND_HAS_MPI_Type_get_contents_c
    /// Return the arguments that were used to construct a datatype (MPI_Type_get_contents_c).
    void Get_contents_c(Count max_integers, Count max_addresses, Count max_large_counts, Count max_datatypes,
            int array_of_integers[], Aint array_of_addresses[], Count array_of_large_counts[],
            Datatype array_of_datatypes[]) const;
    #endif
    /// Tell which constructor made a datatype and how many arguments it took (MPI_Type_get_envelope).
    void Get_envelope(int &num_integers, int &num_addresses, int &num_datatypes, int &combiner) const;
    #if BND_HAS_MPI_Type_get_envelope_c
    /// Tell which constructor made a datatype and how many arguments it took (MPI_Type_get_envelope_c).
    void Get_envelope_c(Count &num_integers, Count &num_addresses, Count &num_large_counts, Count &num_datatypes,
            int &combiner) const;
    #endif
    /// Return the lower bound and extent of a datatype (MPI_Type_get_extent).
    void Get_extent(Aint &lb, Aint &extent) const;
    #if BND_HAS_MPI_Type_get_extent_c
    /// Return the lower bound and extent of a datatype (MPI_Type_get_extent_c).
    void Get_extent_c(Count &lb, Count &extent) const;
    #endif
    #if BND_HAS_MPI_Type_get_extent_x
    /// Return the lower bound and extent of a datatype as wide integers (MPI_Type_get_extent_x).
    void Get_extent_x(Count &lb, Count &extent) const;
    #endif
    /// Return the printable name last given to a datatype (MPI_Type_get_name).
    void Get_name(char *type_name, int &resultlen) const;
    /// Return the bounds of the data in a datatype, ignoring artificial markers (MPI_Type_get_true_extent).
    void Get_true_extent(Aint &true_lb, Aint &true_extent) const;
    #if BND_HAS_MPI_Type_get_true_extent_c
    /// Return the bounds of the data in a datatype, ignoring artificial markers (MPI_Type_get_true_extent_c).
    void Get_true_extent_c(Count &true_lb, Count &true_extent) const;
    #endif
    #if BND_HAS_MPI_Type_get_true_extent_x
    /// Return the true data bounds of a datatype as wide integers (MPI_Type_get_true_extent_x).
    void Get_true_extent_x(Count &true_lb, Count &true_extent) const;
    #endif
    #if BND_HAS_MPI_Type_get_value_index
    /// Find the predefined pair type for a given value type and index type (MPI_Type_get_value_index).
    static Datatype Get_value_index(const Datatype &value_type, const Datatype &index_type);
    #endif
    /// Make a datatype of blocks with varying lengths at displacements in extents (MPI_Type_indexed).
    Datatype Create_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[]) const;
    #if BND_HAS_MPI_Type_indexed_c
    /// Make a datatype of blocks with varying lengths at displacements in extents (MPI_Type_indexed_c).
    Datatype Create_indexed_c(Count count, const Count array_of_blocklengths[],
            const Count array_of_displacements[]) const;
    #endif
    /// Find the predefined type of a given class and size in bytes (MPI_Type_match_size).
    static Datatype Match_size(int typeclass, int size);
    /// Store an attribute value under a key on a datatype (MPI_Type_set_attr).
    void Set_attr(int type_keyval, const void *attribute_val);
    /// Give a datatype a printable name for use in debugging (MPI_Type_set_name).
    void Set_name(const char *type_name);
    /// Return the number of bytes of data in a datatype, without gaps (MPI_Type_size).
    int Get_size() const;
    #if BND_HAS_MPI_Type_size_c
    /// Return the number of bytes of data in a datatype, without gaps (MPI_Type_size_c).
    Count Get_size_c() const;
    #endif
    #if BND_HAS_MPI_Type_size_x
    /// Return the number of data bytes in a datatype as a wide integer (MPI_Type_size_x).
    Count Get_size_x() const;
    #endif
    /// Make a datatype of equal blocks spaced by a stride in old-type extents (MPI_Type_vector).
    Datatype Create_vector(int count, int blocklength, int stride) const;
    #if BND_HAS_MPI_Type_vector_c
    /// Make a datatype of equal blocks spaced by a stride in old-type extents (MPI_Type_vector_c).
    Datatype Create_vector_c(Count count, Count blocklength, Count stride) const;
    #endif
    /// Extract typed data from a buffer packed in native form (MPI_Unpack).
    void Unpack(const void *inbuf, int insize, void *outbuf, int outcount, int &position, const Comm &comm) const;
    #if BND_HAS_MPI_Unpack_c
    /// Extract typed data from a buffer packed in native form (MPI_Unpack_c).
    void Unpack_c(const void *inbuf, Count insize, void *outbuf, Count outcount, Count &position,
            const Comm &comm) const;
    #endif
    /// Extract typed data from a buffer packed in a portable representation (MPI_Unpack_external).
    void Unpack_external(const char *datarep, const void *inbuf, Aint insize, Aint &position, void *outbuf,
            int outcount) const;
    #if BND_HAS_MPI_Unpack_external_c
    /// Extract typed data from a buffer packed in a portable representation (MPI_Unpack_external_c).
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
    /// Tell whether two groups have the same members in the same order (MPI_Group_compare).
    static int Compare(const Group &group1, const Group &group2);
    /// Make a group of the members of one group that are not in another (MPI_Group_difference).
    static Group Difference(const Group &group1, const Group &group2);
    /// Make a group by leaving out listed ranks of an existing group (MPI_Group_excl).
    Group Excl(int n, const int ranks[]) const;
    /// Mark a group for deallocation and set its handle to null (MPI_Group_free).
    void Free();
    /// Make a group of listed ranks of an existing group, in list order (MPI_Group_incl).
    Group Incl(int n, const int ranks[]) const;
    /// Make a group of the processes that two groups have in common (MPI_Group_intersection).
    static Group Intersect(const Group &group1, const Group &group2);
    /// Make a group by leaving out strided rank ranges of an existing group (MPI_Group_range_excl).
    Group Range_excl(int n, const int ranges[][3]) const;
    /// Make a group from strided rank ranges of an existing group (MPI_Group_range_incl).
    Group Range_incl(int n, const int ranges[][3]) const;
    /// Return the rank of the calling process in a group (MPI_Group_rank).
    int Get_rank() const;
    /// Return the number of processes in a group (MPI_Group_size).
    int Get_size() const;
    /// Find which ranks processes of one group have in another group (MPI_Group_translate_ranks).
    static void Translate_ranks(const Group &group1, int n, const int ranks1[], const Group &group2, int ranks2[]);
    /// Make a group of all processes that are in at least one of two groups (MPI_Group_union).
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
    /// Tell whether a reduction operation is treated as commutative (MPI_Op_commutative).
    bool Is_commutative() const;
    /// Turn a user function into a reduction operation (MPI_Op_create).
    void Init(User_function *user_fn, bool commute);
    #if BND_HAS_MPI_Op_create_c
    /// Turn a user function into a reduction operation (MPI_Op_create_c).
    void Init_c(User_function_c *user_fn, bool commute);
    #endif
    /// Free a user-defined reduction operation and set its handle to null (MPI_Op_free).
    void Free();
    /// Apply a reduction operation to two local buffers without communication (MPI_Reduce_local).
    void Reduce_local(const void *inbuf, void *inoutbuf, int count, const Datatype &datatype) const;
    #if BND_HAS_MPI_Reduce_local_c
    /// Apply a reduction operation to two local buffers without communication (MPI_Reduce_local_c).
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
    /// Create an info object that holds no keys yet (MPI_Info_create).
    static Info Create();
    #if BND_HAS_MPI_Info_create_env
    /// Create an info object that describes how the program was started (MPI_Info_create_env).
    static Info Create_env(int argc, char *argv[]);
    #endif
    /// Remove one key and its value from an info object (MPI_Info_delete).
    void Delete(const char *key);
    /// Create a copy of an info object with the same keys, values and order (MPI_Info_dup).
    Info Dup() const;
    /// Free an info object and set its handle to null (MPI_Info_free).
    void Free();
    /// Fetch the value of a key, cut to a maximum length (older interface) (MPI_Info_get).
    bool Get(const char *key, int valuelen, char *value) const;
    /// Count the keys currently defined in an info object (MPI_Info_get_nkeys).
    int Get_nkeys() const;
    /// Return the key at a given position in an info object (MPI_Info_get_nthkey).
    void Get_nthkey(int n, char *key) const;
    #if BND_HAS_MPI_Info_get_string
    /// Fetch the value of a key together with the buffer length it needs (MPI_Info_get_string).
    bool Get_string(const char *key, int &buflen, char *value) const;
    #endif
    /// Return the length of the value stored under a key (older interface) (MPI_Info_get_valuelen).
    bool Get_valuelen(const char *key, int &valuelen) const;
    /// Store a key with its value in an info object, replacing any old value (MPI_Info_set).
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
    /// Mark an error handler for deallocation and set its handle to null (MPI_Errhandler_free).
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
    /// Return how many whole items of a datatype a status accounts for (MPI_Get_count).
    int Get_count(const Datatype &datatype) const;
    #if BND_HAS_MPI_Get_count_c
    /// Return how many whole items of a datatype a status accounts for (MPI_Get_count_c).
    Count Get_count_c(const Datatype &datatype) const;
    #endif
    /// Count the basic elements that a status accounts for (MPI_Get_elements).
    int Get_elements(const Datatype &datatype) const;
    #if BND_HAS_MPI_Get_elements_c
    /// Count the basic elements that a status accounts for (MPI_Get_elements_c).
    Count Get_elements_c(const Datatype &datatype) const;
    #endif
    #if BND_HAS_MPI_Get_elements_x
    /// Count the basic elements of a status with a wide integer result (MPI_Get_elements_x).
    Count Get_elements_x(const Datatype &datatype) const;
    #endif
    /// Read the error field of a status through a procedure call (MPI_Status_get_error).
    int Get_error() const;
    /// Read the source rank held in a status through a procedure call (MPI_Status_get_source).
    int Get_source() const;
    /// Read the message tag held in a status through a procedure call (MPI_Status_get_tag).
    int Get_tag() const;
    /// Set what a later cancellation test on a status is going to report (MPI_Status_set_cancelled).
    void Set_cancelled(bool flag);
    /// Set the element count that later queries on a status are to return (MPI_Status_set_elements).
    void Set_elements(const Datatype &datatype, int count);
    #if BND_HAS_MPI_Status_set_elements_c
    /// Set the element count that later queries on a status are to return (MPI_Status_set_elements_c).
    void Set_elements_c(const Datatype &datatype, Count count);
    #endif
    #if BND_HAS_MPI_Status_set_elements_x
    /// Set the element count of a status from a wide integer (MPI_Status_set_elements_x).
    void Set_elements_x(const Datatype &datatype, Count count);
    #endif
    /// Write the error field of a status through a procedure call (MPI_Status_set_error).
    void Set_error(int err);
    /// Write the source rank held in a status through a procedure call (MPI_Status_set_source).
    void Set_source(int source);
    /// Write the message tag held in a status through a procedure call (MPI_Status_set_tag).
    void Set_tag(int tag);
    /// Tell from a status whether its operation was successfully cancelled (MPI_Test_cancelled).
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
    /// Ask for a pending communication to be cancelled, without waiting for the outcome (MPI_Cancel).
    void Cancel() const;
    /// Mark a request for release without waiting for its operation (MPI_Request_free).
    void Free();
    /// Check a request for completion without freeing or deactivating it (MPI_Request_get_status).
    bool Get_status(Status &status) const;
    /// Check a request for completion without freeing or deactivating it (MPI_Request_get_status).
    bool Get_status() const;
    #if BND_HAS_MPI_Request_get_status_all
    /// Check whether all requests of a list are complete, freeing none of them (MPI_Request_get_status_all).
    static bool Get_status_all(int count, const Request array_of_requests[], Status array_of_statuses[]);
    /// Check whether all requests of a list are complete, freeing none of them (MPI_Request_get_status_all).
    static bool Get_status_all(int count, const Request array_of_requests[]);
    #endif
    #if BND_HAS_MPI_Request_get_status_any
    /// Check whether any request of a list is complete, freeing none of them (MPI_Request_get_status_any).
    static bool Get_status_any(int count, const Request array_of_requests[], int &index, Status &status);
    /// Check whether any request of a list is complete, freeing none of them (MPI_Request_get_status_any).
    static bool Get_status_any(int count, const Request array_of_requests[], int &index);
    #endif
    #if BND_HAS_MPI_Request_get_status_some
    /// Report which requests of a list are complete, freeing none of them (MPI_Request_get_status_some).
    static int Get_status_some(int incount, const Request array_of_requests[], int array_of_indices[],
            Status array_of_statuses[]);
    /// Report which requests of a list are complete, freeing none of them (MPI_Request_get_status_some).
    static int Get_status_some(int incount, const Request array_of_requests[], int array_of_indices[]);
    #endif
    /// Check one request without waiting and finish it if it is complete (MPI_Test).
    bool Test(Status &status);
    /// Check one request without waiting and finish it if it is complete (MPI_Test).
    bool Test();
    /// Check without waiting whether all requests of a list can be finished together (MPI_Testall).
    static bool Testall(int count, Request array_of_requests[], Status array_of_statuses[]);
    /// Check without waiting whether all requests of a list can be finished together (MPI_Testall).
    static bool Testall(int count, Request array_of_requests[]);
    /// Check a list of requests without waiting and finish at most one of them (MPI_Testany).
    static bool Testany(int count, Request array_of_requests[], int &index, Status &status);
    /// Check a list of requests without waiting and finish at most one of them (MPI_Testany).
    static bool Testany(int count, Request array_of_requests[], int &index);
    /// Finish those requests of a list that are already complete, without waiting (MPI_Testsome).
    static int Testsome(int incount, Request array_of_requests[], int array_of_indices[], Status array_of_statuses[]);
    /// Finish those requests of a list that are already complete, without waiting (MPI_Testsome).
    static int Testsome(int incount, Request array_of_requests[], int array_of_indices[]);
    /// Block until one request is complete and then finish it (MPI_Wait).
    void Wait(Status &status);
    /// Block until one request is complete and then finish it (MPI_Wait).
    void Wait();
    /// Block until every request of a list is complete (MPI_Waitall).
    static void Waitall(int count, Request array_of_requests[], Status array_of_statuses[]);
    /// Block until every request of a list is complete (MPI_Waitall).
    static void Waitall(int count, Request array_of_requests[]);
    /// Block until one request of a list is complete and say which one it was (MPI_Waitany).
    static int Waitany(int count, Request array_of_requests[], Status &status);
    /// Block until one request of a list is complete and say which one it was (MPI_Waitany).
    static int Waitany(int count, Request array_of_requests[]);
    /// Block until at least one request of a list is complete and finish all that are (MPI_Waitsome).
    static int Waitsome(int incount, Request array_of_requests[], int array_of_indices[], Status array_of_statuses[]);
    /// Block until at least one request of a list is complete and finish all that are (MPI_Waitsome).
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
    /// Check whether one partition of a partitioned receive has arrived (MPI_Parrived).
    bool Parrived(int partition) const;
    #endif
    #if BND_HAS_MPI_Pready
    /// Mark one partition of a partitioned send as ready for transfer (MPI_Pready).
    void Pready(int partition) const;
    #endif
    #if BND_HAS_MPI_Pready_list
    /// Mark a list of partitions of a partitioned send as ready for transfer (MPI_Pready_list).
    void Pready_list(int length, const int array_of_partitions[]) const;
    #endif
    #if BND_HAS_MPI_Pready_range
    /// Mark a contiguous range of partitions of a partitioned send as ready (MPI_Pready_range).
    void Pready_range(int partition_low, int partition_high) const;
    #endif
    /// Activate one persistent or partitioned request (MPI_Start).
    void Start();
    /// Activate every persistent or partitioned request in a list (MPI_Startall).
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
    /// Tell MPI that the operation behind a generalised request has finished (MPI_Grequest_complete).
    void Complete();
    /// Create a generalised request with user query, free and cancel callbacks (MPI_Grequest_start).
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
    /// Start receiving a message already extracted by a matching probe (MPI_Imrecv).
    Request Imrecv(void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_Imrecv_c
    /// Start receiving a message already extracted by a matching probe (MPI_Imrecv_c).
    Request Imrecv_c(void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_Mrecv
    /// Receive a message already extracted by a matching probe (MPI_Mrecv).
    void Mrecv(void *buf, int count, const Datatype &datatype, Status &status);
    /// Receive a message already extracted by a matching probe (MPI_Mrecv).
    void Mrecv(void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_Mrecv_c
    /// Receive a message already extracted by a matching probe (MPI_Mrecv_c).
    void Mrecv_c(void *buf, Count count, const Datatype &datatype, Status &status);
    /// Receive a message already extracted by a matching probe (MPI_Mrecv_c).
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
    /// Make a group out of the processes in a named process set of a session (MPI_Group_from_session_pset).
    Group Create_group(const char *pset_name) const;
    #endif
    #if BND_HAS_MPI_Session_attach_buffer
    /// Provide buffer space for buffered-mode messages sent within one session (MPI_Session_attach_buffer).
    void Attach_buffer(void *buffer, int size);
    #endif
    #if BND_HAS_MPI_Session_attach_buffer_c
    /// Provide buffer space for buffered-mode messages sent within one session (MPI_Session_attach_buffer_c).
    void Attach_buffer_c(void *buffer, Count size);
    #endif
    #if BND_HAS_MPI_Session_call_errhandler
    /// Invoke the error handler of a session with a given error code (MPI_Session_call_errhandler).
    void Call_errhandler(int errorcode) const;
    #endif
    #if BND_HAS_MPI_Session_create_errhandler
    /// Turn a user function into an error handler usable with sessions (MPI_Session_create_errhandler).
    static Errhandler Create_errhandler(Session::Errhandler_function *session_errhandler_fn);
    #endif
    #if BND_HAS_MPI_Session_detach_buffer
    /// Take back the send buffer attached to a session once it has drained (MPI_Session_detach_buffer).
    int Detach_buffer(void *&buffer_addr);
    #endif
    #if BND_HAS_MPI_Session_detach_buffer_c
    /// Take back the send buffer attached to a session once it has drained (MPI_Session_detach_buffer_c).
    Count Detach_buffer_c(void *&buffer_addr);
    #endif
    #if BND_HAS_MPI_Session_finalize
    /// Release a session and everything it still holds, leaving a null session handle (MPI_Session_finalize).
    void Finalize();
    #endif
    #if BND_HAS_MPI_Session_flush_buffer
    /// Block until the messages now in the send buffer of a session have been sent (MPI_Session_flush_buffer).
    void Flush_buffer() const;
    #endif
    #if BND_HAS_MPI_Session_get_errhandler
    /// Return the error handler currently attached to a session (MPI_Session_get_errhandler).
    Errhandler Get_errhandler() const;
    #endif
    #if BND_HAS_MPI_Session_get_info
    /// Obtain a new info object holding the hints in use for a session (MPI_Session_get_info).
    Info Get_info() const;
    #endif
    #if BND_HAS_MPI_Session_get_nth_pset
    /// Return the name of the process set with a given index in a session (MPI_Session_get_nth_pset).
    void Get_nth_pset(const Info &info, int n, int &pset_len, char *pset_name) const;
    #endif
    #if BND_HAS_MPI_Session_get_num_psets
    /// Count the process sets that are available to a session (MPI_Session_get_num_psets).
    int Get_num_psets(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Session_get_pset_info
    /// Obtain an info object with the properties of one named process set (MPI_Session_get_pset_info).
    Info Get_pset_info(const char *pset_name) const;
    #endif
    #if BND_HAS_MPI_Session_iflush_buffer
    /// Start flushing the send buffer of a session and return a request (MPI_Session_iflush_buffer).
    Request Iflush_buffer() const;
    #endif
    #if BND_HAS_MPI_Session_init
    /// Open a new session with given hints and a given error handler (MPI_Session_init).
    static Session Init(const Info &info, const Errhandler &errhandler);
    #endif
    #if BND_HAS_MPI_Session_set_errhandler
    /// Attach a new error handler to an open session (MPI_Session_set_errhandler).
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
    /// Try to terminate the processes of a communicator and hand back an error code (MPI_Abort).
    void Abort(int errorcode) const;
    /// Collect equal blocks from all processes and deliver the whole to each of them (MPI_Allgather).
    void Allgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #if BND_HAS_MPI_Allgather_c
    /// Collect equal blocks from all processes and deliver the whole to each of them (MPI_Allgather_c).
    void Allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Allgather_init
    /// Prepare a persistent request for an equal-block gather to all processes (MPI_Allgather_init).
    Prequest Allgather_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Allgather_init_c
    /// Prepare a persistent request for an equal-block gather to all processes (MPI_Allgather_init_c).
    Prequest Allgather_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    /// Collect blocks of varying size from all processes and deliver all to each (MPI_Allgatherv).
    void Allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype) const;
    #if BND_HAS_MPI_Allgatherv_c
    /// Collect blocks of varying size from all processes and deliver all to each (MPI_Allgatherv_c).
    void Allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Allgatherv_init
    /// Prepare a persistent request for a varying-size gather to all processes (MPI_Allgatherv_init).
    Prequest Allgatherv_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Allgatherv_init_c
    /// Prepare a persistent request for a varying-size gather to all processes (MPI_Allgatherv_init_c).
    Prequest Allgatherv_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype, const Info &info) const;
    #endif
    /// Reduce values over all processes and give every process the result (MPI_Allreduce).
    void Allreduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #if BND_HAS_MPI_Allreduce_c
    /// Reduce values over all processes and give every process the result (MPI_Allreduce_c).
    void Allreduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Allreduce_init
    /// Prepare a persistent request for a reduction whose result reaches every process (MPI_Allreduce_init).
    Prequest Allreduce_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
    #if BND_HAS_MPI_Allreduce_init_c
    /// Prepare a persistent request for a reduction whose result reaches every process (MPI_Allreduce_init_c).
    Prequest Allreduce_init_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
    /// Exchange equal blocks between every pair of processes (MPI_Alltoall).
    void Alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #if BND_HAS_MPI_Alltoall_c
    /// Exchange equal blocks between every pair of processes (MPI_Alltoall_c).
    void Alltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Alltoall_init
    /// Prepare a persistent request for an equal-block exchange between all pairs (MPI_Alltoall_init).
    Prequest Alltoall_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Alltoall_init_c
    /// Prepare a persistent request for an equal-block exchange between all pairs (MPI_Alltoall_init_c).
    Prequest Alltoall_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    /// Exchange blocks of varying size and place between every pair of processes (MPI_Alltoallv).
    void Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype,
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype) const;
    #if BND_HAS_MPI_Alltoallv_c
    /// Exchange blocks of varying size and place between every pair of processes (MPI_Alltoallv_c).
    void Alltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[], const Datatype &sendtype,
            void *recvbuf, const Count recvcounts[], const Aint rdispls[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Alltoallv_init
    /// Prepare a persistent request for a varying-size exchange between all pairs (MPI_Alltoallv_init).
    Prequest Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype,
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype,
            const Info &info) const;
    #endif
    #if BND_HAS_MPI_Alltoallv_init_c
    /// Prepare a persistent request for a varying-size exchange between all pairs (MPI_Alltoallv_init_c).
    Prequest Alltoallv_init_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype &recvtype, const Info &info) const;
    #endif
    /// Exchange blocks between all pairs with a separate size, place and type for each (MPI_Alltoallw).
    void Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype sendtypes[],
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype recvtypes[]) const;
    #if BND_HAS_MPI_Alltoallw_c
    /// Exchange blocks between all pairs with a separate size, place and type for each (MPI_Alltoallw_c).
    void Alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[], const Datatype sendtypes[],
            void *recvbuf, const Count recvcounts[], const Aint rdispls[], const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Alltoallw_init
    /// Prepare a persistent request for an all-pairs exchange with a type per block (MPI_Alltoallw_init).
    Prequest Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
            const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
            const Datatype recvtypes[], const Info &info) const;
    #endif
    #if BND_HAS_MPI_Alltoallw_init_c
    /// Prepare a persistent request for an all-pairs exchange with a type per block (MPI_Alltoallw_init_c).
    Prequest Alltoallw_init_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[], const Info &info) const;
    #endif
    /// Block until every process of the communicator has entered the call (MPI_Barrier).
    void Barrier() const;
    #if BND_HAS_MPI_Barrier_init
    /// Prepare a persistent request for a barrier over a communicator (MPI_Barrier_init).
    Prequest Barrier_init(const Info &info) const;
    #endif
    /// Copy the buffer of the root to all other processes (MPI_Bcast).
    void Bcast(void *buffer, int count, const Datatype &datatype, int root) const;
    #if BND_HAS_MPI_Bcast_c
    /// Copy the buffer of the root to all other processes (MPI_Bcast_c).
    void Bcast_c(void *buffer, Count count, const Datatype &datatype, int root) const;
    #endif
    #if BND_HAS_MPI_Bcast_init
    /// Prepare a persistent request for a broadcast from the root (MPI_Bcast_init).
    Prequest Bcast_init(void *buffer, int count, const Datatype &datatype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Bcast_init_c
    /// Prepare a persistent request for a broadcast from the root (MPI_Bcast_init_c).
    Prequest Bcast_init_c(void *buffer, Count count, const Datatype &datatype, int root, const Info &info) const;
    #endif
    /// Send a message through an attached buffer, never waiting for the receiver (MPI_Bsend).
    void Bsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Bsend_c
    /// Send a message through an attached buffer, never waiting for the receiver (MPI_Bsend_c).
    void Bsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    /// Prepare a persistent request for a buffered-mode send (MPI_Bsend_init).
    Prequest Bsend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Bsend_init_c
    /// Prepare a persistent request for a buffered-mode send (MPI_Bsend_init_c).
    Prequest Bsend_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Comm_attach_buffer
    /// Provide buffer space for buffered-mode messages sent on one communicator (MPI_Comm_attach_buffer).
    void Attach_buffer(void *buffer, int size);
    #endif
    #if BND_HAS_MPI_Comm_attach_buffer_c
    /// Provide buffer space for buffered-mode messages sent on one communicator (MPI_Comm_attach_buffer_c).
    void Attach_buffer_c(void *buffer, Count size);
    #endif
    /// Invoke the error handler of a communicator with a given error code (MPI_Comm_call_errhandler).
    void Call_errhandler(int errorcode) const;
    /// Tell how far two communicators agree in context, members and rank order (MPI_Comm_compare).
    static int Compare(const Comm &comm1, const Comm &comm2);
    /// Turn a user function into an error handler usable with communicators (MPI_Comm_create_errhandler).
    static Errhandler Create_errhandler(Comm::Errhandler_function *comm_errhandler_fn);
    /// Create an attribute key for communicators with its copy and delete callbacks (MPI_Comm_create_keyval).
    static int Create_keyval(Comm::Copy_attr_function *comm_copy_attr_fn,
            Comm::Delete_attr_function *comm_delete_attr_fn, void *extra_state);
    /// Create an attribute key for communicators with its copy and delete callbacks (MPI_Comm_create_keyval).
    static int Create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
            Comm::Delete_attr_function *comm_delete_attr_fn, void *extra_state);
    /// Create an attribute key for communicators with its copy and delete callbacks (MPI_Comm_create_keyval).
    static int Create_keyval(Comm::Copy_attr_function *comm_copy_attr_fn,
            MPI_Comm_delete_attr_function *comm_delete_attr_fn, void *extra_state);
    /// Create an attribute key for communicators with its copy and delete callbacks (MPI_Comm_create_keyval).
    static int Create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn,
            MPI_Comm_delete_attr_function *comm_delete_attr_fn, void *extra_state);
    /// Delete the attribute stored under a key on a communicator (MPI_Comm_delete_attr).
    void Delete_attr(int comm_keyval);
    #if BND_HAS_MPI_Comm_detach_buffer
    /// Take back the send buffer attached to a communicator once it has drained (MPI_Comm_detach_buffer).
    int Detach_buffer(void *&buffer_addr);
    #endif
    #if BND_HAS_MPI_Comm_detach_buffer_c
    /// Take back the send buffer attached to a communicator once it has drained (MPI_Comm_detach_buffer_c).
    Count Detach_buffer_c(void *&buffer_addr);
    #endif
    /// Free a communicator after waiting for its pending communication (MPI_Comm_disconnect).
    void Disconnect();
    #if BND_HAS_MPI_Comm_flush_buffer
    /// Block until the messages now in the send buffer of a communicator have been sent (MPI_Comm_flush_buffer).
    void Flush_buffer() const;
    #endif
    /// Mark a communicator for deallocation and set its handle to null (MPI_Comm_free).
    void Free();
    /// Free an attribute key that was made for communicators (MPI_Comm_free_keyval).
    static void Free_keyval(int &comm_keyval);
    /// Look up the attribute stored under a key on a communicator (MPI_Comm_get_attr).
    bool Get_attr(int comm_keyval, void *attribute_val) const;
    /// Return the error handler currently attached to a communicator (MPI_Comm_get_errhandler).
    Errhandler Get_errhandler() const;
    #if BND_HAS_MPI_Comm_get_info
    /// Obtain a new info object holding the hints in use for a communicator (MPI_Comm_get_info).
    Info Get_info() const;
    #endif
    /// Return the printable name last given to a communicator (MPI_Comm_get_name).
    void Get_name(char *comm_name, int &resultlen) const;
    /// Return the intercommunicator to the processes that spawned the caller (MPI_Comm_get_parent).
    static Intercomm Get_parent();
    /// Return the local group of a communicator as a group handle (MPI_Comm_group).
    Group Get_group() const;
    #if BND_HAS_MPI_Comm_iflush_buffer
    /// Start flushing the send buffer of a communicator and return a request (MPI_Comm_iflush_buffer).
    Request Iflush_buffer() const;
    #endif
    /// Build an intercommunicator between two processes that share a socket (MPI_Comm_join).
    static Intercomm Join(int fd);
    /// Return the rank of the calling process in a communicator (MPI_Comm_rank).
    int Get_rank() const;
    /// Store an attribute value under a key on a communicator (MPI_Comm_set_attr).
    void Set_attr(int comm_keyval, const void *attribute_val) const;
    /// Attach an error handler to a communicator in the calling process (MPI_Comm_set_errhandler).
    void Set_errhandler(const Errhandler &errhandler);
    #if BND_HAS_MPI_Comm_set_info
    /// Change the hints attached to a communicator, collectively over its group (MPI_Comm_set_info).
    void Set_info(const Info &info);
    #endif
    /// Give a communicator a printable name for use in debugging (MPI_Comm_set_name).
    void Set_name(const char *comm_name);
    /// Return the number of processes in the local group of a communicator (MPI_Comm_size).
    int Get_size() const;
    /// Tell whether a communicator is an intercommunicator (MPI_Comm_test_inter).
    bool Is_inter() const;
    /// Collect equal blocks from all processes at the root (MPI_Gather).
    void Gather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root) const;
    #if BND_HAS_MPI_Gather_c
    /// Collect equal blocks from all processes at the root (MPI_Gather_c).
    void Gather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Gather_init
    /// Prepare a persistent request for gathering equal blocks at the root (MPI_Gather_init).
    Prequest Gather_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Gather_init_c
    /// Prepare a persistent request for gathering equal blocks at the root (MPI_Gather_init_c).
    Prequest Gather_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, int root, const Info &info) const;
    #endif
    /// Collect blocks of varying size from all processes at the root (MPI_Gatherv).
    void Gatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, const int recvcounts[],
            const int displs[], const Datatype &recvtype, int root) const;
    #if BND_HAS_MPI_Gatherv_c
    /// Collect blocks of varying size from all processes at the root (MPI_Gatherv_c).
    void Gatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Gatherv_init
    /// Prepare a persistent request for gathering varying-size blocks at the root (MPI_Gatherv_init).
    Prequest Gatherv_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Gatherv_init_c
    /// Prepare a persistent request for gathering varying-size blocks at the root (MPI_Gatherv_init_c).
    Prequest Gatherv_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Iallgather
    /// Start an equal-block gather to all processes and return a request (MPI_Iallgather).
    Request Iallgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Iallgather_c
    /// Start an equal-block gather to all processes and return a request (MPI_Iallgather_c).
    Request Iallgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Iallgatherv
    /// Start a varying-size gather to all processes and return a request (MPI_Iallgatherv).
    Request Iallgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Iallgatherv_c
    /// Start a varying-size gather to all processes and return a request (MPI_Iallgatherv_c).
    Request Iallgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Iallreduce
    /// Start a reduction that gives every process the result and return a request (MPI_Iallreduce).
    Request Iallreduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Iallreduce_c
    /// Start a reduction that gives every process the result and return a request (MPI_Iallreduce_c).
    Request Iallreduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Ialltoall
    /// Start an equal-block exchange between all pairs and return a request (MPI_Ialltoall).
    Request Ialltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ialltoall_c
    /// Start an equal-block exchange between all pairs and return a request (MPI_Ialltoall_c).
    Request Ialltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ialltoallv
    /// Start a varying-size exchange between all pairs and return a request (MPI_Ialltoallv).
    Request Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype,
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ialltoallv_c
    /// Start a varying-size exchange between all pairs and return a request (MPI_Ialltoallv_c).
    Request Ialltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[], const Datatype &sendtype,
            void *recvbuf, const Count recvcounts[], const Aint rdispls[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ialltoallw
    /// Start an all-pairs exchange with a type for each block and return a request (MPI_Ialltoallw).
    Request Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype sendtypes[],
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Ialltoallw_c
    /// Start an all-pairs exchange with a type for each block and return a request (MPI_Ialltoallw_c).
    Request Ialltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Ibarrier
    /// Announce arrival at a barrier and return a request that completes when all arrive (MPI_Ibarrier).
    Request Ibarrier() const;
    #endif
    #if BND_HAS_MPI_Ibcast
    /// Start a broadcast from the root and return a request (MPI_Ibcast).
    Request Ibcast(void *buffer, int count, const Datatype &datatype, int root) const;
    #endif
    #if BND_HAS_MPI_Ibcast_c
    /// Start a broadcast from the root and return a request (MPI_Ibcast_c).
    Request Ibcast_c(void *buffer, Count count, const Datatype &datatype, int root) const;
    #endif
    /// Start a buffered-mode send and return a request (MPI_Ibsend).
    Request Ibsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Ibsend_c
    /// Start a buffered-mode send and return a request (MPI_Ibsend_c).
    Request Ibsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Igather
    /// Start gathering equal blocks at the root and return a request (MPI_Igather).
    Request Igather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Igather_c
    /// Start gathering equal blocks at the root and return a request (MPI_Igather_c).
    Request Igather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Igatherv
    /// Start gathering varying-size blocks at the root and return a request (MPI_Igatherv).
    Request Igatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Igatherv_c
    /// Start gathering varying-size blocks at the root and return a request (MPI_Igatherv_c).
    Request Igatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Improbe
    /// Check without waiting for a matching message and, if found, extract its handle (MPI_Improbe).
    bool Improbe(int source, int tag, Message &message, Status &status) const;
    /// Check without waiting for a matching message and, if found, extract its handle (MPI_Improbe).
    bool Improbe(int source, int tag, Message &message) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_allgather
    /// Start sending one block to all neighbours and collecting one from each (MPI_Ineighbor_allgather).
    Request Ineighbor_allgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            int recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_allgather_c
    /// Start sending one block to all neighbours and collecting one from each (MPI_Ineighbor_allgather_c).
    Request Ineighbor_allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_allgatherv
    /// Start sending one block to all neighbours and collecting varying-size ones (MPI_Ineighbor_allgatherv).
    Request Ineighbor_allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_allgatherv_c
    /// Start sending one block to all neighbours and collecting varying-size ones (MPI_Ineighbor_allgatherv_c).
    Request Ineighbor_allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoall
    /// Start an exchange of separate equal blocks with each neighbour (MPI_Ineighbor_alltoall).
    Request Ineighbor_alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            int recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoall_c
    /// Start an exchange of separate equal blocks with each neighbour (MPI_Ineighbor_alltoall_c).
    Request Ineighbor_alltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoallv
    /// Start an exchange of separate varying-size blocks with each neighbour (MPI_Ineighbor_alltoallv).
    Request Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[],
            const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[],
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoallv_c
    /// Start an exchange of separate varying-size blocks with each neighbour (MPI_Ineighbor_alltoallv_c).
    Request Ineighbor_alltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoallw
    /// Start a neighbour exchange with its own size, place and type for each block (MPI_Ineighbor_alltoallw).
    Request Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Ineighbor_alltoallw_c
    /// Start a neighbour exchange with its own size, place and type for each block (MPI_Ineighbor_alltoallw_c).
    Request Ineighbor_alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[]) const;
    #endif
    /// Check without waiting whether a matching message can be received (MPI_Iprobe).
    bool Iprobe(int source, int tag, Status &status) const;
    /// Check without waiting whether a matching message can be received (MPI_Iprobe).
    bool Iprobe(int source, int tag) const;
    /// Start a receive from a given source and tag and return a request (MPI_Irecv).
    Request Irecv(void *buf, int count, const Datatype &datatype, int source, int tag) const;
    #if BND_HAS_MPI_Irecv_c
    /// Start a receive from a given source and tag and return a request (MPI_Irecv_c).
    Request Irecv_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const;
    #endif
    #if BND_HAS_MPI_Ireduce
    /// Start a reduction to the root and return a request (MPI_Ireduce).
    Request Ireduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            int root) const;
    #endif
    #if BND_HAS_MPI_Ireduce_c
    /// Start a reduction to the root and return a request (MPI_Ireduce_c).
    Request Ireduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            int root) const;
    #endif
    #if BND_HAS_MPI_Ireduce_scatter
    /// Start a reduction scattered in varying-size pieces and return a request (MPI_Ireduce_scatter).
    Request Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Ireduce_scatter_block
    /// Start a reduction scattered in equal pieces and return a request (MPI_Ireduce_scatter_block).
    Request Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Ireduce_scatter_block_c
    /// Start a reduction scattered in equal pieces and return a request (MPI_Ireduce_scatter_block_c).
    Request Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, Count recvcount, const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Ireduce_scatter_c
    /// Start a reduction scattered in varying-size pieces and return a request (MPI_Ireduce_scatter_c).
    Request Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const Count recvcounts[], const Datatype &datatype,
            const Op &op) const;
    #endif
    /// Start a ready-mode send, whose receive must already be posted (MPI_Irsend).
    Request Irsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Irsend_c
    /// Start a ready-mode send, whose receive must already be posted (MPI_Irsend_c).
    Request Irsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Iscatter
    /// Start handing out equal blocks from the root and return a request (MPI_Iscatter).
    Request Iscatter(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Iscatter_c
    /// Start handing out equal blocks from the root and return a request (MPI_Iscatter_c).
    Request Iscatter_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Iscatterv
    /// Start handing out varying-size blocks from the root and return a request (MPI_Iscatterv).
    Request Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], const Datatype &sendtype,
            void *recvbuf, int recvcount, const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Iscatterv_c
    /// Start handing out varying-size blocks from the root and return a request (MPI_Iscatterv_c).
    Request Iscatterv_c(const void *sendbuf, const Count sendcounts[], const Aint displs[], const Datatype &sendtype,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int root) const;
    #endif
    /// Start a standard-mode send and return a request (MPI_Isend).
    Request Isend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Isend_c
    /// Start a standard-mode send and return a request (MPI_Isend_c).
    Request Isend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Isendrecv
    /// Start a combined send and receive with separate buffers and return one request (MPI_Isendrecv).
    Request Isendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, int recvcount, const Datatype &recvtype, int source, int recvtag) const;
    #endif
    #if BND_HAS_MPI_Isendrecv_c
    /// Start a combined send and receive with separate buffers and return one request (MPI_Isendrecv_c).
    Request Isendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag) const;
    #endif
    #if BND_HAS_MPI_Isendrecv_replace
    /// Start a combined send and receive that share one buffer and return a request (MPI_Isendrecv_replace).
    Request Isendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag) const;
    #endif
    #if BND_HAS_MPI_Isendrecv_replace_c
    /// Start a combined send and receive that share one buffer and return a request (MPI_Isendrecv_replace_c).
    Request Isendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag) const;
    #endif
    /// Start a synchronous-mode send, complete only when its receive has started (MPI_Issend).
    Request Issend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Issend_c
    /// Start a synchronous-mode send, complete only when its receive has started (MPI_Issend_c).
    Request Issend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    #if BND_HAS_MPI_Mprobe
    /// Wait for a matching message and extract a handle reserved for receiving it (MPI_Mprobe).
    Message Mprobe(int source, int tag, Status &status) const;
    /// Wait for a matching message and extract a handle reserved for receiving it (MPI_Mprobe).
    Message Mprobe(int source, int tag) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgather
    /// Send the same block to all neighbours and collect one equal block from each (MPI_Neighbor_allgather).
    void Neighbor_allgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgather_c
    /// Send the same block to all neighbours and collect one equal block from each (MPI_Neighbor_allgather_c).
    void Neighbor_allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgather_init
    /// Prepare a persistent request for an equal-block gather among neighbours (MPI_Neighbor_allgather_init).
    Prequest Neighbor_allgather_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            int recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgather_init_c
    /// Prepare a persistent request for an equal-block gather among neighbours (MPI_Neighbor_allgather_init_c).
    Prequest Neighbor_allgather_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgatherv
    /// Send the same block to all neighbours and collect blocks of varying size (MPI_Neighbor_allgatherv).
    void Neighbor_allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgatherv_c
    /// Send the same block to all neighbours and collect blocks of varying size (MPI_Neighbor_allgatherv_c).
    void Neighbor_allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgatherv_init
    /// Prepare a persistent request for a varying-size gather among neighbours (MPI_Neighbor_allgatherv_init).
    Prequest Neighbor_allgatherv_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            const int recvcounts[], const int displs[], const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_allgatherv_init_c
    /// Prepare a persistent request for a varying-size gather among neighbours (MPI_Neighbor_allgatherv_init_c).
    Prequest Neighbor_allgatherv_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            const Count recvcounts[], const Aint displs[], const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoall
    /// Exchange a separate block of equal size with each neighbour (MPI_Neighbor_alltoall).
    void Neighbor_alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoall_c
    /// Exchange a separate block of equal size with each neighbour (MPI_Neighbor_alltoall_c).
    void Neighbor_alltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoall_init
    /// Prepare a persistent request for an equal-block exchange among neighbours (MPI_Neighbor_alltoall_init).
    Prequest Neighbor_alltoall_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
            int recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoall_init_c
    /// Prepare a persistent request for an equal-block exchange among neighbours (MPI_Neighbor_alltoall_init_c).
    Prequest Neighbor_alltoall_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallv
    /// Exchange a separate block of varying size with each neighbour (MPI_Neighbor_alltoallv).
    void Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], const Datatype &sendtype,
            void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallv_c
    /// Exchange a separate block of varying size with each neighbour (MPI_Neighbor_alltoallv_c).
    void Neighbor_alltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype &recvtype) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallv_init
    /// Prepare a persistent request for a varying-size exchange among neighbours (MPI_Neighbor_alltoallv_init).
    Prequest Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
            const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[],
            const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallv_init_c
    /// Prepare a persistent request for a varying-size exchange among neighbours (MPI_Neighbor_alltoallv_init_c).
    Prequest Neighbor_alltoallv_init_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype &recvtype, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallw
    /// Exchange blocks with each neighbour using a separate size, place and type for each (MPI_Neighbor_alltoallw).
    void Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallw_c
    /// Exchange blocks with each neighbour using a separate size, place and type for each (MPI_Neighbor_alltoallw_c).
    void Neighbor_alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[]) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallw_init
    /// Prepare a persistent request for a neighbour exchange with a type per block (MPI_Neighbor_alltoallw_init).
    Prequest Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[], const Info &info) const;
    #endif
    #if BND_HAS_MPI_Neighbor_alltoallw_init_c
    /// Prepare a persistent request for a neighbour exchange with a type per block (MPI_Neighbor_alltoallw_init_c).
    Prequest Neighbor_alltoallw_init_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
            const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
            const Datatype recvtypes[], const Info &info) const;
    #endif
    #if BND_HAS_MPI_Precv_init
    /// Prepare a receive whose buffer is filled in separate partitions (MPI_Precv_init).
    Prequest Precv_init(void *buf, int partitions, Count count, const Datatype &datatype, int source, int tag,
            const Info &info) const;
    #endif
    /// Wait until a matching message can be received and describe it in a status (MPI_Probe).
    void Probe(int source, int tag, Status &status) const;
    /// Wait until a matching message can be received and describe it in a status (MPI_Probe).
    void Probe(int source, int tag) const;
    #if BND_HAS_MPI_Psend_init
    /// Prepare a send whose buffer is released in separate partitions (MPI_Psend_init).
    Prequest Psend_init(const void *buf, int partitions, Count count, const Datatype &datatype, int dest, int tag,
            const Info &info) const;
    #endif
    /// Receive a message and return once it is in the buffer (MPI_Recv).
    void Recv(void *buf, int count, const Datatype &datatype, int source, int tag, Status &status) const;
    /// Receive a message and return once it is in the buffer (MPI_Recv).
    void Recv(void *buf, int count, const Datatype &datatype, int source, int tag) const;
    #if BND_HAS_MPI_Recv_c
    /// Receive a message and return once it is in the buffer (MPI_Recv_c).
    void Recv_c(void *buf, Count count, const Datatype &datatype, int source, int tag, Status &status) const;
    /// Receive a message and return once it is in the buffer (MPI_Recv_c).
    void Recv_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const;
    #endif
    /// Prepare a persistent request for a receive (MPI_Recv_init).
    Prequest Recv_init(void *buf, int count, const Datatype &datatype, int source, int tag) const;
    #if BND_HAS_MPI_Recv_init_c
    /// Prepare a persistent request for a receive (MPI_Recv_init_c).
    Prequest Recv_init_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const;
    #endif
    /// Combine values from all processes and leave the result at the root (MPI_Reduce).
    void Reduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op, int root) const;
    #if BND_HAS_MPI_Reduce_c
    /// Combine values from all processes and leave the result at the root (MPI_Reduce_c).
    void Reduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            int root) const;
    #endif
    #if BND_HAS_MPI_Reduce_init
    /// Prepare a persistent request for a reduction to the root (MPI_Reduce_init).
    Prequest Reduce_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Reduce_init_c
    /// Prepare a persistent request for a reduction to the root (MPI_Reduce_init_c).
    Prequest Reduce_init_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            int root, const Info &info) const;
    #endif
    /// Reduce a vector and hand out pieces of varying size to the processes (MPI_Reduce_scatter).
    void Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], const Datatype &datatype,
            const Op &op) const;
    /// Reduce a vector and hand out pieces of equal size to the processes (MPI_Reduce_scatter_block).
    void Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, const Datatype &datatype,
            const Op &op) const;
    #if BND_HAS_MPI_Reduce_scatter_block_c
    /// Reduce a vector and hand out pieces of equal size to the processes (MPI_Reduce_scatter_block_c).
    void Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, Count recvcount, const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Reduce_scatter_block_init
    /// Prepare a persistent request for a reduction scattered in equal pieces (MPI_Reduce_scatter_block_init).
    Prequest Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, const Datatype &datatype,
            const Op &op, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Reduce_scatter_block_init_c
    /// Prepare a persistent request for a reduction scattered in equal pieces (MPI_Reduce_scatter_block_init_c).
    Prequest Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, Count recvcount, const Datatype &datatype,
            const Op &op, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Reduce_scatter_c
    /// Reduce a vector and hand out pieces of varying size to the processes (MPI_Reduce_scatter_c).
    void Reduce_scatter_c(const void *sendbuf, void *recvbuf, const Count recvcounts[], const Datatype &datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Reduce_scatter_init
    /// Prepare a persistent request for a reduction scattered in varying-size pieces (MPI_Reduce_scatter_init).
    Prequest Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], const Datatype &datatype,
            const Op &op, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Reduce_scatter_init_c
    /// Prepare a persistent request for a reduction scattered in varying-size pieces (MPI_Reduce_scatter_init_c).
    Prequest Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const Count recvcounts[],
            const Datatype &datatype, const Op &op, const Info &info) const;
    #endif
    /// Send a message in ready mode, whose receive must already be posted (MPI_Rsend).
    void Rsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Rsend_c
    /// Send a message in ready mode, whose receive must already be posted (MPI_Rsend_c).
    void Rsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    /// Prepare a persistent request for a ready-mode send (MPI_Rsend_init).
    Prequest Rsend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Rsend_init_c
    /// Prepare a persistent request for a ready-mode send (MPI_Rsend_init_c).
    Prequest Rsend_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    /// Hand out equal blocks of a buffer at the root to all processes (MPI_Scatter).
    void Scatter(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root) const;
    #if BND_HAS_MPI_Scatter_c
    /// Hand out equal blocks of a buffer at the root to all processes (MPI_Scatter_c).
    void Scatter_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf, Count recvcount,
            const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Scatter_init
    /// Prepare a persistent request for handing out equal blocks from the root (MPI_Scatter_init).
    Prequest Scatter_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf, int recvcount,
            const Datatype &recvtype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Scatter_init_c
    /// Prepare a persistent request for handing out equal blocks from the root (MPI_Scatter_init_c).
    Prequest Scatter_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
            Count recvcount, const Datatype &recvtype, int root, const Info &info) const;
    #endif
    /// Hand out blocks of varying size from the root to all processes (MPI_Scatterv).
    void Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], const Datatype &sendtype,
            void *recvbuf, int recvcount, const Datatype &recvtype, int root) const;
    #if BND_HAS_MPI_Scatterv_c
    /// Hand out blocks of varying size from the root to all processes (MPI_Scatterv_c).
    void Scatterv_c(const void *sendbuf, const Count sendcounts[], const Aint displs[], const Datatype &sendtype,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int root) const;
    #endif
    #if BND_HAS_MPI_Scatterv_init
    /// Prepare a persistent request for handing out varying-size blocks from the root (MPI_Scatterv_init).
    Prequest Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], const Datatype &sendtype,
            void *recvbuf, int recvcount, const Datatype &recvtype, int root, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Scatterv_init_c
    /// Prepare a persistent request for handing out varying-size blocks from the root (MPI_Scatterv_init_c).
    Prequest Scatterv_init_c(const void *sendbuf, const Count sendcounts[], const Aint displs[],
            const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype, int root,
            const Info &info) const;
    #endif
    /// Send a message and return once the buffer may be reused (MPI_Send).
    void Send(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Send_c
    /// Send a message and return once the buffer may be reused (MPI_Send_c).
    void Send_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    /// Prepare a persistent request for a standard-mode send (MPI_Send_init).
    Prequest Send_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Send_init_c
    /// Prepare a persistent request for a standard-mode send (MPI_Send_init_c).
    Prequest Send_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    /// Send one message and receive another, using two separate buffers (MPI_Sendrecv).
    void Sendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest, int sendtag, void *recvbuf,
            int recvcount, const Datatype &recvtype, int source, int recvtag, Status &status) const;
    /// Send one message and receive another, using two separate buffers (MPI_Sendrecv).
    void Sendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest, int sendtag, void *recvbuf,
            int recvcount, const Datatype &recvtype, int source, int recvtag) const;
    #if BND_HAS_MPI_Sendrecv_c
    /// Send one message and receive another, using two separate buffers (MPI_Sendrecv_c).
    void Sendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag, Status &status) const;
    /// Send one message and receive another, using two separate buffers (MPI_Sendrecv_c).
    void Sendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest, int sendtag,
            void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag) const;
    #endif
    /// Send a message and receive another one into the same buffer (MPI_Sendrecv_replace).
    void Sendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag, Status &status) const;
    /// Send a message and receive another one into the same buffer (MPI_Sendrecv_replace).
    void Sendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag) const;
    #if BND_HAS_MPI_Sendrecv_replace_c
    /// Send a message and receive another one into the same buffer (MPI_Sendrecv_replace_c).
    void Sendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag, Status &status) const;
    /// Send a message and receive another one into the same buffer (MPI_Sendrecv_replace_c).
    void Sendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag, int source,
            int recvtag) const;
    #endif
    /// Send a message and return only after its receive has started (MPI_Ssend).
    void Ssend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Ssend_c
    /// Send a message and return only after its receive has started (MPI_Ssend_c).
    void Ssend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    /// Prepare a persistent request for a synchronous-mode send (MPI_Ssend_init).
    Prequest Ssend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const;
    #if BND_HAS_MPI_Ssend_init_c
    /// Prepare a persistent request for a synchronous-mode send (MPI_Ssend_init_c).
    Prequest Ssend_init_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const;
    #endif
    /// Report which kind of process topology a communicator carries, if any (MPI_Topo_test).
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
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Nullcomm &Clone() const;
};

class Intracomm : public Comm {
public:
    Intracomm() {}
    BND_CXX_CONSTEXPR Intracomm(MPI_Comm handle) : Comm(handle) {}
    explicit Intracomm(const Comm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    Intracomm(const MPI::Comm &other);
    Intracomm(const Nullcomm &other) : Comm(static_cast<MPI_Comm>(other)) {}
    /// Create a communicator whose processes form a Cartesian grid (MPI_Cart_create).
    Cartcomm Create_cart(int ndims, const int dims[], const bool periods[], bool reorder) const;
    /// Wait at a port for a client and return an intercommunicator to it (MPI_Comm_accept).
    Intercomm Accept(const char *port_name, const Info &info, int root) const;
    /// Contact a server at its port and return an intercommunicator to it (MPI_Comm_connect).
    Intercomm Connect(const char *port_name, const Info &info, int root) const;
    /// Create a communicator for a subgroup, called by all processes of the parent (MPI_Comm_create).
    Intracomm Create(const Group &group) const;
    #if BND_HAS_MPI_Comm_create_from_group
    /// Build an intracommunicator directly from a group, without a parent communicator (MPI_Comm_create_from_group).
    static Intracomm Create_from_group(const Group &group, const char *stringtag, const Info &info,
            const Errhandler &errhandler);
    #endif
    #if BND_HAS_MPI_Comm_create_group
    /// Create a communicator for a subgroup, called only by that group, with a tag (MPI_Comm_create_group).
    Intracomm Create_group(const Group &group, int tag) const;
    #endif
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Intracomm Dup() const;
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Intracomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    /// Duplicate a communicator but give the copy its own hints (MPI_Comm_dup_with_info).
    Intracomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    /// Start duplicating a communicator and return a request (MPI_Comm_idup).
    Request Idup(Intracomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    /// Start duplicating a communicator with new hints for the copy (MPI_Comm_idup_with_info).
    Request Idup_with_info(const Info &info, Intracomm &newcomm) const;
    #endif
    /// Launch several copies of one program and connect to them (MPI_Comm_spawn).
    Intercomm Spawn(const char *command, const char *argv[], int maxprocs, const Info &info, int root,
            int array_of_errcodes[]) const;
    /// Launch several copies of one program and connect to them (MPI_Comm_spawn).
    Intercomm Spawn(const char *command, const char *argv[], int maxprocs, const Info &info, int root) const;
    /// Launch different programs or argument sets together and connect to them (MPI_Comm_spawn_multiple).
    Intercomm Spawn_multiple(int count, const char *array_of_commands[], const char **array_of_argv[],
            const int array_of_maxprocs[], const Info array_of_info[], int root, int array_of_errcodes[]);
    /// Launch different programs or argument sets together and connect to them (MPI_Comm_spawn_multiple).
    Intercomm Spawn_multiple(int count, const char *array_of_commands[], const char **array_of_argv[],
            const int array_of_maxprocs[], const Info array_of_info[], int root);
    /// Divide a communicator by colour, ordering each part by key (MPI_Comm_split).
    Intracomm Split(int color, int key) const;
    #if BND_HAS_MPI_Comm_split_type
    /// Divide a communicator by a shared resource, such as common memory (MPI_Comm_split_type).
    Intracomm Split_type(int split_type, int key, const Info &info) const;
    #endif
    /// Create a graph communicator from edges that any process may contribute (MPI_Dist_graph_create).
    Distgraphcomm Dist_graph_create(int n, const int sources[], const int degrees[], const int destinations[],
            const int weights[], const Info &info, bool reorder) const;
    /// Create a graph communicator from edges that any process may contribute (MPI_Dist_graph_create).
    Distgraphcomm Dist_graph_create(int n, const int sources[], const int degrees[], const int destinations[],
            const Info &info, bool reorder) const;
    /// Create a graph communicator where each process lists its own in and out edges (MPI_Dist_graph_create_adjacent).
    Distgraphcomm Dist_graph_create_adjacent(int indegree, const int sources[], const int sourceweights[],
            int outdegree, const int destinations[], const int destweights[], const Info &info, bool reorder) const;
    /// Create a graph communicator where each process lists its own in and out edges (MPI_Dist_graph_create_adjacent).
    Distgraphcomm Dist_graph_create_adjacent(int indegree, const int sources[], int outdegree,
            const int destinations[], const Info &info, bool reorder) const;
    /// Compute a prefix reduction that leaves out the contribution of the caller (MPI_Exscan).
    void Exscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #if BND_HAS_MPI_Exscan_c
    /// Compute a prefix reduction that leaves out the contribution of the caller (MPI_Exscan_c).
    void Exscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Exscan_init
    /// Prepare a persistent request for a prefix reduction that excludes the caller (MPI_Exscan_init).
    Prequest Exscan_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
    #if BND_HAS_MPI_Exscan_init_c
    /// Prepare a persistent request for a prefix reduction that excludes the caller (MPI_Exscan_init_c).
    Prequest Exscan_init_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
    /// Create a communicator from a process graph that every process gives in full (MPI_Graph_create).
    Graphcomm Create_graph(int nnodes, const int index[], const int edges[], bool reorder) const;
    #if BND_HAS_MPI_Iexscan
    /// Start a prefix reduction that excludes the caller and return a request (MPI_Iexscan).
    Request Iexscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Iexscan_c
    /// Start a prefix reduction that excludes the caller and return a request (MPI_Iexscan_c).
    Request Iexscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    /// Join two intracommunicators into an intercommunicator through their leaders (MPI_Intercomm_create).
    Intercomm Create_intercomm(int local_leader, const Comm &peer_comm, int remote_leader, int tag) const;
    #if BND_HAS_MPI_Iscan
    /// Start a prefix reduction that includes the caller and return a request (MPI_Iscan).
    Request Iscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Iscan_c
    /// Start a prefix reduction that includes the caller and return a request (MPI_Iscan_c).
    Request Iscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    /// Compute a prefix reduction that includes the contribution of the caller (MPI_Scan).
    void Scan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op) const;
    #if BND_HAS_MPI_Scan_c
    /// Compute a prefix reduction that includes the contribution of the caller (MPI_Scan_c).
    void Scan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Scan_init
    /// Prepare a persistent request for a prefix reduction that includes the caller (MPI_Scan_init).
    Prequest Scan_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
            const Info &info) const;
    #endif
    #if BND_HAS_MPI_Scan_init_c
    /// Prepare a persistent request for a prefix reduction that includes the caller (MPI_Scan_init_c).
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
    /// Create a communicator for a subgroup, called by all processes of the parent (MPI_Comm_create).
    Intercomm Create(const Group &group) const;
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Intercomm Dup() const;
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Intercomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    /// Duplicate a communicator but give the copy its own hints (MPI_Comm_dup_with_info).
    Intercomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    /// Start duplicating a communicator and return a request (MPI_Comm_idup).
    Request Idup(Intercomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    /// Start duplicating a communicator with new hints for the copy (MPI_Comm_idup_with_info).
    Request Idup_with_info(const Info &info, Intercomm &newcomm) const;
    #endif
    /// Return the remote group of an intercommunicator as a group handle (MPI_Comm_remote_group).
    Group Get_remote_group() const;
    /// Return the number of processes in the remote group of an intercommunicator (MPI_Comm_remote_size).
    int Get_remote_size() const;
    /// Divide a communicator by colour, ordering each part by key (MPI_Comm_split).
    Intercomm Split(int color, int key) const;
    #if BND_HAS_MPI_Comm_split_type
    /// Divide a communicator by a shared resource, such as common memory (MPI_Comm_split_type).
    Intercomm Split_type(int split_type, int key, const Info &info) const;
    #endif
    #if BND_HAS_MPI_Intercomm_create_from_groups
    /// Build an intercommunicator directly from a local and a remote group (MPI_Intercomm_create_from_groups).
    static Intercomm Create_from_groups(const Group &local_group, int local_leader, const Group &remote_group,
            int remote_leader, const char *stringtag, const Info &info, const Errhandler &errhandler);
    #endif
    /// Merge both sides of an intercommunicator into one intracommunicator (MPI_Intercomm_merge).
    Intracomm Merge(bool high) const;
};

class Cartcomm : public Intracomm {
public:
    Cartcomm() {}
    BND_CXX_CONSTEXPR Cartcomm(MPI_Comm handle) : Intracomm(handle) {}
    explicit Cartcomm(const Comm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Cartcomm(const MPI::Comm &other);
    Cartcomm(const Nullcomm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    /// Translate a rank into the coordinates it has in a Cartesian grid (MPI_Cart_coords).
    void Get_coords(int rank, int maxdims, int coords[]) const;
    /// Return the extents, periodicity and own coordinates of a Cartesian communicator (MPI_Cart_get).
    void Get_topo(int maxdims, int dims[], bool periods[], int coords[]) const;
    /// Suggest a rank for the caller that suits a Cartesian grid, creating nothing (MPI_Cart_map).
    int Map(int ndims, const int dims[], const bool periods[]) const;
    /// Translate Cartesian grid coordinates into a rank (MPI_Cart_rank).
    int Get_cart_rank(const int coords[]) const;
    /// Find the source and destination ranks of a shift along one grid dimension (MPI_Cart_shift).
    void Shift(int direction, int disp, int &rank_source, int &rank_dest) const;
    /// Split a Cartesian communicator into grids of fewer dimensions (MPI_Cart_sub).
    Cartcomm Sub(const bool remain_dims[]) const;
    /// Return the number of dimensions of a Cartesian communicator (MPI_Cartdim_get).
    int Get_dim() const;
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Cartcomm Dup() const;
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Cartcomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    /// Duplicate a communicator but give the copy its own hints (MPI_Comm_dup_with_info).
    Cartcomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    /// Start duplicating a communicator and return a request (MPI_Comm_idup).
    Request Idup(Cartcomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    /// Start duplicating a communicator with new hints for the copy (MPI_Comm_idup_with_info).
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
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Graphcomm Dup() const;
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Graphcomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    /// Duplicate a communicator but give the copy its own hints (MPI_Comm_dup_with_info).
    Graphcomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    /// Start duplicating a communicator and return a request (MPI_Comm_idup).
    Request Idup(Graphcomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    /// Start duplicating a communicator with new hints for the copy (MPI_Comm_idup_with_info).
    Request Idup_with_info(const Info &info, Graphcomm &newcomm) const;
    #endif
    /// Return the index and edge arrays of a graph communicator (MPI_Graph_get).
    void Get_topo(int maxindex, int maxedges, int index[], int edges[]) const;
    /// Suggest a rank for the caller that suits a process graph, creating nothing (MPI_Graph_map).
    int Map(int nnodes, const int index[], const int edges[]) const;
    /// List the neighbours of any given rank in a graph communicator (MPI_Graph_neighbors).
    void Get_neighbors(int rank, int maxneighbors, int neighbors[]) const;
    /// Count the neighbours of any given rank in a graph communicator (MPI_Graph_neighbors_count).
    int Get_neighbors_count(int rank) const;
    /// Return the numbers of nodes and edges of a graph communicator (MPI_Graphdims_get).
    void Get_dims(int nnodes[], int nedges[]) const;
};

class Distgraphcomm : public Intracomm {
public:
    Distgraphcomm() {}
    BND_CXX_CONSTEXPR Distgraphcomm(MPI_Comm handle) : Intracomm(handle) {}
    explicit Distgraphcomm(const Comm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    Distgraphcomm(const MPI::Comm &other);
    Distgraphcomm(const Nullcomm &other) : Intracomm(static_cast<MPI_Comm>(other)) {}
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Distgraphcomm Dup() const;
    /// Duplicate a communicator together with its cached attributes (MPI_Comm_dup).
    Distgraphcomm &Clone() const;
    #if BND_HAS_MPI_Comm_dup_with_info
    /// Duplicate a communicator but give the copy its own hints (MPI_Comm_dup_with_info).
    Distgraphcomm Dup_with_info(const Info &info) const;
    #endif
    #if BND_HAS_MPI_Comm_idup
    /// Start duplicating a communicator and return a request (MPI_Comm_idup).
    Request Idup(Distgraphcomm &newcomm) const;
    #endif
    #if BND_HAS_MPI_Comm_idup_with_info
    /// Start duplicating a communicator with new hints for the copy (MPI_Comm_idup_with_info).
    Request Idup_with_info(const Info &info, Distgraphcomm &newcomm) const;
    #endif
    /// List own sources and destinations, with weights, in a distributed graph (MPI_Dist_graph_neighbors).
    void Get_dist_neighbors(int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[],
            int destweights[]) const;
    /// Count own in and out edges in a distributed graph and tell if it is weighted (MPI_Dist_graph_neighbors_count).
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
    /// Combine local data into a remote window with a predefined reduction operation (MPI_Accumulate).
    void Accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype, const Op &op) const;
    #if BND_HAS_MPI_Accumulate_c
    /// Combine local data into a remote window with a predefined reduction operation (MPI_Accumulate_c).
    void Accumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, Count target_count, const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Compare_and_swap
    /// Swap one remote value atomically if it equals a given one, fetching the old value (MPI_Compare_and_swap).
    void Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr,
            const Datatype &datatype, int target_rank, Aint target_disp) const;
    #endif
    #if BND_HAS_MPI_Fetch_and_op
    /// Fetch one remote element and update it with an operation in one atomic step (MPI_Fetch_and_op).
    void Fetch_and_op(const void *origin_addr, void *result_addr, const Datatype &datatype, int target_rank,
            Aint target_disp, const Op &op) const;
    #endif
    /// Read data from a target process window into a local buffer (MPI_Get).
    void Get(void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank, Aint target_disp,
            int target_count, const Datatype &target_datatype) const;
    #if BND_HAS_MPI_Get_accumulate
    /// Fetch remote window data and then combine local data into the same place (MPI_Get_accumulate).
    void Get_accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype, void *result_addr,
            int result_count, const Datatype &result_datatype, int target_rank, Aint target_disp, int target_count,
            const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Get_accumulate_c
    /// Fetch remote window data and then combine local data into the same place (MPI_Get_accumulate_c).
    void Get_accumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
            void *result_addr, Count result_count, const Datatype &result_datatype, int target_rank, Aint target_disp,
            Count target_count, const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Get_c
    /// Read data from a target process window into a local buffer (MPI_Get_c).
    void Get_c(void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, Count target_count, const Datatype &target_datatype) const;
    #endif
    /// Write local data into the window of a target process (MPI_Put).
    void Put(const void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype) const;
    #if BND_HAS_MPI_Put_c
    /// Write local data into the window of a target process (MPI_Put_c).
    void Put_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, Count target_count, const Datatype &target_datatype) const;
    #endif
    #if BND_HAS_MPI_Raccumulate
    /// Start a remote accumulate and return a request for its local completion (MPI_Raccumulate).
    Request Raccumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Raccumulate_c
    /// Start a remote accumulate and return a request for its local completion (MPI_Raccumulate_c).
    Request Raccumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
            int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype,
            const Op &op) const;
    #endif
    #if BND_HAS_MPI_Rget
    /// Start a read from a remote window and return a request for its completion (MPI_Rget).
    Request Rget(void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype) const;
    #endif
    #if BND_HAS_MPI_Rget_accumulate
    /// Start a remote fetch-and-combine of a buffer and return a request for it (MPI_Rget_accumulate).
    Request Rget_accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype,
            void *result_addr, int result_count, const Datatype &result_datatype, int target_rank, Aint target_disp,
            int target_count, const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Rget_accumulate_c
    /// Start a remote fetch-and-combine of a buffer and return a request for it (MPI_Rget_accumulate_c).
    Request Rget_accumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
            void *result_addr, Count result_count, const Datatype &result_datatype, int target_rank, Aint target_disp,
            Count target_count, const Datatype &target_datatype, const Op &op) const;
    #endif
    #if BND_HAS_MPI_Rget_c
    /// Start a read from a remote window and return a request for its completion (MPI_Rget_c).
    Request Rget_c(void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, Count target_count, const Datatype &target_datatype) const;
    #endif
    #if BND_HAS_MPI_Rput
    /// Start a write to a remote window and return a request for its local completion (MPI_Rput).
    Request Rput(const void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, int target_count, const Datatype &target_datatype) const;
    #endif
    #if BND_HAS_MPI_Rput_c
    /// Start a write to a remote window and return a request for its local completion (MPI_Rput_c).
    Request Rput_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
            Aint target_disp, Count target_count, const Datatype &target_datatype) const;
    #endif
    #if BND_HAS_MPI_Win_allocate
    /// Allocate local memory and create a window that exposes it to a communicator (MPI_Win_allocate).
    static Win Allocate(Aint size, int disp_unit, const Info &info, const Intracomm &comm, void *&baseptr);
    #endif
    #if BND_HAS_MPI_Win_allocate_c
    /// Allocate local memory and create a window that exposes it to a communicator (MPI_Win_allocate_c).
    static Win Allocate_c(Aint size, Aint disp_unit, const Info &info, const Intracomm &comm, void *&baseptr);
    #endif
    #if BND_HAS_MPI_Win_allocate_shared
    /// Allocate a window in memory that all its processes can load and store directly (MPI_Win_allocate_shared).
    static Win Allocate_shared(Aint size, int disp_unit, const Info &info, const Intracomm &comm, void *&baseptr);
    #endif
    #if BND_HAS_MPI_Win_allocate_shared_c
    /// Allocate a window in memory that all its processes can load and store directly (MPI_Win_allocate_shared_c).
    static Win Allocate_shared_c(Aint size, Aint disp_unit, const Info &info, const Intracomm &comm, void *&baseptr);
    #endif
    #if BND_HAS_MPI_Win_attach
    /// Expose a piece of local memory through a dynamic window (MPI_Win_attach).
    void Attach(void *base, Aint size) const;
    #endif
    /// Invoke the error handler of a window with a given error code (MPI_Win_call_errhandler).
    void Call_errhandler(int errorcode) const;
    /// End the access epoch opened by a start call on a window (MPI_Win_complete).
    void Complete() const;
    /// Create a window over memory that each process already owns (MPI_Win_create).
    static Win Create(const void *base, Aint size, int disp_unit, const Info &info, const Intracomm &comm);
    #if BND_HAS_MPI_Win_create_c
    /// Create a window over memory that each process already owns (MPI_Win_create_c).
    static Win Create_c(const void *base, Aint size, Aint disp_unit, const Info &info, const Intracomm &comm);
    #endif
    #if BND_HAS_MPI_Win_create_dynamic
    /// Create a window without memory, to which memory can be attached later (MPI_Win_create_dynamic).
    static Win Create_dynamic(const Info &info, const Intracomm &comm);
    #endif
    /// Turn a user function into an error handler usable with windows (MPI_Win_create_errhandler).
    static Errhandler Create_errhandler(Win::Errhandler_function *win_errhandler_fn);
    /// Create an attribute key for windows with its copy and delete callbacks (MPI_Win_create_keyval).
    static int Create_keyval(Win::Copy_attr_function *win_copy_attr_fn, Win::Delete_attr_function *win_delete_attr_fn,
            void *extra_state);
    /// Create an attribute key for windows with its copy and delete callbacks (MPI_Win_create_keyval).
    static int Create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn,
            Win::Delete_attr_function *win_delete_attr_fn, void *extra_state);
    /// Create an attribute key for windows with its copy and delete callbacks (MPI_Win_create_keyval).
    static int Create_keyval(Win::Copy_attr_function *win_copy_attr_fn,
            MPI_Win_delete_attr_function *win_delete_attr_fn, void *extra_state);
    /// Create an attribute key for windows with its copy and delete callbacks (MPI_Win_create_keyval).
    static int Create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn,
            MPI_Win_delete_attr_function *win_delete_attr_fn, void *extra_state);
    /// Delete the attribute stored under a key on a window (MPI_Win_delete_attr).
    void Delete_attr(int win_keyval);
    #if BND_HAS_MPI_Win_detach
    /// Stop exposing a piece of local memory through a dynamic window (MPI_Win_detach).
    void Detach(const void *base) const;
    #endif
    /// Synchronise remote accesses collectively, separating epochs on a window (MPI_Win_fence).
    void Fence(int assert) const;
    #if BND_HAS_MPI_Win_flush
    /// Complete all pending operations to one target, both locally and at that target (MPI_Win_flush).
    void Flush(int rank) const;
    #endif
    #if BND_HAS_MPI_Win_flush_all
    /// Complete all pending operations to every target, locally and remotely (MPI_Win_flush_all).
    void Flush_all() const;
    #endif
    #if BND_HAS_MPI_Win_flush_local
    /// Complete pending operations to one target as far as local buffers are concerned (MPI_Win_flush_local).
    void Flush_local(int rank) const;
    #endif
    #if BND_HAS_MPI_Win_flush_local_all
    /// Complete pending operations to every target as far as local buffers are concerned (MPI_Win_flush_local_all).
    void Flush_local_all() const;
    #endif
    /// Free a window collectively and set its handle to null (MPI_Win_free).
    void Free();
    /// Free an attribute key that was made for windows (MPI_Win_free_keyval).
    static void Free_keyval(int &win_keyval);
    /// Look up the attribute stored under a key on a window (MPI_Win_get_attr).
    bool Get_attr(int win_keyval, void *attribute_val) const;
    /// Return the error handler currently attached to a window (MPI_Win_get_errhandler).
    Errhandler Get_errhandler() const;
    /// Return a copy of the group of processes that created a window (MPI_Win_get_group).
    Group Get_group() const;
    #if BND_HAS_MPI_Win_get_info
    /// Obtain a new info object holding the hints in use for a window (MPI_Win_get_info).
    Info Get_info() const;
    #endif
    /// Return the printable name last given to a window (MPI_Win_get_name).
    void Get_name(char *win_name, int &resultlen) const;
    /// Open a passive-target access epoch to one process, shared or exclusive (MPI_Win_lock).
    void Lock(int lock_type, int rank, int assert) const;
    #if BND_HAS_MPI_Win_lock_all
    /// Open a shared passive-target access epoch to all processes of a window (MPI_Win_lock_all).
    void Lock_all(int assert) const;
    #endif
    /// Open an exposure epoch on the local window for a group of origin processes (MPI_Win_post).
    void Post(const Group &group, int assert) const;
    /// Store an attribute value under a key on a window (MPI_Win_set_attr).
    void Set_attr(int win_keyval, const void *attribute_val);
    /// Attach a new error handler to a window in the calling process (MPI_Win_set_errhandler).
    void Set_errhandler(const Errhandler &errhandler);
    #if BND_HAS_MPI_Win_set_info
    /// Change the hints attached to a window, collectively over its group (MPI_Win_set_info).
    void Set_info(const Info &info);
    #endif
    /// Give a window a printable name for use in debugging (MPI_Win_set_name).
    void Set_name(const char *win_name);
    #if BND_HAS_MPI_Win_shared_query
    /// Find the local address, size and unit of the shared memory of another process (MPI_Win_shared_query).
    void *Shared_query(int rank, Aint &size, int &disp_unit) const;
    #endif
    #if BND_HAS_MPI_Win_shared_query_c
    /// Find the local address, size and unit of the shared memory of another process (MPI_Win_shared_query_c).
    void *Shared_query_c(int rank, Aint &size, Aint &disp_unit) const;
    #endif
    /// Open an access epoch towards a group of target processes (MPI_Win_start).
    void Start(const Group &group, int assert) const;
    #if BND_HAS_MPI_Win_sync
    /// Bring the private and public copies of the local window memory into agreement (MPI_Win_sync).
    void Sync() const;
    #endif
    /// Check without waiting whether a posted exposure epoch can be ended (MPI_Win_test).
    bool Test() const;
    /// Close the passive-target access epoch to one process, completing its operations (MPI_Win_unlock).
    void Unlock(int rank) const;
    #if BND_HAS_MPI_Win_unlock_all
    /// Close a shared passive-target access epoch that covers all processes of a window (MPI_Win_unlock_all).
    void Unlock_all() const;
    #endif
    /// Block until all origins have finished, then end the posted exposure epoch (MPI_Win_wait).
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
    /// Invoke the error handler of a file handle with a given error code (MPI_File_call_errhandler).
    void Call_errhandler(int errorcode) const;
    /// Flush and close a file, collectively over the group that opened it (MPI_File_close).
    void Close();
    /// Turn a user function into an error handler usable with files (MPI_File_create_errhandler).
    static Errhandler Create_errhandler(File::Errhandler_function *file_errhandler_fn);
    /// Remove the file that has the given name from storage (MPI_File_delete).
    static void Delete(const char *filename, const Info &info);
    /// Return the access mode with which a file was opened (MPI_File_get_amode).
    int Get_amode() const;
    /// Tell whether atomic mode is switched on for a file (MPI_File_get_atomicity).
    bool Get_atomicity() const;
    /// Turn an offset relative to the view into an absolute byte position in the file (MPI_File_get_byte_offset).
    Offset Get_byte_offset(Offset offset) const;
    /// Return the error handler attached to a file, or the default one for files (MPI_File_get_errhandler).
    Errhandler Get_errhandler() const;
    /// Return a copy of the group of processes that opened a file (MPI_File_get_group).
    Group Get_group() const;
    /// Obtain a new info object holding the hints in use for a file (MPI_File_get_info).
    Info Get_info() const;
    /// Return the current individual file pointer, counted in etypes (MPI_File_get_position).
    Offset Get_position() const;
    /// Return the current shared file pointer, counted in etypes (MPI_File_get_position_shared).
    Offset Get_position_shared() const;
    /// Return the current size of an open file in bytes (MPI_File_get_size).
    Offset Get_size() const;
    /// Return the extent that a datatype has in the data representation of a file (MPI_File_get_type_extent).
    Aint Get_type_extent(const Datatype &datatype) const;
    #if BND_HAS_MPI_File_get_type_extent_c
    /// Return the extent that a datatype has in the data representation of a file (MPI_File_get_type_extent_c).
    Count Get_type_extent_c(const Datatype &datatype) const;
    #endif
    /// Return the displacement, etype, filetype and representation of a file view (MPI_File_get_view).
    void Get_view(Offset &disp, Datatype &etype, Datatype &filetype, char *datarep) const;
    /// Start reading at the individual file pointer and return a request (MPI_File_iread).
    Request Iread(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iread_all
    /// Start a collective read at the individual file pointers and return a request (MPI_File_iread_all).
    Request Iread_all(void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iread_all_c
    /// Start a collective read at the individual file pointers and return a request (MPI_File_iread_all_c).
    Request Iread_all_c(void *buf, Count count, const Datatype &datatype);
    #endif
    /// Start reading at an explicit offset and return a request (MPI_File_iread_at).
    Request Iread_at(Offset offset, void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iread_at_all
    /// Start a collective read at explicit offsets and return a request (MPI_File_iread_at_all).
    Request Iread_at_all(Offset offset, void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iread_at_all_c
    /// Start a collective read at explicit offsets and return a request (MPI_File_iread_at_all_c).
    Request Iread_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iread_at_c
    /// Start reading at an explicit offset and return a request (MPI_File_iread_at_c).
    Request Iread_at_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iread_c
    /// Start reading at the individual file pointer and return a request (MPI_File_iread_c).
    Request Iread_c(void *buf, Count count, const Datatype &datatype);
    #endif
    /// Start reading at the shared file pointer and return a request (MPI_File_iread_shared).
    Request Iread_shared(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iread_shared_c
    /// Start reading at the shared file pointer and return a request (MPI_File_iread_shared_c).
    Request Iread_shared_c(void *buf, Count count, const Datatype &datatype);
    #endif
    /// Start writing at the individual file pointer and return a request (MPI_File_iwrite).
    Request Iwrite(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iwrite_all
    /// Start a collective write at the individual file pointers and return a request (MPI_File_iwrite_all).
    Request Iwrite_all(const void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iwrite_all_c
    /// Start a collective write at the individual file pointers and return a request (MPI_File_iwrite_all_c).
    Request Iwrite_all_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    /// Start writing at an explicit offset and return a request (MPI_File_iwrite_at).
    Request Iwrite_at(Offset offset, const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iwrite_at_all
    /// Start a collective write at explicit offsets and return a request (MPI_File_iwrite_at_all).
    Request Iwrite_at_all(Offset offset, const void *buf, int count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iwrite_at_all_c
    /// Start a collective write at explicit offsets and return a request (MPI_File_iwrite_at_all_c).
    Request Iwrite_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iwrite_at_c
    /// Start writing at an explicit offset and return a request (MPI_File_iwrite_at_c).
    Request Iwrite_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_iwrite_c
    /// Start writing at the individual file pointer and return a request (MPI_File_iwrite_c).
    Request Iwrite_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    /// Start writing at the shared file pointer and return a request (MPI_File_iwrite_shared).
    Request Iwrite_shared(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_iwrite_shared_c
    /// Start writing at the shared file pointer and return a request (MPI_File_iwrite_shared_c).
    Request Iwrite_shared_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    /// Open a file collectively over a communicator, with access mode and hints (MPI_File_open).
    static File Open(const Intracomm &comm, const char *filename, int amode, const Info &info);
    /// Reserve storage for the first bytes of a file, up to a given size (MPI_File_preallocate).
    void Preallocate(Offset size);
    /// Read at the individual file pointer and wait for the data (MPI_File_read).
    void Read(void *buf, int count, const Datatype &datatype, Status &status);
    /// Read at the individual file pointer and wait for the data (MPI_File_read).
    void Read(void *buf, int count, const Datatype &datatype);
    /// Read collectively, each process at its individual file pointer (MPI_File_read_all).
    void Read_all(void *buf, int count, const Datatype &datatype, Status &status);
    /// Read collectively, each process at its individual file pointer (MPI_File_read_all).
    void Read_all(void *buf, int count, const Datatype &datatype);
    /// Begin a split collective read at the individual file pointers (MPI_File_read_all_begin).
    void Read_all_begin(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_all_begin_c
    /// Begin a split collective read at the individual file pointers (MPI_File_read_all_begin_c).
    void Read_all_begin_c(void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_all_c
    /// Read collectively, each process at its individual file pointer (MPI_File_read_all_c).
    void Read_all_c(void *buf, Count count, const Datatype &datatype, Status &status);
    /// Read collectively, each process at its individual file pointer (MPI_File_read_all_c).
    void Read_all_c(void *buf, Count count, const Datatype &datatype);
    #endif
    /// End a split collective read begun at the individual file pointers (MPI_File_read_all_end).
    void Read_all_end(void *buf, Status &status);
    /// End a split collective read begun at the individual file pointers (MPI_File_read_all_end).
    void Read_all_end(void *buf);
    /// Read at an explicit offset and wait for the data (MPI_File_read_at).
    void Read_at(Offset offset, void *buf, int count, const Datatype &datatype, Status &status);
    /// Read at an explicit offset and wait for the data (MPI_File_read_at).
    void Read_at(Offset offset, void *buf, int count, const Datatype &datatype);
    /// Read collectively, each process at an explicit offset (MPI_File_read_at_all).
    void Read_at_all(Offset offset, void *buf, int count, const Datatype &datatype, Status &status);
    /// Read collectively, each process at an explicit offset (MPI_File_read_at_all).
    void Read_at_all(Offset offset, void *buf, int count, const Datatype &datatype);
    /// Begin a split collective read at explicit offsets (MPI_File_read_at_all_begin).
    void Read_at_all_begin(Offset offset, void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_at_all_begin_c
    /// Begin a split collective read at explicit offsets (MPI_File_read_at_all_begin_c).
    void Read_at_all_begin_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_at_all_c
    /// Read collectively, each process at an explicit offset (MPI_File_read_at_all_c).
    void Read_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype, Status &status);
    /// Read collectively, each process at an explicit offset (MPI_File_read_at_all_c).
    void Read_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    /// End a split collective read begun at explicit offsets (MPI_File_read_at_all_end).
    void Read_at_all_end(void *buf, Status &status);
    /// End a split collective read begun at explicit offsets (MPI_File_read_at_all_end).
    void Read_at_all_end(void *buf);
    #if BND_HAS_MPI_File_read_at_c
    /// Read at an explicit offset and wait for the data (MPI_File_read_at_c).
    void Read_at_c(Offset offset, void *buf, Count count, const Datatype &datatype, Status &status);
    /// Read at an explicit offset and wait for the data (MPI_File_read_at_c).
    void Read_at_c(Offset offset, void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_c
    /// Read at the individual file pointer and wait for the data (MPI_File_read_c).
    void Read_c(void *buf, Count count, const Datatype &datatype, Status &status);
    /// Read at the individual file pointer and wait for the data (MPI_File_read_c).
    void Read_c(void *buf, Count count, const Datatype &datatype);
    #endif
    /// Read collectively at the shared file pointer in rank order (MPI_File_read_ordered).
    void Read_ordered(void *buf, int count, const Datatype &datatype, Status &status);
    /// Read collectively at the shared file pointer in rank order (MPI_File_read_ordered).
    void Read_ordered(void *buf, int count, const Datatype &datatype);
    /// Begin a split collective read in rank order at the shared file pointer (MPI_File_read_ordered_begin).
    void Read_ordered_begin(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_ordered_begin_c
    /// Begin a split collective read in rank order at the shared file pointer (MPI_File_read_ordered_begin_c).
    void Read_ordered_begin_c(void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_read_ordered_c
    /// Read collectively at the shared file pointer in rank order (MPI_File_read_ordered_c).
    void Read_ordered_c(void *buf, Count count, const Datatype &datatype, Status &status);
    /// Read collectively at the shared file pointer in rank order (MPI_File_read_ordered_c).
    void Read_ordered_c(void *buf, Count count, const Datatype &datatype);
    #endif
    /// End a split collective read begun in rank order at the shared file pointer (MPI_File_read_ordered_end).
    void Read_ordered_end(void *buf, Status &status);
    /// End a split collective read begun in rank order at the shared file pointer (MPI_File_read_ordered_end).
    void Read_ordered_end(void *buf);
    /// Read at the shared file pointer and wait for the data (MPI_File_read_shared).
    void Read_shared(void *buf, int count, const Datatype &datatype, Status &status);
    /// Read at the shared file pointer and wait for the data (MPI_File_read_shared).
    void Read_shared(void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_read_shared_c
    /// Read at the shared file pointer and wait for the data (MPI_File_read_shared_c).
    void Read_shared_c(void *buf, Count count, const Datatype &datatype, Status &status);
    /// Read at the shared file pointer and wait for the data (MPI_File_read_shared_c).
    void Read_shared_c(void *buf, Count count, const Datatype &datatype);
    #endif
    /// Move the individual file pointer of the calling process (MPI_File_seek).
    void Seek(Offset offset, int whence);
    /// Move the shared file pointer, collectively and to the same place (MPI_File_seek_shared).
    void Seek_shared(Offset offset, int whence);
    /// Switch atomic mode on or off for a file, collectively (MPI_File_set_atomicity).
    void Set_atomicity(bool flag);
    /// Attach an error handler to a file, or set the default for new files (MPI_File_set_errhandler).
    void Set_errhandler(const Errhandler &errhandler);
    /// Change the hints attached to a file, collectively over its group (MPI_File_set_info).
    void Set_info(const Info &info);
    /// Truncate or extend a file to a given number of bytes (MPI_File_set_size).
    void Set_size(Offset size);
    /// Choose which part of a file a process sees and how its data is represented (MPI_File_set_view).
    void Set_view(Offset disp, const Datatype &etype, const Datatype &filetype, const char *datarep, const Info &info);
    /// Push written data of a file to storage and make updates by others visible (MPI_File_sync).
    void Sync();
    /// Write at the individual file pointer and wait until the buffer is free (MPI_File_write).
    void Write(const void *buf, int count, const Datatype &datatype, Status &status);
    /// Write at the individual file pointer and wait until the buffer is free (MPI_File_write).
    void Write(const void *buf, int count, const Datatype &datatype);
    /// Write collectively, each process at its individual file pointer (MPI_File_write_all).
    void Write_all(const void *buf, int count, const Datatype &datatype, Status &status);
    /// Write collectively, each process at its individual file pointer (MPI_File_write_all).
    void Write_all(const void *buf, int count, const Datatype &datatype);
    /// Begin a split collective write at the individual file pointers (MPI_File_write_all_begin).
    void Write_all_begin(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_all_begin_c
    /// Begin a split collective write at the individual file pointers (MPI_File_write_all_begin_c).
    void Write_all_begin_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_all_c
    /// Write collectively, each process at its individual file pointer (MPI_File_write_all_c).
    void Write_all_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    /// Write collectively, each process at its individual file pointer (MPI_File_write_all_c).
    void Write_all_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    /// End a split collective write begun at the individual file pointers (MPI_File_write_all_end).
    void Write_all_end(const void *buf, Status &status);
    /// End a split collective write begun at the individual file pointers (MPI_File_write_all_end).
    void Write_all_end(const void *buf);
    /// Write at an explicit offset and wait until the buffer is free (MPI_File_write_at).
    void Write_at(Offset offset, const void *buf, int count, const Datatype &datatype, Status &status);
    /// Write at an explicit offset and wait until the buffer is free (MPI_File_write_at).
    void Write_at(Offset offset, const void *buf, int count, const Datatype &datatype);
    /// Write collectively, each process at an explicit offset (MPI_File_write_at_all).
    void Write_at_all(Offset offset, const void *buf, int count, const Datatype &datatype, Status &status);
    /// Write collectively, each process at an explicit offset (MPI_File_write_at_all).
    void Write_at_all(Offset offset, const void *buf, int count, const Datatype &datatype);
    /// Begin a split collective write at explicit offsets (MPI_File_write_at_all_begin).
    void Write_at_all_begin(Offset offset, const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_at_all_begin_c
    /// Begin a split collective write at explicit offsets (MPI_File_write_at_all_begin_c).
    void Write_at_all_begin_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_at_all_c
    /// Write collectively, each process at an explicit offset (MPI_File_write_at_all_c).
    void Write_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype, Status &status);
    /// Write collectively, each process at an explicit offset (MPI_File_write_at_all_c).
    void Write_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    /// End a split collective write begun at explicit offsets (MPI_File_write_at_all_end).
    void Write_at_all_end(const void *buf, Status &status);
    /// End a split collective write begun at explicit offsets (MPI_File_write_at_all_end).
    void Write_at_all_end(const void *buf);
    #if BND_HAS_MPI_File_write_at_c
    /// Write at an explicit offset and wait until the buffer is free (MPI_File_write_at_c).
    void Write_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype, Status &status);
    /// Write at an explicit offset and wait until the buffer is free (MPI_File_write_at_c).
    void Write_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_c
    /// Write at the individual file pointer and wait until the buffer is free (MPI_File_write_c).
    void Write_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    /// Write at the individual file pointer and wait until the buffer is free (MPI_File_write_c).
    void Write_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    /// Write collectively at the shared file pointer in rank order (MPI_File_write_ordered).
    void Write_ordered(const void *buf, int count, const Datatype &datatype, Status &status);
    /// Write collectively at the shared file pointer in rank order (MPI_File_write_ordered).
    void Write_ordered(const void *buf, int count, const Datatype &datatype);
    /// Begin a split collective write in rank order at the shared file pointer (MPI_File_write_ordered_begin).
    void Write_ordered_begin(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_ordered_begin_c
    /// Begin a split collective write in rank order at the shared file pointer (MPI_File_write_ordered_begin_c).
    void Write_ordered_begin_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    #if BND_HAS_MPI_File_write_ordered_c
    /// Write collectively at the shared file pointer in rank order (MPI_File_write_ordered_c).
    void Write_ordered_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    /// Write collectively at the shared file pointer in rank order (MPI_File_write_ordered_c).
    void Write_ordered_c(const void *buf, Count count, const Datatype &datatype);
    #endif
    /// End a split collective write begun in rank order at the shared file pointer (MPI_File_write_ordered_end).
    void Write_ordered_end(const void *buf, Status &status);
    /// End a split collective write begun in rank order at the shared file pointer (MPI_File_write_ordered_end).
    void Write_ordered_end(const void *buf);
    /// Write at the shared file pointer and wait until the buffer is free (MPI_File_write_shared).
    void Write_shared(const void *buf, int count, const Datatype &datatype, Status &status);
    /// Write at the shared file pointer and wait until the buffer is free (MPI_File_write_shared).
    void Write_shared(const void *buf, int count, const Datatype &datatype);
    #if BND_HAS_MPI_File_write_shared_c
    /// Write at the shared file pointer and wait until the buffer is free (MPI_File_write_shared_c).
    void Write_shared_c(const void *buf, Count count, const Datatype &datatype, Status &status);
    /// Write at the shared file pointer and wait until the buffer is free (MPI_File_write_shared_c).
    void Write_shared_c(const void *buf, Count count, const Datatype &datatype);
    #endif

protected:
    friend struct bnd_cxx::access;
    MPI_File mpi_file;
};

#if BND_HAS_MPI_Abi_get_fortran_info
/// Fetch an info object that describes the Fortran types known to the MPI ABI (MPI_Abi_get_fortran_info).
Info Get_abi_fortran_info();
#endif
#if BND_HAS_MPI_Abi_get_info
/// Fetch an info object with details of the C ABI the library implements (MPI_Abi_get_info).
Info Get_abi_info();
#endif
#if BND_HAS_MPI_Abi_get_version
/// Report the major and minor version of the ABI that the library supports (MPI_Abi_get_version).
void Get_abi_version(int &abi_major, int &abi_minor);
#endif
/// Create a new user error class and return its value (MPI_Add_error_class).
int Add_error_class();
/// Create a new user error code that belongs to a given error class (MPI_Add_error_code).
int Add_error_code(int errorclass);
/// Attach a text to a user-defined error code or error class (MPI_Add_error_string).
void Add_error_string(int errorcode, const char *string);
#if BND_HAS_MPI_Aint_add
/// Add a byte displacement to an absolute address in a portable way (MPI_Aint_add).
Aint Aint_add(Aint base, Aint disp);
#endif
#if BND_HAS_MPI_Aint_diff
/// Subtract one absolute address from another in a portable way (MPI_Aint_diff).
Aint Aint_diff(Aint addr1, Aint addr2);
#endif
/// Allocate memory that may be specially suited to communication or remote access (MPI_Alloc_mem).
void *Alloc_mem(Aint size, const Info &info);
/// Provide process-wide buffer space for outgoing buffered-mode messages (MPI_Buffer_attach).
void Attach_buffer(void *buffer, int size);
#if BND_HAS_MPI_Buffer_attach_c
/// Provide process-wide buffer space for outgoing buffered-mode messages (MPI_Buffer_attach_c).
void Attach_buffer_c(void *buffer, Count size);
#endif
/// Take back the process-wide send buffer once its messages have been delivered (MPI_Buffer_detach).
int Detach_buffer(void *&buffer_addr);
#if BND_HAS_MPI_Buffer_detach_c
/// Take back the process-wide send buffer once its messages have been delivered (MPI_Buffer_detach_c).
Count Detach_buffer_c(void *&buffer_addr);
#endif
#if BND_HAS_MPI_Buffer_flush
/// Block until the messages now in the process-wide send buffer have been sent (MPI_Buffer_flush).
void Flush_buffer();
#endif
#if BND_HAS_MPI_Buffer_iflush
/// Start flushing the process-wide send buffer and return a request (MPI_Buffer_iflush).
Request Iflush_buffer();
#endif
/// Release a port on which a server accepted connections (MPI_Close_port).
void Close_port(const char *port_name);
/// Choose balanced grid extents for a number of processes and dimensions (MPI_Dims_create).
void Compute_dims(int nnodes, int ndims, int dims[]);
/// Map an error code onto the error class that it belongs to (MPI_Error_class).
int Get_error_class(int errorcode);
/// Return the text that describes an error code or error class (MPI_Error_string).
void Get_error_string(int errorcode, char *string, int &resultlen);
/// Shut down the World Model part of MPI once all its work is complete (MPI_Finalize).
void Finalize();
/// Check whether the call that shuts down the World Model has already completed (MPI_Finalized).
bool Is_finalized();
/// Give back memory that was obtained from the MPI memory allocator (MPI_Free_mem).
void Free_mem(void *base);
/// Return the absolute address of a location in memory (MPI_Get_address).
Aint Get_address(const void *location);
#if BND_HAS_MPI_Get_hw_resource_info
/// Obtain an info object naming the hardware resources that host the caller (MPI_Get_hw_resource_info).
Info Get_hw_resource_info();
#endif
#if BND_HAS_MPI_Get_library_version
/// Return a text that identifies the MPI library and its release (MPI_Get_library_version).
void Get_library_version(char *version, int &resultlen);
#endif
/// Return the name of the hardware on which the caller is running (MPI_Get_processor_name).
void Get_processor_name(char *name, int &resultlen);
/// Report the version and subversion of the MPI standard in use (MPI_Get_version).
void Get_version(int &version, int &subversion);
/// Start MPI in the World Model without asking for a particular thread level (MPI_Init).
void Init(int &argc, char **&argv);
/// Start MPI in the World Model without asking for a particular thread level (MPI_Init).
void Init();
/// Start MPI in the World Model, requesting a level of thread support (MPI_Init_thread).
int Init_thread(int &argc, char **&argv, int required);
/// Start MPI in the World Model, requesting a level of thread support (MPI_Init_thread).
int Init_thread(int required);
/// Check whether World Model initialisation has already been completed (MPI_Initialized).
bool Is_initialized();
/// Check whether the calling thread is the one that initialised MPI (MPI_Is_thread_main).
bool Is_thread_main();
/// Find the port that a server has published under a service name (MPI_Lookup_name).
void Lookup_name(const char *service_name, const Info &info, char *port_name);
/// Obtain a network address at which a server can accept clients (MPI_Open_port).
void Open_port(const Info &info, char *port_name);
/// Pass a control level to a profiling layer, if one is present (MPI_Pcontrol).
void Pcontrol(int level, ...);
/// Advertise a port under a service name so that clients can find it (MPI_Publish_name).
void Publish_name(const char *service_name, const Info &info, const char *port_name);
/// Return the level of thread support that MPI currently provides (MPI_Query_thread).
int Query_thread();
/// Define a new file data representation through conversion and extent callbacks (MPI_Register_datarep).
void Register_datarep(const char *datarep, Datarep_conversion_function *read_conversion_fn,
        Datarep_conversion_function *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
/// Define a new file data representation through conversion and extent callbacks (MPI_Register_datarep).
void Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        Datarep_conversion_function *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
/// Define a new file data representation through conversion and extent callbacks (MPI_Register_datarep).
void Register_datarep(const char *datarep, Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
/// Define a new file data representation through conversion and extent callbacks (MPI_Register_datarep).
void Register_datarep(const char *datarep, MPI_Datarep_conversion_function *read_conversion_fn,
        MPI_Datarep_conversion_function *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
#if BND_HAS_MPI_Register_datarep_c
/// Define a new file data representation through conversion and extent callbacks (MPI_Register_datarep_c).
void Register_datarep_c(const char *datarep, Datarep_conversion_function_c *read_conversion_fn,
        Datarep_conversion_function_c *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
/// Define a new file data representation through conversion and extent callbacks (MPI_Register_datarep_c).
void Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        Datarep_conversion_function_c *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
/// Define a new file data representation through conversion and extent callbacks (MPI_Register_datarep_c).
void Register_datarep_c(const char *datarep, Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
/// Define a new file data representation through conversion and extent callbacks (MPI_Register_datarep_c).
void Register_datarep_c(const char *datarep, MPI_Datarep_conversion_function_c *read_conversion_fn,
        MPI_Datarep_conversion_function_c *write_conversion_fn, Datarep_extent_function *dtype_file_extent_fn,
        void *extra_state);
#endif
#if BND_HAS_MPI_Remove_error_class
/// Delete a user error class that was added earlier at run time (MPI_Remove_error_class).
void Remove_error_class(int errorclass);
#endif
#if BND_HAS_MPI_Remove_error_code
/// Delete a user error code that was added earlier at run time (MPI_Remove_error_code).
void Remove_error_code(int errorcode);
#endif
#if BND_HAS_MPI_Remove_error_string
/// Drop the text that was attached to a user error code or class (MPI_Remove_error_string).
void Remove_error_string(int errorcode);
#endif
/// Withdraw a service name that was advertised for a port (MPI_Unpublish_name).
void Unpublish_name(const char *service_name, const Info &info, const char *port_name);
/// Return the resolution of the wall clock in seconds (MPI_Wtick).
double Wtick();
/// Return the elapsed wall clock time in seconds since a past moment (MPI_Wtime).
double Wtime();

}  // namespace bindery
}  // namespace PMPI
