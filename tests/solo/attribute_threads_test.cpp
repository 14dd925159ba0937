// Attributes under MPI_THREAD_MULTIPLE (11.6.1): calls of several threads are as if they were made in some order, callbacks too.
#include "threads.h"

namespace {

constexpr int rounds = 400;

// A value that lives in memory of its own: a callback that is late finds that memory freed.
struct value {
    std::atomic<int> alive{1};
    int of = 0;
};

std::atomic<int> made{0}, gone{0}, dead{0};

value *new_value(int of)
{
    ++made;
    auto *const created = new value;
    created->of = of;
    return created;
}

template <typename Handle>
int copy_value(Handle, int, void *extra_state, void *from, void *to, int *flag)
{
    auto *const old = static_cast<value *>(from);
    std::this_thread::yield();
    dead += old->alive != 1;
    *static_cast<value **>(to) = new_value(old->of);
    *flag = 1;
    return extra_state == nullptr ? MPI_SUCCESS : MPI_ERR_OTHER;
}

template <typename Handle>
int delete_value(Handle, int, void *from, void *)
{
    auto *const old = static_cast<value *>(from);
    dead += old->alive.exchange(0) != 1;
    std::this_thread::yield();
    ++gone;
    delete old;
    return MPI_SUCCESS;
}

// 7.7.2, R113, R114: one attribute is replaced and removed by some threads while others look at it and duplicate its object. Every value is
// deleted once, and no callback sees a deleted one.
TEST(AttributeThreads, ReplacedWhileCopied)
{
    MPI_Comm comm = own_comm();
    int keyval = MPI_KEYVAL_INVALID;
    MPI_Comm_create_keyval(copy_value<MPI_Comm>, delete_value<MPI_Comm>, &keyval, nullptr);
    made = gone = dead = 0;
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            if (me < 2) {
                MPI_Comm copied;
                void *found;
                int flag;
                wrong += MPI_Comm_dup(comm, &copied) != MPI_SUCCESS || MPI_Comm_free(&copied) != MPI_SUCCESS;
                wrong += MPI_Comm_get_attr(comm, keyval, static_cast<void *>(&found), &flag) != MPI_SUCCESS;
                give_way();
            } else if (me == 3 && i % 4 == 0) {
                wrong += MPI_Comm_delete_attr(comm, keyval) != MPI_SUCCESS;
            } else {
                wrong += MPI_Comm_set_attr(comm, keyval, new_value(me)) != MPI_SUCCESS;
            }
        }
    });
    EXPECT_EQ(MPI_Comm_free(&comm), MPI_SUCCESS);
    EXPECT_EQ(wrong, 0);
    EXPECT_EQ(dead, 0);
    EXPECT_EQ(made, gone);
    MPI_Comm_free_keyval(&keyval);
}

// The same of datatypes.
TEST(AttributeThreads, OfDatatypes)
{
    MPI_Datatype type;
    MPI_Type_contiguous(3, MPI_INT, &type);
    int keyval = MPI_KEYVAL_INVALID;
    MPI_Type_create_keyval(copy_value<MPI_Datatype>, delete_value<MPI_Datatype>, &keyval, nullptr);
    made = gone = dead = 0;
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            if (me < 2) {
                MPI_Datatype copied;
                wrong += MPI_Type_dup(type, &copied) != MPI_SUCCESS || MPI_Type_free(&copied) != MPI_SUCCESS;
            } else if (me == 3 && i % 4 == 0) {
                wrong += MPI_Type_delete_attr(type, keyval) != MPI_SUCCESS;
            } else {
                wrong += MPI_Type_set_attr(type, keyval, new_value(me)) != MPI_SUCCESS;
            }
        }
    });
    EXPECT_EQ(MPI_Type_free(&type), MPI_SUCCESS);
    EXPECT_EQ(wrong, 0);
    EXPECT_EQ(dead, 0);
    EXPECT_EQ(made, gone);
    MPI_Type_free_keyval(&keyval);
}

// 7.7.2: keyvals are made and freed while attributes stay under them; a freed one ends when its last attribute does.
TEST(AttributeThreads, KeyvalsFreed)
{
    MPI_Comm comm = own_comm();
    made = gone = dead = 0;
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds / 4; ++i) {
            int keyval = MPI_KEYVAL_INVALID, flag = 0;
            void *found = nullptr;
            MPI_Comm copied;
            wrong +=
                MPI_Comm_create_keyval(copy_value<MPI_Comm>, delete_value<MPI_Comm>, &keyval, nullptr) != MPI_SUCCESS;
            wrong += MPI_Comm_dup(comm, &copied) != MPI_SUCCESS;
            wrong += MPI_Comm_set_attr(copied, keyval, new_value(me)) != MPI_SUCCESS;
            wrong += MPI_Comm_get_attr(copied, keyval, &found, &flag) != MPI_SUCCESS || !flag;
            wrong += MPI_Comm_free_keyval(&keyval) != MPI_SUCCESS;
            wrong += MPI_Comm_free(&copied) != MPI_SUCCESS;
            wrong += MPI_Comm_get_attr(comm, MPI_LASTUSEDCODE, &found, &flag) != MPI_SUCCESS || !flag;
        }
    });
    EXPECT_EQ(MPI_Comm_free(&comm), MPI_SUCCESS);
    EXPECT_EQ(wrong, 0);
    EXPECT_EQ(dead, 0);
    EXPECT_EQ(made, gone);
}

// ---- callbacks that use attributes themselves ----

struct pair_of_comms {
    MPI_Comm comms[2] = {};
    int keyval = MPI_KEYVAL_INVALID;
    meeting *both = nullptr;
    std::atomic<int> refused{0}, met{0};
} couple;

// Deletes the attribute of the other communicator, which its own callback may be at work on.
int delete_other(MPI_Comm comm, int, void *, void *)
{
    if (couple.met++ < 2)
        couple.both->wait();
    const MPI_Comm other = couple.comms[comm == couple.comms[0] ? 1 : 0];
    couple.refused += MPI_Comm_delete_attr(other, couple.keyval) != MPI_SUCCESS;
    return MPI_SUCCESS;
}

// Two callbacks that want each other's communicator never wait for each other for ever: one of them is refused.
TEST(AttributeThreads, CallbacksThatWaitForEachOther)
{
    meeting both(2);
    couple.both = &both;
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, delete_other, &couple.keyval, nullptr);
    for (MPI_Comm &comm : couple.comms) {
        comm = own_comm();
        MPI_Comm_set_attr(comm, couple.keyval, &couple);
    }
    mistakes wrong{0};
    in_threads(2, [&](int me) { wrong += MPI_Comm_delete_attr(couple.comms[me], couple.keyval) != MPI_SUCCESS; });
    EXPECT_EQ(wrong, 0);
    EXPECT_GE(couple.refused, 1);
    MPI_Comm_free_keyval(&couple.keyval);
    for (MPI_Comm &comm : couple.comms)
        EXPECT_EQ(MPI_Comm_free(&comm), MPI_SUCCESS);
}

// Within a callback its own thread may go on using the attributes of the object: of other keys.
int use_others(MPI_Comm comm, int, void *, void *extra)
{
    int flag = 0;
    void *found = nullptr;
    int *const other = static_cast<int *>(extra);
    if (MPI_Comm_set_attr(comm, *other, other) != MPI_SUCCESS ||
        MPI_Comm_get_attr(comm, *other, &found, &flag) != MPI_SUCCESS)
        return MPI_ERR_OTHER;
    return flag && found == other ? MPI_Comm_delete_attr(comm, *other) : MPI_ERR_OTHER;
}

TEST(AttributeThreads, CallbacksUseTheirObject)
{
    MPI_Comm comm = own_comm();
    mistakes wrong{0};
    in_threads([&](int) {
        int other = MPI_KEYVAL_INVALID, keyval = MPI_KEYVAL_INVALID;
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, MPI_COMM_NULL_DELETE_FN, &other, nullptr);
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, use_others, &keyval, &other);
        for (int i = 0; i < rounds / 4; ++i) {
            wrong += MPI_Comm_set_attr(comm, keyval, &wrong) != MPI_SUCCESS;
            wrong += MPI_Comm_delete_attr(comm, keyval) != MPI_SUCCESS;
        }
        MPI_Comm_free_keyval(&keyval);
        MPI_Comm_free_keyval(&other);
    });
    EXPECT_EQ(wrong, 0);
    MPI_Comm_free(&comm);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
