/* An operation that another call completes: begun with a buffer by descriptor, whose first word is its address, and ended without one. */
#include "name.h"

static int *buffer;

void BND_NAME(bndbegin, BNDBEGIN)(int **descriptor) { buffer = *descriptor; }
void BND_NAME(bndend, BNDEND)(const int *value, int *seen)
{
    *seen = *buffer;
    *buffer = *value;
}
