// A loop of MPI_Comm_rank for bench/tools.sh; and, with -DHAND, the tool that one would write by hand; with -DKIT, that of the kit.
#if defined(KIT)

#include <bindery/tool.hpp>

struct empty {
    template <class Call>
    auto operator()(Call &call)
    {
        return call.next();
    }
};

BINDERY_TOOL(empty, KIT)

#elif defined(HAND)

#include <mpi.h>

extern "C" int MPI_Comm_rank(MPI_Comm comm, int *rank) { return PMPI_Comm_rank(comm, rank); }

#else

#include <mpi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

extern "C" __attribute__((noinline)) void loop(long count)
{
    int rank;
    for (long i = 0; i < count; ++i)
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
}

int main(int argc, char **argv)
{
    const long count = argc > 1 ? std::atol(argv[1]) : 10'000'000;
    MPI_Init(&argc, &argv);
    loop(1000);
    std::vector<double> rounds;
    for (int round = 0; round < (count > 100000 ? 9 : 1); ++round) {
        const auto start = std::chrono::steady_clock::now();
        loop(count);
        rounds.push_back(std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count() /
                         count);
    }
    std::sort(rounds.begin(), rounds.end());
    std::printf("%.2f", rounds[rounds.size() / 2]);
    MPI_Finalize();
    return 0;
}

#endif
