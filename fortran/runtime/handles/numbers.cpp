// Numbers for handles of types that the MPI does not convert. A handle keeps its number; a handle that MPI gives again gets it again.
#include "bnd_fortran.h"

#if !BND_C_TARGET_IS_ABI

#include "hash_table.h"
#include "list.h"

namespace {

template <typename Handle>
class numbers {
public:
    explicit constexpr numbers(Handle *predefined, Handle null) : predefined_(predefined), null_(null) {}

    MPI_Fint number_of(Handle handle)
    {
        if (handle == null_)
            return 0;
        for (int i = 0; i < BND_MAX_PREDEFINED; i++)
            if (predefined_[i] == handle)
                return i;
        const bnd::locked guard(mutex_);
        for (size_t i = 0; i < made_.length(); i++)
            if (made_[i] == handle)
                return BND_MAX_PREDEFINED + static_cast<MPI_Fint>(i);
        return made_.push(handle) ? BND_MAX_PREDEFINED + static_cast<MPI_Fint>(made_.length()) - 1 : 0;
    }

    Handle numbered(MPI_Fint integer)
    {
        const bnd::locked guard(mutex_);
        const MPI_Fint index = integer - BND_MAX_PREDEFINED;
        return index >= 0 && static_cast<size_t>(index) < made_.length() ? made_[index] : null_;
    }

private:
    Handle *predefined_, null_;
    pthread_mutex_t mutex_ = PTHREAD_MUTEX_INITIALIZER;
    bnd::list<Handle> made_;
};

}  // namespace

#define BND_DEFINE_NUMBERS(word, type, null)                                                           \
    static numbers<type> numbers_of_##word(bnd_predefined_##word, null);                               \
    extern "C" MPI_Fint bnd_number_##word(type handle) { return numbers_of_##word.number_of(handle); } \
    extern "C" type bnd_numbered_##word(MPI_Fint integer) { return numbers_of_##word.numbered(integer); }

#if BND_NUMBERS_FILES
BND_DEFINE_NUMBERS(File, MPI_File, MPI_FILE_NULL)
#endif
#if BND_NUMBERS_MESSAGES
BND_DEFINE_NUMBERS(Message, MPI_Message, MPI_MESSAGE_NULL)
#endif

#endif
