// Files: opening, sizes, pointers, nonblocking and split access, errors (MPI 5.0, chapter 14).
#include "file_fixture.h"
#include "run_tests.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace {

int open_descriptors()
{
    int count = 0;
    DIR *const all = opendir("/proc/self/fd");
    while (readdir(all) != nullptr)
        ++count;
    closedir(all);
    return count;
}

// ---- open, close, delete ----

// R260
TEST_F(Files, OpenModes)
{
    const auto open_with = [&](int amode) {
        return MPI_File_open(MPI_COMM_SELF, name.c_str(), amode, MPI_INFO_NULL, &file);
    };
    for (const int amode :
         {0, int{MPI_MODE_CREATE}, MPI_MODE_RDONLY | MPI_MODE_WRONLY, MPI_MODE_RDONLY | MPI_MODE_CREATE,
          MPI_MODE_RDONLY | MPI_MODE_EXCL, MPI_MODE_RDWR | MPI_MODE_SEQUENTIAL, MPI_MODE_RDWR | 1 << 20})
        EXPECT_REFUSED(open_with(amode), MPI_ERR_AMODE, "amode");
    EXPECT_REFUSED(open_with(MPI_MODE_RDWR), MPI_ERR_NO_SUCH_FILE, "filename");
    open(create | MPI_MODE_EXCL);
    int amode = 0;
    EXPECT_OK(MPI_File_get_amode(file, &amode));
    EXPECT_EQ(amode, create | MPI_MODE_EXCL);
    close();
    EXPECT_REFUSED(open_with(create | MPI_MODE_EXCL), MPI_ERR_FILE_EXISTS, "filename");
    EXPECT_EQ(file, MPI_FILE_NULL);
}

TEST_F(Files, NamesThatCannotBeOpened)
{
    const auto class_of_name = [&](const std::string &path, int amode) {
        return class_of(MPI_File_open(MPI_COMM_SELF, path.c_str(), amode, MPI_INFO_NULL, &file));
    };
    const int before = open_descriptors();
    EXPECT_EQ(class_of_name(folder, MPI_MODE_RDONLY), MPI_ERR_BAD_FILE);
    EXPECT_EQ(class_of_name(folder, MPI_MODE_RDWR), MPI_ERR_BAD_FILE);
    EXPECT_EQ(class_of_name(folder + "/no/where", create), MPI_ERR_NO_SUCH_FILE);
    EXPECT_EQ(class_of_name(folder + "/" + std::string(300, 'x'), create), MPI_ERR_BAD_FILE);
    EXPECT_EQ(class_of_name("", create), MPI_ERR_NO_SUCH_FILE);
    EXPECT_EQ(open_descriptors(), before);
    EXPECT_EQ(class_of(MPI_File_open(MPI_COMM_NULL, name.c_str(), create, MPI_INFO_NULL, &file)), MPI_ERR_COMM);
}

TEST_F(Files, PrefixesOfFileSystems)
{
    ASSERT_OK(MPI_File_open(MPI_COMM_WORLD, ("ufs:" + name).c_str(), create, MPI_INFO_NULL, &file));
    close();
    EXPECT_TRUE(std::filesystem::exists(name));
    EXPECT_OK(MPI_File_delete(("ufs:" + name).c_str(), MPI_INFO_NULL));
    EXPECT_FALSE(std::filesystem::exists(name));
}

// R261
TEST_F(Files, Delete)
{
    EXPECT_REFUSED(MPI_File_delete(name.c_str(), MPI_INFO_NULL), MPI_ERR_NO_SUCH_FILE, "filename");
    EXPECT_REFUSED(MPI_File_delete(folder.c_str(), MPI_INFO_NULL), MPI_ERR_BAD_FILE, "filename");
    open();
    EXPECT_REFUSED(MPI_File_delete(name.c_str(), MPI_INFO_NULL), MPI_ERR_FILE_IN_USE, "filename");
    close();
    EXPECT_OK(MPI_File_delete(name.c_str(), MPI_INFO_NULL));
}

// R261
TEST_F(Files, DeleteOnCloseFindsTheFileFromAnyFolder)
{
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder);
    ASSERT_OK(MPI_File_open(MPI_COMM_SELF, "data", create | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL, &file));
    std::filesystem::current_path(before);
    close();
    EXPECT_FALSE(std::filesystem::exists(name));
}

TEST_F(Files, DeleteOnCloseLeavesAnotherFileOfTheName)
{
    open(create | MPI_MODE_DELETE_ON_CLOSE);
    std::filesystem::rename(name, name + ".moved");
    put("other");
    close();
    EXPECT_EQ(content(), "other");
    open(create | MPI_MODE_DELETE_ON_CLOSE);
    std::filesystem::remove(name);  // a file that has vanished is no error
    close();
}

TEST_F(Files, Permissions)
{
    const mode_t mask = umask(022);
    MPI_Info info;
    MPI_Info_create(&info);
    MPI_Info_set(info, "file_perm", "0640");
    open(create, info);
    struct stat facts;
    ASSERT_EQ(stat(name.c_str(), &facts), 0);
    EXPECT_EQ(facts.st_mode & 0777, 0640U);
    close();
    std::filesystem::remove(name);
    MPI_Info_set(info, "file_perm", "rw-");
    EXPECT_REFUSED(MPI_File_open(MPI_COMM_SELF, name.c_str(), create, info, &file), MPI_ERR_INFO_VALUE, "info");
    EXPECT_FALSE(std::filesystem::exists(name));
    MPI_Info_free(&info);
    umask(mask);
}

// R264
TEST_F(Files, HintsAreKept)
{
    MPI_Info info, used;
    MPI_Info_create(&info);
    MPI_Info_set(info, "cb_nodes", "4");
    MPI_Info_set(info, "unknown", "x");
    open(create, info);
    MPI_Info_set(info, "cb_nodes", "8");
    MPI_Info_set(info, "access_style", "sequential");
    EXPECT_OK(MPI_File_set_info(file, info));
    EXPECT_OK(MPI_File_get_info(file, &used));
    char value[100];
    int length = sizeof value, flag = 0;
    MPI_Info_get_string(used, "cb_nodes", &length, value, &flag);
    EXPECT_TRUE(flag);
    EXPECT_STREQ(value, "8");
    MPI_Info_get_string(used, "unknown", &(length = sizeof value), value, &flag);
    EXPECT_FALSE(flag);
    MPI_Info_get_string(used, "filename", &(length = sizeof value), value, &flag);
    EXPECT_EQ(value, name);
    EXPECT_OK(MPI_File_set_info(file, MPI_INFO_NULL));
    MPI_Info_free(&info);
    MPI_Info_free(&used);
}

// R274
TEST_F(Files, GroupIsThatOfTheCommunicator)
{
    MPI_Group group, world;
    int result = MPI_UNEQUAL;
    open();
    EXPECT_OK(MPI_File_get_group(file, &group));
    MPI_Comm_group(MPI_COMM_SELF, &world);
    MPI_Group_compare(group, world, &result);
    EXPECT_EQ(result, MPI_IDENT);
    MPI_Group_free(&group);
    MPI_Group_free(&world);
}

// ---- sizes ----

// R263
TEST_F(Files, Sizes)
{
    open();
    EXPECT_EQ(size(), 0);
    EXPECT_OK(MPI_File_set_size(file, 100));
    EXPECT_EQ(size(), 100);
    EXPECT_OK(MPI_File_preallocate(file, 50));
    EXPECT_EQ(size(), 100);
    EXPECT_OK(MPI_File_preallocate(file, 5000));
    EXPECT_EQ(size(), 5000);
    EXPECT_OK(MPI_File_set_size(file, 3));
    EXPECT_EQ(size(), 3);
    EXPECT_REFUSED(MPI_File_set_size(file, -1), MPI_ERR_ARG, "size");
    EXPECT_REFUSED(MPI_File_preallocate(file, -1), MPI_ERR_ARG, "size");
    EXPECT_OK(MPI_File_sync(file));
    close();
    open(MPI_MODE_RDONLY);
    EXPECT_REFUSED(MPI_File_set_size(file, 1), MPI_ERR_READ_ONLY, "fh");
    EXPECT_REFUSED(MPI_File_preallocate(file, 1), MPI_ERR_READ_ONLY, "fh");
}

TEST_F(Files, BeyondTwoGigabytes)
{
    const MPI_Offset far = (MPI_Offset{5} << 30) + 3;
    open();
    EXPECT_OK(MPI_File_write_at(file, far, "end", 3, MPI_CHAR, &status));
    EXPECT_EQ(size(), far + 3);
    char text[8] = "";
    EXPECT_OK(MPI_File_read_at(file, far - 2, text, 8, MPI_CHAR, &status));
    EXPECT_EQ(bytes_of(status), 5);
    EXPECT_EQ(std::string(text, 5), std::string("\0\0end", 5));
    EXPECT_OK(MPI_File_seek(file, -1, MPI_SEEK_END));
    EXPECT_EQ(position(), far + 2);
}

TEST_F(Files, LargeCounts)
{
    open();
    MPI_Datatype none;
    MPI_Type_contiguous(0, MPI_INT, &none);
    MPI_Type_commit(&none);
    EXPECT_OK(MPI_File_write_at_c(file, 0, nullptr, MPI_Count{1} << 40, none, &status));
    EXPECT_EQ(size(), 0);
    EXPECT_OK(MPI_File_write_at_all_c(file, 0, "abc", 3, MPI_CHAR, &status));
    EXPECT_REFUSED(MPI_File_write_at_c(file, 1, name.data(), MPI_Count{1} << 62, MPI_DOUBLE, &status), MPI_ERR_COUNT,
                   "count");
    EXPECT_REFUSED(MPI_File_write_at_c(file, INT64_MAX - 1, name.data(), 4, MPI_CHAR, &status), MPI_ERR_ARG, "");
    EXPECT_EQ(content(), "abc");
    MPI_Type_free(&none);
}

// ---- pointers ----

// R267
TEST_F(Files, IndividualPointer)
{
    put("0123456789");
    open();
    char text[8] = "";
    EXPECT_OK(MPI_File_read(file, text, 4, MPI_CHAR, &status));
    EXPECT_EQ(std::string(text, 4), "0123");
    EXPECT_EQ(position(), 4);
    EXPECT_OK(MPI_File_write_at(file, 0, "ab", 2, MPI_CHAR, MPI_STATUS_IGNORE));
    EXPECT_EQ(position(), 4) << "explicit offsets leave it";
    EXPECT_OK(MPI_File_seek(file, 4, MPI_SEEK_CUR));
    EXPECT_OK(MPI_File_read_all(file, text, 8, MPI_CHAR, &status));
    EXPECT_EQ(bytes_of(status), 2);
    EXPECT_EQ(position(), 16) << "it moves by what was asked for, not by what was there";
    EXPECT_OK(MPI_File_read(file, text, 8, MPI_CHAR, &status));
    EXPECT_EQ(bytes_of(status), 0);
    EXPECT_EQ(position(), 24);
    EXPECT_OK(MPI_File_seek(file, -3, MPI_SEEK_END));
    EXPECT_EQ(position(), 7);
    EXPECT_OK(MPI_File_write_all(file, "xyz", 3, MPI_CHAR, &status));
    EXPECT_EQ(bytes_of(status), 3);
    EXPECT_EQ(content(), "ab23456xyz");
    EXPECT_REFUSED(MPI_File_seek(file, -1, MPI_SEEK_SET), MPI_ERR_ARG, "offset");
    EXPECT_REFUSED(MPI_File_seek(file, 0, 12345), MPI_ERR_ARG, "whence");
    EXPECT_EQ(position(), 10);
}

// R268
TEST_F(Files, SharedPointerIsAnother)
{
    open();
    EXPECT_OK(MPI_File_write_shared(file, "abc", 3, MPI_CHAR, &status));
    EXPECT_OK(MPI_File_write_ordered(file, "def", 3, MPI_CHAR, &status));
    EXPECT_EQ(position(), 0);
    MPI_Offset shared = -1;
    EXPECT_OK(MPI_File_get_position_shared(file, &shared));
    EXPECT_EQ(shared, 6);
    EXPECT_OK(MPI_File_seek_shared(file, 1, MPI_SEEK_SET));
    char text[4] = "";
    EXPECT_OK(MPI_File_read_shared(file, text, 2, MPI_CHAR, &status));
    EXPECT_STREQ(text, "bc");
    EXPECT_OK(MPI_File_read_ordered(file, text, 3, MPI_CHAR, &status));
    EXPECT_STREQ(text, "def");
    MPI_File other;
    ASSERT_OK(MPI_File_open(MPI_COMM_SELF, name.c_str(), MPI_MODE_RDONLY, MPI_INFO_NULL, &other));
    EXPECT_OK(MPI_File_get_position_shared(other, &shared));
    EXPECT_EQ(shared, 0) << "each handle has its own";
    EXPECT_OK(MPI_File_close(&other));
}

// R260
TEST_F(Files, AppendBeginsAtTheEnd)
{
    put("abc");
    open(create | MPI_MODE_APPEND);
    EXPECT_EQ(position(), 3);
    EXPECT_OK(MPI_File_write(file, "d", 1, MPI_CHAR, &status));
    EXPECT_OK(MPI_File_write_shared(file, "D", 1, MPI_CHAR, &status));
    EXPECT_EQ(content(), "abcD");
}

// R268
TEST_F(Files, SequentialModeHasTheSharedPointerAlone)
{
    open(MPI_MODE_CREATE | MPI_MODE_WRONLY | MPI_MODE_SEQUENTIAL);
    MPI_Offset at;
    EXPECT_REFUSED(MPI_File_write(file, "a", 1, MPI_CHAR, &status), MPI_ERR_UNSUPPORTED_OPERATION, "fh");
    EXPECT_REFUSED(MPI_File_write_at(file, 0, "a", 1, MPI_CHAR, &status), MPI_ERR_UNSUPPORTED_OPERATION, "fh");
    EXPECT_REFUSED(MPI_File_seek(file, 0, MPI_SEEK_SET), MPI_ERR_UNSUPPORTED_OPERATION, "fh");
    EXPECT_REFUSED(MPI_File_seek_shared(file, 0, MPI_SEEK_SET), MPI_ERR_UNSUPPORTED_OPERATION, "fh");
    EXPECT_REFUSED(MPI_File_get_position_shared(file, &at), MPI_ERR_UNSUPPORTED_OPERATION, "fh");
    EXPECT_REFUSED(MPI_File_set_size(file, 1), MPI_ERR_UNSUPPORTED_OPERATION, "fh");
    EXPECT_REFUSED(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_ARG, "disp");
    EXPECT_OK(MPI_File_write_shared(file, "ab", 2, MPI_CHAR, &status));
    EXPECT_OK(MPI_File_set_view(file, MPI_DISPLACEMENT_CURRENT, MPI_INT, MPI_INT, "native", MPI_INFO_NULL));
    const int number = 7;
    EXPECT_OK(MPI_File_write_ordered(file, &number, 1, MPI_INT, &status));
    close();
    EXPECT_EQ(content(), std::string("ab\7\0\0\0", 6));
}

TEST_F(Files, PipesAreStreams)
{
    ASSERT_EQ(mkfifo(name.c_str(), 0600), 0);
    std::thread writer([&] { put("through a pipe"); });
    open(MPI_MODE_RDONLY | MPI_MODE_SEQUENTIAL);
    char text[40] = "";
    EXPECT_OK(MPI_File_read_shared(file, text, 7, MPI_CHAR, &status));
    EXPECT_STREQ(text, "through");
    EXPECT_OK(MPI_File_read_shared(file, text, 39, MPI_CHAR, &status));
    EXPECT_STREQ(text, " a pipe");
    EXPECT_EQ(bytes_of(status), 7);
    writer.join();
}

// ---- nonblocking and split access ----

// R269
TEST_F(Files, RequestsHaveStatusesOfTheirOwn)
{
    open();
    MPI_Request requests[5];
    MPI_Status statuses[5];
    EXPECT_OK(MPI_File_iwrite_at(file, 0, "abcdef", 6, MPI_CHAR, &requests[0]));
    EXPECT_OK(MPI_File_iwrite(file, "ABC", 3, MPI_CHAR, &requests[1]));
    EXPECT_OK(MPI_File_iwrite_shared(file, "x", 1, MPI_CHAR, &requests[2]));
    EXPECT_OK(MPI_File_iwrite_all(file, "DE", 2, MPI_CHAR, &requests[3]));
    EXPECT_OK(MPI_File_iwrite_at_all(file, 8, "12", 2, MPI_CHAR, &requests[4]));
    EXPECT_OK(MPI_Waitall(5, requests, statuses));
    const int expected[] = {6, 3, 1, 2, 2};
    for (int i = 0; i < 5; ++i)
        EXPECT_EQ(bytes_of(statuses[i]), expected[i]) << i;
    EXPECT_EQ(content(), std::string("xBCDEf\0\0"
                                     "12",
                                     10));
    char text[5][8] = {};
    EXPECT_OK(MPI_File_seek(file, 0, MPI_SEEK_SET));
    EXPECT_OK(MPI_File_iread(file, text[0], 2, MPI_CHAR, &requests[0]));
    EXPECT_OK(MPI_File_iread_all(file, text[1], 3, MPI_CHAR, &requests[1]));
    EXPECT_OK(MPI_File_iread_at(file, 8, text[2], 7, MPI_CHAR, &requests[2]));
    EXPECT_OK(MPI_File_iread_at_all(file, 0, text[3], 1, MPI_CHAR, &requests[3]));
    EXPECT_OK(MPI_File_iread_shared(file, text[4], 1, MPI_CHAR, &requests[4]));
    int flag = 0;
    EXPECT_OK(MPI_Test(&requests[2], &flag, &status));
    EXPECT_TRUE(flag);
    EXPECT_EQ(bytes_of(status), 2);
    EXPECT_OK(MPI_Cancel(&requests[0]));
    EXPECT_OK(MPI_Wait(&requests[0], &status));
    EXPECT_OK(MPI_Test_cancelled(&status, &flag));
    EXPECT_FALSE(flag);
    EXPECT_OK(MPI_Request_free(&requests[1]));
    EXPECT_OK(MPI_Waitall(5, requests, statuses));
    EXPECT_STREQ(text[0], "xB");
    EXPECT_STREQ(text[1], "CDE");
    EXPECT_STREQ(text[2], "12");
    EXPECT_STREQ(text[3], "x");
    EXPECT_STREQ(text[4], "B");
}

// R270
TEST_F(Files, SplitCollectives)
{
    open();
    EXPECT_OK(MPI_File_write_all_begin(file, "abc", 3, MPI_CHAR));
    EXPECT_REFUSED(MPI_File_write_all_begin(file, "abc", 3, MPI_CHAR), MPI_ERR_IO, "fh");
    EXPECT_REFUSED(MPI_File_write_all(file, "abc", 3, MPI_CHAR, &status), MPI_ERR_IO, "fh");
    EXPECT_REFUSED(MPI_File_read_all_end(file, nullptr, &status), MPI_ERR_IO, "fh");
    EXPECT_REFUSED(MPI_File_set_size(file, 0), MPI_ERR_IO, "fh");
    MPI_File same = file;
    EXPECT_REFUSED(MPI_File_close(&same), MPI_ERR_IO, "fh");
    EXPECT_OK(MPI_File_write_at(file, 3, "d", 1, MPI_CHAR, &status)) << "other access may go on";
    EXPECT_OK(MPI_File_write_all_end(file, "abc", &status));
    EXPECT_EQ(bytes_of(status), 3);
    EXPECT_REFUSED(MPI_File_write_all_end(file, "abc", &status), MPI_ERR_IO, "fh");
    EXPECT_OK(MPI_File_write_at_all_begin(file, 4, "ef", 2, MPI_CHAR));
    EXPECT_OK(MPI_File_write_at_all_end(file, "ef", &status));
    EXPECT_OK(MPI_File_write_ordered_begin(file, "A", 1, MPI_CHAR));
    EXPECT_OK(MPI_File_write_ordered_end(file, "A", &status));
    EXPECT_EQ(content(), "Abcdef");
    char text[3][8] = {};
    EXPECT_OK(MPI_File_read_all_begin(file, text[0], 7, MPI_CHAR));
    EXPECT_OK(MPI_File_read_all_end(file, text[0], &status));
    EXPECT_EQ(bytes_of(status), 3);
    EXPECT_STREQ(text[0], "def");
    EXPECT_OK(MPI_File_read_at_all_begin(file, 1, text[1], 2, MPI_CHAR));
    EXPECT_OK(MPI_File_read_at_all_end(file, text[1], &status));
    EXPECT_STREQ(text[1], "bc");
    EXPECT_OK(MPI_File_read_ordered_begin(file, text[2], 1, MPI_CHAR));
    EXPECT_OK(MPI_File_read_ordered_end(file, text[2], &status));
    EXPECT_STREQ(text[2], "b");
}

// ---- errors ----

// R275
TEST_F(Files, AccessThatTheModeForbids)
{
    put("abc");
    char text[4] = "";
    open(MPI_MODE_RDONLY);
    EXPECT_REFUSED(MPI_File_write(file, "x", 1, MPI_CHAR, &status), MPI_ERR_READ_ONLY, "fh");
    close();
    open(MPI_MODE_WRONLY);
    EXPECT_REFUSED(MPI_File_read(file, text, 1, MPI_CHAR, &status), MPI_ERR_ACCESS, "fh");
    EXPECT_EQ(content(), "abc");
}

MPI_File heard_on = MPI_FILE_NULL;
int heard = 0;
void note_error(MPI_File *file, int *code, ...)
{
    heard_on = *file;
    heard = class_of(*code);
}

// R262
TEST_F(Files, ErrorHandlers)
{
    MPI_Errhandler handler, attached;
    MPI_File_create_errhandler(note_error, &handler);
    MPI_File_set_errhandler(MPI_FILE_NULL, handler);
    EXPECT_EQ(class_of(MPI_File_open(MPI_COMM_SELF, name.c_str(), MPI_MODE_RDWR, MPI_INFO_NULL, &file)),
              MPI_ERR_NO_SUCH_FILE);
    EXPECT_EQ(heard, MPI_ERR_NO_SUCH_FILE);
    EXPECT_EQ(heard_on, MPI_FILE_NULL);
    open();
    MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN);
    EXPECT_OK(MPI_File_get_errhandler(file, &attached));
    EXPECT_EQ(attached, handler) << "files get the handler of MPI_FILE_NULL when they are opened";
    EXPECT_EQ(class_of(MPI_File_seek(file, -1, MPI_SEEK_SET)), MPI_ERR_ARG);
    EXPECT_EQ(heard, MPI_ERR_ARG);
    EXPECT_EQ(heard_on, file);
    EXPECT_OK(MPI_File_call_errhandler(file, MPI_ERR_QUOTA));
    EXPECT_EQ(heard, MPI_ERR_QUOTA);
    MPI_File_set_errhandler(file, MPI_ERRORS_RETURN);
    EXPECT_EQ(class_of(MPI_File_seek(file, -1, MPI_SEEK_SET)), MPI_ERR_ARG);
    EXPECT_EQ(heard, MPI_ERR_QUOTA);
    MPI_Errhandler_free(&handler);
    MPI_Errhandler_free(&attached);
}

TEST_F(Files, FullDevice)
{
    name = "/dev/full";
    open(MPI_MODE_RDWR);
    std::vector<char> data(100);
    EXPECT_REFUSED(MPI_File_write(file, data.data(), 100, MPI_CHAR, &status), MPI_ERR_NO_SPACE, "fh");
    EXPECT_EQ(bytes_of(status), 0);
    EXPECT_EQ(position(), 0);
    MPI_Errhandler handler;
    MPI_File_create_errhandler(note_error, &handler);
    MPI_File_set_errhandler(file, handler);
    heard = 0;
    MPI_Request request;
    EXPECT_OK(MPI_File_iwrite_at(file, 0, data.data(), 100, MPI_CHAR, &request));
    EXPECT_EQ(heard, 0) << "what fails in the file is an error of the request";
    EXPECT_EQ(class_of(MPI_Wait(&request, &status)), MPI_ERR_NO_SPACE);
    EXPECT_EQ(heard, MPI_ERR_NO_SPACE);
    EXPECT_EQ(heard_on, file);
    EXPECT_OK(MPI_File_write_all_begin(file, data.data(), 100, MPI_CHAR));
    EXPECT_EQ(class_of(MPI_File_write_all_end(file, data.data(), &status)), MPI_ERR_NO_SPACE);
    MPI_Errhandler_free(&handler);
}

// A limit of the size of files; the signal is ignored.
struct size_limit {
    explicit size_limit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &before);
        rlimit changed = before;
        changed.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &changed);
    }
    ~size_limit()
    {
        setrlimit(RLIMIT_FSIZE, &before);
        std::signal(SIGXFSZ, SIG_DFL);
    }
    rlimit before;
};

TEST_F(Files, FailedWritesSayWhatWasWritten)
{
    open();
    const std::string data(3000, 'x');
    const size_limit limit(1000);
    EXPECT_REFUSED(MPI_File_write(file, data.data(), 3000, MPI_CHAR, &status), MPI_ERR_QUOTA, "fh");
    EXPECT_EQ(bytes_of(status), 1000);
    EXPECT_EQ(position(), 1000);
    EXPECT_EQ(size(), 1000);
    MPI_Datatype tile = resized(vector(1, 10, 10), 20);
    EXPECT_OK(MPI_File_set_view(file, 900, MPI_CHAR, tile, "native", MPI_INFO_NULL));
    EXPECT_REFUSED(MPI_File_write(file, data.data(), 100, MPI_CHAR, &status), MPI_ERR_QUOTA, "fh");
    EXPECT_EQ(bytes_of(status), 50);
    EXPECT_EQ(position(), 50);
    EXPECT_REFUSED(MPI_File_preallocate(file, 5000), MPI_ERR_QUOTA, "fh");
    EXPECT_EQ(size(), 1000);
    EXPECT_REFUSED(MPI_File_set_size(file, 5000), MPI_ERR_QUOTA, "fh");
    MPI_Type_free(&tile);
}

TEST_F(Files, NoDescriptorIsLeft)
{
    rlimit before;
    getrlimit(RLIMIT_NOFILE, &before);
    rlimit few = before;
    few.rlim_cur = 20;
    setrlimit(RLIMIT_NOFILE, &few);
    std::vector<MPI_File> files;
    int code = MPI_SUCCESS;
    while (code == MPI_SUCCESS && files.size() < 100) {
        MPI_File each;
        code = MPI_File_open(MPI_COMM_SELF, name.c_str(), create, MPI_INFO_NULL, &each);
        if (code == MPI_SUCCESS)
            files.push_back(each);
    }
    setrlimit(RLIMIT_NOFILE, &before);
    EXPECT_EQ(class_of(code), MPI_ERR_IO);
    EXPECT_GT(files.size(), 3U);
    for (MPI_File &each : files)
        EXPECT_OK(MPI_File_close(&each));
    EXPECT_OK(MPI_File_delete(name.c_str(), MPI_INFO_NULL)) << "no handle is left on the file";
}

TEST_F(Files, SignalsDoNotEndAnAccess)
{
    ASSERT_EQ(mkfifo(name.c_str(), 0600), 0);
    struct sigaction action = {}, before;
    action.sa_handler = [](int) {};  // without SA_RESTART
    sigaction(SIGUSR1, &action, &before);
    const pthread_t reader = pthread_self();
    std::thread writer([&] {
        const int descriptor = ::open(name.c_str(), O_WRONLY);
        for (int i = 0; i < 5; ++i) {
            usleep(20000);
            pthread_kill(reader, SIGUSR1);
        }
        EXPECT_EQ(write(descriptor, "late", 4), 4);
        ::close(descriptor);
    });
    open(MPI_MODE_RDONLY | MPI_MODE_SEQUENTIAL);
    char text[5] = "";
    EXPECT_OK(MPI_File_read_shared(file, text, 4, MPI_CHAR, &status));
    EXPECT_STREQ(text, "late");
    writer.join();
    sigaction(SIGUSR1, &before, nullptr);
}

TEST_F(Files, VanishedFilesGoOn)
{
    open();
    std::filesystem::remove(name);
    EXPECT_OK(MPI_File_write(file, "abc", 3, MPI_CHAR, &status));
    EXPECT_EQ(size(), 3);
}

// R273
TEST_F(Files, TwoHandlesSeeEachOther)
{
    open();
    MPI_File other;
    ASSERT_OK(MPI_File_open(MPI_COMM_SELF, name.c_str(), MPI_MODE_RDONLY, MPI_INFO_NULL, &other));
    EXPECT_OK(MPI_File_write(file, "abc", 3, MPI_CHAR, &status));
    char text[4] = "";
    EXPECT_OK(MPI_File_read(other, text, 3, MPI_CHAR, &status));
    EXPECT_STREQ(text, "abc");
    EXPECT_OK(MPI_File_close(&other));
    MPI_Offset bytes;
    EXPECT_REFUSED(MPI_File_get_size(other, &bytes), MPI_ERR_FILE, "fh");
    EXPECT_REFUSED(MPI_File_delete(name.c_str(), MPI_INFO_NULL), MPI_ERR_FILE_IN_USE, "filename");
}

// R273
TEST_F(Files, Atomicity)
{
    open();
    int flag = -1;
    EXPECT_OK(MPI_File_get_atomicity(file, &flag));
    EXPECT_EQ(flag, 0);
    EXPECT_OK(MPI_File_set_atomicity(file, 5));
    EXPECT_OK(MPI_File_get_atomicity(file, &flag));
    EXPECT_EQ(flag, 1);
}

TEST_F(Files, BuffersAndTypes)
{
    open();
    MPI_Datatype type;
    MPI_Type_contiguous(2, MPI_INT, &type);
    int data[2] = {1, 2};
    EXPECT_REFUSED(MPI_File_write(file, data, 1, type, &status), MPI_ERR_TYPE, "datatype");
    EXPECT_REFUSED(MPI_File_write(file, nullptr, 1, MPI_INT, &status), MPI_ERR_BUFFER, "buf");
    EXPECT_REFUSED(MPI_File_write(file, data, -1, MPI_INT, &status), MPI_ERR_COUNT, "count");
    EXPECT_REFUSED(MPI_File_write_at(file, -1, data, 1, MPI_INT, &status), MPI_ERR_ARG, "offset");
    EXPECT_OK(MPI_File_write(file, nullptr, 0, MPI_INT, &status));
    EXPECT_EQ(size(), 0);
    MPI_Type_free(&type);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
