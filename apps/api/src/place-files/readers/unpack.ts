import { MAX_UNPACKED_PLACES_BYTES } from '@ooo/domain/place-files/place-files.schema';
import { Unzip, UnzipInflate } from 'fflate';
import { PlaceFileError } from '../place-file-problem.ts';

/** How many compressed bytes are inflated between two checks of the size: a byte can become some thousand. */
const SLICE_BYTES = 8 * 1024;
const MAX_ENTRIES = 2000;

const READABLE = /\.(?:kml|gpx|geojson|json|csv)$/i;

/** Apple's archives have a shadow of every file. */
const isReadable = (name: string): boolean =>
  READABLE.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name);

/**
 * The files in an archive that may have places, in its order. The unpacked bytes are counted as they come, whatever the
 * archive says, and nothing else is unpacked.
 */
export function unpack(bytes: Uint8Array): Uint8Array[] {
  const files: Uint8Array[][] = [];
  let entries = 0;
  let unpacked = 0;
  /** Files that have not ended yet. */
  let open = 0;
  const unzip = new Unzip((file) => {
    entries += 1;
    if (entries > MAX_ENTRIES) throw new PlaceFileError('too-large-unpacked');
    if (!isReadable(file.name)) return;
    const chunks: Uint8Array[] = [];
    files.push(chunks);
    open += 1;
    file.ondata = (error, chunk, isLast) => {
      // fflate also hands over what this function itself throws.
      if (error) throw error;
      if (isLast) open -= 1;
      unpacked += chunk.length;
      if (unpacked > MAX_UNPACKED_PLACES_BYTES) throw new PlaceFileError('too-large-unpacked');
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let start = 0; start < bytes.length; start += SLICE_BYTES) {
      const end = Math.min(start + SLICE_BYTES, bytes.length);
      unzip.push(bytes.subarray(start, end), end === bytes.length);
    }
  } catch (error) {
    throw error instanceof PlaceFileError ? error : new PlaceFileError('broken');
  }
  if (open > 0 || entries === 0) throw new PlaceFileError('broken');
  return files.map((chunks) => Buffer.concat(chunks));
}
