import { drawPicture, type Picture } from './canvas-engine.ts';

/** The whole picture, turned clockwise about its middle and scaled, on a sheet that it fits on. */
export function turnPicture(picture: Picture, degrees: number, scale = 1): Promise<Picture> {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))];
  const { width, height } = picture;
  // A quarter turn must not grow by a row for a rounding error.
  const sheetWidth = Math.round((width * cos + height * sin) * scale);
  const sheetHeight = Math.round((width * sin + height * cos) * scale);
  return drawPicture(sheetWidth, sheetHeight, (context) => {
    context.translate(sheetWidth / 2, sheetHeight / 2);
    context.rotate(radians);
    context.scale(scale, scale);
    context.drawImage(picture, -width / 2, -height / 2);
  });
}

/** A part of the picture. */
export function cropPicture(
  picture: Picture,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): Promise<Picture> {
  return drawPicture(width, height, (context) =>
    context.drawImage(picture, left, top, width, height, 0, 0, width, height),
  );
}
