// Bytes between processes, by their ranks in MPI_COMM_WORLD, as those who send and as those who receive count them.
#include <bindery/counts.hpp>
#include <bindery/operations.hpp>
#include <bindery/tool.hpp>

#include <string>

struct peers {
    static constexpr bool identities = true;
    bindery::operations_with_peers all;
    bindery::counts bytes;

    template <class Call>
    auto operator()(Call &call)
    {
        return all.follow(call, [&](const bindery::operation &done) {
            int rank;
            PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
            for (const bindery::peer_transfer &one : done.peers) {
                const int other = done.on->world_rank(one.rank);
                if (other < 0 || one.datatype == MPI_DATATYPE_NULL || (one.sent && one.received))
                    add("wrong", done, rank, other, 1);
                add("sent", done, rank, other, one.sent);
                add("received", done, other, rank, one.received);
            }
        });
    }

    void add(const char *how, const bindery::operation &done, int from, int to, MPI_Count amount)
    {
        const bool is_message = done.is.is(bindery::point_to_point);
        const std::string name = is_message ? "messages" : std::string(done.is.name());
        if (amount)
            bytes.add({}, std::string(how) + ' ' + name + ' ' + std::to_string(from) + " to " + std::to_string(to),
                      amount);
    }
    void finalizing() { bytes.report(bindery::format::csv); }
};

BINDERY_TOOL(peers, operation_calls)
