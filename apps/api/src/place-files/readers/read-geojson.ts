import { fieldOf } from '@ooo/domain/place-files/place-columns';
import { placesOfGeojson } from '@ooo/domain/place-files/geojson-places';
import { MAX_PLACES_READ } from '@ooo/domain/place-files/place-files.schema';
import { PlaceFileError } from '../place-file-problem.ts';
import { toPlainText } from './plain-text.ts';
import type { FileReading } from './reader.types.ts';

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PlaceFileError('broken');
  }
}

/** The points of a GeoJSON document. */
export function readGeojson(text: string): FileReading {
  const read = placesOfGeojson(parseJson(text), MAX_PLACES_READ);
  if (!read.ok) throw new PlaceFileError('unknown-format');
  const { places, shapes, isGoogle, total } = read.value;
  return {
    format: isGoogle ? 'google' : 'geojson',
    places: places.map(({ values, position }) => ({
      values: values.map(([name, value]) => [
        name,
        fieldOf(name) === 'notes' ? toPlainText(value) : value,
      ]),
      position,
    })),
    shapes,
    notRead: Math.max(0, total - MAX_PLACES_READ),
    isDamaged: false,
  };
}
