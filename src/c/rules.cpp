// Rules in words for C: added to a shape, and those that a shape has.
#include "c/convert.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/rules.h>

using namespace dokushin;
using namespace dokushin::c;

const std::vector<std::string> &dokushin_shape::rules() const {
    const auto *known = rules_.load();
    if (known == nullptr) {
        auto made = std::make_unique<const std::vector<std::string>>(rules_of(shape));
        if (rules_.compare_exchange_strong(known, made.get())) {
            known = made.release();
        } // else another thread was first, and `known` is what it made
    }
    assert(known != nullptr);
    return *known;
}

dokushin_code dokushin_shape_with_rules(const dokushin_shape *shape, const char *rules,
                                        dokushin_shape **with, dokushin_error *error) {
    return guarded(error, {handle("shape", shape), given("rules", rules), given("with", with)},
                   [&]() -> Outcome {
                       DOKUSHIN_TRY(made, with_rules(shape->shape, rules));
                       give_handle(with, std::move(made));
                       return {};
                   });
}

dokushin_code dokushin_shape_rule_count(const dokushin_shape *shape, std::size_t *count) {
    return guarded(nullptr, {handle("shape", shape), given("count", count)},
                   [&] { *count = shape->rules().size(); });
}

dokushin_code dokushin_shape_rule_at(const dokushin_shape *shape, std::size_t position, char **rule,
                                     dokushin_error *error) {
    return guarded(error, {handle("shape", shape), given("rule", rule)}, [&]() -> Outcome {
        const std::vector<std::string> &rules = shape->rules();
        DOKUSHIN_CHECK(expect_entry(position, rules.size(), "no further rule"));
        return give_text(rule, rules[position]);
    });
}
