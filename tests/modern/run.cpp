// bindery::mpi on 1 to 4 processes: each result is known.
#ifdef NDEBUG
#undef NDEBUG
#endif
#include <bindery/mpi/complex.hpp>
#include <bindery/pmpi.hpp>

#include <array>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace mpi = bindery::mpi;
namespace pmpi = bindery::pmpi;

#define CHECK(condition)                                                                  \
    do {                                                                                  \
        if (!(condition)) {                                                               \
            std::fprintf(stderr, "run.cpp:%d: %s does not hold\n", __LINE__, #condition); \
            std::exit(1);                                                                 \
        }                                                                                 \
    } while (0)

template <class Handle>
constexpr bool is_thin = std::is_trivially_copyable_v<Handle> && std::is_standard_layout_v<Handle> &&
                         sizeof(Handle) == sizeof(typename Handle::native_type);
static_assert(is_thin<mpi::comm> && is_thin<mpi::datatype> && is_thin<mpi::request> && is_thin<mpi::file>);
static_assert(!std::is_convertible_v<mpi::comm, mpi::datatype> && !std::is_convertible_v<mpi::win, mpi::comm>);
#ifdef MPICH
static_assert(mpi::comm() == MPI_COMM_NULL && mpi::request::null().is_null());
#endif

namespace {

int rank, size;
mpi::comm world = MPI_COMM_WORLD;

void point_to_point()
{
    const int left = (rank + size - 1) % size, right = (rank + 1) % size;
    const std::vector<double> out{rank + 0.5, 2.0, 3.0};
    std::array<double, 3> in{};
    mpi::status status;
    mpi::sendrecv(out, right, 1, in, left, 1, world, &status);
    CHECK(in[0] == left + 0.5 && status.MPI_SOURCE == left);
    CHECK(mpi::get_count(status, MPI_DOUBLE) == 3);
#if BND_HAS_MPI_Get_count_c
    CHECK(mpi::get_count<mpi::count>(status, MPI_DOUBLE) == 3);
#endif

    std::vector<mpi::request> requests(2);
    CHECK(requests[0].is_null() && requests[1] == MPI_REQUEST_NULL);
    std::array<mpi::status, 2> statuses;
    int number = 0;
    mpi::irecv(&number, 1, MPI_INT, left, 2, world, requests[0]);
    requests[1] = mpi::isend(&rank, 1, MPI_INT, right, 2, world);
    mpi::waitall(requests, statuses);
    CHECK(number == left && statuses[0].MPI_TAG == 2 && requests[0].is_null());

    auto request = pmpi::isend(&rank, std::size_t{1}, MPI_INT, right, 3, world);
    auto probed = mpi::improbe(left, 3, world);
    while (!probed.flag)
        probed = mpi::improbe(left, 3, world);
    mpi::mrecv(&number, 1, MPI_INT, probed.message);
    mpi::wait(request);
    CHECK(number == left && probed.message == MPI_MESSAGE_NULL && request.is_null());
    CHECK(mpi::test(request));

    mpi::request one[1] = {mpi::isend(&rank, 1, MPI_INT, rank, 4, world)};
    mpi::recv(&number, 1, MPI_INT, rank, 4, world);
    int indices[1];
    CHECK(mpi::waitsome(one, indices) == 1 && indices[0] == 0);
}

void collectives()
{
    const int expected = size * (size - 1) / 2;
    int sum = 0;
    mpi::allreduce(&rank, &sum, 1, MPI_INT, MPI_SUM, world);
    CHECK(sum == expected);
    std::vector<int> values{rank, 1}, sums(2);
    mpi::allreduce(values, sums, MPI_SUM, world);
    CHECK(sums[0] == expected && sums[1] == size);
    const std::array<std::complex<double>, 1> term{std::complex<double>(rank, -1.0)};
    std::array<std::complex<double>, 1> total;
    mpi::allreduce(term, total, MPI_SUM, world);
    CHECK(total[0] == std::complex<double>(expected, -size));
    const std::array<bool, 2> is_end{rank == 0, rank == size};
    std::array<bool, 2> has_end{};
    mpi::allreduce(is_end, has_end, MPI_LOR, world);
    CHECK(has_end[0] && !has_end[1]);

    // The arguments that matter at the root alone may be empty elsewhere.
    std::vector<int> counts(static_cast<std::size_t>(size), 1), displs(counts.size()), all(counts.size());
    std::iota(displs.begin(), displs.end(), 0);
    if (rank == 0)
        mpi::gatherv(&rank, 1, MPI_INT, all.data(), counts, displs, MPI_INT, 0, world);
    else
        mpi::gatherv(&rank, 1, MPI_INT, nullptr, {}, {}, MPI_DATATYPE_NULL, 0, world);
    mpi::bcast(all, 0, world);
    CHECK(all == displs);
    const std::vector<mpi::datatype> types(counts.size(), MPI_INT);
    std::vector<int> bytes(displs), received(counts.size());
    for (int &byte : bytes)
        byte *= static_cast<int>(sizeof(int));
    mpi::alltoallw(all.data(), counts, bytes, types, received.data(), counts, bytes, types, world);
    CHECK(received[0] == rank);

    mpi::op op = mpi::op_create(
        [](void *in, void *inout, int *n, MPI_Datatype *) {
            for (int i = 0; i < *n; ++i)
                static_cast<int *>(inout)[i] += 10 * static_cast<int *>(in)[i];
        },
        true);
    mpi::reduce(&rank, &sum, 1, MPI_INT, op, 0, world);
    mpi::op_free(op);
    CHECK(op == MPI_OP_NULL);
}

void objects()
{
    auto part = mpi::comm_split(world, rank % 2, rank);
    mpi::comm_set_name(part, std::string("part"));
    CHECK(std::string_view(mpi::comm_get_name(part)) == "part");
    CHECK(mpi::comm_compare(part, part) == MPI_IDENT);
    int keyval = mpi::comm_create_keyval(MPI_COMM_DUP_FN, MPI_COMM_NULL_DELETE_FN, nullptr);
    mpi::comm_set_attr(part, keyval, &size);
    const auto [value, found] = mpi::comm_get_attr(part, keyval);
    CHECK(found && value == &size);
    mpi::comm_free_keyval(keyval);
    mpi::comm_free(part);
    CHECK(part.is_null());

    const int dims[] = {size, 1}, periods[] = {1, 0};
    mpi::comm cart = mpi::cart_create(world, dims, periods, false);
    int extents[2], periodic[2], coords[2];
    mpi::cart_get(cart, extents, periodic, coords);
    CHECK(extents[0] == size && periodic[0] && !periodic[1] && coords[0] == rank);
    const auto neighbours = mpi::cart_shift(cart, 0, 1);
    CHECK(neighbours.rank_dest == (rank + 1) % size);
    mpi::comm_free(cart);

    const int lengths[] = {1, 2};
    const mpi::aint displacements[] = {0, 8};
    const mpi::datatype types[] = {MPI_INT, MPI_DOUBLE};
    mpi::datatype record = mpi::type_create_struct(lengths, displacements, types);
    mpi::type_commit(record);
    CHECK(mpi::type_size(record) == static_cast<int>(sizeof(int) + 2 * sizeof(double)));
    CHECK(mpi::type_get_extent(record).extent == 24);
    CHECK(mpi::type_get_envelope(record).combiner == MPI_COMBINER_STRUCT);
    mpi::type_free(record);

    auto info = mpi::info_create();
    mpi::info_set(info, "colour", std::string("blue"));
    CHECK(std::string_view(mpi::info_get_nthkey(info, 0)) == "colour");
#if BND_HAS_MPI_Info_get_string
    char text[16];
    const auto got = mpi::info_get_string(info, "colour", text);
    CHECK(got.flag && got.buflen == 5 && std::string_view(text) == "blue");
    CHECK(!mpi::info_get_string(info, "sound", text).flag);
#endif
    mpi::info_free(info);
    CHECK(mpi::get_processor_name().size() > 0);
    CHECK(mpi::get_version().version == MPI_VERSION && mpi::wtime() >= 0);
}

void memory_and_files()
{
    const auto allocated = mpi::win_allocate(64 * sizeof(int), static_cast<int>(sizeof(int)), MPI_INFO_NULL, world);
    [[maybe_unused]] const int *const memory = static_cast<int *>(allocated.baseptr);
    mpi::win win = allocated.win;
    const int target = (rank + 1) % size;
    mpi::win_fence(0, win);
    mpi::put(&rank, 1, MPI_INT, target, 32, 1, MPI_INT, win);
    mpi::win_fence(0, win);
#ifndef MPICH_VERSION  // Debian's MPICH 4.0.2 puts it elsewhere, from C too.
    CHECK(memory[32] == (rank + size - 1) % size);
#endif
    mpi::win_lock(MPI_LOCK_SHARED, target, 0, win);
    mpi::win_flush(target, win);
    mpi::win_unlock(target, win);
    mpi::win_free(win);

    const std::string name = "run-" + std::to_string(size) + ".data";
    mpi::file file =
        mpi::file_open(world, name, MPI_MODE_CREATE | MPI_MODE_RDWR | MPI_MODE_DELETE_ON_CLOSE, MPI_INFO_NULL);
    const std::array<int, 2> out{rank, 7};
    std::array<int, 2> in{};
    const auto offset = static_cast<mpi::offset>(sizeof out) * rank;
    mpi::file_write_at(file, offset, out);
    mpi::status status;
    mpi::file_read_at(file, offset, in, &status);
    CHECK(in == out && mpi::get_count(status, MPI_INT) == 2);
    const auto view = mpi::file_get_view(file);
    CHECK(view.disp == 0 && view.etype == MPI_BYTE && std::string_view(view.datarep) == "native");
    mpi::file_close(file);
    CHECK(file.is_null());
}

#ifdef __cpp_exceptions
template <class Call>
int class_of(Call call)
{
    try {
        call();
    } catch (const mpi::error &error) {
        CHECK(std::strlen(error.what()) > 0 && error.code() != MPI_SUCCESS);
        return error.error_class();
    }
    return MPI_SUCCESS;
}
#endif

void errors()
{
    mpi::comm_set_errhandler(world, MPI_ERRORS_RETURN);
    mpi::comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    const auto failed = mpi::returning::send(&rank, 1, MPI_INT, size, 0, world);
    CHECK(!failed && mpi::error_class(failed.code()) == MPI_ERR_RANK);
    CHECK(mpi::returning::comm_rank(world).value() == rank);
    CHECK(*pmpi::returning::comm_size(world) == size);
    CHECK(mpi::returning::comm_rank(world).value_or(-1) == rank);
#ifdef __cpp_exceptions
    CHECK(class_of([] { mpi::send(&rank, 1, MPI_INT, size, 0, world); }) == MPI_ERR_RANK);
    CHECK(class_of([&] { failed.value(); }) == MPI_ERR_RANK);
#endif
    // Arrays that belong together and disagree.
    const int dims[] = {1, 1}, periods[] = {0};
    CHECK(mpi::returning::cart_create(world, dims, periods, false).code() == MPI_ERR_ARG);
    const std::vector<int> two(2);
    std::vector<int> three(3);
    CHECK(mpi::returning::allreduce(two, three, MPI_SUM, world).code() == MPI_ERR_ARG);
    // A count that the MPI cannot be given.
    const std::size_t many = std::size_t{1} << 31;
    const int displs[] = {0};
    char byte = 0;
    const auto refused =
        mpi::returning::gatherv(&byte, many, MPI_CHAR, &byte, displs, displs, MPI_CHAR, 0, MPI_COMM_SELF);
    CHECK(refused.code() == MPI_ERR_COUNT);
#if !BND_HAS_MPI_Send_c
    CHECK(mpi::returning::send(&byte, many, MPI_CHAR, MPI_PROC_NULL, 0, world).code() == MPI_ERR_COUNT);
#endif
    mpi::send(&byte, std::size_t{1}, MPI_CHAR, MPI_PROC_NULL, 0, world);
}

}  // namespace

int main(int argc, char **argv)
{
    CHECK(mpi::init_thread(&argc, &argv, MPI_THREAD_SINGLE) >= MPI_THREAD_SINGLE);
    rank = mpi::comm_rank(world);
    size = pmpi::comm_size(world);
    point_to_point();
    collectives();
    objects();
    memory_and_files();
    errors();
    mpi::barrier(world);
    mpi::finalize();
    CHECK(mpi::finalized());
    if (rank == 0)
        std::printf("%d processes\n", size);
}
