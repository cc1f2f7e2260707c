// The ranks of a run, and messages between them, over MPI (any MPI 3).
//
// Nothing here waits: MPI's own waiting keeps a core busy (Open MPI polls), and on that core
// there are puzzles to be worked on. Only one thread, the one that made it, may call it.
#pragma once

#include <list>
#include <string>
#include <vector>

namespace dokushin::cluster {

enum class Kind : int {
    hello,  ///< a rank tells who it is
    part,   ///< work
    answer, ///< what came of it
    beat,   ///< nothing but: I am still here
    end,    ///< nothing more to do
};

/// MPI counts in int.
inline constexpr std::size_t most_bytes_of_a_message = (std::size_t{1} << 30) + (1U << 20);

struct Message {
    int from = 0;
    Kind kind = Kind::beat;
    std::string bytes;
};

class Network {
  public:
    /// Begins MPI. One a process.
    Network(int &argc, char **&argv);
    /// Ends it, with all other ranks.
    ~Network();
    Network(const Network &) = delete;
    Network &operator=(const Network &) = delete;

    [[nodiscard]] int rank() const { return rank_; }
    [[nodiscard]] int size() const { return size_; }
    [[nodiscard]] const std::string &host() const { return host_; }
    /// How many threads a rank of this host shall have, if all its cores are to be used and
    /// none twice. All ranks must call it.
    [[nodiscard]] unsigned fair_threads() const;
    /// Of a number of each rank. All must call it.
    [[nodiscard]] unsigned sum(unsigned number) const;

    /// Of most_bytes_of_a_message at most.
    void send(int to, Kind kind, std::string bytes);
    /// What has come.
    [[nodiscard]] std::vector<Message> receive();
    /// Has everything that was sent left?
    [[nodiscard]] bool all_sent();

    /// Ends all ranks at once.
    [[noreturn]] void abort(int status);

  private:
    struct Transfer;
    std::list<Transfer> out_;
    std::list<Transfer> in_; ///< begun, and not yet whole
    int rank_ = 0;
    int size_ = 1;
    std::string host_;
};

} // namespace dokushin::cluster
