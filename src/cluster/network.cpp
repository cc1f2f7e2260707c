#include "cluster/network.h"

#include "stream/process/cores.h"

#include <mpi.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <sched.h>

namespace dokushin::cluster {

struct Network::Transfer {
    Message message{};
    MPI_Request request = MPI_REQUEST_NULL;

    [[nodiscard]] bool is_done() {
        int done = 0;
        MPI_Test(&request, &done, MPI_STATUS_IGNORE);
        return done != 0;
    }
};

Network::Network(int &argc, char **&argv) {
    int provided = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
    std::array<char, MPI_MAX_PROCESSOR_NAME> name{};
    int length = 0;
    MPI_Get_processor_name(name.data(), &length);
    host_.assign(name.data(), static_cast<std::size_t>(length));
}

Network::~Network() { MPI_Finalize(); }

unsigned Network::fair_threads() const {
    MPI_Comm here = MPI_COMM_NULL;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, rank_, MPI_INFO_NULL, &here);
    int ranks_here = 1;
    MPI_Comm_size(here, &ranks_here);
    // mpirun may bind each rank to cores of its own, or all of them to the same.
    cpu_set_t own;
    CPU_ZERO(&own);
    sched_getaffinity(0, sizeof own, &own);
    std::vector<cpu_set_t> sets(static_cast<std::size_t>(ranks_here));
    MPI_Allgather(&own, sizeof own, MPI_BYTE, sets.data(), sizeof own, MPI_BYTE, here);
    MPI_Comm_free(&here);
    const auto sharing = static_cast<unsigned>(std::ranges::count_if(
        sets, [&](const cpu_set_t &other) { return CPU_EQUAL(&own, &other) != 0; }));
    return std::max(1U, stream::cores() / std::max(1U, sharing));
}

unsigned Network::sum(unsigned number) const {
    unsigned all = 0;
    MPI_Allreduce(&number, &all, 1, MPI_UNSIGNED, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

void Network::send(int to, Kind kind, std::string bytes) {
    Transfer &transfer = out_.emplace_back();
    transfer.message.bytes = std::move(bytes);
    MPI_Isend(transfer.message.bytes.data(), static_cast<int>(transfer.message.bytes.size()),
              MPI_BYTE, to, static_cast<int>(kind), MPI_COMM_WORLD, &transfer.request);
}

std::vector<Message> Network::receive() {
    int there = 1;
    while (there != 0) {
        MPI_Message handle = MPI_MESSAGE_NULL;
        MPI_Status status;
        MPI_Improbe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &there, &handle, &status);
        if (there != 0) {
            int size = 0;
            MPI_Get_count(&status, MPI_BYTE, &size);
            Transfer &transfer = in_.emplace_back();
            transfer.message = {status.MPI_SOURCE, static_cast<Kind>(status.MPI_TAG),
                                std::string(static_cast<std::size_t>(size), '\0')};
            MPI_Imrecv(transfer.message.bytes.data(), size, MPI_BYTE, &handle, &transfer.request);
        }
    }
    std::vector<Message> come;
    for (auto transfer = in_.begin(); transfer != in_.end();) {
        if (transfer->is_done()) {
            come.push_back(std::move(transfer->message));
            transfer = in_.erase(transfer);
        } else {
            ++transfer;
        }
    }
    static_cast<void>(all_sent());
    return come;
}

bool Network::all_sent() {
    out_.remove_if([](Transfer &transfer) { return transfer.is_done(); });
    return out_.empty();
}

void Network::abort(int status) {
    MPI_Abort(MPI_COMM_WORLD, status);
    std::_Exit(status); // MPI_Abort does not return, but does not say so
}

} // namespace dokushin::cluster
