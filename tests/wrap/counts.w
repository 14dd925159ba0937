// How often each function was called, over all processes, and for how long; the time is printed as whether it makes sense.
enum { {{forallfn foo}}ID_{{foo}}, {{endforallfn}} COUNT };
static const char *const names[] = { {{forallfn foo}}"{{foo}}", {{endforallfn}} "" };
static long calls[COUNT];
static double seconds[COUNT];

{{fnall foo MPI_Finalize MPI_Wtime}}
    int rank, up = 0;
    double start = 0;
    PMPI_Initialized(&up);
    // The guard keeps the tool's own calls out of the counts.
    if (up) {
        MPI_Comm_rank(MPI_COMM_WORLD, &rank);
        start = PMPI_Wtime();
    }
    calls[ID_{{foo}}]++;
    {{callfn}}
    seconds[ID_{{foo}}] += up ? PMPI_Wtime() - start : 0;
    return {{ret_val}};
{{endfnall}}

{{fn foo MPI_Finalize}} {
    long total[COUNT];
    int rank, i;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    PMPI_Reduce(calls, total, COUNT, MPI_LONG, MPI_SUM, 0, MPI_COMM_WORLD);
    for (i = 0; rank == 0 && i < COUNT; i++)
        if (total[i])
            printf("tool: %s %ld%s\n", names[i], total[i], seconds[i] >= 0 && seconds[i] < 60 ? "" : " in no time");
    fflush(stdout);
    {{callfn}}
}{{endfn}}
