"""The camera of the renderings: where the page lies, and what a phone makes of it.

A view maps the page (grid corners at (0,0) and (side,side)) to the photograph:
a homography for distance, rotation and tilt, after a smooth bend of the paper.
Developing adds light, shadow, colour cast, blur, noise and JPEG losses,
all of the strengths seen in /work/shared/data/photos.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, uniform_filter1d

TILE = 20  # pixels of the photograph that share one piece of the warp


def homography(source: np.ndarray, target: np.ndarray) -> np.ndarray:
    """The 3x3 matrix that maps four points to four points."""
    rows, right = [], []
    for (x, y), (u, v) in zip(source, target):
        rows.append([x, y, 1, 0, 0, 0, -u * x, -u * y])
        rows.append([0, 0, 0, x, y, 1, -v * x, -v * y])
        right += [u, v]
    return np.append(np.linalg.solve(np.array(rows), np.array(right)), 1).reshape(3, 3)


def project(matrix: np.ndarray, points: np.ndarray) -> np.ndarray:
    """Applies a homography to points of shape (..., 2)."""
    flat = np.concatenate([points, np.ones(points.shape[:-1] + (1,))], -1) @ matrix.T
    return flat[..., :2] / flat[..., 2:]


@dataclass
class View:
    """One placing of the page before the camera."""

    size: tuple[int, int]  # width and height of the photograph
    side: int  # side of the grid on the page, in page pixels
    corners: np.ndarray  # of the grid in the photograph, clockwise from top left
    bend: np.ndarray  # (axis) x (amplitude, frequency, phase), relative to the side

    def bent(self, points: np.ndarray) -> np.ndarray:
        """Page points moved by the bend: each axis shifts along the other."""
        along = points[..., ::-1] / self.side
        amplitude, frequency, phase = self.bend.T
        wave = np.sin(2 * np.pi * (along * frequency + phase))
        return points + self.side * amplitude * wave

    def to_page(self, points: np.ndarray) -> np.ndarray:
        """Where points of the photograph lie on the page."""
        return self.bent(project(homography(self.corners, self.square()), points))

    def square(self) -> np.ndarray:
        """The grid's corners on the page, clockwise from the top left."""
        return np.array([[0, 0], [1, 0], [1, 1], [0, 1]]) * float(self.side)

    def true_corners(self) -> np.ndarray:
        """The grid's corners in the photograph, the bend included."""
        flat = self.square()
        for _ in range(20):
            flat = flat - (self.bent(flat) - self.square())
        return project(homography(self.square(), self.corners), flat)


def random_angle(rng: np.random.Generator) -> float:
    """A rotation in degrees: mostly small, one in ten up to 25."""
    kind = rng.random()
    if kind < 0.7:
        return float(rng.normal(0, 2.5))
    return (
        float(np.clip(rng.normal(0, 8), -25, 25))
        if kind < 0.9
        else float(rng.uniform(-25, 25))
    )


def random_view(rng: np.random.Generator) -> View:
    """A random size, place, rotation, tilt and bend with the grid in the frame."""
    size = (640, 480) if rng.random() < 0.75 else (960, 1280)
    while True:
        side = (
            min(size) * rng.uniform(0.6, 0.97)
            if rng.random() < 0.85
            else min(size) * rng.uniform(0.4, 0.6)
        )
        turn = np.radians(random_angle(rng))
        rotate = np.array([[np.cos(turn), np.sin(turn)], [-np.sin(turn), np.cos(turn)]])
        shape = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]]) * side / 2
        shape = (
            shape * rng.normal(1, 0.02, 2)
            + rng.normal(0, rng.uniform(0, 0.025), (4, 2)) * side
        )
        corners = shape @ rotate
        room_low, room_high = -corners.min(0) + 4, np.array(size) - corners.max(0) - 4
        if (room_low < room_high).all():
            break
    corners = corners + rng.uniform(room_low, room_high)
    bend = np.stack(
        [
            rng.normal(0, 0.006, 2) * (rng.random(2) < 0.6),
            rng.uniform(0.2, 0.8, 2),
            rng.random(2),
        ],
        1,
    )
    return View(size, int(side * (1.8 if size[0] == 640 else 1.3)), corners, bend)


def warp(page: Image.Image, origin: tuple[float, float], view: View) -> np.ndarray:
    """The page as it falls on the sensor; `origin` is the page's pixel of (0, 0)."""
    width, height = view.size
    grid_x, grid_y = np.arange(0, width + TILE, TILE), np.arange(0, height + TILE, TILE)
    nodes = np.stack(np.meshgrid(grid_x, grid_y), -1).astype(float)
    source = view.to_page(nodes) + origin
    mesh = []
    for j in range(len(grid_y) - 1):
        for i in range(len(grid_x) - 1):
            box = (
                int(grid_x[i]),
                int(grid_y[j]),
                int(grid_x[i + 1]),
                int(grid_y[j + 1]),
            )
            quad = [
                source[j, i],
                source[j + 1, i],
                source[j + 1, i + 1],
                source[j, i + 1],
            ]
            mesh.append((box, tuple(float(v) for point in quad for v in point)))
    full = (int(grid_x[-1]), int(grid_y[-1]))
    photo = page.transform(full, Image.Transform.MESH, mesh, Image.Resampling.BILINEAR)
    return np.asarray(photo.crop((0, 0, width, height)), np.float32) / 255


def smooth_field(
    rng: np.random.Generator, size: tuple[int, int], cells: int
) -> np.ndarray:
    """A smooth random field of about unit variance over the photograph."""
    coarse = Image.fromarray(rng.normal(0, 1, (cells, cells)).astype(np.float32))
    return np.asarray(coarse.resize(size, Image.Resampling.BICUBIC))


def light(rng: np.random.Generator, size: tuple[int, int]) -> np.ndarray:
    """The light on each pixel, by colour: slope, vignette, shadows, cast."""
    width, height = size
    y, x = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j].astype(np.float32)
    slope = rng.normal(0, 0.12, 2)
    field = 1 + slope[0] * x + slope[1] * y - rng.uniform(0, 0.2) * (x * x + y * y)
    field += rng.uniform(0, 0.06) * smooth_field(rng, size, 4)
    if rng.random() < 0.3:  # an object's shadow, its edge sharp or soft
        turn, place = rng.uniform(0, 2 * np.pi), rng.normal(0, 0.5)
        edge = (np.cos(turn) * x + np.sin(turn) * y - place) / rng.uniform(0.02, 0.5)
        field *= 1 - rng.uniform(0.15, 0.5) / (1 + np.exp(-np.clip(edge, -30, 30)))
    if rng.random() < 0.25:  # a lamp's or a flash's bright spot
        centre = rng.uniform(-0.8, 0.8, 2)
        distance = (x - centre[0]) ** 2 + (y - centre[1]) ** 2
        field += rng.uniform(0.1, 0.5) * np.exp(-distance / rng.uniform(0.1, 0.8))
    cast = (
        1
        + rng.normal(0, 0.04, 3)
        + rng.normal(0, 0.02, 3) * smooth_field(rng, size, 3)[..., None]
    )
    return (
        np.clip(field, 0.15, 2)[..., None]
        * cast.astype(np.float32)
        * rng.uniform(0.55, 1.1)
    )


def blur(rng: np.random.Generator, photo: np.ndarray) -> np.ndarray:
    """Out of focus, shaken, and then sharpened by the phone's software."""
    scale = photo.shape[1] / 640
    sigma = scale * min(2.6, 0.4 + rng.exponential(0.8))
    photo = gaussian_filter(photo, (sigma, sigma, 0))
    if rng.random() < 0.15:
        photo = uniform_filter1d(
            photo, int(rng.integers(2, 7) * scale), axis=int(rng.integers(2))
        )
    if rng.random() < 0.4:
        radius = rng.uniform(0.8, 2.5)
        photo = photo + rng.uniform(0.2, 1.2) * (
            photo - gaussian_filter(photo, (radius, radius, 0))
        )
    return photo


def noise(rng: np.random.Generator, photo: np.ndarray) -> np.ndarray:
    """Sensor noise: fine in brightness, blotchy in colour."""
    height, width, _ = photo.shape
    fine = rng.normal(0, rng.uniform(0.003, 0.03), (height, width, 1))
    small = rng.normal(0, rng.uniform(0.003, 0.03), (height // 4, width // 4, 3))
    blotches = small.repeat(4, 0).repeat(4, 1)[:height, :width]
    return (
        photo
        + fine.astype(np.float32)
        + gaussian_filter(blotches, (2, 2, 0)).astype(np.float32)
    )


def develop(rng: np.random.Generator, photo: np.ndarray) -> Image.Image:
    """Light, blur, noise and the camera's tone curve on a warped page."""
    height, width, _ = photo.shape
    photo = blur(rng, photo * light(rng, (width, height)))
    photo = noise(rng, photo)
    black = rng.uniform(0, 0.15)
    photo = black + (1 - black) * np.clip(photo, 0, 1) ** rng.uniform(0.7, 1.3)
    return Image.fromarray((np.clip(photo, 0, 1) * 255).astype(np.uint8))
