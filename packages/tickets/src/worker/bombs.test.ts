import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { toBuffer } from 'bwip-js/node';
import { sampleOf } from '@ooo/domain/testing/sample';
import { makeInflatingPdf, makeNestedFormPdf, makePicturePdf } from '../testing/make-bombs.ts';
import { makeDocx } from '../testing/make-docx.ts';
import {
  makeLyingJpeg,
  makeLyingPng,
  makeLyingWebp,
  makeTwoFacedJpeg,
} from '../testing/make-lying-picture.ts';
import { makeMail } from '../testing/make-mail.ts';
import { makeTypewriterPdf } from '../testing/make-pdf.ts';
import { drawLabels, toJpeg } from '../testing/make-picture.ts';
import { makeZip } from '../testing/make-zip.ts';
import { TODAY } from '../testing/read-bytes.ts';
import { ITINERARY } from '../testing/samples.ts';
import { TicketError } from '../ticket-error.ts';
import { createTicketPool, type TicketPool } from './pool.ts';

const LIMITS = { timeoutMs: 3000, pictureTimeoutMs: 8000, maxMemoryMb: 600 };
/** A document that turns out to be a picture has the limit of pictures from then on. */
const LONGEST_MS = LIMITS.timeoutMs + LIMITS.pictureTimeoutMs;
/** From the time limit to the answer: the reader is ended without waiting. */
const SLACK_MS = 2000;

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
let pool: TicketPool;
let jpeg: Uint8Array;

beforeAll(async () => {
  pool = createTicketPool({ ...LIMITS, maxReaders: 2 });
  jpeg = toJpeg(await drawLabels(800, 400, [[60, 120, 'FLIGHT KE 081']]));
});

afterAll(() => pool.close());

/** The code of the error, or `answer`. */
async function read(bytes: Uint8Array): Promise<string> {
  try {
    const { flights } = await pool.read({ bytes, today: TODAY });
    return ['answer', ...flights.warnings.map(({ code }) => code)].join(' ');
  } catch (error) {
    if (!(error instanceof TicketError)) throw error;
    return error.code;
  }
}

function nestMails(depth: number): Uint8Array {
  let mail = makeMail([{ type: 'text/plain; charset=utf-8', content: ITINERARY }]);
  for (let level = 0; level < depth; level += 1) {
    mail = makeMail([{ type: 'message/rfc822', content: mail, name: 'inner.eml' }]);
  }
  return encode(mail);
}

async function drawControlCharacters(): Promise<Uint8Array> {
  const text = `M1KIM/MINA${String.fromCharCode(...Array.from({ length: 32 }, (_, at) => at))}ICNJFK`;
  return toBuffer({ bcid: 'azteccode', text, scale: 4, paddingwidth: 20, paddingheight: 20 });
}

const BOMBS: [string, () => Uint8Array | Promise<Uint8Array>, RegExp][] = [
  ['a page that unpacks to 300 MB', () => makeInflatingPdf(300), /^TOO_LARGE$/u],
  ['a page that unpacks to 700 MB', () => makeInflatingPdf(700), /^TOO_LARGE$/u],
  [
    'a page of blanks, packed three times',
    () => makeInflatingPdf(200, ' ', { times: 3 }),
    /^TOO_LARGE$/u,
  ],
  [
    'a page of 300 MB that says it is a picture',
    () => makeInflatingPdf(300, 'q Q ', { dictionary: '/Subtype /Image' }),
    /^TOO_(?:LARGE|SLOW)$/u,
  ],
  [
    'a page that takes long to draw',
    () => makeInflatingPdf(7, '0 0 m 9 9 l S ', { times: 1 }),
    /^TOO_(?:SLOW|LARGE)$|NO_TEXT$/u,
  ],
  ['a page that draws itself ten billion times', () => makeNestedFormPdf(10, 10), /^TOO_SLOW$/u],
  [
    'a page with a picture of 7,000 pixels a side',
    () => makePicturePdf(7000),
    /NO_TEXT$|^TOO_LARGE$/u,
  ],
  ['a page with a picture of 50,000 pixels a side', () => makePicturePdf(50_000), /NO_TEXT$/u],
  [
    '500 pages',
    () => makeTypewriterPdf(Array.from({ length: 78 * 500 }, () => 'KE 081')),
    /TRUNCATED/u,
  ],
  [
    'a Word document that unpacks to 200 MB',
    () => makeDocx([], { 'word/document.xml': new Uint8Array(200 * 1024 * 1024) }),
    /^TOO_LARGE$/u,
  ],
  [
    'a Word document whose text is a zip',
    () => makeDocx([], { 'word/document.xml': makeZip({ 'word/document.xml': 'KE 081' }) }),
    /^BROKEN$/u,
  ],
  [
    'a zip of zips',
    () => {
      let zip = encode(ITINERARY);
      for (let level = 0; level < 100; level += 1) zip = makeZip({ 'word/a.docx': zip });
      return zip;
    },
    /^UNSUPPORTED$/u,
  ],
  [
    'a page of a hundred thousand tables',
    () => encode(`<html><body>${'<table></table>'.repeat(100_000)}`),
    /^(?:answer NO_FLIGHT|TOO_SLOW)$/u,
  ],
  [
    'a page with a cell over a billion columns and rows',
    () => encode('<html><table><tr><td colspan=1e9 rowspan=1e9>x<td colspan=Infinity>y</table>'),
    /^answer NO_FLIGHT$/u,
  ],
  [
    'a page of things in each other',
    () => encode(`<html>${'<i itemscope itemtype="x/FlightReservation">'.repeat(300_000)}`),
    /^(?:answer NO_FLIGHT|TOO_SLOW)$/u,
  ],
  ['a mail in a mail, 20 deep', () => nestMails(20), /^answer NO_FLIGHT$/u],
  [
    'a PNG of 50,000 pixels a side',
    () => makeLyingPng(50_000, 50_000, new Uint8Array(9)),
    /LARGE/u,
  ],
  ['a small PNG with 100 MB of rows', () => makeLyingPng(9, 9, new Uint8Array(1e8)), /NO_TEXT$/u],
  [
    'a large PNG without rows',
    () => makeLyingPng(7000, 7000, new Uint8Array(9)),
    /BROKEN|NO_TEXT/u,
  ],
  ['a JPEG of 50,000 pixels a side', () => makeLyingJpeg(jpeg, 50_000, 50_000), /^TOO_LARGE$/u],
  ['a JPEG that says it is small first', () => makeTwoFacedJpeg(jpeg), /^BROKEN$/u],
  ['a WebP of 16,384 pixels a side', () => makeLyingWebp(16_384, 16_384), /^TOO_LARGE$/u],
  ['a WebP that says it is small', () => makeLyingWebp(10, 16_384), /^BROKEN$/u],
  ['a barcode full of control characters', drawControlCharacters, /^answer/u],
];

describe('a document that is a bomb', () => {
  it.each(sampleOf(BOMBS))('ends within the limits: %s', async (_, make, outcome) => {
    const bytes = await make();
    const start = performance.now();
    expect(await read(bytes)).toMatch(outcome);
    expect(performance.now() - start).toBeLessThan(LONGEST_MS + SLACK_MS);
    await expect(read(encode(ITINERARY))).resolves.toBe('answer');
  });

  it('does not keep the documents of others waiting', async () => {
    const patient = createTicketPool({ maxReaders: 2, timeoutMs: 60_000 });
    onTestFinished(() => patient.close());
    const ending = new AbortController();
    const bytes = makeNestedFormPdf(10, 10);
    const bomb = patient.read({ bytes, today: TODAY }, { signal: ending.signal });
    const others = Array.from({ length: 20 }, () =>
      patient.read({ bytes: encode(ITINERARY), today: TODAY }),
    );
    for (const { flights } of await Promise.all(others)) expect(flights.legs).toHaveLength(2);
    ending.abort('the others are through');
    await expect(bomb).rejects.toBe('the others are through');
  });
});
