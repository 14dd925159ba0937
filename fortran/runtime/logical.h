/* LOGICALs: out by the compiler's own two values, in by its own test, as a run probe saw it (R121). */
#ifndef BND_LOGICAL_H
#define BND_LOGICAL_H

#if BND_FORTRAN_LOGICAL_TEST_IS_LOWEST_BIT
#define BND_IS_TRUE(value) (((value) & 1) != 0)
#elif BND_FORTRAN_LOGICAL_TEST_IS_NEGATIVE
#define BND_IS_TRUE(value) ((value) < 0)
#else /* nonzero; or mixed, where the two values alone count */
#define BND_IS_TRUE(value) ((value) != BND_FORTRAN_LOGICAL_FALSE)
#endif
#define BND_LOGICAL(value) ((value) ? BND_FORTRAN_LOGICAL_TRUE : BND_FORTRAN_LOGICAL_FALSE)

#endif
