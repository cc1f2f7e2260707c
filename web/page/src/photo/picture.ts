// Pictures become pixels here: of files, of a video.

/** A grid of 9×9 is read well at a fraction of this, a camera's picture (useCamera.ts); one of more pixels is reduced. */
const mostPixels = 1920 * 1080;

/** Draws a picture on a canvas of at most so many pixels, and returns these. */
export function pixelsOf(image: CanvasImageSource, width: number, height: number, most = mostPixels, canvas = document.createElement('canvas')): ImageData {
  const factor = Math.min(1, Math.sqrt(most / (width * height)));
  canvas.width = Math.max(1, Math.round(width * factor));
  canvas.height = Math.max(1, Math.round(height * factor));
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Decodes a file of a picture, turned as the camera was held. Rejects what is no picture. */
export async function decoded(file: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return pixelsOf(bitmap, bitmap.width, bitmap.height);
  } finally {
    bitmap.close();
  }
}
