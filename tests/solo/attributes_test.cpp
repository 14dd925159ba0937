#include "error_classes.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <string>
#include <vector>

namespace {

// The callbacks below note their calls, and return these codes.
std::vector<std::string> calls;
int copy_returns = MPI_SUCCESS;
int delete_returns = MPI_SUCCESS;
int copy_flag = 1;

std::string text(const void *extra_state) { return static_cast<const char *>(extra_state); }
char first[] = "first", second[] = "second", third[] = "third";
int values[8];

// Copies the address after the one it gets, so that copies can be told from what was copied.
template <typename Handle>
int copy(Handle, int, void *extra_state, void *value, void *copied, int *flag)
{
    calls.push_back("copy " + text(extra_state));
    *static_cast<void **>(copied) = static_cast<int *>(value) + 1;
    *flag = copy_flag;
    return copy_returns;
}

template <typename Handle>
int remove(Handle, int, void *value, void *extra_state)
{
    calls.push_back("delete " + text(extra_state) + " " + std::to_string(static_cast<int *>(value) - values));
    return delete_returns;
}

using list = std::vector<std::string>;

class Attributes : public testing::Test {
protected:
    void SetUp() override
    {
        calls.clear();
        copy_returns = delete_returns = MPI_SUCCESS;
        copy_flag = 1;
        MPI_Comm_dup(MPI_COMM_WORLD, &comm);
        MPI_Comm_create_keyval(copy, remove, &key, first);
        MPI_Comm_create_keyval(copy, remove, &key2, second);
    }
    void TearDown() override
    {
        delete_returns = MPI_SUCCESS;
        if (comm != MPI_COMM_NULL)
            EXPECT_EQ(MPI_Comm_free(&comm), MPI_SUCCESS);
        if (key != MPI_KEYVAL_INVALID)
            MPI_Comm_free_keyval(&key);
        MPI_Comm_free_keyval(&key2);
    }
    // The number of the value that is set, or -1.
    static int get(MPI_Comm on, int keyval)
    {
        void *value = nullptr;
        int flag = -7;
        EXPECT_EQ(MPI_Comm_get_attr(on, keyval, &value, &flag), MPI_SUCCESS);
        EXPECT_TRUE(flag == 0 || flag == 1);
        return flag ? static_cast<int>(static_cast<int *>(value) - values) : -1;
    }
    MPI_Comm comm = MPI_COMM_NULL;
    int key = MPI_KEYVAL_INVALID;
    int key2 = MPI_KEYVAL_INVALID;
};

// 7.7.2: set, get, replace (the old value is deleted first), delete; a value may be a null pointer.
TEST_F(Attributes, SetGetDelete)
{
    EXPECT_EQ(get(comm, key), -1);
    EXPECT_EQ(MPI_Comm_set_attr(comm, key, &values[3]), MPI_SUCCESS);
    EXPECT_EQ(get(comm, key), 3);
    EXPECT_EQ(get(comm, key2), -1);
    EXPECT_EQ(get(MPI_COMM_WORLD, key), -1);
    EXPECT_TRUE(calls.empty());
    EXPECT_EQ(MPI_Comm_set_attr(comm, key, &values[4]), MPI_SUCCESS);
    EXPECT_EQ(calls, list{"delete first 3"});
    EXPECT_EQ(get(comm, key), 4);
    EXPECT_EQ(MPI_Comm_delete_attr(comm, key), MPI_SUCCESS);
    EXPECT_EQ(calls.back(), "delete first 4");
    EXPECT_EQ(get(comm, key), -1);
    EXPECT_EQ(MPI_Comm_delete_attr(comm, key), MPI_SUCCESS);
    EXPECT_EQ(calls.size(), 2U);
    int plain, flag = 0;
    void *value = &plain;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &plain, nullptr);
    MPI_Comm_set_attr(comm, plain, nullptr);
    MPI_Comm_get_attr(comm, plain, &value, &flag);
    EXPECT_EQ(flag, 1);
    EXPECT_EQ(value, nullptr);
    MPI_Comm_free_keyval(&plain);
}

// 7.7.2: a delete callback that fails gives its code, and the old value stays.
TEST_F(Attributes, FailingDelete)
{
    MPI_Comm_set_attr(comm, key, &values[1]);
    delete_returns = MPI_ERR_QUOTA;
    EXPECT_EQ(MPI_Comm_delete_attr(comm, key), MPI_ERR_QUOTA);
    EXPECT_EQ(get(comm, key), 1);
    EXPECT_EQ(MPI_Comm_set_attr(comm, key, &values[2]), MPI_ERR_QUOTA);
    EXPECT_EQ(get(comm, key), 1);
    MPI_Comm kept = comm;
    EXPECT_EQ(MPI_Comm_free(&comm), MPI_ERR_QUOTA);
    EXPECT_EQ(comm, kept);  // 7.4.3: the communicator is not freed
    EXPECT_EQ(get(comm, key), 1);
    int size = 0;
    EXPECT_EQ(MPI_Comm_size(comm, &size), MPI_SUCCESS);
}

// 7.7.2: a duplicate gets what the copy callbacks say, where their flag is true; nothing is deleted from the old one.
TEST_F(Attributes, Duplicates)
{
    MPI_Comm copied;
    MPI_Comm_set_attr(comm, key2, &values[5]);
    MPI_Comm_set_attr(comm, key, &values[1]);
    ASSERT_EQ(MPI_Comm_dup(comm, &copied), MPI_SUCCESS);
    EXPECT_EQ(calls, (list{"copy second", "copy first"}));
    EXPECT_EQ(get(copied, key), 2);
    EXPECT_EQ(get(copied, key2), 6);
    EXPECT_EQ(get(comm, key), 1);
    calls.clear();
    MPI_Comm_free(&copied);
    EXPECT_EQ(calls, (list{"delete first 2", "delete second 6"}));
    copy_flag = 0;
    ASSERT_EQ(MPI_Comm_dup(comm, &copied), MPI_SUCCESS);
    EXPECT_EQ(get(copied, key), -1);
    MPI_Comm_free(&copied);
    copy_flag = 1;
    MPI_Request request;
    ASSERT_EQ(MPI_Comm_idup(comm, &copied, &request), MPI_SUCCESS);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    EXPECT_EQ(get(copied, key), 2);
    MPI_Comm_free(&copied);
    ASSERT_EQ(MPI_Comm_dup_with_info(comm, MPI_INFO_NULL, &copied), MPI_SUCCESS);
    EXPECT_EQ(get(copied, key), 2);
    MPI_Comm_free(&copied);
}

// 7.7: only duplication copies attributes.
TEST_F(Attributes, OtherNewCommunicatorsHaveNone)
{
    MPI_Comm made;
    const int one[] = {1};
    MPI_Comm_set_attr(comm, key, &values[1]);
    MPI_Comm_split(comm, 0, 0, &made);
    EXPECT_EQ(get(made, key), -1);
    MPI_Comm_free(&made);
    MPI_Cart_create(comm, 1, one, one, 0, &made);
    EXPECT_EQ(get(made, key), -1);
    MPI_Comm_free(&made);
    EXPECT_TRUE(calls.empty());
}

// 7.7.2: when a copy callback fails, MPI_Comm_dup does; what has been copied until then is deleted again.
TEST_F(Attributes, FailingCopy)
{
    MPI_Comm copied = MPI_COMM_SELF;
    int failing;
    MPI_Comm_create_keyval([](MPI_Comm, int, void *, void *, void *, int *) { return int{MPI_ERR_ACCESS}; },
                           MPI_COMM_NULL_DELETE_FN, &failing, nullptr);
    MPI_Comm_set_attr(comm, key, &values[1]);
    MPI_Comm_set_attr(comm, failing, nullptr);
    EXPECT_EQ(MPI_Comm_dup(comm, &copied), MPI_ERR_ACCESS);
    EXPECT_EQ(copied, MPI_COMM_NULL);
    EXPECT_EQ(calls, (list{"copy first", "delete first 2"}));
    MPI_Comm_free_keyval(&failing);
}

// 7.7.4
TEST_F(Attributes, FailingCopyOfDatatype)
{
    MPI_Datatype type, copied = MPI_INT;
    int failing;
    MPI_Type_create_keyval([](MPI_Datatype, int, void *, void *, void *, int *) { return int{MPI_ERR_ACCESS}; },
                           MPI_TYPE_NULL_DELETE_FN, &failing, nullptr);
    MPI_Type_contiguous(3, MPI_INT, &type);
    MPI_Type_set_attr(type, failing, nullptr);
    EXPECT_EQ(class_of(MPI_Type_dup(type, &copied)), MPI_ERR_ACCESS);
    EXPECT_EQ(copied, MPI_DATATYPE_NULL);
    MPI_Type_free(&type);
    MPI_Type_free_keyval(&failing);
}

// R131: the predefined callbacks are the values 0 and 1, which are never called.
TEST_F(Attributes, PredefinedCallbacks)
{
    int dup, null;
    MPI_Comm copied;
    MPI_Comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, &dup, nullptr);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &null, nullptr);
    MPI_Comm_set_attr(comm, dup, &values[3]);
    MPI_Comm_set_attr(comm, null, &values[4]);
    MPI_Comm_dup(comm, &copied);
    EXPECT_EQ(get(copied, dup), 3);
    EXPECT_EQ(get(copied, null), -1);
    MPI_Comm_free(&copied);
    int none = 0;
    EXPECT_REFUSED(MPI_Comm_create_keyval(MPI_COMM_DUP_FN,
                                          reinterpret_cast<MPI_Comm_delete_attr_function *>(MPI_COMM_DUP_FN), &none,
                                          nullptr),
                   MPI_ERR_ARG, "comm_delete_attr_fn");
    MPI_Comm_free_keyval(&dup);
    MPI_Comm_free_keyval(&null);
}

// 7.7.2: callbacks get the handle, the keyval, extra_state and the value.
TEST_F(Attributes, WhatCallbacksGet)
{
    static struct {
        MPI_Comm comm;
        int keyval;
        void *extra_state, *value;
    } seen;
    const auto see = [](MPI_Comm on, int keyval, void *value, void *extra_state) {
        seen = {on, keyval, extra_state, value};
        return int{MPI_SUCCESS};
    };
    int seeing;
    MPI_Comm_create_keyval(
        [](MPI_Comm on, int keyval, void *extra_state, void *value, void *, int *flag) {
            seen = {on, keyval, extra_state, value};
            *flag = 0;
            return int{MPI_SUCCESS};
        },
        see, &seeing, third);
    EXPECT_GT(seeing, 16384);  // R135: not among the values that the ABI reserves
    MPI_Comm_set_attr(comm, seeing, &values[2]);
    MPI_Comm copied;
    MPI_Comm_dup(comm, &copied);
    const auto expect_seen = [&] {
        EXPECT_EQ(seen.comm, comm);
        EXPECT_EQ(seen.keyval, seeing);
        EXPECT_EQ(seen.extra_state, third);
        EXPECT_EQ(seen.value, &values[2]);
        seen = {};
    };
    expect_seen();
    MPI_Comm_free(&copied);
    EXPECT_EQ(seen.keyval, 0);
    MPI_Comm_delete_attr(comm, seeing);
    expect_seen();
    MPI_Comm_free_keyval(&seeing);
}

// 7.7.2: a freed keyval gets no new attributes, but those that it has can be read and deleted, and live on with their communicator.
TEST_F(Attributes, FreedKeyval)
{
    MPI_Comm copied;
    int old = key;
    MPI_Comm_set_attr(comm, key, &values[1]);
    EXPECT_EQ(MPI_Comm_free_keyval(&key), MPI_SUCCESS);
    EXPECT_EQ(key, MPI_KEYVAL_INVALID);
    void *value;
    int flag;
    EXPECT_EQ(MPI_Comm_get_attr(comm, old, &value, &flag), MPI_SUCCESS);
    EXPECT_TRUE(flag);
    EXPECT_EQ(value, &values[1]);
    EXPECT_REFUSED(MPI_Comm_set_attr(comm, old, &value), MPI_ERR_KEYVAL, "comm_keyval");
    EXPECT_REFUSED(MPI_Type_free_keyval(&old), MPI_ERR_KEYVAL, "type_keyval");
    int again = old;
    EXPECT_EQ(MPI_Comm_free_keyval(&again), MPI_SUCCESS);
    EXPECT_EQ(again, MPI_KEYVAL_INVALID);
    MPI_Comm_dup(comm, &copied);
    MPI_Comm_free(&copied);
    EXPECT_EQ(calls, (list{"copy first", "delete first 2"}));
    EXPECT_EQ(MPI_Comm_delete_attr(comm, old), MPI_SUCCESS);
    EXPECT_EQ(calls.back(), "delete first 1");
    // Now no attribute has it.
    EXPECT_REFUSED(MPI_Comm_get_attr(comm, old, &value, &flag), MPI_ERR_KEYVAL, "comm_keyval");
    EXPECT_REFUSED(MPI_Comm_delete_attr(comm, old), MPI_ERR_KEYVAL, "comm_keyval");
    EXPECT_REFUSED(MPI_Comm_free_keyval(&old), MPI_ERR_KEYVAL, "comm_keyval");
}

int freed_with = -1;
int free_own_key(MPI_Datatype, int keyval, void *, void *)
{
    freed_with = MPI_Type_free_keyval(&keyval);
    return MPI_SUCCESS;
}

// 7.7.2: the same of datatypes, and a callback that frees its own key
TEST(TypeAttributes, FreedKeyval)
{
    int keyval, flag = 0;
    void *value = nullptr;
    MPI_Datatype a, b;
    MPI_Type_dup(MPI_INT, &a);
    MPI_Type_dup(MPI_INT, &b);
    MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, free_own_key, &keyval, nullptr);
    int copy = keyval;
    MPI_Type_set_attr(a, keyval, &freed_with);
    MPI_Type_set_attr(b, keyval, &freed_with);
    MPI_Type_free(&b);
    EXPECT_EQ(freed_with, MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_get_attr(a, keyval, &value, &flag), MPI_SUCCESS);
    EXPECT_EQ(value, &freed_with);
    EXPECT_EQ(MPI_Type_free_keyval(&keyval), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_delete_attr(a, copy), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Type_free_keyval(&copy), MPI_ERR_KEYVAL, "type_keyval");
    MPI_Type_free(&a);
}

// 7.7.2: keyvals that are none, or belong to other kinds of objects.
TEST_F(Attributes, WrongKeyvalsAreRefused)
{
    void *value;
    int flag, type_key, invalid = MPI_KEYVAL_INVALID;
    MPI_Type_create_keyval(MPI_TYPE_NULL_COPY_FN, MPI_TYPE_NULL_DELETE_FN, &type_key, nullptr);
    for (const int wrong : {int{MPI_KEYVAL_INVALID}, -1, 17, 12345678, type_key, int{MPI_WIN_BASE}}) {
        EXPECT_REFUSED(MPI_Comm_get_attr(comm, wrong, &value, &flag), MPI_ERR_KEYVAL, "comm_keyval");
        EXPECT_REFUSED(MPI_Comm_set_attr(comm, wrong, &value), MPI_ERR_KEYVAL, "comm_keyval");
        EXPECT_REFUSED(MPI_Comm_delete_attr(comm, wrong), MPI_ERR_KEYVAL, "comm_keyval");
    }
    EXPECT_REFUSED(MPI_Comm_free_keyval(&invalid), MPI_ERR_KEYVAL, "comm_keyval");
    EXPECT_REFUSED(MPI_Comm_free_keyval(&type_key), MPI_ERR_KEYVAL, "comm_keyval");
    EXPECT_REFUSED(MPI_Type_get_attr(MPI_INT, key, &value, &flag), MPI_ERR_KEYVAL, "type_keyval");
    EXPECT_EQ(MPI_Type_free_keyval(&type_key), MPI_SUCCESS);
    int win_key;
    EXPECT_EQ(MPI_Win_create_keyval(MPI_WIN_NULL_COPY_FN, MPI_WIN_NULL_DELETE_FN, &win_key, nullptr), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Comm_set_attr(comm, win_key, &value), MPI_ERR_KEYVAL, "comm_keyval");
    EXPECT_EQ(MPI_Win_free_keyval(&win_key), MPI_SUCCESS);
    EXPECT_EQ(win_key, MPI_KEYVAL_INVALID);
}

int inner_key;

// 7.7.2: callbacks may use attributes themselves.
TEST_F(Attributes, CallbacksThatUseAttributes)
{
    int outer;
    MPI_Comm_create_keyval(
        [](MPI_Comm on, int, void *, void *value, void *copied, int *flag) {
            *static_cast<void **>(copied) = value;
            *flag = 1;
            return MPI_Comm_set_attr(on, inner_key, &values[7]);  // on the old communicator, which is being copied
        },
        [](MPI_Comm on, int, void *, void *) {
            MPI_Comm_set_attr(on, inner_key, &values[5]);
            return MPI_Comm_delete_attr(on, inner_key);
        },
        &outer, nullptr);
    inner_key = key;
    MPI_Comm_set_attr(comm, outer, &values[0]);
    MPI_Comm_set_attr(comm, key2, &values[2]);
    MPI_Comm copied;
    ASSERT_EQ(MPI_Comm_dup(comm, &copied), MPI_SUCCESS);
    EXPECT_EQ(get(comm, key), 7);
    EXPECT_EQ(get(copied, key), -1);
    EXPECT_EQ(get(copied, key2), 3);
    calls.clear();
    EXPECT_EQ(MPI_Comm_free(&copied), MPI_SUCCESS);
    EXPECT_EQ(calls, (list{"delete second 3", "delete first 5"}));
    calls.clear();
    EXPECT_EQ(MPI_Comm_free(&comm), MPI_SUCCESS);
    EXPECT_EQ(calls, (list{"delete first 7", "delete second 2", "delete first 5"}));
    MPI_Comm_free_keyval(&outer);
}

MPI_Comm other;

// A delete callback may free another communicator.
TEST_F(Attributes, CallbacksThatFree)
{
    int freeing;
    MPI_Comm_dup(MPI_COMM_WORLD, &other);
    const auto free_other = [](MPI_Comm, int, void *, void *) { return MPI_Comm_free(&other); };
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, free_other, &freeing, nullptr);
    MPI_Comm_set_attr(other, key, &values[1]);
    MPI_Comm_set_attr(comm, freeing, nullptr);
    EXPECT_EQ(MPI_Comm_delete_attr(comm, freeing), MPI_SUCCESS);
    EXPECT_EQ(other, MPI_COMM_NULL);
    EXPECT_EQ(calls, list{"delete first 1"});
    MPI_Comm_free_keyval(&freeing);
}

// While the callback deletes an attribute, it can read it, but neither set nor delete it, nor free what it is set on.
TEST_F(Attributes, CallbacksThatWantTheirOwnAttribute)
{
    static std::vector<int> classes;
    int own;
    MPI_Comm_create_keyval(
        MPI_COMM_NULL_COPY_FN,
        [](MPI_Comm on, int keyval, void *, void *) {
            void *value;
            int flag = 0;
            MPI_Comm copied = on;
            classes = {MPI_Comm_get_attr(on, keyval, &value, &flag), flag,
                       class_of(MPI_Comm_set_attr(on, keyval, &values[2])), class_of(MPI_Comm_delete_attr(on, keyval)),
                       class_of(MPI_Comm_free(&copied))};
            return int{MPI_SUCCESS};
        },
        &own, nullptr);
    const std::vector<int> expected = {MPI_SUCCESS, 1, MPI_ERR_KEYVAL, MPI_ERR_KEYVAL, MPI_ERR_KEYVAL};
    MPI_Comm_set_attr(comm, own, &values[1]);
    EXPECT_EQ(MPI_Comm_delete_attr(comm, own), MPI_SUCCESS);
    EXPECT_EQ(classes, expected);
    EXPECT_EQ(get(comm, own), -1);
    MPI_Comm_set_attr(comm, own, &values[1]);
    classes.clear();
    EXPECT_EQ(MPI_Comm_free(&comm), MPI_SUCCESS);
    EXPECT_EQ(classes, expected);
    MPI_Comm_free_keyval(&own);
}

// A keyval that was freed is not mistaken for a newer one; as many as one likes can be made one after the other.
TEST_F(Attributes, NumbersOfKeyvalsAreNotReusedAtOnce)
{
    int fresh;
    int old = key2;
    MPI_Comm_free_keyval(&key2);
    MPI_Comm_create_keyval(copy, remove, &key2, second);
    EXPECT_NE(key2, old);
    EXPECT_REFUSED(MPI_Comm_free_keyval(&old), MPI_ERR_KEYVAL, "comm_keyval");
    for (int i = 0; i < 100000; ++i) {
        ASSERT_EQ(MPI_Comm_create_keyval(copy, remove, &fresh, second), MPI_SUCCESS);
        ASSERT_EQ(MPI_Comm_free_keyval(&fresh), MPI_SUCCESS);
    }
}

// 7.7.4: attributes of datatypes, whose duplicates are copies as well.
TEST_F(Attributes, Datatypes)
{
    MPI_Datatype type, copied;
    int type_key, flag = 0;
    void *value = nullptr;
    MPI_Type_contiguous(3, MPI_INT, &type);
    ASSERT_EQ(MPI_Type_create_keyval(copy, remove, &type_key, third), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_set_attr(type, type_key, &values[1]), MPI_SUCCESS);
    ASSERT_EQ(MPI_Type_dup(type, &copied), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_get_attr(copied, type_key, &value, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 1);
    EXPECT_EQ(value, &values[2]);
    EXPECT_EQ(MPI_Type_delete_attr(copied, type_key), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_get_attr(copied, type_key, &value, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 0);
    MPI_Type_free(&copied);
    MPI_Type_free(&type);
    EXPECT_EQ(calls, (list{"copy third", "delete third 2", "delete third 1"}));
    // Predefined datatypes have attributes, too.
    EXPECT_EQ(MPI_Type_set_attr(MPI_INT, type_key, &values[4]), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_get_attr(MPI_INT, type_key, &value, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 1);
    EXPECT_EQ(MPI_Type_delete_attr(MPI_INT, type_key), MPI_SUCCESS);
    EXPECT_EQ(MPI_Type_free_keyval(&type_key), MPI_SUCCESS);
}

// 16.1: the forms of MPI-1 work on the same keyvals and attributes.
TEST_F(Attributes, FormsOfMpi1)
{
    int old;
    ASSERT_EQ(MPI_Keyval_create(copy, remove, &old, third), MPI_SUCCESS);
    EXPECT_EQ(MPI_Attr_put(comm, old, &values[1]), MPI_SUCCESS);
    EXPECT_EQ(get(comm, old), 1);
    MPI_Comm_set_attr(comm, key, &values[2]);
    void *value = nullptr;
    int flag = 0;
    EXPECT_EQ(MPI_Attr_get(comm, key, &value, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 1);
    EXPECT_EQ(value, &values[2]);
    EXPECT_EQ(MPI_Attr_delete(comm, old), MPI_SUCCESS);
    EXPECT_EQ(calls, list{"delete third 1"});
    EXPECT_EQ(MPI_Keyval_free(&old), MPI_SUCCESS);
    EXPECT_EQ(old, MPI_KEYVAL_INVALID);
    int plain;
    MPI_Keyval_create(MPI_DUP_FN, MPI_NULL_DELETE_FN, &plain, nullptr);
    MPI_Attr_put(comm, plain, &values[3]);
    MPI_Comm copied;
    MPI_Comm_dup(comm, &copied);
    EXPECT_EQ(get(copied, plain), 3);
    MPI_Comm_free(&copied);
    MPI_Keyval_free(&plain);
}

int predefined(MPI_Comm comm, int keyval)
{
    int *value = nullptr, flag = 0;
    EXPECT_EQ(MPI_Comm_get_attr(comm, keyval, &value, &flag), MPI_SUCCESS);
    EXPECT_EQ(flag, 1);
    return flag ? *value : -7;
}

// R157 to R160: what the environment is, each as the address of an int.
TEST_F(Attributes, Predefined)
{
    EXPECT_GE(predefined(MPI_COMM_WORLD, MPI_TAG_UB), 32767);
    EXPECT_EQ(predefined(MPI_COMM_WORLD, MPI_IO), MPI_ANY_SOURCE);
    EXPECT_EQ(predefined(MPI_COMM_WORLD, MPI_HOST), MPI_PROC_NULL);
    EXPECT_EQ(predefined(MPI_COMM_WORLD, MPI_WTIME_IS_GLOBAL), 1);
    EXPECT_EQ(predefined(MPI_COMM_WORLD, MPI_APPNUM), 0);
    EXPECT_EQ(predefined(MPI_COMM_WORLD, MPI_UNIVERSE_SIZE), 1);
    EXPECT_GE(predefined(MPI_COMM_WORLD, MPI_LASTUSEDCODE), MPI_ERR_LASTCODE);
    // A message with the greatest tag arrives.
    const int tag = predefined(comm, MPI_TAG_UB);
    int sent = 1, received = 0;
    EXPECT_EQ(MPI_Sendrecv(&sent, 1, MPI_INT, 0, tag, &received, 1, MPI_INT, 0, tag, comm, MPI_STATUS_IGNORE),
              MPI_SUCCESS);
    EXPECT_EQ(received, 1);
}

// R150: the greatest code in use follows what is added and removed.
TEST_F(Attributes, LastUsedCode)
{
    const int before = predefined(MPI_COMM_WORLD, MPI_LASTUSEDCODE);
    int added;
    ASSERT_EQ(MPI_Add_error_class(&added), MPI_SUCCESS);
    EXPECT_GT(added, before);
    EXPECT_EQ(predefined(MPI_COMM_WORLD, MPI_LASTUSEDCODE), added);
    ASSERT_EQ(MPI_Remove_error_class(added), MPI_SUCCESS);
    EXPECT_EQ(predefined(MPI_COMM_WORLD, MPI_LASTUSEDCODE), before);
}

// R157: users cannot set, delete or free them.
TEST_F(Attributes, PredefinedCannotBeChanged)
{
    for (const int keyval :
         {MPI_TAG_UB, MPI_IO, MPI_HOST, MPI_WTIME_IS_GLOBAL, MPI_APPNUM, MPI_UNIVERSE_SIZE, MPI_LASTUSEDCODE}) {
        int freed = keyval;
        EXPECT_REFUSED(MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, &freed), MPI_ERR_KEYVAL, "predefined");
        EXPECT_REFUSED(MPI_Comm_delete_attr(MPI_COMM_WORLD, keyval), MPI_ERR_KEYVAL, "predefined");
        EXPECT_REFUSED(MPI_Comm_free_keyval(&freed), MPI_ERR_KEYVAL, "predefined");
        EXPECT_EQ(freed, keyval);
    }
}

// ---- R172: MPI_Finalize deletes the attributes of MPI_COMM_SELF, the newest first, while MPI can still be used ----

std::vector<std::string> deleted_at_the_end;
bool was_usable_at_the_end = true;

int at_the_end(MPI_Comm comm, int, void *, void *extra_state)
{
    int is_finalized = 1, size = 0;
    was_usable_at_the_end &= MPI_Finalized(&is_finalized) == MPI_SUCCESS && !is_finalized &&
                             comm == (deleted_at_the_end.size() < 3 ? MPI_COMM_SELF : MPI_COMM_WORLD) &&
                             MPI_Comm_size(MPI_COMM_WORLD, &size) == MPI_SUCCESS && size == 1;
    deleted_at_the_end.push_back(text(extra_state));
    return MPI_SUCCESS;
}

void set_up_the_end()
{
    for (char *const name : {first, second, third}) {
        int keyval;
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, at_the_end, &keyval, name);
        MPI_Comm_set_attr(MPI_COMM_SELF, keyval, nullptr);
        MPI_Comm_set_attr(MPI_COMM_WORLD, keyval, nullptr);  // whose turn comes later
        MPI_Comm_free_keyval(&keyval);
    }
}

bool check_the_end()
{
    return was_usable_at_the_end && deleted_at_the_end == list{third, second, first, third, second, first};
}

}  // namespace

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    MPI_Init(&argc, &argv);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    const int result = RUN_ALL_TESTS();
    set_up_the_end();
    MPI_Finalize();
    if (!check_the_end()) {
        std::fprintf(stderr,
                     "MPI_Finalize did not delete the attributes of MPI_COMM_SELF and MPI_COMM_WORLD as it must\n");
        return 1;
    }
    return result;
}
