import { toLegDrafts } from '../structured/flight-reservation.ts';
import { scanHtml } from '../structured/scan-html.ts';
import { htmlToLines } from './html/html-to-lines.ts';
import type { RawDocument } from './reader.types.ts';
import { decodeText } from './text/decode-text.ts';

const CHARSET_WITHIN = 2048;
const CHARSET = /<meta[^<>]{0,200}?charset\s*=\s*["']?([\w-]{3,20})/i;

/** A saved web page or the page of a mail: what it shows, and the reservations in its markup. */
export async function readHtml(bytes: Uint8Array): Promise<RawDocument> {
  const head = Buffer.from(bytes.subarray(0, CHARSET_WITHIN)).toString('latin1');
  return readHtmlText(decodeText(bytes, CHARSET.exec(head)?.[1]));
}

export function readHtmlText(html: string): RawDocument {
  return {
    kind: 'html',
    text: htmlToLines(html),
    structured: toLegDrafts(scanHtml(html)),
    notices: [],
  };
}
