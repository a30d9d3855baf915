import {
  type EncodingChoice,
  FILE_ENCODINGS,
  type FileEncoding,
} from '@ooo/domain/place-files/file-encoding';
import { decodeWhole } from './decode-whole.ts';
import { COMMON_LETTERS, isAtHome } from './encoding-letters.ts';

/** The lines with other than ASCII characters that are looked at. */
const SAMPLE_BYTES = 64 * 1024;
const LONGEST_SAMPLE = 60;
/** How well a text must fit an encoding, and how much better than any other. */
const SURE = 0.75;
const CLEARLY = 0.12;
/** A penalty for Central Europe's: `España` is an equally good word there with another letter. */
const RARER: Partial<Record<FileEncoding, number>> = { 'windows-1250': 0.14 };
/** How much of the score comes from characters that the encoding is typically used for; the rest is how common they are. */
const HOME_SHARE = 0.7;

interface Guess {
  readonly encoding: FileEncoding;
  readonly text: string;
  readonly score: number;
}

/**
 * The encoding of text that is not UTF-8: the one in which its characters are those of names. Where none clearly is, all
 * in which it is text, the likeliest first. Empty for what is not text.
 */
export function guessEncoding(bytes: Uint8Array): FileEncoding | readonly EncodingChoice[] {
  const sample = foreignLines(bytes);
  const guesses = FILE_ENCODINGS.flatMap((encoding): Guess[] => {
    const text = decodeWhole(sample, encoding);
    if (text === undefined || hasControls(text) || decodeWhole(bytes, encoding) === undefined)
      return [];
    return [{ encoding, text, score: scoreOf(sample, text, encoding) }];
  }).sort((a, b) => b.score - a.score);
  const [best] = guesses;
  if (!best) return [];
  const rival = guesses.find(({ text }) => text !== best.text);
  if (best.score >= SURE && best.score - (rival?.score ?? 0) >= CLEARLY) return best.encoding;
  const seen = new Set<string>();
  return guesses.flatMap(({ encoding, text }) => {
    const words = foreignWords(text);
    if (seen.has(words)) return [];
    seen.add(words);
    return [{ encoding, sample: words }];
  });
}

/** The lines that have bytes beyond ASCII, as many as are looked at. */
function foreignLines(bytes: Uint8Array): Uint8Array {
  const lines: Uint8Array[] = [];
  let length = 0;
  for (let start = 0; start < bytes.length && length < SAMPLE_BYTES;) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found + 1;
    const line = bytes.subarray(start, end);
    if (line.some((byte) => byte >= 0x80)) {
      lines.push(line);
      length += line.length;
    }
    start = end;
  }
  return Buffer.concat(lines);
}

function hasControls(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uE000-\uF8FF]/.test(text);
}

function scoreOf(bytes: Uint8Array, text: string, encoding: FileEncoding): number {
  const letters = [...text.matchAll(/[^\p{ASCII}\s]/gu)].map(([letter]) => letter);
  const known = letters.filter((letter) => COMMON_LETTERS[encoding].has(letter)).length;
  const common = ((1 - HOME_SHARE) * known) / letters.length;
  return HOME_SHARE * isAtHome(bytes, text, encoding) + common - (RARER[encoding] ?? 0);
}

/** The first words that are not in ASCII, to be told apart by eye. */
function foreignWords(text: string): string {
  const words = text.match(/[^\s,;|"]*[^\p{ASCII}\s][^\s,;|"]*/gu) ?? [];
  return words.slice(0, 6).join(' ').slice(0, LONGEST_SAMPLE);
}
