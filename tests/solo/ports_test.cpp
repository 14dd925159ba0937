// New processes, ports and published names (MPI 5.0, 11.8 to 11.10).
#include "messages.h"

#include <string>
#include <unistd.h>

namespace {

// R257: no process can be started, and each gets its error code
TEST_F(Messages, Spawn)
{
    char command[] = "program", *commands[] = {command, command};
    MPI_Comm created = MPI_COMM_NULL;
    int codes[6] = {-1, -1, -1, -1, -1, -1};
    EXPECT_REFUSED(MPI_Comm_spawn(command, MPI_ARGV_NULL, 3, MPI_INFO_NULL, 0, comm, &created, codes), MPI_ERR_SPAWN,
                   "one process");
    EXPECT_EQ(created, MPI_COMM_NULL);
    EXPECT_EQ(class_of(codes[2]), MPI_ERR_SPAWN);
    EXPECT_EQ(codes[3], -1);
    EXPECT_REFUSED(MPI_Comm_spawn(command, MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, comm, &created, MPI_ERRCODES_IGNORE),
                   MPI_ERR_SPAWN, "one process");
    EXPECT_REFUSED(MPI_Comm_spawn(command, MPI_ARGV_NULL, -1, MPI_INFO_NULL, 0, comm, &created, MPI_ERRCODES_IGNORE),
                   MPI_ERR_ARG, "maxprocs");
    EXPECT_REFUSED(MPI_Comm_spawn(command, MPI_ARGV_NULL, 1, MPI_INFO_NULL, 1, comm, &created, MPI_ERRCODES_IGNORE),
                   MPI_ERR_ROOT, "root");
    const int numbers[] = {2, 3};
    const MPI_Info infos[] = {MPI_INFO_NULL, MPI_INFO_NULL};
    EXPECT_REFUSED(MPI_Comm_spawn_multiple(2, commands, MPI_ARGVS_NULL, numbers, infos, 0, comm, &created, codes),
                   MPI_ERR_SPAWN, "one process");
    EXPECT_EQ(class_of(codes[4]), MPI_ERR_SPAWN);
    EXPECT_EQ(codes[5], -1);
}

int seen = MPI_SUCCESS;
void note_class(MPI_Comm *, int *code, ...) { seen = class_of(*code); }

// R257: the error is the communicator's (R151)
TEST_F(Messages, SpawnCallsTheHandler)
{
    seen = MPI_SUCCESS;
    MPI_Errhandler handler;
    MPI_Comm_create_errhandler(note_class, &handler);
    MPI_Comm_set_errhandler(comm, handler);
    MPI_Comm created;
    MPI_Comm_spawn("program", MPI_ARGV_NULL, 1, MPI_INFO_NULL, 0, comm, &created, MPI_ERRCODES_IGNORE);
    EXPECT_EQ(seen, MPI_ERR_SPAWN);
    MPI_Errhandler_free(&handler);
}

// R258: ports
TEST_F(Messages, Ports)
{
    char port[MPI_MAX_PORT_NAME] = "", other[MPI_MAX_PORT_NAME] = "";
    EXPECT_EQ(MPI_Open_port(MPI_INFO_NULL, port), MPI_SUCCESS);
    EXPECT_EQ(MPI_Open_port(MPI_INFO_NULL, other), MPI_SUCCESS);
    EXPECT_STRNE(port, other);
    MPI_Comm created = MPI_COMM_NULL;
    EXPECT_REFUSED(MPI_Comm_accept(port, MPI_INFO_NULL, 0, comm, &created), MPI_ERR_OTHER, "never return");
    EXPECT_REFUSED(MPI_Comm_connect(port, MPI_INFO_NULL, 0, comm, &created), MPI_ERR_OTHER, "own");
    EXPECT_EQ(MPI_Close_port(port), MPI_SUCCESS);
    EXPECT_EQ(MPI_Close_port(other), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Close_port(port), MPI_ERR_PORT, "port_name");
    EXPECT_REFUSED(MPI_Comm_accept(port, MPI_INFO_NULL, 0, comm, &created), MPI_ERR_PORT, "port_name");
    EXPECT_REFUSED(MPI_Comm_connect("elsewhere", MPI_INFO_NULL, 0, comm, &created), MPI_ERR_PORT, "port_name");
    EXPECT_EQ(created, MPI_COMM_NULL);
}

// R258: published names
TEST_F(Messages, Names)
{
    char port[MPI_MAX_PORT_NAME] = "", found[MPI_MAX_PORT_NAME] = "";
    MPI_Open_port(MPI_INFO_NULL, port);
    EXPECT_REFUSED(MPI_Lookup_name("ocean", MPI_INFO_NULL, found), MPI_ERR_NAME, "service_name");
    EXPECT_EQ(MPI_Publish_name("ocean", MPI_INFO_NULL, port), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Publish_name("ocean", MPI_INFO_NULL, port), MPI_ERR_SERVICE, "service_name");
    EXPECT_EQ(MPI_Lookup_name("ocean", MPI_INFO_NULL, found), MPI_SUCCESS);
    EXPECT_STREQ(found, port);
    EXPECT_REFUSED(MPI_Unpublish_name("ocean", MPI_INFO_NULL, "elsewhere"), MPI_ERR_PORT, "port_name");
    EXPECT_REFUSED(MPI_Unpublish_name("land", MPI_INFO_NULL, port), MPI_ERR_SERVICE, "service_name");
    EXPECT_EQ(MPI_Unpublish_name("ocean", MPI_INFO_NULL, port), MPI_SUCCESS);
    EXPECT_REFUSED(MPI_Unpublish_name("ocean", MPI_INFO_NULL, port), MPI_ERR_SERVICE, "service_name");
    EXPECT_REFUSED(MPI_Lookup_name("ocean", MPI_INFO_NULL, found), MPI_ERR_NAME, "service_name");
    const std::string long_name(MPI_MAX_PORT_NAME, 'p');
    EXPECT_REFUSED(MPI_Publish_name("ocean", MPI_INFO_NULL, long_name.c_str()), MPI_ERR_PORT, "port_name");
    MPI_Close_port(port);
}

// R259: joining succeeds without an intercommunicator
TEST_F(Messages, Join)
{
    int ends[2];
    ASSERT_EQ(pipe(ends), 0);
    MPI_Comm created = MPI_COMM_WORLD;
    EXPECT_EQ(MPI_Comm_join(ends[0], &created), MPI_SUCCESS);
    EXPECT_EQ(created, MPI_COMM_NULL);
    close(ends[0]);
    close(ends[1]);
    EXPECT_REFUSED(MPI_Comm_join(ends[0], &created), MPI_ERR_ARG, "fd");
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
