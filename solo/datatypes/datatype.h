// Datatypes, and the copy_op of data that they describe (MPI 5.0, chapter 5).
#ifndef SOLO_DATATYPES_DATATYPE_H
#define SOLO_DATATYPES_DATATYPE_H

#include "attributes/attribute_list.h"
#include "core/object.h"
#include "datatypes/dataloop.h"
#include "datatypes/small_vector.h"

#include <string>

namespace solo {

// The constructor call of a datatype (MPI_Type_get_envelope, MPI_Type_get_contents); holds references to the datatypes it names.
struct Construction {
    Construction() = default;
    ~Construction();
    Construction(const Construction &) = delete;
    Construction &operator=(const Construction &) = delete;
    void add(Datatype &datatype);
    void copy(const Construction &other);  // into an empty one

    int combiner = MPI_COMBINER_NAMED;
    small_vector<int, 4> integers;
    small_vector<MPI_Aint, 4> addresses;
    small_vector<MPI_Count, 3> counts;      // of the large form
    small_vector<Datatype *, 4> datatypes;  // of pairs, predefined ones too: value and index
    ref<Datatype> body;                     // what the dataloop refers to besides these
};

// Value class of a basic datatype, for reductions and external32.
enum class type_class : unsigned char { none, byte, character, boolean, integer, natural, real, complex, logical };

struct Datatype : Object {
    Datatype();
    ~Datatype() override;
    std::string name_given() const override { return name; }
    static void *operator new(std::size_t bytes);
    static void operator delete(void *memory) noexcept;

    MPI_Count size = 0;   // bytes of data; MPI_UNDEFINED for an optional type that this machine lacks (R141)
    MPI_Count lower = 0;  // lower bound
    MPI_Count extent = 0;
    MPI_Count true_lower = 0;
    MPI_Count true_extent = 0;
    MPI_Count elements = 0;  // basic elements in one (of pairs such as MPI_FLOAT_INT: 2)
    MPI_Count external = 0;  // bytes of one in external32
    const Datatype *basic =
        nullptr;                // the basic predefined type of which it consists, if of one alone, and that is no pair
    bool is_committed = false;  // always false for unsupported types
    bool is_contiguous =
        true;  // size bytes without gap, in the order of the typemap, from true_lower on; and extent == size
    bool is_basic = false;      // predefined, not a pair; those of MPI_Type_create_f90_… are too
    bool is_pair = false;       // predefined: a value and an index, see value_of
    bool is_permanent = false;  // cannot be freed
    bool has_lower = false;  // its lower bound was set (MPI_Type_create_resized, MPI_LB), and holds in what contains it
    bool has_upper = false;  // its upper bound
    type_class values = type_class::none;  // of a basic type
    unsigned alignment = 1;                // in bytes, of the strictest basic type
    unsigned depth = 0;                    // of structs within structs
    dataloop data;                         // empty if is_contiguous or size is 0
    Construction construction;
    std::string name;
    Attributes attributes;
    Datatype *next_deleted = nullptr;  // list of datatypes to delete
};

// Products of counts and sizes; MPI_ERR_COUNT is thrown beyond MPI_Count.
[[noreturn]] void refuse_product(const char *argument);
inline MPI_Count times(MPI_Count a, MPI_Count b, const char *argument)
{
    MPI_Count product;
    if (__builtin_mul_overflow(a, b, &product)) [[unlikely]]
        refuse_product(argument);
    return product;
}
// Bytes that count elements take when packed.
inline MPI_Count packed_size(const Datatype &datatype, MPI_Count count) { return times(datatype.size, count, "count"); }

// Move the bytes [from, from + bytes) of the packed form of count elements at buffer to packed, or back. The caller has checked
// that from + bytes <= packed_size. For contiguous types this is memcpy.
void pack_bytes(const void *buffer, MPI_Count count, const Datatype &datatype, MPI_Count from, MPI_Count bytes,
                void *packed);
void unpack_bytes(const void *packed, MPI_Count bytes, MPI_Count from, void *buffer, MPI_Count count,
                  const Datatype &datatype);

// Move data from one description to another, as a message does: as many bytes as both have. Returns the bytes moved. The source
// and the destination do not overlap, or are the same.
MPI_Count transfer(const void *source, MPI_Count source_count, const Datatype &source_type, void *destination,
                   MPI_Count destination_count, const Datatype &destination_type);

// How many complete basic elements, and complete elements of the datatype, so many received bytes are; MPI_UNDEFINED if they are
// no whole number of them.
MPI_Count elements_in(const Datatype &datatype, MPI_Count bytes);
MPI_Count count_in(const Datatype &datatype, MPI_Count bytes);
// Bytes of the first so many basic elements of elements of the datatype; MPI_ERR_COUNT is thrown if there are none so many.
MPI_Count bytes_of_elements(const Datatype &datatype, MPI_Count elements);

// The members of a pair, and the offset of the index; the value is at offset 0.
inline const Datatype &value_of(const Datatype &pair) { return *pair.construction.datatypes[0]; }
inline const Datatype &index_of(const Datatype &pair) { return *pair.construction.datatypes[1]; }
MPI_Count index_offset(const Datatype &value, const Datatype &index);

// A predefined datatype of the ABI.
Datatype &predefined_type(MPI_Datatype handle);
// Set the sizes of the Fortran types (MPI_Abi_set_fortran_info), and with them those of complex and pair types. A size without
// arithmetic on this machine makes the type unsupported.
void set_fortran_sizes(int logical, int integer, int real, int double_precision);
// Whether the Fortran compiler has a half-precision real kind: only then can MPI_Type_create_f90_real return it.
void set_fortran_half(bool is_there);

}  // namespace solo

#endif
