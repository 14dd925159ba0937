/* A program of C that loads two libraries of both.F90 apart from each other (RTLD_LOCAL), whose INTEGERs have different sizes. What
 * one has made serves the other and C. */
#include <dlfcn.h>
#include <mpi_fortran.h>
#include <stdio.h>
#include <stdlib.h>

static int failures;

static void check(int is_right, const char *what)
{
    if (!is_right)
        printf("%s: wrong\n", what), failures++;
}

struct part {
    int (*starts)(void), (*has_received)(void), (*exchanges)(void), (*operation)(void);
    int (*new_key)(void), (*gets)(int comm, int key), (*calls)(void);
    void (*completes)(int request), (*sets)(int comm, int key, int value), (*watches)(int comm);
};

static void *function(void *library, const char *name)
{
    void *const found = dlsym(library, name);
    if (!found)
        printf("%s\n", dlerror()), exit(1);
    return found;
}

static struct part loaded(const char *path)
{
    void *const library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library)
        printf("%s\n", dlerror()), exit(1);
    return (struct part){
        .starts = function(library, "part_starts"),
        .has_received = function(library, "part_has_received"),
        .exchanges = function(library, "part_exchanges"),
        .operation = function(library, "part_operation"),
        .new_key = function(library, "part_new_key"),
        .gets = function(library, "part_gets"),
        .calls = function(library, "part_calls"),
        .completes = function(library, "part_completes"),
        .sets = function(library, "part_sets"),
        .watches = function(library, "part_watches"),
    };
}

/* Requests of one part, which the other completes. */
static void requests(struct part part, struct part other, const char *name)
{
    other.completes(part.starts());
    check(part.has_received(), name);
    other.completes(part.exchanges());
}

static void operations(struct part part, const char *name)
{
    MPI_Op op = MPI_Op_f2c(part.operation());
    int in[3] = {2, 3, 4}, inout[3] = {1, 1, 1};
    MPI_Reduce_local(in, inout, 3, MPI_INTEGER4, op);
    check(inout[0] == 21 && inout[1] == 31 && inout[2] == 41, name);
    MPI_Op_free(&op);
}

/* `own` has made the key, `other` uses it. */
static void attributes(struct part own, struct part other, const char *name)
{
    MPI_Comm comm, copy;
    const int key = own.new_key(), before = own.calls();
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    other.sets(MPI_Comm_c2f(comm), key, 100);
    MPI_Comm_dup(comm, &copy);
    check(own.gets(MPI_Comm_c2f(comm), key) == 100 && other.gets(MPI_Comm_c2f(copy), key) == 105, name);
    MPI_Comm_free(&copy);
    MPI_Comm_free(&comm);
    check(own.calls() == before + 200, name);
}

static void handlers(struct part part, const char *name)
{
    MPI_Comm comm;
    const int before = part.calls();
    int value = 0;
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    part.watches(MPI_Comm_c2f(comm));
    MPI_Send(&value, 1, MPI_INT, 7, 7, comm);
    check(part.calls() == before + 1, name);
    MPI_Comm_free(&comm);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    const struct part one = loaded(argv[1]), two = loaded(argv[2]);
    const int pending = one.starts();
    requests(two, two, "requests of the second beside a pending one of the first");
    one.completes(pending);
    check(one.has_received(), "the pending request of the first");
    requests(one, two, "requests of the first");
    requests(two, one, "requests of the second");
    operations(one, "an operation of the first");
    operations(two, "an operation of the second");
    attributes(one, two, "an attribute of the first");
    attributes(two, one, "an attribute of the second");
    handlers(one, "an error handler of the first");
    handlers(two, "an error handler of the second");
    MPI_Finalize();
    printf("failures: %d\n", failures);
    return failures != 0;
}
