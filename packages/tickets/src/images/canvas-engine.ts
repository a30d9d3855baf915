import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import type * as Engine from '@napi-rs/canvas';

/** A picture in memory: opaque, upright as its camera says, of bounded size. */
export type Picture = Canvas;

let engine: Promise<typeof Engine> | undefined;

/** The library is native code of 35 MB, which only those who read a picture shall wait for. */
export function loadCanvasEngine(): Promise<typeof Engine> {
  engine ??= import('@napi-rs/canvas');
  return engine;
}

/** A white sheet of this size with what `draw` puts on it. Sizes are rounded up. */
export async function drawPicture(
  width: number,
  height: number,
  draw: (context: SKRSContext2D) => void,
): Promise<Picture> {
  const { createCanvas } = await loadCanvasEngine();
  const canvas = createCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  draw(context);
  return canvas;
}
