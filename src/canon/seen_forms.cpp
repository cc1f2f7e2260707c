// The hash table of the forms that were seen.
#include <dokushin/seen_forms.h>

#include "base/random.h"

namespace dokushin {

namespace {

/// Two hash chains with different beginnings and steps, over words of ten digits of six bits.
std::array<std::uint64_t, 2> hash_of(const Shape &shape, const Grid &form) {
    std::array<std::uint64_t, 2> hash{shape.box_rows(), shape.box_columns() + 0x9E3779B97F4A7C15};
    std::uint64_t word = 0;
    for (std::size_t cell = 0; cell < form.size(); ++cell) {
        word = word << 6 | (number(form[cell]) & 63);
        if (cell % 10 == 9 || cell + 1 == form.size()) {
            hash[0] = mixed_bits(hash[0] ^ word);
            hash[1] = mixed_bits((hash[1] + word) * 0xD1342543DE82EF95);
            word = 0;
        }
    }
    hash[0] |= hash[0] == 0 && hash[1] == 0 ? 1 : 0; // zeros mean a free place
    return hash;
}

} // namespace

bool SeenForms::contains(const Shape &shape, const Grid &form) const {
    return places_[place_of(hash_of(shape, form))] != Hash{};
}

bool SeenForms::is_new(const Shape &shape, const Grid &form) {
    const bool is_new = insert(hash_of(shape, form));
    count_ += is_new ? 1 : 0;
    if (count_ > places_.size() / 4 * 3) {
        grow();
    }
    return is_new;
}

/// Returns the place where a hash is, or would be.
std::size_t SeenForms::place_of(const Hash &hash) const {
    std::size_t place = hash[0] & (places_.size() - 1);
    while (places_[place] != Hash{} && places_[place] != hash) {
        place = (place + 1) & (places_.size() - 1);
    }
    return place;
}

bool SeenForms::insert(const Hash &hash) {
    Hash &place = places_[place_of(hash)];
    const bool is_new = place != hash;
    place = hash;
    return is_new;
}

void SeenForms::grow() {
    std::vector<Hash> before(places_.size() * 2);
    before.swap(places_);
    for (const Hash &hash : before) {
        if (hash != Hash{}) {
            insert(hash);
        }
    }
}

} // namespace dokushin
