// Windows: Put, Get and Accumulate between fences and under locks.
#include "check.h"

int main(int argc, char **argv)
{
    MPI::Init(argc, argv);
    const int rank = MPI::COMM_WORLD.Get_rank(), size = MPI::COMM_WORLD.Get_size(), right = (rank + 1) % size;
    int *memory = static_cast<int *>(MPI::Alloc_mem(2 * sizeof(int), MPI::INFO_NULL));
    memory[0] = memory[1] = 0;
    MPI::Win window = MPI::Win::Create(memory, 2 * sizeof(int), sizeof(int), MPI::INFO_NULL, MPI::COMM_WORLD);
    window.Fence(0);
    window.Put(&rank, 1, MPI::INT, right, 0, 1, MPI::INT);
    window.Fence(0);
    CHECK(memory[0] == (rank + size - 1) % size);
    const int one = 1;
    window.Lock(MPI::LOCK_EXCLUSIVE, 0, 0);
    window.Accumulate(&one, 1, MPI::INT, 0, 1, 1, MPI::INT, MPI::SUM);
    window.Unlock(0);
    window.Fence(0);
    int count = -1;
    window.Get(&count, 1, MPI::INT, 0, 1, 1, MPI::INT);
    window.Fence(0);
    CHECK(count == size);
    void *base = nullptr;
    CHECK(window.Get_attr(MPI::WIN_BASE, &base) && base == memory);
    window.Free();
    CHECK(window == MPI::WIN_NULL);
    MPI::Free_mem(memory);
    return finish();
}
