// Bytes between processes, by their ranks in MPI_COMM_WORLD, in whichever way the program moves them.
#include <bindery/counts.hpp>
#include <bindery/operations.hpp>
#include <bindery/tool.hpp>

#include <string>

struct matrix {
    static constexpr bool identities = true;
    bindery::operations_with_peers all;
    bindery::counts bytes;

    template <class Call>
    auto operator()(Call &call)
    {
        const auto result = all.follow(call, [&](const bindery::operation &done) {
            for (const bindery::peer_transfer &one : done.peers)
                add(*done.on, one, done.is.is(bindery::rma));
        });
        if constexpr (Call::has_window && Call::is(bindery::moves_data) &&
                      !Call::has_requests)  // no call says when it is complete
            call.for_each_peer([&](const auto &one) { add(*bindery::identity_of(call), one, true); });
        return result;
    }

    // Bytes are counted where they are sent; in one-sided communication the target makes no call.
    void add(const bindery::identity &on, const bindery::peer_transfer &one, bool is_one_sided)
    {
        int rank;
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
        const std::string here = std::to_string(rank), there = std::to_string(on.world_rank(one.rank));
        if (one.sent)
            bytes.add({}, here + " to " + there, one.sent);
        if (one.received && is_one_sided)
            bytes.add({}, there + " to " + here, one.received);
    }
    void finalizing() { bytes.report(bindery::format::csv); }
};

BINDERY_TOOL(matrix, operation_calls)
