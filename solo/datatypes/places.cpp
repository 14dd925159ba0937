#include "datatypes/datatype.h"

#include <new>
#include <utility>

namespace solo {
namespace {

// The first datatypes lie in static memory, so that one that comes and goes costs no allocation. When several threads meet here
// (MPI_THREAD_MULTIPLE), places are neither given nor taken back any more. The address sanitizer is to see every datatype.
class places {
public:
    void *take(std::size_t bytes)
    {
        if (!are_in_use() || (free_ == nullptr && given_ == number))
            return ::operator new(bytes);
        if (free_ == nullptr)
            return &all_[given_++];
        return std::exchange(free_, free_->next);
    }
    void give(void *memory) noexcept
    {
        auto *const place = static_cast<one *>(memory);
        if (place < all_ || place >= all_ + number)
            return ::operator delete(memory);
        if (are_in_use()) {
            place->next = free_;
            free_ = place;
        }
    }

private:
    static constexpr unsigned number = 32;
    union alignas(Datatype) one {
        one *next = nullptr;
        char room[sizeof(Datatype)];
    };
    static bool are_in_use()
    {
#ifdef __SANITIZE_ADDRESS__
        return false;
#else
        return !locking_on.load(std::memory_order_relaxed);
#endif
    }
    one all_[number];
    one *free_ = nullptr;
    unsigned given_ = 0;
};
constinit places first_places{};

}  // namespace

void *Datatype::operator new(std::size_t bytes) { return first_places.take(bytes); }
void Datatype::operator delete(void *memory) noexcept { first_places.give(memory); }

}  // namespace solo
