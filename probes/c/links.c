/* Every function of links.inc has an address, under the linker's name and not under a name that mpi.h substitutes. */
#include <stdio.h>

typedef void (*function)(void);

#define ROW(name) void name(void);
#include "links.inc"
#undef ROW

#define ROW(name) name,
static function const functions[] = {
#include "links.inc"
    0};

int main(void)
{
    volatile int found = 0;
    for (const function *f = functions; f < functions + sizeof functions / sizeof *functions - 1; ++f)
        found += *f != 0;
    printf("%d\n", found);
    return 0;
}
