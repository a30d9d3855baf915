import { Coordinates } from '../shared/coordinates.schema.ts';

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d{1,15})?`;
const PAIR = new RegExp(String.raw`^(?:geo:)?\s*(${NUMBER})\s*[,;\s]\s*(${NUMBER})\s*$`, 'i');

/**
 * The coordinates in a text as maps copy it: `37.5796, 126.9770`, latitude first, in decimal degrees. Undefined if it is
 * anything else, or lies beyond the poles or the date line.
 */
export function parseTypedCoordinates(text: string): Coordinates | undefined {
  const [, latitude, longitude] = PAIR.exec(text.trim()) ?? [];
  return Coordinates.safeParse([Number(longitude), Number(latitude)]).data;
}

/** As {@link parseTypedCoordinates} reads it, to about a metre. */
export function writeTypedCoordinates([longitude, latitude]: Coordinates): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}
