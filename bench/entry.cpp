// Calls a routine a given number of times: the implementation itself, or through the entry point, as the build says.
#include "bnd_implementation.h"

#include <cstdlib>

extern "C" {

// An implementation of one routine that does nothing, and its hooks.
[[gnu::noipa]] int BND_IMPLEMENTATION(Send)(const void *, int, MPI_Datatype, int, int, MPI_Comm) { return MPI_SUCCESS; }

int BND_IMPLEMENTATION(is_active)(void) { return 1; }

int BND_IMPLEMENTATION(raise)(const bnd_error *) { std::abort(); }

}  // extern "C"

#ifdef BENCH_DIRECT
#define BENCH_SEND BND_IMPLEMENTATION(Send)
#else
#define BENCH_SEND MPI_Send
#endif

int main(int, char **argv)
{
    char byte = 0;
    for (long left = std::atol(argv[1]); left; left--)
        BENCH_SEND(&byte, 1, MPI_BYTE, 0, 0, MPI_COMM_WORLD);
}
