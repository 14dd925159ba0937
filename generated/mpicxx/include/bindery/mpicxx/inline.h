// Do not edit: `bindery generate` writes this from specs/ through templates/mpicxx/inline.h.j2.
// The bodies of functions of MPI::, for programs with BINDERY_MPICXX_INLINE. The compiler takes a body where it inlines the function, and
// calls the library's where it does not.
#include <bindery/mpicxx/arguments.h>

#ifdef __clang__
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wgnu-inline-cpp-without-extern"
#endif
#define BND_CXX_INLINE __attribute__((gnu_inline)) inline
#define BND_C(name) name

namespace MPI {
inline namespace bindery {

BND_CXX_INLINE void Datatype::Pack(const void *inbuf, int incount, void *outbuf, int outsize, int &position,
        const Comm &comm) const
{
    const int code = BND_C(MPI_Pack)(inbuf, incount, *this, outbuf, outsize, &position, comm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Pack_c
BND_CXX_INLINE void Datatype::Pack_c(const void *inbuf, Count incount, void *outbuf, Count outsize, Count &position,
        const Comm &comm) const
{
    const int code = BND_C(MPI_Pack_c)(inbuf, incount, *this, outbuf, outsize, &position, comm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Datatype::Pack_external(const char *datarep, const void *inbuf, int incount, void *outbuf,
        Aint outsize, Aint &position) const
{
    const int code = BND_C(MPI_Pack_external)(datarep, inbuf, incount, *this, outbuf, outsize,
            &position) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Pack_external_c
BND_CXX_INLINE void Datatype::Pack_external_c(const char *datarep, const void *inbuf, Count incount, void *outbuf,
        Count outsize, Count &position) const
{
    const int code = BND_C(MPI_Pack_external_c)(datarep, inbuf, incount, *this, outbuf, outsize,
            &position) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE Aint Datatype::Pack_external_size(const char *datarep, int incount) const
{
    Aint size;
    const int code = BND_C(MPI_Pack_external_size)(datarep, incount, *this, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = Aint();
    }
    return size;
}

#if BND_HAS_MPI_Pack_external_size_c
BND_CXX_INLINE Count Datatype::Pack_external_size_c(const char *datarep, Count incount) const
{
    Count size;
    const int code = BND_C(MPI_Pack_external_size_c)(datarep, incount, *this, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = Count();
    }
    return size;
}
#endif

BND_CXX_INLINE int Datatype::Pack_size(int incount, const Comm &comm) const
{
    int size;
    const int code = BND_C(MPI_Pack_size)(incount, *this, comm, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = int();
    }
    return size;
}

#if BND_HAS_MPI_Pack_size_c
BND_CXX_INLINE Count Datatype::Pack_size_c(Count incount, const Comm &comm) const
{
    Count size;
    const int code = BND_C(MPI_Pack_size_c)(incount, *this, comm, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = Count();
    }
    return size;
}
#endif

BND_CXX_INLINE void Datatype::Commit()
{
    const int code = BND_C(MPI_Type_commit)(bnd_cxx::address(*this)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE Datatype Datatype::Create_contiguous(int count) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_contiguous)(count, *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

#if BND_HAS_MPI_Type_contiguous_c
BND_CXX_INLINE Datatype Datatype::Create_contiguous_c(Count count) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_contiguous_c)(count, *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

BND_CXX_INLINE Datatype Datatype::Create_darray(int size, int rank, int ndims, const int array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_darray)(size, rank, ndims, bnd_cxx::without_const(array_of_gsizes),
            bnd_cxx::without_const(array_of_distribs), bnd_cxx::without_const(array_of_dargs),
            bnd_cxx::without_const(array_of_psizes), order, *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

#if BND_HAS_MPI_Type_create_darray_c
BND_CXX_INLINE Datatype Datatype::Create_darray_c(int size, int rank, int ndims, const Count array_of_gsizes[],
        const int array_of_distribs[], const int array_of_dargs[], const int array_of_psizes[], int order) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_darray_c)(size, rank, ndims, bnd_cxx::without_const(array_of_gsizes),
            bnd_cxx::without_const(array_of_distribs), bnd_cxx::without_const(array_of_dargs),
            bnd_cxx::without_const(array_of_psizes), order, *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

BND_CXX_INLINE Datatype Datatype::Create_f90_complex(int p, int r)
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_f90_complex)(p, r, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

BND_CXX_INLINE Datatype Datatype::Create_f90_integer(int r)
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_f90_integer)(r, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

BND_CXX_INLINE Datatype Datatype::Create_f90_real(int p, int r)
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_f90_real)(p, r, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

BND_CXX_INLINE Datatype Datatype::Create_hindexed(int count, const int array_of_blocklengths[],
        const Aint array_of_displacements[]) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_hindexed)(count, bnd_cxx::without_const(array_of_blocklengths),
            bnd_cxx::without_const(array_of_displacements), *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

#if BND_HAS_MPI_Type_create_hindexed_block
BND_CXX_INLINE Datatype Datatype::Create_hindexed_block(int count, int blocklength,
        const Aint array_of_displacements[]) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_hindexed_block)(count, blocklength,
            bnd_cxx::without_const(array_of_displacements), *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

#if BND_HAS_MPI_Type_create_hindexed_block_c
BND_CXX_INLINE Datatype Datatype::Create_hindexed_block_c(Count count, Count blocklength,
        const Count array_of_displacements[]) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_hindexed_block_c)(count, blocklength,
            bnd_cxx::without_const(array_of_displacements), *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

#if BND_HAS_MPI_Type_create_hindexed_c
BND_CXX_INLINE Datatype Datatype::Create_hindexed_c(Count count, const Count array_of_blocklengths[],
        const Count array_of_displacements[]) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_hindexed_c)(count, bnd_cxx::without_const(array_of_blocklengths),
            bnd_cxx::without_const(array_of_displacements), *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

BND_CXX_INLINE Datatype Datatype::Create_hvector(int count, int blocklength, Aint stride) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_hvector)(count, blocklength, stride, *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

#if BND_HAS_MPI_Type_create_hvector_c
BND_CXX_INLINE Datatype Datatype::Create_hvector_c(Count count, Count blocklength, Count stride) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_hvector_c)(count, blocklength, stride, *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

BND_CXX_INLINE Datatype Datatype::Create_indexed_block(int count, int blocklength,
        const int array_of_displacements[]) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_indexed_block)(count, blocklength,
            bnd_cxx::without_const(array_of_displacements), *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

#if BND_HAS_MPI_Type_create_indexed_block_c
BND_CXX_INLINE Datatype Datatype::Create_indexed_block_c(Count count, Count blocklength,
        const Count array_of_displacements[]) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_indexed_block_c)(count, blocklength,
            bnd_cxx::without_const(array_of_displacements), *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

BND_CXX_INLINE Datatype Datatype::Create_resized(Aint lb, Aint extent) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_resized)(*this, lb, extent, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

#if BND_HAS_MPI_Type_create_resized_c
BND_CXX_INLINE Datatype Datatype::Create_resized_c(Count lb, Count extent) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_resized_c)(*this, lb, extent, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

BND_CXX_INLINE Datatype Datatype::Create_struct(int count, const int array_of_blocklengths[],
        const Aint array_of_displacements[], const Datatype array_of_types[])
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_struct)(count, bnd_cxx::without_const(array_of_blocklengths),
            bnd_cxx::without_const(array_of_displacements), bnd_cxx::handles(array_of_types),
            &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

#if BND_HAS_MPI_Type_create_struct_c
BND_CXX_INLINE Datatype Datatype::Create_struct_c(Count count, const Count array_of_blocklengths[],
        const Count array_of_displacements[], const Datatype array_of_types[])
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_struct_c)(count, bnd_cxx::without_const(array_of_blocklengths),
            bnd_cxx::without_const(array_of_displacements), bnd_cxx::handles(array_of_types),
            &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

BND_CXX_INLINE Datatype Datatype::Create_subarray(int ndims, const int array_of_sizes[], const int array_of_subsizes[],
        const int array_of_starts[], int order) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_subarray)(ndims, bnd_cxx::without_const(array_of_sizes),
            bnd_cxx::without_const(array_of_subsizes), bnd_cxx::without_const(array_of_starts), order, *this,
            &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

#if BND_HAS_MPI_Type_create_subarray_c
BND_CXX_INLINE Datatype Datatype::Create_subarray_c(int ndims, const Count array_of_sizes[],
        const Count array_of_subsizes[], const Count array_of_starts[], int order) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_create_subarray_c)(ndims, bnd_cxx::without_const(array_of_sizes),
            bnd_cxx::without_const(array_of_subsizes), bnd_cxx::without_const(array_of_starts), order, *this,
            &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

BND_CXX_INLINE void Datatype::Delete_attr(int type_keyval)
{
    const int code = BND_C(MPI_Type_delete_attr)(*this, type_keyval) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Datatype::Free()
{
    const int code = BND_C(MPI_Type_free)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Datatype::Free_keyval(int &type_keyval)
{
    const int code = BND_C(MPI_Type_free_keyval)(&type_keyval) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE bool Datatype::Get_attr(int type_keyval, void *attribute_val) const
{
    int flag;
    const int code = BND_C(MPI_Type_get_attr)(*this, type_keyval, attribute_val, &flag) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE void Datatype::Get_contents(int max_integers, int max_addresses, int max_datatypes,
        int array_of_integers[], Aint array_of_addresses[], Datatype array_of_datatypes[]) const
{
    const int code = BND_C(MPI_Type_get_contents)(*this, max_integers, max_addresses, max_datatypes, array_of_integers,
            array_of_addresses, bnd_cxx::handles(array_of_datatypes)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Type_get_contents_c
BND_CXX_INLINE void Datatype::Get_contents_c(Count max_integers, Count max_addresses, Count max_large_counts,
        Count max_datatypes, int array_of_integers[], Aint array_of_addresses[], Count array_of_large_counts[],
        Datatype array_of_datatypes[]) const
{
    const int code = BND_C(MPI_Type_get_contents_c)(*this, max_integers, max_addresses, max_large_counts,
            max_datatypes, array_of_integers, array_of_addresses, array_of_large_counts,
            bnd_cxx::handles(array_of_datatypes)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Datatype::Get_envelope(int &num_integers, int &num_addresses, int &num_datatypes,
        int &combiner) const
{
    const int code = BND_C(MPI_Type_get_envelope)(*this, &num_integers, &num_addresses, &num_datatypes,
            &combiner) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Type_get_envelope_c
BND_CXX_INLINE void Datatype::Get_envelope_c(Count &num_integers, Count &num_addresses, Count &num_large_counts,
        Count &num_datatypes, int &combiner) const
{
    const int code = BND_C(MPI_Type_get_envelope_c)(*this, &num_integers, &num_addresses, &num_large_counts,
            &num_datatypes, &combiner) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Datatype::Get_extent(Aint &lb, Aint &extent) const
{
    const int code = BND_C(MPI_Type_get_extent)(*this, &lb, &extent) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Type_get_extent_c
BND_CXX_INLINE void Datatype::Get_extent_c(Count &lb, Count &extent) const
{
    const int code = BND_C(MPI_Type_get_extent_c)(*this, &lb, &extent) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Type_get_extent_x
BND_CXX_INLINE void Datatype::Get_extent_x(Count &lb, Count &extent) const
{
    const int code = BND_C(MPI_Type_get_extent_x)(*this, &lb, &extent) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Datatype::Get_true_extent(Aint &true_lb, Aint &true_extent) const
{
    const int code = BND_C(MPI_Type_get_true_extent)(*this, &true_lb, &true_extent) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Type_get_true_extent_c
BND_CXX_INLINE void Datatype::Get_true_extent_c(Count &true_lb, Count &true_extent) const
{
    const int code = BND_C(MPI_Type_get_true_extent_c)(*this, &true_lb, &true_extent) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Type_get_true_extent_x
BND_CXX_INLINE void Datatype::Get_true_extent_x(Count &true_lb, Count &true_extent) const
{
    const int code = BND_C(MPI_Type_get_true_extent_x)(*this, &true_lb, &true_extent) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Type_get_value_index
BND_CXX_INLINE Datatype Datatype::Get_value_index(const Datatype &value_type, const Datatype &index_type)
{
    MPI_Datatype pair_type;
    const int code = BND_C(MPI_Type_get_value_index)(value_type, index_type, &pair_type) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            pair_type = MPI_DATATYPE_NULL;
    }
    return pair_type;
}
#endif

BND_CXX_INLINE Datatype Datatype::Create_indexed(int count, const int array_of_blocklengths[],
        const int array_of_displacements[]) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_indexed)(count, bnd_cxx::without_const(array_of_blocklengths),
            bnd_cxx::without_const(array_of_displacements), *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

#if BND_HAS_MPI_Type_indexed_c
BND_CXX_INLINE Datatype Datatype::Create_indexed_c(Count count, const Count array_of_blocklengths[],
        const Count array_of_displacements[]) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_indexed_c)(count, bnd_cxx::without_const(array_of_blocklengths),
            bnd_cxx::without_const(array_of_displacements), *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

BND_CXX_INLINE Datatype Datatype::Match_size(int typeclass, int size)
{
    MPI_Datatype datatype;
    const int code = BND_C(MPI_Type_match_size)(typeclass, size, &datatype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            datatype = MPI_DATATYPE_NULL;
    }
    return datatype;
}

BND_CXX_INLINE void Datatype::Set_attr(int type_keyval, const void *attribute_val)
{
    const int code = BND_C(MPI_Type_set_attr)(*this, type_keyval, const_cast<void *>(attribute_val)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Datatype::Set_name(const char *type_name)
{
    const int code = BND_C(MPI_Type_set_name)(*this, type_name) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int Datatype::Get_size() const
{
    int size;
    const int code = BND_C(MPI_Type_size)(*this, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = int();
    }
    return size;
}

#if BND_HAS_MPI_Type_size_c
BND_CXX_INLINE Count Datatype::Get_size_c() const
{
    Count size;
    const int code = BND_C(MPI_Type_size_c)(*this, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = Count();
    }
    return size;
}
#endif

#if BND_HAS_MPI_Type_size_x
BND_CXX_INLINE Count Datatype::Get_size_x() const
{
    Count size;
    const int code = BND_C(MPI_Type_size_x)(*this, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = Count();
    }
    return size;
}
#endif

BND_CXX_INLINE Datatype Datatype::Create_vector(int count, int blocklength, int stride) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_vector)(count, blocklength, stride, *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}

#if BND_HAS_MPI_Type_vector_c
BND_CXX_INLINE Datatype Datatype::Create_vector_c(Count count, Count blocklength, Count stride) const
{
    MPI_Datatype newtype;
    const int code = BND_C(MPI_Type_vector_c)(count, blocklength, stride, *this, &newtype) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newtype = MPI_DATATYPE_NULL;
    }
    return newtype;
}
#endif

BND_CXX_INLINE void Datatype::Unpack(const void *inbuf, int insize, void *outbuf, int outcount, int &position,
        const Comm &comm) const
{
    const int code = BND_C(MPI_Unpack)(inbuf, insize, &position, outbuf, outcount, *this, comm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Unpack_c
BND_CXX_INLINE void Datatype::Unpack_c(const void *inbuf, Count insize, void *outbuf, Count outcount, Count &position,
        const Comm &comm) const
{
    const int code = BND_C(MPI_Unpack_c)(inbuf, insize, &position, outbuf, outcount, *this, comm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Datatype::Unpack_external(const char *datarep, const void *inbuf, Aint insize, Aint &position,
        void *outbuf, int outcount) const
{
    const int code = BND_C(MPI_Unpack_external)(datarep, inbuf, insize, &position, outbuf, outcount,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Unpack_external_c
BND_CXX_INLINE void Datatype::Unpack_external_c(const char *datarep, const void *inbuf, Count insize, Count &position,
        void *outbuf, Count outcount) const
{
    const int code = BND_C(MPI_Unpack_external_c)(datarep, inbuf, insize, &position, outbuf, outcount,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE int Group::Compare(const Group &group1, const Group &group2)
{
    int result;
    const int code = BND_C(MPI_Group_compare)(group1, group2, &result) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            result = int();
    }
    return result;
}

BND_CXX_INLINE Group Group::Difference(const Group &group1, const Group &group2)
{
    MPI_Group newgroup;
    const int code = BND_C(MPI_Group_difference)(group1, group2, &newgroup) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newgroup = MPI_GROUP_NULL;
    }
    return newgroup;
}

BND_CXX_INLINE Group Group::Excl(int n, const int ranks[]) const
{
    MPI_Group newgroup;
    const int code = BND_C(MPI_Group_excl)(*this, n, bnd_cxx::without_const(ranks), &newgroup) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newgroup = MPI_GROUP_NULL;
    }
    return newgroup;
}

BND_CXX_INLINE void Group::Free()
{
    const int code = BND_C(MPI_Group_free)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE Group Group::Incl(int n, const int ranks[]) const
{
    MPI_Group newgroup;
    const int code = BND_C(MPI_Group_incl)(*this, n, bnd_cxx::without_const(ranks), &newgroup) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newgroup = MPI_GROUP_NULL;
    }
    return newgroup;
}

BND_CXX_INLINE Group Group::Intersect(const Group &group1, const Group &group2)
{
    MPI_Group newgroup;
    const int code = BND_C(MPI_Group_intersection)(group1, group2, &newgroup) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newgroup = MPI_GROUP_NULL;
    }
    return newgroup;
}

BND_CXX_INLINE Group Group::Range_excl(int n, const int ranges[][3]) const
{
    MPI_Group newgroup;
    const int code = BND_C(MPI_Group_range_excl)(*this, n, bnd_cxx::without_const(ranges),
            &newgroup) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newgroup = MPI_GROUP_NULL;
    }
    return newgroup;
}

BND_CXX_INLINE Group Group::Range_incl(int n, const int ranges[][3]) const
{
    MPI_Group newgroup;
    const int code = BND_C(MPI_Group_range_incl)(*this, n, bnd_cxx::without_const(ranges),
            &newgroup) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newgroup = MPI_GROUP_NULL;
    }
    return newgroup;
}

BND_CXX_INLINE int Group::Get_rank() const
{
    int rank;
    const int code = BND_C(MPI_Group_rank)(*this, &rank) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            rank = int();
    }
    return rank;
}

BND_CXX_INLINE int Group::Get_size() const
{
    int size;
    const int code = BND_C(MPI_Group_size)(*this, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = int();
    }
    return size;
}

BND_CXX_INLINE void Group::Translate_ranks(const Group &group1, int n, const int ranks1[], const Group &group2,
        int ranks2[])
{
    const int code = BND_C(MPI_Group_translate_ranks)(group1, n, bnd_cxx::without_const(ranks1), group2,
            ranks2) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE Group Group::Union(const Group &group1, const Group &group2)
{
    MPI_Group newgroup;
    const int code = BND_C(MPI_Group_union)(group1, group2, &newgroup) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newgroup = MPI_GROUP_NULL;
    }
    return newgroup;
}

BND_CXX_INLINE bool Op::Is_commutative() const
{
    int commute;
    const int code = BND_C(MPI_Op_commutative)(*this, &commute) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            commute = 0;
    }
    return commute != 0;
}

BND_CXX_INLINE void Op::Free()
{
    const int code = BND_C(MPI_Op_free)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Op::Reduce_local(const void *inbuf, void *inoutbuf, int count, const Datatype &datatype) const
{
    const int code = BND_C(MPI_Reduce_local)(inbuf, inoutbuf, count, datatype, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Reduce_local_c
BND_CXX_INLINE void Op::Reduce_local_c(const void *inbuf, void *inoutbuf, Count count, const Datatype &datatype) const
{
    const int code = BND_C(MPI_Reduce_local_c)(inbuf, inoutbuf, count, datatype, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE Info Info::Create()
{
    MPI_Info info;
    const int code = BND_C(MPI_Info_create)(&info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            info = MPI_INFO_NULL;
    }
    return info;
}

#if BND_HAS_MPI_Info_create_env
BND_CXX_INLINE Info Info::Create_env(int argc, char *argv[])
{
    MPI_Info info;
    const int code = BND_C(MPI_Info_create_env)(argc, argv, &info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            info = MPI_INFO_NULL;
    }
    return info;
}
#endif

BND_CXX_INLINE void Info::Delete(const char *key)
{
    const int code = BND_C(MPI_Info_delete)(*this, key) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE Info Info::Dup() const
{
    MPI_Info newinfo;
    const int code = BND_C(MPI_Info_dup)(*this, &newinfo) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newinfo = MPI_INFO_NULL;
    }
    return newinfo;
}

BND_CXX_INLINE void Info::Free()
{
    const int code = BND_C(MPI_Info_free)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE bool Info::Get(const char *key, int valuelen, char *value) const
{
    int flag;
    const int code = BND_C(MPI_Info_get)(*this, key, valuelen, value, &flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE int Info::Get_nkeys() const
{
    int nkeys;
    const int code = BND_C(MPI_Info_get_nkeys)(*this, &nkeys) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            nkeys = int();
    }
    return nkeys;
}

BND_CXX_INLINE void Info::Get_nthkey(int n, char *key) const
{
    const int code = BND_C(MPI_Info_get_nthkey)(*this, n, key) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Info_get_string
BND_CXX_INLINE bool Info::Get_string(const char *key, int &buflen, char *value) const
{
    int flag;
    const int code = BND_C(MPI_Info_get_string)(*this, key, &buflen, value, &flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}
#endif

BND_CXX_INLINE bool Info::Get_valuelen(const char *key, int &valuelen) const
{
    int flag;
    const int code = BND_C(MPI_Info_get_valuelen)(*this, key, &valuelen, &flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE void Info::Set(const char *key, const char *value)
{
    const int code = BND_C(MPI_Info_set)(*this, key, value) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int Status::Get_count(const Datatype &datatype) const
{
    int count;
    const int code = BND_C(MPI_Get_count)(bnd_cxx::address(*this), datatype, &count) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            count = int();
    }
    return count;
}

#if BND_HAS_MPI_Get_count_c
BND_CXX_INLINE Count Status::Get_count_c(const Datatype &datatype) const
{
    Count count;
    const int code = BND_C(MPI_Get_count_c)(bnd_cxx::address(*this), datatype, &count) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            count = Count();
    }
    return count;
}
#endif

BND_CXX_INLINE int Status::Get_elements(const Datatype &datatype) const
{
    int count;
    const int code = BND_C(MPI_Get_elements)(bnd_cxx::address(*this), datatype, &count) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            count = int();
    }
    return count;
}

#if BND_HAS_MPI_Get_elements_c
BND_CXX_INLINE Count Status::Get_elements_c(const Datatype &datatype) const
{
    Count count;
    const int code = BND_C(MPI_Get_elements_c)(bnd_cxx::address(*this), datatype, &count) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            count = Count();
    }
    return count;
}
#endif

#if BND_HAS_MPI_Get_elements_x
BND_CXX_INLINE Count Status::Get_elements_x(const Datatype &datatype) const
{
    Count count;
    const int code = BND_C(MPI_Get_elements_x)(bnd_cxx::address(*this), datatype, &count) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            count = Count();
    }
    return count;
}
#endif

BND_CXX_INLINE int Status::Get_error() const
{
    return bnd_cxx::address(*this)->MPI_ERROR;
}

BND_CXX_INLINE int Status::Get_source() const
{
    return bnd_cxx::address(*this)->MPI_SOURCE;
}

BND_CXX_INLINE int Status::Get_tag() const
{
    return bnd_cxx::address(*this)->MPI_TAG;
}

BND_CXX_INLINE void Status::Set_cancelled(bool flag)
{
    const int code = BND_C(MPI_Status_set_cancelled)(bnd_cxx::address(*this), flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Status::Set_elements(const Datatype &datatype, int count)
{
    const int code = BND_C(MPI_Status_set_elements)(bnd_cxx::address(*this), datatype, count) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Status_set_elements_c
BND_CXX_INLINE void Status::Set_elements_c(const Datatype &datatype, Count count)
{
    const int code = BND_C(MPI_Status_set_elements_c)(bnd_cxx::address(*this), datatype, count) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Status_set_elements_x
BND_CXX_INLINE void Status::Set_elements_x(const Datatype &datatype, Count count)
{
    const int code = BND_C(MPI_Status_set_elements_x)(bnd_cxx::address(*this), datatype, count) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Status::Set_error(int err)
{
    bnd_cxx::address(*this)->MPI_ERROR = err;
}

BND_CXX_INLINE void Status::Set_source(int source)
{
    bnd_cxx::address(*this)->MPI_SOURCE = source;
}

BND_CXX_INLINE void Status::Set_tag(int tag)
{
    bnd_cxx::address(*this)->MPI_TAG = tag;
}

BND_CXX_INLINE bool Status::Is_cancelled() const
{
    int flag;
    const int code = BND_C(MPI_Test_cancelled)(bnd_cxx::address(*this), &flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE void Request::Cancel() const
{
    const int code = BND_C(MPI_Cancel)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Request::Free()
{
    const int code = BND_C(MPI_Request_free)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE bool Request::Get_status(Status &status) const
{
    int flag;
    const int code = BND_C(MPI_Request_get_status)(*this, &flag, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE bool Request::Get_status() const
{
    int flag;
    const int code = BND_C(MPI_Request_get_status)(*this, &flag, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

#if BND_HAS_MPI_Request_get_status_all
BND_CXX_INLINE bool Request::Get_status_all(int count, const Request array_of_requests[], Status array_of_statuses[])
{
    int flag;
    const int code = BND_C(MPI_Request_get_status_all)(count, bnd_cxx::handles(array_of_requests), &flag,
            bnd_cxx::handles(array_of_statuses)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}
#endif

#if BND_HAS_MPI_Request_get_status_all
BND_CXX_INLINE bool Request::Get_status_all(int count, const Request array_of_requests[])
{
    int flag;
    const int code = BND_C(MPI_Request_get_status_all)(count, bnd_cxx::handles(array_of_requests), &flag,
            MPI_STATUSES_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}
#endif

#if BND_HAS_MPI_Request_get_status_any
BND_CXX_INLINE bool Request::Get_status_any(int count, const Request array_of_requests[], int &index, Status &status)
{
    int flag;
    const int code = BND_C(MPI_Request_get_status_any)(count, bnd_cxx::handles(array_of_requests), &index, &flag,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}
#endif

#if BND_HAS_MPI_Request_get_status_any
BND_CXX_INLINE bool Request::Get_status_any(int count, const Request array_of_requests[], int &index)
{
    int flag;
    const int code = BND_C(MPI_Request_get_status_any)(count, bnd_cxx::handles(array_of_requests), &index, &flag,
            MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}
#endif

#if BND_HAS_MPI_Request_get_status_some
BND_CXX_INLINE int Request::Get_status_some(int incount, const Request array_of_requests[], int array_of_indices[],
        Status array_of_statuses[])
{
    int outcount;
    const int code = BND_C(MPI_Request_get_status_some)(incount, bnd_cxx::handles(array_of_requests), &outcount,
            array_of_indices, bnd_cxx::handles(array_of_statuses)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            outcount = int();
    }
    return outcount;
}
#endif

#if BND_HAS_MPI_Request_get_status_some
BND_CXX_INLINE int Request::Get_status_some(int incount, const Request array_of_requests[], int array_of_indices[])
{
    int outcount;
    const int code = BND_C(MPI_Request_get_status_some)(incount, bnd_cxx::handles(array_of_requests), &outcount,
            array_of_indices, MPI_STATUSES_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            outcount = int();
    }
    return outcount;
}
#endif

BND_CXX_INLINE bool Request::Test(Status &status)
{
    int flag;
    const int code = BND_C(MPI_Test)(bnd_cxx::address(*this), &flag, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE bool Request::Test()
{
    int flag;
    const int code = BND_C(MPI_Test)(bnd_cxx::address(*this), &flag, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE bool Request::Testall(int count, Request array_of_requests[], Status array_of_statuses[])
{
    int flag;
    const int code = BND_C(MPI_Testall)(count, bnd_cxx::handles(array_of_requests), &flag,
            bnd_cxx::handles(array_of_statuses)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE bool Request::Testall(int count, Request array_of_requests[])
{
    int flag;
    const int code = BND_C(MPI_Testall)(count, bnd_cxx::handles(array_of_requests), &flag,
            MPI_STATUSES_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE bool Request::Testany(int count, Request array_of_requests[], int &index, Status &status)
{
    int flag;
    const int code = BND_C(MPI_Testany)(count, bnd_cxx::handles(array_of_requests), &index, &flag,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE bool Request::Testany(int count, Request array_of_requests[], int &index)
{
    int flag;
    const int code = BND_C(MPI_Testany)(count, bnd_cxx::handles(array_of_requests), &index, &flag,
            MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE int Request::Testsome(int incount, Request array_of_requests[], int array_of_indices[],
        Status array_of_statuses[])
{
    int outcount;
    const int code = BND_C(MPI_Testsome)(incount, bnd_cxx::handles(array_of_requests), &outcount, array_of_indices,
            bnd_cxx::handles(array_of_statuses)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            outcount = int();
    }
    return outcount;
}

BND_CXX_INLINE int Request::Testsome(int incount, Request array_of_requests[], int array_of_indices[])
{
    int outcount;
    const int code = BND_C(MPI_Testsome)(incount, bnd_cxx::handles(array_of_requests), &outcount, array_of_indices,
            MPI_STATUSES_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            outcount = int();
    }
    return outcount;
}

BND_CXX_INLINE void Request::Wait(Status &status)
{
    const int code = BND_C(MPI_Wait)(bnd_cxx::address(*this), bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Request::Wait()
{
    const int code = BND_C(MPI_Wait)(bnd_cxx::address(*this), MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Request::Waitall(int count, Request array_of_requests[], Status array_of_statuses[])
{
    const int code = BND_C(MPI_Waitall)(count, bnd_cxx::handles(array_of_requests),
            bnd_cxx::handles(array_of_statuses)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Request::Waitall(int count, Request array_of_requests[])
{
    const int code = BND_C(MPI_Waitall)(count, bnd_cxx::handles(array_of_requests),
            MPI_STATUSES_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int Request::Waitany(int count, Request array_of_requests[], Status &status)
{
    int index;
    const int code = BND_C(MPI_Waitany)(count, bnd_cxx::handles(array_of_requests), &index,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            index = int();
    }
    return index;
}

BND_CXX_INLINE int Request::Waitany(int count, Request array_of_requests[])
{
    int index;
    const int code = BND_C(MPI_Waitany)(count, bnd_cxx::handles(array_of_requests), &index,
            MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            index = int();
    }
    return index;
}

BND_CXX_INLINE int Request::Waitsome(int incount, Request array_of_requests[], int array_of_indices[],
        Status array_of_statuses[])
{
    int outcount;
    const int code = BND_C(MPI_Waitsome)(incount, bnd_cxx::handles(array_of_requests), &outcount, array_of_indices,
            bnd_cxx::handles(array_of_statuses)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            outcount = int();
    }
    return outcount;
}

BND_CXX_INLINE int Request::Waitsome(int incount, Request array_of_requests[], int array_of_indices[])
{
    int outcount;
    const int code = BND_C(MPI_Waitsome)(incount, bnd_cxx::handles(array_of_requests), &outcount, array_of_indices,
            MPI_STATUSES_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            outcount = int();
    }
    return outcount;
}

#if BND_HAS_MPI_Parrived
BND_CXX_INLINE bool Prequest::Parrived(int partition) const
{
    int flag;
    const int code = BND_C(MPI_Parrived)(*this, partition, &flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}
#endif

#if BND_HAS_MPI_Pready
BND_CXX_INLINE void Prequest::Pready(int partition) const
{
    const int code = BND_C(MPI_Pready)(partition, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Pready_list
BND_CXX_INLINE void Prequest::Pready_list(int length, const int array_of_partitions[]) const
{
    const int code = BND_C(MPI_Pready_list)(length, bnd_cxx::without_const(array_of_partitions),
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Pready_range
BND_CXX_INLINE void Prequest::Pready_range(int partition_low, int partition_high) const
{
    const int code = BND_C(MPI_Pready_range)(partition_low, partition_high, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Prequest::Start()
{
    const int code = BND_C(MPI_Start)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Prequest::Startall(int count, Prequest array_of_requests[])
{
    const int code = BND_C(MPI_Startall)(count, bnd_cxx::handles(array_of_requests)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Grequest::Complete()
{
    const int code = BND_C(MPI_Grequest_complete)(*this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Imrecv
BND_CXX_INLINE Request Message::Imrecv(void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_Imrecv)(buf, count, datatype, bnd_cxx::address(*this), &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Imrecv_c
BND_CXX_INLINE Request Message::Imrecv_c(void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_Imrecv_c)(buf, count, datatype, bnd_cxx::address(*this), &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Mrecv
BND_CXX_INLINE void Message::Mrecv(void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_Mrecv)(buf, count, datatype, bnd_cxx::address(*this),
            bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Mrecv
BND_CXX_INLINE void Message::Mrecv(void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_Mrecv)(buf, count, datatype, bnd_cxx::address(*this),
            MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Mrecv_c
BND_CXX_INLINE void Message::Mrecv_c(void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_Mrecv_c)(buf, count, datatype, bnd_cxx::address(*this),
            bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Mrecv_c
BND_CXX_INLINE void Message::Mrecv_c(void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_Mrecv_c)(buf, count, datatype, bnd_cxx::address(*this),
            MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Group_from_session_pset
BND_CXX_INLINE Group Session::Create_group(const char *pset_name) const
{
    MPI_Group newgroup;
    const int code = BND_C(MPI_Group_from_session_pset)(*this, pset_name, &newgroup) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newgroup = MPI_GROUP_NULL;
    }
    return newgroup;
}
#endif

#if BND_HAS_MPI_Session_attach_buffer
BND_CXX_INLINE void Session::Attach_buffer(void *buffer, int size)
{
    const int code = BND_C(MPI_Session_attach_buffer)(*this, buffer, size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Session_attach_buffer_c
BND_CXX_INLINE void Session::Attach_buffer_c(void *buffer, Count size)
{
    const int code = BND_C(MPI_Session_attach_buffer_c)(*this, buffer, size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Session_call_errhandler
BND_CXX_INLINE void Session::Call_errhandler(int errorcode) const
{
    const int code = BND_C(MPI_Session_call_errhandler)(*this, errorcode) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Session_detach_buffer
BND_CXX_INLINE int Session::Detach_buffer(void *&buffer_addr)
{
    int size;
    const int code = BND_C(MPI_Session_detach_buffer)(*this, &buffer_addr, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = int();
    }
    return size;
}
#endif

#if BND_HAS_MPI_Session_detach_buffer_c
BND_CXX_INLINE Count Session::Detach_buffer_c(void *&buffer_addr)
{
    Count size;
    const int code = BND_C(MPI_Session_detach_buffer_c)(*this, &buffer_addr, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = Count();
    }
    return size;
}
#endif

#if BND_HAS_MPI_Session_finalize
BND_CXX_INLINE void Session::Finalize()
{
    const int code = BND_C(MPI_Session_finalize)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Session_flush_buffer
BND_CXX_INLINE void Session::Flush_buffer() const
{
    const int code = BND_C(MPI_Session_flush_buffer)(*this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Session_get_info
BND_CXX_INLINE Info Session::Get_info() const
{
    MPI_Info info_used;
    const int code = BND_C(MPI_Session_get_info)(*this, &info_used) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            info_used = MPI_INFO_NULL;
    }
    return info_used;
}
#endif

#if BND_HAS_MPI_Session_get_nth_pset
BND_CXX_INLINE void Session::Get_nth_pset(const Info &info, int n, int &pset_len, char *pset_name) const
{
    const int code = BND_C(MPI_Session_get_nth_pset)(*this, info, n, &pset_len, pset_name) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Session_get_num_psets
BND_CXX_INLINE int Session::Get_num_psets(const Info &info) const
{
    int npset_names;
    const int code = BND_C(MPI_Session_get_num_psets)(*this, info, &npset_names) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            npset_names = int();
    }
    return npset_names;
}
#endif

#if BND_HAS_MPI_Session_get_pset_info
BND_CXX_INLINE Info Session::Get_pset_info(const char *pset_name) const
{
    MPI_Info info;
    const int code = BND_C(MPI_Session_get_pset_info)(*this, pset_name, &info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            info = MPI_INFO_NULL;
    }
    return info;
}
#endif

#if BND_HAS_MPI_Session_iflush_buffer
BND_CXX_INLINE Request Session::Iflush_buffer() const
{
    MPI_Request request;
    const int code = BND_C(MPI_Session_iflush_buffer)(*this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Abort(int errorcode) const
{
    const int code = BND_C(MPI_Abort)(*this, errorcode) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Comm::Allgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        int recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Allgather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Allgather_c
BND_CXX_INLINE void Comm::Allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
        Count recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Allgather_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Allgather_init
BND_CXX_INLINE Prequest Comm::Allgather_init(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, int recvcount, const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Allgather_init)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Allgather_init_c
BND_CXX_INLINE Prequest Comm::Allgather_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Allgather_init_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this,
            info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Allgatherv)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(displs), recvtype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Allgatherv_c
BND_CXX_INLINE void Comm::Allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
        const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Allgatherv_c)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(displs), recvtype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Allgatherv_init
BND_CXX_INLINE Prequest Comm::Allgatherv_init(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, const int recvcounts[], const int displs[], const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Allgatherv_init)(sendbuf, sendcount, sendtype, recvbuf,
            bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Allgatherv_init_c
BND_CXX_INLINE Prequest Comm::Allgatherv_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, const Count recvcounts[], const Aint displs[], const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Allgatherv_init_c)(sendbuf, sendcount, sendtype, recvbuf,
            bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Allreduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op) const
{
    const int code = BND_C(MPI_Allreduce)(sendbuf, recvbuf, count, datatype, op, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Allreduce_c
BND_CXX_INLINE void Comm::Allreduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
        const Op &op) const
{
    const int code = BND_C(MPI_Allreduce_c)(sendbuf, recvbuf, count, datatype, op, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Allreduce_init
BND_CXX_INLINE Prequest Comm::Allreduce_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Allreduce_init)(sendbuf, recvbuf, count, datatype, op, *this, info,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Allreduce_init_c
BND_CXX_INLINE Prequest Comm::Allreduce_init_c(const void *sendbuf, void *recvbuf, Count count,
        const Datatype &datatype, const Op &op, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Allreduce_init_c)(sendbuf, recvbuf, count, datatype, op, *this, info,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        int recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Alltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Alltoall_c
BND_CXX_INLINE void Comm::Alltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
        Count recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Alltoall_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Alltoall_init
BND_CXX_INLINE Prequest Comm::Alltoall_init(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, int recvcount, const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Alltoall_init)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Alltoall_init_c
BND_CXX_INLINE Prequest Comm::Alltoall_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Alltoall_init_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this,
            info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[],
        const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Alltoallv)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls),
            sendtype, recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls), recvtype,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Alltoallv_c
BND_CXX_INLINE void Comm::Alltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
        const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Alltoallv_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Alltoallv_init
BND_CXX_INLINE Prequest Comm::Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype,
        const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Alltoallv_init)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Alltoallv_init_c
BND_CXX_INLINE Prequest Comm::Alltoallv_init_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
        const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Alltoallv_init_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const Datatype recvtypes[]) const
{
    const int code = BND_C(MPI_Alltoallw)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(sdispls),
            bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(rdispls),
            bnd_cxx::handles(recvtypes), *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Alltoallw_c
BND_CXX_INLINE void Comm::Alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
        const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype recvtypes[]) const
{
    const int code = BND_C(MPI_Alltoallw_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Alltoallw_init
BND_CXX_INLINE Prequest Comm::Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const Datatype recvtypes[], const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Alltoallw_init)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Alltoallw_init_c
BND_CXX_INLINE Prequest Comm::Alltoallw_init_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
        const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype recvtypes[], const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Alltoallw_init_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Barrier() const
{
    const int code = BND_C(MPI_Barrier)(*this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Barrier_init
BND_CXX_INLINE Prequest Comm::Barrier_init(const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Barrier_init)(*this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Bcast(void *buffer, int count, const Datatype &datatype, int root) const
{
    const int code = BND_C(MPI_Bcast)(buffer, count, datatype, root, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Bcast_c
BND_CXX_INLINE void Comm::Bcast_c(void *buffer, Count count, const Datatype &datatype, int root) const
{
    const int code = BND_C(MPI_Bcast_c)(buffer, count, datatype, root, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Bcast_init
BND_CXX_INLINE Prequest Comm::Bcast_init(void *buffer, int count, const Datatype &datatype, int root,
        const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Bcast_init)(buffer, count, datatype, root, *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Bcast_init_c
BND_CXX_INLINE Prequest Comm::Bcast_init_c(void *buffer, Count count, const Datatype &datatype, int root,
        const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Bcast_init_c)(buffer, count, datatype, root, *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Bsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Bsend)(buf, count, datatype, dest, tag, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Bsend_c
BND_CXX_INLINE void Comm::Bsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Bsend_c)(buf, count, datatype, dest, tag, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE Prequest Comm::Bsend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Bsend_init)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_Bsend_init_c
BND_CXX_INLINE Prequest Comm::Bsend_init_c(const void *buf, Count count, const Datatype &datatype, int dest,
        int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Bsend_init_c)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Comm_attach_buffer
BND_CXX_INLINE void Comm::Attach_buffer(void *buffer, int size)
{
    const int code = BND_C(MPI_Comm_attach_buffer)(*this, buffer, size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Comm_attach_buffer_c
BND_CXX_INLINE void Comm::Attach_buffer_c(void *buffer, Count size)
{
    const int code = BND_C(MPI_Comm_attach_buffer_c)(*this, buffer, size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Comm::Call_errhandler(int errorcode) const
{
    const int code = BND_C(MPI_Comm_call_errhandler)(*this, errorcode) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int Comm::Compare(const Comm &comm1, const Comm &comm2)
{
    int result;
    const int code = BND_C(MPI_Comm_compare)(comm1, comm2, &result) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            result = int();
    }
    return result;
}

BND_CXX_INLINE void Comm::Delete_attr(int comm_keyval)
{
    const int code = BND_C(MPI_Comm_delete_attr)(*this, comm_keyval) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Comm_detach_buffer
BND_CXX_INLINE int Comm::Detach_buffer(void *&buffer_addr)
{
    int size;
    const int code = BND_C(MPI_Comm_detach_buffer)(*this, &buffer_addr, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = int();
    }
    return size;
}
#endif

#if BND_HAS_MPI_Comm_detach_buffer_c
BND_CXX_INLINE Count Comm::Detach_buffer_c(void *&buffer_addr)
{
    Count size;
    const int code = BND_C(MPI_Comm_detach_buffer_c)(*this, &buffer_addr, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = Count();
    }
    return size;
}
#endif

BND_CXX_INLINE void Comm::Disconnect()
{
    const int code = BND_C(MPI_Comm_disconnect)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Comm_flush_buffer
BND_CXX_INLINE void Comm::Flush_buffer() const
{
    const int code = BND_C(MPI_Comm_flush_buffer)(*this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Comm::Free()
{
    const int code = BND_C(MPI_Comm_free)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Comm::Free_keyval(int &comm_keyval)
{
    const int code = BND_C(MPI_Comm_free_keyval)(&comm_keyval) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE bool Comm::Get_attr(int comm_keyval, void *attribute_val) const
{
    int flag;
    const int code = BND_C(MPI_Comm_get_attr)(*this, comm_keyval, attribute_val, &flag) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

#if BND_HAS_MPI_Comm_get_info
BND_CXX_INLINE Info Comm::Get_info() const
{
    MPI_Info info_used;
    const int code = BND_C(MPI_Comm_get_info)(*this, &info_used) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            info_used = MPI_INFO_NULL;
    }
    return info_used;
}
#endif

BND_CXX_INLINE void Comm::Get_name(char *comm_name, int &resultlen) const
{
    const int code = BND_C(MPI_Comm_get_name)(*this, comm_name, &resultlen) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE Intercomm Comm::Get_parent()
{
    MPI_Comm parent;
    const int code = BND_C(MPI_Comm_get_parent)(&parent) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            parent = MPI_COMM_NULL;
    }
    return parent;
}

BND_CXX_INLINE Group Comm::Get_group() const
{
    MPI_Group group;
    const int code = BND_C(MPI_Comm_group)(*this, &group) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            group = MPI_GROUP_NULL;
    }
    return group;
}

#if BND_HAS_MPI_Comm_iflush_buffer
BND_CXX_INLINE Request Comm::Iflush_buffer() const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_iflush_buffer)(*this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Intercomm Comm::Join(int fd)
{
    MPI_Comm intercomm;
    const int code = BND_C(MPI_Comm_join)(fd, &intercomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            intercomm = MPI_COMM_NULL;
    }
    return intercomm;
}

BND_CXX_INLINE int Comm::Get_rank() const
{
    int rank;
    const int code = BND_C(MPI_Comm_rank)(*this, &rank) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            rank = int();
    }
    return rank;
}

BND_CXX_INLINE void Comm::Set_attr(int comm_keyval, const void *attribute_val) const
{
    const int code = BND_C(MPI_Comm_set_attr)(*this, comm_keyval, const_cast<void *>(attribute_val)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Comm_set_info
BND_CXX_INLINE void Comm::Set_info(const Info &info)
{
    const int code = BND_C(MPI_Comm_set_info)(*this, info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Comm::Set_name(const char *comm_name)
{
    const int code = BND_C(MPI_Comm_set_name)(*this, comm_name) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int Comm::Get_size() const
{
    int size;
    const int code = BND_C(MPI_Comm_size)(*this, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = int();
    }
    return size;
}

BND_CXX_INLINE bool Comm::Is_inter() const
{
    int flag;
    const int code = BND_C(MPI_Comm_test_inter)(*this, &flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE void Comm::Gather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        int recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Gather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Gather_c
BND_CXX_INLINE void Comm::Gather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
        Count recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Gather_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Gather_init
BND_CXX_INLINE Prequest Comm::Gather_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        int recvcount, const Datatype &recvtype, int root, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Gather_init)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this,
            info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Gather_init_c
BND_CXX_INLINE Prequest Comm::Gather_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype, int root, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Gather_init_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this,
            info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Gatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Gatherv)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(displs), recvtype, root, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Gatherv_c
BND_CXX_INLINE void Comm::Gatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
        const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Gatherv_c)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(displs), recvtype, root, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Gatherv_init
BND_CXX_INLINE Prequest Comm::Gatherv_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], const Datatype &recvtype, int root, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Gatherv_init)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(displs), recvtype, root, *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Gatherv_init_c
BND_CXX_INLINE Prequest Comm::Gatherv_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root,
        const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Gatherv_init_c)(sendbuf, sendcount, sendtype, recvbuf,
            bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, root, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iallgather
BND_CXX_INLINE Request Comm::Iallgather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        int recvcount, const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iallgather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iallgather_c
BND_CXX_INLINE Request Comm::Iallgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iallgather_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iallgatherv
BND_CXX_INLINE Request Comm::Iallgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iallgatherv)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(displs), recvtype, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iallgatherv_c
BND_CXX_INLINE Request Comm::Iallgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iallgatherv_c)(sendbuf, sendcount, sendtype, recvbuf,
            bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iallreduce
BND_CXX_INLINE Request Comm::Iallreduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iallreduce)(sendbuf, recvbuf, count, datatype, op, *this, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iallreduce_c
BND_CXX_INLINE Request Comm::Iallreduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
        const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iallreduce_c)(sendbuf, recvbuf, count, datatype, op, *this, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ialltoall
BND_CXX_INLINE Request Comm::Ialltoall(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        int recvcount, const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ialltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ialltoall_c
BND_CXX_INLINE Request Comm::Ialltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
        Count recvcount, const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ialltoall_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ialltoallv
BND_CXX_INLINE Request Comm::Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[],
        const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ialltoallv)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ialltoallv_c
BND_CXX_INLINE Request Comm::Ialltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
        const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ialltoallv_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ialltoallw
BND_CXX_INLINE Request Comm::Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[],
        const Datatype recvtypes[]) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ialltoallw)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ialltoallw_c
BND_CXX_INLINE Request Comm::Ialltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
        const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype recvtypes[]) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ialltoallw_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ibarrier
BND_CXX_INLINE Request Comm::Ibarrier() const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ibarrier)(*this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ibcast
BND_CXX_INLINE Request Comm::Ibcast(void *buffer, int count, const Datatype &datatype, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ibcast)(buffer, count, datatype, root, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ibcast_c
BND_CXX_INLINE Request Comm::Ibcast_c(void *buffer, Count count, const Datatype &datatype, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ibcast_c)(buffer, count, datatype, root, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Request Comm::Ibsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ibsend)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_Ibsend_c
BND_CXX_INLINE Request Comm::Ibsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ibsend_c)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Igather
BND_CXX_INLINE Request Comm::Igather(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        int recvcount, const Datatype &recvtype, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Igather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Igather_c
BND_CXX_INLINE Request Comm::Igather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
        Count recvcount, const Datatype &recvtype, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Igather_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Igatherv
BND_CXX_INLINE Request Comm::Igatherv(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        const int recvcounts[], const int displs[], const Datatype &recvtype, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Igatherv)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(displs), recvtype, root, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Igatherv_c
BND_CXX_INLINE Request Comm::Igatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
        const Count recvcounts[], const Aint displs[], const Datatype &recvtype, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Igatherv_c)(sendbuf, sendcount, sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(displs), recvtype, root, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Improbe
BND_CXX_INLINE bool Comm::Improbe(int source, int tag, Message &message, Status &status) const
{
    int flag;
    const int code = BND_C(MPI_Improbe)(source, tag, *this, &flag, bnd_cxx::address(message),
            bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}
#endif

#if BND_HAS_MPI_Improbe
BND_CXX_INLINE bool Comm::Improbe(int source, int tag, Message &message) const
{
    int flag;
    const int code = BND_C(MPI_Improbe)(source, tag, *this, &flag, bnd_cxx::address(message),
            MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}
#endif

#if BND_HAS_MPI_Ineighbor_allgather
BND_CXX_INLINE Request Comm::Ineighbor_allgather(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, int recvcount, const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ineighbor_allgather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ineighbor_allgather_c
BND_CXX_INLINE Request Comm::Ineighbor_allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ineighbor_allgather_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ineighbor_allgatherv
BND_CXX_INLINE Request Comm::Ineighbor_allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, const int recvcounts[], const int displs[], const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ineighbor_allgatherv)(sendbuf, sendcount, sendtype, recvbuf,
            bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ineighbor_allgatherv_c
BND_CXX_INLINE Request Comm::Ineighbor_allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ineighbor_allgatherv_c)(sendbuf, sendcount, sendtype, recvbuf,
            bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoall
BND_CXX_INLINE Request Comm::Ineighbor_alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, int recvcount, const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ineighbor_alltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoall_c
BND_CXX_INLINE Request Comm::Ineighbor_alltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ineighbor_alltoall_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoallv
BND_CXX_INLINE Request Comm::Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[],
        const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ineighbor_alltoallv)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoallv_c
BND_CXX_INLINE Request Comm::Ineighbor_alltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
        const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype &recvtype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ineighbor_alltoallv_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoallw
BND_CXX_INLINE Request Comm::Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const Aint sdispls[],
        const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const Aint rdispls[],
        const Datatype recvtypes[]) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ineighbor_alltoallw)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ineighbor_alltoallw_c
BND_CXX_INLINE Request Comm::Ineighbor_alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
        const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype recvtypes[]) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ineighbor_alltoallw_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE bool Comm::Iprobe(int source, int tag, Status &status) const
{
    int flag;
    const int code = BND_C(MPI_Iprobe)(source, tag, *this, &flag, bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE bool Comm::Iprobe(int source, int tag) const
{
    int flag;
    const int code = BND_C(MPI_Iprobe)(source, tag, *this, &flag, MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE Request Comm::Irecv(void *buf, int count, const Datatype &datatype, int source, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Irecv)(buf, count, datatype, source, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_Irecv_c
BND_CXX_INLINE Request Comm::Irecv_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Irecv_c)(buf, count, datatype, source, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ireduce
BND_CXX_INLINE Request Comm::Ireduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ireduce)(sendbuf, recvbuf, count, datatype, op, root, *this,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ireduce_c
BND_CXX_INLINE Request Comm::Ireduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
        const Op &op, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ireduce_c)(sendbuf, recvbuf, count, datatype, op, root, *this,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ireduce_scatter
BND_CXX_INLINE Request Comm::Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[],
        const Datatype &datatype, const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ireduce_scatter)(sendbuf, recvbuf, bnd_cxx::without_const(recvcounts), datatype, op,
            *this, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ireduce_scatter_block
BND_CXX_INLINE Request Comm::Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount,
        const Datatype &datatype, const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ireduce_scatter_block)(sendbuf, recvbuf, recvcount, datatype, op, *this,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ireduce_scatter_block_c
BND_CXX_INLINE Request Comm::Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, Count recvcount,
        const Datatype &datatype, const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ireduce_scatter_block_c)(sendbuf, recvbuf, recvcount, datatype, op, *this,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Ireduce_scatter_c
BND_CXX_INLINE Request Comm::Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const Count recvcounts[],
        const Datatype &datatype, const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ireduce_scatter_c)(sendbuf, recvbuf, bnd_cxx::without_const(recvcounts), datatype, op,
            *this, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Request Comm::Irsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Irsend)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_Irsend_c
BND_CXX_INLINE Request Comm::Irsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Irsend_c)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iscatter
BND_CXX_INLINE Request Comm::Iscatter(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        int recvcount, const Datatype &recvtype, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iscatter)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iscatter_c
BND_CXX_INLINE Request Comm::Iscatter_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
        Count recvcount, const Datatype &recvtype, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iscatter_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iscatterv
BND_CXX_INLINE Request Comm::Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[],
        const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iscatterv)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(displs),
            sendtype, recvbuf, recvcount, recvtype, root, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iscatterv_c
BND_CXX_INLINE Request Comm::Iscatterv_c(const void *sendbuf, const Count sendcounts[], const Aint displs[],
        const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype, int root) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iscatterv_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(displs), sendtype, recvbuf, recvcount, recvtype, root, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Request Comm::Isend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Isend)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_Isend_c
BND_CXX_INLINE Request Comm::Isend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Isend_c)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Isendrecv
BND_CXX_INLINE Request Comm::Isendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest,
        int sendtag, void *recvbuf, int recvcount, const Datatype &recvtype, int source, int recvtag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Isendrecv)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
            source, recvtag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Isendrecv_c
BND_CXX_INLINE Request Comm::Isendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest,
        int sendtag, void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Isendrecv_c)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
            source, recvtag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Isendrecv_replace
BND_CXX_INLINE Request Comm::Isendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag,
        int source, int recvtag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Isendrecv_replace)(buf, count, datatype, dest, sendtag, source, recvtag, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Isendrecv_replace_c
BND_CXX_INLINE Request Comm::Isendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest,
        int sendtag, int source, int recvtag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Isendrecv_replace_c)(buf, count, datatype, dest, sendtag, source, recvtag, *this,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Request Comm::Issend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Issend)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_Issend_c
BND_CXX_INLINE Request Comm::Issend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Issend_c)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Mprobe
BND_CXX_INLINE Message Comm::Mprobe(int source, int tag, Status &status) const
{
    MPI_Message message;
    const int code = BND_C(MPI_Mprobe)(source, tag, *this, &message, bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            message = MPI_MESSAGE_NULL;
    }
    return message;
}
#endif

#if BND_HAS_MPI_Mprobe
BND_CXX_INLINE Message Comm::Mprobe(int source, int tag) const
{
    MPI_Message message;
    const int code = BND_C(MPI_Mprobe)(source, tag, *this, &message, MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            message = MPI_MESSAGE_NULL;
    }
    return message;
}
#endif

#if BND_HAS_MPI_Neighbor_allgather
BND_CXX_INLINE void Comm::Neighbor_allgather(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, int recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_allgather)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Neighbor_allgather_c
BND_CXX_INLINE void Comm::Neighbor_allgather_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_allgather_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Neighbor_allgather_init
BND_CXX_INLINE Prequest Comm::Neighbor_allgather_init(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, int recvcount, const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Neighbor_allgather_init)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Neighbor_allgather_init_c
BND_CXX_INLINE Prequest Comm::Neighbor_allgather_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Neighbor_allgather_init_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Neighbor_allgatherv
BND_CXX_INLINE void Comm::Neighbor_allgatherv(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, const int recvcounts[], const int displs[], const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_allgatherv)(sendbuf, sendcount, sendtype, recvbuf,
            bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Neighbor_allgatherv_c
BND_CXX_INLINE void Comm::Neighbor_allgatherv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, const Count recvcounts[], const Aint displs[], const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_allgatherv_c)(sendbuf, sendcount, sendtype, recvbuf,
            bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Neighbor_allgatherv_init
BND_CXX_INLINE Prequest Comm::Neighbor_allgatherv_init(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, const int recvcounts[], const int displs[], const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Neighbor_allgatherv_init)(sendbuf, sendcount, sendtype, recvbuf,
            bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Neighbor_allgatherv_init_c
BND_CXX_INLINE Prequest Comm::Neighbor_allgatherv_init_c(const void *sendbuf, Count sendcount,
        const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint displs[],
        const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Neighbor_allgatherv_init_c)(sendbuf, sendcount, sendtype, recvbuf,
            bnd_cxx::without_const(recvcounts), bnd_cxx::without_const(displs), recvtype, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Neighbor_alltoall
BND_CXX_INLINE void Comm::Neighbor_alltoall(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, int recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_alltoall)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Neighbor_alltoall_c
BND_CXX_INLINE void Comm::Neighbor_alltoall_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_alltoall_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Neighbor_alltoall_init
BND_CXX_INLINE Prequest Comm::Neighbor_alltoall_init(const void *sendbuf, int sendcount, const Datatype &sendtype,
        void *recvbuf, int recvcount, const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Neighbor_alltoall_init)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Neighbor_alltoall_init_c
BND_CXX_INLINE Prequest Comm::Neighbor_alltoall_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Neighbor_alltoall_init_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype,
            *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallv
BND_CXX_INLINE void Comm::Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[],
        const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_alltoallv)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallv_c
BND_CXX_INLINE void Comm::Neighbor_alltoallv_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
        const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype &recvtype) const
{
    const int code = BND_C(MPI_Neighbor_alltoallv_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallv_init
BND_CXX_INLINE Prequest Comm::Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[],
        const Datatype &sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], const Datatype &recvtype,
        const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Neighbor_alltoallv_init)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallv_init_c
BND_CXX_INLINE Prequest Comm::Neighbor_alltoallv_init_c(const void *sendbuf, const Count sendcounts[],
        const Aint sdispls[], const Datatype &sendtype, void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype &recvtype, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Neighbor_alltoallv_init_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), sendtype, recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), recvtype, *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallw
BND_CXX_INLINE void Comm::Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const Aint sdispls[],
        const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const Aint rdispls[],
        const Datatype recvtypes[]) const
{
    const int code = BND_C(MPI_Neighbor_alltoallw)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallw_c
BND_CXX_INLINE void Comm::Neighbor_alltoallw_c(const void *sendbuf, const Count sendcounts[], const Aint sdispls[],
        const Datatype sendtypes[], void *recvbuf, const Count recvcounts[], const Aint rdispls[],
        const Datatype recvtypes[]) const
{
    const int code = BND_C(MPI_Neighbor_alltoallw_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallw_init
BND_CXX_INLINE Prequest Comm::Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[],
        const Aint sdispls[], const Datatype sendtypes[], void *recvbuf, const int recvcounts[], const Aint rdispls[],
        const Datatype recvtypes[], const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Neighbor_alltoallw_init)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Neighbor_alltoallw_init_c
BND_CXX_INLINE Prequest Comm::Neighbor_alltoallw_init_c(const void *sendbuf, const Count sendcounts[],
        const Aint sdispls[], const Datatype sendtypes[], void *recvbuf, const Count recvcounts[],
        const Aint rdispls[], const Datatype recvtypes[], const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Neighbor_alltoallw_init_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(sdispls), bnd_cxx::handles(sendtypes), recvbuf, bnd_cxx::without_const(recvcounts),
            bnd_cxx::without_const(rdispls), bnd_cxx::handles(recvtypes), *this, info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Precv_init
BND_CXX_INLINE Prequest Comm::Precv_init(void *buf, int partitions, Count count, const Datatype &datatype, int source,
        int tag, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Precv_init)(buf, partitions, count, datatype, source, tag, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Probe(int source, int tag, Status &status) const
{
    const int code = BND_C(MPI_Probe)(source, tag, *this, bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Comm::Probe(int source, int tag) const
{
    const int code = BND_C(MPI_Probe)(source, tag, *this, MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Psend_init
BND_CXX_INLINE Prequest Comm::Psend_init(const void *buf, int partitions, Count count, const Datatype &datatype,
        int dest, int tag, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Psend_init)(buf, partitions, count, datatype, dest, tag, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Recv(void *buf, int count, const Datatype &datatype, int source, int tag,
        Status &status) const
{
    const int code = BND_C(MPI_Recv)(buf, count, datatype, source, tag, *this,
            bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Comm::Recv(void *buf, int count, const Datatype &datatype, int source, int tag) const
{
    const int code = BND_C(MPI_Recv)(buf, count, datatype, source, tag, *this, MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Recv_c
BND_CXX_INLINE void Comm::Recv_c(void *buf, Count count, const Datatype &datatype, int source, int tag,
        Status &status) const
{
    const int code = BND_C(MPI_Recv_c)(buf, count, datatype, source, tag, *this,
            bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Recv_c
BND_CXX_INLINE void Comm::Recv_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const
{
    const int code = BND_C(MPI_Recv_c)(buf, count, datatype, source, tag, *this, MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE Prequest Comm::Recv_init(void *buf, int count, const Datatype &datatype, int source, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Recv_init)(buf, count, datatype, source, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_Recv_init_c
BND_CXX_INLINE Prequest Comm::Recv_init_c(void *buf, Count count, const Datatype &datatype, int source, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Recv_init_c)(buf, count, datatype, source, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Reduce(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype, const Op &op,
        int root) const
{
    const int code = BND_C(MPI_Reduce)(sendbuf, recvbuf, count, datatype, op, root, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Reduce_c
BND_CXX_INLINE void Comm::Reduce_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
        const Op &op, int root) const
{
    const int code = BND_C(MPI_Reduce_c)(sendbuf, recvbuf, count, datatype, op, root, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Reduce_init
BND_CXX_INLINE Prequest Comm::Reduce_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op, int root, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Reduce_init)(sendbuf, recvbuf, count, datatype, op, root, *this, info,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Reduce_init_c
BND_CXX_INLINE Prequest Comm::Reduce_init_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
        const Op &op, int root, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Reduce_init_c)(sendbuf, recvbuf, count, datatype, op, root, *this, info,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[],
        const Datatype &datatype, const Op &op) const
{
    const int code = BND_C(MPI_Reduce_scatter)(sendbuf, recvbuf, bnd_cxx::without_const(recvcounts), datatype, op,
            *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Comm::Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount,
        const Datatype &datatype, const Op &op) const
{
    const int code = BND_C(MPI_Reduce_scatter_block)(sendbuf, recvbuf, recvcount, datatype, op,
            *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Reduce_scatter_block_c
BND_CXX_INLINE void Comm::Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, Count recvcount,
        const Datatype &datatype, const Op &op) const
{
    const int code = BND_C(MPI_Reduce_scatter_block_c)(sendbuf, recvbuf, recvcount, datatype, op,
            *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Reduce_scatter_block_init
BND_CXX_INLINE Prequest Comm::Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount,
        const Datatype &datatype, const Op &op, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Reduce_scatter_block_init)(sendbuf, recvbuf, recvcount, datatype, op, *this, info,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Reduce_scatter_block_init_c
BND_CXX_INLINE Prequest Comm::Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, Count recvcount,
        const Datatype &datatype, const Op &op, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Reduce_scatter_block_init_c)(sendbuf, recvbuf, recvcount, datatype, op, *this, info,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Reduce_scatter_c
BND_CXX_INLINE void Comm::Reduce_scatter_c(const void *sendbuf, void *recvbuf, const Count recvcounts[],
        const Datatype &datatype, const Op &op) const
{
    const int code = BND_C(MPI_Reduce_scatter_c)(sendbuf, recvbuf, bnd_cxx::without_const(recvcounts), datatype, op,
            *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Reduce_scatter_init
BND_CXX_INLINE Prequest Comm::Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[],
        const Datatype &datatype, const Op &op, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Reduce_scatter_init)(sendbuf, recvbuf, bnd_cxx::without_const(recvcounts), datatype, op,
            *this, info, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Reduce_scatter_init_c
BND_CXX_INLINE Prequest Comm::Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const Count recvcounts[],
        const Datatype &datatype, const Op &op, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Reduce_scatter_init_c)(sendbuf, recvbuf, bnd_cxx::without_const(recvcounts), datatype,
            op, *this, info, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Rsend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Rsend)(buf, count, datatype, dest, tag, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Rsend_c
BND_CXX_INLINE void Comm::Rsend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Rsend_c)(buf, count, datatype, dest, tag, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE Prequest Comm::Rsend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Rsend_init)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_Rsend_init_c
BND_CXX_INLINE Prequest Comm::Rsend_init_c(const void *buf, Count count, const Datatype &datatype, int dest,
        int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Rsend_init_c)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Scatter(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        int recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Scatter)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Scatter_c
BND_CXX_INLINE void Comm::Scatter_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, void *recvbuf,
        Count recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Scatter_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root,
            *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Scatter_init
BND_CXX_INLINE Prequest Comm::Scatter_init(const void *sendbuf, int sendcount, const Datatype &sendtype, void *recvbuf,
        int recvcount, const Datatype &recvtype, int root, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Scatter_init)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this,
            info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Scatter_init_c
BND_CXX_INLINE Prequest Comm::Scatter_init_c(const void *sendbuf, Count sendcount, const Datatype &sendtype,
        void *recvbuf, Count recvcount, const Datatype &recvtype, int root, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Scatter_init_c)(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, *this,
            info, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Scatterv(const void *sendbuf, const int sendcounts[], const int displs[],
        const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Scatterv)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(displs),
            sendtype, recvbuf, recvcount, recvtype, root, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Scatterv_c
BND_CXX_INLINE void Comm::Scatterv_c(const void *sendbuf, const Count sendcounts[], const Aint displs[],
        const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype, int root) const
{
    const int code = BND_C(MPI_Scatterv_c)(sendbuf, bnd_cxx::without_const(sendcounts), bnd_cxx::without_const(displs),
            sendtype, recvbuf, recvcount, recvtype, root, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Scatterv_init
BND_CXX_INLINE Prequest Comm::Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[],
        const Datatype &sendtype, void *recvbuf, int recvcount, const Datatype &recvtype, int root,
        const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Scatterv_init)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(displs), sendtype, recvbuf, recvcount, recvtype, root, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Scatterv_init_c
BND_CXX_INLINE Prequest Comm::Scatterv_init_c(const void *sendbuf, const Count sendcounts[], const Aint displs[],
        const Datatype &sendtype, void *recvbuf, Count recvcount, const Datatype &recvtype, int root,
        const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Scatterv_init_c)(sendbuf, bnd_cxx::without_const(sendcounts),
            bnd_cxx::without_const(displs), sendtype, recvbuf, recvcount, recvtype, root, *this, info,
            &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Send(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Send)(buf, count, datatype, dest, tag, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Send_c
BND_CXX_INLINE void Comm::Send_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Send_c)(buf, count, datatype, dest, tag, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE Prequest Comm::Send_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Send_init)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_Send_init_c
BND_CXX_INLINE Prequest Comm::Send_init_c(const void *buf, Count count, const Datatype &datatype, int dest,
        int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Send_init_c)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Comm::Sendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, const Datatype &recvtype, int source, int recvtag, Status &status) const
{
    const int code = BND_C(MPI_Sendrecv)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
            source, recvtag, *this, bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Comm::Sendrecv(const void *sendbuf, int sendcount, const Datatype &sendtype, int dest, int sendtag,
        void *recvbuf, int recvcount, const Datatype &recvtype, int source, int recvtag) const
{
    const int code = BND_C(MPI_Sendrecv)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
            source, recvtag, *this, MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Sendrecv_c
BND_CXX_INLINE void Comm::Sendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest,
        int sendtag, void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag,
        Status &status) const
{
    const int code = BND_C(MPI_Sendrecv_c)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
            source, recvtag, *this, bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Sendrecv_c
BND_CXX_INLINE void Comm::Sendrecv_c(const void *sendbuf, Count sendcount, const Datatype &sendtype, int dest,
        int sendtag, void *recvbuf, Count recvcount, const Datatype &recvtype, int source, int recvtag) const
{
    const int code = BND_C(MPI_Sendrecv_c)(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype,
            source, recvtag, *this, MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Comm::Sendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag,
        int source, int recvtag, Status &status) const
{
    const int code = BND_C(MPI_Sendrecv_replace)(buf, count, datatype, dest, sendtag, source, recvtag, *this,
            bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Comm::Sendrecv_replace(void *buf, int count, const Datatype &datatype, int dest, int sendtag,
        int source, int recvtag) const
{
    const int code = BND_C(MPI_Sendrecv_replace)(buf, count, datatype, dest, sendtag, source, recvtag, *this,
            MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Sendrecv_replace_c
BND_CXX_INLINE void Comm::Sendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag,
        int source, int recvtag, Status &status) const
{
    const int code = BND_C(MPI_Sendrecv_replace_c)(buf, count, datatype, dest, sendtag, source, recvtag, *this,
            bnd_cxx::address(status)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Sendrecv_replace_c
BND_CXX_INLINE void Comm::Sendrecv_replace_c(void *buf, Count count, const Datatype &datatype, int dest, int sendtag,
        int source, int recvtag) const
{
    const int code = BND_C(MPI_Sendrecv_replace_c)(buf, count, datatype, dest, sendtag, source, recvtag, *this,
            MPI_STATUS_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Comm::Ssend(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Ssend)(buf, count, datatype, dest, tag, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Ssend_c
BND_CXX_INLINE void Comm::Ssend_c(const void *buf, Count count, const Datatype &datatype, int dest, int tag) const
{
    const int code = BND_C(MPI_Ssend_c)(buf, count, datatype, dest, tag, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE Prequest Comm::Ssend_init(const void *buf, int count, const Datatype &datatype, int dest, int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ssend_init)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_Ssend_init_c
BND_CXX_INLINE Prequest Comm::Ssend_init_c(const void *buf, Count count, const Datatype &datatype, int dest,
        int tag) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Ssend_init_c)(buf, count, datatype, dest, tag, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE int Comm::Get_topology() const
{
    int status;
    const int code = BND_C(MPI_Topo_test)(*this, &status) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            status = int();
    }
    return status;
}

BND_CXX_INLINE Cartcomm Intracomm::Create_cart(int ndims, const int dims[], const bool periods[], bool reorder) const
{
    const bnd_cxx::logicals c_periods(periods, ndims);
    MPI_Comm comm_cart;
    const int code = BND_C(MPI_Cart_create)(*this, ndims, bnd_cxx::without_const(dims), c_periods, reorder,
            &comm_cart) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            comm_cart = MPI_COMM_NULL;
    }
    return comm_cart;
}

BND_CXX_INLINE Intercomm Intracomm::Accept(const char *port_name, const Info &info, int root) const
{
    MPI_Comm newcomm;
    const int code = BND_C(MPI_Comm_accept)(port_name, info, root, *this, &newcomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newcomm = MPI_COMM_NULL;
    }
    return newcomm;
}

BND_CXX_INLINE Intercomm Intracomm::Connect(const char *port_name, const Info &info, int root) const
{
    MPI_Comm newcomm;
    const int code = BND_C(MPI_Comm_connect)(port_name, info, root, *this, &newcomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newcomm = MPI_COMM_NULL;
    }
    return newcomm;
}

BND_CXX_INLINE Intracomm Intracomm::Create(const Group &group) const
{
    MPI_Comm newcomm;
    const int code = BND_C(MPI_Comm_create)(*this, group, &newcomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newcomm = MPI_COMM_NULL;
    }
    return newcomm;
}

#if BND_HAS_MPI_Comm_create_group
BND_CXX_INLINE Intracomm Intracomm::Create_group(const Group &group, int tag) const
{
    MPI_Comm newcomm;
    const int code = BND_C(MPI_Comm_create_group)(*this, group, tag, &newcomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newcomm = MPI_COMM_NULL;
    }
    return newcomm;
}
#endif

#if BND_HAS_MPI_Comm_idup
BND_CXX_INLINE Request Intracomm::Idup(Intracomm &newcomm) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_idup)(*this, bnd_cxx::address(newcomm), &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Comm_idup_with_info
BND_CXX_INLINE Request Intracomm::Idup_with_info(const Info &info, Intracomm &newcomm) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_idup_with_info)(*this, info, bnd_cxx::address(newcomm),
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Intercomm Intracomm::Spawn(const char *command, const char *argv[], int maxprocs, const Info &info,
        int root, int array_of_errcodes[]) const
{
    MPI_Comm intercomm;
    const int code = BND_C(MPI_Comm_spawn)(command, bnd_cxx::strings(argv), maxprocs, info, root, *this, &intercomm,
            array_of_errcodes) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            intercomm = MPI_COMM_NULL;
    }
    return intercomm;
}

BND_CXX_INLINE Intercomm Intracomm::Spawn(const char *command, const char *argv[], int maxprocs, const Info &info,
        int root) const
{
    MPI_Comm intercomm;
    const int code = BND_C(MPI_Comm_spawn)(command, bnd_cxx::strings(argv), maxprocs, info, root, *this, &intercomm,
            MPI_ERRCODES_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            intercomm = MPI_COMM_NULL;
    }
    return intercomm;
}

BND_CXX_INLINE Intercomm Intracomm::Spawn_multiple(int count, const char *array_of_commands[],
        const char **array_of_argv[], const int array_of_maxprocs[], const Info array_of_info[], int root,
        int array_of_errcodes[])
{
    MPI_Comm intercomm;
    const int code = BND_C(MPI_Comm_spawn_multiple)(count, bnd_cxx::strings(array_of_commands),
            bnd_cxx::strings(array_of_argv), bnd_cxx::without_const(array_of_maxprocs),
            bnd_cxx::handles(array_of_info), root, *this, &intercomm, array_of_errcodes) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            intercomm = MPI_COMM_NULL;
    }
    return intercomm;
}

BND_CXX_INLINE Intercomm Intracomm::Spawn_multiple(int count, const char *array_of_commands[],
        const char **array_of_argv[], const int array_of_maxprocs[], const Info array_of_info[], int root)
{
    MPI_Comm intercomm;
    const int code = BND_C(MPI_Comm_spawn_multiple)(count, bnd_cxx::strings(array_of_commands),
            bnd_cxx::strings(array_of_argv), bnd_cxx::without_const(array_of_maxprocs),
            bnd_cxx::handles(array_of_info), root, *this, &intercomm, MPI_ERRCODES_IGNORE) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            intercomm = MPI_COMM_NULL;
    }
    return intercomm;
}

BND_CXX_INLINE Intracomm Intracomm::Split(int color, int key) const
{
    MPI_Comm newcomm;
    const int code = BND_C(MPI_Comm_split)(*this, color, key, &newcomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newcomm = MPI_COMM_NULL;
    }
    return newcomm;
}

#if BND_HAS_MPI_Comm_split_type
BND_CXX_INLINE Intracomm Intracomm::Split_type(int split_type, int key, const Info &info) const
{
    MPI_Comm newcomm;
    const int code = BND_C(MPI_Comm_split_type)(*this, split_type, key, info, &newcomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newcomm = MPI_COMM_NULL;
    }
    return newcomm;
}
#endif

BND_CXX_INLINE Distgraphcomm Intracomm::Dist_graph_create(int n, const int sources[], const int degrees[],
        const int destinations[], const int weights[], const Info &info, bool reorder) const
{
    MPI_Comm comm_dist_graph;
    const int code = BND_C(MPI_Dist_graph_create)(*this, n, bnd_cxx::without_const(sources),
            bnd_cxx::without_const(degrees), bnd_cxx::without_const(destinations), bnd_cxx::without_const(weights),
            info, reorder, &comm_dist_graph) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            comm_dist_graph = MPI_COMM_NULL;
    }
    return comm_dist_graph;
}

BND_CXX_INLINE Distgraphcomm Intracomm::Dist_graph_create(int n, const int sources[], const int degrees[],
        const int destinations[], const Info &info, bool reorder) const
{
    MPI_Comm comm_dist_graph;
    const int code = BND_C(MPI_Dist_graph_create)(*this, n, bnd_cxx::without_const(sources),
            bnd_cxx::without_const(degrees), bnd_cxx::without_const(destinations), MPI_UNWEIGHTED, info, reorder,
            &comm_dist_graph) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            comm_dist_graph = MPI_COMM_NULL;
    }
    return comm_dist_graph;
}

BND_CXX_INLINE Distgraphcomm Intracomm::Dist_graph_create_adjacent(int indegree, const int sources[],
        const int sourceweights[], int outdegree, const int destinations[], const int destweights[], const Info &info,
        bool reorder) const
{
    MPI_Comm comm_dist_graph;
    const int code = BND_C(MPI_Dist_graph_create_adjacent)(*this, indegree, bnd_cxx::without_const(sources),
            bnd_cxx::without_const(sourceweights), outdegree, bnd_cxx::without_const(destinations),
            bnd_cxx::without_const(destweights), info, reorder, &comm_dist_graph) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            comm_dist_graph = MPI_COMM_NULL;
    }
    return comm_dist_graph;
}

BND_CXX_INLINE Distgraphcomm Intracomm::Dist_graph_create_adjacent(int indegree, const int sources[], int outdegree,
        const int destinations[], const Info &info, bool reorder) const
{
    MPI_Comm comm_dist_graph;
    const int code = BND_C(MPI_Dist_graph_create_adjacent)(*this, indegree, bnd_cxx::without_const(sources),
            MPI_UNWEIGHTED, outdegree, bnd_cxx::without_const(destinations), MPI_UNWEIGHTED, info, reorder,
            &comm_dist_graph) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            comm_dist_graph = MPI_COMM_NULL;
    }
    return comm_dist_graph;
}

BND_CXX_INLINE void Intracomm::Exscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op) const
{
    const int code = BND_C(MPI_Exscan)(sendbuf, recvbuf, count, datatype, op, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Exscan_c
BND_CXX_INLINE void Intracomm::Exscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
        const Op &op) const
{
    const int code = BND_C(MPI_Exscan_c)(sendbuf, recvbuf, count, datatype, op, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Exscan_init
BND_CXX_INLINE Prequest Intracomm::Exscan_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Exscan_init)(sendbuf, recvbuf, count, datatype, op, *this, info,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Exscan_init_c
BND_CXX_INLINE Prequest Intracomm::Exscan_init_c(const void *sendbuf, void *recvbuf, Count count,
        const Datatype &datatype, const Op &op, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Exscan_init_c)(sendbuf, recvbuf, count, datatype, op, *this, info,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Graphcomm Intracomm::Create_graph(int nnodes, const int index[], const int edges[], bool reorder) const
{
    MPI_Comm comm_graph;
    const int code = BND_C(MPI_Graph_create)(*this, nnodes, bnd_cxx::without_const(index),
            bnd_cxx::without_const(edges), reorder, &comm_graph) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            comm_graph = MPI_COMM_NULL;
    }
    return comm_graph;
}

#if BND_HAS_MPI_Iexscan
BND_CXX_INLINE Request Intracomm::Iexscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iexscan)(sendbuf, recvbuf, count, datatype, op, *this, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iexscan_c
BND_CXX_INLINE Request Intracomm::Iexscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
        const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iexscan_c)(sendbuf, recvbuf, count, datatype, op, *this, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Intercomm Intracomm::Create_intercomm(int local_leader, const Comm &peer_comm, int remote_leader,
        int tag) const
{
    MPI_Comm newintercomm;
    const int code = BND_C(MPI_Intercomm_create)(*this, local_leader, peer_comm, remote_leader, tag,
            &newintercomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newintercomm = MPI_COMM_NULL;
    }
    return newintercomm;
}

#if BND_HAS_MPI_Iscan
BND_CXX_INLINE Request Intracomm::Iscan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iscan)(sendbuf, recvbuf, count, datatype, op, *this, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Iscan_c
BND_CXX_INLINE Request Intracomm::Iscan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
        const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Iscan_c)(sendbuf, recvbuf, count, datatype, op, *this, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Intracomm::Scan(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op) const
{
    const int code = BND_C(MPI_Scan)(sendbuf, recvbuf, count, datatype, op, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Scan_c
BND_CXX_INLINE void Intracomm::Scan_c(const void *sendbuf, void *recvbuf, Count count, const Datatype &datatype,
        const Op &op) const
{
    const int code = BND_C(MPI_Scan_c)(sendbuf, recvbuf, count, datatype, op, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Scan_init
BND_CXX_INLINE Prequest Intracomm::Scan_init(const void *sendbuf, void *recvbuf, int count, const Datatype &datatype,
        const Op &op, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Scan_init)(sendbuf, recvbuf, count, datatype, op, *this, info,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Scan_init_c
BND_CXX_INLINE Prequest Intracomm::Scan_init_c(const void *sendbuf, void *recvbuf, Count count,
        const Datatype &datatype, const Op &op, const Info &info) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Scan_init_c)(sendbuf, recvbuf, count, datatype, op, *this, info,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Intercomm Intercomm::Create(const Group &group) const
{
    MPI_Comm newcomm;
    const int code = BND_C(MPI_Comm_create)(*this, group, &newcomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newcomm = MPI_COMM_NULL;
    }
    return newcomm;
}

#if BND_HAS_MPI_Comm_idup
BND_CXX_INLINE Request Intercomm::Idup(Intercomm &newcomm) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_idup)(*this, bnd_cxx::address(newcomm), &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Comm_idup_with_info
BND_CXX_INLINE Request Intercomm::Idup_with_info(const Info &info, Intercomm &newcomm) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_idup_with_info)(*this, info, bnd_cxx::address(newcomm),
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Group Intercomm::Get_remote_group() const
{
    MPI_Group group;
    const int code = BND_C(MPI_Comm_remote_group)(*this, &group) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            group = MPI_GROUP_NULL;
    }
    return group;
}

BND_CXX_INLINE int Intercomm::Get_remote_size() const
{
    int size;
    const int code = BND_C(MPI_Comm_remote_size)(*this, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = int();
    }
    return size;
}

BND_CXX_INLINE Intercomm Intercomm::Split(int color, int key) const
{
    MPI_Comm newcomm;
    const int code = BND_C(MPI_Comm_split)(*this, color, key, &newcomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newcomm = MPI_COMM_NULL;
    }
    return newcomm;
}

#if BND_HAS_MPI_Comm_split_type
BND_CXX_INLINE Intercomm Intercomm::Split_type(int split_type, int key, const Info &info) const
{
    MPI_Comm newcomm;
    const int code = BND_C(MPI_Comm_split_type)(*this, split_type, key, info, &newcomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newcomm = MPI_COMM_NULL;
    }
    return newcomm;
}
#endif

BND_CXX_INLINE Intracomm Intercomm::Merge(bool high) const
{
    MPI_Comm newintracomm;
    const int code = BND_C(MPI_Intercomm_merge)(*this, high, &newintracomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newintracomm = MPI_COMM_NULL;
    }
    return newintracomm;
}

BND_CXX_INLINE void Cartcomm::Get_coords(int rank, int maxdims, int coords[]) const
{
    const int code = BND_C(MPI_Cart_coords)(*this, rank, maxdims, coords) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Cartcomm::Get_topo(int maxdims, int dims[], bool periods[], int coords[]) const
{
    bnd_cxx::logicals c_periods(maxdims);
    const int code = BND_C(MPI_Cart_get)(*this, maxdims, dims, c_periods, coords) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
    if (code == MPI_SUCCESS) c_periods.copy_to(periods, bnd_cxx::dims(*this));
}

BND_CXX_INLINE int Cartcomm::Map(int ndims, const int dims[], const bool periods[]) const
{
    const bnd_cxx::logicals c_periods(periods, ndims);
    int newrank;
    const int code = BND_C(MPI_Cart_map)(*this, ndims, bnd_cxx::without_const(dims), c_periods,
            &newrank) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newrank = int();
    }
    return newrank;
}

BND_CXX_INLINE int Cartcomm::Get_cart_rank(const int coords[]) const
{
    int rank;
    const int code = BND_C(MPI_Cart_rank)(*this, bnd_cxx::without_const(coords), &rank) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            rank = int();
    }
    return rank;
}

BND_CXX_INLINE void Cartcomm::Shift(int direction, int disp, int &rank_source, int &rank_dest) const
{
    const int code = BND_C(MPI_Cart_shift)(*this, direction, disp, &rank_source, &rank_dest) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE Cartcomm Cartcomm::Sub(const bool remain_dims[]) const
{
    const bnd_cxx::logicals c_remain_dims(remain_dims, bnd_cxx::dims(*this));
    MPI_Comm newcomm;
    const int code = BND_C(MPI_Cart_sub)(*this, c_remain_dims, &newcomm) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newcomm = MPI_COMM_NULL;
    }
    return newcomm;
}

BND_CXX_INLINE int Cartcomm::Get_dim() const
{
    int ndims;
    const int code = BND_C(MPI_Cartdim_get)(*this, &ndims) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            ndims = int();
    }
    return ndims;
}

#if BND_HAS_MPI_Comm_idup
BND_CXX_INLINE Request Cartcomm::Idup(Cartcomm &newcomm) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_idup)(*this, bnd_cxx::address(newcomm), &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Comm_idup_with_info
BND_CXX_INLINE Request Cartcomm::Idup_with_info(const Info &info, Cartcomm &newcomm) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_idup_with_info)(*this, info, bnd_cxx::address(newcomm),
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Comm_idup
BND_CXX_INLINE Request Graphcomm::Idup(Graphcomm &newcomm) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_idup)(*this, bnd_cxx::address(newcomm), &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Comm_idup_with_info
BND_CXX_INLINE Request Graphcomm::Idup_with_info(const Info &info, Graphcomm &newcomm) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_idup_with_info)(*this, info, bnd_cxx::address(newcomm),
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Graphcomm::Get_topo(int maxindex, int maxedges, int index[], int edges[]) const
{
    const int code = BND_C(MPI_Graph_get)(*this, maxindex, maxedges, index, edges) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int Graphcomm::Map(int nnodes, const int index[], const int edges[]) const
{
    int newrank;
    const int code = BND_C(MPI_Graph_map)(*this, nnodes, bnd_cxx::without_const(index), bnd_cxx::without_const(edges),
            &newrank) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            newrank = int();
    }
    return newrank;
}

BND_CXX_INLINE void Graphcomm::Get_neighbors(int rank, int maxneighbors, int neighbors[]) const
{
    const int code = BND_C(MPI_Graph_neighbors)(*this, rank, maxneighbors, neighbors) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int Graphcomm::Get_neighbors_count(int rank) const
{
    int nneighbors;
    const int code = BND_C(MPI_Graph_neighbors_count)(*this, rank, &nneighbors) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            nneighbors = int();
    }
    return nneighbors;
}

BND_CXX_INLINE void Graphcomm::Get_dims(int nnodes[], int nedges[]) const
{
    const int code = BND_C(MPI_Graphdims_get)(*this, nnodes, nedges) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Comm_idup
BND_CXX_INLINE Request Distgraphcomm::Idup(Distgraphcomm &newcomm) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_idup)(*this, bnd_cxx::address(newcomm), &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Comm_idup_with_info
BND_CXX_INLINE Request Distgraphcomm::Idup_with_info(const Info &info, Distgraphcomm &newcomm) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Comm_idup_with_info)(*this, info, bnd_cxx::address(newcomm),
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Distgraphcomm::Get_dist_neighbors(int maxindegree, int sources[], int sourceweights[],
        int maxoutdegree, int destinations[], int destweights[]) const
{
    const int code = BND_C(MPI_Dist_graph_neighbors)(*this, maxindegree, sources, sourceweights, maxoutdegree,
            destinations, destweights) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Distgraphcomm::Get_dist_neighbors_count(int &indegree, int &outdegree, bool &weighted) const
{
    int c_weighted = 0;
    const int code = BND_C(MPI_Dist_graph_neighbors_count)(*this, &indegree, &outdegree,
            &c_weighted) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
    weighted = c_weighted != 0;
}

BND_CXX_INLINE void Win::Accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype,
        int target_rank, Aint target_disp, int target_count, const Datatype &target_datatype, const Op &op) const
{
    const int code = BND_C(MPI_Accumulate)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Accumulate_c
BND_CXX_INLINE void Win::Accumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
        int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype, const Op &op) const
{
    const int code = BND_C(MPI_Accumulate_c)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Compare_and_swap
BND_CXX_INLINE void Win::Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr,
        const Datatype &datatype, int target_rank, Aint target_disp) const
{
    const int code = BND_C(MPI_Compare_and_swap)(origin_addr, compare_addr, result_addr, datatype, target_rank,
            target_disp, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Fetch_and_op
BND_CXX_INLINE void Win::Fetch_and_op(const void *origin_addr, void *result_addr, const Datatype &datatype,
        int target_rank, Aint target_disp, const Op &op) const
{
    const int code = BND_C(MPI_Fetch_and_op)(origin_addr, result_addr, datatype, target_rank, target_disp, op,
            *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Win::Get(void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
        Aint target_disp, int target_count, const Datatype &target_datatype) const
{
    const int code = BND_C(MPI_Get)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Get_accumulate
BND_CXX_INLINE void Win::Get_accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype,
        void *result_addr, int result_count, const Datatype &result_datatype, int target_rank, Aint target_disp,
        int target_count, const Datatype &target_datatype, const Op &op) const
{
    const int code = BND_C(MPI_Get_accumulate)(origin_addr, origin_count, origin_datatype, result_addr, result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Get_accumulate_c
BND_CXX_INLINE void Win::Get_accumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
        void *result_addr, Count result_count, const Datatype &result_datatype, int target_rank, Aint target_disp,
        Count target_count, const Datatype &target_datatype, const Op &op) const
{
    const int code = BND_C(MPI_Get_accumulate_c)(origin_addr, origin_count, origin_datatype, result_addr, result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, *this) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Get_c
BND_CXX_INLINE void Win::Get_c(void *origin_addr, Count origin_count, const Datatype &origin_datatype, int target_rank,
        Aint target_disp, Count target_count, const Datatype &target_datatype) const
{
    const int code = BND_C(MPI_Get_c)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Win::Put(const void *origin_addr, int origin_count, const Datatype &origin_datatype,
        int target_rank, Aint target_disp, int target_count, const Datatype &target_datatype) const
{
    const int code = BND_C(MPI_Put)(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count,
            target_datatype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Put_c
BND_CXX_INLINE void Win::Put_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
        int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype) const
{
    const int code = BND_C(MPI_Put_c)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Raccumulate
BND_CXX_INLINE Request Win::Raccumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype,
        int target_rank, Aint target_disp, int target_count, const Datatype &target_datatype, const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Raccumulate)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, *this, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Raccumulate_c
BND_CXX_INLINE Request Win::Raccumulate_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
        int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype, const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Raccumulate_c)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, op, *this, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Rget
BND_CXX_INLINE Request Win::Rget(void *origin_addr, int origin_count, const Datatype &origin_datatype, int target_rank,
        Aint target_disp, int target_count, const Datatype &target_datatype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Rget)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Rget_accumulate
BND_CXX_INLINE Request Win::Rget_accumulate(const void *origin_addr, int origin_count, const Datatype &origin_datatype,
        void *result_addr, int result_count, const Datatype &result_datatype, int target_rank, Aint target_disp,
        int target_count, const Datatype &target_datatype, const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Rget_accumulate)(origin_addr, origin_count, origin_datatype, result_addr, result_count,
            result_datatype, target_rank, target_disp, target_count, target_datatype, op, *this,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Rget_accumulate_c
BND_CXX_INLINE Request Win::Rget_accumulate_c(const void *origin_addr, Count origin_count,
        const Datatype &origin_datatype, void *result_addr, Count result_count, const Datatype &result_datatype,
        int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype, const Op &op) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Rget_accumulate_c)(origin_addr, origin_count, origin_datatype, result_addr,
            result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, *this,
            &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Rget_c
BND_CXX_INLINE Request Win::Rget_c(void *origin_addr, Count origin_count, const Datatype &origin_datatype,
        int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Rget_c)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Rput
BND_CXX_INLINE Request Win::Rput(const void *origin_addr, int origin_count, const Datatype &origin_datatype,
        int target_rank, Aint target_disp, int target_count, const Datatype &target_datatype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Rput)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Rput_c
BND_CXX_INLINE Request Win::Rput_c(const void *origin_addr, Count origin_count, const Datatype &origin_datatype,
        int target_rank, Aint target_disp, Count target_count, const Datatype &target_datatype) const
{
    MPI_Request request;
    const int code = BND_C(MPI_Rput_c)(origin_addr, origin_count, origin_datatype, target_rank, target_disp,
            target_count, target_datatype, *this, &request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_Win_allocate
BND_CXX_INLINE Win Win::Allocate(Aint size, int disp_unit, const Info &info, const Intracomm &comm, void *&baseptr)
{
    MPI_Win win;
    const int code = BND_C(MPI_Win_allocate)(size, disp_unit, info, comm, &baseptr, &win) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            win = MPI_WIN_NULL;
    }
    return win;
}
#endif

#if BND_HAS_MPI_Win_allocate_c
BND_CXX_INLINE Win Win::Allocate_c(Aint size, Aint disp_unit, const Info &info, const Intracomm &comm, void *&baseptr)
{
    MPI_Win win;
    const int code = BND_C(MPI_Win_allocate_c)(size, disp_unit, info, comm, &baseptr, &win) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            win = MPI_WIN_NULL;
    }
    return win;
}
#endif

#if BND_HAS_MPI_Win_allocate_shared
BND_CXX_INLINE Win Win::Allocate_shared(Aint size, int disp_unit, const Info &info, const Intracomm &comm,
        void *&baseptr)
{
    MPI_Win win;
    const int code = BND_C(MPI_Win_allocate_shared)(size, disp_unit, info, comm, &baseptr, &win) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            win = MPI_WIN_NULL;
    }
    return win;
}
#endif

#if BND_HAS_MPI_Win_allocate_shared_c
BND_CXX_INLINE Win Win::Allocate_shared_c(Aint size, Aint disp_unit, const Info &info, const Intracomm &comm,
        void *&baseptr)
{
    MPI_Win win;
    const int code = BND_C(MPI_Win_allocate_shared_c)(size, disp_unit, info, comm, &baseptr, &win) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            win = MPI_WIN_NULL;
    }
    return win;
}
#endif

#if BND_HAS_MPI_Win_attach
BND_CXX_INLINE void Win::Attach(void *base, Aint size) const
{
    const int code = BND_C(MPI_Win_attach)(*this, base, size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Win::Call_errhandler(int errorcode) const
{
    const int code = BND_C(MPI_Win_call_errhandler)(*this, errorcode) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Win::Complete() const
{
    const int code = BND_C(MPI_Win_complete)(*this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE Win Win::Create(const void *base, Aint size, int disp_unit, const Info &info, const Intracomm &comm)
{
    MPI_Win win;
    const int code = BND_C(MPI_Win_create)(const_cast<void *>(base), size, disp_unit, info, comm,
            &win) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            win = MPI_WIN_NULL;
    }
    return win;
}

#if BND_HAS_MPI_Win_create_c
BND_CXX_INLINE Win Win::Create_c(const void *base, Aint size, Aint disp_unit, const Info &info, const Intracomm &comm)
{
    MPI_Win win;
    const int code = BND_C(MPI_Win_create_c)(const_cast<void *>(base), size, disp_unit, info, comm,
            &win) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            win = MPI_WIN_NULL;
    }
    return win;
}
#endif

#if BND_HAS_MPI_Win_create_dynamic
BND_CXX_INLINE Win Win::Create_dynamic(const Info &info, const Intracomm &comm)
{
    MPI_Win win;
    const int code = BND_C(MPI_Win_create_dynamic)(info, comm, &win) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            win = MPI_WIN_NULL;
    }
    return win;
}
#endif

BND_CXX_INLINE void Win::Delete_attr(int win_keyval)
{
    const int code = BND_C(MPI_Win_delete_attr)(*this, win_keyval) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Win_detach
BND_CXX_INLINE void Win::Detach(const void *base) const
{
    const int code = BND_C(MPI_Win_detach)(*this, const_cast<void *>(base)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Win::Fence(int assert) const
{
    const int code = BND_C(MPI_Win_fence)(assert, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Win_flush
BND_CXX_INLINE void Win::Flush(int rank) const
{
    const int code = BND_C(MPI_Win_flush)(rank, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Win_flush_all
BND_CXX_INLINE void Win::Flush_all() const
{
    const int code = BND_C(MPI_Win_flush_all)(*this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Win_flush_local
BND_CXX_INLINE void Win::Flush_local(int rank) const
{
    const int code = BND_C(MPI_Win_flush_local)(rank, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Win_flush_local_all
BND_CXX_INLINE void Win::Flush_local_all() const
{
    const int code = BND_C(MPI_Win_flush_local_all)(*this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Win::Free()
{
    const int code = BND_C(MPI_Win_free)(bnd_cxx::address(*this)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Win::Free_keyval(int &win_keyval)
{
    const int code = BND_C(MPI_Win_free_keyval)(&win_keyval) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE bool Win::Get_attr(int win_keyval, void *attribute_val) const
{
    int flag;
    const int code = BND_C(MPI_Win_get_attr)(*this, win_keyval, attribute_val, &flag) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE Group Win::Get_group() const
{
    MPI_Group group;
    const int code = BND_C(MPI_Win_get_group)(*this, &group) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            group = MPI_GROUP_NULL;
    }
    return group;
}

#if BND_HAS_MPI_Win_get_info
BND_CXX_INLINE Info Win::Get_info() const
{
    MPI_Info info_used;
    const int code = BND_C(MPI_Win_get_info)(*this, &info_used) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            info_used = MPI_INFO_NULL;
    }
    return info_used;
}
#endif

BND_CXX_INLINE void Win::Get_name(char *win_name, int &resultlen) const
{
    const int code = BND_C(MPI_Win_get_name)(*this, win_name, &resultlen) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Win::Lock(int lock_type, int rank, int assert) const
{
    const int code = BND_C(MPI_Win_lock)(lock_type, rank, assert, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Win_lock_all
BND_CXX_INLINE void Win::Lock_all(int assert) const
{
    const int code = BND_C(MPI_Win_lock_all)(assert, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Win::Post(const Group &group, int assert) const
{
    const int code = BND_C(MPI_Win_post)(group, assert, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Win::Set_attr(int win_keyval, const void *attribute_val)
{
    const int code = BND_C(MPI_Win_set_attr)(*this, win_keyval, const_cast<void *>(attribute_val)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Win_set_info
BND_CXX_INLINE void Win::Set_info(const Info &info)
{
    const int code = BND_C(MPI_Win_set_info)(*this, info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Win::Set_name(const char *win_name)
{
    const int code = BND_C(MPI_Win_set_name)(*this, win_name) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Win_shared_query
BND_CXX_INLINE void *Win::Shared_query(int rank, Aint &size, int &disp_unit) const
{
    void *baseptr;
    const int code = BND_C(MPI_Win_shared_query)(*this, rank, &size, &disp_unit, &baseptr) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            baseptr = nullptr;
    }
    return baseptr;
}
#endif

#if BND_HAS_MPI_Win_shared_query_c
BND_CXX_INLINE void *Win::Shared_query_c(int rank, Aint &size, Aint &disp_unit) const
{
    void *baseptr;
    const int code = BND_C(MPI_Win_shared_query_c)(*this, rank, &size, &disp_unit, &baseptr) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            baseptr = nullptr;
    }
    return baseptr;
}
#endif

BND_CXX_INLINE void Win::Start(const Group &group, int assert) const
{
    const int code = BND_C(MPI_Win_start)(group, assert, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Win_sync
BND_CXX_INLINE void Win::Sync() const
{
    const int code = BND_C(MPI_Win_sync)(*this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE bool Win::Test() const
{
    int flag;
    const int code = BND_C(MPI_Win_test)(*this, &flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE void Win::Unlock(int rank) const
{
    const int code = BND_C(MPI_Win_unlock)(rank, *this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Win_unlock_all
BND_CXX_INLINE void Win::Unlock_all() const
{
    const int code = BND_C(MPI_Win_unlock_all)(*this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Win::Wait() const
{
    const int code = BND_C(MPI_Win_wait)(*this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Call_errhandler(int errorcode) const
{
    const int code = BND_C(MPI_File_call_errhandler)(*this, errorcode) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Close()
{
    const int code = BND_C(MPI_File_close)(bnd_cxx::address(*this)) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Delete(const char *filename, const Info &info)
{
    const int code = BND_C(MPI_File_delete)(filename, info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int File::Get_amode() const
{
    int amode;
    const int code = BND_C(MPI_File_get_amode)(*this, &amode) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            amode = int();
    }
    return amode;
}

BND_CXX_INLINE bool File::Get_atomicity() const
{
    int flag;
    const int code = BND_C(MPI_File_get_atomicity)(*this, &flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE Offset File::Get_byte_offset(Offset offset) const
{
    Offset disp;
    const int code = BND_C(MPI_File_get_byte_offset)(*this, offset, &disp) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            disp = Offset();
    }
    return disp;
}

BND_CXX_INLINE Group File::Get_group() const
{
    MPI_Group group;
    const int code = BND_C(MPI_File_get_group)(*this, &group) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            group = MPI_GROUP_NULL;
    }
    return group;
}

BND_CXX_INLINE Info File::Get_info() const
{
    MPI_Info info_used;
    const int code = BND_C(MPI_File_get_info)(*this, &info_used) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            info_used = MPI_INFO_NULL;
    }
    return info_used;
}

BND_CXX_INLINE Offset File::Get_position() const
{
    Offset offset;
    const int code = BND_C(MPI_File_get_position)(*this, &offset) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            offset = Offset();
    }
    return offset;
}

BND_CXX_INLINE Offset File::Get_position_shared() const
{
    Offset offset;
    const int code = BND_C(MPI_File_get_position_shared)(*this, &offset) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            offset = Offset();
    }
    return offset;
}

BND_CXX_INLINE Offset File::Get_size() const
{
    Offset size;
    const int code = BND_C(MPI_File_get_size)(*this, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = Offset();
    }
    return size;
}

BND_CXX_INLINE Aint File::Get_type_extent(const Datatype &datatype) const
{
    Aint extent;
    const int code = BND_C(MPI_File_get_type_extent)(*this, datatype, &extent) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            extent = Aint();
    }
    return extent;
}

#if BND_HAS_MPI_File_get_type_extent_c
BND_CXX_INLINE Count File::Get_type_extent_c(const Datatype &datatype) const
{
    Count extent;
    const int code = BND_C(MPI_File_get_type_extent_c)(*this, datatype, &extent) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            extent = Count();
    }
    return extent;
}
#endif

BND_CXX_INLINE void File::Get_view(Offset &disp, Datatype &etype, Datatype &filetype, char *datarep) const
{
    const int code = BND_C(MPI_File_get_view)(*this, &disp, bnd_cxx::address(etype), bnd_cxx::address(filetype),
            datarep) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE Request File::Iread(void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iread)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_File_iread_all
BND_CXX_INLINE Request File::Iread_all(void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iread_all)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_File_iread_all_c
BND_CXX_INLINE Request File::Iread_all_c(void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iread_all_c)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Request File::Iread_at(Offset offset, void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iread_at)(*this, offset, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_File_iread_at_all
BND_CXX_INLINE Request File::Iread_at_all(Offset offset, void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iread_at_all)(*this, offset, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_File_iread_at_all_c
BND_CXX_INLINE Request File::Iread_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iread_at_all_c)(*this, offset, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_File_iread_at_c
BND_CXX_INLINE Request File::Iread_at_c(Offset offset, void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iread_at_c)(*this, offset, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_File_iread_c
BND_CXX_INLINE Request File::Iread_c(void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iread_c)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Request File::Iread_shared(void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iread_shared)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_File_iread_shared_c
BND_CXX_INLINE Request File::Iread_shared_c(void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iread_shared_c)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Request File::Iwrite(const void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iwrite)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_File_iwrite_all
BND_CXX_INLINE Request File::Iwrite_all(const void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iwrite_all)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_File_iwrite_all_c
BND_CXX_INLINE Request File::Iwrite_all_c(const void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iwrite_all_c)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Request File::Iwrite_at(Offset offset, const void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iwrite_at)(*this, offset, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_File_iwrite_at_all
BND_CXX_INLINE Request File::Iwrite_at_all(Offset offset, const void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iwrite_at_all)(*this, offset, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_File_iwrite_at_all_c
BND_CXX_INLINE Request File::Iwrite_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iwrite_at_all_c)(*this, offset, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_File_iwrite_at_c
BND_CXX_INLINE Request File::Iwrite_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iwrite_at_c)(*this, offset, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

#if BND_HAS_MPI_File_iwrite_c
BND_CXX_INLINE Request File::Iwrite_c(const void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iwrite_c)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE Request File::Iwrite_shared(const void *buf, int count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iwrite_shared)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}

#if BND_HAS_MPI_File_iwrite_shared_c
BND_CXX_INLINE Request File::Iwrite_shared_c(const void *buf, Count count, const Datatype &datatype)
{
    MPI_Request request;
    const int code = BND_C(MPI_File_iwrite_shared_c)(*this, buf, count, datatype, &request) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void File::Preallocate(Offset size)
{
    const int code = BND_C(MPI_File_preallocate)(*this, size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read(void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read)(*this, buf, count, datatype, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read(void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_all(void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_all)(*this, buf, count, datatype, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_all(void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_all)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_all_begin(void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_all_begin)(*this, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_File_read_all_begin_c
BND_CXX_INLINE void File::Read_all_begin_c(void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_all_begin_c)(*this, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_read_all_c
BND_CXX_INLINE void File::Read_all_c(void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_all_c)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_read_all_c
BND_CXX_INLINE void File::Read_all_c(void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_all_c)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void File::Read_all_end(void *buf, Status &status)
{
    const int code = BND_C(MPI_File_read_all_end)(*this, buf, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_all_end(void *buf)
{
    const int code = BND_C(MPI_File_read_all_end)(*this, buf, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_at(Offset offset, void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_at)(*this, offset, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_at(Offset offset, void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_at)(*this, offset, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_at_all(Offset offset, void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_at_all)(*this, offset, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_at_all(Offset offset, void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_at_all)(*this, offset, buf, count, datatype,
            MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_at_all_begin(Offset offset, void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_at_all_begin)(*this, offset, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_File_read_at_all_begin_c
BND_CXX_INLINE void File::Read_at_all_begin_c(Offset offset, void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_at_all_begin_c)(*this, offset, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_read_at_all_c
BND_CXX_INLINE void File::Read_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype,
        Status &status)
{
    const int code = BND_C(MPI_File_read_at_all_c)(*this, offset, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_read_at_all_c
BND_CXX_INLINE void File::Read_at_all_c(Offset offset, void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_at_all_c)(*this, offset, buf, count, datatype,
            MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void File::Read_at_all_end(void *buf, Status &status)
{
    const int code = BND_C(MPI_File_read_at_all_end)(*this, buf, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_at_all_end(void *buf)
{
    const int code = BND_C(MPI_File_read_at_all_end)(*this, buf, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_File_read_at_c
BND_CXX_INLINE void File::Read_at_c(Offset offset, void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_at_c)(*this, offset, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_read_at_c
BND_CXX_INLINE void File::Read_at_c(Offset offset, void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_at_c)(*this, offset, buf, count, datatype,
            MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_read_c
BND_CXX_INLINE void File::Read_c(void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_c)(*this, buf, count, datatype, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_read_c
BND_CXX_INLINE void File::Read_c(void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_c)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void File::Read_ordered(void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_ordered)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_ordered(void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_ordered)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_ordered_begin(void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_ordered_begin)(*this, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_File_read_ordered_begin_c
BND_CXX_INLINE void File::Read_ordered_begin_c(void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_ordered_begin_c)(*this, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_read_ordered_c
BND_CXX_INLINE void File::Read_ordered_c(void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_ordered_c)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_read_ordered_c
BND_CXX_INLINE void File::Read_ordered_c(void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_ordered_c)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void File::Read_ordered_end(void *buf, Status &status)
{
    const int code = BND_C(MPI_File_read_ordered_end)(*this, buf, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_ordered_end(void *buf)
{
    const int code = BND_C(MPI_File_read_ordered_end)(*this, buf, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_shared(void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_shared)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Read_shared(void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_shared)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_File_read_shared_c
BND_CXX_INLINE void File::Read_shared_c(void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_read_shared_c)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_read_shared_c
BND_CXX_INLINE void File::Read_shared_c(void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_read_shared_c)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void File::Seek(Offset offset, int whence)
{
    const int code = BND_C(MPI_File_seek)(*this, offset, whence) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Seek_shared(Offset offset, int whence)
{
    const int code = BND_C(MPI_File_seek_shared)(*this, offset, whence) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Set_atomicity(bool flag)
{
    const int code = BND_C(MPI_File_set_atomicity)(*this, flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Set_info(const Info &info)
{
    const int code = BND_C(MPI_File_set_info)(*this, info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Set_size(Offset size)
{
    const int code = BND_C(MPI_File_set_size)(*this, size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Set_view(Offset disp, const Datatype &etype, const Datatype &filetype, const char *datarep,
        const Info &info)
{
    const int code = BND_C(MPI_File_set_view)(*this, disp, etype, filetype, datarep, info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Sync()
{
    const int code = BND_C(MPI_File_sync)(*this) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write(const void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write)(*this, buf, count, datatype, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write(const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_all(const void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write_all)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_all(const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_all)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_all_begin(const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_all_begin)(*this, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_File_write_all_begin_c
BND_CXX_INLINE void File::Write_all_begin_c(const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_all_begin_c)(*this, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_write_all_c
BND_CXX_INLINE void File::Write_all_c(const void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write_all_c)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_write_all_c
BND_CXX_INLINE void File::Write_all_c(const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_all_c)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void File::Write_all_end(const void *buf, Status &status)
{
    const int code = BND_C(MPI_File_write_all_end)(*this, buf, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_all_end(const void *buf)
{
    const int code = BND_C(MPI_File_write_all_end)(*this, buf, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_at(Offset offset, const void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write_at)(*this, offset, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_at(Offset offset, const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_at)(*this, offset, buf, count, datatype,
            MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_at_all(Offset offset, const void *buf, int count, const Datatype &datatype,
        Status &status)
{
    const int code = BND_C(MPI_File_write_at_all)(*this, offset, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_at_all(Offset offset, const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_at_all)(*this, offset, buf, count, datatype,
            MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_at_all_begin(Offset offset, const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_at_all_begin)(*this, offset, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_File_write_at_all_begin_c
BND_CXX_INLINE void File::Write_at_all_begin_c(Offset offset, const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_at_all_begin_c)(*this, offset, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_write_at_all_c
BND_CXX_INLINE void File::Write_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype,
        Status &status)
{
    const int code = BND_C(MPI_File_write_at_all_c)(*this, offset, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_write_at_all_c
BND_CXX_INLINE void File::Write_at_all_c(Offset offset, const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_at_all_c)(*this, offset, buf, count, datatype,
            MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void File::Write_at_all_end(const void *buf, Status &status)
{
    const int code = BND_C(MPI_File_write_at_all_end)(*this, buf, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_at_all_end(const void *buf)
{
    const int code = BND_C(MPI_File_write_at_all_end)(*this, buf, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_File_write_at_c
BND_CXX_INLINE void File::Write_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype,
        Status &status)
{
    const int code = BND_C(MPI_File_write_at_c)(*this, offset, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_write_at_c
BND_CXX_INLINE void File::Write_at_c(Offset offset, const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_at_c)(*this, offset, buf, count, datatype,
            MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_write_c
BND_CXX_INLINE void File::Write_c(const void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write_c)(*this, buf, count, datatype, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_write_c
BND_CXX_INLINE void File::Write_c(const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_c)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void File::Write_ordered(const void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write_ordered)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_ordered(const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_ordered)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_ordered_begin(const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_ordered_begin)(*this, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_File_write_ordered_begin_c
BND_CXX_INLINE void File::Write_ordered_begin_c(const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_ordered_begin_c)(*this, buf, count, datatype) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_write_ordered_c
BND_CXX_INLINE void File::Write_ordered_c(const void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write_ordered_c)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_write_ordered_c
BND_CXX_INLINE void File::Write_ordered_c(const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_ordered_c)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void File::Write_ordered_end(const void *buf, Status &status)
{
    const int code = BND_C(MPI_File_write_ordered_end)(*this, buf, bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_ordered_end(const void *buf)
{
    const int code = BND_C(MPI_File_write_ordered_end)(*this, buf, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_shared(const void *buf, int count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write_shared)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void File::Write_shared(const void *buf, int count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_shared)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_File_write_shared_c
BND_CXX_INLINE void File::Write_shared_c(const void *buf, Count count, const Datatype &datatype, Status &status)
{
    const int code = BND_C(MPI_File_write_shared_c)(*this, buf, count, datatype,
            bnd_cxx::address(status)) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_File_write_shared_c
BND_CXX_INLINE void File::Write_shared_c(const void *buf, Count count, const Datatype &datatype)
{
    const int code = BND_C(MPI_File_write_shared_c)(*this, buf, count, datatype, MPI_STATUS_IGNORE) | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Abi_get_fortran_info
BND_CXX_INLINE Info Get_abi_fortran_info()
{
    MPI_Info info;
    const int code = BND_C(MPI_Abi_get_fortran_info)(&info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            info = MPI_INFO_NULL;
    }
    return info;
}
#endif

#if BND_HAS_MPI_Abi_get_info
BND_CXX_INLINE Info Get_abi_info()
{
    MPI_Info info;
    const int code = BND_C(MPI_Abi_get_info)(&info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            info = MPI_INFO_NULL;
    }
    return info;
}
#endif

#if BND_HAS_MPI_Abi_get_version
BND_CXX_INLINE void Get_abi_version(int &abi_major, int &abi_minor)
{
    const int code = BND_C(MPI_Abi_get_version)(&abi_major, &abi_minor) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE int Add_error_class()
{
    int errorclass;
    const int code = BND_C(MPI_Add_error_class)(&errorclass) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            errorclass = int();
    }
    return errorclass;
}

BND_CXX_INLINE int Add_error_code(int errorclass)
{
    int errorcode;
    const int code = BND_C(MPI_Add_error_code)(errorclass, &errorcode) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            errorcode = int();
    }
    return errorcode;
}

BND_CXX_INLINE void Add_error_string(int errorcode, const char *string)
{
    const int code = BND_C(MPI_Add_error_string)(errorcode, string) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Aint_add
BND_CXX_INLINE Aint Aint_add(Aint base, Aint disp)
{
    return BND_C(MPI_Aint_add)(base, disp);
}
#endif

#if BND_HAS_MPI_Aint_diff
BND_CXX_INLINE Aint Aint_diff(Aint addr1, Aint addr2)
{
    return BND_C(MPI_Aint_diff)(addr1, addr2);
}
#endif

BND_CXX_INLINE void *Alloc_mem(Aint size, const Info &info)
{
    void *baseptr;
    const int code = BND_C(MPI_Alloc_mem)(size, info, &baseptr) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            baseptr = nullptr;
    }
    return baseptr;
}

BND_CXX_INLINE void Attach_buffer(void *buffer, int size)
{
    const int code = BND_C(MPI_Buffer_attach)(buffer, size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

#if BND_HAS_MPI_Buffer_attach_c
BND_CXX_INLINE void Attach_buffer_c(void *buffer, Count size)
{
    const int code = BND_C(MPI_Buffer_attach_c)(buffer, size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE int Detach_buffer(void *&buffer_addr)
{
    int size;
    const int code = BND_C(MPI_Buffer_detach)(&buffer_addr, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = int();
    }
    return size;
}

#if BND_HAS_MPI_Buffer_detach_c
BND_CXX_INLINE Count Detach_buffer_c(void *&buffer_addr)
{
    Count size;
    const int code = BND_C(MPI_Buffer_detach_c)(&buffer_addr, &size) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            size = Count();
    }
    return size;
}
#endif

#if BND_HAS_MPI_Buffer_flush
BND_CXX_INLINE void Flush_buffer()
{
    const int code = BND_C(MPI_Buffer_flush)() BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Buffer_iflush
BND_CXX_INLINE Request Iflush_buffer()
{
    MPI_Request request;
    const int code = BND_C(MPI_Buffer_iflush)(&request) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            request = MPI_REQUEST_NULL;
    }
    return request;
}
#endif

BND_CXX_INLINE void Close_port(const char *port_name)
{
    const int code = BND_C(MPI_Close_port)(port_name) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Compute_dims(int nnodes, int ndims, int dims[])
{
    const int code = BND_C(MPI_Dims_create)(nnodes, ndims, dims) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int Get_error_class(int errorcode)
{
    int errorclass;
    const int code = BND_C(MPI_Error_class)(errorcode, &errorclass) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            errorclass = int();
    }
    return errorclass;
}

BND_CXX_INLINE void Get_error_string(int errorcode, char *string, int &resultlen)
{
    const int code = BND_C(MPI_Error_string)(errorcode, string, &resultlen) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Finalize()
{
    const int code = BND_C(MPI_Finalize)() | bnd_cxx_pending;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE bool Is_finalized()
{
    int flag;
    const int code = BND_C(MPI_Finalized)(&flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE void Free_mem(void *base)
{
    const int code = BND_C(MPI_Free_mem)(base) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE Aint Get_address(const void *location)
{
    Aint address;
    const int code = BND_C(MPI_Get_address)(location, &address) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            address = Aint();
    }
    return address;
}

#if BND_HAS_MPI_Get_hw_resource_info
BND_CXX_INLINE Info Get_hw_resource_info()
{
    MPI_Info hw_info;
    const int code = BND_C(MPI_Get_hw_resource_info)(&hw_info) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            hw_info = MPI_INFO_NULL;
    }
    return hw_info;
}
#endif

#if BND_HAS_MPI_Get_library_version
BND_CXX_INLINE void Get_library_version(char *version, int &resultlen)
{
    const int code = BND_C(MPI_Get_library_version)(version, &resultlen) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Get_processor_name(char *name, int &resultlen)
{
    const int code = BND_C(MPI_Get_processor_name)(name, &resultlen) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Get_version(int &version, int &subversion)
{
    const int code = BND_C(MPI_Get_version)(&version, &subversion) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Init(int &argc, char **&argv)
{
    const int code = BND_C(MPI_Init)(&argc, &argv) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Init()
{
    const int code = BND_C(MPI_Init)(nullptr, nullptr) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int Init_thread(int &argc, char **&argv, int required)
{
    int provided;
    const int code = BND_C(MPI_Init_thread)(&argc, &argv, required, &provided) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            provided = int();
    }
    return provided;
}

BND_CXX_INLINE int Init_thread(int required)
{
    int provided;
    const int code = BND_C(MPI_Init_thread)(nullptr, nullptr, required, &provided) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            provided = int();
    }
    return provided;
}

BND_CXX_INLINE bool Is_initialized()
{
    int flag;
    const int code = BND_C(MPI_Initialized)(&flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE bool Is_thread_main()
{
    int flag;
    const int code = BND_C(MPI_Is_thread_main)(&flag) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            flag = 0;
    }
    return flag != 0;
}

BND_CXX_INLINE void Lookup_name(const char *service_name, const Info &info, char *port_name)
{
    const int code = BND_C(MPI_Lookup_name)(service_name, info, port_name) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Open_port(const Info &info, char *port_name)
{
    const int code = BND_C(MPI_Open_port)(info, port_name) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Pcontrol(int level, ...)
{
    const int code = BND_C(MPI_Pcontrol)(level) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE void Publish_name(const char *service_name, const Info &info, const char *port_name)
{
    const int code = BND_C(MPI_Publish_name)(service_name, info, port_name) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE int Query_thread()
{
    int provided;
    const int code = BND_C(MPI_Query_thread)(&provided) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        if (BND_CXX_RAISE(code) != MPI_SUCCESS)
            provided = int();
    }
    return provided;
}

#if BND_HAS_MPI_Remove_error_class
BND_CXX_INLINE void Remove_error_class(int errorclass)
{
    const int code = BND_C(MPI_Remove_error_class)(errorclass) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Remove_error_code
BND_CXX_INLINE void Remove_error_code(int errorcode)
{
    const int code = BND_C(MPI_Remove_error_code)(errorcode) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

#if BND_HAS_MPI_Remove_error_string
BND_CXX_INLINE void Remove_error_string(int errorcode)
{
    const int code = BND_C(MPI_Remove_error_string)(errorcode) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}
#endif

BND_CXX_INLINE void Unpublish_name(const char *service_name, const Info &info, const char *port_name)
{
    const int code = BND_C(MPI_Unpublish_name)(service_name, info, port_name) BND_CXX_OR_PENDING;
    if (BND_CXX_UNLIKELY(code)) {
        BND_CXX_RAISE(code);
    }
}

BND_CXX_INLINE double Wtick()
{
    return BND_C(MPI_Wtick)();
}

BND_CXX_INLINE double Wtime()
{
    return BND_C(MPI_Wtime)();
}

}  // namespace bindery
}  // namespace MPI

#undef BND_C
#undef BND_CXX_INLINE
#ifdef __clang__
#pragma GCC diagnostic pop
#endif
