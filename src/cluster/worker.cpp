#include "cluster/worker.h"

#include "cluster/workshop.h"
#include "stream/process/interrupt.h"

#include <fmt/format.h>

#include <algorithm>

namespace dokushin::cluster {
namespace {

using Clock = std::chrono::steady_clock;

class Worker {
  public:
    Worker(Network &network, const Run &run, unsigned threads)
        : network_(network), run_(run), workshop_(threads, run.run_part) {
        send(Kind::hello, packed(Hello{network.host(), threads}));
    }

    void run() {
        while (!ended_) {
            const bool any = take_messages();
            send_answers();
            watch();
            if (!any) {
                workshop_.wait(nap);
            }
        }
    }

  private:
    void send(Kind kind, std::string bytes) {
        last_sent_ = Clock::now();
        network_.send(0, kind, std::move(bytes));
    }

    bool take_messages() {
        const std::vector<Message> messages = network_.receive();
        for (const Message &message : messages) {
            last_heard_ = Clock::now();
            if (message.kind == Kind::end) {
                ended_ = true;
            } else if (message.kind == Kind::part) {
                auto chunk = unpacked_chunk(message.bytes);
                if (!chunk) {
                    stream::complain("dokushin-cluster: the ranks run different programs");
                    network_.abort(static_cast<int>(stream::Exit::wrong));
                }
                workshop_.add(*std::move(chunk));
            }
        }
        return !messages.empty();
    }

    void send_answers() {
        for (const Answer &answer : workshop_.take()) {
            std::string bytes = packed(answer);
            if (bytes.size() > most_bytes_of_a_message) {
                Answer failed;
                failed.number = answer.number;
                failed.failure = "an answer of over a gigabyte; give it a smaller --chunk";
                bytes = packed(failed);
            }
            send(Kind::answer, std::move(bytes));
        }
    }

    void watch() {
        const auto now = Clock::now();
        if (stream::interrupted()) {
            network_.abort(stream::status_of(stream::Exit::interrupted));
        }
        if (now - last_sent_ > beat_every(run_)) {
            send(Kind::beat, {});
        }
        if (now - last_heard_ > std::chrono::duration<double>(run_.lost_after)) {
            stream::complain(fmt::format("dokushin-cluster: rank {} on {} has not heard of rank 0 "
                                         "for {} s; the same command goes on",
                                         network_.rank(), network_.host(), run_.lost_after));
            network_.abort(static_cast<int>(stream::Exit::wrong));
        }
    }

    Network &network_;
    const Run &run_;
    bool ended_ = false;
    Clock::time_point last_sent_ = Clock::now();
    Clock::time_point last_heard_ = Clock::now();
    Workshop workshop_; ///< last, so that its threads end first
};

} // namespace

std::chrono::duration<double> beat_every(const Run &run) {
    return std::chrono::duration<double>(run.lost_after / 6);
}

std::string packed(const Hello &hello) { return fmt::format("{} {}", hello.threads, hello.host); }

Hello unpacked_hello(const std::string &bytes) {
    Hello hello;
    const std::size_t space = bytes.find(' ');
    hello.host = bytes.substr(std::min(space + 1, bytes.size()));
    hello.threads = static_cast<unsigned>(std::max(1, std::atoi(bytes.c_str())));
    return hello;
}

void work(Network &network, const Run &run, unsigned threads) {
    Worker(network, run, threads).run();
}

} // namespace dokushin::cluster
