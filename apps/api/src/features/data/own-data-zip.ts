import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { OwnData } from '@ooo/domain/account/own-data.schema';
import { type FetchDocument, listOwnDataFiles } from './own-data-files.ts';

async function* zipChunks(
  data: OwnData,
  fetchDocument: FetchDocument,
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { path, content } of listOwnDataFiles(data, fetchDocument)) {
    const isText = typeof content === 'string';
    const file = isText ? new ZipDeflate(path) : new ZipPassThrough(path);
    zip.add(file);
    file.push(isText ? new TextEncoder().encode(content) : content, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}

/** The readable files of an account as a zip; each is made when the receiver has taken the one before. */
export function zipOwnData(data: OwnData, fetchDocument: FetchDocument): Readable {
  return Readable.from(zipChunks(data, fetchDocument), { objectMode: false });
}
