// R265: random views and accesses against a model of single bytes: view_fuzz [seeds [first]], view_fuzz FILE.
#include "fuzz.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <unistd.h>
#include <vector>

namespace {

struct layout {
    MPI_Datatype type;
    std::vector<MPI_Aint> bytes;  // displacements of its bytes in order
    MPI_Aint extent;
};

// Blocks in rising order, of a few bytes or some thousand, with short and long gaps.
layout random_layout(choices &from, int unit)
{
    layout result{};
    std::vector<int> lengths;
    std::vector<MPI_Aint> displacements;
    MPI_Aint at = from.upto(2) * unit;
    for (int i = from.from(1, 6); i > 0; --i) {
        const int length = from.from(1, from.upto(5) == 5 ? 9000 : 12) * unit;
        lengths.push_back(length);
        displacements.push_back(at);
        for (int k = 0; k < length; ++k)
            result.bytes.push_back(at + k);
        at += length + from.upto(from.upto(5) == 5 ? 5000 : 9) * unit;
    }
    result.extent = at + from.upto(3) * unit;
    MPI_Datatype blocks;
    DO(MPI_Type_create_hindexed(static_cast<int>(lengths.size()), lengths.data(), displacements.data(), MPI_BYTE,
                                &blocks));
    DO(MPI_Type_create_resized(blocks, 0, result.extent, &result.type));
    DO(MPI_Type_commit(&result.type));
    DO(MPI_Type_free(&blocks));
    return result;
}

std::vector<char> random_bytes(choices &from, std::size_t count)
{
    unsigned state = from.byte() + 1;
    std::vector<char> bytes(count);
    for (char &each : bytes)
        each = static_cast<char>((state = state * 1664525U + 1013904223U) >> 24);
    return bytes;
}

std::vector<char> content_of(const std::string &name)
{
    std::ifstream stream(name, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::size_t bytes_of(const MPI_Status &status)
{
    MPI_Count bytes = -1;
    DO(MPI_Get_elements_c(&status, MPI_BYTE, &bytes));
    return static_cast<std::size_t>(bytes);
}

// A view with an access: where a byte of the access is in the file, and in memory.
struct scene {
    explicit scene(choices &from)
        : unit(from.from(1, 3))
        , tile(random_layout(from, unit))
        , memory(random_layout(from, unit))
        , disp(from.upto(20))
        , offset(from.upto(60))
        , count(from.from(1, 4))
    {
        DO(MPI_Type_contiguous(unit, MPI_BYTE, &etype));
        DO(MPI_Type_commit(&etype));
    }
    ~scene()
    {
        MPI_Datatype types[] = {etype, tile.type, memory.type};
        for (MPI_Datatype &each : types)
            MPI_Type_free(&each);
    }
    scene(const scene &) = delete;
    scene &operator=(const scene &) = delete;

    std::size_t in_file(std::size_t k) const
    {
        const std::size_t byte = static_cast<std::size_t>(offset * unit) + k;
        const std::size_t size = tile.bytes.size();
        return static_cast<std::size_t>(disp + static_cast<MPI_Offset>(byte / size) * tile.extent +
                                        tile.bytes[byte % size]);
    }
    std::size_t in_memory(std::size_t k) const
    {
        return static_cast<std::size_t>(static_cast<MPI_Aint>(k / memory.bytes.size()) * memory.extent +
                                        memory.bytes[k % memory.bytes.size()]);
    }
    std::size_t bytes() const { return memory.bytes.size() * static_cast<std::size_t>(count); }

    int unit;
    layout tile, memory;
    MPI_Datatype etype = MPI_DATATYPE_NULL;
    MPI_Offset disp, offset;
    int count;
};

void read_back(MPI_File file, const scene &is, const std::vector<char> &model, const std::vector<char> &buffer,
               std::size_t before)
{
    MPI_Status status;
    std::vector<char> expected = buffer, got = buffer;
    const std::size_t there = std::min(before, is.bytes());
    for (std::size_t k = 0; k < there; ++k)
        expected[is.in_memory(k)] = model[is.in_file(k)];
    DO(MPI_File_read_at(file, is.offset, got.data(), is.count, is.memory.type, &status));
    CHECK(bytes_of(status) == there);
    CHECK(got == expected);
}

void try_view(MPI_File file, const std::string &name, bool may_read, choices &from)
{
    const scene is(from);
    std::vector<char> model = random_bytes(from, static_cast<std::size_t>(from.upto(40000)));
    std::ofstream(name, std::ios::binary | std::ios::trunc)
        .write(model.data(), static_cast<std::streamsize>(model.size()));
    const std::vector<char> buffer =
        random_bytes(from, static_cast<std::size_t>(is.memory.extent) * static_cast<std::size_t>(is.count));
    DO(MPI_File_set_view(file, is.disp, is.etype, is.tile.type, "native", MPI_INFO_NULL));
    std::size_t before = 0;  // bytes of the view below the end of the file
    while (is.in_file(before) < model.size())
        ++before;
    MPI_Offset end = -1;
    DO(MPI_File_seek(file, 0, MPI_SEEK_END));
    DO(MPI_File_get_position(file, &end));
    if (before != 0)
        CHECK(end == (is.offset * is.unit + static_cast<MPI_Offset>(before) + is.unit - 1) / is.unit);
    if (may_read)
        read_back(file, is, model, buffer, before);
    for (std::size_t k = 0; k < is.bytes(); ++k) {
        model.resize(std::max(model.size(), is.in_file(k) + 1));
        model[is.in_file(k)] = buffer[is.in_memory(k)];
    }
    MPI_Status status;
    DO(MPI_File_write_at(file, is.offset, buffer.data(), is.count, is.memory.type, &status));
    CHECK(bytes_of(status) == is.bytes());
    CHECK(content_of(name) == model);
}

void run(const std::uint8_t *data, std::size_t size)
{
    static const std::string name = "/tmp/solo-view-" + std::to_string(getpid());
    choices from(data, size);
    const bool may_read = !from.maybe();
    const int mode = may_read ? MPI_MODE_RDWR : MPI_MODE_WRONLY;
    MPI_File file;
    DO(MPI_File_open(MPI_COMM_SELF, name.c_str(), MPI_MODE_CREATE | MPI_MODE_DELETE_ON_CLOSE | mode, MPI_INFO_NULL,
                     &file));
    try_view(file, name, may_read, from);
    DO(MPI_File_close(&file));
}

}  // namespace

#include "fuzz_main.h"
