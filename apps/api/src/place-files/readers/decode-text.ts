import type { FileEncoding } from '@ooo/domain/place-files/file-encoding';
import { PlaceFileError } from '../place-file-problem.ts';
import { decodeWhole } from './decode-whole.ts';
import { guessEncoding } from './guess-encoding.ts';

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

/** The encoding of an XML declaration; undefined without one. */
function declared(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^\s*<\?xml[^>]*?encoding=["']([\w-]{1,30})["']/.exec(head)?.[1];
}

/**
 * The text of a file, whatever program wrote it: as the traveller says, by its byte order mark or declaration, as UTF-8,
 * else in the older encoding that its letters fit. Throws `broken` for what is not text, and `unknown-encoding` with the
 * choices where several are as likely.
 */
export function decodeText(bytes: Uint8Array, encoding?: FileEncoding): string {
  const known = withMark(bytes) ?? withoutMark(bytes);
  const text = known
    ? decodeWhole(bytes, known)
    : (decodeWhole(bytes, 'utf-8') ??
      decodeWhole(bytes, encoding ?? declared(bytes) ?? 'utf-8') ??
      decodeLegacy(bytes));
  if (text === undefined || text.includes('\u0000')) throw new PlaceFileError('broken');
  return text;
}

function decodeLegacy(bytes: Uint8Array): string | undefined {
  const guess = guessEncoding(bytes);
  if (typeof guess === 'string') return decodeWhole(bytes, guess);
  if (guess.length === 0) return undefined;
  throw new PlaceFileError('unknown-encoding', guess);
}
