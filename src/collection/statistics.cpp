#include "collection/statistics.h"

#include "collection/filter.h"
#include "collection/schema.h"
#include "errors/try.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace dokushin::collection {
namespace {

constexpr std::size_t most_bars = 30;

struct Value {
    double number = 0;
    std::uint64_t count = 0;
};

std::size_t bars_with(const std::vector<Value> &values, double step) {
    std::size_t bars = 0;
    double last = -1;
    for (const Value &value : values) {
        const double bin = std::floor(value.number / step);
        bars += bin != last ? 1 : 0;
        last = bin;
    }
    return bars;
}

/// Returns the least of 0.5, 1, 2, 5, 10, … with which there are few enough bars; 0 if each value
/// may have its own.
double step_for(const std::vector<Value> &values) {
    if (values.size() <= most_bars) {
        return 0;
    }
    for (double power = 0.1; power < 1e15; power *= 10) {
        for (const double factor : {1.0, 2.0, 5.0}) {
            if (power * factor >= 0.5 && bars_with(values, power * factor) <= most_bars) {
                return power * factor;
            }
        }
    }
    return 1e15;
}

/// Returns the bars of finite numbers, which ascend.
Histogram histogram_of(std::string name, const std::vector<Value> &values, unsigned decimals) {
    Histogram histogram{std::move(name), step_for(values), {}};
    for (const Value &value : values) {
        const double from = histogram.step == 0
                                ? value.number
                                : std::floor(value.number / histogram.step) * histogram.step;
        std::string label = fmt::format("{:.{}f}", from, decimals);
        if (histogram.bars.empty() || histogram.bars.back().label != label) {
            histogram.bars.push_back({std::move(label)});
        }
        histogram.bars.back().count += value.count;
    }
    return histogram;
}

Result<Histogram> count_by_text(const Database &database, const std::string &column,
                                std::string_view where) {
    DOKUSHIN_TRY(rows, database.prepare(fmt::format(
                           "SELECT {0}, count(*) FROM puzzles WHERE {1} GROUP BY 1 ORDER BY 2 "
                           "DESC, 1",
                           column, where)));
    Histogram histogram{column, 0, {}};
    while (true) {
        DOKUSHIN_TRY(is_there, rows.step());
        if (!is_there) {
            return histogram;
        }
        const auto count = static_cast<std::uint64_t>(rows.integer(1));
        if (histogram.bars.size() < most_bars) {
            histogram.bars.push_back({rows.text(0), count});
        } else if (histogram.bars.size() == most_bars) {
            histogram.bars.push_back({"others", count});
        } else {
            histogram.bars.back().count += count;
        }
    }
}

Result<Histogram> count_by_number(const Database &database, const std::string &column,
                                  std::string_view where) {
    DOKUSHIN_TRY(rows, database.prepare(fmt::format(
                           "SELECT {0}, count(*) FROM puzzles WHERE {1} GROUP BY 1 ORDER BY 1",
                           column, where)));
    std::vector<Value> values;
    while (true) {
        DOKUSHIN_TRY(is_there, rows.step());
        if (!is_there) {
            return histogram_of(column, values, 0);
        }
        values.push_back({rows.real(0), static_cast<std::uint64_t>(rows.integer(1))});
    }
}

/// Counts ratings: numbers, then "inf" and limits, then what is not known.
Result<Histogram> count_by_scale(const Database &database, const RatingScale &scale,
                                 std::string_view where) {
    const std::string above =
        scale.has_technique ? std::string("NULL") : fmt::format("{}_above", scale.name);
    DOKUSHIN_TRY(rows, database.prepare(fmt::format(
                           "SELECT {0}, {1}, count(*) FROM puzzles WHERE {2} GROUP BY 1, 2 ORDER "
                           "BY {0} IS NULL, {1} IS NULL, 1, 2",
                           scale.name, above, where)));
    std::vector<Value> values;
    std::vector<Bar> others;
    bool is_known = false;
    while (true) {
        DOKUSHIN_TRY(is_there, rows.step());
        if (!is_there) {
            break;
        }
        const auto count = static_cast<std::uint64_t>(rows.integer(2));
        const bool is_unknown = rows.is_null(0) && rows.is_null(1);
        is_known = is_known || !is_unknown;
        if (is_unknown) {
            others.push_back({"unknown", count});
        } else if (rows.is_null(0)) {
            others.push_back({fmt::format("> {}", rows.integer(1)), count});
        } else if (std::isinf(rows.real(0))) {
            others.push_back({"inf", count});
        } else {
            values.push_back({rows.real(0), count});
        }
    }
    if (!is_known) {
        return Histogram{std::string(scale.name), 0, {}};
    }
    Histogram histogram = histogram_of(std::string(scale.name), values, scale.divisor == 1 ? 0 : 1);
    std::ranges::move(others, std::back_inserter(histogram.bars));
    return histogram;
}

} // namespace

Result<std::vector<Histogram>> statistics(const Database &database, std::string_view filter) {
    DOKUSHIN_TRY(where, where_of(filter));
    std::vector<Histogram> histograms;
    const auto add = [&](Histogram histogram) {
        if (!histogram.bars.empty()) {
            histograms.push_back(std::move(histogram));
        }
    };
    DOKUSHIN_TRY(statuses, count_by_text(database, "status", where));
    add(std::move(statuses));
    DOKUSHIN_TRY(clues, count_by_number(database, "clues", where));
    add(std::move(clues));
    DOKUSHIN_TRY(automorphisms, count_by_number(database, "automorphisms", where));
    add(std::move(automorphisms));
    for (const RatingScale &scale : rating_scales()) {
        DOKUSHIN_TRY(ratings, count_by_scale(database, scale, where));
        add(std::move(ratings));
    }
    DOKUSHIN_TRY(origins, count_by_text(database, "origin", where));
    add(std::move(origins));
    return histograms;
}

} // namespace dokushin::collection
