// The network of a run's ranks, with messages between them over MPI (any MPI 3).
//
// No call blocks: waiting in MPI keeps a core busy (Open MPI polls), which is needed for puzzles.
// Only the thread that made the network may call it.
#pragma once

#include <list>
#include <string>
#include <vector>

namespace dokushin::cluster {

enum class Kind : int {
    hello,  ///< a rank introduces itself
    part,   ///< a chunk of work
    answer, ///< its output
    beat,   ///< a sign of life
    end,    ///< no more work comes
};

/// The bound on a message; MPI counts bytes in an int.
inline constexpr std::size_t most_bytes_of_a_message = (std::size_t{1} << 30) + (1U << 20);

struct Message {
    int from = 0;
    Kind kind = Kind::beat;
    std::string bytes;
};

class Network {
  public:
    /// Initialises MPI; once a process.
    Network(int &argc, char **&argv);
    /// Finalises MPI, together with all other ranks.
    ~Network();
    Network(const Network &) = delete;
    Network &operator=(const Network &) = delete;

    [[nodiscard]] int rank() const { return rank_; }
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] const std::string &host() const { return host_; }
    /// Computes how many threads each rank of this host gets, if they share all its cores. All
    /// ranks must call it.
    [[nodiscard]] unsigned fair_threads() const;
    /// Computes the sum of a number of each rank. All must call it.
    [[nodiscard]] unsigned sum(unsigned number) const;

    /// Sends a message of at most most_bytes_of_a_message.
    void send(int to, Kind kind, std::string bytes);
    /// Returns the messages that have come.
    [[nodiscard]] std::vector<Message> receive();
    /// Has everything that was sent left?
    [[nodiscard]] bool all_sent();

    /// Ends all ranks at once.
    [[noreturn]] void abort(int status);

  private:
    struct Transfer;
    std::list<Transfer> out_;
    std::list<Transfer> in_; ///< messages that have come in part
    int rank_ = 0;
    int size_ = 1;
    std::string host_;
};

} // namespace dokushin::cluster
