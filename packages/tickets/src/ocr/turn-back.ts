import { type Box, toBox } from '../readers/printed-line.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What was done to a picture, as `turnPicture` does it, and what came out. */
export interface Turn {
  /** The picture that came out. */
  readonly gray: Size;
  /** Clockwise. */
  readonly degrees: number;
  readonly scale: number;
}

/** Where in a picture something stands that was found after it had been turned and scaled. */
export function turnBack(
  found: { left: number; top: number; right: number; bottom: number },
  { gray, degrees, scale }: Turn,
  original: Size,
): Box {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const corners = [
    [found.left, found.top],
    [found.right, found.top],
    [found.left, found.bottom],
    [found.right, found.bottom],
  ] as const;
  const places = corners.map(([x, y]) => {
    const [right, down] = [(x - gray.width / 2) / scale, (y - gray.height / 2) / scale];
    return {
      x: right * cos + down * sin + original.width / 2,
      y: down * cos - right * sin + original.height / 2,
    };
  });
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const edges = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
  return toBox(edges, original);
}
