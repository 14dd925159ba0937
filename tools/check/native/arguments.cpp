#include "arguments.hpp"

#include <algorithm>
#include <vector>

#include <dlfcn.h>

BND_TOOL_REFERENCE(PMPI_Type_get_envelope)

namespace check {

// MPI 5.0, 7.4.2.
mistake mistake_in(bindery::calls::Comm_split &call)
{
    if (call.color < 0 && call.color != MPI_UNDEFINED)
        return {"color", "is negative, and not MPI_UNDEFINED"};
    return {};
}

// MPI 5.0, 7.3.2.
mistake mistake_in(bindery::calls::Group_incl &call)
{
    std::vector<int> ranks(call.ranks, call.ranks + (call.ranks ? std::max(call.n, 0) : 0));
    std::ranges::sort(ranks);
    const auto twice = std::ranges::adjacent_find(ranks);
    if (twice != ranks.end())
        return {"ranks", "has rank " + std::to_string(*twice) + " more than once"};
    return {};
}

// MPI 5.0, 5.1.3.
mistake mistake_in(bindery::calls::Type_create_subarray &call)
{
    if (!call.array_of_sizes || !call.array_of_subsizes || !call.array_of_starts)
        return {};
    for (int i = 0; i < call.ndims; ++i)
        if (call.array_of_starts[i] + call.array_of_subsizes[i] > call.array_of_sizes[i])
            return {"array_of_starts", "leads beyond the array in dimension " + std::to_string(i) + ", counted from 0"};
    return {};
}

// MPI 5.0, 5.2.
mistake mistake_in(bindery::calls::Pack &call)
{
    const MPI_Count bytes = call.incount * bindery::detail::type_size(call.datatype);
    if (call.position && call.incount > 0 && bytes > call.outsize - *call.position)
        return {"outsize",
                "leaves " + std::to_string(call.outsize - *call.position) + " bytes for " + std::to_string(bytes)};
    return {};
}

// MPI 5.0, 19.1.5.
mistake mistake_in(bindery::calls::Type_free &call)
{
    int integers = 0, addresses = 0, datatypes = 0, combiner = MPI_COMBINER_NAMED;
    if (call.datatype && is_usable(*call.datatype))
        BND_TOOL_CALL(Type_get_envelope)(*call.datatype, &integers, &addresses, &datatypes, &combiner);
    if (combiner == MPI_COMBINER_F90_REAL || combiner == MPI_COMBINER_F90_COMPLEX ||
        combiner == MPI_COMBINER_F90_INTEGER)
        return {"datatype", "is of MPI_Type_create_f90_real, _complex or _integer, and may not be freed"};
    return {};
}

bool is_defined(MPI_Op op, MPI_Datatype datatype)
{
    if (!is_reduction(op) || !is_usable(datatype))
        return true;
    const unsigned known = facts_of(datatype).operations;
    return !known || (known >> unsigned(reduction_of(op)) & 1) != 0;
}

const void *ignored_status_of_fortran()
{
    static const auto *const place = static_cast<const void *const *>(dlsym(RTLD_DEFAULT, "MPI_F_STATUS_IGNORE"));
    return place ? *place : nullptr;
}

early_mistake freed_comm(MPI_Comm comm)
{
    if (number_of_comm(comm) == unknown_object && comm != MPI_COMM_NULL && is_freed({"MPI_Comm", value_of(comm)}) &&
        !call_site::is_from_bindings(current_caller()))
        return {"comm", "was freed"};
    return {};
}

int report_early(const early_mistake &wrong, bindery::routine routine, std::uint32_t site)
{
    report({sort::argument, routine, site, wrong.argument}, wrong.text);
    this_thread.has_mistake = true;
    return asked_class();
}

}  // namespace check
