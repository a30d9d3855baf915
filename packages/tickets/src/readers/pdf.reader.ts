import type { PDFDocumentProxy } from 'pdfjs-dist';
import type { TicketWarning } from '@ooo/domain/tickets/ticket.schema';
import { MAX_PAGES, MAX_TEXT_LENGTH } from '../limits.ts';
import { layOutPage } from './pdf/lay-out-page.ts';
import { withPdf } from './pdf/pdf-engine.ts';
import { toPieces } from './pdf/text-piece.ts';
import type { RawDocument } from './reader.types.ts';

/** A PDF with a text layer, its lines and columns put together again from where the text stands. */
export async function readPdf(bytes: Uint8Array): Promise<RawDocument> {
  return withPdf(bytes, async (pdf) => {
    const text = await readPages(pdf);
    return {
      kind: 'pdf',
      text,
      structured: [],
      notices: [...noticePages(pdf), ...noticeText(text)],
    };
  });
}

async function readPages(pdf: PDFDocumentProxy): Promise<string> {
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const { transform } = page.getViewport({ scale: 1 });
    text += `${layOutPage(toPieces(items, transform))}\n\n`;
    page.cleanup();
    if (text.length > MAX_TEXT_LENGTH) break;
  }
  return text;
}

function noticePages(pdf: PDFDocumentProxy): TicketWarning[] {
  if (pdf.numPages <= MAX_PAGES) return [];
  const message = `This PDF has ${pdf.numPages} pages; the first ${MAX_PAGES} were read.`;
  return [{ code: 'TRUNCATED', message }];
}

function noticeText(text: string): TicketWarning[] {
  if (text.trim() !== '') return [];
  const message =
    'This PDF has pictures but no text that can be read, as after scanning. ' +
    'Upload the PDF that the airline sent, or paste the text of the ticket.';
  return [{ code: 'NO_TEXT', message }];
}
