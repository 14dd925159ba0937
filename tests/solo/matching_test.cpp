#include "messages.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <random>
#include <vector>

namespace {

// 3.5: messages of one tag do not overtake each other; those of other tags may be received first.
TEST_F(Messages, KeepTheirOrder)
{
    for (int i = 0; i < 6; ++i)
        send(i, i % 2);
    EXPECT_EQ(receive(1), 1);
    EXPECT_EQ(receive(MPI_ANY_TAG), 0);
    EXPECT_EQ(status.MPI_TAG, 0);
    EXPECT_EQ(receive(1), 3);
    EXPECT_EQ(receive(MPI_ANY_TAG), 2);
    EXPECT_EQ(receive(0), 4);
    EXPECT_EQ(receive(MPI_ANY_TAG), 5);
}

// 3.5: a message goes to the receive that was posted first among those that match, wildcard or not.
TEST_F(Messages, GoToTheFirstReceivePosted)
{
    int values[5] = {-1, -1, -1, -1, -1};
    MPI_Request requests[5];
    const int tags[5] = {4, MPI_ANY_TAG, 4, 6, MPI_ANY_TAG};
    for (int i = 0; i < 5; ++i)
        MPI_Irecv(&values[i], 1, MPI_INT, i % 2 ? MPI_ANY_SOURCE : 0, tags[i], comm, &requests[i]);
    const int sent[5] = {6, 4, 4, 6, 4};  // tags, and values
    const int expected[5] = {4, 6, 4, 6, 4};
    for (const int tag : sent)
        send(tag, tag);
    EXPECT_EQ(MPI_Waitall(5, requests, MPI_STATUSES_IGNORE), MPI_SUCCESS);
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(values[i], expected[i]) << i;
}

// 3.5 and 7.1: a communicator is a world of its own.
TEST_F(Messages, StayInTheirCommunicator)
{
    send(1, 3);
    int value = 2;
    MPI_Send(&value, 1, MPI_INT, 0, 3, MPI_COMM_SELF);
    MPI_Iprobe(0, 3, MPI_COMM_WORLD, &flag, MPI_STATUS_IGNORE);
    EXPECT_FALSE(flag);
    MPI_Recv(&value, 1, MPI_INT, 0, 3, MPI_COMM_SELF, MPI_STATUS_IGNORE);
    EXPECT_EQ(value, 2);
    EXPECT_EQ(receive(3), 1);
}

// 3.5 against a plain model: random sends, receives and wildcards, in both orders.
TEST_F(Messages, MatchAsAPlainModelDoes)
{
    struct posted {
        int tag;
        int value;
        MPI_Request request;
    };
    std::mt19937 random(5);
    std::vector<std::pair<int, int>> messages;  // tag, value
    std::vector<std::unique_ptr<posted>> receives;
    std::vector<std::pair<std::unique_ptr<posted>, int>> matched;
    for (int i = 0; i < 4000; ++i) {
        const int tag = static_cast<int>(random() % 40) * 64;
        if (random() % 2) {
            const auto to = std::find_if(receives.begin(), receives.end(),
                                         [&](auto &r) { return r->tag == tag || r->tag == MPI_ANY_TAG; });
            send(i, tag);
            if (to == receives.end()) {
                messages.emplace_back(tag, i);
            } else {
                matched.emplace_back(std::move(*to), i);
                receives.erase(to);
            }
        } else {
            auto made = std::make_unique<posted>(posted{random() % 4 ? tag : MPI_ANY_TAG, -1, MPI_REQUEST_NULL});
            MPI_Irecv(&made->value, 1, MPI_INT, MPI_ANY_SOURCE, made->tag, comm, &made->request);
            const auto from = std::find_if(messages.begin(), messages.end(),
                                           [&](auto &m) { return made->tag == m.first || made->tag == MPI_ANY_TAG; });
            if (from == messages.end()) {
                receives.push_back(std::move(made));
            } else {
                matched.emplace_back(std::move(made), from->second);
                messages.erase(from);
            }
        }
    }
    for (auto &[receive, value] : matched) {
        EXPECT_EQ(MPI_Test(&receive->request, &flag, &status), MPI_SUCCESS);
        EXPECT_TRUE(flag);
        EXPECT_EQ(receive->value, value);
    }
    for (auto &receive : receives) {
        EXPECT_EQ(MPI_Test(&receive->request, &flag, &status), MPI_SUCCESS);
        EXPECT_FALSE(flag);
        MPI_Cancel(&receive->request);
        MPI_Wait(&receive->request, &status);
        EXPECT_TRUE(is_cancelled(status));
    }
    for (const auto &[tag, value] : messages)
        EXPECT_EQ(receive(MPI_ANY_TAG), value);
}

// Field note 4.2: many that wait, each with a tag of its own, in the worst order, take no time that grows with their square.
TEST_F(Messages, ManyTags)
{
    constexpr int many = 200000;
    const auto begin = std::chrono::steady_clock::now();
    std::vector<int> values(many, -1);
    std::vector<MPI_Request> requests(many);
    for (int i = 0; i < many; ++i)
        MPI_Irecv(&values[static_cast<std::size_t>(i)], 1, MPI_INT, 0, i * 7, comm,
                  &requests[static_cast<std::size_t>(i)]);
    for (int i = many; i-- > 0;)
        send(i, i * 7);
    EXPECT_EQ(MPI_Waitall(many, requests.data(), MPI_STATUSES_IGNORE), MPI_SUCCESS);
    for (int i = 0; i < many; ++i)
        ASSERT_EQ(values[static_cast<std::size_t>(i)], i);
    for (int i = 0; i < many; ++i)
        send(i, i);
    for (int i = many; i-- > 0;)
        ASSERT_EQ(receive(i), i);
    for (int i = 0; i < many; ++i)
        send(i, 5);
    for (int i = 0; i < many; ++i)
        ASSERT_EQ(receive(5), i);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

// R157: the largest tag works.
TEST_F(Messages, LargestTag)
{
    int *largest = nullptr;
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &largest, &flag);
    ASSERT_TRUE(flag);
    send(3, *largest);
    EXPECT_EQ(receive(*largest), 3);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
