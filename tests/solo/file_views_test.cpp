// Views of files, data representations (MPI 5.0, 14.3 and 14.5), and random views against a model of single bytes.
#include "file_fixture.h"
#include "run_tests.h"

#include <algorithm>
#include <cstring>
#include <random>

namespace {

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
        EXPECT_REFUSED(set(type), MPI_ERR_ARG, "filetype");
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

// ---- random views ----

using engine = std::mt19937;
int random_number(engine &from, int least, int most) { return std::uniform_int_distribution<int>(least, most)(from); }

struct layout {
    MPI_Datatype type;
    std::vector<MPI_Aint> bytes;  // displacements of its bytes in order
    MPI_Aint extent;
};

// Blocks in rising order, of a few bytes or some thousand, with short and long gaps.
layout random_layout(engine &from, int unit)
{
    layout result;
    std::vector<int> lengths;
    std::vector<MPI_Aint> displacements;
    MPI_Aint at = random_number(from, 0, 2) * unit;
    for (int i = random_number(from, 1, 6); i > 0; --i) {
        const int length = random_number(from, 1, random_number(from, 0, 5) == 0 ? 9000 : 12) * unit;
        lengths.push_back(length);
        displacements.push_back(at);
        for (int k = 0; k < length; ++k)
            result.bytes.push_back(at + k);
        at += length + random_number(from, 0, random_number(from, 0, 5) == 0 ? 5000 : 9) * unit;
    }
    result.extent = at + random_number(from, 0, 3) * unit;
    MPI_Datatype blocks;
    MPI_Type_create_hindexed(static_cast<int>(lengths.size()), lengths.data(), displacements.data(), MPI_BYTE, &blocks);
    MPI_Type_create_resized(blocks, 0, result.extent, &result.type);
    MPI_Type_commit(&result.type);
    MPI_Type_free(&blocks);
    return result;
}

std::vector<char> random_bytes(engine &from, std::size_t count)
{
    std::vector<char> bytes(count);
    for (char &each : bytes)
        each = static_cast<char>(from());
    return bytes;
}

void try_view(MPI_File file, const std::string &name, unsigned seed, int amode)
{
    engine from(seed);
    const int unit = random_number(from, 1, 3);
    const layout tile = random_layout(from, unit), memory = random_layout(from, unit);
    MPI_Datatype etype;
    MPI_Type_contiguous(unit, MPI_BYTE, &etype);
    MPI_Type_commit(&etype);
    const MPI_Offset disp = random_number(from, 0, 20), offset = random_number(from, 0, 60);
    const int count = random_number(from, 1, 4);
    std::vector<char> model = random_bytes(from, static_cast<std::size_t>(random_number(from, 0, 40000)));
    std::ofstream(name, std::ios::binary | std::ios::trunc)
        .write(model.data(), static_cast<std::streamsize>(model.size()));
    std::vector<char> buffer = random_bytes(from, static_cast<std::size_t>(memory.extent * count));
    const std::size_t all = memory.bytes.size() * static_cast<std::size_t>(count);
    const auto in_file = [&](std::size_t k) {
        const std::size_t byte = static_cast<std::size_t>(offset) * static_cast<std::size_t>(unit) + k;
        const std::size_t size = tile.bytes.size();
        return static_cast<std::size_t>(disp + static_cast<MPI_Offset>(byte / size) * tile.extent +
                                        tile.bytes[byte % size]);
    };
    const auto in_memory = [&](std::size_t k) {
        return static_cast<std::size_t>(static_cast<MPI_Aint>(k / memory.bytes.size()) * memory.extent +
                                        memory.bytes[k % memory.bytes.size()]);
    };
    MPI_Status status;
    int bytes = -1;
    ASSERT_OK(MPI_File_set_view(file, disp, etype, tile.type, "native", MPI_INFO_NULL)) << seed;
    ASSERT_OK(MPI_File_seek(file, 0, MPI_SEEK_END));
    MPI_Offset end = -1;
    MPI_File_get_position(file, &end);
    std::size_t before = 0;  // bytes of the view below the end of the file
    const MPI_Offset bottom = offset * unit;
    while (in_file(before) < model.size())
        ++before;
    if (before != 0) {
        ASSERT_EQ(end, (bottom + static_cast<MPI_Offset>(before) + unit - 1) / unit) << seed;
    }
    if ((amode & MPI_MODE_WRONLY) == 0) {
        std::vector<char> expected = buffer, got = buffer;
        const std::size_t there = std::min(before, all);
        for (std::size_t k = 0; k < there; ++k)
            expected[in_memory(k)] = model[in_file(k)];
        ASSERT_OK(MPI_File_read_at(file, offset, got.data(), count, memory.type, &status)) << seed;
        MPI_Get_count(&status, MPI_BYTE, &bytes);
        ASSERT_EQ(static_cast<std::size_t>(bytes), there) << seed;
        ASSERT_TRUE(got == expected) << seed;
    }
    for (std::size_t k = 0; k < all; ++k) {
        model.resize(std::max(model.size(), in_file(k) + 1));
        model[in_file(k)] = buffer[in_memory(k)];
    }
    ASSERT_OK(MPI_File_write_at(file, offset, buffer.data(), count, memory.type, &status)) << seed;
    MPI_Get_count(&status, MPI_BYTE, &bytes);
    ASSERT_EQ(static_cast<std::size_t>(bytes), all) << seed;
    std::ifstream stream(name, std::ios::binary);
    const std::vector<char> written(std::istreambuf_iterator<char>(stream), {});
    ASSERT_TRUE(written == model) << seed;
    MPI_Datatype types[] = {etype, tile.type, memory.type};
    for (MPI_Datatype &each : types)
        MPI_Type_free(&each);
}

TEST_F(Files, RandomViews)
{
    for (const int amode : {MPI_MODE_RDWR, MPI_MODE_WRONLY}) {
        open(MPI_MODE_CREATE | amode);
        for (unsigned seed = 0; seed < 40 && !HasFatalFailure(); ++seed)
            try_view(file, name, seed, amode);
        close();
    }
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv); }
