// A folder for the files of a test, and shorthand for their calls.
#ifndef TESTS_SOLO_FILE_FIXTURE_H
#define TESTS_SOLO_FILE_FIXTURE_H

#include "error_classes.h"

#include <mpi.h>

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

constexpr int create = MPI_MODE_CREATE | MPI_MODE_RDWR;

#define EXPECT_OK(call) EXPECT_EQ(message_of(call), message_of(MPI_SUCCESS)) << #call
#define ASSERT_OK(call) ASSERT_EQ(message_of(call), message_of(MPI_SUCCESS)) << #call

class Files : public testing::Test {
protected:
    void SetUp() override
    {
        char pattern[] = "/tmp/solo-files-XXXXXX";
        ASSERT_NE(mkdtemp(pattern), nullptr);
        folder = pattern;
        name = folder + "/data";
    }
    void TearDown() override
    {
        if (file != MPI_FILE_NULL)
            close();
        std::filesystem::remove_all(folder);
    }
    void open(int amode = create, MPI_Info info = MPI_INFO_NULL)
    {
        ASSERT_OK(MPI_File_open(MPI_COMM_SELF, name.c_str(), amode, info, &file));
    }
    void close()
    {
        EXPECT_OK(MPI_File_close(&file));
        EXPECT_EQ(file, MPI_FILE_NULL);
    }
    void put(const std::string &text) const { std::ofstream(name, std::ios::binary) << text; }
    std::string content() const
    {
        std::ifstream from(name, std::ios::binary);
        return {std::istreambuf_iterator<char>(from), {}};
    }
    static int bytes_of(const MPI_Status &status)
    {
        int bytes = -1;
        MPI_Get_count(&status, MPI_BYTE, &bytes);
        return bytes;
    }
    MPI_Offset position() const
    {
        MPI_Offset at = -1;
        EXPECT_OK(MPI_File_get_position(file, &at));
        return at;
    }
    MPI_Offset size() const
    {
        MPI_Offset bytes = -1;
        EXPECT_OK(MPI_File_get_size(file, &bytes));
        return bytes;
    }
    static MPI_Datatype committed(MPI_Datatype type)
    {
        MPI_Type_commit(&type);
        return type;
    }
    static MPI_Datatype vector(int count, int length, int stride, MPI_Datatype of = MPI_BYTE)
    {
        MPI_Datatype type;
        MPI_Type_vector(count, length, stride, of, &type);
        return committed(type);
    }
    static MPI_Datatype resized(MPI_Datatype of, MPI_Aint extent)
    {
        MPI_Datatype type;
        MPI_Type_create_resized(of, 0, extent, &type);
        MPI_Type_free(&of);
        return committed(type);
    }
    std::string folder, name;
    MPI_File file = MPI_FILE_NULL;
    MPI_Status status{};
};

#endif
