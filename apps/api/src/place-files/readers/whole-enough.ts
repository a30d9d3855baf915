import { PlaceFileError } from '../place-file-problem.ts';
import type { FileReading } from './reader.types.ts';

/** What was read, unless the damage left nothing of it: throws `broken` then. */
export function wholeEnough(reading: FileReading): FileReading {
  if (reading.isDamaged && reading.places.length === 0) throw new PlaceFileError('broken');
  return reading;
}
