#include "generate/rules/check_layout.h"

#include "errors/catalogue.h"
#include "generate/givens.h"

#include <algorithm>

namespace dokushin::generate {

Result<void> check_layout(const Shape &shape, const GenerateOptions &options) {
    const RuleLayout &rules = options.rules;
    if (options.sukaku || options.controlled_bias || !options.pattern.empty()) {
        return refused({"rules to lay with a sukaku, a pattern or a controlled bias"},
                       {"one of them"});
    }
    if (!shape.is_square() || shape.variables() > 0) {
        return refused({"rules to lay on {}", shape.name()},
                       {"a square board of as many rows as digits"});
    }
    if (rules.least_cage == 0 || rules.least_cage > std::min(rules.most_cage, shape.side())) {
        return refused({"cages of {} to {n} cells", rules.least_cage, rules.most_cage},
                       {"{} to {}", 1, shape.side()});
    }
    for (std::size_t at = 0; at < rules.wishes.size(); ++at) {
        const RuleWish &wish = rules.wishes[at];
        if (wish.least > wish.most || (wish.percent && wish.most > 100)) {
            return refused({"{} to {} of {}", wish.least, wish.most, name(wish.kind)},
                           {"a number, or a percentage up to 100"});
        }
        if (std::ranges::find(rules.wishes.begin(),
                              rules.wishes.begin() + static_cast<std::ptrdiff_t>(at), wish.kind,
                              &RuleWish::kind) !=
            rules.wishes.begin() + static_cast<std::ptrdiff_t>(at)) {
            return refused({"{} twice among the rules to lay", name(wish.kind)}, {"each once"});
        }
    }
    return {};
}

} // namespace dokushin::generate
