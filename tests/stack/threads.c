/* Threads that open and close libraries which use MPI, while the first of them brings the MPI: LIBRARY... (two of each thread). */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { most_threads = 16, repetitions = 40 };

static void *open_in_turn(void *names)
{
    char **const libraries = names;
    for (int i = 0; i < repetitions; i++) {
        void *library = dlopen(libraries[i % 2], i % 3 ? RTLD_LAZY : RTLD_NOW);
        int (*const query)(void) = library ? (int (*)(void))dlsym(library, "library_query") : NULL;
        if (!query) {
            fprintf(stderr, "%s\n", dlerror());
            exit(1);
        }
        query();
        dlclose(library);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t threads[most_threads];
    const int count = (argc - 1) / 2;
    for (int i = 0; i < count; i++)
        pthread_create(&threads[i], NULL, open_in_turn, argv + 1 + 2 * i);
    for (int i = 0; i < count; i++)
        pthread_join(threads[i], NULL);
    printf("%d queries\n", count * repetitions);
    return 0;
}
