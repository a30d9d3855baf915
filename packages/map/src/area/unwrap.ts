import type { Geometry, Position } from 'geojson';

/**
 * A line that jumps from 180 to -180 degrees, going on beyond 180 instead: the tile cutter needs
 * this, and would otherwise draw the jump across the whole world.
 */
export function unwrapLine(line: readonly Position[]): Position[] {
  let turns = 0;
  let last: number | undefined;
  return line.map(([x = 0, y = 0]) => {
    if (last !== undefined && x - last > 180) turns -= 1;
    if (last !== undefined && x - last < -180) turns += 1;
    last = x;
    return [x + turns * 360, y];
  });
}

/** The same for a ring. One that goes around a pole does not close so, and stays as it is. */
export function unwrapRing(ring: readonly Position[]): Position[] {
  const unwrapped = unwrapLine(ring);
  const closes = unwrapped[0]?.[0] === unwrapped.at(-1)?.[0];
  return closes ? unwrapped : [...ring];
}

/** A shape of lines or areas without jumps; points pass as they are. */
export function unwrapGeometry(geometry: Geometry): Geometry {
  switch (geometry.type) {
    case 'LineString':
      return { ...geometry, coordinates: unwrapLine(geometry.coordinates) };
    case 'MultiLineString':
      return { ...geometry, coordinates: geometry.coordinates.map(unwrapLine) };
    case 'Polygon':
      return { ...geometry, coordinates: geometry.coordinates.map(unwrapRing) };
    case 'MultiPolygon':
      return {
        ...geometry,
        coordinates: geometry.coordinates.map((polygon) => polygon.map(unwrapRing)),
      };
    default:
      return geometry;
  }
}
