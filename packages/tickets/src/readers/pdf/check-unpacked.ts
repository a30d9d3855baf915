import { Inflate } from 'fflate';
import {
  BYTES_PER_MEGABYTE,
  MAX_PDF_STREAM_BYTES,
  MAX_PDF_UNPACKED_BYTES,
  MAX_PICTURE_PIXELS,
} from '../../limits.ts';
import { TicketError } from '../../ticket-error.ts';

/** How far before its stream a dictionary is looked for. */
const DICTIONARY = 2000;
/** The most bytes that one byte can unpack to. */
const MOST_PER_BYTE = 1032;
/** Packed bytes that are inflated between two checks of the result. */
const SLICE_BYTES = 16 * 1024;
/** Streams that belong to a picture, a font or a profile of colours, which are large in honest documents. */
const LARGE_KIND =
  /\/(?:Image|Length1|Type1C|CIDFontType0C|OpenType|FontFile\d?|ICCBased|Alternate)\b/u;
const MOST_OF_LARGE = 4 * MAX_PICTURE_PIXELS;
const PACKED = /^Fl(?:ateDecode)?$/u;
const OTHER_PACKED = /^(?:LZW(?:Decode)?|RL|RunLengthDecode)$/u;

/**
 * Refuses a PDF whose streams unpack to more than a ticket can need, before the library unpacks them whole: what it
 * makes of a page takes twenty times its stream. Filters in filters are followed. Streams that are encrypted, or behind
 * other filters, are left to the limits of the reader's process.
 */
export function checkUnpacked(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let room = MAX_PDF_UNPACKED_BYTES;
  for (const { dictionary, data } of listStreams(file)) {
    const filters = filtersOf(dictionary);
    const isLarge = LARGE_KIND.test(dictionary);
    const most = isLarge ? MOST_OF_LARGE : Math.min(room, MAX_PDF_STREAM_BYTES);
    const unpacked = unpackedBytes(data, filters, most);
    if (!isLarge) room -= unpacked;
  }
}

function* listStreams(file: Buffer): Generator<{ dictionary: string; data: Buffer }> {
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = startOfData(file, at);
    if (start === undefined) continue;
    const before = file.toString('latin1', Math.max(0, at - DICTIONARY), at);
    // Names may be written with the codes of their letters.
    const dictionary = before
      .slice(before.lastIndexOf(' obj') + 1)
      .replaceAll(/#([0-9a-f]{2})/giu, (_, code: string) =>
        String.fromCharCode(parseInt(code, 16)),
      );
    const found = file.indexOf('endstream', start);
    const end = found < 0 ? file.length : found;
    yield { dictionary, data: file.subarray(start, end) };
    at = end;
  }
}

/** Behind the line's end that follows the word; undefined where it is not a stream's. */
function startOfData(file: Buffer, at: number): number | undefined {
  const behind = file[at + 6];
  if (behind === 0x0a) return at + 7;
  if (behind !== 0x0d) return undefined;
  return file[at + 7] === 0x0a ? at + 8 : at + 7;
}

function filtersOf(dictionary: string): string[] {
  const written = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/\w+)/u.exec(dictionary)?.[1] ?? '';
  return [...written.matchAll(/\/(\w+)/gu)].map(([, name = '']) => name);
}

function unpackedBytes(data: Buffer, filters: readonly string[], most: number): number {
  const packings = filters.filter((name) => PACKED.test(name) || OTHER_PACKED.test(name));
  // Data packed by another of these is not packed again; its unpacked size is not known in advance.
  if (packings.length > 1 && packings.some((name) => OTHER_PACKED.test(name))) throw tooMuch();
  if (data.length * MOST_PER_BYTE ** packings.length <= most) return data.length;
  let content: Uint8Array = data;
  for (const [at, name] of filters.entries()) {
    if (!PACKED.test(name)) return content.length;
    const isLast = at === filters.length - 1;
    const { length, parts } = inflate(content, most, !isLast);
    if (isLast) return length;
    content = Buffer.concat(parts);
  }
  return content.length;
}

/** The result, as far as it can be unpacked; its parts if they are kept. */
function inflate(
  packed: Uint8Array,
  most: number,
  isKept: boolean,
): { readonly length: number; readonly parts: readonly Uint8Array[] } {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflater = new Inflate((part) => {
    length += part.length;
    if (isKept) parts.push(part);
  });
  // Behind the two bytes of zlib's head, whose checksum at the end is not needed.
  for (let at = 2; at < packed.length; at += SLICE_BYTES) {
    try {
      inflater.push(packed.subarray(at, at + SLICE_BYTES));
    } catch {
      break;
    }
    if (length > most) throw tooMuch();
  }
  return { length, parts };
}

function tooMuch(): TicketError {
  const limit = MAX_PDF_UNPACKED_BYTES / BYTES_PER_MEGABYTE;
  return new TicketError('TOO_LARGE', (say) => say.tooLargeUnpacked(limit));
}
