// Where each call comes from, and what clocks and numbers of threads say.
#include <bindery/tool.hpp>

#include <cstdio>
#include <cstring>

struct sites {
    static constexpr bool caller = CALLER;
    bindery::call_site known[16];
    bindery::routine routines[16];
    int count = 0, thread = bindery::thread_number();
    std::uint64_t first_tick = bindery::ticks();
    std::int64_t first = bindery::now();

    template <class Call>
    auto operator()(Call &call)
    {
        if (count < 16) {
            routines[count] = Call::routine;
            known[count++] = call.site();
        }
        return call.next();
    }

    void finalizing()
    {
        for (int i = 0; i < count; ++i) {
            const char *const slash = std::strrchr(known[i].image(), '/');
            std::fprintf(stderr, "site %s %s %s %s number %d\n", routines[i].name().data(), known[i].text(),
                         known[i].function(), slash ? slash + 1 : "?", known[i].number());
        }
        const double passed = double(bindery::now() - first);
        const double counted = double(bindery::nanoseconds_of(bindery::ticks() - first_tick));
        std::fprintf(stderr, "site thread %d, %s\n", bindery::thread_number() - thread,
                     passed > 0 && counted > 0.9 * passed && counted < 1.1 * passed ? "clocks agree" : "clocks differ");
    }
};

BINDERY_TOOL(sites, bindery::named("MPI_Barrier", "MPI_Bcast"))
