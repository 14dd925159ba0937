// Asks whose memory it is, without need of any library of a device: if none of them is in the process, nothing is asked.
#include "sections/device_memory.h"
#include "sections/each_line.h"
#include "sections/type_blocks.h"

#if __has_include(<link.h>)
#include <dlfcn.h>
#include <link.h>

#pragma weak dlsym  // not in a static program
#pragma weak dlopen
#pragma weak dl_iterate_phdr

namespace {

using user_function = int(const void *);
using cuda_function = int(void *, int, unsigned long long);

struct hip_attributes {  // hipPointerAttribute_t, whose kinds of memory have other numbers in each release
    int kind, device;
    void *device_pointer, *host_pointer;
    int is_managed;
    unsigned flags;
    void *more[8];
};
using hip_function = int(hip_attributes *, const void *);

// The functions of these that the process has; looked up again when objects have been loaded since.
user_function *of_user;
cuda_function *of_cuda;
hip_function *of_hip;
unsigned long long objects;

int count(dl_phdr_info *info, size_t, void *loaded)
{
    *static_cast<unsigned long long *>(loaded) = info->dlpi_adds;
    return 1;
}

// A program can load such a library without its symbols for others; it is not loaded here.
template <typename Function>
void find(Function *&function, const char *name, const char *const *libraries)
{
    void *found = dlsym(RTLD_DEFAULT, name);
    for (; found == nullptr && dlopen && *libraries != nullptr; ++libraries)
        if (void *const library = dlopen(*libraries, RTLD_LAZY | RTLD_NOLOAD))
            found = dlsym(library, name);
    __atomic_store_n(&function, reinterpret_cast<Function *>(found), __ATOMIC_RELAXED);
}

void look_up()
{
    unsigned long long loaded = 0;
    if (!dlsym || !dl_iterate_phdr)
        return;
    dl_iterate_phdr(count, &loaded);
    if (loaded == __atomic_load_n(&objects, __ATOMIC_ACQUIRE))
        return;
    static const char *const none[] = {nullptr}, *const cuda[] = {"libcuda.so.1", nullptr},
                             *const hip[] = {"libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5", nullptr};
    find(of_user, "bnd_user_is_on_device", none);
    find(of_cuda, "cuPointerGetAttribute", cuda);
    find(of_hip, "hipPointerGetAttributes", hip);
    __atomic_store_n(&objects, loaded, __ATOMIC_RELEASE);
}

bool cuda_has(cuda_function *ask, const void *address)
{
    constexpr int memory_type = 2, is_managed = 8;  // attributes
    constexpr unsigned device = 2;                  // CU_MEMORYTYPE_DEVICE
    const auto pointer = reinterpret_cast<unsigned long long>(address);
    unsigned type = 0, managed = 0;
    if (ask(&type, memory_type, pointer) != 0 || type != device)
        return false;
    return ask(&managed, is_managed, pointer) != 0 || managed == 0;
}

bool hip_has(hip_function *ask, const void *address)
{
    hip_attributes of = {};
    return ask(&of, address) == 0 && of.device_pointer != nullptr && of.host_pointer == nullptr && of.is_managed == 0;
}

}  // namespace

bool bnd_is_on_device(const void *address)
{
    look_up();
    user_function *const user = __atomic_load_n(&of_user, __ATOMIC_RELAXED);
    cuda_function *const cuda = __atomic_load_n(&of_cuda, __ATOMIC_RELAXED);
    hip_function *const hip = __atomic_load_n(&of_hip, __ATOMIC_RELAXED);
    return (user != nullptr && user(address) != 0) || (cuda != nullptr && cuda_has(cuda, address)) ||
           (hip != nullptr && hip_has(hip, address));
}
#else
bool bnd_is_on_device(const void *) { return false; }
#endif

namespace {

// Lines of a view in one datatype, which one call of MPI packs or unpacks.
class transfer {
public:
    transfer(char *section, char *bounce, bnd::direction to) : section_(section), bounce_(bounce), to_(to) {}

    int add(const char *position, ptrdiff_t stride, MPI_Count bytes, MPI_Count count)
    {
        const MPI_Count most = bytes < most_bytes ? most_bytes / bytes : 1;
        int code = MPI_SUCCESS;
        for (MPI_Count done = 0; done < count && code == MPI_SUCCESS; done += most) {
            const MPI_Count left = count - done;
            code = add_part(position + static_cast<MPI_Aint>(done) * stride, stride, bytes, left < most ? left : most);
        }
        return code;
    }

    int flush()
    {
        if (bytes_ == 0)
            return MPI_SUCCESS;
        MPI_Datatype all = MPI_DATATYPE_NULL;
        int code = blocks_.finish(&all);
        if (code == MPI_SUCCESS)
            code = bnd_raised(PMPI_Type_commit(&all));
        if (code == MPI_SUCCESS)
            code = move(all);
        if (all != MPI_DATATYPE_NULL)
            PMPI_Type_free(&all);
        bounce_ += bytes_;
        bytes_ = 0;
        number_ = 0;
        blocks_.clear();
        return code;
    }

private:
    static constexpr MPI_Count most_bytes = 1 << 30;  // MPI_Pack counts them in int
    static constexpr int most_blocks = 1024;

    int add_part(const char *position, ptrdiff_t stride, MPI_Count bytes, MPI_Count count)
    {
        const auto offset = static_cast<MPI_Aint>(position - section_);
        int code = count == 1 ? BND_NEEDS_BOUNCE : MPI_SUCCESS;
        MPI_Datatype line = MPI_DATATYPE_NULL;
        if (count > 1)
            code = blocks_.repeat(count, bytes, stride, MPI_BYTE, &line);
        if (code != BND_NEEDS_BOUNCE)
            return code != MPI_SUCCESS ? code : push(offset, 1, count * bytes, line);
        code = MPI_SUCCESS;  // no datatype is needed, or none of this MPI has that stride
        for (MPI_Count i = 0; i < count && code == MPI_SUCCESS; ++i)
            code = push_bytes(offset + static_cast<MPI_Aint>(i) * stride, bytes);
        return code;
    }

    int push_bytes(MPI_Aint offset, MPI_Count bytes)
    {
        int code = MPI_SUCCESS;
        for (MPI_Count done = 0; done < bytes && code == MPI_SUCCESS; done += most_bytes) {
            const MPI_Count left = bytes - done, part = left < most_bytes ? left : most_bytes;
            code = push(offset + static_cast<MPI_Aint>(done), part, part, MPI_BYTE);
        }
        return code;
    }

    int push(MPI_Aint offset, MPI_Count count, MPI_Count bytes, MPI_Datatype datatype)
    {
        const int code = blocks_.push(offset, count, datatype);
        bytes_ += bytes;
        return code == MPI_SUCCESS && (++number_ == most_blocks || bytes_ >= most_bytes) ? flush() : code;
    }

    // Packed bytes are the bytes themselves: where they were more, this is no way to copy.
    int move(MPI_Datatype all)
    {
        const auto bytes = static_cast<int>(bytes_);
        int position = 0;
        const int code = to_ == bnd::direction::in
                             ? PMPI_Pack(section_, 1, all, bounce_, bytes, &position, MPI_COMM_SELF)
                             : PMPI_Unpack(bounce_, bytes, &position, section_, 1, all, MPI_COMM_SELF);
        return code == MPI_SUCCESS && position != bytes ? MPI_ERR_BUFFER : bnd_raised(code);
    }

    char *section_, *bounce_;
    bnd::direction to_;
    bnd::type_blocks blocks_;
    MPI_Count bytes_ = 0;
    int number_ = 0;
};

}  // namespace

int bnd_device_copy(const bnd::strided_view *view, char *bounce, MPI_Count at, MPI_Count end, bnd::direction to)
{
    transfer lines(view->base, bounce + at, to);
    int code = MPI_SUCCESS;
    bnd::each_line(*view, at, end,
                   [&](const char *section, ptrdiff_t stride, size_t bytes, MPI_Count count, MPI_Count) {
                       if (code == MPI_SUCCESS)
                           code = lines.add(section, stride, static_cast<MPI_Count>(bytes), count);
                   });
    return code == MPI_SUCCESS ? lines.flush() : code;
}
