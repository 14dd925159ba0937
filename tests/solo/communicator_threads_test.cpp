#include "threads.h"

#include <chrono>
#include <string>

namespace {

constexpr int rounds = 2000;

// 11.6, R165: with MPI_THREAD_MULTIPLE, threads make and free communicators and groups at the same time.
TEST(CommunicatorThreads, MakeAndFree)
{
    std::atomic<int> errors{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            MPI_Comm comm, part;
            MPI_Group group;
            int rank = -7, sent = me, received = -7;
            errors += MPI_Comm_dup(MPI_COMM_WORLD, &comm) != MPI_SUCCESS;
            errors += MPI_Comm_group(comm, &group) != MPI_SUCCESS;
            errors += MPI_Comm_create(comm, group, &part) != MPI_SUCCESS;
            errors += MPI_Sendrecv(&sent, 1, MPI_INT, 0, 1, &received, 1, MPI_INT, 0, 1, part, MPI_STATUS_IGNORE) !=
                      MPI_SUCCESS;
            errors += MPI_Comm_rank(part, &rank) != MPI_SUCCESS || rank != 0 || received != me;
            errors += MPI_Group_free(&group) != MPI_SUCCESS;
            errors += MPI_Comm_free(&part) != MPI_SUCCESS;
            errors += MPI_Comm_free(&comm) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(errors, 0);
}

std::atomic<int> copies{0}, deletions{0};

int count_copy(MPI_Comm, int, void *, void *value, void *copied, int *flag)
{
    ++copies;
    *static_cast<void **>(copied) = value;
    *flag = 1;
    return MPI_SUCCESS;
}

int count_deletion(MPI_Comm, int, void *, void *)
{
    ++deletions;
    return MPI_SUCCESS;
}

// Threads set, read and delete attributes of one communicator, each under its own keyval, while it is duplicated: every
// attribute that was set or copied is deleted once.
TEST(CommunicatorThreads, Attributes)
{
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    copies = deletions = 0;
    std::atomic<int> errors{0};
    in_threads([&](int me) {
        int keyval;
        errors += MPI_Comm_create_keyval(count_copy, count_deletion, &keyval, nullptr) != MPI_SUCCESS;
        for (int i = 0; i < rounds; ++i) {
            void *value = nullptr;
            int flag = 0;
            MPI_Comm copied;
            errors += MPI_Comm_set_attr(comm, keyval, &errors + me) != MPI_SUCCESS;
            errors += MPI_Comm_get_attr(comm, keyval, &value, &flag) != MPI_SUCCESS || !flag || value != &errors + me;
            if (i % 16 == 0) {
                errors += MPI_Comm_dup(comm, &copied) != MPI_SUCCESS;
                errors += MPI_Comm_get_attr(copied, keyval, &value, &flag) != MPI_SUCCESS || !flag;
                errors += MPI_Comm_free(&copied) != MPI_SUCCESS;
            }
            errors += MPI_Comm_delete_attr(comm, keyval) != MPI_SUCCESS;
        }
        errors += MPI_Comm_free_keyval(&keyval) != MPI_SUCCESS;
    });
    EXPECT_EQ(errors, 0);
    EXPECT_EQ(deletions, threads * rounds + copies);
    MPI_Comm_free(&comm);
}

// Names, hints and error handlers of one communicator are changed while others look at them.
TEST(CommunicatorThreads, NamesAndHints)
{
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    std::atomic<int> errors{0};
    in_threads([&](int me) {
        const std::string name(static_cast<std::size_t>(20 + 20 * me), static_cast<char>('a' + me));
        MPI_Info info;
        MPI_Info_create(&info);
        MPI_Info_set(info, "mpi_assert_no_any_tag", me % 2 ? "true" : "false");
        for (int i = 0; i < rounds; ++i) {
            char seen[MPI_MAX_OBJECT_NAME];
            int length = 0;
            MPI_Info used;
            MPI_Comm copied;
            errors += MPI_Comm_set_name(comm, name.c_str()) != MPI_SUCCESS;
            errors += MPI_Comm_get_name(comm, seen, &length) != MPI_SUCCESS;
            errors += std::string(seen) != std::string(static_cast<std::size_t>(length), seen[0]);
            errors += length != 20 + 20 * (seen[0] - 'a');
            errors += MPI_Comm_set_info(comm, info) != MPI_SUCCESS || MPI_Comm_get_info(comm, &used) != MPI_SUCCESS;
            errors += MPI_Info_free(&used) != MPI_SUCCESS;
            errors += MPI_Comm_set_errhandler(comm, me % 2 ? MPI_ERRORS_RETURN : MPI_ERRORS_ABORT) != MPI_SUCCESS;
            errors += MPI_Comm_dup(comm, &copied) != MPI_SUCCESS || MPI_Comm_free(&copied) != MPI_SUCCESS;
        }
        MPI_Info_free(&info);
    });
    EXPECT_EQ(errors, 0);
    MPI_Comm_free(&comm);
}

// 11.10.4: MPI_Comm_disconnect waits until another thread has received what is pending.
TEST(CommunicatorThreads, DisconnectWaits)
{
    MPI_Comm comm;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    const MPI_Comm same = comm;
    int sent = 3, received = 0;
    MPI_Request request;
    MPI_Issend(&sent, 1, MPI_INT, 0, 1, comm, &request);
    std::thread receiver([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        MPI_Recv(&received, 1, MPI_INT, 0, 1, same, MPI_STATUS_IGNORE);
    });
    EXPECT_EQ(MPI_Comm_disconnect(&comm), MPI_SUCCESS);
    receiver.join();
    EXPECT_EQ(received, 3);
    EXPECT_EQ(MPI_Wait(&request, MPI_STATUS_IGNORE), MPI_SUCCESS);
}

// 11.9: threads open ports and publish names at the same time.
TEST(CommunicatorThreads, PortsAndNames)
{
    std::atomic<int> errors{0};
    std::vector<MPI_Comm> comms;
    for (int i = 0; i < threads; ++i)
        comms.push_back(own_comm());
    in_threads([&](int me) {
        const std::string service = "service " + std::to_string(me);
        for (int i = 0; i < rounds / 10; ++i) {
            char port[MPI_MAX_PORT_NAME], found[MPI_MAX_PORT_NAME] = "";
            MPI_Comm none;
            errors += MPI_Open_port(MPI_INFO_NULL, port) != MPI_SUCCESS;
            give_way();
            errors += MPI_Publish_name(service.c_str(), MPI_INFO_NULL, port) != MPI_SUCCESS;
            give_way();
            errors += MPI_Lookup_name(service.c_str(), MPI_INFO_NULL, found) != MPI_SUCCESS;
            errors += std::string(found) != port;
            give_way();
            errors += class_of(MPI_Comm_accept(port, MPI_INFO_NULL, 0, comms[static_cast<std::size_t>(me)], &none)) !=
                      MPI_ERR_OTHER;
            give_way();
            errors += MPI_Unpublish_name(service.c_str(), MPI_INFO_NULL, port) != MPI_SUCCESS;
            give_way();
            errors += MPI_Close_port(port) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(errors, 0);
    for (MPI_Comm &each : comms)
        MPI_Comm_free(&each);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
