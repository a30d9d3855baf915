import { analyse } from 'chardet';
import { decodeShiftedKorean, isShiftedKorean } from './shifted-korean.ts';
import { toWesternBytes } from './western-bytes.ts';

/** How much of a file is used to guess its encoding. */
const SAMPLE_BYTES = 64 * 1024;

const BYTE_ORDER_MARKS: readonly { readonly label: string; readonly bytes: readonly number[] }[] = [
  { label: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { label: 'utf-16le', bytes: [0xff, 0xfe] },
  { label: 'utf-16be', bytes: [0xfe, 0xff] },
];

/**
 * Text of bytes in an encoding that is not vouched for. Never fails: what cannot be decoded becomes U+FFFD.
 * `declared` is the label that the document gives itself; it counts only where the bytes do not say better.
 */
export function decodeText(bytes: Uint8Array, declared?: string): string {
  if (isShiftedKorean(bytes)) return decodeShiftedKorean(bytes);
  const label = findEncoding(bytes, declared);
  return new TextDecoder(label).decode(bytes);
}

/**
 * A text that was decoded as Western because its label said so, or because it had none that is known. It is decoded
 * anew where its bytes leave no doubt that they are UTF-8 or Korean.
 */
export function decodeAgain(text: string): string {
  if (/^\p{ASCII}*$/u.test(text) && !text.includes('\u001B')) return text;
  const bytes = toWesternBytes(text);
  if (bytes === undefined) return text;
  const isSure =
    isShiftedKorean(bytes) || decodes(bytes, 'utf-8') || isKorean(bytes.subarray(0, SAMPLE_BYTES));
  return isSure ? decodeText(bytes) : text;
}

function findEncoding(bytes: Uint8Array, declared: string | undefined): string {
  const marked = BYTE_ORDER_MARKS.find((mark) =>
    mark.bytes.every((byte, at) => bytes[at] === byte),
  );
  if (marked) return marked.label;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const wide = findUtf16(sample);
  if (wide) return wide;
  if (decodes(bytes, 'utf-8')) return 'utf-8';
  if (declared !== undefined && isEncoding(declared)) return declared;
  if (isKorean(sample)) return 'euc-kr';
  const guess = analyse(sample).find(({ name }) => isEncoding(name) && isPlausible(sample, name));
  return guess?.name ?? 'windows-1252';
}

/** East Asian text comes in words: one such character in a Latin word is an accent misread. */
function isPlausible(sample: Uint8Array, label: string): boolean {
  const text = new TextDecoder(label).decode(sample);
  const runs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu) ?? [];
  return runs.length === 0 || runs.some((run) => run.length > 1);
}

/** UTF-16 without a mark: tickets are mostly ASCII, so every other byte is mostly zero. */
function findUtf16(sample: Uint8Array): string | undefined {
  const zeros: [even: number, odd: number] = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const half = sample.length / 2;
  if (half < 2) return undefined;
  if (zeros[1] > half * 0.4 && zeros[0] < half * 0.05) return 'utf-16le';
  if (zeros[0] > half * 0.4 && zeros[1] < half * 0.05) return 'utf-16be';
  return undefined;
}

/**
 * Statistics need more text than a ticket has, and take short Korean for Chinese. Hangul in EUC-KR is two
 * high bytes a syllable, and Chinese or Latin text read as EUC-KR is hardly ever syllables only.
 */
function isKorean(sample: Uint8Array): boolean {
  const text = new TextDecoder('euc-kr').decode(sample);
  const beyondAscii = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const syllables = text.match(/[가-힣]/g)?.length ?? 0;
  const highBytes = sample.reduce((count, byte) => (byte > 0x7f ? count + 1 : count), 0);
  return syllables > 0 && syllables >= beyondAscii * 0.9 && highBytes >= syllables * 1.8;
}

function decodes(bytes: Uint8Array, label: string): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function isEncoding(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== 'replacement';
  } catch {
    return false;
  }
}
