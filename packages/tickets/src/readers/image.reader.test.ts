import { readFile } from 'node:fs/promises';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { readTicket } from '../read-ticket.ts';
import { makeKoreanAirPdf, makeReceiptPdf } from '../testing/airline-pdfs.ts';
import { drawBoardingPass, PASS_DATA } from '../testing/boarding-pass.ts';
import { drawFirstPage } from '../testing/draw-page.ts';
import { makeMail } from '../testing/make-mail.ts';
import { makePdf, makeTypewriterPdf } from '../testing/make-pdf.ts';
import {
  drawLabels,
  photograph,
  toJpeg,
  toPng,
  toWebp,
  type Label,
  type Symbology,
} from '../testing/make-picture.ts';
import { ITINERARY } from '../testing/samples.ts';
import { TicketError } from '../ticket-error.ts';
import { takePhotograph } from '../testing/take-photograph.ts';
import { toGray, toPicture } from '../images/gray.ts';
import { turnPicture } from '../images/turn-picture.ts';

/** `drawBoardingPass`, encoded once by elheif 0.1.0: no package in use can write the format. */
const HEIC = new URL('../testing/boarding-pass.heic', import.meta.url);
const RECEIVED = '2027-01-12' as CalendarDate;

async function readFlights(bytes: Uint8Array) {
  return (await readTicket({ bytes, today: RECEIVED, receivedOn: RECEIVED })).flights;
}

const OUTBOUND = {
  flightNumber: 'KE81',
  from: 'ICN',
  to: 'JFK',
  departureDate: '2027-03-04',
  departureTime: '10:00',
  arrivalDate: '2027-03-04',
  arrivalTime: '10:20',
};
const RETURN = {
  flightNumber: 'KE82',
  from: 'JFK',
  to: 'ICN',
  departureDate: '2027-03-14',
  departureTime: '12:00',
  arrivalDate: '2027-03-15',
  arrivalTime: '16:30',
};
const PASS_SEGMENT = {
  flightNumber: 'KE81',
  from: 'ICN',
  to: 'JFK',
  departureDate: '2027-03-04',
  seat: '34A',
  pnr: 'QX7R2M',
};

describe('a picture of an e-ticket', () => {
  it('is read from a screenshot, with what stands around the flights §5.11', async () => {
    const page = await drawFirstPage(await makeTypewriterPdf(ITINERARY.split('\n')));
    const { legs: segments, questions, warnings, evidence } = await readFlights(toPng(page));
    expect(segments).toMatchObject([
      {
        ...OUTBOUND,
        duration: '14h 20m',
        aircraft: 'BOEING 777-300ER',
        meal: 'LUNCH',
        baggage: '2PC',
      },
      { ...RETURN, duration: '15h 30m' },
    ]);
    expect({ questions, warnings }).toEqual({ questions: [], warnings: [] });
    expect(evidence).toContainEqual(
      expect.objectContaining({ leg: 0, field: 'departureTime', line: expect.any(Number) }),
    );
  });

  it('is read in Korean, tilted', async () => {
    const page = await drawFirstPage(await makeKoreanAirPdf());
    const photo = await photograph(page, { degrees: -4, light: 0.7, noise: 8 });
    expect((await readFlights(toJpeg(photo))).legs).toMatchObject([
      { ...OUTBOUND, seat: '34A', aircraft: 'Boeing 777-300ER' },
      { ...RETURN, seat: '35B' },
    ]);
  });

  it('is read from a photograph that is taken from the side, in dim light and the shadow of a hand', async () => {
    const sheet = toGray(await drawFirstPage(await makeReceiptPdf()));
    const { photo } = takePhotograph(sheet, {
      size: { width: 2000, height: 1500 },
      turned: 12,
      pitch: 18,
      yaw: -10,
      fill: 0.94,
      light: 0.7,
      shadow: 0.6,
      noise: 10,
      table: 110,
    });
    const { legs: segments } = await readFlights(toJpeg(await toPicture(photo)));
    expect(segments).toMatchObject([OUTBOUND, RETURN]);
  });

  it.each([90, 180])('is read turned by %d degrees', async (degrees) => {
    const page = await turnPicture(await drawFirstPage(await makeReceiptPdf()), degrees);
    expect((await readFlights(toPng(page))).legs).toMatchObject([OUTBOUND, RETURN]);
  });
});

describe('a picture of a boarding pass', () => {
  it.each<Symbology>(['azteccode', 'qrcode', 'datamatrix'])(
    'is read by its barcode and its print: %s',
    async (symbology) => {
      const {
        legs: segments,
        questions,
        evidence,
      } = await readFlights(toWebp(await drawBoardingPass(symbology)));
      expect(segments).toMatchObject([{ ...PASS_SEGMENT, departureTime: '10:00' }]);
      expect(questions).toEqual([]);
      expect(evidence).toContainEqual(
        expect.objectContaining({ field: 'flightNumber', foundBy: 'structured' }),
      );
    },
  );

  it('is read by a PDF417 that is tilted', async () => {
    const pass = await turnPicture(await drawBoardingPass('pdf417'), 8);
    const { legs: segments, passengers } = await readFlights(toJpeg(pass));
    expect(segments).toMatchObject([PASS_SEGMENT]);
    expect(passengers).toEqual(['Mina Muster']);
  });

  it('keeps the printed return flight that the barcode does not tell of', async () => {
    const labels: Label[] = [
      [60, 80, 'YOUR TRIP', 40],
      [60, 160, 'KE081   ICN 04MAR27 10:00   JFK 04MAR27 10:20'],
      [60, 220, 'KE082   JFK 14MAR27 12:00   ICN 15MAR27 16:30'],
    ];
    const { legs: segments } = await readFlights(
      toPng(await drawBoardingPass('azteccode', PASS_DATA, labels)),
    );
    expect(segments).toMatchObject([{ ...PASS_SEGMENT, ...OUTBOUND }, RETURN]);
  });

  it('asks where barcode and print differ', async () => {
    const data = PASS_DATA.replace('ICNJFK', 'ICNLAX');
    const { legs: segments, questions } = await readFlights(
      toPng(await drawBoardingPass('azteccode', data)),
    );
    expect(segments).toHaveLength(1);
    expect(questions).toMatchObject([
      { field: 'to', choices: [{ value: 'LAX' }, { value: 'JFK' }] },
    ]);
  });

  it.each([
    ['the address of a page', 'https://air.example/checkin?pnr=QX7R2M'],
    ['control characters', `${PASS_DATA.slice(0, 30)}\u0001\u0002\u001B${PASS_DATA.slice(30)}`],
  ])('is read by its print where the barcode has %s', async (_, data) => {
    const { legs: segments, evidence } = await readFlights(
      toPng(await drawBoardingPass('qrcode', data)),
    );
    expect(segments).toMatchObject([{ flightNumber: 'KE81', departureDate: '2027-03-04' }]);
    expect(evidence.filter(({ foundBy }) => foundBy === 'structured')).toEqual([]);
  });
});

describe('a PDF with pictures', () => {
  it('is read where its pages are scans', async () => {
    const page = await drawFirstPage(await makeReceiptPdf());
    const scan = await makePdf((pdf) => {
      pdf.image(toJpeg(page) as Buffer, 0, 0, { width: pdf.page.width });
    });
    expect((await readFlights(scan)).legs).toMatchObject([OUTBOUND, RETURN]);
  });

  it('is read by its barcode and its text', async () => {
    const barcode = toPng(await drawBoardingPass('azteccode', PASS_DATA, []));
    const pdf = await makePdf((page) => {
      page
        .text('BOARDING PASS', 40, 40)
        .text('KE 082  JFK 14MAR27 12:00  ICN 15MAR27 16:30', 40, 80);
      page.image(barcode as Buffer, 40, 120, { width: 300 });
    });
    expect((await readFlights(pdf)).legs).toMatchObject([PASS_SEGMENT, RETURN]);
  });
});

describe('a mail with pictures', () => {
  it('has the boarding pass that is attached, and not its logo', async () => {
    const logo = toPng(await drawLabels(300, 80, [[10, 50, 'KE 081 ICN JFK']]));
    const mail = makeMail([
      { type: 'text/plain', content: 'Dear traveller, your boarding pass.' },
      { type: 'image/png', content: logo, name: 'logo.png' },
      { type: 'image/png', content: toPng(await drawBoardingPass('azteccode')), name: 'pass.png' },
    ]);
    const { legs: segments, warnings } = await readFlights(new TextEncoder().encode(mail));
    expect(segments).toMatchObject([PASS_SEGMENT]);
    expect(warnings).toEqual([]);
  });
});

describe('a picture of no ticket', () => {
  it.each([
    [
      'a menu',
      [
        [60, 80, 'LUNCH MENU - Saturday 15 November'],
        [60, 140, 'DL 12  Dumplings (12 pcs) 9.80'],
        [60, 200, 'KE 45  Kebab plate 11.20'],
        [60, 260, 'Open from 11:30 AM to 2:30 PM'],
      ] satisfies Label[],
    ],
    [
      'a poem',
      [
        [60, 80, 'Two roads diverged in a yellow wood,'],
        [60, 140, 'And sorry I could not travel both'],
        [60, 200, 'And be one traveler, long I stood'],
      ] satisfies Label[],
    ],
  ])('gives no segment and says why: %s', async (_, labels) => {
    const { legs: segments, warnings } = await readFlights(
      toPng(await drawLabels(900, 400, labels)),
    );
    expect(segments).toEqual([]);
    expect(warnings).toMatchObject([{ code: 'NO_FLIGHT' }]);
  });

  it.each([
    ['white', 900, 400],
    ['one pixel', 1, 1],
    ['a line', 2000, 1],
  ])('says that there is no text: %s', async (_, width, height) => {
    const { legs: segments, warnings } = await readFlights(
      toPng(await drawLabels(width, height, [])),
    );
    expect(segments).toEqual([]);
    expect(warnings).toEqual([{ code: 'NO_TEXT', message: expect.stringMatching(/sharper/) }]);
  });
});

/** A PNG that ends right after its size. */
function makeHeader(width: number, height: number): Uint8Array {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000000000000000806000000', 'hex');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('a picture that cannot be read', () => {
  it.each([
    ['broad', makeHeader(50_000, 10), 'TOO_LARGE', /50,000 × 10 pixels/],
    ['large', makeHeader(10_000, 10_000), 'TOO_LARGE', /10,000 × 10,000 pixels/],
    ['a header alone', makeHeader(100, 100), 'BROKEN', /damaged/],
    ['a signature alone', makeHeader(1, 1).subarray(0, 12), 'BROKEN', /damaged/],
    ['a JPEG without a picture', Buffer.from('ffd8ffe00002ffd9', 'hex'), 'BROKEN', /damaged/],
  ])('is refused with a sentence that helps: %s', async (_, bytes, code, message) => {
    await expect(readFlights(bytes)).rejects.toMatchObject({
      name: 'TicketError',
      code,
      message: expect.stringMatching(message),
    });
  });

  it('is refused or read as far as it goes where it is cut off', async () => {
    const whole = toJpeg(await drawLabels(400, 200, [[20, 80, 'KE 081']]));
    for (const share of [0.1, 0.5, 0.9]) {
      const bytes = whole.slice(0, Math.floor(whole.length * share));
      const outcome = await readFlights(bytes).catch((error: unknown) => error);
      expect(outcome).toSatisfy(
        (it: object) => ('code' in it && it.code === 'BROKEN') || 'legs' in it,
      );
    }
  });

  it('is refused or read, whatever happened to its bytes', async () => {
    const whole = toJpeg(await drawLabels(200, 60, [[20, 40, 'KE 081']]));
    const change = fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const bytes = whole.slice();
        for (const [at, byte] of changes) bytes[at] = byte;
        const outcome = await readFlights(bytes).catch((error: unknown) => error);
        expect(outcome).toSatisfy((it: object) => 'legs' in it || it instanceof TicketError);
      }),
      { numRuns: 25 },
    );
  });

  it('is BROKEN where a HEIC is cut off', async () => {
    const whole = await readFile(HEIC);
    for (const share of [0.02, 0.5, 0.98]) {
      const bytes = whole.subarray(0, whole.length * share);
      await expect(readFlights(bytes)).rejects.toMatchObject({ code: 'BROKEN' });
    }
  });
});

it('reads a HEIC, as telephones keep their photographs', async () => {
  const { legs: segments, questions } = await readFlights(await readFile(HEIC));
  expect(segments).toMatchObject([{ ...PASS_SEGMENT, departureTime: '10:00' }]);
  expect(questions).toEqual([]);
});
