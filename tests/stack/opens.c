/* Opens the MPI library, or a library that uses it, at run time: LIBRARY now|lazy local|global direct|library|threads. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

typedef int (*init_function)(int *, char ***);
typedef int (*void_function)(void);

static void *handle;

static void *look_up(void *result)
{
    *(void **)result = dlsym(handle, "MPI_Init");
    return NULL;
}

static int use(init_function init, void_function finalize)
{
    if (!init || !finalize) {
        fprintf(stderr, "no MPI_Init: %s\n", dlerror());
        return 1;
    }
    return init(NULL, NULL) || finalize();
}

int main(int argc, char **argv)
{
    if (argc != 5)
        return 2;
    const int binding = strcmp(argv[2], "now") ? RTLD_LAZY : RTLD_NOW;
    handle = dlopen(argv[1], binding | (strcmp(argv[3], "global") ? RTLD_LOCAL : RTLD_GLOBAL));
    if (!handle) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    if (!strcmp(argv[4], "library")) {
        const void_function run = (void_function)dlsym(handle, "library_run");
        return run ? run() : 1;
    }
    void *scope = strcmp(argv[3], "global") ? handle : RTLD_DEFAULT;
    if (strcmp(argv[4], "threads"))
        return use((init_function)dlsym(scope, "MPI_Init"), (void_function)dlsym(scope, "MPI_Finalize"));
    pthread_t threads[8];
    void *found[8];
    for (int i = 0; i < 8; i++)
        pthread_create(&threads[i], NULL, look_up, &found[i]);
    for (int i = 0; i < 8; i++)
        pthread_join(threads[i], NULL);
    for (int i = 1; i < 8; i++)
        if (found[i] != found[0])
            return 3;
    return use((init_function)found[0], (void_function)dlsym(handle, "MPI_Finalize"));
}
