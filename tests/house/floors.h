// The floors of the house: which room may know which. docs/ARCHITECTURE.md draws it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace house {

/// The rooms that `room` may include besides itself; nothing for faces, which
/// may only include <dokushin/…>, and for names that are no room.
[[nodiscard]] std::vector<std::string_view> rooms_below(std::string_view room);

[[nodiscard]] bool is_room(std::string_view room);
[[nodiscard]] bool is_face(std::string_view room);

/// The room that a file belongs to: "board" for src/board/text/formats/line.cpp and for
/// include/dokushin/puzzle.h. Empty if it has none.
[[nodiscard]] std::string room_of(std::string_view path);

/// What a file with that text does that its floor forbids, a sentence each.
[[nodiscard]] std::vector<std::string> violations(std::string_view path, const std::string &text);

} // namespace house
