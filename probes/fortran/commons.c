/* A shared library with a cell that Fortran sees as a COMMON block, as the sentinels are. The linker may give the program
   a block of its own; then the library must see that one, whatever is in it. */
#include "name.h"

#include <stdio.h>

extern const int BND_COMMON(bndcell, BNDCELL);
const int BND_COMMON(bndcell, BNDCELL) = 4711;

void BND_NAME(bndsee, BNDSEE)(const int *cell)
{
    const char *whose = *cell == 4711 ? "library" : "program";
    printf("common_of_shared_library = \"%s\"\n", cell == &BND_COMMON(bndcell, BNDCELL) ? whose : "two");
}
