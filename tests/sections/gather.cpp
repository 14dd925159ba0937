// Blocks of a section in real collective calls: the extent of what was described is what MPI walks with. Any number of processes.
#include "check.h"
#include "sections/section.h"

#include <cstring>
#include <vector>

namespace {

int rank, processes;

bnd_section columns(int *base, ptrdiff_t inner,
                    int rows)  // one column for each process, with unused rows and columns between
{
    bnd_section made = {};
    made.base = inner < 0 ? base - (rows - 1) * inner : base;
    made.rank = 2;
    made.element_bytes = 4;
    made.dim[0] = {rows, inner * 4};
    made.dim[1] = {processes, 80};
    return made;
}

// Element `row` of block `block` arrives from process `block`, and nothing else changes.
void check_received(const std::vector<int> &memory, ptrdiff_t inner, int rows)
{
    std::vector<int> expected(memory.size(), -1);
    const ptrdiff_t first = inner < 0 ? -(rows - 1) * inner : 0;
    for (int block = 0; block < processes; ++block)
        for (int row = 0; row < rows; ++row)
            expected[static_cast<size_t>(first + row * inner + block * 20)] = 100 * block + row;
    CHECK(memory == expected, true);
}

void gather(ptrdiff_t inner, int rows, bool all)
{
    std::vector<int> memory(static_cast<size_t>(processes) * 20, -1), mine(20);
    for (int row = 0; row < rows; ++row)
        mine[static_cast<size_t>(row)] = 100 * rank + row;
    const bnd_section target = columns(memory.data(), inner, rows);
    bnd_choice out = {};
    CHECK(bnd_section_describe(&target, processes, rows, MPI_INT, &out), MPI_SUCCESS);
    const int count = static_cast<int>(out.count);
    if (all)
        PMPI_Allgather(mine.data(), rows, MPI_INT, out.address, count, out.datatype, MPI_COMM_WORLD);
    else
        PMPI_Gather(mine.data(), rows, MPI_INT, out.address, count, out.datatype, 0, MPI_COMM_WORLD);
    if (out.own)
        PMPI_Type_free(&out.datatype);
    if (all || rank == 0)
        check_received(memory, inner, rows);
}

void alltoall(ptrdiff_t inner, int rows)
{
    std::vector<int> from(static_cast<size_t>(processes) * 20, -1), to(from);
    const bnd_section source = columns(from.data(), inner, rows), target = columns(to.data(), inner, rows);
    for (int block = 0; block < processes; ++block)
        for (int row = 0; row < rows; ++row)
            static_cast<int *>(source.base)[row * inner + block * 20] = 100 * rank + row;
    bnd_choice out = {}, in = {};
    CHECK(bnd_section_describe(&source, processes, rows, MPI_INT, &out), MPI_SUCCESS);
    CHECK(bnd_section_describe(&target, processes, rows, MPI_INT, &in), MPI_SUCCESS);
    MPI_Request request;
    PMPI_Ialltoall(out.address, static_cast<int>(out.count), out.datatype, in.address, static_cast<int>(in.count),
                   in.datatype, MPI_COMM_WORLD, &request);
    if (out.own)
        PMPI_Type_free(&out.datatype);
    if (in.own)
        PMPI_Type_free(&in.datatype);
    PMPI_Wait(&request, MPI_STATUS_IGNORE);
    check_received(to, inner, rows);
}

#if MPI_VERSION >= 4
// The quirk restarted-gather, where it was seen: the data of the call are what each start transfers. Others transfer those of the start.
void gather_twice()
{
    char version[MPI_MAX_LIBRARY_VERSION_STRING];
    int length = 0;
    PMPI_Get_library_version(version, &length);
    const bool has_quirk = std::strstr(version, "MPICH Version:\t4.0.2\n") != nullptr;
    int mine = 10 + rank;
    std::vector<int> received(static_cast<size_t>(processes), -1);
    MPI_Request request;
    PMPI_Gather_init(&mine, 1, MPI_INT, received.data(), 1, MPI_INT, 0, MPI_COMM_WORLD, MPI_INFO_NULL, &request);
    for (int start = 1; start <= 2; ++start) {
        mine = 10 * start + rank;
        PMPI_Start(&request);
        PMPI_Wait(&request, MPI_STATUS_IGNORE);
        for (int from = 0; rank == 0 && from < processes; ++from)
            CHECK(received[static_cast<size_t>(from)], (has_quirk ? 10 : 10 * start) + from);
    }
    PMPI_Request_free(&request);
}
#else
void gather_twice() {}
#endif

}  // namespace

int main(int argc, char **argv)
{
    PMPI_Init(&argc, &argv);
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    PMPI_Comm_size(MPI_COMM_WORLD, &processes);
    for (const ptrdiff_t inner : {1, 2, 3, -1, -2})
        for (const int rows : {1, 5, 6}) {
            gather(inner, rows, false);
            gather(inner, rows, true);
            alltoall(inner, rows);
        }
    gather_twice();
    PMPI_Finalize();
    return failures();
}
