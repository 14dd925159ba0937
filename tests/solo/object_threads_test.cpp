// Infos, datatypes, operations, groups and topologies under MPI_THREAD_MULTIPLE (11.6.1): several threads use one object, and
// make and free their own.
#include "threads.h"

#include <cstring>

namespace {

constexpr int rounds = 300;

// Chapter 10: one info is changed by some threads, read by others, and given to all that takes an info.
TEST(ObjectThreads, Infos)
{
    MPI_Comm comm = own_comm();
    MPI_Info info;
    MPI_Info_create(&info);
    const char *const keys[] = {"mpi_assert_no_any_tag",
                                "mpi_assert_no_any_source",
                                "mpi_assert_memory_alloc_kinds",
                                "mpi_minimum_memory_alignment",
                                "mpi_hw_resource_type",
                                "mpi_pset_name",
                                "thread_level"};
    const char *const values[] = {
        "true", "false", "system,mpi:alloc_mem", "64", "mpi_shared_memory", "mpi://WORLD", "MPI_THREAD_MULTIPLE"};
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            const int which = i % 7;
            if (me == 0) {
                wrong += MPI_Info_set(info, keys[which], values[which]) != MPI_SUCCESS;
                wrong += MPI_Info_delete(info, keys[which]) != MPI_SUCCESS;
                continue;
            }
            char value[MPI_MAX_INFO_VAL + 1];
            int flag = 0, length = MPI_MAX_INFO_VAL, keys_there = -1;
            wrong += MPI_Info_get_string(info, keys[which], &length, value, &flag) != MPI_SUCCESS;
            wrong += flag && std::strcmp(value, values[which]) != 0;
            wrong += MPI_Info_get_nkeys(info, &keys_there) != MPI_SUCCESS || keys_there < 0 || keys_there > 1;
            MPI_Info copied;
            wrong += MPI_Info_dup(info, &copied) != MPI_SUCCESS || MPI_Info_free(&copied) != MPI_SUCCESS;
            MPI_Comm made;
            if (me == 1) {
                wrong +=
                    MPI_Comm_dup_with_info(comm, info, &made) != MPI_SUCCESS || MPI_Comm_free(&made) != MPI_SUCCESS;
                wrong += MPI_Comm_set_info(comm, info) != MPI_SUCCESS;
                wrong += MPI_Comm_get_info(comm, &copied) != MPI_SUCCESS || MPI_Info_free(&copied) != MPI_SUCCESS;
            } else if (me == 2) {
                void *memory = nullptr;
                wrong += MPI_Alloc_mem(100, info, &memory) != MPI_SUCCESS || MPI_Free_mem(memory) != MPI_SUCCESS;
                MPI_Session session;
                wrong += MPI_Session_init(info, MPI_ERRORS_RETURN, &session) != MPI_SUCCESS;
                wrong += MPI_Session_finalize(&session) != MPI_SUCCESS;
            } else {
                wrong += MPI_Comm_split_type(comm, MPI_COMM_TYPE_RESOURCE_GUIDED, 0, info, &made) != MPI_SUCCESS;
                wrong += made != MPI_COMM_NULL && MPI_Comm_free(&made) != MPI_SUCCESS;
                wrong += MPI_Comm_split_type(comm, MPI_COMM_TYPE_HW_GUIDED, 0, info, &made) != MPI_SUCCESS;
                wrong += made != MPI_COMM_NULL && MPI_Comm_free(&made) != MPI_SUCCESS;
            }
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Info_free(&info);
    MPI_Comm_free(&comm);
}

// Chapter 5: one type is committed by all threads at once, used, named, duplicated and asked about.
TEST(ObjectThreads, Datatypes)
{
    MPI_Comm comm = own_comm();
    std::vector<MPI_Datatype> types(rounds);
    for (int i = 0; i < rounds; ++i)
        MPI_Type_vector(2, 1, 2 + i, MPI_INT, &types[static_cast<std::size_t>(i)]);
    mistakes wrong{0};
    in_threads([&](int me) {
        for (MPI_Datatype type : types) {
            MPI_Datatype same = type, copied, around, inner;
            wrong += MPI_Type_commit(&same) != MPI_SUCCESS;
            std::vector<int> sent(rounds + 3, me);
            int received[2] = {-7, -7}, length = 0, integers[3], size = 0;
            MPI_Aint address;
            const int code =
                MPI_Sendrecv(sent.data(), 1, type, 0, me, received, 2, MPI_INT, 0, me, comm, MPI_STATUS_IGNORE);
            wrong += code != MPI_SUCCESS || received[0] != me || received[1] != me;
            wrong += MPI_Type_dup(type, &copied) != MPI_SUCCESS || MPI_Type_contiguous(2, type, &around) != MPI_SUCCESS;
            wrong += MPI_Type_get_contents(around, 1, 0, 1, integers, &address, &inner) != MPI_SUCCESS;
            wrong += MPI_Type_size(inner, &size) != MPI_SUCCESS || size != 2 * int{sizeof(int)};
            char name[MPI_MAX_OBJECT_NAME];
            wrong += MPI_Type_set_name(type, me % 2 ? "odd" : "even") != MPI_SUCCESS;
            wrong += MPI_Type_get_name(type, name, &length) != MPI_SUCCESS;
            wrong += std::strcmp(name, "odd") != 0 && std::strcmp(name, "even") != 0;
            wrong += MPI_Type_free(&copied) != MPI_SUCCESS || MPI_Type_free(&around) != MPI_SUCCESS;
            wrong += MPI_Type_free(&inner) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    for (MPI_Datatype &type : types)
        MPI_Type_free(&type);
    MPI_Comm_free(&comm);
}

// 5.1: a type is duplicated, and part of others, while another thread commits it.
TEST(ObjectThreads, CommittedWhileCopied)
{
    mistakes wrong{0};
    for (int i = 0; i < rounds / 3; ++i) {
        MPI_Datatype type, around;
        MPI_Type_vector(2, 1, 3, MPI_INT, &type);
        MPI_Type_contiguous(3, type, &around);
        in_threads(2, [&](int me) {
            MPI_Datatype made = type, inner;
            int integer;
            MPI_Aint address;
            if (me == 0) {
                wrong += MPI_Type_commit(&made) != MPI_SUCCESS;
                return;
            }
            wrong += MPI_Type_dup(type, &made) != MPI_SUCCESS || MPI_Type_free(&made) != MPI_SUCCESS;
            wrong += MPI_Type_get_contents(around, 1, 0, 1, &integer, &address, &inner) != MPI_SUCCESS;
            wrong += MPI_Type_free(&inner) != MPI_SUCCESS;
        });
        MPI_Type_free(&type);
        MPI_Type_free(&around);
    }
    EXPECT_EQ(wrong, 0);
}

// 5.1.9: types that are parts of others are freed by several threads in any order.
TEST(ObjectThreads, PartsFreed)
{
    mistakes wrong{0};
    for (int i = 0; i < rounds / 3; ++i) {
        MPI_Datatype types[threads];
        MPI_Type_vector(2, 1, 3, MPI_INT, &types[0]);
        for (int t = 1; t < threads; ++t)
            MPI_Type_contiguous(2, types[t - 1], &types[t]);
        in_threads([&](int me) {
            MPI_Datatype copied;
            int size = 0;
            wrong += MPI_Type_dup(types[me], &copied) != MPI_SUCCESS || MPI_Type_free(&types[me]) != MPI_SUCCESS;
            wrong += MPI_Type_size(copied, &size) != MPI_SUCCESS || size != (2 << me) * int{sizeof(int)};
            wrong += MPI_Type_free(&copied) != MPI_SUCCESS;
        });
    }
    EXPECT_EQ(wrong, 0);
}

// 19.1.9, 5.1.11: equal parameters give the same type, whoever asks first; R138: what Fortran's types are is told once, which
// changes nothing here.
TEST(ObjectThreads, TypesOnDemand)
{
    mistakes wrong{0};
    std::vector<MPI_Datatype> seen(threads * 20);
    MPI_Info facts;
    MPI_Info_create(&facts);
    MPI_Info_set(facts, "mpi_integer_size", "4");
    in_threads([&](int me) {
        for (int i = 0; i < 20; ++i) {
            MPI_Datatype pair, integer;
            int size = 0;
            if (me == i % threads) {
                const int code = MPI_Abi_set_fortran_info(facts);
                wrong += code != MPI_SUCCESS && class_of(code) != MPI_ERR_ABI;
            }
            wrong += MPI_Type_create_f90_real(6, i, &seen[static_cast<std::size_t>(me * 20 + i)]) != MPI_SUCCESS;
            wrong += MPI_Type_create_f90_integer(1 + i % 9, &integer) != MPI_SUCCESS;
            wrong +=
                MPI_Type_get_value_index(MPI_FLOAT, MPI_INT64_T, &pair) != MPI_SUCCESS || pair == MPI_DATATYPE_NULL;
            wrong += MPI_Type_size(MPI_INTEGER, &size) != MPI_SUCCESS || size != 4;
            wrong += MPI_Type_size(MPI_2REAL, &size) != MPI_SUCCESS || size != 8;
        }
    });
    EXPECT_EQ(wrong, 0);
    for (std::size_t i = 0; i < seen.size(); ++i)
        EXPECT_EQ(seen[i], seen[i % 20]);
    MPI_Info_free(&facts);
}

void add_ints(void *in, void *inout, int *length, MPI_Datatype *)
{
    for (int i = 0; i < *length; ++i)
        static_cast<int *>(inout)[i] += static_cast<int *>(in)[i];
}

// 6.9.5: operations of the program, one for all threads and one for each round.
TEST(ObjectThreads, Operations)
{
    MPI_Comm comm = own_comm();
    MPI_Op shared;
    MPI_Op_create(add_ints, 1, &shared);
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            MPI_Op own;
            MPI_Request request;
            int in[2] = {me, i}, inout[2] = {1, 1}, all[2] = {}, commutes = -1;
            wrong += MPI_Op_create(add_ints, 0, &own) != MPI_SUCCESS;
            wrong += MPI_Reduce_local(in, inout, 2, MPI_INT, own) != MPI_SUCCESS;
            wrong += MPI_Reduce_local(in, inout, 2, MPI_INT, shared) != MPI_SUCCESS;
            wrong += inout[0] != 2 * me + 1 || inout[1] != 2 * i + 1;
            wrong += MPI_Op_commutative(shared, &commutes) != MPI_SUCCESS || commutes != 1;
            wrong += MPI_Allreduce_init(in, all, 2, MPI_INT, own, comm, MPI_INFO_NULL, &request) != MPI_SUCCESS;
            wrong += MPI_Op_free(&own) != MPI_SUCCESS;
            wrong += MPI_Start(&request) != MPI_SUCCESS || MPI_Wait(&request, MPI_STATUS_IGNORE) != MPI_SUCCESS;
            wrong += MPI_Request_free(&request) != MPI_SUCCESS || all[0] != me || all[1] != i;
            wrong += MPI_Iallreduce(in, all, 2, MPI_INT, shared, comm, &request) != MPI_SUCCESS;
            wrong += MPI_Wait(&request, MPI_STATUS_IGNORE) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Op_free(&shared);
    MPI_Comm_free(&comm);
}

// 7.3: groups of one communicator, and what is made from them.
TEST(ObjectThreads, Groups)
{
    MPI_Comm comm = own_comm();
    MPI_Group all;
    MPI_Comm_group(comm, &all);
    mistakes wrong{0};
    in_threads([&](int) {
        for (int i = 0; i < rounds; ++i) {
            MPI_Group own, both, none;
            MPI_Comm made;
            int size = -1, result = -1;
            const int ranks[] = {0};
            wrong += MPI_Comm_group(comm, &own) != MPI_SUCCESS || MPI_Group_union(own, all, &both) != MPI_SUCCESS;
            wrong += MPI_Group_excl(all, 1, ranks, &none) != MPI_SUCCESS || none != MPI_GROUP_EMPTY;
            wrong += MPI_Group_compare(both, all, &result) != MPI_SUCCESS || result != MPI_IDENT;
            wrong += MPI_Group_size(both, &size) != MPI_SUCCESS || size != 1;
            wrong +=
                MPI_Comm_create_from_group(both, "threads", MPI_INFO_NULL, MPI_ERRORS_RETURN, &made) != MPI_SUCCESS;
            wrong += MPI_Comm_free(&made) != MPI_SUCCESS || MPI_Comm_create(comm, all, &made) != MPI_SUCCESS;
            wrong += MPI_Comm_free(&made) != MPI_SUCCESS || MPI_Group_free(&own) != MPI_SUCCESS;
            wrong += MPI_Group_free(&both) != MPI_SUCCESS || MPI_Group_free(&none) != MPI_SUCCESS;
            wrong += class_of(MPI_Comm_create_from_group(all, nullptr, MPI_INFO_NULL, MPI_ERRORS_RETURN, &made)) !=
                     MPI_ERR_ARG;
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Group_free(&all);
    MPI_Comm_free(&comm);
}

// 8: one communicator with a topology, asked by all threads, and duplicated and cut.
TEST(ObjectThreads, Topologies)
{
    MPI_Comm grid;
    const int dims[] = {1, 1}, periods[] = {1, 0}, keep[] = {1, 0};
    MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, &grid);
    MPI_Comm_set_errhandler(grid, MPI_ERRORS_RETURN);
    mistakes wrong{0};
    in_threads([&](int me) {
        for (int i = 0; i < rounds; ++i) {
            MPI_Comm copied, cut;
            int found = -1, from = -7, to = -7, sent[4] = {me, me, me, me}, received[4] = {-1, -1, -1, -1};
            wrong += MPI_Comm_dup(grid, &copied) != MPI_SUCCESS || MPI_Cart_sub(grid, keep, &cut) != MPI_SUCCESS;
            wrong += MPI_Cartdim_get(cut, &found) != MPI_SUCCESS || found != 1;
            wrong += MPI_Cart_shift(copied, 0, 1, &from, &to) != MPI_SUCCESS || from != 0 || to != 0;
            wrong += MPI_Neighbor_alltoall(sent, 1, MPI_INT, received, 1, MPI_INT, grid) != MPI_SUCCESS;
            wrong += received[0] != me || received[1] != me || received[2] != -1;
            wrong += MPI_Comm_free(&copied) != MPI_SUCCESS || MPI_Comm_free(&cut) != MPI_SUCCESS;
        }
    });
    EXPECT_EQ(wrong, 0);
    MPI_Comm_free(&grid);
}

}  // namespace

int main(int argc, char **argv) { return run_tests(argc, argv, MPI_THREAD_MULTIPLE); }
