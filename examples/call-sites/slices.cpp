// Bytes that the processes send in each second since MPI_Init.
#include <bindery/counts.hpp>
#include <bindery/tool.hpp>

#include <cstdio>

struct slices {
    std::int64_t start = 0;
    bindery::counts bytes;

    void initialized() { start = bindery::now(); }

    template <class Call>
    auto operator()(Call &call)
    {
        const std::int64_t time = bindery::now() - start;
        const auto result = call.next();
        if (const auto sent = result == MPI_SUCCESS ? call.bytes_sent() : 0) {
            char second[32];
            std::snprintf(second, sizeof second, "second %6lld", (long long)(time / 1'000'000'000));
            bytes.add({}, second, sent);
        }
        return result;
    }
    void finalizing() { bytes.report(bindery::format::csv); }
};

BINDERY_TOOL(slices, point_to_point | collective)
