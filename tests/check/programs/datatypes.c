/* Datatypes: made, committed, used and freed, in the order of the standard and in others. */
#include "cases.h"
#include <stddef.h>

static int a[64], b[64];

// quick
CASE(not_committed, 2)
{
    MPI_Datatype row;
    MPI_Type_contiguous(4, MPI_INT, &row);
    if (rank == 0)
        MPI_Send(a, 1, row, 1, 0, WORLD);  // wrong: argument|datatype datatype
    else
        MPI_Recv(b, 4, MPI_INT, 0, 0, WORLD, IGNORE);
    MPI_Type_free(&row);
}

// Only what communicates has to be committed.
CASE(parts_not_committed, 2)
{
    MPI_Datatype row, block;
    MPI_Aint lower, extent;
    int bytes;
    MPI_Type_contiguous(4, MPI_INT, &row);
    MPI_Type_vector(2, 1, 2, row, &block);
    MPI_Type_size(row, &bytes);
    MPI_Type_get_extent(row, &lower, &extent);
    MPI_Type_free(&row);
    MPI_Type_commit(&block);
    if (rank == 0)
        MPI_Send(a, 1, block, 1, 0, WORLD);
    else
        MPI_Recv(b, 8, MPI_INT, 0, 0, WORLD, IGNORE);
    MPI_Type_free(&block);
    EXPECT(bytes == 4 * (int)sizeof(int) && extent == bytes);
}

CASE(freed, 2)
{
    MPI_Datatype row, alias;
    MPI_Type_contiguous(4, MPI_INT, &row);
    MPI_Type_commit(&row);
    alias = row;
    MPI_Type_free(&row);
    if (rank == 0)
        MPI_Send(a, 1, alias, 1, 0, WORLD);  // wrong: argument|datatype datatype
}

CASE(freed_twice, 2)
{
    MPI_Datatype row, alias;
    MPI_Type_contiguous(4, MPI_INT, &row);
    alias = row;
    MPI_Type_free(&row);
    MPI_Type_free(&alias);  // wrong: argument|datatype
}

// A handle that MPI gives again, as many do, is a new one.
CASE(freed_and_made_again, 2)
{
    for (int i = 0; i < 3; ++i) {
        MPI_Datatype row, other;
        MPI_Type_contiguous(4 + i, MPI_INT, &row);
        MPI_Type_commit(&row);
        MPI_Type_dup(row, &other);
        MPI_Type_free(&row);
        MPI_Bcast(a, 1, other, 0, WORLD);
        MPI_Type_free(&other);
    }
}

// The handle that MPI_Type_free has set to null is used.
CASE(freed_handle, 2)
{
    MPI_Datatype row;
    MPI_Type_contiguous(4, MPI_INT, &row);
    MPI_Type_commit(&row);
    MPI_Type_free(&row);
    MPI_Bcast(a, 1, row, 0, WORLD);  // wrong: argument|datatype datatype
}

// An operation goes on with the datatype that it began with.
CASE(freed_while_pending, 2)
{
    MPI_Datatype row;
    MPI_Request request;
    MPI_Type_contiguous(4, MPI_INT, &row);
    MPI_Type_commit(&row);
    if (rank == 0)
        MPI_Isend(a, 1, row, 1, 0, WORLD, &request);
    else
        MPI_Irecv(b, 1, row, 0, 0, WORLD, &request);
    MPI_Type_free(&row);
    MPI_Wait(&request, IGNORE);
}

CASE(committed_twice, 2)
{
    MPI_Datatype row;
    MPI_Type_contiguous(4, MPI_INT, &row);
    MPI_Type_commit(&row);
    MPI_Type_commit(&row);
    MPI_Bcast(a, 1, row, 0, WORLD);
    MPI_Type_free(&row);
}

CASE(free_predefined, 2)
{
    MPI_Datatype plain = MPI_INT;
    MPI_Type_free(&plain);  // wrong: argument|datatype
}

CASE(commit_predefined, 2)
{
    MPI_Datatype plain = MPI_INT;
    MPI_Type_commit(&plain);
}

CASE(negative_block_length, 2)
{
    MPI_Datatype rows;
    MPI_Type_vector(3, -1, 4, MPI_INT, &rows);  // wrong: argument blocklength
}

CASE(negative_stride, 2)
{
    MPI_Datatype backwards;
    MPI_Type_vector(3, 1, -2, MPI_INT, &backwards);
    MPI_Type_commit(&backwards);
    a[4] = 1;
    if (rank == 0)
        MPI_Send(a + 4, 1, backwards, 1, 0, WORLD);
    else
        MPI_Recv(b, 3, MPI_INT, 0, 0, WORLD, IGNORE);
    EXPECT(rank == 0 || b[0] == 1);
    MPI_Type_free(&backwards);
}

CASE(subarray_out_of_bounds, 2)
{
    MPI_Datatype part;
    int sizes[2] = {4, 4}, parts[2] = {2, 2}, starts[2] = {3, 0};
    MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_C, MPI_INT, &part);  // wrong: argument
}

CASE(subarray, 2)
{
    MPI_Datatype part;
    int sizes[2] = {4, 4}, parts[2] = {2, 2}, starts[2] = {2, 0};
    MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_C, MPI_INT, &part);
    MPI_Type_commit(&part);
    MPI_Bcast(a, 1, part, 0, WORLD);
    MPI_Type_free(&part);
}

CASE(null_in_structure, 2)
{
    MPI_Datatype pair, types[2] = {MPI_INT, MPI_DATATYPE_NULL};
    int lengths[2] = {1, 1};
    MPI_Aint places[2] = {0, 8};
    MPI_Type_create_struct(2, lengths, places, types, &pair);  // wrong: argument|datatype
}

struct body {
    double place[3];
    int kind;
    char name[5];
};

CASE(structure, 2)
{
    MPI_Datatype members, one, types[3] = {MPI_DOUBLE, MPI_INT, MPI_CHAR};
    int lengths[3] = {3, 1, 5};
    MPI_Aint places[3] = {offsetof(struct body, place), offsetof(struct body, kind), offsetof(struct body, name)};
    struct body all[3];
    memset(all, rank == 0 ? 7 : 0, sizeof all);
    MPI_Type_create_struct(3, lengths, places, types, &members);
    MPI_Type_create_resized(members, 0, sizeof(struct body), &one);
    MPI_Type_commit(&one);
    MPI_Type_free(&members);
    MPI_Bcast(all, 3, one, 0, WORLD);
    EXPECT(all[2].name[4] == 7);
    MPI_Type_free(&one);
}

// Addresses are in the datatype.
CASE(absolute, 2)
{
    struct body one = {{1, 2, 3}, rank == 0 ? 4 : 0, ""};
    int other = rank == 0 ? 5 : 0;
    MPI_Datatype both, types[2] = {MPI_INT, MPI_INT};
    int lengths[2] = {1, 1};
    MPI_Aint places[2];
    MPI_Get_address(&one.kind, &places[0]);
    MPI_Get_address(&other, &places[1]);
    MPI_Type_create_struct(2, lengths, places, types, &both);
    MPI_Type_commit(&both);
    MPI_Bcast(MPI_BOTTOM, 1, both, 0, WORLD);
    EXPECT(one.kind == 4 && other == 5);
    MPI_Type_free(&both);
}

// Both sides have the same integers, however they are laid out.
CASE(same_signature_other_layout, 2)
{
    MPI_Datatype column;
    MPI_Type_vector(8, 1, 8, MPI_INT, &column);
    MPI_Type_commit(&column);
    if (rank == 0)
        MPI_Send(a, 8, MPI_INT, 1, 0, WORLD);
    else
        MPI_Recv(b, 1, column, 0, 0, WORLD, IGNORE);
    MPI_Type_free(&column);
}

CASE(packed, 2)
{
    char packed[100];
    int position = 0, n = rank == 0 ? 3 : 0;
    double x = rank == 0 ? 4 : 0;
    if (rank == 0) {
        MPI_Pack(&n, 1, MPI_INT, packed, 100, &position, WORLD);
        MPI_Pack(&x, 1, MPI_DOUBLE, packed, 100, &position, WORLD);
        MPI_Send(packed, position, MPI_PACKED, 1, 0, WORLD);
        MPI_Send(packed, position, MPI_PACKED, 1, 1, WORLD);
    } else {
        MPI_Recv(packed, 100, MPI_PACKED, 0, 0, WORLD, IGNORE);
        MPI_Unpack(packed, 100, &position, &n, 1, MPI_INT, WORLD);
        MPI_Unpack(packed, 100, &position, &x, 1, MPI_DOUBLE, WORLD);
        struct {
            int n;
            double x;
        } both;
        MPI_Datatype whole, types[2] = {MPI_INT, MPI_DOUBLE};
        MPI_Aint places[2] = {0, 8};
        MPI_Type_create_struct(2, (int[]){1, 1}, places, types, &whole);
        MPI_Type_commit(&whole);
        MPI_Recv(&both, 1, whole, 0, 1, WORLD, IGNORE);
        MPI_Type_free(&whole);
        EXPECT(n == 3 && x == 4 && both.n == 3 && both.x == 4);
    }
}

CASE(pack_too_much, 2)
{
    char packed[6];
    int position = 0;
    MPI_Pack(a, 2, MPI_INT, packed, 6, &position, WORLD);  // wrong: argument|buffer
}

CASE(darray, 4)
{
    int sizes[2] = {8, 8}, how[2] = {MPI_DISTRIBUTE_BLOCK, MPI_DISTRIBUTE_CYCLIC};
    int parameters[2] = {MPI_DISTRIBUTE_DFLT_DARG, 2}, grid[2] = {2, 2};
    MPI_Datatype mine;
    MPI_Request request;
    int own[16];
    MPI_Type_create_darray(4, rank, 2, sizes, how, parameters, grid, MPI_ORDER_C, MPI_INT, &mine);
    MPI_Type_commit(&mine);
    for (int i = 0; i < 64; ++i)
        a[i] = i;
    MPI_Irecv(own, 16, MPI_INT, rank, 3, WORLD, &request);
    MPI_Send(a, 1, mine, rank, 3, WORLD);
    MPI_Wait(&request, IGNORE);
    EXPECT(own[0] == (rank / 2) * 32 + (rank % 2) * 2);
    MPI_Type_free(&mine);
}

CASE(named_and_duplicated, 2)
{
    MPI_Datatype copy, again;
    char name[MPI_MAX_OBJECT_NAME];
    int length;
    MPI_Type_dup(MPI_DOUBLE, &copy);
    MPI_Type_set_name(copy, "real");
    MPI_Type_get_name(copy, name, &length);
    double x[2] = {1, 2}, y[2];
    MPI_Sendrecv(x, 2, copy, rank, 0, y, 2, MPI_DOUBLE, rank, 0, WORLD, IGNORE);
    MPI_Type_create_f90_real(15, MPI_UNDEFINED, &again);
    MPI_Bcast(x, 2, again, 0, WORLD);
    MPI_Type_free(&copy);
    EXPECT(y[1] == 2);
}

CASE(free_parameterized, 2)
{
    MPI_Datatype real;
    MPI_Type_create_f90_real(15, MPI_UNDEFINED, &real);
    MPI_Type_free(&real);  // wrong: argument|datatype
}

CASE(contents_freed, 2)
{
    MPI_Datatype row, rows, of[1];
    int integers[1];
    MPI_Aint addresses[1];
    MPI_Type_contiguous(2, MPI_INT, &row);
    MPI_Type_contiguous(2, row, &rows);
    MPI_Type_get_contents(rows, 1, 0, 1, integers, addresses, of);
    MPI_Type_free(&of[0]);
    MPI_Type_free(&row);
    MPI_Type_free(&rows);
}

// MPI-1's markers are no elements.
CASE(markers_of_bounds, 2)
{
#if defined(MPI_UB) && !defined(OPEN_MPI) /* whose macro is an error */
    const int lengths[] = {1, 1};
    const MPI_Aint places[] = {0, 2 * sizeof(int)};
    MPI_Datatype members[] = {MPI_INT, MPI_UB}, every_other;
    MPI_Type_create_struct(2, lengths, places, members, &every_other);
    MPI_Type_commit(&every_other);
    MPI_Sendrecv(a, 2, every_other, 1 - rank, 0, b, 2, MPI_INT, 1 - rank, 0, WORLD, IGNORE);
    MPI_Type_free(&every_other);
#endif
}

CASE(freed_handle_broadcast, 2)
{
    MPI_Datatype pair, copy;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    copy = pair;
    MPI_Type_free(&pair);
    MPI_Bcast(a, 1, copy, 0, WORLD);  // wrong: argument|datatype datatype
}
