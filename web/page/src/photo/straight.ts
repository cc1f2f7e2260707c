// The grid of a photograph as it would lie flat: cell after cell is taken from between the crossings of its lines.

export interface Crossing {
  x: number;
  y: number;
}

/** The transform that takes a cell of the picture to a square: the sides of its quadrilateral are averaged. */
export function cellTransform(topLeft: Crossing, topRight: Crossing, bottomLeft: Crossing, bottomRight: Crossing, size: number): DOMMatrix2DInit {
  const across = { x: (topRight.x - topLeft.x + bottomRight.x - bottomLeft.x) / 2, y: (topRight.y - topLeft.y + bottomRight.y - bottomLeft.y) / 2 };
  const down = { x: (bottomLeft.x - topLeft.x + bottomRight.x - topRight.x) / 2, y: (bottomLeft.y - topLeft.y + bottomRight.y - topRight.y) / 2 };
  const area = across.x * down.y - across.y * down.x;
  const middle = { x: (topLeft.x + topRight.x + bottomLeft.x + bottomRight.x) / 4, y: (topLeft.y + topRight.y + bottomLeft.y + bottomRight.y) / 4 };
  const [a, b, c, d] = [(size * down.y) / area, (-size * across.y) / area, (-size * down.x) / area, (size * across.x) / area];
  return { a, b, c, d, e: size / 2 - a * middle.x - c * middle.y, f: size / 2 - b * middle.x - d * middle.y };
}

/** Draws the grid on a square canvas; `crossings` has a row of points for each line, from the top. */
export function drawStraight(canvas: HTMLCanvasElement, picture: ImageData, crossings: readonly Crossing[]) {
  const points = Math.round(Math.sqrt(crossings.length));
  const side = points - 1;
  const size = canvas.width / side;
  const source = document.createElement('canvas');
  source.width = picture.width;
  source.height = picture.height;
  source.getContext('2d')!.putImageData(picture, 0, 0);
  const context = canvas.getContext('2d')!;
  for (let cell = 0; cell < side * side; cell++) {
    const [row, column] = [Math.floor(cell / side), cell % side];
    const at = (down: number, across: number) => crossings[(row + down) * points + column + across]!;
    const { a, b, c, d, e, f } = cellTransform(at(0, 0), at(0, 1), at(1, 0), at(1, 1), size);
    context.save();
    context.beginPath();
    context.rect(column * size, row * size, size, size);
    context.clip();
    context.setTransform(a!, b!, c!, d!, e! + column * size, f! + row * size);
    context.drawImage(source, 0, 0);
    context.restore();
  }
}
