// How a datatype was made (MPI 5.0, 5.1.13).
#include "datatypes.h"

#include "datatypes/construct.h"

namespace solo {
namespace {

// Arrays for large counts are missing in the small forms.
void refuse_large(const Construction &made, bool has_room)
{
    if (!made.counts.empty() && !has_room)
        fail(MPI_ERR_TYPE, "datatype", "was made with large counts; call the form that ends in _c");
}

void check_room(std::size_t wanted, MPI_Count room, const char *argument)
{
    if (room < 0 || static_cast<std::size_t>(room) < wanted)
        fail(MPI_ERR_ARG, argument, "is less than what MPI_Type_get_envelope tells");
}

bool is_named(const Construction &made) { return made.combiner == MPI_COMBINER_NAMED; }

}  // namespace

void Type_get_envelope(Datatype &datatype, const result &num_integers, const result &num_addresses,
                       const result &num_large_counts, const result &num_datatypes, int *combiner)
{
    const Construction &made = datatype.construction;
    refuse_large(made, static_cast<bool>(num_large_counts));
    num_integers.set(static_cast<MPI_Count>(made.integers.size()));
    num_addresses.set(static_cast<MPI_Count>(made.addresses.size()));
    if (num_large_counts)
        num_large_counts.set(static_cast<MPI_Count>(made.counts.size()));
    num_datatypes.set(is_named(made) ? 0 : static_cast<MPI_Count>(made.datatypes.size()));
    *combiner = made.combiner;
}

void Type_get_contents(Datatype &datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts,
                       MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
                       MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])
{
    const Construction &made = datatype.construction;
    if (is_named(made))
        fail(MPI_ERR_TYPE, "datatype", "is predefined, and has no contents");
    refuse_large(made, array_of_large_counts != nullptr);
    check_room(made.integers.size(), max_integers, "max_integers");
    check_room(made.addresses.size(), max_addresses, "max_addresses");
    check_room(made.counts.size(), max_large_counts, "max_large_counts");
    check_room(made.datatypes.size(), max_datatypes, "max_datatypes");
    small_vector<Datatype *, 8> given;  // derived ones are new, and the caller frees them
    given.reserve(made.datatypes.size());
    try {
        for (Datatype *each : made.datatypes) {
            ref<Datatype> one = each->is_permanent ? ref<Datatype>(each) : copy_of(*each);
            if (!each->is_permanent) {
                assign_handle(*one);
                one->retain();
            }
            given.push_back(one.get());
        }
    } catch (...) {
        for (Datatype *each : given)
            if (!each->is_permanent)
                release_handle(*each);
        throw;
    }
    std::copy(made.integers.begin(), made.integers.end(), array_of_integers);
    std::copy(made.addresses.begin(), made.addresses.end(), array_of_addresses);
    std::copy(made.counts.begin(), made.counts.end(), array_of_large_counts);
    for (std::size_t i = 0; i < given.size(); ++i)
        array_of_datatypes[i] = handle_to(*given[i]);
}

}  // namespace solo
