// The writer keeps the names of the open elements, and knows whether the innermost one has a child.
#include "logic/tell/xml.h"

#include <fmt/format.h>

#include <cassert>
#include <utility>

namespace dokushin::logic {

void Xml::open(std::string_view name) {
    assert(last_ != Last::text); // an element has a text or children
    if (!open_.empty() && last_ == Last::attribute) {
        written_ += ">\n";
    }
    indent();
    written_.append("<").append(name);
    open_.push_back(name);
    last_ = Last::attribute;
}

void Xml::set(std::string_view key, std::string_view value) {
    assert(last_ == Last::attribute);
    written_.append(" ").append(key).append("=\"");
    escape(value);
    written_ += '"';
}

void Xml::set(std::string_view key, double value) { set(key, fmt::format("{:.1f}", value)); }

void Xml::text(std::string_view what) {
    assert(last_ == Last::attribute);
    written_ += '>';
    escape(what);
    last_ = Last::text;
}

void Xml::close() {
    assert(!open_.empty());
    const std::string_view name = open_.back();
    open_.pop_back();
    if (last_ == Last::attribute) {
        written_ += " />\n";
    } else {
        if (last_ == Last::child) {
            indent();
        }
        written_.append("</").append(name).append(">\n");
    }
    last_ = Last::child;
}

std::string Xml::take() {
    assert(open_.empty());
    return std::exchange(written_, {});
}

void Xml::escape(std::string_view what) {
    for (const char c : what) {
        switch (c) {
        case '&':
            written_ += "&amp;";
            break;
        case '<':
            written_ += "&lt;";
            break;
        case '>':
            written_ += "&gt;";
            break;
        case '"':
            written_ += "&quot;";
            break;
        default:
            written_ += c;
        }
    }
}

} // namespace dokushin::logic
