// A small convolutional network says what a cell holds: nothing or a digit, printed or written.
#pragma once

#include "photo/cells.h"

#include <span>

namespace dokushin::photo {

constexpr std::size_t class_count = 10; ///< blank, and the digits 1 to 9

/// A content that has at least this probability is clear: it is not looked at again, and never
/// changed.
constexpr float clear_content = 0.98F;

struct CellOpinion {
    std::array<float, class_count> probability{}; ///< of each class; the sum is 1
    float handwritten = 0;                        ///< that of a digit's being written by hand

    /// Returns the likeliest class: 0 for blank, or a digit.
    [[nodiscard]] std::size_t likeliest() const {
        return static_cast<std::size_t>(std::ranges::max_element(probability) -
                                        probability.begin());
    }
};

/// The layers and their sizes stand in network.cpp; what they were trained on stands in
/// docs/PHOTO.md. Weights are those of tools/photo/train.py.
class Network {
  public:
    /// Reads weights: for each layer a scale and a bias (float32, little-endian) for each output,
    /// and then a signed byte for each weight; a weight is its byte times its output's scale.
    explicit Network(std::span<const std::uint8_t> weights);

    /// Says what a cell holds. Cost: about a million products.
    [[nodiscard]] CellOpinion operator()(const CellPicture &cell) const;

    /// Returns the size that weights must have.
    [[nodiscard]] static std::size_t weights_size();

  private:
    /// A Layer has its weights with the output as the last index, so that one input's weights for
    /// all outputs are adjacent.
    struct Layer {
        std::vector<float> weights{};
        std::vector<float> bias{};
    };
    std::vector<Layer> layers_{};
};

/// Returns the network with the weights that this library was built with.
[[nodiscard]] const Network &built_in_network();

} // namespace dokushin::photo
