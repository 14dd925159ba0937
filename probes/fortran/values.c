/* The other side of values.f90. */
#include "name.h"

#include <limits.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static void print_size(const char *key, const void *first, const void *second)
{
    printf("%s = %td\n", key, (const char *)second - (const char *)first);
}

static size_t integer_bytes;

void BND_NAME(bndintegers, BNDINTEGERS)(void *a, void *b)
{
    print_size("integer_bytes", a, b);
    integer_bytes = (size_t)((char *)b - (char *)a);
}

/* A single argument may be read as an int on machines that store the low bytes first; an array may not. */
static int integer_at(const void *array, int index)
{
    int64_t wide = 0;
    int32_t word = 0;
    memcpy(integer_bytes == sizeof wide ? (void *)&wide : (void *)&word, (const char *)array + index * integer_bytes,
           integer_bytes == sizeof wide ? sizeof wide : sizeof word);
    return (int)(wide + word);
}
void BND_NAME(bndreals, BNDREALS)(void *a, void *b) { print_size("real_bytes", a, b); }
void BND_NAME(bnddoubles, BNDDOUBLES)(void *a, void *b) { print_size("double_bytes", a, b); }

static size_t logical_bytes;

static long long logical_value(const void *logical)
{
    int32_t word;
    int64_t wide;
    memcpy(&word, logical, sizeof word);
    memcpy(&wide, logical, logical_bytes == sizeof wide ? sizeof wide : 0);
    return logical_bytes == sizeof wide ? wide : word;
}

void BND_NAME(bndlogicals, BNDLOGICALS)(void *yes, void *no)
{
    logical_bytes = (size_t)((char *)no - (char *)yes);
    printf("logical_bytes = %zu\n", logical_bytes);
    printf("logical_true = %lld\nlogical_false = %lld\n", logical_value(yes), logical_value(no));
}

static const int32_t patterns[] = {0, 1, -1, 2, 3, 256, -2, INT_MIN};
enum { pattern_count = sizeof patterns / sizeof *patterns };
static int is_true[pattern_count], is_false[pattern_count];

void BND_NAME(bndpattern, BNDPATTERN)(const int *number, void *logical)
{
    const int64_t wide = patterns[*number - 1];
    memcpy(logical, logical_bytes == sizeof wide ? (const void *)&wide : (const void *)&patterns[*number - 1],
           logical_bytes);
}

void BND_NAME(bndistrue, BNDISTRUE)(const int *number) { is_true[*number - 1] = 1; }
void BND_NAME(bndisfalse, BNDISFALSE)(const int *number) { is_false[*number - 1] = 1; }

void BND_NAME(bndtruth, BNDTRUTH)(void)
{
    int nonzero = 1, lowest = 1, negative = 1;
    for (int i = 0; i < pattern_count; ++i) {
        const int holds = is_true[i] && !is_false[i] ? 1 : is_false[i] && !is_true[i] ? 0 : -1;
        nonzero &= holds == (patterns[i] != 0);
        lowest &= holds == (patterns[i] & 1);
        negative &= holds == (patterns[i] < 0);
    }
    printf("logical_test = \"%s\"\n", nonzero ? "nonzero" : lowest ? "lowest_bit" : negative ? "negative" : "mixed");
}

void BND_NAME(bndkind, BNDKIND)(const int *of_double) { printf("kind_of_double = %d\n", *of_double); }

static void print_supported(const char *key, int count, const void *kinds)
{
    printf("%s = \"", key);
    for (int i = 0; i < count; ++i)
        printf("%s%d", i ? " " : "", integer_at(kinds, i));
    puts("\"");
}

/* The compiler's own lists. */
void BND_NAME(bndsupported, BNDSUPPORTED)(const int *integers, const void *integer_kinds, const int *logicals,
                                          const void *logical_kinds, const int *reals, const void *real_kinds)
{
    print_supported("kinds_of_integer", *integers, integer_kinds);
    print_supported("kinds_of_logical", *logicals, logical_kinds);
    print_supported("kinds_of_real", *reals, real_kinds);
}

int64_t BND_NAME(bndwide, BNDWIDE)(const int *millions) { return (int64_t)*millions * 1000000; }
double BND_NAME(bnddouble, BNDDOUBLE)(const int *whole) { return *whole + 0.25; }

void BND_NAME(bndresults, BNDRESULTS)(const int *right)
{
    printf("integer_results_as_in_c = %s\n", *right & 1 ? "true" : "false");
    printf("double_results_as_in_c = %s\n", *right & 2 ? "true" : "false");
}

void BND_NAME(bndoptional, BNDOPTIONAL)(const int *which, int *ierror)
{
    static int absent_is_null;
    if (*which == 1)
        absent_is_null = ierror == NULL;
    else
        printf("absent_optional_is_null = %s\n", absent_is_null && ierror != NULL ? "true" : "false");
}

void BND_NAME(bndhandles, BNDHANDLES)(const void *handles)
{
    const int are_integers =
        integer_at(handles, 0) == 11 && integer_at(handles, 1) == 12 && integer_at(handles, 2) == 13;
    printf("handle_types_as_integers = %s\n", are_integers ? "true" : "false");
}

static uintptr_t used_bits = 64; /* more than that is chance */

void BND_NAME(bndaddress, BNDADDRESS)(const void *cell) { used_bits |= (uintptr_t)cell; }
void BND_NAME(bndalignment, BNDALIGNMENT)(void) { printf("common_alignment = %d\n", (int)(used_bits & -used_bits)); }
