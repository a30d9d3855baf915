import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CorpusDocument } from './corpus.ts';
import { drawFirstPage } from './draw-page.ts';
import { drawPdf } from './draw-pdf.ts';
import { photograph } from './photograph.ts';

export const FORMS = ['text', 'pdf', 'png', 'photo'] as const;
export type Form = (typeof FORMS)[number];

/** Drawn documents are kept here; the folder may be deleted at any time. */
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/documents', import.meta.url));
/** Incremented when the drawing changes. */
const EDITION = 4;

/**
 * The document as a traveller uploads it: its text, a PDF with a text layer, the first page as a picture of 1,488 by
 * 2,105 pixels, or a photograph of that page. Always the same bytes for the same document.
 */
export async function makeForm(document: CorpusDocument, form: Form): Promise<Uint8Array> {
  if (form === 'text') return new TextEncoder().encode(document.text);
  const digest = createHash('sha256')
    .update(JSON.stringify([EDITION, form, document.sheet]))
    .digest('hex');
  const path = join(CACHE, `${document.name}-${digest.slice(0, 12)}.${form}`);
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    const bytes = await draw(document, form);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    return bytes;
  }
}

async function draw(document: CorpusDocument, form: 'pdf' | 'png' | 'photo'): Promise<Uint8Array> {
  const pdf = await drawPdf(document.sheet);
  if (form === 'pdf') return pdf;
  const page = await drawFirstPage(pdf);
  if (form === 'png') return page.toBuffer('image/png');
  return photograph(page, createHash('sha256').update(document.name).digest().readUInt32LE(0));
}
