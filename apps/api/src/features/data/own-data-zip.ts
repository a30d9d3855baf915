import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import type { OwnData } from '@ooo/domain/account/own-data.schema';
import { listOwnDataFiles } from './own-data-files.ts';

function* zipChunks(data: OwnData): Generator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const { path, text } of listOwnDataFiles(data)) {
    const file = new ZipDeflate(path);
    zip.add(file);
    file.push(new TextEncoder().encode(text), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

/** The readable files of an account as a zip; each is made when the receiver has taken the one before. */
export function zipOwnData(data: OwnData): Readable {
  return Readable.from(zipChunks(data), { objectMode: false });
}
