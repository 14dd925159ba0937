// Prints what completed in each call, after errors, too; that what was remembered of it is forgotten; and what the kit allocates in a poll.
#include <bindery/pending.hpp>
#include <bindery/tool.hpp>

#include <cstdio>

#include <stdlib.h>

extern "C" void *__libc_malloc(size_t size);

static long allocations;

extern "C" [[gnu::visibility("default")]] void *malloc(size_t size)
{
    ++allocations;
    return __libc_malloc(size);
}

struct completions {
    bindery::pending<int> live;
    long polls = 0, allocated = 0;

    template <class Call>
    int operator()(Call &call)
    {
        if constexpr (Call::is(bindery::completes_requests)) {
            const MPI_Request request = call.requests().size() == 1 ? call.requests()[0] : MPI_REQUEST_NULL;
            const long before = allocations;
            long others = 0;
            const int result = completed_by(call, others);
            polls += 1;
            allocated += allocations - before - others;
            if (request != MPI_REQUEST_NULL && call.requests()[0] == MPI_REQUEST_NULL && live.get(request))
                std::fprintf(stderr, "completed %s, and is remembered\n", Call::routine.name().data());
            return result;
        } else {
            const int result = call.next();
            for (MPI_Request request : call.requests())
                if constexpr (Call::is(bindery::persistent))
                    live.replace(request, 1);
                else
                    live.put(request, 1);
            if constexpr (Call::is(bindery::persistent))
                reuse(call.requests()[0]);
            return result;
        }
    }

    // As if another thread got the handle of a complete operation before the tool asked for its value.
    void reuse(MPI_Request handle)
    {
        bindery::pending<int> values;
        const auto value_before = [&values, handle](int next) {
            MPI_Request request = handle;
            auto held = values.hold({&request, 1});
            request = MPI_REQUEST_NULL;
            values.replace(handle, next);
            return held.of({0, handle, {}}).value_or(0);
        };
        const int none = value_before(1), first = value_before(2);
        {
            const auto held = values.hold({&handle, 1});
            values.replace(handle, 3);  // of a value that is held, though the operation goes on
        }
        int visits = 0, visited = 0;
        values.for_each([&](MPI_Request request, int value) {
            ++visits;
            visited = request == handle ? value : -1;
        });
        if (visits != 1 || visited != 3 || values.size() != 1)
            std::fprintf(stderr, "completed after %d visits, the last to %d\n", visits, visited);
        if (none != 0 || first != 1 || values.get(handle) != 3 || values.take(handle) != 3 || values.take(handle) ||
            values.size() != 0)
            std::fprintf(stderr, "completed with the value of another operation\n");
    }

    template <class Call>
    int completed_by(Call &call, long &others)
    {
        call.keep();
        auto held = live.hold(call.requests());
        const long before = allocations;
        const int result = call.next();
        if (!call.completed().empty())
            others = allocations - before;  // MPI's own: it may allocate for errors, but not in a poll
        constexpr bool polls = Call::routine == bindery::routines::Test || Call::routine == bindery::routines::Testsome;
        if (call.completed().empty() && polls && result == MPI_SUCCESS)
            return result;
        std::fprintf(stderr, "completed %s%s:", Call::routine.name().data(), result == MPI_SUCCESS ? "" : " failed");
        for (const auto &operation : call.completed()) {
            const bool failed = operation.status.MPI_ERROR != MPI_SUCCESS && result != MPI_SUCCESS;
            std::fprintf(stderr, " %d%s", operation.index, failed ? "!" : "");
            if (operation.index == 1 && !held.of(operation))
                std::fprintf(stderr, " is not remembered");
        }
        std::fprintf(stderr, "\n");
        return result;
    }

    void finalizing() { std::fprintf(stderr, "finalizing: %d allocations\n", polls > 4000 ? int(allocated) : -1); }
};

BINDERY_TOOL(completions, bindery::completes_requests | bindery::named("MPI_Irecv", "MPI_Recv_init"))
