import { TicketError } from '../ticket-error.ts';
import { layOutWordPage } from './office/word-page.ts';
import type { RawDocument } from './reader.types.ts';
import { rtfToHtml } from './rtf/rtf-to-html.ts';

/** A rich text file, as many programs write it under the name of a Word document. */
export async function readRtf(bytes: Uint8Array): Promise<RawDocument> {
  const html = rtfToHtml(Buffer.from(bytes).toString('latin1'));
  if (html === undefined) throw new TicketError('BROKEN', (say) => say.brokenWord);
  return { kind: 'office', text: layOutWordPage(html), structured: [], notices: [] };
}
