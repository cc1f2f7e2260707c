// dokushin._keeper is the module that keeps collections of puzzles. It is separate, since only
// collections need SQLite. It takes the records of dokushin._engine. Each object opens the file for
// one action; an interruption ends that, and what was stored before stays.
#include "collection/adder.h"
#include "collection/filter.h"
#include "collection/histograms_svg.h"
#include "collection/merge.h"
#include "collection/query.h"
#include "collection/rating.h"
#include "collection/schema.h"
#include "collection/verification.h"
#include "errors/catalogue.h"
#include "errors/try.h"
#include "python/errors.h"
#include "python/without_lock.h"

#include <dokushin/text.h>

#include <fmt/format.h>
#include <pybind11/stl.h>

#include <deque>
#include <filesystem>
#include <ranges>
#include <variant>

namespace dokushin::python {
namespace {

using collection::Database;
using collection::PreparedPuzzle;
using collection::Statement;

constexpr std::size_t puzzles_at_once = 64; ///< that a thread takes

Database opened(const std::string &path, Database::Access access, Cancelled &cancelled) {
    auto database = value_or_raise(without_lock(
        cancelled, [&] { return collection::open_collection(path, access, &cancelled); }));
    if (access == Database::Access::read) {
        database.end_when_cancelled(cancelled);
    }
    return database;
}

/// Does work that may fail, without the interpreter's lock.
template <typename Work> auto done_beside(Cancelled &cancelled, const Work &work) {
    cancelled = false; // an earlier call may have been interrupted
    return value_or_raise(without_lock(cancelled, work));
}

// ---- adding --------------------------------------------------------------------------

/// An Adding adds puzzles, some at a time.
class Adding {
  public:
    /// A line of 81 characters, or a record.
    using Given = std::variant<std::string, Record>;

    Adding(const std::string &path, std::string origin, bool keeps_solutions, unsigned threads)
        : origin_(std::move(origin)), threads_(threads), preparers_(threads),
          database_(opened(path, Database::Access::create, cancelled_)),
          adder_(value_or_raise(collection::Adder::make(database_, keeps_solutions))) {}
    Adding(const Adding &) = delete;
    Adding &operator=(const Adding &) = delete;

    /// Stores what is new of some puzzles. Returns (position, error) of each that is refused.
    py::list add(const std::vector<Given> &puzzles) {
        std::vector<Result<PreparedPuzzle>> prepared(puzzles.size());
        done_beside(cancelled_, [&]() -> Result<void> {
            prepare(puzzles, prepared);
            if (cancelled_) {
                return {};
            }
            std::vector<PreparedPuzzle> good;
            for (const auto &one : prepared) {
                if (one) {
                    good.push_back(*one);
                }
            }
            DOKUSHIN_CHECK(adder_.add(origin_, good));
            return adder_.commit();
        });
        py::list refused;
        for (std::size_t at = 0; at < prepared.size(); ++at) {
            if (!prepared[at]) {
                refused.append(py::make_tuple(at, as_python(prepared[at].error())));
            }
        }
        return refused;
    }

    /// Returns how many puzzles were added, and how many were there.
    [[nodiscard]] std::pair<std::uint64_t, std::uint64_t> counts() const {
        return {adder_.committed().fresh, adder_.committed().known};
    }

  private:
    void prepare(const std::vector<Given> &puzzles, std::vector<Result<PreparedPuzzle>> &prepared) {
        std::atomic<std::size_t> workers{0};
        share_slices(puzzles.size(), puzzles_at_once, threads_, cancelled_, [&] {
            return [&, &preparer = preparers_[workers++]](std::size_t first, std::size_t end) {
                for (std::size_t at = first; at < end; ++at) {
                    const auto *const line = std::get_if<std::string>(&puzzles[at]);
                    prepared[at] = line != nullptr
                                       ? preparer.prepare(*line)
                                       : preparer.prepare(std::get<Record>(puzzles[at]).puzzle);
                }
            };
        });
    }

    Cancelled cancelled_{false};
    std::string origin_;
    unsigned threads_;
    std::vector<collection::Preparer> preparers_; ///< by thread
    Database database_;
    collection::Adder adder_;
};

// ---- rating --------------------------------------------------------------------------

std::vector<const collection::ScaleFamily *> families_of(const std::vector<std::string> &words) {
    auto families = collection::families_named(words);
    if (!families) {
        refuse_argument({"'{}' is no {}", families.error(), Sentence("scale")},
                        {"{}", fmt::format("{}", fmt::join(collection::family_names(), ", "))});
    }
    return *std::move(families);
}

/// A RatingRun finds missing ratings, of some puzzles at a time.
class RatingRun {
  public:
    RatingRun(const std::string &path, const std::vector<std::string> &scales,
              std::optional<double> seconds, unsigned threads)
        : seconds_(seconds.value_or(0)), families_(families_of(scales)),
          database_(opened(path, Database::Access::write, cancelled_)),
          unrated_(
              value_or_raise(collection::UnratedPuzzles::make(database_, families_, seconds_))) {
        for (unsigned thread = 0; thread < threads; ++thread) {
            raters_.emplace_back(time_of(seconds), &cancelled_);
        }
    }
    RatingRun(const RatingRun &) = delete;
    RatingRun &operator=(const RatingRun &) = delete;

    /// Rates some puzzles and stores that. Returns (puzzles rated, puzzles of which a rating was
    /// given up); (0, 0) at the end.
    std::pair<std::uint64_t, std::uint64_t> step() {
        std::uint64_t stored = 0;
        std::uint64_t given_up = 0;
        done_beside(cancelled_, [&]() -> Result<void> {
            const auto begin = Clock::now();
            DOKUSHIN_TRY(puzzles, unrated_.next(at_once_));
            const auto rated = rated_of(puzzles);
            DOKUSHIN_CHECK(collection::keep_ratings(database_, rated, seconds_));
            stored = rated.size();
            given_up = static_cast<std::uint64_t>(std::ranges::count_if(rated, has_given_up));
            adapt(Clock::now() - begin);
            return {};
        });
        return {stored, given_up};
    }

  private:
    using Clock = std::chrono::steady_clock;

    static bool has_given_up(const collection::Rated &one) {
        return std::ranges::any_of(one.ratings, [](const collection::FoundRating &rating) {
            return rating.kind == collection::FoundRating::Kind::unknown;
        });
    }

    /// Each step is to take about half a second, since what is not stored yet may get lost.
    void adapt(Clock::duration taken) {
        constexpr std::size_t most = 4096;
        if (taken < std::chrono::milliseconds(250)) {
            at_once_ = std::min(2 * at_once_, most);
        } else if (taken > std::chrono::seconds(1)) {
            at_once_ = std::max(at_once_ / 2, raters_.size());
        }
    }

    [[nodiscard]] std::vector<collection::Rated>
    rated_of(const std::vector<collection::Unrated> &puzzles) {
        std::vector<std::optional<collection::Rated>> found(puzzles.size());
        std::atomic<std::size_t> workers{0};
        share_slices(puzzles.size(), 1, static_cast<unsigned>(raters_.size()), cancelled_, [&] {
            return [&, &rater = raters_[workers++]](std::size_t first, std::size_t end) {
                for (std::size_t at = first; at < end; ++at) {
                    found[at] = rater.rate(puzzles[at]);
                }
            };
        });
        std::vector<collection::Rated> rated;
        for (std::optional<collection::Rated> &one : found) {
            if (one) {
                rated.push_back(*std::move(one));
            }
        }
        return rated;
    }

    Cancelled cancelled_{false};
    double seconds_;
    std::vector<const collection::ScaleFamily *> families_;
    Database database_;
    collection::UnratedPuzzles unrated_;
    std::deque<collection::PuzzleRater> raters_; ///< by thread
    std::size_t at_once_ = 16;
};

// ---- queries -------------------------------------------------------------------------

struct Blob {
    std::string bytes;
};
/// A value of a row is NULL, a number, a text or a blob.
using Value = std::variant<std::monostate, std::int64_t, double, std::string, Blob>;

Value value_of(const Statement &row, int column) {
    using enum Statement::Kind;
    switch (row.kind(column)) {
    case integer:
        return row.integer(column);
    case real:
        return row.real(column);
    case text:
        return row.text(column);
    case blob:
        return Blob{row.text(column)};
    default:
        return std::monostate();
    }
}

/// A text may have come from a file's name, which need not be UTF-8: Python keeps such bytes as
/// os.fsdecode() does.
py::object text_as_python(std::string_view text) {
    return py::reinterpret_steal<py::object>(
        PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "surrogateescape"));
}

py::object value_as_python(const Value &value) {
    if (const auto *const number = std::get_if<std::int64_t>(&value)) {
        return py::int_(*number);
    }
    if (const auto *const number = std::get_if<double>(&value)) {
        return py::float_(*number);
    }
    if (const auto *const text = std::get_if<std::string>(&value)) {
        return text_as_python(*text);
    }
    if (const auto *const blob = std::get_if<Blob>(&value)) {
        return py::bytes(blob->bytes);
    }
    return py::none();
}

/// Rows are those of a query, read some at a time.
class Rows {
  public:
    /// `asked` is a puzzle to look up, or a list of conditions or, if there are no columns, a query
    /// in SQL.
    Rows(const std::string &path, const std::variant<std::string, Record> &asked,
         const std::string &columns)
        : database_(opened(path, Database::Access::read, cancelled_)),
          statement_(value_or_raise(query_of(asked, columns))) {}
    Rows(const Rows &) = delete;
    Rows &operator=(const Rows &) = delete;

    [[nodiscard]] py::list names() const {
        py::list names;
        for (int column = 0; column < statement_.columns(); ++column) {
            names.append(text_as_python(statement_.name_of(column)));
        }
        return names;
    }

    /// Returns the next rows, as tuples; none at the end.
    py::list next(std::size_t most) {
        std::vector<std::vector<Value>> rows;
        if (!ended_) {
            done_beside(cancelled_, [&]() -> Result<void> { return read(most, rows); });
        }
        py::list list;
        for (const std::vector<Value> &row : rows) {
            py::tuple values(row.size());
            for (std::size_t at = 0; at < row.size(); ++at) {
                values[at] = value_as_python(row[at]);
            }
            list.append(std::move(values));
        }
        return list;
    }

  private:
    [[nodiscard]] Result<Statement> query_of(const std::variant<std::string, Record> &asked,
                                             const std::string &columns) const {
        if (const auto *const record = std::get_if<Record>(&asked)) {
            return collection::query_of_puzzle(database_, record->puzzle);
        }
        const auto &text = std::get<std::string>(asked);
        return columns.empty() ? collection::query_of_sql(database_, text)
                               : collection::query_of_filter(database_, text, columns);
    }

    Result<void> read(std::size_t most, std::vector<std::vector<Value>> &rows) {
        const auto columns = static_cast<std::size_t>(statement_.columns());
        while (rows.size() < most) {
            DOKUSHIN_TRY(is_there, statement_.step());
            if (!is_there) {
                ended_ = true; // a further step would begin again
                break;
            }
            std::vector<Value> &row = rows.emplace_back(columns);
            for (std::size_t at = 0; at < columns; ++at) {
                row[at] = value_of(statement_, static_cast<int>(at));
            }
        }
        return {};
    }

    Cancelled cancelled_{false};
    Database database_;
    Statement statement_;
    bool ended_ = false;
};

// ---- whole collections ---------------------------------------------------------------

py::tuple merge(const std::string &path, const std::string &other) {
    std::error_code missing;
    if (std::filesystem::equivalent(path, other, missing)) {
        refuse_argument({"the collection itself"}, {"another collection"});
    }
    Cancelled cancelled{false};
    const Database database = opened(path, Database::Access::create, cancelled);
    database.end_when_cancelled(cancelled);
    const auto merged = done_beside(cancelled, [&] { return collection::merge(database, other); });
    return py::make_tuple(merged.fresh, merged.known, merged.ratings);
}

/// A histogram as (name, width of a bar that stands for several values, (label, count) of each).
using PlainHistogram =
    std::tuple<std::string, double, std::vector<std::pair<py::object, std::uint64_t>>>;

std::vector<PlainHistogram> statistics(const std::string &path, const std::string &filter) {
    Cancelled cancelled{false};
    const Database database = opened(path, Database::Access::read, cancelled);
    const auto histograms =
        done_beside(cancelled, [&] { return collection::statistics(database, filter); });
    std::vector<PlainHistogram> all;
    for (const collection::Histogram &histogram : histograms) {
        auto &[name, step, bars] = all.emplace_back(histogram.name, histogram.step,
                                                    std::tuple_element_t<2, PlainHistogram>());
        for (const collection::Bar &bar : histogram.bars) {
            bars.emplace_back(text_as_python(bar.label), bar.count);
        }
    }
    return all;
}

std::string
svg(const std::vector<
    std::tuple<std::string, double, std::vector<std::pair<std::string, std::uint64_t>>>> &plain) {
    std::vector<collection::Histogram> histograms;
    for (const auto &[name, step, bars] : plain) {
        collection::Histogram &histogram = histograms.emplace_back();
        histogram.name = name;
        histogram.step = step;
        for (const auto &[label, count] : bars) {
            histogram.bars.push_back({label, count});
        }
    }
    return collection::histograms_svg(histograms);
}

/// What a collection states and what was found wrong with it; without a number it is the file.
struct Verified {
    std::int64_t puzzles = 0;
    std::int64_t ratings = 0;
    std::vector<std::pair<std::optional<std::int64_t>, std::string>> flaws;
};

Result<Verified> verified(const Database &database, unsigned threads, const Cancelled &cancelled) {
    Verified all;
    DOKUSHIN_TRY(count, database.number("SELECT count(*) FROM puzzle"));
    DOKUSHIN_TRY(ratings, database.number("SELECT count(*) FROM rating"));
    all.puzzles = count;
    all.ratings = ratings;
    DOKUSHIN_TRY(of_file, collection::flaws_of_file(database));
    for (std::string &flaw : of_file) {
        all.flaws.emplace_back(std::nullopt, std::move(flaw));
    }
    std::vector<collection::PuzzleVerifier> verifiers;
    for (unsigned thread = 0; thread < threads; ++thread) {
        DOKUSHIN_TRY(verifier, collection::PuzzleVerifier::make());
        verifiers.push_back(std::move(verifier));
    }
    DOKUSHIN_TRY(stored, collection::StoredPuzzles::make(database));
    constexpr std::size_t slice = 1024;
    while (true) {
        DOKUSHIN_TRY(puzzles, stored.next(slice * threads));
        if (puzzles.empty() || cancelled) {
            return all;
        }
        std::vector<std::vector<collection::StoredFlaw>> flaws(threads);
        std::atomic<std::size_t> workers{0};
        share_slices(puzzles.size(), slice, threads, cancelled, [&] {
            return [&, &verifier = verifiers[workers++]](std::size_t first, std::size_t end) {
                flaws[first / slice] =
                    verifier.verify(std::span(puzzles).subspan(first, end - first));
            };
        });
        for (const collection::StoredFlaw &flaw : std::views::join(flaws)) {
            all.flaws.emplace_back(flaw.id, flaw.what);
        }
    }
}

py::tuple verify(const std::string &path, unsigned threads) {
    Cancelled cancelled{false};
    const Database database = opened(path, Database::Access::read, cancelled);
    const Verified all =
        done_beside(cancelled, [&] { return verified(database, threads, cancelled); });
    return py::make_tuple(all.puzzles, all.ratings, all.flaws);
}

} // namespace
} // namespace dokushin::python

PYBIND11_MODULE(_keeper, module) {
    using namespace dokushin;
    using namespace dokushin::python;
    py::module_::import("dokushin._engine");
    py::class_<Adding>(module, "Adding")
        .def(py::init<const std::string &, std::string, bool, unsigned>())
        .def("add", &Adding::add)
        .def("counts", &Adding::counts);
    py::class_<RatingRun>(module, "RatingRun")
        .def(py::init<const std::string &, const std::vector<std::string> &, std::optional<double>,
                      unsigned>())
        .def("step", &RatingRun::step);
    py::class_<Rows>(module, "Rows")
        .def(py::init<const std::string &, const std::variant<std::string, Record> &,
                      const std::string &>())
        .def("names", &Rows::names)
        .def("next", &Rows::next);
    module.def("merge", merge);
    module.def("statistics", statistics);
    module.def("svg", svg);
    module.def("verify", verify);
    module.def("is_sql", [](const std::string &text) { return collection::is_sql(text); });
}
