// One process with both: Bindery's bindings here and in ours(), the MPI's own in theirs().
#include <mpi.h>

#include <cstdio>

int ours();
int theirs();

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    int failed = 10 * ours() + theirs(), most = 0;
    failed = failed ? failed : 10 * ours() + theirs();
    MPI::COMM_WORLD.Reduce(&failed, &most, 1, MPI::INT, MPI::MAX, 0);
    if (MPI::COMM_WORLD.Get_rank() == 0)
        std::printf(most == 0 ? "right\n" : "failed: %d\n", most);
    MPI::Finalize();
}
