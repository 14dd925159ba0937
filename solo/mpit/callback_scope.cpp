#include "mpit/callback_scope.h"

#include <atomic>

namespace solo::mpit {
namespace {

thread_local callback_scope *innermost = nullptr;

}  // namespace

callback_scope::callback_scope(const event_instance *instance, MPI_T_cb_safety safety)
    : instance_(instance)
    , safety_(safety)
    , number_([] {
        static std::atomic<unsigned long long> given{0};
        return ++given;
    }())
    , outer_(innermost)
{
    innermost = this;
}

callback_scope::~callback_scope() { innermost = outer_; }

MPI_T_event_instance callback_scope::handle() const
{
    return reinterpret_cast<MPI_T_event_instance>(number_ << 20 | 6);
}

bool callback_scope::is_inside() { return innermost != nullptr; }

bool is_restricted()
{
    for (const callback_scope *scope = innermost; scope != nullptr; scope = scope->outer_) {
        if (scope->safety_ != MPI_T_CB_REQUIRE_NONE)
            return true;
    }
    return false;
}

const event_instance *find_instance(MPI_T_event_instance handle) noexcept
{
    for (const callback_scope *scope = innermost; scope != nullptr; scope = scope->outer_)
        if (scope->handle() == handle && scope->instance_ != nullptr)
            return scope->instance_;
    return nullptr;
}

}  // namespace solo::mpit
