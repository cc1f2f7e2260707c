#include "photo/network.h"

#include "photo/weights.h"

#include <bit>
#include <cassert>
#include <numeric>

namespace dokushin::photo {
namespace {

/// The network has three convolutions of 3 × 3, each with the largest of 2 × 2 outputs kept
/// (28 → 14 → 7 → 3), and two full layers. Source: Y. LeCun et al., "Gradient-based learning
/// applied to document recognition" (1998), with the rectifiers of later years.
struct LayerSize {
    std::size_t inputs;
    std::size_t outputs;
    std::size_t taps; ///< of a convolution; 1 in a full layer
};
constexpr std::array layer_sizes{LayerSize{1, 8, 9}, LayerSize{8, 24, 9}, LayerSize{24, 48, 9},
                                 LayerSize{432, 96, 1}, LayerSize{96, 11, 1}};

/// Reads numbers from the weights in turn.
class Reader {
  public:
    explicit Reader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

    float number() {
        std::uint32_t bits = 0;
        for (unsigned byte = 0; byte < 4; ++byte) {
            bits |= static_cast<std::uint32_t>(bytes_[at_++]) << (8 * byte);
        }
        return std::bit_cast<float>(bits);
    }
    float byte() { return static_cast<float>(static_cast<std::int8_t>(bytes_[at_++])); }

  private:
    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
};

/// Planes hold a square, one pixel after the other, each with all its channels, and a border of
/// zeros.
struct Planes {
    std::size_t side = 0;
    std::size_t channels = 0;
    std::vector<float> values{};

    Planes(std::size_t pixels, std::size_t depth)
        : side(pixels), channels(depth), values((pixels + 2) * (pixels + 2) * depth, 0) {}
    [[nodiscard]] float *pixel(std::size_t x, std::size_t y) {
        return &values[((y + 1) * (side + 2) + x + 1) * channels];
    }
    [[nodiscard]] const float *bordered(std::size_t x, std::size_t y) const {
        return &values[(y * (side + 2) + x) * channels];
    }
};

/// Adds an input's weights times its value to all outputs. The number of outputs is known to the
/// compiler, which makes vector operations of the loop.
template <std::size_t Outputs>
void add_products(std::array<float, Outputs> &sums, const float *weights, float value) {
    for (std::size_t out = 0; out < Outputs; ++out) {
        sums[out] += weights[out] * value;
    }
}

/// Applies a convolution of 3 × 3 and the rectifier, and keeps of each 2 × 2 outputs the largest.
template <std::size_t Outputs>
Planes convolved(const Planes &in, std::span<const float> weights, std::span<const float> bias) {
    Planes out(in.side / 2, Outputs);
    std::array<float, Outputs> start{};
    std::ranges::copy(bias, start.begin());
    for (std::size_t y = 0; y < 2 * out.side; ++y) {
        for (std::size_t x = 0; x < 2 * out.side; ++x) {
            std::array<float, Outputs> sums = start;
            const float *weight = weights.data();
            for (std::size_t tap = 0; tap < 9; ++tap) {
                const float *pixel = in.bordered(x + tap % 3, y + tap / 3);
                for (std::size_t channel = 0; channel < in.channels; ++channel) {
                    if (pixel[channel] != 0) { // half of a rectifier's outputs are 0
                        add_products(sums, weight, pixel[channel]);
                    }
                    weight += Outputs;
                }
            }
            float *largest = out.pixel(x / 2, y / 2);
            for (std::size_t at = 0; at < Outputs; ++at) {
                largest[at] = std::max(largest[at], sums[at]); // at least 0: the rectifier
            }
        }
    }
    return out;
}

template <std::size_t Outputs>
std::array<float, Outputs> full(std::span<const float> in, std::span<const float> weights,
                                std::span<const float> bias) {
    std::array<float, Outputs> sums{};
    std::ranges::copy(bias, sums.begin());
    for (std::size_t at = 0; at < in.size(); ++at) {
        if (in[at] != 0) {
            add_products(sums, &weights[at * Outputs], in[at]);
        }
    }
    return sums;
}

/// Makes probabilities of the classes' logits (softmax).
CellOpinion opinion_of(const std::array<float, class_count + 1> &logits) {
    CellOpinion opinion;
    const float largest = *std::max_element(logits.begin(), logits.end() - 1);
    float sum = 0;
    for (std::size_t at = 0; at < class_count; ++at) {
        opinion.probability[at] = std::exp(logits[at] - largest);
        sum += opinion.probability[at];
    }
    for (float &probability : opinion.probability) {
        probability /= sum;
    }
    opinion.handwritten = 1 / (1 + std::exp(-logits.back()));
    return opinion;
}

} // namespace

std::size_t Network::weights_size() {
    return std::accumulate(layer_sizes.begin(), layer_sizes.end(), std::size_t{0},
                           [](std::size_t sum, const LayerSize &its) {
                               return sum +
                                      its.outputs * (2 * sizeof(float) + its.inputs * its.taps);
                           });
}

Network::Network(std::span<const std::uint8_t> weights) {
    assert(weights.size() == weights_size());
    Reader reader(weights);
    for (const auto &[inputs, outputs, taps] : layer_sizes) {
        std::vector<float> scales(outputs);
        std::ranges::generate(scales, [&] { return reader.number(); });
        Layer layer{std::vector<float>(inputs * taps * outputs), std::vector<float>(outputs)};
        std::ranges::generate(layer.bias, [&] { return reader.number(); });
        for (std::size_t out = 0; out < outputs; ++out) {
            for (std::size_t in = 0; in < inputs; ++in) {
                for (std::size_t tap = 0; tap < taps; ++tap) {
                    layer.weights[(tap * inputs + in) * outputs + out] =
                        reader.byte() * scales[out];
                }
            }
        }
        layers_.push_back(std::move(layer));
    }
}

CellOpinion Network::operator()(const CellPicture &cell) const {
    Planes planes(cell_side, 1);
    for (std::size_t y = 0; y < cell_side; ++y) {
        for (std::size_t x = 0; x < cell_side; ++x) {
            *planes.pixel(x, y) = cell[y * cell_side + x];
        }
    }
    planes = convolved<8>(planes, layers_[0].weights, layers_[0].bias);
    planes = convolved<24>(planes, layers_[1].weights, layers_[1].bias);
    planes = convolved<48>(planes, layers_[2].weights, layers_[2].bias);
    // The full layer's inputs are channel by channel.
    std::vector<float> flat;
    for (std::size_t channel = 0; channel < planes.channels; ++channel) {
        for (std::size_t at = 0; at < planes.side * planes.side; ++at) {
            flat.push_back(planes.pixel(at % planes.side, at / planes.side)[channel]);
        }
    }
    std::array<float, 96> hidden = full<96>(flat, layers_[3].weights, layers_[3].bias);
    for (float &value : hidden) {
        value = std::max(value, 0.0F);
    }
    return opinion_of(full<class_count + 1>(hidden, layers_[4].weights, layers_[4].bias));
}

const Network &built_in_network() {
    static const Network network(built_in_weights());
    return network;
}

} // namespace dokushin::photo
