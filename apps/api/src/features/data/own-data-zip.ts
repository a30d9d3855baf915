import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { OwnData } from '@ooo/domain/account/own-data.schema';
import { type FetchDocument, listOwnDataFiles } from './own-data-files.ts';

/** The readable files of an account as a zip; each part is made once the receiver has taken the one before. */
export async function* zipOwnData(
  data: OwnData,
  fetchDocument: FetchDocument,
): AsyncGenerator<Uint8Array, void> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { path, content } of listOwnDataFiles(data, fetchDocument)) {
    const isText = typeof content === 'string';
    const file = isText ? new ZipDeflate(path) : new ZipPassThrough(path);
    zip.add(file);
    for await (const part of isText ? [new TextEncoder().encode(content)] : content) {
      file.push(part);
      yield* chunks.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
