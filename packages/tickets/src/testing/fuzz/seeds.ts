import { readdir, readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { makeEurowingsPdf, makeKoreanAirPdf, makeReceiptPdf } from '../airline-pdfs.ts';
import { drawBoardingPass } from '../boarding-pass.ts';
import { makeDocx } from '../make-docx.ts';
import { makeMail } from '../make-mail.ts';
import { makePassJson } from '../make-pass.ts';
import { makePdf, makeTypewriterPdf } from '../make-pdf.ts';
import { drawLabels, toJpeg, toPng, toWebp } from '../make-picture.ts';
import { makeZip } from '../make-zip.ts';
import { makeJsonLdPage, makeReservation } from '../reservation.ts';
import { ITINERARY, makeSamples } from '../samples.ts';

/** Documents of one kind, before they are changed. */
export interface Seed {
  readonly kind: string;
  /** How many of a hundred documents are of this kind, more or less. */
  readonly weight: number;
  readonly documents: readonly Uint8Array[];
  /** Files in a zip are changed before they are packed: a changed zip is seldom a zip. */
  readonly pack?: (content: Uint8Array) => Uint8Array;
}

const CORPUS = new URL('../../../../../corpus/', import.meta.url);
/** The holdout set is left out: fuzzed documents are looked at. */
const SETS = ['dev/layouts', 'forms', 'negative', 'pasted'];
const HEIC = new URL('../boarding-pass.heic', import.meta.url);
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** All kinds of readable documents. Pictures take seconds instead of milliseconds, so they are few. */
export async function makeSeeds(): Promise<readonly Seed[]> {
  const samples = await makeSamples();
  const texts = await readTexts();
  const sample = (name: string): Uint8Array => samples.get(name) ?? new Uint8Array();
  const bare = await makeTypewriterPdf(ITINERARY.split('\n'), { compress: false });
  const pass = await drawBoardingPass('azteccode');
  const scan = await drawLabels(900, 500, [[60, 120, 'FLIGHT KE 081 ICN - JFK 04 MAR 2027 10:00']]);
  return [
    { kind: 'text', weight: 34, documents: texts },
    { kind: 'UTF-16', weight: 3, documents: [sample('UTF-16')] },
    { kind: 'page', weight: 10, documents: [...makePages(texts), sample('page')] },
    { kind: 'mail', weight: 10, documents: [...makeMails(texts), sample('mail')] },
    { kind: 'calendar', weight: 7, documents: [sample('calendar')] },
    { kind: 'pass', weight: 3, documents: [sample('pass'), sample('passes')] },
    {
      kind: 'pass.json',
      weight: 6,
      documents: [encode(JSON.stringify(makePassJson()))],
      pack: (content) => makeZip({ 'pass.json': content }),
    },
    { kind: 'docx', weight: 3, documents: [sample('docx')] },
    {
      kind: 'document.xml',
      weight: 6,
      documents: [encode(readDocumentXml())],
      pack: (content) => makeDocx([], { 'word/document.xml': content }),
    },
    { kind: 'doc', weight: 4, documents: [sample('doc')] },
    { kind: 'rich text', weight: 1, documents: [sample('rich text')] },
    {
      kind: 'PDF',
      weight: 10,
      documents: [
        bare,
        sample('PDF'),
        await makeKoreanAirPdf(),
        await makeReceiptPdf(),
        await makeEurowingsPdf(),
      ],
    },
    {
      kind: 'picture',
      weight: 2,
      documents: [toPng(pass), toJpeg(pass), toWebp(pass), await readFile(HEIC)],
    },
    {
      kind: 'scanned PDF',
      weight: 1,
      documents: [await makePdf((pdf) => pdf.image(Buffer.from(toPng(scan)), 40, 40))],
    },
  ];
}

async function readTexts(): Promise<Uint8Array[]> {
  const paths = await Promise.all(
    SETS.map(async (set) => (await readdir(new URL(set, CORPUS))).map((name) => `${set}/${name}`)),
  );
  const texts = paths.flat().filter((path) => path.endsWith('.txt'));
  return Promise.all(texts.toSorted().map((path) => readFile(new URL(path, CORPUS))));
}

function makePages(texts: readonly Uint8Array[]): Uint8Array[] {
  const tables = texts.slice(0, 20).map((text) => {
    const rows = new TextDecoder().decode(text).split('\n');
    const cells = rows.map((row) => `<tr><td>${row.split(/ {2,}/u).join('</td><td>')}</td></tr>`);
    return encode(`<html><body><table>${cells.join('\n')}</table></body></html>`);
  });
  return [...tables, encode(makeJsonLdPage([makeReservation(), makeReservation()]))];
}

function makeMails(texts: readonly Uint8Array[]): Uint8Array[] {
  return texts
    .slice(0, 20)
    .map((content) => encode(makeMail([{ type: 'text/plain; charset=utf-8', content }])));
}

function readDocumentXml(): string {
  const files = unzipSync(makeDocx(ITINERARY.split('\n')));
  return strFromU8(files['word/document.xml'] ?? new Uint8Array());
}
