// The pool of thunks against a plain model, with sanitizers; then threads on it.
#include "callbacks/trampoline_pool.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <thread>
#include <vector>

namespace {

using bnd::ThunkPool;

constexpr int sorts = 3, limit = 40;

void check(bool right, const char *what)
{
    if (right)
        return;
    std::printf("wrong: %s\n", what);
    std::exit(1);
}

int sort_of(int slot) { return (slot - 1) / ThunkPool::each(limit); }

template <int number>
void procedure()
{
}
bnd::Procedure *const procedures[] = {procedure<0>, procedure<1>, procedure<2>, procedure<3>};

// Numbers come again in any order; some are lost for a while, as when C makes a handle in between.
void against_a_model()
{
    static bnd::Slot slots[ThunkPool::room(sorts, limit)];
    static ThunkPool pool(slots, limit);
    std::mt19937 random(7);
    std::map<int, int> slot_of_number;
    std::map<int, bnd::Procedure *> procedure_of_slot;
    int alive[sorts] = {}, refused = 0;
    for (int i = 0; i < 200000; i++) {
        const int sort = static_cast<int>(random() % sorts), number = static_cast<int>(random() % 130) * 1024 - 60000;
        bnd::Procedure *const wanted = procedures[random() % 4];
        const int slot = pool.take(sort, wanted);
        check(slot > 0 && sort_of(slot) == sort, "a slot of another sort, or none");
        check(!procedure_of_slot.contains(slot), "a slot that is in use");
        if (random() % 8 == 0) {
            pool.give_back(slot);
            continue;
        }
        if (const auto dead = slot_of_number.find(number); dead != slot_of_number.end()) {
            alive[sort_of(dead->second)]--;
            procedure_of_slot.erase(dead->second);
            slot_of_number.erase(dead);
        }
        const bool fits = alive[sort] < limit;
        check(pool.bind(slot, number) == fits, "the limit is another");
        if (fits) {
            alive[sort]++;
            slot_of_number[number] = slot;
            procedure_of_slot[slot] = wanted;
        } else {
            refused++;
            pool.give_back(slot);
        }
        for (const auto &[bound, expected] : procedure_of_slot)
            check(slots[bound].procedure == expected, "another procedure");
    }
    check(refused > 1000, "the limit was hardly reached; the test needs other numbers");
}

// As many at once as there are spare slots find one each at the limit, and the next finds none.
void spare_slots()
{
    static bnd::Slot slots[ThunkPool::room(1, limit)];
    static ThunkPool pool(slots, limit);
    for (int i = 0; i < limit; i++)
        check(pool.bind(pool.take(0, procedures[0]), i), "room below the limit");
    std::set<int> taken;
    for (int i = 0; i < ThunkPool::spare; i++)
        taken.insert(pool.take(0, procedures[1]));
    check(taken.size() == ThunkPool::spare && !taken.contains(ThunkPool::none), "a spare slot twice, or none");
    check(pool.take(0, procedures[1]) == ThunkPool::none, "a slot that is not there");
    for (int slot : taken) {
        check(!pool.bind(slot, limit), "one beyond the limit");
        pool.give_back(slot);
    }
    check(pool.take(0, procedures[1]) != ThunkPool::none, "a slot that was given back");
}

// Each thread has numbers of its own, as live handles have.
void many_threads()
{
    static bnd::Slot slots[ThunkPool::room(1, limit)];
    static ThunkPool pool(slots, limit);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++)
        threads.emplace_back([t] {
            for (int i = 0; i < 50000; i++) {
                const int slot = pool.take(0, procedures[t]);
                check(slot != ThunkPool::none && pool.bind(slot, 10 * t + i % 10), "no slot for a thread");
                check(slots[slot].procedure == procedures[t], "another thread's procedure");
            }
        });
    for (std::thread &thread : threads)
        thread.join();
}

}  // namespace

int main()
{
    against_a_model();
    spare_slots();
    many_threads();
    std::puts("right");
}
