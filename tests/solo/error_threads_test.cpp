// Error handlers, error codes and sessions under MPI_THREAD_MULTIPLE (9.3 to 9.5, 11.3.1, 11.6.1): attached, invoked and freed by
// several threads.
#include "threads.h"

#include <string>

namespace {

constexpr int rounds = 300;

std::atomic<int> invoked{0};

void count_invocation(MPI_Comm *, int *, ...) { ++invoked; }
void count_of_session(MPI_Session *, int *, ...) { ++invoked; }
void count_of_file(MPI_File *, int *, ...) { ++invoked; }

// 9.3, R153: each thread attaches a handler of its own to one communicator and frees it at once; others get, invoke and free what
// is attached.
TEST(ErrorThreads, ErrorHandlers)
{
    MPI_Comm comm = own_comm();
    MPI_Errhandler first;
    MPI_Comm_create_errhandler(count_invocation, &first);
    MPI_Comm_set_errhandler(comm, first);
    MPI_Errhandler_free(&first);
    invoked = 0;
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            MPI_Errhandler handler;
            MPI_Comm copied;
            if (me < 2) {
                wrong += MPI_Comm_create_errhandler(count_invocation, &handler) != MPI_SUCCESS;
                wrong += MPI_Comm_set_errhandler(comm, handler) != MPI_SUCCESS;
                wrong += MPI_Errhandler_free(&handler) != MPI_SUCCESS || handler != MPI_ERRHANDLER_NULL;
            } else {
                wrong += MPI_Comm_get_errhandler(comm, &handler) != MPI_SUCCESS || handler == MPI_ERRHANDLER_NULL;
                wrong += MPI_Comm_dup(comm, &copied) != MPI_SUCCESS;
                wrong += MPI_Comm_set_errhandler(copied, handler) != MPI_SUCCESS;
                wrong += MPI_Errhandler_free(&handler) != MPI_SUCCESS;
                wrong += MPI_Comm_call_errhandler(copied, MPI_ERR_OTHER) != MPI_SUCCESS;
                wrong += MPI_Comm_free(&copied) != MPI_SUCCESS;
            }
            wrong += MPI_Comm_call_errhandler(comm, MPI_ERR_OTHER) != MPI_SUCCESS;
            wrong += class_of(MPI_Send(nullptr, 0, MPI_INT, 0, -3, comm)) != MPI_ERR_TAG;
        }
    });
    EXPECT_EQ(wrong, 0);
    EXPECT_EQ(invoked, 2 * threads * rounds + 2 * rounds);
    MPI_Comm_free(&comm);
}

// R151, R152: of sessions, of files that are not open, and for calls on no object.
TEST(ErrorThreads, ErrorHandlersOfOtherObjects)
{
    MPI_Session session;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_RETURN, &session);
    MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);
    mistakes wrong{0};
    in_threads([&](int) {
        for (int i = 0; i < rounds; ++i) {
            MPI_Errhandler made, got;
            MPI_Info info = MPI_INFO_NULL;
            int found = -1;
            wrong += MPI_Session_create_errhandler(count_of_session, &made) != MPI_SUCCESS;
            wrong += MPI_Session_set_errhandler(session, made) != MPI_SUCCESS;
            wrong += MPI_Session_get_errhandler(session, &got) != MPI_SUCCESS;
            wrong += MPI_Errhandler_free(&made) != MPI_SUCCESS || MPI_Errhandler_free(&got) != MPI_SUCCESS;
            wrong += MPI_Session_call_errhandler(session, MPI_ERR_OTHER) != MPI_SUCCESS;
            wrong += MPI_Session_get_info(session, &info) != MPI_SUCCESS || MPI_Info_free(&info) != MPI_SUCCESS;
            wrong += MPI_File_create_errhandler(count_of_file, &made) != MPI_SUCCESS;
            wrong += MPI_File_set_errhandler(MPI_FILE_NULL, made) != MPI_SUCCESS;
            wrong += MPI_File_get_errhandler(MPI_FILE_NULL, &got) != MPI_SUCCESS;
            wrong += MPI_Errhandler_free(&made) != MPI_SUCCESS || MPI_Errhandler_free(&got) != MPI_SUCCESS;
            wrong += MPI_File_call_errhandler(MPI_FILE_NULL, MPI_ERR_OTHER) != MPI_SUCCESS;
            wrong += MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN) != MPI_SUCCESS;
            wrong += class_of(MPI_Error_class(-5, &found)) != MPI_ERR_ARG;
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);
    MPI_Session_finalize(&session);
}

// 9.4, 9.5, R149, R150: each thread adds, names, raises and removes classes and codes.
TEST(ErrorThreads, ErrorCodes)
{
    MPI_Comm comm = own_comm();
    mistakes wrong{0};
    in_threads([&](int me) {
        const std::string error_message = "error_message " + std::to_string(me);
        for (int i = 0; i < rounds; ++i) {
            int added_class = 0, code = 0, flag = 0;
            void *last = nullptr;
            wrong += MPI_Add_error_class(&added_class) != MPI_SUCCESS ||
                     MPI_Add_error_code(added_class, &code) != MPI_SUCCESS;
            wrong += MPI_Add_error_string(code, error_message.c_str()) != MPI_SUCCESS;
            wrong += class_of(code) != added_class || message_of(code) != error_message;
            wrong += MPI_Comm_call_errhandler(comm, code) != MPI_SUCCESS;
            wrong += MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_LASTUSEDCODE, &last, &flag) != MPI_SUCCESS || !flag;
            wrong += class_of(MPI_Send(nullptr, 0, MPI_INT, 0, -3 - i % 50, comm)) != MPI_ERR_TAG;
            wrong += MPI_Remove_error_string(code) != MPI_SUCCESS || MPI_Remove_error_code(code) != MPI_SUCCESS;
            wrong += MPI_Remove_error_class(added_class) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Comm_free(&comm);
}

// 11.3.1, R151: a session ends while other threads use what was made from it; an error of a group goes to the session while it is
// there, and then to MPI_COMM_SELF.
TEST(ErrorThreads, SessionsEnd)
{
    MPI_Errhandler of_session, of_comm;
    MPI_Session_create_errhandler(count_of_session, &of_session);
    MPI_Comm_create_errhandler(count_invocation, &of_comm);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, of_comm);
    invoked = 0;
    mistakes wrong{0};
    for (int i = 0; i < rounds / 3; ++i) {
        MPI_Session session;
        MPI_Group group;
        MPI_Comm comm;
        MPI_Session_init(MPI_INFO_NULL, of_session, &session);
        MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
        MPI_Comm_create_from_group(group, "ends", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
        in_threads(3, [&](int me) {
            MPI_Group made;
            MPI_Comm copied;
            const int ranks[] = {1};
            if (me == 0)
                wrong += MPI_Session_finalize(&session) != MPI_SUCCESS;
            else if (me == 1)
                wrong += class_of(MPI_Group_incl(group, 1, ranks, &made)) != MPI_ERR_RANK;
            else
                wrong += MPI_Comm_dup(comm, &copied) != MPI_SUCCESS || MPI_Comm_free(&copied) != MPI_SUCCESS;
        });
        wrong += MPI_Group_free(&group) != MPI_SUCCESS || MPI_Comm_free(&comm) != MPI_SUCCESS;
    }
    EXPECT_EQ(wrong, 0);
    EXPECT_EQ(invoked, rounds / 3);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    MPI_Errhandler_free(&of_session);
    MPI_Errhandler_free(&of_comm);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
