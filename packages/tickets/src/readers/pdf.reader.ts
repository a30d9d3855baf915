import type { PDFDocumentProxy } from 'pdfjs-dist';
import { MAX_PAGES, MAX_TEXT_LENGTH } from '../limits.ts';
import { layOutPage } from './pdf/lay-out-page.ts';
import { withPdf } from './pdf/pdf-engine.ts';
import { toPieces } from './pdf/text-piece.ts';
import type { Notice, RawDocument } from './reader.types.ts';

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

function noticePages({ numPages }: PDFDocumentProxy): Notice[] {
  if (numPages <= MAX_PAGES) return [];
  return [{ code: 'TRUNCATED', message: (say) => say.pagesCut(numPages, MAX_PAGES) }];
}

function noticeText(text: string): Notice[] {
  if (text.trim() !== '') return [];
  return [{ code: 'NO_TEXT', message: (say) => say.picturesOnly }];
}
