// Boards are read from HTML tables, as a browser's source view or a clipboard has them, with all
// that sites put around a board. The text between <td> and </td> is a cell, without tags in it; an
// <input> counts with its value. Tables that are no boards (menus, layout) are skipped if one is.
#include "board/text/formats/html.h"
#include "errors/catalogue.h"

#include "board/text/characters/characters.h"
#include "board/text/formats/table.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

namespace dokushin::text {
namespace {

/// Returns the value of `name="value"` in a tag; empty if it has none.
std::string_view attribute(std::string_view tag, std::string_view name) {
    const std::string text = lower_case(tag);
    for (std::size_t at = text.find(name); at != std::string::npos; at = text.find(name, at + 1)) {
        std::size_t begin = at + name.size();
        const bool whole = at > 0 && std::isspace(static_cast<unsigned char>(text[at - 1])) != 0 &&
                           begin < text.size() && text[begin] == '=';
        if (!whole) {
            continue;
        }
        ++begin;
        const char quote = begin < text.size() ? text[begin] : ' ';
        if (quote == '"' || quote == '\'') {
            ++begin;
            return tag.substr(begin, std::min(text.find(quote, begin), text.size()) - begin);
        }
        return tag.substr(begin,
                          std::min(text.find_first_of(" \t\n/", begin), text.size()) - begin);
    }
    return {};
}

class HtmlParser {
  public:
    explicit HtmlParser(Block document) {
        for (const Line &line : document) {
            text_.append(line.text).push_back('\n');
            ends_.push_back(text_.size());
        }
        first_line_ = document.empty() ? 1 : document.front().number;
    }

    std::vector<Table> parse() {
        while (at_ < text_.size()) {
            if (text_[at_] == '<') {
                tag();
            } else if (text_[at_] == '&') {
                entity();
            } else {
                add(text_[at_++]);
            }
        }
        while (!open_.empty()) {
            close_table();
        }
        return std::move(tables_);
    }

  private:
    struct Open {
        Table table{};
        bool in_cell = false;
    };

    [[nodiscard]] std::string_view rest() const { return std::string_view(text_).substr(at_); }

    void skip_behind(std::string_view end) {
        const std::size_t found = text_.find(end, at_);
        at_ = found == std::string::npos ? text_.size() : found + end.size();
    }

    void tag() {
        if (rest().starts_with("<!--")) {
            skip_behind("-->");
            return;
        }
        const std::size_t begin = at_;
        skip_behind(">");
        const std::string_view whole = std::string_view(text_).substr(begin, at_ - begin);
        const std::size_t end = std::min(whole.find_first_of(" \t\n/>", 2), whole.size());
        const std::string name = lower_case(whole.substr(1, end - 1));
        if (name == "script" || name == "style") {
            skip_behind("</" + name);
        } else if (name == "table") {
            open_.emplace_back();
        } else if (name == "/table") {
            close_table();
        } else if (!open_.empty()) {
            tag_of_table(name, whole);
        }
    }

    void tag_of_table(const std::string &name, std::string_view whole) {
        Open &open = open_.back();
        if (name == "tr") {
            open.table.rows.emplace_back();
            open.in_cell = false;
        } else if (name == "td" || name == "th") {
            if (open.table.rows.empty()) {
                open.table.rows.emplace_back();
            }
            open.table.rows.back().push_back(field_here());
            open.in_cell = true;
        } else if (name == "/td" || name == "/th" || name == "/tr") {
            open.in_cell = false;
        } else if (name == "input" && open.in_cell) {
            open.table.rows.back().back().text += attribute(whole, "value");
        }
    }

    void entity() {
        const std::size_t end = text_.find(';', at_);
        constexpr std::size_t longest = 10;
        const std::string_view name = end == std::string::npos || end - at_ > longest
                                          ? std::string_view{}
                                          : std::string_view(text_).substr(at_ + 1, end - at_ - 1);
        constexpr std::array<std::string_view, 6> spaces{"nbsp",   "ensp", "emsp",
                                                         "thinsp", "zwnj", "shy"};
        unsigned code = std::ranges::find(spaces, name) != spaces.end() ? ' ' : 0;
        if (name.starts_with('#')) {
            const bool hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
            const std::string_view digits = name.substr(hex ? 2 : 1);
            (void)std::from_chars(digits.data(), digits.data() + digits.size(), code,
                                  hex ? 16 : 10);
            code = code == 0xA0 ? ' ' : code;
        }
        if (code < ' ' || code > '~') {
            add(text_[at_++]);
            return;
        }
        add(static_cast<char>(code));
        at_ = end + 1;
    }

    void add(char c) {
        if (open_.empty() || !open_.back().in_cell) {
            return;
        }
        open_.back().table.rows.back().back().text += c == '\n' ? ' ' : c;
    }

    void close_table() {
        if (open_.empty()) {
            return;
        }
        Table table = std::move(open_.back().table);
        open_.pop_back();
        // A row of one field is a title over all columns, or empty: no row of the board.
        std::erase_if(table.rows, [](const auto &row) { return row.size() <= 1; });
        if (!table.rows.empty()) {
            tables_.push_back(std::move(table));
        }
    }

    [[nodiscard]] Field field_here() const {
        const auto line = std::ranges::upper_bound(ends_, at_);
        const std::size_t begin = line == ends_.begin() ? 0 : *(line - 1);
        return {{}, first_line_ + static_cast<std::size_t>(line - ends_.begin()), at_ - begin + 1};
    }

    std::string text_;
    std::vector<std::size_t> ends_; ///< where each line of text_ ends
    std::size_t first_line_ = 1;
    std::size_t at_ = 0;
    std::vector<Open> open_;
    std::vector<Table> tables_;
};

std::size_t fields_in(const Table &table) {
    std::size_t fields = 0;
    for (const auto &row : table.rows) {
        fields += row.size();
    }
    return fields;
}

} // namespace

void MarkupEnd::take(std::string_view line) {
    const std::string text = lower_case(line);
    const auto count = [&](std::string_view word) {
        long found = 0;
        for (std::size_t at = text.find(word); at != std::string::npos;
             at = text.find(word, at + 1)) {
            ++found;
        }
        return found;
    };
    if (!begun_) {
        table_first_ = text.find("<table") == text.find('<');
        begun_ = true;
    }
    const long tables = count("<table");
    depth_ += tables - count("</table");
    static constexpr std::array<std::string_view, 8> tags{"<table", "<html", "<!doctype", "<body",
                                                          "<div",   "<tr",   "<td",       "<p>"};
    html_ =
        html_ || std::ranges::any_of(tags, [&](std::string_view tag) { return count(tag) > 0; });
    opensudoku_ = opensudoku_ || count("<opensudoku") > 0;
    reached_ = reached_ || count("</opensudoku>") > 0 || count("</html>") > 0 ||
               (table_first_ && depth_ <= 0);
}

std::vector<Result<Record>> read_html(Block document, Context &context) {
    std::vector<Result<Record>> boards;
    std::optional<Error> wrong;
    std::size_t largest = 0;
    for (Table &table : HtmlParser(document).parse()) {
        const std::size_t fields = fields_in(table);
        auto record = read_table(std::move(table), context);
        if (record) {
            boards.push_back(std::move(record));
        } else if (fields > largest) {
            largest = fields;
            wrong = record.error();
        }
    }
    if (boards.empty()) {
        boards.push_back(std::unexpected(
            wrong ? *std::move(wrong)
                  : at(Error{ErrorCode::bad_format,
                             {"HTML without a table"},
                             {"<table><tr><td>5</td>… with a cell of the board in each <td>"}},
                       document.empty() ? 1 : document.front().number, 1)));
    }
    return boards;
}

} // namespace dokushin::text
