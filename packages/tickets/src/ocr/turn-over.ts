import type { Edges, Size } from '../images/projection.ts';

/** Where something is in a picture when that is turned upside down. */
export function turnOver({ left, top, right, bottom }: Edges, { width, height }: Size): Edges {
  return {
    left: width - right,
    top: height - bottom,
    right: width - left,
    bottom: height - top,
  };
}
