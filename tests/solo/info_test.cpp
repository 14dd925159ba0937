// Info objects (MPI 5.0, chapter 10 and MPI_INFO_ENV of 11.2; R166, R174).
#include "error_classes.h"
#include "run_tests.h"

#include <mpi.h>

#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <sys/utsname.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

// The value of a key; "(none)" if it is not set.
std::string value_of(MPI_Info info, const char *key)
{
    int length = 0, flag = 0;
    EXPECT_EQ(MPI_Info_get_string(info, key, &length, nullptr, &flag), MPI_SUCCESS);
    if (!flag)
        return "(none)";
    std::vector<char> room(static_cast<std::size_t>(length));
    EXPECT_EQ(MPI_Info_get_string(info, key, &length, room.data(), &flag), MPI_SUCCESS);
    EXPECT_EQ(std::strlen(room.data()) + 1, room.size());
    return room.data();
}

int keys_in(MPI_Info info)
{
    int count = -1;
    EXPECT_EQ(MPI_Info_get_nkeys(info, &count), MPI_SUCCESS);
    return count;
}

class Infos : public testing::Test {
protected:
    void SetUp() override { ASSERT_EQ(MPI_Info_create(&info), MPI_SUCCESS); }
    void TearDown() override
    {
        EXPECT_EQ(MPI_Info_free(&info), MPI_SUCCESS);
        EXPECT_EQ(info, MPI_INFO_NULL);
    }
    MPI_Info info = MPI_INFO_NULL;
};

TEST_F(Infos, KeepKeysInOrder)
{
    char key[MPI_MAX_INFO_KEY];
    EXPECT_EQ(keys_in(info), 0);
    for (const char *const each : {"c", "a", "b", "a"})
        EXPECT_EQ(MPI_Info_set(info, each, each), MPI_SUCCESS);
    EXPECT_EQ(keys_in(info), 3);
    const char *const expected[] = {"c", "a", "b"};
    for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(MPI_Info_get_nthkey(info, n, key), MPI_SUCCESS);
        EXPECT_STREQ(key, expected[n]);
    }
    EXPECT_EQ(class_of(MPI_Info_get_nthkey(info, 3, key)), MPI_ERR_ARG);
    EXPECT_EQ(class_of(MPI_Info_get_nthkey(info, -1, key)), MPI_ERR_ARG);
}

TEST_F(Infos, ReplaceAndDeleteValues)
{
    MPI_Info_set(info, "key", "one");
    MPI_Info_set(info, "Key", "other");  // keys are case sensitive
    MPI_Info_set(info, "key", "two");
    EXPECT_EQ(value_of(info, "key"), "two");
    EXPECT_EQ(value_of(info, "Key"), "other");
    EXPECT_EQ(MPI_Info_delete(info, "key"), MPI_SUCCESS);
    EXPECT_EQ(value_of(info, "key"), "(none)");
    EXPECT_EQ(class_of(MPI_Info_delete(info, "key")), MPI_ERR_INFO_NOKEY);
    EXPECT_EQ(keys_in(info), 1);
}

// C takes keys and values as they are; only Fortran strips blanks
TEST_F(Infos, KeepBlanks)
{
    MPI_Info_set(info, " key ", "  value  ");
    EXPECT_EQ(value_of(info, " key "), "  value  ");
    EXPECT_EQ(value_of(info, "key"), "(none)");
    EXPECT_EQ(MPI_Info_set(info, "empty", ""), MPI_SUCCESS);
    EXPECT_EQ(value_of(info, "empty"), "");
}

// The length that MPI_Info_get_string takes and gives counts the null character
TEST_F(Infos, GetStringShakesHands)
{
    char room[16];
    int length = 0, flag = 0;
    MPI_Info_set(info, "key", "value");
    EXPECT_EQ(MPI_Info_get_string(info, "key", &length, nullptr, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 1);
    EXPECT_EQ(length, 6);
    std::memset(room, '#', sizeof room);
    length = 4;
    EXPECT_EQ(MPI_Info_get_string(info, "key", &length, room, &flag), MPI_SUCCESS);
    EXPECT_EQ(length, 6);
    EXPECT_STREQ(room, "val");
    EXPECT_EQ(room[4], '#');
    length = 1;
    EXPECT_EQ(MPI_Info_get_string(info, "key", &length, room, &flag), MPI_SUCCESS);
    EXPECT_STREQ(room, "");
    length = 7;
    std::strcpy(room, "before");
    EXPECT_EQ(MPI_Info_get_string(info, "none", &length, room, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 0);
    EXPECT_EQ(length, 7);  // nothing is written for a key that is not there
    EXPECT_STREQ(room, "before");
    length = 5;
    EXPECT_EQ(class_of(MPI_Info_get_string(info, "key", &length, nullptr, &flag)), MPI_ERR_ARG);
    length = -1;
    EXPECT_EQ(class_of(MPI_Info_get_string(info, "key", &length, room, &flag)), MPI_ERR_ARG);
}

// The older forms count without the null character
TEST_F(Infos, GetTruncates)
{
    char room[16];
    int length = -1, flag = 0;
    MPI_Info_set(info, "key", "value");
    EXPECT_EQ(MPI_Info_get_valuelen(info, "key", &length, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 1);
    EXPECT_EQ(length, 5);
    std::memset(room, '#', sizeof room);
    EXPECT_EQ(MPI_Info_get(info, "key", 3, room, &flag), MPI_SUCCESS);
    EXPECT_STREQ(room, "val");
    EXPECT_EQ(room[4], '#');
    EXPECT_EQ(MPI_Info_get(info, "key", 5, room, &flag), MPI_SUCCESS);
    EXPECT_STREQ(room, "value");
    EXPECT_EQ(MPI_Info_get(info, "key", 0, room, &flag), MPI_SUCCESS);
    EXPECT_STREQ(room, "");
    std::strcpy(room, "before");
    EXPECT_EQ(MPI_Info_get(info, "none", 5, room, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 0);
    EXPECT_STREQ(room, "before");
    length = 77;
    EXPECT_EQ(MPI_Info_get_valuelen(info, "none", &length, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 0);
    EXPECT_EQ(length, 77);
    EXPECT_EQ(class_of(MPI_Info_get(info, "key", -1, room, &flag)), MPI_ERR_ARG);
}

// MPI_MAX_INFO_KEY and MPI_MAX_INFO_VAL count the null character in C
TEST_F(Infos, BoundLengths)
{
    const std::string key(MPI_MAX_INFO_KEY - 1, 'k'), value(MPI_MAX_INFO_VAL - 1, 'v');
    char room[MPI_MAX_INFO_KEY];
    int length = 0, flag = 0;
    EXPECT_EQ(MPI_Info_set(info, key.c_str(), value.c_str()), MPI_SUCCESS);
    EXPECT_EQ(value_of(info, key.c_str()), value);
    EXPECT_EQ(MPI_Info_get_nthkey(info, 0, room), MPI_SUCCESS);
    EXPECT_EQ(room, key);
    const std::string long_key = key + "k", long_value = value + "v";
    EXPECT_EQ(class_of(MPI_Info_set(info, long_key.c_str(), "v")), MPI_ERR_INFO_KEY);
    EXPECT_EQ(class_of(MPI_Info_set(info, "k", long_value.c_str())), MPI_ERR_INFO_VALUE);
    EXPECT_EQ(class_of(MPI_Info_set(info, "", "v")), MPI_ERR_INFO_KEY);
    EXPECT_EQ(class_of(MPI_Info_delete(info, long_key.c_str())), MPI_ERR_INFO_KEY);
    EXPECT_EQ(class_of(MPI_Info_get(info, long_key.c_str(), 5, room, &flag)), MPI_ERR_INFO_KEY);
    EXPECT_EQ(class_of(MPI_Info_get_string(info, long_key.c_str(), &length, nullptr, &flag)), MPI_ERR_INFO_KEY);
    EXPECT_EQ(class_of(MPI_Info_get_valuelen(info, long_key.c_str(), &length, &flag)), MPI_ERR_INFO_KEY);
    EXPECT_EQ(keys_in(info), 1);
}

TEST_F(Infos, DuplicatesAreIndependent)
{
    MPI_Info copy;
    MPI_Info_set(info, "b", "1");
    MPI_Info_set(info, "a", "2");
    ASSERT_EQ(MPI_Info_dup(info, &copy), MPI_SUCCESS);
    MPI_Info_set(info, "b", "3");
    EXPECT_EQ(value_of(copy, "b"), "1");
    char key[MPI_MAX_INFO_KEY];
    EXPECT_EQ(MPI_Info_get_nthkey(copy, 0, key), MPI_SUCCESS);
    EXPECT_STREQ(key, "b");
    EXPECT_EQ(keys_in(copy), 2);
    EXPECT_EQ(MPI_Info_free(&copy), MPI_SUCCESS);
}

// R174: a freed handle becomes the null handle
TEST_F(Infos, FreedHandlesBecomeNull)
{
    MPI_Info other;
    ASSERT_EQ(MPI_Info_create(&other), MPI_SUCCESS);
    EXPECT_EQ(MPI_Info_free(&other), MPI_SUCCESS);
    EXPECT_EQ(other, MPI_INFO_NULL);
}

TEST_F(Infos, InvalidHandlesAreRefused)
{
    MPI_Info gone, null = MPI_INFO_NULL;
    MPI_Info_create(&gone);
    MPI_Info stale = gone;
    MPI_Info_free(&gone);
    EXPECT_EQ(class_of(MPI_Info_set(stale, "k", "v")), MPI_ERR_INFO);
    EXPECT_EQ(class_of(MPI_Info_free(&stale)), MPI_ERR_INFO);
    EXPECT_EQ(class_of(MPI_Info_free(&null)), MPI_ERR_INFO);
    EXPECT_EQ(class_of(MPI_Info_set(MPI_INFO_NULL, "k", "v")), MPI_ERR_INFO);
    EXPECT_EQ(class_of(MPI_Info_set(reinterpret_cast<MPI_Info>(MPI_COMM_WORLD), "k", "v")), MPI_ERR_INFO);
}

// The info tells how the program was started.
TEST_F(Infos, EnvironmentDescribesTheProgram)
{
    utsname system;
    uname(&system);
    char directory[4096];
    ASSERT_NE(getcwd(directory, sizeof directory), nullptr);
    EXPECT_NE(value_of(MPI_INFO_ENV, "command").find("info_test"), std::string::npos);
    EXPECT_EQ(value_of(MPI_INFO_ENV, "maxprocs"), "1");
    EXPECT_EQ(value_of(MPI_INFO_ENV, "soft"), "1");
    EXPECT_EQ(value_of(MPI_INFO_ENV, "host"), system.nodename);
    EXPECT_EQ(value_of(MPI_INFO_ENV, "arch"), system.machine);
    EXPECT_EQ(value_of(MPI_INFO_ENV, "wdir"), directory);
}

TEST_F(Infos, EnvironmentIsNotChanged)
{
    MPI_Info environment = MPI_INFO_ENV;
    EXPECT_EQ(class_of(MPI_Info_set(MPI_INFO_ENV, "k", "v")), MPI_ERR_INFO);
    EXPECT_EQ(class_of(MPI_Info_delete(MPI_INFO_ENV, "host")), MPI_ERR_INFO);
    EXPECT_EQ(class_of(MPI_Info_free(&environment)), MPI_ERR_INFO);
    EXPECT_EQ(environment, MPI_INFO_ENV);
    MPI_Info copy;
    ASSERT_EQ(MPI_Info_dup(MPI_INFO_ENV, &copy), MPI_SUCCESS);
    EXPECT_EQ(MPI_Info_set(copy, "host", "another"), MPI_SUCCESS);
    EXPECT_EQ(MPI_Info_free(&copy), MPI_SUCCESS);
}

TEST_F(Infos, EnvironmentIsMadeFromArguments)
{
    char program[] = "program", one[] = "one", two[] = "two words";
    char *arguments[] = {program, one, two, nullptr};
    MPI_Info made;
    ASSERT_EQ(MPI_Info_create_env(3, arguments, &made), MPI_SUCCESS);
    EXPECT_EQ(value_of(made, "command"), "program");
    EXPECT_EQ(value_of(made, "argv"), "one two words");
    EXPECT_EQ(MPI_Info_set(made, "command", "other"), MPI_SUCCESS);
    EXPECT_EQ(MPI_Info_free(&made), MPI_SUCCESS);
    ASSERT_EQ(MPI_Info_create_env(0, nullptr, &made), MPI_SUCCESS);
    EXPECT_EQ(value_of(made, "command"), value_of(MPI_INFO_ENV, "command"));
    EXPECT_EQ(MPI_Info_free(&made), MPI_SUCCESS);
    EXPECT_EQ(class_of(MPI_Info_create_env(-1, nullptr, &made)), MPI_ERR_ARG);
}

// R166
TEST_F(Infos, ThreadsShareAnInfo)
{
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([this, t] {
            const std::string key = "key" + std::to_string(t);
            for (int i = 0; i < 500; ++i) {
                const std::string value = std::to_string(i);
                EXPECT_EQ(MPI_Info_set(info, key.c_str(), value.c_str()), MPI_SUCCESS);
                EXPECT_EQ(value_of(info, key.c_str()), value);
                EXPECT_EQ(MPI_Info_delete(info, key.c_str()), MPI_SUCCESS);
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    EXPECT_EQ(keys_in(info), 0);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
