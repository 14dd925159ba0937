// Which bytes of a file an access is to, through the view of the process (MPI 5.0, 14.3 and 14.4.1).
#pragma once

#include <bindery/detail/bytes.hpp>
#include <bindery/detail/has.hpp>
#include <bindery/detail/link.hpp>

#include <cstring>

BND_TOOL_REFERENCE(PMPI_File_get_position)
BND_TOOL_REFERENCE(PMPI_File_get_byte_offset)
BND_TOOL_REFERENCE(PMPI_File_get_view)
BND_TOOL_REFERENCE(PMPI_Type_get_envelope)
BND_TOOL_REFERENCE(PMPI_Type_get_true_extent)
BND_TOOL_REFERENCE(PMPI_Type_free)

namespace bindery::detail::inline BND_TOOL_NAMESPACE {

// The individual pointer, in elementary types of the view; -1 if there is none.
inline MPI_Offset position_of(MPI_File file)
{
    MPI_Offset position = -1;
    if (file == MPI_FILE_NULL || BND_TOOL_CALL(File_get_position)(file, &position) != MPI_SUCCESS)
        return -1;
    return position;
}

// The byte of the file at a position in the view; -1 for no position. MPI raises the error of a wrong one when it gets it.
inline MPI_Offset byte_at(MPI_File file, MPI_Offset position)
{
    MPI_Offset offset = -1;
    if (file == MPI_FILE_NULL || position < 0 ||
        BND_TOOL_CALL(File_get_byte_offset)(file, position, &offset) != MPI_SUCCESS)
        return -1;
    return offset;
}

// The elementary type of a view: its bytes, and where these are in the file. No bytes if the representation may have others.
struct elementary_type {
    MPI_Count size = 0;
    MPI_Aint low = 0, extent = 0;  // true ones

    explicit elementary_type(MPI_File file)
    {
        char representation[MPI_MAX_DATAREP_STRING + 1];
        MPI_Datatype types[2] = {MPI_DATATYPE_NULL, MPI_DATATYPE_NULL};
        MPI_Offset displacement;
        if (BND_TOOL_CALL(File_get_view)(file, &displacement, &types[0], &types[1], representation) != MPI_SUCCESS)
            return;
        if (std::strcmp(representation, "native") == 0)
            size = type_size(types[0]);
        BND_TOOL_CALL(Type_get_true_extent)(types[0], &low, &extent);
        for (MPI_Datatype &type : types)
            if (is_constructed(type))
                BND_TOOL_CALL(Type_free)(&type);
    }

private:
    // Other types are not the caller's to free (MPI 5.0, 5.1.13 and 19.1.9).
    static bool is_constructed(MPI_Datatype type)
    {
        int integers = 0, addresses = 0, datatypes = 0, combiner = MPI_COMBINER_NAMED;
        BND_TOOL_CALL(Type_get_envelope)(type, &integers, &addresses, &datatypes, &combiner);
        return combiner != MPI_COMBINER_NAMED && combiner != MPI_COMBINER_F90_REAL &&
               combiner != MPI_COMBINER_F90_COMPLEX && combiner != MPI_COMBINER_F90_INTEGER;
    }
};

// Displacements of a filetype do not fall, so that elements lie side by side if the last of them is where it would be then. An elementary type
// with gaps is one part with its gaps.
template <class Visit>
void visit_file_blocks(MPI_File file, MPI_Offset position, MPI_Count bytes, Visit &visit)
{
    if (file == MPI_FILE_NULL || position < 0 || bytes <= 0)
        return;
    const elementary_type element(file);
    if (element.size <= 0)
        return;
    const bool is_dense = element.size == element.extent;
    const MPI_Offset end = position + bytes / element.size;
    for (MPI_Offset i = position; i < end;) {
        const MPI_Offset begin = byte_at(file, i);
        if (begin < 0)
            return;
        const auto reaches = [&](MPI_Offset count) {
            return byte_at(file, i + count - 1) == begin + (count - 1) * element.size;
        };
        MPI_Offset known = 1, beyond = is_dense ? end - i + 1 : 2;
        for (MPI_Offset step = 2; step < beyond && known + 1 < beyond; step *= 2) {
            const MPI_Offset tried = step < end - i ? step : end - i;
            (reaches(tried) ? known : beyond) = tried;
        }
        while (known + 1 < beyond) {
            const MPI_Offset tried = known + (beyond - known) / 2;
            (reaches(tried) ? known : beyond) = tried;
        }
        visit(begin + element.low, known * element.extent);
        i += known;
    }
}

}  // namespace bindery::detail::inline BND_TOOL_NAMESPACE
