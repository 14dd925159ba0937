/* Do not edit: `bindery generate` writes this from specs/ through templates/test/header/constants.c.j2. */
/* Names and values of mpi.h, for every version of C and C++ (R2, R3, R88, R131). */
#include <mpi.h>

/* Integer constants work as case labels, and so are distinct within their section. */
int bnd_label_error_classes(int value);
int bnd_label_error_classes(int value)
{
    switch (value) {
    case MPI_SUCCESS: return 1;
    case MPI_ERR_COMM: return 2;
    case MPI_ERR_LASTCODE: return 3;
    default: return 0;
    }
}

/* They work as sizes of arrays, which also holds each to its value in the standard ABI. */
typedef char bnd_value_MPI_SUCCESS[MPI_SUCCESS == 0 ? 1 : -1];
typedef char bnd_value_MPI_ERR_COMM[MPI_ERR_COMM == 5 ? 1 : -1];
typedef char bnd_value_MPI_ERR_LASTCODE[MPI_ERR_LASTCODE == 16383 ? 1 : -1];

/* Handles, addresses and predefined callbacks work in initialisers. */
extern MPI_Comm bnd_initial_MPI_COMM_NULL; MPI_Comm bnd_initial_MPI_COMM_NULL = MPI_COMM_NULL;
extern MPI_Comm bnd_initial_MPI_COMM_WORLD; MPI_Comm bnd_initial_MPI_COMM_WORLD = MPI_COMM_WORLD;

/* No routine is a macro. */
#ifdef MPI_Barrier
#error "MPI_Barrier is a macro"
#endif
#ifdef PMPI_Barrier
#error "PMPI_Barrier is a macro"
#endif

/* Every routine is a function whose address can be taken, under both names. */
typedef void (*bnd_function)(void);
extern const bnd_function bnd_functions[];
const bnd_function bnd_functions[] = {
    (bnd_function)MPI_Barrier, (bnd_function)PMPI_Barrier,
};
