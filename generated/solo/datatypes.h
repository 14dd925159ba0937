/* Do not edit: `bindery generate` writes this from specs/routines/datatypes.toml through templates/solo/chapter.h.j2. */
/* What solo does for each routine of this chapter. Errors are thrown as solo::failure; whoever calls holds no lock. */
#ifndef SOLO_CHAPTER_DATATYPES
#define SOLO_CHAPTER_DATATYPES

#include "core/glue.h"

namespace solo {

MPI_Aint Aint_add(MPI_Aint base, MPI_Aint disp);
MPI_Aint Aint_diff(MPI_Aint addr1, MPI_Aint addr2);
void Get_address(const void *location, MPI_Aint *address);
void Get_count(const MPI_Status *status, Datatype &datatype, const result &count);
void Get_elements(const MPI_Status *status, Datatype &datatype, const result &count);
void Get_elements_x(const MPI_Status *status, Datatype &datatype, MPI_Count *count);
void Pack(const void *inbuf, MPI_Count incount, Datatype &datatype, void *outbuf, MPI_Count outsize,
        const result &position, Comm &comm);
void Pack_external(const char *datarep, const void *inbuf, MPI_Count incount, Datatype &datatype, void *outbuf,
        MPI_Count outsize, const result &position);
void Pack_external_size(const char *datarep, MPI_Count incount, Datatype &datatype, const result &size);
void Pack_size(MPI_Count incount, Datatype &datatype, Comm &comm, const result &size);
void Status_set_elements(MPI_Status *status, Datatype &datatype, MPI_Count count);
void Status_set_elements_x(MPI_Status *status, Datatype &datatype, MPI_Count count);
void Type_commit(MPI_Datatype *datatype);
void Type_contiguous(routine_form form, MPI_Count count, Datatype &oldtype, MPI_Datatype *newtype);
void Type_create_darray(int size, int rank, int ndims, numbers array_of_gsizes, const int array_of_distribs[],
        const int array_of_dargs[], const int array_of_psizes[], int order, Datatype &oldtype, MPI_Datatype *newtype);
void Type_create_f90_complex(int p, int r, MPI_Datatype *newtype);
void Type_create_f90_integer(int r, MPI_Datatype *newtype);
void Type_create_f90_real(int p, int r, MPI_Datatype *newtype);
void Type_create_hindexed(MPI_Count count, numbers array_of_blocklengths, numbers array_of_displacements,
        Datatype &oldtype, MPI_Datatype *newtype);
void Type_create_hindexed_block(routine_form form, MPI_Count count, MPI_Count blocklength,
        numbers array_of_displacements, Datatype &oldtype, MPI_Datatype *newtype);
void Type_create_hvector(routine_form form, MPI_Count count, MPI_Count blocklength, MPI_Count stride,
        Datatype &oldtype, MPI_Datatype *newtype);
void Type_create_indexed_block(MPI_Count count, MPI_Count blocklength, numbers array_of_displacements,
        Datatype &oldtype, MPI_Datatype *newtype);
void Type_create_resized(routine_form form, Datatype &oldtype, MPI_Count lb, MPI_Count extent, MPI_Datatype *newtype);
void Type_create_struct(MPI_Count count, numbers array_of_blocklengths, numbers array_of_displacements,
        const MPI_Datatype array_of_types[], MPI_Datatype *newtype);
void Type_create_subarray(int ndims, numbers array_of_sizes, numbers array_of_subsizes, numbers array_of_starts,
        int order, Datatype &oldtype, MPI_Datatype *newtype);
void Type_dup(Datatype &oldtype, MPI_Datatype *newtype);
void Type_free(MPI_Datatype *datatype);
void Type_get_contents(Datatype &datatype, MPI_Count max_integers, MPI_Count max_addresses, MPI_Count max_large_counts,
        MPI_Count max_datatypes, int array_of_integers[], MPI_Aint array_of_addresses[],
        MPI_Count array_of_large_counts[], MPI_Datatype array_of_datatypes[]);
void Type_get_envelope(Datatype &datatype, const result &num_integers, const result &num_addresses,
        const result &num_large_counts, const result &num_datatypes, int *combiner);
void Type_get_extent(Datatype &datatype, const result &lb, const result &extent);
void Type_get_extent_x(Datatype &datatype, MPI_Count *lb, MPI_Count *extent);
void Type_get_name(Datatype *datatype, char *type_name, int *resultlen);
void Type_get_true_extent(Datatype &datatype, const result &true_lb, const result &true_extent);
void Type_get_true_extent_x(Datatype &datatype, MPI_Count *true_lb, MPI_Count *true_extent);
void Type_get_value_index(Datatype &value_type, Datatype &index_type, MPI_Datatype *pair_type);
void Type_indexed(MPI_Count count, numbers array_of_blocklengths, numbers array_of_displacements, Datatype &oldtype,
        MPI_Datatype *newtype);
void Type_match_size(int typeclass, int size, MPI_Datatype *datatype);
void Type_set_name(Datatype &datatype, const char *type_name);
void Type_size(Datatype &datatype, const result &size);
void Type_size_x(Datatype &datatype, MPI_Count *size);
void Type_vector(routine_form form, MPI_Count count, MPI_Count blocklength, MPI_Count stride, Datatype &oldtype,
        MPI_Datatype *newtype);
void Unpack(const void *inbuf, MPI_Count insize, const result &position, void *outbuf, MPI_Count outcount,
        Datatype &datatype, Comm &comm);
void Unpack_external(const char *datarep, const void *inbuf, MPI_Count insize, const result &position, void *outbuf,
        MPI_Count outcount, Datatype &datatype);

}  // namespace solo

#endif
