// Choice buffers that are not simply an address: sections in pieces, and copies in their place.
#include "bnd_choice.h"

namespace {

bool is_empty(const bnd_section &section)
{
    for (int i = 0; i < section.rank; i++)
        if (section.dim[i].extent == 0) return true;
    return false;
}

} // namespace

extern "C" {

int bnd_is_root(MPI_Comm comm, int root)
{
    if (root < 0) return root == MPI_ROOT;
    int inter = 0, rank = MPI_UNDEFINED;
    if (PMPI_Comm_test_inter(comm, &inter) != MPI_SUCCESS || inter) return 0;
    return PMPI_Comm_rank(comm, &rank) == MPI_SUCCESS && rank == root;
}

int bnd_choice_spread(bnd_choice *choice, const void *descriptor, bnd_how how, bnd_copies copies, MPI_Count blocks, MPI_Count count,
                      MPI_Datatype datatype)
{
    int code = bnd_section_read(descriptor, &choice->section);
    if (code != MPI_SUCCESS) return code;
    if (how == BND_WHOLE) {
        return is_empty(choice->section) || bnd_section_contiguous(&choice->section) ? MPI_SUCCESS : MPI_ERR_BUFFER;
    }
    if (how == BND_FLAT) {
        code = bnd_section_describe_flat(&choice->section, blocks, count, datatype, &choice->to);
        if (code != BND_NEEDS_COPY) return code;
    }
    if (copies == BND_NO_COPY) return MPI_ERR_BUFFER;
    code = bnd_section_check(&choice->section, 0, blocks * count, datatype);
    if (code == MPI_SUCCESS) code = bnd_scratch_in(&choice->section, &choice->scratch);
    choice->copies = copies;
    choice->blocks = blocks;
    choice->count = count;
    choice->datatype = datatype;
    choice->to = {choice->scratch, count, datatype, false};
    return code;
}

void bnd_choice_done(bnd_choice *choice, int result)
{
    if (choice->scratch) {
        if (result == MPI_SUCCESS && choice->copies == BND_COPY_BACK)
            bnd_scratch_out(&choice->section, choice->scratch, 0, choice->blocks * choice->count, choice->datatype);
        bnd_scratch_free(choice->scratch);
    }
    if (choice->to.own) PMPI_Type_free(&choice->to.datatype);
}

} // extern "C"
