import type { FileType } from './file-type.ts';
import { listNames } from './zip/open-zip.ts';

/** A zip's type by the name of a file in it; the first match counts. */
const ZIP_CONTENTS: readonly (readonly [name: RegExp, type: FileType])[] = [
  [/^pass\.json$/, 'pass'],
  [/^word\/document\d*\.xml$/, 'docx'],
  [/^xl\/workbook\./, 'spreadsheet'],
  [/^ppt\/presentation\./, 'presentation'],
  [/^META-INF\/manifest\.xml$/, 'open-document'],
  [/^[^/]*\.pkpass$/i, 'passes'],
];

/** By the zip's own directory: a nested zip's files prove nothing. */
export function detectZip(bytes: Uint8Array): FileType {
  const names = listNames(bytes) ?? [];
  return ZIP_CONTENTS.find(([name]) => names.some((each) => name.test(each)))?.[1] ?? 'archive';
}

/** The type of a Microsoft compound file, by the name of a stream in it. */
const OLE_STREAMS: readonly (readonly [name: string, type: FileType])[] = [
  ['WordDocument', 'doc'],
  // A protected document of a current Office is wrapped in an old compound file.
  ['EncryptedPackage', 'doc'],
  ['__properties_version1.0', 'outlook'],
  ['Workbook', 'spreadsheet'],
  ['PowerPoint Document', 'presentation'],
];

/** By the names of its streams; `binary` where it has none of those that are known. */
export function detectOle(bytes: Uint8Array): FileType {
  return OLE_STREAMS.find(([name]) => hasStream(bytes, name))?.[1] ?? 'binary';
}

/** Names of streams are UTF-16 with a NUL at the end. */
export function hasStream(bytes: Uint8Array, name: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from(`${name}\0`, 'utf16le'),
  );
}
