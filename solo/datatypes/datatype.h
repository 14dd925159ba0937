// Datatypes, and the movement of data that they describe (MPI 5.0, chapter 5).
#ifndef SOLO_DATATYPES_DATATYPE_H
#define SOLO_DATATYPES_DATATYPE_H

#include "communicators/attributes.h"
#include "core/object.h"

#include <memory>
#include <string>
#include <vector>

namespace solo {

class layout;  // how the bytes of one element lie: contiguous, strided loops, or pieces; see layout.h

// How a datatype was made (MPI_Type_get_envelope, MPI_Type_get_contents).
struct Construction {
    int combiner = MPI_COMBINER_NAMED;
    std::vector<int> integers;
    std::vector<MPI_Aint> addresses;
    std::vector<MPI_Count> counts;          // of the large form
    std::vector<ref<Datatype>> datatypes;
};

struct Datatype : Object {
    Datatype();
    ~Datatype() override;

    MPI_Count size = 0;             // bytes of data; MPI_UNDEFINED for an optional type that this machine lacks (R141)
    MPI_Count lower = 0;            // lower bound
    MPI_Count extent = 0;
    MPI_Count true_lower = 0;
    MPI_Count true_extent = 0;
    MPI_Count elements = 0;         // basic elements in one (of pairs such as MPI_FLOAT_INT: 2)
    bool is_committed = false;
    bool is_contiguous = false;     // size bytes without gap, in the order of the typemap, from true_lower on; and extent == size
    bool is_basic = false;          // predefined, not a pair
    std::string name;
    std::unique_ptr<layout> data;   // null for what is_contiguous
    Construction made;
    Attributes attributes;
};

// Refuses a type that was not committed (MPI_ERR_TYPE), before communication.
void check_committed(const Datatype &datatype, const char *argument);

// Bytes that count elements take when packed; MPI_ERR_COUNT is thrown when that is beyond MPI_Count.
MPI_Count packed_size(const Datatype &datatype, MPI_Count count);

// Move the bytes [from, from + bytes) of the packed form of count elements at buffer to packed, or back. The caller has checked
// that from + bytes <= packed_size. For contiguous types this is memcpy.
void pack_bytes(const void *buffer, MPI_Count count, const Datatype &datatype, MPI_Count from, MPI_Count bytes, void *packed);
void unpack_bytes(const void *packed, MPI_Count bytes, MPI_Count from, void *buffer, MPI_Count count, const Datatype &datatype);

// Move data from one description to another, as a message does: as many bytes as both have. Returns the bytes moved. The source
// and the destination do not overlap, or are the same.
MPI_Count transfer(const void *source, MPI_Count source_count, const Datatype &source_type, void *destination,
                   MPI_Count destination_count, const Datatype &destination_type);

// How many complete basic elements, and complete elements of the datatype, so many received bytes are; MPI_UNDEFINED if none fits.
MPI_Count elements_in(const Datatype &datatype, MPI_Count bytes);
MPI_Count count_in(const Datatype &datatype, MPI_Count bytes);

// Of a list of basic types, the element types in order: for reductions with user types and for tests of op against type.
// The basic predefined type of which a datatype consists, if it is of one alone; null otherwise.
const Datatype *only_basic(const Datatype &datatype);

}  // namespace solo

#endif
