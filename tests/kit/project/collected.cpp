// Results of all processes by every way that the kit has.
#include <bindery/counts.hpp>
#include <bindery/tool.hpp>

#include <cstdio>

struct collected {
    bindery::counts barriers;

    int operator()(bindery::calls::Barrier &call)
    {
        barriers.add({}, "a \"b\"\\\x1f", 2);
        return call.next();
    }

    void finalizing()
    {
        int rank;
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
        std::string ranks = std::to_string(rank);
        bool is_good = bindery::gather(MPI_COMM_WORLD, ranks,
                                       [](std::string &data, const std::string &other) { data += " " + other; });
        if (rank == 0)
            std::fprintf(stderr, "gathered %s\n", ranks.c_str());
        const auto print = [](int from, const std::string &data) {
            std::fprintf(stderr, "from %d: %zu\n", from, data.size());
        };
        is_good = bindery::gather_each(MPI_COMM_WORLD, std::string(100000 * rank, 'x'), print) && is_good;
        is_good = barriers.report(bindery::format::text, stderr) && is_good;
        is_good = barriers.report(bindery::format::csv, stderr) && is_good;
        is_good = barriers.report(bindery::format::json, stderr) && is_good;
        if (!is_good)
            std::fprintf(stderr, "failed in %d\n", rank);
    }
};

BINDERY_TOOL(collected, none)
