// The library of C itself, on which bindings stand.
static int deleted[4], deletions, finalized_then = -1;

static int on_delete(MPI_Comm comm, int keyval, void *value, void *state)
{
    (void)comm, (void)keyval, (void)state;
    if (deletions < 4)
        deleted[deletions++] = *(int *)value;
    MPI_Finalized(&finalized_then);
    return MPI_SUCCESS;
}

// Attributes of MPI_COMM_SELF tell what happens while MPI_Finalize runs: the last one to be deleted writes it down.
static int on_last_delete(MPI_Comm comm, int keyval, void *value, void *state)
{
    on_delete(comm, keyval, value, state);
    current = (const char *)state;
    if (strcmp(current, "environment_self") == 0) {
        expect("deletions:", 1, deletions);
        expect("finalized at that time:", 0, finalized_then);
    } else {
        expect("the first one deleted:", 3, deleted[0]);
        expect("the second one deleted:", 2, deleted[1]);
    }
    return MPI_SUCCESS;
}

//# environment_version
static void environment_version(void)
{
    int version = 0, subversion = 0;
    MPI_Get_version(&version, &subversion);
    expect("version:", MPI_VERSION, version);
    expect("subversion:", MPI_SUBVERSION, subversion);
}

//# environment_info_short
static void environment_info_short(void)
{
    MPI_Info info;
    char value[10] = "";
    int flag = 0;
    MPI_Info_create(&info);
    MPI_Info_set(info, "key", "abcdefgh");
    MPI_Info_get(info, "key", 3, value, &flag);
    expect_text("the value is", "abc", value);
    MPI_Info_free(&info);
}

//# environment_info_copy
static void environment_info_copy(void)
{
    MPI_Comm comm, copy;
    MPI_Info info, found;
    char value[10] = "";
    int flag = 1;
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_assert_no_any_tag", "true");
    MPI_Comm_set_info(comm, info);
    MPI_Comm_dup(comm, &copy);
    MPI_Comm_get_info(copy, &found);
    MPI_Info_get(found, "mpi_assert_no_any_tag", 9, value, &flag);
    expect("the duplicate asserts it:", 0, flag && strcmp(value, "true") == 0);
}

//# environment_in_status
static void environment_in_status(void)
{
    MPI_Comm comm;
    MPI_Request requests[2];
    MPI_Status statuses[2];
    int got[4], given[2] = {1, 2}, code, class = 0;
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Irecv(&got[0], 1, MPI_INT, 0, 1, comm, &requests[0]);
    MPI_Irecv(&got[2], 1, MPI_INT, 0, 2, comm, &requests[1]);
    MPI_Send(given, 2, MPI_INT, 0, 1, comm);
    MPI_Send(given, 1, MPI_INT, 0, 2, comm);
    code = MPI_Waitall(2, requests, statuses);
    MPI_Error_class(code, &class);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_ARE_FATAL);
    expect("the class of the call:", MPI_ERR_IN_STATUS, class);
    MPI_Error_class(statuses[0].MPI_ERROR, &class);
    expect("the class of the first status:", MPI_ERR_TRUNCATE, class);
}

//# environment_untouched
static void environment_untouched(void)
{
    MPI_Request request;
    MPI_Status status;
    int got, given = 7;
    MPI_Isend(&given, 1, MPI_INT, 0, 1, MPI_COMM_SELF, &request);
    status.MPI_ERROR = 4711;
    MPI_Recv(&got, 1, MPI_INT, 0, 1, MPI_COMM_SELF, &status);
    expect("after a receive:", 4711, status.MPI_ERROR);
    status.MPI_ERROR = 4711;
    MPI_Wait(&request, &status);
    expect("after a wait:", 4711, status.MPI_ERROR);
}

//# environment_null
static void environment_null(void)
{
    MPI_Comm comm;
    MPI_Datatype type;
    MPI_Group group;
    MPI_Info info;
    MPI_Request request;
    MPI_Errhandler handler;
    int value = 0;
    MPI_Comm_dup(MPI_COMM_SELF, &comm);
    MPI_Comm_free(&comm);
    expect("communicator:", 1, comm == MPI_COMM_NULL);
    MPI_Type_contiguous(2, MPI_INT, &type);
    MPI_Type_free(&type);
    expect("datatype:", 1, type == MPI_DATATYPE_NULL);
    MPI_Comm_group(MPI_COMM_SELF, &group);
    MPI_Group_free(&group);
    expect("group:", 1, group == MPI_GROUP_NULL);
    MPI_Info_create(&info);
    MPI_Info_free(&info);
    expect("info:", 1, info == MPI_INFO_NULL);
    MPI_Comm_get_errhandler(MPI_COMM_SELF, &handler);
    MPI_Errhandler_free(&handler);
    expect("error handler:", 1, handler == MPI_ERRHANDLER_NULL);
    MPI_Send_init(&value, 1, MPI_INT, 0, 1, MPI_COMM_SELF, &request);
    MPI_Request_free(&request);
    expect("request:", 1, request == MPI_REQUEST_NULL);
}

//# environment_names
static void environment_names(void)
{
    char name[MPI_MAX_PROCESSOR_NAME];
    int length = 0;
    memset(name, 'x', sizeof name);
    MPI_Get_processor_name(name, &length);
    expect("it ends there:", 0, name[length]);
}

//# environment_world
static void environment_world(void)
{
    int *value, flag = 0;
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &value, &flag);
    expect("the greatest tag is at least 32767:", 1, flag && *value >= 32767);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_IO, &value, &flag);
    expect("MPI_IO is there:", 1, flag);
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_WTIME_IS_GLOBAL, &value, &flag);
    expect("MPI_WTIME_IS_GLOBAL is 0 or 1:", 1, !flag || *value == 0 || *value == 1);
}

//# environment_functions
static void environment_functions(void)
{
    int (*convert)(MPI_Comm) = MPI_Comm_c2f;
    int (*profiled)(MPI_Comm) = PMPI_Comm_c2f;
    double (*wtime)(void) = MPI_Wtime;
    expect("they have addresses:", 1, convert && profiled && wtime);
}

//# environment_fortran
static void environment_fortran(void)
{
    expect("MPI_COMM_WORLD:", 1, MPI_Comm_f2c(MPI_Comm_c2f(MPI_COMM_WORLD)) == MPI_COMM_WORLD);
    expect("MPI_COMM_NULL:", 1, MPI_Comm_f2c(MPI_Comm_c2f(MPI_COMM_NULL)) == MPI_COMM_NULL);
    expect("MPI_INT:", 1, MPI_Type_f2c(MPI_Type_c2f(MPI_INT)) == MPI_INT);
    expect("MPI_SUM:", 1, MPI_Op_f2c(MPI_Op_c2f(MPI_SUM)) == MPI_SUM);
    expect("MPI_REQUEST_NULL:", 1, MPI_Request_f2c(MPI_Request_c2f(MPI_REQUEST_NULL)) == MPI_REQUEST_NULL);
    expect("MPI_INFO_NULL:", 1, MPI_Info_f2c(MPI_Info_c2f(MPI_INFO_NULL)) == MPI_INFO_NULL);
}

//# environment_status
static void environment_status(void)
{
    MPI_Status status, back;
    MPI_Fint converted[64];
    int got[3], given[3] = {1, 2, 3}, count = 0, flag = 1;
    MPI_Sendrecv(given, 3, MPI_INT, 0, 17, got, 3, MPI_INT, 0, 17, MPI_COMM_SELF, &status);
    MPI_Status_c2f(&status, converted);
    memset(&back, 0, sizeof back);
    MPI_Status_f2c(converted, &back);
    MPI_Get_count(&back, MPI_INT, &count);
    MPI_Test_cancelled(&back, &flag);
    expect("source:", 0, back.MPI_SOURCE);
    expect("tag:", 17, back.MPI_TAG);
    expect("count:", 3, count);
    expect("cancelled:", 0, flag);
}

//# environment_f08
static void environment_f08(void)
{
    MPI_F08_status converted;
    MPI_Status status, back;
    int got, given = 7;
    MPI_Sendrecv(&given, 1, MPI_INT, 0, 17, &got, 1, MPI_INT, 0, 17, MPI_COMM_SELF, &status);
    MPI_Status_c2f08(&status, &converted);
    MPI_Status_f082c(&converted, &back);
    expect("tag:", 17, back.MPI_TAG);
    expect("the variables are there:", 1, &MPI_F08_STATUS_IGNORE != NULL && &MPI_F08_STATUSES_IGNORE != NULL);
}

//# environment_initialized
static void environment_initialized(void)
{
    int flag = 0;
    MPI_Initialized(&flag);
    expect("initialized:", 1, flag);
    MPI_Finalized(&flag);
    expect("finalized:", 0, flag);
}

//# environment_self
static void environment_self(void)
{
    static int value = 1;
    int keyval;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, on_last_delete, &keyval, (void *)"environment_self");
    MPI_Comm_set_attr(MPI_COMM_SELF, keyval, &value);
}

//# environment_order
static void environment_order(void)
{
    static int values[3] = {1, 2, 3};
    int keyval;
    for (int i = 0; i < 3; i++) {
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, i ? on_delete : on_last_delete, &keyval,
                               (void *)"environment_order");
        MPI_Comm_set_attr(MPI_COMM_SELF, keyval, &values[i]);
    }
}
