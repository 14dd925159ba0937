// Error classes, codes, strings and handlers (MPI 5.0, 9.3 to 9.5; R147 to R156, R174).
#include "error_classes.h"

#include <mpi.h>
#include <mpi_removed.h>

#include <gtest/gtest.h>

#include <climits>
#include <cstring>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace {

std::string string_of(int code)
{
    char text[MPI_MAX_ERROR_STRING];
    int length = -1;
    EXPECT_EQ(MPI_Error_string(code, text, &length), MPI_SUCCESS);
    EXPECT_EQ(static_cast<int>(std::strlen(text)), length);
    return text;
}

int last_used()
{
    int *value = nullptr, flag = 0;
    EXPECT_EQ(MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &value, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 1);
    return *value;
}

void forgive(MPI_Comm *, int *code, ...) { *code = MPI_SUCCESS; }

// A call of a user-made handler.
struct call {
    MPI_Comm comm = MPI_COMM_NULL;
    MPI_File file = MPI_FILE_NULL;
    MPI_Session session = MPI_SESSION_NULL;
    int code = 0;
    int times = 0;
} last;

void on_comm(MPI_Comm *comm, int *code, ...)
{
    last.comm = *comm;
    last.code = *code;
    ++last.times;
}
void on_file(MPI_File *file, int *code, ...)
{
    last.file = *file;
    last.code = *code;
    ++last.times;
}
void on_session(MPI_Session *session, int *code, ...)
{
    last.session = *session;
    last.code = *code;
    ++last.times;
}

class Errors : public testing::Test {
protected:
    void SetUp() override
    {
        last = {};
        MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
        MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    }
};

int send_to(int rank, MPI_Comm comm) { return MPI_Send(nullptr, 0, MPI_INT, rank, 0, comm); }

// ---- classes and codes ----

// R147, R148: every class is its own class, and has a error_message that begins with its name
TEST_F(Errors, EveryStandardClassHasASentence)
{
    std::set<std::string> seen;
    for (int error_class = MPI_ERR_BUFFER; error_class <= MPI_ERR_ABI; ++error_class) {
        EXPECT_EQ(class_of(error_class), error_class);
        const std::string error_message = string_of(error_class);
        EXPECT_EQ(error_message.rfind("MPI_ERR_", 0), 0U) << error_message;
        EXPECT_TRUE(seen.insert(error_message).second) << error_message;
    }
    EXPECT_EQ(class_of(MPI_SUCCESS), MPI_SUCCESS);
    EXPECT_NE(string_of(MPI_SUCCESS), "");
    EXPECT_EQ(string_of(MPI_ERR_RANK).rfind("MPI_ERR_RANK: ", 0), 0U);
}

// R147: the codes of the tool information interface too
TEST_F(Errors, ToolCodesAreWithinTheBound)
{
    for (int code = MPI_T_ERR_CANNOT_INIT; code <= MPI_T_ERR_PVAR_NO_ATOMIC; ++code) {
        EXPECT_EQ(class_of(code), code);
        EXPECT_EQ(string_of(code).rfind("MPI_T_ERR_", 0), 0U);
    }
}

TEST_F(Errors, UnknownCodesAreRefused)
{
    int error_class, length;
    char text[MPI_MAX_ERROR_STRING];
    for (const int code : {-1, 999, 1800, MPI_ERR_LASTCODE + 5000, INT_MIN, INT_MAX}) {
        EXPECT_EQ(class_of(MPI_Error_class(code, &error_class)), MPI_ERR_ARG) << code;
        EXPECT_EQ(class_of(MPI_Error_string(code, text, &length)), MPI_ERR_ARG) << code;
    }
}

// 9.4: a code names the routine and the argument, is the same for the same error, and is within the standard's bound
TEST_F(Errors, CodesNameRoutineAndArgument)
{
    const int code = send_to(5, MPI_COMM_WORLD);
    EXPECT_EQ(class_of(code), MPI_ERR_RANK);
    EXPECT_EQ(string_of(code).rfind("MPI_Send: dest ", 0), 0U) << string_of(code);
    EXPECT_EQ(send_to(7, MPI_COMM_SELF), code);
    EXPECT_GT(code, MPI_SUCCESS);
    EXPECT_LT(code, MPI_ERR_LASTCODE);
    EXPECT_NE(MPI_Ssend(nullptr, 0, MPI_INT, 5, 0, MPI_COMM_WORLD), code);
    const int negative = MPI_Send(nullptr, -1, MPI_INT, 0, 0, MPI_COMM_WORLD);
    EXPECT_EQ(class_of(negative), MPI_ERR_COUNT);
    EXPECT_EQ(string_of(negative), "MPI_Send: count is negative");
}

// R150
TEST_F(Errors, UsersClassesAndCodesComeAndGo)
{
    const int before = last_used();
    EXPECT_GE(before, MPI_ERR_LASTCODE);
    int error_class = 0, code = 0, of_standard = 0;
    ASSERT_EQ(MPI_Add_error_class(&error_class), MPI_SUCCESS);
    EXPECT_GT(error_class, MPI_ERR_LASTCODE);
    EXPECT_EQ(last_used(), error_class);
    ASSERT_EQ(MPI_Add_error_code(error_class, &code), MPI_SUCCESS);
    ASSERT_EQ(MPI_Add_error_code(MPI_ERR_TAG, &of_standard), MPI_SUCCESS);
    EXPECT_EQ(last_used(), of_standard);
    EXPECT_EQ(class_of(code), error_class);
    EXPECT_EQ(class_of(error_class), error_class);
    EXPECT_EQ(class_of(of_standard), MPI_ERR_TAG);
    EXPECT_EQ(string_of(code), "");
    EXPECT_EQ(MPI_Add_error_string(code, "a code of mine"), MPI_SUCCESS);
    EXPECT_EQ(MPI_Add_error_string(error_class, "a class of mine"), MPI_SUCCESS);
    EXPECT_EQ(string_of(code), "a code of mine");
    EXPECT_EQ(string_of(error_class), "a class of mine");
    EXPECT_EQ(MPI_Add_error_string(code, "another"), MPI_SUCCESS);
    EXPECT_EQ(string_of(code), "another");

    EXPECT_EQ(class_of(MPI_Remove_error_code(code)), MPI_ERR_ARG);  // it has a string
    EXPECT_EQ(class_of(MPI_Remove_error_class(error_class)), MPI_ERR_ARG);
    EXPECT_EQ(MPI_Remove_error_string(error_class), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Remove_error_class(error_class)), MPI_ERR_ARG);  // it has a code
    EXPECT_EQ(class_of(MPI_Remove_error_class(code)), MPI_ERR_ARG);
    EXPECT_EQ(class_of(MPI_Remove_error_code(error_class)), MPI_ERR_ARG);
    EXPECT_EQ(MPI_Remove_error_string(code), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Remove_error_string(code)), MPI_ERR_ARG);
    EXPECT_EQ(MPI_Remove_error_code(of_standard), MPI_SUCCESS);
    EXPECT_EQ(last_used(), code);
    EXPECT_EQ(MPI_Remove_error_code(code), MPI_SUCCESS);
    EXPECT_EQ(MPI_Remove_error_class(error_class), MPI_SUCCESS);
    EXPECT_EQ(last_used(), before);
}

// R150
TEST_F(Errors, OnlyUsersCodesChange)
{
    int made = 0;
    EXPECT_EQ(class_of(MPI_Add_error_string(MPI_ERR_TAG, "mine")), MPI_ERR_ARG);
    EXPECT_EQ(class_of(MPI_Add_error_string(send_to(5, MPI_COMM_SELF), "mine")), MPI_ERR_ARG);
    EXPECT_EQ(class_of(MPI_Remove_error_class(MPI_ERR_TAG)), MPI_ERR_ARG);
    EXPECT_EQ(class_of(MPI_Remove_error_code(MPI_ERR_TAG)), MPI_ERR_ARG);
    EXPECT_EQ(class_of(MPI_Remove_error_string(MPI_ERR_TAG)), MPI_ERR_ARG);
    EXPECT_EQ(class_of(MPI_Add_error_code(12345, &made)), MPI_ERR_ARG);
    EXPECT_EQ(made, 0);
}

// R149: at most MPI_MAX_ERROR_STRING - 1 characters
TEST_F(Errors, StringsHaveABound)
{
    int error_class;
    ASSERT_EQ(MPI_Add_error_class(&error_class), MPI_SUCCESS);
    const std::string longest(MPI_MAX_ERROR_STRING - 1, 'x');
    EXPECT_EQ(MPI_Add_error_string(error_class, longest.c_str()), MPI_SUCCESS);
    EXPECT_EQ(string_of(error_class), longest);
    EXPECT_EQ(class_of(MPI_Add_error_string(error_class, (longest + "x").c_str())), MPI_ERR_ARG);
    EXPECT_EQ(string_of(error_class), longest);
    EXPECT_EQ(MPI_Remove_error_string(error_class), MPI_SUCCESS);
    EXPECT_EQ(MPI_Remove_error_class(error_class), MPI_SUCCESS);
}

// R149: by any thread
TEST_F(Errors, ThreadsAddAndRemoveCodes)
{
    const int before = last_used();
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([] {
            for (int i = 0; i < 300; ++i) {
                int error_class = 0, code = 0;
                EXPECT_EQ(MPI_Add_error_class(&error_class), MPI_SUCCESS);
                EXPECT_EQ(MPI_Add_error_code(error_class, &code), MPI_SUCCESS);
                EXPECT_EQ(class_of(code), error_class);
                EXPECT_EQ(MPI_Remove_error_code(code), MPI_SUCCESS);
                EXPECT_EQ(MPI_Remove_error_class(error_class), MPI_SUCCESS);
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    EXPECT_EQ(last_used(), before);
}

// ---- handlers ----

// R153, R174
TEST_F(Errors, HandlersOfUsersGetTheirObject)
{
    MPI_Errhandler handler;
    ASSERT_EQ(MPI_Comm_create_errhandler(on_comm, &handler), MPI_SUCCESS);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, handler);
    const int code = send_to(5, MPI_COMM_SELF);
    EXPECT_EQ(last.comm, MPI_COMM_SELF);
    EXPECT_EQ(last.code, code);
    EXPECT_EQ(class_of(code), MPI_ERR_RANK);
    send_to(5, MPI_COMM_WORLD);
    EXPECT_EQ(last.times, 1);
    EXPECT_EQ(MPI_Errhandler_free(&handler), MPI_SUCCESS);
    EXPECT_EQ(handler, MPI_ERRHANDLER_NULL);
    send_to(5, MPI_COMM_SELF);  // it lives as long as it is attached
    EXPECT_EQ(last.times, 2);
}

// R153: inherited when a communicator is made, and independent from then on
TEST_F(Errors, HandlersAreInherited)
{
    MPI_Errhandler handler;
    MPI_Comm copy, part;
    MPI_Comm_create_errhandler(on_comm, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    ASSERT_EQ(MPI_Comm_dup(MPI_COMM_WORLD, &copy), MPI_SUCCESS);
    ASSERT_EQ(MPI_Comm_split(MPI_COMM_WORLD, 0, 0, &part), MPI_SUCCESS);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Errhandler_free(&handler);
    send_to(5, copy);
    EXPECT_EQ(last.comm, copy);
    send_to(5, part);
    EXPECT_EQ(last.comm, part);
    EXPECT_EQ(last.times, 2);
    MPI_Comm_free(&copy);
    MPI_Comm_free(&part);
}

// R153: what get gives is freed by the caller, whoever made it
TEST_F(Errors, GotHandlersAreFreedByTheCaller)
{
    MPI_Errhandler handler, got, again, predefined;
    MPI_Comm_create_errhandler(on_comm, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    ASSERT_EQ(MPI_Comm_get_errhandler(MPI_COMM_WORLD, &got), MPI_SUCCESS);
    EXPECT_EQ(got, handler);
    EXPECT_EQ(MPI_Errhandler_free(&got), MPI_SUCCESS);
    EXPECT_EQ(MPI_Comm_set_errhandler(MPI_COMM_SELF, handler), MPI_SUCCESS);  // still valid
    MPI_Errhandler stale = handler;
    EXPECT_EQ(MPI_Errhandler_free(&handler), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Errhandler_free(&stale)), MPI_ERR_ERRHANDLER);
    EXPECT_EQ(last.times, 1);
    ASSERT_EQ(MPI_Comm_get_errhandler(MPI_COMM_WORLD, &again), MPI_SUCCESS);  // attached, though its handles were freed
    EXPECT_NE(again, MPI_ERRHANDLER_NULL);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, again);
    EXPECT_EQ(MPI_Errhandler_free(&again), MPI_SUCCESS);
    send_to(5, MPI_COMM_SELF);
    EXPECT_EQ(last.times, 2);
    ASSERT_EQ(MPI_Comm_get_errhandler(MPI_COMM_WORLD, &predefined), MPI_SUCCESS);
    EXPECT_EQ(predefined, MPI_ERRORS_RETURN);
    EXPECT_EQ(MPI_Errhandler_free(&predefined), MPI_SUCCESS);
    EXPECT_EQ(predefined, MPI_ERRHANDLER_NULL);
    EXPECT_EQ(MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN), MPI_SUCCESS);
}

// 9.3: a handler goes with one kind of object
TEST_F(Errors, HandlersOfAnotherKindAreRefused)
{
    MPI_Errhandler of_file, of_comm;
    MPI_File_create_errhandler(on_file, &of_file);
    MPI_Comm_create_errhandler(on_comm, &of_comm);
    EXPECT_EQ(class_of(MPI_Comm_set_errhandler(MPI_COMM_SELF, of_file)), MPI_ERR_ERRHANDLER);
    EXPECT_EQ(class_of(MPI_File_set_errhandler(MPI_FILE_NULL, of_comm)), MPI_ERR_ERRHANDLER);
    const auto no_handler = reinterpret_cast<MPI_Errhandler>(MPI_COMM_WORLD);
    EXPECT_EQ(class_of(MPI_Comm_set_errhandler(MPI_COMM_SELF, no_handler)), MPI_ERR_ERRHANDLER);
    MPI_Errhandler_free(&of_file);
    MPI_Errhandler_free(&of_comm);
}

// R151: errors without an object, and on objects that are gone, go to MPI_COMM_SELF
TEST_F(Errors, ErrorsWithoutAnObjectGoToSelf)
{
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(on_comm, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, handler);
    EXPECT_EQ(class_of(send_to(0, MPI_COMM_NULL)), MPI_ERR_COMM);
    EXPECT_EQ(last.comm, MPI_COMM_SELF);
    int size;
    EXPECT_EQ(class_of(MPI_Type_size(MPI_DATATYPE_NULL, &size)), MPI_ERR_TYPE);
    MPI_Comm copy;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    const MPI_Comm stale = copy;
    MPI_Comm_free(&copy);
    EXPECT_EQ(class_of(MPI_Comm_size(stale, &size)), MPI_ERR_COMM);
    EXPECT_EQ(class_of(MPI_Comm_size(reinterpret_cast<MPI_Comm>(0x1234567890), &size)), MPI_ERR_COMM);
    EXPECT_EQ(class_of(MPI_Comm_size(reinterpret_cast<MPI_Comm>(MPI_INT), &size)), MPI_ERR_COMM);
    EXPECT_EQ(last.times, 5);
    MPI_Errhandler_free(&handler);
}

// R151: a request's errors go to the communicator that it was started on
TEST_F(Errors, RequestsRaiseOnTheirCommunicator)
{
    MPI_Comm copy;
    MPI_Errhandler handler;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    MPI_Comm_create_errhandler(on_comm, &handler);
    MPI_Comm_set_errhandler(copy, handler);
    int room = 0;
    const int two[2] = {1, 2};
    MPI_Request request;
    ASSERT_EQ(MPI_Irecv(&room, 1, MPI_INT, 0, 3, copy, &request), MPI_SUCCESS);
    ASSERT_EQ(MPI_Send(two, 2, MPI_INT, 0, 3, copy), MPI_SUCCESS);
    const int code = MPI_Wait(&request, MPI_STATUS_IGNORE);
    EXPECT_EQ(class_of(code), MPI_ERR_TRUNCATE);
    EXPECT_EQ(last.comm, copy);
    EXPECT_EQ(last.code, code);
    MPI_Errhandler_free(&handler);
    MPI_Comm_free(&copy);
}

// 9.4: programs compare these two codes with what they got
TEST_F(Errors, CodesThatAreComparedAreClasses)
{
    int room = 0;
    const int two[2] = {1, 2};
    MPI_Request requests[2];
    MPI_Status statuses[2];
    MPI_Irecv(&room, 1, MPI_INT, 0, 3, MPI_COMM_SELF, &requests[0]);
    MPI_Isend(two, 2, MPI_INT, 0, 3, MPI_COMM_SELF, &requests[1]);
    EXPECT_EQ(MPI_Waitall(2, requests, statuses), MPI_ERR_IN_STATUS);
    EXPECT_EQ(class_of(statuses[0].MPI_ERROR), MPI_ERR_TRUNCATE);
}

// R155
TEST_F(Errors, CallingAHandlerIsASuccess)
{
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(on_comm, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    EXPECT_EQ(MPI_Comm_call_errhandler(MPI_COMM_WORLD, MPI_ERR_TOPOLOGY), MPI_SUCCESS);
    EXPECT_EQ(last.comm, MPI_COMM_WORLD);
    EXPECT_EQ(last.code, MPI_ERR_TOPOLOGY);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    EXPECT_EQ(MPI_Comm_call_errhandler(MPI_COMM_WORLD, MPI_ERR_TOPOLOGY), MPI_SUCCESS);
    EXPECT_EQ(last.times, 1);
    MPI_Errhandler_free(&handler);
}

int call_times = 0;
void call_mpi(MPI_Comm *comm, int *, ...)
{
    int size = 0;
    EXPECT_EQ(MPI_Comm_size(*comm, &size), MPI_SUCCESS);
    MPI_Comm_set_errhandler(*comm, MPI_ERRORS_RETURN);  // drops the last reference to the handler that runs
    ++call_times;
    EXPECT_EQ(class_of(send_to(9, *comm)), MPI_ERR_RANK);
}

// Handlers run without a lock, and may let go of themselves
// R276: the code that a handler stores is the one that the routine returns.
TEST_F(Errors, HandlersMayChangeTheCode)
{
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(forgive, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    EXPECT_EQ(MPI_Send(nullptr, 0, MPI_INT, 5, 0, MPI_COMM_WORLD), MPI_SUCCESS);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    EXPECT_EQ(class_of(MPI_Send(nullptr, 0, MPI_INT, 5, 0, MPI_COMM_WORLD)), MPI_ERR_RANK);
    MPI_Errhandler_free(&handler);
}

TEST_F(Errors, HandlersMayCallMpi)
{
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(call_mpi, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, handler);
    MPI_Errhandler_free(&handler);
    EXPECT_EQ(class_of(send_to(5, MPI_COMM_SELF)), MPI_ERR_RANK);
    EXPECT_EQ(call_times, 1);
}

struct thrown {};
void throw_it(MPI_Comm *, int *, ...) { throw thrown{}; }

// A C++ handler may throw: what is not ours passes through
TEST_F(Errors, ExceptionsOfHandlersPassThrough)
{
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(throw_it, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, handler);
    EXPECT_THROW(MPI_Comm_call_errhandler(MPI_COMM_SELF, MPI_ERR_OTHER), thrown);
    MPI_Errhandler_free(&handler);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    EXPECT_EQ(class_of(send_to(5, MPI_COMM_SELF)), MPI_ERR_RANK);
}

// R152: files that are not open have a handler of their own, which returns at first
TEST_F(Errors, FilesUseTheHandlerOfTheNullFile)
{
    MPI_Errhandler handler, got;
    MPI_File file = MPI_FILE_NULL;
    ASSERT_EQ(MPI_File_get_errhandler(MPI_FILE_NULL, &got), MPI_SUCCESS);
    EXPECT_EQ(got, MPI_ERRORS_RETURN);
    MPI_File_create_errhandler(on_file, &handler);
    ASSERT_EQ(MPI_File_set_errhandler(MPI_FILE_NULL, handler), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_File_delete("no such file", MPI_INFO_NULL)), MPI_ERR_NO_SUCH_FILE);
    EXPECT_EQ(last.times, 1);
    EXPECT_EQ(last.file, MPI_FILE_NULL);
    EXPECT_EQ(MPI_File_call_errhandler(MPI_FILE_NULL, MPI_ERR_IO), MPI_SUCCESS);
    EXPECT_EQ(last.code, MPI_ERR_IO);
    EXPECT_EQ(MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN), MPI_SUCCESS);
    EXPECT_NE(MPI_File_open(MPI_COMM_SELF, "no such file", MPI_MODE_RDONLY, MPI_INFO_NULL, &file), MPI_SUCCESS);
    EXPECT_EQ(last.times, 2);
    MPI_Errhandler_free(&handler);
}

// R151: sessions, and groups made from them
TEST_F(Errors, SessionsHaveHandlers)
{
    MPI_Errhandler handler;
    MPI_Session session;
    MPI_Group group;
    int rank;
    MPI_Session_create_errhandler(on_session, &handler);
    ASSERT_EQ(MPI_Session_init(MPI_INFO_NULL, handler, &session), MPI_SUCCESS);
    EXPECT_EQ(MPI_Session_call_errhandler(session, MPI_ERR_OTHER), MPI_SUCCESS);
    EXPECT_EQ(last.session, session);
    MPI_Info info;
    EXPECT_NE(MPI_Session_get_pset_info(session, "no://such", &info), MPI_SUCCESS);
    EXPECT_EQ(last.times, 2);
    ASSERT_EQ(MPI_Group_from_session_pset(session, "mpi://SELF", &group), MPI_SUCCESS);
    const int wrong[1] = {4};
    MPI_Group part;
    EXPECT_EQ(class_of(MPI_Group_incl(group, 1, wrong, &part)), MPI_ERR_RANK);
    EXPECT_EQ(last.times, 3);
    EXPECT_EQ(last.session, session);
    EXPECT_EQ(MPI_Group_rank(group, &rank), MPI_SUCCESS);
    MPI_Group_free(&group);
    MPI_Errhandler_free(&handler);
    EXPECT_EQ(MPI_Session_finalize(&session), MPI_SUCCESS);
}

// R156: the MPI-1 forms
TEST_F(Errors, FormsOfMpi1)
{
    MPI_Errhandler handler, got;
    ASSERT_EQ(MPI_Errhandler_create(on_comm, &handler), MPI_SUCCESS);
    EXPECT_EQ(MPI_Errhandler_set(MPI_COMM_WORLD, handler), MPI_SUCCESS);
    EXPECT_EQ(MPI_Errhandler_get(MPI_COMM_WORLD, &got), MPI_SUCCESS);
    EXPECT_EQ(got, handler);
    send_to(5, MPI_COMM_WORLD);
    EXPECT_EQ(last.times, 1);
    MPI_Errhandler_free(&got);
    MPI_Errhandler_free(&handler);
}

// A window that cannot be made is an error of its communicator (R151)
TEST_F(Errors, MakingAWindow)
{
    MPI_Win window = MPI_WIN_NULL;
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(on_comm, &handler);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, handler);
    const int code = MPI_Win_create(nullptr, 8, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window);
    EXPECT_EQ(class_of(code), MPI_ERR_BASE);
    EXPECT_EQ(last.comm, MPI_COMM_WORLD);
    EXPECT_EQ(string_of(code).rfind("MPI_Win_create: ", 0), 0U) << string_of(code);
    MPI_Errhandler_free(&handler);
}

void ignore(MPI_Comm *, int *, ...) {}

// MPI_THREAD_MULTIPLE: handlers are called in the thread whose call failed, while others attach and free
TEST_F(Errors, ThreadsAttachHandlers)
{
    MPI_Comm copy;
    MPI_Comm_dup(MPI_COMM_WORLD, &copy);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([copy] {
            for (int i = 0; i < 300; ++i) {
                MPI_Errhandler handler, got;
                EXPECT_EQ(MPI_Comm_create_errhandler(ignore, &handler), MPI_SUCCESS);
                EXPECT_EQ(MPI_Comm_set_errhandler(copy, handler), MPI_SUCCESS);
                EXPECT_EQ(MPI_Comm_get_errhandler(copy, &got), MPI_SUCCESS);
                EXPECT_EQ(MPI_Errhandler_free(&handler), MPI_SUCCESS);
                EXPECT_EQ(class_of(send_to(3, copy)), MPI_ERR_RANK);
                EXPECT_EQ(MPI_Errhandler_free(&got), MPI_SUCCESS);
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    MPI_Comm_free(&copy);
}

}  // namespace

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    int provided = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    const int result = RUN_ALL_TESTS();
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    return MPI_Finalize() == MPI_SUCCESS ? result : 1;
}
