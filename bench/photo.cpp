// dokushin_photo_table reads labelled photographs and says how many it reads rightly: whole grids
// by the network alone and with the solver, cells, wrong readings that no doubt was reported of,
// and times. The labels are files of 9 rows of 9 numbers behind two other lines, FILE.dat beside
// FILE.jpg.
#include "photo_quality.h"

#include "cli/commands/read/stages.h"
#include "photo/grey.h"
#include "photo/network.h"
#include "photo/read.h"
#include "photo/stages.h"
#include "photo/upright.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <tuple>

namespace dokushin {
namespace {

using Label = std::array<unsigned, 81>;
using Clock = std::chrono::steady_clock;

std::vector<std::uint8_t> bytes_of(const std::filesystem::path &path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::optional<Label> label_of(const std::filesystem::path &path) {
    std::ifstream file(path);
    std::string line;
    std::getline(file, line);
    std::getline(file, line);
    Label label{};
    for (unsigned &content : label) {
        if (!(file >> content) || content > 9) {
            return std::nullopt;
        }
    }
    return label;
}

/// The networks of a cross-validation: each reads the photographs that it was not trained on.
class Folds {
  public:
    /// `names` lists photographs and folds; weights are PREFIX.foldN.bin.
    Folds(const std::string &names, const std::string &prefix) {
        std::ifstream file(names);
        std::string name;
        for (unsigned fold = 0; file >> name >> fold;) {
            fold_of_[name] = fold;
            if (!networks_.contains(fold)) {
                networks_.emplace(
                    fold, photo::Network(bytes_of(fmt::format("{}.fold{}.bin", prefix, fold))));
            }
        }
    }
    [[nodiscard]] const photo::Network &of(const std::string &name) const {
        const auto found = fold_of_.find(name);
        return found == fold_of_.end() ? photo::built_in_network() : networks_.at(found->second);
    }

  private:
    std::map<std::string, unsigned> fold_of_;
    std::map<unsigned, photo::Network> networks_;
};

struct Counts {
    unsigned photos = 0;
    unsigned by_network = 0;
    unsigned with_solver = 0;
    unsigned sure = 0;
    unsigned wrong_and_sure = 0;
    unsigned cells = 0;
    unsigned cells_right = 0;
    /// The least of each measure among the photographs.
    PhotoQuality weakest{1e9, 1e9, 1e9};
    /// Milliseconds of each photograph, and its name.
    std::vector<std::pair<double, std::string>> times{};
};

const photo::Quadrilateral &corners_of(const PhotoGrid &grid) { return grid.corners; }
photo::Quadrilateral corners_of(const photo::FoundGrid &grid) { return grid.corners(); }

/// Returns the corners of the labelled grid, which stand in FILE.corners beside a rendering.
std::optional<photo::Quadrilateral> labelled_corners(std::filesystem::path path) {
    std::ifstream file(path.replace_extension(".corners"));
    photo::Quadrilateral corners{};
    for (Point &corner : corners) {
        char comma = 0;
        if (!(file >> corner.x >> comma >> corner.y)) {
            return std::nullopt;
        }
    }
    return corners;
}

/// Returns the labelled grid of those that were found: the one at the labelled corners, or else the
/// largest; nullptr if it is not there.
template <class Found>
const Found *labelled_grid(const std::vector<Found> &grids, const std::filesystem::path &path) {
    if (const auto corners = labelled_corners(path)) {
        const double near = 0.1 * std::sqrt(photo::area_of(*corners)); // nearly a cell
        const auto found = std::ranges::find_if(grids, [&](const Found &grid) {
            return photo::farthest_corner(corners_of(grid), *corners) < near;
        });
        return found == grids.end() ? nullptr : &*found;
    }
    const auto found = std::ranges::max_element(
        grids, {}, [](const Found &grid) { return photo::area_of(corners_of(grid)); });
    return found == grids.end() ? nullptr : &*found;
}

/// Counts how a photograph was read, and prints what was missed; says whether all was right.
bool compare(Counts &counts, const std::string &name, const Label &label, const PhotoGrid *grid) {
    ++counts.photos;
    counts.cells += 81;
    if (grid == nullptr || grid->cells.size() != label.size()) {
        fmt::print("{}: no grid\n", name);
        return false;
    }
    std::string misses;
    unsigned by_network = 0;
    bool is_right = true;
    for (std::size_t at = 0; at < label.size(); ++at) {
        const auto &all = grid->cells[at].probability;
        const auto seen = static_cast<unsigned>(std::ranges::max_element(all) - all.begin());
        const unsigned read = number(grid->puzzle.given(cell_at(at)));
        by_network += seen == label[at] ? 1U : 0U;
        is_right = is_right && read == label[at];
        if (seen != label[at] || read != label[at]) {
            misses += fmt::format(" r{}c{}: {} seen as {} ({:.3f}), read as {}", at / 9 + 1,
                                  at % 9 + 1, label[at], seen, all[seen], read);
        }
    }
    const bool is_sure = grid->trust == PhotoTrust::sure;
    counts.cells_right += by_network;
    counts.by_network += by_network == 81 ? 1U : 0U;
    counts.with_solver += is_right ? 1U : 0U;
    counts.sure += is_sure ? 1U : 0U;
    counts.wrong_and_sure += is_sure && !is_right ? 1U : 0U;
    if (!misses.empty() || !is_sure) {
        fmt::print("{}:{} {}{}\n", name, is_right ? "" : " WRONG", is_sure ? "sure" : "doubtful",
                   misses);
    }
    return is_right && by_network == label.size();
}

/// Writes the cells of the labelled grid, turned upright, as a sheet of 9 × 9, for
/// tools/photo/train.py.
bool write_cells(const std::filesystem::path &folder, const std::filesystem::path &path,
                 const Picture &picture) {
    const photo::Grey grey = photo::grey_of(picture.pixels());
    const auto grids = photo::grids_in(grey);
    const photo::FoundGrid *const labelled = labelled_grid(grids, path);
    if (labelled == nullptr || labelled->lattice.side != 9) {
        return false;
    }
    photo::FoundGrid found = *labelled;
    std::vector<photo::CellPicture> cells = photo::cells_of(grey, found);
    static_cast<void>(photo::read_upright(photo::built_in_network(), cells, found));
    const Picture sheet = photo::picture_of_cells(cells, found.lattice.side);
    std::ofstream file(folder / path.stem().replace_extension(".pgm"), std::ios::binary);
    file << "P5\n" << sheet.width << ' ' << sheet.height << "\n255\n";
    std::ranges::copy(sheet.bytes, std::ostreambuf_iterator<char>(file));
    return static_cast<bool>(file);
}

/// Writes sheets of cells of all photographs.
int write_sheets(const std::vector<std::string> &photos, const std::string &folder) {
    for (const std::string &photo : photos) {
        const auto picture = decode_picture(bytes_of(photo));
        if (!picture || !write_cells(folder, photo, *picture)) {
            fmt::print("{}: no sheet\n", photo);
        }
    }
    return 0;
}

int report(Counts &counts) {
    std::ranges::sort(counts.times);
    const auto share = [](unsigned part, unsigned whole) {
        return 100.0 * part / std::max(whole, 1U);
    };
    fmt::print("{} photographs\n", counts.photos);
    fmt::print("whole grids by the network alone  {} ({:.1f} %)\n", counts.by_network,
               share(counts.by_network, counts.photos));
    fmt::print("whole grids with the solver       {} ({:.1f} %)\n", counts.with_solver,
               share(counts.with_solver, counts.photos));
    fmt::print("cells by the network alone        {:.3f} %\n",
               share(counts.cells_right, counts.cells));
    fmt::print("read surely                       {} ({:.1f} %)\n", counts.sure,
               share(counts.sure, counts.photos));
    fmt::print("wrong and not marked doubtful     {}\n", counts.wrong_and_sure);
    fmt::print("the weakest                       {}\n", counts.weakest.text());
    if (!counts.times.empty()) {
        const auto &[most, slowest] = counts.times.back();
        fmt::print("a photograph, decoded and read    median {:.1f} ms, at most {:.1f} ms ({})\n",
                   counts.times[counts.times.size() / 2].first, most, slowest);
    }
    return counts.photos == 0 ? 2 : 0;
}

/// Writes pictures of all steps of a photograph that was missed.
void show_miss(const std::string &folder, const std::string &photo, const photo::Network &network,
               const Picture &picture) {
    cli::StageFiles files(folder, photo);
    PhotoOptions how;
    how.on_stage = [&](std::string_view name, const Pixels &stage) { files.write(name, stage); };
    static_cast<void>(photo::read_with(network, picture.pixels(), how));
    if (!files.error().empty()) {
        fmt::print(stderr, "{}\n", files.error());
    }
}

/// What is counted, and how.
struct TableOptions {
    std::string folds;
    std::string weights;
    std::string misses;        ///< a folder for pictures of what was missed, or ""
    bool only_printed = false; ///< leave out what has digits written by hand
    PhotoQuality at_least{};   ///< leave out what is smaller, less sharp or paler
};

/// Says whether FILE.hand lists digits that are written by hand.
bool has_handwriting(std::filesystem::path path) {
    std::ifstream file(path.replace_extension(".hand"));
    return std::any_of(std::istream_iterator<unsigned>(file), {},
                       [](unsigned digit) { return digit != 0; });
}

/// Measures the labelled grid: where a rendering has its corners, or where it was found.
PhotoQuality labelled_quality(const std::filesystem::path &path, const Picture &picture) {
    const photo::Grey grey = photo::grey_of(picture.pixels());
    if (const auto corners = labelled_corners(path)) {
        const auto square = photo::Projection::of_square(*corners);
        return square ? quality_of(grey, {photo::lattice_in(grey, *square, 9)}) : PhotoQuality{};
    }
    const auto grids = photo::grids_in(grey);
    const photo::FoundGrid *const found = labelled_grid(grids, path);
    return found == nullptr ? PhotoQuality{} : quality_of(grey, *found);
}

/// Reads a photograph unless the options leave it out.
void count(Counts &counts, const std::string &photo, const Folds &folds,
           const TableOptions &options) {
    const std::filesystem::path path(photo);
    const auto label = label_of(std::filesystem::path(path).replace_extension(".dat"));
    const std::vector<std::uint8_t> bytes = bytes_of(path);
    const auto start = Clock::now();
    const auto picture = decode_picture(bytes);
    if (!label || !picture) {
        fmt::print(stderr, "{}: {}\n", photo,
                   label ? "no picture" : "no label beside it, expected a .dat of 81 numbers");
        return;
    }
    const std::string name = path.stem().string();
    const photo::Network &network = folds.of(name);
    const auto grids = photo::read_with(network, picture->pixels(), {});
    const std::chrono::duration<double, std::milli> time = Clock::now() - start;
    const PhotoQuality quality = labelled_quality(path, *picture);
    if (!quality.is_at_least(options.at_least) || (options.only_printed && has_handwriting(path))) {
        return;
    }
    counts.times.emplace_back(time.count(), name);
    counts.weakest = least_of(counts.weakest, quality);
    if (!compare(counts, name, *label, grids ? labelled_grid(*grids, path) : nullptr)) {
        fmt::print("{}: {}\n", name, quality.text());
        if (!options.misses.empty()) {
            show_miss(options.misses, photo, network, *picture);
        }
    }
}

int run(const std::vector<std::string> &photos, const TableOptions &options) {
    const Folds folds(options.folds, options.weights);
    Counts counts;
    for (const std::string &photo : photos) {
        count(counts, photo, folds, options);
    }
    return report(counts);
}

} // namespace
} // namespace dokushin

int main(int argc, char **argv) {
    CLI::App app("How well photographs are read");
    std::vector<std::string> photos;
    std::string cells;
    dokushin::TableOptions options;
    std::tuple<double, double, double> least;
    app.add_option("PHOTO", photos, "Photographs with labels beside them")->required();
    app.add_option("--folds", options.folds, "Names of photographs with the fold of each");
    app.add_option("--weights", options.weights, "Weights of fold N are in WEIGHTS.foldN.bin");
    app.add_option("--cells", cells, "Write sheets of cells into this folder, and read nothing");
    app.add_option("--misses", options.misses,
                   "Write the steps of what was missed as pictures there");
    app.add_flag("--printed", options.only_printed, "Leave out what is written on by hand");
    app.add_option("--at-least", least,
                   "Leave out cells of fewer pixels, less sharpness, less contrast");
    CLI11_PARSE(app, argc, argv);
    if (!cells.empty()) {
        return dokushin::write_sheets(photos, cells);
    }
    options.at_least = std::make_from_tuple<dokushin::PhotoQuality>(least);
    return dokushin::run(photos, options);
}
