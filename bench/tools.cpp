// Loops of calls for bench/tools.sh; and, with -DHAND, the tool that one would write by hand; with -DKIT, that of the kit; with -DPENDING,
// a tool that remembers a value for each receive.
#if defined(PENDING)

#include <bindery/pending.hpp>
#include <bindery/tool.hpp>

struct remembers {
    bindery::pending<long> started;
    long ended = 0;

    template <class Call>
    auto operator()(Call &call)
    {
        if constexpr (Call::is(bindery::completes_requests)) {
            call.keep();
            auto held = started.hold(call.requests());
            const auto result = call.next();
            for (const auto &operation : call.completed())
                if (const auto start = held.of(operation))
                    ended += *start;
            return result;
        } else {
            const auto result = call.next();
            started.put(call.requests()[0], 1);
            return result;
        }
    }
};

BINDERY_TOOL(remembers, bindery::named("MPI_Irecv", "MPI_Test", "MPI_Wait", "MPI_Waitall"))

#elif defined(KIT)

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
#include <cstring>
#include <vector>

static const char *what;

static int sent, received;

static void receive(MPI_Request *request) { MPI_Irecv(&received, 1, MPI_INT, 0, 1, MPI_COMM_SELF, request); }

static void send() { MPI_Send(&sent, 1, MPI_INT, 0, 1, MPI_COMM_SELF); }

extern "C" __attribute__((noinline)) void loop(long count)
{
    int rank, flag;
    MPI_Request requests[4] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    if (!std::strcmp(what, "rank")) {
        for (long i = 0; i < count; ++i)
            MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    } else if (!std::strcmp(what, "poll")) {
        receive(requests);
        for (long i = 0; i < count; ++i)
            MPI_Test(requests, &flag, MPI_STATUS_IGNORE);
        send();
        MPI_Wait(requests, MPI_STATUS_IGNORE);
    } else if (!std::strcmp(what, "wait")) {
        for (long i = 0; i < count; ++i) {
            receive(requests);
            send();
            MPI_Wait(requests, MPI_STATUS_IGNORE);
        }
    } else {  // null
        for (long i = 0; i < count; ++i)
            MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
    }
}

int main(int argc, char **argv)
{
    what = argc > 1 ? argv[1] : "rank";
    const long count = argc > 2 ? std::atol(argv[2]) : 10'000'000;
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
