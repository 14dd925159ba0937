/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/solo/glue.h.j2. */
/* To be included at the end of the source that defines solo's functions of this chapter. */
#include "bnd_implementation.h"

using namespace solo;

extern "C" MPI_Aint solo_Aint_add(MPI_Aint base, MPI_Aint disp)
{
    return Aint_add(base, disp);
}

extern "C" MPI_Aint solo_Aint_diff(MPI_Aint addr1, MPI_Aint addr2)
{
    return Aint_diff(addr1, addr2);
}

extern "C" int solo_Get_address(const void *location, MPI_Aint *address)
{
    try {
        Get_address(location, address);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_address", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Get_count(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    try {
        Get_count(status, find<Datatype>(datatype, "datatype"), result(count, "count"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_count", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Get_count_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    try {
        Get_count(status, find<Datatype>(datatype, "datatype"), result(count, "count"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_count_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Get_elements(const MPI_Status *status, MPI_Datatype datatype, int *count)
{
    try {
        Get_elements(status, find<Datatype>(datatype, "datatype"), result(count, "count"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_elements", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Get_elements_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    try {
        Get_elements(status, find<Datatype>(datatype, "datatype"), result(count, "count"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_elements_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Get_elements_x(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)
{
    try {
        Get_elements_x(status, find<Datatype>(datatype, "datatype"), count);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Get_elements_x", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize,
        int *position, MPI_Comm comm)
{
    try {
        Pack(inbuf, incount, find<Datatype>(datatype, "datatype"), outbuf, outsize, result(position, "position"),
                find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pack", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf,
        MPI_Count outsize, MPI_Count *position, MPI_Comm comm)
{
    try {
        Pack(inbuf, incount, find<Datatype>(datatype, "datatype"), outbuf, outsize, result(position, "position"),
                find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pack_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Pack_external(const char *datarep, const void *inbuf, int incount, MPI_Datatype datatype,
        void *outbuf, MPI_Aint outsize, MPI_Aint *position)
{
    try {
        Pack_external(datarep, inbuf, incount, find<Datatype>(datatype, "datatype"), outbuf, outsize, result(position,
                "position"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pack_external", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Pack_external_c(const char *datarep, const void *inbuf, MPI_Count incount, MPI_Datatype datatype,
        void *outbuf, MPI_Count outsize, MPI_Count *position)
{
    try {
        Pack_external(datarep, inbuf, incount, find<Datatype>(datatype, "datatype"), outbuf, outsize, result(position,
                "position"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pack_external_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Pack_external_size(const char *datarep, int incount, MPI_Datatype datatype, MPI_Aint *size)
{
    try {
        Pack_external_size(datarep, incount, find<Datatype>(datatype, "datatype"), result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pack_external_size", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Pack_external_size_c(const char *datarep, MPI_Count incount, MPI_Datatype datatype,
        MPI_Count *size)
{
    try {
        Pack_external_size(datarep, incount, find<Datatype>(datatype, "datatype"), result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pack_external_size_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Pack_size(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)
{
    try {
        Pack_size(incount, find<Datatype>(datatype, "datatype"), find<Comm>(comm, "comm"), result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pack_size", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Pack_size_c(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size)
{
    try {
        Pack_size(incount, find<Datatype>(datatype, "datatype"), find<Comm>(comm, "comm"), result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Pack_size_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Status_set_elements(MPI_Status *status, MPI_Datatype datatype, int count)
{
    try {
        Status_set_elements(status, find<Datatype>(datatype, "datatype"), count);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Status_set_elements", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Status_set_elements_c(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
{
    try {
        Status_set_elements(status, find<Datatype>(datatype, "datatype"), count);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Status_set_elements_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Status_set_elements_x(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)
{
    try {
        Status_set_elements_x(status, find<Datatype>(datatype, "datatype"), count);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Status_set_elements_x", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_commit(MPI_Datatype *datatype)
{
    try {
        Type_commit(datatype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_commit", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_contiguous(int count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_contiguous(routine_form::small, count, find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_contiguous", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_contiguous_c(MPI_Count count, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_contiguous(routine_form::large, count, find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_contiguous_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_darray(int size, int rank, int ndims, const int array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_create_darray(size, rank, ndims, numbers(array_of_gsizes), array_of_distribs, array_of_dargs,
                array_of_psizes, order, find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_darray", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_darray_c(int size, int rank, int ndims, const MPI_Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_create_darray(size, rank, ndims, numbers(array_of_gsizes), array_of_distribs, array_of_dargs,
                array_of_psizes, order, find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_darray_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_f90_complex(int p, int r, MPI_Datatype *newtype)
{
    try {
        Type_create_f90_complex(p, r, newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_f90_complex", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_f90_integer(int r, MPI_Datatype *newtype)
{
    try {
        Type_create_f90_integer(r, newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_f90_integer", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_f90_real(int p, int r, MPI_Datatype *newtype)
{
    try {
        Type_create_f90_real(p, r, newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_f90_real", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_hindexed(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_create_hindexed(count, numbers(array_of_blocklengths), numbers(array_of_displacements),
                find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_hindexed", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_hindexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_create_hindexed(count, numbers(array_of_blocklengths), numbers(array_of_displacements),
                find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_hindexed_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_hindexed_block(int count, int blocklength, const MPI_Aint array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_create_hindexed_block(routine_form::small, count, blocklength, numbers(array_of_displacements),
                find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_hindexed_block", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_hindexed_block_c(MPI_Count count, MPI_Count blocklength,
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_create_hindexed_block(routine_form::large, count, blocklength, numbers(array_of_displacements),
                find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_hindexed_block_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_hvector(int count, int blocklength, MPI_Aint stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    try {
        Type_create_hvector(routine_form::small, count, blocklength, stride, find<Datatype>(oldtype, "oldtype"),
                newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_hvector", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_hvector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride,
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_create_hvector(routine_form::large, count, blocklength, stride, find<Datatype>(oldtype, "oldtype"),
                newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_hvector_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_indexed_block(int count, int blocklength, const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_create_indexed_block(count, blocklength, numbers(array_of_displacements), find<Datatype>(oldtype,
                "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_indexed_block", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_indexed_block_c(MPI_Count count, MPI_Count blocklength,
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_create_indexed_block(count, blocklength, numbers(array_of_displacements), find<Datatype>(oldtype,
                "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_indexed_block_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_resized(MPI_Datatype oldtype, MPI_Aint lb, MPI_Aint extent, MPI_Datatype *newtype)
{
    try {
        Type_create_resized(routine_form::small, find<Datatype>(oldtype, "oldtype"), lb, extent, newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_resized", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_resized_c(MPI_Datatype oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype)
{
    try {
        Type_create_resized(routine_form::large, find<Datatype>(oldtype, "oldtype"), lb, extent, newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_resized_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_struct(int count, const int array_of_blocklengths[],
        const MPI_Aint array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    try {
        Type_create_struct(count, numbers(array_of_blocklengths), numbers(array_of_displacements), array_of_types,
                newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_struct", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_struct_c(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], const MPI_Datatype array_of_types[], MPI_Datatype *newtype)
{
    try {
        Type_create_struct(count, numbers(array_of_blocklengths), numbers(array_of_displacements), array_of_types,
                newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_struct_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_create_subarray(ndims, numbers(array_of_sizes), numbers(array_of_subsizes), numbers(array_of_starts),
                order, find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_subarray", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_create_subarray_c(int ndims, const MPI_Count array_of_sizes[],
        const MPI_Count array_of_subsizes[], const MPI_Count array_of_starts[], int order, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    try {
        Type_create_subarray(ndims, numbers(array_of_sizes), numbers(array_of_subsizes), numbers(array_of_starts),
                order, find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_create_subarray_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_dup(MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_dup(find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_dup", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_free(MPI_Datatype *datatype)
{
    try {
        Type_free(datatype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_free", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_contents(MPI_Datatype datatype, int max_integers, int max_addresses, int max_datatypes,
        int array_of_integers[], MPI_Aint array_of_addresses[], MPI_Datatype array_of_datatypes[])
{
    try {
        Type_get_contents(find<Datatype>(datatype, "datatype"), max_integers, max_addresses, {}, max_datatypes,
                array_of_integers, array_of_addresses, {}, array_of_datatypes);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_contents", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_contents_c(MPI_Datatype datatype, MPI_Count max_integers, MPI_Count max_addresses,
        MPI_Count max_large_counts, MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[])
{
    try {
        Type_get_contents(find<Datatype>(datatype, "datatype"), max_integers, max_addresses, max_large_counts,
                max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts, array_of_datatypes);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_contents_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_envelope(MPI_Datatype datatype, int *num_integers, int *num_addresses, int *num_datatypes,
        int *combiner)
{
    try {
        Type_get_envelope(find<Datatype>(datatype, "datatype"), result(num_integers, "num_integers"),
                result(num_addresses, "num_addresses"), {}, result(num_datatypes, "num_datatypes"), combiner);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_envelope", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_envelope_c(MPI_Datatype datatype, MPI_Count *num_integers, MPI_Count *num_addresses,
        MPI_Count *num_large_counts, MPI_Count *num_datatypes, int *combiner)
{
    try {
        Type_get_envelope(find<Datatype>(datatype, "datatype"), result(num_integers, "num_integers"),
                result(num_addresses, "num_addresses"), result(num_large_counts, "num_large_counts"),
                result(num_datatypes, "num_datatypes"), combiner);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_envelope_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_extent(MPI_Datatype datatype, MPI_Aint *lb, MPI_Aint *extent)
{
    try {
        Type_get_extent(find<Datatype>(datatype, "datatype"), result(lb, "lb"), result(extent, "extent"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_extent", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_extent_c(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    try {
        Type_get_extent(find<Datatype>(datatype, "datatype"), result(lb, "lb"), result(extent, "extent"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_extent_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_extent_x(MPI_Datatype datatype, MPI_Count *lb, MPI_Count *extent)
{
    try {
        Type_get_extent_x(find<Datatype>(datatype, "datatype"), lb, extent);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_extent_x", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_name(MPI_Datatype datatype, char *type_name, int *resultlen)
{
    try {
        Type_get_name(find_or_null<Datatype>(datatype, MPI_DATATYPE_NULL, "datatype"), type_name, resultlen);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_name", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_true_extent(MPI_Datatype datatype, MPI_Aint *true_lb, MPI_Aint *true_extent)
{
    try {
        Type_get_true_extent(find<Datatype>(datatype, "datatype"), result(true_lb, "true_lb"), result(true_extent,
                "true_extent"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_true_extent", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_true_extent_c(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    try {
        Type_get_true_extent(find<Datatype>(datatype, "datatype"), result(true_lb, "true_lb"), result(true_extent,
                "true_extent"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_true_extent_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_true_extent_x(MPI_Datatype datatype, MPI_Count *true_lb, MPI_Count *true_extent)
{
    try {
        Type_get_true_extent_x(find<Datatype>(datatype, "datatype"), true_lb, true_extent);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_true_extent_x", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)
{
    try {
        Type_get_value_index(find<Datatype>(value_type, "value_type"), find<Datatype>(index_type, "index_type"),
                pair_type);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_get_value_index", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_indexed(int count, const int array_of_blocklengths[], const int array_of_displacements[],
        MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_indexed(count, numbers(array_of_blocklengths), numbers(array_of_displacements), find<Datatype>(oldtype,
                "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_indexed", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_indexed_c(MPI_Count count, const MPI_Count array_of_blocklengths[],
        const MPI_Count array_of_displacements[], MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_indexed(count, numbers(array_of_blocklengths), numbers(array_of_displacements), find<Datatype>(oldtype,
                "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_indexed_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_match_size(int typeclass, int size, MPI_Datatype *datatype)
{
    try {
        Type_match_size(typeclass, size, datatype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_match_size", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_set_name(MPI_Datatype datatype, const char *type_name)
{
    try {
        Type_set_name(find<Datatype>(datatype, "datatype"), type_name);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_set_name", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_size(MPI_Datatype datatype, int *size)
{
    try {
        Type_size(find<Datatype>(datatype, "datatype"), result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_size", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_size_c(MPI_Datatype datatype, MPI_Count *size)
{
    try {
        Type_size(find<Datatype>(datatype, "datatype"), result(size, "size"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_size_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_size_x(MPI_Datatype datatype, MPI_Count *size)
{
    try {
        Type_size_x(find<Datatype>(datatype, "datatype"), size);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_size_x", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_vector(int count, int blocklength, int stride, MPI_Datatype oldtype, MPI_Datatype *newtype)
{
    try {
        Type_vector(routine_form::small, count, blocklength, stride, find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_vector", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Type_vector_c(MPI_Count count, MPI_Count blocklength, MPI_Count stride, MPI_Datatype oldtype,
        MPI_Datatype *newtype)
{
    try {
        Type_vector(routine_form::large, count, blocklength, stride, find<Datatype>(oldtype, "oldtype"), newtype);
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Type_vector_c", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount,
        MPI_Datatype datatype, MPI_Comm comm)
{
    try {
        Unpack(inbuf, insize, result(position, "position"), outbuf, outcount, find<Datatype>(datatype, "datatype"),
                find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Unpack", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf,
        MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm)
{
    try {
        Unpack(inbuf, insize, result(position, "position"), outbuf, outcount, find<Datatype>(datatype, "datatype"),
                find<Comm>(comm, "comm"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Unpack_c", BND_ON_COMM, comm);
    }
}

extern "C" int solo_Unpack_external(const char *datarep, const void *inbuf, MPI_Aint insize, MPI_Aint *position,
        void *outbuf, int outcount, MPI_Datatype datatype)
{
    try {
        Unpack_external(datarep, inbuf, insize, result(position, "position"), outbuf, outcount,
                find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Unpack_external", BND_ON_NOTHING, 0);
    }
}

extern "C" int solo_Unpack_external_c(const char *datarep, const void *inbuf, MPI_Count insize, MPI_Count *position,
        void *outbuf, MPI_Count outcount, MPI_Datatype datatype)
{
    try {
        Unpack_external(datarep, inbuf, insize, result(position, "position"), outbuf, outcount,
                find<Datatype>(datatype, "datatype"));
        return MPI_SUCCESS;
    } catch (...) {
        return caught("MPI_Unpack_external_c", BND_ON_NOTHING, 0);
    }
}

