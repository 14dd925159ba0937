// The programs and tools of examples/mpit, as programs of their own: the ideas of the standard's own examples (15.2, 15.3, 9.6).
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <sstream>
#include <string>
#include <sys/wait.h>

namespace {

struct result {
    int status = -1;
    std::string text;
};

result run(const std::string &command)
{
    result found;
    FILE *const pipe = popen(("timeout 20 " + command + " 2>&1").c_str(), "r");
    if (pipe == nullptr)
        return found;
    std::array<char, 512> piece;
    while (std::fgets(piece.data(), piece.size(), pipe) != nullptr)
        found.text += piece.data();
    const int status = pclose(pipe);
    found.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return found;
}

const std::string folder = SOLO_MPIT_EXAMPLES;

// The worker, with a tool that is loaded before all but what is loaded first anyway.
result run_before(const std::string &tool)
{
    return run("env LD_PRELOAD=\"$LD_PRELOAD:" + folder + "/lib" + tool + ".so\" " + folder + "/worker");
}

}  // namespace

TEST(ToolExamples, ControlVariablesAreListed)
{
    const result found = run(folder + "/list_control_variables");
    EXPECT_EQ(found.status, 0);
    int count = 0, listed = 0;
    std::istringstream lines(found.text);
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(std::sscanf(line.c_str(), "%d control variables", &count), 1);
    while (std::getline(lines, line))
        listed += line[0] != ' ';
    EXPECT_EQ(listed, count);
    EXPECT_NE(found.text.find("eager_size: number, all\n"), std::string::npos);
    EXPECT_NE(found.text.find("wtime_source: int, all_eq\n    0 monotonic\n    1 realtime\n    2 processor\n"),
              std::string::npos);
}

TEST(ToolExamples, OneIsBoundToACommunicator)
{
    const result found = run("env BINDERY_SOLO_EAGER_SIZE=32K " + folder + "/read_eager_size");
    EXPECT_EQ(found.status, 0);
    EXPECT_EQ(found.text, "MPI_COMM_WORLD: 32768 bytes, its copy: 4096 bytes\n");
}

TEST(ToolExamples, QueuesAreWatched)
{
    const result found = run(folder + "/watch_a_queue");
    EXPECT_EQ(found.status, 0);
    EXPECT_EQ(found.text, "2 messages wait; sending took some time\n");
}

TEST(ToolExamples, TimeIsTaken)
{
    const result found = run(folder + "/wtime");
    double sum = 0, seconds = 0, tick = 0;
    EXPECT_EQ(found.status, 0);
    ASSERT_EQ(std::sscanf(found.text.c_str(), "sum %lf in %lf seconds, clock %lf", &sum, &seconds, &tick), 3)
        << found.text;
    EXPECT_NEAR(sum, 14.392727, 1e-6);
    EXPECT_GT(seconds, 0.0);
    EXPECT_LT(seconds, 10.0);
    EXPECT_GT(tick, 0.0);
    EXPECT_LE(tick, 0.001);
}

const std::string worked = "sum 156\n";

TEST(ToolExamples, TheProgramKnowsOfNoTool)
{
    const result found = run(folder + "/worker");
    EXPECT_EQ(found.status, 0);
    EXPECT_EQ(found.text, worked);
}

// Linked before the MPI library, and loaded before it.
TEST(ToolExamples, ReceivesBehindLongQueuesAreFound)
{
    const std::string report = "queue_tool: 24 receives, 12 behind more than 4 messages, at most 8\n";
    for (const result &found : {run(folder + "/worker_with_queue_tool"), run_before("queue_tool")}) {
        EXPECT_EQ(found.status, 0);
        EXPECT_EQ(found.text, worked + report);
    }
}

TEST(ToolExamples, CallsAreTimed)
{
    const std::string report = "time_tool: MPI_Send: 24 calls, some time\ntime_tool: MPI_Recv: 24 calls, some time\n"
                               "time_tool: MPI_Allreduce: 0 calls, no time\n";
    for (const result &found : {run(folder + "/worker_with_time_tool"), run_before("time_tool")}) {
        EXPECT_EQ(found.status, 0);
        EXPECT_EQ(found.text, worked + report);
    }
}

int main(int argc, char **argv)
{
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
