import { placesOfTable } from '@ooo/domain/place-files/csv-places';
import { MAX_PLACES_READ } from '@ooo/domain/place-files/place-files.schema';
import { parse } from 'csv-parse/sync';
import { PlaceFileError } from '../place-file-problem.ts';
import type { FileReading } from './reader.types.ts';

const DELIMITERS = [',', ';', '\t', '|'] as const;
/** No cell of a list of places is longer. */
const MAX_ROW_CHARACTERS = 200_000;

/** The sign that the first lines have most often outside quotes. */
function guessDelimiter(text: string): string {
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => ({ sign, count: head.split(sign).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).sign;
}

function toRows(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: guessDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_ROW_CHARACTERS,
      // One more than are read, and those before the header.
      to: MAX_PLACES_READ + 20,
    });
  } catch {
    throw new PlaceFileError('broken');
  }
}

/** The places of a table, its columns by their names. */
export function readCsv(text: string): FileReading {
  const table = placesOfTable(toRows(text));
  if (!table.ok) throw new PlaceFileError(table.reason);
  const { places, isGoogleList } = table.value;
  return {
    format: isGoogleList ? 'google' : 'csv',
    places: places.slice(0, MAX_PLACES_READ),
    shapes: 0,
    notRead: Math.max(0, text.split('\n').length - 2 - MAX_PLACES_READ),
    isDamaged: false,
  };
}
