// Clocks that differ by seconds and go apart, of which the truth is known: all processes are on one host.
#include <bindery/clocks.hpp>
#include <bindery/tool.hpp>

#include <cstdio>

struct clocked {
    static inline int rank = 0;
    static std::int64_t skewed()
    {
        const std::int64_t time = bindery::now();
        return time + rank * (2'000'000'000 + time / 100'000);
    }
    bindery::clocks of_hosts, of_processes{&skewed};
    bool is_good = true;

    void initialized()
    {
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
        is_good = of_hosts.compare() && of_processes.compare();
    }

    // Whether the clock of rank 0 is what it is between two looks at it.
    static bool is_right(const bindery::clocks &all, std::int64_t (*clock)())
    {
        const std::int64_t before = bindery::now(), time = all.at_root(clock()), after = bindery::now();
        const std::int64_t error = all.error() + 2;  // of rounding
        return time >= before - error && time <= after + error;
    }

    void finalizing()
    {
        is_good = of_hosts.compare() && of_processes.compare() && is_good;
        const bool are_right = is_right(of_hosts, &bindery::now) && is_right(of_processes, &skewed);
        const bool is_exact =
            of_hosts.error() == 0 && of_hosts.drift() == 0 && (of_processes.error() > 0) == (rank > 0);
        std::fprintf(stderr, "clocks of %d: %s, %s, %s\n", rank, is_good ? "compared" : "not compared",
                     are_right ? "right" : "wrong", is_exact ? "exact on a host" : "with an error on a host");
    }
};

BINDERY_TOOL(clocked, none)
