// Sections pass through, become a datatype, need a copy or are refused; sections over 2 GiB; real messages.
#include "check.h"
#include "sections/bounce_buffer.h"
#include "sections/quirks.h"

#include <algorithm>
#include <initializer_list>
#include <numeric>
#include <vector>

namespace {

bnd_section section(void *base, ptrdiff_t element_bytes, std::initializer_list<bnd_dimension> dims)
{
    bnd_section made = {};
    made.base = base;
    made.element_bytes = element_bytes;
    for (const bnd_dimension &dim : dims)
        made.dim[made.rank++] = dim;
    return made;
}

int combiner(MPI_Datatype type, MPI_Datatype *inner)
{
    int integers, addresses, types, which;
    PMPI_Type_get_envelope(type, &integers, &addresses, &types, &which);
    if (which == MPI_COMBINER_HVECTOR) {
        int two[2];
        MPI_Aint stride;
        PMPI_Type_get_contents(type, integers, addresses, types, two, &stride, inner);
    }
    return which;
}

struct result {
    bnd_choice out = {};
    MPI_Count size = 0, extent = 0, low = 0, true_extent = 0;
    int rc;

    result(const bnd_section &of, MPI_Count blocks, MPI_Count count, MPI_Datatype type)
        : rc(bnd_section_describe(&of, blocks, count, type, &out))
    {
        MPI_Count bound;
        if (rc != MPI_SUCCESS || out.datatype == MPI_DATATYPE_NULL)
            return;
        PMPI_Type_size_x(out.datatype, &size);
        PMPI_Type_get_extent_x(out.datatype, &bound, &extent);
        PMPI_Type_get_true_extent_x(out.datatype, &low, &true_extent);
    }
    result(const result &) = delete;
    ~result()
    {
        if (rc == MPI_SUCCESS && out.own)
            PMPI_Type_free(&out.datatype);
    }
};

int memory[1000];

void check_unchanged(const bnd_section &of, MPI_Count blocks, MPI_Count count, MPI_Datatype type)
{
    const result got(of, blocks, count, type);
    CHECK(got.rc, MPI_SUCCESS);
    CHECK(got.out.own, false);
    CHECK(got.out.address, of.base);
    CHECK(got.out.count, count);
    CHECK(got.out.datatype, type);
    bnd_choice flat;
    CHECK(bnd_section_describe_contiguous(&of, blocks, count, type, &flat), MPI_SUCCESS);
    CHECK(flat.address, of.base);
}

void one_piece_passes_through()
{
    check_unchanged(section(memory, 4, {}), 1, 900, MPI_INT);
    check_unchanged(section(memory, 4, {{10, 4}}), 3, 3, MPI_INT);
    check_unchanged(section(memory, 4, {{10, 4}, {5, 40}}), 1, 50, MPI_INT);
    check_unchanged(section(memory, 4, {{10, 4}, {1, -400}, {5, 40}}), 1, 50, MPI_INT);
    check_unchanged(section(memory, 4, {{1, 12}}), 1, 1, MPI_INT);
    check_unchanged(section(memory, 4, {{0, 8}}), 1, 0, MPI_INT);
    check_unchanged(section(memory, 4, {{10, 4}, {5, 80}}), 2, 5, MPI_INT);  // the first column
    check_unchanged(section(memory, 4, {{10, 8}}), 1, 1, MPI_INT);
    check_unchanged(section(memory, 4, {{10, 8}}), 1, 0, MPI_INT);
    bnd_section assumed = section(memory, 4, {{10, 4}, {0, 40}});
    assumed.assumed_size = true;
    check_unchanged(assumed, 1, 900, MPI_INT);
    check_unchanged(section(memory, 4, {{10, 8}}), 1, 3, MPI_DATATYPE_NULL);  // MPI reports it
    check_unchanged(section(memory, 4, {{10, 8}}), 1, -1, MPI_INT);
}

void check_type(const bnd_section &of, MPI_Count blocks, MPI_Count count, MPI_Datatype type, MPI_Count extent)
{
    const result got(of, blocks, count, type);
    int size = 0;
    PMPI_Type_size(type, &size);
    CHECK(got.rc, MPI_SUCCESS);
    CHECK(got.out.own, true);
    CHECK(got.out.address, of.base);
    CHECK(got.out.count, 1);
    CHECK(got.size, count * size);
    if (blocks > 1)
        CHECK(got.extent, extent);
    bnd_choice flat;
    CHECK(bnd_section_describe_contiguous(&of, blocks, count, type, &flat), BND_NEEDS_BOUNCE);
}

void blocks_have_the_extent_of_their_distance()
{
    check_type(section(memory, 4, {{12, 8}}), 4, 3, MPI_INT, 24);
    check_type(section(memory, 4, {{12, 8}}), 6, 1, MPI_2INTEGER, 16);
    check_type(section(memory, 4, {{5, 8}, {4, 80}}), 4, 5, MPI_INT, 80);
    check_type(section(memory, 4, {{5, 8}, {4, 80}}), 2, 10, MPI_INT, 160);
    check_type(section(memory, 4, {{5, 4}, {4, 80}}), 4, 5, MPI_INT, 80);
    check_type(section(memory, 4, {{5, 8}, {4, 40}}), 4, 3, MPI_INT, 24);  // a(1:n:2, :) of an even n is evenly spaced
    check_type(section(memory, 8, {{5, 16}, {4, 160}}), 4, 10, MPI_INT, 160);
    check_type(section(memory, 4, {{5, -8}, {4, 80}}), 4, 5, MPI_INT, 80);
    check_type(section(memory, 4, {{5, 8}, {4, 100}}), 2, 2, MPI_INT, 16);  // within the first column
    check_type(section(memory, 4, {{8, 4}, {4, 80}}), 1, 29, MPI_INT, 0);   // ends within a row
}

void check_code(const bnd_section &of, MPI_Count blocks, MPI_Count count, MPI_Datatype type, int code)
{
    CHECK(result(of, blocks, count, type).rc, code);
}

void what_no_datatype_says_needs_a_copy()
{
    check_code(section(memory, 4, {{5, 8}, {4, 80}}), 2, 7, MPI_INT, BND_NEEDS_BOUNCE);   // blocks of different shapes
    check_code(section(memory, 4, {{5, -8}, {4, 80}}), 5, 1, MPI_INT, BND_NEEDS_BOUNCE);  // a negative distance
    check_code(section(memory, 4, {{10, 8}}), 1, 2, MPI_DOUBLE, BND_NEEDS_BOUNCE);        // half of it here, half there
    check_code(section(memory, 4, {{5, 12}}), 3, 2, MPI_CHAR, BND_NEEDS_BOUNCE);          // blocks end within elements
}

// a(1:n:2, 1:m:3) costs what a C programmer would pay; likewise characters in it, and a derived type that fits its elements.
void a_regular_section_is_a_vector_of_vectors()
{
    MPI_Datatype pair;
    PMPI_Type_contiguous(2, MPI_SHORT, &pair);
    for (const MPI_Datatype type : {MPI_INT, MPI_CHAR, pair}) {
        int size;
        PMPI_Type_size(type, &size);
        const result got(section(memory, 4, {{7, 8}, {5, 120}}), 1, 35 * 4 / size, type);
        CHECK(got.rc, MPI_SUCCESS);
        MPI_Datatype inner, innermost;
        CHECK(combiner(got.out.datatype, &inner), static_cast<int>(MPI_COMBINER_HVECTOR));
        CHECK(combiner(inner, &innermost), static_cast<int>(MPI_COMBINER_HVECTOR));
        if (type == pair)
            PMPI_Type_free(&innermost);  // a handle of its own
        else
            CHECK(innermost == type, true);
        PMPI_Type_free(&inner);
    }
    PMPI_Type_free(&pair);
}

void rare_datatypes()
{
    MPI_Datatype blocks, integer9;
    const int size = 4, distribution = MPI_DISTRIBUTE_BLOCK, argument = MPI_DISTRIBUTE_DFLT_DARG, processes = 1;
    PMPI_Type_create_darray(1, 0, 1, &size, &distribution, &argument, &processes, MPI_ORDER_C, MPI_INT, &blocks);
    const bnd_section wide = section(memory, 16, {{4, 32}}), narrow = section(memory, 4, {{16, 8}});
    check_type(wide, 1, 4, blocks, 0);
    check_code(narrow, 1, 4, blocks, BND_NEEDS_BOUNCE);
    bnd::bounce_buffer bounce;
    bounce.section = narrow;
    bounce.copies_out = true;
    CHECK(bounce.where.add(16, 2, blocks), MPI_SUCCESS);
    CHECK(bounce.make(), MPI_SUCCESS);
    std::fill(memory, memory + 32, 5);
    for (int i = 4; i < 12; ++i)
        reinterpret_cast<int *>(bounce.origin)[i] = i;
    bounce.copy_out();
    for (int i = 0; i < 32; ++i)
        CHECK(memory[i], i % 2 == 0 && i >= 8 && i < 24 ? i / 2 : 5);
    PMPI_Type_free(&blocks);
    PMPI_Type_create_f90_integer(9, &integer9);
    check_type(narrow, 1, 16, integer9, 0);
}

// 12 bytes of MPI_DOUBLE_INT side by side are not 2 of it, whose extent is 16.
void pairs_closer_than_their_extent()
{
    MPI_Datatype close;
    const MPI_Aint places[3] = {0, 12, 24};
    PMPI_Type_create_hindexed_block(3, 1, places, MPI_DOUBLE_INT, &close);
    PMPI_Type_commit(&close);
    std::iota(memory, memory + 100, 0);
    const bnd_section of = section(memory, 24, {{4, 32}});
    const result got(of, 1, 1, close);
    CHECK(got.out.own, true);
    bnd::bounce_buffer bounce;
    bounce.section = of;
    CHECK(bounce.where.add(0, 1, close), MPI_SUCCESS);
    CHECK(bounce.make(), MPI_SUCCESS);
    std::vector<char> expected(36), actual(36);
    int position = 0;
    PMPI_Pack(bounce.origin, 1, close, expected.data(), 36, &position, MPI_COMM_SELF);
    position = 0;
    PMPI_Pack(got.out.address, 1, got.out.datatype, actual.data(), 36, &position, MPI_COMM_SELF);
    CHECK(actual == expected, true);
    PMPI_Type_free(&close);
}

// Two blocks far apart in a section of 8 GiB, of which nothing else exists: only they are touched.
void copies_are_partial()
{
    constexpr MPI_Count far = MPI_Count{1} << 28;
    static int low[16], high[16];
    std::iota(low, low + 16, 100);
    std::iota(high, high + 16, 200);
    const ptrdiff_t away = reinterpret_cast<char *>(high) - reinterpret_cast<char *>(low);
    const bnd_section of = section(low, 4, {{8, 8}, {far, away}});  // its second column is `high`
    bnd::bounce_buffer bounce;
    bounce.section = of;
    bounce.copies_out = true;
    CHECK(bounce.where.add(4, 3, MPI_INT), MPI_SUCCESS);
    CHECK(bounce.where.add(36, 2, MPI_INT), MPI_SUCCESS);
    CHECK(bounce.where.add(0, 0, MPI_INT), MPI_SUCCESS);
    CHECK(bounce.make(), MPI_SUCCESS);
    int *const copy = reinterpret_cast<int *>(bounce.origin);
    CHECK(copy[1] == 102 && copy[3] == 106 && copy[9] == 202 && copy[10] == 204, true);
    copy[2] = 7;
    copy[10] = 8;
    bounce.copy_out();
    CHECK(low[4] == 7 && high[4] == 8 && low[0] == 100 && low[3] == 103 && high[0] == 200, true);
    bnd::bounce_buffer too_long;
    too_long.section = of;
    CHECK(too_long.more_in.add(32 * far - 4, 2, MPI_INT), MPI_SUCCESS);
    CHECK(too_long.make(), MPI_ERR_COUNT);
}

// MPI's own error is marked, so that nobody raises it once more.
void errors_of_mpi_are_marked()
{
    CHECK(bnd_error_code(bnd_raised(MPI_ERR_TYPE)), MPI_ERR_TYPE);
    CHECK(bnd_raised(MPI_SUCCESS), MPI_SUCCESS);
    CHECK(bnd_error_code(MPI_ERR_COUNT), MPI_ERR_COUNT);
    CHECK(bnd_raised(MPI_ERR_TYPE) < BND_NEEDS_BOUNCE, true);
}

// By what the library says of itself at run time; an unknown library has every quirk.
void quirks_by_library_version()
{
    const unsigned mpich = bnd_quirks_of("MPICH Version:      4.0.2\nMPICH Release date: x");
    const unsigned open_mpi = bnd_quirks_of("Open MPI v4.1.4, package: Debian OpenMPI, ident: 4.1.4");
    const unsigned every = bnd_quirks_of("Some MPI 7");
    CHECK(mpich >> BND_QUIRK_FILES_CONFUSE_DATATYPES & 1, 1u);
    CHECK(mpich >> BND_QUIRK_SCHEDULES_LOSE_DATATYPES & 1, 1u);
    const unsigned later = 1u << BND_QUIRK_REPLACES_WRONG, latest = later | 1u << BND_QUIRK_SUCCESS_AFTER_HANDLER;
    const unsigned derived = mpich | latest;
    const unsigned early = 1u << BND_QUIRK_GETS_COMPLETE_EARLY;
    CHECK(bnd_quirks_of("MPICH Version:      4.2.1\n"), later | early);
    CHECK(bnd_quirks_of("MPICH Version:\t4.3\n"), latest | early);
    for (const char *version : {"MPICH Version:\t5.0.2\n", "MPICH Version:\t10.0\n"})
        CHECK(bnd_quirks_of(version), latest);
    CHECK(bnd_quirks_of("MPICH Version:\t4.2\n"), mpich);
    CHECK(open_mpi >> BND_QUIRK_STRIDE_OF_MINUS_ONE & 1, 1u);
    CHECK(open_mpi >> BND_QUIRK_FETCHES_WRONG & 1, 1u);
    const unsigned open_mpi_5 =
        bnd_quirks_of("Open MPI v5.0.11, package: Open MPI user@localhost Distribution, ident: 5.0.11");
    CHECK(open_mpi >> BND_QUIRK_ODD_DISTANCES & 1, 0u);
    CHECK(open_mpi_5 >> BND_QUIRK_ODD_DISTANCES & 1, 1u);
    CHECK(open_mpi_5 >> BND_QUIRK_FETCHES_WRONG & 1, 0u);
    const unsigned open_mpi_6 = bnd_quirks_of("Open MPI v6.0.0rc2, package: x");
    CHECK(open_mpi_6, 1u << BND_QUIRK_STRIDE_OF_MINUS_ONE | 1u << BND_QUIRK_STARTS_LOSE_DATATYPES);
    CHECK(open_mpi >> BND_QUIRK_STARTS_LOSE_DATATYPES & 1, 0u);
    CHECK(open_mpi_5 >> BND_QUIRK_STARTS_LOSE_DATATYPES & 1, 1u);
    CHECK(mpich & (open_mpi | open_mpi_5 | open_mpi_6), 0u);
    CHECK(derived | open_mpi | open_mpi_5 | open_mpi_6 | 1u << BND_QUIRK_COLLECTIVES_READ_WRONG, every);
    CHECK(every, (1u << BND_QUIRKS) - 1);
    CHECK(bnd_quirks_of("Intel(R) MPI Library 2021.19 for Linux* OS\n"),
          derived | 1u << BND_QUIRK_COLLECTIVES_READ_WRONG);
    CHECK(bnd_quirks_of("MPI VERSION    : CRAY MPICH version 8.1.25.17 (ANL base 3.4a2)"), derived);
    CHECK(bnd_quirks_of("MVAPICH Version:\t3.0"), derived);
    CHECK(bnd_quirks_of("Bindery solo 0.1"), 0u);
    CHECK(bnd_quirks_of(""), every);
    char text[MPI_MAX_LIBRARY_VERSION_STRING];
    int length = 0;
    PMPI_Get_library_version(text, &length);
    for (int quirk = 0; quirk < BND_QUIRKS; ++quirk)
        CHECK(bnd_has_quirk(static_cast<bnd_quirk>(quirk)), (bnd_quirks_of(text) >> quirk & 1) != 0);
}

void what_is_too_long_is_refused()
{
    check_code(section(memory, 4, {{10, 8}}), 1, 11, MPI_INT, MPI_ERR_COUNT);
    check_code(section(memory, 4, {{0, 8}, {4, 40}}), 1, 1, MPI_INT, MPI_ERR_COUNT);
    check_code(section(memory, 4, {{3, 4}, {0, 12}}), 1, 1, MPI_INT, MPI_ERR_COUNT);
    check_code(section(memory, 4, {{10, 8}}), 2, 6, MPI_INT, MPI_ERR_COUNT);
    check_code(section(memory, 4, {{10, 8}}), 1, 21, MPI_SHORT, MPI_ERR_COUNT);
    check_code(section(memory, 4, {{10, 8}}), MPI_Count{1} << 40, MPI_Count{1} << 40, MPI_INT, MPI_ERR_COUNT);
    check_code(section(memory, 4, {{10, 8}}), 1, MPI_Count{1} << 62, MPI_INT, MPI_ERR_COUNT);
    check_code(section(nullptr, 4, {{10, 4}}), 1, 1, MPI_INT, MPI_ERR_BUFFER);
    MPI_Datatype before;
    const int place = -1;
    PMPI_Type_create_indexed_block(1, 1, &place, MPI_INT, &before);
    check_code(section(memory + 5, 4, {{10, 8}}), 1, 1, before, MPI_ERR_BUFFER);
    PMPI_Type_free(&before);
    bnd_section whole = section(memory, 4, {{10, 4}});
    CHECK(bnd_section_check(&whole, 0, 10, MPI_INT), MPI_SUCCESS);
    CHECK(bnd_section_check(&whole, 4, 10, MPI_INT), MPI_ERR_COUNT);
    CHECK(bnd_section_check(&whole, -4, 1, MPI_INT), MPI_ERR_BUFFER);
    whole.base = nullptr;
    CHECK(bnd_section_check(&whole, 0, 1, MPI_INT), MPI_ERR_BUFFER);
    CHECK(bnd_section_check(&whole, 0, 0, MPI_INT), MPI_SUCCESS);
}

// R93: MPI_BOTTOM is a null address in C.
void no_buffer_is_not_bottom()
{
    const result got(section(nullptr, 4, {}), 1, 0, MPI_INT);
    CHECK(got.rc, MPI_SUCCESS);
    CHECK(got.out.address != MPI_BOTTOM, true);
}

void check_large(const bnd_section &of, MPI_Count count, MPI_Datatype type, MPI_Count size, MPI_Count low,
                 MPI_Count true_extent)
{
    const result got(of, 1, count, type);
    CHECK(got.rc, MPI_SUCCESS);
    CHECK(got.size, size);
    CHECK(got.low, low);
    CHECK(got.true_extent, true_extent);
}

void sections_over_2_gib()
{
    constexpr MPI_Count giga = MPI_Count{1} << 30;
    check_large(section(memory, 4, {{giga, 8}}), giga, MPI_INT, 4 * giga, 0, 8 * giga - 4);
    check_large(section(memory, 4, {{3 * giga + 1, 8}}), 3 * giga + 1, MPI_INT, 12 * giga + 4, 0, 24 * giga + 4);
    check_large(section(memory, 1, {{5 * giga, 1}, {3, 6 * giga}}), 12 * giga, MPI_CHAR, 12 * giga, 0, 14 * giga);
    check_large(section(memory, 1, {{5 * giga, 1}, {4, 6 * giga}}), 20 * giga, MPI_CHAR, 20 * giga, 0, 23 * giga);
    check_large(section(memory, 8, {{70000, 16}, {70000, 70000 * 24}}), MPI_Count{70000} * 70000, MPI_DOUBLE,
                MPI_Count{70000} * 70000 * 8, 0, MPI_Count{69999} * 70000 * 24 + 69999 * 16 + 8);
    check_large(section(memory, 4, {{giga, -8}}), giga, MPI_INT, 4 * giga, -8 * (giga - 1), 8 * giga - 4);
}

// The datatype is freed before the message arrives.
void a_message_to_self()
{
    std::vector<int> from(200), to(200, -1);
    std::iota(from.begin(), from.end(), 0);
    bnd_section send = section(from.data() + 199, 4, {{50, -8}});
    bnd_section receive = section(to.data(), 4, {{5, 8}, {10, 80}});
    bnd_choice source, target;
    CHECK(bnd_section_describe(&receive, 1, 50, MPI_INT, &target), MPI_SUCCESS);
    CHECK(bnd_section_describe(&send, 1, 50, MPI_INT, &source), MPI_SUCCESS);
    MPI_Request requests[2];
    PMPI_Irecv(target.address, static_cast<int>(target.count), target.datatype, 0, 0, MPI_COMM_SELF, &requests[0]);
    PMPI_Type_free(&target.datatype);
    PMPI_Isend(source.address, static_cast<int>(source.count), source.datatype, 0, 0, MPI_COMM_SELF, &requests[1]);
    PMPI_Type_free(&source.datatype);
    MPI_Status statuses[2];
    PMPI_Waitall(2, requests, statuses);
    int received = 0;
    PMPI_Get_count(&statuses[0], MPI_INT, &received);
    CHECK(received, 50);
    for (int i = 0; i < 200; ++i) {
        const int element = i / 20 * 5 + i % 20 / 2;
        CHECK(to[i], i % 20 < 10 && i % 2 == 0 ? 199 - 2 * element : -1);
    }
}

void empty_gfortran_sections()
{
    bnd_gfortran_descriptor empty = {memory, 0, 4, 0, 2, 1, 0, 4, {{1, 1, 3}, {10, 1, -1}}};  // a(1:3, 5:3)
    bnd_section got;
    CHECK(bnd_section_from_gfortran(&empty, &got), MPI_SUCCESS);
    CHECK(got.assumed_size, false);
    CHECK(got.dim[1].extent, 0);
    empty.dim[1].stride = 3;  // an assumed-size a(3, *) looks like this
    CHECK(bnd_section_from_gfortran(&empty, &got), MPI_SUCCESS);
    CHECK(got.assumed_size, true);
    bnd_gfortran_descriptor star = {memory, 0, 8, 0,          1,
                                    10,     0, 1, {{2, 1, 4}}};  // CLASS(*), of CHARACTER(n) or INTEGER(1)
    CHECK(bnd_section_from_gfortran(&star, &got), MPI_ERR_BUFFER);
    star.dim[0].stride = 1;
    CHECK(bnd_section_from_gfortran(&star, &got), MPI_SUCCESS);
    bnd_section none = section(memory, 4, {{3, 8}, {0, 12}});
    CHECK(bnd_section_contiguous(&none), true);
}

// gfortran writes the upper bound -1, whatever the lower one is; the descriptor of an array in one piece passes through at once.
void assumed_size_of_any_lower_bound()
{
    for (const ptrdiff_t lower : {-3, -2, -1, 0, 1, 2, 7}) {
        const bnd_gfortran_descriptor vector = {memory, 0, 4, 0, 1, 1, 0, 4, {{1, lower, -1}}};
        const bnd_gfortran_descriptor matrix = {memory, 0, 4, 0, 2, 1, 0, 4, {{1, 1, 5}, {5, lower, -1}}};
        bnd_gfortran_descriptor cube = {memory, 0, 4, 0, 3, 1, 0, 4, {{1, 0, 4}, {5, -1, -1}, {5, lower, -1}}};
        const bnd_gfortran_descriptor *const all[] = {&vector, &matrix, &cube};
        for (const bnd_gfortran_descriptor *const each : all) {
            bnd_section got;
            CHECK(bnd_contiguous_array_gfortran(each), true);
            CHECK(bnd_section_from_gfortran(each, &got), MPI_SUCCESS);
            CHECK(got.assumed_size && bnd_section_contiguous(&got), true);
        }
        cube.dim[1].stride = 10;  // not in one piece, so not of assumed size
        bnd_section got;
        CHECK(bnd_contiguous_array_gfortran(&cube), false);
        CHECK(bnd_section_from_gfortran(&cube, &got), MPI_SUCCESS);
        CHECK(got.assumed_size, false);
    }
    const bnd_gfortran_descriptor none = {memory, 0, 4, 0, 2, 1, 0, 4, {{1, 1, 3}, {3, 1, -2}}};
    CHECK(bnd_contiguous_array_gfortran(&none), false);
}

}  // namespace

int main(int argc, char **argv)
{
    PMPI_Init(&argc, &argv);
    one_piece_passes_through();
    blocks_have_the_extent_of_their_distance();
    what_no_datatype_says_needs_a_copy();
    a_regular_section_is_a_vector_of_vectors();
    rare_datatypes();
    pairs_closer_than_their_extent();
    what_is_too_long_is_refused();
    no_buffer_is_not_bottom();
    sections_over_2_gib();
    a_message_to_self();
    empty_gfortran_sections();
    assumed_size_of_any_lower_bound();
    copies_are_partial();
    errors_of_mpi_are_marked();
    quirks_by_library_version();
    PMPI_Finalize();
    return failures();
}
