// Internal interface of the datatype constructors.
#ifndef SOLO_DATATYPES_CONSTRUCT_H
#define SOLO_DATATYPES_CONSTRUCT_H

#include "core/glue.h"
#include "datatypes/datatype.h"

#include <initializer_list>

namespace solo {

// Arithmetic that refuses to wrap (MPI_ERR_COUNT).
inline MPI_Count plus(MPI_Count a, MPI_Count b, const char *argument)
{
    MPI_Count sum;
    if (__builtin_add_overflow(a, b, &sum)) [[unlikely]]
        fail(MPI_ERR_COUNT, argument, "makes a size or a displacement that MPI_Count cannot hold");
    return sum;
}

// A typemap under construction. All arithmetic is checked here, before the dataloop is built, so dataloops cannot overflow.
class typemap {
public:
    static typemap element(const Datatype &of);
    // Count copies, a stride in bytes apart.
    typemap &repeat(MPI_Count count, MPI_Count stride, const char *argument);
    typemap &displace(MPI_Count by, const char *argument);
    // Append.
    void add(const typemap &next, const char *argument);
    // Write size, bounds, elements and the like to a datatype; not its dataloop.
    void describe(Datatype &type, const char *argument) const;

    MPI_Count size = 0;
    MPI_Count elements = 0;
    MPI_Count external = 0;
    MPI_Count lower = 0, upper = 0;            // what was set, if has_lower, has_upper
    MPI_Count true_lower = 0, true_upper = 0;  // if size > 0
    const Datatype *basic = nullptr;
    unsigned alignment = 1;
    unsigned depth = 0;
    bool has_lower = false, has_upper = false;
};

// Refuses datatypes that this machine does not support (MPI_ERR_TYPE).
void check_supported(const Datatype &oldtype, const char *argument);
// A new datatype derived from oldtype, which is checked and recorded.
ref<Datatype> new_derived_type(int combiner, Datatype &oldtype);
// Assign a handle to a finished datatype and return it in *newtype.
void return_new_type(ref<Datatype> type, MPI_Datatype *newtype);
// Set the dataloop of a datatype whose size and bounds are known.
void set_dataloop(Datatype &type, const loop_nest &only);
void set_dataloop(Datatype &type, dataloop &&whole);
// A copy without a handle, with the same contents and construction, for MPI_Type_get_contents.
ref<Datatype> copy_of(const Datatype &datatype);

// Record the arguments of a constructor, for MPI_Type_get_contents.
void record(Construction &type, routine_form form, std::initializer_list<MPI_Count> values);
void record(Construction &type, numbers values, MPI_Count count);
void record_addresses(Construction &type, routine_form form, numbers values, MPI_Count count);

// The position in a packed buffer, checked; MPI_ERR_TRUNCATE if `bytes` more do not fit.
MPI_Count packed_position(const void *packed, MPI_Count capacity, const result &position, MPI_Count bytes,
                          const char *buffer, const char *size);

// Lay out a pair of basic types as a C struct.
void describe_pair(Datatype &pair, Datatype &value, Datatype &index);
// The predefined pair with a name; null if there is none.
Datatype *named_pair(const Datatype &value, const Datatype &index);

}  // namespace solo

#endif
