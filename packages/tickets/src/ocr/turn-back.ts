import type { Part } from '../readers/image/turn-picture.ts';
import { type Box, toBox } from '../readers/printed-line.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What was done to a picture, as `turnPicture` does it. */
export interface Turn {
  /** The whole sheet on which the picture was turned, and the part of it that was taken, before it was scaled. */
  readonly sheet: Size;
  readonly part: Part;
  /** Clockwise. */
  readonly degrees: number;
  readonly scale: number;
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where something stands in a picture when that is turned upside down. */
export function turnOver({ left, top, right, bottom }: Edges, { width, height }: Size): Edges {
  return {
    left: width - right,
    top: height - bottom,
    right: width - left,
    bottom: height - top,
  };
}

/** Where in a picture something stands that was found after it had been turned, cut out and scaled. */
export function turnBack(found: Edges, { sheet, part, degrees, scale }: Turn, original: Size): Box {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const corners = [
    [found.left, found.top],
    [found.right, found.top],
    [found.left, found.bottom],
    [found.right, found.bottom],
  ] as const;
  const places = corners.map(([x, y]) => {
    const right = x / scale + part.left - sheet.width / 2;
    const down = y / scale + part.top - sheet.height / 2;
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
