/* Reads what arrives as either of two descriptors, and says which of them was right for every object. The layouts are written
   out here, since the C compiler's ISO_Fortran_binding.h belongs to another Fortran compiler, or does not exist. */
#include "name.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct cfi {
    char *base;
    size_t element;
    int version;
    unsigned char rank, rest[3];
    struct {
        ptrdiff_t lower, extent, stride; /* in bytes */
    } dim[15];
};

struct gnu {
    char *base;
    size_t offset;
    size_t element;
    int version;
    signed char rank, type;
    short attribute;
    ptrdiff_t span;
    struct {
        ptrdiff_t stride, lower, upper; /* the stride in units of the span */
    } dim[15];
};

enum { matrix, cube, scalar, doubles, pairs, strings, allocated, object_count, case_count = 12, any = -1 };

static const struct object {
    int base, first; /* which variable, and where in it the object begins */
    int rank;
    size_t element;
    struct {
        ptrdiff_t extent, stride;
    } dim[3];
} objects[case_count] = {
    {matrix, 0, 2, 4, {{6, 4}, {4, 24}}},
    {matrix, 24, 2, 4, {{3, 8}, {3, 24}}},
    {matrix, 20, 2, 4, {{3, -8}, {4, 24}}},
    {scalar, 0, 0, 4, {{0, 0}}},
    {matrix, 0, 2, 4, {{6, 4}, {any, 24}}},
    {doubles, 8, 1, 8, {{3, 24}}},
    {cube, 4 + 3 * 12, 2, 4, {{2, -36}, {3, 96}}},
    {pairs, 0, 1, 8, {{2, 24}}},
    {strings, 0, 1, 5, {{3, 5}}},
    {allocated, 0, 1, 4, {{7, 4}}},
    {doubles, any, 1, 8, {{0, any}}},
    {cube, 48, 3, 4, {{2, 8}, {4, 12}, {2, 48}}},
};

static char *bases[object_count];
static int cfi_right, gnu_right, version, calls;

static int is_there(const struct object *o, const char *base)
{
    return o->first == any || base == bases[o->base] + o->first;
}

static int is_cfi(const struct object *o, const struct cfi *d)
{
    if (!is_there(o, d->base) || d->rank != o->rank || d->element != o->element)
        return 0;
    for (int i = 0; i < o->rank; ++i) {
        const ptrdiff_t extent = d->dim[i].extent;
        if (extent != o->dim[i].extent || (o->dim[i].stride != any && d->dim[i].stride != o->dim[i].stride))
            return 0;
    }
    return 1;
}

/* Only the address of a scalar is right in every version of gfortran. */
static int is_gnu(const struct object *o, const struct gnu *d)
{
    if (!is_there(o, d->base) || (o->rank > 0 && (d->rank != o->rank || d->element != o->element)))
        return 0;
    for (int i = 0; i < o->rank; ++i) {
        const ptrdiff_t extent = d->dim[i].upper - d->dim[i].lower + 1;
        const ptrdiff_t stride = d->dim[i].stride * d->span;
        if ((o->dim[i].extent != any && extent != o->dim[i].extent) ||
            (o->dim[i].extent == any && d->dim[i].upper != any))
            return 0;
        if (o->dim[i].stride != any && stride != o->dim[i].stride)
            return 0;
    }
    return 1;
}

/* Called by name in the compiler's own fashion. */
static void arrived(const int *which, const void *descriptor, const int *check)
{
    const struct object *const o = &objects[*which - 1];
    if (*check != 77)
        return;
    ++calls;
    version = *which > 1 ? version : ((const struct cfi *)descriptor)->version;
    cfi_right += is_cfi(o, descriptor);
    gnu_right += is_gnu(o, descriptor);
}

#ifdef BND_BEHIND_SHIM
void bnd_shim(const int *which, const void *descriptor, const int *check) { arrived(which, descriptor, check); }

void BND_NAME(bndshim, BNDSHIM)(const int *which, const void *descriptor, const int *check)
#else
void BND_NAME(bndobject, BNDOBJECT)(const int *which, const void *descriptor, const int *check)
#endif
{
    arrived(which, descriptor, check);
}

void BND_NAME(bndbase, BNDBASE)(char **a, char **c, char **s, char **d, char **p, char **t, char **e)
{
    char **const pointers[object_count] = {a, c, s, d, p, t, e};
    for (int i = 0; i < object_count; ++i)
        bases[i] = *pointers[i];
}

void BND_NAME(bnddone, BNDDONE)(void)
{
    const int all = calls == case_count;
    printf("%s", all && cfi_right == case_count ? "cfi" : all && gnu_right == case_count ? "gfortran" : "unknown");
}
