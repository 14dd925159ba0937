// Who the objects of objects.c are: a line for each use, with the number that the kit gives them.
#include <bindery/identity.hpp>
#include <bindery/operations.hpp>
#include <bindery/tool.hpp>

#include <cstdio>
#include <string>

struct identified {
    static constexpr bool identities = true;

    template <class Call>
    auto operator()(Call &call)
    {
        if constexpr (Call::is(bindery::frees_handle))
            write(*bindery::identity_of(call));
        const auto result = call.next();
        if constexpr (Call::is(bindery::frees_handle))
            return result;
        else if constexpr (Call::is(bindery::creates_handle))
            (void)bindery::new_identity(call)->number;
        else if constexpr (Call::has_communicator || Call::has_window || Call::has_file_handle)
            write(*bindery::identity_of(call));
        return result;
    }

    static std::string listed(const bindery::detail::shared_ranks &ranks)
    {
        std::string text;
        for (std::size_t i = 0; ranks && i < ranks->size(); ++i)
            text += ' ' + std::to_string((*ranks)[i]);
        return text;
    }

    static void write(const bindery::identity &one)
    {
        std::string name = one.name();
        if (one.kind == bindery::object::file)
            name = name.substr(name.rfind('/') + 1);
        int rank;
        PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
        std::fprintf(stderr, "identity|%d|%llu|%s|%s|%s|\n", rank, (unsigned long long)one.number, name.c_str(),
                     listed(one.members).c_str(), listed(one.remote).c_str());
    }
};

BINDERY_TOOL(identified, bindery::named("MPI_Barrier", "MPI_Win_fence", "MPI_File_sync", "MPI_Comm_dup",
                                        "MPI_Comm_free", "MPI_Win_free", "MPI_File_close"))
