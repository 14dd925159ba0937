// Random datatypes, nested, against a plain model: sizes and bounds, packing and unpacking, external32, messages between types of one
// signature and messages that end within a type, and types made again from their contents (MPI 5.0, chapter 5).
//
// Built as it is, it runs so many seeds: datatype_fuzz [seeds [first]]. With -DSOLO_FUZZER and -fsanitize=fuzzer it is a fuzz target.
#include "datatype_model.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>

namespace {

std::string story;  // what has been made so far; printed with a failure

[[noreturn]] void give_up(const char *what, int line)
{
    std::fprintf(stderr, "datatype_fuzz.cpp:%d: %s\n%s\n", line, what, story.c_str());
    std::abort();
}

#define CHECK(condition)                   \
    do {                                   \
        if (!(condition))                  \
            give_up(#condition, __LINE__); \
    } while (0)
#define DO(call) succeed((call), #call, __LINE__)

void succeed(int code, const char *call, int line)
{
    if (code == MPI_SUCCESS)
        return;
    char sentence[MPI_MAX_ERROR_STRING] = "";
    int length = 0;
    MPI_Error_string(code, sentence, &length);
    story += sentence;
    give_up(call, line);
}

// The choices that the input makes; zeros when it has ended.
class choices {
public:
    choices(const std::uint8_t *data, std::size_t size) : data_(data), size_(size) {}
    unsigned byte() { return at_ < size_ ? data_[at_++] : 0; }
    int upto(int most) { return most <= 0 ? 0 : static_cast<int>((byte() << 8 | byte()) % (static_cast<unsigned>(most) + 1)); }
    int from(int least, int most) { return least + upto(most - least); }
    bool maybe() { return (byte() & 1) != 0; }

private:
    const std::uint8_t *data_;
    std::size_t size_;
    std::size_t at_ = 0;
};

const model::basic basics[] = {
    {MPI_BYTE, 1, 1, 1}, {MPI_SHORT, 2, alignof(short), 2}, {MPI_INT, 4, alignof(int), 4}, {MPI_DOUBLE, 8, alignof(double), 8},
    {MPI_C_DOUBLE_COMPLEX, 16, alignof(double), 8}, {MPI_REAL4, 4, alignof(float), 4}, {MPI_INTEGER8, 8, alignof(std::int64_t), 8},
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
    story += "loop kind " + std::to_string(kind) + " " + std::to_string(count) + "x" + std::to_string(length) + " stride "
        + std::to_string(stride) + (is_large ? " large\n" : "\n");
    if (kind == 0) {
        DO(is_large ? MPI_Type_contiguous_c(length, old.handle, &one.handle) : MPI_Type_contiguous(length, old.handle, &one.handle));
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
void make_blocks(int kind, int count, const Integer *lengths, const Integer *steps, const Address *bytes, const made &old,
                 MPI_Datatype *type)
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
        story += " " + std::to_string(lengths.back()) + "@" + std::to_string(kind % 2 == 0 ? steps.back() : bytes.back());
    }
    story += "\n";
    made one{MPI_DATATYPE_NULL, {}, false};
    if (next.maybe()) {
        const std::vector<MPI_Count> l(lengths.begin(), lengths.end()), s(steps.begin(), steps.end()), b(bytes.begin(), bytes.end());
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
        const std::vector<MPI_Count> z(sizes.begin(), sizes.end()), p(parts.begin(), parts.end()), s(starts.begin(), starts.end());
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
        story += " " + std::to_string(sizes[i]) + ":" + std::to_string(distribs[i]) + "(" + std::to_string(args[i]) + ")"
            + std::to_string(mine[i]) + "/" + std::to_string(processes[i]);
    }
    story += "\n";
    int rank = 0;
    for (int i = 0; i < dims; ++i)
        rank = rank * processes[i] + mine[i];
    made one{MPI_DATATYPE_NULL, {}, false};
    if (next.maybe()) {
        const std::vector<MPI_Count> z(sizes.begin(), sizes.end());
        DO(MPI_Type_create_darray_c(size, rank, dims, z.data(), distribs.data(), args.data(), processes.data(), order, old.handle,
                                    &one.handle));
    } else {
        DO(MPI_Type_create_darray(size, rank, dims, sizes.data(), distribs.data(), args.data(), processes.data(), order, old.handle,
                                  &one.handle));
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
    case 0: return make_indexed(next, old);
    case 1: return make_struct(next, pool);
    case 2: return make_subarray(next, old);
    case 3: return make_darray(next, old);
    case 4: return make_resized(next, old);
    case 5: {
        story += "dup\n";
        made one{MPI_DATATYPE_NULL, old.is, false};
        DO(MPI_Type_dup(old.handle, &one.handle));
        return one;
    }
    default: return make_loop(next, old);
    }
}

// ---- judging ----

void check_numbers(const made &type)
{
    MPI_Count size, lower, extent;
    DO(MPI_Type_size_c(type.handle, &size));
    CHECK(size == type.is.size());
    DO(MPI_Type_get_extent_c(type.handle, &lower, &extent));
    CHECK(lower == type.is.lower());
    CHECK(extent == type.is.extent());
    DO(MPI_Type_get_true_extent_c(type.handle, &lower, &extent));
    CHECK(lower == type.is.true_lower());
    CHECK(extent == type.is.true_upper() - type.is.true_lower());
}

// Memory that holds so many elements; data() is where element 0 is addressed.
class memory {
public:
    memory(const model::datatype &type, std::int64_t count, unsigned seed)
    {
        const std::int64_t span = count > 0 ? (count - 1) * type.extent() : 0;
        first_ = std::min<std::int64_t>(0, span) + type.true_lower() - 16;
        bytes_.resize(static_cast<std::size_t>(std::max<std::int64_t>(0, span) + type.true_upper() + 16 - first_));
        for (std::uint8_t &each : bytes_)
            each = static_cast<std::uint8_t>((seed = seed * 1664525U + 1013904223U) >> 24);
    }
    void *data() { return bytes_.data() - first_; }
    std::uint8_t &at(std::int64_t offset) { return bytes_[static_cast<std::size_t>(offset - first_)]; }
    bool operator==(const memory &other) const { return bytes_ == other.bytes_; }

private:
    std::vector<std::uint8_t> bytes_;
    std::int64_t first_;
};

// What packing does, by the model: calls `visit` with every byte's place in memory and in the packed form.
template <typename Visit>
void visit_bytes(const model::datatype &type, std::int64_t count, std::int64_t most, Visit &&visit)
{
    std::int64_t packed = 0;
    const std::int64_t extent = type.extent();
    for (std::int64_t i = 0; i < count; ++i)
        for (const model::entry &each : type.entries)
            for (int b = 0; b < each.type->size; ++b, ++packed)
                if (packed < most)
                    visit(each.at + i * extent + b, packed, each.type->swapped, b);
}

void check_packing(const made &type, std::int64_t count)
{
    memory from(type.is, count, 1), to(type.is, count, 2), expected(type.is, count, 2);
    const std::int64_t bytes = type.is.size() * count;
    MPI_Count reported;
    DO(MPI_Pack_size_c(count, type.handle, MPI_COMM_SELF, &reported));
    CHECK(reported >= bytes);
    std::vector<std::uint8_t> packed(static_cast<std::size_t>(bytes) + 8, 0xEE);
    MPI_Count position = 3;
    DO(MPI_Pack_c(from.data(), count, type.handle, packed.data(), bytes + 8, &position, MPI_COMM_SELF));
    CHECK(position == bytes + 3);
    visit_bytes(type.is, count, bytes, [&](std::int64_t at, std::int64_t p, int, int) {
        CHECK(packed[static_cast<std::size_t>(p) + 3] == from.at(at));
        expected.at(at) = from.at(at);
    });
    CHECK(packed[2] == 0xEE && packed[static_cast<std::size_t>(bytes) + 3] == 0xEE);
    position = 3;
    DO(MPI_Unpack_c(packed.data(), bytes + 8, &position, to.data(), count, type.handle, MPI_COMM_SELF));
    CHECK(position == bytes + 3);
    CHECK(to == expected);
}

void check_external(const made &type, std::int64_t count)
{
    memory from(type.is, count, 3), to(type.is, count, 4), expected(type.is, count, 4);
    const std::int64_t bytes = type.is.size() * count;
    MPI_Count reported, position = 0;
    DO(MPI_Pack_external_size_c("external32", count, type.handle, &reported));
    CHECK(reported == bytes);
    std::vector<std::uint8_t> packed(static_cast<std::size_t>(bytes) + 1);
    DO(MPI_Pack_external_c("external32", from.data(), count, type.handle, packed.data(), bytes, &position));
    CHECK(position == bytes);
    visit_bytes(type.is, count, bytes, [&](std::int64_t at, std::int64_t p, int swapped, int b) {
        const std::int64_t mirrored = p - b % swapped + (swapped - 1 - b % swapped);
        CHECK(packed[static_cast<std::size_t>(mirrored)] == from.at(at));
        expected.at(at) = from.at(at);
    });
    position = 0;
    DO(MPI_Unpack_external_c("external32", packed.data(), bytes, &position, to.data(), count, type.handle));
    CHECK(to == expected);
}

// A type of the same basic elements as so many elements of another, elsewhere: with gaps, the last one first in memory or not.
made same_signature(const made &type, std::int64_t count, bool is_backward)
{
    made one{MPI_DATATYPE_NULL, {}, false};
    std::vector<MPI_Count> lengths, bytes;
    std::vector<MPI_Datatype> types;
    std::int64_t at = 0;
    for (std::int64_t i = 0; i < count; ++i)
        for (const model::entry &each : type.is.entries) {
            lengths.push_back(1);
            bytes.push_back(is_backward ? -at : at);
            types.push_back(each.type->handle);
            one.is.entries.push_back({bytes.back(), each.type});
            at += 16 + static_cast<std::int64_t>(types.size() % 3);
        }
    DO(MPI_Type_create_struct_c(static_cast<MPI_Count>(types.size()), lengths.data(), bytes.data(), types.data(), &one.handle));
    DO(MPI_Type_commit(&one.handle));
    return one;
}

// Send one element of a type into elements of another; `sent` basic elements, of all that the receiver describes.
void check_message(made &from, made &to, std::int64_t count, std::int64_t sent)
{
    memory source(from.is, 1, 5), target(to.is, count, 6), expected(to.is, count, 6);
    std::vector<std::uint8_t> packed;
    for (const model::entry &each : from.is.entries)
        for (int b = 0; b < each.type->size; ++b)
            packed.push_back(source.at(each.at + b));
    const auto bytes = static_cast<std::int64_t>(packed.size());
    visit_bytes(to.is, count, bytes,
                [&](std::int64_t at, std::int64_t p, int, int) { expected.at(at) = packed[static_cast<std::size_t>(p)]; });
    MPI_Status status;
    DO(MPI_Sendrecv_c(source.data(), 1, from.handle, 0, 1, target.data(), count, to.handle, 0, 1, MPI_COMM_SELF, &status));
    CHECK(target == expected);
    MPI_Count elements, whole;
    DO(MPI_Get_elements_c(&status, to.handle, &elements));
    CHECK(elements == sent);
    DO(MPI_Get_count_c(&status, to.handle, &whole));
    CHECK(whole == (to.is.size() == 0 ? 0 : bytes % to.is.size() == 0 ? bytes / to.is.size() : MPI_Count{MPI_UNDEFINED}));
    DO(MPI_Status_set_elements_c(&status, to.handle, elements));
    DO(MPI_Get_elements_c(&status, to.handle, &elements));
    CHECK(elements == sent);
}

void check_messages(choices &next, const made &type, std::int64_t count)
{
    made other = same_signature(type, count, next.maybe());
    made self = type;
    const auto all = static_cast<std::int64_t>(other.is.entries.size());
    check_message(other, self, count, all);
    made part = other;
    part.is.entries.resize(static_cast<std::size_t>(next.upto(static_cast<int>(all))));
    made prefix = same_signature({MPI_DATATYPE_NULL, part.is, false}, 1, next.maybe());
    check_message(prefix, self, count, static_cast<std::int64_t>(prefix.is.entries.size()));
    if (count == 1)
        check_message(self, other, 1, all);
    DO(MPI_Type_free(&other.handle));
    DO(MPI_Type_free(&prefix.handle));
}

// ---- contents ----

struct arguments {
    int combiner;
    std::vector<int> i;
    std::vector<MPI_Aint> a;
    std::vector<MPI_Count> c;
    std::vector<MPI_Datatype> d;
};

arguments contents_of(MPI_Datatype type)
{
    arguments all;
    MPI_Count i, a, c, d;
    DO(MPI_Type_get_envelope_c(type, &i, &a, &c, &d, &all.combiner));
    all.i.resize(static_cast<std::size_t>(i));
    all.a.resize(static_cast<std::size_t>(a));
    all.c.resize(static_cast<std::size_t>(c));
    all.d.resize(static_cast<std::size_t>(d));
    if (all.combiner != MPI_COMBINER_NAMED)
        DO(MPI_Type_get_contents_c(type, i, a, c, d, all.i.data(), all.a.data(), all.c.data(), all.d.data()));
    return all;
}

MPI_Datatype made_again_small(const arguments &all, const MPI_Datatype *d)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    const int *const i = all.i.data();
    const MPI_Aint *const a = all.a.data();
    switch (all.combiner) {
    case MPI_COMBINER_DUP: DO(MPI_Type_dup(d[0], &type)); break;
    case MPI_COMBINER_CONTIGUOUS: DO(MPI_Type_contiguous(i[0], d[0], &type)); break;
    case MPI_COMBINER_VECTOR: DO(MPI_Type_vector(i[0], i[1], i[2], d[0], &type)); break;
    case MPI_COMBINER_HVECTOR: DO(MPI_Type_create_hvector(i[0], i[1], a[0], d[0], &type)); break;
    case MPI_COMBINER_INDEXED: DO(MPI_Type_indexed(i[0], i + 1, i + 1 + i[0], d[0], &type)); break;
    case MPI_COMBINER_HINDEXED: DO(MPI_Type_create_hindexed(i[0], i + 1, a, d[0], &type)); break;
    case MPI_COMBINER_INDEXED_BLOCK: DO(MPI_Type_create_indexed_block(i[0], i[1], i + 2, d[0], &type)); break;
    case MPI_COMBINER_HINDEXED_BLOCK: DO(MPI_Type_create_hindexed_block(i[0], i[1], a, d[0], &type)); break;
    case MPI_COMBINER_STRUCT: DO(MPI_Type_create_struct(i[0], i + 1, a, d, &type)); break;
    case MPI_COMBINER_SUBARRAY: {
        const int n = i[0];
        DO(MPI_Type_create_subarray(n, i + 1, i + 1 + n, i + 1 + 2 * n, i[1 + 3 * n], d[0], &type));
        break;
    }
    case MPI_COMBINER_DARRAY: {
        const int n = i[2];
        DO(MPI_Type_create_darray(i[0], i[1], n, i + 3, i + 3 + n, i + 3 + 2 * n, i + 3 + 3 * n, i[3 + 4 * n], d[0], &type));
        break;
    }
    case MPI_COMBINER_RESIZED: DO(MPI_Type_create_resized(d[0], a[0], a[1], &type)); break;
    default: give_up("an unknown combiner", __LINE__);
    }
    return type;
}

MPI_Datatype made_again_large(const arguments &all, const MPI_Datatype *d)
{
    MPI_Datatype type = MPI_DATATYPE_NULL;
    const int *const i = all.i.data();
    const MPI_Count *const c = all.c.data();
    switch (all.combiner) {
    case MPI_COMBINER_CONTIGUOUS: DO(MPI_Type_contiguous_c(c[0], d[0], &type)); break;
    case MPI_COMBINER_VECTOR: DO(MPI_Type_vector_c(c[0], c[1], c[2], d[0], &type)); break;
    case MPI_COMBINER_HVECTOR: DO(MPI_Type_create_hvector_c(c[0], c[1], c[2], d[0], &type)); break;
    case MPI_COMBINER_INDEXED: DO(MPI_Type_indexed_c(c[0], c + 1, c + 1 + c[0], d[0], &type)); break;
    case MPI_COMBINER_HINDEXED: DO(MPI_Type_create_hindexed_c(c[0], c + 1, c + 1 + c[0], d[0], &type)); break;
    case MPI_COMBINER_INDEXED_BLOCK: DO(MPI_Type_create_indexed_block_c(c[0], c[1], c + 2, d[0], &type)); break;
    case MPI_COMBINER_HINDEXED_BLOCK: DO(MPI_Type_create_hindexed_block_c(c[0], c[1], c + 2, d[0], &type)); break;
    case MPI_COMBINER_STRUCT: DO(MPI_Type_create_struct_c(c[0], c + 1, c + 1 + c[0], d, &type)); break;
    case MPI_COMBINER_SUBARRAY: DO(MPI_Type_create_subarray_c(i[0], c, c + i[0], c + 2 * i[0], i[1], d[0], &type)); break;
    case MPI_COMBINER_DARRAY: {
        const int n = i[2];
        DO(MPI_Type_create_darray_c(i[0], i[1], n, c, i + 3, i + 3 + n, i + 3 + 2 * n, i[3 + 3 * n], d[0], &type));
        break;
    }
    case MPI_COMBINER_RESIZED: DO(MPI_Type_create_resized_c(d[0], c[0], c[1], &type)); break;
    default: give_up("an unknown combiner", __LINE__);
    }
    return type;
}

// The same type, from its contents all the way down.
MPI_Datatype made_again(MPI_Datatype type)
{
    arguments all = contents_of(type);
    if (all.combiner == MPI_COMBINER_NAMED)
        return type;
    std::vector<MPI_Datatype> parts;
    for (const MPI_Datatype each : all.d)
        parts.push_back(made_again(each));
    const MPI_Datatype again = all.c.empty() ? made_again_small(all, parts.data()) : made_again_large(all, parts.data());
    for (std::vector<MPI_Datatype> *list : {&all.d, &parts})
        for (MPI_Datatype &each : *list)
            if (contents_of(each).combiner != MPI_COMBINER_NAMED)
                DO(MPI_Type_free(&each));
    return again;
}

void judge(choices &next, made &type)
{
    DO(MPI_Type_commit(&type.handle));
    check_numbers(type);
    const std::size_t entries = type.is.entries.size();
    const int most = entries == 0 ? 3 : static_cast<int>(std::min<std::size_t>(40, 6000 / entries));
    // Now and then so much that the library moves it in pieces, which end anywhere within the type.
    const bool is_much = entries > 1 && next.upto(9) == 0;
    const int count = is_much ? static_cast<int>(30000 / entries) : next.maybe() ? 1 : next.upto(most);
    story += "judged with count " + std::to_string(count) + "\n";
    if (type.is.overlaps(count))
        return;  // to receive into it would be wrong, and what it leaves is not defined
    check_packing(type, count);
    check_external(type, count);
    check_messages(next, type, count);
    made again{made_again(type.handle), type.is, false};
    if (again.handle == type.handle)
        return;
    DO(MPI_Type_commit(&again.handle));
    check_numbers(again);
    check_packing(again, count);
    DO(MPI_Type_free(&again.handle));
}

void run(const std::uint8_t *data, std::size_t size)
{
    choices next(data, size);
    story.clear();
    std::vector<made> pool = predefined();
    const std::size_t given = pool.size();
    const int many = next.from(1, 7);
    for (int i = 0; i < many; ++i) {
        made one = make(next, pool);
        if (one.is.entries.size() > most_entries) {
            DO(MPI_Type_free(&one.handle));
            continue;
        }
        judge(next, one);
        pool.push_back(one);
    }
    while (pool.size() > given) {  // the first ones first: what stands on them goes on
        const std::size_t which = given + static_cast<std::size_t>(next.upto(static_cast<int>(pool.size() - given) - 1));
        DO(MPI_Type_free(&pool[which].handle));
        pool.erase(pool.begin() + static_cast<std::ptrdiff_t>(which));
        if (pool.size() > given)
            judge(next, pool.back());
    }
}

void start()
{
    DO(MPI_Init(nullptr, nullptr));
    DO(MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const bool is_started = (start(), true);
    (void)is_started;
    run(data, size);
    return 0;
}

#ifndef SOLO_FUZZER
int main(int argc, char **argv)
{
    const long seeds = argc > 1 ? std::atol(argv[1]) : 3000;
    const long first = argc > 2 ? std::atol(argv[2]) : 1;
    for (long seed = first; seed < first + seeds; ++seed) {
        std::mt19937 random(static_cast<unsigned>(seed));
        std::vector<std::uint8_t> input(600);
        for (std::uint8_t &each : input)
            each = static_cast<std::uint8_t>(random());
        LLVMFuzzerTestOneInput(input.data(), input.size());
    }
    std::printf("%ld seeds\n", seeds);
    return MPI_Finalize();
}
#endif
