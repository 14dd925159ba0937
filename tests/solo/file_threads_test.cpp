#include "file_fixture.h"
#include "threads.h"

namespace {

constexpr int columns = 64, rounds = 200;

class FileThreads : public Files {
protected:
    // A handle of a thread, whose view is its columns of a row.
    MPI_File columns_of(int me) const
    {
        MPI_File mine;
        EXPECT_OK(MPI_File_open(MPI_COMM_SELF, name.c_str(), create, MPI_INFO_NULL, &mine));
        const MPI_Datatype type = resized(vector(columns, 1, 1), MPI_Aint{columns} * threads);
        EXPECT_OK(MPI_File_set_view(mine, MPI_Offset{me} * columns, MPI_BYTE, type, "native", MPI_INFO_NULL));
        MPI_Datatype used = type;
        MPI_Type_free(&used);
        return mine;
    }
};

// 14.6.1: threads write interleaved blocks of one file through handles of their own. Data sieving reads the gaps, which are the
// others' blocks, and writes them again: none may be lost.
TEST_F(FileThreads, SievingKeepsOthersBlocks)
{
    constexpr int rows = 40;
    mistakes wrong{0};
    std::vector<MPI_File> handles;
    for (int i = 0; i < threads; ++i)
        handles.push_back(columns_of(i));
    in_threads([&](int me) {
        MPI_File &mine = handles[static_cast<std::size_t>(me)];
        for (int i = 0; i < rounds; ++i) {
            const std::string data(static_cast<std::size_t>(columns * rows), static_cast<char>('a' + (me + i) % 20));
            wrong +=
                MPI_File_write_at(mine, 0, data.data(), columns * rows, MPI_BYTE, MPI_STATUS_IGNORE) != MPI_SUCCESS;
            std::string back(data.size(), '?');
            wrong += MPI_File_read_at(mine, 0, back.data(), columns * rows, MPI_BYTE, MPI_STATUS_IGNORE) != MPI_SUCCESS;
            wrong += back != data;
        }
    });
    for (MPI_File &each : handles)
        EXPECT_OK(MPI_File_close(&each));
    EXPECT_EQ(wrong, 0);
    const std::string all = content();
    ASSERT_EQ(all.size(), static_cast<std::size_t>(columns * rows * threads));
    for (std::size_t at = 0; at < all.size(); ++at)
        ASSERT_EQ(all[at], static_cast<char>('a' + (at / columns % threads + rounds - 1) % 20)) << at;
}

// 14.6.1: single blocks that a thread writes are not lost in what another one's data sieving writes back.
TEST_F(FileThreads, SievingKeepsSingleBlocks)
{
    constexpr int rows = 400;
    mistakes wrong{0};
    std::atomic<bool> is_over{false};
    open();
    MPI_File sieved = columns_of(0);
    in_threads(2, [&](int me) {
        const std::string many(columns * rows, 'x');
        while (me == 0 && !is_over)
            wrong +=
                MPI_File_write_at(sieved, 0, many.data(), columns * rows, MPI_BYTE, MPI_STATUS_IGNORE) != MPI_SUCCESS;
        for (int i = 0; me == 1 && i < 20; ++i) {
            const std::string data(columns, static_cast<char>('a' + i));
            std::string back(columns, '?');
            const auto place = [](int row) { return MPI_Offset{row} * columns * threads + columns; };
            for (int row = 0; row < rows; ++row)
                wrong += MPI_File_write_at(file, place(row), data.data(), columns, MPI_BYTE, MPI_STATUS_IGNORE) !=
                         MPI_SUCCESS;
            for (int row = 0; row < rows; ++row) {
                wrong += MPI_File_read_at(file, place(row), back.data(), columns, MPI_BYTE, MPI_STATUS_IGNORE) !=
                         MPI_SUCCESS;
                wrong += back != data;
            }
        }
        is_over = true;
    });
    EXPECT_OK(MPI_File_close(&sieved));
    EXPECT_EQ(wrong, 0);
}

// R273: 14.6.1: in atomic mode a read sees all of a write that overlaps with it, or nothing.
TEST_F(FileThreads, AtomicWritesAreSeenWhole)
{
    constexpr int blocks = 2000;
    open();
    const MPI_Datatype type = vector(blocks, 8, 4096);
    ASSERT_OK(MPI_File_set_view(file, 0, MPI_BYTE, type, "native", MPI_INFO_NULL));
    ASSERT_OK(MPI_File_set_atomicity(file, 1));
    constexpr int bytes = blocks * 8;
    const std::string first(bytes, 'a');
    ASSERT_OK(MPI_File_write_at(file, 0, first.data(), bytes, MPI_BYTE, &status));
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < 20; ++i) {
            std::string data(bytes, static_cast<char>('a' + me));
            if (me % 2 == 0) {
                wrong += MPI_File_write_at(file, 0, data.data(), bytes, MPI_BYTE, MPI_STATUS_IGNORE) != MPI_SUCCESS;
            } else {
                wrong += MPI_File_read_at(file, 0, data.data(), bytes, MPI_BYTE, MPI_STATUS_IGNORE) != MPI_SUCCESS;
                wrong += data != std::string(bytes, data[0]);
            }
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Datatype used = type;
    MPI_Type_free(&used);
}

// 14.4.4: each access of the shared file pointer has a place of its own.
TEST_F(FileThreads, SharedPointer)
{
    open();
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            const int value = me * rounds + i;
            wrong += MPI_File_write_shared(file, &value, 1, MPI_INT, MPI_STATUS_IGNORE) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    std::vector<int> values(threads * rounds), seen(threads * rounds);
    ASSERT_OK(MPI_File_read_at(file, 0, values.data(), threads * rounds, MPI_INT, &status));
    ASSERT_EQ(bytes_of(status), threads * rounds * 4);
    for (const int value : values)
        ++seen.at(static_cast<std::size_t>(value));
    EXPECT_EQ(seen, std::vector<int>(threads * rounds, 1));
}

// 14.2.8: hints change while other threads use the file and look at them.
TEST_F(FileThreads, Hints)
{
    open();
    mistakes wrong{0};
    MPI_Info hints;
    MPI_Info_create(&hints);
    MPI_Info_set(hints, "romio_ds_write", "disable");
    MPI_Info_set(hints, "cb_nodes", "1");
    const MPI_Datatype type = vector(8, 1, 2);
    ASSERT_OK(MPI_File_set_view(file, 0, MPI_BYTE, type, "native", MPI_INFO_NULL));
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            MPI_Info used;
            wrong += MPI_File_write_at(file, me * 8, "12345678", 8, MPI_BYTE, MPI_STATUS_IGNORE) != MPI_SUCCESS;
            wrong += MPI_File_set_info(file, hints) != MPI_SUCCESS;
            give_way();
            wrong += MPI_File_get_info(file, &used) != MPI_SUCCESS || MPI_Info_free(&used) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Info_free(&hints);
    MPI_Datatype used = type;
    MPI_Type_free(&used);
}

// 14.2.2: threads open, delete and close files at the same time; an open file is not deleted.
TEST_F(FileThreads, OpenAndDelete)
{
    mistakes wrong{0};
    in_threads([&](int me) {
        const std::string own = name + std::to_string(me);
        for (int i = 0; i < rounds / 10; ++i) {
            MPI_File mine;
            wrong += MPI_File_open(MPI_COMM_SELF, own.c_str(), create, MPI_INFO_NULL, &mine) != MPI_SUCCESS;
            wrong += class_of(MPI_File_delete(own.c_str(), MPI_INFO_NULL)) != MPI_ERR_FILE_IN_USE;
            wrong += MPI_File_close(&mine) != MPI_SUCCESS;
            wrong += MPI_File_delete(own.c_str(), MPI_INFO_NULL) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
}

int extent_in_memory(MPI_Datatype type, MPI_Aint *extent, void *)
{
    MPI_Aint lower;
    return MPI_Type_get_extent(type, &lower, extent);
}

// 14.5.3: a data representation is registered while other threads look for theirs.
TEST_F(FileThreads, DataRepresentations)
{
    mistakes wrong{0};
    std::vector<MPI_File> handles;
    for (int i = 0; i < threads; ++i)
        handles.push_back(columns_of(i));
    in_threads([&](int me) {
        for (int i = 0; i < rounds / 4; ++i) {
            const std::string own = "rep" + std::to_string(me) + "-" + std::to_string(i);
            wrong += MPI_Register_datarep(own.c_str(), MPI_CONVERSION_FN_NULL, MPI_CONVERSION_FN_NULL, extent_in_memory,
                                          nullptr) != MPI_SUCCESS;
            give_way();
            wrong += MPI_File_set_view(handles[static_cast<std::size_t>(me)], 0, MPI_BYTE, MPI_BYTE, own.c_str(),
                                       MPI_INFO_NULL) != MPI_SUCCESS;
            give_way();
        }
    });
    EXPECT_EQ(wrong, 0);
    for (MPI_File &each : handles)
        EXPECT_OK(MPI_File_close(&each));
}

void ignore_error(MPI_File *, int *, ...) {}

// 14.7: an opened file takes the error handler of MPI_FILE_NULL, which other threads replace.
TEST_F(FileThreads, HandlerOfNoFile)
{
    mistakes wrong{0};
    in_threads([&](int me) {
        const std::string own = name + std::to_string(me);
        for (int i = 0; i < rounds / 10; ++i) {
            MPI_Errhandler handler;
            MPI_File mine;
            wrong += MPI_File_create_errhandler(ignore_error, &handler) != MPI_SUCCESS;
            wrong += MPI_File_set_errhandler(MPI_FILE_NULL, handler) != MPI_SUCCESS;
            wrong += MPI_Errhandler_free(&handler) != MPI_SUCCESS;
            give_way();
            wrong += MPI_File_open(MPI_COMM_SELF, own.c_str(), create | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL,
                                   &mine) != MPI_SUCCESS;
            give_way();
            wrong += MPI_File_close(&mine) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    EXPECT_OK(MPI_File_set_errhandler(MPI_FILE_NULL, MPI_ERRORS_RETURN));
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
