// Views of files, data representations (MPI 5.0, 14.3 and 14.5).
#include "file_fixture.h"
#include "run_tests.h"

#include <cstring>

namespace {

// R266
TEST_F(Files, ViewIsGivenBack)
{
    MPI_Datatype tile = resized(vector(2, 1, 3, MPI_INT), 24), etype, filetype;
    char rep[MPI_MAX_DATAREP_STRING];
    MPI_Offset disp = -1;
    open();
    EXPECT_OK(MPI_File_get_view(file, &disp, &etype, &filetype, rep));
    EXPECT_EQ(disp, 0);
    EXPECT_EQ(etype, MPI_BYTE);
    EXPECT_EQ(filetype, MPI_BYTE);
    EXPECT_STREQ(rep, "native");
    EXPECT_OK(MPI_File_set_view(file, 5, MPI_INT, tile, "internal", MPI_INFO_NULL));
    MPI_Type_free(&tile);
    EXPECT_OK(MPI_File_get_view(file, &disp, &etype, &filetype, rep));
    EXPECT_EQ(disp, 5);
    EXPECT_EQ(etype, MPI_INT);
    EXPECT_STREQ(rep, "internal");
    MPI_Aint lower, extent;
    MPI_Type_get_extent(filetype, &lower, &extent);
    EXPECT_EQ(extent, 24);
    EXPECT_OK(MPI_Type_free(&filetype));
    MPI_Offset at = -1;
    EXPECT_OK(MPI_File_get_byte_offset(file, 3, &at));
    EXPECT_EQ(at, 5 + 24 + 12);
}

// R265
TEST_F(Files, ViewsThatAreRefused)
{
    open();
    const int lengths[] = {1, 1}, backwards[] = {4, 0}, below[] = {-1, 2}, twice[] = {0, 0};
    const auto set = [&](MPI_Datatype type, MPI_Datatype etype = MPI_INT) {
        return MPI_File_set_view(file, 0, etype, type, "native", MPI_INFO_NULL);
    };
    for (const int *const displacements : {backwards, below, twice}) {
        MPI_Datatype type;
        MPI_Type_indexed(2, lengths, displacements, MPI_INT, &type);
        EXPECT_REFUSED(set(type), MPI_ERR_TYPE, "filetype");
        MPI_Type_commit(&type);
        EXPECT_REFUSED(set(type), MPI_ERR_IO, "filetype");
        MPI_Type_free(&type);
    }
    EXPECT_REFUSED(set(MPI_SHORT), MPI_ERR_ARG, "filetype");
    EXPECT_REFUSED(MPI_File_set_view(file, -5, MPI_INT, MPI_INT, "native", MPI_INFO_NULL), MPI_ERR_ARG, "disp");
    EXPECT_REFUSED(MPI_File_set_view(file, MPI_DISPLACEMENT_CURRENT, MPI_INT, MPI_INT, "native", MPI_INFO_NULL),
                   MPI_ERR_ARG, "disp");
    EXPECT_REFUSED(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "strange", MPI_INFO_NULL), MPI_ERR_UNSUPPORTED_DATAREP,
                   "datarep");
    EXPECT_OK(set(MPI_INT));
    EXPECT_REFUSED(MPI_File_write(file, "a", 1, MPI_CHAR, &status), MPI_ERR_IO, "count");
}

// R271
TEST_F(Files, External32IsBigEndian)
{
    open();
    EXPECT_OK(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "external32", MPI_INFO_NULL));
    const int numbers[] = {1, -2, 0x01020304};
    EXPECT_OK(MPI_File_write(file, numbers, 3, MPI_INT, &status));
    EXPECT_EQ(bytes_of(status), 12);
    EXPECT_EQ(content(), std::string("\0\0\0\1\xff\xff\xff\xfe\1\2\3\4", 12));
    int read[4] = {};
    EXPECT_OK(MPI_File_read_at(file, 1, read, 3, MPI_INT, &status));
    EXPECT_EQ(bytes_of(status), 8);
    EXPECT_EQ(read[0], -2);
    EXPECT_EQ(read[1], 0x01020304);
    MPI_Aint extent = 0;
    MPI_Datatype longs = vector(2, 1, 2, MPI_LONG);  // long has 8 bytes here and there 8 or 4
    EXPECT_OK(MPI_File_get_type_extent(file, longs, &extent));
    MPI_Aint size = 0;
    MPI_Pack_external_size("external32", 1, MPI_LONG, &size);
    EXPECT_EQ(extent, 3 * size);
    MPI_Type_free(&longs);
}

// R271: pointers of a view of bytes move by the bytes of the file, where a long has 4.
TEST_F(Files, PointersMoveByTheBytesOfTheFile)
{
    open();
    const long numbers[] = {1, 2};
    EXPECT_OK(MPI_File_set_view(file, 0, MPI_BYTE, MPI_BYTE, "external32", MPI_INFO_NULL));
    for (const long &number : numbers) {
        EXPECT_OK(MPI_File_write(file, &number, 1, MPI_LONG, &status));
        EXPECT_EQ(bytes_of(status), static_cast<int>(sizeof number));
    }
    EXPECT_EQ(content(), std::string("\0\0\0\1\0\0\0\2", 8));
    EXPECT_OK(MPI_File_seek(file, 4, MPI_SEEK_SET));
    long read[2] = {};
    EXPECT_OK(MPI_File_read(file, read, 2, MPI_LONG, &status));  // one is there
    EXPECT_EQ(bytes_of(status), static_cast<int>(sizeof *read));
    EXPECT_EQ(read[0], 2);
    MPI_Offset position = 0;
    EXPECT_OK(MPI_File_get_position(file, &position));
    EXPECT_EQ(position, 12);
}

int two_bytes(MPI_Datatype, MPI_Aint *extent, void *) { return *extent = 2, MPI_SUCCESS; }
int narrow(void *userbuf, MPI_Datatype, int count, void *filebuf, MPI_Offset position, void *state)
{
    ++*static_cast<int *>(state);
    for (int i = 0; i < count; ++i)
        static_cast<short *>(filebuf)[i] = static_cast<short>(static_cast<int *>(userbuf)[position + i]);
    return MPI_SUCCESS;
}
int widen(void *userbuf, MPI_Datatype, int count, void *filebuf, MPI_Offset position, void *state)
{
    ++*static_cast<int *>(state);
    for (int i = 0; i < count; ++i)
        static_cast<int *>(userbuf)[position + i] = static_cast<short *>(filebuf)[i];
    return MPI_SUCCESS;
}

// R272
TEST_F(Files, RepresentationsOfTheProgram)
{
    int calls = 0;
    EXPECT_OK(MPI_Register_datarep("short", widen, narrow, two_bytes, &calls));
    EXPECT_REFUSED(MPI_Register_datarep("short", widen, narrow, two_bytes, &calls), MPI_ERR_DUP_DATAREP, "datarep");
    EXPECT_REFUSED(MPI_Register_datarep("native", widen, narrow, two_bytes, &calls), MPI_ERR_DUP_DATAREP, "datarep");
    open();
    EXPECT_OK(MPI_File_set_view(file, 0, MPI_INT, MPI_INT, "short", MPI_INFO_NULL));
    const int numbers[] = {1, -2, 3};
    EXPECT_OK(MPI_File_write(file, numbers, 3, MPI_INT, &status));
    EXPECT_EQ(bytes_of(status), 12);
    EXPECT_EQ(content(), std::string("\1\0\xfe\xff\3\0", 6));
    EXPECT_EQ(position(), 3);
    int read[4] = {};
    EXPECT_OK(MPI_File_read_at(file, 1, read, 4, MPI_INT, &status));
    EXPECT_EQ(bytes_of(status), 8);
    EXPECT_EQ(read[0], -2);
    EXPECT_EQ(read[1], 3);
    EXPECT_EQ(calls, 2);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
