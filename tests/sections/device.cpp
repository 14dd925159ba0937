// A device for tests: memory that the host may not touch, with an MPI that knows how to reach it. The memory of a program's arrays is such
// memory while the program says so; what a library of the MPI or the program itself touches is opened for that instruction alone, and
// what the bindings touch ends the process. Beside it what says whose memory it is, as CUDA's library does.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <aio.h>
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <ucontext.h>
#include <unistd.h>

namespace {

constexpr uintptr_t page = 4096;
constexpr greg_t trap_flag = 0x100;
uintptr_t first, last;  // of the device's memory
bool is_open = true;    // the program looks at the memory
int asked;              // how often somebody asked whose memory it is
int touched;            // by the MPI and the program

bool is_ours(uintptr_t address) { return first <= address && address < last; }

void protect(int access) { mprotect(reinterpret_cast<void *>(first), last - first, access); }

void say(const char *text)
{
    if (write(2, text, strlen(text)) < 0)
        _exit(98);
}

// The object that a function belongs to which is neither of a C library nor of this device.
const char *toucher(void *instruction)
{
    void *frames[32];
    const int number = backtrace(frames, 32);
    int at = 0;
    while (at < number && frames[at] != instruction)
        ++at;
    for (; at < number; ++at) {
        Dl_info info;
        if (dladdr(frames[at], &info) == 0 || info.dli_fname == nullptr)
            continue;
        if (strstr(info.dli_fname, "/libc.so") == nullptr && strstr(info.dli_fname, "/ld-linux") == nullptr)
            return info.dli_fname;
    }
    return "nobody";
}

void stopped(int, siginfo_t *info, void *context)
{
    auto *const registers = static_cast<ucontext_t *>(context)->uc_mcontext.gregs;
    auto *const instruction = reinterpret_cast<void *>(registers[REG_RIP]);
    if (!is_ours(reinterpret_cast<uintptr_t>(info->si_addr))) {
        signal(SIGSEGV, SIG_DFL);
        return;
    }
    const char *const object = toucher(instruction);
    if (strstr(object, "libbindery") != nullptr) {
        void *frames[32];
        say("the bindings touched memory of the device:\n");
        backtrace_symbols_fd(frames, backtrace(frames, 32), 2);
        _exit(99);
    }
    ++touched;
    protect(PROT_READ | PROT_WRITE);
    registers[REG_EFL] |= trap_flag;
}

void stepped(int, siginfo_t *, void *context)
{
    if (!is_open)
        protect(PROT_NONE);
    static_cast<ucontext_t *>(context)->uc_mcontext.gregs[REG_EFL] &= ~trap_flag;
}

void install(int number, void (*handler)(int, siginfo_t *, void *))
{
    struct sigaction action = {};
    action.sa_sigaction = handler;
    action.sa_flags = SA_SIGINFO | SA_NODEFER;
    sigaction(number, &action, nullptr);
}

// The kernel, which MPIs ask to copy between processes and to write files, finds no memory where nobody may touch it. An MPI that knows
// devices does not ask it for their memory.
class opened {
public:
    explicit opened(const void *buffer) : needed_(is_ours(reinterpret_cast<uintptr_t>(buffer)) && !is_open)
    {
        if (needed_)
            protect(PROT_READ | PROT_WRITE);
    }
    opened(const opened &) = delete;
    opened &operator=(const opened &) = delete;
    ~opened()
    {
        const int error = errno;
        if (needed_)
            protect(PROT_NONE);
        errno = error;
    }

private:
    bool needed_;
};

// The first of the pieces of memory that is ours, else null.
template <typename Number>
const void *any_of(const iovec *list, Number number)
{
    for (Number at = 0; at < number; ++at)
        if (is_ours(reinterpret_cast<uintptr_t>(list[at].iov_base)))
            return list[at].iov_base;
    return nullptr;
}

template <typename Function>
Function *next(const char *name)
{
    return reinterpret_cast<Function *>(dlsym(RTLD_NEXT, name));
}

}  // namespace

// A call of the system that reads or writes memory at BUFFER.
#define MOVES(name, buffer, parameters, ...)                   \
    ssize_t name parameters                                    \
    {                                                          \
        static auto *const real = next<decltype(name)>(#name); \
        const opened memory(buffer);                           \
        return real(__VA_ARGS__);                              \
    }
#define MOVES_LIST(name, parameters, ...) MOVES(name, any_of(list, number), parameters, __VA_ARGS__)
#define MOVES_BETWEEN(name)                                                                                     \
    MOVES_LIST(name,                                                                                            \
               (pid_t process, const iovec *list, unsigned long number, const iovec *there, unsigned long more, \
                unsigned long flags),                                                                           \
               process, list, number, there, more, flags)

extern "C" {

MOVES_BETWEEN(process_vm_readv)
MOVES_BETWEEN(process_vm_writev)

// Files.
MOVES(read, buffer, (int file, void *buffer, size_t bytes), file, buffer, bytes)
MOVES(write, buffer, (int file, const void *buffer, size_t bytes), file, buffer, bytes)
MOVES(pread, buffer, (int file, void *buffer, size_t bytes, off_t at), file, buffer, bytes, at)
MOVES(pwrite, buffer, (int file, const void *buffer, size_t bytes, off_t at), file, buffer, bytes, at)
MOVES(pread64, buffer, (int file, void *buffer, size_t bytes, off64_t at), file, buffer, bytes, at)
MOVES(pwrite64, buffer, (int file, const void *buffer, size_t bytes, off64_t at), file, buffer, bytes, at)
MOVES_LIST(readv, (int file, const iovec *list, int number), file, list, number)
MOVES_LIST(writev, (int file, const iovec *list, int number), file, list, number)
MOVES_LIST(preadv, (int file, const iovec *list, int number, off_t at), file, list, number, at)
MOVES_LIST(pwritev, (int file, const iovec *list, int number, off_t at), file, list, number, at)
MOVES_LIST(preadv64, (int file, const iovec *list, int number, off64_t at), file, list, number, at)
MOVES_LIST(pwritev64, (int file, const iovec *list, int number, off64_t at), file, list, number, at)

// Threads of the C library would read and write later: here it is done at once, and what came of it is kept where the C library has it.
static int at_once(aiocb *operation, bool is_write)
{
    auto *const buffer = const_cast<void *>(operation->aio_buf);
    operation->__return_value =
        is_write ? pwrite(operation->aio_fildes, buffer, operation->aio_nbytes, operation->aio_offset)
                 : pread(operation->aio_fildes, buffer, operation->aio_nbytes, operation->aio_offset);
    operation->__error_code = operation->__return_value < 0 ? errno : 0;
    return 0;
}
int aio_read(aiocb *operation) { return at_once(operation, false); }
int aio_write(aiocb *operation) { return at_once(operation, true); }
int aio_suspend(const aiocb *const *, int, const timespec *) { return 0; }

// Memory for so many bytes, on pages of its own.
void *device_memory(long bytes)
{
    const uintptr_t length = (static_cast<uintptr_t>(bytes) + page - 1) / page * page;
    constexpr uintptr_t all = 1 << 24;
    if (first == 0) {
        void *frames[1];
        backtrace(frames, 1);  // which loads what it needs
        void *const memory = mmap(nullptr, all, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (memory == MAP_FAILED)
            abort();
        first = last = reinterpret_cast<uintptr_t>(memory);
        install(SIGSEGV, stopped);
        install(SIGTRAP, stepped);
    }
    void *const given = reinterpret_cast<void *>(last);
    last += length;
    if (last > first + all)
        abort();
    return given;
}

// Whether the program may look at the memory as it likes.
void device_open(int open)
{
    is_open = open != 0;
    protect(is_open ? PROT_READ | PROT_WRITE : PROT_NONE);
}

int device_asked(void) { return asked; }
int device_touched(void) { return touched; }

#ifdef LIKE_HIP
struct attributes {
    int kind, device;
    const void *device_pointer, *host_pointer;
    int is_managed;
    unsigned flags;
};
int hipPointerGetAttributes(attributes *of, const void *pointer)
{
    ++asked;
    if (!is_ours(reinterpret_cast<uintptr_t>(pointer)))
        return 1;
    *of = {2, 0, pointer, nullptr, 0, 0};
    return 0;
}
#else
int cuPointerGetAttribute(void *value, int attribute, unsigned long long pointer)
{
    ++asked;
    if (!is_ours(pointer))
        return 1;
    *static_cast<unsigned *>(value) = attribute == 2 ? 2 : 0;
    return 0;
}
#endif

}  // extern "C"
