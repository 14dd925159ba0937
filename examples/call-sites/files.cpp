// Bytes that each process writes to and reads from each file, in whichever way the program does it.
#include <bindery/counts.hpp>
#include <bindery/operations.hpp>
#include <bindery/tool.hpp>

#include <string>

struct files {
    static constexpr bool identities = true;
    bindery::operations all;
    bindery::counts bytes;

    template <class Call>
    auto operator()(Call &call)
    {
        return all.follow(call, [&](const bindery::operation &done) {
            if (done.file == MPI_FILE_NULL)
                return;
            int rank;
            PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
            const std::string name = bindery::identity_of<bindery::object::file>(done.file)->file;
            if (done.sent)
                bytes.add({}, name + ", written by " + std::to_string(rank), done.sent);
            if (done.received)
                bytes.add({}, name + ", read by " + std::to_string(rank), done.received);
        });
    }
    void finalizing() { bytes.report(bindery::format::csv); }
};

BINDERY_TOOL(files, bindery::io | bindery::split_end | bindery::completes_requests | named("MPI_Request_free"))
