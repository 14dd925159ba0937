// Random datatypes, nested, against a plain model: sizes and bounds, packing and unpacking, external32, messages between types of
// one signature and messages that end within a type, and types made again from their contents (MPI 5.0, chapter 5).
//
// Built as it is, it runs so many seeds, or the inputs that a file has as lines of hexadecimal digits: datatype_fuzz [seeds [first]],
// datatype_fuzz FILE. With -DSOLO_FUZZER and -fsanitize=fuzzer it is a target of libFuzzer.
#include "datatypes_again.h"
#include "random_datatypes.h"

#include <cstring>
#include <fstream>
#include <random>

namespace {

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

// The model's packing: calls `visit` with every byte's place in memory and in the packed form.
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
    DO(MPI_Type_create_struct_c(static_cast<MPI_Count>(types.size()), lengths.data(), bytes.data(), types.data(),
                                &one.handle));
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
    visit_bytes(to.is, count, bytes, [&](std::int64_t at, std::int64_t p, int, int) {
        expected.at(at) = packed[static_cast<std::size_t>(p)];
    });
    MPI_Status status;
    DO(MPI_Sendrecv_c(source.data(), 1, from.handle, 0, 1, target.data(), count, to.handle, 0, 1, MPI_COMM_SELF,
                      &status));
    CHECK(target == expected);
    MPI_Count elements, whole;
    DO(MPI_Get_elements_c(&status, to.handle, &elements));
    CHECK(elements == sent);
    DO(MPI_Get_count_c(&status, to.handle, &whole));
    CHECK(whole == (to.is.size() == 0           ? 0
                    : bytes % to.is.size() == 0 ? bytes / to.is.size()
                                                : MPI_Count{MPI_UNDEFINED}));
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

// More memory than this is filled and compared for nothing: time goes better into further types.
constexpr std::int64_t most_bytes = 1 << 19;

std::int64_t span(const model::datatype &type, std::int64_t count)
{
    return type.true_upper() - type.true_lower() + (count > 0 ? count - 1 : 0) * std::abs(type.extent());
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
    if (span(type.is, count) > most_bytes)
        return;
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
        const std::size_t which =
            given + static_cast<std::size_t>(next.upto(static_cast<int>(pool.size() - given) - 1));
        DO(MPI_Type_free(&pool[which].handle));
        pool.erase(pool.begin() + static_cast<std::ptrdiff_t>(which));
        if (pool.size() > given)
            judge(next, pool.back());
    }
}

}  // namespace

#include "fuzz_main.h"
