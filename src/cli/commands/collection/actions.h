// The actions of dokushin collection, a file each.
#pragma once

#include "cli/options/common_options.h"
#include "stream/output.h"

#include <string>
#include <vector>

namespace dokushin::cli {

struct CollectionOptions {
    CommonOptions common; ///< its inputs are what stands behind the collection
    std::string action;
    std::string file; ///< the collection
    std::string origin;
    std::string puzzle;
    std::string svg;
    std::string scale = "se";
    double seconds = 0; ///< for each puzzle; 0: as long as it takes
    bool solutions = false;
    bool form = false;
    unsigned threads = 0; ///< 0: as many as there are cores
};

[[nodiscard]] Exit run_add(const CollectionOptions &options);
[[nodiscard]] Exit run_rate(const CollectionOptions &options);
[[nodiscard]] Exit run_query(const CollectionOptions &options);
[[nodiscard]] Exit run_export(const CollectionOptions &options);
[[nodiscard]] Exit run_merge(const CollectionOptions &options);
[[nodiscard]] Exit run_stats(const CollectionOptions &options);
[[nodiscard]] Exit run_verify(const CollectionOptions &options);

/// Complains of an error in the collection itself.
Exit refuse_collection(const CollectionOptions &options, const Error &error);

} // namespace dokushin::cli
