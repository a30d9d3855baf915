import { PlaceFileError } from '../place-file-problem.ts';

function withMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** UTF-16 without a mark has a zero beside each letter of the first words of any of our formats. */
function withoutMark([first, second]: Uint8Array): string | undefined {
  if (first !== undefined && first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== undefined && second !== 0 ? 'utf-16be' : undefined;
}

/** As an XML declaration says; undefined without one. */
function declared(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^\s*<\?xml[^>]*?encoding=["']([\w-]{1,30})["']/.exec(head)?.[1];
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * The text of a file, whatever program wrote it: by its byte order mark or declaration, else as UTF-8, else as
 * spreadsheets in Korea (EUC-KR) or in the west (Windows-1252) write it. Throws `broken` for what is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const known = withMark(bytes) ?? withoutMark(bytes);
  const text = known
    ? decode(bytes, known)
    : (decode(bytes, declared(bytes) ?? 'utf-8') ??
      decode(bytes, 'utf-8') ??
      decode(bytes, 'euc-kr') ??
      decode(bytes, 'windows-1252'));
  if (text === undefined || text.includes('\u0000')) throw new PlaceFileError('broken');
  return text;
}
