#include "windows/elements.h"

#include "collectives/copy_op.h"
#include "collectives/elements.h"
#include "core/glue.h"
#include "datatypes/buffer.h"

#include <algorithm>

namespace solo {
namespace {

[[noreturn]] void refuse_mixed(const char *argument)
{
    fail(MPI_ERR_TYPE, argument, "does not consist of one predefined datatype, the same as the others");
}

}  // namespace

const Datatype *only_predefined(const Datatype &datatype)
{
    if (datatype.basic != nullptr)
        return datatype.basic;
    if (datatype.is_basic || datatype.is_pair || datatype.construction.combiner == MPI_COMBINER_VALUE_INDEX)
        return &datatype;
    const Datatype *only = nullptr;
    for (const Datatype *const each : datatype.construction.datatypes) {
        if (each->size == 0)
            continue;
        const Datatype *const found = only_predefined(*each);
        if (found == nullptr || (only != nullptr && found != only))
            return nullptr;
        only = found;
    }
    return only;
}

const Datatype &check_alike(const Datatype &target, const Datatype &other, const char *argument)
{
    const Datatype *const basic = only_predefined(target);
    if (basic == nullptr)
        refuse_mixed("target_datatype");
    const Datatype *const basic_of_other = &target == &other ? basic : only_predefined(other);
    if (basic_of_other == basic)
        return *basic;
    const description is = describe(*basic);
    if (basic_of_other == nullptr || is.holds == element::none || is.holds != describe(*basic_of_other).holds)
        refuse_mixed(argument);
    return *basic;
}

namespace {

// ---- elements as an array, which is what operations take ----

constexpr MPI_Count buffer_bytes = 8192;
struct alignas(64) array_buffer {
    char bytes[buffer_bytes];
};

// Whether the elements of a buffer are an array of the basic type in memory.
bool is_array(const Datatype &datatype, const Datatype &basic)
{
    return &datatype == &basic || (datatype.is_contiguous && basic.is_contiguous);
}

// Elements [first, first + count) as an array: in place, or copied to `array`.
char *load(const side &from, const Datatype &basic, MPI_Count first, MPI_Count count, array_buffer &array)
{
    if (is_array(from.datatype, basic))
        return static_cast<char *>(from.address) + from.datatype.true_lower + first * basic.extent;
    const MPI_Count bytes = count * basic.size;
    if (basic.is_contiguous) {
        pack_bytes(from.address, from.count, from.datatype, first * basic.size, bytes, array.bytes);
        return array.bytes;
    }
    array_buffer packed;
    pack_bytes(from.address, from.count, from.datatype, first * basic.size, bytes, packed.bytes);
    unpack_bytes(packed.bytes, bytes, 0, array.bytes, count, basic);
    return array.bytes;
}

// Back from `array`, if they were copied.
void store(const array_buffer &array, const side &to, const Datatype &basic, MPI_Count first, MPI_Count count)
{
    if (is_array(to.datatype, basic))
        return;
    const MPI_Count bytes = count * basic.size;
    if (basic.is_contiguous)
        return unpack_bytes(array.bytes, bytes, first * basic.size, to.address, to.count, to.datatype);
    array_buffer packed;
    pack_bytes(array.bytes, count, basic, 0, bytes, packed.bytes);
    unpack_bytes(packed.bytes, bytes, first * basic.size, to.address, to.count, to.datatype);
}

}  // namespace

void copy(const side &from, const side &to)
{
    transfer(from.address, from.count, from.datatype, to.address, to.count, to.datatype);
}

void combine(const Op &op, const side &origin, const side &target, const Datatype &basic)
{
    if (op.predefined == op_replace)
        return copy(origin, target);
    const MPI_Count elements = basic.size == 0 ? 0 : origin.bytes / basic.size;
    const bool are_arrays = is_array(origin.datatype, basic) && is_array(target.datatype, basic);
    const MPI_Count most = are_arrays ? elements : buffer_bytes / basic.extent;
    for (MPI_Count first = 0; first < elements;) {
        const MPI_Count count = std::min(most, elements - first);
        array_buffer in, inout;
        const char *const from = load(origin, basic, first, count, in);
        reduce(op, from, load(target, basic, first, count, inout), count, basic);
        store(inout, target, basic, first, count);
        first += count;
    }
}

}  // namespace solo
