import { toSegmentDrafts } from '../structured/flight-reservation.ts';
import { scanHtml } from '../structured/scan-html.ts';
import { decodeHtml } from './html/decode-html.ts';
import { findBrand } from './html/find-brand.ts';
import { htmlToLines } from './html/html-to-lines.ts';
import { isDeepPage } from './html/is-deep-page.ts';
import type { RawDocument } from './reader.types.ts';

/** A saved web page or a mail's HTML: its visible text, and the reservations in its markup. */
export async function readHtml(bytes: Uint8Array): Promise<RawDocument> {
  return readHtmlText(decodeHtml(bytes));
}

/** The same for a page that is decoded already, such as a part of a mail. */
export function readHtmlText(html: string): RawDocument {
  const sender = findBrand(html);
  return {
    kind: 'html',
    ...(sender === undefined ? {} : { sender }),
    text: htmlToLines(html),
    structured: isDeepPage(html) ? [] : toSegmentDrafts(scanHtml(html)),
    notices: [],
  };
}
