import {
  makeEurowingsPdf,
  makeKoreanAirPdf,
  makeReceiptPdf,
} from '@ooo/tickets/testing/airline-pdfs';
import { drawBoardingPass } from '@ooo/tickets/testing/boarding-pass';
import { drawFirstPage } from '@ooo/tickets/testing/draw-page';
import { makePdf, makeTypewriterPdf } from '@ooo/tickets/testing/make-pdf';
import { photograph, toJpeg, toPng } from '@ooo/tickets/testing/make-picture';
import { ITINERARY, makeSamples } from '@ooo/tickets/testing/samples';

export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Ten kinds of documents as travellers upload them, twice over: PDFs, screenshots, photographs, mails. */
export async function makeUploads(): Promise<Upload[]> {
  const samples = await makeSamples();
  const typed = await makeTypewriterPdf(ITINERARY.split('\n'));
  const [receipt, korean] = [await makeReceiptPdf(), await makeKoreanAirPdf()];
  const screenshot = await drawFirstPage(typed);
  const shot = { degrees: 3, light: 0.6, noise: 12 };
  const scan = Buffer.from(toPng(await drawFirstPage(receipt)));
  const kinds: Upload[] = [
    { name: 'typed.pdf', bytes: typed },
    { name: 'receipt.pdf', bytes: receipt },
    { name: 'korean.pdf', bytes: korean },
    { name: 'eurowings.pdf', bytes: await makeEurowingsPdf() },
    { name: 'scan.pdf', bytes: await makePdf((pdf) => pdf.image(scan, 0, 0, { width: 595 })) },
    { name: 'screenshot.png', bytes: toPng(screenshot) },
    { name: 'photo.jpg', bytes: toJpeg(await photograph(screenshot, shot)) },
    { name: 'korean.jpg', bytes: toJpeg(await photograph(await drawFirstPage(korean), shot)) },
    { name: 'pass.png', bytes: toPng(await drawBoardingPass('azteccode')) },
    { name: 'trip.eml', bytes: samples.get('mail') ?? new Uint8Array() },
  ];
  return [...kinds, ...kinds];
}
