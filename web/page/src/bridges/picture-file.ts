// A drawn picture becomes a file here: SVG as it is, PNG by a canvas at twice its size, sharp on dense screens.
import regular from '../design/digits-regular.woff2?url';
import semibold from '../design/digits-semibold.woff2?url';

const faces = [[regular, 400], [semibold, 600]] as const;

async function dataAddress(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(new Blob([blob], { type: 'font/woff2' }));
  });
}

let face: Promise<string> | null = null;
/** Returns @font-face rules that hold the face of the digits, since a picture in a file can't load it. The text is empty
 * where the face can't be loaded: then the picture falls back to another one. */
export function digitFace(): Promise<string> {
  face ??= Promise.all(
    faces.map(async ([address, weight]) => {
      return `@font-face { font-family: 'picture digits'; font-weight: ${weight}; src: url('${await dataAddress(address)}') format('woff2'); }`;
    }),
  ).then((rules) => rules.join('\n'), () => '');
  return face;
}

export function svgText(picture: SVGSVGElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(picture)}\n`;
}

const sharpness = 2;
/** Browsers have a largest canvas; all of them have one of this side. */
const longestSide = 4096;

export async function pngOf(picture: SVGSVGElement): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svgText(picture)], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [width, height] = [picture.width.baseVal.value, picture.height.baseVal.value];
    const scale = Math.min(sharpness, longestSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
  } finally {
    URL.revokeObjectURL(address);
  }
}
