/* A program of the standard ABI on 2 processes: what newer versions of MPI have, over an MPI that lacks it as well.
 * Usage: emulated sessions | messages */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int failures, rank;

#define CHECK(condition)                                                                       \
    do {                                                                                       \
        if (!(condition) && ++failures)                                                        \
            fprintf(stderr, "%d: %s:%d: %s is wrong\n", rank, __FILE__, __LINE__, #condition); \
    } while (0)

static MPI_Session seen;
static int seen_class, calls;

static void handle(MPI_Session *session, int *code, ...)
{
    calls++;
    seen = *session;
    MPI_Error_class(*code, &seen_class);
}

static int class_of(int code)
{
    int error_class = MPI_ERR_UNKNOWN;
    MPI_Error_class(code, &error_class);
    return error_class;
}

static void one_session(int with_handler)
{
    MPI_Session session;
    MPI_Errhandler errhandler, found;
    MPI_Info info;
    MPI_Group world, self;
    MPI_Comm comm, own, inter;
    int count, flag, size, sum = 0, length = MPI_MAX_PSET_NAME_LEN;
    char name[MPI_MAX_PSET_NAME_LEN], value[16];

    CHECK(MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session) == MPI_SUCCESS);
    CHECK(MPI_Session_create_errhandler(handle, &errhandler) == MPI_SUCCESS);
    if (with_handler)
        MPI_Session_set_errhandler(session, errhandler);
    CHECK(session != MPI_SESSION_NULL && MPI_Session_fromint(MPI_Session_toint(session)) == session);
    MPI_Session_get_num_psets(session, MPI_INFO_NULL, &count);
    CHECK(count >= 2);
    MPI_Session_get_nth_pset(session, MPI_INFO_NULL, 0, &length, name);
    CHECK(!strcmp(name, "mpi://WORLD") && length == 12);
    calls = 0;
    int error = MPI_Group_from_session_pset(session, "mpi://none", &world);
    CHECK(error != MPI_SUCCESS && calls == with_handler && (!with_handler || seen == session));
    if (with_handler) {
        MPI_Session_get_errhandler(session, &found);
        CHECK(found == errhandler);
        MPI_Errhandler_free(&found);
        MPI_Session_call_errhandler(session, MPI_ERR_ARG);
        CHECK(calls == 2 && seen_class == MPI_ERR_ARG);
    }
    MPI_Errhandler_free(&errhandler);
    CHECK(MPI_Group_from_session_pset(session, name, &world) == MPI_SUCCESS);
    MPI_Group_size(world, &size);
    MPI_Group_rank(world, &rank);
    MPI_Session_get_pset_info(session, name, &info);
    length = sizeof value;
    MPI_Info_get_string(info, "mpi_size", &length, value, &flag);
    CHECK(flag && atoi(value) == size && size == 2);
    MPI_Info_free(&info);
    MPI_Session_get_info(session, &info);
    MPI_Info_free(&info);
    CHECK(MPI_Comm_create_from_group(world, "all", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm) == MPI_SUCCESS);
    MPI_Allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, comm);
    CHECK(sum == 1);
    CHECK(class_of(MPI_Send(NULL, 0, MPI_INT, 99, 0, comm)) == MPI_ERR_RANK);
    MPI_Group_from_session_pset(session, "mpi://SELF", &self);
    MPI_Comm_create_from_group(self, "own", MPI_INFO_NULL, MPI_ERRORS_RETURN, &own);
    MPI_Comm_size(own, &size);
    CHECK(size == 1);
    MPI_Group other;
    MPI_Group_incl(world, 1, (const int[]){1 - rank}, &other);
    MPI_Intercomm_create_from_groups(self, 0, other, 0, "both", MPI_INFO_NULL, MPI_ERRORS_RETURN, &inter);
    sum = rank;
    MPI_Sendrecv_replace(&sum, 1, MPI_INT, 0, 0, 0, 0, inter, MPI_STATUS_IGNORE);
    CHECK(sum == 1 - rank);
    MPI_Comm_free(&inter);
    MPI_Comm_free(&own);
    MPI_Comm_free(&comm);
    MPI_Group_free(&other);
    MPI_Group_free(&self);
    MPI_Group_free(&world);
    CHECK(MPI_Session_finalize(&session) == MPI_SUCCESS && session == MPI_SESSION_NULL);
}

static void sessions(void)
{
    int flag, provided, length;
    char version[MPI_MAX_LIBRARY_VERSION_STRING];
    MPI_Errhandler first;

    MPI_Get_library_version(version, &length);
    if (!strstr(version, "MPICH")) /* 4.0.2 ends a program that does */
        CHECK(MPI_Session_create_errhandler(handle, &first) == MPI_SUCCESS &&
              MPI_Errhandler_free(&first) == MPI_SUCCESS);
    one_session(1);
    MPI_Initialized(&flag);
    CHECK(!flag);
    one_session(0);
    MPI_Init_thread(NULL, NULL, MPI_THREAD_SINGLE, &provided);
    MPI_Initialized(&flag);
    CHECK(flag);
    one_session(1);
    MPI_Barrier(MPI_COMM_WORLD);
}

static void messages(void)
{
    enum { many = 100000 };
    static int out[many], in[many];
    MPI_Request request;
    MPI_Status status;
    int count, flag, index, indices[2];
    MPI_Datatype pair;

    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    const int other = 1 - rank;
    for (int length = 1; length <= many; length *= 10) {
        for (int i = 0; i < length; i++)
            out[i] = rank + i;
        MPI_Isendrecv(out, length, MPI_INT, other, 1, in, length, MPI_INT, other, 1, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, &status);
        MPI_Get_count(&status, MPI_INT, &count);
        CHECK(request == MPI_REQUEST_NULL && count == length && status.MPI_SOURCE == other);
        CHECK(in[0] == other && in[length - 1] == other + length - 1);
        MPI_Isendrecv_replace(out, length, MPI_INT, other, 2, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &request);
        MPI_Wait(&request, &status);
        CHECK(out[0] == other && out[length - 1] == other + length - 1 && status.MPI_TAG == 2);
    }
    MPI_Type_vector(2, 1, 2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    out[0] = rank, out[1] = 7, out[2] = rank + 2;
    MPI_Isendrecv(out, 1, pair, other, 1, in, 2, MPI_INT, other, 1, MPI_COMM_WORLD, &request);
    MPI_Type_free(&pair);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(in[0] == other && in[1] == other + 2);
    MPI_Isendrecv_c(out, 1, MPI_INT, MPI_PROC_NULL, 1, in, 1, MPI_INT, MPI_PROC_NULL, 1, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    CHECK(request == MPI_REQUEST_NULL);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    int error = MPI_Isendrecv(out, 1, MPI_INT, 99, 1, in, 1, MPI_INT, other, 1, MPI_COMM_WORLD, &request);
    CHECK(class_of(error) == MPI_ERR_RANK);

    MPI_Request both[2] = {MPI_REQUEST_NULL, MPI_REQUEST_NULL};
    MPI_Status statuses[2];
    MPI_Irecv(in, 1, MPI_INT, other, 3, MPI_COMM_WORLD, &both[1]);
    MPI_Request_get_status_any(2, both, &index, &flag, &status);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Send(&rank, 1, MPI_INT, other, 3, MPI_COMM_WORLD);
    for (flag = 0; !flag;)
        MPI_Request_get_status_all(2, both, &flag, statuses);
    CHECK(both[1] != MPI_REQUEST_NULL && statuses[1].MPI_TAG == 3);
    MPI_Request_get_status_any(2, both, &index, &flag, &status);
    CHECK(flag && index == 1 && status.MPI_TAG == 3);
    MPI_Request_get_status_some(2, both, &count, indices, statuses);
    CHECK(count == 1 && indices[0] == 1 && statuses[0].MPI_TAG == 3);
    MPI_Wait(&both[1], MPI_STATUS_IGNORE);
    MPI_Request_get_status_some(2, both, &count, indices, statuses);
    CHECK(count == MPI_UNDEFINED);

    int made, code, text_length;
    char text[MPI_MAX_ERROR_STRING];
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    CHECK(class_of(MPI_Remove_error_class(MPI_ERR_ARG)) == MPI_ERR_ARG);
    MPI_Add_error_class(&made);
    MPI_Add_error_code(made, &code);
    MPI_Add_error_string(code, "a text");
    CHECK(class_of(code) == made && class_of(MPI_Remove_error_code(code)) == MPI_ERR_ARG);
    CHECK(MPI_Remove_error_string(code) == MPI_SUCCESS && class_of(MPI_Remove_error_string(code)) == MPI_ERR_ARG);
    MPI_Error_string(code, text, &text_length);
    CHECK(text_length == 0 && class_of(MPI_Remove_error_class(made)) == MPI_ERR_ARG);
    CHECK(class_of(MPI_Remove_error_class(code)) == MPI_ERR_ARG && MPI_Remove_error_code(code) == MPI_SUCCESS);
    CHECK(class_of(MPI_Remove_error_code(code)) == MPI_ERR_ARG);
    CHECK(MPI_Remove_error_class(made) == MPI_SUCCESS && class_of(MPI_Remove_error_class(made)) == MPI_ERR_ARG);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_ARE_FATAL);

    MPI_Comm_get_name(MPI_COMM_NULL, text, &text_length);
    CHECK(!strcmp(text, "MPI_COMM_NULL") && text_length == 13);
    MPI_Type_get_name(MPI_DATATYPE_NULL, text, &text_length);
    CHECK(!strcmp(text, "MPI_DATATYPE_NULL"));
    MPI_Win_get_name(MPI_WIN_NULL, text, &text_length);
    CHECK(!strcmp(text, "MPI_WIN_NULL"));

    MPI_Info info;
    MPI_Comm dup;
    MPI_Datatype type;
    CHECK(MPI_Get_hw_resource_info(&info) == MPI_SUCCESS && info != MPI_INFO_NULL);
    MPI_Info_free(&info);
    CHECK(MPI_Info_create_env(0, NULL, &info) == MPI_SUCCESS && info != MPI_INFO_NULL);
    MPI_Comm_idup_with_info(MPI_COMM_WORLD, info, &dup, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Comm_free(&dup);
    MPI_Info_free(&info);
    MPI_Type_get_value_index(MPI_DOUBLE, MPI_INT, &type);
    CHECK(type == MPI_DOUBLE_INT);
    MPI_Type_get_value_index(MPI_CHAR, MPI_CHAR, &type);
    CHECK(type == MPI_DATATYPE_NULL);
}

int main(int argc, char **argv)
{
    /* The linker moves `environ` into this program, as into Python; the MPI below writes it. */
    setenv("OF_THE_PROGRAM", "1", 1);
    CHECK(environ != NULL && getenv("OF_THE_PROGRAM"));
    if (argc == 2 && !strcmp(argv[1], "sessions")) {
        sessions();
    } else {
        MPI_Init(&argc, &argv);
        messages();
    }
    MPI_Allreduce(MPI_IN_PLACE, &failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (!rank && !failures)
        puts("all is there");
    MPI_Finalize();
    return failures != 0;
}
