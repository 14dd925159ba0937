// Exact search over divisors for every int. Bounds prune quickly: k factors within [low, high] have a product within [low^k,
// high^k].
#include "topologies/balance.h"

#include <algorithm>
#include <optional>

namespace solo {
namespace {

struct problem {
    std::vector<int> divisors;  // of the whole product, increasing
    std::vector<int> chosen;

    // Choose k factors, not increasing, each in [low, high], with this product: from the largest on, each as small as can be.
    bool choose(int product, int k, int low, int high);
};

// Whether base^exponent < limit.
bool power_is_less(long long base, int exponent, long long limit)
{
    long long power = 1;
    for (int i = 0; i < exponent && power < limit; ++i)
        power *= base;
    return power < limit;
}

bool power_is_greater(long long base, int exponent, long long limit)
{
    long long power = 1;
    for (int i = 0; i < exponent && power <= limit && base > 1; ++i)
        power *= base;
    return power > limit;
}

bool problem::choose(int product, int k, int low, int high)
{
    if (k == 0)
        return product == 1;
    if (power_is_less(high, k, product) || power_is_greater(low, k, product))
        return false;
    for (auto d = std::lower_bound(divisors.begin(), divisors.end(), low); d != divisors.end() && *d <= high; ++d) {
        if (product % *d != 0 || power_is_less(*d, k, product))
            continue;
        chosen.push_back(*d);
        if (choose(product / *d, k - 1, low, *d))
            return true;
        chosen.pop_back();
    }
    return false;
}

std::vector<int> divisors_of(int number)
{
    std::vector<int> factors;
    for (long long d = 1; d * d <= number; ++d)
        if (number % d == 0) {
            factors.push_back(static_cast<int>(d));
            if (d * d != number)
                factors.push_back(static_cast<int>(number / d));
        }
    std::sort(factors.begin(), factors.end());
    return factors;
}

}  // namespace

std::vector<int> balanced_factors(int product, int count)
{
    if (count == 0)
        return {};
    problem search{divisors_of(product), {}};
    std::optional<std::vector<int>> best;
    // The smallest factor: from the largest that it can be, down. The others lie above it, as low as they can.
    for (auto low = search.divisors.rbegin(); low != search.divisors.rend(); ++low) {
        if (power_is_greater(*low, count, product))
            continue;
        const long long difference = best ? best->front() - best->back() : product;
        search.chosen.clear();
        if (!search.choose(product, count, *low, static_cast<int>(std::min<long long>(product, *low + difference))))
            continue;
        const std::vector<int> &factors = search.chosen;
        if (!best || factors.front() - factors.back() < difference || factors < *best)
            best = factors;
        if (power_is_less(*low + (best->front() - best->back()), count, product))
            break;  // with a smaller factor the largest must be further away
    }
    return *best;  // NOLINT(bugprone-unchecked-optional-access): count factors of 1 and the product always exist
}

}  // namespace solo
