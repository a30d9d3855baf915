import Pdf from 'pdfkit';
import { registerFonts } from './fonts.ts';
import { Pen } from './pen.ts';
import type { Sheet } from './sheet.ts';

/** The sheet as a PDF with a text layer, on as many pages of A4 as it takes. The same sheet gives the same bytes. */
export async function drawPdf({ font, blocks }: Sheet): Promise<Uint8Array> {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    info: { Title: 'Document', CreationDate: new Date(Date.UTC(2026, 0, 1)) },
  });
  await registerFonts(pdf);
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const pen = new Pen(pdf, font);
  for (const block of blocks) await pen.draw(block);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
