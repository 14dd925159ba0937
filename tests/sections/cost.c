/* Descriptions to count the instructions of, and C99's view of the header. */
#include "section.h"

#include <stdio.h>

#define INLINE_FREE __attribute__((noinline, noclone))

void *address;
MPI_Datatype datatype;
int code;

INLINE_FREE void nothing(const void *d, MPI_Count count, MPI_Datatype type)
{
    address = ((const struct bnd_gfortran_descriptor *)d)->base;
    datatype = type;
    code = (int)count;
}

#define DESCRIBE(name, which)                                                     \
    INLINE_FREE void name(const void *d, MPI_Count count, MPI_Datatype type)      \
    {                                                                             \
        struct bnd_described out;                                                 \
        code = which(d, 1, count, type, &out);                                    \
        if (code != MPI_SUCCESS)                                                  \
            return;                                                               \
        address = out.address;                                                    \
        datatype = out.datatype;                                                  \
        code = (int)out.count;                                                    \
        if (out.own)                                                              \
            PMPI_Type_free(&out.datatype);                                        \
    }
DESCRIBE(scalar_gfortran, bnd_describe_gfortran)
DESCRIBE(vector_gfortran, bnd_describe_gfortran)
DESCRIBE(matrix_gfortran, bnd_describe_gfortran)
DESCRIBE(strided_gfortran, bnd_describe_gfortran)
DESCRIBE(scalar_cfi, bnd_describe_cfi)
DESCRIBE(vector_cfi, bnd_describe_cfi)
DESCRIBE(strided_cfi, bnd_describe_cfi)

/* What the same datatype costs a C program. */
INLINE_FREE void by_hand(MPI_Aint row, MPI_Aint column)
{
    MPI_Datatype inner, outer;
    PMPI_Type_create_hvector(50, 1, row, MPI_INT, &inner);
    PMPI_Type_create_hvector(40, 1, column, inner, &outer);
    PMPI_Type_free(&inner);
    PMPI_Type_commit(&outer);
    PMPI_Type_free(&outer);
}

int main(void)
{
    static int a[120][100];
    const struct bnd_gfortran_descriptor scalar = {a, 0, 4, 0, 0, 1, 0, 4, {{0, 0, 0}}};
    const struct bnd_gfortran_descriptor vector = {a, 0, 4, 0, 1, 1, 0, 4, {{1, 1, 100}}};
    const struct bnd_gfortran_descriptor matrix = {a, 0, 4, 0, 2, 1, 0, 4, {{1, 1, 100}, {100, 1, 120}}};
    const struct bnd_gfortran_descriptor strided = {a, 0, 4, 0, 2, 1, 0, 4, {{2, 1, 50}, {300, 1, 40}}};
    const struct bnd_cfi_descriptor cfi_scalar = {a, 4, 0, 0, {0}, {{0, 0, 0}}};
    const struct bnd_cfi_descriptor cfi_vector = {a, 4, 0, 1, {0}, {{0, 100, 4}}};
    const struct bnd_cfi_descriptor cfi_strided = {a, 4, 0, 2, {0}, {{0, 50, 8}, {0, 40, 1200}}};
    PMPI_Init(NULL, NULL);
    for (int i = 0; i < 100; ++i) {
        nothing(&scalar, 1, MPI_INT);
        scalar_gfortran(&scalar, 1, MPI_INT);
        vector_gfortran(&vector, 100, MPI_INT);
        matrix_gfortran(&matrix, 12000, MPI_INT);
        strided_gfortran(&strided, 2000, MPI_INT);
        scalar_cfi(&cfi_scalar, 1, MPI_INT);
        vector_cfi(&cfi_vector, 100, MPI_INT);
        strided_cfi(&cfi_strided, 2000, MPI_INT);
        by_hand(8, 1200);
    }
    PMPI_Finalize();
    return 0;
}
