// The program speaks of inputs, records and outcomes by the names that they have in src/stream.
#pragma once

namespace dokushin::stream {}

namespace dokushin::cli {
using namespace stream;
}
