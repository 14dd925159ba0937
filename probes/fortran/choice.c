/* The object itself must arrive: its first bytes are known. */
#include "name.h"

#include <stdio.h>
#include <string.h>

enum { call_count = 12 };

static int right;

static int starts_with(const void *object, const void *value, size_t bytes)
{
    return memcmp(object, value, bytes) == 0;
}

void BND_NAME(bndany, BNDANY)(const void *object, const int *which)
{
    const int whole = *which;
    const float real = (float)*which;
    const double twice = *which;
    switch (*which) {
    case 3:
    case 5:
        right += starts_with(object, &real, sizeof real);
        break;
    case 4:
        right += starts_with(object, &twice, sizeof twice);
        break;
    case 6:
        right += starts_with(object, "sixx", 4);
        break;
    case 7:
        right += starts_with(object, "sevnsevn", 8);
        break;
    case 10:
        right += !starts_with(object, "\0\0\0\0", 4);
        break;
    default:
        right += starts_with(object, &whole, sizeof whole);
        break;
    }
}

void BND_NAME(bnddone, BNDDONE)(void) { printf("%s", right == call_count ? "right" : "wrong"); }
