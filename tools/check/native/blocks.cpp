#include "blocks.hpp"

#include "findings.hpp"
#include "region.hpp"

#include <algorithm>

namespace check {

namespace {

struct block {
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Count displacement;  // in bytes
};

std::vector<block> blocks_of(const block_arrays &arrays)
{
    std::vector<block> result;
    if (!arrays.counts || !arrays.displacements || (arrays.has_datatypes && !arrays.datatypes))
        return result;
    const MPI_Count unit = !arrays.has_datatypes && is_usable(arrays.datatype) ? facts_of(arrays.datatype).size : 1;
    for (int i = 0; i < arrays.number; ++i)
        result.push_back({arrays.counts[i], arrays.has_datatypes ? arrays.datatypes[i] : arrays.datatype,
                          arrays.displacements[i] * unit});
    return result;
}

void add_blocks(const communication &call, array_of what, const std::vector<block> &blocks)
{
    if (blocks.size() > most_blocks)
        return;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        auto one = event_of<block_event>(call);
        one.process = std::int32_t(i);
        one.array = what;
        one.datatype = is_usable(blocks[i].datatype) ? facts_of(blocks[i].datatype).number : unknown_datatype;
        one.elements = blocks[i].count;
        add(one, call.number);
    }
}

// Blocks with gaps are not compared.
void check_blocks(const communication &call, std::vector<block> blocks)
{
    const auto is_known = [](const block &one) { return is_usable(one.datatype) && facts_of(one.datatype).is_dense; };
    if (!std::ranges::all_of(blocks, is_known))
        return;
    std::erase_if(blocks, [](const block &one) { return one.count <= 0; });
    std::ranges::sort(blocks, {}, &block::displacement);
    MPI_Count end = 0;
    bool is_first = true;
    for (const block &one : blocks) {
        const datatype_facts facts = facts_of(one.datatype);
        const MPI_Count begin = one.displacement + facts.low;
        if (!is_first && begin < end) {
            report({sort::buffer, call.routine, call.site, "receive buffer"}, "has blocks that overlap");
            return;
        }
        end = begin + one.count * facts.size;
        is_first = false;
    }
}

}  // namespace

void compare_arrays(const communication &one, const block_arrays &given, const block_arrays &taken, int own_block,
                    bool are_disjoint)
{
    std::vector<block> blocks = blocks_of(taken);
    if (own_block >= 0 && own_block < int(blocks.size()))
        blocks[std::size_t(own_block)].count = 0;
    add_blocks(one, array_of::given, blocks_of(given));
    add_blocks(one, array_of::taken, blocks);
    if (are_disjoint)
        check_blocks(one, std::move(blocks));
}

void compare_common_counts(const communication &one, numbers counts, MPI_Datatype datatype, int number)
{
    std::vector<block> common;
    for (int i = 0; counts && i < number; ++i)
        common.push_back({counts[i], datatype, 0});
    add_blocks(one, array_of::same, common);
}

std::vector<range> bytes_of(const block_arrays &given, const block_arrays &taken)
{
    std::vector<range> result;
    for (const block_arrays *const arrays : {&given, &taken})
        for (const numbers &array : {arrays->counts, arrays->displacements})
            if (array && arrays->number)
                result.push_back(array.bytes(arrays->number));
    return result;
}

}  // namespace check
