int main(int argc, char **argv)
{
    int rank = 0;
    char name[4000];
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    argument_count = argc;
    arguments = argv;
    output = stdout;
    if (argc > 1) {
        snprintf(name, sizeof name, "%s/seen.%d", argv[1], rank);
        output = fopen(name, "w");
        if (!output)
            return 1;
    }
    CALLS
    MPI_Finalize();
    return 0;
}
