/* Loads the plugins of its arguments, one after the other: each gets the addresses of the last one. */
#include <mpi.h>

#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    for (int i = 1; i < argc; ++i) {
        void *library = dlopen(argv[i], RTLD_NOW);
        void (*plugin)(void) = (void (*)(void))dlsym(library, "plugin");
        plugin();
        printf("%p\n", (void *)plugin);
        dlclose(library);
    }
    MPI_Finalize();
    return 0;
}
