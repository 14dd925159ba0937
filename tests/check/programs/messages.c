/* Messages and the receives that take them. */
#include "cases.h"

static int a[64], b[64];

// quick
CASE(type_differs, 2)
{
    float x[4];
    if (rank == 0)
        MPI_Send(a, 4, MPI_INT, 1, 0, WORLD);  // either: message
    else
        MPI_Recv(x, 4, MPI_FLOAT, 0, 0, WORLD, IGNORE);  // either: message
}

CASE(type_of_other_size, 2)
{
    double x[4];
    float y[8];
    if (rank == 0)
        MPI_Send(x, 4, MPI_DOUBLE, 1, 0, WORLD);  // either: message
    else
        MPI_Recv(y, 8, MPI_FLOAT, 0, 0, WORLD, IGNORE);  // either: message
}

CASE(structure_differs, 2)
{
    struct {
        int n;
        float x;
    } one = {1, 2}, other;
    MPI_Datatype mixed, types[2] = {MPI_INT, MPI_FLOAT};
    int lengths[2] = {1, 1};
    MPI_Aint places[2] = {0, 4};
    MPI_Type_create_struct(2, lengths, places, types, &mixed);
    MPI_Type_commit(&mixed);
    if (rank == 0)
        MPI_Send(&one, 1, mixed, 1, 0, WORLD);  // either: message
    else
        MPI_Recv(&other, 2, MPI_INT, 0, 0, WORLD, IGNORE);  // either: message
    MPI_Type_free(&mixed);
}

// Bytes go with bytes; integers of one kind have several names.
CASE(types_same, 2)
{
    long n[4] = {0};
    if (rank == 0) {
        MPI_Send(n, sizeof n, MPI_BYTE, 1, 0, WORLD);
        MPI_Send(n, 4, MPI_LONG, 1, 1, WORLD);
        MPI_Send(a, 4, MPI_INT, 1, 2, WORLD);
    } else {
        MPI_Recv(n, sizeof n, MPI_BYTE, 0, 0, WORLD, IGNORE);
        MPI_Recv(n, 4, MPI_LONG, 0, 1, WORLD, IGNORE);
        MPI_Recv(b, 64, MPI_INT, 0, 2, WORLD, IGNORE);
    }
}

// quick
CASE(longer_than_receive, 2)
{
    if (rank == 0)
        MPI_Send(a, 8, MPI_INT, 1, 0, WORLD);  // either: message|argument
    else
        MPI_Recv(b, 4, MPI_INT, 0, 0, WORLD, IGNORE);  // either: message|argument
}

CASE(shorter_than_receive, 2)
{
    MPI_Status status;
    int count;
    if (rank == 0) {
        MPI_Send(a, 3, MPI_INT, 1, 0, WORLD);
    } else {
        MPI_Recv(b, 64, MPI_INT, 0, 0, WORLD, &status);
        MPI_Get_count(&status, MPI_INT, &count);
        EXPECT(count == 3);
    }
}

// quick
CASE(never_received, 2)
{
    if (rank == 0)
        MPI_Send(a, 1, MPI_INT, 1, 3, WORLD);  // wrong: message
}

CASE(one_too_many, 2)
{
    if (rank == 0)
        for (int i = 0; i < 3; ++i)
            MPI_Send(a, 1, MPI_INT, 1, 3, WORLD);  // wrong: message
    else
        for (int i = 0; i < 2; ++i)
            MPI_Recv(b, 1, MPI_INT, 0, 3, WORLD, IGNORE);
}

CASE(all_received_in_other_order, 2)
{
    if (rank == 0)
        for (int i = 0; i < 3; ++i)
            MPI_Send(a, 1, MPI_INT, 1, i, WORLD);
    else
        for (int i = 2; i >= 0; --i)
            MPI_Recv(b, 1, MPI_INT, 0, i, WORLD, IGNORE);
}

CASE(probed, 3)
{
    if (rank == 0) {
        for (int i = 1; i < size; ++i) {
            MPI_Status status;
            int count;
            MPI_Probe(MPI_ANY_SOURCE, MPI_ANY_TAG, WORLD, &status);
            MPI_Get_count(&status, MPI_INT, &count);
            EXPECT(count == status.MPI_SOURCE);
            int *message = malloc(count * sizeof(int));
            MPI_Recv(message, count, MPI_INT, status.MPI_SOURCE, status.MPI_TAG, WORLD, IGNORE);
            free(message);
        }
    } else {
        MPI_Send(a, rank, MPI_INT, 0, 10 + rank, WORLD);
    }
}

CASE(matched_probe, 3)
{
    if (rank == 0) {
        for (int i = 1; i < size; ++i) {
            MPI_Message message;
            MPI_Status status;
            int flag = 0;
            if (i == 1)
                MPI_Mprobe(MPI_ANY_SOURCE, 5, WORLD, &message, &status);
            else
                while (!flag)
                    MPI_Improbe(MPI_ANY_SOURCE, 5, WORLD, &flag, &message, &status);
            MPI_Mrecv(b, 4, MPI_INT, &message, IGNORE);
        }
    } else {
        MPI_Send(a, rank, MPI_INT, 0, 5, WORLD);
    }
}

CASE(matched_never_received, 2)
{
    if (rank == 0) {
        MPI_Message message;
        MPI_Mprobe(1, 5, WORLD, &message, IGNORE);  // wrong: message|leak|request
    } else {
        MPI_Send(a, 1, MPI_INT, 0, 5, WORLD);  // may: message
    }
}

// The same ranks and tags on another communicator are another matter.
CASE(communicators_keep_apart, 2)
{
    MPI_Comm copy;
    double x = 1;
    MPI_Comm_dup(WORLD, &copy);
    if (rank == 0) {
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);
        MPI_Send(&x, 1, MPI_DOUBLE, 1, 0, copy);
    } else {
        MPI_Recv(&x, 1, MPI_DOUBLE, 0, 0, copy, IGNORE);
        MPI_Recv(b, 1, MPI_INT, 0, 0, WORLD, IGNORE);
    }
    MPI_Comm_free(&copy);
}

// may: deadlock
CASE(sent_on_other_communicator, 2)
{
    MPI_Comm copy;
    MPI_Comm_dup(WORLD, &copy);
    if (rank == 0)
        MPI_Send(a, 1, MPI_INT, 1, 0, WORLD);  // may: message
    else
        MPI_Recv(b, 1, MPI_INT, 0, 0, copy, IGNORE);  // wrong: deadlock
    MPI_Comm_free(&copy);
}

CASE(any_source_types_differ, 3)
{
    if (rank == 0) {
        for (int i = 1; i < size; ++i)
            MPI_Recv(b, 1, MPI_INT, MPI_ANY_SOURCE, 0, WORLD, IGNORE);  // either: message
    } else if (rank == 1) {
        MPI_Send(a, 1, MPI_INT, 0, 0, WORLD);
    } else {
        float x = 1;
        MPI_Send(&x, 1, MPI_FLOAT, 0, 0, WORLD);  // either: message
    }
}

CASE(any_tag_decides_type, 2)
{
    MPI_Status status;
    float x;
    if (rank == 0) {
        MPI_Send(a, 1, MPI_INT, 1, 1, WORLD);
        MPI_Send(&x, 1, MPI_FLOAT, 1, 2, WORLD);
    } else {
        for (int i = 0; i < 2; ++i) {
            MPI_Probe(0, MPI_ANY_TAG, WORLD, &status);
            if (status.MPI_TAG == 1)
                MPI_Recv(b, 1, MPI_INT, 0, 1, WORLD, IGNORE);
            else
                MPI_Recv(&x, 1, MPI_FLOAT, 0, 2, WORLD, IGNORE);
        }
    }
}

CASE(sendrecv_types_differ, 2)
{
    float x[2];
    int other = 1 - rank;
    MPI_Sendrecv(a, 2, MPI_INT, other, 0, x, 2, MPI_FLOAT, other, 0, WORLD, IGNORE);  // wrong: message
}

CASE(persistent_types_differ, 2)
{
    MPI_Request request;
    double x;
    if (rank == 0)
        MPI_Send_init(a, 2, MPI_INT, 1, 0, WORLD, &request);  // either: message
    else
        MPI_Recv_init(&x, 1, MPI_DOUBLE, 0, 0, WORLD, &request);  // either: message
    MPI_Start(&request);                                          // either: message
    MPI_Wait(&request, IGNORE);                                   // either: message
    MPI_Request_free(&request);
}

CASE(zero_length_of_any_type, 2)
{
    if (rank == 0)
        MPI_Send(NULL, 0, MPI_BYTE, 1, 0, WORLD);
    else
        MPI_Recv(NULL, 0, MPI_INT, 0, 0, WORLD, IGNORE);
}

CASE(to_itself, 2)
{
    MPI_Request request;
    MPI_Irecv(b, 1, MPI_INT, 0, 0, MPI_COMM_SELF, &request);
    MPI_Send(a, 1, MPI_INT, 0, 0, MPI_COMM_SELF);
    MPI_Wait(&request, IGNORE);
}
