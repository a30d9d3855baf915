import type { DrawnShape } from '../src/components/drawn-shape.ts';

const SHAPE = /^<path class="(\w+)(?: line" stroke-width="(\d+))?" d="([^"]*)" \/>$/;
/** What a path can be made of. */
const PATH = /^M[-\d\s.,MmLlHhVvCcSsQqTtAaZze]+$/;

function toShape<Color extends string>(line: string, colors: readonly Color[]): DrawnShape<Color> {
  const [, name, width, path = ''] = SHAPE.exec(line) ?? [];
  const color = colors.find((known) => known === name);
  if (color === undefined || !PATH.test(path)) throw new Error(`cannot read ${line.slice(0, 60)}`);
  return width === undefined ? [color, path] : [color, path, Number(width)];
}

/**
 * The shapes of a drawing below its line that `isAbove` finds, from the back to the front: a `path` a line with the
 * class of its colour; a line has the class `line` too and its width. Throws on everything else, so that a page draws
 * what the file shows.
 */
export function readShapes<Color extends string>(
  svg: string,
  isAbove: RegExp,
  colors: readonly Color[],
): DrawnShape<Color>[] {
  const lines = svg.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => isAbove.test(line)) + 1;
  return lines.slice(first, lines.indexOf('</svg>')).map((line) => toShape(line, colors));
}
