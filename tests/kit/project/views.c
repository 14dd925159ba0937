/* Accesses to a file in every way, through views of several kinds, in which no two processes have a byte; and which bytes of the file they were to. Byte o of the file has the
   value o + 1, or what a process has written: its rank + 201. */
#include <mpi.h>

#include <stdio.h>
#include <string.h>

enum { bytes_of_file = 200, most = 64, views = 6 };

static int rank;
static const char *path;
static MPI_Datatype etype, filetype;
static MPI_Offset displacement;

static void fill(void)
{
    if (rank == 0) {
        FILE *file = fopen(path, "wb");
        for (int o = 0; o < bytes_of_file; ++o)
            fputc(o + 1, file);
        fclose(file);
    }
    MPI_Barrier(MPI_COMM_WORLD);
}

static void choose(int view)
{
    const int lengths[] = {2, 1}, positions[] = {1, 4}, sizes[] = {6, 4}, parts[] = {4, 2}, starts[] = {1, 2 * rank};
    MPI_Datatype inner = MPI_DATATYPE_NULL;
    displacement = 40 * rank;
    etype = filetype = MPI_BYTE;
    if (view == 1) { /* ints from byte 5 on */
        displacement = 5 + 64 * rank;
        etype = filetype = MPI_INT;
    }
    if (view == 2) { /* three shorts of six, one process after the other */
        displacement = 7 + 6 * rank;
        etype = MPI_SHORT;
        MPI_Type_vector(1, 3, 1, MPI_SHORT, &inner);
        MPI_Type_create_resized(inner, 0, 12, &filetype);
    }
    if (view == 3) { /* an elementary type of three bytes, and gaps of two kinds */
        displacement = 1 + 12 * rank;
        MPI_Type_contiguous(3, MPI_CHAR, &etype);
        MPI_Type_indexed(2, lengths, positions, etype, &inner);
        MPI_Type_create_resized(inner, 0, 24, &filetype);
        MPI_Type_commit(&etype);
    }
    if (view == 4) { /* a part of a matrix */
        displacement = 0;
        etype = MPI_SHORT;
        MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_C, MPI_SHORT, &filetype);
    }
    if (view == 5) { /* one byte of two, and an elementary type of the program's */
        displacement = 3 + rank;
        MPI_Type_dup(MPI_BYTE, &etype);
        MPI_Type_vector(10, 1, 2, etype, &inner);
        MPI_Type_create_resized(inner, 0, 20, &filetype);
        MPI_Type_commit(&etype);
    }
    if (inner != MPI_DATATYPE_NULL)
        MPI_Type_free(&inner);
    if (view >= 2)
        MPI_Type_commit(&filetype);
}

/* The places of the bytes that the process wrote or read, in runs. In one write: two processes share the stream. */
static void tell(const unsigned char *places, int size)
{
    char line[1000];
    int length = snprintf(line, sizeof line, "found|%d|", rank);
    for (int i = 0, n; i < size; i += n) {
        for (n = 1; i + n < size && places[i + n] == places[i] + n; ++n)
            ;
        length += snprintf(line + length, sizeof line - (size_t)length, " %d+%d", places[i], n);
    }
    fprintf(stderr, "%s\n", line);
}

static void found(const unsigned char *data, int size, int is_write)
{
    unsigned char content[bytes_of_file] = {0}, places[bytes_of_file];
    int n = 0;
    if (is_write) {
        FILE *file = fopen(path, "rb");
        const int read = (int)fread(content, 1, bytes_of_file, file);
        fclose(file);
        for (int o = 0; o < read; ++o)
            if (content[o] == 201 + rank)
                places[n++] = (unsigned char)o;
    } else {
        for (; n < size; ++n)
            places[n] = (unsigned char)(data[n] - 1);
    }
    tell(places, n);
    MPI_Barrier(MPI_COMM_WORLD);
}

/* Reads and writes in the ways that `_X` stands for. */
#define WAYS(read, at)                                                            \
    case 0:                                                                       \
        MPI_File_##read##_at(file, at, data, count, type, MPI_STATUS_IGNORE);     \
        break;                                                                    \
    case 1:                                                                       \
        MPI_File_##read(file, data, count, type, MPI_STATUS_IGNORE);              \
        break;                                                                    \
    case 2:                                                                       \
        MPI_File_##read##_all(file, data, count, type, MPI_STATUS_IGNORE);        \
        break;                                                                    \
    case 3:                                                                       \
        MPI_File_##read##_at_all(file, at, data, count, type, MPI_STATUS_IGNORE); \
        break;                                                                    \
    case 4:                                                                       \
        MPI_File_i##read##_at(file, at, data, count, type, &request);             \
        break;                                                                    \
    case 5:                                                                       \
        MPI_File_i##read(file, data, count, type, &request);                      \
        break;                                                                    \
    case 6:                                                                       \
        MPI_File_i##read##_all(file, data, count, type, &request);                \
        break;                                                                    \
    case 7:                                                                       \
        MPI_File_i##read##_at_all(file, at, data, count, type, &request);         \
        break;                                                                    \
    case 8:                                                                       \
        MPI_File_##read##_all_begin(file, data, count, type);                     \
        MPI_File_##read##_all_end(file, data, MPI_STATUS_IGNORE);                 \
        break;                                                                    \
    case 9:                                                                       \
        MPI_File_##read##_at_all_begin(file, at, data, count, type);              \
        MPI_File_##read##_at_all_end(file, data, MPI_STATUS_IGNORE);              \
        break;

static void access_file(int way, int is_write)
{
    unsigned char data[most];
    MPI_Request request = MPI_REQUEST_NULL;
    MPI_File file;
    int size;
    fill();
    MPI_Type_size(etype, &size);
    const int elements = 7, bytes = elements * size;
    const MPI_Datatype type = size == 3 ? etype : MPI_BYTE;
    const int count = size == 3 ? elements : bytes;
    memset(data, is_write ? 201 + rank : 0, sizeof data);
    MPI_File_open(MPI_COMM_WORLD, path, MPI_MODE_RDWR, MPI_INFO_NULL, &file);
    MPI_File_set_view(file, displacement, etype, filetype, "native", MPI_INFO_NULL);
    MPI_File_seek(file, 2, MPI_SEEK_SET); /* the access after it starts in the middle of a filetype */
    if (is_write)
        switch (way) {
            WAYS(write, 4)
        }
    else
        switch (way) {
            WAYS(read, 4)
        }
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_File_close(&file);
    MPI_Barrier(MPI_COMM_WORLD);
    found(data, bytes, is_write);
}

static void shared(void)
{
    MPI_File file;
    char data[4] = {1, 2, 3, 4};
    fill();
    MPI_File_open(MPI_COMM_WORLD, path, MPI_MODE_RDWR, MPI_INFO_NULL, &file);
    MPI_File_write_ordered(file, data, 4, MPI_CHAR, MPI_STATUS_IGNORE);
    MPI_File_write_shared(file, data, 4, MPI_CHAR, MPI_STATUS_IGNORE);
    MPI_File_close(&file);
    for (int i = 0; i < 2; ++i)
        fprintf(stderr, "found|%d| unknown\n", rank);
}

int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    path = argv[1];
    for (int view = 0; view < views; ++view) {
        choose(view);
        for (int way = 0; way < 10; ++way)
            for (int is_write = 0; is_write < 2; ++is_write)
                access_file(way, is_write);
        if (view >= 2)
            MPI_Type_free(&filetype);
        if (view == 3 || view == 5)
            MPI_Type_free(&etype);
    }
    shared();
    MPI_Finalize();
    return 0;
}
