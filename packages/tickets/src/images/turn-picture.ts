import { drawPicture, type Picture } from './canvas-engine.ts';

/** A rectangle in pixels. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The whole picture, turned clockwise about its middle and scaled, on a sheet that it fits on; or the part of
 * that sheet, named in its pixels before they are scaled.
 */
export function turnPicture(
  picture: Picture,
  degrees: number,
  scale = 1,
  part?: Part,
): Promise<Picture> {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const { width, height } = picture;
  // A quarter turn must not grow by a row for a rounding error.
  const sheetWidth = Math.round((width * cos + height * sin) * scale);
  const sheetHeight = Math.round((width * sin + height * cos) * scale);
  const [left, top] = [(part?.left ?? 0) * scale, (part?.top ?? 0) * scale];
  const drawnWidth = part ? Math.round(part.width * scale) : sheetWidth;
  const drawnHeight = part ? Math.round(part.height * scale) : sheetHeight;
  return drawPicture(drawnWidth, drawnHeight, (context) => {
    context.translate(sheetWidth / 2 - left, sheetHeight / 2 - top);
    context.rotate(radians);
    context.scale(scale, scale);
    context.drawImage(picture, -width / 2, -height / 2);
  });
}

/** A part of the picture. */
export function cropPicture(
  picture: Picture,
  { left, top, width, height }: Part,
): Promise<Picture> {
  return drawPicture(width, height, (context) =>
    context.drawImage(picture, left, top, width, height, 0, 0, width, height),
  );
}
