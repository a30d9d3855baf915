import { PlaceFileError } from '../place-file-problem.ts';
import type { FileReading } from './reader.types.ts';

/** The places that were read; throws `broken` if the damage left none. */
export function wholeEnough(reading: FileReading): FileReading {
  if (reading.isDamaged && reading.places.length === 0) throw new PlaceFileError('broken');
  return reading;
}
