import type { PDFDocumentProxy } from 'pdfjs-dist';
import { toBoardingPasses } from '../barcodes/boarding-pass-segments.ts';
import { MAX_DRAWN_PAGES, MAX_PAGES, MAX_TEXT_LENGTH } from '../limits.ts';
import { findPageBarcodes, readDrawnPage } from './image/read-drawn-pages.ts';
import { checkUnpacked } from './pdf/check-unpacked.ts';
import { mayHaveBarcodes } from './pdf/find-pictures.ts';
import { layOutPage } from './pdf/lay-out-page.ts';
import { toPageText } from './pdf/place-words.ts';
import { withDrawnPdf, withPdf } from './pdf/pdf-engine.ts';
import { toPieces } from './pdf/text-piece.ts';
import { joinPages, type PageText } from '../printed-line.ts';
import type { Notice, OnDocumentStep, RawDocument, ReadContext } from './reader.types.ts';

/** Pages of text that are searched for barcodes: those that a traveller shows at the gate. */
const MAX_SEARCHED_PAGES = 4;

interface Reading {
  /** Empty for a page that is a picture. */
  readonly pages: readonly PageText[];
  readonly notices: readonly Notice[];
}

interface Seen {
  readonly pages: readonly PageText[];
  readonly barcodes: readonly string[];
}

/**
 * A PDF. Lines and columns of its text are put together again from where the text is; pages without text
 * are read as pictures, and barcodes are looked for where the document may have some.
 */
export async function readPdf(bytes: Uint8Array, context: ReadContext): Promise<RawDocument> {
  const { password, onStep } = context;
  checkUnpacked(bytes);
  const { pages, notices } = await withPdf({ bytes, password }, (pdf) => readTexts(pdf, onStep));
  const blank = pages.flatMap(({ text }, index) => (text.trim() === '' ? [index + 1] : []));
  const isSearched = mayHaveBarcodes(bytes, joinPages(pages).text);
  if (blank.length === 0 && !isSearched) return toDocument(pages, [], notices, context);
  const seen = await withDrawnPdf({ bytes, password }, (pdf) => lookAt(pdf, pages, blank, onStep));
  const cut = blank.length > MAX_DRAWN_PAGES ? [noticeDrawnPages(blank.length)] : [];
  return toDocument(seen.pages, seen.barcodes, [...notices, ...cut], context);
}

function toDocument(
  pages: readonly PageText[],
  barcodes: readonly string[],
  notices: readonly Notice[],
  { receivedOn }: ReadContext,
): RawDocument {
  const passes = toBoardingPasses(barcodes, receivedOn);
  const { text, printed } = joinPages(pages);
  return {
    kind: 'pdf',
    text,
    printed,
    structured: passes.flatMap(({ segments }) => segments),
    notices: text.trim() === '' && passes.length === 0 ? [...notices, NO_TEXT] : notices,
    ...(passes.length === 0 ? {} : { shown: passes.map((pass) => pass.text).join('\n') }),
  };
}

async function readTexts(pdf: PDFDocumentProxy, onStep: OnDocumentStep): Promise<Reading> {
  onStep({ step: 'text', pages: pdf.numPages });
  const pages: PageText[] = [];
  let length = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const viewport = page.getViewport({ scale: 1 });
    const text = toPageText(layOutPage(toPieces(items, viewport.transform)), viewport);
    page.cleanup();
    pages.push(text);
    length += text.text.length;
    if (length > MAX_TEXT_LENGTH) break;
  }
  return { pages, notices: noticePages(pdf) };
}

/** The print of the `blank` pages among `pages`, and the barcodes of all. */
async function lookAt(
  pdf: PDFDocumentProxy,
  pages: readonly PageText[],
  blank: readonly number[],
  onStep: OnDocumentStep,
): Promise<Seen> {
  const seen = [...pages];
  const barcodes: string[] = [];
  const drawn = blank.slice(0, MAX_DRAWN_PAGES);
  for (const [at, number] of drawn.entries()) {
    onStep({ step: 'print', page: at + 1, pages: drawn.length });
    const page = await readDrawnPage(pdf, number);
    seen[number - 1] = { ...page, isRecognised: true };
    barcodes.push(...page.barcodes);
  }
  const printed = pages.flatMap((_, index) => (blank.includes(index + 1) ? [] : [index + 1]));
  const searched = printed.slice(0, MAX_SEARCHED_PAGES);
  for (const [at, number] of searched.entries()) {
    onStep({ step: 'barcodes', page: at + 1, pages: searched.length });
    barcodes.push(...(await findPageBarcodes(pdf, number)));
  }
  return { pages: seen, barcodes };
}

function noticePages({ numPages }: PDFDocumentProxy): Notice[] {
  if (numPages <= MAX_PAGES) return [];
  return [{ code: 'TRUNCATED', message: (say) => say.pagesCut(numPages, MAX_PAGES) }];
}

function noticeDrawnPages(pages: number): Notice {
  return { code: 'TRUNCATED', message: (say) => say.drawnPagesCut(pages, MAX_DRAWN_PAGES) };
}

const NO_TEXT: Notice = { code: 'NO_TEXT', message: (say) => say.picturesOnly };
