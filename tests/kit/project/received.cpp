// Prints what completes in each call: what it brought, and whether its status says anything.
#include <bindery/tool.hpp>

#include <cstdio>

struct received {
    template <class Call>
    auto operator()(Call &call)
    {
        call.keep();
        const auto result = call.next();
        for (const bindery::completed_operation &one : call.completed()) {
            int count = -1;
            PMPI_Get_elements(&one.status, MPI_BYTE, &count);
            const bool is_empty = one.status.MPI_SOURCE == MPI_ANY_SOURCE && one.status.MPI_TAG == MPI_ANY_TAG;
            std::fprintf(stderr, "%s: %d brought %lld, status %d%s\n", Call::routine.name().data(), one.index,
                         (long long)one.bytes_received(), count, is_empty ? " of nobody" : "");
        }
        return result;
    }
};

BINDERY_TOOL(received, completes_requests)
