#include "error_classes.h"
#include "run_tests.h"

#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <string>
#include <vector>

namespace {

class Communicators : public testing::Test {
protected:
    void TearDown() override
    {
        if (made != MPI_COMM_NULL)
            MPI_Comm_free(&made);
    }
    // The new communicator is of one process, none of the old ones, and messages on it do not meet those on MPI_COMM_WORLD.
    void expect_works(MPI_Comm comm)
    {
        int size = -7, rank = -7, result = -7, is_inter = -7, flag = -7;
        ASSERT_NE(comm, MPI_COMM_NULL);
        EXPECT_EQ(MPI_Comm_size(comm, &size), MPI_SUCCESS);
        EXPECT_EQ(MPI_Comm_rank(comm, &rank), MPI_SUCCESS);
        EXPECT_EQ(MPI_Comm_compare(comm, MPI_COMM_WORLD, &result), MPI_SUCCESS);
        EXPECT_EQ(MPI_Comm_test_inter(comm, &is_inter), MPI_SUCCESS);
        EXPECT_EQ(size, 1);
        EXPECT_EQ(rank, 0);
        EXPECT_EQ(result, MPI_CONGRUENT);
        EXPECT_EQ(is_inter, 0);
        const int sent = 42;
        int received = 0;
        MPI_Request request;
        EXPECT_EQ(MPI_Irecv(&received, 1, MPI_INT, 0, 5, comm, &request), MPI_SUCCESS);
        EXPECT_EQ(MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE), MPI_SUCCESS);
        EXPECT_EQ(flag, 0);
        EXPECT_EQ(MPI_Send(&sent, 1, MPI_INT, 0, 5, comm), MPI_SUCCESS);
        EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
        EXPECT_EQ(received, 42);
    }
    static std::map<std::string, std::string> hints_of(MPI_Comm comm)
    {
        MPI_Info info;
        EXPECT_EQ(MPI_Comm_get_info(comm, &info), MPI_SUCCESS);
        std::map<std::string, std::string> hints;
        int count = 0;
        MPI_Info_get_nkeys(info, &count);
        for (int i = 0; i < count; ++i) {
            char key[MPI_MAX_INFO_KEY], value[MPI_MAX_INFO_VAL];
            int flag, length = sizeof value;
            MPI_Info_get_nthkey(info, i, key);
            MPI_Info_get_string(info, key, &length, value, &flag);
            hints[key] = value;
        }
        MPI_Info_free(&info);
        return hints;
    }
    static std::string name_of(MPI_Comm comm)
    {
        char name[MPI_MAX_OBJECT_NAME];
        int length = -7;
        EXPECT_EQ(MPI_Comm_get_name(comm, name, &length), MPI_SUCCESS);
        EXPECT_EQ(static_cast<int>(std::strlen(name)), length);
        return name;
    }
    MPI_Comm made = MPI_COMM_NULL;
};

// 7.4.1: MPI_COMM_WORLD and MPI_COMM_SELF are two communicators of one process.
TEST_F(Communicators, Predefined)
{
    for (const MPI_Comm comm : {MPI_COMM_WORLD, MPI_COMM_SELF}) {
        int size = -7, rank = -7, result = -7;
        MPI_Comm_size(comm, &size);
        MPI_Comm_rank(comm, &rank);
        MPI_Comm_compare(comm, comm, &result);
        EXPECT_EQ(size, 1);
        EXPECT_EQ(rank, 0);
        EXPECT_EQ(result, MPI_IDENT);
    }
    int result = -7;
    MPI_Comm_compare(MPI_COMM_WORLD, MPI_COMM_SELF, &result);
    EXPECT_EQ(result, MPI_CONGRUENT);
}

// 7.4.2: every way to a new communicator.
TEST_F(Communicators, Creation)
{
    MPI_Group group;
    MPI_Info info;
    MPI_Comm_group(MPI_COMM_WORLD, &group);
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_hw_resource_type", "mpi_shared_memory");
    const auto use = [&](int code) {
        EXPECT_EQ(code, MPI_SUCCESS);
        expect_works(made);
        EXPECT_EQ(MPI_Comm_free(&made), MPI_SUCCESS);
        EXPECT_EQ(made, MPI_COMM_NULL);  // R174
    };
    use(MPI_Comm_dup(MPI_COMM_WORLD, &made));
    use(MPI_Comm_dup_with_info(MPI_COMM_WORLD, MPI_INFO_NULL, &made));
    use(MPI_Comm_create(MPI_COMM_WORLD, group, &made));
    use(MPI_Comm_create_group(MPI_COMM_WORLD, group, 0, &made));
    use(MPI_Comm_create_from_group(group, "here", MPI_INFO_NULL, MPI_ERRORS_RETURN, &made));
    use(MPI_Comm_split(MPI_COMM_WORLD, 0, -3, &made));
    use(MPI_Comm_split(MPI_COMM_WORLD, 2147483647, 3, &made));
    use(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &made));
    use(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_GUIDED, 0, info, &made));
    use(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_RESOURCE_GUIDED, 0, info, &made));
    MPI_Info_free(&info);
    MPI_Group_free(&group);
}

// 7.4.2: who is in no group gets MPI_COMM_NULL.
TEST_F(Communicators, NoCommunicator)
{
    const auto expect_none = [](int code, const MPI_Comm &comm) {
        EXPECT_EQ(code, MPI_SUCCESS);
        EXPECT_EQ(comm, MPI_COMM_NULL);
    };
    MPI_Comm none = MPI_COMM_SELF;
    expect_none(MPI_Comm_create(MPI_COMM_WORLD, MPI_GROUP_EMPTY, &none), none);
    none = MPI_COMM_SELF;
    expect_none(MPI_Comm_create_group(MPI_COMM_WORLD, MPI_GROUP_EMPTY, 3, &none), none);
    none = MPI_COMM_SELF;
    expect_none(MPI_Comm_create_from_group(MPI_GROUP_EMPTY, "", MPI_INFO_NULL, MPI_ERRORS_RETURN, &none), none);
    none = MPI_COMM_SELF;
    expect_none(MPI_Comm_split(MPI_COMM_WORLD, MPI_UNDEFINED, 0, &none), none);
    none = MPI_COMM_SELF;
    expect_none(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_UNDEFINED, 0, MPI_INFO_NULL, &none), none);
}

// 7.4.2: the guided splits return MPI_COMM_NULL without a resource that is known; an unguided one wants a proper subset.
TEST_F(Communicators, SplitByHardware)
{
    MPI_Info info;
    MPI_Info_create(&info);
    const auto split = [&](int type, MPI_Info with) {
        MPI_Comm part = MPI_COMM_SELF;
        EXPECT_EQ(MPI_Comm_split_type(MPI_COMM_WORLD, type, 0, with, &part), MPI_SUCCESS);
        const bool is_null = part == MPI_COMM_NULL;
        if (!is_null)
            MPI_Comm_free(&part);
        return !is_null;
    };
    EXPECT_FALSE(split(MPI_COMM_TYPE_HW_UNGUIDED, MPI_INFO_NULL));
    EXPECT_FALSE(split(MPI_COMM_TYPE_HW_GUIDED, MPI_INFO_NULL));
    EXPECT_FALSE(split(MPI_COMM_TYPE_HW_GUIDED, info));
    EXPECT_FALSE(split(MPI_COMM_TYPE_RESOURCE_GUIDED, MPI_INFO_NULL));
    EXPECT_FALSE(split(MPI_COMM_TYPE_RESOURCE_GUIDED, info));
    MPI_Info_set(info, "mpi_hw_resource_type", "no such resource");
    EXPECT_FALSE(split(MPI_COMM_TYPE_HW_GUIDED, info));
    EXPECT_FALSE(split(MPI_COMM_TYPE_RESOURCE_GUIDED, info));
    MPI_Info_delete(info, "mpi_hw_resource_type");
    MPI_Info_set(info, "mpi_pset_name", "mpi://SELF");
    EXPECT_TRUE(split(MPI_COMM_TYPE_RESOURCE_GUIDED, info));
    EXPECT_FALSE(split(MPI_COMM_TYPE_HW_GUIDED, info));
    MPI_Info_set(info, "mpi_pset_name", "mpi://self");
    EXPECT_FALSE(split(MPI_COMM_TYPE_RESOURCE_GUIDED, info));
    MPI_Info_free(&info);
}

// 9.1.2: what MPI_Get_hw_resource_info calls true can split a communicator, and what it calls false cannot.
TEST_F(Communicators, HardwareResources)
{
    MPI_Info resources, info;
    int count = 0;
    ASSERT_EQ(MPI_Get_hw_resource_info(&resources), MPI_SUCCESS);
    MPI_Info_get_nkeys(resources, &count);
    EXPECT_GE(count, 1);
    MPI_Info_create(&info);
    for (int i = 0; i < count; ++i) {
        char key[MPI_MAX_INFO_KEY], value[16];
        int flag = 0, length = sizeof value;
        MPI_Info_get_nthkey(resources, i, key);
        MPI_Info_get_string(resources, key, &length, value, &flag);
        ASSERT_TRUE(flag);
        ASSERT_TRUE(std::string(value) == "true" || std::string(value) == "false") << value;
        MPI_Info_set(info, "mpi_hw_resource_type", key);
        EXPECT_EQ(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_HW_GUIDED, 0, info, &made), MPI_SUCCESS);
        EXPECT_EQ(made != MPI_COMM_NULL, std::string(value) == "true") << key;
        if (made != MPI_COMM_NULL)
            MPI_Comm_free(&made);
    }
    MPI_Info_free(&info);
    MPI_Info_free(&resources);
}

// 7.4.2: wrong arguments, each with its class; the result is left alone.
TEST_F(Communicators, WrongArgumentsAreRefused)
{
    MPI_Comm none = MPI_COMM_SELF;
    EXPECT_REFUSED(MPI_Comm_split(MPI_COMM_WORLD, -1, 0, &none), MPI_ERR_ARG, "color");
    EXPECT_REFUSED(MPI_Comm_split_type(MPI_COMM_WORLD, 7, 0, MPI_INFO_NULL, &none), MPI_ERR_ARG, "split_type");
    EXPECT_REFUSED(MPI_Comm_create_group(MPI_COMM_WORLD, MPI_GROUP_EMPTY, -1, &none), MPI_ERR_TAG, "tag");
    EXPECT_REFUSED(MPI_Comm_create(MPI_COMM_WORLD, MPI_GROUP_NULL, &none), MPI_ERR_GROUP, "group");
    EXPECT_REFUSED(MPI_Comm_dup(MPI_COMM_NULL, &none), MPI_ERR_COMM, "comm");
    EXPECT_REFUSED(MPI_Comm_dup(MPI_COMM_WORLD, nullptr), MPI_ERR_ARG, "newcomm");
    EXPECT_EQ(none, MPI_COMM_SELF);
}

int calls;
int code_seen;

// The communicator can be used while its error is handled.
void see_code(MPI_Comm *comm, int *code, ...)
{
    int size = 0;
    ++calls;
    code_seen = *code;
    EXPECT_EQ(MPI_Comm_size(*comm, &size), MPI_SUCCESS);
}

// 7.4.2: MPI_Comm_create_from_group raises its errors on the error handler that it gets.
TEST_F(Communicators, CreateFromGroupRaisesOnItsErrorHandler)
{
    calls = 0;
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(see_code, &handler);
    MPI_Group group;
    MPI_Comm_group(MPI_COMM_WORLD, &group);
    const std::string longest(MPI_MAX_STRINGTAG_LEN - 1, 'x');
    for (int i = 1; i <= 3; ++i) {
        const int code = MPI_Comm_create_from_group(group, (longest + "x").c_str(), MPI_INFO_NULL, handler, &made);
        EXPECT_EQ(class_of(code), MPI_ERR_ARG);
        EXPECT_NE(message_of(code).find("stringtag"), std::string::npos);
        EXPECT_EQ(calls, i);
        EXPECT_EQ(code_seen, code);
    }
    EXPECT_EQ(MPI_Comm_create_from_group(group, longest.c_str(), MPI_INFO_NULL, handler, &made), MPI_SUCCESS);
    int size;
    EXPECT_EQ(class_of(MPI_Send(&size, 1, MPI_INT, 1, 0, made)), MPI_ERR_RANK);
    EXPECT_EQ(calls, 4);
    MPI_Group_free(&group);
    MPI_Errhandler_free(&handler);
}

// 7.6.2: with one process there is no intercommunicator; the error says why.
TEST_F(Communicators, Intercommunicators)
{
    MPI_Group group, none_there;
    int size;
    MPI_Comm_group(MPI_COMM_WORLD, &group);
    EXPECT_REFUSED(MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 0, 1, &made), MPI_ERR_RANK, "only one");
    EXPECT_REFUSED(MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 1, 1, &made), MPI_ERR_RANK, "remote_leader");
    EXPECT_REFUSED(MPI_Intercomm_create(MPI_COMM_SELF, 1, MPI_COMM_WORLD, 0, 1, &made), MPI_ERR_RANK, "local_leader");
    EXPECT_REFUSED(MPI_Intercomm_create(MPI_COMM_SELF, 0, MPI_COMM_WORLD, 0, -1, &made), MPI_ERR_TAG, "tag");
    EXPECT_REFUSED(MPI_Intercomm_create_from_groups(group, 0, group, 0, "", MPI_INFO_NULL, MPI_ERRORS_RETURN, &made),
                   MPI_ERR_GROUP, "only one");
    EXPECT_REFUSED(MPI_Intercomm_merge(MPI_COMM_WORLD, 0, &made), MPI_ERR_COMM, "intercomm");
    EXPECT_REFUSED(MPI_Comm_remote_size(MPI_COMM_WORLD, &size), MPI_ERR_COMM, "remote");
    EXPECT_REFUSED(MPI_Comm_remote_group(MPI_COMM_WORLD, &none_there), MPI_ERR_COMM, "remote");
    EXPECT_EQ(MPI_Comm_get_parent(&made), MPI_SUCCESS);  // 11.8.2: nobody spawned the process
    EXPECT_EQ(made, MPI_COMM_NULL);
    MPI_Group_free(&group);
}

// R170: a duplicate has the error handler, but neither hints nor name. R153: the handler is attached to each on its own.
TEST_F(Communicators, WhatADuplicateHas)
{
    MPI_Comm old;
    MPI_Errhandler handler;
    MPI_Info info;
    MPI_Comm_dup(MPI_COMM_WORLD, &old);
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_assert_no_any_tag", "true");
    MPI_Comm_set_info(old, info);
    MPI_Comm_set_name(old, "old");
    MPI_Comm_set_errhandler(old, MPI_ERRORS_ABORT);
    ASSERT_EQ(MPI_Comm_dup(old, &made), MPI_SUCCESS);
    MPI_Comm_get_errhandler(made, &handler);
    EXPECT_EQ(handler, MPI_ERRORS_ABORT);
    MPI_Comm_set_errhandler(made, MPI_ERRORS_RETURN);
    MPI_Comm_get_errhandler(old, &handler);
    EXPECT_EQ(handler, MPI_ERRORS_ABORT);
    EXPECT_EQ(hints_of(old)["mpi_assert_no_any_tag"], "true");
    EXPECT_EQ(hints_of(made)["mpi_assert_no_any_tag"], "false");
    EXPECT_EQ(name_of(old), "old");
    EXPECT_EQ(name_of(made), "");
    MPI_Comm_free(&made);
    ASSERT_EQ(MPI_Comm_dup_with_info(MPI_COMM_WORLD, info, &made), MPI_SUCCESS);
    EXPECT_EQ(hints_of(made)["mpi_assert_no_any_tag"], "true");
    MPI_Info_free(&info);
    MPI_Comm_free(&old);
}

// 7.4.2: the nonblocking forms; the request completes, and the communicator can then be used.
TEST_F(Communicators, Idup)
{
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_assert_exact_length", "true");
    MPI_Request requests[2];
    MPI_Comm other = MPI_COMM_NULL;
    ASSERT_EQ(MPI_Comm_idup(MPI_COMM_WORLD, &made, &requests[0]), MPI_SUCCESS);
    ASSERT_EQ(MPI_Comm_idup_with_info(MPI_COMM_WORLD, info, &other, &requests[1]), MPI_SUCCESS);
    EXPECT_EQ(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(requests[0], MPI_REQUEST_NULL);
    EXPECT_EQ(requests[1], MPI_REQUEST_NULL);
    expect_works(made);
    expect_works(other);
    EXPECT_EQ(hints_of(other)["mpi_assert_exact_length"], "true");
    MPI_Comm_free(&other);
    MPI_Info_free(&info);
}

// 7.4.4: known hints are kept, and all of them are told; others are not. Setting some leaves the rest.
TEST_F(Communicators, Hints)
{
    MPI_Comm_dup(MPI_COMM_WORLD, &made);
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "mpi_assert_allow_overtaking", "true");
    MPI_Info_set(info, "no_such_hint", "true");
    EXPECT_EQ(MPI_Comm_set_info(made, info), MPI_SUCCESS);
    MPI_Info_delete(info, "mpi_assert_allow_overtaking");
    MPI_Info_set(info, "mpi_assert_no_any_source", " true ");  // chapter 10: spaces around a boolean do not count
    EXPECT_EQ(MPI_Comm_set_info(made, info), MPI_SUCCESS);
    EXPECT_EQ(MPI_Comm_set_info(made, MPI_INFO_NULL), MPI_SUCCESS);
    const std::map<std::string, std::string> expected = {{"mpi_assert_allow_overtaking", "true"},
                                                         {"mpi_assert_exact_length", "false"},
                                                         {"mpi_assert_no_any_source", "true"},
                                                         {"mpi_assert_no_any_tag", "false"},
                                                         {"mpi_memory_alloc_kinds", "mpi,system"}};
    EXPECT_EQ(hints_of(made), expected);
    MPI_Info_set(info, "mpi_assert_no_any_source", "perhaps");
    MPI_Info_set(info, "mpi_assert_no_any_tag", "true");
    EXPECT_REFUSED(MPI_Comm_set_info(made, info), MPI_ERR_INFO_VALUE, "info");
    EXPECT_EQ(hints_of(made), expected);
    MPI_Comm none = MPI_COMM_SELF;
    EXPECT_REFUSED(MPI_Comm_dup_with_info(made, info, &none), MPI_ERR_INFO_VALUE, "info");
    EXPECT_EQ(none, MPI_COMM_SELF);
    MPI_Info_free(&info);
}

// 11.4.3: what is asserted of memory is kept if only kinds are named that are supported; a split takes hints, too.
TEST_F(Communicators, MemoryKinds)
{
    MPI_Info info;
    MPI_Info_create(&info);
    const auto kept = [&](const char *kinds) {
        MPI_Info_set(info, "mpi_assert_memory_alloc_kinds", kinds);
        EXPECT_EQ(MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, info, &made), MPI_SUCCESS);
        const auto hints = hints_of(made);
        MPI_Comm_free(&made);
        const auto found = hints.find("mpi_assert_memory_alloc_kinds");
        return found == hints.end() ? "(not set)" : found->second;
    };
    EXPECT_EQ(kept("system"), "system");
    EXPECT_EQ(kept("mpi:alloc_mem:win_allocate,system"), "mpi:alloc_mem:win_allocate,system");
    EXPECT_EQ(kept("system,cuda:device"), "(not set)");
    EXPECT_EQ(kept("mpi:alloc_mem , system"), "mpi:alloc_mem , system");
    EXPECT_EQ(kept("systematic"), "(not set)");
    MPI_Info_free(&info);
}

// R171: names of predefined communicators and of MPI_COMM_NULL; R162: the length; 7.8: longer names are cut.
TEST_F(Communicators, Names)
{
    EXPECT_EQ(name_of(MPI_COMM_WORLD), "MPI_COMM_WORLD");
    EXPECT_EQ(name_of(MPI_COMM_SELF), "MPI_COMM_SELF");
    EXPECT_EQ(name_of(MPI_COMM_NULL), "MPI_COMM_NULL");
    EXPECT_REFUSED(MPI_Comm_set_name(MPI_COMM_NULL, "x"), MPI_ERR_COMM, "comm");
    MPI_Comm_dup(MPI_COMM_WORLD, &made);
    EXPECT_EQ(name_of(made), "");
    const std::string longest(MPI_MAX_OBJECT_NAME - 1, 'n');
    for (const std::string &name : {std::string("a name"), longest, longest + "more", std::string()}) {
        EXPECT_EQ(MPI_Comm_set_name(made, name.c_str()), MPI_SUCCESS);
        EXPECT_EQ(name_of(made), name.substr(0, MPI_MAX_OBJECT_NAME - 1));
    }
    MPI_Comm_set_name(MPI_COMM_WORLD, "the world");
    EXPECT_EQ(name_of(MPI_COMM_WORLD), "the world");
    MPI_Comm_set_name(MPI_COMM_WORLD, "MPI_COMM_WORLD");
}

// 7.4.3, R174: predefined communicators cannot be freed; a freed one is known as such, also when its place is taken again.
TEST_F(Communicators, Free)
{
    for (MPI_Comm comm : {MPI_COMM_WORLD, MPI_COMM_SELF}) {
        EXPECT_REFUSED(MPI_Comm_free(&comm), MPI_ERR_COMM, "predefined");
        EXPECT_REFUSED(MPI_Comm_disconnect(&comm), MPI_ERR_COMM, "predefined");
        EXPECT_NE(comm, MPI_COMM_NULL);
    }
    EXPECT_REFUSED(MPI_Comm_free(&made), MPI_ERR_COMM, "comm");
    MPI_Comm_dup(MPI_COMM_WORLD, &made);
    MPI_Comm stale = made;
    MPI_Comm_free(&made);
    MPI_Comm_dup(MPI_COMM_WORLD, &made);
    int rank;
    EXPECT_REFUSED(MPI_Comm_rank(stale, &rank), MPI_ERR_COMM, "comm");
    EXPECT_REFUSED(MPI_Comm_free(&stale), MPI_ERR_COMM, "comm");
    EXPECT_EQ(MPI_Comm_disconnect(&made), MPI_SUCCESS);
    EXPECT_EQ(made, MPI_COMM_NULL);
}

// 7.4.3: what is under way on a communicator when it is freed goes on.
TEST_F(Communicators, FreeWhileSomethingIsUnderWay)
{
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    int sent = 9, received = 0;
    MPI_Request requests[3];
    MPI_Recv_init(&received, 1, MPI_INT, 0, 1, comm, &requests[0]);
    MPI_Send_init(&sent, 1, MPI_INT, 0, 1, comm, &requests[1]);
    MPI_Irecv(&received, 1, MPI_INT, 0, 1, comm, &requests[2]);
    MPI_Comm_free(&comm);
    MPI_Start(&requests[1]);
    EXPECT_EQ(MPI_Waitall(2, &requests[1], MPI_STATUSES_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(received, 9);
    received = 0;
    MPI_Startall(2, requests);
    EXPECT_EQ(MPI_Waitall(2, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    EXPECT_EQ(received, 9);
    MPI_Request_free(&requests[0]);
    MPI_Request_free(&requests[1]);
}

// 11.10.4: MPI_Comm_disconnect waits for pending operations; where nothing can complete them, it says so.
TEST_F(Communicators, DisconnectWhileSomethingIsUnderWay)
{
    MPI_Comm_dup(MPI_COMM_WORLD, &made);
    int sent = 9, received = 0;
    MPI_Request request;
    MPI_Irecv(&received, 1, MPI_INT, 0, 1, made, &request);
    EXPECT_REFUSED(MPI_Comm_disconnect(&made), MPI_ERR_OTHER, "pending");
    ASSERT_NE(made, MPI_COMM_NULL);
    MPI_Send(&sent, 1, MPI_INT, 0, 1, made);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Issend(&sent, 1, MPI_INT, 0, 1, made, &request);
    EXPECT_REFUSED(MPI_Comm_disconnect(&made), MPI_ERR_OTHER, "pending");
    ASSERT_NE(made, MPI_COMM_NULL);
    MPI_Recv(&received, 1, MPI_INT, 0, 1, made, MPI_STATUS_IGNORE);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    EXPECT_EQ(MPI_Comm_disconnect(&made), MPI_SUCCESS);
}

// A hundred thousand communicators one after the other, and a few thousand at once.
TEST_F(Communicators, Many)
{
    for (int i = 0; i < 100000; ++i) {
        ASSERT_EQ(MPI_Comm_dup(MPI_COMM_WORLD, &made), MPI_SUCCESS);
        ASSERT_EQ(MPI_Comm_free(&made), MPI_SUCCESS);
    }
    std::vector<MPI_Comm> all(5000);
    for (MPI_Comm &comm : all)
        ASSERT_EQ(MPI_Comm_dup(MPI_COMM_SELF, &comm), MPI_SUCCESS);
    for (MPI_Comm &comm : all)
        ASSERT_EQ(MPI_Comm_free(&comm), MPI_SUCCESS);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
