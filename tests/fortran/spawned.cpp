// In place of an MPI that starts processes: prints, of each process, what the two routines are given, and whether it is nothing where
// the process is not the root. Every process gets the error codes. The children's communicator is a copy of MPI_COMM_SELF.
#include <mpi.h>

#include <cstdio>
#include <string>

namespace {

std::string words(char *const argv[])
{
    if (!argv)
        return " none";
    std::string text;
    for (; *argv; argv++)
        text += std::string(" [") + *argv + ']';
    return text;
}

bool is_root(MPI_Comm comm, int root)
{
    int rank = -1;
    PMPI_Comm_rank(comm, &rank);
    return rank == root;
}

// One process prints all lines: a launcher may mix those of several.
void print(const std::string &text, MPI_Comm comm)
{
    constexpr int length = 4000;
    int rank = -1, size = 0;
    PMPI_Comm_rank(comm, &rank);
    PMPI_Comm_size(comm, &size);
    std::string line = std::to_string(rank) + ' ' + text, lines(length * size, '\0');
    line.resize(length);
    PMPI_Gather(line.data(), length, MPI_CHAR, lines.data(), length, MPI_CHAR, 0, comm);
    for (int i = 0; rank == 0 && i < size; i++)
        std::printf("%s\n", &lines[length * i]);
    std::fflush(stdout);
}

int answer(const std::string &text, int children, int root, MPI_Comm comm, MPI_Comm *intercomm, int codes[])
{
    PMPI_Bcast(&children, 1, MPI_INT, root, comm);
    print(text, comm);
    for (int i = 0; codes != MPI_ERRCODES_IGNORE && i < children; i++)
        codes[i] = MPI_SUCCESS;
    return PMPI_Comm_dup(MPI_COMM_SELF, intercomm);
}

}  // namespace

extern "C" {

int MPI_Comm_spawn(const char *command, char *argv[], int maxprocs, MPI_Info info, int root, MPI_Comm comm,
                   MPI_Comm *intercomm, int array_of_errcodes[])
{
    const bool nothing = !*command && argv == MPI_ARGV_NULL && info == MPI_INFO_NULL;
    if (!is_root(comm, root))
        return answer(nothing ? "spawn nothing" : "spawn something", 0, root, comm, intercomm, array_of_errcodes);
    const std::string text = "spawn " + std::to_string(maxprocs) + " of " + command + words(argv);
    return answer(info == MPI_INFO_NULL ? text : text + " with info", maxprocs, root, comm, intercomm,
                  array_of_errcodes);
}

int MPI_Comm_spawn_multiple(int count, char *array_of_commands[], char **array_of_argv[], const int array_of_maxprocs[],
                            const MPI_Info array_of_info[], int root, MPI_Comm comm, MPI_Comm *intercomm,
                            int array_of_errcodes[])
{
    const bool nothing = !array_of_commands && array_of_argv == MPI_ARGVS_NULL;
    if (!is_root(comm, root))
        return answer(nothing ? "multiple nothing" : "multiple something", 0, root, comm, intercomm, array_of_errcodes);
    std::string text = "multiple";
    int children = 0;
    for (int i = 0; i < count; i++) {
        char *const *const argv = array_of_argv == MPI_ARGVS_NULL ? nullptr : array_of_argv[i];
        text += " " + std::to_string(array_of_maxprocs[i]) + " of " + array_of_commands[i] + words(argv);
        if (array_of_info[i] != MPI_INFO_NULL)
            text += " with info";
        children += array_of_maxprocs[i];
    }
    return answer(text, children, root, comm, intercomm, array_of_errcodes);
}

}  // extern "C"
