// The datatype and the operations for MPI_2INTEGER where an INTEGER has 8 bytes.
#include "handles/wide_pair.h"

#include "bnd_fortran.h"
#include "hash_table.h"

#if BND_IS_ILP64

extern "C" {
struct bnd_wide_pair bnd_wide_pair;
}

#if BND_HAS_MPI_2INTEGER

namespace {

struct Pair {
    int64_t value, index;
};

#if BND_HAS(MPI_Op_create_c)
using Length = MPI_Count;
#define BND_CREATE_OP PMPI_Op_create_c
#else
using Length = int;
#define BND_CREATE_OP PMPI_Op_create
#endif

// The lower index of equal values is the result.
template <bool is_maximum>
void combine(void *invec, void *inoutvec, Length *len, MPI_Datatype *)
{
    const auto *in = static_cast<const Pair *>(invec);
    auto *inout = static_cast<Pair *>(inoutvec);
    for (Length i = 0; i < *len; i++) {
        const bool is_better = is_maximum ? in[i].value > inout[i].value : in[i].value < inout[i].value;
        if (is_better || (in[i].value == inout[i].value && in[i].index < inout[i].index))
            inout[i] = in[i];
    }
}

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
MPI_Datatype datatype = MPI_DATATYPE_NULL;
MPI_Op maximum = MPI_OP_NULL, minimum = MPI_OP_NULL;

// MPI_Finalize deletes the attributes of MPI_COMM_SELF first of all.
int free_all(MPI_Comm, int, void *, void *)
{
    const bnd::locked guard(mutex);
    __atomic_store_n(&bnd_wide_pair.is_made, 0, __ATOMIC_RELEASE);
    PMPI_Type_free(&datatype);
    PMPI_Op_free(&maximum);
    PMPI_Op_free(&minimum);
    return MPI_SUCCESS;
}

void free_at_end()
{
    int key = MPI_KEYVAL_INVALID;
    if (!bnd_world_model_is_up())
        return;
    PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, free_all, &key, nullptr);
    PMPI_Comm_set_attr(MPI_COMM_SELF, key, nullptr);
    PMPI_Comm_free_keyval(&key);
}

}  // namespace

extern "C" void bnd_make_wide_pair()
{
    char name[] = "MPI_2INTEGER";
    const bnd::locked guard(mutex);
    if (bnd_wide_pair.is_made)
        return;
    PMPI_Type_contiguous(2, bnd_f2c_Type(BND_FINT_MPI_INTEGER8), &datatype);
    PMPI_Type_commit(&datatype);
    PMPI_Type_set_name(datatype, name);
    BND_CREATE_OP(combine<true>, 1, &maximum);
    BND_CREATE_OP(combine<false>, 1, &minimum);
    free_at_end();
    bnd_wide_pair.datatype = bnd_c2f_Type(datatype);
    bnd_wide_pair.maximum = bnd_c2f_Op(maximum);
    bnd_wide_pair.minimum = bnd_c2f_Op(minimum);
    __atomic_store_n(&bnd_wide_pair.is_made, 1, __ATOMIC_RELEASE);
}

extern "C" int bnd_free_if_wide_pair(bnd_integer returned)
{
    if (!bnd_wide_pair.is_made || returned != bnd_wide_pair.datatype)
        return 0;
    MPI_Datatype reference = datatype;
    PMPI_Type_free(&reference);
    return 1;
}

#else

extern "C" void bnd_make_wide_pair() { bnd_wide_pair.is_made = 1; }
extern "C" int bnd_free_if_wide_pair(bnd_integer) { return 0; }

#endif
#endif
