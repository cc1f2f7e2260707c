// How a study is told: as text, as JSON.
#pragma once

#include "cli/commands/json.h"
#include "cli/commands/study/study_run.h"
#include "cli/options/stream_names.h"
#include "stream/record_loop.h"

namespace dokushin::cli {

/// Several lines, with the last one's end; `every_set` lists what is else only counted.
[[nodiscard]] std::string as_text(const Study &study, const Job &job, const StudyWishes &wishes,
                                  bool every_set);

/// `error` is what was complained of, or null.
[[nodiscard]] Json as_json(const Study &study, const Job &job, const StudyWishes &wishes,
                           const Json &error);

/// "r1c2", …
[[nodiscard]] std::vector<std::string> names(const std::vector<Cell> &cells, const Shape &shape);

} // namespace dokushin::cli
