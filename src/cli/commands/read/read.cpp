// dokushin read finds the Sudoku on a photograph or a picture of a screen, and prints its puzzle.
#include "cli/commands/commands.h"
#include "cli/commands/json.h"
#include "cli/commands/read/picture_inputs.h"
#include "cli/commands/read/read_footer.h"
#include "cli/commands/read/stages.h"
#include "stream/output.h"
#include "stream/process/interrupt.h"
#include "stream/process/messages.h"

#include <dokushin/photo.h>
#include <dokushin/text.h>

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::cli {
namespace {

struct ReadArguments {
    std::vector<std::string> files;
    std::string handwritten = "drop";
    std::string marks = "drop";
    std::string stages;
    bool json = false;
};

std::string line_of(const Puzzle &puzzle, const Grid &grid) {
    return to_line(grid, Alphabet::usual(puzzle.shape().side()));
}

/// Returns the candidates that were noted, as a line in the form of sukakus.
std::string candidates_of(const Puzzle &puzzle) {
    return to_line(puzzle.pencilmarks(), Alphabet::usual(puzzle.shape().side()));
}

/// Lists what a doubtful cell may hold: "r3c4 is 5 (61 %) or 6 (38 %)".
std::string doubt_of(const Shape &shape, Cell cell, const PhotoCell &its) {
    constexpr float least = 0.02F;
    std::vector<std::size_t> likely;
    for (std::size_t content = 0; content < its.probability.size(); ++content) {
        if (its.probability[content] >= least || content == number(its.digit)) {
            likely.push_back(content);
        }
    }
    std::ranges::sort(likely, std::greater{},
                      [&](std::size_t content) { return its.probability[content]; });
    std::string text;
    for (const std::size_t content : likely) {
        text += fmt::format("{}{} ({:.0f} %)", text.empty() ? "" : " or ",
                            content == 0 ? "blank" : std::to_string(content),
                            100 * static_cast<double>(its.probability[content]));
    }
    return fmt::format("{} is {}", shape.cell_name(cell), text);
}

class ReadCommand {
  public:
    explicit ReadCommand(const ReadArguments &options) : options_(options), output_(outcome_) {}

    Exit run() {
        watch_for_interrupts();
        PictureInputs inputs(options_.files);
        for (auto input = inputs.next(); input && !interrupted(); input = inputs.next()) {
            read(*input);
            output_.flush();
        }
        if (interrupted()) {
            complain_of_interrupt("interrupted");
            return Exit::interrupted;
        }
        return outcome_.worst();
    }

  private:
    void read(const PictureInput &input) {
        if (!input.wrong.empty()) {
            refuse(input, input.wrong);
            return;
        }
        const auto picture = decode_picture(input.bytes);
        if (!picture) {
            refuse(input, picture.error().message());
            return;
        }
        PhotoOptions how;
        how.keeps_handwritten = options_.handwritten == "keep";
        how.cancelled = &interrupted();
        StageFiles stages(options_.stages, input.name);
        if (!options_.stages.empty()) {
            how.on_stage = [&](std::string_view name, const Pixels &stage) {
                stages.write(name, stage);
            };
        }
        const auto grids = read_photo(picture->pixels(), how);
        if (!stages.error().empty()) {
            refuse(input, stages.error());
        } else if (!grids) {
            refuse(input, grids.error().message());
        } else if (grids->empty()) {
            refuse(input, "no grid of 9×9 or 6×6 was found, expected one whose lines can be seen");
        } else {
            for (const PhotoGrid &grid : *grids) {
                tell(input, grid, *picture);
            }
        }
    }

    void refuse(const PictureInput &input, const std::string &what) {
        outcome_.note(Exit::wrong);
        complain(fmt::format("{}: {}", printable(input.name), what));
        if (options_.json) {
            output_.line(one_line(
                {{"file", input.name}, {"status", "none"}, {"puzzle", nullptr}, {"error", what}}));
        }
    }

    void tell(const PictureInput &input, const PhotoGrid &grid, const Picture &picture) {
        const bool is_sure = grid.trust == PhotoTrust::sure;
        outcome_.note(is_sure ? Exit::good : Exit::not_so);
        output_.line(options_.json ? json_of(input, grid, picture) : shown(grid.puzzle));
        if (!is_sure) {
            complain(fmt::format("{}: doubtful: {}", printable(input.name), doubts_of(grid)));
        }
    }

    [[nodiscard]] std::string shown(const Puzzle &puzzle) const {
        if (options_.marks == "keep" && puzzle.has_candidates()) {
            return candidates_of(puzzle);
        }
        return line_of(puzzle, options_.handwritten == "keep" ? puzzle.digits() : puzzle.givens());
    }

    static std::string doubts_of(const PhotoGrid &grid) {
        std::vector<std::string> doubts;
        if (grid.has_unread_rules) {
            doubts.emplace_back("it has cages, whose rules were not read");
        } else if (!grid.is_unique) {
            doubts.emplace_back("the reading is no puzzle with exactly one solution");
        }
        for (std::size_t at = 0; at < grid.cells.size(); ++at) {
            if (grid.cells[at].is_doubtful) {
                doubts.push_back(doubt_of(grid.puzzle.shape(), cell_at(at), grid.cells[at]));
            }
        }
        if (doubts.empty()) {
            doubts.emplace_back("its lines are hard to see");
        }
        return fmt::format("{}", fmt::join(doubts, "; "));
    }

    static std::string json_of(const PictureInput &input, const PhotoGrid &grid,
                               const Picture &picture) {
        const auto factor = static_cast<double>(picture.reduced_by);
        Json object{{"file", input.name},
                    {"status", grid.trust == PhotoTrust::sure ? "sure" : "doubtful"},
                    {"shape", grid.puzzle.shape().name()},
                    {"puzzle", line_of(grid.puzzle, grid.puzzle.givens())}};
        if (grid.puzzle.has_placed()) {
            Grid written = grid.puzzle.digits();
            for (std::size_t at = 0; at < written.size(); ++at) {
                written[at] =
                    grid.puzzle.given(cell_at(at)) == Digit::blank ? written[at] : Digit::blank;
            }
            object["handwritten"] = line_of(grid.puzzle, written);
        }
        if (grid.puzzle.has_candidates()) {
            object["candidates"] = candidates_of(grid.puzzle);
        }
        object["unique"] = grid.is_unique;
        object["unread_rules"] = grid.has_unread_rules;
        object["corners"] = Json::array();
        for (const Point &corner : grid.corners) {
            object["corners"].push_back({factor * corner.x, factor * corner.y});
        }
        object["confidence"] = Json::array();
        object["doubtful"] = Json::array();
        for (std::size_t at = 0; at < grid.cells.size(); ++at) {
            const PhotoCell &its = grid.cells[at];
            object["confidence"].push_back(rounded(its.probability[number(its.digit)]));
            if (its.is_doubtful) {
                object["doubtful"].push_back(json_of_doubt(grid, at));
            }
        }
        object["alternatives"] = Json::array();
        for (const Puzzle &other : grid.alternatives) {
            object["alternatives"].push_back(line_of(other, other.givens()));
        }
        return one_line(object);
    }

    static Json json_of_doubt(const PhotoGrid &grid, std::size_t at) {
        Json contents = Json::object();
        for (std::size_t content = 0; content < grid.cells[at].probability.size(); ++content) {
            if (const double likely = rounded(grid.cells[at].probability[content]); likely > 0) {
                contents[content == 0 ? "blank" : std::to_string(content)] = likely;
            }
        }
        return {{"cell", grid.puzzle.shape().cell_name(cell_at(at))},
                {"changed", grid.cells[at].is_changed},
                {"probability", std::move(contents)}};
    }

    static double rounded(float probability) {
        return std::round(1000 * static_cast<double>(probability)) / 1000;
    }

    const ReadArguments &options_;
    Outcome outcome_;
    Output output_;
};

} // namespace

Command add_read(CLI::App &program) {
    auto options = std::make_shared<ReadArguments>();
    Arguments arguments(program, "read", read_purpose);
    arguments.inputs(options->files, "Pictures, folders of pictures, or - for standard input");
    arguments.word("--handwritten", options->handwritten, {"drop", "keep"},
                   "What was written by hand: drop (default) or keep", "WHICH");
    arguments.word("--marks", options->marks, {"drop", "keep"},
                   "Small digits noted on a screen: drop (default) or keep as candidates", "WHICH");
    arguments.text("--stages", options->stages,
                   "Write a picture of each step of reading into this folder", "FOLDER");
    arguments.flag("--json", options->json, "Print one JSON object a grid");
    arguments.footer(read_footer);
    return {arguments, [options] { return ReadCommand(*options).run(); }};
}

} // namespace dokushin::cli
