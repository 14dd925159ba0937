// How a datatype was made (MPI 5.0, 5.1.13).
#include "datatypes.h"

#include "datatypes/construct.h"

namespace solo {
namespace {

// Arrays for large counts are missing in the small forms.
void refuse_large(const Construction &construction, bool wants_counts)
{
    if (!construction.counts.empty() && !wants_counts)
        fail(MPI_ERR_TYPE, "datatype", "was made with large counts; call the form that ends in _c");
}

void check_capacity(std::size_t needed, MPI_Count capacity, const char *argument)
{
    if (capacity < 0 || static_cast<std::size_t>(capacity) < needed)
        fail(MPI_ERR_ARG, argument, "is less than what MPI_Type_get_envelope tells");
}

bool is_named(const Construction &construction) { return construction.combiner == MPI_COMBINER_NAMED; }

}  // namespace

void Type_get_envelope(Datatype &datatype, const result &num_integers, const result &num_addresses,
                       const result &num_large_counts, const result &num_datatypes, int *combiner)
{
    const Construction &construction = datatype.construction;
    refuse_large(construction, static_cast<bool>(num_large_counts));
    num_integers.set(static_cast<MPI_Count>(construction.integers.size()));
    num_addresses.set(static_cast<MPI_Count>(construction.addresses.size()));
    if (num_large_counts)
        num_large_counts.set(static_cast<MPI_Count>(construction.counts.size()));
    num_datatypes.set(is_named(construction) ? 0 : static_cast<MPI_Count>(construction.datatypes.size()));
    *combiner = construction.combiner;
}

void Type_get_contents(Datatype &datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts,
                       MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
                       MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])
{
    const Construction &construction = datatype.construction;
    if (is_named(construction))
        fail(MPI_ERR_TYPE, "datatype", "is predefined, and has no contents");
    refuse_large(construction, array_of_large_counts != nullptr);
    check_capacity(construction.integers.size(), max_integers, "max_integers");
    check_capacity(construction.addresses.size(), max_addresses, "max_addresses");
    check_capacity(construction.counts.size(), max_large_counts, "max_large_counts");
    check_capacity(construction.datatypes.size(), max_datatypes, "max_datatypes");
    small_vector<Datatype *, 8> types;  // derived ones are new, and the caller frees them
    types.reserve(construction.datatypes.size());
    try {
        for (Datatype *each : construction.datatypes) {
            ref<Datatype> copy = each->is_permanent ? ref<Datatype>(each) : copy_of(*each);
            if (!each->is_permanent) {
                assign_handle(*copy);
                copy->retain();
            }
            types.push_back(copy.get());
        }
    } catch (...) {
        for (Datatype *each : types)
            if (!each->is_permanent)
                release_handle(*each);
        throw;
    }
    std::copy(construction.integers.begin(), construction.integers.end(), array_of_integers);
    std::copy(construction.addresses.begin(), construction.addresses.end(), array_of_addresses);
    std::copy(construction.counts.begin(), construction.counts.end(), array_of_large_counts);
    for (std::size_t i = 0; i < types.size(); ++i)
        array_of_datatypes[i] = handle_to(*types[i]);
}

}  // namespace solo
