/* How many callbacks without an argument that identifies them can be alive, of each class, in Fortran and in C++. */
#ifndef BND_LIMITS_H
#define BND_LIMITS_H

#define BND_MAX_OPS 1024
#define BND_MAX_ERRHANDLERS 512

#endif
