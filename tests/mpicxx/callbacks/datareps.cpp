// Data representations with functions of C++ and of C. MPIs without external representations refuse to register one, or to use it.
#include "../exceptions/thrown.h"

static int extra = 0, read_calls = 0, write_calls = 0;

static void get_extent(const MPI::Datatype &datatype, MPI::Aint &extent, void *extra_state)
{
    CHECK(extra_state == &extra);
    extent = datatype.Get_size();
}

static void read_ints(void *, MPI::Datatype &, int, void *, MPI::Offset, void *) { read_calls++; }
static void write_ints(void *, MPI::Datatype &, int, void *, MPI::Offset, void *) { write_calls++; }
static int write_in_c(void *, MPI_Datatype, int, void *, MPI_Offset, void *) { return MPI_SUCCESS; }

#if MPI_VERSION >= 4
static void read_many(void *, MPI::Datatype &, MPI::Count, void *, MPI::Offset, void *) {}
static int write_many_in_c(void *, MPI_Datatype, MPI_Count, void *, MPI_Offset, void *) { return MPI_SUCCESS; }

static void large_counts(bool is_supported)
{
    const int both =
        thrown_class([] { MPI::Register_datarep_c("bindery-4", read_many, read_many, get_extent, &extra); });
    const int mixed =
        thrown_class([] { MPI::Register_datarep_c("bindery-5", read_many, write_many_in_c, get_extent, &extra); });
    const int null = thrown_class(
        [] { MPI::Register_datarep_c("bindery-6", MPI_CONVERSION_FN_NULL_C, read_many, get_extent, &extra); });
    CHECK((both == MPI::SUCCESS) == is_supported && mixed == both && null == both);
}
#else
static void large_counts(bool) {}
#endif

int main()
{
    MPI::Init();
    MPI::COMM_WORLD.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    MPI::COMM_SELF.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    MPI::FILE_NULL.Set_errhandler(MPI::ERRORS_THROW_EXCEPTIONS);
    // A name can be registered once: the second attempt fails wherever the first succeeds.
    const int first =
        thrown_class([] { MPI::Register_datarep("bindery-1", read_ints, write_ints, get_extent, &extra); });
    const int second =
        thrown_class([] { MPI::Register_datarep("bindery-1", read_ints, write_ints, get_extent, &extra); });
    CHECK(second == MPI::ERR_DUP_DATAREP || (second == first && first != MPI::SUCCESS));
    const int mixed = thrown_class(
        [] { MPI::Register_datarep("bindery-2", MPI_CONVERSION_FN_NULL, write_ints, get_extent, &extra); });
    CHECK((mixed == MPI::SUCCESS) == (first == MPI::SUCCESS));
    const int other =
        thrown_class([] { MPI::Register_datarep("bindery-3", read_ints, write_in_c, get_extent, &extra); });
    CHECK((other == MPI::SUCCESS) == (first == MPI::SUCCESS));
    large_counts(first == MPI::SUCCESS);
    return finish();
}
