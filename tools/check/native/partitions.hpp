// Partitioned communication (MPI 5.0, 4.2): each partition is ready once between the start and the completion of its operation.
#pragma once

#include "call_facts.hpp"
#include "current.hpp"
#include "events.hpp"
#include "findings.hpp"
#include "operations.hpp"
#include "region.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace check {

template <class Call>
constexpr bool makes_partitions = Call::is(bindery::partitioned) && Call::is(bindery::persistent);
template <class Call>
constexpr bool uses_partitions = Call::is(bindery::partitioned) && !Call::is(bindery::persistent);

// Makes the partitions of a new operation. Their bytes are known if they have no gaps.
template <class Call>
void make_partitions(Call &call, operation &one)
{
    if (call.partitions <= 0)
        return;
    one.ready.assign(std::size_t(call.partitions), false);
    side each;
    if constexpr (Call::has_send_buffer) {
        one.is_partitioned_send = true;
        each = side_of(call.buf, call.count, call.send_datatype());
    } else {
        each = side_of(call.buf, call.count, call.receive_datatype());
    }
    one.partition = each.bytes;
}

// The partitions that a call names, as far as its arguments can be read.
template <class Call>
std::vector<int> partitions_of(Call &call)
{
    if constexpr (requires { call.partition; }) {
        return {call.partition};
    } else if constexpr (requires { call.array_of_partitions; }) {
        const int *const first = call.array_of_partitions;
        return first && call.length > 0 ? std::vector<int>(first, first + call.length) : std::vector<int>();
    } else {
        std::vector<int> all;
        for (int i = call.partition_low; i <= call.partition_high && all.size() < 1'000'000; ++i)
            all.push_back(i);
        return all;
    }
}

// A mistake in a call with partitions: an argument, and the rest of a sentence.
template <class Call>
void check_partition(Call &, std::uint32_t site, const operation &one, int partition, bool is_marked)
{
    const std::string number = std::to_string(partition);
    if (partition < 0 || std::size_t(partition) >= one.ready.size())
        report({sort::argument, Call::routine, site, "partition", one.site},
               "is " + number + ", and the operation of {related} has " + std::to_string(one.ready.size()));
    else if (is_marked && !one.is_active)
        report({sort::request, Call::routine, site, "request", one.site},
               "is of an operation that is not started, of {related}");
    else if (is_marked && one.ready[std::size_t(partition)])
        report({sort::request, Call::routine, site, "partition", one.site},
               "is " + number + ", which is ready already since MPI_Start of the operation of {related}");
}

// Around MPI_Pready, MPI_Pready_range, MPI_Pready_list and MPI_Parrived.
template <class Call, class Next>
int with_partitions(Call &call, std::uint32_t site, Next next)
{
    constexpr bool is_marked = !requires { call.flag; };
    const MPI_Request request = call.requests().empty() ? MPI_REQUEST_NULL : call.requests()[0];
    const std::vector<int> named = partitions_of(call);
    if (request != MPI_REQUEST_NULL)
        change(value_of(request), [&](operation &one) {
            for (const int partition : named)
                if (!one.ready.empty() && one.is_partitioned_send == is_marked)
                    check_partition(call, site, one, partition, is_marked);
        });
    const int result = next();
    if (result != MPI_SUCCESS || request == MPI_REQUEST_NULL)
        return result;
    if constexpr (!is_marked)
        if (!*call.flag)
            return result;
    change(value_of(request), [&](operation &one) {
        for (const int partition : named)
            if (one.is_active && partition >= 0 && std::size_t(partition) < one.ready.size())
                use_partition(one, partition, is_marked);
    });
    return result;
}

// Before a call that waits. Of MPI_THREAD_MULTIPLE other threads may make them ready meanwhile.
inline void check_all_ready(bindery::routine routine, std::uint32_t site, const operation &one)
{
    if (!one.is_active || !one.is_partitioned_send || other_threads_may_call())
        return;
    const auto missing = std::ranges::find(one.ready, false);
    if (missing != one.ready.end())
        report({sort::request, routine, site, "request", one.site},
               "is of the operation of {related}, whose partition " + std::to_string(missing - one.ready.begin()) +
                   " is not ready");
}

}  // namespace check
