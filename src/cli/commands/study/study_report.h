// These functions write a study as text and as JSON.
#pragma once

#include "cli/commands/json.h"
#include "cli/commands/study/study_run.h"
#include "cli/options/stream_names.h"
#include "stream/record_loop.h"

namespace dokushin::cli {

/// Returns several lines, each with its end; `every_set` lists the sets that are otherwise counted.
[[nodiscard]] std::string as_text(const Study &study, const Job &job, const StudyWishes &wishes,
                                  bool every_set);

/// Returns the object; `error` is the complaint about the puzzle, or null.
[[nodiscard]] Json as_json(const Study &study, const Job &job, const StudyWishes &wishes,
                           const Json &error);

/// Returns the names of cells: "r1c2", …
[[nodiscard]] std::vector<std::string> names(const std::vector<Cell> &cells, const Shape &shape);

} // namespace dokushin::cli
