// The program uses the names of src/stream for inputs, records and outcomes.
#pragma once

namespace dokushin::stream {}

namespace dokushin::cli {
using namespace stream;
}
