/* Calls a Fortran procedure as an MPI library does: buffers as C pointers, the rest by reference. Each buffer begins with the
   address of another one, so that the callee reads a mark whether it takes the argument for a value or for a reference. */
#include "name.h"

#include <stdio.h>

struct cell {
    struct cell *next;
    int mark;
};
typedef void operation(void *, void *, int *, int *);

static struct cell behind[2] = {{0, 31}, {0, 32}};
static struct cell cells[2] = {{&behind[0], 21}, {&behind[1], 22}};
static const char *passed = "unknown";
static int others_right;

void BND_NAME(bndregister, BNDREGISTER)(operation *user, int **pointer)
{
    int length = 5, datatype = 6;
    printf("pointers_by_reference = %s\n", **pointer == 42 ? "true" : "false");
    user(&cells[0], &cells[1], &length, &datatype);
    printf("procedures_as_in_c = %s\n", others_right ? "true" : "false");
    printf("callback_pointer = \"%s\"\n", passed);
}

void BND_NAME(bndcalled, BNDCALLED)(const int *first, const int *second, const int *length, const int *datatype)
{
    others_right = *length == 5 && *datatype == 6;
    if (*first == 21 && *second == 22)
        passed = "value";
    else if (*first == 31 && *second == 32)
        passed = "reference";
}
