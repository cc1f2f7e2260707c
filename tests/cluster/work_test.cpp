// Chunks and answers come back from the bytes that they travel as, and nothing else does.
#include "cluster/work.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace {

using namespace dokushin;
using namespace dokushin::cluster;

Chunk any_chunk() {
    Chunk chunk;
    chunk.number = *rc::gen::arbitrary<std::uint64_t>();
    chunk.part.file = *rc::gen::arbitrary<std::string>();
    chunk.part.text = *rc::gen::arbitrary<std::string>();
    chunk.part.lines_before = *rc::gen::arbitrary<std::size_t>();
    chunk.part.records_before = *rc::gen::arbitrary<std::size_t>();
    chunk.part.first_attempt = *rc::gen::arbitrary<std::uint64_t>();
    chunk.part.attempts = *rc::gen::arbitrary<std::uint64_t>();
    if (*rc::gen::arbitrary<bool>()) {
        chunk.part.error =
            Error{ErrorCode::too_long, Sentence::verbatim(*rc::gen::arbitrary<std::string>()),
                  Sentence::verbatim(*rc::gen::arbitrary<std::string>()), 7, 9};
    }
    return chunk;
}

RC_GTEST_PROP(Work, AChunkComesBackAsItWas, ()) {
    const Chunk chunk = any_chunk();
    const auto back = unpacked_chunk(packed(chunk));
    RC_ASSERT(back.has_value());
    RC_ASSERT(back->number == chunk.number);
    RC_ASSERT(back->part.file == chunk.part.file);
    RC_ASSERT(back->part.text == chunk.part.text);
    RC_ASSERT(back->part.lines_before == chunk.part.lines_before);
    RC_ASSERT(back->part.records_before == chunk.part.records_before);
    RC_ASSERT(back->part.first_attempt == chunk.part.first_attempt);
    RC_ASSERT(back->part.attempts == chunk.part.attempts);
    RC_ASSERT(back->part.error == chunk.part.error);
}

RC_GTEST_PROP(Work, AnAnswerComesBackAsItWas, ()) {
    Answer answer;
    answer.number = *rc::gen::arbitrary<std::uint64_t>();
    answer.part.output = *rc::gen::arbitrary<std::string>();
    answer.part.complaints = *rc::gen::arbitrary<std::string>();
    answer.part.worst = stream::Exit::not_so;
    answer.seconds = 0.25;
    const auto back = unpacked_answer(packed(answer));
    RC_ASSERT(back.has_value());
    RC_ASSERT(back->number == answer.number);
    RC_ASSERT(back->part.output == answer.part.output);
    RC_ASSERT(back->part.complaints == answer.part.complaints);
    RC_ASSERT(back->part.worst == answer.part.worst);
    RC_ASSERT(back->seconds == answer.seconds);
}

RC_GTEST_PROP(Work, NoPartOfTheBytesIsTakenForAChunk, ()) {
    const std::string bytes = packed(any_chunk());
    const auto size = *rc::gen::inRange<std::size_t>(0, bytes.size());
    RC_ASSERT(!unpacked_chunk(bytes.substr(0, size)).has_value());
    RC_ASSERT(!unpacked_chunk(bytes + "x").has_value());
}

} // namespace
