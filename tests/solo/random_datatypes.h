// Datatypes made by random choices, in the library and in the model at once.
#ifndef RANDOM_DATATYPES_H
#define RANDOM_DATATYPES_H

#include "datatype_model.h"
#include "fuzz.h"

namespace {

const model::basic basics[] = {
    {MPI_BYTE, 1, 1, 1},
    {MPI_SHORT, 2, alignof(short), 2},
    {MPI_INT, 4, alignof(int), 4},
    {MPI_DOUBLE, 8, alignof(double), 8},
    {MPI_C_DOUBLE_COMPLEX, 16, alignof(double), 8},
    {MPI_REAL4, 4, alignof(float), 4},
    {MPI_INTEGER8, 8, alignof(std::int64_t), 8},
    {MPI_REAL2, 2, 2, 2},
    {MPI_COMPLEX4, 4, 2, 2},
};

struct made {
    MPI_Datatype handle;
    model::datatype is;
    bool is_predefined;
};

constexpr std::size_t most_entries = 600;

made pair_of(MPI_Datatype handle, const model::basic &value)
{
    made pair{handle, {}, true};
    pair.is.entries = {{0, &value}, {std::max(value.size, 4), &basics[2]}};
    return pair;
}

std::vector<made> predefined()
{
    std::vector<made> all;
    for (const model::basic &each : basics) {
        made one{each.handle, {}, true};
        one.is.entries = {{0, &each}};
        all.push_back(one);
    }
    all.push_back(pair_of(MPI_SHORT_INT, basics[1]));
    all.push_back(pair_of(MPI_DOUBLE_INT, basics[3]));
    all.push_back(pair_of(MPI_2INT, basics[2]));
    return all;
}

// ---- constructors, each in the library and in the model ----

made make_loop(choices &next, const made &old)
{
    const int kind = next.upto(2);
    const int count = next.from(kind == 0 ? 1 : 0, 6);
    const int length = next.from(0, 4);
    const int stride = kind == 2 ? next.from(-80, 80) : next.from(-6, 6);
    const bool is_large = next.maybe();
    made one{MPI_DATATYPE_NULL, {}, false};
    story += "loop kind " + std::to_string(kind) + " " + std::to_string(count) + "x" + std::to_string(length) +
             " stride " + std::to_string(stride) + (is_large ? " large\n" : "\n");
    if (kind == 0) {
        DO(is_large ? MPI_Type_contiguous_c(length, old.handle, &one.handle)
                    : MPI_Type_contiguous(length, old.handle, &one.handle));
        one.is.place_block(old.is, 0, length);
        return one;
    }
    if (kind == 1)
        DO(is_large ? MPI_Type_vector_c(count, length, stride, old.handle, &one.handle)
                    : MPI_Type_vector(count, length, stride, old.handle, &one.handle));
    else
        DO(is_large ? MPI_Type_create_hvector_c(count, length, stride, old.handle, &one.handle)
                    : MPI_Type_create_hvector(count, length, stride, old.handle, &one.handle));
    for (int i = 0; i < count; ++i)
        one.is.place_block(old.is, i * stride * (kind == 1 ? old.is.extent() : 1), length);
    return one;
}

template <typename Integer, typename Address>
void make_blocks(int kind, int count, const Integer *lengths, const Integer *steps, const Address *bytes,
                 const made &old, MPI_Datatype *type)
{
    if constexpr (sizeof(Integer) == sizeof(int)) {
        DO(kind == 0   ? MPI_Type_indexed(count, lengths, steps, old.handle, type)
           : kind == 1 ? MPI_Type_create_hindexed(count, lengths, bytes, old.handle, type)
           : kind == 2 ? MPI_Type_create_indexed_block(count, lengths[0], steps, old.handle, type)
                       : MPI_Type_create_hindexed_block(count, lengths[0], bytes, old.handle, type));
    } else {
        DO(kind == 0   ? MPI_Type_indexed_c(count, lengths, steps, old.handle, type)
           : kind == 1 ? MPI_Type_create_hindexed_c(count, lengths, bytes, old.handle, type)
           : kind == 2 ? MPI_Type_create_indexed_block_c(count, lengths[0], steps, old.handle, type)
                       : MPI_Type_create_hindexed_block_c(count, lengths[0], bytes, old.handle, type));
    }
}

made make_indexed(choices &next, const made &old)
{
    const int kind = next.upto(3);
    const int count = next.upto(7);
    const bool is_regular = next.maybe();  // equal distances are a case of their own in an engine
    const int step = next.from(-5, 5);
    std::vector<int> lengths(1, next.upto(3)), steps;
    std::vector<MPI_Aint> bytes;
    story += "indexed kind " + std::to_string(kind) + ":";
    for (int i = 0; i < count; ++i) {
        if (i > 0)
            lengths.push_back(kind >= 2 || is_regular ? lengths[0] : next.upto(3));
        steps.push_back(is_regular ? i * step : next.from(-20, 20));
        bytes.push_back(is_regular ? i * step * 8 : next.from(-100, 100));
        story +=
            " " + std::to_string(lengths.back()) + "@" + std::to_string(kind % 2 == 0 ? steps.back() : bytes.back());
    }
    story += "\n";
    made one{MPI_DATATYPE_NULL, {}, false};
    if (next.maybe()) {
        const std::vector<MPI_Count> l(lengths.begin(), lengths.end()), s(steps.begin(), steps.end());
        const std::vector<MPI_Count> b(bytes.begin(), bytes.end());
        make_blocks(kind, count, l.data(), s.data(), b.data(), old, &one.handle);
    } else {
        make_blocks(kind, count, lengths.data(), steps.data(), bytes.data(), old, &one.handle);
    }
    for (int i = 0; i < count; ++i)
        one.is.place_block(old.is, kind % 2 == 0 ? steps[i] * old.is.extent() : bytes[i], lengths[i]);
    return one;
}

made make_struct(choices &next, const std::vector<made> &pool)
{
    const int count = next.upto(4);
    std::vector<int> lengths;
    std::vector<MPI_Aint> bytes;
    std::vector<MPI_Datatype> types;
    made one{MPI_DATATYPE_NULL, {}, false};
    story += "struct:";
    for (int i = 0; i < count; ++i) {
        const int which = next.upto(static_cast<int>(pool.size()) - 1);
        lengths.push_back(next.upto(3));
        bytes.push_back(next.from(-100, 200));
        types.push_back(pool[which].handle);
        one.is.place_block(pool[which].is, bytes[i], lengths[i]);
        story += " " + std::to_string(lengths[i]) + "*T" + std::to_string(which) + "@" + std::to_string(bytes[i]);
    }
    story += "\n";
    if (next.maybe()) {
        const std::vector<MPI_Count> l(lengths.begin(), lengths.end()), b(bytes.begin(), bytes.end());
        DO(MPI_Type_create_struct_c(count, l.data(), b.data(), types.data(), &one.handle));
    } else {
        DO(MPI_Type_create_struct(count, lengths.data(), bytes.data(), types.data(), &one.handle));
    }
    return one;
}

// The places of an array, in the order of storage; `visit` gets the index in every dimension and the place.
template <typename Visit>
void visit_array(const std::vector<int> &sizes, int order, Visit &&visit)
{
    const int dims = static_cast<int>(sizes.size());
    std::vector<int> at(sizes.size(), 0);
    int all = 1;
    for (const int size : sizes)
        all *= size;
    for (int place = 0; place < all; ++place) {
        int rest = place;
        for (int k = 0; k < dims; ++k) {
            const int i = order == MPI_ORDER_C ? dims - 1 - k : k;
            at[i] = rest % sizes[i];
            rest /= sizes[i];
        }
        visit(at, place);
    }
}

made make_subarray(choices &next, const made &old)
{
    const int dims = next.from(1, 3);
    const int order = next.maybe() ? MPI_ORDER_C : MPI_ORDER_FORTRAN;
    std::vector<int> sizes, parts, starts;
    int all = 1;
    story += "subarray " + std::string(order == MPI_ORDER_C ? "C" : "F");
    for (int i = 0; i < dims; ++i) {
        sizes.push_back(next.from(1, 5));
        parts.push_back(next.from(1, sizes[i]));
        starts.push_back(next.upto(sizes[i] - parts[i]));
        all *= sizes[i];
        story += " " + std::to_string(starts[i]) + "+" + std::to_string(parts[i]) + "/" + std::to_string(sizes[i]);
    }
    story += "\n";
    made one{MPI_DATATYPE_NULL, {}, false};
    if (next.maybe()) {
        const std::vector<MPI_Count> z(sizes.begin(), sizes.end()), p(parts.begin(), parts.end());
        const std::vector<MPI_Count> s(starts.begin(), starts.end());
        DO(MPI_Type_create_subarray_c(dims, z.data(), p.data(), s.data(), order, old.handle, &one.handle));
    } else {
        DO(MPI_Type_create_subarray(dims, sizes.data(), parts.data(), starts.data(), order, old.handle, &one.handle));
    }
    visit_array(sizes, order, [&](const std::vector<int> &at, int place) {
        for (int i = 0; i < dims; ++i)
            if (at[i] < starts[i] || at[i] >= starts[i] + parts[i])
                return;
        one.is.place(old.is, place * old.is.extent());
    });
    one.is.bound(0, all * old.is.extent());
    return one;
}

// The process, along one dimension, that has an index.
int owner(int index, int size, int processes, int kind, int argument)
{
    if (kind == MPI_DISTRIBUTE_NONE)
        return 0;
    if (kind == MPI_DISTRIBUTE_BLOCK)
        return index / (argument == MPI_DISTRIBUTE_DFLT_DARG ? (size + processes - 1) / processes : argument);
    return index / (argument == MPI_DISTRIBUTE_DFLT_DARG ? 1 : argument) % processes;
}

made make_darray(choices &next, const made &old)
{
    const int dims = next.from(1, 3);
    const int order = next.maybe() ? MPI_ORDER_C : MPI_ORDER_FORTRAN;
    const int kinds[] = {MPI_DISTRIBUTE_NONE, MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC};
    std::vector<int> sizes, distribs, args, processes, mine;
    int all = 1, size = 1;
    story += "darray " + std::string(order == MPI_ORDER_C ? "C" : "F");
    for (int i = 0; i < dims; ++i) {
        sizes.push_back(next.from(1, 8));
        distribs.push_back(kinds[next.upto(2)]);
        processes.push_back(distribs[i] == MPI_DISTRIBUTE_NONE ? 1 : next.from(1, 3));
        const int least = distribs[i] == MPI_DISTRIBUTE_BLOCK ? (sizes[i] + processes[i] - 1) / processes[i] : 1;
        args.push_back(next.maybe() ? MPI_DISTRIBUTE_DFLT_DARG : next.from(least, least + 3));
        mine.push_back(next.upto(processes[i] - 1));
        all *= sizes[i];
        size *= processes[i];
        story += " " + std::to_string(sizes[i]) + ":" + std::to_string(distribs[i]) + "(" + std::to_string(args[i]) +
                 ")" + std::to_string(mine[i]) + "/" + std::to_string(processes[i]);
    }
    story += "\n";
    int rank = 0;
    for (int i = 0; i < dims; ++i)
        rank = rank * processes[i] + mine[i];
    made one{MPI_DATATYPE_NULL, {}, false};
    if (next.maybe()) {
        const std::vector<MPI_Count> z(sizes.begin(), sizes.end());
        DO(MPI_Type_create_darray_c(size, rank, dims, z.data(), distribs.data(), args.data(), processes.data(), order,
                                    old.handle, &one.handle));
    } else {
        DO(MPI_Type_create_darray(size, rank, dims, sizes.data(), distribs.data(), args.data(), processes.data(), order,
                                  old.handle, &one.handle));
    }
    visit_array(sizes, order, [&](const std::vector<int> &at, int place) {
        for (int i = 0; i < dims; ++i)
            if (owner(at[i], sizes[i], processes[i], distribs[i], args[i]) != mine[i])
                return;
        one.is.place(old.is, place * old.is.extent());
    });
    one.is.bound(0, all * old.is.extent());
    return one;
}

made make_resized(choices &next, const made &old)
{
    const int lower = next.from(-50, 50);
    const int extent = next.from(-30, 200);
    story += "resized " + std::to_string(lower) + " " + std::to_string(extent) + "\n";
    made one{MPI_DATATYPE_NULL, old.is, false};
    DO(next.maybe() ? MPI_Type_create_resized_c(old.handle, lower, extent, &one.handle)
                    : MPI_Type_create_resized(old.handle, lower, extent, &one.handle));
    one.is.bound(lower, lower + extent);
    return one;
}

made make(choices &next, const std::vector<made> &pool)
{
    const int kind = next.upto(7);
    const int which = next.maybe() ? static_cast<int>(pool.size()) - 1 : next.upto(static_cast<int>(pool.size()) - 1);
    const made &old = pool[which];
    story += "T" + std::to_string(pool.size()) + " of T" + std::to_string(which) + ": ";
    switch (kind) {
    case 0:
        return make_indexed(next, old);
    case 1:
        return make_struct(next, pool);
    case 2:
        return make_subarray(next, old);
    case 3:
        return make_darray(next, old);
    case 4:
        return make_resized(next, old);
    case 5: {
        story += "dup\n";
        made one{MPI_DATATYPE_NULL, old.is, false};
        DO(MPI_Type_dup(old.handle, &one.handle));
        return one;
    }
    default:
        return make_loop(next, old);
    }
}

}  // namespace

#endif
