// The rules of the floors, one table each, and how a file's lines are held to them.
#include "house/floors.h"
#include "house/project_files.h"

#include <array>
#include <map>

namespace house {
namespace {

using Names = std::vector<std::string_view>;

/// Rooms from the ground up. Those that are not built yet have their place already.
const std::map<std::string_view, Names> &floors() {
    static const std::map<std::string_view, Names> table{
        {"base", {}},
        {"errors", {"base"}},
        {"board", {"base", "errors"}},
        {"search", {"base", "errors", "board"}},
        {"logic", {"base", "errors", "board"}},
        {"canon", {"base", "errors", "board"}},
        {"count", {"base", "errors", "board", "search"}},
        {"rate", {"base", "errors", "board", "logic", "search"}},
        {"generate", {"base", "errors", "board", "search"}},
        {"study", {"base", "errors", "board", "search"}},
        {"hunt", {"base", "errors", "board", "search", "rate", "generate", "study", "canon"}},
        {"print", {"base", "errors", "board"}},
        {"photo", {"base", "errors", "board", "search"}},
    };
    return table;
}

/// Folders within a room, and what else of the room each may include. A folder that is not here has
/// its parent's row, and may include its parent. What stands in no folder of a room may include all
/// of them.
const std::map<std::string_view, Names> &folders() {
    static const std::map<std::string_view, Names> table{
        {"base/os", {}},
        {"base/os/posix", {"base/os"}},
        {"base/os/windows", {"base/os"}},
        {"board/constraints", {}},
        {"board/figures", {"board"}},
        {"board/scene", {}},
        {"board/text", {"board/text/characters", "board/scene"}},
        {"board/text/characters", {}},
        {"board/text/sites", {"board/text", "board/text/characters", "board/constraints"}},
        {"board/text/nested", {"board/text", "board/text/characters", "board/text/sites"}},
        {"board/text/formats",
         {"board/text", "board/text/characters", "board/text/nested", "board/text/sites"}},
        {"board/text/reader",
         {"board/text", "board/text/characters", "board/text/nested", "board/text/sites",
          "board/text/formats"}},
        {"c/print", {"c"}},
        {"c/photo", {"c"}},
        {"photo/decode", {"photo"}},
        {"canon/group", {}},
        {"canon/general", {"canon/group"}},
        {"canon/puzzle9", {"canon/group", "canon/general"}},
        {"canon/puzzle9/kernel", {"canon/puzzle9"}},
        {"canon/grid9", {}},
        {"canon/grid9/kernel", {"canon/grid9"}},
        {"cli/options", {}},
        {"cli/commands", {"cli/options"}},
        {"logic/position", {}},
        {"logic/steps", {"logic/position"}},
        {"logic/links", {"logic/position", "logic/steps"}},
        {"logic/closure", {"logic/position", "logic/steps", "logic/links"}},
        {"logic/finders", {"logic/position", "logic/steps", "logic/links", "logic/closure"}},
        {"logic/techniques", {"logic/steps", "logic/finders"}},
        {"logic/tell", {"logic/steps", "logic/techniques"}},
        {"search/kernel", {}},
        {"search/sat", {}},
        {"stream/process", {}},
        {"stream/compression", {}},
        {"stream/input", {"stream/process", "stream/compression"}},
        {"errors/catalogue", {"errors"}},
    };
    return table;
}

/// Faces, and what each may include besides the public headers.
const std::map<std::string_view, Names> &faces() {
    static const std::map<std::string_view, Names> table{
        {"c", {"errors"}},
        {"stream", {"errors", "base/os"}},
        {"cli", {"base", "base/os", "stream", "collection"}},
        {"collection", {"base", "errors"}},
        {"cluster", {"stream"}},
        {"python", {"errors", "stream", "collection"}},
        {"wasm", {}},
    };
    return table;
}

/// The room that stands behind each public header.
const std::map<std::string_view, std::string_view> &headers() {
    static const std::map<std::string_view, std::string_view> table{
        {"version.h", "base"},
        {"vocabulary.h", "base"},
        {"result.h", "errors"},
        {"shape.h", "board"},
        {"puzzle.h", "board"},
        {"check.h", "board"},
        {"text.h", "board"},
        {"solve.h", "search"},
        {"trace.h", "search"},
        {"batch.h", "search"},
        {"explain.h", "logic"},
        {"rate.h", "rate"},
        {"generate.h", "generate"},
        {"canon.h", "canon"},
        {"count.h", "count"},
        {"study.h", "study"},
        {"print.h", "print"},
        {"c.h", "c"},
        {"c_figures.h", "c"},
        {"c_print.h", "c"},
        {"json.h", "rate"},
        {"wishes.h", "rate"},
        {"language.h", "base"},
        {"translate.h", "errors"},
        {"alphabet.h", "board"},
        {"rules.h", "board"},
        {"figures.h", "board"},
        {"sukaku.h", "board"},
        {"tell.h", "logic"},
        {"constraint_kinds.h", "board"},
        {"capability.h", "board"},
        {"proved_rating.h", "rate"},
        {"seen_forms.h", "canon"},
        {"technique.h", "logic"},
        {"step.h", "logic"},
        {"walk.h", "logic"},
        {"draw.h", "logic"},
        {"sentence.h", "errors"},
        {"true_candidates.h", "study"},
        {"fog.h", "board"},
        {"constraint.h", "board"},
        {"rule_layout.h", "generate"},
        {"symmetry.h", "generate"},
        {"c_layout.h", "c"},
        {"photo.h", "photo"},
        {"c_photo.h", "c"},
        {"universal.h", "rate"},
        {"solution_path.h", "rate"},
        {"c_universal.h", "c"},
        {"c_many.h", "c"},
        {"expand.h", "hunt"},
        {"canon_forms.h", "canon"},
        {"rating_condition.h", "rate"},
        {"near_hunt.h", "hunt"},
        {"patterns_game.h", "hunt"},
    };
    return table;
}

constexpr std::array<std::string_view, 8> intrinsics{"immintrin.h", "x86intrin.h",   "emmintrin.h",
                                                     "smmintrin.h", "tmmintrin.h",   "arm_neon.h",
                                                     "nmmintrin.h", "wasm_simd128.h"};

/// Headers of one system only: what they offer stands behind those of src/base/os. (The cluster,
/// whose machines all have POSIX, uses them itself.)
constexpr std::array<std::string_view, 15> system_headers{
    "fcntl.h",        "io.h",       "malloc.h",   "poll.h",      "pthread.h",
    "sched.h",        "signal.h",   "sys/file.h", "sys/ioctl.h", "sys/mman.h",
    "sys/resource.h", "sys/stat.h", "sys/time.h", "unistd.h",    "windows.h"};

/// What only faces may use: files, streams, the environment.
constexpr std::array<std::string_view, 3> face_headers{"iostream", "fstream", "cstdio"};
constexpr std::array<std::string_view, 6> face_words{"std::cout",   "std::cerr", "printf(",
                                                     "fmt::print(", "getenv(",   "std::puts("};

bool is_one_of(const auto &names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// Does `line` use `word` itself, and not a longer one such as snprintf( or vprintf(?
bool uses(std::string_view line, std::string_view word) {
    const std::size_t position = line.find(word);
    const std::size_t comment = line.find("//");
    if (position == line.npos || comment < position) {
        return false;
    }
    return position == 0 || line[position - 1] != 'n';
}

/// The variable that forces a kernel is looked at where kernels are chosen; and the header of
/// libjpeg, which is not asked to read files, needs the type of a file.
bool is_exception(std::string_view path, std::string_view word) {
    return (path == "src/search/kernel/kernels.cpp" && word == "getenv(") ||
           (path == "src/photo/decode/jpeg.cpp" && word == "cstdio");
}

/// Folders called kernel, in the rooms whose searches have kernels.
bool may_use_intrinsics(std::string_view path) {
    return (path.starts_with("src/search/") || path.starts_with("src/canon/")) &&
           path.contains("/kernel/");
}

std::string_view folder_of(std::string_view path) {
    const std::size_t slash = path.rfind('/');
    return slash == path.npos ? std::string_view{} : path.substr(0, slash);
}

/// May a file in `folder` include one in `target`, another folder of its room?
bool looks_down(std::string_view folder, std::string_view target) {
    if (!folder.contains('/')) {
        return true;
    }
    const auto row = folders().find(folder);
    return row != folders().end()
               ? is_one_of(row->second, target)
               : target == folder_of(folder) || looks_down(folder_of(folder), target);
}

/// What is wrong with including `name` (without its brackets); empty if nothing.
std::string wrong_include(std::string_view room, std::string_view path, std::string_view name) {
    const bool is_public = name.starts_with("dokushin/");
    const std::string_view header = is_public ? name.substr(9) : std::string_view{};
    const std::string_view first = name.substr(0, name.find('/'));
    if (path.ends_with(".inc")) {
        return "what is included inside a namespace includes nothing";
    }
    if (first == room && path.starts_with("src/") && folder_of(name) != folder_of(path.substr(4)) &&
        !looks_down(folder_of(path.substr(4)), folder_of(name))) {
        return std::string(folder_of(path.substr(4))) + " must not know " +
               std::string(folder_of(name));
    }
    if (is_one_of(intrinsics, name) && !may_use_intrinsics(path)) {
        return "intrinsics belong into the kernel folders of src/search and src/canon";
    }
    if (is_one_of(system_headers, name) && !path.starts_with("src/base/os/") && room != "cluster") {
        return "what only one system has stands behind the headers of src/base/os";
    }
    if (is_face(room)) {
        // The cluster runs the subcommands of the program, so that it says just what that says.
        const bool is_program = path == "src/cluster/main.cpp" && first == "cli";
        return is_public || first == name || first == room || is_program ||
                       is_one_of(faces().at(room), first) ||
                       is_one_of(faces().at(room), folder_of(name)) || !is_room(first)
                   ? ""
                   : "a face includes only <dokushin/…>, its own files and those of src/stream";
    }
    if ((is_one_of(face_headers, name) && !is_exception(path, name)) ||
        (folder_of(name) == "base/os" && !path.starts_with("src/base/os/"))) {
        return "only faces read and write";
    }
    const std::string target = is_public        ? room_of("include/dokushin/" + std::string(header))
                               : is_room(first) ? std::string(first)
                                                : std::string(room);
    return target == room || is_one_of(rooms_below(room), target)
               ? ""
               : std::string(room) + " must not know " + (target.empty() ? "that" : target);
}

} // namespace

bool is_face(std::string_view room) { return faces().contains(room); }

bool is_room(std::string_view room) { return floors().contains(room) || is_face(room); }

Names rooms_below(std::string_view room) {
    const auto found = floors().find(room);
    return found == floors().end() ? Names{} : found->second;
}

std::string room_of(std::string_view path) {
    constexpr std::string_view shelf = "include/dokushin/";
    constexpr std::string_view rooms = "src/";
    if (path.starts_with(shelf)) {
        const auto found = headers().find(path.substr(shelf.size()));
        return found == headers().end() ? std::string{} : std::string(found->second);
    }
    if (!path.starts_with(rooms)) {
        return {};
    }
    const std::string_view rest = path.substr(rooms.size());
    const std::string_view room = rest.substr(0, rest.find('/'));
    return is_room(room) ? std::string(room) : std::string{};
}

std::vector<std::string> violations(std::string_view path, const std::string &text) {
    const std::string room = room_of(path);
    if (room.empty()) {
        return {std::string(path) + ": belongs to no room; give it one in tests/house/floors.cpp"};
    }
    std::vector<std::string> found;
    std::size_t number = 0;
    const auto tell = [&](std::string_view what) {
        found.push_back(std::string(path) + ":" + std::to_string(number) + ": " +
                        std::string(what));
    };
    for (const std::string &line : lines_of(text)) {
        ++number;
        if (line.starts_with("#include")) {
            const std::string quoted = between(line, '"', '"');
            const std::string name = quoted.empty() ? between(line, '<', '>') : quoted;
            if (const std::string wrong = wrong_include(room, path, name); !wrong.empty()) {
                tell(wrong);
            }
        } else if (!is_face(room)) {
            for (const std::string_view word : face_words) {
                if (uses(line, word) && !is_exception(path, word)) {
                    tell("only faces may use " + std::string(word));
                }
            }
        }
    }
    return found;
}

} // namespace house
