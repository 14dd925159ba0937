// R62: what is described packs and unpacks the same bytes as the virtual contiguous buffer, and touches no others. 20,000 random
// sections, datatypes and counts; and nothing stays behind, also when a call fails.
#include "cases.h"
#include "check.h"
#include "faults.h"
#include "sections/bounce_buffer.h"

fault_state faults = {};

namespace {

struct tally {
    int flat, typed, copied, refused;
};
tally seen = {};

using bytes = std::vector<char>;

struct buffer {
    const char *address;
    MPI_Aint step;  // from block to block
    MPI_Count count;
    MPI_Datatype type;
};

MPI_Aint extent_of(MPI_Datatype type)
{
    MPI_Aint low, extent;
    PMPI_Type_get_extent(type, &low, &extent);
    return extent;
}

bytes pack(const buffer &from, MPI_Count blocks, size_t block_bytes)
{
    bytes packed(static_cast<size_t>(blocks) * block_bytes);
    packed.reserve(1);  // MPI refuses null addresses
    int position = 0;
    for (MPI_Count k = 0; k < blocks; ++k)
        PMPI_Pack(from.address + k * from.step, static_cast<int>(from.count), from.type, packed.data(),
                  static_cast<int>(packed.size()), &position, MPI_COMM_SELF);
    CHECK(position, static_cast<int>(packed.size()));
    return packed;
}

void unpack(const bytes &packed, const buffer &to, MPI_Count blocks)
{
    int position = 0;
    for (MPI_Count k = 0; k < blocks; ++k)
        PMPI_Unpack(packed.data(), static_cast<int>(packed.size()), &position,
                    const_cast<char *>(to.address) + k * to.step, static_cast<int>(to.count), to.type, MPI_COMM_SELF);
}

// A section, and what is to be moved.
struct job {
    place_in_memory place;
    random_type random;
    MPI_Count blocks, count;
    MPI_Aint low, high, extent;  // of all blocks, in the virtual buffer
    int size;                    // of one block

    explicit job(dice &roll) : place(roll), random(roll), blocks(roll.one_in(3) ? roll(2, 4) : 1)
    {
        MPI_Aint length;
        PMPI_Type_get_true_extent(random.type, &low, &length);
        PMPI_Type_size(random.type, &size);
        if (size == 0)
            low = length = 0;  // of no bytes there are no bounds
        high = low + length;
        extent = extent_of(random.type);
        const MPI_Aint room = static_cast<MPI_Aint>(place.where.size());
        const int fit =
            extent > 0 ? static_cast<int>(std::clamp<MPI_Aint>((room - high) / extent + 1, 0, 1000) / blocks) : 3;
        count = roll.one_in(3) ? fit : roll(0, fit + (roll.one_in(10) ? 2 : 0));
        size *= static_cast<int>(count);
        const MPI_Aint last = std::max<MPI_Aint>(0, (blocks * count - 1) * extent);
        high += last;
        if (count == 0 || size == 0)
            low = high = 0;
    }
    bool fits() const { return low >= 0 && high <= static_cast<MPI_Aint>(place.where.size()); }
    buffer in_virtual(const bytes &from) const
    {
        return {from.data(), static_cast<MPI_Aint>(count) * extent, count, random.type};
    }
};

// By the section itself, or as either compiler's descriptor says it.
int describe(const job &work, int how, bnd_choice *out)
{
    bnd_section section = work.place.section;
    if (how == 1) {
        const bnd_cfi_descriptor cfi = as_cfi(work.place);
        CHECK(bnd_section_from_cfi(&cfi, &section), MPI_SUCCESS);
    }
    if (how == 2) {
        const bnd_gfortran_descriptor gfortran = as_gfortran(work.place);
        CHECK(bnd_section_from_gfortran(&gfortran, &section), MPI_SUCCESS);
    }
    return bnd_section_describe(&section, work.blocks, work.count, work.random.type, out);
}

void compare_memory(const job &work, const bytes &packed, const bytes &before)
{
    bytes expected = before;
    place_in_memory original = work.place;
    original.memory = before;
    bytes virtual_buffer = original.gather();
    unpack(packed, work.in_virtual(virtual_buffer), work.blocks);
    original.scatter(virtual_buffer, expected);
    CHECK(work.place.memory == expected, true);
}

bytes noise(dice &roll, size_t length)
{
    bytes made(length);
    made.reserve(1);
    for (char &byte : made)
        byte = static_cast<char>(roll(0, 255));
    return made;
}

void check_described(dice &roll, job &work, const bnd_choice &out)
{
    const size_t block_bytes = static_cast<size_t>(work.size);
    const buffer described = {static_cast<const char *>(out.address),
                              static_cast<MPI_Aint>(out.count) * extent_of(out.datatype), out.count, out.datatype};
    const bytes virtual_buffer = work.place.gather();
    CHECK(pack(described, work.blocks, block_bytes) == pack(work.in_virtual(virtual_buffer), work.blocks, block_bytes),
          true);
    if (work.random.overlaps)
        return;
    const bytes before = work.place.memory;
    const bytes arriving = noise(roll, static_cast<size_t>(work.blocks) * block_bytes);
    unpack(arriving, described, work.blocks);
    compare_memory(work, arriving, before);
}

// Blocks of the virtual buffer, copied one by one, as those of a v or w collective are; what no block covers is never touched.
void check_bounce(dice &roll, job &work)
{
    const MPI_Aint step = static_cast<MPI_Aint>(work.count) * work.extent;
    bnd::bounce_buffer bounce;
    bounce.section = work.place.section;
    bounce.copies_out = true;
    for (MPI_Count k = 0; k < work.blocks; ++k)
        CHECK(bounce.where.add(k * step, work.count, work.random.type), MPI_SUCCESS);
    CHECK(bounce.make(), MPI_SUCCESS);
    const buffer copied = {bounce.origin, step, work.count, work.random.type};
    const bytes virtual_buffer = work.place.gather();
    const auto block_bytes = static_cast<size_t>(work.size);
    CHECK(pack(copied, work.blocks, block_bytes) == pack(work.in_virtual(virtual_buffer), work.blocks, block_bytes),
          true);
    const bytes before = work.place.memory;
    const bytes arriving = noise(roll, static_cast<size_t>(work.blocks) * block_bytes);
    unpack(arriving, copied, work.blocks);
    bounce.copy_out();
    if (!work.random.overlaps)
        compare_memory(work, arriving, before);
}

void try_job(dice &roll, job &work)
{
    bnd_choice out = {};
    const int rc = describe(work, roll(0, 2), &out);
    const bool passes = work.place.contiguous() || work.fits();
    if (rc == MPI_SUCCESS) {
        CHECK(passes, true);
        out.own ? ++seen.typed : ++seen.flat;
        if (work.fits())
            check_described(roll, work, out);
        CHECK(faults.alive, out.own ? 1 : 0);
        if (out.own)
            fault_free_type(&out.datatype);
    } else if (rc == BND_NEEDS_BOUNCE) {
        ++seen.copied;
        CHECK(passes, true);
    } else {
        ++seen.refused;
        CHECK(rc == MPI_ERR_COUNT || rc == MPI_ERR_BUFFER, true);
        CHECK(work.fits(), false);
    }
    const bool in_bounds =
        bnd_section_check(&work.place.section, 0, work.blocks * work.count, work.random.type) == MPI_SUCCESS;
    CHECK(in_bounds, work.fits());
    if (work.fits() && (rc == BND_NEEDS_BOUNCE || roll.one_in(4)))
        check_bounce(roll, work);
    CHECK(faults.alive, 0);
    CHECK(faults.blocks, 0);
}

// Let each call fail in turn.
void try_faults(const job &work)
{
    for (int call = 1;; ++call) {
        bnd_choice out = {};
        faults.calls = 0;
        faults.fail_at = call;
        const int rc = bnd_section_describe(&work.place.section, work.blocks, work.count, work.random.type, &out);
        faults.fail_at = 0;
        if (rc == MPI_SUCCESS && out.own)
            fault_free_type(&out.datatype);
        CHECK(faults.alive, 0);
        CHECK(faults.blocks, 0);
        if (faults.calls < call)
            return;  // there was no such call any more
        CHECK(rc == bnd_raised(MPI_ERR_OTHER) || rc == MPI_ERR_NO_MEM, true);
    }
}

}  // namespace

int main(int argc, char **argv)
{
    PMPI_Init(&argc, &argv);
    const unsigned first = argc > 1 ? static_cast<unsigned>(atoi(argv[1])) : 1;
    const unsigned last = argc > 1 ? first : 20000;
    for (current_case = first; current_case <= last; ++current_case) {
        dice roll(current_case);
        job work(roll);
        try_job(roll, work);
        if (current_case % 8 == 0)
            try_faults(work);
    }
    std::printf("%d unchanged, %d by a datatype, %d by a copy, %d refused\n", seen.flat, seen.typed, seen.copied,
                seen.refused);
    if (last != first)
        CHECK(seen.flat > 2000 && seen.typed > 2000 && seen.copied > 500 && seen.refused > 100, true);
    PMPI_Finalize();
    return failures();
}
