/* Operations that are made once and started again: persistent collective calls and partitioned messages; sessions; shared windows of the large form. */
// since: 4.0
#include "cases.h"

#define PARTS 4

static int a[16], b[16];

CASE(partitions, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(b, PARTS, 2, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);
    for (int round = 0; round < 3; ++round) {
        MPI_Start(&request);
        if (rank == 0) {
            for (int i = 0; i < PARTS; ++i) {
                a[2 * i] = a[2 * i + 1] = round + i;
                MPI_Pready(i, request);
            }
        } else {
            int flag = 0;
            while (!flag)
                MPI_Parrived(request, 1, &flag);
            EXPECT(b[2] == round + 1);
        }
        MPI_Wait(&request, IGNORE);
    }
    EXPECT(rank == 0 || b[7] == 5);
    MPI_Request_free(&request);
}

// quick
CASE(partition_never_ready, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(b, PARTS, 2, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    if (rank == 0)
        for (int i = 0; i < PARTS - 1; ++i)
            MPI_Pready(i, request);
    MPI_Wait(&request, IGNORE);  // wrong: request|deadlock
    MPI_Request_free(&request);
}

CASE(partition_ready_twice, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(b, PARTS, 2, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    if (rank == 0) {
        MPI_Pready_range(0, PARTS - 1, request);
        MPI_Pready(1, request);  // wrong: request|argument
    }
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

CASE(partition_ready_before_start, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(b, PARTS, 2, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);
    if (rank == 0)
        MPI_Pready(0, request);  // wrong: request|argument
    MPI_Start(&request);
    if (rank == 0)
        MPI_Pready_range(1, PARTS - 1, request);
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

CASE(partition_beyond_last, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(b, PARTS, 2, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    if (rank == 0)
        MPI_Pready(PARTS, request);  // wrong: argument|request partition
    if (rank == 0)
        MPI_Pready_range(0, PARTS - 1, request);
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

CASE(partition_changed_when_ready, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);  // either: buffer
    else
        MPI_Precv_init(b, PARTS, 2, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    if (rank == 0) {
        for (int i = 0; i < PARTS; ++i)
            MPI_Pready(i, request);
        a[2] = 5;  // either: buffer
    }
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

CASE(partition_read_before_arrival, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(b, PARTS, 2, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);  // either: buffer
    MPI_Start(&request);
    if (rank == 0)
        MPI_Pready_range(0, PARTS - 1, request);
    else if (b[0] == 12345)  // either: buffer
        puts("read too early");
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

CASE(partitioned_never_freed, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);  // wrong: leak
    else
        MPI_Precv_init(b, PARTS, 2, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);  // wrong: leak
    MPI_Start(&request);
    if (rank == 0)
        MPI_Pready_range(0, PARTS - 1, request);
    MPI_Wait(&request, IGNORE);
}

CASE(partitioned_freed_active, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(b, PARTS, 2, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    if (rank == 0)
        MPI_Pready_range(0, PARTS - 1, request);
    if (rank == 0)
        MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);  // wrong: request|argument
    MPI_Barrier(WORLD);
}

CASE(partitioned_started_twice, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(b, PARTS, 2, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    MPI_Start(&request);  // wrong: request|argument
    if (rank == 0)
        MPI_Pready_range(0, PARTS - 1, request);
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

// The amounts fit, the types do not.
// missed: partitioned messages are not compared
CASE(partitioned_types_differ, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, PARTS, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(b, PARTS, 2, MPI_FLOAT, 0, 0, WORLD, MPI_INFO_NULL, &request);  // wrong: message
    MPI_Start(&request);
    if (rank == 0)
        MPI_Pready_range(0, PARTS - 1, request);
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

CASE(partitions_of_other_sizes, 2)
{
    MPI_Request request;
    if (rank == 0)
        MPI_Psend_init(a, 4, 2, MPI_INT, 1, 0, WORLD, MPI_INFO_NULL, &request);
    else
        MPI_Precv_init(b, 2, 4, MPI_INT, 0, 0, WORLD, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    if (rank == 0)
        for (int i = 3; i >= 0; --i)
            MPI_Pready(i, request);
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

CASE(persistent_collective, 2)
{
    MPI_Request request;
    MPI_Allreduce_init(a, b, 1, MPI_INT, MPI_SUM, WORLD, MPI_INFO_NULL, &request);
    for (int round = 0; round < 3; ++round) {
        a[0] = round;
        MPI_Start(&request);
        MPI_Wait(&request, IGNORE);
        EXPECT(b[0] == 2 * round);
    }
    MPI_Request_free(&request);
}

CASE(persistent_collective_root_differs, 2)
{
    MPI_Request request;
    MPI_Bcast_init(a, 1, MPI_INT, rank, WORLD, MPI_INFO_NULL, &request);  // wrong: collective root
    MPI_Request_free(&request);
}

CASE(persistent_collective_operation_differs, 2)
{
    MPI_Request request;
    MPI_Allreduce_init(a, b, 1, MPI_INT, rank ? MPI_SUM : MPI_MAX, WORLD, MPI_INFO_NULL,
                       &request);  // wrong: collective op
    MPI_Start(&request);
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

// missed: starts of persistent collective calls are not compared
CASE(persistent_collective_never_started_in_one, 2)
{
    MPI_Request request;
    MPI_Barrier_init(WORLD, MPI_INFO_NULL, &request);
    if (rank == 0) {
        MPI_Start(&request);         // either: collective|deadlock
        MPI_Wait(&request, IGNORE);  // either: collective|deadlock
    }
    MPI_Request_free(&request);
}

CASE(persistent_collective_buffer_read, 2)
{
    MPI_Request request;
    MPI_Allreduce_init(a, b, 1, MPI_INT, MPI_SUM, WORLD, MPI_INFO_NULL, &request);  // wrong: buffer
    MPI_Start(&request);
    if (b[0] == 12345)
        puts("read too early");
    MPI_Wait(&request, IGNORE);
    MPI_Request_free(&request);
}

CASE(persistent_collective_freed_active, 2)
{
    MPI_Request request;
    MPI_Barrier_init(WORLD, MPI_INFO_NULL, &request);
    MPI_Start(&request);
    MPI_Request_free(&request);  // wrong: request|argument
    MPI_Barrier(WORLD);
}

CASE(persistent_collective_kept, 2)
{
    MPI_Request request;
    MPI_Allreduce_init(a, b, 1, MPI_INT, MPI_SUM, WORLD, MPI_INFO_NULL, &request);  // wrong: leak
}

// ---- sessions ----

static void ignore_error(MPI_Session *session, int *code, ...) { (void)session, (void)code; }

CASE(session_and_communicator, 2)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "tag", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
    MPI_Group_free(&group);
    int sum;
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    EXPECT(sum == 1);
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
}

CASE(session_never_finalized, 2)
{
    MPI_Session session;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);  // wrong: leak
}

CASE(session_root_differs, 2)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "tag", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
    MPI_Group_free(&group);
    MPI_Bcast(a, 1, MPI_INT, rank, comm);  // wrong: collective root
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
}

CASE(session_handler_never_freed, 1)
{
    MPI_Errhandler handler;
    MPI_Session_create_errhandler(ignore_error, &handler);  // wrong: leak
}

CASE(session_handler, 1)
{
    MPI_Session session;
    MPI_Errhandler handler;
    MPI_Session_create_errhandler(ignore_error, &handler);
    MPI_Session_init(MPI_INFO_NULL, handler, &session);
    MPI_Errhandler_free(&handler);
    MPI_Session_finalize(&session);
}

// ---- large forms ----

// Memory that processes share orders what they do in another window.
CASE(puts_ordered_by_shared_memory, 2)
{
    MPI_Win window, shared;
    int *data, *mine, *first, unit;
    MPI_Aint bytes;
    MPI_Win_allocate(sizeof(int), sizeof(int), MPI_INFO_NULL, WORLD, &data, &window);
    MPI_Win_allocate_shared_c(sizeof(int), sizeof(int), MPI_INFO_NULL, WORLD, &mine, &shared);
    MPI_Win_shared_query(shared, 0, &bytes, &unit, &first);
    *mine = 0;
    MPI_Win_lock_all(0, window);
    MPI_Barrier(WORLD);
    if (rank == 0) {
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
        MPI_Win_flush(0, window);
        __atomic_store_n(first, 1, __ATOMIC_SEQ_CST);
    } else {
        while (!__atomic_load_n(first, __ATOMIC_SEQ_CST))
            ;
        MPI_Put(&rank, 1, MPI_INT, 0, 0, 1, MPI_INT, window);
        MPI_Win_flush(0, window);
    }
    MPI_Win_unlock_all(window);
    MPI_Win_free(&shared);
    MPI_Win_free(&window);
}
