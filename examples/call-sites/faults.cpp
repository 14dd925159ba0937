// One fault in a program: BINDERY_FAULTS_DO is error, delay or drop (a send that is never made), BINDERY_FAULTS_AT the number of the call
// that gets it, counted from 1 on each process. BINDERY_FAULTS_OFF has routines that never do.
#include <bindery/tool.hpp>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <unistd.h>

struct faults {
    static constexpr bool caller = true;
    const char *const what = bindery::option("do"), *const at = bindery::option("at");
    const long wanted = at ? std::atol(at) : 1;
    std::atomic<long> calls = 0;

    template <class Call>
    auto operator()(Call &call)
    {
        if (!what || ++calls != wanted)
            return call.next();
        const std::string_view fault(what);
        std::fprintf(stderr, "%s: %s at %s\n", what, Call::routine.name().data(), call.site().text());
        if (fault == "error")
            return call.fail(MPI_ERR_OTHER);
        if (fault == "delay")
            usleep(100'000);
        constexpr bool is_message =
            Call::is(bindery::point_to_point) && Call::has_send_buffer && !Call::has_receive_buffer;
        if constexpr (is_message && Call::is(bindery::blocking))
            if (fault == "drop")
                return int(MPI_SUCCESS);
        return call.next();
    }
};

BINDERY_TOOL(faults, point_to_point | collective | completion | io)
