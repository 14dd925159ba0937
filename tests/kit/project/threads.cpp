// The tool sees this while threads call at once: each call once, the tool's own not at all, each receive when it completes.
#include <bindery/pending.hpp>
#include <bindery/tool.hpp>

#include <atomic>
#include <cstdio>

struct threads {
    static constexpr bool guard = true;
    std::atomic<long> seen[bindery::routine_numbers];
    std::atomic<long> completed, mistaken;
    bindery::pending<int> tags;

    void initialized() { std::fprintf(stderr, "initialized %ld\n", seen[bindery::routines::Comm_rank.number].load()); }
    void finalizing()
    {
        std::fprintf(stderr, "finalizing after");
        for (auto routine : {bindery::routines::Comm_rank, bindery::routines::Irecv, bindery::routines::Waitall})
            std::fprintf(stderr, " %ld", seen[routine.number].load());
        std::fprintf(stderr, ", %ld completed, %ld mistaken\n", completed.load(), mistaken.load());
    }

    template <class Call>
    auto operator()(Call &call)
    {
        ++seen[Call::routine.number];
        int rank;
        MPI_Comm_rank(MPI_COMM_SELF, &rank);  // goes past the tool
        if constexpr (Call::is(bindery::completes_requests))
            return completed_by(call);
        const auto result = call.next();
        if constexpr (Call::has_receive_tag && Call::is(bindery::nonblocking))
            tags.put(*call.requests().begin(), call.receive_tag());
        return result;
    }

    template <class Call>
    int completed_by(Call &call)
    {
        call.keep();
        auto held = tags.hold(call.requests());
        const int result = call.next();
        for (const auto &operation : call.completed()) {
            if (operation.index != 0)  // the receive is the first of two
                continue;
            ++completed;
            mistaken += held.of(operation) != operation.status.MPI_TAG;
        }
        return result;
    }
};

BINDERY_TOOL(threads, bindery::named("MPI_Comm_rank", "MPI_Irecv", "MPI_Test", "MPI_Waitall"))
