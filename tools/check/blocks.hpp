// Collective calls with an array of counts: what this process gives to each of the others, and takes from it.
#pragma once

#include "calls.hpp"
#include "current.hpp"
#include "events.hpp"
#include "significance.hpp"

#include <utility>
#include <vector>

namespace check {

constexpr int most_blocks = 16;  // of which all processes are compared

struct block {
    MPI_Count count;
    MPI_Datatype datatype;
    MPI_Aint displacement;  // in bytes
};

template <class Call>
constexpr bool has_blocks = Call::has_communicator && (Call::has_send_counts || Call::has_receive_counts);
template <class Call>
constexpr bool has_common_counts =
    Call::is(bindery::collective) && Call::has_operation && requires(Call &call) { call.recvcounts[0]; };

MPI_Count bytes_of_one(MPI_Datatype datatype);  // 0 if it cannot be used

void add_blocks(const communication &call, array_of what, const std::vector<block> &blocks);

// A finding if bytes of the receive buffer are in two blocks (MPI 5.0, 6.5): `blocks` have datatypes without gaps.
void check_blocks(const communication &call, std::vector<block> blocks);

// How many blocks the call gives, and how many it takes.
template <class Call>
std::pair<int, int> block_numbers(Call &call)
{
    if constexpr (Call::is(bindery::neighborhood)) {
        const bindery::detail::neighbors near(call.communicator());
        return {int(near.destinations.size()), int(near.sources.size())};
    } else {
        const int number = bindery::detail::remote_size(call.communicator());
        return {number, number};
    }
}

template <class Call>
std::vector<block> blocks_given(Call &call, int number)
{
    std::vector<block> result;
    if constexpr (Call::has_send_counts)
        if (call.send_buffer() != MPI_IN_PLACE && is_significant(call, rooted::sends) && call.send_counts()) {
            if constexpr (Call::has_send_datatypes)
                if (!call.send_datatypes())
                    return {};
            for (int i = 0; i < number; ++i) {
                if constexpr (Call::has_send_datatypes)
                    result.push_back({call.send_counts()[i], call.send_datatypes()[i], 0});
                else
                    result.push_back({call.send_counts()[i], call.send_datatype(), 0});
            }
        }
    return result;
}

template <class Call>
std::vector<block> blocks_taken(Call &call, int number)
{
    std::vector<block> result;
    if constexpr (Call::has_receive_counts)
        if (is_significant(call, rooted::receives) && call.receive_counts() && call.receive_displacements()) {
            if constexpr (Call::has_receive_datatypes)
                if (!call.receive_datatypes())
                    return {};
            for (int i = 0; i < number; ++i) {
                const MPI_Aint place = call.receive_displacements()[i];
                if constexpr (Call::has_receive_datatypes) {
                    result.push_back({call.receive_counts()[i], call.receive_datatypes()[i], place});
                } else {
                    const MPI_Datatype datatype = call.receive_datatype();
                    result.push_back({call.receive_counts()[i], datatype, MPI_Aint(place * bytes_of_one(datatype))});
                }
            }
        }
    if constexpr (Call::has_root_rank)  // its own block stays where it is
        if (!result.empty() && call.send_buffer() == MPI_IN_PLACE && call.root_rank() >= 0 && call.root_rank() < number)
            result[call.root_rank()].count = 0;
    return result;
}

// After the event of a collective call.
template <class Call>
void compare_blocks(Call &call, const communication &one)
{
    const own_calls mark;
    if (one.comm == unknown_object || bindery::detail::is_inter(call.communicator()))
        return;
    if constexpr (has_blocks<Call>) {
        const auto [given, taken] = block_numbers(call);
        const std::vector<block> blocks = blocks_taken(call, taken);
        add_blocks(one, array_of::given, blocks_given(call, given));
        add_blocks(one, array_of::taken, blocks);
        if (!Call::is(bindery::neighborhood))
            check_blocks(one, blocks);
    } else if constexpr (has_common_counts<Call>) {
        const int number = bindery::detail::group_size(call.communicator());
        std::vector<block> common;
        for (int i = 0; call.recvcounts && i < number; ++i)
            common.push_back({call.recvcounts[i], call.send_datatype(), 0});
        add_blocks(one, array_of::same, common);
    }
}

// Arrays that must stay as they are until the operation is complete.
template <class Call>
std::vector<range> arrays_of(Call &call)
{
    std::vector<range> result;
    if constexpr (has_blocks<Call> && Call::is(bindery::nonblocking)) {
        const auto [given, taken] = block_numbers(call);
        const auto add = [&](const auto *array, int number) {
            if (array)
                result.push_back({reinterpret_cast<const char *>(array), sizeof *array * number});
        };
        if constexpr (Call::has_send_counts) {
            if (call.send_buffer() != MPI_IN_PLACE && is_significant(call, rooted::sends)) {
                add(call.send_counts(), given);
                add(call.send_displacements(), given);
            }
        }
        if constexpr (Call::has_receive_counts) {
            if (is_significant(call, rooted::receives)) {
                add(call.receive_counts(), taken);
                add(call.receive_displacements(), taken);
            }
        }
    }
    return result;
}

}  // namespace check
