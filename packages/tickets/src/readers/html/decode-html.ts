import { decodeText } from '../text/decode-text.ts';

const CHARSET_WITHIN = 2048;
const CHARSET = /<meta[^<>]{0,200}?charset\s*=\s*["']?([\w-]{3,20})/i;

/** A page in the encoding that it declares, or that its bytes show. */
export function decodeHtml(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, CHARSET_WITHIN)).toString('latin1');
  return decodeText(bytes, CHARSET.exec(head)?.[1]);
}
