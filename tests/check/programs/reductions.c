/* Operations of reductions, and the datatypes that have them. */
// together
#define ERRORS_RETURN
#include "cases.h"

#define LENGTH(of) ((int)(sizeof of / sizeof *of))

static char from[64], to[64];

static void reduce(const MPI_Datatype *types, int length, const MPI_Op *operations, int number)
{
    for (int t = 0; t < length; ++t)
        for (int o = 0; o < number && types[t] != MPI_DATATYPE_NULL; ++o) {
            MPI_Allreduce(from, to, 1, types[t], operations[o], WORLD);
            MPI_Reduce_local(from, to, 1, types[t], operations[o]);
        }
}

CASE(integers, 2)
{
    const MPI_Datatype types[] = {MPI_SHORT,          MPI_INT,      MPI_LONG,          MPI_LONG_LONG,
                                  MPI_UNSIGNED_SHORT, MPI_UNSIGNED, MPI_UNSIGNED_LONG, MPI_INT8_T,
                                  MPI_INT16_T,        MPI_INT32_T,  MPI_INT64_T,       MPI_UINT8_T,
                                  MPI_UINT16_T,       MPI_UINT32_T, MPI_UINT64_T,      MPI_UNSIGNED_CHAR,
                                  MPI_SIGNED_CHAR,    MPI_UNSIGNED, MPI_LONG_LONG_INT};
    const MPI_Op operations[] = {MPI_MAX, MPI_MIN,  MPI_SUM,  MPI_PROD, MPI_LAND,
                                 MPI_LOR, MPI_LXOR, MPI_BAND, MPI_BOR,  MPI_BXOR};
    reduce(types, LENGTH(types), operations, LENGTH(operations));
}

CASE(integers_of_fortran, 2)
{
    const MPI_Datatype types[] = {MPI_INTEGER, MPI_INTEGER4, MPI_AINT, MPI_OFFSET, MPI_COUNT};
    const MPI_Op operations[] = {MPI_MAX, MPI_MIN, MPI_SUM, MPI_PROD, MPI_BAND, MPI_BOR, MPI_BXOR};
    reduce(types, LENGTH(types), operations, LENGTH(operations));
}

CASE(real_numbers, 2)
{
    const MPI_Datatype types[] = {MPI_FLOAT, MPI_DOUBLE, MPI_LONG_DOUBLE, MPI_REAL, MPI_DOUBLE_PRECISION, MPI_REAL8};
    const MPI_Op operations[] = {MPI_MAX, MPI_MIN, MPI_SUM, MPI_PROD};
    reduce(types, LENGTH(types), operations, LENGTH(operations));
}

CASE(complex_numbers, 2)
{
    const MPI_Datatype types[] = {MPI_C_FLOAT_COMPLEX, MPI_C_DOUBLE_COMPLEX, MPI_COMPLEX, MPI_DOUBLE_COMPLEX};
    const MPI_Op operations[] = {MPI_SUM, MPI_PROD};
    reduce(types, LENGTH(types), operations, LENGTH(operations));
}

CASE(truth_values, 2)
{
    const MPI_Datatype types[] = {MPI_C_BOOL, MPI_LOGICAL};
    const MPI_Op operations[] = {MPI_LAND, MPI_LOR, MPI_LXOR};
    reduce(types, LENGTH(types), operations, LENGTH(operations));
}

CASE(bytes, 2)
{
    const MPI_Datatype types[] = {MPI_BYTE};
    const MPI_Op operations[] = {MPI_BAND, MPI_BOR, MPI_BXOR};
    reduce(types, LENGTH(types), operations, LENGTH(operations));
}

CASE(values_with_places, 2)
{
    const MPI_Datatype types[] = {MPI_FLOAT_INT, MPI_DOUBLE_INT, MPI_LONG_INT,          MPI_2INT,
                                  MPI_SHORT_INT, MPI_2REAL,      MPI_2DOUBLE_PRECISION, MPI_2INTEGER};
    const MPI_Op operations[] = {MPI_MAXLOC, MPI_MINLOC};
    reduce(types, LENGTH(types), operations, LENGTH(operations));
}

static void first(void *in, void *inout, int *length, MPI_Datatype *type)
{
    (void)in, (void)inout, (void)length, (void)type;
}

CASE(operation_of_the_program, 2)
{
    MPI_Op own;
    MPI_Datatype pair;
    const MPI_Datatype types[] = {MPI_CHAR, MPI_BYTE, MPI_DOUBLE, MPI_WCHAR, MPI_C_BOOL};
    MPI_Op_create(first, 1, &own);
    reduce(types, LENGTH(types), &own, 1);
    MPI_Type_contiguous(2, MPI_CHAR, &pair);
    MPI_Type_commit(&pair);
    MPI_Allreduce(from, to, 1, pair, own, WORLD);
    MPI_Type_free(&pair);
    MPI_Op_free(&own);
}

CASE(nothing_reduced, 2)
{
    MPI_Datatype named;
    MPI_Type_dup(MPI_INT, &named);
    MPI_Type_set_name(named, "MPI_FLOAT");
    MPI_Send(from, 1, named, MPI_PROC_NULL, 0, WORLD);
    MPI_Type_free(&named);
    MPI_Allreduce(from, to, 1, MPI_INT, MPI_LXOR, WORLD);
}

CASE(accumulates_of_any_datatype, 2)
{
    MPI_Win window;
    MPI_Datatype pair;
    double *memory;
    MPI_Win_allocate(64, 1, MPI_INFO_NULL, WORLD, &memory, &window);
    MPI_Type_contiguous(2, MPI_DOUBLE, &pair);
    MPI_Type_commit(&pair);
    MPI_Win_fence(0, window);
    MPI_Accumulate(from, 1, MPI_CHAR, 1 - rank, 0, 1, MPI_CHAR, MPI_REPLACE, window);
    MPI_Accumulate(from, 1, pair, 1 - rank, 16, 1, pair, MPI_SUM, window);
    MPI_Get_accumulate(NULL, 0, MPI_CHAR, to, 1, MPI_FLOAT, 1 - rank, 48, 1, MPI_FLOAT, MPI_NO_OP, window);
    MPI_Win_fence(0, window);
    MPI_Type_free(&pair);
    MPI_Win_free(&window);
}

// quick
CASE(exclusive_or_of_real_numbers, 2)
{
    MPI_Allreduce(from, to, 1, MPI_FLOAT, MPI_LXOR, WORLD);  // wrong: argument op
}

CASE(bits_of_real_numbers, 2)
{
    MPI_Reduce(from, to, 1, MPI_DOUBLE, MPI_BAND, 0, WORLD);  // wrong: argument op
}

CASE(greatest_complex_number, 2)
{
    MPI_Scan(from, to, 1, MPI_C_DOUBLE_COMPLEX, MPI_MAX, WORLD);  // wrong: argument op
}

CASE(sum_of_truth_values, 2)
{
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_Iallreduce(from, to, 1, MPI_C_BOOL, MPI_SUM, WORLD, &request);  // wrong: argument op
    MPI_Wait(&request, IGNORE);
}

CASE(product_of_bytes, 2)
{
    int counts[2] = {1, 1};
    MPI_Reduce_scatter(from, to, counts, MPI_BYTE, MPI_PROD, WORLD);  // wrong: argument op
}

CASE(place_of_a_number, 2)
{
    MPI_Reduce_local(from, to, 1, MPI_INT, MPI_MAXLOC);  // wrong: argument op
}

CASE(least_pair, 2)
{
    MPI_Exscan(from, to, 1, MPI_2INT, MPI_MIN, WORLD);  // wrong: argument op
}

CASE(sum_of_characters, 2)
{
    MPI_Allreduce(from, to, 4, MPI_CHAR, MPI_SUM, WORLD);  // wrong: argument op
}

CASE(accumulated_or_of_real_numbers, 2)
{
    MPI_Win window;
    double *memory;
    MPI_Win_allocate(64, 1, MPI_INFO_NULL, WORLD, &memory, &window);
    MPI_Win_fence(0, window);
    MPI_Accumulate(from, 1, MPI_FLOAT, 1 - rank, 0, 1, MPI_FLOAT, MPI_LOR, window);  // wrong: argument op
    MPI_Win_fence(0, window);
    MPI_Win_free(&window);
}
