// From bytes that arrived to elements, and back (MPI 5.0, 3.2.5, 5.1.11).
#include "datatypes.h"

#include "datatypes/construct.h"
#include "datatypes/status.h"

namespace solo {
namespace {

constexpr MPI_Count none = MPI_UNDEFINED;

// A component of a datatype, repeated: a block of a struct, a member of a pair, or the type that it was derived from.
struct piece {
    const Datatype *type;
    MPI_Count times;
};

// Calls `visit` for each component of one element in order until it returns true.
template <typename Visit>
bool visit_pieces(const Datatype &of, Visit &&visit)
{
    const Construction &construction = of.construction;
    if (of.is_pair)
        return visit(piece{construction.datatypes[0], 1}) || visit(piece{construction.datatypes[1], 1});
    if (construction.combiner != MPI_COMBINER_STRUCT)
        return visit(piece{construction.datatypes[0],
                           construction.datatypes[0]->size == 0 ? 0 : of.size / construction.datatypes[0]->size});
    for (std::size_t i = 0; i < construction.datatypes.size(); ++i) {
        const MPI_Count times = construction.counts.empty() ? construction.integers[i + 1] : construction.counts[i + 1];
        if (visit(piece{construction.datatypes[i], times}))
            return true;
    }
    return false;
}

}  // namespace

MPI_Count elements_in(const Datatype &datatype, MPI_Count bytes)
{
    if (bytes < 0 || datatype.size == MPI_UNDEFINED)
        return none;
    if (datatype.size == 0)
        return bytes == 0 ? 0 : none;
    const Datatype *type = &datatype;
    MPI_Count elements = 0;
    while (true) {
        elements += bytes / type->size * type->elements;
        bytes %= type->size;
        if (bytes == 0)
            return elements;
        if (type->basic != nullptr)
            return bytes % type->basic->size == 0 ? elements + bytes / type->basic->size : none;
        visit_pieces(*type, [&](const piece &next) {
            const MPI_Count whole = next.times * next.type->size;
            type = next.type;
            if (bytes < whole)
                return true;
            bytes -= whole;
            elements += next.times * next.type->elements;
            return false;
        });
    }
}

MPI_Count count_in(const Datatype &datatype, MPI_Count bytes)
{
    if (bytes < 0 || datatype.size == MPI_UNDEFINED)
        return none;
    if (datatype.size == 0)
        return bytes == 0 ? 0 : none;
    return bytes % datatype.size == 0 ? bytes / datatype.size : none;
}

MPI_Count bytes_of_elements(const Datatype &datatype, MPI_Count elements)
{
    if (elements == 0)
        return 0;
    if (datatype.elements == 0)
        fail(MPI_ERR_COUNT, "count", "is not 0, and the datatype has no elements");
    check_supported(datatype, "datatype");
    const Datatype *type = &datatype;
    MPI_Count bytes = 0;
    while (true) {
        bytes = plus(bytes, times(elements / type->elements, type->size, "count"), "count");
        elements %= type->elements;
        if (elements == 0)
            return bytes;
        if (type->basic != nullptr)
            return plus(bytes, elements * type->basic->size, "count");
        visit_pieces(*type, [&](const piece &next) {
            const MPI_Count whole = next.times * next.type->elements;
            type = next.type;
            if (elements < whole)
                return true;
            elements -= whole;
            bytes += next.times * next.type->size;
            return false;
        });
    }
}

void Get_count(const MPI_Status *status, Datatype &datatype, const result &count)
{
    count.set_or_undefined(count_in(datatype, bytes_of(*status)));
}

void Get_elements(const MPI_Status *status, Datatype &datatype, const result &count)
{
    count.set_or_undefined(elements_in(datatype, bytes_of(*status)));
}

void Get_elements_x(const MPI_Status *status, Datatype &datatype, MPI_Count *count)
{
    *count = elements_in(datatype, bytes_of(*status));
}

void Status_set_elements(MPI_Status *status, Datatype &datatype, MPI_Count count)
{
    set_bytes(*status, count == none ? none : bytes_of_elements(datatype, count));
}

void Status_set_elements_x(MPI_Status *status, Datatype &datatype, MPI_Count count)
{
    Status_set_elements(status, datatype, count);
}

}  // namespace solo
