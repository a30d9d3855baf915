import { detectType } from './detect-type.ts';
import type { FileType } from './file-type.ts';

/** Of the readable kinds except pictures, whose bytes tell. */
export const MEDIA_TYPES: Readonly<Partial<Record<FileType, string>>> = {
  pdf: 'application/pdf',
  html: 'text/html',
  mail: 'message/rfc822',
  text: 'text/plain',
  calendar: 'text/calendar',
  pass: 'application/vnd.apple.pkpass',
  passes: 'application/vnd.apple.pkpasses',
  data: 'application/json',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  'rich-text': 'application/rtf',
};

/** The media type of a document by its content; undefined for what no reader takes. */
export function mediaTypeOf(bytes: Uint8Array): string | undefined {
  if (bytes.byteLength === 0) return undefined;
  const type = detectType(bytes);
  return type === 'image' ? pictureTypeOf(bytes) : MEDIA_TYPES[type];
}

/** By the first bytes: only these of the readable pictures begin so. */
function pictureTypeOf(bytes: Uint8Array): string | undefined {
  const brand = Buffer.from(bytes.subarray(4, 8)).toString('latin1');
  if (brand === 'ftyp') return 'image/heic';
  return { 0x89: 'image/png', 0xff: 'image/jpeg', 0x52: 'image/webp' }[bytes[0] ?? 0];
}
