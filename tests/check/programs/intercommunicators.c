/* Communicators between two groups, and those that only their members make. */
#include "cases.h"

static int a[16], b[16];

// Even and odd processes; ranks are those in the own half.
static MPI_Comm halves(MPI_Comm *own)
{
    MPI_Comm between;
    MPI_Comm_split(WORLD, rank % 2, rank, own);
    MPI_Intercomm_create(*own, 0, WORLD, 1 - rank % 2, 9, &between);
    return between;
}

static void free_both(MPI_Comm *between, MPI_Comm *own)
{
    MPI_Comm_free(between);
    MPI_Comm_free(own);
}

CASE(exchange_between, 4)
{
    MPI_Comm own, between = halves(&own);
    a[0] = rank;
    MPI_Sendrecv(a, 1, MPI_INT, rank / 2, 0, b, 1, MPI_INT, rank / 2, 0, between, IGNORE);
    EXPECT(b[0] == (rank % 2 ? rank - 1 : rank + 1));
    free_both(&between, &own);
}

// quick
CASE(types_differ_between, 4)
{
    MPI_Comm own, between = halves(&own);
    if (rank == 0)
        MPI_Send(a, 4, MPI_INT, 0, 0, between);
    else if (rank == 1)
        MPI_Recv(b, 4, MPI_FLOAT, 0, 0, between, IGNORE);  // wrong: message
    free_both(&between, &own);
}

CASE(never_received_between, 4)
{
    MPI_Comm own, between = halves(&own);
    if (rank == 0)
        MPI_Send(a, 1, MPI_INT, 1, 3, between);  // wrong: message
    free_both(&between, &own);
}

CASE(rank_beyond_remote_group, 3)
{
    MPI_Comm own, between = halves(&own);
    if (rank == 0)
        MPI_Send(a, 1, MPI_INT, 1, 3, between);  // wrong: argument dest
    free_both(&between, &own);
}

CASE(order_differs_between, 4)
{
    MPI_Comm own, between = halves(&own);
    if (rank == 0)
        MPI_Allreduce(a, b, 1, MPI_INT, MPI_SUM, between);  // either: collective|deadlock|argument
    else
        MPI_Barrier(between);  // either: collective|deadlock|argument
    free_both(&between, &own);
}

CASE(operation_differs_between, 4)
{
    MPI_Comm own, between = halves(&own);
    MPI_Allreduce(a, b, 1, MPI_INT, rank == 3 ? MPI_MAX : MPI_SUM, between);  // wrong: collective op
    free_both(&between, &own);
}

CASE(broadcast_between, 4)
{
    MPI_Comm own, between = halves(&own);
    a[0] = rank;
    int root = rank % 2 ? 0 : rank == 0 ? MPI_ROOT : MPI_PROC_NULL;
    MPI_Bcast(a, 1, MPI_INT, root, between);
    EXPECT(a[0] == (rank % 2 ? 0 : rank));
    MPI_Allreduce(&rank, b, 1, MPI_INT, MPI_SUM, between);
    EXPECT(b[0] == (rank % 2 ? 2 : 4));
    MPI_Barrier(between);
    free_both(&between, &own);
}

CASE(root_differs_between, 4)
{
    MPI_Comm own, between = halves(&own);
    int root = rank % 2 ? rank / 2 : rank == 0 ? MPI_ROOT : MPI_PROC_NULL;
    MPI_Bcast(a, 1, MPI_INT, root, between);  // wrong: collective|deadlock root
    free_both(&between, &own);
}

CASE(deadlock_between, 4)
{
    MPI_Comm own, between = halves(&own);
    MPI_Recv(b, 1, MPI_INT, rank / 2, 0, between, IGNORE);  // wrong: deadlock
    MPI_Send(a, 1, MPI_INT, rank / 2, 0, between);
    free_both(&between, &own);
}

CASE(intercommunicator_and_merged_kept, 4)
{
    MPI_Comm own, between = halves(&own), merged;
    MPI_Intercomm_merge(between, rank % 2, &merged);  // wrong: leak
    free_both(&between, &own);
}

CASE(merged, 4)
{
    MPI_Comm own, between = halves(&own), merged;
    int sum;
    MPI_Intercomm_merge(between, rank % 2, &merged);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, merged);
    EXPECT(sum == 6);
    MPI_Comm_free(&merged);
    free_both(&between, &own);
}

CASE(merged_root_differs, 4)
{
    MPI_Comm own, between = halves(&own), merged;
    MPI_Intercomm_merge(between, rank % 2, &merged);
    MPI_Bcast(a, 1, MPI_INT, rank == 2, merged);  // wrong: collective root
    MPI_Comm_free(&merged);
    free_both(&between, &own);
}

// ---- made by their members ----

static MPI_Comm of_some(int first, int number, int tag)
{
    MPI_Group world, some;
    int members[4];
    MPI_Comm made = MPI_COMM_NULL;
    for (int i = 0; i < number; ++i)
        members[i] = first + i;
    MPI_Comm_group(WORLD, &world);
    MPI_Group_incl(world, number, members, &some);
    if (rank >= first && rank < first + number)
        MPI_Comm_create_group(WORLD, some, tag, &made);
    MPI_Group_free(&world);
    MPI_Group_free(&some);
    return made;
}

CASE(made_by_members, 4)
{
    for (int i = 0; i < 3; ++i) {
        MPI_Comm some = of_some(1, 2 + i % 2, 5 + i);
        if (some == MPI_COMM_NULL)
            continue;
        int sum;
        MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, some);
        EXPECT(sum == (i % 2 ? 6 : 3));
        MPI_Comm_free(&some);
    }
}

// quick
CASE(made_by_members_root_differs, 4)
{
    MPI_Comm some = of_some(1, 3, 5);
    if (some == MPI_COMM_NULL)
        return;
    MPI_Bcast(a, 1, MPI_INT, rank == 3, some);  // wrong: collective root
    MPI_Comm_free(&some);
}

CASE(made_by_members_types_differ, 4)
{
    MPI_Comm some = of_some(1, 3, 5);
    if (some == MPI_COMM_NULL)
        return;
    if (rank == 1)
        MPI_Send(a, 1, MPI_DOUBLE, 1, 0, some);
    else if (rank == 2)
        MPI_Recv(b, 4, MPI_INT, 0, 0, some, IGNORE);  // wrong: message
    MPI_Comm_free(&some);
}

CASE(made_by_members_order_differs, 4)
{
    MPI_Comm some = of_some(0, 2, 5);
    if (some == MPI_COMM_NULL)
        return;
    if (rank == 0) {
        MPI_Barrier(some);                  // either: collective|deadlock|argument
        MPI_Bcast(a, 1, MPI_INT, 0, some);  // either: collective|deadlock|argument
    } else {
        MPI_Bcast(a, 1, MPI_INT, 0, some);  // either: collective|deadlock|argument
        MPI_Barrier(some);                  // either: collective|deadlock|argument
    }
    MPI_Comm_free(&some);
}

CASE(made_by_members_kept, 4)
{
    MPI_Group world;
    MPI_Comm all;
    MPI_Comm_group(WORLD, &world);
    MPI_Comm_create_group(WORLD, world, 0, &all);  // wrong: leak
    MPI_Group_free(&world);
}

CASE(deadlock_of_members, 4)
{
    MPI_Comm some = of_some(0, 2, 5);
    if (some == MPI_COMM_NULL)
        return;
    MPI_Recv(b, 1, MPI_INT, 1 - rank, 0, some, IGNORE);  // wrong: deadlock
    MPI_Send(a, 1, MPI_INT, 1 - rank, 0, some);
    MPI_Comm_free(&some);
}

CASE(made_by_part_of_a_group, 4)
{
    MPI_Comm own, between = MPI_COMM_NULL;
    MPI_Comm_split(WORLD, rank % 2, rank, &own);  // may: leak
    if (rank == 2)
        MPI_Barrier(own);  // either: collective|deadlock
    else
        MPI_Intercomm_create(own, 0, WORLD, 1 - rank % 2, 9, &between);  // either: collective|deadlock
    MPI_Comm_free(&own);
}
