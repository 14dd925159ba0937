#include "signature.hpp"

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/link.hpp>
#include <bindery/reductions.hpp>

#include <algorithm>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

BND_TOOL_REFERENCE(PMPI_Type_free)
BND_TOOL_REFERENCE(PMPI_Type_get_contents)
BND_TOOL_REFERENCE(PMPI_Type_get_envelope)
#if BND_HAS_MPI_Type_get_envelope_c
BND_TOOL_REFERENCE(PMPI_Type_get_envelope_c)
#endif
BND_TOOL_REFERENCE(PMPI_Type_get_name)

namespace check {

using bindery::detail::json;

namespace {

// Neighbouring elements of one sort.
struct run {
    std::string element;
    MPI_Count number;
};

using signature = std::optional<std::vector<run>>;
constexpr std::size_t most_runs = 64;

struct envelope {
    int integers = 0, addresses = 0, datatypes = 0, combiner = MPI_COMBINER_NAMED;
    bool is_large = false;  // made with counts of type MPI_Count

    explicit envelope(MPI_Datatype datatype)
    {
#if BND_HAS_MPI_Type_get_envelope_c
        MPI_Count few = 0, places = 0, counts = 0, types = 0;
        BND_TOOL_CALL(Type_get_envelope_c)(datatype, &few, &places, &counts, &types, &combiner);
        is_large = counts > 0;
        if (is_large)
            return;
#endif
        BND_TOOL_CALL(Type_get_envelope)(datatype, &integers, &addresses, &datatypes, &combiner);
    }
    bool is_predefined() const
    {
        return combiner == MPI_COMBINER_NAMED || combiner == MPI_COMBINER_F90_REAL ||
               combiner == MPI_COMBINER_F90_COMPLEX || combiner == MPI_COMBINER_F90_INTEGER;
    }
};

// The class of the elements of a predefined datatype, by its name; 0: of several classes, or a program gave it another name.
char class_of(std::string_view name, MPI_Count size)
{
    const auto has = [&](std::string_view part) { return name.find(part) != name.npos; };
    if (!name.starts_with("MPI_") || name.starts_with("MPI_2"))
        return 0;
    for (std::string_view pair :
         {"MPI_FLOAT_INT", "MPI_DOUBLE_INT", "MPI_LONG_DOUBLE_INT", "MPI_LONG_INT", "MPI_SHORT_INT"})
        if (name == pair)
            return 0;
    if (has("COMPLEX"))
        return 'c';
    if (has("REAL") || has("FLOAT") || has("DOUBLE"))
        return 'f';
    if (has("LOGICAL") || has("BOOL"))
        return 'l';
    if (has("BYTE") || has("PACKED"))
        return 'b';
    return size == 1 ? 't' : 'i';
}

signature of_predefined(MPI_Datatype datatype, int combiner)
{
    const MPI_Count size = bindery::detail::type_size(datatype);
    if (size == 0)
        return std::vector<run>{};  // MPI_LB and MPI_UB
    char is = 'f';
    if (combiner == MPI_COMBINER_F90_COMPLEX)
        is = 'c';
    else if (combiner == MPI_COMBINER_F90_INTEGER)
        is = size == 1 ? 't' : 'i';
    else if (combiner == MPI_COMBINER_NAMED)
        is = class_of(name_of(datatype), size);
    if (!is)
        return std::nullopt;
    return std::vector<run>{{is + std::to_string(size), 1}};
}

// False if it becomes too long.
bool append(std::vector<run> &all, const std::vector<run> &more, MPI_Count times)
{
    if (times > 0 && more.size() == 1) {
        if (!all.empty() && all.back().element == more[0].element)
            all.back().number += more[0].number * times;
        else
            all.push_back({more[0].element, more[0].number * times});
        return all.size() <= most_runs;
    }
    for (MPI_Count i = 0; i < times && !more.empty(); ++i)
        for (const run &one : more)
            if (!append(all, {one}, 1))
                return false;
    return true;
}

signature signature_of(MPI_Datatype datatype);

// How many copies of each datatype a constructor takes, by its arguments; empty where this is not known.
std::vector<std::pair<std::size_t, MPI_Count>> copies(int combiner, const std::vector<int> &integers)
{
    const auto product = [&](std::size_t from, std::size_t number) {
        MPI_Count all = 1;
        for (std::size_t i = from; i < from + number; ++i)
            all *= integers[i];
        return all;
    };
    const auto sum = [&](std::size_t from, std::size_t number) {
        MPI_Count all = 0;
        for (std::size_t i = from; i < from + number; ++i)
            all += integers[i];
        return all;
    };
    const auto n = integers.empty() ? std::size_t(0) : std::size_t(integers[0]);
    std::vector<std::pair<std::size_t, MPI_Count>> all;
    switch (combiner) {
    case MPI_COMBINER_DUP:
    case MPI_COMBINER_RESIZED:
        return {{0, 1}};
    case MPI_COMBINER_CONTIGUOUS:
        return {{0, product(0, 1)}};
    case MPI_COMBINER_VECTOR:
    case MPI_COMBINER_HVECTOR:
    case MPI_COMBINER_INDEXED_BLOCK:
    case MPI_COMBINER_HINDEXED_BLOCK:
        return {{0, product(0, 2)}};
    case MPI_COMBINER_INDEXED:
    case MPI_COMBINER_HINDEXED:
        return {{0, sum(1, n)}};
    case MPI_COMBINER_SUBARRAY:
        return {{0, product(1 + n, n)}};
    case MPI_COMBINER_STRUCT:
        for (std::size_t i = 0; i < n; ++i)
            all.emplace_back(i, integers[1 + i]);
        return all;
    default:
        return {};
    }
}

signature of_derived(MPI_Datatype datatype, const envelope &how)
{
    std::vector<int> integers(how.integers + 1);
    std::vector<MPI_Aint> addresses(how.addresses + 1);
    std::vector<MPI_Datatype> inner(how.datatypes + 1);
    constexpr int too_many = 4096;
    if (how.is_large || how.integers > too_many ||
        BND_TOOL_CALL(Type_get_contents)(datatype, how.integers, how.addresses, how.datatypes, integers.data(),
                                         addresses.data(), inner.data()) != MPI_SUCCESS)
        return std::nullopt;
    integers.resize(how.integers);
    const auto parts = copies(how.combiner, integers);
    bool is_known = !parts.empty();
    std::vector<run> all;
    for (const auto &[which, times] : parts) {
        const signature one = is_known ? signature_of(inner[which]) : std::nullopt;
        is_known = one && append(all, *one, times);
    }
    for (int i = 0; i < how.datatypes; ++i)
        if (!envelope(inner[i]).is_predefined())
            BND_TOOL_CALL(Type_free)(&inner[i]);
    return is_known ? signature(all) : std::nullopt;
}

signature signature_of(MPI_Datatype datatype)
{
    const envelope how(datatype);
    return how.is_predefined() ? of_predefined(datatype, how.combiner) : of_derived(datatype, how);
}

}  // namespace

std::string name_of(MPI_Datatype datatype)
{
    char name[MPI_MAX_OBJECT_NAME] = "";
    int length = 0;
    BND_TOOL_CALL(Type_get_name)(datatype, name, &length);
    return name;
}

bool is_predefined(MPI_Datatype datatype) { return envelope(datatype).is_predefined(); }

std::uint16_t operations_of(MPI_Datatype datatype)
{
    if (!is_predefined(datatype))
        return 0;
    const auto found = std::ranges::find(defined_operations, name_of(datatype), &defined_row::datatype);
    return found == std::end(defined_operations) ? 0 : found->operations;
}

std::uint32_t element_of(MPI_Datatype datatype)
{
    const signature one = signature_of(datatype);
    if (!one || one->size() != 1 || one->front().element.starts_with('b'))
        return 0;
    return std::uint32_t(one->front().element[0]) << 8 | std::uint32_t(std::stoi(one->front().element.substr(1)));
}

json signature_as_json(MPI_Datatype datatype)
{
    const signature one = signature_of(datatype);
    if (!one)
        return json::null();
    std::vector<std::vector<json>> runs;
    for (const run &r : *one)
        runs.push_back({r.element, r.number});
    return runs;
}

reduction reduction_of(MPI_Op op)
{
    const std::pair<MPI_Op, reduction> known[] = {
        {MPI_MAX, reduction::max},         {MPI_MIN, reduction::min},       {MPI_SUM, reduction::sum},
        {MPI_PROD, reduction::prod},       {MPI_LAND, reduction::land},     {MPI_BAND, reduction::band},
        {MPI_LOR, reduction::lor},         {MPI_BOR, reduction::bor},       {MPI_LXOR, reduction::lxor},
        {MPI_BXOR, reduction::bxor},       {MPI_MAXLOC, reduction::maxloc}, {MPI_MINLOC, reduction::minloc},
        {MPI_REPLACE, reduction::replace}, {MPI_NO_OP, reduction::no_op},
    };
    for (const auto &[predefined, number] : known)
        if (op == predefined)
            return number;
    return reduction::other;
}

}  // namespace check
