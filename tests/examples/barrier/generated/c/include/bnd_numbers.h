/* Do not edit: `bindery generate` writes this from specs/ through templates/c/bnd_numbers.h.j2. */
/* A number for each entry point, for an implementation that counts calls. The numbers change with every version. */
#ifndef BND_NUMBERS_H
#define BND_NUMBERS_H

enum {
    BND_NUMBER_Barrier,
    BND_NUMBER_COUNT
};

/* X(MPI_Send) for every entry point, in the order of the numbers. */
#define BND_EACH_ENTRY(X) \
    X(MPI_Barrier)

#endif
