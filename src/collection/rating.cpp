#include "collection/rating.h"

#include "collection/packed.h"
#include "collection/schema.h"
#include "errors/catalogue.h"
#include "errors/try.h"

#include <dokushin/version.h>

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <map>

namespace dokushin::collection {
namespace {

using Kind = FoundRating::Kind;

/// Returns the SQL that is 1 if a puzzle has the rating: the last scale of a family stands for all,
/// as they are stored together. A rating that was given up counts with at least this time limit.
Result<std::string> has_rating(const Database &database, const ScaleFamily &family,
                               double seconds) {
    DOKUSHIN_TRY(number, number_of_scale(database, family.scales.back()));
    return fmt::format("EXISTS(SELECT 1 FROM rating r WHERE r.puzzle = p.id AND r.scale = {} AND "
                       "(r.kind <> {} OR {}))",
                       number, static_cast<int>(Kind::unknown),
                       seconds == 0
                           ? std::string("0")
                           : fmt::format("EXISTS(SELECT 1 FROM method m WHERE m.id = r.method AND "
                                         "m.seconds >= {})",
                                         seconds));
}

FoundRating of_technique(std::string_view scale, const RatedTechnique &rated, bool stopped) {
    FoundRating found{scale, stopped ? Kind::unknown : Kind::exact, rated.tenths};
    if (rated.technique && !stopped) {
        found.technique = info(*rated.technique).key;
        if (rated.nesting > 0) {
            found.technique += fmt::format("+{}", rated.nesting);
        }
    }
    return found;
}

FoundRating of_universal(const UniversalRating &rating) {
    switch (rating.kind) {
    case UniversalRating::Kind::exact:
        return {name(rating.scale), Kind::exact, rating.value};
    case UniversalRating::Kind::above:
        return {name(rating.scale), Kind::above, rating.value};
    case UniversalRating::Kind::infinite:
        return {name(rating.scale), Kind::infinite};
    case UniversalRating::Kind::unknown:
        break;
    }
    return {name(rating.scale), Kind::unknown};
}

/// RatingWriter stores ratings within a transaction.
class RatingWriter {
  public:
    static Result<RatingWriter> make(const Database &database, double seconds) {
        DOKUSHIN_TRY(insert,
                     database.prepare("INSERT INTO rating(puzzle, scale, kind, value, method, "
                                      "technique) VALUES(?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE "
                                      "SET kind = excluded.kind, value = excluded.value, method = "
                                      "excluded.method, technique = excluded.technique"));
        return RatingWriter(database, std::move(insert), seconds);
    }

    Result<void> write(std::int64_t puzzle, const FoundRating &rating) {
        DOKUSHIN_TRY(scale, scale_of(rating.scale));
        const bool is_universal = universal_scale_named(rating.scale).has_value();
        DOKUSHIN_TRY(method, method_of(is_universal ? UniversalOptions{}.most : 0));
        insert_.bind(1, puzzle).bind(2, scale).bind(3, static_cast<std::int64_t>(rating.kind));
        if (rating.kind == Kind::exact || rating.kind == Kind::above) {
            insert_.bind(4, std::int64_t{rating.value});
        } else {
            insert_.bind_null(4);
        }
        insert_.bind(5, method);
        if (rating.technique.empty()) {
            insert_.bind_null(6);
        } else {
            DOKUSHIN_TRY(technique, technique_of(rating.technique));
            insert_.bind(6, technique);
        }
        return insert_.run();
    }

  private:
    RatingWriter(const Database &database, Statement insert, double seconds)
        : database_(&database), insert_(std::move(insert)), seconds_(seconds) {}

    Result<std::int64_t> scale_of(std::string_view name) {
        if (const auto known = scales_.find(name); known != scales_.end()) {
            return known->second;
        }
        DOKUSHIN_TRY(number, number_of_scale(*database_, name));
        return scales_[std::string(name)] = number;
    }

    Result<std::int64_t> technique_of(const std::string &name) {
        if (const auto known = techniques_.find(name); known != techniques_.end()) {
            return known->second;
        }
        DOKUSHIN_TRY(add, database_->prepare("INSERT INTO technique(name) VALUES(?) ON CONFLICT DO "
                                             "UPDATE SET name = name RETURNING id"));
        DOKUSHIN_CHECK(add.bind_text(1, name).step());
        const std::int64_t number = add.integer(0);
        add.reset();
        return techniques_[name] = number;
    }

    Result<std::int64_t> method_of(unsigned most) {
        if (const auto known = methods_.find(most); known != methods_.end()) {
            return known->second;
        }
        DOKUSHIN_TRY(
            add, database_->prepare("INSERT INTO method(version, most, seconds) VALUES(?, ?, ?) ON "
                                    "CONFLICT DO UPDATE SET most = most RETURNING id"));
        DOKUSHIN_CHECK(add.bind_text(1, DOKUSHIN_VERSION)
                           .bind(2, std::int64_t{most})
                           .bind(3, seconds_)
                           .step());
        const std::int64_t number = add.integer(0);
        add.reset();
        return methods_[most] = number;
    }

    const Database *database_;
    Statement insert_;
    double seconds_;
    std::map<std::string, std::int64_t, std::less<>> scales_;
    std::map<std::string, std::int64_t, std::less<>> techniques_;
    std::map<unsigned, std::int64_t> methods_; ///< by their limits
};

/// All families, in the order of rating_scales().
const std::vector<ScaleFamily> &scale_families() {
    static const std::vector<ScaleFamily> families = [] {
        std::vector<ScaleFamily> all{
            {"se", {"er", "ep", "ed"}}, {"sukaku", {"sukaku"}}, {"hodoku", {"hodoku"}}};
        for (const UniversalScale scale : all_universal_scales()) {
            all.push_back({name(scale), {name(scale)}});
        }
        return all;
    }();
    return families;
}

} // namespace

std::vector<std::string> family_names() {
    std::vector<std::string> names;
    for (const ScaleFamily &family : scale_families()) {
        names.emplace_back(family.name);
    }
    return names;
}

std::expected<std::vector<const ScaleFamily *>, std::string>
families_named(std::span<const std::string> words) {
    std::vector<const ScaleFamily *> families;
    for (const std::string &word : words) {
        const bool is_part = word == "er" || word == "ep" || word == "ed";
        const auto found =
            std::ranges::find(scale_families(), is_part ? "se" : word, &ScaleFamily::name);
        if (found == scale_families().end()) {
            return std::unexpected(word);
        }
        if (std::ranges::find(families, &*found) == families.end()) {
            families.push_back(&*found);
        }
    }
    return families;
}

Result<UnratedPuzzles> UnratedPuzzles::make(const Database &database,
                                            std::vector<const ScaleFamily *> families,
                                            double seconds) {
    std::string columns;
    std::string all = "1";
    for (const ScaleFamily *const family : families) {
        DOKUSHIN_TRY(has, has_rating(database, *family, seconds));
        columns += ", " + has;
        all += " AND " + has;
    }
    const std::string which = fmt::format("p.solutions = 1 AND NOT ({})", all);
    DOKUSHIN_TRY(select, database.prepare(fmt::format(
                             "SELECT p.id, coalesce(p.found, p.form){} FROM puzzle p WHERE p.id > "
                             "? AND {} ORDER BY p.id LIMIT ?",
                             columns, which)));
    DOKUSHIN_TRY(count,
                 database.prepare(fmt::format("SELECT count(*) FROM puzzle p WHERE {}", which)));
    return UnratedPuzzles(std::move(families), std::move(select), std::move(count));
}

Result<std::int64_t> UnratedPuzzles::count() {
    DOKUSHIN_CHECK(count_.step());
    const std::int64_t number = count_.integer(0);
    count_.reset();
    return number;
}

Result<std::vector<Unrated>> UnratedPuzzles::next(std::size_t most) {
    std::vector<Unrated> puzzles;
    select_.bind(1, last_).bind(2, static_cast<std::int64_t>(most));
    while (true) {
        DOKUSHIN_TRY(is_there, select_.step());
        if (!is_there) {
            break;
        }
        last_ = select_.integer(0);
        Unrated puzzle{last_, unpacked(select_.bytes(1)).value_or(Grid()), {}};
        for (std::size_t family = 0; family < families_.size(); ++family) {
            if (select_.integer(2 + static_cast<int>(family)) == 0) {
                puzzle.missing.push_back(families_[family]);
            }
        }
        if (!puzzle.grid.empty()) { // verify reports a damaged one
            puzzles.push_back(std::move(puzzle));
        }
    }
    select_.reset();
    return puzzles;
}

PuzzleRater::PuzzleRater(std::optional<std::chrono::nanoseconds> time,
                         const std::atomic<bool> *cancelled)
    : cancelled_(cancelled), explainer_({Order::explainer, 200, cancelled, time}),
      sukaku_({Order::sukaku, 200, cancelled, time}) {}

/// Adds er, ep and ed.
void PuzzleRater::add_steps(const ProvedRating &found, Rated &rated) const {
    const bool stopped = found.status != Status::unique;
    rated.ratings.push_back(of_technique("er", found.rating.hardest, stopped));
    rated.ratings.push_back(of_technique("ep", found.rating.pearl, stopped));
    rated.ratings.push_back(of_technique("ed", found.rating.diamond, stopped));
}

void PuzzleRater::rate_family(const Puzzle &puzzle, const ScaleFamily &family, Rated &rated) {
    if (family.name == "se") {
        add_steps(explainer_.rate(puzzle), rated);
    } else if (family.name == "sukaku") {
        const ProvedRating found = sukaku_.rate(puzzle);
        rated.ratings.push_back(
            of_technique("sukaku", found.rating.hardest, found.status != Status::unique));
    } else if (family.name == "hodoku") {
        const ProvedRating found = explainer_.rate_as_hodoku(puzzle);
        FoundRating rating{"hodoku", Kind::unknown};
        if (found.status == Status::unique && found.hodoku) {
            rating.kind = Kind::exact;
            rating.value = found.hodoku->score;
            rating.technique = found.hodoku->hardest ? info(*found.hodoku->hardest).key : "";
        }
        rated.ratings.push_back(std::move(rating));
    }
}

std::optional<Rated> PuzzleRater::rate(const Unrated &unrated) {
    Rated rated{unrated.id, {}};
    const auto puzzle = Puzzle::from_givens(*Shape::classic(3), unrated.grid);
    assert(puzzle);
    std::vector<UniversalScale> scales;
    for (const ScaleFamily *const family : unrated.missing) {
        if (const auto scale = universal_scale_named(family->name)) {
            scales.push_back(*scale);
        } else {
            rate_family(*puzzle, *family, rated);
        }
    }
    if (!scales.empty()) {
        for (const UniversalRating &rating :
             explainer_.rate_universally(*puzzle, scales).universal) {
            rated.ratings.push_back(of_universal(rating));
        }
    }
    const bool is_cancelled = cancelled_ != nullptr && cancelled_->load();
    return is_cancelled ? std::nullopt : std::optional(std::move(rated));
}

Result<void> keep_ratings(const Database &database, std::span<const Rated> rated, double seconds) {
    DOKUSHIN_CHECK(database.begin());
    const auto write = [&]() -> Result<void> {
        DOKUSHIN_TRY(writer, RatingWriter::make(database, seconds));
        for (const Rated &one : rated) {
            for (const FoundRating &rating : one.ratings) {
                DOKUSHIN_CHECK(writer.write(one.id, rating));
            }
        }
        return {};
    };
    if (auto written = write(); !written) {
        database.roll_back();
        return written;
    }
    return database.commit();
}

} // namespace dokushin::collection
