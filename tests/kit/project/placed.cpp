// Which bytes of the file each access of views.c asks for, and in which way.
#include <bindery/tool.hpp>

#include <cstdio>
#include <string>

struct placed {
    template <class Call>
    auto operator()(Call &call)
    {
        const MPI_Offset offset = call.file_offset();
        std::string blocks;
        bool is_first = true;
        call.for_each_file_block([&](MPI_Offset begin, MPI_Count size) {
            if (is_first && begin != offset)
                blocks = "(begins at " + std::to_string(offset) + ')';
            blocks += ' ' + std::to_string(begin) + '+' + std::to_string(size);
            is_first = false;
        });
        int rank;
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
        constexpr const char *names[] = {"none", "explicit", "individual", "shared"};
        const char *const who = Call::is(bindery::collective_on_file) ? "collective" : "independent";
        const char *const at = names[int(Call::routine.info().positioning)];
        if constexpr (Call::is(bindery::moves_data))
            std::fprintf(stderr, "asked|%d|%s|%s %s %s\n", rank, offset < 0 ? " unknown" : blocks.c_str(),
                         Call::routine.name().data(), who, at);
        return call.next();
    }
};

BINDERY_TOOL(placed, bindery::io)
