import { detectOle, detectZip } from './detect-container.ts';
import type { FileType } from './file-type.ts';
import { decodeText } from './text/decode-text.ts';

const HEAD_BYTES = 4096;
const PDF_HEADER_WITHIN = 1024;

interface Signature {
  readonly type: FileType;
  readonly at?: number;
  readonly ascii: string;
}

const SIGNATURES: readonly Signature[] = [
  { type: 'image', ascii: '\u0089PNG' },
  { type: 'image', ascii: '\u00FF\u00D8\u00FF' },
  { type: 'picture', ascii: 'GIF8' },
  { type: 'image', ascii: 'WEBP', at: 8 },
  { type: 'picture', ascii: 'ftypavi', at: 4 },
  { type: 'image', ascii: 'ftyphe', at: 4 },
  { type: 'image', ascii: 'ftypmif1', at: 4 },
  { type: 'image', ascii: 'ftypmsf1', at: 4 },
  { type: 'picture', ascii: 'II*\0' },
  { type: 'picture', ascii: 'MM\0*' },
  { type: 'picture', ascii: 'BM' },
  { type: 'rich-text', ascii: '{\\rtf' },
  { type: 'archive', ascii: '\u001F\u008B' },
  { type: 'archive', ascii: '7z\u00BC\u00AF' },
  { type: 'archive', ascii: 'Rar!' },
];

/** The type of a file by its bytes: a name proves nothing. */
export function detectType(bytes: Uint8Array): FileType {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (head.slice(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
  if (head.startsWith('PK\u0003\u0004')) return detectZip(bytes);
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0')) return detectOle(bytes);
  const signature = SIGNATURES.find(({ ascii, at = 0 }) => head.startsWith(ascii, at));
  const text = decodeText(headOf(bytes)).trimStart();
  const isBinary = looksBinary(text);
  // "BMI" starts a text as well as a bitmap.
  if (signature && (signature.ascii.length > 2 || isBinary)) return signature.type;
  if (isBinary) return 'binary';
  if (/^BEGIN:V(?:CALENDAR|EVENT)\s/i.test(text)) return 'calendar';
  if (isData(text)) return 'data';
  if (isMail(text)) return 'mail';
  return isHtml(text) ? 'html' : 'text';
}

/** The first bytes, without a character that would be cut in two at their end. */
function headOf(bytes: Uint8Array): Uint8Array {
  let end = Math.min(bytes.length, HEAD_BYTES);
  while (end > HEAD_BYTES - 4 && isContinuation(bytes[end])) end -= 1;
  return bytes.subarray(0, end);
}

/** A byte of a UTF-8 character that is not its first. */
function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x80 && byte < 0xc0;
}

/** Text may have a few control characters; a file full of them is not text. */
function looksBinary(text: string): boolean {
  const strange = text.match(/[^\P{Cc}\s]|\uFFFD/gu)?.length ?? 0;
  return strange > text.length * 0.1;
}

const HEADER_LINE = /^[!-9;-~]+:/;
const TECHNICAL_HEADER =
  /^(message-id|mime-version|received|return-path|delivered-to|content-type|content-transfer-encoding|dkim-signature):/i;

/** RFC 5322: a block of header lines. A pasted ticket with `From:` and `To:` is not a mail. */
function isMail(text: string): boolean {
  const block = text.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const lines = block.split(/\r?\n/).filter((line) => !/^[ \t]|^>?From /.test(line));
  // The head may end in the middle of a long header.
  const headers = block.length === text.length ? lines.slice(0, -1) : lines;
  if (headers.length === 0 || !headers.every((line) => HEADER_LINE.test(line))) return false;
  if (headers.some((line) => TECHNICAL_HEADER.test(line))) return true;
  return (
    headers.some((line) => /^from:.*@/i.test(line)) &&
    headers.some((line) => /^subject:/i.test(line))
  );
}

const DATA_START = /^(?:\[\s*)?\{\s*"/;
const DATA_WORD =
  /"(?:passTypeIdentifier|boardingPass|primaryFields)"|"@context"\s*:\s*\[?\s*"https?:\/\/(?:www\.)?schema\.org/;

/** The inside of a wallet pass, or the data of schema.org that pages have in them. */
function isData(text: string): boolean {
  return DATA_START.test(text) && DATA_WORD.test(text);
}

const HTML_START = /^<(!doctype html|!--|[a-z][a-z0-9]*[\s/>])/i;
const HTML_TAG = /<(html|head|body|table|div|script|meta|style|p|span|br|td|li|b|h[1-6])\b/i;

function isHtml(text: string): boolean {
  if (/<(html|!doctype html|body|table)\b/i.test(text)) return true;
  return HTML_START.test(text) && HTML_TAG.test(text);
}
