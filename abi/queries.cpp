// Queries of the other MPI by conversions: lengths that depend on an object, how a datatype was made, predefined attributes.
#include "bnd_native_calls.h"

namespace {

// 0 after a failed query: the call itself raises the error.
template <typename Query>
int asked(Query query)
{
    int answer = 0;
    return query(&answer) == MPI_SUCCESS && answer > 0 ? answer : 0;
}

// An error of another handle is raised by the call itself, once.
bool is_comm(MPI_Comm comm) { return bnd_is_object(comm, bnd_null_Comm); }

int degrees(MPI_Comm comm, bool in)
{
    int topology = MPI_UNDEFINED, rank = 0;
    if (!is_comm(comm) || BND_NATIVE(Topo_test)(comm, &topology) != MPI_SUCCESS)
        return 0;
    if (topology == MPI_CART)
        return 2 * asked([=](int *dims) { return BND_NATIVE(Cartdim_get)(comm, dims); });
    if (topology == MPI_DIST_GRAPH) {
        int sources = 0, destinations = 0, weighted = 0;
        BND_NATIVE(Dist_graph_neighbors_count)(comm, &sources, &destinations, &weighted);
        return in ? sources : destinations;
    }
    if (topology != MPI_GRAPH || BND_NATIVE(Comm_rank)(comm, &rank) != MPI_SUCCESS)
        return 0;
    return asked([=](int *count) { return BND_NATIVE(Graph_neighbors_count)(comm, rank, count); });
}

struct Envelope {
    MPI_Count integers = 0, addresses = 0, large_counts = 0, datatypes = 0;
    int combiner = MPI_UNDEFINED;
};

// The small form is an error for a type that was made with large counts.
Envelope envelope(MPI_Datatype datatype)
{
    Envelope made;
    if (!bnd_is_object(datatype, bnd_null_Type))
        return made;
#if BND_HAS_MPI_Type_get_envelope_c
    BND_NATIVE(Type_get_envelope_c)
    (datatype, &made.integers, &made.addresses, &made.large_counts, &made.datatypes, &made.combiner);
#else
    int integers = 0, addresses = 0, datatypes = 0;
    BND_NATIVE(Type_get_envelope)(datatype, &integers, &addresses, &datatypes, &made.combiner);
    made.integers = integers, made.datatypes = datatypes;
#endif
    return made;
}

}  // namespace

extern "C" {

int bnd_abi_size(MPI_Comm comm)
{
    return is_comm(comm) ? asked([=](int *size) { return BND_NATIVE(Comm_size)(comm, size); }) : 0;
}

int bnd_abi_remote_size(MPI_Comm comm)
{
    int inter = 0;
    if (!is_comm(comm) || BND_NATIVE(Comm_test_inter)(comm, &inter) != MPI_SUCCESS)
        return 0;
    return asked([=](int *size) {
        return inter ? BND_NATIVE(Comm_remote_size)(comm, size) : BND_NATIVE(Comm_size)(comm, size);
    });
}

int bnd_abi_in_degree(MPI_Comm comm) { return degrees(comm, true); }
int bnd_abi_out_degree(MPI_Comm comm) { return degrees(comm, false); }
int bnd_abi_datatypes(MPI_Datatype datatype) { return static_cast<int>(envelope(datatype).datatypes); }

int bnd_abi_is_root(MPI_Comm comm, int root)
{
    if (root < 0)
        return root == ABI_ROOT;
    int inter = 0, rank = MPI_UNDEFINED;
    if (!is_comm(comm) || BND_NATIVE(Comm_test_inter)(comm, &inter) != MPI_SUCCESS || inter)
        return 0;
    return BND_NATIVE(Comm_rank)(comm, &rank) == MPI_SUCCESS && rank == root;
}

// MPI 5.0, 5.1.13: a distributed array has its ways to distribute and their arguments, behind its extents unless these are large counts;
// it and a subarray end with their order.
void bnd_abi_from_contents(MPI_Datatype datatype, int *integers)
{
    const Envelope made = envelope(datatype);
    if (made.combiner != MPI_COMBINER_SUBARRAY && made.combiner != MPI_COMBINER_DARRAY)
        return;
    int &order = integers[made.integers - 1];
    order = bnd_from_array_orders(order);
    if (made.combiner == MPI_COMBINER_SUBARRAY)
        return;
    const int dims = integers[2];
    int *const distributions = integers + 3 + (made.large_counts != 0 ? 0 : dims);
    bnd_abi_numbers_in_place(distributions, dims, bnd_from_distributions);
    bnd_abi_numbers_in_place(distributions + dims, dims, bnd_from_distribution_arguments);
}

// The value of such a key is the address of the other MPI's number: here, of the ABI's, which stays where it is.
void bnd_abi_from_attribute(int keyval, void **value)
{
    constexpr int small = 1024;
    static int numbers[small], others[small];
    int number = 0;
    if (!bnd_from_attribute_number(keyval, &number) || *value == nullptr)
        return;
    number = *static_cast<int *>(*value);
    bnd_from_attribute_number(keyval, &number);
    int *const place = number >= 0 && number < small ? &numbers[number] : &others[keyval];
    *place = number;
    *value = place;
}

}  // extern "C"
