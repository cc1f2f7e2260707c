// ASCII strings of Python are viewed in place; others have a UTF-8 copy that Python keeps.
#include "python/texts.h"
#include "errors/catalogue.h"

#include <dokushin/text.h>

namespace dokushin::python {
namespace {

/// Returns a text without white space and line ends at its end.
std::string_view trimmed(std::string_view text) {
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return text.substr(0, last == text.npos ? 0 : last + 1);
}

/// Returns the characters of one string, in place if they are ASCII, else in Python's cached copy.
std::string_view view_of(PyObject *text, std::size_t position) {
    if (PyUnicode_IS_COMPACT_ASCII(text)) {
        return {static_cast<const char *>(PyUnicode_DATA(text)),
                static_cast<std::size_t>(PyUnicode_GET_LENGTH(text))};
    }
    Py_ssize_t length = 0;
    const char *const characters = PyUnicode_AsUTF8AndSize(text, &length);
    if (characters == nullptr) {
        PyErr_Clear();
        refuse({ErrorCode::bad_character,
                {"puzzle {}: {}", position + 1, Sentence("half a character")},
                {"whole ones"},
                position + 1});
    }
    return {characters, static_cast<std::size_t>(length)};
}

/// Are 81 characters digits or points? The loop has no early exit, so that it can be vectorised.
bool all_plain(const char *text) {
    unsigned other = 0;
    for (std::size_t at = 0; at < cells_9x9; ++at) {
        const auto c = static_cast<unsigned char>(text[at]);
        const bool digit = static_cast<unsigned char>(c - '0') <= 9;
        other |= static_cast<unsigned>(!digit) & static_cast<unsigned>(c != '.');
    }
    return other == 0;
}

/// Calls take(line) for each line that isn't blank, without its end, until it returns false.
/// Returns whether it never did.
template <typename Take> bool for_each_line(std::string_view text, const Take &take) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        if (!line.empty() && !take(line)) {
            return false;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

/// Returns views of the strings of a tuple; nothing if it has something else.
std::optional<std::vector<std::string_view>> views_of_all(const py::tuple &texts) {
    std::vector<std::string_view> views;
    views.reserve(texts.size());
    for (std::size_t at = 0; at < texts.size(); ++at) {
        PyObject *const text = PyTuple_GET_ITEM(texts.ptr(), static_cast<Py_ssize_t>(at));
        if (!PyUnicode_CheckExact(text)) {
            return std::nullopt;
        }
        views.push_back(view_of(text, at));
    }
    return views;
}

} // namespace

std::optional<std::vector<std::string_view>> views_of(const py::object &texts) {
    std::vector<std::string_view> views;
    if (PyUnicode_Check(texts.ptr())) {
        for_each_line(view_of(texts.ptr(), 0), [&](std::string_view line) {
            views.push_back(line);
            return true;
        });
        return views;
    }
    return views_of_all(texts);
}

bool is_plain(std::string_view &text) {
    const auto plain = [&] { return text.size() == cells_9x9 && all_plain(text.data()); };
    if (plain()) {
        return true;
    }
    text = trimmed(text);
    return plain();
}

bool are_plain_lines(const py::str &text) {
    if (!PyUnicode_IS_COMPACT_ASCII(text.ptr())) {
        return false;
    }
    const std::string_view characters = view_of(text.ptr(), 0);
    const py::gil_scoped_release release;
    return for_each_line(characters, [](std::string_view line) { return is_plain(line); });
}

Result<Puzzle> read_nine_by_nine(std::string_view text) {
    auto record = read_one(text);
    if (!record) {
        return std::unexpected(record.error());
    }
    if (!(record->puzzle.shape() == *Shape::classic(3))) {
        return std::unexpected(Error{ErrorCode::unsupported,
                                     {"a board of {}", record->puzzle.shape().name()},
                                     {"9x9; solve() takes any"},
                                     1,
                                     1});
    }
    return std::move(record->puzzle);
}

void refuse_text(std::string_view text, std::size_t position) {
    Error error = read_nine_by_nine(text).error();
    error.what = error.line > 1
                     ? Sentence("puzzle {}, line {}: {}", position + 1, error.line, error.what)
                     : Sentence("puzzle {}: {}", position + 1, error.what);
    error.line = position + 1;
    refuse(error);
}

} // namespace dokushin::python
