// A writer of XML: elements are opened, get their attributes, then a text or children, and are
// closed. Every text is escaped; an element is a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace dokushin::logic {

class Xml {
  public:
    /// Opens an element. The name must outlive it.
    void open(std::string_view name);
    /// Adds an attribute to the element that was opened last, before anything is in it.
    void set(std::string_view key, std::string_view value);
    void set(std::string_view key, double value); ///< to a tenth
    void text(std::string_view what);
    void close();

    /// Returns the document, of which every element must be closed.
    [[nodiscard]] std::string take();

  private:
    enum class Last : unsigned char { attribute, text, child };

    void escape(std::string_view what);
    void indent() { written_.append(open_.size(), ' '); }

    std::string written_;
    std::vector<std::string_view> open_; ///< names, the root first
    Last last_ = Last::child;            ///< the last thing that was written
};

} // namespace dokushin::logic
