// A Search runs from event to event, and between two events its grid, its candidates
// and its counts can be read.
#pragma once

#include <dokushin/solve.h>

#include <memory>

namespace [[gnu::visibility("default")]] dokushin {

enum class EventKind : std::uint8_t {
    place,     ///< a digit is put into a cell
    take_back, ///< a placed digit is taken back out
    eliminate, ///< a candidate is eliminated
    solved,    ///< the grid is a solution; the next step looks for another one
    exhausted, ///< nothing is left to try; every later step is this event again
};
[[nodiscard]] std::string_view name(EventKind kind);

/// Why an event happened.
enum class Reason : std::uint8_t {
    trial,         ///< the search tries it (place), or has seen it fail (take_back, eliminate)
    naked_single,  ///< the cell's only candidate
    hidden_single, ///< the digit's only cell in a house
    peer,          ///< eliminated: a peer has that digit now
    end,           ///< solved, exhausted
};
[[nodiscard]] std::string_view name(Reason reason);

struct Event {
    EventKind kind = EventKind::exhausted;
    Reason reason = Reason::end;
    Cell cell{};                ///< place, take_back, eliminate
    Digit digit = Digit::blank; ///< place, take_back, eliminate
    std::uint32_t depth = 0;    ///< trials that are standing (this one included)
    friend bool operator==(const Event &, const Event &) = default;
};

/// A stepwise search. Its puzzle's contradictions are found by searching, or at
/// once: either way the end is `exhausted`.
class Search {
  public:
    virtual ~Search() = default;

    /// Goes on to the next event.
    [[nodiscard]] virtual Event next() = 0;

    /// The digits that stand now, givens included.
    [[nodiscard]] virtual const Grid &grid() const = 0;
    /// The candidates of a cell now: its digit if one stands there; else what
    /// this method knows of it (for `backtrack`, what its peers allow).
    [[nodiscard]] virtual DigitSet candidates(Cell cell) const = 0;
    [[nodiscard]] virtual const Counters &counters() const = 0;
};

/// The methods that can be stepped: backtrack, mrv, singles and dlx. For the
/// others, and on boards with constraints that the method can't honour, the
/// answer is ErrorCode::unsupported.
[[nodiscard]] Result<std::unique_ptr<Search>> make_search(Method method, const Puzzle &puzzle);

} // namespace dokushin
