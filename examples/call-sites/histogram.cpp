// Sizes of messages for each place in the program that sends, by powers of two, of all processes.
#include <bindery/counts.hpp>
#include <bindery/tool.hpp>

#include <bit>

struct histogram {
    static constexpr bool caller = true;
    bindery::counts sizes;

    template <class Call>
    auto operator()(Call &call)
    {
        const auto site = call.site();
        const auto result = call.next();
        if (const auto bytes = result == MPI_SUCCESS ? call.bytes_sent() : 0)
            sizes.add(site, "< " + std::to_string(2 * std::bit_floor(std::uint64_t(bytes))) + " bytes");
        return result;
    }
    void finalizing() { sizes.report(); }
};

BINDERY_TOOL(histogram, point_to_point | collective)
