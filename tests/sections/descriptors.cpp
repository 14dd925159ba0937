// Compares a descriptor with what Fortran says of the section. READ and WHOLE are those of the compiler's descriptors.
// No C++ library: the Fortran compiler links this.
#include "sections/section.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

namespace {

int failures = 0;
int checked = 0;

void expect(int number, const char *what, long long actual, long long expected)
{
    if (actual == expected)
        return;
    fprintf(stderr, "section %d: %s is %lld, expected %lld\n", number, what, actual, expected);
    ++failures;
}

void check_shape(const void *descriptor, const bnd_section &section, int number, int rank, const intptr_t *extents,
                 intptr_t origin, const intptr_t *strides)
{
    expect(number, "rank", section.rank, rank);
    if (origin != 0)
        expect(number, "address", reinterpret_cast<intptr_t>(section.base), origin);
    for (int d = 0; d < rank; ++d) {
        if (extents[d] == -1)
            expect(number, "assumed size", section.assumed_size && WHOLE(descriptor), 1);
        else
            expect(number, "extent", section.dim[d].extent, extents[d]);
        if (strides[0] != 0)
            expect(number, "stride", section.dim[d].stride_bytes, strides[d]);
    }
}

int describe(const void *descriptor, MPI_Count count, MPI_Datatype datatype, bnd_choice *out)
{
    bnd_section section;
    const int rc = READ(descriptor, &section);
    return rc != MPI_SUCCESS ? rc : bnd_section_describe(&section, 1, count, datatype, out);
}

// Pack the first bytes of the section as it is described.
void check_bytes(const void *descriptor, int number, int bytes, const signed char *expected)
{
    bnd_choice out = {};
    expect(number, "code", describe(descriptor, bytes, MPI_BYTE, &out), MPI_SUCCESS);
    int position = 0;
    signed char packed[1000];
    PMPI_Pack(out.address, static_cast<int>(out.count), out.datatype, packed, sizeof packed, &position, MPI_COMM_SELF);
    expect(number, "packed length", position, bytes);
    expect(number, "packed bytes", memcmp(packed, expected, static_cast<size_t>(bytes)), 0);
    if (out.own)
        PMPI_Type_free(&out.datatype);
}

// rank -1: empty; -2: there is no array.
void check_empty(const void *descriptor, const bnd_section &section, int number, int rank)
{
    bnd_choice out = {};
    expect(number, "no base", section.base == nullptr, rank == -2);
    expect(number, "code of nothing", describe(descriptor, 0, MPI_INT, &out), MPI_SUCCESS);
    expect(number, "null address", out.address == nullptr, 0);
    if (rank == -2)
        expect(number, "code of something", describe(descriptor, 1, MPI_INT, &out), MPI_ERR_BUFFER);
}

}  // namespace

extern "C" void start_() { PMPI_Init(nullptr, nullptr); }

extern "C" void check_section_(const void *descriptor, const int *number, const int *rank, const intptr_t *extents,
                               const intptr_t *origin, const intptr_t *strides, const int *bytes,
                               const signed char *expected)
{
    ++checked;
    bnd_section section;
    expect(*number, "code of reading", READ(descriptor, &section), MPI_SUCCESS);
    if (*rank < 0)
        return check_empty(descriptor, section, *number, *rank);
    check_shape(descriptor, section, *number, *rank, extents, *origin, strides);
    check_bytes(descriptor, *number, *bytes, expected);
    check_bytes(descriptor, *number, *bytes * 2 / 3, expected);
}

extern "C" void finish_()
{
    PMPI_Finalize();
    printf("%d sections\n", checked);
    expect(0, "number of sections", checked >= 33, 1);
    exit(failures != 0);
}
