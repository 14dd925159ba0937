#include "error_classes.h"

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <utility>
#include <vector>

namespace {

MPI_Session open(MPI_Info info = MPI_INFO_NULL)
{
    MPI_Session session = MPI_SESSION_NULL;
    EXPECT_EQ(MPI_Session_init(info, MPI_ERRORS_RETURN, &session), MPI_SUCCESS);
    return session;
}

std::string value_of(MPI_Info info, const char *key)
{
    char value[MPI_MAX_INFO_VAL] = "";
    int length = sizeof value, flag = 0;
    EXPECT_EQ(MPI_Info_get_string(info, key, &length, value, &flag), MPI_SUCCESS);
    return flag ? value : "(not set)";
}

// ---- before MPI_Init ----

// 11.3: sessions need no MPI_Init, leave MPI_Initialized false (R164), and MPI is active while one is open, and no longer.
void without_the_world(bool has_been)
{
    int flag = -7, size = -7, errors = 0;
    const auto expect = [&](bool is_right, const char *what) {
        if (!is_right) {
            ++errors;
            ADD_FAILURE() << what;
        }
    };
    MPI_Session one = open(), other = open();
    expect(one != other, "two sessions are two");
    MPI_Initialized(&flag);
    expect(flag == has_been, "a session is not MPI_Init");
    MPI_Group group;
    MPI_Comm comm;
    expect(MPI_Group_from_session_pset(one, "mpi://SELF", &group) == MPI_SUCCESS, "a group");
    expect(MPI_Comm_create_from_group(group, "tag", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm) == MPI_SUCCESS,
           "a communicator");
    MPI_Comm_size(comm, &size);
    expect(size == 1, "one process");
    expect(MPI_Session_finalize(&other) == MPI_SUCCESS && other == MPI_SESSION_NULL, "R173");
    expect(MPI_Barrier(comm) == MPI_SUCCESS, "the first session is open still");
    MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN);
    MPI_Comm_free(&comm);
    MPI_Group_free(&group);
    expect(MPI_Session_finalize(&one) == MPI_SUCCESS, "the last session");
    MPI_Finalized(&flag);
    expect(flag == has_been, "a session is not MPI_Finalize");
    EXPECT_EQ(errors, 0);
}

TEST(BeforeInit, Sessions)
{
    int flag = 1;
    MPI_Initialized(&flag);
    ASSERT_FALSE(flag);
    without_the_world(false);
    without_the_world(false);  // again, after all sessions were closed
}

// 11.3: the predefined communicators belong to the World Model.
TEST(BeforeInit, ThereIsNoWorld)
{
    MPI_Session session = open();
    MPI_Errhandler handler;
    int size;
    MPI_Session_get_errhandler(session, &handler);
    EXPECT_EQ(handler, MPI_ERRORS_RETURN);
    EXPECT_DEATH(MPI_Comm_size(MPI_COMM_WORLD, &size), "comm");
    EXPECT_DEATH(MPI_Info_get_nkeys(MPI_INFO_ENV, &size), "info.*MPI_ERR_INFO");
    MPI_Session_finalize(&session);
}

// 11.6.2: the thread level of sessions is not that of the World Model.
TEST(BeforeInit, QueryThread)
{
    MPI_Session session = open();
    int provided = -7;
    EXPECT_EQ(MPI_Query_thread(&provided), MPI_SUCCESS);
    EXPECT_EQ(provided, MPI_THREAD_SINGLE);
    MPI_Session_finalize(&session);
}

// 11.3.1: a datatype outlives the session in which it was made, also if no other is open when that ends.
TEST(BeforeInit, DatatypesOutliveSessions)
{
    MPI_Session session = open();
    MPI_Datatype pair;
    MPI_Type_contiguous(2, MPI_INT, &pair);
    MPI_Type_commit(&pair);
    MPI_Session_finalize(&session);
    session = open();
    int size = 0;
    EXPECT_EQ(MPI_Type_size(pair, &size), MPI_SUCCESS);
    EXPECT_EQ(size, 2 * static_cast<int>(sizeof(int)));
    EXPECT_EQ(MPI_Type_free(&pair), MPI_SUCCESS);
    MPI_Session_finalize(&session);
}

TEST(BeforeInit, TheWorldBegins)
{
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
}

// ---- beside the World Model ----

class Sessions : public testing::Test {
protected:
    void SetUp() override
    {
        session = open();
        MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    }
    void TearDown() override
    {
        if (group != MPI_GROUP_NULL)
            MPI_Group_free(&group);
        if (session != MPI_SESSION_NULL)
            MPI_Session_finalize(&session);
    }
    MPI_Session session = MPI_SESSION_NULL;
    MPI_Group group = MPI_GROUP_NULL;
};

// 11.3.1: the thread level that was asked for is provided; a level that is none is refused through the given handler.
TEST_F(Sessions, ThreadLevels)
{
    MPI_Info info, used;
    MPI_Info_create(&info);
    for (const char *const level :
         {"MPI_THREAD_SINGLE", "MPI_THREAD_FUNNELED", "MPI_THREAD_SERIALIZED", "MPI_THREAD_MULTIPLE"}) {
        MPI_Info_set(info, "thread_level", level);
        MPI_Session made = open(info);
        ASSERT_EQ(MPI_Session_get_info(made, &used), MPI_SUCCESS);
        EXPECT_EQ(value_of(used, "thread_level"), level);
        EXPECT_EQ(value_of(used, "mpi_memory_alloc_kinds"), "mpi,system");
        MPI_Info_free(&used);
        MPI_Session_finalize(&made);
    }
    MPI_Session none = MPI_SESSION_NULL;
    MPI_Info_set(info, "thread_level", "MPI_THREAD_PLENTY");
    EXPECT_REFUSED(MPI_Session_init(info, MPI_ERRORS_RETURN, &none), MPI_ERR_INFO_VALUE, "thread_level");
    EXPECT_EQ(none, MPI_SESSION_NULL);
    MPI_Info_free(&info);
}

// 11.4.3: of the requested kinds of memory all that are supported come back as they were written, in the session and in the
// communicators derived from it; other sessions have their own.
TEST_F(Sessions, MemoryKinds)
{
    MPI_Info info, used;
    MPI_Info_create(&info);
    for (const auto &[requested, supported] : std::vector<std::pair<std::string, std::string>>{
             {"system", "mpi,system"},
             {"system, mpi:alloc_mem", "mpi,system,mpi:alloc_mem"},
             {"mpi:win_allocate:alloc_mem,gpu:device,mpi", "mpi,system,mpi:win_allocate:alloc_mem"},
             {"mpi:paper", "mpi,system"},
             {"", "mpi,system"}}) {
        MPI_Info_set(info, "mpi_memory_alloc_kinds", requested.c_str());
        MPI_Session made = open(info);
        MPI_Session_get_info(made, &used);
        EXPECT_EQ(value_of(used, "mpi_memory_alloc_kinds"), supported);
        MPI_Info_free(&used);
        MPI_Group own;
        MPI_Comm comm;
        MPI_Group_from_session_pset(made, "mpi://SELF", &own);
        MPI_Comm_create_from_group(own, "kinds", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
        MPI_Comm_get_info(comm, &used);
        EXPECT_EQ(value_of(used, "mpi_memory_alloc_kinds"), supported);
        MPI_Info_free(&used);
        MPI_Comm_free(&comm);
        MPI_Group_free(&own);
        MPI_Session_finalize(&made);
    }
    MPI_Session_get_info(session, &used);
    EXPECT_EQ(value_of(used, "mpi_memory_alloc_kinds"), "mpi,system");
    MPI_Info_free(&used);
    MPI_Info_free(&info);
}

int calls;

// The session can be used while its error is handled.
void count_call(MPI_Session *on, int *, ...)
{
    int sets = 0;
    ++calls;
    EXPECT_EQ(MPI_Session_get_num_psets(*on, MPI_INFO_NULL, &sets), MPI_SUCCESS);
}

// 11.3.1: the error handler of a session gets the errors of MPI_Session_init and of the calls on the session.
TEST_F(Sessions, ErrorHandlers)
{
    calls = 0;
    MPI_Errhandler handler;
    MPI_Session_create_errhandler(count_call, &handler);
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "thread_level", "none");
    MPI_Session made = MPI_SESSION_NULL;
    EXPECT_EQ(class_of(MPI_Session_init(info, handler, &made)), MPI_ERR_INFO_VALUE);
    EXPECT_EQ(calls, 1);
    ASSERT_EQ(MPI_Session_init(MPI_INFO_NULL, handler, &made), MPI_SUCCESS);
    MPI_Info none;
    EXPECT_EQ(class_of(MPI_Session_get_pset_info(made, "mpi://NOBODY", &none)), MPI_ERR_ARG);
    EXPECT_EQ(calls, 2);
    // 9.3: groups raise on their session, also when its handle is gone.
    MPI_Group own, bad;
    const int rank[] = {3};
    MPI_Group_from_session_pset(made, "mpi://SELF", &own);
    EXPECT_EQ(class_of(MPI_Group_incl(own, 1, rank, &bad)), MPI_ERR_RANK);
    EXPECT_EQ(calls, 3);
    MPI_Group_free(&own);
    MPI_Session_finalize(&made);
    MPI_Errhandler_free(&handler);
    MPI_Info_free(&info);
}

// R173: the two process sets, and how large they are.
TEST_F(Sessions, ProcessSets)
{
    int sets = -7;
    ASSERT_EQ(MPI_Session_get_num_psets(session, MPI_INFO_NULL, &sets), MPI_SUCCESS);
    std::vector<std::string> names;
    for (int i = 0; i < sets; ++i) {
        int length = 0;
        ASSERT_EQ(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, i, &length, nullptr), MPI_SUCCESS);
        std::string name(static_cast<std::size_t>(length), '?');
        ASSERT_EQ(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, i, &length, name.data()), MPI_SUCCESS);
        EXPECT_EQ(name.back(), '\0');
        name.pop_back();
        names.push_back(name);
        MPI_Info about;
        ASSERT_EQ(MPI_Session_get_pset_info(session, name.c_str(), &about), MPI_SUCCESS);
        EXPECT_EQ(value_of(about, "mpi_size"), "1");
        MPI_Info_free(&about);
    }
    EXPECT_EQ(names, (std::vector<std::string>{"mpi://WORLD", "mpi://SELF"}));
}

// 11.3.2: a name is cut to the room there is; the length it needs comes back. Field note 7: the number is from 0 on.
TEST_F(Sessions, NamesThatAreCut)
{
    char name[16];
    for (int room = 1; room <= 14; ++room) {
        std::memset(name, '#', sizeof name);
        int length = room;
        ASSERT_EQ(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, 0, &length, name), MPI_SUCCESS);
        EXPECT_EQ(length, 12);
        EXPECT_EQ(std::string(name), std::string("mpi://WORLD").substr(0, static_cast<std::size_t>(room) - 1));
        EXPECT_EQ(name[std::min(room, 12)], '#');
    }
    int length = 5;
    EXPECT_REFUSED(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, 2, &length, name), MPI_ERR_ARG, "n");
    EXPECT_REFUSED(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, -1, &length, name), MPI_ERR_ARG, "n");
    EXPECT_REFUSED(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, 0, &length, nullptr), MPI_ERR_ARG, "pset_name");
    length = -5;
    EXPECT_REFUSED(MPI_Session_get_nth_pset(session, MPI_INFO_NULL, 0, &length, name), MPI_ERR_ARG, "pset_len");
}

// 7.3.2: the group of a set that is not there is MPI_GROUP_NULL, without an error; 11.3.3: it has no info object.
TEST_F(Sessions, ProcessSetsThatAreNotThere)
{
    MPI_Info about = MPI_INFO_NULL;
    MPI_Group none = MPI_GROUP_EMPTY;
    for (const char *const name : {"", "mpi://world", "mpi://WORLD ", "WORLD", "mpi://SELF/", "app://ocean"}) {
        none = MPI_GROUP_EMPTY;
        EXPECT_EQ(MPI_Group_from_session_pset(session, name, &none), MPI_SUCCESS);
        EXPECT_EQ(none, MPI_GROUP_NULL);
        EXPECT_REFUSED(MPI_Session_get_pset_info(session, name, &about), MPI_ERR_ARG, "pset_name");
    }
    none = MPI_GROUP_EMPTY;
    EXPECT_REFUSED(MPI_Group_from_session_pset(session, nullptr, &none), MPI_ERR_ARG, "pset_name");
    EXPECT_EQ(none, MPI_GROUP_EMPTY);
    EXPECT_EQ(about, MPI_INFO_NULL);
}

// 7.4.2: a communicator from a session's group, with hints; R157: of the predefined attributes it has MPI_TAG_UB only.
TEST_F(Sessions, CommunicatorsFromGroups)
{
    MPI_Info info, used;
    MPI_Comm comm, copied;
    int *value = nullptr, flag = -7;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_assert_no_any_tag", "true");
    ASSERT_EQ(MPI_Comm_create_from_group(group, "here", info, MPI_ERRORS_RETURN, &comm), MPI_SUCCESS);
    MPI_Comm_get_info(comm, &used);
    EXPECT_EQ(value_of(used, "mpi_assert_no_any_tag"), "true");
    MPI_Info_free(&used);
    ASSERT_EQ(MPI_Comm_dup(comm, &copied), MPI_SUCCESS);
    for (const MPI_Comm each : {comm, copied}) {
        EXPECT_EQ(MPI_Comm_get_attr(each, MPI_TAG_UB, &value, &flag), MPI_SUCCESS);
        EXPECT_EQ(flag, 1);
        EXPECT_GE(*value, 32767);
        for (const int keyval :
             {MPI_IO, MPI_HOST, MPI_WTIME_IS_GLOBAL, MPI_APPNUM, MPI_UNIVERSE_SIZE, MPI_LASTUSEDCODE}) {
            EXPECT_EQ(MPI_Comm_get_attr(each, keyval, &value, &flag), MPI_SUCCESS);
            EXPECT_EQ(flag, 0);
        }
    }
    EXPECT_REFUSED(MPI_Comm_create_from_group(group, nullptr, info, MPI_ERRORS_RETURN, &comm), MPI_ERR_ARG,
                   "stringtag");
    MPI_Comm_free(&copied);
    MPI_Comm_free(&comm);
    MPI_Info_free(&info);
}

int handled;
int handled_class;
void count_handled(MPI_Comm *comm, int *code, ...)
{
    int size = 0;
    ++handled;
    handled_class = class_of(*code);
    EXPECT_EQ(MPI_Comm_size(*comm, &size), MPI_SUCCESS);
}

// 7.4.2, 7.6.2: the error handler given for the communicator hears of every error of the call.
TEST_F(Sessions, TheHandlerOfTheNewCommunicatorHears)
{
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(count_handled, &handler);
    MPI_Comm comm = MPI_COMM_NULL;
    const auto wrong = reinterpret_cast<MPI_Info>(std::uintptr_t{0x7777});
    const auto expect = [](int code, int error_class) {
        EXPECT_EQ(class_of(code), error_class);
        EXPECT_EQ(handled_class, error_class);
        EXPECT_EQ(std::exchange(handled, 0), 1);
    };
    expect(MPI_Comm_create_from_group(group, "tag", MPI_INFO_NULL, handler, nullptr), MPI_ERR_ARG);
    expect(MPI_Comm_create_from_group(MPI_GROUP_NULL, "tag", MPI_INFO_NULL, handler, &comm), MPI_ERR_GROUP);
    expect(MPI_Comm_create_from_group(MPI_GROUP_EMPTY, "tag", wrong, handler, &comm), MPI_ERR_INFO);
    expect(MPI_Comm_create_from_group(group, nullptr, MPI_INFO_NULL, handler, &comm), MPI_ERR_ARG);
    expect(MPI_Intercomm_create_from_groups(group, 0, MPI_GROUP_NULL, 0, "tag", MPI_INFO_NULL, handler, &comm),
           MPI_ERR_GROUP);
    expect(MPI_Intercomm_create_from_groups(group, 0, group, 7, "tag", MPI_INFO_NULL, handler, &comm), MPI_ERR_RANK);
    expect(MPI_Intercomm_create_from_groups(group, 0, group, 0, "tag", MPI_INFO_NULL, handler, nullptr), MPI_ERR_ARG);
    EXPECT_EQ(MPI_Comm_create_from_group(group, "tag", MPI_INFO_NULL, handler, &comm), MPI_SUCCESS);
    MPI_Comm_free(&comm);
    MPI_Errhandler_free(&handler);
}

// 11.3.1: objects of two sessions, or of a session and the World Model, must not meet.
TEST_F(Sessions, ObjectsOfTwoOrigins)
{
    MPI_Group world, made = MPI_GROUP_NULL;
    MPI_Comm comm = MPI_COMM_NULL;
    int result;
    MPI_Comm_group(MPI_COMM_WORLD, &world);
    EXPECT_REFUSED(MPI_Group_union(group, world, &made), MPI_ERR_GROUP, "session");
    EXPECT_REFUSED(MPI_Group_compare(world, group, &result), MPI_ERR_GROUP, "session");
    EXPECT_REFUSED(MPI_Comm_create(MPI_COMM_WORLD, group, &comm), MPI_ERR_GROUP, "session");
    EXPECT_EQ(MPI_Group_union(group, MPI_GROUP_EMPTY, &made), MPI_SUCCESS);
    EXPECT_EQ(MPI_Group_compare(made, group, &result), MPI_SUCCESS);
    EXPECT_EQ(result, MPI_IDENT);
    MPI_Group_free(&made);
    ASSERT_EQ(MPI_Comm_create_from_group(group, "", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Comm_compare(comm, MPI_COMM_WORLD, &result), MPI_ERR_COMM, "session");
    MPI_Comm_group(comm, &made);
    EXPECT_EQ(MPI_Group_compare(made, group, &result), MPI_SUCCESS);
    MPI_Group_free(&made);
    MPI_Comm_free(&comm);
    MPI_Group_free(&world);
}

// R173, 11.3.1: a finalized session's handle is invalid; what was made from it stays until it is freed.
TEST_F(Sessions, Finalize)
{
    MPI_Session stale = session;
    MPI_Comm comm;
    int sets, size = -7;
    MPI_Comm_create_from_group(group, "", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
    EXPECT_EQ(MPI_Session_finalize(&session), MPI_SUCCESS);
    EXPECT_EQ(session, MPI_SESSION_NULL);
    EXPECT_REFUSED(MPI_Session_get_num_psets(stale, MPI_INFO_NULL, &sets), MPI_ERR_SESSION, "session");
    EXPECT_REFUSED(MPI_Session_finalize(&stale), MPI_ERR_SESSION, "session");
    EXPECT_REFUSED(MPI_Session_finalize(&session), MPI_ERR_SESSION, "session");
    EXPECT_EQ(MPI_Comm_size(comm, &size), MPI_SUCCESS);
    EXPECT_EQ(size, 1);
    EXPECT_EQ(MPI_Comm_free(&comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Group_free(&group), MPI_SUCCESS);
}

// ---- after MPI_Finalize ----

// 11.2.2, 11.3: the World Model ends without what was derived from sessions; sessions begin and end as before.
TEST(AfterFinalize, Sessions)
{
    MPI_Session session = open();
    MPI_Group group;
    MPI_Comm comm;
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "", MPI_INFO_NULL, MPI_ERRORS_RETURN, &comm);
    MPI_Finalize();
    EXPECT_EQ(MPI_Barrier(comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Comm_free(&comm), MPI_SUCCESS);
    EXPECT_EQ(MPI_Group_free(&group), MPI_SUCCESS);
    EXPECT_EQ(MPI_Session_finalize(&session), MPI_SUCCESS);
    without_the_world(true);
    int flag = 0;
    MPI_Initialized(&flag);
    EXPECT_TRUE(flag);
}

}  // namespace

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
