/* Finds the hidden lengths among the words that arrive. Their upper halves mean nothing where a length is an int. */
#include "name.h"

#include <stdint.h>
#include <stdio.h>

static const char *place = "unknown";

void BND_NAME(bndtwo, BNDTWO)(uintptr_t a, uintptr_t b, uintptr_t c, uintptr_t d, uintptr_t e)
{
    (void)a;
    (void)c;
    if ((uint32_t)d == 3 && (uint32_t)e == 5)
        place = "last";
    else if ((uint32_t)b == 3 && (uint32_t)e == 5)
        place = "after_each";
    printf("string_length_place = \"%s\"\n", place);
}

void BND_NAME(bndhuge, BNDHUGE)(uintptr_t string, uintptr_t b, uintptr_t c)
{
    (void)string;
    const uintptr_t length = place[0] == 'a' ? b : c;
    printf("string_length_bytes = %d\n", length == UINT64_C(4294967299) ? 8 : (uint32_t)length == 3 ? 4 : 0);
}
