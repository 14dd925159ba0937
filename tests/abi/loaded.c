/* libmpi_abi as a plugin of the program, which then forks. Usage: loaded LIBRARY [ANOTHER-COPY] */
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        void *const library = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
        if (!library)
            return fprintf(stderr, "%s\n", dlerror()), 1;
        if (i > 1)
            return fprintf(stderr, "two copies are taken\n"), 1;
        int (*const init)(int *, char ***) = (int (*)(int *, char ***))dlsym(library, "MPI_Init");
        int (*const barrier)(MPI_Comm) = (int (*)(MPI_Comm))dlsym(library, "MPI_Barrier");
        int (*const finalize)(void) = (int (*)(void))dlsym(library, "MPI_Finalize");
        if (argc > 2)
            continue;
        int status = -1;
        init(NULL, NULL);
        const pid_t child = fork();
        if (child == 0)
            _exit(7);
        waitpid(child, &status, 0);
        if (barrier(MPI_COMM_WORLD) != MPI_SUCCESS || !WIFEXITED(status) || WEXITSTATUS(status) != 7)
            return fprintf(stderr, "a fork goes wrong\n"), 1;
        finalize();
        puts("all is loaded");
    }
    return 0;
}
