// The name shift in C; the tool is twelve_seen.c.
void forget_calls(void);
int times_seen(int call);
const char *not_once(void);

//# profiling_replaced
static void profiling_replaced(void)
{
    MPI_Comm copy;
    MPI_Datatype pair;
    MPI_Request request;
    int rank, size, given[2] = {1, 2}, got[2];
    forget_calls();
    MPI_Comm_rank(MPI_COMM_SELF, &rank);
    MPI_Comm_size(MPI_COMM_SELF, &size);
    MPI_Comm_dup(MPI_COMM_SELF, &copy);
    MPI_Comm_set_name(copy, "a copy");
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Irecv(got, 2, MPI_INT, 0, 0, copy, &request);
    MPI_Send(given, 2, MPI_INT, 0, 0, copy);
    MPI_Waitall(1, &request, MPI_STATUSES_IGNORE);
    MPI_Sendrecv(given, 2, MPI_INT, 0, 1, got, 2, MPI_INT, 0, 1, copy, MPI_STATUS_IGNORE);
    MPI_Allreduce(given, got, 1, MPI_INT, MPI_SUM, copy);
    MPI_Bcast(got, 1, MPI_INT, 0, copy);
    MPI_Barrier(copy);
    expect_text("not once:", "", not_once());
}

//# profiling_shifted
static void profiling_shifted(void)
{
    int rank, given = 1, got = 0, seen = 0;
    forget_calls();
    PMPI_Comm_rank(MPI_COMM_SELF, &rank);
    PMPI_Sendrecv(&given, 1, MPI_INT, 0, 1, &got, 1, MPI_INT, 0, 1, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    PMPI_Barrier(MPI_COMM_SELF);
    for (int i = 0; i < 12; i++)
        seen += times_seen(i);
    expect("it got", 1, got);
    expect("calls that the tool sees:", 0, seen);
}

//# profiling_inside
static void profiling_inside(void)
{
    int given = 1, got = 0, seen = 0;
    MPI_Comm copy;
    forget_calls();
    PMPI_Allreduce(&given, &got, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    PMPI_Bcast(&got, 1, MPI_INT, 0, MPI_COMM_WORLD);
    PMPI_Barrier(MPI_COMM_WORLD);
    PMPI_Comm_dup(MPI_COMM_WORLD, &copy);
    for (int i = 0; i < 12; i++)
        seen += times_seen(i);
    expect("calls from within that the tool sees:", 0, seen);
}

//# profiling_pcontrol
static void profiling_pcontrol(void)
{
    expect("level 0:", MPI_SUCCESS, MPI_Pcontrol(0));
    expect("level 1:", MPI_SUCCESS, MPI_Pcontrol(1));
    expect("level 2:", MPI_SUCCESS, MPI_Pcontrol(2));
    expect("level 99 with more arguments:", MPI_SUCCESS, MPI_Pcontrol(99, "phase", 3.5));
}
