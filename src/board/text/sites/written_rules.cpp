#include "board/text/sites/written_rules.h"

#include "errors/catalogue.h"

#include <dokushin/rules.h>

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::text {

bool take_stated(const std::vector<std::string> &stated, const Shape &shape, std::string_view word,
                 std::set<Constraint> &left) {
    if (std::ranges::find(stated, word) == stated.end()) {
        return false;
    }
    const auto alone = with_rules(*Shape::boxes(1, shape.side()), word);
    for (const Constraint &rule : alone->constraints()) {
        left.erase(rule);
    }
    return true;
}

namespace {

Error unwritten(const std::string &words, Format format) {
    return {ErrorCode::unsupported,
            {"{} in the format {}", fmt::format("'{}'", words), name(format)},
            {"rules that it can say, or the format json"}};
}

} // namespace

Error unwritten_rule(const Constraint &rule, const Shape &shape, Format format) {
    return unwritten(in_words(rule, shape), format);
}

Error unwritten_variant(Variant variant, Format format) {
    return unwritten(std::string(name(variant)), format);
}

} // namespace dokushin::text
