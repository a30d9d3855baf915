import { describe, expect, it } from 'vitest';
import type { PageBox } from '@ooo/domain/tickets/ticket.schema';
import { parseSegments } from '../parsers/parse-segments.ts';
import { readTicket } from '../read-ticket.ts';
import { makeDocument } from '../testing/make-document.ts';
import { makePdf } from '../testing/make-pdf.ts';
import { drawLabels, toJpeg, toPng, withOrientation } from '../testing/make-picture.ts';
import { TODAY } from '../testing/read-bytes.ts';
import { ITINERARY } from '../testing/samples.ts';
import { turnPicture } from '../images/turn-picture.ts';
import { placeOnPage } from './place-on-page.ts';

const A4 = { width: 595.28, height: 841.89 };
/** Below each other, each at its place from the left. */
const LABELS = [
  [60, 120, 'FLIGHT KE 081 KOREAN AIR'],
  [60, 180, 'SEOUL ICN 04 MAR 2027 10:00'],
  [60, 240, 'NEW YORK JFK 04 MAR 2027 10:20'],
  [60, 300, 'SEAT 34A'],
] as const;
const SHEET = { width: 800, height: 400 };

async function findBoxes(bytes: Uint8Array): Promise<ReadonlyMap<string, PageBox>> {
  const { flights } = await readTicket({ bytes, today: TODAY });
  expect(flights.legs).toMatchObject([{ flightNumber: 'KE81', from: 'ICN', to: 'JFK' }]);
  return new Map(flights.evidence.flatMap(({ field, box }) => (box ? [[field, box]] : [])));
}

/** True where the point, in shares of the page, lies in the box and the box is no larger than a word or two. */
function marks(box: PageBox | undefined, x: number, y: number): boolean {
  if (!box) return false;
  const { left, top, width, height } = box;
  const isInside = x >= left && x <= left + width && y >= top && y <= top + height;
  return isInside && width * height < 0.03;
}

function print(page: PDFKit.PDFDocument): void {
  for (const [index, [, , text]] of LABELS.entries()) {
    page.text(text, 100, 200 + index * 30, { lineBreak: false });
  }
}

function drawSheet() {
  return drawLabels(SHEET.width, SHEET.height, LABELS);
}

describe('the box of a value', () => {
  it('is around its words in the text of a PDF', async () => {
    let endOfTime = 0;
    const pdf = await makePdf((page) => {
      page.addPage().fontSize(12);
      endOfTime = 100 + page.widthOfString(LABELS[1][2]);
      print(page);
    });
    const boxes = await findBoxes(pdf);
    expect(boxes.get('departureTime')).toMatchObject({ page: 2 });
    expect(marks(boxes.get('departureTime'), (endOfTime - 10) / A4.width, 236 / A4.height)).toBe(
      true,
    );
    expect(marks(boxes.get('flightNumber'), 160 / A4.width, 206 / A4.height)).toBe(true);
    expect(marks(boxes.get('seat'), 145 / A4.width, 296 / A4.height)).toBe(true);
  });

  it('is where the text stands on a page that is turned', async () => {
    let endOfTime = 0;
    const pdf = await makePdf((page) => {
      page.rotate(90, { origin: [300, 300] }).fontSize(12);
      endOfTime = 100 + page.widthOfString(LABELS[1][2]);
      print(page);
    });
    const boxes = await findBoxes(pdf);
    // A quarter turn clockwise about (300, 300) brings (x, y) to (600 - y, x).
    expect(marks(boxes.get('departureTime'), 364 / A4.width, (endOfTime - 10) / A4.height)).toBe(
      true,
    );
  });

  it('is around its words in a picture', async () => {
    const boxes = await findBoxes(toPng(await drawSheet()));
    expect(marks(boxes.get('departureTime'), 395 / 800, 172 / 400)).toBe(true);
    expect(marks(boxes.get('seat'), 150 / 800, 292 / 400)).toBe(true);
  });

  it('is in the picture as it was taken, not as it was straightened', async () => {
    const boxes = await findBoxes(toPng(await turnPicture(await drawSheet(), 90)));
    expect(marks(boxes.get('departureTime'), 1 - 172 / 400, 395 / 800)).toBe(true);
  });

  it('is in the picture as it is shown, turned as its camera says', async () => {
    const lying = await turnPicture(await drawSheet(), -90);
    // 6: the viewer turns the picture clockwise by a quarter.
    const boxes = await findBoxes(withOrientation(toJpeg(lying), 6));
    expect(marks(boxes.get('departureTime'), 395 / 800, 172 / 400)).toBe(true);
  });

  it('is on a page of a PDF that is a picture', async () => {
    const scan = Buffer.from(toPng(await drawSheet()));
    const pdf = await makePdf((page) => page.image(scan, 50, 100, { width: 400 }));
    const boxes = await findBoxes(pdf);
    const [x, y] = [50 + 395 / 2, 100 + 172 / 2];
    expect(marks(boxes.get('departureTime'), x / A4.width, y / A4.height)).toBe(true);
  });

  it('is missing where there are no pages', async () => {
    const bytes = new TextEncoder().encode(ITINERARY);
    const { flights } = await readTicket({ bytes, today: TODAY });
    expect(flights.evidence.length).toBeGreaterThan(10);
    expect(flights.evidence.filter(({ box }) => box)).toEqual([]);
  });
});

describe('print that was recognised', () => {
  const TEXT = 'PNR: QX7R2M\nFlight AF 22  CDG - JFK  15OCT25 08:30 10:40';

  function findDoubts(isRecognised: boolean, words: readonly string[]): string[] {
    const box = { left: 0, top: 0, width: 0.1, height: 0.1 };
    const place = (text: string) => ({ text, box });
    const [recordLocator = '', flight = ''] = TEXT.split('\n');
    const document = makeDocument(TEXT, {
      kind: 'pdf',
      printed: [
        { text: recordLocator, words: recordLocator.split(' ').map(place), page: 1, isRecognised },
        { text: flight, words: words.map(place), page: 1, isRecognised },
      ],
    });
    const { parsed } = placeOnPage({ document, parsed: parseSegments(document) });
    const fields = Object.entries({ ...parsed.segments[0], pnr: parsed.facts.pnr });
    return fields.flatMap(([field, found]) =>
      found && 'foundBy' in found && found.foundBy === 'inferred' ? [field] : [],
    );
  }
  const asPrinted = ['Flight', 'AF', '22', 'CDG', '-', 'JFK', '15OCT25', '08:30', '10:40'];
  const asRead = asPrinted.with(6, '150CT25');

  it('is to be checked where it was mended, and its record locator always', () => {
    expect(findDoubts(true, asRead)).toEqual(['departureDate', 'pnr']);
    expect(findDoubts(true, asPrinted)).toEqual(['pnr']);
  });

  it('is not where the text was in the document', () => {
    expect(findDoubts(false, asPrinted)).toEqual([]);
  });
});
