// Writes what it derives of each call: routine, bytes sent and received, the peer; and each operation that completes.
#include <bindery/pending.hpp>
#include <bindery/tool.hpp>

#include <cstdio>
#include <string>

struct bytes {
    std::FILE *log = nullptr;
    bindery::pending<bindery::routine> started;

    void initialized()
    {
        int rank;
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
        const std::string path = std::string(bindery::option("log")) + "." + std::to_string(rank);
        log = std::fopen(path.c_str(), "w");
    }
    void finalizing() { std::fclose(log); }

    template <class Call>
    auto operator()(Call &call)
    {
        if constexpr (Call::is(bindery::completes_requests))
            call.keep();
        auto held = started.hold(requests_of(call));
        const auto result = call.next();
        const MPI_Count sent = Call::is(bindery::persistent) ? call.bytes_sent_by_start() : call.bytes_sent();
        std::fprintf(log, "%s %lld %lld %d\n", Call::routine.name().data() + 4, (long long)sent,
                     (long long)call.bytes_received(), call.peer() == MPI_PROC_NULL ? -1 : call.peer());
        if constexpr (Call::has_requests && !Call::is(bindery::completes_requests))
            started.put(*call.requests().begin(), Call::routine);
        if constexpr (Call::is(bindery::completes_requests))
            for (const auto &operation : call.completed())
                write(operation, held.of(operation));
        return result;
    }

    template <class Call>
    static bindery::array<const MPI_Request> requests_of(const Call &call)
    {
        if constexpr (Call::is(bindery::completes_requests))
            return call.requests();
        return {nullptr, 0};
    }

    void write(const bindery::completed_operation &operation, std::optional<bindery::routine> routine)
    {
        if (routine == bindery::routines::Irecv)
            std::fprintf(log, "  Irecv %d %lld %d\n", operation.index, (long long)operation.bytes_received(),
                         operation.status.MPI_SOURCE);
    }
};

BINDERY_TOOL(bytes, bindery::communication | bindery::completion | bindery::io)
