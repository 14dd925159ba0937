// The report of MPI_Finalize, and what BINDERY_SOLO_LENIENT tolerates. Each case is a process of its own: this program starts itself
// with the name of a case.
#include "child.h"

#include <mpi.h>

#include <gtest/gtest.h>

#include <cstdio>
#include <cstring>
#include <map>
#include <string>
#include <unistd.h>

namespace {

constexpr char report[] = "BINDERY_SOLO_FINALIZE_REPORT";
constexpr char lenient[] = "BINDERY_SOLO_LENIENT";

// ---- what the cases do ----

int delete_and_free(MPI_Comm, int, void *value, void *) { return MPI_Type_free(static_cast<MPI_Datatype *>(value)); }

// Everything is freed, the last of it by an attribute of MPI_COMM_SELF, and some predefined objects are in use.
int clean_case()
{
    MPI_Init(nullptr, nullptr);
    int keyval = 0, value = 1, got = 0;
    static MPI_Datatype type;
    MPI_Datatype real;
    MPI_Type_contiguous(2, MPI_INT, &type);
    MPI_Type_create_f90_real(6, 30, &real);
    MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, delete_and_free, &keyval, nullptr);
    MPI_Comm_set_attr(MPI_COMM_SELF, keyval, &type);
    MPI_Comm_free_keyval(&keyval);
    MPI_Request request;
    MPI_Irecv(&got, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, &request);
    MPI_Send(&value, 1, MPI_INT, 0, 0, MPI_COMM_WORLD);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Ibarrier(MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    return MPI_Finalize();
}

int leaving_case()
{
    MPI_Init(nullptr, nullptr);
    int value = 1;
    MPI_Request request;
    MPI_Comm comm, unnamed;
    MPI_Datatype type;
    MPI_Win win;
    MPI_File file;
    MPI_Info info;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    MPI_Comm_set_name(comm, "halo");
    MPI_Comm_dup(MPI_COMM_WORLD, &unnamed);
    MPI_Type_contiguous(2, MPI_INT, &type);
    MPI_Type_set_name(type, "pair");
    MPI_Win_create(&value, sizeof value, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &win);
    MPI_File_open(MPI_COMM_SELF, "/dev/null", MPI_MODE_RDONLY, MPI_INFO_NULL, &file);
    MPI_Info_create(&info);
    MPI_Irecv(&value, 1, MPI_INT, 0, 9, comm, &request);
    MPI_Send(&value, 1, MPI_INT, 0, 7, comm);
    MPI_Send(&value, 1, MPI_INT, 0, 8, MPI_COMM_WORLD);
    MPI_Send(&value, 0, MPI_INT, 0, 8, MPI_COMM_WORLD);
    _exit(MPI_Finalize());  // without the leak sanitizer, which would report it too
}

int same_buffers_case()
{
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    double data[4] = {1, 2, 3, 4};
    int failed = MPI_Allreduce(data, data, 4, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD) != MPI_SUCCESS;
    failed += MPI_Gather(data, 4, MPI_DOUBLE, data, 4, MPI_DOUBLE, 0, MPI_COMM_WORLD) != MPI_SUCCESS;
    const bool is_kept = data[0] == 1 && data[3] == 4;
    // Buffers that overlap elsewhere, and counts that differ, are errors in any case.
    const bool refuses = MPI_Allreduce(data, data + 1, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD) != MPI_SUCCESS &&
                         MPI_Gather(data, 4, MPI_DOUBLE, data, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD) != MPI_SUCCESS;
    MPI_Finalize();
    return is_kept && refuses ? failed : 90;
}

int second_init_case()
{
    int provided = -1;
    MPI_Init(nullptr, nullptr);
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    const int failed = (MPI_Init(nullptr, nullptr) != MPI_SUCCESS) +
                       (MPI_Init_thread(nullptr, nullptr, MPI_THREAD_MULTIPLE, &provided) != MPI_SUCCESS);
    MPI_Finalize();
    return failed == 0 && provided != MPI_THREAD_SINGLE ? 90 : failed;
}

const std::map<std::string, int (*)()> cases = {
    {"clean", clean_case},
    {"leaving", leaving_case},
    {"same_buffers", same_buffers_case},
    {"second_init", second_init_case},
};

// ---- the tests ----

TEST(Finalize, ReportsWhatWasLeft)
{
    const outcome found = run_case("leaving", report, "on");
    EXPECT_EQ(found.status, 0);
    EXPECT_EQ(found.text, "MPI_Finalize: left: 2 messages on MPI_COMM_WORLD, first with tag 8 and 4 bytes\n"
                          "MPI_Finalize: left: 1 message on halo, first with tag 7 and 4 bytes\n"
                          "MPI_Finalize: left: 1 request\n"
                          "MPI_Finalize: left: 2 communicators: halo\n"
                          "MPI_Finalize: left: 1 datatype: pair\n"
                          "MPI_Finalize: left: 1 window\n"
                          "MPI_Finalize: left: 1 file: /dev/null\n"
                          "MPI_Finalize: left: 1 info object\n");
}
TEST(Finalize, ReportsNothingOfCleanPrograms)
{
    const outcome found = run_case("clean", report, "on");
    EXPECT_EQ(found.status, 0);
    EXPECT_EQ(found.text, "");
}
TEST(Finalize, ReportsNothingUnlessAsked) { EXPECT_EQ(run_case("leaving").text, ""); }

TEST(Lenient, ToleratesTheSameBufferOnBothSides)
{
    EXPECT_EQ(run_case("same_buffers").status, 2) << run_case("same_buffers").text;
    EXPECT_EQ(run_case("same_buffers", lenient, "on").status, 0);
}
TEST(Lenient, ToleratesASecondInit)
{
    EXPECT_EQ(run_case("second_init").status, 2);
    EXPECT_EQ(run_case("second_init", lenient, "on").status, 0);
}

}  // namespace

int main(int argc, char **argv)
{
    const auto found = argc > 1 ? cases.find(argv[1]) : cases.end();
    if (found != cases.end())
        return found->second();
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
