export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/**
 * How points of one plane lie in another, as a camera sees a sheet: nine numbers by rows, for points with a third
 * coordinate of 1 (Hartley and Zisserman, Multiple View Geometry, 2.3).
 */
export type Projection = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

export const SAME: Projection = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** The projection of a point. */
export function project([a, b, c, d, e, f, g, h, i]: Projection, x: number, y: number): Point {
  const depth = g * x + h * y + i;
  return { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth };
}

/** One projection after another, the first one first. */
export function chain(...projections: readonly Projection[]): Projection {
  return projections.reduce((done, next) => multiply(next, done), SAME);
}

function multiply(
  [a, b, c, d, e, f, g, h, i]: Projection,
  [j, k, l, m, n, o, p, q, r]: Projection,
): Projection {
  return [
    a * j + b * m + c * p,
    a * k + b * n + c * q,
    a * l + b * o + c * r,
    d * j + e * m + f * p,
    d * k + e * n + f * q,
    d * l + e * o + f * r,
    g * j + h * m + i * p,
    g * k + h * n + i * q,
    g * l + h * o + i * r,
  ];
}

/** The way back, up to a factor of all nine, which makes no difference. */
export function invertProjection([a, b, c, d, e, f, g, h, i]: Projection): Projection {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

export const shift = (x: number, y: number): Projection => [1, 0, x, 0, 1, y, 0, 0, 1];

export const enlarge = (scale: number): Projection => [scale, 0, 0, 0, scale, 0, 0, 0, 1];

/** Clockwise about the origin. */
export function rotate(degrees: number): Projection {
  const radians = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  return [cos, -sin, 0, sin, cos, 0, 0, 0, 1];
}

/** A rectangle of this size, from its origin, onto four corners (Heckbert, 1989). */
export function projectOnto({ width, height }: Size, corners: Corners): Projection {
  const [p, q, r, s] = corners;
  const [right, down] = [
    { x: q.x - r.x, y: q.y - r.y },
    { x: s.x - r.x, y: s.y - r.y },
  ];
  const off = { x: p.x - q.x + r.x - s.x, y: p.y - q.y + r.y - s.y };
  const area = right.x * down.y - down.x * right.y;
  const g = (off.x * down.y - down.x * off.y) / area;
  const h = (right.x * off.y - off.x * right.y) / area;
  return [
    (q.x - p.x + g * q.x) / width,
    (s.x - p.x + h * s.x) / height,
    p.x,
    (q.y - p.y + g * q.y) / width,
    (s.y - p.y + h * s.y) / height,
    p.y,
    g / width,
    h / height,
    1,
  ];
}

/** The corners of a rectangle from the origin. */
export function listCorners({ width, height }: Size): Corners {
  return [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: height },
    { x: 0, y: height },
  ];
}

export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The upright rectangle around an upright one that was projected. */
export function projectEdges(by: Projection, { left, top, right, bottom }: Edges): Edges {
  const corners = [
    project(by, left, top),
    project(by, right, top),
    project(by, left, bottom),
    project(by, right, bottom),
  ];
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
