import { Coordinates } from '../shared/coordinates.schema.ts';

const POINT = /^\s*(?:SRID=\d+;)?POINT\s*(?:Z\s*)?\(\s*([-+\d.eE]+)\s+([-+\d.eE]+)/i;
const PAIR =
  /^\s*[([]?\s*([-+]?\d{1,3}(?:\.\d+)?)°?\s*[,;/\s]\s*([-+]?\d{1,3}(?:\.\d+)?)°?\s*[)\]]?\s*$/;

/** What was written as a position: `nowhere` for numbers that are no place on earth. */
export type WrittenPosition = Coordinates | 'nowhere' | undefined;

/** Of a longitude and a latitude; undefined unless both are numbers. 0, 0 is how exporters write "unknown". */
export function toPosition(longitude: number, latitude: number): WrittenPosition {
  if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return undefined;
  if (longitude === 0 && latitude === 0) return undefined;
  return Coordinates.safeParse([longitude, latitude]).data ?? 'nowhere';
}

/** A number as people write it, with a comma too: `37,5665`. NaN for anything else. */
export function toNumber(text: string): number {
  const plain = text.trim().replace(/°$/, '');
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** `37.5665, 126.978` with the latitude first, or `POINT (126.978 37.5665)` with the longitude first. */
export function positionInText(text: string): WrittenPosition {
  const [, x, y] = POINT.exec(text) ?? [];
  if (x !== undefined && y !== undefined) return toPosition(Number(x), Number(y));
  const [, latitude, longitude] = PAIR.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  return toPosition(Number(longitude), Number(latitude));
}
