// How far apart processes arrive at blocking collective calls: the sum of milliseconds between the first and the last, by place.
#include <bindery/clocks.hpp>
#include <bindery/counts.hpp>
#include <bindery/gather.hpp>
#include <bindery/identity.hpp>
#include <bindery/tool.hpp>

#include <algorithm>
#include <cstring>
#include <map>
#include <mutex>
#include <vector>

struct arrival {
    static constexpr bool caller = true, identities = true;
    struct row {
        std::uint64_t on, number;  // which communicator, and which call on it
        std::int64_t time;
    };
    struct place {
        bindery::call_site site;
        bindery::routine routine;
    };
    bindery::clocks clocks;
    std::mutex lock;
    std::vector<row> rows;
    std::vector<place> places;
    std::map<std::uint64_t, std::uint64_t> calls;

    void initialized() { clocks.compare(); }

    template <class Call>
    auto operator()(Call &call)
    {
        const std::int64_t time = bindery::now();
        const auto site = call.site();
        if (const auto on = bindery::identity_of(call); on->number) {
            const std::lock_guard hold(lock);
            rows.push_back({on->number, calls[on->number]++, time});
            places.push_back({site, Call::routine});
        }
        return call.next();
    }

    // Rank 0 reports for the communicators that it is in.
    void finalizing()
    {
        clocks.compare();
        for (row &one : rows)
            one.time = clocks.at_root(one.time);
        std::map<std::pair<std::uint64_t, std::uint64_t>, std::pair<std::int64_t, std::int64_t>> spans;
        const std::string own(reinterpret_cast<const char *>(rows.data()), rows.size() * sizeof(row));
        bindery::gather_each(MPI_COMM_WORLD, own, [&](int, const std::string &data) {
            for (std::size_t at = 0; at < data.size(); at += sizeof(row)) {
                row one;
                std::memcpy(&one, data.data() + at, sizeof one);
                auto &[first, last] = spans.try_emplace({one.on, one.number}, one.time, one.time).first->second;
                first = std::min(first, one.time);
                last = std::max(last, one.time);
            }
        });
        bindery::counts spread;
        for (std::size_t i = 0; !spans.empty() && i < rows.size(); ++i) {
            const auto [first, last] = spans[{rows[i].on, rows[i].number}];
            spread.add(places[i].site, places[i].routine.name(), (last - first) / 1'000'000);
        }
        spread.report();
    }
};

BINDERY_TOOL(arrival, collective &blocking)
