// How often each object was used since it was made, and which are gone.
#include <bindery/attached.hpp>
#include <bindery/tool.hpp>

#include <atomic>
#include <cstdio>

struct attachments {
    static inline constinit std::atomic<long> freed = 0, mistaken = 0;
    struct uses {
        std::atomic<int> count = 0;
        ~uses() { ++freed; }
    };
    bindery::attached<uses> communicators;
    bindery::attached<uses, bindery::object::window> windows;
    bindery::attached<uses, bindery::object::datatype> datatypes;
    bindery::attached<uses, bindery::object::file> files;

    template <class Call>
    int operator()(Call &call)
    {
        constexpr bool barrier = Call::routine == bindery::routines::Barrier;
        if constexpr (barrier)
            use(call, communicators.of(call.communicator()));
        else if constexpr (Call::has_window)
            use(call, windows.of(call.window()));
        else if constexpr (Call::has_file_handle)
            use(call, files.of(call.file_handle()));
        else
            use(call, datatypes.of(call.send_datatype()));
        return call.next();
    }

    // The program uses what threads make once.
    template <class Call>
    void use(Call &, uses *found)
    {
        const int count = found ? ++found->count : -1;
        if (bindery::thread_number() == 0)
            std::fprintf(stderr, "%s %d, %ld gone\n", Call::routine.name().data(), count, freed.load());
        else
            mistaken += count != 1;
    }

    void initialized() { bindery::thread_number(); }
    void finalizing()
    {
        int left = 0;
        communicators.for_each([&](uses &) { ++left; });
        std::fprintf(stderr, "%ld gone, %d communicators left, %ld mistaken, null %s\n", freed.load(), left,
                     mistaken.load(),
                     communicators.of(MPI_COMM_NULL) || files.of(MPI_FILE_NULL) ? "has a value" : "has none");
    }
};

BINDERY_TOOL(attachments, named("MPI_Barrier", "MPI_Send", "MPI_Win_fence", "MPI_File_write", "MPI_File_close"))
