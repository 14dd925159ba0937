// The pool of trampolines against a plain model, with sanitizers; then threads on it.
#include "callbacks/trampoline_pool.h"

#include <cstdio>
#include <cstdlib>
#include <map>
#include <random>
#include <set>
#include <thread>
#include <vector>

namespace {

using bnd::TrampolinePool;

constexpr int classes = 3, limit = 40;

void check(bool right, const char *what)
{
    if (right)
        return;
    std::printf("wrong: %s\n", what);
    std::exit(1);
}

int class_of(int slot) { return (slot - 1) / TrampolinePool::slots_per_class(limit); }

template <int number>
void procedure()
{
}
bnd::Procedure *const procedures[] = {procedure<0>, procedure<1>, procedure<2>, procedure<3>};

// Numbers come again in any order; some are lost for a while, as when C makes a handle in between.
void against_a_model()
{
    static bnd::Slot slots[TrampolinePool::slot_count(classes, limit)];
    static TrampolinePool pool(slots, limit);
    std::mt19937 random(7);
    std::map<int, int> slot_of_number;
    std::map<int, bnd::Procedure *> procedure_of_slot;
    int alive[classes] = {}, refused = 0;
    for (int i = 0; i < 200000; i++) {
        const int callback_class = static_cast<int>(random() % classes),
                  number = static_cast<int>(random() % 130) * 1024 - 60000;
        bnd::Procedure *const wanted = procedures[random() % 4];
        const int slot = pool.acquire(callback_class, wanted);
        check(slot > 0 && class_of(slot) == callback_class, "a slot of another callback_class, or none");
        check(!procedure_of_slot.contains(slot), "a slot that is in use");
        if (random() % 8 == 0) {
            pool.release(slot);
            continue;
        }
        if (const auto dead = slot_of_number.find(number); dead != slot_of_number.end()) {
            alive[class_of(dead->second)]--;
            procedure_of_slot.erase(dead->second);
            slot_of_number.erase(dead);
        }
        const bool fits = alive[callback_class] < limit;
        check(pool.bind(slot, number) == fits, "the limit is another");
        if (fits) {
            alive[callback_class]++;
            slot_of_number[number] = slot;
            procedure_of_slot[slot] = wanted;
        } else {
            refused++;
            pool.release(slot);
        }
        for (const auto &[bound, expected] : procedure_of_slot)
            check(slots[bound].procedure == expected, "another procedure");
    }
    check(refused > 1000, "the limit was hardly reached; the test needs other numbers");
}

// As many at once as there are reserve slots find one each at the limit, and the next finds none.
void spare_slots()
{
    static bnd::Slot slots[TrampolinePool::slot_count(1, limit)];
    static TrampolinePool pool(slots, limit);
    for (int i = 0; i < limit; i++)
        check(pool.bind(pool.acquire(0, procedures[0]), i), "room below the limit");
    std::set<int> taken;
    for (int i = 0; i < TrampolinePool::reserve; i++)
        taken.insert(pool.acquire(0, procedures[1]));
    check(taken.size() == TrampolinePool::reserve && !taken.contains(TrampolinePool::none),
          "a reserve slot twice, or none");
    check(pool.acquire(0, procedures[1]) == TrampolinePool::none, "a slot that is not there");
    for (int slot : taken) {
        check(!pool.bind(slot, limit), "one beyond the limit");
        pool.release(slot);
    }
    check(pool.acquire(0, procedures[1]) != TrampolinePool::none, "a slot that was given back");
}

// Each thread has numbers of its own, as live handles have.
void many_threads()
{
    static bnd::Slot slots[TrampolinePool::slot_count(1, limit)];
    static TrampolinePool pool(slots, limit);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++)
        threads.emplace_back([t] {
            for (int i = 0; i < 50000; i++) {
                const int slot = pool.acquire(0, procedures[t]);
                check(slot != TrampolinePool::none && pool.bind(slot, 10 * t + i % 10), "no slot for a thread");
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
