/* main in C: registering PLUGIN|linked WAY. The Fortran part is linked, or loaded with RTLD_LOCAL. */
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>
#include <string.h>

#ifndef PLUGIN
void asks(void), sums(void), starts(void), opens(void);
#endif

typedef void step(void);

static step *part(const char *library, const char *name)
{
#ifdef PLUGIN
    void *const loaded = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    return loaded ? (step *)dlsym(loaded, name) : NULL;
#else
    (void)library;
    return !strcmp(name, "asks") ? asks : !strcmp(name, "sums") ? sums : !strcmp(name, "starts") ? starts : opens;
#endif
}

int main(int argc, char **argv)
{
    if (argc < 3)
        return 2;
    const char *const library = argv[1], *const way = argv[2];
    if (!strcmp(way, "starts") || !strcmp(way, "opens")) {
        part(library, way)();
        return 0;
    }
    MPI_Init(&argc, &argv);
    fprintf(stderr, "C has started MPI\n");
    if (!strcmp(way, "first")) {
        MPI_Info info;
        MPI_Info_create(&info);
        MPI_Info_set(info, "mpi_integer_size", "4");
        MPI_Abi_set_fortran_info(info);
        MPI_Abi_set_fortran_info(info);
        MPI_Info_free(&info);
    }
    if (strcmp(way, "alone")) {
        part(library, "asks")();
        part(library, "sums")();
        part(library, "sums")();
    }
    MPI_Finalize();
    return 0;
}
