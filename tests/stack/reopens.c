/* Opens two libraries in turn, each where the other was: FIRST SECOND. */
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    for (int i = 0; i < 4; i++) {
        void *library = dlopen(argv[1 + i % 2], RTLD_LAZY);
        int (*const barrier)(MPI_Comm) = library ? (int (*)(MPI_Comm))dlsym(library, "library_barrier") : NULL;
        if (!barrier) {
            fprintf(stderr, "%s\n", dlerror());
            return 1;
        }
        barrier(MPI_COMM_SELF);
        dlclose(library);
    }
    return MPI_Finalize();
}
