// The handles of the C interface.
//
// Each begins with a mark of its kind; a call checks the mark before it
// uses the pointer, and freeing erases it. The mark is read byte by byte, so that a
// block of any kind may be checked. Printing has handles of its own: print/handles.h.
#pragma once

#include <dokushin/batch.h>
#include <dokushin/c.h>
#include <dokushin/c_figures.h>
#include <dokushin/c_layout.h>
#include <dokushin/figures.h>
#include <dokushin/generate.h>
#include <dokushin/puzzle.h>
#include <dokushin/solution_path.h>
#include <dokushin/text.h>
#include <dokushin/trace.h>
#include <dokushin/wishes.h>

#include <atomic>
#include <cassert>
#include <cstring>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dokushin::c {

/// Makes the mark of a kind from its first letters, so that it can be read in a debugger.
constexpr std::uint64_t mark_of(std::string_view kind) {
    std::uint64_t mark = 0x446F'6B75; // "Doku"
    for (const char letter : kind.substr(0, 4)) {
        mark = mark << 8 | static_cast<unsigned char>(letter);
    }
    return mark;
}

} // namespace dokushin::c

struct dokushin_stop {
    static constexpr std::string_view kind = "stop";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    std::atomic<bool> raised = false;
};

struct dokushin_shape {
    static constexpr std::string_view kind = "shape";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::Shape shape;
    explicit dokushin_shape(dokushin::Shape its) : shape(std::move(its)) {}
    ~dokushin_shape() { delete rules_.load(); }
    dokushin_shape(const dokushin_shape &) = delete;
    dokushin_shape &operator=(const dokushin_shape &) = delete;

    /// Returns the rules in words. The first call makes them, on whichever thread it is.
    [[nodiscard]] const std::vector<std::string> &rules() const;

  private:
    mutable std::atomic<const std::vector<std::string> *> rules_ = nullptr; ///< owned
};

struct dokushin_drawing {
    static constexpr std::string_view kind = "drawing";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::Drawing drawing;
    explicit dokushin_drawing(dokushin::Drawing its) : drawing(std::move(its)) {}
};

struct dokushin_puzzle {
    static constexpr std::string_view kind = "puzzle";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::Puzzle puzzle;
    std::optional<dokushin::Alphabet> alphabet; ///< that of the text that it was read from
    std::vector<std::string> ignored;           ///< Record::ignored
    explicit dokushin_puzzle(dokushin::Puzzle its,
                             std::optional<dokushin::Alphabet> written = std::nullopt,
                             std::vector<std::string> unknown = {})
        : puzzle(std::move(its)), alphabet(std::move(written)), ignored(std::move(unknown)) {}
};

struct dokushin_reader {
    static constexpr std::string_view kind = "reader";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    std::unique_ptr<dokushin::ByteSource> source; ///< owned here, since the reader has its address
    dokushin::Reader reader;
    std::optional<dokushin::Record> last{};
    dokushin_reader(std::unique_ptr<dokushin::ByteSource> its, dokushin::ReadOptions options)
        : source(std::move(its)), reader(*source, std::move(options)) {
        assert(source != nullptr);
    }
};

struct dokushin_writer {
    static constexpr std::string_view kind = "writer";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::Format format;
    std::string alphabet;
    dokushin::Writer writer;
    dokushin_writer(dokushin::Format its, std::string characters,
                    const dokushin::WriteOptions &options)
        : format(its), alphabet(std::move(characters)), writer(its, options) {}
};

struct dokushin_batch {
    static constexpr std::string_view kind = "batch";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::BatchSolver solver;
    explicit dokushin_batch(dokushin::BatchSolver its) : solver(std::move(its)) {}
};

struct dokushin_search {
    static constexpr std::string_view kind = "search"; // "sear"
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::Shape shape;
    std::unique_ptr<dokushin::Search> search;
    dokushin_search(dokushin::Shape board, std::unique_ptr<dokushin::Search> its)
        : shape(std::move(board)), search(std::move(its)) {
        assert(search != nullptr && search->grid().size() == shape.cell_count());
    }
};

struct dokushin_walk {
    static constexpr std::string_view kind = "walk";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    std::optional<dokushin::Alphabet> alphabet;
    dokushin::SolutionPath path;
    dokushin_walk(std::optional<dokushin::Alphabet> written, dokushin::SolutionPath its)
        : alphabet(std::move(written)), path(std::move(its)) {}
};

struct dokushin_step {
    static constexpr std::string_view kind = "step";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::PathStep found;
    std::shared_ptr<const dokushin::Puzzle> before; ///< the position in which it was found
    std::optional<dokushin::Alphabet> alphabet;     ///< the symbols of its text
    dokushin_step(dokushin::PathStep its, std::shared_ptr<const dokushin::Puzzle> found_in,
                  std::optional<dokushin::Alphabet> written)
        : found(std::move(its)), before(std::move(found_in)), alphabet(std::move(written)) {
        assert(before != nullptr);
    }
};

struct dokushin_sets {
    static constexpr std::string_view kind = "sets";
    std::uint64_t mark = dokushin::c::mark_of(kind);
    std::vector<std::vector<dokushin::Cell>> sets{};
};

struct dokushin_generator {
    static constexpr std::string_view kind = "generator"; // "gene"
    std::uint64_t mark = dokushin::c::mark_of(kind);
    dokushin::Shape shape;
    bool lays_rules;                        ///< each attempt has a board of its own
    std::unique_ptr<dokushin::Judge> judge; ///< the generator has its address
    dokushin::Generator generator;
    dokushin_generator(dokushin::Shape board, bool lays, std::unique_ptr<dokushin::Judge> judges,
                       dokushin::Generator its)
        : shape(std::move(board)), lays_rules(lays), judge(std::move(judges)),
          generator(std::move(its)) {
        assert(judge != nullptr);
    }
};

namespace dokushin::c {

/// Does the pointer point to a handle of that kind, as far as its memory shows?
template <typename Handle> [[nodiscard]] bool is_handle(const Handle *handle) {
    assert(handle != nullptr);
    std::uint64_t mark = 0;
    std::memcpy(&mark, static_cast<const void *>(handle), sizeof mark);
    return mark == mark_of(Handle::kind);
}

/// Frees a handle; does nothing if the pointer is NULL or points to another kind.
template <typename Handle> void free_handle(Handle *handle) noexcept {
    if (handle == nullptr || !is_handle(handle)) {
        return;
    }
    // volatile, or a compiler would drop a write to memory that is freed next.
    *static_cast<volatile std::uint64_t *>(&handle->mark) = 0;
    assert(!is_handle(handle));
    delete handle;
}

} // namespace dokushin::c
