// Lengths, strings and errors under the Fortran wrappers. Every call is PMPI_, so that no tool sees it.
#include "bnd_fortran.h"

#include <limits.h>
#include <string.h>

namespace {

// What a failed query says must not be acted upon: the wrapper's own call will raise the error.
template <typename Query> int asked(Query query)
{
    int answer = 0;
    return query(&answer) == MPI_SUCCESS && answer > 0 ? answer : 0;
}

int degrees(MPI_Comm comm, bool in)
{
    int kind = MPI_UNDEFINED;
    if (PMPI_Topo_test(comm, &kind) != MPI_SUCCESS) return 0;
    if (kind == MPI_CART) return 2 * bnd_dims(comm);
    if (kind == MPI_DIST_GRAPH) {
        int sources = 0, destinations = 0, weighted = 0;
        if (PMPI_Dist_graph_neighbors_count(comm, &sources, &destinations, &weighted) != MPI_SUCCESS) return 0;
        return in ? sources : destinations;
    }
    int rank = 0;
    if (kind != MPI_GRAPH || PMPI_Comm_rank(comm, &rank) != MPI_SUCCESS) return 0;
    return asked([=](int *count) { return PMPI_Graph_neighbors_count(comm, rank, count); });
}

// The part of a CHARACTER that counts: without trailing blanks, or without blanks at both ends.
struct Span {
    const char *first;
    size_t length;
};

Span trimmed(const char *fortran, size_t length, bnd_trim trim)
{
    while (length && fortran[length - 1] == ' ') length--;
    if (trim == BND_TRIM_BOTH)
        while (length && *fortran == ' ') fortran++, length--;
    return {fortran, length};
}

} // namespace

extern "C" {

// Sizes and alignments serve every compiler's COMMON; fortran/modules/README.md has the table.
#define BND_CELL(name, size) alignas(64) extern const char BND_COMMON(name)[size] = {}
BND_CELL(bnd_bottom, 4);
BND_CELL(bnd_in_place, 4);
BND_CELL(bnd_buffer_automatic, 4);
BND_CELL(bnd_status_ignore, sizeof(MPI_Status));
BND_CELL(bnd_statuses_ignore, sizeof(MPI_Status));
BND_CELL(bnd_f08_status_ignore, sizeof(MPI_Status));
BND_CELL(bnd_f08_statuses_ignore, sizeof(MPI_Status));
BND_CELL(bnd_errcodes_ignore, 4);
BND_CELL(bnd_argv_null, 1);
BND_CELL(bnd_argvs_null, 1);
BND_CELL(bnd_unweighted, 4);
BND_CELL(bnd_weights_empty, 4);

int bnd_no_memory(void)
{
    PMPI_Comm_call_errhandler(MPI_COMM_SELF, MPI_ERR_NO_MEM);
    return MPI_ERR_NO_MEM;
}

int bnd_size(MPI_Comm comm)
{
    return asked([=](int *size) { return PMPI_Comm_size(comm, size); });
}

int bnd_peers(MPI_Comm comm)
{
    int inter = 0;
    if (PMPI_Comm_test_inter(comm, &inter) != MPI_SUCCESS) return 0;
    if (!inter) return bnd_size(comm);
    return asked([=](int *size) { return PMPI_Comm_remote_size(comm, size); });
}

int bnd_in_degree(MPI_Comm comm) { return degrees(comm, true); }
int bnd_out_degree(MPI_Comm comm) { return degrees(comm, false); }

int bnd_dims(MPI_Comm comm)
{
    return asked([=](int *dims) { return PMPI_Cartdim_get(comm, dims); });
}

int bnd_datatypes(MPI_Datatype datatype)
{
    int integers = 0, addresses = 0, datatypes = 0, combiner = 0;
    const int code = PMPI_Type_get_envelope(datatype, &integers, &addresses, &datatypes, &combiner);
    return code == MPI_SUCCESS ? datatypes : 0;
}

MPI_Count bnd_bytes(MPI_Count count, MPI_Datatype datatype)
{
    MPI_Count size = MPI_UNDEFINED, bytes = 0;
    if (PMPI_Type_size_x(datatype, &size) != MPI_SUCCESS) return 0;
    return size == MPI_UNDEFINED || __builtin_mul_overflow(size, count, &bytes) ? LLONG_MAX : bytes;
}

int bnd_string_in(bnd_string *string, const char *fortran, bnd_length length, bnd_trim trim)
{
    const Span span = trimmed(fortran, static_cast<size_t>(length), trim);
    string->text = span.length < sizeof string->few ? string->few : static_cast<char *>(malloc(span.length + 1));
    if (!string->text) return 0;
    memcpy(string->text, span.first, span.length);
    string->text[span.length] = '\0';
    return 1;
}

void bnd_string_free(bnd_string *string)
{
    if (string->text != string->few) free(string->text);
}

void bnd_string_out(char *fortran, bnd_length length, const char *text)
{
    const size_t room = static_cast<size_t>(length), whole = strlen(text), used = whole < room ? whole : room;
    memcpy(fortran, text, used);
    memset(fortran + used, ' ', room - used);
}

} // extern "C"
