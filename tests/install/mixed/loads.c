/* Loads libraries in the mode of the first argument while MPI is up, and has each count what was not understood. */
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words)
{
    int sum = 0;
    MPI_Init(&count, &words);
    for (int i = 2; i < count; i++) {
        void *const library = dlopen(words[i], RTLD_NOW | (int)strtol(words[1], NULL, 0));
        void (*const third_party)(int *) = library ? (void (*)(int *))dlsym(library, "third_party_") : NULL;
        int wrong = -1;
        if (third_party)
            third_party(&wrong);
        else
            fprintf(stderr, "%s\n", dlerror());
        if (wrong)
            printf("%s: wrong: %d\n", words[i], wrong);
        sum |= wrong;
    }
    MPI_Finalize();
    if (!sum)
        puts("right");
    return 0;
}
