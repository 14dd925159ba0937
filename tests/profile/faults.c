/* Programs with one known fault each, chosen by the argument, and right ones. verdicts.py has what the first sentence of the report on each
   must name; a comment names the line of a call. Work is sleep, so that a busy machine changes little. */
#define _GNU_SOURCE
#include <mpi.h>

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { steps = 8, large = 1 << 18 };

static int rank, size, other, data[4];
static char bytes[large];
static const char *fault;

static void work(int milliseconds) { usleep((useconds_t)milliseconds * 1000); }

/* The others wait for messages of rank 0, which produces first. */
static void late_sender(void)
{
    for (int i = 0; i < steps; ++i) {
        work(rank == 0 ? 50 : 1);
        for (int to = 1; rank == 0 && to < size; ++to)
            MPI_Send(data, 1, MPI_INT, to, 0, MPI_COMM_WORLD); /* late send */
        if (rank != 0)
            MPI_Recv(data, 1, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* receive of late */
    }
}

/* A send waits for its receiver. */
static void late_receiver(void)
{
    for (int i = 0; i < steps && rank < 2; ++i)
        if (rank == 0) {
            MPI_Ssend(bytes, large, MPI_BYTE, 1, 0, MPI_COMM_WORLD); /* waiting send */
        } else {
            work(50);
            MPI_Recv(bytes, large, MPI_BYTE, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* late receive */
        }
}

static void solve(void)
{
    work(rank == 2 ? 60 : 5);
    MPI_Allreduce(MPI_IN_PLACE, data, 4, MPI_INT, MPI_SUM, MPI_COMM_WORLD); /* imbalanced */
}

static void imbalance(void)
{
    for (int i = 0; i < steps; ++i)
        solve();
}

/* Many messages of 8 bytes, one way. */
static void small_messages(void)
{
    for (int i = 0; i < 30000 && rank < 2; ++i) {
        if (rank == 0)
            MPI_Send(data, 2, MPI_INT, 1, 0, MPI_COMM_WORLD); /* small send */
        else
            MPI_Recv(data, 2, MPI_INT, 0, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* small receive */
    }
}

static void small_exchange(void)
{
    for (int i = 0; i < 1500 && rank < 2; ++i)
        MPI_Sendrecv(&data[0], 2, MPI_INT, 1 - rank, 0, &data[2], 2, MPI_INT, 1 - rank, 0, MPI_COMM_WORLD, /* */
                     MPI_STATUS_IGNORE); /* exchange */
}

static MPI_File opened(MPI_Comm comm, const char *name)
{
    MPI_File file;
    MPI_File_open(comm, name, MPI_MODE_CREATE | MPI_MODE_RDWR, MPI_INFO_NULL, &file); /* open */
    return file;
}

static void write_own(MPI_File file)
{
    for (int i = 0; i < 4; ++i)
        MPI_File_write_at(file, (MPI_Offset)rank * large, bytes, large, MPI_BYTE, MPI_STATUS_IGNORE); /* write */
}

/* A slow file system: an MPI_File_write_at takes at least 25 ms. */
ssize_t pwrite(int file, const void *from, size_t length, off_t at)
{
    usleep(25000);
    return lseek(file, at, SEEK_SET) < 0 ? -1 : write(file, from, length);
}
ssize_t pwrite64(int file, const void *from, size_t length, off_t at) { return pwrite(file, from, length, at); }

/* Writes of one rank after the other, who pass a token. */
static void token(void)
{
    MPI_File file = opened(MPI_COMM_WORLD, "faults.data");
    for (int i = 0; i < 2; ++i) {
        if (rank > 0)
            MPI_Recv(data, 1, MPI_INT, rank - 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* token */
        write_own(file);
        if (rank + 1 < size)
            MPI_Send(data, 1, MPI_INT, rank + 1, 0, MPI_COMM_WORLD);
        MPI_Barrier(MPI_COMM_WORLD); /* end of round */
    }
    MPI_File_close(&file);
}

/* The same by a barrier for each. */
static void serialized(void)
{
    MPI_File file = opened(MPI_COMM_WORLD, "faults.data");
    for (int i = 0; i < 2 * size; ++i) {
        if (i % size == rank)
            write_own(file);
        MPI_Barrier(MPI_COMM_WORLD); /* turn */
    }
    MPI_File_close(&file);
}

/* Another rank is late in each step. */
static void before_communicator(void)
{
    for (int i = 0; i < 2 * steps; ++i) {
        MPI_Comm made;
        work(i % size == rank ? 40 : 2);
        MPI_Comm_dup(MPI_COMM_WORLD, &made); /* duplicate */
        MPI_Comm_free(&made);
    }
}

static void before_window(void)
{
    for (int i = 0; i < steps; ++i) {
        MPI_Win window;
        work(rank == 1 ? 50 : 2);
        MPI_Win_create(data, sizeof data, 1, MPI_INFO_NULL, MPI_COMM_WORLD, &window); /* window */
        MPI_Win_free(&window);
    }
}

static void before_file(void)
{
    for (int i = 0; i < 3; ++i) {
        work(rank == 1 ? 250 : 2);
        MPI_File file = opened(MPI_COMM_WORLD, "faults.data");
        MPI_File_close(&file);
    }
}

/* Rank 0 does alone what all wait for. */
static void funnel(void)
{
    for (int i = 0; i < steps; ++i) {
        int all[16] = {0};
        MPI_Gather(data, 1, MPI_INT, all, 1, MPI_INT, 0, MPI_COMM_WORLD);
        work(rank == 0 ? 50 : 1);
        MPI_Bcast(data, 1, MPI_INT, 0, MPI_COMM_WORLD); /* broadcast */
    }
}

/* A file for each record. */
static void opens(void)
{
    char name[] = "faults.0.data";
    name[7] = (char)('0' + rank);
    for (int i = 0; i < 2000; ++i) {
        MPI_File file = opened(MPI_COMM_SELF, name);
        MPI_File_close(&file);
    }
}

/* A rank waits for several messages of slow neighbours. */
static void late_neighbour(void)
{
    for (int i = 0; i < steps; ++i) {
        MPI_Request requests[4];
        const int left = (rank + size - 1) % size, right = (rank + 1) % size;
        MPI_Irecv(&data[0], 1, MPI_INT, left, 0, MPI_COMM_WORLD, &requests[0]);
        MPI_Irecv(&data[1], 1, MPI_INT, right, 1, MPI_COMM_WORLD, &requests[1]);
        work(rank == 1 ? 60 : 3);
        MPI_Isend(&data[2], 1, MPI_INT, right, 0, MPI_COMM_WORLD, &requests[2]); /* late isend */
        MPI_Isend(&data[3], 1, MPI_INT, left, 1, MPI_COMM_WORLD, &requests[3]);  /* late isend */
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);                           /* neighbours */
    }
}

/* Each works when the one before it is done. */
static void chain(void)
{
    for (int i = 0; i < 4; ++i) {
        if (rank > 0)
            MPI_Recv(data, 1, MPI_INT, rank - 1, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE); /* link */
        work(30);
        if (rank + 1 < size)
            MPI_Send(data, 1, MPI_INT, rank + 1, 0, MPI_COMM_WORLD);
        MPI_Barrier(MPI_COMM_WORLD); /* end of chain */
    }
}

/* Another rank has more to do in each step, and all as much in the end. */
static void moving(void)
{
    for (int i = 0; i < 2 * steps; ++i) {
        work(i % size == rank ? 50 : 5);
        MPI_Allreduce(MPI_IN_PLACE, data, 4, MPI_INT, MPI_SUM, MPI_COMM_WORLD); /* moving */
    }
}

/* The host of the last two ranks is slow. */
static void slow_host(void)
{
    for (int i = 0; i < steps; ++i) {
        work(2 * rank >= size ? 60 : 10);
        MPI_Allreduce(MPI_IN_PLACE, data, 4, MPI_INT, MPI_SUM, MPI_COMM_WORLD); /* slow */
    }
}

#ifndef TWO_HOSTS
int gethostname(char *name, size_t length)
{
    const char *const number = getenv("PMI_RANK"), *const count = getenv("PMI_SIZE");
    const int is_second = number && count && 2 * atoi(number) >= atoi(count);
    strncpy(name, fault && strcmp(fault, "slow_host") == 0 && is_second ? "second" : "first", length);
    return 0;
}
#endif

static void *message_self(void *tag)
{
    for (int i = 0; i < 100000; ++i) {
        int sent[2] = {i, i}, received[2];
        MPI_Sendrecv(sent, 2, MPI_INT, 0, (int)(long)tag, received, 2, MPI_INT, 0, (int)(long)tag, /* */
                     MPI_COMM_SELF, MPI_STATUS_IGNORE);                                            /* contended */
    }
    return NULL;
}

static void threads(void)
{
    pthread_t all[4];
    for (long i = 0; i < 4; ++i)
        pthread_create(&all[i], NULL, message_self, (void *)i);
    for (int i = 0; i < 4; ++i)
        pthread_join(all[i], NULL);
}

/* Right ones. */
static void balanced(void)
{
    for (int i = 0; i < 4; ++i) {
        work(150);
        MPI_Allreduce(MPI_IN_PLACE, data, 4, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    }
}

static void neighbours(void)
{
    for (int i = 0; i < 4; ++i) {
        work(150);
        MPI_Sendrecv(bytes, 1024, MPI_BYTE, (rank + 1) % size, 0, &bytes[1024], 1024, MPI_BYTE,
                     (rank + size - 1) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    }
}

static const struct {
    const char *name;
    void (*run)(void);
} programs[] = {
    {"late_sender", late_sender},
    {"late_receiver", late_receiver},
    {"imbalance", imbalance},
    {"small_messages", small_messages},
    {"small_exchange", small_exchange},
    {"token", token},
    {"serialized", serialized},
    {"before_communicator", before_communicator},
    {"before_window", before_window},
    {"before_file", before_file},
    {"funnel", funnel},
    {"opens", opens},
    {"late_neighbour", late_neighbour},
    {"chain", chain},
    {"moving", moving},
    {"slow_host", slow_host},
    {"threads", threads},
    {"balanced", balanced},
    {"neighbours", neighbours},
};

int main(int argc, char **argv)
{
    fault = argc > 1 ? argv[1] : "";
    MPI_Init_thread(&argc, &argv, strcmp(fault, "threads") == 0 ? MPI_THREAD_MULTIPLE : MPI_THREAD_SINGLE, &other);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i)
        if (strcmp(fault, programs[i].name) == 0)
            programs[i].run();
    MPI_Finalize();
    return 0;
}
