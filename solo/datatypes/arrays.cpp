// Datatypes that select parts of arrays (MPI 5.0, 5.1.3, 5.1.4).
#include "datatypes.h"

#include "datatypes/construct.h"

#include <algorithm>

namespace solo {
namespace {

// The k-th dimension, fastest first.
int dimension(int k, int ndims, int order) { return order == MPI_ORDER_FORTRAN ? k : ndims - 1 - k; }

void check_order(int ndims, int order)
{
    if (ndims < 1)
        fail(MPI_ERR_ARG, "ndims", "is not positive");
    if (order != MPI_ORDER_C && order != MPI_ORDER_FORTRAN)
        fail(MPI_ERR_ARG, "order", "is neither MPI_ORDER_C nor MPI_ORDER_FORTRAN");
}

// An array under construction: dimensions are added fastest first.
struct array {
    array(Datatype &of, const char *argument) : stride(of.extent), map(typemap::element(of)), where(argument)
    {
        if (of.size != 0)
            data = loop_nest_of(of);
    }

    // Select `count` blocks of `length` indices, `distance` indices apart, beginning at `start`, and `rest` indices after them.
    void select(MPI_Count start, MPI_Count count, MPI_Count length, MPI_Count distance, MPI_Count rest);
    void grow(MPI_Count size) { stride = times(stride, size, where); }
    void finish(Datatype &type);

    MPI_Count stride;  // bytes from one index of the dimension to the next; in the end, those of the whole array
    typemap map;
    loop_nest data;
    ref<Datatype> bodies;  // what data refers to, each holding the one before
    const char *where;     // the argument to blame
};

void array::select(MPI_Count start, MPI_Count count, MPI_Count length, MPI_Count distance, MPI_Count rest)
{
    typemap full = map;
    full.repeat(count == 0 ? 0 : length, stride, where).repeat(count, times(distance, stride, where), where);
    typemap end = map;
    end.repeat(rest, stride, where);
    const MPI_Count end_at = times(times(count, distance, where), stride, where);
    typemap both = full;
    both.add(end.displace(end_at, where), where);
    const MPI_Count at = times(start, stride, where);
    both.displace(at, where);
    if (both.size != 0 && map.size != 0) {
        loop_nest of_full = data;
        of_full.repeat(length, stride);
        of_full.repeat(count, distance * stride);
        loop_nest of_rest = data;
        of_rest.repeat(rest, stride);
        of_rest.offset += end_at;
        if (count == 0) {
            data = std::move(of_rest);
        } else if (rest == 0) {
            data = std::move(of_full);
        } else {
            ref<Datatype> body = ref<Datatype>::adopt(new Datatype);
            body->construction.body = bodies;
            body->data.add(of_full);
            body->data.add(of_rest);
            data = loop_nest();
            data.length = both.size;
            data.body = &body->data;
            bodies = std::move(body);
        }
        data.offset += at;
    }
    map = both;
}

// The bounds are those of the whole array, whatever was selected.
void array::finish(Datatype &type)
{
    map.has_lower = map.has_upper = true;
    map.lower = 0;
    map.upper = stride;
    map.describe(type, where);
    type.construction.body = std::move(bodies);
    if (type.size == 0)
        set_dataloop(type, dataloop());
    else
        set_dataloop(type, data);
}

// One dimension of a distributed array, as one process of psize has it.
struct distribution {
    int kind;
    int argument;
    MPI_Count size;
    MPI_Count processes;
    MPI_Count process;

    void check() const;
    void select_in(array &data) const;
};

void distribution::check() const
{
    if (size < 1)
        fail(MPI_ERR_ARG, "array_of_gsizes", "has a number that is not positive");
    if (processes < 1)
        fail(MPI_ERR_ARG, "array_of_psizes", "has a number that is not positive");
    if (kind != MPI_DISTRIBUTE_NONE && kind != MPI_DISTRIBUTE_BLOCK && kind != MPI_DISTRIBUTE_CYCLIC)
        fail(MPI_ERR_ARG, "array_of_distribs", "has an unknown kind of distribution");
    if (kind == MPI_DISTRIBUTE_NONE && processes != 1)
        fail(MPI_ERR_ARG, "array_of_psizes", "is not 1 where a dimension is not distributed");
    if (kind != MPI_DISTRIBUTE_NONE && argument != MPI_DISTRIBUTE_DFLT_DARG && argument < 1)
        fail(MPI_ERR_ARG, "array_of_dargs", "has a number that is not positive");
    if (kind == MPI_DISTRIBUTE_BLOCK && argument != MPI_DISTRIBUTE_DFLT_DARG &&
        argument < (size + processes - 1) / processes)
        fail(MPI_ERR_ARG, "array_of_dargs", "has blocks too small for the dimension");
}

void distribution::select_in(array &data) const
{
    const bool by_default = argument == MPI_DISTRIBUTE_DFLT_DARG;
    if (kind == MPI_DISTRIBUTE_NONE)
        return data.select(0, 1, size, size, 0);
    const MPI_Count even = size / processes + (size % processes != 0);
    const MPI_Count block = kind == MPI_DISTRIBUTE_BLOCK ? (by_default ? even : argument) : (by_default ? 1 : argument);
    // Full blocks in the dimension, and the length of a partial last block.
    const MPI_Count all = size / block;
    const MPI_Count last = size % block;
    const MPI_Count mine = process < all ? (all - process - 1) / processes + 1 : 0;
    const bool has_last = last != 0 && all % processes == process;
    // Without a full block before it, the last one starts where a full one would.
    data.select(process * block, mine, block, processes * block, has_last ? last : 0);
}

}  // namespace

void Type_create_subarray(int ndims, numbers array_of_sizes, numbers array_of_subsizes, numbers array_of_starts,
                          int order, Datatype &oldtype, MPI_Datatype *newtype)
{
    check_order(ndims, order);
    ref<Datatype> type = new_derived_type(MPI_COMBINER_SUBARRAY, oldtype);
    array data(oldtype, "array_of_sizes");
    for (int k = 0; k < ndims; ++k) {
        const int i = dimension(k, ndims, order);
        const MPI_Count size = array_of_sizes[i];
        const MPI_Count part = array_of_subsizes[i];
        const MPI_Count start = array_of_starts[i];
        if (size < 1)
            fail(MPI_ERR_ARG, "array_of_sizes", "has a number that is not positive");
        if (part < 1 || part > size)
            fail(MPI_ERR_ARG, "array_of_subsizes", "has a number that is not from 1 to the size");
        if (start < 0 || start > size - part)
            fail(MPI_ERR_ARG, "array_of_starts", "has a number that lets the part reach beyond the array");
        data.select(start, 1, part, size, 0);
        data.grow(size);
    }
    data.finish(*type);
    record(type->construction, routine_form::small, {ndims});
    record(type->construction, array_of_sizes, ndims);
    record(type->construction, array_of_subsizes, ndims);
    record(type->construction, array_of_starts, ndims);
    record(type->construction, routine_form::small, {order});
    return_new_type(std::move(type), newtype);
}

void Type_create_darray(int size, int rank, int ndims, numbers array_of_gsizes, const int array_of_distribs[],
                        const int array_of_dargs[], const int array_of_psizes[], int order, Datatype &oldtype,
                        MPI_Datatype *newtype)
{
    check_order(ndims, order);
    if (size < 1)
        fail(MPI_ERR_ARG, "size", "is not positive");
    if (rank < 0 || rank >= size)
        fail(MPI_ERR_RANK, "rank", "is not a rank of so many processes");
    ref<Datatype> type = new_derived_type(MPI_COMBINER_DARRAY, oldtype);
    MPI_Count processes = 1;
    for (int i = 0; i < ndims; ++i) {
        distribution{array_of_distribs[i], array_of_dargs[i], array_of_gsizes[i], array_of_psizes[i], 0}.check();
        processes = times(processes, array_of_psizes[i], "array_of_psizes");
    }
    if (processes != size)
        fail(MPI_ERR_ARG, "array_of_psizes", "does not make a grid of size processes");
    // Ranks count through the grid with the last dimension fastest, in both orders of storage.
    small_vector<MPI_Count, 8> place;
    for (int i = 0; i < ndims; ++i) {
        processes /= array_of_psizes[i];
        place.push_back(rank / processes % array_of_psizes[i]);
    }
    array data(oldtype, "array_of_gsizes");
    for (int k = 0; k < ndims; ++k) {
        const int i = dimension(k, ndims, order);
        const MPI_Count gsize = array_of_gsizes[i];
        const MPI_Count mine = place[static_cast<std::size_t>(i)];
        distribution{array_of_distribs[i], array_of_dargs[i], gsize, array_of_psizes[i], mine}.select_in(data);
        data.grow(gsize);
    }
    data.finish(*type);
    record(type->construction, routine_form::small, {size, rank, ndims});
    record(type->construction, array_of_gsizes, ndims);
    record(type->construction, numbers(array_of_distribs), ndims);
    record(type->construction, numbers(array_of_dargs), ndims);
    record(type->construction, numbers(array_of_psizes), ndims);
    record(type->construction, routine_form::small, {order});
    return_new_type(std::move(type), newtype);
}

}  // namespace solo
