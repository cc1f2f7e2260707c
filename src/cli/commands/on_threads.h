// run_on_threads() answers records on several threads, and passes them to the subcommand's handlers
// in the order of the inputs.
#pragma once

#include "cli/options/stream_names.h"
#include "stream/input/record_stream.h"
#include "stream/process/job_size.h"
#include "stream/process/ordered_work.h"
#include "stream/process/progress.h"
#include "stream/record_loop.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace dokushin::cli {

/// An Answered is an item with what a thread found of its record.
template <class Found> struct Answered {
    Item item{{}, std::unexpected(Error{})};
    std::optional<Found> found{}; ///< nothing for an error
};

/// An Answerer solves, rates or canonicalises a record. Each thread has its own, which may keep
/// memory from record to record.
template <class Found> using Answerer = std::function<Found(const Record &)>;

template <class Found>
[[nodiscard]] Answered<Found> answered(Item item, const Answerer<Found> &answerer) {
    Answered<Found> one{std::move(item)};
    if (one.item.record) {
        one.found = answerer(*one.item.record);
    }
    return one;
}

/// Does what run_all() does, with `threads` besides the calling one. `answerer` is called once for
/// each thread. Before the handlers get a record, `found` points to what a thread found of it.
template <class Found>
[[nodiscard]] Exit run_on_threads(const RunOptions &common, unsigned threads, Output &output,
                                  Outcome &outcome, const Handlers &handlers,
                                  const std::function<Answerer<Found>()> &answerer,
                                  const Found *&found) {
    watch_for_interrupts();
    RecordStream inputs(common);
    Progress progress(is_progress_wanted(common), {inputs.total_bytes()});
    Records records(output, outcome, handlers, inputs.before());
    // The writer of a pipe may wait for each answer.
    const bool is_waited_for = inputs.total_bytes() == 0;
    constexpr std::size_t most_together = 128;
    JobSize together(is_waited_for ? 1 : most_together);
    using Answers = std::vector<Answered<Found>>;
    OrderedWork<std::vector<Item>, Answers> work(
        threads, [&] { return inputs.next_some(together.get()); },
        [&] {
            return [&together, own = answerer()](std::vector<Item> items) {
                const auto begin = JobSize::Clock::now();
                Answers answers;
                answers.reserve(items.size());
                for (Item &item : items) {
                    answers.push_back(answered(std::move(item), own));
                }
                together.adapt(answers.size(), begin);
                return answers;
            };
        });
    bool going_on = true;
    while (going_on && !output.closed()) {
        const std::optional<Answers> next = work.next();
        if (!next) {
            break;
        }
        for (const Answered<Found> &one : *next) {
            found = one.found ? &*one.found : nullptr;
            going_on = going_on && records.take(one.item.file, one.item.record);
            progress.update(records.count(), one.item.bytes_read);
        }
        output.flush(); // the next answers may take long
    }
    found = nullptr;
    return records.end();
}

} // namespace dokushin::cli
