/* The header is C99, and the functions have C linkage: this program is linked by the C compiler, without libstdc++. */
#include "bnd_conversion.h"

#include <stdio.h>

int main(void)
{
    int from[8] = {1, 2, 3, 4, 5, 6, 7, 8}, to[8] = {0};
    int number = bnd_handle_to_integer(BND_COMM, from);
    int right = number == 4096 && bnd_handle_from_integer(BND_COMM, number) == (void *)from;

    bnd_handle_forget(BND_COMM, from);
    right = right && bnd_handle_from_integer(BND_COMM, number) == NULL;
    right = right && bnd_status_copy(from, to) == 0 && to[7] == 8;
    if (!right)
        fprintf(stderr, "%s: a conversion called from C went wrong\n", __FILE__);
    return !right;
}
