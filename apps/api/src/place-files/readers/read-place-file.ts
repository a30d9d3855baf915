import type { FileEncoding } from '@ooo/domain/place-files/file-encoding';
import { MAX_PLACES_READ } from '@ooo/domain/place-files/place-files.schema';
import { PlaceFileError } from '../place-file-problem.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readGeojson } from './read-geojson.ts';
import { readGpx } from './read-gpx.ts';
import { readKml } from './read-kml.ts';
import type { FileReading } from './reader.types.ts';
import { unpack } from './unpack.ts';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** How PDF, pictures, programs and other archives begin, whatever their names say. */
const OTHERS = [
  '25504446',
  '89504e47',
  '47494638',
  'ffd8ff',
  '7f454c46',
  '4d5a',
  '52617221',
  '1f8b',
];

const isZip = (bytes: Uint8Array): boolean => ZIP.every((byte, at) => bytes[at] === byte);

function readText(bytes: Uint8Array, encoding?: FileEncoding): FileReading {
  const text = decodeText(bytes, encoding).replace(/^\uFEFF/, '');
  const start = text.slice(0, 4000).trimStart();
  if (start === '') {
    return { format: 'csv', places: [], shapes: 0, notRead: 0, isDamaged: false };
  }
  if (start.startsWith('{') || start.startsWith('[')) return readGeojson(text.trim());
  if (!start.startsWith('<')) return readCsv(text);
  if (/<(?:\w+:)?gpx[\s>]/.test(start)) return readGpx(text.trimStart());
  if (/<(?:\w+:)?kml[\s>]|<!DOCTYPE/i.test(start) && !/<!DOCTYPE\s+html|<html/i.test(start)) {
    return readKml(text.trimStart());
  }
  throw new PlaceFileError('unknown-format');
}

/** Of several files in an archive those that can be read, together. */
function readTogether(files: readonly Uint8Array[], encoding?: FileEncoding): FileReading {
  const readings: FileReading[] = [];
  let problem = new PlaceFileError('unknown-format');
  for (const bytes of files) {
    try {
      readings.push(readText(bytes, encoding));
    } catch (error) {
      if (!(error instanceof PlaceFileError)) throw error;
      // An archive of Takeout also has files that list no places.
      problem = error;
    }
  }
  const [first] = readings;
  if (!first) throw problem;
  const places = readings.flatMap((reading) => reading.places);
  const sum = (key: 'shapes' | 'notRead'): number =>
    readings.reduce((total, reading) => total + reading[key], 0);
  return {
    format: first.format,
    places: places.slice(0, MAX_PLACES_READ),
    shapes: sum('shapes'),
    notRead: sum('notRead') + Math.max(0, places.length - MAX_PLACES_READ),
    isDamaged: readings.some((reading) => reading.isDamaged),
  };
}

/** The places of a file, by what is in it and not by its name. `encoding` is the traveller's word. Throws PlaceFileError. */
export function readPlaceFile(bytes: Uint8Array, encoding?: FileEncoding): FileReading {
  if (isZip(bytes)) return readTogether(unpack(bytes), encoding);
  const head = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  if (OTHERS.some((signature) => head.startsWith(signature))) {
    throw new PlaceFileError('unknown-format');
  }
  return readText(bytes, encoding);
}
