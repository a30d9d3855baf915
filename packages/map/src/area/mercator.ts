const MAX_LATITUDE = 85.0511;

/** Web Mercator: the world as a square from 0 to 1, x eastward and y southward. */
export function toMercator(longitude: number, latitude: number): [x: number, y: number] {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, latitude));
  const sine = Math.sin((clamped * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}

/** Longitude and latitude of the west and north edge of a tile. */
export function tileCorner(x: number, y: number, zoom: number): [west: number, north: number] {
  const count = 2 ** zoom;
  const latitude = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / count)));
  return [(x / count) * 360 - 180, (latitude * 180) / Math.PI];
}
