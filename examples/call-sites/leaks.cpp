// Requests of nonblocking operations that never complete, by the place in the program that starts them.
#include <bindery/counts.hpp>
#include <bindery/pending.hpp>
#include <bindery/tool.hpp>

struct leaks {
    bindery::pending<std::pair<bindery::call_site, bindery::routine>> live;

    template <class Call>
    auto operator()(Call &call)
    {
        return live.follow(call, [&] { return std::pair{call.site(), Call::routine}; });
    }
    void finalizing()
    {
        bindery::counts left;
        live.for_each([&](MPI_Request, const auto &start) { left.add(start.first, start.second.name()); });
        left.report();
    }
};

BINDERY_TOOL(leaks, nonblocking | completes_requests | named("MPI_Request_free"))
