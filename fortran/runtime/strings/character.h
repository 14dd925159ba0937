/* CHARACTER arguments under the Fortran wrappers: strings of C and back (R122-R124, R162). bnd_fortran.h includes this. */
#ifndef BND_CHARACTER_H
#define BND_CHARACTER_H

#include "sentinels/sentinels.h"

#include <limits.h>

#ifdef __cplusplus
extern "C" {
#endif

enum bnd_trim { BND_TRIM_TRAILING, BND_TRIM_BOTH };

struct bnd_string {
    char *text; /* ends with NUL */
    char stack[256];
};

/* A CHARACTER of Fortran as a string of C. Returns 0 where there is no memory; then `text` is null. */
int bnd_string_from_fortran(struct bnd_string *string, const char *fortran, bnd_length length, enum bnd_trim trim);
void bnd_string_free(struct bnd_string *string);

/* A string of C into a CHARACTER, cut where it is longer and filled with blanks (R122). */
void bnd_string_to_fortran(char *fortran, bnd_length length, const char *text);

/* Memory for a C string of so many characters and its NUL. Returns 0 where there is no memory; then `text` is null. */
int bnd_string_reserve(struct bnd_string *string, bnd_integer characters);
/* Stores what C wrote, if it `came` at all; frees the string. */
void bnd_string_copy_out(char *fortran, bnd_length length, struct bnd_string *string, int came);

/* An array of `count` CHARACTERs, all trimmed, as an array of C's strings that ends with a null pointer: one block, to free().
 * BND_TERMINATED: as many as come before a blank one. Returns 0 where there is no memory. */
#define BND_TERMINATED LONG_MIN
int bnd_strings_from_fortran(char ***strings, const char *fortran, bnd_length length, enum bnd_trim trim, long count);

/* The rows of argv(rows, *), each up to a blank CHARACTER, as C's arrays of strings: one block, to free(). Returns 0 where there is
 * no memory. */
int bnd_string_matrix_from_fortran(char ****lists, const char *fortran, bnd_length length, enum bnd_trim trim,
                                   long rows);

#ifdef __cplusplus
}
#endif

static inline int bnd_is_argv_null(const char *address) { return BND_IS_SENTINEL(address, bnd_argv_null); }

static inline int bnd_is_argvs_null(const char *address) { return BND_IS_SENTINEL(address, bnd_argvs_null); }

/* In mpi_f08 the dummy has LEN=n, but the compilers pass the length of the actual argument. */
#ifdef BND_F08
#define BND_CUT(length, n) ((n) < 0 ? 0 : (n) < (length) ? (n) : (length))
#else
#define BND_CUT(length, n) (length)
#endif

/* An inout length, with C's NUL; no more than the CHARACTER holds (R123). */
struct bnd_inout_length {
    int given, in_c; /* to C, and by it */
};

static inline struct bnd_inout_length bnd_inout_length_from_fortran(bnd_integer length, bnd_length capacity)
{
    const int given = length <= 0 ? (int)length : (int)(length < capacity ? length : capacity) + 1;
    const struct bnd_inout_length both = {given, given};
    return both;
}

static inline bnd_integer bnd_inout_length_to_fortran(const struct bnd_inout_length *length)
{
    return length->in_c > 0 ? length->in_c - 1 : 0;
}

#endif
