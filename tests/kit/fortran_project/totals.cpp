// A process of tests/fortran/twelve.F90 calls this, with bytes sent and received; process 0 prints it.
#include <bindery/tool.hpp>

#include <cstdio>

struct totals {
    int calls[bindery::routine_numbers] = {};
    MPI_Count sent[bindery::routine_numbers] = {}, received[bindery::routine_numbers] = {};

    template <class Call>
    auto operator()(Call &call)
    {
        constexpr int n = Call::routine.number;
        if constexpr (Call::is(bindery::completes_requests))
            call.keep();
        const auto result = call.next();
        ++calls[n];
        sent[n] += call.bytes_sent();
        received[n] += call.bytes_received();
        if constexpr (Call::is(bindery::completes_requests))
            for (const auto &operation : call.completed())
                received[n] += operation.bytes_received();
        return result;
    }

    void finalizing()
    {
        int rank;
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
        for (unsigned short n = 0; rank == 0 && n < bindery::routine_numbers; ++n)
            if (calls[n])
                std::printf("%s %d %lld %lld\n", bindery::routine{n}.name().data(), calls[n], (long long)sent[n],
                            (long long)received[n]);
        std::fflush(stdout);
    }
};

BINDERY_TOOL(totals, bindery::all - bindery::initializes - bindery::finalizes)
