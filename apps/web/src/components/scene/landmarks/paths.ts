/** Paths that the drawings are put together from, on a sheet of 960 by 400. */

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0z`;

/** Boxes of one size, one every `step`. */
export function row(
  x: number,
  y: number,
  width: number,
  height: number,
  step: number,
  count: number,
): string {
  return Array.from({ length: count }, (_, index) => box(x + index * step, y, width, height)).join(
    '',
  );
}

/** What is the same on both sides of `x`: the right side from top to bottom, as distances from `x` and heights. */
export function even(x: number, ...side: readonly (readonly [dx: number, y: number])[]): string {
  const right = side.map(([dx, y]) => `${x + dx} ${y}`);
  const left = side.map(([dx, y]) => `${x - dx} ${y}`).toReversed();
  return `M${[...right, ...left].join('L')}z`;
}

/** Houses side by side from `x` on ground `y`: their widths and heights. */
export function houses(
  x: number,
  y: number,
  ...sizes: readonly (readonly [width: number, height: number])[]
): string {
  let at = x;
  return sizes
    .map(([width, height]) => {
      const house = box(at, y - height, width, height);
      at += width;
      return house;
    })
    .join('');
}

/** A tiled roof whose eaves turn up; `y` is its ridge. */
export function eaves(x: number, y: number, half: number, height: number): string {
  const side = (sign: 1 | -1) => (dx: number) => x + sign * dx * half;
  const [r, l] = [side(1), side(-1)];
  const [tip, end] = [y + height * 0.62, y + height];
  return `M${l(0.6)} ${y}H${r(0.6)}Q${r(0.8)} ${tip} ${r(1.16)} ${tip}Q${r(1.06)} ${end} ${r(0.88)} ${end}H${l(0.88)}Q${l(1.06)} ${end} ${l(1.16)} ${tip}Q${l(0.8)} ${tip} ${l(0.6)} ${y}z`;
}

/** A round arch as an opening, standing on `y`. */
export const arch = (x: number, y: number, half: number, height: number): string =>
  `M${x - half} ${y}v${-height + half}a${half} ${half} 0 0 1 ${half * 2} 0v${height - half}z`;

/** Arches of one size, one every `step`. */
export const arches = (
  x: number,
  y: number,
  half: number,
  height: number,
  step: number,
  count: number,
): string =>
  Array.from({ length: count }, (_, index) => arch(x + index * step, y, half, height)).join('');

export const palm = (x: number, y: number, height: number): string => {
  const top = y - height;
  return `M${x - 4} ${y}q-6 ${-height * 0.6} 8 ${-height}l7 2q-12 ${height * 0.5} -5 ${height - 2}zM${x + 8} ${top}q-40-24-58 12q30-14 58-12zM${x + 8} ${top}q-14-36-46-26q30 8 46 26zM${x + 8} ${top}q24-32 52-14q-30 0-52 14zM${x + 8} ${top}q42-8 46 26q-20-22-46-26zM${x + 8} ${top}q-22 10-18 36q8-22 18-36z`;
};

export const tree = (x: number, y: number, r: number): string =>
  dot(x, y - r * 1.7, r) + box(x - 3, y - r, 6, r);

export const pine = (x: number, y: number, height: number): string =>
  `M${x} ${y - height}l${height * 0.3} ${height * 0.5}h${-height * 0.12}l${height * 0.2} ${height * 0.4}h${-height * 0.76}l${height * 0.2} ${-height * 0.4}h${-height * 0.12}z`;
