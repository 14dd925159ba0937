// The elements that a datatype consists of.
#include "current.hpp"
#include "objects.hpp"
#include "region.hpp"
#include "signature.hpp"

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/link.hpp>

#include <mutex>
#include <unordered_map>

#if BND_HAS_MPI_Type_get_envelope_c
BND_TOOL_REFERENCE(PMPI_Type_get_envelope_c)
#else
BND_TOOL_REFERENCE(PMPI_Type_get_envelope)
#endif
BND_TOOL_REFERENCE(PMPI_Type_get_extent)
BND_TOOL_REFERENCE(PMPI_Type_get_true_extent)

namespace check {

namespace {

std::unordered_map<std::uintptr_t, datatype_facts> &known = *new std::unordered_map<std::uintptr_t, datatype_facts>;
std::uint32_t count = 0;

datatype_facts read_facts(MPI_Datatype datatype)
{
    MPI_Aint low = 0, extent = 0, true_low = 0, true_extent = 0;
    BND_TOOL_CALL(Type_get_extent)(datatype, &low, &extent);
    BND_TOOL_CALL(Type_get_true_extent)(datatype, &true_low, &true_extent);
    const MPI_Count size = bindery::detail::type_size(datatype);
    std::uint32_t number;
    {
        const std::lock_guard hold(lock);
        number = count++;
    }
    say("datatype",
        {{"id", number}, {"name", name_of(datatype)}, {"signature", signature_as_json(datatype)}, {"size", size}});
    const bool is_dense = size == extent && size == true_extent;
    return {number, size, true_low, is_dense, operations_of(datatype), element_of(datatype)};
}

}  // namespace

datatype_facts find_facts(MPI_Datatype datatype)
{
    const std::uintptr_t value = value_of(datatype);
    const unsigned at = changes.load(std::memory_order_acquire);
    {
        const std::lock_guard hold(lock);
        const auto found = known.find(value);
        if (found != known.end()) {
            last_datatype = {value, at, found->second};
            return found->second;
        }
    }
    const datatype_facts facts = read_facts(datatype);
    if (is_predefined(datatype) || is_alive({"MPI_Datatype", value})) {
        const std::lock_guard hold(lock);
        known[value] = facts;
    }
    return facts;
}

void forget_datatype(std::uintptr_t value) { known.erase(value); }

void got_contents(MPI_Datatype of, const MPI_Datatype *handles)
{
    const own_calls mark;
    MPI_Count number = 0;
    int combiner = 0;
#if BND_HAS_MPI_Type_get_envelope_c
    MPI_Count integers = 0, addresses = 0, counts = 0;
    BND_TOOL_CALL(Type_get_envelope_c)(of, &integers, &addresses, &counts, &number, &combiner);
#else
    int integers = 0, addresses = 0, datatypes = 0;
    BND_TOOL_CALL(Type_get_envelope)(of, &integers, &addresses, &datatypes, &combiner);
    number = datatypes;
#endif
    for (MPI_Count i = 0; handles && i < number; ++i)
        mark_shared({"MPI_Datatype", value_of(handles[i])});
}

}  // namespace check
