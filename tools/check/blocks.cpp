#include "blocks.hpp"

#include "findings.hpp"
#include "region.hpp"

#include <algorithm>

namespace check {

MPI_Count bytes_of_one(MPI_Datatype datatype) { return is_usable(datatype) ? facts_of(datatype).size : 0; }

void add_blocks(const communication &call, array_of what, const std::vector<block> &blocks)
{
    if (blocks.size() > most_blocks)
        return;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        event one = event_of(kind::block, call);
        one.peer = std::int32_t(i);
        one.tag = std::int32_t(what);
        one.datatype = is_usable(blocks[i].datatype) ? facts_of(blocks[i].datatype).number : unknown_datatype;
        one.count = blocks[i].count;
        add(one);
    }
}

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
            report({"buffer", call.routine, call.site, "receive buffer"}, "has blocks that overlap");
            return;
        }
        end = begin + one.count * facts.size;
        is_first = false;
    }
}

}  // namespace check
