// Collective calls with an array of counts: what this process gives to each of the others, and takes from it.
#pragma once

#include "call_facts.hpp"
#include "current.hpp"
#include "events.hpp"
#include "significance.hpp"

#include <utility>
#include <vector>

namespace check {

constexpr int most_blocks = 16;  // of which all processes are compared

// Numbers of int or of a larger type.
class numbers {
public:
    numbers() = default;
    template <class Number>
    explicit numbers(const Number *first) : first_(first)
                                          , size_(sizeof(Number))
    {
    }

    explicit operator bool() const { return first_; }
    MPI_Count operator[](int i) const
    {
        return size_ == sizeof(std::int32_t) ? static_cast<const std::int32_t *>(first_)[i]
                                             : static_cast<const std::int64_t *>(first_)[i];
    }
    range bytes(int number) const { return {static_cast<const char *>(first_), first_ ? size_ * number : 0}; }

private:
    const void *first_ = nullptr;
    std::size_t size_ = 0;
};

// The arrays of counts that a call gives, or those that it takes.
struct block_arrays {
    int number = 0;
    numbers counts = {}, displacements = {};
    MPI_Datatype datatype = MPI_DATATYPE_NULL;
    bool has_datatypes = false;  // one for each block; displacements are in bytes
    const MPI_Datatype *datatypes = nullptr;
};

template <class Call>
constexpr bool has_blocks = Call::has_communicator && (Call::has_send_counts || Call::has_receive_counts);
template <class Call>
constexpr bool has_common_counts =
    Call::is(bindery::collective) && Call::has_operation && requires(Call &call) { call.recvcounts[0]; };

// After the event of a collective call. `own_block`: the block of this process, if it stays where it is; -1: none. `are_disjoint`: a
// finding if bytes of the receive buffer are in two blocks (MPI 5.0, 6.5).
void compare_arrays(const communication &one, const block_arrays &given, const block_arrays &taken, int own_block,
                    bool are_disjoint);
void compare_common_counts(const communication &one, numbers counts, MPI_Datatype datatype, int number);
std::vector<range> bytes_of(const block_arrays &given, const block_arrays &taken);

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
block_arrays arrays_given(Call &call, int number)
{
    block_arrays result;
    if constexpr (Call::has_send_counts)
        if (call.send_buffer() != MPI_IN_PLACE && is_significant(call, rooted::sends)) {
            result.number = number;
            result.counts = numbers(call.send_counts());
            result.displacements = numbers(call.send_displacements());
            result.has_datatypes = Call::has_send_datatypes;
            if constexpr (Call::has_send_datatypes)
                result.datatypes = call.send_datatypes();
            else
                result.datatype = call.send_datatype();
        }
    return result;
}

template <class Call>
block_arrays arrays_taken(Call &call, int number)
{
    block_arrays result;
    if constexpr (Call::has_receive_counts)
        if (is_significant(call, rooted::receives)) {
            result.number = number;
            result.counts = numbers(call.receive_counts());
            result.displacements = numbers(call.receive_displacements());
            result.has_datatypes = Call::has_receive_datatypes;
            if constexpr (Call::has_receive_datatypes)
                result.datatypes = call.receive_datatypes();
            else
                result.datatype = call.receive_datatype();
        }
    return result;
}

template <class Call>
void compare_blocks([[maybe_unused]] Call &call, const communication &one)
{
    if constexpr (has_blocks<Call> || has_common_counts<Call>) {
        const own_calls mark;
        if (one.comm == unknown_object || bindery::detail::is_inter(call.communicator()))
            return;
        if constexpr (has_blocks<Call>) {
            const auto [given, taken] = block_numbers(call);
            int own_block = -1;
            if constexpr (Call::has_root_rank)
                if (call.send_buffer() == MPI_IN_PLACE)
                    own_block = call.root_rank();
            compare_arrays(one, arrays_given(call, given), arrays_taken(call, taken), own_block,
                           !Call::is(bindery::neighborhood));
        } else {
            const int number = bindery::detail::group_size(call.communicator());
            compare_common_counts(one, numbers(call.recvcounts), call.send_datatype(), number);
        }
    }
}

// Arrays that must stay as they are until the operation is complete.
template <class Call>
std::vector<range> arrays_of(Call &call)
{
    const auto [given, taken] = block_numbers(call);
    return bytes_of(arrays_given(call, given), arrays_taken(call, taken));
}

}  // namespace check
